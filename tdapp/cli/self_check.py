"""``tdapp --self-check``: is this installation sound? Opens, computes, prints and shows the demo event once."""

from __future__ import annotations

import datetime as dt
import tempfile
from pathlib import Path

from tdapp.cli.status import DONE, FAULT


def run() -> int:
    """Every part in turn; one line each on standard output, the first failure ends it with status 70."""
    from tdapp.app.backend import check_window
    from tdapp.app.demo import make_demo_event
    from tdapp.reports.options import PrintOptions
    from tdapp.reports.printing import render
    from tdapp.services.tables.standings import compute_standings
    from tdapp.storage.event.opening import open_event_file

    with tempfile.TemporaryDirectory(prefix="tdapp-self-check-") as folder:
        path = Path(folder) / "demo.tdb"
        make_demo_event(path)
        store = open_event_file(path)
        try:
            for reference in store.sections():
                section = store.snapshot(reference.section_id)
                standings = compute_standings(section)
                options = PrintOptions(printed_at=dt.datetime.now().astimezone())
                printed = render("standings", section, standings=standings, options=options)
                target = Path(folder) / f"standings-{reference.section_id}.pdf"
                target.write_bytes(printed.pdf)
                print(f"{reference.name}: {len(standings.rows)} players ranked, {printed.pages} page(s) printed")
        finally:
            store.close()
        if complaints := check_window(path):
            print("the window is not sound:", *complaints, sep="\n  ")
            return FAULT
    print("the window opened and closed; this installation is sound")
    return DONE
