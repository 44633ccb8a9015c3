"""TRF bytes -> Section, with everything that was assumed, repaired or left out."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from tdapp.domain.section.event import Edition, Event, Section
from tdapp.domain.section.outcome import Cell
from tdapp.domain.section.player import Player, Sex, Standing
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.two_games import with_bye_of_games
from tdapp.domain.systems.kind import Kind
from tdapp.domain.words.cancelling import until_cancelled
from tdapp.domain.words.checks import FIDE_MODE_EXITED
from tdapp.domain.words.errors import Fault, InputRefused
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.trf.byes_only import held_with_byes, read_byes_only
from tdapp.trf.cells import CellReader, without_empty_chairs
from tdapp.trf.dates import in_century_of
from tdapp.trf.decode import decode, is_ruler
from tdapp.trf.extras import abnormal_of, accelerations_of, forbidden_of, ladder_of, merge_byes
from tdapp.trf.header import leave_out_teams, read_record
from tdapp.trf.keizer import note_byes, note_system, ranks_by_score
from tdapp.trf.kind import decide_kind, decide_rounds, kind_of_code
from tdapp.trf.leavers import left_out, note_left, without
from tdapp.trf.marks import value_of
from tdapp.trf.mending import mend
from tdapp.trf.notes import Notebook, Taken
from tdapp.trf.open_byes import decide_open_byes
from tdapp.trf.own import (
    Awards,
    apply_outcomes,
    apply_player_marks,
    external_values,
    manual_places,
    own_awards,
    own_edition,
    own_points,
    own_standings,
    own_system,
    trial_ladder,
)
from tdapp.trf.players import read_national, read_player
from tdapp.trf.points import is_of_two_games, of_games, settle, stated_system
from tdapp.trf.records import UNREADABLE, Abnormal, Header, PlayerRecord, numbers_in
from tdapp.trf.registration import with_registration
from tdapp.trf.rounds import cells_of, check_pairings, letters_of, rounds_held
from tdapp.trf.tie_games import games_of_match, games_text, tie_decisions_of, tie_games_of
from tdapp.trf.tournament_ratings import with_method

if TYPE_CHECKING:  # imported where a report is of teams
    from tdapp.trf.teams.event import TeamEvent

_SAME_TYPE = {"W": "1W", "D": "=D", "L": "0L"}


@dataclass(frozen=True, slots=True)
class TrfReading:
    """A file as read: the section, and notes (``trf.notes.Note``) for review before anything is created."""

    section: Section
    notes: tuple[Fault, ...] = ()
    kind_was_guessed: bool = False
    edition_was_guessed: bool = False
    ladder_from_file: bool = False
    ladder_line: int = 0  # of record 212 or 202
    is_team: bool = False
    source: str = ""
    program: str = ""  # who wrote the pairings (record 182)


def read_trf(
    data: bytes, *, source: str = "", kind: Kind | None = None, defects: bool = False, taken: Taken | None = None
) -> TrfReading:
    """Read a TRF06, TRF16 or TRF26 file, or the dialect of an engine; ``kind`` overrides what the file says.

    InputRefused carries all faults found: contradictions between players, results out of place, points that do not
    add up, or that this is no tournament report file at all. With ``defects`` a file that contradicts itself is taken
    over as well as it goes, and every fault is a note of the kind DEFECT. Ambiguous: several readings fit the file;
    ``taken`` says which one is right.
    """
    notebook = Notebook(defects=defects, taken=taken)
    header, records = _read_lines(decode(data, notebook), notebook)
    if not records:
        if not notebook.faults:
            notebook.refuse(tr("This is not a tournament report file: it has no player records (001)."))
        raise InputRefused(tuple(notebook.faults))
    merge_byes(header, records, rounds_held(records), notebook)
    check_pairings(records, notebook)
    if defects:
        mend(records)
    held = rounds_held(records)
    _check_counts(header, records, notebook)
    event = None
    if header.is_team:
        from tdapp.trf.teams.event import read_team_event  # most reports are of players

        event = read_team_event(header, records, held, kind, notebook)
    header.is_team = event is not None
    if event is None:
        leave_out_teams(header, notebook)
        without_empty_chairs(records, notebook)
        decided, cycles, guessed = _kind(header, records, held, kind, notebook)
    else:  # the players of a competition of teams are paired by no system
        decided, cycles, guessed = Kind.SWISS, event.cycles, kind is None and notebook.holds("kind")
        named = [match.round for match in event.matches] + [bye.round for bye in event.byes]
        held = max(held, *named, 0)
    if event is None and decided is Kind.SWISS and not notebook.faults:
        held = _held(header, records, held)
    rows = letters_of(records, decided, held, notebook, teams=event is not None)
    settled = apply_outcomes(header, rows, notebook)
    awards, unapplied = _awards(header, rows, notebook)
    if event is None and decided is Kind.SWISS:
        stated = own_points(header, stated_system(header, Notebook()))
        tells = not (header.team_lines or unapplied or notebook.faults)
        decide_open_byes(records, rows, held, awards, stated, tells=tells, notebook=notebook)
    if notebook.faults:
        raise InputRefused(tuple(notebook.faults))

    def adds_up(some: dict[int, PlayerRecord], letters: dict[int, list[str]]) -> bool:
        probe = Notebook()
        _points(header, some, letters, held, awards, decided, unapplied, settled, probe)
        return not probe.faults

    told = frozenset(number for number, how in own_standings(header).items() if how is Standing.WITHDRAWN)
    left = left_out(records, rows, decided, cycles, adds_up, told)
    note_left(records, left - told, notebook)
    staying, seen = without(records, rows, left)
    system, rest = _points(header, staying, seen, held, awards, decided, unapplied, settled, notebook)
    notebook.stop()
    section = _section(header, records, rows, held, awards, decided, cycles, system, rest, settled, notebook, event)
    if event is not None:
        from tdapp.trf.teams.event import with_teams

        section = with_teams(section, header, event, notebook)
        notebook.stop()
    if left:
        section = _with_left(section, left)
    section = replace(section, byes_only=read_byes_only(section, header, held))
    note_byes(section, notebook)
    return TrfReading(
        section,
        notebook.notes(),
        guessed,
        header.start is None and value_of(header, "edition") is None,
        section.ladder is not None,
        header.places.get("212", header.places.get("202", 0)),
        header.is_team,
        source,
        header.texts.get("182", ""),
    )


def _read_lines(lines: list[str], notebook: Notebook) -> tuple[Header, dict[int, PlayerRecord]]:
    header = Header()
    records: dict[int, PlayerRecord] = {}
    cells = CellReader(notebook)
    for number, line in enumerate(until_cancelled(lines), 1):
        code = line[:3]
        if code == "001" and line[3:4] in ("", " "):
            record = read_player(line, number, cells, notebook)
            if record is None:
                continue
            first = records.setdefault(record.number, record)
            if first is not record:
                notebook.fault(
                    tr("Pairing number {number} is given twice (first in line {line}).").format(
                        number=record.number, line=first.line
                    ),
                    number,
                    5,
                )
        elif is_ruler(line):
            notebook.repair("ruler", tr("A ruler line was skipped"), number, 1)
        elif line:
            read_record(header, code, number, line, notebook)
    records = dict(sorted(records.items()))
    read_national(header, records, notebook)
    apply_player_marks(header, records)
    return header, records


def _kind(
    header: Header, records: dict[int, PlayerRecord], held: int, kind: Kind | None, notebook: Notebook
) -> tuple[Kind, int | None, bool]:
    """Kind, cycles (None: not said) and whether that is a guess; the caller's ``kind`` is none."""
    if kind is None:
        return decide_kind(header, records, held, value_of(header, "kind"), notebook)
    stated = kind_of_code(header.texts.get("192", ""))
    return kind, stated[1] if stated is not None and stated[0] is kind else None, False


