"""Work together: who works on the event beside this window, each by an invitation with a name, a role, and where."""

from __future__ import annotations

import datetime as dt

from PySide6.QtCore import QLocale, QSignalBlocker, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QLineEdit, QListWidget, QVBoxLayout, QWidget

from tdapp.domain.arbiters.by import Role
from tdapp.domain.arbiters.roles import role_words
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.arbiters.boards import boards_of, boards_text
from tdapp.services.arbiters.second_computer import SECOND_COMPUTER
from tdapp.services.door.second_person import SECOND_PERSON
from tdapp.services.live.addresses import is_host_name
from tdapp.ui.pages.event.join import shown_figures
from tdapp.ui.pages.event.networks import NetworkBox
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.session.together.team_desk import Pass, TeamDesk
from tdapp.ui.widgets.basics import Banner, button, label, selectable, typed
from tdapp.ui.widgets.boxes import across, beside, captioned, column_in, dialog_box, form_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.qr import qr_picture
from tdapp.ui.widgets.wide import hinted

PAGES = (Role.SECTOR, Role.CHECK_IN, Role.NOTATION, Role.ENTRY)
"""What a page on a telephone is for, the most usual first."""
DESK = "desk:"
"""Before a role that a computer with the program has."""
AT_DESKS = (Role.ENTRY, Role.PAIRING, Role.DEPUTY, Role.CHIEF, Role.SHOW)


