"""Why this pairing: for every board the score groups, the floats and the colours; for the bye, why this player."""

from __future__ import annotations

from dataclasses import dataclass

from tdapp.domain.outcome import Colour
from tdapp.domain.scoring import points_text
from tdapp.pairing.checker import bye_breaches
from tdapp.pairing.colours import Preference, Strength, first_has_white
from tdapp.pairing.engine import Bracket, Pairing
from tdapp.pairing.position import Card, Float, Position, initial_colour_of
from tdapp.pairing.possible import has_legal_pairing_with_bye, may_meet, most_pairs


@dataclass(frozen=True, slots=True)
class BoardReason:
    """One board in sentences: ``group`` (who stood where), ``floats`` (why not within a group), ``white`` and
    ``black`` (the colour each was due), ``colours`` (which article decided, given in ``article``)."""

    pair: tuple[int, int]
    group: str
    floats: tuple[str, ...]
    white: str
    black: str
    article: str
    colours: str


@dataclass(frozen=True, slots=True)
class Explanation:
    """A round explained: the boards in their order, and why this player got the bye (empty without one)."""

    boards: tuple[BoardReason, ...]
    bye: tuple[str, ...]


def explain_pairing(position: Position, pairing: Pairing) -> Explanation:
    """Explain a pairing from the section alone; the engine's brackets, where known, say who floated through where."""
    boards = tuple(explain_board(position, pairing, white, black) for white, black in pairing.pairs)
    bye = () if pairing.bye is None else explain_bye(position, pairing.bye)
    return Explanation(boards, bye)


def explain_board(position: Position, pairing: Pairing, white: int, black: int) -> BoardReason:
    """One board."""
    higher, lower = sorted((position.cards[white], position.cards[black]), key=lambda card: card.order)
    if higher.pairing_score == lower.pairing_score:
        group = f"Both have {_points(higher)}."
    else:
        group = f"{higher.number} with {_points(higher)} floats down to {lower.number} with {_points(lower)}."
    article, colours = _colours(position, higher, lower, white)
    return BoardReason(
        (white, black),
        group,
        _why_floated(position, pairing, higher) if higher.pairing_score != lower.pairing_score else (),
        preference_text(position.cards[white]),
        preference_text(position.cards[black]),
        article,
        colours,
    )


def preference_text(card: Card) -> str:
    """The colour a player is due and the article that says so: one sentence."""
    wanted = card.preference
    match wanted.strength:
        case Strength.NONE:
            return f"{card.number} has played no game yet and is due no colour (1.7.4)."
        case Strength.MILD:
            why = f"to alternate after {_name(wanted.colour, other=True)}"
        case Strength.STRONG:
            why = f"for a colour difference of {card.difference:+d}"
        case Strength.ABSOLUTE:
            twice = (
                len(card.colours) > 1 and card.colours[-1] == card.colours[-2] != wanted.colour.value
                if wanted.colour
                else False
            )
            why = (
                f"after {_name(wanted.colour, other=True)} twice running"
                if twice
                else f"for a colour difference of {card.difference:+d}"
            )
    return f"{card.number} is due {_name(wanted.colour)}, {_STRENGTHS[wanted.strength]}, {why} ({wanted.article})."


def explain_bye(position: Position, number: int) -> tuple[str, ...]:
    """Why this player: who may not have it (C2), who stands lower and why not he (C4, C5), who equals him (C9)."""
    card = position.cards[number]
    present = [position.cards[other] for other in position.present]
    found = [f"{number} gets the bye: {len(present)} players are to be paired, an odd number."]
    lower = [other for other in present if other.pairing_score < card.pairing_score]
    barred = [other for other in present if other.bye_round is not None and other.pairing_score <= card.pairing_score]
    found += [breach.text for other in barred for breach in bye_breaches(position, other.number)]
    candidates = [other for other in reversed(lower) if other.bye_round is None]
    could = None
    for other in candidates[:_MOST_BYES_TRIED]:
        if has_legal_pairing_with_bye(position, other.number):
            could = other
            break
        found.append(f"Without {other.number} the others could not be paired (C4).")
    if could is not None:
        found.append(f"{could.number} with {_points(could)} could have had it: a bye by the rules goes lower (C5).")
    elif len(candidates) <= _MOST_BYES_TRIED:
        found.append(f"Nobody with fewer points than {_points(card)} can have it (C5).")
    equals = [
        other
        for other in present
        if other.pairing_score == card.pairing_score and other is not card and other.bye_round is None
    ]
    spared = [other for other in equals if other.unplayed > card.unplayed]
    if spared:
        named = ", ".join(f"{other.number} ({other.unplayed})" for other in spared)
        found.append(f"{number} has missed {card.unplayed} games, fewer than {named} (C9).")
    others = [str(other.number) for other in equals if other not in spared]
    if others:
        found.append(
            f"{', '.join(others)} could have had it as well; the pairing of the whole group decided (C6 to C21)."
        )
    return tuple(found)


_MOST_TRIED = 3  # each trial is a matching of the whole group
_MOST_BYES_TRIED = 20  # each a matching of the whole field
_STRENGTHS = {Strength.ABSOLUTE: "absolutely", Strength.STRONG: "strongly", Strength.MILD: "mildly"}


