"""What a translator is told of a text: a hint, what it is on the screen, what its placeholders are, where it stands.

The hints are written by hand (``translations/hints.toml``; each text of one word has one), the rest is read from the
sources, so that it is never stale.
"""

from __future__ import annotations

import ast
import re
import tomllib
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

_ROLES = {
    **dict.fromkeys(("setToolTip", "hinted", "setStatusTip"), "tooltip"),
    **dict.fromkeys(("button", "QPushButton"), "button"),
    **dict.fromkeys(("QLabel", "label"), "label"),
    **dict.fromkeys(("captioned", "line", "choice"), "caption of a field"),
    **dict.fromkeys(("Choice", "Segments"), "one of several choices"),
    **dict.fromkeys(("addMenu", "QMenu"), "menu"),
    **dict.fromkeys(("setAccessibleName", "setAccessibleDescription"), "for screen readers"),
    **dict.fromkeys(("RuleViolation", "Stop"), "why something is refused: a whole sentence"),
    **dict.fromkeys(("Column", "HeadCell"), "head of a column: narrow"),
    "tool": "icon with this tooltip",
    "QCheckBox": "box to tick",
    "setPlaceholderText": "grey text in an empty field",
    "addItem": "entry of a list",
    "setWindowTitle": "title of a window",
    "Action": "menu entry or button",
    "emit": "sentence of the status line",
    "EnvironmentProblem": "what went wrong: a whole sentence",
}
"""What a text is by the call it stands in."""

Message = str | tuple[str, str]
"""A text, or one and many."""

_LONGEST = 60
_SAYS = re.compile(r"\b(?:n?tr|marked|translate)\(")


@dataclass(slots=True)
class Remark:
    """Of one text; ``holder`` is the class that holds it, as Qt's context.

    ``message`` is what is asked of the catalogue outside the window, one text or those of a plural; None of Qt's texts.
    """

    text: str
    file: str
    about: str
    holder: str = ""
    role: str = ""
    placeholders: dict[str, str] = field(default_factory=dict)
    message: Message | None = None

    def words(self) -> Iterator[str]:
        """One line for each thing to say."""
        where = f"In: {self.about}" if self.about else ""
        yield from filter(None, (self.role, where))
        if self.placeholders:
            yield "; ".join(f"{{{name}}} is {meaning}" for name, meaning in self.placeholders.items())


@cache
def hints(path: Path) -> dict[str, str]:
    """The hints written by hand, by text."""
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


@cache
def remarks_of(source: str, file: str) -> tuple[Remark, ...]:
    """A remark for each text that a module says by ``tr``, ``marked``, ``ntr`` or ``translate``."""
    if not _SAYS.search(source):
        return ()
    tree = ast.parse(source)
    about = (ast.get_docstring(tree) or "").partition("\n")[0].partition(". ")[0].rstrip(".")
    return tuple(
        Remark(text, file, about, context or holder, _role(above), _placeholders(call, text, above), message)
        for call, above, holder in _calls(tree, source)
        for text, context, message in _texts(call)
    )


def _calls(tree: ast.Module, source: str) -> list[tuple[ast.Call, tuple[ast.AST, ...], str]]:
    """Each call that may say a text, with what it stands in from the outside, and the name of its class."""
    lines = [number for number, line in enumerate(source.split("\n"), start=1) if _SAYS.search(line)]
    found = []

    def look(node: ast.AST, above: tuple[ast.AST, ...], holder: str) -> None:
        first, last = getattr(node, "lineno", 1), getattr(node, "end_lineno", len(source))
        at = bisect_left(lines, first)
        if at == len(lines) or lines[at] > last:
            return  # nothing is said in here
        if isinstance(node, ast.ClassDef):
            holder = node.name
        elif isinstance(node, ast.Call):
            found.append((node, above, holder))
        below = (*above, node)
        for child in ast.iter_child_nodes(node):
            look(child, below, holder)

    look(tree, (), "")
    return found


def _texts(call: ast.Call) -> Iterator[tuple[str, str, Message | None]]:
    """(text, Qt's context where it is named, message) of a call that says one."""
    texts = [one.value for one in call.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    match call.func:
        case ast.Name("tr" | "marked") if len(texts) == 1:
            yield texts[0], "", texts[0]
        case ast.Attribute(ast.Name("self"), "tr") if texts:
            yield texts[0], "", None
        case ast.Name("ntr") if len(texts) == 2:
            yield from ((text, "", (texts[0], texts[1])) for text in texts)
        case ast.Name("translate") | ast.Attribute(_, "translate") if len(texts) > 1:
            yield texts[1], texts[0], None


def _role(above: tuple[ast.AST, ...]) -> str:
    for node in reversed(above):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in _ROLES:
                return _ROLES[name]
        elif isinstance(node, ast.stmt):
            break
    return ""


def _placeholders(call: ast.Call, text: str, above: tuple[ast.AST, ...]) -> dict[str, str]:
    """The values put into a text, in the words of the source: of ``{0}`` the expression that fills it."""
    if "{" not in text:
        return {}
    filled = _format_of(call, above)
    if filled is None:
        return {}
    given = {str(place): one for place, one in enumerate(filled.args)}
    given |= {one.arg: one.value for one in filled.keywords if one.arg}
    told = {name: _said(value) for name, value in given.items() if f"{{{name}" in text}
    return {name: words for name, words in told.items() if words != name}


def _format_of(call: ast.Call, above: tuple[ast.AST, ...]) -> ast.Call | None:
    """The ``.format(...)`` on the text itself, or on the name that holds it in the same function."""
    for inner, outer in zip(reversed((*above, call)), reversed(above), strict=False):
        match outer:
            case ast.Attribute(value, "format") if value is inner:
                holder = above[above.index(outer) - 1]
                return holder if isinstance(holder, ast.Call) else None
            case ast.IfExp() | ast.Attribute():
                continue
            case ast.Assign([ast.Name(name)]) | ast.AnnAssign(ast.Name(name)):
                function = next((node for node in reversed(above) if isinstance(node, ast.FunctionDef)), None)
                return None if function is None else _format_on(function, name)
            case _:
                return None
    return None


def _format_on(function: ast.FunctionDef, name: str) -> ast.Call | None:
    for node in ast.walk(function):
        match node:
            case ast.Call(ast.Attribute(ast.Name(held), "format")) if held == name:
                return node
    return None


def _said(value: ast.expr) -> str:
    text = ast.unparse(value).replace("self.", "").replace("_", " ").strip()
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
