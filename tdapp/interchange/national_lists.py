"""National rating lists as their federations publish them: known by the headings, so that nobody has to name them.

Layouts by Sharly Chess's public description of the lists (its page “National rating lists”, autumn 2026); for the DSB
also the older headings that public programs of clubs read.
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from tdapp.domain.ratings.rating_list import RateOfPlay
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.name_folding import words
from tdapp.domain.words.wording import tr
from tdapp.interchange.custom_list import CustomList, propose_columns
from tdapp.interchange.rating_list_cells import month_in, month_published
from tdapp.interchange.rating_list_table import Table

_RATE_WORDS = (
    (RateOfPlay.BLITZ, re.compile(r"blitz|snel", re.IGNORECASE)),
    (RateOfPlay.RAPID, re.compile(r"rapid", re.IGNORECASE)),
)
_NOT_A_NAME = re.compile(r"20\d\d|\d+|[^\w]+|_+|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\d*")


@dataclass(frozen=True, slots=True)
class NationalForm:
    """How a federation lays out its list: the headings of our fields, and others that tell it from the rest.

    ``rating``: the one column of ratings where the name of the file says of which rate of play they are.
    """

    source: str
    columns: Mapping[str, str]
    marks: tuple[str, ...] = ()
    rating: str = ""

    def fits(self, header: Iterable[str]) -> bool:
        """Whether all of its headings are there."""
        needed = (*self.columns.values(), *self.marks, *filter(None, [self.rating]))
        return set(map(_folded, needed)) <= set(map(_folded, header))


def _form(source: str, columns: str, *marks: str, rating: str = "") -> NationalForm:
    pairs = [(part.partition("=")[0], part.partition("=")[2]) for part in columns.split("; ")]
    return NationalForm(source, dict(pairs), marks, rating)


FORMS = (
    _form(
        "DSB", "national_id=ID; family=Nachname; given=Vorname; sex=Geschlecht; birth=Geburtsjahr; standard=DWZ; "
        "fide_id=FIDE-ID; title=FIDE-Titel; federation=FIDE-Land; club=ZPS", "Spielberechtigung",
    ),
    _form(
        "DSB", "national_id=ID; name=Spielername; sex=Geschlecht; birth=Geburtsjahr; standard=DWZ; fide_id=FIDE-ID; "
        "title=FIDE-Titel; federation=FIDE-Land; club=VKZ", "Spielberechtigung",
    ),
    _form(
        "DSB", "name=Spielername; sex=Geschlecht; birth=Geburtsjahr; standard=DWZ; fide_id=FIDE-ID; title=FIDE-Titel; "
        "federation=FIDE-Land; club=ZPS", "Spielberechtigung", "Mgl-Nr",
    ),
    _form(
        "KNSB", "national_id=Relatienummer; name=Naam; title=Titel; federation=FED; birth=Geboren; sex=S", "Nv",
        rating="Rating",
    ),
    _form(
        "FSI", "national_id=ID FSI; name=Nominativo; federation=Federazione; birth=Anno Nascita; sex=Sex; fide_id=FIN; "
        "standard=Elo", "K Italia",
    ),
    _form(
        "CFR", "national_id=ID_No; name=Name; sex=Sex; federation=Fed; club=ClubName; birth=Birthday; fide_id=Fide_No",
        "Clubnumber", "Rtg_Int", rating="Rtg_Nat",
    ),
    _form("SELO", "national_id=Id; family=Sukunimi; given=Etunimi; club=Seura; federation=Maa; standard=Selo"),
    _form(
        "CFC", "national_id=CFC#; family=Last; given=First; club=City; fide_id=FIDE Number; standard=Rating; "
        "rapid=Active Rtg", "Expiry",
    ),
    _form(
        "ECF", "national_id=ECF_code; name=full_name; sex=gender; federation=nation; club=club_name; fide_id=FIDE_no; "
        "title=title; standard=revised_standard; rapid=revised_rapid; blitz=revised_blitz",
    ),
    _form(
        "CHESSA", "national_id=UNIQUE_NO; family=SURNAME; given=FIRSTNAME; birth=BDATE; sex=SEX; title=TITLE; club=FED",
        rating="RATING",
    ),
    _form(
        "DSU", "national_id=Nr; name=Navn; birth=Født; club=Klub; title=Titel; standard=Rat.; rapid=Hur.; blitz=Lyn",
        "Alder",
    ),
    _form(
        "PERCASI", "national_id=ID.; name=NAMA; club=PROVINSI; title=Gelar; fide_id=FIDE-ID; standard=Standar; "
        "rapid=Cepat; blitz=Kilat",
    ),
)  # fmt: skip
"""The lists whose layout is known. The first that fits counts."""


def known_columns(table: Table) -> tuple[str, dict[str, str]] | None:
    """Whose list a table is, and the heading of each field; None where its headings are those of no known list."""
    form = next((one for one in FORMS if one.fits(table.header)), None)
    if form is None:
        return None
    headings = {_folded(heading): heading for heading in reversed(table.header)}
    columns = {ours: headings[_folded(theirs)] for ours, theirs in form.columns.items()}
    if form.rating:
        columns[_rate_in(table.names).value] = headings[_folded(form.rating)]
    return form.source, columns


def recognised(table: Table) -> CustomList | None:
    """A table that is a rating list by its headings, with its month.

    One of the known ones, or any that has names, ratings and national numbers in columns that are called so and the
    month in its name; that one is called as the file is.
    """
    known = known_columns(table)
    if known is not None:
        month, month_from = month_of(table)
        return CustomList(table, known[1], known[0], month, month_from)
    columns = propose_columns(table)
    named = {"name", "family"} & columns.keys() and {"standard", "rapid", "blitz"} & columns.keys()
    month = month_in(table.names)
    source = " ".join(_NOT_A_NAME.sub(" ", table.path.stem.lower()).split())
    if not named or "national_id" not in columns or month is None or not source:
        return None
    return CustomList(table, columns, source, month)


def month_of(table: Table) -> tuple[dt.date | None, str]:
    """From when the ratings are valid, by the names or by the date of the file; who told, in words."""
    if month := month_in(table.names):
        return month, tr("the name of the file")
    if table.date is not None and table.date.year > 2000:
        return month_published(table.date), tr("the date of the list in the archive")
    return month_published(_written(table.path)), tr("the date of the file")


def _written(path: Path) -> dt.date:
    return dt.datetime.fromtimestamp(path.stat().st_mtime).date()


def _rate_in(names: str) -> RateOfPlay:
    return next((rate for rate, word in _RATE_WORDS if word.search(names)), RateOfPlay.STANDARD)


def _folded(heading: str) -> str:
    return " ".join(words(heading)) or heading
