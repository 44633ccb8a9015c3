"""Knock-out of players: the winner of a match goes on, a drawn match is decided by what was announced."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from tdapp.domain.knockout.players import (
    Tie,
    bracket_of,
    decision_of,
    facts_of_knockout,
    fixture_of,
    named_tie,
    next_step,
    stages_view,
    steps_of,
)
from tdapp.domain.knockout.tree import By, TieState
from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.section.round import Round
from tdapp.domain.section.scoring import points_text
from tdapp.domain.section.stages import game_of, games_of_stage, stage_of
from tdapp.domain.systems.knockout import WITHOUT_GAMES, FirstWhite, KnockoutFacts, Seeding, TieBreak
from tdapp.domain.systems.registry import KNOCKOUT
from tdapp.domain.words.checks import require
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import USUAL, PairingEngine, Patience
from tdapp.pairing.reasons.obstacle import Obstacle
from tdapp.services.rounds.possible import why_not_table
from tdapp.services.systems.knockout_words import BREAKS, HOWS, stage_name, stage_words, stages_text
from tdapp.services.systems.of_players import PlayersRules
from tdapp.services.systems.rules import Drawn

if TYPE_CHECKING:  # imported where a round is ranked
    from tdapp.services.tables.standings import Arrays, Standings

GAMES = (1, 2, 4)
"""How many games a match may have."""
_SHEETS = {"crosstable": "bracket"}


class PlayersKnockout(PlayersRules):
    """A bracket by the numbers of the players: 1 and 2 meet in the final only; byes go to the first numbers."""

    of = KNOCKOUT
    by = "the bracket"
    has_second = False

    def settled(self, facts: SectionFacts) -> SectionFacts:
        if facts.cycles not in GAMES:
            raise RuleViolation(tr("A match of a knock-out has 1, 2 or 4 games."))
        stages = -(-facts.rounds_total // facts.cycles)
        points = replace(facts.points, pab=Fraction(0))  # going on without an opponent is no game
        return replace(facts, swap_last_two=False, rounds_total=stages * facts.cycles, points=points)

    def pair(
        self, section: Section, number: int, *, engine: PairingEngine | None = None, patience: Patience = USUAL
    ) -> Drawn:
        require(why_not_table(section, number))
        fixture = fixture_of(section)
        assert fixture is not None
        pairs, byes = fixture.rounds[number - 1]
        return Drawn(pairs, None, byes=byes)

    def why(self, section: Section, round_: Round, one: int, other: int) -> tuple[str, ...]:
        tie = bracket_of(section).tie_between(stage_of(section, round_.number), one, other)
        if tie is None:
            return (tr("The bracket has no such match in round {number}.").format(number=round_.number),)
        return (tr("It stands in the bracket."), *_colours(section, round_, tie), *why_match(section, tie))

    def why_free(self, section: Section, round_: Round, number: int) -> tuple[str, ...]:
        return (tr("The field is no power of two: the first seeds go on without a game."),)

    def why_not(self, section: Section, round_: Round, one: int, other: int) -> tuple[Obstacle, ...]:
        bracket, stage = bracket_of(section), stage_of(section, round_.number)
        if other and any(board.players in ((one, other), (other, one)) for board in round_.boards):
            return ()
        found = []
        for number in filter(None, (one, other)):
            out = next((tie for tie in bracket.ties if tie.loser == number and tie.stage < stage), None)
            if out is not None:
                text = tr("{name} is out since the match {match}.")
                said = text.format(name=self.name(section, number), match=named_tie(section)(out))
                found.append(Obstacle(said, "", forbids=True))
        if not found:
            text = tr("The bracket has no such match in round {number}.")
            found.append(Obstacle(text.format(number=round_.number), "", forbids=True))
        return tuple(found)

    def announced(self, facts: SectionFacts, entered: int) -> tuple[str, ...]:
        rules = facts.system_facts
        assert isinstance(rules, KnockoutFacts)
        found = [
            tr("Knock-out by a bracket: numbers 1 and 2 can meet in the final only; byes go to the first numbers."),
            _SEEDS[rules.seeding](),
            tr("A match is one game.")
            if facts.cycles == 1
            else tr("A match has {games} games, with the colours in turn.").format(games=facts.cycles),
        ]
        if facts.cycles > GAMES[1] and rules.early:
            found.append(tr("It ends when nobody can catch up any more."))
        if rules.first_white is FirstWhite.SEED:
            found.append(tr("The better seed has White in the first game."))
        else:
            found.append(tr("Who had White less often has it in the first game, else the bracket says who."))
        if rules.deciders:
            found.append(tr("A drawn match is decided by: {stages}.").format(stages=stages_text(rules.deciders)))
        if not _always_decides(rules):
            found.append(tr("Where all is equal, the arbiter decides by lot."))
        if rules.third_place:
            found.append(tr("The losers of the semi-finals play for place 3."))
        else:
            found.append(tr("The losers of a stage share their places."))
        return tuple(found)

    def standings(
        self,
        section: Section,
        *,
        ladder: Ladder | None = None,
        trial: bool = False,
        after_round: int | None = None,
        arrays: Arrays | None = None,
    ) -> Standings:
        return super().standings(
            stages_view(section), ladder=ladder, trial=trial, after_round=after_round, arrays=arrays
        )

    def sheet(self, asked: str) -> str:
        return _SHEETS.get(asked, asked)


_SEEDS = {
    Seeding.RATING: lambda: tr("The seeds follow the ratings."),
    Seeding.NUMBER: lambda: tr("The seeds are the numbers of the start list."),
    Seeding.LOT: lambda: tr("The seeds are drawn by lot."),
}


def _always_decides(rules: KnockoutFacts) -> bool:
    last = rules.deciders[-1].by if rules.deciders else None
    return last in (TieBreak.SUDDEN, TieBreak.ARMAGEDDON, TieBreak.BLACK)


def _colours(section: Section, round_: Round, tie: Tie) -> tuple[str, ...]:
    games = games_of_stage(section)
    if games > 1 and game_of(section, round_.number) > 1:
        text = tr("Game {game} of {games}: the colours are the other way round than in the game before.")
        return (text.format(game=game_of(section, round_.number), games=games),)
    if facts_of_knockout(section).first_white is FirstWhite.SEED:
        return (tr("The better seed has White in the first game."),)
    return (tr("Who had White less often has it; where it is equal, the place in the bracket says who."),)


def why_match(section: Section, tie: Tie) -> tuple[str, ...]:
    """Sentences: the score, every stage of the tie-break with its games, and who goes on."""
    names = {player.number: player.name for player in section.players}
    shown = [names[number] for number in tie.pair if number is not None]
    if tie.by is By.BYE:
        return (tr("{team} goes on without a match.").format(team=shown[0]),) if shown else ()
    if tie.state is TieState.WAITING:
        return (tr("Not paired yet."),)
    if tie.state is TieState.OPEN:
        return (tr("Not decided: results are still open, or a game is to come."),)
    found = [tr("Score {score}.").format(score=_score(tie.compared[0].values))]
    for step in steps_of(section, tie):
        if step.stage.by in WITHOUT_GAMES:
            if step.better is not None:
                found.append(tr("{stage}.").format(stage=_begun(stage_words(step.stage))))
        elif step.games:
            rates = dict.fromkeys(game.rate for game in step.games if game.rate)
            played = tr(BREAKS[step.stage.by])
            said = f"{played} ({', '.join(rates)})" if rates else played
            found.append(tr("{stage}: {score}.").format(stage=_begun(said), score=_score(step.points)))
    if tie.state is TieState.TIED:
        step_now = next_step(section, tie)
        if step_now is not None:
            found.append(tr("To be played: {stage}.").format(stage=stage_words(step_now.stage)))
        else:
            found.append(tr("All is equal: the arbiter decides by lot."))
        return tuple(found)
    if tie.winner is None:
        return (*found, tr("Both have forfeited: nobody goes on."))
    winner, pair = names[tie.winner], tie.both
    decision = decision_of(section, tie.stage, pair) if pair is not None else None
    if tie.by is By.DECISION and decision is not None:
        text = tr("{team} goes on by {how}: {text}") if decision.text else tr("{team} goes on by {how}.")
        found.append(text.format(team=winner, how=tr(HOWS[decision.how]), text=decision.text))
    elif tie.by is By.FORFEIT:
        found.append(tr("{team} goes on: the other one has left.").format(team=winner))
    else:
        found.append(tr("{team} goes on.").format(team=winner))
    return tuple(found)


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]


def _score(values: tuple[Fraction, Fraction]) -> str:
    return " : ".join(points_text(value, half_sign=True) for value in values)


def way_of(section: Section, number: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The matches of a player from the first stage on: the stage with the players, and why it went as it did."""
    bracket, named = bracket_of(section), named_tie(section)
    found = []
    for tie in bracket.ties:
        if number in tie.pair and tie.state is not TieState.WAITING:
            name = stage_name(tie.stage, len(bracket.stages), teams=False)
            name = tr("Match for place 3") if tie.third else name
            title = name if tie.by is By.BYE else f"{name}: {named(tie)}"
            found.append((title, why_match(section, tie)))
    return tuple(found)
