"""Norms of a section: which games count, what the event tells, candidates, words."""

from __future__ import annotations

import datetime as dt
import random
from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.norms.check import Item
from tdapp.domain.norms.kinds import NormKind
from tdapp.domain.section.event import Event, Kind
from tdapp.domain.section.long_events import is_long
from tdapp.domain.section.player import Player, Sex
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.norms.certificate import certificate
from tdapp.services.norms.norms import candidates, event_facts, is_international, kinds_for, player_norm
from tdapp.services.norms.words import needed_text, remarks
from tests.arena import arena, random_swiss
from tests.effort import some

EVENT = Event("Open", federation="SLO", start=dt.date(2026, 9, 1))
OTHERS = [("GM", "GER"), ("GM", "FRA"), ("GM", "NOR"), ("IM", "GER"), ("FM", "FRA"), ("", "NOR"), ("", "ITA"),
          ("IM", "ITA"), ("CM", "ESP")]  # fmt: skip


def one_against_nine(own: str, results: str, **fields):
    """Player 1 meets 2 to 10; ``results`` are his TRF letters."""
    lines = ["1 Hero 2450 | " + " ".join(f"{number}w{letter}" for number, letter in enumerate(results, 2))]
    answer = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+", "?": "?"}
    for number, letter in enumerate(results, 2):
        rounds = ["."] * len(results)
        rounds[number - 2] = f"1b{answer[letter]}"
        lines.append(f"{number} Other {2475} | {' '.join(rounds)}")
    section = arena("\n".join(lines), event=EVENT, **fields)
    players = [replace(section.players[0], title="IM", federation=own)]
    players += [
        replace(player, title=title, federation=federation)
        for player, (title, federation) in zip(section.players[1:], OTHERS, strict=False)
    ]
    return replace(section, players=tuple(players))


def test_the_form_counts_the_opponents_of_the_host_where_there_is_one():
    section = one_against_nine("SLO", "1111110==", rounds_total=9)
    at_home = replace(section.players[3], federation="SLO")
    section = replace(section, players=(*section.players[:3], at_home, *section.players[4:]))
    norm = player_norm(section, 1, NormKind.GM, event_facts(section))
    assert dict(certificate(section, norm).lines)["Players of the host federation"] == "1"
    nowhere = replace(section, event=replace(EVENT, federation=""))
    assert dict(certificate(nowhere, norm).lines)["Players of the host federation"] == ""


def test_a_gm_norm_is_found_and_named_first():
    section = one_against_nine("SLO", "1111110==", rounds_total=9)
    section = replace(section, players=tuple(replace(p, rating=2475) for p in section.players))
    (found,) = [norm for norm in candidates(section, event_facts(section)) if norm.player.number == 1]
    assert (found.kind, found.verdict, found.check.performance) == (NormKind.GM, "reached", 2475 + 220)
    assert found.forecast is None


def test_forfeits_do_not_count_and_one_of_nine_may_be_won_without_play():
    section = one_against_nine("SLO", "111111=0+", rounds_total=9)
    found = player_norm(section, 1, NormKind.GM, event_facts(section))
    assert len(found.check.games) == 8
    assert found.check.instead_of_played
    assert found.check.reached


def test_a_forfeit_in_the_last_round_is_taken_as_lost_where_that_is_enough():
    section = one_against_nine("SLO", "+11111==+", rounds_total=9)
    found = player_norm(section, 1, NormKind.GM, event_facts(section))
    assert not found.check.reached  # eight games even so
    section = one_against_nine("SLO", "1111111=+", rounds_total=9)
    found = player_norm(section, 1, NormKind.GM, event_facts(section, rounds=10))  # no 1.4.1 c in ten rounds
    assert found.lost_last_round
    assert found.check.games[-1].score == 0
    assert any("taken as lost" in remark for remark in remarks(found))


def test_a_round_robin_leaves_no_game_out_and_ignores_unrated_players_without_points():
    section = one_against_nine("SLO", "1111110==", rounds_total=9, kind=Kind.ROUND_ROBIN)
    last = replace(section.players[1], rating=None)
    section = replace(section, players=(section.players[0], last, *section.players[2:]))
    found = player_norm(section, 1, NormKind.GM, event_facts(section))
    assert [game.opponent for game in found.check.games] == [3, 4, 5, 6, 7, 8, 9, 10]
    assert Item.GAMES in {condition.item for condition in found.check.conditions if condition.satisfied is False}


def test_the_forecast_counts_the_rounds_to_come():
    section = one_against_nine("SLO", "1111==0", rounds_total=9)
    found = player_norm(section, 1, NormKind.GM, event_facts(section), average=2431)
    assert found.verdict == "possible"
    assert found.forecast.games == 2
    assert needed_text(found.forecast) == "needs 1½ of 2 against an average of 2431"
    gone = one_against_nine("SLO", "0000000", rounds_total=9)
    assert needed_text(player_norm(gone, 1, NormKind.GM, event_facts(gone)).forecast) == "no longer possible"


