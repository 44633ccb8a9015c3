"""Which ladder and which round a table takes, and what it says about itself."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tdapp.domain.section.event import Edition
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.player import Standing
from tdapp.domain.systems.kind import Kind
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import language
from tdapp.services.tables.explanation import explain_player
from tdapp.services.tables.ladder_editing import in_words, rung_options
from tdapp.services.tables.ladder_preview import preview
from tdapp.services.tables.standings import (
    Provisional,
    compute_standings,
    fractions_of,
    official_ladder,
    reworded,
    values_shown,
    why_provisional,
)
from tdapp.tiebreaks.column import Column
from tests.arena import arena, random_round_robin, random_swiss
from tests.asked import small


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


def test_why_a_table_may_still_change() -> None:
    """A tournament that was opened again is so at its end only; who closes it says that all is in."""
    whole = arena("1 A | 2w1 2b1\n2 B | 1b0 1w0")
    reopened = replace(whole, reopened=True)
    unverified = replace(reopened, unverified_rounds=frozenset({2}))
    open_ = arena("1 A | 2w1 2b?\n2 B | 1b0 1w?", unverified_rounds=frozenset({2}))
    for section, after, why in (
        (whole, 2, None), (reopened, 2, Provisional.REOPENED), (reopened, 1, None),
        (unverified, 2, Provisional.UNVERIFIED), (unverified, 1, None), (open_, 2, Provisional.OPEN), (open_, 1, None),
        (replace(unverified, closed=True), 2, None), (replace(open_, closed=True), 2, Provisional.OPEN),
    ):  # fmt: skip
        table = compute_standings(section, after_round=after)
        assert why_provisional(table) is why
        assert table.provisional is (why is not None)


def test_a_table_is_worded_anew_in_another_language_only() -> None:
    section = random_swiss(1, 6, 3)
    table = compute_standings(section, ladder=parse_ladder("WIN,BH"), after_round=2)
    assert reworded(table) is table
    assert replace(table, language="en-GB") == table  # the words count, not what their language is called
    with language("de"):
        german = reworded(table)
        assert reworded(german) is german
        assert (german.ladder[0].name, german.trial, german.after_round) == ("Zahl der Siege", True, 2)
        assert german == compute_standings(section, ladder=parse_ladder("WIN,BH"), after_round=2)
    teams = small(next(one for one in SYSTEMS if one.key == "team-swiss-2026"))
    official = compute_standings(teams)
    with language("de"):
        assert reworded(official).competition is teams
        assert not reworded(official).trial


def test_fractions_of_a_column_that_is_not_defined_everywhere() -> None:
    column = Column(np.array([3, 0, 4, 1]), 2, missing=np.array([False, True, False, False]))
    assert fractions_of(column) == ("1½", None, "2", "½")


def test_the_score_of_a_system_is_the_first_value_where_it_has_one() -> None:
    keizer = compute_standings(small(next(one for one in SYSTEMS if one.key == "keizer")))
    assert keizer.scored
    assert [keizer.system_score(row) for row in keizer.rows] == [row.exact[0] for row in keizer.rows]
    swiss = compute_standings(random_swiss(1, 6, 3))
    assert {swiss.system_score(row) for row in swiss.rows} == {None}


def test_who_was_expelled_is_named_by_number_and_stands_in_no_list() -> None:
    """Q198: the games of the others stay; a page in public may not show the name."""
    section = random_swiss(1, 8, 3)
    for gone, note in (
        ((), ()), ((3,), ("Expelled and not in the standings: no. 3.",)),
        ((3, 5), ("Expelled and not in the standings: nos. 3, 5.",)),
    ):  # fmt: skip
        players = tuple(
            replace(one, standing=Standing.EXPELLED if one.number in gone else Standing.WITHDRAWN)
            for one in section.players
        )
        table = compute_standings(replace(section, players=players), ladder=parse_ladder("WIN"))
        assert table.notes == note
        assert {row.player.number for row in table.rows} - {row.player.number for row in table.listed} == set(gone)
        assert {row.player.number for row in table.rows if row.rank is None} == set(gone)


def test_games_that_do_not_count_are_said_with_the_article() -> None:
    """C.05, 6.6: by number, where they stand in the table; not before his first game."""
    held = arena("1 A | 4b1 3w= 2b1\n2 B | 3w1 4b+ 1w0\n3 C | 2b0 1b= 4w+\n4 D | 1w0 2w- 3b-", kind=Kind.ROUND_ROBIN)
    section = replace(held, players=(*held.players[:3], replace(held.players[3], standing=Standing.WITHDRAWN)))
    said = (
        "Withdrawn with fewer than half of the games played: start no. 4. The games do not count in the standings "
        "(C.05, 6.6)."
    )
    ladder = parse_ladder("WIN")
    assert compute_standings(section, ladder=ladder).notes == (said,)
    assert compute_standings(section, ladder=ladder, after_round=0).notes == ()
    assert compute_standings(held, ladder=ladder).notes == ()
    gone = (replace(player, standing=Standing.WITHDRAWN) for player in held.players[2:])
    two = replace(section, players=(*held.players[:2], *gone))
    assert compute_standings(two, ladder=ladder).notes == (said,)  # player 3 has two games of three
    two = replace(two, cycles=2)
    assert compute_standings(two, ladder=ladder).notes == (said.replace("no. 4", "nos. 3, 4"),)


def test_a_rule_for_unplayed_games_is_named_where_it_counts_or_was_asked_for() -> None:
    """Wins have none of their own; who puts them under that of a round robin is told so."""
    section = random_swiss(1, 8, 3)
    ladder = parse_ladder("WIN,WIN@round-robin,BH")
    table = compute_standings(section, ladder=ladder)
    assert [rung.policy_id for rung in table.ladder] == ["", "round-robin", "fide-2026"]
    for rung, said in zip(table.ladder, explain_player(section, 1, ladder=ladder), strict=True):
        assert bool(rung.policy_name) == bool(rung.policy_sentence) == bool(rung.policy_id)
        assert said.policy_sentence == rung.policy_sentence


def test_values_that_are_no_fractions_have_a_text_alone() -> None:
    """As the calculation shows them."""
    section = random_swiss(1, 8, 4)
    rows = compute_standings(section, ladder=parse_ladder("LSM")).rows
    assert len({row.values for row in rows}) > 4
    assert {row.exact for row in rows} == {(None,)}
    for row in rows:
        (said,) = explain_player(section, row.player.number, ladder=parse_ladder("LSM"))
        assert said.value == row.values[0]
