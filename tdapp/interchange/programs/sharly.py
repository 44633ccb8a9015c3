"""Sharly Chess (``.sce``, a database of SQLite): every tournament of an event becomes a section.

Layout by the public samples of Sharly-Chess/sharly-chess (``examples/events``, ``tests/unit/recover``; versions 2.8.8
to 3.6) and its migrations up to 4.2. The database is opened in memory and only read; what is a view there is none of
Sharly's tables. Files before 2.8.8 have no players: they lie in files of Papi.
"""

from __future__ import annotations

import datetime as dt
import json
import sqlite3
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from fractions import Fraction
from typing import Any

from tdapp.domain.section.event import Edition, Event, Section
from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import TITLES, Player, Sex, full_name
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.words.cancelling import check_cancelled, until_cancelled
from tdapp.domain.words.errors import Fault, InputRefused
from tdapp.domain.words.wording import tr
from tdapp.interchange.both_sides import announced_round_robin, check_games, stop
from tdapp.interchange.programs.made import OtherSection
from tdapp.interchange.rating_list_cells import clean

MOST_BYTES, MOST_PLAYERS, MOST_ROUNDS, MOST_SECTIONS, MOST_PAIRINGS = 100 << 20, 2_000, 99, 100, 300_000
MOST_SECONDS = 30.0
_MAGIC = b"SQLite format 3\0"
_TABLES = frozenset(("metadata", "info", "tournament"))
_SIDES = ("white_player_id", "black_player_id")
_PLAYED = frozenset(("player", "tournament_player", "board", "pairing"))
_OUTCOMES = {
    0: Outcome.OPEN, 1: Outcome.LOSS, 2: Outcome.DRAW, 3: Outcome.WIN, 4: Outcome.FORFEIT_LOSS,
    5: Outcome.FORFEIT_LOSS, 6: Outcome.FORFEIT_WIN, 11: Outcome.SHORT_LOSS, 12: Outcome.SHORT_DRAW,
    13: Outcome.SHORT_WIN, 15: Outcome.LOSS, 16: Outcome.DRAW, 17: Outcome.LOSS, 18: Outcome.SHORT_LOSS,
    19: Outcome.SHORT_DRAW, 20: Outcome.SHORT_LOSS,
}  # fmt: skip
_FREE = {
    0: Outcome.UNPAIRED, 6: Outcome.PAIRING_BYE, 7: Outcome.ZERO_POINT_BYE, 8: Outcome.HALF_POINT_BYE,
    9: Outcome.PAIRING_BYE, 10: Outcome.FULL_POINT_BYE, 14: Outcome.ZERO_POINT_BYE,
}  # fmt: skip
_POINTS = {"1": Fraction(0), "2": Fraction(1, 2), "3": Fraction(1)}
_OLD_TITLES = ("", "WCM", "CM", "WFM", "FM", "WIM", "IM", "WGM", "GM")
_SEXES = {"1": Sex.FEMALE, "2": Sex.MALE, "F": Sex.FEMALE, "M": Sex.MALE}
_KINDS_OF_RATING = ("fide", "national", "estimated")
_RUNGS = {
    "WINS": "WIN", "GAMES_WON": "WON", "GAMES_PLAYED_WITH_BLACK": "BPG", "GAMES_WON_WITH_BLACK": "BWG",
    "PROGRESSIVE_SCORES": "PS", "ROUNDS_ELECTED_TO_PLAY": "REP", "STANDARD_POINTS": "STD", "PAIRING_NUMBER": "TPN",
    "KASHDAN": "KA", "BUCHHOLZ": "BH", "FORE_BUCHHOLZ": "FB", "SUM_OF_BUCHHOLZ": "SOB", "AVERAGE_OF_BUCHHOLZ": "AOB",
    "SONNEBORN_BERGER": "SB", "KOYA": "KS", "AVERAGE_RATING_OPPONENTS": "ARO", "TOURNAMENT_PERFORMANCE_RATING": "TPR",
    "AVERAGE_PERFORMANCE_RATING_OPPONENTS": "APRO", "PERFECT_TOURNAMENT_PERFORMANCE": "PTP",
    "AVERAGE_PERFECT_PERFORMANCE": "APPO", "RATING": "RTNG", "DIRECT_ENCOUNTER": "DE", "MANUAL": "MAN",
    "ffe-PAPI_PERFORMANCE": "PPERF", "ffe-PAPI_KASHDAN": "KA", "ffe-PAPI_BUCHHOLZ_SUM": "SOB@papi",
    "ffe-PAPI_BUCHHOLZ": "BH@papi", "ffe-PAPI_BUCHHOLZ_CUT_BOTTOM": "BH/C1@papi{cuts=by-rounds}",
    "ffe-PAPI_MEDIAN_BUCHHOLZ": "BH/M1@papi{cuts=by-rounds}",
}  # fmt: skip
_PAPI_CUTS = {"CUT": "BH/C1@papi{cuts=by-rounds}", "MEDIAN": "BH/M1@papi{cuts=by-rounds}"}
_CUTS = {"CUT_1": "/C1", "CUT_2": "/C2", "MEDIAN_1": "/M1", "MEDIAN_2": "/M2"}

