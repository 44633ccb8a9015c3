"""How the two files of the demo event were made; ``python tests/demo/build_demo.py`` writes them again.

``historical.trf`` is the AVRO tournament of 1938 from the public record. ``swiss.trf`` is invented from
end to end: names, dates of birth and ratings are made up, the rounds are paired by the Dutch engine the
program uses, and the results are drawn from a seeded generator with FIDE's table of expected scores
(B.02, 8.1.2). The same seed and the same engine give the same file, byte for byte.
"""

from __future__ import annotations

import random
from bisect import bisect_left
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path

DEMO = Path(__file__).parents[2] / "resources" / "demo"
SEED = 6  # gives a shared first place, so that the tie-breaks have work to do

POINTS = {"1": 2, "W": 2, "+": 2, "U": 2, "F": 2, "=": 1, "D": 1, "H": 1, "0": 0, "L": 0, "-": 0, "Z": 0}
"""Half points of a TRF result letter."""

# ----------------------------------------------------------------------------------------------- AVRO 1938

AVRO_PLAYERS = (  # in the order of the lots drawn: the number of each in the Berger table for eight
    ("Euwe, Max", "NED", "1901/05/20"),
    ("Flohr, Salo", "TCH", "1908/11/21"),
    ("Alekhine, Alexander", "FRA", "1892/10/31"),
    ("Fine, Reuben", "USA", "1914/10/11"),
    ("Botvinnik, Mikhail", "URS", "1911/08/17"),
    ("Reshevsky, Samuel", "USA", "1911/11/26"),
    ("Capablanca, José Raúl", "CUB", "1888/11/19"),
    ("Keres, Paul", "EST", "1916/01/07"),
)
AVRO_DATES = (6, 8, 10, 12, 13, 14, 15, 17, 19, 20, 22, 24, 25, 27)  # November 1938
AVRO_ROUNDS = (  # white-black=result, 1 white won, = drawn, 0 black won
    "1-8= 2-7= 3-6= 4-51",  # Amsterdam
    "8-5= 6-40 7-3= 1-21",  # The Hague
    "2-8= 3-11 4-7= 5-61",  # Rotterdam
    "8-61 7-5= 1-40 2-3=",  # Groningen
    "3-8= 4-21 5-1= 6-7=",  # Zwolle
    "8-71 1-60 2-5= 3-40",  # Haarlem
    "4-80 5-31 6-21 7-11",  # Amsterdam
    "8-1= 7-21 6-3= 5-4=",  # Utrecht
    "5-8= 4-60 3-71 2-1=",  # Arnhem
    "8-2= 1-3= 7-4= 6-5=",  # Breda
    "6-8= 5-71 4-10 3-21",  # Rotterdam
    "8-3= 2-4= 1-51 7-6=",  # The Hague
    "7-8= 6-1= 5-2= 4-31",  # Leiden
    "8-4= 3-5= 2-6= 1-71",  # Amsterdam
)
AVRO_HEADER = (
    "### AVRO 1938: names, rounds, colours and results are facts of the public record.",
    "### Sources: Wikipedia, 'AVRO 1938 chess tournament' (schedule, crosstable); chessgames.com,",
    "### event 79229; ChessBase, round reports 'AVRO 1938, Round 1' and following (pairings, colours).",
    "### Players have the numbers with which the rounds follow the Berger table for eight. No arbiter",
    "### (102) is given for want of a sure source; ratings and titles did not exist in 1938.",
    "012 AVRO 1938",
    "022 Amsterdam and nine other cities",
    "032 NED",
    "042 1938/11/06",
    "052 1938/11/27",
    "062 8",
    "072 0",
    "082 0",
    "092 Individual: Double Round-Robin",
    "142 14",
    "192 BERGER_DOUBLEROUNDROBIN",
    "202 DE,SB,WIN",
)

# ------------------------------------------------------------------------------------------ the invented open

SWISS_DATES = tuple(range(12, 19))  # September 2026
SWISS_ROUNDS = len(SWISS_DATES)
SWISS_HEADER = (
    "### Invented: every player, arbiter, place and result in this file is made up.",
    "### Made by tests/demo/build_demo.py; the pairings are Dutch pairings (rules of 2026).",
    "012 Zelengaj Open 2026 (invented)",
    "022 Zelengaj",
    "032 SLO",
    "042 2026/09/12",
    "052 2026/09/18",
    "062 40",
    "072 34",
    "082 0",
    "092 Individual: Swiss-System (Dutch)",
    "102 Hribernik Zorin, Alenka",
    "112 Van Dorrestein, Joost",
    "112 Okwuchukwu, Chidera",
    "122 90 minutes with an increment of 30 seconds a move",
    "142 7",
    "152 W",
    "172 SLO FIDON",
    "192 FIDE_DUTCH",
    "202 BH/C1,BH,SB,DE,WIN",
    "222 5400+30",
)

