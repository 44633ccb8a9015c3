"""The protocol between tdapp and whatever pairs a Swiss round, and its three ways to fail."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from tdapp.domain.section.event import Section
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr

Cancel = Callable[[], bool]
"""Asked some twenty times a second while an engine works; True ends it."""


_BETWEEN = 0.02  # seconds from one question whether it is cancelled to the next


def own_folder() -> Path:
    """Where processes are started: never the current folder, which may hold anything."""
    return Path(sys.executable if getattr(sys, "frozen", False) else __file__).absolute().parent


class NoLegalPairing(RuleViolation):
    """No pairing of the round fulfils the absolute rules (``article``): the arbiter decides, by hand."""

    def __init__(self, round_number: int, sentence: str = "", *, article: str = "C.04.3, 1.9.3") -> None:
        super().__init__(
            sentence
            or tr(
                "Round {round_number} has no legal pairing: whoever meets whom, somebody would meet an opponent "
                "twice, get a second bye or break an absolute colour rule ({article}). Pair the round by hand."
            ).format(round_number=round_number, article=article)
        )
        self.round = round_number


class EngineFault(Exception):
    """The engine crashed, refused its input or answered nonsense; ``trf`` and ``details`` are kept for a report."""

    def __init__(self, sentence: str, *, engine: str = "", trf: str = "", details: str = "") -> None:
        super().__init__(sentence)
        self.engine = engine
        self.trf = trf
        self.details = details


class EngineTimeout(EngineFault):
    """The limit struck; an external engine or pairing by hand is the way out."""


class PairingCancelled(Exception):
    """Somebody cancelled; nothing has changed."""


@dataclass(frozen=True, slots=True)
class Patience:
    """How many seconds an engine gets, and who may end it sooner."""

    seconds: float = 600.0
    cancel: Cancel | None = None

    def check(self) -> None:
        """PairingCancelled where somebody has ended it."""
        if self.cancel is not None and self.cancel():
            raise PairingCancelled

    def watch(self, started: float, late: Callable[[], EngineTimeout]) -> Callable[[], None]:
        """What an engine of this process calls, as often as it likes: raises PairingCancelled, or ``late()``.

        ``started`` is a time of time.monotonic.
        """
        asked = float("-inf")

        def look() -> None:
            nonlocal asked
            now = time.monotonic()
            if now - asked > _BETWEEN:
                asked = now
                self.check()
            if now - started > self.seconds:
                raise late()

        return look


USUAL = Patience()


@dataclass(frozen=True, slots=True)
class Bracket:
    """How an engine saw one score group: the players it held, who floated out of it, what its criteria cost.

    ``score`` is the group's pairing score as text, empty where the engine does not say. ``costs`` names a criterion
    (``C12``) and how often it is broken; criteria that cost nothing are left out.
    """

    score: str
    players: tuple[int, ...]
    pairs: tuple[tuple[int, int], ...]
    floated: tuple[int, ...]
    costs: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Pairing:
    """A checked answer.

    ``pairs`` are (White, Black) in the order of the boards (C.04.2), ``bye`` gets the pairing-allocated bye, ``engine``
    is name and version as stored with the round. ``colour_rules`` gives the article that the engine says it used for
    each pair (``5.2.3``), in the order of ``pairs``; empty when it does not say. ``answer`` is everything the engine
    said, as it said it. ``trf`` is the file it was given.
    """

    round: int
    pairs: tuple[tuple[int, int], ...]
    bye: int | None
    engine: str
    brackets: tuple[Bracket, ...] = ()
    colour_rules: tuple[str, ...] = ()
    answer: str = ""
    trf: str = ""
    seconds: float = 0.0

    def opponent_of(self, number: int) -> int | None:
        """Whom a player meets; None for the bye and for those who were not paired."""
        for white, black in self.pairs:
            if number in (white, black):
                return black if number == white else white
        return None


def nobody_plays(round_number: int, engine: str) -> Pairing:
    """The round in which everybody has a bye: no engine is needed for it, and some stop on it."""
    return Pairing(round_number, (), None, engine)


class PairingEngine(Protocol):
    """What pairs a round of a Swiss section."""

    @property
    def name(self) -> str:
        """Name and version, ``gacrux 1.11.65``; the name alone while the version is not known yet."""
        ...

    def pair(self, section: Section, round_number: int | None = None, patience: Patience = USUAL) -> Pairing:
        """Pair a round (None: the next one) and check the answer against the absolute rules.

        Raises NoLegalPairing, EngineFault, EngineTimeout, PairingCancelled; RuleViolation when the section is not
        ready: open games, no initial colour, no such round. Blocks: call it outside the window's thread.
        """
        ...

    def close(self) -> None:
        """End whatever process is kept warm; the next call starts it again. Most keep none."""
        return
