"""Orca without a voice, as its file orca-customizations.py: each phrase is a line in a file.

A mark that the program announces is written beside it when nothing that came before waits any more. Announcements are
taken from the same signal as Orca 45 and later take them from; Orca 43 knows none and gets them here.
"""

import os

import orca.orca_platform
import pyatspi
from gi.repository import GLib
from orca import event_manager, settings, speech

HEARD = os.environ["TDAPP_HEARD"]
MARK = "§"
managers = []


def _write(path, text):
    with open(path, "a", encoding="utf-8") as file:
        file.write(text)


def _say(text, *_rest, **_more):
    if not text.startswith(MARK):
        _write(HEARD, " ".join(text.split()) + "\n")


def _enqueue(self, *values):
    managers[:] = [self]
    return _usual(self, *values)


_usual = event_manager.EventManager._enqueue
event_manager.EventManager._enqueue = _enqueue
speech._speak = speech.speakCharacter = speech.speak_character = _say
settings.enableKeyEcho = False


def _waiting():
    queue = getattr(managers[0], "_eventQueue", getattr(managers[0], "_event_queue", None)) if managers else None
    return queue is not None and not queue.empty()


def _announced(event):
    text = str(event.any_data)
    if text.startswith(MARK):
        GLib.timeout_add(15, _passed, text)
    elif int(orca.orca_platform.version.split(".")[0]) < 45:
        _say(text)


def _passed(mark):
    if not _waiting():
        _write(HEARD + ".marks", mark + "\n")
        return False
    return True


pyatspi.Registry.registerEventListener(_announced, "object:announcement")
_write(HEARD + ".marks", MARK + "0\n")
