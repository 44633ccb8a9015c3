"""Why a step is not possible now: what services/*/possible.py answers and what a handler refuses with."""

from __future__ import annotations

from tdapp.domain.rules.players import WordedRule
from tdapp.domain.words.checks import Level


def _now(rule_id: str, text: str, article: str = "") -> WordedRule:
    return WordedRule(rule_id, Level.REFUSE, text, article)


RULES: tuple[WordedRule, ...] = (
    # -- several arbiters ------------------------------------------------------------------------------------------
    _now("not-in-role", "This is not among what you were invited for ({role})."),
    _now("not-your-section", "This tournament is not among those you were invited for."),
    _now("not-your-board", "This board is not among yours."),
    _now("not-this-round", "Results are entered here in the round that is being played: others at a desk."),
    _now("not-confirmed-here", "This is confirmed by the chief arbiter or a deputy: it is done at a desk."),
    _now("sent-by-another", "This step was sent by somebody else."),
    _now("verified-by-another", "You entered this result: the second pass is done by another person here."),
    # -- the section -----------------------------------------------------------------------------------------------
    _now("closed", "The tournament is closed: open it again before anything is changed."),
    _now("closed-already", "The tournament is closed already."),
    _now("not-closed", "The tournament is open."),
    _now("not-ready-to-close", "{missing} The tournament cannot be closed yet.", "Q169"),
    _now("fide-mode-left", "The tournament has left FIDE mode already.", "Q43-46"),
    _now(
        "system-stands",
        "Round 1 is paired by the {system}: only rounds of a file that were paired by other rules than are known here "
        "leave a choice.",
        "Q89-93",
    ),
    _now("system-not-begun", "No round is paired yet: choose the system in the regulations."),
    _now(
        "system-needs-exit",
        "The {system} is none of FIDE's and pairs no round in FIDE mode: let the tournament leave FIDE mode first.",
        "Q43-46",
    ),
    _now("no-trial-ladder", "There is no trial ladder that could become the official one."),
    _now(
        "ladder-not-for-round-robin",
        "In a round robin these criteria separate nobody and cannot be official in FIDE mode: {rungs}.",
        "C.07, 8; Q105",
    ),
    _now(
        "lots-announced",
        "The lots were announced with the seed {seed}: in FIDE mode they stay in the ladder, with that seed.",
        "Q206",
    ),
    _now("one-lot", "A ladder has one drawing of lots: name one seed.", "Q206"),
    _now(
        "last-round-stands",
        "Round {round} is paired as the last one, or would become it: in FIDE mode the number of rounds changes only "
        "before that, or once it is unpaired.",
        "Q57-60; C.04.3, 2.3",
    ),
    _now("colour-known", "Round 1 shows the initial colour: it was {colour}.", "C.04.3, 5.2.5"),
    _now(
        "no-bye",
        "By hand a player gets the pairing-allocated bye (in a round robin: is free), a bye asked for, or is absent.",
        "Q66",
    ),
    _now("one-section", "The event has one section only."),
    _now("only-swiss", "Only a Swiss can be accelerated.", "C.04.7"),
    _now(
        "baku-points",
        "Baku acceleration needs a point system where a win is worth two draws and a loss nothing (C.04.7).",
        "C.04.7",
    ),
    # -- players ---------------------------------------------------------------------------------------------------
    _now("no-players", "There are no players yet."),
    _now("late-knockout", "A knock-out that has begun takes no late entries."),
    _now("late-round-robin", "A round robin that has begun takes no late entries."),
    _now("left-already", "{name} has left already."),
    _now("not-left", "{name} has not left."),
    _now("left-take-back", "{name} has left; take the player back first."),
    _now("all-rounds-paired", "All rounds are paired."),
    _now("ratings-stand", "Round 1 is paired: the tournament ratings are changed player by player only."),
    _now("numbers-by-rating", "The numbers of a Swiss follow the ratings; only a round robin's are given or drawn."),
    _now("numbers-in-order", "The pairing numbers are in order already."),
    # -- pairing ---------------------------------------------------------------------------------------------------
    _now("paired-since", "Round {last_paired} is paired: round {number} cannot be paired again."),
    _now("published-since", "The pairings of round {number} are published: withdraw or unpair them first."),
    _now("not-yet", "Round {number} cannot be paired before round {before}."),
    _now("by-hand-open", "Round {round} is being paired by hand: finish that first."),
    _now("by-hand-already", "Round {round} is being paired by hand already."),
    _now("not-by-hand", "Round {number} is not being paired by hand: start that first."),
    _now("before-draft", "Round {before} is still a draft: publish and play it first."),
    _now("before-open", "Round {before} has no result at board {missing}: enter them, or record them as adjourned."),
    _now("game-open", "Round {before} is not complete: {missing}. Enter the results, or record them as adjourned."),
    _now("before-left-over", "Round {before} does not say what became of {count} players."),
    _now(
        "system-not-paired",
        "This section is paired by the {system} (record 192), which tdapp does not pair: pair the round by hand.",
        "C.04.2",
    ),
    _now("too-few-players", "Fewer than two players are to be paired."),
    _now("beyond-table", "The table of this round robin has {rounds} rounds: round {number} is not on it."),
    _now(
        "game-follows",
        "Round {number} is the second game of its matches: the pairs of the first one with the colours reversed.",
        "C.04.5, 4.4",
    ),
    _now("colour-not-drawn", "Draw the initial colour first.", "C.04.3, 5.2.5"),
    # -- all sections at once --------------------------------------------------------------------------------------
    _now("numbered-in-round-1", "Round 1 is paired: numbers change in the section itself."),
    _now("no-colour-to-draw", "There is no colour to draw."),
    _now("missing-undecided", "Not seen at the check-in: {count}. Decide in the section who plays."),
    _now("undecided", "{remark} Decide in the section itself."),
    _now("nothing-paired", "No round is paired yet."),
    # -- the life of a round ---------------------------------------------------------------------------------------
    _now("not-paired", "Round {number} is not paired."),
    _now("published-already", "The pairings of round {round} are published already."),
    _now("not-complete", "{problems} Round {round} cannot be published."),
    _now("session-not-complete", "{problems} The pairing is not complete."),
    _now("not-published", "Round {round} is not published."),
    _now("has-results", "Round {round} has results: unpair it, which keeps them for undo."),
    _now("round-stands", "Round {last_paired} is paired: round {number} stands as it is."),
    _now("all-results-in", "Every game of round {round} has a result."),
    _now("no-chess960", "Positions are drawn only in Chess960: see the pairing rules.", "Q222"),
    _now("position-stands", "Round {number} has results: its position stands.", "Q222"),
    # -- results ---------------------------------------------------------------------------------------------------
    _now("round-locked", "Round {last_paired} is paired and round {number} is locked: correct the result instead."),
    _now("draft", "Publish the pairings of round {number} first."),
    _now("board-open", "Board {number} has no result."),
    _now("board-verified", "Board {number} is verified already."),
    _now("result-stands", "Board {number} has {result} already."),
    _now("board-decided", "Board {number} has a result already: clear it first."),
    _now("not-adjourned", "Board {number} of round {round} is not adjourned: correct its result."),
    _now("no-game", "{player} has no game in round {round}."),
    _now("forfeit-in-draft", "Round {round} is a draft: publish it first, or pair again without the player."),
    _now("nobody-free", "Everybody else has a game."),
)
"""Each is said by one function and refused by the handler with the same id."""

_BY_ID = {rule.id: rule for rule in RULES}


def rule(rule_id: str) -> WordedRule:
    """The rule with this id; KeyError when there is none."""
    return _BY_ID[rule_id]
