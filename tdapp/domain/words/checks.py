"""Warnings by FIDE's four levels, and the one way in which a command asks for them to be confirmed.

A rule says what it is, how serious, and where it is written. A command carries the ids of the rules that the arbiter
has confirmed; a handler collects all its warnings and calls ``settle`` once. Nothing here can be switched off.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import IntEnum
from typing import Any

from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr

FIDE_MODE_EXITED = "FIDE mode exited"
"""How the ``###`` line of a tournament begins that has left FIDE mode (Q44); it is never entered again."""


class Level(IntEnum):
    """What the arbiter has to do (FIDE's checklist for tournament handlers)."""

    ACKNOWLEDGE = 2
    CONFIRM = 3
    TWO_STEPS = 4  # confirmed in two steps that spell out the consequences
    REFUSE = 5


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of the framework; ``id`` is stored and never changes, ``article`` says where it comes from."""

    id: str
    level: Level
    article: str

    def warn(self, text: str, english: str = "") -> Warning:
        """The rule applied to a case, in one plain sentence; ``english`` the same for the tournament report."""
        return Warning(self.level, self.id, text, self.article, english or text)


@dataclass(frozen=True, slots=True)
class Warning:
    """One thing that a step would break."""

    level: Level
    rule_id: str
    text: str
    article: str = ""
    english: str = ""
    """The text in the language of the tournament report, where it may be kept."""

    @property
    def source(self) -> str:
        """The articles as an arbiter knows them; a question of FIDE's checklist for programs (Q189) says nothing."""
        parts = (part.strip() for part in self.article.split(";"))
        return "; ".join(part for part in parts if not (part[:1] == "Q" and part[1:2].isdigit()))


class NeedsConfirmation(RuleViolation):
    """The step is allowed once the arbiter has confirmed these warnings: repeat it with their ids."""

    def __init__(self, warnings: tuple[Warning, ...]) -> None:
        super().__init__(" ".join(warning.text for warning in warnings))
        self.warnings = warnings

    @property
    def level(self) -> Level:
        """The most serious of the warnings."""
        return max(warning.level for warning in self.warnings)


class Refused(RuleViolation):
    """The step is not allowed at all (level 5)."""

    def __init__(self, warnings: tuple[Warning, ...]) -> None:
        super().__init__(" ".join(warning.text for warning in warnings))
        self.warnings = warnings


def settle(warnings: Iterable[Warning], confirmed: Iterable[str]) -> tuple[Warning, ...]:
    """Let a step pass: the warnings that it passes with.

    Refused when one is of level 5; NeedsConfirmation, with all of them, when one was not confirmed.
    """
    found = tuple(warnings)
    refused = tuple(warning for warning in found if warning.level is Level.REFUSE)
    if refused:
        raise Refused(refused)
    known = frozenset(confirmed)
    if any(warning.rule_id not in known for warning in found):
        raise NeedsConfirmation(found)
    return found


def confirmed(command: Any, warnings: Iterable[Warning]) -> Any:
    """The command with these warnings confirmed as well.

    One that has no place for it never asks by itself; what others have changed meanwhile is confirmed by sending it
    again, now that it is known.
    """
    if not isinstance(getattr(command, "confirmed", None), tuple):
        return command
    ids = dict.fromkeys((*command.confirmed, *(warning.rule_id for warning in warnings)))
    return replace(command, confirmed=tuple(ids))


def require(why_not: Warning | None) -> None:
    """Refused with this reason, or nothing when there is none: what a handler does with services/*/possible.py."""
    if why_not is not None:
        raise Refused((why_not,))


def no_player(number: object) -> RuleViolation:
    """Nobody has this pairing number."""
    return RuleViolation(tr("There is no player with the pairing number {number}.").format(number=number))
