"""What a translator is told of a text: a hint, what it is on the screen, what its placeholders are, where it stands.

The hints are written by hand (``translations/hints.toml``; each text of one word has one), the rest is read from the
sources, so that it is never stale.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

_ROLES = {
    **dict.fromkeys(("setToolTip", "hinted", "setStatusTip"), "tooltip"),
    **dict.fromkeys(("button", "QPushButton"), "button"),
    **dict.fromkeys(("QLabel", "label"), "label"),
    **dict.fromkeys(("captioned", "line", "choice"), "caption of a field"),
    **dict.fromkeys(("QRadioButton", "Segments"), "one of several choices"),
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

_LONGEST = 60


@dataclass(slots=True)
class Remark:
    """Of one text; ``holder`` is the class that holds it, as Qt's context."""

    text: str
    file: str
    about: str
    holder: str = ""
    role: str = ""
    placeholders: dict[str, str] = field(default_factory=dict)

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


def remarks_of(source: str, file: str) -> Iterator[Remark]:
    """A remark for each text that a module says by ``tr``, ``marked``, ``ntr`` or ``translate``."""
    if not any(f"{name}(" in source for name in ("tr", "marked", "translate")):
        return
    tree = ast.parse(source)
    about = (ast.get_docstring(tree) or "").partition("\n")[0].partition(". ")[0].rstrip(".")
    yield from _Walk(file, about).found(tree)


class _Walk:
    def __init__(self, file: str, about: str) -> None:
        self._file, self._about = file, about

    def found(self, tree: ast.Module) -> Iterator[Remark]:
        yield from self._below(tree, (), "")

    def _below(self, node: ast.AST, above: tuple[ast.AST, ...], holder: str) -> Iterator[Remark]:
        if isinstance(node, ast.ClassDef):
            holder = node.name
        if isinstance(node, ast.Call):
            for text, context in _texts(node):
                yield Remark(
                    text, self._file, self._about, context or holder, _role(above), _placeholders(node, text, above)
                )
        for child in ast.iter_child_nodes(node):
            yield from self._below(child, (*above, node), holder)


def _texts(call: ast.Call) -> Iterator[tuple[str, str]]:
    """(text, Qt's context where it is named) of a call that says one."""
    texts = [one.value for one in call.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    match call.func:
        case ast.Name("tr" | "marked") | ast.Attribute(ast.Name("self"), "tr") if texts:
            yield texts[0], ""
        case ast.Name("ntr") if len(texts) == 2:
            yield from ((text, "") for text in texts)
        case ast.Name("translate") | ast.Attribute(_, "translate") if len(texts) > 1:
            yield texts[1], texts[0]


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
