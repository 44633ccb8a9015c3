"""The Tie-breaks page: the ladder editor with its live preview. It always works on the trial ladder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QScrollArea, QSizePolicy, QSplitter, QStackedLayout, QVBoxLayout, QWidget

from tdapp.domain.commands.ladder import Gesture, LadderStep
from tdapp.domain.section.ladder import Rung
from tdapp.domain.words.changes import Topic
from tdapp.services.tables.ladder_editing import catalogue, changes_from_official, lint
from tdapp.tiebreaks.presets import presets_for
from tdapp.ui.pages.tables.ladder.actions import LadderActions
from tdapp.ui.pages.tables.ladder.gestures import LadderGestures
from tdapp.ui.pages.tables.ladder.moves import first_rung, move_columns, move_rows
from tdapp.ui.pages.tables.ladder.preset_menu import PresetMenu
from tdapp.ui.pages.tables.ladder.rows import LadderRow
from tdapp.ui.pages.tables.ladder.rung_options import RungOptionsPopover
from tdapp.ui.pages.tables.ladder.view import CatalogueView, LadderView
from tdapp.ui.session.announce import announce
from tdapp.ui.session.session import Session
from tdapp.ui.session.tools import Tools
from tdapp.ui.widgets.basics import EmptyState, PageHeader, SearchField, button, give_role, label, menu_button, tool
from tdapp.ui.widgets.boxes import beside, column_in, row_in
from tdapp.ui.widgets.elided import ElidedLabel
from tdapp.ui.widgets.page import Panel
from tdapp.ui.widgets.ready import Role
from tdapp.ui.widgets.table import DenseTable

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from collections.abc import Sequence

    from tdapp.services.tables.ladder_editing import LintLine
    from tdapp.services.tables.standings import RungInfo

ROOM_FOR_ALL = 1250  # pixels for criteria, ladder and the options of a rung side by side
SHORT = 640  # pixels; a lower page leaves out what can be left out


class LadderPanel(Panel):
    """Available criteria at the left, the ladder in the middle, what would change below.

    Signals: ``official_wanted()`` the trial ladder should become official; ``edition_wanted(str)``;
    ``compare_wanted()``; ``verify_wanted()``; ``laboratory_wanted()``; ``by_hand_wanted(int)`` a rung;
    ``save_wanted()``; ``own_preset_wanted(str)``, ``forget_wanted(str)`` a saved ladder; ``copy_wanted()`` another
    event's ladder.
    """

    EXPLAINS = True
    MANUAL = "ladder"
    WIDE = True
    TOPICS = frozenset(Topic)
    official_wanted = Signal()
    edition_wanted = Signal(str)
    compare_wanted = Signal()
    verify_wanted = Signal()
    laboratory_wanted = Signal()
    by_hand_wanted = Signal(int)
    save_wanted = Signal()
    own_preset_wanted = Signal(str)
    forget_wanted = Signal(str)
    copy_wanted = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.gestures = LadderGestures(session, self)
        self._own_presets: tuple[tuple[str, str], ...] = ()
        self._wanted_current: int | None = None
        self._build_header()
        split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        split.addWidget(self._build_editor())
        split.addWidget(self._build_preview())
        split.setStretchFactor(0, 5)
        split.setStretchFactor(1, 2)
        split.setSizes([500, 210])
        self.body.addWidget(self.header)
        self.popover = RungOptionsPopover(session, self.gestures, self)
        across = QSplitter(Qt.Orientation.Horizontal)
        across.setChildrenCollapsible(False)
        across.addWidget(split)
        across.addWidget(self.popover)
        across.setStretchFactor(0, 1)
        self.body.addWidget(across, 1)
        self.popover.closed.connect(self._options_closed)
        self._connect()

    # -- building -------------------------------------------------------------------------------------------------

    def _build_header(self) -> None:
        self.header = PageHeader(self.tr("Tie-breaks"))
        self.preset_menu = PresetMenu(self)
        self.preset_menu.aboutToShow.connect(self._fill_presets)
        self.preset_menu.preset_chosen.connect(
            lambda preset: self.gestures.set_trial(preset.ladder, LadderStep(Gesture.PRESET, name=preset.name))
        )
        self.preset_menu.own_chosen.connect(self.own_preset_wanted)
        self.preset_menu.own_forgotten.connect(self.forget_wanted)
        self.preset_menu.save_wanted.connect(self.save_wanted)
        self.preset_menu.copy_wanted.connect(self.copy_wanted)
        self.presets = menu_button(
            self.tr("Preset"), self.tr("Put a ready ladder into the editor"), self.preset_menu, "layers"
        )
        self.edition_menu = QMenu(self)
        self.edition = menu_button("", self.tr("Edition of FIDE's tie-break rules"), self.edition_menu)
        for value in ("2026", "2024", "2009"):
            action = self.edition_menu.addAction(self.tr("FIDE edition {0}").format(value))
            action.setCheckable(True)
            action.setData(value)
            action.triggered.connect(lambda _checked=False, value=value: self.edition_wanted.emit(value))
        self.compare = button(self.tr("Compare…"), "git-compare-arrows", on_click=self.compare_wanted.emit)
        self.verify = button(
            self.tr("Verify…"),
            "shield-check",
            tip=self.tr("Compare the values with those of gacrux, the tool of FIDE's Technical Commission"),
            on_click=self.verify_wanted.emit,
        )
        self.drop = button(
            self.tr("Drop trial"),
            "rotate-ccw",
            tip=self.tr("Back to the official ladder; can be undone"),
            on_click=self.gestures.drop_trial,
        )
        self.official = button(self.tr("Make official…"), "badge-check", "primary", on_click=self.official_wanted.emit)
        self.laboratory = tool(
            "flask-conical",
            self.tr("Laboratory: which tie-break, which rule for unplayed games serves best?"),
            boxed=True,
            on_click=self.laboratory_wanted.emit,
        )
        for widget in (
            *(self.presets, self.edition, self.compare, self.verify, self.laboratory),
            *(self.drop, self.official),
        ):
            self.header.add(widget)

    def _build_editor(self) -> QWidget:
        left = self._available = QWidget()
        left_box = column_in(left, 6)
        self.search = SearchField(self.tr("Find a criterion"))
        self.search.setMaximumWidth(16777215)
        self.catalogue = CatalogueView()
        self.entry_sentence = label("", "small", wrap=True)
        self.entry_sentence.setMinimumHeight(self.entry_sentence.fontMetrics().height() * 2)
        self.entry_help = tool("circle-question-mark", self.tr("About this tie-break"), shortcut="Shift+F1")
        self.entry_help.setEnabled(False)
        available = ElidedLabel("caption")
        available.setText(self.tr("Available"))
        left_box.addLayout(beside((available, 1), self.entry_help))
        left_box.addWidget(self.search)
        left_box.addWidget(self.catalogue, 1)
        left_box.addWidget(self.entry_sentence)
        middle = QVBoxLayout()
        self.add = tool("arrow-right", self.tr("Add the criterion to the ladder"), shortcut="Enter", boxed=True)
        middle.addStretch()
        middle.addWidget(self.add)
        middle.addStretch()
        right = QWidget()
        right_box = column_in(right, 6)
        self.caption = label(self.tr("Ladder, in the order of use after points"), "caption")
        self.state = label("", "chip")
        self.ladder = LadderView()
        self.ladder_empty = EmptyState(
            "scale",
            self.tr("No tie-break: all ties stay shared"),
            self.tr("Drag a criterion here, or choose one at the left and press Enter."),
        )
        self.ladder_empty.setAcceptDrops(False)
        holder = QWidget()
        self.ladder_stack = QStackedLayout(holder)
        self.ladder_stack.setStackingMode(QStackedLayout.StackingMode.StackAll)
        self.ladder_empty.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.ladder_stack.addWidget(self.ladder)
        self.ladder_stack.addWidget(self.ladder_empty)
        self.remarks = label("", "small", wrap=True)
        self.words = label("", "dim", wrap=True)
        self._words_caption = label(self.tr("In words"), "caption")
        inside = QWidget()
        inside.setObjectName("scrollBody")
        words_box = column_in(inside, 2, margins=(12, 8, 12, 8))
        words_box.addWidget(self._words_caption)
        words_box.addWidget(self.words)
        words_box.addStretch()
        words = self._words_box = QScrollArea()  # whole, whatever the ladder: a long one scrolls
        words.setProperty("role", "lozenge")
        words.setAccessibleName(self.tr("In words"))
        words.setWidgetResizable(True)
        words.setWidget(inside)
        words.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        right_box.addLayout(beside(self.caption, None, self.state))
        right_box.addWidget(holder, 1)
        right_box.addWidget(self.remarks)
        right_box.addWidget(words)
        across = QWidget()
        across_box = row_in(across, 8)
        across_box.addWidget(left, 4)
        across_box.addLayout(middle)
        across_box.addWidget(right, 9)
        left.setMinimumWidth(200)
        left.setMaximumWidth(380)
        return across

    def _build_preview(self) -> QWidget:
        below = QWidget()
        box = column_in(below, 6, margins=(0, 4, 0, 0))
        self.preview_title = label("", "heading")
        self.why = button(
            self.tr("Why?"),
            "calculator",
            on_click=self._why,
            tip=self.tr("Show the worked calculation of the selected line (Enter)"),
        )
        self.moves = DenseTable(self.tr("Whose place changes"))
        self.moves.setProperty("role", "framed")
        self.moves_empty = EmptyState("equal", self.tr("No place changes"), "")
        holder = QWidget()
        self.moves_stack = QStackedLayout(holder)
        self.moves_stack.addWidget(self.moves)
        self.moves_stack.addWidget(self.moves_empty)
        box.addLayout(beside((self.preview_title, 1), self.why))
        box.addWidget(holder, 1)
        return below

    def _connect(self) -> None:
        self.ladder.ladder.ask_move = self._move
        self.ladder.ladder.ask_add = self._add_at
        self.ladder.move_wanted.connect(self._move)
        self.ladder.remove_wanted.connect(self._remove)
        self.ladder.options_wanted.connect(self.open_options)
        self.ladder.help_wanted.connect(self._rung_help)
        self.ladder.by_hand_wanted.connect(self.by_hand_wanted)
        self.popover.by_hand_wanted.connect(self.by_hand_wanted)
        self.catalogue.help_wanted.connect(self._entry_help)
        self.entry_help.clicked.connect(self.catalogue.ask_help)
        self.catalogue.add_wanted.connect(self._add)
        self.catalogue.entry_changed.connect(self._entry_changed)
        self.add.clicked.connect(self.catalogue.add_current)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self.catalogue.setFocus)
        self.moves.opened.connect(lambda _index: self._why())
        self.moves.row_changed.connect(self._move_selected)
        self.session.view.player_changed.connect(self._player_changed)

    # -- showing --------------------------------------------------------------------------------------------------

    def set_own_presets(self, presets: tuple[tuple[str, str], ...]) -> None:
        """Ladders the user saved: (name, text)."""
        self._own_presets = presets

    def reload(self) -> None:
        """Show the trial ladder, its remarks and what it changes."""
        session = self.session
        section = session.view.section
        self.catalogue.catalogue.set_entries(catalogue(section))
        trial = session.tables.standings(trial=True)
        remarks = lint(section, session.tables.trial)
        stale = session.tables.by_hand_may_be_out_of_date()
        official = {str(rung) for rung in session.tables.official.rungs}
        rows = []
        for index, (info, rung) in enumerate(zip(trial.ladder, session.tables.trial.rungs, strict=True)):
            rows.append(
                LadderRow(
                    text=f"{rung}",
                    label=info.label,
                    name=info.name,
                    policy=info.policy_name,
                    sentence=info.policy_sentence,
                    not_c07=not info.is_c07,
                    remarks=(*self._out_of_date(stale, rung), *_remarks(remarks, index, info)),
                    changed=str(rung) not in official,
                )
            )
        self.ladder.set_rows(rows)
        if self._wanted_current is not None:
            self.ladder.set_current_rung(self._wanted_current)
            self._wanted_current = None
        self.ladder_empty.setVisible(not rows)
        general = [line.text for line in remarks if line.rung is None]
        self.remarks.setText("\n".join(general))
        self.remarks.setVisible(bool(general))
        self.words.setText(trial.words)
        self._fit_words()
        self._show_state()
        self._show_preview()
        if self.popover.index >= 0:
            self.popover.reload()

    def _out_of_date(self, stale: bool, rung: Rung) -> tuple[str, ...]:
        if not stale or rung.code not in ("MAN", "EXT"):
            return ()
        return (self.tr("Results changed after this was entered: it may be out of date."),)

    def _show_state(self) -> None:
        session = self.session
        changes = changes_from_official(session.view.section, session.tables.trial)
        self.state.setText(
            self.tr("TRIAL, %n change(s) from official", "", changes)
            if session.tables.has_trial
            else self.tr("Official ladder")
        )
        give_role(self.state, "chip-warn" if session.tables.has_trial else "chip-accent")
        self.official.setEnabled(session.tables.has_trial)
        self.official.setToolTip(
            self.tr("The trial ladder becomes the official one")
            if session.tables.has_trial
            else self.tr("The ladder shown is the official one already; change something first")
        )
        self.drop.setEnabled(session.tables.has_trial)
        edition = session.view.section.edition.value
        self.edition.setText(self.tr("Edition {0}").format(edition))
        for action in self.edition_menu.actions():
            action.setChecked(action.data() == edition)
        after = session.view.after_round
        self.header.subtitle.setText(self.tr("Change freely: this is a trial until you make it official."))
        self.moves_empty.title.setText(
            self.tr("No place changes after round {0}").format(after)
            if session.tables.has_trial
            else self.tr("Nothing to compare yet")
        )
        self.moves_empty.sentence.setText(
            self.tr("The trial ladder gives the same places as the official one.")
            if session.tables.has_trial
            else self.tr("Move, add or change a rung: whose place changes appears here at once.")
        )

    def _show_preview(self) -> None:
        preview = self.session.tables.preview()
        self.preview_title.setText(
            self.tr("Preview after round {0}: {1} of {2} places change").format(
                self.session.view.after_round, len(preview.moves), preview.players
            )
        )
        self.moves.set_rows(move_rows(preview, self.session.tables.standings(trial=True)), move_columns())
        self.moves_stack.setCurrentWidget(self.moves if preview.moves else self.moves_empty)
        self.why.setEnabled(bool(preview.moves))

    def focus_first(self) -> None:
        """The ladder."""
        self.ladder.setFocus()

    # -- gestures: every way ends in the same few calls -----------------------------------------------------------

    def _move(self, source: int, target: int) -> bool:
        self._wanted_current = target
        done = self.gestures.move_rung(source, target)
        if not done:
            self._wanted_current = None
        return done

    def _add(self, code: str) -> None:
        row = self.ladder.current_rung()
        self._add_at(code, row + 1 if row >= 0 else self.ladder.ladder.rowCount())

    def _add_at(self, code: str, position: int) -> None:
        self._wanted_current = position
        if self.gestures.add_rung(code, position) is None:
            self._wanted_current = None

    def _remove(self, row: int) -> None:
        self._wanted_current = min(row, self.ladder.ladder.rowCount() - 2)
        if not self.gestures.remove_rung(row):
            self._wanted_current = None

    def open_options(self, row: int) -> None:
        """Open the options of a rung, at the right; on a small screen the criteria make room."""
        self.ladder.set_current_rung(row)
        self._show_available(opened=True)
        self.popover.open_for(row)
        announce(self.popover, self.tr("Options of {0}").format(self.ladder.ladder.rows[row].name))

    def _options_closed(self) -> None:
        self._show_available(opened=False)
        self.ladder.setFocus()

    def _show_available(self, *, opened: bool) -> None:
        room = not opened or self.width() >= ROOM_FOR_ALL
        for part in (self._available, self.add):
            part.setVisible(room)

    def _fill_presets(self) -> None:
        session = self.session
        self.preset_menu.fill(presets_for(session.view.section), self._own_presets)

    def _entry_changed(self, entry) -> None:
        self.entry_sentence.setText(entry.sentence if entry is not None else "")
        self.entry_help.setEnabled(entry is not None)

    def _search(self, text: str) -> None:
        self.catalogue.catalogue.set_needle(text)
        if text:
            self.catalogue.choose_first()

    def _entry_help(self, code: str) -> None:
        self.session.messages.manual_wanted.emit(f"criterion-{code.lower()}")

    def _rung_help(self, row: int) -> None:
        self._entry_help(self.session.tables.trial.rungs[row].code)

    def _move_selected(self, key: int) -> None:
        if key > 0:
            self.session.view.select_player(key)

    def _player_changed(self) -> None:
        if self.popover.index >= 0 and self.isVisible():
            self.popover.reload()

    def _why(self) -> None:
        index = self.moves.currentIndex()
        if not index.isValid() and self.moves.model().rowCount():
            index = self.moves.model().index(0, 0)
        if not index.isValid():
            return
        number = index.data(Role.KEY)
        column = self.moves.source.column_of("decides")
        decides = first_rung(self.moves.source.rows[self.moves.source.row_of(number)].cells[column].text)
        labels = [row.label for row in self.ladder.ladder.rows]
        self.session.view.explain(
            number, labels.index(decides) if decides in labels else -1, trial=self.session.tables.has_trial
        )

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def resizeEvent(self, event):
        super().resizeEvent(event)
        short = self.height() < SHORT
        self._words_caption.setHidden(short)
        self.entry_sentence.setHidden(short)
        self._show_available(opened=self.popover.index >= 0)
        self._fit_words()

    def _fit_words(self) -> None:
        """As high as the sentences need, up to a few lines."""
        line = self.words.fontMetrics().lineSpacing()
        needed = self.words.heightForWidth(max(100, self._words_box.width() - 40)) + 20
        needed += 0 if self._words_caption.isHidden() else self._words_caption.sizeHint().height() + 2
        self._words_box.setFixedHeight(min(needed, 20 + line * (2 if self.height() < SHORT else 5)))


def _remarks(remarks: Sequence[LintLine], index: int, info: RungInfo) -> tuple[str, ...]:
    """The remarks on a rung; where there is none, why its column is empty after the round in view."""
    found = tuple(line.text for line in remarks if line.rung == index)
    return found or ((info.note,) if info.note else ())


def make_page(session: Session, _tools: Tools, actions: LadderActions) -> LadderPanel:
    """The page for the window, its wishes answered by the actions."""
    page = LadderPanel(session)

    def take_own() -> None:
        page.set_own_presets(actions.own)

    page.official_wanted.connect(actions.make_official)
    page.edition_wanted.connect(actions.change_edition)
    page.compare_wanted.connect(actions.show_compare)
    page.verify_wanted.connect(actions.show_verify)
    page.laboratory_wanted.connect(actions.show_laboratory)
    page.by_hand_wanted.connect(actions.show_by_hand)
    page.save_wanted.connect(actions.ask_save)
    page.own_preset_wanted.connect(actions.load_own)
    page.forget_wanted.connect(actions.forget_own)
    page.copy_wanted.connect(actions.ask_copy)
    actions.own_changed.connect(take_own)
    take_own()
    return page
