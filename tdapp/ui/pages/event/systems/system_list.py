"""The pairing systems as a list: name, one sentence, where it is played, whose rules they are."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QListWidget, QListWidgetItem, QWidget

from tdapp.domain.systems.system import Status, System
from tdapp.domain.words.wording import tr
from tdapp.ui.widgets.basics import Banner, button, label, typed
from tdapp.ui.widgets.boxes import beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.wide import hinted

SYSTEM = Qt.ItemDataRole.UserRole


def mark_words(status: Status) -> str:
    """Whose rules they are, in a few words."""
    translate = QCoreApplication.translate
    match status:
        case Status.APPROVED:
            return translate("SystemsDialog", "FIDE")
        case Status.TEXT:
            return translate("SystemsDialog", "FIDE text, no approved program")
        case Status.NATIONAL:
            return translate("SystemsDialog", "national")
        case Status.FREE:
            return translate("SystemsDialog", "club")


class SystemsDialog(FittingDialog):
    """One of several systems is chosen; Enter or a double click takes it. ``asked``: with a reason."""

    def __init__(
        self, title: str, systems: Sequence[System], parent: QWidget | None = None, *, chosen: str = "", asked: str = ""
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.resize(620, 480)
        layout = dialog_box(self, title)
        if asked:
            banner = Banner("info")
            banner.set_text(asked)
            layout.addWidget(banner)
        self._needs_reason = bool(asked)
        self.list = QListWidget()
        self.list.setAccessibleName(title)
        self.list.setWordWrap(True)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for one in systems:
            used = self.tr("Played {0}.").format(tr(one.used)) if one.used else ""
            mark = " · ".join(filter(None, (mark_words(one.status), one.article)))
            item = QListWidgetItem(f"{tr(one.name)}  –  {mark}\n{' '.join(filter(None, (tr(one.sentence), used)))}")
            item.setData(SYSTEM, one.key)
            self.list.addItem(item)
            if one.key == chosen:
                self.list.setCurrentItem(item)
        if self.list.currentRow() < 0:
            self.list.setCurrentRow(0)
        layout.addWidget(self.list, 1)
        self.reason_title = label(self.tr("Reason (kept in the log)"), "caption")
        self.reason_field = QLineEdit()
        self.reason_field.setAccessibleName(self.tr("Reason"))
        hinted(self.reason_field, self.tr("in a few words"))
        for widget in (self.reason_title, self.reason_field):
            widget.setVisible(self._needs_reason)
            layout.addWidget(widget)
        self.confirm = button(self.tr("Take this system"), "check", "primary", on_click=self.accept)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        layout.addLayout(beside(None, self.confirm, self.cancel))
        self.confirm.setDefault(True)
        self.list.itemActivated.connect(self._take)
        self.reason_field.textChanged.connect(lambda _text: self._show())
        self._show()
        self.list.setFocus()

    def key(self) -> str:
        """The key of the system that is chosen."""
        item = self.list.currentItem()
        return str(item.data(SYSTEM)) if item is not None else ""

    def reason(self) -> str:
        """The reason given, in one line."""
        return typed(self.reason_field)

    def _show(self) -> None:
        ready = bool(self.key()) and (not self._needs_reason or bool(self.reason()))
        self.confirm.setEnabled(ready)
        self.confirm.setToolTip("" if ready else self.tr("Give a reason first"))

    def _take(self, _item: QListWidgetItem) -> None:
        if self.confirm.isEnabled():
            self.accept()
        else:
            self.reason_field.setFocus()
