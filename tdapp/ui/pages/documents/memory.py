"""What the Documents page remembers with an event: the choices of each document, favourites, packs, the queue.

The values lie in the event file beside its history; what another program wrote there and is not understood is ignored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QLocale

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.ui.session.print_requests import PrintItem
from tdapp.ui.session.view import View

QUEUE = "queue"
"""The id of the print queue in the list of documents."""

MOST_FAVOURITES = 9
MOST_COPIES = 99
_PREFIX = "documents/"
_FLEETING = frozenset(("round", "player", "first"))
_COMMON = ("paper", "language", "half_sign")


class DocumentMemory:
    """Reads and writes the preferences of the open event; ``problem`` hears of a file that could not be written."""

    def __init__(self, view: View, problem: Callable[[str], object]) -> None:
        self._view = view
        self._problem = problem
        self._fleeting: dict[str, dict[str, Any]] = {}

    def forget(self) -> None:
        """Another event: what was chosen for the moment is void."""
        self._fleeting.clear()

    def choices(self, document: str) -> dict[str, Any]:
        """The choices of a document by their ids, those of all documents included."""
        usual = {"paper": usual_paper()}
        return {**usual, **self._map("common"), **self._map(f"choices/{document}"), **self._fleeting.get(document, {})}

    def set_choice(self, document: str, choice: str, value: object) -> None:
        """Remember a choice; None leaves it to the document again. Rounds and players are for the moment only."""
        if choice in _FLEETING:
            self._fleeting.setdefault(document, {})[choice] = value
            return
        held = {**self._map(f"choices/{document}"), choice: value}
        if value is None:
            del held[choice]
        self._write(f"choices/{document}", held or None)

    def reset(self, document: str) -> None:
        """The usual choices again."""
        self._fleeting.pop(document, None)
        self._write(f"choices/{document}", None)

    def use_everywhere(self, document: str, documents: Iterable[str]) -> None:
        """Paper, language and the writing of half points of this document for all others."""
        held = self.choices(document)
        self._write("common", {name: held[name] for name in _COMMON if held.get(name) is not None} or None)
        for other in documents:
            kept = {name: value for name, value in self._map(f"choices/{other}").items() if name not in _COMMON}
            self._write(f"choices/{other}", kept or None)

    def copies(self, document: str) -> int:
        """How often a document is printed."""
        return _count(self._map("copies").get(document))

    def set_copies(self, document: str, copies: int) -> None:
        """Remember the number of copies."""
        held = {**self._map("copies"), document: copies}
        if copies == 1:
            del held[document]
        self._write("copies", held or None)

    @property
    def favourites(self) -> tuple[str, ...]:
        """Documents with a star, in the order of their keys."""
        found = self._value("favourites")
        texts = [one for one in found if isinstance(one, str)] if isinstance(found, list) else []
        return tuple(dict.fromkeys(texts))[:MOST_FAVOURITES]

    def toggle_favourite(self, document: str) -> bool:
        """Give or take a star; whether it has one now."""
        held = self.favourites
        if document in held:
            self._write("favourites", [one for one in held if one != document] or None)
            return False
        if len(held) == MOST_FAVOURITES:
            return False
        self._write("favourites", [*held, document])
        return True

    @property
    def last(self) -> str:
        """The document looked at last."""
        found = self._value("last")
        return found if isinstance(found, str) else ""

    def set_last(self, document: str) -> None:
        """This document is looked at."""
        self._write("last", document)

    def contents(self, pack: str, usual: Sequence[str]) -> tuple[PrintItem, ...]:
        """The documents of a pack, or of the queue (where they carry their own choices)."""
        found = self._value(f"packs/{pack}")
        if not isinstance(found, list):
            return tuple(PrintItem(document) for document in usual)
        return tuple(item for one in found if (item := _item(one)) is not None)

    def set_contents(self, pack: str, items: Sequence[PrintItem], usual: Sequence[str] = ()) -> None:
        """Change a pack or the queue; the usual contents need not be remembered."""
        written = [_written(item) for item in items]
        same = written == [[document, 1, {}] for document in usual]
        self._write(f"packs/{pack}", None if same else written)

    def _map(self, name: str) -> dict[str, Any]:
        found = self._value(name)
        return dict(found) if isinstance(found, Mapping) else {}

    def _value(self, name: str) -> Any:
        store = self._view.store
        return None if store is None else store.preferences().get(_PREFIX + name)

    def _write(self, name: str, value: object) -> None:
        store = self._view.store
        if store is None or self._value(name) == value:
            return
        try:
            store.remember(_PREFIX + name, value)
        except EnvironmentProblem as problem:
            self._problem(str(problem))


def usual_paper() -> str:
    """Letter where the system measures in inches, else A4."""
    imperial = (QLocale.MeasurementSystem.ImperialUSSystem,)
    return "Letter" if QLocale.system().measurementSystem() in imperial else "A4"


def _count(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MOST_COPIES else 1


def _item(value: object) -> PrintItem | None:
    match value:
        case [str(document), copies, dict(choices)]:
            return PrintItem(document, choices, _count(copies))
        case [str(document), copies, dict(choices), int(section)]:
            return PrintItem(document, choices, _count(copies), section)
        case _:
            return None


def _written(item: PrintItem) -> list[Any]:
    held: list[Any] = [item.document, item.copies, dict(item.choices)]
    return [*held, item.section] if item.section else held
