"""The site of the project (``make docs``): README, manual in its languages, and these pages, by Sphinx with furo.

``python docs/site/make_site.py OUT SPHINX`` writes the sources to ``build/site-source`` and has them made into OUT. No
page may load anything from another host: that is looked for at the end, and found it ends with a fault.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tdapp import __version__
from tdapp.domain.words.wording import language
from tdapp.services.manual.pages import PICTURES, manual_book, page_text

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "build" / "site-source"
LANGUAGES = {"en": ("manual", "Manual"), "de": ("handbuch", "Handbuch")}
PARTS = {
    "en": {"manual": "Using the program", "criteria": "Tie-breaks", "policies": "Unplayed games"},
    "de": {"manual": "Das Programm", "criteria": "Feinwertungen", "policies": "Nicht gespielte Partien"},
}
FOREIGN = re.compile(
    r"<(?:script|img|iframe|source|video|audio)\b[^>]*\bsrc=\"(?:https?:)?//"
    r"|<link\b(?![^>]*rel=\"(?:canonical|edit)\")[^>]*\bhref=\"(?:https?:)?//"
)
"""What a browser fetches from another host by itself; a link that is clicked is none of it."""


def write_sources() -> None:
    """Every page, and the tables of contents."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    SOURCE.mkdir(parents=True)
    shutil.copytree(
        ROOT / "resources" / "manual" / PICTURES, SOURCE / "pictures", ignore=shutil.ignore_patterns("*.json")
    )
    shown = []
    for code, (folder, title) in LANGUAGES.items():
        _write_manual(SOURCE / folder, code, title)
        shown.append(f"{folder}/index")
    (SOURCE / "docs").mkdir()
    pages = (ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md")))
    for path in pages:
        text = re.sub(r"\]\((?:\.\./|docs/)?(?:README|CHANGELOG)\.md\)", "](../index.md)", path.read_text("utf-8"))
        text = re.sub(r"\]\(docs/([\w-]+\.md)", r"](\1", text)
        text = re.sub(r"\]\(\.\./([\w-]+\.md)", r"](\1", text)
        (SOURCE / "docs" / path.name).write_text(text, encoding="utf-8")
    _write(SOURCE / "docs" / "index.md", "# For developers\n", [path.stem for path in pages])
    shown.append("docs/index")
    for name in ("CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md"):
        shutil.copy(ROOT / name, SOURCE / name.lower())
        shown.append(Path(name.lower()).stem)
    _write(SOURCE / "index.md", _readme((ROOT / "README.md").read_text(encoding="utf-8")), shown)


def _write_manual(folder: Path, code: str, title: str) -> None:
    """The manual in a language, part by part."""
    folder.mkdir()
    parts: dict[str, list[str]] = {}
    with language(code):
        for entry in manual_book():
            parts.setdefault(PARTS[code][entry.group.value], []).append(entry.page.page_id)
            text = page_text(entry.page).replace(f"]({PICTURES}", "](../pictures/")
            (folder / f"{entry.page.page_id}.md").write_text(text + "\n", encoding="utf-8")
    _write(folder / "index.md", f"# {title}\n", *(tuple(pages) for pages in parts.values()), captions=tuple(parts))


def _write(path: Path, text: str, *pages: Sequence[str], captions: Sequence[str] = ()) -> None:
    """A page with tables of contents below it."""
    tables = []
    for number, listed in enumerate(pages):
        head = f":caption: {captions[number]}\n" if captions else ""
        tables.append(f"```{{toctree}}\n:maxdepth: 1\n{head}\n" + "\n".join(listed) + "\n```\n")
    path.write_text(text.rstrip() + "\n\n" + "\n".join(tables), encoding="utf-8")


def _readme(text: str) -> str:
    text = text.replace("resources/manual/pictures/", "pictures/").replace("](resources/manual/", "](manual/")
    text = re.sub(r"\]\((CONTRIBUTING\.md|docs/[\w-]+\.md)", lambda one: f"](docs/{Path(one[1]).name}", text)
    return re.sub(r"\]\((CHANGELOG|SECURITY|CODE_OF_CONDUCT)\.md\)", lambda one: f"]({one[1].lower()}.md)", text)


def write_settings() -> None:
    """What Sphinx is told: no fonts, scripts or counters of others."""
    lines = (
        'project = "tdapp"',
        f'release = version = "{__version__}"',
        'author = "tdapp developers"',
        'extensions = ["myst_parser"]',
        'html_theme = "furo"',
        'html_title = "tdapp"',
        "html_show_sphinx = False",
        "html_copy_source = html_show_sourcelink = False",
        "myst_heading_anchors = 3",
        'suppress_warnings = ["myst", "toc", "misc.highlighting_failure"]',
    )
    (SOURCE / "conf.py").write_text("\n".join(lines) + "\n", encoding="utf-8")


def loads_from_elsewhere(out: Path) -> list[str]:
    """The pages that would fetch something from another host."""
    found = [str(path.relative_to(out)) for path in out.rglob("*.html") if FOREIGN.search(path.read_text("utf-8"))]
    styles = [
        str(path.relative_to(out))
        for path in out.rglob("*.css")
        if re.search(r"url\(['\"]?(?:https?:)?//", path.read_text("utf-8"))
    ]
    return sorted(found + styles)


def main() -> int:
    out, sphinx = Path(sys.argv[1]).resolve(), sys.argv[2]
    write_sources()
    write_settings()
    ran = subprocess.run([sphinx, "-q", "-b", "html", str(SOURCE), str(out)], check=False)
    if ran.returncode:
        return ran.returncode
    if foreign := loads_from_elsewhere(out):
        print("Loads from another host:", ", ".join(foreign), file=sys.stderr)
        return 1
    print(f"{len(list(out.rglob('*.html')))} pages in {out}; nothing is loaded from other hosts.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
