"""What is said of a match of a knock-out, word by word: open, won, drawn, decided in every way that is announced."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tdapp.domain.knockout.players import bracket_of
from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.match import Decision, How, LineUp, Match, Side
from tdapp.domain.section.outcome import Cell, GameResult, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.round import Board, Round, RoundState
from tdapp.domain.section.team import Decider, KnockoutRules
from tdapp.domain.section.tie_games import TieDecision, TieGame
from tdapp.domain.systems.knockout import TieBreak
from tdapp.domain.teams.knockout import bracket_of as teams_bracket_of
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.systems.bracket_picture import bracket_shown, has_bracket
from tdapp.services.systems.players_knockout import PlayersKnockout, differences, way_of, why_match
from tdapp.services.systems.tie_games import why_not_decide_tie, why_not_take_tie_game, why_not_tie_game
from tdapp.services.systems.ties import path_of, why_tie
from tdapp.services.teams.knockout import why_not_decide
from tests.arena import arena
from tests.recorded import plain, recorded
from tests.services.teams.test_knockout import cup as team_cup

WHITE, BLACK, DRAW = GameResult.WHITE_WINS, GameResult.BLACK_WINS, GameResult.DRAW
DRAWN = "1 A 2400 | 4w=\n2 B 2300 | 3b1\n3 C 2200 | 2w0\n4 D 2100 | 1b="


def cup(drawing: str, text: str = "", *, games: tuple[TieGame, ...] = (), **fields: object) -> Section:
    rounds = max(len(line.partition("|")[2].split()) for line in drawing.strip().splitlines())
    return arena(
        drawing, kind=Kind.KNOCKOUT, system_text=text, tie_games=games, **{"rounds_total": max(2, rounds), **fields}
    )


def game(white: int, black: int, by: TieBreak, result: GameResult, rate: str = "") -> TieGame:
    return TieGame(1, white, black, by, result, rate)


def decided(how: How, text: str = "") -> dict[str, object]:
    return {"tie_decisions": (TieDecision(1, 4, 1, how, text),)}


RAPID, BLITZ, ARMAGEDDON = TieBreak.RAPID, TieBreak.BLITZ, TieBreak.ARMAGEDDON
STAGES = "deciders=rapid-25-10+blitz-5-3+armageddon-5-4"
TWO = (game(4, 1, RAPID, DRAW, "25+10"), game(1, 4, RAPID, DRAW, "25+10"))
FOUR = (*TWO, game(4, 1, BLITZ, WHITE, "5+3"), game(1, 4, BLITZ, WHITE, "3+2"))
CUPS: dict[str, Section] = {
    "nobody has played": cup("1 A 2400 |\n2 B 2300 |\n3 C 2200 |\n4 D 2100 |"),
    "six, two go on": cup("1 A |\n2 B |\n3 C |\n4 D |\n5 E |\n6 F |", rounds_total=3),
    "six after round 1": cup("1 A | U\n2 B | U\n3 C | 6w1\n4 D | 5b1\n5 E | 4w0\n6 F | 3b0", rounds_total=3),
    "first games": cup("1 A | 4w?\n2 B | 3b1\n3 C | 2w0\n4 D | 1b?"),
    "drawn, the usual games": cup(DRAWN),
    "drawn, nothing announced": cup(DRAWN, "deciders="),
    "drawn, rapid is next": cup(DRAWN, STAGES),
    "one rapid game": cup(DRAWN, STAGES, games=TWO[:1]),
    "two rapid games, blitz is next": cup(DRAWN, STAGES, games=TWO),
    "two blitz games, armageddon is next": cup(DRAWN, STAGES, games=FOUR),
    "armageddon": cup(DRAWN, STAGES, games=(*FOUR, game(4, 1, ARMAGEDDON, DRAW, "5-4"))),
    "rapid without a rate": cup(DRAWN, STAGES, games=(game(4, 1, RAPID, BLACK), game(1, 4, RAPID, DRAW))),
    "all is equal": cup(DRAWN, "deciders=rapid-25-10", games=TWO),
    "drawn by lot": cup(DRAWN, **decided(How.LOTS, "a coin")),
    "by lot, unsaid": cup(DRAWN, **decided(How.LOTS)),
    "by the arbiter": cup(DRAWN, STAGES, games=TWO, **decided(How.ARBITER, "he had no time")),
    "the less rated": cup(DRAWN, "deciders=black"),
    "both forfeited": cup("1 A 2400 | 4w-\n2 B 2300 | 3b1\n3 C 2200 | 2w0\n4 D 2100 | 1b-"),
    "one forfeited": cup("1 A 2400 | 4w+\n2 B 2300 | 3b1\n3 C 2200 | 2w0\n4 D 2100 | 1b-"),
    "final": cup("1 A | 4w1 2b?\n2 B | 3b1 1w?\n3 C | 2w0 .\n4 D | 1b0 ."),
    "final and place 3": cup("1 A | 4w1 2b1\n2 B | 3b1 1w0\n3 C | 2w0 4w=\n4 D | 1b0 3b=", "third-place"),
    "place 3 is open": cup("1 A | 4w1 2b=\n2 B | 3b1 1w=\n3 C | 2w0 4w?\n4 D | 1b0 3b?",
                           "third-place,first-white=seed"),
    "two games": cup("1 A | 4w1 4b=\n2 B | 3b1 3w0\n3 C | 2w0 2b1\n4 D | 1b0 1w=", "games=2", rounds_total=4),
    "after one of two": cup("1 A | 4w1\n2 B | 3b1\n3 C | 2w0\n4 D | 1b0", "games=2", rounds_total=4),
    "after one of four": cup("1 A | 4w1 4b1 4w1\n2 B | 3b1 3w1 3b1\n3 C | 2w0 2b0 2w0\n4 D | 1b0 1w0 1b0",
                             "games=4,early=yes", rounds_total=8),
    "not by the seeds": cup("1 A | 2w1\n2 B | 1b0\n3 C | 4w1\n4 D | 3b0"),
    "colours not reversed": cup("1 A | 4w1 4w=\n2 B | 3b1 3w0\n3 C | 2w0 2b1\n4 D | 1b0 1b=", "games=2",
                                rounds_total=4),
    "the loser plays on": cup("1 A | 4w1 .\n2 B | 3b1 4w?\n3 C | 2w0 .\n4 D | 1b0 2b?"),
    "winners play for place 3": cup("1 A | 4w1 2b?\n2 B | 3b0 1w?\n3 C | 2w1 4w?\n4 D | 1b0 3b?", "third-place"),
    "eight": cup("1 A | 8w1 4b0\n2 B | 7b1 3w?\n3 C | 6w1 2b?\n4 D | 5b1 1w1\n5 E | 4w0 .\n6 F | 3b0 .\n"
                 "7 G | 2w0 .\n8 H | 1b0 .", rounds_total=3),
}  # fmt: skip
LEFT = CUPS["drawn, rapid is next"]
CUPS["who left a drawn match"] = replace(
    LEFT, players=(replace(LEFT.players[0], standing=Standing.WITHDRAWN), *LEFT.players[1:])
)


def test_what_is_said_of_each_match() -> None:
    """Scores with the upper place first, and with White first; the next step; whose seat it is; why nobody else's."""
    rules, lines = PlayersKnockout(), []
    for name, section in CUPS.items():
        lines += ["", f"== {name}"]
        for tie in bracket_of(section).ties:
            pair = "–".join(section.players[one - 1].name if one else "?" for one in tie.pair)
            turned = why_match(section, tie, tie.pair[1])
            same = "" if turned == why_match(section, tie) else f" | {turned[0]}"
            lines.append(f"{tie.stage}.{tie.place}{'t' * tie.third} {pair}: {' '.join(why_match(section, tie))}{same}")
        for number in range(1, section.rounds_held + 1):
            lines += [f"not the bracket: {one}" for one in differences(section, number)]
            state = rounds_of(section)[number - 1]
            for board in state.boards[:1]:
                lines.append(f"round {number}: {' '.join(rules.why(section, state, board.white, board.black))}")
            for pair in ((1, 4), (1, 3), (4, 0), (3, 4)) if number > 1 else ():
                found = rules.why_not(section, state, *pair)
                lines.append(f"round {number} not {pair}: {' '.join(one.text for one in found)}")
        for player in section.players[:2] + section.players[-1:] if section.rounds_held > 1 or "six" in name else ():
            lines += [f"{player.name}: {title}: {' '.join(said)}" for title, said in way_of(section, player.number)]
    recorded("services/said_of_cups", lines)


