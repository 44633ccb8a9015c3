"""The pages as HTML. Everything is said in text; boards, clocks that run and everything that moves is the script's."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any
from urllib.parse import urlencode

from tdapp.domain.games.letters import LETTERS, NAMES, written_in
from tdapp.domain.words.wording import current_language, html_language, tr
from tdapp.live.state import Key, State

_SIGNS = {"1/2-1/2": "½–½", "1-0": "1–0", "0-1": "0–1", "1-0f": "+ / -", "0-1f": "- / +", "0-0f": "- / -"}
_RESULTS = ("1-0", "1/2-1/2", "0-1", "*")
MOST_FOUND = 300

Record = Mapping[str, Any]


def overview(state: State, section_id: int | None, number: int | None, look: str = "") -> str:
    """All boards of a round."""
    section = state.section(section_id)
    if section is None:
        return _page(state, None, tr("Live"), [f"<p>{text_of(tr('There is nothing to see yet.'))}</p>"], look)
    played = state.round(section, number)
    body = [*_section_ways(state, section), *_round_ways(section, played), *_notices(section)]
    if played is None:
        body.append(f"<p>{text_of(tr('No round is paired yet.'))}</p>")
        title = section["name"] or tr("Live")
    else:
        boards = state.boards_of(section["id"], played["number"])
        short = _short_names(boards)
        title = tr("Round {number}").format(number=played["number"])
        body += [
            f"<h1>{text_of(title)} <span>{text_of(_counted(boards))}</span></h1>",
            '<div class="tools" hidden></div>',
            '<ol class="boards">',
            *(_board_card(section["id"], board, short) for board in boards),
            "</ol>",
            f'<p><a href="/live/{section["id"]}/round-{played["number"]}.pgn">'
            f"{text_of(tr('Games of this round (PGN)'))}</a></p>",
        ]
    return _page(state, section, title, body, look, refresh=True)


def board(state: State, key: Key, look: str = "") -> str:
    """One board with its moves."""
    held = state.boards[key]
    section = state.section(key[0])
    numbers = [one["board"] for one in state.boards_of(key[0], key[1])]
    place = numbers.index(key[2])
    before, after = numbers[place - 1 : place] if place else [], numbers[place + 1 : place + 2]
    white, black = held["white"], held["black"]
    title = f"{white['name']} – {black['name']}"
    body = [
        '<nav class="rounds" aria-label="' + text_of(tr("Boards")) + '"><ul>',
        f'<li><a href="/?s={key[0]}&amp;r={key[1]}">{text_of(tr("Round {number}").format(number=key[1]))}</a></li>',
        *(_way(f"/b/{key[0]}/{key[1]}/{one}", f"← {tr('Board {number}').format(number=one)}") for one in before),
        *(_way(f"/b/{key[0]}/{key[1]}/{one}", f"{tr('Board {number}').format(number=one)} →") for one in after),
        "</ul></nav>",
        *_notices(section or {}),
        f'<h1 dir="auto"><bdi>{text_of(white["name"])}</bdi> – <bdi>{text_of(black["name"])}</bdi> '
        f"<span>{text_of(tr('Board {number}').format(number=key[2]))}</span></h1>",
        f'<div class="one" data-key="{"/".join(map(str, key))}" data-game="{text_of(held["game"])}" '
        f'data-turn="{held["turn"]}"{_runs(held)}>',
        '<div class="side">',
        _person(black, "black", held),
        '<div class="board" hidden></div>',
        _person(white, "white", held),
        '<div class="tools" hidden></div>',
        "</div>",
        '<div class="score">',
        f'<p class="state">{text_of(state_words(held))}</p>',
        f'<p class="opening" dir="ltr">{text_of(_opening(held))}</p>',
        f'<ol class="moves">{"".join(_moves(held))}</ol>',
        f'<p class="judged"{"" if held.get("evals") else " hidden"}>'
        f"{text_of(tr('Numbers after the moves: the advantage of White in pawns, by an engine.'))}</p>",
        "</div>",
        "</div>",
        f'<p class="fen"><span>{text_of(str(held["fen"]))}</span></p>',
    ]
    return _page(state, section, title, body, look, refresh=True)


def games(state: State, words: str, result: str, opening: str, look: str = "") -> str:
    """Games of all rounds, by player, result, opening."""
    found = state.search(words, result, opening)
    options = "".join(
        f'<option value="{one}"{" selected" if one == result else ""}>{text_of(sign(one))}</option>' for one in _RESULTS
    )
    body = [
        f"<h1>{text_of(tr('Games'))}</h1>",
        '<form class="search" action="/games">',
        f'<label>{text_of(tr("Player"))} <input type="search" name="q" value="{text_of(words)}"></label>',
        f'<label>{text_of(tr("Result"))} <select name="result"><option value=""></option>{options}</select></label>',
        f"<label>{text_of(tr('Opening (ECO)'))} "
        f'<input name="eco" size="4" maxlength="3" value="{text_of(opening)}"></label>',
        f"<button>{text_of(tr('Search'))}</button></form>",
        f'<div class="scroll"><table><caption class="hidden">{text_of(tr("Games"))}</caption><thead><tr>',
        *(
            f'<th scope="col">{text_of(one)}</th>'
            for one in (tr("Rd"), tr("Bd"), tr("White"), tr("Result"), tr("Black"))
        ),
        "</tr></thead><tbody>",
        *(_line(key, held) for key, held in found[:MOST_FOUND]),
        "</tbody></table></div>",
        *([f"<p>{text_of(tr('Not found'))}</p>"] if not found else []),
        "<ul>",
        *(
            _way(f"/live/{one['id']}/all.pgn", tr("All games (PGN)") + (f": {one['name']}" if one["name"] else ""))
            for one in state.sections
        ),
        "</ul>",
    ]
    return _page(state, None, tr("Games"), body, look)


def table(state: State, section_id: int | None, look: str = "", *, now: bool = False) -> str:
    """The standings: the document itself, as the other process made it; ``now``: as they would be now."""
    section = state.section(section_id)
    held = state.tables.get(section["id"]) if section is not None else None
    if section is None or held is None:
        body = [f"<h1>{text_of(tr('Standings'))}</h1>", f"<p>{text_of(tr('No round has been played yet.'))}</p>"]
        return _page(state, section, tr("Standings"), [*body, _TABLE], look, refresh=True)
    running = held.get("now")
    shown = running if running and (now or not held["html"]) else held
    said = [f'<p class="notice">{text_of(shown["said"])}</p>'] if shown is not held else []
    body = [
        *_section_ways(state, section, "/table"),
        *(_table_ways(section, held, running, shown) if running and held["html"] else ()),
        f"<h1>{text_of(shown['title'])}</h1>",
        *said,
        shown["html"] or f"<p>{text_of(tr('No round has been played yet.'))}</p>",
        _TABLE,
    ]
    return _page(state, section, shown["title"], body, look, refresh=True)


_TABLE = "<i data-table hidden></i>"
"""By this the script knows a page that is to come anew with the tables."""


def _table_ways(section: Record, held: Record, running: Record, shown: Record) -> Iterator[str]:
    address = urlencode({"s": section["id"]})
    ways = _way(f"/table?{address}", held["title"], shown is held)
    ways += _way(f"/table?{address}&now", running["title"], shown is running)
    yield f'<nav class="rounds" aria-label="{text_of(tr("Standings"))}"><ul>{ways}</ul></nav>'


def door(state: State, *, wrong: bool) -> str:
    """The question for the word."""
    body = [
        f"<h1>{text_of(tr('These pages have a word'))}</h1>",
        *([f'<p class="notice" role="alert">{text_of(tr("This is not the word."))}</p>'] if wrong else []),
        '<form class="search"><label>',
        f'{text_of(tr("Word"))} <input name="word" autocomplete="off" autocapitalize="none" maxlength="20"></label>',
        f"<button>{text_of(tr('Open'))}</button></form>",
    ]
    return _page(State(), None, tr("Live"), body, "embed")


def state_words(held: Record) -> str:
    """The state of a game in words, or its result."""
    if held["state"] == "closed":
        return sign(held["result"])
    words = {
        "waiting": tr("not begun"),
        "playing": tr("being played"),
        "gap": tr("being played; some moves were not recorded"),
        "doubt": tr("being played; the record is being checked"),
        "ended": tr("finished; the result is not confirmed yet"),
    }
    return words.get(held["state"], "")


def _opening(held: Record) -> str:
    """``C65 Ruy Lopez: Berlin Defense``, as far as it is known."""
    return " ".join(filter(None, (str(held.get("eco", "")), str(held.get("opening", "")))))


def sign(result: str) -> str:
    """A result as it is written."""
    return _SIGNS.get(result, result)


def _counted(boards: Sequence[Record]) -> str:
    done = sum(one["state"] == "closed" for one in boards)
    return tr("{entered} of {all} results").format(entered=done, all=len(boards))


def _short_names(boards: Sequence[Record]) -> dict[int, str]:
    """Family names for small boards; who shares one has the beginning of the given name as well."""
    people = {one["start_number"]: one["name"] for board in boards for one in (board["white"], board["black"])}
    count = Counter(name.partition(",")[0].strip() for name in people.values())
    short = {}
    for number, name in people.items():
        family, _, given = (part.strip() for part in name.partition(","))
        short[number] = f"{family} {given[0]}." if given and count[family] > 1 else family
    return short


def _board_card(section_id: int, held: Record, short: Mapping[int, str]) -> str:
    key = f"{section_id}/{held['round']}/{held['board']}"
    return (
        f'<li class="game" data-key="{key}" data-game="{text_of(held["game"])}" data-fen="{text_of(held["fen"])}" '
        f'data-last="{text_of(" ".join(held["last"]))}" data-turn="{held["turn"]}"{_runs(held)}>'
        f'<p class="names"><a href="/b/{key}"><span class="no">{held["board"]}</span> '
        f'{_name(held["black"], short)}<span class="clock b">{_clock(held, 1)}</span></a></p>'
        '<div class="board" hidden></div>'
        f'<p class="names">{_name(held["white"], short)}<span class="clock w">{_clock(held, 0)}</span></p>'
        f'<p class="last"><span class="move">{text_of(held["move"])}</span> '
        f'<b class="result">{text_of(sign(held["result"]) if held["result"] != "*" else "")}</b></p></li>'
    )


def _name(player: Record, short: Mapping[int, str] | None = None) -> str:
    """With the title; on a small board the family name alone, the whole when it is pointed at."""
    whole = text_of(" ".join(filter(None, (player["title"], player["name"]))))
    shown = whole if short is None else text_of(short[player["start_number"]])
    title = "" if short is None else f' title="{whole}"'
    return f'<bdi class="player" data-name="{text_of(player["name"])}"{title}>{shown}</bdi>'


def _person(player: Record, colour: str, held: Record) -> str:
    facts = " · ".join(filter(None, (player["federation"], str(player["rating"] or ""))))
    side = 0 if colour == "white" else 1
    return (
        f'<p class="names {colour}">{_name(player)} <small>{text_of(facts)}</small>'
        f'<span class="clock {colour[0]}">{_clock(held, side)}</span></p>'
    )


def _runs(held: Record) -> str:
    """Since when the clock of who is to move runs, for the script."""
    return "" if held.get("runs") is None else f' data-runs="{float(held["runs"]):.1f}"'


def _clock(held: Record, side: int) -> str:
    seconds = held["clock"][side]
    if seconds is None:
        return ""
    return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"


def _moves(held: Record) -> Iterator[str]:
    number, white = held["first"]
    corrected, spent, evals = set(held["corrected"]), held.get("spent", ()), held.get("evals", ())
    for ply, san in enumerate(held["sans"], start=1):
        index = ply - 1 + (0 if white else 1)
        count = f"{number + index // 2}." if index % 2 == 0 else (f"{number + index // 2}…" if ply == 1 else "")
        mark = f' title="{text_of(tr("corrected by the arbiter"))}" class="corrected"' if ply in corrected else ""
        used = spent[ply - 1] if ply <= len(spent) and spent[ply - 1] is not None else None
        took = f' <small class="took">{_minutes(used)}</small>' if used is not None else ""
        score = evals[ply - 1] if ply <= len(evals) else ""
        says = f' <small class="eval">{text_of(score)}</small>' if score else ""
        link = f'<a href="#ply={ply}"><small>{count}</small> <span>{text_of(san)}</span>{took}{says}</a>'
        yield f'<li{mark} data-ply="{ply}">{link}</li>'


def _minutes(seconds: int) -> str:
    """How long a move took: ``0:07``, ``12:30``."""
    return f"{seconds // 60}:{seconds % 60:02}"


def _line(key: Key, held: Record) -> str:
    names = (f"<bdi>{text_of(held[side]['name'])}</bdi>" for side in ("white", "black"))
    white, black = names
    result = text_of(sign(held["result"]))
    return (
        f'<tr><td class="r">{key[1]}</td><td class="r">{key[2]}</td><th scope="row">'
        f'<a href="/b/{key[0]}/{key[1]}/{key[2]}">{white}</a></th><td class="c b">{result}</td><td>{black}</td></tr>'
    )


def _section_ways(state: State, section: Record, path: str = "/") -> Iterator[str]:
    if len(state.sections) > 1:
        ways = "".join(
            _way(f"{path}?{urlencode({'s': one['id']})}", one["name"] or str(one["id"]), one["id"] == section["id"])
            for one in state.sections
        )
        yield f'<nav class="rounds" aria-label="{text_of(tr("Sections"))}"><ul>{ways}</ul></nav>'


def _round_ways(section: Record, played: Record | None) -> Iterator[str]:
    if len(section["rounds"]) > 1:
        ways = "".join(
            _way(
                f"/?{urlencode({'s': section['id'], 'r': one['number']})}",
                str(one["number"]),
                played is not None and one["number"] == played["number"],
            )
            for one in section["rounds"]
        )
        yield f'<nav class="rounds" aria-label="{text_of(tr("Rounds"))}"><ul>{ways}</ul></nav>'


def _notices(section: Record) -> Iterator[str]:
    """The delay is always said; the arbiter's line; when the next round starts."""
    if section.get("notice"):
        yield f'<p class="notice" role="status">{text_of(section["notice"])}</p>'
    if delay := section.get("delay"):
        minutes = f"{delay / 60:g}"
        yield f'<p class="delay">{text_of(tr("Moves appear {minutes} minutes later.").format(minutes=minutes))}</p>'
    following = section.get("next")
    if following and following["starts"]:
        words = tr("Round {number} starts").format(number=following["number"])
        shown = following["starts"].replace("T", " ").replace("Z", " UTC")
        yield f'<p class="next">{text_of(words)}: <time datetime="{following["starts"]}">{text_of(shown)}</time></p>'


