"""One text says the parameters of a system; what it does not say is as usual."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

import pytest

from tdapp.domain.systems.parameters import Parameters, parameters_of, parameters_text
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass


class Way(Enum):
    PASS = "pass"
    CYCLE = "cycle"


@dataclass(frozen=True, slots=True)
class Club(Parameters):
    """A club's own."""

    ratio: Fraction = Fraction(3)
    top: int | None = None
    odd_bye: Fraction = Fraction(1, 2)
    way: Way = Way.PASS
    by_hand: bool = False
    ways: tuple[Way, ...] = (Way.PASS,)

    def check(self) -> None:
        if self.ratio < 1:
            raise RuleViolation("The ratio is at least 1.")


@pytest.mark.parametrize(
    ("text", "club"),
    [
        ("", Club()),
        ("ratio=4", Club(ratio=Fraction(4))),
        (" odd-bye = 1/3 , way=cycle,by-hand", Club(odd_bye=Fraction(1, 3), way=Way.CYCLE, by_hand=True)),
        ("ratio=2.5,top=40,by-hand=yes", Club(ratio=Fraction(5, 2), top=40, by_hand=True)),
        ("ways=cycle+pass", Club(ways=(Way.CYCLE, Way.PASS))),
        ("ways=", Club(ways=())),
        ("ratio=3", Club()),
    ],
)
def test_a_text_is_read_and_written_again(text: str, club: Club) -> None:
    assert parameters_of(Club, text) == club
    assert parameters_of(Club, parameters_text(club)) == club


def test_what_is_as_usual_is_not_written() -> None:
    assert parameters_text(Club()) == ""
    assert parameters_text(Club(odd_bye=Fraction(1, 3), ratio=Fraction(4))) == "ratio=4,odd-bye=1/3"
    assert parameters_text(Club(ways=())) == "ways="


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("share=1", "“share” is no parameter of this system; there are ratio, top, odd-bye, way, by-hand, ways."),
        ("ratio=1/0", "“1/0” cannot be read as the parameter “ratio”."),
        ("ratio=1e9", "“1e9” cannot be read as the parameter “ratio”."),
        ("way=twice", "“twice” cannot be read as the parameter “way”; there are pass, cycle."),
        ("by-hand=perhaps", "“perhaps” cannot be read as the parameter “by-hand”; there are yes, no."),
        ("top=-1", "“-1” cannot be read as the parameter “top”."),
        ("top=1,top=1", "The parameter “top” is given twice."),
        ("ratio=1/2", "The ratio is at least 1."),
    ],
)
def test_what_is_none_is_refused_by_its_name(text: str, words: str) -> None:
    with pytest.raises(RuleViolation) as refused:
        parameters_of(Club, text)
    assert str(refused.value) == words
