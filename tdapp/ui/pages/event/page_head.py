"""Header lines, logo and sponsors, with the page as it will be printed beside them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFileDialog, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.sheets import SetHeaderLines, SetLogo, SetSponsors
from tdapp.domain.section.page_head import MOST_LINES, MOST_SPONSORS, PageHead, Picture, checked_lines
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.systems.registry import rules_of_system
from tdapp.ui.pages.event.picture_files import picture_of_file, pixmap_of
from tdapp.ui.session.print_requests import PrintItem, PrintRequest, printed
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import Banner, button, label, tool
from tdapp.ui.widgets.boxes import beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.paper.pdf_pages import PageView
from tdapp.ui.widgets.wide import hinted


class PageHeadDialog(FittingDialog):
    """Edits what every page carries; nothing is kept before Save."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._before = session.view.section.page_head
        self._logo = self._before.logo
        self._sponsors = list(self._before.sponsors)
        self._folder = ""
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(250)
        self._later.timeout.connect(self._show_page)
        self.setWindowTitle(self.tr("On every page"))
        room = self.screen().availableGeometry()
        self.resize(min(1000, room.width() - 40), min(640, room.height() - 60))
        layout = dialog_box(self, self.tr("Header lines, logo and sponsors"))
        columns = QHBoxLayout()
        columns.setSpacing(18)
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(label(self.tr("Lines above the name of the event"), "heading"))
        self.lines: list[QLineEdit] = []
        for number in range(MOST_LINES):
            field = QLineEdit(self._before.lines[number] if number < len(self._before.lines) else "")
            field.setAccessibleName(self.tr("Header line {0}").format(number + 1))
            field.setMinimumWidth(320)
            field.textChanged.connect(lambda _text: self._later.start())
            left.addWidget(field)
            self.lines.append(field)
        hinted(self.lines[0], self.tr("The federation or the club that invites"))
        left.addSpacing(8)
        left.addWidget(label(self.tr("Logo"), "heading"))
        self.logo = QLabel()
        self.logo.setAccessibleName(self.tr("Logo"))
        left.addWidget(self.logo)
        self.choose_logo = button(self.tr("Choose…"), "folder-open", on_click=self._choose_logo)
        self.drop_logo = button(self.tr("Take away"), "trash-2", on_click=lambda: self.set_logo(None))
        left.addLayout(beside(self.choose_logo, self.drop_logo, None))
        left.addSpacing(8)
        left.addWidget(label(self.tr("Sponsors, at the foot of the page"), "heading"))
        holder = QWidget()
        self._strip = QGridLayout(holder)
        self._strip.setContentsMargins(0, 0, 0, 0)
        left.addWidget(holder)
        self.add_sponsor = button(self.tr("Add a sponsor…"), "plus", on_click=self._choose_sponsors)
        left.addLayout(beside(self.add_sponsor, None))
        left.addWidget(label(self.tr("PNG or JPEG. Large pictures are made smaller."), "small", wrap=True))
        left.addStretch()
        columns.addLayout(left, 2)
        self.page = PageView()
        self.page.setMinimumWidth(380)
        columns.addWidget(self.page, 3)
        layout.addLayout(columns, 1)
        self.warning = Banner("warn")
        layout.addWidget(self.warning)
        self.confirm = button(self.tr("Save"), "check", "primary", on_click=self.save)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        layout.addLayout(beside(None, self.confirm, self.cancel))
        self._show_pictures()
        self._show_page()
        self.lines[0].setFocus()

    # -- pictures -------------------------------------------------------------------------------------------------

    def set_logo(self, picture: Picture | None) -> None:
        """Show another logo, or none."""
        self._logo = picture
        self._show_pictures()
        self._later.start()

    def take_logo(self, path: Path) -> None:
        """The logo of a file."""
        picture = self._read(path)
        if picture is not None:
            self.set_logo(picture)

    def take_sponsors(self, paths: list[Path]) -> None:
        """One more sponsor for each file."""
        for path in paths:
            if len(self._sponsors) == MOST_SPONSORS:
                self.warning.set_text(self.tr("At most {0} sponsors are printed.").format(MOST_SPONSORS))
                break
            picture = self._read(path)
            if picture is not None:
                self._sponsors.append(picture)
        self._show_pictures()
        self._later.start()

    def _read(self, path: Path) -> Picture | None:
        try:
            picture, smaller = picture_of_file(path)
        except (RuleViolation, EnvironmentProblem) as problem:
            self.warning.set_text(str(problem))
            return None
        self.warning.set_kind("info" if smaller else "warn")
        text = self.tr("{0} was made smaller: {1} x {2} pixels.").format(path.name, picture.width, picture.height)
        self.warning.set_text(text if smaller else "")
        return picture

    def _choose_logo(self) -> None:
        name, _filter = QFileDialog.getOpenFileName(self, self.tr("Logo"), self._folder, self._kinds())
        if name:
            self._folder = str(Path(name).parent)
            self.take_logo(Path(name))

    def _choose_sponsors(self) -> None:
        names, _filter = QFileDialog.getOpenFileNames(self, self.tr("Sponsors"), self._folder, self._kinds())
        if names:
            self._folder = str(Path(names[0]).parent)
            self.take_sponsors([Path(name) for name in names])

    def _kinds(self) -> str:
        return self.tr("Pictures (*.png *.jpg *.jpeg)")

    def _show_pictures(self) -> None:
        if self._logo is None:
            self.logo.setText(self.tr("No logo yet."))
        else:
            self.logo.setPixmap(pixmap_of(self._logo, 260, 80))
        self.drop_logo.setEnabled(self._logo is not None)
        self.drop_logo.setToolTip("" if self._logo else self.tr("There is no logo"))
        while (item := self._strip.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for number, picture in enumerate(self._sponsors):
            shown = QLabel()
            shown.setPixmap(pixmap_of(picture, 200, 34))
            shown.setAccessibleName(self.tr("Sponsor {0}").format(number + 1))
            up = tool("arrow-up", self.tr("Move sponsor {0} up").format(number + 1), on_click=self._mover(number))
            up.setEnabled(number > 0)
            gone = tool("x", self.tr("Take sponsor {0} away").format(number + 1), on_click=self._remover(number))
            for column, widget in enumerate((shown, up, gone)):
                self._strip.addWidget(widget, number, column, Qt.AlignmentFlag.AlignLeft)
        self._strip.setColumnStretch(2, 1)
        full = len(self._sponsors) >= MOST_SPONSORS
        self.add_sponsor.setEnabled(not full)
        self.add_sponsor.setToolTip(self.tr("There are {0} already").format(MOST_SPONSORS) if full else "")

    def _mover(self, number: int):
        def move() -> None:
            self._sponsors.insert(number - 1, self._sponsors.pop(number))
            self._show_pictures()
            self._later.start()

        return move

    def _remover(self, number: int):
        def remove() -> None:
            del self._sponsors[number]
            self._show_pictures()
            self._later.start()

        return remove

    # -- the page -------------------------------------------------------------------------------------------------

    def head(self) -> PageHead:
        """What stands here; RuleViolation for lines that are too long."""
        lines = checked_lines(tuple(field.text() for field in self.lines))
        return PageHead(lines, self._logo, tuple(self._sponsors))

    def _show_page(self) -> None:
        try:
            head = self.head()
            standings = self.session.tables.standings()
            section = replace(self.session.view.section, page_head=head)
            shown = replace(standings, section=replace(standings.section, page_head=head))
            if standings.competition is not None:
                shown = replace(shown, competition=section)
            document = rules_of_system(section.system).sheet("standings") if standings.rows else "regulations"
            self.page.set_pdf(printed(shown, PrintRequest((PrintItem(document),))).pdf)
        except (RuleViolation, EnvironmentProblem) as problem:
            self.warning.set_kind("warn")
            self.warning.set_text(str(problem))
            self.confirm.setEnabled(False)
            self.confirm.setToolTip(str(problem))
            return
        self.confirm.setEnabled(True)
        self.confirm.setToolTip("")

    def save(self) -> None:
        """Keep what was changed; each part is a step of its own."""
        try:
            head, before = self.head(), self._before
            commands: list[Command] = []
            if head.lines != before.lines:
                commands.append(SetHeaderLines(head.lines))
            if head.logo != before.logo:
                commands.append(SetLogo(head.logo))
            if head.sponsors != before.sponsors:
                commands.append(SetSponsors(head.sponsors))
            for command in commands:
                self.session.changes.attempt(command)
        except (RuleViolation, EnvironmentProblem) as problem:
            self.warning.set_kind("warn")
            self.warning.set_text(str(problem))
            return
        self.accept()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def done(self, result):
        self._later.stop()
        self.page.set_pdf(b"")
        super().done(result)
