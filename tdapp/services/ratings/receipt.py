"""The receipt of a report: what independent readers made of its files, before it is sent.

Three of them: our own strict one, which knows the columns of the article and nothing else and compares each with the
event; gacrux, in its own process; bbpPairings, where there is one. Each says what it took and what it found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import zip_longest

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Colour
from tdapp.domain.section.player import Player
from tdapp.domain.words.errors import Fault, InputRefused
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import ntr, tr
from tdapp.pairing.engines.engine import EngineFault
from tdapp.services.ratings.report import for_rating
from tdapp.trf.columns import ColumnPlayer, read_columns
from tdapp.trf.decode import clean
from tdapp.trf.notes import Note, NoteKind
from tdapp.trf.reader import read_trf
from tdapp.trf.tournament_ratings import report_rating

STRICT, GACRUX, BBP = "tdapp, by columns", "gacrux", "bbpPairings"
MOST_SAID = 20
_NAME_WIDTH = 33
_LETTERS = {Colour.WHITE: "w", Colour.BLACK: "b", None: ""}

Points = Callable[[str], Mapping[int, str | None]]
"""A text as gacrux reads it: the points of every pairing number. EngineFault where it does not take it."""
Takes = Callable[[bytes], tuple[bool, str]]
"""A file as bbpPairings reads it: whether it took it, and what it said."""


@dataclass(frozen=True, slots=True)
class Witness:
    """One reader and one file; ``took``: None where it cannot be asked. ``said`` are sentences."""

    reader: str
    file: str
    took: bool | None
    said: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Receipt:
    """All readers of all files."""

    witnesses: tuple[Witness, ...]

    @property
    def agrees(self) -> bool:
        """Whether every reader that could be asked took every file as it is meant."""
        return all(one.took is not False for one in self.witnesses)

    @property
    def sentence(self) -> str:
        """In a line."""
        refused = sum(one.took is False for one in self.witnesses)
        if refused:
            text = ntr("{count} reader found a difference.", "{count} readers found differences.", refused)
            return text.format(count=refused)
        readers = dict.fromkeys(one.reader for one in self.witnesses if one.took)
        return tr("Read and agreed by: {readers}.").format(readers="; ".join(readers))


def receipt(
    section: Section, files: Mapping[str, bytes], *, points: Points | None = None, takes: Takes | None = None
) -> Receipt:
    """What the readers made of ``files``, by flavour (trf26, trf16)."""
    found: list[Witness] = []
    for flavour, data in files.items():
        told = for_rating(section, keep_points=flavour == "trf26")
        found.append(_strict(told, flavour, data))
        if points is not None:
            found.append(_by_points(for_rating(section, keep_points=False), flavour, data, points))
        if takes is not None:
            found.append(_by_bbp(section, flavour, data, takes))
    return Receipt(tuple(found))


def _strict(section: Section, flavour: str, data: bytes) -> Witness:
    report = read_columns(data)
    said = [fault.located(flavour) for fault in report.faults]
    said += _differences(section, report.players)
    try:
        reading = read_trf(data)
    except InputRefused as refused:
        said += [fault.located(flavour) for fault in refused.faults]
    else:
        said += [note.text for note in reading.notes if _is_repair(note)]
    if said:
        return Witness(STRICT, flavour, False, tuple(said[:MOST_SAID]))
    rounds = sum(len(one.rounds) for one in report.players)
    text = tr("{players} records with {rounds} rounds, each column as the event has it.")
    return Witness(STRICT, flavour, True, (text.format(players=len(report.players), rounds=rounds),))


def _is_repair(note: Fault) -> bool:
    return isinstance(note, Note) and note.kind in (NoteKind.REPAIR, NoteKind.DEFECT)


def _differences(section: Section, read: tuple[ColumnPlayer, ...]) -> Iterator[str]:
    """Every column that does not say what the event says."""
    by_number = {one.number: one for one in read}
    if len(read) != len(section.players) or len(by_number) < len(read):
        yield tr("{count} records for {players} players.").format(count=len(read), players=len(section.players))
    for player, row in zip(section.players, section.cells, strict=True):
        one = by_number.get(player.number)
        if one is None:
            yield tr("Player {number} has no record.").format(number=player.number)
            continue
        points = sum((section.points.awarded(cell) for cell in row), Fraction(0))
        for name, given, wanted in _columns(section, player, one):
            if given != wanted:
                text = tr("{player}: the column {name} holds “{given}”, the event says “{wanted}”.")
                yield text.format(player=player.shown, name=name, given=given, wanted=wanted)
        if abs(Fraction(one.points) - points) >= Fraction(1, 10):
            text = tr("{player}: the points column holds {given}, the games make {points}.")
            yield text.format(player=player.shown, given=one.points, points=float(points))
        games = _played((cell.opponent or 0, _colour(cell), cell.rules.trf.strip()) for cell in row)
        for number, pair in enumerate(zip_longest(_played(one.rounds), games), start=1):
            if pair[0] != pair[1]:
                text = tr("{player}: the column of round {round} is not the game of the event.")
                yield text.format(player=player.shown, round=number)
                break


_Played = tuple[int, str, str]


def _played(rounds: Iterable[_Played]) -> list[_Played]:
    """As the article lets them be written: an absence may be left empty, and what is empty at the end is not there."""
    found = [(0, "", "") if one[0] == 0 and one[2] in ("Z", "") else (*one[:2], one[2].strip("?")) for one in rounds]
    while found and found[-1] == (0, "", ""):
        found.pop()
    return found


def _columns(section: Section, player: Player, one: ColumnPlayer) -> Iterator[tuple[str, str, str]]:
    yield tr("sex"), one.sex, player.sex.value if player.sex else ""
    yield tr("title"), one.title, player.title
    yield tr("name"), one.name, player.name[:_NAME_WIDTH].strip()
    yield tr("rating"), str(one.rating), str(report_rating(section, player) or 0)
    yield tr("federation"), one.federation, player.federation
    yield tr("FIDE ID"), one.fide_id, player.fide_id
    birth = player.birth.replace("-", "/")
    yield tr("birth"), one.birth, f"{birth}/00/00" if len(birth) == 4 else birth


def _colour(cell: Cell) -> str:
    return _LETTERS[cell.colour] if cell.opponent else ""


def _by_points(section: Section, flavour: str, data: bytes, points: Points) -> Witness:
    """gacrux: the points of every player out of the games."""
    if flavour == "trf16" and not section.points.is_standard:
        return Witness(GACRUX, flavour, None, (tr("TRF16 does not say what a game is worth here."),))
    try:
        theirs = points(data.decode("utf-8"))
    except EngineFault as problem:
        reason = next((line for line in reversed(problem.details.splitlines()) if line.strip()), str(problem))
        text = tr("It could not read the file ({reason}).").format(reason=clean(reason)[:120])
        return Witness(GACRUX, flavour, False, (text,))
    if section.teams:
        return Witness(GACRUX, flavour, True, (tr("{count} teams read.").format(count=len(theirs)),))
    said = []
    for player, row in zip(section.players, section.cells, strict=True):
        made = sum((section.points.awarded(cell) for cell in row), Fraction(0))
        given = theirs.get(player.number)
        if given is None or Fraction(given) != made:
            text = tr("{player}: it counts {given} points, the event has {points}.")
            said.append(text.format(player=player.shown, given=given or "–", points=float(made)))
    if said:
        return Witness(GACRUX, flavour, False, tuple(said[:MOST_SAID]))
    text = tr("{count} players read, the points of each as in the event.")
    return Witness(GACRUX, flavour, True, (text.format(count=len(section.players)),))


def _by_bbp(section: Section, flavour: str, data: bytes, takes: Takes) -> Witness:
    if not section.system.open_field or section.teams:
        return Witness(BBP, flavour, None, (tr("It knows no such system."),))
    try:
        took, said = takes(data)
    except EngineFault as problem:
        took, said = False, str(problem)
    text = tr("It read the file.") if took else said or tr("It did not take the file.")
    return Witness(BBP, flavour, took, (text,))
