"""Who is shown by initials, what initials are, what address is taken."""

from __future__ import annotations

import datetime as dt

import pytest

from tdapp.domain.section.player import Player
from tdapp.domain.section.publishing import Publishing, checked_publishing, initials, is_minor
from tdapp.domain.words.errors import RuleViolation

DAY = dt.date(2026, 7, 3)


@pytest.mark.parametrize(
    ("birth", "hidden"),
    [
        ("2012-07-03", False),  # fourteen on this very day
        ("2012-07-04", True),
        ("2012", True),  # the birthday may still come
        ("2011", False),
        ("2020-02-29", True),
        ("1970", False),
        ("", False),  # nobody knows: not assumed, but said
        ("later", False),
    ],
)
def test_who_may_be_younger_on_the_day_is_a_minor(birth: str, hidden: bool) -> None:
    assert is_minor(Player(1, "A", birth=birth), 14, DAY) is hidden
    assert not is_minor(Player(1, "A", birth=birth), 0, DAY)


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Kővári, Łukasz Jan", "K., Ł. J."),
        ("van der Berg, Jean-Pierre", "v. d. B., J.-P."),
        ("Ильин", "И."),
        ("王小明", "王."),
        ("Müller, A.", "M., A."),
        ("O'Connor, Bo", "O., B."),
        ("", "?"),
    ],
)
def test_initials_tell_no_name(name: str, short: str) -> None:
    assert initials(name) == short


@pytest.mark.parametrize(
    "address", ["", "https://example.org", "http://192.168.0.5:8710/live?a=1#b", "https://münchen.de/x"]
)
def test_addresses_that_are_taken(address: str) -> None:
    assert checked_publishing(Publishing(f" {address} ")).address == address


@pytest.mark.parametrize(
    "address",
    ["example.org", "ftp://example.org", "https://a b", 'https://a/"x', "javascript:alert(1)", "https://" + "a" * 200],
)
def test_addresses_that_are_refused(address: str) -> None:
    with pytest.raises(RuleViolation):
        checked_publishing(Publishing(address))


@pytest.mark.parametrize("age", [-1, 22])
def test_ages_end(age: int) -> None:
    with pytest.raises(RuleViolation):
        checked_publishing(Publishing(initials_under=age))