HALF = Fraction(1, 2)


def of_teams(*results: tuple[int, Match], deciders: tuple[Decider, ...] = tuple(Decider), legs: int = 1) -> Section:
    """Four teams of two boards, and matches whose scores are entered."""
    section = team_cup(4, legs, deciders, third=True)
    return replace(section, matches=tuple(match for _, match in results), cells=((),) * len(section.players))


def match(number: int, table: int, first: int, second: int, *points: int, **fields: object) -> tuple[int, Match]:
    score = (points[0] * HALF, points[1] * HALF) if points else None
    seats = {team: LineUp(team, (3 * team - 2, 3 * team - 1)) for team in (first, second)}
    return number, Match(number, table, seats[first], seats[second], entered=score, **fields)  # type: ignore[arg-type]


LOT, ARBITER = Decision(1, How.LOTS, "a coin"), Decision(4, How.ARBITER, "")
TEAM_CUPS = {
    "not paired": of_teams(),
    "open": of_teams(match(1, 1, 1, 4), match(1, 2, 3, 2)),
    "one is over": of_teams(match(1, 1, 1, 4, 3, 1), match(1, 2, 3, 2)),
    "both are over": of_teams(match(1, 1, 1, 4, 3, 1), match(1, 2, 3, 2, 1, 3)),
    "drawn": of_teams(match(1, 1, 1, 4, 2, 2), match(1, 2, 3, 2, 1, 3), deciders=()),
    "drawn by lot": of_teams(match(1, 1, 1, 4, 2, 2, decision=LOT), match(1, 2, 3, 2, 1, 3), deciders=()),
    "by the arbiter": of_teams(match(1, 1, 1, 4, 2, 2, decision=ARBITER), match(1, 2, 3, 2, 1, 3), deciders=()),
    "forfeited": of_teams(match(1, 1, 1, 4, forfeit=Side.FIRST), match(1, 2, 3, 2, forfeit=Side.BOTH)),
    "final and place 3": of_teams(
        match(1, 1, 1, 4, 3, 1), match(1, 2, 3, 2, 1, 3), match(2, 1, 2, 1, 2, 2), match(2, 2, 3, 4, 4, 0)
    ),
    "two legs": of_teams(match(1, 1, 1, 4, 3, 1), match(1, 2, 3, 2, 1, 3), match(2, 1, 4, 1, 2, 2), legs=2),
}


