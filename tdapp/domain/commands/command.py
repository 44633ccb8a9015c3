"""What every step of an event is: data with an id, and the words for it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Protocol

from tdapp.domain.section.event import Section


class Facts(Protocol):
    """What the words of a step need beside its data, as it was when the step was carried out.

    What is asked for then is kept in the journal with the step; later it is read from there.
    """

    def player(self, number: int) -> str:
        """The name of a player of the step's section."""

    def section(self, section_id: int) -> str:
        """The name of a section; empty where it has none."""

    def keep(self, key: str, look: Callable[[Section], Any]) -> Any:
        """What ``look`` saw in the step's section before the step: plain JSON, None where nothing was kept."""

    def step(self) -> str:
        """The words of the step that this one takes back or repeats, or that a restore point stands before."""


class Step(ABC):
    """One row of the journal. ``ID`` is stored and never changes; ``VERSION`` counts changes of the fields."""

    __slots__ = ()

    ID: ClassVar[str]
    VERSION: ClassVar[int] = 2
    BARRIER: ClassVar[bool] = False
    """Whether undo stops here."""
    LIGHT: ClassVar[bool] = False
    """Whether steps before it may be taken back by others without harm: it decides nothing that others build on."""

    @abstractmethod
    def describe(self, facts: Facts) -> str:
        """What was done, in the language of here and now."""

    @classmethod
    def of_older(cls, version: int, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """The stored fields of an older version as this one names them; version 1 held an English sentence as well."""
        return {name: value for name, value in data.items() if (version, name) != (1, "label")}


class Command(Step):
    """A change of an event: a small frozen value. services.door.execute is the only door."""

    __slots__ = ()


def names_of(facts: Facts, numbers: Sequence[int]) -> str:
    """Players by name; of many the first three and how many they are."""
    shown = "; ".join(facts.player(number) for number in numbers[:3])
    return f"{shown} … ({len(numbers)})" if len(numbers) > 3 else shown


def differing(before: object, after: object, names: Sequence[str]) -> list[str]:
    """Which of these attributes differ."""
    return [name for name in names if getattr(before, name) != getattr(after, name)]
