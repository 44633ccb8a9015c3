"""What the columns of a table of players mean: guessed from headers in several languages, or from the cells."""

from __future__ import annotations

import datetime as dt
import typing
from dataclasses import replace
from enum import Enum

from tdapp.domain.section.player import TITLES
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.name_folding import words
from tdapp.interchange.table_files import Table


class Field(Enum):
    """What a column holds; the values are ids that may be remembered."""

    IGNORE = "ignore"
    NAME = "name"  # the whole name, Family, Given
    FAMILY = "family"
    GIVEN = "given"
    NATIVE_NAME = "native-name"
    TITLE = "title"
    SEX = "sex"
    BIRTH = "birth"
    FEDERATION = "federation"
    FIDE_ID = "fide-id"
    NATIONAL_ID = "national-id"
    RATING = "rating"  # the tournament rating
    STANDARD = "standard"
    RAPID = "rapid"
    BLITZ = "blitz"
    NATIONAL_RATING = "national"
    CLUB = "club"
    TEAM = "team"  # of a competition of teams; elsewhere a club
    BOARD = "board"  # the place among the members of the team
    CATEGORY = "category"
    FIXED_TABLE = "fixed-table"
    PAID = "paid"
    OWED = "owed"
    COMMENT = "comment"


@dataclass(frozen=True, slots=True)
class Mapping:
    """The meaning of each column, whether the first row is a header, and whether dates have the month first (None:
    the dates themselves may tell)."""

    fields: tuple[Field, ...]
    header: bool = False
    month_first: bool | None = None


