"""FIDE's checklist, Q213 to Q216: in an event of more than 30 days the ratings of each round."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.services.tables.explanation import explain_player
from tdapp.services.tables.export import export_trf
from tdapp.trf.reader import read_trf
from tests.arena import arena
from tests.tiebreaks.criteria.values import note, values

# From round 2 on number 2 has 2100 instead of 2000, and number 3 gets his first rating, 1900.
DRAWN = """
1 Anna   2200 | 2w1 3b1
2 Béla   2000 | 1b0 4w1
3 Carl        | 4w1 1w0
4 Dieter 1800 | 3b0 2b0
"""


@pytest.fixture
def league() -> Section:
    section = arena(DRAWN, rounds_total=3, long_event=True)
    noted = {2: ((2, 2100),), 3: ((2, 1900),)}
    players = tuple(replace(player, round_ratings=noted.get(player.number, ())) for player in section.players)
    return replace(section, players=players)


def test_q215_the_first_rating_counts_by_default(league: Section) -> None:
    """Q215: 1 met 2000 and (1400), 4 met (1400) and 2000: both (2000 + 1400) / 2 = 1700."""
    assert values(league, "ARO{unrated=1400}") == ["1700", "2000", "2000", "1700"]


def test_q214_the_rating_of_the_round_where_it_is_chosen(league: Section) -> None:
    """Q214: 1 met 2000 in round 1 and 1900 in round 2: 1950. 4 met (1400) in round 1, 2100 in round 2: 1750."""
    rung = "ARO{ratings=round,unrated=1400}"
    assert values(league, rung) == ["1950", "2000", "2000", "1750"]
    (explained,) = explain_player(league, 4, ladder=parse_ladder(rung))
    assert [term.opponent_score for term in explained.terms] == ["1400", "2100"]
    assert explained.terms[0].why == "unrated, counts 1400"
    assert explained.terms[1].why == "rating of round 2; the first one is 2000"
    assert explained.formula == "(1400 + 2100) / 2 = 1750, rounded half up"


def test_q214_who_is_rated_in_time_needs_no_rule(league: Section) -> None:
    """After the rating of round 2 only round 1 of number 3 has none: 4 met him there."""
    assert "1 player has no rating" in note(league, "ARO{ratings=round}")
    one, two, three, four = league.players
    later = replace(league, players=(one, two, replace(three, round_ratings=((1, 1900),)), four))
    assert values(later, "ARO{ratings=round}") == ["1950", "2000", "2000", "2000"]


def test_q214_in_a_short_event_there_is_one_rating(league: Section) -> None:
    """Q211: what was noted by round counts in events over 30 days only."""
    short = replace(league, long_event=False)
    assert values(short, "ARO{ratings=round,unrated=1400}") == ["1700", "2000", "2000", "1700"]


def test_q216_the_report_names_them(league: Section) -> None:
    """Q216: in words for the rating officer, and read back by this program."""
    data = export_trf(league)
    lines = data.decode().splitlines()
    assert any(line.endswith("Rating of no. 2: 2000, 2100 from round 2 on.") for line in lines)
    assert any(line.endswith("Rating of no. 3: none, 1900 from round 2 on.") for line in lines)
    again = read_trf(data).section
    assert [player.round_ratings for player in again.players] == [player.round_ratings for player in league.players]
    assert "Rating of no." not in export_trf(replace(league, long_event=False)).decode()
