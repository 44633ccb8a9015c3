"""What software centres show: made from the changelog's versions, with links only where the release says them."""

from __future__ import annotations

from datetime import UTC, datetime
from xml.sax.saxutils import escape

IDENTIFIER = "org.tdapp.tdapp"
FILE = f"{IDENTIFIER}.metainfo.xml"

_TEXT = """\
<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{identifier}</id>
  <name>tdapp</name>
  <summary>Run chess tournaments</summary>
  <summary xml:lang="de">Schachturniere leiten</summary>
  <summary xml:lang="es">Dirigir torneos de ajedrez</summary>
  <summary xml:lang="fr">Diriger des tournois d'échecs</summary>
  <summary xml:lang="it">Dirigere tornei di scacchi</summary>
  <summary xml:lang="pt">Dirigir torneios de xadrez</summary>
  <summary xml:lang="nl">Schaaktoernooien leiden</summary>
  <summary xml:lang="pl">Prowadzenie turniejów szachowych</summary>
  <summary xml:lang="cs">Řízení šachových turnajů</summary>
  <summary xml:lang="tr">Satranç turnuvalarını yönetin</summary>
  <summary xml:lang="uk">Проведення шахових турнірів</summary>
  <summary xml:lang="ru">Проведение шахматных турниров</summary>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>GPL-3.0-or-later</project_license>
  <developer id="{identifier}">
    <name>tdapp</name>
  </developer>
  <description>
    <p>
      A tournament director for chess arbiters. It pairs by the rules of FIDE, takes results, ranks and prints, without
      the internet. Every tie-break can show how it was calculated.
    </p>
    <p xml:lang="de">
      Eine Turnierleitung für Schiedsrichter im Schach. Sie lost nach den Regeln der FIDE aus, nimmt Ergebnisse auf,
      ordnet und druckt, ohne Internet. Jede Wertung zeigt, wie sie berechnet wurde.
    </p>
    <ul>
      <li>Swiss systems, round robins, knock-outs and team events</li>
      <li>Tournament reports (TRF), rating reports, title norms, prizes</li>
      <li>Pages for viewers, live boards, a website of the event</li>
    </ul>
  </description>
  <launchable type="desktop-id">tdapp.desktop</launchable>
  <icon type="stock">tdapp</icon>
  <categories>
    <category>Office</category>
  </categories>
  <provides>
    <binary>tdapp</binary>
    <mediatype>application/x-tdapp-event</mediatype>
  </provides>
{links}  <content_rating type="oars-1.1"/>
  <recommends>
    <control>keyboard</control>
    <control>pointing</control>
  </recommends>
  <requires>
    <display_length compare="ge">900</display_length>
  </requires>
  <supports>
    <internet>offline-only</internet>
  </supports>
  <releases>
    <release version="{version}" date="{day}" type="{kind}"/>
  </releases>
</component>
"""


def metainfo(version: str, seconds: int, homepage: str = "") -> str:
    """The file for this version, released at this second."""
    links = f'  <url type="homepage">{escape(homepage)}</url>\n' if homepage else ""
    day = datetime.fromtimestamp(seconds, UTC).date()
    candidate = any(letter.isalpha() for letter in version)
    return _TEXT.format(
        identifier=IDENTIFIER,
        version=escape(sortable(version)),
        day=day,
        kind="development" if candidate else "stable",
        links=links,
    )


def sortable(version: str) -> str:
    """1.2.0rc1 comes before 1.2.0: Debian and software centres write that with a tilde."""
    for letters in ("rc", "a", "b", ".dev"):
        head, found, number = version.partition(letters)
        if found:
            return f"{head}~{letters.strip('.')}{number}"
    return version