def on_boards(*results: tuple[str, str], deciders: tuple[Decider, ...] = tuple(Decider)) -> Section:
    """1 against 4 on two boards, with what stands in the cells of White and Black; 1 has White on board 1."""
    section = TEAM_CUPS["open"]
    cells: dict[int, tuple[Cell, ...]] = dict.fromkeys(range(1, 13), ())
    for (white, black), drawn in zip(((1, 10), (11, 2)), results, strict=True):
        for me, other, colour, letter in ((white, black, "w", drawn[0]), (black, white, "b", drawn[1])):
            cells[me] = arena(f"1 X | {other}{colour}{letter}").cells[0]
    rows = tuple(cells[one] or (Cell(Outcome.UNPAIRED),) for one in range(1, 13))
    rules = section.team_rules
    assert rules is not None
    asked = replace(rules, knockout=KnockoutRules(deciders))
    return replace(section, cells=rows, team_rules=asked, matches=section.matches[:1])


TEAM_CUPS |= {
    "won on boards": on_boards(("1", "0"), ("=", "=")),
    "one board is open": on_boards(("1", "0"), ("?", "?")),
    "1 to 1, board 1 counts": on_boards(("1", "0"), ("1", "0")),
    "1 to 1, the other way": on_boards(("0", "1"), ("0", "1")),
    "1 to 1, by board 1": on_boards(("1", "0"), ("1", "0"), deciders=(Decider.TBR,)),
    "1 to 1, without the last board": on_boards(("0", "1"), ("0", "1"), deciders=(Decider.BBE,)),
    "1 to 1, Berlin": on_boards(("1", "0"), ("1", "0"), deciders=(Decider.BERLIN,)),
    "two draws": on_boards(("=", "="), ("=", "=")),
}


