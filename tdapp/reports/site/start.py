"""The first page of a section: who leads, what is new, the boards of the round, the upper end of the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.words.decimals import decimals
from tdapp.domain.words.wording import has_decimal_comma, tr
from tdapp.reports.documents import facts, standings
from tdapp.reports.documents.player_columns import points_label, shared_ranks, value_label
from tdapp.reports.documents.team_facts import TeamFacts
from tdapp.reports.formats.html_blocks import text_of
from tdapp.reports.layout.model import Block, Table
from tdapp.reports.site.bracket_page import late_stages
from tdapp.reports.site.data import SectionData, player_page, team_page
from tdapp.reports.site.flags import flag
from tdapp.reports.site.news import Named, News, named, news
from tdapp.reports.site.pages import MOST_FIRST, ROUND, STANDINGS, standings_after, state_words
from tdapp.reports.site.shell import blocks_of
from tdapp.services.tables.standings import StandingsRow

_ON_PODIUM = 3
_MOST_ON_PODIUM = 6
_BOARDS = 8
_SEEDS = 5


def start_body(held: SectionData, first: tuple[Block, ...]) -> list[str]:
    """Everything below the head of the event."""
    return [
        '<div class="panels">',
        *_panel("lead", _lead_title(held), _podium(held) or _seeds(held)),
        *_panel("news", tr("What is new"), _news(held)),
        *_panel("boards", _boards_title(held), _boards(held)),
        "</div>",
        *late_stages(held),
        *_table(held, first),
    ]


def event_head(section: Section, cover: str = "") -> Iterator[str]:
    """The name of the event with its picture and logo, place, days, chief arbiter."""
    event, head = section.event, section.page_head
    yield f'<div class="hero{" with-cover" if cover else ""}">'
    if cover:
        yield f'<img class="cover" src="{text_of(cover)}" alt="">'
    if head.logo is not None:
        yield f'<img class="logo" src="{head.logo.uri}" alt="{text_of(tr("Logo of the event"))}">'
    yield from (f'<p class="line"><bdi>{text_of(line)}</bdi></p>' for line in head.lines)
    yield f"<h1><bdi>{text_of(event.name)}</bdi></h1>"
    words, _code = section.rate_of_play
    place = " ".join(filter(None, (event.city, event.federation)))
    arbiter = tr("Chief arbiter: {name}").format(name=event.chief_arbiter) if event.chief_arbiter else ""
    facts_line = " · ".join(filter(None, (place, facts.dates(event), arbiter, words)))
    if facts_line:
        yield f"<p>{flag(event.federation)}{text_of(facts_line)}</p>"
    for status in (tr("final") if section.closed else "", "" if section.fide_mode else tr(facts.LEFT_FIDE_MODE)):
        if status:
            yield f'<p class="status">{text_of(status)}</p>'
    yield "</div>"


def state_list(held: SectionData, folder: str = "") -> Iterator[str]:
    """Where the section is now, in lines."""
    yield '<ul class="now">'
    for words, page in state_words(held):
        yield f'<li><a href="{folder}{page}">{text_of(words)}</a></li>' if page else f"<li>{text_of(words)}</li>"
    if held.counted and folder:
        words = tr("Standings after round {number}").format(number=held.counted)
        yield f'<li><a href="{folder}{STANDINGS}.html">{text_of(words)}</a></li>'
    yield "</ul>"


def podium_of(held: SectionData, folder: str) -> list[str]:
    """Who leads, for a card of the event."""
    return _podium(held, folder)


def _panel(kind: str, title: str, body: Sequence[str]) -> Iterator[str]:
    if body:
        yield f'<section class="panel {kind}"><h2>{text_of(title)}</h2>'
        yield from body
        yield "</section>"


def _lead_title(held: SectionData) -> str:
    if not held.counted:
        return tr("The highest rated")
    if held.section.closed or held.counted == held.section.rounds_total:
        return tr("The first places")
    return tr("In the lead after round {number}").format(number=held.counted)


def _podium(held: SectionData, folder: str = "") -> list[str]:
    if not held.counted:
        return []
    rows = [row for row in held.deciding.rows if row.rank is not None and row.rank <= _ON_PODIUM][:_MOST_ON_PODIUM]
    shared = shared_ranks(held.deciding.rows)
    knocks_out = held.section.system.elimination  # the place says it all
    body = ['<ol class="podium">']
    for row in rows:
        who = named(held, row.player)
        body.append(
            f'<li class="p{row.rank}"><span class="place">{row.rank}{"=" if row.rank in shared else ""}</span>'
            f'<span class="who">{flag(row.player.federation)}{_title(row.player.title)}'
            f'<a href="{folder}{who.page}"><bdi>{text_of(who.name)}</bdi></a></span>'
            f'<b class="points">{"" if knocks_out else text_of(_score(held, row))}</b></li>'
        )
    return [*body, "</ol>"] if rows else []


def _seeds(held: SectionData) -> list[str]:
    """Before the first table: who is expected in front."""
    rated = sorted(
        (one for one in held.latest.players.values() if one.rating), key=lambda one: (-(one.rating or 0), one.number)
    )
    body = [
        f'<li><span class="place">{place}</span><span class="who">{flag(one.federation)}{_title(one.title)}'
        f'<a href="{player_page(one.number)}"><bdi>{text_of(one.name)}</bdi></a></span>'
        f'<span class="points">{one.rating}</span></li>'
        for place, one in enumerate(rated[:_SEEDS], start=1)
    ]
    return ['<ol class="podium">', *body, "</ol>"] if body else []


def _title(title: str) -> str:
    return f'<abbr class="title">{text_of(title)}</abbr> ' if title else ""


def _score(held: SectionData, row: StandingsRow) -> str:
    """Points, or the score of a system that has its own."""
    standing = held.deciding
    if standing.scored:
        said = value_label(row.shown(0), standing.ladder[0].places)
    else:
        said = points_label(row.points, half_sign=held.options.half_sign)
    return decimals(said) if has_decimal_comma() else said


def _news(held: SectionData) -> list[str]:
    """Where the round is, then what it brought, then how many take part."""
    field, *others = state_words(held)
    lines = [*map(_line, others), *map(_sentence, news(held)), _line(field)]
    return ["<ul>", *(f"<li>{line}</li>" for line in lines), "</ul>"]


def _line(said: tuple[str, str]) -> str:
    words, page = said
    return f'<a href="{page}">{text_of(words)}</a>' if page else text_of(words)


def _sentence(one: News) -> str:
    return text_of(one.sentence).format(**{key: _names(who) for key, who in one.named.items()})


def _names(who: Sequence[Named]) -> str:
    return "; ".join(f'<a href="{one.page}"><bdi>{text_of(one.name)}</bdi></a>' for one in who)


def _boards_title(held: SectionData) -> str:
    if not held.public.last_round:
        return ""
    state = held.rounds[-1]
    words = tr("Pairings of round {number}") if len(state.open_boards) else tr("Results of round {number}")
    return words.format(number=state.number)


def _boards(held: SectionData) -> list[str]:
    if not held.public.last_round:
        return []
    state = held.rounds[-1]
    lines = list(_matches(held, state.number) if held.teams_meet else _games(held, state))
    if not lines:
        return []
    more = f'<p><a href="{ROUND}.html">{text_of(tr("All boards"))}</a></p>' if len(lines) > _BOARDS else ""
    when = _when(held, state.number)
    return [*((f"<p>{text_of(when)}</p>",) if when else ()), '<ol class="games">', *lines[:_BOARDS], "</ol>", more]


def _when(held: SectionData, number: int) -> str:
    section = held.section
    date = section.round_dates[number - 1] if number <= len(section.round_dates) else None
    start = section.round_times[number - 1].start if number <= len(section.round_times) else ""
    return ", ".join(filter(None, (facts.day(date) if date else "", start)))


def _games(held: SectionData, state: Round) -> Iterator[str]:
    players = held.latest.players
    for board in state.boards:
        white, black = (players.get(number) for number in board.players)
        if white is None or black is None:
            continue
        said = "" if board.result is None else board.result.value
        result = {"1/2-1/2": "½–½", "1-0": "1–0", "0-1": "0–1", "": "–"}.get(said, said)
        ends = [f'<a href="{player_page(one.number)}"><bdi>{text_of(one.name)}</bdi></a>' for one in (white, black)]
        yield _pair(board.number, ends, result)


def _matches(held: SectionData, number: int) -> Iterator[str]:
    of_teams = TeamFacts(held.latest, held.options)
    for match in of_teams.matches(number):
        ends = [f'<a href="{team_page(one)}"><bdi>{text_of(of_teams.team(one).name)}</bdi></a>' for one in match.teams]
        yield _pair(match.table, ends, of_teams.match_result(match) or "–")


def _pair(number: int, ends: Sequence[str], result: str) -> str:
    return (
        f'<li><span class="no">{number}</span><span class="w">{ends[0]}</span>'
        f'<b class="res">{text_of(result)}</b><span class="b2">{ends[1]}</span></li>'
    )


def _table(held: SectionData, first: tuple[Block, ...]) -> list[str]:
    if not held.counted:
        return []
    model = standings_after(held, held.counted)
    shown = blocks_of(replace(model, blocks=first), held)
    more = any(isinstance(block, Table) and len(block.rows) > MOST_FIRST for block in model.blocks)
    link = f'<p><a href="{STANDINGS}.html">{text_of(tr("All places"))}</a></p>'
    return [f"<h2>{text_of(tr(standings.NAME))}</h2>", *shown, *((link,) if more else ())]
