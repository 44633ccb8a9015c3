"""Knock-out: the winners go on, a drawn match is decided by the announced criteria."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tdapp.domain.knockout.tree import stages_for
from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.round import Round
from tdapp.domain.section.stages import stage_of
from tdapp.domain.section.team import Score
from tdapp.domain.systems.registry import TEAM_KNOCKOUT
from tdapp.domain.teams.for_pairing import teams_as_players
from tdapp.domain.teams.knockout import bracket_of, knockout_rules
from tdapp.domain.words.checks import require
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import marked, tr
from tdapp.pairing.engines.engine import USUAL, PairingEngine, Patience
from tdapp.services.rounds.possible import why_not_table
from tdapp.services.systems.knockout_words import deciders_text
from tdapp.services.systems.of_teams import SHEETS, TeamKind
from tdapp.services.systems.rules import Drawn

MOST_LEGS = 2


class Knockout(TeamKind):
    """A bracket by the numbers of the teams: 1 and 2 meet in the final only; byes go to the first numbers."""

    of = TEAM_KNOCKOUT
    by = marked("the bracket")
    sheets: Mapping[str, str] = {**SHEETS, "crosstable": "team-bracket"}

    def settled(self, facts: SectionFacts) -> SectionFacts:
        if facts.team_rules is None:
            return facts
        deciders = knockout_rules(facts.team_rules).deciders
        if len(set(deciders)) < len(deciders):
            raise RuleViolation(tr("Each criterion of a drawn match stands once in the list."))
        if not 1 <= facts.cycles <= MOST_LEGS:
            raise RuleViolation(tr("A match of a knock-out has one leg or two."))
        rules = replace(facts.team_rules, primary=Score.MATCH, knockout=knockout_rules(facts.team_rules))
        return replace(facts, swap_last_two=False, team_rules=rules)

    def rounds_for(self, facts: SectionFacts, teams: int) -> int:
        return stages_for(teams) * facts.cycles if teams > 1 else facts.rounds_total

    def pair(
        self, section: Section, number: int, *, engine: PairingEngine | None = None, patience: Patience = USUAL
    ) -> Drawn:
        view = teams_as_players(section)
        assert view.fixture is not None
        require(why_not_table(view, number))
        pairs, byes = view.fixture.rounds[number - 1]
        return Drawn(pairs, None, byes=byes)

    def why(self, section: Section, round_: Round, one: int, other: int) -> tuple[str, ...]:
        from tdapp.services.systems.ties import why_tie  # brings the results along

        bracket = bracket_of(section)
        ties = bracket.of_stage(stage_of(section, round_.number))
        tie = next((tie for tie in ties if {one, other} == set(tie.pair)), None)
        return (tr("It stands in the bracket."), *(why_tie(section, tie) if tie is not None else ()))

    def why_free(self, section: Section, round_: Round, team: int) -> tuple[str, ...]:
        return (tr("The field is no power of two: the first numbers go on without a match."),)

    def announced(self, facts: SectionFacts, entered: int) -> tuple[str, ...]:
        rules = knockout_rules(facts.team_rules) if facts.team_rules is not None else None
        found = [
            tr(
                "Knock-out of teams by a bracket: numbers 1 and 2 can meet in the final only; byes go to the first "
                "numbers."
            )
        ]
        if facts.cycles > 1:
            found.append(tr("Two legs, home and away: the game points of both are added."))
        if rules is not None and rules.deciders:
            names = deciders_text(rules.deciders)
            found.append(tr("A drawn match is decided by {criteria}, in this order.").format(criteria=names))
        found.append(tr("Where all is equal, the arbiter decides by lot or by the play-off."))
        if rules is not None and rules.third_place:
            found.append(tr("The losers of the semi-finals play for place 3."))
        return tuple(found)
