"""The second calculation against published values, by itself: FIDE's exercises, a cup of teams, hand calculations."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import Edition, Kind, Section
from tdapp.domain.teams.for_ranking import team_view
from tdapp.trf.reader import read_trf
from tests.arena import arena
from tests.golden.reader import golden
from tests.golden.reports import of_teams
from tests.proof.asking import as_published, calculated, values
from tests.tiebreaks.criteria.test_team_criteria import crete
from tests.tiebreaks.policies.worked import EVENT

BOTH = [Edition.FIDE_2024, Edition.FIDE_2026]


def shown(section: Section, name: str, year: str) -> int:
    """Every published column of a transcription but the places; how many there were."""
    event = golden(name)
    codes = [code for code in event.columns(year) if not code.startswith("place")]
    for code in codes:
        assert as_published(values(section, code), event.column(code, year)), (code, values(section, code))
    return len(codes)


@pytest.mark.parametrize("edition", BOTH)
def test_the_swiss_event_of_the_exercises(edition: Edition) -> None:
    section = golden("held_swiss").section(edition=edition)
    assert shown(section, "held_swiss", edition.value) == 26
    found = calculated(section, "DE").places
    assert [str(found[number]) for number in sorted(found)] == golden("held_swiss").column("place after DE")


def test_the_round_robin_of_the_exercises() -> None:
    section = golden("held_round_robin").section(kind=Kind.ROUND_ROBIN, edition=Edition.FIDE_2024)
    assert shown(section, "held_round_robin", "2024") == 11
    assert calculated(section, "DE").places == {1: 1, 2: 2, 3: 2, 6: 4, 5: 5, 4: 6}  # 2 and 3 drew


@pytest.mark.parametrize("edition", BOTH)
def test_the_teams_of_the_exercises(edition: Edition) -> None:
    section = read_trf(of_teams(golden("held_teams"), "2024/08/01")).section
    teams = replace(team_view(section), edition=edition)
    assert shown(teams, "held_teams", edition.value) == 12


@pytest.mark.parametrize("edition", BOTH)
def test_a_cup_of_teams(edition: Edition) -> None:
    """Match points, game points, EGGSB and Buchholz of Crete 2024, and its places under the rules of then."""
    event, section = golden("crete_2024"), crete(golden("crete_2024"), edition=edition)
    for code, column in (("PTS", "MP"), ("MPvGP", "GP"), ("EGGSB", "EGGSB"), ("BH:MP", "BH:MP")):
        assert as_published(values(section, code), event.column(column, edition.value)), code
    if edition is Edition.FIDE_2024:
        found = calculated(section, "MPvGP", "EGGSB", "BH:MP").places
        assert [str(found[number]) for number in sorted(found)] == event.column("place")


def test_the_virtual_opponent_of_2009() -> None:
    """The event of the policies' tests, by hand: A has 2 + 2 + .5 + 3, see test_virtual_opponents.py."""
    section = arena(EVENT, edition=Edition.FIDE_2009)
    assert values(section, "BH") == [Fraction(15, 2), 8, 8, Fraction(17, 2)]
    assert values(section, "SB") == [Fraction(15, 2), Fraction(11, 4), Fraction(3, 2), 0]


def test_forfeits_as_played_stay_unplayed_for_the_opponents() -> None:
    """MTB26, /P is about the own games. 2009: A counts as 3 for B (2 over the board, 2 unplayed rounds as draws).

    B: 3 + D .5 + C 2.5; r4 1.5 + .5 = 2: 8, as without /P. A: r2 against C (1.5 over the board, 2 draws: 2.5) instead
    of the virtual 2: 8.
    """
    section = arena(EVENT, edition=Edition.FIDE_2009)
    assert values(section, "BH/P")[:2] == [8, 8]


def test_what_the_articles_do_not_say_has_no_second_calculation() -> None:
    section = arena(EVENT)
    codes = ("SOB", "BH@draw-self", "KS", "LOT{seed=1}", "ARO{opponents=scheduled}", "PS@round-robin", "EDE")
    for code in codes:
        (rung,) = calculated(section, code).rungs
        assert not rung.covered, code
    robin = replace(section, kind=Kind.ROUND_ROBIN)
    assert [rung.covered for rung in calculated(robin, "BH", "SB", "KS").rungs] == [False, True, True]
