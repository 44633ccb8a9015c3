"""Documents of a competition of teams: what stands in them, and that every one of them fits its paper."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import pairwise

import pytest

from tdapp.domain.section.event import Edition, Event, ForbiddenPairs, Kind, RatingCorrection, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.league import Appointment, Fine, League
from tdapp.domain.section.match import TeamAdjustment, seat_of
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.player import Standing
from tdapp.domain.section.team import Preference, TeamRules
from tdapp.domain.words.errors import RuleViolation
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.document import Document, DocumentGroup
from tdapp.reports.documents import (
    board_tables,
    match_papers,
    regulations,
    team_explanation,
    team_facts,
    team_fixtures,
    team_lists,
    team_players,
    team_rounds,
    team_tables,
)
from tdapp.reports.layout.cards import CardModel
from tdapp.reports.layout.model import DocumentModel, Paragraph, Table
from tdapp.reports.options import Order
from tdapp.reports.registry import DOCUMENTS, document_for, documents_for
from tdapp.services.tables.standings import compute_standings
from tdapp.services.tables.team_standings import team_standings
from tdapp.services.teams.board_results import board_results, minimum_games
from tdapp.trf.reader import read_trf
from tests.effort import sample
from tests.reports.builders import OPTIONS, swiss
from tests.reports.test_matrix import check, laid_out, on_paper
from tests.services.teams.test_league import DAY, season
from tests.team_events import random_team_event
from tests.trf.teams.test_event import PLAYERS, SWISS, TEAMS, TWO_BOARDS, trf

OF_ONE_KIND = {"team-grid", "team-bracket"}  # shown with that kind
OF_TEAMS = [
    document
    for document in DOCUMENTS
    if document.group is DocumentGroup.TEAMS and document.document_id not in OF_ONE_KIND
]


@cache
def league(seed: int = 1, teams: int = 9, boards: int = 4, rounds: int = 5, *, robin: bool = False) -> DocumentData:
    fields = {"kind": Kind.TEAM_ROUND_ROBIN} if robin else {}
    section = random_team_event(seed, teams, boards, rounds, event=Event("League of Łódź"), **fields)
    return data_of(compute_standings(section))


def small(ladder: str = "MPvGP,BH:MP") -> DocumentData:
    """Reds 1½-½ Blues (1-4 1-0, 2-5 ½), then Blues 1-1 Reds: 4 did not come, 6 won with Black."""
    section = read_trf(
        trf("012 League", "142 2", *TWO_BOARDS, SWISS.replace("GP_MP", "MP_GP"), *PLAYERS, *TEAMS)
    ).section
    return data_of(compute_standings(dataclasses.replace(section, ladder=parse_ladder(ladder))))


def tables(model: DocumentModel) -> list[Table]:
    assert isinstance(model, DocumentModel)
    return [block for block in model.blocks if isinstance(block, Table)]


def lines(table: Table) -> list[tuple[str, ...]]:
    return [row.texts for row in table.rows]


def heads(table: Table) -> list[str]:
    return [column.title for column in table.columns]


SHAPES = [(2, 1, 1), (9, 4, 5), (14, 8, 3), (40, 4, 11)]


@pytest.mark.parametrize("document", OF_TEAMS, ids=lambda document: document.document_id)
@pytest.mark.parametrize("shape", sample(SHAPES, *SHAPES[:3]), ids=str)
def test_every_document_fits_its_paper(document: Document, shape: tuple[int, int, int]) -> None:
    check(laid_out(document, league(1, *shape), OPTIONS))


def test_they_are_offered_to_competitions_of_teams_only() -> None:
    ids = {document.document_id for document in OF_TEAMS}
    assert ids == {
        "team-list", "fixtures", "rosters", "match-pairings", "board-pairings", "match-results", "match-sheet",
        "line-up-slip",
        "team-standings", "team-crosstable", "team-results", "board-standings", "board-prizes", "team-cards",
        "team-explanation",
    }  # fmt: skip
    assert {entry.document_id for entry in documents_for(league().subject) if entry.applies} >= ids | {"pack-teams"}
    players = swiss(8, 3)
    offered = {entry.document_id for entry in documents_for(players) if entry.applies}
    assert not offered & (ids | {"pack-teams", "pack-team-round"})
    with pytest.raises(RuleViolation, match="This is no competition of teams"):
        document_for("team-list", players)
    with pytest.raises(RuleViolation, match="This is no competition of teams"):
        team_facts.TeamFacts(data_of(compute_standings(players)), OPTIONS)


def test_the_list_and_the_rosters() -> None:
    listed = tables(team_lists.build_list(small(), OPTIONS))[0]
    assert heads(listed) == ["No.", "Team", "Short", "Rtg avg", "Players"]
    assert lines(listed) == [("1", "Reds", "RED", "1400", "3"), ("2", "Blues", "", "1400", "3")]
    rosters = tables(team_lists.build_rosters(small(), OPTIONS))
    assert [table.title for table in rosters] == ["1  Reds  (RED)", "2  Blues"]
    assert [line[:3] for line in lines(rosters[0])] == [
        ("1", "1", "Player 1"),
        ("2", "2", "Second"),
        ("Res.", "3", "Player 3"),
    ]


def test_a_round_of_matches() -> None:
    pairings = tables(team_rounds.build_matches(small(), OPTIONS))[0]
    assert lines(pairings) == [("1", "2", "0", "Blues", "", "Reds", "2", "1")]
    results = tables(team_rounds.build_results(small(), OPTIONS))[0]
    assert heads(results)[2:6:2] == ["2  Blues", "1 : 1"] or heads(results)[4] == "1 : 1"
    assert [line[2] for line in lines(results)] == ["nobody", "Player 6"]
    assert [line[4] for line in lines(results)] == ["- : +", "1 : 0"]
    first = dataclasses.replace(OPTIONS, round=1)
    assert heads(tables(team_rounds.build_results(small(), first))[0])[4] == "1½ : ½"
    boards = tables(team_rounds.build_boards(small(), first))[0]
    assert [line[4] for line in lines(boards)] == ["", ""]
    with pytest.raises(RuleViolation, match="Round 3 is not paired"):
        team_rounds.build_matches(small(), dataclasses.replace(OPTIONS, round=3))


def test_the_standings_have_both_scores_and_the_ladder() -> None:
    model = team_tables.build_standings(small("BH:MP"), OPTIONS)
    table = tables(model)[0]
    assert heads(table) == ["Rk", "No.", "Team", "+", "=", "-", "MP", "GP", "BH:MP"]
    assert lines(table) == [
        ("1", "1", "Reds", "1", "1", "0", "3", "2½", "2.0"),
        ("2", "2", "Blues", "0", "1", "1", "1", "1½", "6.0"),
    ]
    assert "MP match points, GP game points" in model.imprint.legend


@pytest.mark.parametrize("build", [team_tables.build_standings, team_tables.build_crosstable])
def test_what_a_rung_shows_stands_in_no_column_beside_it(build: Callable[..., DocumentModel]) -> None:
    model = build(small(), OPTIONS)
    assert heads(tables(model)[0])[-3:] == ["MP", "MPvGP", "BH:MP"]
    assert [line[-2] for line in lines(tables(model)[0])] == ["2.5", "1.5"]
    assert "MP match points, MPvGP game points" in model.imprint.legend


def test_the_crosstable_is_a_row_of_rounds_or_a_grid() -> None:
    rounds = tables(team_tables.build_crosstable(small(), OPTIONS))[0]
    assert [line[3:5] for line in lines(rounds)] == [("2w1½", "2b1"), ("1b½", "1w1")]
    robin = tables(team_tables.build_crosstable(league(5, 6, 4, 5, robin=True), OPTIONS))[0]
    assert robin.grid
    assert [row.filled for row in robin.rows] == [(3 + line,) for line in range(6)]
    by_number = dataclasses.replace(OPTIONS, order=Order.START)
    numbers = [line[1] for line in lines(tables(team_tables.build_crosstable(league(), by_number))[0])]
    assert numbers == [str(number) for number in range(1, 10)]


def test_the_players_of_a_team_and_their_boards() -> None:
    first = tables(team_players.build_results(small(), OPTIONS))[0]
    assert first.title == "1  Reds: 3 match points, 2½ game points"
    assert [(line[2], *line[4:]) for line in lines(first)] == [
        ("Player 1", "w1", "b+", "2", "1", "2200"),
        ("Second", "b½", "", "½", "1", "1400"),
        ("Player 3", "", "w0", "0", "1", "600"),
    ]


def test_a_player_counts_on_the_board_where_he_sat_most_and_forfeits_are_no_games() -> None:
    """Board of a player, and performance of the games over the board: rules-teams 7.4."""
    section: Section = small().subject
    found = {one.player.number: one for one in board_results(section, 2)}
    assert (found[1].board, found[1].sat, found[1].games, found[1].points) == (1, 2, 1, Fraction(2))
    assert (found[1].percent, found[1].performance) == (Fraction(100), 2200)
    assert (found[4].board, found[4].percent) == (1, Fraction(0))


def test_board_standings_and_prizes() -> None:
    boards = tables(board_tables.build_standings(small(), OPTIONS))
    assert [table.title for table in boards] == ["Board 1", "Board 2"]
    assert [line[1] for line in lines(boards[0])] == ["Player 1", "Player 4"]
    prizes = board_tables.build_prizes(small(), OPTIONS)
    said = [block.text for block in prizes.blocks if isinstance(block, Paragraph)]
    assert "Nobody has enough games." in said
    assert "At least 2 games over the board" in prizes.notes[0]
    ranked = tables(board_tables.build_prizes(league(1, 9, 4, 5), OPTIONS))
    for table in ranked:
        if table.title.endswith("performance"):
            values = [int(line[-1]) for line in lines(table)]
            assert all(one >= other for one, other in pairwise(values))


def test_papers_for_the_captains_and_cards() -> None:
    sheets = match_papers.build_sheets(small(), OPTIONS)
    assert isinstance(sheets, CardModel)
    texts = list(sheets.cards[0].texts)
    assert {"2  Blues  –  1  Reds", "Captain of Blues", "Captain of Reds", "nobody", "1 : 1"} <= set(texts)
    slips = match_papers.build_slips(small(), OPTIONS)
    assert len(slips.cards) == 2
    assert "against 1 Reds, table 1" in set(slips.cards[0].texts)
    card = list(team_players.build_cards(small(), OPTIONS).cards[0].texts)
    assert {"2 Blues", "1½:½", "1:1", "2½"} <= set(card)


def test_the_fixture_list_has_every_match_with_its_day_and_place() -> None:
    section = season(
        League(appointments=(Appointment(2, (1, 2), DAY, "14:00", "Town hall", postponed=True),), promoted=1)
    )
    model = team_fixtures.build(data_of(compute_standings(section)), OPTIONS)
    assert [table.title for table in tables(model)] == ["Round 1", "Round 2", "Round 3"]
    assert heads(tables(model)[1]) == ["Date", "Time", "Home team", "Result", "Away team", "Venue", ""]
    assert lines(tables(model)[1]) == [
        ("2026-10-25", "", "Team 4", "", "Team 3", "", ""),
        ("2026-10-11", "14:00", "Team 1", "", "Team 2", "Town hall", "postponed"),
    ]
    assert "1 team goes up." in model.heading.remark
    bare = team_fixtures.build(data_of(compute_standings(dataclasses.replace(season(None), round_dates=()))), OPTIONS)
    assert heads(tables(bare)[0]) == ["Home team", "Result", "Away team"]


def test_the_sheet_of_a_league_says_when_and_where() -> None:
    section = random_team_event(4, 4, 2, 1)
    match = section.matches[0]
    asked = League(appointments=(Appointment(1, match.teams, DAY, "14:00", "Town hall"),))
    rules = dataclasses.replace(section.team_rules, league=asked)  # type: ignore[type-var]
    data = data_of(compute_standings(dataclasses.replace(section, team_rules=rules)))
    texts = list(match_papers.build_sheets(data, OPTIONS).cards[0].texts)
    assert "2026-10-11, 14:00, Town hall" in texts
    assert any(text.startswith("Begin") for text in texts)


def test_a_match_sheet_may_stand_as_the_screen_does() -> None:
    """White first at every board: what is typed from the sheet is not turned round at every second one."""
    data = league(1, 9, 4, 1)
    state, players = data.rounds[0], data.players
    (sheet, *_) = match_papers.build_sheets(data, dataclasses.replace(OPTIONS, white_first=True)).cards
    texts = list(sheet.texts)
    board = next(one for one in state.boards if one.number == 2)
    white, black = (texts.index(next(t for t in texts if t.startswith(players[one].name))) for one in board.players)
    assert texts.index("1.2") < white < black
    (usual, *_) = match_papers.build_sheets(data, OPTIONS).cards
    texts = list(usual.texts)
    assert texts.index(players[board.black].name) < texts.index(players[board.white].name)  # the home team has Black


def test_a_board_that_counts_otherwise_for_rating_has_a_sign_on_paper() -> None:
    section = small().subject
    late = RatingCorrection(1, 1, 4, GameResult.DRAW)
    data = data_of(compute_standings(dataclasses.replace(section, rating_corrections=(late,))))
    model = team_rounds.build_results(data, dataclasses.replace(OPTIONS, round=1))
    (table,) = tables(model)
    assert next(line[4] for line in lines(table)).endswith("®")
    assert "® counts otherwise for rating than for the match" in str(model)


def test_the_boards_of_a_report_have_the_numbers_of_their_tables() -> None:
    """Table 1 has boards 1 to 4, table 2 boards 5 to 8; an empty chair leaves its number out."""
    data = league(1, 14, 4, 3)
    section = data.subject
    for state in data.rounds:
        for board in state.boards:
            table, seat = seat_of(board.number, 4)
            match = next(one for one in section.matches if (one.round, one.table) == (state.number, table))
            assert {match.first.players[seat - 1], match.second.players[seat - 1]} == {board.white, board.black}


def test_the_calculations_of_a_team_on_paper() -> None:
    model = team_explanation.build(small(), dataclasses.replace(OPTIONS, player=2))
    overview, *rest = tables(model)
    assert lines(overview)[0][:3] == ("Blues", "place 2", "1.0")
    buchholz = rest[-1]
    assert [line[2] for line in lines(buchholz)[:2]] == ["1 Reds", "1 Reds"]
    with pytest.raises(RuleViolation, match="There is no team with the number 7"):
        team_explanation.build(small(), dataclasses.replace(OPTIONS, player=7))


def sentences(section: Section) -> list[str]:
    model = regulations.build(data_of(compute_standings(section)), OPTIONS)
    return [block.text for block in model.blocks if isinstance(block, Paragraph)]


def test_the_regulations_are_those_of_teams() -> None:
    """Not those of the players, who are paired by no system of their own."""
    section = random_team_event(1, 7, 3, 2, rounds_total=5, initial_colour="B", ladder=parse_ladder("MPvGP,EMGSB"))
    found = sentences(section)
    text = " ".join(found)
    assert "Swiss system for teams, 5 rounds, paired by C.04.6." in found
    assert "The team with number 1 has Black on board 1 in round 1, as drawn by lot." in found
    assert "A match has 3 boards; colours of the first-named team: WBW." in found
    assert "A match won counts 2, drawn 1, lost 0 match points." in found
    assert "Ties are broken by match points versus game points; then" in text
    assert "C.04.3" not in text
    assert "player left over" not in text
    assert "edition of C.04.6" not in text
    rules = TeamRules(3, preference=Preference.NONE, secondary_used=False, reserves=1, board_games=4)
    older = sentences(dataclasses.replace(section, edition=Edition.FIDE_2024, team_rules=rules))
    assert "The edition of C.04.6 is that of August 2024." in older
    assert "Colour preferences are not used (C.04.6, 1.7)." in older
    assert "A team has at most 1 reserve." in older
    assert "A board prize asks for 4 games over the board." in older
    league = dataclasses.replace(
        section, kind=Kind.TEAM_ROUND_ROBIN, cycles=2, team_rules=TeamRules(3, half_played=True)
    )
    robin = sentences(league)
    assert "Round robin of teams by the Berger tables (C.05), 5 rounds: every team meets every other twice." in robin
    assert "The results of a team that leaves after less than half of its matches do not count (C.05, 6.6)." in robin
    assert not any("Colour preferences" in sentence for sentence in robin)


def test_teams_kept_apart_and_accelerated_are_named() -> None:
    section = random_team_event(
        1, 6, 2, 0, rounds_total=5, forbidden=(ForbiddenPairs(1, 2, (1, 4)),), type_code="FIDE_TEAM_BAKU"
    )
    found = sentences(section)
    assert "Not paired with each other in rounds 1 to 2: Team 1 (1), Team 4 (4)." in found
    assert any(one.startswith("Acceleration: teams 1 to 4 are paired with 2.0 additional match") for one in found), (
        found
    )


def test_a_trial_ladder_of_the_teams_is_the_one_on_paper() -> None:
    section = random_team_event(1, 6, 2, 3, ladder=parse_ladder("MPvGP"))
    trial = team_standings(section, ladder=parse_ladder("BH:MP,TPN")).standings
    data = data_of(trial)
    assert str(data.team_ladder) == "BH:MP@fide-2026,TPN"
    (table,) = tables(team_tables.build_standings(data, OPTIONS))
    assert heads(table)[-2:] == ["BH:MP", "TPN"]
    assert data_of(team_standings(section).standings).team_ladder is None


def test_how_many_games_a_board_prize_asks_for_can_be_announced() -> None:
    assert [minimum_games(TeamRules(), rounds) for rounds in (1, 5, 7, 9, 11)] == [1, 4, 5, 6, 8]
    assert minimum_games(TeamRules(board_games=5), 11) == 5


def test_an_expelled_team_is_in_the_crosstable_only() -> None:
    section = random_team_event(1, 6, 2, 3, ladder=parse_ladder("MPvGP"))
    teams = tuple(
        dataclasses.replace(team, standing=Standing.EXPELLED) if team.number == 4 else team for team in section.teams
    )
    data = data_of(compute_standings(dataclasses.replace(section, teams=teams)))
    (standings,) = tables(team_tables.build_standings(data, OPTIONS))
    assert not any("Team 4" in line for line in lines(standings))
    (crosstable,) = tables(team_tables.build_crosstable(data, OPTIONS))
    assert any("Team 4" in line for line in lines(crosstable))


def test_points_by_decision_are_said_under_the_table() -> None:
    taken = TeamAdjustment(2, 3, Fraction(-1), Fraction(1, 2), "late line-up")
    section = random_team_event(1, 6, 2, 3, ladder=parse_ladder("MPvGP"), adjustments=(taken,))
    for build in (team_tables.build_standings, team_tables.build_crosstable):
        notes = build(data_of(compute_standings(section)), OPTIONS).notes
        assert "Team 3, round 2, by decision: match points −1, game points +½ (late line-up)." in notes
    before = team_tables.build_standings(data_of(compute_standings(section, after_round=1)), OPTIONS)
    assert not any("by decision" in note for note in before.notes)


def test_the_sheet_is_a_report_of_the_match_and_the_table_names_fines() -> None:
    section = random_team_event(1, 6, 2, 3, ladder=parse_ladder("MPvGP"))
    match = next(one for one in section.matches if (one.round, one.table) == (3, 1))
    team, other = match.first.team, next(one.number for one in section.teams if one.number not in match.teams)
    assert section.team_rules is not None
    league = League(fines=(Fine(3, team, "12.50", "late"), Fine(2, team, "5", "before"), Fine(3, other, "7", "away")))
    told = dataclasses.replace(
        section,
        matches=tuple(
            dataclasses.replace(one, note="clock\nbroken") if one == match else one for one in section.matches
        ),
        adjustments=(TeamAdjustment(3, team, Fraction(-1), Fraction(0), "two"),),
        team_rules=dataclasses.replace(section.team_rules, league=league),
    )
    data = data_of(compute_standings(told))
    texts = list(match_papers.build_sheets(data, dataclasses.replace(OPTIONS, round=3)).cards[0].texts)
    assert "Remarks: clock broken" in texts
    assert f"Team {team}, round 3, fine: 12.50 (late)." in texts
    assert f"Team {team}, round 3, by decision: match points −1, game points 0 (two)." in texts
    assert not any("before" in text or "away" in text for text in texts)
    notes = team_tables.build_standings(data, OPTIONS).notes
    assert f"Team {other}, round 3, fine: 7 (away)." in notes


def test_long_remarks_take_lines_and_then_a_whole_paper() -> None:
    section = random_team_event(1, 6, 2, 3, ladder=parse_ladder("MPvGP"))
    assert section.team_rules is not None
    for count, papers in ((1, 1), (3, 2)):  # two matches, on one paper or each on its own
        fines = tuple(Fine(3, section.matches[-1].first.team, "5", "handed in late " * 15) for _ in range(count))
        rules = dataclasses.replace(section.team_rules, league=League(fines=fines))
        data = data_of(compute_standings(dataclasses.replace(section, team_rules=rules)))
        sheets = match_papers.build_sheets(data, dataclasses.replace(OPTIONS, round=3))
        assert max(len(text) for text in sheets.cards[-1].texts) <= 105
        assert " ".join(sheets.cards[-1].texts).count("handed in late") == 15 * count
        assert len(on_paper(sheets).pages) == papers
