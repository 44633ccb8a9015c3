"""All files of an event's website, as bytes by their names in the folder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.resources import resource_path
from tdapp.domain.words.wording import LANGUAGES, language, tr
from tdapp.reports.documents import facts
from tdapp.reports.formats.html_blocks import COLOURS, TABLES, text_of
from tdapp.reports.site.bracket_page import BRACKET, BRACKET_TITLE, bracket_body, tree_of
from tdapp.reports.site.data import SectionData
from tdapp.reports.site.downloads import DOWNLOADS, downloads, downloads_body
from tdapp.reports.site.flags import flag_styles
from tdapp.reports.site.games import LIST, finished, game_bodies, game_name, list_body
from tdapp.reports.site.group_pages import list_ways
from tdapp.reports.site.look import accent, cover_name
from tdapp.reports.site.pages import (
    NOW,
    NOW_TITLE,
    START,
    SitePage,
    first_places,
    models,
    now_model,
    page_title,
    ways,
)
from tdapp.reports.site.pictures import PICTURES, picture_files, picture_models, pictures_body
from tdapp.reports.site.search import INDEX, search_index
from tdapp.reports.site.shell import Frame, Way, document_page, framed, start_way
from tdapp.reports.site.source import SCRIPT, STYLE, Site, SiteSource, asset
from tdapp.reports.site.start import event_head, podium_of, start_body, state_list

_PIECES = b"/* Pieces: Colin M.L. Burnett, GPL-2.0-or-later, as in chessground 10.1.1 (GPL-3.0-or-later) */\n"


def site_files(site: Site) -> dict[str, bytes]:
    """Every file by its path with ``/``; RuleViolation for an event without sections or a language unknown."""
    if not site.sources or not site.codes:
        raise RuleViolation(tr("There is nothing to publish."))
    pieces = b""
    if any(one.games for one in site.sources):
        pieces = _PIECES + resource_path("live/chessground.cburnett.css").read_bytes()
    federations = {player.federation for one in site.sources for player in one.section.players}
    federations |= {one.section.event.federation for one in site.sources}
    federations |= {team.federation for one in site.sources for team in one.section.teams}
    first = site.sources[0].section
    own = accent(first.publishing.colour) + flag_styles(federations) + pieces
    files = {STYLE: f"{COLOURS}{TABLES}".encode() + asset("site.css") + own, SCRIPT: asset(SCRIPT)}
    if first.page_head.cover is not None:
        files[cover_name(first.page_head.cover)] = first.page_head.cover.content
    for code in site.codes:
        with language(code):
            files.update(_in_language(site, code))
    return files


def _in_language(site: Site, code: str) -> Iterator[tuple[str, bytes]]:
    prefix = "" if code == site.codes[0] else f"{code}/"
    held = [SectionData(one.section, one.rounds, code, site.now) for one in site.sources]
    alone = len(held) == 1
    for source, data in zip(site.sources, held, strict=True):
        folder = "" if alone else f"s{source.number}/"
        yield from _section(_Place(site, code, prefix, folder), data, source)
    yield f"{prefix}{INDEX}", _search(site, held, alone=alone)
    if not alone:
        yield f"{prefix}index.html", _event_page(_Place(site, code, prefix, ""), held)


def _search(site: Site, held: Sequence[SectionData], *, alone: bool) -> bytes:
    return search_index(
        (
            "" if alone else f"s{source.number}/",
            data,
            [(tr(START), "index.html"), *((page_title(one), f"{one.name}.html") for one in ways(data)), *data.more],
        )
        for source, data in zip(site.sources, held, strict=True)
    )


@dataclass(frozen=True, slots=True)
class _Place:
    """Where pages of one section in one language lie."""

    site: Site
    code: str
    prefix: str
    folder: str

    @property
    def root(self) -> str:
        return "../" * (self.prefix + self.folder).count("/")

    @property
    def cover(self) -> str:
        """Where the picture of the event lies, empty where there is none."""
        held = self.site.sources[0].section.page_head.cover
        return "" if held is None else self.root + cover_name(held)

    def frame(self, data: SectionData, name: str, page: SitePage | None, number: int) -> Frame:
        """The frame of the page of this name."""
        section = data.section
        rounds: tuple[Way, ...] = ()
        if page is not None and page.each is not None:
            last = page.rounds(data)
            rounds = tuple(
                Way(str(one), f"{page.name}-{one}.html", one == number) for one in range(1, last + 1) if last > 1
            )
        return Frame(
            language=self.code,
            event=section.event.name,
            section=section.name,
            root=self.root,
            up="../index.html" if self.folder else "index.html",
            ways=(
                start_way(name == "index.html"),
                *(Way(page_title(one), f"{one.name}.html", one is page) for one in ways(data)),
                *(Way(words, address, address == name) for words, address in data.more),
            ),
            rounds=rounds,
            languages=self.languages(name),
        )

    def languages(self, name: str) -> tuple[Way, ...]:
        """The same page in the other languages."""
        codes = self.site.codes
        if len(codes) == 1:
            return ()
        names = dict(LANGUAGES)
        return tuple(
            Way(
                names.get(code, code),
                f"{self.root}{'' if code == codes[0] else f'{code}/'}{self.folder}{name}",
                code == self.code,
            )
            for code in codes
        )


def _section(place: _Place, data: SectionData, source: SiteSource) -> Iterator[tuple[str, bytes]]:
    start = place.prefix + place.folder
    games = finished(data, source.games, strict=source.strict)
    data.games = {(number, board): game_name(number, board) for number, board in games.games}
    shown = picture_models(data)
    now = now_model(data) if source.now else None
    data.more = (
        *(((tr(NOW_TITLE), NOW),) if now is not None else ()),
        *list_ways(data),
        *(((tr("Games"), LIST),) if games.games else ()),
        *(((tr("Pictures"), PICTURES),) if shown else ()),
        (tr("Downloads"), DOWNLOADS),
    )
    files = downloads(data, games)
    tree = tree_of(data)
    if tree is not None:
        data.more = ((tr(BRACKET_TITLE), BRACKET), *data.more)
        title = f"{tr(BRACKET_TITLE)} · {data.section.event.name}"
        frame = place.frame(data, BRACKET, None, 0)
        yield f"{start}{BRACKET}", framed(frame, title, bracket_body(data, tree), _mode(data))
    if games.games:
        title = f"{tr('Games')} · {data.section.event.name}"
        yield f"{start}{LIST}", framed(place.frame(data, LIST, None, 0), title, list_body(data, games), _mode(data))
        for name, title, body in game_bodies(data, games):
            yield f"{start}{name}", framed(place.frame(data, name, None, 0), title, body, _mode(data))
    if shown:
        title = f"{tr('Pictures')} · {data.section.event.name}"
        yield from ((f"{start}{name}", picture) for name, picture in picture_files(shown))
        yield (
            f"{start}{PICTURES}",
            framed(place.frame(data, PICTURES, None, 0), title, list(pictures_body(shown)), _mode(data)),
        )
    if now is not None:
        yield f"{start}{NOW}", document_page(now, place.frame(data, NOW, None, 0), data)
    yield f"{start}index.html", _first_page(place, data)
    for made in models(data):
        frame = place.frame(data, made.name, made.page, made.number)
        data.showing = made.number
        yield f"{start}{made.name}", document_page(made.model, frame, data, made.above)
    yield from ((f"{start}{one.name}", one.data) for one in files)
    title = f"{tr('Downloads')} · {data.section.event.name}"
    frame = place.frame(data, DOWNLOADS, None, 0)
    yield f"{start}{DOWNLOADS}", framed(frame, title, list(downloads_body(files)), _mode(data))


def _mode(data: SectionData) -> tuple[str, ...]:
    return () if data.section.fide_mode else (tr(facts.LEFT_FIDE_MODE),)


def _first_page(place: _Place, data: SectionData) -> bytes:
    section = data.section
    frame = place.frame(data, "index.html", None, 0)
    body = [
        *event_head(section, place.cover),
        *start_body(data, first_places(data)),
        *_ways(frame.ways[1:]),
        *_sponsors(section),
    ]
    title = " · ".join(filter(None, (section.event.name, section.name)))
    return framed(frame, title, body, _changed(place.site))


def _event_page(place: _Place, held: Sequence[SectionData]) -> bytes:
    section = held[0].section
    cards = []
    for source, data in zip(place.site.sources, held, strict=True):
        folder = f"s{source.number}/"
        name = text_of(data.section.name or str(source.number))
        cards += [
            f'<li><h2><a href="{folder}index.html"><bdi>{name}</bdi></a></h2>',
            *podium_of(data, folder),
            *state_list(data, folder),
            "</li>",
        ]
    frame = replace(place.frame(held[0], "index.html", None, 0), section="", up="index.html", ways=(start_way(True),))
    own = _Place(place.site, place.code, place.prefix, "")
    body = [*event_head(section, own.cover), '<ul class="cards">', *cards, "</ul>", *_sponsors(section)]
    return framed(frame, section.event.name, body, _changed(place.site))


def _ways(ways: Sequence[Way]) -> Iterator[str]:
    yield f"<h2>{text_of(tr('Pages'))}</h2>"
    yield '<ul class="ways">'
    for way in ways:
        yield f'<li><a href="{way.address}">{text_of(way.words)}</a></li>'
    yield "</ul>"


def _sponsors(section: Section) -> Iterator[str]:
    if section.page_head.sponsors:
        yield '<div class="sponsors">'
        for number, picture in enumerate(section.page_head.sponsors, start=1):
            yield f'<img src="{picture.uri}" alt="{text_of(tr("Sponsor {number}").format(number=number))}">'
        yield "</div>"


def _changed(site: Site) -> tuple[str, ...]:
    if site.changed is None:
        return ()
    return (tr("As of {time}").format(time=f"{facts.day(site.changed.date())}, {site.changed:%H:%M}"),)
