"""The catalogue: every criterion and policy in plain tuples, and how a rung's text becomes a step.

The editor, the command line, TRF codes, columns on paper, the manual and the contract tests read these tuples.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from tdapp.domain.section.event import Edition, Section
from tdapp.domain.section.ladder import Ladder, Rung
from tdapp.domain.systems.system import System
from tdapp.domain.words.errors import RuleViolation, unknown
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked, tr
from tdapp.tiebreaks.criteria.base import Criterion, Step
from tdapp.tiebreaks.criteria.by_hand import DrawingOfLots, ExternalValue, ManualPlace
from tdapp.tiebreaks.criteria.counts import GamesPlayed, GamesWithBlack, GamesWon, RoundsElected, Wins, WinsWithBlack
from tdapp.tiebreaks.criteria.direct_encounter import DirectEncounter, DirectEncounterBlackWins
from tdapp.tiebreaks.criteria.extended_encounter import (
    EncounterBottom,
    EncounterCountBottom,
    EncounterCountTop,
    EncounterTop,
    ExtendedEncounter,
)
from tdapp.tiebreaks.criteria.global_ranking import AbsoluteElo, AbsolutePerformance, Bruno, MissingPoints
from tdapp.tiebreaks.criteria.keizer import KeizerScore
from tdapp.tiebreaks.criteria.knockout_stage import KnockoutStage
from tdapp.tiebreaks.criteria.koya import Koya
from tdapp.tiebreaks.criteria.opponents import Buchholz, ForeBuchholz, SonnebornBerger
from tdapp.tiebreaks.criteria.opponents_buchholz import AverageOfBuchholz, SumOfBuchholz
from tdapp.tiebreaks.criteria.own_record import PairingNumber, Points, Progressive, StandardPoints
from tdapp.tiebreaks.criteria.paired_comparison import GeneralizedRowSum, LeastSquares, RelativeElo, Zermelo
from tdapp.tiebreaks.criteria.papi import PapiPerformance
from tdapp.tiebreaks.criteria.performance import (
    AveragePerfectPerformance,
    AveragePerformance,
    PerfectPerformance,
    Performance,
)
from tdapp.tiebreaks.criteria.ratings import AverageRating, Rating, SumOfRatings
from tdapp.tiebreaks.criteria.recursive import AveragePerformanceOfOpponents, RecursiveBuchholz, RecursivePerformance
from tdapp.tiebreaks.criteria.team_boards import Berlin, BoardCount, BottomBoards, TopBoards
from tdapp.tiebreaks.criteria.team_products import (
    GameGame,
    GameMatch,
    MatchGame,
    MatchMatch,
    OlympiadBuchholz,
    OlympiadProduct,
)
from tdapp.tiebreaks.criteria.team_scores import OtherScore, ScoreStrength
from tdapp.tiebreaks.criteria.us_chess import Cumulative, CumulativeOfOpposition, Kashdan, ModifiedMedian, Solkoff
from tdapp.tiebreaks.criteria.zermelo_limit import ZermeloLimit
from tdapp.tiebreaks.policies.asop import AverageOpponentsPoints
from tdapp.tiebreaks.policies.average import Average
from tdapp.tiebreaks.policies.average_scaled import AverageScaled
from tdapp.tiebreaks.policies.base import Policy
from tdapp.tiebreaks.policies.draw_self import DrawSelf
from tdapp.tiebreaks.policies.face_value import FaceValue
from tdapp.tiebreaks.policies.fair import FairAverage, FairDraw, FairOtbAverage, FairTied, FairZero
from tdapp.tiebreaks.policies.fide_2009 import Fide2009
from tdapp.tiebreaks.policies.fide_2024 import Fide2024
from tdapp.tiebreaks.policies.fide_2026 import Fide2026
from tdapp.tiebreaks.policies.ignore import Ignore
from tdapp.tiebreaks.policies.lost_game import LostGame
from tdapp.tiebreaks.policies.papi import Papi
from tdapp.tiebreaks.policies.real_points import RealPoints
from tdapp.tiebreaks.policies.round_robin import RoundRobin
from tdapp.tiebreaks.policies.self_final import SelfFinal
from tdapp.tiebreaks.policies.sivakasi import Sivakasi
from tdapp.tiebreaks.policies.tied_average import TiedAverage
from tdapp.tiebreaks.policies.uscf import Uscf
from tdapp.tiebreaks.policies.virtual_adjusted import VirtualAdjusted
from tdapp.tiebreaks.terms import Cuts

CRITERIA: tuple[Criterion, ...] = (
    Points(),
    Buchholz(),
    ForeBuchholz(),
    AverageOfBuchholz(),
    SumOfBuchholz(),
    SonnebornBerger(),
    Koya(),
    DirectEncounter(),
    DirectEncounterBlackWins(),
    Progressive(),
    Wins(),
    GamesWon(),
    GamesWithBlack(),
    WinsWithBlack(),
    RoundsElected(),
    StandardPoints(),
    PairingNumber(),
    GamesPlayed(),
    AverageRating(),
    Performance(),
    PerfectPerformance(),
    AveragePerformance(),
    AveragePerfectPerformance(),
    Rating(),
    SumOfRatings(),
    PapiPerformance(),
    ModifiedMedian(),
    Solkoff(),
    Cumulative(),
    CumulativeOfOpposition(),
    Kashdan(),
    RecursivePerformance(),
    AveragePerformanceOfOpponents(),
    RecursiveBuchholz(),
    LeastSquares(),
    GeneralizedRowSum(),
    RelativeElo(),
    Zermelo(),
    AbsolutePerformance(),
    AbsoluteElo(),
    ZermeloLimit(),
    MissingPoints(),
    Bruno(),
    KeizerScore(),
    KnockoutStage(),
    OtherScore(),
    ScoreStrength(),
    ExtendedEncounter(),
    EncounterTop(),
    EncounterBottom(),
    EncounterCountTop(),
    EncounterCountBottom(),
    MatchMatch(),
    MatchGame(),
    GameMatch(),
    GameGame(),
    BoardCount(),
    TopBoards(),
    BottomBoards(),
    Berlin(),
    OlympiadProduct(),
    OlympiadBuchholz(),
    ManualPlace(),
    ExternalValue(),
    DrawingOfLots(),
)

POLICIES: tuple[Policy, ...] = (
    Fide2026(),
    Fide2024(),
    Fide2009(),
    VirtualAdjusted(),
    DrawSelf(),
    SelfFinal(),
    FaceValue(),
    Ignore(),
    AverageOpponentsPoints(),
    FairDraw(),
    FairZero(),
    FairAverage(),
    FairOtbAverage(),
    FairTied(),
    TiedAverage(),
    Average(),
    AverageScaled(),
    Sivakasi(),
    RoundRobin(),
    LostGame(),
    Papi(),
    Uscf(),
    RealPoints(),
)

ALIASES = {"RND": "LOT", "GE": "REP"}
"""Codes that other programs and editions use for a criterion of ours."""

_CRITERION = {criterion.code.upper(): criterion for criterion in CRITERIA}
_POLICY = {policy.id: policy for policy in POLICIES}
_POLICY_OF_EDITION = {
    Edition.FIDE_2009: "fide-2009",
    Edition.FIDE_2024: "fide-2024",
    Edition.FIDE_2026: "fide-2026",
}
_MODIFIER = {
    "C": re.compile(r"C[1-9]\d?"),
    "M": re.compile(r"M[1-9]\d?"),
    "L": re.compile(r"L[+-][1-9]\d?"),
    "P": re.compile("P"),
    "F": re.compile("F"),
    "R": re.compile("R"),
    "K": re.compile(r"K[1-9]\d{0,2}"),
}
MODIFIER_WORDS = {
    "C": marked("cuts /C1, /C2 ..."),
    "M": marked("medians /M1, /M2 ..."),
    "L": marked("limit /L+1, /L-1 ..."),
    "P": marked("forfeits as played /P"),
    "F": marked("fore /F"),
    "R": marked("reversed /R"),
    "K": marked("divisor /K4"),
}
"""What each letter of ``Criterion.modifiers`` stands for, in a few words."""


@dataclass(frozen=True, slots=True)
class Regime:
    """All of a section that decides what a rung means there."""

    system: System
    edition: Edition
    ranks_teams: bool


def regime_of(section: Section | Regime) -> Regime:
    """That of a section."""
    return Regime(section.system, section.edition, section.ranks_teams)


def criterion(code: str) -> Criterion:
    """The criterion of a code; RuleViolation names the codes there are."""
    found = _CRITERION.get(ALIASES.get(code.upper(), code.upper()))
    if found is None:
        raise unknown(tr("There is no tie-break “{value}”; known are {known}."), code, _CRITERION)
    return found


def policy(policy_id: str) -> Policy:
    """The policy of an id; RuleViolation names the ids there are."""
    found = _POLICY.get(policy_id.lower())
    if found is None:
        raise unknown(tr("There is no unplayed-game policy “{value}”; known are {known}."), policy_id, _POLICY)
    return found


def default_policy(section: Section | Regime) -> Policy:
    """Round robins: 15.2; else the policy of the event's edition."""
    if not section.system.swiss_criteria:
        return _POLICY["round-robin"]
    return _POLICY[_POLICY_OF_EDITION[section.edition]]


