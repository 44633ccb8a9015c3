"""Small invented events in the layouts of other programs.

Every layout is that of a public sample, which is named; names, ratings and results are ours.
"""

from __future__ import annotations

import json

from tests.interchange.programs.binary_samples import BINARY_FILES

CHESS_RESULTS = """\
From the Tournament-Database of Chess-Results https://chess-results.com,,,,,,,,,,,
Herbstturnier der Senioren 2026 ,,,,,,,,,,,
Location : Linz,,,,,,,,,,,
Date : 2026/02/06 To 2026/02/13,,,,,,,,,,,
Last update 13.02.2026 18:17:32,,,,,,,,,,,
Ranking crosstable after Round 3,,,,,,,,,,,
Rk.,,Name,Rtg,FED,1.Rd,2.Rd,3.Rd,Pts. ,TB1,TB2,Rp
1,,Ahorn Karl ,2020,AUT,  5b1,  2w1,  3b ,2,5,0,1733
2,WFM,Birke Susanna ,1904,AUT,  4w1,  1b0,  5b ,1,5.5,0,1690
3,,Esche Rado ,1926,SRB,   -½,  4w½,  1w ,1,4.5,0,1650
4,,Föhre Åke ,,SWE,  2b0,  3b½,-1,0.5,4,0,1500
5,,Linde Paul ,1870,AUT,  1w0,  6b+,  2w ,1,3.5,0,1400
6,,Ulme Jan ,1500,POL,-1,  5w-,0,1,3,0,1300
,,,,,,,,,,,
You find all details to this tournament under  https://chess-results.com/tnr0.aspx?lan=1,,,,,,,,,,,
Chess-Tournament-Results-Server: Chess-Results,,,,,,,,,,,
"""
"""Chess-Results' list of a Swiss-Manager tournament, exported and saved as CSV. Sample: tnr1316880, quoted whole in a
public CoffeeScript by ChristerNilsson: titles have no heading, names end with a blank, a game without a result is
``4w``, a half-point bye ``-½``, a full one ``-1``, an absence ``0``; Rp is no rating."""

GERMAN_GRID = """\
;Endtabelle nach 3 Runden
Rg.;;Name;EloI;Land;Verein/Ort;1;2;3;4;Pkt. ;Wtg1
1;GM;Zander Ilja;2482;GER;SK Ost;*;1;1;1;3;3,00
2;;Karpfen Tino;2055;GER;;0;*;½;1;1,5;1,25
3;;Hecht Andrin;2225;SUI;SG Süd;0;½;*;+;1,5;0,75
4;;Wels Johann;0;FRA;;0;0;-;*;0;0,00
"""
"""A round robin of the same source with decimal commas. Samples: tnr437642 as quoted in a public R script (crosstable
to gamefile), the German headings as in a public test of ``schuelerLiga.parseRows``."""

STARTING_RANK = (
    "Starting rank crosstable\n"
    "No.\t\tName\tRtg\tFED\t1.Rd\t2.Rd\tPts.\tRk.\n"
    "1\tIM\tAdler, Max\t2400\tAUT\t3b1\t2w½\t1.5\t2\n"
    "2\t\tBussard, Eva\t2300\tGER\t4w1\t1b½\t1.5\t1\n"
    "3\tFM\tFalke, Ida\t2200\tHUN\t1w0\t4b1\t1\t3\n"
    "4\t\tMilan, Jon\t2100\tSUI\t2b0\t3w0\t0\t4\n"
)
"""In the order of the starting rank. Sample: headings of ``process_crosstable.py`` (No., Rtg, FED, 1.Rd, Pts., Rk.)."""

PLAYERS_OF_SWISS_MANAGER = (
    "No;Name;Title;ID no;Rating nat;Rating int;Birth; Fed;Sex;Type;Gr;Clubno;Club;FIDE-No;surname;first name;atitle\n"
    "1;Ida Falke;WFM;12520269;1500;1611;2001;AUT;w;;;;SK Ost;1630100;Falke;Ida;\n"
    "2;Jon Milan;;12910717;1016;0;;SUI;;;;;;00000000;Milan;Jon;\n"
)
"""Players as text. Sample: freepairchess/FreePair, docs/samples/swisssys/uscf/…/SwissManager/U1700.player.txt."""

