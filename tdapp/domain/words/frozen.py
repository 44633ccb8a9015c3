"""``dataclass`` of the standard library, whose methods are made when one of them is first needed.

For each frozen dataclass with slots the standard library writes and compiles seven functions. That took a good part of
the time in which the program starts, for classes of which most are never used in a run. Here the class stands at once
with its fields and slots, and the standard library makes its functions, the very same, at the first look at one.
"""

from __future__ import annotations

import dataclasses
from threading import Lock
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(plain=None, /, **options):
        """The decorator of the standard library; classes of another kind than ours are left to it."""
        if plain is None:
            return lambda plain: dataclass(plain, **options)
        return _frozen(plain, options) if options in _OURS else dataclasses.dataclass(plain, **options)


_USUAL = {"frozen": True, "slots": True}
_OURS = (_USUAL, {**_USUAL, "eq": False})
_Options = dict[str, bool]
_SETTING = ("__init__", "__setattr__", "__delattr__", "__getstate__", "__setstate__")
_SHOWING = ("__repr__",)
_COMPARING = ("__eq__", "__hash__")
_METHODS = frozenset((*_SETTING, *_SHOWING, *_COMPARING))
_TOGETHER: tuple[tuple[tuple[str, ...], _Options], ...] = (
    (_SETTING, {**_USUAL, "repr": False, "eq": False}),
    (_SHOWING, {"init": False, "eq": False}),
    (_COMPARING, {"init": False, "repr": False, "unsafe_hash": True}),
)
"""What is made in one go, and how the standard library is asked for these methods alone."""

_MAKING = Lock()


def _frozen(plain: type[Any], options: _Options) -> Any:
    """The class with its fields and slots."""
    derived = any(map(dataclasses.is_dataclass, plain.__bases__))
    if derived or not plain.__doc__ or not _METHODS.isdisjoint(plain.__dict__):
        return dataclasses.dataclass(plain, **options)
    body = {name: value for name, value in plain.__dict__.items() if name not in ("__dict__", "__weakref__")}
    found = dataclasses.dataclass(init=False, repr=False, eq=False, slots=True)(plain)
    kept = found.__dataclass_params__
    kept.init = kept.repr = kept.frozen = True
    kept.eq = options.get("eq", True)
    for methods, asked in _TOGETHER if kept.eq else _TOGETHER[:-1]:
        for name in methods:
            setattr(found, name, _Later(name, found, body, methods, asked))
    return found


class _Later:
    """A method that is not made yet; who looks at it finds it made."""

    __slots__ = ("asked", "body", "found", "methods", "name")

    def __init__(self, name: str, found: Any, body: dict[str, Any], methods: tuple[str, ...], asked: _Options) -> None:
        self.name, self.found, self.body, self.methods, self.asked = name, found, body, methods, asked

    def __get__(self, instance: object, owner: type[Any]) -> Any:
        with _MAKING:
            if self.found.__dict__[self.name] is self:
                self._make()
        return self.found.__dict__[self.name].__get__(instance, owner)

    def _make(self) -> None:
        again = type(self.found)(self.found.__name__, self.found.__bases__, dict(self.body))
        again.__qualname__ = self.found.__qualname__
        made = dataclasses.dataclass(again, **self.asked)
        for name in self.methods:
            setattr(self.found, name, made.__dict__[name])