def _check_counts(header: Header, records: dict[int, PlayerRecord], notebook: Notebook) -> None:
    text = header.texts.get("062", "")
    stated = numbers_in(text.replace("(", " ").replace(")", " "))
    if stated and stated[0] != len(records):
        notebook.repair(
            "062",
            tr("The file gives {stated} players (062) but has {held}").format(stated=stated[0], held=len(records)),
            header.places["062"],
            5,
        )
    elif text and not (text.isascii() and text.isdigit()):
        notebook.repair(
            "062-text",
            tr("The number of players “{text}” (062) holds more than a number").format(text=text[:20]),
            header.places["062"],
            5,
        )


def _awards(header: Header, rows: dict[int, list[str]], notebook: Notebook) -> tuple[Awards, bool]:
    """Points given otherwise than the point system does, by player and round."""
    awards: Awards = {}
    abnormal, unapplied = abnormal_of(header, notebook)
    for record in abnormal:
        for number in record.numbers:
            unapplied |= not _award(awards, record, number, rows.get(number), notebook)
    awards |= own_awards(header)
    return awards, unapplied


def _award(awards: Awards, record: Abnormal, number: int, row: list[str] | None, notebook: Notebook) -> bool:
    place = record.round_number - 1
    letter = row[place] if row is not None and place < len(row) else ""
    if not letter or (record.type and letter not in _SAME_TYPE.get(record.type, record.type)):
        notebook.leave_out(
            "299-who",
            tr("Abnormal points of player {number} in round {round} (299) fit no such result").format(
                number=number, round=record.round_number
            ),
            record.line,
            1,
        )
        return False
    key = (number, record.round_number)
    if record.type:
        awards[key] = ("set", record.points)
    else:
        how, points = awards.get(key, ("add", Fraction(0)))
        awards[key] = (how, points + record.points)
    return True