def default_policy_for(section: Section | Regime, of: Criterion) -> Policy:
    """The criterion's own policy where it has one (Modified Median: ``uscf``), else the event's."""
    return _POLICY.get(of.own_policy) or default_policy(section)


def allowed_policies(section: Section | Regime, of: Criterion) -> tuple[Policy, ...]:
    """Policies that a criterion applies, the default first."""
    default = default_policy_for(section, of)
    if not of.reads_games:
        return (default,)
    others = tuple(
        entry
        for entry in POLICIES
        if of.kind in entry.kinds and entry is not default and entry.id in (of.applied_policies or (entry.id,))
    )
    return (default, *others)


def is_c07(section: Section | Regime, step: Step) -> bool:
    """False for others' criteria and under another policy than the edition's, or a part of it: marked *not C.07*."""
    taken_out = any(option.taken_out and step.rung.option(option.key) for option in step.policy.options)
    return step.criterion.c07 and step.policy is default_policy(section) and not taken_out


def resolve(section: Section, rung: Rung) -> Step:
    """Look everything up that a rung names; RuleViolation with one plain sentence when something is not known."""
    return _resolve(regime_of(section), rung)


@lru_cache(maxsize=2048)  # a ladder is looked up at each gesture in the editor by everything that shows it
def _resolve(regime: Regime, rung: Rung) -> Step:
    found = criterion(rung.code)
    if refusal := _unfit(regime, found, rung):
        raise RuleViolation(refusal.format(label=rung.label))
    default = default_policy_for(regime, found)
    chosen = policy(rung.policy) if rung.policy else default
    if chosen not in allowed_policies(regime, found):
        raise RuleViolation(
            tr("{label} cannot be put under the policy “{id}”: it does not use it.").format(
                label=rung.label, id=chosen.id
            )
        )
    _check_modifiers(found, rung)
    _check_options(found, chosen, rung)
    plain = replace(rung, code=found.code, policy=None if chosen is default else chosen.id)
    return Step(_without_defaults(plain, found, chosen), found, chosen, _cuts(rung), dict(rung.options))


