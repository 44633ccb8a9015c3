"""Write random tournaments as TRF26 files; what is not given is chosen by chance, the seed is printed."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from tdapp.cli.engines import add_engine_arguments, engine_of
from tdapp.cli.status import BAD_INPUT, DONE, Stop
from tdapp.cli.systems import add_system_argument, with_parameters_asked
from tdapp.cli.writing import add_force, cannot_be_made, check_output, write_output
from tdapp.domain.section.stages import games_of_stage
from tdapp.domain.systems.registry import DUTCH, TEAM_SWISS, read_as
from tdapp.domain.systems.system import System
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import Patience
from tdapp.services.pairing.generate import BYES, POINTS, Recipe, generate
from tdapp.services.systems.by_table import TableEngine
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.tables.export import export_trf

_PERCENTAGES = {
    "half_byes": "half-point byes, %% of players a round (at most one each)",
    "zero_byes": "absences, %% of players a round",
    "full_byes": "full-point byes, %% of players a round",
    "forfeits": "%% of games",
    "double_forfeits": "%% of the forfeits",
    "odd_results": "1/2-0, 0-1/2 and 0-0, %% of games",
    "unrated_games": "games under one move (W D L), %% of games",
    "draws": "%% of the draws that the expected score allows",
    "withdrawals": "%% of players a round",
    "late_entries": "%% of players",
    "unrated_players": "%% of players",
    "prohibited": "%% of players in groups of two to four that must not meet (record 260)",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The folder, how many, and everything that can be fixed."""
    parser.add_argument("-o", "--out", required=True, metavar="DIR", help="folder for the files; made when missing")
    parser.add_argument("--count", type=int, default=1, metavar="N", help="how many files, default 1")
    parser.add_argument("--seed", metavar="S", help="any word; the same seed gives the same files")
    parser.add_argument("--teams", type=int, metavar="N", help="a competition of teams, 4 to 400, of two for a match")
    parser.add_argument("--boards", type=int, default=4, metavar="N", help="of a match of teams, default 4")
    add_system_argument(parser, "dutch is usual, of teams team-swiss")
    parser.add_argument("--players", type=int, metavar="N", help="4 to 2000; by chance 8 to 60")
    parser.add_argument(
        "--rounds", type=int, metavar="N", help="1 to 30; by chance 5 to 11, as many as the field allows"
    )
    for name, words in _PERCENTAGES.items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=float, metavar="PERCENT", help=words)
    parser.add_argument("--ratings", metavar="LIST", help="2400,2300,... or a range 1600-2700; by chance around 1850")
    parser.add_argument("--rating-noise", type=float, metavar="N", help="points by which ratings err; strength stays")
    parser.add_argument("--white-edge", type=int, metavar="N", help="rating points White gains, default 0")
    parser.add_argument("--flat-draws", type=float, metavar="PERCENT", help="of all games; instead of --draws")
    parser.add_argument("--whole-table", action="store_true", help="expected scores without the limit of 400 points")
    parser.add_argument("--half-byes-each", type=int, metavar="N", help="half-point byes a player at most, default 1")
    parser.add_argument("--baku", action=argparse.BooleanOptionalAction, help="Baku acceleration")
    parser.add_argument("--tie-breaks", metavar="LADDER", help="for example BH/C1,BH,SB")
    parser.add_argument("--points", choices=list(POINTS), help="for win, draw and loss")
    parser.add_argument("--bye-value", choices=BYES, help="what the pairing-allocated bye is worth")
    parser.add_argument("--initial-colour", choices=("W", "B"), help="the lot of round 1")
    add_force(parser, "out")
    add_engine_arguments(parser)


