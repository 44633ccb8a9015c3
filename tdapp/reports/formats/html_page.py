"""A document as one self-contained web page: no script, nothing loaded, readable by a screen reader and on paper."""

from __future__ import annotations

from collections.abc import Iterator

from tdapp.domain.words.wording import tr
from tdapp.reports.formats.html_blocks import COLOURS, TABLES, blocks_html, text_of
from tdapp.reports.layout.model import DocumentModel

_STYLE = f"""{COLOURS}
body {{ font: 1rem/1.45 system-ui, "Noto Sans", sans-serif; color: var(--ink); background: var(--paper);
  margin: 1.5rem auto; padding: 0 1rem; max-width: 75rem; }}
h1 {{ font-size: 1.1rem; margin: 0; }} h2 {{ font-size: 1.7rem; margin: .2rem 0; }} h3 {{ margin: 1.4rem 0 .3rem; }}
h2 span {{ font-size: 1.1rem; font-weight: normal; }}
footer {{ font-size: .85rem; border-top: 1px solid var(--line); margin-top: 1.5rem; }}
{TABLES}
@media (max-width: 40rem) {{
  body {{ margin: .7rem auto; padding: 0 .6rem; font-size: .95rem; }} h2 {{ font-size: 1.35rem; }}
}}
@media print {{ body {{ max-width: none; margin: 0; font-size: 9pt; print-color-adjust: exact; }} }}
"""
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
_PICTURES = "; img-src data:"


def as_html(model: DocumentModel) -> bytes:
    """The page as UTF-8."""
    heading, imprint = model.heading, model.imprint
    title = ", ".join(filter(None, (heading.event, heading.section, heading.title, heading.stage)))
    policy = _POLICY + (_PICTURES if model.head.logo or model.head.sponsors else "")
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{text_of(model.language.replace("_", "-"))}">',
        "<head>",
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<meta name="generator" content="{text_of(imprint.program)}">',
        f"<title>{text_of(title)}</title>",
        f"<style>{_STYLE}</style>",
        "</head>",
        "<body>",
        "<header>",
        *_logo(model),
        *(f'<p class="line"><bdi>{text_of(line)}</bdi></p>' for line in model.head.lines),
        f"<h1><bdi>{text_of(heading.event)}</bdi>{_also(heading.section)}</h1>",
        f"<h2>{text_of(heading.title)} <span>{text_of(heading.stage)}</span></h2>",
        *(f'<p class="status">{text_of(words)}</p>' for words in heading.status),
        *(f"<p>{text_of(words)}</p>" for words in (heading.place_and_date, heading.remark) if words),
        "</header>",
        "<main>",
        *blocks_html(model),
        "</main>",
        *_sponsors(model),
        "<footer>",
        *(f"<p>{text_of(words)}</p>" for words in (" · ".join(imprint.legend), *imprint.ladder, *model.notes) if words),
        f"<p>{text_of(_imprint(model))}</p>",
        "</footer>",
        "</body>",
        "</html>",
        "",
    ]
    return "\n".join(parts).encode("utf-8", "replace")


def _logo(model: DocumentModel) -> Iterator[str]:
    if model.head.logo is not None:
        yield f'<img class="logo" src="{model.head.logo.uri}" alt="{text_of(tr("Logo of the event"))}">'


def _sponsors(model: DocumentModel) -> Iterator[str]:
    if model.head.sponsors:
        yield '<div class="sponsors">'
        for number, picture in enumerate(model.head.sponsors, start=1):
            yield f'<img src="{picture.uri}" alt="{text_of(tr("Sponsor {number}").format(number=number))}">'
        yield "</div>"


def _also(section: str) -> str:
    return f" · <bdi>{text_of(section)}</bdi>" if section else ""


def _imprint(model: DocumentModel) -> str:
    imprint = model.imprint
    return " · ".join(
        filter(
            None,
            (
                imprint.program,
                tr("written {time}").format(time=imprint.printed),
                tr("serial {serial}").format(serial=imprint.serial),
                imprint.fide_mark,
            ),
        )
    )
