"""The options of one rung: cuts, limit, the rule for unrated players, and how unplayed games count, by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QIntValidator
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from tdapp.domain.commands.ladder import Gesture, LadderStep
from tdapp.domain.section.ladder import Ladder, Rung
from tdapp.domain.words.decimals import decimals
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.tables.ladder_editing import rung_options
from tdapp.ui.pages.tables.ladder.gestures import LadderGestures
from tdapp.ui.pages.tables.ladder.policy_list import WIDTH, PolicyList
from tdapp.ui.pages.tables.ladder.view import is_help_key
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import QuietCombo, Segments, Stepper, button, label, line, tool
from tdapp.ui.widgets.boxes import column_in, row_in
from tdapp.ui.widgets.wide import as_wide

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.services.tables.ladder_editing import OptionSpec, RungOptions


class RungOptionsPopover(QFrame):
    """Beside the ladder and its preview, never over them; Esc closes it. Every choice takes effect at once and can be
    undone; Esc says what was only looked at or typed, and does not count.

    Signals: ``closed()``; ``by_hand_wanted(int)`` the rung's entries are wanted.
    """

    closed = Signal()
    by_hand_wanted = Signal(int)

    def __init__(self, session: Session, gestures: LadderGestures, parent: QWidget) -> None:
        super().__init__(parent)
        self.session = session
        self._gestures = gestures
        self.setProperty("role", "popover")
        self.setAccessibleName(self.tr("Options of a rung"))
        self.setFixedWidth(WIDTH)
        self._index = -1
        self._options: RungOptions | None = None
        self._build()
        self.hide()

    def _build(self) -> None:
        layout = self._box = column_in(self, 8, margins=(12, 10, 12, 12))
        top = QHBoxLayout()
        self.title = label("", "heading", wrap=True)
        self.close_button = tool("x", self.tr("Close the options"), shortcut="Esc", on_click=self.close_it)
        top.addWidget(self.title, 1)
        self.help_button = tool("circle-question-mark", self.tr("About this tie-break"), shortcut="Shift+F1")
        self.help_button.clicked.connect(self._criterion_help)
        top.addWidget(self.help_button, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.sentence = label("", "dim", wrap=True)
        self.cut_row = QWidget()
        cut_box = column_in(self.cut_row, 3)
        cuts = QHBoxLayout()
        self.cut_kind = Segments(
            self.tr("Cuts"),
            (
                ("none", self.tr("No cut"), self.tr("Every round counts")),
                ("low", self.tr("Lowest"), self.tr("The lowest values are left out")),
                ("median", self.tr("Median"), self.tr("As many of the lowest as of the highest are out")),
            ),
        )
        self.cut_count = Stepper(self.tr("Values cut"), self.tr("Cut fewer"), self.tr("Cut more"))
        cut_box.addWidget(label(self.tr("Cuts"), "caption"))
        cut_box.addLayout(cuts)
        cuts.addWidget(self.cut_kind)
        cuts.addWidget(self.cut_count)
        cuts.addStretch()
        self.limit_row = QWidget()
        limit = row_in(self.limit_row)
        self.limit = Stepper(
            self.tr("Limit, in half points from one half of the points"),
            self.tr("Lower the limit"),
            self.tr("Raise the limit"),
        )
        self.limit_words = label("", "dim")
        limit.addWidget(label(self.tr("Limit"), "caption"))
        limit.addWidget(self.limit)
        limit.addWidget(self.limit_words, 1)
        self._extra = QVBoxLayout()
        self._extra.setSpacing(6)
        self.policy_caption = QWidget()
        policy_head = row_in(self.policy_caption)
        policy_head.addWidget(label(self.tr("How unplayed games count"), "caption"), 1)
        self.policy_help = tool("circle-question-mark", self.tr("About the policy looked at"), shortcut="Shift+F1")
        policy_head.addWidget(self.policy_help)
        self.policies = PolicyList()
        self.worked_caption = label("", "caption")
        self.worked = label("", "formula", wrap=True)
        self.worked.setMinimumHeight(QFontMetrics(self.font()).height() * 2 + 22)
        layout.addLayout(top)
        layout.addWidget(self.sentence)
        layout.addWidget(self.cut_row)
        layout.addWidget(self.limit_row)
        layout.addLayout(self._extra)
        self.by_hand = button(self.tr("Enter by hand…"), "pencil")
        self.by_hand.clicked.connect(lambda _checked=False: self.by_hand_wanted.emit(self._index))
        layout.addWidget(self.by_hand, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.policy_caption)
        layout.addWidget(self.policies, 1)
        layout.addWidget(line())
        layout.addWidget(self.worked_caption)
        layout.addWidget(self.worked)
        self.cut_kind.chosen.connect(self._cut_kind_chosen)
        self.cut_count.changed.connect(self._cut_count_changed)
        self.limit.changed.connect(self._limit_changed)
        self.policies.chosen.connect(self._policy_chosen)
        self.policies.looked_at.connect(self._looked_at)
        self.policies.help_wanted.connect(self._policy_help)
        self.policy_help.clicked.connect(lambda _checked=False: self._policy_help(self.policies.currentIndex().row()))

    @property
    def index(self) -> int:
        """The rung these options belong to, -1 while closed."""
        return self._index

    def open_for(self, index: int) -> None:
        """Show the options of a rung."""
        self._index = index
        self.reload()
        model = self.policies.policies
        self.policies.setCurrentIndex(model.index(model.chosen))
        self.show()
        self._focus_first()

    def close_it(self) -> None:
        """Close without asking: what was chosen is done already, the rest is named."""
        if self._index >= 0:
            if lost := self._not_taken():
                self.session.messages.said.emit(lost)
            self._index = -1
            self.hide()
            self.closed.emit()

    def _not_taken(self) -> str:
        """The changes that closing throws away: a policy that was only looked at, a value typed without Enter."""
        for field in self.findChildren(QLineEdit):
            if field.isVisible() and field.isModified():
                return self.tr("“{0}” was typed without Enter and does not count.").format(field.text())
        looked = self.policies.policies.item_at(self.policies.currentIndex().row())
        now = self.policies.policies.item_at(self.policies.policies.chosen)
        if not self.policies.isVisible() or looked is None or now is None or looked is now:
            return ""
        return self.tr("“{0}” was only looked at; “{1}” stays in force.").format(looked.name, now.name)

    def rung(self) -> Rung | None:
        """The rung as it stands in the trial ladder."""
        rungs = self.session.tables.trial.rungs
        return rungs[self._index] if 0 <= self._index < len(rungs) else None

    def reload(self) -> None:
        """Show the rung as it stands now."""
        rung = self.rung()
        if rung is None:
            self.close_it()
            return
        options = rung_options(self.session.view.section, rung)
        self._options = options
        self.title.setText(f"{options.rung.label}  {options.name}")
        self.sentence.setText(options.sentence)
        self._show_cuts(rung, options)
        self._show_limit(rung, options)
        self._show_extras(rung, options.options)
        self.by_hand.setVisible(rung.code in ("MAN", "EXT"))
        has_policies = bool(options.policies)
        self.policy_caption.setVisible(has_policies)
        self.policies.setVisible(has_policies)
        self.policies.policies.set_choices(options.policies, rung.policy)
        if has_policies and not self.policies.currentIndex().isValid():
            self.policies.setCurrentIndex(self.policies.policies.index(self.policies.policies.chosen))
        self._work(rung)
        QTimer.singleShot(0, self.policies, self._show_current_policy)

    def _show_current_policy(self) -> None:
        if self.policies.currentIndex().isValid():
            self.policies.scrollTo(self.policies.currentIndex())

    def _show_cuts(self, rung: Rung, options: RungOptions) -> None:
        low, median = rung.count("C"), rung.count("M")
        self.cut_row.setVisible(options.max_low_cuts > 0)
        self.cut_kind.button("median").setVisible(options.max_high_cuts > 0)
        kind = "median" if median else "low" if low else "none"
        self.cut_kind.set_choice(kind)
        most = options.max_high_cuts if median else options.max_low_cuts
        self.cut_count.set_range(1, max(1, most), median or low or 1)
        self.cut_count.setVisible(kind != "none")

    def _show_limit(self, rung: Rung, options: RungOptions) -> None:
        shift = limit_of(rung)
        self.limit_row.setVisible(options.limit_high > options.limit_low)
        self.limit.set_range(options.limit_low, options.limit_high, shift)
        self.limit_words.setText(
            self.tr("one half of the points")
            if shift == 0
            else self.tr("%n half point(s) above one half", "", shift)
            if shift > 0
            else self.tr("%n half point(s) below one half", "", -shift)
        )

    def _show_extras(self, rung: Rung, specs: Sequence[OptionSpec]) -> None:
        while (item := self._extra.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for spec in specs:
            row = self._extra_row(rung, spec, beside=len(specs) > 2)
            row.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            self._extra.addWidget(row)
            row.show()

    def _extra_row(self, rung: Rung, spec: OptionSpec, *, beside: bool) -> QWidget:
        """The option's name above its choices, or ``beside`` them where there are many options."""
        row = QWidget()
        layout = QHBoxLayout(row) if beside else QVBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8 if beside else 3)
        name = label(spec.name, "small" if beside else "caption", wrap=True)
        if beside:
            layout.addWidget(name, 3)
        else:
            layout.addWidget(name)
        combo = QuietCombo(spec.name)
        value = rung.choice(spec.key)
        known = [choice.value for choice in spec.choices]
        for choice in spec.choices:
            combo.addItem(choice.name, choice.value)
        if value is not None and value not in known:
            combo.addItem(value, value)
            known.append(value)
        combo.setCurrentIndex(known.index(value) if value in known else 0)
        combo.activated.connect(lambda i: self._set_option(spec.key, known[i] if i < len(known) else None))
        line_ = QHBoxLayout()
        line_.addWidget(combo, 1)
        combo.setSizeAdjustPolicy(QuietCombo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(12)
        combo.setToolTip(combo.currentText())
        if spec.free_number is not None or spec.free_text:
            line_.addWidget(self._typed(spec, value))
        if isinstance(layout, QHBoxLayout):
            layout.addLayout(line_, 2)
        else:
            layout.addLayout(line_)
        return row

    def _typed(self, spec: OptionSpec, value: str | None) -> QLineEdit:
        """A field for a value that no list can hold; Enter sets it."""
        field = QLineEdit(value or "")
        if spec.free_number is not None:
            field.setValidator(QIntValidator(*spec.free_number, field))
            field.setPlaceholderText(self.tr("another number"))
            field.setAccessibleName(self.tr("{0}: another number").format(spec.name))
        else:
            field.setPlaceholderText(self.tr("such as {0}").format(spec.free_text))
            field.setAccessibleName(self.tr("{0}: such as {1}").format(spec.name, spec.free_text))
        field.setToolTip(self.tr("Enter sets the value"))
        as_wide(field)
        field.returnPressed.connect(lambda: self._set_option(spec.key, field.text().strip().lower() or None))
        return field

    # -- choices --------------------------------------------------------------------------------------------------

    def _replace(self, rung: Rung, step: LadderStep | None = None) -> None:
        if not self._gestures.replace_rung(self._index, rung, step):
            self.reload()

    def _cut_kind_chosen(self, kind: str) -> None:
        rung = self.rung()
        if rung is not None and self._options is not None:
            count = min(self.cut_count.value, self._options.max_high_cuts if kind == "median" else 99)
            self._replace(with_cuts(rung, kind, max(1, count)))

    def _cut_count_changed(self, count: int) -> None:
        rung = self.rung()
        if rung is not None:
            self._replace(with_cuts(rung, "median" if rung.count("M") else "low", count))

    def _limit_changed(self, shift: int) -> None:
        rung = self.rung()
        if rung is not None:
            self._replace(with_limit(rung, shift))

    def _set_option(self, key: str, value: str | None) -> None:
        rung = self.rung()
        if rung is not None:
            self._replace(rung.with_choice(key, value), LadderStep(Gesture.OPTION, rung.label))

    def _policy_chosen(self, row: int) -> None:
        rung, choice = self.rung(), self.policies.policies.item_at(row)
        if rung is not None and choice is not None:
            self._replace(under_policy(rung, choice.choice), LadderStep(Gesture.POLICY, rung.label, choice.name))

    def _looked_at(self, row: int) -> None:
        rung, choice = self.rung(), self.policies.policies.item_at(row)
        if rung is not None and choice is not None and self.isVisible():
            self._work(under_policy(rung, choice.choice))

    def _criterion_help(self) -> None:
        rung = self.rung()
        if rung is not None:
            self.session.messages.manual_wanted.emit(f"criterion-{rung.code.lower()}")

    def _policy_help(self, row: int) -> None:
        choice = self.policies.policies.item_at(row)
        if choice is not None:
            self.session.messages.manual_wanted.emit(f"policy-{choice.policy_id}")

    def _work(self, rung: Rung) -> None:
        """The worked line of a player whom this rung affects: the selected one if it does, else the best placed."""
        tables, section = self.session.tables, self.session.view.section
        rungs = list(tables.trial.rungs)
        rungs[self._index] = rung
        ladder = Ladder(tuple(rungs))
        try:
            number, note = self._affected(ladder)
            if not number:
                self.worked.setText("")
                return
            (explanation,) = tables.explanation(number, ladder, self._index)
        except RuleViolation as problem:
            self.worked_caption.setText("")
            self.worked.setText(str(problem))
            return
        name = section.players[section.index_of(number)].name
        caption = self.tr("{0}: {1}").format(name, decimals(explanation.value or "–"))
        self.worked_caption.setText(f"{caption}  {note}".rstrip())
        self.worked.setText(explanation.formula or "; ".join(explanation.notes))

    def _affected(self, ladder: Ladder) -> tuple[int, str]:
        """Whose value is shown, and how it compares with the one in force."""
        tables, selected = self.session.tables, self.session.view.player
        before = tables.standings(trial=True).rows
        if ladder == tables.trial:  # the choice in force: what it gives
            return selected or (before[0].player.number if before else 0), ""
        after = {row.player.number: row.shown(self._index) for row in tables.under(ladder).rows}
        old = {row.player.number: row.shown(self._index) for row in before if self._index < len(row.values)}
        differing = [row.player.number for row in before if old.get(row.player.number) != after[row.player.number]]
        if not differing:
            shown = selected or (before[0].player.number if before else 0)
            return shown, self.tr("(nobody's value changes)")
        number = selected if selected in differing else differing[0]
        return number, self.tr("instead of {0}").format(decimals(old.get(number) or "–"))

    def _focus_first(self) -> None:
        for widget in (self.policies, self.cut_kind.button("none"), self.limit):
            if widget.isVisibleTo(self):
                widget.setFocus()
                return
        self.close_button.setFocus()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event):
        if event.key() == Qt.Key.Key_Escape:
            self.close_it()
            return
        if is_help_key(event):
            self._criterion_help()
            return
        super().keyPressEvent(event)