def test_what_is_said_of_each_match_of_teams() -> None:
    lines = []
    for name, section in TEAM_CUPS.items():
        lines += ["", f"== {name}"]
        bracket = teams_bracket_of(section)
        for tie in (*bracket.ties,):
            lines.append(f"{tie.stage}.{tie.place}{'t' * tie.third} {tie.pair}: {' '.join(why_tie(section, tie))}")
        for team in section.teams:
            lines += [f"{team.name}: {title}: {' '.join(said)}" for title, said in path_of(section, team.number)]
    recorded("services/said_of_team_cups", lines)


def test_which_ties_of_teams_are_decided_by_somebody() -> None:
    """The first tie of each cup: deciding, and taking a decision back; of a closed event neither."""
    lines = []
    for name, section in TEAM_CUPS.items():
        for one in section.matches[:1] + section.matches[2:3]:
            found = [why_not_decide(section, one, winner) for winner in (0, None)]
            lines.append(f"{name} {one.round}: {' | '.join('yes' if said is None else said.text for said in found)}")
            closed = replace(section, closed=True)
            assert [said.rule_id for winner in (0, None) if (said := why_not_decide(closed, one, winner))] == [
                "closed"
            ] * 2
    recorded("services/decided_team_cups", lines)
    league = replace(TEAM_CUPS["open"], kind=Kind.TEAM_ROUND_ROBIN)
    for section, rule_id in ((league, "no-knockout"), (replace(league, closed=True), "closed")):
        said = why_not_decide(section, league.matches[0])
        assert said is not None
        assert said.rule_id == rule_id


def test_a_decision_without_a_word_ends_its_sentence() -> None:
    for name, how in (("by the arbiter", "Team 4 goes on by decision of the arbiter."),
                      ("drawn by lot", "Team 1 goes on by drawing of lots: a coin")):  # fmt: skip
        section = TEAM_CUPS[name]
        assert why_tie(section, teams_bracket_of(section).of_stage(1)[0])[-1] == how


def test_the_picture_of_a_bracket() -> None:
    """Names with their numbers, points, who goes on, and what decided; columns have the names of their stages."""
    lines = []
    for name, section in [*CUPS.items(), *TEAM_CUPS.items()]:
        shown = bracket_shown(section)
        lines.append(f"== {name}: {' | '.join(shown.heads)}")
        ties = [*(tie for column in shown.columns for tie in column), *([shown.third] if shown.third else [])]
        for tie in ties:
            names, scores = " – ".join(tie.names), ":".join(tie.scores)
            lines.append(f"{names} {scores} {tie.winner} {tie.state.name} {tie.note}".rstrip())
            assert tie.why
    recorded("services/pictures_of_cups", lines)
    assert not has_bracket(arena("1 A |", kind=Kind.KNOCKOUT))
    assert not has_bracket(arena("1 A |\n2 B |"))
    assert has_bracket(arena("1 A |\n2 B |", kind=Kind.KNOCKOUT))
    assert has_bracket(TEAM_CUPS["open"])


