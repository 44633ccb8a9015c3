"""The final pack of a closed tournament, in one folder: standings, crosstable, decisions, the log, TRF16 and TRF26."""

from __future__ import annotations

import contextlib
import csv
import io
from collections.abc import Iterator, Sequence
from pathlib import Path

from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.plain_line import plain_line
from tdapp.domain.words.wording import tr
from tdapp.reports.file_names import document_name, fitting_file, fitting_folder, safe_name
from tdapp.reports.formats.plain import harmless
from tdapp.reports.options import PrintOptions
from tdapp.reports.printing import render
from tdapp.services.files import disk
from tdapp.services.history.steps import HistoryRow
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.systems.standings import deciding
from tdapp.services.tables.export import export_trf

PRINTED = ("standings", "crosstable", "decisions")
"""Of teams what stands for them there."""


@dataclass(frozen=True, slots=True)
class PackFile:
    """One file of the pack."""

    name: str
    data: bytes


def final_pack(
    section: Section,
    rounds: Sequence[Round],
    log: Sequence[HistoryRow],
    options: PrintOptions,
    *,
    stem: str,
) -> Iterator[PackFile]:
    """The files, each made when it is asked for; RuleViolation unless the tournament is closed.

    ``log`` is the whole journal, newest first; ``stem`` begins every name.
    """
    if not section.closed:
        raise RuleViolation(tr("The final pack belongs to a tournament that is closed: close it first."))
    standings, sheet = deciding(section), rules_of_system(section.system).sheet
    standing = [row for row in log if not row.undone]
    for document_id in map(sheet, PRINTED):
        made = render(document_id, section, standings=standings, options=options, rounds=rounds, log=standing)
        yield PackFile(document_name(stem, document_id) + ".pdf", made.pdf)
    yield PackFile(document_name(stem, "log") + ".csv", log_csv(log))
    for flavour in ("trf26", "trf16"):
        yield PackFile(document_name(stem, flavour) + ".trf", export_trf(section, flavour))
        if section.rating_corrections:
            name = document_name(stem, flavour, None, "rating") + ".trf"
            yield PackFile(name, export_trf(section, flavour, rating=True))


def log_csv(log: Sequence[HistoryRow]) -> bytes:
    """Every step of the journal, oldest first: time (UTC), step, what, before, after, reason, whether it was undone."""
    buffer = io.StringIO()
    writer = csv.writer(buffer, lineterminator="\r\n")
    writer.writerow([tr("Time (UTC)"), tr("Step"), tr("What"), tr("Before"), tr("After"), tr("Reason"), tr("Undone")])
    for row in sorted(log, key=lambda one: one.revision):
        texts = (row.label, row.what, row.old, row.new, row.reason, tr("yes") if row.undone else "")
        writer.writerow([f"{row.time:%Y-%m-%d %H:%M:%S}", *(harmless(plain_line(text)) for text in texts)])
    return buffer.getvalue().encode("utf-8-sig", "replace")


def pack_folder(parent: Path, section: Section, what: str = "") -> Path:
    """A folder for a pack that does not exist yet; ``what`` ends its name (the final one)."""
    names = (section.event.name, section.name if section.name != section.event.name else "", what or tr("final"))
    name = fitting_folder(parent, safe_name(" ".join(filter(None, names))))
    folder, number = parent / name, 2
    while folder.exists():
        folder, number = parent / f"{name} {number}", number + 1
    return folder


def write_pack(folder: Path, files: Iterator[PackFile]) -> tuple[Path, ...]:
    """Write the files into a new folder, each durable; EnvironmentProblem says which one could not be written."""
    made = list(files)  # all of them, before there is a folder that looks like a pack
    written: list[Path] = []
    target = folder
    try:
        disk.reachable(folder).mkdir()
        for file in made:
            target = folder / fitting_file(folder, file.name)
            with disk.reachable(target).open("xb") as stream:
                stream.write(file.data)
                stream.flush()
                disk.flush(stream.fileno())
            written.append(target)
    except OSError as problem:
        for path in (*written, target):  # half a pack would be taken for one
            with contextlib.suppress(OSError):
                disk.remove(path)
        with contextlib.suppress(OSError):
            folder.rmdir()
        raise EnvironmentProblem(
            tr("The files could not be written to {folder}: {reason}. The event itself is safe.").format(
                folder=folder, reason=problem.strerror or problem
            )
        ) from problem
    return tuple(written)
