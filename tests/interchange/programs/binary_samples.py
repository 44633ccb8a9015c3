"""Small invented events in the databases and binary files of other programs; the layouts' samples are named."""

from __future__ import annotations

import datetime as dt
import json
import sqlite3
import struct
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.interchange.programs.jet_files import BOOLEAN, DATE, LONG, TEXT, Rows, Value, database

_INFO = {
    "Nom": "Open de la Colline", "NbrRondes": "5", "DateDebut": "07/03/2026", "DateFin": "08/03/2026",
    "Cadence": "50 min + 10 s", "Lieu": "Bourg", "Arbitre": "Sapin Ève", "ClassElo": "Elo", "Genre": "Suisse",
    "Pairing": "Standard", "Dep1": "Brésilien", "Dep2": "Kashdan", "Dep3": "Tirage", "DecomptePoints": "NON",
    "FTPPassword": "", "Version": "3.3.8",
}  # fmt: skip
_COLUMNS = {
    "Ref": LONG, "NrFFE": TEXT, "NeLe": DATE, "Elo": LONG, "Rapide": LONG, "Pointe": BOOLEAN, "Fixe": LONG, "Nom": TEXT,
    "Prenom": TEXT, "Sexe": TEXT, "Federation": TEXT, "Club": TEXT, "FideCode": TEXT, "FideTitre": TEXT,
    **{
        f"Rd{n:02}{what}": kind
        for n in range(1, 25)
        for what, kind in (("Cl", TEXT), ("Adv", LONG), ("Res", LONG))
    },
}  # fmt: skip

Round = tuple[str, int, int]  # colour, opponent, result


def _joueur(ref: int, rounds: Sequence[Round], **facts: Value) -> dict[str, Value]:
    row: dict[str, Value] = {"Ref": ref, "Fixe": 0, "Federation": "FRA", **facts}
    for number in range(1, 25):
        colour, opponent, result = rounds[number - 1] if number <= len(rounds) else ("R", 0, 0)
        row |= {f"Rd{number:02}Cl": colour, f"Rd{number:02}Adv": opponent or None, f"Rd{number:02}Res": result}
    return row


def papi(
    players: Rows | None = None, *, small_letters: bool = False, columns: Mapping[str, int] = _COLUMNS, **facts: str
) -> bytes:
    """A file of Papi; ``facts`` are those of INFO that are otherwise."""
    info: Rows = [{"Variable": key, "Value": value} for key, value in (_INFO | facts).items()]
    return database(
        {
            "INFO": ({"Variable": TEXT, "Value": TEXT}, info),
            "JOUEUR": (columns, PLAYERS_OF_PAPI if players is None else players),
        },
        small_letters=small_letters,
    )


# By rating 1 Cèdre, 2 Érable, 3 Frêne, 4 Hêtre, 5 Orme; round 4 is not paired, and Orme has announced an absence of it.
#        1        2        3
# Cèdre  4w1      2b=      3b not played yet
# Érable 5b+      1w=      absent (not paired)
# Frêne  bye      4b1      1w
# Hêtre  1b0      3w0      half-point bye
# Orme   2w-      pab      absent, announced
PLAYERS_OF_PAPI: Rows = [
    _joueur(1, [("N", 0, 0)], Nom="EXEMPT", Sexe="M"),
    _joueur(2, [("N", 9, 1), ("B", 4, 1), ("F", 0, 2)], Nom="HÊTRE", Prenom="Zoé", Sexe="F", Elo=1500,
            FideCode="00612006", NeLe=dt.date(2012, 8, 27), Club="Échiquier du Pays", NrFFE="V56212", Pointe=True),
    _joueur(4, [("B", 1, 6), ("N", 2, 3), ("B", 9, 0)], Nom="FRÊNE", Prenom="Luc", Sexe="M", Elo=1700, FideTitre="ff"),
    _joueur(5, [("N", 7, 6), ("B", 9, 2), ("R", 0, 0)], Nom="ÉRABLE", Prenom="Ange", Sexe="M", Elo=1800),
    _joueur(7, [("B", 5, 4), ("B", 1, 6), ("F", 0, 0), ("F", 0, 0)], Nom="ORME", Prenom="", Sexe="", Elo=1400),
    _joueur(9, [("B", 2, 3), ("N", 5, 2), ("N", 4, 0)], Nom="CÈDRE", Prenom="Max", Sexe="M", Elo=2100, FideTitre="m",
            Fixe=3),
]  # fmt: skip
"""Sample: Sharly-Chess/sharly-chess, tests/unit/recover/2.6.1/papi/66363.papi (Papi 3.3.8)."""

