"""What is new in a section, from its published rounds alone: who leads, the greatest surprise, the highest climb."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.reports.site.data import SectionData, player_page, team_page
from tdapp.services.rounds.upsets import upsets
from tdapp.services.tables.standings import Standings, StandingsRow

_LEAST = 100
"""Rating points from which a result is a surprise."""
_HIGH = 5
"""Places from which a climb is news."""
_MOST_NAMED = 3
_WON = frozenset((Outcome.WIN, Outcome.SHORT_WIN))


@dataclass(frozen=True, slots=True)
class Named:
    """Somebody in a sentence, with his page."""

    name: str
    page: str


@dataclass(frozen=True, slots=True)
class News:
    """A sentence with places for names: ``{winner} – {loser}``."""

    sentence: str
    named: Mapping[str, tuple[Named, ...]]


def leaders(held: SectionData) -> list[StandingsRow]:
    """Who stands first, several where the first place is shared."""
    rows = held.deciding.rows
    return [row for row in rows if row.rank is not None and row.rank == rows[0].rank]


def named(held: SectionData, player: Player) -> Named:
    """A player or team of the table that decides."""
    return Named(player.name, (team_page if held.teams_meet else player_page)(player.number))


def news(held: SectionData) -> Iterator[News]:
    """The newest first."""
    if not held.counted:
        return
    yield from _lead(held, leaders(held))
    yield from _surprise(held)
    yield from _climb(held)
    yield from _perfect(held)


def _lead(held: SectionData, first: list[StandingsRow]) -> Iterator[News]:
    if held.counted < 2 or len(first) > _MOST_NAMED or not first:
        return
    rows = held.deciding_after(held.counted - 1).rows
    before = {row.player.number for row in rows if row.rank is not None and row.rank == rows[0].rank}
    newcomers = [row for row in first if row.player.number not in before]
    if newcomers:
        yield News(tr("New in the lead: {names}"), {"names": tuple(named(held, row.player) for row in newcomers)})


def _surprise(held: SectionData) -> Iterator[News]:
    players = held.latest.players
    found = [one for one in upsets(held.section, held.counted, least=_LEAST) if one.round == held.counted]
    if not found:
        return
    one = found[0]
    if one.player.number not in players or one.opponent.number not in players:
        return
    text = tr("Surprise of round {number}: {winner} ({rating}) – {loser} ({higher}) {result}")
    result = "1–0" if one.score == 1 else "½–½"
    sentence = text.replace("{number}", str(one.round)).replace("{rating}", str(one.player.rating))
    sentence = sentence.replace("{higher}", str(one.opponent.rating)).replace("{result}", result)
    who = {
        "winner": (Named(players[one.player.number].name, player_page(one.player.number)),),
        "loser": (Named(players[one.opponent.number].name, player_page(one.opponent.number)),),
    }
    yield News(sentence, who)


def _climb(held: SectionData) -> Iterator[News]:
    if held.counted < 2:
        return
    before = _ranks(held.deciding_after(held.counted - 1))
    best: tuple[int, StandingsRow] | None = None
    for row in held.deciding.rows:
        was = before.get(row.player.number)
        if was and row.rank and was - row.rank >= _HIGH and (best is None or was - row.rank > best[0]):
            best = was - row.rank, row
    if best is not None:
        _, row = best
        text = tr("Highest climb: {name}, from place {before} to {now}")
        text = text.replace("{before}", str(before[row.player.number])).replace("{now}", str(row.rank))
        yield News(text, {"name": (named(held, row.player),)})


def _perfect(held: SectionData) -> Iterator[News]:
    if held.counted < 3 or held.teams_meet:
        return
    players = held.latest.players
    found = [
        player.number
        for player, row in zip(held.section.players, held.section.cells, strict=True)
        if len(row) >= held.counted and all(cell.outcome in _WON for cell in row[: held.counted])
    ]
    if found and len(found) <= _MOST_NAMED:
        who = tuple(Named(players[one].name, player_page(one)) for one in found if one in players)
        yield News(tr("All games won so far: {names}"), {"names": who})


def _ranks(standings: Standings) -> dict[int, int | None]:
    return {row.player.number: row.rank for row in standings.rows}
