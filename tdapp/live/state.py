"""What the viewers may know, as it came last: the event, its rounds, its boards; and what changed since a version."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Key = tuple[int, int, int]
"""Section, round, board."""

MOST_STEPS = 120
"""So many changes are kept for viewers whose connection broke; who missed more begins anew."""

_OVERVIEW = ("game", "white", "black", "fen", "last", "result", "state", "move", "clock", "turn", "runs")
"""Fields of a board that the page of all boards shows."""

Message = Mapping[str, Any]


@dataclass(slots=True)
class State:
    """``version`` counts changes. ``event``: names, sections, rounds, notices; ``boards``: every board as JSON."""

    event: dict[str, Any] = field(default_factory=dict)
    boards: dict[Key, dict[str, Any]] = field(default_factory=dict)
    tables: dict[int, dict[str, Any]] = field(default_factory=dict)
    version: int = 0
    steps: deque[tuple[int, dict[str, Any]]] = field(default_factory=lambda: deque(maxlen=MOST_STEPS))
    _pending: dict[str, Any] = field(default_factory=dict)

    def take(self, message: Message) -> None:
        """A line of the other process; what is not known is passed over, so that an older one is no fault."""
        match message.get("type"):
            case "event":
                self.event = dict(message["event"])
                self._pending["event"] = True
            case "board":
                board = dict(message["board"])
                key = (int(message["section"]), int(board["round"]), int(board["board"]))
                self.boards[key] = board
                self._pending.setdefault("boards", {})[name_of(key)] = overview(board)
            case "gone":
                key = (int(message["section"]), int(message["round"]), int(message["board"]))
                if self.boards.pop(key, None) is not None:
                    self._pending.get("boards", {}).pop(name_of(key), None)
                    self._pending["event"] = True
            case "table":
                self.tables[int(message["section"])] = dict(message["table"])
                self._pending["tables"] = True

    def step(self) -> dict[str, Any] | None:
        """What has changed since the last call, as one change; None when nothing has."""
        if not self._pending:
            return None
        self.version += 1
        changed, self._pending = {"v": self.version, **self._pending}, {}
        self.steps.append((self.version, changed))
        return changed

    def since(self, version: int) -> list[dict[str, Any]] | None:
        """The changes after a version; None where they are no longer known."""
        if version == self.version:
            return []
        found = [step for number, step in self.steps if number > version]
        complete = version <= self.version and found and self.steps[0][0] <= version + 1
        return found if complete else None

    # -- looking ------------------------------------------------------------------------------------------------------

    @property
    def sections(self) -> list[dict[str, Any]]:
        """Every section with its rounds."""
        return list(self.event.get("sections", ()))

    def section(self, number: int | None) -> dict[str, Any] | None:
        """A section, the first one by default."""
        return next((one for one in self.sections if number in (None, one["id"])), None)

    def round(self, section: Mapping[str, Any], number: int | None) -> dict[str, Any] | None:
        """A round, the newest public one by default."""
        rounds = section.get("rounds", ())
        if number is None:
            return dict(rounds[-1]) if rounds else None
        return next((dict(one) for one in rounds if one["number"] == number), None)

    def boards_of(self, section: int, round_number: int) -> list[dict[str, Any]]:
        """The boards of a round in their order."""
        held = ((key[2], board) for key, board in self.boards.items() if key[:2] == (section, round_number))
        return [board for _, board in sorted(held, key=lambda one: one[0])]

    def snapshot(self) -> dict[str, Any]:
        """Everything that the pages of all boards show."""
        boards = {name_of(key): overview(board) for key, board in sorted(self.boards.items())}
        return {"v": self.version, "event": self.event, "boards": boards}

    def search(self, words: str, result: str = "", opening: str = "") -> list[tuple[Key, dict[str, Any]]]:
        """The games of all rounds whose players have these words in their names, newest round first."""
        wanted = words.casefold().split()
        found = []
        for key, board in sorted(self.boards.items(), key=lambda one: (one[0][0], -one[0][1], one[0][2])):
            names = f"{board['white']['name']} {board['black']['name']}".casefold()
            fits = all(word in names for word in wanted) and (not result or board["result"] == result)
            if fits and (not opening or str(board.get("eco", "")).casefold().startswith(opening.casefold())):
                found.append((key, board))
        return found

    def pgn(self, section: int, round_number: int | None = None) -> str:
        """The games of a round, or of all; every board is there, as broadcasters want it."""
        keys = sorted(key for key in self.boards if key[0] == section and round_number in (None, key[1]))
        return "".join(str(self.boards[key].get("pgn", "")) for key in keys)


def name_of(key: Key) -> str:
    """``1/3/12``."""
    return "/".join(map(str, key))


def overview(board: Mapping[str, Any]) -> dict[str, Any]:
    """A board without its moves."""
    return {name: board.get(name) for name in _OVERVIEW}
