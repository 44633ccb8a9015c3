"""Rows of the Teams page: the teams, the members of one, and players without a team."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tdapp.domain.section.event import Section
from tdapp.domain.section.player import CheckIn, Player, Standing
from tdapp.domain.section.team import Team, strength_of
from tdapp.domain.teams.for_pairing import rules_of
from tdapp.services.players.names import identity
from tdapp.ui.widgets.ready import RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.search import fold


def team_columns() -> tuple[Column, ...]:
    """Number, name, strength, members, whether they are here."""
    translate = QCoreApplication.translate
    return (
        Column("number", translate("Teams", "No."), translate("Teams", "Team pairing number (TPN)"), RIGHT),
        Column("name", translate("Teams", "Team"), translate("Teams", "Team"), stretch=True, widest=340),
        Column("federation", translate("Teams", "Fed"), translate("Teams", "Federation"), hides_empty=True),
        Column("strength", translate("Teams", "Strength"), translate("Teams", "By the announced rule"), RIGHT),
        Column("members", translate("Teams", "Members"), translate("Teams", "Boards and reserves"), RIGHT),
        Column("state", translate("Teams", "Here"), translate("Teams", "Check-in, or has left")),
    )


def team_rows(section: Section) -> list[ReadyRow]:
    """One row per team in the order of the numbers."""
    translate = QCoreApplication.translate
    rules = rules_of(section)
    ratings = {player.number: player.rating for player in section.players}
    here = {
        CheckIn.PRESENT: translate("Teams", "present"),
        CheckIn.ABSENT: translate("Teams", "absent"),
        CheckIn.NOT_YET: "",
    }
    rows = []
    for team in section.teams:
        strength = strength_of(rules, team, ratings)
        short = len(team.members) < rules.boards
        gone = team.standing is not Standing.ACTIVE
        state = translate("Teams", "withdrawn") if gone else here[team.check_in]
        cells = (
            ReadyCell(str(team.number), team.number, tone="dim"),
            ReadyCell(team.name, fold(team.name), team.name, strong=True, tone="dim" if gone else ""),
            ReadyCell(team.federation, team.federation or None, tone="dim"),
            ReadyCell("–" if strength is None else str(round(strength)), strength or 0),
            ReadyCell(str(len(team.members)), len(team.members), tone="warn" if short else ""),
            ReadyCell(state, state, tone="up" if team.check_in is CheckIn.PRESENT and not gone else "warn"),
        )
        rows.append(
            ReadyRow(team.number, cells, fold(f"{team.number} {team.name} {team.club} {team.captain}"), team.name)
        )
    return rows


def member_columns() -> tuple[Column, ...]:
    """Board or reserve, number, name, rating."""
    translate = QCoreApplication.translate
    return (
        Column("seat", translate("Teams", "Bd"), translate("Teams", "Board, or R for a reserve"), RIGHT),
        Column("number", translate("Teams", "No."), translate("Teams", "Pairing number of the player"), RIGHT),
        Column("name", translate("Teams", "Name"), translate("Teams", "Member"), stretch=True),
        Column("rating", translate("Teams", "Rating"), translate("Teams", "Tournament rating"), RIGHT),
    )


def member_rows(section: Section, team: Team) -> list[ReadyRow]:
    """One row per member in board order."""
    translate = QCoreApplication.translate
    players = {player.number: player for player in section.players}
    boards = rules_of(section).boards
    rows = []
    for seat, number in enumerate(team.members, 1):
        board = str(seat) if seat <= boards else translate("Teams", "R{0}").format(seat - boards)
        rows.append(_player_row(players[number], board, seat))
    return rows


def free_players(section: Section) -> list[Player]:
    """Players who are in no team."""
    taken = {number for team in section.teams for number in team.members}
    return [player for player in section.players if player.number not in taken]


def free_rows(section: Section) -> list[ReadyRow]:
    """One row per player without a team."""
    return [_player_row(player, "", player.number) for player in free_players(section)]


def _player_row(player: Player, board: str, place: int) -> ReadyRow:
    gone = player.standing is not Standing.ACTIVE
    cells = (
        ReadyCell(board, place, strong=True),
        ReadyCell(str(player.number), player.number, tone="dim"),
        ReadyCell(player.name, fold(player.name), player.name, tone="dim" if gone else ""),
        ReadyCell(str(player.rating or "–"), player.rating or 0, tone="dim"),
    )
    return ReadyRow(player.number, cells, fold(f"{player.number} {player.name} {player.club}"), identity(player))
