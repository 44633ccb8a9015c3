"""Papi, Sharly Chess and Swiss-Manager's own files; the public samples are named in binary_samples.py."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import Edition, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Sex
from tdapp.domain.systems.kind import Kind
from tdapp.domain.words.errors import InputRefused
from tdapp.interchange.as_report import as_reports
from tdapp.interchange.programs.jet import Database
from tdapp.interchange.programs.papi import read_papi
from tdapp.interchange.programs.registry import reader_of
from tdapp.interchange.programs.sharly import read_sharly
from tdapp.interchange.programs.swiss_manager import read_swiss_manager
from tests.arena import arena
from tests.interchange.programs.binary_samples import (
    BINARY_FILES,
    GAMES_OF_SWISS_MANAGER,
    PLAYERS_OF_PAPI,
    papi,
    sharly,
    swiss_manager,
)
from tests.interchange.programs.jet_files import PAGE

PAPI = "1 C | 4w1 2b= 3b?\n2 É | 5b+ 1w= Z\n3 F | U 4b1 1w?\n4 H | 1b0 3w0 H\n5 O | 2w- U Z"


def colourless_forfeits(section: Section) -> Section:
    cells = tuple(
        tuple(replace(cell, colour=None) if cell.rules.forfeit else cell for cell in row) for row in section.cells
    )
    return replace(section, cells=cells)


@pytest.mark.parametrize("small_letters", [False, True], ids=["utf-16", "compressed"])
def test_papi_all_that_a_round_can_be(small_letters: bool) -> None:
    other = read_papi(papi(small_letters=small_letters), "x")
    section = other.section
    assert tuple(row[:3] for row in section.cells) == arena(PAPI).cells
    assert section.announced(4)[5] is Outcome.ZERO_POINT_BYE
    assert section.rounds_total == 5
    event = section.event
    assert (event.name, event.city, event.federation) == ("Open de la Colline", "Bourg", "FRA")
    assert (event.start, event.end, event.chief_arbiter) == (dt.date(2026, 3, 7), dt.date(2026, 3, 8), "Sapin Ève")
    assert str(section.ladder) == "BH/C1@papi{cuts=by-rounds},KA"
    cedar, _, ash, beech, _ = section.players
    assert (cedar.name, cedar.rating, cedar.title, cedar.fixed_table) == ("CÈDRE, Max", 2100, "IM", 3)
    assert ash.title == "WFM"
    assert (beech.name, beech.sex, beech.fide_id, beech.birth) == ("HÊTRE, Zoé", Sex.FEMALE, "612006", "2012-08-27")
    assert (beech.club, beech.national_id) == ("Échiquier du Pays", "V56212")
    said = [note.text for note in other.notes]
    assert "The tie-break “Tirage” is not known and was left out." in said


def test_papi_by_another_rating_accelerated_and_with_three_points() -> None:
    rapid = [{**row, "Rapide": row["Ref"]} for row in PLAYERS_OF_PAPI]
    other = read_papi(papi(rapid, ClassElo="Rapide", Pairing="SAD", DecomptePoints="OUI"), "x")
    section = other.section
    assert [player.rating for player in section.players] == [9, 7, 5, 4, 2]
    assert (section.points.win, section.points.draw, section.type_code) == (Fraction(3), Fraction(1), "CUSTOM_SWISS")
    assert any("“SAD”" in note.text for note in other.notes)


def test_papi_a_round_robin_with_free_rounds() -> None:
    names = {2: "A", 3: "B", 4: "C"}
    rounds = {
        2: [("B", 3, 3), ("R", 0, 0), ("N", 4, 2)], 3: [("N", 2, 1), ("B", 4, 3), ("R", 0, 0)],
        4: [("R", 0, 0), ("N", 3, 1), ("B", 2, 2)],
    }  # fmt: skip
    rows = []
    for ref, name in names.items():
        row = {"Ref": ref, "Nom": name, "Elo": 2000 - ref}
        for number, (colour, opponent, result) in enumerate(rounds[ref], start=1):
            row |= {f"Rd{number:02}Cl": colour, f"Rd{number:02}Adv": opponent, f"Rd{number:02}Res": result}
        rows.append(row)
    found = read_papi(papi(rows, NbrRondes="3", Genre="ToutesRondes", Pairing="Berger", Dep1="Koya"), "x").section
    assert (found.kind, found.cells) == (
        Kind.ROUND_ROBIN,
        arena("1 A | 2w1 R 3b=\n2 B | 1b0 3w1 R\n3 C | R 2b0 1w=").cells,
    )
    assert str(found.ladder) == "KS,KA"


def test_papi_names_what_contradicts_itself_and_reads_nothing_else() -> None:
    changed = [{**row, "Rd01Res": 3} if row["Ref"] == 2 else row for row in PLAYERS_OF_PAPI]
    with pytest.raises(InputRefused) as refused:
        read_papi(papi(changed), "x")
    assert "Round 1: the results of players 1 and 4 do not fit together." in [one.text for one in refused.value.faults]
    changed = [{**row, "Rd01Res": 8} if row["Ref"] == 2 else row for row in PLAYERS_OF_PAPI]
    with pytest.raises(InputRefused) as refused:
        read_papi(papi(changed), "x")
    assert "Round 1: the pairing of player 4 cannot be read." in [one.text for one in refused.value.faults]
    with pytest.raises(InputRefused, match="no players yet"):
        read_papi(papi([]), "x")


def test_a_database_of_access_97_an_encrypted_and_a_damaged_one() -> None:
    data = papi()
    old = bytearray(data)
    old[0x14] = 0
    with pytest.raises(InputRefused, match="Access 97"):
        Database(bytes(old))
    with pytest.raises(InputRefused, match="encrypted"):
        Database(data[: 2 * PAGE] + bytes(PAGE) + data[3 * PAGE :])
    with pytest.raises(InputRefused, match="damaged"):
        Database(data[:PAGE])
    wild = bytearray(data)
    wild[4 * PAGE + 45] = 255  # a table of more columns than its page has
    with pytest.raises(InputRefused, match="damaged"):
        Database(bytes(wild)).rows("INFO")


def test_a_database_of_access_without_papis_tables_is_named(tmp_path) -> None:
    data = papi().replace("JOUEUR".encode("utf-16-le"), "JOUEUX".encode("utf-16-le"))
    with pytest.raises(InputRefused, match="a database of Microsoft Access, and no tournament of Papi"):
        as_reports(data, "club.mdb")


def test_sharly_every_tournament_a_section() -> None:
    swiss, robin = (one.section for one in read_sharly(sharly(), "x"))
    assert (swiss.name, swiss.rounds_total, swiss.initial_colour) == ("Tournoi A", 4, "W")
    assert (swiss.event.name, swiss.event.city, swiss.event.federation) == ("Festival du Lac", "Bourg", "FRA")
    assert (swiss.event.start, swiss.event.time_control_code) == (dt.date(2026, 2, 14), "3600+30")
    assert (
        tuple(row[:2] for row in swiss.cells) == arena("1 L | 3w1 2b=\n2 M | 4w+ 1w=\n3 P | 1b0 U\n4 O | 2b- H").cells
    )
    assert swiss.announced(4)[3] is Outcome.ZERO_POINT_BYE
    assert str(swiss.ladder) == "BH/C1,BH/C1@papi{cuts=by-rounds}"
    larch, maple, _, osier = swiss.players
    assert (larch.name, larch.title, larch.rating, larch.fide_id) == ("LARCH, Jo", "FM", 2100, "600021")
    assert (maple.rating, maple.sex, osier.rating, osier.birth) == (1900, Sex.FEMALE, 1399, "1990-05-07")
    assert larch.national_id == "A21"
    assert robin.kind is Kind.ROUND_ROBIN
    assert robin.cells == arena("1 R | 2w1 R 3b=\n2 S | 1b0 3w1 R\n3 T | R 2b0 1w=").cells


def test_sharly_older_columns_and_other_points() -> None:
    old = (
        'UPDATE player SET gender = 1, title = 4, ratings = \'{"1": {"value": 2222, "type": 3}}\' WHERE id = 22',
        "UPDATE tournament SET three_points_for_a_win = 1, pab_value = 2 WHERE id = 10",
        "UPDATE tournament_player SET pairing_number = NULL",
        "UPDATE tournament SET pairing = 'pairing_acceleration-SWISS_HALEY_SOFT' WHERE id = 10",
    )
    first, _ = read_sharly(sharly(*old), "x")
    player = first.section.players[0]
    assert (player.name, player.number, player.rating, player.title) == ("MAPLE, Jo", 1, 2222, "FM")
    assert player.sex is Sex.FEMALE
    points = first.section.points
    assert (points.win, points.draw, points.pab) == (3, 1, 1)
    assert first.section.type_code == "CUSTOM_SWISS"
    said = [note.text for note in first.notes]
    assert "Tournoi A: The players have no numbers there yet: they were numbered by rating, title and name." in said
    assert "Tournoi A: The tie-break “ROUNDS_IN_HAND” is not known and was left out." in said


def test_sharly_values_by_result_since_version_4() -> None:
    values = '{"3": 2.0, "2": 1.0, "1": 0.5, "7": 0.0, "9": 1.5}'
    changes = ("ALTER TABLE tournament ADD game_points TEXT", f"UPDATE tournament SET game_points = '{values}'")
    points = read_sharly(sharly(*changes), "x")[0].section.points
    assert (points.win, points.draw, points.loss, points.pab, points.zero_bye) == (
        2,
        1,
        Fraction(1, 2),
        Fraction(3, 2),
        0,
    )


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("UPDATE pairing SET result = 3 WHERE player_id = 24 AND round = 1", "Tournoi A: Round 1: the results of"),
        (
            "UPDATE pairing SET result = 99 WHERE player_id = 24 AND round = 1",
            "Tournoi A: Round 1: the pairing of player 3",
        ),
        ("UPDATE board SET black_player_id = 27 WHERE id = 1", "Tournoi A: Round 1: the pairing of player 1"),
        ("UPDATE tournament SET pairing = 'TEAM_SWISS_STANDARD' WHERE id = 10", "Tournoi A: a competition of teams"),
        ("DROP TABLE pairing", "from before version 2.8.8"),
        ("DELETE FROM tournament_player", "no sections with players"),
    ],
)
def test_sharly_names_what_contradicts_itself(change: str, said: str) -> None:
    with pytest.raises(InputRefused) as refused:
        read_sharly(sharly(change), "x")
    assert any(said in fault.text for fault in refused.value.faults)


def test_sharly_letters_that_are_none_are_a_damage() -> None:
    data = sharly("UPDATE player SET last_name = CAST(X'41E241' AS TEXT)")
    with pytest.raises(InputRefused, match="The database is damaged"):
        read_sharly(data, "x")


def test_a_view_in_place_of_a_table_is_not_looked_at() -> None:
    data = sharly("ALTER TABLE player RENAME TO other", "CREATE VIEW player AS SELECT * FROM other")
    with pytest.raises(InputRefused, match="before version"):
        read_sharly(data, "x")


def test_a_database_left_with_its_log_is_read() -> None:
    data = bytearray(sharly())
    data[18:20] = b"\x02\x02"
    assert len(read_sharly(bytes(data), "x")) == 2


def test_swiss_manager() -> None:
    other = read_swiss_manager(swiss_manager(), "x")
    section = other.section
    assert section.cells == arena("1 A | 4b1 2w=\n2 B | 5w0 1b=\n3 C | H U\n4 D | 1w0 5b+\n5 E | 2b1 4w-").cells
    event = section.event
    assert (event.name, event.city, event.federation) == ("Cupa Parcului 2026", "Cluj", "ROU")
    assert (event.start, event.chief_arbiter, section.edition) == (
        dt.date(2026, 2, 27), "FA Plop, Ana 1200001", Edition.FIDE_2024,
    )  # fmt: skip
    assert section.rounds_total == 4
    alder, birch, cedar, _, elm = section.players
    assert (alder.name, alder.title, alder.rating, alder.national_rating) == ("Alder, Max", "FM", 2200, 2150)
    assert (alder.fide_id, alder.birth, birch.birth, birch.sex) == ("1200100", "1985", "2001-05-07", Sex.FEMALE)
    assert (cedar.name, cedar.rating, elm.name) == ("Cedar", 1500, "Elm, Řehoř")


def test_swiss_manager_a_round_under_way_and_one_planned_ahead() -> None:
    games = [*GAMES_OF_SWISS_MANAGER, (1, 5, 0), (2, 4, 1), (3, 0xFFFE, 0), (2, 0xFFFE, 0)]
    section = read_swiss_manager(swiss_manager(games, held=3), "x").section
    assert section.rounds_decided == 2
    assert section.cells[0][2].outcome is Outcome.OPEN
    assert section.announced(4)[2] is Outcome.ZERO_POINT_BYE


def test_swiss_manager_a_round_robin_with_free_rounds() -> None:
    table = ((0, 2, 5, 3, 4), (0, 5, 3, 1, 2), (0, 3, 1, 4, 5), (0, 1, 4, 2, 3), (0, 4, 2, 5, 1))
    free = (1, 4, 2, 5, 3)
    games = []
    for one, (_, a, b, c, d) in zip(free, table, strict=True):
        games += [(a, b, 1), (c, d, 2), (one, 0xFFFF, 9)]
    section = read_swiss_manager(swiss_manager(games, kind=1, total=5, held=5), "x").section
    assert (section.kind, section.cycles) == (Kind.ROUND_ROBIN, 1)
    assert section.cells[0][0].outcome is Outcome.REST


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (swiss_manager(kind=2), "competition of teams"),
        (
            swiss_manager([(4, 1, 17), *GAMES_OF_SWISS_MANAGER[1:]]),
            "the result number 17 of player 4 is not known here",
        ),
        (swiss_manager([(4, 9, 1), *GAMES_OF_SWISS_MANAGER[1:]]), "pairs a player who is not in it"),
        (swiss_manager(GAMES_OF_SWISS_MANAGER[1:]), "do not name every player once"),
        (swiss_manager()[:7000], "breaks off"),
        (swiss_manager(held=3), "do not name every player once"),
    ],
)
def test_swiss_manager_what_its_samples_do_not_establish_is_refused(data: bytes, said: str) -> None:
    with pytest.raises(InputRefused) as refused:
        read_swiss_manager(data, "x")
    assert said in refused.value.faults[0].text


@pytest.mark.parametrize("name", BINARY_FILES)
def test_each_is_known_by_what_is_in_it_whatever_its_name(name: str) -> None:
    reader = reader_of(BINARY_FILES[name])
    assert reader is not None
    assert as_reports(BINARY_FILES[name], "renamed.txt")[0].reading.section.players
    for cut in (40, 3_000, len(BINARY_FILES[name]) - 5_000):
        known = reader_of(BINARY_FILES[name][:cut])
        if known is not None:
            with pytest.raises(InputRefused):
                known.read(BINARY_FILES[name][:cut], "x")