def criteria_for(section: Section) -> tuple[Criterion, ...]:
    """The criteria that mean something in a section: boards and two scores are for teams, ratings for players."""
    return tuple(
        entry
        for entry in CRITERIA
        if (entry.for_teams if section.ranks_teams else entry.for_players)
        and entry.of_system in ("", section.system.id)
    )


def _unfit(section: Section | Regime, found: Criterion, rung: Rung) -> str:
    """Why a rung is not for this section, or empty."""
    if found.of_system not in ("", section.system.id):
        return tr("{label} is the score of another pairing system.")
    if not section.ranks_teams:
        if rung.reference is not None:
            return tr("{label}: match and game points are for team events.")
        return "" if found.for_players else tr("{label} is for team events.")
    if not found.for_teams:
        return tr("{label} is for players, not for teams.")
    if rung.reference is not None and not (found.takes_score and found.reads_games):
        return tr("{label}: this tie-break does not choose between match and game points.")
    return ""


def resolve_ladder(section: Section | Regime, ladder: Ladder) -> tuple[Step, ...]:
    """Every rung of a ladder, behind the score of the system where it has one."""
    regime = regime_of(section)
    steps = tuple(_resolve(regime, rung) for rung in ladder.rungs)
    if not regime.system.scores:
        return steps
    first = tuple(step for step in steps if step.criterion.of_system) or _scores_of(regime)
    return (*first[:1], *(step for step in steps if not step.criterion.of_system))


