<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About tdapp</source>
        <translation>Über tdapp</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Version {0}</translation>
    </message>
    <message>
        <source>A tournament director for chess arbiters: offline, every tie-break explained.</source>
        <translation>Turnierleitung für Schachschiedsrichter: ohne Internet, jede Feinwertung erklärt.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder später (GPL-3.0-or-later). Ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>Thanks to the FIDE Technical Commission for its tie-break and pairing tool gacrux:</source>
        <translation>Dank an die Technische Kommission der FIDE für ihr Werkzeug gacrux:</translation>
    </message>
    <message>
        <source>Typefaces: Noto Sans (SIL Open Font License 1.1) and WenQuanYi Micro Hei (Apache License 2.0). Icons: Lucide (ISC License), in part from Feather (MIT License).</source>
        <translation>Schriften: Noto Sans (SIL Open Font License 1.1) und WenQuanYi Micro Hei (Apache License 2.0). Symbole: Lucide (ISC License), zum Teil aus Feather (MIT License).</translation>
    </message>
    <message>
        <source>Made with Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.</source>
        <translation>Gebaut mit Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.</translation>
    </message>
    <message>
        <source>Licence and thanks</source>
        <translation>Lizenz und Dank</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>CatalogueView</name>
    <message>
        <source>Available criteria</source>
        <translation>Verfügbare Wertungen</translation>
    </message>
    <message>
        <source>Enter adds the criterion below the current rung.</source>
        <translation>Eingabe fügt die Wertung unter der aktuellen Stufe ein.</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare ladders</source>
        <translation>Leitern vergleichen</translation>
    </message>
    <message>
        <source>First ladder</source>
        <translation>Erste Leiter</translation>
    </message>
    <message>
        <source>Second ladder</source>
        <translation>Zweite Leiter</translation>
    </message>
    <message>
        <source>Places under both ladders</source>
        <translation>Plätze unter beiden Leitern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Compare two ladders</source>
        <translation>Zwei Leitern vergleichen</translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Offizielle Leiter</translation>
    </message>
    <message>
        <source>Trial ladder</source>
        <translation>Probeleiter</translation>
    </message>
    <message>
        <source>Preset: {0}</source>
        <translation>Vorlage: {0}</translation>
    </message>
    <message>
        <source>Official, unplayed games as in {0}</source>
        <translation>Offiziell, ungespielte Partien wie {0}</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>Place under the first ladder</source>
        <translation>Platz unter der ersten Leiter</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweite</translation>
    </message>
    <message>
        <source>Place under the second ladder</source>
        <translation>Platz unter der zweiten Leiter</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Entscheidet</translation>
    </message>
    <message>
        <source>The rung of the second ladder that decides</source>
        <translation>Die Stufe der zweiten Leiter, die entscheidet</translation>
    </message>
</context>
<context>
    <name>Controller</name>
    <message>
        <source>{0} moved to position {1} of {2}</source>
        <translation>{0} steht jetzt an Stelle {1} von {2}</translation>
    </message>
    <message>
        <source>{0} added at position {1}</source>
        <translation>{0} an Stelle {1} eingefügt</translation>
    </message>
    <message>
        <source>{0} removed</source>
        <translation>{0} entfernt</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Rückgängig gemacht: {0}</translation>
    </message>
    <message>
        <source>Repeated: {0}</source>
        <translation>Wiederholt: {0}</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>A fault of the program</source>
        <translation>Ein Fehler des Programms</translation>
    </message>
    <message>
        <source>The program made a mistake</source>
        <translation>Das Programm hat einen Fehler gemacht</translation>
    </message>
    <message>
        <source>Everything entered before is saved in the event file. You can go on; if something looks wrong, close the program and open the event again. Please send the text below to the makers.</source>
        <translation>Alles bisher Eingegebene ist in der Turnierdatei gespeichert. Sie können weiterarbeiten; wenn etwas falsch aussieht, schließen Sie das Programm und öffnen Sie das Turnier neu. Bitte schicken Sie den Text unten an die Entwickler.</translation>
    </message>
    <message>
        <source>Details for the makers</source>
        <translation>Einzelheiten für die Entwickler</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>Crosstable</name>
    <message>
        <source>1 win, ½ draw, 0 loss; + and − forfeits; · open game. Columns in the order of the rows.</source>
        <translation>1 Sieg, ½ Remis, 0 Niederlage; + und − kampflos; · offene Partie. Spalten in der Reihenfolge der Zeilen.</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>pairing number</source>
        <translation>Startnummer</translation>
    </message>
    <message>
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; bye: pairing-allocated; bye 1, bye ½: requested; — absent; · open game.</source>
        <translation>12w1: Weiß (w) oder Schwarz (b) gegen den Spieler mit {0} 12, gewonnen. + und − kampflos; bye: spielfrei; bye 1, bye ½: auf Wunsch; — abwesend; · offene Partie.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Rank after this round</source>
        <translation>Rang nach dieser Runde</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Startnummer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Turnierwertungszahl</translation>
    </message>
    <message>
        <source>R{0}</source>
        <translation>R{0}</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Runde {0}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Punkte nach dieser Runde</translation>
    </message>
    <message>
        <source>Round {0}: {1} {2}</source>
        <translation>Runde {0}: {1} {2}</translation>
    </message>
