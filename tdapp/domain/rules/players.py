"""The rules about events, players and their numbers, each with its level, text and article.

An id never changes; nobody can switch a rule off (Q218-221). Texts have named placeholders.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from tdapp.domain.words.checks import Level, Rule, Warning
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import SOURCE_LANGUAGE, language, tr

_IS_NOTED = re.compile(r" (It|This|The change) is noted in the tournament report\.$")
"""What the question announces and the report need not say of itself."""


@dataclass(frozen=True, slots=True)
class WordedRule:
    """A rule and its sentence.

    ``level`` None: a line in the panel before pairing, below FIDE's levels. ``pibe``: an event that may break the
    integrity of the pairings; it leaves a ``###`` comment in the tournament report and has a restore point before it
    (Q112-115). ``noted``: what stands there once it is done, in English, where the question does not say it.
    """

    id: str
    level: Level | None
    text: str
    article: str = ""
    pibe: bool = False
    noted: str = ""

    def words(self, **facts: object) -> str:
        """The sentence for a case; a fact that is itself said in words is a function that gives them."""
        return self._filled(tr(self.text), facts)

    def warn(self, **facts: object) -> Warning:
        """The rule applied to a case; only for rules that have one of FIDE's levels."""
        assert self.level is not None, self.id
        with language(SOURCE_LANGUAGE):
            english = self._filled(self.noted or _IS_NOTED.sub("", self.text), facts)
        return Rule(self.id, self.level, self.article).warn(self.words(**facts), english)

    def _filled(self, text: str, facts: Mapping[str, object]) -> str:
        return text.format(**{name: fact() if callable(fact) else fact for name, fact in facts.items()})