_SCHEMA = """
CREATE TABLE metadata (version TEXT, migration TEXT NOT NULL DEFAULT 'm000_no_migration');
CREATE TABLE info (name TEXT, start_date TEXT, stop_date TEXT, federation TEXT, location TEXT);
CREATE TABLE tournament (id INTEGER, name TEXT, rounds INTEGER, rating INTEGER, pairing TEXT, pairing_settings TEXT,
  pab_value INTEGER, three_points_for_a_win INTEGER, check_in_open INTEGER, start_date TEXT, stop_date TEXT,
  `index` INTEGER, time_control_trf25 TEXT);
CREATE TABLE tie_break (id INTEGER, tournament_id INTEGER, type TEXT, options TEXT, `index` INTEGER);
CREATE TABLE player (id INTEGER, last_name TEXT, first_name TEXT, date_of_birth TEXT, year_of_birth INTEGER,
  gender TEXT, title TEXT, ratings TEXT, fide_id INTEGER, federation TEXT, club TEXT, fixed INTEGER, plugin_data TEXT);
CREATE TABLE tournament_player (tournament_id INTEGER, player_id INTEGER, pairing_number INTEGER);
CREATE TABLE board (id INTEGER, white_player_id INTEGER, black_player_id INTEGER, `index` INTEGER);
CREATE TABLE pairing (tournament_id INTEGER, player_id INTEGER, round INTEGER, result INTEGER, board_id INTEGER);
"""


