"""Telephones: keys for volunteers who enter moves and arbiters who follow all boards, each with a code."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QLabel, QLineEdit, QListWidget, QWidget

from tdapp.services.live.addresses import is_host_name
from tdapp.ui.pages.event.networks import NetworkBox
from tdapp.ui.session.pass_desk import Pass, PassDesk, boards_of
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import Banner, button, label, selectable, typed
from tdapp.ui.widgets.boxes import across, beside, captioned, dialog_box, form_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.qr import qr_picture


class TelephonesDialog(FittingDialog):
    """Each key opens one page on one device, until it is taken back or the event is closed."""

    def __init__(self, session: Session, desk: PassDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session, self.desk = session, desk
        self._hall_is_known = False
        self.setWindowTitle(self.tr("Telephones"))
        self.resize(min(620, self.screen().availableGeometry().width() - 40), 0)
        layout = dialog_box(
            self,
            self.tr("Telephones of arbiters and volunteers"),
            self.tr("An arbiter sees all boards without delay and takes alerts; a volunteer enters moves."),
        )
        form = form_box()
        self.name = QLineEdit()
        self.name.setPlaceholderText(self.tr("Name of the arbiter"))
        self.for_arbiter = button(self.tr("Make his page"), "user-check", on_click=self.make_for_arbiter)
        captioned(form, self.tr("&Arbiter"), across((self.name, 1), self.for_arbiter))
        self.boards = QLineEdit()
        self.boards.setPlaceholderText("1-4, 7")
        self.for_volunteer = button(self.tr("Make his page"), "pencil", on_click=self.make_for_volunteer)
        captioned(form, self.tr("&Volunteer, boards"), across((self.boards, 1), self.for_volunteer))
        for field, name in (
            (self.name, self.tr("Name of the arbiter")),
            (self.boards, self.tr("Boards of the volunteer")),
        ):
            field.setAccessibleName(name)
        self.name.returnPressed.connect(self.make_for_arbiter)
        self.boards.returnPressed.connect(self.make_for_volunteer)
        self.hall = QCheckBox(self.tr("In the &hall, not on this computer only"))
        self.secure = QCheckBox(self.tr("&Encrypted, with a certificate that browsers warn of once"))
        self.network = NetworkBox(self.hall)
        form.addRow("", across(self.hall, (self.network, 1)))
        form.addRow("", self.secure)
        self.public = QLineEdit(desk.public)
        self.public.setPlaceholderText(self.tr("of a tunnel or proxy, where there is one"))
        captioned(form, self.tr("P&ublic name"), self.public)
        layout.addLayout(form)
        self.banner = Banner("warn")
        layout.addWidget(self.banner)
        self.passes = QListWidget()
        self.passes.setAccessibleName(self.tr("Pages that are valid"))
        self.passes.setMaximumHeight(120)
        self.passes.currentRowChanged.connect(lambda _row: self._show_pass())
        layout.addWidget(self.passes)
        self.address = selectable()
        self.code = QLabel()
        self.code.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.code.setAccessibleName(self.tr("QR code of the page"))
        self.fingerprint, self.tunnel = selectable("", "small"), selectable("", "small")
        for widget in (self.address, self.code, self.fingerprint, self.tunnel):
            layout.addWidget(widget)
        self.copy = button(self.tr("Copy the address"), "copy", on_click=self._copy)
        self.take_back = button(self.tr("Take it back"), "x", on_click=self._take_back)
        self.close_button = button(self.tr("Close"), on_click=self.reject)
        layout.addLayout(beside(self.copy, self.take_back, None, self.close_button))
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

    def make_for_arbiter(self) -> None:
        """A key under this name: alerts are taken by it."""
        name = typed(self.name)
        if not name:
            self.banner.set_text(self.tr("Write the name of the arbiter: alerts are taken by it."))
            return
        if self._make(name=name):
            self.name.clear()

    def make_for_volunteer(self) -> None:
        """A key for these boards."""
        boards = boards_of(self.boards.text())
        if not boards:
            self.banner.set_text(self.tr("Write the boards as 1-4, 7."))
            return
        if self._make(boards=boards):
            self.boards.clear()

    def _make(self, *, boards: tuple[int, ...] = (), name: str = "") -> bool:
        self.banner.set_text("")
        public = self.public.text().strip().lower()
        if public and not is_host_name(public):
            self.banner.set_text(self.tr("“{0}” is no name of a host.").format(public[:80]))
            return False
        if self.hall.isChecked() and not self._may_be_seen():
            return False
        self.desk.add(
            boards=boards, name=name, hall=self.hall.isChecked(), secure=self.secure.isChecked(),
            network=self.network.network, public=public,
        )  # fmt: skip
        self.passes.setCurrentRow(self.passes.count() - 1)
        return True

    def _may_be_seen(self) -> bool:
        if self._hall_is_known:
            return True
        lines = (
            self.tr("Whoever in this network has the address of a page may open it first; after that only its device."),
            self.tr("The system may ask whether the firewall lets them through."),
        )
        question = Question(self.tr("Open these pages in the hall?"), (), lines, action=self.tr("Open them"))
        self._hall_is_known = self.session.messages.ask(question) is not None
        return self._hall_is_known

    def _show(self) -> None:
        row = self.passes.currentRow()
        self.passes.blockSignals(True)
        self.passes.clear()
        for one in self.desk.passes:
            self.passes.addItem(self._words(one))
        count = self.passes.count()
        self.passes.setCurrentRow(min(max(row, 0), count - 1))
        self.passes.blockSignals(False)
        self.passes.setVisible(count > 0)
        self._show_pass()

    def _words(self, one: Pass) -> str:
        whose = (
            self.tr("Volunteer, boards {0}").format(", ".join(map(str, one.boards)))
            if one.boards
            else self.tr("Arbiter: {0}").format(one.name)
        )
        # apart from the sentence: lupdate sees nothing inside an f-string
        state = self.tr("opened") if one.device else self.tr("not opened yet")
        return f"{whose} · {state}"

    def _chosen(self) -> Pass | None:
        row = self.passes.currentRow()
        return self.desk.passes[row] if 0 <= row < len(self.desk.passes) else None

    def _show_pass(self) -> None:
        one = self._chosen()
        address = self.desk.address(one) if one is not None else ""
        is_known = one is None or bool(one.key)
        waiting = (
            self.tr("The page is being started…")
            if is_known
            else self.tr(
                "Made before the window was started again: its telephone goes on, its address is not known any more."
            )
        )
        self.address.setText(address or (waiting if one is not None else ""))
        self.address.setWordWrap(not is_known)
        self.address.setVisible(one is not None)
        self.code.setVisible(bool(address) and one is not None and not one.device)  # one device only: then it is over
        if self.code.isVisibleTo(self):
            self.code.setPixmap(qr_picture(address))
        self.tunnel.setText(self.tr("The tunnel or proxy leads to port {0} of this computer.").format(self.desk.port))
        self.tunnel.setVisible(bool(address and self.desk.public))
        self.fingerprint.setText(self.tr("Fingerprint (SHA-256): {0}").format(self.desk.fingerprint))
        self.fingerprint.setVisible(bool(address and self.desk.fingerprint))
        self.fingerprint.setWordWrap(True)
        self.copy.setVisible(bool(address))
        self.take_back.setVisible(one is not None)

    def _copy(self) -> None:
        one = self._chosen()
        if one is not None:
            QGuiApplication.clipboard().setText(self.desk.address(one))
            self.session.messages.said.emit(self.tr("The address was copied."))

    def _take_back(self) -> None:
        one = self._chosen()
        if one is not None:
            self.desk.remove(one)