def _scores_of(regime: Regime) -> tuple[Step, ...]:
    own = (entry for entry in CRITERIA if entry.of_system == regime.system.id)
    return tuple(_resolve(regime, Rung(entry.code)) for entry in own)


def check_ladder(section: Section, ladder: Ladder) -> Ladder:
    """The ladder with defaults left out, every rung known; RuleViolation otherwise."""
    return Ladder(tuple(step.rung for step in resolve_ladder(section, ladder)))


def _cuts(rung: Rung) -> Cuts:
    median = rung.count("M")
    return Cuts(rung.count("C") + median, median)


def _check_modifiers(found: Criterion, rung: Rung) -> None:
    letters = [modifier[0] for modifier in rung.modifiers]
    for modifier in rung.modifiers:
        pattern = _MODIFIER.get(modifier[0])
        if modifier[0] not in found.modifiers or pattern is None or not pattern.fullmatch(modifier):
            takes = ", ".join(_example(letter) for letter in found.modifiers)
            sentence = (
                tr("{code} does not take the modifier “{modifier}”; it takes: {takes}.")
                if takes
                else tr("{code} does not take the modifier “{modifier}”; it takes none.")
            )
            raise RuleViolation(sentence.format(code=found.code, modifier=modifier, takes=takes))
    if len(set(letters)) != len(letters) or {"C", "M"} <= set(letters):
        raise RuleViolation(tr("{label}: one cut or one median at a time.").format(label=rung.label))


def _example(letter: str) -> str:
    return {"C": "C1, C2, ...", "M": "M1, M2, ...", "L": "L+1, L-1, ...", "K": "K4"}.get(letter, letter)


def _check_options(found: Criterion, chosen: Policy, rung: Rung) -> None:
    of_policy = {option.key: option for option in chosen.options} if found.takes_policy else {}
    of_criterion = {option.key: option for option in found.options}
    for key, value in rung.options:
        if key in of_criterion:
            if not of_criterion[key].accepts(value):
                raise RuleViolation(
                    tr("{label}: “{key}” is {takes}, not “{value}”.").format(
                        label=rung.label, key=key, takes=of_criterion[key].takes(), value=value
                    )
                )
        elif key not in of_policy:
            raise RuleViolation(tr("{label} has no option “{key}” here.").format(label=rung.label, key=key))
        elif value not in of_policy[key].values:
            raise RuleViolation(
                tr("{label}: “{key}” is one of {listed}, not “{value}”.").format(
                    label=rung.label, key=key, listed=", ".join(of_policy[key].values), value=value
                )
            )


def _without_defaults(rung: Rung, found: Criterion, chosen: Policy) -> Rung:
    defaults: dict[str, str | None] = {option.key: option.values[0] for option in chosen.options}
    defaults |= {option.key: option.default for option in found.options}
    for key, value in rung.options:
        if defaults.get(key) == value:
            rung = rung.with_option(key, None)
    return rung