def test_opponents_of_no_member_of_fide_do_not_count():
    section = one_against_nine("SLO", "1111110==", rounds_total=9)
    stranger = replace(section.players[4], federation="QQQ")
    section = replace(section, players=(*section.players[:4], stranger, *section.players[5:]))
    found = player_norm(section, 1, NormKind.GM, event_facts(section))
    assert [game.opponent for game in found.check.games] == [2, 3, 4, 6, 7, 8, 9, 10]
    assert "Does not count (1.4.2): round 4." in remarks(found)


@pytest.mark.parametrize("letter", ["a", "b"])
@pytest.mark.parametrize(("own", "asked"), [("SLO", False), ("GER", True)])
def test_a_national_championship_exempts_the_players_of_its_federation_only(letter, own, asked):
    """1.4.3 a and b: a guest from abroad needs opponents of two other federations."""
    section = one_against_nine(own, "1111110==", rounds_total=9)
    found = player_norm(section, 1, NormKind.GM, event_facts(section, exempt=letter))
    assert (Item.FEDERATIONS in {condition.item for condition in found.check.conditions}) is asked
    assert any(f"1.4.3 {letter}" in remark for remark in remarks(found)) is not asked


def test_a_zonal_exempts_everybody():
    section = one_against_nine("GER", "1111110==", rounds_total=9)
    found = player_norm(section, 1, NormKind.GM, event_facts(section, exempt="c"))
    assert Item.FEDERATIONS not in {condition.item for condition in found.check.conditions}


