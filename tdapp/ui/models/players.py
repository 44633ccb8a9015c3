"""Rows of the players table."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QCoreApplication

from tdapp.domain.event import Section
from tdapp.domain.player import TITLES, Player, Sex, Standing
from tdapp.ui.models.ready import CENTRE, RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.search import fold


class PlayerColumn(IntEnum):
    """The columns of the players table in their order."""

    NUMBER = 0
    TITLE = 1
    NAME = 2
    RATING = 3
    FEDERATION = 4
    SEX = 5
    BIRTH = 6
    CLUB = 7
    FIDE_ID = 8
    STATE = 9


def player_columns() -> tuple[Column, ...]:
    """Titles and explanations."""
    translate = QCoreApplication.translate
    return (
        Column("number", translate("Players", "No."), translate("Players", "Pairing number (TPN)"), RIGHT),
        Column("title", translate("Players", "Title"), translate("Players", "FIDE title"), hides_empty=True),
        Column(
            "name",
            translate("Players", "Name"),
            translate("Players", "Name as in the rating list"),
            stretch=True,
            widest=420,
        ),
        Column("rating", translate("Players", "Rating"), translate("Players", "Tournament rating"), RIGHT),
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
        Column("state", translate("Players", "State"), translate("Players", "Withdrawn or expelled"), hides_empty=True),
    )


def state_text(player: Player) -> str:
    """Whether a player has left the event, in a word."""
    translate = QCoreApplication.translate
    match player.standing:
        case Standing.ACTIVE:
            return ""
        case Standing.WITHDRAWN:
            return translate("Players", "withdrawn")
        case Standing.EXPELLED:
            return translate("Players", "expelled")


def search_text(player: Player) -> str:
    """What a filter finds a player by."""
    return fold(f"{player.number} {player.name} {player.title} {player.federation} {player.club} {player.fide_id}")


def player_rows(section: Section) -> list[ReadyRow]:
    """One row per player in the order of the pairing numbers."""
    return [ReadyRow(player.number, _cells(player), search_text(player)) for player in section.players]


def _cells(player: Player) -> tuple[ReadyCell, ...]:
    title_order = TITLES.index(player.title) if player.title in TITLES else None
    sex = {Sex.MALE: "m", Sex.FEMALE: "w", None: ""}[player.sex]
    state = state_text(player)
    gone = bool(state)
    return (
        ReadyCell(str(player.number), player.number, tone="dim"),
        ReadyCell(player.title, title_order, tone="dim"),
        ReadyCell(player.name, fold(player.name), player.name, strong=not gone, tone="dim" if gone else ""),
        ReadyCell(str(player.rating) if player.rating else "–", player.rating, tone="" if player.rating else "dim"),
        ReadyCell(player.federation, player.federation or None),
        ReadyCell(sex, sex or None, tone="dim"),
        ReadyCell(player.birth, player.birth or None, tone="dim"),
        ReadyCell(player.club, fold(player.club) or None, player.club),
        ReadyCell(player.fide_id, player.fide_id.rjust(12) if player.fide_id else None, tone="dim"),
        ReadyCell(state, state or None, tone="warn", icon="log-out" if gone else ""),
    )
