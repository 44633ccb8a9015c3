"""How a value lies in columns, by the types of its fields: on small nouns of its own."""

from __future__ import annotations

import datetime as dt
from dataclasses import field
from enum import Enum
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest

from tdapp.domain.words.frozen import dataclass
from tdapp.storage.rows.stored import Stored, column_form, json_form


class Sort(Enum):
    """An Enum."""

    ONE = "one"
    TWO = "two"


@dataclass(frozen=True, slots=True)
class Mark:
    """A record."""

    name: str
    worth: Fraction = Fraction(1, 2)
    sort: Sort = Sort.ONE


@dataclass(frozen=True, slots=True)
class Rules:
    """A record whose fields are all as usual at first."""

    sort: Sort = Sort.TWO
    best: Mark | None = None
    marks: tuple[Mark, ...] = ()
    strict: bool = False


@dataclass(frozen=True, slots=True)
class Thing:
    """Every sort of field."""

    number: int
    name: str = ""
    there: bool = False
    maybe: bool | None = None
    size: int | None = None
    sort: Sort = Sort.ONE
    other: Sort | None = None
    worth: Fraction | None = None
    day: dt.date | None = None
    words: tuple[str, ...] = ()
    pairs: tuple[tuple[str, int], ...] = ()
    marks: tuple[Mark, ...] = ()
    rules: Rules = field(default_factory=Rules)
    plan: Rules | None = None
    ends: tuple[Fraction, Fraction] | None = None
    inside: Mark = Mark("inside")
    guests: tuple[int, ...] = ()


SPREAD = {"number": ("no",), "ends": ("first_end", "last_end"), "inside": ("in_name", "in_worth", "in_sort")}
THING = Stored(Thing, "thing", elsewhere=("guests",), spread=SPREAD)

USUAL: dict[str, Any] = {
    "no": 7,
    "name": "",
    "there": False,
    "maybe": None,
    "size": None,
    "sort": "one",
    "other": None,
    "worth": None,
    "day": None,
    "words": "[]",
    "pairs": "[]",
    "marks": "[]",
    "rules": "",
    "plan": "",
    "first_end": None,
    "last_end": None,
    "in_name": "inside",
    "in_worth": "1/2",
    "in_sort": "one",
}
FULL = Thing(
    7,
    "Łódź",
    there=True,
    maybe=False,
    size=0,
    sort=Sort.TWO,
    other=Sort.ONE,
    worth=Fraction(0),
    day=dt.date(2026, 3, 1),
    words=("ü", ""),
    pairs=(("a", 1), ("b", 2)),
    marks=(Mark("x"), Mark("y", Fraction(3), Sort.TWO)),
    rules=Rules(best=Mark("z"), marks=(Mark("m"),), strict=True),
    plan=Rules(),
    ends=(Fraction(1, 3), Fraction(2)),
    inside=Mark("w", Fraction(0)),
)
WRITTEN: dict[str, Any] = {
    "no": 7,
    "name": "Łódź",
    "there": True,
    "maybe": False,
    "size": 0,
    "sort": "two",
    "other": "one",
    "worth": "0",
    "day": "2026-03-01",
    "words": '["ü", ""]',
    "pairs": '[["a", 1], ["b", 2]]',
    "marks": '[["x", "1/2", "one"], ["y", "3", "two"]]',
    "rules": '{"sort": "two", "best": {"name": "z", "worth": "1/2", "sort": "one"}, '
    '"marks": [["m", "1/2", "one"]], "strict": true}',
    "plan": '{"sort": "two", "best": null, "marks": [], "strict": false}',
    "first_end": "1/3",
    "last_end": "2",
    "in_name": "w",
    "in_worth": "0",
    "in_sort": "one",
}


@pytest.mark.parametrize(("thing", "columns"), [(Thing(7), USUAL), (FULL, WRITTEN)])
def test_every_type_has_its_column(thing: Thing, columns: dict[str, Any]) -> None:
    assert THING.values(thing) == columns
    assert list(THING.values(thing)) == list(THING.columns)
    assert THING.of(SimpleNamespace(**columns)) == thing
    assert THING.made(columns.values(), guests=(1, 2)).guests == (1, 2)


def test_truth_values_come_as_integers() -> None:
    back = THING.made({**WRITTEN, "there": 1, "maybe": 0}.values())
    assert (back.there, back.maybe) == (True, False)


def test_some_fields_alone() -> None:
    assert THING.some(plan=None, ends=(Fraction(1), Fraction(2))) == {"plan": "", "first_end": "1", "last_end": "2"}
    with pytest.raises(KeyError, match="guests"):
        THING.some(guests=(1,))


def test_fields_where_other_tables_add_to_them() -> None:
    found = THING.fields_of(SimpleNamespace(**WRITTEN))
    assert "guests" not in found
    assert Thing(**found) == FULL


def test_what_a_query_brings_is_read_and_not_written() -> None:
    joined = Stored(Mark, "mark", joined=("name",))
    assert joined.columns == ("name", "worth", "sort")
    assert joined.values(Mark("x")) == {"worth": "1/2", "sort": "one"}
    assert joined.made(("x", "2", "two")) == Mark("x", Fraction(2), Sort.TWO)
    assert joined.selected == 'mark."worth", mark."sort"'


def test_fields_that_came_later_are_as_usual_in_older_text() -> None:
    back = THING.made({**USUAL, "marks": '[["x"]]', "rules": '{"best": {"name": "z"}}'}.values())
    assert (back.marks, back.rules) == ((Mark("x"),), Rules(best=Mark("z")))


