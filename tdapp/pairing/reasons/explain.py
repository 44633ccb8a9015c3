"""Why this pairing: for every board the score groups, the floats and the colours; for the bye, why this player."""

from __future__ import annotations

from tdapp.domain.section.outcome import Colour
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import ntr, tr
from tdapp.pairing.engines.engine import Pairing
from tdapp.pairing.reasons.verdicts import Judge, points_of
from tdapp.pairing.rules.checker import bye_breaches, colour_name
from tdapp.pairing.rules.colours import Preference, Strength, first_has_white
from tdapp.pairing.rules.position import Card, Position, initial_colour_of
from tdapp.pairing.rules.possible import may_meet


@dataclass(frozen=True, slots=True)
class BoardReason:
    """One board in sentences: ``group`` (who stood where), ``floats`` (why not within a group), ``why`` (what speaks
    against every other pairing of the bracket), ``white`` and ``black`` (the colour each was due), ``colours`` (which
    article decided, given in ``article``)."""

    pair: tuple[int, int]
    group: str
    floats: tuple[str, ...]
    why: str
    white: str
    black: str
    article: str
    colours: str

    @property
    def sentences(self) -> tuple[str, ...]:
        """All of it in the order of reading."""
        return (self.group, *self.floats, self.why, self.white, self.black, self.colours)


@dataclass(frozen=True, slots=True)
class Explanation:
    """A round explained: the boards in their order, and why this player got the bye (empty without one)."""

    boards: tuple[BoardReason, ...]
    bye: tuple[str, ...]


def explain_pairing(position: Position, pairing: Pairing) -> Explanation:
    """Explain a pairing from the section alone, whoever made it: our engine pairs it again and forces alternatives."""
    judge = Judge(position)
    boards = tuple(explain_board(position, white, black, judge) for white, black in pairing.pairs)
    bye = () if pairing.bye is None else explain_bye(position, pairing.bye, judge)
    return Explanation(boards, bye)


def explain_board(position: Position, white: int, black: int, judge: Judge | None = None) -> BoardReason:
    """One board; ``judge`` knows the position already."""
    judge = judge or Judge(position)
    higher, lower = sorted((position.cards[white], position.cards[black]), key=lambda card: card.order)
    article, colours = colours_given(position, white, black)
    return BoardReason(
        (white, black),
        where_they_stood(position, higher, lower),
        _why_floated(position, judge, higher) if higher.pairing_score != lower.pairing_score else (),
        _why_board(position, judge, white, black),
        preference_text(position.cards[white]),
        preference_text(position.cards[black]),
        article,
        colours,
    )


def where_they_stood(position: Position, higher: Card, lower: Card) -> str:
    """The score groups of two who meet."""
    if higher.pairing_score == lower.pairing_score:
        count = sum(position.cards[number].pairing_score == higher.pairing_score for number in position.present)
        text = ntr(
            "Both stand in the score group of {points}, which has {count} player.",
            "Both stand in the score group of {points}, which has {count} players.",
            count,
        )
        group = text.format(points=points_of(higher.pairing_score), count=count)
    else:
        group = tr("{higher} with {points} floats down to {lower} with {fewer}.").format(
            higher=higher.shown,
            points=points_of(higher.pairing_score),
            lower=lower.shown,
            fewer=points_of(lower.pairing_score),
        )
    if any(card.pairing_score != card.score for card in (higher, lower)):
        group += " " + tr("The points include the acceleration (C.04.7).")
    return group


def preference_text(card: Card) -> str:
    """The colour a player is due and the article that says so: one sentence."""
    wanted = card.preference
    facts = {
        "name": card.shown,
        "colour": colour_name(wanted.colour),
        "last": colour_name(wanted.colour.other if wanted.colour else None),
        "difference": f"{card.difference:+d}",
    }
    match wanted.strength:
        case Strength.NONE:
            text = tr("{name} has played no game yet and is due no colour (C.04.3, 1.7.4).")
        case Strength.MILD:
            text = tr("{name} is due {colour}, mildly, to alternate after {last} (C.04.3, 1.7.3).")
        case Strength.STRONG:
            text = tr("{name} is due {colour}, strongly, for a colour difference of {difference} (C.04.3, 1.7.2).")
        case Strength.ABSOLUTE:
            if had_twice(card):
                text = tr("{name} is due {colour}, absolutely, after {last} twice running (C.04.3, 1.7.1).")
            else:
                text = tr(
                    "{name} is due {colour}, absolutely, for a colour difference of {difference} (C.04.3, 1.7.1)."
                )
    return text.format(**facts)


