<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the window of tdapp says. Not yet reviewed by a native arbiter unless it says so here. What is wrong goes, with the
     English text beside it, to whoever keeps the program: docs/translating.md. -->
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>{where}: “{text}” is no day; write {example}.</source>
        <translation>{where}: „{text}“ ist kein Tag; schreiben Sie {example}.</translation>
    </message>
</context>
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
    <name>AbsenceDialog</name>
    <message>
        <source>A paired player does not come</source>
        <translation>Ein ausgeloster Spieler kommt nicht</translation>
    </message>
    <message>
        <source>{0} does not come</source>
        <translation>{0} kommt nicht</translation>
    </message>
    <message>
        <source>Board {0}, against {1}</source>
        <translation>Brett {0}, gegen {1}</translation>
    </message>
    <message>
        <source>The opponent wins by forfeit</source>
        <translation>Der Gegner gewinnt kampflos</translation>
    </message>
    <message>
        <source>Somebody without a game takes the seat</source>
        <translation>Jemand ohne Partie nimmt den Platz ein</translation>
    </message>
    <message>
        <source>The board goes; the opponent is paired again</source>
        <translation>Das Brett entfällt; der Gegner wird neu gepaart</translation>
    </message>
    <message>
        <source>Who takes the seat</source>
        <translation>Wer den Platz einnimmt</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Grund (bleibt im Protokoll)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>{0} loses by forfeit, {1} wins without playing. The next round is not touched.</source>
        <translation>{0} verliert kampflos, {1} gewinnt ohne zu spielen. Die nächste Runde bleibt unberührt.</translation>
    </message>
    <message>
        <source>Board {0}: {1} meets {2} instead of {3}, who is absent in this round.</source>
        <translation>Brett {0}: {1} spielt gegen {2} statt gegen {3}, der in dieser Runde abwesend ist.</translation>
    </message>
    <message>
        <source>Board {0} goes. {1} is absent; {2} is without a game until you pair by hand.</source>
        <translation>Brett {0} entfällt. {1} ist abwesend; {2} hat keine Partie, bis Sie von Hand paaren.</translation>
    </message>
    <message>
        <source>The pairings are published: players may have seen them (C.04.2, 3.6).</source>
        <translation>Die Paarungen sind veröffentlicht: Spieler können sie gesehen haben (C.04.2, 3.6).</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Zuerst einen Grund angeben</translation>
    </message>
</context>
<context>
    <name>AbsenceGrid</name>
    <message>
        <source>Byes by round</source>
        <translation>Freilose nach Runden</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>spielt</translation>
    </message>
    <message>
        <source>absent, 0 points</source>
        <translation>abwesend, 0 Punkte</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>Halbpunkt-Freilos</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>Freilos mit vollem Punkt</translation>
    </message>
    <message>
        <source>this round is paired; change it on the Rounds page</source>
        <translation>diese Runde ist ausgelost; ändern Sie das auf der Seite Runden</translation>
    </message>
    <message>
        <source>{0}, round {1}: {2}</source>
        <translation>{0}, Runde {1}: {2}</translation>
    </message>
</context>
<context>
    <name>AbsencesDialog</name>
    <message>
        <source>Byes and absences</source>
        <translation>Freilose und Abwesenheiten</translation>
    </message>
    <message>
        <source>Byes and absences by round</source>
        <translation>Freilose und Abwesenheiten nach Runden</translation>
    </message>
    <message>
        <source>0 absent, 5 or H half-point bye, 1 full-point bye, Del plays. Space goes through them.</source>
        <translation>0 abwesend, 5 oder H Halbpunkt-Freilos, 1 voller Punkt, Entf spielt. Die Leertaste geht alle durch.</translation>
    </message>
    <message>
        <source>The regulations allow no half-point byes.</source>
        <translation>Die Ausschreibung erlaubt keine Halbpunkt-Freilose.</translation>
    </message>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player.</source>
        <translation>
            <numerusform>Die Ausschreibung erlaubt einem Spieler %n Halbpunkt-Freilos.</numerusform>
            <numerusform>Die Ausschreibung erlaubt einem Spieler %n Halbpunkt-Freilose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player, until round {0}.</source>
        <translation>
            <numerusform>Die Ausschreibung erlaubt einem Spieler %n Halbpunkt-Freilos, bis Runde {0}.</numerusform>
            <numerusform>Die Ausschreibung erlaubt einem Spieler %n Halbpunkt-Freilose, bis Runde {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>These players have left the event; take them back first.</source>
        <translation>Diese Spieler sind ausgeschieden; nehmen Sie sie zuerst wieder auf.</translation>
    </message>
    <message>
        <source>0 {0}, 5 or H {1}, 1 {2}, Del plays. Space goes through them.</source>
        <translation>0 {0}, 5 oder H {1}, 1 {2}, Entf spielt. Die Leertaste geht sie durch.</translation>
    </message>
    <message>
        <source>Set these byes?</source>
        <translation>Diese Freilose setzen?</translation>
    </message>
</context>
<context>
    <name>AddCriterion</name>
    <message>
        <source>Add a criterion: type its name or code</source>
        <translation>Feinwertung hinzufügen: Name oder Kürzel</translation>
    </message>
    <message>
        <source>All criteria to choose from</source>
        <translation>Alle Feinwertungen zur Auswahl</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>Über diese Feinwertung</translation>
    </message>
    <message>
        <source>Add the criterion to the ladder</source>
        <translation>Die Feinwertung in die Feinwertungsleiter aufnehmen</translation>
    </message>
</context>
<context>
    <name>AddPlayersDialog</name>
    <message>
        <source>Add players</source>
        <translation>Spieler aufnehmen</translation>
    </message>
    <message>
        <source>Add players to {0}</source>
        <translation>Spieler zu {0} hinzufügen</translation>
    </message>
    <message>
        <source>Name or number in the rating list</source>
        <translation>Name oder Nummer in der Ratingliste</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Ratingliste</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Ratinglisten…</translation>
    </message>
    <message>
        <source>Players of the rating list</source>
        <translation>Spieler der Ratingliste</translation>
    </message>
    <message>
        <source>Enter adds the marked player, {0} puts him into the form below.</source>
        <translation>Eingabe nimmt den markierten Spieler auf, {0} übernimmt ihn ins Formular.</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Spieler aufnehmen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Late entry. Missed rounds:</source>
        <translation>Nachmeldung. Versäumte Runden:</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Runde {0}</translation>
    </message>
    <message>
        <source>{0}: 0 points</source>
        <translation>{0}: 0 Punkte</translation>
    </message>
    <message>
        <source>{0}: half point</source>
        <translation>{0}: halber Punkt</translation>
    </message>
    <message>
        <source>{0}: full point</source>
        <translation>{0}: voller Punkt</translation>
    </message>
    <message>
        <source>The number is {0}, after the last; the place by rating is proposed before round {1}.</source>
        <translation>Die Nummer ist {0}, hinter dem Letzten; der Platz nach Wertungszahl wird vor Runde {1} vorgeschlagen.</translation>
    </message>
    <message>
        <source>The number is {0}, after the last.</source>
        <translation>Die Nummer ist {0}, hinter dem Letzten.</translation>
    </message>
    <message>
        <source>No rating list yet. Import FIDE&apos;s download once, then a few letters of a name and Enter do.</source>
        <translation>Noch keine Ratingliste. Einmal die FIDE-Liste importieren, dann genügen ein paar Buchstaben und Eingabe.</translation>
    </message>
    <message>
        <source>{0} is in the event already.</source>
        <translation>{0} ist schon im Turnier.</translation>
    </message>
    <message>
        <source>{0}. Enter again adds the player all the same.</source>
        <translation>{0}. Noch einmal Eingabe fügt den Spieler trotzdem hinzu.</translation>
    </message>
    <message>
        <source>Add {0}?</source>
        <translation>{0} aufnehmen?</translation>
    </message>
    <message numerus="yes">
        <source>Added: {0}. %n player(s) now.</source>
        <translation>
            <numerusform>Aufgenommen: {0}. Jetzt %n Spieler.</numerusform>
            <numerusform>Aufgenommen: {0}. Jetzt %n Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} {1} is in the event already and may be the same person.</source>
        <translation>{0} {1} ist schon im Turnier und vielleicht dieselbe Person.</translation>
    </message>
    <message>
        <source>{0} is in the section {1} and may be the same person.</source>
        <translation>{0} ist in der Gruppe {1} und könnte dieselbe Person sein.</translation>
    </message>
    <message>
        <source>{0} is not added yet: Enter adds, Esc or Close once more leaves.</source>
        <translation>{0} ist noch nicht aufgenommen: Eingabe nimmt auf, noch einmal Esc oder Schließen verlässt den Dialog.</translation>
    </message>
    <message>
        <source>“{0}” has no letter</source>
        <translation>„{0}“ hat keinen Buchstaben</translation>
    </message>
</context>
<context>
    <name>AnswerFields</name>
    <message>
        <source>not answered</source>
        <translation>nicht beantwortet</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>as the dates of the rounds say</source>
        <translation>nach den Terminen</translation>
    </message>
    <message>
        <source>found by itself (d)</source>
        <translation>von selbst (d)</translation>
    </message>
    <message>
        <source>a: national championship</source>
        <translation>a: Landesmeisterschaft</translation>
    </message>
    <message>
        <source>b: national team championship</source>
        <translation>b: Mannschaftsmeisterschaft des Landes</translation>
    </message>
    <message>
        <source>c: zonal or subzonal</source>
        <translation>c: Zonenturnier</translation>
    </message>
    <message>
        <source>d: players from abroad</source>
        <translation>d: Spieler aus dem Ausland</translation>
    </message>
    <message>
        <source>by computer</source>
        <translation>mit dem Computer</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>&amp;Pairing, where rounds do not say (IT3)</source>
        <translation>&amp;Auslosung, wo die Runden es nicht sagen (IT3)</translation>
    </message>
    <message>
        <source>as those so far</source>
        <translation>wie bisher</translation>
    </message>
    <message>
        <source>&amp;Registered 30 days before (1.1.1)</source>
        <translation>30 Tage &amp;vorher angemeldet (1.1.1)</translation>
    </message>
    <message>
        <source>&amp;Format, hours, arbiters as asked (1.1)</source>
        <translation>&amp;Form, Zeiten, Schiedsrichter (1.1)</translation>
    </message>
    <message>
        <source>One round a &amp;day (1.1.3 a)</source>
        <translation>Eine Runde am &amp;Tag (1.1.3 a)</translation>
    </message>
    <message>
        <source>&amp;Exempt from the mix (1.4.3)</source>
        <translation>&amp;Ausgenommen (1.4.3)</translation>
    </message>
    <message>
        <source>&amp;Games needed (1.4.1)</source>
        <translation>Nötige &amp;Partien (1.4.1)</translation>
    </message>
    <message>
        <source>E&amp;xpected average of unknown opponents</source>
        <translation>E&amp;rwarteter Schnitt</translation>
    </message>
</context>
<context>
    <name>AtDeskDialog</name>
    <message>
        <source>This computer is a desk</source>
        <translation>Dieser Computer ist ein Arbeitsplatz</translation>
    </message>
    <message>
        <source>It works as {0}, {1}; another computer leads the event.</source>
        <translation>Er arbeitet als {0}, {1}; ein anderer Computer leitet das Turnier.</translation>
    </message>
    <message>
        <source>The leading computer answers.</source>
        <translation>Der leitende Computer antwortet.</translation>
    </message>
    <message>
        <source>When the leading computer has died: switch it off, compare the number of the newest step at all desks, and lead from the one with the highest.</source>
        <translation>Wenn der leitende Computer ausgefallen ist: Schalten Sie ihn aus, vergleichen Sie an allen Arbeitsplätzen die Nummer des neuesten Schritts und leiten Sie von dem mit der höchsten.</translation>
    </message>
    <message>
        <source>&amp;Lead from here…</source>
        <translation>Von hier &amp;leiten…</translation>
    </message>
    <message>
        <source>&amp;Another computer leads now…</source>
        <translation>Jetzt leitet ein &amp;anderer Computer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Newest step here: {0}, at {1}: {2}</source>
        <translation>Neuester Schritt hier: {0}, um {1}: {2}</translation>
    </message>
    <message>
        <source>A deputy or the chief arbiter leads from his desk.</source>
        <translation>Ein Stellvertreter oder der Hauptschiedsrichter leitet von seinem Arbeitsplatz aus.</translation>
    </message>
    <message>
        <source>Lead from here: not while the leading computer answers.</source>
        <translation>Von hier leiten: nicht, solange der leitende Computer antwortet.</translation>
    </message>
    <message>
        <source>The computer that led must be off, or be used by nobody: two that lead make two events.</source>
        <translation>Der Computer, der bisher geleitet hat, muss aus sein, oder niemand darf an ihm arbeiten: Zwei leitende machen zwei Turniere.</translation>
    </message>
    <message>
        <source>Telephones and desks that it invited are expected here. They need the new address: Event &gt; Work together… shows it then.</source>
        <oldsource>Telephones and desks that it invited are expected here. They need the new address, which is shown.</oldsource>
        <translation>Telefone und Arbeitsplätze, die er eingeladen hat, werden hier erwartet. Sie brauchen die neue Adresse: Turnier &gt; Zusammenarbeiten… zeigt sie dann.</translation>
    </message>
    <message>
        <source>Lead the event from this computer?</source>
        <translation>Das Turnier von diesem Computer aus leiten?</translation>
    </message>
    <message>
        <source>Lead from here</source>
        <translation>Von hier leiten</translation>
    </message>
</context>
<context>
    <name>AtWork</name>
    <message>
        <source>Work together</source>
        <translation>Zusammenarbeiten</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n Telefon</numerusform>
            <numerusform>%n Telefone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n Arbeitsplatz</numerusform>
            <numerusform>%n Arbeitsplätze</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupDesk</name>
    <message>
        <source>BACKUP FAILED: {0}</source>
        <translation>SICHERUNG FEHLGESCHLAGEN: {0}</translation>
    </message>
    <message>
        <source>no backup yet</source>
        <translation>noch keine Sicherung</translation>
    </message>
    <message>
        <source>last backup just now</source>
        <translation>letzte Sicherung gerade eben</translation>
    </message>
    <message>
        <source>last backup {0} min ago</source>
        <translation>letzte Sicherung vor {0} min</translation>
    </message>
    <message>
        <source>last backup {0} h ago</source>
        <translation>letzte Sicherung vor {0} h</translation>
    </message>
    <message>
        <source>{0} The event itself is safe.</source>
        <translation>{0} Das Turnier selbst ist sicher.</translation>
    </message>
</context>
<context>
    <name>BoardMenus</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Keys for results</source>
        <translation>Tasten für Ergebnisse</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>What can be done with this board</source>
        <translation>Was mit diesem Brett getan werden kann</translation>
    </message>
    <message>
        <source>&amp;Why this board?</source>
        <translation>&amp;Warum dieses Brett?</translation>
    </message>
    <message>
        <source>&amp;Swap the colours</source>
        <translation>Farben &amp;tauschen</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Bemerkung…</translation>
    </message>
    <message>
        <source>White does not come…</source>
        <translation>Weiß kommt nicht…</translation>
    </message>
    <message>
        <source>Black does not come…</source>
        <translation>Schwarz kommt nicht…</translation>
    </message>
    <message>
        <source>{0}  Black did not come</source>
        <translation>{0}  Schwarz kam nicht</translation>
    </message>
    <message>
        <source>{0}  White did not come</source>
        <translation>{0}  Weiß kam nicht</translation>
    </message>
    <message>
        <source>{0}  neither came</source>
        <translation>{0}  keiner kam</translation>
    </message>
    <message>
        <source>{0}  to be finished later</source>
        <translation>{0}  wird später beendet</translation>
    </message>
    <message>
        <source>Results are typed with the keys {0}. Used to another program? Choose its keys under “Keys”.</source>
        <translation>Ergebnisse werden mit den Tasten {0} getippt. An ein anderes Programm gewöhnt? Wählen Sie dessen Tasten unter „Tasten“.</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Tasten: {0}</translation>
    </message>
    <message>
        <source>Choose a board first</source>
        <translation>Zuerst ein Brett wählen</translation>
    </message>
    <message>
        <source>{0} does not come…</source>
        <translation>{0} kommt nicht…</translation>
    </message>
    <message>
        <source>Lost for the match by {0}, rated as played…</source>
        <translation>Für den Wettkampf verloren von {0}, gewertet wie gespielt…</translation>
    </message>
    <message>
        <source>Counts for the match as it was played…</source>
        <translation>Zählt für den Wettkampf, wie gespielt wurde…</translation>
    </message>
    <message>
        <source>Lost for the match, rated as played?</source>
        <translation>Für den Wettkampf verloren, gewertet wie gespielt?</translation>
    </message>
    <message>
        <source>Count it as it was played?</source>
        <translation>Zählen, wie gespielt wurde?</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Note at board {0}</source>
        <translation>Bemerkung zu Brett {0}</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Bemerkung:</translation>
    </message>
    <message>
        <source>Results of board {0}</source>
        <translation>Ergebnisse von Brett {0}</translation>
    </message>
    <message>
        <source>Take the result away</source>
        <translation>Ergebnis löschen</translation>
    </message>
    <message>
        <source>{0}  White wins</source>
        <translation>{0}  Weiß gewinnt</translation>
    </message>
    <message>
        <source>{0}  draw</source>
        <translation>{0}  remis</translation>
    </message>
    <message>
        <source>{0}  Black wins</source>
        <translation>{0}  Schwarz gewinnt</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Ergebnis</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Bd</source>
        <translation>Br.</translation>
    </message>
    <message>
        <source>The board where the player sat most</source>
        <translation>Das Brett, an dem der Spieler am häufigsten saß</translation>
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
        <source>Pairing number of the player</source>
        <translation>Startnummer des Spielers</translation>
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
        <source>Team</source>
        <translation>Mannschaft</translation>
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
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games over the board</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points, forfeits included</source>
        <translation>Punkte, kampflose eingeschlossen</translation>
    </message>
    <message>
        <source>Percentage of the games over the board</source>
        <translation>Prozente der gespielten Partien</translation>
    </message>
    <message>
        <source>Rp</source>
        <translation>Rp</translation>
    </message>
    <message>
        <source>Rating performance</source>
        <translation>Leistungszahl</translation>
    </message>
</context>
<context>
    <name>BoardsView</name>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Players without a game</source>
        <translation>Spieler ohne Partie</translation>
    </message>
    <message>
        <source>How results are typed</source>
        <translation>Wie Ergebnisse getippt werden</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Der Reihe nach</translation>
    </message>
    <message>
        <source>One key per board, the cursor goes on by itself</source>
        <translation>Eine Taste pro Brett, die Marke rückt von selbst weiter</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Zettel</translation>
    </message>
    <message>
        <source>Slips in any order: board, Enter, result</source>
        <translation>Zettel in beliebiger Folge: Brett, Eingabe, Ergebnis</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Type every result a second time; a difference stops you</source>
        <translation>Jedes Ergebnis ein zweites Mal tippen; ein Unterschied hält Sie an</translation>
    </message>
    <message>
        <source>Boards shown</source>
        <translation>Gezeigte Bretter</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Alle Bretter</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offene</translation>
    </message>
    <message>
        <source>Boards without a result</source>
        <translation>Bretter ohne Ergebnis</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Ungeprüfte</translation>
    </message>
    <message>
        <source>Boards whose result was not typed a second time</source>
        <translation>Bretter, deren Ergebnis nicht ein zweites Mal getippt wurde</translation>
    </message>
    <message>
        <source>Show or hide them</source>
        <translation>Ein- oder ausblenden</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game</source>
        <translation>
            <numerusform>%n Spieler ohne Partie</numerusform>
            <numerusform>%n Spieler ohne Partie</numerusform>
        </translation>
    </message>
    <message>
        <source>Find: {0}</source>
        <translation>Suche: {0}</translation>
    </message>
    <message>
        <source>verified {0}/{1}</source>
        <translation>geprüft {0}/{1}</translation>
    </message>
    <message>
        <source>{0} open</source>
        <translation>{0} offen</translation>
    </message>
    <message>
        <source>Board {0}: {1}</source>
        <translation>Brett {0}: {1}</translation>
    </message>
    <message>
        <source>{0}, verified</source>
        <translation>{0}, geprüft</translation>
    </message>
    <message>
        <source>Every result is verified.</source>
        <translation>Alle Ergebnisse sind geprüft.</translation>
    </message>
    <message>
        <source>Every result is in.</source>
        <translation>Alle Ergebnisse sind da.</translation>
    </message>
    <message>
        <source>There is no board {0} in this round.</source>
        <translation>In dieser Runde gibt es kein Brett {0}.</translation>
    </message>
    <message>
        <source>Board {0}: {1} against {2}</source>
        <translation>Brett {0}: {1} gegen {2}</translation>
    </message>
    <message>
        <source>{0}: {1} {2} {3}</source>
        <translation>{0}: {1} {2} {3}</translation>
    </message>
    <message>
        <source>Nothing was entered: press the key for board {0} again.</source>
        <translation>Nichts wurde eingetragen: Drücken Sie die Taste für Brett {0} noch einmal.</translation>
    </message>
    <message>
        <source>“{0}” is no result with the keys {1}. Board {2} waits: read this, press Enter or Esc.</source>
        <translation>„{0}“ ist mit den Tasten {1} kein Ergebnis. Brett {2} wartet: lesen, dann Eingabe oder Esc.</translation>
    </message>
</context>
<context>
    <name>BracketView</name>
    <message>
        <source>Bracket</source>
        <translation>Turnierbaum</translation>
    </message>
</context>
<context>
    <name>Bring</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Points, a tie-break, or the place</source>
        <translation>Punkte, eine Feinwertung oder der Platz</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>As the file states it</source>
        <translation>Wie es die Datei angibt</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Unserer</translation>
    </message>
    <message>
        <source>As it is calculated here</source>
        <translation>Wie er hier gerechnet wird</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Platz</translation>
    </message>
</context>
<context>
    <name>BringDialog</name>
    <message>
        <source>Bring your last event</source>
        <translation>Ihr letztes Turnier mitbringen</translation>
    </message>
    <message>
        <source>Drop the file of a finished event here: a tournament report, a crosstable, or the file of another program. Its table is calculated anew and laid beside the published one. Nothing is kept.</source>
        <translation>Ziehen Sie die Datei eines beendeten Turniers hierher: einen Turnierbericht, eine Kreuztabelle oder die Datei eines anderen Programms. Ihre Tabelle wird neu gerechnet und neben die veröffentlichte gestellt. Gespeichert wird nichts.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>As a sheet…</source>
        <translation>Als Blatt…</translation>
    </message>
    <message>
        <source>Import it as an event…</source>
        <translation>Als Turnier einlesen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>What differs from the published table</source>
        <translation>Was von der veröffentlichten Tabelle abweicht</translation>
    </message>
    <message>
        <source>Our own standings</source>
        <translation>Unsere eigene Rangliste</translation>
    </message>
    <message>
        <source>The calculation</source>
        <translation>Die Rechnung</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>{0} wird gelesen…</translation>
    </message>
    <message>
        <source>The file can be read in several ways: import it, and you are asked which one is right.</source>
        <translation>Die Datei lässt sich auf mehrere Arten lesen: Lesen Sie sie ein, dann werden Sie gefragt, welche richtig ist.</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}: {2}</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
</context>
<context>
    <name>BroadcastDialog</name>
    <message>
        <source>Broadcast</source>
        <translation>Übertragung</translation>
    </message>
    <message>
        <source>Moves, clocks and results reach viewers and files only after the delay.</source>
        <translation>Züge, Uhren und Ergebnisse erreichen Zuschauer und Dateien erst nach der Verzögerung.</translation>
    </message>
    <message>
        <source>Minutes of delay</source>
        <translation>Minuten Verzögerung</translation>
    </message>
    <message>
        <source>A minute less</source>
        <translation>Eine Minute weniger</translation>
    </message>
    <message>
        <source>A minute more</source>
        <translation>Eine Minute mehr</translation>
    </message>
    <message>
        <source>Minutes of delay:</source>
        <translation>Minuten Verzögerung:</translation>
    </message>
    <message>
        <source>Line for viewers:</source>
        <translation>Zeile für Zuschauer:</translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation>Grund:</translation>
    </message>
    <message>
        <source>Also hold back the rest of a game whose result is entered</source>
        <translation>Auch den Rest einer Partie zurückhalten, deren Ergebnis eingetragen ist</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Einstellen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Moves are public at once: whoever helps a player from outside sees them.</source>
        <translation>Züge sind sofort öffentlich: Wer einem Spieler von außen hilft, sieht sie.</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Zuerst einen Grund angeben</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
</context>
<context>
    <name>BulkEntry</name>
    <message>
        <source>– leave out –</source>
        <translation>– auslassen –</translation>
    </message>
    <message>
        <source>Name (Family, Given)</source>
        <translation>Name (Nachname, Vorname)</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Nachname</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Vorname</translation>
    </message>
    <message>
        <source>Name in own script</source>
        <translation>Name in eigener Schrift</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Geboren</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-ID</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Nationale ID</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Turnierwertungszahl</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE Standard</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE Schnell</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE Blitz</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Nationale Wertungszahl</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Board in the team</source>
        <translation>Brett in der Mannschaft</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Fester Tisch</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Startgeld</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
</context>
<context>
    <name>BulkEntryDialog</name>
    <message>
        <source>Add many players</source>
        <translation>Viele Spieler aufnehmen</translation>
    </message>
    <message>
        <source>Add many players to {0}</source>
        <translation>Viele Spieler zu {0} hinzufügen</translation>
    </message>
    <message>
        <source>Copy rows in a spreadsheet and paste them here, or open a CSV, a workbook or a tournament report. Nothing is added before you have seen what becomes of every row.</source>
        <translation>Zeilen in einer Tabelle kopieren und hier einfügen, oder eine CSV, eine Arbeitsmappe oder einen Turnierbericht öffnen. Nichts wird aufgenommen, bevor Sie gesehen haben, was aus jeder Zeile wird.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>The first row has the headings</source>
        <translation>Die erste Zeile enthält die Überschriften</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Eingefügte Zeilen</translation>
    </message>
    <message>
        <source>What the columns mean</source>
        <translation>Was die Spalten bedeuten</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>Der Tag</translation>
    </message>
    <message>
        <source>The month</source>
        <translation>Der Monat</translation>
    </message>
    <message>
        <source>What becomes of every row</source>
        <translation>Was aus jeder Zeile wird</translation>
    </message>
    <message>
        <source>Add the conflicts as well</source>
        <translation>Auch die Konflikte aufnehmen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The cell that cannot be used</source>
        <translation>Die Zelle, die nicht brauchbar ist</translation>
    </message>
    <message>
        <source>Take this</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>The clipboard holds no text: copy the rows in the spreadsheet first.</source>
        <translation>Die Zwischenablage enthält keinen Text: Kopieren Sie zuerst die Zeilen in der Tabelle.</translation>
    </message>
    <message>
        <source>Open a table of players</source>
        <translation>Spielertabelle öffnen</translation>
    </message>
    <message>
        <source>Tables and reports (*.csv *.tsv *.txt *.xlsx *.xlsm *.trf *.trfx);;All files (*)</source>
        <translation>Tabellen und Berichte (*.csv *.tsv *.txt *.xlsx *.xlsm *.trf *.trfx);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>Zeile {0}, Spalte {1}: {2}</translation>
    </message>
    <message>
        <source>Column {0}</source>
        <translation>Spalte {0}</translation>
    </message>
    <message>
        <source>Column {0} holds numbers ({1}) and would be left out: choose above what they are.</source>
        <translation>Spalte {0} enthält Zahlen ({1}) und würde weggelassen: bitte oben wählen, was sie sind.</translation>
    </message>
    <message>
        <source>{0} What comes first in the dates of this table?</source>
        <translation>{0} Was steht in den Daten dieser Tabelle vorn?</translation>
    </message>
    <message>
        <source>Line {0}, column {1}:</source>
        <translation>Zeile {0}, Spalte {1}:</translation>
    </message>
    <message>
        <source>{0} is in the section {1}.</source>
        <translation>{0} ist in der Gruppe {1}.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>%n Spieler aufnehmen</numerusform>
            <numerusform>%n Spieler aufnehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, teams: {1}</source>
        <translation>{0}, Mannschaften: {1}</translation>
    </message>
    <message>
        <source>There is no new player to add</source>
        <translation>Es gibt keinen neuen Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>%n Spieler aufgenommen</numerusform>
            <numerusform>%n Spieler aufgenommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) stay here: repair them, or close.</source>
        <translation>
            <numerusform>%n Zeile bleibt hier: berichtigen oder schließen.</numerusform>
            <numerusform>%n Zeilen bleiben hier: berichtigen oder schließen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Nicht weiterlesen</translation>
    </message>
    <message>
        <source>Open a CSV, a workbook or a tournament report</source>
        <translation>Eine CSV, eine Arbeitsmappe oder einen Turnierbericht öffnen</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>{0} wird gelesen…</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>Bd</source>
        <translation>Br.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>White, with the colour due</source>
        <translation>Weiß, mit der zustehenden Farbe</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pkt.</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Punkte vor der Runde</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Black, with the colour due</source>
        <translation>Schwarz, mit der zustehenden Farbe</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>What this board breaks</source>
        <translation>Was dieses Brett verletzt</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
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
        <source>Player, with the colour due</source>
        <translation>Spieler, mit der zustehenden Farbe</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Without a game, or on a bye</source>
        <translation>Ohne Partie oder mit Freilos</translation>
    </message>
    <message>
        <source>What a game with the marked player breaks</source>
        <translation>Was eine Partie mit dem markierten Spieler verletzt</translation>
    </message>
</context>
<context>
    <name>ByHandDialog</name>
    <message>
        <source>Places and values by hand</source>
        <translation>Plätze und Werte von Hand</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Only those still tied when this rung is reached</source>
        <translation>Nur wer bei dieser Stufe noch gleichauf ist</translation>
    </message>
    <message>
        <source>Lines and their entries</source>
        <translation>Zeilen und ihre Eingaben</translation>
    </message>
    <message>
        <source>Clear this column</source>
        <translation>Spalte leeren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Results changed after these were entered: the ranking by hand may be out of date.</source>
        <translation>Nach dieser Eingabe haben sich Ergebnisse geändert: Die Reihung von Hand ist vielleicht überholt.</translation>
    </message>
    <message>
        <source>The place of the play-off or of your decision; 1 is best. Who has none comes last.</source>
        <translation>Der Platz aus dem Stichkampf oder nach Ihrer Entscheidung; 1 ist der beste. Wer keinen hat, kommt zuletzt.</translation>
    </message>
    <message>
        <source>A number for each; who has none comes last.</source>
        <translation>Eine Zahl für jeden; wer keine hat, kommt zuletzt.</translation>
    </message>
    <message>
        <source>Nobody is tied when this rung is reached, so it decides nothing at present.</source>
        <translation>Bei dieser Stufe ist niemand mehr gleichauf; sie entscheidet zurzeit nichts.</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <translation>Nichts hat sich geändert</translation>
    </message>
</context>
<context>
    <name>ByPolicy</name>
    <message>
        <source>Ladder</source>
        <translation>Feinwertungen</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Offiziell</translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation>Die offizielle Feinwertungsleiter</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>The trial ladder of the editor</source>
        <translation>Die Probeleiter des Editors</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Gezeigt als</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>A line for each from policy to policy</source>
        <translation>Eine Linie für jeden von Regel zu Regel</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>The same places as numbers</source>
        <translation>Dieselben Plätze als Zahlen</translation>
    </message>
    <message>
        <source>Places shown</source>
        <translation>Gezeigte Plätze</translation>
    </message>
    <message>
        <source>Show fewer places</source>
        <translation>Weniger Plätze zeigen</translation>
    </message>
    <message>
        <source>Show more places</source>
        <translation>Mehr Plätze zeigen</translation>
    </message>
    <message>
        <source>Places by policy</source>
        <translation>Plätze nach Regel</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>wie sie ist</translation>
    </message>
    <message>
        <source>place {0}: {1}</source>
        <translation>Platz {0}: {1}</translation>
    </message>
</context>
<context>
    <name>ByeDialog</name>
    <message>
        <source>Bye or absence</source>
        <translation>Freilos oder Abwesenheit</translation>
    </message>
    <message>
        <source>Bye or absence in round {0}</source>
        <translation>Freilos oder Abwesenheit in Runde {0}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Namen tippen oder wählen</translation>
    </message>
    <message>
        <source>What is asked for</source>
        <translation>Was gewünscht ist</translation>
    </message>
    <message>
        <source>none: plays</source>
        <translation>keines: spielt</translation>
    </message>
    <message>
        <source>Choose a name first</source>
        <translation>Wählen Sie zuerst einen Namen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Drag a rung</source>
        <translation>Eine Stufe ziehen</translation>
    </message>
    <message>
        <source>The tie-breaks are a ladder. Drag one by its handle, or move it with Alt+Down: at the right you see who moves, before you let go. It is a trial; Ctrl+Z takes it back.</source>
        <translation>Die Feinwertungen gelten der Reihe nach von oben nach unten. Ziehen Sie eine an ihrem Griff, oder verschieben Sie sie mit Alt+Ab: Rechts sehen Sie, wessen Platz sich ändert, bevor Sie loslassen. Es ist eine Probe; Strg+Z nimmt sie zurück.</translation>
    </message>
    <message>
        <source>Ask a number why</source>
        <translation>Eine Zahl nach dem Warum fragen</translation>
    </message>
    <message>
        <source>Click any value of the standings, or press Enter on it: every round that makes it is shown.</source>
        <translation>Klicken Sie einen Wert der Rangliste an, oder drücken Sie darauf die Eingabetaste: Jede Runde, aus der er entsteht, wird gezeigt.</translation>
    </message>
    <message>
        <source>Print a sheet</source>
        <translation>Ein Blatt drucken</translation>
    </message>
    <message>
        <source>Choose a sheet at the left; the pages are as they will be printed. Save as PDF tries it without a printer.</source>
        <translation>Wählen Sie links ein Blatt; die Seiten sehen aus, wie sie gedruckt werden. „Als PDF speichern“ probiert es ohne Drucker.</translation>
    </message>
    <message>
        <source>Enter three results</source>
        <translation>Drei Ergebnisse eingeben</translation>
    </message>
    <message>
        <source>Three slips are still out. Type 1, 5 or 0 on each board without a result.</source>
        <translation>Drei Zettel fehlen noch. Tippen Sie 1, 5 oder 0 auf jedem Brett ohne Ergebnis.</translation>
    </message>
    <message>
        <source>Pair the last round</source>
        <translation>Die letzte Runde auslosen</translation>
    </message>
    <message>
        <source>Press Ctrl+Enter, or the coloured button, until round 5 is paired: it is always the next step.</source>
        <translation>Drücken Sie Strg+Eingabe oder den farbigen Knopf, bis Runde 5 ausgelost ist: Er ist immer der nächste Schritt.</translation>
    </message>
    <message>
        <source>Publish it</source>
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>A draft is seen by nobody and can be paired again. Ctrl+Enter publishes it: boards then stand.</source>
        <translation>Einen Entwurf sieht niemand, und er lässt sich neu auslosen. Strg+Eingabe veröffentlicht ihn: Dann stehen die Bretter fest.</translation>
    </message>
    <message>
        <source>Now break something</source>
        <translation>Jetzt etwas kaputt machen</translation>
    </message>
    <message>
        <source>Menu Rounds, Unpair the round…; write why. The whole pairing is gone, as after a mistake.</source>
        <oldsource>Menu Rounds, Unpair the round…: the whole pairing is gone, as after a mistake.</oldsource>
        <translation>Menü Runden, Auslosung aufheben…; schreiben Sie, warum. Die ganze Auslosung ist weg, wie nach einem Fehler.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Ctrl+Z brings the round back, as it was. Every step can be taken back like this.</source>
        <translation>Strg+Z bringt die Runde zurück, wie sie war. So lässt sich jeder Schritt zurücknehmen.</translation>
    </message>
    <message>
        <source>That was a round</source>
        <translation>Das war eine Runde</translation>
    </message>
    <message>
        <source>The manual (F1) has all of it in ten steps: Your first tournament.</source>
        <translation>Das Handbuch (F1) hat alles in zehn Schritten: Ihr erstes Turnier.</translation>
    </message>
</context>
<context>
    <name>CatalogueView</name>
    <message>
        <source>Available criteria</source>
        <translation>Verfügbare Feinwertungen</translation>
    </message>
    <message>
        <source>Enter adds the criterion below the current rung, Shift+F1 opens its page of the manual.</source>
        <translation>Eingabe setzt die Feinwertung unter die aktuelle Stufe, Umschalt+F1 öffnet ihre Seite im Handbuch.</translation>
    </message>
    <message>
        <source>Add to the ladder	Enter</source>
        <translation>In die Feinwertungsleiter einfügen	Eingabe</translation>
    </message>
    <message>
        <source>About this tie-break	Shift+F1</source>
        <translation>Über diese Feinwertung	Umschalt+F1</translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Who belongs to it</source>
        <translation>Wer dazugehört</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Put in by hand / taken out by hand</source>
        <translation>Von Hand dazugenommen / herausgenommen</translation>
    </message>
    <message>
        <source>The date of birth is missing or not exact enough</source>
        <translation>Das Geburtsdatum fehlt oder ist nicht genau genug</translation>
    </message>
    <message>
        <source>Written at players only, without a rule.</source>
        <translation>Nur bei Spielern eingetragen, ohne Regel.</translation>
    </message>
    <message>
        <source>Whether the player belongs to it; Space changes it</source>
        <translation>Ob der Spieler dazugehört; die Leertaste ändert es</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Geboren</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Weil</translation>
    </message>
    <message>
        <source>in it</source>
        <translation>dabei</translation>
    </message>
    <message>
        <source>put in by hand</source>
        <translation>von Hand dazugenommen</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>taken out by hand</source>
        <translation>von Hand herausgenommen</translation>
    </message>
    <message>
        <source>not clear</source>
        <translation>nicht klar</translation>
    </message>
    <message>
        <source>date of birth</source>
        <translation>Geburtsdatum</translation>
    </message>
    <message>
        <source>not in it</source>
        <translation>nicht dabei</translation>
    </message>
</context>
<context>
    <name>CategoriesDialog</name>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Players fall into them by their rules. What you set by hand stays, whatever the rules say.</source>
        <translation>Die Regeln ordnen die Spieler zu. Was Sie von Hand festlegen, bleibt, was immer die Regeln sagen.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>No categories yet</source>
        <translation>Noch keine Kategorien</translation>
    </message>
    <message>
        <source>Until there are some, lists and rankings use the usual groups: women, age, rating bands.</source>
        <translation>Bis es welche gibt, gelten für Listen und Ranglisten die üblichen Gruppen: Frauen, Alter, Wertungszahlen.</translation>
    </message>
    <message>
        <source>Youth: U8, U10 … U20</source>
        <translation>Jugend: U8, U10 … U20</translation>
    </message>
    <message>
        <source>Seniors: S50+, S65+</source>
        <translation>Senioren: S50+, S65+</translation>
    </message>
    <message>
        <source>Women</source>
        <translation>Frauen</translation>
    </message>
    <message>
        <source>Rating bands of 200</source>
        <translation>Wertungsgruppen zu 200</translation>
    </message>
    <message>
        <source>Rating under …</source>
        <translation>Wertungszahl unter …</translation>
    </message>
    <message>
        <source>Own rule…</source>
        <translation>Eigene Regel…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Add categories</source>
        <translation>Kategorien hinzufügen</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Edit the rule (Enter)</source>
        <translation>Die Regel bearbeiten (Eingabe)</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Nach oben (Alt+Auf)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Nach unten (Alt+Ab)</translation>
    </message>
    <message>
        <source>Remove (Del)</source>
        <translation>Entfernen (Entf)</translation>
    </message>
    <message>
        <source>Whose age counts</source>
        <translation>Welches Alter zählt</translation>
    </message>
    <message>
        <source>Year of the event</source>
        <translation>Jahr des Turniers</translation>
    </message>
    <message>
        <source>As in FIDE&apos;s youth and senior events</source>
        <translation>Wie bei den Jugend- und Seniorenturnieren der FIDE</translation>
    </message>
    <message>
        <source>A day</source>
        <translation>Stichtag</translation>
    </message>
    <message>
        <source>The age on a cut-off day</source>
        <translation>Das Alter an einem Stichtag</translation>
    </message>
    <message>
        <source>Cut-off day</source>
        <translation>Stichtag</translation>
    </message>
    <message>
        <source>Age in</source>
        <translation>Alter nach</translation>
    </message>
    <message>
        <source>A player is in every category that fits, not in the narrowest only</source>
        <translation>Ein Spieler ist in jeder Kategorie, die passt, nicht nur in der engsten</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>In it</source>
        <translation>Dabei</translation>
    </message>
    <message>
        <source>Who is in it, was taken out, or cannot be judged</source>
        <translation>Wer dabei ist, herausgenommen wurde oder nicht beurteilt werden kann</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All players of the section</source>
        <translation>Alle Spieler der Gruppe</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Spieler finden</translation>
    </message>
    <message>
        <source>Players of the category</source>
        <translation>Spieler der Kategorie</translation>
    </message>
    <message>
        <source>In or out by hand</source>
        <translation>Von Hand dazu oder heraus</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>By the rule again</source>
        <translation>Wieder nach der Regel</translation>
    </message>
    <message>
        <source>Takes the hand&apos;s word back (Del)</source>
        <translation>Nimmt die Festlegung von Hand zurück (Entf)</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>Nichts wurde geändert</translation>
    </message>
    <message>
        <source>Written at players only: give it a rule with Add, Own rule.</source>
        <translation>Nur bei Spielern eingetragen: Geben Sie ihr mit Hinzufügen, Eigene Regel eine Regel.</translation>
    </message>
    <message>
        <source>Choose a category</source>
        <translation>Wählen Sie eine Kategorie</translation>
    </message>
    <message>
        <source>It is the first already</source>
        <translation>Sie ist schon die erste</translation>
    </message>
    <message>
        <source>It is the last already</source>
        <translation>Sie ist schon die letzte</translation>
    </message>
    <message>
        <source>These categories are there already.</source>
        <translation>Diese Kategorien gibt es schon.</translation>
    </message>
    <message>
        <source>Two categories are called “{0}”.</source>
        <translation>Zwei Kategorien heißen „{0}“.</translation>
    </message>
    <message>
        <source>The cut-off day is empty.</source>
        <translation>Der Stichtag ist leer.</translation>
    </message>
</context>
<context>
    <name>CategoryMenu</name>
    <message>
        <source>In {0} by hand: {1}</source>
        <translation>Von Hand in {0}: {1}</translation>
    </message>
    <message>
        <source>Taken out of {0} by hand: {1}</source>
        <translation>Von Hand aus {0} herausgenommen: {1}</translation>
    </message>
</context>
<context>
    <name>CategoryRuleDialog</name>
    <message>
        <source>Category {0}</source>
        <translation>Kategorie {0}</translation>
    </message>
    <message>
        <source>A new category</source>
        <translation>Eine neue Kategorie</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>for example U18, Women, under 1800</source>
        <translation>zum Beispiel U18, Frauen, unter 1800</translation>
    </message>
    <message>
        <source>&amp;Age</source>
        <translation>&amp;Alter</translation>
    </message>
    <message>
        <source>under</source>
        <translation>unter</translation>
    </message>
    <message>
        <source>has reached</source>
        <translation>hat erreicht</translation>
    </message>
    <message>
        <source>&amp;Rating</source>
        <translation>&amp;Wertungszahl</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Which rating</source>
        <translation>Welche Wertungszahl</translation>
    </message>
    <message>
        <source>tournament rating</source>
        <translation>Turnierwertungszahl</translation>
    </message>
    <message>
        <source>Players without a rating as well</source>
        <translation>Auch Spieler ohne Wertungszahl</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>women</source>
        <translation>Frauen</translation>
    </message>
    <message>
        <source>men</source>
        <translation>Männer</translation>
    </message>
    <message>
        <source>&amp;Sex</source>
        <translation>&amp;Geschlecht</translation>
    </message>
    <message>
        <source>separated by commas; empty: any</source>
        <translation>durch Kommas getrennt; leer: beliebig</translation>
    </message>
    <message>
        <source>&amp;Federations</source>
        <translation>&amp;Verbände</translation>
    </message>
    <message>
        <source>&amp;Clubs</source>
        <translation>&amp;Vereine</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>&amp;Titles</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>for example CM, {0} for players without one</source>
        <translation>zum Beispiel CM, {0} für Spieler ohne Titel</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Give the category a name.</source>
        <translation>Geben Sie der Kategorie einen Namen.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) fit.</source>
        <translation>
            <numerusform>%n Spieler passt.</numerusform>
            <numerusform>%n Spieler passen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be judged: no date of birth.</source>
        <translation>
            <numerusform>%n ist nicht zu beurteilen: kein Geburtsdatum.</numerusform>
            <numerusform>%n sind nicht zu beurteilen: kein Geburtsdatum.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>Please confirm</source>
        <translation>Bitte bestätigen</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Zurückgenommen: {0}</translation>
    </message>
    <message>
        <source>Repeated: {0}</source>
        <translation>Wiederholt: {0}</translation>
    </message>
    <message>
        <source>Take back what is public or locked?</source>
        <translation>Öffentliches oder Gesperrtes zurücknehmen?</translation>
    </message>
    <message>
        <source>Others have changed the same: enter yours?</source>
        <translation>Andere haben dasselbe geändert: Ihres eingeben?</translation>
    </message>
    <message>
        <source>Change what is public or locked?</source>
        <translation>Öffentliches oder Gesperrtes ändern?</translation>
    </message>
</context>
<context>
    <name>CheckDialog</name>
    <message>
        <source>Check the event file</source>
        <translation>Turnierdatei prüfen</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) between the file and what was entered:</source>
        <translation>
            <numerusform>%n Unterschied zwischen der Datei und dem, was eingegeben wurde:</numerusform>
            <numerusform>%n Unterschiede zwischen der Datei und dem, was eingegeben wurde:</numerusform>
        </translation>
    </message>
    <message>
        <source>Every page, every table and every row is as it was entered: no difference.</source>
        <translation>Jede Seite, jede Tabelle und jede Zeile ist, wie sie eingegeben wurde: kein Unterschied.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Copy the lines</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>Go on with the newest good copy…</source>
        <translation>Mit der neuesten guten Kopie weitermachen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>CheckInBar</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>Not yet seen, or absent</source>
        <translation>Noch nicht gesehen oder abwesend</translation>
    </message>
    <message>
        <source>here</source>
        <translation>da</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Anwesend</translation>
    </message>
    <message>
        <source>All others are here</source>
        <translation>Alle anderen sind da</translation>
    </message>
    <message>
        <source>Who is neither ticked off nor marked absent is here</source>
        <translation>Wer weder abgehakt noch als abwesend vermerkt ist, ist da</translation>
    </message>
    <message>
        <source>Close the check-in…</source>
        <translation>Anwesenheit abschließen…</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Neuer Abend</translation>
    </message>
    <message>
        <source>Nobody is here yet: all ticks are taken away</source>
        <translation>Noch ist niemand da: alle Haken werden weggenommen</translation>
    </message>
    <message>
        <source>Type the first letters of a name, then Space: here. Space again takes it back, Shift+Space: absent. Arrows move through the list.</source>
        <translation>Die ersten Buchstaben eines Namens, dann Leertaste: da. Nochmals Leertaste nimmt es zurück, Umschalt+Leertaste: abwesend. Pfeiltasten gehen durch die Liste.</translation>
    </message>
    <message>
        <source>{0} here  ·  {1} absent  ·  {2} not yet  ·  {3} in all</source>
        <translation>{0} da  ·  {1} abwesend  ·  {2} noch nicht  ·  {3} insgesamt</translation>
    </message>
    <message>
        <source>paid {0} of {1}, {2} due</source>
        <translation>bezahlt {0} von {1}, offen {2}</translation>
    </message>
    <message numerus="yes">
        <source>%n with a bye in this round</source>
        <translation>
            <numerusform>%n mit Freilos in dieser Runde</numerusform>
            <numerusform>%n mit Freilos in dieser Runde</numerusform>
        </translation>
    </message>
    <message>
        <source>Take it back (Backspace)</source>
        <translation>Zurücknehmen (Rücktaste)</translation>
    </message>
    <message>
        <source>Nobody found: “{0}”</source>
        <translation>Niemand gefunden: „{0}“</translation>
    </message>
</context>
<context>
    <name>CheckView</name>
    <message>
        <source>Go there</source>
        <translation>Dorthin</translation>
    </message>
    <message>
        <source>Record them as adjourned</source>
        <translation>Als vertagt vermerken</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Give the numbers…</source>
        <translation>Nummern vergeben…</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>What the check found</source>
        <translation>Was die Prüfung fand</translation>
    </message>
    <message>
        <source>Bye or absence…</source>
        <translation>Freilos oder Abwesenheit…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Pairing rules…</source>
        <translation>Auslosungsregeln…</translation>
    </message>
    <message>
        <source>Nobody is entered twice, and nothing is missing.</source>
        <translation>Niemand ist doppelt eingetragen, und es fehlt nichts.</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Von Hand paaren…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Das Programm lost aus</translation>
    </message>
    <message>
        <source>Engine…</source>
        <translation>Programm…</translation>
    </message>
    <message>
        <source>With and without them…</source>
        <translation>Mit und ohne sie…</translation>
    </message>
    <message>
        <source>The pairing with those who are missing and without them, side by side; nothing is stored</source>
        <translation>Die Auslosung mit denen, die fehlen, und ohne sie, nebeneinander; gespeichert wird nichts</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet: which colour does the highest-ranked player get?</source>
        <translation>Die Anfangsfarbe ist noch nicht ausgelost: Welche Farbe bekommt der Erste der Startrangliste?</translation>
    </message>
    <message numerus="yes">
        <source>Make it %n round(s)</source>
        <translation>
            <numerusform>%n Runde daraus machen</numerusform>
            <numerusform>%n Runden daraus machen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) before pairing</source>
        <translation>
            <numerusform>%n Anmerkung vor der Auslosung</numerusform>
            <numerusform>%n Anmerkungen vor der Auslosung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game in this round</source>
        <translation>
            <numerusform>%n Spieler ohne Partie in dieser Runde</numerusform>
            <numerusform>%n Spieler ohne Partie in dieser Runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n noch nicht da</numerusform>
            <numerusform>%n noch nicht da</numerusform>
        </translation>
    </message>
    <message>
        <source>They are asked about when the round is paired.</source>
        <translation>Nach ihnen wird gefragt, wenn die Runde ausgelost wird.</translation>
    </message>
    <message>
        <source>{0} players are to be paired, {1} without a game.</source>
        <translation>{0} Spieler sind zu paaren, {1} ohne Partie.</translation>
    </message>
    <message>
        <source>One of them gets the pairing-allocated bye.</source>
        <translation>Einer von ihnen bekommt das Freilos.</translation>
    </message>
    <message>
        <source>Round robin: the boards come from the Berger table.</source>
        <translation>Rundenturnier: Die Bretter kommen aus der Berger-Tabelle.</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Runde {0} auslosen</translation>
    </message>
    <message>
        <source>Without a game in this round</source>
        <translation>Ohne Partie in dieser Runde</translation>
    </message>
    <message>
        <source>Engine: {0}; ended after {1} min.</source>
        <translation>Auslosungsprogramm: {0}; wird nach {1} Min. beendet.</translation>
    </message>
    <message>
        <source>Engine: {0}, {1}; ended after {2} min.</source>
        <translation>Programm: {0}, {1}; beendet nach {2} Min.</translation>
    </message>
    <message>
        <source>Engine: {0}, FIDE (Dutch) system 2026; usually done within {1} s, ended after {2} min.</source>
        <translation>Engine: {0}, FIDE-(Dutch-)System 2026; meist in {1} s fertig, nach {2} min beendet.</translation>
    </message>
    <message>
        <source>{0} is pairing: {1} s; usually done within {2} s.</source>
        <translation>{0} lost aus: {1} s; meist in {2} s fertig.</translation>
    </message>
    <message>
        <source>Drawn by lot (number of the lot {0}): {1} for number 1.</source>
        <translation>Ausgelost (Losnummer {0}): {1} für Nummer 1.</translation>
    </message>
    <message>
        <source>Bye or absence</source>
        <translation>Freilos oder Abwesenheit</translation>
    </message>
    <message>
        <source>{0} And {1} more like this.</source>
        <translation>{0} Und {1} weitere dieser Art.</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) without a match in this round</source>
        <translation>
            <numerusform>%n Mannschaft ohne Wettkampf in dieser Runde</numerusform>
            <numerusform>%n Mannschaften ohne Wettkampf in dieser Runde</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} teams are to be paired, {1} without a match.</source>
        <translation>{0} Mannschaften sind zu paaren, {1} ohne Wettkampf.</translation>
    </message>
    <message>
        <source>Engine: {0}, FIDE&apos;s system for teams (C.04.6); ended after {1} min.</source>
        <translation>Auslosung: {0}, FIDE-System für Mannschaften (C.04.6); Abbruch nach {1} min.</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet: which colour does team 1 get on board 1?</source>
        <translation>Die Anfangsfarbe ist noch nicht ausgelost: Welche Farbe bekommt Mannschaft 1 an Brett 1?</translation>
    </message>
    <message>
        <source>Knock-out: the matches come from the bracket.</source>
        <translation>K.-o.: Die Wettkämpfe kommen aus dem Turnierbaum.</translation>
    </message>
    <message>
        <source>The matches come from the table of the system.</source>
        <translation>Die Wettkämpfe kommen aus der Tabelle des Systems.</translation>
    </message>
    <message>
        <source>Nothing looks wrong</source>
        <translation>Nichts fällt auf</translation>
    </message>
    <message>
        <source>Everybody plays</source>
        <translation>Alle spielen</translation>
    </message>
    <message>
        <source>Who is away or has a bye in this round is listed here.</source>
        <translation>Wer in dieser Runde fehlt oder ein Freilos hat, steht hier.</translation>
    </message>
</context>
<context>
    <name>ChessBoard</name>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
</context>
<context>
    <name>CloseCheckInDialog</name>
    <message>
        <source>Close the check-in</source>
        <translation>Anwesenheit abschließen</translation>
    </message>
    <message>
        <source>Close the check-in for round {0}</source>
        <translation>Anwesenheit für Runde {0} abschließen</translation>
    </message>
    <message>
        <source>{0} (absent)</source>
        <translation>{0} (abwesend)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n get(s) a zero-point bye in this round only</source>
        <translation>
            <numerusform>%n erhält nur in dieser Runde ein Freilos mit null Punkten</numerusform>
            <numerusform>%n erhalten nur in dieser Runde ein Freilos mit null Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>In this round: {0}</source>
        <translation>In dieser Runde: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n leave(s) the event: zero points in every round</source>
        <translation>
            <numerusform>%n verlässt das Turnier: null Punkte in jeder Runde</numerusform>
            <numerusform>%n verlassen das Turnier: null Punkte in jeder Runde</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing: they are paired as if they were here</source>
        <translation>Nichts: sie werden ausgelost, als wären sie da</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>%n marked absent: a zero-point bye in this round</source>
        <translation>
            <numerusform>%n als abwesend vermerkt: in dieser Runde null Punkte</numerusform>
            <numerusform>%n als abwesend vermerkt: in dieser Runde null Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <translation>{0}; {1}</translation>
    </message>
    <message numerus="yes">
        <source>the other %n are here</source>
        <translation>
            <numerusform>%n weitere Person ist da</numerusform>
            <numerusform>die anderen %n sind da</numerusform>
        </translation>
    </message>
    <message>
        <source>Here: {0} of {1}. Bye in this round: {2}. Missing: {3}.</source>
        <translation>Anwesend: {0} von {1}. Freilos in dieser Runde: {2}. Es fehlen: {3}.</translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message numerus="yes">
        <source>The final pack is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>Das Schlusspaket ist geschrieben: %n Datei in {0}</numerusform>
            <numerusform>Das Schlusspaket ist geschrieben: %n Dateien in {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the final pack…</source>
        <translation>Das Schlusspaket wird geschrieben…</translation>
    </message>
</context>
<context>
    <name>ClosingDialog</name>
    <message>
        <source>The final pack</source>
        <translation>Das Schlusspaket</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <translation>Turnier abschließen</translation>
    </message>
    <message>
        <source>The standings become final on screen and paper, and nothing can be changed while it is closed. It can be opened again with a reason; that is logged and makes the standings provisional.</source>
        <translation>Die Rangliste wird auf Bildschirm und Papier endgültig, und nichts lässt sich ändern, solange das Turnier abgeschlossen ist. Mit Begründung lässt es sich wieder öffnen; das wird protokolliert und macht die Rangliste vorläufig.</translation>
    </message>
    <message>
        <source>Write the &amp;final pack: standings, crosstable, decisions, log, TRF16 and TRF26 in one folder</source>
        <translation>&amp;Schlusspaket schreiben: Rangliste, Kreuztabelle, Entscheidungen, Protokoll, TRF16 und TRF26 in einem Ordner</translation>
    </message>
    <message>
        <source>Put a &amp;copy of the event file beside it</source>
        <translation>Eine &amp;Kopie der Turnierdatei dazulegen</translation>
    </message>
    <message>
        <source>Another &amp;place…</source>
        <translation>Anderer &amp;Ort…</translation>
    </message>
    <message>
        <source>Write the pack</source>
        <translation>Paket schreiben</translation>
    </message>
    <message>
        <source>Something is still missing, see above</source>
        <translation>Es fehlt noch etwas, siehe oben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: erledigt</translation>
    </message>
    <message>
        <source>{0}: missing</source>
        <translation>{0}: fehlt</translation>
    </message>
    <message>
        <source>Where the final pack goes</source>
        <translation>Wohin das Schlusspaket kommt</translation>
    </message>
    <message>
        <source>In a folder of its own in {0}</source>
        <translation>In einem eigenen Ordner in {0}</translation>
    </message>
</context>
<context>
    <name>ColourField</name>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose the colour of the website</source>
        <translation>Farbe der Website wählen</translation>
    </message>
    <message>
        <source>Colour of the website</source>
        <translation>Farbe der Website</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>Place under the first ladder</source>
        <translation>Platz unter der ersten Feinwertungsleiter</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweite</translation>
    </message>
    <message>
        <source>Place under the second ladder</source>
        <translation>Platz unter der zweiten Feinwertungsleiter</translation>
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
        <source>Decided, first</source>
        <translation>Entscheidet, erste</translation>
    </message>
    <message>
        <source>The rung of the first ladder that decides</source>
        <translation>Die Stufe der ersten Feinwertungsleiter, die entscheidet</translation>
    </message>
    <message>
        <source>Decided, second</source>
        <translation>Entscheidet, zweite</translation>
    </message>
    <message>
        <source>The rung of the second ladder that decides</source>
        <translation>Die Stufe der zweiten Feinwertungsleiter, die entscheidet</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>geteilt</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>wie sie ist</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare ladders</source>
        <translation>Feinwertungsleitern vergleichen</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Was verglichen wird</translation>
    </message>
    <message>
        <source>Two ladders</source>
        <translation>Zwei Feinwertungsleitern</translation>
    </message>
    <message>
        <source>Who changes places between two ladders</source>
        <translation>Wer zwischen zwei Feinwertungsleitern den Platz wechselt</translation>
    </message>
    <message>
        <source>Places by policy</source>
        <translation>Plätze nach Regel</translation>
    </message>
    <message>
        <source>What the rule for unplayed games changes</source>
        <translation>Was die Regel für ungespielte Partien ändert</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Compare sources</source>
        <translation>Quellen vergleichen</translation>
    </message>
    <message>
        <source>{0}: nothing of what a source has said is lost; one of them is shown.</source>
        <translation>{0}: Nichts, was eine Quelle gesagt hat, geht verloren; eine wird gezeigt.</translation>
    </message>
    <message>
        <source>Sources of this game</source>
        <translation>Quellen dieser Partie</translation>
    </message>
    <message>
        <source>Show this one</source>
        <translation>Diese zeigen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>no move yet</source>
        <translation>noch kein Zug</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Half-moves</source>
        <translation>Halbzüge</translation>
    </message>
    <message>
        <source>Last heard</source>
        <translation>Zuletzt gehört</translation>
    </message>
    <message>
        <source>Against what is shown</source>
        <translation>Gegenüber dem Gezeigten</translation>
    </message>
    <message>
        <source>is shown</source>
        <translation>wird gezeigt</translation>
    </message>
    <message>
        <source>went on after the result</source>
        <translation>ging nach dem Ergebnis weiter</translation>
    </message>
    <message>
        <source>not seen in the start position</source>
        <translation>nicht in der Grundstellung gesehen</translation>
    </message>
    <message>
        <source>nothing is shown</source>
        <translation>nichts wird gezeigt</translation>
    </message>
    <message>
        <source>the same moves, {0} half-moves</source>
        <translation>dieselben Züge, {0} Halbzüge</translation>
    </message>
    <message>
        <source>differs from half-move {0} on</source>
        <translation>ab Halbzug {0} anders</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Grund (bleibt im Protokoll)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>in a few words</source>
        <translation>in wenigen Worten</translation>
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
        <source>I have read this</source>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Trotzdem ausführen</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>Step {0} of 2</source>
        <translation>Schritt {0} von 2</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Zuerst einen Grund angeben</translation>
    </message>
</context>
<context>
    <name>CorrectionDialog</name>
    <message>
        <source>Correct an earlier result</source>
        <translation>Früheres Ergebnis berichtigen</translation>
    </message>
    <message>
        <source>Round {0}, board {1}: {2} becomes {3}</source>
        <translation>Runde {0}, Brett {1}: {2} wird {3}</translation>
    </message>
    <message>
        <source>{0} against {1}</source>
        <translation>{0} gegen {1}</translation>
    </message>
    <message>
        <source>How far the correction reaches</source>
        <translation>Wie weit die Berichtigung reicht</translation>
    </message>
    <message>
        <source>Everything: standings and every pairing not yet played</source>
        <translation>Alles: Rangliste und jede noch nicht gespielte Paarung</translation>
    </message>
    <message>
        <source>Standings, and pairings from the next one that is made</source>
        <translation>Rangliste, und Paarungen ab der nächsten Auslosung</translation>
    </message>
    <message>
        <source>The rating report only; standings and pairings stay</source>
        <translation>Nur die Wertungsmeldung; Rangliste und Paarungen bleiben</translation>
    </message>
    <message>
        <source>In FIDE mode only the last two rounds change the standings</source>
        <translation>Im FIDE-Modus ändern nur die letzten zwei Runden die Rangliste</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Grund (bleibt im Protokoll)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>for example: both players say that Black won</source>
        <translation>zum Beispiel: Beide Spieler sagen, dass Schwarz gewann</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <translation>Ergebnis berichtigen</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Zuerst einen Grund angeben</translation>
    </message>
</context>
<context>
    <name>CoverField</name>
    <message>
        <source>Picture of the website</source>
        <translation>Bild der Website</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose the picture of the website</source>
        <translation>Bild der Website wählen</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Kein Bild</translation>
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
        <source>Later faults are written to the log only: {0}</source>
        <translation>Weitere Fehler stehen nur im Protokoll: {0}</translation>
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
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; {1}; · open game.</source>
        <translation>12w1: Weiß (w) oder Schwarz (s) gegen {0} 12, gewonnen. + und − kampflos; {1}; · offene Partie.</translation>
    </message>
    <message>
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; bye: pairing-allocated; bye 1, bye ½: requested; — absent; · open game.</source>
        <translation>12w1: Weiß (w) oder Schwarz (s) gegen den Spieler mit {0} 12, gewonnen. + und − kampflos; frei: Freilos; frei 1, frei ½: auf Wunsch; — abwesend; · offene Partie.</translation>
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
    <message>
        <source>2½ (2): game points, and match points in brackets; + and − match forfeited; · open match. Columns in the order of the rows.</source>
        <translation>2½ (2): Brettpunkte, in Klammern Mannschaftspunkte; + und − Wettkampf kampflos; · offener Wettkampf. Spalten in der Reihenfolge der Zeilen.</translation>
    </message>
    <message>
        <source>12w 2½ (2): White (w) or Black (b) on board 1 against team 12, game points, and match points in brackets. + and − match forfeited; bye: pairing-allocated; bye ½: requested; — absent; · open match.</source>
        <translation>12w 2½ (2): Weiß (w) oder Schwarz (s) an Brett 1 gegen Mannschaft 12, Brettpunkte, in Klammern Mannschaftspunkte. + und − Wettkampf kampflos; frei: Freilos der Auslosung; frei ½: beantragt; — abwesend; · offener Wettkampf.</translation>
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
        <translation>Zeilen in der Reihenfolge der Rangliste</translation>
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
        <translation>Noch keine Runde zu zeigen</translation>
    </message>
    <message>
        <source>Choose a later round above.</source>
        <translation>Wählen Sie oben eine spätere Runde.</translation>
    </message>
    <message>
        <source>The winner of each match goes on. Point at a match for what decided it.</source>
        <translation>Der Sieger jedes Wettkampfs kommt weiter. Zeigen Sie auf einen Wettkampf, um zu sehen, was ihn entschieden hat.</translation>
    </message>
</context>
<context>
    <name>DayField</name>
    <message>
        <source>From a calendar (F4)</source>
        <translation>Aus einem Kalender (F4)</translation>
    </message>
    <message>
        <source>“{0}” is no date; write {1}.</source>
        <translation>„{0}“ ist kein Datum; schreiben Sie zum Beispiel {1}.</translation>
    </message>
</context>
<context>
    <name>DecideDialog</name>
    <message>
        <source>Say why, for example: drawn on all boards, play-off after the round.</source>
        <translation>Sagen Sie, warum, zum Beispiel: alle Bretter remis, Stichkampf nach der Runde.</translation>
    </message>
</context>
<context>
    <name>DecideTieDialog</name>
    <message>
        <source>Say why, for example: all tie-break games drawn, lot as announced.</source>
        <translation>Sagen Sie warum, zum Beispiel: alle Stichpartien remis, Los wie ausgeschrieben.</translation>
    </message>
</context>
<context>
    <name>DenseTable</name>
    <message>
        <source>{0}: column headers</source>
        <translation>{0}: Spaltenköpfe</translation>
    </message>
    <message>
        <source>Copied with the headings; paste it into a spreadsheet.</source>
        <translation>Mit den Überschriften kopiert; in eine Tabellenkalkulation einfügen.</translation>
    </message>
    <message>
        <source>F4 sorts by a column.</source>
        <translation>F4 sortiert nach einer Spalte.</translation>
    </message>
    <message>
        <source>Sorted by {0}</source>
        <translation>Sortiert nach {0}</translation>
    </message>
</context>
<context>
    <name>DeskLink</name>
    <message>
        <source>desk of {0}, {1}</source>
        <translation>Arbeitsplatz von {0}, {1}</translation>
    </message>
    <message>
        <source>with the leading computer</source>
        <translation>mit dem leitenden Computer</translation>
    </message>
    <message>
        <source>The leading computer has everything; the copy on this one can be removed, or looked at until then.</source>
        <translation>Der leitende Computer hat alles; die Kopie auf diesem kann entfernt oder bis dahin angesehen werden.</translation>
    </message>
    <message>
        <source>This computer is no desk of the event any more</source>
        <translation>Dieser Computer ist kein Arbeitsplatz des Turniers mehr</translation>
    </message>
    <message>
        <source>Remove the copy</source>
        <translation>Kopie entfernen</translation>
    </message>
    <message>
        <source>The copy was removed from this computer.</source>
        <translation>Die Kopie wurde von diesem Computer entfernt.</translation>
    </message>
    <message>
        <source>The step that waited was refused: {0}</source>
        <translation>Der Schritt, der wartete, wurde abgelehnt: {0}</translation>
    </message>
    <message>
        <source>The step that waited is done.</source>
        <translation>Der Schritt, der wartete, ist getan.</translation>
    </message>
</context>
<context>
    <name>Desks</name>
    <message numerus="yes">
        <source>There are %n desks already: take some back.</source>
        <translation>
            <numerusform>Es gibt schon %n Arbeitsplatz: einen zurücknehmen.</numerusform>
            <numerusform>Es gibt schon %n Arbeitsplätze: einige zurücknehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A desk of this name is there already: the log would not tell them apart.</source>
        <translation>Einen Arbeitsplatz dieses Namens gibt es schon: Das Protokoll könnte sie nicht unterscheiden.</translation>
    </message>
    <message>
        <source>The invitation has ended.</source>
        <translation>Die Einladung ist beendet.</translation>
    </message>
    <message>
        <source>The leading computer has another version of the program.</source>
        <translation>Der leitende Computer hat eine andere Version des Programms.</translation>
    </message>
    <message>
        <source>This is done at the leading computer.</source>
        <translation>Das geschieht am leitenden Computer.</translation>
    </message>
</context>
<context>
    <name>DocumentOptions</name>
    <message>
        <source>Half points</source>
        <translation>Halbe Punkte</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} Punkt</translation>
    </message>
    <message>
        <source>Type size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Lists side by side</source>
        <translation>Listen nebeneinander</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Startnummer</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>Options of the document</source>
        <translation>Optionen des Dokuments</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>Ein Exemplar weniger</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>Ein Exemplar mehr</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Group of players</source>
        <translation>Spielergruppe</translation>
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
        <source>Portrait</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Quer</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>Eine Spalte</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>Zwei Spalten</translation>
    </message>
    <message>
        <source>Three columns</source>
        <translation>Drei Spalten</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Additional columns</source>
        <translation>Weitere Spalten</translation>
    </message>
    <message>
        <source>Group the list by</source>
        <translation>Liste gliedern nach</translation>
    </message>
    <message>
        <source>Results are written</source>
        <translation>Ergebnisse als</translation>
    </message>
    <message>
        <source>Opponents by</source>
        <translation>Gegner nach</translation>
    </message>
    <message>
        <source>Lines in the order of</source>
        <translation>Zeilen nach</translation>
    </message>
    <message>
        <source>Language of the paper</source>
        <translation>Sprache des Papiers</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Buchstaben der Figuren</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Wie die Sprache</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>The first {0}, as a test</source>
        <translation>Die ersten {0} zur Probe</translation>
    </message>
    <message>
        <source>First at each board</source>
        <translation>Zuerst an jedem Brett</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Heimmannschaft</translation>
    </message>
    <message>
        <source>White, as on the screen</source>
        <translation>Weiß, wie am Bildschirm</translation>
    </message>
    <message>
        <source>Room for pens</source>
        <translation>Platz für Stifte</translation>
    </message>
    <message>
        <source>Leave room for pens between the lines</source>
        <translation>Zwischen den Zeilen Platz für Stifte lassen</translation>
    </message>
    <message>
        <source>Grid lines</source>
        <translation>Gitterlinien</translation>
    </message>
    <message>
        <source>Draw lines around all cells</source>
        <translation>Linien um alle Zellen ziehen</translation>
    </message>
    <message>
        <source>The PDF says what headings and tables are (PDF/UA): for screen readers; the file is larger</source>
        <oldsource>The PDF says what headings and tables are (PDF/UA): for screen readers; up to twice as large</oldsource>
        <translation>Das PDF sagt, was Überschriften und Tabellen sind (PDF/UA): für Vorleseprogramme; die Datei ist größer</translation>
    </message>
    <message>
        <source>Accessible PDF</source>
        <translation>Barrierefreies PDF</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Runde {0}</translation>
    </message>
    <message>
        <source>Last round paired</source>
        <translation>Letzte ausgeloste Runde</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Additional columns: {0}</source>
        <translation>Weitere Spalten: {0}</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-ID</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE Standard</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE Schnellschach</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE Blitz</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Nationale Wertungszahl</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Geboren</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
</context>
<context>
    <name>DocumentOutlet</name>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
    <message>
        <source>Workbooks (*.xlsx)</source>
        <translation>Arbeitsmappen (*.xlsx)</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>Die Tabelle ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Pictures (*.svg)</source>
        <translation>Bilder (*.svg)</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
</context>
<context>
    <name>DocumentsPanel</name>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Feinwertungen</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Offiziell</translation>
    </message>
    <message>
        <source>Under the official ladder</source>
        <translation>Unter der offiziellen Feinwertungsleiter</translation>
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
        <source>To the queue</source>
        <translation>In die Druckliste</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Save each as a PDF in a folder…</source>
        <translation>Jedes als PDF in einen Ordner speichern…</translation>
    </message>
    <message>
        <source>Save every document in a folder…</source>
        <translation>Alle Dokumente in einen Ordner speichern…</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <translation>Als Webseite speichern…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern…</translation>
    </message>
    <message>
        <source>Save as a workbook…</source>
        <translation>Als Arbeitsmappe speichern…</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Paper, language and ½ like this for all documents</source>
        <translation>Papier, Sprache und ½ so für alle Dokumente</translation>
    </message>
    <message>
        <source>Usual options again</source>
        <translation>Wieder die üblichen Optionen</translation>
    </message>
    <message>
        <source>More that can be done with the document</source>
        <translation>Was man mit dem Dokument noch tun kann</translation>
    </message>
    <message>
        <source>Print queue</source>
        <translation>Druckliste</translation>
    </message>
    <message>
        <source>Paper, language and half points are now the same for all documents.</source>
        <translation>Papier, Sprache und halbe Punkte sind jetzt für alle Dokumente gleich.</translation>
    </message>
    <message>
        <source>{0} is opened by Alt+{1} now.</source>
        <translation>{0} öffnet sich jetzt mit Alt+{1}.</translation>
    </message>
    <message numerus="yes">
        <source>{0} is in the print queue, with %n document(s).</source>
        <translation>
            <numerusform>{0} ist in der Druckliste, mit %n Dokument.</numerusform>
            <numerusform>{0} ist in der Druckliste, mit %n Dokumenten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} (does not apply)</source>
        <translation>{0} (gilt hier nicht)</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>Runde {0}</translation>
    </message>
    <message>
        <source>no. {0}</source>
        <translation>Nr. {0}</translation>
    </message>
    <message>
        <source>No document of this pack applies now.</source>
        <translation>Kein Dokument dieses Pakets gilt jetzt.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Put it into the print queue</source>
        <translation>In die Druckliste legen</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>The print queue is empty: choose a document and press {0}, as often as you like.</source>
        <translation>Die Druckliste ist leer: Wählen Sie ein Dokument und drücken Sie {0}, so oft Sie mögen.</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Seiten werden vorbereitet…</translation>
    </message>
    <message>
        <source>There is nothing to print.</source>
        <translation>Es gibt nichts zu drucken.</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Seite {0} von {1}</translation>
    </message>
    <message>
        <source>Save as a picture (SVG)…</source>
        <translation>Als Bild speichern (SVG)…</translation>
    </message>
</context>
<context>
    <name>EditManyDialog</name>
    <message>
        <source>Edit several players</source>
        <translation>Mehrere Spieler bearbeiten</translation>
    </message>
    <message numerus="yes">
        <source>Edit %n player(s)</source>
        <translation>
            <numerusform>%n Spieler bearbeiten</numerusform>
            <numerusform>%n Spieler bearbeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Only what is ticked is changed.</source>
        <translation>Nur was angekreuzt ist, wird geändert.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Startgeld</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>Half-point</source>
        <translation>Halber Punkt</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>male</source>
        <translation>männlich</translation>
    </message>
    <message>
        <source>female</source>
        <translation>weiblich</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>Half-point byes</source>
        <translation>Halbpunkt-Freilose</translation>
    </message>
    <message>
        <source>Everybody has paid the whole fee</source>
        <translation>Alle haben das ganze Startgeld bezahlt</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>EditMenu</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Find on this page</source>
        <translation>Auf dieser Seite &amp;finden</translation>
    </message>
</context>
<context>
    <name>EditPlayerDialog</name>
    <message>
        <source>Player {0}</source>
        <translation>Spieler {0}</translation>
    </message>
    <message>
        <source>A changed rating counts in tie-breaks at once; pairing numbers stay until they are given anew.</source>
        <translation>Eine geänderte Wertungszahl zählt sofort in den Feinwertungen; Startnummern bleiben, bis sie neu vergeben werden.</translation>
    </message>
    <message>
        <source>Save, previous</source>
        <translation>Speichern, voriger</translation>
    </message>
    <message>
        <source>Save, next</source>
        <translation>Speichern, nächster</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>This is the first player shown</source>
        <translation>Das ist der erste der gezeigten Spieler</translation>
    </message>
    <message>
        <source>This is the last player shown</source>
        <translation>Das ist der letzte der gezeigten Spieler</translation>
    </message>
    <message>
        <source>{0}. Save again keeps it all the same.</source>
        <translation>{0}. Noch einmal Speichern behält ihn trotzdem.</translation>
    </message>
</context>
<context>
    <name>EligibilityDialog</name>
    <message>
        <source>Type from when until when a member may play; empty is without a limit.</source>
        <translation>Tippen Sie, von wann bis wann ein Mitglied spielen darf; leer heißt ohne Grenze.</translation>
    </message>
    <message>
        <source>Eligibility</source>
        <translation>Spielberechtigung</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>No. in the club&apos;s list</source>
        <translation>Nr. der Vereinsliste</translation>
    </message>
    <message>
        <source>Played above</source>
        <translation>Oben gespielt</translation>
    </message>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: „{1}“ ist keine Zahl.</translation>
    </message>
</context>
<context>
    <name>EngineDialog</name>
    <message>
        <source>Pairing engine</source>
        <translation>Auslosungsprogramm</translation>
    </message>
    <message>
        <source>gacrux, which comes with this program (Dutch system 2026)</source>
        <translation>gacrux, das mit diesem Programm kommt (Holländisches System 2026)</translation>
    </message>
    <message>
        <source>Another program: bbpPairings, or the .jar of JaVaFo</source>
        <translation>Ein anderes Programm: bbpPairings oder das .jar von JaVaFo</translation>
    </message>
    <message>
        <source>Path of the engine</source>
        <translation>Pfad des Auslosungsprogramms</translation>
    </message>
    <message>
        <source>Path of the program or .jar</source>
        <translation>Pfad des Programms oder .jar</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Longest time for one round, in minutes</source>
        <translation>Längste Zeit für eine Runde, in Minuten</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Less time</source>
        <translation>Weniger Zeit</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Mehr Zeit</translation>
    </message>
    <message>
        <source>When the time is over nothing has changed: another engine or pairing by hand is offered.</source>
        <translation>Ist die Zeit um, hat sich nichts geändert: Ein anderes Programm oder die Auslosung von Hand wird angeboten.</translation>
    </message>
    <message>
        <source>Use this engine</source>
        <translation>Dieses Programm verwenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>{0} works: it paired a small round in {1} s.</source>
        <translation>{0} geht: Eine kleine Runde war in {1} s ausgelost.</translation>
    </message>
    <message>
        <source>Trying it…</source>
        <translation>Wird ausprobiert…</translation>
    </message>
    <message>
        <source>Choose the engine</source>
        <translation>Auslosungsprogramm wählen</translation>
    </message>
    <message>
        <source>Try the engine first</source>
        <translation>Zuerst das Programm ausprobieren</translation>
    </message>
    <message>
        <source>Whatever engine pairs, its answer is checked against the rules before it is taken, and another engine pairs the round once more in the background.</source>
        <translation>Welches Programm auch auslost, seine Antwort wird an den Regeln geprüft, bevor sie gilt, und ein zweites lost die Runde im Hintergrund noch einmal aus.</translation>
    </message>
    <message>
        <source>tdapp&apos;s own (Dutch system 2026)</source>
        <translation>das eigene von tdapp (Holländisches System 2026)</translation>
    </message>
</context>
<context>
    <name>EventActions</name>
    <message>
        <source>&amp;Edit the event…</source>
        <translation>Turnier &amp;bearbeiten…</translation>
    </message>
    <message>
        <source>&amp;Regulations…</source>
        <translation>&amp;Ausschreibung…</translation>
    </message>
    <message>
        <source>&amp;Schedule…</source>
        <translation>&amp;Zeitplan…</translation>
    </message>
    <message>
        <source>&amp;Print the regulations…</source>
        <translation>Ausschreibung &amp;drucken…</translation>
    </message>
    <message>
        <source>&amp;Work together…</source>
        <translation>&amp;Zusammenarbeiten…</translation>
    </message>
    <message>
        <source>G&amp;o public…</source>
        <translation>An die Öffentlichk&amp;eit…</translation>
    </message>
    <message>
        <source>&amp;Add a section…</source>
        <translation>&amp;Gruppe hinzufügen…</translation>
    </message>
    <message>
        <source>Re&amp;name the section…</source>
        <translation>Gruppe &amp;umbenennen…</translation>
    </message>
    <message>
        <source>Re&amp;move the section…</source>
        <translation>Gruppe &amp;entfernen…</translation>
    </message>
    <message>
        <source>Pri&amp;zes…</source>
        <translation>Prei&amp;se…</translation>
    </message>
    <message>
        <source>&amp;Logo and header lines…</source>
        <translation>&amp;Logo und Kopfzeilen…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Zuerst ein Turnier öffnen</translation>
    </message>
    <message>
        <source>Pu&amp;blish…</source>
        <translation>Ver&amp;öffentlichen…</translation>
    </message>
    <message>
        <source>Live &amp;boards…</source>
        <translation>Live-&amp;Bretter…</translation>
    </message>
</context>
<context>
    <name>EventFactsDialog</name>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Event and officials</source>
        <translation>Turnier und Offizielle</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>Ver&amp;band</translation>
    </message>
    <message>
        <source>F&amp;irst day</source>
        <translation>E&amp;rster Tag</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>&amp;Letzter Tag</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>Bedenk&amp;zeit</translation>
    </message>
    <message>
        <source>Add an official</source>
        <translation>Offiziellen hinzufügen</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Offizielle</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>EventPanel</name>
    <message>
        <source>Edit the event…</source>
        <translation>Turnier bearbeiten…</translation>
    </message>
    <message>
        <source>Edit the regulations…</source>
        <translation>Ausschreibung bearbeiten…</translation>
    </message>
    <message>
        <source>Pairing rules…</source>
        <translation>Auslosungsregeln…</translation>
    </message>
    <message>
        <source>Go on by another system…</source>
        <translation>Nach einem anderen System weiter…</translation>
    </message>
    <message>
        <source>The rounds that are paired stay; the next ones are paired by a system of your choice</source>
        <translation>Die ausgelosten Runden bleiben; die nächsten werden nach einem System Ihrer Wahl ausgelost</translation>
    </message>
    <message>
        <source>Edit the schedule…</source>
        <translation>Zeitplan bearbeiten…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the regulations as text</source>
        <translation>Ausschreibung als Text kopieren</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Show the players</source>
        <translation>Spieler zeigen</translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation>Feinwertungsleiter öffnen</translation>
    </message>
    <message>
        <source>Show the standings</source>
        <translation>Rangliste zeigen</translation>
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
        <source>Regulations</source>
        <translation>Ausschreibung</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation>Turnier ohne Namen</translation>
    </message>
    <message>
        <source>Round 1 is paired: system, points and the value of the bye are locked.</source>
        <translation>Runde 1 ist ausgelost: System, Punkte und der Wert des Freiloses sind gesperrt.</translation>
    </message>
    <message>
        <source>There are no players yet</source>
        <translation>Es gibt noch keine Spieler</translation>
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
        <source>Paired</source>
        <translation>Ausgelost</translation>
    </message>
    <message>
        <source>up to round {0}</source>
        <translation>bis Runde {0}</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>final</source>
        <translation>endgültig</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>vorläufig</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>FIDE mode</source>
        <translation>FIDE-Modus</translation>
    </message>
    <message>
        <source>outside FIDE mode</source>
        <translation>außerhalb des FIDE-Modus</translation>
    </message>
    <message>
        <source>Mon</source>
        <translation>Mo</translation>
    </message>
    <message>
        <source>Tue</source>
        <translation>Di</translation>
    </message>
    <message>
        <source>Wed</source>
        <translation>Mi</translation>
    </message>
    <message>
        <source>Thu</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>Fri</source>
        <translation>Fr</translation>
    </message>
    <message>
        <source>Sat</source>
        <translation>Sa</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>So</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Runde {0}</translation>
    </message>
    <message>
        <source>default time {0} min</source>
        <translation>Karenzzeit {0} min</translation>
    </message>
    <message>
        <source>No dates of rounds yet.</source>
        <translation>Noch keine Rundentermine.</translation>
    </message>
    <message>
        <source>The rounds so far were paired by the {0}. They stay as they are.</source>
        <translation>Die bisherigen Runden wurden nach dem {0} ausgelost. Sie bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Go on by another system</source>
        <translation>Nach einem anderen System weiter</translation>
    </message>
    <message>
        <source>Change the pairing system?</source>
        <translation>Das Auslosungssystem ändern?</translation>
    </message>
    <message>
        <source>Regulations – {0}</source>
        <translation>Ausschreibung – {0}</translation>
    </message>
    <message>
        <source>The regulations were copied.</source>
        <translation>Die Ausschreibung wurde kopiert.</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Preview the regulations, print them or save them as PDF</source>
        <translation>Die Ausschreibung ansehen, drucken oder als PDF speichern</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
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
        <source>How ties are broken</source>
        <translation>So wird Gleichstand gebrochen</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Runde {0}: {1}</translation>
    </message>
    <message>
        <source>Default time: {0} minutes.</source>
        <translation>Karenzzeit: {0} Minuten.</translation>
    </message>
    <message>
        <source>Place: {0}.</source>
        <translation>Ort: {0}.</translation>
    </message>
    <message>
        <source>Dates: {0}.</source>
        <translation>Termin: {0}.</translation>
    </message>
    <message>
        <source>Chief arbiter: {0}.</source>
        <translation>Hauptschiedsrichter: {0}.</translation>
    </message>
    <message>
        <source>Deputies: {0}.</source>
        <translation>Stellvertreter: {0}.</translation>
    </message>
    <message>
        <source>Time control in the report: {0}.</source>
        <translation>Bedenkzeit im Turnierbericht: {0}.</translation>
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
        <translation>Wert dieser Feinwertung</translation>
    </message>
    <message>
        <source>Sum if every game not played were lost</source>
        <translation>Summe, wenn jede nicht gespielte Partie verloren wäre</translation>
    </message>
    <message>
        <source>Sum if every game not played were won</source>
        <translation>Summe, wenn jede nicht gespielte Partie gewonnen wäre</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Mind.</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Höchst.</translation>
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
        <source>About this tie-break</source>
        <translation>Über diese Feinwertung</translation>
    </message>
    <message>
        <source>Print this calculation</source>
        <translation>Diese Rechnung drucken</translation>
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
        <source>Points and tie-breaks of this line</source>
        <translation>Punkte und Feinwertungen dieser Zeile</translation>
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
        <source>Among the tied (· have not met)</source>
        <translation>Unter den Punktgleichen (· nicht gegeneinander)</translation>
    </message>
    <message>
        <source>Points after round {0}: {1}</source>
        <oldsource>{0} points after round {1}</oldsource>
        <translation>Punkte nach Runde {0}: {1}</translation>
    </message>
    <message>
        <source>Crosstable of the tied</source>
        <translation>Kreuztabelle der Punktgleichen</translation>
    </message>
    <message>
        <source>Who is tied</source>
        <translation>Punktgleiche</translation>
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
        <source>Unplayed games: {0}</source>
        <translation>Ungespielte Partien: {0}</translation>
    </message>
    <message numerus="yes">
        <source>Still tied when this rung is reached (%n)</source>
        <translation>
            <numerusform>Bei dieser Stufe noch gleich (%n)</numerusform>
            <numerusform>Bei dieser Stufe noch gleich (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody was tied with this line when this rung is reached</source>
        <translation>Bei dieser Stufe war niemand mit dieser Zeile gleich</translation>
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
    <message>
        <source>The table that was copied is being read…</source>
        <translation>Die kopierte Tabelle wird gelesen…</translation>
    </message>
    <message>
        <source>The event is being fetched…</source>
        <translation>Das Turnier wird geholt…</translation>
    </message>
    <message>
        <source>The practice event is being made…</source>
        <translation>Das Übungsturnier wird gemacht…</translation>
    </message>
    <message>
        <source>Hand over to another computer</source>
        <translation>An einen anderen Computer übergeben</translation>
    </message>
    <message>
        <source>What the other computer is called (the log keeps it):</source>
        <translation>Wie der andere Computer heißt (das Protokoll hält es fest):</translation>
    </message>
    <message>
        <source>The event was not handed over</source>
        <translation>Das Turnier wurde nicht übergeben</translation>
    </message>
    <message>
        <source>Handed over to {0}: go on there with {1}, and not here.</source>
        <translation>An {0} übergeben: Machen Sie dort mit {1} weiter und nicht hier.</translation>
    </message>
    <message>
        <source>{0} is open in another window</source>
        <translation>{0} ist in einem anderen Fenster offen</translation>
    </message>
    <message>
        <source>You can look at it here: this window shows what the other one writes, and changes nothing.</source>
        <translation>Sie können es hier ansehen: Dieses Fenster zeigt, was das andere schreibt, und ändert nichts.</translation>
    </message>
    <message>
        <source>Open it to look at</source>
        <translation>Zum Ansehen öffnen</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>{0} wird gelesen…</translation>
    </message>
    <message>
        <source>These files cannot be imported as one event</source>
        <translation>Diese Dateien können nicht als ein Turnier importiert werden</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are being read…</source>
        <translation>
            <numerusform>%n Datei wird gelesen…</numerusform>
            <numerusform>%n Dateien werden gelesen…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… und %n weiterer</numerusform>
            <numerusform>… und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was created. It can be imported all the same: a game that only one player states is completed or becomes a bye worth the same, results count and not the points column. Every contradiction is listed in the review and noted in the tournament report.</source>
        <translation>Es wurde nichts angelegt. Die Datei kann trotzdem importiert werden: Eine Partie, die nur ein Spieler nennt, wird ergänzt oder zu einem Freilos mit denselben Punkten; es zählen die Ergebnisse, nicht die Punktespalte. Jeder Widerspruch steht in der Durchsicht und im Turnierbericht.</translation>
    </message>
    <message>
        <source>{0} contradicts itself</source>
        <translation>{0} widerspricht sich</translation>
    </message>
    <message>
        <source>Import it all the same…</source>
        <translation>Trotzdem importieren…</translation>
    </message>
    <message>
        <source>Nothing was created or changed.</source>
        <translation>Nichts wurde angelegt oder geändert.</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>Zeile {0}, Spalte {1}: {2}</translation>
    </message>
    <message>
        <source>Name of the event file</source>
        <translation>Name der Turnierdatei</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Turnierdateien (*.tdb)</translation>
    </message>
    <message>
        <source>That name is taken</source>
        <translation>Der Name ist vergeben</translation>
    </message>
    <message>
        <source>{0} exists already. Nothing was changed; choose another name.</source>
        <translation>{0} gibt es schon. Nichts wurde geändert; bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>What was copied cannot be imported</source>
        <translation>Das Kopierte kann nicht importiert werden</translation>
    </message>
    <message>
        <source>Reports, tables, games, JSON ({endings});;All files (*)</source>
        <translation>Berichte, Tabellen, Partien, JSON ({endings});;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The demo event is being opened…</source>
        <translation>Das Vorführturnier wird geöffnet…</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>{0} wird geöffnet…</translation>
    </message>
    <message>
        <source>{0} is being written…</source>
        <translation>{0} wird geschrieben…</translation>
    </message>
</context>
<context>
    <name>FileCheck</name>
    <message>
        <source>Check the event file</source>
        <translation>Turnierdatei prüfen</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Turnierdateien (*.tdb)</translation>
    </message>
    <message>
        <source>{0} is being checked…</source>
        <translation>{0} wird geprüft…</translation>
    </message>
    <message>
        <source>THIS FILE IS NOT AS IT WAS LEFT: something else has changed it. Check the event file now.</source>
        <translation>DIESE DATEI IST NICHT, WIE SIE WAR: Etwas anderes hat sie geändert. Prüfen Sie jetzt die Turnierdatei.</translation>
    </message>
    <message>
        <source>{0} is not as it was left</source>
        <translation>{0} ist nicht, wie sie war</translation>
    </message>
    <message>
        <source>Something else than this program has changed it: a disk, another program, a sync folder.</source>
        <translation>Etwas anderes als dieses Programm hat sie geändert: eine Festplatte, ein anderes Programm, ein Abgleich-Ordner.</translation>
    </message>
    <message>
        <source>The check names every row that differs from the log, and the newest good copy.</source>
        <translation>Die Prüfung nennt jede Zeile, die vom Protokoll abweicht, und die neueste gute Kopie.</translation>
    </message>
    <message>
        <source>{0}: everything is as it was entered.</source>
        <translation>{0}: Alles ist, wie es eingegeben wurde.</translation>
    </message>
</context>
<context>
    <name>FileMenu</name>
    <message>
        <source>&amp;New event…</source>
        <translation>&amp;Neues Turnier…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
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
        <source>&amp;Hand over to another computer…</source>
        <translation>An einen anderen Computer &amp;übergeben…</translation>
    </message>
    <message>
        <source>&amp;Export a tournament report…</source>
        <translation>Turnierbericht &amp;exportieren…</translation>
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
        <source>No file opened yet</source>
        <translation>Noch keine Datei geöffnet</translation>
    </message>
    <message>
        <source>Report for the &amp;rating officer…</source>
        <translation>Bericht für den &amp;Wertungsreferenten…</translation>
    </message>
    <message>
        <source>Chec&amp;k the event file…</source>
        <translation>Turnierdatei &amp;prüfen…</translation>
    </message>
    <message>
        <source>Im&amp;port a copied crosstable</source>
        <translation>Ko&amp;pierte Kreuztabelle importieren</translation>
    </message>
</context>
<context>
    <name>FinesDialog</name>
    <message>
        <source>Fine of {0}</source>
        <translation>Geldbuße von {0}</translation>
    </message>
    <message>
        <source>It stands on the match sheet and below the table, with its reason.</source>
        <translation>Sie steht mit ihrem Grund auf dem Spielbericht und unter der Tabelle.</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>A new fine</source>
        <translation>Eine neue Geldbuße</translation>
    </message>
    <message>
        <source>Take back: round {0}, {1} ({2})</source>
        <translation>Zurücknehmen: Runde {0}, {1} ({2})</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>FixturesDialog</name>
    <message>
        <source>Type day, hour and place; without a day that of the round counts. A postponed match holds up nobody.</source>
        <translation>Tippen Sie Tag, Uhrzeit und Ort; ohne Tag gilt der der Runde. Ein verlegter Wettkampf hält niemanden auf.</translation>
    </message>
    <message>
        <source>Fixtures</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Heimmannschaft</translation>
    </message>
    <message>
        <source>Away team</source>
        <translation>Gastmannschaft</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Spielort</translation>
    </message>
    <message>
        <source>Postponed</source>
        <translation>Verlegt</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>Save as a calendar…</source>
        <translation>Als Kalender speichern…</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Zeile {0}</translation>
    </message>
    <message>
        <source>Save as a calendar</source>
        <translation>Als Kalender speichern</translation>
    </message>
    <message>
        <source>Calendars (*.ics)</source>
        <translation>Kalender (*.ics)</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Gespeichert: {0}</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: „{1}“ ist keine Zahl.</translation>
    </message>
</context>
<context>
    <name>FoundElsewhere</name>
    <message>
        <source>Go there</source>
        <translation>Dorthin</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Gruppe {0}</translation>
    </message>
    <message>
        <source>Not in this section, but in {0}: {1}</source>
        <translation>Nicht in dieser Gruppe, aber in {0}: {1}</translation>
    </message>
</context>
<context>
    <name>FromTableDialog</name>
    <message>
        <source>New section from a table</source>
        <translation>Neue Gruppe aus einer Tabelle</translation>
    </message>
    <message>
        <source>Places are seeds: all first places come first, then all second ones. The old sections stay.</source>
        <translation>Plätze sind Setzplätze: erst alle ersten Plätze, dann alle zweiten. Die alten Gruppen bleiben.</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Stichkampf</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Gruppe {0}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>for example 1-8; empty: everybody</source>
        <translation>zum Beispiel 1-8; leer: alle</translation>
    </message>
    <message>
        <source>&amp;Places of each</source>
        <translation>&amp;Plätze einer jeden</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>In &amp;groups of</source>
        <translation>In &amp;Gruppen zu</translation>
    </message>
    <message>
        <source>Players of a group</source>
        <translation>Personen einer Gruppe</translation>
    </message>
    <message>
        <source>Fewer players</source>
        <translation>Weniger Personen</translation>
    </message>
    <message>
        <source>More players</source>
        <translation>Mehr Personen</translation>
    </message>
    <message>
        <source>Add the section</source>
        <translation>Gruppe hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Give the new section a name.</source>
        <translation>Geben Sie der neuen Gruppe einen Namen.</translation>
    </message>
    <message>
        <source>Choose a section to take the players from.</source>
        <translation>Wählen Sie eine Gruppe, aus der die Personen kommen.</translation>
    </message>
    <message>
        <source>Write places as 1-8.</source>
        <translation>Schreiben Sie Plätze wie 1-8.</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Next move, then Enter</source>
        <translation>Nächster Zug, dann Eingabe</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Buchstaben der Figuren</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Figurinen</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Brett drehen</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One half-move back</source>
        <translation>Einen Halbzug zurück</translation>
    </message>
    <message>
        <source>One half-move on</source>
        <translation>Einen Halbzug weiter</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Zum letzten Zug</translation>
    </message>
    <message>
        <source>Copy the position (FEN)</source>
        <translation>Stellung kopieren (FEN)</translation>
    </message>
    <message>
        <source>Take back from here</source>
        <translation>Ab hier zurücknehmen</translation>
    </message>
    <message>
        <source>Remove the move shown and all after it</source>
        <translation>Den gezeigten Zug und alle danach entfernen</translation>
    </message>
    <message>
        <source>Keep the moves</source>
        <translation>Züge behalten</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Not understood, kept as it came: {0}</source>
        <translation>Nicht verstanden, aufbewahrt wie es kam: {0}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Weiß am Zug</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Schwarz am Zug</translation>
    </message>
    <message>
        <source>Choose a move first</source>
        <translation>Erst einen Zug wählen</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Round and board</source>
        <translation>Runde und Brett</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>no board</source>
        <translation>kein Brett</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Recorded moves</source>
        <translation>Aufgezeichnete Züge</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Entered or corrected by hand</source>
        <translation>Von Hand eingegeben oder berichtigt</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Übernommen von</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>White’s sheet</source>
        <translation>Formular von Weiß</translation>
    </message>
    <message>
        <source>Black’s sheet</source>
        <translation>Formular von Schwarz</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Genommen</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>only on White’s sheet</source>
        <translation>nur auf dem Formular von Weiß</translation>
    </message>
    <message>
        <source>only on Black’s sheet</source>
        <translation>nur auf dem Formular von Schwarz</translation>
    </message>
    <message>
        <source>Black’s sheet cannot be played here</source>
        <translation>das Formular von Schwarz ist hier nicht spielbar</translation>
    </message>
    <message>
        <source>White’s sheet cannot be played here</source>
        <translation>das Formular von Weiß ist hier nicht spielbar</translation>
    </message>
    <message>
        <source>both can be played; with White’s the game goes on</source>
        <translation>beides ist spielbar; mit dem von Weiß geht die Partie weiter</translation>
    </message>
    <message>
        <source>both can be played; with Black’s the game goes on</source>
        <translation>beides ist spielbar; mit dem von Schwarz geht die Partie weiter</translation>
    </message>
    <message>
        <source>neither can be played</source>
        <translation>keines ist spielbar</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>Die Runde davor</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Die nächste Runde</translation>
    </message>
    <message>
        <source>Find by name or board</source>
        <translation>Nach Name oder Brett suchen</translation>
    </message>
    <message>
        <source>P&amp;aste games (PGN)…</source>
        <translation>P&amp;artien einfügen (PGN)…</translation>
    </message>
    <message>
        <source>&amp;Games of the round as PGN…</source>
        <translation>&amp;Partien der Runde als PGN…</translation>
    </message>
    <message>
        <source>&amp;Pairings for e-board software…</source>
        <translation>Paarungen für &amp;E-Board-Programme…</translation>
    </message>
    <message>
        <source>&amp;Compare sources…</source>
        <translation>Quellen ver&amp;gleichen…</translation>
    </message>
    <message>
        <source>Show what sta&amp;nds on the e-boards</source>
        <translation>Zeigen, was auf den E-Boards &amp;steht</translation>
    </message>
    <message>
        <source>Gi&amp;ve the game to a board…</source>
        <translation>Partie einem Brett &amp;zuordnen…</translation>
    </message>
    <message>
        <source>&amp;Take the game from its board</source>
        <translation>Partie vom Brett &amp;lösen</translation>
    </message>
    <message>
        <source>&amp;Remove the record…</source>
        <translation>Aufzeichnung &amp;entfernen…</translation>
    </message>
    <message>
        <source>Import games…</source>
        <translation>Partien einlesen…</translation>
    </message>
    <message>
        <source>Two scoresheets…</source>
        <translation>Zwei Formulare…</translation>
    </message>
    <message>
        <source>Put the game together from both sheets</source>
        <translation>Die Partie aus beiden Formularen zusammensetzen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More that can be done with games</source>
        <translation>Was sonst mit Partien geht</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>Anzusehen</translation>
    </message>
    <message>
        <source>I look after this</source>
        <translation>Ich kümmere mich</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>No round is paired yet</source>
        <translation>Noch keine Runde ausgelost</translation>
    </message>
    <message>
        <source>Games are kept at the boards of a round: import a PGN, or enter moves from the scoresheets.</source>
        <translation>Partien gehören zu den Brettern einer Runde: eine PGN-Datei einlesen oder Züge von den Formularen eingeben.</translation>
    </message>
    <message>
        <source>{0} of {1} games recorded, {2} to look at</source>
        <translation>{0} von {1} Partien aufgezeichnet, {2} anzusehen</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>kein Ergebnis</translation>
    </message>
    <message>
        <source>Round {0}, board {1}</source>
        <translation>Runde {0}, Brett {1}</translation>
    </message>
    <message>
        <source>This game belongs to no board of the round</source>
        <translation>Diese Partie gehört zu keinem Brett der Runde</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Partien einlesen</translation>
    </message>
    <message>
        <source>Games (*.pgn);;All files (*)</source>
        <translation>Partien (*.pgn);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>There is no text on the clipboard: copy the games as PGN.</source>
        <translation>In der Zwischenablage steht kein Text: Kopieren Sie die Partien als PGN.</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>Games of the round</source>
        <translation>Partien der Runde</translation>
    </message>
    <message>
        <source>Pairings for e-board software</source>
        <translation>Paarungen für E-Board-Programme</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Partien (*.pgn)</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Geschrieben: {0}</translation>
    </message>
    <message>
        <source>No source has said anything here</source>
        <translation>Hier hat keine Quelle etwas gesagt</translation>
    </message>
    <message>
        <source>Every e-board was seen in the start position</source>
        <translation>Jedes E-Board wurde in der Grundstellung gesehen</translation>
    </message>
    <message>
        <source>Give the game to a board</source>
        <translation>Partie einem Brett zuordnen</translation>
    </message>
    <message>
        <source>Number of the board:</source>
        <translation>Nummer des Bretts:</translation>
    </message>
    <message>
        <source>This round has no board {0}.</source>
        <translation>Diese Runde hat kein Brett {0}.</translation>
    </message>
    <message>
        <source>Replace the game of board {0}?</source>
        <translation>Partie an Brett {0} ersetzen?</translation>
    </message>
    <message>
        <source>This is board…</source>
        <translation>Das ist Brett…</translation>
    </message>
    <message>
        <source>Choose an alert first</source>
        <translation>Erst einen Hinweis wählen</translation>
    </message>
    <message>
        <source>Who looks after this?</source>
        <translation>Wer kümmert sich darum?</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Keep what came</source>
        <translation>Gekommenes behalten</translation>
    </message>
    <message>
        <source>Write the games of the source into the event</source>
        <translation>Die Partien der Quelle ins Turnier schreiben</translation>
    </message>
    <message>
        <source>watching {0}</source>
        <translation>beobachtet {0}</translation>
    </message>
    <message>
        <source>delayed file in {0}</source>
        <translation>verzögerte Datei in {0}</translation>
    </message>
    <message>
        <source>Replace recorded games?</source>
        <translation>Aufgezeichnete Partien ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Broadcast: delay and notice…</source>
        <translation>Übertra&amp;gung: Verzögerung und Zeile…</translation>
    </message>
    <message>
        <source>Publish moves at once?</source>
        <translation>Züge sofort veröffentlichen?</translation>
    </message>
    <message>
        <source>No game is recorded at this board</source>
        <translation>An diesem Brett ist keine Partie aufgezeichnet</translation>
    </message>
    <message>
        <source>This game has its board</source>
        <translation>Diese Partie hat ihr Brett</translation>
    </message>
    <message>
        <source>This game has no board</source>
        <translation>Diese Partie hat kein Brett</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Ergebnis eintragen</translation>
    </message>
    <message>
        <source>Enter {0}</source>
        <translation>{0} eintragen</translation>
    </message>
</context>
<context>
    <name>GoPublicDialog</name>
    <message>
        <source>Go public</source>
        <translation>An die Öffentlichkeit</translation>
    </message>
    <message>
        <source>Moves leave this computer after the delay of the section, on every way.</source>
        <translation>Züge verlassen diesen Computer auf jedem Weg nach der Verzögerung der Gruppe.</translation>
    </message>
    <message>
        <source>Live boards…</source>
        <translation>Live-Bretter…</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Veröffentlichen…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Ordner wählen…</translation>
    </message>
    <message>
        <source>In the hall</source>
        <translation>Im Saal</translation>
    </message>
    <message>
        <source>pages for telephones and the wall, from this computer</source>
        <translation>Seiten für Telefone und die Wand, von diesem Computer</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Website</translation>
    </message>
    <message>
        <source>pairings, standings and games for your web host</source>
        <translation>Paarungen, Ranglisten und Partien für Ihren Webspace</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>one PGN a round, for chess.com, FTP and other broadcasters</source>
        <translation>eine PGN-Datei je Runde, für chess.com, FTP und andere Übertragungen</translation>
    </message>
    <message>
        <source>Lichess</source>
        <translation>Lichess</translation>
    </message>
    <message>
        <source>Lichess asks here</source>
        <translation>Lichess fragt hier ab</translation>
    </message>
    <message>
        <source>&amp;Round of the broadcast</source>
        <translation>&amp;Runde der Übertragung</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Keep the token</source>
        <translation>Token behalten</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Token</translation>
    </message>
    <message>
        <source>Either Lichess asks at the address, or this program pushes with your token (study:write). The token lies in the keyring of this computer, never in the event.</source>
        <translation>Entweder fragt Lichess die Adresse ab, oder dieses Programm sendet mit Ihrem Token (study:write). Das Token liegt im Schlüsselbund dieses Computers, nie im Turnier.</translation>
    </message>
    <message>
        <source>What Lichess would show, and what was pushed</source>
        <translation>Was Lichess zeigen würde, und was gesendet wurde</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Probelauf</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Delayed file for broadcasters</source>
        <translation>Verzögerte Datei für Übertragungen</translation>
    </message>
    <message>
        <source>Each round is kept in {0}.</source>
        <translation>Jede Runde liegt in {0}.</translation>
    </message>
    <message>
        <source>Only where the live boards have a public name: a tunnel, or a proxy on your server.</source>
        <translation>Nur wo die Live-Bretter einen öffentlichen Namen haben: durch einen Tunnel oder einen Proxy auf Ihrem Server.</translation>
    </message>
</context>
<context>
    <name>GroupFilter</name>
    <message>
        <source>Players of a category</source>
        <translation>Spieler einer Kategorie</translation>
    </message>
    <message>
        <source>Show the players of one category only</source>
        <translation>Nur die Spieler einer Kategorie zeigen</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Take me there</source>
        <translation>Dorthin</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>No more cards</source>
        <translation>Keine Karten mehr</translation>
    </message>
    <message>
        <source>{0} of {1}: {2}</source>
        <translation>{0} von {1}: {2}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>HandModel</name>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>nothing entered</source>
        <translation>nichts eingegeben</translation>
    </message>
    <message>
        <source>“{0}” is not a place; places are whole numbers from 1.</source>
        <translation>„{0}“ ist kein Platz; Plätze sind ganze Zahlen ab 1.</translation>
    </message>
    <message>
        <source>“{0}” is not a value; write a number such as 2.5.</source>
        <translation>„{0}“ ist kein Wert; schreiben Sie eine Zahl wie 2.5.</translation>
    </message>
    <message>
        <source>Place by hand</source>
        <translation>Platz von Hand</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
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
        <source>Place before this rung is reached; shared places are ties</source>
        <translation>Platz vor dieser Stufe; geteilte Plätze sind Gleichstände</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Type a number; Enter goes to the next line, Del empties the field.</source>
        <translation>Tippen Sie eine Zahl; Eingabe geht zur nächsten Zeile, Entf leert das Feld.</translation>
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
        <source>Using the program</source>
        <translation>Mit dem Programm arbeiten</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Feinwertungen</translation>
    </message>
    <message>
        <source>Policies for unplayed games</source>
        <translation>Regeln für ungespielte Partien</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Seite des Handbuchs</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <translation>Zurück zur vorigen Seite</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) found</source>
        <translation>
            <numerusform>%n Seite gefunden</numerusform>
            <numerusform>%n Seiten gefunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportGamesDialog</name>
    <message>
        <source>Import games</source>
        <translation>Partien einlesen</translation>
    </message>
    <message>
        <source>Games of {0}</source>
        <translation>Partien aus {0}</translation>
    </message>
    <message>
        <source>Each game goes to the board of its players. What is wrong is kept as a doubt.</source>
        <translation>Jede Partie kommt an das Brett ihrer Spieler. Was falsch ist, bleibt als zweifelhaft stehen.</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Buchstaben der Figuren</translation>
    </message>
    <message>
        <source>as each game proves</source>
        <translation>wie jede Partie zeigt</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>Welche Runde</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>wie in der Datei</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Runde {0}</translation>
    </message>
    <message>
        <source>Letters:</source>
        <translation>Buchstaben:</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>Runde:</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Partien der Datei</translation>
    </message>
    <message>
        <source>Keep these games</source>
        <translation>Diese Partien behalten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>In dieser Datei ist keine Partie.</translation>
    </message>
    <message>
        <source>There is nothing new in this file</source>
        <translation>In dieser Datei ist nichts Neues</translation>
    </message>
    <message>
        <source>Replace recorded games?</source>
        <translation>Aufgezeichnete Partien ersetzen?</translation>
    </message>
    <message>
        <source>Games: {0}, to be kept: {1}, to look at: {2}</source>
        <translation>Partien: {0}, davon neu: {1}, anzusehen: {2}</translation>
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
        <translation>Die Datei sagt alles selbst: Nichts wurde angenommen oder repariert.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>I have read what to check: import the rounds all the same, and note it</source>
        <translation>Ich habe gelesen, was zu prüfen ist: die Runden trotzdem übernehmen und vermerken</translation>
    </message>
    <message>
        <source>Each of these becomes a ### line of the tournament report.</source>
        <translation>Jede davon wird eine ###-Zeile des Turnierberichts.</translation>
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
    <message>
        <source>Tick the box above first: the file breaks rules of pairing.</source>
        <translation>Erst das Kästchen darüber ankreuzen: Die Datei verstößt gegen Auslosungsregeln.</translation>
    </message>
</context>
<context>
    <name>JobList</name>
    <message>
        <source>Documents in it</source>
        <translation>Dokumente darin</translation>
    </message>
    <message>
        <source>Documents in the pack</source>
        <translation>Dokumente im Paket</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Add a document</source>
        <translation>Dokument hinzufügen</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>Ein Exemplar weniger</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>Ein Exemplar mehr</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join an event</source>
        <translation>An einem Turnier mitarbeiten</translation>
    </message>
    <message>
        <source>Another computer leads it and has invited this one: Event &gt; Work together…, on its screen.</source>
        <translation>Ein anderer Computer führt es und hat diesen eingeladen: Turnier &gt; Zusammenarbeiten…, auf dessen Bildschirm.</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Code</translation>
    </message>
    <message>
        <source>Figures to compare</source>
        <translation>Ziffern zum Vergleichen</translation>
    </message>
    <message>
        <source>Are these the figures on the screen of the leading computer? If not, somebody else answers at this address: do not join.</source>
        <translation>Sind das die Ziffern auf dem Bildschirm des leitenden Computers? Wenn nicht, antwortet unter dieser Adresse jemand anderes: nicht mitarbeiten.</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>They are the &amp;same: join</source>
        <translation>Sie sind &amp;gleich: mitarbeiten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Fill in the address and the code first.</source>
        <translation>Zuerst Adresse und Code ausfüllen.</translation>
    </message>
    <message>
        <source>The leading computer is being asked…</source>
        <translation>Der leitende Computer wird gefragt…</translation>
    </message>
</context>
<context>
    <name>KeizerDialog</name>
    <message>
        <source>Shares are of the value of a place. What is announced holds for the whole season.</source>
        <translation>Anteile sind solche vom Wert eines Platzes. Was angekündigt ist, gilt für die ganze Saison.</translation>
    </message>
    <message>
        <source>Rounds are paired: only shares can still change, with a reason.</source>
        <translation>Runden sind ausgelost: Nur Anteile können sich noch ändern, mit einer Begründung.</translation>
    </message>
    <message>
        <source>Keizer system</source>
        <translation>Keizer-System</translation>
    </message>
    <message>
        <source>Ready parameters</source>
        <translation>Fertige Parameter</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>&amp;As in</source>
        <translation>&amp;Wie</translation>
    </message>
    <message>
        <source>All of it…</source>
        <translation>Alles…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;First place is worth</source>
        <translation>Der &amp;erste Platz ist wert</translation>
    </message>
    <message>
        <source>a multiple of the last, rounded down</source>
        <translation>ein Vielfaches des letzten, abgerundet</translation>
    </message>
    <message>
        <source>a multiple of the last, halves rounded to even</source>
        <translation>ein Vielfaches des letzten, Halbe zur geraden Zahl gerundet</translation>
    </message>
    <message>
        <source>as much as there are players</source>
        <translation>so viel, wie es Spieler gibt</translation>
    </message>
    <message>
        <source>twice as much as there are players</source>
        <translation>doppelt so viel, wie es Spieler gibt</translation>
    </message>
    <message>
        <source>&amp;Bye of who is left over</source>
        <translation>&amp;Freilos</translation>
    </message>
    <message>
        <source>&amp;Excused absence</source>
        <translation>Ent&amp;schuldigtes Fehlen</translation>
    </message>
    <message>
        <source>all rounds by the table of the round before</source>
        <translation>alle Runden nach der Rangliste der Vorrunde</translation>
    </message>
    <message>
        <source>all rounds until values and table agree</source>
        <translation>alle Runden, bis Werte und Rangliste zusammenpassen</translation>
    </message>
    <message>
        <source>each round keeps the values of its evening</source>
        <translation>jede Runde behält die Werte ihres Abends</translation>
    </message>
    <message>
        <source>After each round &amp;values count</source>
        <translation>Nach jeder Runde zählen &amp;Werte</translation>
    </message>
    <message>
        <source>0: at once, {0}: never</source>
        <translation>0: sofort, {0}: nie</translation>
    </message>
    <message>
        <source>&amp;Not again within … rounds</source>
        <translation>&amp;Nicht wieder innerhalb von … Runden</translation>
    </message>
    <message>
        <source>Multiple of the last</source>
        <translation>Vielfaches des letzten</translation>
    </message>
    <message>
        <source>Or a number for the first place</source>
        <translation>Oder eine Zahl für den ersten Platz</translation>
    </message>
    <message>
        <source>follows from the above</source>
        <translation>folgt aus dem Obigen</translation>
    </message>
    <message>
        <source>The own value is added</source>
        <translation>Der eigene Wert kommt hinzu</translation>
    </message>
    <message>
        <source>once, the one of now</source>
        <translation>einmal, der jetzige</translation>
    </message>
    <message>
        <source>once, the one at the start</source>
        <translation>einmal, der vom Anfang</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>It is gone after round</source>
        <translation>Er ist weg nach Runde</translation>
    </message>
    <message>
        <source>0: it stays</source>
        <translation>0: er bleibt</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Niederlage</translation>
    </message>
    <message>
        <source>Win by forfeit</source>
        <translation>Kampfloser Sieg</translation>
    </message>
    <message>
        <source>Loss by forfeit</source>
        <translation>Kampflose Niederlage</translation>
    </message>
    <message>
        <source>Absence without excuse</source>
        <translation>Unentschuldigtes Fehlen</translation>
    </message>
    <message>
        <source>Game for the club elsewhere</source>
        <translation>Partie für den Verein anderswo</translation>
    </message>
    <message>
        <source>Excused absences that count</source>
        <translation>Wie oft entschuldigtes Fehlen zählt</translation>
    </message>
    <message>
        <source>0: all</source>
        <translation>0: immer</translation>
    </message>
    <message>
        <source>Each further one counts half of the one before</source>
        <translation>Jedes weitere zählt halb so viel wie das vorige</translation>
    </message>
    <message>
        <source>Amounts are rounded</source>
        <translation>Beträge werden gerundet</translation>
    </message>
    <message>
        <source>to halves</source>
        <translation>auf Halbe</translation>
    </message>
    <message>
        <source>to whole numbers</source>
        <translation>auf ganze Zahlen</translation>
    </message>
    <message>
        <source>First ranking</source>
        <translation>Erste Rangliste</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>nach Wertungszahl</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>nach Nummer</translation>
    </message>
    <message>
        <source>The bye goes round</source>
        <translation>Das Freilos geht um</translation>
    </message>
    <message>
        <source>Byes mean</source>
        <translation>Freilose bedeuten</translation>
    </message>
    <message>
        <source>H excused, Z not, F a game for the club</source>
        <translation>H entschuldigt, Z nicht, F eine Partie für den Verein</translation>
    </message>
    <message>
        <source>H and Z excused, F not, as in a file</source>
        <translation>H und Z entschuldigt, F nicht, wie in einer Datei</translation>
    </message>
</context>
<context>
    <name>KeptLine</name>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>KeyLegend</name>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>next open board</source>
        <translation>nächstes offenes Brett</translation>
    </message>
    <message>
        <source>A–Z</source>
        <translation>A–Z</translation>
    </message>
    <message>
        <source>find a player</source>
        <translation>Spieler suchen</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Tasten: {0}</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Weiß gewinnt</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Schwarz gewinnt</translation>
    </message>
    <message>
        <source>Black absent</source>
        <translation>Schwarz fehlt</translation>
    </message>
    <message>
        <source>White absent</source>
        <translation>Weiß fehlt</translation>
    </message>
    <message>
        <source>both absent</source>
        <translation>beide fehlen</translation>
    </message>
    <message>
        <source>other</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>löschen</translation>
    </message>
</context>
<context>
    <name>KeyMaps</name>
    <message>
        <source>Classic (1, 5, 0)</source>
        <translation>Klassisch (1, 5, 0)</translation>
    </message>
    <message>
        <source>Sharly (1, 3, 2; 0 clears)</source>
        <translation>Sharly (1, 3, 2; 0 löscht)</translation>
    </message>
    <message>
        <source>OpenPairings (1, 2, 3)</source>
        <translation>OpenPairings (1, 2, 3)</translation>
    </message>
    <message>
        <source>Space (1, space bar, 0)</source>
        <translation>Leertaste (1, Leertaste, 0)</translation>
    </message>
    <message>
        <source>US (W, D, L)</source>
        <translation>US (W, D, L)</translation>
    </message>
    <message>
        <source>Own keys…</source>
        <translation>Eigene Tasten…</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
</context>
<context>
    <name>KnockoutDialog</name>
    <message>
        <source>“{0}” is no tie-break; write for example rapid-25-10. There are {1}.</source>
        <translation>„{0}“ ist kein Stichkampf; schreiben Sie zum Beispiel rapid-25-10. Es gibt {1}.</translation>
    </message>
    <message>
        <source>The winner of a match goes on. What decides a drawn match is announced beforehand.</source>
        <translation>Wer einen Wettkampf gewinnt, kommt weiter. Was einen unentschiedenen entscheidet, wird vorher ausgeschrieben.</translation>
    </message>
    <message>
        <source>Round 1 is paired: only the tie-break can still change, with a reason.</source>
        <translation>Runde 1 ist ausgelost: Nur der Stichkampf lässt sich noch ändern, mit Begründung.</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>K.-o.</translation>
    </message>
    <message>
        <source>&amp;Games of a match</source>
        <translation>&amp;Partien eines Wettkampfs</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>two, with both colours</source>
        <translation>zwei, mit beiden Farben</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>&amp;Setzplätze</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>nach Wertungszahl</translation>
    </message>
    <message>
        <source>as the start list has them</source>
        <translation>wie in der Startliste</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>durch Los</translation>
    </message>
    <message>
        <source>&amp;White in the first game</source>
        <translation>&amp;Weiß in der ersten Partie</translation>
    </message>
    <message>
        <source>who had it less often, else the bracket says who</source>
        <translation>wer es seltener hatte, sonst sagt es der Turnierbaum</translation>
    </message>
    <message>
        <source>the better seed</source>
        <translation>der besser Gesetzte</translation>
    </message>
    <message>
        <source>The losers of the semi-finals &amp;play for place 3</source>
        <translation>Die Verlierer der Halbfinale &amp;spielen um Platz 3</translation>
    </message>
    <message>
        <source>A match &amp;ends when nobody can catch up</source>
        <translation>Ein Wettkampf &amp;endet, wenn niemand mehr aufholen kann</translation>
    </message>
    <message>
        <source>Tie-breaks to choose from</source>
        <translation>Stichkämpfe zur Auswahl</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>&amp;A drawn match</source>
        <translation>Ein &amp;unentschiedener Wettkampf</translation>
    </message>
    <message>
        <source>&amp;In this order</source>
        <translation>&amp;In dieser Reihenfolge</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>eine Partie</translation>
    </message>
    <message>
        <source>two games</source>
        <translation>zwei Partien</translation>
    </message>
    <message>
        <source>four games</source>
        <translation>vier Partien</translation>
    </message>
    <message>
        <source>the arbiter decides a drawn match</source>
        <translation>der Schiedsrichter entscheidet einen unentschiedenen Wettkampf</translation>
    </message>
    <message>
        <source>place 3 is played for</source>
        <translation>Platz 3 wird ausgespielt</translation>
    </message>
    <message>
        <source>the arbiter decides</source>
        <translation>der Schiedsrichter entscheidet</translation>
    </message>
    <message>
        <source>The arbiter decides.</source>
        <translation>Der Schiedsrichter entscheidet.</translation>
    </message>
</context>
<context>
    <name>LaboratoryWindow</name>
    <message>
        <source>tdapp: laboratory</source>
        <translation>tdapp: Labor</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Players and rounds</source>
        <translation>Spieler und Runden</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>Prozesse</translation>
    </message>
    <message>
        <source>Fewer processes</source>
        <translation>Weniger Prozesse</translation>
    </message>
    <message>
        <source>More processes</source>
        <translation>Mehr Prozesse</translation>
    </message>
    <message>
        <source>BH/C1,SB; DE,BH@fide-2009</source>
        <translation>BH/C1,SB; DE,BH@fide-2009</translation>
    </message>
    <message>
        <source>Add this event&apos;s</source>
        <translation>Die dieses Turniers dazu</translation>
    </message>
    <message>
        <source>Put the ladders of the open event into the rows</source>
        <translation>Die Feinwertungsleitern des offenen Turniers in die Zeilen setzen</translation>
    </message>
    <message>
        <source>Players × rounds</source>
        <translation>Spieler × Runden</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Ladders of your own, separated by ;</source>
        <translation>Eigene Feinwertungsleitern, getrennt durch ;</translation>
    </message>
    <message>
        <source>Keep the events in a file…</source>
        <translation>Turniere in einer Datei behalten…</translation>
    </message>
    <message>
        <source>A run that was stopped goes on where it was; more events can be added later</source>
        <translation>Ein angehaltener Lauf geht dort weiter, wo er war; weitere Turniere können später dazukommen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>About the laboratory</source>
        <translation>Über das Labor</translation>
    </message>
    <message>
        <source>The laboratory</source>
        <translation>Das Labor</translation>
    </message>
    <message>
        <source>Nothing was run yet</source>
        <translation>Noch wurde nichts gerechnet</translation>
    </message>
    <message>
        <source>Choose a study and how many events. A hundred events of 100 players take some ten seconds.</source>
        <translation>Wählen Sie eine Studie und die Zahl der Turniere. Hundert Turniere mit 100 Spielern dauern etwa zehn Sekunden.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern…</translation>
    </message>
    <message>
        <source>Save as JSON…</source>
        <translation>Als JSON speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <source>Keep the events in a file</source>
        <translation>Turniere in einer Datei behalten</translation>
    </message>
    <message>
        <source>Results of the laboratory (*.jsonl)</source>
        <translation>Ergebnisse des Labors (*.jsonl)</translation>
    </message>
    <message>
        <source>Kept in {0}</source>
        <translation>Behalten in {0}</translation>
    </message>
    <message>
        <source>Stopping after the events under way…</source>
        <translation>Hält nach den laufenden Turnieren an…</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) counted.</source>
        <translation>
            <numerusform>%n Turnier gezählt.</numerusform>
            <numerusform>%n Turniere gezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON-Dateien (*.json)</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Ergebnisse speichern</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Gespeichert: {0}</translation>
    </message>
    <message>
        <source>Reports of a folder…</source>
        <translation>Berichte eines Ordners…</translation>
    </message>
    <message>
        <source>Look at events that were really played instead of events made by chance</source>
        <translation>Wirklich gespielte Turniere ansehen statt solcher nach dem Zufall</translation>
    </message>
    <message>
        <source>A folder of tournament reports</source>
        <translation>Ein Ordner mit Turnierberichten</translation>
    </message>
    <message>
        <source>The reports in {0} instead of events made by chance</source>
        <translation>Die Berichte in {0} statt Turnieren nach dem Zufall</translation>
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
        <translation>Feinwertungsleitern ver&amp;gleichen…</translation>
    </message>
    <message>
        <source>&amp;Save this ladder as…</source>
        <translation>Diese Feinwertungsleiter &amp;speichern als…</translation>
    </message>
    <message>
        <source>C&amp;opy the ladder of another event…</source>
        <translation>Feinwertungsleiter eines anderen Turniers &amp;kopieren…</translation>
    </message>
    <message>
        <source>&amp;Enter places and values by hand…</source>
        <translation>Plätze und Werte von &amp;Hand eingeben…</translation>
    </message>
    <message>
        <source>&amp;Places by policy…</source>
        <translation>&amp;Plätze nach Regel…</translation>
    </message>
    <message>
        <source>&amp;Verify every value…</source>
        <translation>Jeden Wert &amp;prüfen…</translation>
    </message>
    <message>
        <source>There is no trial ladder: the official one is shown</source>
        <translation>Es gibt keine Probeleiter: die offizielle ist zu sehen</translation>
    </message>
    <message>
        <source>The ladder has no rung MAN or EXT that would ask for entries</source>
        <translation>Die Feinwertungsleiter hat keine Stufe MAN oder EXT, die Eingaben verlangt</translation>
    </message>
    <message>
        <source>Change the official ladder?</source>
        <translation>Offizielle Feinwertungsleiter ändern?</translation>
    </message>
    <message>
        <source>Round 1 is paired: players may rely on the announced tie-breaks. The old ladder is kept, the change is logged and written to the tournament report.</source>
        <translation>Runde 1 ist ausgelost: Spieler verlassen sich auf die angekündigten Feinwertungen. Die alte Feinwertungsleiter bleibt erhalten, die Änderung wird vermerkt und in den Turnierbericht geschrieben.</translation>
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
        <translation>Die Feinwertungsleiter ist jetzt offiziell.</translation>
    </message>
    <message>
        <source>Save this ladder</source>
        <translation>Diese Feinwertungsleiter speichern</translation>
    </message>
    <message>
        <source>Name of the ladder:</source>
        <translation>Name der Feinwertungsleiter:</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Gespeichert: {0}</translation>
    </message>
    <message>
        <source>Forgotten: {0}</source>
        <translation>Vergessen: {0}</translation>
    </message>
    <message>
        <source>Copy the ladder of another event</source>
        <translation>Feinwertungsleiter eines anderen Turniers kopieren</translation>
    </message>
    <message>
        <source>Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)</source>
        <translation>Turniere und Turnierberichte (*.tdb *.trf *.trfx *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>{0} names no tie-breaks.</source>
        <translation>{0} nennt keine Feinwertungen.</translation>
    </message>
    <message>
        <source>Ladder copied from {0}</source>
        <translation>Feinwertungsleiter kopiert aus {0}</translation>
    </message>
    <message>
        <source>Copy a ladder</source>
        <translation>Eine Feinwertungsleiter kopieren</translation>
    </message>
    <message>
        <source>The file has several sections:</source>
        <translation>Die Datei hat mehrere Gruppen:</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Zuerst ein Turnier öffnen</translation>
    </message>
    <message>
        <source>La&amp;boratory: which tie-break?</source>
        <translation>La&amp;bor: welche Feinwertung?</translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Offizielle Feinwertungsleiter</translation>
    </message>
    <message>
        <source>Trial ladder</source>
        <translation>Probeleiter</translation>
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
    <name>LadderGestures</name>
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
        <translation>Eine fertige Feinwertungsleiter einsetzen</translation>
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
        <source>Places by policy: what each rule for unplayed games would change</source>
        <translation>Plätze nach Regel: was jede Regel für ungespielte Partien ändern würde</translation>
    </message>
    <message>
        <source>Verify…</source>
        <translation>Prüfen…</translation>
    </message>
    <message>
        <source>Drop trial</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Back to the official ladder; can be undone</source>
        <translation>Zurück zur offiziellen Feinwertungsleiter; kann rückgängig gemacht werden</translation>
    </message>
    <message>
        <source>Make official…</source>
        <translation>Offiziell machen…</translation>
    </message>
    <message>
        <source>Type a criterion below, or drag one here.</source>
        <translation>Unten eine Feinwertung tippen oder eine hierher ziehen.</translation>
    </message>
    <message>
        <source>Ladder, in the order of use after points</source>
        <translation>Feinwertungsleiter, in der Reihenfolge nach den Punkten</translation>
    </message>
    <message>
        <source>Compare every value with FIDE&apos;s tool and with a second calculation</source>
        <translation>Jeden Wert mit dem Werkzeug der FIDE und mit einer zweiten Berechnung vergleichen</translation>
    </message>
    <message>
        <source>No tie-break: all ties stay shared</source>
        <translation>Keine Feinwertung: Gleichstand bleibt geteilt</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>Results changed after this was entered: it may be out of date.</source>
        <translation>Nach dieser Eingabe haben sich Ergebnisse geändert: Sie ist vielleicht überholt.</translation>
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
        <translation>Offizielle Feinwertungsleiter</translation>
    </message>
    <message>
        <source>The trial ladder becomes the official one</source>
        <translation>Die Probeleiter wird die offizielle</translation>
    </message>
    <message>
        <source>The ladder shown is the official one already; change something first</source>
        <translation>Dies ist schon die offizielle Feinwertungsleiter; ändern Sie zuerst etwas</translation>
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
        <source>Options of {0}</source>
        <translation>Optionen von {0}</translation>
    </message>
    <message>
        <source>Laboratory: which tie-break, which rule for unplayed games serves best?</source>
        <translation>Labor: Welche Feinwertung, welche Regel für nicht gespielte Partien ist die beste?</translation>
    </message>
</context>
<context>
    <name>LadderView</name>
    <message>
        <source>Ladder, in the order of use</source>
        <translation>Feinwertungsleiter, in der Reihenfolge der Anwendung</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a rung, F2 or Enter opens its options, Del removes it, Shift+F1 opens its page of the manual.</source>
        <translation>Alt+Auf und Alt+Ab verschieben eine Stufe, F2 oder Eingabe öffnet ihre Optionen, Entf entfernt sie, Umschalt+F1 öffnet ihre Seite im Handbuch.</translation>
    </message>
    <message>
        <source>Options…	F2</source>
        <translation>Optionen…	F2</translation>
    </message>
    <message>
        <source>Move up	Alt+Up</source>
        <translation>Nach oben	Alt+Auf</translation>
    </message>
    <message>
        <source>Move down	Alt+Down</source>
        <translation>Nach unten	Alt+Ab</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>Entfernen	Entf</translation>
    </message>
    <message>
        <source>About this tie-break	Shift+F1</source>
        <translation>Über diese Feinwertung	Umschalt+F1</translation>
    </message>
    <message>
        <source>Enter by hand…</source>
        <translation>Von Hand eingeben…</translation>
    </message>
</context>
<context>
    <name>Leading</name>
    <message>
        <source>This computer leads the event from here on.</source>
        <translation>Von jetzt an leitet dieser Computer das Turnier.</translation>
    </message>
    <message>
        <source>The leading computer is being asked…</source>
        <translation>Der leitende Computer wird gefragt…</translation>
    </message>
    <message>
        <source>The computer that led before knows that this one leads now.</source>
        <translation>Der Computer, der vorher geleitet hat, weiß, dass jetzt dieser leitet.</translation>
    </message>
    <message>
        <source>the computer that led</source>
        <translation>der Computer, der geleitet hat</translation>
    </message>
    <message>
        <source>{0} leads it since this computer did not answer, at {1}.</source>
        <translation>{0} leitet es, seit dieser Computer nicht antwortete, unter {1}.</translation>
    </message>
    <message>
        <source>Here it can only be looked at. As a desk you work on; what was entered only here is shown.</source>
        <translation>Hier kann es nur angesehen werden. Als Arbeitsplatz arbeiten Sie weiter; was nur hier eingegeben wurde, wird gezeigt.</translation>
    </message>
    <message>
        <source>Another computer leads this event</source>
        <translation>Ein anderer Computer leitet dieses Turnier</translation>
    </message>
    <message>
        <source>Become a desk</source>
        <translation>Arbeitsplatz werden</translation>
    </message>
    <message>
        <source>The event is being fetched…</source>
        <translation>Das Turnier wird geholt…</translation>
    </message>
</context>
<context>
    <name>LeagueDialog</name>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Who plays against these rules is asked about with the rule, when a line-up is handed in.</source>
        <translation>Soll jemand gegen diese Regeln spielen, so wird bei der Abgabe der Aufstellung mit der Regel nachgefragt.</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>Fixed members of a team</source>
        <translation>Stammspieler einer Mannschaft</translation>
    </message>
    <message>
        <source>as many as boards</source>
        <translation>so viele wie Bretter</translation>
    </message>
    <message>
        <source>A reserve may play</source>
        <translation>Ein Ersatzspieler darf spielen</translation>
    </message>
    <message>
        <source>by nothing else</source>
        <translation>durch nichts weiter</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>durch die Wertungszahl</translation>
    </message>
    <message>
        <source>by the numbers in the club&apos;s list</source>
        <translation>durch die Nummern der Vereinsliste</translation>
    </message>
    <message>
        <source>The order is limited</source>
        <translation>Die Reihenfolge ist begrenzt</translation>
    </message>
    <message>
        <source>Rating points that may be turned round</source>
        <translation>Wertungspunkte, die vertauscht sein dürfen</translation>
    </message>
    <message>
        <source>Fine for a board without a player</source>
        <translation>Geldbuße für ein Brett ohne Spieler</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Fine for a team that does not appear</source>
        <translation>Geldbuße für eine Mannschaft, die nicht antritt</translation>
    </message>
    <message>
        <source>Division of this file (1 is the highest, 0: none)</source>
        <translation>Klasse in dieser Datei (1 ist die höchste, 0: keine)</translation>
    </message>
    <message>
        <source>Season (divisions of one season are compared)</source>
        <translation>Saison (verglichen werden Klassen einer Saison)</translation>
    </message>
    <message>
        <source>Times a member may play for higher teams of the club</source>
        <translation>So oft darf ein Mitglied für höhere Mannschaften des Vereins spielen</translation>
    </message>
    <message>
        <source>Teams that go up</source>
        <translation>Mannschaften, die aufsteigen</translation>
    </message>
    <message>
        <source>Teams that go down</source>
        <translation>Mannschaften, die absteigen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>LichessDesk</name>
    <message>
        <source>The token is kept by this computer.</source>
        <translation>Dieser Computer behält das Token.</translation>
    </message>
    <message>
        <source>Nothing is pushed any more.</source>
        <translation>Es wird nichts mehr gesendet.</translation>
    </message>
</context>
<context>
    <name>LimitsDialog</name>
    <message>
        <source>Categories under a rating</source>
        <translation>Kategorien unter einer Wertungszahl</translation>
    </message>
    <message>
        <source>Limits, separated by commas; players without a rating go to the lowest.</source>
        <translation>Grenzen, durch Kommas getrennt; Spieler ohne Wertungszahl kommen in die niedrigste.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Limits are ratings, for example 2000, 1800.</source>
        <translation>Grenzen sind Wertungszahlen, zum Beispiel 2000, 1800.</translation>
    </message>
</context>
<context>
    <name>LineUpDialog</name>
    <message>
        <source>Line-ups</source>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>Line-ups of match {0}, round {1}</source>
        <translation>Aufstellungen von Wettkampf {0}, Runde {1}</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Space or the digit of a member takes him or her in or out; Tab goes to the other team, Enter hands in.</source>
        <translation>Leertaste oder die Ziffer eines Mitglieds stellt es auf oder nimmt es heraus; Tab geht zur anderen Mannschaft, Eingabe gibt ab.</translation>
    </message>
</context>
<context>
    <name>ListOrder</name>
    <message>
        <source>standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>Order of the rating lists</source>
        <translation>Reihenfolge der Ratinglisten</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Add a rating of a list</source>
        <translation>Eine Wertungszahl einer Liste hinzufügen</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Nach oben (Alt+Auf)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Nach unten (Alt+Ab)</translation>
    </message>
    <message>
        <source>Leave this rating out (Del)</source>
        <translation>Diese Wertungszahl weglassen (Entf)</translation>
    </message>
    <message>
        <source>Usual order</source>
        <translation>Übliche Reihenfolge</translation>
    </message>
    <message>
        <source>FIDE&apos;s rating of the rate of play, then standard</source>
        <translation>Die FIDE-Wertungszahl zur Bedenkzeit, sonst die für Turnierschach</translation>
    </message>
    <message>
        <source>Every rating of the lists is there</source>
        <translation>Alle Wertungszahlen der Listen sind schon da</translation>
    </message>
    <message>
        <source>It is the first already</source>
        <translation>Sie ist schon die erste</translation>
    </message>
    <message>
        <source>It is the last already</source>
        <translation>Sie ist schon die letzte</translation>
    </message>
    <message>
        <source>One rating has to stay</source>
        <translation>Eine Wertungszahl muss bleiben</translation>
    </message>
</context>
<context>
    <name>Live</name>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Place under the ladder shown</source>
        <translation>Platz nach der gezeigten Feinwertungsleiter</translation>
    </message>
    <message>
        <source>By how many places the ladder shown moves the player against the official</source>
        <translation>Um wie viele Plätze die gezeigte Feinwertungsleiter den Spieler gegenüber der offiziellen verschiebt</translation>
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
        <source>Points after this round</source>
        <translation>Punkte nach dieser Runde</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Entscheidet</translation>
    </message>
    <message>
        <source>The rung that separates the player from those nearest on the same points</source>
        <translation>Die Stufe, die den Spieler von den nächsten mit gleichen Punkten trennt</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>The player&apos;s value of that rung</source>
        <translation>Der Wert des Spielers auf dieser Stufe</translation>
    </message>
    <message>
        <source>Shared place</source>
        <translation>Geteilter Platz</translation>
    </message>
    <message>
        <source>up from place {0}</source>
        <translation>aufwärts von Platz {0}</translation>
    </message>
    <message>
        <source>down from place {0}</source>
        <translation>abwärts von Platz {0}</translation>
    </message>
</context>
<context>
    <name>LiveDesk</name>
    <message>
        <source>The pages for viewers are open again.</source>
        <translation>Die Seiten für Zuschauer sind wieder offen.</translation>
    </message>
</context>
<context>
    <name>LiveDialog</name>
    <message>
        <source>Live boards</source>
        <translation>Live-Bretter</translation>
    </message>
    <message>
        <source>Boards, games and standings for everybody with a browser, from a process that holds only these.</source>
        <translation>Bretter, Partien und Rangliste für alle mit einem Browser, aus einem Prozess, der nur diese hat.</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>&amp;Moves appear later by</source>
        <translation>&amp;Züge erscheinen später um</translation>
    </message>
    <message>
        <source>also when the &amp;result is entered</source>
        <translation>auch wenn das &amp;Ergebnis eingegeben ist</translation>
    </message>
    <message>
        <source>&amp;Line for the viewers</source>
        <translation>Z&amp;eile für die Zuschauer</translation>
    </message>
    <message>
        <source>Show the &amp;standings as they would be now</source>
        <translation>&amp;Rangliste nach jetzigem Stand zeigen</translation>
    </message>
    <message>
        <source>While a round is played: with the results that viewers know. Games without one do not count.</source>
        <translation>Während einer Runde: mit den Ergebnissen, die Zuschauer kennen. Partien ohne Ergebnis zählen nicht.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>&amp;Engine for finished games</source>
        <translation>&amp;Engine für beendete Partien</translation>
    </message>
    <message>
        <source>Engine for finished games</source>
        <translation>Engine für beendete Partien</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>Show in the &amp;hall, not on this computer only</source>
        <translation>Im &amp;Saal zeigen, nicht nur auf diesem Computer</translation>
    </message>
    <message>
        <source>of a tunnel or proxy, where there is one</source>
        <translation>eines Tunnels oder Proxys, wo es einen gibt</translation>
    </message>
    <message>
        <source>P&amp;ublic name</source>
        <translation>Öffentlicher &amp;Name</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>QR-Code der Adresse</translation>
    </message>
    <message>
        <source>Open the pages</source>
        <translation>Seiten öffnen</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Whoever sits in the hall with a telephone sees every move at once.</source>
        <translation>Wer mit einem Telefon im Saal sitzt, sieht jeden Zug sofort.</translation>
    </message>
    <message>
        <source>Without any delay?</source>
        <translation>Ganz ohne Verzögerung?</translation>
    </message>
    <message>
        <source>Everybody in this network can open the pages: pairings, results, and moves after the delay.</source>
        <translation>Alle in diesem Netz können die Seiten öffnen: Paarungen, Ergebnisse, und Züge nach der Verzögerung.</translation>
    </message>
    <message>
        <source>The system may ask whether the firewall lets them through.</source>
        <translation>Das System fragt vielleicht, ob die Firewall sie durchlässt.</translation>
    </message>
    <message>
        <source>Show the boards in the hall?</source>
        <translation>Die Bretter im Saal zeigen?</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>The pages are being started…</source>
        <translation>Die Seiten werden gestartet…</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>Die Adresse wurde kopiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n viewer(s) now</source>
        <translation>
            <numerusform>Jetzt %n Zuschauer</numerusform>
            <numerusform>Jetzt %n Zuschauer</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>A UCI engine, its path or name; only for games whose result viewers know. Stop ends it.</source>
        <translation>Eine UCI-Engine, Pfad oder Name; nur für Partien, deren Ergebnis Zuschauer kennen. Anhalten beendet sie.</translation>
    </message>
    <message>
        <source>Only for viewers who know a &amp;word</source>
        <translation>Nur für Zuschauer, die ein &amp;Wort kennen</translation>
    </message>
    <message>
        <source>Code as a page…</source>
        <translation>Code als Seite…</translation>
    </message>
    <message>
        <source>The pages go on when this is closed, and when the event is opened here again.</source>
        <oldsource>The pages go on when this is closed, until the event is.</oldsource>
        <translation>Die Seiten laufen weiter, wenn dies geschlossen wird, und wieder, wenn das Turnier hier geöffnet wird.</translation>
    </message>
    <message>
        <source>Code as a page</source>
        <translation>Code als Seite</translation>
    </message>
    <message>
        <source>All boards on your telephone</source>
        <translation>Alle Bretter auf Ihrem Telefon</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Geschrieben: {0}</translation>
    </message>
</context>
<context>
    <name>LiveStandings</name>
    <message>
        <source>Moved first</source>
        <translation>Verschobene zuerst</translation>
    </message>
    <message>
        <source>Show at the top whose place is another one than under the official ladder</source>
        <translation>Oben zeigen, wessen Platz ein anderer ist als nach der offiziellen Feinwertungsleiter</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Show the worked calculation of the selected line (Enter)</source>
        <translation>Die Rechnung der gewählten Zeile zeigen (Eingabe)</translation>
    </message>
    <message>
        <source>Standings by this ladder</source>
        <translation>Rangliste nach dieser Feinwertungsleiter</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Noch keine Rangliste</translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation>Sie erscheint, sobald das Turnier Spieler hat.</translation>
    </message>
    <message>
        <source>Let go here: {0} of {1} places change</source>
        <translation>Hier losgelassen: {0} von {1} Plätzen ändern sich</translation>
    </message>
    <message>
        <source>After round {0}: {1} of {2} places change</source>
        <translation>Nach Runde {0}: {1} von {2} Plätzen ändern sich</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Rangliste nach Runde {0}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;Alle Schritte</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Ergebnisse</translation>
    </message>
    <message>
        <source>&amp;Pairings and rounds</source>
        <translation>&amp;Paarungen und Runden</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>Spie&amp;ler</translation>
    </message>
    <message>
        <source>Tie-&amp;breaks</source>
        <translation>&amp;Feinwertungen</translation>
    </message>
    <message>
        <source>Steps with a r&amp;eason</source>
        <translation>Schritte mit &amp;Begründung</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>Wer es getan hat</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>When the step was written</source>
        <translation>Wann der Schritt geschrieben wurde</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Was getan wurde</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Which game or entry</source>
        <translation>Welche Partie oder welcher Eintrag</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Undo does not go behind this step</source>
        <translation>Rückgängig geht nicht hinter diesen Schritt</translation>
    </message>
    <message>
        <source>When the state was named</source>
        <translation>Wann der Stand benannt wurde</translation>
    </message>
    <message>
        <source>Restore point</source>
        <translation>Wiederherstellungspunkt</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Gruppe</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Was aufgelistet wird</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Every step, newest first</source>
        <translation>Jeder Schritt, der neueste zuerst</translation>
    </message>
    <message>
        <source>Restore points</source>
        <translation>Wiederherstellungspunkte</translation>
    </message>
    <message>
        <source>Named states you can go back to</source>
        <translation>Benannte Stände, zu denen man zurückkann</translation>
    </message>
    <message>
        <source>Which sections</source>
        <translation>Welche Gruppen</translation>
    </message>
    <message>
        <source>Whole event</source>
        <translation>Ganzes Turnier</translation>
    </message>
    <message>
        <source>Steps of every section</source>
        <translation>Schritte aller Gruppen</translation>
    </message>
    <message>
        <source>This section</source>
        <translation>Diese Gruppe</translation>
    </message>
    <message>
        <source>Only steps of the section in view</source>
        <translation>Nur Schritte der gezeigten Gruppe</translation>
    </message>
    <message>
        <source>Which steps are listed</source>
        <translation>Welche Schritte aufgeführt sind</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Alle Schritte</translation>
    </message>
    <message>
        <source>Find a step</source>
        <translation>Schritt suchen</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Noch ist nichts geschehen</translation>
    </message>
    <message>
        <source>Every change of the event is listed here, with what it changed, and can be taken back.</source>
        <translation>Jede Änderung des Turniers steht hier mit dem, was sie änderte, und kann zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Go back to this step…</source>
        <translation>Zurück zu diesem Schritt…</translation>
    </message>
    <message>
        <source>Take this step back</source>
        <translation>Diesen Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>The newest step of somebody else</source>
        <translation>Der neueste Schritt eines anderen</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Wiederherstellen…</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Aus einer Datei wiederherstellen…</translation>
    </message>
    <message>
        <source>A backup or another copy of this event</source>
        <translation>Eine Sicherung oder andere Kopie dieses Turniers</translation>
    </message>
    <message>
        <source>Name the state as it is now…</source>
        <translation>Jetzigen Stand benennen…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Ordner wählen…</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>No more backups</source>
        <translation>Nicht mehr sichern</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the newest %n step(s)</source>
        <translation>
            <numerusform>der neueste %n Schritt</numerusform>
            <numerusform>die neuesten %n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restore point(s)</source>
        <translation>
            <numerusform>%n Wiederherstellungspunkt</numerusform>
            <numerusform>%n Wiederherstellungspunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a step first</source>
        <translation>Zuerst einen Schritt wählen</translation>
    </message>
    <message>
        <source>Choose a restore point first</source>
        <translation>Zuerst einen Wiederherstellungspunkt wählen</translation>
    </message>
    <message>
        <source>Only one &amp;round</source>
        <translation>Nur eine &amp;Runde</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Alle Runden</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Runde {0}</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Wer</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Also steps that were &amp;taken back</source>
        <translation>Auch &amp;zurückgenommene Schritte</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>Runde {0}</translation>
    </message>
    <message>
        <source>without those taken back</source>
        <translation>ohne zurückgenommene</translation>
    </message>
    <message>
        <source>Go back to the state after “{0}”?</source>
        <translation>Zurück zum Stand nach „{0}“?</translation>
    </message>
    <message>
        <source>Restore “{0}”?</source>
        <translation>„{0}“ wiederherstellen?</translation>
    </message>
    <message>
        <source>That is the state as it is now.</source>
        <translation>Das ist der jetzige Stand.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>%n Schritt würde zurückgenommen; Rückgängig bringt ihn wieder.</numerusform>
            <numerusform>%n Schritte würden zurückgenommen; Rückgängig bringt sie wieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurückgehen</translation>
    </message>
    <message>
        <source>Restore from a file</source>
        <translation>Aus einer Datei wiederherstellen</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Turnierdateien (*.tdb)</translation>
    </message>
    <message>
        <source>It stands as of {0}, after “{1}”.</source>
        <translation>Ihr Stand ist {0}, nach „{1}“.</translation>
    </message>
    <message>
        <source>The state as it is now is kept in a file beside the event. Undo does not go behind this step.</source>
        <translation>Der jetzige Stand wird in einer Datei neben dem Turnier gespeichert. Rückgängig geht nicht hinter diesen Schritt zurück.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only in that file and come in.</source>
        <translation>
            <numerusform>%n Schritt ist nur in jener Datei und kommt herein.</numerusform>
            <numerusform>%n Schritte sind nur in jener Datei und kommen herein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only here and go:</source>
        <translation>
            <numerusform>%n Schritt ist nur hier und geht verloren:</numerusform>
            <numerusform>%n Schritte sind nur hier und gehen verloren:</numerusform>
        </translation>
    </message>
    <message>
        <source>Make everything as it is in {0}?</source>
        <translation>Alles so machen, wie es in {0} ist?</translation>
    </message>
    <message>
        <source>Restore from the file</source>
        <translation>Aus der Datei wiederherstellen</translation>
    </message>
    <message>
        <source>Name the state as it is now</source>
        <translation>Jetzigen Stand benennen</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Named: {0}</source>
        <translation>Benannt: {0}</translation>
    </message>
    <message>
        <source>No second place is chosen. Choose a folder, best on a USB stick: a copy goes there by itself.</source>
        <translation>Kein zweiter Ort ist gewählt. Wählen Sie einen Ordner, am besten auf einem USB-Stick: Eine Kopie geht von selbst dorthin.</translation>
    </message>
    <message>
        <source>To {0}, the last {1} copies are kept: {2}</source>
        <translation>Nach {0}, die letzten {1} Kopien bleiben: {2}</translation>
    </message>
    <message>
        <source>Folder for backups</source>
        <translation>Ordner für Sicherungen</translation>
    </message>
    <message>
        <source>A backup beside the event is lost with it: choose another place.</source>
        <translation>Eine Sicherung neben dem Turnier geht mit ihm verloren: Wählen Sie einen anderen Ort.</translation>
    </message>
</context>
<context>
    <name>LotDialog</name>
    <message>
        <source>Number of the lot</source>
        <translation>Losnummer</translation>
    </message>
    <message>
        <source>Write a whole number</source>
        <translation>Schreiben Sie eine ganze Zahl</translation>
    </message>
</context>
<context>
    <name>LotLine</name>
    <message>
        <source>Draw the position</source>
        <translation>Stellung auslosen</translation>
    </message>
    <message>
        <source>Starting position {0}, drawn with the seed {1}.</source>
        <translation>Anfangsstellung {0}, ausgelost mit der Zahl {1}.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Neu losen</translation>
    </message>
    <message>
        <source>The starting position of this round is not drawn yet.</source>
        <translation>Die Anfangsstellung dieser Runde ist noch nicht ausgelost.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Status</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
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
        <source>Eve&amp;nt</source>
        <translation>T&amp;urnier</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Runden</translation>
    </message>
    <message>
        <source>&amp;Ladder</source>
        <translation>&amp;Feinwertungen</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>{0} wird geöffnet…</translation>
    </message>
    <message>
        <source>The demo event</source>
        <translation>Das Vorführturnier</translation>
    </message>
    <message>
        <source>That is not possible</source>
        <translation>Das geht nicht</translation>
    </message>
    <message>
        <source>No backup</source>
        <translation>Keine Sicherung</translation>
    </message>
</context>
<context>
    <name>ManualView</name>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Without a board</source>
        <translation>Ohne Brett</translation>
    </message>
    <message>
        <source>Unpair (U)</source>
        <translation>Auflösen (U)</translation>
    </message>
    <message>
        <source>Take both off this board: U or Del</source>
        <translation>Beide von diesem Brett nehmen: U oder Entf</translation>
    </message>
    <message>
        <source>Swap colours (S)</source>
        <translation>Farben tauschen (S)</translation>
    </message>
    <message>
        <source>White plays Black: S</source>
        <translation>Weiß spielt Schwarz: S</translation>
    </message>
    <message>
        <source>Mark (M)</source>
        <translation>Markieren (M)</translation>
    </message>
    <message>
        <source>Mark this line, then choose the opponent and press P</source>
        <translation>Diese Zeile markieren, dann den Gegner wählen und P drücken</translation>
    </message>
    <message>
        <source>Pair (P)</source>
        <translation>Paaren (P)</translation>
    </message>
    <message>
        <source>The marked one meets this one, with the colours due</source>
        <translation>Wer markiert ist, trifft auf diesen Gegner, mit den Farben nach Anspruch</translation>
    </message>
    <message>
        <source>Bye (B)</source>
        <translation>Freilos (B)</translation>
    </message>
    <message>
        <source>The pairing-allocated bye</source>
        <translation>Das Freilos der Auslosung</translation>
    </message>
    <message>
        <source>Absent (Z)</source>
        <translation>Abwesend (Z)</translation>
    </message>
    <message>
        <source>A zero-point bye</source>
        <translation>Freilos ohne Punkt</translation>
    </message>
    <message>
        <source>Pair the others (E)</source>
        <translation>Die anderen auslosen (E)</translation>
    </message>
    <message>
        <source>The engine pairs those who are left; boards that stand are not touched: E</source>
        <translation>Das Programm lost die Übrigen aus; was schon steht, bleibt: E</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Finish and compare…</source>
        <translation>Beenden und vergleichen…</translation>
    </message>
    <message>
        <source>Round {0} is being paired by hand: nothing else can be paired until you finish.</source>
        <translation>Runde {0} wird von Hand gepaart: Bis zum Ende kann nichts anderes ausgelost werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n without an opponent or a bye</source>
        <translation>
            <numerusform>%n ohne Gegner oder Freilos</numerusform>
            <numerusform>%n ohne Gegner oder Freilos</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has a place</source>
        <translation>Alle haben einen Platz</translation>
    </message>
    <message>
        <source>Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose the opponent and press P.</source>
        <translation>Ziehen Sie einen Spieler auf einen anderen, auf einen Platz oder unter die Liste, damit er frei ist; oder markieren Sie einen mit M, wählen Sie den Gegner und drücken Sie P.</translation>
    </message>
    <message>
        <source>Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose the opponent and press P. w and b after a name is the colour due: 2 absolutely, 1 strongly, 0 mildly.</source>
        <translation>Einen Spieler auf einen anderen ziehen, auf einen Platz, oder unter die Liste, damit er frei ist; oder einen mit M markieren, den Gegner wählen und P drücken. w und s hinter dem Namen ist die Farbe nach Anspruch: 2 absolut, 1 stark, 0 schwach.</translation>
    </message>
    <message>
        <source>Fewer than two are left</source>
        <translation>Es sind weniger als zwei übrig</translation>
    </message>
    <message>
        <source>Somebody has neither an opponent nor a bye</source>
        <translation>Jemand hat weder Gegner noch Freilos</translation>
    </message>
    <message>
        <source>This breaks rules</source>
        <translation>Das verletzt Regeln</translation>
    </message>
    <message>
        <source>The bye is given already: one is still without a game.</source>
        <translation>Das Freilos ist schon vergeben: Jemand ist noch ohne Partie.</translation>
    </message>
    <message>
        <source>Nobody of those who are left may meet another of them.</source>
        <translation>Von den Übrigen darf niemand auf einen anderen von ihnen treffen.</translation>
    </message>
    <message>
        <source>Keep the pairing by hand?</source>
        <translation>Die Paarung von Hand behalten?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>The pairing by hand is the same as that of {0}.</source>
        <translation>Die Paarung von Hand ist dieselbe wie die von {0}.</translation>
    </message>
    <message>
        <source>Finish without a comparison?</source>
        <translation>Ohne Vergleich beenden?</translation>
    </message>
    <message>
        <source>The log keeps that there was no engine&apos;s pairing to compare with.</source>
        <translation>Das Protokoll hält fest, dass es keine Auslosung des Programms zum Vergleich gab.</translation>
    </message>
    <message>
        <source>Finish without it</source>
        <translation>Ohne Vergleich beenden</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>M</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Wettkampf</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>First-named team</source>
        <translation>Zuerst genannte Mannschaft</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Game points so far</source>
        <translation>Brettpunkte bisher</translation>
    </message>
    <message>
        <source>The other team</source>
        <translation>Die andere Mannschaft</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Noch nicht entschieden</translation>
    </message>
    <message>
        <source>Postponed: the next round does not wait for it</source>
        <translation>Verlegt: Die nächste Runde wartet nicht darauf</translation>
    </message>
    <message>
        <source>The score entered is not the sum of the boards</source>
        <translation>Das eingetragene Ergebnis ist nicht die Summe der Bretter</translation>
    </message>
    <message>
        <source>Entered at once</source>
        <translation>Als Ganzes eingetragen</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Bemerkung: {0}</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>Halbpunkt-Freilos</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>Freilos mit vollem Punkt</translation>
    </message>
    <message>
        <source>free round</source>
        <translation>spielfrei</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>abwesend</translation>
    </message>
</context>
<context>
    <name>MatchesView</name>
    <message>
        <source>Matches</source>
        <translation>Wettkämpfe</translation>
    </message>
    <message>
        <source>Line-ups…</source>
        <translation>Aufstellungen…</translation>
    </message>
    <message>
        <source>Score…</source>
        <translation>Ergebnis…</translation>
    </message>
    <message>
        <source>Home ↔ away</source>
        <translation>Heim ↔ Gast</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Kampflos</translation>
    </message>
    <message>
        <source>The match is lost without playing</source>
        <translation>Der Wettkampf wird kampflos verloren</translation>
    </message>
    <message>
        <source>Choose a match first</source>
        <translation>Zuerst einen Wettkampf wählen</translation>
    </message>
    <message>
        <source>Hand in this line-up?</source>
        <translation>Diese Aufstellung abgeben?</translation>
    </message>
    <message>
        <source>Score of the match</source>
        <translation>Ergebnis des Wettkampfs</translation>
    </message>
    <message>
        <source>Game points, the first-named team first, for example 2½:1½; empty takes the score away</source>
        <translation>Brettpunkte, zuerst die zuerst genannte Mannschaft, zum Beispiel 2½:1½; leer löscht das Ergebnis</translation>
    </message>
    <message>
        <source>“{0}” is no score: write for example 2.5:1.5.</source>
        <translation>„{0}“ ist kein Ergebnis: Schreiben Sie zum Beispiel 2,5:1,5.</translation>
    </message>
    <message>
        <source>Enter this score?</source>
        <translation>Dieses Ergebnis eintragen?</translation>
    </message>
    <message>
        <source>Swap home and away?</source>
        <translation>Heimrecht tauschen?</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>{0} does not come</source>
        <translation>{0} kommt nicht</translation>
    </message>
    <message>
        <source>Neither comes</source>
        <translation>Keine kommt</translation>
    </message>
    <message>
        <source>It is played after all</source>
        <translation>Er wird doch gespielt</translation>
    </message>
    <message>
        <source>Forfeit the match?</source>
        <translation>Wettkampf kampflos werten?</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Bemerkung…</translation>
    </message>
    <message>
        <source>Note at match {0}</source>
        <translation>Bemerkung zum Wettkampf {0}</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Bemerkung:</translation>
    </message>
    <message>
        <source>Who goes on…</source>
        <translation>Wer kommt weiter…</translation>
    </message>
    <message>
        <source>Decide the match?</source>
        <translation>Wettkampf entscheiden?</translation>
    </message>
</context>
<context>
    <name>MissingDialog</name>
    <message>
        <source>Pair round {0}</source>
        <translation>Runde {0} auslosen</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>%n Spieler wurde bei der Anwesenheitskontrolle vor Runde {0} nicht gesehen</numerusform>
            <numerusform>%n Spieler wurden bei der Anwesenheitskontrolle vor Runde {0} nicht gesehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>%n Mannschaft wurde bei der Anwesenheit der Runde {0} nicht gesehen</numerusform>
            <numerusform>%n Mannschaften wurden bei der Anwesenheit der Runde {0} nicht gesehen</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>abwesend</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>nicht gesehen</translation>
    </message>
    <message>
        <source>Who is missing</source>
        <translation>Wer fehlt</translation>
    </message>
    <message>
        <source>Do this and pair</source>
        <translation>So machen und auslosen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>is here: is paired</source>
        <translation>ist da: wird ausgelost</translation>
    </message>
    <message>
        <source>zero-point bye in this round</source>
        <translation>Freilos ohne Punkt in dieser Runde</translation>
    </message>
    <message>
        <source>half-point bye in this round</source>
        <translation>Freilos mit halbem Punkt in dieser Runde</translation>
    </message>
    <message>
        <source>stays in the table: forfeits if not there</source>
        <translation>bleibt in der Tabelle: verliert kampflos, wenn abwesend</translation>
    </message>
    <message>
        <source>leaves the tournament</source>
        <translation>verlässt das Turnier</translation>
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
        <translation>Platz unter der offiziellen Feinwertungsleiter</translation>
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
    <name>NetworkBox</name>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>No network: open a hotspot, or join one</source>
        <translation>Kein Netz: Öffnen Sie einen Hotspot, oder verbinden Sie sich</translation>
    </message>
</context>
<context>
    <name>NewEventWizard</name>
    <message>
        <source>New event</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>&amp;Create the event</source>
        <translation>Turnier &amp;anlegen</translation>
    </message>
    <message>
        <source>To the regulations in words; what was not asked yet stays as it is proposed</source>
        <translation>Zur Ausschreibung in Worten; was noch nicht gefragt wurde, bleibt wie vorgeschlagen</translation>
    </message>
    <message>
        <source>The rest as usual</source>
        <translation>Den Rest wie üblich</translation>
    </message>
    <message>
        <source>three letters, for example NOR</source>
        <translation>drei Buchstaben, zum Beispiel NOR</translation>
    </message>
    <message>
        <source>N&amp;ame *</source>
        <translation>N&amp;ame *</translation>
    </message>
    <message>
        <source>How is it played?</source>
        <translation>Wie wird gespielt?</translation>
    </message>
    <message>
        <source>All of it can be changed until round 1 is paired.</source>
        <translation>Alles lässt sich ändern, bis Runde 1 ausgelost ist.</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Art der Bedenkzeit</translation>
    </message>
    <message>
        <source>&amp;Rated as</source>
        <translation>&amp;Gewertet als</translation>
    </message>
    <message>
        <source>When is it played?</source>
        <translation>Wann wird gespielt?</translation>
    </message>
    <message>
        <source>Fill the schedule from the first round and the rounds a day, or leave it for later.</source>
        <translation>Den Zeitplan aus der ersten Runde und den Runden je Tag ausfüllen oder für später lassen.</translation>
    </message>
    <message>
        <source>The dates are known</source>
        <translation>Die Daten stehen fest</translation>
    </message>
    <message>
        <source>Regulations – {0}</source>
        <translation>Ausschreibung – {0}</translation>
    </message>
    <message>
        <source>Leave the new event? What was entered is lost.</source>
        <translation>Das neue Turnier verlassen? Was eingegeben wurde, geht verloren.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
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
        <source>&amp;Place</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Verband</translation>
    </message>
    <message>
        <source>Add an official</source>
        <translation>Offiziellen hinzufügen</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Offizielle</translation>
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
        <source>What counts how much?</source>
        <translation>Was zählt wie viel?</translation>
    </message>
    <message>
        <source>Points and byes are locked once round 1 is paired.</source>
        <translation>Punkte und Freilose sind gesperrt, sobald Runde 1 ausgelost ist.</translation>
    </message>
    <message>
        <source>How are ties broken?</source>
        <translation>Wie wird Gleichstand gebrochen?</translation>
    </message>
    <message>
        <source>Start from a ready ladder. The Tie-breaks page changes it at any time.</source>
        <translation>Beginnen Sie mit einer fertigen Feinwertungsleiter. Die Seite Feinwertungen ändert sie jederzeit.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Feinwertungen</translation>
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
        <source>Preview, print or save as PDF…</source>
        <translation>Ansehen, drucken oder als PDF speichern…</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>FIDE-Fassung {0}</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
</context>
<context>
    <name>Norms</name>
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
        <source>Norm</source>
        <translation>Norm</translation>
    </message>
    <message>
        <source>The greatest norm within reach</source>
        <translation>Die höchste erreichbare Norm</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Preliminary: FIDE decides</source>
        <translation>Vorläufig: die FIDE entscheidet</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>In the games that count</source>
        <translation>In den Partien, die zählen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games that count</source>
        <translation>Partien, die zählen</translation>
    </message>
    <message>
        <source>Average of the opponents after 1.4.6</source>
        <translation>Schnitt der Gegner nach 1.4.6</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Still needed</source>
        <translation>Noch nötig</translation>
    </message>
    <message>
        <source>In the rounds to come</source>
        <translation>In den kommenden Runden</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>NO</source>
        <translation>NEIN</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>nicht beantwortet</translation>
    </message>
</context>
<context>
    <name>NormsPanel</name>
    <message>
        <source>Title norms</source>
        <translation>Titelnormen</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Name, Verein oder Nummer suchen</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Stop looking after norms</source>
        <translation>Normen nicht mehr verfolgen</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Nobody has made a norm or still can</source>
        <translation>Niemand hat eine Norm oder kann noch eine machen</translation>
    </message>
    <message>
        <source>This is looked at anew after every result.</source>
        <translation>Das wird nach jedem Ergebnis neu geprüft.</translation>
    </message>
    <message>
        <source>Norms are not looked after in this section</source>
        <translation>In dieser Gruppe werden keine Normen verfolgt</translation>
    </message>
    <message>
        <source>Say so, and this page and its sheets appear.</source>
        <translation>Sagen Sie es, dann erscheinen diese Seite und ihre Listen.</translation>
    </message>
    <message>
        <source>Look after title norms</source>
        <translation>Titelnormen verfolgen</translation>
    </message>
    <message>
        <source>What only you know</source>
        <translation>Was nur Sie wissen</translation>
    </message>
    <message>
        <source>preliminary: FIDE decides</source>
        <translation>vorläufig: die FIDE entscheidet</translation>
    </message>
    <message>
        <source>{0} norm of {1}: {2}</source>
        <translation>{0}-Norm von {1}: {2}</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>Until now</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Number the players by rating</source>
        <translation>Startnummern nach Wertungszahl vergeben</translation>
    </message>
    <message>
        <source>By tournament rating, then title, then what was announced for equals (C.04.2).</source>
        <translation>Nach Turnierwertungszahl, dann Titel, dann wie für Gleiche ausgeschrieben (C.04.2).</translation>
    </message>
    <message>
        <source>Give the numbers</source>
        <translation>Nummern vergeben</translation>
    </message>
    <message>
        <source>Draw the numbers by lot</source>
        <translation>Nummern auslosen</translation>
    </message>
    <message>
        <source>The same number of the lot gives the same order, everywhere.</source>
        <translation>Dieselbe Losnummer ergibt überall dieselbe Reihenfolge.</translation>
    </message>
    <message>
        <source>Take this lot</source>
        <translation>Dieses Los nehmen</translation>
    </message>
    <message>
        <source>Give the numbers by hand</source>
        <translation>Nummern von Hand vergeben</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move the marked player, as the buttons do.</source>
        <translation>Alt+Auf und Alt+Ab bewegen den markierten Spieler, wie die Knöpfe.</translation>
    </message>
    <message>
        <source>The FIDE rating (FIDE)</source>
        <translation>Die FIDE-Wertungszahl (FIDE)</translation>
    </message>
    <message>
        <source>The national rating (NRO)</source>
        <translation>Die nationale Wertungszahl (NRO)</translation>
    </message>
    <message>
        <source>The FIDE rating, without one the national (FIDON)</source>
        <translation>Die FIDE-Wertungszahl, sonst die nationale (FIDON)</translation>
    </message>
    <message>
        <source>The national rating, without one FIDE&apos;s (NIDOF)</source>
        <translation>Die nationale Wertungszahl, ohne sie die der FIDE (NIDOF)</translation>
    </message>
    <message>
        <source>The higher of FIDE and national (HBFN)</source>
        <translation>Die höhere von FIDE und national (HBFN)</translation>
    </message>
    <message>
        <source>The lower of FIDE and national (LBFN)</source>
        <translation>Die niedrigere von FIDE und national (LBFN)</translation>
    </message>
    <message>
        <source>Another rule: the order of the lists, or as typed (OTHER)</source>
        <translation>Eine andere Regel: die Reihenfolge der Listen, oder wie eingetippt (OTHER)</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
</context>
<context>
    <name>OfferAgain</name>
    <message>
        <source>Everything of {0} is there.</source>
        <translation>Alles von {0} ist da.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) only in {0}</source>
        <translation>
            <numerusform>%n Schritt nur in {0}</numerusform>
            <numerusform>%n Schritte nur in {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter them again</source>
        <translation>Noch einmal eingeben</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) were entered again.</source>
        <translation>
            <numerusform>%n Schritt wurde noch einmal eingegeben.</numerusform>
            <numerusform>%n Schritte wurden noch einmal eingegeben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Officials</name>
    <message>
        <source>Chief arbiter</source>
        <translation>Hauptschiedsrichter</translation>
    </message>
    <message>
        <source>Deputy chief arbiter</source>
        <translation>Stellvertretender Hauptschiedsrichter</translation>
    </message>
    <message>
        <source>Sector arbiter</source>
        <translation>Bereichsschiedsrichter</translation>
    </message>
    <message>
        <source>Pairings officer</source>
        <translation>Auslosungsschiedsrichter</translation>
    </message>
    <message>
        <source>Fair-play officer</source>
        <translation>Fair-Play-Beauftragter</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Veranstalter</translation>
    </message>
</context>
<context>
    <name>OfficialsTable</name>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-ID</translation>
    </message>
    <message>
        <source>Family, Given</source>
        <translation>Nachname, Vorname</translation>
    </message>
    <message>
        <source>Take this official away</source>
        <translation>Diesen Offiziellen wegnehmen</translation>
    </message>
</context>
<context>
    <name>OpenReadingsDialog</name>
    <message>
        <source>Import: {0}</source>
        <translation>Einlesen: {0}</translation>
    </message>
    <message>
        <source>{0} can be read in several ways</source>
        <translation>{0} lässt mehrere Lesarten zu</translation>
    </message>
    <message>
        <source>Its own totals fit each of these readings. Choose what really happened; nothing was created yet.</source>
        <translation>Zu den Summen der Datei passt jede dieser Lesarten. Wählen Sie, was wirklich geschehen ist; angelegt wurde noch nichts.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Read it so</source>
        <translation>So einlesen</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Zeile {0}</translation>
    </message>
    <message>
        <source>Choose a reading for each question first.</source>
        <translation>Wählen Sie zuerst zu jeder Frage eine Lesart.</translation>
    </message>
</context>
<context>
    <name>OrderDialog</name>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>No number changes</source>
        <translation>Keine Nummer ändert sich</translation>
    </message>
</context>
<context>
    <name>OriginQuestion</name>
    <message>
        <source>Which program do you come from?</source>
        <translation>Von welchem Programm kommen Sie?</translation>
    </message>
    <message>
        <source>Results are then typed with the keys you know. The Rounds page changes them at any time.</source>
        <translation>Ergebnisse tippen Sie dann mit den gewohnten Tasten. Die Seite Runden ändert sie jederzeit.</translation>
    </message>
    <message>
        <source>Another, or none</source>
        <translation>Ein anderes oder keines</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Tasten: {0}</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Own keys</source>
        <translation>Eigene Tasten</translation>
    </message>
    <message>
        <source>Keys for results: {0}.</source>
        <translation>Tasten für Ergebnisse: {0}.</translation>
    </message>
</context>
<context>
    <name>OwnKeysDialog</name>
    <message>
        <source>Own keys for results</source>
        <translation>Eigene Tasten für Ergebnisse</translation>
    </message>
    <message>
        <source>Go to a field with Tab and press the key you want; Backspace leaves it empty. Digits count wherever they are, also on the number block; Del always clears. Letters that are results find no player.</source>
        <translation>Gehen Sie mit Tab zu einem Feld und drücken Sie die gewünschte Taste; die Rücktaste lässt es leer. Ziffern zählen überall, auch auf dem Ziffernblock; Entf löscht immer. Buchstaben, die Ergebnisse sind, suchen keinen Spieler.</translation>
    </message>
    <message>
        <source>Key for: {0}</source>
        <translation>Taste für: {0}</translation>
    </message>
    <message>
        <source>As &amp;Classic</source>
        <translation>Wie &amp;Klassisch</translation>
    </message>
    <message>
        <source>Use these keys</source>
        <translation>Diese Tasten verwenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>{0} would mean two things.</source>
        <translation>{0} hätte zwei Bedeutungen.</translation>
    </message>
    <message>
        <source>White wins, draw and Black wins need a key each.</source>
        <translation>Weiß gewinnt, Remis und Schwarz gewinnt brauchen je eine Taste.</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Weiß gewinnt</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Schwarz gewinnt</translation>
    </message>
    <message>
        <source>Black did not come</source>
        <translation>Schwarz kam nicht</translation>
    </message>
    <message>
        <source>White did not come</source>
        <translation>Weiß kam nicht</translation>
    </message>
    <message>
        <source>Neither came</source>
        <translation>Beide kamen nicht</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Andere Ergebnisse</translation>
    </message>
    <message>
        <source>Clear the result</source>
        <translation>Ergebnis löschen</translation>
    </message>
</context>
<context>
    <name>PackPart</name>
    <message>
        <source>Each document is printed with its own options.</source>
        <translation>Jedes Dokument wird mit seinen eigenen Optionen gedruckt.</translation>
    </message>
    <message>
        <source>Send as</source>
        <translation>Senden als</translation>
    </message>
    <message>
        <source>One job</source>
        <translation>Ein Auftrag</translation>
    </message>
    <message>
        <source>All documents go to the printer together</source>
        <translation>Alle Dokumente gehen zusammen an den Drucker</translation>
    </message>
    <message>
        <source>One each</source>
        <translation>Je einer</translation>
    </message>
    <message>
        <source>Every document is a job of its own</source>
        <translation>Jedes Dokument ist ein eigener Auftrag</translation>
    </message>
    <message>
        <source>Usual contents</source>
        <translation>Üblicher Inhalt</translation>
    </message>
    <message>
        <source>Empty the queue</source>
        <translation>Druckliste leeren</translation>
    </message>
    <message>
        <source>Send to the printer as</source>
        <translation>An den Drucker senden als</translation>
    </message>
</context>
<context>
    <name>PageHeadDialog</name>
    <message>
        <source>On every page</source>
        <translation>Auf jeder Seite</translation>
    </message>
    <message>
        <source>Header lines, logo and sponsors</source>
        <translation>Kopfzeilen, Logo und Sponsoren</translation>
    </message>
    <message>
        <source>Lines above the name of the event</source>
        <translation>Zeilen über dem Namen des Turniers</translation>
    </message>
    <message>
        <source>Header line {0}</source>
        <translation>Kopfzeile {0}</translation>
    </message>
    <message>
        <source>The federation or the club that invites</source>
        <translation>Der Verband oder Verein, der einlädt</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Sponsors, at the foot of the page</source>
        <translation>Sponsoren, am Fuß der Seite</translation>
    </message>
    <message>
        <source>Add a sponsor…</source>
        <translation>Sponsor hinzufügen…</translation>
    </message>
    <message>
        <source>PNG or JPEG. Large pictures are made smaller.</source>
        <translation>PNG oder JPEG. Große Bilder werden verkleinert.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>At most {0} sponsors are printed.</source>
        <translation>Höchstens {0} Sponsoren werden gedruckt.</translation>
    </message>
    <message>
        <source>{0} was made smaller: {1} x {2} pixels.</source>
        <translation>{0} wurde verkleinert: {1} x {2} Bildpunkte.</translation>
    </message>
    <message>
        <source>Sponsors</source>
        <translation>Sponsoren</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>No logo yet.</source>
        <translation>Noch kein Logo.</translation>
    </message>
    <message>
        <source>There is no logo</source>
        <translation>Es gibt kein Logo</translation>
    </message>
    <message>
        <source>Sponsor {0}</source>
        <translation>Sponsor {0}</translation>
    </message>
    <message>
        <source>Move sponsor {0} up</source>
        <translation>Sponsor {0} nach oben</translation>
    </message>
    <message>
        <source>Take sponsor {0} away</source>
        <translation>Sponsor {0} wegnehmen</translation>
    </message>
    <message>
        <source>There are {0} already</source>
        <translation>Es sind schon {0}</translation>
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
    <name>PairingDesk</name>
    <message>
        <source>No legal pairing keeps them all apart; these wishes yielded: {0}.</source>
        <translation>Keine regelgerechte Auslosung hält alle getrennt; diese Wünsche gaben nach: {0}.</translation>
    </message>
    <message>
        <source>The event has changed while the engine worked: pair again.</source>
        <translation>Das Turnier hat sich während der Auslosung geändert: Bitte neu auslosen.</translation>
    </message>
    <message>
        <source>Pairing was cancelled; nothing has changed.</source>
        <translation>Die Auslosung wurde abgebrochen; nichts hat sich geändert.</translation>
    </message>
</context>
<context>
    <name>PairingRules</name>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>wished apart</source>
        <translation>möglichst getrennt</translation>
    </message>
    <message>
        <source>must not meet</source>
        <translation>dürfen sich nicht treffen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Baku acceleration (C.04.7).</source>
        <translation>Baku-Beschleunigung (C.04.7).</translation>
    </message>
    <message>
        <source>Not paired with each other in rounds {0} to {1}: {2}.</source>
        <translation>In den Runden {0} bis {1} nicht gegeneinander ausgelost: {2}.</translation>
    </message>
    <message>
        <source>Kept apart in rounds {0} to {1} where the rules allow it: {2}.</source>
        <translation>In den Runden {0} bis {1} getrennt, wo die Regeln es zulassen: {2}.</translation>
    </message>
    <message>
        <source>Chess960: every round starts from a position drawn by lot.</source>
        <translation>Chess960: Jede Runde beginnt mit einer ausgelosten Stellung.</translation>
    </message>
    <message>
        <source>prohibitions: {0}</source>
        <translation>Verbote: {0}</translation>
    </message>
    <message>
        <source>wishes: {0}</source>
        <translation>Wünsche: {0}</translation>
    </message>
    <message>
        <source>fixed tables: {0}</source>
        <translation>feste Bretter: {0}</translation>
    </message>
    <message>
        <source>Rounds {0} to {1}: numbers {2} to {3} are paired with +{4}.</source>
        <translation>Runden {0} bis {1}: Die Nummern {2} bis {3} werden mit +{4} ausgelost.</translation>
    </message>
    <message>
        <source>Round {0}: numbers {2} to {3} are paired with +{4}.</source>
        <translation>Runde {0}: Die Nummern {2} bis {3} werden mit +{4} ausgelost.</translation>
    </message>
    <message>
        <source>Baku acceleration</source>
        <translation>Baku-Beschleunigung</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>A round robin is not accelerated.</source>
        <translation>Ein Rundenturnier wird nicht beschleunigt.</translation>
    </message>
    <message>
        <source>No acceleration: everybody is paired by the points scored.</source>
        <translation>Keine Beschleunigung: Alle werden nach den erzielten Punkten ausgelost.</translation>
    </message>
    <message>
        <source>The groups are formed of those who play round 1; nobody does yet.</source>
        <translation>Die Gruppen bilden sich aus denen, die Runde 1 spielen; noch tut das niemand.</translation>
    </message>
    <message>
        <source>Upper group, {0} players: {1}.</source>
        <translation>Obere Gruppe, {0} Spieler: {1}.</translation>
    </message>
    <message>
        <source>The others, {0} players: {1}.</source>
        <translation>Die anderen, {0} Spieler: {1}.</translation>
    </message>
    <message>
        <source>Until round 1 is published the groups follow the field; a player with a bye in round 1 belongs to the group of the number he or she gets (C.04.7).</source>
        <translation>Bis Runde 1 veröffentlicht ist, folgen die Gruppen dem Feld; wer in Runde 1 ein Freilos hat, gehört zur Gruppe seiner späteren Nummer (C.04.7).</translation>
    </message>
</context>
<context>
    <name>PairingRulesDialog</name>
    <message>
        <source>Pairing rules</source>
        <translation>Auslosungsregeln</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Who must not meet</source>
        <translation>Wer sich nicht treffen darf</translation>
    </message>
    <message>
        <source>Prohibited pairings, clubs, federations</source>
        <translation>Verbotene Paarungen, Vereine, Verbände</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>Baku acceleration (C.04.7)</source>
        <translation>Baku-Beschleunigung (C.04.7)</translation>
    </message>
    <message>
        <source>Fixed tables</source>
        <translation>Feste Bretter</translation>
    </message>
    <message>
        <source>Players who do not move</source>
        <translation>Spieler, die ihren Platz nicht wechseln</translation>
    </message>
    <message>
        <source>Colour and Chess960</source>
        <translation>Farbe und Chess960</translation>
    </message>
    <message>
        <source>The first colour, positions drawn by lot</source>
        <translation>Die erste Farbe, ausgeloste Stellungen</translation>
    </message>
    <message>
        <source>Every change is stored at once; undo takes it back.</source>
        <translation>Jede Änderung ist sofort gespeichert; Rückgängig nimmt sie zurück.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Prohibit a pairing…</source>
        <translation>Paarung verbieten…</translation>
    </message>
    <message>
        <source>Clubs or federations…</source>
        <translation>Vereine oder Verbände…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Nobody is kept apart. Prohibit a pairing (brothers, one car), or keep the members of clubs or federations apart in the first rounds; it must be announced before round 1.</source>
        <translation>Niemand wird getrennt. Verbieten Sie eine Paarung (Brüder, ein Auto), oder trennen Sie die Mitglieder von Vereinen oder Verbänden in den ersten Runden; das muss vor Runde 1 angekündigt sein.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Paired by the points scored</source>
        <translation>Ausgelost nach den erzielten Punkten</translation>
    </message>
    <message>
        <source>Baku</source>
        <translation>Baku</translation>
    </message>
    <message>
        <source>The upper half gets points that count for pairing only (C.04.7)</source>
        <translation>Die obere Hälfte bekommt Punkte, die nur für die Auslosung zählen (C.04.7)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Namen tippen oder wählen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>A lower board</source>
        <translation>Ein niedrigeres Brett</translation>
    </message>
    <message>
        <source>A higher board</source>
        <translation>Ein höheres Brett</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Festsetzen</translation>
    </message>
    <message>
        <source>Let move again</source>
        <translation>Wieder wechseln lassen</translation>
    </message>
    <message>
        <source>A player who cannot move plays at this board in every round paired from now on.</source>
        <translation>Wer den Platz nicht wechseln kann, spielt in jeder Runde, die ab jetzt ausgelost wird, an diesem Brett.</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Chess960: a starting position is drawn by lot for every round</source>
        <translation>Chess960: Für jede Runde wird eine Anfangsstellung ausgelost</translation>
    </message>
    <message>
        <source>The colour of the highest-ranked player in round 1</source>
        <translation>Die Farbe des Ranghöchsten in Runde 1</translation>
    </message>
    <message>
        <source>The colour of team 1 on board 1 in round 1</source>
        <translation>Die Farbe von Mannschaft 1 an Brett 1 in Runde 1</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>The Rounds page draws the position; it stands on the pairings sheet and the projector.</source>
        <translation>Die Seite Runden lost die Stellung aus; sie steht auf dem Aushang und auf dem Projektor.</translation>
    </message>
    <message>
        <source>Only in a Swiss: a round robin is read from its table</source>
        <translation>Nur im Schweizer System: Ein Rundenturnier steht in seiner Tabelle</translation>
    </message>
    <message>
        <source>Choose a line first</source>
        <translation>Zuerst eine Zeile wählen</translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation>Zuerst einen Spieler wählen</translation>
    </message>
    <message>
        <source>Round 1 is paired: outside FIDE mode a change is asked about and noted in the report</source>
        <translation>Runde 1 ist ausgelost: Außerhalb des FIDE-Modus wird eine Änderung nachgefragt und im Bericht vermerkt</translation>
    </message>
    <message>
        <source>Change the pairing rules?</source>
        <translation>Auslosungsregeln ändern?</translation>
    </message>
    <message>
        <source>Teams have no fixed tables</source>
        <translation>Mannschaften haben keine festen Tische</translation>
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
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
</context>
<context>
    <name>PdfPreview</name>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Seite {0} von {1}</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <source>Sent to the printer: {0}</source>
        <translation>An den Drucker gesandt: {0}</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Gespeichert: {0}</translation>
    </message>
</context>
<context>
    <name>PictureFiles</name>
    <message>
        <source>{0}: the picture is damaged.</source>
        <translation>{0}: Das Bild ist beschädigt.</translation>
    </message>
</context>
<context>
    <name>PlacesChart</name>
    <message>
        <source>Chart of places by policy</source>
        <translation>Diagramm der Plätze nach Regel</translation>
    </message>
    <message>
        <source>The same places stand in the table: choose Table above.</source>
        <translation>Dieselben Plätze stehen in der Tabelle: Wählen Sie oben Tabelle.</translation>
    </message>
    <message>
        <source>{0}: place {1} under {2}</source>
        <translation>{0}: Platz {1} unter {2}</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie sie ist</translation>
    </message>
</context>
<context>
    <name>PlayerActions</name>
    <message>
        <source>&amp;Add players…</source>
        <translation>Spieler &amp;aufnehmen…</translation>
    </message>
    <message>
        <source>Add &amp;many: paste or open a table…</source>
        <translation>&amp;Viele aufnehmen: Tabelle einfügen oder öffnen…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten…</translation>
    </message>
    <message>
        <source>&amp;Byes and absences…</source>
        <translation>&amp;Freilose und Abwesenheiten…</translation>
    </message>
    <message>
        <source>&amp;Withdraw…</source>
        <translation>&amp;Zurückziehen…</translation>
    </message>
    <message>
        <source>E&amp;xpel…</source>
        <translation>A&amp;usschließen…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Move to another &amp;section</source>
        <translation>In eine andere &amp;Gruppe verschieben</translation>
    </message>
    <message>
        <source>&amp;Check-in</source>
        <translation>An&amp;wesenheit</translation>
    </message>
    <message>
        <source>Take bac&amp;k…</source>
        <translation>&amp;Wieder aufnehmen…</translation>
    </message>
    <message>
        <source>Cl&amp;ose the check-in…</source>
        <translation>Anwesenheit ab&amp;schließen…</translation>
    </message>
    <message>
        <source>Check the reg&amp;istration</source>
        <translation>Anmeldung &amp;prüfen</translation>
    </message>
    <message>
        <source>&amp;Number the players by rating…</source>
        <translation>Start&amp;nummern nach Wertungszahl vergeben…</translation>
    </message>
    <message>
        <source>Exchange two pairing numbers</source>
        <translation>Zwei Startnummern tauschen</translation>
    </message>
    <message>
        <source>Draw the numbers by &amp;lot…</source>
        <translation>Nummern aus&amp;losen…</translation>
    </message>
    <message>
        <source>Give the numbers by &amp;hand…</source>
        <translation>Nummern von &amp;Hand vergeben…</translation>
    </message>
    <message>
        <source>&amp;Tournament ratings…</source>
        <translation>&amp;Turnierwertungszahlen…</translation>
    </message>
    <message>
        <source>Cate&amp;gories…</source>
        <translation>Kate&amp;gorien…</translation>
    </message>
    <message>
        <source>Compare with the rating list…</source>
        <translation>Mit der Ratingliste vergleichen…</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Ratinglisten…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Zuerst ein Turnier öffnen</translation>
    </message>
    <message>
        <source>Select players on the Players page first</source>
        <translation>Zuerst auf der Seite Spieler Spieler auswählen</translation>
    </message>
    <message>
        <source>Select one player who has not left</source>
        <translation>Einen Spieler auswählen, der nicht ausgeschieden ist</translation>
    </message>
    <message>
        <source>The event has one section only; add one on the Event page</source>
        <translation>Das Turnier hat nur eine Gruppe; fügen Sie auf der Seite Turnier eine hinzu</translation>
    </message>
    <message>
        <source>Select two players of equal rating</source>
        <translation>Zwei Spieler gleicher Wertungszahl auswählen</translation>
    </message>
    <message>
        <source>From this round on every game is lost; the opponent goes on.</source>
        <translation>Ab dieser Runde ist jede Partie verloren; der Gegner kommt weiter.</translation>
    </message>
    <message>
        <source>From this round on every opponent wins without a game. Who played less than half of the games by then is not ranked, and those games do not count (C.05, 6.6).</source>
        <translation>Ab dieser Runde gewinnt jeder Gegner kampflos. Wer bis dahin weniger als die Hälfte der Partien gespielt hat, erhält keinen Rang, und diese Partien zählen nicht (C.05, 6.6).</translation>
    </message>
    <message>
        <source>Withdraw {0}</source>
        <translation>{0} zurückziehen</translation>
    </message>
    <message>
        <source>Not paired any more and left out of the standings. Opponents keep their points.</source>
        <oldsource>Not paired any more and left out of the standings (Q197-198). Opponents keep their points.</oldsource>
        <translation>Wird nicht mehr ausgelost und nicht mehr in der Rangliste geführt. Gegner behalten ihre Punkte.</translation>
    </message>
    <message>
        <source>From this round on: zero points, not paired. The player stays in the standings, marked.</source>
        <translation>Ab dieser Runde: null Punkte, nicht ausgelost. Der Spieler bleibt, gekennzeichnet, in der Rangliste.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Withdrawn: {0}</source>
        <translation>Zurückgezogen: {0}</translation>
    </message>
    <message>
        <source>Take {0} back</source>
        <translation>{0} wieder aufnehmen</translation>
    </message>
    <message>
        <source>From this round on the player is paired again; missed rounds stay as they are.</source>
        <translation>Ab dieser Runde wird der Spieler wieder ausgelost; versäumte Runden bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Wieder aufnehmen</translation>
    </message>
    <message>
        <source>Back in the event: {0}</source>
        <translation>Wieder im Turnier: {0}</translation>
    </message>
    <message>
        <source>Expel {0}</source>
        <translation>{0} ausschließen</translation>
    </message>
    <message>
        <source>Expel…</source>
        <translation>Ausschließen…</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n player(s)?</source>
        <translation>
            <numerusform>%n Spieler entfernen?</numerusform>
            <numerusform>%n Spieler entfernen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Removed: {0}. Undo brings back.</source>
        <translation>Entfernt: {0}. Rückgängig holt zurück.</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Gruppe {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) moved to {0}</source>
        <translation>
            <numerusform>%n Spieler nach {0} verschoben</numerusform>
            <numerusform>%n Spieler nach {0} verschoben</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange the numbers {0} and {1}</source>
        <translation>Die Nummern {0} und {1} tauschen</translation>
    </message>
    <message>
        <source>The check-in is closed.</source>
        <translation>Die Anwesenheit ist abgeschlossen.</translation>
    </message>
    <message>
        <source>C&amp;ategory</source>
        <translation>K&amp;ategorie</translation>
    </message>
</context>
<context>
    <name>PlayerForm</name>
    <message>
        <source>Fa&amp;mily name</source>
        <translation>Na&amp;chname</translation>
    </message>
    <message>
        <source>&amp;Given name</source>
        <translation>&amp;Vorname</translation>
    </message>
    <message>
        <source>In own &amp;script</source>
        <translation>In eigener &amp;Schrift</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>Ver&amp;band</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>male</source>
        <translation>männlich</translation>
    </message>
    <message>
        <source>female</source>
        <translation>weiblich</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>Se&amp;x</source>
        <translation>&amp;Geschlecht</translation>
    </message>
    <message>
        <source>&amp;Born</source>
        <translation>Ge&amp;boren</translation>
    </message>
    <message>
        <source>2004 or 2004-02-29</source>
        <translation>2004 oder 29.02.2004</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>Vere&amp;in</translation>
    </message>
    <message>
        <source>Categor&amp;ies</source>
        <translation>&amp;Kategorien</translation>
    </message>
    <message>
        <source>by hand, separated by commas</source>
        <translation>von Hand, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Tournament &amp;rating</source>
        <translation>Turnier&amp;wertungszahl</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE Standard</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE Schnell</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE Blitz</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Nationale Wertungszahl</translation>
    </message>
    <message>
        <source>F&amp;IDE ID</source>
        <translation>FIDE-I&amp;D</translation>
    </message>
    <message>
        <source>&amp;National ID</source>
        <translation>&amp;Nationale ID</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Fester Tisch</translation>
    </message>
    <message>
        <source>Entry f&amp;ee</source>
        <translation>Startg&amp;eld</translation>
    </message>
    <message>
        <source>&amp;Paid</source>
        <translation>Be&amp;zahlt</translation>
    </message>
    <message>
        <source>May have a &amp;half-point bye</source>
        <translation>Darf ein &amp;Halbpunkt-Freilos haben</translation>
    </message>
    <message>
        <source>Other lists</source>
        <translation>Andere Listen</translation>
    </message>
    <message>
        <source>Ratings by round</source>
        <translation>Wertungszahlen je Runde</translation>
    </message>
    <message>
        <source>3: 1850, 5: 1872</source>
        <translation>3: 1850, 5: 1872</translation>
    </message>
    <message>
        <source>From that round on; the tournament rating is the first one</source>
        <translation>Von dieser Runde an; die Turnierwertungszahl ist die erste</translation>
    </message>
    <message>
        <source>Ratings from the lists</source>
        <translation>Wertungszahlen der Listen</translation>
    </message>
    <message>
        <source>Take a rating of one of the rating lists</source>
        <translation>Eine Wertungszahl aus einer der Ratinglisten nehmen</translation>
    </message>
    <message>
        <source>By the rules: {0}.</source>
        <translation>Nach den Regeln: {0}.</translation>
    </message>
    <message>
        <source>Taken out by hand: {0}.</source>
        <translation>Von Hand herausgenommen: {0}.</translation>
    </message>
    <message>
        <source>{0} gives {1}</source>
        <translation>{0} ergibt {1}</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>von Hand eingetragen</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importiert</translation>
    </message>
    <message>
        <source>Ratings by round are written as 3: 1850, 5: 1872.</source>
        <translation>Wertungszahlen je Runde schreibt man als 3: 1850, 5: 1872.</translation>
    </message>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: „{1}“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>{0}: {1} ({2} {3})</source>
        <translation>{0}: {1} ({2} {3})</translation>
    </message>
    <message>
        <source>as list, age and rating tell</source>
        <translation>nach Liste, Alter, Wertungszahl</translation>
    </message>
    <message>
        <source>For the rating changes, where you know it better</source>
        <translation>Für die Änderungen der Wertungszahl, wo Sie es besser wissen</translation>
    </message>
</context>
<context>
    <name>PlayerTable</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Rating of the list; a dot means that it was typed by hand</source>
        <translation>Wertungszahl der Liste; ein Punkt bedeutet: von Hand eingetragen</translation>
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
        <source>Here</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Anwesenheit</translation>
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
        <translation>Name wie in der Ratingliste</translation>
    </message>
    <message>
        <source>Own script</source>
        <translation>Eigene Schrift</translation>
    </message>
    <message>
        <source>Name in the player&apos;s own script</source>
        <translation>Name in der Schrift des Spielers</translation>
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
        <source>Std</source>
        <translation>Std</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Nat.</source>
        <translation>Nat.</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Verb.</translation>
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
        <source>Nat. ID</source>
        <translation>Nat. ID</translation>
    </message>
    <message>
        <source>Number in the national list</source>
        <translation>Nummer in der nationalen Liste</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Categories of the player</source>
        <translation>Kategorien des Spielers</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Fester Tisch</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Entry fee paid</source>
        <translation>Bezahltes Startgeld</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Gebühr</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Startgeld</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Freilose</translation>
    </message>
    <message>
        <source>Byes and absences, by round: 1 full point, ½ half point, 0 zero points</source>
        <translation>Freilose und Abwesenheiten nach Runden: 1 voller Punkt, ½ halber Punkt, 0 null Punkte</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Comment of the arbiter</source>
        <translation>Kommentar des Schiedsrichters</translation>
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
    <message>
        <source>typed by hand</source>
        <translation>von Hand eingetragen</translation>
    </message>
    <message>
        <source>from round {0}: {1}</source>
        <translation>ab Runde {0}: {1}</translation>
    </message>
    <message>
        <source>present</source>
        <translation>anwesend</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>abwesend</translation>
    </message>
    <message>
        <source>not yet seen</source>
        <translation>noch nicht gesehen</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Spieler finden</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Name, Verein oder Nummer suchen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Add players (Ins)</source>
        <translation>Spieler aufnehmen (Einfg)</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Anwesenheit</translation>
    </message>
    <message>
        <source>Check the registration</source>
        <translation>Anmeldung prüfen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Everything that can be done with players</source>
        <translation>Alles, was mit Spielern getan werden kann</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Noch keine Spieler</translation>
    </message>
    <message>
        <source>Search the FIDE list, type a name, or paste a whole table from a spreadsheet.</source>
        <translation>In der FIDE-Liste suchen, einen Namen tippen oder eine ganze Tabelle einfügen.</translation>
    </message>
    <message>
        <source>Add players…</source>
        <translation>Spieler aufnehmen…</translation>
    </message>
    <message>
        <source>Paste or open a table…</source>
        <translation>Tabelle einfügen oder öffnen…</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Ratinglisten…</translation>
    </message>
    <message>
        <source>Check of the registration</source>
        <translation>Prüfung der Anmeldung</translation>
    </message>
    <message>
        <source>Nothing to remark</source>
        <translation>Nichts zu bemerken</translation>
    </message>
    <message>
        <source>The registration is complete.</source>
        <translation>Die Anmeldung ist vollständig.</translation>
    </message>
    <message numerus="yes">
        <source>%n left the event</source>
        <translation>
            <numerusform>%n ausgeschieden</numerusform>
            <numerusform>%n ausgeschieden</numerusform>
        </translation>
    </message>
    <message>
        <source>Usual widths</source>
        <translation>Übliche Breiten</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s), {0} of them to be cleared up</source>
        <translation>
            <numerusform>%n Bemerkung, davon {0} zu klären</numerusform>
            <numerusform>%n Bemerkungen, davon {0} zu klären</numerusform>
        </translation>
    </message>
    <message>
        <source>Check-in: type the first letters of a name, then Space</source>
        <translation>Anwesenheit: die ersten Buchstaben eines Namens tippen, dann Leertaste</translation>
    </message>
    <message>
        <source>{0}: here</source>
        <translation>{0}: da</translation>
    </message>
    <message>
        <source>{0}: absent</source>
        <translation>{0}: abwesend</translation>
    </message>
    <message>
        <source>{0}: not yet seen</source>
        <translation>{0}: noch nicht gesehen</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ticked off as here</source>
        <translation>
            <numerusform>%n Spieler als anwesend abgehakt</numerusform>
            <numerusform>%n Spieler als anwesend abgehakt</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody found: “{0}”</source>
        <translation>Niemand gefunden: „{0}“</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
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
    <message>
        <source>Review</source>
        <translation>Durchsicht</translation>
    </message>
</context>
<context>
    <name>PointsDialog</name>
    <message>
        <source>Points by decision</source>
        <translation>Punkte durch Entscheidung</translation>
    </message>
    <message>
        <source>Points of {0} in round {1}</source>
        <translation>Punkte von {0} in Runde {1}</translation>
    </message>
    <message>
        <source>They are added; a minus takes points away. The reason stands in the tournament report.</source>
        <translation>Sie kommen hinzu; ein Minus nimmt Punkte weg. Der Grund steht im Turnierbericht.</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Mannschaftspunkte</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Brettpunkte</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>A new decision</source>
        <translation>Eine neue Entscheidung</translation>
    </message>
    <message>
        <source>Take back: round {0}, {1} match points, {2} game points ({3})</source>
        <translation>Zurücknehmen: Runde {0}, {1} Mannschaftspunkte, {2} Brettpunkte ({3})</translation>
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
        <source>Arrow keys look, Enter or Space chooses, Shift+F1 explains.</source>
        <translation>Pfeiltasten blättern, Eingabe oder Leertaste wählt, Umschalt+F1 erklärt.</translation>
    </message>
    <message>
        <source>About this policy	Shift+F1</source>
        <translation>Über diese Regel	Umschalt+F1</translation>
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
    <name>PresetMenu</name>
    <message>
        <source>{0}. Edition: {1}. Source: {2}</source>
        <translation>{0}. Fassung: {1}. Quelle: {2}</translation>
    </message>
    <message>
        <source>Save this ladder as…</source>
        <translation>Diese Feinwertungsleiter speichern als…</translation>
    </message>
    <message>
        <source>Copy the ladder of another event…</source>
        <translation>Feinwertungsleiter eines anderen Turniers kopieren…</translation>
    </message>
    <message>
        <source>Forget an own ladder</source>
        <translation>Eine eigene Feinwertungsleiter vergessen</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
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
</context>
<context>
    <name>PrintDesk</name>
    <message>
        <source>Folder for the PDFs</source>
        <translation>Ordner für die PDFs</translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) written.</source>
        <translation>
            <numerusform>%n PDF geschrieben.</numerusform>
            <numerusform>%n PDFs geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: {0} of {1} PDFs were written.</source>
        <translation>Angehalten: {0} von {1} PDFs wurden geschrieben.</translation>
    </message>
    <message>
        <source>Files of these names are there already</source>
        <translation>Dateien dieser Namen gibt es schon</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the same name are in this folder already, for example {0}.</source>
        <translation>
            <numerusform>%n Datei gleichen Namens ist schon in diesem Ordner: {0}.</numerusform>
            <numerusform>%n Dateien gleichen Namens sind schon in diesem Ordner, zum Beispiel {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep both gives the new ones a number.</source>
        <translation>„Beide behalten“ gibt den neuen eine Nummer.</translation>
    </message>
    <message>
        <source>Write over them</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Gespeichert: {0}</translation>
    </message>
    <message>
        <source>{0}: page {1}</source>
        <translation>{0}: Seite {1}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n page(s).</source>
        <translation>
            <numerusform>Nach %n Seite angehalten.</numerusform>
            <numerusform>Nach %n Seiten angehalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) sent to the printer.</source>
        <translation>
            <numerusform>%n Seite an den Drucker gesendet.</numerusform>
            <numerusform>%n Seiten an den Drucker gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} They lie in {1}.</source>
        <translation>{0} Sie liegen in {1}.</translation>
    </message>
    <message>
        <source>Making the table…</source>
        <translation>Die Tabelle wird gemacht…</translation>
    </message>
</context>
<context>
    <name>PrizeDelegate</name>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
</context>
<context>
    <name>PrizeRules</name>
    <message>
        <source>By place</source>
        <translation>Nach Platz</translation>
    </message>
    <message>
        <source>Shared equally</source>
        <translation>Gleichmäßig geteilt</translation>
    </message>
    <message>
        <source>Hort system</source>
        <translation>Hort-System</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>Gleiche Punkte</translation>
    </message>
    <message>
        <source>In groups</source>
        <translation>In Kategorien</translation>
    </message>
    <message>
        <source>As in the standings</source>
        <translation>Wie in der Rangliste</translation>
    </message>
    <message>
        <source>Who wins several keeps</source>
        <translation>Bei mehreren Preisen</translation>
    </message>
    <message>
        <source>The most valuable</source>
        <translation>Der wertvollste</translation>
    </message>
    <message>
        <source>The first in the list</source>
        <translation>Der erste der Liste</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Rounded to</source>
        <translation>Gerundet auf</translation>
    </message>
    <message>
        <source>Left by rounding</source>
        <translation>Rest vom Runden</translation>
    </message>
    <message>
        <source>To the best placed</source>
        <translation>An den Bestplatzierten</translation>
    </message>
    <message>
        <source>Stays in the fund</source>
        <translation>Bleibt im Topf</translation>
    </message>
    <message>
        <source>Who withdrew may win</source>
        <translation>Wer zurücktrat, kann gewinnen</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Smallest share</source>
        <translation>Kleinster Anteil</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Most for one</source>
        <translation>Höchstens für einen</translation>
    </message>
    <message>
        <source>Fewest in a group</source>
        <translation>Mindestens Spieler</translation>
    </message>
    <message>
        <source>Players of a club</source>
        <translation>Spieler je Verein</translation>
    </message>
    <message>
        <source>Without prizes (No.)</source>
        <translation>Ohne Preise (Nr.)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>{0}: “{1}” is not a number.</source>
        <translation>{0}: „{1}“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>Start numbers without prizes are written as 3, 17.</source>
        <translation>Startnummern ohne Preise schreibt man als 3, 17.</translation>
    </message>
</context>
<context>
    <name>PrizeTable</name>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Group or name</source>
        <translation>Kategorie, Name</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Sachpreis</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>noch niemand</translation>
    </message>
    <message>
        <source>“{0}” is not a place.</source>
        <translation>„{0}“ ist kein Platz.</translation>
    </message>
    <message>
        <source>“{0}” is not a start number or the name of one player.</source>
        <translation>„{0}“ ist keine Startnummer und kein Name eines einzigen Spielers.</translation>
    </message>
</context>
<context>
    <name>Prizes</name>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Named by hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Which prize</source>
        <translation>Welcher Preis</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>Wer ihn bekommt</translation>
    </message>
    <message>
        <source>Rk</source>
        <translation>Rg</translation>
    </message>
    <message>
        <source>Place in the standings</source>
        <translation>Platz in der Rangliste</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pkt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Amount to be paid</source>
        <translation>Auszuzahlender Betrag</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Sachpreis</translation>
    </message>
    <message>
        <source>What else there is</source>
        <translation>Was es sonst gibt</translation>
    </message>
</context>
<context>
    <name>PrizesDialog</name>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Who gets what</source>
        <translation>Wer was bekommt</translation>
    </message>
    <message>
        <source>List of prizes</source>
        <translation>Liste der Preise</translation>
    </message>
    <message>
        <source>Add a place</source>
        <translation>Platz hinzufügen</translation>
    </message>
    <message>
        <source>The next place of the group of this line</source>
        <translation>Der nächste Platz der Kategorie dieser Zeile</translation>
    </message>
    <message>
        <source>Special prize</source>
        <translation>Sonderpreis</translation>
    </message>
    <message>
        <source>Best game, youngest player: you name the winner</source>
        <translation>Beste Partie, jüngster Spieler: Sie nennen den Gewinner</translation>
    </message>
    <message>
        <source>Club prize</source>
        <translation>Vereinspreis</translation>
    </message>
    <message>
        <source>By the points of a club&apos;s best players</source>
        <translation>Nach den Punkten der besten Spieler eines Vereins</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the lines chosen</source>
        <translation>Die gewählten Zeilen entfernen</translation>
    </message>
    <message>
        <source>Move the line up</source>
        <translation>Zeile nach oben</translation>
    </message>
    <message>
        <source>Move the line down</source>
        <translation>Zeile nach unten</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Lines from a spreadsheet: group, place, amount, thing, start number</source>
        <translation>Zeilen aus einer Tabelle: Kategorie, Platz, Betrag, Sachpreis, Startnummer</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The Documents page prints the list, the winners and receipts to sign.</source>
        <translation>Die Seite Dokumente druckt die Liste, die Gewinner und Quittungen zum Unterschreiben.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Best club</source>
        <translation>Bester Verein</translation>
    </message>
    <message>
        <source>Line {0}: {1}</source>
        <translation>Zeile {0}: {1}</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv);;All files (*)</source>
        <translation>Tabellen (*.csv *.txt *.tsv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import prizes</source>
        <translation>Preise importieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Export prizes</source>
        <translation>Preise exportieren</translation>
    </message>
    <message>
        <source>There are no prizes yet</source>
        <translation>Es gibt noch keine Preise</translation>
    </message>
    <message>
        <source>{0}: as it would be if the event ended now</source>
        <translation>{0}: wie es wäre, wenn das Turnier jetzt endete</translation>
    </message>
    <message>
        <source>Prize fund {0}: {1} to the winners, {2} left over.</source>
        <translation>Preisfonds {0}: {1} an die Gewinner, {2} bleiben übrig.</translation>
    </message>
    <message>
        <source>No prizes yet: add the first place, or paste a list from a spreadsheet.</source>
        <translation>Noch keine Preise: Fügen Sie den ersten Platz hinzu oder eine Liste aus einer Tabelle ein.</translation>
    </message>
    <message>
        <source>No player is in the group “{0}”.</source>
        <translation>Kein Spieler ist in der Kategorie „{0}“.</translation>
    </message>
</context>
<context>
    <name>ProhibitionDialog</name>
    <message>
        <source>A prohibited pairing</source>
        <translation>Eine verbotene Paarung</translation>
    </message>
    <message>
        <source>Tick two or more: none of them meets another of them.</source>
        <translation>Haken Sie zwei oder mehr an: Keiner von ihnen trifft auf einen anderen von ihnen.</translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation>Namen suchen</translation>
    </message>
    <message>
        <source>Who must not meet</source>
        <translation>Wer sich nicht treffen darf</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Why, for the list (brothers, one car …)</source>
        <translation>Warum, für die Liste (Brüder, ein Auto …)</translation>
    </message>
    <message>
        <source>Chosen: {0}</source>
        <translation>Gewählt: {0}</translation>
    </message>
    <message>
        <source>Tick two or more, and rounds in their order</source>
        <translation>Haken Sie zwei oder mehr an, und Runden in ihrer Reihenfolge</translation>
    </message>
</context>
<context>
    <name>Projector</name>
    <message>
        <source>{0} · Chess960 {1}</source>
        <translation>{0} · Chess960 {1}</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Runde {0}</translation>
    </message>
    <message>
        <source>The pairings are not published yet.</source>
        <translation>Die Paarungen sind noch nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Round {0}: where you play</source>
        <translation>Runde {0}: wo Sie spielen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Sie haben</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Rangliste nach Runde {0}</translation>
    </message>
</context>
<context>
    <name>ProjectorWindow</name>
    <message>
        <source>tdapp: projector</source>
        <translation>tdapp: Projektor</translation>
    </message>
    <message>
        <source>Large window: 1 boards, 2 players, 3 standings, Space pauses, F11 full screen</source>
        <translation>Großes Fenster: 1 Bretter, 2 Spieler, 3 Rangliste, Leertaste hält an, F11 Vollbild</translation>
    </message>
    <message>
        <source>not in FIDE mode</source>
        <translation>nicht im FIDE-Modus</translation>
    </message>
    <message>
        <source>Boards and results</source>
        <translation>Bretter und Ergebnisse</translation>
    </message>
    <message>
        <source>Where you play, by name</source>
        <translation>Wo Sie spielen, nach Namen</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Turn the page every {0} seconds</source>
        <translation>Alle {0} Sekunden umblättern</translation>
    </message>
    <message>
        <source>Pause or go on	Space</source>
        <translation>Anhalten oder weiter	Leertaste</translation>
    </message>
    <message>
        <source>Larger	+</source>
        <translation>Größer	+</translation>
    </message>
    <message>
        <source>Smaller	-</source>
        <translation>Kleiner	-</translation>
    </message>
    <message>
        <source>Full screen	F11</source>
        <translation>Vollbild	F11</translation>
    </message>
    <message>
        <source>Close	Esc</source>
        <translation>Schließen	Esc</translation>
    </message>
</context>
<context>
    <name>ProtectionDialog</name>
    <message>
        <source>Clubs or federations apart</source>
        <translation>Vereine oder Verbände trennen</translation>
    </message>
    <message>
        <source>Members of a ticked club or federation do not meet each other in these rounds.</source>
        <translation>Mitglieder eines angekreuzten Vereins oder Verbands treffen in diesen Runden nicht aufeinander.</translation>
    </message>
    <message>
        <source>As entered with the teams</source>
        <translation>Wie bei den Mannschaften eingetragen</translation>
    </message>
    <message>
        <source>What keeps them apart</source>
        <translation>Wonach getrennt wird</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Vereine</translation>
    </message>
    <message>
        <source>No club or federation is entered twice</source>
        <translation>Kein Verein und kein Verband ist zweimal eingetragen</translation>
    </message>
    <message>
        <source>As entered with the players</source>
        <translation>Wie bei den Spielern eingetragen</translation>
    </message>
    <message>
        <source>Federations</source>
        <translation>Verbände</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Tick a group</source>
        <translation>Eine Gruppe ankreuzen</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message>
        <source>Publish</source>
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>The event as a website</source>
        <translation>Das Turnier als Website</translation>
    </message>
    <message>
        <source>A folder of plain pages for any web server, sync tool or stick. Only what changed is written again.</source>
        <translation>Ein Ordner mit einfachen Seiten für jeden Webserver, jeden Abgleich, jeden Stick. Nur was sich geändert hat, wird neu geschrieben.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Where the folder can be seen; printed with a QR code on every sheet</source>
        <translation>Wo der Ordner zu sehen ist; steht mit einem QR-Code auf jedem Blatt</translation>
    </message>
    <message>
        <source>&amp;Address of the website</source>
        <translation>&amp;Adresse der Website</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>&amp;Initials only for who is younger than</source>
        <translation>Nur &amp;Initialen für Jüngere als</translation>
    </message>
    <message>
        <source>Years of &amp;birth</source>
        <translation>&amp;Geburtsjahre</translation>
    </message>
    <message>
        <source>FIDE &amp;ids</source>
        <translation>FIDE-I&amp;Ds</translation>
    </message>
    <message>
        <source>Shown of the others</source>
        <translation>Von den anderen zu sehen</translation>
    </message>
    <message>
        <source>Co&amp;lour</source>
        <translation>&amp;Farbe</translation>
    </message>
    <message>
        <source>Picture of the first page</source>
        <translation>Bild der ersten Seite</translation>
    </message>
    <message>
        <source>Also the &amp;standings as they would be now, while a round is played</source>
        <translation>Während einer Runde auch die &amp;Rangliste nach jetzigem Stand</translation>
    </message>
    <message>
        <source>&amp;Keep it up to date while this event is open</source>
        <translation>A&amp;ktuell halten, solange dieses Turnier offen ist</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a year of birth are shown by their whole names.</source>
        <translation>
            <numerusform>%n Spieler ohne Geburtsjahr steht mit vollem Namen da.</numerusform>
            <numerusform>%n Spieler ohne Geburtsjahr stehen mit vollem Namen da.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write into it all the same</source>
        <translation>Trotzdem hineinschreiben</translation>
    </message>
    <message>
        <source>Open the start page</source>
        <translation>Startseite öffnen</translation>
    </message>
    <message>
        <source>Stop keeping it up to date</source>
        <translation>Nicht mehr aktuell halten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Wählen Sie einen Ordner.</translation>
    </message>
    <message>
        <source>Choose a language.</source>
        <translation>Wählen Sie eine Sprache.</translation>
    </message>
    <message>
        <source>The pages are being written…</source>
        <translation>Die Seiten werden geschrieben…</translation>
    </message>
    <message>
        <source>The website stays as it is now.</source>
        <translation>Die Website bleibt, wie sie jetzt ist.</translation>
    </message>
    <message>
        <source>Folder for the website</source>
        <translation>Ordner für die Website</translation>
    </message>
</context>
<context>
    <name>RateFields</name>
    <message>
        <source>Time control in words</source>
        <translation>Bedenkzeit in Worten</translation>
    </message>
    <message>
        <source>Code of the time control, for the report</source>
        <translation>Code der Bedenkzeit für den Turnierbericht</translation>
    </message>
    <message>
        <source>The code of FIDE&apos;s report counts seconds: 5400+30, 40/6000+30:900+30, or W300-B240.</source>
        <translation>Der Code des FIDE-Turnierberichts zählt Sekunden: 5400+30, 40/6000+30:900+30 oder W300-B240.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Übliche</translation>
    </message>
    <message>
        <source>Choose a usual time control</source>
        <translation>Eine übliche Bedenkzeit wählen</translation>
    </message>
    <message>
        <source>The code means: {0}, {1}.</source>
        <translation>Der Code bedeutet: {0}, {1}.</translation>
    </message>
    <message>
        <source>Without a code the report names the time control in words only.</source>
        <translation>Ohne Code nennt der Turnierbericht die Bedenkzeit nur in Worten.</translation>
    </message>
    <message>
        <source>Fill in one of the two: the other one follows.</source>
        <translation>Eines von beiden ausfüllen: Das andere folgt.</translation>
    </message>
    <message>
        <source>in words: 90 min + 30 s per move</source>
        <translation>in Worten: 90 min + 30 s je Zug</translation>
    </message>
</context>
<context>
    <name>RatingCheckDialog</name>
    <message>
        <source>Compare with the rating list</source>
        <translation>Mit der Ratingliste vergleichen</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Ratingliste</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Spieler finden</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Alle ankreuzen</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Keine ankreuzen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Every difference</source>
        <translation>Jeder Unterschied</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Wertungszahlen</translation>
    </message>
    <message>
        <source>Ratings of the list and tournament ratings</source>
        <translation>Wertungszahlen der Liste und Turnierwertungszahlen</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Name, title, federation, sex and birth</source>
        <translation>Name, Titel, Verband, Geschlecht und Geburt</translation>
    </message>
    <message>
        <source>Proposed changes</source>
        <translation>Vorgeschlagene Änderungen</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>Nichts weicht ab</translation>
    </message>
    <message>
        <source>The players agree with the list.</source>
        <translation>Die Spieler stimmen mit der Liste überein.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The list valid on {0} counts. Only what is ticked changes, in one step.</source>
        <translation>Es zählt die Liste, die am {0} gilt. Nur Angekreuztes ändert sich, in einem Schritt.</translation>
    </message>
    <message>
        <source>The event lasts more than 30 days: the list valid on {0} counts, the day of the check. The tournament rating stays the first one; new ratings are noted for the rounds to come.</source>
        <translation>Das Turnier dauert mehr als 30 Tage: Es zählt die Liste vom {0}, dem Tag des Vergleichs. Die Turnierwertungszahl bleibt die erste; neue Wertungszahlen werden für die kommenden Runden notiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have no number and were not compared.</source>
        <translation>
            <numerusform>%n Spieler hat keine Nummer und wurde nicht verglichen.</numerusform>
            <numerusform>%n Spieler haben keine Nummer und wurden nicht verglichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} and %n more</source>
        <translation>
            <numerusform>{0} und %n weiterer</numerusform>
            <numerusform>{0} und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the list any more, or never: {0}.</source>
        <translation>Nicht mehr oder nie in der Liste: {0}.</translation>
    </message>
    <message>
        <source>No rating list yet</source>
        <translation>Noch keine Ratingliste</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s download first: Players, Rating lists.</source>
        <translation>Zuerst die FIDE-Liste importieren: Spieler, Ratinglisten.</translation>
    </message>
    <message numerus="yes">
        <source>Apply %n change(s)</source>
        <translation>
            <numerusform>%n Änderung übernehmen</numerusform>
            <numerusform>%n Änderungen übernehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick what is to be changed</source>
        <translation>Ankreuzen, was geändert werden soll</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) changed</source>
        <translation>
            <numerusform>%n Spieler geändert</numerusform>
            <numerusform>%n Spieler geändert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingLists</name>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>Gültig ab</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Wertungszahlen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Imported from</source>
        <translation>Importiert aus</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Nachname</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Vorname</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Nationale ID</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-ID</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Geboren</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Rapid rating</source>
        <translation>Schnellschach-Wertungszahl</translation>
    </message>
    <message>
        <source>Blitz rating</source>
        <translation>Blitz-Wertungszahl</translation>
    </message>
</context>
<context>
    <name>RatingListsDialog</name>
    <message>
        <source>Rating lists</source>
        <translation>Ratinglisten</translation>
    </message>
    <message>
        <source>Rating lists on this computer</source>
        <translation>Ratinglisten auf diesem Computer</translation>
    </message>
    <message>
        <source>Download the list from FIDE&apos;s rating page (XML or text, zipped or not) and import it here. Several months can be kept; an event takes the one valid when it starts.</source>
        <translation>Laden Sie die Liste von der Ratingseite der FIDE (XML oder Text, gepackt oder nicht) und importieren Sie sie hier. Mehrere Monate können bleiben; ein Turnier nimmt die Liste, die zu seinem Beginn gilt.</translation>
    </message>
    <message>
        <source>No list yet</source>
        <translation>Noch keine Liste</translation>
    </message>
    <message>
        <source>Import a download, it takes a minute.</source>
        <translation>Eine heruntergeladene Liste importieren, das dauert eine Minute.</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Fortschritt des Imports</translation>
    </message>
    <message>
        <source>A list is being read</source>
        <translation>Eine Liste wird gelesen</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>Import abbrechen</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s list…</source>
        <translation>FIDE-Liste importieren…</translation>
    </message>
    <message>
        <source>Import another list…</source>
        <translation>Andere Liste importieren…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{0}, month by {1}</source>
        <translation>{0}; den Monat nennt {1}</translation>
    </message>
    <message>
        <source>Mark a list first</source>
        <translation>Zuerst eine Liste markieren</translation>
    </message>
    <message>
        <source>{0} {1} was removed; import the file again to have it back.</source>
        <translation>{0} {1} wurde entfernt; importieren Sie die Datei erneut, um sie zurückzuholen.</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>Gültig ab</translation>
    </message>
    <message>
        <source>Ratings of the file</source>
        <translation>Wertungszahlen der Datei</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Name der Liste</translation>
    </message>
    <message>
        <source>for example DWZ</source>
        <translation>zum Beispiel DWZ</translation>
    </message>
    <message>
        <source>Valid from (year-month)</source>
        <translation>Gültig ab (Jahr-Monat)</translation>
    </message>
    <message>
        <source>The file has the ratings for</source>
        <translation>Die Datei enthält die Wertungszahlen für</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>FIDE&apos;s rating list</source>
        <translation>Ratingliste der FIDE</translation>
    </message>
    <message>
        <source>Rating lists (*.zip *.xml *.txt);;All files (*)</source>
        <translation>Ratinglisten (*.zip *.xml *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>{0} does not say everything itself:</source>
        <translation>{0} sagt nicht alles selbst:</translation>
    </message>
    <message>
        <source>Another rating list</source>
        <translation>Andere Ratingliste</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.zip);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt *.xlsx *.zip);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Nicht weiterlesen</translation>
    </message>
    <message>
        <source>What {0} is, and what its columns mean:</source>
        <translation>Was {0} ist und was die Spalten bedeuten:</translation>
    </message>
    <message>
        <source>Write the month as 2026-11.</source>
        <translation>Schreiben Sie den Monat als 2026-11.</translation>
    </message>
    <message>
        <source>The list needs a name.</source>
        <translation>Die Liste braucht einen Namen.</translation>
    </message>
    <message>
        <source>Importing {0}. The lists stay as they are until it is complete.</source>
        <translation>{0} wird importiert. Die Listen bleiben, wie sie sind, bis alles da ist.</translation>
    </message>
    <message>
        <source>Reading was stopped; the lists are as they were.</source>
        <translation>Das Lesen wurde abgebrochen; die Listen sind, wie sie waren.</translation>
    </message>
    <message numerus="yes">
        <source>{0} {1}: %n player(s).</source>
        <translation>
            <numerusform>{0} {1}: %n Spieler.</numerusform>
            <numerusform>{0} {1}: %n Spieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were left out, the first: {0}</source>
        <translation>
            <numerusform>%n Zeile wurde ausgelassen: {0}</numerusform>
            <numerusform>%n Zeilen wurden ausgelassen, die erste: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>Ordner beobachten…</translation>
    </message>
    <message>
        <source>New lists in the folder of your downloads are offered when this window opens</source>
        <translation>Neue Listen im Ordner Ihrer Downloads werden beim Öffnen dieses Fensters angeboten</translation>
    </message>
    <message>
        <source>Import them</source>
        <translation>Importieren</translation>
    </message>
    <message numerus="yes">
        <source>%n new list(s) in the watched folder: {0}</source>
        <translation>
            <numerusform>%n neue Liste im beobachteten Ordner: {0}</numerusform>
            <numerusform>%n neue Listen im beobachteten Ordner: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder of your downloads</source>
        <translation>Der Ordner Ihrer Downloads</translation>
    </message>
    <message>
        <source>New lists in {0} will be offered here.</source>
        <translation>Neue Listen in {0} werden hier angeboten.</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>{0} wird gelesen…</translation>
    </message>
</context>
<context>
    <name>RatingMethodDialog</name>
    <message>
        <source>Tournament ratings</source>
        <translation>Turnierwertungszahlen</translation>
    </message>
    <message>
        <source>The official ratings of a player stay as the lists have them. The tournament rating is what counts for pairing numbers and tie-breaks.</source>
        <translation>Die offiziellen Wertungszahlen eines Spielers bleiben, wie die Listen sie haben. Die Turnierwertungszahl zählt für Startnummern und Feinwertungen.</translation>
    </message>
    <message>
        <source>Players whose tournament rating changes</source>
        <translation>Spieler, deren Turnierwertungszahl sich ändert</translation>
    </message>
    <message>
        <source>No rating changes</source>
        <translation>Keine Wertungszahl ändert sich</translation>
    </message>
    <message>
        <source>Everybody has this rating already.</source>
        <translation>Alle haben diese Wertungszahl schon.</translation>
    </message>
    <message>
        <source>Take these ratings</source>
        <translation>Diese Wertungszahlen nehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep this order</source>
        <translation>Diese Reihenfolge behalten</translation>
    </message>
    <message>
        <source>Which rating counts</source>
        <translation>Welche Wertungszahl zählt</translation>
    </message>
    <message>
        <source>Round 1 is paired: tournament ratings are changed player by player only.</source>
        <translation>Runde 1 ist ausgelost: Turnierwertungszahlen werden nur noch einzeln geändert.</translation>
    </message>
    <message>
        <source>Order of the lists for {0}</source>
        <translation>Reihenfolge der Listen für {0}</translation>
    </message>
    <message>
        <source>&amp;National list</source>
        <translation>&amp;Nationale Liste</translation>
    </message>
    <message>
        <source>National list</source>
        <translation>Nationale Liste</translation>
    </message>
    <message>
        <source>none: as typed or imported</source>
        <translation>keine: wie eingetippt oder importiert</translation>
    </message>
    <message>
        <source>The first rating that a player has counts as the FIDE rating; Alt+Up and Alt+Down move.</source>
        <translation>Die erste Wertungszahl, die ein Spieler hat, zählt als FIDE-Wertungszahl; Alt+Auf und Alt+Ab verschieben.</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament rating(s) change.</source>
        <translation>
            <numerusform>%n Turnierwertungszahl ändert sich.</numerusform>
            <numerusform>%n Turnierwertungszahlen ändern sich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round 1 is paired: the order counts for players who are added from now on.</source>
        <translation>Runde 1 ist ausgelost: Die Reihenfolge gilt für Spieler, die ab jetzt dazukommen.</translation>
    </message>
    <message>
        <source>Nothing is chosen otherwise</source>
        <translation>Nichts ist anders gewählt</translation>
    </message>
</context>
<context>
    <name>RatingOfficerDialog</name>
    <message>
        <source>Report for the rating officer</source>
        <translation>Bericht für den Wertungsreferenten</translation>
    </message>
    <message>
        <source>What is missing or odd. Enter or a click opens the place where it is mended.</source>
        <translation>Was fehlt oder auffällt. Eingabe oder ein Klick öffnet die Stelle, an der es behoben wird.</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Write the report…</source>
        <translation>Bericht schreiben…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) must be mended before the report is sent.</source>
        <translation>
            <numerusform>%n Sache muss behoben werden, bevor der Bericht verschickt wird.</numerusform>
            <numerusform>%n Dinge müssen behoben werden, bevor der Bericht verschickt wird.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that the report needs is missing.</source>
        <translation>Es fehlt nichts, was der Bericht braucht.</translation>
    </message>
    <message>
        <source>Rated games: {0}, unrated games: {1}</source>
        <translation>Gewertete Partien: {0}, ungewertete: {1}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Ausschreibung</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Where to write the report</source>
        <translation>Wohin der Bericht geschrieben wird</translation>
    </message>
    <message numerus="yes">
        <source>The report is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>Der Bericht ist geschrieben: %n Datei in {0}</numerusform>
            <numerusform>Der Bericht ist geschrieben: %n Dateien in {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>Der Bericht wird geschrieben…</translation>
    </message>
    <message>
        <source>What independent readers made of the written files.</source>
        <translation>Was unabhängige Leser in den geschriebenen Dateien gefunden haben.</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>stimmt überein</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>nicht gefragt</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Leser</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>What it found</source>
        <translation>Was er fand</translation>
    </message>
</context>
<context>
    <name>ReasonsView</name>
    <message>
        <source>Why this board?</source>
        <translation>Warum dieses Brett?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Why this bye?</source>
        <translation>Warum dieses Freilos?</translation>
    </message>
    <message>
        <source>Why not somebody else?</source>
        <translation>Warum nicht jemand anders?</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Jemand anders</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Namen tippen oder wählen</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>What would the round be with it?</source>
        <translation>Wie wäre die Runde damit?</translation>
    </message>
    <message>
        <source>Choose a board.</source>
        <translation>Wählen Sie ein Brett.</translation>
    </message>
    <message>
        <source>Why board {0}?</source>
        <translation>Warum Brett {0}?</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Why has {0} no game?</source>
        <translation>Warum hat {0} keine Partie?</translation>
    </message>
    <message>
        <source>{0} ({1}) against …</source>
        <translation>{0} ({1}) gegen …</translation>
    </message>
    <message>
        <source>Why has {0} the bye?</source>
        <translation>Warum hat {0} das Freilos?</translation>
    </message>
    <message>
        <source>Forbidden: {0} [{1}]</source>
        <translation>Verboten: {0} [{1}]</translation>
    </message>
    <message>
        <source>Worse: {0} [{1}]</source>
        <translation>Schlechter: {0} [{1}]</translation>
    </message>
    <message>
        <source>Forbidden: {0}</source>
        <translation>Verboten: {0}</translation>
    </message>
    <message>
        <source>Worse: {0}</source>
        <translation>Schlechter: {0}</translation>
    </message>
    <message>
        <source>It is so in this round.</source>
        <translation>In dieser Runde ist es so.</translation>
    </message>
    <message>
        <source>The engine is pairing the round with these two at one board …</source>
        <translation>Das Programm lost die Runde mit diesen beiden an einem Brett aus …</translation>
    </message>
    <message>
        <source>No legal pairing of the round has these two at one board.</source>
        <translation>Keine regelgerechte Auslosung der Runde hat diese beiden an einem Brett.</translation>
    </message>
    <message>
        <source>The round would be this instead:</source>
        <translation>Die Runde wäre stattdessen:</translation>
    </message>
    <message>
        <source>the bye</source>
        <translation>das Freilos</translation>
    </message>
    <message>
        <source>One of this board</source>
        <translation>Einer von diesem Brett</translation>
    </message>
    <message>
        <source>Why not another team?</source>
        <translation>Warum nicht eine andere Mannschaft?</translation>
    </message>
    <message>
        <source>Why match {0}?</source>
        <translation>Warum Wettkampf {0}?</translation>
    </message>
    <message>
        <source>Why has {0} no match?</source>
        <translation>Warum hat {0} keinen Wettkampf?</translation>
    </message>
</context>
<context>
    <name>RegenerateDialog</name>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Reason, noted in the tournament report</source>
        <translation>Grund, wird im Turnierbericht vermerkt</translation>
    </message>
    <message>
        <source>Start list, pairings and crosstable up to round {0} are out with the old numbers: print anew.</source>
        <translation>Startliste, Paarungen und Kreuztabelle bis Runde {0} hängen mit den alten Nummern aus: neu drucken.</translation>
    </message>
    <message>
        <source>Equal rating and title</source>
        <translation>Gleiche Wertungszahl und gleicher Titel</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>nach Namen</translation>
    </message>
    <message>
        <source>In the order of the alphabet</source>
        <translation>In der Reihenfolge des Alphabets</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>durch Los</translation>
    </message>
    <message>
        <source>The same number of the lot gives the same order, everywhere.</source>
        <translation>Dieselbe Losnummer gibt überall dieselbe Reihenfolge.</translation>
    </message>
    <message>
        <source>as they stand</source>
        <translation>wie sie stehen</translation>
    </message>
    <message>
        <source>In the order of the numbers they have now</source>
        <translation>In der Reihenfolge ihrer jetzigen Nummern</translation>
    </message>
    <message>
        <source>Equal rating and title:</source>
        <translation>Gleiche Wertungszahl, gleicher Titel:</translation>
    </message>
    <message>
        <source>Round 1 is paired: equals keep their order</source>
        <translation>Runde 1 ist ausgelost: Gleiche behalten ihre Reihenfolge</translation>
    </message>
    <message>
        <source>Write a whole number</source>
        <translation>Eine ganze Zahl schreiben</translation>
    </message>
</context>
<context>
    <name>Registration</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Verb.</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Geboren</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Std</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inaktiv</translation>
    </message>
    <message>
        <source>in the event</source>
        <translation>im Turnier</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>here already</source>
        <translation>schon da</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Wird</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-ID</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Weil</translation>
    </message>
    <message>
        <source>Column {0}: {1}</source>
        <translation>Spalte {0}: {1}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>federation</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>born</source>
        <translation>geboren</translation>
    </message>
    <message>
        <source>tournament rating</source>
        <translation>Turnierwertungszahl</translation>
    </message>
    <message>
        <source>rating from round {0} on</source>
        <translation>Wertungszahl ab Runde {0}</translation>
    </message>
    <message>
        <source>{0} rating</source>
        <translation>Wertungszahl {0}</translation>
    </message>
    <message>
        <source>Whether the change is applied; Space ticks it</source>
        <translation>Ob die Änderung übernommen wird; die Leertaste kreuzt an</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>In the list</source>
        <translation>In der Liste</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>angekreuzt</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>nicht angekreuzt</translation>
    </message>
    <message>
        <source>{0} players have no rating: {1}</source>
        <translation>{0} Spieler haben keine Wertungszahl: {1}</translation>
    </message>
    <message>
        <source>{0} players have no federation: {1}</source>
        <translation>{0} Spieler haben keinen Verband: {1}</translation>
    </message>
    <message>
        <source>{0} players have no date or year of birth: {1}</source>
        <translation>{0} Spieler haben kein Geburtsdatum oder -jahr: {1}</translation>
    </message>
    <message>
        <source>{0} players have another tournament rating than by the method: {1}</source>
        <translation>{0} Spieler haben eine andere Turnierwertungszahl als nach dem Verfahren: {1}</translation>
    </message>
    <message>
        <source>{0} players have no FIDE number: {1}</source>
        <translation>{0} Spieler haben keine FIDE-Nummer: {1}</translation>
    </message>
    <message>
        <source>{0} players have not paid in full: {1}</source>
        <translation>{0} Spieler haben nicht alles bezahlt: {1}</translation>
    </message>
    <message>
        <source>{0} players were not checked in: {1}</source>
        <translation>{0} Spieler sind nicht als anwesend erfasst: {1}</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>Was anzusehen ist</translation>
    </message>
    <message>
        <source>Enter goes to the player</source>
        <translation>Eingabe geht zum Spieler</translation>
    </message>
</context>
<context>
    <name>Regulations</name>
    <message>
        <source>“{0}” is no number of points; write 1, ½ or 0.5.</source>
        <translation>„{0}“ ist keine Punktzahl; schreiben Sie 1, ½ oder 0.5.</translation>
    </message>
    <message>
        <source>standard chess</source>
        <translation>Turnierschach</translation>
    </message>
    <message>
        <source>rapid chess</source>
        <translation>Schnellschach</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>A win counts {0}, a draw {1}, a loss {2}.</source>
        <translation>Ein Sieg zählt {0}, ein Remis {1}, eine Niederlage {2}.</translation>
    </message>
    <message>
        <source>The pairing-allocated bye counts {0}, a half-point bye {1}.</source>
        <translation>Das zugeloste Freilos zählt {0}, ein Halbpunkt-Freilos {1}.</translation>
    </message>
    <message>
        <source>Half-point byes are not allowed.</source>
        <translation>Halbpunkt-Freilose sind nicht erlaubt.</translation>
    </message>
    <message>
        <source>Half-point byes for a player: at most {0}.</source>
        <translation>Halbpunkt-Freilose für einen Spieler: höchstens {0}.</translation>
    </message>
    <message>
        <source>Half-point byes for a player: at most {0}, until round {1}.</source>
        <translation>Halbpunkt-Freilose für einen Spieler: höchstens {0}, bis Runde {1}.</translation>
    </message>
    <message>
        <source>Unrated players in tie-breaks: not announced.</source>
        <translation>Spieler ohne Wertungszahl in Feinwertungen: nicht ausgeschrieben.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as the lowest rating of the field.</source>
        <translation>Spieler ohne Wertungszahl zählen in Feinwertungen wie die niedrigste Wertungszahl des Feldes.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as the average of the field.</source>
        <translation>Spieler ohne Wertungszahl zählen in Feinwertungen wie der Durchschnitt des Feldes.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks with their performance.</source>
        <translation>Spieler ohne Wertungszahl zählen in Feinwertungen mit ihrer Turnierleistung.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as {0}.</source>
        <translation>Spieler ohne Wertungszahl zählen in Feinwertungen als {0}.</translation>
    </message>
    <message>
        <source>Initial colour by lot: number 1 has White in round 1.</source>
        <translation>Ausgeloste Anfangsfarbe: Nummer 1 hat in Runde 1 Weiß.</translation>
    </message>
    <message>
        <source>Initial colour by lot: number 1 has Black in round 1.</source>
        <translation>Ausgeloste Anfangsfarbe: Nummer 1 hat in Runde 1 Schwarz.</translation>
    </message>
    <message>
        <source>The initial colour has not been drawn yet.</source>
        <translation>Die Anfangsfarbe ist noch nicht ausgelost.</translation>
    </message>
    <message>
        <source>Swiss system, {0} rounds, {1}.</source>
        <translation>Schweizer System, {0} Runden, {1}.</translation>
    </message>
    <message>
        <source>Match of two players, {0} games, {1}.</source>
        <translation>Zweikampf, {0} Partien, {1}.</translation>
    </message>
    <message>
        <source>Round robin, {0} rounds, {1}, {2} games against each opponent.</source>
        <translation>Rundenturnier, {0} Runden, {1}, {2} Partien gegen jeden Gegner.</translation>
    </message>
    <message>
        <source>Round robin, {0} rounds, {1}.</source>
        <translation>Rundenturnier, {0} Runden, {1}.</translation>
    </message>
    <message>
        <source>Rate of play: {0}.</source>
        <translation>Bedenkzeit: {0}.</translation>
    </message>
    <message>
        <source>The last two rounds of the first cycle change places (C.05, annex 1).</source>
        <translation>Die letzten zwei Runden des ersten Durchgangs tauschen die Plätze (C.05, Anhang 1).</translation>
    </message>
    <message>
        <source>Tournament rating: {0}.</source>
        <translation>Turnierwertungszahl: {0}.</translation>
    </message>
    <message>
        <source>The event lasts more than 30 days: the first rating of a player counts.</source>
        <translation>Das Turnier dauert mehr als 30 Tage: Es zählt die erste Wertungszahl eines Spielers.</translation>
    </message>
    <message>
        <source>Categories: {0}.</source>
        <translation>Kategorien: {0}.</translation>
    </message>
    <message>
        <source>Tie-break rules: FIDE edition {0}.</source>
        <translation>Feinwertungsregeln: FIDE-Fassung {0}.</translation>
    </message>
    <message>
        <source>Rate of play: {1}.</source>
        <translation>Bedenkzeit: {1}.</translation>
    </message>
</context>
<context>
    <name>RegulationsForm</name>
    <message>
        <source>&amp;Name of the section</source>
        <translation>&amp;Name der Gruppe</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Art der Bedenkzeit</translation>
    </message>
    <message>
        <source>&amp;Rated as</source>
        <translation>&amp;Gewertet als</translation>
    </message>
    <message>
        <source>in words; empty: as the event</source>
        <translation>in Worten; leer: wie das Turnier</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>Bedenk&amp;zeit</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>win</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Niederlage</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>Points for: {0}</source>
        <translation>Punkte für: {0}</translation>
    </message>
    <message>
        <source>The usual points</source>
        <translation>Die üblichen Punkte</translation>
    </message>
    <message>
        <source>Three points for a win</source>
        <translation>Drei Punkte für einen Sieg</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Half-point byes are allowed</source>
        <translation>Halbpunkt-Freilose sind erlaubt</translation>
    </message>
    <message>
        <source>Half-point byes for a player</source>
        <translation>Halbpunkt-Freilose für einen Spieler</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Last round for them; 0: any</source>
        <translation>Letzte Runde dafür; 0: beliebig</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>for a player at most</source>
        <translation>für einen Spieler höchstens</translation>
    </message>
    <message>
        <source>until round (0: any)</source>
        <translation>bis Runde (0: beliebig)</translation>
    </message>
    <message>
        <source>The last two rounds of the first cycle change places</source>
        <translation>Die letzten zwei Runden des ersten Durchgangs tauschen die Plätze</translation>
    </message>
    <message>
        <source>Nobody then has the same colour three times running (C.05, annex 1).</source>
        <translation>Niemand hat dann dreimal hintereinander dieselbe Farbe (C.05, Anhang 1).</translation>
    </message>
    <message>
        <source>Berger table</source>
        <translation>Berger-Tabelle</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Freilose</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Fassung der Feinwertungsregeln der FIDE</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>FIDE-Fassung {0}</translation>
    </message>
    <message>
        <source>Tie-break r&amp;ules</source>
        <translation>Feinwert&amp;ungsregeln</translation>
    </message>
    <message>
        <source>Unrated players in tie-breaks</source>
        <translation>Spieler ohne Wertungszahl in Feinwertungen</translation>
    </message>
    <message>
        <source>not announced</source>
        <translation>nicht ausgeschrieben</translation>
    </message>
    <message>
        <source>lowest rating of the field</source>
        <translation>niedrigste Wertungszahl des Feldes</translation>
    </message>
    <message>
        <source>average of the field</source>
        <translation>Durchschnitt des Feldes</translation>
    </message>
    <message>
        <source>their performance</source>
        <translation>ihre Turnierleistung</translation>
    </message>
    <message>
        <source>a fixed rating:</source>
        <translation>eine feste Wertungszahl:</translation>
    </message>
    <message>
        <source>Fixed rating of unrated players</source>
        <translation>Feste Wertungszahl für Spieler ohne Wertungszahl</translation>
    </message>
    <message>
        <source>Unrated players</source>
        <translation>Spieler ohne Wertungszahl</translation>
    </message>
    <message>
        <source>Lasts more than 30 days</source>
        <translation>Dauert mehr als 30 Tage</translation>
    </message>
    <message>
        <source>Rating tie-breaks are not advised then; new ratings are noted by round</source>
        <translation>Feinwertungen nach Wertungszahlen sind dann nicht ratsam; neue Wertungszahlen werden je Runde notiert</translation>
    </message>
    <message>
        <source>as the dates say</source>
        <translation>wie die Daten sagen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Over &amp;30 days</source>
        <translation>Über &amp;30 Tage</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Anfangsfarbe</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>noch nicht ausgelost</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>number of the lot</source>
        <translation>Losnummer</translation>
    </message>
    <message>
        <source>Number 1 begins with</source>
        <translation>Nummer 1 beginnt mit</translation>
    </message>
    <message>
        <source>Locked: round 1 is paired.</source>
        <translation>Gesperrt: Runde 1 ist ausgelost.</translation>
    </message>
    <message>
        <source>The fixed rating of unrated players is a number, for example 1400.</source>
        <translation>Die feste Wertungszahl für Spieler ohne Wertungszahl ist eine Zahl, zum Beispiel 1400.</translation>
    </message>
</context>
<context>
    <name>ReportExport</name>
    <message>
        <source>Export a tournament report</source>
        <translation>Turnierbericht exportieren</translation>
    </message>
    <message>
        <source>{0} exists already. Nothing was changed; choose another name.</source>
        <translation>{0} gibt es schon. Nichts wurde geändert; bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>The tournament report was written: {0}</source>
        <translation>Der Turnierbericht wurde geschrieben: {0}</translation>
    </message>
    <message>
        <source>TRF26, everything that happened (*.trf)</source>
        <translation>TRF26, alles, was geschehen ist (*.trf)</translation>
    </message>
    <message>
        <source>TRF16, for older programs (*.trf)</source>
        <translation>TRF16, für ältere Programme (*.trf)</translation>
    </message>
    <message>
        <source>TRF26 for the rating office, with late corrections (*.trf)</source>
        <translation>TRF26 für die Wertungsstelle, mit späten Korrekturen (*.trf)</translation>
    </message>
    <message>
        <source>TRF16 for the rating office, with late corrections (*.trf)</source>
        <translation>TRF16 für die Wertungsstelle, mit späten Korrekturen (*.trf)</translation>
    </message>
    <message>
        <source>Corrections for the rating report only are left out.</source>
        <translation>Korrekturen nur für die Wertungsmeldung sind nicht enthalten.</translation>
    </message>
    <message>
        <source>What this file does not hold</source>
        <translation>Was diese Datei nicht enthält</translation>
    </message>
    <message>
        <source>Write the file</source>
        <translation>Datei schreiben</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have no result yet: an interim report, not the final one.</source>
        <translation>
            <numerusform>%n Partie hat noch kein Ergebnis: Das ist ein Zwischenbericht, nicht der endgültige.</numerusform>
            <numerusform>%n Partien haben noch kein Ergebnis: Das ist ein Zwischenbericht, nicht der endgültige.</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole event as JSON (*.json)</source>
        <translation>Das ganze Turnier als JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>Rescue</name>
    <message>
        <source>The copy: {0}</source>
        <translation>Die Kopie: {0}</translation>
    </message>
    <message>
        <source>The damaged file is not thrown away: it stays beside the event under another name.</source>
        <translation>Die beschädigte Datei wird nicht verworfen: Sie bleibt unter anderem Namen neben dem Turnier.</translation>
    </message>
    <message>
        <source>Missing in the copy, to be entered again:</source>
        <translation>Fehlt in der Kopie und ist neu einzugeben:</translation>
    </message>
    <message>
        <source>{0} is damaged. Go on with the newest good copy?</source>
        <translation>{0} ist beschädigt. Mit der neuesten guten Kopie weitermachen?</translation>
    </message>
    <message>
        <source>Go on with the copy</source>
        <translation>Mit der Kopie weitermachen</translation>
    </message>
    <message>
        <source>The damaged file is kept as {0}</source>
        <translation>Die beschädigte Datei bleibt als {0} erhalten</translation>
    </message>
    <message>
        <source>{0} is damaged, and there is no good copy at hand</source>
        <translation>{0} ist beschädigt, und keine gute Kopie ist zur Hand</translation>
    </message>
    <message>
        <source>Nothing was changed. Put in the stick with the backups, or choose the folder they are in.</source>
        <translation>Nichts wurde geändert. Stecken Sie den Stick mit den Sicherungen ein oder wählen Sie ihren Ordner.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Ordner wählen…</translation>
    </message>
    <message>
        <source>Folder with backups</source>
        <translation>Ordner mit Sicherungen</translation>
    </message>
</context>
<context>
    <name>ResultEntry</name>
    <message>
        <source>Board {0} has {1}. Enter clears it, Esc keeps it.</source>
        <translation>Brett {0} hat {1}. Eingabe löscht es, Esc behält es.</translation>
    </message>
    <message>
        <source>Board {0} has {1}. Enter replaces it by {2}, Esc keeps {1}.</source>
        <translation>Brett {0} hat {1}. Eingabe ersetzt es durch {2}, Esc behält {1}.</translation>
    </message>
    <message>
        <source>Board {0}: {1} was entered, {2} is read now. Enter takes {2}, Esc keeps {1}.</source>
        <translation>Brett {0}: Eingetragen war {1}, jetzt gelesen {2}. Eingabe nimmt {2}, Esc behält {1}.</translation>
    </message>
    <message>
        <source>{0} Enter does it, Esc keeps it.</source>
        <translation>{0} Eingabe führt es aus, Esc lässt es.</translation>
    </message>
    <message>
        <source>Swap the colours?</source>
        <translation>Die Farben tauschen?</translation>
    </message>
</context>
<context>
    <name>ResultMenu</name>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Num Lock is off: switch it on to type results on the number block.</source>
        <translation>Num Lock ist aus: Schalten Sie es ein, um Ergebnisse auf dem Ziffernblock zu tippen.</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
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
        <source>All sections</source>
        <translation>Alle Gruppen</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
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
        <source>Norms</source>
        <translation>Normen</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Mannschaften</translation>
    </message>
</context>
<context>
    <name>RoundActions</name>
    <message>
        <source>The pairing comes out the same: nothing changes.</source>
        <translation>Die Auslosung ergibt dasselbe: Nichts ändert sich.</translation>
    </message>
    <message>
        <source>Pair round {0} again?</source>
        <translation>Runde {0} neu auslosen?</translation>
    </message>
    <message>
        <source>Take the new pairing</source>
        <translation>Neue Auslosung nehmen</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Runde {0} auslosen</translation>
    </message>
    <message>
        <source>Pair round {0} as it is?</source>
        <translation>Runde {0} so auslosen, wie es ist?</translation>
    </message>
    <message>
        <source>Pair round {0} by hand?</source>
        <translation>Runde {0} von Hand paaren?</translation>
    </message>
    <message>
        <source>Withdraw the pairings of round {0}?</source>
        <translation>Paarungen der Runde {0} zurückziehen?</translation>
    </message>
    <message>
        <source>The boards stay as they are; the round is a draft again and can be paired anew.</source>
        <translation>Die Bretter bleiben; die Runde ist wieder ein Entwurf und kann neu ausgelost werden.</translation>
    </message>
    <message>
        <source>Withdraw the pairings</source>
        <translation>Paarungen zurückziehen</translation>
    </message>
    <message>
        <source>Unpair round {0}?</source>
        <translation>Auslosung der Runde {0} aufheben?</translation>
    </message>
    <message>
        <source>Unpair the round</source>
        <translation>Auslosung aufheben</translation>
    </message>
    <message>
        <source>Record missing results as adjourned?</source>
        <translation>Fehlende Ergebnisse als vertagt vermerken?</translation>
    </message>
    <message>
        <source>Draw the position again?</source>
        <translation>Die Stellung noch einmal auslosen?</translation>
    </message>
    <message>
        <source>A result cannot be corrected to an adjourned game.</source>
        <translation>Ein Ergebnis kann nicht zu einer vertagten Partie berichtigt werden.</translation>
    </message>
    <message>
        <source>Round {0} was not paired here: there is nothing to undo.</source>
        <translation>Runde {0} wurde hier nicht ausgelost: Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>%n Schritt würde zurückgenommen; Rückgängig bringt ihn wieder.</numerusform>
            <numerusform>%n Schritte würden zurückgenommen; Rückgängig bringt sie wieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the whole round {0} back?</source>
        <translation>Die ganze Runde {0} zurücknehmen?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Open the tournament again?</source>
        <translation>Turnier wieder öffnen?</translation>
    </message>
    <message>
        <source>The standings are provisional again; the tournament report notes it.</source>
        <translation>Die Rangliste ist wieder vorläufig; der Turnierbericht vermerkt es.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>Leave FIDE mode for good?</source>
        <translation>FIDE-Modus endgültig verlassen?</translation>
    </message>
    <message>
        <source>Leave FIDE mode for good</source>
        <translation>FIDE-Modus endgültig verlassen</translation>
    </message>
</context>
<context>
    <name>RoundMenu</name>
    <message>
        <source>Why this &amp;board?</source>
        <translation>Warum dieses &amp;Brett?</translation>
    </message>
    <message>
        <source>No board</source>
        <translation>Kein Brett</translation>
    </message>
    <message>
        <source>Why this b&amp;ye?</source>
        <translation>Warum dieses &amp;Freilos?</translation>
    </message>
    <message>
        <source>Nobody has the bye</source>
        <translation>Niemand hat das Freilos</translation>
    </message>
    <message>
        <source>Pairing &amp;rules…</source>
        <translation>Auslosungs&amp;regeln…</translation>
    </message>
    <message>
        <source>A knock-out is read from its bracket</source>
        <translation>Ein K.-o.-Turnier wird aus seinem Turnierbaum gelesen</translation>
    </message>
    <message>
        <source>A round robin is read from its table</source>
        <translation>Ein Rundenturnier steht in seiner Tabelle</translation>
    </message>
    <message>
        <source>Pairing &amp;engine…</source>
        <translation>Auslosungs&amp;programm…</translation>
    </message>
    <message>
        <source>&amp;Publish the pairings</source>
        <translation>Paarungen &amp;veröffentlichen</translation>
    </message>
    <message>
        <source>Pair &amp;again</source>
        <translation>&amp;Neu auslosen</translation>
    </message>
    <message>
        <source>Pair by &amp;hand…</source>
        <translation>Von &amp;Hand paaren…</translation>
    </message>
    <message>
        <source>&amp;Withdraw the pairings…</source>
        <translation>Paarungen &amp;zurückziehen…</translation>
    </message>
    <message>
        <source>&amp;Unpair the round…</source>
        <translation>Auslosung &amp;aufheben…</translation>
    </message>
    <message>
        <source>Record missing results as a&amp;djourned…</source>
        <translation>Fehlende Ergebnisse als ver&amp;tagt vermerken…</translation>
    </message>
    <message>
        <source>&amp;Take the whole round back…</source>
        <translation>Ganze Runde &amp;zurücknehmen…</translation>
    </message>
    <message>
        <source>Draw the &amp;starting position (Chess960)</source>
        <translation>Anfangs&amp;stellung auslosen (Chess960)</translation>
    </message>
    <message>
        <source>&amp;Close the tournament…</source>
        <translation>Turnier ab&amp;schließen…</translation>
    </message>
    <message>
        <source>Write the &amp;final pack…</source>
        <translation>&amp;Schlusspaket schreiben…</translation>
    </message>
    <message>
        <source>&amp;Open the tournament again…</source>
        <translation>Turnier wieder ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Leave &amp;FIDE mode for good…</source>
        <translation>FIDE-&amp;Modus endgültig verlassen…</translation>
    </message>
    <message>
        <source>Drawn &amp;matches of the knock-out…</source>
        <translation>Unentschiedene &amp;Wettkämpfe des K.-o.-Turniers…</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Das Programm lost aus</translation>
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
        <source>Choose the round: {0}</source>
        <translation>Runde wählen: {0}</translation>
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
    <name>RoundStepDialog</name>
    <message>
        <source>From round</source>
        <translation>Ab Runde</translation>
    </message>
    <message>
        <source>An earlier round</source>
        <translation>Eine frühere Runde</translation>
    </message>
    <message>
        <source>A later round</source>
        <translation>Eine spätere Runde</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Reason, kept in the log</source>
        <translation>Grund, bleibt im Protokoll</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>1 – 0 unrated</source>
        <translation>1 – 0 nicht gewertet</translation>
    </message>
    <message>
        <source>½ – ½ unrated</source>
        <translation>½ – ½ nicht gewertet</translation>
    </message>
    <message>
        <source>0 – 1 unrated</source>
        <translation>0 – 1 nicht gewertet</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>Hängepartie</translation>
    </message>
    <message>
        <source>pairing-allocated bye</source>
        <translation>Freilos der Auslosung</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>Freilos mit vollem Punkt</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>Halbpunkt-Freilos</translation>
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
        <source>Before round 1</source>
        <translation>Vor Runde 1</translation>
    </message>
    <message>
        <source>After round {0} of {1}</source>
        <translation>Nach Runde {0} von {1}</translation>
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
        <source>Board; an asterisk marks a fixed table</source>
        <translation>Brett; ein Stern kennzeichnet einen festen Tisch</translation>
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
        <source>no result yet</source>
        <translation>noch kein Ergebnis</translation>
    </message>
    <message>
        <source>{0}, verified</source>
        <translation>{0}, geprüft</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Bemerkung: {0}</translation>
    </message>
    <message>
        <source>A fixed table (*)</source>
        <translation>Ein fester Tisch (*)</translation>
    </message>
    <message>
        <source>Played with the colours the other way round (↔)</source>
        <translation>Mit vertauschten Farben gespielt (↔)</translation>
    </message>
    <message>
        <source>For the rating report: {0} (®)</source>
        <translation>Für die Wertungsmeldung: {0} (®)</translation>
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
    <message>
        <source>expelled</source>
        <translation>ausgeschlossen</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>opponent missing</source>
        <translation>Gegner fehlt</translation>
    </message>
    <message>
        <source>match forfeited</source>
        <translation>Wettkampf kampflos</translation>
    </message>
</context>
<context>
    <name>RoundsMenu</name>
    <message>
        <source>Open an event first</source>
        <translation>Zuerst ein Turnier öffnen</translation>
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
        <source>Another engine…</source>
        <translation>Anderes Programm…</translation>
    </message>
    <message>
        <source>Keep the file for a report…</source>
        <translation>Datei für einen Bericht speichern…</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Noch keine Spieler</translation>
    </message>
    <message>
        <source>Enter or import players on the Players page; then the first round is paired here.</source>
        <translation>Tragen Sie Spieler auf der Seite Spieler ein oder importieren Sie sie; dann wird hier die erste Runde ausgelost.</translation>
    </message>
    <message>
        <source>Go to the players</source>
        <translation>Zu den Spielern</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>Die vorige Runde</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Die nächste Runde</translation>
    </message>
    <message>
        <source>Choose the round of this page</source>
        <translation>Runde dieser Seite wählen</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>What can be done with this round</source>
        <translation>Was mit dieser Runde getan werden kann</translation>
    </message>
    <message>
        <source>Large window for a projector</source>
        <translation>Großes Fenster für einen Projektor</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Runde {0}</translation>
    </message>
    <message>
        <source>Round {0} (to be paired)</source>
        <translation>Runde {0} (auszulosen)</translation>
    </message>
    <message>
        <source>Choose the round of this page: {0}</source>
        <translation>Runde dieser Seite wählen: {0}</translation>
    </message>
    <message>
        <source>also on this page: {0}</source>
        <translation>auch auf dieser Seite: {0}</translation>
    </message>
    <message>
        <source>{0} unverified</source>
        <translation>{0} ungeprüft</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from the engine</source>
        <translation>
            <numerusform>%n Unterschied zum Programm</numerusform>
            <numerusform>%n Unterschiede zum Programm</numerusform>
        </translation>
    </message>
    <message>
        <source>the tournament is closed</source>
        <translation>das Turnier ist abgeschlossen</translation>
    </message>
    <message>
        <source>Without an opponent or a bye: {0}. Pair them by hand, or set a bye there.</source>
        <translation>Ohne Gegner oder Freilos: {0}. Paaren Sie sie von Hand oder setzen Sie dort ein Freilos.</translation>
    </message>
    <message>
        <source>Keep the file for a report</source>
        <translation>Datei für einen Bericht speichern</translation>
    </message>
    <message>
        <source>TRF files (*.trf)</source>
        <translation>TRF-Dateien (*.trf)</translation>
    </message>
    <message>
        <source>Kept: {0}. It holds no names of players.</source>
        <translation>Gespeichert: {0}. Die Datei enthält keine Namen von Spielern.</translation>
    </message>
    <message>
        <source>{0} pairs from now on.</source>
        <translation>{0} lost ab jetzt aus.</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Von Hand paaren…</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Runde {0} von {1}</translation>
    </message>
    <message>
        <source>{0}/{1} results</source>
        <translation>{0}/{1} Ergebnisse</translation>
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
        <source>About this tie-break</source>
        <translation>Über diese Feinwertung</translation>
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
        <translation>Grenze erhöhen</translation>
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
        <source>About the policy looked at</source>
        <translation>Über die betrachtete Regel</translation>
    </message>
    <message>
        <source>Enter by hand…</source>
        <translation>Von Hand eingeben…</translation>
    </message>
    <message>
        <source>“{0}” was typed without Enter and does not count.</source>
        <translation>„{0}“ wurde ohne Eingabetaste getippt und zählt nicht.</translation>
    </message>
    <message>
        <source>“{0}” was only looked at; “{1}” stays in force.</source>
        <translation>„{0}“ wurde nur angesehen; „{1}“ bleibt in Kraft.</translation>
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
        <source>such as {0}</source>
        <translation>zum Beispiel {0}</translation>
    </message>
    <message>
        <source>{0}: such as {1}</source>
        <translation>{0}: zum Beispiel {1}</translation>
    </message>
    <message>
        <source>Enter sets the value</source>
        <translation>Eingabe setzt den Wert</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>(nobody&apos;s value changes)</source>
        <translation>(kein Wert ändert sich)</translation>
    </message>
    <message>
        <source>instead of {0}</source>
        <translation>statt {0}</translation>
    </message>
</context>
<context>
    <name>ScheduleDialog</name>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>Schedule of the rounds</source>
        <translation>Zeitplan der Runden</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ScheduleTable</name>
    <message>
        <source>Schedule of the rounds</source>
        <translation>Zeitplan der Runden</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Ab Runde</translation>
    </message>
    <message>
        <source>An earlier round</source>
        <translation>Eine frühere Runde</translation>
    </message>
    <message>
        <source>A later round</source>
        <translation>Eine spätere Runde</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>Rounds a day</source>
        <translation>Runden je Tag</translation>
    </message>
    <message>
        <source>Fewer a day</source>
        <translation>Weniger je Tag</translation>
    </message>
    <message>
        <source>More a day</source>
        <translation>Mehr je Tag</translation>
    </message>
    <message>
        <source>Starts on a day</source>
        <translation>Beginnzeiten eines Tages</translation>
    </message>
    <message>
        <source>When the rounds of a day start, the first one first</source>
        <translation>Wann die Runden eines Tages beginnen, die erste zuerst</translation>
    </message>
    <message>
        <source>Default time in minutes</source>
        <translation>Karenzzeit in Minuten</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>on</source>
        <translation>am</translation>
    </message>
    <message>
        <source>a day, at</source>
        <translation>je Tag, um</translation>
    </message>
    <message>
        <source>default time</source>
        <translation>Karenzzeit</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Ausfüllen</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Default time (minutes)</source>
        <translation>Karenzzeit (Minuten)</translation>
    </message>
    <message>
        <source>Default time</source>
        <translation>Karenzzeit</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Runde {0}: {1}</translation>
    </message>
    <message>
        <source>The first day is written as 2026-11-21.</source>
        <translation>Der erste Tag wird als 21.11.2026 geschrieben.</translation>
    </message>
    <message>
        <source>“{0}” (round {1}) is no date; write 2026-11-21.</source>
        <translation>„{0}“ (Runde {1}) ist kein Datum; schreiben Sie zum Beispiel 21.11.2026.</translation>
    </message>
    <message>
        <source>The default time of round {0} is given in minutes.</source>
        <translation>Die Karenzzeit der Runde {0} wird in Minuten angegeben.</translation>
    </message>
</context>
<context>
    <name>ScoresheetsDialog</name>
    <message>
        <source>Two scoresheets</source>
        <translation>Zwei Formulare</translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <source>Type what each sheet says; ? holds the place of a move that is missing.</source>
        <translation>Beide Formulare abtippen; ? steht für einen fehlenden Zug.</translation>
    </message>
    <message>
        <source>Scoresheet of {0}</source>
        <translation>Formular von {0}</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Zug für Zug</translation>
    </message>
    <message>
        <source>Take these moves</source>
        <translation>Diese Züge nehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Buchstaben der Figuren</translation>
    </message>
    <message>
        <source>{0} half-moves, {1} to look at.</source>
        <translation>{0} Halbzüge, {1} anzusehen.</translation>
    </message>
    <message>
        <source>From here neither sheet can be played: the record ends before it.</source>
        <translation>Von hier an ist keines der Formulare spielbar: Die Aufzeichnung endet davor.</translation>
    </message>
</context>
<context>
    <name>ScrollingPage</name>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
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
        <source>Show the section {0}</source>
        <translation>Gruppe {0} zeigen</translation>
    </message>
    <message>
        <source>player {0}</source>
        <translation>Spieler {0}</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
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
    <name>SeasonDialog</name>
    <message>
        <source>Next season</source>
        <translation>Nächste Saison</translation>
    </message>
    <message>
        <source>New sections with the teams that go up and down. The sections of this season stay.</source>
        <translation>Neue Gruppen mit Auf- und Absteigern. Die Gruppen dieser Saison bleiben.</translation>
    </message>
    <message>
        <source>for example 2027</source>
        <translation>zum Beispiel 2027</translation>
    </message>
    <message>
        <source>&amp;Season</source>
        <translation>&amp;Saison</translation>
    </message>
    <message>
        <source>Add the sections</source>
        <translation>Gruppen hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>SecondLine</name>
    <message>
        <source>Take the other pairing…</source>
        <translation>Die andere Auslosung nehmen…</translation>
    </message>
    <message>
        <source>Keep the file for a report…</source>
        <translation>Datei für einen Bericht speichern…</translation>
    </message>
    <message>
        <source>No second opinion: {0}</source>
        <translation>Keine zweite Meinung: {0}</translation>
    </message>
    <message>
        <source>paired by hand</source>
        <translation>von Hand ausgelost</translation>
    </message>
    <message>
        <source>Two engines differ on this round.</source>
        <translation>Zwei Programme sind sich über diese Runde nicht einig.</translation>
    </message>
    <message>
        <source>{0}, bye {1}: {2}</source>
        <translation>{0}, Freilos {1}: {2}</translation>
    </message>
    <message>
        <source>Keep the file for a report</source>
        <translation>Datei für einen Bericht speichern</translation>
    </message>
    <message>
        <source>TRF files (*.trf)</source>
        <translation>TRF-Dateien (*.trf)</translation>
    </message>
    <message>
        <source>Kept: {0}. It holds no names of players.</source>
        <translation>Gespeichert: {0}. Die Datei enthält keine Namen von Spielern.</translation>
    </message>
    <message>
        <source>by the Berger tables</source>
        <translation>nach den Berger-Tabellen</translation>
    </message>
    <message>
        <source>paired by {0}, {1} agrees</source>
        <translation>ausgelost von {0}, {1} stimmt zu</translation>
    </message>
    <message>
        <source>paired by {0}</source>
        <translation>ausgelost von {0}</translation>
    </message>
    <message>
        <source>by the bracket</source>
        <translation>nach dem Turnierbaum</translation>
    </message>
    <message>
        <source>by the Scheveningen table</source>
        <translation>nach der Scheveninger Tabelle</translation>
    </message>
</context>
<context>
    <name>SecondOpinionDialog</name>
    <message>
        <source>Verify</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Second opinion</source>
        <translation>Zweite Meinung</translation>
    </message>
    <message>
        <source>gacrux is the tool of FIDE&apos;s Technical Commission. It computes every rung by itself from the results; direct encounter among the players level on points. The second calculation is this program&apos;s own, written from the articles alone without anything of the first one. Nothing in the event changes.</source>
        <oldsource>gacrux is the tool of FIDE&apos;s Technical Commission. It computes every rung by itself from the results; direct encounter among the players level on points. Nothing in the event changes.</oldsource>
        <translation>gacrux ist das Werkzeug der Technischen Kommission der FIDE. Es berechnet jede Stufe für sich aus den Ergebnissen; den direkten Vergleich unter den Punktgleichen. Die zweite Berechnung ist eine eigene dieses Programms, allein nach den Artikeln geschrieben, ohne irgendetwas von der ersten. Am Turnier ändert sich nichts.</translation>
    </message>
    <message>
        <source>Rungs computed</source>
        <translation>Berechnete Stufen</translation>
    </message>
    <message>
        <source>gacrux is starting…</source>
        <translation>gacrux startet…</translation>
    </message>
    <message>
        <source>Rungs and what came out</source>
        <translation>Stufen und was herauskam</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Werte, die abweichen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Page to print…</source>
        <translation>Blatt zum Drucken…</translation>
    </message>
    <message>
        <source>The proof of every value, for a protest committee</source>
        <translation>Der Nachweis jedes Werts, für ein Schiedsgericht</translation>
    </message>
    <message>
        <source>{0} of {1} computed</source>
        <translation>{0} von {1} berechnet</translation>
    </message>
    <message>
        <source>Proof of the tie-breaks</source>
        <translation>Nachweis der Feinwertungen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{0}: {1} of {2} values differ.</source>
        <translation>{0}: {1} von {2} Werten weichen ab.</translation>
    </message>
    <message>
        <source>{0}: all {1} values are the same.</source>
        <translation>{0}: Alle {1} Werte sind gleich.</translation>
    </message>
    <message>
        <source>Nothing known explains this: look at the calculation, and report it.</source>
        <translation>Nichts Bekanntes erklärt das: Sehen Sie sich die Rechnung an und melden Sie es.</translation>
    </message>
    <message>
        <source>The second calculation, by {0}, says otherwise: report it.</source>
        <translation>Die zweite Berechnung, nach {0}, sagt etwas anderes: Melden Sie es.</translation>
    </message>
</context>
<context>
    <name>SectionFactsDialog</name>
    <message>
        <source>A new section</source>
        <translation>Eine neue Gruppe</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Ausschreibung</translation>
    </message>
    <message>
        <source>Round 1 is paired: system, points and the value of the bye are locked. Another number of rounds, edition, unrated rule or bye rule is asked about first and noted in the tournament report.</source>
        <translation>Runde 1 ist ausgelost: System, Punkte und der Wert des Freiloses sind gesperrt. Eine andere Rundenzahl, Fassung, Regel für Spieler ohne Wertungszahl oder Freilosregel wird erst nachgefragt und im Turnierbericht vermerkt.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Reason for a change after round 1, kept in the log</source>
        <translation>Grund einer Änderung nach Runde 1, bleibt im Protokoll</translation>
    </message>
    <message>
        <source>Add the section</source>
        <translation>Gruppe hinzufügen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Name of the section there is</source>
        <translation>Name der vorhandenen Gruppe</translation>
    </message>
    <message>
        <source>for example Open A</source>
        <translation>zum Beispiel A-Open</translation>
    </message>
    <message>
        <source>The section there is gets the &amp;name</source>
        <translation>Die vorhandene Gruppe erhält den &amp;Namen</translation>
    </message>
    <message>
        <source>Give the new section a name.</source>
        <translation>Geben Sie der neuen Gruppe einen Namen.</translation>
    </message>
    <message>
        <source>Change the regulations?</source>
        <translation>Ausschreibung ändern?</translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message>
        <source>Sections</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Gruppe {0}</translation>
    </message>
    <message>
        <source>{0} is in view (Alt+PgUp, Alt+PgDown for the others)</source>
        <translation>{0} wird gezeigt (Alt+Bild auf, Alt+Bild ab für die anderen)</translation>
    </message>
    <message>
        <source>Show {0}; players dragged here move to it</source>
        <translation>{0} zeigen; hierher gezogene Spieler wechseln dorthin</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>Section</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Enter goes there</source>
        <translation>Die Eingabetaste führt hin</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Gemeldet</translation>
    </message>
    <message>
        <source>Players or teams</source>
        <translation>Spieler oder Mannschaften</translation>
    </message>
    <message>
        <source>Checked in</source>
        <translation>Anwesend</translation>
    </message>
    <message>
        <source>Ticked as present</source>
        <translation>Als anwesend abgehakt</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>The last one paired</source>
        <translation>Die zuletzt ausgeloste</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Paarungen</translation>
    </message>
    <message>
        <source>Of the last round paired</source>
        <translation>Der zuletzt ausgelosten Runde</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Boards or matches without a result</source>
        <translation>Bretter oder Wettkämpfe ohne Ergebnis</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Als Nächstes</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Was jetzt getan werden kann</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Gruppe {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>by hand, not finished</source>
        <translation>von Hand, nicht fertig</translation>
    </message>
    <message>
        <source>not paired</source>
        <translation>nicht ausgelost</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>nicht veröffentlicht</translation>
    </message>
    <message>
        <source>all results, entered twice</source>
        <translation>alle Ergebnisse, zweimal eingegeben</translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>results</source>
        <translation>Ergebnisse</translation>
    </message>
</context>
<context>
    <name>SectionsCard</name>
    <message>
        <source>Add a section…</source>
        <translation>Gruppe hinzufügen…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Remove this section</source>
        <translation>Diese Gruppe entfernen</translation>
    </message>
    <message>
        <source>From a table…</source>
        <translation>Aus einer Tabelle…</translation>
    </message>
    <message>
        <source>A play-off, finals of groups or quads: places of a table are seeds</source>
        <translation>Ein Stichkampf, Finalgruppen oder Vierergruppen: Plätze einer Tabelle sind Setzplätze</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>An event needs at least one section.</source>
        <translation>Ein Turnier braucht mindestens eine Gruppe.</translation>
    </message>
    <message>
        <source>The section still has players; move or remove them first.</source>
        <translation>Die Gruppe hat noch Spieler; diese zuerst verschieben oder entfernen.</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Gruppe {0}</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>Wird gezeigt</translation>
    </message>
    <message>
        <source>Show this section</source>
        <translation>Diese Gruppe zeigen</translation>
    </message>
    <message>
        <source>{0}: further up</source>
        <translation>{0}: weiter nach oben</translation>
    </message>
    <message>
        <source>{0}: further down</source>
        <translation>{0}: weiter nach unten</translation>
    </message>
    <message>
        <source>{0} is now number {1} of the sections.</source>
        <translation>{0} ist jetzt die Nummer {1} der Gruppen.</translation>
    </message>
    <message>
        <source>Rename the section</source>
        <translation>Gruppe umbenennen</translation>
    </message>
    <message>
        <source>Name of the section</source>
        <translation>Name der Gruppe</translation>
    </message>
    <message>
        <source>Remove the section {0}?</source>
        <translation>Gruppe {0} entfernen?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>SectionsPanel</name>
    <message>
        <source>All sections</source>
        <translation>Alle Gruppen</translation>
    </message>
    <message>
        <source>Start lists</source>
        <translation>Startlisten</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Paarungen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>One document of every section</source>
        <translation>Ein Dokument jeder Gruppe</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Gruppen</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s), {0} entered</source>
        <translation>
            <numerusform>%n Gruppe, {0} gemeldet</numerusform>
            <numerusform>%n Gruppen, {0} gemeldet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n section(s)</source>
        <translation>
            <numerusform>In %n Gruppe</numerusform>
            <numerusform>In %n Gruppen</numerusform>
        </translation>
    </message>
    <message>
        <source>No section is ready for it now</source>
        <translation>Keine Gruppe ist jetzt so weit</translation>
    </message>
    <message>
        <source>The event has changed meanwhile: nothing was done. Try again.</source>
        <translation>Das Turnier hat sich inzwischen geändert: Es wurde nichts getan. Versuchen Sie es noch einmal.</translation>
    </message>
    <message numerus="yes">
        <source>Pairing %n section(s)…</source>
        <translation>
            <numerusform>%n Gruppe wird gepaart…</numerusform>
            <numerusform>%n Gruppen werden gepaart…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}: done in %n section(s).</source>
        <translation>
            <numerusform>{0}: in %n Gruppe erledigt.</numerusform>
            <numerusform>{0}: in %n Gruppen erledigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>No round of any section is paired yet.</source>
        <translation>In keiner Gruppe ist schon eine Runde gepaart.</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>Number of the lot</source>
        <translation>Losnummer</translation>
    </message>
    <message>
        <source>Number of the lot: the same number gives the same lot on every computer</source>
        <translation>Losnummer: dieselbe Nummer gibt auf jedem Computer dasselbe Los</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Neu losen</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Noch nichts zu zeigen.</translation>
    </message>
    <message>
        <source>page {0} of {1}</source>
        <translation>Seite {0} von {1}</translation>
    </message>
</context>
<context>
    <name>SheetsCard</name>
    <message>
        <source>Prizes and page head</source>
        <translation>Preise und Seitenkopf</translation>
    </message>
    <message>
        <source>Prizes…</source>
        <translation>Preise…</translation>
    </message>
    <message>
        <source>Logo and header lines…</source>
        <translation>Logo und Kopfzeilen…</translation>
    </message>
    <message>
        <source>Work together…</source>
        <translation>Zusammenarbeiten…</translation>
    </message>
    <message>
        <source>Go public…</source>
        <translation>An die Öffentlichkeit…</translation>
    </message>
    <message>
        <source>No prizes are announced.</source>
        <translation>Es sind keine Preise ausgeschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <translation>
            <numerusform>%n Preis</numerusform>
            <numerusform>%n Preise</numerusform>
        </translation>
    </message>
    <message>
        <source>fund {0}</source>
        <translation>Fonds {0}</translation>
    </message>
    <message>
        <source>Every page carries the name of the event only.</source>
        <translation>Jede Seite trägt nur den Namen des Turniers.</translation>
    </message>
    <message>
        <source>Picture on every page</source>
        <translation>Bild auf jeder Seite</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Veröffentlichen…</translation>
    </message>
    <message>
        <source>Live boards…</source>
        <translation>Live-Bretter…</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Find a document</source>
        <translation>Dokument suchen</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
    <name>SlipEntry</name>
    <message>
        <source>Slips: board, Enter, result</source>
        <translation>Zettel: Brett, Eingabe, Ergebnis</translation>
    </message>
    <message>
        <source>White: {0}</source>
        <translation>Weiß: {0}</translation>
    </message>
    <message>
        <source>Black: {0}</source>
        <translation>Schwarz: {0}</translation>
    </message>
    <message>
        <source>Result so far: {0}. Now the result key; Esc for another board.</source>
        <translation>Bisher: {0}. Jetzt die Ergebnistaste; Esc für ein anderes Brett.</translation>
    </message>
    <message>
        <source>Put back what stood at board {0}</source>
        <translation>Wiederherstellen, was an Brett {0} stand</translation>
    </message>
    <message>
        <source>Type the board number and press Enter.</source>
        <translation>Brettnummer tippen und Eingabe drücken.</translation>
    </message>
    <message>
        <source>Num Lock is off: switch it on to type results on the number block.</source>
        <translation>Num Lock ist aus: Schalten Sie es ein, um Ergebnisse auf dem Ziffernblock zu tippen.</translation>
    </message>
</context>
<context>
    <name>SourceActions</name>
    <message>
        <source>&amp;Watch a folder…</source>
        <translation>Ordner &amp;beobachten…</translation>
    </message>
    <message>
        <source>Watch a &amp;file…</source>
        <translation>&amp;Datei beobachten…</translation>
    </message>
    <message>
        <source>Listen to &amp;e-boards…</source>
        <translation>&amp;E-Boards abfragen…</translation>
    </message>
    <message>
        <source>W&amp;hich e-board is where…</source>
        <translation>&amp;Welches E-Board wo steht…</translation>
    </message>
    <message>
        <source>&amp;Delayed file for broadcasters…</source>
        <translation>&amp;Verzögerte Datei für Übertragungen…</translation>
    </message>
    <message>
        <source>S&amp;ources</source>
        <translation>&amp;Quellen</translation>
    </message>
    <message>
        <source>&amp;Stop watching</source>
        <translation>Nicht mehr beo&amp;bachten</translation>
    </message>
    <message>
        <source>Nothing is watched</source>
        <translation>Es wird nichts beobachtet</translation>
    </message>
    <message>
        <source>No e-boards are listened to</source>
        <translation>Es werden keine E-Boards abgefragt</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>Ordner beobachten</translation>
    </message>
    <message>
        <source>Watch a file</source>
        <translation>Datei beobachten</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Partien (*.pgn)</translation>
    </message>
    <message>
        <source>Listen to e-boards</source>
        <translation>E-Boards abfragen</translation>
    </message>
    <message>
        <source>Address of LiveChess:</source>
        <translation>Adresse von LiveChess:</translation>
    </message>
    <message>
        <source>The address of e-boards begins with ws://.</source>
        <translation>Die Adresse von E-Boards beginnt mit ws://.</translation>
    </message>
    <message>
        <source>Serial number and board, as 7425=1, 7426=2:</source>
        <translation>Seriennummer und Brett, etwa 7425=1, 7426=2:</translation>
    </message>
    <message>
        <source>Which e-board is where</source>
        <translation>Welches E-Board wo steht</translation>
    </message>
    <message>
        <source>“{0}” is no serial number with a board.</source>
        <translation>„{0}“ ist keine Seriennummer mit einem Brett.</translation>
    </message>
    <message>
        <source>Delayed file for broadcasters</source>
        <translation>Verzögerte Datei für Übertragungen</translation>
    </message>
    <message numerus="yes">
        <source>Written with %n minute(s) of delay</source>
        <translation>
            <numerusform>Mit %n Minute Verzögerung geschrieben</numerusform>
            <numerusform>Mit %n Minuten Verzögerung geschrieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Buchstaben der Figuren</translation>
    </message>
    <message>
        <source>found out</source>
        <translation>selbst erkannt</translation>
    </message>
    <message>
        <source>Watch it no more</source>
        <translation>Nicht mehr beobachten</translation>
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
        <source>Cat.</source>
        <translation>Kat.</translation>
    </message>
    <message>
        <source>Place in the category</source>
        <translation>Platz in der Kategorie</translation>
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
        <translation>Verb.</translation>
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
        <source>Points: {0}</source>
        <translation>Punkte: {0}</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>MP</translation>
    </message>
    <message>
        <source>Match points after this round</source>
        <translation>Mannschaftspunkte nach dieser Runde</translation>
    </message>
    <message>
        <source>GP</source>
        <translation>BP</translation>
    </message>
    <message>
        <source>Game points after this round</source>
        <translation>Brettpunkte nach dieser Runde</translation>
    </message>
    <message>
        <source>{0}. This value separates the place from the next one.</source>
        <translation>{0}. Dieser Wert trennt den Platz vom nächsten.</translation>
    </message>
    <message>
        <source>Click to see how this value comes about.</source>
        <translation>Ein Klick zeigt, wie dieser Wert zustande kommt.</translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Feinwertungen</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Offiziell</translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation>Die offizielle Feinwertungsleiter</translation>
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
        <source>Who is ranked</source>
        <translation>Wer gewertet wird</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Mannschaften</translation>
    </message>
    <message>
        <source>The teams</source>
        <translation>Die Mannschaften</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Everybody&apos;s own games</source>
        <translation>Die eigenen Partien aller</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Name, Verein oder Nummer suchen</translation>
    </message>
    <message>
        <source>Prizes…</source>
        <translation>Preise…</translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation>Feinwertungsleiter öffnen</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Noch keine Rangliste</translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation>Sie erscheint, sobald das Turnier Spieler hat.</translation>
    </message>
    <message>
        <source>Announce prizes, and see who gets what</source>
        <translation>Preise ausschreiben und sehen, wer was bekommt</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s) announced: change them, and see who gets what</source>
        <translation>
            <numerusform>%n Preis ausgeschrieben: ändern und sehen, wer was bekommt</numerusform>
            <numerusform>%n Preise ausgeschrieben: ändern und sehen, wer was bekommt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ladder has %n more remark(s).</source>
        <translation>
            <numerusform>Zur Feinwertungsleiter gibt es noch %n Bemerkung.</numerusform>
            <numerusform>Zur Feinwertungsleiter gibt es noch %n Bemerkungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results changed after the ranking by hand: it may be out of date.</source>
        <translation>Nach der Reihung von Hand haben sich Ergebnisse geändert: Sie ist vielleicht überholt.</translation>
    </message>
    <message>
        <source>Trial ladder, not official: nothing here is decided.</source>
        <translation>Probeleiter, nicht offiziell: Hier ist nichts entschieden.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Everybody on the board where he or she sat most</source>
        <translation>Alle an dem Brett, an dem sie am häufigsten saßen</translation>
    </message>
    <message numerus="yes">
        <source>Each board by points, then percentage and performance. A board prize asks for %n game(s) over the board.</source>
        <translation>
            <numerusform>Jedes Brett nach Punkten, dann Prozenten und Leistung. Für einen Brettpreis ist %n gespielte Partie nötig.</numerusform>
            <numerusform>Jedes Brett nach Punkten, dann Prozenten und Leistung. Für einen Brettpreis sind %n gespielte Partien nötig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bold: the value that separates a place from the next one. Enter on a value explains it.</source>
        <translation>Fett: der Wert, der einen Platz vom nächsten trennt. Eingabe auf einem Wert erklärt ihn.</translation>
    </message>
    <message>
        <source>What is explained here are the values of teams.</source>
        <translation>Erklärt werden hier die Werte der Mannschaften.</translation>
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
        <translation>Eine Turnierdatei (.tdb) auf diesem Computer oder einem Stick.</translation>
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
        <source>Join an event…</source>
        <translation>An einem Turnier mitarbeiten…</translation>
    </message>
    <message>
        <source>An event that another computer in this hall leads: this one becomes a desk.</source>
        <translation>Ein Turnier, das ein anderer Computer in diesem Saal führt: Dieser wird ein Arbeitsplatz.</translation>
    </message>
    <message>
        <source>Play a round</source>
        <translation>Eine Runde spielen</translation>
    </message>
    <message>
        <source>An event in its fourth round of five; cards say what comes next.</source>
        <translation>Ein Turnier in der vierten von fünf Runden; Karten sagen, was als Nächstes kommt.</translation>
    </message>
    <message>
        <source>Bring your last event…</source>
        <translation>Ihr letztes Turnier mitbringen…</translation>
    </message>
    <message>
        <source>Our own table beside the published one, and why they differ. Drop its file here; nothing is kept.</source>
        <translation>Unsere eigene Tabelle neben der veröffentlichten, und warum sie abweichen. Ziehen Sie die Datei hierher; gespeichert wird nichts.</translation>
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
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Sprache des Systems</translation>
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
    <message>
        <source>closed: the standings are final</source>
        <translation>abgeschlossen: die Rangliste ist endgültig</translation>
    </message>
    <message>
        <source>provisional: games are open</source>
        <translation>vorläufig: Partien sind offen</translation>
    </message>
    <message>
        <source>provisional: round {0} is not verified</source>
        <translation>vorläufig: Runde {0} ist nicht geprüft</translation>
    </message>
    <message>
        <source>provisional: the tournament was opened again</source>
        <translation>vorläufig: das Turnier wurde wieder geöffnet</translation>
    </message>
    <message>
        <source>final</source>
        <translation>endgültig</translation>
    </message>
    <message>
        <source>Round {0} is being paired by hand</source>
        <translation>Runde {0} wird von Hand gepaart</translation>
    </message>
    <message>
        <source>{0} unverified</source>
        <translation>{0} ungeprüft</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Undo or redo</source>
        <translation>Rückgängig oder wiederholen</translation>
    </message>
    <message>
        <source>Close this line</source>
        <translation>Diese Zeile schließen</translation>
    </message>
    <message>
        <source>Take back: {0}?</source>
        <translation>Zurücknehmen: {0}?</translation>
    </message>
    <message>
        <source>Repeat: {0}?</source>
        <translation>Wiederholen: {0}?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Zurückgenommen: {0}</translation>
    </message>
    <message>
        <source>Repeated: {0}</source>
        <translation>Wiederholt: {0}</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Steps of the round</source>
        <translation>Schritte der Runde</translation>
    </message>
    <message>
        <source>check-in {0}/{1}</source>
        <translation>Anwesenheit {0}/{1}</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>Farblos</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>Nummern</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>auslosen</translation>
    </message>
    <message>
        <source>publish</source>
        <translation>veröffentlichen</translation>
    </message>
    <message>
        <source>results {0}/{1}</source>
        <translation>Ergebnisse {0}/{1}</translation>
    </message>
    <message>
        <source>results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>prüfen</translation>
    </message>
    <message>
        <source>drawn matches</source>
        <translation>unentschiedene Wettkämpfe</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>Runde {0}</translation>
    </message>
    <message>
        <source>close</source>
        <translation>abschließen</translation>
    </message>
    <message>
        <source>Check-in: {0} of {1} here</source>
        <translation>Anwesenheit: {0} von {1} da</translation>
    </message>
    <message>
        <source>Draw the first colour</source>
        <translation>Erste Farbe auslosen</translation>
    </message>
    <message>
        <source>Give the numbers…</source>
        <translation>Nummern vergeben…</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Von Hand paaren…</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Runde {0} auslosen</translation>
    </message>
    <message>
        <source>Publish round {0}</source>
        <translation>Runde {0} veröffentlichen</translation>
    </message>
    <message>
        <source>Results: {0} of {1}</source>
        <translation>Ergebnisse: {0} von {1}</translation>
    </message>
    <message>
        <source>Verify the results</source>
        <translation>Ergebnisse prüfen</translation>
    </message>
    <message>
        <source>Drawn matches…</source>
        <translation>Unentschiedene Wettkämpfe…</translation>
    </message>
    <message>
        <source>Go to round {0}</source>
        <translation>Zu Runde {0}</translation>
    </message>
    <message>
        <source>Close the tournament…</source>
        <translation>Turnier abschließen…</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: erledigt</translation>
    </message>
    <message>
        <source>{0}: waits</source>
        <translation>{0}: wartet</translation>
    </message>
    <message>
        <source>Pair again, while the round is a draft</source>
        <translation>Neu auslosen, solange die Runde ein Entwurf ist</translation>
    </message>
    <message>
        <source>Every result is in</source>
        <translation>Alle Ergebnisse sind da</translation>
    </message>
    <message>
        <source>Every result was typed a second time</source>
        <translation>Jedes Ergebnis wurde ein zweites Mal getippt</translation>
    </message>
    <message>
        <source>On the wall: board numbers never move from here on</source>
        <translation>Ausgehängt: Brettnummern ändern sich nicht mehr</translation>
    </message>
    <message>
        <source>Open the tournament again…</source>
        <translation>Turnier wieder öffnen…</translation>
    </message>
</context>
<context>
    <name>SystemFields</name>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Schweizer System</translation>
    </message>
    <message>
        <source>Players with equal scores meet</source>
        <translation>Punktgleiche treffen aufeinander</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Rundenturnier</translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <translation>Jeder trifft jeden</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Doppelrundig</translation>
    </message>
    <message>
        <source>Everybody meets everybody twice</source>
        <translation>Jeder trifft jeden zweimal</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Zweikampf</translation>
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
        <source>rounds, each a match of two games</source>
        <translation>Runden, jede ein Wettkampf aus zwei Partien</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>rounds: for up to {0} players</source>
        <translation>Runden: für bis zu {0} Personen</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>rounds: for {0} or {1} players</source>
        <translation>Runden: für {0} oder {1} Spieler</translation>
    </message>
    <message>
        <source>{0}, {1} games against each opponent</source>
        <translation>{0}, {1} Partien gegen jeden Gegner</translation>
    </message>
    <message>
        <source>Two players or two teams, several games</source>
        <translation>Zwei Spieler oder zwei Mannschaften, mehrere Partien</translation>
    </message>
    <message>
        <source>Who is paired</source>
        <translation>Wer gepaart wird</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Everybody plays for himself or herself</source>
        <translation>Jeder spielt für sich</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Mannschaften</translation>
    </message>
    <message>
        <source>Teams meet on several boards</source>
        <translation>Mannschaften treffen an mehreren Brettern aufeinander</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Bretter eines Wettkampfs</translation>
    </message>
    <message>
        <source>Fewer boards</source>
        <translation>Weniger Bretter</translation>
    </message>
    <message>
        <source>More boards</source>
        <translation>Mehr Bretter</translation>
    </message>
    <message>
        <source>boards a match</source>
        <translation>Bretter je Wettkampf</translation>
    </message>
    <message>
        <source>More systems…</source>
        <translation>Weitere Systeme…</translation>
    </message>
    <message>
        <source>More systems</source>
        <translation>Weitere Systeme</translation>
    </message>
    <message>
        <source>Swiss (FIDE Dutch)</source>
        <translation>Schweizer System (FIDE)</translation>
    </message>
    <message>
        <source>Another system</source>
        <translation>Ein anderes System</translation>
    </message>
    <message>
        <source>rounds: for {0} or {1} teams</source>
        <translation>Runden: für {0} oder {1} Mannschaften</translation>
    </message>
    <message>
        <source>Scheveningen</source>
        <translation>Scheveningen</translation>
    </message>
    <message>
        <source>Everybody of one team meets everybody of the other</source>
        <translation>Jeder einer Mannschaft trifft auf jeden der anderen</translation>
    </message>
    <message>
        <source>rounds: as many as boards</source>
        <translation>Runden: so viele wie Bretter</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>K.-o.</translation>
    </message>
    <message>
        <source>The winners go on</source>
        <translation>Die Sieger kommen weiter</translation>
    </message>
    <message>
        <source>Two legs, home and away</source>
        <translation>Hin- und Rückspiel</translation>
    </message>
    <message>
        <source>rounds: for up to {0} teams</source>
        <translation>Runden: für bis zu {0} Mannschaften</translation>
    </message>
</context>
<context>
    <name>SystemParameters</name>
    <message>
        <source>Parameters…</source>
        <translation>Parameter…</translation>
    </message>
</context>
<context>
    <name>SystemsDialog</name>
    <message>
        <source>FIDE</source>
        <translation>FIDE</translation>
    </message>
    <message>
        <source>FIDE text, no approved program</source>
        <translation>FIDE-Text, kein zugelassenes Programm</translation>
    </message>
    <message>
        <source>national</source>
        <translation>national</translation>
    </message>
    <message>
        <source>club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Played {0}.</source>
        <translation>Gespielt {0}.</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Grund (bleibt im Protokoll)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>in a few words</source>
        <translation>in wenigen Worten</translation>
    </message>
    <message>
        <source>Take this system</source>
        <translation>Dieses System nehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Give a reason first</source>
        <translation>Zuerst einen Grund angeben</translation>
    </message>
</context>
<context>
    <name>TeamDesk</name>
    <message numerus="yes">
        <source>There are %n invitations already: take some back.</source>
        <translation>
            <numerusform>Es gibt schon %n Einladung: Nehmen Sie welche zurück.</numerusform>
            <numerusform>Es gibt schon %n Einladungen: Nehmen Sie welche zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer has another address now, {0}: telephones scan their code again.</source>
        <translation>Dieser Computer hat jetzt eine andere Adresse, {0}: Telefone fotografieren ihren Code noch einmal.</translation>
    </message>
    <message numerus="yes">
        <source>Open again: %n page(s)</source>
        <translation>
            <numerusform>Wieder offen: %n Seite</numerusform>
            <numerusform>Wieder offen: %n Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n Telefon</numerusform>
            <numerusform>%n Telefone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n Arbeitsplatz</numerusform>
            <numerusform>%n Arbeitsplätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Invited to this event until then: {0}.</source>
        <translation>Bis dahin zu diesem Turnier eingeladen: {0}.</translation>
    </message>
    <message>
        <source>They go on where they were, by the same codes. Without it nothing listens.</source>
        <translation>Sie machen dort weiter, wo sie waren, mit denselben Codes. Sonst ist nichts geöffnet.</translation>
    </message>
    <message>
        <source>Go on working together?</source>
        <translation>Gemeinsam weiterarbeiten?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>{0} Only the leading computer has it: no desk answers.</source>
        <translation>{0} Nur der leitende Computer hat es: Kein Arbeitsplatz antwortet.</translation>
    </message>
    <message>
        <source>The event is not open any more.</source>
        <translation>Das Turnier ist nicht mehr geöffnet.</translation>
    </message>
    <message>
        <source>This board is not yours.</source>
        <translation>Dieses Brett ist nicht Ihres.</translation>
    </message>
    <message>
        <source>Board {0}: a volunteer calls the arbiter.</source>
        <translation>Brett {0}: Ein Helfer ruft den Schiedsrichter.</translation>
    </message>
</context>
<context>
    <name>TeamDialog</name>
    <message>
        <source>Edit the team</source>
        <translation>Mannschaft bearbeiten</translation>
    </message>
    <message>
        <source>New team</source>
        <translation>Neue Mannschaft</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Kurzname</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Mannschaftsführer</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Strength by hand</source>
        <translation>Stärke von Hand</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>TeamGrid</name>
    <message>
        <source>Place in the table</source>
        <translation>Platz in der Tabelle</translation>
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
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Punkte nach dieser Runde</translation>
    </message>
    <message>
        <source>Lines: team A, columns: team B. w White, b Black; 1 win, ½ draw, 0 loss; + and − forfeits; · open game.</source>
        <translation>Zeilen: Mannschaft A, Spalten: Mannschaft B. w Weiß, s Schwarz; 1 Sieg, ½ Remis, 0 Niederlage; + und − kampflos; · offene Partie.</translation>
    </message>
</context>
<context>
    <name>TeamRulesDialog</name>
    <message>
        <source>Rules of the teams</source>
        <translation>Regeln der Mannschaften</translation>
    </message>
    <message>
        <source>Boards, colours and points are locked once round 1 is paired.</source>
        <translation>Bretter, Farben und Punkte stehen fest, sobald Runde 1 ausgelost ist.</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Bretter eines Wettkampfs</translation>
    </message>
    <message>
        <source>Fewer boards</source>
        <translation>Weniger Bretter</translation>
    </message>
    <message>
        <source>More boards</source>
        <translation>Mehr Bretter</translation>
    </message>
    <message>
        <source>as a drawn match</source>
        <translation>wie ein unentschiedener Wettkampf</translation>
    </message>
    <message>
        <source>Counts first</source>
        <translation>Zählt zuerst</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Mannschaftspunkte</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Brettpunkte</translation>
    </message>
    <message>
        <source>The other points</source>
        <translation>Die anderen Punkte</translation>
    </message>
    <message>
        <source>decide who is named first</source>
        <translation>entscheiden, wer zuerst genannt wird</translation>
    </message>
    <message>
        <source>are not used for colours</source>
        <translation>zählen für Farben nicht</translation>
    </message>
    <message>
        <source>Colour preferences</source>
        <translation>Farbansprüche</translation>
    </message>
    <message>
        <source>Type A, the usual ones</source>
        <translation>Typ A, die üblichen</translation>
    </message>
    <message>
        <source>Type B, strong and mild</source>
        <translation>Typ B, starke und milde</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Line-ups</source>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>keep the order of the members</source>
        <translation>behalten die Reihenfolge der Mitglieder</translation>
    </message>
    <message>
        <source>may have any order</source>
        <translation>dürfen jede Reihenfolge haben</translation>
    </message>
    <message>
        <source>Strength of a team</source>
        <translation>Stärke einer Mannschaft</translation>
    </message>
    <message>
        <source>the best ratings, one a board</source>
        <translation>die besten Wertungszahlen, eine je Brett</translation>
    </message>
    <message>
        <source>the first boards</source>
        <translation>die ersten Bretter</translation>
    </message>
    <message>
        <source>all members</source>
        <translation>alle Mitglieder</translation>
    </message>
    <message>
        <source>as the arbiter gives it</source>
        <translation>wie der Schiedsrichter sie angibt</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Colours of the first-named team</source>
        <translation>Farben der zuerst genannten</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Wettkampf gewonnen</translation>
    </message>
    <message>
        <source>Match drawn</source>
        <translation>Wettkampf unentschieden</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Wettkampf verloren</translation>
    </message>
    <message>
        <source>Bye: match points</source>
        <translation>Freilos: Mannschaftspunkte</translation>
    </message>
    <message>
        <source>Bye: game points</source>
        <translation>Freilos: Brettpunkte</translation>
    </message>
    <message>
        <source>Reserves of a team</source>
        <translation>Ersatzspieler je Mannschaft</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>zählen nicht</translation>
    </message>
    <message>
        <source>count as games</source>
        <translation>zählen als Partien</translation>
    </message>
    <message>
        <source>Wins by forfeit for a board prize</source>
        <translation>Kampflose Siege für einen Brettpreis</translation>
    </message>
    <message>
        <source>then by</source>
        <translation>dann durch</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nichts weiter</translation>
    </message>
    <message>
        <source>A team that leaves a round robin</source>
        <translation>Wer ein Rundenturnier verlässt</translation>
    </message>
    <message>
        <source>keeps its results</source>
        <translation>behält seine Ergebnisse</translation>
    </message>
    <message>
        <source>loses them before half of its matches (C.05, 6.6)</source>
        <translation>verliert sie vor der Hälfte seiner Wettkämpfe (C.05, 6.6)</translation>
    </message>
    <message>
        <source>two thirds of the rounds</source>
        <translation>zwei Drittel der Runden</translation>
    </message>
    <message>
        <source>Games for a board prize</source>
        <translation>Partien für einen Brettpreis</translation>
    </message>
    <message>
        <source>A member without a rating counts</source>
        <translation>Ein Mitglied ohne Wertungszahl zählt</translation>
    </message>
    <message>
        <source>The losers of the semi-finals play for place 3</source>
        <translation>Die Verlierer der Halbfinale spielen um Platz 3</translation>
    </message>
    <message>
        <source>A drawn match is decided by</source>
        <translation>Ein Unentschieden entscheidet</translation>
    </message>
    <message>
        <source>Place 3</source>
        <translation>Platz 3</translation>
    </message>
</context>
<context>
    <name>TeamTicks</name>
    <message>
        <source>Bd</source>
        <translation>Br</translation>
    </message>
    <message>
        <source>Board of the match</source>
        <translation>Brett des Wettkampfs</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Place among the members</source>
        <translation>Platz unter den Mitgliedern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Mitglied</translation>
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
        <source>{0} of {1} boards</source>
        <translation>{0} von {1} Brettern</translation>
    </message>
</context>
<context>
    <name>Teams</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Team pairing number (TPN)</source>
        <translation>Startnummer der Mannschaft (TPN)</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Verb.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>By the announced rule</source>
        <translation>Nach der ausgeschriebenen Regel</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>Boards and reserves</source>
        <translation>Bretter und Ersatz</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Check-in, or has left</source>
        <translation>Anwesenheit, oder ausgeschieden</translation>
    </message>
    <message>
        <source>present</source>
        <translation>anwesend</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>abwesend</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Br</translation>
    </message>
    <message>
        <source>Board, or R for a reserve</source>
        <translation>Brett, oder E für Ersatz</translation>
    </message>
    <message>
        <source>Pairing number of the player</source>
        <translation>Startnummer des Spielers</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Mitglied</translation>
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
        <translation>E{0}</translation>
    </message>
</context>
<context>
    <name>TeamsPanel</name>
    <message>
        <source>Teams</source>
        <translation>Mannschaften</translation>
    </message>
    <message>
        <source>Find by name, club or captain</source>
        <translation>Nach Name, Verein oder Mannschaftsführer suchen</translation>
    </message>
    <message>
        <source>New team…</source>
        <translation>Neue Mannschaft…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regeln…</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>Players without a team</source>
        <translation>Spieler ohne Mannschaft</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Anwesend</translation>
    </message>
    <message>
        <source>Points…</source>
        <translation>Punkte…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Zurückziehen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>League…</source>
        <translation>Liga…</translation>
    </message>
    <message>
        <source>Fixtures…</source>
        <translation>Spielplan…</translation>
    </message>
    <message>
        <source>Eligibility…</source>
        <translation>Spielberechtigung…</translation>
    </message>
    <message>
        <source>Fines…</source>
        <translation>Geldbußen…</translation>
    </message>
    <message>
        <source>Next season…</source>
        <translation>Nächste Saison…</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>Into the team</source>
        <translation>In die Mannschaft</translation>
    </message>
    <message>
        <source>No teams yet</source>
        <translation>Noch keine Mannschaften</translation>
    </message>
    <message>
        <source>Make a team, then put players into it; players are entered or imported on the Players page.</source>
        <translation>Legen Sie eine Mannschaft an und nehmen Sie Spieler auf; Spieler werden auf der Seite Spieler eingegeben oder importiert.</translation>
    </message>
    <message>
        <source>In this section players are paired, not teams</source>
        <translation>In dieser Gruppe werden Spieler gepaart, nicht Mannschaften</translation>
    </message>
    <message>
        <source>Choose teams in the regulations of a section before round 1.</source>
        <translation>Mannschaften wählt man vor Runde 1 in der Ausschreibung einer Gruppe.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) a match</source>
        <translation>
            <numerusform>%n Brett je Wettkampf</numerusform>
            <numerusform>%n Bretter je Wettkampf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n Mannschaft</numerusform>
            <numerusform>%n Mannschaften</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a team first</source>
        <translation>Zuerst eine Mannschaft wählen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Wieder aufnehmen</translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation>Noch nicht da</translation>
    </message>
    <message>
        <source>Choose a member first</source>
        <translation>Zuerst ein Mitglied wählen</translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation>Zuerst einen Spieler wählen</translation>
    </message>
    <message>
        <source>Name the division of the section first (League…)</source>
        <translation>Nennen Sie zuerst die Klasse der Gruppe (Liga…)</translation>
    </message>
    <message>
        <source>Added: {0}</source>
        <translation>Hinzugefügt: {0}</translation>
    </message>
    <message>
        <source>Change the points?</source>
        <translation>Punkte ändern?</translation>
    </message>
    <message>
        <source>{0} leaves from round {1} on?</source>
        <translation>{0} scheidet ab Runde {1} aus?</translation>
    </message>
    <message>
        <source>Withdraw the team</source>
        <translation>Mannschaft zurückziehen</translation>
    </message>
    <message>
        <source>Not paired any more and left out of the standings. Opponents keep their points.</source>
        <oldsource>Not paired any more and left out of the standings (Q197-198). Opponents keep their points.</oldsource>
        <translation>Wird nicht mehr ausgelost und nicht mehr in der Rangliste geführt. Gegner behalten ihre Punkte.</translation>
    </message>
    <message>
        <source>Change the members of {0} after round 1?</source>
        <translation>Mitglieder von {0} nach Runde 1 ändern?</translation>
    </message>
    <message>
        <source>Change the members</source>
        <translation>Mitglieder ändern</translation>
    </message>
    <message>
        <source>Change the members?</source>
        <translation>Mitglieder ändern?</translation>
    </message>
    <message>
        <source>Teams from clubs…</source>
        <translation>Mannschaften aus Vereinen…</translation>
    </message>
    <message>
        <source>Make these teams?</source>
        <translation>Diese Mannschaften anlegen?</translation>
    </message>
    <message>
        <source>Make the teams</source>
        <translation>Mannschaften anlegen</translation>
    </message>
    <message>
        <source>Number by strength</source>
        <translation>Nach Stärke nummerieren</translation>
    </message>
    <message>
        <source>Expel…</source>
        <translation>Ausschließen…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More steps with teams</source>
        <translation>Weitere Schritte mit Mannschaften</translation>
    </message>
    <message>
        <source>The team has left already</source>
        <translation>Die Mannschaft ist schon ausgeschieden</translation>
    </message>
    <message>
        <source>Expel {0}</source>
        <translation>{0} ausschließen</translation>
    </message>
    <message>
        <source>The teams are numbered by strength already</source>
        <translation>Die Mannschaften sind schon nach Stärke nummeriert</translation>
    </message>
    <message>
        <source>Draw the numbers by lot</source>
        <translation>Nummern auslosen</translation>
    </message>
    <message>
        <source>The numbers of the teams were drawn by lot, seed {0}</source>
        <translation>Die Nummern der Mannschaften sind ausgelost, Startzahl {0}</translation>
    </message>
</context>
<context>
    <name>TentativeDialog</name>
    <message>
        <source>Pairing before the check-in is closed</source>
        <translation>Auslosung, bevor die Anwesenheit abgeschlossen ist</translation>
    </message>
    <message>
        <source>Round {0} with and without those missing</source>
        <translation>Runde {0} mit denen, die fehlen, und ohne sie</translation>
    </message>
    <message>
        <source>Both pairings</source>
        <translation>Beide Auslosungen</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Das Programm lost aus</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n noch nicht da</numerusform>
            <numerusform>%n noch nicht da</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}. {2} of {3} boards are the same either way.</source>
        <translation>{0}: {1}. {2} von {3} Brettern sind so oder so dieselben.</translation>
    </message>
    <message>
        <source>If they come in time</source>
        <translation>Wenn sie rechtzeitig kommen</translation>
    </message>
    <message>
        <source>If the check-in is closed now</source>
        <translation>Wenn die Anwesenheit jetzt abgeschlossen wird</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Br</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>With those missing</source>
        <translation>Mit denen, die fehlen</translation>
    </message>
    <message>
        <source>Without them</source>
        <translation>Ohne sie</translation>
    </message>
    <message>
        <source>{0}: pairing-allocated bye</source>
        <translation>{0}: Freilos</translation>
    </message>
</context>
<context>
    <name>TiesDialog</name>
    <message>
        <source>Drawn matches</source>
        <translation>Unentschiedene Wettkämpfe</translation>
    </message>
    <message>
        <source>Tie-break games belong to the match; they are no rounds and are not rated with them.</source>
        <translation>Stichpartien gehören zum Wettkampf; sie sind keine Runden und werden nicht mit ihnen gewertet.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Zweikampf</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>Farben &amp;tauschen</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Art der Bedenkzeit</translation>
    </message>
    <message>
        <source>rate of play</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>&amp;1 – 0</source>
        <translation>&amp;1 – 0</translation>
    </message>
    <message>
        <source>&amp;½ – ½</source>
        <translation>&amp;½ – ½</translation>
    </message>
    <message>
        <source>&amp;0 – 1</source>
        <translation>&amp;0 – 1</translation>
    </message>
    <message>
        <source>&amp;Take the last game back</source>
        <translation>Letzte Partie &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Who goes on…</source>
        <translation>&amp;Wer kommt weiter…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{0} (decided)</source>
        <translation>{0} (entschieden)</translation>
    </message>
    <message>
        <source>No match is drawn.</source>
        <translation>Kein Wettkampf steht unentschieden.</translation>
    </message>
    <message>
        <source>Next: {0}</source>
        <translation>Als Nächstes: {0}</translation>
    </message>
    <message>
        <source>White: {0}</source>
        <translation>Weiß: {0}</translation>
    </message>
    <message>
        <source>Black: {0}</source>
        <translation>Schwarz: {0}</translation>
    </message>
    <message>
        <source>Enter this game?</source>
        <translation>Diese Partie eintragen?</translation>
    </message>
    <message>
        <source>Take the last game back?</source>
        <translation>Die letzte Partie zurücknehmen?</translation>
    </message>
    <message>
        <source>Decide the match?</source>
        <translation>Wettkampf entscheiden?</translation>
    </message>
</context>
<context>
    <name>TogetherDialog</name>
    <message>
        <source>Work together</source>
        <translation>Zusammenarbeiten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>End all</source>
        <translation>Alle beenden</translation>
    </message>
    <message>
        <source>as it shall stand in the log</source>
        <translation>wie er im Protokoll stehen soll</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>{0}, on a telephone</source>
        <translation>{0}, an einem Telefon</translation>
    </message>
    <message>
        <source>{0}, on a computer</source>
        <translation>{0}, an einem Computer</translation>
    </message>
    <message>
        <source>&amp;What for</source>
        <translation>&amp;Wofür</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Bretter</translation>
    </message>
    <message>
        <source>In the &amp;hall, not on this computer only</source>
        <translation>Im &amp;Saal, nicht nur auf diesem Computer</translation>
    </message>
    <message>
        <source>of a tunnel or proxy, where there is one</source>
        <translation>eines Tunnels oder Proxys, wo es einen gibt</translation>
    </message>
    <message>
        <source>P&amp;ublic name</source>
        <translation>Öffentlicher &amp;Name</translation>
    </message>
    <message>
        <source>That computer keeps a copy of the whole event, with all that is known of the players, until the invitation is taken back.</source>
        <translation>Jener Computer behält eine Kopie des ganzen Turniers, mit allem, was von den Spielern bekannt ist, bis die Einladung zurückgenommen wird.</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Einladen</translation>
    </message>
    <message>
        <source>Invitations that are valid</source>
        <translation>Gültige Einladungen</translation>
    </message>
    <message>
        <source>Only this computer opens this address. For telephones: In the hall.</source>
        <translation>Nur dieser Computer öffnet diese Adresse. Für Telefone: Im Saal.</translation>
    </message>
    <message>
        <source>QR code of the page</source>
        <translation>QR-Code der Seite</translation>
    </message>
    <message>
        <source>Who entered a result does not &amp;verify it</source>
        <translation>Wer ein Ergebnis eingetragen hat, &amp;prüft es nicht</translation>
    </message>
    <message>
        <source>Each invitation is for one telephone or one computer. This one stays the leading one.</source>
        <oldsource>Each invitation opens a page on one telephone. This computer stays the leading one.</oldsource>
        <translation>Jede Einladung ist für ein Telefon oder einen Computer. Dieser Computer bleibt der leitende.</translation>
    </message>
    <message>
        <source>The second pass over the slips is done by another person.</source>
        <translation>Den zweiten Durchgang über die Zettel macht jemand anders.</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>For another telephone, or another address: the code of before opens nothing.</source>
        <translation>Für ein anderes Telefon oder eine andere Adresse: Der Code von vorher öffnet nichts mehr.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The pages go on when this is closed.</source>
        <translation>Die Seiten laufen weiter, wenn dies geschlossen wird.</translation>
    </message>
    <message>
        <source>all, or some: 1-20, 31</source>
        <translation>alle oder einige: 1-20, 31</translation>
    </message>
    <message>
        <source>Write a name: the log keeps it with every step.</source>
        <translation>Schreiben Sie einen Namen: Das Protokoll hält ihn bei jedem Schritt fest.</translation>
    </message>
    <message>
        <source>“{0}” is no name of a host.</source>
        <translation>„{0}“ ist kein Name eines Hosts.</translation>
    </message>
    <message>
        <source>all sections</source>
        <translation>alle Gruppen</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>&amp;Section</source>
        <translation>&amp;Gruppe</translation>
    </message>
    <message>
        <source>&amp;Encrypted: browsers warn once</source>
        <translation>&amp;Verschlüsselt: Browser warnen einmal</translation>
    </message>
    <message>
        <source>An entry on a telephone counts when a second &amp;computer has it</source>
        <translation>Eine Eingabe am Telefon gilt, wenn ein zweiter &amp;Computer sie hat</translation>
    </message>
    <message>
        <source>It is answered when a desk has it too, or says after two seconds that none does.</source>
        <translation>Sie wird beantwortet, wenn auch ein Arbeitsplatz sie hat, oder sagt nach zwei Sekunden, dass keiner sie hat.</translation>
    </message>
    <message>
        <source>Another &amp;code</source>
        <translation>Neuer &amp;Code</translation>
    </message>
    <message>
        <source>Boards are those of one section: choose it.</source>
        <oldsource>Boards are those of one tournament: choose it.</oldsource>
        <translation>Bretter sind die einer Gruppe: Wählen Sie sie.</translation>
    </message>
    <message>
        <source>Write the boards as 1-4, 7.</source>
        <translation>Schreiben Sie die Bretter so: 1-4, 7.</translation>
    </message>
    <message>
        <source>Whoever in this network has the address of a page may open it first; after that only its device.</source>
        <translation>Wer in diesem Netz die Adresse einer Seite hat, kann sie zuerst öffnen; danach nur noch dieses Gerät.</translation>
    </message>
    <message>
        <source>The system may ask whether the firewall lets them through.</source>
        <translation>Das System fragt vielleicht, ob die Firewall sie durchlässt.</translation>
    </message>
    <message>
        <source>Open these pages in the hall?</source>
        <translation>Diese Seiten im Saal öffnen?</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Telephones know this computer by another address, {0}: they scan their code again, or type {1} where their page asks for it.</source>
        <translation>Die Telefone kennen diesen Computer unter einer anderen Adresse, {0}: Sie fotografieren ihren Code noch einmal oder tippen {1} ein, wo ihre Seite danach fragt.</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n Telefon</numerusform>
            <numerusform>%n Telefone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n Arbeitsplatz</numerusform>
            <numerusform>%n Arbeitsplätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing listens.</source>
        <translation>Nichts ist geöffnet.</translation>
    </message>
    <message>
        <source>boards {0}</source>
        <translation>Bretter {0}</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>noch nicht geöffnet</translation>
    </message>
    <message>
        <source>last entry {0}</source>
        <translation>letzte Eingabe {0}</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>geöffnet</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) today</source>
        <translation>
            <numerusform>heute %n Schritt</numerusform>
            <numerusform>heute %n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>The page is being started…</source>
        <translation>Die Seite wird gestartet…</translation>
    </message>
    <message>
        <source>Made before the window was started again: give it another code.</source>
        <translation>Vor dem Neustart des Fensters gemacht: Geben Sie ihr einen neuen Code.</translation>
    </message>
    <message>
        <source>Made before the window was started again: its telephone goes on, its address is not known any more.</source>
        <translation>Vor dem Neustart des Fensters gemacht: Das Telefon geht weiter, die Adresse ist nicht mehr bekannt.</translation>
    </message>
    <message>
        <source>The tunnel or proxy leads to port {0} of this computer.</source>
        <translation>Der Tunnel oder Proxy führt zu Port {0} dieses Computers.</translation>
    </message>
    <message>
        <source>Nothing listens: {0} worked on this event when it was closed.</source>
        <oldsource>Nothing listens: {0} were at work when this event was closed.</oldsource>
        <translation>Nichts ist geöffnet: {0} arbeiteten mit, als das Turnier geschlossen wurde.</translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256): {0}</source>
        <translation>Fingerabdruck (SHA-256): {0}</translation>
    </message>
    <message>
        <source>{0} works at the computer {1}.</source>
        <translation>{0} arbeitet am Computer {1}.</translation>
    </message>
    <message>
        <source>On the other computer: Join an event…
Address: {0}
Code: {1} (ten minutes, once)
Figures to compare: {2}</source>
        <translation>Am anderen Computer: An einem Turnier mitarbeiten…
Adresse: {0}
Code: {1} (zehn Minuten, einmal)
Ziffern zum Vergleichen: {2}</translation>
    </message>
    <message>
        <source>The code is too old: take the invitation back and make a new one.</source>
        <translation>Der Code ist zu alt: die Einladung zurücknehmen und eine neue machen.</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>Die Adresse wurde kopiert.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Section</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Search commands and players</source>
        <translation>Befehle und Spieler suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search commands, pages and players</source>
        <translation>Befehle, Seiten und Spieler suchen</translation>
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
    <name>TwoLadders</name>
    <message>
        <source>First ladder</source>
        <translation>Erste Feinwertungsleiter</translation>
    </message>
    <message>
        <source>Second ladder</source>
        <translation>Zweite Feinwertungsleiter</translation>
    </message>
    <message>
        <source>Places under both ladders</source>
        <translation>Plätze unter beiden Feinwertungsleitern</translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Offizielle Feinwertungsleiter</translation>
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
        <source>Own: {0}</source>
        <translation>Eigene: {0}</translation>
    </message>
    <message>
        <source>Official: {0}</source>
        <translation>Offizielle: {0}</translation>
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
        <translation>Offizielle Feinwertungsleiter ändern</translation>
    </message>
    <message>
        <source>Whose place changes</source>
        <translation>Wessen Platz sich ändert</translation>
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
        <translation>Zuerst einen Grund angeben</translation>
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
<context>
    <name>Verify</name>
    <message>
        <source>agrees</source>
        <translation>stimmt überein</translation>
    </message>
    <message>
        <source>differs as known</source>
        <translation>weicht bekanntermaßen ab</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>Rung</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>The tie-break with its policy</source>
        <translation>Die Feinwertung mit ihrer Regel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What FIDE&apos;s tool says</source>
        <translation>Was das Werkzeug der FIDE sagt</translation>
    </message>
    <message>
        <source>Second calculation</source>
        <translation>Zweite Berechnung</translation>
    </message>
    <message>
        <source>Written from the articles</source>
        <translation>Nach den Artikeln geschrieben</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>The article it was written from</source>
        <translation>Der Artikel, nach dem sie geschrieben ist</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Values compared</source>
        <translation>Verglichene Werte</translation>
    </message>
    <message>
        <source>Differ</source>
        <translation>Abweichend</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Werte, die abweichen</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Startnummer</translation>
    </message>
    <message>
        <source>Value of this program</source>
        <translation>Wert dieses Programms</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweite</translation>
    </message>
    <message>
        <source>Value of the second calculation</source>
        <translation>Wert der zweiten Berechnung</translation>
    </message>
    <message>
        <source>Value of gacrux</source>
        <translation>Wert von gacrux</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>What explains the difference</source>
        <translation>Was die Abweichung erklärt</translation>
    </message>
    <message>
        <source>not explained</source>
        <translation>nicht erklärt</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>S&amp;prache</translation>
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
        <source>&amp;Rows</source>
        <translation>&amp;Zeilen</translation>
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
        <source>&amp;Airy</source>
        <translation>&amp;Luftig</translation>
    </message>
    <message>
        <source>&amp;Compact, for small screens</source>
        <translation>&amp;Eng, für kleine Bildschirme</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>{0}: sheets and website only</source>
        <translation>{0}: nur Blätter und Website</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Hoher Kontrast</translation>
    </message>
</context>
<context>
    <name>WaitingLine</name>
    <message>
        <source>Under way</source>
        <translation>Unterwegs</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancelled; the event was not opened.</source>
        <translation>Abgebrochen; das Turnier wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>Cancelled; nothing has changed.</source>
        <translation>Abgebrochen; nichts hat sich geändert.</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>e-boards</source>
        <translation>E-Boards</translation>
    </message>
</context>
<context>
    <name>WhichKeysDialog</name>
    <message>
        <source>Keys for results</source>
        <translation>Tasten für Ergebnisse</translation>
    </message>
    <message>
        <source>{0} is no result with the keys in force. Which keys do you mean?</source>
        <translation>{0} ist mit den geltenden Tasten kein Ergebnis. Welche Tasten meinen Sie?</translation>
    </message>
    <message>
        <source>Nothing was entered: press the key again afterwards.</source>
        <translation>Nichts wurde eingetragen: Drücken Sie die Taste danach noch einmal.</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>kein Ergebnis</translation>
    </message>
    <message>
        <source>{0}: {1} is {2}</source>
        <translation>{0}: {1} ist {2}</translation>
    </message>
    <message>
        <source>Keep the keys in force</source>
        <translation>Die geltenden Tasten behalten</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>file is whole</source>
        <translation>Datei ist vollständig</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>FIDE mode</source>
        <translation>FIDE-Modus</translation>
    </message>
    <message>
        <source>The event follows FIDE&apos;s rules for tournament programs.</source>
        <translation>Das Turnier folgt den FIDE-Regeln für Turnierprogramme.</translation>
    </message>
    <message>
        <source>&amp;Search commands and players…</source>
        <translation>Befehle und Spieler &amp;suchen…</translation>
    </message>
    <message>
        <source>&amp;Explanation beside the page</source>
        <translation>&amp;Erklärung neben der Seite</translation>
    </message>
    <message>
        <source>Large &amp;window for a projector</source>
        <translation>Großes &amp;Fenster für einen Projektor</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;First steps, over the demo event</source>
        <translation>&amp;Erste Schritte, am Vorführturnier</translation>
    </message>
    <message>
        <source>Play a &amp;round</source>
        <translation>Eine &amp;Runde spielen</translation>
    </message>
    <message>
        <source>&amp;Bring your last event…</source>
        <translation>&amp;Ihr letztes Turnier mitbringen…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About tdapp</source>
        <translation>Ü&amp;ber tdapp</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version</source>
        <translation>&amp;Neuere Version suchen</translation>
    </message>
    <message>
        <source>NOT IN FIDE MODE</source>
        <translation>NICHT IM FIDE-MODUS</translation>
    </message>
    <message>
        <source>This page has no values to explain</source>
        <translation>Diese Seite hat keine Werte zu erklären</translation>
    </message>
</context>
<context>
    <name>_Decision</name>
    <message>
        <source>Who goes on: {0}</source>
        <translation>Es kommt weiter: {0}</translation>
    </message>
    <message>
        <source>The decision and its reason stand in the tournament report.</source>
        <translation>Die Entscheidung und ihr Grund stehen im Turnierbericht.</translation>
    </message>
    <message>
        <source>Who goes on</source>
        <translation>Wer kommt weiter</translation>
    </message>
    <message>
        <source>nobody yet: take the decision back</source>
        <translation>noch niemand: Entscheidung zurücknehmen</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>Stichkampf</translation>
    </message>
    <message>
        <source>drawing of lots</source>
        <translation>Losentscheid</translation>
    </message>
    <message>
        <source>decision of the arbiter</source>
        <translation>Entscheidung des Schiedsrichters</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Kommt weiter</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>the score of the play-off, or how the lot was drawn</source>
        <translation>Stand des Stichkampfs, oder wie gelost wurde</translation>
    </message>
    <message>
        <source>Result or lot</source>
        <translation>Ergebnis oder Los</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>_GroupDialog</name>
    <message>
        <source>In rounds</source>
        <translation>In den Runden</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Erste Runde</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>to</source>
        <comment>rounds 1 to 3</comment>
        <translation>bis</translation>
    </message>
    <message>
        <source>How strict</source>
        <translation>Wie streng</translation>
    </message>
    <message>
        <source>Must not meet</source>
        <translation>Dürfen nicht</translation>
    </message>
    <message>
        <source>The round is not paired otherwise, whatever it costs</source>
        <translation>Die Runde wird nicht anders ausgelost, was es auch kostet</translation>
    </message>
    <message>
        <source>Wished apart</source>
        <translation>Möglichst nicht</translation>
    </message>
    <message>
        <source>Yields where a round could not be paired</source>
        <translation>Gibt nach, wo eine Runde sonst nicht ausgelost werden könnte</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>_MovedWords</name>
    <message numerus="yes">
        <source>%n of {0} player(s) get another number.</source>
        <translation>
            <numerusform>%n von {0} Spielern bekommt eine andere Nummer.</numerusform>
            <numerusform>%n von {0} Spielern bekommen eine andere Nummer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_NumbersDialog</name>
    <message>
        <source>Players whose number changes</source>
        <translation>Spieler, deren Nummer sich ändert</translation>
    </message>
    <message>
        <source>No number changes</source>
        <translation>Keine Nummer ändert sich</translation>
    </message>
    <message>
        <source>The numbers are in this order already.</source>
        <translation>Die Nummern stehen schon in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>_TableDialog</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>_Tree</name>
    <message>
        <source>not decided: Who goes on… on the page Rounds</source>
        <translation>nicht entschieden: Wer kommt weiter… auf der Seite Runden</translation>
    </message>
    <message>
        <source>Match for place 3</source>
        <translation>Wettkampf um Platz 3</translation>
    </message>
</context>
<context>
    <name>_WindowMenu</name>
    <message>
        <source>Open an event first</source>
        <translation>Zuerst ein Turnier öffnen</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
</context>
</TS>
