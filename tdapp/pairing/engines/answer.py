"""From an engine's raw pairs to a Pairing: our numbers, our board order, and the absolute rules checked."""

from __future__ import annotations

from dataclasses import field

from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import Bracket, EngineFault, NoLegalPairing, Pairing
from tdapp.pairing.engines.exchange import Exchange
from tdapp.pairing.rules.board_order import in_board_order
from tdapp.pairing.rules.checker import Breach, breaches_of
from tdapp.pairing.rules.position import Position
from tdapp.pairing.rules.possible import has_legal_pairing


class IllegalAnswer(EngineFault):
    """The engine answered, but its pairing breaks absolute rules: it is not used."""

    def __init__(self, engine: str, breaches: tuple[Breach, ...], trf: str, details: str) -> None:
        shown = " ".join(breach.text for breach in breaches[:4])
        more = " " + tr("And {count} more.").format(count=len(breaches) - 4) if len(breaches) > 4 else ""
        super().__init__(
            tr(
                "The pairing of {engine} was refused because it breaks the rules: {shown}{more} Pair with "
                "another engine or by hand, and keep the file for a report."
            ).format(engine=engine, shown=shown, more=more),
            engine=engine,
            trf=trf,
            details=details,
        )
        self.breaches = breaches


@dataclass(frozen=True, slots=True)
class RawAnswer:
    """What came back, in the engine's numbers; 0 is the bye. ``rules`` names a colour rule by pair."""

    pairs: list[tuple[int, int]]
    brackets: tuple[Bracket, ...] = ()
    rules: dict[tuple[int, int], str] = field(default_factory=dict)
    text: str = ""
    seconds: float = 0.0


def accept(position: Position, exchange: Exchange, raw: RawAnswer, engine: str) -> Pairing:
    """The checked pairing; IllegalAnswer with every breach, EngineFault for numbers that do not exist."""
    try:
        pairs, byes = exchange.pairs(raw.pairs)
    except KeyError as error:
        raise EngineFault(
            tr("{engine} paired a player who does not exist ({error}).").format(engine=engine, error=error),
            engine=engine,
            trf=exchange.text,
            details=raw.text,
        ) from error
    breaches = breaches_of(position, pairs, byes)
    if breaches:
        raise IllegalAnswer(engine, breaches, exchange.text, raw.text)
    ordered = in_board_order(position, pairs)
    ours = exchange.number_of
    rules = {(ours[white], ours[black]): rule for (white, black), rule in raw.rules.items() if white and black}
    return Pairing(
        round=position.round,
        pairs=ordered,
        bye=byes[0] if byes else None,
        engine=engine,
        brackets=_brackets(raw, exchange),
        colour_rules=tuple(rules.get(pair, "") for pair in ordered) if rules else (),
        answer=raw.text,
        trf=exchange.text,
        seconds=raw.seconds,
    )


def no_pairing(position: Position, exchange: Exchange, engine: str) -> Exception:
    """What to raise when an engine says that there is no legal pairing: believed only when it is true."""
    if has_legal_pairing(position):
        return EngineFault(
            tr(
                "{engine} found no legal pairing of round {round}, but there is one. Pair with another engine "
                "or by hand, and keep the file for a report."
            ).format(engine=engine, round=position.round),
            engine=engine,
            trf=exchange.text,
        )
    return NoLegalPairing(position.round)


def _brackets(raw: RawAnswer, exchange: Exchange) -> tuple[Bracket, ...]:
    """What the engine said about score groups; none of it when it names players who do not exist."""
    try:
        return tuple(_in_our_numbers(bracket, exchange) for bracket in raw.brackets)
    except KeyError:
        return ()


def _in_our_numbers(bracket: Bracket, exchange: Exchange) -> Bracket:
    ours = {0: 0, **exchange.number_of}
    return Bracket(
        bracket.score,
        tuple(ours[number] for number in bracket.players if number),
        tuple((ours[white], ours[black]) for white, black in bracket.pairs),
        tuple(ours[number] for number in bracket.floated if number),
        bracket.costs,
    )
