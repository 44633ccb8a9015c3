"""The tournament ratings: by which method, from which lists first, and whose rating changes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.domain.commands.players import UseRatingMethod
from tdapp.domain.commands.ratings import SetListOrder
from tdapp.domain.ratings.rating_list import FIDE, RateOfPlay, RatingChoice, default_sequence, sequence_text
from tdapp.domain.section.event import RatingMethod, Section
from tdapp.domain.section.tournament_rating import method_of, order_of, with_tournament_rating
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.ratings.lists import RatingLists
from tdapp.ui.look.keys import as_here
from tdapp.ui.pages.players.list_order import ListOrder
from tdapp.ui.pages.players.numbers import moved_columns
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import Choice, EmptyState, QuietCombo, button, label
from tdapp.ui.widgets.boxes import beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.ready import ReadyCell, ReadyRow
from tdapp.ui.widgets.regulations import method_sentence, rate_words
from tdapp.ui.widgets.table import DenseTable


class RatingMethodDialog(FittingDialog):
    """Method, order of the lists and national list in one step; who changes is shown before it is done."""

    def __init__(self, session: Session, parent: QWidget | None = None, *, lists: RatingLists | None = None) -> None:
        super().__init__(parent)
        self.session = session
        section = session.view.section
        self._locked = bool(section.rounds_paired)
        self._method = method_of(section)
        self._order = dict(section.list_orders).get(section.rate, "")
        title = self.tr("Tournament ratings")
        self.setWindowTitle(title)
        self.resize(820, 640)
        box = dialog_box(
            self,
            title,
            self.tr(
                "The official ratings of a player stay as the lists have them. The tournament rating is what "
                "counts for pairing numbers and tie-breaks."
            ),
        )
        columns = QHBoxLayout()
        columns.setSpacing(24)
        columns.addLayout(self._methods(), 1)
        columns.addLayout(self._lists_side(section, lists), 1)
        box.addLayout(columns)
        self.summary = label("", "heading", wrap=True)
        box.addWidget(self.summary)
        self.table = DenseTable(self.tr("Players whose tournament rating changes"), sortable=False)
        self.table.setProperty("role", "framed")
        box.addWidget(self.table, 1)
        self.none = EmptyState("equal", self.tr("No rating changes"), self.tr("Everybody has this rating already."))
        box.addWidget(self.none, 1)
        self.confirm = button(self.tr("Take these ratings"), "check", "primary", on_click=self.apply)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        box.addLayout(beside(None, self.confirm, self.cancel))
        if self._locked:
            self.confirm.setText(" " + self.tr("Keep this order"))
        self.confirm.setDefault(True)
        self._show()
        (self.order.list if self._locked else self.choices[self._method]).setFocus()

    def _methods(self) -> QVBoxLayout:
        side = QVBoxLayout()
        side.setSpacing(6)
        side.addWidget(label(self.tr("Which rating counts"), "heading"))
        self.choices: dict[RatingMethod, Choice] = {}
        for method in RatingMethod:
            choice = Choice(method_sentence(method))
            choice.setChecked(method is self._method)
            choice.toggled.connect(partial(self._toggled, method))
            if self._locked:
                choice.setEnabled(False)
                choice.setToolTip(self.tr("Round 1 is paired: tournament ratings are changed player by player only."))
            self.choices[method] = choice
            side.addWidget(choice)
        side.addStretch()
        return side

    def _lists_side(self, section: Section, lists: RatingLists | None) -> QVBoxLayout:
        side = QVBoxLayout()
        side.setSpacing(6)
        heading = self.tr("Order of the lists for {0}").format(rate_words(section.rate))
        side.addWidget(label(heading, "heading", wrap=True))
        self.order = ListOrder()
        self.order.setMaximumHeight(170)
        sources = _sources(section, lists)
        known = [RatingChoice(source, rate) for source in sources for rate in RateOfPlay]
        self.order.set_order(order_of(section), known)
        self.order.changed.connect(self._order_changed)
        self.order.usual_wanted.connect(partial(self._usual, known))
        side.addWidget(self.order)
        caption = label(self.tr("&National list"), "dim")
        self.national = QuietCombo(self.tr("National list"))
        self.national.addItem(self.tr("none: as typed or imported"), "")
        for source in sources:
            if source != FIDE:
                self.national.addItem(source, source)
        self.national.setCurrentIndex(max(0, self.national.findData(section.national_list)))
        self.national.activated.connect(lambda _row: self._show())
        caption.setBuddy(self.national)
        side.addLayout(beside(caption, (self.national, 1)))
        words = as_here(
            self.tr("The first rating that a player has counts as the FIDE rating; Alt+Up and Alt+Down move.")
        )
        side.addWidget(label(words, "small", wrap=True))
        side.addStretch()
        return side

    # -- choosing ---------------------------------------------------------------------------------------------------

    def _toggled(self, method: RatingMethod, on: bool) -> None:
        if on:
            self._method = method
            self._show()

    def _order_changed(self) -> None:
        self._order = sequence_text(self.order.order())
        self._show()

    def _usual(self, known: list[RatingChoice]) -> None:
        self._order = ""
        self.order.set_order(default_sequence(RateOfPlay(self.session.view.section.rate)), known)
        self._show()

    def _ruled(self) -> Section:
        """The section as it would be under what is chosen."""
        section = self.session.view.section
        orders = {**dict(section.list_orders), section.rate: self._order}
        return replace(
            section,
            list_orders=tuple((rate, order) for rate, order in orders.items() if order),
            national_list=self.national.currentData(),
        )

    def _show(self) -> None:
        section, ruled = self.session.view.section, self._ruled()
        rows = []
        for player in () if self._locked else section.players:
            new = with_tournament_rating(player, self._method, ruled).rating
            if new != player.rating:
                texts = (str(player.rating or "–"), "→", str(new or "–"), player.title, player.name, str(player.number))
                tones = ("dim", "dim", "", "dim", "", "dim")
                rows.append(
                    ReadyRow(
                        player.number,
                        tuple(
                            ReadyCell(text, tone=tone, strong=place == 2, tooltip=player.name if place == 4 else "")
                            for place, (text, tone) in enumerate(zip(texts, tones, strict=True))
                        ),
                    )
                )
        self.table.set_rows(rows, moved_columns("number", QCoreApplication.translate("Numbers", "No.")))
        self.table.setVisible(bool(rows))
        self.none.setVisible(not rows and not self._locked)
        self.summary.setText(
            self.tr("%n tournament rating(s) change.", "", len(rows))
            if not self._locked
            else self.tr("Round 1 is paired: the order counts for players who are added from now on.")
        )
        self.summary.setVisible(self._locked or bool(rows))
        same = (self._method is section.rating_method or self._locked) and (
            (ruled.list_orders, ruled.national_list) == (section.list_orders, section.national_list)
        )
        self.confirm.setEnabled(not same or bool(rows))
        self.confirm.setToolTip(self.tr("Nothing is chosen otherwise") if same and not rows else "")

    def apply(self) -> None:
        """Take the ratings; once round 1 is paired only the order."""
        national = self.national.currentData()
        command: UseRatingMethod | SetListOrder
        if self._locked:
            command = SetListOrder(self.session.view.section_id, self.session.view.section.rate, self._order, national)
        else:
            command = UseRatingMethod(self.session.view.section_id, self._method, self._order, national)
        if self.session.changes.run(command) is not None:
            self.accept()


def _sources(section: Section, lists: RatingLists | None) -> tuple[str, ...]:
    """FIDE and every other list that this computer, the section or one of its players knows."""
    found: Iterable[str] = ()
    if lists is not None:
        try:
            found = [info.source for info in lists.lists()]
        except (RuleViolation, EnvironmentProblem):
            found = ()  # the dialog of the lists says what is wrong with them
    in_players = (rating.source for player in section.players for rating in player.ratings)
    in_order = (choice.source for choice in order_of(section))
    return tuple(dict.fromkeys(filter(None, (FIDE, *in_order, section.national_list, *sorted(found), *in_players))))
