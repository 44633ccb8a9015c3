"""A player as record 001, and as national record; what does not fit the columns becomes a mark."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Colour
from tdapp.domain.section.player import TITLES, NationalRecord, Player
from tdapp.domain.section.scoring import decimal_text
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.trf.dates import birth
from tdapp.trf.decode import clean
from tdapp.trf.layouts import PLAYER
from tdapp.trf.marks import mark_line
from tdapp.trf.records import MAX_NUMBER, usable_federation

NAME_WIDTH, ID_WIDTH = PLAYER.width("name"), PLAYER.width("fide_id")
_NATIONAL = {"sex": "sex", "title": "title", "name": "name", "origin": "federation", "birth": "birth"}
"""Where record 001 has what a national one says."""
_COLOURS = {Colour.WHITE: "w", Colour.BLACK: "b", None: "-"}


def player_line(
    player: Player, cells: tuple[Cell, ...], points: Fraction, rank: int, official: int | None, unknown: str = " "
) -> str:
    """Record 001 with the official rating; RuleViolation for a pairing number that has no room there.

    ``unknown`` is the code of a game without a result.
    """
    if not 0 < player.number <= MAX_NUMBER:
        raise RuleViolation(
            tr("A TRF holds pairing numbers from 1 to {most}, not {number}.").format(
                most=MAX_NUMBER, number=player.number
            )
        )
    return PLAYER.line(
        "001",
        "".join([_block(cell, unknown) for cell in cells])[2:],  # two blanks before each round, and before the first
        number=player.number,
        sex=player.sex.value if player.sex else "",
        title=_title(player),
        name=clean(player.name)[:NAME_WIDTH],
        rating=official if _fits_rating(official) else "",
        federation=_federation(player),
        fide_id=_fide_id(player),
        birth=_birth(player),
        points=points_column(points),
        rank=rank,
    ).rstrip(" ")


def national_line(section: Section, player: Player) -> str:
    """The national rating record, or empty when the player has none that fits."""
    code, own = national_code(section, player), player.national_record
    if not code or not (player.national_rating or player.national_id or own != NationalRecord()):
        return ""
    return PLAYER.line(
        code,
        number=player.number,
        rating=player.national_rating if _fits_rating(player.national_rating) else "",
        fide_id=player.national_id if _fits(player.national_id, ID_WIDTH) else "",
        **{place: _held(getattr(own, key), PLAYER.width(place)) for key, place in _NATIONAL.items()},
    ).rstrip(" ")


def national_fits(section: Section, player: Player) -> bool:
    """Whether the record above gives ``Player.national_record`` back."""
    own = player.national_record
    if own == NationalRecord():
        return True
    fits = all(_held(getattr(own, key), PLAYER.width(at)) == getattr(own, key) for key, at in _NATIONAL.items())
    return fits and national_code(section, player) == own.federation


def player_marks(section: Section, player: Player) -> list[str]:
    """Marks for every field that the records above cannot give back."""
    name = clean(player.name).rstrip(" ")
    national = bool(national_code(section, player))
    texts = {
        "name": name if len(name) > NAME_WIDTH else "",
        "title": "" if _title(player) == player.title else player.title,
        "federation": "" if _federation(player) == player.federation else player.federation,
        "fide_id": "" if _fide_id(player) == player.fide_id else player.fide_id,
        "birth": "" if birth(_birth(player))[0] == player.birth else player.birth,
        "club": player.club,
        "national_id": "" if national and _fits(player.national_id, ID_WIDTH) else player.national_id,
        "rating": "" if player.rating is None or _fits_rating(player.rating) else str(player.rating),
        "national_rating": ""
        if player.national_rating is None or (national and _fits_rating(player.national_rating))
        else str(player.national_rating),
    }
    return [mark_line(clean(text), "player", field, player.number) for field, text in texts.items() if text]


def national_code(section: Section, player: Player) -> str:
    """The federation of a national rating: its own, else the event's, else the player's, else none."""
    return usable_federation(player.national_record.federation, section.event.federation, player.federation)


def points_column(points: Fraction) -> str:
    """Points in the five columns there are: exact when possible, else cut to the decimals that fit."""
    text = decimal_text(points)
    if len(text) <= 5 and 100 % points.denominator == 0:
        return text
    tenths = int(points * 10)
    return f"{'-' if tenths < 0 else ''}{abs(tenths) // 10}.{abs(tenths) % 10}"[:5].rstrip(".")


def ranks_by_points(points: Mapping[int, Fraction]) -> dict[int, int]:
    """Pairing number -> place by points, then pairing number."""
    order = sorted(points, key=lambda number: (-points[number], number))
    return {number: place for place, number in enumerate(order, 1)}


def _block(cell: Cell, unknown: str) -> str:
    rules = cell.rules
    if rules.paired:
        code = unknown if rules.trf == " " else rules.trf
        opponent = f"{cell.opponent:4}" if cell.opponent else "0000"
        return f"  {opponent} {_COLOURS[cell.colour]} {code}"
    return f"  0000 - {rules.trf}" if rules.trf != " " else " " * 10


def _title(player: Player) -> str:
    return player.title if player.title in TITLES else ""


def _federation(player: Player) -> str:
    return player.federation if _fits(player.federation, PLAYER.width("federation")) else ""


def _fide_id(player: Player) -> str:
    return player.fide_id if _fits(player.fide_id, ID_WIDTH) and player.fide_id.strip("0") else ""


def _birth(player: Player) -> str:
    text = player.birth
    if len(text) == 4:
        text = f"{text}/00/00"
    text = text.replace("-", "/")
    return text if _fits(text, PLAYER.width("birth")) else ""


def _held(text: str, width: int) -> str:
    text = clean(text)
    return text if _fits(text, width) else ""


def _fits(text: str, width: int) -> bool:
    return len(text) <= width and text == text.strip() and text.isprintable()


def _fits_rating(rating: int | None) -> bool:
    return rating is not None and 0 < rating <= 9999
