"""Every sentence of a verb is said in the chosen language: by the sources, and by what verbs answer in German."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tdapp.cli.differences import Difference, Judge
from tdapp.cli.main import unknown_verb
from tdapp.cli.registry import VERBS
from tdapp.domain.words.wording import speak
from tests.cli.conftest import Ran

Tdapp = Callable[..., Ran]

FOLDER = Path(__file__).resolve().parents[2] / "tdapp" / "cli"
TRANSLATED = {"tr", "ntr", "marked"}
SAYS = {"Stop", "print", "RuleViolation", "EnvironmentProblem", "ArgumentTypeError", "Fault", "print_table"}
HEADS = {"header", "HEADER"}
"""Calls whose words somebody reads, and names that hold the heads of a table."""
NO_VERBS = {
    "completion.py": "a script of a shell",
    "man.py": "the manual page, which is the help",
    "registry.py": "the help",
    "self_check.py": "no verb: it takes no language",
    "words.py": "for those who develop the program",
    "remarks.py": "for those who develop the program",
    "variants.py": "for those who develop the program",
}
HELP = ("add_", "_add_", "_usage", "_PERCENTAGES")
"""Functions and constants that hold the help."""
ENGLISH = {
    "tdapp": "who speaks, and our column beside gacrux",
    "note": "the mark of a note",
    "gacrux": "the name of an engine",
    "https": "the address of a page",
    "word": "in the address of a page",
    "engine": "what the window reads of `live`",
    "viewers": "what the window reads of `live`",
    "a fault of the program": "read by whoever mends it",
    "details in": "the same",
    "on Python": "the head of the log",
    "failed to map segment": "what a loader says",
    "cannot allocate memory": "what a loader says",
    "error return without exception set": "what a loader says",
    "utf-8-sig": "an encoding",
    **{verb.name: "the name of a verb" for verb in VERBS},
}
"""What is said in English, each with the reason."""

_WORD, _TWO_WORDS = re.compile(r"[A-Za-z]{2}"), re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}")


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _is_read(node: ast.AST) -> bool:
    if isinstance(node, ast.Call):
        return _name(node) in SAYS
    targets = node.targets if isinstance(node, ast.Assign) else ()
    return any(isinstance(target, ast.Name) and target.id in HEADS for target in targets)


def _is_help(node: ast.AST) -> bool:
    if isinstance(node, ast.FunctionDef):
        return node.name.startswith(HELP)
    return isinstance(node, ast.Assign) and any(getattr(target, "id", "") in HELP for target in node.targets)


def untranslated(source: str) -> Iterator[tuple[int, str]]:
    """(line, literal) of what would stay English: a word in what is printed or refused, a sentence anywhere."""

    def look(node: ast.AST, read: bool) -> Iterator[tuple[int, str]]:
        if _is_help(node) or (isinstance(node, ast.Call) and _name(node) in TRANSLATED):
            return
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return  # a docstring
        if isinstance(node, ast.keyword) and node.arg in ("end", "sep"):
            return
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = re.sub(r"^--[a-z-]+$", "", node.value)  # an option
            for known in sorted(ENGLISH, key=len, reverse=True):
                text = re.sub(rf"\b{re.escape(known)}\b", "", text)
            if (_WORD if read else _TWO_WORDS).search(text):
                yield node.lineno, node.value
        below = [node.value] if isinstance(node, ast.Subscript) else ast.iter_child_nodes(node)  # a key is no word
        for child in below:
            yield from look(child, read or _is_read(node))

    yield from look(ast.parse(source), False)


@pytest.mark.parametrize(
    "path",
    [path for path in sorted(FOLDER.rglob("*.py")) if path.name not in NO_VERBS],
    ids=lambda path: path.relative_to(FOLDER).as_posix(),
)
def test_no_verb_says_what_no_catalogue_knows(path: Path) -> None:
    found = [f"{path.name}:{line}: {text!r}" for line, text in untranslated(path.read_text("utf-8"))]
    assert not found, "say it by tr, ntr or marked (CONTRIBUTING.md), or name it with its reason in ENGLISH"


@pytest.mark.parametrize(
    "damaged",
    [
        'raise Stop(BAD_INPUT, f"{name}: this is no event file.")',
        'raise Stop(BAD_INPUT, "tdapp: --round is wanted.")',
        'print(f"{count} rounds")',
        'print("Total")',
        'raise RuleViolation(f"“{text}” is not a whole number.")',
        'print_table(["No", tr("Name")], rows, frozenset())',
        'header = (tr("Name"), "Points")',
        'what = "no round is paired"\nraise Stop(BAD_INPUT, f"{file}: {what}")',
        "print(f\"{file}: {tr('no differences')}, or differences\")",
    ],
)
def test_what_would_stay_english_is_found(damaged: str) -> None:
    assert list(untranslated(damaged))


@pytest.fixture(name="english")
def _english() -> Iterator[None]:
    """Whoever comes next is answered in English."""
    yield
    speak("en")


COMMON = re.compile(
    r"\b(the|is|are|no|not|of|and|with|were|by|to|this|that|there|round|only|give|has|have|cannot)\b", re.I
)
"""Words that stand in nearly every English sentence, and in no German one."""


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    "arguments",
    [
        ("categories", "FILE", "--players"),
        ("certify", "FILE", "--round", "99"),
        ("chances", "FILE", "--samples", "0"),
        ("check", "FILE"),
        ("check", "FILE", "--round", "99"),
        ("check", "FILE", "--system", "knockout"),
        ("check", "LIM"),
        ("check-file", "FILE"),
        ("compare", "FILE", "--ladder", "BH"),
        ("divisions", "FILE"),
        ("explain", "FILE", "--player", "1", "--team", "1"),
        ("export", "FILE", "OUT.csv", "--for-rating"),
        ("export", "FILE", "OUT.doc"),
        ("export", "FILE", "OUT.trf", "--with-standings"),
        ("export", "FILE", "OUT.json", "--format", "csv"),
        ("final-pack", "FILE", "NOWHERE"),
        ("fixtures", "FILE"),
        ("generate", "-o", "OUT", "--count", "0"),
        ("generate", "-o", "OUT", "--ratings", "many"),
        ("generate", "-o", "OUT", "--system", "team-swiss"),
        ("import", "FILE", "EVENT"),
        ("import", "FILE", "NEW.tdb", "--take", "3"),
        ("lab", "run", "own", "--events", "0"),
        ("live", "FILE"),
        ("mirror", "FILE", "postgresql://me@here/chess"),
        ("norms", "FILE", "--player", "1"),
        ("pair", "EVENT", "--kind", "rr"),
        ("pair", "FILE", "--limit", "0"),
        ("pair", "FILE", "--round", "1"),
        ("pair", "FILE", "--round", "1", "--why-not", "1", "2"),
        ("pair", "FILE", "--system", "round-robin", "--explain"),
        ("pgn", "check", "FILE"),
        ("pgn", "export", "EVENT", "OUT.pgn", "--round", "9"),
        ("print", "FILE", "-o", "OUT.pdf"),
        ("print", "FILE", "standings", "-o", "OUT.pdf", "--copies", "0"),
        ("print", "FILE", "standings", "-o", "OUT.pdf", "--group", "Women"),
        ("prizes", "FILE"),
        ("publish", "FILE", "OUT", "--address", "https://chess.example"),
        ("ratings", "changes", "FILE"),
        ("ratings", "check", "FILE", "--list", "nothing"),
        ("ratings", "import", "FILE", "--source", "DWZ", "--column", "Elo"),
        ("ratings", "order", "EVENT"),
        ("sections", "FILE"),
        ("standings", "FILE", "--section", "Women"),
        ("standings", "FILE", "--category", "U99"),
        ("standings", "FILE", "--manual", "three"),
        ("standings", "NOWHERE"),
        ("standings", "FILE", "--teams", "--category", "U18"),
        ("system", "--go-on", "dutch"),
        ("system", "FILE", "--reason", "why"),
    ],
    ids=" ".join,
)
def test_verbs_answer_in_german(tdapp: Tdapp, trf: Path, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    event, lim = tmp_path / "event.tdb", tmp_path / "lim.trf"
    assert tdapp("import", trf, event).status == 0
    lim.write_bytes(trf.read_bytes() + b"192 FIDE_LIM\r\n")
    files = {"FILE": trf, "EVENT": event, "LIM": lim, "OUT": tmp_path / "out", "NOWHERE": tmp_path / "nowhere"}
    words = [files.get(word, tmp_path / word if word.startswith(("OUT.", "NEW.")) else word) for word in arguments]
    folder = ("--folder", tmp_path / "lists") if arguments[0] == "ratings" else ()
    said = {}
    for code in ("en", "de"):
        ran = tdapp(words[0], "--language", code, *folder, *words[1:])
        said[code] = (ran.status, _words_of(ran, tmp_path))
    (status, english), (same, german) = said["en"], said["de"]
    assert status == same
    assert german != english
    assert not COMMON.findall(german), german


def _words_of(ran: Ran, folder: Path) -> str:
    """What a verb answers, without names of files and of options."""
    text = re.sub(rf"{re.escape(str(folder))}\S*", "", ran.out + ran.err)
    return re.sub(r"--[a-z-]+", "", text)


@pytest.mark.usefixtures("english")
def test_a_value_that_is_refused_while_it_is_read_speaks_it_too(
    tdapp: Tdapp, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever the language is named, and where only the surroundings name it."""
    asked = ("--month", "soon", "--source", "DWZ")
    for words in (("--language", "de", "import", "a", *asked), ("--language=de", "import", "a", *asked)):
        with pytest.raises(SystemExit):
            tdapp("ratings", *words)
        assert "„soon“ ist kein Monat" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        tdapp("prizes", "a", "--unit", "much", "--language", "de")
    assert "„much“ ist kein Betrag" in capsys.readouterr().err
    monkeypatch.setenv("TDAPP_LANGUAGE", "de")
    assert unknown_verb("standing") == 2
    said = "ist weder ein Befehl noch eine Datei. Meinten Sie standings? tdapp --help zählt die Befehle auf."
    assert capsys.readouterr().err == f"tdapp: „standing“ {said}\n"


@pytest.mark.usefixtures("english")
def test_the_ids_in_the_json_of_check_are_english_in_every_language(tdapp: Tdapp, trf: Path) -> None:
    found = {code: json.loads(tdapp("check", trf, "--format", "json", "--language", code).out) for code in ("en", "de")}
    texts = {code: [one.pop("text") for one in shaped["differences"]] for code, shaped in found.items()}
    assert found["en"] == found["de"]
    assert {one["what"] for one in found["en"]["differences"]} >= {"pairing"}
    assert texts["en"] != texts["de"]


@pytest.mark.usefixtures("english")
def test_the_judge_and_the_edition_in_the_json_are_english_in_every_language() -> None:
    speak("de")
    judge, one = Judge("the bracket", "gacrux"), Difference("…", 5, "by the rules of 2017")
    assert (judge.words, judge.id) == ("der Turnierbaum, ausgeführt von gacrux", "the bracket as gacrux has it")
    assert one.line == "Runde 5 nach den Regeln von 2017: …"
    assert one.as_json() == {"round": 5, "what": "pairing", "text": "…", "by": "by the rules of 2017"}
    assert Difference("…").line == "Plätze: …"
