"""Knock-out of players: the winner of a match goes on, a drawn match is decided by what was announced."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tdapp.domain.knockout.players import (
    Bracket,
    Tie,
    bracket_of,
    decision_of,
    facts_of_knockout,
    fixture_of,
    games_of,
    named_tie,
    next_step,
    planned_round,
    steps_of,
)
from tdapp.domain.knockout.tree import By, TieState
from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.round import Round
from tdapp.domain.section.scoring import points_text
from tdapp.domain.section.stages import game_of, games_of_stage, stage_of
from tdapp.domain.systems.knockout import GAMES, WITHOUT_GAMES, FirstWhite, KnockoutFacts, Seeding, TieBreak
from tdapp.domain.systems.registry import KNOCKOUT
from tdapp.domain.words.checks import require
from tdapp.domain.words.wording import marked, tr
from tdapp.pairing.engines.engine import USUAL, PairingEngine, Patience
from tdapp.pairing.reasons.obstacle import Obstacle
from tdapp.services.rounds.possible import why_not_table
from tdapp.services.systems.knockout_words import BREAKS, HOWS, stage_name, stage_words, stages_text
from tdapp.services.systems.of_players import PlayersRules
from tdapp.services.systems.rules import Drawn

_SHEETS = {"crosstable": "bracket"}


class PlayersKnockout(PlayersRules):
    """A bracket by the numbers of the players: 1 and 2 meet in the final only; byes go to the first numbers."""

    of = KNOCKOUT
    by = marked("the bracket")
    has_second = False

    def settled(self, facts: SectionFacts) -> SectionFacts:
        games = games_of_stage(facts)
        stages = -(-facts.rounds_total // games)
        points = replace(facts.points, pab=Fraction(0))  # going on without an opponent is no game
        return replace(facts, swap_last_two=False, rounds_total=stages * games, cycles=1, points=points)

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
        white = next((board.white for board in round_.boards if {*board.players} == {one, other}), one)
        return (tr("It stands in the bracket."), *_colours(section, round_, tie), *why_match(section, tie, white))

    def why_free(self, section: Section, round_: Round, number: int) -> tuple[str, ...]:
        return (tr("The field is no power of two: the first seeds go on without a game."),)

    def why_not(self, section: Section, round_: Round, one: int, other: int) -> tuple[Obstacle, ...]:
        bracket, stage = bracket_of(section), stage_of(section, round_.number)
        if other and any(board.players in ((one, other), (other, one)) for board in round_.boards):
            return ()
        found = []
        for number in filter(None, (one, other)):
            before = (tie for tie in bracket.ties if number in tie.pair and tie.stage < stage)
            out = next((tie for tie in before if tie.state is TieState.DECIDED and tie.winner != number), None)
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
            if rules.games == 1
            else tr("A match has {games} games, with the colours in turn.").format(games=rules.games),
        ]
        if rules.games > GAMES[1] and rules.early:
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
    game = game_of(section, round_.number)
    if game > 1:
        text = tr("Game {game} of {games}: the colours are the other way round than in the game before.")
        return (text.format(game=game, games=games_of_stage(section)),)
    if facts_of_knockout(section).first_white is FirstWhite.SEED:
        return (tr("The better seed has White in the first game."),)
    return (tr("Who had White less often has it; where it is equal, the place in the bracket says who."),)


def why_match(section: Section, tie: Tie, first: int | None = None) -> tuple[str, ...]:
    """Sentences: the score, every stage of the tie-break with its games, and who goes on.

    Scores name the points of ``first`` before the other's; without it those of the upper place in the bracket.
    """
    turned = first is not None and tie.pair[1] == first
    names = {player.number: player.name for player in section.players}
    shown = [names[number] for number in tie.pair if number is not None]
    if tie.by is By.BYE:
        return (tr("{team} goes on without a match.").format(team=shown[0]),) if shown else ()
    if tie.state is TieState.WAITING:
        return (tr("Not paired yet."),)
    if tie.state is TieState.OPEN:
        return (tr("Not decided: results are still open, or a game is to come."),)
    found = [tr("Score {score}.").format(score=_score(tie.compared[0].values, turned))]
    for step in steps_of(section, tie):
        if step.stage.by in WITHOUT_GAMES:
            if step.better is not None:
                found.append(tr("{stage}.").format(stage=_begun(stage_words(step.stage))))
        elif step.games:
            rates = dict.fromkeys(game.rate for game in step.games if game.rate)
            played = tr(BREAKS[step.stage.by])
            said = f"{played} ({', '.join(rates)})" if rates else played
            found.append(tr("{stage}: {score}.").format(stage=_begun(said), score=_score(step.points, turned)))
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


def _score(values: tuple[Fraction, Fraction], turned: bool) -> str:
    return " : ".join(points_text(value, half_sign=True) for value in (reversed(values) if turned else values))


def differences(section: Section, number: int) -> tuple[str, ...]:
    """What a round has that the bracket has not: pairs, and colours of a later game that are not turned round."""
    bracket, stage = bracket_of(section), stage_of(section, number)
    names = {player.number: player.shown for player in section.players}
    met = {frozenset((game.white, game.black)): game for game in games_of(section, number)}
    found = []
    if number == 1:
        planned = planned_round(section, 1)
        wanted = {frozenset(pair) for pair in planned[0]} if planned is not None else set()
        found += [
            tr("{white} – {black} is not in the bracket of the seeds.").format(
                white=names[game.white], black=names[game.black]
            )
            for pair, game in met.items()
            if pair not in wanted
        ]
    elif game_of(section, number) > 1:
        before = {(game.white, game.black) for game in games_of(section, number - 1)}
        for game in met.values():
            if (game.black, game.white) not in before:
                text = tr("{white} – {black} is no further game of the match, or the colours are not reversed.")
                found.append(text.format(white=names[game.white], black=names[game.black]))
    else:
        for tie in bracket.of_stage(stage):
            feeds = _feeds(bracket, tie)
            for player, feed in zip(tie.pair, feeds, strict=True):
                due = feed.loser if tie.third else feed.winner
                if tie.meetings and feed.state is TieState.DECIDED and due not in tie.pair and player is not None:
                    text = tr("{name} plays, but {due} comes from the match {match}.")
                    due_name = names[due] if due is not None else "–"
                    found.append(text.format(name=names[player], due=due_name, match=named_tie(section)(feed)))
    return tuple(found)


def _feeds(bracket: Bracket, tie: Tie) -> tuple[Tie, Tie]:
    before = bracket.stages[tie.stage - 2]
    place = 0 if tie.third else 2 * tie.place - 2
    return before[place], before[place + 1]


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
