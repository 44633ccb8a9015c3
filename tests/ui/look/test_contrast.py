"""Contrast of the themes, by WCAG 2.2: text 4.5:1, outlines and states 3:1."""

from __future__ import annotations

import pytest

from tdapp.ui.look.theme import CONTRAST, DARK, LIGHT

PAPERS = ("window", "surface", "raised", "sunken", "stripe", "hover", "selection", "sidebar")
TEXT = {
    "text": (*PAPERS, "accent_soft", "warn_soft", "danger_soft"),
    "dim": (*PAPERS, "accent_soft"),
    "accent": ("window", "surface", "raised", "sunken", "stripe", "hover", "sidebar", "accent_soft"),
    "on_accent": ("accent", "accent_hover"),
    "warn": ("window", "surface", "raised", "stripe", "selection", "warn_soft"),
    "danger": ("window", "surface", "raised", "stripe", "selection", "danger_soft"),
    "up": ("surface", "stripe", "selection"),
    "down": ("surface", "stripe", "selection"),
    "surface": ("danger",),  # the words of a dangerous button
    "cut": ("surface", "stripe", "sunken", "selection"),  # a value that was left out is read all the same
    "disabled": ("window", "surface", "raised", "sunken", "sidebar"),  # so is what cannot be done now
}
OUTLINES = {
    "border_strong": ("window", "surface", "raised", "sunken"),
    "focus": ("window", "surface", "raised", "hover", "sidebar", "accent_soft"),
    "accent": ("selection", "surface", "stripe", "raised", "window"),  # the frame of a selected row
}


def luminance(colour: str) -> float:
    """Relative luminance (WCAG 2.2)."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """From 1 (the same) to 21 (black and white)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_the_measure():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)  # the lightest grey that passes on white


@pytest.mark.parametrize("tokens", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
@pytest.mark.parametrize(("pairs", "least"), [(TEXT, 4.5), (OUTLINES, 3.0)], ids=["text", "outlines"])
def test_every_colour_can_be_told_from_its_paper(tokens, pairs, least):
    least = least * 1.5 if tokens is CONTRAST else least  # 7:1 and 4.5:1
    faint = [
        (ink, paper, round(contrast(tokens[ink], tokens[paper]), 2))
        for ink, papers in pairs.items()
        for paper in papers
        if contrast(tokens[ink], tokens[paper]) < least
    ]
    assert not faint


def test_the_themes_have_the_same_colours():
    assert LIGHT.keys() == DARK.keys() == CONTRAST.keys()
