"""Correcting a result of an earlier round: which scope is usual, which are allowed, and what would change."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tdapp.domain.commands.rounds import CorrectionScope
from tdapp.domain.knockout.players import knocks_out
from tdapp.domain.rules.rounds import rule
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.results import result_text
from tdapp.domain.section.round import Board, Round, RoundState
from tdapp.domain.words.checks import Warning
from tdapp.domain.words.decimals import Figure
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.services.rounds.paired_on import followers_of
from tdapp.services.rounds.trial_result import with_result
from tdapp.services.tables.ladder_preview import Move, compare
from tdapp.services.tables.standings import compute_standings

_MOST_MOVES = 8  # lines of a preview


@dataclass(frozen=True, slots=True)
class CorrectionPreview:
    """What a correction would do, before it is made.

    ``points`` are (pairing number, points in the table before, after) of the players whose points change, ``moves``
    the players whose place changes in the table after ``after_round``. Both are empty for the rating report only.
    """

    after_round: int
    points: tuple[tuple[int, str, str], ...]
    moves: tuple[Move, ...]
    sentence: str


def usual_scope(rounds: Sequence[Round], number: int) -> CorrectionScope:
    """The scope to begin with, by when the fault was found.

    Before the next pairing is public: everything. While the next round is played: the pairings after it. Once that is
    over: the rating report only.
    """
    later = [one for one in rounds if one.number > number and one.is_paired and one.state is not RoundState.DRAFT]
    if not later:
        return CorrectionScope.EVERYTHING
    if len(later) == 1 and later[0].open_boards:
        return CorrectionScope.NEXT_PAIRING
    return CorrectionScope.RATING_ONLY


def allowed_scopes(rounds: Sequence[Round], number: int, *, fide_mode: bool) -> tuple[CorrectionScope, ...]:
    """In FIDE mode only the last two rounds change standings (Q189-193)."""
    last = max((one.number for one in rounds if one.is_paired), default=0)
    if fide_mode and number < last - 1:
        return (CorrectionScope.RATING_ONLY,)
    return tuple(CorrectionScope)


def correction_warning(
    section: Section, number: int, board: Board, result: GameResult, scope: CorrectionScope
) -> tuple[Warning, ...]:
    """What a correction of an earlier round has to confirm; in a knock-out also what it withdraws."""
    if knocks_out(section) and scope is not CorrectionScope.RATING_ONLY:
        follow = followers_of(section, with_result(section, number, board, result))
        if follow.seats:
            return follow.warnings
    old = board.rating_result if scope is CorrectionScope.RATING_ONLY and board.rating_result else board.result
    facts = {
        "board": board.number,
        "round": number,
        "old": partial(result_text, old),
        "new": partial(result_text, result),
    }
    rule_id = "rating-only-correction" if scope is CorrectionScope.RATING_ONLY else "earlier-round-corrected"
    return (rule(rule_id).warn(**facts),)


def preview_correction(
    section: Section,
    round_number: int,
    board: Board,
    result: GameResult,
    scope: CorrectionScope = CorrectionScope.EVERYTHING,
) -> CorrectionPreview:
    """Points and places as they would change in the section's official ladder; the section stays as it is."""
    before = compute_standings(section)
    if scope is CorrectionScope.RATING_ONLY:
        return CorrectionPreview(before.after_round, (), (), tr("Points and places stay; the rating report changes."))
    changed = with_result(section, round_number, board, result)
    after = compute_standings(changed, after_round=before.after_round)
    difference = compare(before, after)
    old, new = ({row.player.number: row.points for row in table.rows} for table in (before, after))
    points = tuple((number, old[number], new[number]) for number in board.players if old[number] != new[number])
    return CorrectionPreview(before.after_round, points, difference.moves, difference.sentence)


def effect_lines(section: Section, preview: CorrectionPreview) -> tuple[str, ...]:
    """A preview as lines: points, then places."""
    lines = [
        tr("{name}: {old} → {new} points").format(name=section.shown(number), old=Figure(old), new=Figure(new))
        for number, old, new in preview.points
    ]
    lines.append(preview.sentence)
    lines += [f"{move.old_rank or '–'} → {move.new_rank or '–'}  {move.name}" for move in preview.moves[:_MOST_MOVES]]
    if len(preview.moves) > _MOST_MOVES:
        lines.append(tr("and {count} more").format(count=len(preview.moves) - _MOST_MOVES))
    return tuple(lines)
