"""Rows of the players table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from tdapp.domain.section.event import BYES, Section
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import BLITZ, NATIONAL, RAPID, STANDARD, TITLES, CheckIn, Player, Sex
from tdapp.domain.words.amounts import amount
from tdapp.domain.words.dates import shown_birth
from tdapp.services.categories.membership import categories_of
from tdapp.services.players import names
from tdapp.services.players.names import identity
from tdapp.services.systems.registry import rules_of_system
from tdapp.ui.widgets.ready import CENTRE, RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.words import search_text, state_text

CHOSEN_AT_FIRST = frozenset({"standard", "rapid", "blitz", "comment"})
"""Columns that are hidden until the arbiter wants them."""


def player_columns() -> tuple[Column, ...]:
    """Titles and explanations."""
    translate = QCoreApplication.translate
    listed = translate("Players", "Rating of the list; a dot means that it was typed by hand")
    return (
        Column("number", translate("Players", "No."), translate("Players", "Pairing number (TPN)"), RIGHT),
        Column("check_in", translate("Players", "Here"), translate("Players", "Check-in"), CENTRE, hides_empty=True),
        Column("title", translate("Players", "Title"), translate("Players", "FIDE title"), hides_empty=True),
        Column(
            "name",
            translate("Players", "Name"),
            translate("Players", "Name as in the rating list"),
            stretch=True,
            widest=420,
        ),
        Column(
            "native_name",
            translate("Players", "Own script"),
            translate("Players", "Name in the player's own script"),
            widest=220,
            gives_way=4,
            hides_empty=True,
        ),
        Column("rating", translate("Players", "Rating"), translate("Players", "Tournament rating"), RIGHT),
        Column("standard", translate("Players", "Std"), listed, RIGHT, gives_way=5, hides_empty=True),
        Column("rapid", translate("Players", "Rapid"), listed, RIGHT, gives_way=5, hides_empty=True),
        Column("blitz", translate("Players", "Blitz"), listed, RIGHT, gives_way=5, hides_empty=True),
        Column("national", translate("Players", "Nat."), listed, RIGHT, gives_way=6, hides_empty=True),
        Column("federation", translate("Players", "Fed"), translate("Players", "Federation"), hides_empty=True),
        Column("sex", translate("Players", "Sex"), translate("Players", "Sex"), CENTRE, gives_way=1, hides_empty=True),
        Column(
            "birth",
            translate("Players", "Born"),
            translate("Players", "Year or date of birth"),
            gives_way=2,
            hides_empty=True,
        ),
        Column(
            "club", translate("Players", "Club"), translate("Players", "Club or city"), widest=260, hides_empty=True
        ),
        Column(
            "fide_id",
            translate("Players", "FIDE ID"),
            translate("Players", "Number in FIDE's rating list"),
            RIGHT,
            gives_way=3,
            hides_empty=True,
        ),
        Column(
            "national_id",
            translate("Players", "Nat. ID"),
            translate("Players", "Number in the national list"),
            RIGHT,
            gives_way=3,
            hides_empty=True,
        ),
        Column(
            "categories",
            translate("Players", "Categories"),
            translate("Players", "Categories of the player"),
            widest=180,
            gives_way=4,
            hides_empty=True,
        ),
        Column("table", translate("Players", "Table"), translate("Players", "Fixed table"), RIGHT, hides_empty=True),
        Column("paid", translate("Players", "Paid"), translate("Players", "Entry fee paid"), RIGHT, 0, False, 4, True),
        Column("owed", translate("Players", "Fee"), translate("Players", "Entry fee"), RIGHT, 0, False, 4, True),
        Column(
            "absences",
            translate("Players", "Byes"),
            translate("Players", "Byes and absences, by round: 1 full point, ½ half point, 0 zero points"),
            widest=190,
            hides_empty=True,
        ),
        Column(
            "comment",
            translate("Players", "Comment"),
            translate("Players", "Comment of the arbiter"),
            widest=220,
            gives_way=4,
            hides_empty=True,
        ),
        Column("state", translate("Players", "State"), translate("Players", "Withdrawn or expelled"), hides_empty=True),
    )


BYE_MARKS = {Outcome.FULL_POINT_BYE: "1", Outcome.HALF_POINT_BYE: "½", Outcome.ZERO_POINT_BYE: "0"}
"""How a bye is shown and typed."""


def absences_text(cells: tuple[Cell, ...], signs: Mapping[Outcome, str] = BYE_MARKS) -> str:
    """The byes of a player: “3: ½, 5–7: 0”."""
    runs: list[tuple[int, int, str]] = []
    for number, cell in enumerate(cells, start=1):
        if cell.outcome not in BYES:
            continue
        mark = signs[cell.outcome]
        if runs and runs[-1][1] == number - 1 and runs[-1][2] == mark:
            runs[-1] = (runs[-1][0], number, mark)
        else:
            runs.append((number, number, mark))
    return ", ".join(f"{first}–{last}: {mark}" if first < last else f"{first}: {mark}" for first, last, mark in runs)


class PlayerRows:
    """Makes the rows of a section, each only when its player has changed: one tick in 2,000 players costs one row."""

    def __init__(self) -> None:
        self._made: dict[int, tuple[Player, tuple[Cell, ...], tuple[bool, tuple[str, ...]], ReadyRow]] = {}
        self._rules: object = None

    def _categories(self, section: Section) -> dict[int, tuple[str, ...]]:
        """The categories by the rules; only of who has changed, where the rules have not."""
        if not section.categories.rules:
            return {}
        rules = section.categories, section.event.start, section.round_dates, section.event.end
        known = self._rules == rules
        self._rules = rules
        fallen: dict[int, tuple[str, ...]] = {}
        changed = []
        for player in section.players:
            before = self._made.get(player.number)
            if known and before is not None and before[0] == player:
                fallen[player.number] = before[2][1]
            else:
                changed.append(player)
        if changed:
            fallen |= categories_of(replace(section, players=tuple(changed), cells=((),) * len(changed)))
        return fallen

    def of(self, section: Section, *, checking_in: bool = False) -> list[ReadyRow]:
        """One row per player in the order of the pairing numbers."""
        used = checking_in or any(player.check_in is not CheckIn.NOT_YET for player in section.players)
        made: dict[int, tuple[Player, tuple[Cell, ...], tuple[bool, tuple[str, ...]], ReadyRow]] = {}
        fallen = self._categories(section)
        signs = {**BYE_MARKS, **rules_of_system(section.system).away_signs(section)}
        here = {state: check_in_cell(state, used) for state in CheckIn}
        for player, cells in zip(section.players, section.cells, strict=True):
            before = self._made.get(player.number)
            categories = fallen.get(player.number, player.categories)
            state = used, categories
            if before is not None and before[0] == player and before[1] == cells and before[2] == state:
                made[player.number] = before
            else:
                shown = player if categories == player.categories else replace(player, categories=categories)
                row = ReadyRow(
                    player.number,
                    _cells(shown, cells, here[player.check_in], signs),
                    search_text(shown),
                    identity(player),
                )
                made[player.number] = player, cells, state, row
        self._made = made
        return [one[3] for one in made.values()]


_DIM = "dim"
_NOTHING = ReadyCell("", tone=_DIM)  # most cells of a registration are empty: one for all of them


def _plain(text: str, tone: str = _DIM) -> ReadyCell:
    return ReadyCell(text, text, tone=tone) if text else _NOTHING


def _rating(player: Player, kind: str) -> ReadyCell:
    found = next((rating for rating in player.ratings if rating.kind == kind), None)
    if found is None:
        value = player.rating_of(kind)
        return _NOTHING if value is None else ReadyCell(str(value), value, tone=_DIM)
    source = " ".join(filter(None, (found.source, found.month)))
    typed = QCoreApplication.translate("Players", "typed by hand")
    return ReadyCell(
        f"{found.value}{' ·' if found.typed else ''}", found.value, typed if found.typed else source, tone=_DIM
    )


def _tournament_rating(player: Player) -> ReadyCell:
    words = ""
    if player.round_ratings:
        by_round = QCoreApplication.translate("Players", "from round {0}: {1}")
        words = "\n".join(by_round.format(number, rating) for number, rating in player.round_ratings)
    shown = str(player.rating) if player.rating else "–"
    mark = " ›" if words else ""
    return ReadyCell(f"{shown}{mark}", player.rating, words, tone="" if player.rating else _DIM)


def check_in_cell(state: CheckIn, used: bool = True) -> ReadyCell:
    """Whether a player is here, as an icon with words for screen readers."""
    translate = QCoreApplication.translate
    match state:
        case CheckIn.PRESENT:
            return ReadyCell("✓", 0, translate("Players", "present"), tone="up", strong=True,
                             spoken=translate("Players", "present"))  # fmt: skip
        case CheckIn.ABSENT:
            return ReadyCell("✗", 2, translate("Players", "absent"), tone="danger", strong=True,
                             spoken=translate("Players", "absent"))  # fmt: skip
        case _:
            words = translate("Players", "not yet seen")
            return ReadyCell("○" if used else "", 1, words, tone="disabled", spoken=words)


def _cells(
    player: Player, cells: tuple[Cell, ...], here: ReadyCell, signs: Mapping[Outcome, str]
) -> tuple[ReadyCell, ...]:
    title_order = TITLES.index(player.title) if player.title in TITLES else None
    sex = {Sex.MALE: "m", Sex.FEMALE: "w", None: ""}[player.sex]
    state = state_text(player)
    gone = bool(state)
    table = player.fixed_table
    return (
        ReadyCell(str(player.number), player.number, tone=_DIM),
        here,
        ReadyCell(player.title, title_order, tone=_DIM),
        ReadyCell(player.name, names.sort_key(player.name), player.name, strong=not gone, tone=_DIM if gone else ""),
        _plain(player.native_name),
        _tournament_rating(player),
        _rating(player, STANDARD),
        _rating(player, RAPID),
        _rating(player, BLITZ),
        _rating(player, NATIONAL),
        _plain(player.federation, ""),
        _plain(sex),
        ReadyCell(shown_birth(player.birth), player.birth, tone=_DIM) if player.birth else _NOTHING,
        ReadyCell(player.club, names.sort_key(player.club), player.club) if player.club else _NOTHING,
        ReadyCell(player.fide_id, player.fide_id.rjust(12), tone=_DIM) if player.fide_id else _NOTHING,
        ReadyCell(player.national_id, player.national_id.rjust(12), tone=_DIM) if player.national_id else _NOTHING,
        _plain(", ".join(player.categories)),
        _NOTHING if table is None else ReadyCell(str(table), table, tone=_DIM),
        ReadyCell(player.paid, amount(player.paid), tone=_DIM) if player.paid else _NOTHING,
        ReadyCell(player.owed, amount(player.owed), tone=_DIM) if player.owed else _NOTHING,
        _plain("" if gone or not cells else absences_text(cells, signs)),
        ReadyCell(player.comment, player.comment, player.comment, tone=_DIM) if player.comment else _NOTHING,
        ReadyCell(state, state, tone="warn", icon="log-out") if gone else _NOTHING,
    )
