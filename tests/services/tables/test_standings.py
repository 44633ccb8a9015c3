"""Which ladder and which round a table takes, and what it says about itself."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.event import Edition
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import language
from tdapp.services.tables.ladder_editing import in_words, rung_options
from tdapp.services.tables.ladder_preview import preview
from tdapp.services.tables.standings import compute_standings, official_ladder, values_shown
from tests.arena import arena, random_round_robin, random_swiss


def test_official_trial_and_given_ladder() -> None:
    section = replace(random_swiss(1, 10, 4), ladder=parse_ladder("BH"), trial_ladder=parse_ladder("SB,BH"))
    official, trial = compute_standings(section), compute_standings(section, trial=True)
    given = compute_standings(section, ladder=parse_ladder("PS"))
    assert [[rung.label for rung in table.ladder] for table in (official, trial, given)] == [
        ["BH"],
        ["SB", "BH"],
        ["PS"],
    ]
    assert [table.trial for table in (official, trial, given)] == [False, True, True]
    assert not compute_standings(replace(section, trial_ladder=None), trial=True).trial


def test_an_event_without_a_ladder_gets_the_preset_of_its_kind() -> None:
    assert official_ladder(random_swiss(1, 6, 2)).rungs[0].code == "BH"
    assert official_ladder(random_round_robin(1, 6)).rungs[0].code == "DE"


def test_a_table_with_open_games_is_provisional() -> None:
    section = arena("1 A | 2w1 2b?\n2 B | 1b0 1w?")
    assert (compute_standings(section).after_round, compute_standings(section).provisional) == (1, False)
    asked = compute_standings(section, after_round=2)
    assert asked.provisional
    assert [row.points for row in asked.rows] == ["1.0", "0.0"]
    with pytest.raises(RuleViolation, match="no round 3"):
        compute_standings(section, after_round=3)


def test_policies_other_than_the_edition_are_marked_and_named() -> None:
    section = random_swiss(2, 8, 3)
    table = compute_standings(section, ladder=parse_ladder("BH,SB@fide-2009,WIN"))
    assert [(rung.is_c07, rung.policy_id) for rung in table.ladder] == [
        (True, "fide-2026"), (False, "fide-2009"), (True, ""),
    ]  # fmt: skip
    assert "Rung 2 (SB) counts unplayed games by another rule, not C.07" in table.words
    old = replace(section, edition=Edition.FIDE_2009)
    assert compute_standings(old, ladder=parse_ladder("SB@fide-2009")).ladder[0].is_c07


def test_rung_options_offer_only_what_the_criterion_takes() -> None:
    section = random_swiss(1, 20, 7)
    buchholz = rung_options(section, parse_ladder("BH/C1").rungs[0])
    assert buchholz.max_low_cuts > 1
    assert buchholz.policies[0].choice is None
    assert {"fide-2009", "draw-self", "face-value"} <= {choice.choice for choice in buchholz.policies}
    assert all(choice.sentence for choice in buchholz.policies)
    wins = rung_options(section, parse_ladder("WIN").rungs[0])
    assert (wins.max_low_cuts, wins.limit_high) == (0, 0)


def test_preview_names_the_players_who_move_and_the_rung() -> None:
    section = random_swiss(3, 16, 5)
    old, new = parse_ladder("BH"), parse_ladder("PS,BH")
    result = preview(section, old, new)
    before = {row.player.number: row.rank for row in compute_standings(section, ladder=old).rows}
    after = {row.player.number: row.rank for row in compute_standings(section, ladder=new).rows}
    assert {move.number for move in result.moves} == {number for number in before if before[number] != after[number]}
    assert all((move.old_rank, move.new_rank) == (before[move.number], after[move.number]) for move in result.moves)
    assert preview(section, old, old).sentence == "After round 5 no place changes."


def test_the_ladder_in_words() -> None:
    words = in_words(random_swiss(1, 6, 2), parse_ladder("BH/C1,BH/M2,PS/C1,ARO{unrated=1400},DE"))
    assert words.startswith(
        "Ties are broken by Buchholz, lowest cut; then Buchholz, lowest two and highest two cut; then progressive "
        "score, without the first round; then average rating of opponents, unrated players count 1400; then direct "
        "encounter."
    )
    assert in_words(random_swiss(1, 6, 2), parse_ladder("")).startswith("Ties are not broken")


def test_the_values_shown_are_those_of_each_row() -> None:
    """The place in a group of equal points is said in words, where there is one."""
    section = arena("1 A | 2w1 3b0 4w=\n2 B | 1b0 4w1 3b=\n3 C | 4b= 1w1 2w=\n4 D | 3w= 2b0 1b=")
    for ladder in ("DE,BH", "BH"):
        rows = compute_standings(section, ladder=parse_ladder(ladder)).rows
        shown = values_shown(rows)
        assert shown == [tuple(row.shown(index) for index in range(len(row.values))) for row in rows]
        assert any(text and " of " in text for text, *_ in shown) is (ladder == "DE,BH")


def test_the_rungs_are_named_in_the_language_of_the_moment() -> None:
    section = random_swiss(1, 6, 2)
    english = compute_standings(section, ladder=parse_ladder("WIN"))
    with language("de"):
        german = compute_standings(section, ladder=parse_ladder("WIN"))
    assert (english.ladder[0].name, german.ladder[0].name) == ("Number of wins", "Zahl der Siege")
    assert english.words != german.words
