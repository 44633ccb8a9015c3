"""The list of prizes as a table: from a spreadsheet or CSV, and back."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Mapping
from fractions import Fraction
from itertools import count

from tdapp.domain.prizes.plan import MOST_PRIZES, Prize, PrizeKind, PrizePlan
from tdapp.domain.words.amounts import amount, read_amount
from tdapp.domain.words.errors import Fault, InputRefused, RuleViolation, unknown
from tdapp.domain.words.plain_line import plain_line
from tdapp.domain.words.wording import tr
from tdapp.services.files.csv_rows import numbered_rows

COLUMNS = ("group", "place", "amount", "item", "player", "kind")
"""The last three may be missing; without a header line the columns stand in this order."""

_NAMES = {
    "group": (
        "group|category|gruppe|kategorie|grupo|categoría|groupe|catégorie|gruppo|categoria|groep|grupa|kategoria|"
        "skupina|grup|kategori|група|категорія|группа|категория"
    ),
    "place": (
        "place|rank|platz|rang|puesto|lugar|posición|posto|posizione|posição|plaats|miejsce|místo|pořadí|yer|sıra|"
        "місце|место"
    ),
    "amount": (
        "amount|money|prize|betrag|geld|preisgeld|importe|premio|dinero|montant|prix|importo|valor|prêmio|prémio|"
        "bedrag|prijs|prijzengeld|kwota|nagroda|částka|cena|tutar|ödül|сума|приз|сумма"
    ),
    "item": (
        "item|thing|sachpreis|objeto|artículo|lot|objet|oggetto|voorwerp|rzecz|nagroda rzeczowa|věc|věcná cena|"
        "eşya|річ|вещь"
    ),
    "player": "player|winner|spieler|jugador|joueur|giocatore|jogador|speler|zawodnik|hráč|oyuncu|гравець|игрок",
    "kind": "kind|art|tipo|clase|genre|type|soort|rodzaj|druh|tür|вид",
}
"""Heads of a column, in the languages of the program."""
_KINDS = {kind.value: kind for kind in PrizeKind} | {"": None, "special": PrizeKind.NAMED}
_RISKY = ("=", "+", "-", "@", "\t")


def read_prizes(text: str) -> tuple[Prize, ...]:
    """The prizes of pasted text or CSV; InputRefused with a fault for each line that is none."""
    text = text.lstrip("\ufeff").replace("\x00", "")
    first = next((line for line in text.splitlines() if line.strip()), "")
    delimiter = max("\t;,", key=first.count)
    header: Mapping[str, int] = {name: index for index, name in enumerate(COLUMNS)}
    prizes: list[Prize] = []
    faults: list[Fault] = []
    places: dict[str, count[int]] = {}
    number = 0
    try:
        for number, cells in numbered_rows(io.StringIO(text), delimiter):
            if not any(cell.strip() for cell in cells):
                continue
            if not prizes and not faults and (found := _header(cells)):
                header = found
                continue
            line = {name: _cell(cells, header.get(name)) for name in COLUMNS}
            try:
                prizes.append(_prize(line, places))
            except RuleViolation as fault:
                faults.append(Fault(str(fault), number, 1))
    except csv.Error as error:
        faults.append(Fault(tr("This is no table: {error}.").format(error=error), number + 1, 1))
    if len(prizes) > MOST_PRIZES:
        faults.append(Fault(tr("There are more than {most} prizes.").format(most=MOST_PRIZES), 1, 1))
    if not prizes and not faults:
        faults.append(Fault(tr("There are no prizes in it."), 1, 1))
    if faults:
        raise InputRefused(tuple(faults))
    return tuple(prizes)


def write_prizes(plan: PrizePlan, delimiter: str = ",") -> str:
    """The table with a header line; no cell is a formula for a spreadsheet."""
    buffer = io.StringIO()
    writer = csv.writer(buffer, delimiter=delimiter, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for prize in plan.prizes:
        money = _plain(prize.money) if prize.money else ""
        winner = "" if prize.winner is None else str(prize.winner)
        writer.writerow(
            (
                _harmless(plain_line(prize.group)),
                prize.place or "",
                money,
                _harmless(plain_line(prize.item)),
                winner,
                prize.kind.value,
            )
        )
    return buffer.getvalue()


def money_of(text: str) -> Fraction:
    """What was typed as an amount, with or without a sign of its currency; RuleViolation when it is none."""
    plain = text.strip().strip("€$£ \u00a0")
    return Fraction(amount(read_amount(plain)))


def _header(cells: list[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for index, cell in enumerate(cells):
        for name, known in _NAMES.items():
            if _folded(cell) in map(_folded, known.split("|")):
                found.setdefault(name, index)
    return found if len(found) > 1 or len(cells) == 1 else {}


def _folded(text: str) -> str:
    """Without accents and capitals, as many type it."""
    return "".join(
        one
        for one in unicodedata.normalize("NFKD", text.strip().casefold().replace("ı", "i"))
        if not unicodedata.combining(one)
    )


def _cell(cells: list[str], index: int | None) -> str:
    text = cells[index].strip() if index is not None and index < len(cells) else ""
    return text[1:] if text[:1] == "'" and text[1:2] in _RISKY else text


def _prize(cells: Mapping[str, str], places: dict[str, count[int]]) -> Prize:
    for name in ("place", "player"):
        digits = cells[name].rstrip(".")
        if digits and not (digits.isascii() and digits.isdigit() and len(digits) < 6):
            raise RuleViolation(tr("“{text}” is not a {column}.").format(text=cells[name][:20], column=name))
    if cells["kind"].casefold() not in _KINDS:
        known = (kind.value for kind in PrizeKind)
        raise unknown(tr("“{value}” is no kind; there are {known}."), cells["kind"][:20], known)
    winner = int(cells["player"].rstrip(".")) if cells["player"] else None
    place = int(cells["place"].rstrip(".") or 0)
    kind = _KINDS[cells["kind"].casefold()] or (PrizeKind.PLACE if winner is None else PrizeKind.NAMED)
    if kind is not PrizeKind.NAMED and not cells["place"] and cells["kind"]:
        place = next(places.setdefault(cells["group"], count(1)))
    if kind is not PrizeKind.NAMED and place < 1:
        raise RuleViolation(tr("A prize has a place, or a player for a special one."))
    return Prize(cells["group"], place, money_of(cells["amount"]), cells["item"], winner, kind)


def _plain(money: Fraction) -> str:
    """Exact decimal text: amounts have at most three decimals."""
    whole, part = divmod(int(money * 1000), 1000)
    return f"{whole}.{part:03}".rstrip("0").rstrip(".")


def _harmless(text: str) -> str:
    return f"'{text}" if text.startswith(_RISKY) else text
