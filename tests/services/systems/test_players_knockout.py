"""Knock-out of players: rounds that follow from winners, drawn matches, who leaves, what a correction withdraws."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.event import EditSection
from tdapp.domain.commands.knockout import DecideTie, EnterTieGame, TakeTieGameBack
from tdapp.domain.commands.players import AddPlayers, SetNumbers, WithdrawPlayer
from tdapp.domain.commands.rounds import (
    CorrectionScope,
    CorrectResult,
    EnterResult,
    PublishRound,
    StorePairing,
    UnpairRound,
)
from tdapp.domain.knockout.players import bracket_of, fixture_of, next_step, points_of
from tdapp.domain.knockout.tree import By, TieState, stages_for
from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.ladder import Ladder, Rung
from tdapp.domain.section.match import How
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.systems.knockout import TieBreak
from tdapp.domain.words.checks import NeedsConfirmation, Refused
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.checks.registration import check_registration
from tdapp.services.rounds.possible import why_not_pair
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.systems.standings import deciding
from tdapp.services.tables.correction import correction_warning
from tdapp.services.tables.ladder_editing import lint
from tdapp.storage import EventFile
from tests.effort import sample, some
from tests.event_files import ALL, BACK, BLACK, DRAW, WHITE, opened

Result = Callable[[int, int], GameResult]


def cup(players: int, *, games: int = 1, rounds: int | None = None, **fields: str) -> Section:
    """A field by rating that nobody has paired."""
    field = tuple(Player(number, f"P{number}", 2500 - number) for number in range(1, players + 1))
    fields = {**({"games": str(games)} if games > 1 else {}), **fields}
    text = ",".join(f"{name.replace('_', '-')}={value}" for name, value in fields.items())
    total = rounds or stages_for(players) * games
    return Section(Event("Cup"), field, ((),) * players, total, kind=Kind.KNOCKOUT, system_text=text)


def pair(store: EventFile) -> Section:
    """The next round, public."""
    section = store.snapshot(1)
    number = section.rounds_paired + 1
    drawn = rules_of_system(section.system).pair(section, number)
    byes = tuple((one, Outcome.PAIRING_BYE) for one in drawn.byes)
    do(store, StorePairing(1, number, drawn.pairs, byes), PublishRound(1, number))
    return store.snapshot(1)


def enter(store: EventFile, result: Result) -> Section:
    """Every open board of the last round."""
    number = store.snapshot(1).rounds_paired
    for board in store.round(1, number).boards:
        if board.is_open:
            do(store, EnterResult(1, number, board.number, result(board.white, board.black)))
    return store.snapshot(1)


def do(store: EventFile, *commands: Command) -> None:
    """One command after the other, by an arbiter who confirms everything."""
    for command in commands:
        confirmed = {"confirmed": ALL} if any(one.name == "confirmed" for one in fields(command)) else {}  # type: ignore[arg-type]
        store.execute(replace(command, **confirmed))


def better(white: int, black: int) -> GameResult:
    return WHITE if white < black else BLACK


def drawn(_white: int, _black: int) -> GameResult:
    return DRAW


def asked(store: EventFile, command: Command, *rules: str) -> None:
    """The command asks for exactly these confirmations."""
    with pytest.raises(NeedsConfirmation) as question:
        store.execute(command)
    assert {one.rule_id for one in question.value.warnings} == set(rules)


def places(section: Section) -> dict[int, int | None]:
    return {row.player.number: row.rank for row in deciding(section).rows}


def pairs_in(store: EventFile, number: int) -> list[tuple[int, int]]:
    return [board.players for board in store.round(1, number).boards]


CUPS = [(players, 1) for players in (2, 3, 5, 8, 11, 16, 33, 64)] + [(players, 2) for players in (2, 3, 5, 8, 11, 16)]


@pytest.mark.parametrize("size", sample(CUPS, (2, 1), (3, 1), (5, 1), (2, 2), (8, 2)), ids=str)
def test_a_cup_is_played_to_its_end(tmp_path: Path, size: tuple[int, int]) -> None:
    players, games = size
    with opened(tmp_path, cup(players, games=games)) as store:
        for number in range(1, stages_for(players) * games + 1):
            section = pair(store)
            assert section.rounds_paired == number
            seated = [one for both in pairs_in(store, number) for one in both]
            assert len(seated) == len(set(seated))
            section = enter(store, better)
            assert not store.round(1, number).unpaired
        ranks = places(section)
        assert (ranks[1], ranks[2]) == (1, 2)
        for number in range(3, players + 1):  # who was out in the same stage shares the place
            assert ranks[number] == (1 << (number - 1).bit_length() - 1) + 1
        with pytest.raises(RuleViolation, match="nothing is paired after it"):
            pair(store)


def test_byes_are_no_games_and_bring_no_points(tmp_path: Path) -> None:
    with opened(tmp_path, cup(6)) as store:
        section = pair(store)
        assert dict(store.round(1, 1).byes) == {1: Outcome.PAIRING_BYE, 2: Outcome.PAIRING_BYE}
        assert sorted(map(sorted, pairs_in(store, 1))) == [[3, 6], [4, 5]]  # KO9
        section = enter(store, better)
        ranks = places(section)
        assert (ranks[6], ranks[5]) == (5, 5)


def test_the_next_round_waits_for_a_drawn_match_and_says_for_which(tmp_path: Path) -> None:
    with opened(tmp_path, cup(4, deciders="rapid-25-10+blitz-5-3+armageddon-5-4")) as store:
        pair(store)
        do(store, EnterResult(1, 1, 1, DRAW), EnterResult(1, 1, 2, better(*pairs_in(store, 1)[1])))
        section = store.snapshot(1)
        tie = bracket_of(section).stages[0][0]
        assert (tie.pair, tie.state) == ((1, 4), TieState.TIED)
        assert why_not_pair(section, store.round(1, 2), store.round(1, 1)).rule_id == "knockout-undecided"  # type: ignore[union-attr]
        step = next_step(section, tie)
        assert step is not None
        assert (step.stage.by, step.stage.rate, step.colours) == (TieBreak.RAPID, "25+10", (4, 1))
        do(store, EnterTieGame(1, 1, 4, 1, BLACK), EnterTieGame(1, 1, 1, 4, BLACK))  # one each
        section = store.snapshot(1)
        step = next_step(section, bracket_of(section).stages[0][0])
        assert step is not None
        assert step.stage.by is TieBreak.BLITZ
        do(store, EnterTieGame(1, 1, 4, 1, DRAW), EnterTieGame(1, 1, 1, 4, DRAW))
        do(store, EnterTieGame(1, 1, 1, 4, DRAW, rate="5 v 3"))  # a draw wins for Black
        section = store.snapshot(1)
        tie = bracket_of(section).stages[0][0]
        assert (tie.winner, tie.by) == (4, TieBreak.ARMAGEDDON)
        assert [(one.by.value, one.rate) for one in section.tie_games] == [
            *[("rapid", "25+10")] * 2,
            *[("blitz", "5+3")] * 2,
            ("armageddon", "5 v 3"),
        ]
        assert section.rounds_paired == 1  # tie-break games are no rounds
        why = rules_of_system(section.system).why(section, store.round(1, 1), 1, 4)
        assert why[2:] == (
            "Score ½ : ½.",
            "Rapid games (25+10): 1 : 1.",
            "Blitz games (5+3): 1 : 1.",
            "Armageddon (5 v 3): ½ : ½.",
            "P4 goes on.",
        )
        pair(store)
        assert {4, 2} == set(pairs_in(store, 2)[0])


def test_the_score_of_a_match_is_told_as_its_board_stands(tmp_path: Path) -> None:
    with opened(tmp_path, cup(2, games=2)) as store:
        pair(store)
        enter(store, lambda white, black: WHITE if white == 1 else BLACK)
        pair(store)
        section = enter(store, drawn)
        for number in (1, 2):
            round_ = store.round(1, number)
            white, black = round_.boards[0].players
            why = rules_of_system(section.system).why(section, round_, white, black)
            assert why[2:] == (f"Score {'1½ : ½' if white == 1 else '½ : 1½'}.", "P1 goes on.")
        assert {store.round(1, number).boards[0].white for number in (1, 2)} == {1, 2}


@pytest.mark.parametrize(("result", "winner"), [(WHITE, 1), (BLACK, 2), (DRAW, 2)])
def test_armageddon_a_draw_wins_for_black(tmp_path: Path, result: GameResult, winner: int) -> None:
    with opened(tmp_path, cup(2, deciders="armageddon")) as store:
        pair(store)
        enter(store, drawn)
        do(store, EnterTieGame(1, 1, 1, 2, result))
        assert bracket_of(store.snapshot(1)).stages[0][0].winner == winner


def test_sudden_death_goes_on_until_a_game_is_won(tmp_path: Path) -> None:
    with opened(tmp_path, cup(2, deciders="sudden-3-2")) as store:
        pair(store)
        enter(store, drawn)
        do(store, EnterTieGame(1, 1, 2, 1, DRAW), EnterTieGame(1, 1, 1, 2, DRAW), EnterTieGame(1, 1, 2, 1, WHITE))
        tie = bracket_of(store.snapshot(1)).stages[0][0]
        assert (tie.winner, tie.by) == (2, TieBreak.SUDDEN)
        with pytest.raises(RuleViolation, match="decided already, by sudden death"):
            store.execute(EnterTieGame(1, 1, 1, 2, WHITE))


@pytest.mark.parametrize(("decider", "winner"), [("lower-rated", 2), ("black", 2)])
def test_what_decides_without_a_game(tmp_path: Path, decider: str, winner: int) -> None:
    with opened(tmp_path, cup(2, deciders=decider)) as store:
        pair(store)
        assert pairs_in(store, 1) == [(1, 2)]
        section = enter(store, drawn)
        tie = bracket_of(section).stages[0][0]
        assert (tie.state, tie.winner, tie.by) == (TieState.DECIDED, winner, TieBreak(decider))


def test_equal_ratings_are_left_to_the_arbiter(tmp_path: Path) -> None:
    section = cup(2, deciders="lower-rated")
    section = replace(section, players=tuple(replace(player, rating=1900) for player in section.players))
    with opened(tmp_path, section) as store:
        pair(store)
        section = enter(store, drawn)
        assert bracket_of(section).stages[0][0].state is TieState.TIED
        with pytest.raises(RuleViolation, match="list no further game"):
            store.execute(EnterTieGame(1, 1, 1, 2, WHITE))
        command = DecideTie(1, 1, 1, 2, 2, How.LOTS, "coin", "drawn")
        asked(store, command, "match-decided")
        do(store, command)
        section = store.snapshot(1)
        tie = bracket_of(section).stages[0][0]
        assert (tie.winner, tie.by) == (2, By.DECISION)
        assert places(section) == {2: 1, 1: 2}
        assert any("drawing of lots, coin" in comment for comment in section.comments)
        with pytest.raises(RuleViolation, match="decided already, by") as told:
            store.execute(command)
        assert all(player.name in str(told.value) for player in section.players)
        do(store, DecideTie(1, 1, 1, 2, None, reason="mistake"))
        assert bracket_of(store.snapshot(1)).stages[0][0].state is TieState.TIED


def test_colours_alternate_in_a_match_of_two_games(tmp_path: Path) -> None:
    with opened(tmp_path, cup(4, games=2)) as store:
        pair(store)
        first = pairs_in(store, 1)
        section = enter(store, lambda *_: WHITE)
        assert {tie.state for tie in bracket_of(section).stages[0]} == {TieState.OPEN}
        pair(store)
        assert pairs_in(store, 2) == [(black, white) for white, black in first]
        enter(store, lambda *_: WHITE)  # White won every game
        assert {tie.state for tie in bracket_of(store.snapshot(1)).stages[0]} == {TieState.TIED}


def test_a_match_of_four_games_ends_when_nobody_can_catch_up(tmp_path: Path) -> None:
    with opened(tmp_path, cup(3, games=4)) as store:
        for _ in range(3):
            pair(store)
            section = enter(store, better)
        tie = next(tie for tie in bracket_of(section).stages[0] if tie.both)
        assert (tie.state, tie.pair, tie.winner, points_of(tie)) == (TieState.DECIDED, (3, 2), 2, (0, 3))
        section = pair(store)  # nobody plays, and the round is there all the same
        assert (pairs_in(store, 4), section.rounds_paired) == ([], 4)
        assert not store.round(1, 4).unpaired
        pair(store)
        assert set(pairs_in(store, 5)[0]) == {1, 2}


def test_all_four_games_are_played_where_it_is_announced(tmp_path: Path) -> None:
    with opened(tmp_path, cup(2, games=4, early="no")) as store:
        for number in range(1, 5):
            pair(store)
            assert len(pairs_in(store, number)) == 1
            enter(store, better)
        assert bracket_of(store.snapshot(1)).stages[0][0].winner == 1


def test_the_match_for_place_3(tmp_path: Path) -> None:
    with opened(tmp_path, cup(4, third_place="yes")) as store:
        pair(store)
        enter(store, better)
        pair(store)
        assert sorted(map(sorted, pairs_in(store, 2))) == [[1, 2], [3, 4]]
        section = enter(store, better)
        assert places(section) == {1: 1, 2: 2, 3: 3, 4: 4}


def test_who_leaves_loses_what_follows_and_the_opponent_goes_on(tmp_path: Path) -> None:
    with opened(tmp_path, cup(4)) as store:
        pair(store)
        enter(store, better)
        do(store, WithdrawPlayer(1, 1, 2))
        section = pair(store)
        (board,) = store.round(1, 2).boards
        assert set(board.players) == {1, 2}
        assert board.result in (GameResult.WHITE_BY_FORFEIT, GameResult.BLACK_BY_FORFEIT)
        tie = bracket_of(section).stages[1][0]
        assert tie.winner == 2


def test_who_leaves_after_a_draw_is_out(tmp_path: Path) -> None:
    with opened(tmp_path, cup(2)) as store:
        pair(store)
        enter(store, drawn)
        do(store, WithdrawPlayer(1, 2, 2))
        tie = bracket_of(store.snapshot(1)).stages[0][0]
        assert (tie.winner, tie.by) == (1, By.FORFEIT)


def test_a_corrected_result_withdraws_what_follows_from_it_and_nothing_else(tmp_path: Path) -> None:
    with opened(tmp_path, cup(8, third_place="yes")) as store:
        pair(store)
        enter(store, better)
        pair(store)
        before = pairs_in(store, 2)
        first = store.round(1, 1).boards[0]
        assert set(first.players) == {1, 8}
        other = BLACK if first.white == 1 else WHITE
        command = CorrectResult(1, 1, 1, other, CorrectionScope.EVERYTHING, "wrong slip", first.result)
        asked(store, command, "followers-withdrawn")
        do(store, command)
        assert pairs_in(store, 2) == [tuple(8 if one == 1 else one for one in both) for both in before]
        assert not store.round(1, 2).unpaired
        store.undo(**BACK)
        assert pairs_in(store, 2) == before


def test_the_table_knows_who_took_a_seat_by_a_correction(tmp_path: Path) -> None:
    with opened(tmp_path, cup(4)) as store:
        pair(store)
        enter(store, better)
        pair(store)
        first = store.round(1, 1).boards[0]
        other = BLACK if first.white == 1 else WHITE
        said = correction_warning(store.snapshot(1), 1, first, other, CorrectionScope.EVERYTHING)
        assert [one.rule_id for one in said] == ["followers-withdrawn"]  # not that pairings stay
        do(store, CorrectResult(1, 1, 1, other, CorrectionScope.EVERYTHING, "wrong slip", first.result))
        section = store.snapshot(1)
        assert set(pairs_in(store, 2)[0]) == {4, 2}
        met = {one.number: section.cells[section.index_of(one.number)][1].opponent for one in section.players}
        assert (met[4], met[2], met[1]) == (2, 4, None)


def test_a_match_that_has_begun_stays(tmp_path: Path) -> None:
    with opened(tmp_path, cup(4)) as store:
        pair(store)
        enter(store, better)
        pair(store)
        enter(store, better)
        first = store.round(1, 1).boards[0]
        other = BLACK if first.white == 1 else WHITE
        command = CorrectResult(1, 1, 1, other, CorrectionScope.EVERYTHING, "wrong slip", first.result)
        asked(store, command, "earlier-round-corrected", "followers-stay")
        do(store, command)
        assert set(pairs_in(store, 2)[0]) == {1, 2}


def test_a_tie_break_game_taken_back_opens_the_seat(tmp_path: Path) -> None:
    with opened(tmp_path, cup(4, deciders="armageddon")) as store:
        pair(store)
        do(store, EnterResult(1, 1, 1, DRAW), EnterResult(1, 1, 2, better(*pairs_in(store, 1)[1])))
        do(store, EnterTieGame(1, 1, 1, 4, WHITE))
        pair(store)
        asked(store, TakeTieGameBack(1, 1, 1, 4), "followers-withdrawn")
        do(store, TakeTieGameBack(1, 1, 1, 4))
        assert pairs_in(store, 2) == []
        assert not store.round(1, 2).is_paired
        with pytest.raises(RuleViolation, match="there is no tie-break game"):
            store.execute(TakeTieGameBack(1, 1, 1, 4))


@pytest.mark.parametrize("leaves", [False, True])
def test_a_round_whose_last_board_went_is_paired_again_at_once(tmp_path: Path, leaves: bool) -> None:
    """Nobody sits in it: there is nothing public that would have to be withdrawn first, whoever has a bye in it."""
    with opened(tmp_path, cup(4, deciders="armageddon")) as store:
        pair(store)
        do(store, EnterResult(1, 1, 1, DRAW), EnterResult(1, 1, 2, better(*pairs_in(store, 1)[1])))
        do(store, EnterTieGame(1, 1, 1, 4, WHITE), *([WithdrawPlayer(1, 3, 2)] if leaves else []))
        pair(store)
        do(store, TakeTieGameBack(1, 1, 1, 4), EnterTieGame(1, 1, 1, 4, BLACK))
        assert store.round(1, 2).is_draft
        pair(store)
        assert {frozenset(one) for one in pairs_in(store, 2)} == {frozenset((4, 2))}


def test_a_correction_takes_the_tie_break_games_of_a_match_with_it(tmp_path: Path) -> None:
    with opened(tmp_path, cup(4, deciders="armageddon")) as store:
        pair(store)
        do(store, EnterResult(1, 1, 1, DRAW), EnterResult(1, 1, 2, better(*pairs_in(store, 1)[1])))
        do(store, EnterTieGame(1, 1, 1, 4, WHITE))
        pair(store)
        command = CorrectResult(1, 1, 1, WHITE, CorrectionScope.EVERYTHING, "wrong slip", DRAW)
        asked(store, command, "earlier-round-corrected", "tie-games-dropped")  # player 1 goes on as before
        do(store, command)
        assert store.snapshot(1).tie_games == ()
        assert len(pairs_in(store, 2)) == 1
        store.undo(**BACK)
        assert len(store.snapshot(1).tie_games) == 1


def test_the_field_is_closed_once_round_1_is_paired(tmp_path: Path) -> None:
    with opened(tmp_path, cup(4)) as store:
        do(store, SetNumbers(1, (4, 3, 2, 1)))  # seeds by hand
        pair(store)
        with pytest.raises(RuleViolation, match="takes no late entries"):
            store.execute(AddPlayers(1, (Player(5, "Late"),)))
        with pytest.raises(Refused) as refused:
            store.execute(SetNumbers(1, (1, 2, 3, 4)))
        assert [one.rule_id for one in refused.value.warnings] == ["numbers-locked-ko"]


def test_one_player_is_no_field(tmp_path: Path) -> None:
    with opened(tmp_path, cup(1, rounds=1)) as store, pytest.raises(RuleViolation, match="Fewer than two players"):
        pair(store)


def test_the_rounds_follow_from_the_field(tmp_path: Path) -> None:
    with opened(tmp_path, cup(5, rounds=9)) as store:
        assert pair(store).rounds_total == 3
        with pytest.raises(RuleViolation, match="1, 2 or 4 games"):
            store.execute(EditSection(1, replace(facts_of(cup(4)), system_text="games=3")))


def test_unpairing_a_round_takes_its_tie_break_games_with_it(tmp_path: Path) -> None:
    with opened(tmp_path, cup(2, deciders="armageddon")) as store:
        pair(store)
        enter(store, drawn)
        do(store, EnterTieGame(1, 1, 1, 2, WHITE), UnpairRound(1, 1, reason="x", confirmed=ALL))
        assert store.snapshot(1).tie_games == ()


@pytest.mark.parametrize("seed", some(12, 3))
def test_random_cups_have_a_winner_and_shared_places(tmp_path: Path, seed: int) -> None:
    """Winners = N - 1 matches, with a match for place 3 one more (from four players on); places without holes."""
    rng = random.Random(seed)
    players, third, games = rng.randint(2, 12), bool(seed % 2), rng.choice((1, 2))
    fields = {"third_place": "yes" if third else "no", "deciders": "blitz+armageddon"}
    with opened(tmp_path, cup(players, games=games, **fields)) as store:
        while store.snapshot(1).rounds_paired < (stages_for(players)) * games:
            pair(store)
            section = enter(store, lambda *_: rng.choice((WHITE, DRAW, BLACK)))
            while (tie := next((one for one in bracket_of(section).ties if next_step(section, one)), None)) is not None:
                step = next_step(section, tie)
                assert step is not None
                assert step.colours is not None
                last = section.rounds_paired
                do(store, EnterTieGame(1, last, *step.colours, rng.choice((WHITE, DRAW, BLACK))))
                section = store.snapshot(1)
        decided = [tie for tie in bracket_of(section).ties if tie.meetings]
        assert len(decided) == players - 1 + (third and players > 3)
        assert all(tie.state is TieState.DECIDED for tie in decided)
        ranks = sorted(rank for rank in places(section).values() if rank is not None)
        assert len(ranks) == players
        assert all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)
        assert fixture_of(section).waiting == ()  # type: ignore[union-attr]


def test_the_rounds_that_the_field_asks_for_are_said_before_round_1() -> None:
    (said,) = [one for one in check_registration(cup(9, rounds=3)) if one.rule_id == "knockout-rounds"]
    assert said.text == "A knock-out of 9 players has 4 rounds, and 3 are announced."
    assert not [one for one in check_registration(cup(9)) if one.rule_id == "knockout-rounds"]


def test_another_number_of_rounds_leaves_the_ladder_of_the_stages(tmp_path: Path) -> None:
    with opened(tmp_path, replace(cup(9, rounds=3), ladder=Ladder((Rung("STAGE"),)))) as store:
        do(store, EditSection(1, replace(facts_of(store.snapshot(1)), rounds_total=4)))
        section = store.snapshot(1)
        assert (str(section.ladder), section.comments) == ("STAGE", ())
        assert lint(section, section.ladder) == ()