# sex, title, name, FIDE rating, federation, birth, national rating (only with no FIDE rating)
SWISS_PLAYERS = (
    ("m", "GM", "Kővári, Łukasz", 2450, "POL", "1991/04/17", 0),
    ("m", "GM", "Haldórmsson, Þorvarður", 2431, "ISL", "1986/11/02", 0),
    ("m", "IM", "Ильин, Пётр", 2398, "KAZ", "1998/02/25", 0),
    ("m", "IM", "Παπαδόπουλος, Ευστράτιος", 2377, "GRE", "1983/07/30", 0),
    ("w", "WGM", "Tsiklauridze, Mzekala", 2341, "GEO", "1994/09/08", 0),
    ("m", "FM", "Cascabel Roble, Íñigo", 2312, "ESP", "2001/05/19", 0),
    ("m", "FM", "Ouédraogo-Lambert, Aristide", 2288, "FRA", "1979/12/11", 0),
    ("w", "IM", "Bánffyné Szarvas, Hajnalka", 2274, "HUN", "1990/03/04", 0),
    ("m", "FM", "Çakıroğlu, Ömer Işık", 2251, "TUR", "2005/08/21", 0),
    ("m", "CM", "Venkataraghunathan, Ishaan", 2236, "IND", "2011/01/14", 0),
    ("m", "", "Østergaard-Lynghøj, Søren", 2215, "DEN", "1972/06/06", 0),
    ("w", "WFM", "Štěpánková Říhová, Zdislava", 2190, "CZE", "1999/10/27", 0),
    ("m", "FM", "Nguyễn Vĩnh, Thiện Đạt", 2174, "VIE", "2003/02/02", 0),
    ("m", "", "Григорчук, Всеволод", 2152, "UKR", "1995/07/13", 0),
    ("m", "", "O'Shaughnessy-Byrne, Fiachra", 2127, "IRL", "1968/00/00", 0),
    ("w", "WCM", "王, 雪晴", 2104, "CHN", "2009/11/30", 0),
    ("m", "CM", "Vandenbroeckhove, Wout", 2083, "BEL", "2007/04/09", 0),
    ("m", "", "Mäkivirta, Äijö", 2061, "FIN", "1981/01/23", 0),
    ("m", "", "Brânzăvescu, Ștefăniță", 2038, "ROU", "1993/12/05", 0),
    ("w", "", "לבנוני, תהילה", 2016, "ISR", "2004/06/18", 0),
    ("m", "", "Dos Santos Ventania, Cauê", 1992, "BRA", "2000/09/15", 0),
    ("m", "", "Kreuzwieser, Jörg-Rüdiger", 1971, "GER", "1957/03/29", 0),
    ("m", "", "Žabokrecki, Matija", 1948, "CRO", "1988/05/11", 0),
    ("w", "WFM", "Amanzholkyzy, Aisulu", 1925, "KAZ", "2010/10/10", 0),
    ("m", "", "Haroutunian-Sevak, Vruyr", 1893, "ARM", "1976/08/08", 0),
    ("m", "", "Mbuyiselo, Thandolwethu", 1867, "RSA", "2002/04/26", 0),
    ("m", "", "Kalniņš-Ozolbērzs, Ģirts", 1840, "LAT", "1985/02/17", 0),
    ("w", "", "Fjellhaugen, Ragnfrid", 1809, "NOR", "1997/07/07", 0),
    ("m", "", "Penhaligon-Wragg, Barnaby", 1776, "ENG", "1949/11/19", 0),
    ("m", "", "Al-Qahtawi, Suhaib", 1742, "JOR", "2008/03/31", 0),
    ("m", "", "Zanfrognini, Ermenegildo", 1708, "ITA", "1963/09/24", 0),
    ("w", "", "Yamanokuchi, Chihaya", 1655, "JPN", "2006/12/20", 0),
    ("m", "", "Müürisepp-Kask, Ülo", 1601, "EST", "1974/05/02", 0),
    ("w", "", "Delacroix-Nzeyimana, Élodie", 1538, "SUI", "2012/08/16", 0),
    ("m", "", "Podkrižnik, Črtomir", 0, "SLO", "1959/01/28", 1496),
    ("m", "", "Zajčjedolnik, Žiga", 0, "SLO", "2013/06/12", 1344),
    ("w", "", "Vrbovšek Šuligoj, Špela", 0, "SLO", "2014/10/03", 1210),
    ("m", "", "Grünspecht, Valentin", 0, "AUT", "2015/02/09", 0),
    ("w", "", "Kukurlić, Dunja", 0, "BIH", "2013/00/00", 0),
    ("m", "", "Žgajnar Trobentar, Tian", 0, "SLO", "2016/07/22", 0),
)

