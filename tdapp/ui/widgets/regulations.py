"""The regulations of a section in words, as the Event page and the wizard read them back."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from tdapp.domain.section.event import Event, RatingMethod, Section
from tdapp.domain.section.facts import SectionFacts, empty_section
from tdapp.domain.section.long_events import is_long
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.scoring import PointSystem, points_text
from tdapp.domain.systems.registry import usual
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.rules.baku import asks_for_baku
from tdapp.services.rounds.pairing_rules import named_apart
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.teams.words import rules_sentences

_TYPED = {"½": Fraction(1, 2), "1/2": Fraction(1, 2), "": Fraction(0)}

FEW = 4  # players who are named one by one, also where the group has a name


def read_points(text: str) -> Fraction:
    """Points as typed: ``1``, ``0.5``, ``½``, ``1½``; RuleViolation for anything else."""
    plain = text.strip().replace(",", ".")
    whole, half, rest = plain.partition("½")
    try:
        if half and not rest and (not whole or whole.isdigit()):
            return Fraction(int(whole or 0)) + Fraction(1, 2)
        if plain and plain.isascii() and len(plain) < 9 and not plain.startswith("-"):
            return Fraction(plain)
    except (ValueError, ZeroDivisionError):
        pass
    raise RuleViolation(
        QCoreApplication.translate("Regulations", "“{0}” is no number of points; write 1, ½ or 0.5.").format(text[:12])
    )


def short(points: Fraction) -> str:
    """Points as the regulations write them."""
    return points_text(points, half_sign=True)


def rate_words(rate: str) -> str:
    """The rate of play in words."""
    translate = QCoreApplication.translate
    return {
        "standard": translate("Regulations", "standard chess"),
        "rapid": translate("Regulations", "rapid chess"),
        "blitz": translate("Regulations", "blitz"),
    }.get(rate, rate)


def game_words(points: PointSystem) -> str:
    """What results are worth, in a sentence."""
    return QCoreApplication.translate("Regulations", "A win counts {0}, a draw {1}, a loss {2}.").format(
        short(points.win), short(points.draw), short(points.loss)
    )


def points_words(points: PointSystem, games: int = 1) -> str:
    """What results are worth, and byes over the ``games`` of a match, in a sentence or two."""
    translate = QCoreApplication.translate
    words = game_words(points)
    byes = translate("Regulations", "The pairing-allocated bye counts {0}, a half-point bye {1}.").format(
        short(games * points.points(Outcome.PAIRING_BYE)), short(games * points.points(Outcome.HALF_POINT_BYE))
    )
    return f"{words} {byes}"


def bye_words(facts: SectionFacts) -> str:
    """The rules for half-point byes in a sentence."""
    translate = QCoreApplication.translate
    if not facts.byes.half_allowed:
        return translate("Regulations", "Half-point byes are not allowed.")
    if facts.byes.half_until is None:
        return translate("Regulations", "Half-point byes for a player: at most {0}.").format(facts.byes.half_limit)
    return translate("Regulations", "Half-point byes for a player: at most {0}, until round {1}.").format(
        facts.byes.half_limit, facts.byes.half_until
    )


def unrated_words(rule: str) -> str:
    """How unrated players count in rating tie-breaks."""
    translate = QCoreApplication.translate
    match rule:
        case "":
            return translate("Regulations", "Unrated players in tie-breaks: not announced.")
        case "lowest":
            return translate("Regulations", "Unrated players count in tie-breaks as the lowest rating of the field.")
        case "average":
            return translate("Regulations", "Unrated players count in tie-breaks as the average of the field.")
        case "performance":
            return translate("Regulations", "Unrated players count in tie-breaks with their performance.")
        case _:
            return translate("Regulations", "Unrated players count in tie-breaks as {0}.").format(rule)


def colour_words(colour: str) -> str:
    """The initial colour in a sentence."""
    translate = QCoreApplication.translate
    match colour:
        case "W":
            return translate("Regulations", "Initial colour by lot: number 1 has White in round 1.")
        case "B":
            return translate("Regulations", "Initial colour by lot: number 1 has Black in round 1.")
        case _:
            return translate("Regulations", "The initial colour has not been drawn yet.")


def facts_words(facts: SectionFacts, event: Event) -> tuple[str, ...]:
    """The regulations as sentences, in the order in which they are announced; without the tie-breaks."""
    translate = QCoreApplication.translate
    rules = facts.team_rules
    has_byes = (facts.system.open_field if rules is None else facts.system.colour_lot) and not facts.system.scores
    announced: tuple[str, ...] = ()
    if facts.system.pairs_teams or facts.system.scores or facts.system is not usual(facts.kind):
        announced = rules_of_system(facts.system).announced(facts, 0)
        system = translate("Regulations", "Rate of play: {1}.")
    elif facts.system.by_scores:
        system = translate("Regulations", "Swiss system, {0} rounds, {1}.")
    elif facts.cycles > 1 and facts.cycles == facts.rounds_total:
        system = translate("Regulations", "Match of two players, {0} games, {1}.")
    elif facts.cycles > 1:
        system = translate("Regulations", "Round robin, {0} rounds, {1}, {2} games against each opponent.")
    else:
        system = translate("Regulations", "Round robin, {0} rounds, {1}.")
    control = facts.time_control or event.time_control
    sentences = [
        " ".join((*announced, system.format(facts.rounds_total, rate_words(facts.rate), facts.cycles))),
        translate("Regulations", "Rate of play: {0}.").format(control.rstrip(".")) if control else "",
        translate("Regulations", "The last two rounds of the first cycle change places (C.05, annex 1).")
        if facts.swap_last_two and facts.cycles > 1
        else "",
        *(rules_sentences(facts.system, rules, facts.points) if rules is not None else ()),
        points_words(facts.points, facts.system.stage_rounds)
        if rules is None and has_byes
        else game_words(facts.points),
        bye_words(facts) if has_byes else "",
        unrated_words(facts.unrated_rule),
        colour_words(facts.initial_colour) if facts.system.by_scores and not facts.system.scores else "",
        translate("Regulations", "Tournament rating: {0}.").format(method_sentence(facts.rating_method))
        if facts.rating_method is not None
        else "",
        translate("Regulations", "The event lasts more than 30 days: the first rating of a player counts.")
        if is_long(empty_section(event, facts))
        else "",
        translate("Regulations", "Categories: {0}.").format(", ".join(facts.categories.names))
        if facts.categories.rules
        else "",
        translate("Regulations", "Tie-break rules: FIDE edition {0}.").format(facts.edition.value),
    ]
    return tuple(filter(None, sentences))


def method_sentence(method: RatingMethod) -> str:
    """How a method takes the tournament rating, in words."""
    translate = QCoreApplication.translate
    return {
        RatingMethod.FIDE: translate("Numbers", "The FIDE rating (FIDE)"),
        RatingMethod.NATIONAL: translate("Numbers", "The national rating (NRO)"),
        RatingMethod.FIDE_ELSE_NATIONAL: translate("Numbers", "The FIDE rating, without one the national (FIDON)"),
        RatingMethod.NATIONAL_ELSE_FIDE: translate("Numbers", "The national rating, without one FIDE's (NIDOF)"),
        RatingMethod.HIGHER: translate("Numbers", "The higher of FIDE and national (HBFN)"),
        RatingMethod.LOWER: translate("Numbers", "The lower of FIDE and national (LBFN)"),
        RatingMethod.OTHER: translate("Numbers", "Another rule: the order of the lists, or as typed (OTHER)"),
    }[method]


def announced_rules(section: Section) -> tuple[str, ...]:
    """What the regulations say of pairing beside the system: acceleration, who is kept apart, Chess960."""
    translate = QCoreApplication.translate
    fast = asks_for_baku(section) or bool(section.accelerations)
    sentences = [translate("PairingRules", "Baku acceleration (C.04.7).")] if fast else []
    for group, text in (
        *(
            (group, translate("PairingRules", "Not paired with each other in rounds {0} to {1}: {2}."))
            for group in section.forbidden
        ),
        *(
            (group, translate("PairingRules", "Kept apart in rounds {0} to {1} where the rules allow it: {2}."))
            for group in section.wishes
        ),
    ):
        few = not group.name or len(group.numbers) <= FEW
        who = named_apart(section, group.numbers) if few else group.name
        sentences.append(text.format(group.first_round, group.last_round, who))
    if section.chess960:
        sentences.append(translate("PairingRules", "Chess960: every round starts from a position drawn by lot."))
    return tuple(sentences)
