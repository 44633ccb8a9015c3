"""Rows of the standings: one column per rung, the deciding value in bold."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

from PySide6.QtCore import QCoreApplication

from tdapp.domain.section.two_scores import GAME, MATCH
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import has_decimal_comma
from tdapp.services.players.names import identities
from tdapp.services.tables.standings import RungInfo, Standings, StandingsRow, values_shown
from tdapp.services.tables.team_standings import ladder_shows_both, table_of
from tdapp.ui.widgets.numbers import padded, points_read, sort_key
from tdapp.ui.widgets.ready import RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.search import fold
from tdapp.ui.widgets.words import search_texts, state_texts

RUNG = "rung"
POINTS = "points"


def rung_key(index: int) -> str:
    """Column key of a rung."""
    return f"{RUNG}:{index}"


def rung_of(key: str) -> int | None:
    """Index of the rung whose column this is; -1 for points; None for other columns."""
    if key == POINTS:
        return -1
    return int(key.partition(":")[2]) if key.startswith(f"{RUNG}:") else None


def rung_sentence(info: RungInfo) -> str:
    """A rung's tooltip: name, policy, remarks."""
    translate = QCoreApplication.translate
    parts = [info.name]
    if info.policy_sentence:
        parts.append(translate("Standings", "Unplayed games: {0}. {1}").format(info.policy_name, info.policy_sentence))
    if not info.is_c07:
        parts.append(translate("Standings", "NOT C.07: not as FIDE's rules define it."))
    if info.note:
        parts.append(info.note)
    return "\n".join(parts)


def standings_columns(standings: Standings, *, in_group: bool = False) -> tuple[Column, ...]:
    """Fixed columns and one per rung; a rung outside C.07 carries ≠ in its header."""
    translate = QCoreApplication.translate
    place = Column("place", translate("Standings", "Cat."), translate("Standings", "Place in the category"), RIGHT)
    fixed = [
        *([place] if in_group else []),
        Column(
            "rank", translate("Standings", "Rank"), translate("Standings", "Shared places carry the same number"), RIGHT
        ),
        Column("number", translate("Standings", "No."), translate("Standings", "Pairing number (TPN)"), RIGHT),
        Column("title", "", translate("Standings", "FIDE title"), gives_way=3, hides_empty=True),
        Column("name", translate("Standings", "Name"), translate("Standings", "Name"), stretch=True, widest=380),
        Column(
            "rating", translate("Standings", "Rating"), translate("Standings", "Tournament rating"), RIGHT, gives_way=2
        ),
        Column(
            "federation",
            translate("Standings", "Fed"),
            translate("Standings", "Federation"),
            gives_way=1,
            hides_empty=True,
        ),
    ]
    return (*fixed, *value_columns(standings, _points_columns(standings)))


def value_columns(standings: Standings, points: tuple[Column, ...]) -> tuple[Column, ...]:
    """Points and rungs; where the system has a score, that first."""
    rungs = []
    for index, info in enumerate(standings.ladder):
        plain = info.is_c07 or (standings.scored and not index)
        rungs.append(Column(rung_key(index), info.label if plain else f"{info.label} ≠", rung_sentence(info), RIGHT))
    return score_first(points, tuple(rungs), scored=standings.scored)


_Part = TypeVar("_Part")


def score_first(points: tuple[_Part, ...], rungs: tuple[_Part, ...], *, scored: bool) -> tuple[_Part, ...]:
    """The columns, or cells, in the order in which they are shown; ``scored``: the first rung is the system's score."""
    return (*rungs[:1], *points, *rungs[1:]) if scored else (*points, *rungs)


def _points_columns(standings: Standings) -> tuple[Column, ...]:
    """The points that rank; of teams the other ones beside them."""
    translate = QCoreApplication.translate
    scores = standings.section.team_scores
    if scores is None:
        return (
            Column(POINTS, translate("Standings", "Points"), translate("Standings", "Points after this round"), RIGHT),
        )
    named = {
        MATCH: (translate("Standings", "MP"), translate("Standings", "Match points after this round")),
        GAME: (translate("Standings", "GP"), translate("Standings", "Game points after this round")),
    }
    points = Column(POINTS, *named[scores.primary], RIGHT)
    if ladder_shows_both(standings):
        return (points,)
    return points, Column("second", *named[scores.secondary], RIGHT)


def _second_points(standings: Standings) -> dict[int, str]:
    """The points of teams that do not rank, by number; empty where players are ranked, or a rung shows them."""
    scores = standings.section.team_scores
    if scores is None or ladder_shows_both(standings):
        return {}
    table = table_of(standings)
    return table.game_points if scores.primary == MATCH else table.match_points


