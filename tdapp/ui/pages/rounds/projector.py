"""The large window for a projector or a second screen: pairings, results or standings, paging by itself."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetrics, QGuiApplication, QIcon, QPainter, QScreen
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from tdapp.domain.words.resources import resource_path
from tdapp.ui.look import theme
from tdapp.ui.look.bidi import in_place, on_its_side
from tdapp.ui.pages.rounds.projected import Sheet, pairings_sheet, players_sheet, standings_sheet
from tdapp.ui.session.announce import announce
from tdapp.ui.session.session import Session
from tdapp.ui.session.settings import Remembered

SHEETS = ("pairings", "players", "standings")
LINES_KEY, SECONDS_KEY = "projector/lines", "projector/seconds"
FEWEST, USUAL, MOST = 6, 14, 40  # lines on a page: 14 of a 1 m high picture are 5 cm each, readable at 5 m
SECONDS = (5, 8, 12, 20)


class SheetView(QWidget):
    """One page of a sheet, painted as large as its number of lines allows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sheet = Sheet("", (), (), "", ())
        self.head = ""
        self.foot = ""
        self.page = 0
        self.lines = USUAL

    @property
    def pages(self) -> int:
        """How many pages the sheet has."""
        return max(1, -(-len(self.sheet.lines) // self.lines))

    def show_page(self, page: int) -> None:
        """Turn to a page, round and round."""
        self.page = page % self.pages
        self.update()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def paintEvent(self, _event):
        tokens = theme.current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(tokens["surface"]))
        margin = self.width() * 0.02
        step = self.height() / (self.lines + 3.4)  # title, column titles, foot
        self._text(painter, QRectF(margin, 0, self.width() * 0.6, 1.5 * step), self.sheet.title, step * 0.8, bold=True)
        right = QRectF(self.width() * 0.6, 0, self.width() * 0.4 - margin, 1.5 * step)
        self._text(painter, right, self.head, step * 0.42, "dim", "r")
        if not self.sheet.lines:
            middle = QRectF(margin, 0, self.width() - 2 * margin, self.height())
            self._text(painter, middle, self.sheet.note or self.tr("Nothing to show yet."), step * 0.8, "dim", "c")
        else:
            self._table(painter, margin, step, tokens)
        foot = QRectF(margin, self.height() - step, self.width() - 2 * margin, step)
        self._text(painter, foot, self.foot, step * 0.38, "dim")
        self._text(painter, foot, self.tr("page {0} of {1}").format(self.page + 1, self.pages), step * 0.38, "dim", "r")
        painter.end()

    def _table(self, painter: QPainter, margin: float, step: float, tokens: dict[str, str]) -> None:
        room, total = self.width() - 2 * margin, sum(self.sheet.shares)
        first = self.page * self.lines
        shown = (self.sheet.columns, *self.sheet.lines[first : first + self.lines])
        for at, line in enumerate(shown):
            top = 1.5 * step + at * step if at == 0 else 1.5 * step + 0.8 * step + (at - 1) * step
            high = 0.8 * step if at == 0 else step
            if at and at % 2 == 0:
                painter.fillRect(QRectF(0, top, self.width(), high), QColor(tokens["sunken"]))
            left = margin
            for text, share, align in zip(line, self.sheet.shares, self.sheet.align, strict=True):
                wide = room * share / total
                cell = QRectF(left, top, wide - 0.3 * step, high)
                if at == 0:
                    self._text(painter, cell, text, step * 0.4, "dim", align, bold=True)
                else:
                    self._text(painter, cell, text, step * 0.62, "text", align)
                left += wide

    def _text(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        high: float,
        tone: str = "text",
        align: str = "l",
        *,
        bold: bool = False,
    ) -> None:
        font = QFont(self.font())
        font.setPixelSize(max(8, round(high)))
        font.setBold(bold)
        painter.setFont(font)
        painter.setPen(theme.colour(tone))
        side = {"l": Qt.AlignmentFlag.AlignLeft, "r": Qt.AlignmentFlag.AlignRight, "c": Qt.AlignmentFlag.AlignHCenter}
        shown = in_place(shortened(text, QFontMetrics(font), int(rect.width())))
        place = on_its_side(rect, QRectF(self.rect()))
        painter.drawText(place, side[align] | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, shown)


def shortened(text: str, metrics: QFontMetrics, room: int) -> str:
    """What fits of a text; of a name with its points the name gives way."""
    if metrics.horizontalAdvance(text) <= room:
        return text
    name, bracket, points = text.rpartition(" (")
    if not name or not points.endswith(")"):
        return metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
    rest = metrics.horizontalAdvance(bracket + points)
    return metrics.elidedText(name, Qt.TextElideMode.ElideRight, max(0, room - rest)) + bracket + points


class ProjectorWindow(QWidget):
    """Shows the section in view; follows every change. Keys: 1 2 3 what, Space pause, arrows page, + - size, F11."""

    def __init__(self, session: Session, remembered: Remembered, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("tdapp: projector"))
        self.setWindowIcon(QIcon(str(resource_path("icons/tdapp.svg"))))
        self.setAccessibleName(self.tr("Large window: 1 boards, 2 players, 3 standings, Space pauses, F11 full screen"))
        self.session = session
        self._remembered = remembered
        self.kind = SHEETS[0]
        self.view = SheetView(self)
        self.view.lines = max(FEWEST, min(MOST, int(remembered.number(LINES_KEY, USUAL))))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.turn = QTimer(self)
        self.turn.setInterval(int(remembered.number(SECONDS_KEY, 8) * 1000))
        self.turn.timeout.connect(lambda: self.view.show_page(self.view.page + 1))
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(150)
        self._later.timeout.connect(self.reload)
        session.view.event_changed.connect(self._reload_soon)
        session.view.view_changed.connect(self._reload_soon)
        session.changes.changed.connect(self._reload_soon)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(lambda position: self.menu().popup(self.mapToGlobal(position)))

    def show_on_second_screen(self, first: QScreen) -> None:
        """Open on another screen than the main window's, full screen; on the same one as a window."""
        others = [screen for screen in QGuiApplication.screens() if screen is not first]
        if others:
            self.setGeometry(others[0].geometry())
            self.showFullScreen()
        else:
            self.resize(1024, 640)
            self.show()
            self.raise_()
            self.activateWindow()

    def _reload_soon(self) -> None:
        self._later.start()

    def reload(self) -> None:
        """Take what is stored now; the page stays."""
        if not self.isVisible():
            return
        if not self.session.view.is_open:
            self.view.sheet = Sheet("", (), (), "", ())
            self.view.show_page(0)
            return
        section = self.session.view.section
        number = max(1, section.rounds_paired)
        if self.kind == "standings":
            standings = self.session.tables.calculations.standings(section)
            self.view.sheet = standings_sheet(standings)
        else:
            make = pairings_sheet if self.kind == "pairings" else players_sheet
            self.view.sheet = make(section, self.session.view.round(number))
        names = (section.event.name, section.name if section.name != section.event.name else "")
        self.view.head = "  ·  ".join(filter(None, names))
        mode = "" if section.fide_mode else self.tr("not in FIDE mode")
        note = self.view.sheet.note if self.view.sheet.lines else ""
        self.view.foot = "  ·  ".join(filter(None, (note, mode)))
        self.view.show_page(min(self.view.page, self.view.pages - 1))

    def choose(self, kind: str) -> None:
        """``pairings``, ``players`` or ``standings``."""
        self.kind = kind
        self.view.page = 0
        self.reload()
        announce(self, self.view.sheet.title)

    def resize_text(self, by: int) -> None:
        """Fewer lines are larger ones."""
        self.view.lines = max(FEWEST, min(MOST, self.view.lines + by))
        self._remembered.set_number(LINES_KEY, self.view.lines)
        self.view.show_page(self.view.page)

    def menu(self) -> QMenu:
        """What can be chosen here, also with the right mouse button."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for key, kind, text in zip(
            "123",
            SHEETS,
            (self.tr("Boards and results"), self.tr("Where you play, by name"), self.tr("Standings")),
            strict=True,
        ):
            action = menu.addAction(f"{text}\t{key}")
            action.setCheckable(True)
            action.setChecked(kind == self.kind)
            action.triggered.connect(lambda _checked=False, kind=kind: self.choose(kind))
        menu.addSeparator()
        for seconds in SECONDS:
            action = menu.addAction(self.tr("Turn the page every {0} seconds").format(seconds))
            action.setCheckable(True)
            action.setChecked(self.turn.interval() == seconds * 1000)
            action.triggered.connect(lambda _checked=False, seconds=seconds: self._set_seconds(seconds))
        menu.addSeparator()
        for text, run in (
            (self.tr("Pause or go on\tSpace"), self.pause),
            (self.tr("Larger\t+"), lambda: self.resize_text(-1)),
            (self.tr("Smaller\t-"), lambda: self.resize_text(1)),
            (self.tr("Full screen\tF11"), self._toggle_full_screen),
            (self.tr("Close\tEsc"), self.close),
        ):
            menu.addAction(text).triggered.connect(lambda _checked=False, run=run: run())
        return menu

    def pause(self) -> None:
        """Stop turning pages, or go on."""
        if self.turn.isActive():
            self.turn.stop()
        else:
            self.turn.start()

    def _set_seconds(self, seconds: int) -> None:
        self._remembered.set_number(SECONDS_KEY, seconds)
        self.turn.start(seconds * 1000)

    def _toggle_full_screen(self) -> None:
        self.showNormal() if self.isFullScreen() else self.showFullScreen()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def showEvent(self, event):
        super().showEvent(event)
        self.reload()
        self.turn.start()

    def hideEvent(self, event):
        self.turn.stop()
        super().hideEvent(event)

    def keyPressEvent(self, event):
        text = event.text()
        key = event.key()
        if text in ("1", "2", "3"):
            self.choose(SHEETS[int(text) - 1])
        elif key == Qt.Key.Key_Space:
            self.pause()
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_PageDown, Qt.Key.Key_Down):
            self.view.show_page(self.view.page + 1)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_PageUp, Qt.Key.Key_Up):
            self.view.show_page(self.view.page - 1)
        elif text in ("+", "="):
            self.resize_text(-1)
        elif text == "-":
            self.resize_text(1)
        elif key == Qt.Key.Key_F11:
            self._toggle_full_screen()
        elif key == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)