PLAYERS_OF_SHARLY = (
    "title,last_name,first_name,date_of_birth,year_of_birth,mail,phone,gender,fide_id,tournament,federation,club,owed,"
    "paid,check_in,comment,rating,rating_type,standard_e,standard_n,standard_f,rapid_e,rapid_n,rapid_f\r\n"
    "IM,FALKE,Ida,2001-05-07,2001,,,F,1630100,Open A,FRA,Cercle,20,20,,,2300,F,,,2300,,,2210\r\n"
    ",MILAN,Jon,,1999,,,M,,Open A,FRA,,20,0,,,1399,E,1399,,,,,\r\n"
)
"""Sharly Chess writes the ids of its columns as headings. Sample: its own repository, player_exporters.py and
player_datasheet.py (4.2): the tournament itself it exports as TRF26 and PGN only."""


def _player(number: int, name: str, results: list[str], **more: object) -> dict[str, object]:
    return {"Pair number": number, "Name": name, "ID": f"1253668{number}", "Rating": 2000 - 100 * number, **more,
            "Current result": "0", "Results": results}  # fmt: skip


SWISSSYS: dict[str, object] = {
    "Overview": {
        "Program": "SwissSys", "Version": 11.6, "Tournament title": "Autumn Open ",
        "Tournament time controls": "G/45;d5", "Starting date": "2026-03-21",
        "Ending date": "2026-03-22", "Event city": "Portland",
        "Event country": "USA", "Trace": "3.7.",
    },
    "Sections": [
        {
            "Section name": "Open_I", "Type": 0, "Section title": "Open I", "Section time control": "G/45;d5",
            "Number of players": 5, "Rounds paired": 3, "Rounds played": 2, "Final round": 4, "Coin toss": 0,
            "Players": [
                _player(1, "Fox, Ann", ["+;4;B;1;4;4;0", "=;2;W;1;2;2;0", "~;3;B;1;3;3;0"], Team="BALA", Club="OR"),
                _player(2, "Hare, Bob", ["+;5;W;2;5;5;0", "=;1;B;1;1;1;0", "B;-1;-;0;-1;-1;0"],
                        **{"Reserved byes": "4"}),
                _player(3, "Lynx, Cal", ["H;-1;-;0;-1;-1;0.5", "X;4;*;2;4;4;0", "~;1;W;1;1;1;0"]),
                _player(4, "Mole, Dee", ["-;1;W;1;1;1;0", "F;3;-;2;3;3;0", "U;0;-;0;0;0;0"], Withdrew=True),
                _player(5, "Newt, Eli", ["-;2;B;2;2;2;0", "U;0;-;0;0;0;0", "U;0;-;0;0;0;0"]),
            ],
            "Teams": [], "Prizes": {"Place prizes": [], "Class prizes": []}, "Ladder": {},
        },
        {
            "Section name": "Norm_RR", "Type": 3, "Section title": "Norm RR", "Section time control": "90+30",
            "Rounds paired": 3, "Rounds played": 3, "Final round": 3, "Berger": True,
            "Players": [
                _player(1, "Owl, Flo", ["+;3;W;1;0;0;0", "U;0;-;0;0;0;0", "-;2;B;1;0;0;0"], Sex="F",
                        **{"Player title": "WIM", "Birth date": "1990"}),
                _player(2, "Pike, Gus", ["=;3;B;1;0;0;0", "U;0;-;0;0;0;0", "+;1;W;1;0;0;0"]),
                _player(3, "Quail, Hal", ["-;1;B;1;0;0;0", "=;2;W;1;0;0;0", "U;0;-;0;0;0;0"]),
            ],
        },
    ],
}  # fmt: skip
"""SwissSys 11's tournament file. Sample: freepairchess/FreePair, docs/samples/swisssys/pairs/*_SwissSys11.sjson."""
SWISSSYS["Sections"][1]["Players"][1]["Results"] = ["U;0;-;0;0;0;0", "=;3;B;1;0;0;0", "+;1;W;1;0;0;0"]  # type: ignore[index]

