"""How the fields of a frozen value lie in the columns of its table: as their types say, read once.

``int`` and ``str``: as they are; ``bool``: a truth value; ``Enum``, ``Fraction``, ``date``: exact text; ``tuple``: a
JSON list, in which a record is the list of its fields; a record: a JSON object by names, empty text where it is as
usual; ``X | None``: may be missing, a record is empty text then. What the types do not say is said where a noun is
declared (``nouns``). The domain knows no column.
"""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from fractions import Fraction
from functools import cache, cached_property
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, Generic, NamedTuple, TypeGuard, TypeVar, Union, get_args, get_origin, get_type_hints

Value = TypeVar("Value")
Values = dict[str, Any]
Turn = Callable[[Any], Any]
_Turns = tuple[tuple[Turn | None, ...], tuple[Turn | None, ...]]

_NONSENSE = (ValueError, LookupError, TypeError, ArithmeticError)
"""What a text raises that nobody wrote so."""

_NO_USUAL = object()


class Form(NamedTuple):
    """How a value is written and how it is read again, None: as it is; ``marks``: of its column, as in ``schema``."""

    write: Turn | None = None
    read: Turn | None = None
    marks: str = ""

    def written(self, value: Any) -> Any:
        """What stands in the column."""
        return value if self.write is None else self.write(value)

    def taken(self, cell: Any) -> Any:
        """The value of what stands there."""
        return cell if self.read is None else self.read(cell)


class Stored(Generic[Value]):
    """A frozen value and the table that holds it.

    ``elsewhere``: fields that other tables hold, or that follow from others. ``joined``: fields that a query brings
    under their names and nobody writes. ``spread``: fields whose columns have other names: one, or one for each field
    of a record or place of a pair. ``forms``: fields that are stored otherwise than their types say.
    """

    def __init__(
        self,
        kind: type[Value],
        table: str,
        *,
        elsewhere: Iterable[str] = (),
        joined: Iterable[str] = (),
        spread: Mapping[str, tuple[str, ...]] | None = None,
        forms: Mapping[str, Form] | None = None,
    ) -> None:
        self.kind = kind
        self.table = table
        self.elsewhere = frozenset(elsewhere)
        self.joined = frozenset(joined)
        self.spread = spread or {}
        self.forms = forms or {}

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns in the order in which ``made`` takes them, the joined ones included."""
        return self._plan.columns

    @property
    def words(self) -> tuple[str, ...]:
        """The columns that it writes, in the words of ``schema``."""
        written = self._plan.written
        return tuple(
            column + form.marks for one in written for column, form in zip(one.columns, one.forms, strict=True)
        )

    @cached_property
    def selected(self) -> str:
        """The table's own columns for a SELECT: with its name, so that a file that lacks one is found out."""
        return ", ".join(f'{self.table}."{name}"' for name in self.columns if name not in self.joined)

    def values(self, value: Value) -> Values:
        """Columns and what stands in them."""
        found: Values = {}
        for one in self._plan.written:
            one.put(getattr(value, one.name), found)
        return found

    def some(self, **named: object) -> Values:
        """Columns of some fields, by their names."""
        found: Values = {}
        for name, value in named.items():
            self._plan.by_name[name].put(value, found)
        return found

    def of(self, row: Any, **others: object) -> Value:
        """The value of a row that knows its columns by name; ``others``: fields that lie elsewhere."""
        return self.made(self._plan.cells(row), **others)

    def made(self, cells: Iterable[Any], **others: object) -> Value:
        """The value of what stands in ``columns``; where nobody wrote so, an error whose note names the column."""
        found = self._read(cells)
        if self.elsewhere:
            return self.kind(**dict(zip(self._plan.names, found, strict=True)), **others)
        return self.kind(*found)

    def fields_of(self, row: Any) -> Values:
        """The fields that a row holds, where other tables add to them."""
        return dict(zip(self._plan.names, self._read(self._plan.cells(row)), strict=True))

    def _read(self, cells: Iterable[Any]) -> list[Any]:
        found = list(cells)
        try:
            for place, read in self._plan.turns:
                found[place] = read(found[place])
        except _NONSENSE as error:
            error.add_note(f"{self.kind.__name__}, column {self.table}.{self.columns[place]}")
            raise
        for start, stop, join in self._plan.joins:
            found[start:stop] = [join(found[start:stop])]
        return found

    @cached_property
    def _plan(self) -> _Plan:
        hints = get_type_hints(self.kind)
        known = [one.name for one in fields(self.kind)]  # type: ignore[arg-type]
        named = {*self.elsewhere, *self.joined, *self.spread, *self.forms}
        if not named <= set(known):
            raise LookupError(f"{self.kind.__name__} has no {', '.join(sorted(named - set(known)))}")
        return _Plan([self._field(name, hints[name]) for name in known if name not in self.elsewhere])

    def _field(self, name: str, kind: Any) -> _Field:
        columns = self.spread.get(name, (name,))
        if len(columns) > 1:
            return _spread(name, columns, kind)
        return _Field(name, columns, (self.forms.get(name) or column_form(kind),), name not in self.joined)


