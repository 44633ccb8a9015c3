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
        return _frozen(plain) if options == _OURS else dataclasses.dataclass(plain, **options)


_OURS = {"frozen": True, "slots": True}
_METHODS = frozenset(
    ("__init__", "__repr__", "__eq__", "__hash__", "__setattr__", "__delattr__", "__getstate__", "__setstate__")
)
_MAKING = Lock()


def _whole(plain: type[Any]) -> Any:
    return dataclasses.dataclass(**_OURS)(plain)


def _frozen(plain: type[Any]) -> Any:
    """The class with its fields and slots."""
    derived = any(map(dataclasses.is_dataclass, plain.__bases__))
    if derived or not plain.__doc__ or not _METHODS.isdisjoint(plain.__dict__):
        return _whole(plain)
    found = dataclasses.dataclass(init=False, repr=False, eq=False, slots=True)(plain)
    kept = found.__dataclass_params__
    kept.init = kept.repr = kept.eq = kept.frozen = True
    for name in _METHODS:
        setattr(found, name, _Later(name, found, plain))
    return found


class _Later:
    """A method that is not made yet; who looks at it finds all of them made."""

    __slots__ = ("found", "name", "plain")

    def __init__(self, name: str, found: Any, plain: type[Any]) -> None:
        self.name, self.found, self.plain = name, found, plain

    def __get__(self, instance: object, owner: type[Any]) -> Any:
        with _MAKING:
            if self.found.__dict__[self.name] is self:
                self._make()
        return self.found.__dict__[self.name].__get__(instance, owner)

    def _make(self) -> None:
        fields: dict[str, dataclasses.Field[Any]] = self.plain.__dict__["__dataclass_fields__"]
        for name, field in fields.items():  # as they stood in the class before they were taken from it
            setattr(self.plain, name, field)
        whole = _whole(self.plain)
        for name in _METHODS:
            setattr(self.found, name, whole.__dict__[name])
