"""Records whose meaning depends on the players: byes, accelerations, forbidden pairs, abnormal points, rungs."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction

from tdapp.domain.section.event import Acceleration, ForbiddenPairs
from tdapp.domain.section.ladder import Ladder, Rung, parse_ladder
from tdapp.domain.section.scoring import points_text
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.trf.layouts import ABNORMAL, ABNORMAL_ELSEWHERE, Layout
from tdapp.trf.marks import value_of
from tdapp.trf.notes import Notebook
from tdapp.trf.records import (
    BLANK,
    MAX_ROUNDS,
    RECORD_CODES,
    Abnormal,
    Header,
    PlayerRecord,
    column_of,
    decimal,
    numbers_in,
)


def merge_byes(header: Header, records: dict[int, PlayerRecord], held: int, notebook: Notebook) -> None:
    """Write the byes of records 240 and XXZ into the players' rounds."""
    for entry in () if header.is_team else header.byes:  # those of teams: trf.teams.records
        code = entry.text[4:5].upper()
        numbers = numbers_in(entry.text[5:])
        if code not in "FHZ" or not code.strip() or not numbers or not 0 < numbers[0] <= MAX_ROUNDS:
            notebook.leave_out("240", tr("A bye record (240) cannot be read and is left out"), entry.line, 5)
        else:
            for number in numbers[1:]:
                _merge_bye(records, number, numbers[0], code, entry.line, notebook)
    for entry in header.absent:
        for number in numbers_in(entry.text[3:]):
            record = records.get(number)
            if record is not None and len(record.slots) > held and record.slots[held] != BLANK:
                continue  # already in the round's column
            _merge_bye(records, number, held + 1, "Z", entry.line, notebook)


def accelerations_of(header: Header, records: dict[int, PlayerRecord], notebook: Notebook) -> tuple[Acceleration, ...]:
    """Records 250; those of XXA only where there are none."""
    found = []
    for entry in header.accelerations:
        text = entry.text.ljust(31)
        numbers = [numbers_in(text[start:end]) for start, end in ((14, 17), (18, 21), (22, 26), (27, 31))]
        points = decimal(text[9:13]) if text[9:13].strip() else decimal(text[4:8])
        if header.is_team and not points:
            points = decimal(text[4:8])
        for given, instead in ((1, 0), (3, 2)):
            numbers[given] = numbers[given] or numbers[instead]  # one round, one player
        whole = all(len(part) == 1 for part in numbers) and numbers[0] <= numbers[1] and numbers[2] <= numbers[3]
        if points is None or not whole:
            notebook.leave_out("250", tr("An acceleration (250) cannot be read and is left out"), entry.line, 5)
            continue
        first, last, low, high = (part[0] for part in numbers)
        found.append(Acceleration(points_text(points), first, last, low, high))
    return tuple(found) or _float_history(header, records, notebook)


def forbidden_of(
    header: Header, records: Collection[int], rounds: int, notebook: Notebook
) -> tuple[ForbiddenPairs, ...]:
    """Records 260 and XXP; ``records`` are the numbers there are, of players or of teams."""
    found = []
    for entry, given in [(entry, True) for entry in header.forbidden] + [(entry, False) for entry in header.never_meet]:
        numbers = numbers_in(entry.text[3:])
        span, players = (numbers[:2], numbers[2:]) if given else ([1, rounds], numbers)
        known = tuple(number for number in players if number in records)
        if len(known) < len(players):
            notebook.leave_out("260-who", tr("Forbidden pairs name a player who does not exist"), entry.line, 1)
        if len(known) > 1 and span[0] <= span[1]:
            found.append(ForbiddenPairs(span[0], span[1], known))
        else:
            notebook.leave_out("260", tr("Forbidden pairs cannot be read and are left out"), entry.line, 1)
    return tuple(found)


def abnormal_of(header: Header, notebook: Notebook) -> tuple[list[Abnormal], bool]:
    """The 299 records that can be applied, and whether some were left out."""
    found: list[Abnormal] = []
    if header.is_team:
        return found, False  # points of teams: trf.teams.event
    for entry in header.abnormal:
        record = _abnormal(entry.line, entry.text, ABNORMAL) or _abnormal(entry.line, entry.text, ABNORMAL_ELSEWHERE)
        if record is None or not record.round_number or not record.numbers:
            if record is None:
                sentence = tr("Abnormal points that cannot be read (299) are not applied")
            else:
                sentence = tr("Abnormal points for all rounds (299) are not applied")
            notebook.leave_out(f"299-{record is None}", sentence, entry.line, 1)
        else:
            found.append(record)
    return found, len(found) < len(header.abnormal)


