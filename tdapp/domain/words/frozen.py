"""``dataclass`` of the standard library, whose methods are made when one of them is first needed.

For each frozen dataclass with slots the standard library writes and compiles six functions. That took a good part of
the time in which the program starts, for classes of which most are never used in a run. Here the class stands at once
with its fields and slots; its methods are made, and behave, as the standard library makes them, at the first look. One
is written here: ``__init__`` fills the slots themselves, in half the time, as tables are read into many objects.
"""

from __future__ import annotations

import dataclasses
import sys
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


@dataclasses.dataclass(frozen=True, slots=True, init=False, repr=False, eq=False)
class _Pattern:
    """How a frozen object is pickled: the same two functions for all classes."""


class _Factory:
    """Stands in a signature where a default is made anew for each object."""

    def __repr__(self) -> str:
        return "<factory>"


_USUAL = {"frozen": True, "slots": True}
_OURS = (_USUAL, {**_USUAL, "eq": False})
_MISSING = dataclasses.MISSING
_FACTORY = _Factory()
_SHOWING = ("__repr__",)
_COMPARING = ("__eq__", "__hash__")
_ASKED = {
    _SHOWING: {"init": False, "repr": True, "eq": False},
    _COMPARING: {"init": False, "repr": False, "unsafe_hash": True},
}
"""How the standard library is asked for these methods alone."""
_MAKING = Lock()


def _frozen(plain: type[Any], options: dict[str, bool]) -> Any:
    """The class with its fields and slots; one that has more to it is made by the standard library."""
    body = {name: value for name, value in plain.__dict__.items() if name not in ("__dict__", "__weakref__")}
    derived = any(map(dataclasses.is_dataclass, plain.__bases__))
    if derived or not plain.__doc__ or not _METHODS.isdisjoint(body) or any(map(_is_special, body.values())):
        return dataclasses.dataclass(plain, **options)
    found = dataclasses.dataclass(init=False, repr=False, eq=False, slots=True)(plain)
    kept = found.__dataclass_params__
    kept.init = kept.repr = kept.frozen = True
    kept.eq = options.get("eq", True)
    for name, method in _AT_ONCE.items():
        setattr(found, name, method)
    for name in ("__init__", *_SHOWING, *(_COMPARING if kept.eq else ())):
        setattr(found, name, _Later(name, found, body))
    return found


def _is_special(value: object) -> bool:
    """Whether a field is not simply given to ``__init__`` in its place."""
    return isinstance(value, dataclasses.Field) and (not value.init or value.kw_only is True)


class _Later:
    """A method that is not made yet; who looks at it finds it made."""

    __slots__ = ("body", "found", "name")

    def __init__(self, name: str, found: Any, body: dict[str, Any]) -> None:
        self.name, self.found, self.body = name, found, body

    def __get__(self, instance: object, owner: type[Any]) -> Any:
        with _MAKING:
            if self.found.__dict__[self.name] is self:
                self._make()
        return self.found.__dict__[self.name].__get__(instance, owner)

    def _make(self) -> None:
        if self.name == "__init__":
            self.found.__init__ = _init(self.found)
            return
        methods = _SHOWING if self.name in _SHOWING else _COMPARING
        again = type(self.found)(self.found.__name__, self.found.__bases__, dict(self.body))
        again.__qualname__ = self.found.__qualname__
        made = dataclasses.dataclass(again, **_ASKED[methods])
        for name in methods:
            setattr(self.found, name, made.__dict__[name])


def _init(found: Any) -> Any:
    """``__init__`` of a class: the signature of the standard library's."""
    fields = dataclasses.fields(found)
    known: dict[str, Any] = {"_factory": _FACTORY}
    head, lines = ["self"], []
    for index, field in enumerate(fields):
        name = value = field.name
        known[f"_fill{index}"] = getattr(found, name).__set__
        if field.default is not _MISSING:
            known[f"_value{index}"] = field.default
            head.append(f"{name}=_value{index}")
        elif field.default_factory is not _MISSING:
            known[f"_make{index}"] = field.default_factory
            head.append(f"{name}=_factory")
            value = f"_make{index}() if {name} is _factory else {name}"
        else:
            head.append(name)
        lines.append(f"_fill{index}(self, {value})")
    if hasattr(found, "__post_init__"):
        lines.append("self.__post_init__()")
    inner = "\n  ".join((f"def __init__({', '.join(head)}):", *(lines or ["pass"])))
    made: dict[str, Any] = {}
    exec(f"def make({', '.join(known)}):\n {inner}\n return __init__", sys.modules[found.__module__].__dict__, made)
    init = made["make"](**known)
    init.__qualname__ = f"{found.__qualname__}.__init__"
    init.__annotations__ = {**{field.name: field.type for field in fields}, "return": None}
    return init


def _refuse_value(self: Any, name: str, value: object) -> None:
    if name in self.__dataclass_fields__:
        raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")
    object.__setattr__(self, name, value)


def _refuse_deletion(self: Any, name: str) -> None:
    if name in self.__dataclass_fields__:
        raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")
    object.__delattr__(self, name)


_AT_ONCE = {
    "__setattr__": _refuse_value,
    "__delattr__": _refuse_deletion,
    "__getstate__": _Pattern.__dict__["__getstate__"],
    "__setstate__": _Pattern.__dict__["__setstate__"],
}
_METHODS = frozenset(("__init__", *_SHOWING, *_COMPARING, *_AT_ONCE))
