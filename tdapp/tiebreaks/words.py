"""Names of rungs and ladders in plain English words, for screen and paper."""

from __future__ import annotations

from collections.abc import Sequence

from tdapp.domain.event import Section
from tdapp.tiebreaks.criteria.base import Step
from tdapp.tiebreaks.registry import default_policy

_BARE = {"P": "forfeits as played", "F": "by Fore Buchholz", "R": "in reverse order"}
_NUMBERS = ("no", "one", "two", "three", "four", "five")


def rung_name(step: Step) -> str:
    """``Buchholz, lowest cut``: the criterion's name with its modifiers in words."""
    name = step.criterion.name
    parts = [name]
    cut, median = step.rung.count("C"), step.rung.count("M")
    if cut and step.criterion.code == "PS":
        parts.append("without the first round" if cut == 1 else f"without the first {_number(cut)} rounds")
    elif cut:
        parts.append("lowest cut" if cut == 1 else f"lowest {_number(cut)} cut")
    if median:
        parts.append(
            "lowest and highest cut" if median == 1 else f"lowest {_number(median)} and highest {_number(median)} cut"
        )
    for modifier in step.rung.modifiers:
        if modifier[0] == "L":
            shift = int(modifier[1:])
            size = "half a point" if abs(shift) == 1 else f"{abs(shift)} half points"
            parts.append(f"limit {size} {'higher' if shift > 0 else 'lower'}")
        elif modifier in _BARE:
            parts.append(_BARE[modifier])
    for option in step.policy.options:
        if (value := step.options.get(option.key)) is not None:
            parts.append(option.label(value))
    for choice in step.criterion.options:
        value = step.options.get(choice.key)
        if choice.words and value is not None and value != choice.default:
            parts.append(choice.words.format(choice.label(value)))
    return ", ".join(parts)


def ladder_in_words(section: Section, steps: Sequence[Step]) -> str:
    """The ladder as one paragraph of whole sentences, with each policy that differs from the event's own."""
    if not steps:
        return "Ties are not broken: players with equal points share their place."
    names = [_in_sentence(step) for step in steps]
    listed = names[0] if len(names) == 1 else "; then ".join(names)
    sentences = [f"Ties are broken by {listed}."]
    if any(step.criterion.takes_policy for step in steps):
        sentences.append(f"Unplayed games: {default_policy(section).name}.")
    for index, step in enumerate(steps, start=1):
        if step.policy is not default_policy(section):
            # an earlier edition of C.07 is another rule too, but "not C.07: C.07, 2023-24" would be nonsense
            other = "another rule" if "C.07" in step.policy.name else "another rule, not C.07"
            sentences.append(f"Rung {index} ({step.rung.label}) counts unplayed games by {other}: {step.policy.name}.")
    if others := list(dict.fromkeys(step.rung.label for step in steps if not step.criterion.c07)):
        verb = "is not one of" if len(others) == 1 else "are not among"
        sentences.append(f"{', '.join(others)} {verb} FIDE's criteria (C.07).")
    sentences.append("Players whom no criterion separates share their place.")
    return " ".join(sentences)


def _in_sentence(step: Step) -> str:
    name = rung_name(step)
    return name if step.criterion.named_after_a_person else name[0].lower() + name[1:]


def _number(value: int) -> str:
    return _NUMBERS[value] if value < len(_NUMBERS) else str(value)
