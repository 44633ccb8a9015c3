"""A frozen class whose methods are made late is in every way the one of the standard library."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
import re
import threading
from collections.abc import Callable
from dataclasses import field
from pathlib import Path
from typing import Any, ClassVar, get_type_hints

import pytest

import tdapp
from tdapp.domain.words.frozen import dataclass

MADE = ("__init__", "__repr__", "__eq__", "__hash__")


class Named:
    """A base that is no dataclass."""

    __slots__ = ()

    @property
    def shown(self) -> str:
        return f"<{self}>"


class Everything(Named):
    """What our classes make use of."""

    KIND: ClassVar[str] = "everything"

    number: int
    name: str = ""
    parts: tuple[int, ...] = ()
    held: dict[str, int] = field(default_factory=dict)
    aside: int = field(default=7, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "aside", self.aside * 2)


class WithMore(Named):
    """A field that is not given is left to the standard library."""

    number: int
    name: str = ""
    doubled: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "doubled", self.number * 2)


class WithOwnHash:
    """What it defines itself stays."""

    number: int
    name: str = ""

    def __hash__(self) -> int:
        return 42


def made(by: Callable[..., Any], body: type) -> Any:
    """A new class of this body, made by one of the two decorators; it can be found by its name, for pickle."""
    names = {name: value for name, value in vars(body).items() if name not in ("__dict__", "__weakref__")}
    for name, value in names.items():
        if isinstance(value, dataclasses.Field):  # a decorator writes into it
            names[name] = field(
                default=value.default,
                default_factory=value.default_factory,
                init=value.init,
                repr=value.repr,
                compare=value.compare,
            )
    new = type(body.__name__, body.__bases__, names)
    return by(frozen=True, slots=True)(new)


@pytest.fixture(params=[Everything, WithMore, WithOwnHash], ids=lambda body: body.__name__)
def pair(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[Any, Any]:
    ours, theirs = made(dataclass, request.param), made(dataclasses.dataclass, request.param)
    monkeypatch.setattr(f"{__name__}.{request.param.__name__}", ours)
    return ours, theirs


def test_the_class_is_that_of_the_standard_library(pair: tuple[Any, Any]) -> None:
    ours, theirs = pair
    assert ours.__slots__ == theirs.__slots__
    assert ours.__match_args__ == theirs.__match_args__
    assert repr(ours.__dataclass_params__) == repr(theirs.__dataclass_params__)
    assert repr(dataclasses.fields(ours)) == repr(dataclasses.fields(theirs))
    assert ours.__doc__ == theirs.__doc__
    assert str(inspect.signature(ours)) == str(inspect.signature(theirs))
    assert ours.__init__.__annotations__ == theirs.__init__.__annotations__
    assert get_type_hints(ours.__init__) == get_type_hints(theirs.__init__)
    assert vars(ours).keys() == vars(theirs).keys()
    for name in MADE:
        assert getattr(ours, name).__qualname__ == getattr(theirs, name).__qualname__


def test_the_objects_are_those_of_the_standard_library(pair: tuple[Any, Any]) -> None:
    for kind in pair:
        one, same, other = kind(1, "a"), kind(number=1, name="a"), kind(2)
        assert (one == same, one == other, one != other, one == 1) == (True, False, True, False)
        assert repr(one).startswith(f"{kind.__name__}(number=1, name='a'")
        assert dataclasses.replace(one, number=2, name="") == other
        assert copy.deepcopy(one) == copy.copy(one) == one
        assert not hasattr(one, "__dict__")
        with pytest.raises(
            TypeError, match=rf"{kind.__name__}.__init__\(\) missing 1 required positional arg.* 'number'"
        ):
            kind()
        with pytest.raises(TypeError, match="unexpected keyword argument 'nobody'"):
            kind(1, nobody=2)
    ours, theirs = pair
    assert dataclasses.asdict(ours(3)) == dataclasses.asdict(theirs(3))
    assert repr(ours(3)) == repr(theirs(3))
    assert pickle.loads(pickle.dumps(ours(3, "b"))) == ours(3, "b")


@pytest.mark.parametrize(
    "first",
    [
        lambda kind: kind(1),
        lambda kind: kind.__init__,
        lambda kind: hash(kind.__new__(kind)) if kind.__name__ == "WithOwnHash" else kind.__hash__,
        lambda kind: kind.__new__(kind) == 3,
        lambda kind: inspect.signature(kind),
        lambda kind: type("Derived", (kind,), {"__slots__": ()})(1),
    ],
)
def test_whatever_is_looked_at_first(first: Callable[[Any], object], pair: tuple[Any, Any]) -> None:
    ours, _ = pair
    first(ours)
    with pytest.raises(dataclasses.FrozenInstanceError, match="cannot assign to field 'number'"):
        ours(1).number = 2
    with pytest.raises(dataclasses.FrozenInstanceError, match="cannot delete field 'number'"):
        del ours(1).number
    assert ours(1) == ours(1)


def test_nothing_is_assigned_before_the_methods_are_made() -> None:
    kind = made(dataclass, Everything)
    empty = kind.__new__(kind)
    with pytest.raises(dataclasses.FrozenInstanceError):
        empty.number = 1


def test_values_that_cannot_be_told_apart_have_one_hash() -> None:
    @dataclass(frozen=True, slots=True)
    class Place:
        """Two numbers."""

        row: int
        column: int = 0

    assert {Place(1), Place(1, 0), Place(1, 1)} == {Place(1), Place(1, 1)}
    match Place(1, 2):
        case Place(row, column):
            assert (row, column) == (1, 2)


def test_derived_classes_and_other_kinds_are_left_to_the_standard_library() -> None:
    @dataclass(frozen=True, slots=True)
    class Base:
        """One field."""

        first: int

    @dataclass(frozen=True, slots=True)
    class Derived(Base):
        """One more."""

        second: int

    @dataclass
    class Open:
        """It can be changed."""

        first: int

    assert Derived(1, 2) == Derived(second=2, first=1)
    assert repr(Derived(1, 2)).endswith("Derived(first=1, second=2)")
    assert Derived(1, 2) != Base(1)
    changed = Open(1)
    changed.first = 2
    assert changed == Open(2)


def test_many_threads_may_look_at_once() -> None:
    for _ in range(20):
        kind = made(dataclass, Everything)
        start, found = threading.Barrier(8), []

        def look(kind: Any = kind, start: threading.Barrier = start, found: list[Any] = found) -> None:
            start.wait()
            found.append(kind(1, "a"))

        threads = [threading.Thread(target=look) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert found == [kind(1, "a")] * 8


def test_every_frozen_class_of_the_program_is_made_so() -> None:
    """Each that the standard library makes takes about a millisecond of every start."""
    theirs = re.compile(r"^from dataclasses import .*\bdataclass\b", re.M)
    sources = {path: path.read_text(encoding="utf-8") for path in Path(tdapp.__file__).parent.rglob("*.py")}
    assert not [
        str(path)
        for path, text in sources.items()
        if re.search(r"^ *@dataclass\(frozen=True, slots=True\)", text, re.M) and theirs.search(text)
    ]
