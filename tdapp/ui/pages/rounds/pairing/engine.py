"""The pairing engine of this computer: the one that comes along, or another by its path, tried before it is taken."""

from __future__ import annotations

import threading
from pathlib import Path

from PySide6.QtWidgets import QButtonGroup, QFileDialog, QHBoxLayout, QLineEdit, QWidget

from tdapp.domain.words.decimals import Figure
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.engines.registry import GACRUX
from tdapp.ui.pages.rounds.pairing.desk import PairingDesk
from tdapp.ui.pages.rounds.pairing.engine_choice import MOST_MINUTES, EngineChoice
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.widgets.basics import Banner, Choice, Stepper, button, label
from tdapp.ui.widgets.boxes import beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.wide import hinted

SLOT = "engine probe"


class EngineDialog(FittingDialog):
    """``choice()`` after it was accepted. Another engine is accepted only after it has paired a small round."""

    def __init__(self, desk: PairingDesk, tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._stop = threading.Event()
        self._tested = desk.choice.path
        self._trying = False
        self.setWindowTitle(self.tr("Pairing engine"))
        self.setMinimumWidth(600)
        layout = dialog_box(
            self,
            self.tr("Pairing engine"),
            self.tr(
                "Whatever engine pairs, its answer is checked against the rules before it is taken, and another "
                "engine pairs the round once more in the background."
            ),
            spacing=8,
        )
        self.own = Choice(self.tr("tdapp's own (Dutch system 2026)"))
        self.gacrux = Choice(self.tr("gacrux, which comes with this program (Dutch system 2026)"))
        self.other = Choice(self.tr("Another program: bbpPairings, or the .jar of JaVaFo"))
        group = QButtonGroup(self)
        for choice in (self.own, self.gacrux, self.other):
            group.addButton(choice)
            layout.addWidget(choice)
        row = QHBoxLayout()
        self.path = QLineEdit("" if desk.choice.path == GACRUX else desk.choice.path)
        self.path.setAccessibleName(self.tr("Path of the engine"))
        hinted(self.path, self.tr("Path of the program or .jar"))
        self.browse = button(self.tr("Browse…"), "folder-open", on_click=self._browse)
        self.test = button(self.tr("Try it"), "play", on_click=self.try_it)
        row.addSpacing(24)
        row.addWidget(self.path, 1)
        row.addWidget(self.browse)
        row.addWidget(self.test)
        layout.addLayout(row)
        self.banner = Banner("info")
        layout.addWidget(self.banner)
        self.minutes = Stepper(self.tr("Minutes"), self.tr("Less time"), self.tr("More time"))
        self.minutes.set_range(1, MOST_MINUTES, desk.choice.minutes)
        layout.addLayout(beside(label(self.tr("Longest time for one round, in minutes")), self.minutes, None))
        layout.addWidget(
            label(
                self.tr("When the time is over nothing has changed: another engine or pairing by hand is offered."),
                "small",
                wrap=True,
            )
        )
        layout.addStretch()
        self.confirm = button(self.tr("Use this engine"), "check", "primary", on_click=self.accept)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        layout.addLayout(beside(None, self.confirm, self.cancel))
        chosen = {"": self.own, GACRUX: self.gacrux}.get(desk.choice.path, self.other)
        chosen.setChecked(True)
        self.confirm.setDefault(True)
        self.other.toggled.connect(lambda _on: self._show())
        self.path.textChanged.connect(lambda _text: self._show())
        self.path.returnPressed.connect(self.try_it)
        self._show()
        chosen.setFocus()

    def choice(self) -> EngineChoice:
        """The engine chosen and its limit."""
        path = self.path.text().strip() if self.other.isChecked() else GACRUX if self.gacrux.isChecked() else ""
        return EngineChoice(path, self.minutes.value)

    def try_it(self) -> None:
        """Start the engine and let it pair a small round."""
        wanted = self.choice()
        if not wanted.path or self._trying:
            return
        try:
            engine = wanted.make()
        except RuleViolation as problem:
            self._say("warn", str(problem))
            return
        stop = self._stop

        def work():
            from tdapp.pairing.engines.probe import probe

            return probe(engine, cancel=stop.is_set)

        def done(pairing) -> None:
            self._trying = False
            self._tested = wanted.path
            text = self.tr("{0} works: it paired a small round in {1} s.")
            self._say("info", text.format(pairing.engine, Figure(f"{pairing.seconds:.1f}")))

        self._trying = True
        self._say("info", self.tr("Trying it…"))
        self._tasks.start(SLOT, work, done, self._failed)

    def _failed(self, problem: Exception) -> None:
        from tdapp.pairing.engines.engine import EngineFault, PairingCancelled

        self._trying = False
        if isinstance(problem, PairingCancelled):
            return
        if not isinstance(problem, (EngineFault, RuleViolation)):
            raise problem  # a fault of the program: the crash hook shows it
        self._say("warn", str(problem))

    def _say(self, kind: str, text: str) -> None:
        self.banner.set_kind(kind)
        self.banner.set_text(text)
        self._show()

    def _browse(self) -> None:
        start = str(Path(self.path.text()).parent) if self.path.text() else str(Path.home())
        path, _filter = QFileDialog.getOpenFileName(self, self.tr("Choose the engine"), start)
        if path:
            self.other.setChecked(True)
            self.path.setText(path)
            self.try_it()

    def _show(self) -> None:
        other = self.other.isChecked()
        for widget in (self.path, self.browse):
            widget.setEnabled(other)
        path = self.path.text().strip()
        self.test.setEnabled(other and bool(path) and not self._trying)
        ready = not other or (bool(path) and path == self._tested)
        self.confirm.setEnabled(ready and not self._trying)
        self.confirm.setToolTip("" if ready else self.tr("Try the engine first"))

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def done(self, result):
        self._stop.set()
        self._tasks.drop(SLOT)
        super().done(result)
