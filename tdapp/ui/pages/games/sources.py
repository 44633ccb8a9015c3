"""The actions about sources: which are watched, in which language, which e-board is where, where delayed files go."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from tdapp.domain.games.letters import NAMES
from tdapp.services.games.folder import GameFolder
from tdapp.ui.pages.games.watch import EBOARDS, Watch, Watched
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.confirm import ask_line


class SourceActions(QObject):
    """They stand in the menu of the page; each source has its own menu once it is watched."""

    def __init__(self, session: Session, watch: Watch, menu: QMenu, page: QWidget) -> None:
        super().__init__(page)
        self._session, self._watch, self._page = session, watch, page
        menu.addAction(self.tr("&Watch a folder…"), self.choose_folder)
        menu.addAction(self.tr("Watch a &file…"), self.choose_file)
        menu.addAction(self.tr("Listen to &e-boards…"), self.choose_eboards)
        self.seats = menu.addAction(self.tr("W&hich e-board is where…"), self.choose_seats)
        menu.addAction(self.tr("&Delayed file for broadcasters…"), self.choose_output)
        self.each = QMenu(self.tr("S&ources"), page)
        self.each.setToolTipsVisible(True)
        self.each.aboutToShow.connect(self._fill)
        self.sources = menu.addMenu(self.each)
        self.stop = menu.addAction(self.tr("&Stop watching"), watch.stop)

    def why_not(self) -> Iterator[tuple[QAction, str]]:
        """What cannot be done now, and why."""
        nothing = self.tr("Nothing is watched")
        yield self.stop, "" if self._watch.is_running else nothing
        yield self.sources, "" if self._watch.sources else nothing
        yield self.seats, "" if self._watch.eboards is not None else self.tr("No e-boards are listened to")

    def choose_folder(self) -> None:
        """Take the games of a folder that e-board software writes, as they come."""
        name = QFileDialog.getExistingDirectory(self._page, self.tr("Watch a folder"))
        if name:
            self._watch.start(Path(name), self._session.view.section_id)

    def choose_file(self) -> None:
        """The same of one file."""
        name, _filter = QFileDialog.getOpenFileName(self._page, self.tr("Watch a file"), "", self.tr("Games (*.pgn)"))
        if name:
            self._watch.start(Path(name), self._session.view.section_id)

    def choose_eboards(self) -> None:
        """Take the games of e-boards from their software on this computer."""
        title, words = self.tr("Listen to e-boards"), self.tr("Address of LiveChess:")
        address = ask_line(self._page, title, words, EBOARDS)
        if address and not address.startswith(("ws://", "wss://")):
            self._session.messages.failed.emit(self.tr("The address of e-boards begins with ws://."))
        elif address:
            self._watch.listen(address, self._session.view.section_id, {})

    def choose_seats(self) -> None:
        """Say which e-board stands at which board, where numbers in their comments do not."""
        eboards = self._watch.eboards
        if eboards is None:
            return
        before = ", ".join(f"{serial}={board}" for serial, board in eboards.places().items())
        words = self.tr("Serial number and board, as 7425=1, 7426=2:")
        text = ask_line(self._page, self.tr("Which e-board is where"), words, before)
        if text is None:
            return
        seats = {}
        for part in filter(None, text.replace(" ", "").split(",")):
            serial, _, board = part.partition("=")
            if not serial or not board.isascii() or not board.isdigit():
                self._session.messages.failed.emit(self.tr("“{0}” is no serial number with a board.").format(part))
                return
            seats[serial] = int(board)
        self._watch.keep_seats(seats)

    def choose_output(self) -> None:
        """Write the games of the newest round, held back as the section says, for other broadcasters."""
        store = self._session.view.store
        name = QFileDialog.getExistingDirectory(self._page, self.tr("Delayed file for broadcasters"))
        if name and store is not None:
            self._watch.write_to(Path(name), self._session.view.section_id)
            minutes = store.broadcast(self._session.view.section_id).delay // 60
            self._session.messages.said.emit(self.tr("Written with %n minute(s) of delay", "", minutes))

    def _fill(self) -> None:
        """A menu for each source: its language, and its end."""
        self.each.clear()
        sections = {ref.section_id: ref.name for ref in self._session.view.sections}
        for one in self._watch.sources:
            section = sections.get(one.section_id, "")
            menu = self.each.addMenu(f"{one.name} · {section}" if len(sections) > 1 else one.name)
            if isinstance(one.source, GameFolder):
                letters = menu.addMenu(self.tr("Letters of the pieces"))
                for key, name in (("", self.tr("found out")), *NAMES.items()):
                    action = letters.addAction(name, partial(self._set_letters, one, key))
                    action.setCheckable(True)
                    action.setChecked((one.source.letters or "") == key)
            menu.addAction(self.tr("Watch it no more"), partial(self._watch.end_and_forget, one))

    def _set_letters(self, watched: Watched, key: str) -> None:
        if isinstance(watched.source, GameFolder):
            self._watch.start(watched.source.path, watched.section_id, key or None)