SWISSSYS_WEB = {
    "NACHEventID": 1, "tournament": "Autumn Open ", "date": "2026/3/21", "city": "Portland", "country": "USA",
    "sections": [{
        "section": "Open I", "rounds_paired": 2, "rounds_played": 2, "standings": [1, 2, 3],
        "players": [
            {"name": "Fox, Ann", "id1": "11", "rating": 1900, "rating2": 0, "team": "BALA", "results": ["W", "X"],
             "colors": ["B", "-"], "ops": [2, 3], "boards": [1, 1]},
            {"name": "Hare, Bob", "id1": "12", "rating": 1800, "results": ["L", "B"], "colors": ["W", "-"],
             "ops": [1, 0]},
            {"name": "Lynx, Cal", "rating": 0, "results": ["H", "F"], "colors": ["-", "-"], "ops": [0, 1]},
        ],
    }],
}  # fmt: skip
"""SwissSys' report for the web. Sample: the same folder, *_SwissSysJSON.json."""

VEGA = """\
012 Torneo km uno
022 Scalea
032 ITA
042 18/12/2026
052 20/12/2026
062 4
092 Individual: Swiss-System Dutch (JaVaFo)
102 AF Faggio Flavio
122 90 minutes + 30 s of increment for move
142 1.0 0.5
152 3
162 5
192 Vega 8.3.10

001 1 | m | f | ACERO Sergio | 2291 | ITA | 811394 | 2250 | 121317 | 15/12/1965 | 2.0 | 1 | 3 w 1 | 2 b 2 | 0000 - =
001 2 | w | gf | BETULLA Anna | 2201 | LAT | 0 | 2191 | 0 | 1971 | 2.5 | 2 | 4 b 1 | 1 w 2 | 3 b +
001 3 | m | | CEDRO Luca | 0 | ITA | 0 | 1700 | 555 | | 0.0 | 4 | 1 b 0 | | 2 w -
001 4 | | | DAFNE Eva | 1650 | ITA | 0 | 0 | | | 1.0 | 3 | 2 w 0 | 0000 - + | 0000 - -
"""
"""Vega's tournament description. Sample: the user manual of 2016, appendix P (example rows of pages 84 and 85)."""


def _game(result: str, style: str, other: str) -> str:
    return f'<td><div class="res">{result}</div><div class="{style}">{other}   </div></td>'


def _person(name: str, place: int, title: str, rating: str) -> str:
    return (
        f'<td> <span class="idn"> {place} </span></td><td><div class="player-container" \n <div class="left-box2">\n'
        f'<a href="playercard.html#{place}"></a> <div class="player-name-box2"><span>{name}</span></div>'
        f'<div class="player-data-box"><div class="sort-num"> {place}</div><div class="title-box"> '
        f'<div class="title2 male">{title}</div></div><div class="rating">{rating}</div>'
        f'<div class="fed"> <img src="./flag/aus.png" alt="flag"></div></div></div></div></td>'
    )


VEGA_PAGE = (
    '<!DOCTYPE html>\n<html lang="en"><head>\n<meta name="author" content="www.vegachess.com">\n'
    "<title>2026 Bay April Rapid</title></head><body><h5> 15/04/2026 - 16/04/2026</h5>"
    "<table><tr><td>Menu</td></tr></table>"
    '<table class="table table-striped "><thead><tr><th>#</th><th>Player</th><th>Pts</th><th>1</th><th>2</th></tr>'
    "</thead><tbody><tr>"
    + _person("Ash,Rey", 1, "CM", "2212") + '<td class="score"> 1.5</td>'
    + _game("1", "cb", "3") + _game("½", "cw", "2")
    + "</tr><tr>" + _person("Elm,Dean", 2, "-", "1920") + '<td class="score"> 1.0</td>' + _game(" ½ ", "cf", "BYE")
    + _game("½", "cb", "1") + "</tr><tr>" + _person("Oak,Kim", 3, "-", "1799") + '<td class="score"> 1.0</td>'
    + _game("0", "cw", "1") + _game(" 1 ", "cf", "BYE") + "</tr></tbody></table></body></html>"
)  # fmt: skip
"""Vega's crosstable for the web. Sample: samuraitruong/vegashare, samples/vega1/crosstable.html."""


