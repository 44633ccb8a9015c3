"""At a desk: how the leading computer is, what is the newest step here, and what to do when it has died."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QWidget

from tdapp.domain.arbiters.roles import MAY_LEAD, role_words
from tdapp.ui.pages.event.join import JoinDialog
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.session.together.desk_link import DeskStore
from tdapp.ui.session.tools import Tools
from tdapp.ui.widgets.basics import button, label, selectable
from tdapp.ui.widgets.boxes import beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog

if TYPE_CHECKING:
    from tdapp.ui.session.together.leading import Leading


class AtDeskDialog(FittingDialog):
    """Opened where telephones and desks are invited at the leading computer."""

    def __init__(
        self, session: Session, store: DeskStore, leading: Leading, tools: Tools, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._store, self._leading, self._tools = session, store, leading, tools
        self.setWindowTitle(self.tr("This computer is a desk"))
        self.setMinimumWidth(480)
        held = store.invitation
        layout = dialog_box(
            self,
            self.tr("This computer is a desk"),
            self.tr("It works as {0}, {1}; another computer leads the event.").format(held.name, role_words(held.role)),
        )
        self.state = label(store.why_not or self.tr("The leading computer answers."), "strong", wrap=True)
        self.newest = selectable(self._newest(), "heading")
        self.compare = label(
            self.tr(
                "When the leading computer has died: switch it off, compare the number of the newest step at all "
                "desks, and lead from the one with the highest."
            ),
            "small",
            wrap=True,
        )
        for part in (self.state, self.newest, self.compare):
            layout.addWidget(part)
        self.lead = button(self.tr("&Lead from here…"), "flag", on_click=self._lead)
        self.follow = button(self.tr("&Another computer leads now…"), on_click=self._follow)
        why_not = self._why_not_lead()
        self.lead.setEnabled(not why_not)
        self.lead.setToolTip(why_not)
        self.reason = label(why_not, "small", wrap=True)
        self.reason.setVisible(bool(why_not))
        layout.addWidget(self.reason)
        layout.addLayout(beside(self.lead, self.follow, None, button(self.tr("Close"), on_click=self.reject)))

    def _newest(self) -> str:
        newest = next(iter(self._store.journal(limit=1)), None)
        if newest is None:
            return ""
        return self.tr("Newest step here: {0}, at {1}: {2}").format(
            self._store.revision, f"{newest.at.astimezone():%H:%M:%S}", newest.label
        )

    def _why_not_lead(self) -> str:
        if self._store.ended:
            return self._store.ended
        if self._store.invitation.role not in MAY_LEAD:
            return self.tr("A deputy or the chief arbiter leads from his desk.")
        if self._store.silent_since is None:
            return self.tr("Lead from here: not while the leading computer answers.")
        return ""

    def _lead(self) -> None:
        lines = (
            self.tr("The computer that led must be off, or be used by nobody: two that lead make two events."),
            self.tr(
                "Telephones and desks that it invited are expected here. They need the new address: "
                "Event > Work together… shows it then."
            ),
        )
        question = Question(
            self.tr("Lead the event from this computer?"), (), lines, action=self.tr("Lead from here"), by_enter=True
        )
        if self._session.messages.ask(question) is not None and self._leading.lead():
            self.accept()

    def _follow(self) -> None:
        dialog = JoinDialog(self._tools.backend, self._tools.tasks, self, is_known=True)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self._leading.follow(dialog.address, dialog.fingerprint)
            self.accept()
        dialog.deleteLater()
