"""Prove: whose value stands where, who is said to differ, and what a file may state, by crosstables drawn here."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.team import Score
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.systems.system import System
from tdapp.proof.calculation import SecondCalculation
from tdapp.services.tables.proving import (
    GACRUX,
    PUBLISHED,
    SECOND,
    Proof,
    ProvedPlace,
    ProvedRung,
    ProvedValue,
    Published,
    _Comparison,
    _places,
    as_printed,
    prove,
    published_number,
)
from tdapp.services.tables.second_opinion import RungOpinion, SecondOpinion, ValueDifference, Verdict
from tests.arena import arena
from tests.asked import small

SWISS = "1 A 2000 | 2w1 3b= U\n2 B 1900 | 1b0 U   3w=\n3 C 1800 | U   1w= 2b="
"""Points 2½, 1½, 2; Buchholz 5, 6, 5½."""
POINTS = ((1, "2.5"), (2, "1.5"), (3, "2.0"))
BH = ((1, "5.0"), (2, "6.0"), (3, "5.5"))


def swiss() -> Section:
    return arena(SWISS)


def by_key(key: str) -> System:
    return next(one for one in SYSTEMS if one.key == key)


def heard(*rungs: RungOpinion) -> SecondOpinion:
    return SecondOpinion("gacrux 1", 3, rungs)


def rung(text: str, theirs: tuple[tuple[int, str | None], ...], *said: ValueDifference) -> RungOpinion:
    return RungOpinion(text, text, Verdict.AGREES, 3, said, theirs=theirs)


def proof(ladder: str = "BH", section: Section | None = None, **given: object) -> Proof:
    return prove(section or swiss(), ladder=parse_ladder(ladder), **given)  # type: ignore[arg-type]


def absent(made: Proof) -> list[tuple[str, ...]]:
    return [made_of.values[0].absent for made_of in made.rungs]


def test_each_has_its_place_beside_the_value() -> None:
    stated = Published((("pts", ((1, "2½"), (2, "1,5"))), ("tb1", ((1, "5"), (2, "7")))), ((1, 1), (2, 3), (3, 2)))
    made = proof(opinion=heard(rung("PTS", POINTS), rung("BH", (*BH[:2], (3, "5")))), published=stated)
    points, buchholz = made.rungs
    first, third, second = buchholz.values  # as they stand in the table
    assert points.values[0] == ProvedValue(1, "A", "2.5", "2.5", "2.5", "2½", exact=(Fraction(5, 2), Fraction(5, 2)))
    assert first == ProvedValue(1, "A", "5.0", "5.0", "5.0", "5", exact=(Fraction(5), Fraction(5)))
    assert (second.against, second.published, second.second) == ((PUBLISHED,), "7", "6.0")
    assert (third.against, third.absent, third.gacrux) == ((GACRUX,), (PUBLISHED,), "5")
    assert [one.number for one in buchholz.differences] == [3, 2]
    assert (points.agrees, buchholz.agrees, made.agrees, made.places) == (True, False, False, ())
    assert (made.engine, made.twice, made.standings.trial) == ("gacrux 1", 6, True)
    assert (points.article, buchholz.article) == ("C.07, 4", "C.07, 8.1")


def test_who_was_not_asked_is_absent_and_says_why() -> None:
    made = proof("BH,SOB")
    assert absent(made) == [(GACRUX, PUBLISHED), (GACRUX, PUBLISHED), (GACRUX, SECOND, PUBLISHED)]
    assert [one.no_gacrux for one in made.rungs] == ["gacrux was not asked."] * 3
    assert [one.no_second for one in made.rungs] == ["", "", "No second calculation."]
    assert [one.no_published for one in made.rungs] == ["The file states no such column."] * 3
    assert (made.engine, made.opinion, made.twice, made.agrees) == ("", None, 6, True)
    assert made.unsaid == ("SOB@fide-2026: No second calculation.",)
    assert made.rungs[2].article != ""


def test_what_holds_for_all_rungs_is_said_once() -> None:
    silent = RungOpinion("PTS", "Points", Verdict.NOT_CHECKED, reason="It cannot.")
    made = proof("BH,SB", opinion=heard(silent, silent, silent))
    assert made.unsaid == ("gacrux: It cannot.",)
    made = proof("BH,SB", opinion=heard(rung("PTS", POINTS), silent, silent))
    assert made.unsaid == ("gacrux: BH@fide-2026, SB@fide-2026: It cannot.",)
    assert absent(made)[0] == (PUBLISHED,)


def test_gacrux_that_answered_fewer_rungs_was_not_asked_of_the_others() -> None:
    made = proof("BH,SB", opinion=heard(rung("PTS", POINTS), rung("BH", BH)))
    assert [one.no_gacrux for one in made.rungs] == ["", "", "gacrux was not asked."]
    assert [bool(one.values[0].gacrux) for one in made.rungs] == [True, True, False]
    assert made.unsaid == ("gacrux: SB@fide-2026: gacrux was not asked.",)
    made = proof("BH,SB", opinion=heard(rung("PTS", POINTS), rung("BH", BH), rung("SB", ((1, "3.5"),))))
    assert [one.no_gacrux for one in made.rungs] == ["", "", ""]
    assert absent(proof(opinion=heard()))[0] == (GACRUX, PUBLISHED)
    assert absent(proof(opinion=heard(rung("PTS", ()))))[0] == (GACRUX, PUBLISHED)


def test_what_is_counted_among_equals_gacrux_counts_among_equal_points_only() -> None:
    """C.07, 6: as the first tie-break the direct encounter is among those level on points, later it may be fewer."""
    values = ((1, None), (2, None), (3, None))
    said = heard(rung("PTS", POINTS), rung("DE", values), rung("DE", values))
    made = proof("DE,DE", opinion=said)
    assert made.rungs[1].no_gacrux == ""
    assert "level on points only" in made.rungs[2].no_gacrux
    assert GACRUX in made.rungs[2].values[0].absent
    silent = RungOpinion("DE", "DE", Verdict.NOT_CHECKED, reason="It cannot.")
    for opinion, why in ((None, "gacrux was not asked."), (heard(silent, silent, silent), "It cannot.")):
        assert proof("DE,DE", opinion=opinion).rungs[2].no_gacrux == why  # which comes before that


@pytest.mark.parametrize(
    ("theirs", "why", "against", "kept"),
    [("5.0", "", (), ""), ("5", "known", (), ""), ("5.5", "", (GACRUX,), ""), ("5.5", "known", (), "known"),
     (None, "", (GACRUX,), "")],
)  # fmt: skip
def test_gacrux_differs_unless_an_article_explains_it(
    theirs: str | None, why: str, against: tuple[str, ...], kept: str
) -> None:
    said = rung("BH", ((1, theirs), *BH[1:]), ValueDifference(1, "A", "5.0", theirs, why))
    one = proof(opinion=heard(rung("PTS", POINTS), said)).rungs[1]
    assert (one.values[0].gacrux, one.values[0].against, one.values[0].why) == (theirs, against, kept)
    assert one.agrees is not bool(against)
    assert bool(one.differences) is bool(against or kept)


def test_a_value_that_the_second_calculation_has_otherwise() -> None:
    """Beside 5.0 it stands with a decimal, beside whole numbers without; nothing against nothing is no difference."""
    section = swiss()
    row = prove(section, ladder=parse_ladder("BH")).standings.rows[0]
    for second, ours, exact, text, against in (
        ({1: Fraction(4)}, "5.0", Fraction(5), "4.0", (SECOND,)), ({1: Fraction(4)}, "5", Fraction(5), "4", (SECOND,)),
        ({1: Fraction(9, 2)}, "5", Fraction(5), "4.5", (SECOND,)), ({1: None}, None, None, None, ()),
        ({1: Fraction(4)}, None, None, "4.0", (SECOND,)), ({}, "5", Fraction(5), None, (SECOND,)),
    ):  # fmt: skip
        made = _Comparison(section, "BH", 3, None, second, {}).value(row, ours, exact)
        assert (made.second, made.against, made.absent) == (text, against, (GACRUX, PUBLISHED))
        assert made.exact == (exact, second.get(1))


@pytest.mark.parametrize(("theirs", "against"), [(None, ()), ("1.0", (GACRUX,))])
def test_where_neither_has_a_value_nothing_differs(theirs: str | None, against: tuple[str, ...]) -> None:
    section = swiss()
    row = prove(section, ladder=parse_ladder("BH")).standings.rows[0]
    for code in ("BH", "AOB", "SSSC"):
        made = _Comparison(section, code, 3, rung(code, ((1, theirs),)), None, {}).value(row, None, None)
        assert (made.gacrux, made.against) == (theirs, against)


def test_a_file_may_count_byes_that_are_announced() -> None:
    announced = [Cell(Outcome.HALF_POINT_BYE), Cell(Outcome.ZERO_POINT_BYE)]
    section = swiss()
    row = prove(section, ladder=parse_ladder("BH")).standings.rows[0]
    for text, against in (("2,5", ()), ("3,0", ()), ("3,5", (PUBLISHED,)), ("2,0", (PUBLISHED,))):
        made = _Comparison(section, "PTS", 3, None, None, {1: text}).value(row, "2.5", Fraction(5, 2), announced)
        assert made.against == against
    made = _Comparison(section, "BH", 3, None, None, {1: ""}).value(row, None, None)
    assert (made.against, made.published) == ((), "")
    for text, against in (("0", ()), ("0.00", ()), ("-", ()), ("1", (PUBLISHED,))):  # 0 where nothing is defined
        made = _Comparison(section, "BH", 3, None, None, {1: text}).value(row, None, None)
        assert made.against == against


RUNNING = "1 A 2000 | 2w1 3b1 H\n2 B 1900 | 1b0 U   3w?\n3 C 1800 | U   1w0 2b?"


def test_points_of_a_round_that_goes_on_may_have_the_bye_of_who_does_not_play_in_it() -> None:
    stated = Published((("PTS", ((1, "2.5"), (2, "1"), (3, "1"))),), ((1, 3),))
    made = proof("BH", arena(RUNNING), published=stated)
    assert made.standings.after_round == 2
    assert [one.against for one in made.rungs[0].values] == [(), (), ()]
    assert made.places == ()  # its ranks count the bye as well
    plain = arena(RUNNING.replace("H", "3w?", 1).replace("3w?\n3", "U\n3"))
    assert plain.rounds_decided == 2


def test_a_file_states_how_it_ended() -> None:
    stated = Published((("PTS", ((1, "9"),)),), ((1, 3),))
    assert not proof(published=stated).agrees
    made = proof(published=stated, after_round=2)
    assert made.agrees
    assert PUBLISHED in made.rungs[0].values[0].absent


@pytest.mark.parametrize("heading", ["BH", "bh", "TB1", "BH@fide-2026", "Tb1"])
def test_columns_are_found_by_what_they_are_called(heading: str) -> None:
    stated = Published((("SB", ((1, "9"),)), (heading, ((1, "8"),)), ("TB1", ((1, "7"),))))
    made = proof("BH,SB", published=stated)
    assert [one.values[0].published for one in made.rungs] == [None, "8", "9"]
    assert [one.no_published for one in made.rungs] == ["The file states no such column.", "", ""]


def test_the_second_tie_break_is_the_second_column() -> None:
    stated = Published((("TB2", ((1, "7"),)),))
    assert [one.values[0].published for one in proof("BH,SB", published=stated).rungs] == [None, None, "7"]


def test_whether_a_ladder_is_on_trial() -> None:
    assert not prove(swiss()).standings.trial
    assert proof().standings.trial
    assert not proof(trial=False).standings.trial
    assert prove(swiss(), trial=True).standings.trial


ROBIN = "1 A | 4w1 2w+ 3b1\n2 B | 3w0 1b- 4w-\n3 C | 2b1 4b= 1w0\n4 D | 1b0 3w= 2b+"


def test_who_is_not_ranked_is_not_proved() -> None:
    """C.05 of a round robin: who left before half of the games stands below, without a place."""
    section = arena(ROBIN, kind=Kind.ROUND_ROBIN)
    gone = replace(section.players[1], standing=Standing.WITHDRAWN)
    section = replace(section, players=(section.players[0], gone, *section.players[2:]))
    made = prove(section, published=Published(ranks=((1, 1), (2, 3))))
    assert {one.number for one in made.rungs[0].values} == {1, 3, 4}
    assert made.places == ()


def test_only_the_usual_rule_for_games_that_were_not_played_is_calculated_again() -> None:
    made = proof("SB,SB@fide-2009", arena(ROBIN, kind=Kind.ROUND_ROBIN))
    assert [one.no_second for one in made.rungs] == ["", "", "No second calculation."]


@pytest.mark.parametrize(
    ("key", "reason"),
    [("knockout", "No second calculation of a knock-out."), ("dutch-2026", ""),
     ("double-swiss", "No second calculation where a match of several games is a round."), ("team-swiss-2026", "")],
)  # fmt: skip
def test_which_systems_are_calculated_again(key: str, reason: str) -> None:
    made = prove(small(by_key(key)))
    assert made.rungs[0].no_second == reason
    assert (SECOND in made.rungs[0].values[0].absent) is bool(reason)
    if reason:
        assert made.unsaid == (reason,)
        assert made.twice == 0
    else:
        assert made.twice >= len(made.rungs[0].values)


def test_where_the_score_of_a_system_ranks_points_do_not() -> None:
    """Keizer's points of an event come before those of the games."""
    made = prove(small(by_key("keizer")))
    points = [one.exact[0] for one in made.rungs[0].values]
    assert points != sorted(points, key=lambda one: one or 0, reverse=True)
    assert made.places == ()


