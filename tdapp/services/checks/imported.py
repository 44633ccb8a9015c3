"""The rounds of a file against the absolute rules of pairing, before it becomes an event (FIDE's Q47 to Q56)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.editions import is_of_2017, judged
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.stages import same_match
from tdapp.domain.systems.registry import is_unknown, name_of
from tdapp.domain.teams.for_pairing import as_paired
from tdapp.domain.words.cancelling import until_cancelled
from tdapp.domain.words.checks import FIDE_MODE_EXITED, Warning
from tdapp.domain.words.errors import Fault, RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import SOURCE_LANGUAGE, current_language, language, ntr, tr
from tdapp.pairing.rules.checker import Breach, breaches_of
from tdapp.pairing.rules.position import last_paired_round, position_of
from tdapp.pairing.rules.replay import Made, round_as_made
from tdapp.pairing.rules.round_robin import berger_table, round_breaches

LEFT_ON_IMPORT = f"{FIDE_MODE_EXITED} on import: the pairing system is none of FIDE's"
MOST_NOTED = 50
"""Breaches that become lines of the tournament report; more are counted."""

_OTHER_SYSTEMS = ("KNOCKOUT", "SCHEVENINGEN", "SCHILLER")
_TABLE_OF_ITS_OWN = "CUSTOM"
_NOT_OF_A_ROUND_ROBIN = frozenset({"rest", "everyone"})  # a file leaves out the games of those who left


@dataclass(frozen=True, slots=True)
class RoundBreach:
    """One rule that a round of the file breaks."""

    round: int
    breach: Breach

    def words(self) -> str:
        """The breach as the end of a sentence, in the language of here and now."""
        return self.breach.text.rstrip(".")


def round_breaches_of(section: Section) -> tuple[RoundBreach, ...]:
    """Every absolute rule of the system that a held round breaks; of one that nobody knows everyone once, prohibitions.

    Knock-outs and tables of two teams are not judged. A round after one with open games cannot be judged either.
    """
    other, code = section.system.by_seats or section.system.elimination, section.type_code.upper()
    if other or any(word in code for word in _OTHER_SYSTEMS) or (section.system.berger and _TABLE_OF_ITS_OWN in code):
        return ()
    nobody_knows = is_unknown(section.system)
    section = as_paired(judged(section))
    if section.system.berger:
        return tuple(
            found
            for number in until_cancelled(range(1, section.rounds_held + 1))
            for found in _of_table(section, number)
        )
    found = []
    for number in until_cancelled(range(1, last_paired_round(section) + 1)):
        made = round_as_made(section, number)
        try:
            position = position_of(section, number)
        except RuleViolation:
            break
        unknown = _without_colour(section, number)
        everywhere = nobody_knows or number < section.system_since  # another system paired it
        found += [
            RoundBreach(number, breach)
            for breach in breaches_of(position, made.pairs, made.byes)
            if not everywhere or breach.rule in ("everyone", "forbidden")
            if breach.rule != "colour" or not unknown & set(breach.numbers)
        ]
        if not everywhere and same_match(section.system, number - 1, number):
            found += _of_second_game(section, number, made, unknown)
    return tuple(found)


def _of_second_game(section: Section, number: int, made: Made, unknown: set[int]) -> list[RoundBreach]:
    """C.04.5, 4.4: the pairs of the first game with the colours reversed, byes in both."""
    first = round_as_made(section, number - 1)
    expected = {(black, white) for white, black in first.pairs}
    wrong = {player for pair in expected ^ set(made.pairs) for player in pair} | (set(first.byes) ^ set(made.byes))
    wrong -= {player for pair in made.pairs if pair[::-1] in expected and unknown & set(pair) for player in pair}
    if not wrong:
        return []
    text = tr("Round {number} is not the second game of the matches of round {before}: {names}.")
    names = ", ".join(section.shown(player) for player in sorted(wrong)[:6])
    said = text.format(number=number, before=number - 1, names=names)
    return [RoundBreach(number, Breach("match", "C.04.5, 4.4", tuple(sorted(wrong)), said))]


def _without_colour(section: Section, number: int) -> set[int]:
    """Whose game of a round has no colours: a crosstable may not say them."""
    cells = ((player.number, row[number - 1]) for player, row in zip(section.players, section.cells, strict=True))
    return {own for own, cell in cells if cell.opponent and cell.colour is None}


def import_warnings(section: Section) -> tuple[Warning, ...]:
    """Warnings to confirm before the event is created (level 3): a system that nobody knows, what rounds break.

    None that were noted before.
    """
    found = round_breaches_of(section)
    english = [one.words() for one in found]
    if current_language() != SOURCE_LANGUAGE:
        with language(SOURCE_LANGUAGE):
            english = [one.words() for one in round_breaches_of(section)]
    noted = set(section.comments)
    warnings = [rule("imported-system").warn(code=section.type_code.strip())] if _is_unknown(section) else []
    if section.type_code and section.rounds_paired and is_of_2017(section):
        warnings.append(rule("imported-edition").warn())
    if _leaves_fide_mode(section):
        warnings.append(rule("system-outside-fide").warn(system=partial(name_of, section)))
    warnings += [
        rule("imported-round").warn(
            round=one.round, article=one.breach.article, what=partial(_said, one.words(), words)
        )
        for one, words in zip(found, english, strict=True)
    ]
    return tuple(warning for warning in warnings if f"tdapp: {warning.english}" not in noted)


def _is_unknown(section: Section) -> bool:
    return is_unknown(section.system) and section.rounds_paired > 0


def _leaves_fide_mode(section: Section) -> bool:
    return section.fide_mode and not section.system.status.of_fide


def with_breaches_noted(section: Section, warnings: tuple[Warning, ...]) -> Section:
    """The section with a line of its tournament report for every breach that was confirmed.

    One of a club's or a federation's system comes in outside FIDE mode (Q43-46).
    """
    if _leaves_fide_mode(section):
        section = replace(section, fide_mode=False, comments=(*section.comments, LEFT_ON_IMPORT))
    lines = [f"tdapp: {warning.english}" for warning in warnings[:MOST_NOTED]]
    if len(warnings) > MOST_NOTED:
        lines.append(f"tdapp: {len(warnings) - MOST_NOTED} more breaches of rules in the imported rounds.")
    return _noted(section, lines)


def with_defects_noted(section: Section, defects: Iterable[Fault]) -> Section:
    """The section with a line of its tournament report for every contradiction that it was imported in spite of."""
    found = tuple(defects)
    lines = [f"tdapp: Imported although the file contradicts itself: {fault.text}" for fault in found[:MOST_NOTED]]
    if len(found) > MOST_NOTED:
        lines.append(f"tdapp: {len(found) - MOST_NOTED} more contradictions in the imported file.")
    return _noted(section, lines)


def _noted(section: Section, lines: list[str]) -> Section:
    """The section with the lines that its report does not have yet: a file may have come from here."""
    new = [line for line in lines if line not in section.comments]
    return replace(section, comments=(*section.comments, *new)) if new else section


def count_words(count: int) -> str:
    """How many breaches there are."""
    return ntr(
        "{count} rule of pairing is broken in the rounds of the file.",
        "{count} rules of pairing are broken in the rounds of the file.",
        count,
    ).format(count=count)


def table_breaches(section: Section, number: int) -> tuple[Breach, ...]:
    """What a round of a round robin breaks; a round that follows a Berger table breaks nothing."""
    numbers = [player.number for player in section.players]
    made = round_as_made(section, number)
    tables = [berger_table(numbers, cycles=section.cycles, swap_last_two=swapped) for swapped in (False, True)]
    if any(number <= len(table) and set(table[number - 1].pairs) == set(made.pairs) for table in tables):
        return ()
    until = replace(section, cells=tuple(row[:number] for row in section.cells))
    paired = {player for pair in made.pairs for player in pair}
    return round_breaches(until, number, made.pairs, [player for player in numbers if player not in paired])


def left_a_round_robin(section: Section) -> tuple[str, ...]:
    """Players of a finished round robin who seem to have left with fewer than half of their games, in sentences.

    A file of another program does not say who has left; it shows games that were played, then none to the end.
    """
    games = (len(section.players) - 1) * section.cycles
    if not section.system.berger or section.rounds_held < section.rounds_total:
        return ()
    found = []
    for player, row in zip(section.players, section.cells, strict=True):
        played = [index for index, cell in enumerate(row, 1) if cell.rules.over_the_board]
        missed = [cell for cell in row[max(played, default=0) :] if cell.outcome is not Outcome.REST]
        if player.standing.value == "active" and 2 * len(played) < games and missed:
            text = tr(
                "{name} ({number}) played {played} of {games} games and none after round {round}. If this player has "
                "left, withdraw him: his games then do not count in the standings (C.05, 6.6)."
            )
            found.append(
                text.format(
                    name=player.name,
                    number=player.number,
                    played=len(played),
                    games=games,
                    round=max(played, default=0),
                )
            )
    return tuple(found)


def _of_table(section: Section, number: int) -> list[RoundBreach]:
    return [
        RoundBreach(number, breach)
        for breach in table_breaches(section, number)
        if breach.rule not in _NOT_OF_A_ROUND_ROBIN and (section.team_rules is None or breach.rule != "colour")
    ]


def _said(here: str, english: str) -> str:
    return english if current_language() == SOURCE_LANGUAGE else here
