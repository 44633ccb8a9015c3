"""Can a window open on this machine? Asked before Qt, which would end the program without a plain word."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Mapping

# what Qt loads on an X11 desktop, and the Debian and Fedora packages that bring it
LIBRARIES: dict[str, tuple[str, str]] = {
    "libEGL.so.1": ("libegl1", "libglvnd-egl"),
    "libGL.so.1": ("libgl1", "libglvnd-glx"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus-libs"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon"),
}
X11_LIBRARIES: dict[str, tuple[str, str]] = {
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11"),
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms"),
    "libxcb-render-util.so.0": ("libxcb-render-util0", "xcb-util-renderutil"),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb"),
    "libxcb-randr.so.0": ("libxcb-randr0", "libxcb"),
    "libxcb-render.so.0": ("libxcb-render0", "libxcb"),
    "libxcb-shm.so.0": ("libxcb-shm0", "libxcb"),
    "libxcb-sync.so.1": ("libxcb-sync1", "libxcb"),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0", "libxcb"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb"),
    "libxcb-util.so.1": ("libxcb-util1", "xcb-util"),
    "libxcb.so.1": ("libxcb1", "libxcb"),
    "libX11-xcb.so.1": ("libx11-xcb1", "libX11-xcb"),
}


def obstacle(
    environment: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
    loads: Callable[[str], bool] | None = None,
    answers: Callable[[str], bool] | None = None,
) -> str:
    """Why no window can open, with what to do about it; empty when nothing stands in the way."""
    if not platform.startswith("linux"):
        return ""
    loads, answers = loads or _loads, answers or _answers
    chosen = environment.get("QT_QPA_PLATFORM", "")
    on_x11 = bool(environment.get("DISPLAY")) and not chosen.startswith(("offscreen", "minimal", "wayland"))
    needed = LIBRARIES | (X11_LIBRARIES if on_x11 else {})
    missing = [packages for library, packages in needed.items() if not loads(library)]
    if missing:
        debian = " ".join(dict.fromkeys(package for package, _ in missing))
        fedora = " ".join(dict.fromkeys(package for _, package in missing))
        return (
            "The window needs system libraries that are not installed.\n"
            f"  Debian, Ubuntu, Mint:  sudo apt install {debian}\n"
            f"  Fedora:                sudo dnf install {fedora}\n"
            "Everything on the command line works without them: tdapp --help"
        )
    if not chosen and not environment.get("DISPLAY") and not environment.get("WAYLAND_DISPLAY"):
        return (
            "There is no display here, so no window can open. Start tdapp in a desktop session, "
            "or over a connection that forwards one (ssh -X); the command line works without: tdapp --help"
        )
    if on_x11 and not environment.get("WAYLAND_DISPLAY") and not answers(environment["DISPLAY"]):
        return (
            f"No display answers at DISPLAY={environment['DISPLAY']}, so no window can open. Start tdapp in a desktop "
            "session, or over a connection that forwards one (ssh -X); the command line works without: tdapp --help"
        )
    return ""


def _answers(display: str) -> bool:
    """Whether an X server lets us in; asked in the way Qt will ask."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # said elsewhere
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(), None))
    try:
        return not xcb.xcb_connection_has_error(connection)
    finally:
        xcb.xcb_disconnect(connection)


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
