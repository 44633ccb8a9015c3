"""Tables of prizes line by line: heads in any language, what is no prize, and what is written back."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tdapp.domain.prizes.plan import MOST_PRIZES, Prize, PrizeKind, PrizePlan
from tdapp.domain.words.errors import InputRefused, RuleViolation
from tdapp.services.prizes.table import money_of, read_prizes, write_prizes

BY = PrizeKind.PLACE


def prize(group: str, place: int, money: int, item: str = "", winner: int | None = None, kind: PrizeKind = BY) -> Prize:
    return Prize(group, place, Fraction(money), item, winner, kind)


@pytest.mark.parametrize(
    ("text", "prizes"),
    [
        ("Open,1,100", [prize("Open", 1, 100)]), ("Open;1.;100", [prize("Open", 1, 100)]),
        ("Open\t2\t50\tbook", [prize("Open", 2, 50, "book")]), ("\ufeff\n\n,1,100\n\n", [prize("", 1, 100)]),
        ("place,amount\n1,100\n2,50", [prize("", 1, 100), prize("", 2, 50)]),
        ("Betrag;Platz\n100;1", [prize("", 1, 100)]), ("MONTO;Lugar", None),
        ("amount,place,player\n5,,3", [prize("", 0, 5, "", 3, PrizeKind.NAMED)]),
        ("amount,place,player,kind\n5,1,3,place", [prize("", 1, 5, "", 3)]),
        ("group,amount,kind\nA,5,place\nB,4,place\nA,3,PLACE", [prize("A", 1, 5), prize("B", 1, 4), prize("A", 2, 3)]),
        ("group,amount,kind\nBest game,5,special", [prize("Best game", 0, 5, "", None, PrizeKind.NAMED)]),
        ("group,amount,kind\nClubs,5,club", [prize("Clubs", 1, 5, kind=PrizeKind.CLUB)]),
        ("'=A,1,5,'+x", [prize("=A", 1, 5, "+x")]), ("'A,1,5", [prize("'A", 1, 5)]),
        ("place,place,amount\n1,2,5", [prize("", 1, 5)]),
    ],
)  # fmt: skip
def test_what_is_read(text: str, prizes: list[Prize] | None) -> None:
    if prizes is None:
        with pytest.raises(InputRefused):
            read_prizes(text)
    else:
        assert list(read_prizes(text)) == prizes


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("", [(1, "There are no prizes in it.")]), ("place,amount", [(1, "There are no prizes in it.")]),
        ("A,x,5", [(1, "“x” is not a place.")]), ("A,123456,5", [(1, "“123456” is not a place.")]),
        ("A,1,5,,y", [(1, "“y” is not a player.")]), ("A,0,5", [(1, "A prize has a place")]),
        ("A,,5", [(1, "A prize has a place")]), ("A,1,abc", [(1, "abc")]), ("A,1,5,,,odd", [(1, "“odd” is no kind")]),
        ("A,1,5\n\nB,x,5\nC,y,5", [(3, "“x” is not a place."), (4, "“y” is not a place.")]),
    ],
)  # fmt: skip
def test_what_is_none_is_said_line_by_line(text: str, faults: list[tuple[int, str]]) -> None:
    with pytest.raises(InputRefused) as refused:
        read_prizes(text)
    found = [(one.line, one.text) for one in refused.value.faults]
    assert [line for line, _ in found] == [line for line, _ in faults]
    assert all(words in text for (_, text), (_, words) in zip(found, faults, strict=True))


def test_as_many_prizes_as_there_may_be() -> None:
    lines = [f"A,{number},1" for number in range(1, MOST_PRIZES + 2)]
    assert len(read_prizes("\n".join(lines[:-1]))) == MOST_PRIZES
    with pytest.raises(InputRefused) as refused:
        read_prizes("\n".join(lines))
    (fault,) = refused.value.faults
    assert (fault.line, fault.column) == (1, 1)
    assert f"more than {MOST_PRIZES} prizes" in fault.text


def test_what_is_written_is_read_again() -> None:
    plan = PrizePlan((
        prize("=cmd", 1, 100), Prize("", 2, Fraction(5, 2), "@book\tshop", 3), Prize("U18", 1, Fraction(1, 8)),
        prize("Best game", 0, 0, "a cup", 4, PrizeKind.NAMED), prize("Clubs", 1, 10, kind=PrizeKind.CLUB),
    ))  # fmt: skip
    text = write_prizes(plan)
    assert text.split("\r\n")[:4] == [
        "group,place,amount,item,player,kind", "'=cmd,1,100,,,place", ",2,2.5,'@book shop,3,place",
        "U18,1,0.125,,,place",
    ]  # fmt: skip
    assert text.endswith("\r\n")
    again = read_prizes(text)
    assert [one.money for one in again] == [one.money for one in plan.prizes]
    assert [(one.group, one.place, one.winner, one.kind) for one in again] == [
        (one.group, one.place, one.winner, one.kind) for one in plan.prizes
    ]
    assert write_prizes(plan, ";").startswith("group;place")


@pytest.mark.parametrize(
    ("text", "money"),
    [("100", "100"), (" € 20 ", "20"), ("$5.50", "11/2"), ("£7", "7"), ("\u00a03 €", "3"), ("x", None)],
)
def test_amounts_as_typed(text: str, money: str | None) -> None:
    if money is None:
        with pytest.raises(RuleViolation):
            money_of(text)
    else:
        assert money_of(text) == Fraction(money)
