"""National and other rating lists from a table whose columns the arbiter names once."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from tdapp.domain.ratings.rating_list import ListedPlayer, RateOfPlay
from tdapp.domain.section.player import full_name
from tdapp.domain.words.errors import Fault, InputRefused
from tdapp.domain.words.name_folding import words
from tdapp.domain.words.wording import tr
from tdapp.interchange.rating_list_cells import clean, clean_name, month_in, title_of
from tdapp.interchange.rating_list_source import refused
from tdapp.interchange.rating_list_table import Table, open_table
from tdapp.services.ratings.lists import Progress

MOST_LEFT_OUT = 100
MOST_HEADINGS = 30
HIGHEST_RATING = 4000

COLUMNS: Mapping[str, tuple[str, ...]] = {
    field: tuple(usual.split(", "))
    for field, usual in {
        "name": "name, player, spieler, spielername, player name, nom complet, nombre, joueur",
        "family": "family, family name, surname, last name, lastname, nachname, nom, apellidos, cognome",
        "given": "given, given name, first name, firstname, vorname, prenom, nome",
        "fide_id": "fide id, fideid, fide number, fide no, fide nr, fide, id fide, code fide, fide code",
        "national_id": "national id, nat id, id, id no, pkz, ident number, member, member no, mitgliedsnummer",
        "federation": "federation, fed, country, land, verband, nation, federacion",
        "sex": "sex, gender, geschlecht, sexe, sexo, sesso",
        "title": "title, fide title, titel, titre, titulo, tit",
        "birth": "birth, birthday, b day, born, year of birth, birth year, byear, date of birth, dob, geburtsjahr, "
        "geburtsdatum, jahrgang, annee, ne",
        "club": "club, verein, vereinsname, team, circolo",
        "standard": "rating, standard, elo, std, nwz, dwz, national rating, rtg, rtg nat, elo nat, srtng",
        "rapid": "rapid, rapid rating, rpd, schnell, elo rapid, rapide, rrtng",
        "blitz": "blitz, blitz rating, blz, elo blitz, brtng",
    }.items()
}
"""Fields of a list with the headings under which tables usually have them, folded."""

_RATES = {"standard": RateOfPlay.STANDARD, "rapid": RateOfPlay.RAPID, "blitz": RateOfPlay.BLITZ}
_RATING = re.compile(r"(\d{1,4})(?:[.,]0+)?(?:\s*[-–(].*|\s*[A-Za-z*]+)?")  # also “1850-12” and “1850P”
_UNRATED = {"", "-", "--", "0", "unr", "unrated", "nr", "none"}
_WOMEN = ("f", "w", "d")  # female, weiblich, dame
_DAY = re.compile(r"(\d{1,2})[./-](\d{1,2})[./-](\d{4})")
_ISO = re.compile(r"(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)")


class CustomList:
    """A table with its columns named, ready to be read. ``notes`` grows while ``rows`` runs."""

    def __init__(
        self,
        table: Table,
        columns: Mapping[str, str],
        source: str,
        month: dt.date | None = None,
        month_from: str = "",
    ) -> None:
        """``columns`` gives for fields of ``COLUMNS`` the heading. InputRefused: one is missing or not there."""
        _check(table, columns)
        self.source = source
        self.file_name = table.path.name
        self.month = month or month_in(table.names)
        self.month_from = month_from
        self.rates = tuple(rate for field, rate in _RATES.items() if field in columns)
        self.notes: list[Fault] = []
        self._table = table
        self._places = {field: table.header.index(heading) for field, heading in columns.items()}

    def rows(self, progress: Progress) -> Iterator[ListedPlayer]:
        """Every player. InputRefused when most rows cannot be used; ImportCancelled."""
        faults: list[Fault] = []
        count = 0
        for line, cells in self._table.rows(progress):
            row = self._player(line, {field: cells[place] for field, place in self._places.items()})
            if isinstance(row, ListedPlayer):
                count += 1
                yield row
                continue
            faults.append(row)
            if len(faults) > MOST_LEFT_OUT + count:
                raise InputRefused((Fault(tr("most rows cannot be used: are the columns right?")), *faults[:3]))
        if not count:
            raise InputRefused((Fault(tr("the table has no players")), *faults[:3]))
        self.notes += faults[:MOST_LEFT_OUT]
        if len(faults) > MOST_LEFT_OUT:
            self.notes.append(Fault(tr("{count} more rows were left out").format(count=len(faults) - MOST_LEFT_OUT)))

    def _player(self, line: int, cells: Mapping[str, str]) -> ListedPlayer | Fault:
        get = cells.get
        name = clean_name(get("name", "") or full_name(get("family", ""), get("given", "")))
        if not name:
            return Fault(tr("a row was left out: it has no name"), line, self._column("name", "family"))
        ratings: dict[str, int | None] = {}
        for field in _RATES:
            text = get(field, "")
            rating = read_rating(text)
            if rating is None and text.lower() not in _UNRATED:
                return Fault(
                    tr("{name} was left out: “{text}” is no rating").format(name=name, text=clean(text, 20)),
                    line,
                    self._column(field),
                )
            ratings[field] = rating
        return ListedPlayer(
            name,
            fide_id=_digits(get("fide_id", "")),
            national_id=clean(get("national_id", "")),
            federation=clean(get("federation", ""), 3).upper(),
            sex=_sex(get("sex", "")),
            title=title_of(get("title", "")),
            club=clean(get("club", "")),
            birth=read_birth(get("birth", "")),
            standard=ratings["standard"],
            rapid=ratings["rapid"],
            blitz=ratings["blitz"],
        )

    def _column(self, *fields: str) -> int:
        return next((self._places[field] + 1 for field in fields if field in self._places), 1)


def _check(table: Table, columns: Mapping[str, str]) -> None:
    for field, heading in columns.items():
        if field not in COLUMNS:
            sentence = tr("“{field}” is no field of a rating list; there are {fields}")
            raise refused(sentence.format(field=clean(field, 30), fields=", ".join(COLUMNS)))
        if heading not in table.header:
            sentence = tr("the table has no column “{heading}”; it has {columns}")
            text = sentence.format(heading=clean(heading, 40), columns=_headings(table))
            raise refused(text, table.header_line, 1)
    if not {"name", "family"} & columns.keys():
        sentence = tr(
            "name the column of the players' names (field name, or family and given); the table has {columns}"
        )
        raise refused(sentence.format(columns=_headings(table)), table.header_line, 1)
    if not _RATES.keys() & columns.keys():
        sentence = tr("name a column with ratings (field standard, rapid or blitz); the table has {columns}")
        raise refused(sentence.format(columns=_headings(table)), table.header_line, 1)


def _headings(table: Table) -> str:
    """The headings of a table in a sentence."""
    shown = [f"“{clean(heading, 40)}”" for heading in table.header if heading.strip()]
    more = ", …" if len(shown) > MOST_HEADINGS else ""
    return ", ".join(shown[:MOST_HEADINGS]) + more


def propose_columns(table: Table, remembered: Mapping[str, str] | None = None) -> dict[str, str]:
    """A column for each field: as chosen for the same headings before, else by what headings usually mean."""
    if remembered and all(heading in table.header for heading in remembered.values()):
        return {field: heading for field, heading in remembered.items() if field in COLUMNS}
    folded = {" ".join(words(heading)): heading for heading in reversed(table.header)}
    proposed: dict[str, str] = {}
    for field, usual in COLUMNS.items():
        heading = next((folded[name] for name in usual if name in folded), None)
        if heading is not None and heading not in proposed.values():
            proposed[field] = heading
    if {"family", "given"} <= proposed.keys():
        proposed.pop("name", None)
    elif "name" in proposed:
        proposed.pop("family", None)
        proposed.pop("given", None)
    return proposed


def open_custom_list(path: Path) -> Table:
    """The table of a list: its headings, for choosing columns. InputRefused: no table."""
    return open_table(path)


def read_rating(text: str) -> int | None:
    """``1850``, ``1850.0``, ``1850-12`` (a DWZ with its index), ``1850P``; None for unrated or anything else."""
    found = _RATING.fullmatch(text.strip())
    rating = int(found[1]) if found else 0
    return rating if 0 < rating <= HIGHEST_RATING else None


def read_birth(text: str) -> str:
    """``YYYY`` or ``YYYY-MM-DD`` of a year or a date in the usual ways; empty for anything else."""
    if found := _ISO.match(text):
        year, month, day = (int(part) for part in found.groups())
    elif found := _DAY.fullmatch(text):
        day, month, year = (int(part) for part in found.groups())
    else:
        year = int(text[:4]) if len(text) >= 4 and text[:4].isascii() and text[:4].isdigit() else 0
        return str(year) if 1800 < year < 2200 else ""
    try:
        return dt.date(year, month, day).isoformat()
    except ValueError:
        return str(year) if 1800 < year < 2200 else ""


def _digits(text: str) -> str:
    text = text.strip()
    return text if text.isascii() and text.isdigit() and text.strip("0") and len(text) <= 12 else ""


def _sex(text: str) -> str:
    letter = text[:1].lower()
    return "w" if letter in _WOMEN else "m" if letter in ("m", "h") else ""
