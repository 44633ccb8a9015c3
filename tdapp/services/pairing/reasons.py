"""Why a stored round is as it is, in paragraphs: for a board, for whoever has no game, for a pair that was not made."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.round import Board, Round
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import Pairing
from tdapp.pairing.reasons.explain import explain_board, explain_bye
from tdapp.pairing.reasons.obstacle import Obstacle
from tdapp.pairing.reasons.why_not import why_not, why_not_bye
from tdapp.pairing.rules.position import position_of
from tdapp.pairing.rules.protections import wishes_for


def pairing_of(round_: Round) -> Pairing:
    """A stored round as the engine gave it: colours that were exchanged at the board are put back."""
    bye = next((number for number, outcome in round_.byes if outcome is Outcome.PAIRING_BYE), None)
    pairs = tuple(_as_paired(board) for board in round_.boards)
    return Pairing(round_.number, pairs, bye, round_.engine.program)


def reasons_of_board(section: Section, round_: Round, number: int) -> tuple[str, ...]:
    """The paragraphs for one board. RuleViolation where the position before the round is not known."""
    white, black = _as_paired(round_.board(number))
    names = {player.number: player.name for player in section.players}
    head = tr("White: {white} ({white_number}). Black: {black} ({black_number}).").format(
        white=names[white], white_number=white, black=names[black], black_number=black
    )
    if section.system.berger:
        return (
            head,
            tr("Round robin: this board is in round {number} of the Berger table.").format(number=round_.number),
        )
    reason = explain_board(position_of(section, round_.number), white, black)
    found = [head, *reason.sentences]
    found += [
        tr("They were to be kept apart ({name}); the wish had to yield, or the pairing was made by hand.").format(
            name=wish.name or tr("a wish")
        )
        for wish in wishes_for(section, round_.number)
        if {white, black} <= set(wish.numbers)
    ]
    return (*found, *how_paired(round_))


def reasons_of_bye(section: Section, round_: Round, number: int) -> tuple[str, ...]:
    """The paragraphs for a player without a game."""
    player = section.players[section.index_of(number)]
    outcome = dict(round_.byes).get(number)
    match outcome:
        case Outcome.PAIRING_BYE if section.system.by_scores:
            return (*explain_bye(position_of(section, round_.number), number), *how_paired(round_))
        case Outcome.REST:
            text = tr("{name} is free in this round of the Berger table.")
        case Outcome.HALF_POINT_BYE:
            text = tr("{name} asked for a half-point bye.")
        case Outcome.FULL_POINT_BYE:
            text = tr("{name} got a full-point bye from the arbiter.")
        case Outcome.ZERO_POINT_BYE:
            text = tr("{name} is absent in this round, or has left.")
        case None:
            text = tr("{name} has neither an opponent nor a bye yet.")
        case _:
            text = tr("{name} has no opponent in this round.")
    return (text.format(name=player.name),)


def reasons_against(section: Section, round_: Round, one: int, other: int) -> tuple[Obstacle, ...]:
    """What forbids or worsens a pair that was not made; ``other`` 0: the bye. Empty when it is so."""
    if section.system.berger:
        text = tr("Round robin: the Berger table has no such board in round {number}.")
        return (Obstacle(text.format(number=round_.number), "", forbids=True),)
    position, pairing = position_of(section, round_.number), pairing_of(round_)
    return why_not(position, pairing, one, other) if other else why_not_bye(position, pairing, one)


def how_paired(round_: Round) -> tuple[str, ...]:
    """Who paired the round."""
    if round_.difference:
        return (
            tr("Paired by hand; it differs from the engine's pairing: {lines}").format(
                lines=" ".join(round_.difference)
            ),
        )
    if round_.engine.by_hand:
        return (tr("Paired by hand."),)
    if not round_.engine.name:
        return (tr("Imported: who paired it is not known."),)
    return (tr("Paired by {engine}.").format(engine=round_.engine.program),)


def _as_paired(board: Board) -> tuple[int, int]:
    """White and Black as they were paired, also where the game was played the other way round."""
    return (board.black, board.white) if board.colours_swapped else (board.white, board.black)
