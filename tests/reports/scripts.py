"""Names in the scripts that documents.md asks for, in any length."""

from __future__ import annotations

PARTS = {
    "Latin": ("Łukaszewicz", "Kővári", "Nguyễn", "Sjöström", "Çelik", "Pierre"),
    "Cyrillic": ("Ильин", "Пётр", "Александрович", "Ђорђевић", "Григорчук"),
    "Greek": ("Παπαδόπουλος", "Γιώργος", "Ευστράτιος", "Χατζής"),
    "Arabic": ("محمد", "القحطاني", "صهيب", "عبدالرحمن"),
    "Hebrew": ("כהן", "תהילה", "לבנוני", "אברהם"),
    "Devanagari": ("विश्वनाथन", "आनंद", "श्रीकृष्ण", "क्षत्रिय"),
    "Chinese": ("王", "雪晴", "歐陽", "诸葛亮"),
    "Japanese": ("やまだ", "たろう", "ヤマモト", "山田"),
    "Korean": ("김", "민수", "박지성", "남궁"),
    "Thai": ("สมชาย", "ใจดี", "ประเสริฐ"),
}
"""Script -> words of names."""

SCRIPTS = tuple(PARTS)


def name(script: str, length: int) -> str:
    """``Family, Given ...`` of exactly so many letters."""
    words = PARTS[script]
    text = words[0] + ", "
    turn = 1
    while len(text) < length:
        text += words[turn % len(words)] + " "
        turn += 1
    text = text[:length].rstrip(" ,-")
    return text + words[1][0] * (length - len(text))


def names(count: int) -> list[str]:
    """So many names: every script in turn, 4 to 60 letters."""
    return [name(SCRIPTS[n % len(SCRIPTS)], 4 + (n * 7) % 57) for n in range(count)]