def test_three_rounds_on_a_day_are_too_many():
    section = one_against_nine("SLO", "1111110==", rounds_total=9)
    day = dt.date(2026, 9, 1)
    for rounds, valid in ((2, None), (3, False)):
        dates = tuple(day + dt.timedelta(days=index // rounds) for index in range(9))
        assert event_facts(replace(section, round_dates=dates)).format_valid is valid
        said = event_facts(replace(section, round_dates=dates), format_valid=True)
        assert said.format_valid is True  # the arbiter knows better


@pytest.mark.parametrize(("players", "rating", "large"), [(40, 2000, True), (38, 2400, False), (40, 1999, False)])
def test_a_large_swiss_is_named_for_the_application(players: int, rating: int, large: bool):
    section = random_swiss(5, players, 3, odd=0, absent=0, unrated=0, event=EVENT)
    section = replace(section, players=tuple(replace(one, rating=rating) for one in section.players))
    assert event_facts(section).large_swiss is large
    condition = player_norm(section, 1, NormKind.GM, event_facts(section)).check.conditions[-1]
    assert (condition.article, condition.value, condition.satisfied) == ("1.5.6", "yes" if large else "no", None)


def test_enough_points_and_a_game_that_must_be_played():
    section = one_against_nine("SLO", "11111111?", rounds_total=9)
    found = player_norm(section, 1, NormKind.GM, event_facts(section))
    assert needed_text(found.forecast) == "needs 0 of 1; the game must be played"


def test_where_every_round_counts_nothing_is_reached_before_the_last():
    section = one_against_nine("SLO", "11111111?", rounds_total=9)
    assert player_norm(section, 1, NormKind.GM, event_facts(section, least_games=7)).verdict == "reached"
    section = replace(section, kind=Kind.ROUND_ROBIN)
    found = player_norm(section, 1, NormKind.GM, event_facts(section, least_games=7))
    assert (found.verdict, found.forecast.needed) == ("possible", 0)


@pytest.mark.parametrize("seed", some(40, 12))
def test_nobody_is_ruled_out_who_has_a_norm_or_can_make_one(seed: int):
    """The quick look leaves out nobody whom the whole search would find."""
    section = random_swiss(seed, 24, 9 + seed % 3, event=EVENT)
    rng = random.Random(seed)
    people = tuple(
        replace(
            player,
            rating=rng.choice((None, 2250, 2400, 2500, 2600)),
            title=rng.choice(("GM", "IM", "GM", "WGM", "")),
            federation=rng.choice(("SLO", "GER", "FRA", "NOR")),
            sex=rng.choice(tuple(Sex)),
        )
        for player in section.players
    )
    section = replace(section, players=people, rounds_total=section.rounds_held + seed % 2)
    facts = event_facts(section)
    whole = {
        (norm.player.number, norm.kind)
        for player in people
        for norm in (player_norm(section, player.number, kind, facts) for kind in kinds_for(player))
        if norm.verdict != "impossible"
    }
    found = {(norm.player.number, norm.kind) for norm in candidates(section, facts)}
    assert found <= whole
    assert {number for number, _ in whole} == {number for number, _ in found}


def test_who_needs_which_norm():
    assert kinds_for(Player(1, "A", title="GM")) == ()
    assert kinds_for(Player(1, "A", title="IM", sex=Sex.FEMALE)) == (NormKind.GM,)
    assert kinds_for(Player(1, "A", title="WGM", sex=Sex.FEMALE)) == (NormKind.GM, NormKind.IM)
    assert kinds_for(Player(1, "A", sex=Sex.FEMALE)) == tuple(NormKind)
    assert kinds_for(Player(1, "A")) == (NormKind.GM, NormKind.IM)


def test_an_event_with_enough_foreign_players_is_exempt_by_1_4_3_d():
    section = random_swiss(3, 40, 9, odd=0, absent=0, unrated=0, event=EVENT)
    abroad = [
        replace(player, federation=("GER", "FRA", "ITA")[index % 3], title="IM" if index < 10 else "")
        for index, player in enumerate(section.players[:20])
    ]
    home = [replace(player, federation="SLO") for player in section.players[20:]]
    international = replace(section, players=(*abroad, *home))
    assert is_international(international)
    assert event_facts(international).exempt == "d"
    fewer = replace(international, players=(replace(abroad[0], federation="SLO"), *abroad[1:], *home))
    assert not is_international(fewer)
    assert not is_international(replace(international, event=Event("Open")))
    nine = replace(international, players=(replace(abroad[0], title=""), *abroad[1:], *home))
    assert not is_international(nine)


def test_one_round_a_day_is_read_from_the_dates():
    section = one_against_nine("SLO", "1111110==", rounds_total=9)
    days = tuple(dt.date(2026, 9, day) for day in range(1, 10))
    assert event_facts(section).one_round_a_day is None
    assert event_facts(replace(section, round_dates=days)).one_round_a_day is True
    assert event_facts(replace(section, round_dates=(*days[:8], days[7]))).one_round_a_day is False


def test_a_stranger_is_refused():
    section = one_against_nine("SLO", "1111110==", rounds_total=9)
    with pytest.raises(RuleViolation, match="77"):
        player_norm(section, 77, NormKind.GM, event_facts(section))


def test_a_title_for_women_is_refused_to_others():
    section = one_against_nine("SLO", "1111110==", rounds_total=9)
    with pytest.raises(RuleViolation, match="women"):
        player_norm(section, 1, NormKind.WGM, event_facts(section))


def test_scores_are_points_of_games_not_of_the_point_system():
    section = one_against_nine("SLO", "1111110==", rounds_total=9)
    assert player_norm(section, 1, NormKind.GM, event_facts(section)).check.score == Fraction(7)


@pytest.mark.parametrize(("rating", "size", "large"), [(2000, 40, True), (1999, 40, False), (2000, 39, False)])
def test_a_large_swiss_has_forty_players_of_2000_on_average_in_every_round(rating: int, size: int, large: bool) -> None:
    """1.5.6; with one round the first is the last: who is away in it does not count."""
    lines = [
        f"{number} P{number} {rating} | {number + 1 if number % 2 else number - 1}{'wb'[number % 2 - 1]}="
        for number in range(1, size + 1)
    ]
    if size % 2:
        lines[-1] = f"{size} P{size} {rating} | U"
    assert event_facts(arena("\n".join(lines), event=EVENT, rounds_total=9)).large_swiss is large


def test_the_form_shows_the_rating_that_counted_and_that_of_who_was_lifted():
    """1.4.6: the lowest opponent is lifted; the others keep theirs, and an unrated one counts as 1400."""
    section = one_against_nine("SLO", "1111110==", rounds_total=9)
    players = [replace(player, rating=2475) for player in section.players]
    players[9] = replace(players[9], rating=1500)
    players[8] = replace(players[8], rating=None)
    section = replace(section, players=tuple(players))
    norm = player_norm(section, 1, NormKind.GM, event_facts(section))
    games = {game.opponent.number: (game.rating, game.counted) for game in certificate(section, norm).games}
    assert games[2] == (2475, 2475)
    assert norm.check.lifted == 9
    assert games[9] == (None, NormKind.GM.floor)
    assert games[10] == (1500, 1500)


def test_in_a_long_event_the_rating_of_the_round_counts():
    section = one_against_nine("SLO", "1111110==", rounds_total=9)
    players = [replace(player, rating=2475, round_ratings=((3, 2500),)) for player in section.players]
    days = tuple(dt.date(2026, 9, 1) + dt.timedelta(days=20 * number) for number in range(9))
    section = replace(section, players=tuple(players), round_dates=days)
    assert is_long(section)
    norm = player_norm(section, 1, NormKind.GM, event_facts(section))
    assert [game.rating for game in norm.check.games] == [2475, 2475, *[2500] * 7]
