"""Join an event that another computer leads: its address, the code shown there, and figures that two people compare."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.ui.session.backend import Backend
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.widgets.basics import Banner, button, label, typed
from tdapp.ui.widgets.boxes import beside, captioned, dialog_box, form_box
from tdapp.ui.widgets.fitting import FittingDialog

FINGERPRINT = "fingerprint"  # the task that asks for it
COMPARED = 8  # figures


def shown_figures(fingerprint: str) -> str:
    """The first figures of a fingerprint as two people read them to each other: ``3F2A 91C0``."""
    first = fingerprint.replace(":", "").replace(" ", "")[:COMPARED].upper()
    return f"{first[:4]} {first[4:]}"


class JoinDialog(FittingDialog):
    """Filled in, then compared; ``address``, ``code`` and ``fingerprint`` once it was accepted."""

    def __init__(
        self, backend: Backend, tasks: TaskRunner, parent: QWidget | None = None, *, is_known: bool = False
    ) -> None:
        """``is_known``: this computer has joined before, and no code is asked."""
        super().__init__(parent)
        self._backend, self._tasks = backend, tasks
        self.fingerprint = ""
        self.setWindowTitle(self.tr("Join an event"))
        self.setMinimumWidth(460)
        layout = dialog_box(
            self,
            self.tr("Join an event"),
            self.tr("Another computer leads it and has invited this one: Event > Work together…, on its screen."),
        )
        form = form_box()
        self._address, self._code = QLineEdit(), QLineEdit()
        self._address.setPlaceholderText("192.168.1.5:8710")
        self._code.setPlaceholderText("KQ7M-2XPD")
        captioned(form, self.tr("&Address"), self._address)
        captioned(form, self.tr("&Code"), self._code)
        form.setRowVisible(self._code, not is_known)
        self._is_known = is_known
        layout.addLayout(form)
        self.figures = label("", "hero")
        self.figures.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.figures.setAccessibleName(self.tr("Figures to compare"))
        self.compare = label(
            self.tr(
                "Are these the figures on the screen of the leading computer? If not, somebody else answers at this "
                "address: do not join."
            ),
            wrap=True,
        )
        self.banner = Banner("warn")
        for part in (self.figures, self.compare, self.banner):
            layout.addWidget(part)
        self.next = button(self.tr("&Next"), role="primary", on_click=self._ask)
        self.same = button(self.tr("They are the &same: join"), role="primary", on_click=self.accept)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        layout.addLayout(beside(None, self.next, self.same, self.cancel))
        for field in (self._address, self._code):
            field.textChanged.connect(self._show_nothing)
        self._show_nothing()
        self.next.setDefault(True)

    @property
    def address(self) -> str:
        """Where the leading computer is."""
        return typed(self._address)

    @property
    def code(self) -> str:
        """What it shows for this one."""
        return typed(self._code)

    def _show_nothing(self) -> None:
        """Something else was typed: nothing is compared yet."""
        self.fingerprint = ""
        self.banner.set_text("")
        self._show()

    def _show(self) -> None:
        known = bool(self.fingerprint)
        self.figures.setText(shown_figures(self.fingerprint) if known else "")
        for part in (self.figures, self.compare, self.same):
            part.setVisible(known)
        self.next.setVisible(not known)
        self.next.setEnabled(bool(self.address and (self.code or self._is_known)))
        self.next.setToolTip("" if self.next.isEnabled() else self.tr("Fill in the address and the code first."))
        self.refit()
        if known:
            self.same.setFocus()

    def _ask(self) -> None:
        address = self.address
        self.next.setEnabled(False)
        self.banner.set_text("")
        words = self.tr("The leading computer is being asked…")
        self._tasks.start_long(
            FINGERPRINT, words, lambda _watch: self._backend.host_fingerprint(address), self._asked, self._failed
        )

    def _asked(self, fingerprint: str) -> None:
        self.fingerprint = fingerprint
        self._show()

    def _failed(self, problem: Exception) -> None:
        if not isinstance(problem, RuleViolation | EnvironmentProblem):
            raise problem
        self._show()
        self.banner.set_text(str(problem))
        self.refit()
