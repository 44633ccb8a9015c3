"""Publish: where to, in which languages, what is shown of the players; then the site is written beside the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QCheckBox, QFileDialog, QLineEdit, QSpinBox, QWidget

from tdapp.domain.commands.sheets import SetCover, SetPublishing
from tdapp.domain.section.publishing import OLDEST, checked_publishing
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import available_languages
from tdapp.services.publishing.public import whose_age_is_unknown
from tdapp.ui.pages.event.site_look import ColourField, CoverField
from tdapp.ui.session.publishing import PublishDesk, SiteChoices
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import Banner, button, label
from tdapp.ui.widgets.boxes import across, beside, captioned, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.form import Form


class PublishDialog(FittingDialog):
    """The choices of the event are a step of its log; folder and languages are remembered on this computer."""

    def __init__(self, session: Session, desk: PublishDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session, self.desk = session, desk
        self.setWindowTitle(self.tr("Publish"))
        self.resize(min(640, self.screen().availableGeometry().width() - 40), 0)
        layout = dialog_box(
            self,
            self.tr("The event as a website"),
            self.tr(
                "A folder of plain pages for any web server, sync tool or stick. Only what changed is written again."
            ),
        )
        chosen, held = desk.choices(), session.view.section.publishing
        form = self._form = Form(held)
        self.folder = QLineEdit(chosen.folder)
        self.folder.setMinimumWidth(300)
        self.choose = button(self.tr("Choose…"), "folder-open", on_click=self._choose)
        caption = label(self.tr("&Folder"))
        caption.setBuddy(self.folder)
        self.folder.setAccessibleName(self.tr("Folder for the website"))
        form.addRow(caption, across((self.folder, 1), self.choose))
        self.languages = {code: QCheckBox(name) for code, name in available_languages()}
        for code, box in self.languages.items():
            box.setChecked(code in chosen.languages)
        form.addRow(label(self.tr("Languages")), across(*self.languages.values(), None))
        self.address = form.line("address", self.tr("&Address of the website"), "https://")
        self.address.setToolTip(self.tr("Where the folder can be seen; printed with a QR code on every sheet"))
        self.age = QSpinBox()
        self.age.setRange(0, OLDEST)
        self.age.setSpecialValueText(self.tr("nobody"))
        captioned(form, self.tr("&Initials only for who is younger than"), form.hold("initials_under", self.age))
        self.years = form.hold("birth_years", QCheckBox(self.tr("Years of &birth")))
        self.ids = form.hold("ids", QCheckBox(self.tr("FIDE &ids")))
        form.addRow(label(self.tr("Shown of the others")), across(self.years, self.ids, None))
        self.colour = ColourField()
        caption = label(self.tr("Co&lour"))
        caption.setBuddy(form.hold("colour", self.colour.line))
        form.addRow(caption, self.colour)
        self.cover = CoverField(session.view.section.page_head.cover)
        self.cover.refused.connect(self._warn)
        form.addRow(label(self.tr("Picture of the first page")), self.cover)
        layout.addLayout(form)
        self.now = QCheckBox(self.tr("Also the &standings as they would be now, while a round is played"))
        self.now.setChecked(chosen.now)
        layout.addWidget(self.now)
        self.always = QCheckBox(self.tr("&Keep it up to date while this event is open"))
        self.always.setChecked(chosen.always)
        layout.addWidget(self.always)
        unknown = whose_age_is_unknown(session.view.section)
        self.ages = label(
            self.tr("%n player(s) without a year of birth are shown by their whole names.", "", unknown),
            "small",
            wrap=True,
        )
        self.ages.setVisible(bool(unknown))
        layout.addWidget(self.ages)
        self.banner = Banner("info")
        layout.addWidget(self.banner)
        self.force = button(self.tr("Write into it all the same"), on_click=self._force)
        self.look = button(self.tr("Open the start page"), on_click=self._open)
        self.stop = button(self.tr("Stop keeping it up to date"), on_click=self._stop)
        self.go = button(self.tr("Publish"), "check", "primary", on_click=self.publish)
        self.close_button = button(self.tr("Close"), on_click=self.reject)
        layout.addLayout(beside(self.force, self.look, self.stop, None, self.go, self.close_button))
        desk.published.connect(self._published)
        desk.refused.connect(self._refused)
        self._show("", "info")

    def choices(self) -> SiteChoices:
        """The choices; RuleViolation where something is missing."""
        languages = tuple(code for code, box in self.languages.items() if box.isChecked())
        folder = self.folder.text().strip()
        if not folder:
            raise RuleViolation(self.tr("Choose a folder."))
        if not languages:
            raise RuleViolation(self.tr("Choose a language."))
        first = self.desk.choices().languages[:1]
        ordered = (*(code for code in languages if code in first), *(code for code in languages if code not in first))
        return SiteChoices(folder, ordered, self.always.isChecked(), self.now.isChecked())

    def publish(self, *, force: bool = False) -> None:
        """Keep the choices and start."""
        try:
            choices = self.choices()
            wanted = checked_publishing(self._form.value())
        except RuleViolation as problem:
            self._show(str(problem), "warn")
            return
        if wanted != self.session.view.section.publishing and self.session.changes.run(SetPublishing(wanted)) is None:
            return
        cover = self.cover.picture
        if cover != self.session.view.section.page_head.cover and self.session.changes.run(SetCover(cover)) is None:
            return
        self.desk.publish(choices, force=force)
        self._show(self.tr("The pages are being written…"), "info")

    def _warn(self, sentence: str) -> None:
        self._show(sentence, "warn")

    def _force(self) -> None:
        self.publish(force=True)

    def _stop(self) -> None:
        self.desk.stop()
        self.always.setChecked(False)
        self._show(self.tr("The website stays as it is now."), "info")

    def _published(self, sentence: str) -> None:
        self._show(sentence, "info")
        self.look.setVisible(True)

    def _refused(self, sentence: str, can_force: bool) -> None:
        self._show(sentence, "warn")
        self.force.setVisible(can_force)

    def _show(self, sentence: str, kind: str) -> None:
        self.banner.set_kind(kind)
        self.banner.set_text(sentence)
        self.force.setVisible(False)
        self.look.setVisible(False)
        self.stop.setVisible(self.desk.busy and self.always.isChecked())

    def _choose(self) -> None:
        name = QFileDialog.getExistingDirectory(self, self.tr("Folder for the website"), self.folder.text())
        if name:
            self.folder.setText(name)

    def _open(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(Path(self.folder.text().strip()) / "index.html")))
