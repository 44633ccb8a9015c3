"""One example of every command of prizes, norms and page heads, over the section of conftest; pictures made by hand."""

from __future__ import annotations

import struct
import zlib
from fractions import Fraction

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.norms import SetNormAnswers
from tdapp.domain.commands.sheets import SetCover, SetHeaderLines, SetLogo, SetPrizes, SetPublishing, SetSponsors
from tdapp.domain.norms.answers import NormAnswers
from tdapp.domain.prizes.plan import Conflict, Division, Prize, PrizeKind, PrizePlan, Rest
from tdapp.domain.section.page_head import Picture, picture_of
from tdapp.domain.section.publishing import Publishing


def png(width: int, height: int, grey: int = 200) -> bytes:
    """A grey picture as the smallest file that the standard allows."""

    def chunk(name: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = (b"\0" + bytes([grey]) * width) * height
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


LOGO: Picture = picture_of(png(60, 40))
STRIP = tuple(picture_of(png(90, 30, grey)) for grey in (0, 90, 180))
PLAN = PrizePlan(
    (
        Prize("", 1, Fraction(100), "Cup <b>"),
        Prize("", 2, Fraction("12.50")),
        Prize("Женщины", 1, Fraction(30)),
        Prize("Best game", 0, Fraction(1, 100), "=1+1", winner=2, kind=PrizeKind.NAMED),
        Prize("Best club", 1, item="Trophy", kind=PrizeKind.CLUB),
    ),
    Division.HORT,
    one_per_player=False,
    group_division=Division.BY_RANK,
    conflict=Conflict.ORDER,
    currency="Kč",
    unit=Fraction(1, 2),
    rest=Rest.FUND,
    minimum=Fraction(5),
    maximum=Fraction(1000),
    least_members=3,
    leavers=True,
    club_players=2,
    barred=(1,),
)

EXAMPLES: dict[type[Command], tuple[Command, ...]] = {  # steps before, then the command itself
    SetPrizes: (SetPrizes(1, PrizePlan((Prize("", 1, Fraction(1)),))), SetPrizes(1, PLAN)),
    SetNormAnswers: (
        SetNormAnswers(1, NormAnswers(True)),
        SetNormAnswers(1, NormAnswers(True, True, False, None, "d", 8, 2431)),
    ),
    SetHeaderLines: (SetHeaderLines(("Шахматы", "zweite Zeile")),),
    SetLogo: (SetLogo(STRIP[0]), SetLogo(LOGO)),
    SetSponsors: (SetSponsors(STRIP[:2]), SetSponsors(STRIP)),
    SetCover: (SetCover(LOGO), SetCover(STRIP[0])),
    SetPublishing: (
        SetPublishing(Publishing("https://example.org/open", 12, colour="#8a1538")),
        SetPublishing(Publishing("https://example.org/Öffnung?a=1", 16, birth_years=True, ids=True)),
    ),
}
