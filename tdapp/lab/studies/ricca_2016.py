"""Ricca, Looking for the best tie-break (FIDE Technical Commission, 2016): fields without absences."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.words.wording import marked
from tdapp.lab.source import Size
from tdapp.lab.study import NO_ABSENCES, Comparison, Level, Row

RATINGS = (
    *(2694, 2654, 2574, 2534, 2494, 2474, 2434, 2414, 2374, 2354, 2324, 2314, 2294, 2284, 2264, 2254, 2234, 2224),
    *(2204, 2199, 2189, 2184, 2174, 2169, 2159, 2154, 2144, 2139, 2129, 2124, 2114, 2109, 2099, 2094, 2084, 2079),
    *(2069, 2064, 2054, 2049, 2039, 2034, 2024, 2019, 2009, 2004, 1994, 1989, 1979, 1974, 1964, 1959, 1949, 1944),
    *(1934, 1929, 1919, 1914, 1904, 1899, 1889, 1884, 1874, 1869, 1859, 1854, 1846, 1842, 1834, 1830, 1822, 1818),
    *(1810, 1806, 1798, 1794, 1786, 1782, 1774, 1770, 1762, 1758, 1750, 1746, 1738, 1734, 1726, 1722, 1714, 1710),
    *(1702, 1698, 1690, 1686, 1678, 1674, 1666, 1662, 1654, 1650),
)
"""The field of the one event that he prints; fields of other sizes have its quantiles."""

FIELD = replace(NO_ABSENCES, ratings=RATINGS, white_edge=32, whole_table=True, flat_draws=14.0)
"""What fits his tables: White 32 points stronger, one game in seven drawn whatever the ratings."""

GLOBAL = ("ABSTPR", "ABSELO", "ZERMELO", "MISPTS", "BRUNO")

_RUNG = {
    "MD": "BH/M1",
    "B1": "BH/C1",
    "BH": "BH",
    "OP": "APRO",
    "OR": "ARO",
    "OC": "ARO/C1",
    "PT": "PTP",
    "RD": "LOT",
    "PS": "PS",
    "SB": "SB",
    "KY": "KS",
    "BB": "BPG",
    "WW": "WON",
    "DE": "DE",
}
_ALONE = {
    "APRO": "APRO",
    "ARO": "ARO",
    "AROC": "ARO/C1",
    "PTPR": "PTP",
    "MEDIAN": "BH/M1",
    "BHCUT1": "BH/C1",
    "BH": "BH",
    "PROGRES": "PS",
    "SONNBER": "SB",
    "KOYA": "KS",
    "DE": "DE",
    "BLACKS": "BPG",
    "WINS": "WON",
    "RANDOM": "LOT",
    "COMPLETE": "DE,BH/C1,DE,PS,DE",
}
_COMBINED = (
    *(f"{first}{middle}_RD" for first in ("MD", "B1", "BH") for middle in ("", "_OP", "_OR", "_OC", "_PT")),
    *(
        f"{first}_{middle}_{last}"
        for first in ("MD", "B1", "BH")
        for middle in ("PS", "SB", "KY")
        for last in ("BB", "WW")
    ),
    *(
        f"{order}_WW"
        for first in ("MD", "B1", "BH")
        for order in (f"DE_{first}_PS", f"{first}_DE_PS", f"{first}_PS_DE")
    ),
    "DE_BH_PS_BB",
)


def row_of(name: str) -> Row:
    """The ladder of one of his rows."""
    ladder = _ALONE.get(name) or ",".join(_RUNG[part] for part in name.split("_"))
    return Row(name, ladder, ladder)


STUDY = Comparison(
    id="ricca-2016",
    name=marked("Ricca 2016: the best tie-break"),
    question=marked("Which tie-break comes nearest to the order that the games themselves tell?"),
    method=marked(
        "No byes, no forfeits. Each tie-break orders the players inside equal points; its order is compared with "
        "that of five global criteria, which look at nothing but the games."
    ),
    sizes=(Size(100, 9), Size(150, 10), Size(50, 6)),
    levels=(Level("", FIELD),),
    criteria=GLOBAL,
    rows=tuple(row_of(name) for name in (*_ALONE, *_COMBINED)),
    with_criteria=True,
)
