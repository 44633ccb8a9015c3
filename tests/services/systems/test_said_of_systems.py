"""What the regulations of each system say, by the sentence; why a wish had to yield; shares as people write them."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import Event, ForbiddenPairs, Kind, Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.league import League, OrderLimit
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.round import HAND, Board, Engine, Round
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.team import LineUpRule, Preference, Score, Strength, TeamRules
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.systems.system import System
from tdapp.domain.teams.for_pairing import teams_as_players
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.engines.engine import Pairing, PairingEngine, Patience
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.systems.dutch_2017 import Dutch2017Rules
from tdapp.services.systems.keizer_presets import PRESETS, preset_of, share_read
from tdapp.services.systems.of_players import PlayersRules, RoundRobin, UnknownSwiss
from tdapp.services.systems.reasons import reasons_against, reasons_of_board
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.teams.words import rules_sentences
from tests.arena import arena
from tests.asked import small
from tests.recorded import plain, recorded
from tests.services.teams.team_stage import empty

FOUR = "1 A 2400 | 4w1 2b1 .\n2 B 2300 | 3b1 1w0 .\n3 C 2200 | 2w0 4b= .\n4 D 2100 | 1b0 3w= ."


def by_key(key: str):  # type: ignore[no-untyped-def]
    return next(one for one in SYSTEMS if one.key == key)


def test_what_each_system_announces() -> None:
    """By how many rounds and cycles it has, where these have a say."""
    lines = []
    for system in SYSTEMS:
        rules, facts = rules_of_system(system), facts_of(small(system))
        for change in ({"rounds_total": 1}, {"rounds_total": 4}, {"rounds_total": 9}, {"cycles": 2},
                       {"cycles": 2, "rounds_total": 2}, {"cycles": 3}, {"cycles": 2, "swap_last_two": True},
                       {"swap_last_two": True}):  # fmt: skip
            said = " ".join(rules.announced(replace(facts, **change), 6))  # type: ignore[arg-type]
            lines.append(f"{system.key} {plain(change)}: {said}")
    recorded("services/announced_of_systems", lines)


USUAL = TeamRules(4)
RULES: dict[str, TeamRules] = {
    "usual": USUAL, "one board": TeamRules(1), "own colours": replace(USUAL, colours="WBBW"),
    "colours of two rounds": replace(USUAL, colours="WBWBBWBW"),
    "one board of two rounds": TeamRules(1, colours="WB"),
    "points": replace(USUAL, match_points=PointSystem(Fraction(3), Fraction(1), Fraction(0))),
    "game points first": replace(USUAL, primary=Score.GAME), "not for colours": replace(USUAL, secondary_used=False),
    "type B": replace(USUAL, preference=Preference.B), "any order": replace(USUAL, line_up=LineUpRule.FREE),
    "no reserve": replace(USUAL, reserves=0), "a reserve": replace(USUAL, reserves=1),
    "reserves": replace(USUAL, reserves=2), "unrated": replace(USUAL, unrated=1000),
    **{f"strength {one.value}": replace(USUAL, strength=one) for one in Strength},
    "half": replace(USUAL, half_played=True), "a game": replace(USUAL, board_games=1),
    "games": replace(USUAL, board_games=5), "no games": replace(USUAL, board_games=0),
    "forfeits": replace(USUAL, board_forfeits=True),
    "bye": replace(USUAL, pab_mp=Fraction(2), pab_gp=Fraction(5, 2)),
    **{f"league {number}": replace(USUAL, league=league) for number, league in enumerate((
        League(), League(reserve_games=1), League(reserve_games=2, fixed=6), League(reserve_games=0),
        League(order=OrderLimit.RATING, tolerance=100), League(order=OrderLimit.RANK), League(division=2),
        League(above=1), League(above=2), League(above=0), League(promoted=1, relegated=2),
        League(promoted=2, relegated=1),
        League(board_fine="20", match_fine="50"),
    ))},
}  # fmt: skip


def test_what_the_rules_of_teams_say() -> None:
    """All of the usual ones, of the others what is otherwise."""
    lines = []
    for key in ("team-swiss-2026", "team-rr", "scheveningen", "team-ko"):
        usual = list(rules_sentences(by_key(key), USUAL, PointSystem()))
        lines += [f"== {key}", *usual]
        for name, rules in RULES.items():
            said = list(rules_sentences(by_key(key), rules, PointSystem()))
            lines += [f"{name}: {one}" for one in said if one not in usual]
            lines += [f"{name}: not: {one}" for one in usual if one not in said]
    bare = rules_sentences(by_key("team-swiss-2026"), RULES["bye"], PointSystem(), half_sign=False)
    lines += ["== without signs", *bare]
    recorded("services/said_of_team_rules", lines)


WISHED = ForbiddenPairs(1, 3, (1, 2), "family")


@pytest.mark.parametrize("key", ["dutch-2026", "dutch-2017", "burstein", "dubov", "double-swiss"])
def test_a_wish_that_yielded_is_named(key: str) -> None:
    code = by_key(key).codes[0]
    drawing = "1 A 2400 | 4w1\n2 B 2300 | 5b1\n3 C 2200 | 6w1\n4 D 2100 | 1b0\n5 E 2000 | 2w0\n6 F 1900 | 3b0"
    section = arena(drawing, rounds_total=4, initial_colour="W", type_code=code)
    rules = rules_of_system(section.system)
    state = Round(2, boards=(Board(1, 1, 2), Board(2, 3, 4), Board(3, 5, 6)))
    if section.system.stage_rounds > 1:
        section, state = replace(section, cells=((),) * 6), replace(state, number=1)
    for wishes, said in (
        ((WISHED,), ["family"]), ((replace(WISHED, name=""),), ["a wish"]), ((replace(WISHED, numbers=(1, 3)),), []),
        ((replace(WISHED, numbers=(3, 2, 1)), WISHED), ["family", "family"]), ((), []),
        ((replace(WISHED, first_round=4, last_round=4),), []),
    ):  # fmt: skip
        found = rules.why(replace(section, wishes=wishes, fide_mode=False), state, 1, 2)
        told = [one for one in found if "kept apart" in one]
        assert len(told) == len(said), (key, wishes)
        assert all(f"({name})" in one for name, one in zip(said, told, strict=True))
        assert tuple(told) == found[len(found) - len(told) :]  # after what the rules say
        if said:  # a wish that the round does not keep is none that the rules have to keep
            bare = replace(section, fide_mode=False)
            assert found[: len(found) - len(told)] == rules.why(bare, state, 1, 2)
            assert rules.why_not(replace(bare, wishes=wishes), state, 1, 3) == rules.why_not(bare, state, 1, 3)
    kept = replace(section, wishes=(replace(WISHED, numbers=(1, 3)),), fide_mode=False)
    (why,) = rules.why_not(kept, state, 1, 3)
    assert (why.forbids, why.article) == (True, "C.04.2")


def test_a_wish_of_teams_that_yielded_is_named() -> None:
    section = empty(fide_mode=False, wishes=(ForbiddenPairs(1, 5, (1, 3), "club"),))
    rules = rules_of_system(section.system)
    state = Round(1, boards=(Board(1, 1, 3), Board(2, 4, 2)))
    bare = replace(section, wishes=())
    *said, told = rules.why(section, state, 1, 3)
    assert "kept apart (club)" in told
    assert tuple(said) == rules.why(bare, state, 1, 3)
    assert rules.why_not(section, state, 1, 2) == rules.why_not(bare, state, 1, 2)
    kept = rules.why_not(section, Round(1, boards=(Board(1, 1, 2), Board(2, 4, 3))), 1, 3)
    assert [one.forbids for one in kept] == [True]


class Asked(PairingEngine):
    """Only says what it was given."""

    name = "asked"

    def pair(self, section: Section, round_number: int | None = None, patience: Patience = Patience()) -> Pairing:  # noqa: B008
        raise RuleViolation(f"round {round_number}, {patience.seconds} s")


@pytest.mark.parametrize("system", [one for one in SYSTEMS if one.by_scores and one.paired], ids=lambda one: one.key)
def test_the_engine_that_is_given_gets_the_round_and_the_patience(system: System) -> None:
    section = small(system)
    view = teams_as_players(section) if system.pairs_teams else section
    with pytest.raises(RuleViolation, match=r"round 2, 7\.5 s"):
        rules_of_system(system).pair(view, 2, engine=Asked(), patience=Patience(7.5))


def test_an_imported_round_is_explained_by_the_rules_of_its_day() -> None:
    """C.04.3 of 2017 for what began before February 2026; what was paired here was paired by the rules of 2026."""
    section = arena(FOUR, rounds_total=4, event=Event("Open", start=dt.date(2025, 5, 1)), initial_colour="W")
    state = rounds_of(section)[1]
    board = state.boards[0]
    old, new = Dutch2017Rules(), PlayersRules()
    pair = (board.white, board.black)
    assert old.why(section, state, *pair) != new.why(section, state, *pair)
    for engine, rules in (
        (Engine(), old), (Engine("x", "1"), new), (Engine(HAND), new),
    ):  # fmt: skip
        head, *said, last = reasons_of_board(section, replace(state, engine=engine), board.number)
        assert head == rules.head(section, *pair)
        assert tuple(said) == rules.why(section, state, *pair)
        assert last
    later = replace(section, event=replace(section.event, start=dt.date(2026, 5, 1)))
    assert tuple(reasons_of_board(later, state, board.number)[1:-1]) == new.why(section, state, *pair)


def test_a_table_says_what_it_has() -> None:
    section = arena("1 A | 4w1 R\n2 B | 3w1 .\n3 C | 2b0 .\n4 D | 1b0 .", kind=Kind.ROUND_ROBIN, rounds_total=3)
    rules, state = RoundRobin(), rounds_of(section)[0]
    assert rules.why(section, state, 1, 4) == ("Round robin: this board is in round 1 of the Berger table.",)
    (against,) = rules.why_not(section, state, 1, 2)
    assert (against.text, against.forbids) == ("Round robin: the Berger table has no such board in round 1.", True)
    free = replace(state, byes=((1, Outcome.REST), (2, Outcome.ZERO_POINT_BYE)))
    assert rules.why_free(section, free, 1) == ("A is free in this round of the Berger table.",)
    assert rules.why_free(section, free, 2) == ("B has no opponent in this round.",)
    for number in (0, 4):
        with pytest.raises(RuleViolation, match=f"3 rounds: round {number} is not on it"):
            rules.pair(section, number)
    assert rules.pair(section, 3).pairs
    assert rules.head(section, 4, 1) == "White: D (4). Black: A (1)."


def test_a_system_that_nobody_knows_here() -> None:
    """What holds everywhere is said of a pair; else that nothing is known."""
    section = arena(FOUR, rounds_total=4, type_code="NO_SUCH", system_since=2)
    rules = rules_of_system(section.system)
    assert isinstance(rules, UnknownSwiss)
    first, second = (replace(one, boards=(Board(1, 1, 3),)) for one in (Round(1), Round(3)))
    assert "by another system than the later ones" in rules.why(section, first, 1, 3)[0]
    assert "NO_SUCH" in rules.why_free(section, second, 4)[0]
    assert rules.why_not(section, second, 1, 3) == ()
    (unknown,) = rules.why_not(section, second, 2, 4)
    assert not unknown.forbids
    assert "not known here" in unknown.text
    assert "NO_SUCH" in rules.announced(facts_of(section), 4)[0]
    gone = replace(section, players=(*section.players[:3], replace(section.players[3], standing=Standing.WITHDRAWN)))
    assert rules.name(gone, 4) == "D"


def test_what_holds_in_every_system_is_said_of_the_bye_of_an_earlier_one() -> None:
    rested = arena("1 A 2400 | 2w1 .\n2 B 2300 | 1b0 .\n3 C 2200 | U .", rounds_total=4, system_since=3)
    told = {number: reasons_against(rested, Round(2), number, 0) for number in (1, 3)}
    assert [one.forbids for one in told[3]] == [True]  # C.04.1, 4: once is enough in every system
    assert told[3][0].article
    assert [(one.forbids, one.article) for one in told[1]] == [(False, "")]
    assert [one.forbids for one in reasons_against(rested, Round(2), 1, 2)] == [True]  # they have met
    assert [one.forbids for one in reasons_against(rested, Round(2), 1, 3)] == [False]


@pytest.mark.parametrize(
    ("text", "share"),
    [
        ("1/3", "1/3"), ("½", "1/2"), (" ¾ ", "3/4"), ("⅙", "1/6"), ("0.35", "7/20"), ("0,35", "7/20"),
        ("35 %", "7/20"), ("35%", "7/20"), ("½%", None), ("1e3", None), ("1E3", None), ("٣", None), ("", None),
        ("x", None),
        ("1/0", None),
        ("0.3333333333", "3333333333/10000000000"), ("0.33333333333", None), ("-1", "-1"), ("100%", "1"),
    ],
)  # fmt: skip
def test_shares_as_people_write_them(text: str, share: str | None) -> None:
    if share is None:
        with pytest.raises(RuleViolation, match="is no share"):
            share_read(text)
    else:
        assert share_read(text) == Fraction(share)


def test_presets_are_known_by_their_parameters() -> None:
    for one in PRESETS:
        assert preset_of(one.rules) is one
    assert preset_of(replace(PRESETS[0].rules, ratio=Fraction(7, 3))) is None