</context>
<context>
    <name>CrosstablePanel</name>
    <message>
        <source>Crosstable</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Nach Rang</translation>
    </message>
    <message>
        <source>Lines in the order of the standings</source>
        <translation>Zeilen in der Reihenfolge der Tabelle</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Nach Nummer</translation>
    </message>
    <message>
        <source>Lines in the order of the pairing numbers</source>
        <translation>Zeilen in der Reihenfolge der Startnummern</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nummern</translation>
    </message>
    <message>
        <source>Opponents by pairing number: the same in every round</source>
        <translation>Gegner mit Startnummer: in jeder Runde gleich</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Opponents by their rank in this table</source>
        <translation>Gegner mit ihrem Rang in dieser Tabelle</translation>
    </message>
    <message>
        <source>Opponents as</source>
        <translation>Gegner als</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Name, Verein oder Nummer suchen</translation>
    </message>
    <message>
        <source>No round to show yet</source>
        <translation>Noch keine Runde</translation>
    </message>
    <message>
        <source>Choose a later round above.</source>
        <translation>Wählen Sie oben eine spätere Runde.</translation>
    </message>
    <message>
        <source>After round {0} of {1}</source>
        <translation>Nach Runde {0} von {1}</translation>
    </message>
</context>
<context>
    <name>DenseTable</name>
    <message>
        <source>{0}: column headers</source>
        <translation>{0}: Spaltenköpfe</translation>
    </message>
</context>
<context>
    <name>DocumentsPanel</name>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Landscape where the table needs it</source>
        <translation>Quer, wo die Tabelle es braucht</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Always upright</source>
        <translation>Immer Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Quer</translation>
    </message>
    <message>
        <source>Always sideways</source>
        <translation>Immer Querformat</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Offiziell</translation>
    </message>
    <message>
        <source>Under the official ladder</source>
        <translation>Unter der offiziellen Leiter</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>Under the trial ladder; the paper says “trial, not official”</source>
        <translation>Unter der Probeleiter; auf dem Papier steht, dass sie nicht offiziell ist</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>After round {0} of {1}</source>
        <translation>Nach Runde {0} von {1}</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Seiten werden vorbereitet…</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Seite {0} von {1}</translation>
    </message>
</context>
<context>
    <name>EventPanel</name>
    <message>
        <source>Open the ladder</source>
        <translation>Leiter öffnen</translation>
    </message>
    <message>
        <source>Show the standings</source>
        <translation>Tabelle zeigen</translation>
    </message>
    <message>
        <source>Remarks in the file</source>
        <translation>Bemerkungen in der Datei</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation>Turnier ohne Namen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Hauptschiedsrichter</translation>
    </message>
    <message>
        <source>Deputies</source>
        <translation>Stellvertreter</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Rundenturnier</translation>
    </message>
    <message>
        <source>Swiss system</source>
        <translation>Schweizer System</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>{0} of {1} complete</source>
        <translation>{0} von {1} vollständig</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>{0} of {1} results</source>
        <translation>{0} von {1} Ergebnissen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>win {0}, draw {1}, loss {2}</source>
        <translation>Sieg {0}, Remis {1}, Niederlage {2}</translation>
    </message>
    <message>
        <source>Tie-break rules</source>
        <translation>Feinwertungsregeln</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>FIDE-Fassung {0}</translation>
    </message>
    <message>
        <source>How ties are broken</source>
        <translation>So wird Gleichstand gebrochen</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Rd</source>
        <translation>Rd</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Colour and opponent</source>
        <translation>Farbe und Gegner</translation>
    </message>
    <message>
        <source>Res.</source>
        <translation>Erg.</translation>
    </message>
    <message>
        <source>Result as used</source>
        <translation>Ergebnis, wie es zählt</translation>
    </message>
    <message>
        <source>Opp.</source>
        <translation>Gegn.</translation>
    </message>
    <message>
        <source>The opponent&apos;s score or rating as used</source>
        <translation>Punkte oder Wertungszahl des Gegners, wie sie zählen</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Beitrag</translation>
    </message>
    <message>
        <source>What the round contributes</source>
        <translation>Was die Runde beiträgt</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Zählt</translation>
    </message>
    <message>
        <source>Counted, cut or not counted, and why</source>
        <translation>Gezählt, gestrichen oder nicht gezählt, und warum</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>gezählt</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>out</source>
        <translation>nicht</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Runde {0}: {1}</translation>
    </message>
    <message>
        <source>Rounds {0}: {1}</source>
        <translation>Runden {0}: {1}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Startnummer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Value of this criterion</source>
        <translation>Wert dieser Wertung</translation>
    </message>
    <message>
        <source>Tied players</source>
        <translation>Punktgleiche Spieler</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Points among the tied players</source>
        <translation>Punkte unter den Punktgleichen</translation>
    </message>
    <message>
        <source>have not met</source>
        <translation>haben nicht gegeneinander gespielt</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Opponent&apos;s rating</source>
        <translation>Wertungszahl des Gegners</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Points after the round</source>
        <translation>Punkte nach der Runde</translation>
    </message>
