"""What a walk through the history asks: the same as the direct way to what it takes back.

Undo, redo and going back leave the rows exactly as they were, so nothing is added to the tournament report: what was
taken back, and the reason, stand in the log.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from tdapp.domain.commands.history import Redo, RestoreFile, RestoreTo, Undo
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.ladder import Ladder, announced_seed, parse_ladder
from tdapp.domain.section.results import result_text
from tdapp.domain.words.checks import Level, Warning, settle
from tdapp.domain.words.wording import tr
from tdapp.services.event.regulations import bye_words
from tdapp.services.ports.decisions import needed
from tdapp.services.ports.unit_of_work import EventRows, Walked

Walk = Undo | Redo | RestoreTo | RestoreFile


def rounds_paired(rows: EventRows) -> dict[int, int]:
    """How many rounds each section has paired."""
    return {section_id: rows.rounds.status(section_id).rounds_paired for section_id, _ in rows.roster.sections()}


def ask_back(rows: EventRows, walk: Walk, walked: Sequence[Walked], paired_before: Mapping[int, int]) -> None:
    """Let a walk pass that has been made, or raise: the transaction is rolled back then."""
    found: list[Warning] = []
    if any(walked):
        after = rounds_paired(rows)
        for one in walked:
            if one.section_id in after and one.section_id in paired_before:
                both = min(after[one.section_id], paired_before[one.section_id])
                fide = rows.rounds.status(one.section_id).fide_mode
                found += _of_section(one, both, fide_mode=fide)
    settle(found, walk.confirmed)
    if any(warning.level >= Level.CONFIRM for warning in found):
        needed(walk.reason, tr("What was public or locked is taken back"))


def _of_section(walked: Walked, paired: int, *, fide_mode: bool) -> Iterator[Warning]:
    """``paired`` rounds stand before and after."""
    for number in walked.withdrawn:
        yield rule("published-withdrawn").warn(round=number)
    for number, count in walked.results:
        yield rule("results-unpaired").warn(round=number, count=count)
    for number, boards in walked.changed:
        yield rule("published-back").warn(round=number, boards=", ".join(map(str, boards)))
    for number, board, old, new in walked.corrected:
        if number < paired:
            facts = {"old": partial(result_text, old), "new": partial(result_text, new)}
            yield rule("earlier-round-corrected").warn(round=number, board=board, **facts)
    yield from _locked(walked.locked, under_way=bool(paired), fide_mode=fide_mode)


def _locked(locked: Mapping[str, tuple[Any, Any]], *, under_way: bool, fide_mode: bool) -> Iterator[Warning]:
    if "closed" in locked and locked["closed"][0]:
        yield rule("closing-taken-back").warn()
    if "ladder" in locked:
        before, after = (parse_ladder(str(text)) if text else None for text in locked["ladder"])
        seed = announced_seed(before)
        if fide_mode and seed is not None and seed != announced_seed(after):
            yield rule("lots-announced" if under_way else "lots-taken-back").warn(seed=seed)
        elif under_way:
            yield _changes_back(tr("the official ladder"), *(partial(_ladder_words, one) for one in (before, after)))
    if not under_way:
        return
    if "rounds_total" in locked:
        yield _changes_back(tr("the number of rounds"), *locked["rounds_total"])
    if "edition" in locked:
        yield _changes_back(tr("the edition of the tie-break rules"), *locked["edition"])
    if "unrated_rule" in locked:
        values = (value or partial(tr, "none") for value in locked["unrated_rule"])
        yield _changes_back(tr("the rule for unrated players"), *values)
    if "byes" in locked:
        words = (partial(bye_words, byes) for byes in locked["byes"])
        yield _changes_back(tr("the rule for half-point byes"), *words)
    if "forbidden" in locked:
        yield rule("prohibitions-back").warn()


def _changes_back(name: str, before: object, after: object) -> Warning:
    return rule("announced-back").warn(name=name, before=before, after=after)


def _ladder_words(ladder: Ladder | None) -> str:
    return str(ladder) if ladder is not None else tr("the preset of the system")