def ladder_of(header: Header, notebook: Notebook) -> Ladder | None:
    """Our own mark, else record 212, else 202; None when there is nothing that can be read."""
    own = value_of(header, "ladder")
    if own is not None:
        try:
            return parse_ladder(own)
        except RuleViolation as problem:
            notebook.repair(
                "ladder",
                tr("The ladder of the file cannot be read ({problem})").format(problem=str(problem).rstrip(".")),
            )
    code = "212" if header.texts.get("212") else "202"
    text = header.texts.get(code, "")
    line = header.places.get(code, 0)
    rungs: list[Rung] = []
    for word in text.replace(";", ",").split(","):
        word = word.strip()
        if not word or word.upper() == "PTS":
            continue
        if word.upper().startswith("OTHER"):
            notebook.leave_out(
                f"rung-{word}",
                tr("The private tie-break “{word}” ({code}) is left out").format(word=word[:40], code=code),
                line,
                5,
            )
            continue
        try:
            rungs += parse_ladder(word).rungs
        except RuleViolation:
            notebook.leave_out(
                f"rung-{word}",
                tr("The tie-break “{word}” ({code}) cannot be read").format(word=word[:40], code=code),
                line,
                5,
            )
    return Ladder(tuple(rungs)) if rungs or text.upper().strip(" ,") == "PTS" else None


def _merge_bye(
    records: dict[int, PlayerRecord], number: int, round_number: int, code: str, line: int, notebook: Notebook
) -> None:
    record = records.get(number)
    if record is None:
        notebook.leave_out(
            "bye-who", tr("A bye of player {number}, who does not exist, is left out").format(number=number), line, 1
        )
        return
    slots = record.slots
    while len(slots) < round_number:
        slots.append(BLANK)
    slot = slots[round_number - 1]
    if slot == BLANK:
        slots[round_number - 1] = (0, "", code)
    elif slot[0]:
        notebook.fault(
            tr("Round {round}: player {number} has a bye ({code}, line {line}), but is paired with {other}.").format(
                round=round_number, number=number, code=code, line=line, other=slot[0]
            ),
            record.line,
            column_of(round_number),
        )
    elif slot[2] not in (code, "!"):
        notebook.fault(
            tr("Round {round}: player {number} has two different byes ({first}, and {code} in line {line}).").format(
                round=round_number, number=number, first=slot[2], code=code, line=line
            ),
            record.line,
            column_of(round_number) + 7,
        )


def _float_history(header: Header, records: dict[int, PlayerRecord], notebook: Notebook) -> tuple[Acceleration, ...]:
    """XXA gives points per player and round; equal neighbours become one block."""
    spans: dict[tuple[int, int, Fraction], list[int]] = {}
    for entry in header.float_history:
        head = numbers_in(entry.text[3:9])
        row = entry.text[9:]
        values = [decimal(row[start : start + 5]) for start in range(0, min(len(row), 5 * MAX_ROUNDS), 5)]
        if len(head) != 1 or head[0] not in records or any(value is None or not 0 <= value < 100 for value in values):
            notebook.leave_out("XXA", tr("A record of fictitious points (XXA) cannot be read"), entry.line, 1)
            continue
        start = 0
        for index in range(len(values) + 1):
            if index == len(values) or values[index] != values[start]:
                value = values[start] if start < len(values) else None
                if value:
                    spans.setdefault((start + 1, index, value), []).append(head[0])
                start = index
    order = {number: place for place, number in enumerate(sorted(records))}
    found = []
    for (first, last, points), numbers in sorted(spans.items()):
        blocks: dict[int, list[int]] = {}
        for place, number in enumerate(sorted(numbers)):
            blocks.setdefault(order[number] - place, []).append(number)
        found += [Acceleration(points_text(points), first, last, some[0], some[-1]) for some in blocks.values()]
    return tuple(found)


def _abnormal(line: int, text: str, layout: Layout) -> Abnormal | None:
    part = layout.cut(text)
    code = part["type"].upper()
    value = decimal(part["game_points"] or part["match_points"])
    rounds = numbers_in(part["round"]) or [0]
    words = text[layout.rest :].split()
    if value is None or (code and code not in RECORD_CODES) or layout.is_shifted(text):
        return None
    if not words or len(numbers_in(" ".join(words))) != len(words) or len(rounds) != 1:
        return None
    return Abnormal(line, code, value, rounds[0], tuple(numbers_in(" ".join(words))))
