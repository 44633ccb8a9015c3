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
from tdapp.ui.widgets.basics import QuietCombo, label
from tdapp.ui.widgets.boxes import across
from tdapp.ui.widgets.form import FormDialog
from tdapp.ui.widgets.wide import as_wide


class CategoryRuleDialog(FormDialog):
    """Empty fields ask nothing; a category that asks nothing is filled by hand."""

    def __init__(self, section: Section, rule: CategoryRule, parent: QWidget | None = None) -> None:
        super().__init__(rule, parent)
        self._section = section
        self.entitle(self.tr("Category {0}").format(rule.name) if rule.name else self.tr("A new category"), wide=520)
        form = self.form
        self.name = form.line("name", self.tr("&Name"), self.tr("for example U18, Women, under 1800"))
        age, rating = self.tr("&Age"), self.tr("&Rating")
        self.under, _over = self._pair(age, ("under", self.tr("under")), ("over", self.tr("has reached")))
        self.low, _high = self._pair(rating, ("rating_from", self.tr("from")), ("rating_to", self.tr("to")))
        kind = QuietCombo(self.tr("Which rating"))
        kinds = dict.fromkeys(one.kind for player in section.players for one in player.ratings)
        kind.addItem(self.tr("tournament rating"), "")
        for one in dict.fromkeys(filter(None, ("standard", "rapid", "blitz", "national", rule.rating_kind, *kinds))):
            kind.addItem(one, one)
        unrated = form.hold("unrated", QCheckBox(self.tr("Players without a rating as well")))
        form.addRow(label(""), across(form.hold("rating_kind", kind), unrated, None))
        sexes = (None, self.tr("everybody")), (Sex.FEMALE, self.tr("women")), (Sex.MALE, self.tr("men"))
        self.sex = form.choice("sex", self.tr("&Sex"), sexes)
        commas = self.tr("separated by commas; empty: any")
        form.line("federations", self.tr("&Federations"), commas)
        form.line("clubs", self.tr("&Clubs"), commas)
        none = self.tr("none")
        self.titles = form.line(
            "titles", self.tr("&Titles"), self.tr("for example CM, {0} for players without one").format(none)
        )
        self.titles.setText(", ".join(none if title == UNTITLED else title for title in rule.titles))
        self.words = label("", "dim", wrap=True)
        self.words.setMinimumHeight(36)
        self.close_with(self.tr("Save"), self.tr("Cancel"))
        self.box.insertWidget(self.box.indexOf(self.banner), self.words)
        form.edited.connect(self._show)
        self._show()
        self.name.setFocus()

    def _pair(self, text: str, *parts: tuple[str, str]) -> tuple[QLineEdit, QLineEdit]:
        """Two numbers in one line, each after its word."""
        fields, line = [], []
        for name, word in parts:
            field = self.form.hold(name, QLineEdit())
            as_wide(field, "24000")
            field.setAccessibleName(f"{text.replace('&', '')}: {word}")
            line += [label(word, "dim"), field]
            fields.append(field)
        caption = label(text)
        caption.setBuddy(fields[0])
        self.form.addRow(caption, across(*line, None))
        return fields[0], fields[1]

    def entered(self) -> CategoryRule:
        """The rule as entered; RuleViolation names a field that is no number, or a rule that means nothing."""
        none = self.tr("none").casefold()
        rule: CategoryRule = super().entered()
        titles = tuple(
            UNTITLED if one.casefold() in (none, UNTITLED) else one.upper() if one.upper() in TITLES else one
            for one in rule.titles
        )
        return checked_plan(CategoryPlan((replace(rule, titles=titles),))).rules[0]

    def _show(self) -> None:
        """The rule in words, and how many players it fits by itself."""
        self.banner.set_text("")
        try:
            rule = self.entered()
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


class LimitsDialog(FormDialog):
    """Several ratings, each the limit of a category."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(None, parent)
        self.entitle(self.tr("Categories under a rating"), wide=420)
        self.box.addWidget(
            label(self.tr("Limits, separated by commas; players without a rating go to the lowest."), "dim")
        )
        self.field = QLineEdit("2000, 1800, 1600")
        self.field.setAccessibleName(self.tr("Limits"))
        self.field.selectAll()
        self.box.addWidget(self.field)
        self.close_with(self.tr("Add"), self.tr("Cancel"), "plus")
        self.field.setFocus()

    def entered(self) -> tuple[int, ...]:
        """The ratings; RuleViolation where one is no rating."""
        words = list(filter(None, map(str.strip, self.field.text().split(","))))
        if not words or not all(w.isascii() and w.isdigit() and 0 < int(w) <= HIGHEST_RATING for w in words):
            raise RuleViolation(self.tr("Limits are ratings, for example 2000, 1800."))
        return tuple(map(int, words))