def _cells(*rows: tuple[str, ...]) -> str:
    return "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)


def chess_results_page(heading: str, *rows: tuple[str, ...], beside: str = "", after: str = "") -> str:
    """A page of Chess-Results: its heading, the rows of its list, those beside it, what stands below."""
    return (
        "<!DOCTYPE html>\n<html><head><title>\r\n\tChess-Results Server Chess-results.com - Hafen Open 2026\r\n</title>"
        f"</head><body><table>{beside}</table><h2>Hafen Open 2026</h2><h2>{heading}</h2>"
        f'<table class="CRs1">{_cells(*rows)}</table>{after}</body></html>'
    )


PAIRINGS = chess_results_page(
    "Round 1 on 2026/08/01 at 14:30",
    ("Bo.", "No.", "", "White", "Rtg", "Pts.", "Result", "Pts.", "", "Black", "Rtg", "No."),
    ("1", "4", "", "Dohle, Uwe *)", "1500", "0", "0 - 1", "0", "FM", "Amsel, Eva", "2100", "1"),
    ("2", "2", "", "Buchfink, Jan", "1900", "0", "+ - -", "0", "", "Eule, Kai", "0", "5"),
    ("3", "6", "", "Fink, Ole", "0", "0", "", "0", "", "Gans, Pia", "1400", "7"),
    ("4", "8", "", "Habicht, Rolf", "0", "0", "1", "", "", "bye", "", ""),
    ("5", "3", "", "Canto, Lea", "1700", "0", "½", "", "", "not paired", "", ""),
    beside=_cells(("Number of rounds", "5"), ("Federation", "Germany ( GER )")),
)
"""A round of Chess-Results. Sample: markjonleonard/chess-results, tests/fixtures/jeddah2026_r1.html."""

START_LIST = chess_results_page(
    "Starting rank",
    ("No.", "", "Name", "FideID", "FED", "Rtg", "sex"),
    ("1", "FM", "Amsel, Eva", "4600001", "GER", "2100", "w"),
    ("2", "", "Buchfink, Jan", "", "DEN", "1900", ""),
    ("3", "", "Canto, Lea", "", "ITA", "0", "w"),
)
"""Sample: the same, tests/fixtures/jeddah2026_startingrank.html."""

ALL_ROUNDS = chess_results_page(
    "Pairings/Results",
    ("Round 1 on 2026/08/08 at 08:30", "", "", "", "", ""),
    ("Bo.", "No.", "White", "Result", "Black", "No."),
    ("1", "2", "Buchfink, Jan", "0 - 1", "Canto, Lea", "3"), ("2", "1", "Amsel, Eva", "0", "bye", "-1"),
    ("Round 2 on 2026/08/09 at 08:30", "", "", "", "", ""),
    ("Bo.", "No.", "White", "Result", "Black", "No."),
    ("1", "1", "Amsel, Eva", "1 - 0", "Buchfink, Jan", "2"), ("2", "3", "Canto, Lea", "0", "bye", "-1"),
    ("Round 3 on 2026/08/10 at 08:30", "", "", "", "", ""),
    ("Bo.", "No.", "White", "Result", "Black", "No."),
    ("1", "3", "Canto, Lea", "½ - ½", "Amsel, Eva", "1"), ("2", "2", "Buchfink, Jan", "0", "bye", "-1"),
)  # fmt: skip
"""A round robin. Sample: the same, tests/fixtures/ussa2026_roundrobin_pairings.html."""

FILES = {
    "chess-results.csv": CHESS_RESULTS.encode(),
    "grid.csv": GERMAN_GRID.encode(),
    "rank.txt": STARTING_RANK.encode(),
    "open.sjson": json.dumps(SWISSSYS, indent=1).encode(),
    "web.json": json.dumps(SWISSSYS_WEB).encode(),
    "km.tdf": VEGA.encode("cp1252"),
    "crosstable.html": VEGA_PAGE.encode(),
    "round1.html": PAIRINGS.encode(),
    "start.html": START_LIST.encode(),
    "all-rounds.html": ALL_ROUNDS.encode(),
    **BINARY_FILES,
}
"""Files that are events."""