def _way(address: str, words: str, here: bool = False) -> str:
    mark = ' aria-current="page"' if here else ""
    return f'<li><a href="{text_of(address)}"{mark}>{text_of(words)}</a></li>'


def _page(
    state: State, section: Record | None, title: str, body: Sequence[str], look: str, *, refresh: bool = False
) -> str:
    name = str(state.event.get("name", ""))
    sponsors = list(state.event.get("sponsors", ()))[:6]
    words = {
        "quiet": tr("No connection for {seconds} seconds."),
        "starts": tr("in {time}"),
        "copied": tr("Copied."),
        "star": tr("Favourite"),
        "stars": tr("Favourites first"),
        "size": tr("Size"),
        "letters": tr("Letters of the pieces"),
        "figurines": tr("Figurines"),
        "theme": tr("Colours of the board"),
        "first": tr("Start of the game"),
        "back": tr("One move back"),
        "on": tr("One move on"),
        "last": tr("Last move"),
        "turn": tr("Turn the board"),
        "link": tr("Copy the address of this position"),
        "picture": tr("This position as a picture (SVG)"),
        "fen": tr("Copy the position (FEN)"),
        **notation(),
    }
    links = (
        ("/", tr("Boards")),
        ("/table", tr("Standings")),
        ("/games", tr("Games")),
        ("/wall", tr("For the wall")),
    )
    ways = "".join(_way(address, text) for address, text in links)
    reload = '<noscript><meta http-equiv="refresh" content="30"></noscript>' if refresh else ""
    parts = (
        "<!DOCTYPE html>",
        f'<html lang="{html_language()}">',
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{text_of(' · '.join(filter(None, (title, name))))}</title>",
        *(f'<link rel="stylesheet" href="/files/{one}">' for one in _STYLES),
        f'<link rel="icon" href="data:,">{reload}',
        '<script type="module" src="/files/live.js"></script></head>',
        f'<body class="{look}" data-v="{state.version}" data-now="{time.time():.1f}" '
        f'data-words="{text_of(json.dumps(words, ensure_ascii=False))}">',
        f'<header class="site"><p class="event"><a href="/"><bdi>{text_of(name)}</bdi></a></p>'
        f'<nav class="pages" aria-label="{text_of(tr("Pages"))}"><ul>{ways}</ul></nav></header>',
        '<p class="quiet" role="status" hidden></p>',
        "<main>",
        *body,
        "</main>",
        *_sponsors(sponsors),
        "</body></html>",
    )
    return "\n".join(parts)


def notation() -> dict[str, Any]:
    """The letters of the pieces: those of the page's language, and every other that a viewer may choose."""
    own = written_in(current_language())
    return {"notation": own, "alphabets": {code: [NAMES[code], *LETTERS[code][1:]] for code in LETTERS}}


_STYLES = ("chessground.base.css", "chessground.brown.css", "chessground.cburnett.css", "live.css")


def _sponsors(pictures: Sequence[str]) -> Iterator[str]:
    if pictures:
        shown = "".join(
            f'<img src="{text_of(one)}" alt="{text_of(tr("Sponsor {number}").format(number=number))}">'
            for number, one in enumerate(pictures, start=1)
        )
        yield f'<footer class="sponsors">{shown}</footer>'


def text_of(text: object) -> str:
    """Text that is nothing else in HTML: names come from files of others."""
    kept = "".join(one if one.isprintable() or one in "\u200c\u200d" else " " for one in str(text))
    return escape(kept, quote=True)
