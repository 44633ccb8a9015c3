"""The regulations on paper, of an event that need not be stored yet."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

from tdapp.domain.section.event import Section

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.reports.printing import PrintedDocument


def regulations_paper(section: Section) -> PrintedDocument:
    """The document Regulations of the registry, on A4, printed now."""
    from tdapp.reports.options import PrintOptions
    from tdapp.reports.printing import render
    from tdapp.services.systems.standings import deciding

    options = PrintOptions(printed_at=dt.datetime.now().astimezone())
    return render("regulations", section, standings=deciding(section), options=options)
