"""Team list: every team with its captain and strength. Rosters: the members of every team in board order."""

from __future__ import annotations

from tdapp.domain.section.team import strength_of
from tdapp.domain.words.wording import marked, ntr, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.player_columns import rating_label
from tdapp.reports.documents.team_facts import TeamFacts, without_empty_columns
from tdapp.reports.layout.model import Align, Column, DocumentModel, Fit, Row, Table
from tdapp.reports.options import PrintOptions

LIST_ID, LIST_NAME = "team-list", marked("Team list")
ROSTERS_ID, ROSTERS_NAME = "rosters", marked("Rosters")


def build_list(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """Every team by its number."""
    held = TeamFacts(data, options)
    ratings = {player.number: player.rating for player in held.section.players}
    columns = [
        Column("number", tr("No."), Align.RIGHT, share=0.2),
        Column("team", tr("Team"), Align.LEFT, Fit.NAME, bold=True, share=3.0),
        Column("short", tr("Short"), Align.LEFT, share=0.4),
        Column("federation", tr("Fed"), Align.LEFT, share=0.2),
        Column("club", tr("Club"), Align.LEFT, Fit.TEXT, share=1.5),
        Column("strength", tr("Rtg avg"), Align.RIGHT, share=0.3),
        Column("members", tr("Players"), Align.RIGHT, share=0.3),
        Column("captain", tr("Captain"), Align.LEFT, Fit.NAME, share=1.5),
    ]
    rows = []
    for team in held.section.teams:
        strength = strength_of(held.rules, team, ratings)
        rows.append(
            Row(
                (
                    str(team.number),
                    team.name,
                    team.short,
                    team.federation,
                    team.club,
                    "" if strength is None else str(round(strength)),
                    str(len(team.members)),
                    team.captain,
                )
            )
        )
    table = Table(tuple(columns), tuple(rows), row_noun=tr("Numbers"))
    legend = (tr("No. team number"),)
    stage = teams_words(len(rows))
    return facts.sheet(data, options, LIST_ID, LIST_NAME, without_empty_columns([table]), stage=stage, legend=legend)


def build_rosters(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """Every team with its members: the boards first, then the reserves."""
    held = TeamFacts(data, options)
    columns = (
        Column("board", tr("Bd"), Align.RIGHT, share=0.2),
        Column("number", tr("No."), Align.RIGHT, share=0.2),
        Column("title", tr("Ti"), Align.LEFT, share=0.1),
        Column("name", tr("Name"), Align.LEFT, Fit.NAME, bold=True, share=3.0),
        Column("rating", tr("Rtg"), Align.RIGHT, share=0.3),
        Column("federation", tr("Fed"), Align.LEFT, share=0.2),
        Column("fide-id", tr("FIDE ID"), Align.RIGHT, share=0.5),
    )
    tables = []
    for team in held.section.teams:
        rows = []
        for place, number in enumerate(team.members, 1):
            player = held.player(number)
            if player is not None:
                board = str(place) if place <= held.rules.boards else tr("Res.")
                texts = (
                    board,
                    str(number),
                    player.title,
                    player.name,
                    rating_label(player),
                    player.federation,
                    player.fide_id,
                )
                rows.append(Row(texts, mark=facts.player_mark(player)))
        about = " · ".join(
            filter(None, (team.short, tr("Captain: {name}").format(name=team.captain) if team.captain else ""))
        )
        title = f"{team.number}  {team.name}" + (f"  ({about})" if about else "")
        tables.append(
            Table(columns, tuple(rows), title=title, row_noun=tr("Teams"), like="roster", unit=str(team.number))
        )
    return facts.sheet(
        data,
        options,
        ROSTERS_ID,
        ROSTERS_NAME,
        without_empty_columns(tables),
        stage=teams_words(len(tables)),
        legend=(tr("Bd board"), tr("Res. reserve"), tr("No. start number")),
        target=10.0,
    )


def teams_words(count: int) -> str:
    """``14 teams``."""
    return ntr("{count} team", "{count} teams", count).format(count=count)