@pytest.mark.parametrize(
    ("column", "nonsense"),
    [
        ("sort", "three"),
        ("other", ""),
        ("worth", "a half"),
        ("worth", "1/0"),
        ("day", "1 March"),
        ("words", "["),
        ("words", "3"),
        ("words", ""),
        ("marks", ""),
        ("pairs", '[["a", 1, 2]]'),
        ("marks", '[["x", "1", "one", "two"]]'),
        ("marks", "[[]]"),
        ("rules", '{"sorts": "one"}'),
        ("rules", "[3]"),
        ("rules", "[]"),
        ("plan", '{"sort": 3}'),
        ("last_end", "x"),
        ("in_sort", "x"),
    ],
)
def test_what_nobody_wrote_so_names_its_column(column: str, nonsense: str) -> None:
    with pytest.raises((ValueError, LookupError, TypeError, ArithmeticError)) as caught:
        THING.made({**WRITTEN, column: nonsense}.values())
    assert caught.value.__notes__ == [f"Thing, column thing.{column}"]


def test_a_record_as_the_list_of_its_fields() -> None:
    form = json_form(Mark, Mark(""), listed=True)
    assert [form.written(Mark("")), form.written(Mark("ł"))] == ["", '["ł", "1/2", "one"]']
    assert [form.taken(""), form.taken('["ł", "1/2", "one"]')] == [Mark(""), Mark("ł")]


def test_a_form_of_ones_own_goes_before_the_type() -> None:
    shouted = Stored(Mark, "mark", forms={"name": column_form(str)._replace(write=str.upper, read=str.lower)})
    assert shouted.values(Mark("x"))["name"] == "X"
    assert shouted.made(("X", "1/2", "one")) == Mark("x")


def test_a_field_that_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(LookupError, match="Mark has no colour"):
        _ = Stored(Mark, "mark", elsewhere=("colour",)).columns


def test_a_type_that_nobody_thought_of_is_refused() -> None:
    with pytest.raises(TypeError, match="nobody has said how"):
        column_form(float)


def test_a_record_that_is_never_as_usual_is_written_in_full() -> None:
    form = column_form(Mark)
    assert form.written(Mark("x")) == '{"name": "x", "worth": "1/2", "sort": "one"}'
    assert form.taken(form.written(Mark("x"))) == Mark("x")


@dataclass(frozen=True, slots=True)
class Couple:
    """A record of records."""

    first: Mark
    second: Mark | None = None
    days: tuple[dt.date, ...] = ()


@dataclass(frozen=True, slots=True)
class Odd:
    """A record with a field that is made anew each time."""

    rules: Rules = field(default_factory=Rules)
    name: str = ""


@pytest.mark.parametrize(
    ("kind", "value", "text"),
    [
        (tuple[Mark | None, ...], (Mark("x"), None), '[["x", "1/2", "one"], null]'),
        (tuple[Mark, int], (Mark("x"), 3), '[["x", "1/2", "one"], 3]'),
        (tuple[Couple, ...], (Couple(Mark("x")),), '[[["x", "1/2", "one"], null, []]]'),
        (
            Couple,
            Couple(Mark("x"), Mark("y"), (dt.date(2026, 3, 1),)),
            '{"first": {"name": "x", "worth": "1/2", "sort": "one"}, '
            '"second": {"name": "y", "worth": "1/2", "sort": "one"}, "days": ["2026-03-01"]}',
        ),
        (tuple[tuple[int, ...], ...], ((1, 2), ()), "[[1, 2], []]"),
        (tuple[bool, ...], (True, False), "[true, false]"),
        (tuple[int | None, ...], (1, None), "[1, null]"),
        (tuple[Fraction, dt.date | None], (Fraction(1, 2), None), '["1/2", null]'),
        (tuple[int, ...] | None, (), "[]"),
        (tuple[int, ...] | None, None, None),
        (Couple | None, None, ""),
        (Mark | None, Mark("x"), '{"name": "x", "worth": "1/2", "sort": "one"}'),
    ],
)
def test_a_record_in_a_list_is_the_list_of_its_fields_and_elsewhere_has_names(
    kind: Any, value: object, text: str | None
) -> None:
    form = column_form(kind)
    assert form.written(value) == text
    assert form.taken(text) == value


@pytest.mark.parametrize(
    ("kind", "marks"),
    [
        (int, "#"), (str, ""), (bool, "!"), (int | None, "#?"), (bool | None, "!?"), (str | None, "?"),
        (Sort, ""), (Sort | None, "?"), (Fraction | None, "?"), (tuple[int, ...], ""), (tuple[int, ...] | None, "?"),
        (Rules, ""), (Mark | None, ""),
    ],
)  # fmt: skip
def test_the_sort_of_a_column_follows_from_the_type(kind: Any, marks: str) -> None:
    assert column_form(kind).marks == marks


def test_a_record_whose_fields_are_made_anew_can_be_as_usual() -> None:
    form = column_form(Odd)
    assert [form.written(Odd()), form.taken("")] == ["", Odd()]


@pytest.mark.parametrize(("kind", "value"), [(str, "x"), (int, 3), (int | None, None)])
def test_what_needs_no_turn_is_taken_as_it_is(kind: Any, value: object) -> None:
    assert [column_form(kind).written(value), column_form(kind).taken(value)] == [value, value]


def test_every_field_can_have_a_form_of_its_own() -> None:
    forms = dict.fromkeys(("name", "worth", "sort"), column_form(str))
    assert Stored(Mark, "mark", forms=forms).words == ("name", "worth", "sort")
    assert THING.words[:6] == ("no#", "name", "there!", "maybe!?", "size#?", "sort")


def test_of_a_pair_that_is_missing_nothing_is_read() -> None:
    assert THING.made({**WRITTEN, "first_end": None, "last_end": None}.values()).ends is None
    assert THING.made({**WRITTEN, "in_name": "", "in_worth": "2"}.values()).inside == Mark("", Fraction(2), Sort.ONE)
