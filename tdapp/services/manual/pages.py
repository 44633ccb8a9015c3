"""The whole manual: the written pages of resources/manual and those generated from the catalogue, in reading order."""

from __future__ import annotations

import re
from enum import Enum
from pathlib import Path

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.resources import resource_path
from tdapp.domain.words.wording import SOURCE_LANGUAGE, base_of, current_language, tr
from tdapp.services.manual.catalogue import ManualPage, catalogue_pages, worked_example
from tdapp.services.manual.terms import glossary

ORDER = (
    "start",
    "first-tournament",
    "coming-from",
    "when-wrong",
    "sheets",
    "questions",
    "import",
    "event",
    "players",
    "ratings",
    "categories",
    "prizes",
    "teams",
    "rounds",
    "results",
    "pairing",
    "systems",
    "swiss-systems",
    "keizer",
    "knockout",
    "standings",
    "crosstable",
    "team-standings",
    "explanations",
    "ladder",
    "policies",
    "norms",
    "laboratory",
    "printing",
    "publishing",
    "games",
    "live",
    "going-public",
    "two-telephones",
    "eight-desks",
    "leading-dies",
    "mirror",
    "log",
    "keyboard",
    "glossary",
)


GLOSSARY = "glossary"  # its head is written, its words come from the terms


PICTURES = "pictures/"  # what a page names begins with it


class ManualGroup(Enum):
    """The parts of the manual."""

    WRITTEN = "manual"
    CRITERIA = "criteria"
    POLICIES = "policies"


@dataclass(frozen=True, slots=True)
class GroupedPage:
    """A page and the part it belongs to."""

    group: ManualGroup
    page: ManualPage


def written_pages() -> tuple[ManualPage, ...]:
    """The pages of resources/manual in reading order; a page's title is its first heading.

    In the language of here and now, as far as it has the page (``manual/de/start.md``); else English, and saying so.
    """
    try:
        folder = resource_path("manual")
    except EnvironmentProblem:
        return ()
    code = current_language()
    found = {path.stem: path.read_text(encoding="utf-8") for path in folder.glob("*.md")}
    own = {
        path.stem: path.read_text(encoding="utf-8")
        for spoken in dict.fromkeys((base_of(code), code))  # a country has the pages that differ
        for path in (folder / spoken).glob("*.md")
    }
    if code != SOURCE_LANGUAGE:
        found = {page: _in_english(text) for page, text in found.items()}
    found |= own
    if GLOSSARY in found:
        titles = {page.page_id: page.title for page in catalogue_pages()}
        titles |= {page: _title(text) for page, text in found.items()}
        found[GLOSSARY] += f"\n{glossary(code, titles)}\n"
    order = [page for page in ORDER if page in found] + sorted(set(found) - set(ORDER))
    return tuple(ManualPage(page, _title(found[page]), found[page]) for page in order)


def manual_book() -> tuple[GroupedPage, ...]:
    """Every page of the manual, part by part."""
    book = [GroupedPage(ManualGroup.WRITTEN, page) for page in written_pages()]
    for page in catalogue_pages():
        policy = page.page_id.startswith("polic")
        book.append(GroupedPage(ManualGroup.POLICIES if policy else ManualGroup.CRITERIA, page))
    return tuple(book)


def page_text(page: ManualPage) -> str:
    """A page with its worked example."""
    return "\n\n".join(filter(None, (page.text.rstrip(), worked_example(page.page_id))))


def picture_path(name: str) -> Path:
    """Where a picture of the manual lies: the one in the language of here and now, else the English one."""
    own = resource_path("manual") / base_of(current_language()) / PICTURES / name
    return own if own.is_file() else resource_path("manual") / PICTURES / name


def whole_manual() -> str:
    """The manual as one Markdown text: contents, then every page as a chapter; links lead inside the text."""
    book = manual_book()
    known = {entry.page.page_id for entry in book}
    contents = "\n".join(f"- [{entry.page.title}](#{entry.page.page_id})" for entry in book)
    chapters = [f'<a id="{entry.page.page_id}"></a>\n\n{_as_chapter(page_text(entry.page), known)}' for entry in book]
    return "\n\n".join(["# Manual of tdapp", contents, *chapters]) + "\n"


def _as_chapter(text: str, known: set[str]) -> str:
    """Headings one level down, links to other pages as links inside the text."""
    text = re.sub(r"^(#+ )", r"#\1", text, flags=re.MULTILINE)

    def inside(match: re.Match[str]) -> str:
        return f"](#{match[1]})" if match[1] in known else match[0]

    return re.sub(r"\]\(([\w-]+)\.md\)", inside, text)


def _in_english(text: str) -> str:
    """The page with a line below its title that tells who reads another language why it is English."""
    title, _, rest = text.partition("\n")
    return f"{title}\n\n*{tr('This page is in English: nobody has translated it yet.')}*\n{rest}"


def _title(text: str) -> str:
    return text.partition("\n")[0].lstrip("# ").strip()
