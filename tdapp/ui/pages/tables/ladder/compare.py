"""Compare: two ladders side by side, or the places of the best under every policy, as a chart or a table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QStackedWidget, QWidget

from tdapp.domain.section.ladder import Ladder
from tdapp.domain.words.wording import tr
from tdapp.services.tables.ladder_preview import compare
from tdapp.services.tables.policy_places import places_by_policy, policy_columns
from tdapp.services.tables.standings import Standings
from tdapp.tiebreaks.presets import presets_for
from tdapp.ui.pages.tables.ladder.compare_rows import (
    compare_columns,
    compare_rows,
    policy_place_columns,
    policy_place_rows,
)
from tdapp.ui.pages.tables.ladder.places_chart import PlacesChart
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import QuietCombo, Segments, Stepper, button, label
from tdapp.ui.widgets.boxes import beside, column_in, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.table import DenseTable

TOP = 10
MOST_TOP = 30


class TwoLadders(QWidget):
    """Choose any two: official, trial, a preset, an own one, or the official ladder under another policy."""

    def __init__(self, session: Session, own: tuple[tuple[str, Ladder], ...]) -> None:
        super().__init__()
        self._session = session
        self._choices = self._all_choices(own)
        self.left, self.right = QuietCombo(self.tr("First ladder")), QuietCombo(self.tr("Second ladder"))
        for combo in (self.left, self.right):
            for name, ladder in self._choices:
                combo.addItem(name)
                combo.setItemData(combo.count() - 1, str(ladder).replace(",", ", "), Qt.ItemDataRole.ToolTipRole)
            combo.activated.connect(lambda _i: self.compare())
            combo.setMinimumWidth(260)
            combo.setMaxVisibleItems(24)
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
        layout = column_in(self, 10)
        layout.addLayout(grid)
        layout.addWidget(self.sentence)
        layout.addWidget(self.table, 1)
        self.compare()

    def _all_choices(self, own: tuple[tuple[str, Ladder], ...]) -> list[tuple[str, Ladder]]:
        session = self._session
        choices = [(self.tr("Official ladder"), session.tables.official)]
        if session.tables.has_trial:
            choices.append((self.tr("Trial ladder"), session.tables.trial))
        for column in policy_columns(session.tables.section, session.tables.official)[1:]:
            choices.append((self.tr("Official: {0}").format(column.name), column.ladder))
        for preset in presets_for(session.view.section):
            choices.append((self.tr("Preset: {0}").format(tr(preset.name)), preset.ladder))
        return choices + [(self.tr("Own: {0}").format(name), ladder) for name, ladder in own]

    def _table_of(self, row: int) -> Standings:
        session = self._session
        return session.tables.calculations.standings(
            session.view.section, ladder=self._choices[row][1], after_round=session.view.after_round
        )

    def compare(self) -> None:
        """Show the two ladders chosen."""
        first, second = self._table_of(self.left.currentIndex()), self._table_of(self.right.currentIndex())
        for combo in (self.left, self.right):
            combo.setToolTip(combo.currentText())  # whole, where large letters leave no room
        self.left_words.setText(first.words)
        self.right_words.setText(second.words)
        forward, back = compare(first, second), compare(second, first)
        self.sentence.setText(forward.sentence)
        self.table.set_rows(compare_rows(first, second, forward, back), compare_columns())


class ByPolicy(QWidget):
    """The places of the best under every policy that the official or the trial ladder can take."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.which = Segments(
            self.tr("Ladder"),
            (
                ("official", self.tr("Official"), self.tr("The official ladder")),
                ("trial", self.tr("Trial"), self.tr("The trial ladder of the editor")),
            ),
        )
        self._trial = session.tables.has_trial
        self.which.set_choice("trial" if self._trial else "official")
        self.which.setVisible(session.tables.has_trial)
        self.look = Segments(
            self.tr("Shown as"),
            (
                ("chart", self.tr("Chart"), self.tr("A line for each from policy to policy")),
                ("table", self.tr("Table"), self.tr("The same places as numbers")),
            ),
        )
        self.look.set_choice("chart")
        self.top = Stepper(self.tr("Places shown"), self.tr("Show fewer places"), self.tr("Show more places"))
        players = max(2, len(session.view.section.players))
        self.top.set_range(2, min(MOST_TOP, players), min(TOP, players))
        self.chart = PlacesChart()
        self.table = DenseTable(self.tr("Places by policy"))
        self.table.setProperty("role", "framed")
        self.stack = QStackedWidget()
        self.stack.addWidget(self.chart)
        self.stack.addWidget(self.table)
        self.sentence = label("", "heading", wrap=True)
        self.detail = label("", "small", wrap=True)
        self.detail.setMinimumHeight(self.detail.fontMetrics().height() * 2)
        self.detail.setAlignment(Qt.AlignmentFlag.AlignTop)
        layout = column_in(self, 10)
        layout.addLayout(beside(self.which, self.look, None, label(self.tr("Places shown"), "caption"), self.top))
        layout.addWidget(self.sentence)
        layout.addWidget(self.stack, 1)
        layout.addWidget(self.detail)
        self.which.chosen.connect(self._ladder_chosen)
        self.look.chosen.connect(self._look_chosen)
        self.top.changed.connect(lambda _n: self.reload())
        self.chart.player_changed.connect(self._player)
        self.table.row_changed.connect(self._player)

    def reload(self) -> None:
        """Work the places out again."""
        session = self._session
        ladder = session.tables.trial if self._trial else session.tables.official
        self._places = places_by_policy(
            session.tables.section, ladder, after_round=session.view.after_round, top=self.top.value
        )
        self.sentence.setText(self._places.sentence)
        self.table.set_rows(policy_place_rows(self._places), policy_place_columns(self._places))
        self.chart.set_places(self._places)

    def _ladder_chosen(self, which: str) -> None:
        self._trial = which == "trial"
        self.reload()

    def _look_chosen(self, which: str) -> None:
        self.stack.setCurrentWidget(self.table if which == "table" else self.chart)

    def _player(self, number: int) -> None:
        row = next((row for row in self._places.rows if row.number == number), None)
        if row is None:
            return
        places: dict[int | None, list[str]] = {}
        for column, place in zip(self._places.columns, row.places, strict=True):
            places.setdefault(place, []).append(column.policy_id or self.tr("as it stands"))
        parts = [
            self.tr("place {0}: {1}").format(place or "–", ", ".join(ids))
            for place, ids in sorted(places.items(), key=lambda item: item[0] or 10**6)
        ]
        self.detail.setText(f"{row.name}  –  {';  '.join(parts)}")