def test_places_that_the_second_calculation_has_otherwise() -> None:
    """Each with ours and its own; who has none there, or in the file, is compared all the same."""
    rows = prove(swiss(), ladder=parse_ladder("BH")).standings.rows
    places = {1: 1, 2: 2, 3: 3}
    second = SecondCalculation({}, (), places)
    assert [(row.player.number, row.rank) for row in rows] == [(1, 1), (3, 2), (2, 3)]
    assert _places(rows, second, Published()) == (
        ProvedPlace(3, "C", 2, 3, None, (SECOND,)), ProvedPlace(2, "B", 3, 2, None, (SECOND,)),
    )  # fmt: skip
    stated = Published(ranks=((1, 2), (3, 3)))
    assert _places(rows, second, stated) == (
        ProvedPlace(1, "A", 1, 1, 2, (PUBLISHED,)), ProvedPlace(3, "C", 2, 3, 3, (SECOND, PUBLISHED)),
        ProvedPlace(2, "B", 3, 2, None, (SECOND,)),
    )  # fmt: skip
    assert _places(rows, SecondCalculation({}, (), {1: 1, 2: 3}), Published()) == (
        ProvedPlace(3, "C", 2, None, None, (SECOND,)),
    )
    assert _places(rows, None, Published()) == ()