def test_what_a_knockout_of_players_makes_of_its_regulations() -> None:
    """Whole stages; nobody gets a point for going on without a game; the tables of round robins have no say."""
    rules = PlayersKnockout()
    facts = replace(facts_of(CUPS["final"]), rounds_total=3, cycles=2, swap_last_two=True)
    facts = replace(facts, points=replace(facts.points, pab=Fraction(1)))
    made = rules.settled(replace(facts, system_text="games=2"))
    assert (made.rounds_total, made.cycles, made.swap_last_two, made.points.pab) == (4, 1, False, 0)
    assert rules.settled(replace(facts, system_text="")).rounds_total == 3
    assert rules.settled(replace(facts, system_text="games=2", rounds_total=4)).rounds_total == 4
    assert not rules.has_second
    assert (rules.sheet("crosstable"), rules.sheet("standings")) == ("bracket", "standings")


def test_what_a_knockout_of_players_announces() -> None:
    lines = []
    facts = facts_of(CUPS["final"])
    for text in ("", "deciders=", "games=2", "games=4", "games=4,early=yes", "games=2,early=yes", "third-place",
                 "seeding=lot", "seeding=number", "first-white=seed", "deciders=black", "deciders=sudden", STAGES,
                 "deciders=rapid-25-10+blitz-5-3"):  # fmt: skip
        lines.append(f"{text}: {' '.join(PlayersKnockout().announced(replace(facts, system_text=text), 4))}")
    recorded("services/announced_of_cups", lines)


def test_nobody_goes_on_to_a_final_after_matches_that_all_forfeited() -> None:
    """Nothing can be said of it, and nothing of who would be in it."""
    section = cup("1 A 2400 | 4w-\n2 B 2300 | 3b-\n3 C 2200 | 2w-\n4 D 2100 | 1b-")
    final = bracket_of(section).stages[1][0]
    assert (final.pair, final.winner, why_match(section, final)) == ((None, None), None, ())
    both = of_teams(match(1, 1, 1, 4, forfeit=Side.BOTH), match(1, 2, 3, 2, forfeit=Side.BOTH))
    last = teams_bracket_of(both).stages[1][0]
    assert (last.pair, last.winner, why_tie(both, last)) == ((None, None), None, ())


def test_who_forfeited_a_match_plays_for_no_place_and_nobody_is_no_bye() -> None:
    """Where both forfeit, neither goes on nor plays for place 3; who is left alone has it without a game."""
    lost = "1 A 2400 | 4w-\n2 B 2300 | 3b-\n3 C 2200 | 2w-\n4 D 2100 | 1b-"
    one = "1 A 2400 | 4w-\n2 B 2300 | 3b+\n3 C 2200 | 2w-\n4 D 2100 | 1b-"
    shown = {}
    for name, drawn in (("all", lost), ("two", one)):
        section = cup(drawn, "third-place")
        third = bracket_of(section).third
        assert third is not None
        picture = bracket_shown(section)
        assert picture.third is not None
        shown[name] = third.pair, third.winner, picture.third.names, picture.columns[1][0].names
    assert shown["all"] == ((None, None), None, ("nobody", "nobody"), ("nobody", "nobody"))
    assert shown["two"] == ((None, 3), 3, ("bye", "3  C"), ("bye", "2  B"))
    section, round_ = cup(lost), Round(2, RoundState.DRAFT)
    assert [len(PlayersKnockout().why_not(section, round_, number, 0)) for number in (1, 2, 3, 4)] == [1, 1, 1, 1]
    said = [PlayersKnockout().why_not(section, round_, number, 0)[0].text for number in (1, 2, 3, 4)]
    assert all("is out since the match" in text for text in said), said


