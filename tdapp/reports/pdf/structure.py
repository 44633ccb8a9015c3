"""What the parts of a page are, for who hears or reflows a PDF: headings, paragraphs, tables with their header cells.

A tree of elements (ISO 32000-1, 14.7) grows while the pages are drawn; its leaves are marked stretches of the pages'
content. Lines, shading and what every page repeats are artifacts and stand in no element.
"""

from __future__ import annotations

from collections.abc import Iterator

from tdapp.reports.layout.page import Tag

_DOCUMENT = 0
_INSIDE = {"TR": "Table", "TH": "TR", "TD": "TR", "Caption": "Table"}


class Structure:
    """The elements in the order of reading; ``begin`` opens the next one, ``mark`` numbers its stretches of content."""

    def __init__(self) -> None:
        self.names = ["Document"]
        self.parents = [-1]
        self.kids: list[list[str]] = [[]]  # numbers of elements as "e5", of marked content as it is written
        self.pages: list[int] = [-1]
        self.extras = [""]
        self.of_page: list[list[int]] = []  # for each page the element of each marked content
        self._open: dict[str, int] = {}
        self._tables: dict[tuple[int, int], int] = {}
        self._leaf: int | None = None

    @property
    def is_artifact(self) -> bool:
        """Whether what is drawn now belongs to no element."""
        return self._leaf is None

    @property
    def name(self) -> str:
        """What the open element is."""
        return "Artifact" if self._leaf is None else self.names[self._leaf]

    def page(self) -> None:
        """The next page begins; nothing is open on it."""
        self.of_page.append([])
        self._leaf = None

    def begin(self, tag: Tag, document: int) -> None:
        """The next element; a table goes on where it was left on the page before."""
        if tag.name == "Artifact":
            self._leaf = None
            return
        if tag.name == "Table":
            key = (document, tag.key)
            if key not in self._tables:
                self._tables[key] = self._add("Table", _DOCUMENT)
            self._open["Table"] = self._tables[key]
            self._leaf = None
            return
        above = _INSIDE.get(tag.name)
        number = self._add(tag.name, self._open[above] if above else _DOCUMENT)
        self._open[tag.name] = number
        self._leaf = None if tag.name == "TR" else number
        if tag.name == "TH":
            self.extras[number] = f"/A<</O/Table/Scope/{'Row' if tag.key else 'Column'}>>"
        elif tag.text:
            self.extras[number] = f"/Alt {_string(tag.text)}"

    def mark(self) -> int:
        """The number of the next stretch of content of the open element on this page."""
        assert self._leaf is not None
        held = self.of_page[-1]
        page = len(self.of_page) - 1
        number = len(held)
        held.append(self._leaf)
        if self.pages[self._leaf] < 0:
            self.pages[self._leaf] = page
        same = self.pages[self._leaf] == page
        self.kids[self._leaf].append(str(number) if same else f"<</Type/MCR/Pg p{page} /MCID {number}>>")
        return number

    def _add(self, name: str, parent: int) -> int:
        number = len(self.names)
        self.names.append(name)
        self.parents.append(parent)
        self.kids.append([])
        self.pages.append(-1)
        self.extras.append("")
        self.kids[parent].append(f"e{number}")
        return number

    def objects(self, first: int, pages: list[int], language: str) -> Iterator[tuple[int, bytes]]:
        """(number, body) of every object of the tree from ``first`` on, its root the first; ``pages`` are theirs."""
        tree, start = first + 1, first + 2
        yield first, f"<</Type/StructTreeRoot/K {start} 0 R/ParentTree {tree} 0 R>>".encode()
        numbers = " ".join(
            f"{page} [{' '.join(f'{start + leaf} 0 R' for leaf in leaves)}]" for page, leaves in enumerate(self.of_page)
        )
        yield tree, f"<</Nums[{numbers}]>>".encode()
        for number, name in enumerate(self.names):
            kids = " ".join(_reference(kid, start, pages) for kid in self.kids[number])
            parent = start + self.parents[number] if number else first
            page = self.pages[number]
            extra = f"/Lang {_string(language)}" if not number else self.extras[number]
            said = f"/Pg {pages[page]} 0 R" if page >= 0 else ""
            held = f"/K {kids}" if len(self.kids[number]) == 1 else f"/K[{kids}]" if kids else ""
            yield start + number, f"<</S/{name}/P {parent} 0 R{said}{held}{extra}>>".encode()


def _reference(kid: str, start: int, pages: list[int]) -> str:
    if kid.startswith("e"):
        return f"{start + int(kid[1:])} 0 R"
    if kid.startswith("<"):
        before, _, after = kid.partition(" p")
        page, _, rest = after.partition(" ")
        return f"{before} {pages[int(page)]} 0 R{rest}"
    return kid


def _string(text: str) -> str:
    return f"<FEFF{text.encode('utf-16-be', 'replace').hex().upper()}>"
