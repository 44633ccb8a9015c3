"""Rows of an event of teams hand on what they do not say otherwise: the same arguments, the same answer."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from tdapp.services.teams.rows_behind import EventRowsBehind, RosterRowsBehind, RoundRowsBehind


class Asked:
    """It keeps what it is asked, and answers something nobody else has."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = []
        self.answer = object()

    def __getattr__(self, name: str) -> Any:
        def call(*given: Any, **named: Any) -> object:
            self.calls.append((name, given, named))
            return self.answer

        return call


def _methods(kind: type) -> list[tuple[type, str]]:
    return [(kind, name) for name in vars(kind) if not name.startswith("_") and callable(getattr(kind, name))]


EVERY = [one for kind in (EventRowsBehind, RoundRowsBehind, RosterRowsBehind) for one in _methods(kind)]


def rows(kind: type, behind: Asked) -> Any:
    return EventRowsBehind(behind, object(), object()) if kind is EventRowsBehind else kind(behind)  # type: ignore[arg-type]


@pytest.mark.parametrize(("kind", "name"), EVERY, ids=[f"{kind.__name__}.{name}" for kind, name in EVERY])
def test_it_is_handed_on(kind: type, name: str) -> None:
    behind = Asked()
    function = getattr(rows(kind, behind), name)
    parameters = inspect.signature(function).parameters.values()
    given = [object() for one in parameters if one.kind is one.POSITIONAL_OR_KEYWORD]
    named = {one.name: object() for one in parameters if one.kind is one.KEYWORD_ONLY}
    answer = function(*given, **named)
    assert behind.calls == [(name, tuple(given), named)]
    asks = inspect.signature(getattr(kind, name)).return_annotation != "None"
    assert answer is (behind.answer if asks else None)


def test_the_rows_of_an_event_are_those_it_was_given() -> None:
    behind, rounds, roster = Asked(), object(), object()
    behind.__dict__ |= {name: object() for name in ("sheets", "games", "teams")}
    made = EventRowsBehind(behind, rounds, roster)  # type: ignore[arg-type]
    assert (made.rounds, made.roster) == (rounds, roster)
    assert [getattr(made, name) for name in ("sheets", "games", "teams")] == [
        behind.__dict__[name] for name in ("sheets", "games", "teams")
    ]
