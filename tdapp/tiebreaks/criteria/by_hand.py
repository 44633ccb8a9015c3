"""Decided outside the games: the arbiter's place, a value typed in, a repeatable drawing of lots."""

from __future__ import annotations

import numpy as np

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import LOTS, announced_seed
from tdapp.domain.section.typed_values import VALUE_NAME, value_of
from tdapp.domain.words.wording import marked, tr
from tdapp.tiebreaks.column import Column, ratio_column, undefined
from tdapp.tiebreaks.criteria.base import Criterion, CriterionOption, Step, Worked
from tdapp.tiebreaks.crosstable import Crosstable, Ints
from tdapp.tiebreaks.explain import Check
from tdapp.tiebreaks.policies.base import Options
from tdapp.tiebreaks.terms import CriterionKind
from tdapp.tiebreaks.text import value_text

DEFAULT_SEED = "0"


class ByHand(Criterion):
    """Shared: no game changes the value."""

    family = "By hand"
    kind = CriterionKind.OWN_RECORD
    check = Check.EQUATION
    reads_games = False


class ManualPlace(ByHand):
    """MAN: the place that the arbiter entered, for example after a play-off; who has none comes last."""

    code = "MAN"
    name = "Place decided by hand"
    sentence = "The place that a play-off or the arbiter decided; players without one come last."
    source = "entered by the arbiter (C.07, 3)"
    strengths = "The last word after a play-off, and the way to follow a decision of the appeals committee."
    weaknesses = "Only as good as the paper it was noted on; somebody has to type it in."
    integer = True
    options = (
        CriterionOption(
            "source",
            marked("Where the places come from"),
            ("arbiter", "file"),
            (marked("entered by the arbiter"), marked("as ranked in the imported file")),
            default="arbiter",
            words="{}",
        ),
    )

    def remark(self, section: Section, options: Options) -> str:
        """Places still to be entered."""
        return "" if section.manual_places else tr("No places have been entered yet: it separates nobody.")

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Places, 1 best."""
        place = dict(table.section.manual_places)
        if not place:
            return undefined(table.size, tr("{label}: no places have been entered yet.").format(label=step.rung.label))
        values = np.array([place.get(int(number), 0) for number in table.numbers])
        return Column(values, missing=values == 0, lower_is_better=True)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The place."""
        value = self.column(table, step, groups).fraction(player)
        if value is None:
            return Worked((), tr("no place was entered for this player"))
        from_file = step.options.get("source") == "file"
        sentence = tr("rank in the imported file: = {value}") if from_file else tr("entered by hand: = {value}")
        return Worked((), sentence.format(value=value))


class ExternalValue(ByHand):
    """EXT: a value typed in; the higher comes first, with ``/R`` the lower. ``name`` tells several apart."""

    code = "EXT"
    name = "Value typed in"
    sentence = "A value entered by hand; the higher comes first, with /R the lower; without one, last."
    source = "entered by the arbiter"
    strengths = "Brings in what this program does not know: a rapid play-off, points of another event, a jury."
    weaknesses = "Nobody can check it from the games."
    modifiers = "R"
    options = (
        CriterionOption(
            "name",
            "Name of the values",
            pattern=VALUE_NAME,
            example="playoff",
            without="the values without a name",
            words="{}",
        ),
    )

    def remark(self, section: Section, options: Options) -> str:
        """Values still to be entered."""
        entered = any(name == options.get("name", "") for name, _, _ in section.external_values)
        return "" if entered else tr("No values have been entered yet: it separates nobody.")

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Exact values."""
        name = step.options.get("name", "")
        typed = {number: value_of(text) for known, number, text in table.section.external_values if known == name}
        if not typed:
            return undefined(table.size, tr("{rung}: no values have been entered yet.").format(rung=step.rung))
        values = [typed.get(int(number)) for number in table.numbers]
        column = ratio_column(
            np.array([0 if value is None else value.numerator for value in values]),
            np.array([1 if value is None else value.denominator for value in values]),
        )
        missing = np.array([value is None for value in values])
        return Column(column.numerators, column.unit, missing, lower_is_better=step.rung.has("R"))

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The value."""
        value = self.column(table, step, groups).fraction(player)
        if value is None:
            return Worked((), tr("no value was entered for this player"))
        return Worked((), tr("entered by hand: = {value}").format(value=value_text(value)))

    def values_held(self, section: Section, key: str) -> tuple[str, ...]:
        """Names under which values have been entered."""
        return tuple(sorted({name for name, _, _ in section.external_values if name}))


