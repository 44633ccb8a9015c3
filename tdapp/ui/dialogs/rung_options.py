"""The options of one rung: cuts, limit, the rule for unrated players, and how unplayed games count, by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QIntValidator, QPainter, QPen, QTextLayout, QTextOption
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QVBoxLayout,
    QWidget,
)

from tdapp.domain.errors import RuleViolation
from tdapp.domain.ladder import Ladder, Rung
from tdapp.ui import theme
from tdapp.ui.controller import Controller
from tdapp.ui.delegates.ladder import chip, small
from tdapp.ui.icons import set_icon
from tdapp.ui.models.ready import Index
from tdapp.ui.widgets.basics import QuietCombo, Segments, Stepper, button, label, line, tool
from tdapp.ui.widgets.ladder_view import is_help_key

if TYPE_CHECKING:
    from tdapp.services.ladder_editing import OptionSpec, PolicyChoice, RungOptions

POLICY = Qt.ItemDataRole.UserRole + 40
CHOSEN = Qt.ItemDataRole.UserRole + 41
WIDTH = 412
SENTENCE_WIDTH = WIDTH - 24 - 46 - 16  # margins of the pop-up, of the list, its scroll bar


class PolicyModel(QAbstractListModel):
    """The policies a rung may take; one of them is in force."""

    def __init__(self, parent=None) -> None:
        super().__init__(parent)
        self._choices: tuple[PolicyChoice, ...] = ()
        self._chosen = 0

    def set_choices(self, choices: Sequence[PolicyChoice], chosen: str | None) -> None:
        """Show these policies with the one in force marked."""
        wanted = next((i for i, choice in enumerate(choices) if choice.choice == chosen), 0)
        if tuple(choices) != self._choices:
            self.beginResetModel()
            self._choices, self._chosen = tuple(choices), wanted
            self.endResetModel()
            return
        self._chosen = wanted
        if self._choices:
            self.dataChanged.emit(self.index(0), self.index(len(self._choices) - 1))

    def choice(self, row: int) -> PolicyChoice | None:
        """The policy of a row."""
        return self._choices[row] if 0 <= row < len(self._choices) else None

    @property
    def chosen(self) -> int:
        """Row of the policy in force."""
        return self._chosen

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._choices)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole):
        choice = self.choice(index.row())
        if choice is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return choice.name
            case Qt.ItemDataRole.ToolTipRole:
                return choice.source or None
            case Qt.ItemDataRole.AccessibleTextRole:
                badge = "C.07" if choice.is_c07 else self.tr("not C.07")
                state = self.tr("in force") if index.row() == self._chosen else ""
                return ", ".join(filter(None, (choice.name, badge, state, choice.sentence)))
        if role == POLICY:
            return choice
        if role == CHOSEN:
            return index.row() == self._chosen
        return None


class PolicyDelegate(QStyledItemDelegate):
    """A radio mark, the name with its badge, and the sentence in full."""

    LEFT = 34

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option, index: QModelIndex | QPersistentModelIndex) -> None:
        choice = index.data(POLICY)
        tokens = theme.current()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect).adjusted(2, 1, -2, -1)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens["selection"]))
            painter.drawRoundedRect(rect, 6, 6)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens["hover"]))
            painter.drawRoundedRect(rect, 6, 6)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(tokens["focus"]), 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, 6, 6)
        chosen = bool(index.data(CHOSEN))
        font = QApplication.font()
        height = QFontMetrics(font).height()
        top = rect.top() + 5
        centre = QRectF(rect.left() + 9, top + height / 2 - 7, 14, 14)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(tokens["accent" if chosen else "border_strong"]), 1.8))
        painter.drawEllipse(centre)
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens["accent"]))
            painter.drawEllipse(centre.adjusted(3.5, 3.5, -3.5, -3.5))
        strong = small(font)
        strong.setPointSizeF(font.pointSizeF())
        strong.setBold(chosen)
        painter.setFont(strong)
        painter.setPen(QColor(tokens["text"]))
        badge = "C.07" if choice.is_c07 else self.tr("NOT C.07")
        badge_width = QFontMetrics(small(font, bold=True)).horizontalAdvance(badge) + 22
        room = int(rect.width()) - self.LEFT - badge_width
        name = QFontMetrics(strong).elidedText(choice.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(rect.left() + self.LEFT, top, room + 4, height), name)
        after = rect.left() + self.LEFT + QFontMetrics(strong).horizontalAdvance(name) + 8
        ink, paper = ("accent", "accent_soft") if choice.is_c07 else ("warn", "warn_soft")
        chip(painter, after, top + height / 2, badge, small(font, bold=True), tokens[ink], tokens[paper])
        painter.setPen(QColor(tokens["dim"]))
        layout = sentence_layout(choice.sentence, SENTENCE_WIDTH)
        layout.draw(painter, QPoint(int(rect.left()) + self.LEFT, int(top + height + 1)))
        painter.restore()

    def sizeHint(self, option, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(100, policy_height(index.data(POLICY).sentence))


def policy_height(sentence: str) -> int:
    """Height of one policy in the list."""
    layout = sentence_layout(sentence, SENTENCE_WIDTH)
    return int(QFontMetrics(QApplication.font()).height() + layout.boundingRect().height() + 13)


def sentence_layout(text: str, width: int) -> QTextLayout:
    """A plain sentence broken into lines."""
    layout = QTextLayout(text, small(QApplication.font()))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    y = 0.0
    while True:
        row = layout.createLine()
        if not row.isValid():
            break
        row.setLineWidth(max(60, width))
        row.setPosition(QPoint(0, int(y)))
        y += row.height()
    layout.endLayout()
    return layout


class PolicyList(QListView):
    """Arrow keys and the mouse only look; Enter, Space or a click choose.

    Signals: ``chosen(int)`` a row; ``looked_at(int)`` the current row; ``help_wanted(int)`` its page of the manual.
    """

    chosen = Signal(int)
    looked_at = Signal(int)
    help_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("How unplayed games count"))
        self.setAccessibleDescription(self.tr("Arrow keys look, Enter or Space chooses, Shift+F1 explains."))
        self.setProperty("role", "framed")
        self.setModel(PolicyModel(self))
        self.setItemDelegate(PolicyDelegate(self))
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.clicked.connect(lambda index: self.chosen.emit(index.row()))
        self.selectionModel().currentChanged.connect(lambda now, _old: self.looked_at.emit(now.row()))

    @property
    def policies(self) -> PolicyModel:
        """The model of the policies."""
        model = self.model()
        assert isinstance(model, PolicyModel)
        return model

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event):
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self.currentIndex().isValid():
                self.chosen.emit(self.currentIndex().row())
            return
        if is_help_key(event):
            self.help_wanted.emit(self.currentIndex().row())
            return
        super().keyPressEvent(event)

    def contextMenuEvent(self, event):
        index = self.indexAt(event.pos())
        if not index.isValid():
            return
        menu = QMenu(self)
        about = menu.addAction(self.tr("About this policy\tShift+F1"))
        set_icon(about, "circle-question-mark")
        about.triggered.connect(lambda _checked=False: self.help_wanted.emit(index.row()))
        menu.exec(event.globalPos())
        menu.deleteLater()


class RungOptionsPopover(QFrame):
    """Anchored beside the rung, not modal; Esc closes it. Every choice takes effect at once and can be undone.

    Signals: ``closed()``; ``by_hand_wanted(int)`` the rung's entries are wanted.
    """

    closed = Signal()
    by_hand_wanted = Signal(int)

    def __init__(self, controller: Controller, parent: QWidget) -> None:
        super().__init__(parent)
        self.controller = controller
        self.setProperty("role", "popover")
        self.setAccessibleName(self.tr("Options of a rung"))
        self.setFixedWidth(WIDTH)
        self._index = -1
        self._options: RungOptions | None = None
        self._build()
        self.hide()

    def _build(self) -> None:
        layout = self._box = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 12)
        layout.setSpacing(8)
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
        cut_box = QVBoxLayout(self.cut_row)
        cut_box.setContentsMargins(0, 0, 0, 0)
        cut_box.setSpacing(3)
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
        limit = QHBoxLayout(self.limit_row)
        limit.setContentsMargins(0, 0, 0, 0)
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
        policy_head = QHBoxLayout(self.policy_caption)
        policy_head.setContentsMargins(0, 0, 0, 0)
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

    def open_for(self, index: int, anchor: QRect) -> None:
        """Show the options of a rung beside ``anchor`` (in the coordinates of the parent)."""
        self._index = index
        self.reload()
        self.place(anchor)
        self.show()
        self.raise_()
        self._focus_first()

    def place(self, anchor: QRect) -> None:
        """Beside the anchor, inside the parent."""
        parent = self.parentWidget()
        assert parent is not None
        room = parent.height() - 16
        wanted = self._wanted_height()
        height = min(room, max(wanted, 150))
        self.setFixedHeight(height)
        x = max(8, min(anchor.right() - WIDTH, parent.width() - WIDTH - 8))
        if anchor.left() - WIDTH - 12 >= 0:
            x = anchor.left() - WIDTH - 8
        y = max(8, min(anchor.top(), parent.height() - height - 8))
        self.move(x, y)

    def _wanted_height(self) -> int:
        """Room for everything, the list of policies in full where the page is high enough."""
        margins = self._box.contentsMargins()
        inside = WIDTH - margins.left() - margins.right()
        height = margins.top() + margins.bottom()
        for number in range(self._box.count()):
            item = self._box.itemAt(number)
            if item is None or item.isEmpty():
                continue
            if item.widget() is self.policies:
                choices = self._options.policies if self._options is not None else ()
                height += sum(policy_height(choice.sentence) for choice in choices) + 10
            else:
                height += item.heightForWidth(inside) if item.hasHeightForWidth() else item.sizeHint().height()
            height += self._box.spacing()
        return height

    def close_it(self) -> None:
        """Close without asking: everything is done already."""
        if self._index >= 0:
            self._index = -1
            self.hide()
            self.closed.emit()

    def rung(self) -> Rung | None:
        """The rung as it stands in the trial ladder."""
        rungs = self.controller.trial.rungs
        return rungs[self._index] if 0 <= self._index < len(rungs) else None

    def reload(self) -> None:
        """Show the rung as it stands now."""
        rung = self.rung()
        if rung is None:
            self.close_it()
            return
        options = self.controller.calculations.rung_options(self.controller.section, rung)
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
            self._extra.addWidget(self._extra_row(rung, spec))

    def _extra_row(self, rung: Rung, spec: OptionSpec) -> QWidget:
        row = QWidget()
        layout = QVBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        layout.addWidget(label(spec.name, "caption", wrap=True))
        combo = QuietCombo(spec.name)
        value = rung.option(spec.key)
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
        field.setMaximumWidth(130)
        field.returnPressed.connect(lambda: self._set_option(spec.key, field.text().strip().lower() or None))
        return field

    # -- choices --------------------------------------------------------------------------------------------------

    def _replace(self, rung: Rung, label_text: str | None = None) -> None:
        if not self.controller.replace_rung(self._index, rung, label_text):
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
            self._replace(rung.with_option(key, value), f"Set an option of {rung.label}")

    def _policy_chosen(self, row: int) -> None:
        rung, choice = self.rung(), self.policies.policies.choice(row)
        if rung is not None and choice is not None:
            self._replace(under_policy(rung, choice.choice), f"Count unplayed games of {rung.label}: {choice.name}")

    def _looked_at(self, row: int) -> None:
        rung, choice = self.rung(), self.policies.policies.choice(row)
        if rung is not None and choice is not None and self.isVisible():
            self._work(under_policy(rung, choice.choice))

    def _criterion_help(self) -> None:
        rung = self.rung()
        if rung is not None:
            self.controller.manual_wanted.emit(f"criterion-{rung.code.lower()}")

    def _policy_help(self, row: int) -> None:
        choice = self.policies.policies.choice(row)
        if choice is not None:
            self.controller.manual_wanted.emit(f"policy-{choice.policy_id}")

    def _work(self, rung: Rung) -> None:
        """The worked line of the selected player under this rung."""
        section, number = self.controller.section, self.controller.player
        if not number and section.players:
            rows = self.controller.standings().rows
            number = rows[0].player.number if rows else section.players[0].number
        if not number:
            self.worked.setText("")
            return
        name = section.players[section.index_of(number)].name
        rungs = list(self.controller.trial.rungs)
        rungs[self._index] = rung
        try:
            explanation = self.controller.explanation(number, Ladder(tuple(rungs)))[self._index]
        except RuleViolation as problem:
            self.worked_caption.setText(name)
            self.worked.setText(str(problem))
            return
        self.worked_caption.setText(self.tr("{0}: {1}").format(name, explanation.value or "–"))
        self.worked.setText(explanation.formula or "; ".join(explanation.notes))

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
