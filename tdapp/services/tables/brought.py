"""An event of another program beside what was published of it: our table, what differs, which rule explains it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder, Rung, parse_ladder
from tdapp.domain.teams.for_ranking import as_ranked
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import ntr, tr
from tdapp.services.tables.policy_places import policy_columns
from tdapp.services.tables.proving import PUBLISHED, Proof, ProvedRung, Published, as_printed, prove
from tdapp.services.tables.standings import Standings, compute_standings, official_ladder
from tdapp.tiebreaks.registry import allowed_policies, default_policy_for, resolve_ladder

PLACE = "place"
_CUTS = ((), ("C1",), ("C2",), ("M1",))


@dataclass(frozen=True, slots=True)
class Difference:
    """One value or place that the file states otherwise; ``what`` is the column, ``rung`` its place in the ladder."""

    number: int
    name: str
    what: str
    published: str
    ours: str
    why: str
    rung: int = -1


@dataclass(frozen=True, slots=True)
class Brought:
    """Our own table of the event; how much the file states, and what of it differs."""

    standings: Standings
    proof: Proof
    stated: int
    differences: tuple[Difference, ...]
    unnamed: int = 0

    @property
    def sentence(self) -> str:
        """The result in a sentence or two."""
        if not self.stated:
            text = tr("The file states no points, tie-breaks or places to compare with: here is our own table.")
            return text if not self.unnamed else f"{text} {self._unnamed()}"
        said = ntr(
            "The file states {count} value or place.", "The file states {count} values and places.", self.stated
        ).format(count=self.stated)
        if not self.differences:
            said = f"{said} {tr('All of them are ours too.')}"
        else:
            differ = ntr("{count} differs from ours.", "{count} differ from ours.", len(self.differences))
            said = f"{said} {differ.format(count=len(self.differences))}"
        return said if not self.unnamed else f"{said} {self._unnamed()}"

    def _unnamed(self) -> str:
        return ntr(
            "{count} column was not compared: the file does not say what it holds.",
            "{count} columns were not compared: the file does not say what they hold.",
            self.unnamed,
        ).format(count=self.unnamed)


def bring(section: Section, stated: Published) -> Brought:
    """Rank the event anew and lay it beside what its file states."""
    ladder = _ladder(section, stated)
    proof = prove(section, ladder=ladder, published=stated, trial=False)
    rungs = tuple((ladder if ladder is not None else official_ladder(as_ranked(section))).rungs)
    found: list[Difference] = []
    count = len(stated.ranks)
    for place, rung in enumerate(proof.rungs):
        compared = [value for value in rung.values if PUBLISHED not in value.absent]
        count += len(compared)
        against = [value for value in compared if PUBLISHED in value.against]
        if not against:
            continue
        why, label = _why(section, rung, rungs, place - 1), rung.text.partition("@")[0]
        found += [
            Difference(one.number, one.name, label, one.published or "–", one.ours or "–", why, place - 1)
            for one in against
        ]
    return Brought(
        proof.standings,
        proof,
        count,
        (*found, *_places(section, proof, stated, values_differ=bool(found))),
        stated.unnamed,
    )


def _ladder(section: Section, stated: Published) -> Ladder | None:
    """The ladder whose columns the file names, where we can use it."""
    if not stated.ladder:
        return None
    try:
        ladder = parse_ladder(stated.ladder)
        resolve_ladder(as_ranked(section), ladder)
    except RuleViolation:
        return None
    return ladder


def _places(section: Section, proof: Proof, stated: Published, *, values_differ: bool) -> Iterator[Difference]:
    against = [one for one in proof.places if PUBLISHED in one.against]
    if not against:
        return
    if values_differ:
        why = tr("It follows from the values that differ.")
    elif rule := _rule_of_order(section, proof, dict(stated.ranks)):
        why = tr("The whole order of the file follows from another rule for unplayed games: {rule}.").format(rule=rule)
    else:
        why = tr("Every value that is stated agrees: the file breaks the tie by something that it does not state.")
    for one in against:
        yield Difference(one.number, one.name, PLACE, str(one.published or "–"), str(one.ours or "–"), why)


def _rule_of_order(section: Section, proof: Proof, ranks: dict[int, int]) -> str:
    """The rule for unplayed games under which everybody stands where the file has him, or empty."""
    ranked = as_ranked(section)
    ladder = parse_ladder(",".join(rung.text for rung in proof.standings.ladder))
    for column in policy_columns(ranked, ladder)[1:]:
        table = compute_standings(section, ladder=column.ladder)
        shared: dict[int | None, int] = {}
        for row in table.rows:
            shared[row.rank] = shared.get(row.rank, 0) + 1
        if all(
            row.rank is None or row.rank <= ranks.get(row.player.number, row.rank) < row.rank + shared[row.rank]
            for row in table.rows
        ):
            return column.name
    return ""


def _why(section: Section, rung: ProvedRung, rungs: tuple[Rung, ...], place: int) -> str:
    """Which rule gives all values that the file states, or that none does."""
    if place < 0 or place >= len(rungs):
        return tr("The results in the file give these points: look at its byes and forfeits.")
    stated = {one.number: one.published for one in rung.values if one.published}
    own = rungs[place]
    for candidate, words in _candidates(section, own):
        if _gives(section, candidate, stated):
            return tr("All values of the file follow from another rule: {rule}.").format(rule=words)
    return tr("No rule of this program gives all values of the file. The calculation shows every round of ours.")


def _candidates(section: Section, own: Rung) -> Iterator[tuple[Rung, str]]:
    """The same criterion under other rules for unplayed games, then with other cuts."""
    ranked = as_ranked(section)
    criterion = resolve_ladder(ranked, Ladder((own,)))[0].criterion
    if criterion.looks_at_ties:
        return
    usual = default_policy_for(ranked, criterion)
    policies = allowed_policies(ranked, criterion)
    cuts = dict.fromkeys((own.modifiers, *(_CUTS if own.code == "BH" else ())))
    for cut in cuts:
        for policy in policies:
            rung = replace(own, modifiers=cut, policy=None if usual is policy else policy.id)
            if rung != own:
                yield rung, f"{rung.label}, {tr(policy.name)}"


def _gives(section: Section, rung: Rung, stated: dict[int, str]) -> bool:
    try:
        table = compute_standings(section, ladder=Ladder((rung,)))
    except RuleViolation:
        return False
    exact = {row.player.number: row.exact[0] for row in table.rows}
    for number, text in stated.items():
        value = exact[number]
        if not as_printed(Fraction(value or 0), text) and not (value is None and as_printed(None, text)):
            return False  # where nothing is defined a file has a dash or a 0
    return True