def test_columns_of_teams_are_found_by_the_names_of_their_scores() -> None:
    """The one that ranks is the points; the other one is the tie-break MPvGP, whatever its number."""
    section = small(by_key("team-swiss-2026"))
    assert section.team_rules is not None
    for primary, first, second in ((Score.MATCH, "MP", "GP"), (Score.GAME, "GP", "MP")):
        ranked = replace(section, team_rules=replace(section.team_rules, primary=primary))
        number = ranked.teams[0].number
        stated = Published(((first.lower(), ((number, "98"),)), (second, ((number, "97"),))))
        made = prove(ranked, ladder=parse_ladder("EDET,MPvGP"), published=stated)
        found = [next(one.published for one in made_of.values if one.number == number) for made_of in made.rungs]
        assert found == ["98", None, "97"]


def value(*against: str) -> ProvedValue:
    return ProvedValue(1, "A", "1", against=against)


def told(*rungs: tuple[ProvedValue, ...], places: int = 0) -> str:
    made = tuple(ProvedRung("BH", "Buchholz", "", values) for values in rungs)
    elsewhere = (ProvedPlace(1, "A", 1, 2, None, (SECOND,)),) * places
    return Proof(prove(swiss()).standings, None, made, elsewhere).sentence


def test_the_sentence_counts_values_and_places() -> None:
    one, two = "1 of 1 value calculated a second time", "3 of 3 values calculated a second time"
    assert told((value(),)) == f"{one} from the articles. Nothing differs without an explanation."
    assert told((value(), value()), (value(),)).startswith(two)
    assert told((value(SECOND),)).endswith("Without an explanation: 1 value differs.")
    assert told((value(SECOND), value(GACRUX))).endswith("Without an explanation: 2 values differ.")
    assert told((value(),), places=1).endswith("Without an explanation: 1 place differs.")
    assert told((value(SECOND),), places=2).endswith("Without an explanation: 1 value differs, 2 places differ.")