def due_pair(position: Position, one: int, other: int) -> tuple[int, int, str]:
    """(White, Black, article) for two players who are to meet: what 5.2 gives them, for pairs made by hand."""
    higher, lower = sorted((position.cards[one], position.cards[other]), key=lambda card: card.order)
    initial = initial_colour_of(position.section) or Colour.WHITE
    first_white, article = first_has_white(higher.side, lower.side, initial)
    white, black = (higher, lower) if first_white else (lower, higher)
    return white.number, black.number, article


def _colours(position: Position, higher: Card, lower: Card, white: int) -> tuple[str, str]:
    initial = initial_colour_of(position.section) or Colour.WHITE
    due, _, article = due_pair(position, higher.number, lower.number)
    if white != due:
        return article, f"{due} was due White by {article}; the colours were given otherwise."
    match article:
        case "5.2.1":
            text = "Both get the colour they are due"
            if Strength.NONE in (higher.preference.strength, lower.preference.strength):
                text = "The only player who is due a colour gets it"
        case "5.2.2":
            winner = _favoured(higher, lower, white)
            why = "stronger" if higher.preference.strength is not lower.preference.strength else "wider"
            text = f"Both are due {_name(winner.preference.colour)}; {winner.number} has the {why} claim"
        case "5.2.3":
            text = "The colours alternate to the last time the two had different ones"
        case "5.2.4":
            text = f"Equal claims and history: {higher.number}, the higher-ranked, gets the colour due"
        case _:
            parity = "odd" if higher.tpn % 2 else "even"
            which = f"{higher.number}, the higher-ranked, has an {parity} number"
            text = f"Nothing played yet: {which}; the initial colour is {_name(initial)}"
    return article, f"{text} ({article})."


def _favoured(higher: Card, lower: Card, white: int) -> Card:
    wanted = higher.preference.colour
    has_white, has_black = (higher, lower) if white == higher.number else (lower, higher)
    return has_white if wanted is Colour.WHITE else has_black


def _why_floated(position: Position, pairing: Pairing, card: Card) -> tuple[str, ...]:
    bracket = _bracket_of(position, pairing, card)
    score = _points(card)
    players = [position.cards[number] for number in bracket.players]
    moved = [other for other in players if other.pairing_score > card.pairing_score]
    found = []
    if moved:
        names = ", ".join(str(other.number) for other in moved)
        found.append(f"Into the group of {score} came {names} from above.")
    possible = most_pairs(position, bracket.players)
    needed = len(players) - 2 * possible
    partners = [other.number for other in players if other is not card and may_meet(position, card, other)]
    if not partners:
        found.append(f"{card.number} may meet nobody of the group of {score}.")
    elif len(bracket.floated) > needed:
        found.append(
            f"{len(bracket.floated)} of the {len(players)} players of the group of {score} float, so that everyone "
            "below can be paired (C4)."
        )
    elif needed == len(players) % 2 == 1:
        found.append(f"The group of {score} has {len(players)} players, an odd number: one floats (C6).")
    elif needed:
        found.append(
            f"The group of {score} has {len(players)} players, but only {possible} legal pairs: {needed} float (C6)."
        )
    if partners:
        stayed = [other for other in players if other.order > card.order and other.number not in bracket.floated]
        found += [text for other in reversed(stayed) if (text := _why_spared(card, other))]
        found += _why_kept(position, bracket, card, stayed)
    return tuple(found)


def _why_spared(card: Card, other: Card) -> str:
    """A lower-ranked player of the group stayed because he floated down lately (C14, C16); else empty."""
    for index, article in ((0, "C14"), (1, "C16")):
        if other.floated[index] is Float.DOWN and card.floated[index] is not Float.DOWN:
            when = "in the last round" if index == 0 else "two rounds ago"
            return f"{other.number} was spared, having floated down {when} ({article})."
    return ""


def _why_kept(position: Position, bracket: Bracket, card: Card, stayed: list[Card]) -> list[str]:
    """The lowest players of the group without whom the others could not be paired."""
    found = []
    for other in stayed[-_MOST_TRIED:]:
        rest = [number for number in bracket.players if number not in bracket.floated or number == card.number]
        rest.remove(other.number)
        if 2 * most_pairs(position, rest) < len(rest) - len(rest) % 2:
            found.append(f"Had {other.number} floated instead, the rest of the group could not be paired.")
    return found


def _bracket_of(position: Position, pairing: Pairing, card: Card) -> Bracket:
    """The engine's bracket of the player's own score, else the bare score group."""
    for bracket in pairing.brackets:
        if card.number in bracket.players and card.number in bracket.floated:
            return bracket
    group = next(cards for score, cards in position.groups if score == card.pairing_score)
    numbers = {other.number for other in group}
    floated = tuple(number for number in sorted(numbers) if pairing.opponent_of(number) not in numbers)
    return Bracket("", tuple(other.number for other in group), (), floated)


def _points(card: Card) -> str:
    return points_text(card.pairing_score)


def _name(colour: Colour | None, *, other: bool = False) -> str:
    is_white = (colour is Colour.WHITE) != other
    return "White" if is_white else "Black"


def preference_code(wanted: Preference) -> str:
    """The preference as checklists show it: ``w2`` absolute, ``b1`` strong, ``w0`` mild, ``nc`` none."""
    return "nc" if wanted.colour is None else f"{wanted.colour.value}{wanted.strength.value}"