_HEADERS: dict[Field, str] = {
    Field.NAME: (
        "name|names|player|player name|full name|playername|spieler|teilnehmer|nom complet|joueur|nom prenom|"
        "nom et prenom|jugador|nombre|nombre completo|apellidos y nombre|nome|nome completo|giocatore|naam|speler|"
        "nazwisko i imie|imie i nazwisko|zawodnik|фио|игрок|участник|nev|jmeno|isim|ad soyad|adi soyadi|"
        "ονοματεπωνυμο|ονομα|姓名|الاسم|שם|prijmeni a jmeno|navn|namn|nimi|ime i prezime|nume|"
        "nom joueur|apellidos nombre|nombre jugador|nom prenoms"
    ),
    Field.FAMILY: (
        "family|family name|last name|lastname|surname|nachname|familienname|nom|nom de famille|apellido|apellidos|"
        "cognome|achternaam|nazwisko|фамилия|prijmeni|vezeteknev|csaladnev|soyad|soyadi|sobrenome|apelido|επωνυμο|"
        "efternavn|etternavn|efternamn|sukunimi|prezime|nume de familie|姓"
    ),
    Field.GIVEN: (
        "given|given name|given names|first name|firstname|forename|vorname|rufname|prenom|prenoms|nombre de pila|"
        "voornaam|imie|имя|имя отчество|krestni jmeno|keresztnev|utonev|ad|adi|fornavn|fornamn|etunimi|ime|prenume|名"
    ),
    Field.NATIVE_NAME: "native name|local name|original name|name in script|имя на родном языке|本名",
    Field.TITLE: "title|tit|fide title|titel|fide titel|titre|titulo|titolo|tytul|титул|звание|cim|unvan|τιτλος|ttl",
    Field.SEX: (
        "sex|gender|geschlecht|sexe|sexo|genere|sesso|geslacht|plec|пол|pohlavi|nem|cinsiyet|φυλο|kjonn|kon|m f|w|"
        "ges|sx|fm|s"
    ),
    Field.BIRTH: (
        "birth|born|birthday|birthdate|birth date|date of birth|dob|year of birth|birth year|yob|b day|bday|geburtstag|"
        "geburtsdatum|geburtsjahr|geb|geb datum|jahrgang|jg|naissance|date de naissance|ne le|annee de naissance|"
        "nacimiento|fecha de nacimiento|ano de nacimiento|nascita|data di nascita|anno di nascita|geboortedatum|"
        "geboortejaar|data urodzenia|rok urodzenia|rok ur|дата рождения|год рождения|год|datum narozeni|rok narozeni|"
        "nascimento|data de nascimento|szuletesi ev|szuletett|dogum tarihi|dogum yili|ετος γεννησης|fodt|year|"
        "geburt|geb jahr|b year|byear|annee|ann naiss|f nac|fecha nac|fec nac|ano nac|birth year|geb dat"
    ),
    Field.FEDERATION: (
        "fed|federation|country|nation|nat|land|verband|foderation|federacion|pais|federazione|nazione|federatie|"
        "federacja|kraj|fed fide|федерация|страна|federace|orszag|federasyon|ulke|χωρα|noc|flag|federacao|"
        "fede|verb|fed nat|pays|nacionalidad|nationalitat|nationalite"
    ),
    Field.FIDE_ID: (
        "fide id|fideid|fide no|fide number|fide code|fide nr|fide nummer|id fide|idfide|code fide|codigo fide|fin|"
        "ид фиде|фиде id|fide kod|fide|"
        "fide kenn|fide kennung|fide kennzahl|code fide no|no fide|n fide|num fide|nr fide|id code fide|"
        "fide identnr|ident fide"
    ),
    Field.NATIONAL_ID: (
        "national id|nat id|natid|id nat|national no|id number|id no|ident|pkz|zps|mgl nr|mitgliedsnummer|licence|"
        "license|license no|nr licence|licenza|licencia|member id|membership|member no|uscf id|ecf code|ncfp id|id|"
        "national code|local id|cid|фшр id|id фшр|"
        "nat kenn|ident nr|identnr|id nr|code|n licence|no licence|mitgl nr|mitglnr|num licencia|id nacional"
    ),
    Field.RATING: (
        "rating|rtg|elo|rat|tournament rating|turnierrating|tw|wertung|wertungszahl|classement|ranking|рейтинг|"
        "pontszam|ertekszam|ελο|punteggio|"
        "twz|tz|elo ou classement|puntos elo|clasificacion|start rating|rtg start"
    ),
    Field.STANDARD: (
        "standard|std|standard rating|fide rating|fide elo|elo fide|elo int|irtg|rtgi|srtng|int rating|elo i|"
        "eloi|rtg int|int rtg|intrtg|elo fide std|elo std|fide elo std|irat|elo internat|"
        "elo internacional|elo international|rating int|standard f"
    ),
    Field.RAPID: "rapid|rapid rating|elo rapid|rapide|rpd|rrtng|rapido|rapid elo|elo rapide|schnellschach|рапид|"
    "rapid f",
    Field.BLITZ: "blitz|blitz rating|elo blitz|blz|brtng|blitz elo|relampago|блиц|blitz f",
    Field.NATIONAL_RATING: (
        "national rating|nat rating|dwz|nrtg|rtgn|elo nat|elo n|national|nwz|uscf|uscf rating|ecf|ecf rating|lomelo|"
        "elo nacional|elo nazionale|knsb rating|ranking krajowy|рейтинг рф|elo national|local rating|"
        "elon|rtg nat|nat rtg|natrtg|nrat|ingo|dwz aktuell|rating nat|standard n"
    ),
    Field.CLUB: (
        "club|club city|club name|verein|ort|city|ville|ciudad|circolo|societa|vereniging|klub|клуб|город|"
        "oddil|egyesulet|kulup|συλλογος|klubb|clube|miasto|mesto|"
        "verein ort|club ville|club ciudad|ort verein|club o ciudad|ville club|club equipo|club poblacion"
    ),
    Field.TEAM: (
        "team|team name|teamname|mannschaft|mannschaftsname|equipe|nom equipe|equipo|nombre equipo|squadra|druzyna|"
        "команда|csapat|csapatnev|druzstvo|takim|equipa|ekipa|lag|lagnamn|hold|joukkue|ploeg|teamnaam|echipa|ομαδα|momcad"
    ),
    Field.BOARD: (
        "board|bo|bd|board no|brett|br|brettnr|brett nr|echiquier|ech|tablero|tab|tabuleiro|scacchiera|sc|bord|"
        "szachownica|szach|sachovnice|доска|табл|tabla|σκακιερα|masa|lauta|brade|bret|ploca"
    ),
    Field.CATEGORY: (
        "category|categories|cat|group|gr|typ|type|kategorie|gruppe|categorie|categoria|klasse|kategoria|категория|"
        "kategori|κατηγορια|section|klassen"
    ),
    Field.FIXED_TABLE: "fixed table|fixed board|table|fester tisch|brett fest|mesa fija|table fixe",
    Field.PAID: "paid|payment|bezahlt|paye|pagado|pagato|betaald|zaplacono|оплачено|zaplaceno|fizetve|odendi",
    Field.OWED: "fee|entry fee|due|owed|startgeld|nenngeld|droits|inscription|cuota|quota|inschrijfgeld|wpisowe|взнос",
    Field.COMMENT: (
        "comment|comments|remark|remarks|note|notes|bemerkung|kommentar|remarque|observaciones|uwagi|примечание"
    ),
}
_FIELD_OF = {" ".join(words(header)): field for field, text in _HEADERS.items() for header in text.split("|")}
_WHOLE = {
    "name",
    "nom",
    "nome",
    "nombre",
    "nev",
    "jmeno",
    "ονομα",
    "isim",
    "naam",
    "navn",
    "namn",
    "ime",
    "nimi",
    "nume",
}
"""Headers that mean the whole name, or one part of it beside a column for the other part."""


