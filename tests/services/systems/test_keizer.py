"""A club's season by the Keizer system: begun, paired evening by evening, explained, and what is locked."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.domain.commands.event import AddSection, EditSection
from tdapp.domain.commands.ladder import MakeLadderOfficial, SetTrialLadder
from tdapp.domain.commands.players import Absence, AddPlayers, CloseCheckIn, Rest, SetAbsences, SetCheckIn
from tdapp.domain.commands.rounds import StorePairing
from tdapp.domain.keizer.score import Credit, keizer_table, rules_of
from tdapp.domain.section.facts import OUTSIDE_FIDE, SectionFacts, facts_of
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.player import CheckIn, Player
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.whole_event import WholeEvent
from tdapp.domain.systems.keizer import Byes
from tdapp.domain.words.checks import NeedsConfirmation
from tdapp.domain.words.errors import RuleViolation
from tdapp.interchange.event_json import read_json, write_json
from tdapp.services.pairing.facts import pairing_facts
from tdapp.services.systems.keizer_presets import PRESETS, preset_of
from tdapp.services.systems.reasons import reasons_against, reasons_of_board, reasons_of_bye
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.tables.standings import compute_standings
from tdapp.storage import EventFile
from tdapp.trf.reader import read_trf
from tdapp.trf.writer import write_trf
from tests.arena import arena
from tests.event_files import do, opened, round_commands

CLUB = 2
FACTS = SectionFacts(30, name="Season", system_key="keizer")
MEMBERS = tuple(Player(0, f"Member {letter}", 2000 - 100 * place) for place, letter in enumerate("ABCDE"))


@pytest.fixture(name="club")
def _club(tmp_path: Path):
    with opened(tmp_path, arena("1 X", name="Other")) as store:
        do(store, AddSection(FACTS), AddPlayers(CLUB, MEMBERS))
        yield store


def evening(store: EventFile, number: int, *results: GameResult) -> None:
    """Pair a round and enter its results, board by board."""
    section = store.snapshot(CLUB)
    drawn = rules_of_system(section.system).pair(section, number)
    byes = (*section.announced(number).items(), *([(drawn.bye, Outcome.PAIRING_BYE)] if drawn.bye else []))
    do(store, *(replace(one, section_id=CLUB) for one in round_commands(number, drawn.pairs, byes, results)))


def test_a_season_begins_as_clubs_play(club: EventFile) -> None:
    section = club.snapshot(CLUB)
    assert (section.system.id, section.type_code, section.system_text) == ("keizer", "CUSTOM_KEIZER", "byes=club")
    assert rules_of(section).byes is Byes.CLUB
    assert section.points == PointSystem(pab=Fraction(0), full_bye=Fraction(0), half_bye=Fraction(0))
    assert (section.fide_mode, section.comments) == (False, (OUTSIDE_FIDE,))


def test_evenings_with_absences_and_a_late_entry(club: EventFile) -> None:
    evening(club, 1, GameResult.BLACK_WINS, GameResult.DRAW)
    away = (Absence(4, 2, Outcome.HALF_POINT_BYE), Absence(2, 2, Outcome.FULL_POINT_BYE))
    do(club, SetAbsences(CLUB, away), SetAbsences(CLUB, (Absence(4, 3, Outcome.HALF_POINT_BYE),)))  # no limit of byes
    do(club, SetCheckIn(CLUB, (1, 3), CheckIn.PRESENT), CloseCheckIn(CLUB, 2, Rest.ZERO_THIS_ROUND))
    evening(club, 2, GameResult.WHITE_WINS)
    do(club, AddPlayers(CLUB, (Player(0, "Late", 2400),)))
    section = club.snapshot(CLUB)
    items = keizer_table(section, rules_of(section), 2, also=(6,)).items
    found = {number: [item.credit for item in held if item.round] for number, held in items.items()}
    assert found[2][1] is Credit.DUTY
    assert found[4][1] is Credit.EXCUSED
    assert found[5] == [Credit.BYE, Credit.UNEXCUSED]
    assert found[6] == [Credit.UNEXCUSED, Credit.UNEXCUSED]  # and in nobody's way before
    words = rules_of_system(section.system).away(section)
    assert words[Outcome.FULL_POINT_BYE] == "plays for the club elsewhere"
    round_ = club.round(CLUB, 2)
    assert reasons_of_bye(section, round_, 4) == ("Member D: excused.",)
    assert reasons_of_bye(section, round_, 5) == ("Member E: absent without excuse.",)


def test_boards_stand_by_the_table_and_explain_themselves(club: EventFile) -> None:
    evening(club, 1, GameResult.WHITE_WINS, GameResult.WHITE_WINS)  # the lower ones win: 2 and 4
    evening(club, 2)
    section = club.snapshot(CLUB)
    round_ = club.round(CLUB, 2)
    places = {row.player.number: place for place, row in enumerate(compute_standings(section, after_round=1).rows)}
    tops = [min(places[number] for number in board.players) for board in round_.boards]
    assert tops == sorted(tops)
    for board in round_.boards:
        said = reasons_of_board(section, round_, board.number)
        assert said[0].startswith("White: ")
        assert any("(rule: " in line for line in said)
        assert reasons_against(section, round_, *board.players) == ()
    (free,) = (number for number, _ in round_.byes)
    assert "(rule: the bye" in reasons_of_bye(section, round_, free)[1]
    listed = pairing_facts(section, 2)
    assert [one.player.number for one in listed] == list(keizer_table(section, rules_of(section), 1).order)
    assert all(one.standing for one in listed)
    assert all(one.due == "" and one.floats == ("", "") for one in listed)


def test_only_shares_change_once_a_round_is_paired_and_with_a_reason(club: EventFile) -> None:
    evening(club, 1)
    facts = facts_of(club.snapshot(CLUB))
    for locked in ("distance=4", "ratio=2", "method=frozen", "byes=file"):
        text = f"byes=club,{locked}" if locked != "byes=file" else ""
        with pytest.raises(RuleViolation, match="can no longer be changed"):
            club.execute(EditSection(CLUB, replace(facts, system_text=text)))
    later = EditSection(CLUB, replace(facts, system_text="excused=1/4,byes=club"))
    with pytest.raises(NeedsConfirmation) as told:
        club.execute(later)
    (warning,) = told.value.warnings
    assert "byes=club" in warning.text
    assert "excused=1/4,byes=club" in warning.text
    club.execute(replace(later, confirmed=("parameters-changed",), reason="the members voted"))
    assert rules_of(club.snapshot(CLUB)).excused == Fraction(1, 4)


def test_it_goes_through_every_file(club: EventFile) -> None:
    evening(club, 1, GameResult.DRAW, GameResult.WHITE_WINS)
    do(club, SetAbsences(CLUB, (Absence(3, 2, Outcome.FULL_POINT_BYE), Absence(4, 2, Outcome.ZERO_POINT_BYE))))
    evening(club, 2, GameResult.WHITE_WINS)
    section = club.snapshot(CLUB)
    again = read_trf(write_trf(section, program="tdapp")).section
    assert again.system_facts == section.system_facts
    for after in (1, 2):
        scores = [compute_standings(one, after_round=after) for one in (section, again)]
        assert next([(row.player.number, table.system_score(row)) for row in table.rows] for table in scores) == [
            (row.player.number, scores[1].system_score(row)) for row in scores[1].rows
        ]
    whole = read_json(write_json(WholeEvent((section,), ((),))))
    assert whole.sections[0].system_facts == section.system_facts


def test_the_regulations_say_every_parameter() -> None:
    rules = rules_of_system(facts_of(arena("1 A", system_key="keizer")).system)
    assert rules.announced(replace(FACTS, system_text="byes=club"), 0) == (
        "Keizer system, 30 rounds: paired down the table, neighbours first.",
        "The first ranking is by rating, then by number.",
        "The first place is worth 3 times as much as the last, each further place one less.",
        "A win gives all of the opponent's value, a draw ½, a loss nothing.",
        "A win by forfeit gives all of the opponent's value, a loss by forfeit nothing.",
        "The own value is added once.",
        "Without a game one has of the own value: ½ for the bye of who is left over, ⅓ when excused, nothing when "
        "absent without excuse, ⅔ for a game for the club elsewhere.",
        "After each round all rounds are valued again by the table of the round before.",
        "Two meet again only after more than 8 rounds, as far as a round can be paired so.",
        "The bye goes to who has had fewest byes, of these to the lowest in the table.",
        "White goes to who had it fewer times; else by turns with the same opponent; else to the lower player.",
    )
    other = "top=60,own=start,fades=5,loss=1/6,excused-limit=5,halved,rounding=half,method=consistent,distance=99"
    said = " ".join(rules.announced(replace(FACTS, system_text=f"{other},even-bye=no,start=number"), 0))
    for words in (
        "worth 60", "own value at the start", "gone after round 5", "a loss ⅙",
        "Only the first 5 excused", "half of the one before", "rounded to halves", "mean of the circle",
        "Nobody meets an opponent again", "The bye goes to the lowest", "first ranking is by number",
    ):  # fmt: skip
        assert words in said, words


def test_ready_parameters_are_known_again() -> None:
    assert [one.id for one in PRESETS] == ["usual", "keizerforclubs", "freekeizer", "chesspairing"]
    for one in PRESETS:
        one.rules.check()
        assert preset_of(one.rules) is one
    assert preset_of(replace(PRESETS[0].rules, distance=5)) is None


def test_a_round_that_prohibitions_leave_without_a_pairing_changes_nothing(club: EventFile) -> None:
    section = club.snapshot(CLUB)
    alone = replace(section, players=section.players[:1], cells=section.cells[:1])
    drawn = rules_of_system(section.system).pair(alone, 1)
    assert (drawn.pairs, drawn.bye) == ((), 1)
    with pytest.raises(RuleViolation):
        club.execute(StorePairing(CLUB, 3, ((1, 2),), ()))


def test_another_system_leaves_its_score_out_of_the_ladders(tmp_path: Path) -> None:
    section = arena("1 A 2000\n2 B 1900", system_key="keizer", rounds_total=5)
    with opened(tmp_path, section) as store:
        do(store, SetTrialLadder(1, "WIN"), MakeLadderOfficial(1), SetTrialLadder(1, "DE"))
        before = store.snapshot(1)
        assert (str(before.ladder), str(before.trial_ladder)) == ("KEIZER,WIN", "KEIZER,DE")
        store.execute(EditSection(1, replace(facts_of(before), system_key="", type_code="", system_text="")))
        after = store.snapshot(1)
        assert (str(after.ladder), str(after.trial_ladder)) == ("WIN", "DE")
        assert "KEIZER,WIN" in after.comments[-1]
        assert compute_standings(after, trial=True).ladder[0].label == "DE"
        store.undo()
        assert str(store.snapshot(1).ladder) == "KEIZER,WIN"