LATE_ENTRY, WITHDRAWN = 18, 31  # joins for round 3; leaves after round 4
ABSENCES = {  # round -> number -> letter, requested before the round was paired
    1: {LATE_ENTRY: "Z"},
    2: {LATE_ENTRY: "Z", 7: "H", 33: "F"},
    3: {12: "H", 28: "Z"},
    4: {20: "H"},
    5: {WITHDRAWN: "Z"},
    6: {WITHDRAWN: "Z", 15: "Z"},
    7: {WITHDRAWN: "Z"},
}
INCIDENTS = {  # round -> board -> letters of White and Black
    1: {13: "+-"},  # Black does not come
    3: {16: "WL"},  # over before Black's first move: not rated
    4: {10: "-+"},  # White does not come
    5: {18: "--"},  # neither comes
    6: {12: "=0"},  # drawn, and Black's half point taken away by the arbiter
}

# Upper ends of the rating differences for an expected score of .50, .51, ... .99 (B.02, 8.1.2)
DIFFERENCES = (
    *(
        3,
        10,
        17,
        25,
        32,
        39,
        46,
        53,
        61,
        68,
        76,
        83,
        91,
        98,
        106,
        113,
        121,
        129,
        137,
        145,
        153,
        162,
        170,
        179,
        188,
    ),
    *(
        197,
        206,
        215,
        225,
        235,
        245,
        256,
        267,
        278,
        290,
        302,
        315,
        328,
        344,
        357,
        374,
        391,
        411,
        432,
        456,
        484,
        517,
    ),
    *(559, 619, 735),
)


@dataclass(slots=True)
class Entry:
    """A player while the file is being made: the 001 fields and a letter, opponent and colour a round."""

    number: int
    sex: str
    title: str
    name: str
    rating: int
    federation: str
    birth: str
    national: int = 0
    rank: int = 0
    cells: list[tuple[int, str, str]] = field(default_factory=list)  # opponent, colour, letter

    @property
    def half_points(self) -> int:
        return sum(POINTS[letter] for _, _, letter in self.cells)

    @property
    def strength(self) -> int:
        return self.rating or self.national or 1150

    def static(self, code: str, rating: int) -> str:
        """Columns 1 to 79, which the 001 and the national record share."""
        return (
            f"{code} {self.number:4} {self.sex:1}{self.title:>3} {self.name:<33} {rating or '':>4} "
            f"{self.federation:>3} {'':11} {self.birth:<10}"
        )

    def line(self) -> str:
        """The 001 record."""
        points = f"{self.half_points / 2:4.1f}"
        blocks = "".join(
            f"  {opponent:04} {colour} {letter}" if not opponent else f"  {opponent:4} {colour} {letter}"
            for opponent, colour, letter in self.cells
        )
        return f"{self.static('001', self.rating)} {points} {self.rank:4}{blocks}"


def trf_text(header: tuple[str, ...], dates: list[str], entries: list[Entry]) -> str:
    """The whole file; the lines end with CRLF."""
    lines = [*header, "132" + " " * 88 + "  ".join(dates), *(entry.line() for entry in entries)]
    lines += [entry.static(entry.federation, entry.national) for entry in entries if entry.national]
    return "".join(line.rstrip() + "\r\n" for line in lines)


def expected_score(difference: int) -> Fraction:
    """FIDE's expected score for a rating difference (own rating minus the opponent's)."""
    step = bisect_left(DIFFERENCES, abs(difference))
    score = Fraction(50 + step, 100)
    return score if difference >= 0 else 1 - score


def play(white: Entry, black: Entry, chance: random.Random) -> str:
    """A seeded result whose mean is White's expected score, White counted 30 points stronger."""
    score = float(expected_score(white.strength - black.strength + 30))
    draw = 0.7 * min(score, 1 - score)
    luck = chance.random()
    if luck < draw:
        return "=="
    return "10" if luck < draw + (score - draw / 2) else "01"


