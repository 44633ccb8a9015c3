"""Event files that older versions wrote: each opens, and holds what was entered."""

from __future__ import annotations

import datetime as dt
import json
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tdapp.domain.arbiters.by import Role
from tdapp.domain.arbiters.invitation import Invitation
from tdapp.domain.commands.event import ChangeSystem
from tdapp.domain.commands.games import ImportGames
from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.commands.norms import SetNormAnswers
from tdapp.domain.commands.rounds import EnterResult, StorePairing
from tdapp.domain.commands.stored import decode
from tdapp.domain.games.broadcast import Broadcast
from tdapp.domain.games.record import Ply
from tdapp.domain.games.stream import Mark
from tdapp.domain.games.text import GameText
from tdapp.domain.norms.answers import NormAnswers
from tdapp.domain.section.event import Event, ForbiddenPairs, Kind
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.player import NationalRecord, Rating, Standing
from tdapp.domain.words.checks import Refused
from tdapp.domain.words.wording import language
from tdapp.services.games.hearing import hear
from tdapp.services.games.of_round import held_games
from tdapp.services.history.column_words import column_name, value_words
from tdapp.services.history.steps import history, round_begin
from tdapp.services.ports.event_store import UndoState
from tdapp.services.tables.standings import compute_standings
from tdapp.services.tables.team_standings import team_standings
from tdapp.storage import EventFile, open_event_file
from tdapp.storage.file.identity import identity_of
from tdapp.storage.rows.schema import SCHEMA
from tests.arena import arena
from tests.effort import thorough
from tests.event_files import kept

LEGACY = Path(__file__).parent / "legacy"


