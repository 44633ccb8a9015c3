"""Rounds of every system as they were last paired, and the reasons that were given for and against."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any, TypeVar

import pytest

from tdapp.domain.section.event import Edition, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.team import Preference, Score, TeamRules
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.engines.dutch.adapter import DutchEngine, entrants_of
from tdapp.pairing.engines.dutch.field import field_of
from tdapp.pairing.engines.dutch.pair import Round, paired_round
from tdapp.pairing.engines.dutch_2017.adapter import Dutch2017Engine
from tdapp.pairing.engines.dutch_2017.pair import paired_round as paired_round_2017
from tdapp.pairing.engines.engine import NoLegalPairing, Pairing, PairingEngine
from tdapp.pairing.engines.exchange import exchange_of
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.pairing.engines.own import OwnEngine
from tdapp.pairing.engines.team_exchange import team_exchange_of, team_request
from tdapp.pairing.engines.teams import TeamSwissEngine
from tdapp.pairing.engines.top_scoregroup import pair_groups
from tdapp.pairing.reasons.teams import why, why_bye, why_not, why_not_bye
from tdapp.pairing.rules.position import position_of
from tdapp.pairing.rules.team_position import TeamPosition, team_position_of
from tdapp.services.systems.registry import rules_of_system
from tests.asked import answers, sections
from tests.effort import thorough
from tests.pairing.engines.dutch.made import entrants, random_lines
from tests.pairing.engines.dutch.rough import rough_section, with_other_points
from tests.pairing.engines.dutch.test_ways import OTHER_WAYS
from tests.pairing.engines.dutch.worst import one_sided
from tests.pairing.engines.keizer.test_adapter import season
from tests.pairing.engines.team_trf import gacrux_pairs
from tests.pairing.reasons.test_by_costs import paired
from tests.pairing.systems import double_swiss_played, swiss_played
from tests.pairing.systems.test_contract import ENGINES
from tests.pairing.work import Work
from tests.recorded import plain, recorded, short
from tests.team_events import random_team_event

T = TypeVar("T")
OWN: dict[str, PairingEngine] = {
    "FIDE_DUTCH_2026": DutchEngine(),
    "FIDE_DUTCH_2017": Dutch2017Engine(),
    **{code: engine for code, engine in ENGINES.items() if code != "FIDE_DOUBLESWISS"},
}
SEEDS = range(8)
WORK: dict[str, Section] = {
    **{f"rough {size}": rough_section(f"work {size}", (size, size)) for size in range(20, 120, 7)},
    "drawn": one_sided(60, 5, Outcome.DRAW),
    "White always won": one_sided(40, 7),
    "no round before": one_sided(120, 0),
}


def rounds(code: str) -> Iterator[tuple[Section, int, Pairing | None]]:
    """Rounds of small events with byes, leavers and prohibitions; later ones have odd results too."""
    for seed in SEEDS:
        if code == "FIDE_DOUBLESWISS":
            for section, match, pairing in double_swiss_played.played(seed, most=9):
                yield section, 2 * match - 1, pairing
        elif code == "KEIZER":
            section = season(seed)
            for number in range(1, section.rounds_held + 2):
                rows = tuple(row[: number - 1] for row in section.cells)
                yield replace(section, cells=rows), number, None
        else:
            yield from swiss_played.played(seed, OWN[code], code, most=8 + seed)


def others_of(pairing: Pairing) -> Iterator[Pairing]:
    """The same pairs with a colour turned, with two boards mixed, and with another bye."""
    pairs = pairing.pairs
    if len(pairs) > 1:
        (one, two), (three, four) = pairs[:2]
        yield replace(pairing, pairs=((two, one), *pairs[1:]), engine="other")
        yield replace(pairing, pairs=((one, three), (two, four), *pairs[2:]), engine="other")
        if pairing.bye is not None:
            yield replace(pairing, pairs=((one, pairing.bye), *pairs[1:]), bye=two, engine="other")


def compared_with(section: Section, first: Pairing, second: Pairing) -> str:
    """What is said of another pairing of the same round."""
    try:
        return plain(rules_of_system(section.system).compared(section, replace(first, engine="ours"), second))
    except RuleViolation as refusal:
        return str(refusal)


def by_hand(section: Section, number: int, pairing: Pairing) -> Iterator[str]:
    """The reasons that a round is told which the rules make otherwise."""
    made, round_ = paired(section, number, pairing)
    rules = rules_of_system(section.system)
    for white, black in pairing.pairs[:2]:
        yield from rules.why(made, round_, white, black)
    if pairing.bye is not None:
        yield from rules.why_free(made, round_, pairing.bye)


def exchanged(section: Section, number: int) -> str:
    """The file that another engine gets."""
    try:
        return rules_of_system(section.system).exchange(section, number).text
    except (AttributeError, NotImplementedError, RuleViolation) as refusal:
        return type(refusal).__name__


@cache
def told(code: str) -> tuple[list[str], set[str]]:
    """Each round with its boards and a sum of the reasons; and every sentence once."""
    lines, words, work = [], set(), Work()
    for index, (section, number, pairing) in enumerate(worked(work, rounds(code))):
        rules = rules_of_system(section.system)
        if pairing is None:
            try:
                with work.counted():
                    found = rules.pair(section, number).pairing
            except (NoLegalPairing, RuleViolation) as refusal:
                lines.append(f"{index}: {refusal}")
                continue
            if found is None:
                lines.append(f"{index}: nothing")
                continue
            pairing = found
        made, round_ = paired(section, number, pairing)
        said: list[str] = []
        for white, black in pairing.pairs:
            said += [rules.head(made, white, black), *rules.why(made, round_, white, black)]
        if pairing.bye is not None:
            said += rules.why_free(made, round_, pairing.bye)
        others = list(combinations([player.number for player in made.players], 2))
        others += [(player.number, 0) for player in made.players]
        for one, other in random.Random(index).sample(others, min(len(others), 8)):
            for reason in rules.why_not(made, round_, one, other):
                said += [plain(reason)]
        words |= {re.sub(r"\b\d+ P\d+\b|[0-9½]+", "#", text) for text in said}
        for other in others_of(bare(pairing)):
            said += [compared_with(section, bare(pairing), other), *by_hand(section, number, other)]
        said += [exchanged(section, number)]
        pairs = " ".join(f"{white}-{black}" for white, black in pairing.pairs)
        lines.append(f"{index}: {pairs} {pairing.bye or ''} | {short(*said)} {short(told_by(pairing))}")
    return [*lines, "", *work.calls()], words


def worked(work: Work, rounds: Iterator[T]) -> Iterator[T]:
    """The same; what is done for them is counted."""
    while True:
        with work.counted():
            one = next(rounds, None)
        if one is None:
            return
        yield one


def told_by(pairing: Pairing) -> str:
    """The answer with its brackets."""
    return plain(bare(pairing))


def bare(pairing: Pairing) -> Pairing:
    """Without who gave it in which time."""
    return replace(pairing, engine="", seconds=0.0, answer="", trf="")


def test_the_answer_of_another_engine(gacrux: GacruxEngine) -> None:
    """What it says of brackets and criteria, in our words."""
    sections = [replace(rough_section(f"recorded {seed}", (8, 20)), initial_colour="W") for seed in range(4)]
    recorded("pairing/gacrux", [paired_as(gacrux, section) for section in sections])


def paired_as(engine: PairingEngine, section: Section) -> str:
    """The answer of an engine, or why there is none."""
    try:
        return told_by(engine.pair(section))
    except NoLegalPairing as refusal:
        return f"{refusal}"


@thorough
@pytest.mark.parametrize("code", OWN)
def test_rough_positions(code: str) -> None:
    """Bigger events whose past no system paired: several floaters, odd sets, rounds that nobody can pair."""
    lines = []
    for seed in range(40):
        section = rough_section(f"recorded {seed}", (8, 12 + 3 * seed // 2))
        section = replace(section, type_code=code, initial_colour="W", edition=Edition.FIDE_2026)
        players = tuple(replace(one, rating=one.rating or 1400 + one.number) for one in section.players)
        section = replace(section, players=players)
        section = with_other_points(section, f"{seed}") if seed % 4 == 3 else section
        work = Work()
        with work.counted():
            answer = paired_as(OWN[code], section)
        engine = OWN[code]
        position = position_of(section)
        whole = plain(engine.found(position)) if isinstance(engine, OwnEngine) else exchange_of(position).text
        lines.append(f"{seed} {len(section.players)} {short(answer, whole)} {work}")
    recorded(f"pairing/rough_{code.lower()}", lines)


@thorough
def test_small_fields() -> None:
    """Positions that no tournament has: each bracket of both editions with what it costs."""
    lines = []
    for start in range(0, 400, 20):
        told: dict[str, list[str]] = {"2026": [], "2017": []}
        for index in range(start, start + 20):
            field = field_of(entrants(random_lines(random.Random(f"recorded {index}"), (3, 4 + start // 25))))
            told["2026"].append(bracket_by_bracket(paired_round(field)))
            told["2017"].append(bracket_by_bracket(paired_round_2017(field)))
        lines.append(f"{start} {short(*told['2026'])} {short(*told['2017'])}")
    recorded("pairing/small", lines)


def bracket_by_bracket(found: Round | None) -> str:
    """Who meets and floats, in which way, and the sum of each cost."""
    if found is None:
        return "nothing"
    brackets = [
        (one.pairs, one.floaters, one.limbo, one.exchanged, one.residents, one.way,
         [(cost.criterion, cost.rank, total) for cost, total in zip(one.costs, one.sums, strict=True) if total])
        for one in found.brackets
    ]  # fmt: skip
    return f"{found.pairs} {found.bye} {brackets}"


@thorough
def test_what_is_done_for_a_round() -> None:
    """Which functions run how often: shortcuts change no answer, and one that is lost is seen here."""
    lines, all_of_it = [], Work()
    for name, section in WORK.items():
        people = entrants_of(position_of(section))
        work = Work()
        for one in (work, all_of_it):
            with one.counted():
                found = paired_round(field_of(people))
            assert found is not None
        lines.append(f"{name}: {work}")
        for way in OTHER_WAYS.values() if len(people) < 60 else ():
            other = Work()
            with other.counted():
                paired_round(field_of(people), way)
            lines[-1] += f" | {other}"
    recorded("pairing/work", [*lines, "", *all_of_it.calls()])


@cache
def of_teams() -> tuple[list[str], set[str]]:
    """The round after those that were played: its matches, the reasons for them and against all others."""
    lines, words, work = [], set(), Work()
    for seed in range(16):
        fields: dict[str, Any] = {} if seed % 4 else {"edition": Edition.FIDE_2024}
        primary, preference = list(Score)[seed % 2], list(Preference)[seed % len(Preference)]
        rules = TeamRules(boards=2, primary=primary, preference=preference, secondary_used=seed % 5 > 0)
        fields |= {"rounds_total": 7, "initial_colour": "W", "team_rules": rules}
        section = random_team_event(seed, 6 + seed % 4, 2, 1 + seed % 4, **fields)
        position = team_position_of(section)
        with work.counted():
            found = pair_groups(position)
        if found is None:
            lines.append(f"{seed}: nothing")
            continue
        pairs = [pair for bracket in found.brackets for pair in bracket.pairs]
        given = team_given(section, position)
        theirs = gacrux_pairs(section) if section.edition is Edition.FIDE_2026 and "task" in given else None
        answered = short(told_by(TeamSwissEngine().pair(section)), given, found, theirs)
        said = [text for one, other in pairs for text in why(position, found, one, other)]
        said += [] if found.bye is None else why_bye(position, found.bye)
        said += [plain(one) for pair in combinations(position.present, 2) for one in why_not(position, found, *pair)]
        said += [plain(one) for team in position.present for one in why_not_bye(position, found, team)]
        words |= {re.sub(r"Team \d+ \(\d+\)|[0-9½]+", "#", text) for text in said}
        shown = " ".join(f"{one}-{other}" for one, other in pairs)
        lines.append(f"{seed}: {shown} {found.bye or ''} | {short(*said)} {answered}")
    return [*lines, "", *work.calls()], words


def team_given(section: Section, position: TeamPosition) -> str:
    """What gacrux is asked of teams."""
    try:
        exchange = team_exchange_of(section, position)
    except RuleViolation as refusal:
        return str(refusal)
    return plain((exchange, team_request(section, exchange)))


@thorough
def test_teams() -> None:
    lines, words = of_teams()
    recorded("pairing/teams", [*lines, "", *sorted(words)])


CODES = (*OWN, "FIDE_DOUBLESWISS", "KEIZER")


@thorough
@pytest.mark.parametrize("code", CODES)
def test_rounds_and_reasons(code: str) -> None:
    recorded(f"pairing/{code.lower()}", told(code)[0])


@thorough
def test_sentences() -> None:
    recorded("pairing/sentences", sorted({text for code in CODES for text in told(code)[1]}))


def test_what_is_asked_of_a_section() -> None:
    recorded("pairing/asked", answers("tdapp.pairing", sections()))
