"""Papi, the program of the French federation (``.papi``, a database of Microsoft Access): one tournament a file.

Layout by the public samples of Sharly-Chess/sharly-chess (``tests/unit/recover``, Papi 3.3.6 to 3.3.8) and the names of
Sharly-Chess/papi-converter: ``INFO`` has the facts, ``JOUEUR`` the players with opponent, colour and result of every
round; the player of number 1 is EXEMPT, whom the pairing-allocated byes are played against.
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from tdapp.domain.section.event import Edition, Event, Section
from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import BLITZ, RAPID, STANDARD, TITLES, Player, Sex, full_name
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.words.cancelling import until_cancelled
from tdapp.domain.words.errors import Fault, InputRefused
from tdapp.domain.words.wording import tr
from tdapp.interchange.both_sides import announced_round_robin, check_games, stop
from tdapp.interchange.programs.jet import Database, Row, is_access
from tdapp.interchange.programs.made import OtherSection
from tdapp.interchange.rating_list_cells import clean

MOST_PLAYERS, MOST_ROUNDS = 2_000, 24
_EXEMPT = 1
_TABLES = ("I\0N\0F\0O\0", "J\0O\0U\0E\0U\0R\0")
_OUTCOMES = {
    0: Outcome.OPEN, 1: Outcome.LOSS, 2: Outcome.DRAW, 3: Outcome.WIN, 4: Outcome.FORFEIT_LOSS,
    5: Outcome.FORFEIT_LOSS, 6: Outcome.FORFEIT_WIN,
}  # fmt: skip
_AGAINST_EXEMPT = {6: Outcome.PAIRING_BYE, 3: Outcome.PAIRING_BYE, 2: Outcome.HALF_POINT_BYE, 0: Outcome.ZERO_POINT_BYE}
_WITHOUT = {0: Outcome.ZERO_POINT_BYE, 2: Outcome.HALF_POINT_BYE, 6: Outcome.FULL_POINT_BYE}
_COLOURS = {"B": Colour.WHITE, "N": Colour.BLACK}
_TITLES = {"g": "GM", "gf": "WGM", "m": "IM", "mf": "WIM", "f": "FM", "ff": "WFM", "c": "CM", "cf": "WCM"}
_RATINGS = {"Elo": STANDARD, "Rapide": RAPID, "Blitz": BLITZ}
_RUNGS = {
    "Solkoff": "BH@papi", "Brésilien": "BH/C1@papi{cuts=by-rounds}", "Harkness": "BH/M1@papi{cuts=by-rounds}",
    "Cumulatif": "PS", "Performance": "PPERF", "SommeDesBuchholz": "SOB@papi", "Kashdan": "KA",
    "Nombre de Victoires": "WIN", "Sonnenborn-Berger": "SB", "Koya": "KS", "Manuel": "MAN",
}  # fmt: skip
_ROUND_ROBIN = ("Berger", "ToutesRondes")


def is_papi(data: bytes) -> bool:
    """Whether a database has Papi's two tables."""
    if not is_access(data):
        return False
    return all(name.encode("latin-1") in data for name in _TABLES)


