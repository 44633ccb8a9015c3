"""Names of steps and restore points in the language of here and now. The journal keeps them in English."""

from __future__ import annotations

from tdapp.domain.words.templates import Templates
from tdapp.domain.words.wording import marked

_TEMPLATES = (
    marked("Undo: {step}"),
    marked("Redo: {step}"),
    marked("Before: {step}"),
    marked("Restore: {step}"),
    marked("Undo round {number}"),
    marked("Round {number}, begin"),
    marked("Round {number}, end"),
    marked("Pair round {number}"),
    marked("Publish round {number}"),
    marked("Withdraw the pairings of round {number}"),
    marked("Start pairing round {number} by hand"),
    marked("Finish pairing round {number} by hand"),
    marked("Pair {first} and {second} by hand"),
    marked("Pair {count} boards of those left"),
    marked("Unpair {name} by hand"),
    marked("Swap the colours of board {number} by hand"),
    marked("Swap the colours of board {number}"),
    marked("Give {name} {words} by hand"),
    marked("Record missing results of round {number} as adjourned"),
    marked("Draw the position of round {number}"),
    marked("Enter {words} for the adjourned board {board} of round {number}"),
    marked("Enter {words} at board {number}"),
    marked("Verify {words} at board {number}"),
    marked("Clear {words} at board {number}"),
    marked("Correct round {number}, board {board} to {words}"),
    marked("Note at board {number}"),
    marked("Fix {name} at board {number}"),
    marked("Let {name} move again"),
    marked("The initial colour: {words}"),
    marked("The initial colour by lot {seed}: {words}"),
    marked("Draw the initial colour: {words}"),
    marked("Set the initial colour: {words}"),
    marked("Check in: {count} players"),
    marked("Check in: {name}"),
    marked("Put {name} in another place"),
    marked("Rename the section {name}"),
    marked("Remove the section {name}"),
    marked("Name the section {name}"),
    marked("Add the section {name}"),
    marked("Edit {count} players"),
    marked("Edit {name}"),
    marked("Withdraw {name}"),
    marked("Take {name} back"),
    marked("Expel {name}"),
    marked("Move {rung} to position {number}"),
    marked("Move {name} to {section}"),
    marked("Exchange the numbers {first} and {second}"),
    marked("Take over from the list {name}"),
    marked("Add {count} players"),
    marked("{name} does not come"),
    marked("Round {number}, {name}: {words}"),
    marked("Copy the ladder of {name}"),
    marked("Load the preset {words}"),
    marked("Load the ladder {name}"),
    marked("Add {rung} at position {number}"),
    marked("Change {rung} to {name}"),
    marked("Change {rung}"),
    marked("Remove {rung}"),
    marked("Add {name}"),
    marked("{words} changed"),
)
_NAMES = (
    *(marked("Create the event"), marked("Convert the event file"), marked("Go back in the history")),
    *(marked("Drop the trial ladder"), marked("official ladder"), marked("edition of the tie-break rules")),
    *(marked("comes"), marked("the bye"), marked("Set byes"), marked("Change the schedule")),
    *(marked("Take back the prizes"), marked("Take a prohibition away"), marked("Pair without acceleration")),
    *(marked("Accelerate the pairings (Baku)"), marked("Play Chess960"), marked("Play from the usual position")),
)
"""Whole names that no command carries."""

_STEPS = Templates(_TEMPLATES, frozenset(("step", "words")))


def step_name(label: str) -> str:
    """A name from the journal; what is not known stays as it is (an event of an older or newer version)."""
    return _STEPS.shown(label)