def _held(header: Header, records: dict[int, PlayerRecord], held: int) -> int:
    """The last round held, rounds of byes only among them: those whose byes are in the points of everybody."""
    more = held_with_byes(records, held)
    unreadable = any(slot == UNREADABLE for record in records.values() for slot in record.slots)
    if more == held or unreadable:  # the file is refused, whatever its points say
        return held
    probe = Notebook()
    rows = letters_of(records, Kind.SWISS, more, probe)
    settled = apply_outcomes(header, rows, probe)
    awards, unapplied = _awards(header, rows, probe)
    _points(header, records, rows, more, awards, Kind.SWISS, unapplied, settled, probe)
    return held if probe.faults else more


def _points(
    header: Header,
    records: dict[int, PlayerRecord],
    rows: dict[int, list[str]],
    held: int,
    awards: Awards,
    kind: Kind,
    unapplied: bool,
    settled: set[tuple[int, int]],
    notebook: Notebook,
) -> tuple[PointSystem, bool]:
    open_byes = kind is Kind.ROUND_ROBIN and any(
        letter == "U" and (number, index) not in settled
        for number, row in rows.items()
        for index, letter in enumerate(row)
    )
    stated = of_games(header, own_points(header, stated_system(header, notebook)))
    return settle(
        records,
        rows,
        held,
        awards,
        stated,
        free_rounds=open_byes,
        informative=bool(header.team_lines) or unapplied,
        scored=ranks_by_score(header),
        notebook=notebook,
    )