def had_twice(card: Card) -> bool:
    """Whether an absolute preference comes from the same colour in the last two games played."""
    wanted = card.preference.colour
    return wanted is not None and len(card.colours) > 1 and card.colours[-1] == card.colours[-2] != wanted.value


def explain_bye(position: Position, number: int, judge: Judge | None = None) -> tuple[str, ...]:
    """Why this player: who may not have it (C2), who stands lower and why not he (C4, C5), why not his equals."""
    judge = judge or Judge(position)
    card = position.cards[number]
    present = [position.cards[other] for other in position.present]
    text = tr("{name} gets the bye: {count} players are to be paired, an odd number (C.04.1, 3).")
    found = [text.format(name=card.shown, count=len(present))]
    lower = [other for other in present if other.pairing_score < card.pairing_score]
    barred = [other for other in present if other.bye_round is not None and other.pairing_score <= card.pairing_score]
    found += [breach.text for other in barred for breach in bye_breaches(position, other.number)]
    candidates = [other for other in reversed(lower) if other.bye_round is None]
    could = next((other for other in candidates if judge.could_have_bye(other.number)), None)
    if could is not None:
        text = tr("{name} with {points} could have had it: a bye by the rules goes to fewer points (C5).")
        found.append(text.format(name=could.shown, points=points_of(could.pairing_score)))
        return tuple(found)
    if candidates:
        text = tr("Without one of these the others could not all be paired: {names} (C4).")
        found.append(text.format(names=_listed([other.shown for other in candidates])))
    found.append(tr("Nobody with less than {points} can have it (C5).").format(points=points_of(card.pairing_score)))
    equals = [
        other
        for other in present
        if other.pairing_score == card.pairing_score and other is not card and other.bye_round is None
    ]
    for other in equals[-_MOST_TRIED:]:
        reason = judge.if_he_floated(other.number)
        if reason is None:
            found.append(_by_the_rules(position, judge, other.number))
        else:
            text = tr("If {name} had the bye: {reason}")
            found.append(text.format(name=other.shown, reason=reason.text))
    return tuple(found)


_MOST_TRIED = 3  # each trial pairs the bracket again
_MOST_NAMED = 6


def due_pair(position: Position, one: int, other: int) -> tuple[int, int, str]:
    """(White, Black, article) for two players who are to meet: what 5.2 gives them, for pairs made by hand."""
    higher, lower = sorted((position.cards[one], position.cards[other]), key=lambda card: card.order)
    initial = initial_colour_of(position.section) or Colour.WHITE
    first_white, article = first_has_white(higher.side, lower.side, initial)
    white, black = (higher, lower) if first_white else (lower, higher)
    return white.number, black.number, article


def colours_given(position: Position, white: int, black: int) -> tuple[str, str]:
    """The article of 5.2 that gave two their colours, and how."""
    higher, lower = sorted((position.cards[white], position.cards[black]), key=lambda card: card.order)
    initial = initial_colour_of(position.section) or Colour.WHITE
    due, _, article = due_pair(position, higher.number, lower.number)
    if white != due:
        text = tr("{name} was due White by C.04.3, {article}; the colours were given otherwise.")
        return article, text.format(name=position.cards[due].shown, article=article)
    winner = _favoured(higher, lower, white)
    match article:
        case "5.2.1":
            if Strength.NONE in (higher.preference.strength, lower.preference.strength):
                text = tr("The only player who is due a colour gets it (C.04.3, 5.2.1).")
            else:
                text = tr("Both get the colour they are due (C.04.3, 5.2.1).")
        case "5.2.2":
            if higher.preference.strength is not lower.preference.strength:
                text = tr("Both are due {colour}; {winner} has the stronger claim (C.04.3, 5.2.2).")
            else:
                text = tr("Both are due {colour}; {winner} has the wider colour difference (C.04.3, 5.2.2).")
        case "5.2.3":
            text = tr("The colours alternate to the last time the two had different ones (C.04.3, 5.2.3).")
        case "5.2.4":
            text = tr("Equal claims and history: {higher}, the higher-ranked, gets the colour due (C.04.3, 5.2.4).")
        case _:
            if higher.tpn % 2:
                text = tr(
                    "Nothing played yet: {higher}, the higher-ranked, has an odd number and gets the initial colour, "
                    "{initial} (C.04.3, 5.2.5)."
                )
            else:
                text = tr(
                    "Nothing played yet: {higher}, the higher-ranked, has an even number and gets the other colour "
                    "than the initial one, {initial} (C.04.3, 5.2.5)."
                )
    return article, text.format(
        colour=colour_name(winner.preference.colour),
        winner=winner.shown,
        higher=higher.shown,
        initial=colour_name(initial),
    )