_NEVER_ASKED = {
    " ".join(words(header))
    for header in [
        "no",
        "nr",
        "snr",
        "start no",
        "startnr",
        "start nr",
        "sno",
        "rk",
        "rank",
        "rg",
        "rang",
        "pos",
        "place",
        "platz",
        "pl",
        "num",
        "numero",
        "seed",
        "tnr",
        "pts",
        "points",
        "punkte",
        "buchholz",
        "tb1",
        "tb2",
        "tb3",
        "tb4",
        "tb5",
        "wtg1",
        "wtg2",
        "wtg3",
        "desc1",
        "dep1",
        "rp",
        "perf",
        "k",
        "w we",
        "tel",
        "phone",
        "telefon",
        "telefono",
    ]
}
"""Headings of columns with numbers that are no part of a registration: their loss is no question."""
_SHARE = 6  # of ten cells: as many numbers make a column of numbers
_SMALLEST = 100  # numbers of people and ratings begin here; below are places and points


def left_out(table: Table, mapping: Mapping) -> tuple[int, ...]:
    """Columns (from 0) of numbers that nobody gave a meaning: ratings or ids may get lost here, so they are asked."""
    found = []
    rows = table.rows[mapping.header : 200]
    for column, field in enumerate(mapping.fields):
        heading = " ".join(words(table.rows[0][column])) if mapping.header else ""
        cells = [row[column] for row in rows if row[column]]
        numbers = [cell for cell in cells if cell.isascii() and cell.isdigit() and int(cell[:15]) >= _SMALLEST]
        if field is Field.IGNORE and heading not in _NEVER_ASKED and len(numbers) * 10 >= len(cells) * _SHARE > 0:
            found.append(column)
    return tuple(found)


def for_players(mapping: Mapping) -> Mapping:
    """The same where there are no teams: a team is a club, if nothing else is, and boards mean nothing."""
    club = Field.IGNORE if Field.CLUB in mapping.fields else Field.CLUB
    other = {Field.TEAM: club, Field.BOARD: Field.IGNORE}
    return replace(mapping, fields=tuple(other.get(field, field) for field in mapping.fields))


def guess(table: Table, today: dt.date | None = None, *, teams: bool = False) -> Mapping:
    """The most likely meaning; the arbiter sees it and may set another. No year of birth lies after ``today``."""
    found = _guess(table, today)
    return found if teams else for_players(found)


def _guess(table: Table, today: dt.date | None) -> Mapping:
    if not table.rows:
        return Mapping(())
    by_header = _titles_without_heading(table, _by_header(table.rows[0]))
    named = {Field.NAME, Field.FAMILY, Field.GIVEN}
    known = [field for field in by_header if field is not Field.IGNORE]
    if known and (named & set(known) or len(known) > 1) and not any(cell.isdigit() for cell in table.rows[0]):
        return Mapping(by_header, header=True)
    return Mapping(_by_content(table, (today or dt.date.today()).year))


def signature_of(table: Table) -> str:
    """What tells tables with the same headings; only of use while the first row holds headings."""
    return "players\x1f" + "\x1f".join(" ".join(words(cell)) for cell in (table.rows[0] if table.rows else ()))


def columns_to_remember(mapping: Mapping) -> dict[str, str]:
    """A choice of columns as it is kept: number of the column -> id of the field."""
    return {str(place): field.value for place, field in enumerate(mapping.fields)}


def remembered_mapping(table: Table, columns: typing.Mapping[str, str]) -> Mapping | None:
    """The choice made for these headings the last time; None when there is none, or it does not fit."""
    known = {field.value: field for field in Field}
    found = [known.get(columns.get(str(place), "")) for place in range(table.width)]
    if not found or None in found:
        return None
    return Mapping(tuple(field for field in found if field is not None), header=True)


