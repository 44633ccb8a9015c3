"""Which step of players is possible when: by the rule that forbids it; and what is said of byes that are asked for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tdapp.domain.commands.players import Absence
from tdapp.domain.section.event import ByeRules, ForbiddenPairs, Kind, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.section.team import Team
from tdapp.domain.words.checks import Warning
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.players import possible
from tdapp.services.players.bye_rules import bye_warnings, new_bye_warnings, of_whole_matches
from tests.arena import arena
from tests.recorded import recorded

HPB, ZPB, FPB, PAB = (
    Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE, Outcome.FULL_POINT_BYE, Outcome.PAIRING_BYE,
)  # fmt: skip
TWO = "1 A 2000 | 2w1 3b1 H\n2 B 2000 | 1b0 Z .\n3 C | . 1w0 .\n4 D 1900 | Z Z ."


def rounds(count: int) -> str:
    """Four players who have played so many rounds."""
    return "\n".join(f"{number} P{number} {2100 - number} |{' U' * count}" for number in range(1, 5))


def event(drawing: str = TWO, **fields: object) -> Section:
    return arena(drawing, **{"rounds_total": 5, **fields})


SECTIONS: dict[str, Section] = {
    "new": event(rounds(0)),
    "nobody": Section(event().event, (), (), 5),
    "Swiss": event(),
    "Swiss, three rounds": event(rounds(3)),
    "Swiss, four rounds": event(rounds(4)),
    "Swiss, all rounds": event(rounds(5)),
    "closed": event(closed=True),
    "table": event(kind=Kind.ROUND_ROBIN),
    "table, new": event(rounds(0), kind=Kind.ROUND_ROBIN),
    "cup": event(kind=Kind.KNOCKOUT),
    "cup, new": event(rounds(0), kind=Kind.KNOCKOUT),
    "Keizer": event(type_code="CUSTOM_KEIZER"),
    "teams": event(teams=(Team(1, "T", members=(3, 4)),), forbidden=(ForbiddenPairs(1, 5, (1, 3)),)),
    "kept apart": event(forbidden=(ForbiddenPairs(1, 5, (3, 4)),)),
    "wished apart": event(wishes=(ForbiddenPairs(1, 5, (2, 3), "x"),)),
}


def shown(found: Warning | None) -> str:
    return "yes" if found is None else found.rule_id


def answers(section: Section) -> Iterator[str]:
    gone = Player(9, "Gone", standing=Standing.WITHDRAWN)
    yield f"add {shown(possible.why_not_add(section))}"
    yield f"check-in {shown(possible.why_not_close_check_in(section))}"
    yield f"number {shown(possible.why_not_number(section))}"
    for moved in (1, 0):
        yield f"regenerate {moved} {shown(possible.why_not_regenerate(section, moved))}"
    yield f"give {shown(possible.why_not_give_numbers(section))}"
    yield f"method {shown(possible.why_not_rating_method(section))}"
    for one in (Player(1, "Here"), gone):
        yield f"{one.name} leaves {shown(possible.why_not_withdraw(section, one))}"
        yield f"{one.name} returns {shown(possible.why_not_reenter(section, one))}"
    yield f"equal {shown(possible.why_not_exchange(section, Player(1, 'A', 2000), Player(2, 'B', 2000)))}"
    yield f"unequal {shown(possible.why_not_exchange(section, Player(1, 'A', 2000), Player(2, 'B', 1999)))}"
    for player in section.players:
        removed = [one.rule_id for one in possible.why_not_remove(section, (player.number,))]
        leaves = [shown(possible.why_not_leave_from(section, player, number)) for number in range(1, 5)]
        away = []
        for number in (1, 2, 3, 5):
            for kind in (None, ZPB, HPB):
                away.append(shown(possible.why_not_absence(section, Absence(player.number, number, kind))))
        yield f"{player.number}: remove {removed} leave {leaves} away {' '.join(away)}"


def test_every_step_of_players() -> None:
    recorded(
        "services/possible_players",
        [f"{name}: {one}" for name, section in SECTIONS.items() for one in answers(section)],
    )


def test_who_has_left_takes_no_absence_back() -> None:
    section = event()
    left = replace(section, players=(replace(section.players[0], standing=Standing.WITHDRAWN), *section.players[1:]))
    assert shown(possible.why_not_absence(left, Absence(1, 4, ZPB))) == "left-take-back"
    assert shown(possible.why_not_absence(replace(left, closed=True), Absence(1, 4, ZPB))) == "closed"


def test_everything_that_depends_on_those_who_are_removed() -> None:
    found = possible.why_not_remove(SECTIONS["teams"], (1, 3, 4))
    assert [(one.rule_id, one.text.partition(" ")[0]) for one in found][:2] == [
        ("player-in-use", "A"), ("player-prohibited", "A"),
    ]  # fmt: skip
    assert possible.why_not_remove(SECTIONS["Swiss"], ()) == ()
    assert possible.why_not_remove(SECTIONS["Swiss"], (4,)) == ()


def test_sections_that_exchange_players_have_not_begun() -> None:
    new, begun, closed = SECTIONS["new"], SECTIONS["Swiss"], replace(SECTIONS["new"], closed=True)
    assert shown(possible.why_not_move(new, new)) == "yes"
    for source, target, said in (
        (begun, new, "section-started"), (new, begun, "section-started"), (closed, new, "closed"),
        (new, closed, "closed"), (begun, closed, "closed"),
    ):  # fmt: skip
        assert shown(possible.why_not_move(source, target)) == said
    named = possible.why_not_move(new, replace(begun, name="Open B"))
    assert named is not None
    assert "Open B" in named.text


@pytest.mark.parametrize(
    ("row", "changes", "rules", "games", "said"),
    [
        ("", {1: HPB}, ByeRules(), 1, []),
        ("", {1: ZPB, 2: None}, ByeRules(False, 0), 1, []),
        ("", {1: HPB, 2: HPB}, ByeRules(), 1, ["second-half-bye"]),
        ("H", {2: HPB}, ByeRules(), 1, ["second-half-bye"]),
        ("H", {1: HPB}, ByeRules(False, 0), 1, []),
        ("H", {1: None, 2: HPB}, ByeRules(), 1, []),
        ("H", {1: ZPB}, ByeRules(False), 1, []),
        ("", {1: HPB}, ByeRules(False), 1, ["half-bye-not-allowed"]),
        ("", {1: HPB}, ByeRules(True, 0), 1, ["half-bye-limit"]),
        ("", {1: HPB, 2: HPB}, ByeRules(True, 2), 1, ["second-half-bye"]),
        ("H H", {3: HPB}, ByeRules(True, 2), 1, ["second-half-bye", "half-bye-limit"]),
        ("", {3: HPB}, ByeRules(True, 1, 3), 1, []),
        ("", {4: HPB}, ByeRules(True, 1, 3), 1, ["half-bye-late"]),
        ("", {3: HPB, 4: HPB}, ByeRules(True, 2, 2), 1, ["second-half-bye", "half-bye-late", "half-bye-late"]),
        ("", {1: HPB, 2: HPB}, ByeRules(), 2, []),
        ("", {1: HPB, 2: HPB, 3: HPB}, ByeRules(), 2, ["second-half-bye"]),
        ("", {1: FPB}, ByeRules(), 1, ["full-point-bye"]),
        ("F", {1: FPB}, ByeRules(), 1, []),
        ("", {1: FPB, 2: HPB}, ByeRules(), 1, ["full-point-bye"]),
        ("", {1: HPB}, None, 1, []),
    ],
)
def test_what_is_said_of_new_byes(
    row: str, changes: dict[int, Outcome | None], rules: ByeRules | None, games: int, said: list[str]
) -> None:
    """Q170-179: one half-point bye is usual; what stands already is not asked about again."""
    cells = arena(f"1 A | {row}").cells[0]
    found = list(new_bye_warnings(Player(1, "A"), cells, changes, rules, games))
    assert [one.rule_id for one in found] == said
    assert all("A" in one.text or one.rule_id in ("half-bye-not-allowed",) for one in found)


def test_who_may_have_no_half_point_bye() -> None:
    barred = replace(Player(1, "A"), no_half_bye=True)
    assert [one.rule_id for one in new_bye_warnings(barred, (), {1: HPB}, ByeRules())] == ["half-bye-ineligible"]
    assert list(new_bye_warnings(barred, (), {1: ZPB}, ByeRules())) == []


@pytest.mark.parametrize(
    ("number", "round_", "kind", "said"),
    [
        (1, 1, ZPB, ["game-in-round"]), (2, 2, ZPB, []), (2, 2, HPB, ["bye-in-paired-round"]),
        (2, 2, None, ["game-in-round"]), (3, 1, ZPB, ["bye-in-paired-round"]), (1, 3, HPB, []), (1, 3, None, []),
        (1, 4, HPB, ["second-half-bye"]), (4, 3, HPB, []),
    ],
)  # fmt: skip
def test_byes_of_rounds_that_are_paired(number: int, round_: int, kind: Outcome | None, said: list[str]) -> None:
    assert [one.rule_id for one in bye_warnings(event(), (Absence(number, round_, kind),))] == said


def test_what_is_no_bye() -> None:
    for absence, words in (
        (Absence(1, 4, PAB), "An absence is"), (Absence(1, 4, Outcome.WIN), "An absence is"),
        (Absence(1, 0, ZPB), "There is no round 0"), (Absence(1, 6, ZPB), "There is no round 6"),
        (Absence(9, 4, ZPB), "pairing number 9"),
    ):  # fmt: skip
        with pytest.raises(RuleViolation, match=words):
            list(bye_warnings(event(), (absence,)))
    assert list(bye_warnings(event(), (Absence(1, 5, ZPB),))) == []


def test_a_bye_is_of_both_games_of_a_match() -> None:
    """C.04.5, preface."""
    double = event(type_code="FIDE_DOUBLESWISS")
    asked = (Absence(1, 4, HPB), Absence(2, 3, ZPB), Absence(1, 3, ZPB))
    assert of_whole_matches(double, asked) == (
        Absence(1, 3, ZPB), Absence(1, 4, ZPB), Absence(2, 3, ZPB), Absence(2, 4, ZPB),
    )  # fmt: skip
    assert of_whole_matches(event(), asked[:2]) == asked[:2]
    assert of_whole_matches(event(), (asked[0], replace(asked[0], kind=ZPB))) == (Absence(1, 4, ZPB),)