LEVEL = "1 A 2000 | 2w= 4b1\n2 B 1900 | 1b= 3w1\n3 C 1800 | 4w= 2b0\n4 D 1700 | 3b= 1w0"


@pytest.mark.parametrize(
    ("ranks", "by_points", "wrong"),
    [
        (((1, 1), (2, 2), (3, 3), (4, 4)), False, []),
        (((1, 2), (2, 2), (3, 4), (4, 3)), False, []),
        (((1, 0), (2, 3), (3, 2), (4, 5)), False, [1, 2, 3, 4]),
        (((2, 1),), False, []),
        (((1, 2), (2, 1), (3, 4), (4, 3)), True, []),
        (((1, 3), (3, 1)), True, [1, 3]),
    ],
)
def test_a_file_may_give_any_of_the_places_that_are_shared(
    ranks: tuple[tuple[int, int], ...], by_points: bool, wrong: list[int]
) -> None:
    """A and B share the first place, C and D the third."""
    made = proof(
        "WIN" if not by_points else "RTNG", arena(LEVEL), published=Published(ranks=ranks, by_points=by_points)
    )
    assert [one.number for one in made.places] == wrong
    assert all(one.against == (PUBLISHED,) for one in made.places)
    assert [(one.ours, one.second, one.published) for one in made.places[:1]] == (
        [] if not wrong else [(1, 1, dict(ranks)[1])]
    )


