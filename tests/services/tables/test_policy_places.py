"""Places by policy: which rungs a policy reaches, which policies are offered, what the rows say."""

from __future__ import annotations

from tdapp.domain.section.event import Kind
from tdapp.domain.section.ladder import parse_ladder, parse_rung
from tdapp.services.tables.ladder_editing import rung_options
from tdapp.services.tables.ladder_places import places_by_ladder
from tdapp.services.tables.policy_places import (
    PlayerPlaces,
    PolicyPlaces,
    ladder_under,
    places_by_policy,
    policy_columns,
)
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena, random_swiss

# Players 1 and 2 drew and beat the others; 1 missed round 3 with a half-point bye after a win.
#          1    2    3
# 1 A      3w1  2b=  H     2
# 2 B      4w1  1w=  3b=   2
# 3 C      1b0  4w1  2w=   1.5
# 4 D      2b0  3b0  Z     0
SWISS = arena("""
1 A 2000 | 3w1 2b= H
2 B 1900 | 4w1 1w= 3b=
3 C 1800 | 1b0 4w1 2w=
4 D 1700 | 2b0 3b0 Z
""")
ROBIN = arena(
    """
1 A | 3w1 2b= R
2 B | R 1w= 3b0
3 C | 1b0 R 2w1
""",
    kind=Kind.ROUND_ROBIN,
)


def test_a_policy_reaches_only_rungs_that_take_it() -> None:
    ladder = parse_ladder("BH/C1,SB@sivakasi{corrections=1},DE,WIN,ARO{unrated=1400}")
    assert str(ladder_under(SWISS, ladder, "fide-2009")) == "BH/C1@fide-2009,SB@fide-2009,DE,WIN,ARO{unrated=1400}"
    assert str(ladder_under(SWISS, ladder, "fide-2026")) == "BH/C1,SB,DE,WIN,ARO{unrated=1400}"
    own = parse_ladder("SOB@sivakasi{opponents=scheduled}")  # an option of the criterion, not of the policy
    assert str(ladder_under(SWISS, own, "fide-2009")) == "SOB@fide-2009{opponents=scheduled}"


def test_a_criterion_with_a_policy_of_its_own() -> None:
    assert str(ladder_under(SWISS, parse_ladder("MMED"), "fide-2026")) == "MMED@fide-2026"
    assert str(ladder_under(SWISS, parse_ladder("MMED@fide-2026"), "uscf")) == "MMED"


def test_round_robin_policies_are_no_columns_in_a_swiss() -> None:
    columns = policy_columns(SWISS, parse_ladder("BH,SB"))
    assert columns[0].policy_id == "fide-2026"
    assert columns[0].as_it_stands
    assert not {"round-robin", "lost-game"} & {column.policy_id for column in columns}
    assert {"fide-2009", "draw-self", "ignore"} <= {column.policy_id for column in columns}
    mixed = policy_columns(SWISS, parse_ladder("BH,SB@fide-2009"))
    assert (mixed[0].policy_id, mixed[0].name) == ("", "The ladder as it stands")
    assert mixed[1].policy_id == "fide-2026"
    assert [one.as_it_stands for one in mixed] == [True] + [False] * (len(mixed) - 1)
    assert mixed[0].sentence == "Every rung under its own policy."


def test_places_by_hand() -> None:
    found = places_by_policy(SWISS, parse_ladder("BH"), top=2)
    by_policy = {column.policy_id: index for index, column in enumerate(found.columns)}
    # BH of A under ignore: n * sum / count = 3 * (otb 1.5 + 2) / (3 + 3) = 1.75;
    # of B: 3 * (0 + 1.5 + 1.5) / (2+2+3) = 9/7
    # at face value: A 1.5 + 2 + 0 = 3.5, B 0 + 2 + 1.5 = 3.5: the place is shared
    places = {row.name: row.places for row in found.rows}
    assert (places["A"][by_policy["ignore"]], places["B"][by_policy["ignore"]]) == (1, 2)
    assert (places["A"][by_policy["face-value"]], places["B"][by_policy["face-value"]]) == (1, 1)
    assert "change places with the policy" in found.sentence


def test_a_ladder_without_such_rungs() -> None:
    found = places_by_policy(SWISS, parse_ladder("DE,WIN"))
    assert len(found.columns) == 1
    assert "No rung" in found.sentence


def test_koya_is_offered_what_means_something_there() -> None:
    offered = [choice.policy_id for choice in rung_options(ROBIN, parse_rung("KS")).policies]
    assert offered == ["round-robin", "face-value", "lost-game"]


def test_the_sentence_says_how_much_depends_on_it() -> None:
    none = places_by_policy(SWISS, parse_ladder("WIN,DE"))
    assert none.sentence == "No rung of this ladder asks how unplayed games count."
    found = places_by_policy(SWISS, parse_ladder("BH"))
    moving = sum(row.moves for row in found.rows)
    assert moving
    others = len(found.columns)
    assert (
        found.sentence == f"After round 3: {moving} of the first 4 change places with the policy ({others} policies)."
    )
    one = places_by_policy(SWISS, parse_ladder("BH"), after_round=1, top=1)
    assert (one.after_round, len(one.rows)) == (1, 1)
    still = PolicyPlaces(found.columns, (PlayerPlaces(1, "A", "2", (1, 1)),), 3)
    assert still.sentence == f"After round 3: all {others} policies give the first 1 the same places."
    two = PolicyPlaces(found.columns[:2], (PlayerPlaces(1, "A", "2", (1, None)),), 3)
    assert two.sentence.startswith("After round 3: 1 of the first 1 change")


def test_ten_places_are_compared_where_nobody_says_how_many() -> None:
    many = random_swiss(1, 14, 3)
    for found in (places_by_policy(many, parse_ladder("BH")), places_by_ladder(many, parse_ladder("BH"))):
        assert [row.number for row in found.rows] == [
            row.player.number for row in compute_standings(many, ladder=parse_ladder("BH")).rows[:10]
        ]