class DrawingOfLots(ByHand):
    """LOT: the place in a drawing of lots that anybody can repeat (RND in other programs).

    Each pairing number has the lot SHA-256("SEED:NUMBER"), written in ASCII; the lowest lot is drawn first. So a late
    entry or a withdrawal changes nobody's order, and the same seed always gives the same drawing.
    """

    code = "LOT"
    name = "Drawing of lots"
    sentence = (
        "The place in a drawing of lots that can be repeated: the lowest SHA-256 of “seed:pairing number” comes first."
    )
    source = "C.07, 2; SHA-256 (FIPS 180-4)"
    strengths = "Always breaks the tie, favours nobody, and anybody can repeat it from the seed."
    weaknesses = (
        "Pure chance; the seed has to be drawn in public before the places are known, or it can be chosen to suit "
        "somebody."
    )
    integer = True
    options = (
        CriterionOption(
            "seed",
            "Seed of the drawing, drawn in public",
            (DEFAULT_SEED,),
            number=(0, 10**9),
            example="7",
            default=DEFAULT_SEED,
            words="seed {}",
        ),
    )

    def remark(self, section: Section, options: Options) -> str:
        """A seed still to be drawn, or to be announced."""
        announced = announced_seed(section.ladder)
        if seed_in_force(section, options) is None:
            if announced is not None:
                return tr("The lots were announced with the seed {seed}: in FIDE mode it stays.").format(seed=announced)
            return tr("The lots are shown once the ladder is official; the seed that it names then stays.")
        if options.get("seed", announced or DEFAULT_SEED) != DEFAULT_SEED:
            return ""
        return tr("Draw a seed in public, for example with dice: without one anybody knows the lots beforehand.")

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Places in the drawing, 1 first; in FIDE mode of the announced seed only (Q206)."""
        seed = seed_in_force(table.section, step.options)
        if seed is None:
            return undefined(table.size, f"{step.rung.label}: {self.remark(table.section, step.options)}")
        drawn = sorted(range(table.size), key=lambda index: lot(seed, int(table.numbers[index])))
        place = np.zeros(table.size, dtype=np.int64)
        place[drawn] = np.arange(1, table.size + 1)
        return Column(place, lower_is_better=True)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The lot and its place."""
        seed = seed_in_force(table.section, step.options)
        if seed is None:
            return Worked((), self.remark(table.section, step.options))
        number = int(table.numbers[player])
        place = int(self.column(table, step, groups).numerators[player])
        shown = lot(seed, number)[:12]
        return Worked(
            (),
            tr("SHA-256 of “{seed}:{number}” begins {shown}: place among {size} lots = {place}").format(
                seed=seed, number=number, shown=shown, size=table.size, place=place
            ),
        )


def seed_in_force(section: Section, options: Options) -> str | None:
    """The seed of a rung: its own, else the announced one. In FIDE mode no other can be tried out (None)."""
    official = () if section.ladder is None else section.ladder.rungs
    announced = announced_seed(section.ladder)
    if announced is None and any(rung.code in LOTS for rung in official):
        announced = DEFAULT_SEED  # lots without a seed, as another program or an older version announced them
    seed = options.get("seed", announced or DEFAULT_SEED)
    return None if section.fide_mode and seed != announced else seed


def lot(seed: str, number: int) -> str:
    """The lot of a pairing number: 64 hexadecimal digits."""
    import hashlib  # loads OpenSSL; few events draw lots

    return hashlib.sha256(f"{seed}:{number}".encode("ascii")).hexdigest()