def _by_header(row: tuple[str, ...]) -> tuple[Field, ...]:
    keys = [" ".join(words(cell)) for cell in row]
    fields = [_FIELD_OF.get(key, Field.IGNORE) for key in keys]
    for index, key in enumerate(keys):
        if key not in _WHOLE:
            continue
        others = {field for place, field in enumerate(fields) if place != index}
        if Field.GIVEN in others and Field.FAMILY not in others:
            fields[index] = Field.FAMILY
        elif Field.FAMILY in others and Field.GIVEN not in others:
            fields[index] = Field.GIVEN
        elif Field.NAME not in others:
            fields[index] = Field.NAME
    seen: set[Field] = set()
    for index, field in enumerate(fields):
        if field in seen and field not in (Field.CATEGORY, Field.BIRTH):  # a year may stand beside a date
            fields[index] = Field.IGNORE  # the first of two columns of one meaning counts
        seen.add(field)
    return tuple(fields)


def _titles_without_heading(table: Table, fields: tuple[Field, ...]) -> tuple[Field, ...]:
    """The lists of Swiss-Manager have no heading over the titles."""
    if Field.TITLE in fields:
        return fields
    for column, heading in enumerate(table.rows[0]):
        cells = [row[column] for row in table.rows[1:200] if row[column]]
        if not heading and cells and all(cell.upper() in TITLES for cell in cells):
            return (*fields[:column], Field.TITLE, *fields[column + 1 :])
    return fields


def _by_content(table: Table, this_year: int) -> tuple[Field, ...]:
    fields: list[Field] = []
    for column in range(table.width):
        cells = [row[column] for row in table.rows[:200] if row[column]]
        field = _content_of(cells, this_year)
        if field is Field.NAME and fields and fields[-1] is Field.NAME and _one_word(table, column - 1):
            fields[-1], field = Field.FAMILY, Field.GIVEN  # Smith | John
        if field is Field.NAME and (Field.NAME in fields or Field.FAMILY in fields):
            field = Field.IGNORE
        if field is not Field.RATING and field in fields:
            field = Field.IGNORE
        fields.append(field)
    ratings = [index for index, field in enumerate(fields) if field is Field.RATING]
    for index in ratings[1:]:
        fields[index] = Field.IGNORE
    return tuple(fields)


def _ungrouped(cell: str) -> str:
    """``1,650`` is a number too."""
    return cell[0] + cell[2:] if len(cell) == 5 and cell[1] in ",.'’" and (cell[0] + cell[2:]).isdigit() else cell


def _one_word(table: Table, column: int) -> bool:
    """Whether most names of a column are a family name alone."""
    cells = [row[column] for row in table.rows[:200] if row[column]]
    return sum(" " not in cell and "," not in cell for cell in cells) * 10 >= len(cells) * 8


def _content_of(cells: list[str], this_year: int) -> Field:
    if not cells:
        return Field.IGNORE

    def most(accepts: list[bool]) -> bool:
        return sum(accepts) * 10 >= len(cells) * 9

    cells = [_ungrouped(cell) for cell in cells]
    if most([cell.isascii() and cell.isdigit() for cell in cells]):
        numbers = [int(cell) for cell in cells if cell.isascii() and cell.isdigit() and len(cell) < 16]
        if most([number > 99_999 for number in numbers]):
            return Field.FIDE_ID
        if most([1900 <= number <= this_year for number in numbers]):
            return Field.BIRTH if len(set(numbers)) > 1 or numbers[0] != 2000 else Field.RATING
        return Field.RATING if most([number == 0 or 100 <= number <= 3500 for number in numbers]) else Field.IGNORE
    if most([len(cell) == 10 and cell[:2].isdigit() and cell[-2:].isdigit() for cell in cells]):
        return Field.BIRTH
    if most([cell.upper() in TITLES for cell in cells]):
        return Field.TITLE
    if most([cell.casefold() in ("m", "f", "w") for cell in cells]):
        return Field.SEX
    if most([len(cell) == 3 and cell.isascii() and cell.isalpha() and cell.isupper() for cell in cells]):
        return Field.FEDERATION
    return Field.NAME if most([any(letter.isalpha() for letter in cell) for cell in cells]) else Field.IGNORE