def pair(text: str, number: int, absent: set[int]) -> list[tuple[int, int]]:
    """The Dutch pairing of round ``number``: (white, black), black 0 for the pairing-allocated bye."""
    from gacrux.pairingdutch import pairing_dutch  # the pinned engine; needed to build, not to test

    tournament = _tournament(text)
    tournament["pairingSystem"], tournament["numRounds"], tournament["maxMeets"] = ["dutch"], SWISS_ROUNDS, 1
    for competitor in tournament["competitors"]:
        competitor["present"] = competitor["cid"] not in absent
    engine = pairing_dutch(tournament, number, {"experimental": [], "verbose": 0, "top_color": "w"})
    return [(game["w"], game["b"]) for bracket in engine.compute_pairing(False, 0) for game in bracket["pairs"]]


def ranks(text: str, ladder: str, round_robin: bool) -> dict[int, int]:
    """Pairing number -> rank by points and a ladder, as the engine's tie-break tool has it."""
    from gacrux.tiebreak import tiebreak

    tournament = _tournament(text)
    order = ["PTS", *ladder.split(",")]
    params = {
        "tiebreak": order,
        "unrated": None,
        "pre_determined": round_robin,
        "swiss": not round_robin,
        "experimental": [],
        "check": False,
        "is_rr": None,
    }
    table = tiebreak(tournament, -1, params).compute_tiebreaks(tournament, params)
    return {row["cid"]: row["rank"] for row in table["competitors"]}


def _tournament(text: str) -> dict:  # type: ignore[type-arg]
    from gacrux.trf2json import trf2json

    reader = trf2json()
    reader.parse_file(text, 0)
    if reader.get_status():
        raise SystemExit(f"the engine does not read its own input: {reader.chessjson['status']}")
    return reader.get_tournament(1)  # type: ignore[no-any-return]


def build_avro() -> str:
    """The text of historical.trf."""
    entries = [
        Entry(number, "m", "", name, 0, federation, birth)
        for number, (name, federation, birth) in enumerate(AVRO_PLAYERS, 1)
    ]
    for games in AVRO_ROUNDS:
        for game in games.split():
            white, black, letter = int(game[0]), int(game[2]), game[3]
            entries[white - 1].cells.append((black, "w", letter))
            entries[black - 1].cells.append((white, "b", {"1": "0", "0": "1", "=": "="}[letter]))
    dates = [f"38/11/{day:02}" for day in AVRO_DATES]
    return _ranked(AVRO_HEADER, dates, entries, round_robin=True)


def build_swiss() -> str:
    """The text of swiss.trf: seven rounds, paired one after the other."""
    chance = random.Random(SEED)
    dates = [f"26/09/{day:02}" for day in SWISS_DATES]
    entries = [Entry(number, *player) for number, player in enumerate(SWISS_PLAYERS, 1)]
    for number in range(1, SWISS_ROUNDS + 1):
        away = ABSENCES[number]
        games = pair(trf_text(SWISS_HEADER, dates, entries), number, set(away))
        before = {entry.number: entry.half_points for entry in entries} | {0: -1}
        games.sort(
            key=lambda game: (
                game[1] == 0,
                -max(before[game[0]], before[game[1]]),
                -before[game[0]] - before[game[1]],
                min(game),
            )
        )
        for board, (one, other) in enumerate(games, 1):
            white = entries[one - 1]
            if not other:
                white.cells.append((0, "-", "U"))
                continue
            black = entries[other - 1]
            drawn = play(white, black, chance)
            letters = INCIDENTS.get(number, {}).get(board, drawn)
            white.cells.append((other, "w", letters[0]))
            black.cells.append((one, "b", letters[1]))
        for absentee, letter in away.items():
            entries[absentee - 1].cells.append((0, "-", letter))
    return _ranked(SWISS_HEADER, dates, entries, round_robin=False)


def _ranked(header: tuple[str, ...], dates: list[str], entries: list[Entry], round_robin: bool) -> str:
    ladder = next(line[4:] for line in header if line.startswith("202 "))
    table = ranks(trf_text(header, dates, entries), ladder, round_robin)
    for entry in entries:
        entry.rank = table[entry.number]
    return trf_text(header, dates, entries)


def main() -> None:
    """Write both files."""
    for name, text in (("historical.trf", build_avro()), ("swiss.trf", build_swiss())):
        (DEMO / name).write_bytes(text.encode())


if __name__ == "__main__":
    main()
