"""Handlers of games. What chess itself says is asked when a game comes, so that nobody else loads it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from tdapp.domain.commands.games import (
    AttachGame,
    ImportGames,
    NameInSource,
    RemoveGames,
    SetBroadcast,
    ShowGames,
    TakeAlert,
    WriteGame,
)
from tdapp.domain.games.broadcast import LONGEST_DELAY, LONGEST_NOTICE, Broadcast, TakenAlert
from tdapp.domain.games.record import RESULTS, GameRecord
from tdapp.domain.games.source_name import SourceName
from tdapp.domain.games.text import GameText, record_of
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import Section
from tdapp.domain.words.changes import ChangeSet, Topic, touched
from tdapp.domain.words.checks import Warning, no_player
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr, trimmed
from tdapp.services.games.hearing import is_live
from tdapp.services.ports.decisions import needed, pass_warnings
from tdapp.services.ports.handler import handles
from tdapp.services.ports.unit_of_work import EventRows


def _changed(section_id: int) -> ChangeSet:
    return touched(section_id, Topic.GAMES)


def import_games(rows: EventRows, command: ImportGames) -> ChangeSet:
    """Keep games of a source; what is recorded already with other moves is confirmed first."""
    section = rows.snapshot(command.section_id)
    games = [_checked(section, text) for text in command.games]
    pairs = [(game.round, game.pair) for game in games if game.pair is not None]
    if len(set(pairs)) < len(pairs):
        raise RuleViolation(tr("Two of these games are of the same players and round."))
    known = rows.games.games(command.section_id)
    new = [game for game in games if game not in known]
    if not new:
        raise RuleViolation(tr("All these games are recorded already."))
    pass_warnings(rows, command.section_id, _replaced(section, known, new), command.confirmed)
    for game in new:
        _put(rows, command.section_id, game)
    return _changed(command.section_id)


def write_game(rows: EventRows, command: WriteGame) -> ChangeSet:
    """The moves of one board as the arbiter says."""
    section = rows.snapshot(command.section_id)
    game = _checked(section, command.game)
    if game.pair is None:
        raise RuleViolation(tr("Say whose game it is."))
    known = rows.games.games(command.section_id)
    if game in known:
        raise RuleViolation(tr("The game is recorded like this already."))
    _put(rows, command.section_id, replace(game, source="typed") if is_live(game.source) else game)
    return _changed(command.section_id)


def show_games(rows: EventRows, command: ShowGames) -> ChangeSet:
    """What is shown at some boards, chosen by hand; what sources say from now on goes on from it."""
    section = rows.snapshot(command.section_id)
    games = [_checked(section, text) for text in command.games]
    pairs = {(game.round, game.pair) for game in games if game.pair is not None}
    if not games or len(pairs) < len(games):
        raise RuleViolation(tr("Say whose game it is."))
    known = rows.games.games(command.section_id)
    shown = [one for one in known if (one.round, one.pair) in pairs]
    if len(shown) == len(games) and all(
        any(one == game and rows.games.heard_until(command.section_id, game) <= one.heard for one in shown)
        for game in games
    ):
        raise RuleViolation(tr("The game is recorded like this already."))
    for game in games:
        _put(rows, command.section_id, game)
    return _changed(command.section_id)


def name_in_source(rows: EventRows, command: NameInSource) -> ChangeSet:
    """Remember whom a source means; a name that says nothing is not remembered."""
    section = rows.snapshot(command.section_id)
    _refuse_strangers(section, GameRecord(1, command.white, command.black))
    given = [
        SourceName(command.source, trimmed(name), player)
        for name, player in ((command.white_name, command.white), (command.black_name, command.black))
        if trimmed(name)
    ]
    if len({one.name for one in given}) < len(given):
        raise RuleViolation(tr("The source calls both players {name}.").format(name=given[0].name))
    for one in given:
        for player in section.players:
            if player.name == one.name and player.number != one.player:
                raise RuleViolation(tr("{name} is a player of this section.").format(name=one.name))
    held = rows.games.source_names(command.section_id)
    new = [one for one in given if one not in held]
    if not new:
        raise RuleViolation(tr("The names of this source are known like this already."))
    for one in new:
        rows.games.name_player(command.section_id, one)
    return _changed(command.section_id)


def attach_game(rows: EventRows, command: AttachGame) -> ChangeSet:
    """Give a record to two players, or take it from them."""
    section = rows.snapshot(command.section_id)
    known = rows.games.games(command.section_id)
    game = _of(known, command.game_id)
    pair = (command.white, command.black)
    if (command.white is None) != (command.black is None):
        raise RuleViolation(tr("A game has two players."))
    if pair == (game.white, game.black):
        raise RuleViolation(tr("The game is recorded like this already."))
    moved = replace(game, white=command.white, black=command.black)
    if moved.pair is not None:
        _refuse_strangers(section, moved)
        there = [one for one in known if one.round == game.round and one.pair == moved.pair]
        pass_warnings(rows, command.section_id, _replaced(section, there, [moved]), command.confirmed)
        for one in there:
            rows.games.remove(command.section_id, one.game_id)
    else:
        names = {player.number: player.name for player in section.players}
        moved = replace(
            moved,
            white_name=game.white_name or names.get(game.white or 0, ""),
            black_name=game.black_name or names.get(game.black or 0, ""),
        )
    rows.games.put(command.section_id, moved)
    return _changed(command.section_id)


def remove_games(rows: EventRows, command: RemoveGames) -> ChangeSet:
    """Remove records."""
    if not command.game_ids:
        raise RuleViolation(tr("No game is chosen."))
    for game_id in dict.fromkeys(command.game_ids):
        rows.games.remove(command.section_id, game_id)
    return _changed(command.section_id)


def take_alert(rows: EventRows, command: TakeAlert) -> ChangeSet:
    """Somebody looks after an alert."""
    name = trimmed(command.by)
    if not name:
        raise RuleViolation(tr("Say who takes the alert."))
    alert = TakenAlert(command.round, command.board, command.kind, command.cause, name)
    if alert in rows.games.taken_alerts(command.section_id):
        raise RuleViolation(tr("{name} has taken this alert already.").format(name=name))
    rows.games.take_alert(command.section_id, alert)
    return _changed(command.section_id)


def set_broadcast(rows: EventRows, command: SetBroadcast) -> ChangeSet:
    """Delay and line of a section."""
    before = rows.games.broadcast(command.section_id)
    wanted = Broadcast(command.delay, command.strict, trimmed(command.notice))
    if not 0 <= wanted.delay <= LONGEST_DELAY:
        raise RuleViolation(tr("Moves are held back for {most} minutes at most.").format(most=LONGEST_DELAY // 60))
    if len(wanted.notice) > LONGEST_NOTICE:
        raise RuleViolation(tr("The line for viewers may have {most} letters.").format(most=LONGEST_NOTICE))
    if wanted == before:
        raise RuleViolation(tr("The broadcast is set like this already."))
    if not wanted.delay and before.delay:
        needed(command.reason, tr("Moves are public at once"))
        pass_warnings(rows, command.section_id, [rule("no-delay").warn()], command.confirmed, reason=command.reason)
    rows.games.write_broadcast(command.section_id, wanted)
    return _changed(command.section_id)


def _checked(section: Section, text: GameText) -> GameRecord:
    """The record of a text whose moves are legal; RuleViolation names the first that is not."""
    try:
        game = record_of(text)
    except ValueError as error:
        raise RuleViolation(tr("These moves cannot be read.")) from error
    if not 1 <= game.round <= section.rounds_total:
        raise RuleViolation(tr("There is no round {number}.").format(number=game.round))
    if game.result not in RESULTS:
        raise RuleViolation(tr("“{result}” is no result of a game.").format(result=game.result[:20]))
    if game.pair is not None:
        _refuse_strangers(section, game)
    elif not (game.white_name or game.black_name):
        raise RuleViolation(tr("Say whose game it is."))
    from tdapp.games.position import refuse_illegal

    refuse_illegal(game)
    return game


def _put(rows: EventRows, section_id: int, game: GameRecord) -> None:
    """Write a record over what is shown: what sources have said so far does not go on from it."""
    rows.games.put(section_id, replace(game, heard=rows.games.heard_until(section_id, game) if game.pair else 0))


def _refuse_strangers(section: Section, game: GameRecord) -> None:
    numbers = {player.number for player in section.players}
    for number in game.pair or ():
        if number not in numbers:
            raise no_player(number)
    if game.white == game.black:
        raise RuleViolation(tr("A game has two players."))


def _replaced(section: Section, known: Iterable[GameRecord], new: Iterable[GameRecord]) -> list[Warning]:
    """The warning about games that have other moves now; a game that only goes on needs none."""
    there = {(one.round, one.pair): one for one in known}
    lost = []
    for game in new:
        old = there.get((game.round, game.pair)) if game.pair is not None else None
        if old is not None and game.moves[: len(old.moves)] != old.moves:
            assert game.white is not None
            assert game.black is not None
            lost.append(f"{section.shown(game.white)} – {section.shown(game.black)}")
    shown = "; ".join(lost[:5]) + (f" … ({len(lost)})" if len(lost) > 5 else "")
    return [rule("game-replaced").warn(games=shown)] if lost else []


def _of(known: Iterable[GameRecord], game_id: int) -> GameRecord:
    for game in known:
        if game.game_id == game_id:
            return game
    raise RuleViolation(tr("This game is no longer recorded."))


ROWS = (
    handles(ImportGames, import_games),
    handles(WriteGame, write_game),
    handles(AttachGame, attach_game),
    handles(RemoveGames, remove_games),
    handles(ShowGames, show_games),
    handles(NameInSource, name_in_source),
    handles(TakeAlert, take_alert),
    handles(SetBroadcast, set_broadcast),
)
