"""What gacrux is asked, and what is said of its answers: by an engine that answers as it is told."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any, cast

import pytest

from tdapp.domain.section.event import Edition, Event, Kind, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.player import Standing
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.pairing.engines.engine import EngineFault, EngineTimeout, Patience
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.services.tables.second_opinion import RungOpinion, SecondOpinion, Verdict, second_opinion
from tests.arena import arena
from tests.asked import small

SWISS = "1 A 2000 | 2w1 3b= U\n2 B 1900 | 1b0 U   3w=\n3 C 1800 | U   1w= 2b="
POINTS = {1: "2.5", 2: "1.5", 3: "2.0"}
BH = {1: "5.0", 2: "6.0", 3: "5.5"}
Answer = Mapping[int, str | None] | Exception


class Told:
    """It gives these values, and keeps what it was asked."""

    name = "gacrux 1"

    def __init__(self, *answers: Answer, points: Mapping[int, str] = POINTS) -> None:
        self._answers = iter(({}, *answers))
        self._points = points
        self.asked: list[tuple[str, int, bool]] = []
        self.texts: set[str] = set()
        self.patience: set[Patience] = set()

    def tiebreak_values(
        self, text: str, code: str, after: int, *, round_robin: bool, patience: Patience
    ) -> dict[int, tuple[str | None, str | None]]:
        """As the engine."""
        self.asked.append((code, after, round_robin))
        self.texts.add(text)
        self.patience.add(patience)
        answer = next(self._answers, {})
        if isinstance(answer, Exception):
            raise answer
        return {number: (points, answer.get(number)) for number, points in self._points.items()}


def opinion(section: Section, told: Told, ladder: str = "BH", **given: Any) -> SecondOpinion:
    return second_opinion(section, cast(GacruxEngine, told), ladder=parse_ladder(ladder), **given)


def swiss(**fields: Any) -> Section:
    return arena(SWISS, **fields)


def system(key: str) -> Section:
    return small(next(one for one in SYSTEMS if one.key == key))


def reasons(section: Section, ladder: str = "BH", **given: Any) -> list[str]:
    """Why nothing was checked, and that nobody was asked."""
    told = Told()
    said = opinion(section, told, ladder, **given)
    assert not told.asked
    assert {one.verdict for one in said.rungs} == {Verdict.NOT_CHECKED}
    return [one.reason for one in said.rungs]


def reason(section: Section, ladder: str) -> str:
    """Why one rung was not checked, where the points were."""
    told = Told(points={player.number: "0" for player in section.players})
    made = opinion(section, told, ladder).rungs[1]
    assert (made.verdict is Verdict.NOT_CHECKED) == bool(made.reason)
    assert len(told.asked) == (1 if made.reason else 2)
    return made.reason


def test_values_that_agree_and_one_that_does_not() -> None:
    patience = Patience(3.0)
    told, seen = Told(BH, {**BH, 2: "7"}), []
    said = opinion(swiss(), told, "BH,BH", patience=patience, progress=lambda done, whole: seen.append((done, whole)))
    points, first, second = said.rungs
    assert points == RungOpinion("PTS", "Points", Verdict.AGREES, 3, theirs=tuple(POINTS.items()))
    assert (first.text, first.name, first.verdict, first.compared) == ("BH@fide-2026", "Buchholz", Verdict.AGREES, 3)
    assert (first.theirs, first.differences, first.reason) == (tuple(BH.items()), (), "")
    (one,) = second.differences
    assert (one.number, one.name, one.ours, one.theirs, one.why) == (2, "B", "6.0", "7", "")
    assert (second.verdict, second.compared, said.after_round) == (Verdict.DIFFERS, 3, 3)
    assert told.asked == [("TPN", 3, False), ("BH", 3, False), ("BH", 3, False)]
    assert told.patience == {patience}
    assert seen == [(0, 3), (1, 3), (2, 3), (3, 3)]


def test_points_that_differ() -> None:
    said = opinion(swiss(), Told(BH, points={**POINTS, 3: "3"})).rungs[0]
    (one,) = said.differences
    assert (one.number, one.name, one.ours, one.theirs, said.verdict) == (3, "C", "2.0", "3", Verdict.DIFFERS)
    assert said.compared == 3
    missing = opinion(swiss(), Told(BH, points={1: "2.5", 2: "1.5"})).rungs[0]
    assert [(one.number, one.theirs) for one in missing.differences] == [(3, None)]


def test_what_an_article_explains_is_no_difference() -> None:
    """8.3: Fore Buchholz of a table before the last round; where one value is not explained the rung differs."""
    early = swiss(rounds_total=5)
    said = opinion(early, Told({1: "9", 2: "9", 3: "9"}), "FB").rungs[1]
    assert said.verdict is Verdict.EXPLAINED
    assert all("8.3" in one.why for one in said.differences)
    assert len(said.differences) == 3
    given = replace(early.cells[0][0], awarded=Fraction(1, 2))
    section = replace(early, cells=((given, *early.cells[0][1:]), *early.cells[1:]))
    points = opinion(section, Told(BH, points={1: "2.5", 2: "9", 3: "2.0"})).rungs[0]
    assert {one.why != "" for one in points.differences} == {True}
    robin = arena("1 A | 2w+ 3b1 R\n2 B | 1b- R 3w0\n3 C | R 1w0 2b1", kind=Kind.ROUND_ROBIN)
    won = opinion(robin, Told({1: "1", 2: "5", 3: "1"}, points={1: "2", 2: "0", 3: "1"}), "WON").rungs[1]
    assert [(one.number, bool(one.why)) for one in won.differences] == [(1, True), (2, False)]
    assert won.verdict is Verdict.DIFFERS


def test_the_official_ladder_and_an_earlier_round() -> None:
    told = Told(points={1: "1.5", 2: "1", 3: "1.5"})
    section = swiss(ladder=parse_ladder("WON,TPN"))
    said = second_opinion(section, cast(GacruxEngine, told), after_round=2)
    assert told.asked == [("TPN", 2, False), ("WON", 2, False), ("TPN", 2, False)]
    assert (said.after_round, said.rungs[0].verdict) == (2, Verdict.AGREES)


def test_a_round_robin_is_asked_for_as_one() -> None:
    robin = arena("1 A | 2w1 3b1 R\n2 B | 1b0 R 3w0\n3 C | R 1w0 2b1", kind=Kind.ROUND_ROBIN)
    told = Told()
    opinion(robin, told, "SB")
    assert told.asked == [("TPN", 3, True), ("SB", 3, True)]


def test_a_rung_that_gacrux_cannot_compute_is_not_checked_and_the_next_is() -> None:
    said = opinion(swiss(), Told(EngineFault("It cannot."), BH), "SB,BH")
    assert [(one.verdict, one.reason) for one in said.rungs] == [
        (Verdict.AGREES, ""), (Verdict.NOT_CHECKED, "It cannot."), (Verdict.AGREES, ""),
    ]  # fmt: skip
    assert (said.rungs[1].text, said.rungs[1].name, said.rungs[1].theirs) == ("SB@fide-2026", "Sonneborn-Berger", ())
    with pytest.raises(EngineTimeout):
        opinion(swiss(), Told(EngineTimeout("late")), "SB,BH")


def lines(section: Section) -> list[str]:
    told = Told()
    opinion(section, told)
    (text,) = told.texts
    return text.splitlines()


def test_what_gacrux_is_given_has_nobodys_name_and_nothing_that_it_needs_not() -> None:
    section = swiss(
        event=Event("Open of Nowhere", "Ulm", "GER", dt.date(2026, 6, 2), dt.date(2026, 6, 4)),
        comments=("Somebody was late.",),
        round_dates=(dt.date(2026, 6, 2),) * 3,
    )
    players = tuple(replace(one, fide_id="14600000", birth="1990-01-01", federation="GER") for one in section.players)
    told = lines(replace(section, players=players))
    text = "\n".join(told)
    assert "012 Verification" in told
    for private in ("Nowhere", "14600000", "1990", "late", " A ", "26/06/04"):
        assert private not in text
    named = [line for line in told if line.startswith("001")]
    assert [line[14:16] for line in named] == ["1 ", "2 ", "3 "]
    assert [line[48:52] for line in named] == ["2000", "1900", "1800"]


@pytest.mark.parametrize(
    ("edition", "start", "sent"),
    [
        (Edition.FIDE_2026, None, "2026/06/01"),
        (Edition.FIDE_2024, None, "2025/05/01"),
        (Edition.FIDE_2026, dt.date(2026, 9, 9), "2026/09/09"),
        (Edition.FIDE_2024, dt.date(2026, 9, 9), "2025/05/01"),
        (Edition.FIDE_2026, dt.date(2025, 2, 2), "2026/06/01"),
    ],
)
def test_the_day_that_is_sent_lies_in_the_edition_that_holds(
    edition: Edition, start: dt.date | None, sent: str
) -> None:
    assert f"042 {sent}" in lines(swiss(edition=edition, event=Event("E", start=start)))


def test_games_without_colours_are_sent_with_white_for_the_lower_number() -> None:
    section = swiss()
    bare = replace(section, cells=tuple(tuple(replace(cell, colour=None) for cell in row) for row in section.cells))
    sent = [line[91:] for line in lines(bare) if line.startswith("001")]
    assert [row.split()[:2] for row in sent] == [["2", "w"], ["1", "b"], ["0000", "-"]]
    assert "1 b =" in sent[2]
    for ladder, why in (("BPG", "Some games have no colours."), ("BWG", "Some games have no colours."), ("WON", "")):
        assert reason(bare, ladder) == why
    assert reason(section, "BPG") == ""


def test_what_gacrux_cannot_check_at_all() -> None:
    early = "No round is complete yet."
    assert reasons(swiss(), after_round=0) == [early] * 2
    assert reasons(Section(Event("E"), (), (), 3)) == [early] * 2
    old = "gacrux knows the rules in force since September 2023, not those of 2009."
    assert reasons(swiss(edition=Edition.FIDE_2009)) == [old] * 2
    assert reasons(system("knockout"), "WON")[0] == "gacrux knows no knock-out."
    assert reasons(system("keizer"), "WON")[0] == "gacrux knows no score of this system."
    said = opinion(swiss(edition=Edition.FIDE_2009), Told())
    assert [(one.text, one.name) for one in said.rungs] == [("PTS", "Points"), ("BH@fide-2009", "Buchholz")]


ROBIN = "1 A | 4w1 2w+ 3b1\n2 B | 3w0 1b- 4w-\n3 C | 2b1 4b= 1w0\n4 D | 1b0 3w= 2b+"


@pytest.mark.parametrize(
    ("kind", "standing", "drawing", "checked"),
    [
        (Kind.ROUND_ROBIN, Standing.WITHDRAWN, ROBIN, False),
        (Kind.ROUND_ROBIN, Standing.ACTIVE, ROBIN, True),
        (Kind.SWISS, Standing.WITHDRAWN, ROBIN, True),
        (Kind.ROUND_ROBIN, Standing.WITHDRAWN, ROBIN.replace("3w0 1b- 4w-", "Z Z Z"), True),
    ],
    ids=["left", "stayed", "swiss", "never came"],
)
def test_who_left_a_round_robin_before_half_of_it_is_counted_by_gacrux(
    kind: Kind, standing: Standing, drawing: str, checked: bool
) -> None:
    """C.05, 6.6: his games do not count; who had none has none to count."""
    if "Z Z Z" in drawing:
        drawing = drawing.replace("2w+", "R").replace("2b1", "R").replace("2b+", "R")
    section = arena(drawing, kind=kind)
    players = (section.players[0], replace(section.players[1], standing=standing), *section.players[2:])
    section = replace(section, players=players)
    if checked:
        told = Told()
        opinion(section, told, "WON")
        assert told.asked
    else:
        assert "fewer than half of the games" in reasons(section, "WON")[0]


def test_which_criteria_gacrux_has_and_under_which_rules() -> None:
    section = swiss()
    codes = "BH FB AOB SB DE PS WIN WON BPG BWG REP STD TPN RTNG ARO TPR PTP APRO APPO"
    for code in codes.split():
        assert reason(section, code) == "", code
    assert reason(section, "SOB") == "gacrux does not compute this criterion."
    assert reason(section, "GRS") == "gacrux does not compute this criterion."
    assert reason(section, "BH@fide-2009").startswith("gacrux knows FIDE's own treatment of unplayed games only, not “")
    assert reason(section, "KS").startswith("Koya's system is for round robins")
    robin = arena(ROBIN, kind=Kind.ROUND_ROBIN)
    assert reason(robin, "KS") == ""
    assert reason(robin, "BH") == "C.07, 8 has no such criterion in round robins."
    unrated = arena(SWISS.replace(" 1800", ""))
    assert reason(unrated, "ARO") == "Without a rule for unrated players the criterion drops out."
    assert reason(unrated, "ARO{unrated=1400}") == ""
    assert reason(unrated, "WON") == ""
    assert reason(section, "ARO{unrated=lowest}") == "gacrux takes one fixed rating for unrated players only."
    assert reason(section, "STD{reading=literal}") == "gacrux does not have the option “reading”."
    assert reason(section, "STD{reading=result-code}") == ""


TEAM_LADDER = "MPvGP,EDET,SSSC,BC,TBR,BBE,EGGSB,BH,SB,WON"


def test_teams_are_asked_for_by_their_own_criteria() -> None:
    section = system("team-swiss-2026")
    told = Told(points={team.number: "0" for team in section.teams})
    said = opinion(section, told, f"{TEAM_LADDER},KS,SOB")
    assert [one.reason for one in said.rungs[-2:]] == ["gacrux does not compute this criterion."] * 2
    assert [code for code, *_ in told.asked] == ["TPN", *TEAM_LADDER.split(",")]
    assert said.rungs[0].compared == len(section.teams)
    (text,) = told.texts
    names = [line for line in text.splitlines() if line.startswith(("013", "310"))]
    assert names
    assert not any(team.name in text for team in section.teams if not team.name.isdigit())


def test_a_board_where_nobody_sits_stops_it() -> None:
    section = system("team-swiss-2026")
    first = section.matches[0]
    nobody = replace(first, first=replace(first.first, players=(None, *first.first.players[1:])))
    one_side = replace(section, matches=(nobody, *section.matches[1:]))
    empty = replace(nobody, second=replace(first.second, players=(None, *first.second.players[1:])))
    both = replace(section, matches=(empty, *section.matches[1:]))
    told = Told()
    opinion(one_side, told, "WON")
    assert told.asked
    sentence = f"gacrux cannot read a match with a board on which nobody sits (round {first.round})."
    assert reasons(both, "WON") == [sentence] * 2
    last = section.matches[-1]
    gone = replace(
        last,
        first=replace(last.first, players=(*last.first.players[:-1], None)),
        second=replace(last.second, players=(*last.second.players[:-1], None)),
    )
    behind = replace(section, matches=(*section.matches[:-1], gone))
    assert f"(round {last.round})" in reasons(behind, "WON")[0]


def test_teams_by_seats_are_sent_as_a_round_robin_of_teams() -> None:
    told = Told()
    section = system("scheveningen")
    opinion(section, told, "WON")
    assert [robin for *_, robin in told.asked] == [True, True]
    opinion(replace(section, type_code="CUSTOM_SCHEVENINGEN"), told, "WON")
    (text,) = told.texts  # whatever its file called it
    assert "192 BERGER_TEAM_ROUNDROBIN_G2_GP_MP" in text.splitlines()


@pytest.mark.parametrize(
    ("counts", "listed"),
    [
        ((1, 0, 0, 0), "1 agrees"),
        ((2, 1, 1, 1), "2 agree, 1 differs in a known way, 1 differs without an explanation, 1 cannot be checked"),
        ((0, 2, 2, 3), "2 differ in a known way, 2 differ without an explanation, 3 cannot be checked"),
    ],
)
def test_the_sentence_counts_rungs(counts: tuple[int, int, int, int], listed: str) -> None:
    verdicts = (Verdict.AGREES, Verdict.EXPLAINED, Verdict.DIFFERS, Verdict.NOT_CHECKED)
    rungs = tuple(
        RungOpinion("X", "X", verdict) for verdict, count in zip(verdicts, counts, strict=True) for _ in range(count)
    )
    said = SecondOpinion("gacrux 1", 4, rungs)
    assert said.sentence == f"gacrux 1 after round 4, points and tie-breaks: {listed}."
    assert said.agrees is (counts[2] == 0)
    assert [said.count(verdict) for verdict in verdicts] == list(counts)


def test_who_was_expelled_from_a_swiss_hinders_nobody() -> None:
    """His games count (C.04.2); only in a round robin they may not, which gacrux does not know."""
    section = swiss()
    section = replace(section, players=(*section.players[:2], replace(section.players[2], standing=Standing.EXPELLED)))
    told = Told(BH)
    assert opinion(section, told).rungs[0].reason == ""
    assert len(told.asked) == 2
