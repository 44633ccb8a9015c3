"""The rules about rounds, pairings and results, each with its level, text and article (see player_rules)."""

from __future__ import annotations

from tdapp.domain.rules.players import WordedRule
from tdapp.domain.words.checks import Level

RULES: tuple[WordedRule, ...] = (
    # -- results ---------------------------------------------------------------------------------------------------
    WordedRule(
        "result-overwritten",
        Level.ACKNOWLEDGE,
        "Board {board} has {old} already; {new} would replace it.",
        "Q180-186",
    ),
    WordedRule(
        "missing-adjourned",
        Level.ACKNOWLEDGE,
        "Round {round}, games without a result: {count}. Each is recorded as adjourned and counts as a draw when the "
        "next round is paired.",
        "Q157-162",
    ),
    WordedRule(
        "adjourned-not-drawn",
        Level.CONFIRM,
        "Board {board} of round {round} counted as a draw when the next round was paired; {new} changes those scores.",
        "Q163-166",
        pibe=True,
    ),
    WordedRule(
        "earlier-round-corrected",
        Level.CONFIRM,
        "Round {round} is over: board {board} changes from {old} to {new}. Pairings made since stay as they are.",
        "Q189-193",
        pibe=True,
    ),
    WordedRule(
        "rating-only-correction",
        Level.CONFIRM,
        "Board {board} of round {round} changes from {old} to {new} for the rating report only; standings and pairings "
        "keep {old}.",
        "Q189-193",
        pibe=True,
    ),
    WordedRule(
        "round-too-old",
        Level.REFUSE,
        "Round {round} is older than the last two rounds: in FIDE mode its results change for the rating report only.",
        "Q189-193",
    ),
    WordedRule(
        "draft-made-before",
        Level.ACKNOWLEDGE,
        "Round {round} is paired with the old result, and is still a draft: pair it again after the correction.",
        "Q189-193",
    ),
    # -- rounds that another program paired -------------------------------------------------------------------------
    WordedRule(
        "imported-round",
        Level.CONFIRM,
        "Round {round} of the file breaks a rule of pairing ({article}): {what}.",
        "Q47-56",
        pibe=True,
    ),
    WordedRule(
        "imported-system",
        Level.CONFIRM,
        "The rounds of the file are paired by rules that this program does not know (record 192: {code}): they are not "
        "judged by them. To pair further rounds here, choose a system on the Event page.",
        "C.04.2",
        pibe=True,
    ),
    WordedRule(
        "imported-edition",
        Level.CONFIRM,
        "The file says the Dutch system without a year (record 192), and the event began before 1 February 2026: its "
        "rounds are judged by the rules of 2017. Further rounds are paired by those of 2026, unless the Event page is "
        "told to go on by those of 2017.",
        "C.04.3",
        pibe=True,
    ),
    # -- the rules of pairing, announced before round 1 ------------------------------------------------------------
    WordedRule(
        "prohibitions-locked",
        Level.REFUSE,
        "Round 1 is paired: prohibited pairings can no longer be changed.",
        "Q194-196",
    ),
    WordedRule(
        "prohibitions-changed",
        Level.CONFIRM,
        "Round 1 is paired, and the announced prohibited pairings change. It is noted in the tournament report.",
        "Q194-196",
        pibe=True,
    ),
    WordedRule(
        "wishes-in-fide-mode",
        Level.REFUSE,
        "In FIDE mode a pairing is prohibited or it is not: protections that yield need the tournament to leave it.",
        "Q194-196",
    ),
    WordedRule(
        "acceleration-locked",
        Level.REFUSE,
        "Round 1 is paired: the acceleration can no longer be added, changed or removed.",
        "C.04.7; Q106-111",
    ),
    WordedRule(
        "chess960-redrawn",
        Level.CONFIRM,
        "Round {round} has the position {before} already; the pairings are published, players may have seen it.",
        "Q222",
    ),
    # -- pairing ---------------------------------------------------------------------------------------------------
    WordedRule(
        "adjourned-while-pairing",
        Level.ACKNOWLEDGE,
        "Adjourned games still open: {count}. Each counts as a draw in this pairing.",
        "Q157-162",
    ),
    WordedRule(
        "paired-absent",
        Level.CONFIRM,
        "Marked as absent, and all the same in the pairing of round {round}: {names}.",
        "C.04.2, 3.6",
    ),
    WordedRule(
        "paired-unseen",
        Level.ACKNOWLEDGE,
        "Not seen at the check-in, and all the same in the pairing of round {round}: {names}.",
        "C.04.2, 3.6",
    ),
    WordedRule(
        "published-withdrawn",
        Level.CONFIRM,
        "The pairings of round {round} were published; players may have seen them.",
        "C.04.2, 3.6",
        pibe=True,
        noted="The published pairings of round {round} were withdrawn.",
    ),
    WordedRule(
        "results-unpaired",
        Level.CONFIRM,
        "Round {round} has {count} results; they go with the pairing. Undo brings them back.",
        "Q112-115",
        pibe=True,
        noted="Round {round} was unpaired, and its results ({count}) were withdrawn.",
    ),
    WordedRule(
        "absent-forfeit",
        Level.ACKNOWLEDGE,
        "{name} loses by forfeit; {opponent} wins without playing.",
        "C.04.2, 4",
    ),
    WordedRule(
        "published-changed",
        Level.CONFIRM,
        "The pairings of round {round} are published, and board {board} changes: {name} goes.",
        "C.04.2, 3.6",
        pibe=True,
    ),
    # -- going back in the history ---------------------------------------------------------------------------------
    WordedRule(
        "published-back",
        Level.CONFIRM,
        "The pairings of round {round} are published, and these boards change back: {boards}.",
        "C.04.2, 3.6",
    ),
    WordedRule("changed-meanwhile", Level.CONFIRM, "Since you looked, {name} has changed the same: {changes}."),
    WordedRule("closing-taken-back", Level.CONFIRM, "The tournament was closed; its standings were final.", "Q164-169"),
    WordedRule(
        "announced-back",
        Level.TWO_STEPS,
        "Round 1 is paired, and {name} changes back from {before} to {after}; places can change.",
        "Q57-60, Q200-202",
    ),
    WordedRule(
        "prohibitions-back",
        Level.CONFIRM,
        "Round 1 is paired, and the announced prohibited pairings change back.",
        "Q194-196",
    ),
    WordedRule("lots-taken-back", Level.CONFIRM, "The lots were announced with the seed {seed}.", "Q206"),
    # -- pairing by hand -------------------------------------------------------------------------------------------
    WordedRule(
        "manual-pairing",
        Level.CONFIRM,
        "Round {round} is paired by hand. The difference from the engine's pairing is kept and noted in the tournament "
        "report.",
        "Q64-69",
        pibe=True,
    ),
    WordedRule("rematch", Level.CONFIRM, "{first} and {second} have met in round {met}.", "C.04.1, 2; Q66", pibe=True),
    WordedRule(
        "prohibited-pair",
        Level.CONFIRM,
        "{first} and {second} are not to meet: the pairing was prohibited.",
        "C.04.2; Q66",
        pibe=True,
    ),
    WordedRule(
        "ineligible-bye",
        Level.CONFIRM,
        "{name} cannot get the bye: it was had, or a round was won without playing, in round {round}.",
        "C.04.1, 4; Q66",
        pibe=True,
    ),
    WordedRule(
        "third-colour",
        Level.CONFIRM,
        "{name} would have {colour} for the third time running.",
        "C.04.1, 7; Q66",
        pibe=True,
    ),
    WordedRule(
        "colour-difference",
        Level.CONFIRM,
        "{name} would have a colour difference of {difference}.",
        "C.04.1, 6; Q66",
        pibe=True,
    ),
    WordedRule(
        "both-opposite-colours",
        Level.ACKNOWLEDGE,
        "{first} and {second} both get the opposite of the colour they are due.",
        "C.04.3, 5.2; Q66",
    ),
    WordedRule(
        "differs-from-engine",
        Level.CONFIRM,
        "The pairing by hand differs from that of {engine} in {count} places.",
        "Q67-69",
        pibe=True,
    ),
    WordedRule(
        "cycle-stuck",
        Level.CONFIRM,
        "After this round the pairs left cannot all be played until round {rounds}, the last one of the cycle.",
        "C.05; Q101",
        pibe=True,
    ),
    WordedRule(
        "not-compared",
        Level.CONFIRM,
        "Round {round} was paired by hand and is not compared with an engine's pairing: {why}.",
        "Q67-69",
        pibe=True,
    ),
    # -- the life of a section -------------------------------------------------------------------------------------
    WordedRule(
        "leave-fide-mode",
        Level.TWO_STEPS,
        "The tournament leaves FIDE mode for good: it cannot be entered again and undo does not bring it back; every "
        "screen and page says so from now on, and the tournament report notes it.",
        "Q43-46",
        pibe=True,
    ),
)

_BY_ID = {rule.id: rule for rule in RULES}


def rule(rule_id: str) -> WordedRule:
    """The rule with this id; KeyError when there is none."""
    return _BY_ID[rule_id]