class _Field(NamedTuple):
    """A field and its columns; of several ``split`` gives what lies in each, and ``join`` takes it again."""

    name: str
    columns: tuple[str, ...]
    forms: tuple[Form, ...]
    written: bool = True
    split: Callable[[Any], Iterable[Any]] | None = None
    join: Callable[[Sequence[Any]], Any] | None = None

    def put(self, value: Any, found: Values) -> None:
        parts = (value,) if self.split is None else self.split(value)
        for column, form, part in zip(self.columns, self.forms, parts, strict=True):
            found[column] = form.written(part)


class _Plan:
    """The fields of a noun as the program goes through them, thousands of times."""

    def __init__(self, found: list[_Field]) -> None:
        self.names = tuple(one.name for one in found)
        self.by_name = {one.name: one for one in found if one.written}
        self.written = tuple(self.by_name.values())
        self.columns = tuple(column for one in found for column in one.columns)
        self.cells = attrgetter(*self.columns)
        reads = [form.read for one in found for form in one.forms]
        self.turns = tuple((place, read) for place, read in enumerate(reads) if read is not None)
        starts = [sum(len(one.columns) for one in found[:index]) for index in range(len(found))]
        joins = [(at, at + len(one.columns), one.join) for at, one in zip(starts, found, strict=True) if one.join]
        self.joins = tuple(reversed(joins))  # from the end, so that those before stay at their places


def _spread(name: str, columns: tuple[str, ...], kind: Any) -> _Field:
    """A record, or a pair that may be missing, over several columns."""
    if _is_record(kind):
        hints = get_type_hints(kind)
        parts = [one.name for one in fields(kind)]
        forms = tuple(column_form(hints[part]) for part in parts)
        return _Field(name, columns, forms, split=attrgetter(*parts), join=lambda cells: kind(*cells))
    forms = tuple(optional(column_form(one)) for one in get_args(_without_none(kind)))
    none = (None,) * len(columns)
    return _Field(
        name,
        columns,
        forms,
        split=lambda pair: none if pair is None else pair,
        join=lambda cells: None if cells[0] is None else tuple(cells),
    )


# -- how a type lies in a column ---


@cache
def column_form(kind: Any) -> Form:
    """How a value of this type lies in a column; TypeError for a type that nobody has thought of."""
    one = _without_none(kind)
    if get_origin(one) is tuple:
        return json_form(one) if one is kind else optional(json_form(one))
    if _is_record(one):
        return json_form(one, None if one is not kind else one() if _has_usual(one) else _NO_USUAL)
    form = Form(None, bool, marks="!") if one is bool else _plain(one)
    return form if one is kind else optional(form)


def json_form(kind: Any, usual: object = _NO_USUAL, *, listed: bool = False) -> Form:
    """JSON text of values of a type, empty where they are as ``usual``; ``listed``: a record is the list of its fields.

    The type is looked at when the first text is written or read: most sections have no prizes and no teams.
    """
    is_list = get_origin(kind) is tuple
    form = cache(lambda: _plain(kind, listed=listed))

    def write(value: Any) -> str:
        if value == usual:
            return ""
        if value == ():
            return "[]"
        return json.dumps(form().written(value), ensure_ascii=False)

    def read(text: str) -> Any:
        if text == "[]" and is_list:
            return ()
        if not text and usual is not _NO_USUAL:
            return usual
        return form().taken(json.loads(text))

    return Form(write, read)


