"""What the ladder editor and the command line ask of the catalogue: criteria, options, policies, remarks, words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import SCORE, Ladder, Rung
from tdapp.domain.section.long_events import is_long
from tdapp.domain.section.two_scores import GAME, MATCH
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import current_language, ntr, tr
from tdapp.services.tables.standings import official_ladder
from tdapp.tiebreaks.criteria.base import Criterion, Step
from tdapp.tiebreaks.presets import presets_for
from tdapp.tiebreaks.registry import allowed_policies, criteria_for, default_policy_for, resolve, resolve_ladder
from tdapp.tiebreaks.terms import CriterionKind
from tdapp.tiebreaks.words import ladder_in_words, rung_name

MOST_USEFUL_RUNGS = 6


@dataclass(frozen=True, slots=True)
class CatalogueEntry:
    """One criterion of the catalogue."""

    code: str
    name: str
    family: str
    sentence: str
    source: str


@dataclass(frozen=True, slots=True)
class PolicyChoice:
    """A policy that a rung may take; ``choice`` is what goes into the rung (None: the event's own)."""

    choice: str | None
    policy_id: str
    name: str
    sentence: str
    source: str
    is_c07: bool


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """One value of an option in words; None leaves the option out."""

    value: str | None
    name: str


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """A key=value option with the choices offered.

    ``free_number`` (low, high) where any whole number may be typed, ``free_text`` an example where a text may be.
    """

    key: str
    name: str
    choices: tuple[OptionChoice, ...]
    free_number: tuple[int, int] | None = None
    free_text: str = ""


@dataclass(frozen=True, slots=True)
class RungOptions:
    """Everything that can be set on one rung."""

    rung: Rung
    name: str
    sentence: str
    max_low_cuts: int
    max_high_cuts: int
    limit_low: int
    limit_high: int
    policies: tuple[PolicyChoice, ...]
    options: tuple[OptionSpec, ...]


@dataclass(frozen=True, slots=True)
class LintLine:
    """A remark on a ladder; ``rung`` is an index, None for the whole ladder."""

    rung: int | None
    text: str


def catalogue(section: Section) -> tuple[CatalogueEntry, ...]:
    """The criteria that may be used in a section, family by family; Buchholz is not offered in a round robin."""
    return _in_words(tuple(entry for entry in criteria_for(section) if offered(section, entry)), current_language())


@lru_cache(maxsize=16)
def _in_words(entries: tuple[Criterion, ...], _language: str) -> tuple[CatalogueEntry, ...]:
    return tuple(
        CatalogueEntry(entry.code, tr(entry.name), tr(entry.family), tr(entry.sentence), tr(entry.source))
        for entry in entries
    )


def offered(section: Section, entry: Criterion) -> bool:
    """False for points (first anyway) and for criteria that the rules forbid in this kind of event (C.07, 8)."""
    return entry.code != "PTS" and (section.system.swiss_criteria or entry.in_round_robin)


def rung_options(section: Section, rung: Rung) -> RungOptions:
    """What can be set on a rung: cuts, limit, policy, rule for unrated players."""
    step = resolve(section, rung)
    found = step.criterion
    cuts = max(0, min(9, section.rounds_total - 1)) if "C" in found.modifiers else 0
    limit = 2 * section.rounds_total if "L" in found.modifiers else 0
    default = default_policy_for(section, found)
    policies = allowed_policies(section, found)
    return RungOptions(
        rung=step.rung,
        name=rung_name(step),
        sentence=tr(found.sentence),
        max_low_cuts=cuts,
        max_high_cuts=cuts // 2 if "M" in found.modifiers else 0,
        limit_low=-limit,
        limit_high=limit,
        policies=tuple(
            PolicyChoice(
                choice=None if policy is default else policy.id,
                policy_id=policy.id,
                name=tr(policy.name),
                sentence=tr(policy.sentence),
                source=tr(policy.source),
                is_c07=policy is default,
            )
            for policy in policies
        )
        if len(policies) > 1
        else (),
        options=_option_specs(section, step),
    )


def _option_specs(section: Section, step: Step) -> tuple[OptionSpec, ...]:
    specs = []
    if step.criterion.takes_policy:
        specs += [
            OptionSpec(
                option.key,
                tr(option.sentence),
                tuple(
                    OptionChoice(None if i == 0 else value, option.label(value))
                    for i, value in enumerate(option.values)
                ),
            )
            for option in step.policy.options
            if not option.taken_out or option.key in step.options
        ]
    if section.ranks_teams and step.criterion.takes_score and step.criterion.reads_games:
        scores = ((None, tr("the score that ranks")), (MATCH, tr("match points")), (GAME, tr("game points")))
        specs.insert(0, OptionSpec(SCORE, tr("Points"), tuple(OptionChoice(value, name) for value, name in scores)))
    for option in step.criterion.options:
        choices = [OptionChoice(None, tr(option.without))] if option.default is None else []
        names = option.names or option.values
        choices += [
            OptionChoice(None if value == option.default else value, tr(name))
            for value, name in zip(option.values, names, strict=True)
        ]
        if option.number and option.default is None:
            choices.append(OptionChoice(option.example, option.example))
        choices += [OptionChoice(value, value) for value in step.criterion.values_held(section, option.key)]
        number, text = (None, option.example) if option.pattern else (option.number, "")
        specs.append(OptionSpec(option.key, tr(option.sentence), tuple(choices), free_number=number, free_text=text))
    return tuple(specs)


def rung_labels(section: Section, ladder: Ladder) -> tuple[str, ...]:
    """The name of each rung in words."""
    return tuple(rung_name(step) for step in resolve_ladder(section, ladder))


def in_words(section: Section, ladder: Ladder) -> str:
    """The ladder as sentences for the regulations."""
    return ladder_in_words(section, resolve_ladder(section, ladder))


def changes_from_official(section: Section, trial: Ladder) -> int:
    """How many rungs were moved, added, removed or changed against the official ladder."""
    official = [str(step.rung) for step in resolve_ladder(section, official_ladder(section))]
    tried = [str(step.rung) for step in resolve_ladder(section, trial)]
    return max(len(official), len(tried)) - _longest_common(official, tried)


def _longest_common(first: Sequence[str], second: Sequence[str]) -> int:
    """Length of the longest sequence of rungs that both ladders hold in the same order."""
    lengths = [0] * (len(second) + 1)
    for one in first:
        before = 0
        for index, other in enumerate(second, start=1):
            kept = lengths[index]
            lengths[index] = before + 1 if one == other else max(kept, lengths[index - 1])
            before = kept
    return lengths[-1]


def lint(section: Section, ladder: Ladder) -> tuple[LintLine, ...]:
    """Remarks that an arbiter should see before the ladder is announced."""
    steps = resolve_ladder(section, ladder)
    lines: list[LintLine] = []
    unrated = sum(player.rating is None for player in section.players)
    texts = [step.text for step in steps]
    for index, step in enumerate(steps):
        found = step.criterion
        if not section.system.swiss_criteria and not found.in_round_robin:
            lines.append(
                LintLine(
                    index,
                    tr("{name} separates nobody in a complete round robin (C.07, 8).").format(name=tr(found.name)),
                )
            )
        if found.needs_ratings and unrated and "unrated" not in step.options:
            sentence = ntr(
                "{count} player has no rating: without a rule for them {code} drops out.",
                "{count} players have no rating: without a rule for them {code} drops out.",
                unrated,
            )
            lines.append(LintLine(index, sentence.format(count=unrated, code=found.code)))
        if found.needs_ratings and is_long(section):
            advice = tr("The event lasts more than 30 days: ratings change under way, better without {code}.")
            lines.append(LintLine(index, advice.format(code=found.code)))
        if remark := found.remark(section, step.options):
            lines.append(LintLine(index, remark))
        if texts.index(step.text) < index:
            lines.append(LintLine(index, tr("The same criterion stands above already: it can never decide.")))
        if _whole_cut(section, step):
            left = tr("nobody has a value") if found.kind is CriterionKind.RATINGS else tr("every value is 0")
            lines.append(LintLine(index, tr("It cuts as many rounds as there are: {left}.").format(left=left)))
    ready = (len(preset.ladder.rungs) for preset in presets_for(section))  # one of them in another order is no longer
    if len(steps) > max(MOST_USEFUL_RUNGS, *ready):
        lines.append(
            LintLine(
                None,
                tr("{count} criteria: more than six hardly ever decide and crowd the sheet.").format(count=len(steps)),
            )
        )
    if not steps:
        lines.append(LintLine(None, tr("No criterion: all ties stay shared.")))
    return tuple(lines)


def _whole_cut(section: Section, step: Step) -> bool:
    return bool(step.cuts.total) and step.cuts.total >= section.rounds_total
