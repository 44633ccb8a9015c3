"""Lists of a tournament that are no crosstable: pairings and start lists are read, all others are refused by name.

Public samples: markjonleonard/chess-results, BrunoAMSilva/chess-results-wrapper (pages of Chess-Results),
samuraitruong/vegashare (pages of Vega).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from html import unescape

from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import TITLES, Player
from tdapp.domain.words.errors import Fault, InputRefused
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.name_folding import words
from tdapp.domain.words.wording import tr
from tdapp.interchange.both_sides import announced_round_robin, check_games, stop
from tdapp.interchange.crosstable_cells import norm
from tdapp.interchange.crosstable_facts import players_of
from tdapp.interchange.rating_list_cells import clean
from tdapp.interchange.table_columns import Field, guess
from tdapp.interchange.table_files import Table

MOST_PLAYERS, MOST_ROUNDS, _USUAL_ROUNDS = 2_000, 99, 9


def _any_of(*lines: str) -> frozenset[str]:
    return frozenset(word for line in lines for word in line.split("|"))


_WHITE = _any_of(
    "white|white player|weiss|weiß|blancs|blancas|blanques|brancas|bianco|bianchi|wit|biale|białe|bily|белые|vilagos",
    "beyaz|bijeli|beli|hvit|vit|alb|valkea",
)
_BLACK = _any_of(
    "black|black player|schwarz|noirs|negras|negres|pretas|nero|neri|zwart|czarne|cerny|черные|чёрные|sotet|siyah",
    "crni|sort|svart|negru|musta",
)
_RESULT = _any_of(
    "result|res|ergebnis|erg|resultat|resultado|risultato|resultaat|wynik|vysledek|результат|рез|eredmeny|sonuc",
    "rezultat|tulos",
)
_NUMBER = _any_of("no|nr|sno|snr|n|num|number|ном|№|c|sorsz|br|nº inic|no inic|#")
_RATING = _any_of("rtg|elo|rating|rtgi|eloi|rtgn|elon|рейт|рейтинг|ert|wertung|twz")
_POINTS = _any_of(
    "pts|pkt|points|punkte|point|puntos|pontos|punti|punten|pkty|punkty|body|очки|очк|pont|puan|bod|bodovi|score",
    "total|tot|gesamt",
)
_RANK = _any_of(
    "rk|rank|rg|rang|pos|position|place|platz|pl|ranking|class|clas|cl|plaats|miejsce|poradi|место|м|hely|sira|mesto",
    "#|no|nr",
)
_TEAM = _any_of("team|mannschaft|equipe|equipo|squadra|equip|druzyna|druzstvo|csapat|команда|ekipa|lag")
_ROUND = re.compile(r"(?:r|rd|rnd|round|runde|ronde|ronda|rodada|runda|turno|тур|kolo)?\s*\d{1,2}\s*(?:rd|r|\.)?")
_ROUND_WORDS = re.compile(
    r"(?:round|runde|ronde|ronda|rodada|runda|turno|тур|kolo|fordulo|forduló|tur)\s*:?\s*(\d{1,2})\b|"
    r"\b(\d{1,2})\.?\s*(?:runde|ronde|kolo|тур|forduló)\b",
    re.IGNORECASE,
)
_HEADING = re.compile(r"<h[1-4][^>]*>(.*?)</h[1-4]>", re.IGNORECASE | re.DOTALL)
_TAG = re.compile(r"<[^>]{0,300}>")
_CUT = re.compile(
    r"<a class=\"?fett\"? href=\"[^\"]{0,300}zeilen=99999\">"
)  # the link to all lines, below the first 150
_HOW_MANY = frozenset(("number of rounds", "rundenanzahl", "anzahl runden", "numero de rondas", "nombre de rondes"))
_SIDE = r"([10½+\-]|0\.5)"
_GAME = re.compile(rf"{_SIDE}[-:]{_SIDE}")
_BYE = frozenset(("bye", "spielfrei", "frei", "exempt", "descanso", "riposo", "vrij", "pauza", "свободен"))
_SIGNS = {
    ("1", "0"): (Outcome.WIN, Outcome.LOSS), ("0", "1"): (Outcome.LOSS, Outcome.WIN),
    ("½", "½"): (Outcome.DRAW, Outcome.DRAW), ("+", "-"): (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS),
    ("-", "+"): (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN), ("-", "-"): (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS),
    ("0", "0"): (Outcome.LOSS, Outcome.LOSS), ("½", "0"): (Outcome.DRAW, Outcome.LOSS),
    ("0", "½"): (Outcome.LOSS, Outcome.DRAW),
}  # fmt: skip
_WITHOUT = {"1": Outcome.FULL_POINT_BYE, "½": Outcome.HALF_POINT_BYE, "0": Outcome.ZERO_POINT_BYE}
_BYES = {"1": Outcome.PAIRING_BYE, "½": Outcome.HALF_POINT_BYE, "0": Outcome.ZERO_POINT_BYE, "": Outcome.PAIRING_BYE}


@dataclass(frozen=True, slots=True)
class ListReading:
    """A section of a list, and what was assumed."""

    section: Section
    notes: tuple[Fault, ...]


@dataclass(frozen=True, slots=True)
class Person:
    """Who sits at a board, as the list has him; ``points`` before the round, as printed."""

    name: str
    title: str = ""
    rating: int | None = None
    number: int = 0
    points: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """A board: who had White, who Black (None: nobody), the result as written."""

    line: int
    white: Person
    black: Person | None
    result: str
    word: str = ""  # in place of Black


def read_list(tables: Sequence[Table], name: str, text: str = "") -> ListReading | None:
    """The section of a list of pairings or of a start list; None: it is neither of them.

    ``text`` is the page, where it is one. InputRefused names the list where what it lacks is known.
    """
    if _CUT.search(text):
        said = tr("This page of Chess-Results shows only the first players: save the complete list there.")
        raise InputRefused((Fault(said, 1, 1),))
    for table in tables:
        head = head_of_boards(table)
        if head is not None:
            return _pairings(table, head, name, text, rounds_said(tables))
    for table in tables:
        if (found := start_list(table, name, rounds_said(tables))) is not None:
            return found
    return None


def refusal(tables: Sequence[Table], text: str = "") -> str:
    """The sentence that names a list without games, and says what to take; empty where nobody knows what it is."""
    start = text[:4_000].lower()
    program = "Chess-Results" if "chess-results.com" in start else "Vega" if "vegachess.com" in start else ""
    if program:
        heading = next((one for one in reversed(headings_of(text)[:4]) if len(one) < 90), "")
        words_ = tr("This page of {program} (“{heading}”) is none that holds whole games: take its crosstable there.")
        return words_.format(program=program, heading=heading)
    if any(_is_ranking(table) for table in tables):
        return tr("This is a ranking without its games: take the crosstable, or the tournament report (TRF).")
    return ""


def headings_of(text: str) -> list[str]:
    found = (clean(unescape(_TAG.sub("", one)), 200) for one in _HEADING.findall(text[:2_000_000]))
    return [one for one in found if one]


def _folded(row: Sequence[str]) -> list[str]:
    return [" ".join(words(cell)) if cell != "#" else "#" for cell in row]


def head_of_boards(table: Table) -> int | None:
    """The row of headings of a list of pairings."""
    return _header(table, _WHITE, _BLACK)


def _header(table: Table, *wanted: frozenset[str]) -> int | None:
    """The first of the rows that has a heading of each sort."""
    for index, row in enumerate(table.rows[:12]):
        folded = set(_folded(row))
        if all(folded & sort for sort in wanted):
            return index
    return None


def _is_ranking(table: Table) -> bool:
    for row in table.rows[:12]:
        folded = _folded(row)
        has_name = any(field in (Field.NAME, Field.FAMILY) for field in guess(Table((tuple(row),), (1,))).fields)
        rounds = sum(bool(cell) and _ROUND.fullmatch(cell) is not None for cell in folded)
        if has_name and not rounds and _POINTS & set(folded) and _RANK & set(folded):
            return True
    return False


def rounds_said(tables: Sequence[Table]) -> int:
    """The number of rounds, where the page has it beside its lists."""
    for table in tables:
        for row in table.rows:
            if len(row) > 1 and " ".join(words(row[0])) in _HOW_MANY and row[1].isdigit():
                return min(int(row[1]), MOST_ROUNDS)
    return 0


# -- pairings ---


def _pairings(table: Table, head: int, name: str, text: str, total: int) -> ListReading:
    rounds = rounds_of(table, head, text)
    last = rounds[-1][0]
    points = {line.white.points for line in rounds[0][1]} | {line.black.points for line in rounds[0][1] if line.black}
    if [number for number, _ in rounds] != list(range(1, last + 1)) or points - {"", "0"}:
        words_ = tr("These are the pairings of one round alone: those before it are missing. Take the crosstable.")
        raise InputRefused((Fault(words_, table.lines[head], 1),))
    return of_rounds(rounds, name, total)


def of_rounds(
    rounds: Sequence[tuple[int, Sequence[Line]]], name: str, total: int, listed: Sequence[Player] = ()
) -> ListReading:
    """The section of all rounds from the first one on. ``listed``: the players of a start list, whose numbers hold."""
    faults: list[Fault] = []
    last = rounds[-1][0]
    lines = [line for _, held in rounds for line in held]
    people = {line.white.name: line.white for line in lines}
    people |= {line.black.name: line.black for line in lines if line.black is not None}
    if max(len(people), len(listed)) > MOST_PLAYERS or last > MOST_ROUNDS:
        raise InputRefused((Fault(tr("A table of more than {most} players is not read.").format(most=MOST_PLAYERS)),))
    numbers, given = (_on_the_list(people, listed), True) if listed else _numbered(people)
    rows = {one: [Cell(Outcome.ZERO_POINT_BYE)] * last for one in numbers.values()}
    for number, held in rounds:
        seen: set[str] = set()
        for line in held:
            both = {line.white.name, *((line.black.name,) if line.black else ())}
            cells = _cells(line, numbers)
            if cells is None or both & seen:
                said = tr("“{text}” in round {round} is no result.")
                faults.append(Fault(said.format(text=clean(line.result, 20), round=number), line.line, 1))
                continue
            seen |= both
            for one, cell in zip((line.white, line.black), cells, strict=False):
                if one is not None:
                    rows[numbers[one.name]][number - 1] = cell
    stop(faults)
    players = {numbers[name]: Player(numbers[name], name, one.rating, one.title) for name, one in people.items()}
    players |= {player.number: player for player in listed}
    order = sorted(players)
    cells_ = [rows.get(one) or [Cell(Outcome.ZERO_POINT_BYE)] * last for one in order]
    odd = check_games(cells_, order, [0] * len(order), faults)
    stop(faults)
    section = Section(Event(name), tuple(players[one] for one in order), tuple(map(tuple, cells_)), max(total, last))
    section = announced_round_robin(section) if last > 1 else section
    return ListReading(section, (*odd, *_said(given, total)))


def _on_the_list(people: Mapping[str, Person], listed: Sequence[Player]) -> dict[str, int]:
    """The number of everybody at a board, from the start list, which may write names without their comma."""
    known: dict[str, list[int]] = {}
    for player in listed:
        known.setdefault(name_key(player.name), []).append(player.number)
    found, faults = {}, []
    for name in people:
        if len(numbers := known.get(name_key(name), [])) == 1:
            found[name] = numbers[0]
        else:
            said = tr("{name} is twice on the start list.") if numbers else tr("{name} is not on the start list.")
            faults.append(Fault(said.format(name=name), 1, 1))
    stop(faults)
    return found


def name_key(name: str) -> str:
    """A name without commas, accents and capitals."""
    return " ".join(words(name))


def _said(given: bool, total: int) -> Iterator[Fault]:
    if not given:
        yield Fault(tr("The list has no start numbers: the players were numbered by rating, title and name."))
    if not total:
        yield Fault(tr("The list does not say how many rounds there are: set that before the next one is paired."))


def rounds_of(table: Table, head: int, text: str) -> list[tuple[int, list[Line]]]:
    """The boards of every round on a page, below the line of headings."""
    return list(_rounds(table, head, text))


def _rounds(table: Table, head: int, text: str) -> Iterator[tuple[int, list[Line]]]:
    """The boards by round: rows that name a round stand between them, or a heading of the page names the only one."""
    found = [match for one in headings_of(text) if (match := _ROUND_WORDS.search(one))]
    number = _number_in(found[-1]) if found else 1
    held: list[Line] = []
    header = table.rows[head]
    above = [row for row in table.rows[:head] if (match := _ROUND_WORDS.search(row[0])) and not any(row[1:])]
    if above and (match := _ROUND_WORDS.search(above[-1][0])):
        number = _number_in(match)
    for line, row in zip(table.lines[head + 1 :], table.rows[head + 1 :], strict=True):
        if (match := _ROUND_WORDS.search(row[0])) and not any(row[1:]):
            if held:
                yield number, held
            number, held = _number_in(match), []
        elif _folded(row) == _folded(header):
            continue
        elif (found_line := _line(line, row, header)) is not None:
            held.append(found_line)
    yield number, held


def _number_in(match: re.Match[str]) -> int:
    return int(match[1] or match[2])


def _line(line: int, row: Sequence[str], header: Sequence[str]) -> Line | None:
    folded = _folded(header)
    named = max(index for index, cell in enumerate(folded) if cell)
    beside = (len(row) - named - 1) // 2  # cells that a player has more than his heading (a page of Vega)
    middle = next(index for index, cell in enumerate(folded) if cell in _RESULT) if _RESULT & set(folded) else 0
    middle = middle + beside if middle else _middle(row)
    if not 0 < middle < len(row):
        return None
    white = _person(row[1:middle], folded[1:middle], beside)
    black = _person(row[middle + 1 :], folded[middle + 1 :], beside)
    if white is None:
        return None
    word = " ".join(words(black.name)) if black is not None else ""
    is_nobody = black is None or word in _BYE or word in ("not paired", "nicht ausgelost", "no emparejado")
    return Line(line, white, None if is_nobody else black, norm(row[middle]), word)


def _middle(row: Sequence[str]) -> int:
    return next((index for index, cell in enumerate(row) if _GAME.fullmatch(norm(cell))), 0)


def _person(cells: Sequence[str], header: Sequence[str], beside: int) -> Person | None:
    """One side of a board: the name is what has most letters."""
    letters = [sum(char.isalpha() for char in cell) if cell not in TITLES else 0 for cell in cells]
    if not letters or max(letters) < 2:
        return None
    at = letters.index(max(letters))
    title = next((cell.upper() for cell in cells if cell.upper() in TITLES), "")
    number = rating = 0
    points = ""
    if beside:
        number = _whole(cells[at + 1]) if at + 1 < len(cells) else 0
        rating = _whole(cells[at + 3]) if at + 3 < len(cells) else 0
        points = next((cell for cell in (*cells[:at], *cells[at + 4 :]) if cell), "")
    else:
        for cell, heading in zip(cells, header, strict=False):
            if heading in _NUMBER and not number:
                number = _whole(cell)
            elif heading in _RATING and not rating:
                rating = _whole(cell)
            elif heading in _POINTS:
                points = cell
    name = clean(cells[at].removesuffix("*)"), 100)  # the sign of a footnote
    return Person(name, title, rating if 0 < rating <= 4000 else None, number, norm(points))


def _whole(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0


def _numbered(people: dict[str, Person]) -> tuple[dict[str, int], bool]:
    """The start numbers, and whether the list gives them."""
    given = {name: one.number for name, one in people.items()}
    if all(given.values()) and len(set(given.values())) == len(given):
        return given, True
    order = sorted(
        people.values(), key=lambda one: (-(one.rating or 0), TITLES.index(one.title) if one.title else 99, one.name)
    )
    return {one.name: number for number, one in enumerate(order, start=1)}, False


def _cells(line: Line, numbers: dict[str, int]) -> tuple[Cell, ...] | None:
    """What the board was for its one or two players; None: nobody knows what the result means."""
    if line.black is None:
        worth = line.result.removesuffix("-").removesuffix(":")
        found = (_BYES if line.word in _BYE else _WITHOUT).get("½" if worth == "0.5" else worth)
        return (Cell(found),) if found else None
    if not line.result.strip("-: "):
        outcomes = (Outcome.OPEN, Outcome.OPEN)
    else:
        match = _GAME.fullmatch(line.result)
        both = _SIGNS.get((match[1].replace("0.5", "½"), match[2].replace("0.5", "½"))) if match else None
        if both is None:
            return None
        outcomes = both
    white, black = numbers[line.white.name], numbers[line.black.name]
    return Cell(outcomes[0], black, Colour.WHITE), Cell(outcomes[1], white, Colour.BLACK)


# -- a start list ---


def start_list(table: Table, name: str, total: int) -> ListReading | None:
    """Players with their start numbers, and nothing of rounds or points."""
    for index, row in enumerate(table.rows[:12]):
        folded = _folded(row)
        fields = guess(Table((tuple(row),), (1,))).fields
        if not folded or folded[0] not in _NUMBER or not any(one in (Field.NAME, Field.FAMILY) for one in fields):
            continue
        others = set(folded[1:])
        if others & _POINTS or any(_ROUND.fullmatch(cell) for cell in folded[1:] if cell) or others & _TEAM:
            return None
        rows = [one for one in table.rows[index + 1 :] if _whole(one[0])]
        numbers = [_whole(one[0]) for one in rows]
        if not rows or len(set(numbers)) < len(rows) or not others & _RATING:
            return None
        players = players_of([one[1:] for one in rows], numbers, tuple(row[1:]))
        in_order = sorted(range(len(rows)), key=numbers.__getitem__)
        section = Section(
            Event(name),
            tuple(replace(players[place], number=numbers[place]) for place in in_order),
            tuple(() for _ in rows),
            total or _USUAL_ROUNDS,
        )
        said = tr("This is a start list: players without rounds.")
        return ListReading(section, (Fault(said), *_said(True, total)))
    return None