</context>
<context>
    <name>ExplanationPanel</name>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Copy the calculation as text</source>
        <translation>Rechnung als Text kopieren</translation>
    </message>
    <message>
        <source>Print this player&apos;s calculation</source>
        <translation>Rechnung dieses Spielers drucken</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>Erklärung schließen</translation>
    </message>
    <message>
        <source>trial ladder, not official</source>
        <translation>Probeleiter, nicht offiziell</translation>
    </message>
    <message>
        <source>Points and tie-breaks of this player</source>
        <translation>Punkte und Feinwertungen dieses Spielers</translation>
    </message>
    <message>
        <source>Worked calculation</source>
        <translation>Ausgeführte Rechnung</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Among the tied players (· have not met)</source>
        <translation>Unter den Punktgleichen (· nicht gegeneinander)</translation>
    </message>
    <message>
        <source>Crosstable of the tied players</source>
        <translation>Kreuztabelle der Punktgleichen</translation>
    </message>
    <message>
        <source>Tied players</source>
        <translation>Punktgleiche Spieler</translation>
    </message>
    <message>
        <source>No. {0}</source>
        <translation>Nr. {0}</translation>
    </message>
    <message>
        <source>rating {0}</source>
        <translation>Elo {0}</translation>
    </message>
    <message>
        <source>not ranked</source>
        <translation>ohne Platz</translation>
    </message>
    <message>
        <source>place {0}</source>
        <translation>Platz {0}</translation>
    </message>
    <message>
        <source>{0} after round {1}</source>
        <translation>{0} nach Runde {1}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points, round by round</source>
        <translation>Punkte, Runde für Runde</translation>
    </message>
    <message>
        <source>{0} points after round {1}</source>
        <translation>{0} Punkte nach Runde {1}</translation>
    </message>
    <message>
        <source>Unplayed games: {0}</source>
        <translation>Ungespielte Partien: {0}</translation>
    </message>
    <message numerus="yes">
        <source>Still tied when this rung is reached (%n player(s))</source>
        <translation>
            <numerusform>Bei dieser Stufe noch gleich (%n Spieler)</numerusform>
            <numerusform>Bei dieser Stufe noch gleich (%n Spieler)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody was tied with this player when this rung is reached</source>
        <translation>Bei dieser Stufe war niemand mit diesem Spieler gleich</translation>
    </message>
    <message>
        <source>The calculation was copied.</source>
        <translation>Die Rechnung wurde kopiert.</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open an event</source>
        <translation>Turnier öffnen</translation>
    </message>
    <message>
        <source>Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)</source>
        <translation>Turniere und Turnierberichte (*.tdb *.trf *.trfx *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation>Turnierbericht einlesen</translation>
    </message>
    <message>
        <source>Tournament reports (*.trf *.trfx *.txt);;All files (*)</source>
        <translation>Turnierberichte (*.trf *.trfx *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The copy was not written</source>
        <translation>Die Kopie wurde nicht geschrieben</translation>
    </message>
    <message>
        <source>A copy was written: {0}</source>
        <translation>Kopie geschrieben: {0}</translation>
    </message>
    <message>
        <source>{0} cannot be imported</source>
        <translation>{0} kann nicht eingelesen werden</translation>
    </message>
    <message>
        <source>The event cannot be opened</source>
        <translation>Das Turnier kann nicht geöffnet werden</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… und %n weiterer</numerusform>
            <numerusform>… und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of the event file</source>
        <translation>Name der Turnierdatei</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Turnierdateien (*.tdb)</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Seiten des Handbuchs</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Seite des Handbuchs</translation>
    </message>
</context>
<context>
    <name>ImportReviewDialog</name>
    <message>
        <source>Import: {0}</source>
        <translation>Einlesen: {0}</translation>
    </message>
    <message>
        <source>Review before importing</source>
        <translation>Prüfung vor dem Einlesen</translation>
    </message>
    <message>
        <source>Nothing has been created yet. {0} itself stays as it is.</source>
        <translation>Noch ist nichts angelegt. {0} selbst bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>Bitte prüfen</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Repariert</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <source>The file says everything itself: nothing was assumed or repaired.</source>
        <translation>Die Datei sagt alles selbst: nichts wurde angenommen oder repariert.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>New event file</source>
        <translation>Neue Turnierdatei</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Create the event</source>
        <translation>Turnier anlegen</translation>
    </message>
</context>
<context>
    <name>LadderActions</name>
    <message>
        <source>&amp;Make the trial ladder official…</source>
        <translation>Probeleiter &amp;offiziell machen…</translation>
    </message>
    <message>
        <source>&amp;Drop the trial ladder</source>
        <translation>Probeleiter &amp;verwerfen</translation>
    </message>
    <message>
        <source>&amp;Compare ladders…</source>
        <translation>Leitern ver&amp;gleichen…</translation>
    </message>
    <message>
        <source>&amp;Save this ladder as…</source>
        <translation>Diese Leiter &amp;speichern als…</translation>
    </message>
    <message>
        <source>There is no trial ladder: the official one is shown</source>
        <translation>Es gibt keine Probeleiter: die offizielle ist zu sehen</translation>
    </message>
    <message>
        <source>Change the official ladder?</source>
        <translation>Offizielle Leiter ändern?</translation>
    </message>
    <message>
        <source>Round 1 is paired: players may rely on the announced tie-breaks. The old ladder is kept, the change is logged and written to the tournament report.</source>
        <translation>Runde 1 ist ausgelost: Spieler verlassen sich auf die angekündigten Feinwertungen. Die alte Leiter bleibt erhalten, die Änderung wird vermerkt und in den Turnierbericht geschrieben.</translation>
    </message>
    <message>
        <source>Change the edition of the rules?</source>
        <translation>Fassung der Regeln ändern?</translation>
    </message>
    <message>
        <source>Round 1 is paired. Another edition changes how unplayed games count; the change is logged.</source>
        <translation>Runde 1 ist ausgelost. Eine andere Fassung ändert, wie ungespielte Partien zählen; die Änderung wird vermerkt.</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>FIDE-Fassung {0}</translation>
    </message>
    <message>
        <source>The ladder is official now.</source>
        <translation>Die Leiter ist jetzt offiziell.</translation>
    </message>
    <message>
        <source>Save this ladder</source>
        <translation>Diese Leiter speichern</translation>
    </message>
    <message>
        <source>Name of the ladder:</source>
        <translation>Name der Leiter:</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Gespeichert: {0}</translation>
    </message>
</context>
<context>
    <name>LadderDelegate</name>
    <message>
        <source>NOT C.07</source>
        <translation>NICHT C.07</translation>
    </message>
    <message>
        <source>unplayed games: {0}</source>
        <translation>ungespielte Partien: {0}</translation>
    </message>
</context>
<context>
    <name>LadderModel</name>
    <message>
        <source>not C.07</source>
        <translation>nicht C.07</translation>
    </message>
    <message>
        <source>Options of {0} (F2)</source>
        <translation>Optionen von {0} (F2)</translation>
    </message>
    <message>
        <source>{0} is already the first rung</source>
        <translation>{0} ist schon die erste Stufe</translation>
    </message>
    <message>
        <source>Move {0} up (Alt+Up)</source>
        <translation>{0} nach oben (Alt+Auf)</translation>
    </message>
    <message>
        <source>{0} is already the last rung</source>
        <translation>{0} ist schon die letzte Stufe</translation>
    </message>
    <message>
        <source>Move {0} down (Alt+Down)</source>
        <translation>{0} nach unten (Alt+Ab)</translation>
    </message>
    <message>
        <source>Remove {0} (Del)</source>
        <translation>{0} entfernen (Entf)</translation>
    </message>
</context>
<context>
    <name>LadderPanel</name>
    <message>
        <source>Tie-breaks</source>
        <translation>Feinwertungen</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Put a ready ladder into the editor</source>
        <translation>Eine fertige Leiter einsetzen</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Fassung der FIDE-Feinwertungsregeln</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>FIDE-Fassung {0}</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <source>Drop trial</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Back to the official ladder; can be undone</source>
        <translation>Zurück zur offiziellen Leiter; kann rückgängig gemacht werden</translation>
    </message>
    <message>
        <source>Make official…</source>
        <translation>Offiziell machen…</translation>
    </message>
    <message>
        <source>Find a criterion</source>
        <translation>Wertung suchen</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>Add the criterion to the ladder</source>
        <translation>Wertung in die Leiter einfügen</translation>
    </message>
    <message>
        <source>Ladder, in the order of use after points</source>
        <translation>Leiter, in der Reihenfolge nach den Punkten</translation>
    </message>
    <message>
        <source>No tie-break: all ties stay shared</source>
        <translation>Keine Feinwertung: Gleichstand bleibt geteilt</translation>
    </message>
    <message>
        <source>Drag a criterion here, or choose one at the left and press Enter.</source>
        <translation>Ziehen Sie eine Wertung hierher, oder wählen Sie links eine und drücken Sie Eingabe.</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Show the worked calculation of the selected player (Enter)</source>
        <translation>Rechnung des gewählten Spielers zeigen (Eingabe)</translation>
    </message>
    <message>
        <source>Players whose place changes</source>
        <translation>Spieler, deren Platz sich ändert</translation>
    </message>
    <message>
        <source>No place changes</source>
        <translation>Kein Platz ändert sich</translation>
    </message>
    <message numerus="yes">
        <source>TRIAL, %n change(s) from official</source>
        <translation>
            <numerusform>PROBE, %n Änderung zur offiziellen</numerusform>
            <numerusform>PROBE, %n Änderungen zur offiziellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Offizielle Leiter</translation>
    </message>
    <message>
        <source>The trial ladder becomes the official one</source>
        <translation>Die Probeleiter wird die offizielle</translation>
    </message>
    <message>
        <source>The ladder shown is the official one already; change something first</source>
        <translation>Dies ist schon die offizielle Leiter; ändern Sie zuerst etwas</translation>
    </message>
    <message>
        <source>Edition {0}</source>
        <translation>Fassung {0}</translation>
    </message>
    <message>
        <source>Change freely: this is a trial until you make it official.</source>
        <translation>Ändern Sie frei: Es ist eine Probe, bis Sie sie offiziell machen.</translation>
    </message>
    <message>
        <source>No place changes after round {0}</source>
        <translation>Kein Platz ändert sich nach Runde {0}</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Noch nichts zu vergleichen</translation>
    </message>
    <message>
        <source>The trial ladder gives the same places as the official one.</source>
        <translation>Die Probeleiter ergibt dieselben Plätze wie die offizielle.</translation>
    </message>
    <message>
        <source>Move, add or change a rung: the players whose place changes appear here at once.</source>
        <translation>Verschieben, ergänzen oder ändern Sie eine Stufe: Hier stehen sofort die Spieler, deren Platz sich ändert.</translation>
    </message>
    <message>
        <source>Preview after round {0}: {1} of {2} places change</source>
        <translation>Vorschau nach Runde {0}: {1} von {2} Plätzen ändern sich</translation>
    </message>
    <message>
        <source>Options of {0}</source>
        <translation>Optionen von {0}</translation>
    </message>
    <message>
        <source>Save this ladder as…</source>
        <translation>Diese Leiter speichern als…</translation>
    </message>
</context>
<context>
    <name>LadderView</name>
    <message>
        <source>Ladder, in the order of use</source>
        <translation>Leiter, in der Reihenfolge der Anwendung</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a rung, F2 or Enter opens its options, Del removes it.</source>
        <translation>Alt+Auf und Alt+Ab verschieben eine Stufe, F2 oder Eingabe öffnet ihre Optionen, Entf entfernt sie.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{0}: this page comes with a later version.</source>
        <translation>{0}: Diese Seite kommt mit einer späteren Version.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Feinwertungen</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>&amp;New event…</source>
        <translation>&amp;Neues Turnier…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Import a tournament report…</source>
        <translation>Turnierbericht &amp;einlesen…</translation>
    </message>
    <message>
        <source>Open the &amp;demo event</source>
        <translation>&amp;Vorführturnier öffnen</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>C&amp;lose the event</source>
        <translation>Turnier &amp;schließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Search commands and players…</source>
        <translation>Befehle und Spieler &amp;suchen…</translation>
    </message>
    <message>
        <source>&amp;Find on this page</source>
        <translation>Auf dieser Seite &amp;finden</translation>
    </message>
    <message>
        <source>&amp;Explanation beside the page</source>
        <translation>&amp;Erklärung neben der Seite</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;About tdapp</source>
        <translation>Ü&amp;ber tdapp</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>&amp;Normale Schrift</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>FIDE mode</source>
        <translation>FIDE-Modus</translation>
    </message>
    <message>
        <source>The event follows FIDE&apos;s rules for tournament programs.</source>
        <translation>Das Turnier folgt den FIDE-Regeln für Turnierprogramme.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Ladder</source>
        <translation>&amp;Leiter</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Follow the system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>The language changes when the program is started again.</source>
        <translation>Die Sprache ändert sich beim nächsten Start des Programms.</translation>
    </message>
    <message>
        <source>That is not possible</source>
        <translation>Das geht nicht</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Öffnen Sie zuerst ein Turnier</translation>
    </message>
    <message>
        <source>No file opened yet</source>
        <translation>Noch keine Datei geöffnet</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>The PDF was not written</source>
        <translation>Das PDF wurde nicht geschrieben</translation>
    </message>
    <message>
        <source>{0} The event itself is safe. Choose another folder.</source>
        <translation>{0} Das Turnier selbst ist sicher. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Gespeichert: {0}</translation>
    </message>
    <message>
        <source>Sent to the printer: {0}</source>
        <translation>An den Drucker geschickt: {0}</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Place under the official ladder</source>
        <translation>Platz unter der offiziellen Leiter</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>Place under the trial ladder, and by how many places</source>
        <translation>Platz unter der Probeleiter, und um wie viele Plätze</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Entscheidet</translation>
    </message>
    <message>
        <source>The rung of the trial ladder that decides</source>
        <translation>Die Stufe der Probeleiter, die entscheidet</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>The player&apos;s value of that rung</source>
        <translation>Der Wert des Spielers in dieser Stufe</translation>
    </message>
    <message>
        <source>From place {0} to place {1}</source>
        <translation>Von Platz {0} auf Platz {1}</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>geteilt</translation>
    </message>
</context>
<context>
    <name>NewEventWizard</name>
    <message>
        <source>New event</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>The dates are known</source>
        <translation>Die Daten stehen fest</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Swiss system</source>
        <translation>Schweizer System</translation>
    </message>
    <message>
        <source>Players with equal scores meet</source>
        <translation>Punktgleiche spielen gegeneinander</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Rundenturnier</translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Fewer rounds</source>
        <translation>Weniger Runden</translation>
    </message>
    <message>
        <source>More rounds</source>
        <translation>Mehr Runden</translation>
    </message>
    <message>
        <source>Games against each opponent</source>
        <translation>Partien gegen jeden Gegner</translation>
    </message>
    <message>
        <source>Fewer games</source>
        <translation>Weniger Partien</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Mehr Partien</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Fassung der FIDE-Feinwertungsregeln</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Feinwertungen</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Wie heißt es?</translation>
    </message>
    <message>
        <source>The name stands on every printed page.</source>
        <translation>Der Name steht auf jeder gedruckten Seite.</translation>
    </message>
    <message>
        <source>&amp;Name *</source>
        <translation>&amp;Name *</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Verband</translation>
    </message>
    <message>
        <source>Chief &amp;arbiter</source>
        <translation>Haupt&amp;schiedsrichter</translation>
    </message>
    <message>
        <source>When and how is it played?</source>
        <translation>Wann und wie wird gespielt?</translation>
    </message>
    <message>
        <source>All of it can be completed later.</source>
        <translation>Alles lässt sich später ergänzen.</translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation>&amp;Erster Tag</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>&amp;Letzter Tag</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Bedenkzeit</translation>
    </message>
    <message>
        <source>for example 90 min + 30 s per move</source>
        <translation>zum Beispiel 90 min + 30 s pro Zug</translation>
    </message>
    <message>
        <source>Games per pairing</source>
        <translation>Partien je Paarung</translation>
    </message>
    <message>
        <source>How are ties broken?</source>
        <translation>Wie wird Gleichstand gebrochen?</translation>
    </message>
    <message>
        <source>Start from a ready ladder. The Tie-breaks page changes it at any time.</source>
        <translation>Beginnen Sie mit einer fertigen Leiter. Die Seite Feinwertungen ändert sie jederzeit.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>The regulations in words</source>
        <translation>Die Ausschreibung in Worten</translation>
    </message>
    <message>
        <source>Compare them with what was announced, then create the event.</source>
        <translation>Vergleichen Sie mit der Ankündigung, dann legen Sie das Turnier an.</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>FIDE-Fassung {0}</translation>
    </message>
    <message>
        <source>a round robin</source>
        <translation>Rundenturnier</translation>
    </message>
    <message>
        <source>a Swiss system</source>
        <translation>Turnier nach Schweizer System</translation>
    </message>
    <message numerus="yes">
        <source>{0} is played as {1} over %n round(s).</source>
        <translation>
            <numerusform>{0} wird als {1} über %n Runde gespielt.</numerusform>
            <numerusform>{0} wird als {1} über %n Runden gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place: {0}.</source>
        <translation>Ort: {0}.</translation>
    </message>
    <message>
        <source>Dates: {0}.</source>
        <translation>Datum: {0}.</translation>
    </message>
    <message>
        <source>Chief arbiter: {0}.</source>
        <translation>Hauptschiedsrichter: {0}.</translation>
    </message>
    <message>
        <source>Time control: {0}.</source>
        <translation>Bedenkzeit: {0}.</translation>
    </message>
    <message>
        <source>A win counts 1 point, a draw ½, a loss 0.</source>
        <translation>Ein Sieg zählt 1 Punkt, ein Remis ½, eine Niederlage 0.</translation>
    </message>
    <message>
        <source>Tie-break rules: FIDE edition {0}.</source>
        <translation>Feinwertungsregeln: FIDE-Fassung {0}.</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Preview of the printed pages</source>
        <translation>Vorschau der gedruckten Seiten</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Search commands and players</source>
        <translation>Befehle und Spieler suchen</translation>
    </message>
    <message>
        <source>Search commands, pages and players</source>
        <translation>Befehle, Seiten und Spieler suchen</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Startnummer</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>FIDE-Titel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name as in the rating list</source>
        <translation>Name wie in der Wertungsliste</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Turnierwertungszahl</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>m/w</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Geb.</translation>
    </message>
    <message>
        <source>Year or date of birth</source>
        <translation>Geburtsjahr oder -datum</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Club or city</source>
        <translation>Verein oder Ort</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-ID</translation>
    </message>
    <message>
        <source>Number in FIDE&apos;s rating list</source>
        <translation>Nummer in der FIDE-Liste</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Withdrawn or expelled</source>
        <translation>Zurückgezogen oder ausgeschlossen</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>ausgeschlossen</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Name, Verein oder Nummer suchen</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Noch keine Spieler</translation>
    </message>
    <message>
        <source>Import a tournament file (File, Import) to bring players in.</source>
        <translation>Lesen Sie einen Turnierbericht ein (Datei, Einlesen), um Spieler zu holen.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>average rating {0}</source>
        <translation>Durchschnitt {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n without a rating</source>
        <translation>
            <numerusform>%n ohne Wertungszahl</numerusform>
            <numerusform>%n ohne Wertungszahl</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PolicyDelegate</name>
    <message>
        <source>NOT C.07</source>
        <translation>NICHT C.07</translation>
    </message>
</context>
<context>
    <name>PolicyList</name>
    <message>
        <source>How unplayed games count</source>
        <translation>Wie ungespielte Partien zählen</translation>
    </message>
    <message>
        <source>Arrow keys look, Enter or Space chooses.</source>
        <translation>Pfeiltasten schauen, Eingabe oder Leertaste wählt.</translation>
    </message>
</context>
<context>
    <name>PolicyModel</name>
    <message>
        <source>not C.07</source>
        <translation>nicht C.07</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>gilt</translation>
    </message>
</context>
<context>
    <name>RoundSelector</name>
    <message>
        <source>Round in view</source>
        <translation>Gezeigte Runde</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>Eine Runde zurück</translation>
    </message>
    <message>
        <source>One round forward</source>
        <translation>Eine Runde vor</translation>
    </message>
    <message>
        <source>Choose the round</source>
        <translation>Runde wählen</translation>
    </message>
    <message>
        <source>After round {0} of {1}</source>
        <translation>Nach Runde {0} von {1}</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Vor Runde 1</translation>
    </message>
    <message>
        <source>After round {0}</source>
        <translation>Nach Runde {0}</translation>
    </message>
    <message>
        <source>{0} (games are open)</source>
        <translation>{0} (Partien offen)</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>1 – 0 unrated</source>
        <translation>1 – 0 ohne Wertung</translation>
    </message>
    <message>
        <source>½ – ½ unrated</source>
        <translation>½ – ½ ohne Wertung</translation>
    </message>
    <message>
        <source>0 – 1 unrated</source>
        <translation>0 – 1 ohne Wertung</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>Hängepartie</translation>
    </message>
    <message>
        <source>pairing-allocated bye</source>
        <translation>spielfrei (Auslosung)</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>spielfrei, ganzer Punkt</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>spielfrei, halber Punkt</translation>
    </message>
    <message>
        <source>absent (zero-point bye)</source>
        <translation>abwesend (null Punkte)</translation>
    </message>
    <message>
        <source>free round</source>
        <translation>spielfrei</translation>
    </message>
    <message>
        <source>not paired</source>
        <translation>nicht ausgelost</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Punkte vor der Runde</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Br</translation>
    </message>
    <message>
        <source>Board, in FIDE&apos;s order of boards</source>
        <translation>Brett, in der Reihenfolge der FIDE</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>White&apos;s pairing number</source>
        <translation>Startnummer von Weiß</translation>
    </message>
    <message>
        <source>White&apos;s title</source>
        <translation>Titel von Weiß</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>The player with White</source>
        <translation>Spieler mit Weiß</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>White&apos;s rating</source>
        <translation>Elo von Weiß</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pkt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>White&apos;s side first</source>
        <translation>Weiß zuerst</translation>
    </message>
    <message>
        <source>Black&apos;s pairing number</source>
        <translation>Startnummer von Schwarz</translation>
    </message>
    <message>
        <source>Black&apos;s title</source>
        <translation>Titel von Schwarz</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>The player with Black</source>
        <translation>Spieler mit Schwarz</translation>
    </message>
    <message>
        <source>Black&apos;s rating</source>
        <translation>Elo von Schwarz</translation>
    </message>
    <message>
        <source>Result, board {0}: {1} against {2}: {3}</source>
        <translation>Ergebnis, Brett {0}: {1} gegen {2}: {3}</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Startnummer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Players without a game in this round</source>
        <translation>Spieler ohne Partie in dieser Runde</translation>
    </message>
    <message>
        <source>No game because</source>
        <translation>Keine Partie, weil</translation>
    </message>
    <message>
        <source>Why this player had no game</source>
        <translation>Warum dieser Spieler keine Partie hatte</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Erhält</translation>
    </message>
    <message>
        <source>Points for this round</source>
        <translation>Punkte für diese Runde</translation>
    </message>
</context>
<context>
    <name>RoundsPanel</name>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Find by name or board</source>
        <translation>Name oder Brett suchen</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Players without a game</source>
        <translation>Spieler ohne Partie</translation>
    </message>
    <message>
        <source>No round has been paired yet</source>
        <translation>Noch keine Runde ausgelost</translation>
    </message>
    <message>
        <source>Pairing follows in a later version; imported events show their rounds here.</source>
        <translation>Die Auslosung kommt mit einer späteren Version; eingelesene Turniere zeigen hier ihre Runden.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game</source>
        <translation>
            <numerusform>%n Spieler ohne Partie</numerusform>
            <numerusform>%n Spieler ohne Partie</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Runde {0} von {1}</translation>
    </message>
    <message>
        <source>{0} of {1} results</source>
        <translation>{0} von {1} Ergebnissen</translation>
    </message>
</context>
<context>
    <name>RungOptionsPopover</name>
    <message>
        <source>Options of a rung</source>
        <translation>Optionen einer Stufe</translation>
    </message>
    <message>
        <source>Close the options</source>
        <translation>Optionen schließen</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>Streicher</translation>
    </message>
    <message>
        <source>No cut</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Every round counts</source>
        <translation>Jede Runde zählt</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Niedrigste</translation>
    </message>
    <message>
        <source>The lowest values are left out</source>
        <translation>Die niedrigsten Werte fallen weg</translation>
    </message>
    <message>
        <source>As many of the lowest as of the highest are out</source>
        <translation>Gleich viele niedrigste und höchste fallen weg</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Values cut</source>
        <translation>Gestrichene Werte</translation>
    </message>
    <message>
        <source>Cut fewer</source>
        <translation>Weniger streichen</translation>
    </message>
    <message>
        <source>Cut more</source>
        <translation>Mehr streichen</translation>
    </message>
    <message>
        <source>Limit, in half points from one half of the points</source>
        <translation>Grenze, in halben Punkten von der Hälfte aus</translation>
    </message>
    <message>
        <source>Lower the limit</source>
        <translation>Grenze senken</translation>
    </message>
    <message>
        <source>Raise the limit</source>
        <translation>Grenze heben</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>How unplayed games count</source>
        <translation>Wie ungespielte Partien zählen</translation>
    </message>
    <message>
        <source>one half of the points</source>
        <translation>die Hälfte der Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) above one half</source>
        <translation>
            <numerusform>%n halber Punkt über der Hälfte</numerusform>
            <numerusform>%n halbe Punkte über der Hälfte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) below one half</source>
        <translation>
            <numerusform>%n halber Punkt unter der Hälfte</numerusform>
            <numerusform>%n halbe Punkte unter der Hälfte</numerusform>
        </translation>
    </message>
    <message>
        <source>another number</source>
        <translation>andere Zahl</translation>
    </message>
    <message>
        <source>{0}: another number</source>
        <translation>{0}: andere Zahl</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Go to round {0}</source>
        <translation>Zu Runde {0}</translation>
    </message>
    <message>
        <source>Go to before round 1</source>
        <translation>Vor Runde 1 gehen</translation>
    </message>
    <message>
        <source>player {0}</source>
        <translation>Spieler {0}</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>jetzt nicht</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filter leeren</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Unplayed games: {0}. {1}</source>
        <translation>Ungespielte Partien: {0}. {1}</translation>
    </message>
    <message>
        <source>NOT C.07: not as FIDE&apos;s rules define it.</source>
        <translation>NICHT C.07: nicht wie in den FIDE-Regeln.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Shared places carry the same number</source>
        <translation>Geteilte Plätze haben dieselbe Nummer</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Startnummer</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>FIDE-Titel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Turnierwertungszahl</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Punkte nach dieser Runde</translation>
    </message>
    <message>
        <source>Click or press Enter to see how this value comes about.</source>
        <translation>Klick oder Eingabe zeigt, wie dieser Wert entsteht.</translation>
    </message>
    <message>
        <source>Shared place</source>
        <translation>Geteilter Platz</translation>
    </message>
    <message>
        <source>{0}. This value separates the player from the next one.</source>
        <translation>{0}. Dieser Wert trennt den Spieler vom nächsten.</translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Offiziell</translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation>Die offizielle Leiter</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>The trial ladder of the Tie-breaks page, not official</source>
        <translation>Die Probeleiter der Seite Feinwertungen, nicht offiziell</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Name, Verein oder Nummer suchen</translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation>Leiter öffnen</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Noch keine Tabelle</translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation>Sie erscheint, sobald das Turnier Spieler hat.</translation>
    </message>
    <message>
        <source>Bold: the value that separates the player from the next one. Enter on a value explains it.</source>
        <translation>Fett: der Wert, der den Spieler vom nächsten trennt. Eingabe auf einem Wert erklärt ihn.</translation>
    </message>
    <message>
        <source>After round {0} of {1}</source>
        <translation>Nach Runde {0} von {1}</translation>
    </message>
    <message>
        <source>provisional: games are open</source>
        <translation>vorläufig: Partien sind offen</translation>
    </message>
    <message>
        <source>Trial ladder, not official: nothing here is decided.</source>
        <translation>Probeleiter, nicht offiziell: Hier ist nichts entschieden.</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>New event</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>Swiss or round robin; a few questions, then go.</source>
        <translation>Schweizer System oder Rundenturnier; ein paar Fragen, dann los.</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Turnier öffnen</translation>
    </message>
    <message>
        <source>An event file (.tdb) on this computer or a stick.</source>
        <translation>Eine Turnierdatei (.tdb) auf diesem Rechner oder einem Stick.</translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation>Turnierbericht einlesen</translation>
    </message>
    <message>
        <source>FIDE&apos;s exchange format (TRF06, 16, 26). You see every assumption first.</source>
        <translation>Das Austauschformat der FIDE (TRF06, 16, 26). Sie sehen zuerst jede Annahme.</translation>
    </message>
    <message>
        <source>Try the demo event</source>
        <translation>Vorführturnier ansehen</translation>
    </message>
    <message>
        <source>A finished tournament to look around in; nothing can break.</source>
        <translation>Ein fertiges Turnier zum Umsehen; nichts kann kaputtgehen.</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Welcome, arbiter</source>
        <translation>Willkommen, Schiedsrichter</translation>
    </message>
    <message>
        <source>Run a tournament, choose how ties are broken, and see why every number is what it is.</source>
        <translation>Leiten Sie ein Turnier, wählen Sie die Feinwertungen, und sehen Sie, warum jede Zahl ist, wie sie ist.</translation>
    </message>
    <message>
        <source>You can also drop a file onto this window. F1 opens the manual.</source>
        <translation>Sie können auch eine Datei auf das Fenster ziehen. F1 öffnet das Handbuch.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Open {0}</source>
        <translation>{0} öffnen</translation>
    </message>
    <message>
        <source>Take {0} off this list</source>
        <translation>{0} von der Liste nehmen</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Runde {0} von {1}</translation>
    </message>
    <message>
        <source>{0}/{1} results</source>
        <translation>{0}/{1} Ergebnisse</translation>
    </message>
    <message>
        <source>No round paired yet, {0} planned</source>
        <translation>Noch keine Runde ausgelost, {0} geplant</translation>
    </message>
    <message>
        <source>players: {0}</source>
        <translation>Spieler: {0}</translation>
    </message>
    <message>
        <source>trial ladder, rungs changed: {0}</source>
        <translation>Probeleiter, geänderte Stufen: {0}</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Section</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Search  Ctrl+K</source>
        <translation>Suchen  Strg+K</translation>
    </message>
    <message>
        <source>Search commands and players</source>
        <translation>Befehle und Spieler suchen</translation>
    </message>
    <message>
        <source>Search commands, pages and players (Ctrl+K)</source>
        <translation>Befehle, Seiten und Spieler suchen (Strg+K)</translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation>Turnier ohne Namen</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Gruppe {0}</translation>
    </message>
</context>
<context>
    <name>TwoStepDialog</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Weiter…</translation>
    </message>
    <message>
        <source>Change the official ladder</source>
        <translation>Offizielle Leiter ändern</translation>
    </message>
    <message>
        <source>Players whose place changes</source>
        <translation>Spieler, deren Platz sich ändert</translation>
    </message>
    <message>
        <source>No place changes now</source>
        <translation>Jetzt ändert sich kein Platz</translation>
    </message>
    <message>
        <source>Later rounds may differ.</source>
        <translation>Spätere Runden können anders sein.</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>From now on</source>
        <translation>Ab jetzt</translation>
    </message>
    <message>
        <source>Reason (kept in the file and written to the tournament report)</source>
        <translation>Grund (bleibt in der Datei und steht im Turnierbericht)</translation>
    </message>
    <message>
        <source>Reason for the change</source>
        <translation>Grund der Änderung</translation>
    </message>
    <message>
        <source>for example: the announced regulations name another order</source>
        <translation>zum Beispiel: die Ausschreibung nennt eine andere Reihenfolge</translation>
    </message>
    <message>
        <source>Step {0} of 2</source>
        <translation>Schritt {0} von 2</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Schreiben Sie zuerst einen Grund</translation>
    </message>
</context>
<context>
    <name>UndoActions</name>
    <message>
        <source>Undo: {0}</source>
        <translation>Rückgängig: {0}</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Redo: {0}</source>
        <translation>Wiederholen: {0}</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nichts zu wiederholen</translation>
    </message>
</context>
</TS>
