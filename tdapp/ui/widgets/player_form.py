"""The fields of one player, in two columns; used to add and to edit."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QCompleter, QGridLayout, QLineEdit, QMenu, QWidget

from tdapp.domain.errors import RuleViolation
from tdapp.domain.player import BLITZ, NATIONAL, RAPID, STANDARD, TITLES, Player, Rating, Sex, full_name
from tdapp.ui.widgets.basics import QuietCombo, label, menu_button

KINDS = (STANDARD, RAPID, BLITZ, NATIONAL)


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
        self.family = self._line(0, 0, self.tr("Fa&mily name"))
        self.given = self._line(1, 0, self.tr("&Given name"))
        self.native = self._line(2, 0, self.tr("In own &script"))
        self.federation = self._line(3, 0, self.tr("&Federation"))
        self.federation.setMaxLength(3)
        self.title = QuietCombo(self.tr("Title"))
        self.title.addItem("–", "")
        for title in TITLES:
            self.title.addItem(title, title)
        self.sex = QuietCombo(self.tr("Sex"))
        for text, sex in ((self.tr("not known"), None), (self.tr("male"), Sex.MALE), (self.tr("female"), Sex.FEMALE)):
            self.sex.addItem(text, sex)
        self._put(4, 0, self.tr("&Title"), self.title)
        self._put(5, 0, self.tr("Se&x"), self.sex)
        self.birth = self._line(6, 0, self.tr("&Born"), self.tr("2004 or 2004-02-29"))
        self.club = self._line(7, 0, self.tr("&Club"))
        self.categories = self._line(8, 0, self.tr("Categor&ies"), self.tr("separated by commas"))
        self.comment = self._line(9, 0, self.tr("Comment"))
        self.rating = self._line(0, 2, self.tr("Tournament &rating"), self.tr("unrated"))
        self.ratings = {
            STANDARD: self._line(1, 2, self.tr("FIDE standard")),
            RAPID: self._line(2, 2, self.tr("FIDE rapid")),
            BLITZ: self._line(3, 2, self.tr("FIDE blitz")),
            NATIONAL: self._line(4, 2, self.tr("National rating")),
        }
        self.fide_id = self._line(5, 2, self.tr("F&IDE ID"))
        self.national_id = self._line(6, 2, self.tr("&National ID"))
        self.table = self._line(7, 2, self.tr("Fixed table"))
        self.owed = self._line(8, 2, self.tr("Entry f&ee"))
        self.paid = self._line(9, 2, self.tr("&Paid"))
        self.half_bye = QCheckBox(self.tr("May have a &half-point bye"))
        self._grid.addWidget(self.half_bye, 10, 3)
        self._offers = QMenu(self)
        self.offers = menu_button(
            self.tr("Ratings from the lists"), self.tr("Take a rating of one of the rating lists"), self._offers
        )
        self.offers.hide()
        self._grid.addWidget(self.offers, 10, 1)
        for field, words in ((self.club, clubs), (self.federation, federations)):
            completer = QCompleter(sorted({word for word in words if word}), self)
            completer.setCaseSensitivity(completer.caseSensitivity().CaseInsensitive)
            field.setCompleter(completer)
        self.set_player(self._player)

    def _put(self, row: int, column: int, text: str, field: QWidget) -> None:
        caption = label(text, "dim")
        caption.setBuddy(field)
        self._grid.addWidget(caption, row, column)
        self._grid.addWidget(field, row, column + 1)

    def _line(self, row: int, column: int, text: str, hint: str = "") -> QLineEdit:
        field = QLineEdit()
        field.setAccessibleName(text.replace("&", ""))
        field.setPlaceholderText(hint)
        field.returnPressed.connect(self.entered)
        self._put(row, column, text, field)
        return field

    # -- a player ---------------------------------------------------------------------------------------------------

    def set_player(self, player: Player) -> None:
        """Show this player."""
        self._player = player
        self.family.setText(player.family)
        self.given.setText(player.given)
        self.native.setText(player.native_name)
        self.federation.setText(player.federation)
        if self.title.findData(player.title) < 0:
            self.title.addItem(player.title, player.title)
        self.title.setCurrentIndex(self.title.findData(player.title))
        choose(self.sex, player.sex)
        self.birth.setText(player.birth)
        self.club.setText(player.club)
        self.categories.setText(", ".join(player.categories))
        self.comment.setText(player.comment)
        self.rating.setText(_number(player.rating))
        for kind, field in self.ratings.items():
            field.setText(_number(player.rating_of(kind)))
            field.setPlaceholderText("–")
            field.setToolTip(self._whence(kind))
        self.fide_id.setText(player.fide_id)
        self.national_id.setText(player.national_id)
        self.table.setText(_number(player.fixed_table))
        self.owed.setText(player.owed)
        self.paid.setText(player.paid)
        self.half_bye.setChecked(not player.no_half_bye)

    def _whence(self, kind: str) -> str:
        found = next((rating for rating in self._player.ratings if rating.kind == kind), None)
        if found is None:
            return ""
        if found.typed:
            return self.tr("Typed by hand")
        return self.tr("From the list {0} {1}").format(found.source, found.month)

    def player(self) -> Player:
        """What was entered, over the player shown; RuleViolation names a field that is no number."""
        name = full_name(self.family.text(), self.given.text())
        before = self._player
        if (before.family, before.given) == (self.family.text(), self.given.text()):
            name = before.name
        return replace(
            before,
            name=name,
            native_name=self.native.text(),
            federation=self.federation.text().strip().upper(),
            title=self.title.currentData(),
            sex=self.sex.currentData(),
            birth=self.birth.text(),
            club=self.club.text(),
            categories=tuple(part.strip() for part in self.categories.text().split(",") if part.strip()),
            comment=self.comment.text(),
            rating=self._whole(self.rating),
            ratings=self._ratings(),
            national_rating=self._whole(self.ratings[NATIONAL]),
            fide_id=self.fide_id.text().strip(),
            national_id=self.national_id.text().strip(),
            fixed_table=self._whole(self.table),
            owed=self.owed.text(),
            paid=self.paid.text(),
            no_half_bye=not self.half_bye.isChecked(),
        )

    def _ratings(self) -> tuple[Rating, ...]:
        """The ratings of the lists; a value that was changed here counts as typed by hand."""
        found = {rating.kind: rating for rating in self._player.ratings}
        for kind, field in self.ratings.items():
            value = self._whole(field)
            if value is None:
                found.pop(kind, None)
            elif kind in found:
                if found[kind].value != value:
                    found[kind] = Rating(kind, value, typed=True)
            elif kind != NATIONAL or value != self._player.national_rating:
                found[kind] = Rating(kind, value, typed=True)
        return tuple(found.values())

    def _whole(self, field: QLineEdit) -> int | None:
        text = field.text().strip()
        if not text or text in "-–":
            return None
        if not (text.isascii() and text.isdigit() and len(text) < 6):
            field.setFocus()
            field.selectAll()
            raise RuleViolation(self.tr("{0}: “{1}” is no number.").format(field.accessibleName(), text[:20]))
        return int(text)

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
            if rating.kind in self.ratings:
                self.ratings[rating.kind].setText(str(rating.value))
                self.ratings[rating.kind].setToolTip(self._whence(rating.kind))

        return take


def choose(combo: QComboBox, data: object) -> None:
    """Show the item with this data; enums do not survive QVariant comparison."""
    combo.setCurrentIndex(next((i for i in range(combo.count()) if combo.itemData(i) == data), 0))


def _number(value: int | None) -> str:
    return "" if not value else str(value)