@pytest.mark.parametrize(
    ("text", "number"),
    [("12,5", Fraction(25, 2)), ("12½", Fraction(25, 2)), ("½", Fraction(1, 2)), (" 3.75 ", Fraction(15, 4)),
     ("3", Fraction(3)), ("", None), ("-", None), ("n/a", None), ("1/0", None), ("0", Fraction(0))],
)  # fmt: skip
def test_numbers_as_tables_print_them(text: str, number: Fraction | None) -> None:
    assert published_number(text) == number


@pytest.mark.parametrize(
    ("value", "text", "same"),
    [
        (None, "", True), (None, "-", True), (None, "1", False), ("1", "-", False), ("7/2", "3½", True),
        ("7/2", "4", True), ("7/2", "3", True), ("7/2", "5", False), ("2/3", "0.7", True), ("2/3", "0,6", True),
        ("2/3", "0.5", False), ("1/8", "0.13", True), ("1/8", "0.12", True), ("1/8", "0.1", True),
        ("1/3", "0.34", False),
        ("1/3", "0.33 ", True), ("1/3", "0.33\t", True), ("3", "3", True), ("3", "3,00", True), ("3", "3.01", False),
    ],
)  # fmt: skip
def test_a_value_is_printed_rounded_half_up_or_cut_off(value: str | None, text: str, same: bool) -> None:
    assert as_printed(None if value is None else Fraction(value), text) is same
