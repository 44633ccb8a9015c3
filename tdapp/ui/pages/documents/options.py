"""The choices of a document beside the preview: only those that the document knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QMenu, QScrollArea, QToolButton, QWidget

from tdapp.domain.games.letters import LETTERS, NAMES
from tdapp.domain.words.wording import available_languages
from tdapp.reports.options import NO_COLUMNS, Choice
from tdapp.ui.widgets.basics import QuietCombo, Stepper, label, menu_button
from tdapp.ui.widgets.boxes import column_in

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.reports.registry import DocumentEntry

MOST_COPIES = 99
_SIZES = (8, 9, 10, 12, 14, 16, 22, 32)
_TEST = 3


class DocumentOptions(QScrollArea):
    """A column of choices, each under its name. ``body`` takes more widgets at its head.

    Signals: ``changed(str, object)`` the id of a choice and its value (None: left to the document);
    ``copies_changed(int)``.
    """

    changed = Signal(str, object)
    copies_changed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Options of the document"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        self.body = column_in(inside, 3, margins=(2, 0, 8, 4))
        self._fields: dict[Choice, QWidget] = {}
        self._parts: dict[Choice, tuple[QWidget, ...]] = {}
        self.copies = Stepper(self.tr("Copies"), self.tr("One copy less"), self.tr("One copy more"))
        self.copies.set_range(1, MOST_COPIES, 1)
        self.copies.changed.connect(self.copies_changed)
        self._copies_label = label(self.tr("Copies"), "small")
        self.body.addWidget(self._copies_label)
        self.body.addWidget(self.copies, 0, Qt.AlignmentFlag.AlignLeft)
        self._build()
        self.body.addStretch(1)
        self.setWidget(inside)
        self._shown: Mapping[str, Any] = {}

    # -- building -------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        papers = (("A4", "A4"), ("Letter", "Letter"), ("A3", "A3"), ("Tabloid", "Tabloid"))
        automatic = (None, self.tr("Automatic"))
        sizes = tuple((float(size), self.tr("{0} points").format(size)) for size in _SIZES)
        self._combo(Choice.ROUND, self.tr("Round"), ())
        self._combo(Choice.PLAYER, self.tr("Player"), ())
        self._combo(Choice.GROUP, self.tr("Group of players"), ())
        self._combo(Choice.PAPER, self.tr("Paper"), papers)
        self._combo(
            Choice.ORIENTATION,
            self.tr("Orientation"),
            (
                automatic,
                ("portrait", self.tr("Portrait")),
                ("landscape", self.tr("Landscape")),
            ),
        )
        self._combo(Choice.TYPE_SIZE, self.tr("Type size"), (automatic, *sizes))
        self._combo(
            Choice.ACROSS,
            self.tr("Lists side by side"),
            (automatic, (1, self.tr("One column")), (2, self.tr("Two columns")), (3, self.tr("Three columns"))),
        )
        self.columns = QMenu(self.tr("Columns"), self)
        self._columns_button = menu_button("", self.tr("Additional columns"), self.columns)
        self._columns_button.setSizePolicy(
            self._columns_button.sizePolicy().Policy.Expanding, self._columns_button.sizePolicy().verticalPolicy()
        )
        self._add(Choice.COLUMNS, self.tr("Additional columns"), self._columns_button)
        self._combo(
            Choice.GROUP_BY,
            self.tr("Group the list by"),
            (
                (None, self.tr("Nothing")),
                ("federation", self.tr("Federation")),
                ("club", self.tr("Club")),
                ("category", self.tr("Category")),
            ),
        )
        self._combo(
            Choice.DIALECT,
            self.tr("Results are written"),
            ((None, "12w1"), ("us", "W12"), ("french", "+ 12W")),
        )
        self._combo(
            Choice.OPPONENTS_BY,
            self.tr("Opponents by"),
            ((None, self.tr("Start number")), ("rank", self.tr("Rank"))),
        )
        self._combo(
            Choice.ORDER,
            self.tr("Lines in the order of"),
            ((None, self.tr("Rank")), ("start", self.tr("Start number"))),
        )
        self._combo(Choice.HALF_SIGN, self.tr("Half points"), ((None, "4½"), (False, "4.5")))
        self._combo(Choice.LANGUAGE, self.tr("Language of the paper"), ())
        self._combo(
            Choice.PIECES,
            self.tr("Letters of the pieces"),
            (
                (None, self.tr("As the language")),
                *((code, f"{' '.join(LETTERS[code][1:])}  {name}") for code, name in NAMES.items()),
            ),
        )
        self._combo(
            Choice.FIRST,
            self.tr("How many"),
            ((None, self.tr("All")), (_TEST, self.tr("The first {0}, as a test").format(_TEST))),
        )
        self._combo(
            Choice.WHITE_FIRST,
            self.tr("First at each board"),
            ((None, self.tr("Home team")), (True, self.tr("White, as on the screen"))),
        )
        self._switch(Choice.WIDE_ROWS, self.tr("Room for pens"), self.tr("Leave room for pens between the lines"))
        self._switch(Choice.GRID_LINES, self.tr("Grid lines"), self.tr("Draw lines around all cells"))
        tip = self.tr("The PDF says what headings and tables are (PDF/UA): for screen readers; the file is larger")
        self._switch(Choice.TAGGED, self.tr("Accessible PDF"), tip)

    def _add(self, choice: Choice, title: str, field: QWidget) -> None:
        caption = label(title, "small")
        self.body.addWidget(caption)
        self.body.addWidget(field)
        self._fields[choice] = field
        self._parts[choice] = (caption, field)

    def _combo(self, choice: Choice, title: str, values: Sequence[tuple[object, str]]) -> None:
        field = QuietCombo(title)
        field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        field.setMinimumContentsLength(11)
        field.setMaxVisibleItems(20)
        for value, text in values:
            field.addItem(text, value)
        field.activated.connect(lambda _index: self.changed.emit(choice.value, field.currentData()))
        self._add(choice, title, field)

    def _switch(self, choice: Choice, text: str, tip: str) -> None:
        field = QCheckBox(text)
        field.setToolTip(tip)
        field.clicked.connect(lambda on: self.changed.emit(choice.value, on or None))
        self.body.addWidget(field)
        self._fields[choice] = field
        self._parts[choice] = (field,)

    # -- what is shown --------------------------------------------------------------------------------------------

    def field(self, choice: Choice) -> QWidget:
        """The widget of a choice."""
        return self._fields[choice]

    def combo(self, choice: Choice) -> QuietCombo:
        """The widget of a choice among several."""
        field = self._fields[choice]
        assert isinstance(field, QuietCombo)
        return field

    def set_rounds(self, paired: int) -> None:
        """The rounds that can be chosen."""
        numbers = [(number, self.tr("Round {0}").format(number)) for number in range(1, paired + 1)]
        _fill(self.combo(Choice.ROUND), [(None, self.tr("Last round paired")), *numbers])

    def set_players(self, players: Sequence[tuple[int, str]]) -> None:
        """Pairing numbers and names."""
        rows = [(number, f"{number}  {name}") for number, name in players]
        _fill(self.combo(Choice.PLAYER), [(None, self.tr("Everybody")), *rows])

    def set_groups(self, names: Sequence[str]) -> None:
        """The groups that a list can be printed for."""
        _fill(self.combo(Choice.GROUP), [(None, self.tr("All players")), *((name, name) for name in names)])

    def set_languages(self, current: str) -> None:
        """The languages of documents; that of the window is the usual one."""
        known = available_languages()
        usual = dict(known).get(current, current)
        others = [(code, name) for code, name in known if code != current]
        _fill(self.combo(Choice.LANGUAGE), [(None, usual), *others])

    def show_entry(self, entry: DocumentEntry, choices: Mapping[str, Any], copies: int) -> None:
        """The choices of this document, and no other; no signal."""
        self._shown = choices
        for choice, parts in self._parts.items():
            offered = choice in entry.takes and not self._is_idle(choice)
            for part in parts:
                part.setVisible(offered)
            if offered:
                self._show_value(choice, choices.get(choice.value))
        if entry.columns:
            self._fill_columns(entry)
        self.copies.set_range(1, MOST_COPIES, copies)
        several = not entry.contents
        self.copies.setVisible(several)
        self._copies_label.setVisible(several)

    def _is_idle(self, choice: Choice) -> bool:
        """Nothing to choose from: one language, no groups."""
        field = self._fields[choice]
        return isinstance(field, QComboBox) and field.count() < 2

    def _show_value(self, choice: Choice, value: object) -> None:
        field = self._fields[choice]
        if isinstance(field, QCheckBox):
            field.setChecked(value is True)
        elif isinstance(field, QuietCombo):
            found = next((row for row in range(field.count()) if field.itemData(row) == value), -1)
            if found < 0 and choice is Choice.TYPE_SIZE and isinstance(value, int | float):
                field.addItem(self.tr("{0} points").format(f"{value:g}"), value)
                found = field.count() - 1
            field.setCurrentIndex(max(0, found))

    def _fill_columns(self, entry: DocumentEntry) -> None:
        names = self._column_names()
        chosen = self._shown.get(Choice.COLUMNS.value)
        shown = list(chosen) if isinstance(chosen, list | tuple) else list(entry.usual_columns)
        self.columns.clear()
        for column in entry.columns:
            action = self.columns.addAction(names[column])
            action.setCheckable(True)
            action.setChecked(column in shown)
            action.toggled.connect(lambda on, column=column: self._toggle_column(entry, column, on))
        held = [names[column] for column in entry.columns if column in shown]
        self._columns_button.setText(", ".join(held) or self.tr("None"))
        self._columns_button.setToolTip(self.tr("Additional columns: {0}").format(", ".join(held) or self.tr("None")))

    def _toggle_column(self, entry: DocumentEntry, column: str, on: bool) -> None:
        chosen = self._shown.get(Choice.COLUMNS.value)
        shown = set(chosen if isinstance(chosen, list | tuple) else entry.usual_columns)
        shown = shown | {column} if on else shown - {column}
        kept = [one for one in entry.columns if one in shown]
        value = None if set(kept) == set(entry.usual_columns) else kept or list(NO_COLUMNS)
        self.changed.emit(Choice.COLUMNS.value, value)

    def _column_names(self) -> dict[str, str]:
        return {
            "club": self.tr("Club"),
            "sex": self.tr("Sex"),
            "fide-id": self.tr("FIDE ID"),
            "standard": self.tr("FIDE standard"),
            "rapid": self.tr("FIDE rapid"),
            "blitz": self.tr("FIDE blitz"),
            "national": self.tr("National rating"),
            "birth": self.tr("Born"),
            "categories": self.tr("Categories"),
            "federation": self.tr("Federation"),
            "rating": self.tr("Rating"),
        }

    @property
    def columns_button(self) -> QToolButton:
        """Opens the menu of the columns."""
        return self._columns_button


def _fill(combo: QuietCombo, rows: Sequence[tuple[object, str]]) -> None:
    """New rows; what was chosen stays."""
    chosen = combo.currentData()
    combo.clear()
    for value, text in rows:
        combo.addItem(text, value)
    combo.setCurrentIndex(max(0, combo.findData(chosen) if chosen is not None else 0))
