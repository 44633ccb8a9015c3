"""Completion and the manual page say what the parsers say, and the shells themselves understand them."""

from __future__ import annotations

import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

from tdapp.cli.grammar import commands as all_commands
from tdapp.cli.grammar import every
from tdapp.cli.registry import VERBS
from tdapp.cli.verbs.completion import SHELLS

needed = pytest.mark.skipif
commands = cache(all_commands)


def bash(script: str, typed: str) -> set[str]:
    """What bash offers for the last word of a line."""
    words = typed.split(" ")
    array = " ".join(f"'{word}'" for word in words)
    lines = f"{script}\nCOMP_WORDS=({array}); COMP_CWORD={len(words) - 1}; _tdapp; printf '%s\\n' \"${{COMPREPLY[@]}}\""
    done = subprocess.run(["bash", "-c", lines], capture_output=True, text=True, check=True, cwd="/")
    return set(done.stdout.split())


@pytest.fixture(name="script", scope="module")
def _script() -> str:
    return "\n".join(SHELLS["bash"](commands()))


@needed(shutil.which("bash") is None, reason="no bash")
@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("tdapp stan", {"standings"}),
        ("tdapp standings event.tdb --fo", {"--format"}),
        ("tdapp standings --format ", {"table", "json", "csv"}),
        ("tdapp ratings im", {"import"}),
        ("tdapp ratings import --rate ", {"standard", "rapid", "blitz"}),
        ("tdapp ratings import --sou", {"--source"}),
        ("tdapp lab l", {"list"}),
        ("tdapp completion z", {"zsh"}),
        ("tdapp prove x.trf --without", {"--without-gacrux"}),
    ],
)
def test_bash_offers(script: str, typed: str, offered: set[str]) -> None:
    assert offered <= bash(script, typed)
    assert not {word for word in bash(script, typed) if not word.startswith(typed.rsplit(" ", 1)[1])}


@needed(shutil.which("zsh") is None, reason="no zsh")
def test_zsh_reads_it(tmp_path: Path) -> None:
    path = tmp_path / "_tdapp"
    path.write_text("\n".join(SHELLS["zsh"](commands())) + "\n", "utf-8")
    program = f"autoload -U compinit && compinit -u -d {tmp_path}/dump && source {path} && print $_comps[tdapp]"
    done = subprocess.run(["zsh", "-f", "-c", program], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("_tdapp", "")


@needed(shutil.which("fish") is None, reason="no fish")
@pytest.mark.parametrize(("typed", "offered"), [("tdapp stan", "standings"), ("tdapp standings --format ", "json"),
                                                ("tdapp ratings import --ra", "--rate")])  # fmt: skip
def test_fish_offers(tmp_path: Path, typed: str, offered: str) -> None:
    path = tmp_path / "tdapp.fish"
    path.write_text("\n".join(SHELLS["fish"](commands())) + "\n", "utf-8")
    program = f"source {path}; complete -C '{typed}'"
    done = subprocess.run(
        ["fish", "--no-config", "-c", program], capture_output=True, text=True, check=True, env={"HOME": str(tmp_path)}
    )
    assert offered in {line.split("\t")[0] for line in done.stdout.splitlines()}


@pytest.mark.parametrize("shell", sorted(SHELLS))
def test_every_verb_and_option_is_in_the_script(tdapp, shell: str) -> None:  # type: ignore[no-untyped-def]
    script = tdapp("completion", shell).out
    assert all(re.search(rf"\b{verb.name}\b", script) for verb in VERBS)
    for command in every(commands()):
        for option in command.options:
            for name in option.names:
                assert (f"-l {name[2:]}" if shell == "fish" and name.startswith("--") else name[2:]) in script


def test_the_manual_page_names_everything(tdapp) -> None:  # type: ignore[no-untyped-def]
    page = tdapp("man").out
    assert page.startswith(".TH TDAPP 1")
    plain = page.replace("\\-", "-")
    for command in every(commands()):
        assert f".SS tdapp {' '.join(command.words)}" in plain
        assert all(
            f"\\fB{name}\\fR" in plain
            for option in command.options
            for name in option.names
            if name not in ("-h", "--help")
        )


@needed(shutil.which("groff") is None, reason="no groff")
def test_the_manual_page_is_laid_out_without_a_warning(tdapp) -> None:  # type: ignore[no-untyped-def]
    page = tdapp("man").out
    done = subprocess.run(
        ["groff", "-man", "-Tutf8", "-ww", "-K", "utf8"], input=page, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "tdapp prove" in re.sub(r"\x1b\[[0-9;]*m|.\x08", "", done.stdout)