@cache
def _plain(kind: Any, *, listed: bool = False) -> Form:
    """How a value lies in JSON; a record as an object by names or, ``listed``, as the list of its fields."""
    one = _without_none(kind)
    if one is not kind:
        return optional(_plain(one, listed=listed))
    if get_origin(kind) is tuple:
        inner = get_args(kind)
        return _many(inner[0]) if inner[1:] == (...,) else _several(inner)
    if kind in (int, str, bool):
        return Form(marks="#" if kind is int else "")
    if kind is Fraction:
        return Form(str, Fraction)
    if kind is dt.date:
        return Form(dt.date.isoformat, dt.date.fromisoformat)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return Form({one: one.value for one in kind}.__getitem__, _Members(kind).__getitem__)
    if _is_record(kind):
        return _listed(kind) if listed else _by_names(kind)
    raise TypeError(f"nobody has said how {kind} is stored")


class _Members(dict[Any, Any]):
    """The members of an Enum by their values; looking there costs a tenth of ``kind(value)``."""

    def __init__(self, kind: type[Enum]) -> None:
        super().__init__({one.value: one for one in kind})
        self._kind = kind

    def __missing__(self, value: Any) -> Any:
        return self._kind(value)  # its ValueError


def _many(kind: Any) -> Form:
    write, read, _ = _plain(kind, listed=True)
    return Form(
        write and (lambda values: list(map(write, values))),
        tuple if read is None else lambda values: tuple(map(read, values)),
    )


def _several(kinds: Iterable[Any]) -> Form:
    writes, reads = _turns(kinds, listed=True)
    return Form(lambda values: _each(writes, values), lambda values: tuple(_each(reads, values)))


def _listed(kind: type[Any]) -> Form:
    """Fields that came later may be missing at the end."""
    parts, (writes, reads) = _parts(kind, listed=True)
    return Form(
        lambda value: _each(writes, [getattr(value, part) for part in parts]),
        (lambda values: kind(*_each(reads[: len(values)], values))) if any(reads) else lambda values: kind(*values),
    )


def _by_names(kind: type[Any]) -> Form:
    """Fields that came later may be missing."""
    parts, (writes, reads) = _parts(kind, listed=False)
    turns = dict(zip(parts, reads, strict=True))

    def read(found: Any) -> Any:
        if not isinstance(found, dict):
            raise TypeError(f"{kind.__name__} is stored by the names of its fields")
        return kind(**dict(zip(found, _each([turns[name] for name in found], found.values()), strict=True)))

    return Form(
        lambda value: dict(zip(parts, _each(writes, [getattr(value, part) for part in parts]), strict=True)), read
    )


def _parts(kind: type[Any], *, listed: bool) -> tuple[tuple[str, ...], _Turns]:
    hints = get_type_hints(kind)
    names = tuple(one.name for one in fields(kind))
    return names, _turns((hints[name] for name in names), listed=listed)


def _turns(kinds: Iterable[Any], *, listed: bool) -> _Turns:
    forms = [_plain(kind, listed=listed) for kind in kinds]
    return tuple(form.write for form in forms), tuple(form.read for form in forms)


def _each(turns: Iterable[Turn | None], values: Iterable[Any]) -> list[Any]:
    return [one if turn is None else turn(one) for turn, one in zip(turns, values, strict=True)]


def optional(form: Form) -> Form:
    """The same for a column that may be empty."""
    write, read, marks = form
    return Form(
        write and (lambda value: None if value is None else write(value)),
        read and (lambda value: None if value is None else read(value)),
        f"{marks}?",
    )


def _is_record(kind: Any) -> TypeGuard[type[Any]]:
    return isinstance(kind, type) and is_dataclass(kind)


def _without_none(kind: Any) -> Any:
    """``X`` of ``X | None``; any other type as it is."""
    if get_origin(kind) not in (Union, UnionType):
        return kind
    (one,) = (inner for inner in get_args(kind) if inner is not NoneType)
    return one


def _has_usual(kind: type[Any]) -> bool:
    return all(one.default is not MISSING or one.default_factory is not MISSING for one in fields(kind))
