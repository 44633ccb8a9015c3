"""What the arbiter has said about norms of a section: the questions that no game answers (B.01, 1.1 and 1.4)."""

from __future__ import annotations

from enum import Enum

from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr

EXEMPTIONS = ("", "a", "b", "c", "d")
"""The letters of 1.4.3; empty: no exemption."""
LEAST_GAMES = (7, 8, 9)  # 1.4.1 a and b


class PairedBy(Enum):
    """How the rounds were paired, which FIDE's form IT3 asks for; of rounds of a file only the arbiter knows."""

    UNKNOWN = ""
    COMPUTER = "computer"
    HAND = "hand"


@dataclass(frozen=True, slots=True)
class NormAnswers:
    """None: nobody has answered; then what the section itself tells counts, or the question stays open.

    ``watched``: norms are looked after in this section, the window shows their page. ``average``: what opponents not
    known yet are expected to be rated (None: as those so far). ``paired``: where the rounds do not say it. Other fields
    as those of ``check.NormFacts``.
    """

    watched: bool = False
    registered: bool | None = None
    format_valid: bool | None = None
    one_round_a_day: bool | None = None
    exempt: str | None = None
    least_games: int = 9
    average: int | None = None
    paired: PairedBy = PairedBy.UNKNOWN

    @property
    def given(self) -> dict[str, bool | str | int]:
        """The answers by the fields of ``NormFacts``; those that nobody gave are not in it."""
        asked = ("registered", "format_valid", "one_round_a_day", "exempt", "least_games")
        return {name: value for name in asked if (value := getattr(self, name)) is not None}


def checked_answers(answers: NormAnswers) -> NormAnswers:
    """The answers; RuleViolation for one that the regulations do not know."""
    if answers.exempt not in (None, *EXEMPTIONS):
        raise RuleViolation(tr("There is no exemption “{letter}” in 1.4.3.").format(letter=answers.exempt[:10]))
    if answers.least_games not in LEAST_GAMES:
        raise RuleViolation(tr("A norm needs 9 games, in the events of 1.4.1 b 8 or 7."))
    if answers.average is not None and not 1000 <= answers.average <= 3000:
        raise RuleViolation(tr("The expected average is a rating from 1000 to 3000."))
    return answers