RULES: tuple[WordedRule, ...] = (
    # -- the regulations -------------------------------------------------------------------------------------------
    WordedRule(
        "points-order",
        Level.REFUSE,
        "A win must be worth more than a draw or as much, and a draw more than a loss or as much.",
        "Q72",
    ),
    WordedRule(
        "points-two-draws", Level.REFUSE, "Two draws may not be worth more than a win and a loss together.", "Q74"
    ),
    WordedRule("bye-above-win", Level.REFUSE, "A bye may not be worth more than a win.", "Q81"),
    WordedRule(
        "bye-value-standard",
        Level.REFUSE,
        "When a win counts 1, a draw ½ and a loss 0, the pairing-allocated bye is worth 1, ½ or 0.",
        "Q83",
    ),
    WordedRule(
        "points-locked",
        Level.REFUSE,
        "Round 1 is paired: the points and the value of the bye can no longer be changed.",
        "Q70-88",
    ),
    WordedRule(
        "system-locked", Level.REFUSE, "Round 1 is paired: the pairing system can no longer be changed.", "Q89-93"
    ),
    WordedRule(
        "system-changed",
        Level.CONFIRM,
        "The rounds that are paired are those of the {before}; from round {number} on the section is paired by the "
        "{after}. Which rounds are whose is noted in the tournament report, and only the later ones are judged.",
        "Q89-93",
        pibe=True,
    ),
    WordedRule(
        "edition-chosen",
        Level.CONFIRM,
        "Nobody has said by which rules the rounds are paired: all of them, and those from round {number} on, are "
        "paired and judged by the {after}. This is noted in the tournament report.",
        "Q89-93",
        pibe=True,
    ),
    WordedRule(
        "system-not-approved",
        Level.CONFIRM,
        "The {system} is a system of FIDE for which no program is approved: declare it with the Qualification "
        "Commission before the tournament (C.04.2, 1).",
        "C.04.2, 1",
        pibe=True,
    ),
    WordedRule(
        "system-outside-fide",
        Level.CONFIRM,
        "The {system} is none of FIDE's: the tournament leaves FIDE mode for good, every screen and page says so, and "
        "the tournament report notes it.",
        "Q43-46",
        pibe=True,
    ),
    WordedRule(
        "initial-colour-locked",
        Level.REFUSE,
        "Round 1 is paired: the initial colour can no longer be changed.",
        "C.04.3, 5.2.5",
    ),
    WordedRule(
        "rounds-below-paired",
        Level.REFUSE,
        "Round {paired} is paired already: there cannot be only {rounds} rounds.",
        "Q57-60",
    ),
    WordedRule(
        "rounds-changed",
        Level.TWO_STEPS,
        "The number of rounds was announced as {before} and becomes {after}; pairings made so far counted on the old "
        "number. The change is noted in the tournament report.",
        "Q57-60",
        pibe=True,
    ),
    WordedRule(
        "edition-changed",
        Level.TWO_STEPS,
        "The edition of the tie-break rules changes from {before} to {after}; places can change. The change is noted "
        "in the tournament report.",
        "Q200-202",
        pibe=True,
    ),
    WordedRule(
        "parameters-changed",
        Level.CONFIRM,
        "The announced parameters of the pairing system change from {before} to {after}; places can change. The change "
        "is noted in the tournament report.",
        "Q89-93",
        pibe=True,
    ),
    WordedRule(
        "unrated-rule-changed",
        Level.TWO_STEPS,
        "The announced rule for unrated players in tie-breaks changes from {before} to {after}; places can change. The "
        "change is noted in the tournament report.",
        "Q200-202, C.07 10",
        pibe=True,
    ),
    WordedRule(
        "bye-rules-changed",
        Level.CONFIRM,
        "Round 1 is paired, and the announced rules for half-point byes change: {before} becomes {after}.",
        "C.05, 6.7.4",
        pibe=True,
    ),
    # -- byes ------------------------------------------------------------------------------------------------------
    WordedRule(
        "half-bye-not-allowed", Level.REFUSE, "The regulations of this event allow no half-point byes.", "Q173-176"
    ),
    WordedRule(
        "half-bye-ineligible", Level.REFUSE, "{name} is marked as not eligible for half-point byes.", "Q175-176"
    ),
    WordedRule(
        "second-half-bye",
        Level.CONFIRM,
        "{name} would have {count} half-point byes; one is usual.",
        "C.05, 6.7.4; Q174",
    ),
    WordedRule(
        "half-bye-limit",
        Level.CONFIRM,
        "{name} would have {count} half-point byes; the regulations allow {limit}.",
        "C.05, 6.7.4",
    ),
    WordedRule(
        "half-bye-late",
        Level.CONFIRM,
        "{name}: the regulations allow half-point byes until round {until} only, not in round {round}.",
        "C.05, 6.7.4",
    ),
    WordedRule(
        "full-point-bye",
        Level.ACKNOWLEDGE,
        "{name} gets a full-point bye in round {round}; FIDE advises against them. It is noted in the tournament "
        "report.",
        "Q172, Q177-179",
        pibe=True,
    ),
    WordedRule(
        "bye-in-paired-round",
        Level.CONFIRM,
        "Round {round} is paired already; the kind of {name}'s bye there changes points of a round under way.",
        "Q189-193",
        pibe=True,
    ),
    WordedRule(
        "game-in-round",
        Level.REFUSE,
        "{name} has a game or the pairing-allocated bye in round {round}; change that on the Rounds page.",
    ),
    # -- players ---------------------------------------------------------------------------------------------------
    WordedRule(
        "player-in-use", Level.REFUSE, "{name} cannot be removed, results depend on it; withdraw the player instead."
    ),
    WordedRule(
        "player-prohibited", Level.REFUSE, "{name} is named in a prohibited pairing; take the player out of it first."
    ),
    WordedRule("section-not-empty", Level.REFUSE, "The section “{name}” still has players; move or remove them first."),
    WordedRule("last-section", Level.REFUSE, "An event needs at least one section."),
    WordedRule(
        "section-started", Level.REFUSE, "Round 1 of “{name}” is paired: players can no longer change sections."
    ),
    WordedRule(
        "expulsion",
        Level.CONFIRM,
        "{name} will be expelled: not paired any more and left out of the standings.",
        "Q197-198",
        pibe=True,
        noted="{name} was expelled: not paired any more and left out of the standings.",
    ),
    # -- pairing numbers -------------------------------------------------------------------------------------------
    WordedRule(
        "numbers-locked",
        Level.REFUSE,
        "Round 4 is paired: pairing numbers can no longer be changed.",
        "C.04.2, 2.4; Q147-155",
    ),
    WordedRule("numbers-locked-ko", Level.REFUSE, "Round 1 is paired: the seeds of a knock-out stand."),
    WordedRule("numbers-locked-rr", Level.REFUSE, "Round 1 is paired: the numbers of a round robin stand.", "Q94-96"),
    WordedRule(
        "exchange-unequal",
        Level.REFUSE,
        "Only players of equal rating may exchange their pairing numbers; {first} and {second} differ.",
        "Q149-152",
    ),
    WordedRule(
        "numbers-exchanged",
        Level.CONFIRM,
        "{first} and {second} exchange their pairing numbers. It is noted in the tournament report.",
        "Q112-115, Q149-152",
        pibe=True,
    ),
    WordedRule(
        "numbers-regenerated",
        Level.CONFIRM,
        "{count} players get another pairing number after round {round} was paired: sheets that are out with the old "
        "numbers (start list, pairings, crosstable) no longer agree. It is noted in the tournament report.",
        "C.04.2, 2.4; Q153-155",
        pibe=True,
    ),
    # -- what the check before pairing finds -----------------------------------------------------------------------
    WordedRule("same-fide-id", Level.CONFIRM, "{first} and {second} have the same FIDE number {id}."),
    WordedRule("same-national-id", Level.CONFIRM, "{first} and {second} have the same national number {id}."),
    WordedRule("same-name", Level.CONFIRM, "{first} and {second} have the same name and may be one person."),
    WordedRule("no-rating", None, "{name} has no rating."),
    WordedRule(
        "rating-not-by-method",
        None,
        "{name} has the tournament rating {rating}, but by the method {method} it is {other}.",
        "C.04.2, 2; TRF26, 172",
    ),
    WordedRule("no-federation", None, "{name} has no federation."),
    WordedRule("unknown-federation", None, "{name} has the federation {code}, which FIDE does not have."),
    WordedRule("no-birth", None, "{name} has no date or year of birth."),
    WordedRule("no-fide-id", None, "{name} has no FIDE number."),
    WordedRule("title-without-rating", Level.ACKNOWLEDGE, "{name} has the title {title} but no rating."),
    WordedRule("unpaid", None, "{name} owes {amount}."),
    WordedRule("not-checked-in", None, "{name} was not checked in."),
    WordedRule("marked-absent", Level.ACKNOWLEDGE, "{name} is marked as absent but has no bye in round {round}."),
    WordedRule(
        "round-robin-rounds",
        Level.ACKNOWLEDGE,
        "A round robin of {players} players has {needed} rounds, and {rounds} are announced.",
        "C.05; Q94-98",
    ),
    WordedRule(
        "knockout-rounds",
        Level.ACKNOWLEDGE,
        "A knock-out of {players} players has {needed} rounds, and {rounds} are announced.",
    ),
    WordedRule(
        "too-many-rounds",
        Level.ACKNOWLEDGE,
        "{players} players cannot be paired for {rounds} rounds without meeting twice.",
        "Q61-62",
    ),
    WordedRule(
        "too-few-opponents",
        Level.ACKNOWLEDGE,
        "{name} may meet only {possible} of the others, fewer than the {rounds} rounds: some are prohibited.",
        "Q61-62",
    ),
    WordedRule(
        "late-numbers",
        Level.ACKNOWLEDGE,
        "Came late and numbered after the last: {names}. By rating {count} players would get another number, which "
        "is possible until round 4 is paired.",
        "C.04.2, 2.4; Q156",
    ),
    WordedRule(
        "numbers-out-of-order", Level.ACKNOWLEDGE, "The pairing numbers do not follow the ratings.", "C.04.2, 2"
    ),
    WordedRule("no-initial-colour", None, "The initial colour has not been drawn yet.", "C.04.3, 5.2.5"),
)

_BY_ID = {rule.id: rule for rule in RULES}


def rule(rule_id: str) -> WordedRule:
    """The rule with this id; KeyError when there is none."""
    return _BY_ID[rule_id]