def test_a_decision_that_is_not_needed_any_more_is_not_named() -> None:
    """What was announced goes before it: by games that were entered later, by results that were corrected."""
    won = (game(4, 1, RAPID, WHITE), game(1, 4, RAPID, BLACK))
    section = cup(DRAWN, STAGES, games=won, **decided(How.LOTS, "a coin"))
    assert why_match(section, bracket_of(section).ties[0]) == ("Score ½ : ½.", "Rapid games: 0 : 2.", "D goes on.")
    assert bracket_shown(section).columns[0][0].note == "rapid games 0:2"
    both = TEAM_CUPS["1 to 1, Berlin"]
    both = replace(both, matches=(replace(both.matches[0], decision=LOT),))
    assert why_tie(both, teams_bracket_of(both).ties[0])[-1] == "Team 1 goes on."
    assert bracket_shown(both).columns[0][0].note == "Berlin count (BERLIN)"


def test_no_match_is_none() -> None:
    section = CUPS["final"]
    rules, state = PlayersKnockout(), rounds_of(section)[1]
    assert rules.why(section, state, 1, 4) == ("The bracket has no such match in round 2.",)
    assert rules.why_free(section, state, 1)[0].startswith("The field is no power of two")
    turned = replace(state, boards=(Board(1, 2, 1),))
    assert rules.why_not(section, turned, 1, 2) == ()
    assert rules.why_not(section, turned, 2, 1) == ()
    assert differences(cup("1 A | ."), 1) == ()  # nobody else came: there is no bracket


def test_which_steps_of_a_drawn_match_are_possible() -> None:
    """The next game, taking one back, deciding, taking the decision back: by each state, and by who is asked for."""
    lines = []
    for name, section in CUPS.items():
        told = []
        for number, one, other in ((1, 1, 4), (1, 2, 3), (1, 1, 2), (2, 1, 2), (1, 1, 9)):
            answers = (
                why_not_tie_game(section, number, one, other),
                why_not_take_tie_game(section, number, one, other),
                why_not_decide_tie(section, number, one, other),
                why_not_decide_tie(section, number, one, other, None),
            )
            told.append(" ".join("yes" if one is None else one.rule_id for one in answers))
        lines.append(f"{name}: {' | '.join(told)}")
    section = replace(CUPS["all is equal"], closed=True)
    lines.append(f"closed: {[plain(why_not_tie_game(section, 1, 1, other)) for other in (4, 2)]}")
    lines.append(f"closed: {[plain(why_not_take_tie_game(section, 1, 1, other)) for other in (4, 2)]}")
    lines.append(f"closed: {[plain(why_not_decide_tie(section, 1, 1, other)) for other in (4, 2)]}")
    for tried in (why_not_tie_game, why_not_take_tie_game, why_not_decide_tie):
        for pair in ((1, 4), (2, 3), (1, 2)):
            found = tried(CUPS["all is equal"], 1, *pair)
            lines.append(f"{tried.__name__} {pair}: {found.text if found else 'yes'}")
    swiss = replace(CUPS["all is equal"], kind=Kind.SWISS)
    lines.append(f"Swiss: {plain(why_not_tie_game(swiss, 1, 1, 4))}")
    recorded("services/steps_of_cups", lines)


def test_the_first_of_many_stages_is_named_by_who_is_in_it() -> None:
    """Of players the last sixteen, on the way of each and in the picture; of teams the last sixteen teams."""
    field = "\n".join(f"{number} P{number} | {17 - number}{'w1' if number < 9 else 'b0'}" for number in range(1, 17))
    section = cup(field, rounds_total=4)
    (stage, _), *_ = way_of(section, 1)
    assert stage == "Last 16: P1 – P16"
    assert bracket_shown(section).heads == ("Last 16", "Quarter-finals", "Semi-finals", "Final")
    assert bracket_shown(team_cup(16)).heads[0] == "Last 16 teams"
    begun = replace(team_cup(16), matches=tuple(match(1, team, team, 17 - team)[1] for team in range(1, 9)))
    assert path_of(begun, 16)[0][0] == "Last 16 teams: Team 1 – Team 16"
