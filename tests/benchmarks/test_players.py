"""The Players page with 2,000 players: opened, filtered, one player ticked off; beside Qt's own item model."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.player import Player
from tests.event_files import open_in

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

COUNT = 2000
FAMILIES = ("Müller", "Łukasik", "Ильин", "Παπαδόπουλος", "O'Connor", "Søndergård", "van der Berg", "Kővári")


def field() -> Section:
    players = tuple(
        Player(
            number, f"{FAMILIES[number % 8]}, Name {number}", 2800 - number // 2, federation="POL", birth="1990",
            fide_id=str(1_000_000 + number), club=f"Club {number % 90}", paid="30", owed="30",
        )
        for number in range(1, COUNT + 1)
    )  # fmt: skip
    return Section(Event("Many"), players, tuple(() for _ in players), 9, name="Open")


@pytest.fixture
def page(qapp: Any, tmp_path: Path) -> Iterator[Any]:
    from PySide6.QtCore import QSettings

    from tdapp.app.backend import FileBackend
    from tdapp.storage import create_event_file
    from tdapp.ui.window.application import make_window

    path = tmp_path / "event.tdb"
    create_event_file(path, [field()])
    window = make_window(FileBackend(), QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    window.resize(1400, 860)
    window.show()
    open_in(window, path)
    window.show_page("players")
    qapp.processEvents()
    yield window
    window.close()


def seconds(run: Callable[[], object], times: int = 5) -> float:
    found = []
    for _ in range(times):
        start = time.perf_counter()
        run()
        found.append(time.perf_counter() - start)
    return sorted(found)[times // 2]


def peer(qapp: Any) -> tuple[float, float]:
    """(fill and paint, filter and paint) of Qt's item model with the same texts."""
    from PySide6.QtCore import QSortFilterProxyModel
    from PySide6.QtGui import QStandardItem, QStandardItemModel
    from PySide6.QtWidgets import QTableView

    view, proxy = QTableView(), QSortFilterProxyModel()
    proxy.setFilterKeyColumn(-1)
    view.setModel(proxy)
    view.resize(1400, 860)
    view.show()
    keep: list[Any] = []

    def fill() -> None:
        model = QStandardItemModel()
        for one in field().players:
            texts = (str(one.number), one.name, str(one.rating), one.federation, one.birth, one.club, one.fide_id)
            model.appendRow([QStandardItem(text) for text in texts])
        keep.append(model)
        proxy.setSourceModel(model)
        qapp.processEvents()

    words = iter(["mul", "muller", "luk", "ili", ""] * 4)

    def narrow() -> None:
        proxy.setFilterFixedString(next(words))
        qapp.processEvents()

    found = seconds(fill), seconds(narrow)
    view.close()
    return found


@pytest.mark.parametrize("what", ["open", "filter", "tick"])
def test_two_thousand_players(benchmark: Any, qapp: Any, page: Any, what: str) -> None:
    from tdapp.domain.commands.players import SetCheckIn
    from tdapp.domain.section.player import CheckIn

    panel = page.panel("players")
    words = iter(["mul", "muller", "luk", "ilin", ""] * 20)
    numbers = iter(range(1, COUNT))

    def step() -> None:
        match what:
            case "open":
                panel._rows = type(panel._rows)()  # nothing is kept from before
                page.show_page("event")
                panel.mark_stale()
                page.show_page("players")
            case "filter":
                panel.search.setText(next(words))
            case _:
                page.session.changes.attempt(
                    SetCheckIn(page.session.view.section_id, (next(numbers),), CheckIn.PRESENT)
                )
        qapp.processEvents()  # paints what has changed

    benchmark.pedantic(step, rounds=10, warmup_rounds=1)
    median = benchmark.stats.stats.median
    filled, narrowed = peer(qapp)
    beside = narrowed if what == "filter" else filled
    benchmark.extra_info["ratio to Qt's item model"] = median / beside
    print(f"\n{what}: {median * 1000:.0f} ms, Qt's item model {beside * 1000:.0f} ms, ratio {median / beside:.1f}")
    benchmark.extra_info["painting alone"] = seconds(page.grab)
    assert panel.table.model().rowCount() <= COUNT