class CompareDialog(FittingDialog):
    """Two tabs: two ladders, and places by policy."""

    def __init__(self, session: Session, own: tuple[tuple[str, Ladder], ...] = (), parent: QWidget | None = None):
        super().__init__(parent)
        self.setWindowTitle(self.tr("Compare ladders"))
        self.resize(1060, 700)
        self.tabs = Segments(
            self.tr("What is compared"),
            (
                ("ladders", self.tr("Two ladders"), self.tr("Who changes places between two ladders")),
                ("policies", self.tr("Places by policy"), self.tr("What the rule for unplayed games changes")),
            ),
        )
        self.tabs.set_choice("ladders")
        self.ladders = TwoLadders(session, own)
        self.policies = ByPolicy(session)
        self._known = False
        self.stack = QStackedWidget()
        self.stack.addWidget(self.ladders)
        self.stack.addWidget(self.policies)
        self.left, self.right, self.table = self.ladders.left, self.ladders.right, self.ladders.table
        self.sentence = self.ladders.sentence
        close = button(self.tr("Close"), on_click=self.accept)
        layout = dialog_box(self)
        layout.addLayout(beside(label(self.tr("Compare"), "title"), None, self.tabs))
        layout.addWidget(self.stack, 1)
        layout.addLayout(beside(None, close))
        self.tabs.chosen.connect(self.show_tab)

    def show_tab(self, tab: str) -> None:
        """``ladders`` or ``policies``; the places by policy are worked out when they are first looked at."""
        self.tabs.set_choice(tab)
        if tab == "policies" and not self._known:
            self._known = True
            self.policies.reload()
        self.stack.setCurrentWidget(self.policies if tab == "policies" else self.ladders)
