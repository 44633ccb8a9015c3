"""The second calculation asked for a ladder, without anything of the first one."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import parse_rung
from tdapp.proof.calculation import Asked, SecondCalculation, calculate


def calculated(section: Section, *codes: str, after: int | None = None) -> SecondCalculation:
    """The rungs under the rules of the section's own edition, or of the one after ``@``."""
    usual = "round-robin" if section.system.berger else f"fide-{section.edition.value}"
    rungs = [parse_rung(code) for code in codes]
    asked = [Asked(rung, rung.policy or usual, rung.policy in (None, usual)) for rung in rungs]
    return calculate(section, section.rounds_decided if after is None else after, asked)


def values(section: Section, code: str, after: int | None = None) -> list[Fraction | None]:
    """One rung in the order of pairing numbers; it must be covered."""
    (rung,) = calculated(section, code, after=after).rungs
    assert rung.covered, code
    return [rung.values[number] for number in sorted(rung.values)]


def as_published(values: Sequence[Fraction | None], wanted: Sequence[str | None]) -> bool:
    """Whether they are the published ones, each rounded half up to the decimals that are printed."""
    return all(
        (value is None) == (text is None)
        and (value is None or text is None or _rounded(value, len(text.partition(".")[2])) == Fraction(text))
        for value, text in zip(values, wanted, strict=True)
    )


def _rounded(value: Fraction, places: int) -> Fraction:
    scale = 10**places
    return Fraction((2 * value.numerator * scale + value.denominator) // (2 * value.denominator), scale)
