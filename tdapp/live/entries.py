"""What pages of telephones may send: of which role, of which shape. What it means decides the window."""

from __future__ import annotations

from typing import Any

from tdapp.domain.arbiters.by import Role

_LARGEST = 100_000
_ID = 80  # letters of the id of a rule
_MOST_CONFIRMED = 20

_NUMBERS = {
    **dict.fromkeys(("move", "back", "gap", "call"), ("board", "ply")),
    "take": ("section", "round", "board"),
    **dict.fromkeys(("result", "clear", "verify", "note"), ("section", "round", "board", "white", "black")),
    "check-in": ("section", "person"),
    "undo": (),
}
_TEXTS = {
    **{kind: {"uci": 5, "game": 40} for kind in ("move", "back", "gap", "call")},
    "take": {"alert": 4, "cause": 600, "origin": 64},
    "result": {"result": 12, "expected": 12, "origin": 64},
    "clear": {"expected": 12, "origin": 64},
    "verify": {"result": 12, "origin": 64},
    "note": {"note": 400, "expected": 400, "origin": 64},
    "check-in": {"state": 12, "origin": 64},
    "undo": {"step": 64, "origin": 64, "reason": 300},
}
_VOLUNTEERS = frozenset(("move", "back", "gap", "call"))
_HALL = frozenset(("take", "result", "clear", "verify", "note", "undo"))
_DOOR = frozenset(("check-in", "undo"))
MAY: dict[str, frozenset[str]] = {
    Role.NOTATION.value: _VOLUNTEERS,
    Role.SECTOR.value: _HALL,
    Role.CHECK_IN.value: _DOOR,
    **{role.value: _HALL | _DOOR for role in (Role.ENTRY, Role.PAIRING, Role.DEPUTY, Role.CHIEF)},
    Role.SHOW.value: frozenset(),
}
"""What the page of each role sends; the window asks the door besides."""

HIDDEN: dict[str, frozenset[str]] = {
    Role.CHECK_IN.value: frozenset(("boards", "alerts", "round")),
    Role.SECTOR.value: frozenset(("people",)),
    Role.SHOW.value: frozenset(("people",)),
}
"""What the page of a role is not told."""


class WrongShape(ValueError):
    """No page of ours sends that."""


def checked(act: Any, role: str) -> dict[str, Any]:
    """An entry of the shape that the window takes; PermissionError when it is another role's."""
    kind = act.get("kind") if isinstance(act, dict) else None
    if not isinstance(kind, str) or kind not in _NUMBERS:
        raise WrongShape
    if kind not in MAY[role]:
        raise PermissionError
    found: dict[str, Any] = {"kind": kind}
    for name in _NUMBERS[kind]:
        number = act.get(name)
        if type(number) is not int or not 0 <= number <= _LARGEST:
            raise WrongShape
        found[name] = number
    for name, longest in _TEXTS[kind].items():
        found[name] = _text(act.get(name, ""), longest)
    if kind in _VOLUNTEERS:
        found["blind"] = act.get("blind", False)
        if not isinstance(found["blind"], bool):
            raise WrongShape
    elif kind in ("result", "undo"):
        confirmed = act.get("confirmed", [])
        if not isinstance(confirmed, list) or len(confirmed) > _MOST_CONFIRMED:
            raise WrongShape
        found["confirmed"] = [_text(one, _ID) for one in confirmed]
    return found


def _text(text: Any, longest: int) -> str:
    if not isinstance(text, str) or len(text) > longest or any("\ud800" <= letter <= "\udfff" for letter in text):
        raise WrongShape
    return text