def sharly(*changes: str) -> bytes:
    """A file of Sharly Chess 3.6 of two tournaments, changed by these statements of SQL."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "event.sce"
        base = sqlite3.connect(path)
        base.executescript(_SCHEMA)
        base.execute("INSERT INTO metadata VALUES ('3.6.3', 'm073_use_string_for_player_gender_title')")
        base.execute("INSERT INTO info VALUES ('Festival du Lac', '2026-02-14', '2026-02-15', 'FRA', 'Bourg')")
        white = json.dumps({"COLOR_SEED": "W"})
        base.executemany(
            "INSERT INTO tournament VALUES (?, ?, ?, 1, ?, ?, ?, 0, 0, '2026-02-14', '2026-02-15', ?, '3600+30')",
            [
                (10, "Tournoi A", 4, "SWISS_STANDARD", white, 3, 1),
                (11, "Poule B", 3, "ROUND_ROBIN_BERGER", white, 3, 2),
            ],
        )
        base.executemany(
            "INSERT INTO tie_break VALUES (?, ?, ?, ?, ?)",
            [
                (1, 10, "ROUNDS_IN_HAND", "{}", 2), (2, 10, "BUCHHOLZ", '{"CUTTER_WITH_MEDIAN": "CUT_1"}', 0),
                (3, 10, "ffe-PAPI_BUCHHOLZ", '{"ffe-PAPI_BUCHHOLZ_TYPE": "CUT"}', 1),
                (4, 11, "SONNEBORN_BERGER", '{"CUTTER": "NO_CUT", "PLAYED_MODIFIER": false}', 0),
            ],
        )  # fmt: skip
        for key, name, sex, title, rating in (
            (21, "LARCH", "M", "FM", {"fide": 2100}), (22, "MAPLE", "F", "", {"fide": None, "national": 1900}),
            (23, "OSIER", "", "", {"estimated": 1399}), (24, "POPLAR", "M", "", {"fide": 1700}),
            (25, "ROWAN", "F", "WFM", {"fide": 2000}), (26, "SORB", "M", "", {"fide": 1600}),
            (27, "TEAK", "M", "", {"fide": 1500}),
        ):  # fmt: skip
            facts = (key, name, "Jo", "1990-05-07", None, sex, title, json.dumps({"1": rating}), 600_000 + key, "FRA",
                     "Cercle", None, json.dumps({"ffe": {"ffe_licence_number": f"A{key}"}}))  # fmt: skip
            base.execute(f"INSERT INTO player VALUES ({', '.join('?' * len(facts))})", facts)
        base.executemany(
            "INSERT INTO tournament_player VALUES (?, ?, ?)",
            [(10, 21, 1), (10, 22, 2), (10, 24, 3), (10, 23, 4), (11, 25, 1), (11, 26, 2), (11, 27, 3)],
        )
        # 1 Larch 3w1 2b=; 2 Maple 4w+ 1w=; 3 Poplar 1b0 pab, absent in round 4; 4 Osier 2b- half-point bye
        # a round robin: 1 Rowan 2w1 free 3b=, 2 Sorb 1b0 3w1 free, 3 Teak free 2b0 1w=
        games = [
            (10, 1, 21, 24, 3, 1), (10, 1, 22, 23, 6, 4), (10, 2, 22, 21, 2, 2),
            (11, 1, 25, 26, 3, 1), (11, 2, 26, 27, 3, 1), (11, 3, 27, 25, 2, 2),
        ]  # fmt: skip
        for number, (tournament, round_number, one, other, *results) in enumerate(games, start=1):
            base.execute("INSERT INTO board VALUES (?, ?, ?, ?)", (number, one, other, number))
            for person, result in zip((one, other), results, strict=True):
                base.execute(
                    "INSERT INTO pairing VALUES (?, ?, ?, ?, ?)", (tournament, person, round_number, result, number)
                )
        base.execute("INSERT INTO board VALUES (90, 24, NULL, 3)")
        base.executemany(
            "INSERT INTO pairing VALUES (?, ?, ?, ?, ?)",
            [(10, 24, 2, 9, 90), (10, 23, 2, 8, None), (10, 24, 4, 7, None),
             (11, 27, 1, 14, None), (11, 25, 2, 14, None), (11, 26, 3, 14, None)],
        )  # fmt: skip
        for change in changes:
            base.execute(change)
        base.commit()
        base.close()
        return path.read_bytes()


_SIGN = b"\xff\x89\x44"

# 1 Alder 4b1 2w=; 2 Birch 5w0 1b=; 3 Cedar half-point bye, bye; 4 Dogwood 1w0, 5b+; 5 Elm 2b1, 4w-
GAMES_OF_SWISS_MANAGER = (
    (4, 1, 3), (2, 5, 3), (3, 0xFFFE, 2), (1, 2, 2), (5, 4, 5), (3, 0xFFFF, 9),
)  # fmt: skip


def swiss_manager(
    games: Sequence[tuple[int, int, int]] = GAMES_OF_SWISS_MANAGER, *, kind: int = 0, total: int = 4, held: int = 2
) -> bytes:
    """A tournament file; sample: echecsjs/tunx, src/__tests__/fixtures/re/romanian_u1700_1350000.TUNX."""
    texts = [""] * 40
    texts[0], texts[3], texts[4], texts[10] = "Cupa Parcului 2026", "Pin, Dan (director)", "Clubul", "Cluj"
    texts[14], texts[20], texts[21] = "60 min", "ROU", "FA Plop, Ana 1200001"
    facts = bytearray(0x16FB)
    struct.pack_into("<H", facts, 0, total)
    facts[0x0B], facts[0x11] = kind, held
    struct.pack_into("<H", facts, 0x13, 5)
    struct.pack_into("<II", facts, 0x47, 20260227, 20260301)
    players = b""
    for name, given, title, rating, national, fide_id, birth, sex in (
        ("Alder", "Max", "FM", 2200, 2150, 1200100, 19850000, 0), ("Birch", "Eva", "", 2100, 0, 1200101, 20010507, 1),
        ("Cedar", "", "", 0, 1500, 0, 0, 0), ("Dogwood", "Jon", "", 0, 0, 0, 0, 0),
        ("Elm", "Řehoř", "", 1000, 0, 0, 0, 0),
    ):  # fmt: skip
        said = [""] * 30
        said[0], said[1], said[4], said[5], said[9], said[10] = name, given, title, "77", "SK Ost", "ROU"
        numbers = bytearray(110)
        numbers[6] = sex
        struct.pack_into("<HH", numbers, 8, rating, national)
        struct.pack_into("<I", numbers, 0x0E, birth)
        struct.pack_into("<I", numbers, 0x18, fide_id)
        players += _texts(said) + bytes(numbers)
    records = b"".join(struct.pack("<HHH", *game) + bytes(15) for game in games)
    head = (b"\x93" + _SIGN).ljust(0x6C, b"\0")
    return b"".join(
        (head, _texts(texts), b"\x95" + _SIGN, bytes(facts), b"\xa3" + _SIGN, bytes(20), b"\xa5" + _SIGN, players,
         b"\xb3" + _SIGN, records, b"\xd3" + _SIGN, bytes(28), b"\xe3" + _SIGN)
    )  # fmt: skip


def _texts(texts: Sequence[str]) -> bytes:
    return b"".join(struct.pack("<H", len(text)) + text.encode("utf-16-le") for text in texts)


BINARY_FILES = {"colline.papi": papi(), "lac.sce": sharly(), "parc.TUNx": swiss_manager()}