Facts = dict[str, Any]


def is_sharly(data: bytes) -> bool:
    """Whether a database has the tables of an event of Sharly Chess."""
    if not data.startswith(_MAGIC) or len(data) > MOST_BYTES:
        return False
    head = data[:200_000]
    if not all(word in head for word in (b"check_in_open", b"m0", b"migration")):
        return False
    try:
        with closing(_opened(data)) as base:
            return _tables(base) >= _TABLES
    except (sqlite3.Error, UnicodeDecodeError):  # a name of letters that are none
        return False


def read_sharly(data: bytes, name: str) -> tuple[OtherSection, ...]:
    """Its tournaments that have players; InputRefused names every game that contradicts itself."""
    try:
        with closing(_opened(data)) as base:
            return _sections(base, name)
    except (sqlite3.Error, UnicodeDecodeError) as problem:
        text = tr("The database is damaged: it breaks off, or points outside itself.")
        raise InputRefused((Fault(text, 1, 1),)) from problem


def _opened(data: bytes) -> sqlite3.Connection:
    """The database in memory, whatever way it was logged; nothing in it runs, and nothing takes for ever."""
    base = sqlite3.connect(":memory:")
    base.row_factory = sqlite3.Row
    base.deserialize(data[:18] + b"\x01\x01" + data[20:])  # as if it had no log of its own
    base.execute("PRAGMA trusted_schema = OFF")
    base.execute("PRAGMA query_only = ON")
    end = time.monotonic() + MOST_SECONDS

    def too_long() -> bool:
        check_cancelled()
        return time.monotonic() > end

    base.set_progress_handler(too_long, 100_000)
    return base


