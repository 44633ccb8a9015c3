"""What the regulations say beyond the system itself: the parameters of a system, and the text that they are.

One text goes everywhere: the column of the section, its line in a TRF, JSON, the command line. It says only what is
otherwise than usual: ``ratio=4,bye=1/3``. A field is written by its name, with ``-`` for ``_``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from enum import Enum
from fractions import Fraction
from functools import cache, lru_cache
from types import NoneType, UnionType
from typing import Any, ClassVar, TypeVar, Union, get_args, get_origin, get_type_hints

from tdapp.domain.words.errors import RuleViolation, unknown
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr

_YES, _NO = "yes", "no"
_LONGEST = 12
_BETWEEN = "+"


@dataclass(frozen=True, slots=True)
class Parameters:
    """Parent of a system's parameters: a frozen dataclass whose fields all have what is usual.

    A field is an int, a Fraction, a bool, an Enum of texts, what has a text of its own (``of_text`` and ``str``), a
    tuple of one of these, or one of them or None.
    ``LATER`` are the fields that can be changed when rounds are paired: the table is another one then.
    """

    LATER: ClassVar[frozenset[str]] = frozenset()

    def check(self) -> None:
        """RuleViolation where values make no sense together, or are out of range."""


Some = TypeVar("Some", bound=Parameters)


def parameters_of(kind: type[Some], text: str) -> Some:
    """The parameters that a text says; RuleViolation names the part that is not understood."""
    key: Any = kind
    found: Some = _held(key, text)
    return found


@lru_cache(maxsize=256)
def _held(kind: Any, text: str) -> Any:
    turns = _turns(kind)
    found: dict[str, Any] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if name not in turns:
            raise unknown(tr("“{value}” is no parameter of this system; there are {known}."), name, turns)
        field, read, _ = turns[name]
        if field in found:
            raise RuleViolation(tr("The parameter “{name}” is given twice.").format(name=name))
        try:
            found[field] = read(value if equals else _YES)
        except (ValueError, ArithmeticError) as error:
            problem = tr("“{value}” cannot be read as the parameter “{name}”{more}.")
            known = str(error) if isinstance(error, _NotAmong) else ""
            more = tr("; there are {known}").format(known=known) if known else ""
            raise RuleViolation(problem.format(value=value[:30], name=name, more=more)) from None
    made = replace(kind(), **found)
    made.check()
    return made


def parameters_text(parameters: Parameters) -> str:
    """The text of what is otherwise than usual, in the order of the fields; empty where nothing is."""
    kind: Any = type(parameters)
    usual = kind()
    return ",".join(
        f"{name}={write(getattr(parameters, field))}"
        for name, (field, _, write) in _turns(kind).items()
        if getattr(parameters, field) != getattr(usual, field)
    )


class _NotAmong(ValueError):
    """A word that is none of those there are; the text names these."""


_Read = Callable[[str], Any]
_Write = Callable[[Any], str]


@cache
def _turns(kind: Any) -> dict[str, tuple[str, _Read, _Write]]:
    """By the name in the text: the field, how it is read and how it is written."""
    hints = get_type_hints(kind)
    return {one.name.replace("_", "-"): (one.name, *_turn(hints[one.name])) for one in fields(kind)}


def _turn(kind: Any) -> tuple[_Read, _Write]:
    if get_origin(kind) in (Union, UnionType):
        (inner,) = (one for one in get_args(kind) if one is not NoneType)
        read, write = _turn(inner)
        return (lambda text: read(text) if text else None), (lambda value: "" if value is None else write(value))
    if get_origin(kind) is tuple:
        read, write = _turn(get_args(kind)[0])
        return (
            (lambda text: tuple(map(read, filter(None, text.split(_BETWEEN))))),
            (lambda values: _BETWEEN.join(map(write, values))),
        )
    if kind is bool:
        return _truth, lambda value: _YES if value else _NO
    if kind is int:
        return _whole, str
    if kind is Fraction:
        return _exact, str
    if hasattr(kind, "of_text"):
        return (lambda text: _with_text(kind, text)), str
    assert issubclass(kind, Enum)
    return (lambda text: _member(kind, text)), (lambda value: str(value.value))


def _truth(text: str) -> bool:
    if text not in (_YES, _NO):
        raise _NotAmong(f"{_YES}, {_NO}")
    return text == _YES


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= _LONGEST):
        raise ValueError(text)
    return int(text)


def _exact(text: str) -> Fraction:
    if not (text.isascii() and len(text) <= _LONGEST and "e" not in text.lower()):
        raise ValueError(text)
    return Fraction(text)


def _with_text(kind: Any, text: str) -> Any:
    try:
        return kind.of_text(text)
    except ValueError as error:
        raise _NotAmong(str(error)) from None


def _member(kind: type[Enum], text: str) -> Enum:
    found = next((one for one in kind if one.value == text), None)
    if found is None:
        raise _NotAmong(", ".join(str(one.value) for one in kind))
    return found
