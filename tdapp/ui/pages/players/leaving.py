"""A dialog in which something was changed is not left by Esc without a word."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session


def may_leave(session: Session) -> bool:
    """Whether the arbiter gives up what was changed."""
    translate = QCoreApplication.translate
    title = translate("Leaving", "Leave without saving? What was changed here is lost.")
    return session.messages.ask(Question(title, action=translate("Leaving", "Leave it"))) is not None
