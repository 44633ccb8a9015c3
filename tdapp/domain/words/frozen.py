"""``dataclass`` of the standard library, whose methods are made when one of them is first needed.

For each frozen dataclass with slots the standard library writes and compiles six functions. That took a good part of
the time in which the program starts, for classes of which most are never used in a run. Here the class stands at once
with its fields and slots; its methods are made, and behave, as the standard library makes them, at the first look. One
is written here: ``__init__`` fills the slots themselves, in half the time, as tables are read into many objects.
"""

from __future__ import annotations

import dataclasses
import sys
from threading import RLock
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING or sys.version_info >= (3, 14):  # tried with 3.11 to 3.13; a later Python takes its own
    from dataclasses import dataclass as dataclass
else:

    def dataclass(plain=None, /, **options):
        """The decorator of the standard library; classes of another kind than ours are left to it."""
        if plain is None:
            return lambda plain: dataclass(plain, **options)
        return _frozen(plain, options) if options in _OURS else dataclasses.dataclass(plain, **options)


@dataclasses.dataclass(frozen=True, slots=True, init=False, repr=False, eq=False)
class _Pattern:
    """How a frozen object is pickled, and from Python 3.13 on replaced: the same functions for all classes."""


class _Factory:
    """Stands in a signature where a default is made anew for each object."""

    def __repr__(self) -> str:
        return "<factory>"


_USUAL = {"frozen": True, "slots": True}
_OURS = (_USUAL, {**_USUAL, "eq": False})
_MISSING = dataclasses.MISSING
_FACTORY = _Factory()
_ABOUT = ("__dataclass_fields__", "__dataclass_params__", "__match_args__")
_SHOWING = ("__repr__",)
_COMPARING = ("__eq__", "__hash__")
_ASKED = {
    _ABOUT: {"init": False, "repr": False, "eq": False},
    _SHOWING: {"init": False, "repr": True, "eq": False},
    _COMPARING: {"init": False, "repr": False, "unsafe_hash": True},
}
"""How the standard library is asked for this and nothing else."""
_MAKING = RLock()


def _frozen(plain: Any, options: dict[str, bool]) -> Any:
    """The class with its slots; one that has more to it is made by the standard library."""
    body = {name: value for name, value in plain.__dict__.items() if name not in ("__dict__", "__weakref__")}
    kinds = plain.__annotations__
    if not plain.__doc__ or not _METHODS.isdisjoint(body) or _is_special(plain, kinds, body):
        return dataclasses.dataclass(plain, **options)
    inherited = {name for base in plain.__mro__[1:] for name in getattr(base, "__slots__", ())}
    fields = {name for name, kind in kinds.items() if not kind.startswith("ClassVar[")}
    later = _Sorts(body, options.get("eq", True))
    rest = {name: value for name, value in body.items() if name not in fields}
    slots = tuple(name for name in kinds if name in fields - inherited)
    later.found = type(plain)(plain.__name__, plain.__bases__, {**rest, "__slots__": slots, **_AT_ONCE, **later.names})
    later.found.__qualname__ = plain.__qualname__
    return later.found


def _is_special(plain: Any, kinds: dict[str, Any], body: dict[str, Any]) -> bool:
    """Whether there is more than fields that ``__init__`` is given in their order."""
    return (
        any(hasattr(base, "__dataclass_fields__") for base in plain.__bases__)
        or any(not isinstance(kind, str) or "InitVar" in kind or "KW_ONLY" in kind for kind in kinds.values())
        or any(isinstance(one, dataclasses.Field) and (not one.init or one.kw_only is True) for one in body.values())
    )


class _Sorts:
    """What of a class is not made yet, sort by sort."""

    def __init__(self, body: dict[str, Any], compared: bool) -> None:
        self._body, self._compared = body, compared
        self.found: Any = None
        sorts = (_ABOUT, ("__init__",), _SHOWING, *((_COMPARING,) if compared else ()))
        self.names = {name: _Later(name, names, self) for names in sorts for name in names}

    def make(self, names: tuple[str, ...]) -> None:
        """All of one sort, in place of what stood for them."""
        if names not in _ASKED:
            self.found.__init__ = _init(self.found)
            return
        again = type(self.found)(self.found.__name__, self.found.__bases__, dict(self._body))
        again.__qualname__ = self.found.__qualname__
        made = dataclasses.dataclass(again, **_ASKED[names]).__dict__
        if names is _ABOUT:
            about = made["__dataclass_params__"]
            about.init = about.repr = about.frozen = True
            about.eq = self._compared
            if hasattr(about, "slots"):  # from Python 3.12 on
                about.slots = True
        for name in names:
            setattr(self.found, name, made[name])


class _Later:
    """Stands for what is not made yet; who looks at it finds it made."""

    __slots__ = ("_name", "_of", "_together")

    def __init__(self, name: str, together: tuple[str, ...], of: _Sorts) -> None:
        self._name, self._together, self._of = name, together, of

    def __get__(self, instance: object, owner: type[Any]) -> Any:
        with _MAKING:
            if self._of.found.__dict__[self._name] is self:
                self._of.make(self._together)
        found = self._of.found.__dict__[self._name]
        return found.__get__(instance, owner) if hasattr(found, "__get__") else found


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
    **{
        name: method
        for name, method in vars(_Pattern).items()
        if name in ("__getstate__", "__setstate__", "__replace__")
    },
}
_METHODS = frozenset(("__init__", *_SHOWING, *_COMPARING, *_AT_ONCE))
