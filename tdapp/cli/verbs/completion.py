"""Print a script that completes verbs, options and their values in bash, zsh or fish."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Callable, Iterator

from tdapp.cli.grammar import Command, Option, commands, every
from tdapp.cli.status import DONE


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The shell."""
    parser.add_argument("shell", choices=sorted(SHELLS), help="whose script is printed")


def run(arguments: argparse.Namespace) -> int:
    """Print the script."""
    print("\n".join(SHELLS[arguments.shell](commands())))
    return DONE


def _with_verb(command: Command, verb: Command) -> tuple[Option, ...]:
    """The options of a command; of an action those of its verb as well."""
    return command.options if command is verb else (*command.options, *verb.options)


def _all(found: tuple[Command, ...]) -> Iterator[tuple[Command, Command]]:
    """(command, its verb), actions before their verb, so that the longer words are looked at first."""
    for verb in found:
        for action in verb.actions:
            yield action, verb
        yield verb, verb


def _takes_file(name: str) -> bool:
    """Whether an option's value is a file or folder, by the word for it."""
    return any(word in name.upper() for word in ("FILE", "OUT", "DIR", "FOLDER", "EVENT", "PATH", "LOGO"))


def _fixed(command: Command) -> list[str]:
    """The words that may stand without a hyphen: values of positionals, and actions."""
    values = [choice for one in command.positionals for choice in one.choices]
    return [*values, *(action.words[-1] for action in command.actions)]


def _bash(found: tuple[Command, ...]) -> Iterator[str]:
    yield "# tdapp: completion for bash, made by `tdapp completion bash`"
    yield "_tdapp() {"
    yield "  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}"
    yield "  local options fixed"
    yield "  COMPREPLY=()"
    yield '  if [ "$COMP_CWORD" -eq 1 ]; then'
    verbs = " ".join(verb.words[0] for verb in found)
    yield f'    COMPREPLY=($(compgen -W "{verbs}" -- "$cur") $(compgen -f -- "$cur"))'
    yield "    return"
    yield "  fi"
    nested = "|".join(verb.words[0] for verb in found if verb.actions)
    yield f'  case "$command" in {nested}) [ "$COMP_CWORD" -gt 2 ] && command="$command ${{COMP_WORDS[2]}}";; esac'
    yield '  case "$command $prev" in'
    for command, verb in _all(found):
        for option in _with_verb(command, verb):
            if option.choices:
                names = "|".join(f'"{" ".join(command.words)} {name}"' for name in option.names)
                yield f'    {names}) COMPREPLY=($(compgen -W "{" ".join(option.choices)}" -- "$cur")); return;;'
    yield "  esac"
    yield '  case "$command" in'
    for command, verb in _all(found):
        names = " ".join(name for option in _with_verb(command, verb) for name in option.names)
        yield f'    "{" ".join(command.words)}") options="{names}" fixed="{" ".join(_fixed(command))}";;'
    yield "  esac"
    yield '  case "$cur" in'
    yield '    -*) COMPREPLY=($(compgen -W "$options" -- "$cur"));;'
    yield '    *) COMPREPLY=($(compgen -W "$fixed" -- "$cur") $(compgen -f -- "$cur"));;'
    yield "  esac"
    yield "}"
    yield "complete -o filenames -F _tdapp tdapp"


def _zsh(found: tuple[Command, ...]) -> Iterator[str]:
    yield "#compdef tdapp"
    yield "# tdapp: completion for zsh, made by `tdapp completion zsh`"
    yield "_tdapp() {"
    yield "  local -a verbs"
    yield "  verbs=("
    for verb in found:
        yield f"    {shlex.quote(f'{verb.words[0]}:{_colons(verb.help)}')}"
    yield "  )"
    yield "  if (( CURRENT == 2 )); then _describe verb verbs; _files; return; fi"
    yield '  case "$words[2] $words[3]" in'
    for command, verb in _all(found):
        pattern = '"' + " ".join(command.words) + '"' if command is not verb else f'"{verb.words[0]} "*'
        yield f"    {pattern})"
        specs = [spec for option in _with_verb(command, verb) for spec in _zsh_option(option)]
        fixed = _fixed(command)
        specs.append(shlex.quote(f"*:value:({' '.join(fixed)})" if fixed else "*:file:_files"))
        yield "      _arguments \\"
        yield " \\\n".join(f"        {spec}" for spec in specs)
        yield "      ;;"
    yield "  esac"
    yield "}"
    yield 'if [ "$funcstack[1]" = "_tdapp" ]; then _tdapp "$@"; else compdef _tdapp tdapp; fi'


def _zsh_option(option: Option) -> Iterator[str]:
    text = option.help.replace("[", "(").replace("]", ")").replace(":", ";")
    for name in option.names:
        values = f":{_colons(option.takes)}:({' '.join(option.choices)})" if option.choices else ""
        what = "_files" if _takes_file(option.takes) else " "
        free = f":{_colons(option.takes)}:{what}" if option.takes and not option.choices else ""
        yield shlex.quote(f"*{name}[{text}]{values or free}")


def _colons(text: str) -> str:
    return text.replace(":", "\\:")


def _fish(found: tuple[Command, ...]) -> Iterator[str]:
    yield "# tdapp: completion for fish, made by `tdapp completion fish`"
    for verb in found:
        yield f"complete -c tdapp -n __fish_use_subcommand -a {verb.words[0]} -d {_fish_quoted(verb.help)}"
    for command in every(found):
        seen = f"__fish_seen_subcommand_from {command.words[0]}"
        if len(command.words) > 1:
            seen += f"; and __fish_seen_subcommand_from {command.words[1]}"
        for action in command.actions:
            yield f"complete -c tdapp -n {_fish_quoted(seen)} -a {action.words[-1]} -d {_fish_quoted(action.help)}"
        for option in command.options:
            yield f"complete -c tdapp -n {_fish_quoted(seen)} {' '.join(_fish_option(option))}"
        fixed = _fixed(command)
        if fixed and not command.actions:
            yield f"complete -c tdapp -n {_fish_quoted(seen)} -a {_fish_quoted(' '.join(fixed))}"


def _fish_option(option: Option) -> Iterator[str]:
    for name in option.names:
        yield f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"
    if option.choices:
        yield f"-x -a {_fish_quoted(' '.join(option.choices))}"
    elif option.takes:
        yield "-r" if _takes_file(option.takes) else "-x"
    if option.help:
        yield f"-d {_fish_quoted(option.help)}"


def _fish_quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"


SHELLS: dict[str, Callable[[tuple[Command, ...]], Iterator[str]]] = {"bash": _bash, "fish": _fish, "zsh": _zsh}
