"""What every document of 300 players takes: pages, processor time, bytes, and both again with the tags of PDF/UA.

``python -m tests.benchmarks.sheets`` prints a table, the slowest first.
"""

from __future__ import annotations

import argparse
import dataclasses
import time

import pypdfium2

from tdapp.reports.printing import PrintJob, render_jobs
from tests.conformance.press.events import EVENTS, data
from tests.conformance.press.gate import applying
from tests.reports.builders import OPTIONS


def taken(document_id: str, event: str, times: int, *, tagged: bool) -> tuple[float, bytes]:
    """The least processor time of some runs, and the file."""
    job = PrintJob(document_id, dataclasses.replace(OPTIONS, tagged=tagged))
    least, pdf = float("inf"), b""
    for _ in range(times):
        start = time.process_time()
        pdf = render_jobs([job], data(event)).pdf
        least = min(least, time.process_time() - start)
    return least, pdf


def main() -> None:
    """The table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--event", choices=EVENTS, default="three hundred")
    parser.add_argument("--times", type=int, default=3)
    arguments = parser.parse_args()
    rows = []
    for document in applying(arguments.event):
        plain, pdf = taken(document.document_id, arguments.event, arguments.times, tagged=False)
        tagged, larger = taken(document.document_id, arguments.event, arguments.times, tagged=True)
        rows.append((plain, document.document_id, len(pypdfium2.PdfDocument(pdf)), len(pdf), tagged, len(larger)))
    print("| document | pages | seconds | kB | tagged: seconds | kB | times as large |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for plain, name, pages, size, tagged, larger_size in sorted(rows, reverse=True):
        print(
            f"| {name} | {pages} | {plain:.2f} | {size // 1000} | {tagged:.2f} | {larger_size // 1000} "
            f"| {larger_size / size:.1f} |"
        )


if __name__ == "__main__":
    main()
