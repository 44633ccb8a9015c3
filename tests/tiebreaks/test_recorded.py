"""Every criterion, policy, option and modifier as they were last seen: values, and each worked calculation."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from inspect import Parameter, signature
from itertools import product

import pytest

from tdapp.domain.section.event import Edition, Section
from tdapp.domain.section.ladder import Ladder, parse_ladder, parse_rung
from tdapp.domain.section.match import How
from tdapp.domain.section.tie_games import TieDecision
from tdapp.domain.systems.registry import KEIZER, SYSTEMS
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.tables.explanation import explain_in
from tdapp.services.tables.standings import compute_standings, rank_section
from tdapp.tiebreaks.explain import RungExplanation
from tdapp.tiebreaks.presets import PRESETS
from tdapp.tiebreaks.registry import CRITERIA, POLICIES, is_c07, resolve
from tests.arena import EVERYTHING, arena, random_round_robin, random_swiss
from tests.asked import functions, small
from tests.effort import thorough
from tests.recorded import plain, recorded, short
from tests.tiebreaks.criteria.test_knockout_stage import cup
from tests.tiebreaks.rough import drawn_rungs, rough, rough_teams
from tests.tiebreaks.test_contracts import SECTIONS, random_league, rungs

OTHERS = ("round robin 6, 3-1-0", "teams 6 x 3", "teams, open boards", "open games", "two players, one round")
NAMES = {number: f"P{number}" for number in range(1, 99)}
PROSE = ("sentence", "strengths", "weaknesses")


def sections() -> dict[str, Section]:
    everything = arena(EVERYTHING)
    return {
        "swiss, everything": everything,
        "swiss, everything, 2024": replace(everything, edition=Edition.FIDE_2024),
        "swiss, everything, 2009": replace(everything, edition=Edition.FIDE_2009),
        **{name: SECTIONS[name]() for name in OTHERS},
    }


def said(one: RungExplanation) -> list[str]:
    """A worked calculation, a line for each of its parts."""
    lines = [
        f"  {one.value} {one.exact} {one.check.value} | {one.formula}" + (f" | {one.mark}" if one.mark else ""),
        *(
            f"    {term.round} {term.opponent} {term.colour} {term.opponent_score} | {term.result} | {term.term} "
            f"| {term.state.value} | {term.why} | {term.absence} | {term.round_text} {term.against(NAMES)}"
            for term in one.terms
        ),
    ]
    lines += [f"    note: {note}" for note in one.notes]
    lines += [f"    tied: {plain(one.tied)} {one.ahead} {one.line_by_line}"] if one.tied or one.line_by_line else []
    lines += [f"    table: {plain(table)} {table.headings}" for table in one.tables]
    return lines


@cache
def told(name: str) -> tuple[list[str], set[str]]:
    """The values by number of the player with a sum of the worked calculations; and each sentence of these."""
    section = sections()[name]
    lines, words = [], set()
    for rung in rungs(section, every=False):
        if rung.policy and ", 20" in name:
            continue  # another edition changes the rules without a name of their own
        step = resolve(section, rung)
        ranking = rank_section(section, Ladder((rung,)), section.rounds_held)
        every = [explain_in(section, ranking, player.number)[0] for player in section.players]
        values = " ".join(one.exact or one.value or "-" for one in every)
        lines.append(f"{step.text} | {values} | {short(*(line for one in every for line in said(one)))}")
        for one in every:
            sentences = [one.formula, *one.notes, *(term.why for term in one.terms)]
            sentences += [text for table in one.tables for text in (table.title, table.note)]
            words |= {f"{rung.code}: {re.sub('[0-9][0-9.+ =-]*', '# ', text).strip()}" for text in sentences}
    return lines, words


LADDERS = (
    "DE,BH/C1,BH,SB,WIN",
    "SB,KS,LOT{seed=7}",
    "AOB,DE,TPN",
    "BH/C1,EXT{name=playoff},EXT,MAN",
    "LOT",
)
OF_TEAMS = ("EDE,BH", "EDET", "EDEB:GP", "EDEBT,MAN", "EDEBB,BC", "BC,TBR", "TBR,BBE", "BBE,BERLIN", "DE,EDE:GP")


def whole() -> dict[str, tuple[Section, Ladder]]:
    """Whole ladders: the presets of the kind on each event, and some that are chosen by hand."""
    everything = {name: make() for name, make in SECTIONS.items()} | {"cup": cup(), "cup without place 3": cup("no")}
    found = {}
    for name, section in everything.items():
        fitting = [preset for preset in PRESETS if section.kind is preset.kind and section.ranks_teams is preset.teams]
        texts = {preset.id: preset.text for preset in fitting if preset.system in ("", section.system.id)}
        texts |= {text: text for text in (OF_TEAMS if section.ranks_teams else LADDERS)}
        for preset, text in list(texts.items())[:: 1 if len(section.players) < 10 else 4]:
            found[f"{name} | {preset}"] = (section, parse_ladder(text))
    return found


@thorough
def test_whole_ladders() -> None:
    """Rank, what decided it, and a sum of explanations (a fourth of a large field), after half the rounds and all."""
    lines = []
    for name, (section, ladder) in whole().items():
        lines.append(name)
        for after in sorted({section.rounds_held // 2, section.rounds_held}):
            try:
                table = compute_standings(section, ladder=ladder, after_round=after)
                ranking = rank_section(section, ladder, after)
            except RuleViolation as refusal:
                lines.append(f"  {after}: {refusal}")
                continue
            rows = [f"{row.rank}:{row.player.number}/{row.decided_by}" for row in table.rows]
            values = short(table.words, *(row.values for row in table.rows))
            some = section.players[:: 1 if len(section.players) < 10 else 4]
            every = [explain_in(section, ranking, player.number) for player in some]
            words = short(*(text for rungs in every for rung in rungs for text in said(rung)))
            lines.append(f"  {after}: {' '.join(rows)} | {values} | {words}")
    recorded("tiebreaks/ladders", lines)


def by_rounds() -> dict[str, Section]:
    """Events of so many rounds: rules change with their number."""
    found = {f"{rounds} rounds": random_swiss(rounds, 8, rounds, absent=0.2) for rounds in (2, 7, 8, 13)}
    games = [random_round_robin(21, 4, odd=0.3), random_league(22, 4, 1, 3), random_league(23, 5, 3, 4)]
    return found | {f"all meet {number}": section for number, section in enumerate(games)} | {"nobody": arena("")}


@thorough
def test_numbers_of_rounds() -> None:
    """Each criterion, and those of Buchholz and Sonneborn-Berger under every policy."""
    lines = []
    for name, section in by_rounds().items():
        some = [rung for rung in rungs(section, every=False) if rung.code in ("BH", "SB") or not rung.policy]
        for rung in some:
            ranking = rank_section(section, Ladder((rung,)), section.rounds_held)
            told = [said(explain_in(section, ranking, player.number)[0]) for player in section.players[:3]]
            lines.append(f"{name} | {rung.label} | {short(*told)}")
    recorded("tiebreaks/rounds", lines)


@thorough
@pytest.mark.parametrize("what", [rough, rough_teams])
def test_rough_events(what: Callable[[int], Section]) -> None:
    """A rung of each criterion with any policy, modifiers and options, in small events where everything happens."""
    lines = []
    for seed in range(45 if what is rough else 15):
        section = what(seed)
        after = section.rounds_held - (seed % 5 == 4)
        for rung in drawn_rungs(section, seed):
            ranking = rank_section(section, Ladder((rung,)), after)
            every = [explain_in(section, ranking, player.number)[0] for player in section.players]
            values = " ".join(one.exact or one.value or "-" for one in every)
            lines.append(f"{seed} {rung.label} | {values} | {short(*(line for one in every for line in said(one)))}")
    recorded(f"tiebreaks/{what.__name__}", lines)


@thorough
def test_ties() -> None:
    """Direct encounters with games that are open, adjourned or were not played; and an event of every system."""
    some = {
        f"odd {seed}": random_swiss(seed, 6, 4, odd=0.5, absent=0.1, manual_places=((3, 2), (5, 1)))
        for seed in range(40, 54)
    }
    some |= {f"robin {seed}": random_round_robin(seed, 5, odd=0.5) for seed in range(40, 48)}
    some |= {f"teams {seed}": random_league(seed, 5, 3, 4) for seed in range(40, 46)}
    some |= {system.key: small(system) for system in SYSTEMS if system.paired}
    later = arena(EVERYTHING)
    some["ratings of rounds"] = replace(
        later, players=tuple(replace(one, round_ratings=((3, 1500 + one.number),)) for one in later.players)
    )
    some["keizer since round 3"] = replace(small(KEIZER), system_since=3)
    lines = []
    for name, section in some.items():
        texts = (
            ("DE,EDE", "EDEB", "BC,DE") if section.ranks_teams else ("DE,SB", "SB,DE", "MAN,DE", "WIN,DE", "ARO/C1,TPR")
        )
        for text in (*texts, *(["KEIZER"] if section.system is KEIZER else [])):
            for after in (section.rounds_held, section.rounds_held - 1):
                lines.append(f"{name} {text} {after} | {short(explained(section, text, after))}")
    recorded("tiebreaks/ties", lines)


def test_lots_and_decisions() -> None:
    """Seeds that were announced, in FIDE mode and out of it; a cup whose last matches lots and arbiters decided."""
    lines = []
    drawn = random_swiss(31, 6, 3)
    for ladder, fide, text in product((None, "BH,LOT{seed=5}", "LOT"), (True, False), ("LOT", "LOT{seed=7}", "BH,LOT")):
        section = replace(drawn, fide_mode=fide, ladder=ladder and parse_ladder(ladder))
        lines.append(f"{ladder} {fide} {text} | {explained(section, text)}")
    decisions = (TieDecision(1, 5, 4, How.LOTS, "coin"), TieDecision(2, 4, 1, How.ARBITER))
    for after in range(4):
        decided = replace(cup(), tie_decisions=decisions)
        lines.append(f"cup {after} | {explained(decided, 'STAGE', after)}")
    recorded("tiebreaks/lots", lines)


def explained(section: Section, text: str, after: int | None = None) -> str:
    """Values, places and a sum of the words; or why not."""
    try:
        held = section.rounds_held if after is None else after
        table = compute_standings(section, ladder=parse_ladder(text), after_round=held)
        ranking = rank_section(section, parse_ladder(text), held)
    except RuleViolation as refusal:
        return str(refusal)
    words = [said(one) for player in section.players for one in explain_in(section, ranking, player.number)]
    return f"{[(row.rank, row.player.number, row.values) for row in table.rows]} {short(table.words, *words)}"


EXTRA = (
    *("", "/C1", "/C0", "/C1/M1", "/M1", "/L+1", "/L+0", "/K4", "/P", "/F", "/R", "/X", ":MP", ":GP"),
    *(
        "@papi",
        "@fide-2024",
        "{unrated=1400}",
        "{unrated=many}",
        "{seed=7}",
        "{name=playoff}",
        "{caps=no}",
        "{seed=0}",
        "{unrated=0}",
        "/L+2",
    ),
)


def test_words_of_rungs() -> None:
    """What is printed of every rung: its words, and those of each function that asks for a step."""
    lines = []
    for name in ("swiss 15 x 5, 2024", "teams 6 x 3"):
        section = SECTIONS[name]()
        asked = {name: one for name, one in functions("tdapp.tiebreaks") if first_is_step(one)}
        for rung in rungs(section, every=False):
            step = resolve(section, rung)
            lines.append(f"{step.text} | {' | '.join(plain(one(step)) for one in asked.values())}")
    recorded("tiebreaks/words", list(dict.fromkeys(lines)))


def first_is_step(function: Callable[..., object]) -> bool:
    """Whether it asks for a step and no more."""
    needed = [one for one in signature(function).parameters.values() if one.default is Parameter.empty]
    return [str(one.annotation) for one in needed] == ["Step"]


@pytest.mark.parametrize("name", ["swiss 15 x 5, 2024", "teams 6 x 3"])
def test_refusals_and_remarks(name: str) -> None:
    """What is said of every criterion with what it may not take, and in an editor; each sentence with its rungs."""
    section = SECTIONS[name]()
    told: dict[str, list[str]] = {}
    for one, more in product(CRITERIA, EXTRA):
        try:
            step = resolve(section, parse_rung(one.code + more))
            text = f"{'C.07' if is_c07(section, step) else 'not C.07'} {step.cuts} {one.remark(section, step.options)}"
        except RuleViolation as refusal:
            text = str(refusal).replace(one.code, "…")
        told.setdefault(text, []).append(one.code + more)
    lines = [f"{text} | {' '.join(rungs)}" for text, rungs in told.items()]
    recorded(f"tiebreaks/refusals_{name.split()[0]}", lines)


@thorough
@pytest.mark.parametrize("name", sections())
def test_values_and_worked_calculations(name: str) -> None:
    recorded(f"tiebreaks/{name.replace(' ', '_').replace(',', '')}", told(name)[0])


@thorough
def test_sentences() -> None:
    recorded("tiebreaks/sentences", sorted({text for name in sections() for text in told(name)[1]}))


def test_what_can_be_chosen() -> None:
    """Every criterion and policy with what it takes, for the screen, the manual and the command line."""
    lines = []
    for one in (*CRITERIA, *POLICIES):
        facts = {name: getattr(one, name) for name in dir(one) if not name.startswith("_") and name not in PROSE}
        found = [f"{name}={plain(fact)}" for name, fact in sorted(facts.items()) if fact and not callable(fact)]
        lines += [type(one).__name__, *(f"  {text}" for text in found)]
    recorded("tiebreaks/registry", [*lines, *map(plain, PRESETS)])
