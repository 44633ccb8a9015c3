"""Small damages to a module, one at a time: what somebody could have written by mistake and a test has to notice."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
BOUNDARY: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
SAME = ("strict", "encoding", "slots", "frozen", "stacklevel")
"""Keywords that change nothing where a program is sound, or nothing on the computer of who tests."""

WINDOWS = "sys.platform == 'win32'"
"""What this condition guards does not run where damages are tried, which needs processes of POSIX."""


@dataclass(frozen=True)
class Damage:
    """What stands instead of the bytes from ``start`` to ``end`` of a file; ``what`` says it to people.

    Who comes to one of the ``lines`` comes by the damage: those of the expression and of the statement that it is in.
    """

    path: str
    line: int
    what: str
    start: int
    end: int
    new: str
    lines: frozenset[int] = frozenset()

    def applied(self, source: bytes) -> bytes:
        """The damaged file."""
        return source[: self.start] + self.new.encode() + source[self.end :]


def damages(path: str, source: bytes, lines: Iterable[int] | None = None) -> list[Damage]:
    """Every damage to a module that still compiles, or those that begin in one of the lines."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    wanted = None if lines is None else set(lines)
    names: Counter[tuple[int, str]] = Counter()
    found = []
    tree = ast.parse(source)
    statements = {node: _own(node) for node in ast.walk(tree) if isinstance(node, ast.stmt)}
    for node, what, new in _walk(tree):
        start, end = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
        if wanted is None or node.lineno in wanted:
            names[node.lineno, what] += 1
            again = names[node.lineno, what]
            within = [own for own in statements.values() if node.lineno in own]
            reached = frozenset(range(node.lineno, node.end_lineno + 1)).union(*within)
            one = Damage(path, node.lineno, f"{what} ({again})" if again > 1 else what, start, end, new, reached)
            if _compiles(one.applied(source)):
                found.append(one)
    return found


def _own(node: ast.stmt) -> range:
    """The lines of a statement without those of the statements in it."""
    inside = [one.lineno for one in ast.walk(node) if isinstance(one, ast.stmt) and one is not node]
    return range(node.lineno, max(node.lineno + 1, min([*inside, node.end_lineno + 1])))


def _compiles(source: bytes) -> bool:
    try:
        ast.parse(source)
    except SyntaxError:  # a name that is bound in what went
        return False
    return True


def _walk(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str, str]]:
    """(node, what is done, its new text) for the node and all below that a program runs by: no types, no messages."""
    if isinstance(node, ast.Raise | ast.Assert | ast.Import | ast.ImportFrom | ast.JoinedStr):
        return
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return
    if isinstance(node, ast.keyword) and node.arg in SAME:
        return
    if isinstance(node, ast.expr | ast.stmt):
        for what, new in _of(node):
            yield node, what, new
    tests = (
        node.ifs if isinstance(node, ast.comprehension) else [node.test] if isinstance(node, ast.If | ast.IfExp) else []
    )
    of_windows = isinstance(node, ast.If) and ast.unparse(node.test) == WINDOWS
    for test in tests:
        yield test, "condition always true", "True"
        if not of_windows:
            yield test, "condition never true", "False"
    for name, value in ast.iter_fields(node):
        types = name in ("annotation", "returns", "decorator_list", "type_params", "bases")
        if types or (of_windows and name == "body"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not (isinstance(node, ast.Subscript) and isinstance(child, ast.Tuple)):
                yield from _walk(child)


def _conditions(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.If(test=test) | ast.IfExp(test=test):
            return [test]
        case ast.comprehension(ifs=ifs):
            return ifs
    return []


def _of(node: ast.expr | ast.stmt) -> Iterator[tuple[str, str]]:
    match node:
        case ast.Compare(ops=[op]):
            yield "comparison turned round", _with(node, ops=[OPPOSITE[type(op)]()])
            if type(op) in BOUNDARY:
                yield "boundary moved", _with(node, ops=[BOUNDARY[type(op)]()])
        case ast.BoolOp(op=op, values=values):
            other, name = (ast.And(), "and for or") if isinstance(op, ast.Or) else (ast.Or(), "or for and")
            yield name, _with(node, op=other)
            for index, value in enumerate(values):
                if isinstance(op, ast.Or) and ast.unparse(value) == WINDOWS:
                    continue  # false here, as if it were not there
                rest = values[:index] + values[index + 1 :]
                yield f"without {_short(value)}", _with(node, values=rest) if len(rest) > 1 else _paren(rest[0])
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "not dropped", _paren(operand)
        case ast.Constant(value=bool() as value):
            yield f"{not value} for {value}", str(not value)
        case ast.Constant(value=int() as value):
            yield f"{value + 1} for {value}", str(value + 1)
        case ast.BinOp(op=op) if type(op) in ARITHMETIC and not _is_text(node):
            yield "plus and minus exchanged", _with(node, op=ARITHMETIC[type(op)]())
        case ast.IfExp(body=body, orelse=orelse):
            yield "branches exchanged", _with(node, body=orelse, orelse=body)
        case ast.Call(func=ast.Name(id=name)) if name in NAMES:
            yield f"{NAMES[name]} for {name}", _with(node, func=ast.Name(NAMES[name]))
        case ast.Return(value=ast.Tuple(elts=[one, other])) if ast.dump(one) != ast.dump(other):
            yield "returned in the other order", _with(node, value=ast.Tuple([other, one], ast.Load()))
        case ast.Continue():
            yield "break for continue", "break"
        case ast.Break():
            yield "continue for break", "continue"
        case ast.Expr(value=ast.Call()) if "log" not in ast.unparse(node.value.func).lower():
            yield f"without {_short(node)}", "pass"
        case ast.AugAssign():
            yield f"without {_short(node)}", "pass"
        case ast.Tuple(elts=elts, ctx=ast.Load()) if len(elts) > 2:
            for index, one in enumerate(elts):
                if not isinstance(one, ast.Constant):
                    yield f"without {_short(one)}", _with(node, elts=elts[:index] + elts[index + 1 :])
    match node:
        case ast.Call(keywords=keywords):
            for index, keyword in enumerate(keywords):
                if keyword.arg and keyword.arg not in SAME:
                    yield f"without {_short(keyword)}", _with(node, keywords=keywords[:index] + keywords[index + 1 :])


def _with(node: ast.AST, **fields: object) -> str:
    changed = copy.copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return _paren(changed)


def _paren(node: ast.AST) -> str:
    text = ast.unparse(node)
    whole = isinstance(node, ast.stmt | ast.Call | ast.Name | ast.Constant | ast.Tuple)
    return text if whole else f"({text})"


def _short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 60 else text[:57] + "..."


def _is_text(node: ast.BinOp) -> bool:
    parts = [one.value if isinstance(one, ast.Constant) else one for one in ast.walk(node)]
    return any(isinstance(one, str | bytes | ast.JoinedStr | ast.List | ast.Tuple) for one in parts)