def _favoured(higher: Card, lower: Card, white: int) -> Card:
    wanted = higher.preference.colour
    has_white, has_black = (higher, lower) if white == higher.number else (lower, higher)
    return has_white if wanted is Colour.WHITE else has_black


def _why_board(position: Position, judge: Judge, white: int, black: int) -> str:
    """What the best pairing without this board would cost."""
    reason = judge.if_they_did_not_meet(white, black)
    if reason is None:
        return _by_the_rules(position, judge, white)
    if reason.forbids:
        return tr("Without this board not everybody could be paired (C4).")
    return tr("Without this board: {reason}").format(reason=reason.text)


def _by_the_rules(position: Position, judge: Judge, number: int) -> str:
    """Where a pairing is not by the rules: what the rules have for this player."""
    name = position.cards[number].shown
    if judge.alternatives is None:
        return tr("The round has no legal pairing; it was made by hand.")
    other = judge.opponent_of(number)
    if other is None:
        return tr("By the rules {name} would have the bye.").format(name=name)
    return tr("By the rules {name} would meet {other}.").format(name=name, other=position.cards[other].shown)


def _why_floated(position: Position, judge: Judge, card: Card) -> tuple[str, ...]:
    """Why a player could not stay in his score group, and why not somebody below him in it floats instead."""
    bracket = judge.bracket_of(card.number)
    if bracket is None:
        return ()
    numbers, floated, possible = bracket
    score = points_of(card.pairing_score)
    players = [position.cards[number] for number in numbers]
    moved = [other for other in players if other.pairing_score > card.pairing_score]
    found = []
    if moved:
        text = tr("Into the score group of {points} came from above: {names}.")
        found.append(text.format(points=score, names=_listed([other.shown for other in moved])))
    needed = len(players) - 2 * possible
    partners = [other.number for other in players if other is not card and may_meet(position, card, other)]
    facts = {
        "name": card.shown,
        "points": score,
        "players": len(players),
        "floats": len(floated),
        "pairs": possible,
        "needed": needed,
    }
    if len(players) == 1:
        found.append(tr("{name} is alone in the score group of {points}.").format(**facts))
    elif not partners:
        found.append(tr("{name} may meet nobody of the score group of {points}.").format(**facts))
    elif len(floated) > needed:
        text = tr(
            "{floats} of the {players} players of the score group of {points} float, so that everybody below can be "
            "paired (C4)."
        )
        found.append(text.format(**facts))
    elif needed == len(players) % 2 == 1:
        text = tr("The score group of {points} has {players} players, an odd number: one floats (C6).")
        found.append(text.format(**facts))
    elif needed:
        text = tr(
            "The score group of {points} has {players} players, but only {pairs} legal pairs: {needed} float (C6)."
        )
        found.append(text.format(**facts))
    if partners:
        found += _why_not_lower(position, judge, card, [other for other in players if other.number not in floated])
    return tuple(found)


def _why_not_lower(position: Position, judge: Judge, card: Card, stayed: list[Card]) -> list[str]:
    """Why he did not stay, and why the lowest of those who stayed did not float instead."""
    reason = judge.if_he_stayed(card.number)
    if reason is None:
        return [_by_the_rules(position, judge, card.number)]
    found = [tr("If {name} stayed in the group: {reason}").format(name=card.shown, reason=reason.text)]
    for other in [one for one in stayed if one.order > card.order][-_MOST_TRIED:]:
        against = judge.if_he_floated(other.number)
        if against is not None:
            text = tr("If {name} floated: {reason}")
            found.append(text.format(name=other.shown, reason=against.text))
    return found


def _listed(names: list[str]) -> str:
    if len(names) <= _MOST_NAMED:
        return ", ".join(names)
    return tr("{names} and {count} more").format(names=", ".join(names[:_MOST_NAMED]), count=len(names) - _MOST_NAMED)


def preference_code(wanted: Preference) -> str:
    """The preference as checklists show it: ``w2`` absolute, ``b1`` strong, ``w0`` mild, ``nc`` none."""
    return "nc" if wanted.colour is None else f"{wanted.colour.value}{wanted.strength.value}"
