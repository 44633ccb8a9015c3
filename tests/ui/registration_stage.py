"""A window over a real event file with a few players, and short ways to ask it."""

from __future__ import annotations

from pathlib import Path

from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.player import Player
from tdapp.ui.pages.players.rating_lists import RatingListsDialog
from tdapp.ui.window.main_window import MainWindow
from tests.event_files import written
from tests.rating_list_files import combined_text

PLAYERS = (
    Player(1, "Müller, Zoë", 2100, "FM", federation="GER", birth="1990", owed="30", paid="30"),
    Player(2, "Ильин, Пётр", 2000, federation="KAZ", owed="30"),
    Player(3, "<script>alert(1)</script>", 1900, federation="NOR"),
    Player(4, "=HYPERLINK(1)", federation="NOR"),
)

PASTED = "Name\tFed\tElo\tBorn\nMuller, Zoe\tGER\t2100\t1990\nNeu, Anna\tNOR\t1800\t2001\nBad, One\tNOR\tabc\t2001\n"


def event_file(path: Path, *sections: Section) -> Path:
    written(path, *sections)
    return path


def section(*players: Player, name: str = "Open", kind: Kind = Kind.SWISS) -> Section:
    cells: tuple[tuple[()], ...] = tuple(() for _ in players)
    return Section(Event("Łódź Open"), players, cells, 5, name=name, kind=kind)


def keep(window: MainWindow, path: Path, name: str = "players_list_foa.txt", data: bytes | None = None) -> None:
    """Import a list through the dialog."""
    file = path / name
    file.write_bytes(combined_text() if data is None else data)
    dialog = RatingListsDialog(window.stack.actions_of["players"].registration, window.tasks, window)
    dialog.take_fide(file)
    assert not dialog._card.isHidden()  # the plain download does not say its month
    dialog.month.setText("2026-10")
    dialog.go.click()
    assert "2026-10" in dialog.message.text()
    dialog.reject()


def players(window: MainWindow) -> dict[int, Player]:
    return {player.number: player for player in window.session.view.section.players}