def _ratings(text: str | None) -> tuple[int, ...] | range | None:
    """A list with commas, or a range with a hyphen."""
    if text is None:
        return None
    listed = "," in text or text.isdigit()
    parts = [int(part) if part.strip().isdigit() else 0 for part in text.split("," if listed else "-")]
    if not all(0 < part < 4000 for part in parts) or not (listed or (len(parts) == 2 and parts[0] <= parts[1])):
        text = tr("--ratings is a list such as 2400,2300,2100 or a range such as 1600-2700.")
        raise Stop(BAD_INPUT, f"tdapp: {text}")
    return tuple(parts) if listed else range(*parts)


def run(arguments: argparse.Namespace) -> int:
    """One file per tournament; the seed is the first line printed, before anything can fail."""
    if arguments.count < 1:
        raise Stop(BAD_INPUT, f"tdapp: {tr('--count is 1 or more.')}")
    asked, parameters = with_parameters_asked(arguments)
    system = asked or (DUTCH if arguments.teams is None else TEAM_SWISS)
    if (read_as(system) is None) is (arguments.teams is None):
        players = tr("the {system} pairs players, no teams.")
        text = tr("the {system} pairs teams: say how many with --teams.") if arguments.teams is None else players
        raise Stop(BAD_INPUT, f"tdapp: {text.format(system=tr(system.name))}")
    seed = arguments.seed if arguments.seed is not None else secrets.token_hex(6)
    if not seed.isascii() or not seed.isprintable() or not seed or len(seed) > 40:
        raise Stop(BAD_INPUT, f"tdapp: {tr('--seed is a word of ASCII letters and digits.')}")
    print(tr("seed {}").format(seed), flush=True)
    folder = Path(arguments.out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_be_made(folder, error) from error
    ratings = _ratings(arguments.ratings)
    recipe = Recipe(
        players=arguments.players,
        rounds=arguments.rounds,
        baku=arguments.baku,
        ladder=arguments.tie_breaks,
        points=arguments.points,
        bye=arguments.bye_value,
        colour=arguments.initial_colour,
        ratings=None if isinstance(ratings, range) else ratings,
        rating_range=(ratings.start, ratings.stop) if isinstance(ratings, range) else None,
        rating_noise=arguments.rating_noise,
        white_edge=arguments.white_edge,
        flat_draws=arguments.flat_draws,
        whole_table=arguments.whole_table or None,
        half_byes_each=arguments.half_byes_each,
        system=system,
        system_text=parameters,
        **{name: getattr(arguments, name) for name in _PERCENTAGES},
    )
    width = len(str(arguments.count))
    paths = [folder / f"random-{index:0{width}}.trf" for index in range(1, arguments.count + 1)]
    for path in paths:
        check_output(str(path), force=arguments.force)
    if arguments.teams is not None:
        return _teams(arguments, system, seed, paths)
    rules = rules_of_system(system)
    with engine_of(arguments, system) as chosen:
        engine = TableEngine(rules) if system.table else chosen
        for index, path in enumerate(paths, 1):
            section = generate(engine, recipe, f"{seed}-{index}", patience=Patience(arguments.limit))
            write_output(str(path), export_trf(section), force=arguments.force)
            baku = f", {tr('Baku')}" if section.accelerations else ""
            shown = section.rounds_total // games_of_stage(section)
            text = tr("{players} players, {rounds} rounds").format(players=len(section.players), rounds=shown)
            print(f"{path}: {text}{baku}", flush=True)
    return DONE


def _teams(arguments: argparse.Namespace, system: System, seed: str, paths: list[Path]) -> int:
    """Competitions of teams; of the other choices only rounds and colour speak of them."""
    from tdapp.services.teams.generate import TeamRecipe, generate_teams

    recipe = TeamRecipe(
        arguments.teams, arguments.boards, arguments.rounds, colour=arguments.initial_colour, system=system
    )
    for index, path in enumerate(paths, 1):
        section = generate_teams(recipe, f"{seed}-{index}")
        write_output(str(path), export_trf(section), force=arguments.force)
        text = tr("{teams} teams, {rounds} rounds").format(teams=len(section.teams), rounds=section.rounds_total)
        print(f"{path}: {text}", flush=True)
    return DONE
