"""What must be done before a tournament can be closed, as a list that can be ticked off."""

from __future__ import annotations

from collections.abc import Sequence

from tdapp.domain.section.round import Round
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr


@dataclass(frozen=True, slots=True)
class ClosingCheck:
    """One condition; ``missing`` are sentences about what is left to do, none when it is fulfilled."""

    title: str
    missing: tuple[str, ...] = ()

    @property
    def is_done(self) -> bool:
        """True when nothing is missing."""
        return not self.missing


def closing_checks(
    rounds: Sequence[Round], rounds_total: int, *, by_hand_is_stale: bool = False
) -> tuple[ClosingCheck, ...]:
    """Every condition in the order in which they are met.

    ``by_hand_is_stale``: results changed after places or values were typed in.
    """
    last = max((state.number for state in rounds if state.is_paired), default=0)
    held = tuple(rounds[:last])
    stale = tr("Results changed after places or values were entered by hand: look at them and save them again.")
    return (
        ClosingCheck(tr("Every round is paired and published"), tuple(_unpaired(held, last, rounds_total))),
        ClosingCheck(
            tr("Every result is in"),
            tuple(
                tr("Round {number} has no result at board {boards}.").format(
                    number=state.number, boards=_listed(state, state.open_boards)
                )
                for state in held
                if state.open_boards
            ),
        ),
        ClosingCheck(
            tr("No game is adjourned"),
            tuple(
                tr("Round {number} has an adjourned game at board {boards}.").format(
                    number=state.number, boards=_listed(state, state.adjourned_boards)
                )
                for state in held
                if state.adjourned_boards
            ),
        ),
        ClosingCheck(
            tr("The results of the last round were entered twice"),
            tuple(
                tr("The last round is not verified at board {boards}.").format(
                    boards=_listed(state, state.unverified_boards)
                )
                for state in held[-1:]
                if not state.open_boards and state.unverified_boards
            ),
        ),
        ClosingCheck(tr("Places and values entered by hand are up to date"), (stale,) if by_hand_is_stale else ()),
    )


def _unpaired(held: Sequence[Round], last: int, rounds_total: int) -> list[str]:
    if not last:
        return [tr("No round has been played.")]
    found = []
    if last < rounds_total:
        found.append(tr("Only {last} of {total} rounds are paired.").format(last=last, total=rounds_total))
    for state in held:
        if state.manual:
            found.append(tr("The manual pairing of round {number} is not finished.").format(number=state.number))
        if state.is_draft:
            found.append(tr("The pairings of round {number} are not published.").format(number=state.number))
    return found


def _listed(state: Round, boards: tuple[int, ...]) -> str:
    shown = ", ".join(map(state.board_name, boards[:8]))
    return shown if len(boards) <= 8 else tr("{listed} and {count} more").format(listed=shown, count=len(boards) - 8)
