"""The Tie-breaks page: the ladder editor with its live preview. It always works on the trial ladder."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QMenu, QScrollArea, QSizePolicy, QSplitter, QStackedLayout, QWidget

from tdapp.domain.commands.ladder import Gesture, LadderStep, MakeLadderOfficial
from tdapp.domain.section.ladder import Rung
from tdapp.domain.words.changes import Topic
from tdapp.services.tables.ladder_editing import catalogue, changes_from_official, lint
from tdapp.tiebreaks.presets import presets_for
from tdapp.ui.pages.tables.ladder.actions import LadderActions
from tdapp.ui.pages.tables.ladder.add_criterion import AddCriterion
from tdapp.ui.pages.tables.ladder.gestures import LadderGestures
from tdapp.ui.pages.tables.ladder.live import LiveStandings
from tdapp.ui.pages.tables.ladder.preset_menu import PresetMenu
from tdapp.ui.pages.tables.ladder.rows import LadderRow
from tdapp.ui.pages.tables.ladder.rung_options import RungOptionsPopover
from tdapp.ui.pages.tables.ladder.view import LadderView
from tdapp.ui.session.announce import announce
from tdapp.ui.session.session import Session
from tdapp.ui.session.tools import Tools
from tdapp.ui.widgets.basics import EmptyState, PageHeader, button, give_role, label, menu_button, tool
from tdapp.ui.widgets.boxes import beside, column_in
from tdapp.ui.widgets.elided import ElidedLabel
from tdapp.ui.widgets.page import Panel

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from collections.abc import Sequence

    from tdapp.services.tables.ladder_editing import LintLine
    from tdapp.services.tables.standings import RungInfo

LEAST_LADDER, LEAST_TABLE = 300, 400  # pixels
SHORT = 640  # pixels; a lower page leaves out what can be left out


class LadderPanel(Panel):
    """The ladder at the left, the standings that it gives at the right, live also while a rung is in the air.

    Signals: ``official_wanted()`` the trial ladder should become official; ``edition_wanted(str)``;
    ``compare_wanted()``; ``fan_wanted()`` the places by policy; ``verify_wanted()``; ``laboratory_wanted()``;
    ``by_hand_wanted(int)`` a rung; ``save_wanted()``; ``own_preset_wanted(str)``, ``forget_wanted(str)`` a saved
    ladder; ``copy_wanted()`` another event's ladder.
    """

    EXPLAINS = True
    MANUAL = "ladder"
    TOPICS = frozenset(Topic)
    official_wanted = Signal()
    edition_wanted = Signal(str)
    compare_wanted = Signal()
    fan_wanted = Signal()
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
        self.body.addWidget(self.header)
        self.live = LiveStandings(session)
        self.live.setMinimumWidth(LEAST_TABLE)
        self.popover = RungOptionsPopover(session, self.gestures, self)
        across = self.side = QSplitter(Qt.Orientation.Horizontal)
        across.setChildrenCollapsible(False)
        for part in (self._build_editor(), self.live, self.popover):
            across.addWidget(part)
        across.setStretchFactor(0, 2)
        across.setStretchFactor(1, 3)
        across.setStretchFactor(2, 0)
        across.setSizes([440, 700, 0])
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
        self.fan = tool(
            "columns-3",
            self.tr("Places by policy: what each rule for unplayed games would change"),
            boxed=True,
            on_click=self.fan_wanted.emit,
        )
        self.verify = button(
            self.tr("Verify…"),
            "shield-check",
            tip=self.tr("Compare every value with FIDE's tool and with a second calculation"),
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
            *(self.presets, self.edition, self.compare, self.fan, self.verify, self.laboratory),
            *(self.drop, self.official),
        ):
            self.header.add(widget)

    def _build_editor(self) -> QWidget:
        """The ladder as high as it needs, the field that adds to it, and what it says in words."""
        editor = QWidget()
        box = self._left = column_in(editor, 6)
        self.caption = ElidedLabel("caption")
        self.caption.setText(self.tr("Ladder, in the order of use after points"))
        self.state = label("", "chip", wrap=True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.state.setSizePolicy(policy)
        self.ladder = LadderView()
        self.ladder_empty = EmptyState(
            "scale",
            self.tr("No tie-break: all ties stay shared"),
            self.tr("Type a criterion below, or drag one here."),
        )
        self.ladder_empty.setAcceptDrops(False)
        holder = self._ladder_box = QWidget()
        self.ladder_stack = QStackedLayout(holder)
        self.ladder_stack.setStackingMode(QStackedLayout.StackingMode.StackAll)
        self.ladder_empty.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.ladder_stack.addWidget(self.ladder)
        self.ladder_stack.addWidget(self.ladder_empty)
        self.adding = AddCriterion()
        self.search, self.catalogue = self.adding.search, self.adding.catalogue
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
        words.installEventFilter(self)  # another width wraps the sentences otherwise
        box.addLayout(beside((self.caption, 1), self.state))
        box.addWidget(holder, 1000)
        box.addWidget(self.adding)
        box.addWidget(self.remarks)
        box.addWidget(words)
        self._rest = QWidget()
        box.addWidget(self._rest, 1)
        editor.setMinimumWidth(LEAST_LADDER)
        return editor

    def _connect(self) -> None:
        self.ladder.ladder.ask_move = self._move
        self.ladder.ladder.ask_add = self._add_at
        self.ladder.move_wanted.connect(self._move)
        self.ladder.remove_wanted.connect(self._remove)
        self.ladder.options_wanted.connect(self.open_options)
        self.ladder.help_wanted.connect(self._rung_help)
        self.ladder.by_hand_wanted.connect(self.by_hand_wanted)
        self.ladder.in_air.connect(self._in_air)
        self.ladder.air_over.connect(partial(self.live.show_air, None))
        self.ladder.fitted.connect(self._fit_ladder)
        self.popover.by_hand_wanted.connect(self.by_hand_wanted)
        self.adding.help_wanted.connect(self._entry_help)
        self.adding.add_wanted.connect(self._add)
        self.adding.unfolded.connect(self._fit_left)
        self.live.why_wanted.connect(self._why)
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
        self.live.reload()
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
        lacks = session.view.why_not_do(MakeLadderOfficial)
        self.official.setEnabled(session.tables.has_trial and not lacks)
        self.official.setToolTip(
            lacks or self.tr("The trial ladder becomes the official one")
            if session.tables.has_trial
            else self.tr("The ladder shown is the official one already; change something first")
        )
        self.drop.setEnabled(session.tables.has_trial)
        edition = session.view.section.edition.value
        self.edition.setText(self.tr("Edition {0}").format(edition))
        for action in self.edition_menu.actions():
            action.setChecked(action.data() == edition)
        self.header.subtitle.setText(self.tr("Change freely: this is a trial until you make it official."))

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
        """Open the options of a rung in the side place, where an explanation may have stood."""
        self.ladder.set_current_rung(row)
        self.session.view.explanation_over.emit()
        self.popover.open_for(row)
        announce(self.popover, self.tr("Options of {0}").format(self.ladder.ladder.rows[row].name))

    def _options_closed(self) -> None:
        self.ladder.setFocus()

    def _in_air(self, held: int | str, slot: int) -> None:
        """What is held over a slot of the ladder: the table shows how it would stand."""
        wanted = self.gestures.would_be(held, slot)
        self.live.show_air(None if wanted == self.session.tables.trial else wanted)

    def _fill_presets(self) -> None:
        session = self.session
        self.preset_menu.fill(presets_for(session.view.section), self._own_presets)

    def _entry_help(self, code: str) -> None:
        self.session.messages.manual_wanted.emit(f"criterion-{code.lower()}")

    def _rung_help(self, row: int) -> None:
        self._entry_help(self.session.tables.trial.rungs[row].code)

    def _player_changed(self) -> None:
        if self.popover.index >= 0 and self.isVisible():
            self.popover.reload()

    def _why(self, number: int, rung: int) -> None:
        """The calculation takes the side place."""
        self.popover.close_it()
        self.session.view.explain(number, rung, trial=self.session.tables.has_trial)

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def resizeEvent(self, event):
        super().resizeEvent(event)
        self._words_caption.setHidden(self.height() < SHORT)
        self._fit_words()

    def eventFilter(self, watched, event):
        if watched is self._words_box and event.type() == QEvent.Type.Resize:
            self._fit_words()
        return super().eventFilter(watched, event)

    def _fit_ladder(self) -> None:
        """As high as the rungs need; more of them than there is room for scroll."""
        self._ladder_box.setMaximumHeight(self.ladder.needed_height())
        self._fit_words()

    def _fit_left(self, unfolded: bool) -> None:
        """While criteria are chosen, they take the room of the words."""
        self._left.setStretchFactor(self.adding, 600 if unfolded else 0)
        self._rest.setHidden(unfolded)
        self._words_box.setHidden(unfolded)

    def _fit_words(self) -> None:
        """As high as the sentences need, up to a few lines."""
        line = self.words.fontMetrics().lineSpacing()
        needed = self.words.heightForWidth(max(100, self._words_box.width() - 40)) + 20
        needed += 0 if self._words_caption.isHidden() else self._words_caption.sizeHint().height() + 2
        most = line * (4 if self.height() < SHORT else 8)
        self.caption.setFixedHeight(self.live.why.sizeHint().height())  # both lists begin at one height
        parts = (self.live.why, self.adding, self.remarks)
        other = sum(part.sizeHint().height() + self._left.spacing() for part in parts if not part.isHidden())
        height = self.side.height() if self.side is not None else 0
        free = height - self.ladder.needed_height() - other  # the rungs come first
        self._words_box.setFixedHeight(min(needed, 20 + max(2 * line, min(most, free - 20))))


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
    page.fan_wanted.connect(actions.show_fan)
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
