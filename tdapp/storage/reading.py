"""Reading an event file without opening it for work: no lock, no change, also while a window has it open."""

from __future__ import annotations

from pathlib import Path

from tdapp.domain.event import Section
from tdapp.storage.engine import plain_words
from tdapp.storage.header import check_header
from tdapp.storage.mapping import read_section, read_sections
from tdapp.storage.soundness import reading_engine


def read_event_sections(path: Path | str) -> tuple[Section, ...]:
    """The sections of an event file as they stand now.

    RuleViolation: not an event file, or one of a newer version. EnvironmentProblem: missing, damaged, or of an older
    version that has to be converted by opening it once.
    """
    path = Path(path).absolute()
    check_header(path)
    engine = reading_engine(path)
    try:
        with plain_words(), engine.connect() as connection:
            return tuple(read_section(connection, section_id) for section_id, _ in read_sections(connection))
    finally:
        engine.dispose()
