"""The final pack of a closed tournament in a new folder: PDFs, the log, TRF16 and TRF26."""

from __future__ import annotations

import argparse
import datetime as dt
from pathlib import Path

from tdapp.cli.reading import add_input_arguments, read_whole
from tdapp.cli.status import BAD_INPUT, DONE, Stop
from tdapp.domain.words.wording import tr
from tdapp.reports.final_pack import final_pack, pack_folder, write_pack
from tdapp.reports.options import PrintOptions
from tdapp.services.history.steps import all_rows


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE and the folder in which the pack's own is made."""
    add_input_arguments(parser, after_round=False)
    parser.add_argument("folder", metavar="FOLDER", help="a folder of its own is made in it for the pack")


def run(arguments: argparse.Namespace) -> int:
    """Write the pack; the names of its files go to standard output."""
    path, parent = Path(arguments.file), Path(arguments.folder)
    if not parent.is_dir():
        raise Stop(BAD_INPUT, f"{parent}: {tr('there is no such folder.')}")
    whole = read_whole(arguments)
    options = PrintOptions(printed_at=dt.datetime.now().astimezone())
    log = all_rows(whole.journal, whole.section_id)
    files = final_pack(whole.section, whole.rounds, log, options, stem=path.stem)
    for written in write_pack(pack_folder(parent, whole.section), files):
        print(written)
    return DONE
