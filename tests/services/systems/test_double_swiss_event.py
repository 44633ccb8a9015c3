"""A Double-Swiss event from its wizard to its papers: two rounds a match, paired together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.cli.main import run
from tdapp.domain.commands.event import EditSection
from tdapp.domain.commands.players import Absence, AddPlayers, SetAbsences, WithdrawPlayer
from tdapp.domain.commands.rounds import (
    ClearResult,
    EnterResult,
    PublishRound,
    StartManualPairing,
    StorePairing,
    UnpairRound,
)
from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import facts_of, made_here, with_facts
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.outcome import Colour, GameResult, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.round import RoundState
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.systems.registry import DOUBLE_SWISS, DUTCH
from tdapp.domain.words.checks import Level, Refused
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.checks.imported import import_warnings, round_breaches_of
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.systems.reasons import reasons_against, reasons_of_board, reasons_of_bye
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.tables.standings import compute_standings
from tdapp.storage import EventFile
from tdapp.trf.reader import read_trf
from tdapp.trf.writer import write_trf
from tests.arena import arena
from tests.event_files import ALL, do, opened

PAB = Outcome.PAIRING_BYE
W, D, B = GameResult.WHITE_WINS, GameResult.DRAW, GameResult.BLACK_WINS
FIELD = arena("1 A 2100\n2 B 2000\n3 C 1900\n4 D 1800\n5 E 1700", rounds_total=6, initial_colour="W")


def field() -> Section:
    """Five players, three matches."""
    return with_facts(FIELD, made_here(replace(facts_of(FIELD), system_key=DOUBLE_SWISS.key)))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventFile]:
    """An event that has not begun."""
    with opened(tmp_path, field()) as store:
        yield store


def pair(store: EventFile, number: int) -> None:
    """Pair a round as the window does, and publish it."""
    section = store.snapshot(1)
    drawn = rules_of_system(section.system).pair(section, number)
    byes = () if drawn.bye is None else ((drawn.bye, PAB),)
    do(store, StorePairing(1, number, drawn.pairs, byes, confirmed=ALL), PublishRound(1, number))


def refused(store: EventFile, command: object) -> list[str]:
    with pytest.raises(Refused) as refusal:
        store.execute(command)  # type: ignore[arg-type]
    return [warning.rule_id for warning in refusal.value.warnings]


def test_a_section_that_becomes_one_counts_a_bye_as_a_game_won_and_a_game_drawn(tmp_path: Path) -> None:
    """C.04.5, 1.4: half of it in each round; and it goes with the system."""
    assert field().points.pab == Fraction(3, 4)
    assert field().type_code == "FIDE_DOUBLESWISS"
    with opened(tmp_path, FIELD) as store:
        facts = replace(facts_of(FIELD), system_key=DOUBLE_SWISS.key)
        do(store, EditSection(1, facts, confirmed=ALL))
        section = store.snapshot(1)
        assert (section.system, section.points.pab) == (DOUBLE_SWISS, Fraction(3, 4))
        do(store, EditSection(1, replace(facts_of(section), system_key=DUTCH.key, type_code=""), confirmed=ALL))
        assert store.snapshot(1).points == PointSystem()


def test_rounds_are_whole_matches(tmp_path: Path) -> None:
    with opened(tmp_path, FIELD) as store:
        facts = replace(facts_of(FIELD), system_key=DOUBLE_SWISS.key, rounds_total=5)
        with pytest.raises(RuleViolation, match="5 rounds are no whole matches"):
            store.execute(EditSection(1, facts, confirmed=ALL))


def test_both_games_of_a_match_have_the_same_tables_and_reversed_colours(store: EventFile) -> None:
    pair(store, 1)
    pair(store, 2)  # before the results of the first games
    first, second = store.round(1, 1), store.round(1, 2)
    assert [board.players for board in first.boards] == [(1, 3), (4, 2)]
    assert [board.players for board in second.boards] == [(3, 1), (2, 4)]
    assert [board.number for board in second.boards] == [1, 2]
    assert first.byes == second.byes == ((5, PAB),)
    assert second.engine.name == first.engine.name
    assert (first.state, second.state) == (RoundState.PUBLISHED, RoundState.PUBLISHED)
    assert [one.state for one in rounds_of(store.snapshot(1))] == [RoundState.PUBLISHED, RoundState.PUBLISHED]


def test_the_tables_stay_where_a_file_says_no_boards(store: EventFile) -> None:
    """Points of the first game move nobody in the second one."""
    pair(store, 1)
    pair(store, 2)
    do(store, EnterResult(1, 1, 1, D), EnterResult(1, 1, 2, B), EnterResult(1, 2, 1, D), EnterResult(1, 2, 2, B))
    first, second = rounds_of(store.snapshot(1))
    assert [board.players for board in second.boards] == [board.players[::-1] for board in first.boards]


def test_results_of_both_games_are_entered_in_any_order(store: EventFile) -> None:
    pair(store, 1)
    pair(store, 2)
    do(store, EnterResult(1, 2, 1, D), EnterResult(1, 1, 1, W), EnterResult(1, 1, 2, B), ClearResult(1, 1, 2))
    do(store, EnterResult(1, 1, 2, D), EnterResult(1, 2, 2, D))
    assert [row.points for row in compute_standings(store.snapshot(1)).rows] == ["1.5", "1.5", "1.0", "1.0", "0.5"]
    pair(store, 3)
    assert refused(store, EnterResult(1, 2, 1, W)) == ["round-locked"]


def test_the_next_match_waits_for_all_results(store: EventFile) -> None:
    pair(store, 1)
    pair(store, 2)
    do(store, EnterResult(1, 2, 1, D), EnterResult(1, 2, 2, D))
    assert refused(store, StorePairing(1, 3, ((1, 2), (5, 3)), ((4, PAB),))) == ["game-open"]
    do(store, EnterResult(1, 1, 1, D), EnterResult(1, 1, 2, D))
    pair(store, 3)
    assert (5, PAB) not in store.round(1, 3).byes  # C2


def test_the_second_game_is_paired_no_other_way(store: EventFile) -> None:
    pair(store, 1)
    assert refused(store, StorePairing(1, 2, ((1, 3), (4, 2)), ((5, PAB),))) == ["game-follows"]
    assert refused(store, StorePairing(1, 2, ((3, 2), (1, 4)), ((5, PAB),))) == ["game-follows"]
    assert refused(store, StartManualPairing(1, 2, confirmed=ALL)) == ["game-follows"]
    pair(store, 2)
    assert refused(store, UnpairRound(1, 1, confirmed=ALL)) == ["round-stands"]
    do(store, UnpairRound(1, 2, reason="again", confirmed=ALL), UnpairRound(1, 1, reason="again", confirmed=ALL))
    assert not store.round(1, 1).boards
    store.undo(reason="a reason", confirmed=ALL)
    store.undo(reason="a reason", confirmed=ALL)
    assert [board.players for board in store.round(1, 2).boards] == [(3, 1), (2, 4)]


def test_byes_are_of_whole_matches(store: EventFile) -> None:
    """Preface: whichever round they are asked for; half a point for each game."""
    do(store, SetAbsences(1, (Absence(5, 2, Outcome.HALF_POINT_BYE),), confirmed=ALL))
    section = store.snapshot(1)
    assert [cell.outcome for cell in section.cells[4]] == [Outcome.HALF_POINT_BYE] * 2
    section = store.snapshot(1)
    drawn = rules_of_system(section.system).pair(section, 1)
    assert drawn.bye is None
    do(store, StorePairing(1, 1, drawn.pairs, ((5, Outcome.HALF_POINT_BYE),), confirmed=ALL), PublishRound(1, 1))
    pair(store, 2)
    assert store.round(1, 2).byes == ((5, Outcome.HALF_POINT_BYE),)
    do(store, *(EnterResult(1, number, board, D) for number in (1, 2) for board in (1, 2)))
    assert {row.points for row in compute_standings(store.snapshot(1)).rows} == {"1.0"}


def test_who_leaves_between_the_games_loses_the_second_one(store: EventFile) -> None:
    """The match was played; who comes between them has missed it."""
    pair(store, 1)
    do(store, EnterResult(1, 1, 1, W), EnterResult(1, 1, 2, W))
    do(store, WithdrawPlayer(1, 3, 2), AddPlayers(1, (Player(0, "F", 1600),), confirmed=ALL))
    pair(store, 2)
    second = store.round(1, 2)
    assert [(board.players, board.result) for board in second.boards] == [
        ((3, 1), GameResult.BLACK_BY_FORFEIT), ((2, 4), None),
    ]  # fmt: skip
    assert dict(second.byes) == {5: PAB, 6: Outcome.ZERO_POINT_BYE}
    do(store, EnterResult(1, 2, 2, D))
    pair(store, 3)
    assert {frozenset(board.players) for board in store.round(1, 3).boards} & {frozenset({1, 3})} == set()


# -- tables --------------------------------------------------------------------------------------------------------


def test_an_opponent_counts_once_in_the_tie_breaks() -> None:
    """The games of a match are one round of C.07; an interim table after game 1 has half a match."""
    section = with_facts(
        arena("""
            1 A 2100 | 3w1 3b1 2w= 2b=
            2 B 2000 | 4w1 4b0 1b= 1w=
            3 C 1900 | 1b0 1w0 4w1 4b1
            4 D 1800 | 2b0 2w1 3b0 3w0
        """, rounds_total=6, initial_colour="W"),
        made_here(replace(facts_of(FIELD), rounds_total=6, system_key=DOUBLE_SWISS.key)),
    )  # fmt: skip
    table = compute_standings(section, ladder=parse_ladder("BH,SB,DE"))
    assert [(row.player.number, row.points, row.values[0], row.values[1]) for row in table.rows] == [
        (1, "3.0", "4.0", "6.0"),  # met 3 and 2, who have 2 each: 2 points against 3, 1 against 2
        (2, "2.0", "4.0", "4.0"),
        (3, "2.0", "4.0", "2.0"),
        (4, "1.0", "4.0", "2.0"),
    ]
    assert table.after_round == 4
    half = compute_standings(section, after_round=3)
    assert (half.after_round, half.rows[0].points) == (3, "2.5")


# -- reasons, checks, files, command line --------------------------------------------------------------------------


def test_boards_and_byes_explain_themselves(store: EventFile) -> None:
    pair(store, 1)
    pair(store, 2)
    section = store.snapshot(1)
    first = reasons_of_board(section, store.round(1, 1), 1)
    assert first[1] == "Game 1 of match 1."
    assert any("4.3.1" in sentence for sentence in first)
    second = reasons_of_board(section, store.round(1, 2), 1)
    assert second[1] == "Game 2 of match 1: the same players, the colours reversed (C.04.5, 4.4)."
    assert any("C.04.5, 3.4" in sentence for sentence in reasons_of_bye(section, store.round(1, 1), 5))
    (reason,) = reasons_against(section, store.round(1, 1), 1, 2)
    assert (reason.article, reason.forbids) == ("C.04.5, 3.6.2 and 3.6.4", False)
    (reason,) = reasons_against(section, store.round(1, 1), 4, 0)
    assert reason.article == "C.04.5, 3.4.2 to 3.4.4"


def test_two_games_in_a_row_against_the_same_player_are_no_breach() -> None:
    twice = "1 A | 2w1 2b1 2w1 2b1\n2 B | 1b0 1w0 1b0 1w0"
    section = arena(twice, rounds_total=6, initial_colour="W", type_code="FIDE_DOUBLESWISS")
    found = round_breaches_of(section)
    assert [(one.round, one.breach.rule) for one in found] == [(3, "met"), (4, "met")]
    long = "1 A | 2w1 2b1 3w1 3b1\n2 B | 1b0 1w0 4w1 4b1\n3 C | 4w1 4b1 1b0 1w0\n4 D | 3b0 3w0 2b0 2w0"
    fine = arena(long, rounds_total=6, initial_colour="W", type_code="FIDE_DOUBLESWISS")
    assert round_breaches_of(fine) == ()


def test_rounds_that_are_no_two_games_of_a_match_are_named_on_import() -> None:
    """The same colours twice, another opponent, a bye in one of the two: asked about once, at level 3."""
    drawing = """
        1 A | 2w1 2w1
        2 B | 1b0 1b0
        3 C | 4w1 5b1
        4 D | 3b0 U
        5 E | U   3w0
        6 F | 7w1 7b1
        7 G | 6b0 6w0
    """
    section = arena(drawing, rounds_total=4, initial_colour="W", type_code="FIDE_DOUBLESWISS")
    found = [one for one in round_breaches_of(section) if one.breach.rule == "match"]
    assert [(one.round, one.breach.article, one.breach.numbers) for one in found] == [
        (2, "C.04.5, 4.4", (1, 2, 3, 4, 5))
    ]
    (asked,) = [one for one in import_warnings(section) if "second game" in one.text]
    assert asked.level is Level.CONFIRM
    assert "A (1), B (2), C (3), D (4), E (5)" in asked.text


def test_a_file_comes_back_as_it_was(store: EventFile) -> None:
    pair(store, 1)
    pair(store, 2)
    do(store, *(EnterResult(1, number, board, D) for number in (1, 2) for board in (1, 2)))
    section = store.snapshot(1)
    written = write_trf(section, program="tdapp")
    assert b"192 FIDE_DOUBLESWISS\r\n" in written
    assert b"142 6\r\n" in written
    assert b"P0.75" in written
    back = read_trf(written).section
    assert (back.system, back.points, back.rounds_total) == (DOUBLE_SWISS, section.points, 6)
    assert back.cells == section.cells


@pytest.mark.parametrize(
    "line", [b"162  W 1.0    D 0.5    L 0.0    P 1.5\r\n", b"162  W 1.0    D 0.5    L 0.0    P0.75\r\n", b""]
)
def test_the_bye_of_another_program_may_be_that_of_the_match(store: EventFile, line: bytes) -> None:
    """The known convention gives the value of the match; nothing at all means a game won and a game drawn."""
    pair(store, 1)
    pair(store, 2)
    do(store, *(EnterResult(1, number, board, D) for number in (1, 2) for board in (1, 2)))
    written = write_trf(store.snapshot(1), program="tdapp").splitlines(keepends=True)
    foreign = b"".join(line if one.startswith(b"162") else one for one in written if not one.startswith(b"###"))
    assert read_trf(foreign).section.points.pab == Fraction(3, 4)


def test_a_bye_worth_nothing_in_the_file_is_set_for_the_next_one() -> None:
    section = arena("1 A | 2w1 2b1\n2 B | 1b0 1w0", rounds_total=4, initial_colour="W", type_code="FIDE_DOUBLESWISS")
    assert read_trf(write_trf(section, program="x")).section.points.pab == Fraction(3, 4)


def test_the_command_line_counts_matches(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--system", "double-swiss", "--players", "9", "--rounds", "3", "--seed", "a"]
    assert run(["generate", "-o", str(tmp_path), *asked]) == 0
    path = tmp_path / "random-1.trf"
    section = read_trf(path.read_bytes()).section
    assert (section.system, section.rounds_total, section.rounds_held) == (DOUBLE_SWISS, 6, 6)
    for row in section.cells:
        for one, other in zip(row[::2], row[1::2], strict=True):
            assert one.opponent == other.opponent
            assert one.colour is None or (other.colour is one.colour.other)
    capsys.readouterr()
    assert run(["check", str(path)]) == 0
    assert "6 rounds checked with tdapp double-swiss" in capsys.readouterr().out
    assert run(["pair", str(path), "--round", "3"]) == 0
    first = capsys.readouterr().out.splitlines()
    assert run(["pair", str(path), "--round", "4"]) == 0
    second = capsys.readouterr().out.splitlines()
    turned = [" ".join(reversed(line.split())) if not line.endswith(" 0") else line for line in first[1:]]
    assert second == [first[0], *turned]
    for document in ("regulations", "standings", "crosstable", "pairings", "explanation"):
        assert run(["export", str(path), str(tmp_path / f"{document}.html"), "--document", document]) == 0
    assert "Double-Swiss system (C.04.5), 3 matches" in (tmp_path / "regulations.html").read_text(encoding="utf-8")


def test_a_colour_is_that_of_game_one(store: EventFile) -> None:
    """1.6, through the store: who began with White is due nothing, and 4.3.2 gives White to who did not."""
    pair(store, 1)
    pair(store, 2)
    do(store, *(EnterResult(1, number, board, D) for number in (1, 2) for board in (1, 2)))
    pair(store, 3)
    section = store.snapshot(1)
    began = {
        number: [cell.colour for cell in row[::2]]
        for number, row in zip((player.number for player in section.players), section.cells, strict=True)
    }
    assert began[1] == [Colour.WHITE, Colour.BLACK]