def _tables(base: sqlite3.Connection) -> frozenset[str]:
    return frozenset(row[0] for row in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'"))


def _rows(base: sqlite3.Connection, table: str, most: int) -> list[Facts]:
    """Every row; the name of the table is one of ours."""
    found = [dict(row) for row in base.execute(f'SELECT * FROM "{table}" LIMIT {most + 1}')]
    if len(found) > most:
        raise InputRefused((Fault(tr("The table has more than {count} rows.").format(count=most), 1, 1),))
    return found


def _sections(base: sqlite3.Connection, name: str) -> tuple[OtherSection, ...]:
    there = _tables(base)
    if not there >= _PLAYED:
        text = tr(
            "This event of Sharly Chess is from before version 2.8.8: its players and games lie in files of Papi. "
            "Import those, or open the event in a newer Sharly Chess and save it."
        )
        raise InputRefused((Fault(text, 1, 1),))
    info = next(iter(_rows(base, "info", 1)), {})
    people = {one["id"]: one for one in _rows(base, "player", 50 * MOST_PLAYERS)}
    boards = {one["id"]: one for one in _rows(base, "board", MOST_PAIRINGS)}
    members = _by_tournament(_rows(base, "tournament_player", 50 * MOST_PLAYERS))
    pairings = _by_tournament(_rows(base, "pairing", MOST_PAIRINGS))
    breaks = _by_tournament(_rows(base, "tie_break", 10_000) if "tie_break" in there else [])
    faults: list[Fault] = []
    found: list[OtherSection] = []
    tournaments = sorted(
        _rows(base, "tournament", MOST_SECTIONS), key=lambda one: (_whole(one.get("index")), one["id"])
    )
    for one in tournaments:
        key = one["id"]
        if not members.get(key):
            continue
        if _text(one, "pairing").startswith("TEAM_"):
            words = tr("{name}: a competition of teams of Sharly Chess is not read: export its report (TRF26) there.")
            faults.append(Fault(words.format(name=_text(one, "name"))))
            continue
        ties = breaks.get(key) or _listed(one.get("tie_breaks"))
        found.append(_section(one, info, people, members[key], boards, pairings.get(key, []), ties, name, faults))
    stop(faults)
    if not found:
        raise InputRefused((Fault(tr("The file has no sections with players."), 1, 1),))
    return tuple(found)


def _by_tournament(rows: Sequence[Facts]) -> dict[Any, list[Facts]]:
    found: dict[Any, list[Facts]] = {}
    for row in rows:
        found.setdefault(row.get("tournament_id"), []).append(row)
    return found


def _section(
    facts: Facts,
    info: Facts,
    people: Mapping[int, Facts],
    members: Sequence[Facts],
    boards: Mapping[int, Facts],
    pairings: Sequence[Facts],
    ties: Sequence[Any],
    name: str,
    faults: list[Fault],
) -> OtherSection:
    title = _text(facts, "name") or name
    if len(members) > MOST_PLAYERS:
        words = tr("A table of more than {most} players is not read.").format(most=MOST_PLAYERS)
        raise InputRefused((Fault(f"{title}: {words}", 1, 1),))
    total = min(max(_whole(facts.get("rounds")), 1), MOST_ROUNDS)
    by = str(_whole(facts.get("rating")) or 1)
    there = [one for one in members if one["player_id"] in people]
    players = {one["player_id"]: _player(people[one["player_id"]], by) for one in there}
    given = {one["player_id"]: _whole(one.get("pairing_number")) for one in there}
    has_numbers = len(set(given.values())) == len(given) and all(0 < number <= 9999 for number in given.values())
    if has_numbers:
        numbers = given
    else:
        order = sorted(players, key=lambda key: _starting_place(players[key]))
        numbers = {key: number for number, key in enumerate(order, start=1)}
    rows = _cells(numbers, boards, pairings, total, title, faults)
    odd = check_games(
        [rows[key] for key in rows], [numbers[key] for key in rows], [0] * len(rows), faults, f"{title}: "
    )
    in_order = sorted(numbers, key=numbers.__getitem__)
    event = _event(facts, info, name)
    system = _text(facts, "pairing")
    is_robin = "ROUND_ROBIN" in system
    ladder, left_out = _ladder(ties, is_robin)
    section = Section(
        event,
        tuple(replace(players[key], number=numbers[key]) for key in in_order),
        tuple(tuple(rows[key]) for key in in_order),
        total,
        title,
        points=_points(facts),
        edition=Edition.for_start(event.start),
        ladder=ladder,
        initial_colour=_initial_colour(facts),
        type_code="CUSTOM_SWISS" if "acceleration" in system else "",
    )
    if is_robin:
        section = announced_round_robin(section)
    return OtherSection(section, (*odd, *_notes(section, title, left_out, has_numbers)))


def _cells(
    numbers: Mapping[int, int],
    boards: Mapping[int, Facts],
    pairings: Sequence[Facts],
    total: int,
    title: str,
    faults: list[Fault],
) -> dict[int, list[Cell]]:
    """The rounds of every player, by the key of the database: held ones in full, later ones with their absences."""
    said: dict[int, dict[int, Cell]] = {key: {} for key in numbers}
    for one in until_cancelled(pairings):
        key, round_number, result = (_whole(one.get(name)) for name in ("player_id", "round", "result"))
        if key not in numbers or not 1 <= round_number <= total:
            continue
        board = boards.get(one.get("board_id") or -1)
        white, black = (_whole(board.get(side)) for side in _SIDES) if board else (0, 0)
        cell: Cell | None
        if white and black:
            other = black if key == white else white
            outcome = _OUTCOMES.get(result)
            fits = key in (white, black) and other in numbers and outcome is not None
            colour = Colour.WHITE if key == white else Colour.BLACK
            cell = Cell(outcome, numbers[other], colour) if fits and outcome else None
        else:
            free = _FREE.get(result)
            cell = Cell(free) if free else None
        if cell is None:
            words = tr("Round {round}: the pairing of player {number} cannot be read.")
            text = words.format(round=round_number, number=numbers[key])
            faults.append(Fault(f"{title}: {text}"))
        else:
            said[key][round_number] = cell
    paired = {n for rounds in said.values() for n, cell in rounds.items() if cell.opponent}
    held = max(paired, default=0)
    last = max((n for rounds in said.values() for n, cell in rounds.items() if _is_absence(cell)), default=0)
    missed, later = Cell(Outcome.ZERO_POINT_BYE), Cell(Outcome.UNPAIRED)
    found: dict[int, list[Cell]] = {}
    for key, rounds in said.items():
        row = [rounds.get(n, later) for n in range(1, max(held, last) + 1)]
        found[key] = [
            missed if cell.outcome is Outcome.UNPAIRED and n <= held else cell for n, cell in enumerate(row, start=1)
        ]
    return found


def _is_absence(cell: Cell) -> bool:
    return cell.outcome in (Outcome.ZERO_POINT_BYE, Outcome.HALF_POINT_BYE, Outcome.FULL_POINT_BYE)


def _player(facts: Facts, by: str) -> Player:
    title = _text(facts, "title").upper()
    if title.isdigit():
        title = _OLD_TITLES[int(title)] if int(title) < len(_OLD_TITLES) else ""
    federation = _text(facts, "federation").upper()
    fide_id, table = _whole(facts.get("fide_id")), _whole(facts.get("fixed"))
    licence = _mapping(_mapping(facts.get("plugin_data")).get("ffe")).get("ffe_licence_number")
    return Player(
        0,
        full_name(_text(facts, "last_name"), _text(facts, "first_name")) or "?",
        _rating(_mapping(facts.get("ratings")).get(by)),
        title if title in TITLES else "",
        _SEXES.get(_text(facts, "gender").upper()),
        federation if len(federation) == 3 and federation.isascii() and federation.isalpha() else "",
        str(fide_id) if fide_id else "",
        birth=_birth(facts),
        club=_text(facts, "club"),
        national_id=clean(licence, 40) if isinstance(licence, str) else "",
        fixed_table=table if 0 < table < 1000 else None,
    )


def _rating(facts: object) -> int | None:
    """By kind (since 3.1) or with its kind beside it; the FIDE rating first, as Sharly pairs by."""
    found = _mapping(facts)
    values = [found.get(kind) for kind in (*_KINDS_OF_RATING, "value")]
    return next((value for one in values if 0 < (value := _whole(one)) <= 4000), None)


def _birth(facts: Facts) -> str:
    day, year = _text(facts, "date_of_birth"), _whole(facts.get("year_of_birth"))
    try:
        return dt.date.fromisoformat(day).isoformat()
    except ValueError:
        return str(year) if 1900 < year < 2100 else ""


def _starting_place(player: Player) -> tuple[int, int, str]:
    """By rating, title and name, where the tournament is not numbered yet."""
    title = TITLES.index(player.title) if player.title else len(TITLES)
    return -(player.rating or 0), title, player.name


def _event(facts: Facts, info: Facts, name: str) -> Event:
    federation = _text(info, "federation").upper()
    start = _day(facts, "start") or _day(info, "start")
    return Event(
        _text(info, "name") or name,
        city=_text(info, "location") or _text(facts, "location"),
        federation=federation if len(federation) == 3 and federation.isalpha() and federation != "NON" else "",
        start=start,
        end=_day(facts, "stop") or _day(info, "stop"),
        time_control_code=_text(facts, "time_control_trf25"),
    )


def _day(facts: Facts, key: str) -> dt.date | None:
    """``start_date`` since 3.3, before that seconds."""
    text, seconds = facts.get(f"{key}_date"), facts.get(key)
    try:
        if isinstance(text, str) and text:
            return dt.date.fromisoformat(text[:10])
        if isinstance(seconds, int | float) and 0 < seconds < 4e9:
            return (dt.datetime(1970, 1, 1) + dt.timedelta(seconds=seconds, hours=2)).date()
    except ValueError:
        return None
    return None


def _points(facts: Facts) -> PointSystem:
    """The values by result (since 4.0), else three for a win or not and what the bye is worth."""
    values = {key: _fraction(value) for key, value in _mapping(facts.get("game_points")).items()}
    if (win := values.get("3")) is not None and (draw := values.get("2")) is not None and win > draw:
        loss = values.get("1") or Fraction(0)
        bye, absent = values.get("9"), values.get("7") or Fraction(0)
        return PointSystem(
            win, draw, loss, None if bye in (None, win) else bye, zero_bye=None if absent == loss else absent,
            half_bye=None,
        )  # fmt: skip
    system = PointSystem(Fraction(3), Fraction(1)) if facts.get("three_points_for_a_win") else PointSystem()
    worth = {2: system.draw, 1: system.loss}.get(_whole(facts.get("pab_value")))
    return system if worth is None else replace(system, pab=worth)


def _fraction(value: object) -> Fraction | None:
    return Fraction(value).limit_denominator(100) if isinstance(value, int | float) and -1 < value < 100 else None


def _initial_colour(facts: Facts) -> str:
    found = _mapping(facts.get("pairing_settings")).get("COLOR_SEED")
    return found if found in ("W", "B") else ""


def _ladder(ties: Sequence[Any], is_robin: bool) -> tuple[Ladder | None, list[str]]:
    """The tie-breaks of the file as our rungs, and those that are not known here."""
    rungs: list[str] = []
    left_out: list[str] = []
    ordered = sorted((one for one in ties if isinstance(one, dict)), key=lambda one: _whole(one.get("index")))
    for one in ordered:
        code, options = str(one.get("type") or ""), _mapping(one.get("options"))
        rung = _RUNGS.get(code)
        if rung is None:
            left_out.append(code)
            continue
        if code == "ffe-PAPI_BUCHHOLZ":
            rung = _PAPI_CUTS.get(str(options.get("ffe-PAPI_BUCHHOLZ_TYPE")), rung)
        rung += _CUTS.get(str(options.get("CUTTER_WITH_MEDIAN") or options.get("CUTTER")), "")
        rung += "/P" if options.get("PLAYED_MODIFIER") is True else ""
        rungs.append(rung.partition("@")[0] if is_robin else rung)
    return parse_ladder(",".join(dict.fromkeys(rungs))) if rungs else None, left_out


def _notes(section: Section, title: str, left_out: Sequence[str], has_numbers: bool) -> Iterator[Fault]:
    if not has_numbers:
        text = tr("The players have no numbers there yet: they were numbered by rating, title and name.")
        yield Fault(f"{title}: {text}")
    if any(player.rating for player in section.players):
        text = tr("The ratings are those that Sharly Chess paired by: of FIDE, else national or estimated.")
        yield Fault(f"{title}: {text}")
    if section.type_code:
        text = tr("The pairing was accelerated, and the file does not say how: no round is judged by FIDE's rules.")
        yield Fault(f"{title}: {text}")
    for one in left_out:
        text = tr("The tie-break “{name}” is not known and was left out.").format(name=clean(one, 40))
        yield Fault(f"{title}: {text}")


# -- what may be anything ---


def _mapping(value: object) -> dict[str, Any]:
    """An object, also as the JSON text of one."""
    found = _parsed(value)
    return found if isinstance(found, dict) else {}


def _listed(value: object) -> list[Any]:
    found = _parsed(value)
    return found if isinstance(found, list) else []


def _parsed(value: object) -> object:
    if not isinstance(value, str):
        return value
    try:
        return json.loads(value[:1_000_000])
    except (ValueError, RecursionError):
        return None


def _text(facts: Facts, key: str) -> str:
    value = facts.get(key)
    return clean(str(value)[:400], 100) if isinstance(value, str | int) and not isinstance(value, bool) else ""


def _whole(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1 << 40 else 0
