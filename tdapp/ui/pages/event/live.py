"""Live boards: the delay, the line for viewers, who may see them; and the address as a code to be photographed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QCheckBox, QFileDialog, QLabel, QLineEdit, QSpinBox, QWidget

from tdapp.domain.commands.games import SetBroadcast
from tdapp.domain.games.broadcast import LONGEST_DELAY, LONGEST_NOTICE, Broadcast
from tdapp.domain.words.checks import NeedsConfirmation
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.ui.pages.event.networks import NetworkBox
from tdapp.ui.session.live_desk import LiveDesk
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import Banner, button, label, selectable
from tdapp.ui.widgets.boxes import across, beside, captioned, dialog_box, form_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.qr import qr_picture, write_code_page

USUAL_PORT = 8710


class LiveDialog(FittingDialog):
    """Delay and line are steps of the log; nothing listens before Start, and the hall is asked for once."""

    def __init__(self, session: Session, desk: LiveDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session, self.desk = session, desk
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
        self.now = QCheckBox(self.tr("Show the &standings as they would be now"))
        self.now.setChecked(desk.shows_now)
        self.now.setToolTip(
            self.tr("While a round is played: with the results that viewers know. Games without one do not count.")
        )
        form.addRow("", self.now)
        self.engine = QLineEdit(desk.engine)
        self.engine.setPlaceholderText(self.tr("none"))
        self.engine.setToolTip(
            self.tr("A UCI engine, its path or name; only for games whose result viewers know. Stop ends it.")
        )
        self.choose = button(self.tr("Choose…"), "folder-open", on_click=self._choose_engine)
        caption = label(self.tr("&Engine for finished games"))
        caption.setBuddy(self.engine)
        self.engine.setAccessibleName(self.tr("Engine for finished games"))
        form.addRow(caption, across((self.engine, 1), self.choose))
        self.port = QSpinBox()
        self.port.setRange(1024, 65535)
        self.port.setValue(USUAL_PORT)
        captioned(form, self.tr("&Port"), self.port)
        self.hall = QCheckBox(self.tr("Show in the &hall, not on this computer only"))
        self.word = QCheckBox(self.tr("Only for viewers who know a &word"))
        self.network = NetworkBox(self.hall)
        form.addRow("", across(self.hall, (self.network, 1)))
        self.public = QLineEdit()
        self.public.setPlaceholderText(self.tr("of a tunnel or proxy, where there is one"))
        captioned(form, self.tr("P&ublic name"), self.public)
        form.addRow("", self.word)
        layout.addLayout(form)
        self.address = selectable()
        self.code = QLabel()
        self.code.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.code.setAccessibleName(self.tr("QR code of the address"))
        self.viewers = label("", "small")
        self.viewers.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for widget in (self.address, self.code, self.viewers):
            layout.addWidget(widget)
        self.banner = Banner("warn")
        layout.addWidget(self.banner)
        self.look = button(self.tr("Open the pages"), on_click=self._open)
        self.copy = button(self.tr("Copy the address"), "copy", on_click=self._copy)
        self.page = button(self.tr("Code as a page…"), "printer", on_click=self._write_page)
        self.stop = button(self.tr("Stop"), "x", on_click=desk.stop)
        self.go = button(self.tr("Start"), "play", "primary", on_click=self.start)
        self.close_button = button(self.tr("Close"), on_click=self.reject)
        layout.addLayout(beside(self.look, self.copy, self.page, None, self.stop, self.go, self.close_button))
        layout.addWidget(
            label(
                self.tr("The pages go on when this is closed, and when the event is opened here again."),
                "small",
                wrap=True,
            )
        )
        desk.changed.connect(self._show)
        desk.failed.connect(self.banner.set_text)
        self._show()

    def start(self) -> None:
        """Keep what was changed, ask about the hall, and serve."""
        self.banner.set_text("")
        if not self._keep() or (self.hall.isChecked() and not self._may_be_seen()):
            return
        self.desk.start(
            hall=self.hall.isChecked(), port=self.port.value(), word=self.word.isChecked(),
            network=self.network.network, public=self.public.text().strip(), now=self.now.isChecked(),
            engine=self.engine.text().strip(),
        )  # fmt: skip

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
            answer = self.session.messages.ask(question)
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
        self._hall_is_known = self.session.messages.ask(question) is not None
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
        self.viewers.setText(self.tr("%n viewer(s) now", "", self.desk.viewers) if address else "")
        self.viewers.setVisible(bool(address))
        for widget in (self.look, self.copy, self.page):
            widget.setVisible(bool(address))
        self.stop.setVisible(running)
        self.go.setVisible(not running)
        for field in (self.port, self.hall, self.word, self.network, self.public, self.now, self.engine, self.choose):
            field.setEnabled(not running)

    def _choose_engine(self) -> None:
        name, _filter = QFileDialog.getOpenFileName(self, self.tr("Engine for finished games"), self.engine.text())
        if name:
            self.engine.setText(name)

    def _open(self) -> None:
        QDesktopServices.openUrl(QUrl(self.desk.address))

    def _write_page(self) -> None:
        """The address as a page for the door of the hall."""
        name, _filter = QFileDialog.getSaveFileName(self, self.tr("Code as a page"), "live.pdf", "PDF (*.pdf)")
        if not name:
            return
        title = self.session.view.section.event.name or self.tr("Live boards")
        try:
            write_code_page(Path(name), title, self.tr("All boards on your telephone"), self.desk.address)
        except EnvironmentProblem as problem:
            self.banner.set_text(str(problem))
            return
        self.session.messages.said.emit(self.tr("Written: {0}").format(name))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.desk.address)
        self.session.messages.said.emit(self.tr("The address was copied."))