class TogetherDialog(FittingDialog):
    """Each invitation opens one page on one device, until it is taken back."""

    def __init__(self, session: Session, desk: TeamDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session, self.desk = session, desk
        self._hall_is_known = desk.hall
        self.setWindowTitle(self.tr("Work together"))
        self.resize(520, 0)
        layout = dialog_box(
            self,
            self.tr("Work together"),
            self.tr("Each invitation is for one telephone or one computer. This one stays the leading one."),
        )
        self.state = label("", "strong", wrap=True)
        layout.addWidget(self.state)
        self.moved = label("", "small", wrap=True)
        layout.addWidget(self.moved)
        self.resume = button(self.tr("Go on"), "play", on_click=desk.go_on)
        self.end = button(self.tr("End all"), "x", on_click=desk.end_all)
        self.again = across(self.resume, self.end, None)
        layout.addWidget(self.again)
        left, self.right = QVBoxLayout(), QWidget()
        right = column_in(self.right, 8)
        columns = QHBoxLayout()
        columns.setSpacing(24)
        columns.addLayout(left, 1)
        columns.addWidget(self.right, 1)
        layout.addLayout(columns)
        form = form_box()
        self.name = QLineEdit()
        hinted(self.name, self.tr("as it shall stand in the log"))
        captioned(form, self.tr("&Name"), self.name)
        self.role = QComboBox()
        for role in PAGES:
            words = role_words(role)
            self.role.addItem(self.tr("{0}, on a telephone").format(words) if role in AT_DESKS else words, role.value)
        self.role.insertSeparator(self.role.count())
        for role in AT_DESKS:
            self.role.addItem(self.tr("{0}, on a computer").format(role_words(role)), DESK + role.value)
        captioned(form, self.tr("&What for"), self.role)
        self.section = QComboBox()
        self.section.addItem(self.tr("all sections"), 0)
        for ref in session.view.sections:
            self.section.addItem(ref.name, ref.section_id)
        self.section.setCurrentIndex(max(0, self.section.findData(session.view.section_id)))
        captioned(form, self.tr("&Section"), self.section)
        form.setRowVisible(self.section, len(session.view.sections) > 1)
        self.boards = QLineEdit()
        captioned(form, self.tr("&Boards"), self.boards)
        self.hall = QCheckBox(self.tr("In the &hall, not on this computer only"))
        self.hall.setChecked(desk.hall)
        self.secure = QCheckBox(self.tr("&Encrypted: browsers warn once"))
        self.secure.setChecked(desk.secure)
        self.network = NetworkBox(self.hall)
        form.addRow("", self.hall)
        form.addRow("", self.network)
        form.addRow("", self.secure)
        self.public = QLineEdit(desk.public)
        hinted(self.public, self.tr("of a tunnel or proxy, where there is one"))
        captioned(form, self.tr("P&ublic name"), self.public)
        self._form = form
        left.addLayout(form)
        self.copied = label(
            self.tr(
                "That computer keeps a copy of the whole event, with all that is known of the players, until the "
                "invitation is taken back."
            ),
            "small",
            wrap=True,
        )
        left.addWidget(self.copied)
        self.invite = button(self.tr("&Invite"), "user-plus", on_click=self.make)
        left.addLayout(beside(self.invite, None))
        self.banner = Banner("warn")
        left.addWidget(self.banner)
        self.second = QCheckBox(self.tr("Who entered a result does not &verify it"))
        self.second.setToolTip(self.tr("The second pass over the slips is done by another person."))
        store = session.view.store
        self.second.setChecked(bool(store and store.preferences().get(SECOND_PERSON)))
        self.second.toggled.connect(self._set_second)
        left.addWidget(self.second)
        self.on_two = QCheckBox(self.tr("An entry on a telephone counts when a second &computer has it"))
        self.on_two.setToolTip(
            self.tr("It is answered when a desk has it too, or says after two seconds that none does.")
        )
        self.on_two.setChecked(bool(store and store.preferences().get(SECOND_COMPUTER)))
        self.on_two.toggled.connect(self._set_on_two)
        left.addWidget(self.on_two)
        left.addStretch()
        self.passes = QListWidget()
        self.passes.setAccessibleName(self.tr("Invitations that are valid"))
        self.passes.setMinimumSize(400, 90)
        self.passes.setMaximumHeight(160)
        self.passes.setTextElideMode(Qt.TextElideMode.ElideRight)
        right.addWidget(self.passes, 1)
        self.desk_words = selectable("", "heading")
        self.only_here = label(
            self.tr("Only this computer opens this address. For telephones: In the hall."), "strong", wrap=True
        )
        self.address = selectable()
        self.code = QLabel()
        self.code.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.code.setAccessibleName(self.tr("QR code of the page"))
        self.fingerprint, self.tunnel = selectable("", "small"), selectable("", "small")
        for widget in (self.desk_words, self.code, self.only_here, self.address, self.fingerprint, self.tunnel):
            right.addWidget(widget)
        self.copy = button(self.tr("Copy the address"), "copy", on_click=self._copy)
        self.another = button(self.tr("Another &code"), "rotate-ccw", on_click=self._another)
        self.another.setToolTip(self.tr("For another telephone, or another address: the code of before opens nothing."))
        self.take_back = button(self.tr("Take it back"), "x", on_click=self._take_back)
        right.addLayout(beside(self.copy, self.another, self.take_back, None))
        right.addStretch()
        self.close_button = button(self.tr("Close"), on_click=self.reject)
        goes_on = label(self.tr("The pages go on when this is closed."), "small", wrap=True)
        layout.addLayout(beside((goes_on, 1), self.close_button))
        self.name.returnPressed.connect(self.make)
        self.boards.returnPressed.connect(self.make)
        self.role.currentIndexChanged.connect(self._role_chosen)
        self.hall.clicked.connect(self._hall_chosen)
        self.secure.clicked.connect(self._where_chosen)
        self.network.activated.connect(self._where_chosen)
        self.passes.currentRowChanged.connect(self._show_pass)
        desk.changed.connect(self._show)
        desk.failed.connect(self.banner.set_text)
        self._role_chosen()
        self._show()

    @property
    def chosen_role(self) -> Role:
        """What the next invitation is for."""
        return Role(str(self.role.currentData()).removeprefix(DESK))

    @property
    def for_desk(self) -> bool:
        """Whether the next invitation is for a computer with the program, which keeps a copy of the event."""
        return str(self.role.currentData()).startswith(DESK)

    def _role_chosen(self) -> None:
        is_volunteer = self.chosen_role is Role.NOTATION
        desk = self.for_desk
        self._form.setRowVisible(self.boards, not desk and self.chosen_role is not Role.CHECK_IN)
        self._form.setRowVisible(self.public, not desk)
        self.copied.setVisible(desk)
        self.secure.setEnabled(not desk)
        if desk:
            self.secure.setChecked(True)
        self.boards.setPlaceholderText("1-4, 7" if is_volunteer else self.tr("all, or some: 1-20, 31"))

    def _hall_chosen(self, on: bool) -> None:
        if on:  # results go through the air
            self.secure.setChecked(True)
        self._where_chosen()

    def _where_chosen(self, _choice: object = None) -> None:
        """Whoever is invited already comes there from now on."""
        if not self.desk.is_running:
            return
        if self.hall.isChecked() and not self._may_be_seen():
            self.hall.setChecked(False)
            self.secure.setChecked(self.desk.secure)
            return
        self.desk.show_where(
            *(self.hall.isChecked(), self.secure.isChecked()), network=self.network.network, public=self.desk.public
        )
        self.secure.setChecked(self.desk.secure)

    def make(self) -> None:
        """An invitation as it is filled in."""
        self.banner.set_text("")
        name, role, store = typed(self.name), self.chosen_role, self.session.view.store
        if not name and role is not Role.NOTATION:
            self.banner.set_text(self.tr("Write a name: the log keeps it with every step."))
            return
        sections = self._sections(role)
        boards = self._boards(role, sections)
        if boards is None or store is None:
            return
        public = self.public.text().strip().lower()
        if public and not is_host_name(public):
            self.banner.set_text(self.tr("“{0}” is no name of a host.").format(public[:80]))
            return
        if self.hall.isChecked() and not self._may_be_seen():
            return
        desk = self.for_desk
        public = "" if desk else public
        try:
            self.desk.add(
                *(role, name), sections=sections, boards=boards, hall=self.hall.isChecked(),
                secure=self.secure.isChecked(), network=self.network.network, public=public, desk=desk,
            )  # fmt: skip
        except RuleViolation as problem:
            self.banner.set_text(str(problem))
            return
        self.passes.setCurrentRow(self.passes.count() - 1)
        self.name.clear()
        self.boards.clear()
        self.name.setFocus()

    def _sections(self, role: Role) -> tuple[int, ...]:
        """The tournaments of the next invitation; a volunteer has one."""
        chosen = int(self.section.currentData() or 0)
        if len(self.session.view.sections) == 1 or (not chosen and role is Role.NOTATION):
            return (self.session.view.section_id,)
        return (chosen,) if chosen else ()

    def _boards(self, role: Role, sections: tuple[int, ...]) -> tuple[int, ...] | None:
        """The boards that were written; None: nobody can read them."""
        text = "" if self.for_desk or role is Role.CHECK_IN else self.boards.text()
        store = self.session.view.store
        assert store is not None
        found = boards_of(text, store.snapshot(sections[0]) if sections else None)
        if text.strip() and sections == ():
            self.banner.set_text(self.tr("Boards are those of one section: choose it."))
            return None
        if (text.strip() or role is Role.NOTATION) and not found:
            self.banner.set_text(self.tr("Write the boards as 1-4, 7."))
            return None
        return found

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

    def _set_second(self, on: bool) -> None:
        if (store := self.session.view.store) is not None and not store.read_only:
            store.remember(SECOND_PERSON, on or None)

    def _set_on_two(self, on: bool) -> None:
        if (store := self.session.view.store) is not None and not store.read_only:
            store.remember(SECOND_COMPUTER, on or None)
            self.desk.changed.emit()  # the process hears of it

    def _show(self) -> None:
        row = self.passes.currentRow()
        with QSignalBlocker(self.passes):
            self.passes.clear()
            for one in self.desk.passes:
                self.passes.addItem(self._words(one))
            count = self.passes.count()
            self.passes.setCurrentRow(min(max(row, 0), count - 1))
        self.on_two.setVisible(any(one.held.is_desk for one in self.desk.passes))
        self.right.setVisible(count > 0)
        self.again.setVisible(self.desk.is_waiting)
        self.state.setText(self._state())
        self.moved.setText(
            self.tr(
                "Telephones know this computer by another address, {0}: they scan their code again, or type {1} where "
                "their page asks for it."
            ).format(self.desk.moved_from, self.desk.origin.rpartition("/")[2])
        )
        self.moved.setVisible(self.desk.must_come_anew and bool(self.desk.origin))
        if self.desk.must_come_anew:
            self.network.look_again(self.desk.host)
        self._show_pass()
        self.refit()

    def _state(self) -> str:
        desks = sum(one.held.is_desk for one in self.desk.passes)
        telephones = self.tr("%n telephone(s)", "", len(self.desk.passes) - desks)
        if desks:
            telephones = ", ".join((self.tr("%n desk(s)", "", desks), telephones))
        if self.desk.is_waiting:
            return self.tr("Nothing listens: {0} worked on this event when it was closed.").format(telephones)
        if not self.desk.is_running:
            return self.tr("Nothing listens.")
        return f"{self.desk.origin or '…'} · {telephones}"

    def _words(self, one: Pass) -> str:
        held, store = one.held, self.session.view.store
        names = {ref.section_id: ref.name for ref in self.session.view.sections}
        parts = [held.name, role_words(held.role), held.computer]
        if len(names) > 1:
            where = ", ".join(names[number] for number in sorted(held.section_ids) if number in names)
            parts.append(where or self.tr("all sections"))
        if held.boards and store is not None:
            (section,) = list(held.section_ids)[:1]
            boards = boards_text(held.boards, store.snapshot(section) if section in names else None)
            parts.append(self.tr("boards {0}").format(boards))
        if not held.device:
            parts.append(self.tr("not opened yet"))
        elif held.seen:
            seen = dt.datetime.fromisoformat(held.seen).astimezone()
            clock = QLocale().toString(seen.time(), QLocale.FormatType.ShortFormat)  # type: ignore[call-overload]
            parts.append(self.tr("last entry {0}").format(clock))
        else:
            parts.append(self.tr("opened"))
        if one.steps:
            parts.append(self.tr("%n step(s) today", "", one.steps))
        return " · ".join(filter(None, parts))

    def _chosen(self) -> Pass | None:
        row = self.passes.currentRow()
        return self.desk.passes[row] if 0 <= row < len(self.desk.passes) else None

    def _show_pass(self, _row: int = 0) -> None:
        one = self._chosen()
        if one is not None and one.held.is_desk:
            self._show_desk(one)
            return
        self.desk_words.hide()
        address = self.desk.address(one) if one is not None else ""
        is_known = one is None or bool(one.key)
        waiting = self.tr("The page is being started…") if is_known else self._words_of_before(one)
        self.address.setText(address or (waiting if one is not None else ""))
        self.address.setWordWrap(not is_known)
        self.address.setVisible(one is not None and not self.desk.is_waiting)
        can_come = self.desk.hall or bool(self.desk.public)
        wanted = bool(address) and one is not None and not one.held.device  # one device: then it is over
        self.code.setVisible(wanted and can_come)
        self.only_here.setVisible(wanted and not can_come)
        if self.code.isVisibleTo(self):
            self.code.setPixmap(qr_picture(address))
        self.tunnel.setText(self.tr("The tunnel or proxy leads to port {0} of this computer.").format(self.desk.port))
        self.tunnel.setVisible(bool(address and self.desk.public))
        half = len(self.desk.fingerprint) // 2 + 1  # a line of it is not wider than the page
        figures = f"\n{self.desk.fingerprint[:half]}\n{self.desk.fingerprint[half:]}"
        self.fingerprint.setText(self.tr("Fingerprint (SHA-256): {0}").format(figures))
        self.fingerprint.setVisible(bool(address and self.desk.fingerprint))
        self.fingerprint.setWordWrap(True)
        self.copy.setVisible(bool(address))
        self.another.setVisible(one is not None and self.desk.is_running)
        self.take_back.setVisible(one is not None)

    def _words_of_before(self, one: Pass | None) -> str:
        if one is not None and not one.held.device:
            return self.tr("Made before the window was started again: give it another code.")
        return self.tr(
            "Made before the window was started again: its telephone goes on, its address is not known any more."
        )

    def _show_desk(self, one: Pass) -> None:
        """What is typed at a computer that is to join: address, code, and the figures that both compare."""
        for part in (
            *(self.address, self.code, self.only_here, self.tunnel, self.fingerprint, self.copy, self.another),
        ):
            part.hide()
        code, origin = self.desk.desks.code_of(one), self.desk.origin.removeprefix("https://")
        if one.held.computer:
            text = self.tr("{0} works at the computer {1}.").format(one.held.name, one.held.computer)
        elif not origin:
            text = self.tr("The page is being started…")
        elif code:
            text = self.tr(
                "On the other computer: Join an event…\nAddress: {0}\nCode: {1} (ten minutes, once)\n"
                "Figures to compare: {2}"
            ).format(origin, code, shown_figures(self.desk.fingerprint))
        else:
            text = self.tr("The code is too old: take the invitation back and make a new one.")
        self.desk_words.setText(text)
        self.desk_words.show()
        self.take_back.show()

    def _copy(self) -> None:
        one = self._chosen()
        if one is not None:
            QGuiApplication.clipboard().setText(self.desk.address(one))
            self.session.messages.said.emit(self.tr("The address was copied."))

    def _another(self) -> None:
        one = self._chosen()
        if one is not None:
            self.desk.another_code(one)

    def _take_back(self) -> None:
        one = self._chosen()
        if one is not None:
            self.desk.remove(one)