@pytest.mark.parametrize("schema", range(1, SCHEMA))
def test_every_schema_before_this_one_left_a_file(schema: int) -> None:
    """Written by the code of that schema, with a test below that opens it."""
    path = LEGACY / f"schema{schema}.tdb"
    with closing(sqlite3.connect(path.as_uri() + "?mode=ro&immutable=1", uri=True)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (schema,)
    assert Path(__file__).read_text("utf-8").count(f'LEGACY / "{path.name}"'), f"no test opens {path.name}"


# What was entered into schema1.tdb; its trial ladder was BH, then SB, and SB was taken back.
DRAWN = """
1 Kővári 1999 | 4w1 2b=
2 Ильин 1998 | 5b1 1w=
4 王明 1996 | 1b0 5w+
5 עברית 1995 | 2w0 4b-
9 =HYPER 1991 | U H
"""


def test_a_file_of_the_first_schema_opens_with_all_that_was_entered(tmp_path: Path) -> None:
    path = tmp_path / "schema1.tdb"
    shutil.copyfile(LEGACY / "schema1.tdb", path)
    with closing(open_event_file(path)) as store:
        assert "was converted for this version" in store.notice
        section = store.snapshot(1)
        drawn = arena(DRAWN)
        assert section.cells == drawn.cells
        assert [player.name for player in section.players] == [player.name for player in drawn.players]
        assert section.players[0].ratings == (Rating("standard", 1999, "FIDE", "2026-05", False),)
        assert section.players[4].categories == ("U16",)
        assert section.event == Event("Legacy Open", "Ljubljana", "SLO", dt.date(2026, 5, 1))
        assert section.forbidden == (ForbiddenPairs(1, 5, (1, 9)),)
        assert str(section.trial_ladder) == "BH"
        assert compute_standings(section).rows[0].player.number in (1, 2)
        assert store.undo_state().undo_label is None  # a conversion is a barrier
        store.execute(SetTrialLadder(1, "DE"))
        store.undo()
        assert str(store.snapshot(1).trial_ladder) == "BH"
    with closing(open_event_file(path)) as store:
        assert store.notice == ""


@thorough
def test_a_file_of_the_fifth_schema_says_nothing_about_norms(tmp_path: Path) -> None:
    path = tmp_path / "schema5.tdb"
    shutil.copyfile(LEGACY / "schema5.tdb", path)
    with closing(open_event_file(path)) as store:
        section = store.snapshot(1)
        assert section.cells == arena(DRAWN).cells
        assert str(section.trial_ladder) == "BH"
        assert section.norms == NormAnswers()
        assert [player.k_factor for player in section.players] == [None] * 5
        store.execute(SetNormAnswers(1, NormAnswers(True, registered=True, average=2400)))
        assert store.snapshot(1).norms == NormAnswers(True, registered=True, average=2400)
        store.undo()
        assert store.snapshot(1).norms == NormAnswers()


# Written with the code of schema 2: the steps of a whole event, with what the program showed of them then, in English
# and in German.
SECOND: dict[str, Any] = json.loads((LEGACY / "schema2.json").read_text("utf-8"))
RENAMED = {"Auslosung der Runde zurücknehmen": "Auslosung aufheben", "Notiz an Brett": "Bemerkung zu Brett"}
NOW_GERMAN = {
    "Change the edition of the tie-break rules": "Fassung der Feinwertungsregeln ändern",
    "Make the ladder official": "Feinwertungsleiter offiziell machen",
    "Copy the ladder of Seniors": "Feinwertungsleiter von Seniors übernehmen",
    "Load the ladder my club's": "Feinwertungsleiter my club's laden",
    "Unpair round 3": "Auslosung der Runde 3 aufheben",
    "Put Anna and Bert into U18": "Anna and Bert in U18 aufnehmen",
    "Take 2 players out of U18": "2 Spieler aus U18 herausnehmen",
    "Keep apart: 1–2": "Nicht gegeneinander: 1–2",
    "Set an option of BH": "Option von BH einstellen",
    "Count unplayed games of BH: FIDE 2009": "Ungespielte Partien von BH werten: FIDE 2009",
    "Hand over the event to the club's laptop": "Turnier an the club's laptop übergeben",
    "Take over the event on NEW-LAPTOP": "Turnier auf NEW-LAPTOP übernehmen",
    "Restore from a file": "Aus einer Datei wiederherstellen",
    "Give עברית the bye by hand": "עברית von Hand das Freilos geben",
    "Give =HYPER an absence by hand": "=HYPER von Hand als abwesend führen",
}
"""What stayed English then, or half of it."""
NAMED_BY_THE_STEP = {
    "Before: restore from copy.tdb": "Before: Restore from a file",
    "Before: official ladder changed": "Before: Make the ladder official",
    "Before: edition of the tie-break rules changed": "Before: Change the edition of the tie-break rules",
}


def renamed(german: str) -> str:
    """What was shown then, in the words of today."""
    for then, now in RENAMED.items():
        german = german.replace(then, now)
    return german


@pytest.fixture
def second(tmp_path: Path) -> Iterator[EventFile]:
    def convert(path: Path) -> None:
        shutil.copyfile(LEGACY / "schema2.tdb", path)
        with closing(open_event_file(path)) as store:
            assert "was converted for this version" in store.notice

    with closing(open_event_file(kept(tmp_path / "schema2.tdb", "schema 2, converted", convert))) as store:
        yield store


def _in_words(kept: str) -> str:
    """What the file kept as ``column: value; column: value``, in the words of now; a result stands as it is."""
    worded = []
    for part in kept.split("; ") if re.match("[a-z_]+: ", kept) else ():
        column, _, value = part.partition(": ")
        if (name := column_name(column)) is not None:
            worded.append(f"{name}: {value_words(column, '' if value == '-' else value)}")
    return "; ".join(worded) if re.match("[a-z_]+: ", kept) else kept


@thorough
def test_the_history_of_the_second_schema_is_the_same(second: EventFile) -> None:
    rows = {row.row_id: row for row in history(second)}
    with language("de"):
        german = {row.row_id: row.label for row in history(second)}
    walks = {"undo": ("Undo: ", "Rückgängig: "), "redo": ("Redo: ", "Wiederholt: "), "": ("", "")}
    for told in SECOND["steps"]:
        row = rows.pop(told["id"])
        in_english, in_german = walks[told["walk"]]
        assert row.label == in_english + told["en"]
        assert german[row.row_id] == in_german + NOW_GERMAN.get(told["en"], renamed(told["de"]))
        shown = {"command": row.entry.command_id if row.entry else "", "what": row.what, "old": row.old, "new": row.new}
        shown |= {"reason": row.reason, "undone": row.undone, "barrier": True}
        told |= {key: _in_words(told[key]) for key in ("old", "new")}
        assert shown == {key: told[key] for key in shown} | {"barrier": True}  # nothing is taken back behind this
    (converted,) = rows.values()
    assert converted.label == "Convert the event file"
    assert second.undo_state() == UndoState(None, None)


def test_its_restore_points_still_lead_back(second: EventFile) -> None:
    points = {point.point_id: point for point in second.restore_points()}
    for told in SECOND["points"]:
        point = points.pop(told["id"])
        assert (point.revision, point.section_id, point.file_name) == (told["revision"], told["section"], told["file"])
        assert point.name == NAMED_BY_THE_STEP.get(told["en"], told["en"])
        if told["en"] not in NAMED_BY_THE_STEP and told["en"] != "Before: Unpair round 3":
            with language("de"):
                assert point.name == renamed(told["de"])
    (conversion,) = points.values()
    assert conversion.name == "Before: Convert the event file"
    assert conversion.file_name == "schema2.schema2.tdb"
    begin = round_begin(second, 1, 3)
    assert begin is not None
    assert begin.point_id == 13


def test_its_steps_are_decoded_and_it_stays_the_same_event(second: EventFile) -> None:
    for entry in second.journal(limit=1000):
        step = decode(entry.step.id, entry.step.version, json.dumps(entry.step.data))
        assert entry.command_id == step.ID
    with second._reading() as connection:
        assert identity_of(connection) == SECOND["identity"]


@thorough
def test_a_file_of_the_third_schema_keeps_the_national_record_and_who_left(tmp_path: Path) -> None:
    """Written with the code of schema 3: a national record edited, a player gone, a trial ladder taken back."""
    path = tmp_path / "schema3.tdb"
    shutil.copyfile(LEGACY / "schema3.tdb", path)
    with closing(open_event_file(path)) as store:
        section = store.snapshot(1)
        record = NationalRecord("HUN", "m", "FM", "Kővári Ádám", "Vas SE", "1990-05-01")
        assert [player.national_record for player in section.players] == [record, *[NationalRecord()] * 4]
        assert section.players[section.index_of(5)].standing is Standing.WITHDRAWN
        labels = [entry.label for entry in reversed(store.journal(limit=20))]
        assert labels == [
            "Create the event", "Edit Kővári", "Withdraw עברית", "Change the trial ladder",
            "Undo: Change the trial ladder", "Convert the event file",
        ]  # fmt: skip
    with closing(open_event_file(path)) as store:
        assert store.notice == ""


# Written with the code of schema 4: a round paired, published, one result, a trial ladder taken back.
FOURTH = """
1 Kővári 1999 | 4w1 2b= 3w=
2 Ильин 1998 | 3b1 1w= 4w?
3 王明 1996 | 2w0 4b1 1b=
4 עברית 1995 | 1b0 3w0 2b?
"""
FOURTH_STEPS = [
    "Create the event",
    "Pair round 3",
    "Publish round 3",
    "Enter ½-½ at board 1",
    "Change the trial ladder",
]


@thorough
def test_a_file_of_the_fourth_schema_pairs_players_and_keeps_its_history(tmp_path: Path) -> None:
    path = tmp_path / "schema4.tdb"
    shutil.copyfile(LEGACY / "schema4.tdb", path)
    with closing(open_event_file(path)) as store:
        section = store.snapshot(1)
        drawn = arena(FOURTH)
        assert section.cells == drawn.cells
        assert (section.kind, section.team_rules, section.teams, section.matches) == (Kind.SWISS, None, (), ())
        assert [(one.number, one.team_byes, one.matches) for one in store.rounds(1)] == [
            (number, (), ()) for number in (1, 2, 3)
        ]
        labels = [entry.label for entry in reversed(store.journal(limit=20))]
        assert labels == [*FOURTH_STEPS, "Undo: Change the trial ladder", "Convert the event file"]
        assert [row.rank for row in compute_standings(section, after_round=2).rows] == [1, 2, 3, 4]
        assert store.undo_state() == UndoState(None, None)


@thorough
def test_a_file_of_the_sixth_schema_has_no_games_and_takes_some(tmp_path: Path) -> None:
    """Written with the code of schema 6: two rounds imported, the third paired, published, one result."""
    path = tmp_path / "schema6.tdb"
    shutil.copyfile(LEGACY / "schema6.tdb", path)
    with closing(open_event_file(path)) as store:
        assert [board.players for board in store.round(1, 3).boards] == [(1, 3), (2, 4)]
        assert store.snapshot(1).cells[:2] == arena("1 A | 4w1 2b= 3w=\n2 B | 3b1 1w= 4w?").cells
        assert (store.games(1), store.broadcast(1), store.taken_alerts(1)) == ((), Broadcast(), ())
        assert store.streams(1) == ()
        labels = [entry.label for entry in reversed(store.journal(limit=20))]
        assert labels == [*FOURTH_STEPS, "Undo: Change the trial ladder", "Convert the event file"]
        store.execute(ImportGames(1, (GameText(3, 1, 3, moves="e2e4"),)))
        assert [game.pair for game in store.games(1)] == [(1, 3)]
    with closing(open_event_file(path)) as store:
        assert store.notice == ""


def test_a_file_of_the_seventh_schema_has_matches_that_nobody_decided(tmp_path: Path) -> None:
    """Written with the code of schema 7: a league of four teams, round 1 published, one result."""
    path = tmp_path / "schema7.tdb"
    shutil.copyfile(LEGACY / "schema7.tdb", path)
    with closing(open_event_file(path)) as store:
        section = store.snapshot(1)
        assert [(match.teams, match.decision) for match in section.matches] == [((1, 3), None), ((4, 2), None)]
        assert section.team_rules is not None
        assert section.team_rules.knockout is None
        labels = [entry.label for entry in reversed(store.journal(limit=20))]
        assert labels == [
            "Create the event", "Pair round 1", "Publish round 1", "Enter 1-0 at board 1", "Convert the event file",
        ]  # fmt: skip
        store.execute(EnterResult(1, 1, 2, GameResult.DRAW))
        assert [row.rank for row in team_standings(store.snapshot(1)).standings.rows]
    with closing(open_event_file(path)) as store:
        assert store.notice == ""


@thorough
def test_a_file_of_the_eighth_schema_goes_on_with_a_round_of_byes(tmp_path: Path) -> None:
    """Everybody was given a bye for round 3, and then nothing could be stored."""
    path = tmp_path / "schema8.tdb"
    shutil.copyfile(LEGACY / "schema8.tdb", path)
    with closing(open_event_file(path)) as store:
        section = store.snapshot(1)
        assert section.cells[0][:2] == arena(DRAWN).cells[0]
        assert (section.byes_only, section.rounds_paired) == ((), 2)
        store.execute(StorePairing(1, 3, (), tuple(section.announced(3).items())))
        assert (store.snapshot(1).byes_only, store.snapshot(1).rounds_paired) == ((3,), 3)


def test_a_file_of_the_ninth_schema_has_a_system_without_parameters(tmp_path: Path) -> None:
    path = tmp_path / "schema9.tdb"
    shutil.copyfile(LEGACY / "schema9.tdb", path)
    with closing(open_event_file(path)) as store:
        section = store.snapshot(1)
        assert section.cells == arena(DRAWN).cells
        assert (section.system.key, section.type_code) == ("dutch-2026", "FIDE_LIM")
        assert (section.system_text, section.system_facts) == ("", None)


def test_a_file_of_the_tenth_schema_has_rounds_of_one_system(tmp_path: Path) -> None:
    """Written with the code of schema 10, two rounds of a Burstein system, which goes on: it is paired by now."""
    path = tmp_path / "schema10.tdb"
    shutil.copyfile(LEGACY / "schema10.tdb", path)
    with closing(open_event_file(path)) as store:
        section = store.snapshot(1)
        assert section.cells == arena(DRAWN).cells
        assert (section.type_code, section.system_since) == ("FIDE_BURSTEIN", 0)
        assert (section.system.id, section.system.paired) == ("burstein", True)
        with pytest.raises(Refused, match="Round 1 is paired by the Burstein system"):
            store.execute(ChangeSystem(1, "dutch-2026", "no program", ("system-changed",)))


def test_a_file_of_the_eleventh_schema_keeps_what_its_sources_had_sent(tmp_path: Path) -> None:
    """An e-board at board 1, a folder at board 2; the record of board 1 goes less far."""
    path = tmp_path / "schema11.tdb"
    shutil.copyfile(LEGACY / "schema11.tdb", path)
    with closing(open_event_file(path)) as store:
        one, other = store.streams(1)
        assert (one.source, one.pair, one.board, one.record.moves) == ("eboard:7001", (1, 2), 1, ("e2e4", "e7e5"))
        assert (one.shown, one.mark, one.at) == (one.record, Mark.PLAIN, 1795339133500)
        assert (other.source, other.record.moves, other.record.rest) == ("folder:games", ("d2d4",), "Sf6")
        (line,) = store.lines(1, one.stream_id)
        assert (line.record, line.shown) == (one.record, True)
        assert [game.heard for game in store.games(1)] == [0]
        assert [game.moves for game in held_games(store, 1)] == [("e2e4", "e7e5"), ("d2d4",)]
        longer = replace(one.record, plies=(*one.record.plies, Ply("g1f3")))
        assert hear(store, 1, store.round(1, 1), [longer], 1795339143.5)
    with closing(open_event_file(path)) as store:
        assert store.notice == ""
        assert [len(line.record.plies) for line in store.lines(1, one.stream_id)] == [2, 3]


def test_a_file_of_the_twelfth_schema_has_no_games_of_drawn_matches(tmp_path: Path) -> None:
    path = tmp_path / "schema12.tdb"
    shutil.copyfile(LEGACY / "schema12.tdb", path)
    with closing(open_event_file(path)) as store:
        section = store.snapshot(1)
        assert section.cells == arena(DRAWN).cells
        assert (section.tie_games, section.tie_decisions) == ((), ())


def test_in_a_file_of_the_thirteenth_schema_one_arbiter_did_everything(tmp_path: Path) -> None:
    """Written with the code of schema 13: two trial ladders, the second taken back, and a state that has a name."""
    path = tmp_path / "schema13.tdb"
    shutil.copyfile(LEGACY / "schema13.tdb", path)
    with closing(open_event_file(path)) as store:
        assert store.snapshot(1).cells == arena(DRAWN).cells
        assert str(store.snapshot(1).trial_ladder) == "BH"
        assert [entry.actor for entry in store.journal(limit=9)] == [""] * 5
        assert [point.name for point in store.restore_points()][1] == "Before lunch"
        assert store.invitations() == ()
        ana = Invitation("Ana", Role.ENTRY, "0f", frozenset({1}), (3, 4), "", "ENTRY-1", "", "2026-05-01T08:00")
        store.keep_invitations((ana,))
        store.carry_out(SetTrialLadder(1, "DE"), ana.by(origin="a1"))
    with closing(open_event_file(path)) as store:
        assert store.notice == ""
        assert store.invitations() == (ana,)
        assert store.journal(limit=1)[0].actor == "Ana"