def standings_rows(standings: Standings, group: frozenset[int] | None = None) -> list[ReadyRow]:
    """One row per player; the key is the pairing number. ``group``: these players, with their places in it."""
    previous: int | None = -1
    rows: list[ReadyRow] = []
    second, words = _second_points(standings), _words()
    first = 0  # the place in the group of who shares this rank
    listed = standings.listed
    values = value_cells(standings, listed)
    players = [row.player for row in listed]
    states, found_by, who = state_texts(players), search_texts(players), identities(players)
    scored = standings.scored
    for place, row in enumerate(listed):
        player = row.player
        if group is not None and player.number not in group:
            continue
        shared = row.rank is not None and row.rank == previous
        previous = row.rank
        cells = (
            _rank_cell(row.rank, place, words.shared if shared else ""),
            *_player_cells(player.number, player.title, player.name, states[place], player.rating, player.federation),
            *score_first(
                (
                    _points_cell(row.points, words.why, words.comma),
                    *((_plain_points(second[player.number], words.comma),) if second else ()),
                ),
                values[place],
                scored=scored,
            ),
        )
        if group is not None:
            first = first if shared else len(rows) + 1
            shown = ReadyCell("–") if row.rank is None else ReadyCell(str(first), len(rows), strong=True)
            cells = (shown, *cells)
        rows.append(ReadyRow(player.number, cells, found_by[place], who[place]))
    return rows


def value_cells(standings: Standings, listed: tuple[StandingsRow, ...]) -> list[tuple[ReadyCell, ...]]:
    """The cells of the rungs, row by row; most values of a rung are those of many players."""
    columns: list[list[ReadyCell]] = []
    words = _words()
    shown = values_shown(listed)
    for index, info in enumerate(standings.ladder):
        keys = [
            (row.exact[index], row.values[index], texts[index], row.decided_by == index)
            for row, texts in zip(listed, shown, strict=True)
        ]
        made = {
            key: _value_cell(
                (key[2], info.places, words.comma),
                *key[:2],
                info.name,
                words.decides if key[3] else words.why,
                key[3],
            )
            for key in set(keys)
        }
        columns.append([made[key] for key in keys])
    return list(zip(*columns, strict=True)) or [()] * len(listed)


@dataclass(frozen=True, slots=True)
class _Words:
    """What the cells of a table say, in the language of the window."""

    why: str
    decides: str
    shared: str
    comma: bool


def _words() -> _Words:
    translate = QCoreApplication.translate
    return _Words(
        translate("Standings", "Click or press Enter to see how this value comes about."),
        translate("Standings", "{0}. This value separates the place from the next one."),
        translate("Standings", "Shared place"),
        has_decimal_comma(),
    )


# A result or another ladder changes few of thousands of cells: each is made once and then found by what stands in it.


@lru_cache(maxsize=16_384)
def _rank_cell(rank: int | None, place: int, shared: str) -> ReadyCell:
    tone = "dim" if shared else ""
    if rank is None:
        return ReadyCell("–", None, strong=True, tone=tone, tooltip=shared)
    return ReadyCell(str(rank), place, strong=True, tone=tone, tooltip=shared)


@lru_cache(maxsize=8192)
def _player_cells(
    number: int, title: str, name: str, gone: str, rating: int | None, federation: str
) -> tuple[ReadyCell, ...]:
    shown = f"{name} ({gone})" if gone else name
    return (
        ReadyCell(str(number), number, tone="dim"),
        ReadyCell(title, title or None, tone="dim"),
        ReadyCell(shown, fold(shown), shown, tone="dim" if gone else "", strong=not gone),
        ReadyCell(str(rating) if rating else "–", rating, tone="dim"),
        ReadyCell(federation, federation or None, tone="dim"),
    )


@lru_cache(maxsize=1024)
def _points_cell(points: str, why: str, _comma: bool) -> ReadyCell:
    text = points_read(points)
    spoken = QCoreApplication.translate("Standings", "Points: {0}").format(text)
    return ReadyCell(text, sort_key(None, points), why, strong=True, link=True, spoken=spoken)


@lru_cache(maxsize=1024)
def _plain_points(points: str, _comma: bool) -> ReadyCell:
    return ReadyCell(points_read(points), sort_key(None, points))


@lru_cache(maxsize=32_768)
def _value_cell(
    shown: tuple[str | None, int, bool], exact: str | None, value: str | None, name: str, tooltip: str, decides: bool
) -> ReadyCell:
    text = padded(*shown[:2])
    return ReadyCell(
        text,
        sort_key(exact, value),
        tooltip.format(name) if decides else tooltip,
        strong=decides,
        tone="" if decides else "dim",
        link=True,
        spoken=f"{text}, {name}" if text != "–" else f"{name}: {QCoreApplication.translate('Standings', 'no value')}",
    )
