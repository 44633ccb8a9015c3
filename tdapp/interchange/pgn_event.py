"""The games of a finished event (PGN) as its players, rounds and results; the moves come along as its games."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Sequence
from dataclasses import replace

from tdapp.domain.games.record import BLACK_WINS, DRAWN, WHITE_WINS, GameRecord
from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.outcome import Cell, Colour, GameResult, Outcome
from tdapp.domain.section.player import TITLES, Player
from tdapp.domain.words.errors import Fault, InputRefused
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.games.reading import ReadGame, decoded, read_pgn
from tdapp.interchange.both_sides import as_round_robin
from tdapp.services.players.duplicates import name_key

MOST_PLAYERS, MOST_ROUNDS = 2_000, 300
_START = re.compile(rb"\s*(?:%[^\n]*\n\s*)*\[\s*[A-Za-z]+\s+\"")
_DRAUGHTS = re.compile(rb'\[GameType\s+"(?:2[0-9]|3[0-9]|40)\b|\[Result\s+"(?:2-0|1-1|0-2)"')
_RESULTS = {
    WHITE_WINS: GameResult.WHITE_WINS, BLACK_WINS: GameResult.BLACK_WINS, DRAWN: GameResult.DRAW,
}  # fmt: skip
_FORFEITS = {WHITE_WINS: GameResult.WHITE_BY_FORFEIT, BLACK_WINS: GameResult.BLACK_BY_FORFEIT}
_UNPLAYED = re.compile("forfeit|unplayed|unterminated default", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class PgnEvent:
    """The section, its games, and what was assumed or left out."""

    section: Section
    games: tuple[GameRecord, ...]
    notes: tuple[Fault, ...]


def looks_like_pgn(data: bytes) -> bool:
    """Whether a file begins as a PGN does."""
    return _START.match(data.removeprefix(b"\xef\xbb\xbf")[:4096]) is not None


def read_pgn_event(data: bytes, name: str) -> PgnEvent:
    """The event of all games of a file; InputRefused names each game that cannot be one of it."""
    if _DRAUGHTS.search(data[:100_000]):
        raise InputRefused((Fault(tr("These are games of draughts (PDN), not of chess."), 1, 1),))
    games = read_pgn(decoded(data))
    faults: list[Fault] = []
    persons = _persons(games)
    players = _players(games, persons, faults)
    total = max((game.record.round for game in games), default=0)
    if not players or not 1 <= total <= MOST_ROUNDS or len(players) > MOST_PLAYERS:
        faults.append(Fault(tr("These games have no rounds: the header Round is needed."), 1, 1))
    if faults:
        raise InputRefused(tuple(faults[:50]))
    numbers = {key: number for number, (key, _) in enumerate(players, start=1)}
    rows = [[Cell(Outcome.ZERO_POINT_BYE)] * total for _ in players]
    kept: list[GameRecord] = []
    for game in games:
        white, black = (numbers[persons[game.number, side]] for side in ("White", "Black"))
        index = game.record.round - 1
        if rows[white - 1][index].opponent or rows[black - 1][index].opponent:
            text = tr("Game {number}: one of its players has another game in round {round}.")
            faults.append(Fault(text.format(number=game.number, round=index + 1), game.line, 1))
            continue
        outcomes = _outcomes(game)
        rows[white - 1][index] = Cell(outcomes[0], black, Colour.WHITE)
        rows[black - 1][index] = Cell(outcomes[1], white, Colour.BLACK)
        if game.record.plies and not game.faults:
            kept.append(replace(game.record, white=white, black=black))
    if faults:
        raise InputRefused(tuple(faults[:50]))
    people = tuple(replace(player, number=number) for number, (_, player) in enumerate(players, start=1))
    section = Section(_event(games, name), people, tuple(map(tuple, rows)), total)
    return PgnEvent(as_round_robin(section), tuple(kept), tuple(_notes(games, section)))


def _persons(games: Sequence[ReadGame]) -> dict[tuple[int, str], str]:
    """Who sits where, by game and side: one FIDE ID is one person under any spelling, one name is one person unless it
    comes with several ids."""
    sides = [(game, side) for game in games for side in ("White", "Black")]
    spelled: dict[str, str] = {}
    ids: dict[str, set[str]] = {}
    for game, side in sides:
        fide_id, name = game.headers.get(f"{side}FideId", "").strip(), name_key(game.headers.get(side, ""))
        if fide_id:
            spelled.setdefault(fide_id, name)
            ids.setdefault(name, set()).add(fide_id)
    found = {}
    for game, side in sides:
        fide_id, name = game.headers.get(f"{side}FideId", "").strip(), name_key(game.headers.get(side, ""))
        person = spelled.get(fide_id, name)
        found[game.number, side] = f"{person} {fide_id}" if len(ids.get(person, ())) > 1 else person
    return found


def _players(
    games: Sequence[ReadGame], persons: dict[tuple[int, str], str], faults: list[Fault]
) -> list[tuple[str, Player]]:
    """By rating, then by name; what one game does not say of a player another may."""
    found: dict[str, Player] = {}
    for game in games:
        for side in ("White", "Black"):
            name = game.headers.get(side, "").strip()
            if name in ("", "?") or game.record.round < 1:
                text = tr("Game {number} has no round, or no names.")
                faults.append(Fault(text.format(number=game.number), game.line, 1))
                break
            key = persons[game.number, side]
            known = found.get(key, Player(0, name))
            title = game.headers.get(f"{side}Title", "").strip().upper()
            found[key] = replace(
                known,
                rating=known.rating or _number(game.headers.get(f"{side}Elo", "")),
                title=known.title or (title if title in TITLES else ""),
                fide_id=known.fide_id or game.headers.get(f"{side}FideId", "").strip(),
                club=known.club or game.headers.get(f"{side}Team", "").strip(),
            )
    return sorted(found.items(), key=lambda one: (-(one[1].rating or 0), one[1].name))


def _number(text: str) -> int | None:
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() and 0 < int(text[:6]) <= 4000 else None


def _outcomes(game: ReadGame) -> tuple[Outcome, Outcome]:
    result = game.headers.get("Result", "").strip() or game.record.result
    if _UNPLAYED.search(game.headers.get("Termination", "")) and result in _FORFEITS:
        return _FORFEITS[result].outcomes
    return _RESULTS[result].outcomes if result in _RESULTS else (Outcome.OPEN, Outcome.OPEN)


def _event(games: Sequence[ReadGame], name: str) -> Event:
    first = games[0].headers
    days = sorted(filter(None, (_day(game.headers.get("Date", "")) for game in games)))
    start = _day(first.get("EventDate", "")) or (days[0] if days else None)
    title = first.get("Event", "").strip()
    site = first.get("Site", "").strip()
    return Event(
        title if title not in ("", "?") else name,
        city=site if site != "?" else "",
        start=start,
        end=days[-1] if days else None,
    )


def _day(text: str) -> dt.date | None:
    try:
        return dt.datetime.strptime(text.strip(), "%Y.%m.%d").date()
    except ValueError:
        return None


def _notes(games: Sequence[ReadGame], section: Section) -> list[Fault]:
    notes = []
    if any(cell.outcome is Outcome.ZERO_POINT_BYE for row in section.cells for cell in row):
        text = tr("The games do not say who had a bye: a round without a game counts nothing.")
        notes.append(Fault(text))
    for game in games:
        if game.faults:
            text = tr("Game {number} is kept as a result only: {reason}")
            notes.append(Fault(text.format(number=game.number, reason=game.faults[0].message), game.faults[0].line, 1))
    return notes
