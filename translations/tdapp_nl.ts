<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the window of tdapp says. Not yet reviewed by a native arbiter unless it says so here. What is wrong goes, with the
     English text beside it, to whoever keeps the program: docs/translating.md. -->
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>{where}: “{text}” is no day; write {example}.</source>
        <translation>{where}: “{text}” is geen dag; schrijf {example}.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About tdapp</source>
        <translation>Over tdapp</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Versie {0}</translation>
    </message>
    <message>
        <source>A tournament director for chess arbiters: offline, every tie-break explained.</source>
        <translation>Een toernooiprogramma voor schaakarbiters: offline, elke tie-break uitgelegd.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty.</source>
        <translation>Vrije software onder de GNU General Public License, versie 3 of later (GPL-3.0-or-later). Zonder enige garantie.</translation>
    </message>
    <message>
        <source>Thanks to the FIDE Technical Commission for its tie-break and pairing tool gacrux:</source>
        <translation>Dank aan de Technische Commissie van de FIDE voor gacrux, het tie-break- en indelingsprogramma:</translation>
    </message>
    <message>
        <source>Typefaces: Noto Sans (SIL Open Font License 1.1) and WenQuanYi Micro Hei (Apache License 2.0). Icons: Lucide (ISC License), in part from Feather (MIT License).</source>
        <translation>Lettertypen: Noto Sans (SIL Open Font License 1.1) en WenQuanYi Micro Hei (Apache License 2.0). Pictogrammen: Lucide (ISC License), deels van Feather (MIT License).</translation>
    </message>
    <message>
        <source>Made with Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.</source>
        <translation>Gemaakt met Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.</translation>
    </message>
    <message>
        <source>Licence and thanks</source>
        <translation>Licentie en dank</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>AbsenceDialog</name>
    <message>
        <source>A paired player does not come</source>
        <translation>Een ingedeelde speler komt niet</translation>
    </message>
    <message>
        <source>{0} does not come</source>
        <translation>{0} komt niet</translation>
    </message>
    <message>
        <source>Board {0}, against {1}</source>
        <translation>Bord {0}, tegen {1}</translation>
    </message>
    <message>
        <source>The opponent wins by forfeit</source>
        <translation>De tegenstander wint reglementair</translation>
    </message>
    <message>
        <source>Somebody without a game takes the seat</source>
        <translation>Iemand zonder partij neemt de plaats in</translation>
    </message>
    <message>
        <source>The board goes; the opponent is paired again</source>
        <translation>Het bord vervalt; de tegenstander wordt opnieuw ingedeeld</translation>
    </message>
    <message>
        <source>Who takes the seat</source>
        <translation>Wie de plaats inneemt</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Reden (bewaard in het logboek)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Uitvoeren</translation>
    </message>
    <message>
        <source>{0} loses by forfeit, {1} wins without playing. The next round is not touched.</source>
        <translation>{0} verliest reglementair, {1} wint zonder te spelen. De volgende ronde blijft ongemoeid.</translation>
    </message>
    <message>
        <source>Board {0}: {1} meets {2} instead of {3}, who is absent in this round.</source>
        <translation>Bord {0}: {1} speelt tegen {2} in plaats van {3}, die in deze ronde afwezig is.</translation>
    </message>
    <message>
        <source>Board {0} goes. {1} is absent; {2} is without a game until you pair by hand.</source>
        <translation>Bord {0} vervalt. {1} is afwezig; {2} heeft geen partij tot u handmatig indeelt.</translation>
    </message>
    <message>
        <source>The pairings are published: players may have seen them (C.04.2, 3.6).</source>
        <translation>De indeling is gepubliceerd: spelers kunnen die gezien hebben (C.04.2, 3.6).</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Schrijf eerst een reden</translation>
    </message>
</context>
<context>
    <name>AbsenceGrid</name>
    <message>
        <source>Byes by round</source>
        <translation>Byes per ronde</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partij</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>speelt</translation>
    </message>
    <message>
        <source>absent, 0 points</source>
        <translation>afwezig, 0 punten</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>half-punts-bye</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>vol-punts-bye</translation>
    </message>
    <message>
        <source>this round is paired; change it on the Rounds page</source>
        <translation>deze ronde is ingedeeld; wijzig het op de pagina Ronden</translation>
    </message>
    <message>
        <source>{0}, round {1}: {2}</source>
        <translation>{0}, ronde {1}: {2}</translation>
    </message>
</context>
<context>
    <name>AbsencesDialog</name>
    <message>
        <source>Byes and absences</source>
        <translation>Byes en afwezigheden</translation>
    </message>
    <message>
        <source>Byes and absences by round</source>
        <translation>Byes en afwezigheden per ronde</translation>
    </message>
    <message>
        <source>The regulations allow no half-point byes.</source>
        <translation>Het reglement staat geen half-punts-byes toe.</translation>
    </message>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player.</source>
        <translation>
            <numerusform>Het reglement staat per speler %n half-punts-bye toe.</numerusform>
            <numerusform>Het reglement staat per speler %n half-punts-byes toe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player, until round {0}.</source>
        <translation>
            <numerusform>Het reglement staat per speler %n half-punts-bye toe, t/m ronde {0}.</numerusform>
            <numerusform>Het reglement staat per speler %n half-punts-byes toe, t/m ronde {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>These players have left the event; take them back first.</source>
        <translation>Deze spelers hebben het toernooi verlaten; neem ze eerst weer op.</translation>
    </message>
    <message>
        <source>0 absent, 5 or H half-point bye, 1 full-point bye, Del plays. Space goes through them.</source>
        <translation>0 afwezig, 5 of H half-punts-bye, 1 vol-punts-bye, Del speelt. Spatie loopt erdoorheen.</translation>
    </message>
    <message>
        <source>0 {0}, 5 or H {1}, 1 {2}, Del plays. Space goes through them.</source>
        <translation>0 {0}, 5 of H {1}, 1 {2}, Del speelt. Spatie loopt erdoorheen.</translation>
    </message>
    <message>
        <source>Set these byes?</source>
        <translation>Deze byes instellen?</translation>
    </message>
</context>
<context>
    <name>AddCriterion</name>
    <message>
        <source>Add a criterion: type its name or code</source>
        <translation>Tie-break toevoegen: typ de naam of code</translation>
    </message>
    <message>
        <source>All criteria to choose from</source>
        <translation>Alle tie-breaks om uit te kiezen</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>Over deze tie-break</translation>
    </message>
    <message>
        <source>Add the criterion to the ladder</source>
        <translation>De tie-break aan de volgorde toevoegen</translation>
    </message>
</context>
<context>
    <name>AddPlayersDialog</name>
    <message>
        <source>Add players</source>
        <translation>Spelers toevoegen</translation>
    </message>
    <message>
        <source>Add players to {0}</source>
        <translation>Spelers toevoegen aan {0}</translation>
    </message>
    <message>
        <source>Name or number in the rating list</source>
        <translation>Naam of nummer in de ratinglijst</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Ratinglijst</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Ratinglijsten…</translation>
    </message>
    <message>
        <source>Players of the rating list</source>
        <translation>Spelers van de ratinglijst</translation>
    </message>
    <message>
        <source>Enter adds the marked player, {0} puts him into the form below.</source>
        <translation>Enter voegt de gemarkeerde speler toe, {0} zet hem in het formulier eronder.</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Speler toevoegen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Late entry. Missed rounds:</source>
        <translation>Late inschrijving. Gemiste ronden:</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronde {0}</translation>
    </message>
    <message>
        <source>{0}: 0 points</source>
        <translation>{0}: 0 punten</translation>
    </message>
    <message>
        <source>{0}: half point</source>
        <translation>{0}: half punt</translation>
    </message>
    <message>
        <source>{0}: full point</source>
        <translation>{0}: vol punt</translation>
    </message>
    <message>
        <source>The number is {0}, after the last; the place by rating is proposed before round {1}.</source>
        <translation>Het nummer is {0}, na de laatste; de plaats volgens rating wordt vóór ronde {1} voorgesteld.</translation>
    </message>
    <message>
        <source>The number is {0}, after the last.</source>
        <translation>Het nummer is {0}, na de laatste.</translation>
    </message>
    <message>
        <source>No rating list yet. Import FIDE&apos;s download once, then a few letters of a name and Enter do.</source>
        <translation>Nog geen ratinglijst. Importeer één keer de download van de FIDE, dan volstaan een paar letters van een naam en Enter.</translation>
    </message>
    <message>
        <source>{0} is in the event already.</source>
        <translation>{0} doet al mee aan het toernooi.</translation>
    </message>
    <message>
        <source>“{0}” has no letter</source>
        <translation>“{0}” heeft geen letter</translation>
    </message>
    <message>
        <source>{0}. Enter again adds the player all the same.</source>
        <translation>{0}. Nog eens Enter voegt de speler toch toe.</translation>
    </message>
    <message>
        <source>Add {0}?</source>
        <translation>{0} toevoegen?</translation>
    </message>
    <message numerus="yes">
        <source>Added: {0}. %n player(s) now.</source>
        <translation>
            <numerusform>Toegevoegd: {0}. Nu %n speler.</numerusform>
            <numerusform>Toegevoegd: {0}. Nu %n spelers.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} {1} is in the event already and may be the same person.</source>
        <translation>{0} {1} doet al mee en is misschien dezelfde persoon.</translation>
    </message>
    <message>
        <source>{0} is in the section {1} and may be the same person.</source>
        <translation>{0} zit in de groep {1} en is misschien dezelfde persoon.</translation>
    </message>
    <message>
        <source>{0} is not added yet: Enter adds, Esc or Close once more leaves.</source>
        <translation>{0} is nog niet toegevoegd: Enter voegt toe; Esc of nog eens Sluiten sluit zonder toe te voegen.</translation>
    </message>
</context>
<context>
    <name>AnswerFields</name>
    <message>
        <source>not answered</source>
        <translation>niet beantwoord</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>found by itself (d)</source>
        <translation>vanzelf gevonden (d)</translation>
    </message>
    <message>
        <source>a: national championship</source>
        <translation>a: nationaal kampioenschap</translation>
    </message>
    <message>
        <source>b: national team championship</source>
        <translation>b: nationaal teamkampioenschap</translation>
    </message>
    <message>
        <source>c: zonal or subzonal</source>
        <translation>c: zone of subzone</translation>
    </message>
    <message>
        <source>d: players from abroad</source>
        <translation>d: spelers uit het buitenland</translation>
    </message>
    <message>
        <source>by computer</source>
        <translation>per computer</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>handmatig</translation>
    </message>
    <message>
        <source>as the dates of the rounds say</source>
        <translation>volgens de data van de ronden</translation>
    </message>
    <message>
        <source>&amp;Format, hours, arbiters as asked (1.1)</source>
        <translation>&amp;Vorm, tijden, arbiters zoals gevraagd (1.1)</translation>
    </message>
    <message>
        <source>&amp;Games needed (1.4.1)</source>
        <translation>Vereiste &amp;partijen (1.4.1)</translation>
    </message>
    <message>
        <source>&amp;Registered 30 days before (1.1.1)</source>
        <translation>30 dagen vooraf aangem&amp;eld (1.1.1)</translation>
    </message>
    <message>
        <source>One round a &amp;day (1.1.3 a)</source>
        <translation>Eén ronde per &amp;dag (1.1.3 a)</translation>
    </message>
    <message>
        <source>&amp;Exempt from the mix (1.4.3)</source>
        <translation>Vrijgesteld van de &amp;mix (1.4.3)</translation>
    </message>
    <message>
        <source>&amp;Pairing, where rounds do not say (IT3)</source>
        <translation>&amp;Indeling, waar ronden het niet zeggen (IT3)</translation>
    </message>
    <message>
        <source>E&amp;xpected average of unknown opponents</source>
        <translation>Verwacht &amp;gemiddelde van onbekende tegenstanders</translation>
    </message>
    <message>
        <source>as those so far</source>
        <translation>zoals die tot nu toe</translation>
    </message>
</context>
<context>
    <name>AtDeskDialog</name>
    <message>
        <source>This computer is a desk</source>
        <translation>Deze computer is een werkplek</translation>
    </message>
    <message>
        <source>It works as {0}, {1}; another computer leads the event.</source>
        <translation>Hier werkt {0}, {1}; een andere computer leidt het toernooi.</translation>
    </message>
    <message>
        <source>The leading computer answers.</source>
        <translation>De hoofdcomputer antwoordt.</translation>
    </message>
    <message>
        <source>When the leading computer has died: switch it off, compare the number of the newest step at all desks, and lead from the one with the highest.</source>
        <translation>Als de hoofdcomputer is uitgevallen: schakel hem uit, vergelijk op alle werkplekken het nummer van de nieuwste stap, en leid vanaf die met het hoogste.</translation>
    </message>
    <message>
        <source>&amp;Lead from here…</source>
        <translation>Vanaf hier l&amp;eiden…</translation>
    </message>
    <message>
        <source>&amp;Another computer leads now…</source>
        <translation>Een &amp;andere computer leidt nu…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Newest step here: {0}, at {1}: {2}</source>
        <translation>Nieuwste stap hier: {0}, om {1}: {2}</translation>
    </message>
    <message>
        <source>A deputy or the chief arbiter leads from his desk.</source>
        <translation>Een plaatsvervanger of de hoofdarbiter leidt vanaf zijn werkplek.</translation>
    </message>
    <message>
        <source>Lead from here: not while the leading computer answers.</source>
        <translation>Vanaf hier leiden: niet zolang de hoofdcomputer antwoordt.</translation>
    </message>
    <message>
        <source>The computer that led must be off, or be used by nobody: two that lead make two events.</source>
        <translation>De computer die leidde moet uit zijn, of door niemand worden gebruikt: twee hoofdcomputers maken twee toernooien.</translation>
    </message>
    <message>
        <source>Telephones and desks that it invited are expected here. They need the new address: Event &gt; Work together… shows it then.</source>
        <translation>Telefoons en werkplekken die de hoofdcomputer heeft uitgenodigd, worden hier verwacht. Ze hebben het nieuwe adres nodig: Toernooi &gt; Samenwerken… toont het dan.</translation>
    </message>
    <message>
        <source>Lead the event from this computer?</source>
        <translation>Het toernooi vanaf deze computer leiden?</translation>
    </message>
    <message>
        <source>Lead from here</source>
        <translation>Vanaf hier leiden</translation>
    </message>
</context>
<context>
    <name>AtWork</name>
    <message>
        <source>Work together</source>
        <translation>Samenwerken</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n telefoon</numerusform>
            <numerusform>%n telefoons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n werkplek</numerusform>
            <numerusform>%n werkplekken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupDesk</name>
    <message>
        <source>BACKUP FAILED: {0}</source>
        <translation>BACK-UP MISLUKT: {0}</translation>
    </message>
    <message>
        <source>no backup yet</source>
        <translation>nog geen back-up</translation>
    </message>
    <message>
        <source>last backup just now</source>
        <translation>laatste back-up zojuist</translation>
    </message>
    <message>
        <source>last backup {0} min ago</source>
        <translation>laatste back-up {0} min geleden</translation>
    </message>
    <message>
        <source>last backup {0} h ago</source>
        <translation>laatste back-up {0} u geleden</translation>
    </message>
    <message>
        <source>{0} The event itself is safe.</source>
        <translation>{0} Het toernooi zelf is veilig.</translation>
    </message>
</context>
<context>
    <name>BoardMenus</name>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Keys for results</source>
        <translation>Toetsen voor uitslagen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>What can be done with this board</source>
        <translation>Wat er met dit bord kan</translation>
    </message>
    <message>
        <source>&amp;Why this board?</source>
        <translation>&amp;Waarom dit bord?</translation>
    </message>
    <message>
        <source>&amp;Swap the colours</source>
        <translation>&amp;Kleuren omwisselen</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Notitie…</translation>
    </message>
    <message>
        <source>White does not come…</source>
        <translation>Wit komt niet…</translation>
    </message>
    <message>
        <source>Black does not come…</source>
        <translation>Zwart komt niet…</translation>
    </message>
    <message>
        <source>Results of board {0}</source>
        <translation>Uitslagen van bord {0}</translation>
    </message>
    <message>
        <source>Take the result away</source>
        <translation>Uitslag weghalen</translation>
    </message>
    <message>
        <source>{0}  White wins</source>
        <translation>{0}  wit wint</translation>
    </message>
    <message>
        <source>{0}  draw</source>
        <translation>{0}  remise</translation>
    </message>
    <message>
        <source>{0}  Black wins</source>
        <translation>{0}  zwart wint</translation>
    </message>
    <message>
        <source>{0}  Black did not come</source>
        <translation>{0}  zwart kwam niet</translation>
    </message>
    <message>
        <source>{0}  White did not come</source>
        <translation>{0}  wit kwam niet</translation>
    </message>
    <message>
        <source>{0}  neither came</source>
        <translation>{0}  geen van beiden kwam</translation>
    </message>
    <message>
        <source>{0}  to be finished later</source>
        <translation>{0}  later uit te spelen</translation>
    </message>
    <message>
        <source>Results are typed with the keys {0}. Used to another program? Choose its keys under “Keys”.</source>
        <translation>Uitslagen worden getypt met de toetsen {0}. Gewend aan een ander programma? Kies de toetsen daarvan onder “Toetsen”.</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Toetsen: {0}</translation>
    </message>
    <message>
        <source>Choose a board first</source>
        <translation>Kies eerst een bord</translation>
    </message>
    <message>
        <source>{0} does not come…</source>
        <translation>{0} komt niet…</translation>
    </message>
    <message>
        <source>Lost for the match by {0}, rated as played…</source>
        <translation>Voor de wedstrijd verloren door {0}, voor rating zoals gespeeld…</translation>
    </message>
    <message>
        <source>Counts for the match as it was played…</source>
        <translation>Telt voor de wedstrijd zoals gespeeld…</translation>
    </message>
    <message>
        <source>Lost for the match, rated as played?</source>
        <translation>Voor de wedstrijd verloren, voor rating zoals gespeeld?</translation>
    </message>
    <message>
        <source>Count it as it was played?</source>
        <translation>Laten tellen zoals gespeeld?</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Uitvoeren</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Uitslag</translation>
    </message>
    <message>
        <source>Note at board {0}</source>
        <translation>Notitie bij bord {0}</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Notitie:</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Bd</source>
        <translation>Bd</translation>
    </message>
    <message>
        <source>The board where the player sat most</source>
        <translation>Het bord waaraan de speler het vaakst zat</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Shared places carry the same number</source>
        <translation>Gedeelde plaatsen hebben hetzelfde nummer</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Pairing number of the player</source>
        <translation>Paringsnummer van de speler</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>FIDE-titel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Toernooirating</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Games over the board</source>
        <translation>Aan het bord gespeelde partijen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Points, forfeits included</source>
        <translation>Punten, inclusief reglementaire</translation>
    </message>
    <message>
        <source>Percentage of the games over the board</source>
        <translation>Percentage van de aan het bord gespeelde partijen</translation>
    </message>
    <message>
        <source>Rp</source>
        <translation>Rp</translation>
    </message>
    <message>
        <source>Rating performance</source>
        <translation>Prestatierating</translation>
    </message>
</context>
<context>
    <name>BoardsView</name>
    <message>
        <source>Boards</source>
        <translation>Borden</translation>
    </message>
    <message>
        <source>Players without a game</source>
        <translation>Spelers zonder partij</translation>
    </message>
    <message>
        <source>How results are typed</source>
        <translation>Hoe uitslagen worden getypt</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Op volgorde</translation>
    </message>
    <message>
        <source>One key per board, the cursor goes on by itself</source>
        <translation>Eén toets per bord, de cursor gaat vanzelf verder</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Briefjes</translation>
    </message>
    <message>
        <source>Slips in any order: board, Enter, result</source>
        <translation>Briefjes in willekeurige volgorde: bord, Enter, uitslag</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Controleren</translation>
    </message>
    <message>
        <source>Type every result a second time; a difference stops you</source>
        <translation>Typ elke uitslag een tweede keer; bij een verschil stopt het programma</translation>
    </message>
    <message>
        <source>Boards shown</source>
        <translation>Getoonde borden</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Alle borden</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Boards without a result</source>
        <translation>Borden zonder uitslag</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Ongecontroleerd</translation>
    </message>
    <message>
        <source>Boards whose result was not typed a second time</source>
        <translation>Borden waarvan de uitslag niet een tweede keer is getypt</translation>
    </message>
    <message>
        <source>Show or hide them</source>
        <translation>Tonen of verbergen</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game</source>
        <translation>
            <numerusform>%n speler zonder partij</numerusform>
            <numerusform>%n spelers zonder partij</numerusform>
        </translation>
    </message>
    <message>
        <source>Find: {0}</source>
        <translation>Zoeken: {0}</translation>
    </message>
    <message>
        <source>verified {0}/{1}</source>
        <translation>gecontroleerd {0}/{1}</translation>
    </message>
    <message>
        <source>{0} open</source>
        <translation>{0} open</translation>
    </message>
    <message>
        <source>Board {0}: {1}</source>
        <translation>Bord {0}: {1}</translation>
    </message>
    <message>
        <source>{0}, verified</source>
        <translation>{0}, gecontroleerd</translation>
    </message>
    <message>
        <source>Nothing was entered: press the key for board {0} again.</source>
        <translation>Er is niets ingevoerd: druk nog eens op de toets voor bord {0}.</translation>
    </message>
    <message>
        <source>“{0}” is no result with the keys {1}. Board {2} waits: read this, press Enter or Esc.</source>
        <translation>“{0}” is geen uitslag met de toetsen {1}. Bord {2} wacht: lees dit en druk op Enter of Esc.</translation>
    </message>
    <message>
        <source>Every result is verified.</source>
        <translation>Alle uitslagen zijn gecontroleerd.</translation>
    </message>
    <message>
        <source>Every result is in.</source>
        <translation>Alle uitslagen zijn binnen.</translation>
    </message>
    <message>
        <source>There is no board {0} in this round.</source>
        <translation>Er is geen bord {0} in deze ronde.</translation>
    </message>
    <message>
        <source>Board {0}: {1} against {2}</source>
        <translation>Bord {0}: {1} tegen {2}</translation>
    </message>
    <message>
        <source>{0}: {1} {2} {3}</source>
        <translation>{0}: {1} {2} {3}</translation>
    </message>
</context>
<context>
    <name>BracketView</name>
    <message>
        <source>Bracket</source>
        <translation>Schema</translation>
    </message>
</context>
<context>
    <name>Bring</name>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>Points, a tie-break, or the place</source>
        <translation>Punten, een tie-break, of de plaats</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Gepubliceerd</translation>
    </message>
    <message>
        <source>As the file states it</source>
        <translation>Zoals in het bestand</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Onze</translation>
    </message>
    <message>
        <source>As it is calculated here</source>
        <translation>Zoals het hier wordt berekend</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Waarom</translation>
    </message>
    <message>
        <source>place</source>
        <translation>plaats</translation>
    </message>
</context>
<context>
    <name>BringDialog</name>
    <message>
        <source>Bring your last event</source>
        <translation>Uw laatste toernooi meebrengen</translation>
    </message>
    <message>
        <source>Drop the file of a finished event here: a tournament report, a crosstable, or the file of another program. Its table is calculated anew and laid beside the published one. Nothing is kept.</source>
        <translation>Sleep hierheen het bestand van een afgelopen toernooi: een toernooirapport, een kruistabel, of het bestand van een ander programma. De stand wordt opnieuw berekend en naast de gepubliceerde gelegd. Er wordt niets bewaard.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Bestand kiezen…</translation>
    </message>
    <message>
        <source>As a sheet…</source>
        <translation>Als blad…</translation>
    </message>
    <message>
        <source>Import it as an event…</source>
        <translation>Als toernooi importeren…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>What differs from the published table</source>
        <translation>Wat van de gepubliceerde stand verschilt</translation>
    </message>
    <message>
        <source>Our own standings</source>
        <translation>Onze eigen stand</translation>
    </message>
    <message>
        <source>The calculation</source>
        <translation>De berekening</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>{0} wordt gelezen…</translation>
    </message>
    <message>
        <source>The file can be read in several ways: import it, and you are asked which one is right.</source>
        <translation>Het bestand kan op meerdere manieren worden gelezen: importeer het, dan wordt gevraagd welke klopt.</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}: {2}</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
</context>
<context>
    <name>BroadcastDialog</name>
    <message>
        <source>Broadcast</source>
        <translation>Uitzending</translation>
    </message>
    <message>
        <source>Moves, clocks and results reach viewers and files only after the delay.</source>
        <translation>Zetten, klokken en uitslagen komen pas na de vertraging bij kijkers en in bestanden.</translation>
    </message>
    <message>
        <source>Minutes of delay</source>
        <translation>Minuten vertraging</translation>
    </message>
    <message>
        <source>A minute less</source>
        <translation>Een minuut minder</translation>
    </message>
    <message>
        <source>A minute more</source>
        <translation>Een minuut meer</translation>
    </message>
    <message>
        <source>Minutes of delay:</source>
        <translation>Minuten vertraging:</translation>
    </message>
    <message>
        <source>Line for viewers:</source>
        <translation>Regel voor kijkers:</translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation>Reden:</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reden</translation>
    </message>
    <message>
        <source>Also hold back the rest of a game whose result is entered</source>
        <translation>Ook de rest van een partij achterhouden waarvan de uitslag is ingevoerd</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Instellen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Moves are public at once: whoever helps a player from outside sees them.</source>
        <translation>Zetten zijn meteen openbaar: wie een speler van buiten helpt, ziet ze.</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Schrijf eerst een reden</translation>
    </message>
</context>
<context>
    <name>BulkEntry</name>
    <message>
        <source>– leave out –</source>
        <translation>– weglaten –</translation>
    </message>
    <message>
        <source>Name (Family, Given)</source>
        <translation>Naam (Achternaam, Voornaam)</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Achternaam</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Voornaam</translation>
    </message>
    <message>
        <source>Name in own script</source>
        <translation>Naam in eigen schrift</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geslacht</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Geb.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federatie</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-ID</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Nationaal ID</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Toernooirating</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE klassiek</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE rapid</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE snelschaak</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Nationale rating</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Board in the team</source>
        <translation>Bord in het team</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categorie</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Vaste tafel</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betaald</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Inschrijfgeld</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Opmerking</translation>
    </message>
</context>
<context>
    <name>BulkEntryDialog</name>
    <message>
        <source>Add many players</source>
        <translation>Veel spelers toevoegen</translation>
    </message>
    <message>
        <source>Add many players to {0}</source>
        <translation>Veel spelers toevoegen aan {0}</translation>
    </message>
    <message>
        <source>Copy rows in a spreadsheet and paste them here, or open a CSV, a workbook or a tournament report. Nothing is added before you have seen what becomes of every row.</source>
        <translation>Kopieer rijen in een spreadsheet en plak ze hier, of open een CSV, een werkmap of een toernooirapport. Er wordt niets toegevoegd voordat u hebt gezien wat er van elke rij wordt.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Plakken</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Bestand openen…</translation>
    </message>
    <message>
        <source>Open a CSV, a workbook or a tournament report</source>
        <translation>Een CSV, werkmap of toernooirapport openen</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Stoppen met lezen</translation>
    </message>
    <message>
        <source>The first row has the headings</source>
        <translation>De eerste rij heeft de koppen</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Geplakte rijen</translation>
    </message>
    <message>
        <source>What the columns mean</source>
        <translation>Wat de kolommen betekenen</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglaten</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>De dag</translation>
    </message>
    <message>
        <source>The month</source>
        <translation>De maand</translation>
    </message>
    <message>
        <source>What becomes of every row</source>
        <translation>Wat er van elke rij wordt</translation>
    </message>
    <message>
        <source>Add the conflicts as well</source>
        <translation>Ook de conflicten toevoegen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>The cell that cannot be used</source>
        <translation>De cel die onbruikbaar is</translation>
    </message>
    <message>
        <source>Take this</source>
        <translation>Overnemen</translation>
    </message>
    <message>
        <source>The clipboard holds no text: copy the rows in the spreadsheet first.</source>
        <translation>Er staat geen tekst op het klembord: kopieer eerst de rijen in de spreadsheet.</translation>
    </message>
    <message>
        <source>Open a table of players</source>
        <translation>Spelerstabel openen</translation>
    </message>
    <message>
        <source>Tables and reports (*.csv *.tsv *.txt *.xlsx *.xlsm *.trf *.trfx);;All files (*)</source>
        <translation>Tabellen en rapporten (*.csv *.tsv *.txt *.xlsx *.xlsm *.trf *.trfx);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>{0} wordt gelezen…</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>Regel {0}, kolom {1}: {2}</translation>
    </message>
    <message>
        <source>Column {0}</source>
        <translation>Kolom {0}</translation>
    </message>
    <message>
        <source>Column {0} holds numbers ({1}) and would be left out: choose above what they are.</source>
        <translation>Kolom {0} bevat getallen ({1}) en zou vervallen: kies hierboven wat het zijn.</translation>
    </message>
    <message>
        <source>{0} What comes first in the dates of this table?</source>
        <translation>{0} Wat staat vooraan in de datums van deze tabel?</translation>
    </message>
    <message>
        <source>Line {0}, column {1}:</source>
        <translation>Regel {0}, kolom {1}:</translation>
    </message>
    <message>
        <source>{0} is in the section {1}.</source>
        <translation>{0} zit in de groep {1}.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>%n speler toevoegen</numerusform>
            <numerusform>%n spelers toevoegen</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, teams: {1}</source>
        <translation>{0}, teams: {1}</translation>
    </message>
    <message>
        <source>There is no new player to add</source>
        <translation>Er is geen nieuwe speler om toe te voegen</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>%n speler toegevoegd</numerusform>
            <numerusform>%n spelers toegevoegd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) stay here: repair them, or close.</source>
        <translation>
            <numerusform>%n rij blijft hier: herstel die, of sluit.</numerusform>
            <numerusform>%n rijen blijven hier: herstel ze, of sluit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>Bd</source>
        <translation>Bd</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>White, with the colour due</source>
        <translation>Wit, met kleurvoorkeur</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pnt</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Punten vóór de ronde</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Black, with the colour due</source>
        <translation>Zwart, met kleurvoorkeur</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>What this board breaks</source>
        <translation>Welke regels dit bord schendt</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Paringsnummer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Player, with the colour due</source>
        <translation>Speler, met kleurvoorkeur</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Without a game, or on a bye</source>
        <translation>Zonder partij, of met een bye</translation>
    </message>
    <message>
        <source>What a game with the marked player breaks</source>
        <translation>Welke regels een partij met de gemarkeerde speler schendt</translation>
    </message>
</context>
<context>
    <name>ByHandDialog</name>
    <message>
        <source>Places and values by hand</source>
        <translation>Plaatsen en waarden handmatig</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolom</translation>
    </message>
    <message>
        <source>Only those still tied when this rung is reached</source>
        <translation>Alleen wie bij deze tie-break nog gelijk staan</translation>
    </message>
    <message>
        <source>Lines and their entries</source>
        <translation>Regels en hun invoer</translation>
    </message>
    <message>
        <source>Clear this column</source>
        <translation>Deze kolom leegmaken</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Results changed after these were entered: the ranking by hand may be out of date.</source>
        <translation>Uitslagen zijn gewijzigd nadat dit is ingevoerd: de handmatige rangorde kan verouderd zijn.</translation>
    </message>
    <message>
        <source>The place of the play-off or of your decision; 1 is best. Who has none comes last.</source>
        <translation>De plaats van de barrage of van uw beslissing; 1 is de beste. Wie er geen heeft, komt achteraan.</translation>
    </message>
    <message>
        <source>A number for each; who has none comes last.</source>
        <translation>Een getal voor elk; wie er geen heeft, komt achteraan.</translation>
    </message>
    <message>
        <source>Nobody is tied when this rung is reached, so it decides nothing at present.</source>
        <translation>Niemand staat bij deze tie-break gelijk, dus hij beslist nu niets.</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <translation>Er is niets gewijzigd</translation>
    </message>
</context>
<context>
    <name>ByPolicy</name>
    <message>
        <source>Ladder</source>
        <translation>Tie-breaks</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Officieel</translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation>De officiële volgorde</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Proef</translation>
    </message>
    <message>
        <source>The trial ladder of the editor</source>
        <translation>De proefvolgorde van de editor</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Getoond als</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafiek</translation>
    </message>
    <message>
        <source>A line for each from policy to policy</source>
        <translation>Een lijn voor elk van regel naar regel</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>The same places as numbers</source>
        <translation>Dezelfde plaatsen als getallen</translation>
    </message>
    <message>
        <source>Places shown</source>
        <translation>Getoonde plaatsen</translation>
    </message>
    <message>
        <source>Show fewer places</source>
        <translation>Minder plaatsen tonen</translation>
    </message>
    <message>
        <source>Show more places</source>
        <translation>Meer plaatsen tonen</translation>
    </message>
    <message>
        <source>Places by policy</source>
        <translation>Plaatsen per regel</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>zoals het staat</translation>
    </message>
    <message>
        <source>place {0}: {1}</source>
        <translation>plaats {0}: {1}</translation>
    </message>
</context>
<context>
    <name>ByeDialog</name>
    <message>
        <source>Bye or absence</source>
        <translation>Bye of afwezigheid</translation>
    </message>
    <message>
        <source>Bye or absence in round {0}</source>
        <translation>Bye of afwezigheid in ronde {0}</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Typ een naam of kies</translation>
    </message>
    <message>
        <source>What is asked for</source>
        <translation>Wat wordt gevraagd</translation>
    </message>
    <message>
        <source>none: plays</source>
        <translation>geen: speelt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Instellen</translation>
    </message>
    <message>
        <source>Choose a name first</source>
        <translation>Kies eerst een naam</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Drag a rung</source>
        <translation>Versleep een tie-break</translation>
    </message>
    <message>
        <source>The tie-breaks are a ladder. Drag one by its handle, or move it with Alt+Down: at the right you see who moves, before you let go. It is a trial; Ctrl+Z takes it back.</source>
        <translation>De tie-breaks staan in volgorde onder elkaar. Versleep er een aan de greep, of verplaats hem met Alt+Omlaag: rechts ziet u wie verschuift, voordat u loslaat. Het is een proef; Ctrl+Z neemt het terug.</translation>
    </message>
    <message>
        <source>Ask a number why</source>
        <translation>Vraag waarom een getal zo is</translation>
    </message>
    <message>
        <source>Click any value of the standings, or press Enter on it: every round that makes it is shown.</source>
        <translation>Klik op een waarde in de stand, of druk er op Enter: elke ronde waaruit de waarde is opgebouwd, wordt getoond.</translation>
    </message>
    <message>
        <source>Print a sheet</source>
        <translation>Druk een blad af</translation>
    </message>
    <message>
        <source>Choose a sheet at the left; the pages are as they will be printed. Save as PDF tries it without a printer.</source>
        <translation>Kies links een blad; de pagina&apos;s zijn zoals ze worden afgedrukt. Opslaan als PDF probeert het zonder printer.</translation>
    </message>
    <message>
        <source>Enter three results</source>
        <translation>Voer drie uitslagen in</translation>
    </message>
    <message>
        <source>Three slips are still out. Type 1, 5 or 0 on each board without a result.</source>
        <translation>Er zijn nog drie briefjes onderweg. Typ 1, 5 of 0 bij elk bord zonder uitslag.</translation>
    </message>
    <message>
        <source>Pair the last round</source>
        <translation>Deel de laatste ronde in</translation>
    </message>
    <message>
        <source>Press Ctrl+Enter, or the coloured button, until round 5 is paired: it is always the next step.</source>
        <translation>Druk op Ctrl+Enter, of op de gekleurde knop, tot ronde 5 is ingedeeld: dat is altijd de volgende stap.</translation>
    </message>
    <message>
        <source>Publish it</source>
        <translation>Publiceer het</translation>
    </message>
    <message>
        <source>A draft is seen by nobody and can be paired again. Ctrl+Enter publishes it: boards then stand.</source>
        <translation>Een concept ziet niemand, en het kan opnieuw worden ingedeeld. Ctrl+Enter publiceert het: dan liggen de borden vast.</translation>
    </message>
    <message>
        <source>Now break something</source>
        <translation>Maak nu iets stuk</translation>
    </message>
    <message>
        <source>Menu Rounds, Unpair the round…; write why. The whole pairing is gone, as after a mistake.</source>
        <translation>Menu Ronden, Indeling ongedaan maken…; schrijf waarom. De hele indeling is weg, als na een vergissing.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Neem het terug</translation>
    </message>
    <message>
        <source>Ctrl+Z brings the round back, as it was. Every step can be taken back like this.</source>
        <translation>Ctrl+Z haalt de ronde terug zoals die was. Elke stap kan zo worden teruggenomen.</translation>
    </message>
    <message>
        <source>That was a round</source>
        <translation>Dat was een ronde</translation>
    </message>
    <message>
        <source>The manual (F1) has all of it in ten steps: Your first tournament.</source>
        <translation>De handleiding (F1) heeft alles in tien stappen: Uw eerste toernooi.</translation>
    </message>
</context>
<context>
    <name>CatalogueView</name>
    <message>
        <source>Available criteria</source>
        <translation>Beschikbare tie-breaks</translation>
    </message>
    <message>
        <source>Enter adds the criterion below the current rung, Shift+F1 opens its page of the manual.</source>
        <translation>Enter voegt de tie-break toe onder de huidige, Shift+F1 opent zijn pagina in de handleiding.</translation>
    </message>
    <message>
        <source>Add to the ladder	Enter</source>
        <translation>Aan de volgorde toevoegen	Enter</translation>
    </message>
    <message>
        <source>About this tie-break	Shift+F1</source>
        <translation>Over deze tie-break	Shift+F1</translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message>
        <source>Category</source>
        <translation>Categorie</translation>
    </message>
    <message>
        <source>Who belongs to it</source>
        <translation>Wie erbij hoort</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Handmatig</translation>
    </message>
    <message>
        <source>Put in by hand / taken out by hand</source>
        <translation>Handmatig erin gezet / eruit gehaald</translation>
    </message>
    <message>
        <source>The date of birth is missing or not exact enough</source>
        <translation>De geboortedatum ontbreekt of is niet precies genoeg</translation>
    </message>
    <message>
        <source>Written at players only, without a rule.</source>
        <translation>Alleen bij spelers genoteerd, zonder regel.</translation>
    </message>
    <message>
        <source>Whether the player belongs to it; Space changes it</source>
        <translation>Of de speler erbij hoort; Spatie wijzigt het</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Geb.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geslacht</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Omdat</translation>
    </message>
    <message>
        <source>in it</source>
        <translation>erin</translation>
    </message>
    <message>
        <source>put in by hand</source>
        <translation>handmatig erin gezet</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>handmatig</translation>
    </message>
    <message>
        <source>taken out by hand</source>
        <translation>handmatig eruit gehaald</translation>
    </message>
    <message>
        <source>not clear</source>
        <translation>niet duidelijk</translation>
    </message>
    <message>
        <source>date of birth</source>
        <translation>geboortedatum</translation>
    </message>
    <message>
        <source>not in it</source>
        <translation>niet erin</translation>
    </message>
</context>
<context>
    <name>CategoriesDialog</name>
    <message>
        <source>Categories</source>
        <translation>Categorieën</translation>
    </message>
    <message>
        <source>Players fall into them by their rules. What you set by hand stays, whatever the rules say.</source>
        <translation>Spelers vallen er volgens de regels in. Wat u handmatig instelt, blijft, wat de regels ook zeggen.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>No categories yet</source>
        <translation>Nog geen categorieën</translation>
    </message>
    <message>
        <source>Until there are some, lists and rankings use the usual groups: women, age, rating bands.</source>
        <translation>Zolang er geen zijn, gebruiken lijsten en standen de gebruikelijke groepen: vrouwen, leeftijd, ratinggroepen.</translation>
    </message>
    <message>
        <source>Youth: U8, U10 … U20</source>
        <translation>Jeugd: U8, U10 … U20</translation>
    </message>
    <message>
        <source>Seniors: S50+, S65+</source>
        <translation>Senioren: S50+, S65+</translation>
    </message>
    <message>
        <source>Women</source>
        <translation>Vrouwen</translation>
    </message>
    <message>
        <source>Rating bands of 200</source>
        <translation>Ratinggroepen van 200</translation>
    </message>
    <message>
        <source>Rating under …</source>
        <translation>Rating onder …</translation>
    </message>
    <message>
        <source>Own rule…</source>
        <translation>Eigen regel…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Add categories</source>
        <translation>Categorieën toevoegen</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bewerken…</translation>
    </message>
    <message>
        <source>Edit the rule (Enter)</source>
        <translation>Regel bewerken (Enter)</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Omhoog (Alt+Omhoog)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Omlaag (Alt+Omlaag)</translation>
    </message>
    <message>
        <source>Remove (Del)</source>
        <translation>Verwijderen (Del)</translation>
    </message>
    <message>
        <source>Whose age counts</source>
        <translation>Welke leeftijd telt</translation>
    </message>
    <message>
        <source>Year of the event</source>
        <translation>Jaar van het toernooi</translation>
    </message>
    <message>
        <source>As in FIDE&apos;s youth and senior events</source>
        <translation>Zoals in jeugd- en seniorentoernooien van de FIDE</translation>
    </message>
    <message>
        <source>A day</source>
        <translation>Een dag</translation>
    </message>
    <message>
        <source>The age on a cut-off day</source>
        <translation>De leeftijd op een peildatum</translation>
    </message>
    <message>
        <source>Cut-off day</source>
        <translation>Peildatum</translation>
    </message>
    <message>
        <source>Age in</source>
        <translation>Leeftijd in</translation>
    </message>
    <message>
        <source>A player is in every category that fits, not in the narrowest only</source>
        <translation>Een speler zit in elke passende categorie, niet alleen in de meest beperkte</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>In it</source>
        <translation>Erin</translation>
    </message>
    <message>
        <source>Who is in it, was taken out, or cannot be judged</source>
        <translation>Wie erin zit, eruit is gehaald, of niet te beoordelen is</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Iedereen</translation>
    </message>
    <message>
        <source>All players of the section</source>
        <translation>Alle spelers van de groep</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Speler zoeken</translation>
    </message>
    <message>
        <source>Players of the category</source>
        <translation>Spelers van de categorie</translation>
    </message>
    <message>
        <source>In or out by hand</source>
        <translation>Handmatig erin of eruit</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>By the rule again</source>
        <translation>Weer volgens de regel</translation>
    </message>
    <message>
        <source>Takes the hand&apos;s word back (Del)</source>
        <translation>Neemt de handmatige keuze terug (Del)</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>Er is niets gewijzigd</translation>
    </message>
    <message>
        <source>Written at players only: give it a rule with Add, Own rule.</source>
        <translation>Alleen bij spelers genoteerd: geef een regel op met Toevoegen, Eigen regel.</translation>
    </message>
    <message>
        <source>Choose a category</source>
        <translation>Kies een categorie</translation>
    </message>
    <message>
        <source>It is the first already</source>
        <translation>Het is al de eerste</translation>
    </message>
    <message>
        <source>It is the last already</source>
        <translation>Het is al de laatste</translation>
    </message>
    <message>
        <source>These categories are there already.</source>
        <translation>Deze categorieën zijn er al.</translation>
    </message>
    <message>
        <source>Two categories are called “{0}”.</source>
        <translation>Twee categorieën heten “{0}”.</translation>
    </message>
    <message>
        <source>The cut-off day is empty.</source>
        <translation>De peildatum is leeg.</translation>
    </message>
</context>
<context>
    <name>CategoryMenu</name>
    <message>
        <source>In {0} by hand: {1}</source>
        <translation>Handmatig in {0}: {1}</translation>
    </message>
    <message>
        <source>Taken out of {0} by hand: {1}</source>
        <translation>Handmatig uit {0} gehaald: {1}</translation>
    </message>
</context>
<context>
    <name>CategoryRuleDialog</name>
    <message>
        <source>Category {0}</source>
        <translation>Categorie {0}</translation>
    </message>
    <message>
        <source>A new category</source>
        <translation>Een nieuwe categorie</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Naam</translation>
    </message>
    <message>
        <source>for example U18, Women, under 1800</source>
        <translation>bijvoorbeeld U18, Vrouwen, onder 1800</translation>
    </message>
    <message>
        <source>&amp;Age</source>
        <translation>&amp;Leeftijd</translation>
    </message>
    <message>
        <source>&amp;Rating</source>
        <translation>&amp;Rating</translation>
    </message>
    <message>
        <source>under</source>
        <translation>onder</translation>
    </message>
    <message>
        <source>has reached</source>
        <translation>heeft bereikt</translation>
    </message>
    <message>
        <source>from</source>
        <translation>van</translation>
    </message>
    <message>
        <source>to</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>Which rating</source>
        <translation>Welke rating</translation>
    </message>
    <message>
        <source>tournament rating</source>
        <translation>toernooirating</translation>
    </message>
    <message>
        <source>Players without a rating as well</source>
        <translation>Ook spelers zonder rating</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>iedereen</translation>
    </message>
    <message>
        <source>women</source>
        <translation>vrouwen</translation>
    </message>
    <message>
        <source>men</source>
        <translation>mannen</translation>
    </message>
    <message>
        <source>&amp;Sex</source>
        <translation>&amp;Geslacht</translation>
    </message>
    <message>
        <source>separated by commas; empty: any</source>
        <translation>gescheiden door komma&apos;s; leeg: alle</translation>
    </message>
    <message>
        <source>&amp;Federations</source>
        <translation>&amp;Federaties</translation>
    </message>
    <message>
        <source>&amp;Clubs</source>
        <translation>&amp;Clubs</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>&amp;Titles</source>
        <translation>&amp;Titels</translation>
    </message>
    <message>
        <source>for example CM, {0} for players without one</source>
        <translation>bijvoorbeeld CM, {0} voor spelers zonder titel</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Give the category a name.</source>
        <translation>Geef de categorie een naam.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) fit.</source>
        <translation>
            <numerusform>%n speler past.</numerusform>
            <numerusform>%n spelers passen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be judged: no date of birth.</source>
        <translation>
            <numerusform>%n is niet te beoordelen: geen geboortedatum.</numerusform>
            <numerusform>%n zijn niet te beoordelen: geen geboortedatum.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>Others have changed the same: enter yours?</source>
        <translation>Anderen hebben hetzelfde gewijzigd: toch uw wijziging invoeren?</translation>
    </message>
    <message>
        <source>Please confirm</source>
        <translation>Bevestig dit</translation>
    </message>
    <message>
        <source>Take back what is public or locked?</source>
        <translation>Terugnemen wat openbaar of vergrendeld is?</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Teruggenomen: {0}</translation>
    </message>
    <message>
        <source>Change what is public or locked?</source>
        <translation>Wijzigen wat openbaar of vergrendeld is?</translation>
    </message>
    <message>
        <source>Repeated: {0}</source>
        <translation>Herhaald: {0}</translation>
    </message>
</context>
<context>
    <name>CheckDialog</name>
    <message>
        <source>Check the event file</source>
        <translation>Toernooibestand controleren</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) between the file and what was entered:</source>
        <translation>
            <numerusform>%n verschil tussen het bestand en wat is ingevoerd:</numerusform>
            <numerusform>%n verschillen tussen het bestand en wat is ingevoerd:</numerusform>
        </translation>
    </message>
    <message>
        <source>Every page, every table and every row is as it was entered: no difference.</source>
        <translation>Elke pagina, elke tabel en elke rij is zoals ingevoerd: geen verschil.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Verschillen</translation>
    </message>
    <message>
        <source>Copy the lines</source>
        <translation>Regels kopiëren</translation>
    </message>
    <message>
        <source>Go on with the newest good copy…</source>
        <translation>Verder met de nieuwste goede kopie…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>CheckInBar</name>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Iedereen</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>niet aanwezig</translation>
    </message>
    <message>
        <source>Not yet seen, or absent</source>
        <translation>Nog niet gezien, of afwezig</translation>
    </message>
    <message>
        <source>here</source>
        <translation>aanwezig</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Aanwezig</translation>
    </message>
    <message>
        <source>All others are here</source>
        <translation>Alle anderen zijn er</translation>
    </message>
    <message>
        <source>Who is neither ticked off nor marked absent is here</source>
        <translation>Wie niet is afgevinkt en niet als afwezig is gemeld, is er</translation>
    </message>
    <message>
        <source>Close the check-in…</source>
        <translation>Aanmelding sluiten…</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Nieuwe avond</translation>
    </message>
    <message>
        <source>Nobody is here yet: all ticks are taken away</source>
        <translation>Er is nog niemand: alle vinkjes worden weggehaald</translation>
    </message>
    <message>
        <source>Take it back (Backspace)</source>
        <translation>Terugnemen (Backspace)</translation>
    </message>
    <message>
        <source>Type the first letters of a name, then Space: here. Space again takes it back, Shift+Space: absent. Arrows move through the list.</source>
        <translation>Typ de eerste letters van een naam, dan Spatie: aanwezig. Nog eens Spatie neemt het terug, Shift+Spatie: afwezig. Pijlen gaan door de lijst.</translation>
    </message>
    <message>
        <source>Nobody found: “{0}”</source>
        <translation>Niemand gevonden: “{0}”</translation>
    </message>
    <message>
        <source>{0} here  ·  {1} absent  ·  {2} not yet  ·  {3} in all</source>
        <translation>{0} aanwezig  ·  {1} afwezig  ·  {2} nog niet  ·  {3} in totaal</translation>
    </message>
    <message>
        <source>paid {0} of {1}, {2} due</source>
        <translation>{0} van {1} betaald, {2} open</translation>
    </message>
    <message numerus="yes">
        <source>%n with a bye in this round</source>
        <translation>
            <numerusform>%n met een bye in deze ronde</numerusform>
            <numerusform>%n met een bye in deze ronde</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckView</name>
    <message>
        <source>Go there</source>
        <translation>Erheen</translation>
    </message>
    <message>
        <source>Record them as adjourned</source>
        <translation>Als afgebroken vastleggen</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Loten</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Give the numbers…</source>
        <translation>Nummers geven…</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Ronden</translation>
    </message>
    <message>
        <source>What the check found</source>
        <translation>Wat de controle vond</translation>
    </message>
    <message>
        <source>Without a game in this round</source>
        <translation>Zonder partij in deze ronde</translation>
    </message>
    <message>
        <source>Bye or absence…</source>
        <translation>Bye of afwezigheid…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Pairing rules…</source>
        <translation>Indelingsregels…</translation>
    </message>
    <message>
        <source>Nothing looks wrong</source>
        <translation>Niets opvallends</translation>
    </message>
    <message>
        <source>Nobody is entered twice, and nothing is missing.</source>
        <translation>Niemand is dubbel ingevoerd, en er ontbreekt niets.</translation>
    </message>
    <message>
        <source>Everybody plays</source>
        <translation>Iedereen speelt</translation>
    </message>
    <message>
        <source>Who is away or has a bye in this round is listed here.</source>
        <translation>Wie in deze ronde weg is of een bye heeft, staat hier.</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Handmatig indelen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>De engine deelt in</translation>
    </message>
    <message>
        <source>Engine…</source>
        <translation>Engine…</translation>
    </message>
    <message>
        <source>With and without them…</source>
        <translation>Met en zonder hen…</translation>
    </message>
    <message>
        <source>The pairing with those who are missing and without them, side by side; nothing is stored</source>
        <translation>De indeling met wie ontbreekt en zonder hen, naast elkaar; er wordt niets opgeslagen</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet: which colour does team 1 get on board 1?</source>
        <translation>De beginkleur is nog niet geloot: welke kleur krijgt team 1 aan bord 1?</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet: which colour does the highest-ranked player get?</source>
        <translation>De beginkleur is nog niet geloot: welke kleur krijgt de hoogst geplaatste speler?</translation>
    </message>
    <message numerus="yes">
        <source>Make it %n round(s)</source>
        <translation>
            <numerusform>Maak er %n ronde van</numerusform>
            <numerusform>Maak er %n ronden van</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) before pairing</source>
        <translation>
            <numerusform>%n opmerking vóór het indelen</numerusform>
            <numerusform>%n opmerkingen vóór het indelen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game in this round</source>
        <translation>
            <numerusform>%n speler zonder partij in deze ronde</numerusform>
            <numerusform>%n spelers zonder partij in deze ronde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) without a match in this round</source>
        <translation>
            <numerusform>%n team zonder wedstrijd in deze ronde</numerusform>
            <numerusform>%n teams zonder wedstrijd in deze ronde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n nog niet aanwezig</numerusform>
            <numerusform>%n nog niet aanwezig</numerusform>
        </translation>
    </message>
    <message>
        <source>They are asked about when the round is paired.</source>
        <translation>Bij het indelen wordt gevraagd wat er met hen gebeurt.</translation>
    </message>
    <message>
        <source>{0} players are to be paired, {1} without a game.</source>
        <translation>{0} spelers in te delen, {1} zonder partij.</translation>
    </message>
    <message>
        <source>{0} teams are to be paired, {1} without a match.</source>
        <translation>{0} teams in te delen, {1} zonder wedstrijd.</translation>
    </message>
    <message>
        <source>One of them gets the pairing-allocated bye.</source>
        <translation>Een van hen krijgt de toegewezen bye.</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Ronde {0} indelen</translation>
    </message>
    <message>
        <source>Knock-out: the matches come from the bracket.</source>
        <translation>Knock-out: de matches komen uit het schema.</translation>
    </message>
    <message>
        <source>The matches come from the table of the system.</source>
        <translation>De wedstrijden komen uit de tabel van het systeem.</translation>
    </message>
    <message>
        <source>Round robin: the boards come from the Berger table.</source>
        <translation>Round robin: de borden komen uit de Bergertabel.</translation>
    </message>
    <message>
        <source>Engine: {0}, FIDE&apos;s system for teams (C.04.6); ended after {1} min.</source>
        <translation>Engine: {0}, FIDE-systeem voor teams (C.04.6); beëindigd na {1} min.</translation>
    </message>
    <message>
        <source>Engine: {0}; ended after {1} min.</source>
        <translation>Engine: {0}; beëindigd na {1} min.</translation>
    </message>
    <message>
        <source>Engine: {0}, {1}; ended after {2} min.</source>
        <translation>Engine: {0}, {1}; beëindigd na {2} min.</translation>
    </message>
    <message>
        <source>Engine: {0}, FIDE (Dutch) system 2026; usually done within {1} s, ended after {2} min.</source>
        <translation>Engine: {0}, FIDE-systeem (Dutch) 2026; meestal klaar binnen {1} s, beëindigd na {2} min.</translation>
    </message>
    <message>
        <source>{0} is pairing: {1} s; usually done within {2} s.</source>
        <translation>{0} deelt in: {1} s; meestal klaar binnen {2} s.</translation>
    </message>
    <message>
        <source>Drawn by lot (number of the lot {0}): {1} for number 1.</source>
        <translation>Geloot (nummer van de loting {0}): {1} voor nummer 1.</translation>
    </message>
    <message>
        <source>Bye or absence</source>
        <translation>Bye of afwezigheid</translation>
    </message>
    <message>
        <source>{0} And {1} more like this.</source>
        <translation>{0} En nog {1} zo.</translation>
    </message>
</context>
<context>
    <name>ChessBoard</name>
    <message>
        <source>Position</source>
        <translation>Stelling</translation>
    </message>
</context>
<context>
    <name>CloseCheckInDialog</name>
    <message>
        <source>Close the check-in</source>
        <translation>Aanmelding sluiten</translation>
    </message>
    <message>
        <source>Close the check-in for round {0}</source>
        <translation>Aanmelding voor ronde {0} sluiten</translation>
    </message>
    <message>
        <source>Here: {0} of {1}. Bye in this round: {2}. Missing: {3}.</source>
        <translation>Aanwezig: {0} van {1}. Bye in deze ronde: {2}. Ontbreekt: {3}.</translation>
    </message>
    <message>
        <source>{0} (absent)</source>
        <translation>{0} (afwezig)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n get(s) a zero-point bye in this round only</source>
        <translation>
            <numerusform>%n krijgt alleen in deze ronde een nul-punts-bye</numerusform>
            <numerusform>%n krijgen alleen in deze ronde een nul-punts-bye</numerusform>
        </translation>
    </message>
    <message>
        <source>In this round: {0}</source>
        <translation>In deze ronde: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n leave(s) the event: zero points in every round</source>
        <translation>
            <numerusform>%n verlaat het toernooi: nul punten in elke ronde</numerusform>
            <numerusform>%n verlaten het toernooi: nul punten in elke ronde</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing: they are paired as if they were here</source>
        <translation>Niets: ze worden ingedeeld alsof ze er zijn</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message numerus="yes">
        <source>%n marked absent: a zero-point bye in this round</source>
        <translation>
            <numerusform>%n als afwezig gemeld: een nul-punts-bye in deze ronde</numerusform>
            <numerusform>%n als afwezig gemeld: een nul-punts-bye in deze ronde</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <translation>{0}; {1}</translation>
    </message>
    <message numerus="yes">
        <source>the other %n are here</source>
        <translation>
            <numerusform>de andere %n is er</numerusform>
            <numerusform>de andere %n zijn er</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message numerus="yes">
        <source>The final pack is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>Het eindpakket is geschreven: %n bestand in {0}</numerusform>
            <numerusform>Het eindpakket is geschreven: %n bestanden in {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the final pack…</source>
        <translation>Eindpakket wordt geschreven…</translation>
    </message>
</context>
<context>
    <name>ClosingDialog</name>
    <message>
        <source>The final pack</source>
        <translation>Het eindpakket</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <translation>Toernooi afsluiten</translation>
    </message>
    <message>
        <source>The standings become final on screen and paper, and nothing can be changed while it is closed. It can be opened again with a reason; that is logged and makes the standings provisional.</source>
        <translation>De stand wordt definitief op scherm en papier, en zolang het toernooi is afgesloten, kan niets worden gewijzigd. Het kan met een reden worden heropend; dat komt in het logboek en maakt de stand weer voorlopig.</translation>
    </message>
    <message>
        <source>Write the &amp;final pack: standings, crosstable, decisions, log, TRF16 and TRF26 in one folder</source>
        <translation>Het &amp;eindpakket schrijven: stand, kruistabel, beslissingen, logboek, TRF16 en TRF26 in één map</translation>
    </message>
    <message>
        <source>Put a &amp;copy of the event file beside it</source>
        <translation>Een &amp;kopie van het toernooibestand erbij zetten</translation>
    </message>
    <message>
        <source>Another &amp;place…</source>
        <translation>Andere &amp;plek…</translation>
    </message>
    <message>
        <source>Write the pack</source>
        <translation>Pakket schrijven</translation>
    </message>
    <message>
        <source>Something is still missing, see above</source>
        <translation>Er ontbreekt nog iets, zie hierboven</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: gedaan</translation>
    </message>
    <message>
        <source>{0}: missing</source>
        <translation>{0}: ontbreekt</translation>
    </message>
    <message>
        <source>Where the final pack goes</source>
        <translation>Waar het eindpakket komt</translation>
    </message>
    <message>
        <source>In a folder of its own in {0}</source>
        <translation>In een eigen map in {0}</translation>
    </message>
</context>
<context>
    <name>ColourField</name>
    <message>
        <source>Colour of the website</source>
        <translation>Kleur van de website</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Kiezen…</translation>
    </message>
    <message>
        <source>Choose the colour of the website</source>
        <translation>Kleur van de website kiezen</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>First</source>
        <translation>Eerste</translation>
    </message>
    <message>
        <source>Place under the first ladder</source>
        <translation>Plaats bij de eerste volgorde</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Tweede</translation>
    </message>
    <message>
        <source>Place under the second ladder</source>
        <translation>Plaats bij de tweede volgorde</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Decided, first</source>
        <translation>Beslist, eerste</translation>
    </message>
    <message>
        <source>The rung of the first ladder that decides</source>
        <translation>De tie-break van de eerste volgorde die beslist</translation>
    </message>
    <message>
        <source>Decided, second</source>
        <translation>Beslist, tweede</translation>
    </message>
    <message>
        <source>The rung of the second ladder that decides</source>
        <translation>De tie-break van de tweede volgorde die beslist</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>gedeeld</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>zoals het staat</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare sources</source>
        <translation>Bronnen vergelijken</translation>
    </message>
    <message>
        <source>{0}: nothing of what a source has said is lost; one of them is shown.</source>
        <translation>{0}: niets van wat een bron heeft gezegd, gaat verloren; een ervan wordt getoond.</translation>
    </message>
    <message>
        <source>Sources of this game</source>
        <translation>Bronnen van deze partij</translation>
    </message>
    <message>
        <source>Show this one</source>
        <translation>Deze tonen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>no move yet</source>
        <translation>nog geen zet</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Bron</translation>
    </message>
    <message>
        <source>Half-moves</source>
        <translation>Halve zetten</translation>
    </message>
    <message>
        <source>Last heard</source>
        <translation>Laatst gehoord</translation>
    </message>
    <message>
        <source>Against what is shown</source>
        <translation>Vergeleken met wat getoond wordt</translation>
    </message>
    <message>
        <source>is shown</source>
        <translation>wordt getoond</translation>
    </message>
    <message>
        <source>went on after the result</source>
        <translation>ging na de uitslag verder</translation>
    </message>
    <message>
        <source>not seen in the start position</source>
        <translation>niet in de beginstelling gezien</translation>
    </message>
    <message>
        <source>nothing is shown</source>
        <translation>er wordt niets getoond</translation>
    </message>
    <message>
        <source>the same moves, {0} half-moves</source>
        <translation>dezelfde zetten, {0} halve zetten</translation>
    </message>
    <message>
        <source>differs from half-move {0} on</source>
        <translation>verschilt vanaf halve zet {0}</translation>
    </message>
    <message>
        <source>Compare ladders</source>
        <translation>Tie-breakvolgorden vergelijken</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Wat wordt vergeleken</translation>
    </message>
    <message>
        <source>Two ladders</source>
        <translation>Twee volgorden</translation>
    </message>
    <message>
        <source>Who changes places between two ladders</source>
        <translation>Wie tussen twee volgorden van plaats wisselt</translation>
    </message>
    <message>
        <source>Places by policy</source>
        <translation>Plaatsen per regel</translation>
    </message>
    <message>
        <source>What the rule for unplayed games changes</source>
        <translation>Wat de regel voor niet-gespeelde partijen verandert</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergelijken</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Reden (bewaard in het logboek)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reden</translation>
    </message>
    <message>
        <source>in a few words</source>
        <translation>in een paar woorden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Doorgaan…</translation>
    </message>
    <message>
        <source>I have read this</source>
        <translation>Ik heb dit gelezen</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Toch doen</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Wat er verandert</translation>
    </message>
    <message>
        <source>Step {0} of 2</source>
        <translation>Stap {0} van 2</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Schrijf eerst een reden</translation>
    </message>
</context>
<context>
    <name>CorrectionDialog</name>
    <message>
        <source>Correct an earlier result</source>
        <translation>Een eerdere uitslag corrigeren</translation>
    </message>
    <message>
        <source>Round {0}, board {1}: {2} becomes {3}</source>
        <translation>Ronde {0}, bord {1}: {2} wordt {3}</translation>
    </message>
    <message>
        <source>{0} against {1}</source>
        <translation>{0} tegen {1}</translation>
    </message>
    <message>
        <source>How far the correction reaches</source>
        <translation>Hoe ver de correctie reikt</translation>
    </message>
    <message>
        <source>Everything: standings and every pairing not yet played</source>
        <translation>Alles: stand en elke indeling die nog niet gespeeld is</translation>
    </message>
    <message>
        <source>Standings, and pairings from the next one that is made</source>
        <translation>Stand, en indelingen vanaf de eerstvolgende</translation>
    </message>
    <message>
        <source>The rating report only; standings and pairings stay</source>
        <translation>Alleen de ratingverwerking; stand en indelingen blijven</translation>
    </message>
    <message>
        <source>In FIDE mode only the last two rounds change the standings</source>
        <translation>In FIDE-modus veranderen alleen de laatste twee ronden de stand</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Reden (bewaard in het logboek)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reden</translation>
    </message>
    <message>
        <source>for example: both players say that Black won</source>
        <translation>bijvoorbeeld: beide spelers zeggen dat zwart won</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <translation>Uitslag corrigeren</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Schrijf eerst een reden</translation>
    </message>
</context>
<context>
    <name>CoverField</name>
    <message>
        <source>Picture of the website</source>
        <translation>Afbeelding van de website</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Kiezen…</translation>
    </message>
    <message>
        <source>Choose the picture of the website</source>
        <translation>Afbeelding van de website kiezen</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Weghalen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Afbeeldingen (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Geen afbeelding</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>A fault of the program</source>
        <translation>Een fout van het programma</translation>
    </message>
    <message>
        <source>The program made a mistake</source>
        <translation>Het programma maakte een fout</translation>
    </message>
    <message>
        <source>Everything entered before is saved in the event file. You can go on; if something looks wrong, close the program and open the event again. Please send the text below to the makers.</source>
        <translation>Alles wat ervoor is ingevoerd, is opgeslagen in het toernooibestand. U kunt verder; als er iets niet klopt, sluit dan het programma en open het toernooi opnieuw. Stuur de tekst hieronder naar de makers.</translation>
    </message>
    <message>
        <source>Details for the makers</source>
        <translation>Details voor de makers</translation>
    </message>
    <message>
        <source>Later faults are written to the log only: {0}</source>
        <translation>Latere fouten komen alleen in het logboek: {0}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Tekst kopiëren</translation>
    </message>
</context>
<context>
    <name>Crosstable</name>
    <message>
        <source>2½ (2): game points, and match points in brackets; + and − match forfeited; · open match. Columns in the order of the rows.</source>
        <translation>2½ (2): bordpunten, en matchpunten tussen haakjes; + en − reglementaire wedstrijd; · open wedstrijd. Kolommen in de volgorde van de rijen.</translation>
    </message>
    <message>
        <source>12w 2½ (2): White (w) or Black (b) on board 1 against team 12, game points, and match points in brackets. + and − match forfeited; bye: pairing-allocated; bye ½: requested; — absent; · open match.</source>
        <translation>12w 2½ (2): wit (w) of zwart (z) aan bord 1 tegen team 12, bordpunten, en matchpunten tussen haakjes. + en − reglementaire wedstrijd; bye: toegewezen; bye ½: aangevraagd; — afwezig; · open wedstrijd.</translation>
    </message>
    <message>
        <source>1 win, ½ draw, 0 loss; + and − forfeits; · open game. Columns in the order of the rows.</source>
        <translation>1 winst, ½ remise, 0 verlies; + en − reglementair; · open partij. Kolommen in de volgorde van de rijen.</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rang</translation>
    </message>
    <message>
        <source>pairing number</source>
        <translation>paringsnummer</translation>
    </message>
    <message>
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; {1}; · open game.</source>
        <translation>12w1: wit (w) of zwart (z) tegen de speler met {0} 12, gewonnen. + en − reglementair; {1}; · open partij.</translation>
    </message>
    <message>
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; bye: pairing-allocated; bye 1, bye ½: requested; — absent; · open game.</source>
        <translation>12w1: wit (w) of zwart (z) tegen de speler met {0} 12, gewonnen. + en − reglementair; bye: toegewezen; bye 1, bye ½: aangevraagd; — afwezig; · open partij.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Rank after this round</source>
        <translation>Plaats na deze ronde</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Paringsnummer (TPN)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Toernooirating</translation>
    </message>
    <message>
        <source>R{0}</source>
        <translation>R{0}</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronde {0}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Punten na deze ronde</translation>
    </message>
    <message>
        <source>Round {0}: {1} {2}</source>
        <translation>Ronde {0}: {1} {2}</translation>
    </message>
</context>
<context>
    <name>CrosstablePanel</name>
    <message>
        <source>Crosstable</source>
        <translation>Kruistabel</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Volgorde</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Op plaats</translation>
    </message>
    <message>
        <source>Lines in the order of the standings</source>
        <translation>Regels in de volgorde van de stand</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Op nummer</translation>
    </message>
    <message>
        <source>Lines in the order of the pairing numbers</source>
        <translation>Regels in de volgorde van de paringsnummers</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Tegenstanders</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nummers</translation>
    </message>
    <message>
        <source>Opponents by pairing number: the same in every round</source>
        <translation>Tegenstanders met paringsnummer: in elke ronde gelijk</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Plaatsen</translation>
    </message>
    <message>
        <source>Opponents by their rank in this table</source>
        <translation>Tegenstanders met hun plaats in deze tabel</translation>
    </message>
    <message>
        <source>Opponents as</source>
        <translation>Tegenstanders als</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Zoeken op naam, club of nummer</translation>
    </message>
    <message>
        <source>No round to show yet</source>
        <translation>Nog geen ronde om te tonen</translation>
    </message>
    <message>
        <source>Choose a later round above.</source>
        <translation>Kies hierboven een latere ronde.</translation>
    </message>
    <message>
        <source>The winner of each match goes on. Point at a match for what decided it.</source>
        <translation>De winnaar van elke match gaat door. Wijs een match aan om te zien wat de doorslag gaf.</translation>
    </message>
</context>
<context>
    <name>DayField</name>
    <message>
        <source>From a calendar (F4)</source>
        <translation>Uit een kalender (F4)</translation>
    </message>
    <message>
        <source>“{0}” is no date; write {1}.</source>
        <translation>“{0}” is geen datum; schrijf {1}.</translation>
    </message>
</context>
<context>
    <name>DecideDialog</name>
    <message>
        <source>Say why, for example: drawn on all boards, play-off after the round.</source>
        <translation>Zeg waarom, bijvoorbeeld: gelijk aan alle borden, barrage na de ronde.</translation>
    </message>
</context>
<context>
    <name>DecideTieDialog</name>
    <message>
        <source>Say why, for example: all tie-break games drawn, lot as announced.</source>
        <translation>Zeg waarom, bijvoorbeeld: alle beslissingspartijen remise, loting zoals aangekondigd.</translation>
    </message>
</context>
<context>
    <name>DenseTable</name>
    <message>
        <source>{0}: column headers</source>
        <translation>{0}: kolomkoppen</translation>
    </message>
    <message>
        <source>F4 sorts by a column.</source>
        <translation>F4 sorteert op een kolom.</translation>
    </message>
    <message>
        <source>Sorted by {0}</source>
        <translation>Gesorteerd op {0}</translation>
    </message>
    <message>
        <source>Copied with the headings; paste it into a spreadsheet.</source>
        <translation>Met de koppen gekopieerd; plak het in een spreadsheet.</translation>
    </message>
</context>
<context>
    <name>DeskLink</name>
    <message>
        <source>desk of {0}, {1}</source>
        <translation>werkplek van {0}, {1}</translation>
    </message>
    <message>
        <source>with the leading computer</source>
        <translation>met de hoofdcomputer</translation>
    </message>
    <message>
        <source>The leading computer has everything; the copy on this one can be removed, or looked at until then.</source>
        <translation>De hoofdcomputer heeft alles; de kopie op deze kan worden verwijderd, of tot dan worden bekeken.</translation>
    </message>
    <message>
        <source>This computer is no desk of the event any more</source>
        <translation>Deze computer is geen werkplek van het toernooi meer</translation>
    </message>
    <message>
        <source>Remove the copy</source>
        <translation>Kopie verwijderen</translation>
    </message>
    <message>
        <source>The copy was removed from this computer.</source>
        <translation>De kopie is van deze computer verwijderd.</translation>
    </message>
    <message>
        <source>The step that waited was refused: {0}</source>
        <translation>De wachtende stap is geweigerd: {0}</translation>
    </message>
    <message>
        <source>The step that waited is done.</source>
        <translation>De wachtende stap is gedaan.</translation>
    </message>
</context>
<context>
    <name>Desks</name>
    <message numerus="yes">
        <source>There are %n desks already: take some back.</source>
        <translation>
            <numerusform>Er is al %n werkplek: trek die in.</numerusform>
            <numerusform>Er zijn al %n werkplekken: trek er enkele in.</numerusform>
        </translation>
    </message>
    <message>
        <source>A desk of this name is there already: the log would not tell them apart.</source>
        <translation>Er is al een werkplek met deze naam: het logboek kan ze niet uit elkaar houden.</translation>
    </message>
    <message>
        <source>The invitation has ended.</source>
        <translation>De uitnodiging is beëindigd.</translation>
    </message>
    <message>
        <source>The leading computer has another version of the program.</source>
        <translation>De hoofdcomputer heeft een andere versie van het programma.</translation>
    </message>
    <message>
        <source>This is done at the leading computer.</source>
        <translation>Dit gebeurt op de hoofdcomputer.</translation>
    </message>
</context>
<context>
    <name>DocumentOptions</name>
    <message>
        <source>Options of the document</source>
        <translation>Opties van het document</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaren</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>Eén exemplaar minder</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>Eén exemplaar meer</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} punten</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Group of players</source>
        <translation>Spelersgroep</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Afdrukstand</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Staand</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Liggend</translation>
    </message>
    <message>
        <source>Type size</source>
        <translation>Lettergrootte</translation>
    </message>
    <message>
        <source>Lists side by side</source>
        <translation>Lijsten naast elkaar</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>Eén kolom</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>Twee kolommen</translation>
    </message>
    <message>
        <source>Three columns</source>
        <translation>Drie kolommen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolommen</translation>
    </message>
    <message>
        <source>Additional columns</source>
        <translation>Extra kolommen</translation>
    </message>
    <message>
        <source>Group the list by</source>
        <translation>Lijst groeperen op</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niets</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federatie</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categorie</translation>
    </message>
    <message>
        <source>Results are written</source>
        <translation>Uitslagen als</translation>
    </message>
    <message>
        <source>Opponents by</source>
        <translation>Tegenstanders met</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Startnummer</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Lines in the order of</source>
        <translation>Regels in volgorde van</translation>
    </message>
    <message>
        <source>Half points</source>
        <translation>Halve punten</translation>
    </message>
    <message>
        <source>Language of the paper</source>
        <translation>Taal van het papier</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Letters van de stukken</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Zoals de taal</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Hoeveel</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>The first {0}, as a test</source>
        <translation>De eerste {0}, als test</translation>
    </message>
    <message>
        <source>First at each board</source>
        <translation>Eerst aan elk bord</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Thuisteam</translation>
    </message>
    <message>
        <source>White, as on the screen</source>
        <translation>Wit, zoals op het scherm</translation>
    </message>
    <message>
        <source>Room for pens</source>
        <translation>Ruimte voor pennen</translation>
    </message>
    <message>
        <source>Leave room for pens between the lines</source>
        <translation>Ruimte voor pennen tussen de regels</translation>
    </message>
    <message>
        <source>Grid lines</source>
        <translation>Rasterlijnen</translation>
    </message>
    <message>
        <source>Draw lines around all cells</source>
        <translation>Lijnen om alle cellen</translation>
    </message>
    <message>
        <source>The PDF says what headings and tables are (PDF/UA): for screen readers; the file is larger</source>
        <translation>De PDF bevat de structuur van koppen en tabellen (PDF/UA), voor schermlezers; het bestand wordt groter</translation>
    </message>
    <message>
        <source>Accessible PDF</source>
        <translation>Toegankelijke PDF</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronde {0}</translation>
    </message>
    <message>
        <source>Last round paired</source>
        <translation>Laatste ingedeelde ronde</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Iedereen</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle spelers</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Additional columns: {0}</source>
        <translation>Extra kolommen: {0}</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geslacht</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-ID</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE klassiek</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE rapid</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE snelschaak</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Nationale rating</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Geb.</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorieën</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
</context>
<context>
    <name>DocumentOutlet</name>
    <message>
        <source>Save as PDF</source>
        <translation>Opslaan als PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-bestanden (*.pdf)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webpagina&apos;s (*.html)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-bestanden (*.csv)</translation>
    </message>
    <message>
        <source>Workbooks (*.xlsx)</source>
        <translation>Werkmappen (*.xlsx)</translation>
    </message>
    <message>
        <source>Pictures (*.svg)</source>
        <translation>Afbeeldingen (*.svg)</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Tabel opslaan</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>De tabel staat op het klembord.</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Favourites</source>
        <translation>Favorieten</translation>
    </message>
</context>
<context>
    <name>DocumentsPanel</name>
    <message>
        <source>Documents</source>
        <translation>Documenten</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Tie-breaks</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Officieel</translation>
    </message>
    <message>
        <source>Under the official ladder</source>
        <translation>Met de officiële tie-breakvolgorde</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Proef</translation>
    </message>
    <message>
        <source>Under the trial ladder; the paper says “trial, not official”</source>
        <translation>Met de proefvolgorde; op het papier staat “proef, niet officieel”</translation>
    </message>
    <message>
        <source>To the queue</source>
        <translation>Naar de afdruklijst</translation>
    </message>
    <message>
        <source>Put it into the print queue</source>
        <translation>In de afdruklijst zetten</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Save each as a PDF in a folder…</source>
        <translation>Elk als PDF in een map opslaan…</translation>
    </message>
    <message>
        <source>Save every document in a folder…</source>
        <translation>Alle documenten in een map opslaan…</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <translation>Opslaan als webpagina…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Opslaan als CSV…</translation>
    </message>
    <message>
        <source>Save as a workbook…</source>
        <translation>Opslaan als werkmap…</translation>
    </message>
    <message>
        <source>Save as a picture (SVG)…</source>
        <translation>Opslaan als afbeelding (SVG)…</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Tabel kopiëren</translation>
    </message>
    <message>
        <source>Paper, language and ½ like this for all documents</source>
        <translation>Papier, taal en ½ zo voor alle documenten</translation>
    </message>
    <message>
        <source>Usual options again</source>
        <translation>Weer de gebruikelijke opties</translation>
    </message>
    <message>
        <source>More that can be done with the document</source>
        <translation>Meer met dit document</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Opslaan als PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>Afdrukken</translation>
    </message>
    <message>
        <source>Print queue</source>
        <translation>Afdruklijst</translation>
    </message>
    <message>
        <source>Paper, language and half points are now the same for all documents.</source>
        <translation>Papier, taal en halve punten zijn nu voor alle documenten gelijk.</translation>
    </message>
    <message>
        <source>{0} is opened by Alt+{1} now.</source>
        <translation>{0} opent nu met Alt+{1}.</translation>
    </message>
    <message numerus="yes">
        <source>{0} is in the print queue, with %n document(s).</source>
        <translation>
            <numerusform>{0} staat in de afdruklijst, met %n document.</numerusform>
            <numerusform>{0} staat in de afdruklijst, met %n documenten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} (does not apply)</source>
        <translation>{0} (niet van toepassing)</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>ronde {0}</translation>
    </message>
    <message>
        <source>no. {0}</source>
        <translation>nr. {0}</translation>
    </message>
    <message>
        <source>The print queue is empty: choose a document and press {0}, as often as you like.</source>
        <translation>De afdruklijst is leeg: kies een document en druk op {0}, zo vaak u wilt.</translation>
    </message>
    <message>
        <source>No document of this pack applies now.</source>
        <translation>Geen document van dit pakket is nu van toepassing.</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Pagina&apos;s worden voorbereid…</translation>
    </message>
    <message>
        <source>There is nothing to print.</source>
        <translation>Er is niets af te drukken.</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Pagina {0} van {1}</translation>
    </message>
</context>
<context>
    <name>EditManyDialog</name>
    <message>
        <source>Edit several players</source>
        <translation>Meerdere spelers bewerken</translation>
    </message>
    <message numerus="yes">
        <source>Edit %n player(s)</source>
        <translation>
            <numerusform>%n speler bewerken</numerusform>
            <numerusform>%n spelers bewerken</numerusform>
        </translation>
    </message>
    <message>
        <source>Only what is ticked is changed.</source>
        <translation>Alleen wat is aangevinkt, wordt gewijzigd.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federatie</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorieën</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Inschrijfgeld</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betaald</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Opmerking</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geslacht</translation>
    </message>
    <message>
        <source>Half-point</source>
        <translation>Half punt</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>niet bekend</translation>
    </message>
    <message>
        <source>male</source>
        <translation>man</translation>
    </message>
    <message>
        <source>female</source>
        <translation>vrouw</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>toegestaan</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>niet toegestaan</translation>
    </message>
    <message>
        <source>Half-point byes</source>
        <translation>Half-punts-byes</translation>
    </message>
    <message>
        <source>Everybody has paid the whole fee</source>
        <translation>Iedereen heeft het volle bedrag betaald</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>EditMenu</name>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>&amp;Find on this page</source>
        <translation>Op deze pagina &amp;zoeken</translation>
    </message>
</context>
<context>
    <name>EditPlayerDialog</name>
    <message>
        <source>A changed rating counts in tie-breaks at once; pairing numbers stay until they are given anew.</source>
        <translation>Een gewijzigde rating telt meteen in tie-breaks; paringsnummers blijven tot ze opnieuw worden gegeven.</translation>
    </message>
    <message>
        <source>Save, previous</source>
        <translation>Opslaan, vorige</translation>
    </message>
    <message>
        <source>Save, next</source>
        <translation>Opslaan, volgende</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Speler {0}</translation>
    </message>
    <message>
        <source>This is the first player shown</source>
        <translation>Dit is de eerste getoonde speler</translation>
    </message>
    <message>
        <source>This is the last player shown</source>
        <translation>Dit is de laatste getoonde speler</translation>
    </message>
    <message>
        <source>{0}. Save again keeps it all the same.</source>
        <translation>{0}. Nog eens opslaan behoudt het toch.</translation>
    </message>
</context>
<context>
    <name>EligibilityDialog</name>
    <message>
        <source>Type from when until when a member may play; empty is without a limit.</source>
        <translation>Typ van wanneer tot wanneer een lid mag spelen; leeg is zonder grens.</translation>
    </message>
    <message>
        <source>Eligibility</source>
        <translation>Speelgerechtigdheid</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Vanaf</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>No. in the club&apos;s list</source>
        <translation>Nr. op de clublijst</translation>
    </message>
    <message>
        <source>Played above</source>
        <translation>Hoger gespeeld</translation>
    </message>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: “{1}” is geen getal.</translation>
    </message>
</context>
<context>
    <name>EngineDialog</name>
    <message>
        <source>Pairing engine</source>
        <translation>Indelingsengine</translation>
    </message>
    <message>
        <source>Whatever engine pairs, its answer is checked against the rules before it is taken, and another engine pairs the round once more in the background.</source>
        <translation>Welke engine ook indeelt, het antwoord wordt aan de regels getoetst voordat het wordt overgenomen, en op de achtergrond deelt een andere engine de ronde nog een keer in.</translation>
    </message>
    <message>
        <source>tdapp&apos;s own (Dutch system 2026)</source>
        <translation>van tdapp zelf (Dutch-systeem 2026)</translation>
    </message>
    <message>
        <source>gacrux, which comes with this program (Dutch system 2026)</source>
        <translation>gacrux, dat bij dit programma hoort (Dutch-systeem 2026)</translation>
    </message>
    <message>
        <source>Another program: bbpPairings, or the .jar of JaVaFo</source>
        <translation>Een ander programma: bbpPairings, of de .jar van JaVaFo</translation>
    </message>
    <message>
        <source>Path of the engine</source>
        <translation>Pad van de engine</translation>
    </message>
    <message>
        <source>Path of the program or .jar</source>
        <translation>Pad van het programma of de .jar</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Bladeren…</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Proberen</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Less time</source>
        <translation>Minder tijd</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Meer tijd</translation>
    </message>
    <message>
        <source>Longest time for one round, in minutes</source>
        <translation>Langste tijd voor één ronde, in minuten</translation>
    </message>
    <message>
        <source>When the time is over nothing has changed: another engine or pairing by hand is offered.</source>
        <translation>Als de tijd om is, is er niets gewijzigd: een andere engine of handmatig indelen wordt aangeboden.</translation>
    </message>
    <message>
        <source>Use this engine</source>
        <translation>Deze engine gebruiken</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>{0} works: it paired a small round in {1} s.</source>
        <translation>{0} werkt: een kleine ronde was in {1} s ingedeeld.</translation>
    </message>
    <message>
        <source>Trying it…</source>
        <translation>Wordt geprobeerd…</translation>
    </message>
    <message>
        <source>Choose the engine</source>
        <translation>Engine kiezen</translation>
    </message>
    <message>
        <source>Try the engine first</source>
        <translation>Probeer de engine eerst</translation>
    </message>
</context>
<context>
    <name>EventActions</name>
    <message>
        <source>&amp;Edit the event…</source>
        <translation>Toernooi &amp;bewerken…</translation>
    </message>
    <message>
        <source>&amp;Regulations…</source>
        <translation>&amp;Reglement…</translation>
    </message>
    <message>
        <source>&amp;Schedule…</source>
        <translation>&amp;Speelschema…</translation>
    </message>
    <message>
        <source>&amp;Print the regulations…</source>
        <translation>Reglement &amp;afdrukken…</translation>
    </message>
    <message>
        <source>Pri&amp;zes…</source>
        <translation>Prij&amp;zen…</translation>
    </message>
    <message>
        <source>&amp;Logo and header lines…</source>
        <translation>Logo en &amp;kopregels…</translation>
    </message>
    <message>
        <source>Live &amp;boards…</source>
        <translation>Livebor&amp;den…</translation>
    </message>
    <message>
        <source>&amp;Work together…</source>
        <translation>Sa&amp;menwerken…</translation>
    </message>
    <message>
        <source>G&amp;o public…</source>
        <translation>&amp;Openbaar maken…</translation>
    </message>
    <message>
        <source>Pu&amp;blish…</source>
        <translation>P&amp;ubliceren…</translation>
    </message>
    <message>
        <source>&amp;Add a section…</source>
        <translation>Groep &amp;toevoegen…</translation>
    </message>
    <message>
        <source>Re&amp;name the section…</source>
        <translation>Groep &amp;hernoemen…</translation>
    </message>
    <message>
        <source>Re&amp;move the section…</source>
        <translation>Groep &amp;verwijderen…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Open eerst een toernooi</translation>
    </message>
</context>
<context>
    <name>EventFactsDialog</name>
    <message>
        <source>Event</source>
        <translation>Toernooi</translation>
    </message>
    <message>
        <source>Event and officials</source>
        <translation>Toernooi en functionarissen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Naam</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Plaats</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Federatie</translation>
    </message>
    <message>
        <source>F&amp;irst day</source>
        <translation>&amp;Eerste dag</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>&amp;Laatste dag</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>Speel&amp;tempo</translation>
    </message>
    <message>
        <source>Add an official</source>
        <translation>Functionaris toevoegen</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Functionarissen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>EventPanel</name>
    <message>
        <source>Edit the event…</source>
        <translation>Toernooi bewerken…</translation>
    </message>
    <message>
        <source>Edit the regulations…</source>
        <translation>Reglement bewerken…</translation>
    </message>
    <message>
        <source>Pairing rules…</source>
        <translation>Indelingsregels…</translation>
    </message>
    <message>
        <source>Go on by another system…</source>
        <translation>Verder met een ander systeem…</translation>
    </message>
    <message>
        <source>The rounds that are paired stay; the next ones are paired by a system of your choice</source>
        <translation>De ingedeelde ronden blijven; de volgende worden ingedeeld met een systeem van uw keuze</translation>
    </message>
    <message>
        <source>Edit the schedule…</source>
        <translation>Speelschema bewerken…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Copy the regulations as text</source>
        <translation>Reglement als tekst kopiëren</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>Preview the regulations, print them or save them as PDF</source>
        <translation>Reglement bekijken, afdrukken of opslaan als PDF</translation>
    </message>
    <message>
        <source>Show the players</source>
        <translation>Spelers tonen</translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation>Tie-breakvolgorde openen</translation>
    </message>
    <message>
        <source>Show the standings</source>
        <translation>Stand tonen</translation>
    </message>
    <message>
        <source>Remarks in the file</source>
        <translation>Opmerkingen in het bestand</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Toernooi</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Reglement</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Speelschema</translation>
    </message>
    <message>
        <source>How ties are broken</source>
        <translation>Bij gelijk eindigen</translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation>Toernooi zonder naam</translation>
    </message>
    <message>
        <source>Round 1 is paired: system, points and the value of the bye are locked.</source>
        <translation>Ronde 1 is ingedeeld: systeem, punten en de waarde van de bye liggen vast.</translation>
    </message>
    <message>
        <source>There are no players yet</source>
        <translation>Er zijn nog geen spelers</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Speeltempo</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Ronden</translation>
    </message>
    <message>
        <source>{0} of {1} complete</source>
        <translation>{0} van {1} volledig</translation>
    </message>
    <message>
        <source>Paired</source>
        <translation>Ingedeeld</translation>
    </message>
    <message>
        <source>up to round {0}</source>
        <translation>t/m ronde {0}</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nog niets</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>final</source>
        <translation>definitief</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>voorlopig</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>FIDE mode</source>
        <translation>FIDE-modus</translation>
    </message>
    <message>
        <source>outside FIDE mode</source>
        <translation>buiten FIDE-modus</translation>
    </message>
    <message>
        <source>Mon</source>
        <translation>ma</translation>
    </message>
    <message>
        <source>Tue</source>
        <translation>di</translation>
    </message>
    <message>
        <source>Wed</source>
        <translation>wo</translation>
    </message>
    <message>
        <source>Thu</source>
        <translation>do</translation>
    </message>
    <message>
        <source>Fri</source>
        <translation>vr</translation>
    </message>
    <message>
        <source>Sat</source>
        <translation>za</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>zo</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronde {0}</translation>
    </message>
    <message>
        <source>default time {0} min</source>
        <translation>verzuimtijd {0} min</translation>
    </message>
    <message>
        <source>No dates of rounds yet.</source>
        <translation>Nog geen data van ronden.</translation>
    </message>
    <message>
        <source>The rounds so far were paired by the {0}. They stay as they are.</source>
        <translation>De ronden tot nu toe zijn ingedeeld volgens het {0}. Ze blijven zoals ze zijn.</translation>
    </message>
    <message>
        <source>Go on by another system</source>
        <translation>Verder met een ander systeem</translation>
    </message>
    <message>
        <source>Change the pairing system?</source>
        <translation>Het indelingssysteem wijzigen?</translation>
    </message>
    <message>
        <source>Regulations – {0}</source>
        <translation>Reglement – {0}</translation>
    </message>
    <message>
        <source>The regulations were copied.</source>
        <translation>Het reglement is gekopieerd.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Ronde {0}: {1}</translation>
    </message>
    <message>
        <source>Default time: {0} minutes.</source>
        <translation>Verzuimtijd: {0} minuten.</translation>
    </message>
    <message>
        <source>Place: {0}.</source>
        <translation>Plaats: {0}.</translation>
    </message>
    <message>
        <source>Dates: {0}.</source>
        <translation>Data: {0}.</translation>
    </message>
    <message>
        <source>Chief arbiter: {0}.</source>
        <translation>Hoofdarbiter: {0}.</translation>
    </message>
    <message>
        <source>Deputies: {0}.</source>
        <translation>Plaatsvervangers: {0}.</translation>
    </message>
    <message>
        <source>Time control in the report: {0}.</source>
        <translation>Speeltempo in het rapport: {0}.</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Res.</source>
        <translation>Res.</translation>
    </message>
    <message>
        <source>Result as used</source>
        <translation>Uitslag zoals gebruikt</translation>
    </message>
    <message>
        <source>Opp.</source>
        <translation>Tgst.</translation>
    </message>
    <message>
        <source>The opponent&apos;s score or rating as used</source>
        <translation>De score of rating van de tegenstander zoals gebruikt</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Bijdrage</translation>
    </message>
    <message>
        <source>What the round contributes</source>
        <translation>Wat de ronde bijdraagt</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Telt</translation>
    </message>
    <message>
        <source>Counted, cut or not counted, and why</source>
        <translation>Geteld, geschrapt of niet geteld, en waarom</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Colour and opponent</source>
        <translation>Kleur en tegenstander</translation>
    </message>
    <message>
        <source>Rd</source>
        <translation>Rd</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>geteld</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>geschrapt</translation>
    </message>
    <message>
        <source>out</source>
        <translation>niet</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Ronde {0}: {1}</translation>
    </message>
    <message>
        <source>Rounds {0}: {1}</source>
        <translation>Ronden {0}: {1}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Paringsnummer (TPN)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>Value of this criterion</source>
        <translation>Waarde van deze tie-break</translation>
    </message>
    <message>
        <source>Sum if every game not played were lost</source>
        <translation>Som als elke niet-gespeelde partij verloren was</translation>
    </message>
    <message>
        <source>Sum if every game not played were won</source>
        <translation>Som als elke niet-gespeelde partij gewonnen was</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Laagste</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Hoogst</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Points among the tied players</source>
        <translation>Punten tegen de gelijk geëindigden</translation>
    </message>
    <message>
        <source>have not met</source>
        <translation>speelden niet tegen elkaar</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Opponent&apos;s rating</source>
        <translation>Rating van de tegenstander</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Points after the round</source>
        <translation>Punten na de ronde</translation>
    </message>
</context>
<context>
    <name>ExplanationPanel</name>
    <message>
        <source>Explanation</source>
        <translation>Uitleg</translation>
    </message>
    <message>
        <source>Copy the calculation as text</source>
        <translation>Berekening als tekst kopiëren</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>Over deze tie-break</translation>
    </message>
    <message>
        <source>Print this calculation</source>
        <translation>Deze berekening afdrukken</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>Uitleg sluiten</translation>
    </message>
    <message>
        <source>trial ladder, not official</source>
        <translation>proefvolgorde, niet officieel</translation>
    </message>
    <message>
        <source>Points and tie-breaks of this line</source>
        <translation>Punten en tie-breaks van deze regel</translation>
    </message>
    <message>
        <source>Worked calculation</source>
        <translation>Uitgewerkte berekening</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Ronden</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Berekening</translation>
    </message>
    <message>
        <source>Among the tied (· have not met)</source>
        <translation>Gelijk geëindigden (· niet tegen elkaar)</translation>
    </message>
    <message>
        <source>Who is tied</source>
        <translation>Wie gelijk is geëindigd</translation>
    </message>
    <message>
        <source>No. {0}</source>
        <translation>Nr. {0}</translation>
    </message>
    <message>
        <source>rating {0}</source>
        <translation>rating {0}</translation>
    </message>
    <message>
        <source>not ranked</source>
        <translation>niet geklasseerd</translation>
    </message>
    <message>
        <source>place {0}</source>
        <translation>plaats {0}</translation>
    </message>
    <message>
        <source>{0} after round {1}</source>
        <translation>{0} na ronde {1}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Points, round by round</source>
        <translation>Punten, ronde voor ronde</translation>
    </message>
    <message>
        <source>Points after round {0}: {1}</source>
        <translation>Punten na ronde {0}: {1}</translation>
    </message>
    <message>
        <source>Unplayed games: {0}</source>
        <translation>Niet-gespeelde partijen: {0}</translation>
    </message>
    <message numerus="yes">
        <source>Still tied when this rung is reached (%n)</source>
        <translation>
            <numerusform>Nog gelijk bij deze tie-break (%n)</numerusform>
            <numerusform>Nog gelijk bij deze tie-break (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody was tied with this line when this rung is reached</source>
        <translation>Niemand stond bij deze tie-break gelijk met deze regel</translation>
    </message>
    <message>
        <source>Crosstable of the tied</source>
        <translation>Kruistabel van de gelijk geëindigden</translation>
    </message>
    <message>
        <source>The calculation was copied.</source>
        <translation>De berekening is gekopieerd.</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open an event</source>
        <translation>Toernooi openen</translation>
    </message>
    <message>
        <source>Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)</source>
        <translation>Toernooien en toernooirapporten (*.tdb *.trf *.trfx *.txt);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation>Toernooirapport importeren</translation>
    </message>
    <message>
        <source>Reports, tables, games, JSON ({endings});;All files (*)</source>
        <translation>Rapporten, tabellen, partijen, JSON ({endings});;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>The table that was copied is being read…</source>
        <translation>De gekopieerde tabel wordt gelezen…</translation>
    </message>
    <message>
        <source>What was copied cannot be imported</source>
        <translation>Wat is gekopieerd, kan niet worden geïmporteerd</translation>
    </message>
    <message>
        <source>The event cannot be opened</source>
        <translation>Het toernooi kan niet worden geopend</translation>
    </message>
    <message>
        <source>The event is being fetched…</source>
        <translation>Het toernooi wordt opgehaald…</translation>
    </message>
    <message>
        <source>The demo event is being opened…</source>
        <translation>Het demotoernooi wordt geopend…</translation>
    </message>
    <message>
        <source>The practice event is being made…</source>
        <translation>Het oefentoernooi wordt gemaakt…</translation>
    </message>
    <message>
        <source>The copy was not written</source>
        <translation>De kopie is niet geschreven</translation>
    </message>
    <message>
        <source>A copy was written: {0}</source>
        <translation>Er is een kopie geschreven: {0}</translation>
    </message>
    <message>
        <source>Hand over to another computer</source>
        <translation>Overdragen aan een andere computer</translation>
    </message>
    <message>
        <source>What the other computer is called (the log keeps it):</source>
        <translation>Hoe de andere computer heet (het logboek bewaart het):</translation>
    </message>
    <message>
        <source>The event was not handed over</source>
        <translation>Het toernooi is niet overgedragen</translation>
    </message>
    <message>
        <source>Handed over to {0}: go on there with {1}, and not here.</source>
        <translation>Overgedragen aan {0}: ga daar verder met {1}, en niet hier.</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>{0} wordt geopend…</translation>
    </message>
    <message>
        <source>{0} is open in another window</source>
        <translation>{0} is open in een ander venster</translation>
    </message>
    <message>
        <source>You can look at it here: this window shows what the other one writes, and changes nothing.</source>
        <translation>U kunt het hier bekijken: dit venster toont wat het andere schrijft, en verandert niets.</translation>
    </message>
    <message>
        <source>Open it to look at</source>
        <translation>Openen om te bekijken</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>{0} wordt gelezen…</translation>
    </message>
    <message>
        <source>These files cannot be imported as one event</source>
        <translation>Deze bestanden kunnen niet als één toernooi worden geïmporteerd</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n bestand</numerusform>
            <numerusform>%n bestanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are being read…</source>
        <translation>
            <numerusform>%n bestand wordt gelezen…</numerusform>
            <numerusform>%n bestanden worden gelezen…</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} cannot be imported</source>
        <translation>{0} kan niet worden geïmporteerd</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… en nog %n</numerusform>
            <numerusform>… en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was created. It can be imported all the same: a game that only one player states is completed or becomes a bye worth the same, results count and not the points column. Every contradiction is listed in the review and noted in the tournament report.</source>
        <translation>Er is niets gemaakt. Het kan toch worden geïmporteerd: een partij die maar één speler noemt, wordt aangevuld of wordt een bye van gelijke waarde, de uitslagen tellen en niet de puntenkolom. Elke tegenspraak staat in de controle en wordt in het toernooirapport vermeld.</translation>
    </message>
    <message>
        <source>{0} contradicts itself</source>
        <translation>{0} spreekt zichzelf tegen</translation>
    </message>
    <message>
        <source>Import it all the same…</source>
        <translation>Toch importeren…</translation>
    </message>
    <message>
        <source>{0} is being written…</source>
        <translation>{0} wordt geschreven…</translation>
    </message>
    <message>
        <source>Nothing was created or changed.</source>
        <translation>Er is niets gemaakt of gewijzigd.</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>Regel {0}, kolom {1}: {2}</translation>
    </message>
    <message>
        <source>Name of the event file</source>
        <translation>Naam van het toernooibestand</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Toernooibestanden (*.tdb)</translation>
    </message>
    <message>
        <source>That name is taken</source>
        <translation>Die naam is al in gebruik</translation>
    </message>
    <message>
        <source>{0} exists already. Nothing was changed; choose another name.</source>
        <translation>{0} bestaat al. Er is niets gewijzigd; kies een andere naam.</translation>
    </message>
</context>
<context>
    <name>FileCheck</name>
    <message>
        <source>Check the event file</source>
        <translation>Toernooibestand controleren</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Toernooibestanden (*.tdb)</translation>
    </message>
    <message>
        <source>{0} is being checked…</source>
        <translation>{0} wordt gecontroleerd…</translation>
    </message>
    <message>
        <source>THIS FILE IS NOT AS IT WAS LEFT: something else has changed it. Check the event file now.</source>
        <translation>DIT BESTAND IS NIET ZOALS HET IS ACHTERGELATEN: iets anders heeft het gewijzigd. Controleer nu het toernooibestand.</translation>
    </message>
    <message>
        <source>{0} is not as it was left</source>
        <translation>{0} is niet zoals het is achtergelaten</translation>
    </message>
    <message>
        <source>Something else than this program has changed it: a disk, another program, a sync folder.</source>
        <translation>Iets anders dan dit programma heeft het gewijzigd: een schijf, een ander programma, een synchronisatiemap.</translation>
    </message>
    <message>
        <source>The check names every row that differs from the log, and the newest good copy.</source>
        <translation>De controle noemt elke rij die van het logboek verschilt, en de nieuwste goede kopie.</translation>
    </message>
    <message>
        <source>{0}: everything is as it was entered.</source>
        <translation>{0}: alles is zoals ingevoerd.</translation>
    </message>
</context>
<context>
    <name>FileMenu</name>
    <message>
        <source>&amp;New event…</source>
        <translation>&amp;Nieuw toernooi…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Recent geopend</translation>
    </message>
    <message>
        <source>&amp;Import a tournament report…</source>
        <translation>Toernooirapport i&amp;mporteren…</translation>
    </message>
    <message>
        <source>Im&amp;port a copied crosstable</source>
        <translation>Ge&amp;kopieerde kruistabel importeren</translation>
    </message>
    <message>
        <source>Open the &amp;demo event</source>
        <translation>&amp;Demotoernooi openen</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Kopie o&amp;pslaan…</translation>
    </message>
    <message>
        <source>&amp;Hand over to another computer…</source>
        <translation>Overdragen aan andere &amp;computer…</translation>
    </message>
    <message>
        <source>Chec&amp;k the event file…</source>
        <translation>Toernooi&amp;bestand controleren…</translation>
    </message>
    <message>
        <source>&amp;Export a tournament report…</source>
        <translation>Toernooirapport &amp;exporteren…</translation>
    </message>
    <message>
        <source>Report for the &amp;rating officer…</source>
        <translation>Rapport voor de rating&amp;functionaris…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Afdrukken…</translation>
    </message>
    <message>
        <source>C&amp;lose the event</source>
        <translation>Toernooi sl&amp;uiten</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Af&amp;sluiten</translation>
    </message>
    <message>
        <source>No file opened yet</source>
        <translation>Nog geen bestand geopend</translation>
    </message>
</context>
<context>
    <name>FinesDialog</name>
    <message>
        <source>Fine of {0}</source>
        <translation>Boete van {0}</translation>
    </message>
    <message>
        <source>It stands on the match sheet and below the table, with its reason.</source>
        <translation>Hij staat op het wedstrijdformulier en onder de stand, met de reden.</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Beslissing</translation>
    </message>
    <message>
        <source>A new fine</source>
        <translation>Een nieuwe boete</translation>
    </message>
    <message>
        <source>Take back: round {0}, {1} ({2})</source>
        <translation>Terugnemen: ronde {0}, {1} ({2})</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reden</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Beslissen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>FixturesDialog</name>
    <message>
        <source>Type day, hour and place; without a day that of the round counts. A postponed match holds up nobody.</source>
        <translation>Typ dag, tijd en plaats; zonder dag geldt die van de ronde. Een uitgestelde wedstrijd houdt niemand op.</translation>
    </message>
    <message>
        <source>Fixtures</source>
        <translation>Wedstrijdprogramma</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Thuisteam</translation>
    </message>
    <message>
        <source>Away team</source>
        <translation>Uitteam</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Speellocatie</translation>
    </message>
    <message>
        <source>Postponed</source>
        <translation>Uitgesteld</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Bevestigd</translation>
    </message>
    <message>
        <source>Save as a calendar…</source>
        <translation>Opslaan als agenda…</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Regel {0}</translation>
    </message>
    <message>
        <source>Save as a calendar</source>
        <translation>Opslaan als agenda</translation>
    </message>
    <message>
        <source>Calendars (*.ics)</source>
        <translation>Agenda&apos;s (*.ics)</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Opgeslagen: {0}</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: “{1}” is geen getal.</translation>
    </message>
</context>
<context>
    <name>FoundElsewhere</name>
    <message>
        <source>Go there</source>
        <translation>Erheen</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Groep {0}</translation>
    </message>
    <message>
        <source>Not in this section, but in {0}: {1}</source>
        <translation>Niet in deze groep, maar in {0}: {1}</translation>
    </message>
</context>
<context>
    <name>FromTableDialog</name>
    <message>
        <source>New section from a table</source>
        <translation>Nieuwe groep uit een stand</translation>
    </message>
    <message>
        <source>Places are seeds: all first places come first, then all second ones. The old sections stay.</source>
        <translation>De plaatsen bepalen de plaatsing: eerst alle eersten, dan alle tweeden. De oude groepen blijven.</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Barrage</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Naam</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Groep {0}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>for example 1-8; empty: everybody</source>
        <translation>bijvoorbeeld 1-8; leeg: iedereen</translation>
    </message>
    <message>
        <source>&amp;Places of each</source>
        <translation>&amp;Plaatsen van elk</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Systeem</translation>
    </message>
    <message>
        <source>In &amp;groups of</source>
        <translation>In &amp;groepen van</translation>
    </message>
    <message>
        <source>Players of a group</source>
        <translation>Spelers per groep</translation>
    </message>
    <message>
        <source>Fewer players</source>
        <translation>Minder spelers</translation>
    </message>
    <message>
        <source>More players</source>
        <translation>Meer spelers</translation>
    </message>
    <message>
        <source>Add the section</source>
        <translation>Groep toevoegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Give the new section a name.</source>
        <translation>Geef de nieuwe groep een naam.</translation>
    </message>
    <message>
        <source>Choose a section to take the players from.</source>
        <translation>Kies een groep waaruit de spelers komen.</translation>
    </message>
    <message>
        <source>Write places as 1-8.</source>
        <translation>Schrijf plaatsen als 1-8.</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Volgende zet</translation>
    </message>
    <message>
        <source>Next move, then Enter</source>
        <translation>Volgende zet, dan Enter</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Letters van de stukken</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Bord draaien</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>One half-move back</source>
        <translation>Halve zet terug</translation>
    </message>
    <message>
        <source>One half-move on</source>
        <translation>Halve zet verder</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Naar de laatste zet</translation>
    </message>
    <message>
        <source>Copy the position (FEN)</source>
        <translation>Stelling kopiëren (FEN)</translation>
    </message>
    <message>
        <source>Take back from here</source>
        <translation>Vanaf hier terugnemen</translation>
    </message>
    <message>
        <source>Remove the move shown and all after it</source>
        <translation>De getoonde zet en alles erna verwijderen</translation>
    </message>
    <message>
        <source>Keep the moves</source>
        <translation>Zetten behouden</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerpen</translation>
    </message>
    <message>
        <source>Not understood, kept as it came: {0}</source>
        <translation>Niet begrepen, bewaard zoals het kwam: {0}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>begin</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Wit aan zet</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Zwart aan zet</translation>
    </message>
    <message>
        <source>Choose a move first</source>
        <translation>Kies eerst een zet</translation>
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
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Round and board</source>
        <translation>Ronde en bord</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Opmerkingen</translation>
    </message>
    <message>
        <source>no board</source>
        <translation>geen bord</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Recorded moves</source>
        <translation>Vastgelegde zetten</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registratie</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Klok</translation>
    </message>
    <message>
        <source>Entered or corrected by hand</source>
        <translation>Handmatig ingevoerd of gecorrigeerd</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>Bekijken</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Opgepakt door</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zet</translation>
    </message>
    <message>
        <source>White’s sheet</source>
        <translation>Formulier van wit</translation>
    </message>
    <message>
        <source>Black’s sheet</source>
        <translation>Formulier van zwart</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Genomen</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Waarom</translation>
    </message>
    <message>
        <source>only on White’s sheet</source>
        <translation>alleen op het formulier van wit</translation>
    </message>
    <message>
        <source>only on Black’s sheet</source>
        <translation>alleen op het formulier van zwart</translation>
    </message>
    <message>
        <source>Black’s sheet cannot be played here</source>
        <translation>Het formulier van zwart is hier niet speelbaar</translation>
    </message>
    <message>
        <source>White’s sheet cannot be played here</source>
        <translation>Het formulier van wit is hier niet speelbaar</translation>
    </message>
    <message>
        <source>both can be played; with White’s the game goes on</source>
        <translation>beide speelbaar; met die van wit gaat de partij verder</translation>
    </message>
    <message>
        <source>both can be played; with Black’s the game goes on</source>
        <translation>beide speelbaar; met die van zwart gaat de partij verder</translation>
    </message>
    <message>
        <source>neither can be played</source>
        <translation>geen van beide speelbaar</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>Games</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>De ronde ervoor</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>De volgende ronde</translation>
    </message>
    <message>
        <source>Find by name or board</source>
        <translation>Zoeken op naam of bord</translation>
    </message>
    <message>
        <source>P&amp;aste games (PGN)…</source>
        <translation>Partijen pl&amp;akken (PGN)…</translation>
    </message>
    <message>
        <source>&amp;Games of the round as PGN…</source>
        <translation>&amp;Partijen van de ronde als PGN…</translation>
    </message>
    <message>
        <source>&amp;Pairings for e-board software…</source>
        <translation>&amp;Indeling voor e-bordsoftware…</translation>
    </message>
    <message>
        <source>&amp;Broadcast: delay and notice…</source>
        <translation>&amp;Uitzending: vertraging en mededeling…</translation>
    </message>
    <message>
        <source>&amp;Compare sources…</source>
        <translation>Bronnen &amp;vergelijken…</translation>
    </message>
    <message>
        <source>Show what sta&amp;nds on the e-boards</source>
        <translation>Tonen wat op de e-borden &amp;staat</translation>
    </message>
    <message>
        <source>Gi&amp;ve the game to a board…</source>
        <translation>Partij aan een bord &amp;geven…</translation>
    </message>
    <message>
        <source>&amp;Take the game from its board</source>
        <translation>Partij van het bord &amp;losmaken</translation>
    </message>
    <message>
        <source>&amp;Remove the record…</source>
        <translation>&amp;Registratie verwijderen…</translation>
    </message>
    <message>
        <source>Keep what came</source>
        <translation>Behouden wat kwam</translation>
    </message>
    <message>
        <source>Write the games of the source into the event</source>
        <translation>De partijen van de bron in het toernooi schrijven</translation>
    </message>
    <message>
        <source>Import games…</source>
        <translation>Partijen importeren…</translation>
    </message>
    <message>
        <source>Two scoresheets…</source>
        <translation>Twee formulieren…</translation>
    </message>
    <message>
        <source>Put the game together from both sheets</source>
        <translation>De partij uit beide formulieren samenstellen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>More that can be done with games</source>
        <translation>Meer met partijen</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Borden</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>Te bekijken</translation>
    </message>
    <message>
        <source>I look after this</source>
        <translation>Ik doe dit</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Uitslag invoeren</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>No round is paired yet</source>
        <translation>Er is nog geen ronde ingedeeld</translation>
    </message>
    <message>
        <source>Games are kept at the boards of a round: import a PGN, or enter moves from the scoresheets.</source>
        <translation>Partijen worden bewaard bij de borden van een ronde: importeer een PGN, of voer zetten van de notatieformulieren in.</translation>
    </message>
    <message>
        <source>{0} of {1} games recorded, {2} to look at</source>
        <translation>{0} van {1} partijen vastgelegd, {2} te bekijken</translation>
    </message>
    <message>
        <source>watching {0}</source>
        <translation>volgt {0}</translation>
    </message>
    <message>
        <source>delayed file in {0}</source>
        <translation>vertraagd bestand in {0}</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>geen uitslag</translation>
    </message>
    <message>
        <source>Round {0}, board {1}</source>
        <translation>Ronde {0}, bord {1}</translation>
    </message>
    <message>
        <source>This game belongs to no board of the round</source>
        <translation>Deze partij hoort bij geen bord van de ronde</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Partijen importeren</translation>
    </message>
    <message>
        <source>Games (*.pgn);;All files (*)</source>
        <translation>Partijen (*.pgn);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>There is no text on the clipboard: copy the games as PGN.</source>
        <translation>Er staat geen tekst op het klembord: kopieer de partijen als PGN.</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>klembord</translation>
    </message>
    <message>
        <source>Publish moves at once?</source>
        <translation>Zetten meteen publiceren?</translation>
    </message>
    <message>
        <source>Replace recorded games?</source>
        <translation>Vastgelegde partijen vervangen?</translation>
    </message>
    <message>
        <source>Games of the round</source>
        <translation>Partijen van de ronde</translation>
    </message>
    <message>
        <source>Pairings for e-board software</source>
        <translation>Indeling voor e-bordsoftware</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Partijen (*.pgn)</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Geschreven: {0}</translation>
    </message>
    <message>
        <source>No game is recorded at this board</source>
        <translation>Aan dit bord is geen partij vastgelegd</translation>
    </message>
    <message>
        <source>This game has its board</source>
        <translation>Deze partij heeft al een bord</translation>
    </message>
    <message>
        <source>This game has no board</source>
        <translation>Deze partij heeft geen bord</translation>
    </message>
    <message>
        <source>No source has said anything here</source>
        <translation>Hier heeft geen bron iets gezegd</translation>
    </message>
    <message>
        <source>Every e-board was seen in the start position</source>
        <translation>Elk e-bord is in de beginstelling gezien</translation>
    </message>
    <message>
        <source>Give the game to a board</source>
        <translation>Partij aan een bord geven</translation>
    </message>
    <message>
        <source>Number of the board:</source>
        <translation>Nummer van het bord:</translation>
    </message>
    <message>
        <source>This round has no board {0}.</source>
        <translation>Deze ronde heeft geen bord {0}.</translation>
    </message>
    <message>
        <source>Replace the game of board {0}?</source>
        <translation>De partij van bord {0} vervangen?</translation>
    </message>
    <message>
        <source>This is board…</source>
        <translation>Dit is bord…</translation>
    </message>
    <message>
        <source>Enter {0}</source>
        <translation>{0} invoeren</translation>
    </message>
    <message>
        <source>Choose an alert first</source>
        <translation>Kies eerst een melding</translation>
    </message>
    <message>
        <source>Who looks after this?</source>
        <translation>Wie doet dit?</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Naam:</translation>
    </message>
</context>
<context>
    <name>GoPublicDialog</name>
    <message>
        <source>Go public</source>
        <translation>Openbaar maken</translation>
    </message>
    <message>
        <source>Moves leave this computer after the delay of the section, on every way.</source>
        <translation>Zetten verlaten deze computer pas na de vertraging van de groep, langs elke weg.</translation>
    </message>
    <message>
        <source>Live boards…</source>
        <translation>Liveborden…</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Publiceren…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Map kiezen…</translation>
    </message>
    <message>
        <source>In the hall</source>
        <translation>In de zaal</translation>
    </message>
    <message>
        <source>pages for telephones and the wall, from this computer</source>
        <translation>pagina&apos;s voor telefoons en de muur, vanaf deze computer</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Website</translation>
    </message>
    <message>
        <source>pairings, standings and games for your web host</source>
        <translation>indelingen, standen en partijen voor uw webhost</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>one PGN a round, for chess.com, FTP and other broadcasters</source>
        <translation>één PGN per ronde, voor chess.com, FTP en andere uitzenders</translation>
    </message>
    <message>
        <source>Lichess</source>
        <translation>Lichess</translation>
    </message>
    <message>
        <source>Lichess asks here</source>
        <translation>Lichess vraagt hier op</translation>
    </message>
    <message>
        <source>&amp;Round of the broadcast</source>
        <translation>&amp;Ronde van de uitzending</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Keep the token</source>
        <translation>Token bewaren</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Token</translation>
    </message>
    <message>
        <source>Either Lichess asks at the address, or this program pushes with your token (study:write). The token lies in the keyring of this computer, never in the event.</source>
        <translation>Lichess vraagt op bij het adres, of dit programma stuurt met uw token (study:write). Het token staat in de sleutelbos van deze computer, nooit in het toernooi.</translation>
    </message>
    <message>
        <source>What Lichess would show, and what was pushed</source>
        <translation>Wat Lichess zou tonen, en wat is verstuurd</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Proefdraaien</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Versturen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Delayed file for broadcasters</source>
        <translation>Vertraagd bestand voor uitzenders</translation>
    </message>
    <message>
        <source>Each round is kept in {0}.</source>
        <translation>Elke ronde staat in {0}.</translation>
    </message>
    <message>
        <source>Only where the live boards have a public name: a tunnel, or a proxy on your server.</source>
        <translation>Alleen waar de liveborden een openbare naam hebben: een tunnel, of een proxy op uw server.</translation>
    </message>
</context>
<context>
    <name>GroupFilter</name>
    <message>
        <source>Players of a category</source>
        <translation>Spelers van een categorie</translation>
    </message>
    <message>
        <source>Show the players of one category only</source>
        <translation>Alleen de spelers van één categorie tonen</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Iedereen</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>First steps</source>
        <translation>Eerste stappen</translation>
    </message>
    <message>
        <source>Take me there</source>
        <translation>Erheen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>No more cards</source>
        <translation>Geen kaarten meer</translation>
    </message>
    <message>
        <source>{0} of {1}: {2}</source>
        <translation>{0} van {1}: {2}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Klaar</translation>
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
        <translation>niets ingevoerd</translation>
    </message>
    <message>
        <source>“{0}” is not a place; places are whole numbers from 1.</source>
        <translation>“{0}” is geen plaats; plaatsen zijn hele getallen vanaf 1.</translation>
    </message>
    <message>
        <source>“{0}” is not a value; write a number such as 2.5.</source>
        <translation>“{0}” is geen waarde; schrijf een getal zoals 2.5.</translation>
    </message>
    <message>
        <source>Place by hand</source>
        <translation>Plaats handmatig</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Place before this rung is reached; shared places are ties</source>
        <translation>Plaats vóór deze tie-break; gedeelde plaatsen zijn gelijk</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Type a number; Enter goes to the next line, Del empties the field.</source>
        <translation>Typ een getal; Enter gaat naar de volgende regel, Del maakt het veld leeg.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Manual</source>
        <translation>Handleiding</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Zoeken in de handleiding</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Pagina&apos;s van de handleiding</translation>
    </message>
    <message>
        <source>Using the program</source>
        <translation>Met het programma werken</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Tie-breaks</translation>
    </message>
    <message>
        <source>Policies for unplayed games</source>
        <translation>Regels voor niet-gespeelde partijen</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Pagina van de handleiding</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <translation>Terug naar de vorige pagina</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) found</source>
        <translation>
            <numerusform>%n pagina gevonden</numerusform>
            <numerusform>%n pagina&apos;s gevonden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportGamesDialog</name>
    <message>
        <source>Import games</source>
        <translation>Partijen importeren</translation>
    </message>
    <message>
        <source>Games of {0}</source>
        <translation>Partijen van {0}</translation>
    </message>
    <message>
        <source>Each game goes to the board of its players. What is wrong is kept as a doubt.</source>
        <translation>Elke partij gaat naar het bord van de beide spelers. Wat niet klopt, wordt als twijfelgeval bewaard.</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Letters van de stukken</translation>
    </message>
    <message>
        <source>as each game proves</source>
        <translation>zoals uit elke partij blijkt</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>Welke ronde</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>zoals in het bestand</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronde {0}</translation>
    </message>
    <message>
        <source>Letters:</source>
        <translation>Letters:</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>Ronde:</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Partijen van het bestand</translation>
    </message>
    <message>
        <source>Keep these games</source>
        <translation>Deze partijen bewaren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>Er staat geen partij in dit bestand.</translation>
    </message>
    <message>
        <source>Games: {0}, to be kept: {1}, to look at: {2}</source>
        <translation>Partijen: {0}, te bewaren: {1}, te bekijken: {2}</translation>
    </message>
    <message>
        <source>There is nothing new in this file</source>
        <translation>Er staat niets nieuws in dit bestand</translation>
    </message>
    <message>
        <source>Replace recorded games?</source>
        <translation>Vastgelegde partijen vervangen?</translation>
    </message>
</context>
<context>
    <name>ImportReviewDialog</name>
    <message>
        <source>Import: {0}</source>
        <translation>Importeren: {0}</translation>
    </message>
    <message>
        <source>Review before importing</source>
        <translation>Controle vóór het importeren</translation>
    </message>
    <message>
        <source>Nothing has been created yet. {0} itself stays as it is.</source>
        <translation>Er is nog niets gemaakt. {0} zelf blijft zoals het is.</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>Controleer dit</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Aangenomen</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Hersteld</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weggelaten</translation>
    </message>
    <message>
        <source>The file says everything itself: nothing was assumed or repaired.</source>
        <translation>Het bestand is volledig: er is niets aangenomen of hersteld.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Controle</translation>
    </message>
    <message>
        <source>I have read what to check: import the rounds all the same, and note it</source>
        <translation>Ik heb gelezen wat te controleren is: importeer de ronden toch, en noteer het</translation>
    </message>
    <message>
        <source>Each of these becomes a ### line of the tournament report.</source>
        <translation>Elk hiervan wordt een ###-regel in het toernooirapport.</translation>
    </message>
    <message>
        <source>New event file</source>
        <translation>Nieuw toernooibestand</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Wijzigen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Create the event</source>
        <translation>Toernooi aanmaken</translation>
    </message>
    <message>
        <source>Tick the box above first: the file breaks rules of pairing.</source>
        <translation>Vink eerst het vakje hierboven aan: het bestand is in strijd met indelingsregels.</translation>
    </message>
</context>
<context>
    <name>JobList</name>
    <message>
        <source>Documents in it</source>
        <translation>Documenten erin</translation>
    </message>
    <message>
        <source>Documents in the pack</source>
        <translation>Documenten in het pakket</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Add a document</source>
        <translation>Document toevoegen</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Eerder</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>Eén exemplaar minder</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>Eén exemplaar meer</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Eruit halen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join an event</source>
        <translation>Meewerken aan een toernooi</translation>
    </message>
    <message>
        <source>Another computer leads it and has invited this one: Event &gt; Work together…, on its screen.</source>
        <translation>Een andere computer leidt het en heeft deze uitgenodigd: Toernooi &gt; Samenwerken…, op het scherm daar.</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adres</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Code</translation>
    </message>
    <message>
        <source>Figures to compare</source>
        <translation>Cijfers om te vergelijken</translation>
    </message>
    <message>
        <source>Are these the figures on the screen of the leading computer? If not, somebody else answers at this address: do not join.</source>
        <translation>Staan deze cijfers op het scherm van de hoofdcomputer? Zo niet, dan antwoordt iemand anders op dit adres: doe dan niet mee.</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Volgende</translation>
    </message>
    <message>
        <source>They are the &amp;same: join</source>
        <translation>Ze zijn &amp;gelijk: meewerken</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Fill in the address and the code first.</source>
        <translation>Vul eerst het adres en de code in.</translation>
    </message>
    <message>
        <source>The leading computer is being asked…</source>
        <translation>De hoofdcomputer wordt gevraagd…</translation>
    </message>
</context>
<context>
    <name>KeizerDialog</name>
    <message>
        <source>Shares are of the value of a place. What is announced holds for the whole season.</source>
        <translation>Delen zijn van de waarde van een plaats. Wat is aangekondigd, geldt het hele seizoen.</translation>
    </message>
    <message>
        <source>Rounds are paired: only shares can still change, with a reason.</source>
        <translation>Er zijn ronden ingedeeld: alleen de delen zijn nog te wijzigen, met een reden.</translation>
    </message>
    <message>
        <source>Keizer system</source>
        <translation>Keizersysteem</translation>
    </message>
    <message>
        <source>Ready parameters</source>
        <translation>Kant-en-klare parameters</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Eigen</translation>
    </message>
    <message>
        <source>&amp;As in</source>
        <translation>&amp;Zoals bij</translation>
    </message>
    <message>
        <source>All of it…</source>
        <translation>Alles…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>&amp;First place is worth</source>
        <translation>&amp;Eerste plaats is waard</translation>
    </message>
    <message>
        <source>a multiple of the last, rounded down</source>
        <translation>een veelvoud van de laatste, naar beneden afgerond</translation>
    </message>
    <message>
        <source>a multiple of the last, halves rounded to even</source>
        <translation>een veelvoud van de laatste, halven afgerond op even</translation>
    </message>
    <message>
        <source>as much as there are players</source>
        <translation>zoveel als er spelers zijn</translation>
    </message>
    <message>
        <source>twice as much as there are players</source>
        <translation>twee keer zoveel als er spelers zijn</translation>
    </message>
    <message>
        <source>&amp;Bye of who is left over</source>
        <translation>&amp;Bye van wie overblijft</translation>
    </message>
    <message>
        <source>&amp;Excused absence</source>
        <translation>&amp;Afwezig met bericht</translation>
    </message>
    <message>
        <source>all rounds by the table of the round before</source>
        <translation>alle ronden volgens de stand van de ronde ervoor</translation>
    </message>
    <message>
        <source>all rounds until values and table agree</source>
        <translation>alle ronden tot waarden en stand overeenstemmen</translation>
    </message>
    <message>
        <source>each round keeps the values of its evening</source>
        <translation>elke ronde houdt de waarden van die avond</translation>
    </message>
    <message>
        <source>After each round &amp;values count</source>
        <translation>Na elke ronde tellen &amp;waarden</translation>
    </message>
    <message>
        <source>0: at once, {0}: never</source>
        <translation>0: meteen, {0}: nooit</translation>
    </message>
    <message>
        <source>&amp;Not again within … rounds</source>
        <translation>&amp;Niet weer binnen … ronden</translation>
    </message>
    <message>
        <source>Multiple of the last</source>
        <translation>Veelvoud van de laatste</translation>
    </message>
    <message>
        <source>Or a number for the first place</source>
        <translation>Of een getal voor de eerste plaats</translation>
    </message>
    <message>
        <source>follows from the above</source>
        <translation>volgt uit het bovenstaande</translation>
    </message>
    <message>
        <source>The own value is added</source>
        <translation>Eigen waarde wordt opgeteld</translation>
    </message>
    <message>
        <source>once, the one of now</source>
        <translation>één keer, die van nu</translation>
    </message>
    <message>
        <source>once, the one at the start</source>
        <translation>één keer, die van het begin</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>niet</translation>
    </message>
    <message>
        <source>It is gone after round</source>
        <translation>Weg na ronde</translation>
    </message>
    <message>
        <source>0: it stays</source>
        <translation>0: blijft</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlies</translation>
    </message>
    <message>
        <source>Win by forfeit</source>
        <translation>Reglementaire winst</translation>
    </message>
    <message>
        <source>Loss by forfeit</source>
        <translation>Reglementair verlies</translation>
    </message>
    <message>
        <source>Absence without excuse</source>
        <translation>Afwezig zonder bericht</translation>
    </message>
    <message>
        <source>Game for the club elsewhere</source>
        <translation>Partij elders voor de club</translation>
    </message>
    <message>
        <source>Excused absences that count</source>
        <translation>Afwezigheden met bericht die tellen</translation>
    </message>
    <message>
        <source>0: all</source>
        <translation>0: alle</translation>
    </message>
    <message>
        <source>Each further one counts half of the one before</source>
        <translation>Elke volgende telt de helft van die ervoor</translation>
    </message>
    <message>
        <source>Amounts are rounded</source>
        <translation>Bedragen worden afgerond</translation>
    </message>
    <message>
        <source>to halves</source>
        <translation>op halven</translation>
    </message>
    <message>
        <source>to whole numbers</source>
        <translation>op hele getallen</translation>
    </message>
    <message>
        <source>First ranking</source>
        <translation>Beginranglijst</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>op rating</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>op nummer</translation>
    </message>
    <message>
        <source>The bye goes round</source>
        <translation>De bye rouleert</translation>
    </message>
    <message>
        <source>Byes mean</source>
        <translation>Byes betekenen</translation>
    </message>
    <message>
        <source>H excused, Z not, F a game for the club</source>
        <translation>H met bericht, Z niet, F een partij voor de club</translation>
    </message>
    <message>
        <source>H and Z excused, F not, as in a file</source>
        <translation>H en Z met bericht, F niet, zoals in een bestand</translation>
    </message>
</context>
<context>
    <name>KeptLine</name>
    <message>
        <source>Open the folder</source>
        <translation>Map openen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>KeyLegend</name>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>next open board</source>
        <translation>volgend open bord</translation>
    </message>
    <message>
        <source>A–Z</source>
        <translation>A–Z</translation>
    </message>
    <message>
        <source>find a player</source>
        <translation>speler zoeken</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Toetsen: {0}</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>wit wint</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remise</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>zwart wint</translation>
    </message>
    <message>
        <source>Black absent</source>
        <translation>zwart afwezig</translation>
    </message>
    <message>
        <source>White absent</source>
        <translation>wit afwezig</translation>
    </message>
    <message>
        <source>both absent</source>
        <translation>beiden afwezig</translation>
    </message>
    <message>
        <source>other</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>wissen</translation>
    </message>
</context>
<context>
    <name>KeyMaps</name>
    <message>
        <source>Classic (1, 5, 0)</source>
        <translation>Klassiek (1, 5, 0)</translation>
    </message>
    <message>
        <source>Sharly (1, 3, 2; 0 clears)</source>
        <translation>Sharly (1, 3, 2; 0 wist)</translation>
    </message>
    <message>
        <source>OpenPairings (1, 2, 3)</source>
        <translation>OpenPairings (1, 2, 3)</translation>
    </message>
    <message>
        <source>Space (1, space bar, 0)</source>
        <translation>Spatie (1, spatiebalk, 0)</translation>
    </message>
    <message>
        <source>US (W, D, L)</source>
        <translation>US (W, D, L)</translation>
    </message>
    <message>
        <source>Own keys…</source>
        <translation>Eigen toetsen…</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatie</translation>
    </message>
</context>
<context>
    <name>KnockoutDialog</name>
    <message>
        <source>“{0}” is no tie-break; write for example rapid-25-10. There are {1}.</source>
        <translation>“{0}” is geen beslissing; schrijf bijvoorbeeld rapid-25-10. Er zijn {1}.</translation>
    </message>
    <message>
        <source>The winner of a match goes on. What decides a drawn match is announced beforehand.</source>
        <translation>De winnaar van een match gaat door. Wat een gelijke match beslist, wordt vooraf aangekondigd.</translation>
    </message>
    <message>
        <source>Round 1 is paired: only the tie-break can still change, with a reason.</source>
        <translation>Ronde 1 is ingedeeld: alleen de tie-break is nog te wijzigen, met een reden.</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Knock-out</translation>
    </message>
    <message>
        <source>&amp;Games of a match</source>
        <translation>&amp;Partijen per match</translation>
    </message>
    <message>
        <source>one</source>
        <translation>één</translation>
    </message>
    <message>
        <source>two, with both colours</source>
        <translation>twee, met beide kleuren</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>Plaat&amp;sing</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>op rating</translation>
    </message>
    <message>
        <source>as the start list has them</source>
        <translation>zoals op de startlijst</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>door loting</translation>
    </message>
    <message>
        <source>&amp;White in the first game</source>
        <translation>&amp;Wit in de eerste partij</translation>
    </message>
    <message>
        <source>who had it less often, else the bracket says who</source>
        <translation>wie het minder vaak had, anders beslist het schema</translation>
    </message>
    <message>
        <source>the better seed</source>
        <translation>de hoogst geplaatste</translation>
    </message>
    <message>
        <source>The losers of the semi-finals &amp;play for place 3</source>
        <translation>De &amp;verliezers van de halve finales spelen om plaats 3</translation>
    </message>
    <message>
        <source>A match &amp;ends when nobody can catch up</source>
        <translation>Een match &amp;eindigt als niemand meer kan inlopen</translation>
    </message>
    <message>
        <source>Tie-breaks to choose from</source>
        <translation>Beslissingen om uit te kiezen</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Eigen</translation>
    </message>
    <message>
        <source>&amp;A drawn match</source>
        <translation>Een &amp;gelijke match</translation>
    </message>
    <message>
        <source>&amp;In this order</source>
        <translation>&amp;In deze volgorde</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>één partij</translation>
    </message>
    <message>
        <source>two games</source>
        <translation>twee partijen</translation>
    </message>
    <message>
        <source>four games</source>
        <translation>vier partijen</translation>
    </message>
    <message>
        <source>the arbiter decides a drawn match</source>
        <translation>de arbiter beslist een gelijke match</translation>
    </message>
    <message>
        <source>place 3 is played for</source>
        <translation>er wordt om plaats 3 gespeeld</translation>
    </message>
    <message>
        <source>the arbiter decides</source>
        <translation>de arbiter beslist</translation>
    </message>
    <message>
        <source>The arbiter decides.</source>
        <translation>De arbiter beslist.</translation>
    </message>
</context>
<context>
    <name>LaboratoryWindow</name>
    <message>
        <source>tdapp: laboratory</source>
        <translation>tdapp: laboratorium</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Players and rounds</source>
        <translation>Spelers en ronden</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Toernooien</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>Processen</translation>
    </message>
    <message>
        <source>Fewer processes</source>
        <translation>Minder processen</translation>
    </message>
    <message>
        <source>More processes</source>
        <translation>Meer processen</translation>
    </message>
    <message>
        <source>BH/C1,SB; DE,BH@fide-2009</source>
        <translation>BH/C1,SB; DE,BH@fide-2009</translation>
    </message>
    <message>
        <source>Add this event&apos;s</source>
        <translation>Die van dit toernooi erbij</translation>
    </message>
    <message>
        <source>Put the ladders of the open event into the rows</source>
        <translation>De tie-breakvolgorden van het open toernooi in de rijen zetten</translation>
    </message>
    <message>
        <source>Reports of a folder…</source>
        <translation>Rapporten uit een map…</translation>
    </message>
    <message>
        <source>Look at events that were really played instead of events made by chance</source>
        <translation>Kijk naar echt gespeelde toernooien in plaats van toevallige</translation>
    </message>
    <message>
        <source>Players × rounds</source>
        <translation>Spelers × ronden</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startgetal</translation>
    </message>
    <message>
        <source>Ladders of your own, separated by ;</source>
        <translation>Eigen tie-breakvolgorden, gescheiden door ;</translation>
    </message>
    <message>
        <source>Keep the events in a file…</source>
        <translation>Toernooien in een bestand bewaren…</translation>
    </message>
    <message>
        <source>A run that was stopped goes on where it was; more events can be added later</source>
        <translation>Een gestopte berekening gaat verder waar die was gebleven; later kunnen er toernooien bij</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>About the laboratory</source>
        <translation>Over het laboratorium</translation>
    </message>
    <message>
        <source>The laboratory</source>
        <translation>Het laboratorium</translation>
    </message>
    <message>
        <source>Nothing was run yet</source>
        <translation>Er is nog niets berekend</translation>
    </message>
    <message>
        <source>Choose a study and how many events. A hundred events of 100 players take some ten seconds.</source>
        <translation>Kies een studie en hoeveel toernooien. Honderd toernooien van 100 spelers duren zo&apos;n tien seconden.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Opslaan als PDF…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Opslaan als CSV…</translation>
    </message>
    <message>
        <source>Save as JSON…</source>
        <translation>Opslaan als JSON…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Groter</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Hele pagina</translation>
    </message>
    <message>
        <source>A folder of tournament reports</source>
        <translation>Een map met toernooirapporten</translation>
    </message>
    <message>
        <source>The reports in {0} instead of events made by chance</source>
        <translation>De rapporten in {0} in plaats van toevallige toernooien</translation>
    </message>
    <message>
        <source>Keep the events in a file</source>
        <translation>Toernooien in een bestand bewaren</translation>
    </message>
    <message>
        <source>Results of the laboratory (*.jsonl)</source>
        <translation>Resultaten van het laboratorium (*.jsonl)</translation>
    </message>
    <message>
        <source>Kept in {0}</source>
        <translation>Bewaard in {0}</translation>
    </message>
    <message>
        <source>Stopping after the events under way…</source>
        <translation>Stopt na de lopende toernooien…</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) counted.</source>
        <translation>
            <numerusform>%n toernooi geteld.</numerusform>
            <numerusform>%n toernooien geteld.</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-bestanden (*.pdf)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-bestanden (*.csv)</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON-bestanden (*.json)</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Resultaten opslaan</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Opgeslagen: {0}</translation>
    </message>
</context>
<context>
    <name>LadderActions</name>
    <message>
        <source>&amp;Make the trial ladder official…</source>
        <translation>Proefvolgorde &amp;officieel maken…</translation>
    </message>
    <message>
        <source>&amp;Drop the trial ladder</source>
        <translation>&amp;Proefvolgorde verwerpen</translation>
    </message>
    <message>
        <source>&amp;Compare ladders…</source>
        <translation>Tie-breakvolgorden ver&amp;gelijken…</translation>
    </message>
    <message>
        <source>&amp;Places by policy…</source>
        <translation>Plaatsen per r&amp;egel…</translation>
    </message>
    <message>
        <source>&amp;Verify every value…</source>
        <translation>Elke waarde &amp;controleren…</translation>
    </message>
    <message>
        <source>&amp;Enter places and values by hand…</source>
        <translation>Plaatsen en waarden &amp;handmatig invoeren…</translation>
    </message>
    <message>
        <source>La&amp;boratory: which tie-break?</source>
        <translation>La&amp;boratorium: welke tie-break?</translation>
    </message>
    <message>
        <source>&amp;Save this ladder as…</source>
        <translation>Deze volgorde op&amp;slaan als…</translation>
    </message>
    <message>
        <source>C&amp;opy the ladder of another event…</source>
        <translation>Volgorde van ander toernooi o&amp;vernemen…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Open eerst een toernooi</translation>
    </message>
    <message>
        <source>There is no trial ladder: the official one is shown</source>
        <translation>Er is geen proefvolgorde: de officiële wordt getoond</translation>
    </message>
    <message>
        <source>The ladder has no rung MAN or EXT that would ask for entries</source>
        <translation>De volgorde heeft geen tie-break MAN of EXT die om invoer vraagt</translation>
    </message>
    <message>
        <source>Change the official ladder?</source>
        <translation>De officiële tie-breakvolgorde wijzigen?</translation>
    </message>
    <message>
        <source>Round 1 is paired: players may rely on the announced tie-breaks. The old ladder is kept, the change is logged and written to the tournament report.</source>
        <translation>Ronde 1 is ingedeeld: spelers mogen op de aangekondigde tie-breaks rekenen. De oude volgorde blijft bewaard, de wijziging komt in het logboek en in het toernooirapport.</translation>
    </message>
    <message>
        <source>Change the edition of the rules?</source>
        <translation>De uitgave van de regels wijzigen?</translation>
    </message>
    <message>
        <source>Round 1 is paired. Another edition changes how unplayed games count; the change is logged.</source>
        <translation>Ronde 1 is ingedeeld. Met een andere uitgave tellen niet-gespeelde partijen anders; de wijziging komt in het logboek.</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>FIDE-uitgave {0}</translation>
    </message>
    <message>
        <source>The ladder is official now.</source>
        <translation>De tie-breakvolgorde is nu officieel.</translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Officiële volgorde</translation>
    </message>
    <message>
        <source>Trial ladder</source>
        <translation>Proefvolgorde</translation>
    </message>
    <message>
        <source>Save this ladder</source>
        <translation>Deze tie-breakvolgorde opslaan</translation>
    </message>
    <message>
        <source>Name of the ladder:</source>
        <translation>Naam van de tie-breakvolgorde:</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Opgeslagen: {0}</translation>
    </message>
    <message>
        <source>Forgotten: {0}</source>
        <translation>Vergeten: {0}</translation>
    </message>
    <message>
        <source>Copy the ladder of another event</source>
        <translation>Tie-breakvolgorde van een ander toernooi overnemen</translation>
    </message>
    <message>
        <source>Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)</source>
        <translation>Toernooien en toernooirapporten (*.tdb *.trf *.trfx *.txt);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>{0} names no tie-breaks.</source>
        <translation>{0} noemt geen tie-breaks.</translation>
    </message>
    <message>
        <source>Ladder copied from {0}</source>
        <translation>Tie-breakvolgorde overgenomen uit {0}</translation>
    </message>
    <message>
        <source>Copy a ladder</source>
        <translation>Tie-breakvolgorde overnemen</translation>
    </message>
    <message>
        <source>The file has several sections:</source>
        <translation>Het bestand heeft meerdere groepen:</translation>
    </message>
</context>
<context>
    <name>LadderDelegate</name>
    <message>
        <source>NOT C.07</source>
        <translation>NIET C.07</translation>
    </message>
    <message>
        <source>unplayed games: {0}</source>
        <translation>niet-gespeelde partijen: {0}</translation>
    </message>
</context>
<context>
    <name>LadderGestures</name>
    <message>
        <source>{0} moved to position {1} of {2}</source>
        <translation>{0} verplaatst naar plaats {1} van {2}</translation>
    </message>
    <message>
        <source>{0} added at position {1}</source>
        <translation>{0} toegevoegd op plaats {1}</translation>
    </message>
    <message>
        <source>{0} removed</source>
        <translation>{0} verwijderd</translation>
    </message>
</context>
<context>
    <name>LadderModel</name>
    <message>
        <source>not C.07</source>
        <translation>niet C.07</translation>
    </message>
    <message>
        <source>Options of {0} (F2)</source>
        <translation>Opties van {0} (F2)</translation>
    </message>
    <message>
        <source>{0} is already the first rung</source>
        <translation>{0} is al de eerste tie-break</translation>
    </message>
    <message>
        <source>Move {0} up (Alt+Up)</source>
        <translation>{0} omhoog (Alt+Omhoog)</translation>
    </message>
    <message>
        <source>{0} is already the last rung</source>
        <translation>{0} is al de laatste tie-break</translation>
    </message>
    <message>
        <source>Move {0} down (Alt+Down)</source>
        <translation>{0} omlaag (Alt+Omlaag)</translation>
    </message>
    <message>
        <source>Remove {0} (Del)</source>
        <translation>{0} verwijderen (Del)</translation>
    </message>
</context>
<context>
    <name>LadderPanel</name>
    <message>
        <source>Tie-breaks</source>
        <translation>Tie-breaks</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Voorinstelling</translation>
    </message>
    <message>
        <source>Put a ready ladder into the editor</source>
        <translation>Een kant-en-klare volgorde in de editor zetten</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Uitgave van de tie-breakregels van de FIDE</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>FIDE-uitgave {0}</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergelijken…</translation>
    </message>
    <message>
        <source>Places by policy: what each rule for unplayed games would change</source>
        <translation>Plaatsen per regel: wat elke regel voor niet-gespeelde partijen zou veranderen</translation>
    </message>
    <message>
        <source>Verify…</source>
        <translation>Controleren…</translation>
    </message>
    <message>
        <source>Compare every value with FIDE&apos;s tool and with a second calculation</source>
        <translation>Elke waarde vergelijken met het programma van de FIDE en met een tweede berekening</translation>
    </message>
    <message>
        <source>Drop trial</source>
        <translation>Proef weg</translation>
    </message>
    <message>
        <source>Back to the official ladder; can be undone</source>
        <translation>Terug naar de officiële volgorde; kan ongedaan worden gemaakt</translation>
    </message>
    <message>
        <source>Make official…</source>
        <translation>Officieel maken…</translation>
    </message>
    <message>
        <source>Laboratory: which tie-break, which rule for unplayed games serves best?</source>
        <translation>Laboratorium: welke tie-break, welke regel voor niet-gespeelde partijen is het best?</translation>
    </message>
    <message>
        <source>Ladder, in the order of use after points</source>
        <translation>Tie-breaks, in volgorde van gebruik na de punten</translation>
    </message>
    <message>
        <source>No tie-break: all ties stay shared</source>
        <translation>Geen tie-break: gelijke plaatsen blijven gedeeld</translation>
    </message>
    <message>
        <source>Type a criterion below, or drag one here.</source>
        <translation>Typ hieronder een tie-break, of sleep er een hierheen.</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In woorden</translation>
    </message>
    <message>
        <source>Results changed after this was entered: it may be out of date.</source>
        <translation>Uitslagen zijn gewijzigd nadat dit is ingevoerd: het kan verouderd zijn.</translation>
    </message>
    <message numerus="yes">
        <source>TRIAL, %n change(s) from official</source>
        <translation>
            <numerusform>PROEF, %n wijziging ten opzichte van officieel</numerusform>
            <numerusform>PROEF, %n wijzigingen ten opzichte van officieel</numerusform>
        </translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Officiële volgorde</translation>
    </message>
    <message>
        <source>The trial ladder becomes the official one</source>
        <translation>De proefvolgorde wordt de officiële</translation>
    </message>
    <message>
        <source>The ladder shown is the official one already; change something first</source>
        <translation>De getoonde volgorde is al de officiële; wijzig eerst iets</translation>
    </message>
    <message>
        <source>Edition {0}</source>
        <translation>Uitgave {0}</translation>
    </message>
    <message>
        <source>Change freely: this is a trial until you make it official.</source>
        <translation>Wijzig gerust: dit is een proef tot u hem officieel maakt.</translation>
    </message>
    <message>
        <source>Options of {0}</source>
        <translation>Opties van {0}</translation>
    </message>
</context>
<context>
    <name>LadderView</name>
    <message>
        <source>Ladder, in the order of use</source>
        <translation>Tie-breaks, in volgorde van gebruik</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a rung, F2 or Enter opens its options, Del removes it, Shift+F1 opens its page of the manual.</source>
        <translation>Alt+Omhoog en Alt+Omlaag verplaatsen een tie-break, F2 of Enter opent de opties, Del verwijdert hem, Shift+F1 opent zijn pagina in de handleiding.</translation>
    </message>
    <message>
        <source>Options…	F2</source>
        <translation>Opties…	F2</translation>
    </message>
    <message>
        <source>Move up	Alt+Up</source>
        <translation>Omhoog	Alt+Omhoog</translation>
    </message>
    <message>
        <source>Move down	Alt+Down</source>
        <translation>Omlaag	Alt+Omlaag</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>Verwijderen	Del</translation>
    </message>
    <message>
        <source>About this tie-break	Shift+F1</source>
        <translation>Over deze tie-break	Shift+F1</translation>
    </message>
    <message>
        <source>Enter by hand…</source>
        <translation>Handmatig invoeren…</translation>
    </message>
</context>
<context>
    <name>Leading</name>
    <message>
        <source>This computer leads the event from here on.</source>
        <translation>Deze computer leidt het toernooi vanaf nu.</translation>
    </message>
    <message>
        <source>The leading computer is being asked…</source>
        <translation>De hoofdcomputer wordt gevraagd…</translation>
    </message>
    <message>
        <source>The computer that led before knows that this one leads now.</source>
        <translation>De computer die eerder leidde, weet dat deze nu leidt.</translation>
    </message>
    <message>
        <source>the computer that led</source>
        <translation>de computer die leidde</translation>
    </message>
    <message>
        <source>{0} leads it since this computer did not answer, at {1}.</source>
        <translation>{0} leidt het sinds deze computer niet antwoordde, op {1}.</translation>
    </message>
    <message>
        <source>Here it can only be looked at. As a desk you work on; what was entered only here is shown.</source>
        <translation>Hier kan het alleen worden bekeken. Als werkplek werkt u verder; wat alleen hier is ingevoerd, wordt getoond.</translation>
    </message>
    <message>
        <source>Another computer leads this event</source>
        <translation>Een andere computer leidt dit toernooi</translation>
    </message>
    <message>
        <source>Become a desk</source>
        <translation>Werkplek worden</translation>
    </message>
    <message>
        <source>The event is being fetched…</source>
        <translation>Het toernooi wordt opgehaald…</translation>
    </message>
</context>
<context>
    <name>LeagueDialog</name>
    <message>
        <source>League</source>
        <translation>Competitie</translation>
    </message>
    <message>
        <source>Who plays against these rules is asked about with the rule, when a line-up is handed in.</source>
        <translation>Wie in strijd met deze regels is opgesteld, wordt bij het inleveren van de opstelling gemeld, met de regel erbij.</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>onbeperkt</translation>
    </message>
    <message>
        <source>Fixed members of a team</source>
        <translation>Vaste leden van een team</translation>
    </message>
    <message>
        <source>as many as boards</source>
        <translation>zoveel als borden</translation>
    </message>
    <message>
        <source>A reserve may play</source>
        <translation>Een reserve mag spelen</translation>
    </message>
    <message>
        <source>by nothing else</source>
        <translation>door niets anders</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>op rating</translation>
    </message>
    <message>
        <source>by the numbers in the club&apos;s list</source>
        <translation>door de nummers op de clublijst</translation>
    </message>
    <message>
        <source>The order is limited</source>
        <translation>De volgorde is begrensd</translation>
    </message>
    <message>
        <source>Rating points that may be turned round</source>
        <translation>Ratingpunten die omgedraaid mogen staan</translation>
    </message>
    <message>
        <source>Fine for a board without a player</source>
        <translation>Boete voor een bord zonder speler</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>Fine for a team that does not appear</source>
        <translation>Boete voor een team dat niet verschijnt</translation>
    </message>
    <message>
        <source>Division of this file (1 is the highest, 0: none)</source>
        <translation>Klasse van dit bestand (1 is de hoogste, 0: geen)</translation>
    </message>
    <message>
        <source>Season (divisions of one season are compared)</source>
        <translation>Seizoen (klassen van één seizoen worden vergeleken)</translation>
    </message>
    <message>
        <source>Times a member may play for higher teams of the club</source>
        <translation>Hoe vaak een lid voor hogere teams van de club mag spelen</translation>
    </message>
    <message>
        <source>Teams that go up</source>
        <translation>Teams die promoveren</translation>
    </message>
    <message>
        <source>Teams that go down</source>
        <translation>Teams die degraderen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>LichessDesk</name>
    <message>
        <source>The token is kept by this computer.</source>
        <translation>Het token is op deze computer bewaard.</translation>
    </message>
    <message>
        <source>Nothing is pushed any more.</source>
        <translation>Er wordt niets meer verstuurd.</translation>
    </message>
</context>
<context>
    <name>LimitsDialog</name>
    <message>
        <source>Categories under a rating</source>
        <translation>Categorieën onder een rating</translation>
    </message>
    <message>
        <source>Limits, separated by commas; players without a rating go to the lowest.</source>
        <translation>Grenzen, gescheiden door komma&apos;s; spelers zonder rating gaan naar de laagste.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Limits are ratings, for example 2000, 1800.</source>
        <translation>Grenzen zijn ratings, bijvoorbeeld 2000, 1800.</translation>
    </message>
</context>
<context>
    <name>LineUpDialog</name>
    <message>
        <source>Line-ups</source>
        <translation>Opstellingen</translation>
    </message>
    <message>
        <source>Line-ups of match {0}, round {1}</source>
        <translation>Opstellingen van wedstrijd {0}, ronde {1}</translation>
    </message>
    <message>
        <source>Space or the digit of a member takes him or her in or out; Tab goes to the other team, Enter hands in.</source>
        <translation>Spatie of het cijfer van een lid zet dat erin of eruit; Tab gaat naar het andere team, Enter levert in.</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Inleveren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>ListOrder</name>
    <message>
        <source>standard</source>
        <translation>klassiek</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>rapid</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>snelschaak</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>Order of the rating lists</source>
        <translation>Volgorde van de ratinglijsten</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Add a rating of a list</source>
        <translation>Rating van een lijst toevoegen</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Omhoog (Alt+Omhoog)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Omlaag (Alt+Omlaag)</translation>
    </message>
    <message>
        <source>Leave this rating out (Del)</source>
        <translation>Deze rating weglaten (Del)</translation>
    </message>
    <message>
        <source>Usual order</source>
        <translation>Gebruikelijke volgorde</translation>
    </message>
    <message>
        <source>FIDE&apos;s rating of the rate of play, then standard</source>
        <translation>FIDE-rating van het speeltempo, dan klassiek</translation>
    </message>
    <message>
        <source>Every rating of the lists is there</source>
        <translation>Elke rating van de lijsten staat er</translation>
    </message>
    <message>
        <source>It is the first already</source>
        <translation>Het is al de eerste</translation>
    </message>
    <message>
        <source>It is the last already</source>
        <translation>Het is al de laatste</translation>
    </message>
    <message>
        <source>One rating has to stay</source>
        <translation>Eén rating moet blijven</translation>
    </message>
</context>
<context>
    <name>Live</name>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Place under the ladder shown</source>
        <translation>Plaats bij de getoonde volgorde</translation>
    </message>
    <message>
        <source>By how many places the ladder shown moves the player against the official</source>
        <translation>Hoeveel plaatsen de getoonde volgorde de speler verschuift ten opzichte van de officiële</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Punten na deze ronde</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Beslist door</translation>
    </message>
    <message>
        <source>The rung that separates the player from those nearest on the same points</source>
        <translation>De tie-break die de speler scheidt van de naaste met gelijke punten</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>The player&apos;s value of that rung</source>
        <translation>De waarde van de speler bij die tie-break</translation>
    </message>
    <message>
        <source>Shared place</source>
        <translation>Gedeelde plaats</translation>
    </message>
    <message>
        <source>up from place {0}</source>
        <translation>omhoog van plaats {0}</translation>
    </message>
    <message>
        <source>down from place {0}</source>
        <translation>omlaag van plaats {0}</translation>
    </message>
</context>
<context>
    <name>LiveDesk</name>
    <message>
        <source>The pages for viewers are open again.</source>
        <translation>De pagina&apos;s voor kijkers zijn weer open.</translation>
    </message>
</context>
<context>
    <name>LiveDialog</name>
    <message>
        <source>Live boards</source>
        <translation>Liveborden</translation>
    </message>
    <message>
        <source>Boards, games and standings for everybody with a browser, from a process that holds only these.</source>
        <translation>Borden, partijen en standen voor iedereen met een browser, uit een proces dat alleen deze bevat.</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>&amp;Moves appear later by</source>
        <translation>&amp;Zetten verschijnen later met</translation>
    </message>
    <message>
        <source>also when the &amp;result is entered</source>
        <translation>ook als de &amp;uitslag is ingevoerd</translation>
    </message>
    <message>
        <source>&amp;Line for the viewers</source>
        <translation>&amp;Regel voor de kijkers</translation>
    </message>
    <message>
        <source>Show the &amp;standings as they would be now</source>
        <translation>De &amp;stand tonen zoals die nu zou zijn</translation>
    </message>
    <message>
        <source>While a round is played: with the results that viewers know. Games without one do not count.</source>
        <translation>Tijdens een ronde: met de uitslagen die kijkers kennen. Partijen zonder uitslag tellen niet.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>A UCI engine, its path or name; only for games whose result viewers know. Stop ends it.</source>
        <translation>Een UCI-engine, pad of naam; alleen voor partijen waarvan kijkers de uitslag kennen. Stoppen sluit de engine af.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Kiezen…</translation>
    </message>
    <message>
        <source>&amp;Engine for finished games</source>
        <translation>&amp;Engine voor afgelopen partijen</translation>
    </message>
    <message>
        <source>Engine for finished games</source>
        <translation>Engine voor afgelopen partijen</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Poort</translation>
    </message>
    <message>
        <source>Show in the &amp;hall, not on this computer only</source>
        <translation>In de z&amp;aal tonen, niet alleen op deze computer</translation>
    </message>
    <message>
        <source>Only for viewers who know a &amp;word</source>
        <translation>Alleen voor kijkers met een &amp;wachtwoord</translation>
    </message>
    <message>
        <source>of a tunnel or proxy, where there is one</source>
        <translation>van een tunnel of proxy, als die er is</translation>
    </message>
    <message>
        <source>P&amp;ublic name</source>
        <translation>&amp;Openbare naam</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>QR-code van het adres</translation>
    </message>
    <message>
        <source>Open the pages</source>
        <translation>Pagina&apos;s openen</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adres kopiëren</translation>
    </message>
    <message>
        <source>Code as a page…</source>
        <translation>Code als pagina…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>The pages go on when this is closed, and when the event is opened here again.</source>
        <translation>De pagina&apos;s gaan door als dit wordt gesloten, en als het toernooi hier weer wordt geopend.</translation>
    </message>
    <message>
        <source>Whoever sits in the hall with a telephone sees every move at once.</source>
        <translation>Wie met een telefoon in de zaal zit, ziet elke zet meteen.</translation>
    </message>
    <message>
        <source>Without any delay?</source>
        <translation>Zonder enige vertraging?</translation>
    </message>
    <message>
        <source>Everybody in this network can open the pages: pairings, results, and moves after the delay.</source>
        <translation>Iedereen in dit netwerk kan de pagina&apos;s openen: indelingen, uitslagen, en zetten na de vertraging.</translation>
    </message>
    <message>
        <source>The system may ask whether the firewall lets them through.</source>
        <translation>Het systeem vraagt misschien of de firewall ze doorlaat.</translation>
    </message>
    <message>
        <source>Show the boards in the hall?</source>
        <translation>De borden in de zaal tonen?</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>The pages are being started…</source>
        <translation>De pagina&apos;s worden gestart…</translation>
    </message>
    <message numerus="yes">
        <source>%n viewer(s) now</source>
        <translation>
            <numerusform>%n kijker nu</numerusform>
            <numerusform>%n kijkers nu</numerusform>
        </translation>
    </message>
    <message>
        <source>Code as a page</source>
        <translation>Code als pagina</translation>
    </message>
    <message>
        <source>All boards on your telephone</source>
        <translation>Alle borden op uw telefoon</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Geschreven: {0}</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>Het adres is gekopieerd.</translation>
    </message>
</context>
<context>
    <name>LiveStandings</name>
    <message>
        <source>Moved first</source>
        <translation>Verschoven bovenaan</translation>
    </message>
    <message>
        <source>Show at the top whose place is another one than under the official ladder</source>
        <translation>Bovenaan tonen wie een andere plaats heeft dan bij de officiële volgorde</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>Show the worked calculation of the selected line (Enter)</source>
        <translation>De uitgewerkte berekening van de gekozen regel tonen (Enter)</translation>
    </message>
    <message>
        <source>Standings by this ladder</source>
        <translation>Stand met deze volgorde</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Nog geen stand</translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation>Hij verschijnt zodra het toernooi spelers heeft.</translation>
    </message>
    <message>
        <source>Let go here: {0} of {1} places change</source>
        <translation>Hier loslaten: {0} van {1} plaatsen veranderen</translation>
    </message>
    <message>
        <source>After round {0}: {1} of {2} places change</source>
        <translation>Na ronde {0}: {1} van {2} plaatsen veranderen</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Stand na ronde {0}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;Alle stappen</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Uitslagen</translation>
    </message>
    <message>
        <source>&amp;Pairings and rounds</source>
        <translation>In&amp;delingen en ronden</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Spelers</translation>
    </message>
    <message>
        <source>Tie-&amp;breaks</source>
        <translation>&amp;Tie-breaks</translation>
    </message>
    <message>
        <source>Steps with a r&amp;eason</source>
        <translation>Stappen met een r&amp;eden</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>Wie het deed</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>When the step was written</source>
        <translation>Wanneer de stap is geschreven</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Stap</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Wat er is gedaan</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>Which game or entry</source>
        <translation>Welke partij of invoer</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Voor</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Na</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reden</translation>
    </message>
    <message>
        <source>Undo does not go behind this step</source>
        <translation>Ongedaan maken gaat niet verder terug dan deze stap</translation>
    </message>
    <message>
        <source>When the state was named</source>
        <translation>Wanneer de toestand een naam kreeg</translation>
    </message>
    <message>
        <source>Restore point</source>
        <translation>Herstelpunt</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Groep</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Wat er staat</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Stappen</translation>
    </message>
    <message>
        <source>Every step, newest first</source>
        <translation>Elke stap, nieuwste eerst</translation>
    </message>
    <message>
        <source>Restore points</source>
        <translation>Herstelpunten</translation>
    </message>
    <message>
        <source>Named states you can go back to</source>
        <translation>Toestanden met een naam, waarnaar u terug kunt</translation>
    </message>
    <message>
        <source>Which sections</source>
        <translation>Welke groepen</translation>
    </message>
    <message>
        <source>Whole event</source>
        <translation>Hele toernooi</translation>
    </message>
    <message>
        <source>Steps of every section</source>
        <translation>Stappen van alle groepen</translation>
    </message>
    <message>
        <source>This section</source>
        <translation>Deze groep</translation>
    </message>
    <message>
        <source>Only steps of the section in view</source>
        <translation>Alleen stappen van de getoonde groep</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Alle stappen</translation>
    </message>
    <message>
        <source>Which steps are listed</source>
        <translation>Welke stappen er staan</translation>
    </message>
    <message>
        <source>Find a step</source>
        <translation>Stap zoeken</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Er is nog niets gebeurd</translation>
    </message>
    <message>
        <source>Every change of the event is listed here, with what it changed, and can be taken back.</source>
        <translation>Elke wijziging van het toernooi staat hier, met wat er wijzigde, en kan worden teruggenomen.</translation>
    </message>
    <message>
        <source>Go back to this step…</source>
        <translation>Naar deze stap terug…</translation>
    </message>
    <message>
        <source>Take this step back</source>
        <translation>Deze stap terugnemen</translation>
    </message>
    <message>
        <source>The newest step of somebody else</source>
        <translation>De nieuwste stap van iemand anders</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Herstellen…</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Herstellen uit een bestand…</translation>
    </message>
    <message>
        <source>A backup or another copy of this event</source>
        <translation>Een back-up of andere kopie van dit toernooi</translation>
    </message>
    <message>
        <source>Name the state as it is now…</source>
        <translation>Huidige toestand een naam geven…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Map kiezen…</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Nu back-up maken</translation>
    </message>
    <message>
        <source>No more backups</source>
        <translation>Geen back-ups meer</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Back-ups</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n stap</numerusform>
            <numerusform>%n stappen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the newest %n step(s)</source>
        <translation>
            <numerusform>de nieuwste %n stap</numerusform>
            <numerusform>de nieuwste %n stappen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restore point(s)</source>
        <translation>
            <numerusform>%n herstelpunt</numerusform>
            <numerusform>%n herstelpunten</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a step first</source>
        <translation>Kies eerst een stap</translation>
    </message>
    <message>
        <source>Choose a restore point first</source>
        <translation>Kies eerst een herstelpunt</translation>
    </message>
    <message>
        <source>Only one &amp;round</source>
        <translation>Alleen één &amp;ronde</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Alle ronden</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronde {0}</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Wie</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Iedereen</translation>
    </message>
    <message>
        <source>Also steps that were &amp;taken back</source>
        <translation>Ook &amp;teruggenomen stappen</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>ronde {0}</translation>
    </message>
    <message>
        <source>without those taken back</source>
        <translation>zonder teruggenomen</translation>
    </message>
    <message>
        <source>Go back to the state after “{0}”?</source>
        <translation>Teruggaan naar de toestand na “{0}”?</translation>
    </message>
    <message>
        <source>Restore “{0}”?</source>
        <translation>“{0}” herstellen?</translation>
    </message>
    <message>
        <source>That is the state as it is now.</source>
        <translation>Dat is de huidige toestand.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>%n stap zou worden teruggenomen; ongedaan maken haalt hem terug.</numerusform>
            <numerusform>%n stappen zouden worden teruggenomen; ongedaan maken haalt ze terug.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Teruggaan</translation>
    </message>
    <message>
        <source>Restore from a file</source>
        <translation>Herstellen uit een bestand</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Toernooibestanden (*.tdb)</translation>
    </message>
    <message>
        <source>It stands as of {0}, after “{1}”.</source>
        <translation>Het is zoals op {0}, na “{1}”.</translation>
    </message>
    <message>
        <source>The state as it is now is kept in a file beside the event. Undo does not go behind this step.</source>
        <translation>De huidige toestand blijft bewaard in een bestand naast het toernooi. Ongedaan maken gaat niet verder terug dan deze stap.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only in that file and come in.</source>
        <translation>
            <numerusform>%n stap staat alleen in dat bestand en komt erbij.</numerusform>
            <numerusform>%n stappen staan alleen in dat bestand en komen erbij.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only here and go:</source>
        <translation>
            <numerusform>%n stap is alleen hier en gaat weg:</numerusform>
            <numerusform>%n stappen zijn alleen hier en gaan weg:</numerusform>
        </translation>
    </message>
    <message>
        <source>Make everything as it is in {0}?</source>
        <translation>Alles maken zoals het in {0} is?</translation>
    </message>
    <message>
        <source>Restore from the file</source>
        <translation>Uit het bestand herstellen</translation>
    </message>
    <message>
        <source>Name the state as it is now</source>
        <translation>Huidige toestand een naam geven</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Naam:</translation>
    </message>
    <message>
        <source>Named: {0}</source>
        <translation>Benoemd: {0}</translation>
    </message>
    <message>
        <source>No second place is chosen. Choose a folder, best on a USB stick: a copy goes there by itself.</source>
        <translation>Er is geen tweede plek gekozen. Kies een map, het best op een USB-stick: daar komt vanzelf een kopie.</translation>
    </message>
    <message>
        <source>To {0}, the last {1} copies are kept: {2}</source>
        <translation>Naar {0}, de laatste {1} kopieën worden bewaard: {2}</translation>
    </message>
    <message>
        <source>Folder for backups</source>
        <translation>Map voor back-ups</translation>
    </message>
    <message>
        <source>A backup beside the event is lost with it: choose another place.</source>
        <translation>Een back-up naast het toernooi gaat samen ermee verloren: kies een andere plek.</translation>
    </message>
</context>
<context>
    <name>LotDialog</name>
    <message>
        <source>Number of the lot</source>
        <translation>Nummer van de loting</translation>
    </message>
    <message>
        <source>Write a whole number</source>
        <translation>Schrijf een heel getal</translation>
    </message>
</context>
<context>
    <name>LotLine</name>
    <message>
        <source>Draw the position</source>
        <translation>Stelling loten</translation>
    </message>
    <message>
        <source>Starting position {0}, drawn with the seed {1}.</source>
        <translation>Beginstelling {0}, geloot met startgetal {1}.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Opnieuw loten</translation>
    </message>
    <message>
        <source>The starting position of this round is not drawn yet.</source>
        <translation>De beginstelling van deze ronde is nog niet geloot.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Bestand</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>B&amp;ewerken</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Weergave</translation>
    </message>
    <message>
        <source>Eve&amp;nt</source>
        <translation>&amp;Toernooi</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spelers</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Ronden</translation>
    </message>
    <message>
        <source>&amp;Ladder</source>
        <translation>Tie-brea&amp;ks</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>{0} wordt geopend…</translation>
    </message>
    <message>
        <source>The demo event</source>
        <translation>Het demotoernooi</translation>
    </message>
    <message>
        <source>That is not possible</source>
        <translation>Dat kan niet</translation>
    </message>
    <message>
        <source>No backup</source>
        <translation>Geen back-up</translation>
    </message>
</context>
<context>
    <name>ManualView</name>
    <message>
        <source>Boards</source>
        <translation>Borden</translation>
    </message>
    <message>
        <source>Without a board</source>
        <translation>Zonder bord</translation>
    </message>
    <message>
        <source>Unpair (U)</source>
        <translation>Losmaken (U)</translation>
    </message>
    <message>
        <source>Take both off this board: U or Del</source>
        <translation>Beiden van dit bord halen: U of Del</translation>
    </message>
    <message>
        <source>Swap colours (S)</source>
        <translation>Kleuren omwisselen (S)</translation>
    </message>
    <message>
        <source>White plays Black: S</source>
        <translation>Wit en zwart ruilen: S</translation>
    </message>
    <message>
        <source>Mark (M)</source>
        <translation>Markeren (M)</translation>
    </message>
    <message>
        <source>Mark this line, then choose the opponent and press P</source>
        <translation>Markeer deze regel, kies dan de tegenstander en druk op P</translation>
    </message>
    <message>
        <source>Pair (P)</source>
        <translation>Indelen (P)</translation>
    </message>
    <message>
        <source>The marked one meets this one, with the colours due</source>
        <translation>De gemarkeerde speelt tegen deze, met de kleuren waar ze recht op hebben</translation>
    </message>
    <message>
        <source>Bye (B)</source>
        <translation>Bye (B)</translation>
    </message>
    <message>
        <source>The pairing-allocated bye</source>
        <translation>De toegewezen bye</translation>
    </message>
    <message>
        <source>Absent (Z)</source>
        <translation>Afwezig (Z)</translation>
    </message>
    <message>
        <source>A zero-point bye</source>
        <translation>Nul-punts-bye</translation>
    </message>
    <message>
        <source>Pair the others (E)</source>
        <translation>De rest indelen (E)</translation>
    </message>
    <message>
        <source>The engine pairs those who are left; boards that stand are not touched: E</source>
        <translation>De engine deelt in wie over zijn; borden die staan, blijven ongemoeid: E</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Finish and compare…</source>
        <translation>Voltooien en vergelijken…</translation>
    </message>
    <message>
        <source>Round {0} is being paired by hand: nothing else can be paired until you finish.</source>
        <translation>Ronde {0} wordt handmatig ingedeeld: er kan niets anders worden ingedeeld tot u dat voltooit.</translation>
    </message>
    <message numerus="yes">
        <source>%n without an opponent or a bye</source>
        <translation>
            <numerusform>%n zonder tegenstander of bye</numerusform>
            <numerusform>%n zonder tegenstander of bye</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has a place</source>
        <translation>Iedereen heeft een plaats</translation>
    </message>
    <message>
        <source>Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose the opponent and press P.</source>
        <translation>Sleep een speler op een ander, op een plaats, of onder de lijst om vrij te zijn; of markeer er een met M, kies de tegenstander en druk op P.</translation>
    </message>
    <message>
        <source>Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose the opponent and press P. w and b after a name is the colour due: 2 absolutely, 1 strongly, 0 mildly.</source>
        <translation>Sleep een speler op een ander, op een plaats, of onder de lijst om vrij te zijn; of markeer er een met M, kies de tegenstander en druk op P. w en z na een naam is de kleurvoorkeur: 2 absoluut, 1 sterk, 0 licht.</translation>
    </message>
    <message>
        <source>Fewer than two are left</source>
        <translation>Er zijn er minder dan twee over</translation>
    </message>
    <message>
        <source>Somebody has neither an opponent nor a bye</source>
        <translation>Iemand heeft geen tegenstander en geen bye</translation>
    </message>
    <message>
        <source>This breaks rules</source>
        <translation>Dit is in strijd met de regels</translation>
    </message>
    <message>
        <source>The bye is given already: one is still without a game.</source>
        <translation>De bye is al gegeven: één heeft nog geen partij.</translation>
    </message>
    <message>
        <source>Nobody of those who are left may meet another of them.</source>
        <translation>Niemand van de resterende spelers mag tegen een andere resterende speler spelen.</translation>
    </message>
    <message>
        <source>Keep the pairing by hand?</source>
        <translation>De handmatige indeling behouden?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behouden</translation>
    </message>
    <message>
        <source>The pairing by hand is the same as that of {0}.</source>
        <translation>De handmatige indeling is gelijk aan die van {0}.</translation>
    </message>
    <message>
        <source>Finish without a comparison?</source>
        <translation>Voltooien zonder vergelijking?</translation>
    </message>
    <message>
        <source>The log keeps that there was no engine&apos;s pairing to compare with.</source>
        <translation>Het logboek bewaart dat er geen indeling van een engine was om mee te vergelijken.</translation>
    </message>
    <message>
        <source>Finish without it</source>
        <translation>Zonder vergelijking voltooien</translation>
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
        <translation>Wedstrijd</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>First-named team</source>
        <translation>Eerstgenoemd team</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Game points so far</source>
        <translation>Bordpunten tot nu toe</translation>
    </message>
    <message>
        <source>The other team</source>
        <translation>Het andere team</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Nog niet beslist</translation>
    </message>
    <message>
        <source>Postponed: the next round does not wait for it</source>
        <translation>Uitgesteld: de volgende ronde wacht er niet op</translation>
    </message>
    <message>
        <source>The score entered is not the sum of the boards</source>
        <translation>De ingevoerde uitslag is niet de som van de borden</translation>
    </message>
    <message>
        <source>Entered at once</source>
        <translation>In één keer ingevoerd</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Notitie: {0}</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>bye</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>half-punts-bye</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>vol-punts-bye</translation>
    </message>
    <message>
        <source>free round</source>
        <translation>vrije ronde</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>afwezig</translation>
    </message>
</context>
<context>
    <name>MatchesView</name>
    <message>
        <source>Matches</source>
        <translation>Wedstrijden</translation>
    </message>
    <message>
        <source>Line-ups…</source>
        <translation>Opstellingen…</translation>
    </message>
    <message>
        <source>Score…</source>
        <translation>Uitslag…</translation>
    </message>
    <message>
        <source>Home ↔ away</source>
        <translation>Thuis ↔ uit</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Reglementair</translation>
    </message>
    <message>
        <source>The match is lost without playing</source>
        <translation>De wedstrijd is zonder spelen verloren</translation>
    </message>
    <message>
        <source>Who goes on…</source>
        <translation>Wie gaat door…</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Notitie…</translation>
    </message>
    <message>
        <source>Choose a match first</source>
        <translation>Kies eerst een wedstrijd</translation>
    </message>
    <message>
        <source>Hand in this line-up?</source>
        <translation>Deze opstelling inleveren?</translation>
    </message>
    <message>
        <source>Score of the match</source>
        <translation>Uitslag van de wedstrijd</translation>
    </message>
    <message>
        <source>Game points, the first-named team first, for example 2½:1½; empty takes the score away</source>
        <translation>Bordpunten, het eerstgenoemde team eerst, bijvoorbeeld 2½:1½; leeg haalt de uitslag weg</translation>
    </message>
    <message>
        <source>“{0}” is no score: write for example 2.5:1.5.</source>
        <translation>“{0}” is geen uitslag: schrijf bijvoorbeeld 2.5:1.5.</translation>
    </message>
    <message>
        <source>Enter this score?</source>
        <translation>Deze uitslag invoeren?</translation>
    </message>
    <message>
        <source>Note at match {0}</source>
        <translation>Notitie bij wedstrijd {0}</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Notitie:</translation>
    </message>
    <message>
        <source>Swap home and away?</source>
        <translation>Thuis en uit omwisselen?</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Omwisselen</translation>
    </message>
    <message>
        <source>Decide the match?</source>
        <translation>De wedstrijd beslissen?</translation>
    </message>
    <message>
        <source>{0} does not come</source>
        <translation>{0} komt niet</translation>
    </message>
    <message>
        <source>Neither comes</source>
        <translation>Geen van beide komt</translation>
    </message>
    <message>
        <source>It is played after all</source>
        <translation>Toch gespeeld</translation>
    </message>
    <message>
        <source>Forfeit the match?</source>
        <translation>Wedstrijd reglementair verklaren?</translation>
    </message>
</context>
<context>
    <name>MissingDialog</name>
    <message>
        <source>Pair round {0}</source>
        <translation>Ronde {0} indelen</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>%n speler is niet gezien bij de aanmelding van ronde {0}</numerusform>
            <numerusform>%n spelers zijn niet gezien bij de aanmelding van ronde {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>%n team is niet gezien bij de aanmelding van ronde {0}</numerusform>
            <numerusform>%n teams zijn niet gezien bij de aanmelding van ronde {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Allemaal</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>afwezig</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>niet gezien</translation>
    </message>
    <message>
        <source>Who is missing</source>
        <translation>Wie ontbreekt</translation>
    </message>
    <message>
        <source>Do this and pair</source>
        <translation>Zo doen en indelen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>is here: is paired</source>
        <translation>is er: wordt ingedeeld</translation>
    </message>
    <message>
        <source>zero-point bye in this round</source>
        <translation>nul-punts-bye in deze ronde</translation>
    </message>
    <message>
        <source>half-point bye in this round</source>
        <translation>half-punts-bye in deze ronde</translation>
    </message>
    <message>
        <source>stays in the table: forfeits if not there</source>
        <translation>blijft in de tabel: reglementair verlies bij afwezigheid</translation>
    </message>
    <message>
        <source>leaves the tournament</source>
        <translation>verlaat het toernooi</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Place under the official ladder</source>
        <translation>Plaats bij de officiële volgorde</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Proef</translation>
    </message>
    <message>
        <source>Place under the trial ladder, and by how many places</source>
        <translation>Plaats bij de proefvolgorde, en hoeveel plaatsen verschil</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Beslist door</translation>
    </message>
    <message>
        <source>The rung of the trial ladder that decides</source>
        <translation>De tie-break van de proefvolgorde die beslist</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>The player&apos;s value of that rung</source>
        <translation>De waarde van de speler bij die tie-break</translation>
    </message>
    <message>
        <source>From place {0} to place {1}</source>
        <translation>Van plaats {0} naar plaats {1}</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>gedeeld</translation>
    </message>
</context>
<context>
    <name>NetworkBox</name>
    <message>
        <source>Network</source>
        <translation>Netwerk</translation>
    </message>
    <message>
        <source>No network: open a hotspot, or join one</source>
        <translation>Geen netwerk: open een hotspot, of maak verbinding</translation>
    </message>
</context>
<context>
    <name>NewEventWizard</name>
    <message>
        <source>New event</source>
        <translation>Nieuw toernooi</translation>
    </message>
    <message>
        <source>&amp;Create the event</source>
        <translation>Toernooi aan&amp;maken</translation>
    </message>
    <message>
        <source>To the regulations in words; what was not asked yet stays as it is proposed</source>
        <translation>Naar het reglement in woorden; wat nog niet is gevraagd, blijft zoals voorgesteld</translation>
    </message>
    <message>
        <source>The rest as usual</source>
        <translation>De rest zoals gebruikelijk</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Hoe heet het?</translation>
    </message>
    <message>
        <source>The name stands on every printed page.</source>
        <translation>De naam staat op elke afgedrukte pagina.</translation>
    </message>
    <message>
        <source>three letters, for example NOR</source>
        <translation>drie letters, bijvoorbeeld NOR</translation>
    </message>
    <message>
        <source>N&amp;ame *</source>
        <translation>N&amp;aam *</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Plaats</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Federatie</translation>
    </message>
    <message>
        <source>Add an official</source>
        <translation>Functionaris toevoegen</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Functionarissen</translation>
    </message>
    <message>
        <source>How is it played?</source>
        <translation>Hoe wordt er gespeeld?</translation>
    </message>
    <message>
        <source>All of it can be changed until round 1 is paired.</source>
        <translation>Alles kan worden gewijzigd tot ronde 1 is ingedeeld.</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Speeltempo</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>Speel&amp;tempo</translation>
    </message>
    <message>
        <source>&amp;Rated as</source>
        <translation>&amp;Telt als</translation>
    </message>
    <message>
        <source>When is it played?</source>
        <translation>Wanneer wordt er gespeeld?</translation>
    </message>
    <message>
        <source>Fill the schedule from the first round and the rounds a day, or leave it for later.</source>
        <translation>Vul het speelschema vanaf de eerste ronde en het aantal ronden per dag, of laat het voor later.</translation>
    </message>
    <message>
        <source>The dates are known</source>
        <translation>De data zijn bekend</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Eerste dag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Laatste dag</translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation>&amp;Eerste dag</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>&amp;Laatste dag</translation>
    </message>
    <message>
        <source>What counts how much?</source>
        <translation>Wat telt hoeveel?</translation>
    </message>
    <message>
        <source>Points and byes are locked once round 1 is paired.</source>
        <translation>Punten en byes liggen vast zodra ronde 1 is ingedeeld.</translation>
    </message>
    <message>
        <source>How are ties broken?</source>
        <translation>Wat beslist bij gelijk eindigen?</translation>
    </message>
    <message>
        <source>Start from a ready ladder. The Tie-breaks page changes it at any time.</source>
        <translation>Begin met een kant-en-klare tie-breakvolgorde. Op de pagina Tie-breaks kunt u die altijd wijzigen.</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Uitgave van de tie-breakregels van de FIDE</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Tie-breaks</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Tie-breaks</translation>
    </message>
    <message>
        <source>The regulations in words</source>
        <translation>Het reglement in woorden</translation>
    </message>
    <message>
        <source>Compare them with what was announced, then create the event.</source>
        <translation>Vergelijk het met wat is aangekondigd en maak dan het toernooi aan.</translation>
    </message>
    <message>
        <source>Preview, print or save as PDF…</source>
        <translation>Voorbeeld, afdrukken of opslaan als PDF…</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Tekst kopiëren</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>FIDE-uitgave {0}</translation>
    </message>
    <message>
        <source>Regulations – {0}</source>
        <translation>Reglement – {0}</translation>
    </message>
    <message>
        <source>Leave the new event? What was entered is lost.</source>
        <translation>Het nieuwe toernooi afbreken? Wat is ingevoerd, gaat verloren.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Afbreken</translation>
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
        <translation>Paringsnummer (TPN)</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>FIDE-titel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Norm</translation>
    </message>
    <message>
        <source>The greatest norm within reach</source>
        <translation>De hoogste haalbare norm</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Oordeel</translation>
    </message>
    <message>
        <source>Preliminary: FIDE decides</source>
        <translation>Voorlopig: de FIDE beslist</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>In the games that count</source>
        <translation>In de partijen die tellen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Games that count</source>
        <translation>Partijen die tellen</translation>
    </message>
    <message>
        <source>Average of the opponents after 1.4.6</source>
        <translation>Gemiddelde van de tegenstanders na 1.4.6</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Prestatie</translation>
    </message>
    <message>
        <source>Still needed</source>
        <translation>Nog nodig</translation>
    </message>
    <message>
        <source>In the rounds to come</source>
        <translation>In de komende ronden</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Voorwaarde</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grens</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Voldoet</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>NO</source>
        <translation>NEE</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>niet beantwoord</translation>
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
        <translation>Zoeken op naam, club of nummer</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>Stop looking after norms</source>
        <translation>Normen niet meer bijhouden</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Voorwaarden</translation>
    </message>
    <message>
        <source>Nobody has made a norm or still can</source>
        <translation>Niemand heeft een norm gehaald of kan dat nog</translation>
    </message>
    <message>
        <source>This is looked at anew after every result.</source>
        <translation>Dit wordt na elke uitslag opnieuw bekeken.</translation>
    </message>
    <message>
        <source>Norms are not looked after in this section</source>
        <translation>In deze groep worden normen niet bijgehouden</translation>
    </message>
    <message>
        <source>Say so, and this page and its sheets appear.</source>
        <translation>Zet het aan, dan verschijnen deze pagina en de bladen ervan.</translation>
    </message>
    <message>
        <source>Look after title norms</source>
        <translation>Titelnormen bijhouden</translation>
    </message>
    <message>
        <source>What only you know</source>
        <translation>Wat alleen u weet</translation>
    </message>
    <message>
        <source>preliminary: FIDE decides</source>
        <translation>voorlopig: de FIDE beslist</translation>
    </message>
    <message>
        <source>{0} norm of {1}: {2}</source>
        <translation>{0}-norm van {1}: {2}</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>Until now</source>
        <translation>Tot nu toe</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nieuw</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Number the players by rating</source>
        <translation>Spelers op rating nummeren</translation>
    </message>
    <message>
        <source>By tournament rating, then title, then what was announced for equals (C.04.2).</source>
        <translation>Op toernooirating, dan titel, dan wat voor gelijken is aangekondigd (C.04.2).</translation>
    </message>
    <message>
        <source>Give the numbers</source>
        <translation>Nummeren</translation>
    </message>
    <message>
        <source>Draw the numbers by lot</source>
        <translation>Nummers loten</translation>
    </message>
    <message>
        <source>The same number of the lot gives the same order, everywhere.</source>
        <translation>Hetzelfde nummer van de loting geeft overal dezelfde volgorde.</translation>
    </message>
    <message>
        <source>Take this lot</source>
        <translation>Deze loting nemen</translation>
    </message>
    <message>
        <source>Give the numbers by hand</source>
        <translation>Nummers handmatig geven</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move the marked player, as the buttons do.</source>
        <translation>Alt+Omhoog en Alt+Omlaag verplaatsen de gemarkeerde speler, net als de knoppen.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>The FIDE rating (FIDE)</source>
        <translation>De FIDE-rating (FIDE)</translation>
    </message>
    <message>
        <source>The national rating (NRO)</source>
        <translation>De nationale rating (NRO)</translation>
    </message>
    <message>
        <source>The FIDE rating, without one the national (FIDON)</source>
        <translation>De FIDE-rating, anders de nationale (FIDON)</translation>
    </message>
    <message>
        <source>The national rating, without one FIDE&apos;s (NIDOF)</source>
        <translation>De nationale rating, anders die van de FIDE (NIDOF)</translation>
    </message>
    <message>
        <source>The higher of FIDE and national (HBFN)</source>
        <translation>De hoogste van FIDE en nationaal (HBFN)</translation>
    </message>
    <message>
        <source>The lower of FIDE and national (LBFN)</source>
        <translation>De laagste van FIDE en nationaal (LBFN)</translation>
    </message>
    <message>
        <source>Another rule: the order of the lists, or as typed (OTHER)</source>
        <translation>Andere regel: de volgorde van de lijsten, of zoals getypt (OTHER)</translation>
    </message>
</context>
<context>
    <name>OfferAgain</name>
    <message>
        <source>Everything of {0} is there.</source>
        <translation>Alles van {0} is er.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) only in {0}</source>
        <translation>
            <numerusform>%n stap alleen in {0}</numerusform>
            <numerusform>%n stappen alleen in {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter them again</source>
        <translation>Opnieuw invoeren</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) were entered again.</source>
        <translation>
            <numerusform>%n stap is opnieuw ingevoerd.</numerusform>
            <numerusform>%n stappen zijn opnieuw ingevoerd.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Officials</name>
    <message>
        <source>Chief arbiter</source>
        <translation>Hoofdarbiter</translation>
    </message>
    <message>
        <source>Deputy chief arbiter</source>
        <translation>Plaatsvervangend hoofdarbiter</translation>
    </message>
    <message>
        <source>Sector arbiter</source>
        <translation>Sectorarbiter</translation>
    </message>
    <message>
        <source>Pairings officer</source>
        <translation>Indelingsfunctionaris</translation>
    </message>
    <message>
        <source>Fair-play officer</source>
        <translation>Fair-playfunctionaris</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Organisator</translation>
    </message>
</context>
<context>
    <name>OfficialsTable</name>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
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
        <translation>Achternaam, Voornaam</translation>
    </message>
    <message>
        <source>Take this official away</source>
        <translation>Deze functionaris weghalen</translation>
    </message>
</context>
<context>
    <name>OpenReadingsDialog</name>
    <message>
        <source>Import: {0}</source>
        <translation>Importeren: {0}</translation>
    </message>
    <message>
        <source>{0} can be read in several ways</source>
        <translation>{0} kan op meerdere manieren worden gelezen</translation>
    </message>
    <message>
        <source>Its own totals fit each of these readings. Choose what really happened; nothing was created yet.</source>
        <translation>De totalen passen bij elk van deze lezingen. Kies wat echt is gebeurd; er is nog niets gemaakt.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Vragen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Read it so</source>
        <translation>Zo lezen</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Regel {0}</translation>
    </message>
    <message>
        <source>Choose a reading for each question first.</source>
        <translation>Kies eerst bij elke vraag een lezing.</translation>
    </message>
</context>
<context>
    <name>OrderDialog</name>
    <message>
        <source>Up</source>
        <translation>Omhoog</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Omlaag</translation>
    </message>
    <message>
        <source>No number changes</source>
        <translation>Geen enkel nummer verandert</translation>
    </message>
</context>
<context>
    <name>OriginQuestion</name>
    <message>
        <source>Which program do you come from?</source>
        <translation>Van welk programma komt u?</translation>
    </message>
    <message>
        <source>Results are then typed with the keys you know. The Rounds page changes them at any time.</source>
        <translation>Uitslagen worden dan getypt met de toetsen die u kent. Op de pagina Ronden kunt u ze altijd wijzigen.</translation>
    </message>
    <message>
        <source>Another, or none</source>
        <translation>Een ander, of geen</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Toetsen: {0}</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Wijzigen</translation>
    </message>
    <message>
        <source>Own keys</source>
        <translation>Eigen toetsen</translation>
    </message>
    <message>
        <source>Keys for results: {0}.</source>
        <translation>Toetsen voor uitslagen: {0}.</translation>
    </message>
</context>
<context>
    <name>OwnKeysDialog</name>
    <message>
        <source>Own keys for results</source>
        <translation>Eigen toetsen voor uitslagen</translation>
    </message>
    <message>
        <source>Go to a field with Tab and press the key you want; Backspace leaves it empty. Digits count wherever they are, also on the number block; Del always clears. Letters that are results find no player.</source>
        <translation>Ga met Tab naar een veld en druk op de gewenste toets; Backspace laat het leeg. Cijfers tellen waar ze ook zitten, ook op het numerieke blok; Del wist altijd. Letters die uitslagen zijn, zoeken geen speler.</translation>
    </message>
    <message>
        <source>Key for: {0}</source>
        <translation>Toets voor: {0}</translation>
    </message>
    <message>
        <source>As &amp;Classic</source>
        <translation>Zoals &amp;Klassiek</translation>
    </message>
    <message>
        <source>Use these keys</source>
        <translation>Deze toetsen gebruiken</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>{0} would mean two things.</source>
        <translation>{0} zou twee dingen betekenen.</translation>
    </message>
    <message>
        <source>White wins, draw and Black wins need a key each.</source>
        <translation>Wit wint, remise en zwart wint hebben elk een toets nodig.</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>wit wint</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>zwart wint</translation>
    </message>
    <message>
        <source>Black did not come</source>
        <translation>Zwart kwam niet</translation>
    </message>
    <message>
        <source>White did not come</source>
        <translation>Wit kwam niet</translation>
    </message>
    <message>
        <source>Neither came</source>
        <translation>Geen van beiden kwam</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Andere uitslagen</translation>
    </message>
    <message>
        <source>Clear the result</source>
        <translation>Uitslag wissen</translation>
    </message>
</context>
<context>
    <name>PackPart</name>
    <message>
        <source>Each document is printed with its own options.</source>
        <translation>Elk document wordt met zijn eigen opties afgedrukt.</translation>
    </message>
    <message>
        <source>Send as</source>
        <translation>Sturen als</translation>
    </message>
    <message>
        <source>One job</source>
        <translation>Eén afdruktaak</translation>
    </message>
    <message>
        <source>All documents go to the printer together</source>
        <translation>Alle documenten gaan samen naar de printer</translation>
    </message>
    <message>
        <source>One each</source>
        <translation>Elk apart</translation>
    </message>
    <message>
        <source>Every document is a job of its own</source>
        <translation>Elk document is een eigen afdruktaak</translation>
    </message>
    <message>
        <source>Usual contents</source>
        <translation>Gebruikelijke inhoud</translation>
    </message>
    <message>
        <source>Empty the queue</source>
        <translation>Lijst leegmaken</translation>
    </message>
    <message>
        <source>Send to the printer as</source>
        <translation>Naar de printer sturen als</translation>
    </message>
</context>
<context>
    <name>PageHeadDialog</name>
    <message>
        <source>On every page</source>
        <translation>Op elke pagina</translation>
    </message>
    <message>
        <source>Header lines, logo and sponsors</source>
        <translation>Kopregels, logo en sponsors</translation>
    </message>
    <message>
        <source>Lines above the name of the event</source>
        <translation>Regels boven de naam van het toernooi</translation>
    </message>
    <message>
        <source>Header line {0}</source>
        <translation>Kopregel {0}</translation>
    </message>
    <message>
        <source>The federation or the club that invites</source>
        <translation>De bond of de club die uitnodigt</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Kiezen…</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Weghalen</translation>
    </message>
    <message>
        <source>Sponsors, at the foot of the page</source>
        <translation>Sponsors, onder aan de pagina</translation>
    </message>
    <message>
        <source>Add a sponsor…</source>
        <translation>Sponsor toevoegen…</translation>
    </message>
    <message>
        <source>PNG or JPEG. Large pictures are made smaller.</source>
        <translation>PNG of JPEG. Grote afbeeldingen worden verkleind.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>At most {0} sponsors are printed.</source>
        <translation>Er worden ten hoogste {0} sponsors afgedrukt.</translation>
    </message>
    <message>
        <source>{0} was made smaller: {1} x {2} pixels.</source>
        <translation>{0} is verkleind: {1} x {2} pixels.</translation>
    </message>
    <message>
        <source>Sponsors</source>
        <translation>Sponsors</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Afbeeldingen (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>No logo yet.</source>
        <translation>Nog geen logo.</translation>
    </message>
    <message>
        <source>There is no logo</source>
        <translation>Er is geen logo</translation>
    </message>
    <message>
        <source>Sponsor {0}</source>
        <translation>Sponsor {0}</translation>
    </message>
    <message>
        <source>Move sponsor {0} up</source>
        <translation>Sponsor {0} omhoog</translation>
    </message>
    <message>
        <source>Take sponsor {0} away</source>
        <translation>Sponsor {0} weghalen</translation>
    </message>
    <message>
        <source>There are {0} already</source>
        <translation>Er zijn er al {0}</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Preview of the printed pages</source>
        <translation>Voorbeeld van de afgedrukte pagina&apos;s</translation>
    </message>
</context>
<context>
    <name>PairingDesk</name>
    <message>
        <source>No legal pairing keeps them all apart; these wishes yielded: {0}.</source>
        <translation>Geen toegestane indeling houdt ze allemaal uit elkaar; aan deze wensen is niet voldaan: {0}.</translation>
    </message>
    <message>
        <source>The event has changed while the engine worked: pair again.</source>
        <translation>Het toernooi is gewijzigd terwijl de engine werkte: deel opnieuw in.</translation>
    </message>
    <message>
        <source>Pairing was cancelled; nothing has changed.</source>
        <translation>Het indelen is afgebroken; er is niets gewijzigd.</translation>
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
        <translation>Ronden</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Voor</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>wished apart</source>
        <translation>liever niet tegen elkaar</translation>
    </message>
    <message>
        <source>must not meet</source>
        <translation>mogen niet tegen elkaar</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>prohibitions: {0}</source>
        <translation>verboden: {0}</translation>
    </message>
    <message>
        <source>wishes: {0}</source>
        <translation>wensen: {0}</translation>
    </message>
    <message>
        <source>Baku acceleration</source>
        <translation>Baku-versnelling</translation>
    </message>
    <message>
        <source>fixed tables: {0}</source>
        <translation>vaste tafels: {0}</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>A round robin is not accelerated.</source>
        <translation>Een round robin wordt niet versneld.</translation>
    </message>
    <message>
        <source>No acceleration: everybody is paired by the points scored.</source>
        <translation>Geen versnelling: iedereen wordt ingedeeld op behaalde punten.</translation>
    </message>
    <message>
        <source>The groups are formed of those who play round 1; nobody does yet.</source>
        <translation>De groepen worden gevormd uit wie ronde 1 spelen; dat doet nog niemand.</translation>
    </message>
    <message>
        <source>Rounds {0} to {1}: numbers {2} to {3} are paired with +{4}.</source>
        <translation>Ronden {0} t/m {1}: nummers {2} t/m {3} worden ingedeeld met +{4}.</translation>
    </message>
    <message>
        <source>Round {0}: numbers {2} to {3} are paired with +{4}.</source>
        <translation>Ronde {0}: nummers {2} t/m {3} worden ingedeeld met +{4}.</translation>
    </message>
    <message>
        <source>Upper group, {0} players: {1}.</source>
        <translation>Bovenste groep, {0} spelers: {1}.</translation>
    </message>
    <message>
        <source>The others, {0} players: {1}.</source>
        <translation>De anderen, {0} spelers: {1}.</translation>
    </message>
    <message>
        <source>Until round 1 is published the groups follow the field; a player with a bye in round 1 belongs to the group of the number he or she gets (C.04.7).</source>
        <translation>Tot ronde 1 is gepubliceerd, volgen de groepen het veld; een speler met een bye in ronde 1 hoort bij de groep van het nummer dat hij of zij krijgt (C.04.7).</translation>
    </message>
    <message>
        <source>Baku acceleration (C.04.7).</source>
        <translation>Baku-versnelling (C.04.7).</translation>
    </message>
    <message>
        <source>Not paired with each other in rounds {0} to {1}: {2}.</source>
        <translation>In de ronden {0} t/m {1} niet tegen elkaar ingedeeld: {2}.</translation>
    </message>
    <message>
        <source>Kept apart in rounds {0} to {1} where the rules allow it: {2}.</source>
        <translation>In de ronden {0} t/m {1} uit elkaar gehouden waar de regels het toestaan: {2}.</translation>
    </message>
    <message>
        <source>Chess960: every round starts from a position drawn by lot.</source>
        <translation>Chess960: elke ronde begint vanuit een gelote stelling.</translation>
    </message>
</context>
<context>
    <name>PairingRulesDialog</name>
    <message>
        <source>Pairing rules</source>
        <translation>Indelingsregels</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Onderdeel</translation>
    </message>
    <message>
        <source>Who must not meet</source>
        <translation>Wie niet tegen elkaar mag</translation>
    </message>
    <message>
        <source>Prohibited pairings, clubs, federations</source>
        <translation>Verboden paringen, clubs, federaties</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Versnelling</translation>
    </message>
    <message>
        <source>Baku acceleration (C.04.7)</source>
        <translation>Baku-versnelling (C.04.7)</translation>
    </message>
    <message>
        <source>Fixed tables</source>
        <translation>Vaste tafels</translation>
    </message>
    <message>
        <source>Players who do not move</source>
        <translation>Spelers die blijven zitten</translation>
    </message>
    <message>
        <source>Colour and Chess960</source>
        <translation>Kleur en Chess960</translation>
    </message>
    <message>
        <source>The first colour, positions drawn by lot</source>
        <translation>De eerste kleur, gelote stellingen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Every change is stored at once; undo takes it back.</source>
        <translation>Elke wijziging wordt meteen opgeslagen; met Ongedaan maken neemt u die terug.</translation>
    </message>
    <message>
        <source>Prohibit a pairing…</source>
        <translation>Paring verbieden…</translation>
    </message>
    <message>
        <source>Clubs or federations…</source>
        <translation>Clubs of federaties…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Nobody is kept apart. Prohibit a pairing (brothers, one car), or keep the members of clubs or federations apart in the first rounds; it must be announced before round 1.</source>
        <translation>Niemand wordt uit elkaar gehouden. Verbied een paring (broers, één auto), of houd leden van clubs of federaties in de eerste ronden uit elkaar; het moet vóór ronde 1 zijn aangekondigd.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Paired by the points scored</source>
        <translation>Ingedeeld op behaalde punten</translation>
    </message>
    <message>
        <source>Baku</source>
        <translation>Baku</translation>
    </message>
    <message>
        <source>The upper half gets points that count for pairing only (C.04.7)</source>
        <translation>De bovenste helft krijgt punten die alleen voor de indeling tellen (C.04.7)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Typ een naam of kies</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>A lower board</source>
        <translation>Een lager bord</translation>
    </message>
    <message>
        <source>A higher board</source>
        <translation>Een hoger bord</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Vastzetten</translation>
    </message>
    <message>
        <source>Let move again</source>
        <translation>Weer vrijgeven</translation>
    </message>
    <message>
        <source>A player who cannot move plays at this board in every round paired from now on.</source>
        <translation>Een speler die niet van plaats kan wisselen, speelt aan dit bord in elke ronde die vanaf nu wordt ingedeeld.</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Loten</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Chess960: a starting position is drawn by lot for every round</source>
        <translation>Chess960: voor elke ronde wordt een beginstelling geloot</translation>
    </message>
    <message>
        <source>The colour of the highest-ranked player in round 1</source>
        <translation>De kleur van de hoogst geplaatste speler in ronde 1</translation>
    </message>
    <message>
        <source>The colour of team 1 on board 1 in round 1</source>
        <translation>De kleur van team 1 aan bord 1 in ronde 1</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>The Rounds page draws the position; it stands on the pairings sheet and the projector.</source>
        <translation>De pagina Ronden loot de stelling; die staat op het indelingsblad en de projector.</translation>
    </message>
    <message>
        <source>Only in a Swiss: a round robin is read from its table</source>
        <translation>Alleen bij Zwitsers: een round robin wordt uit de tabel gelezen</translation>
    </message>
    <message>
        <source>Teams have no fixed tables</source>
        <translation>Teams hebben geen vaste tafels</translation>
    </message>
    <message>
        <source>Choose a line first</source>
        <translation>Kies eerst een regel</translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation>Kies eerst een speler</translation>
    </message>
    <message>
        <source>Round 1 is paired: outside FIDE mode a change is asked about and noted in the report</source>
        <translation>Ronde 1 is ingedeeld: buiten FIDE-modus volgt bij een wijziging eerst een vraag, en die wordt in het rapport vermeld</translation>
    </message>
    <message>
        <source>Change the pairing rules?</source>
        <translation>De indelingsregels wijzigen?</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Search commands and players</source>
        <translation>Opdrachten en spelers zoeken</translation>
    </message>
    <message>
        <source>Search commands, pages and players</source>
        <translation>Opdrachten, pagina&apos;s en spelers zoeken</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffers</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Niets gevonden</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} van {1}</translation>
    </message>
</context>
<context>
    <name>PdfPreview</name>
    <message>
        <source>Save as PDF</source>
        <translation>Opslaan als PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-bestanden (*.pdf)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Opslaan als PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Groter</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Hele pagina</translation>
    </message>
    <message>
        <source>Sent to the printer: {0}</source>
        <translation>Naar de printer gestuurd: {0}</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Opgeslagen: {0}</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Pagina {0} van {1}</translation>
    </message>
</context>
<context>
    <name>PictureFiles</name>
    <message>
        <source>{0}: the picture is damaged.</source>
        <translation>{0}: de afbeelding is beschadigd.</translation>
    </message>
</context>
<context>
    <name>PlacesChart</name>
    <message>
        <source>Chart of places by policy</source>
        <translation>Grafiek van plaatsen per regel</translation>
    </message>
    <message>
        <source>The same places stand in the table: choose Table above.</source>
        <translation>Dezelfde plaatsen staan in de tabel: kies Tabel hierboven.</translation>
    </message>
    <message>
        <source>{0}: place {1} under {2}</source>
        <translation>{0}: plaats {1} bij {2}</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>zoals het is</translation>
    </message>
</context>
<context>
    <name>PlayerActions</name>
    <message>
        <source>&amp;Add players…</source>
        <translation>Spelers &amp;toevoegen…</translation>
    </message>
    <message>
        <source>Add &amp;many: paste or open a table…</source>
        <translation>Veel t&amp;oevoegen: tabel plakken of openen…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>Bewer&amp;ken…</translation>
    </message>
    <message>
        <source>&amp;Byes and absences…</source>
        <translation>&amp;Byes en afwezigheden…</translation>
    </message>
    <message>
        <source>&amp;Withdraw…</source>
        <translation>Teru&amp;gtrekken…</translation>
    </message>
    <message>
        <source>Take bac&amp;k…</source>
        <translation>&amp;Weer opnemen…</translation>
    </message>
    <message>
        <source>E&amp;xpel…</source>
        <translation>&amp;Uitsluiten…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>Move to another &amp;section</source>
        <translation>Naar een andere groep ver&amp;plaatsen</translation>
    </message>
    <message>
        <source>C&amp;ategory</source>
        <translation>&amp;Categorie</translation>
    </message>
    <message>
        <source>&amp;Check-in</source>
        <translation>&amp;Aanmelding</translation>
    </message>
    <message>
        <source>Cl&amp;ose the check-in…</source>
        <translation>Aanmel&amp;ding sluiten…</translation>
    </message>
    <message>
        <source>Check the reg&amp;istration</source>
        <translation>In&amp;schrijving controleren</translation>
    </message>
    <message>
        <source>&amp;Number the players by rating…</source>
        <translation>Spelers op rating &amp;nummeren…</translation>
    </message>
    <message>
        <source>Exchange two pairing numbers</source>
        <translation>Twee paringsnummers verwisselen</translation>
    </message>
    <message>
        <source>Draw the numbers by &amp;lot…</source>
        <translation>Nu&amp;mmers loten…</translation>
    </message>
    <message>
        <source>Give the numbers by &amp;hand…</source>
        <translation>Nummers &amp;handmatig geven…</translation>
    </message>
    <message>
        <source>&amp;Tournament ratings…</source>
        <translation>Toernooi&amp;ratings…</translation>
    </message>
    <message>
        <source>Cate&amp;gories…</source>
        <translation>Cat&amp;egorieën…</translation>
    </message>
    <message>
        <source>Compare with the rating list…</source>
        <translation>Met de ratinglijst vergelijken…</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Ratinglijsten…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Open eerst een toernooi</translation>
    </message>
    <message>
        <source>Select players on the Players page first</source>
        <translation>Kies eerst spelers op de pagina Spelers</translation>
    </message>
    <message>
        <source>Select one player who has not left</source>
        <translation>Kies één speler die niet weg is</translation>
    </message>
    <message>
        <source>The event has one section only; add one on the Event page</source>
        <translation>Het toernooi heeft maar één groep; voeg er een toe op de pagina Toernooi</translation>
    </message>
    <message>
        <source>Select two players of equal rating</source>
        <translation>Kies twee spelers met gelijke rating</translation>
    </message>
    <message>
        <source>From this round on: zero points, not paired. The player stays in the standings, marked.</source>
        <translation>Vanaf deze ronde: nul punten, niet ingedeeld. De speler blijft met een aanduiding in de stand.</translation>
    </message>
    <message>
        <source>From this round on every game is lost; the opponent goes on.</source>
        <translation>Vanaf deze ronde is elke partij verloren; de tegenstander gaat door.</translation>
    </message>
    <message>
        <source>From this round on every opponent wins without a game. Who played less than half of the games by then is not ranked, and those games do not count (C.05, 6.6).</source>
        <translation>Vanaf deze ronde wint elke tegenstander zonder te spelen. Wie dan minder dan de helft van de partijen heeft gespeeld, staat niet in de eindstand, en die partijen tellen niet (C.05, 6.6).</translation>
    </message>
    <message>
        <source>Withdraw {0}</source>
        <translation>{0} terugtrekken</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Terugtrekken</translation>
    </message>
    <message>
        <source>Withdrawn: {0}</source>
        <translation>Teruggetrokken: {0}</translation>
    </message>
    <message>
        <source>Take {0} back</source>
        <translation>{0} weer opnemen</translation>
    </message>
    <message>
        <source>From this round on the player is paired again; missed rounds stay as they are.</source>
        <translation>Vanaf deze ronde wordt de speler weer ingedeeld; gemiste ronden blijven zoals ze zijn.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Weer opnemen</translation>
    </message>
    <message>
        <source>Back in the event: {0}</source>
        <translation>Terug in het toernooi: {0}</translation>
    </message>
    <message>
        <source>Expel {0}</source>
        <translation>{0} uitsluiten</translation>
    </message>
    <message>
        <source>Not paired any more and left out of the standings. Opponents keep their points.</source>
        <translation>Niet meer ingedeeld en niet in de stand. Tegenstanders houden hun punten.</translation>
    </message>
    <message>
        <source>Expel…</source>
        <translation>Uitsluiten…</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n player(s)?</source>
        <translation>
            <numerusform>%n speler verwijderen?</numerusform>
            <numerusform>%n spelers verwijderen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Removed: {0}. Undo brings back.</source>
        <translation>Verwijderd: {0}. Ongedaan maken zet het terug.</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Groep {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) moved to {0}</source>
        <translation>
            <numerusform>%n speler verplaatst naar {0}</numerusform>
            <numerusform>%n spelers verplaatst naar {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange the numbers {0} and {1}</source>
        <translation>Nummers {0} en {1} ruilen</translation>
    </message>
    <message>
        <source>The check-in is closed.</source>
        <translation>De aanmelding is gesloten.</translation>
    </message>
</context>
<context>
    <name>PlayerForm</name>
    <message>
        <source>Fa&amp;mily name</source>
        <translation>Achterna&amp;am</translation>
    </message>
    <message>
        <source>&amp;Given name</source>
        <translation>&amp;Voornaam</translation>
    </message>
    <message>
        <source>In own &amp;script</source>
        <translation>In eigen &amp;schrift</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Federatie</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geslacht</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>niet bekend</translation>
    </message>
    <message>
        <source>male</source>
        <translation>man</translation>
    </message>
    <message>
        <source>female</source>
        <translation>vrouw</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>Se&amp;x</source>
        <translation>Gesla&amp;cht</translation>
    </message>
    <message>
        <source>&amp;Born</source>
        <translation>&amp;Geboren</translation>
    </message>
    <message>
        <source>2004 or 2004-02-29</source>
        <translation>2004 of 2004-02-29</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Club</translation>
    </message>
    <message>
        <source>Categor&amp;ies</source>
        <translation>Cat&amp;egorieën</translation>
    </message>
    <message>
        <source>by hand, separated by commas</source>
        <translation>handmatig, gescheiden door komma&apos;s</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Opmerking</translation>
    </message>
    <message>
        <source>Tournament &amp;rating</source>
        <translation>Toernooi&amp;rating</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE klassiek</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE rapid</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE snelschaak</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Nationale rating</translation>
    </message>
    <message>
        <source>F&amp;IDE ID</source>
        <translation>FIDE-I&amp;D</translation>
    </message>
    <message>
        <source>&amp;National ID</source>
        <translation>&amp;Nationaal ID</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Vaste tafel</translation>
    </message>
    <message>
        <source>Entry f&amp;ee</source>
        <translation>Inschrijf&amp;geld</translation>
    </message>
    <message>
        <source>&amp;Paid</source>
        <translation>&amp;Betaald</translation>
    </message>
    <message>
        <source>May have a &amp;half-point bye</source>
        <translation>Mag een &amp;half-punts-bye</translation>
    </message>
    <message>
        <source>Other lists</source>
        <translation>Andere lijsten</translation>
    </message>
    <message>
        <source>Ratings by round</source>
        <translation>Ratings per ronde</translation>
    </message>
    <message>
        <source>3: 1850, 5: 1872</source>
        <translation>3: 1850, 5: 1872</translation>
    </message>
    <message>
        <source>as list, age and rating tell</source>
        <translation>volgens lijst, leeftijd en rating</translation>
    </message>
    <message>
        <source>For the rating changes, where you know it better</source>
        <translation>Voor de ratingverandering, waar u het beter weet</translation>
    </message>
    <message>
        <source>From that round on; the tournament rating is the first one</source>
        <translation>Vanaf die ronde; de toernooirating is de eerste</translation>
    </message>
    <message>
        <source>Ratings from the lists</source>
        <translation>Ratings uit de lijsten</translation>
    </message>
    <message>
        <source>Take a rating of one of the rating lists</source>
        <translation>Een rating uit een van de ratinglijsten nemen</translation>
    </message>
    <message>
        <source>By the rules: {0}.</source>
        <translation>Volgens de regels: {0}.</translation>
    </message>
    <message>
        <source>Taken out by hand: {0}.</source>
        <translation>Handmatig eruit gehaald: {0}.</translation>
    </message>
    <message>
        <source>{0} gives {1}</source>
        <translation>{0} geeft {1}</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>handmatig ingetypt</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>geïmporteerd</translation>
    </message>
    <message>
        <source>Ratings by round are written as 3: 1850, 5: 1872.</source>
        <translation>Ratings per ronde worden geschreven als 3: 1850, 5: 1872.</translation>
    </message>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: “{1}” is geen getal.</translation>
    </message>
    <message>
        <source>{0}: {1} ({2} {3})</source>
        <translation>{0}: {1} ({2} {3})</translation>
    </message>
</context>
<context>
    <name>PlayerTable</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Rating of the list; a dot means that it was typed by hand</source>
        <translation>Rating van de lijst; een punt betekent handmatig ingetypt</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Paringsnummer (TPN)</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aanw.</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Aanmelding</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>FIDE-titel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Name as in the rating list</source>
        <translation>Naam zoals in de ratinglijst</translation>
    </message>
    <message>
        <source>Own script</source>
        <translation>Eigen schrift</translation>
    </message>
    <message>
        <source>Name in the player&apos;s own script</source>
        <translation>Naam in het eigen schrift van de speler</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Toernooirating</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Klas.</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Rapid</translation>
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
        <translation>Fed</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federatie</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>M/V</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Geb.</translation>
    </message>
    <message>
        <source>Year or date of birth</source>
        <translation>Geboortejaar of -datum</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Club or city</source>
        <translation>Club of plaats</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-ID</translation>
    </message>
    <message>
        <source>Number in FIDE&apos;s rating list</source>
        <translation>Nummer in de ratinglijst van de FIDE</translation>
    </message>
    <message>
        <source>Nat. ID</source>
        <translation>Nat. ID</translation>
    </message>
    <message>
        <source>Number in the national list</source>
        <translation>Nummer in de nationale lijst</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorieën</translation>
    </message>
    <message>
        <source>Categories of the player</source>
        <translation>Categorieën van de speler</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Vaste tafel</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betaald</translation>
    </message>
    <message>
        <source>Entry fee paid</source>
        <translation>Betaald inschrijfgeld</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Inschrijfgeld</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Byes</translation>
    </message>
    <message>
        <source>Byes and absences, by round: 1 full point, ½ half point, 0 zero points</source>
        <translation>Byes en afwezigheden per ronde: 1 vol punt, ½ half punt, 0 nul punten</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Opmerking</translation>
    </message>
    <message>
        <source>Comment of the arbiter</source>
        <translation>Opmerking van de arbiter</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Withdrawn or expelled</source>
        <translation>Teruggetrokken of uitgesloten</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>handmatig ingetypt</translation>
    </message>
    <message>
        <source>from round {0}: {1}</source>
        <translation>vanaf ronde {0}: {1}</translation>
    </message>
    <message>
        <source>present</source>
        <translation>aanwezig</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>afwezig</translation>
    </message>
    <message>
        <source>not yet seen</source>
        <translation>nog niet gezien</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>teruggetrokken</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>uitgesloten</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Speler zoeken</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Zoeken op naam, club of nummer</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Aanmelding</translation>
    </message>
    <message>
        <source>Check the registration</source>
        <translation>Inschrijving controleren</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Controle</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolommen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Everything that can be done with players</source>
        <translation>Alles wat met spelers kan</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Nog geen spelers</translation>
    </message>
    <message>
        <source>Search the FIDE list, type a name, or paste a whole table from a spreadsheet.</source>
        <translation>Zoek in de FIDE-lijst, typ een naam, of plak een hele tabel uit een spreadsheet.</translation>
    </message>
    <message>
        <source>Add players…</source>
        <translation>Spelers toevoegen…</translation>
    </message>
    <message>
        <source>Paste or open a table…</source>
        <translation>Tabel plakken of openen…</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Ratinglijsten…</translation>
    </message>
    <message>
        <source>Add players (Ins)</source>
        <translation>Spelers toevoegen (Ins)</translation>
    </message>
    <message>
        <source>Check of the registration</source>
        <translation>Controle van de inschrijving</translation>
    </message>
    <message>
        <source>Nothing to remark</source>
        <translation>Geen opmerkingen</translation>
    </message>
    <message>
        <source>The registration is complete.</source>
        <translation>De inschrijving is volledig.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>average rating {0}</source>
        <translation>gemiddelde rating {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n without a rating</source>
        <translation>
            <numerusform>%n zonder rating</numerusform>
            <numerusform>%n zonder rating</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left the event</source>
        <translation>
            <numerusform>%n heeft het toernooi verlaten</numerusform>
            <numerusform>%n hebben het toernooi verlaten</numerusform>
        </translation>
    </message>
    <message>
        <source>Usual widths</source>
        <translation>Gebruikelijke breedten</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s), {0} of them to be cleared up</source>
        <translation>
            <numerusform>%n opmerking, waarvan {0} op te lossen</numerusform>
            <numerusform>%n opmerkingen, waarvan {0} op te lossen</numerusform>
        </translation>
    </message>
    <message>
        <source>Check-in: type the first letters of a name, then Space</source>
        <translation>Aanmelding: typ de eerste letters van een naam, dan Spatie</translation>
    </message>
    <message>
        <source>{0}: here</source>
        <translation>{0}: aanwezig</translation>
    </message>
    <message>
        <source>{0}: absent</source>
        <translation>{0}: afwezig</translation>
    </message>
    <message>
        <source>{0}: not yet seen</source>
        <translation>{0}: nog niet gezien</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ticked off as here</source>
        <translation>
            <numerusform>%n speler als aanwezig afgevinkt</numerusform>
            <numerusform>%n spelers als aanwezig afgevinkt</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody found: “{0}”</source>
        <translation>Niemand gevonden: “{0}”</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} van {1}</translation>
    </message>
</context>
<context>
    <name>PointsDialog</name>
    <message>
        <source>Points of {0} in round {1}</source>
        <translation>Punten van {0} in ronde {1}</translation>
    </message>
    <message>
        <source>They are added; a minus takes points away. The reason stands in the tournament report.</source>
        <translation>Ze worden opgeteld; een min neemt punten af. De reden staat in het toernooirapport.</translation>
    </message>
    <message>
        <source>Points by decision</source>
        <translation>Punten bij beslissing</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Beslissing</translation>
    </message>
    <message>
        <source>A new decision</source>
        <translation>Een nieuwe beslissing</translation>
    </message>
    <message>
        <source>Take back: round {0}, {1} match points, {2} game points ({3})</source>
        <translation>Terugnemen: ronde {0}, {1} matchpunten, {2} bordpunten ({3})</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Matchpunten</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Bordpunten</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reden</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Beslissen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>PolicyDelegate</name>
    <message>
        <source>NOT C.07</source>
        <translation>NIET C.07</translation>
    </message>
</context>
<context>
    <name>PolicyList</name>
    <message>
        <source>How unplayed games count</source>
        <translation>Hoe niet-gespeelde partijen tellen</translation>
    </message>
    <message>
        <source>Arrow keys look, Enter or Space chooses, Shift+F1 explains.</source>
        <translation>Pijltoetsen kijken, Enter of Spatie kiest, Shift+F1 legt uit.</translation>
    </message>
    <message>
        <source>About this policy	Shift+F1</source>
        <translation>Over deze regel	Shift+F1</translation>
    </message>
</context>
<context>
    <name>PolicyModel</name>
    <message>
        <source>not C.07</source>
        <translation>niet C.07</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>geldt</translation>
    </message>
</context>
<context>
    <name>PresetMenu</name>
    <message>
        <source>{0}. Edition: {1}. Source: {2}</source>
        <translation>{0}. Uitgave: {1}. Bron: {2}</translation>
    </message>
    <message>
        <source>Save this ladder as…</source>
        <translation>Deze volgorde opslaan als…</translation>
    </message>
    <message>
        <source>Copy the ladder of another event…</source>
        <translation>Tie-breakvolgorde van ander toernooi overnemen…</translation>
    </message>
    <message>
        <source>Forget an own ladder</source>
        <translation>Een eigen volgorde vergeten</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Progress</source>
        <translation>Voortgang</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Groter</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Hele pagina</translation>
    </message>
</context>
<context>
    <name>PrintDesk</name>
    <message>
        <source>Making the table…</source>
        <translation>Tabel wordt gemaakt…</translation>
    </message>
    <message>
        <source>Folder for the PDFs</source>
        <translation>Map voor de PDF&apos;s</translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) written.</source>
        <translation>
            <numerusform>%n PDF geschreven.</numerusform>
            <numerusform>%n PDF&apos;s geschreven.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: {0} of {1} PDFs were written.</source>
        <translation>Gestopt: {0} van {1} PDF&apos;s zijn geschreven.</translation>
    </message>
    <message>
        <source>{0} They lie in {1}.</source>
        <translation>{0} Ze staan in {1}.</translation>
    </message>
    <message>
        <source>Files of these names are there already</source>
        <translation>Bestanden met deze namen zijn er al</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the same name are in this folder already, for example {0}.</source>
        <translation>
            <numerusform>Er staat al %n bestand met dezelfde naam in deze map, bijvoorbeeld {0}.</numerusform>
            <numerusform>Er staan al %n bestanden met dezelfde naam in deze map, bijvoorbeeld {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep both gives the new ones a number.</source>
        <translation>Beide houden geeft de nieuwe een nummer.</translation>
    </message>
    <message>
        <source>Write over them</source>
        <translation>Overschrijven</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide houden</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Opgeslagen: {0}</translation>
    </message>
    <message>
        <source>{0}: page {1}</source>
        <translation>{0}: pagina {1}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n page(s).</source>
        <translation>
            <numerusform>Gestopt na %n pagina.</numerusform>
            <numerusform>Gestopt na %n pagina&apos;s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) sent to the printer.</source>
        <translation>
            <numerusform>%n pagina naar de printer gestuurd.</numerusform>
            <numerusform>%n pagina&apos;s naar de printer gestuurd.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrizeDelegate</name>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
</context>
<context>
    <name>PrizeRules</name>
    <message>
        <source>By place</source>
        <translation>Op plaats</translation>
    </message>
    <message>
        <source>Shared equally</source>
        <translation>Gelijk verdeeld</translation>
    </message>
    <message>
        <source>Hort system</source>
        <translation>Hort-systeem</translation>
    </message>
    <message>
        <source>The most valuable</source>
        <translation>De hoogste prijs</translation>
    </message>
    <message>
        <source>The first in the list</source>
        <translation>De eerste in de lijst</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>To the best placed</source>
        <translation>Naar de best geplaatste</translation>
    </message>
    <message>
        <source>Stays in the fund</source>
        <translation>Blijft in de pot</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>Gelijke punten</translation>
    </message>
    <message>
        <source>As in the standings</source>
        <translation>Zoals in de stand</translation>
    </message>
    <message>
        <source>In groups</source>
        <translation>In groepen</translation>
    </message>
    <message>
        <source>Who wins several keeps</source>
        <translation>Bij meerdere prijzen</translation>
    </message>
    <message>
        <source>Rounded to</source>
        <translation>Afgerond op</translation>
    </message>
    <message>
        <source>Left by rounding</source>
        <translation>Over door afronding</translation>
    </message>
    <message>
        <source>Who withdrew may win</source>
        <translation>Wie zich terugtrok, kan winnen</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Valuta</translation>
    </message>
    <message>
        <source>Smallest share</source>
        <translation>Kleinste deel</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>Most for one</source>
        <translation>Hoogstens per speler</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>geen grens</translation>
    </message>
    <message>
        <source>Fewest in a group</source>
        <translation>Minimaal in groep</translation>
    </message>
    <message>
        <source>Players of a club</source>
        <translation>Spelers per club</translation>
    </message>
    <message>
        <source>Without prizes (No.)</source>
        <translation>Zonder prijzen (nr.)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>{0}: “{1}” is not a number.</source>
        <translation>{0}: “{1}” is geen getal.</translation>
    </message>
    <message>
        <source>Start numbers without prizes are written as 3, 17.</source>
        <translation>Startnummers zonder prijs worden geschreven als 3, 17.</translation>
    </message>
</context>
<context>
    <name>PrizeTable</name>
    <message>
        <source>Kind</source>
        <translation>Soort</translation>
    </message>
    <message>
        <source>Group or name</source>
        <translation>Groep of naam</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Voorwerp</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Winnaar</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>nog niemand</translation>
    </message>
    <message>
        <source>“{0}” is not a place.</source>
        <translation>“{0}” is geen plaats.</translation>
    </message>
    <message>
        <source>“{0}” is not a start number or the name of one player.</source>
        <translation>“{0}” is geen startnummer of naam van één speler.</translation>
    </message>
</context>
<context>
    <name>Prizes</name>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Named by hand</source>
        <translation>Handmatig</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Prijs</translation>
    </message>
    <message>
        <source>Which prize</source>
        <translation>Welke prijs</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Winnaar</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>Wie hem krijgt</translation>
    </message>
    <message>
        <source>Rk</source>
        <translation>Rg</translation>
    </message>
    <message>
        <source>Place in the standings</source>
        <translation>Plaats in de stand</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pnt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Amount to be paid</source>
        <translation>Te betalen bedrag</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Voorwerp</translation>
    </message>
    <message>
        <source>What else there is</source>
        <translation>Wat er verder is</translation>
    </message>
</context>
<context>
    <name>PrizesDialog</name>
    <message>
        <source>Prizes</source>
        <translation>Prijzen</translation>
    </message>
    <message>
        <source>Who gets what</source>
        <translation>Wie krijgt wat</translation>
    </message>
    <message>
        <source>List of prizes</source>
        <translation>Prijzenlijst</translation>
    </message>
    <message>
        <source>Add a place</source>
        <translation>Plaats toevoegen</translation>
    </message>
    <message>
        <source>The next place of the group of this line</source>
        <translation>De volgende plaats van de groep van deze regel</translation>
    </message>
    <message>
        <source>Special prize</source>
        <translation>Speciale prijs</translation>
    </message>
    <message>
        <source>Best game, youngest player: you name the winner</source>
        <translation>Beste partij, jongste speler: u wijst de winnaar aan</translation>
    </message>
    <message>
        <source>Club prize</source>
        <translation>Clubprijs</translation>
    </message>
    <message>
        <source>By the points of a club&apos;s best players</source>
        <translation>Naar de punten van de beste spelers van een club</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Remove the lines chosen</source>
        <translation>Gekozen regels verwijderen</translation>
    </message>
    <message>
        <source>Move the line up</source>
        <translation>Regel omhoog</translation>
    </message>
    <message>
        <source>Move the line down</source>
        <translation>Regel omlaag</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Plakken</translation>
    </message>
    <message>
        <source>Lines from a spreadsheet: group, place, amount, thing, start number</source>
        <translation>Regels uit een spreadsheet: groep, plaats, bedrag, voorwerp, startnummer</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importeren…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>The Documents page prints the list, the winners and receipts to sign.</source>
        <translation>De pagina Documenten drukt de lijst, de winnaars en kwitanties om te tekenen.</translation>
    </message>
    <message>
        <source>Best club</source>
        <translation>Beste club</translation>
    </message>
    <message>
        <source>Line {0}: {1}</source>
        <translation>Regel {0}: {1}</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv);;All files (*)</source>
        <translation>Tabellen (*.csv *.txt *.tsv);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Import prizes</source>
        <translation>Prijzen importeren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Export prizes</source>
        <translation>Prijzen exporteren</translation>
    </message>
    <message>
        <source>There are no prizes yet</source>
        <translation>Er zijn nog geen prijzen</translation>
    </message>
    <message>
        <source>{0}: as it would be if the event ended now</source>
        <translation>{0}: zoals het zou zijn als het toernooi nu eindigde</translation>
    </message>
    <message>
        <source>Prize fund {0}: {1} to the winners, {2} left over.</source>
        <translation>Prijzenpot {0}: {1} voor de winnaars, {2} over.</translation>
    </message>
    <message>
        <source>No prizes yet: add the first place, or paste a list from a spreadsheet.</source>
        <translation>Nog geen prijzen: voeg de eerste plaats toe, of plak een lijst uit een spreadsheet.</translation>
    </message>
    <message>
        <source>No player is in the group “{0}”.</source>
        <translation>Er zit geen speler in de groep “{0}”.</translation>
    </message>
</context>
<context>
    <name>ProhibitionDialog</name>
    <message>
        <source>A prohibited pairing</source>
        <translation>Een verboden paring</translation>
    </message>
    <message>
        <source>Tick two or more: none of them meets another of them.</source>
        <translation>Vink er twee of meer aan: geen van hen speelt tegen een ander van hen.</translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation>Naam zoeken</translation>
    </message>
    <message>
        <source>Who must not meet</source>
        <translation>Wie niet tegen elkaar mag</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Waarom</translation>
    </message>
    <message>
        <source>Why, for the list (brothers, one car …)</source>
        <translation>Waarom, voor de lijst (broers, één auto …)</translation>
    </message>
    <message>
        <source>Chosen: {0}</source>
        <translation>Gekozen: {0}</translation>
    </message>
    <message>
        <source>Tick two or more, and rounds in their order</source>
        <translation>Vink er twee of meer aan; de ronden in volgorde</translation>
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
        <translation>Ronde {0}</translation>
    </message>
    <message>
        <source>The pairings are not published yet.</source>
        <translation>De indeling is nog niet gepubliceerd.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Round {0}: where you play</source>
        <translation>Ronde {0}: waar u speelt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>U speelt</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Tegen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Stand na ronde {0}</translation>
    </message>
</context>
<context>
    <name>ProjectorWindow</name>
    <message>
        <source>tdapp: projector</source>
        <translation>tdapp: projector</translation>
    </message>
    <message>
        <source>Large window: 1 boards, 2 players, 3 standings, Space pauses, F11 full screen</source>
        <translation>Groot venster: 1 borden, 2 spelers, 3 stand, Spatie pauzeert, F11 volledig scherm</translation>
    </message>
    <message>
        <source>not in FIDE mode</source>
        <translation>niet in FIDE-modus</translation>
    </message>
    <message>
        <source>Boards and results</source>
        <translation>Borden en uitslagen</translation>
    </message>
    <message>
        <source>Where you play, by name</source>
        <translation>Waar u speelt, op naam</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Turn the page every {0} seconds</source>
        <translation>Elke {0} seconden omslaan</translation>
    </message>
    <message>
        <source>Pause or go on	Space</source>
        <translation>Pauzeren of verder	Spatie</translation>
    </message>
    <message>
        <source>Larger	+</source>
        <translation>Groter	+</translation>
    </message>
    <message>
        <source>Smaller	-</source>
        <translation>Kleiner	-</translation>
    </message>
    <message>
        <source>Full screen	F11</source>
        <translation>Volledig scherm	F11</translation>
    </message>
    <message>
        <source>Close	Esc</source>
        <translation>Sluiten	Esc</translation>
    </message>
</context>
<context>
    <name>ProtectionDialog</name>
    <message>
        <source>Clubs or federations apart</source>
        <translation>Clubs of federaties uit elkaar</translation>
    </message>
    <message>
        <source>Members of a ticked club or federation do not meet each other in these rounds.</source>
        <translation>Leden van een aangevinkte club of federatie spelen in deze ronden niet tegen elkaar.</translation>
    </message>
    <message>
        <source>As entered with the players</source>
        <translation>Zoals bij de spelers ingevoerd</translation>
    </message>
    <message>
        <source>As entered with the teams</source>
        <translation>Zoals bij de teams ingevoerd</translation>
    </message>
    <message>
        <source>What keeps them apart</source>
        <translation>Wat ze uit elkaar houdt</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Clubs</translation>
    </message>
    <message>
        <source>Federations</source>
        <translation>Federaties</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groepen</translation>
    </message>
    <message>
        <source>No club or federation is entered twice</source>
        <translation>Geen club of federatie is twee keer ingevoerd</translation>
    </message>
    <message>
        <source>Tick a group</source>
        <translation>Vink een groep aan</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message>
        <source>Publish</source>
        <translation>Publiceren</translation>
    </message>
    <message>
        <source>The event as a website</source>
        <translation>Het toernooi als website</translation>
    </message>
    <message>
        <source>A folder of plain pages for any web server, sync tool or stick. Only what changed is written again.</source>
        <translation>Een map met gewone pagina&apos;s voor elke webserver, synchronisatie of stick. Alleen wat is gewijzigd, wordt opnieuw geschreven.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Kiezen…</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Map</translation>
    </message>
    <message>
        <source>Folder for the website</source>
        <translation>Map voor de website</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Talen</translation>
    </message>
    <message>
        <source>&amp;Address of the website</source>
        <translation>&amp;Adres van de website</translation>
    </message>
    <message>
        <source>Where the folder can be seen; printed with a QR code on every sheet</source>
        <translation>Waar de map te zien is; met QR-code op elk blad afgedrukt</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>&amp;Initials only for who is younger than</source>
        <translation>&amp;Initialen alleen voor wie jonger is dan</translation>
    </message>
    <message>
        <source>Years of &amp;birth</source>
        <translation>&amp;Geboortejaren</translation>
    </message>
    <message>
        <source>FIDE &amp;ids</source>
        <translation>FIDE-I&amp;D&apos;s</translation>
    </message>
    <message>
        <source>Shown of the others</source>
        <translation>Van de anderen te zien</translation>
    </message>
    <message>
        <source>Co&amp;lour</source>
        <translation>&amp;Kleur</translation>
    </message>
    <message>
        <source>Picture of the first page</source>
        <translation>Afbeelding van de eerste pagina</translation>
    </message>
    <message>
        <source>Also the &amp;standings as they would be now, while a round is played</source>
        <translation>Ook de &amp;stand zoals die nu zou zijn, tijdens een ronde</translation>
    </message>
    <message>
        <source>&amp;Keep it up to date while this event is open</source>
        <translation>Bijwerken &amp;zolang dit toernooi open is</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a year of birth are shown by their whole names.</source>
        <translation>
            <numerusform>%n speler zonder geboortejaar wordt met volledige naam getoond.</numerusform>
            <numerusform>%n spelers zonder geboortejaar worden met volledige naam getoond.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write into it all the same</source>
        <translation>Er toch in schrijven</translation>
    </message>
    <message>
        <source>Open the start page</source>
        <translation>Startpagina openen</translation>
    </message>
    <message>
        <source>Stop keeping it up to date</source>
        <translation>Niet meer bijwerken</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Kies een map.</translation>
    </message>
    <message>
        <source>Choose a language.</source>
        <translation>Kies een taal.</translation>
    </message>
    <message>
        <source>The pages are being written…</source>
        <translation>De pagina&apos;s worden geschreven…</translation>
    </message>
    <message>
        <source>The website stays as it is now.</source>
        <translation>De website blijft zoals hij nu is.</translation>
    </message>
</context>
<context>
    <name>RateFields</name>
    <message>
        <source>Time control in words</source>
        <translation>Speeltempo in woorden</translation>
    </message>
    <message>
        <source>in words: 90 min + 30 s per move</source>
        <translation>in woorden: 90 min + 30 s per zet</translation>
    </message>
    <message>
        <source>Code of the time control, for the report</source>
        <translation>Code van het speeltempo, voor het rapport</translation>
    </message>
    <message>
        <source>The code of FIDE&apos;s report counts seconds: 5400+30, 40/6000+30:900+30, or W300-B240.</source>
        <translation>De code van het FIDE-rapport telt seconden: 5400+30, 40/6000+30:900+30, of W300-B240.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Gebruikelijk</translation>
    </message>
    <message>
        <source>Choose a usual time control</source>
        <translation>Kies een gebruikelijk speeltempo</translation>
    </message>
    <message>
        <source>The code means: {0}, {1}.</source>
        <translation>De code betekent: {0}, {1}.</translation>
    </message>
    <message>
        <source>Without a code the report names the time control in words only.</source>
        <translation>Zonder code noemt het rapport het speeltempo alleen in woorden.</translation>
    </message>
    <message>
        <source>Fill in one of the two: the other one follows.</source>
        <translation>Vul een van beide in: het andere volgt.</translation>
    </message>
</context>
<context>
    <name>RatingCheckDialog</name>
    <message>
        <source>Compare with the rating list</source>
        <translation>Met de ratinglijst vergelijken</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Ratinglijst</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Speler zoeken</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Alles aanvinken</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Niets aanvinken</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Every difference</source>
        <translation>Elk verschil</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Ratings</translation>
    </message>
    <message>
        <source>Ratings of the list and tournament ratings</source>
        <translation>Ratings van de lijst en toernooiratings</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persoon</translation>
    </message>
    <message>
        <source>Name, title, federation, sex and birth</source>
        <translation>Naam, titel, federatie, geslacht en geboorte</translation>
    </message>
    <message>
        <source>Proposed changes</source>
        <translation>Voorgestelde wijzigingen</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>Geen verschillen</translation>
    </message>
    <message>
        <source>The players agree with the list.</source>
        <translation>De spelers stemmen overeen met de lijst.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Toepassen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>The list valid on {0} counts. Only what is ticked changes, in one step.</source>
        <translation>De lijst die op {0} geldt, telt. Alleen wat is aangevinkt, wordt gewijzigd, in één stap.</translation>
    </message>
    <message>
        <source>The event lasts more than 30 days: the list valid on {0} counts, the day of the check. The tournament rating stays the first one; new ratings are noted for the rounds to come.</source>
        <translation>Het toernooi duurt meer dan 30 dagen: de lijst die op {0} geldt, telt, de dag van de controle. De toernooirating blijft de eerste; nieuwe ratings worden voor de komende ronden genoteerd.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have no number and were not compared.</source>
        <translation>
            <numerusform>%n speler heeft geen nummer en is niet vergeleken.</numerusform>
            <numerusform>%n spelers hebben geen nummer en zijn niet vergeleken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} and %n more</source>
        <translation>
            <numerusform>{0} en nog %n</numerusform>
            <numerusform>{0} en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the list any more, or never: {0}.</source>
        <translation>Niet meer in de lijst, of nooit: {0}.</translation>
    </message>
    <message>
        <source>No rating list yet</source>
        <translation>Nog geen ratinglijst</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s download first: Players, Rating lists.</source>
        <translation>Importeer eerst de download van de FIDE: Spelers, Ratinglijsten.</translation>
    </message>
    <message numerus="yes">
        <source>Apply %n change(s)</source>
        <translation>
            <numerusform>%n wijziging toepassen</numerusform>
            <numerusform>%n wijzigingen toepassen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick what is to be changed</source>
        <translation>Vink aan wat moet worden gewijzigd</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) changed</source>
        <translation>
            <numerusform>%n speler gewijzigd</numerusform>
            <numerusform>%n spelers gewijzigd</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingLists</name>
    <message>
        <source>List</source>
        <translation>Lijst</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>Geldig vanaf</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Ratings</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grootte</translation>
    </message>
    <message>
        <source>Imported from</source>
        <translation>Geïmporteerd uit</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>klassiek</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>rapid</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>snelschaak</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Achternaam</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Voornaam</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Nationaal ID</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-ID</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federatie</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geslacht</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Geb.</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Rapid rating</source>
        <translation>Rapidrating</translation>
    </message>
    <message>
        <source>Blitz rating</source>
        <translation>Snelschaakrating</translation>
    </message>
</context>
<context>
    <name>RatingListsDialog</name>
    <message>
        <source>Rating lists</source>
        <translation>Ratinglijsten</translation>
    </message>
    <message>
        <source>Rating lists on this computer</source>
        <translation>Ratinglijsten op deze computer</translation>
    </message>
    <message>
        <source>Download the list from FIDE&apos;s rating page (XML or text, zipped or not) and import it here. Several months can be kept; an event takes the one valid when it starts.</source>
        <translation>Download de lijst van de ratingpagina van de FIDE (XML of tekst, gezipt of niet) en importeer die hier. U kunt meerdere maanden bewaren; een toernooi neemt de lijst die bij het begin geldt.</translation>
    </message>
    <message>
        <source>No list yet</source>
        <translation>Nog geen lijst</translation>
    </message>
    <message>
        <source>Import a download, it takes a minute.</source>
        <translation>Importeer een download, het duurt een minuut.</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Voortgang van de import</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s list…</source>
        <translation>FIDE-lijst importeren…</translation>
    </message>
    <message>
        <source>Import another list…</source>
        <translation>Andere lijst importeren…</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>Map volgen…</translation>
    </message>
    <message>
        <source>New lists in the folder of your downloads are offered when this window opens</source>
        <translation>Nieuwe lijsten in de map van uw downloads worden aangeboden als dit venster opent</translation>
    </message>
    <message>
        <source>Import them</source>
        <translation>Importeren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message numerus="yes">
        <source>%n new list(s) in the watched folder: {0}</source>
        <translation>
            <numerusform>%n nieuwe lijst in de gevolgde map: {0}</numerusform>
            <numerusform>%n nieuwe lijsten in de gevolgde map: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, month by {1}</source>
        <translation>{0}, maand volgens {1}</translation>
    </message>
    <message>
        <source>The folder of your downloads</source>
        <translation>De map van uw downloads</translation>
    </message>
    <message>
        <source>New lists in {0} will be offered here.</source>
        <translation>Nieuwe lijsten in {0} worden hier aangeboden.</translation>
    </message>
    <message>
        <source>Mark a list first</source>
        <translation>Markeer eerst een lijst</translation>
    </message>
    <message>
        <source>A list is being read</source>
        <translation>Er wordt een lijst gelezen</translation>
    </message>
    <message>
        <source>{0} {1} was removed; import the file again to have it back.</source>
        <translation>{0} {1} is verwijderd; importeer het bestand opnieuw om de lijst terug te krijgen.</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>Geldig vanaf</translation>
    </message>
    <message>
        <source>Ratings of the file</source>
        <translation>Ratings van het bestand</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Naam van de lijst</translation>
    </message>
    <message>
        <source>for example DWZ</source>
        <translation>bijvoorbeeld KNSB</translation>
    </message>
    <message>
        <source>Valid from (year-month)</source>
        <translation>Geldig vanaf (jaar-maand)</translation>
    </message>
    <message>
        <source>The file has the ratings for</source>
        <translation>Het bestand heeft de ratings voor</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importeren</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Niet nu</translation>
    </message>
    <message>
        <source>FIDE&apos;s rating list</source>
        <translation>Ratinglijst van de FIDE</translation>
    </message>
    <message>
        <source>Rating lists (*.zip *.xml *.txt);;All files (*)</source>
        <translation>Ratinglijsten (*.zip *.xml *.txt);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>{0} does not say everything itself:</source>
        <translation>In {0} staat niet alles wat nodig is:</translation>
    </message>
    <message>
        <source>Another rating list</source>
        <translation>Een andere ratinglijst</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.zip);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt *.xlsx *.zip);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>{0} wordt gelezen…</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Stoppen met lezen</translation>
    </message>
    <message>
        <source>What {0} is, and what its columns mean:</source>
        <translation>Wat {0} is, en wat de kolommen betekenen:</translation>
    </message>
    <message>
        <source>Write the month as 2026-11.</source>
        <translation>Schrijf de maand als 2026-11.</translation>
    </message>
    <message>
        <source>The list needs a name.</source>
        <translation>De lijst heeft een naam nodig.</translation>
    </message>
    <message>
        <source>Importing {0}. The lists stay as they are until it is complete.</source>
        <translation>{0} wordt geïmporteerd. De lijsten blijven zoals ze zijn tot het klaar is.</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>Import afbreken</translation>
    </message>
    <message>
        <source>Reading was stopped; the lists are as they were.</source>
        <translation>Het lezen is gestopt; de lijsten zijn zoals ze waren.</translation>
    </message>
    <message numerus="yes">
        <source>{0} {1}: %n player(s).</source>
        <translation>
            <numerusform>{0} {1}: %n speler.</numerusform>
            <numerusform>{0} {1}: %n spelers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were left out, the first: {0}</source>
        <translation>
            <numerusform>%n regel is weggelaten, de eerste: {0}</numerusform>
            <numerusform>%n regels zijn weggelaten, de eerste: {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingMethodDialog</name>
    <message>
        <source>Tournament ratings</source>
        <translation>Toernooiratings</translation>
    </message>
    <message>
        <source>The official ratings of a player stay as the lists have them. The tournament rating is what counts for pairing numbers and tie-breaks.</source>
        <translation>De officiële ratings van een speler blijven zoals in de lijsten. De toernooirating telt voor paringsnummers en tie-breaks.</translation>
    </message>
    <message>
        <source>Players whose tournament rating changes</source>
        <translation>Spelers met een andere toernooirating</translation>
    </message>
    <message>
        <source>No rating changes</source>
        <translation>Geen enkele rating verandert</translation>
    </message>
    <message>
        <source>Everybody has this rating already.</source>
        <translation>Iedereen heeft deze rating al.</translation>
    </message>
    <message>
        <source>Take these ratings</source>
        <translation>Deze ratings nemen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Keep this order</source>
        <translation>Deze volgorde behouden</translation>
    </message>
    <message>
        <source>Which rating counts</source>
        <translation>Welke rating telt</translation>
    </message>
    <message>
        <source>Round 1 is paired: tournament ratings are changed player by player only.</source>
        <translation>Ronde 1 is ingedeeld: toernooiratings zijn alleen nog per speler te wijzigen.</translation>
    </message>
    <message>
        <source>Order of the lists for {0}</source>
        <translation>Volgorde van de lijsten voor {0}</translation>
    </message>
    <message>
        <source>&amp;National list</source>
        <translation>&amp;Nationale lijst</translation>
    </message>
    <message>
        <source>National list</source>
        <translation>Nationale lijst</translation>
    </message>
    <message>
        <source>none: as typed or imported</source>
        <translation>geen: zoals ingetypt of geïmporteerd</translation>
    </message>
    <message>
        <source>The first rating that a player has counts as the FIDE rating; Alt+Up and Alt+Down move.</source>
        <translation>De eerste rating die een speler heeft, telt als FIDE-rating; Alt+Omhoog en Alt+Omlaag verplaatsen.</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament rating(s) change.</source>
        <translation>
            <numerusform>%n toernooirating verandert.</numerusform>
            <numerusform>%n toernooiratings veranderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round 1 is paired: the order counts for players who are added from now on.</source>
        <translation>Ronde 1 is ingedeeld: de volgorde telt voor spelers die nog worden toegevoegd.</translation>
    </message>
    <message>
        <source>Nothing is chosen otherwise</source>
        <translation>Er is niets anders gekozen</translation>
    </message>
</context>
<context>
    <name>RatingOfficerDialog</name>
    <message>
        <source>Report for the rating officer</source>
        <translation>Rapport voor de ratingfunctionaris</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Bevindingen</translation>
    </message>
    <message>
        <source>Write the report…</source>
        <translation>Rapport schrijven…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>What is missing or odd. Enter or a click opens the place where it is mended.</source>
        <translation>Wat ontbreekt of opvalt. Enter of een klik opent de plek waar het wordt hersteld.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Waar</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Bevinding</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) must be mended before the report is sent.</source>
        <translation>
            <numerusform>%n punt moet worden hersteld voordat het rapport wordt verstuurd.</numerusform>
            <numerusform>%n punten moeten worden hersteld voordat het rapport wordt verstuurd.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that the report needs is missing.</source>
        <translation>Er ontbreekt niets wat het rapport nodig heeft.</translation>
    </message>
    <message>
        <source>Rated games: {0}, unrated games: {1}</source>
        <translation>Partijen voor de rating: {0}, niet voor de rating: {1}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Toernooi</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Reglement</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Speelschema</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Where to write the report</source>
        <translation>Waar het rapport komt</translation>
    </message>
    <message numerus="yes">
        <source>The report is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>Het rapport is geschreven: %n bestand in {0}</numerusform>
            <numerusform>Het rapport is geschreven: %n bestanden in {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>Rapport wordt geschreven…</translation>
    </message>
    <message>
        <source>What independent readers made of the written files.</source>
        <translation>Wat onafhankelijke lezers van de geschreven bestanden maakten.</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>klopt</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>verschilt</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>niet gevraagd</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Lezer</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Oordeel</translation>
    </message>
    <message>
        <source>What it found</source>
        <translation>Wat hij vond</translation>
    </message>
</context>
<context>
    <name>ReasonsView</name>
    <message>
        <source>Why this board?</source>
        <translation>Waarom dit bord?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Redenen</translation>
    </message>
    <message>
        <source>Why this bye?</source>
        <translation>Waarom deze bye?</translation>
    </message>
    <message>
        <source>Why not somebody else?</source>
        <translation>Waarom niet iemand anders?</translation>
    </message>
    <message>
        <source>One of this board</source>
        <translation>Iemand van dit bord</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Iemand anders</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Typ een naam of kies</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwoord</translation>
    </message>
    <message>
        <source>What would the round be with it?</source>
        <translation>Wat zou de ronde dan zijn?</translation>
    </message>
    <message>
        <source>Why not another team?</source>
        <translation>Waarom niet een ander team?</translation>
    </message>
    <message>
        <source>Choose a board.</source>
        <translation>Kies een bord.</translation>
    </message>
    <message>
        <source>Why match {0}?</source>
        <translation>Waarom wedstrijd {0}?</translation>
    </message>
    <message>
        <source>Why board {0}?</source>
        <translation>Waarom bord {0}?</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Why has {0} no match?</source>
        <translation>Waarom heeft {0} geen wedstrijd?</translation>
    </message>
    <message>
        <source>Why has {0} no game?</source>
        <translation>Waarom heeft {0} geen partij?</translation>
    </message>
    <message>
        <source>{0} ({1}) against …</source>
        <translation>{0} ({1}) tegen …</translation>
    </message>
    <message>
        <source>the bye</source>
        <translation>de bye</translation>
    </message>
    <message>
        <source>Why has {0} the bye?</source>
        <translation>Waarom heeft {0} de bye?</translation>
    </message>
    <message>
        <source>Forbidden: {0} [{1}]</source>
        <translation>Verboden: {0} [{1}]</translation>
    </message>
    <message>
        <source>Worse: {0} [{1}]</source>
        <translation>Slechter: {0} [{1}]</translation>
    </message>
    <message>
        <source>Forbidden: {0}</source>
        <translation>Verboden: {0}</translation>
    </message>
    <message>
        <source>Worse: {0}</source>
        <translation>Slechter: {0}</translation>
    </message>
    <message>
        <source>It is so in this round.</source>
        <translation>Zo is het in deze ronde.</translation>
    </message>
    <message>
        <source>The engine is pairing the round with these two at one board …</source>
        <translation>De engine deelt de ronde in met deze twee aan één bord …</translation>
    </message>
    <message>
        <source>No legal pairing of the round has these two at one board.</source>
        <translation>Geen toegestane indeling van de ronde heeft deze twee aan één bord.</translation>
    </message>
    <message>
        <source>The round would be this instead:</source>
        <translation>De ronde zou dan zo zijn:</translation>
    </message>
</context>
<context>
    <name>RegenerateDialog</name>
    <message>
        <source>Reason</source>
        <translation>Reden</translation>
    </message>
    <message>
        <source>Reason, noted in the tournament report</source>
        <translation>Reden, vermeld in het toernooirapport</translation>
    </message>
    <message>
        <source>Start list, pairings and crosstable up to round {0} are out with the old numbers: print anew.</source>
        <translation>Startlijst, indeling en kruistabel t/m ronde {0} hangen uit met de oude nummers: druk ze opnieuw af.</translation>
    </message>
    <message>
        <source>Equal rating and title</source>
        <translation>Gelijke rating en titel</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>op naam</translation>
    </message>
    <message>
        <source>In the order of the alphabet</source>
        <translation>In alfabetische volgorde</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>door loting</translation>
    </message>
    <message>
        <source>The same number of the lot gives the same order, everywhere.</source>
        <translation>Hetzelfde nummer van de loting geeft overal dezelfde volgorde.</translation>
    </message>
    <message>
        <source>as they stand</source>
        <translation>zoals ze staan</translation>
    </message>
    <message>
        <source>In the order of the numbers they have now</source>
        <translation>In de volgorde van de huidige nummers</translation>
    </message>
    <message>
        <source>Round 1 is paired: equals keep their order</source>
        <translation>Ronde 1 is ingedeeld: gelijken houden hun volgorde</translation>
    </message>
    <message>
        <source>Equal rating and title:</source>
        <translation>Gelijke rating en titel:</translation>
    </message>
    <message>
        <source>Write a whole number</source>
        <translation>Schrijf een heel getal</translation>
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
        <translation>Naam</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Geb.</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Klas.</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Rapid</translation>
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
        <translation>inactief</translation>
    </message>
    <message>
        <source>in the event</source>
        <translation>in het toernooi</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nieuw</translation>
    </message>
    <message>
        <source>here already</source>
        <translation>is er al</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>conflict</translation>
    </message>
    <message>
        <source>error</source>
        <translation>fout</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Rij</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Wordt</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-ID</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Omdat</translation>
    </message>
    <message>
        <source>Column {0}: {1}</source>
        <translation>Kolom {0}: {1}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>naam</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titel</translation>
    </message>
    <message>
        <source>federation</source>
        <translation>federatie</translation>
    </message>
    <message>
        <source>sex</source>
        <translation>geslacht</translation>
    </message>
    <message>
        <source>born</source>
        <translation>geboren</translation>
    </message>
    <message>
        <source>tournament rating</source>
        <translation>toernooirating</translation>
    </message>
    <message>
        <source>rating from round {0} on</source>
        <translation>rating vanaf ronde {0}</translation>
    </message>
    <message>
        <source>{0} rating</source>
        <translation>Rating {0}</translation>
    </message>
    <message>
        <source>Whether the change is applied; Space ticks it</source>
        <translation>Of de wijziging wordt toegepast; Spatie vinkt die aan of uit</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Veld</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Tot nu toe</translation>
    </message>
    <message>
        <source>In the list</source>
        <translation>In de lijst</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Opmerking</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>aangevinkt</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>niet aangevinkt</translation>
    </message>
    <message>
        <source>{0} players have no rating: {1}</source>
        <translation>{0} spelers hebben geen rating: {1}</translation>
    </message>
    <message>
        <source>{0} players have no federation: {1}</source>
        <translation>{0} spelers hebben geen federatie: {1}</translation>
    </message>
    <message>
        <source>{0} players have no date or year of birth: {1}</source>
        <translation>{0} spelers hebben geen geboortedatum of -jaar: {1}</translation>
    </message>
    <message>
        <source>{0} players have another tournament rating than by the method: {1}</source>
        <translation>{0} spelers hebben een andere toernooirating dan volgens de methode: {1}</translation>
    </message>
    <message>
        <source>{0} players have no FIDE number: {1}</source>
        <translation>{0} spelers hebben geen FIDE-nummer: {1}</translation>
    </message>
    <message>
        <source>{0} players have not paid in full: {1}</source>
        <translation>{0} spelers hebben niet alles betaald: {1}</translation>
    </message>
    <message>
        <source>{0} players were not checked in: {1}</source>
        <translation>{0} spelers zijn niet aangemeld: {1}</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>Wat te bekijken is</translation>
    </message>
    <message>
        <source>Enter goes to the player</source>
        <translation>Enter gaat naar de speler</translation>
    </message>
</context>
<context>
    <name>Regulations</name>
    <message>
        <source>“{0}” is no number of points; write 1, ½ or 0.5.</source>
        <translation>“{0}” is geen aantal punten; schrijf 1, ½ of 0.5.</translation>
    </message>
    <message>
        <source>standard chess</source>
        <translation>klassiek schaak</translation>
    </message>
    <message>
        <source>rapid chess</source>
        <translation>rapidschaak</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>snelschaak</translation>
    </message>
    <message>
        <source>A win counts {0}, a draw {1}, a loss {2}.</source>
        <translation>Winst telt {0}, remise {1}, verlies {2}.</translation>
    </message>
    <message>
        <source>The pairing-allocated bye counts {0}, a half-point bye {1}.</source>
        <translation>De toegewezen bye telt {0}, een half-punts-bye {1}.</translation>
    </message>
    <message>
        <source>Half-point byes are not allowed.</source>
        <translation>Half-punts-byes zijn niet toegestaan.</translation>
    </message>
    <message>
        <source>Half-point byes for a player: at most {0}.</source>
        <translation>Half-punts-byes per speler: ten hoogste {0}.</translation>
    </message>
    <message>
        <source>Half-point byes for a player: at most {0}, until round {1}.</source>
        <translation>Half-punts-byes per speler: ten hoogste {0}, t/m ronde {1}.</translation>
    </message>
    <message>
        <source>Unrated players in tie-breaks: not announced.</source>
        <translation>Spelers zonder rating in tie-breaks: niet aangekondigd.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as the lowest rating of the field.</source>
        <translation>Spelers zonder rating tellen in tie-breaks als de laagste rating van het veld.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as the average of the field.</source>
        <translation>Spelers zonder rating tellen in tie-breaks als het gemiddelde van het veld.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks with their performance.</source>
        <translation>Spelers zonder rating tellen in tie-breaks met hun prestatie.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as {0}.</source>
        <translation>Spelers zonder rating tellen in tie-breaks als {0}.</translation>
    </message>
    <message>
        <source>Initial colour by lot: number 1 has White in round 1.</source>
        <translation>Beginkleur door loting: nummer 1 heeft wit in ronde 1.</translation>
    </message>
    <message>
        <source>Initial colour by lot: number 1 has Black in round 1.</source>
        <translation>Beginkleur door loting: nummer 1 heeft zwart in ronde 1.</translation>
    </message>
    <message>
        <source>The initial colour has not been drawn yet.</source>
        <translation>De beginkleur is nog niet geloot.</translation>
    </message>
    <message>
        <source>Rate of play: {1}.</source>
        <translation>Speeltempo: {1}.</translation>
    </message>
    <message>
        <source>Swiss system, {0} rounds, {1}.</source>
        <translation>Zwitsers systeem, {0} ronden, {1}.</translation>
    </message>
    <message>
        <source>Match of two players, {0} games, {1}.</source>
        <translation>Match van twee spelers, {0} partijen, {1}.</translation>
    </message>
    <message>
        <source>Round robin, {0} rounds, {1}, {2} games against each opponent.</source>
        <translation>Round robin, {0} ronden, {1}, {2} partijen tegen elke tegenstander.</translation>
    </message>
    <message>
        <source>Round robin, {0} rounds, {1}.</source>
        <translation>Round robin, {0} ronden, {1}.</translation>
    </message>
    <message>
        <source>Rate of play: {0}.</source>
        <translation>Speeltempo: {0}.</translation>
    </message>
    <message>
        <source>The last two rounds of the first cycle change places (C.05, annex 1).</source>
        <translation>De laatste twee ronden van de eerste cyclus wisselen van plaats (C.05, bijlage 1).</translation>
    </message>
    <message>
        <source>Tournament rating: {0}.</source>
        <translation>Toernooirating: {0}.</translation>
    </message>
    <message>
        <source>The event lasts more than 30 days: the first rating of a player counts.</source>
        <translation>Het toernooi duurt meer dan 30 dagen: de eerste rating van een speler telt.</translation>
    </message>
    <message>
        <source>Categories: {0}.</source>
        <translation>Categorieën: {0}.</translation>
    </message>
    <message>
        <source>Tie-break rules: FIDE edition {0}.</source>
        <translation>Tie-breakregels: FIDE-uitgave {0}.</translation>
    </message>
</context>
<context>
    <name>RegulationsForm</name>
    <message>
        <source>&amp;Name of the section</source>
        <translation>&amp;Naam van de groep</translation>
    </message>
    <message>
        <source>&amp;Rated as</source>
        <translation>&amp;Telt als</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Speeltempo</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>in words; empty: as the event</source>
        <translation>in woorden; leeg: als het toernooi</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>Speel&amp;tempo</translation>
    </message>
    <message>
        <source>win</source>
        <translation>winst</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remise</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>verlies</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>bye</translation>
    </message>
    <message>
        <source>Points for: {0}</source>
        <translation>Punten voor: {0}</translation>
    </message>
    <message>
        <source>The usual points</source>
        <translation>Gebruikelijke punten</translation>
    </message>
    <message>
        <source>Three points for a win</source>
        <translation>Drie punten voor winst</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Half-point byes are allowed</source>
        <translation>Half-punts-byes zijn toegestaan</translation>
    </message>
    <message>
        <source>Half-point byes for a player</source>
        <translation>Half-punts-byes per speler</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Minder</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Last round for them; 0: any</source>
        <translation>Laatste ronde ervoor; 0: elke</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Eerder</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>for a player at most</source>
        <translation>per speler hoogstens</translation>
    </message>
    <message>
        <source>until round (0: any)</source>
        <translation>t/m ronde (0: elke)</translation>
    </message>
    <message>
        <source>The last two rounds of the first cycle change places</source>
        <translation>De laatste twee ronden van de eerste cyclus wisselen van plaats</translation>
    </message>
    <message>
        <source>Nobody then has the same colour three times running (C.05, annex 1).</source>
        <translation>Niemand heeft dan drie keer op rij dezelfde kleur (C.05, bijlage 1).</translation>
    </message>
    <message>
        <source>Berger table</source>
        <translation>Bergertabel</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Byes</translation>
    </message>
    <message>
        <source>Tie-break r&amp;ules</source>
        <translation>Tie-break&amp;regels</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>FIDE-uitgave {0}</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Uitgave van de tie-breakregels van de FIDE</translation>
    </message>
    <message>
        <source>Unrated players in tie-breaks</source>
        <translation>Spelers zonder rating in tie-breaks</translation>
    </message>
    <message>
        <source>not announced</source>
        <translation>niet aangekondigd</translation>
    </message>
    <message>
        <source>lowest rating of the field</source>
        <translation>laagste rating van het veld</translation>
    </message>
    <message>
        <source>average of the field</source>
        <translation>gemiddelde van het veld</translation>
    </message>
    <message>
        <source>their performance</source>
        <translation>hun prestatie</translation>
    </message>
    <message>
        <source>a fixed rating:</source>
        <translation>een vaste rating:</translation>
    </message>
    <message>
        <source>Fixed rating of unrated players</source>
        <translation>Vaste rating van spelers zonder rating</translation>
    </message>
    <message>
        <source>Unrated players</source>
        <translation>Spelers zonder rating</translation>
    </message>
    <message>
        <source>Over &amp;30 days</source>
        <translation>Meer dan &amp;30 dagen</translation>
    </message>
    <message>
        <source>as the dates say</source>
        <translation>volgens de data</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>Lasts more than 30 days</source>
        <translation>Duurt langer dan 30 dagen</translation>
    </message>
    <message>
        <source>Rating tie-breaks are not advised then; new ratings are noted by round</source>
        <translation>Rating-tie-breaks worden dan afgeraden; nieuwe ratings worden per ronde genoteerd</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Beginkleur</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>nog niet geloot</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Loten</translation>
    </message>
    <message>
        <source>number of the lot</source>
        <translation>nummer van de loting</translation>
    </message>
    <message>
        <source>Number 1 begins with</source>
        <translation>Nummer 1 begint met</translation>
    </message>
    <message>
        <source>Locked: round 1 is paired.</source>
        <translation>Vast: ronde 1 is ingedeeld.</translation>
    </message>
    <message>
        <source>The fixed rating of unrated players is a number, for example 1400.</source>
        <translation>De vaste rating van spelers zonder rating is een getal, bijvoorbeeld 1400.</translation>
    </message>
</context>
<context>
    <name>ReportExport</name>
    <message>
        <source>Export a tournament report</source>
        <translation>Toernooirapport exporteren</translation>
    </message>
    <message>
        <source>{0} exists already. Nothing was changed; choose another name.</source>
        <translation>{0} bestaat al. Er is niets gewijzigd; kies een andere naam.</translation>
    </message>
    <message>
        <source>The tournament report was written: {0}</source>
        <translation>Het toernooirapport is geschreven: {0}</translation>
    </message>
    <message>
        <source>TRF26, everything that happened (*.trf)</source>
        <translation>TRF26, alles wat is gebeurd (*.trf)</translation>
    </message>
    <message>
        <source>TRF16, for older programs (*.trf)</source>
        <translation>TRF16, voor oudere programma&apos;s (*.trf)</translation>
    </message>
    <message>
        <source>TRF26 for the rating office, with late corrections (*.trf)</source>
        <translation>TRF26 voor de ratingverwerking, met late correcties (*.trf)</translation>
    </message>
    <message>
        <source>TRF16 for the rating office, with late corrections (*.trf)</source>
        <translation>TRF16 voor de ratingverwerking, met late correcties (*.trf)</translation>
    </message>
    <message>
        <source>The whole event as JSON (*.json)</source>
        <translation>Het hele toernooi als JSON (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have no result yet: an interim report, not the final one.</source>
        <translation>
            <numerusform>%n partij heeft nog geen uitslag: een tussentijds rapport, niet het definitieve.</numerusform>
            <numerusform>%n partijen hebben nog geen uitslag: een tussentijds rapport, niet het definitieve.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrections for the rating report only are left out.</source>
        <translation>Correcties alleen voor de ratingverwerking vervallen.</translation>
    </message>
    <message>
        <source>What this file does not hold</source>
        <translation>Wat dit bestand niet bevat</translation>
    </message>
    <message>
        <source>Write the file</source>
        <translation>Bestand schrijven</translation>
    </message>
</context>
<context>
    <name>Rescue</name>
    <message>
        <source>The copy: {0}</source>
        <translation>De kopie: {0}</translation>
    </message>
    <message>
        <source>The damaged file is not thrown away: it stays beside the event under another name.</source>
        <translation>Het beschadigde bestand wordt niet weggegooid: het blijft onder een andere naam naast het toernooi.</translation>
    </message>
    <message>
        <source>Missing in the copy, to be entered again:</source>
        <translation>Ontbreekt in de kopie, opnieuw in te voeren:</translation>
    </message>
    <message>
        <source>{0} is damaged. Go on with the newest good copy?</source>
        <translation>{0} is beschadigd. Verder met de nieuwste goede kopie?</translation>
    </message>
    <message>
        <source>Go on with the copy</source>
        <translation>Verder met de kopie</translation>
    </message>
    <message>
        <source>The damaged file is kept as {0}</source>
        <translation>Het beschadigde bestand wordt bewaard als {0}</translation>
    </message>
    <message>
        <source>{0} is damaged, and there is no good copy at hand</source>
        <translation>{0} is beschadigd, en er is geen goede kopie bij de hand</translation>
    </message>
    <message>
        <source>Nothing was changed. Put in the stick with the backups, or choose the folder they are in.</source>
        <translation>Er is niets gewijzigd. Steek de stick met de back-ups erin, of kies de map waarin ze staan.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Map kiezen…</translation>
    </message>
    <message>
        <source>Folder with backups</source>
        <translation>Map met back-ups</translation>
    </message>
</context>
<context>
    <name>ResultEntry</name>
    <message>
        <source>Swap the colours?</source>
        <translation>Kleuren omwisselen?</translation>
    </message>
    <message>
        <source>Board {0} has {1}. Enter clears it, Esc keeps it.</source>
        <translation>Bord {0} heeft {1}. Enter wist het, Esc behoudt het.</translation>
    </message>
    <message>
        <source>Board {0} has {1}. Enter replaces it by {2}, Esc keeps {1}.</source>
        <translation>Bord {0} heeft {1}. Enter vervangt het door {2}, Esc behoudt {1}.</translation>
    </message>
    <message>
        <source>Board {0}: {1} was entered, {2} is read now. Enter takes {2}, Esc keeps {1}.</source>
        <translation>Bord {0}: ingevoerd is {1}, nu gelezen {2}. Enter neemt {2}, Esc behoudt {1}.</translation>
    </message>
    <message>
        <source>{0} Enter does it, Esc keeps it.</source>
        <translation>{0} Enter doet het, Esc laat het.</translation>
    </message>
</context>
<context>
    <name>ResultMenu</name>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Num Lock is off: switch it on to type results on the number block.</source>
        <translation>Num Lock is uit: zet het aan om uitslagen op het numerieke blok te typen.</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>Event</source>
        <translation>Toernooi</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Ronden</translation>
    </message>
    <message>
        <source>All sections</source>
        <translation>Alle groepen</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Kruistabel</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Tie-breaks</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Normen</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documenten</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logboek</translation>
    </message>
</context>
<context>
    <name>RoundActions</name>
    <message>
        <source>Pair round {0} as it is?</source>
        <translation>Ronde {0} zo indelen?</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Ronde {0} indelen</translation>
    </message>
    <message>
        <source>The pairing comes out the same: nothing changes.</source>
        <translation>De indeling komt hetzelfde uit: er verandert niets.</translation>
    </message>
    <message>
        <source>Pair round {0} again?</source>
        <translation>Ronde {0} opnieuw indelen?</translation>
    </message>
    <message>
        <source>Take the new pairing</source>
        <translation>Nieuwe indeling nemen</translation>
    </message>
    <message>
        <source>Pair round {0} by hand?</source>
        <translation>Ronde {0} handmatig indelen?</translation>
    </message>
    <message>
        <source>Withdraw the pairings of round {0}?</source>
        <translation>Indeling van ronde {0} intrekken?</translation>
    </message>
    <message>
        <source>The boards stay as they are; the round is a draft again and can be paired anew.</source>
        <translation>De borden blijven zoals ze zijn; de ronde is weer een concept en kan opnieuw worden ingedeeld.</translation>
    </message>
    <message>
        <source>Withdraw the pairings</source>
        <translation>Indeling intrekken</translation>
    </message>
    <message>
        <source>Unpair round {0}?</source>
        <translation>Indeling van ronde {0} ongedaan maken?</translation>
    </message>
    <message>
        <source>Unpair the round</source>
        <translation>Indeling van de ronde ongedaan maken</translation>
    </message>
    <message>
        <source>Record missing results as adjourned?</source>
        <translation>Ontbrekende uitslagen als afgebroken vastleggen?</translation>
    </message>
    <message>
        <source>Draw the position again?</source>
        <translation>De stelling opnieuw loten?</translation>
    </message>
    <message>
        <source>A result cannot be corrected to an adjourned game.</source>
        <translation>Een uitslag kan niet in een afgebroken partij worden gewijzigd.</translation>
    </message>
    <message>
        <source>Round {0} was not paired here: there is nothing to undo.</source>
        <translation>Ronde {0} is niet hier ingedeeld: er is niets ongedaan te maken.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>%n stap zou worden teruggenomen; ongedaan maken haalt hem terug.</numerusform>
            <numerusform>%n stappen zouden worden teruggenomen; ongedaan maken haalt ze terug.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the whole round {0} back?</source>
        <translation>De hele ronde {0} terugnemen?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Open the tournament again?</source>
        <translation>Het toernooi heropenen?</translation>
    </message>
    <message>
        <source>The standings are provisional again; the tournament report notes it.</source>
        <translation>De stand is weer voorlopig; het toernooirapport vermeldt het.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Heropenen</translation>
    </message>
    <message>
        <source>Leave FIDE mode for good?</source>
        <translation>FIDE-modus voorgoed verlaten?</translation>
    </message>
    <message>
        <source>Leave FIDE mode for good</source>
        <translation>FIDE-modus voorgoed verlaten</translation>
    </message>
</context>
<context>
    <name>RoundMenu</name>
    <message>
        <source>&amp;Publish the pairings</source>
        <translation>Indeling &amp;publiceren</translation>
    </message>
    <message>
        <source>Pair &amp;again</source>
        <translation>Opnieuw in&amp;delen</translation>
    </message>
    <message>
        <source>Pair by &amp;hand…</source>
        <translation>&amp;Handmatig indelen…</translation>
    </message>
    <message>
        <source>&amp;Withdraw the pairings…</source>
        <translation>Indeling intrek&amp;ken…</translation>
    </message>
    <message>
        <source>&amp;Unpair the round…</source>
        <translation>Indeling on&amp;gedaan maken…</translation>
    </message>
    <message>
        <source>Record missing results as a&amp;djourned…</source>
        <translation>Ontbrekende uitslagen als &amp;afgebroken vastleggen…</translation>
    </message>
    <message>
        <source>&amp;Take the whole round back…</source>
        <translation>Hele ronde &amp;terugnemen…</translation>
    </message>
    <message>
        <source>Draw the &amp;starting position (Chess960)</source>
        <translation>&amp;Beginstelling loten (Chess960)</translation>
    </message>
    <message>
        <source>Why this &amp;board?</source>
        <translation>&amp;Waarom dit bord?</translation>
    </message>
    <message>
        <source>No board</source>
        <translation>Geen bord</translation>
    </message>
    <message>
        <source>Why this b&amp;ye?</source>
        <translation>Waar&amp;om deze bye?</translation>
    </message>
    <message>
        <source>Nobody has the bye</source>
        <translation>Niemand heeft de bye</translation>
    </message>
    <message>
        <source>Pairing &amp;rules…</source>
        <translation>Indelings&amp;regels…</translation>
    </message>
    <message>
        <source>Pairing &amp;engine…</source>
        <translation>Indelingsengi&amp;ne…</translation>
    </message>
    <message>
        <source>&amp;Close the tournament…</source>
        <translation>Toernooi af&amp;sluiten…</translation>
    </message>
    <message>
        <source>Write the &amp;final pack…</source>
        <translation>Eindpakket s&amp;chrijven…</translation>
    </message>
    <message>
        <source>&amp;Open the tournament again…</source>
        <translation>Toernooi h&amp;eropenen…</translation>
    </message>
    <message>
        <source>Leave &amp;FIDE mode for good…</source>
        <translation>&amp;FIDE-modus voorgoed verlaten…</translation>
    </message>
    <message>
        <source>Drawn &amp;matches of the knock-out…</source>
        <translation>Gelijke &amp;matches van de knock-out…</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>De engine deelt in</translation>
    </message>
    <message>
        <source>A knock-out is read from its bracket</source>
        <translation>Een knock-out wordt uit het schema gelezen</translation>
    </message>
    <message>
        <source>A round robin is read from its table</source>
        <translation>Een round robin wordt uit de tabel gelezen</translation>
    </message>
</context>
<context>
    <name>RoundSelector</name>
    <message>
        <source>Round in view</source>
        <translation>Getoonde ronde</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>Eén ronde terug</translation>
    </message>
    <message>
        <source>One round forward</source>
        <translation>Eén ronde verder</translation>
    </message>
    <message>
        <source>Choose the round</source>
        <translation>Ronde kiezen</translation>
    </message>
    <message>
        <source>Choose the round: {0}</source>
        <translation>Ronde kiezen: {0}</translation>
    </message>
    <message>
        <source>After round {0}</source>
        <translation>Na ronde {0}</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Vóór ronde 1</translation>
    </message>
    <message>
        <source>{0} (games are open)</source>
        <translation>{0} (partijen staan open)</translation>
    </message>
</context>
<context>
    <name>RoundStepDialog</name>
    <message>
        <source>From round</source>
        <translation>Vanaf ronde</translation>
    </message>
    <message>
        <source>An earlier round</source>
        <translation>Een eerdere ronde</translation>
    </message>
    <message>
        <source>A later round</source>
        <translation>Een latere ronde</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reden</translation>
    </message>
    <message>
        <source>Reason, kept in the log</source>
        <translation>Reden, bewaard in het logboek</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>1 – 0 unrated</source>
        <translation>1 – 0 niet voor rating</translation>
    </message>
    <message>
        <source>½ – ½ unrated</source>
        <translation>½ – ½ niet voor rating</translation>
    </message>
    <message>
        <source>0 – 1 unrated</source>
        <translation>0 – 1 niet voor rating</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>afgebroken</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Punten vóór de ronde</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Bd</translation>
    </message>
    <message>
        <source>Board; an asterisk marks a fixed table</source>
        <translation>Bord; een sterretje is een vaste tafel</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>White&apos;s pairing number</source>
        <translation>Paringsnummer van wit</translation>
    </message>
    <message>
        <source>White&apos;s title</source>
        <translation>Titel van wit</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>The player with White</source>
        <translation>De speler met wit</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>White&apos;s rating</source>
        <translation>Rating van wit</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pnt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>White&apos;s side first</source>
        <translation>Wit eerst</translation>
    </message>
    <message>
        <source>Black&apos;s pairing number</source>
        <translation>Paringsnummer van zwart</translation>
    </message>
    <message>
        <source>Black&apos;s title</source>
        <translation>Titel van zwart</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>The player with Black</source>
        <translation>De speler met zwart</translation>
    </message>
    <message>
        <source>Black&apos;s rating</source>
        <translation>Rating van zwart</translation>
    </message>
    <message>
        <source>Result, board {0}: {1} against {2}: {3}</source>
        <translation>Uitslag, bord {0}: {1} tegen {2}: {3}</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>nog geen uitslag</translation>
    </message>
    <message>
        <source>{0}, verified</source>
        <translation>{0}, gecontroleerd</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Notitie: {0}</translation>
    </message>
    <message>
        <source>A fixed table (*)</source>
        <translation>Een vaste tafel (*)</translation>
    </message>
    <message>
        <source>Played with the colours the other way round (↔)</source>
        <translation>Gespeeld met omgekeerde kleuren (↔)</translation>
    </message>
    <message>
        <source>For the rating report: {0} (®)</source>
        <translation>Voor de ratingverwerking: {0} (®)</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Paringsnummer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Players without a game in this round</source>
        <translation>Spelers zonder partij in deze ronde</translation>
    </message>
    <message>
        <source>No game because</source>
        <translation>Geen partij omdat</translation>
    </message>
    <message>
        <source>Why this player had no game</source>
        <translation>Waarom deze speler geen partij had</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Krijgt</translation>
    </message>
    <message>
        <source>Points for this round</source>
        <translation>Punten voor deze ronde</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>uitgesloten</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>teruggetrokken</translation>
    </message>
    <message>
        <source>pairing-allocated bye</source>
        <translation>toegewezen bye</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>vol-punts-bye</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>half-punts-bye</translation>
    </message>
    <message>
        <source>absent (zero-point bye)</source>
        <translation>afwezig (nul-punts-bye)</translation>
    </message>
    <message>
        <source>free round</source>
        <translation>vrije ronde</translation>
    </message>
    <message>
        <source>not paired</source>
        <translation>niet ingedeeld</translation>
    </message>
    <message>
        <source>opponent missing</source>
        <translation>tegenstander ontbreekt</translation>
    </message>
    <message>
        <source>match forfeited</source>
        <translation>wedstrijd reglementair</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Vóór ronde 1</translation>
    </message>
    <message>
        <source>After round {0} of {1}</source>
        <translation>Na ronde {0} van {1}</translation>
    </message>
</context>
<context>
    <name>RoundsMenu</name>
    <message>
        <source>Open an event first</source>
        <translation>Open eerst een toernooi</translation>
    </message>
</context>
<context>
    <name>RoundsPanel</name>
    <message>
        <source>Rounds</source>
        <translation>Ronden</translation>
    </message>
    <message>
        <source>Find by name or board</source>
        <translation>Zoeken op naam of bord</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Handmatig indelen…</translation>
    </message>
    <message>
        <source>Another engine…</source>
        <translation>Andere engine…</translation>
    </message>
    <message>
        <source>Keep the file for a report…</source>
        <translation>Bestand voor een melding bewaren…</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Nog geen spelers</translation>
    </message>
    <message>
        <source>Enter or import players on the Players page; then the first round is paired here.</source>
        <translation>Voer spelers in op de pagina Spelers, of importeer ze; dan wordt hier de eerste ronde ingedeeld.</translation>
    </message>
    <message>
        <source>Go to the players</source>
        <translation>Naar de spelers</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>De ronde ervoor</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>De volgende ronde</translation>
    </message>
    <message>
        <source>Choose the round of this page</source>
        <translation>Ronde van deze pagina kiezen</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>What can be done with this round</source>
        <translation>Wat er met deze ronde kan</translation>
    </message>
    <message>
        <source>Large window for a projector</source>
        <translation>Groot venster voor een projector</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronde {0}</translation>
    </message>
    <message>
        <source>Round {0} (to be paired)</source>
        <translation>Ronde {0} (in te delen)</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Ronde {0} van {1}</translation>
    </message>
    <message>
        <source>Choose the round of this page: {0}</source>
        <translation>Ronde van deze pagina kiezen: {0}</translation>
    </message>
    <message>
        <source>also on this page: {0}</source>
        <translation>ook op deze pagina: {0}</translation>
    </message>
    <message>
        <source>{0}/{1} results</source>
        <translation>{0}/{1} uitslagen</translation>
    </message>
    <message>
        <source>{0} unverified</source>
        <translation>{0} ongecontroleerd</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from the engine</source>
        <translation>
            <numerusform>%n verschil met de engine</numerusform>
            <numerusform>%n verschillen met de engine</numerusform>
        </translation>
    </message>
    <message>
        <source>the tournament is closed</source>
        <translation>het toernooi is afgesloten</translation>
    </message>
    <message>
        <source>Without an opponent or a bye: {0}. Pair them by hand, or set a bye there.</source>
        <translation>Zonder tegenstander of bye: {0}. Deel ze handmatig in, of stel daar een bye in.</translation>
    </message>
    <message>
        <source>Keep the file for a report</source>
        <translation>Bestand voor een melding bewaren</translation>
    </message>
    <message>
        <source>TRF files (*.trf)</source>
        <translation>TRF-bestanden (*.trf)</translation>
    </message>
    <message>
        <source>Kept: {0}. It holds no names of players.</source>
        <translation>Bewaard: {0}. Er staan geen namen van spelers in.</translation>
    </message>
    <message>
        <source>{0} pairs from now on.</source>
        <translation>Vanaf nu deelt {0} in.</translation>
    </message>
</context>
<context>
    <name>RungOptionsPopover</name>
    <message>
        <source>Options of a rung</source>
        <translation>Opties van een tie-break</translation>
    </message>
    <message>
        <source>Close the options</source>
        <translation>Opties sluiten</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>Over deze tie-break</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>Schrappen</translation>
    </message>
    <message>
        <source>No cut</source>
        <translation>Niet schrappen</translation>
    </message>
    <message>
        <source>Every round counts</source>
        <translation>Elke ronde telt</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Laagste</translation>
    </message>
    <message>
        <source>The lowest values are left out</source>
        <translation>De laagste waarden vervallen</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediaan</translation>
    </message>
    <message>
        <source>As many of the lowest as of the highest are out</source>
        <translation>Evenveel van de laagste als van de hoogste vervallen</translation>
    </message>
    <message>
        <source>Values cut</source>
        <translation>Geschrapte waarden</translation>
    </message>
    <message>
        <source>Cut fewer</source>
        <translation>Minder schrappen</translation>
    </message>
    <message>
        <source>Cut more</source>
        <translation>Meer schrappen</translation>
    </message>
    <message>
        <source>Limit, in half points from one half of the points</source>
        <translation>Grens, in halve punten vanaf de helft van de punten</translation>
    </message>
    <message>
        <source>Lower the limit</source>
        <translation>Grens verlagen</translation>
    </message>
    <message>
        <source>Raise the limit</source>
        <translation>Grens verhogen</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grens</translation>
    </message>
    <message>
        <source>How unplayed games count</source>
        <translation>Hoe niet-gespeelde partijen tellen</translation>
    </message>
    <message>
        <source>About the policy looked at</source>
        <translation>Over de bekeken regel</translation>
    </message>
    <message>
        <source>Enter by hand…</source>
        <translation>Handmatig invoeren…</translation>
    </message>
    <message>
        <source>“{0}” was typed without Enter and does not count.</source>
        <translation>“{0}” is zonder Enter getypt en telt niet.</translation>
    </message>
    <message>
        <source>“{0}” was only looked at; “{1}” stays in force.</source>
        <translation>“{0}” is alleen bekeken; “{1}” blijft gelden.</translation>
    </message>
    <message>
        <source>one half of the points</source>
        <translation>de helft van de punten</translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) above one half</source>
        <translation>
            <numerusform>%n half punt boven de helft</numerusform>
            <numerusform>%n halve punten boven de helft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) below one half</source>
        <translation>
            <numerusform>%n half punt onder de helft</numerusform>
            <numerusform>%n halve punten onder de helft</numerusform>
        </translation>
    </message>
    <message>
        <source>another number</source>
        <translation>ander getal</translation>
    </message>
    <message>
        <source>{0}: another number</source>
        <translation>{0}: ander getal</translation>
    </message>
    <message>
        <source>such as {0}</source>
        <translation>zoals {0}</translation>
    </message>
    <message>
        <source>{0}: such as {1}</source>
        <translation>{0}: zoals {1}</translation>
    </message>
    <message>
        <source>Enter sets the value</source>
        <translation>Enter stelt de waarde in</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>(nobody&apos;s value changes)</source>
        <translation>(niemands waarde verandert)</translation>
    </message>
    <message>
        <source>instead of {0}</source>
        <translation>in plaats van {0}</translation>
    </message>
</context>
<context>
    <name>ScheduleDialog</name>
    <message>
        <source>Schedule</source>
        <translation>Speelschema</translation>
    </message>
    <message>
        <source>Schedule of the rounds</source>
        <translation>Speelschema van de ronden</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>ScheduleTable</name>
    <message>
        <source>Schedule of the rounds</source>
        <translation>Speelschema van de ronden</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Vanaf ronde</translation>
    </message>
    <message>
        <source>An earlier round</source>
        <translation>Een eerdere ronde</translation>
    </message>
    <message>
        <source>A later round</source>
        <translation>Een latere ronde</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Eerste dag</translation>
    </message>
    <message>
        <source>Rounds a day</source>
        <translation>Ronden per dag</translation>
    </message>
    <message>
        <source>Fewer a day</source>
        <translation>Minder per dag</translation>
    </message>
    <message>
        <source>More a day</source>
        <translation>Meer per dag</translation>
    </message>
    <message>
        <source>Starts on a day</source>
        <translation>Aanvangstijden van een dag</translation>
    </message>
    <message>
        <source>When the rounds of a day start, the first one first</source>
        <translation>Wanneer de ronden van een dag beginnen, de eerste eerst</translation>
    </message>
    <message>
        <source>Default time in minutes</source>
        <translation>Verzuimtijd in minuten</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Minder</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>on</source>
        <translation>op</translation>
    </message>
    <message>
        <source>a day, at</source>
        <translation>per dag, om</translation>
    </message>
    <message>
        <source>default time</source>
        <translation>verzuimtijd</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Invullen</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Aanvang</translation>
    </message>
    <message>
        <source>Default time (minutes)</source>
        <translation>Verzuimtijd (minuten)</translation>
    </message>
    <message>
        <source>Default time</source>
        <translation>Verzuimtijd</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Ronde {0}: {1}</translation>
    </message>
    <message>
        <source>The first day is written as 2026-11-21.</source>
        <translation>De eerste dag wordt geschreven als 2026-11-21.</translation>
    </message>
    <message>
        <source>“{0}” (round {1}) is no date; write 2026-11-21.</source>
        <translation>“{0}” (ronde {1}) is geen datum; schrijf 2026-11-21.</translation>
    </message>
    <message>
        <source>The default time of round {0} is given in minutes.</source>
        <translation>De verzuimtijd van ronde {0} wordt in minuten opgegeven.</translation>
    </message>
</context>
<context>
    <name>ScoresheetsDialog</name>
    <message>
        <source>Two scoresheets</source>
        <translation>Twee formulieren</translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <source>Type what each sheet says; ? holds the place of a move that is missing.</source>
        <translation>Typ wat er op elk formulier staat; ? staat voor een zet die ontbreekt.</translation>
    </message>
    <message>
        <source>Scoresheet of {0}</source>
        <translation>Notatieformulier van {0}</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Zet voor zet</translation>
    </message>
    <message>
        <source>Take these moves</source>
        <translation>Deze zetten nemen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Letters van de stukken</translation>
    </message>
    <message>
        <source>{0} half-moves, {1} to look at.</source>
        <translation>{0} halve zetten, {1} te bekijken.</translation>
    </message>
    <message>
        <source>From here neither sheet can be played: the record ends before it.</source>
        <translation>Vanaf hier is geen van beide formulieren speelbaar: de registratie eindigt ervoor.</translation>
    </message>
</context>
<context>
    <name>ScrollingPage</name>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Go to round {0}</source>
        <translation>Naar ronde {0}</translation>
    </message>
    <message>
        <source>Go to before round 1</source>
        <translation>Naar vóór ronde 1</translation>
    </message>
    <message>
        <source>Show the section {0}</source>
        <translation>Groep {0} tonen</translation>
    </message>
    <message>
        <source>player {0}</source>
        <translation>speler {0}</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handleiding</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>niet nu</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Leegmaken</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filter leegmaken</translation>
    </message>
</context>
<context>
    <name>SeasonDialog</name>
    <message>
        <source>Next season</source>
        <translation>Volgend seizoen</translation>
    </message>
    <message>
        <source>New sections with the teams that go up and down. The sections of this season stay.</source>
        <translation>Nieuwe groepen met de teams die promoveren en degraderen. De groepen van dit seizoen blijven.</translation>
    </message>
    <message>
        <source>for example 2027</source>
        <translation>bijvoorbeeld 2027</translation>
    </message>
    <message>
        <source>&amp;Season</source>
        <translation>&amp;Seizoen</translation>
    </message>
    <message>
        <source>Add the sections</source>
        <translation>Groepen toevoegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>SecondLine</name>
    <message>
        <source>Take the other pairing…</source>
        <translation>De andere indeling nemen…</translation>
    </message>
    <message>
        <source>Keep the file for a report…</source>
        <translation>Bestand voor een melding bewaren…</translation>
    </message>
    <message>
        <source>No second opinion: {0}</source>
        <translation>Geen second opinion: {0}</translation>
    </message>
    <message>
        <source>paired by hand</source>
        <translation>handmatig ingedeeld</translation>
    </message>
    <message>
        <source>by the Berger tables</source>
        <translation>volgens de Bergertabellen</translation>
    </message>
    <message>
        <source>by the bracket</source>
        <translation>volgens het schema</translation>
    </message>
    <message>
        <source>by the Scheveningen table</source>
        <translation>volgens de Scheveningentabel</translation>
    </message>
    <message>
        <source>paired by {0}, {1} agrees</source>
        <translation>ingedeeld door {0}, {1} is het ermee eens</translation>
    </message>
    <message>
        <source>paired by {0}</source>
        <translation>ingedeeld door {0}</translation>
    </message>
    <message>
        <source>Two engines differ on this round.</source>
        <translation>Twee engines verschillen in deze ronde.</translation>
    </message>
    <message>
        <source>{0}, bye {1}: {2}</source>
        <translation>{0}, bye {1}: {2}</translation>
    </message>
    <message>
        <source>Keep the file for a report</source>
        <translation>Bestand voor een melding bewaren</translation>
    </message>
    <message>
        <source>TRF files (*.trf)</source>
        <translation>TRF-bestanden (*.trf)</translation>
    </message>
    <message>
        <source>Kept: {0}. It holds no names of players.</source>
        <translation>Bewaard: {0}. Er staan geen namen van spelers in.</translation>
    </message>
</context>
<context>
    <name>SecondOpinionDialog</name>
    <message>
        <source>Verify</source>
        <translation>Controleren</translation>
    </message>
    <message>
        <source>Second opinion</source>
        <translation>Second opinion</translation>
    </message>
    <message>
        <source>gacrux is the tool of FIDE&apos;s Technical Commission. It computes every rung by itself from the results; direct encounter among the players level on points. The second calculation is this program&apos;s own, written from the articles alone without anything of the first one. Nothing in the event changes.</source>
        <translation>gacrux is het programma van de Technische Commissie van de FIDE. Het berekent elke tie-break zelf uit de uitslagen; het onderling resultaat onder de spelers die op punten gelijk staan. De tweede berekening is van dit programma zelf, alleen uit de artikelen geschreven zonder iets van de eerste. In het toernooi verandert niets.</translation>
    </message>
    <message>
        <source>Rungs computed</source>
        <translation>Berekende tie-breaks</translation>
    </message>
    <message>
        <source>gacrux is starting…</source>
        <translation>gacrux start…</translation>
    </message>
    <message>
        <source>Rungs and what came out</source>
        <translation>Tie-breaks en wat eruit kwam</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Waarden die verschillen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Page to print…</source>
        <translation>Pagina om af te drukken…</translation>
    </message>
    <message>
        <source>The proof of every value, for a protest committee</source>
        <translation>Het bewijs van elke waarde, voor een commissie van beroep</translation>
    </message>
    <message>
        <source>{0} of {1} computed</source>
        <translation>{0} van {1} berekend</translation>
    </message>
    <message>
        <source>Proof of the tie-breaks</source>
        <translation>Bewijs van de weerstanden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>{0}: {1} of {2} values differ.</source>
        <translation>{0}: {1} van {2} waarden verschillen.</translation>
    </message>
    <message>
        <source>{0}: all {1} values are the same.</source>
        <translation>{0}: alle {1} waarden zijn gelijk.</translation>
    </message>
    <message>
        <source>Nothing known explains this: look at the calculation, and report it.</source>
        <translation>Niets bekends verklaart dit: kijk naar de berekening, en meld het.</translation>
    </message>
    <message>
        <source>The second calculation, by {0}, says otherwise: report it.</source>
        <translation>De tweede berekening, van {0}, geeft iets anders: meld het.</translation>
    </message>
</context>
<context>
    <name>SectionFactsDialog</name>
    <message>
        <source>A new section</source>
        <translation>Een nieuwe groep</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Reglement</translation>
    </message>
    <message>
        <source>Round 1 is paired: system, points and the value of the bye are locked. Another number of rounds, edition, unrated rule or bye rule is asked about first and noted in the tournament report.</source>
        <translation>Ronde 1 is ingedeeld: systeem, punten en de waarde van de bye liggen vast. Bij een ander aantal ronden, een andere uitgave, een andere regel voor spelers zonder rating of voor byes volgt eerst een vraag; het wordt in het toernooirapport vermeld.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reden</translation>
    </message>
    <message>
        <source>Reason for a change after round 1, kept in the log</source>
        <translation>Reden van een wijziging na ronde 1, bewaard in het logboek</translation>
    </message>
    <message>
        <source>Add the section</source>
        <translation>Groep toevoegen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Name of the section there is</source>
        <translation>Naam van de bestaande groep</translation>
    </message>
    <message>
        <source>for example Open A</source>
        <translation>bijvoorbeeld Open A</translation>
    </message>
    <message>
        <source>The section there is gets the &amp;name</source>
        <translation>De bestaande groep krijgt de &amp;naam</translation>
    </message>
    <message>
        <source>Give the new section a name.</source>
        <translation>Geef de nieuwe groep een naam.</translation>
    </message>
    <message>
        <source>Change the regulations?</source>
        <translation>Reglement wijzigen?</translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message>
        <source>Sections</source>
        <translation>Groepen</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Groep {0}</translation>
    </message>
    <message>
        <source>{0} is in view (Alt+PgUp, Alt+PgDown for the others)</source>
        <translation>{0} is in beeld (Alt+PgUp, Alt+PgDn voor de andere)</translation>
    </message>
    <message>
        <source>Show {0}; players dragged here move to it</source>
        <translation>{0} tonen; hierheen gesleepte spelers verhuizen ernaartoe</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>Section</source>
        <translation>Groep</translation>
    </message>
    <message>
        <source>Enter goes there</source>
        <translation>Enter gaat erheen</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Ingeschreven</translation>
    </message>
    <message>
        <source>Players or teams</source>
        <translation>Spelers of teams</translation>
    </message>
    <message>
        <source>Checked in</source>
        <translation>Aangemeld</translation>
    </message>
    <message>
        <source>Ticked as present</source>
        <translation>Als aanwezig afgevinkt</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>The last one paired</source>
        <translation>De laatste ingedeelde</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Indeling</translation>
    </message>
    <message>
        <source>Of the last round paired</source>
        <translation>Van de laatste ingedeelde ronde</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Boards or matches without a result</source>
        <translation>Borden of wedstrijden zonder uitslag</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Wat nu kan</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Groep {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} van {1}</translation>
    </message>
    <message>
        <source>by hand, not finished</source>
        <translation>handmatig, niet voltooid</translation>
    </message>
    <message>
        <source>not paired</source>
        <translation>niet ingedeeld</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>niet gepubliceerd</translation>
    </message>
    <message>
        <source>all results, entered twice</source>
        <translation>alle uitslagen, twee keer ingevoerd</translation>
    </message>
    <message>
        <source>published</source>
        <translation>gepubliceerd</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>afgesloten</translation>
    </message>
    <message>
        <source>results</source>
        <translation>uitslagen</translation>
    </message>
</context>
<context>
    <name>SectionsCard</name>
    <message>
        <source>Add a section…</source>
        <translation>Groep toevoegen…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Hernoemen…</translation>
    </message>
    <message>
        <source>Remove this section</source>
        <translation>Deze groep verwijderen</translation>
    </message>
    <message>
        <source>From a table…</source>
        <translation>Uit een stand…</translation>
    </message>
    <message>
        <source>A play-off, finals of groups or quads: places of a table are seeds</source>
        <translation>Een barrage, groepsfinales of vierkampen: de plaatsen in een stand bepalen de plaatsing</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Groepen</translation>
    </message>
    <message>
        <source>An event needs at least one section.</source>
        <translation>Een toernooi heeft ten minste één groep nodig.</translation>
    </message>
    <message>
        <source>The section still has players; move or remove them first.</source>
        <translation>De groep heeft nog spelers; verplaats of verwijder die eerst.</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Groep {0}</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>In beeld</translation>
    </message>
    <message>
        <source>Show this section</source>
        <translation>Deze groep tonen</translation>
    </message>
    <message>
        <source>{0}: further up</source>
        <translation>{0}: verder omhoog</translation>
    </message>
    <message>
        <source>{0}: further down</source>
        <translation>{0}: verder omlaag</translation>
    </message>
    <message>
        <source>{0} is now number {1} of the sections.</source>
        <translation>{0} is nu nummer {1} van de groepen.</translation>
    </message>
    <message>
        <source>Rename the section</source>
        <translation>Groep hernoemen</translation>
    </message>
    <message>
        <source>Name of the section</source>
        <translation>Naam van de groep</translation>
    </message>
    <message>
        <source>Remove the section {0}?</source>
        <translation>Groep {0} verwijderen?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
</context>
<context>
    <name>SectionsPanel</name>
    <message>
        <source>All sections</source>
        <translation>Alle groepen</translation>
    </message>
    <message>
        <source>Start lists</source>
        <translation>Startlijsten</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Indeling</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Uitslagen</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Afdrukken</translation>
    </message>
    <message>
        <source>One document of every section</source>
        <translation>Eén document van elke groep</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Groepen</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s), {0} entered</source>
        <translation>
            <numerusform>%n groep, {0} ingeschreven</numerusform>
            <numerusform>%n groepen, {0} ingeschreven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n section(s)</source>
        <translation>
            <numerusform>In %n groep</numerusform>
            <numerusform>In %n groepen</numerusform>
        </translation>
    </message>
    <message>
        <source>No section is ready for it now</source>
        <translation>Geen enkele groep is er nu aan toe</translation>
    </message>
    <message>
        <source>The event has changed meanwhile: nothing was done. Try again.</source>
        <translation>Het toernooi is intussen gewijzigd: er is niets gedaan. Probeer het opnieuw.</translation>
    </message>
    <message numerus="yes">
        <source>Pairing %n section(s)…</source>
        <translation>
            <numerusform>%n groep wordt ingedeeld…</numerusform>
            <numerusform>%n groepen worden ingedeeld…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}: done in %n section(s).</source>
        <translation>
            <numerusform>{0}: gedaan in %n groep.</numerusform>
            <numerusform>{0}: gedaan in %n groepen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>No round of any section is paired yet.</source>
        <translation>Er is nog van geen enkele groep een ronde ingedeeld.</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>Number of the lot</source>
        <translation>Nummer van de loting</translation>
    </message>
    <message>
        <source>Number of the lot: the same number gives the same lot on every computer</source>
        <translation>Nummer van de loting: hetzelfde nummer geeft op elke computer dezelfde loting</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Opnieuw loten</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Nog niets te tonen.</translation>
    </message>
    <message>
        <source>page {0} of {1}</source>
        <translation>pagina {0} van {1}</translation>
    </message>
</context>
<context>
    <name>SheetsCard</name>
    <message>
        <source>Prizes and page head</source>
        <translation>Prijzen en paginakop</translation>
    </message>
    <message>
        <source>Prizes…</source>
        <translation>Prijzen…</translation>
    </message>
    <message>
        <source>Logo and header lines…</source>
        <translation>Logo en kopregels…</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Publiceren…</translation>
    </message>
    <message>
        <source>Live boards…</source>
        <translation>Liveborden…</translation>
    </message>
    <message>
        <source>Work together…</source>
        <translation>Samenwerken…</translation>
    </message>
    <message>
        <source>Go public…</source>
        <translation>Openbaar maken…</translation>
    </message>
    <message>
        <source>No prizes are announced.</source>
        <translation>Er zijn geen prijzen aangekondigd.</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <translation>
            <numerusform>%n prijs</numerusform>
            <numerusform>%n prijzen</numerusform>
        </translation>
    </message>
    <message>
        <source>fund {0}</source>
        <translation>pot {0}</translation>
    </message>
    <message>
        <source>Every page carries the name of the event only.</source>
        <translation>Op elke pagina staat alleen de naam van het toernooi.</translation>
    </message>
    <message>
        <source>Picture on every page</source>
        <translation>Afbeelding op elke pagina</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Find a document</source>
        <translation>Document zoeken</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favoriet</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documenten</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Sneltoetsen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Pages</source>
        <translation>Pagina’s</translation>
    </message>
</context>
<context>
    <name>SlipEntry</name>
    <message>
        <source>Slips: board, Enter, result</source>
        <translation>Briefjes: bord, Enter, uitslag</translation>
    </message>
    <message>
        <source>White: {0}</source>
        <translation>Wit: {0}</translation>
    </message>
    <message>
        <source>Black: {0}</source>
        <translation>Zwart: {0}</translation>
    </message>
    <message>
        <source>Result so far: {0}. Now the result key; Esc for another board.</source>
        <translation>Uitslag tot nu toe: {0}. Nu de toets van de uitslag; Esc voor een ander bord.</translation>
    </message>
    <message>
        <source>Put back what stood at board {0}</source>
        <translation>Terugzetten wat bij bord {0} stond</translation>
    </message>
    <message>
        <source>Type the board number and press Enter.</source>
        <translation>Typ het bordnummer en druk op Enter.</translation>
    </message>
    <message>
        <source>Num Lock is off: switch it on to type results on the number block.</source>
        <translation>Num Lock is uit: zet het aan om uitslagen op het numerieke blok te typen.</translation>
    </message>
</context>
<context>
    <name>SourceActions</name>
    <message>
        <source>&amp;Watch a folder…</source>
        <translation>&amp;Map volgen…</translation>
    </message>
    <message>
        <source>Watch a &amp;file…</source>
        <translation>Bestand vol&amp;gen…</translation>
    </message>
    <message>
        <source>Listen to &amp;e-boards…</source>
        <translation>Naar &amp;e-borden luisteren…</translation>
    </message>
    <message>
        <source>W&amp;hich e-board is where…</source>
        <translation>&amp;Welk e-bord is waar…</translation>
    </message>
    <message>
        <source>&amp;Delayed file for broadcasters…</source>
        <translation>&amp;Vertraagd bestand voor uitzenders…</translation>
    </message>
    <message>
        <source>S&amp;ources</source>
        <translation>&amp;Bronnen</translation>
    </message>
    <message>
        <source>&amp;Stop watching</source>
        <translation>&amp;Niet meer volgen</translation>
    </message>
    <message>
        <source>Nothing is watched</source>
        <translation>Er wordt niets gevolgd</translation>
    </message>
    <message>
        <source>No e-boards are listened to</source>
        <translation>Er wordt niet naar e-borden geluisterd</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>Map volgen</translation>
    </message>
    <message>
        <source>Watch a file</source>
        <translation>Bestand volgen</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Partijen (*.pgn)</translation>
    </message>
    <message>
        <source>Listen to e-boards</source>
        <translation>Naar e-borden luisteren</translation>
    </message>
    <message>
        <source>Address of LiveChess:</source>
        <translation>Adres van LiveChess:</translation>
    </message>
    <message>
        <source>The address of e-boards begins with ws://.</source>
        <translation>Het adres van e-borden begint met ws://.</translation>
    </message>
    <message>
        <source>Serial number and board, as 7425=1, 7426=2:</source>
        <translation>Serienummer en bord, als 7425=1, 7426=2:</translation>
    </message>
    <message>
        <source>Which e-board is where</source>
        <translation>Welk e-bord is waar</translation>
    </message>
    <message>
        <source>“{0}” is no serial number with a board.</source>
        <translation>“{0}” is geen serienummer met een bord.</translation>
    </message>
    <message>
        <source>Delayed file for broadcasters</source>
        <translation>Vertraagd bestand voor uitzenders</translation>
    </message>
    <message numerus="yes">
        <source>Written with %n minute(s) of delay</source>
        <translation>
            <numerusform>Geschreven met %n minuut vertraging</numerusform>
            <numerusform>Geschreven met %n minuten vertraging</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Letters van de stukken</translation>
    </message>
    <message>
        <source>found out</source>
        <translation>zelf gevonden</translation>
    </message>
    <message>
        <source>Watch it no more</source>
        <translation>Niet meer volgen</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Click to see how this value comes about.</source>
        <translation>Klik om te zien hoe deze waarde ontstaat.</translation>
    </message>
    <message>
        <source>Unplayed games: {0}. {1}</source>
        <translation>Niet-gespeelde partijen: {0}. {1}</translation>
    </message>
    <message>
        <source>NOT C.07: not as FIDE&apos;s rules define it.</source>
        <translation>NIET C.07: niet zoals de FIDE-regels het bepalen.</translation>
    </message>
    <message>
        <source>Cat.</source>
        <translation>Cat.</translation>
    </message>
    <message>
        <source>Place in the category</source>
        <translation>Plaats in de categorie</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Shared places carry the same number</source>
        <translation>Gedeelde plaatsen hebben hetzelfde nummer</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Paringsnummer (TPN)</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>FIDE-titel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Toernooirating</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federatie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Punten na deze ronde</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>MP</translation>
    </message>
    <message>
        <source>Match points after this round</source>
        <translation>Matchpunten na deze ronde</translation>
    </message>
    <message>
        <source>GP</source>
        <translation>BP</translation>
    </message>
    <message>
        <source>Game points after this round</source>
        <translation>Bordpunten na deze ronde</translation>
    </message>
    <message>
        <source>Click or press Enter to see how this value comes about.</source>
        <translation>Klik of druk op Enter om te zien hoe deze waarde ontstaat.</translation>
    </message>
    <message>
        <source>{0}. This value separates the place from the next one.</source>
        <translation>{0}. Deze waarde scheidt de plaats van de volgende.</translation>
    </message>
    <message>
        <source>Shared place</source>
        <translation>Gedeelde plaats</translation>
    </message>
    <message>
        <source>Points: {0}</source>
        <translation>Punten: {0}</translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Tie-breaks</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Officieel</translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation>De officiële volgorde</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Proef</translation>
    </message>
    <message>
        <source>The trial ladder of the Tie-breaks page, not official</source>
        <translation>De proefvolgorde van de pagina Tie-breaks, niet officieel</translation>
    </message>
    <message>
        <source>Who is ranked</source>
        <translation>Wie in de stand staat</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>The teams</source>
        <translation>De teams</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Everybody&apos;s own games</source>
        <translation>Ieders eigen partijen</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Borden</translation>
    </message>
    <message>
        <source>Everybody on the board where he or she sat most</source>
        <translation>Iedereen aan het bord waar hij of zij het vaakst zat</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Zoeken op naam, club of nummer</translation>
    </message>
    <message>
        <source>Prizes…</source>
        <translation>Prijzen…</translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation>Tie-breakvolgorde openen</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Nog geen stand</translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation>Hij verschijnt zodra het toernooi spelers heeft.</translation>
    </message>
    <message>
        <source>Bold: the value that separates a place from the next one. Enter on a value explains it.</source>
        <translation>Vet: de waarde die een plaats van de volgende scheidt. Enter op een waarde legt die uit.</translation>
    </message>
    <message numerus="yes">
        <source>Each board by points, then percentage and performance. A board prize asks for %n game(s) over the board.</source>
        <translation>
            <numerusform>Elk bord op punten, dan percentage en prestatie. Een bordprijs vraagt %n aan het bord gespeelde partij.</numerusform>
            <numerusform>Elk bord op punten, dan percentage en prestatie. Een bordprijs vraagt %n aan het bord gespeelde partijen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce prizes, and see who gets what</source>
        <translation>Kondig prijzen aan, en zie wie wat krijgt</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s) announced: change them, and see who gets what</source>
        <translation>
            <numerusform>%n prijs aangekondigd: wijzig hem, en zie wie wat krijgt</numerusform>
            <numerusform>%n prijzen aangekondigd: wijzig ze, en zie wie wat krijgt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ladder has %n more remark(s).</source>
        <translation>
            <numerusform>Bij de tie-breakvolgorde is nog %n opmerking.</numerusform>
            <numerusform>Bij de tie-breakvolgorde zijn nog %n opmerkingen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results changed after the ranking by hand: it may be out of date.</source>
        <translation>Uitslagen zijn gewijzigd na de handmatige rangorde: die kan verouderd zijn.</translation>
    </message>
    <message>
        <source>Trial ladder, not official: nothing here is decided.</source>
        <translation>Proefvolgorde, niet officieel: hier is niets beslist.</translation>
    </message>
    <message>
        <source>What is explained here are the values of teams.</source>
        <translation>Hier worden de waarden van teams uitgelegd.</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>New event</source>
        <translation>Nieuw toernooi</translation>
    </message>
    <message>
        <source>Swiss or round robin; a few questions, then go.</source>
        <translation>Zwitsers of round robin; een paar vragen, dan begint het.</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Toernooi openen</translation>
    </message>
    <message>
        <source>An event file (.tdb) on this computer or a stick.</source>
        <translation>Een toernooibestand (.tdb) op deze computer of een stick.</translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation>Toernooirapport importeren</translation>
    </message>
    <message>
        <source>FIDE&apos;s exchange format (TRF06, 16, 26). You see every assumption first.</source>
        <translation>Het uitwisselingsformaat van de FIDE (TRF06, 16, 26). U ziet eerst elke aanname.</translation>
    </message>
    <message>
        <source>Try the demo event</source>
        <translation>Demotoernooi bekijken</translation>
    </message>
    <message>
        <source>A finished tournament to look around in; nothing can break.</source>
        <translation>Een afgelopen toernooi om in rond te kijken; er kan niets stuk.</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Laatst geopend</translation>
    </message>
    <message>
        <source>Welcome, arbiter</source>
        <translation>Welkom, arbiter</translation>
    </message>
    <message>
        <source>Run a tournament, choose how ties are broken, and see why every number is what it is.</source>
        <translation>Leid een toernooi, kies wat bij gelijk eindigen beslist, en zie waarom elk getal is wat het is.</translation>
    </message>
    <message>
        <source>Join an event…</source>
        <translation>Meewerken aan een toernooi…</translation>
    </message>
    <message>
        <source>An event that another computer in this hall leads: this one becomes a desk.</source>
        <translation>Een toernooi dat een andere computer in deze zaal leidt: deze wordt een werkplek.</translation>
    </message>
    <message>
        <source>Play a round</source>
        <translation>Een ronde spelen</translation>
    </message>
    <message>
        <source>An event in its fourth round of five; cards say what comes next.</source>
        <translation>Een toernooi in de vierde van vijf ronden; kaarten tonen wat er volgt.</translation>
    </message>
    <message>
        <source>Bring your last event…</source>
        <translation>Uw laatste toernooi meebrengen…</translation>
    </message>
    <message>
        <source>Our own table beside the published one, and why they differ. Drop its file here; nothing is kept.</source>
        <translation>Onze eigen stand naast de gepubliceerde, en waarom ze verschillen. Sleep het bestand hierheen; er wordt niets bewaard.</translation>
    </message>
    <message>
        <source>You can also drop a file onto this window. F1 opens the manual.</source>
        <translation>U kunt ook een bestand op dit venster slepen. F1 opent de handleiding.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Taal van het systeem</translation>
    </message>
    <message>
        <source>Open {0}</source>
        <translation>{0} openen</translation>
    </message>
    <message>
        <source>Take {0} off this list</source>
        <translation>{0} van deze lijst halen</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>players: {0}</source>
        <translation>spelers: {0}</translation>
    </message>
    <message>
        <source>trial ladder, rungs changed: {0}</source>
        <translation>proefvolgorde, gewijzigde tie-breaks: {0}</translation>
    </message>
    <message>
        <source>closed: the standings are final</source>
        <translation>afgesloten: de stand is definitief</translation>
    </message>
    <message>
        <source>provisional: games are open</source>
        <translation>voorlopig: partijen staan open</translation>
    </message>
    <message>
        <source>provisional: round {0} is not verified</source>
        <translation>voorlopig: ronde {0} is niet gecontroleerd</translation>
    </message>
    <message>
        <source>provisional: the tournament was opened again</source>
        <translation>voorlopig: het toernooi is heropend</translation>
    </message>
    <message>
        <source>final</source>
        <translation>definitief</translation>
    </message>
    <message>
        <source>Round {0} is being paired by hand</source>
        <translation>Ronde {0} wordt handmatig ingedeeld</translation>
    </message>
    <message>
        <source>No round paired yet, {0} planned</source>
        <translation>Nog geen ronde ingedeeld, {0} gepland</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Ronde {0} van {1}</translation>
    </message>
    <message>
        <source>{0}/{1} results</source>
        <translation>{0}/{1} uitslagen</translation>
    </message>
    <message>
        <source>{0} unverified</source>
        <translation>{0} ongecontroleerd</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Undo or redo</source>
        <translation>Ongedaan maken of opnieuw</translation>
    </message>
    <message>
        <source>Close this line</source>
        <translation>Deze regel sluiten</translation>
    </message>
    <message>
        <source>Take back: {0}?</source>
        <translation>Terugnemen: {0}?</translation>
    </message>
    <message>
        <source>Repeat: {0}?</source>
        <translation>Herhalen: {0}?</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Teruggenomen: {0}</translation>
    </message>
    <message>
        <source>Repeated: {0}</source>
        <translation>Herhaald: {0}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Steps of the round</source>
        <translation>Stappen van de ronde</translation>
    </message>
    <message>
        <source>check-in {0}/{1}</source>
        <translation>aanmelding {0}/{1}</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>loting</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>nummers</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>indelen</translation>
    </message>
    <message>
        <source>publish</source>
        <translation>publiceren</translation>
    </message>
    <message>
        <source>results {0}/{1}</source>
        <translation>uitslagen {0}/{1}</translation>
    </message>
    <message>
        <source>results</source>
        <translation>uitslagen</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>controleren</translation>
    </message>
    <message>
        <source>drawn matches</source>
        <translation>gelijke matches</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>ronde {0}</translation>
    </message>
    <message>
        <source>close</source>
        <translation>afsluiten</translation>
    </message>
    <message>
        <source>Check-in: {0} of {1} here</source>
        <translation>Aanmelding: {0} van {1} aanwezig</translation>
    </message>
    <message>
        <source>Draw the first colour</source>
        <translation>Eerste kleur loten</translation>
    </message>
    <message>
        <source>Give the numbers…</source>
        <translation>Nummers geven…</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Handmatig indelen…</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Ronde {0} indelen</translation>
    </message>
    <message>
        <source>Publish round {0}</source>
        <translation>Ronde {0} publiceren</translation>
    </message>
    <message>
        <source>Results: {0} of {1}</source>
        <translation>Uitslagen: {0} van {1}</translation>
    </message>
    <message>
        <source>Verify the results</source>
        <translation>Uitslagen controleren</translation>
    </message>
    <message>
        <source>Drawn matches…</source>
        <translation>Gelijke matches…</translation>
    </message>
    <message>
        <source>Go to round {0}</source>
        <translation>Naar ronde {0}</translation>
    </message>
    <message>
        <source>Close the tournament…</source>
        <translation>Toernooi afsluiten…</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: gedaan</translation>
    </message>
    <message>
        <source>{0}: waits</source>
        <translation>{0}: wacht</translation>
    </message>
    <message>
        <source>Pair again, while the round is a draft</source>
        <translation>Opnieuw indelen, zolang de ronde een concept is</translation>
    </message>
    <message>
        <source>Every result is in</source>
        <translation>Alle uitslagen zijn binnen</translation>
    </message>
    <message>
        <source>Every result was typed a second time</source>
        <translation>Elke uitslag is een tweede keer getypt</translation>
    </message>
    <message>
        <source>On the wall: board numbers never move from here on</source>
        <translation>Hangt uit: vanaf hier veranderen de bordnummers niet meer</translation>
    </message>
    <message>
        <source>Open the tournament again…</source>
        <translation>Toernooi heropenen…</translation>
    </message>
</context>
<context>
    <name>SystemFields</name>
    <message>
        <source>System</source>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Zwitsers</translation>
    </message>
    <message>
        <source>Players with equal scores meet</source>
        <translation>Spelers met gelijke score spelen tegen elkaar</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Round robin</translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <translation>Allen tegen allen</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Dubbelrondig</translation>
    </message>
    <message>
        <source>Everybody meets everybody twice</source>
        <translation>Allen twee keer tegen allen</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Two players or two teams, several games</source>
        <translation>Twee spelers of twee teams, meerdere partijen</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Knock-out</translation>
    </message>
    <message>
        <source>The winners go on</source>
        <translation>De winnaars gaan door</translation>
    </message>
    <message>
        <source>Scheveningen</source>
        <translation>Scheveningen</translation>
    </message>
    <message>
        <source>Everybody of one team meets everybody of the other</source>
        <translation>Iedereen van het ene team tegen iedereen van het andere</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Ronden</translation>
    </message>
    <message>
        <source>Fewer rounds</source>
        <translation>Minder ronden</translation>
    </message>
    <message>
        <source>More rounds</source>
        <translation>Meer ronden</translation>
    </message>
    <message>
        <source>Who is paired</source>
        <translation>Wie wordt ingedeeld</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Everybody plays for himself or herself</source>
        <translation>Iedereen speelt voor zichzelf</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Teams meet on several boards</source>
        <translation>Teams spelen aan meerdere borden</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Borden per wedstrijd</translation>
    </message>
    <message>
        <source>Fewer boards</source>
        <translation>Minder borden</translation>
    </message>
    <message>
        <source>More boards</source>
        <translation>Meer borden</translation>
    </message>
    <message>
        <source>boards a match</source>
        <translation>borden per wedstrijd</translation>
    </message>
    <message>
        <source>More systems…</source>
        <translation>Meer systemen…</translation>
    </message>
    <message>
        <source>Two legs, home and away</source>
        <translation>Thuis en uit</translation>
    </message>
    <message>
        <source>More systems</source>
        <translation>Meer systemen</translation>
    </message>
    <message>
        <source>Swiss (FIDE Dutch)</source>
        <translation>Zwitsers (FIDE Dutch)</translation>
    </message>
    <message>
        <source>Another system</source>
        <translation>Een ander systeem</translation>
    </message>
    <message>
        <source>rounds, each a match of two games</source>
        <translation>ronden, elk een match van twee partijen</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>ronden</translation>
    </message>
    <message>
        <source>rounds: for up to {0} teams</source>
        <translation>ronden: voor ten hoogste {0} teams</translation>
    </message>
    <message>
        <source>rounds: for up to {0} players</source>
        <translation>ronden: voor ten hoogste {0} spelers</translation>
    </message>
    <message>
        <source>rounds: as many as boards</source>
        <translation>ronden: evenveel als borden</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partijen</translation>
    </message>
    <message>
        <source>rounds: for {0} or {1} teams</source>
        <translation>ronden: voor {0} of {1} teams</translation>
    </message>
    <message>
        <source>rounds: for {0} or {1} players</source>
        <translation>ronden: voor {0} of {1} spelers</translation>
    </message>
    <message>
        <source>{0}, {1} games against each opponent</source>
        <translation>{0}, {1} partijen tegen elke tegenstander</translation>
    </message>
</context>
<context>
    <name>SystemParameters</name>
    <message>
        <source>Parameters…</source>
        <translation>Parameters…</translation>
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
        <translation>FIDE-tekst, geen goedgekeurd programma</translation>
    </message>
    <message>
        <source>national</source>
        <translation>nationaal</translation>
    </message>
    <message>
        <source>club</source>
        <translation>club</translation>
    </message>
    <message>
        <source>Played {0}.</source>
        <translation>Gespeeld {0}.</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Reden (bewaard in het logboek)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reden</translation>
    </message>
    <message>
        <source>in a few words</source>
        <translation>in een paar woorden</translation>
    </message>
    <message>
        <source>Take this system</source>
        <translation>Dit systeem nemen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Give a reason first</source>
        <translation>Geef eerst een reden</translation>
    </message>
</context>
<context>
    <name>TeamDesk</name>
    <message numerus="yes">
        <source>There are %n invitations already: take some back.</source>
        <translation>
            <numerusform>Er is al %n uitnodiging: trek die in.</numerusform>
            <numerusform>Er zijn al %n uitnodigingen: trek er enkele in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open again: %n page(s)</source>
        <translation>
            <numerusform>Weer open: %n pagina</numerusform>
            <numerusform>Weer open: %n pagina&apos;s</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer has another address now, {0}: telephones scan their code again.</source>
        <translation>Deze computer heeft nu een ander adres, {0}: telefoons scannen hun code opnieuw.</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n telefoon</numerusform>
            <numerusform>%n telefoons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n werkplek</numerusform>
            <numerusform>%n werkplekken</numerusform>
        </translation>
    </message>
    <message>
        <source>Invited to this event until then: {0}.</source>
        <translation>Tot dan voor dit toernooi uitgenodigd: {0}.</translation>
    </message>
    <message>
        <source>They go on where they were, by the same codes. Without it nothing listens.</source>
        <translation>Ze gaan verder waar ze waren, met dezelfde codes. Zonder dit staat er niets open.</translation>
    </message>
    <message>
        <source>Go on working together?</source>
        <translation>Verder samenwerken?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>{0} Only the leading computer has it: no desk answers.</source>
        <translation>{0} Alleen de hoofdcomputer heeft het: geen werkplek antwoordt.</translation>
    </message>
    <message>
        <source>The event is not open any more.</source>
        <translation>Het toernooi is niet meer open.</translation>
    </message>
    <message>
        <source>This board is not yours.</source>
        <translation>Dit bord is niet van u.</translation>
    </message>
    <message>
        <source>Board {0}: a volunteer calls the arbiter.</source>
        <translation>Bord {0}: een vrijwilliger roept de arbiter.</translation>
    </message>
</context>
<context>
    <name>TeamDialog</name>
    <message>
        <source>Edit the team</source>
        <translation>Team bewerken</translation>
    </message>
    <message>
        <source>New team</source>
        <translation>Nieuw team</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Korte naam</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federatie</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Teamleider</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Strength by hand</source>
        <translation>Sterkte handmatig</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>TeamGrid</name>
    <message>
        <source>Place in the table</source>
        <translation>Plaats in de tabel</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Toernooirating</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Punten na deze ronde</translation>
    </message>
    <message>
        <source>Lines: team A, columns: team B. w White, b Black; 1 win, ½ draw, 0 loss; + and − forfeits; · open game.</source>
        <translation>Rijen: team A, kolommen: team B. w wit, z zwart; 1 winst, ½ remise, 0 verlies; + en − reglementair; · open partij.</translation>
    </message>
</context>
<context>
    <name>TeamRulesDialog</name>
    <message>
        <source>Boards, colours and points are locked once round 1 is paired.</source>
        <translation>Borden, kleuren en punten liggen vast zodra ronde 1 is ingedeeld.</translation>
    </message>
    <message>
        <source>Rules of the teams</source>
        <translation>Regels voor de teams</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Borden per wedstrijd</translation>
    </message>
    <message>
        <source>Fewer boards</source>
        <translation>Minder borden</translation>
    </message>
    <message>
        <source>More boards</source>
        <translation>Meer borden</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Borden</translation>
    </message>
    <message>
        <source>Colours of the first-named team</source>
        <translation>Kleuren van het eerstgenoemde team</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Wedstrijd gewonnen</translation>
    </message>
    <message>
        <source>Match drawn</source>
        <translation>Wedstrijd gelijk</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Wedstrijd verloren</translation>
    </message>
    <message>
        <source>as a drawn match</source>
        <translation>als een gelijke wedstrijd</translation>
    </message>
    <message>
        <source>Bye: match points</source>
        <translation>Bye: matchpunten</translation>
    </message>
    <message>
        <source>Bye: game points</source>
        <translation>Bye: bordpunten</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Matchpunten</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Bordpunten</translation>
    </message>
    <message>
        <source>decide who is named first</source>
        <translation>beslissen wie eerst wordt genoemd</translation>
    </message>
    <message>
        <source>are not used for colours</source>
        <translation>worden niet voor kleuren gebruikt</translation>
    </message>
    <message>
        <source>Type A, the usual ones</source>
        <translation>Type A, de gebruikelijke</translation>
    </message>
    <message>
        <source>Type B, strong and mild</source>
        <translation>Type B, sterk en licht</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>Counts first</source>
        <translation>Telt eerst</translation>
    </message>
    <message>
        <source>The other points</source>
        <translation>De andere punten</translation>
    </message>
    <message>
        <source>Colour preferences</source>
        <translation>Kleurvoorkeuren</translation>
    </message>
    <message>
        <source>keep the order of the members</source>
        <translation>houden de volgorde van de leden</translation>
    </message>
    <message>
        <source>may have any order</source>
        <translation>mogen elke volgorde hebben</translation>
    </message>
    <message>
        <source>Line-ups</source>
        <translation>Opstellingen</translation>
    </message>
    <message>
        <source>the best ratings, one a board</source>
        <translation>de beste ratings, één per bord</translation>
    </message>
    <message>
        <source>the first boards</source>
        <translation>de eerste borden</translation>
    </message>
    <message>
        <source>all members</source>
        <translation>alle leden</translation>
    </message>
    <message>
        <source>as the arbiter gives it</source>
        <translation>zoals de arbiter die opgeeft</translation>
    </message>
    <message>
        <source>Strength of a team</source>
        <translation>Sterkte van een team</translation>
    </message>
    <message>
        <source>keeps its results</source>
        <translation>houdt zijn uitslagen</translation>
    </message>
    <message>
        <source>loses them before half of its matches (C.05, 6.6)</source>
        <translation>verliest ze vóór de helft van zijn wedstrijden (C.05, 6.6)</translation>
    </message>
    <message>
        <source>A team that leaves a round robin</source>
        <translation>Een team dat een round robin verlaat</translation>
    </message>
    <message>
        <source>A member without a rating counts</source>
        <translation>Een lid zonder rating telt als</translation>
    </message>
    <message>
        <source>Reserves of a team</source>
        <translation>Reserves van een team</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>onbeperkt</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>tellen niet</translation>
    </message>
    <message>
        <source>count as games</source>
        <translation>tellen als partijen</translation>
    </message>
    <message>
        <source>Wins by forfeit for a board prize</source>
        <translation>Reglementaire winst voor een bordprijs</translation>
    </message>
    <message>
        <source>Games for a board prize</source>
        <translation>Partijen voor een bordprijs</translation>
    </message>
    <message>
        <source>two thirds of the rounds</source>
        <translation>twee derde van de ronden</translation>
    </message>
    <message>
        <source>The losers of the semi-finals play for place 3</source>
        <translation>De verliezers van de halve finales spelen om plaats 3</translation>
    </message>
    <message>
        <source>A drawn match is decided by</source>
        <translation>Een gelijke match wordt beslist door</translation>
    </message>
    <message>
        <source>then by</source>
        <translation>dan door</translation>
    </message>
    <message>
        <source>Place 3</source>
        <translation>Plaats 3</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>verder niets</translation>
    </message>
</context>
<context>
    <name>TeamTicks</name>
    <message>
        <source>Bd</source>
        <translation>Bd</translation>
    </message>
    <message>
        <source>Board of the match</source>
        <translation>Bord van de wedstrijd</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Place among the members</source>
        <translation>Plaats binnen het team</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Lid</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Toernooirating</translation>
    </message>
    <message>
        <source>{0} of {1} boards</source>
        <translation>{0} van {1} borden</translation>
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
        <translation>Paringsnummer van het team (TPN)</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federatie</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Sterkte</translation>
    </message>
    <message>
        <source>By the announced rule</source>
        <translation>Volgens de aangekondigde regel</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Leden</translation>
    </message>
    <message>
        <source>Boards and reserves</source>
        <translation>Borden en reserves</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aanw.</translation>
    </message>
    <message>
        <source>Check-in, or has left</source>
        <translation>Aangemeld, of weg</translation>
    </message>
    <message>
        <source>present</source>
        <translation>aanwezig</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>afwezig</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>teruggetrokken</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Bd</translation>
    </message>
    <message>
        <source>Board, or R for a reserve</source>
        <translation>Bord, of R voor een reserve</translation>
    </message>
    <message>
        <source>Pairing number of the player</source>
        <translation>Paringsnummer van de speler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Lid</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Toernooirating</translation>
    </message>
    <message>
        <source>R{0}</source>
        <translation>R{0}</translation>
    </message>
</context>
<context>
    <name>TeamsPanel</name>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Find by name, club or captain</source>
        <translation>Zoeken op naam, club of teamleider</translation>
    </message>
    <message>
        <source>New team…</source>
        <translation>Nieuw team…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regels…</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Leden</translation>
    </message>
    <message>
        <source>Players without a team</source>
        <translation>Spelers zonder team</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bewerken…</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Aanwezig</translation>
    </message>
    <message>
        <source>Points…</source>
        <translation>Punten…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Terugtrekken…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Number by strength</source>
        <translation>Op sterkte nummeren</translation>
    </message>
    <message>
        <source>Draw the numbers by lot</source>
        <translation>Nummers loten</translation>
    </message>
    <message>
        <source>Expel…</source>
        <translation>Uitsluiten…</translation>
    </message>
    <message>
        <source>League…</source>
        <translation>Competitie…</translation>
    </message>
    <message>
        <source>Fixtures…</source>
        <translation>Wedstrijdprogramma…</translation>
    </message>
    <message>
        <source>Eligibility…</source>
        <translation>Speelgerechtigdheid…</translation>
    </message>
    <message>
        <source>Fines…</source>
        <translation>Boetes…</translation>
    </message>
    <message>
        <source>Next season…</source>
        <translation>Volgend seizoen…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>More steps with teams</source>
        <translation>Meer stappen met teams</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Omhoog</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Omlaag</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Eruit halen</translation>
    </message>
    <message>
        <source>Teams from clubs…</source>
        <translation>Teams uit clubs…</translation>
    </message>
    <message>
        <source>Into the team</source>
        <translation>In het team</translation>
    </message>
    <message>
        <source>No teams yet</source>
        <translation>Nog geen teams</translation>
    </message>
    <message>
        <source>Make a team, then put players into it; players are entered or imported on the Players page.</source>
        <translation>Maak een team en zet er dan spelers in; spelers worden op de pagina Spelers ingevoerd of geïmporteerd.</translation>
    </message>
    <message>
        <source>In this section players are paired, not teams</source>
        <translation>In deze groep worden spelers ingedeeld, geen teams</translation>
    </message>
    <message>
        <source>Choose teams in the regulations of a section before round 1.</source>
        <translation>Kies teams in het reglement van een groep vóór ronde 1.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) a match</source>
        <translation>
            <numerusform>%n bord per wedstrijd</numerusform>
            <numerusform>%n borden per wedstrijd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a team first</source>
        <translation>Kies eerst een team</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Weer opnemen</translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation>Nog niet gezien</translation>
    </message>
    <message>
        <source>Choose a member first</source>
        <translation>Kies eerst een lid</translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation>Kies eerst een speler</translation>
    </message>
    <message>
        <source>The team has left already</source>
        <translation>Het team is al weg</translation>
    </message>
    <message>
        <source>Make these teams?</source>
        <translation>Deze teams maken?</translation>
    </message>
    <message>
        <source>Make the teams</source>
        <translation>Teams maken</translation>
    </message>
    <message>
        <source>Name the division of the section first (League…)</source>
        <translation>Noem eerst de klasse van de groep (Competitie…)</translation>
    </message>
    <message>
        <source>Added: {0}</source>
        <translation>Toegevoegd: {0}</translation>
    </message>
    <message>
        <source>Change the points?</source>
        <translation>De punten wijzigen?</translation>
    </message>
    <message>
        <source>{0} leaves from round {1} on?</source>
        <translation>{0} vanaf ronde {1} terugtrekken?</translation>
    </message>
    <message>
        <source>Withdraw the team</source>
        <translation>Team terugtrekken</translation>
    </message>
    <message>
        <source>Expel {0}</source>
        <translation>{0} uitsluiten</translation>
    </message>
    <message>
        <source>Not paired any more and left out of the standings. Opponents keep their points.</source>
        <translation>Niet meer ingedeeld en niet in de stand. Tegenstanders houden hun punten.</translation>
    </message>
    <message>
        <source>The teams are numbered by strength already</source>
        <translation>De teams zijn al op sterkte genummerd</translation>
    </message>
    <message>
        <source>The numbers of the teams were drawn by lot, seed {0}</source>
        <translation>De nummers van de teams zijn geloot, startgetal {0}</translation>
    </message>
    <message>
        <source>Change the members of {0} after round 1?</source>
        <translation>De leden van {0} na ronde 1 wijzigen?</translation>
    </message>
    <message>
        <source>Change the members</source>
        <translation>Leden wijzigen</translation>
    </message>
    <message>
        <source>Change the members?</source>
        <translation>De leden wijzigen?</translation>
    </message>
</context>
<context>
    <name>TentativeDialog</name>
    <message>
        <source>Pairing before the check-in is closed</source>
        <translation>Indeling voordat de aanmelding sluit</translation>
    </message>
    <message>
        <source>Round {0} with and without those missing</source>
        <translation>Ronde {0} met en zonder wie ontbreekt</translation>
    </message>
    <message>
        <source>Both pairings</source>
        <translation>Beide indelingen</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>De engine deelt in</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n nog niet aanwezig</numerusform>
            <numerusform>%n nog niet aanwezig</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}. {2} of {3} boards are the same either way.</source>
        <translation>{0}: {1}. {2} van {3} borden zijn in beide gevallen gelijk.</translation>
    </message>
    <message>
        <source>If they come in time</source>
        <translation>Als ze op tijd komen</translation>
    </message>
    <message>
        <source>If the check-in is closed now</source>
        <translation>Als de aanmelding nu sluit</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Bd</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>With those missing</source>
        <translation>Met wie ontbreekt</translation>
    </message>
    <message>
        <source>Without them</source>
        <translation>Zonder hen</translation>
    </message>
    <message>
        <source>{0}: pairing-allocated bye</source>
        <translation>{0}: toegewezen bye</translation>
    </message>
</context>
<context>
    <name>TiesDialog</name>
    <message>
        <source>Drawn matches</source>
        <translation>Gelijke matches</translation>
    </message>
    <message>
        <source>Tie-break games belong to the match; they are no rounds and are not rated with them.</source>
        <translation>Beslissingspartijen horen bij de match; het zijn geen ronden en ze tellen niet mee voor de rating.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>&amp;Kleuren omwisselen</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Speeltempo</translation>
    </message>
    <message>
        <source>rate of play</source>
        <translation>speeltempo</translation>
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
        <translation>Laatste partij &amp;terugnemen</translation>
    </message>
    <message>
        <source>&amp;Who goes on…</source>
        <translation>&amp;Wie gaat door…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>{0} (decided)</source>
        <translation>{0} (beslist)</translation>
    </message>
    <message>
        <source>No match is drawn.</source>
        <translation>Geen match is gelijk.</translation>
    </message>
    <message>
        <source>Next: {0}</source>
        <translation>Volgende: {0}</translation>
    </message>
    <message>
        <source>White: {0}</source>
        <translation>Wit: {0}</translation>
    </message>
    <message>
        <source>Black: {0}</source>
        <translation>Zwart: {0}</translation>
    </message>
    <message>
        <source>Enter this game?</source>
        <translation>Deze partij invoeren?</translation>
    </message>
    <message>
        <source>Take the last game back?</source>
        <translation>De laatste partij terugnemen?</translation>
    </message>
    <message>
        <source>Decide the match?</source>
        <translation>De wedstrijd beslissen?</translation>
    </message>
</context>
<context>
    <name>TogetherDialog</name>
    <message>
        <source>Work together</source>
        <translation>Samenwerken</translation>
    </message>
    <message>
        <source>Each invitation is for one telephone or one computer. This one stays the leading one.</source>
        <translation>Elke uitnodiging is voor één telefoon of één computer. Deze blijft de hoofdcomputer.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>End all</source>
        <translation>Alle beëindigen</translation>
    </message>
    <message>
        <source>as it shall stand in the log</source>
        <translation>zoals het in het logboek komt</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Naam</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Waarvoor</translation>
    </message>
    <message>
        <source>{0}, on a telephone</source>
        <translation>{0}, op een telefoon</translation>
    </message>
    <message>
        <source>{0}, on a computer</source>
        <translation>{0}, op een computer</translation>
    </message>
    <message>
        <source>&amp;What for</source>
        <translation>&amp;Waarvoor</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Groep</translation>
    </message>
    <message>
        <source>all sections</source>
        <translation>alle groepen</translation>
    </message>
    <message>
        <source>&amp;Section</source>
        <translation>&amp;Groep</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Borden</translation>
    </message>
    <message>
        <source>In the &amp;hall, not on this computer only</source>
        <translation>In de z&amp;aal, niet alleen op deze computer</translation>
    </message>
    <message>
        <source>&amp;Encrypted: browsers warn once</source>
        <translation>&amp;Versleuteld: browsers waarschuwen één keer</translation>
    </message>
    <message>
        <source>of a tunnel or proxy, where there is one</source>
        <translation>van een tunnel of proxy, als die er is</translation>
    </message>
    <message>
        <source>P&amp;ublic name</source>
        <translation>&amp;Openbare naam</translation>
    </message>
    <message>
        <source>That computer keeps a copy of the whole event, with all that is known of the players, until the invitation is taken back.</source>
        <translation>Die computer houdt een kopie van het hele toernooi, met alles wat van de spelers bekend is, tot de uitnodiging wordt ingetrokken.</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Uitnodigen</translation>
    </message>
    <message>
        <source>Who entered a result does not &amp;verify it</source>
        <translation>Wie een uitslag invoerde, c&amp;ontroleert hem niet</translation>
    </message>
    <message>
        <source>The second pass over the slips is done by another person.</source>
        <translation>De tweede controle van de briefjes doet iemand anders.</translation>
    </message>
    <message>
        <source>An entry on a telephone counts when a second &amp;computer has it</source>
        <translation>Een invoer op een telefoon telt als een tweede &amp;computer hem heeft</translation>
    </message>
    <message>
        <source>It is answered when a desk has it too, or says after two seconds that none does.</source>
        <translation>Er komt antwoord als ook een werkplek het heeft, of na twee seconden dat geen werkplek het heeft.</translation>
    </message>
    <message>
        <source>Invitations that are valid</source>
        <translation>Geldige uitnodigingen</translation>
    </message>
    <message>
        <source>Only this computer opens this address. For telephones: In the hall.</source>
        <translation>Alleen deze computer opent dit adres. Voor telefoons: In de zaal.</translation>
    </message>
    <message>
        <source>QR code of the page</source>
        <translation>QR-code van de pagina</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adres kopiëren</translation>
    </message>
    <message>
        <source>Another &amp;code</source>
        <translation>N&amp;ieuwe code</translation>
    </message>
    <message>
        <source>For another telephone, or another address: the code of before opens nothing.</source>
        <translation>Voor een andere telefoon, of een ander adres: de vorige code opent niets meer.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Intrekken</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>The pages go on when this is closed.</source>
        <translation>De pagina&apos;s gaan door als dit wordt gesloten.</translation>
    </message>
    <message>
        <source>all, or some: 1-20, 31</source>
        <translation>alle, of enkele: 1-20, 31</translation>
    </message>
    <message>
        <source>Write a name: the log keeps it with every step.</source>
        <translation>Schrijf een naam: het logboek bewaart hem bij elke stap.</translation>
    </message>
    <message>
        <source>“{0}” is no name of a host.</source>
        <translation>“{0}” is geen naam van een host.</translation>
    </message>
    <message>
        <source>Boards are those of one section: choose it.</source>
        <translation>Borden zijn die van één groep: kies die.</translation>
    </message>
    <message>
        <source>Write the boards as 1-4, 7.</source>
        <translation>Schrijf de borden als 1-4, 7.</translation>
    </message>
    <message>
        <source>Whoever in this network has the address of a page may open it first; after that only its device.</source>
        <translation>Wie in dit netwerk het adres van een pagina heeft, kan die als eerste openen; daarna kan alleen dat apparaat dat nog.</translation>
    </message>
    <message>
        <source>The system may ask whether the firewall lets them through.</source>
        <translation>Het systeem vraagt misschien of de firewall ze doorlaat.</translation>
    </message>
    <message>
        <source>Open these pages in the hall?</source>
        <translation>Deze pagina&apos;s in de zaal openen?</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Telephones know this computer by another address, {0}: they scan their code again, or type {1} where their page asks for it.</source>
        <translation>Telefoons kennen deze computer bij een ander adres, {0}: ze scannen hun code opnieuw, of voeren {1} in waar hun pagina erom vraagt.</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n telefoon</numerusform>
            <numerusform>%n telefoons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n werkplek</numerusform>
            <numerusform>%n werkplekken</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing listens: {0} worked on this event when it was closed.</source>
        <translation>Er staat niets open: {0} werkte aan dit toernooi toen het werd gesloten.</translation>
    </message>
    <message>
        <source>Nothing listens.</source>
        <translation>Er staat niets open.</translation>
    </message>
    <message>
        <source>boards {0}</source>
        <translation>borden {0}</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>nog niet geopend</translation>
    </message>
    <message>
        <source>last entry {0}</source>
        <translation>laatste invoer {0}</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>geopend</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) today</source>
        <translation>
            <numerusform>%n stap vandaag</numerusform>
            <numerusform>%n stappen vandaag</numerusform>
        </translation>
    </message>
    <message>
        <source>The page is being started…</source>
        <translation>De pagina wordt gestart…</translation>
    </message>
    <message>
        <source>The tunnel or proxy leads to port {0} of this computer.</source>
        <translation>De tunnel of proxy leidt naar poort {0} van deze computer.</translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256): {0}</source>
        <translation>Vingerafdruk (SHA-256): {0}</translation>
    </message>
    <message>
        <source>Made before the window was started again: give it another code.</source>
        <translation>Gemaakt voordat het venster opnieuw is gestart: geef een nieuwe code.</translation>
    </message>
    <message>
        <source>Made before the window was started again: its telephone goes on, its address is not known any more.</source>
        <translation>Gemaakt voordat het venster opnieuw is gestart: de telefoon gaat verder, het adres is niet meer bekend.</translation>
    </message>
    <message>
        <source>{0} works at the computer {1}.</source>
        <translation>{0} werkt op de computer {1}.</translation>
    </message>
    <message>
        <source>On the other computer: Join an event…
Address: {0}
Code: {1} (ten minutes, once)
Figures to compare: {2}</source>
        <translation>Op de andere computer: Meewerken aan een toernooi…
Adres: {0}
Code: {1} (tien minuten, één keer)
Cijfers om te vergelijken: {2}</translation>
    </message>
    <message>
        <source>The code is too old: take the invitation back and make a new one.</source>
        <translation>De code is te oud: trek de uitnodiging in en maak een nieuwe.</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>Het adres is gekopieerd.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Section</source>
        <translation>Groep</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search commands and players</source>
        <translation>Opdrachten en spelers zoeken</translation>
    </message>
    <message>
        <source>Search commands, pages and players</source>
        <translation>Opdrachten, pagina&apos;s en spelers zoeken</translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation>Toernooi zonder naam</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Groep {0}</translation>
    </message>
</context>
<context>
    <name>TwoLadders</name>
    <message>
        <source>First ladder</source>
        <translation>Eerste volgorde</translation>
    </message>
    <message>
        <source>Second ladder</source>
        <translation>Tweede volgorde</translation>
    </message>
    <message>
        <source>Places under both ladders</source>
        <translation>Plaatsen bij beide volgorden</translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Officiële volgorde</translation>
    </message>
    <message>
        <source>Trial ladder</source>
        <translation>Proefvolgorde</translation>
    </message>
    <message>
        <source>Official: {0}</source>
        <translation>Officieel: {0}</translation>
    </message>
    <message>
        <source>Preset: {0}</source>
        <translation>Voorinstelling: {0}</translation>
    </message>
    <message>
        <source>Own: {0}</source>
        <translation>Eigen: {0}</translation>
    </message>
</context>
<context>
    <name>TwoStepDialog</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Doorgaan…</translation>
    </message>
    <message>
        <source>Change the official ladder</source>
        <translation>Officiële volgorde wijzigen</translation>
    </message>
    <message>
        <source>Whose place changes</source>
        <translation>Wie van plaats verandert</translation>
    </message>
    <message>
        <source>No place changes now</source>
        <translation>Nu verandert geen enkele plaats</translation>
    </message>
    <message>
        <source>Later rounds may differ.</source>
        <translation>Latere ronden kunnen verschillen.</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Tot nu toe</translation>
    </message>
    <message>
        <source>From now on</source>
        <translation>Vanaf nu</translation>
    </message>
    <message>
        <source>Reason (kept in the file and written to the tournament report)</source>
        <translation>Reden (bewaard in het bestand en vermeld in het toernooirapport)</translation>
    </message>
    <message>
        <source>Reason for the change</source>
        <translation>Reden van de wijziging</translation>
    </message>
    <message>
        <source>for example: the announced regulations name another order</source>
        <translation>bijvoorbeeld: het aangekondigde reglement noemt een andere volgorde</translation>
    </message>
    <message>
        <source>Step {0} of 2</source>
        <translation>Stap {0} van 2</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Schrijf eerst een reden</translation>
    </message>
</context>
<context>
    <name>UndoActions</name>
    <message>
        <source>Undo: {0}</source>
        <translation>Ongedaan maken: {0}</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Niets ongedaan te maken</translation>
    </message>
    <message>
        <source>Redo: {0}</source>
        <translation>Opnieuw: {0}</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Niets opnieuw te doen</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>agrees</source>
        <translation>klopt</translation>
    </message>
    <message>
        <source>differs as known</source>
        <translation>verschilt zoals bekend</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>verschilt</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>niet gecontroleerd</translation>
    </message>
    <message>
        <source>Rung</source>
        <translation>Tie-break</translation>
    </message>
    <message>
        <source>The tie-break with its policy</source>
        <translation>De tie-break met zijn regel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>What FIDE&apos;s tool says</source>
        <translation>Wat het programma van de FIDE geeft</translation>
    </message>
    <message>
        <source>Second calculation</source>
        <translation>Tweede berekening</translation>
    </message>
    <message>
        <source>Written from the articles</source>
        <translation>Geschreven volgens de artikelen</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>The article it was written from</source>
        <translation>Het artikel waarop hij is gebaseerd</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Waarden</translation>
    </message>
    <message>
        <source>Values compared</source>
        <translation>Vergeleken waarden</translation>
    </message>
    <message>
        <source>Differ</source>
        <translation>Anders</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Waarden die verschillen</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Paringsnummer</translation>
    </message>
    <message>
        <source>Value of this program</source>
        <translation>Waarde van dit programma</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Tweede</translation>
    </message>
    <message>
        <source>Value of the second calculation</source>
        <translation>Waarde van de tweede berekening</translation>
    </message>
    <message>
        <source>Value of gacrux</source>
        <translation>Waarde van gacrux</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Waarom</translation>
    </message>
    <message>
        <source>What explains the difference</source>
        <translation>Wat het verschil verklaart</translation>
    </message>
    <message>
        <source>not explained</source>
        <translation>niet verklaard</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Kleuren</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>T&amp;aal</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Grotere tekst</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Kleinere &amp;tekst</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>&amp;Normale tekst</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Rijen</translation>
    </message>
    <message>
        <source>&amp;Follow the system</source>
        <translation>Het systeem &amp;volgen</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Licht</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Donker</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Hoog contrast</translation>
    </message>
    <message>
        <source>&amp;Airy</source>
        <translation>R&amp;uim</translation>
    </message>
    <message>
        <source>&amp;Compact, for small screens</source>
        <translation>&amp;Compact, voor kleine schermen</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Zoals het &amp;systeem</translation>
    </message>
    <message>
        <source>{0}: sheets and website only</source>
        <translation>{0}: alleen bladen en website</translation>
    </message>
</context>
<context>
    <name>WaitingLine</name>
    <message>
        <source>Under way</source>
        <translation>Bezig</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Cancelled; the event was not opened.</source>
        <translation>Afgebroken; het toernooi is niet geopend.</translation>
    </message>
    <message>
        <source>Cancelled; nothing has changed.</source>
        <translation>Afgebroken; er is niets gewijzigd.</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>e-boards</source>
        <translation>e-borden</translation>
    </message>
</context>
<context>
    <name>WhichKeysDialog</name>
    <message>
        <source>Keys for results</source>
        <translation>Toetsen voor uitslagen</translation>
    </message>
    <message>
        <source>{0} is no result with the keys in force. Which keys do you mean?</source>
        <translation>{0} is geen uitslag met de huidige toetsen. Welke toetsen bedoelt u?</translation>
    </message>
    <message>
        <source>Nothing was entered: press the key again afterwards.</source>
        <translation>Er is niets ingevoerd: druk daarna nog eens op de toets.</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>geen uitslag</translation>
    </message>
    <message>
        <source>{0}: {1} is {2}</source>
        <translation>{0}: {1} is {2}</translation>
    </message>
    <message>
        <source>Keep the keys in force</source>
        <translation>Huidige toetsen houden</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>file is whole</source>
        <translation>bestand is volledig</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>opgeslagen</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>FIDE mode</source>
        <translation>FIDE-modus</translation>
    </message>
    <message>
        <source>The event follows FIDE&apos;s rules for tournament programs.</source>
        <translation>Het toernooi volgt de FIDE-regels voor toernooiprogramma&apos;s.</translation>
    </message>
    <message>
        <source>&amp;Search commands and players…</source>
        <translation>Opdrachten en spelers &amp;zoeken…</translation>
    </message>
    <message>
        <source>&amp;Explanation beside the page</source>
        <translation>&amp;Uitleg naast de pagina</translation>
    </message>
    <message>
        <source>Large &amp;window for a projector</source>
        <translation>&amp;Groot venster voor een projector</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handleiding</translation>
    </message>
    <message>
        <source>&amp;First steps, over the demo event</source>
        <translation>&amp;Eerste stappen, in het demotoernooi</translation>
    </message>
    <message>
        <source>Play a &amp;round</source>
        <translation>Een &amp;ronde spelen</translation>
    </message>
    <message>
        <source>&amp;Bring your last event…</source>
        <translation>Uw laatste toernooi &amp;meebrengen…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Snel&amp;toetsen</translation>
    </message>
    <message>
        <source>&amp;About tdapp</source>
        <translation>&amp;Over tdapp</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version</source>
        <translation>&amp;Nieuwere versie zoeken</translation>
    </message>
    <message>
        <source>NOT IN FIDE MODE</source>
        <translation>NIET IN FIDE-MODUS</translation>
    </message>
    <message>
        <source>This page has no values to explain</source>
        <translation>Deze pagina heeft geen waarden om uit te leggen</translation>
    </message>
</context>
<context>
    <name>_Decision</name>
    <message>
        <source>Who goes on: {0}</source>
        <translation>Wie gaat door: {0}</translation>
    </message>
    <message>
        <source>The decision and its reason stand in the tournament report.</source>
        <translation>De beslissing en de reden staan in het toernooirapport.</translation>
    </message>
    <message>
        <source>Who goes on</source>
        <translation>Wie gaat door</translation>
    </message>
    <message>
        <source>nobody yet: take the decision back</source>
        <translation>nog niemand: de beslissing terugnemen</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>barrage</translation>
    </message>
    <message>
        <source>drawing of lots</source>
        <translation>loting</translation>
    </message>
    <message>
        <source>decision of the arbiter</source>
        <translation>beslissing van de arbiter</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Hoe</translation>
    </message>
    <message>
        <source>the score of the play-off, or how the lot was drawn</source>
        <translation>de uitslag van de barrage, of hoe is geloot</translation>
    </message>
    <message>
        <source>Result or lot</source>
        <translation>Uitslag of loting</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reden</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Beslissen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>_GroupDialog</name>
    <message>
        <source>First round</source>
        <translation>Eerste ronde</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Eerder</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Laatste ronde</translation>
    </message>
    <message>
        <source>In rounds</source>
        <translation>In ronden</translation>
    </message>
    <message>
        <source>to</source>
        <comment>rounds 1 to 3</comment>
        <translation>tot</translation>
    </message>
    <message>
        <source>How strict</source>
        <translation>Hoe streng</translation>
    </message>
    <message>
        <source>Must not meet</source>
        <translation>Niet tegen elkaar</translation>
    </message>
    <message>
        <source>The round is not paired otherwise, whatever it costs</source>
        <translation>De ronde wordt niet anders ingedeeld, wat het ook kost</translation>
    </message>
    <message>
        <source>Wished apart</source>
        <translation>Liever niet tegen elkaar</translation>
    </message>
    <message>
        <source>Yields where a round could not be paired</source>
        <translation>Vervalt waar een ronde anders niet kan worden ingedeeld</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>_MovedWords</name>
    <message numerus="yes">
        <source>%n of {0} player(s) get another number.</source>
        <translation>
            <numerusform>%n van {0} spelers krijgt een ander nummer.</numerusform>
            <numerusform>%n van {0} spelers krijgen een ander nummer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_NumbersDialog</name>
    <message>
        <source>Players whose number changes</source>
        <translation>Spelers met een ander nummer</translation>
    </message>
    <message>
        <source>No number changes</source>
        <translation>Geen enkel nummer verandert</translation>
    </message>
    <message>
        <source>The numbers are in this order already.</source>
        <translation>De nummers staan al in deze volgorde.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>_TableDialog</name>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>_Tree</name>
    <message>
        <source>not decided: Who goes on… on the page Rounds</source>
        <translation>niet beslist: Wie gaat door… op de pagina Ronden</translation>
    </message>
    <message>
        <source>Match for place 3</source>
        <translation>Match om de derde plaats</translation>
    </message>
</context>
<context>
    <name>_WindowMenu</name>
    <message>
        <source>Open an event first</source>
        <translation>Open eerst een toernooi</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
</TS>
