"""The categories of a section: rules on the left, who falls where on the right; a hand's word stays."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtWidgets import QCheckBox, QMenu, QSplitter, QWidget

from tdapp.domain.commands.ratings import SetCategories
from tdapp.domain.section.category import CategoryPlan, CategoryRule, HandSet
from tdapp.domain.section.player import Player
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.categories.membership import (
    Membership,
    band_rules,
    below_rules,
    category_names,
    counts,
    event_year,
    memberships,
    senior_rules,
    women_rule,
    youth_rules,
)
from tdapp.services.ratings.handlers import with_category
from tdapp.ui.look.keys import as_here
from tdapp.ui.pages.players.category_rows import category_columns, category_rows, member_columns, member_rows
from tdapp.ui.pages.players.category_rule import CategoryRuleDialog, LimitsDialog
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import Banner, EmptyState, SearchField, Segments, button, label, menu_button, tool
from tdapp.ui.widgets.boxes import beside, column_in, dialog_box
from tdapp.ui.widgets.day import DayField
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.ready import Role
from tdapp.ui.widgets.table import DenseTable


class CategoriesDialog(FittingDialog):
    """Everything is tried here first; *Save* writes it in one step."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._before = session.view.section
        self._now = session.view.section
        self._today = dt.date.today()
        self._everybody = False
        self.setWindowTitle(self.tr("Categories"))
        self.resize(1040, 640)
        box = dialog_box(self, self.tr("Categories"))
        sentence = self.tr("Players fall into them by their rules. What you set by hand stays, whatever the rules say.")
        box.addWidget(label(sentence, "dim", wrap=True))
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.setChildrenCollapsible(False)
        self.split.addWidget(self._rules_side())
        self.split.addWidget(self._players_side())
        self.split.setSizes([510, 510])
        box.addWidget(self.split, 1)
        self.warning = Banner("warn")
        box.addWidget(self.warning)
        self.confirm = button(self.tr("Save"), "check", "primary", on_click=self.save)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        box.addLayout(beside(None, self.confirm, self.cancel))
        self._show()
        (self.table if self._names() else self.add).setFocus()

    # -- the two sides ----------------------------------------------------------------------------------------------

    def _rules_side(self) -> QWidget:
        side = QWidget()
        box = column_in(side, 8, margins=(0, 0, 8, 0))
        self.table = DenseTable(self.tr("Categories"), sortable=False)
        self.table.setProperty("role", "framed")
        self.table.installEventFilter(self)
        self.table.row_changed.connect(lambda _key: self._show_members())
        self.table.opened.connect(lambda _index: self.edit_rule())
        box.addWidget(self.table, 1)
        self.empty = EmptyState(
            "tags",
            self.tr("No categories yet"),
            self.tr("Until there are some, lists and rankings use the usual groups: women, age, rating bands."),
        )
        box.addWidget(self.empty, 1)
        self._menu = QMenu(self)
        for text, make in (
            (self.tr("Youth: U8, U10 … U20"), youth_rules),
            (self.tr("Seniors: S50+, S65+"), senior_rules),
            (self.tr("Women"), lambda: (women_rule(self.tr("Women")),)),
            (self.tr("Rating bands of 200"), lambda: band_rules(self._now.players)),
        ):
            self._menu.addAction(text).triggered.connect(self._adder(make))
        self._menu.addAction(self.tr("Rating under …")).triggered.connect(lambda _on=False: self.ask_limits())
        self._menu.addSeparator()
        self._menu.addAction(self.tr("Own rule…")).triggered.connect(lambda _on=False: self.add_own())
        self.add = menu_button(self.tr("Add"), self.tr("Add categories"), self._menu, "plus")
        self.edit = button(self.tr("Edit…"), "pencil", tip=self.tr("Edit the rule (Enter)"), on_click=self.edit_rule)
        self.up = tool("arrow-up", as_here(self.tr("Up (Alt+Up)")), boxed=True, on_click=lambda: self.move_by(-1))
        self.down = tool(
            "arrow-down", as_here(self.tr("Down (Alt+Down)")), boxed=True, on_click=lambda: self.move_by(1)
        )
        self.remove = tool("trash-2", self.tr("Remove (Del)"), boxed=True, on_click=self.remove_rule)
        box.addLayout(beside(self.add, self.edit, self.up, self.down, self.remove, None))
        self.age = Segments(
            self.tr("Whose age counts"),
            (
                ("year", self.tr("Year of the event"), self.tr("As in FIDE's youth and senior events")),
                ("day", self.tr("A day"), self.tr("The age on a cut-off day")),
            ),
        )
        plan = self._now.categories
        self.cutoff = DayField(self.tr("Cut-off day"), plan.cutoff)
        self.age.set_choice("day" if plan.cutoff else "year")
        self.cutoff.setVisible(plan.cutoff is not None)
        self.age.chosen.connect(self._choose_age)
        self.cutoff.textChanged.connect(lambda _text: self._read_cutoff())
        box.addLayout(beside(label(self.tr("Age in")), self.age, self.cutoff, None))
        self.every = QCheckBox(self.tr("A player is in every category that fits, not in the narrowest only"))
        self.every.setChecked(plan.every)
        self.every.toggled.connect(lambda on: self._rule(replace(self._now.categories, every=on)))
        box.addWidget(self.every)
        return side

    def _players_side(self) -> QWidget:
        side = QWidget()
        box = column_in(side, 8, margins=(8, 0, 0, 0))
        self.member_title = label("", "heading")
        self.which = Segments(
            self.tr("Players"),
            (
                ("in", self.tr("In it"), self.tr("Who is in it, was taken out, or cannot be judged")),
                ("all", self.tr("Everybody"), self.tr("All players of the section")),
            ),
        )
        self.which.set_choice("in")
        self.which.chosen.connect(self._choose_which)
        self.search = SearchField(self.tr("Find a player"))
        box.addLayout(beside((self.member_title, 1), self.which, self.search))
        self.members = DenseTable(self.tr("Players of the category"))
        self.members.setProperty("role", "framed")
        self.members.setSelectionMode(DenseTable.SelectionMode.ExtendedSelection)
        self.members.installEventFilter(self)
        self.members.clicked.connect(self._clicked)
        self.search.textChanged.connect(self.members.set_needle)
        box.addWidget(self.members, 1)
        self.toggle = button(self.tr("In or out by hand"), tip=self.tr("Space"), on_click=self.toggle_members)
        self.release = button(
            self.tr("By the rule again"), tip=self.tr("Takes the hand's word back (Del)"), on_click=self.release_members
        )
        box.addLayout(beside(self.toggle, self.release, None))
        return side

    # -- showing ----------------------------------------------------------------------------------------------------

    def _names(self) -> tuple[str, ...]:
        return category_names(self._now)

    def _rule(self, plan: CategoryPlan) -> None:
        self._now = replace(self._now, categories=plan)
        self._show()

    def _show(self, keep: int | None = None) -> None:
        key = self.table.current_key() if keep is None else keep
        found = counts(self._now, self._today)
        self.table.set_rows(category_rows(self._now, found, event_year(self._now, self._today)), category_columns())
        self.table.setVisible(bool(found))
        self.empty.setVisible(not found)
        if found:
            self.table.select_key(min(key or 0, len(found) - 1))
        self._show_members()
        changed = bool(self._hand_sets()) or self._now.categories != self._before.categories
        self.confirm.setEnabled(changed)
        self.confirm.setToolTip("" if changed else self.tr("Nothing was changed"))

    def _current(self) -> str:
        key, names = self.table.current_key(), self._names()
        return names[key] if key is not None and 0 <= key < len(names) else ""

    def _show_members(self) -> None:
        name = self._current()
        table = memberships(self._now, self._today) if name else {}
        players = self._now.players if name else ()
        self.members.set_rows(member_rows(players, table, name, everybody=self._everybody), member_columns())
        self.member_title.setText(name)
        place, rules = self.table.current_key(), len(self._now.categories.rules)
        is_rule = bool(name) and place is not None and place < rules
        no_rule = self.tr("Written at players only: give it a rule with Add, Own rule.")
        for widget, able, why in (
            (self.edit, bool(name), self.tr("Choose a category")),
            (self.remove, bool(name), self.tr("Choose a category")),
            (self.up, is_rule and bool(place), no_rule if name and not is_rule else self.tr("It is the first already")),
            (self.down, is_rule and (place or 0) < rules - 1, no_rule if name and not is_rule else
             self.tr("It is the last already")),
            (self.toggle, bool(name), self.tr("Choose a category")),
            (self.release, bool(name), self.tr("Choose a category")),
        ):  # fmt: skip
            widget.setEnabled(able)
            if not able:
                widget.setToolTip(why)
            elif widget is self.up or widget is self.down or widget is self.remove:
                widget.setToolTip(widget.accessibleName())

    def _choose_which(self, which: str) -> None:
        self._everybody = which == "all"
        self._show_members()

    # -- rules ------------------------------------------------------------------------------------------------------

    def _adder(self, make: Callable[[], Iterable[CategoryRule]]) -> Callable[[bool], None]:
        def add(_on: bool = False) -> None:
            self.add_rules(make())

        return add

    def add_rules(self, rules: Iterable[CategoryRule]) -> None:
        """More categories at the end; those with a name that is there already are left out."""
        plan = self._now.categories
        known = {name.casefold() for name in plan.names}
        new = tuple(rule for rule in rules if rule.name.casefold() not in known)
        if not new:
            self.warning.set_text(self.tr("These categories are there already."))
            return
        self.warning.set_text("")
        self._now = replace(self._now, categories=replace(plan, rules=(*plan.rules, *new)))
        self._show(len(plan.rules))
        self.table.setFocus()

    def ask_limits(self) -> None:
        """Categories under some ratings."""
        limits = LimitsDialog(self).ask()
        if limits is not None:
            self.add_rules(below_rules(limits))

    def add_own(self) -> None:
        """A category with a rule of its own."""
        rule = CategoryRuleDialog(self._now, CategoryRule(""), self).ask()
        if rule is not None:
            self.add_rules((rule,))

    def edit_rule(self) -> None:
        """Change the marked category; a new name goes with the players who have it by hand."""
        place, name = self.table.current_key(), self._current()
        if place is None or not name:
            return
        rules = self._now.categories.rules
        has_rule = place < len(rules)
        rule = CategoryRuleDialog(self._now, rules[place] if has_rule else CategoryRule(name), self).ask()
        if rule is not None:
            self.replace_rule(place if has_rule else None, name, rule)

    def replace_rule(self, place: int | None, name: str, rule: CategoryRule) -> None:
        """Another rule in a place (None: at the end) under perhaps another name."""
        plan = self._now.categories
        others = [one for index, one in enumerate(plan.rules) if index != place]
        if rule.name.casefold() in {one.name.casefold() for one in others}:
            self.warning.set_text(self.tr("Two categories are called “{0}”.").format(rule.name))
            return
        self.warning.set_text("")
        others.insert(len(others) if place is None else place, rule)
        players = self._now.players
        if rule.name != name:
            for number, inside in self._set_by_hand(name):
                players = _with(players, HandSet(number, name, None))
                players = _with(players, HandSet(number, rule.name, inside))
        self._now = replace(self._now, categories=replace(plan, rules=tuple(others)), players=players)
        self._show(place)

    def _set_by_hand(self, name: str) -> list[tuple[int, bool]]:
        return [
            (player.number, name in player.categories)
            for player in self._now.players
            if name in player.categories or name in player.not_categories
        ]

    def remove_rule(self) -> None:
        """The marked category goes, with what was set by hand for it."""
        place, name = self.table.current_key(), self._current()
        if place is None or not name:
            return
        plan, players = self._now.categories, self._now.players
        for number, _inside in self._set_by_hand(name):
            players = _with(players, HandSet(number, name, None))
        rules = tuple(rule for rule in plan.rules if rule.name != name)
        self._now = replace(self._now, categories=replace(plan, rules=rules), players=players)
        self._show(place)

    def move_by(self, step: int) -> None:
        """The marked category goes up or down."""
        place, plan = self.table.current_key(), self._now.categories
        if place is None or not 0 <= place < len(plan.rules) or not 0 <= place + step < len(plan.rules):
            return
        rules = list(plan.rules)
        rules.insert(place + step, rules.pop(place))
        self._now = replace(self._now, categories=replace(plan, rules=tuple(rules)))
        self._show(place + step)

    def _choose_age(self, which: str) -> None:
        self.cutoff.setVisible(which == "day")
        if which == "year":
            self._rule(replace(self._now.categories, cutoff=None))
            return
        if not self.cutoff.text():
            self.cutoff.set_day(self._now.event.start or self._today)
        self._read_cutoff()
        self.cutoff.setFocus()

    def _read_cutoff(self) -> bool:
        try:
            cutoff = self.cutoff.day()
        except RuleViolation as problem:
            self.warning.set_text(str(problem))
            return False
        self.warning.set_text("" if cutoff else self.tr("The cut-off day is empty."))
        if cutoff is None:
            return False
        self._rule(replace(self._now.categories, cutoff=cutoff))
        return True

    # -- by hand ----------------------------------------------------------------------------------------------------

    def _clicked(self, index: QModelIndex) -> None:
        if self.members.column_key(index) == "mark":
            self._toggle([index.data(Role.KEY)])

    def toggle_members(self) -> None:
        """The selected players: in by hand, or all out by hand when all are in."""
        self._toggle(self.members.selected_keys())

    def _toggle(self, numbers: Iterable[int]) -> None:
        name, chosen = self._current(), list(numbers)
        if not name or not chosen:
            return
        table = memberships(self._now, self._today)
        inside = not all(table[number][name].inside for number in chosen)
        self._by_hand((HandSet(number, name, inside) for number in chosen), chosen)

    def release_members(self) -> None:
        """The selected players fall where the rules put them."""
        name, chosen = self._current(), list(self.members.selected_keys())
        self._by_hand((HandSet(number, name, None) for number in chosen), chosen)

    def _by_hand(self, hands: Iterable[HandSet], chosen: list[int]) -> None:
        found = {player.number: player for player in self._now.players}
        for one in hands:
            found[one.number] = with_category(found[one.number], one)
            if one.inside is not None:  # what the rule says anyway needs no hand
                free = with_category(found[one.number], HandSet(one.number, one.category, None))
                alone = replace(self._now, players=(free,), cells=((),))
                held = memberships(alone, self._today)[one.number].get(one.category, Membership.OUT)
                if held in (Membership.IN, Membership.OUT) and held.inside is one.inside:
                    found[one.number] = free
        players = tuple(found.values())
        name = self._current()
        self._now = replace(self._now, players=players)
        names = self._names()
        self._show(names.index(name) if name in names else 0)
        self.members.select_keys(chosen)
        self.members.setFocus()

    def _hand_sets(self) -> tuple[HandSet, ...]:
        """What was set by hand since the dialog was opened."""
        found = []
        for before, now in zip(self._before.players, self._now.players, strict=True):
            if (before.categories, before.not_categories) == (now.categories, now.not_categories):
                continue
            names = (*before.categories, *before.not_categories, *now.categories, *now.not_categories)
            for name in dict.fromkeys(names):
                state = _state(now, name)
                if state is not _state(before, name):
                    found.append(HandSet(now.number, name, state))
        return tuple(found)

    def save(self) -> None:
        """Write rules and hands in one step."""
        if self.age.button("day").isChecked() and not self._read_cutoff():
            return
        command = SetCategories(self.session.view.section_id, self._now.categories, self._hand_sets())
        try:
            if self.session.changes.run(command) is not None:
                self.accept()
        except RuleViolation as problem:
            self.warning.set_text(str(problem))

    # -- Qt overrides -----------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Alt+Up, Alt+Down and Del work on the marked category; Space and Del on the selected players."""
        if event.type() == QEvent.Type.KeyPress and watched in (self.table, self.members):
            key, modifiers = event.key(), event.modifiers()  # type: ignore[attr-defined]  # a QKeyEvent
            alt = bool(modifiers & Qt.KeyboardModifier.AltModifier)
            if watched is self.table and alt and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                self.move_by(-1 if key == Qt.Key.Key_Up else 1)
                return True
            if key in (Qt.Key.Key_Delete, Qt.Key.Key_Space) and watched.is_repeat(event):  # type: ignore[arg-type]
                return True
            if key == Qt.Key.Key_Delete:
                self.remove_rule() if watched is self.table else self.release_members()
                return True
            if watched is self.members and key == Qt.Key.Key_Space:
                self.toggle_members()
                return True
        return super().eventFilter(watched, event)


def _with(players: tuple[Player, ...], hand: HandSet) -> tuple[Player, ...]:
    return tuple(with_category(player, hand) if player.number == hand.number else player for player in players)


def _state(player: Player, name: str) -> bool | None:
    if name in player.categories:
        return True
    return False if name in player.not_categories else None
