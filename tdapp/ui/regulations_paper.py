"""The regulations as a PDF, of an event that need not be stored yet."""

from __future__ import annotations

import datetime as dt

from tdapp.domain.event import Section


def regulations_pdf(section: Section) -> bytes:
    """The document Regulations of the registry, on A4, printed now."""
    from tdapp.reports.options import PrintOptions
    from tdapp.reports.printing import render
    from tdapp.services.standings import compute_standings

    options = PrintOptions(printed_at=dt.datetime.now().astimezone())
    return render("regulations", section, standings=compute_standings(section), options=options).pdf
