"""Frozen values as plain JSON and back, by their types: the journal and the file of a whole event use it."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from fractions import Fraction
from functools import cache, partial
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

FRACTION = re.compile(r"-?\d{1,12}(/[1-9]\d{0,11})?")  # the power of ten that Python reads as well never ends
_LARGEST = 2**63
Reader = Callable[[Any], Any]


def plain(value: object) -> object:
    """Enums, dates and exact points, where ``json`` asks for help."""
    match value:
        case Enum():
            return value.value
        case dt.date():
            return value.isoformat()
        case Fraction():
            return str(value)
        case _:
            raise TypeError(f"{type(value).__name__} has no place in a command")


@cache
def reader(kind: Any) -> Reader:
    """How plain JSON becomes a value of this type again; LookupError, TypeError, ValueError or AttributeError."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        (one,) = (argument for argument in arguments if argument is not NoneType)
        return partial(_optional, reader(one))
    if origin is tuple:
        if arguments[1:] == (...,):
            return partial(_many, reader(arguments[0]))
        return partial(_several, tuple(map(reader, arguments)))
    assert isinstance(kind, type)
    if is_dataclass(kind):
        return partial(_record, kind, *readers_of(kind))
    if issubclass(kind, Enum):
        return kind
    if kind is dt.date:
        return dt.date.fromisoformat
    if kind is Fraction:
        return _fraction
    return partial(_exactly, kind)


@cache
def readers_of(kind: type[Any]) -> tuple[Mapping[str, Reader], frozenset[str]]:
    """The readers of a dataclass's fields, and the names of those that must be there."""
    hints = get_type_hints(kind)
    needed = frozenset(one.name for one in fields(kind) if one.default is MISSING and one.default_factory is MISSING)
    return {one.name: reader(hints[one.name]) for one in fields(kind)}, needed


def _optional(read: Reader, value: Any) -> Any:
    return None if value is None else read(value)


def _many(read: Reader, value: Any) -> tuple[Any, ...]:
    return tuple(map(read, _exactly(list, value)))


def _several(readers: tuple[Reader, ...], value: Any) -> tuple[Any, ...]:
    return tuple(read(one) for read, one in zip(readers, _exactly(list, value), strict=True))


def _record(kind: type[Any], readers: Mapping[str, Reader], needed: frozenset[str], value: Any) -> Any:
    """Fields that came later have their defaults in a row written before."""
    if not needed <= value.keys() <= readers.keys():
        raise LookupError(f"the fields of {kind.__name__} are {sorted(readers)}, here {sorted(value)}")
    return kind(**{name: readers[name](one) for name, one in value.items()})


def _fraction(value: Any) -> Fraction:
    if FRACTION.fullmatch(_exactly(str, value)) is None:
        raise ValueError(f"{value!r} is no number of points")
    return Fraction(value)


def _exactly(kind: type[Any], value: Any) -> Any:
    if type(value) is not kind:
        raise TypeError(f"{value!r} is no {kind.__name__}")
    if kind is int and abs(value) >= _LARGEST:
        raise ValueError(f"{value!r} is too large")
    return value
