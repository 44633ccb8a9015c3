"""Reading and writing load nothing heavy."""

from __future__ import annotations

import subprocess
import sys


def test_nothing_heavy_is_imported() -> None:
    code = (
        "import sys, tdapp.trf.reader, tdapp.trf.writer; "
        "print([name for name in ('numpy', 'PySide6', 'sqlalchemy', 'reportlab', 'tdapp.tiebreaks', 'tdapp.services')"
        " if name in sys.modules])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
