"""What the columns of a table of players mean: guessed from headers in several languages, or from the cells."""

from __future__ import annotations

import datetime as dt
import typing
from dataclasses import dataclass
from enum import Enum

from tdapp.domain.section.player import TITLES
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
    CATEGORY = "category"
    FIXED_TABLE = "fixed-table"
    PAID = "paid"
    OWED = "owed"
    COMMENT = "comment"


@dataclass(frozen=True, slots=True)
class Mapping:
    """The meaning of each column, and whether the first row is a header."""

    fields: tuple[Field, ...]
    header: bool = False


_HEADERS: dict[Field, str] = {
    Field.NAME: (
        "name|names|player|player name|full name|playername|spieler|teilnehmer|nom complet|joueur|nom prenom|"
        "nom et prenom|jugador|nombre|nombre completo|apellidos y nombre|nome|nome completo|giocatore|naam|speler|"
        "nazwisko i imie|imie i nazwisko|zawodnik|фио|игрок|участник|nev|jmeno|isim|ad soyad|adi soyadi|"
        "ονοματεπωνυμο|ονομα|姓名|الاسم|שם|prijmeni a jmeno|navn|namn|nimi|ime i prezime|nume"
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
        "sex|gender|geschlecht|sexe|sexo|genere|sesso|geslacht|plec|пол|pohlavi|nem|cinsiyet|φυλο|kjonn|kon|m f|w"
    ),
    Field.BIRTH: (
        "birth|born|birthday|birthdate|birth date|date of birth|dob|year of birth|birth year|yob|b day|bday|geburtstag|"
        "geburtsdatum|geburtsjahr|geb|geb datum|jahrgang|jg|naissance|date de naissance|ne le|annee de naissance|"
        "nacimiento|fecha de nacimiento|ano de nacimiento|nascita|data di nascita|anno di nascita|geboortedatum|"
        "geboortejaar|data urodzenia|rok urodzenia|rok ur|дата рождения|год рождения|год|datum narozeni|rok narozeni|"
        "nascimento|data de nascimento|szuletesi ev|szuletett|dogum tarihi|dogum yili|ετος γεννησης|fodt|year"
    ),
    Field.FEDERATION: (
        "fed|federation|country|nation|nat|land|verband|foderation|federacion|pais|federazione|nazione|federatie|"
        "federacja|kraj|fed fide|федерация|страна|federace|orszag|federasyon|ulke|χωρα|noc|flag|federacao"
    ),
    Field.FIDE_ID: (
        "fide id|fideid|fide no|fide number|fide code|fide nr|fide nummer|id fide|idfide|code fide|codigo fide|fin|"
        "ид фиде|фиде id|fide kod|fide"
    ),
    Field.NATIONAL_ID: (
        "national id|nat id|natid|id nat|national no|id number|id no|ident|pkz|zps|mgl nr|mitgliedsnummer|licence|"
        "license|license no|nr licence|licenza|licencia|member id|membership|member no|uscf id|ecf code|ncfp id|id|"
        "national code|local id|cid|фшр id|id фшр"
    ),
    Field.RATING: (
        "rating|rtg|elo|rat|tournament rating|turnierrating|tw|wertung|wertungszahl|classement|ranking|рейтинг|"
        "pontszam|ertekszam|ελο|punteggio"
    ),
    Field.STANDARD: (
        "standard|std|standard rating|fide rating|fide elo|elo fide|elo int|irtg|rtgi|srtng|int rating|elo i"
    ),
    Field.RAPID: "rapid|rapid rating|elo rapid|rapide|rpd|rrtng|rapido|rapid elo|elo rapide|schnellschach|рапид",
    Field.BLITZ: "blitz|blitz rating|elo blitz|blz|brtng|blitz elo|relampago|блиц",
    Field.NATIONAL_RATING: (
        "national rating|nat rating|dwz|nrtg|rtgn|elo nat|elo n|national|nwz|uscf|uscf rating|ecf|ecf rating|lomelo|"
        "elo nacional|elo nazionale|knsb rating|ranking krajowy|рейтинг рф|elo national|local rating"
    ),
    Field.CLUB: (
        "club|club city|club name|verein|team|ort|city|equipe|ville|ciudad|circolo|societa|vereniging|klub|клуб|город|"
        "oddil|csapat|egyesulet|kulup|συλλογος|klubb|clube|miasto|mesto"
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


def guess(table: Table, today: dt.date | None = None) -> Mapping:
    """The most likely meaning; the arbiter sees it and may set another. No year of birth lies after ``today``."""
    if not table.rows:
        return Mapping(())
    by_header = _by_header(table.rows[0])
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
        if field in seen and field is not Field.CATEGORY:
            fields[index] = Field.IGNORE  # the first of two columns of one meaning counts
        seen.add(field)
    return tuple(fields)


def _by_content(table: Table, this_year: int) -> tuple[Field, ...]:
    fields: list[Field] = []
    for column in range(table.width):
        cells = [row[column] for row in table.rows[:200] if row[column]]
        field = _content_of(cells, this_year)
        if field is Field.NAME and Field.NAME in fields:
            field = Field.IGNORE
        if field is not Field.RATING and field in fields:
            field = Field.IGNORE
        fields.append(field)
    ratings = [index for index, field in enumerate(fields) if field is Field.RATING]
    for index in ratings[1:]:
        fields[index] = Field.IGNORE
    return tuple(fields)


def _content_of(cells: list[str], this_year: int) -> Field:
    if not cells:
        return Field.IGNORE

    def most(accepts: list[bool]) -> bool:
        return sum(accepts) * 10 >= len(cells) * 9

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
