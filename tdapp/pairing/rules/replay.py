"""Every round of a file paired again and compared: the pairing checker (FIDE's Q16 to Q21)."""

from __future__ import annotations

from collections.abc import Callable

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Colour, Outcome
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import USUAL, NoLegalPairing, Pairing, PairingEngine, Patience
from tdapp.pairing.rules.checker import Breach, breaches_of
from tdapp.pairing.rules.position import last_paired_round, position_of


@dataclass(frozen=True, slots=True)
class Made:
    """A round as the file has it: (White, Black) pairs, and the pairing-allocated byes."""

    pairs: tuple[tuple[int, int], ...]
    byes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Replay:
    """One round: as made, as the engine pairs it (None: it has no legal pairing), the rules that were broken."""

    round: int
    made: Made
    engine: Pairing | None
    breaches: tuple[Breach, ...]
    differences: tuple[str, ...]

    @property
    def agrees(self) -> bool:
        """Whether pairs, colours and bye are those of the engine."""
        return not self.differences


def round_as_made(section: Section, round_number: int) -> Made:
    """The pairs and byes of a round that was held; where no colours are known the smaller number stands first."""
    pairs, byes = [], []
    for player, row in zip(section.players, section.cells, strict=True):
        cell = row[round_number - 1]
        if cell.outcome is Outcome.PAIRING_BYE:
            byes.append(player.number)
        elif cell.rules.paired and cell.opponent:
            first = cell.colour is Colour.WHITE or (cell.colour is None and player.number < cell.opponent)
            pairs += [(player.number, cell.opponent)] if first else []
    return Made(tuple(pairs), tuple(byes))


def replay_round(
    engine: PairingEngine,
    section: Section,
    round_number: int,
    *,
    patience: Patience = USUAL,
) -> Replay:
    """Pair one round that was held again, under the state of that time, and compare."""
    made = round_as_made(section, round_number)
    breaches = breaches_of(position_of(section, round_number), made.pairs, made.byes)
    try:
        pairing = engine.pair(section, round_number, patience=patience)
    except NoLegalPairing as none:
        return Replay(round_number, made, None, breaches, (str(none),))
    return Replay(round_number, made, pairing, breaches, differences(made, pairing))


def replay(
    engine: PairingEngine,
    section: Section,
    *,
    patience: Patience = USUAL,
    done: Callable[[Replay], None] | None = None,
) -> tuple[Replay, ...]:
    """All rounds that its system paired, one after the other; ``done`` hears of each."""
    found = []
    for round_number in range(max(1, section.system_since), last_paired_round(section) + 1):
        found.append(replay_round(engine, section, round_number, patience=patience))
        if done is not None:
            done(found[-1])
    return tuple(found)


def differences(made: Made, pairing: Pairing) -> tuple[str, ...]:
    """Each board where two pairings of a round differ, named by its number in the engine's order."""
    found = []
    by_players = {frozenset(pair): pair for pair in made.pairs}
    for board, (white, black) in enumerate(pairing.pairs, 1):
        same = by_players.pop(frozenset((white, black)), None)
        if same is None:
            found.append(
                tr("board {board}: {white} - {black} expected, {instead_white}, {instead_black}").format(
                    board=board,
                    white=white,
                    black=black,
                    instead_white=_instead(made, white),
                    instead_black=_instead(made, black),
                )
            )
        elif same != (white, black):
            found.append(
                tr("board {board}: {white} - {black} expected, the colours are the other way round").format(
                    board=board, white=white, black=black
                )
            )
    expected = () if pairing.bye is None else (pairing.bye,)
    if made.byes != expected:
        found.append(
            tr("bye: {expected} expected, {found} found").format(expected=_byes(expected), found=_byes(made.byes))
        )
    return tuple(found)


def _instead(made: Made, number: int) -> str:
    for white, black in made.pairs:
        if number in (white, black):
            return tr("found {white} - {black}").format(white=white, black=black)
    return (
        tr("{number} has the bye").format(number=number)
        if number in made.byes
        else tr("{number} is not paired").format(number=number)
    )


def _byes(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers)) or "none"
