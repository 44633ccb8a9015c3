"""One category: its name and who belongs to it, with how many players that are now."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from tdapp.domain.section.category import UNTITLED, CategoryPlan, CategoryRule
from tdapp.domain.section.event import Section
from tdapp.domain.section.player import TITLES, Sex
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.categories.membership import event_year, matches
from tdapp.services.categories.words import rule_words
from tdapp.services.ports.player_fields import HIGHEST_RATING
from tdapp.services.ratings.handlers import checked_plan
from tdapp.ui.widgets.basics import Banner, QuietCombo, button, choose, label
from tdapp.ui.widgets.boxes import across, beside, captioned, dialog_box, form_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.wide import as_wide


class CategoryRuleDialog(FittingDialog):
    """Empty fields ask nothing; a category that asks nothing is filled by hand."""

    def __init__(self, section: Section, rule: CategoryRule, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._section, self._rule = section, rule
        title = self.tr("Category {0}").format(rule.name) if rule.name else self.tr("A new category")
        self.setWindowTitle(title)
        self.setMinimumWidth(520)
        box = dialog_box(self, title, wrap=True)
        form = form_box()
        self._form = form
        self.name = self._line(self.tr("&Name"), rule.name, self.tr("for example U18, Women, under 1800"))
        self.under, self.over = self._pair(
            self.tr("&Age"), (self.tr("under"), rule.under), (self.tr("has reached"), rule.over)
        )
        self.low, self.high = self._pair(
            self.tr("&Rating"), (self.tr("from"), rule.rating_from), (self.tr("to"), rule.rating_to)
        )
        self.kind = QuietCombo(self.tr("Which rating"))
        kinds = dict.fromkeys(one.kind for player in section.players for one in player.ratings)
        self.kind.addItem(self.tr("tournament rating"), "")
        for kind in dict.fromkeys(filter(None, ("standard", "rapid", "blitz", "national", rule.rating_kind, *kinds))):
            self.kind.addItem(kind, kind)
        choose(self.kind, rule.rating_kind)
        self.unrated = QCheckBox(self.tr("Players without a rating as well"))
        self.unrated.setChecked(rule.unrated)
        form.addRow(label(""), across(self.kind, self.unrated, None))
        self.sex = QuietCombo(self.tr("Sex"))
        for text, sex in ((self.tr("everybody"), None), (self.tr("women"), Sex.FEMALE), (self.tr("men"), Sex.MALE)):
            self.sex.addItem(text, sex)
        choose(self.sex, rule.sex)
        captioned(self._form, self.tr("&Sex"), self.sex)
        commas = self.tr("separated by commas; empty: any")
        self.federations = self._line(self.tr("&Federations"), ", ".join(rule.federations), commas)
        self.clubs = self._line(self.tr("&Clubs"), ", ".join(rule.clubs), commas)
        titles = ", ".join(self.tr("none") if title == UNTITLED else title for title in rule.titles)
        self.titles = self._line(
            self.tr("&Titles"), titles, self.tr("for example CM, {0} for players without one").format(self.tr("none"))
        )
        box.addLayout(form)
        self.words = label("", "dim", wrap=True)
        self.words.setMinimumHeight(36)
        box.addWidget(self.words)
        self.warning = Banner("warn")
        box.addWidget(self.warning)
        self.confirm = button(self.tr("Save"), "check", "primary", on_click=self.save)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        box.addLayout(beside(None, self.confirm, self.cancel))
        self.confirm.setDefault(True)
        for combo in (self.kind, self.sex):
            combo.activated.connect(lambda _row: self._show())
        self.unrated.toggled.connect(lambda _on: self._show())
        self._show()
        self.name.setFocus()

    def _line(self, text: str, value: str, hint: str) -> QLineEdit:
        field = QLineEdit(value)
        field.setPlaceholderText(hint)
        field.textEdited.connect(lambda _text: self._show())
        captioned(self._form, text, field)
        return field

    def _pair(self, text: str, *parts: tuple[str, int | None]) -> tuple[QLineEdit, QLineEdit]:
        """Two numbers in one line, each after its word."""
        fields, line = [], []
        for word, value in parts:
            field = QLineEdit("" if value is None else str(value))
            as_wide(field, "24000")
            field.setAccessibleName(f"{text.replace('&', '')}: {word}")
            field.textEdited.connect(lambda _text: self._show())
            line += [label(word, "dim"), field]
            fields.append(field)
        caption = label(text)
        caption.setBuddy(fields[0])
        self._form.addRow(caption, across(*line, None))
        return fields[0], fields[1]

    def rule(self) -> CategoryRule:
        """The rule as entered; RuleViolation names a field that is no number, or a rule that means nothing."""
        none = self.tr("none").casefold()
        rule = CategoryRule(
            self.name.text(),
            self._whole(self.under),
            self._whole(self.over),
            self._whole(self.low),
            self._whole(self.high),
            self.unrated.isChecked(),
            self.kind.currentData(),
            self.sex.currentData(),
            _parts(self.federations),
            _parts(self.clubs),
            tuple(
                UNTITLED if one.casefold() in (none, UNTITLED) else one.upper() if one.upper() in TITLES else one
                for one in _parts(self.titles)
            ),
        )
        return checked_plan(CategoryPlan((rule,))).rules[0]

    def _whole(self, field: QLineEdit) -> int | None:
        text = field.text().strip()
        if not text:
            return None
        if not (text.isascii() and text.isdigit() and len(text) < 6):
            raise RuleViolation(self.tr("{0}: “{1}” is no number.").format(field.accessibleName(), text[:20]))
        return int(text)

    def _show(self) -> None:
        """The rule in words, and how many players it fits by itself."""
        self.warning.set_text("")
        try:
            rule = self.rule()
        except RuleViolation as problem:
            self.words.setText(str(problem) if self.name.text().strip() else self.tr("Give the category a name."))
            return
        year = event_year(self._section, dt.date.today())
        plan = replace(self._section.categories, rules=(rule,))
        fits = [matches(player, rule, plan, year) for player in self._section.players]
        text = self.tr("%n player(s) fit.", "", fits.count(True))
        if unclear := fits.count(None):
            text += " " + self.tr("%n cannot be judged: no date of birth.", "", unclear)
        self.words.setText(f"{rule_words(rule, plan, year)} {'' if rule.by_hand_only else text}")

    def save(self) -> None:
        """Close with the rule; what is wrong is said here."""
        try:
            self.rule()
        except RuleViolation as problem:
            self.warning.set_text(str(problem))
            return
        self.accept()


class LimitsDialog(FittingDialog):
    """Several ratings, each the limit of a category."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = self.tr("Categories under a rating")
        self.setWindowTitle(title)
        self.setMinimumWidth(420)
        box = dialog_box(self, title)
        box.addWidget(label(self.tr("Limits, separated by commas; players without a rating go to the lowest."), "dim"))
        self.field = QLineEdit("2000, 1800, 1600")
        self.field.setAccessibleName(self.tr("Limits"))
        self.field.selectAll()
        box.addWidget(self.field)
        self.warning = Banner("warn")
        box.addWidget(self.warning)
        self.confirm = button(self.tr("Add"), "plus", "primary", on_click=self.save)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        box.addLayout(beside(None, self.confirm, self.cancel))
        self.confirm.setDefault(True)
        self.field.setFocus()

    def limits(self) -> tuple[int, ...]:
        """The ratings; empty where one is no rating."""
        words = _parts(self.field)
        if not all(word.isascii() and word.isdigit() and 0 < int(word) <= HIGHEST_RATING for word in words):
            return ()
        return tuple(map(int, words))

    def save(self) -> None:
        """Close with the limits; what is wrong is said here."""
        if self.limits():
            self.accept()
        else:
            self.warning.set_text(self.tr("Limits are ratings, for example 2000, 1800."))


def _parts(field: QLineEdit) -> tuple[str, ...]:
    return tuple(part.strip() for part in field.text().split(",") if part.strip())
