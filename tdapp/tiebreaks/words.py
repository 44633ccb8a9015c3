"""Names of rungs and ladders in plain English words, for screen and paper."""

from __future__ import annotations

from collections.abc import Sequence

from tdapp.domain.section.event import Section
from tdapp.domain.section.two_scores import MATCH
from tdapp.domain.words.wording import SOURCE_LANGUAGE, current_language, marked, ntr, tr
from tdapp.tiebreaks.criteria.base import Step
from tdapp.tiebreaks.registry import Regime, default_policy
from tdapp.tiebreaks.text import listed

_BARE = {"P": marked("forfeits as played"), "F": marked("by Fore Buchholz"), "R": marked("in reverse order")}
_SMALL = {
    "de": frozenset(
        (
            "Absolute",
            "Perfekte",
            "Direkter",
            "Durchschnittliche",
            "Eingetippter",
            "Erweiterte",
            "Erweiterter",
            "Fehlende",
            "Fortlaufende",
            "Gespielte",
            "Gewollt",
            "Gewonnene",
            "Modifizierter",
            "Rekursive",
            "Rekursives",
            "Relative",
            "Verallgemeinerte",
            "Von",
        )
    )
}
"""Words that begin a name with a capital in a list and a small letter in a sentence."""
_NUMBERS = {2: marked("two"), 3: marked("three"), 4: marked("four"), 5: marked("five")}


def rung_name(step: Step) -> str:
    """``Buchholz, lowest cut``: the criterion's name with its modifiers in words."""
    name = tr(step.criterion.name)
    parts = [name]
    if step.rung.reference:
        parts.append(tr("by match points") if step.rung.reference == MATCH else tr("by game points"))
    cut, median = step.rung.count("C"), step.rung.count("M")
    if cut and step.criterion.code == "PS":
        parts.append(
            tr("without the first round") if cut == 1 else tr("without the first {cut} rounds").format(cut=_number(cut))
        )
    elif cut:
        parts.append(tr("lowest cut") if cut == 1 else tr("lowest {cut} cut").format(cut=_number(cut)))
    if median:
        parts.append(
            tr("lowest and highest cut")
            if median == 1
            else tr("lowest {median} and highest {median} cut").format(median=_number(median))
        )
    for modifier in step.rung.modifiers:
        if modifier[0] == "L":
            shift = int(modifier[1:])
            sentence = (
                ntr("limit half a point higher", "limit {count} half points higher", abs(shift))
                if shift > 0
                else ntr("limit half a point lower", "limit {count} half points lower", abs(shift))
            )
            parts.append(sentence.format(count=abs(shift)))
        elif modifier[0] == "K":
            parts.append(tr("divisor {number}").format(number=modifier[1:]))
        elif modifier in _BARE:
            parts.append(tr(_BARE[modifier]))
    for option in step.policy.options:
        if (value := step.options.get(option.key)) is not None:
            parts.append(option.label(value))
    for choice in step.criterion.options:
        value = step.options.get(choice.key)
        if choice.words and value is not None and value != choice.default:
            parts.append(tr(choice.words).format(choice.label(value)))
    return ", ".join(parts)


def ladder_in_words(section: Section | Regime, steps: Sequence[Step]) -> str:
    """The ladder as one paragraph of whole sentences, with each policy that differs from the event's own."""
    if not steps:
        if section.ranks_teams:
            return tr("Ties are not broken: teams with equal points share their place.")
        return tr("Ties are not broken: players with equal points share their place.")
    names = [_in_sentence(step) for step in steps]
    if section.system.scores:
        return _by_score(section, steps, names)
    listed = names[0] if len(names) == 1 else tr("; then ").join(names)
    return _whole(section, steps, [tr("Ties are broken by {listed}.").format(listed=listed)])


def _by_score(section: Section | Regime, steps: Sequence[Step], names: Sequence[str]) -> str:
    """Where the score of the system ranks."""
    sentences = [tr("Players are ranked by the {score}.").format(score=names[0])]
    if len(names) > 1:
        sentences.append(tr("Ties are broken by {listed}.").format(listed=tr("; then ").join(names[1:])))
    return _whole(section, steps, sentences)


def _whole(section: Section | Regime, steps: Sequence[Step], sentences: list[str]) -> str:
    """The paragraph with its rules for unplayed games, and what is not FIDE's."""
    sentences += _policies_in_words(section, steps)
    if others := list(dict.fromkeys(step.rung.label for step in steps if not step.criterion.c07)):
        sentence = ntr(
            "{listed} is not one of FIDE's criteria (C.07).",
            "{listed} are not among FIDE's criteria (C.07).",
            len(others),
        )
        sentences.append(sentence.format(listed=", ".join(others)))
    if section.ranks_teams:
        sentences.append(tr("Teams that no criterion separates share their place."))
    else:
        sentences.append(tr("Players whom no criterion separates share their place."))
    return " ".join(sentences)


def _policies_in_words(section: Section | Regime, steps: Sequence[Step]) -> list[str]:
    """Each rule for unplayed games that counts, once: alone, or the event's own first and then the others."""
    rungs: dict[str, list[tuple[int, str]]] = {}
    for index, step in enumerate(steps, start=1):
        if step.criterion.takes_policy or step.policy is not default_policy(section):
            rungs.setdefault(step.policy.name, []).append((index, step.rung.label))
    own = default_policy(section).name
    if len(rungs) == 1:
        (name,) = rungs
        plain = name == own or "C.07" in name  # "not C.07: C.07, 2023-24" would be nonsense
        sentence = tr("Unplayed games: {policy}.") if plain else tr("Unplayed games: {policy} (not C.07).")
        return [sentence.format(policy=tr(name))]
    sentences = [tr("Unplayed games: {policy}.").format(policy=tr(own))] if own in rungs else []
    for name, where in rungs.items():
        if name == own:
            continue
        numbers, labels = listed([index for index, _ in where]), ", ".join(label for _, label in where)
        sentence = (
            ntr(
                "Rung {number} ({label}) counts unplayed games by another rule: {policy}.",
                "Rungs {number} ({label}) count unplayed games by another rule: {policy}.",
                len(where),
            )
            if "C.07" in name
            else ntr(
                "Rung {number} ({label}) counts unplayed games by another rule, not C.07: {policy}.",
                "Rungs {number} ({label}) count unplayed games by another rule, not C.07: {policy}.",
                len(where),
            )
        )
        sentences.append(sentence.format(number=numbers, label=labels, policy=tr(name)))
    return sentences


def _in_sentence(step: Step) -> str:
    name = rung_name(step)
    language = current_language()
    if step.criterion.named_after_a_person:
        return name
    if language == SOURCE_LANGUAGE or name.split()[0] in _SMALL.get(language, ()):
        return name[0].lower() + name[1:]
    return name  # other languages write a name in a sentence as in a list


def _number(value: int) -> str:
    return tr(_NUMBERS[value]) if value in _NUMBERS else str(value)