def read_papi(data: bytes, name: str) -> OtherSection:
    """The section; InputRefused names every game that contradicts itself."""
    base = Database(data)
    facts = {str(row.get("Variable")): str(row.get("Value") or "").strip() for row in base.rows("INFO")}
    rows = [row for row in base.rows("JOUEUR") if _whole(row.get("Ref")) > _EXEMPT]
    if not rows:
        raise InputRefused((Fault(tr("This file of Papi has no players yet."), 1, 1),))
    if len(rows) > MOST_PLAYERS:
        raise InputRefused((Fault(tr("A table of more than {most} players is not read.").format(most=MOST_PLAYERS)),))
    by = facts.get("ClassElo", "Elo")
    people = [_player(row, by) for row in rows]
    order = sorted(range(len(rows)), key=lambda index: _starting_place(people[index]))
    rows, people = [rows[index] for index in order], [people[index] for index in order]
    numbers = {_whole(row.get("Ref")): number for number, row in enumerate(rows, start=1)}
    total = min(max(_whole(facts.get("NbrRondes")), 1), MOST_ROUNDS)
    held = max((round_number for row in rows for round_number in _paired(row)), default=0)
    total = max(total, held)
    faults: list[Fault] = []
    if len(numbers) < len(rows):
        faults.append(Fault(tr("Two players have the same number.")))
        stop(faults)
    cells = [
        list(_cells(row, number, held, total, numbers, faults))
        for number, row in enumerate(until_cancelled(rows), start=1)
    ]
    length = max(map(len, cells))
    cells = [[*row, *[Cell(Outcome.UNPAIRED)] * (length - len(row))] for row in cells]
    odd = check_games(cells, range(1, len(rows) + 1), [0] * len(rows), faults)
    stop(faults)
    event = _event(facts, name)
    is_robin = facts.get("Genre") in _ROUND_ROBIN or facts.get("Pairing") in _ROUND_ROBIN
    ladder, left_out = _ladder(facts, is_robin)
    accelerated = facts.get("Pairing", "Standard") not in ("", "Standard", *_ROUND_ROBIN)
    section = Section(
        event,
        tuple(_numbered(people)),
        tuple(map(tuple, cells)),
        total,
        points=PointSystem(Fraction(3), Fraction(1)) if facts.get("DecomptePoints") == "OUI" else PointSystem(),
        edition=Edition.for_start(event.start),
        ladder=ladder,
        type_code="CUSTOM_SWISS" if accelerated else "",
    )
    if is_robin:
        section = announced_round_robin(section)
    return OtherSection(section, (*odd, *_notes(facts, section, left_out, accelerated)))


def _paired(row: Row) -> Iterator[int]:
    return (
        number for number in range(1, MOST_ROUNDS + 1) if _whole(row.get(f"Rd{number:02}Adv")) or _scored(row, number)
    )


def _scored(row: Row, number: int) -> bool:
    """A round without an opponent that is no announced absence: its result was entered."""
    return row.get(f"Rd{number:02}Cl") != "F" and _whole(row.get(f"Rd{number:02}Res")) > 0


def _cells(
    row: Row, own: int, held: int, total: int, numbers: Mapping[int, int], faults: list[Fault]
) -> Iterator[Cell]:
    """Of every paired round; of later ones the absences that are announced."""
    last = max((n for n in range(held + 1, total + 1) if row.get(f"Rd{n:02}Cl") == "F"), default=held)
    for round_number in range(1, last + 1):
        colour = str(row.get(f"Rd{round_number:02}Cl") or "R")
        opponent = _whole(row.get(f"Rd{round_number:02}Adv"))
        result = _whole(row.get(f"Rd{round_number:02}Res"))
        outcome: Outcome | None
        if opponent > _EXEMPT:
            outcome = _OUTCOMES.get(result)
            if outcome is not None and opponent in numbers and colour in _COLOURS:
                yield Cell(outcome, numbers[opponent], _COLOURS[colour])
                continue
            outcome = None
        elif opponent == _EXEMPT or (colour in _COLOURS and result == 6):
            outcome = _AGAINST_EXEMPT.get(result)
        elif round_number > held and colour != "F":
            outcome = Outcome.UNPAIRED
        else:
            outcome = _WITHOUT.get(result) if colour in ("F", "R") else None
        if outcome is None:
            words = tr("Round {round}: the pairing of player {number} cannot be read.")
            faults.append(Fault(words.format(round=round_number, number=own)))
        yield Cell(outcome or Outcome.UNPAIRED)


