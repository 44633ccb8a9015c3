"""Manual pages of every criterion and policy, written from the registry that computes: they cannot go stale.

Text is Markdown. The worked examples come from the demo event, so that the arbiter can click the same value there.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.ladder import Ladder, Rung
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.systems.knockout import KnockoutFacts, TieBreak, TieStage
from tdapp.domain.systems.parameters import parameters_text
from tdapp.domain.systems.registry import KNOCKOUT
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.resources import resource_path
from tdapp.domain.words.wording import SOURCE_LANGUAGE, language
from tdapp.services.manual.team_example import team_example
from tdapp.services.tables.explanation import explain_player
from tdapp.services.tables.file_ladder import with_usable_ladder
from tdapp.tiebreaks.criteria.base import Criterion
from tdapp.tiebreaks.explain import RungExplanation, State
from tdapp.tiebreaks.policies.base import Policy
from tdapp.tiebreaks.registry import CRITERIA, MODIFIER_WORDS, POLICIES
from tdapp.tiebreaks.terms import CriterionKind

# a Swiss player with a forfeit loss, one with byes; the winner of the round robin
_EXAMPLES = {True: ("demo/swiss.trf", 14), False: ("demo/historical.trf", 8)}
_EXAMPLE_TEAM = 1
_IN_ROUND_ROBINS = frozenset({"KS", "DE", "DEB"})
"""Criteria whose example is the round robin: the first two of AVRO 1938 were level on points."""
_KINDS = {
    CriterionKind.DIRECT: "the games among the players still tied",
    CriterionKind.OWN_RECORD: "the player's own record",
    CriterionKind.OPPONENTS_SUM: "the opponents' results",
    CriterionKind.OPPONENTS_PRODUCT: "the opponents' results, each with the own result against them",
    CriterionKind.RATINGS: "ratings",
}
_STATES = {State.COUNTED: "", State.CUT: "cut", State.NOT_COUNTED: "not counted"}


@dataclass(frozen=True, slots=True)
class ManualPage:
    """One page: its id in links (``criterion-bh``), title, Markdown without the worked example."""

    page_id: str
    title: str
    text: str


def catalogue_pages() -> tuple[ManualPage, ...]:
    """The lists of criteria and policies, then a page for each."""
    with language(SOURCE_LANGUAGE):  # the manual is English throughout
        criteria = [_criterion_page(entry) for entry in CRITERIA]
        policies = [_policy_page(entry) for entry in POLICIES]
        return (_criteria_list(), *criteria, _policies_list(), *policies)


@lru_cache(maxsize=256)
def worked_example(page_id: str) -> str:
    """The worked example of a page as Markdown, empty for a page that has none."""
    kind, _, name = page_id.partition("-")
    if kind == "criterion":
        found = next((entry for entry in CRITERIA if entry.code.lower() == name), None)
        if found is None:
            return ""
        rules = {"unrated": "1400"} if found.needs_ratings else {}
        rung = Rung(found.code, options=tuple(rules.items()))
        if not found.for_players:
            return _worked_in(team_example(), _EXAMPLE_TEAM, rung)
        if found.of_system == KNOCKOUT.id:
            return _worked_in(_example_cup(), 1, rung)
        if found.of_system:
            return _worked_in(
                replace(_example_section(swiss=True), system_key=found.of_system), _EXAMPLES[True][1], rung
            )
        return _worked(rung, swiss=found.code not in _IN_ROUND_ROBINS)
    if kind == "policy" and any(entry.id == name for entry in POLICIES):
        policy = next(entry for entry in POLICIES if entry.id == name)
        codes = {CriterionKind.OPPONENTS_SUM: "BH", CriterionKind.OPPONENTS_PRODUCT: "SB"}
        rungs = [Rung(code, policy=name) for needed, code in codes.items() if needed in policy.kinds]
        swiss = name not in ("round-robin", "lost-game")
        return "\n\n".join(_worked(rung, swiss=swiss) for rung in rungs)
    return ""


def _criterion_page(entry: Criterion) -> ManualPage:
    takes = [MODIFIER_WORDS[letter] for letter in entry.modifiers]
    lines = [
        f"# {entry.code}: {entry.name}",
        entry.sentence,
        f"- **Source:** {entry.source}",
        f"- **Looks at:** {_KINDS[entry.kind]}",
        f"- **Takes:** {', '.join(takes) or 'no cuts or limits'}",
    ]
    if entry.takes_policy:
        lines.append("- **Unplayed games:** by a [policy](policies-list.md), chosen on the rung")
    if not entry.for_players:
        lines.append("- **Teams:** offered in team events only")
    elif not entry.for_teams:
        lines.append("- **Teams:** not offered in team events")
    if not entry.in_round_robin:
        lines.append("- **Round robins:** not offered there")
    if entry.needs_ratings:
        lines.append("- **Unrated players:** without a published rule for them the criterion is left out")
    for option in entry.options:
        lines.append(f"- **Option** `{option.key}`: {option.sentence}. Values: {option.takes()}")
    return ManualPage(f"criterion-{entry.code.lower()}", f"{entry.code}: {entry.name}", _page(lines, entry))


def _policy_page(entry: Policy) -> ManualPage:
    lines = [
        f"# {entry.name}",
        entry.sentence,
        f"- **Written on a rung as** `@{entry.id}`",
        f"- **Source:** {entry.source}",
    ]
    for option in entry.options:
        values = ", ".join(f"{value} ({option.label(value)})" for value in option.values)
        lines.append(f"- **Option** `{option.key}`: {option.sentence}. Values: {values}; the first is the default")
    return ManualPage(f"policy-{entry.id}", f"Policy: {entry.name}", _page(lines, entry))


def _page(lines: list[str], entry: Criterion | Policy) -> str:
    points = [line for line in lines if line.startswith("- ")]
    rest = [line for line in lines if not line.startswith("- ")]
    about = [f"**What speaks for it.** {entry.strengths}", f"**What speaks against it.** {entry.weaknesses}"]
    return "\n\n".join([*rest, "\n".join(points), *about])


def _criteria_list() -> ManualPage:
    families: dict[str, list[Criterion]] = {}
    for entry in CRITERIA:
        families.setdefault(entry.family, []).append(entry)
    lines = ["# All tie-breaks", "Every criterion of this version, with its page."]
    for family, entries in families.items():
        listed = "\n".join(f"- [{e.code}: {e.name}](criterion-{e.code.lower()}.md). {e.sentence}" for e in entries)
        lines += [f"## {family}", listed]
    return ManualPage("criteria-list", "All tie-breaks", "\n\n".join(lines))


def _policies_list() -> ManualPage:
    listed = "\n".join(f"- [{entry.name}](policy-{entry.id}.md), `@{entry.id}`. {entry.sentence}" for entry in POLICIES)
    text = f"# All policies for unplayed games\n\nHow unplayed rounds count, with a page for each rule.\n\n{listed}"
    return ManualPage("policies-list", "All policies for unplayed games", text)


@lru_cache(maxsize=2)
def _example_section(*, swiss: bool) -> Section:
    from tdapp.trf.reader import read_trf

    resource, _ = _EXAMPLES[swiss]
    return with_usable_ladder(read_trf(resource_path(resource).read_bytes(), source=resource).section)[0]


def _example_cup() -> Section:
    """Four play a knock-out; 2 and 3 draw, and 3 goes on for the lower rating."""
    white, black = Colour.WHITE, Colour.BLACK
    won, lost, drawn = Outcome.WIN, Outcome.LOSS, Outcome.DRAW
    cells = (
        (Cell(won, 4, white), Cell(won, 3, black)),
        (Cell(drawn, 3, black), Cell(Outcome.UNPAIRED)),
        (Cell(drawn, 2, white), Cell(lost, 1, white)),
        (Cell(lost, 1, black), Cell(Outcome.UNPAIRED)),
    )
    players = tuple(Player(number, f"Player {number}", 2500 - 50 * number) for number in range(1, 5))
    text = parameters_text(KnockoutFacts(deciders=(TieStage(TieBreak.LOWER),)))
    return Section(Event("A cup of four"), players, cells, 2, kind=KNOCKOUT.kind, system_text=text)


def _worked(rung: Rung, *, swiss: bool) -> str:
    return _worked_in(_example_section(swiss=swiss), _EXAMPLES[swiss][1], rung)


def _worked_in(section: Section, number: int, rung: Rung) -> str:
    try:
        with language(SOURCE_LANGUAGE):
            explained = explain_player(section, number, ladder=Ladder((rung,)))[0]
    except RuleViolation as violation:
        return f"**Worked example.** {violation}"
    player = section.players[section.index_of(number)]
    event = section.event.name
    head = (
        f"**Worked example** ({event}, no. {number} {player.name}): {explained.name} = {explained.value or 'no value'}"
    )
    return "\n\n".join(
        filter(None, [head, _terms(section, explained), _table(explained), *explained.notes, explained.formula])
    )


def _terms(section: Section, explained: RungExplanation) -> str:
    if not explained.terms:
        return ""
    names = {player.number: player.name for player in section.players}
    rows = ["| Rd | Opponent | Result | Opponent's score | Counts | Why |", "|---|---|---|---|---|---|"]
    for term in explained.terms:
        why = term.why or _STATES[term.state]
        cells = (f"{term.round}{term.colour}", term.against(names), term.result, term.opponent_score, term.term, why)
        rows.append(f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |")
    return "\n".join(rows)


def _table(explained: RungExplanation) -> str:
    blocks = []
    for table in explained.tables:
        rows = [f"| No. | {' | '.join(table.headings)} | Sum |", "|---" * (len(table.headings) + 2) + "|"]
        for number, cells, total in zip(table.numbers, table.cells, table.totals, strict=True):
            rows.append(f"| {number} | {' | '.join(cells)} | {total} |")
        blocks += ["\n".join(rows), table.note]
    return "\n\n".join(blocks)
