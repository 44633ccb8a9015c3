"""Two ladders side by side: every player's place under both, those whose place differs first."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from tdapp.domain.errors import RuleViolation
from tdapp.domain.event import Edition
from tdapp.domain.ladder import Ladder, Rung
from tdapp.services.standings import Standings
from tdapp.ui.controller import Controller
from tdapp.ui.models.ready import RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.search import fold
from tdapp.ui.widgets.basics import QuietCombo, button, label
from tdapp.ui.widgets.table import DenseTable


class CompareDialog(QDialog):
    """Choose any two: official, trial, a preset, or the official ladder under another policy."""

    def __init__(self, controller: Controller, own: tuple[tuple[str, Ladder], ...] = (), parent: QWidget | None = None):
        super().__init__(parent)
        self._controller = controller
        self.setWindowTitle(self.tr("Compare ladders"))
        self.resize(860, 640)
        self._choices = self._all_choices(own)
        self.left, self.right = QuietCombo(self.tr("First ladder")), QuietCombo(self.tr("Second ladder"))
        for combo in (self.left, self.right):
            combo.addItems([name for name, _ladder in self._choices])
            combo.activated.connect(lambda _i: self._compare())
            combo.setMinimumWidth(260)
            combo.setSizeAdjustPolicy(QuietCombo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.right.setCurrentIndex(1 if len(self._choices) > 1 else 0)
        self.left_words, self.right_words = label("", "small", wrap=True), label("", "small", wrap=True)
        for words in (self.left_words, self.right_words):
            words.setAlignment(Qt.AlignmentFlag.AlignTop)
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.addWidget(self.left, 0, 0)
        grid.addWidget(self.right, 0, 1)
        grid.addWidget(self.left_words, 1, 0)
        grid.addWidget(self.right_words, 1, 1)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        self.sentence = label("", "heading", wrap=True)
        self.table = DenseTable(self.tr("Places under both ladders"))
        self.table.setProperty("role", "framed")
        close = button(self.tr("Close"), on_click=self.accept)
        row = QHBoxLayout()
        row.addStretch()
        row.addWidget(close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 14)
        layout.setSpacing(10)
        layout.addWidget(label(self.tr("Compare two ladders"), "title"))
        layout.addLayout(grid)
        layout.addWidget(self.sentence)
        layout.addWidget(self.table, 1)
        layout.addLayout(row)
        self._compare()

    def _all_choices(self, own: tuple[tuple[str, Ladder], ...]) -> list[tuple[str, Ladder]]:
        controller = self._controller
        choices = [(self.tr("Official ladder"), controller.official)]
        if controller.has_trial:
            choices.append((self.tr("Trial ladder"), controller.trial))
        for preset in controller.calculations.presets(controller.section):
            choices.append((self.tr("Preset: {0}").format(preset.name), preset.ladder))
        choices += [(name, ladder) for name, ladder in own]
        for edition in Edition:
            policy = f"fide-{edition.value}"
            ladder = Ladder(tuple(rung.with_policy(policy) for rung in controller.official.rungs))
            choices.append((self.tr("Official, unplayed games as in {0}").format(edition.value), self._soft(ladder)))
        return choices

    def _soft(self, ladder: Ladder) -> Ladder:
        """The ladder with the policy only where a rung takes it."""
        controller = self._controller
        rungs: list[Rung] = []
        for rung, plain in zip(ladder.rungs, controller.official.rungs, strict=True):
            try:
                rungs += controller.calculations.checked(controller.section, Ladder((rung,))).rungs
            except RuleViolation:
                rungs.append(plain)
        return Ladder(tuple(rungs))

    def _table_of(self, row: int) -> Standings:
        controller = self._controller
        return controller.calculations.standings(
            controller.section, ladder=self._choices[row][1], after_round=controller.after_round
        )

    def _compare(self) -> None:
        first, second = self._table_of(self.left.currentIndex()), self._table_of(self.right.currentIndex())
        self.left_words.setText(first.words)
        self.right_words.setText(second.words)
        preview = self._controller.calculations.compare(first, second)
        self.sentence.setText(preview.sentence)
        decides = {move.number: move.decided_by for move in preview.moves}
        old = {row.player.number: row for row in first.rows}
        rows = []
        ordered = sorted(enumerate(second.rows), key=lambda item: (item[1].player.number not in decides, item[0]))
        for _place, row in ordered:
            before = old[row.player.number].rank
            differs = row.player.number in decides
            rows.append(
                ReadyRow(
                    row.player.number,
                    (
                        ReadyCell(str(before or "–"), before, strong=differs),
                        ReadyCell(str(row.rank or "–"), row.rank, strong=differs),
                        ReadyCell(
                            row.player.name,
                            fold(row.player.name),
                            strong=differs,
                            icon="git-compare-arrows" if differs else "",
                        ),
                        ReadyCell(row.points, float(row.points)),
                        ReadyCell(decides.get(row.player.number, ""), decides.get(row.player.number)),
                    ),
                )
            )
        columns = (
            Column("first", self.tr("First"), self.tr("Place under the first ladder"), RIGHT),
            Column("second", self.tr("Second"), self.tr("Place under the second ladder"), RIGHT),
            Column("name", self.tr("Name"), self.tr("Name"), stretch=True, widest=320),
            Column("points", self.tr("Points"), self.tr("Points"), RIGHT),
            Column("decides", self.tr("Decided by"), self.tr("The rung of the second ladder that decides")),
        )
        self.table.set_rows(rows, columns)
