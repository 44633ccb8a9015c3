"""An event of another program: what its file states, what differs from ours, and the rule that explains it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.words.resources import resource_path
from tdapp.services.tables.brought import PLACE, bring
from tdapp.services.tables.proving import Published
from tdapp.services.tables.standings import compute_standings
from tdapp.trf.reader import read_trf
from tests.arena import arena


@pytest.fixture(scope="module")
def swiss() -> Section:
    """The demo event, with every kind of bye."""
    section = read_trf(resource_path("demo/swiss.trf").read_bytes()).section
    return replace(section, ladder=parse_ladder("BH/C1,SB"))


def stated(section: Section, ladder: str, *, points: bool = True) -> Published:
    """What a program that ranks by this ladder would have published."""
    table = compute_standings(section, ladder=parse_ladder(ladder))
    columns = [("PTS", tuple((row.player.number, row.points) for row in table.rows))] if points else []
    for place, rung in enumerate(table.ladder):
        values = tuple((row.player.number, row.values[place] or "") for row in table.rows)
        columns.append((rung.label, values))
    return Published(tuple(columns), tuple((row.player.number, row.rank or 0) for row in table.rows))


def test_what_was_published_by_the_same_rules_agrees(swiss: Section) -> None:
    brought = bring(swiss, stated(swiss, "BH/C1,SB"))
    assert brought.stated == 4 * len(swiss.players)
    assert brought.differences == ()
    assert brought.sentence == f"The file states {brought.stated} values and places. All of them are ours too."


def test_the_rule_of_2009_is_found_out(swiss: Section) -> None:
    brought = bring(swiss, stated(swiss, "BH/C1@fide-2009,SB@fide-2009"))
    of = {what: [one for one in brought.differences if one.what == what] for what in ("BH/C1", "SB", PLACE)}
    assert all(of.values())
    assert {"2009" in one.why for one in of["BH/C1"]} == {True}
    assert {one.rung for one in of["BH/C1"]} == {0}
    assert of[PLACE][0].why == "It follows from the values that differ."
    assert f"{len(brought.differences)} differ from ours." in brought.sentence


def test_another_cut_is_found_out(swiss: Section) -> None:
    published = stated(swiss, "BH")
    brought = bring(swiss, Published((("BH/C1", dict(published.columns)["BH"]),)))
    assert brought.differences
    assert {
        one.why.startswith("All values of the file follow from another rule: BH, ") for one in brought.differences
    } == {True}


def test_a_value_that_no_rule_gives_is_said_to_be_so(swiss: Section) -> None:
    number = swiss.players[0].number
    brought = bring(swiss, Published((("BH/C1", ((number, "99.5"),)), ("PTS", ((number, "99"),)))))
    whys = {one.what: one.why for one in brought.differences}
    assert whys["BH/C1"].startswith("No rule of this program gives")
    assert whys["PTS"].startswith("The results in the file give these points")
    assert {one.published for one in brought.differences} == {"99.5", "99"}


def test_a_file_that_states_nothing_still_has_our_table(swiss: Section) -> None:
    brought = bring(swiss, Published(unnamed=2))
    assert len(brought.standings.rows) == len(swiss.players)
    assert "2 columns were not compared" in brought.sentence


def test_the_ladder_that_the_file_names_counts(swiss: Section) -> None:
    published = replace(stated(swiss, "SB,BH"), ladder="SB,BH")
    brought = bring(swiss, published)
    assert [rung.label for rung in brought.standings.ladder] == ["SB", "BH"]
    assert not brought.standings.trial  # nobody tries it out: it ranked the event
    assert brought.differences == ()
    assert bring(swiss, replace(published, ladder="NONSENSE")).standings.ladder[0].label == "BH/C1"


def test_an_order_by_another_rule_is_found_out(swiss: Section) -> None:
    published = stated(swiss, "BH/C1@fide-2009,SB@fide-2009")
    brought = bring(swiss, Published(ranks=published.ranks))
    assert {one.what for one in brought.differences} == {PLACE}
    assert {one.why for one in brought.differences} == {
        "The whole order of the file follows from another rule for unplayed games: Virtual opponent, 2009 to 2023."
    }


@pytest.mark.parametrize("cut", ["BH", "BH/C2", "BH/M1"])
def test_each_usual_cut_is_looked_for(swiss: Section, cut: str) -> None:
    """Whatever the ladder cuts, of the others the first that gives all values is named."""
    published = dict(stated(swiss, cut).columns)[cut]
    brought = bring(swiss, Published((("BH/C1", published),)))
    assert {one.why.partition(": ")[2].partition(",")[0] for one in brought.differences} == {cut}


def test_the_lowest_cut_is_looked_for_where_another_one_ranks(swiss: Section) -> None:
    published = dict(stated(swiss, "BH/C1").columns)["BH/C1"]
    brought = bring(replace(swiss, ladder=parse_ladder("BH/C2")), Published((("BH/C2", published),)))
    assert {one.why.partition(": ")[2].partition(",")[0] for one in brought.differences} == {"BH/C1"}


def test_only_buchholz_has_other_cuts_looked_for(swiss: Section) -> None:
    published = dict(stated(swiss, "SB/C1").columns)["SB/C1"]
    brought = bring(swiss, Published((("SB", published),)))
    assert {one.why[:14] for one in brought.differences} == {"No rule of thi"}


def test_the_sentence_counts_one_and_several(swiss: Section) -> None:
    number = swiss.players[0].number
    one = bring(swiss, Published((("PTS", ((number, "99"),)),), unnamed=1))
    assert one.sentence == (
        "The file states 1 value or place. 1 differs from ours. "
        "1 column was not compared: the file does not say what it holds."
    )
    nothing = bring(swiss, Published())
    assert (nothing.stated, nothing.sentence) == (
        0, "The file states no points, tie-breaks or places to compare with: here is our own table.",
    )  # fmt: skip
    assert not nothing.standings.trial


def test_a_place_that_nothing_stated_explains(swiss: Section) -> None:
    places = {row.player.number: row.rank or 0 for row in compute_standings(swiss).rows}
    first, last = min(places, key=places.__getitem__), max(places, key=places.__getitem__)
    wrong = {**places, first: places[last], last: places[first]}
    brought = bring(swiss, Published(ranks=tuple(wrong.items())))
    assert {one.number for one in brought.differences} == {first, last}
    assert {one.why for one in brought.differences} == {
        "Every value that is stated agrees: the file breaks the tie by something that it does not state."
    }
    assert {(one.published, one.ours) for one in brought.differences} == {
        (str(wrong[one]), str(places[one])) for one in (first, last)
    }
    assert {one.rung for one in brought.differences} == {-1}


def test_the_rules_are_sought_for_the_ladder_that_the_file_names(swiss: Section) -> None:
    """Not for that of the section, which has another criterion in that place."""
    published = replace(stated(swiss, "SB@fide-2009,BH"), ladder="SB,BH")
    columns = tuple((heading.partition("@")[0], values) for heading, values in published.columns)
    brought = bring(swiss, replace(published, columns=columns, ranks=()))
    assert {one.what for one in brought.differences} == {"SB"}
    assert {one.why.partition(",")[0] for one in brought.differences} == {
        "All values of the file follow from another rule: SB"
    }


@pytest.mark.parametrize(
    ("policy", "named"),
    [("fide-2024", "C.07, 2023-24 (dummy with the own score)"), ("ignore", "Unplayed games ignored"),
     ("asop", "Unplayed games ignored"), ("papi", "Virtual opponent, 2009 to 2023"), ("uscf", "US Chess")],
)  # fmt: skip
def test_the_first_rule_that_gives_the_whole_order_is_named(swiss: Section, policy: str, named: str) -> None:
    published = stated(swiss, f"BH/C1@{policy},SB@{policy}")
    brought = bring(swiss, Published(ranks=published.ranks))
    (why,) = {one.why for one in brought.differences}
    assert why == f"The whole order of the file follows from another rule for unplayed games: {named}."


@pytest.mark.parametrize("nothing", ["-", "0", "0.00"])
def test_a_rule_is_found_though_somebody_has_no_value(nothing: str) -> None:
    """E has no opponent; a file has a dash there, or a 0."""
    section = arena("1 A | 2w1 3b= H\n2 B | 1b0 4w1 3b=\n3 C | 4b1 1w= 2w=\n4 D | 3w0 2b0 Z\n5 E | H Z Z",
                    ladder=parse_ladder("AOB"))  # fmt: skip
    rows = compute_standings(section, ladder=parse_ladder("AOB@fide-2009")).rows
    assert [row.player.name for row in rows if row.values[0] is None] == ["E"]
    values = tuple((row.player.number, row.values[0] or nothing) for row in rows)
    brought = bring(section, Published((("AOB", values),)))
    assert {one.number for one in brought.differences} == {2, 3}
    assert {one.why for one in brought.differences} == {
        "All values of the file follow from another rule: AOB, Virtual opponent, 2009 to 2023."
    }


def test_what_is_missing_on_one_side_is_a_dash(swiss: Section) -> None:
    """E has no opponent, and the file says 5; of A it says nothing readable."""
    section = arena("1 A | 2w1 3b= H\n2 B | 1b0 4w1 3b=\n3 C | 4b1 1w= 2w=\n4 D | 3w0 2b0 Z\n5 E | H Z Z",
                    ladder=parse_ladder("AOB"))  # fmt: skip
    brought = bring(section, Published((("AOB", ((1, ""), (5, "5"))),), ((2, 5),)))
    found = {one.number: (one.what, one.published, one.ours) for one in brought.differences}
    ours = {row.player.number: (row.values[0], row.rank) for row in brought.standings.rows}
    assert found == {1: ("AOB", "–", ours[1][0]), 5: ("AOB", "5", "–"), 2: (PLACE, "5", str(ours[2][1]))}


def test_a_rule_that_a_rung_cannot_have_explains_nothing(swiss: Section) -> None:
    """The option is one of that rule alone."""
    section = replace(swiss, ladder=parse_ladder("SB@sivakasi{corrections=1}"))
    brought = bring(section, Published((("SB", ((swiss.players[0].number, "99"),)),)))
    assert [one.why[:21] for one in brought.differences] == ["No rule of this progr"]
