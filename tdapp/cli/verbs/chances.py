"""Who can still win: the places that every player can reach in the rounds that are left."""

from __future__ import annotations

import argparse
import sys

from tdapp.cli.ladders import asked_ladder
from tdapp.cli.output import print_json, print_mark, print_table
from tdapp.cli.reading import add_input_arguments, read_section
from tdapp.cli.status import BAD_INPUT, DONE, Stop
from tdapp.domain.words.wording import tr
from tdapp.services.tables.chances import HEROES, Chances, chances

_MOST_SAMPLES = 100_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE, the seed and the number of outcomes that are drawn where they cannot be counted."""
    add_input_arguments(parser)
    parser.add_argument("--seed", type=int, default=1, help="the same seed draws the same outcomes; default: 1")
    parser.add_argument(
        "--samples",
        type=int,
        metavar="N",
        help="outcomes to draw; default: as on paper, 1000, of more than 30 players fewer",
    )
    parser.add_argument("--ladder", help="a trial ladder instead of the official one")
    parser.add_argument("--format", choices=("table", "json"), default="table")


def run(arguments: argparse.Namespace) -> int:
    """Print the table; how far it is stands on standard error where that is a terminal."""
    samples = arguments.samples
    if samples is not None and not 1 <= samples <= _MOST_SAMPLES:
        raise Stop(BAD_INPUT, f"tdapp chances: {tr('--samples is 1 to {most}.').format(most=_MOST_SAMPLES)}")
    section = read_section(arguments)
    ladder = asked_ladder(section, arguments.ladder)
    extremes = HEROES if samples is None else None  # who asks for a number of his own waits for everybody's
    found = chances(section, ladder=ladder, seed=arguments.seed, samples=samples, extremes=extremes, progress=_progress)
    assert found is not None  # nothing stops it here
    if arguments.format == "json":
        print_json(as_json(found))
        return DONE
    print_mark(section)
    print(found.words)
    rows = [
        ["-" if one.now is None else str(one.now), str(one.player.number), one.player.name, one.points, str(one.best),
         str(one.worst), f"{one.within(1):.1%}", f"{one.within(3):.1%}"]
        for one in found.rows
    ]  # fmt: skip
    header = [tr("Rk"), tr("No"), tr("Name"), tr("Pts"), tr("Best"), tr("Worst"), tr("First"), tr("First three")]
    print_table(header, rows, frozenset(range(len(header))) - {2})
    return DONE


def as_json(found: Chances) -> dict[str, object]:
    """The stable shape."""
    return {
        "exact": found.exact,
        "outcomes": found.outcomes,
        "seed": found.seed,
        "error": round(found.error, 6),
        "rounds_left": found.rounds_left,
        "players": [
            {
                "start_number": one.player.number,
                "name": one.player.name,
                "points": one.points,
                "rank": one.now,
                "best": one.best,
                "worst": one.worst,
                "shares": [round(share, 6) for share in one.shares],
            }
            for one in found.rows
        ],
    }


def _progress(done: int, total: int) -> bool:
    if sys.stderr.isatty() and (done == total or done % 50 == 0):
        print(f"\r{done}/{total}", end="\n" if done == total else "", file=sys.stderr, flush=True)
    return True