def _section(
    header: Header,
    records: dict[int, PlayerRecord],
    rows: dict[int, list[str]],
    held: int,
    awards: Awards,
    kind: Kind,
    cycles: int | None,
    system: PointSystem,
    rest: bool,
    settled: set[tuple[int, int]],
    notebook: Notebook,
    event: TeamEvent | None,
) -> Section:
    columns = len(next(iter(rows.values())))
    own_cycles = value_of(header, "cycles")
    if own_cycles and len(own_cycles) < 3 and own_cycles.isascii() and own_cycles.isdigit():
        cycles = int(own_cycles) or cycles
    paired, numbers = (
        (kind, records) if event is None else (event.kind.paired_as, {team.number: team for team in event.teams})
    )
    total, cycles = decide_rounds(header, len(numbers), paired, cycles, columns, held, notebook)
    cells = _cells(records, rows, awards, system, rest, settled)
    texts = header.texts
    assumed = (value_of(header, "assumed") or "").split()
    type_code = "" if "192" in assumed else texts.get("192", "").upper()
    system_key, system_text = own_system(header, kind if event is None else event.kind, type_code, notebook)
    system_key = system_key or (note_system(header, notebook) if event is None and kind is Kind.SWISS else "")
    if kind is Kind.KNOCKOUT and event is None and not value_of(header, "system"):
        system_text = games_text(games_of_match(records, held))
    since = value_of(header, "system-since") or ""
    comments = header.comments
    if texts.get("172"):
        comments = [f"172 {texts['172']}", *comments]
    if is_of_two_games(header) and not any("U" in row for row in rows.values()):
        system = with_bye_of_games(system)  # nobody has had one: nothing shows its worth
    section = Section(
        Event(
            name=texts.get("012", ""),
            city=texts.get("022", ""),
            federation=texts.get("032", ""),
            start=header.start,
            end=header.end,
            chief_arbiter=texts.get("102", ""),
            deputies=tuple(header.deputies),
            time_control=texts.get("122", ""),
            time_control_code=texts.get("222", ""),
            type_text="" if "092" in assumed else texts.get("092", ""),
        ),
        _players(header, records),
        cells,
        total,
        name=value_of(header, "section") or "",
        kind=kind,
        cycles=cycles,
        points=system,
        edition=_edition(header, notebook),
        ladder=ladder_of(header, notebook),
        trial_ladder=trial_ladder(header, notebook),
        initial_colour=header.initial_colour,
        type_code=type_code,
        system_key=system_key,
        system_text=system_text,
        system_since=int(since) if since.isascii() and since.isdigit() and int(since[:4]) <= total + 1 else 0,
        round_dates=tuple(date and in_century_of(date, header.start) for date in header.round_dates),
        accelerations=accelerations_of(header, records, notebook),
        forbidden=forbidden_of(header, numbers, total, notebook),
        comments=tuple(comments),
        fide_mode=not any(comment.startswith(FIDE_MODE_EXITED) for comment in comments),
        manual_places=manual_places(header, numbers, notebook),
        external_values=external_values(header, numbers, notebook),
        tie_games=tie_games_of(header, numbers, total, notebook),
        tie_decisions=tie_decisions_of(header, numbers, total, notebook),
    )
    return with_method(with_registration(section, header), header, notebook)


def _players(header: Header, records: dict[int, PlayerRecord]) -> tuple[Player, ...]:
    standings = own_standings(header)
    return tuple(
        Player(
            number,
            record.name,
            record.rating,
            record.title,
            Sex(record.sex) if record.sex else None,
            record.federation,
            record.fide_id,
            record.birth,
            record.club,
            record.national_rating,
            record.national_id,
            standings.get(number, Standing.ACTIVE),
            national_record=record.national_record,
        )
        for number, record in records.items()
    )


def _with_left(section: Section, left: frozenset[int]) -> Section:
    players = tuple(
        replace(player, standing=Standing.WITHDRAWN) if player.number in left else player for player in section.players
    )
    return replace(section, players=players)


def _cells(
    records: dict[int, PlayerRecord],
    rows: dict[int, list[str]],
    awards: Awards,
    system: PointSystem,
    rest: bool,
    settled: set[tuple[int, int]],
) -> tuple[tuple[Cell, ...], ...]:
    cache: dict[tuple[int, str, str], Cell] = {}
    given: dict[int, list[tuple[int, str, Fraction]]] = {}
    for (number, round_number), (how, points) in awards.items():
        given.setdefault(number, []).append((round_number - 1, how, points))
    found = []
    for number, record in records.items():
        row = rows[number]
        if rest:
            row = ["R" if c == "U" and (number, index) not in settled else c for index, c in enumerate(row)]
        cells = cells_of(record.slots, row, cache)
        for index, how, points in given.get(number, ()):
            if index < len(cells):
                cell = cells[index]
                value = points if how == "set" else system.points(cell.outcome) + points
                cells[index] = Cell(cell.outcome, cell.opponent, cell.colour, value)
        found.append(tuple(cells))
    return tuple(found)


def _edition(header: Header, notebook: Notebook) -> Edition:
    own = own_edition(header)
    if own is not None:
        return own
    start = header.start or next((date for date in header.round_dates if date), None)
    edition = Edition.for_start(start)
    sentence = (
        tr("The tie-break rules of the {year} edition were taken, because the event began on {date}")
        if start
        else tr("The tie-break rules of the {year} edition were taken, because the file gives no start date")
    )
    line = header.places.get("042", 0)
    notebook.assume(
        "edition", sentence.format(year=edition.value, date=start.isoformat() if start else ""), line, 5 if line else 0
    )
    return edition