def limit_of(rung: Rung) -> int:
    """The number of an ``L`` modifier, 0 without one."""
    return next((int(modifier[1:]) for modifier in rung.modifiers if modifier[0] == "L"), 0)


def with_cuts(rung: Rung, kind: str, count: int) -> Rung:
    """The rung with ``none``, ``low`` or ``median`` cuts."""
    kept = tuple(modifier for modifier in rung.modifiers if modifier[0] not in "CM")
    cut = {"none": (), "low": (f"C{count}",), "median": (f"M{count}",)}[kind]
    return Rung(rung.code, (*cut, *kept), rung.policy, rung.options, rung.reference)


def with_limit(rung: Rung, shift: int) -> Rung:
    """The rung with its limit shifted by half points."""
    kept = tuple(modifier for modifier in rung.modifiers if modifier[0] != "L")
    limit = (f"L{shift:+d}",) if shift else ()
    return Rung(rung.code, (*kept, *limit), rung.policy, rung.options, rung.reference)


def under_policy(rung: Rung, policy: str | None) -> Rung:
    """The rung under another policy; options that belong to the policy go, those of the criterion stay."""
    from tdapp.tiebreaks.registry import criterion

    own = {option.key for option in criterion(rung.code).options}
    kept = tuple((key, value) for key, value in rung.options if key in own)
    return Rung(rung.code, rung.modifiers, policy, kept, rung.reference)
