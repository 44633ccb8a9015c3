"""The fields of one player, in two columns; used to add and to edit."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QLineEdit, QMenu, QWidget

from tdapp.domain.section.event import Section
from tdapp.domain.section.long_events import is_long
from tdapp.domain.section.player import BLITZ, NATIONAL, RAPID, STANDARD, TITLES, Player, Rating, Sex, full_name
from tdapp.domain.section.tournament_rating import method_of, tournament_rating
from tdapp.domain.section.typed_players import birth_of, rating_of
from tdapp.domain.words.dates import shown_birth
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.categories.membership import categories_of
from tdapp.ui.widgets.basics import QuietCombo, label, menu_button
from tdapp.ui.widgets.boxes import row_in
from tdapp.ui.widgets.completion import QuietCompleter
from tdapp.ui.widgets.form import Form, Turns
from tdapp.ui.widgets.wide import as_wide, hinted


class PlayerForm(QWidget):
    """Shows a player and reads him back.

    Signals: ``entered()`` Enter in one of the lines.
    """

    entered = Signal()

    def __init__(self, clubs: Iterable[str] = (), federations: Iterable[str] = (), parent: QWidget | None = None):
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 3)
        self._grid.setColumnStretch(3, 2)
        self._player = Player(0, "")
        self._form = Form(self._player)  # shows and reads what needs nothing more; its editors stand in the grid
        self.captions: dict[QWidget, QLabel] = {}
        self._section: Section | None = None
        self._typed = False  # the tournament rating was written by hand here
        self.family = self._line(0, 0, self.tr("Fa&mily name"))
        self.given = self._line(1, 0, self.tr("&Given name"))
        self.native = self._line(2, 0, self.tr("In own &script"), of="native_name")
        self.federation = self._line(3, 0, self.tr("&Federation"), of="federation", turns=(str, str.upper))
        self.federation.setMaxLength(3)
        self.title = QuietCombo(self.tr("Title"))
        self.title.addItem("–", "")
        for title in TITLES:
            self.title.addItem(title, title)
        self.sex = QuietCombo(self.tr("Sex"))
        for text, sex in ((self.tr("not known"), None), (self.tr("male"), Sex.MALE), (self.tr("female"), Sex.FEMALE)):
            self.sex.addItem(text, sex)
        self._form.hold("title", self.title)
        self._form.hold("sex", self.sex)
        self._put(4, 0, self.tr("&Title"), self.title)
        self._put(5, 0, self.tr("Se&x"), self.sex)
        self.birth = self._line(6, 0, self.tr("&Born"), self.tr("2004 or 2004-02-29"))
        self.club = self._line(7, 0, self.tr("&Club"), of="club")
        self.categories = self._line(
            8, 0, self.tr("Categor&ies"), self.tr("by hand, separated by commas"), of="categories"
        )
        self.comment = self._line(9, 0, self.tr("Comment"), of="comment")
        self.rating = self._number_line(0, 2, self.tr("Tournament &rating"), "–", of="rating")
        self.rating.textEdited.connect(lambda _text: self._rating_was_typed())
        self.rating_note = label("", "small")
        self._beside(0, self.rating, self.rating_note)
        self.ratings = {
            STANDARD: self._line(1, 2, self.tr("FIDE standard")),
            RAPID: self._line(2, 2, self.tr("FIDE rapid")),
            BLITZ: self._line(3, 2, self.tr("FIDE blitz")),
            NATIONAL: self._line(4, 2, self.tr("National rating")),
        }
        self.origins: dict[str, QLabel] = {}
        for row, (kind, field) in enumerate(self.ratings.items(), start=1):
            self.origins[kind] = label("", "small")
            self._beside(row, field, self.origins[kind])
            field.textEdited.connect(lambda _text: self._ratings_edited())
        self.fide_id = self._line(5, 2, self.tr("F&IDE ID"), of="fide_id")
        self.national_id = self._line(6, 2, self.tr("&National ID"), of="national_id")
        self.table = self._number_line(7, 2, self.tr("Fixed table"), of="fixed_table")
        self.owed = self._line(8, 2, self.tr("Entry f&ee"), of="owed")
        self.paid = self._line(9, 2, self.tr("&Paid"), of="paid")
        self.half_bye = QCheckBox(self.tr("May have a &half-point bye"))
        self._grid.addWidget(self.half_bye, 10, 3)
        self.others = label("", "small", wrap=True)
        self.others_title = label(self.tr("Other lists"), "dim")
        self._grid.addWidget(self.others_title, 11, 2)
        self._grid.addWidget(self.others, 11, 3)
        self.by_rules = label("", "small", wrap=True)
        self._grid.addWidget(self.by_rules, 11, 1)
        self.by_round = self._line(12, 2, self.tr("Ratings by round"), self.tr("3: 1850, 5: 1872"))
        self.k = self._number_line(12, 0, "&K", self.tr("as list, age and rating tell"), of="k_factor")
        why = self.tr("For the rating changes, where you know it better")
        self.k.setToolTip(f"{self.k.placeholderText()}\n{why}")
        self.by_round.setToolTip(self.tr("From that round on; the tournament rating is the first one"))
        self._offers = QMenu(self)
        self.offers = menu_button(
            self.tr("Ratings from the lists"), self.tr("Take a rating of one of the rating lists"), self._offers
        )
        self.offers.hide()
        self._grid.addWidget(self.offers, 10, 1)
        for field, words in ((self.club, clubs), (self.federation, federations)):
            field.setCompleter(QuietCompleter(sorted({word for word in words if word}), self))
        self.set_player(self._player)

    def set_section(self, section: Section) -> None:
        """The section whose method, order of lists and categories count; without one nothing is worked out."""
        self._section = section
        self.set_player(self._player)

    def _beside(self, row: int, field: QLineEdit, note: QLabel) -> None:
        """A number with a note after it, in the place of the field alone."""
        holder = QWidget()
        line = row_in(holder, 8)
        self._grid.removeWidget(field)
        as_wide(field, "2400")
        line.addWidget(field)
        line.addWidget(note, 1)
        self._grid.addWidget(holder, row, 3)

    def _put(self, row: int, column: int, text: str, field: QWidget) -> None:
        caption = label(text, "dim")
        caption.setBuddy(field)
        self.captions[field] = caption
        self._grid.addWidget(caption, row, column)
        self._grid.addWidget(field, row, column + 1)

    def _line(
        self, row: int, column: int, text: str, hint: str = "", *, of: str = "", turns: Turns | None = None
    ) -> QLineEdit:
        """``of``: the field of the player that it shows as it is, or with ``turns``."""
        field = QLineEdit()
        field.setAccessibleName(text.replace("&", ""))
        hinted(field, hint)
        field.returnPressed.connect(self.entered)
        self._put(row, column, text, field)
        if of:
            self._form.hold(of, field, turns=turns)
        return field

    def _number_line(self, row: int, column: int, text: str, hint: str = "", *, of: str) -> QLineEdit:
        field = self._line(row, column, text, hint)
        return self._form.hold(of, field, turns=(_number, lambda _text: self._whole(field)))

    # -- a player ---------------------------------------------------------------------------------------------------

    def set_player(self, player: Player) -> None:
        """Show this player."""
        self._player = player
        self.family.setText(player.family)
        self.given.setText(player.given)
        if self.title.findData(player.title) < 0:
            self.title.addItem(player.title, player.title)
        self._form.show_value(player)
        self.birth.setText(shown_birth(player.birth))
        for kind, field in self.ratings.items():
            field.setText(_number(player.rating_of(kind)))
            field.setPlaceholderText("–")
        self.half_bye.setChecked(not player.no_half_bye)
        self._typed = False
        self.by_round.setText(", ".join(f"{number}: {rating}" for number, rating in player.round_ratings))
        self._show_notes()

    def _show_notes(self) -> None:
        """Where each rating comes from, what the method gives, what the rules of the categories say."""
        for kind, note in self.origins.items():
            note.setText(self._whence(kind))
        section, player = self._section, self._player
        others = [one for one in player.ratings if one.kind not in self.ratings]
        self.others.setText("\n".join(f"{one.kind}: {one.value}  ({_source(one)})" for one in others))
        for widget in (self.others, self.others_title):
            widget.setVisible(bool(others))
        long = section is not None and (is_long(section) or bool(player.round_ratings))
        self.by_round.setVisible(long)
        self.captions[self.by_round].setVisible(long)
        self.rating_note.setText(self._by_method())
        words = ""
        if section is not None and (section.categories.rules or player.not_categories):
            alone = replace(section, players=(player,), cells=((),))
            fallen = [name for name in categories_of(alone)[player.number] if name not in player.categories]
            if fallen:
                words = self.tr("By the rules: {0}.").format(", ".join(fallen))
            if player.not_categories:
                words += " " + self.tr("Taken out by hand: {0}.").format(", ".join(player.not_categories))
        self.by_rules.setText(words.strip())
        self.by_rules.setVisible(bool(words))

    def _by_method(self) -> str:
        """A note beside a tournament rating that is not the one of the section's method."""
        section = self._section
        if section is None:
            return ""
        try:
            player = replace(self._player, rating=self._number_of(self.rating), ratings=self._ratings())
        except RuleViolation:
            return ""
        method = method_of(section)
        found = tournament_rating(player, method, section)
        if not found or found == player.rating:
            return ""
        return self.tr("{0} gives {1}").format(method.value, found)

    def _rating_was_typed(self) -> None:
        self._typed = True
        self.rating_note.setText(self._by_method())

    def _ratings_edited(self) -> None:
        """The tournament rating follows an official one until it is written by hand itself."""
        for kind, note in self.origins.items():
            stored = next((one.value for one in self._player.ratings if one.kind == kind), None)
            try:
                value = self._number_of(self.ratings[kind])
            except RuleViolation:
                value = None
            same = value == stored or (kind == NATIONAL and value == self._player.national_rating)
            note.setText(self._whence(kind) if same else self.tr("typed by hand") if value else "")
        if self._section is not None and not self._typed:
            try:
                national = self._number_of(self.ratings[NATIONAL])
                player = replace(self._player, rating=None, ratings=self._ratings(), national_rating=national)
            except RuleViolation:
                return
            rating = tournament_rating(player, method_of(self._section), self._section)
            self.rating.setText(_number(rating if rating else self._player.rating))
        self.rating_note.setText(self._by_method())

    def _whence(self, kind: str) -> str:
        found = next((rating for rating in self._player.ratings if rating.kind == kind), None)
        if found is None:
            return ""
        return self.tr("typed by hand") if found.typed else _source(found) or self.tr("imported")

    def entries(self) -> tuple[object, ...]:
        """All that stands here: it tells whether something was changed."""
        lines = (field.text() for field in self.captions if isinstance(field, QLineEdit))
        choices = (field.currentIndex() for field in self.captions if isinstance(field, QuietCombo))
        return self._player, self.half_bye.isChecked(), *lines, *choices

    def typed_name(self) -> str:
        """The name as far as it was typed."""
        return full_name(self.family.text(), self.given.text())

    def player(self) -> Player:
        """What was entered, over the player shown; RuleViolation names a field that is no number."""
        for field in self.ratings.values():
            self._whole(field)
        name = self.typed_name()
        before = self._player
        if (before.family, before.given) == (self.family.text(), self.given.text()):
            name = before.name
        entered: Player = self._form.over(before)
        return replace(
            entered,
            name=name,
            birth=before.birth if self.birth.text() == shown_birth(before.birth) else birth_of(self.birth.text()),
            ratings=self._ratings(),
            national_rating=self._whole(self.ratings[NATIONAL]),
            no_half_bye=not self.half_bye.isChecked(),
            round_ratings=self._by_round(),
        )

    def _ratings(self) -> tuple[Rating, ...]:
        """The ratings of the lists; a value that was changed here counts as typed by hand."""
        found = {rating.kind: rating for rating in self._player.ratings}
        for kind, field in self.ratings.items():
            value = self._number_of(field)
            if value is None:
                found.pop(kind, None)
            elif kind in found:
                if found[kind].value != value:
                    found[kind] = Rating(kind, value, typed=True)
            elif kind != NATIONAL or value != self._player.national_rating:
                found[kind] = Rating(kind, value, typed=True)
        return tuple(found.values())

    def _by_round(self) -> tuple[tuple[int, int], ...]:
        found = {}
        for part in filter(None, (part.strip() for part in self.by_round.text().split(","))):
            number, _, rating = (word.strip() for word in part.partition(":"))
            if not all(word.isascii() and word.isdigit() and len(word) < 5 and int(word) for word in (number, rating)):
                self.by_round.setFocus()
                raise RuleViolation(self.tr("Ratings by round are written as 3: 1850, 5: 1872."))
            found[int(number)] = int(rating)
        return tuple(sorted(found.items()))

    def _whole(self, field: QLineEdit) -> int | None:
        """The number in a field; RuleViolation puts the cursor where it is none."""
        try:
            return self._number_of(field)
        except RuleViolation:
            field.setFocus()
            field.selectAll()
            raise

    def _number_of(self, field: QLineEdit) -> int | None:
        text = field.text().strip()
        if not text or text in "-–":
            return None
        if text.isascii() and text.isdigit() and len(text) == 5:  # some national lists
            return int(text)
        try:
            return rating_of(text) if field is not self.table else int(text)
        except (RuleViolation, ValueError):
            problem = self.tr("{0}: “{1}” is no number.").format(field.accessibleName(), text[:20])
            raise RuleViolation(problem) from None

    def offer(self, ratings: Iterable[Rating]) -> None:
        """Ratings that the lists have for this player."""
        self._offers.clear()
        for rating in ratings:
            text = self.tr("{0}: {1} ({2} {3})").format(rating.kind, rating.value, rating.source, rating.month)
            self._offers.addAction(text).triggered.connect(self._taker(rating))
        self.offers.setVisible(not self._offers.isEmpty())

    def _taker(self, rating: Rating) -> Callable[[], None]:
        def take() -> None:
            kept = tuple(one for one in self._player.ratings if one.kind != rating.kind)
            self._player = replace(self._player, ratings=(*kept, rating))
            self.rating.setText(str(rating.value))
            self._typed = True
            if rating.kind in self.ratings:
                self.ratings[rating.kind].setText(str(rating.value))
            self._show_notes()

        return take


def _source(rating: Rating) -> str:
    """``FIDE 2026-10``."""
    return " ".join(filter(None, (rating.source, rating.month)))


def _number(value: int | None) -> str:
    return "" if not value else str(value)
