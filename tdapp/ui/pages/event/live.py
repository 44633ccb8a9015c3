"""Live boards: the delay, the line for viewers, who may see them; and the address as a code to be photographed."""

from __future__ import annotations

import segno
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QColor, QDesktopServices, QGuiApplication, QImage, QPixmap
from PySide6.QtWidgets import QCheckBox, QDialog, QLabel, QLineEdit, QSpinBox, QWidget

from tdapp.domain.commands.games import SetBroadcast
from tdapp.domain.games.broadcast import LONGEST_DELAY, LONGEST_NOTICE, Broadcast
from tdapp.domain.words.checks import NeedsConfirmation
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.ui.session.live_desk import LiveDesk
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.session.volunteer_desk import VolunteerDesk, boards_of
from tdapp.ui.widgets.basics import Banner, button, label, selectable
from tdapp.ui.widgets.boxes import beside, captioned, dialog_box, form_box

USUAL_PORT = 8710
_MODULE = 3  # pixels of a module of the code


class LiveDialog(QDialog):
    """Delay and line are steps of the log; nothing listens before Start, and the hall is asked for once."""

    def __init__(
        self, session: Session, desk: LiveDesk, volunteer: VolunteerDesk, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.session, self.desk, self.volunteer = session, desk, volunteer
        self._hall_is_known = False
        self.setWindowTitle(self.tr("Live boards"))
        self.resize(min(620, self.screen().availableGeometry().width() - 40), 0)
        layout = dialog_box(
            self,
            self.tr("Live boards"),
            self.tr("Boards, games and standings for everybody with a browser, from a process that holds only these."),
        )
        held = self._broadcast()
        form = form_box()
        self.minutes = QSpinBox()
        self.minutes.setRange(0, LONGEST_DELAY // 60)
        self.minutes.setSuffix(self.tr(" min"))
        self.minutes.setValue(held.delay // 60)
        captioned(form, self.tr("&Moves appear later by"), self.minutes)
        self.strict = QCheckBox(self.tr("also when the &result is entered"))
        self.strict.setChecked(held.strict)
        form.addRow("", self.strict)
        self.notice = QLineEdit(held.notice)
        self.notice.setMaxLength(LONGEST_NOTICE)
        captioned(form, self.tr("&Line for the viewers"), self.notice)
        self.port = QSpinBox()
        self.port.setRange(1024, 65535)
        self.port.setValue(USUAL_PORT)
        captioned(form, self.tr("&Port"), self.port)
        self.hall = QCheckBox(self.tr("Show in the &hall, not on this computer only"))
        form.addRow("", self.hall)
        layout.addLayout(form)
        self.address = selectable()
        self.code = QLabel()
        self.code.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.code.setAccessibleName(self.tr("QR code of the address"))
        layout.addWidget(self.address)
        layout.addWidget(self.code)
        self.banner = Banner("warn")
        layout.addWidget(self.banner)
        layout.addWidget(label(self.tr("A volunteer enters moves on a telephone"), "heading"))
        self.boards = QLineEdit()
        self.boards.setPlaceholderText("1-4, 7")
        self.boards.setAccessibleName(self.tr("Boards of the volunteer"))
        self.make_page = button(self.tr("Make a page for these boards"), on_click=self.start_volunteer)
        self.take_page = button(self.tr("Take it back"), on_click=volunteer.stop)
        layout.addLayout(beside((self.boards, 1), self.make_page, self.take_page))
        self.desk_address = selectable()
        self.desk_code = QLabel()
        self.desk_code.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.desk_code.setAccessibleName(self.tr("QR code for the volunteer"))
        layout.addWidget(self.desk_address)
        layout.addWidget(self.desk_code)
        self.look = button(self.tr("Open the pages"), on_click=self._open)
        self.copy = button(self.tr("Copy the address"), "copy", on_click=self._copy)
        self.stop = button(self.tr("Stop"), "x", on_click=desk.stop)
        self.go = button(self.tr("Start"), "play", "primary", on_click=self.start)
        self.close_button = button(self.tr("Close"), on_click=self.reject)
        layout.addLayout(beside(self.look, self.copy, None, self.stop, self.go, self.close_button))
        layout.addWidget(label(self.tr("The pages go on when this is closed, until the event is."), "small", wrap=True))
        desk.changed.connect(self._show)
        desk.failed.connect(self.banner.set_text)
        volunteer.changed.connect(self._show)
        volunteer.failed.connect(self.banner.set_text)
        self._show()

    def start_volunteer(self) -> None:
        """A key for one device and these boards, for this computer or the hall as above."""
        boards = boards_of(self.boards.text())
        if not boards:
            self.banner.set_text(self.tr("Write the boards as 1-4, 7."))
            return
        self.banner.set_text("")
        if not self.hall.isChecked() or self._may_be_seen():
            self.volunteer.start(boards, hall=self.hall.isChecked())

    def start(self) -> None:
        """Keep what was changed, ask about the hall, and serve."""
        self.banner.set_text("")
        if not self._keep() or (self.hall.isChecked() and not self._may_be_seen()):
            return
        self.desk.start(hall=self.hall.isChecked(), port=self.port.value())

    def _keep(self) -> bool:
        """Delay and line as a step; moves at once need a reason."""
        held = self._broadcast()
        wanted = Broadcast(self.minutes.value() * 60, self.strict.isChecked(), " ".join(self.notice.text().split()))
        if wanted == held:
            return True
        reason = ""
        if not wanted.delay and held.delay:
            lines = (self.tr("Whoever sits in the hall with a telephone sees every move at once."),)
            question = Question(self.tr("Without any delay?"), (), lines, needs_reason=True)
            answer = self.session.talk.ask(question)
            if answer is None:
                return False
            reason = answer
        command = SetBroadcast(self.session.view.section_id, wanted.delay, wanted.strict, wanted.notice, reason)
        try:
            self.session.changes.attempt(command)
        except NeedsConfirmation as needed:
            ids = tuple(warning.rule_id for warning in needed.warnings)
            self.session.changes.attempt(
                SetBroadcast(command.section_id, wanted.delay, wanted.strict, wanted.notice, reason, ids)
            )
        except (RuleViolation, EnvironmentProblem) as problem:
            self.banner.set_text(str(problem))
            return False
        return True

    def _may_be_seen(self) -> bool:
        if self._hall_is_known:
            return True
        lines = (
            self.tr("Everybody in this network can open the pages: pairings, results, and moves after the delay."),
            self.tr("The system may ask whether the firewall lets them through."),
        )
        question = Question(self.tr("Show the boards in the hall?"), (), lines, action=self.tr("Show them"))
        self._hall_is_known = self.session.talk.ask(question) is not None
        return self._hall_is_known

    def _broadcast(self) -> Broadcast:
        store = self.session.view.store
        return Broadcast() if store is None else store.broadcast(self.session.view.section_id)

    def _show(self) -> None:
        running, address = self.desk.is_running, self.desk.address
        waiting = self.tr("The pages are being started…") if running else ""
        self.address.setText(address or waiting)
        self.address.setVisible(running)
        self.code.setVisible(bool(address))
        if address:
            self.code.setPixmap(qr_picture(address))
        self.take_page.setVisible(self.volunteer.is_running)
        entry = self.volunteer.address
        self.desk_address.setText(entry)
        for shown in (self.desk_address, self.desk_code):
            shown.setVisible(bool(entry))
        if entry:
            self.desk_code.setPixmap(qr_picture(entry, 3))
        for widget in (self.look, self.copy):
            widget.setVisible(bool(address))
        self.stop.setVisible(running)
        self.go.setVisible(not running)
        for field in (self.port, self.hall):
            field.setEnabled(not running)

    def _open(self) -> None:
        QDesktopServices.openUrl(QUrl(self.desk.address))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.desk.address)
        self.session.talk.said.emit(self.tr("The address was copied."))


def qr_picture(text: str, module: int = _MODULE) -> QPixmap:
    """A QR code with its quiet zone, black on white in every theme."""
    rows = [bytes(row) for row in segno.make(text, error="m", micro=False).matrix]
    side = (len(rows) + 8) * module
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    for line, row in enumerate(rows):
        for place, dark in enumerate(row):
            if dark:
                for x in range(module):
                    for y in range(module):
                        image.setPixelColor((place + 4) * module + x, (line + 4) * module + y, QColor("black"))
    return QPixmap.fromImage(image)