def _player(row: Row, by: str) -> Player:
    """Without a number yet; the rating is that of the tournament's rate of play."""
    title = _TITLES.get(_text(row, "FideTitre").lower(), "")
    federation = _text(row, "Federation").upper()
    born = row.get("NeLe")
    licence, rating = _text(row, "NrFFE"), _whole(row.get(by if by in _RATINGS else "Elo"))
    fide_id = _text(row, "FideCode").replace("'", "").lstrip("0")
    table = _whole(row.get("Fixe"))
    return Player(
        0,
        full_name(_text(row, "Nom"), _text(row, "Prenom")) or "?",
        rating if 0 < rating <= 4000 else None,
        title if title in TITLES else "",
        {"M": Sex.MALE, "F": Sex.FEMALE}.get(_text(row, "Sexe").upper()),
        federation if len(federation) == 3 and federation.isascii() and federation.isalpha() else "",
        fide_id if fide_id.isascii() and fide_id.isdigit() else "",
        birth=born.date().isoformat() if isinstance(born, dt.datetime) and born.year > 1900 else "",
        club=_text(row, "Club"),
        national_id=licence,
        fixed_table=table if 0 < table < 1000 else None,
    )


def _starting_place(player: Player) -> tuple[int, int, str]:
    """By rating, title and name: Papi stores no pairing numbers."""
    title = TITLES.index(player.title) if player.title else len(TITLES)
    return -(player.rating or 0), title, player.name


def _numbered(people: Sequence[Player]) -> Iterator[Player]:
    return (replace(player, number=number) for number, player in enumerate(people, start=1))


def _event(facts: Mapping[str, str], name: str) -> Event:
    return Event(
        clean(facts.get("Nom", ""), 100) or name,
        city=clean(facts.get("Lieu", ""), 60),
        federation="FRA",
        start=_day(facts.get("DateDebut", "")),
        end=_day(facts.get("DateFin", "")),
        chief_arbiter=clean(facts.get("Arbitre", ""), 80),
        time_control=clean(facts.get("Cadence", ""), 80),
    )


def _ladder(facts: Mapping[str, str], is_robin: bool) -> tuple[Ladder | None, list[str]]:
    """The tie-breaks of the file as our rungs, and those that are not known here."""
    named = [text for key in ("Dep1", "Dep2", "Dep3") if (text := facts.get(key, ""))]
    rungs = [_RUNGS[one] for one in named if one in _RUNGS]
    if is_robin:
        rungs = [one.partition("@")[0] for one in rungs]
    return parse_ladder(",".join(rungs)) if rungs else None, [one for one in named if one not in _RUNGS]


def _notes(facts: Mapping[str, str], section: Section, left_out: Sequence[str], accelerated: bool) -> Iterator[Fault]:
    yield Fault(tr("Papi stores no pairing numbers: the players were numbered by rating, title and name."))
    if any(player.rating for player in section.players):
        yield Fault(
            tr("The ratings are those that Papi paired by: of FIDE, national or estimated; licences are national ids.")
        )
    if accelerated:
        text = tr(
            "The pairing was accelerated by “{name}”, which is not known here: no round is judged by FIDE's rules."
        )
        yield Fault(text.format(name=clean(facts["Pairing"], 40)))
    for one in left_out:
        yield Fault(tr("The tie-break “{name}” is not known and was left out.").format(name=clean(one, 40)))


def _day(text: str) -> dt.date | None:
    found = re.fullmatch(r"(\d{1,2})/(\d{1,2})/(\d{4})", text)
    try:
        return dt.date(int(found[3]), int(found[2]), int(found[1])) if found else None
    except ValueError:
        return None


def _text(row: Row, key: str) -> str:
    value = row.get(key)
    return clean(value, 100) if isinstance(value, str) else ""


def _whole(value: object) -> int:
    if isinstance(value, str):
        value = value.strip()
        return int(value) if value.isascii() and value.isdigit() and len(value) < 10 else 0
    return value if isinstance(value, int) and not isinstance(value, bool) else 0
