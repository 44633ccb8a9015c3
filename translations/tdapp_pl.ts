<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the window of tdapp says. Not yet reviewed by a native arbiter unless it says so here. What is wrong goes, with the
     English text beside it, to whoever keeps the program: docs/translating.md. -->
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>{where}: “{text}” is no day; write {example}.</source>
        <translation>{where}: „{text}” to nie jest dzień; napisz {example}.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About tdapp</source>
        <translation>O programie tdapp</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Wersja {0}</translation>
    </message>
    <message>
        <source>A tournament director for chess arbiters: offline, every tie-break explained.</source>
        <translation>Program dla sędziów szachowych: działa offline, objaśnia każdą punktację pomocniczą.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty.</source>
        <translation>Wolne oprogramowanie na licencji GNU General Public License w wersji 3 lub nowszej (GPL-3.0-or-later). Bez żadnej gwarancji.</translation>
    </message>
    <message>
        <source>Thanks to the FIDE Technical Commission for its tie-break and pairing tool gacrux:</source>
        <translation>Podziękowania dla Komisji Technicznej FIDE za gacrux, narzędzie do punktacji pomocniczej i kojarzeń:</translation>
    </message>
    <message>
        <source>Typefaces: Noto Sans (SIL Open Font License 1.1) and WenQuanYi Micro Hei (Apache License 2.0). Icons: Lucide (ISC License), in part from Feather (MIT License).</source>
        <translation>Pisma: Noto Sans (SIL Open Font License 1.1) i WenQuanYi Micro Hei (Apache License 2.0). Ikony: Lucide (ISC License), częściowo z Feather (MIT License).</translation>
    </message>
    <message>
        <source>Made with Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.</source>
        <translation>Zbudowano z: Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.</translation>
    </message>
    <message>
        <source>Licence and thanks</source>
        <translation>Licencja i podziękowania</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>AbsenceDialog</name>
    <message>
        <source>A paired player does not come</source>
        <translation>Skojarzony zawodnik się nie stawił</translation>
    </message>
    <message>
        <source>{0} does not come</source>
        <translation>Nie stawił się: {0}</translation>
    </message>
    <message>
        <source>Board {0}, against {1}</source>
        <translation>Szachownica {0}, z: {1}</translation>
    </message>
    <message>
        <source>The opponent wins by forfeit</source>
        <translation>Przeciwnik wygrywa walkowerem</translation>
    </message>
    <message>
        <source>Somebody without a game takes the seat</source>
        <translation>Miejsce zajmuje ktoś bez partii</translation>
    </message>
    <message>
        <source>The board goes; the opponent is paired again</source>
        <translation>Szachownica znika; przeciwnik jest kojarzony ponownie</translation>
    </message>
    <message>
        <source>Who takes the seat</source>
        <translation>Kto zajmuje miejsce</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Powód (zapisany w dzienniku)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Wykonaj</translation>
    </message>
    <message>
        <source>{0} loses by forfeit, {1} wins without playing. The next round is not touched.</source>
        <translation>{0} przegrywa walkowerem, {1} wygrywa bez gry. Następnej rundy to nie zmienia.</translation>
    </message>
    <message>
        <source>Board {0}: {1} meets {2} instead of {3}, who is absent in this round.</source>
        <translation>Szachownica {0}: {1} gra z {2}; w tej rundzie nieobecny: {3}.</translation>
    </message>
    <message>
        <source>Board {0} goes. {1} is absent; {2} is without a game until you pair by hand.</source>
        <translation>Szachownica {0} znika. Nieobecny: {1}; bez partii do ręcznego skojarzenia: {2}.</translation>
    </message>
    <message>
        <source>The pairings are published: players may have seen them (C.04.2, 3.6).</source>
        <translation>Kojarzenia są opublikowane: zawodnicy mogli je widzieć (C.04.2, 3.6).</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Najpierw podaj powód</translation>
    </message>
</context>
<context>
    <name>AbsenceGrid</name>
    <message>
        <source>Byes by round</source>
        <translation>Bye według rund</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partia</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>gra</translation>
    </message>
    <message>
        <source>absent, 0 points</source>
        <translation>nieobecny, 0 punktów</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>bye za pół punktu</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>bye za punkt</translation>
    </message>
    <message>
        <source>this round is paired; change it on the Rounds page</source>
        <translation>ta runda jest skojarzona; zmień to na stronie Rundy</translation>
    </message>
    <message>
        <source>{0}, round {1}: {2}</source>
        <translation>{0}, runda {1}: {2}</translation>
    </message>
</context>
<context>
    <name>AbsencesDialog</name>
    <message>
        <source>Byes and absences</source>
        <translation>Bye i nieobecności</translation>
    </message>
    <message>
        <source>Byes and absences by round</source>
        <translation>Bye i nieobecności według rund</translation>
    </message>
    <message>
        <source>The regulations allow no half-point byes.</source>
        <translation>Regulamin nie dopuszcza bye za pół punktu.</translation>
    </message>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player.</source>
        <translation>
            <numerusform>Regulamin dopuszcza na zawodnika %n bye za pół punktu.</numerusform>
            <numerusform>Regulamin dopuszcza na zawodnika %n bye za pół punktu.</numerusform>
            <numerusform>Regulamin dopuszcza na zawodnika %n bye za pół punktu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player, until round {0}.</source>
        <translation>
            <numerusform>Regulamin dopuszcza na zawodnika %n bye za pół punktu, do rundy {0}.</numerusform>
            <numerusform>Regulamin dopuszcza na zawodnika %n bye za pół punktu, do rundy {0}.</numerusform>
            <numerusform>Regulamin dopuszcza na zawodnika %n bye za pół punktu, do rundy {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>These players have left the event; take them back first.</source>
        <translation>Ci zawodnicy są poza turniejem; najpierw ich przywróć.</translation>
    </message>
    <message>
        <source>0 absent, 5 or H half-point bye, 1 full-point bye, Del plays. Space goes through them.</source>
        <translation>0 nieobecny, 5 lub H bye za pół punktu, 1 bye za punkt, Del gra. Spacja przełącza kolejno.</translation>
    </message>
    <message>
        <source>0 {0}, 5 or H {1}, 1 {2}, Del plays. Space goes through them.</source>
        <translation>0 {0}, 5 lub H {1}, 1 {2}, Del gra. Spacja przełącza kolejno.</translation>
    </message>
    <message>
        <source>Set these byes?</source>
        <translation>Ustawić te bye?</translation>
    </message>
</context>
<context>
    <name>AddCriterion</name>
    <message>
        <source>Add a criterion: type its name or code</source>
        <translation>Dodaj kryterium: wpisz jego nazwę lub kod</translation>
    </message>
    <message>
        <source>All criteria to choose from</source>
        <translation>Wszystkie kryteria do wyboru</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>O tym kryterium</translation>
    </message>
    <message>
        <source>Add the criterion to the ladder</source>
        <translation>Dodaj kryterium do listy</translation>
    </message>
</context>
<context>
    <name>AddPlayersDialog</name>
    <message>
        <source>Add players</source>
        <translation>Dodanie zawodników</translation>
    </message>
    <message>
        <source>Add players to {0}</source>
        <translation>Dodaj zawodników do {0}</translation>
    </message>
    <message>
        <source>Name or number in the rating list</source>
        <translation>Nazwisko lub numer na liście rankingowej</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Lista rankingowa</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Listy rankingowe…</translation>
    </message>
    <message>
        <source>Players of the rating list</source>
        <translation>Zawodnicy z listy rankingowej</translation>
    </message>
    <message>
        <source>Enter adds the marked player, {0} puts him into the form below.</source>
        <translation>Enter dodaje zaznaczonego zawodnika, {0} przenosi go do formularza niżej.</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Dodaj zawodnika</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Late entry. Missed rounds:</source>
        <translation>Późne zgłoszenie. Opuszczone rundy:</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Runda {0}</translation>
    </message>
    <message>
        <source>{0}: 0 points</source>
        <translation>{0}: 0 punktów</translation>
    </message>
    <message>
        <source>{0}: half point</source>
        <translation>{0}: pół punktu</translation>
    </message>
    <message>
        <source>{0}: full point</source>
        <translation>{0}: punkt</translation>
    </message>
    <message>
        <source>The number is {0}, after the last; the place by rating is proposed before round {1}.</source>
        <translation>Numer to {0}, po ostatnim; miejsce według rankingu zostanie zaproponowane przed rundą {1}.</translation>
    </message>
    <message>
        <source>The number is {0}, after the last.</source>
        <translation>Numer to {0}, po ostatnim.</translation>
    </message>
    <message>
        <source>No rating list yet. Import FIDE&apos;s download once, then a few letters of a name and Enter do.</source>
        <translation>Nie ma jeszcze listy rankingowej. Zaimportuj raz plik z FIDE, potem wystarczy kilka liter nazwiska i Enter.</translation>
    </message>
    <message>
        <source>{0} is in the event already.</source>
        <translation>{0}: już w turnieju.</translation>
    </message>
    <message>
        <source>“{0}” has no letter</source>
        <translation>„{0}” nie ma żadnej litery</translation>
    </message>
    <message>
        <source>{0}. Enter again adds the player all the same.</source>
        <translation>{0}. Ponowny Enter mimo to dodaje zawodnika.</translation>
    </message>
    <message>
        <source>Add {0}?</source>
        <translation>Dodać: {0}?</translation>
    </message>
    <message numerus="yes">
        <source>Added: {0}. %n player(s) now.</source>
        <translation>
            <numerusform>Dodano: {0}. Teraz %n zawodnik.</numerusform>
            <numerusform>Dodano: {0}. Teraz %n zawodników.</numerusform>
            <numerusform>Dodano: {0}. Teraz %n zawodników.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} {1} is in the event already and may be the same person.</source>
        <translation>{0} {1} jest już w turnieju i może być tą samą osobą.</translation>
    </message>
    <message>
        <source>{0} is in the section {1} and may be the same person.</source>
        <translation>{0} jest w grupie {1} i może być tą samą osobą.</translation>
    </message>
    <message>
        <source>{0} is not added yet: Enter adds, Esc or Close once more leaves.</source>
        <translation>{0}: jeszcze niedodany; Enter dodaje, Esc lub ponowne „Zamknij” wychodzi.</translation>
    </message>
</context>
<context>
    <name>AnswerFields</name>
    <message>
        <source>not answered</source>
        <translation>bez odpowiedzi</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>found by itself (d)</source>
        <translation>rozpoznane samo (d)</translation>
    </message>
    <message>
        <source>a: national championship</source>
        <translation>a: mistrzostwa kraju</translation>
    </message>
    <message>
        <source>b: national team championship</source>
        <translation>b: drużynowe mistrzostwa kraju</translation>
    </message>
    <message>
        <source>c: zonal or subzonal</source>
        <translation>c: turniej strefowy lub podstrefowy</translation>
    </message>
    <message>
        <source>d: players from abroad</source>
        <translation>d: zawodnicy z zagranicy</translation>
    </message>
    <message>
        <source>by computer</source>
        <translation>komputerem</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>ręcznie</translation>
    </message>
    <message>
        <source>as the dates of the rounds say</source>
        <translation>jak wynika z dat rund</translation>
    </message>
    <message>
        <source>&amp;Format, hours, arbiters as asked (1.1)</source>
        <translation>&amp;Forma, godziny i sędziowie według wymogów (1.1)</translation>
    </message>
    <message>
        <source>&amp;Games needed (1.4.1)</source>
        <translation>&amp;Potrzebne partie (1.4.1)</translation>
    </message>
    <message>
        <source>&amp;Registered 30 days before (1.1.1)</source>
        <translation>&amp;Zgłoszony 30 dni wcześniej (1.1.1)</translation>
    </message>
    <message>
        <source>One round a &amp;day (1.1.3 a)</source>
        <translation>Jedna runda &amp;dziennie (1.1.3 a)</translation>
    </message>
    <message>
        <source>&amp;Exempt from the mix (1.4.3)</source>
        <translation>&amp;Wyjątek od wymogu federacji (1.4.3)</translation>
    </message>
    <message>
        <source>&amp;Pairing, where rounds do not say (IT3)</source>
        <translation>&amp;Kojarzenie, gdy nie wynika z rund (IT3)</translation>
    </message>
    <message>
        <source>E&amp;xpected average of unknown opponents</source>
        <translation>&amp;Oczekiwana średnia nieznanych przeciwników</translation>
    </message>
    <message>
        <source>as those so far</source>
        <translation>jak dotychczasowi</translation>
    </message>
</context>
<context>
    <name>AtDeskDialog</name>
    <message>
        <source>This computer is a desk</source>
        <translation>Ten komputer jest stanowiskiem</translation>
    </message>
    <message>
        <source>It works as {0}, {1}; another computer leads the event.</source>
        <translation>Pracuje jako {0}, {1}; turniej prowadzi inny komputer.</translation>
    </message>
    <message>
        <source>The leading computer answers.</source>
        <translation>Komputer główny odpowiada.</translation>
    </message>
    <message>
        <source>When the leading computer has died: switch it off, compare the number of the newest step at all desks, and lead from the one with the highest.</source>
        <translation>Gdy komputer główny przestał działać: wyłącz go, porównaj numer najnowszego kroku na wszystkich stanowiskach i prowadź z tego, na którym jest najwyższy.</translation>
    </message>
    <message>
        <source>&amp;Lead from here…</source>
        <translation>&amp;Prowadź stąd…</translation>
    </message>
    <message>
        <source>&amp;Another computer leads now…</source>
        <translation>Teraz prowadzi &amp;inny komputer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Newest step here: {0}, at {1}: {2}</source>
        <translation>Najnowszy krok tutaj: {0}, o {1}: {2}</translation>
    </message>
    <message>
        <source>A deputy or the chief arbiter leads from his desk.</source>
        <translation>Ze stanowiska prowadzi zastępca lub sędzia główny.</translation>
    </message>
    <message>
        <source>Lead from here: not while the leading computer answers.</source>
        <translation>Prowadź stąd: nie, dopóki komputer główny odpowiada.</translation>
    </message>
    <message>
        <source>The computer that led must be off, or be used by nobody: two that lead make two events.</source>
        <translation>Poprzedni komputer główny musi być wyłączony albo nikt nie może go używać: dwa prowadzące dają dwa turnieje.</translation>
    </message>
    <message>
        <source>Telephones and desks that it invited are expected here. They need the new address: Event &gt; Work together… shows it then.</source>
        <translation>Zaproszone przez niego telefony i stanowiska są oczekiwane tutaj. Potrzebują nowego adresu: Turniej &gt; Wspólna praca… wtedy go pokaże.</translation>
    </message>
    <message>
        <source>Lead the event from this computer?</source>
        <translation>Prowadzić turniej z tego komputera?</translation>
    </message>
    <message>
        <source>Lead from here</source>
        <translation>Prowadź stąd</translation>
    </message>
</context>
<context>
    <name>AtWork</name>
    <message>
        <source>Work together</source>
        <translation>Wspólna praca</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n telefon</numerusform>
            <numerusform>%n telefony</numerusform>
            <numerusform>%n telefonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n stanowisko</numerusform>
            <numerusform>%n stanowiska</numerusform>
            <numerusform>%n stanowisk</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupDesk</name>
    <message>
        <source>BACKUP FAILED: {0}</source>
        <translation>BŁĄD KOPII ZAPASOWEJ: {0}</translation>
    </message>
    <message>
        <source>no backup yet</source>
        <translation>jeszcze bez kopii zapasowej</translation>
    </message>
    <message>
        <source>last backup just now</source>
        <translation>ostatnia kopia przed chwilą</translation>
    </message>
    <message>
        <source>last backup {0} min ago</source>
        <translation>ostatnia kopia {0} min temu</translation>
    </message>
    <message>
        <source>last backup {0} h ago</source>
        <translation>ostatnia kopia {0} godz. temu</translation>
    </message>
    <message>
        <source>{0} The event itself is safe.</source>
        <translation>{0} Sam turniej jest bezpieczny.</translation>
    </message>
</context>
<context>
    <name>BoardMenus</name>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Keys for results</source>
        <translation>Klawisze wyników</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Szachownica</translation>
    </message>
    <message>
        <source>What can be done with this board</source>
        <translation>Co można zrobić z tą szachownicą</translation>
    </message>
    <message>
        <source>&amp;Why this board?</source>
        <translation>&amp;Dlaczego ta szachownica?</translation>
    </message>
    <message>
        <source>&amp;Swap the colours</source>
        <translation>&amp;Zamień kolory</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Uwaga…</translation>
    </message>
    <message>
        <source>White does not come…</source>
        <translation>Białe się nie stawiły…</translation>
    </message>
    <message>
        <source>Black does not come…</source>
        <translation>Czarne się nie stawiły…</translation>
    </message>
    <message>
        <source>Results of board {0}</source>
        <translation>Wyniki szachownicy {0}</translation>
    </message>
    <message>
        <source>Take the result away</source>
        <translation>Usuń wynik</translation>
    </message>
    <message>
        <source>{0}  White wins</source>
        <translation>{0}  białe wygrywają</translation>
    </message>
    <message>
        <source>{0}  draw</source>
        <translation>{0}  remis</translation>
    </message>
    <message>
        <source>{0}  Black wins</source>
        <translation>{0}  czarne wygrywają</translation>
    </message>
    <message>
        <source>{0}  Black did not come</source>
        <translation>{0}  czarne się nie stawiły</translation>
    </message>
    <message>
        <source>{0}  White did not come</source>
        <translation>{0}  białe się nie stawiły</translation>
    </message>
    <message>
        <source>{0}  neither came</source>
        <translation>{0}  żaden się nie stawił</translation>
    </message>
    <message>
        <source>{0}  to be finished later</source>
        <translation>{0}  dokończenie później</translation>
    </message>
    <message>
        <source>Results are typed with the keys {0}. Used to another program? Choose its keys under “Keys”.</source>
        <translation>Wyniki wpisuje się klawiszami {0}. Przyzwyczajenie z innego programu? Jego klawisze są pod „Klawisze”.</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Klawisze: {0}</translation>
    </message>
    <message>
        <source>Choose a board first</source>
        <translation>Najpierw wybierz szachownicę</translation>
    </message>
    <message>
        <source>{0} does not come…</source>
        <translation>Nie stawił się: {0}…</translation>
    </message>
    <message>
        <source>Lost for the match by {0}, rated as played…</source>
        <translation>Przegrana w meczu: {0}, ocena jak zagrano…</translation>
    </message>
    <message>
        <source>Counts for the match as it was played…</source>
        <translation>Liczy się w meczu tak, jak zagrano…</translation>
    </message>
    <message>
        <source>Lost for the match, rated as played?</source>
        <translation>Przegrana w meczu, ocena jak zagrano?</translation>
    </message>
    <message>
        <source>Count it as it was played?</source>
        <translation>Liczyć tak, jak zagrano?</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Wykonaj</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Wynik</translation>
    </message>
    <message>
        <source>Note at board {0}</source>
        <translation>Uwaga przy szachownicy {0}</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Uwaga:</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Bd</source>
        <translation>Sz.</translation>
    </message>
    <message>
        <source>The board where the player sat most</source>
        <translation>Szachownica, przy której zawodnik siedział najczęściej</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Shared places carry the same number</source>
        <translation>Dzielone miejsca mają ten sam numer</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Pairing number of the player</source>
        <translation>Numer startowy zawodnika</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Tytuł FIDE</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Ranking turniejowy</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Games over the board</source>
        <translation>Partie rozegrane</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Points, forfeits included</source>
        <translation>Punkty, z walkowerami</translation>
    </message>
    <message>
        <source>Percentage of the games over the board</source>
        <translation>Procent z rozegranych partii</translation>
    </message>
    <message>
        <source>Rp</source>
        <translation>Rp</translation>
    </message>
    <message>
        <source>Rating performance</source>
        <translation>Wynik rankingowy</translation>
    </message>
</context>
<context>
    <name>BoardsView</name>
    <message>
        <source>Boards</source>
        <translation>Szachownice</translation>
    </message>
    <message>
        <source>Players without a game</source>
        <translation>Zawodnicy bez partii</translation>
    </message>
    <message>
        <source>How results are typed</source>
        <translation>Jak wpisuje się wyniki</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Po kolei</translation>
    </message>
    <message>
        <source>One key per board, the cursor goes on by itself</source>
        <translation>Jeden klawisz na szachownicę, kursor sam idzie dalej</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Kartki</translation>
    </message>
    <message>
        <source>Slips in any order: board, Enter, result</source>
        <translation>Kartki w dowolnej kolejności: szachownica, Enter, wynik</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Sprawdź</translation>
    </message>
    <message>
        <source>Type every result a second time; a difference stops you</source>
        <translation>Wpisz każdy wynik drugi raz; różnica zatrzymuje</translation>
    </message>
    <message>
        <source>Boards shown</source>
        <translation>Wyświetlane szachownice</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Wszystkie szachownice</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Bez wyniku</translation>
    </message>
    <message>
        <source>Boards without a result</source>
        <translation>Szachownice bez wyniku</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Niesprawdzone</translation>
    </message>
    <message>
        <source>Boards whose result was not typed a second time</source>
        <translation>Szachownice, których wyniku nie wpisano drugi raz</translation>
    </message>
    <message>
        <source>Show or hide them</source>
        <translation>Pokaż lub ukryj</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game</source>
        <translation>
            <numerusform>%n zawodnik bez partii</numerusform>
            <numerusform>%n zawodników bez partii</numerusform>
            <numerusform>%n zawodników bez partii</numerusform>
        </translation>
    </message>
    <message>
        <source>Find: {0}</source>
        <translation>Szukaj: {0}</translation>
    </message>
    <message>
        <source>verified {0}/{1}</source>
        <translation>sprawdzone {0}/{1}</translation>
    </message>
    <message>
        <source>{0} open</source>
        <translation>bez wyniku: {0}</translation>
    </message>
    <message>
        <source>Board {0}: {1}</source>
        <translation>Szachownica {0}: {1}</translation>
    </message>
    <message>
        <source>{0}, verified</source>
        <translation>{0}, sprawdzony</translation>
    </message>
    <message>
        <source>Nothing was entered: press the key for board {0} again.</source>
        <translation>Nic nie wpisano: naciśnij ponownie klawisz dla szachownicy {0}.</translation>
    </message>
    <message>
        <source>“{0}” is no result with the keys {1}. Board {2} waits: read this, press Enter or Esc.</source>
        <translation>„{0}” nie jest wynikiem przy klawiszach {1}. Szachownica {2} czeka: przeczytaj to, naciśnij Enter lub Esc.</translation>
    </message>
    <message>
        <source>Every result is verified.</source>
        <translation>Wszystkie wyniki są sprawdzone.</translation>
    </message>
    <message>
        <source>Every result is in.</source>
        <translation>Są wszystkie wyniki.</translation>
    </message>
    <message>
        <source>There is no board {0} in this round.</source>
        <translation>W tej rundzie nie ma szachownicy {0}.</translation>
    </message>
    <message>
        <source>Board {0}: {1} against {2}</source>
        <translation>Szachownica {0}: {1} – {2}</translation>
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
        <translation>Drabinka</translation>
    </message>
</context>
<context>
    <name>Bring</name>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>Points, a tie-break, or the place</source>
        <translation>Punkty, kryterium albo miejsce</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Opublikowane</translation>
    </message>
    <message>
        <source>As the file states it</source>
        <translation>Jak podaje plik</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Nasze</translation>
    </message>
    <message>
        <source>As it is calculated here</source>
        <translation>Jak obliczono tutaj</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Dlaczego</translation>
    </message>
    <message>
        <source>place</source>
        <translation>miejsce</translation>
    </message>
</context>
<context>
    <name>BringDialog</name>
    <message>
        <source>Bring your last event</source>
        <translation>Wczytaj ostatni turniej</translation>
    </message>
    <message>
        <source>Drop the file of a finished event here: a tournament report, a crosstable, or the file of another program. Its table is calculated anew and laid beside the published one. Nothing is kept.</source>
        <translation>Upuść tu plik zakończonego turnieju: sprawozdanie z turnieju, tabelę krzyżową albo plik innego programu. Jego tabela zostanie obliczona od nowa i położona obok opublikowanej. Nic nie jest zachowywane.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Wybierz plik…</translation>
    </message>
    <message>
        <source>As a sheet…</source>
        <translation>Jako arkusz…</translation>
    </message>
    <message>
        <source>Import it as an event…</source>
        <translation>Importuj jako turniej…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>What differs from the published table</source>
        <translation>Co różni się od opublikowanej tabeli</translation>
    </message>
    <message>
        <source>Our own standings</source>
        <translation>Nasza klasyfikacja</translation>
    </message>
    <message>
        <source>The calculation</source>
        <translation>Obliczenie</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>Czytanie {0}…</translation>
    </message>
    <message>
        <source>The file can be read in several ways: import it, and you are asked which one is right.</source>
        <translation>Plik można odczytać na kilka sposobów: zaimportuj go, a program zapyta, który jest właściwy.</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}: {2}</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
</context>
<context>
    <name>BroadcastDialog</name>
    <message>
        <source>Broadcast</source>
        <translation>Transmisja</translation>
    </message>
    <message>
        <source>Moves, clocks and results reach viewers and files only after the delay.</source>
        <translation>Posunięcia, zegary i wyniki trafiają do widzów i plików dopiero po opóźnieniu.</translation>
    </message>
    <message>
        <source>Minutes of delay</source>
        <translation>Minuty opóźnienia</translation>
    </message>
    <message>
        <source>A minute less</source>
        <translation>O minutę mniej</translation>
    </message>
    <message>
        <source>A minute more</source>
        <translation>O minutę więcej</translation>
    </message>
    <message>
        <source>Minutes of delay:</source>
        <translation>Minuty opóźnienia:</translation>
    </message>
    <message>
        <source>Line for viewers:</source>
        <translation>Wiersz dla widzów:</translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation>Powód:</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>Also hold back the rest of a game whose result is entered</source>
        <translation>Wstrzymuj też resztę partii, której wynik wpisano</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Ustaw</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Moves are public at once: whoever helps a player from outside sees them.</source>
        <translation>Posunięcia są publiczne od razu: widzi je każdy, kto podpowiada z zewnątrz.</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Najpierw podaj powód</translation>
    </message>
</context>
<context>
    <name>BulkEntry</name>
    <message>
        <source>– leave out –</source>
        <translation>– pomiń –</translation>
    </message>
    <message>
        <source>Name (Family, Given)</source>
        <translation>Nazwisko i imię (Nazwisko, Imię)</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Name in own script</source>
        <translation>Nazwisko własnym pismem</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Płeć</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Ur.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federacja</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID FIDE</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>ID krajowe</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Ranking turniejowy</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE klasyczne</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE szybkie</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE błyskawiczne</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Ranking krajowy</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>Board in the team</source>
        <translation>Szachownica w drużynie</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategoria</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Stały stolik</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Zapłacono</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Wpisowe</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Komentarz</translation>
    </message>
</context>
<context>
    <name>BulkEntryDialog</name>
    <message>
        <source>Add many players</source>
        <translation>Dodaj wielu zawodników</translation>
    </message>
    <message>
        <source>Add many players to {0}</source>
        <translation>Dodaj wielu zawodników do {0}</translation>
    </message>
    <message>
        <source>Copy rows in a spreadsheet and paste them here, or open a CSV, a workbook or a tournament report. Nothing is added before you have seen what becomes of every row.</source>
        <translation>Skopiuj wiersze w arkuszu i wklej je tutaj albo otwórz CSV, skoroszyt lub sprawozdanie z turnieju. Nic nie zostanie dodane, zanim nie widać, co stanie się z każdym wierszem.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Otwórz plik…</translation>
    </message>
    <message>
        <source>Open a CSV, a workbook or a tournament report</source>
        <translation>Otwórz CSV, skoroszyt lub sprawozdanie z turnieju</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Przerwij czytanie</translation>
    </message>
    <message>
        <source>The first row has the headings</source>
        <translation>Pierwszy wiersz to nagłówki</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Wklejone wiersze</translation>
    </message>
    <message>
        <source>What the columns mean</source>
        <translation>Co oznaczają kolumny</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>The month</source>
        <translation>Miesiąc</translation>
    </message>
    <message>
        <source>What becomes of every row</source>
        <translation>Co stanie się z każdym wierszem</translation>
    </message>
    <message>
        <source>Add the conflicts as well</source>
        <translation>Dodaj też konflikty</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>The cell that cannot be used</source>
        <translation>Komórka, której nie da się użyć</translation>
    </message>
    <message>
        <source>Take this</source>
        <translation>Przyjmij to</translation>
    </message>
    <message>
        <source>The clipboard holds no text: copy the rows in the spreadsheet first.</source>
        <translation>W schowku nie ma tekstu: najpierw skopiuj wiersze w arkuszu.</translation>
    </message>
    <message>
        <source>Open a table of players</source>
        <translation>Otwórz tabelę zawodników</translation>
    </message>
    <message>
        <source>Tables and reports (*.csv *.tsv *.txt *.xlsx *.xlsm *.trf *.trfx);;All files (*)</source>
        <translation>Tabele i sprawozdania (*.csv *.tsv *.txt *.xlsx *.xlsm *.trf *.trfx);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>Czytanie {0}…</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>Wiersz {0}, kolumna {1}: {2}</translation>
    </message>
    <message>
        <source>Column {0}</source>
        <translation>Kolumna {0}</translation>
    </message>
    <message>
        <source>Column {0} holds numbers ({1}) and would be left out: choose above what they are.</source>
        <translation>Kolumna {0} zawiera liczby ({1}) i zostałaby pominięta: wybierz powyżej, co oznaczają.</translation>
    </message>
    <message>
        <source>{0} What comes first in the dates of this table?</source>
        <translation>{0} Co jest pierwsze w datach tej tabeli?</translation>
    </message>
    <message>
        <source>Line {0}, column {1}:</source>
        <translation>Wiersz {0}, kolumna {1}:</translation>
    </message>
    <message>
        <source>{0} is in the section {1}.</source>
        <translation>{0} jest w grupie {1}.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>Dodaj %n zawodnika</numerusform>
            <numerusform>Dodaj %n zawodników</numerusform>
            <numerusform>Dodaj %n zawodników</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, teams: {1}</source>
        <translation>{0}, drużyny: {1}</translation>
    </message>
    <message>
        <source>There is no new player to add</source>
        <translation>Nie ma nowego zawodnika do dodania</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>Dodano %n zawodnika</numerusform>
            <numerusform>Dodano %n zawodników</numerusform>
            <numerusform>Dodano %n zawodników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) stay here: repair them, or close.</source>
        <translation>
            <numerusform>%n wiersz zostaje tutaj: popraw go albo zamknij.</numerusform>
            <numerusform>%n wiersze zostają tutaj: popraw je albo zamknij.</numerusform>
            <numerusform>%n wierszy zostaje tutaj: popraw je albo zamknij.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>Bd</source>
        <translation>Sz.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Szachownica</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>White, with the colour due</source>
        <translation>Białe, z należnym kolorem</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pkt</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Punkty przed rundą</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>Black, with the colour due</source>
        <translation>Czarne, z należnym kolorem</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>What this board breaks</source>
        <translation>Co łamie ta szachownica</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Numer startowy</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Player, with the colour due</source>
        <translation>Zawodnik, z należnym kolorem</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Without a game, or on a bye</source>
        <translation>Bez partii lub z bye</translation>
    </message>
    <message>
        <source>What a game with the marked player breaks</source>
        <translation>Co łamie partia z zaznaczonym zawodnikiem</translation>
    </message>
</context>
<context>
    <name>ByHandDialog</name>
    <message>
        <source>Places and values by hand</source>
        <translation>Miejsca i wartości ręcznie</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolumna</translation>
    </message>
    <message>
        <source>Only those still tied when this rung is reached</source>
        <translation>Tylko jeszcze równi przed tym kryterium</translation>
    </message>
    <message>
        <source>Lines and their entries</source>
        <translation>Wiersze i ich wpisy</translation>
    </message>
    <message>
        <source>Clear this column</source>
        <translation>Wyczyść tę kolumnę</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Results changed after these were entered: the ranking by hand may be out of date.</source>
        <translation>Po ich wpisaniu zmieniły się wyniki: ręczna kolejność może być nieaktualna.</translation>
    </message>
    <message>
        <source>The place of the play-off or of your decision; 1 is best. Who has none comes last.</source>
        <translation>Miejsce z dogrywki lub z decyzji sędziego; 1 jest najlepsze. Kto go nie ma, jest na końcu.</translation>
    </message>
    <message>
        <source>A number for each; who has none comes last.</source>
        <translation>Każdemu liczba; kto jej nie ma, jest na końcu.</translation>
    </message>
    <message>
        <source>Nobody is tied when this rung is reached, so it decides nothing at present.</source>
        <translation>Przed tym kryterium nikt nie jest równy, więc na razie nic nie rozstrzyga.</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <translation>Nic się nie zmieniło</translation>
    </message>
</context>
<context>
    <name>ByPolicy</name>
    <message>
        <source>Ladder</source>
        <translation>Lista kryteriów</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Oficjalna</translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation>Oficjalna lista kryteriów</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Próbna</translation>
    </message>
    <message>
        <source>The trial ladder of the editor</source>
        <translation>Próbna lista kryteriów z edytora</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Pokazane jako</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Wykres</translation>
    </message>
    <message>
        <source>A line for each from policy to policy</source>
        <translation>Linia dla każdego, od zasady do zasady</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>The same places as numbers</source>
        <translation>Te same miejsca jako liczby</translation>
    </message>
    <message>
        <source>Places shown</source>
        <translation>Wyświetlane miejsca</translation>
    </message>
    <message>
        <source>Show fewer places</source>
        <translation>Pokaż mniej miejsc</translation>
    </message>
    <message>
        <source>Show more places</source>
        <translation>Pokaż więcej miejsc</translation>
    </message>
    <message>
        <source>Places by policy</source>
        <translation>Miejsca według zasad</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>jak jest</translation>
    </message>
    <message>
        <source>place {0}: {1}</source>
        <translation>miejsce {0}: {1}</translation>
    </message>
</context>
<context>
    <name>ByeDialog</name>
    <message>
        <source>Bye or absence</source>
        <translation>Bye lub nieobecność</translation>
    </message>
    <message>
        <source>Bye or absence in round {0}</source>
        <translation>Bye lub nieobecność w rundzie {0}</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Zawodnik</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Wpisz nazwisko lub wybierz</translation>
    </message>
    <message>
        <source>What is asked for</source>
        <translation>O co się prosi</translation>
    </message>
    <message>
        <source>none: plays</source>
        <translation>nic: gra</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Ustaw</translation>
    </message>
    <message>
        <source>Choose a name first</source>
        <translation>Najpierw wybierz nazwisko</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Drag a rung</source>
        <translation>Przeciągnij kryterium</translation>
    </message>
    <message>
        <source>The tie-breaks are a ladder. Drag one by its handle, or move it with Alt+Down: at the right you see who moves, before you let go. It is a trial; Ctrl+Z takes it back.</source>
        <translation>Punktacja pomocnicza to lista kryteriów. Przeciągnij jedno za uchwyt albo przesuń klawiszami Alt+Dół: po prawej widać, kto zmienia miejsce, jeszcze przed upuszczeniem. To próba; Ctrl+Z ją cofa.</translation>
    </message>
    <message>
        <source>Ask a number why</source>
        <translation>Zapytaj liczbę, dlaczego</translation>
    </message>
    <message>
        <source>Click any value of the standings, or press Enter on it: every round that makes it is shown.</source>
        <translation>Kliknij dowolną wartość klasyfikacji albo naciśnij na niej Enter: zobaczysz każdą rundę, z której się bierze.</translation>
    </message>
    <message>
        <source>Print a sheet</source>
        <translation>Wydrukuj arkusz</translation>
    </message>
    <message>
        <source>Choose a sheet at the left; the pages are as they will be printed. Save as PDF tries it without a printer.</source>
        <translation>Wybierz arkusz po lewej; strony są takie, jak zostaną wydrukowane. „Zapisz jako PDF” wypróbuje to bez drukarki.</translation>
    </message>
    <message>
        <source>Enter three results</source>
        <translation>Wpisz trzy wyniki</translation>
    </message>
    <message>
        <source>Three slips are still out. Type 1, 5 or 0 on each board without a result.</source>
        <translation>Brakuje jeszcze trzech kartek. Na każdej szachownicy bez wyniku naciśnij 1, 5 lub 0.</translation>
    </message>
    <message>
        <source>Pair the last round</source>
        <translation>Skojarz ostatnią rundę</translation>
    </message>
    <message>
        <source>Press Ctrl+Enter, or the coloured button, until round 5 is paired: it is always the next step.</source>
        <translation>Naciskaj Ctrl+Enter albo kolorowy przycisk, aż runda 5 będzie skojarzona: to zawsze następny krok.</translation>
    </message>
    <message>
        <source>Publish it</source>
        <translation>Opublikuj</translation>
    </message>
    <message>
        <source>A draft is seen by nobody and can be paired again. Ctrl+Enter publishes it: boards then stand.</source>
        <translation>Szkicu nikt nie widzi i można go skojarzyć ponownie. Ctrl+Enter go publikuje: potem szachownice się nie zmieniają.</translation>
    </message>
    <message>
        <source>Now break something</source>
        <translation>Teraz coś zepsuj</translation>
    </message>
    <message>
        <source>Menu Rounds, Unpair the round…; write why. The whole pairing is gone, as after a mistake.</source>
        <translation>Menu Rundy, Cofnij kojarzenie rundy…; napisz dlaczego. Całe kojarzenie znika, jak po pomyłce.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Ctrl+Z brings the round back, as it was. Every step can be taken back like this.</source>
        <translation>Ctrl+Z przywraca rundę taką, jaka była. Tak można cofnąć każdy krok.</translation>
    </message>
    <message>
        <source>That was a round</source>
        <translation>To była runda</translation>
    </message>
    <message>
        <source>The manual (F1) has all of it in ten steps: Your first tournament.</source>
        <translation>W podręczniku (F1) wszystko to jest w dziesięciu krokach: Pierwszy turniej.</translation>
    </message>
</context>
<context>
    <name>CatalogueView</name>
    <message>
        <source>Available criteria</source>
        <translation>Dostępne kryteria</translation>
    </message>
    <message>
        <source>Enter adds the criterion below the current rung, Shift+F1 opens its page of the manual.</source>
        <translation>Enter dodaje kryterium pod bieżącym, Shift+F1 otwiera jego stronę podręcznika.</translation>
    </message>
    <message>
        <source>Add to the ladder	Enter</source>
        <translation>Dodaj do listy	Enter</translation>
    </message>
    <message>
        <source>About this tie-break	Shift+F1</source>
        <translation>O tym kryterium	Shift+F1</translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message>
        <source>Category</source>
        <translation>Kategoria</translation>
    </message>
    <message>
        <source>Who belongs to it</source>
        <translation>Kto należy</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Zawodnicy</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Ręcznie</translation>
    </message>
    <message>
        <source>Put in by hand / taken out by hand</source>
        <translation>Dodano ręcznie / usunięto ręcznie</translation>
    </message>
    <message>
        <source>The date of birth is missing or not exact enough</source>
        <translation>Brakuje daty urodzenia albo nie jest dość dokładna</translation>
    </message>
    <message>
        <source>Written at players only, without a rule.</source>
        <translation>Wpisana tylko u zawodników, bez zasady.</translation>
    </message>
    <message>
        <source>Whether the player belongs to it; Space changes it</source>
        <translation>Czy zawodnik należy; zmienia to spacja</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Ur.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Płeć</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>in it</source>
        <translation>w niej</translation>
    </message>
    <message>
        <source>put in by hand</source>
        <translation>dodany ręcznie</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>ręcznie</translation>
    </message>
    <message>
        <source>taken out by hand</source>
        <translation>usunięty ręcznie</translation>
    </message>
    <message>
        <source>not clear</source>
        <translation>niejasne</translation>
    </message>
    <message>
        <source>date of birth</source>
        <translation>data urodzenia</translation>
    </message>
    <message>
        <source>not in it</source>
        <translation>poza nią</translation>
    </message>
</context>
<context>
    <name>CategoriesDialog</name>
    <message>
        <source>Categories</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Players fall into them by their rules. What you set by hand stays, whatever the rules say.</source>
        <translation>Zawodnicy trafiają do nich według zasad. To, co ustawiono ręcznie, zostaje, cokolwiek mówią zasady.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>No categories yet</source>
        <translation>Nie ma jeszcze kategorii</translation>
    </message>
    <message>
        <source>Until there are some, lists and rankings use the usual groups: women, age, rating bands.</source>
        <translation>Dopóki ich nie ma, listy i klasyfikacje używają zwykłych grup: kobiety, wiek, przedziały rankingu.</translation>
    </message>
    <message>
        <source>Youth: U8, U10 … U20</source>
        <translation>Juniorzy: U8, U10 … U20</translation>
    </message>
    <message>
        <source>Seniors: S50+, S65+</source>
        <translation>Seniorzy: S50+, S65+</translation>
    </message>
    <message>
        <source>Women</source>
        <translation>Kobiety</translation>
    </message>
    <message>
        <source>Rating bands of 200</source>
        <translation>Przedziały rankingu po 200</translation>
    </message>
    <message>
        <source>Rating under …</source>
        <translation>Ranking poniżej …</translation>
    </message>
    <message>
        <source>Own rule…</source>
        <translation>Własna zasada…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Add categories</source>
        <translation>Dodaj kategorie</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Edytuj…</translation>
    </message>
    <message>
        <source>Edit the rule (Enter)</source>
        <translation>Edytuj zasadę (Enter)</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>W górę (Alt+Góra)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>W dół (Alt+Dół)</translation>
    </message>
    <message>
        <source>Remove (Del)</source>
        <translation>Usuń (Del)</translation>
    </message>
    <message>
        <source>Whose age counts</source>
        <translation>Czyj wiek się liczy</translation>
    </message>
    <message>
        <source>Year of the event</source>
        <translation>Rok turnieju</translation>
    </message>
    <message>
        <source>As in FIDE&apos;s youth and senior events</source>
        <translation>Jak w turniejach FIDE juniorów i seniorów</translation>
    </message>
    <message>
        <source>A day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>The age on a cut-off day</source>
        <translation>Wiek w dniu granicznym</translation>
    </message>
    <message>
        <source>Cut-off day</source>
        <translation>Dzień graniczny</translation>
    </message>
    <message>
        <source>Age in</source>
        <translation>Wiek według</translation>
    </message>
    <message>
        <source>A player is in every category that fits, not in the narrowest only</source>
        <translation>Zawodnik jest w każdej pasującej kategorii, nie tylko w najwęższej</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Zawodnicy</translation>
    </message>
    <message>
        <source>In it</source>
        <translation>W niej</translation>
    </message>
    <message>
        <source>Who is in it, was taken out, or cannot be judged</source>
        <translation>Kto w niej jest, kogo usunięto, kogo nie da się ocenić</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>All players of the section</source>
        <translation>Wszyscy zawodnicy grupy</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Znajdź zawodnika</translation>
    </message>
    <message>
        <source>Players of the category</source>
        <translation>Zawodnicy kategorii</translation>
    </message>
    <message>
        <source>In or out by hand</source>
        <translation>Dodani lub usunięci ręcznie</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>By the rule again</source>
        <translation>Znów według zasady</translation>
    </message>
    <message>
        <source>Takes the hand&apos;s word back (Del)</source>
        <translation>Cofa ustawienie ręczne (Del)</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>Nic nie zmieniono</translation>
    </message>
    <message>
        <source>Written at players only: give it a rule with Add, Own rule.</source>
        <translation>Wpisana tylko u zawodników: nadaj jej zasadę przez Dodaj, Własna zasada.</translation>
    </message>
    <message>
        <source>Choose a category</source>
        <translation>Wybierz kategorię</translation>
    </message>
    <message>
        <source>It is the first already</source>
        <translation>Jest już pierwsza</translation>
    </message>
    <message>
        <source>It is the last already</source>
        <translation>Jest już ostatnia</translation>
    </message>
    <message>
        <source>These categories are there already.</source>
        <translation>Te kategorie już są.</translation>
    </message>
    <message>
        <source>Two categories are called “{0}”.</source>
        <translation>Dwie kategorie nazywają się „{0}”.</translation>
    </message>
    <message>
        <source>The cut-off day is empty.</source>
        <translation>Dzień graniczny jest pusty.</translation>
    </message>
</context>
<context>
    <name>CategoryMenu</name>
    <message>
        <source>In {0} by hand: {1}</source>
        <translation>Ręcznie w {0}: {1}</translation>
    </message>
    <message>
        <source>Taken out of {0} by hand: {1}</source>
        <translation>Ręcznie usunięto z {0}: {1}</translation>
    </message>
</context>
<context>
    <name>CategoryRuleDialog</name>
    <message>
        <source>Category {0}</source>
        <translation>Kategoria {0}</translation>
    </message>
    <message>
        <source>A new category</source>
        <translation>Nowa kategoria</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>for example U18, Women, under 1800</source>
        <translation>na przykład U18, Kobiety, poniżej 1800</translation>
    </message>
    <message>
        <source>&amp;Age</source>
        <translation>&amp;Wiek</translation>
    </message>
    <message>
        <source>&amp;Rating</source>
        <translation>&amp;Ranking</translation>
    </message>
    <message>
        <source>under</source>
        <translation>poniżej</translation>
    </message>
    <message>
        <source>has reached</source>
        <translation>ukończone</translation>
    </message>
    <message>
        <source>from</source>
        <translation>od</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
    <message>
        <source>Which rating</source>
        <translation>Który ranking</translation>
    </message>
    <message>
        <source>tournament rating</source>
        <translation>ranking turniejowy</translation>
    </message>
    <message>
        <source>Players without a rating as well</source>
        <translation>Także zawodnicy bez rankingu</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>wszyscy</translation>
    </message>
    <message>
        <source>women</source>
        <translation>kobiety</translation>
    </message>
    <message>
        <source>men</source>
        <translation>mężczyźni</translation>
    </message>
    <message>
        <source>&amp;Sex</source>
        <translation>&amp;Płeć</translation>
    </message>
    <message>
        <source>separated by commas; empty: any</source>
        <translation>oddzielone przecinkami; puste: dowolne</translation>
    </message>
    <message>
        <source>&amp;Federations</source>
        <translation>&amp;Federacje</translation>
    </message>
    <message>
        <source>&amp;Clubs</source>
        <translation>&amp;Kluby</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>&amp;Titles</source>
        <translation>&amp;Tytuły</translation>
    </message>
    <message>
        <source>for example CM, {0} for players without one</source>
        <translation>na przykład CM, {0} dla zawodników bez tytułu</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Give the category a name.</source>
        <translation>Nadaj kategorii nazwę.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) fit.</source>
        <translation>
            <numerusform>Pasuje %n zawodnik.</numerusform>
            <numerusform>Pasuje %n zawodników.</numerusform>
            <numerusform>Pasuje %n zawodników.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be judged: no date of birth.</source>
        <translation>
            <numerusform>%n nie da się ocenić: brak daty urodzenia.</numerusform>
            <numerusform>%n nie da się ocenić: brak daty urodzenia.</numerusform>
            <numerusform>%n nie da się ocenić: brak daty urodzenia.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>Others have changed the same: enter yours?</source>
        <translation>To samo zmienili inni: wpisać mimo to?</translation>
    </message>
    <message>
        <source>Please confirm</source>
        <translation>Potwierdź</translation>
    </message>
    <message>
        <source>Take back what is public or locked?</source>
        <translation>Cofnąć to, co publiczne lub zablokowane?</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Cofnięto: {0}</translation>
    </message>
    <message>
        <source>Change what is public or locked?</source>
        <translation>Zmienić to, co publiczne lub zablokowane?</translation>
    </message>
    <message>
        <source>Repeated: {0}</source>
        <translation>Ponowiono: {0}</translation>
    </message>
</context>
<context>
    <name>CheckDialog</name>
    <message>
        <source>Check the event file</source>
        <translation>Sprawdź plik turnieju</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) between the file and what was entered:</source>
        <translation>
            <numerusform>%n różnica między plikiem a tym, co wpisano:</numerusform>
            <numerusform>%n różnice między plikiem a tym, co wpisano:</numerusform>
            <numerusform>%n różnic między plikiem a tym, co wpisano:</numerusform>
        </translation>
    </message>
    <message>
        <source>Every page, every table and every row is as it was entered: no difference.</source>
        <translation>Każda strona, tabela i każdy wiersz są takie, jak wpisano: bez różnic.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Różnice</translation>
    </message>
    <message>
        <source>Copy the lines</source>
        <translation>Kopiuj wiersze</translation>
    </message>
    <message>
        <source>Go on with the newest good copy…</source>
        <translation>Przejdź na najnowszą dobrą kopię…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>CheckInBar</name>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>all</source>
        <translation>wszyscy</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>nieobecni</translation>
    </message>
    <message>
        <source>Not yet seen, or absent</source>
        <translation>Jeszcze niewidziany lub nieobecny</translation>
    </message>
    <message>
        <source>here</source>
        <translation>obecni</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Obecni</translation>
    </message>
    <message>
        <source>All others are here</source>
        <translation>Pozostali są obecni</translation>
    </message>
    <message>
        <source>Who is neither ticked off nor marked absent is here</source>
        <translation>Kto nie jest odhaczony ani oznaczony jako nieobecny, jest obecny</translation>
    </message>
    <message>
        <source>Close the check-in…</source>
        <translation>Zamknij listę obecności…</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Nowy wieczór</translation>
    </message>
    <message>
        <source>Nobody is here yet: all ticks are taken away</source>
        <translation>Nie ma jeszcze nikogo: wszystkie zaznaczenia znikają</translation>
    </message>
    <message>
        <source>Take it back (Backspace)</source>
        <translation>Cofnij (Backspace)</translation>
    </message>
    <message>
        <source>Type the first letters of a name, then Space: here. Space again takes it back, Shift+Space: absent. Arrows move through the list.</source>
        <translation>Wpisz pierwsze litery nazwiska, potem spacja: obecny. Ponowna spacja to cofa, Shift+spacja: nieobecny. Strzałki poruszają po liście.</translation>
    </message>
    <message>
        <source>Nobody found: “{0}”</source>
        <translation>Nikogo nie znaleziono: „{0}”</translation>
    </message>
    <message>
        <source>{0} here  ·  {1} absent  ·  {2} not yet  ·  {3} in all</source>
        <translation>{0} obecnych  ·  {1} nieobecnych  ·  {2} jeszcze nie  ·  {3} razem</translation>
    </message>
    <message>
        <source>paid {0} of {1}, {2} due</source>
        <translation>zapłacono {0} z {1}, pozostaje {2}</translation>
    </message>
    <message numerus="yes">
        <source>%n with a bye in this round</source>
        <translation>
            <numerusform>%n z bye w tej rundzie</numerusform>
            <numerusform>%n z bye w tej rundzie</numerusform>
            <numerusform>%n z bye w tej rundzie</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckView</name>
    <message>
        <source>Go there</source>
        <translation>Przejdź tam</translation>
    </message>
    <message>
        <source>Record them as adjourned</source>
        <translation>Zapisz jako odłożone</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Losuj</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>Give the numbers…</source>
        <translation>Nadaj numery…</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>What the check found</source>
        <translation>Co znalazło sprawdzenie</translation>
    </message>
    <message>
        <source>Without a game in this round</source>
        <translation>Bez partii w tej rundzie</translation>
    </message>
    <message>
        <source>Bye or absence…</source>
        <translation>Bye lub nieobecność…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Zawodnicy</translation>
    </message>
    <message>
        <source>Pairing rules…</source>
        <translation>Zasady kojarzenia…</translation>
    </message>
    <message>
        <source>Nothing looks wrong</source>
        <translation>Wszystko wygląda dobrze</translation>
    </message>
    <message>
        <source>Nobody is entered twice, and nothing is missing.</source>
        <translation>Nikogo nie wpisano dwa razy i niczego nie brakuje.</translation>
    </message>
    <message>
        <source>Everybody plays</source>
        <translation>Grają wszyscy</translation>
    </message>
    <message>
        <source>Who is away or has a bye in this round is listed here.</source>
        <translation>Jest tu lista tych, którzy w tej rundzie nie grają lub mają bye.</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Skojarz ręcznie…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Program kojarzy</translation>
    </message>
    <message>
        <source>Engine…</source>
        <translation>Program…</translation>
    </message>
    <message>
        <source>With and without them…</source>
        <translation>Z nimi i bez nich…</translation>
    </message>
    <message>
        <source>The pairing with those who are missing and without them, side by side; nothing is stored</source>
        <translation>Kojarzenie z brakującymi i bez nich, obok siebie; nic nie jest zapisywane</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet: which colour does team 1 get on board 1?</source>
        <translation>Koloru początkowego jeszcze nie wylosowano: jaki kolor dostaje drużyna 1 na 1. szachownicy?</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet: which colour does the highest-ranked player get?</source>
        <translation>Koloru początkowego jeszcze nie wylosowano: jaki kolor dostaje najwyżej sklasyfikowany zawodnik?</translation>
    </message>
    <message numerus="yes">
        <source>Make it %n round(s)</source>
        <translation>
            <numerusform>Ustaw %n rundę</numerusform>
            <numerusform>Ustaw %n rundy</numerusform>
            <numerusform>Ustaw %n rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) before pairing</source>
        <translation>
            <numerusform>%n uwaga przed kojarzeniem</numerusform>
            <numerusform>%n uwagi przed kojarzeniem</numerusform>
            <numerusform>%n uwag przed kojarzeniem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game in this round</source>
        <translation>
            <numerusform>%n zawodnik bez partii w tej rundzie</numerusform>
            <numerusform>%n zawodników bez partii w tej rundzie</numerusform>
            <numerusform>%n zawodników bez partii w tej rundzie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) without a match in this round</source>
        <translation>
            <numerusform>%n drużyna bez meczu w tej rundzie</numerusform>
            <numerusform>%n drużyny bez meczu w tej rundzie</numerusform>
            <numerusform>%n drużyn bez meczu w tej rundzie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n jeszcze nieobecny</numerusform>
            <numerusform>%n jeszcze nieobecnych</numerusform>
            <numerusform>%n jeszcze nieobecnych</numerusform>
        </translation>
    </message>
    <message>
        <source>They are asked about when the round is paired.</source>
        <translation>Program zapyta o nich przy kojarzeniu rundy.</translation>
    </message>
    <message>
        <source>{0} players are to be paired, {1} without a game.</source>
        <translation>Zawodnicy do skojarzenia: {0}, bez partii: {1}.</translation>
    </message>
    <message>
        <source>{0} teams are to be paired, {1} without a match.</source>
        <translation>Drużyny do skojarzenia: {0}, bez meczu: {1}.</translation>
    </message>
    <message>
        <source>One of them gets the pairing-allocated bye.</source>
        <translation>Jeden z nich dostaje bye z kojarzenia.</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Skojarz rundę {0}</translation>
    </message>
    <message>
        <source>Knock-out: the matches come from the bracket.</source>
        <translation>System pucharowy: mecze wynikają z drabinki.</translation>
    </message>
    <message>
        <source>The matches come from the table of the system.</source>
        <translation>Mecze wynikają z tabeli systemu.</translation>
    </message>
    <message>
        <source>Round robin: the boards come from the Berger table.</source>
        <translation>System kołowy: szachownice wynikają z tabeli Bergera.</translation>
    </message>
    <message>
        <source>Engine: {0}, FIDE&apos;s system for teams (C.04.6); ended after {1} min.</source>
        <translation>Program: {0}, system FIDE dla drużyn (C.04.6); koniec po {1} min.</translation>
    </message>
    <message>
        <source>Engine: {0}; ended after {1} min.</source>
        <translation>Program: {0}; koniec po {1} min.</translation>
    </message>
    <message>
        <source>Engine: {0}, {1}; ended after {2} min.</source>
        <translation>Program: {0}, {1}; koniec po {2} min.</translation>
    </message>
    <message>
        <source>Engine: {0}, FIDE (Dutch) system 2026; usually done within {1} s, ended after {2} min.</source>
        <translation>Program: {0}, system FIDE (holenderski) 2026; zwykle gotowe w {1} s, koniec po {2} min.</translation>
    </message>
    <message>
        <source>{0} is pairing: {1} s; usually done within {2} s.</source>
        <translation>{0} kojarzy: {1} s; zwykle gotowe w {2} s.</translation>
    </message>
    <message>
        <source>Drawn by lot (number of the lot {0}): {1} for number 1.</source>
        <translation>Wylosowano (numer losu {0}): {1} dla numeru 1.</translation>
    </message>
    <message>
        <source>Bye or absence</source>
        <translation>Bye lub nieobecność</translation>
    </message>
    <message>
        <source>{0} And {1} more like this.</source>
        <translation>{0} I jeszcze {1} takich.</translation>
    </message>
</context>
<context>
    <name>ChessBoard</name>
    <message>
        <source>Position</source>
        <translation>Pozycja</translation>
    </message>
</context>
<context>
    <name>CloseCheckInDialog</name>
    <message>
        <source>Close the check-in</source>
        <translation>Zamknięcie listy obecności</translation>
    </message>
    <message>
        <source>Close the check-in for round {0}</source>
        <translation>Zamknij listę obecności rundy {0}</translation>
    </message>
    <message>
        <source>Here: {0} of {1}. Bye in this round: {2}. Missing: {3}.</source>
        <translation>Obecni: {0} z {1}. Bye w tej rundzie: {2}. Brakuje: {3}.</translation>
    </message>
    <message>
        <source>{0} (absent)</source>
        <translation>{0} (nieobecny)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n get(s) a zero-point bye in this round only</source>
        <translation>
            <numerusform>%n dostaje bye za zero tylko w tej rundzie</numerusform>
            <numerusform>%n dostaje bye za zero tylko w tej rundzie</numerusform>
            <numerusform>%n dostaje bye za zero tylko w tej rundzie</numerusform>
        </translation>
    </message>
    <message>
        <source>In this round: {0}</source>
        <translation>W tej rundzie: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n leave(s) the event: zero points in every round</source>
        <translation>
            <numerusform>%n opuszcza turniej: zero punktów w każdej rundzie</numerusform>
            <numerusform>%n opuszcza turniej: zero punktów w każdej rundzie</numerusform>
            <numerusform>%n opuszcza turniej: zero punktów w każdej rundzie</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing: they are paired as if they were here</source>
        <translation>Nic: są kojarzeni, jakby byli obecni</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message numerus="yes">
        <source>%n marked absent: a zero-point bye in this round</source>
        <translation>
            <numerusform>%n z oznaczoną nieobecnością: bye za zero w tej rundzie</numerusform>
            <numerusform>%n z oznaczoną nieobecnością: bye za zero w tej rundzie</numerusform>
            <numerusform>%n z oznaczoną nieobecnością: bye za zero w tej rundzie</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <translation>{0}; {1}</translation>
    </message>
    <message numerus="yes">
        <source>the other %n are here</source>
        <translation>
            <numerusform>pozostały %n jest obecny</numerusform>
            <numerusform>pozostali %n są obecni</numerusform>
            <numerusform>pozostałych %n jest obecnych</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message numerus="yes">
        <source>The final pack is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>Zapisano zestaw końcowy: %n plik w {0}</numerusform>
            <numerusform>Zapisano zestaw końcowy: %n pliki w {0}</numerusform>
            <numerusform>Zapisano zestaw końcowy: %n plików w {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the final pack…</source>
        <translation>Zapisywanie zestawu końcowego…</translation>
    </message>
</context>
<context>
    <name>ClosingDialog</name>
    <message>
        <source>The final pack</source>
        <translation>Zestaw końcowy</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <translation>Zamknięcie turnieju</translation>
    </message>
    <message>
        <source>The standings become final on screen and paper, and nothing can be changed while it is closed. It can be opened again with a reason; that is logged and makes the standings provisional.</source>
        <translation>Klasyfikacja staje się końcowa na ekranie i papierze, a dopóki turniej jest zamknięty, niczego nie można zmienić. Można go otworzyć ponownie z podaniem powodu; zapisze się to w dzienniku, a klasyfikacja będzie wstępna.</translation>
    </message>
    <message>
        <source>Write the &amp;final pack: standings, crosstable, decisions, log, TRF16 and TRF26 in one folder</source>
        <translation>Zapisz &amp;zestaw końcowy: klasyfikacja, tabela krzyżowa, decyzje, dziennik, TRF16 i TRF26 w jednym folderze</translation>
    </message>
    <message>
        <source>Put a &amp;copy of the event file beside it</source>
        <translation>Dołącz &amp;kopię pliku turnieju</translation>
    </message>
    <message>
        <source>Another &amp;place…</source>
        <translation>Inne &amp;miejsce…</translation>
    </message>
    <message>
        <source>Write the pack</source>
        <translation>Zapisz zestaw</translation>
    </message>
    <message>
        <source>Something is still missing, see above</source>
        <translation>Czegoś jeszcze brakuje, patrz wyżej</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: gotowe</translation>
    </message>
    <message>
        <source>{0}: missing</source>
        <translation>{0}: brakuje</translation>
    </message>
    <message>
        <source>Where the final pack goes</source>
        <translation>Gdzie zapisać zestaw końcowy</translation>
    </message>
    <message>
        <source>In a folder of its own in {0}</source>
        <translation>W osobnym folderze w {0}</translation>
    </message>
</context>
<context>
    <name>ColourField</name>
    <message>
        <source>Colour of the website</source>
        <translation>Kolor strony WWW</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>Choose the colour of the website</source>
        <translation>Wybierz kolor strony WWW</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>First</source>
        <translation>Pierwsza</translation>
    </message>
    <message>
        <source>Place under the first ladder</source>
        <translation>Miejsce według pierwszej listy kryteriów</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Druga</translation>
    </message>
    <message>
        <source>Place under the second ladder</source>
        <translation>Miejsce według drugiej listy kryteriów</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Decided, first</source>
        <translation>Rozstrzyga, pierwsza</translation>
    </message>
    <message>
        <source>The rung of the first ladder that decides</source>
        <translation>Rozstrzygające kryterium pierwszej listy</translation>
    </message>
    <message>
        <source>Decided, second</source>
        <translation>Rozstrzyga, druga</translation>
    </message>
    <message>
        <source>The rung of the second ladder that decides</source>
        <translation>Rozstrzygające kryterium drugiej listy</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>dzielone</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>jak jest</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare sources</source>
        <translation>Porównaj źródła</translation>
    </message>
    <message>
        <source>{0}: nothing of what a source has said is lost; one of them is shown.</source>
        <translation>{0}: nic z tego, co podało źródło, nie ginie; pokazywane jest jedno z nich.</translation>
    </message>
    <message>
        <source>Sources of this game</source>
        <translation>Źródła tej partii</translation>
    </message>
    <message>
        <source>Show this one</source>
        <translation>Pokaż to</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>no move yet</source>
        <translation>bez posunięć</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Źródło</translation>
    </message>
    <message>
        <source>Half-moves</source>
        <translation>Półruchy</translation>
    </message>
    <message>
        <source>Last heard</source>
        <translation>Ostatnio</translation>
    </message>
    <message>
        <source>Against what is shown</source>
        <translation>Wobec pokazywanego</translation>
    </message>
    <message>
        <source>is shown</source>
        <translation>pokazywane</translation>
    </message>
    <message>
        <source>went on after the result</source>
        <translation>podawało dalej po wyniku</translation>
    </message>
    <message>
        <source>not seen in the start position</source>
        <translation>bez pozycji początkowej</translation>
    </message>
    <message>
        <source>nothing is shown</source>
        <translation>nic nie jest pokazywane</translation>
    </message>
    <message>
        <source>the same moves, {0} half-moves</source>
        <translation>te same posunięcia, półruchy: {0}</translation>
    </message>
    <message>
        <source>differs from half-move {0} on</source>
        <translation>różni się od półruchu {0}</translation>
    </message>
    <message>
        <source>Compare ladders</source>
        <translation>Porównaj listy kryteriów</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Co się porównuje</translation>
    </message>
    <message>
        <source>Two ladders</source>
        <translation>Dwie listy kryteriów</translation>
    </message>
    <message>
        <source>Who changes places between two ladders</source>
        <translation>Kto zmienia miejsce między dwiema listami kryteriów</translation>
    </message>
    <message>
        <source>Places by policy</source>
        <translation>Miejsca według zasad</translation>
    </message>
    <message>
        <source>What the rule for unplayed games changes</source>
        <translation>Co zmienia zasada dla partii nierozegranych</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Porównaj</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Powód (zapisany w dzienniku)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>in a few words</source>
        <translation>w kilku słowach</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Dalej…</translation>
    </message>
    <message>
        <source>I have read this</source>
        <translation>Przeczytano</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Zrób mimo to</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Co się zmienia</translation>
    </message>
    <message>
        <source>Step {0} of 2</source>
        <translation>Krok {0} z 2</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Najpierw podaj powód</translation>
    </message>
</context>
<context>
    <name>CorrectionDialog</name>
    <message>
        <source>Correct an earlier result</source>
        <translation>Popraw wcześniejszy wynik</translation>
    </message>
    <message>
        <source>Round {0}, board {1}: {2} becomes {3}</source>
        <translation>Runda {0}, szachownica {1}: {2} zmienia się na {3}</translation>
    </message>
    <message>
        <source>{0} against {1}</source>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <source>How far the correction reaches</source>
        <translation>Dokąd sięga poprawka</translation>
    </message>
    <message>
        <source>Everything: standings and every pairing not yet played</source>
        <translation>Wszystko: klasyfikacja i każde jeszcze nierozegrane kojarzenie</translation>
    </message>
    <message>
        <source>Standings, and pairings from the next one that is made</source>
        <translation>Klasyfikacja oraz kojarzenia od następnego</translation>
    </message>
    <message>
        <source>The rating report only; standings and pairings stay</source>
        <translation>Tylko sprawozdanie rankingowe; klasyfikacja i kojarzenia zostają</translation>
    </message>
    <message>
        <source>In FIDE mode only the last two rounds change the standings</source>
        <translation>W trybie FIDE klasyfikację zmieniają tylko dwie ostatnie rundy</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Powód (zapisany w dzienniku)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>for example: both players say that Black won</source>
        <translation>na przykład: obaj zawodnicy mówią, że wygrały czarne</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <translation>Popraw wynik</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Najpierw podaj powód</translation>
    </message>
</context>
<context>
    <name>CoverField</name>
    <message>
        <source>Picture of the website</source>
        <translation>Obraz strony WWW</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>Choose the picture of the website</source>
        <translation>Wybierz obraz strony WWW</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Obrazy (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Bez obrazu</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>A fault of the program</source>
        <translation>Błąd programu</translation>
    </message>
    <message>
        <source>The program made a mistake</source>
        <translation>Program popełnił błąd</translation>
    </message>
    <message>
        <source>Everything entered before is saved in the event file. You can go on; if something looks wrong, close the program and open the event again. Please send the text below to the makers.</source>
        <translation>Wszystko wpisane wcześniej jest zapisane w pliku turnieju. Można pracować dalej; jeśli coś wygląda źle, zamknij program i otwórz turniej ponownie. Wyślij poniższy tekst autorom.</translation>
    </message>
    <message>
        <source>Details for the makers</source>
        <translation>Szczegóły dla autorów</translation>
    </message>
    <message>
        <source>Later faults are written to the log only: {0}</source>
        <translation>Dalsze błędy są zapisywane tylko w pliku dziennika: {0}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Kopiuj tekst</translation>
    </message>
</context>
<context>
    <name>Crosstable</name>
    <message>
        <source>2½ (2): game points, and match points in brackets; + and − match forfeited; · open match. Columns in the order of the rows.</source>
        <translation>2½ (2): małe punkty, a w nawiasie punkty meczowe; + i − mecz oddany walkowerem; · mecz bez wyniku. Kolumny w kolejności wierszy.</translation>
    </message>
    <message>
        <source>12w 2½ (2): White (w) or Black (b) on board 1 against team 12, game points, and match points in brackets. + and − match forfeited; bye: pairing-allocated; bye ½: requested; — absent; · open match.</source>
        <translation>12b 2½ (2): białe (b) lub czarne (c) na 1. szachownicy z drużyną 12, małe punkty, a w nawiasie punkty meczowe. + i − mecz oddany walkowerem; bye: z kojarzenia; bye ½: na życzenie; — nieobecna; · mecz bez wyniku.</translation>
    </message>
    <message>
        <source>1 win, ½ draw, 0 loss; + and − forfeits; · open game. Columns in the order of the rows.</source>
        <translation>1 wygrana, ½ remis, 0 przegrana; + i − walkowery; · partia bez wyniku. Kolumny w kolejności wierszy.</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>miejsce</translation>
    </message>
    <message>
        <source>pairing number</source>
        <translation>numer startowy</translation>
    </message>
    <message>
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; {1}; · open game.</source>
        <translation>12b1: białe (b) lub czarne (c) z zawodnikiem, {0} 12, wygrana. + i − walkowery; {1}; · partia bez wyniku.</translation>
    </message>
    <message>
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; bye: pairing-allocated; bye 1, bye ½: requested; — absent; · open game.</source>
        <translation>12b1: białe (b) lub czarne (c) z zawodnikiem, {0} 12, wygrana. + i − walkowery; bye: z kojarzenia; bye 1, bye ½: na życzenie; — nieobecny; · partia bez wyniku.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Rank after this round</source>
        <translation>Miejsce po tej rundzie</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Numer startowy (TPN)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Ranking turniejowy</translation>
    </message>
    <message>
        <source>R{0}</source>
        <translation>R{0}</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Runda {0}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Punkty po tej rundzie</translation>
    </message>
    <message>
        <source>Round {0}: {1} {2}</source>
        <translation>Runda {0}: {1} {2}</translation>
    </message>
</context>
<context>
    <name>CrosstablePanel</name>
    <message>
        <source>Crosstable</source>
        <translation>Tabela krzyżowa</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Według miejsca</translation>
    </message>
    <message>
        <source>Lines in the order of the standings</source>
        <translation>Wiersze w kolejności klasyfikacji</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Według numeru</translation>
    </message>
    <message>
        <source>Lines in the order of the pairing numbers</source>
        <translation>Wiersze w kolejności numerów startowych</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Przeciwnicy</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numery</translation>
    </message>
    <message>
        <source>Opponents by pairing number: the same in every round</source>
        <translation>Przeciwnicy według numeru startowego: ten sam w każdej rundzie</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>Opponents by their rank in this table</source>
        <translation>Przeciwnicy według miejsca w tej tabeli</translation>
    </message>
    <message>
        <source>Opponents as</source>
        <translation>Przeciwnicy jako</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Szukaj nazwiska, klubu lub numeru</translation>
    </message>
    <message>
        <source>No round to show yet</source>
        <translation>Nie ma jeszcze rundy do pokazania</translation>
    </message>
    <message>
        <source>Choose a later round above.</source>
        <translation>Wybierz powyżej późniejszą rundę.</translation>
    </message>
    <message>
        <source>The winner of each match goes on. Point at a match for what decided it.</source>
        <translation>Zwycięzca każdego meczu przechodzi dalej. Wskaż mecz, żeby zobaczyć, co go rozstrzygnęło.</translation>
    </message>
</context>
<context>
    <name>DayField</name>
    <message>
        <source>From a calendar (F4)</source>
        <translation>Z kalendarza (F4)</translation>
    </message>
    <message>
        <source>“{0}” is no date; write {1}.</source>
        <translation>„{0}” to nie jest data; napisz {1}.</translation>
    </message>
</context>
<context>
    <name>DecideDialog</name>
    <message>
        <source>Say why, for example: drawn on all boards, play-off after the round.</source>
        <translation>Podaj dlaczego, na przykład: remis na wszystkich szachownicach, dogrywka po rundzie.</translation>
    </message>
</context>
<context>
    <name>DecideTieDialog</name>
    <message>
        <source>Say why, for example: all tie-break games drawn, lot as announced.</source>
        <translation>Podaj dlaczego, na przykład: wszystkie partie dogrywki zremisowane, losowanie jak ogłoszono.</translation>
    </message>
</context>
<context>
    <name>DenseTable</name>
    <message>
        <source>{0}: column headers</source>
        <translation>{0}: nagłówki kolumn</translation>
    </message>
    <message>
        <source>F4 sorts by a column.</source>
        <translation>F4 sortuje według kolumny.</translation>
    </message>
    <message>
        <source>Sorted by {0}</source>
        <translation>Sortowanie: {0}</translation>
    </message>
    <message>
        <source>Copied with the headings; paste it into a spreadsheet.</source>
        <translation>Skopiowano z nagłówkami; wklej do arkusza.</translation>
    </message>
</context>
<context>
    <name>DeskLink</name>
    <message>
        <source>desk of {0}, {1}</source>
        <translation>stanowisko: {0}, {1}</translation>
    </message>
    <message>
        <source>with the leading computer</source>
        <translation>z komputerem głównym</translation>
    </message>
    <message>
        <source>The leading computer has everything; the copy on this one can be removed, or looked at until then.</source>
        <translation>Komputer główny ma wszystko; kopię na tym można usunąć albo do tego czasu oglądać.</translation>
    </message>
    <message>
        <source>This computer is no desk of the event any more</source>
        <translation>Ten komputer nie jest już stanowiskiem turnieju</translation>
    </message>
    <message>
        <source>Remove the copy</source>
        <translation>Usuń kopię</translation>
    </message>
    <message>
        <source>The copy was removed from this computer.</source>
        <translation>Kopię usunięto z tego komputera.</translation>
    </message>
    <message>
        <source>The step that waited was refused: {0}</source>
        <translation>Czekający krok odrzucono: {0}</translation>
    </message>
    <message>
        <source>The step that waited is done.</source>
        <translation>Czekający krok wykonano.</translation>
    </message>
</context>
<context>
    <name>Desks</name>
    <message numerus="yes">
        <source>There are %n desks already: take some back.</source>
        <translation>
            <numerusform>Jest już %n stanowisko: cofnij jakieś.</numerusform>
            <numerusform>Są już %n stanowiska: cofnij któreś.</numerusform>
            <numerusform>Jest już %n stanowisk: cofnij któreś.</numerusform>
        </translation>
    </message>
    <message>
        <source>A desk of this name is there already: the log would not tell them apart.</source>
        <translation>Stanowisko o tej nazwie już jest: dziennik by ich nie rozróżnił.</translation>
    </message>
    <message>
        <source>The invitation has ended.</source>
        <translation>Zaproszenie wygasło.</translation>
    </message>
    <message>
        <source>The leading computer has another version of the program.</source>
        <translation>Komputer główny ma inną wersję programu.</translation>
    </message>
    <message>
        <source>This is done at the leading computer.</source>
        <translation>Robi się to na komputerze głównym.</translation>
    </message>
</context>
<context>
    <name>DocumentOptions</name>
    <message>
        <source>Options of the document</source>
        <translation>Opcje dokumentu</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>O kopię mniej</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>O kopię więcej</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatycznie</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} pt</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Zawodnik</translation>
    </message>
    <message>
        <source>Group of players</source>
        <translation>Grupa zawodników</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Układ</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Pionowo</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Poziomo</translation>
    </message>
    <message>
        <source>Type size</source>
        <translation>Rozmiar pisma</translation>
    </message>
    <message>
        <source>Lists side by side</source>
        <translation>Listy obok siebie</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>Jedna kolumna</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>Dwie kolumny</translation>
    </message>
    <message>
        <source>Three columns</source>
        <translation>Trzy kolumny</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>Additional columns</source>
        <translation>Dodatkowe kolumny</translation>
    </message>
    <message>
        <source>Group the list by</source>
        <translation>Podziel listę według</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federacja</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategoria</translation>
    </message>
    <message>
        <source>Results are written</source>
        <translation>Zapis wyników</translation>
    </message>
    <message>
        <source>Opponents by</source>
        <translation>Przeciwnicy według</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Numer startowy</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Lines in the order of</source>
        <translation>Kolejność wierszy</translation>
    </message>
    <message>
        <source>Half points</source>
        <translation>Połówki punktów</translation>
    </message>
    <message>
        <source>Language of the paper</source>
        <translation>Język wydruku</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Litery figur</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Jak język</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Ile</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>The first {0}, as a test</source>
        <translation>Pierwszych {0}, na próbę</translation>
    </message>
    <message>
        <source>First at each board</source>
        <translation>Najpierw przy szachownicy</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Gospodarze</translation>
    </message>
    <message>
        <source>White, as on the screen</source>
        <translation>Białe, jak na ekranie</translation>
    </message>
    <message>
        <source>Room for pens</source>
        <translation>Miejsce na pisanie</translation>
    </message>
    <message>
        <source>Leave room for pens between the lines</source>
        <translation>Zostaw między wierszami miejsce na pisanie</translation>
    </message>
    <message>
        <source>Grid lines</source>
        <translation>Linie siatki</translation>
    </message>
    <message>
        <source>Draw lines around all cells</source>
        <translation>Rysuj linie wokół wszystkich pól</translation>
    </message>
    <message>
        <source>The PDF says what headings and tables are (PDF/UA): for screen readers; the file is larger</source>
        <translation>PDF mówi, co jest nagłówkiem, a co tabelą (PDF/UA): dla czytników ekranu; plik jest większy</translation>
    </message>
    <message>
        <source>Accessible PDF</source>
        <translation>Dostępny PDF</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Runda {0}</translation>
    </message>
    <message>
        <source>Last round paired</source>
        <translation>Ostatnia skojarzona runda</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Additional columns: {0}</source>
        <translation>Dodatkowe kolumny: {0}</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Płeć</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID FIDE</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE klasyczne</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE szybkie</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE błyskawiczne</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Ranking krajowy</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Ur.</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
</context>
<context>
    <name>DocumentOutlet</name>
    <message>
        <source>Save as PDF</source>
        <translation>Zapisz jako PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Pliki PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Strony internetowe (*.html)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Pliki CSV (*.csv)</translation>
    </message>
    <message>
        <source>Workbooks (*.xlsx)</source>
        <translation>Skoroszyty (*.xlsx)</translation>
    </message>
    <message>
        <source>Pictures (*.svg)</source>
        <translation>Obrazy (*.svg)</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Zapisz tabelę</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>Tabela jest w schowku.</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Favourites</source>
        <translation>Ulubione</translation>
    </message>
</context>
<context>
    <name>DocumentsPanel</name>
    <message>
        <source>Documents</source>
        <translation>Dokumenty</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Lista kryteriów</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Oficjalna</translation>
    </message>
    <message>
        <source>Under the official ladder</source>
        <translation>Według oficjalnej listy kryteriów</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Próbna</translation>
    </message>
    <message>
        <source>Under the trial ladder; the paper says “trial, not official”</source>
        <translation>Według próbnej listy kryteriów; na papierze jest „próbna, nieoficjalna”</translation>
    </message>
    <message>
        <source>To the queue</source>
        <translation>Do kolejki</translation>
    </message>
    <message>
        <source>Put it into the print queue</source>
        <translation>Dodaj do kolejki wydruku</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Save each as a PDF in a folder…</source>
        <translation>Zapisz każdy jako PDF w folderze…</translation>
    </message>
    <message>
        <source>Save every document in a folder…</source>
        <translation>Zapisz wszystkie dokumenty w folderze…</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <translation>Zapisz jako stronę internetową…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Zapisz jako CSV…</translation>
    </message>
    <message>
        <source>Save as a workbook…</source>
        <translation>Zapisz jako skoroszyt…</translation>
    </message>
    <message>
        <source>Save as a picture (SVG)…</source>
        <translation>Zapisz jako obraz (SVG)…</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Kopiuj tabelę</translation>
    </message>
    <message>
        <source>Paper, language and ½ like this for all documents</source>
        <translation>Taki papier, język i ½ dla wszystkich dokumentów</translation>
    </message>
    <message>
        <source>Usual options again</source>
        <translation>Znów zwykłe opcje</translation>
    </message>
    <message>
        <source>More that can be done with the document</source>
        <translation>Co jeszcze można zrobić z dokumentem</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Zapisz jako PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>Drukuj</translation>
    </message>
    <message>
        <source>Print queue</source>
        <translation>Kolejka wydruku</translation>
    </message>
    <message>
        <source>Paper, language and half points are now the same for all documents.</source>
        <translation>Papier, język i połówki punktów są teraz takie same dla wszystkich dokumentów.</translation>
    </message>
    <message>
        <source>{0} is opened by Alt+{1} now.</source>
        <translation>{0} otwiera teraz Alt+{1}.</translation>
    </message>
    <message numerus="yes">
        <source>{0} is in the print queue, with %n document(s).</source>
        <translation>
            <numerusform>{0} jest w kolejce wydruku, z %n dokumentem.</numerusform>
            <numerusform>{0} jest w kolejce wydruku, z %n dokumentami.</numerusform>
            <numerusform>{0} jest w kolejce wydruku, z %n dokumentami.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} (does not apply)</source>
        <translation>{0} (tu nie pasuje)</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>runda {0}</translation>
    </message>
    <message>
        <source>no. {0}</source>
        <translation>nr {0}</translation>
    </message>
    <message>
        <source>The print queue is empty: choose a document and press {0}, as often as you like.</source>
        <translation>Kolejka wydruku jest pusta: wybierz dokument i naciśnij {0}; tak można dodać dowolną ich liczbę.</translation>
    </message>
    <message>
        <source>No document of this pack applies now.</source>
        <translation>Żaden dokument tego zestawu teraz nie pasuje.</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Przygotowanie stron…</translation>
    </message>
    <message>
        <source>There is nothing to print.</source>
        <translation>Nie ma nic do wydrukowania.</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Strona {0} z {1}</translation>
    </message>
</context>
<context>
    <name>EditManyDialog</name>
    <message>
        <source>Edit several players</source>
        <translation>Edycja kilku zawodników</translation>
    </message>
    <message numerus="yes">
        <source>Edit %n player(s)</source>
        <translation>
            <numerusform>Edycja %n zawodnika</numerusform>
            <numerusform>Edycja %n zawodników</numerusform>
            <numerusform>Edycja %n zawodników</numerusform>
        </translation>
    </message>
    <message>
        <source>Only what is ticked is changed.</source>
        <translation>Zmienia się tylko to, co zaznaczone.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federacja</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Wpisowe</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Zapłacono</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Komentarz</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Płeć</translation>
    </message>
    <message>
        <source>Half-point</source>
        <translation>Pół punktu</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nieznane</translation>
    </message>
    <message>
        <source>male</source>
        <translation>mężczyzna</translation>
    </message>
    <message>
        <source>female</source>
        <translation>kobieta</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>dozwolone</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>niedozwolone</translation>
    </message>
    <message>
        <source>Half-point byes</source>
        <translation>Bye za pół punktu</translation>
    </message>
    <message>
        <source>Everybody has paid the whole fee</source>
        <translation>Wszyscy zapłacili całe wpisowe</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>EditMenu</name>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>&amp;Find on this page</source>
        <translation>&amp;Znajdź na tej stronie</translation>
    </message>
</context>
<context>
    <name>EditPlayerDialog</name>
    <message>
        <source>A changed rating counts in tie-breaks at once; pairing numbers stay until they are given anew.</source>
        <translation>Zmieniony ranking od razu liczy się w punktacji pomocniczej; numery startowe zostają do ponownego nadania.</translation>
    </message>
    <message>
        <source>Save, previous</source>
        <translation>Zapisz, poprzedni</translation>
    </message>
    <message>
        <source>Save, next</source>
        <translation>Zapisz, następny</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Zawodnik {0}</translation>
    </message>
    <message>
        <source>This is the first player shown</source>
        <translation>To pierwszy wyświetlany zawodnik</translation>
    </message>
    <message>
        <source>This is the last player shown</source>
        <translation>To ostatni wyświetlany zawodnik</translation>
    </message>
    <message>
        <source>{0}. Save again keeps it all the same.</source>
        <translation>{0}. Ponowne „Zapisz” mimo to zachowuje.</translation>
    </message>
</context>
<context>
    <name>EligibilityDialog</name>
    <message>
        <source>Type from when until when a member may play; empty is without a limit.</source>
        <translation>Wpisz, od kiedy do kiedy członek może grać; puste znaczy bez ograniczeń.</translation>
    </message>
    <message>
        <source>Eligibility</source>
        <translation>Uprawnienia do gry</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>No. in the club&apos;s list</source>
        <translation>Nr na liście klubu</translation>
    </message>
    <message>
        <source>Played above</source>
        <translation>Grane wyżej</translation>
    </message>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: „{1}” to nie jest liczba.</translation>
    </message>
</context>
<context>
    <name>EngineDialog</name>
    <message>
        <source>Pairing engine</source>
        <translation>Program kojarzący</translation>
    </message>
    <message>
        <source>Whatever engine pairs, its answer is checked against the rules before it is taken, and another engine pairs the round once more in the background.</source>
        <translation>Którykolwiek program kojarzy, jego odpowiedź jest przed przyjęciem sprawdzana według przepisów, a inny program kojarzy rundę jeszcze raz w tle.</translation>
    </message>
    <message>
        <source>tdapp&apos;s own (Dutch system 2026)</source>
        <translation>własny program tdapp (system holenderski 2026)</translation>
    </message>
    <message>
        <source>gacrux, which comes with this program (Dutch system 2026)</source>
        <translation>gacrux, dołączony do tego programu (system holenderski 2026)</translation>
    </message>
    <message>
        <source>Another program: bbpPairings, or the .jar of JaVaFo</source>
        <translation>Inny program: bbpPairings albo .jar JaVaFo</translation>
    </message>
    <message>
        <source>Path of the engine</source>
        <translation>Ścieżka programu</translation>
    </message>
    <message>
        <source>Path of the program or .jar</source>
        <translation>Ścieżka programu lub .jar</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Przeglądaj…</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Wypróbuj</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuty</translation>
    </message>
    <message>
        <source>Less time</source>
        <translation>Mniej czasu</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Więcej czasu</translation>
    </message>
    <message>
        <source>Longest time for one round, in minutes</source>
        <translation>Najdłuższy czas na rundę, w minutach</translation>
    </message>
    <message>
        <source>When the time is over nothing has changed: another engine or pairing by hand is offered.</source>
        <translation>Gdy czas minie, nic się nie zmienia: do wyboru jest inny program lub kojarzenie ręczne.</translation>
    </message>
    <message>
        <source>Use this engine</source>
        <translation>Użyj tego programu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>{0} works: it paired a small round in {1} s.</source>
        <translation>{0} działa: skojarzył małą rundę w {1} s.</translation>
    </message>
    <message>
        <source>Trying it…</source>
        <translation>Próba…</translation>
    </message>
    <message>
        <source>Choose the engine</source>
        <translation>Wybierz program</translation>
    </message>
    <message>
        <source>Try the engine first</source>
        <translation>Najpierw wypróbuj program</translation>
    </message>
</context>
<context>
    <name>EventActions</name>
    <message>
        <source>&amp;Edit the event…</source>
        <translation>&amp;Edytuj turniej…</translation>
    </message>
    <message>
        <source>&amp;Regulations…</source>
        <translation>&amp;Regulamin…</translation>
    </message>
    <message>
        <source>&amp;Schedule…</source>
        <translation>&amp;Harmonogram…</translation>
    </message>
    <message>
        <source>&amp;Print the regulations…</source>
        <translation>Dr&amp;ukuj regulamin…</translation>
    </message>
    <message>
        <source>Pri&amp;zes…</source>
        <translation>N&amp;agrody…</translation>
    </message>
    <message>
        <source>&amp;Logo and header lines…</source>
        <translation>Logo i &amp;nagłówek…</translation>
    </message>
    <message>
        <source>Live &amp;boards…</source>
        <translation>Szachownice na ż&amp;ywo…</translation>
    </message>
    <message>
        <source>&amp;Work together…</source>
        <translation>&amp;Wspólna praca…</translation>
    </message>
    <message>
        <source>G&amp;o public…</source>
        <translation>Dla wid&amp;zów…</translation>
    </message>
    <message>
        <source>Pu&amp;blish…</source>
        <translation>Opu&amp;blikuj…</translation>
    </message>
    <message>
        <source>&amp;Add a section…</source>
        <translation>&amp;Dodaj grupę…</translation>
    </message>
    <message>
        <source>Re&amp;name the section…</source>
        <translation>Z&amp;mień nazwę grupy…</translation>
    </message>
    <message>
        <source>Re&amp;move the section…</source>
        <translation>U&amp;suń grupę…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Najpierw otwórz turniej</translation>
    </message>
</context>
<context>
    <name>EventFactsDialog</name>
    <message>
        <source>Event</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Event and officials</source>
        <translation>Turniej i osoby funkcyjne</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Miejscowość</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Federacja</translation>
    </message>
    <message>
        <source>F&amp;irst day</source>
        <translation>&amp;Pierwszy dzień</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>&amp;Ostatni dzień</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Tempo gry</translation>
    </message>
    <message>
        <source>Add an official</source>
        <translation>Dodaj osobę</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Osoby funkcyjne</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>EventPanel</name>
    <message>
        <source>Edit the event…</source>
        <translation>Edytuj turniej…</translation>
    </message>
    <message>
        <source>Edit the regulations…</source>
        <translation>Edytuj regulamin…</translation>
    </message>
    <message>
        <source>Pairing rules…</source>
        <translation>Zasady kojarzenia…</translation>
    </message>
    <message>
        <source>Go on by another system…</source>
        <translation>Dalej innym systemem…</translation>
    </message>
    <message>
        <source>The rounds that are paired stay; the next ones are paired by a system of your choice</source>
        <translation>Skojarzone rundy zostają; następne kojarzy wybrany system</translation>
    </message>
    <message>
        <source>Edit the schedule…</source>
        <translation>Edytuj harmonogram…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Copy the regulations as text</source>
        <translation>Kopiuj regulamin jako tekst</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Preview the regulations, print them or save them as PDF</source>
        <translation>Podgląd regulaminu, druk lub zapis jako PDF</translation>
    </message>
    <message>
        <source>Show the players</source>
        <translation>Pokaż zawodników</translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation>Otwórz listę kryteriów</translation>
    </message>
    <message>
        <source>Show the standings</source>
        <translation>Pokaż klasyfikację</translation>
    </message>
    <message>
        <source>Remarks in the file</source>
        <translation>Uwagi w pliku</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Regulamin</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Harmonogram</translation>
    </message>
    <message>
        <source>How ties are broken</source>
        <translation>Co decyduje przy równych punktach</translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation>Turniej bez nazwy</translation>
    </message>
    <message>
        <source>Round 1 is paired: system, points and the value of the bye are locked.</source>
        <translation>Runda 1 jest skojarzona: system, punkty i wartość bye są zablokowane.</translation>
    </message>
    <message>
        <source>There are no players yet</source>
        <translation>Nie ma jeszcze zawodników</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejscowość</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Daty</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Tempo gry</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Zawodnicy</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>{0} of {1} complete</source>
        <translation>kompletne: {0} z {1}</translation>
    </message>
    <message>
        <source>Paired</source>
        <translation>Skojarzone</translation>
    </message>
    <message>
        <source>up to round {0}</source>
        <translation>do rundy {0}</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>jeszcze nic</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>final</source>
        <translation>końcowa</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>wstępna</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Tryb</translation>
    </message>
    <message>
        <source>FIDE mode</source>
        <translation>tryb FIDE</translation>
    </message>
    <message>
        <source>outside FIDE mode</source>
        <translation>poza trybem FIDE</translation>
    </message>
    <message>
        <source>Mon</source>
        <translation>pn</translation>
    </message>
    <message>
        <source>Tue</source>
        <translation>wt</translation>
    </message>
    <message>
        <source>Wed</source>
        <translation>śr</translation>
    </message>
    <message>
        <source>Thu</source>
        <translation>cz</translation>
    </message>
    <message>
        <source>Fri</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>Sat</source>
        <translation>so</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>nd</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Runda {0}</translation>
    </message>
    <message>
        <source>default time {0} min</source>
        <translation>spóźnienie {0} min</translation>
    </message>
    <message>
        <source>No dates of rounds yet.</source>
        <translation>Nie ma jeszcze dat rund.</translation>
    </message>
    <message>
        <source>The rounds so far were paired by the {0}. They stay as they are.</source>
        <translation>Dotychczasowe rundy kojarzył {0}. Zostają bez zmian.</translation>
    </message>
    <message>
        <source>Go on by another system</source>
        <translation>Dalej innym systemem</translation>
    </message>
    <message>
        <source>Change the pairing system?</source>
        <translation>Zmienić system kojarzeń?</translation>
    </message>
    <message>
        <source>Regulations – {0}</source>
        <translation>Regulamin – {0}</translation>
    </message>
    <message>
        <source>The regulations were copied.</source>
        <translation>Regulamin skopiowano.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Runda {0}: {1}</translation>
    </message>
    <message>
        <source>Default time: {0} minutes.</source>
        <translation>Dopuszczalne spóźnienie: {0} minut.</translation>
    </message>
    <message>
        <source>Place: {0}.</source>
        <translation>Miejscowość: {0}.</translation>
    </message>
    <message>
        <source>Dates: {0}.</source>
        <translation>Daty: {0}.</translation>
    </message>
    <message>
        <source>Chief arbiter: {0}.</source>
        <translation>Sędzia główny: {0}.</translation>
    </message>
    <message>
        <source>Deputies: {0}.</source>
        <translation>Zastępcy: {0}.</translation>
    </message>
    <message>
        <source>Time control in the report: {0}.</source>
        <translation>Tempo gry w sprawozdaniu: {0}.</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Res.</source>
        <translation>Rez.</translation>
    </message>
    <message>
        <source>Result as used</source>
        <translation>Użyty wynik</translation>
    </message>
    <message>
        <source>Opp.</source>
        <translation>Prz.</translation>
    </message>
    <message>
        <source>The opponent&apos;s score or rating as used</source>
        <translation>Użyte punkty lub ranking przeciwnika</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Liczy się</translation>
    </message>
    <message>
        <source>What the round contributes</source>
        <translation>Ile wnosi runda</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Liczy się</translation>
    </message>
    <message>
        <source>Counted, cut or not counted, and why</source>
        <translation>Liczone, odcięte lub nieliczone, i dlaczego</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>Colour and opponent</source>
        <translation>Kolor i przeciwnik</translation>
    </message>
    <message>
        <source>Rd</source>
        <translation>Rd</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>liczone</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>odcięte</translation>
    </message>
    <message>
        <source>out</source>
        <translation>poza</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Runda {0}: {1}</translation>
    </message>
    <message>
        <source>Rounds {0}: {1}</source>
        <translation>Rundy {0}: {1}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Numer startowy (TPN)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Value of this criterion</source>
        <translation>Wartość tego kryterium</translation>
    </message>
    <message>
        <source>Sum if every game not played were lost</source>
        <translation>Suma, gdyby każda nierozegrana partia była przegrana</translation>
    </message>
    <message>
        <source>Sum if every game not played were won</source>
        <translation>Suma, gdyby każda nierozegrana partia była wygrana</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Najmniej</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Najw.</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Points among the tied players</source>
        <translation>Punkty między równymi zawodnikami</translation>
    </message>
    <message>
        <source>have not met</source>
        <translation>nie grali ze sobą</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Opponent&apos;s rating</source>
        <translation>Ranking przeciwnika</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Points after the round</source>
        <translation>Punkty po rundzie</translation>
    </message>
</context>
<context>
    <name>ExplanationPanel</name>
    <message>
        <source>Explanation</source>
        <translation>Objaśnienie</translation>
    </message>
    <message>
        <source>Copy the calculation as text</source>
        <translation>Kopiuj obliczenie jako tekst</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>O tym kryterium</translation>
    </message>
    <message>
        <source>Print this calculation</source>
        <translation>Drukuj to obliczenie</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>Zamknij objaśnienie</translation>
    </message>
    <message>
        <source>trial ladder, not official</source>
        <translation>próbna lista kryteriów, nieoficjalna</translation>
    </message>
    <message>
        <source>Points and tie-breaks of this line</source>
        <translation>Punkty i punktacja pomocnicza tego wiersza</translation>
    </message>
    <message>
        <source>Worked calculation</source>
        <translation>Rozpisane obliczenie</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Obliczenie</translation>
    </message>
    <message>
        <source>Among the tied (· have not met)</source>
        <translation>Między równymi (· nie grali ze sobą)</translation>
    </message>
    <message>
        <source>Who is tied</source>
        <translation>Kto jest równy</translation>
    </message>
    <message>
        <source>No. {0}</source>
        <translation>Nr {0}</translation>
    </message>
    <message>
        <source>rating {0}</source>
        <translation>ranking {0}</translation>
    </message>
    <message>
        <source>not ranked</source>
        <translation>niesklasyfikowany</translation>
    </message>
    <message>
        <source>place {0}</source>
        <translation>miejsce {0}</translation>
    </message>
    <message>
        <source>{0} after round {1}</source>
        <translation>{0} po rundzie {1}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Points, round by round</source>
        <translation>Punkty, runda po rundzie</translation>
    </message>
    <message>
        <source>Points after round {0}: {1}</source>
        <translation>Punkty po rundzie {0}: {1}</translation>
    </message>
    <message>
        <source>Unplayed games: {0}</source>
        <translation>Partie nierozegrane: {0}</translation>
    </message>
    <message numerus="yes">
        <source>Still tied when this rung is reached (%n)</source>
        <translation>
            <numerusform>Równi przed tym kryterium (%n)</numerusform>
            <numerusform>Równi przed tym kryterium (%n)</numerusform>
            <numerusform>Równi przed tym kryterium (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody was tied with this line when this rung is reached</source>
        <translation>Przed tym kryterium nikt nie był równy z tym wierszem</translation>
    </message>
    <message>
        <source>Crosstable of the tied</source>
        <translation>Tabela krzyżowa równych</translation>
    </message>
    <message>
        <source>The calculation was copied.</source>
        <translation>Obliczenie skopiowano.</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open an event</source>
        <translation>Otwórz turniej</translation>
    </message>
    <message>
        <source>Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)</source>
        <translation>Turnieje i sprawozdania (*.tdb *.trf *.trfx *.txt);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation>Importuj sprawozdanie z turnieju</translation>
    </message>
    <message>
        <source>Reports, tables, games, JSON ({endings});;All files (*)</source>
        <translation>Sprawozdania, tabele, partie, JSON ({endings});;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>The table that was copied is being read…</source>
        <translation>Czytanie skopiowanej tabeli…</translation>
    </message>
    <message>
        <source>What was copied cannot be imported</source>
        <translation>Skopiowanego nie można zaimportować</translation>
    </message>
    <message>
        <source>The event cannot be opened</source>
        <translation>Nie można otworzyć turnieju</translation>
    </message>
    <message>
        <source>The event is being fetched…</source>
        <translation>Pobieranie turnieju…</translation>
    </message>
    <message>
        <source>The demo event is being opened…</source>
        <translation>Otwieranie turnieju pokazowego…</translation>
    </message>
    <message>
        <source>The practice event is being made…</source>
        <translation>Tworzenie turnieju do ćwiczeń…</translation>
    </message>
    <message>
        <source>The copy was not written</source>
        <translation>Kopii nie zapisano</translation>
    </message>
    <message>
        <source>A copy was written: {0}</source>
        <translation>Zapisano kopię: {0}</translation>
    </message>
    <message>
        <source>Hand over to another computer</source>
        <translation>Przekaż na inny komputer</translation>
    </message>
    <message>
        <source>What the other computer is called (the log keeps it):</source>
        <translation>Jak nazywa się drugi komputer (dziennik to zapisze):</translation>
    </message>
    <message>
        <source>The event was not handed over</source>
        <translation>Turnieju nie przekazano</translation>
    </message>
    <message>
        <source>Handed over to {0}: go on there with {1}, and not here.</source>
        <translation>Przekazano ({0}): kontynuuj tam z {1}, a nie tutaj.</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>Otwieranie {0}…</translation>
    </message>
    <message>
        <source>{0} is open in another window</source>
        <translation>{0} jest otwarty w innym oknie</translation>
    </message>
    <message>
        <source>You can look at it here: this window shows what the other one writes, and changes nothing.</source>
        <translation>Można go tu oglądać: to okno pokazuje to, co zapisuje drugie, i niczego nie zmienia.</translation>
    </message>
    <message>
        <source>Open it to look at</source>
        <translation>Otwórz do oglądania</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>Czytanie {0}…</translation>
    </message>
    <message>
        <source>These files cannot be imported as one event</source>
        <translation>Tych plików nie można zaimportować jako jednego turnieju</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n plik</numerusform>
            <numerusform>%n pliki</numerusform>
            <numerusform>%n plików</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are being read…</source>
        <translation>
            <numerusform>Czytanie %n pliku…</numerusform>
            <numerusform>Czytanie %n plików…</numerusform>
            <numerusform>Czytanie %n plików…</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} cannot be imported</source>
        <translation>Nie można zaimportować {0}</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… i jeszcze %n</numerusform>
            <numerusform>… i jeszcze %n</numerusform>
            <numerusform>… i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was created. It can be imported all the same: a game that only one player states is completed or becomes a bye worth the same, results count and not the points column. Every contradiction is listed in the review and noted in the tournament report.</source>
        <translation>Niczego nie utworzono. Mimo to można zaimportować: partia podana tylko przez jednego zawodnika zostaje uzupełniona albo staje się bye tej samej wartości, liczą się wyniki, a nie kolumna punktów. Każda sprzeczność jest wymieniona w przeglądzie i odnotowana w sprawozdaniu z turnieju.</translation>
    </message>
    <message>
        <source>{0} contradicts itself</source>
        <translation>{0} zawiera sprzeczności</translation>
    </message>
    <message>
        <source>Import it all the same…</source>
        <translation>Importuj mimo to…</translation>
    </message>
    <message>
        <source>{0} is being written…</source>
        <translation>Zapisywanie {0}…</translation>
    </message>
    <message>
        <source>Nothing was created or changed.</source>
        <translation>Niczego nie utworzono ani nie zmieniono.</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>Wiersz {0}, kolumna {1}: {2}</translation>
    </message>
    <message>
        <source>Name of the event file</source>
        <translation>Nazwa pliku turnieju</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Pliki turniejów (*.tdb)</translation>
    </message>
    <message>
        <source>That name is taken</source>
        <translation>Ta nazwa jest zajęta</translation>
    </message>
    <message>
        <source>{0} exists already. Nothing was changed; choose another name.</source>
        <translation>{0} już istnieje. Nic się nie zmieniło; wybierz inną nazwę.</translation>
    </message>
</context>
<context>
    <name>FileCheck</name>
    <message>
        <source>Check the event file</source>
        <translation>Sprawdź plik turnieju</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Pliki turniejów (*.tdb)</translation>
    </message>
    <message>
        <source>{0} is being checked…</source>
        <translation>Sprawdzanie {0}…</translation>
    </message>
    <message>
        <source>THIS FILE IS NOT AS IT WAS LEFT: something else has changed it. Check the event file now.</source>
        <translation>TEN PLIK NIE JEST TAKI, JAKIM GO ZOSTAWIONO: zmieniło go coś innego. Sprawdź teraz plik turnieju.</translation>
    </message>
    <message>
        <source>{0} is not as it was left</source>
        <translation>{0} nie jest taki, jak go zostawiono</translation>
    </message>
    <message>
        <source>Something else than this program has changed it: a disk, another program, a sync folder.</source>
        <translation>Zmieniło go coś innego niż ten program: dysk, inny program, folder synchronizowany.</translation>
    </message>
    <message>
        <source>The check names every row that differs from the log, and the newest good copy.</source>
        <translation>Sprawdzenie wymienia każdy wiersz różny od dziennika i najnowszą dobrą kopię.</translation>
    </message>
    <message>
        <source>{0}: everything is as it was entered.</source>
        <translation>{0}: wszystko jest tak, jak wpisano.</translation>
    </message>
</context>
<context>
    <name>FileMenu</name>
    <message>
        <source>&amp;New event…</source>
        <translation>&amp;Nowy turniej…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ostatnio otwa&amp;rte</translation>
    </message>
    <message>
        <source>&amp;Import a tournament report…</source>
        <translation>I&amp;mportuj sprawozdanie z turnieju…</translation>
    </message>
    <message>
        <source>Im&amp;port a copied crosstable</source>
        <translation>Importuj skopiowaną ta&amp;belę krzyżową</translation>
    </message>
    <message>
        <source>Open the &amp;demo event</source>
        <translation>Otwórz turniej pok&amp;azowy</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>&amp;Zapisz kopię…</translation>
    </message>
    <message>
        <source>&amp;Hand over to another computer…</source>
        <translation>&amp;Przekaż na inny komputer…</translation>
    </message>
    <message>
        <source>Chec&amp;k the event file…</source>
        <translation>&amp;Sprawdź plik turnieju…</translation>
    </message>
    <message>
        <source>&amp;Export a tournament report…</source>
        <translation>&amp;Eksportuj sprawozdanie z turnieju…</translation>
    </message>
    <message>
        <source>Report for the &amp;rating officer…</source>
        <translation>Sprawozdanie dla klasy&amp;fikatora…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>C&amp;lose the event</source>
        <translation>Zamknij &amp;turniej</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>No file opened yet</source>
        <translation>Nie otwierano jeszcze plików</translation>
    </message>
</context>
<context>
    <name>FinesDialog</name>
    <message>
        <source>Fine of {0}</source>
        <translation>Kara finansowa: {0}</translation>
    </message>
    <message>
        <source>It stands on the match sheet and below the table, with its reason.</source>
        <translation>Jest w protokole meczu i pod tabelą, z powodem.</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decyzja</translation>
    </message>
    <message>
        <source>A new fine</source>
        <translation>Nowa kara finansowa</translation>
    </message>
    <message>
        <source>Take back: round {0}, {1} ({2})</source>
        <translation>Cofnij: runda {0}, {1} ({2})</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Kwota</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Rozstrzygnij</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>FixturesDialog</name>
    <message>
        <source>Type day, hour and place; without a day that of the round counts. A postponed match holds up nobody.</source>
        <translation>Wpisz dzień, godzinę i miejsce; bez dnia liczy się dzień rundy. Przełożony mecz nikogo nie wstrzymuje.</translation>
    </message>
    <message>
        <source>Fixtures</source>
        <translation>Terminarz</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Gospodarze</translation>
    </message>
    <message>
        <source>Away team</source>
        <translation>Goście</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Godzina</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Miejsce gry</translation>
    </message>
    <message>
        <source>Postponed</source>
        <translation>Przełożony</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Potwierdzony</translation>
    </message>
    <message>
        <source>Save as a calendar…</source>
        <translation>Zapisz jako kalendarz…</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Wiersz {0}</translation>
    </message>
    <message>
        <source>Save as a calendar</source>
        <translation>Zapisz jako kalendarz</translation>
    </message>
    <message>
        <source>Calendars (*.ics)</source>
        <translation>Kalendarze (*.ics)</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Zapisano: {0}</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: „{1}” to nie jest liczba.</translation>
    </message>
</context>
<context>
    <name>FoundElsewhere</name>
    <message>
        <source>Go there</source>
        <translation>Przejdź tam</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grupa {0}</translation>
    </message>
    <message>
        <source>Not in this section, but in {0}: {1}</source>
        <translation>Nie w tej grupie, lecz w {0}: {1}</translation>
    </message>
</context>
<context>
    <name>FromTableDialog</name>
    <message>
        <source>New section from a table</source>
        <translation>Nowa grupa z tabeli</translation>
    </message>
    <message>
        <source>Places are seeds: all first places come first, then all second ones. The old sections stay.</source>
        <translation>Miejsca to rozstawienie: najpierw wszystkie pierwsze miejsca, potem wszystkie drugie. Stare grupy zostają.</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Dogrywka</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grupa {0}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Z grupy</translation>
    </message>
    <message>
        <source>for example 1-8; empty: everybody</source>
        <translation>na przykład 1-8; puste: wszyscy</translation>
    </message>
    <message>
        <source>&amp;Places of each</source>
        <translation>&amp;Miejsca z każdej</translation>
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
        <translation>W &amp;grupach po</translation>
    </message>
    <message>
        <source>Players of a group</source>
        <translation>Zawodnicy w grupie</translation>
    </message>
    <message>
        <source>Fewer players</source>
        <translation>Mniej zawodników</translation>
    </message>
    <message>
        <source>More players</source>
        <translation>Więcej zawodników</translation>
    </message>
    <message>
        <source>Add the section</source>
        <translation>Dodaj grupę</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Give the new section a name.</source>
        <translation>Nadaj nowej grupie nazwę.</translation>
    </message>
    <message>
        <source>Choose a section to take the players from.</source>
        <translation>Wybierz grupę, z której wziąć zawodników.</translation>
    </message>
    <message>
        <source>Write places as 1-8.</source>
        <translation>Miejsca zapisz tak: 1-8.</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>Moves</source>
        <translation>Posunięcia</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Następne posunięcie</translation>
    </message>
    <message>
        <source>Next move, then Enter</source>
        <translation>Posunięcie, potem Enter</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Litery figur</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Figurynki</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Obróć szachownicę</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>One half-move back</source>
        <translation>Półruch wstecz</translation>
    </message>
    <message>
        <source>One half-move on</source>
        <translation>Półruch dalej</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Do ostatniego posunięcia</translation>
    </message>
    <message>
        <source>Copy the position (FEN)</source>
        <translation>Kopiuj pozycję (FEN)</translation>
    </message>
    <message>
        <source>Take back from here</source>
        <translation>Usuń stąd do końca</translation>
    </message>
    <message>
        <source>Remove the move shown and all after it</source>
        <translation>Usuń pokazane posunięcie i wszystkie po nim</translation>
    </message>
    <message>
        <source>Keep the moves</source>
        <translation>Zachowaj posunięcia</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Not understood, kept as it came: {0}</source>
        <translation>Nie odczytano, zachowano tak, jak przyszło: {0}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>początek</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ruch białych</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ruch czarnych</translation>
    </message>
    <message>
        <source>Choose a move first</source>
        <translation>Najpierw wybierz posunięcie</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>Round and board</source>
        <translation>Runda i szachownica</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Posunięcia</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Uwagi</translation>
    </message>
    <message>
        <source>no board</source>
        <translation>bez szachownicy</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Szachownica</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Recorded moves</source>
        <translation>Zapisane posunięcia</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Zapis</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Źródło</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Zegar</translation>
    </message>
    <message>
        <source>Entered or corrected by hand</source>
        <translation>Wpisane lub poprawione ręcznie</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>Obejrzeć</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artykuł</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Przejął</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Posunięcie</translation>
    </message>
    <message>
        <source>White’s sheet</source>
        <translation>Zapis białych</translation>
    </message>
    <message>
        <source>Black’s sheet</source>
        <translation>Zapis czarnych</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Przyjęto</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Dlaczego</translation>
    </message>
    <message>
        <source>only on White’s sheet</source>
        <translation>tylko w zapisie białych</translation>
    </message>
    <message>
        <source>only on Black’s sheet</source>
        <translation>tylko w zapisie czarnych</translation>
    </message>
    <message>
        <source>Black’s sheet cannot be played here</source>
        <translation>Zapisu czarnych nie da się tu zagrać</translation>
    </message>
    <message>
        <source>White’s sheet cannot be played here</source>
        <translation>Zapisu białych nie da się tu zagrać</translation>
    </message>
    <message>
        <source>both can be played; with White’s the game goes on</source>
        <translation>oba możliwe; z zapisem białych partia idzie dalej</translation>
    </message>
    <message>
        <source>both can be played; with Black’s the game goes on</source>
        <translation>oba możliwe; z zapisem czarnych partia idzie dalej</translation>
    </message>
    <message>
        <source>neither can be played</source>
        <translation>żadnego nie da się zagrać</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>Poprzednia runda</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Następna runda</translation>
    </message>
    <message>
        <source>Find by name or board</source>
        <translation>Znajdź według nazwiska lub szachownicy</translation>
    </message>
    <message>
        <source>P&amp;aste games (PGN)…</source>
        <translation>&amp;Wklej partie (PGN)…</translation>
    </message>
    <message>
        <source>&amp;Games of the round as PGN…</source>
        <translation>Partie &amp;rundy jako PGN…</translation>
    </message>
    <message>
        <source>&amp;Pairings for e-board software…</source>
        <translation>&amp;Kojarzenia dla programów szachownic elektronicznych…</translation>
    </message>
    <message>
        <source>&amp;Broadcast: delay and notice…</source>
        <translation>&amp;Transmisja: opóźnienie i komunikat…</translation>
    </message>
    <message>
        <source>&amp;Compare sources…</source>
        <translation>&amp;Porównaj źródła…</translation>
    </message>
    <message>
        <source>Show what sta&amp;nds on the e-boards</source>
        <translation>Pokaż, co stoi &amp;na szachownicach elektronicznych</translation>
    </message>
    <message>
        <source>Gi&amp;ve the game to a board…</source>
        <translation>Przypisz partię do &amp;szachownicy…</translation>
    </message>
    <message>
        <source>&amp;Take the game from its board</source>
        <translation>&amp;Odłącz partię od szachownicy</translation>
    </message>
    <message>
        <source>&amp;Remove the record…</source>
        <translation>&amp;Usuń zapis…</translation>
    </message>
    <message>
        <source>Keep what came</source>
        <translation>Zachowaj otrzymane</translation>
    </message>
    <message>
        <source>Write the games of the source into the event</source>
        <translation>Zapisz partie ze źródła w turnieju</translation>
    </message>
    <message>
        <source>Import games…</source>
        <translation>Importuj partie…</translation>
    </message>
    <message>
        <source>Two scoresheets…</source>
        <translation>Dwa zapisy…</translation>
    </message>
    <message>
        <source>Put the game together from both sheets</source>
        <translation>Złóż partię z obu zapisów</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>More that can be done with games</source>
        <translation>Co jeszcze można zrobić z partiami</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Szachownice</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>Do obejrzenia</translation>
    </message>
    <message>
        <source>I look after this</source>
        <translation>Zajmę się tym</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Wpisz wynik</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>No round is paired yet</source>
        <translation>Żadna runda nie jest jeszcze skojarzona</translation>
    </message>
    <message>
        <source>Games are kept at the boards of a round: import a PGN, or enter moves from the scoresheets.</source>
        <translation>Partie są przy szachownicach rundy: zaimportuj PGN albo wpisz posunięcia z zapisów partii.</translation>
    </message>
    <message>
        <source>{0} of {1} games recorded, {2} to look at</source>
        <translation>Zapisane partie: {0} z {1}, do obejrzenia: {2}</translation>
    </message>
    <message>
        <source>watching {0}</source>
        <translation>obserwowane: {0}</translation>
    </message>
    <message>
        <source>delayed file in {0}</source>
        <translation>opóźniony plik w {0}</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>bez wyniku</translation>
    </message>
    <message>
        <source>Round {0}, board {1}</source>
        <translation>Runda {0}, szachownica {1}</translation>
    </message>
    <message>
        <source>This game belongs to no board of the round</source>
        <translation>Ta partia nie należy do żadnej szachownicy rundy</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importuj partie</translation>
    </message>
    <message>
        <source>Games (*.pgn);;All files (*)</source>
        <translation>Partie (*.pgn);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>There is no text on the clipboard: copy the games as PGN.</source>
        <translation>W schowku nie ma tekstu: skopiuj partie jako PGN.</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>schowek</translation>
    </message>
    <message>
        <source>Publish moves at once?</source>
        <translation>Publikować posunięcia od razu?</translation>
    </message>
    <message>
        <source>Replace recorded games?</source>
        <translation>Zastąpić zapisane partie?</translation>
    </message>
    <message>
        <source>Games of the round</source>
        <translation>Partie rundy</translation>
    </message>
    <message>
        <source>Pairings for e-board software</source>
        <translation>Kojarzenia dla programów szachownic elektronicznych</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Partie (*.pgn)</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Zapisano: {0}</translation>
    </message>
    <message>
        <source>No game is recorded at this board</source>
        <translation>Przy tej szachownicy nie zapisano partii</translation>
    </message>
    <message>
        <source>This game has its board</source>
        <translation>Ta partia ma swoją szachownicę</translation>
    </message>
    <message>
        <source>This game has no board</source>
        <translation>Ta partia nie ma szachownicy</translation>
    </message>
    <message>
        <source>No source has said anything here</source>
        <translation>Żadne źródło nic tu nie podało</translation>
    </message>
    <message>
        <source>Every e-board was seen in the start position</source>
        <translation>Każda szachownica elektroniczna pokazała pozycję początkową</translation>
    </message>
    <message>
        <source>Give the game to a board</source>
        <translation>Przypisz partię do szachownicy</translation>
    </message>
    <message>
        <source>Number of the board:</source>
        <translation>Numer szachownicy:</translation>
    </message>
    <message>
        <source>This round has no board {0}.</source>
        <translation>Ta runda nie ma szachownicy {0}.</translation>
    </message>
    <message>
        <source>Replace the game of board {0}?</source>
        <translation>Zastąpić partię na szachownicy {0}?</translation>
    </message>
    <message>
        <source>This is board…</source>
        <translation>To szachownica…</translation>
    </message>
    <message>
        <source>Enter {0}</source>
        <translation>Wpisz {0}</translation>
    </message>
    <message>
        <source>Choose an alert first</source>
        <translation>Najpierw wybierz wezwanie</translation>
    </message>
    <message>
        <source>Who looks after this?</source>
        <translation>Kto się tym zajmie?</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nazwisko lub nazwa:</translation>
    </message>
</context>
<context>
    <name>GoPublicDialog</name>
    <message>
        <source>Go public</source>
        <translation>Dla widzów</translation>
    </message>
    <message>
        <source>Moves leave this computer after the delay of the section, on every way.</source>
        <translation>Posunięcia opuszczają ten komputer po opóźnieniu ustawionym w grupie, każdą drogą.</translation>
    </message>
    <message>
        <source>Live boards…</source>
        <translation>Szachownice na żywo…</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Opublikuj…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Wybierz folder…</translation>
    </message>
    <message>
        <source>In the hall</source>
        <translation>Na sali</translation>
    </message>
    <message>
        <source>pages for telephones and the wall, from this computer</source>
        <translation>strony dla telefonów i na ścianę, z tego komputera</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Strona WWW</translation>
    </message>
    <message>
        <source>pairings, standings and games for your web host</source>
        <translation>kojarzenia, klasyfikacja i partie na serwer WWW</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>one PGN a round, for chess.com, FTP and other broadcasters</source>
        <translation>po jednym PGN na rundę, dla chess.com, FTP i innych transmisji</translation>
    </message>
    <message>
        <source>Lichess</source>
        <translation>Lichess</translation>
    </message>
    <message>
        <source>Lichess asks here</source>
        <translation>Lichess odpytuje tutaj</translation>
    </message>
    <message>
        <source>&amp;Round of the broadcast</source>
        <translation>&amp;Runda transmisji</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Keep the token</source>
        <translation>Zachowaj token</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Token</translation>
    </message>
    <message>
        <source>Either Lichess asks at the address, or this program pushes with your token (study:write). The token lies in the keyring of this computer, never in the event.</source>
        <translation>Albo Lichess odpytuje adres, albo ten program wysyła z podanym tokenem (study:write). Token leży w pęku kluczy tego komputera, nigdy w turnieju.</translation>
    </message>
    <message>
        <source>What Lichess would show, and what was pushed</source>
        <translation>Co pokazałby Lichess i co wysłano</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Próba na sucho</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Wyślij</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Delayed file for broadcasters</source>
        <translation>Opóźniony plik dla transmisji</translation>
    </message>
    <message>
        <source>Each round is kept in {0}.</source>
        <translation>Każda runda jest zachowana w {0}.</translation>
    </message>
    <message>
        <source>Only where the live boards have a public name: a tunnel, or a proxy on your server.</source>
        <translation>Tylko gdy szachownice na żywo mają nazwę publiczną: tunel lub proxy na serwerze.</translation>
    </message>
</context>
<context>
    <name>GroupFilter</name>
    <message>
        <source>Players of a category</source>
        <translation>Zawodnicy jednej kategorii</translation>
    </message>
    <message>
        <source>Show the players of one category only</source>
        <translation>Pokaż zawodników tylko jednej kategorii</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Wszyscy</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>First steps</source>
        <translation>Pierwsze kroki</translation>
    </message>
    <message>
        <source>Take me there</source>
        <translation>Przejdź tam</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>No more cards</source>
        <translation>Bez dalszych kart</translation>
    </message>
    <message>
        <source>{0} of {1}: {2}</source>
        <translation>{0} z {1}: {2}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Koniec</translation>
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
        <translation>nic nie wpisano</translation>
    </message>
    <message>
        <source>“{0}” is not a place; places are whole numbers from 1.</source>
        <translation>„{0}” to nie jest miejsce; miejsca to liczby całkowite od 1.</translation>
    </message>
    <message>
        <source>“{0}” is not a value; write a number such as 2.5.</source>
        <translation>„{0}” to nie jest wartość; napisz liczbę, na przykład 2.5.</translation>
    </message>
    <message>
        <source>Place by hand</source>
        <translation>Miejsce ręczne</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Place before this rung is reached; shared places are ties</source>
        <translation>Miejsce przed tym kryterium; dzielone miejsca to równi</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Type a number; Enter goes to the next line, Del empties the field.</source>
        <translation>Wpisz liczbę; Enter przechodzi do następnego wiersza, Del czyści pole.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Manual</source>
        <translation>Podręcznik</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Szukaj w podręczniku</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Strony podręcznika</translation>
    </message>
    <message>
        <source>Using the program</source>
        <translation>Obsługa programu</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Punktacja pomocnicza</translation>
    </message>
    <message>
        <source>Policies for unplayed games</source>
        <translation>Zasady dla partii nierozegranych</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Strona podręcznika</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <translation>Wróć do poprzedniej strony</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) found</source>
        <translation>
            <numerusform>Znaleziono %n stronę</numerusform>
            <numerusform>Znaleziono %n strony</numerusform>
            <numerusform>Znaleziono %n stron</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportGamesDialog</name>
    <message>
        <source>Import games</source>
        <translation>Importuj partie</translation>
    </message>
    <message>
        <source>Games of {0}</source>
        <translation>Partie z {0}</translation>
    </message>
    <message>
        <source>Each game goes to the board of its players. What is wrong is kept as a doubt.</source>
        <translation>Każda partia trafia na szachownicę swoich zawodników. Błędy są zachowane jako wątpliwość.</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Litery figur</translation>
    </message>
    <message>
        <source>as each game proves</source>
        <translation>jak pokazuje każda partia</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>Która runda</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>jak podaje plik</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Runda {0}</translation>
    </message>
    <message>
        <source>Letters:</source>
        <translation>Litery:</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>Runda:</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Partie z pliku</translation>
    </message>
    <message>
        <source>Keep these games</source>
        <translation>Zachowaj te partie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>W tym pliku nie ma partii.</translation>
    </message>
    <message>
        <source>Games: {0}, to be kept: {1}, to look at: {2}</source>
        <translation>Partie: {0}, do zachowania: {1}, do obejrzenia: {2}</translation>
    </message>
    <message>
        <source>There is nothing new in this file</source>
        <translation>W tym pliku nie ma nic nowego</translation>
    </message>
    <message>
        <source>Replace recorded games?</source>
        <translation>Zastąpić zapisane partie?</translation>
    </message>
</context>
<context>
    <name>ImportReviewDialog</name>
    <message>
        <source>Import: {0}</source>
        <translation>Import: {0}</translation>
    </message>
    <message>
        <source>Review before importing</source>
        <translation>Przegląd przed importem</translation>
    </message>
    <message>
        <source>Nothing has been created yet. {0} itself stays as it is.</source>
        <translation>Niczego jeszcze nie utworzono. Sam plik {0} zostaje bez zmian.</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>Do sprawdzenia</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Przyjęto</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Naprawiono</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Pominięto</translation>
    </message>
    <message>
        <source>The file says everything itself: nothing was assumed or repaired.</source>
        <translation>Plik podaje wszystko sam: niczego nie przyjęto ani nie naprawiono.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>I have read what to check: import the rounds all the same, and note it</source>
        <translation>Przeczytano, co sprawdzić: mimo to zaimportuj rundy i odnotuj to</translation>
    </message>
    <message>
        <source>Each of these becomes a ### line of the tournament report.</source>
        <translation>Każda z tych pozycji stanie się wierszem ### sprawozdania z turnieju.</translation>
    </message>
    <message>
        <source>New event file</source>
        <translation>Nowy plik turnieju</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Zmień…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Create the event</source>
        <translation>Utworzenie turnieju</translation>
    </message>
    <message>
        <source>Tick the box above first: the file breaks rules of pairing.</source>
        <translation>Najpierw zaznacz pole powyżej: plik łamie zasady kojarzenia.</translation>
    </message>
</context>
<context>
    <name>JobList</name>
    <message>
        <source>Documents in it</source>
        <translation>Dokumenty w nim</translation>
    </message>
    <message>
        <source>Documents in the pack</source>
        <translation>Dokumenty w zestawie</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Add a document</source>
        <translation>Dodaj dokument</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Wcześniej</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Później</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>O kopię mniej</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>O kopię więcej</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Wyjmij</translation>
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
        <translation>Dołącz do turnieju</translation>
    </message>
    <message>
        <source>Another computer leads it and has invited this one: Event &gt; Work together…, on its screen.</source>
        <translation>Prowadzi go inny komputer, który zaprosił ten (na jego ekranie: Turniej &gt; Wspólna praca…).</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adres</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Kod</translation>
    </message>
    <message>
        <source>Figures to compare</source>
        <translation>Cyfry do porównania</translation>
    </message>
    <message>
        <source>Are these the figures on the screen of the leading computer? If not, somebody else answers at this address: do not join.</source>
        <translation>Czy to te cyfry, które są na ekranie komputera głównego? Jeśli nie, pod tym adresem odpowiada ktoś inny: nie dołączaj.</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>They are the &amp;same: join</source>
        <translation>&amp;Zgodne: dołącz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Fill in the address and the code first.</source>
        <translation>Najpierw wpisz adres i kod.</translation>
    </message>
    <message>
        <source>The leading computer is being asked…</source>
        <translation>Łączenie z komputerem głównym…</translation>
    </message>
</context>
<context>
    <name>KeizerDialog</name>
    <message>
        <source>Shares are of the value of a place. What is announced holds for the whole season.</source>
        <translation>Części odnoszą się do wartości miejsca. To, co ogłoszono, obowiązuje cały sezon.</translation>
    </message>
    <message>
        <source>Rounds are paired: only shares can still change, with a reason.</source>
        <translation>Rundy są skojarzone: zmienić można już tylko części, z podaniem powodu.</translation>
    </message>
    <message>
        <source>Keizer system</source>
        <translation>System Keizera</translation>
    </message>
    <message>
        <source>Ready parameters</source>
        <translation>Gotowe zestawy parametrów</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Własne</translation>
    </message>
    <message>
        <source>&amp;As in</source>
        <translation>J&amp;ak w</translation>
    </message>
    <message>
        <source>All of it…</source>
        <translation>Wszystko…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>&amp;First place is worth</source>
        <translation>&amp;Pierwsze miejsce jest warte</translation>
    </message>
    <message>
        <source>a multiple of the last, rounded down</source>
        <translation>wielokrotność ostatniego, w dół</translation>
    </message>
    <message>
        <source>a multiple of the last, halves rounded to even</source>
        <translation>wielokrotność ostatniego, połówki do parzystych</translation>
    </message>
    <message>
        <source>as much as there are players</source>
        <translation>tyle, ilu jest zawodników</translation>
    </message>
    <message>
        <source>twice as much as there are players</source>
        <translation>dwa razy tyle, ilu jest zawodników</translation>
    </message>
    <message>
        <source>&amp;Bye of who is left over</source>
        <translation>&amp;Bye zawodnika bez pary</translation>
    </message>
    <message>
        <source>&amp;Excused absence</source>
        <translation>&amp;Usprawiedliwiona nieobecność</translation>
    </message>
    <message>
        <source>all rounds by the table of the round before</source>
        <translation>wszystkie rundy według tabeli z poprzedniej</translation>
    </message>
    <message>
        <source>all rounds until values and table agree</source>
        <translation>wszystkie rundy, aż wartości i tabela się zgodzą</translation>
    </message>
    <message>
        <source>each round keeps the values of its evening</source>
        <translation>każda runda zachowuje wartości swojego wieczoru</translation>
    </message>
    <message>
        <source>After each round &amp;values count</source>
        <translation>Po każdej rundzie liczą się &amp;wartości</translation>
    </message>
    <message>
        <source>0: at once, {0}: never</source>
        <translation>0: od razu, {0}: nigdy</translation>
    </message>
    <message>
        <source>&amp;Not again within … rounds</source>
        <translation>&amp;Nie znowu w ciągu … rund</translation>
    </message>
    <message>
        <source>Multiple of the last</source>
        <translation>Wielokrotność ostatniego</translation>
    </message>
    <message>
        <source>Or a number for the first place</source>
        <translation>Albo liczba za pierwsze miejsce</translation>
    </message>
    <message>
        <source>follows from the above</source>
        <translation>wynika z powyższego</translation>
    </message>
    <message>
        <source>The own value is added</source>
        <translation>Doliczanie własnej wartości</translation>
    </message>
    <message>
        <source>once, the one of now</source>
        <translation>raz, ta obecna</translation>
    </message>
    <message>
        <source>once, the one at the start</source>
        <translation>raz, ta z początku</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>wcale</translation>
    </message>
    <message>
        <source>It is gone after round</source>
        <translation>Znika po rundzie</translation>
    </message>
    <message>
        <source>0: it stays</source>
        <translation>0: zostaje</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Przegrana</translation>
    </message>
    <message>
        <source>Win by forfeit</source>
        <translation>Wygrana walkowerem</translation>
    </message>
    <message>
        <source>Loss by forfeit</source>
        <translation>Przegrana walkowerem</translation>
    </message>
    <message>
        <source>Absence without excuse</source>
        <translation>Nieobecność bez usprawiedliwienia</translation>
    </message>
    <message>
        <source>Game for the club elsewhere</source>
        <translation>Partia dla klubu gdzie indziej</translation>
    </message>
    <message>
        <source>Excused absences that count</source>
        <translation>Liczone usprawiedliwione nieobecności</translation>
    </message>
    <message>
        <source>0: all</source>
        <translation>0: wszystkie</translation>
    </message>
    <message>
        <source>Each further one counts half of the one before</source>
        <translation>Każda następna liczy się o połowę mniej niż poprzednia</translation>
    </message>
    <message>
        <source>Amounts are rounded</source>
        <translation>Zaokrąglanie kwot</translation>
    </message>
    <message>
        <source>to halves</source>
        <translation>do połówek</translation>
    </message>
    <message>
        <source>to whole numbers</source>
        <translation>do liczb całkowitych</translation>
    </message>
    <message>
        <source>First ranking</source>
        <translation>Kolejność początkowa</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>według rankingu</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>według numeru</translation>
    </message>
    <message>
        <source>The bye goes round</source>
        <translation>Bye po kolei</translation>
    </message>
    <message>
        <source>Byes mean</source>
        <translation>Znaczenie bye</translation>
    </message>
    <message>
        <source>H excused, Z not, F a game for the club</source>
        <translation>H usprawiedliwione, Z nie, F partia dla klubu</translation>
    </message>
    <message>
        <source>H and Z excused, F not, as in a file</source>
        <translation>H i Z usprawiedliwione, F nie, jak w pliku</translation>
    </message>
</context>
<context>
    <name>KeptLine</name>
    <message>
        <source>Open the folder</source>
        <translation>Otwórz folder</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
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
        <translation>następna bez wyniku</translation>
    </message>
    <message>
        <source>A–Z</source>
        <translation>A–Z</translation>
    </message>
    <message>
        <source>find a player</source>
        <translation>znajdź zawodnika</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Klawisze: {0}</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>wygrana białych</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>wygrana czarnych</translation>
    </message>
    <message>
        <source>Black absent</source>
        <translation>czarne nieobecne</translation>
    </message>
    <message>
        <source>White absent</source>
        <translation>białe nieobecne</translation>
    </message>
    <message>
        <source>both absent</source>
        <translation>obaj nieobecni</translation>
    </message>
    <message>
        <source>other</source>
        <translation>inne</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>usuń</translation>
    </message>
</context>
<context>
    <name>KeyMaps</name>
    <message>
        <source>Classic (1, 5, 0)</source>
        <translation>Klasyczne (1, 5, 0)</translation>
    </message>
    <message>
        <source>Sharly (1, 3, 2; 0 clears)</source>
        <translation>Sharly (1, 3, 2; 0 usuwa)</translation>
    </message>
    <message>
        <source>OpenPairings (1, 2, 3)</source>
        <translation>OpenPairings (1, 2, 3)</translation>
    </message>
    <message>
        <source>Space (1, space bar, 0)</source>
        <translation>Spacja (1, spacja, 0)</translation>
    </message>
    <message>
        <source>US (W, D, L)</source>
        <translation>US (W, D, L)</translation>
    </message>
    <message>
        <source>Own keys…</source>
        <translation>Własne klawisze…</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
</context>
<context>
    <name>KnockoutDialog</name>
    <message>
        <source>“{0}” is no tie-break; write for example rapid-25-10. There are {1}.</source>
        <translation>„{0}” to nie jest dogrywka; napisz na przykład rapid-25-10. Są {1}.</translation>
    </message>
    <message>
        <source>The winner of a match goes on. What decides a drawn match is announced beforehand.</source>
        <translation>Zwycięzca meczu przechodzi dalej. Co rozstrzyga zremisowany mecz, ogłasza się wcześniej.</translation>
    </message>
    <message>
        <source>Round 1 is paired: only the tie-break can still change, with a reason.</source>
        <translation>Runda 1 jest skojarzona: zmienić można już tylko dogrywkę, z podaniem powodu.</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>System pucharowy</translation>
    </message>
    <message>
        <source>&amp;Games of a match</source>
        <translation>&amp;Partie w meczu</translation>
    </message>
    <message>
        <source>one</source>
        <translation>jedna</translation>
    </message>
    <message>
        <source>two, with both colours</source>
        <translation>dwie, oboma kolorami</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cztery</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>&amp;Rozstawienie</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>według rankingu</translation>
    </message>
    <message>
        <source>as the start list has them</source>
        <translation>jak na liście startowej</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>losowaniem</translation>
    </message>
    <message>
        <source>&amp;White in the first game</source>
        <translation>&amp;Białe w pierwszej partii</translation>
    </message>
    <message>
        <source>who had it less often, else the bracket says who</source>
        <translation>kto miał je rzadziej, inaczej decyduje drabinka</translation>
    </message>
    <message>
        <source>the better seed</source>
        <translation>lepiej rozstawiony</translation>
    </message>
    <message>
        <source>The losers of the semi-finals &amp;play for place 3</source>
        <translation>Przegrani półfinałów grają o 3. &amp;miejsce</translation>
    </message>
    <message>
        <source>A match &amp;ends when nobody can catch up</source>
        <translation>Mecz kończy się, &amp;gdy nie można odrobić straty</translation>
    </message>
    <message>
        <source>Tie-breaks to choose from</source>
        <translation>Dogrywki do wyboru</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Własne</translation>
    </message>
    <message>
        <source>&amp;A drawn match</source>
        <translation>&amp;Zremisowany mecz</translation>
    </message>
    <message>
        <source>&amp;In this order</source>
        <translation>W tej &amp;kolejności</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>jedna partia</translation>
    </message>
    <message>
        <source>two games</source>
        <translation>dwie partie</translation>
    </message>
    <message>
        <source>four games</source>
        <translation>cztery partie</translation>
    </message>
    <message>
        <source>the arbiter decides a drawn match</source>
        <translation>zremisowany mecz rozstrzyga sędzia</translation>
    </message>
    <message>
        <source>place 3 is played for</source>
        <translation>gra się o 3. miejsce</translation>
    </message>
    <message>
        <source>the arbiter decides</source>
        <translation>rozstrzyga sędzia</translation>
    </message>
    <message>
        <source>The arbiter decides.</source>
        <translation>Rozstrzyga sędzia.</translation>
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
        <translation>Badanie</translation>
    </message>
    <message>
        <source>Players and rounds</source>
        <translation>Zawodnicy i rundy</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Turnieje</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>Procesy</translation>
    </message>
    <message>
        <source>Fewer processes</source>
        <translation>Mniej procesów</translation>
    </message>
    <message>
        <source>More processes</source>
        <translation>Więcej procesów</translation>
    </message>
    <message>
        <source>BH/C1,SB; DE,BH@fide-2009</source>
        <translation>BH/C1,SB; DE,BH@fide-2009</translation>
    </message>
    <message>
        <source>Add this event&apos;s</source>
        <translation>Dodaj z tego turnieju</translation>
    </message>
    <message>
        <source>Put the ladders of the open event into the rows</source>
        <translation>Wstaw do wierszy listy kryteriów otwartego turnieju</translation>
    </message>
    <message>
        <source>Reports of a folder…</source>
        <translation>Sprawozdania z folderu…</translation>
    </message>
    <message>
        <source>Look at events that were really played instead of events made by chance</source>
        <translation>Użyj turniejów naprawdę rozegranych zamiast losowych</translation>
    </message>
    <message>
        <source>Players × rounds</source>
        <translation>Zawodnicy × rundy</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>Ladders of your own, separated by ;</source>
        <translation>Własne listy kryteriów, oddzielone ;</translation>
    </message>
    <message>
        <source>Keep the events in a file…</source>
        <translation>Zachowaj turnieje w pliku…</translation>
    </message>
    <message>
        <source>A run that was stopped goes on where it was; more events can be added later</source>
        <translation>Zatrzymane obliczenie można kontynuować; więcej turniejów można dodać później</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Uruchom</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>About the laboratory</source>
        <translation>O laboratorium</translation>
    </message>
    <message>
        <source>The laboratory</source>
        <translation>Laboratorium</translation>
    </message>
    <message>
        <source>Nothing was run yet</source>
        <translation>Niczego jeszcze nie obliczono</translation>
    </message>
    <message>
        <source>Choose a study and how many events. A hundred events of 100 players take some ten seconds.</source>
        <translation>Wybierz badanie i liczbę turniejów. Sto turniejów po 100 zawodników trwa około dziesięciu sekund.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Zapisz jako PDF…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Zapisz jako CSV…</translation>
    </message>
    <message>
        <source>Save as JSON…</source>
        <translation>Zapisz jako JSON…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Mniejsze</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Większe</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Cała strona</translation>
    </message>
    <message>
        <source>A folder of tournament reports</source>
        <translation>Folder sprawozdań z turniejów</translation>
    </message>
    <message>
        <source>The reports in {0} instead of events made by chance</source>
        <translation>Sprawozdania z {0} zamiast turniejów losowych</translation>
    </message>
    <message>
        <source>Keep the events in a file</source>
        <translation>Zachowaj turnieje w pliku</translation>
    </message>
    <message>
        <source>Results of the laboratory (*.jsonl)</source>
        <translation>Wyniki laboratorium (*.jsonl)</translation>
    </message>
    <message>
        <source>Kept in {0}</source>
        <translation>Zachowano w {0}</translation>
    </message>
    <message>
        <source>Stopping after the events under way…</source>
        <translation>Zatrzymanie po bieżących turniejach…</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) counted.</source>
        <translation>
            <numerusform>Policzono %n turniej.</numerusform>
            <numerusform>Policzono %n turnieje.</numerusform>
            <numerusform>Policzono %n turniejów.</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Pliki PDF (*.pdf)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Pliki CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>Pliki JSON (*.json)</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Zapisz wyniki</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Zapisano: {0}</translation>
    </message>
</context>
<context>
    <name>LadderActions</name>
    <message>
        <source>&amp;Make the trial ladder official…</source>
        <translation>&amp;Uznaj próbną listę za oficjalną…</translation>
    </message>
    <message>
        <source>&amp;Drop the trial ladder</source>
        <translation>O&amp;drzuć próbną listę kryteriów</translation>
    </message>
    <message>
        <source>&amp;Compare ladders…</source>
        <translation>&amp;Porównaj listy kryteriów…</translation>
    </message>
    <message>
        <source>&amp;Places by policy…</source>
        <translation>&amp;Miejsca według zasad…</translation>
    </message>
    <message>
        <source>&amp;Verify every value…</source>
        <translation>&amp;Sprawdź każdą wartość…</translation>
    </message>
    <message>
        <source>&amp;Enter places and values by hand…</source>
        <translation>&amp;Wpisz miejsca i wartości ręcznie…</translation>
    </message>
    <message>
        <source>La&amp;boratory: which tie-break?</source>
        <translation>La&amp;boratorium: które kryterium?</translation>
    </message>
    <message>
        <source>&amp;Save this ladder as…</source>
        <translation>&amp;Zapisz tę listę jako…</translation>
    </message>
    <message>
        <source>C&amp;opy the ladder of another event…</source>
        <translation>S&amp;kopiuj listę z innego turnieju…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Najpierw otwórz turniej</translation>
    </message>
    <message>
        <source>There is no trial ladder: the official one is shown</source>
        <translation>Nie ma próbnej listy kryteriów: pokazana jest oficjalna</translation>
    </message>
    <message>
        <source>The ladder has no rung MAN or EXT that would ask for entries</source>
        <translation>Na liście nie ma kryterium MAN ani EXT, które wymagałoby wpisów</translation>
    </message>
    <message>
        <source>Change the official ladder?</source>
        <translation>Zmienić oficjalną listę kryteriów?</translation>
    </message>
    <message>
        <source>Round 1 is paired: players may rely on the announced tie-breaks. The old ladder is kept, the change is logged and written to the tournament report.</source>
        <translation>Runda 1 jest skojarzona: zawodnicy mogą polegać na ogłoszonej punktacji pomocniczej. Stara lista kryteriów jest zachowana, a zmiana trafia do dziennika i do sprawozdania z turnieju.</translation>
    </message>
    <message>
        <source>Change the edition of the rules?</source>
        <translation>Zmienić wydanie przepisów?</translation>
    </message>
    <message>
        <source>Round 1 is paired. Another edition changes how unplayed games count; the change is logged.</source>
        <translation>Runda 1 jest skojarzona. Inne wydanie zmienia liczenie partii nierozegranych; zmiana zapisze się w dzienniku.</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Wydanie FIDE {0}</translation>
    </message>
    <message>
        <source>The ladder is official now.</source>
        <translation>Lista kryteriów jest teraz oficjalna.</translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Oficjalna lista kryteriów</translation>
    </message>
    <message>
        <source>Trial ladder</source>
        <translation>Próbna lista kryteriów</translation>
    </message>
    <message>
        <source>Save this ladder</source>
        <translation>Zapisz tę listę kryteriów</translation>
    </message>
    <message>
        <source>Name of the ladder:</source>
        <translation>Nazwa listy kryteriów:</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Zapisano: {0}</translation>
    </message>
    <message>
        <source>Forgotten: {0}</source>
        <translation>Zapomniano: {0}</translation>
    </message>
    <message>
        <source>Copy the ladder of another event</source>
        <translation>Skopiuj listę kryteriów z innego turnieju</translation>
    </message>
    <message>
        <source>Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)</source>
        <translation>Turnieje i sprawozdania (*.tdb *.trf *.trfx *.txt);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>{0} names no tie-breaks.</source>
        <translation>{0} nie podaje punktacji pomocniczej.</translation>
    </message>
    <message>
        <source>Ladder copied from {0}</source>
        <translation>Skopiowano listę kryteriów z {0}</translation>
    </message>
    <message>
        <source>Copy a ladder</source>
        <translation>Skopiuj listę kryteriów</translation>
    </message>
    <message>
        <source>The file has several sections:</source>
        <translation>Plik ma kilka grup:</translation>
    </message>
</context>
<context>
    <name>LadderDelegate</name>
    <message>
        <source>NOT C.07</source>
        <translation>NIE Z C.07</translation>
    </message>
    <message>
        <source>unplayed games: {0}</source>
        <translation>partie nierozegrane: {0}</translation>
    </message>
</context>
<context>
    <name>LadderGestures</name>
    <message>
        <source>{0} moved to position {1} of {2}</source>
        <translation>Przesunięto {0} na pozycję {1} z {2}</translation>
    </message>
    <message>
        <source>{0} added at position {1}</source>
        <translation>Dodano {0} na pozycji {1}</translation>
    </message>
    <message>
        <source>{0} removed</source>
        <translation>Usunięto {0}</translation>
    </message>
</context>
<context>
    <name>LadderModel</name>
    <message>
        <source>not C.07</source>
        <translation>nie z C.07</translation>
    </message>
    <message>
        <source>Options of {0} (F2)</source>
        <translation>Opcje {0} (F2)</translation>
    </message>
    <message>
        <source>{0} is already the first rung</source>
        <translation>{0} jest już pierwszym kryterium</translation>
    </message>
    <message>
        <source>Move {0} up (Alt+Up)</source>
        <translation>Przesuń {0} w górę (Alt+Góra)</translation>
    </message>
    <message>
        <source>{0} is already the last rung</source>
        <translation>{0} jest już ostatnim kryterium</translation>
    </message>
    <message>
        <source>Move {0} down (Alt+Down)</source>
        <translation>Przesuń {0} w dół (Alt+Dół)</translation>
    </message>
    <message>
        <source>Remove {0} (Del)</source>
        <translation>Usuń {0} (Del)</translation>
    </message>
</context>
<context>
    <name>LadderPanel</name>
    <message>
        <source>Tie-breaks</source>
        <translation>Punktacja pomocnicza</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Szablon</translation>
    </message>
    <message>
        <source>Put a ready ladder into the editor</source>
        <translation>Wstaw do edytora gotową listę kryteriów</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Wydanie przepisów FIDE o punktacji pomocniczej</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Wydanie FIDE {0}</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Porównaj…</translation>
    </message>
    <message>
        <source>Places by policy: what each rule for unplayed games would change</source>
        <translation>Miejsca według zasad: co zmieniłaby każda zasada dla partii nierozegranych</translation>
    </message>
    <message>
        <source>Verify…</source>
        <translation>Sprawdź…</translation>
    </message>
    <message>
        <source>Compare every value with FIDE&apos;s tool and with a second calculation</source>
        <translation>Porównaj każdą wartość z narzędziem FIDE i z drugim obliczeniem</translation>
    </message>
    <message>
        <source>Drop trial</source>
        <translation>Odrzuć próbę</translation>
    </message>
    <message>
        <source>Back to the official ladder; can be undone</source>
        <translation>Z powrotem do oficjalnej listy kryteriów; można cofnąć</translation>
    </message>
    <message>
        <source>Make official…</source>
        <translation>Uznaj za oficjalną…</translation>
    </message>
    <message>
        <source>Laboratory: which tie-break, which rule for unplayed games serves best?</source>
        <translation>Laboratorium: które kryterium, która zasada dla partii nierozegranych jest najlepsza?</translation>
    </message>
    <message>
        <source>Ladder, in the order of use after points</source>
        <translation>Lista kryteriów, w kolejności stosowania po punktach</translation>
    </message>
    <message>
        <source>No tie-break: all ties stay shared</source>
        <translation>Bez punktacji pomocniczej: wszystkie równe miejsca są dzielone</translation>
    </message>
    <message>
        <source>Type a criterion below, or drag one here.</source>
        <translation>Wpisz kryterium niżej albo przeciągnij je tutaj.</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>Słowami</translation>
    </message>
    <message>
        <source>Results changed after this was entered: it may be out of date.</source>
        <translation>Po tym wpisie zmieniły się wyniki: może być nieaktualny.</translation>
    </message>
    <message numerus="yes">
        <source>TRIAL, %n change(s) from official</source>
        <translation>
            <numerusform>PRÓBNA, %n zmiana wobec oficjalnej</numerusform>
            <numerusform>PRÓBNA, %n zmiany wobec oficjalnej</numerusform>
            <numerusform>PRÓBNA, %n zmian wobec oficjalnej</numerusform>
        </translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Oficjalna lista kryteriów</translation>
    </message>
    <message>
        <source>The trial ladder becomes the official one</source>
        <translation>Próbna lista kryteriów staje się oficjalna</translation>
    </message>
    <message>
        <source>The ladder shown is the official one already; change something first</source>
        <translation>Pokazana lista kryteriów jest już oficjalna; najpierw coś zmień</translation>
    </message>
    <message>
        <source>Edition {0}</source>
        <translation>Wydanie {0}</translation>
    </message>
    <message>
        <source>Change freely: this is a trial until you make it official.</source>
        <translation>Zmieniaj dowolnie: lista jest próbna, dopóki nie zostanie uznana za oficjalną.</translation>
    </message>
    <message>
        <source>Options of {0}</source>
        <translation>Opcje {0}</translation>
    </message>
</context>
<context>
    <name>LadderView</name>
    <message>
        <source>Ladder, in the order of use</source>
        <translation>Lista kryteriów, w kolejności stosowania</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a rung, F2 or Enter opens its options, Del removes it, Shift+F1 opens its page of the manual.</source>
        <translation>Alt+Góra i Alt+Dół przesuwają kryterium, F2 lub Enter otwiera jego opcje, Del je usuwa, Shift+F1 otwiera jego stronę podręcznika.</translation>
    </message>
    <message>
        <source>Options…	F2</source>
        <translation>Opcje…	F2</translation>
    </message>
    <message>
        <source>Move up	Alt+Up</source>
        <translation>W górę	Alt+Góra</translation>
    </message>
    <message>
        <source>Move down	Alt+Down</source>
        <translation>W dół	Alt+Dół</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>Usuń	Del</translation>
    </message>
    <message>
        <source>About this tie-break	Shift+F1</source>
        <translation>O tym kryterium	Shift+F1</translation>
    </message>
    <message>
        <source>Enter by hand…</source>
        <translation>Wpisz ręcznie…</translation>
    </message>
</context>
<context>
    <name>Leading</name>
    <message>
        <source>This computer leads the event from here on.</source>
        <translation>Odtąd turniej prowadzi ten komputer.</translation>
    </message>
    <message>
        <source>The leading computer is being asked…</source>
        <translation>Łączenie z komputerem głównym…</translation>
    </message>
    <message>
        <source>The computer that led before knows that this one leads now.</source>
        <translation>Poprzedni komputer główny wie, że teraz prowadzi ten.</translation>
    </message>
    <message>
        <source>the computer that led</source>
        <translation>poprzedni komputer główny</translation>
    </message>
    <message>
        <source>{0} leads it since this computer did not answer, at {1}.</source>
        <translation>Turniej prowadzi {0}, odkąd o {1} ten komputer przestał odpowiadać.</translation>
    </message>
    <message>
        <source>Here it can only be looked at. As a desk you work on; what was entered only here is shown.</source>
        <translation>Tutaj można go tylko oglądać. Jako stanowisko można pracować dalej; to, co wpisano tylko tutaj, zostanie pokazane.</translation>
    </message>
    <message>
        <source>Another computer leads this event</source>
        <translation>Ten turniej prowadzi inny komputer</translation>
    </message>
    <message>
        <source>Become a desk</source>
        <translation>Zostań stanowiskiem</translation>
    </message>
    <message>
        <source>The event is being fetched…</source>
        <translation>Pobieranie turnieju…</translation>
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
        <translation>Gdy ktoś gra wbrew tym zasadom, program pyta o to przy zgłaszaniu składu i podaje zasadę.</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>dowolna liczba</translation>
    </message>
    <message>
        <source>Fixed members of a team</source>
        <translation>Stali członkowie drużyny</translation>
    </message>
    <message>
        <source>as many as boards</source>
        <translation>tyle, ile szachownic</translation>
    </message>
    <message>
        <source>A reserve may play</source>
        <translation>Rezerwowy może zagrać</translation>
    </message>
    <message>
        <source>by nothing else</source>
        <translation>niczym więcej</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>według rankingu</translation>
    </message>
    <message>
        <source>by the numbers in the club&apos;s list</source>
        <translation>numerami na liście klubu</translation>
    </message>
    <message>
        <source>The order is limited</source>
        <translation>Kolejność ograniczona</translation>
    </message>
    <message>
        <source>Rating points that may be turned round</source>
        <translation>Punkty rankingu, o które można odwrócić</translation>
    </message>
    <message>
        <source>Fine for a board without a player</source>
        <translation>Kara finansowa za szachownicę bez zawodnika</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Fine for a team that does not appear</source>
        <translation>Kara finansowa za niestawienie się drużyny</translation>
    </message>
    <message>
        <source>Division of this file (1 is the highest, 0: none)</source>
        <translation>Klasa tego pliku (1 najwyższa, 0: brak)</translation>
    </message>
    <message>
        <source>Season (divisions of one season are compared)</source>
        <translation>Sezon (porównuje się klasy jednego sezonu)</translation>
    </message>
    <message>
        <source>Times a member may play for higher teams of the club</source>
        <translation>Ile razy członek może grać w wyższych drużynach klubu</translation>
    </message>
    <message>
        <source>Teams that go up</source>
        <translation>Drużyny, które awansują</translation>
    </message>
    <message>
        <source>Teams that go down</source>
        <translation>Drużyny, które spadają</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>LichessDesk</name>
    <message>
        <source>The token is kept by this computer.</source>
        <translation>Token jest zachowany na tym komputerze.</translation>
    </message>
    <message>
        <source>Nothing is pushed any more.</source>
        <translation>Nic już nie jest wysyłane.</translation>
    </message>
</context>
<context>
    <name>LimitsDialog</name>
    <message>
        <source>Categories under a rating</source>
        <translation>Kategorie poniżej rankingu</translation>
    </message>
    <message>
        <source>Limits, separated by commas; players without a rating go to the lowest.</source>
        <translation>Granice, oddzielone przecinkami; zawodnicy bez rankingu trafiają do najniższej.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Granice</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Limits are ratings, for example 2000, 1800.</source>
        <translation>Granice to rankingi, na przykład 2000, 1800.</translation>
    </message>
</context>
<context>
    <name>LineUpDialog</name>
    <message>
        <source>Line-ups</source>
        <translation>Składy</translation>
    </message>
    <message>
        <source>Line-ups of match {0}, round {1}</source>
        <translation>Składy w meczu {0}, runda {1}</translation>
    </message>
    <message>
        <source>Space or the digit of a member takes him or her in or out; Tab goes to the other team, Enter hands in.</source>
        <translation>Spacja lub cyfra członka wstawia go do składu lub wyjmuje; Tab przechodzi do drugiej drużyny, Enter zgłasza skład.</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Zgłoś</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>ListOrder</name>
    <message>
        <source>standard</source>
        <translation>klasyczne</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>szybkie</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>błyskawiczne</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>Order of the rating lists</source>
        <translation>Kolejność list rankingowych</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Add a rating of a list</source>
        <translation>Dodaj ranking z listy</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>W górę (Alt+Góra)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>W dół (Alt+Dół)</translation>
    </message>
    <message>
        <source>Leave this rating out (Del)</source>
        <translation>Pomiń ten ranking (Del)</translation>
    </message>
    <message>
        <source>Usual order</source>
        <translation>Zwykła kolejność</translation>
    </message>
    <message>
        <source>FIDE&apos;s rating of the rate of play, then standard</source>
        <translation>Ranking FIDE w tym tempie, potem klasyczny</translation>
    </message>
    <message>
        <source>Every rating of the lists is there</source>
        <translation>Są już wszystkie rankingi z list</translation>
    </message>
    <message>
        <source>It is the first already</source>
        <translation>Jest już pierwsza</translation>
    </message>
    <message>
        <source>It is the last already</source>
        <translation>Jest już ostatnia</translation>
    </message>
    <message>
        <source>One rating has to stay</source>
        <translation>Jeden ranking musi zostać</translation>
    </message>
</context>
<context>
    <name>Live</name>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Place under the ladder shown</source>
        <translation>Miejsce według pokazanej listy kryteriów</translation>
    </message>
    <message>
        <source>By how many places the ladder shown moves the player against the official</source>
        <translation>O ile miejsc pokazana lista kryteriów przesuwa zawodnika wobec oficjalnej</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Punkty po tej rundzie</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Rozstrzyga</translation>
    </message>
    <message>
        <source>The rung that separates the player from those nearest on the same points</source>
        <translation>Kryterium, które oddziela zawodnika od najbliższych z tą samą liczbą punktów</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>The player&apos;s value of that rung</source>
        <translation>Wartość zawodnika w tym kryterium</translation>
    </message>
    <message>
        <source>Shared place</source>
        <translation>Miejsce dzielone</translation>
    </message>
    <message>
        <source>up from place {0}</source>
        <translation>w górę z miejsca {0}</translation>
    </message>
    <message>
        <source>down from place {0}</source>
        <translation>w dół z miejsca {0}</translation>
    </message>
</context>
<context>
    <name>LiveDesk</name>
    <message>
        <source>The pages for viewers are open again.</source>
        <translation>Strony dla widzów są znów otwarte.</translation>
    </message>
</context>
<context>
    <name>LiveDialog</name>
    <message>
        <source>Live boards</source>
        <translation>Szachownice na żywo</translation>
    </message>
    <message>
        <source>Boards, games and standings for everybody with a browser, from a process that holds only these.</source>
        <translation>Szachownice, partie i klasyfikacja dla każdego z przeglądarką, z procesu, który ma tylko to.</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>&amp;Moves appear later by</source>
        <translation>&amp;Posunięcia później o</translation>
    </message>
    <message>
        <source>also when the &amp;result is entered</source>
        <translation>także po wpisaniu wynik&amp;u</translation>
    </message>
    <message>
        <source>&amp;Line for the viewers</source>
        <translation>&amp;Wiersz dla widzów</translation>
    </message>
    <message>
        <source>Show the &amp;standings as they would be now</source>
        <translation>Pokaż &amp;klasyfikację na teraz</translation>
    </message>
    <message>
        <source>While a round is played: with the results that viewers know. Games without one do not count.</source>
        <translation>W czasie rundy: z wynikami, które widzowie znają. Partie bez wyniku się nie liczą.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>A UCI engine, its path or name; only for games whose result viewers know. Stop ends it.</source>
        <translation>Silnik UCI, jego ścieżka lub nazwa; tylko dla partii, których wynik widzowie znają. Wyłącza go „Zatrzymaj”.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>&amp;Engine for finished games</source>
        <translation>&amp;Silnik dla skończonych partii</translation>
    </message>
    <message>
        <source>Engine for finished games</source>
        <translation>Silnik dla skończonych partii</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>P&amp;ort</translation>
    </message>
    <message>
        <source>Show in the &amp;hall, not on this computer only</source>
        <translation>Pokaż na s&amp;ali, nie tylko na tym komputerze</translation>
    </message>
    <message>
        <source>Only for viewers who know a &amp;word</source>
        <translation>Tylko dla widzów znających &amp;hasło</translation>
    </message>
    <message>
        <source>of a tunnel or proxy, where there is one</source>
        <translation>tunelu lub proxy, jeśli jest</translation>
    </message>
    <message>
        <source>P&amp;ublic name</source>
        <translation>&amp;Nazwa publiczna</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>Kod QR adresu</translation>
    </message>
    <message>
        <source>Open the pages</source>
        <translation>Otwórz strony</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Kopiuj adres</translation>
    </message>
    <message>
        <source>Code as a page…</source>
        <translation>Kod jako strona…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Uruchom</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>The pages go on when this is closed, and when the event is opened here again.</source>
        <translation>Strony działają dalej po zamknięciu tego okna i po ponownym otwarciu turnieju tutaj.</translation>
    </message>
    <message>
        <source>Whoever sits in the hall with a telephone sees every move at once.</source>
        <translation>Kto siedzi na sali z telefonem, widzi każde posunięcie od razu.</translation>
    </message>
    <message>
        <source>Without any delay?</source>
        <translation>Bez żadnego opóźnienia?</translation>
    </message>
    <message>
        <source>Everybody in this network can open the pages: pairings, results, and moves after the delay.</source>
        <translation>Każdy w tej sieci może otworzyć strony: kojarzenia, wyniki i posunięcia po opóźnieniu.</translation>
    </message>
    <message>
        <source>The system may ask whether the firewall lets them through.</source>
        <translation>System może zapytać, czy zapora ma je przepuścić.</translation>
    </message>
    <message>
        <source>Show the boards in the hall?</source>
        <translation>Pokazać szachownice na sali?</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>The pages are being started…</source>
        <translation>Uruchamianie stron…</translation>
    </message>
    <message numerus="yes">
        <source>%n viewer(s) now</source>
        <translation>
            <numerusform>teraz %n widz</numerusform>
            <numerusform>teraz %n widzów</numerusform>
            <numerusform>teraz %n widzów</numerusform>
        </translation>
    </message>
    <message>
        <source>Code as a page</source>
        <translation>Kod jako strona</translation>
    </message>
    <message>
        <source>All boards on your telephone</source>
        <translation>Wszystkie szachownice na telefonie</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Zapisano: {0}</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>Adres skopiowano.</translation>
    </message>
</context>
<context>
    <name>LiveStandings</name>
    <message>
        <source>Moved first</source>
        <translation>Najpierw zmienieni</translation>
    </message>
    <message>
        <source>Show at the top whose place is another one than under the official ladder</source>
        <translation>Pokaż na górze tych, których miejsce jest inne niż według oficjalnej listy kryteriów</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Dlaczego?</translation>
    </message>
    <message>
        <source>Show the worked calculation of the selected line (Enter)</source>
        <translation>Pokaż rozpisane obliczenie zaznaczonego wiersza (Enter)</translation>
    </message>
    <message>
        <source>Standings by this ladder</source>
        <translation>Klasyfikacja według tej listy kryteriów</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Nie ma jeszcze klasyfikacji</translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation>Pojawi się, gdy turniej będzie miał zawodników.</translation>
    </message>
    <message>
        <source>Let go here: {0} of {1} places change</source>
        <translation>Upuść tutaj: zmienia się {0} z {1} miejsc</translation>
    </message>
    <message>
        <source>After round {0}: {1} of {2} places change</source>
        <translation>Po rundzie {0}: zmienia się {1} z {2} miejsc</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Klasyfikacja po rundzie {0}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;Wszystkie kroki</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>W&amp;yniki</translation>
    </message>
    <message>
        <source>&amp;Pairings and rounds</source>
        <translation>&amp;Kojarzenia i rundy</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Zawodnicy</translation>
    </message>
    <message>
        <source>Tie-&amp;breaks</source>
        <translation>Punktacja po&amp;mocnicza</translation>
    </message>
    <message>
        <source>Steps with a r&amp;eason</source>
        <translation>Kroki z &amp;powodem</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>Kto to zrobił</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>When the step was written</source>
        <translation>Kiedy zapisano krok</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Co zrobiono</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>Which game or entry</source>
        <translation>Która partia lub wpis</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Przed</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Po</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>Undo does not go behind this step</source>
        <translation>Cofanie nie sięga przed ten krok</translation>
    </message>
    <message>
        <source>When the state was named</source>
        <translation>Kiedy nazwano stan</translation>
    </message>
    <message>
        <source>Restore point</source>
        <translation>Punkt przywracania</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Grupa</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Co jest na liście</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Kroki</translation>
    </message>
    <message>
        <source>Every step, newest first</source>
        <translation>Każdy krok, najnowszy na górze</translation>
    </message>
    <message>
        <source>Restore points</source>
        <translation>Punkty przywracania</translation>
    </message>
    <message>
        <source>Named states you can go back to</source>
        <translation>Nazwane stany, do których można wrócić</translation>
    </message>
    <message>
        <source>Which sections</source>
        <translation>Które grupy</translation>
    </message>
    <message>
        <source>Whole event</source>
        <translation>Cały turniej</translation>
    </message>
    <message>
        <source>Steps of every section</source>
        <translation>Kroki wszystkich grup</translation>
    </message>
    <message>
        <source>This section</source>
        <translation>Ta grupa</translation>
    </message>
    <message>
        <source>Only steps of the section in view</source>
        <translation>Tylko kroki wyświetlanej grupy</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Wszystkie kroki</translation>
    </message>
    <message>
        <source>Which steps are listed</source>
        <translation>Które kroki są na liście</translation>
    </message>
    <message>
        <source>Find a step</source>
        <translation>Znajdź krok</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Jeszcze nic się nie zdarzyło</translation>
    </message>
    <message>
        <source>Every change of the event is listed here, with what it changed, and can be taken back.</source>
        <translation>Jest tu każda zmiana turnieju, z tym, co zmieniła, i można ją cofnąć.</translation>
    </message>
    <message>
        <source>Go back to this step…</source>
        <translation>Wróć do tego kroku…</translation>
    </message>
    <message>
        <source>Take this step back</source>
        <translation>Cofnij ten krok</translation>
    </message>
    <message>
        <source>The newest step of somebody else</source>
        <translation>Najnowszy krok kogoś innego</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Przywróć…</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Przywróć z pliku…</translation>
    </message>
    <message>
        <source>A backup or another copy of this event</source>
        <translation>Kopia zapasowa lub inna kopia tego turnieju</translation>
    </message>
    <message>
        <source>Name the state as it is now…</source>
        <translation>Nazwij obecny stan…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Wybierz folder…</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Zrób kopię teraz</translation>
    </message>
    <message>
        <source>No more backups</source>
        <translation>Bez kopii zapasowych</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Kopie zapasowe</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n krok</numerusform>
            <numerusform>%n kroki</numerusform>
            <numerusform>%n kroków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the newest %n step(s)</source>
        <translation>
            <numerusform>%n najnowszy krok</numerusform>
            <numerusform>%n najnowsze kroki</numerusform>
            <numerusform>%n najnowszych kroków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restore point(s)</source>
        <translation>
            <numerusform>%n punkt przywracania</numerusform>
            <numerusform>%n punkty przywracania</numerusform>
            <numerusform>%n punktów przywracania</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a step first</source>
        <translation>Najpierw wybierz krok</translation>
    </message>
    <message>
        <source>Choose a restore point first</source>
        <translation>Najpierw wybierz punkt przywracania</translation>
    </message>
    <message>
        <source>Only one &amp;round</source>
        <translation>Tylko jedna &amp;runda</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Wszystkie rundy</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Runda {0}</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Kto</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>Also steps that were &amp;taken back</source>
        <translation>Także &amp;cofnięte kroki</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>runda {0}</translation>
    </message>
    <message>
        <source>without those taken back</source>
        <translation>bez cofniętych</translation>
    </message>
    <message>
        <source>Go back to the state after “{0}”?</source>
        <translation>Wrócić do stanu po „{0}”?</translation>
    </message>
    <message>
        <source>Restore “{0}”?</source>
        <translation>Przywrócić „{0}”?</translation>
    </message>
    <message>
        <source>That is the state as it is now.</source>
        <translation>To jest obecny stan.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>%n krok zostałby cofnięty; cofnięcie go przywróci.</numerusform>
            <numerusform>%n kroki zostałyby cofnięte; cofnięcie je przywróci.</numerusform>
            <numerusform>%n kroków zostałoby cofniętych; cofnięcie je przywróci.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Restore from a file</source>
        <translation>Przywrócenie z pliku</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Pliki turniejów (*.tdb)</translation>
    </message>
    <message>
        <source>It stands as of {0}, after “{1}”.</source>
        <translation>Stan z {0}, po „{1}”.</translation>
    </message>
    <message>
        <source>The state as it is now is kept in a file beside the event. Undo does not go behind this step.</source>
        <translation>Obecny stan jest zachowany w pliku obok turnieju. Cofanie nie sięga przed ten krok.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only in that file and come in.</source>
        <translation>
            <numerusform>%n krok jest tylko w tamtym pliku i dojdzie.</numerusform>
            <numerusform>%n kroki są tylko w tamtym pliku i dojdą.</numerusform>
            <numerusform>%n kroków jest tylko w tamtym pliku i dojdzie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only here and go:</source>
        <translation>
            <numerusform>%n krok jest tylko tutaj i zniknie:</numerusform>
            <numerusform>%n kroki są tylko tutaj i znikną:</numerusform>
            <numerusform>%n kroków jest tylko tutaj i zniknie:</numerusform>
        </translation>
    </message>
    <message>
        <source>Make everything as it is in {0}?</source>
        <translation>Zrobić wszystko tak, jak w {0}?</translation>
    </message>
    <message>
        <source>Restore from the file</source>
        <translation>Przywróć z pliku</translation>
    </message>
    <message>
        <source>Name the state as it is now</source>
        <translation>Nazwij obecny stan</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nazwisko lub nazwa:</translation>
    </message>
    <message>
        <source>Named: {0}</source>
        <translation>Nazwano: {0}</translation>
    </message>
    <message>
        <source>No second place is chosen. Choose a folder, best on a USB stick: a copy goes there by itself.</source>
        <translation>Nie wybrano drugiego miejsca. Wybierz folder, najlepiej na pendrivie: kopia będzie tam trafiać sama.</translation>
    </message>
    <message>
        <source>To {0}, the last {1} copies are kept: {2}</source>
        <translation>Do {0}, zachowywane ostatnie kopie: {1}; {2}</translation>
    </message>
    <message>
        <source>Folder for backups</source>
        <translation>Folder kopii zapasowych</translation>
    </message>
    <message>
        <source>A backup beside the event is lost with it: choose another place.</source>
        <translation>Kopia zapasowa obok turnieju ginie razem z nim: wybierz inne miejsce.</translation>
    </message>
</context>
<context>
    <name>LotDialog</name>
    <message>
        <source>Number of the lot</source>
        <translation>Numer losu</translation>
    </message>
    <message>
        <source>Write a whole number</source>
        <translation>Wpisz liczbę całkowitą</translation>
    </message>
</context>
<context>
    <name>LotLine</name>
    <message>
        <source>Draw the position</source>
        <translation>Losuj pozycję</translation>
    </message>
    <message>
        <source>Starting position {0}, drawn with the seed {1}.</source>
        <translation>Pozycja początkowa {0}, wylosowana z ziarnem {1}.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Losuj ponownie</translation>
    </message>
    <message>
        <source>The starting position of this round is not drawn yet.</source>
        <translation>Pozycji początkowej tej rundy jeszcze nie wylosowano.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Plik</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>Eve&amp;nt</source>
        <translation>&amp;Turniej</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Zawodnicy</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Rundy</translation>
    </message>
    <message>
        <source>&amp;Ladder</source>
        <translation>&amp;Kryteria</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>Otwieranie {0}…</translation>
    </message>
    <message>
        <source>The demo event</source>
        <translation>Turniej pokazowy</translation>
    </message>
    <message>
        <source>That is not possible</source>
        <translation>To niemożliwe</translation>
    </message>
    <message>
        <source>No backup</source>
        <translation>Bez kopii zapasowej</translation>
    </message>
</context>
<context>
    <name>ManualView</name>
    <message>
        <source>Boards</source>
        <translation>Szachownice</translation>
    </message>
    <message>
        <source>Without a board</source>
        <translation>Bez szachownicy</translation>
    </message>
    <message>
        <source>Unpair (U)</source>
        <translation>Rozłącz (U)</translation>
    </message>
    <message>
        <source>Take both off this board: U or Del</source>
        <translation>Zdejmij obu z tej szachownicy: U lub Del</translation>
    </message>
    <message>
        <source>Swap colours (S)</source>
        <translation>Zamień kolory (S)</translation>
    </message>
    <message>
        <source>White plays Black: S</source>
        <translation>Białe grają czarnymi: S</translation>
    </message>
    <message>
        <source>Mark (M)</source>
        <translation>Zaznacz (M)</translation>
    </message>
    <message>
        <source>Mark this line, then choose the opponent and press P</source>
        <translation>Zaznacz ten wiersz, potem wybierz przeciwnika i naciśnij P</translation>
    </message>
    <message>
        <source>Pair (P)</source>
        <translation>Skojarz (P)</translation>
    </message>
    <message>
        <source>The marked one meets this one, with the colours due</source>
        <translation>Zaznaczony gra z tym, z należnymi kolorami</translation>
    </message>
    <message>
        <source>Bye (B)</source>
        <translation>Bye (B)</translation>
    </message>
    <message>
        <source>The pairing-allocated bye</source>
        <translation>Bye z kojarzenia</translation>
    </message>
    <message>
        <source>Absent (Z)</source>
        <translation>Nieobecny (Z)</translation>
    </message>
    <message>
        <source>A zero-point bye</source>
        <translation>Bye za zero</translation>
    </message>
    <message>
        <source>Pair the others (E)</source>
        <translation>Skojarz pozostałych (E)</translation>
    </message>
    <message>
        <source>The engine pairs those who are left; boards that stand are not touched: E</source>
        <translation>Program kojarzy pozostałych; gotowych szachownic nie rusza: E</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Finish and compare…</source>
        <translation>Zakończ i porównaj…</translation>
    </message>
    <message>
        <source>Round {0} is being paired by hand: nothing else can be paired until you finish.</source>
        <translation>Rundę {0} kojarzy się ręcznie: do zakończenia nie można kojarzyć niczego innego.</translation>
    </message>
    <message numerus="yes">
        <source>%n without an opponent or a bye</source>
        <translation>
            <numerusform>%n bez przeciwnika i bez bye</numerusform>
            <numerusform>%n bez przeciwnika i bez bye</numerusform>
            <numerusform>%n bez przeciwnika i bez bye</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has a place</source>
        <translation>Wszyscy mają miejsce</translation>
    </message>
    <message>
        <source>Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose the opponent and press P.</source>
        <translation>Przeciągnij zawodnika na innego, na miejsce albo poniżej listy, by był wolny; albo zaznacz jednego klawiszem M, wybierz przeciwnika i naciśnij P.</translation>
    </message>
    <message>
        <source>Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose the opponent and press P. w and b after a name is the colour due: 2 absolutely, 1 strongly, 0 mildly.</source>
        <translation>Przeciągnij zawodnika na innego, na miejsce albo poniżej listy, by był wolny; albo zaznacz jednego klawiszem M, wybierz przeciwnika i naciśnij P. b i c po nazwisku to należny kolor: 2 bezwzględnie, 1 silnie, 0 słabo.</translation>
    </message>
    <message>
        <source>Fewer than two are left</source>
        <translation>Zostało mniej niż dwóch</translation>
    </message>
    <message>
        <source>Somebody has neither an opponent nor a bye</source>
        <translation>Ktoś nie ma ani przeciwnika, ani bye</translation>
    </message>
    <message>
        <source>This breaks rules</source>
        <translation>To łamie zasady</translation>
    </message>
    <message>
        <source>The bye is given already: one is still without a game.</source>
        <translation>Bye jest już przyznane: jeden wciąż jest bez partii.</translation>
    </message>
    <message>
        <source>Nobody of those who are left may meet another of them.</source>
        <translation>Nikt z pozostałych nie może grać z innym z nich.</translation>
    </message>
    <message>
        <source>Keep the pairing by hand?</source>
        <translation>Zachować ręczne kojarzenie?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>The pairing by hand is the same as that of {0}.</source>
        <translation>Kojarzenie ręczne jest takie samo jak kojarzenie {0}.</translation>
    </message>
    <message>
        <source>Finish without a comparison?</source>
        <translation>Zakończyć bez porównania?</translation>
    </message>
    <message>
        <source>The log keeps that there was no engine&apos;s pairing to compare with.</source>
        <translation>Dziennik odnotuje, że nie było kojarzenia programu do porównania.</translation>
    </message>
    <message>
        <source>Finish without it</source>
        <translation>Zakończ bez niego</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Mecz</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>First-named team</source>
        <translation>Drużyna wymieniona pierwsza</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Game points so far</source>
        <translation>Małe punkty dotąd</translation>
    </message>
    <message>
        <source>The other team</source>
        <translation>Druga drużyna</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Jeszcze nierozstrzygnięty</translation>
    </message>
    <message>
        <source>Postponed: the next round does not wait for it</source>
        <translation>Przełożony: następna runda na niego nie czeka</translation>
    </message>
    <message>
        <source>The score entered is not the sum of the boards</source>
        <translation>Wpisany wynik nie jest sumą szachownic</translation>
    </message>
    <message>
        <source>Entered at once</source>
        <translation>Wpisano od razu</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Uwaga: {0}</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>bye</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>bye za pół punktu</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>bye za punkt</translation>
    </message>
    <message>
        <source>free round</source>
        <translation>pauzuje</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>nieobecna</translation>
    </message>
</context>
<context>
    <name>MatchesView</name>
    <message>
        <source>Matches</source>
        <translation>Mecze</translation>
    </message>
    <message>
        <source>Line-ups…</source>
        <translation>Składy…</translation>
    </message>
    <message>
        <source>Score…</source>
        <translation>Wynik…</translation>
    </message>
    <message>
        <source>Home ↔ away</source>
        <translation>Gospodarze ↔ goście</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Walkower</translation>
    </message>
    <message>
        <source>The match is lost without playing</source>
        <translation>Mecz jest przegrany bez gry</translation>
    </message>
    <message>
        <source>Who goes on…</source>
        <translation>Kto dalej…</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Uwaga…</translation>
    </message>
    <message>
        <source>Choose a match first</source>
        <translation>Najpierw wybierz mecz</translation>
    </message>
    <message>
        <source>Hand in this line-up?</source>
        <translation>Zgłosić ten skład?</translation>
    </message>
    <message>
        <source>Score of the match</source>
        <translation>Wynik meczu</translation>
    </message>
    <message>
        <source>Game points, the first-named team first, for example 2½:1½; empty takes the score away</source>
        <translation>Małe punkty, najpierw drużyny wymienionej pierwszej, na przykład 2½:1½; puste usuwa wynik</translation>
    </message>
    <message>
        <source>“{0}” is no score: write for example 2.5:1.5.</source>
        <translation>„{0}” to nie jest wynik: napisz na przykład 2.5:1.5.</translation>
    </message>
    <message>
        <source>Enter this score?</source>
        <translation>Wpisać ten wynik?</translation>
    </message>
    <message>
        <source>Note at match {0}</source>
        <translation>Uwaga do meczu {0}</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Uwaga:</translation>
    </message>
    <message>
        <source>Swap home and away?</source>
        <translation>Zamienić gospodarzy i gości?</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Zamień</translation>
    </message>
    <message>
        <source>Decide the match?</source>
        <translation>Rozstrzygnąć mecz?</translation>
    </message>
    <message>
        <source>{0} does not come</source>
        <translation>Nie stawił się: {0}</translation>
    </message>
    <message>
        <source>Neither comes</source>
        <translation>Żadna się nie stawiła</translation>
    </message>
    <message>
        <source>It is played after all</source>
        <translation>Jednak się odbędzie</translation>
    </message>
    <message>
        <source>Forfeit the match?</source>
        <translation>Walkower w meczu?</translation>
    </message>
</context>
<context>
    <name>MissingDialog</name>
    <message>
        <source>Pair round {0}</source>
        <translation>Skojarz rundę {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>W rundzie {0} nie potwierdzono obecności %n zawodnika</numerusform>
            <numerusform>W rundzie {0} nie potwierdzono obecności %n zawodników</numerusform>
            <numerusform>W rundzie {0} nie potwierdzono obecności %n zawodników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>W rundzie {0} nie potwierdzono obecności %n drużyny</numerusform>
            <numerusform>W rundzie {0} nie potwierdzono obecności %n drużyn</numerusform>
            <numerusform>W rundzie {0} nie potwierdzono obecności %n drużyn</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>nieobecny</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>niewidziany</translation>
    </message>
    <message>
        <source>Who is missing</source>
        <translation>Kogo brakuje</translation>
    </message>
    <message>
        <source>Do this and pair</source>
        <translation>Zrób tak i skojarz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>is here: is paired</source>
        <translation>jest: kojarzony</translation>
    </message>
    <message>
        <source>zero-point bye in this round</source>
        <translation>bye za zero w tej rundzie</translation>
    </message>
    <message>
        <source>half-point bye in this round</source>
        <translation>bye za pół punktu w tej rundzie</translation>
    </message>
    <message>
        <source>stays in the table: forfeits if not there</source>
        <translation>zostaje w tabeli: walkower, gdy się nie stawi</translation>
    </message>
    <message>
        <source>leaves the tournament</source>
        <translation>opuszcza turniej</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Place under the official ladder</source>
        <translation>Miejsce według oficjalnej listy kryteriów</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Próbna</translation>
    </message>
    <message>
        <source>Place under the trial ladder, and by how many places</source>
        <translation>Miejsce według próbnej listy kryteriów i o ile miejsc</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Rozstrzyga</translation>
    </message>
    <message>
        <source>The rung of the trial ladder that decides</source>
        <translation>Rozstrzygające kryterium próbnej listy</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>The player&apos;s value of that rung</source>
        <translation>Wartość zawodnika w tym kryterium</translation>
    </message>
    <message>
        <source>From place {0} to place {1}</source>
        <translation>Z miejsca {0} na miejsce {1}</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>dzielone</translation>
    </message>
</context>
<context>
    <name>NetworkBox</name>
    <message>
        <source>Network</source>
        <translation>Sieć</translation>
    </message>
    <message>
        <source>No network: open a hotspot, or join one</source>
        <translation>Brak sieci: uruchom hotspot albo połącz się z siecią</translation>
    </message>
</context>
<context>
    <name>NewEventWizard</name>
    <message>
        <source>New event</source>
        <translation>Nowy turniej</translation>
    </message>
    <message>
        <source>&amp;Create the event</source>
        <translation>&amp;Utwórz turniej</translation>
    </message>
    <message>
        <source>To the regulations in words; what was not asked yet stays as it is proposed</source>
        <translation>Do regulaminu słowami; o co nie pytano, zostaje jak w propozycji</translation>
    </message>
    <message>
        <source>The rest as usual</source>
        <translation>Reszta jak zwykle</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Jak się nazywa?</translation>
    </message>
    <message>
        <source>The name stands on every printed page.</source>
        <translation>Nazwa jest na każdej drukowanej stronie.</translation>
    </message>
    <message>
        <source>three letters, for example NOR</source>
        <translation>trzy litery, na przykład NOR</translation>
    </message>
    <message>
        <source>N&amp;ame *</source>
        <translation>&amp;Nazwa *</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Miejscowość</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Federacja</translation>
    </message>
    <message>
        <source>Add an official</source>
        <translation>Dodaj osobę</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Osoby funkcyjne</translation>
    </message>
    <message>
        <source>How is it played?</source>
        <translation>Jak się gra?</translation>
    </message>
    <message>
        <source>All of it can be changed until round 1 is paired.</source>
        <translation>Wszystko można zmieniać, dopóki nie skojarzono rundy 1.</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Tempo gry</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Tempo gry</translation>
    </message>
    <message>
        <source>&amp;Rated as</source>
        <translation>&amp;Oceniany jako</translation>
    </message>
    <message>
        <source>When is it played?</source>
        <translation>Kiedy się gra?</translation>
    </message>
    <message>
        <source>Fill the schedule from the first round and the rounds a day, or leave it for later.</source>
        <translation>Wypełnij harmonogram od pierwszej rundy i liczby rund dziennie albo zostaw na później.</translation>
    </message>
    <message>
        <source>The dates are known</source>
        <translation>Daty są znane</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Pierwszy dzień</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Ostatni dzień</translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation>&amp;Pierwszy dzień</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>&amp;Ostatni dzień</translation>
    </message>
    <message>
        <source>What counts how much?</source>
        <translation>Co ile się liczy?</translation>
    </message>
    <message>
        <source>Points and byes are locked once round 1 is paired.</source>
        <translation>Punkty i bye są zablokowane po skojarzeniu rundy 1.</translation>
    </message>
    <message>
        <source>How are ties broken?</source>
        <translation>Co decyduje przy równych punktach?</translation>
    </message>
    <message>
        <source>Start from a ready ladder. The Tie-breaks page changes it at any time.</source>
        <translation>Zacznij od gotowej listy kryteriów. Zmienić ją można w każdej chwili na stronie Punktacja pomocnicza.</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Wydanie przepisów FIDE o punktacji pomocniczej</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Punktacja pomocnicza</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Lista kryteriów</translation>
    </message>
    <message>
        <source>The regulations in words</source>
        <translation>Regulamin słowami</translation>
    </message>
    <message>
        <source>Compare them with what was announced, then create the event.</source>
        <translation>Porównaj z tym, co ogłoszono, potem utwórz turniej.</translation>
    </message>
    <message>
        <source>Preview, print or save as PDF…</source>
        <translation>Podgląd, druk lub zapis jako PDF…</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Kopiuj tekst</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Wydanie FIDE {0}</translation>
    </message>
    <message>
        <source>Regulations – {0}</source>
        <translation>Regulamin – {0}</translation>
    </message>
    <message>
        <source>Leave the new event? What was entered is lost.</source>
        <translation>Porzucić nowy turniej? Wpisane dane przepadną.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Porzuć</translation>
    </message>
</context>
<context>
    <name>Norms</name>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Numer startowy (TPN)</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Tytuł FIDE</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Norma</translation>
    </message>
    <message>
        <source>The greatest norm within reach</source>
        <translation>Najwyższa norma w zasięgu</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Ocena</translation>
    </message>
    <message>
        <source>Preliminary: FIDE decides</source>
        <translation>Wstępnie: decyduje FIDE</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>In the games that count</source>
        <translation>W liczących się partiach</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Games that count</source>
        <translation>Liczące się partie</translation>
    </message>
    <message>
        <source>Average of the opponents after 1.4.6</source>
        <translation>Średnia przeciwników według 1.4.6</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Wynik rankingowy</translation>
    </message>
    <message>
        <source>Still needed</source>
        <translation>Trzeba jeszcze</translation>
    </message>
    <message>
        <source>In the rounds to come</source>
        <translation>W następnych rundach</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artykuł</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Warunek</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Granica</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Spełniony</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>NO</source>
        <translation>NIE</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>bez odpowiedzi</translation>
    </message>
</context>
<context>
    <name>NormsPanel</name>
    <message>
        <source>Title norms</source>
        <translation>Normy na tytuły</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Szukaj nazwiska, klubu lub numeru</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Stop looking after norms</source>
        <translation>Przestań śledzić normy</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandydaci</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Warunki</translation>
    </message>
    <message>
        <source>Nobody has made a norm or still can</source>
        <translation>Nikt nie wypełnił normy i nikt już nie może</translation>
    </message>
    <message>
        <source>This is looked at anew after every result.</source>
        <translation>Oblicza się to od nowa po każdym wyniku.</translation>
    </message>
    <message>
        <source>Norms are not looked after in this section</source>
        <translation>W tej grupie nie śledzi się norm</translation>
    </message>
    <message>
        <source>Say so, and this page and its sheets appear.</source>
        <translation>Włącz to, a pojawi się ta strona i jej arkusze.</translation>
    </message>
    <message>
        <source>Look after title norms</source>
        <translation>Śledzenie norm na tytuły</translation>
    </message>
    <message>
        <source>What only you know</source>
        <translation>Co wie tylko sędzia</translation>
    </message>
    <message>
        <source>preliminary: FIDE decides</source>
        <translation>wstępnie: decyduje FIDE</translation>
    </message>
    <message>
        <source>{0} norm of {1}: {2}</source>
        <translation>Norma {0}, {1}: {2}</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>Until now</source>
        <translation>Dotąd</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nowy</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Number the players by rating</source>
        <translation>Numeruj zawodników według rankingu</translation>
    </message>
    <message>
        <source>By tournament rating, then title, then what was announced for equals (C.04.2).</source>
        <translation>Według rankingu turniejowego, potem tytułu, potem tego, co ogłoszono dla równych (C.04.2).</translation>
    </message>
    <message>
        <source>Give the numbers</source>
        <translation>Nadaj numery</translation>
    </message>
    <message>
        <source>Draw the numbers by lot</source>
        <translation>Losowanie numerów</translation>
    </message>
    <message>
        <source>The same number of the lot gives the same order, everywhere.</source>
        <translation>Ten sam numer losu daje wszędzie tę samą kolejność.</translation>
    </message>
    <message>
        <source>Take this lot</source>
        <translation>Przyjmij to losowanie</translation>
    </message>
    <message>
        <source>Give the numbers by hand</source>
        <translation>Ręczne nadanie numerów</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move the marked player, as the buttons do.</source>
        <translation>Alt+Góra i Alt+Dół przesuwają zaznaczonego zawodnika, tak jak przyciski.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>The FIDE rating (FIDE)</source>
        <translation>Ranking FIDE (FIDE)</translation>
    </message>
    <message>
        <source>The national rating (NRO)</source>
        <translation>Ranking krajowy (NRO)</translation>
    </message>
    <message>
        <source>The FIDE rating, without one the national (FIDON)</source>
        <translation>Ranking FIDE, bez niego krajowy (FIDON)</translation>
    </message>
    <message>
        <source>The national rating, without one FIDE&apos;s (NIDOF)</source>
        <translation>Ranking krajowy, bez niego FIDE (NIDOF)</translation>
    </message>
    <message>
        <source>The higher of FIDE and national (HBFN)</source>
        <translation>Wyższy z FIDE i krajowego (HBFN)</translation>
    </message>
    <message>
        <source>The lower of FIDE and national (LBFN)</source>
        <translation>Niższy z FIDE i krajowego (LBFN)</translation>
    </message>
    <message>
        <source>Another rule: the order of the lists, or as typed (OTHER)</source>
        <translation>Inna zasada: kolejność list albo jak wpisano (OTHER)</translation>
    </message>
</context>
<context>
    <name>OfferAgain</name>
    <message>
        <source>Everything of {0} is there.</source>
        <translation>Wszystko z {0} jest na miejscu.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) only in {0}</source>
        <translation>
            <numerusform>%n krok tylko w {0}</numerusform>
            <numerusform>%n kroki tylko w {0}</numerusform>
            <numerusform>%n kroków tylko w {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter them again</source>
        <translation>Wpisz ponownie</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) were entered again.</source>
        <translation>
            <numerusform>Wpisano ponownie %n krok.</numerusform>
            <numerusform>Wpisano ponownie %n kroki.</numerusform>
            <numerusform>Wpisano ponownie %n kroków.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Officials</name>
    <message>
        <source>Chief arbiter</source>
        <translation>Sędzia główny</translation>
    </message>
    <message>
        <source>Deputy chief arbiter</source>
        <translation>Zastępca sędziego głównego</translation>
    </message>
    <message>
        <source>Sector arbiter</source>
        <translation>Sędzia sektorowy</translation>
    </message>
    <message>
        <source>Pairings officer</source>
        <translation>Sędzia kojarzący</translation>
    </message>
    <message>
        <source>Fair-play officer</source>
        <translation>Oficer fair play</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Sędzia</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Organizator</translation>
    </message>
</context>
<context>
    <name>OfficialsTable</name>
    <message>
        <source>Role</source>
        <translation>Funkcja</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID FIDE</translation>
    </message>
    <message>
        <source>Family, Given</source>
        <translation>Nazwisko, Imię</translation>
    </message>
    <message>
        <source>Take this official away</source>
        <translation>Usuń tę osobę</translation>
    </message>
</context>
<context>
    <name>OpenReadingsDialog</name>
    <message>
        <source>Import: {0}</source>
        <translation>Import: {0}</translation>
    </message>
    <message>
        <source>{0} can be read in several ways</source>
        <translation>{0} można odczytać na kilka sposobów</translation>
    </message>
    <message>
        <source>Its own totals fit each of these readings. Choose what really happened; nothing was created yet.</source>
        <translation>Jego własne sumy pasują do każdego z tych odczytań. Wybierz, jak było naprawdę; niczego jeszcze nie utworzono.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Pytania</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Read it so</source>
        <translation>Odczytaj tak</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Wiersz {0}</translation>
    </message>
    <message>
        <source>Choose a reading for each question first.</source>
        <translation>Najpierw wybierz odczytanie dla każdego pytania.</translation>
    </message>
</context>
<context>
    <name>OrderDialog</name>
    <message>
        <source>Up</source>
        <translation>W górę</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>W dół</translation>
    </message>
    <message>
        <source>No number changes</source>
        <translation>Żaden numer się nie zmienia</translation>
    </message>
</context>
<context>
    <name>OriginQuestion</name>
    <message>
        <source>Which program do you come from?</source>
        <translation>Z jakiego programu przechodzisz?</translation>
    </message>
    <message>
        <source>Results are then typed with the keys you know. The Rounds page changes them at any time.</source>
        <translation>Wyniki wpisuje się wtedy znanymi klawiszami. Zmienić je można w każdej chwili na stronie Rundy.</translation>
    </message>
    <message>
        <source>Another, or none</source>
        <translation>Inny albo żaden</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Klawisze: {0}</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Zmień</translation>
    </message>
    <message>
        <source>Own keys</source>
        <translation>Własne klawisze</translation>
    </message>
    <message>
        <source>Keys for results: {0}.</source>
        <translation>Klawisze wyników: {0}.</translation>
    </message>
</context>
<context>
    <name>OwnKeysDialog</name>
    <message>
        <source>Own keys for results</source>
        <translation>Własne klawisze wyników</translation>
    </message>
    <message>
        <source>Go to a field with Tab and press the key you want; Backspace leaves it empty. Digits count wherever they are, also on the number block; Del always clears. Letters that are results find no player.</source>
        <translation>Przejdź do pola klawiszem Tab i naciśnij wybrany klawisz; Backspace zostawia je puste. Cyfry liczą się wszędzie, także z bloku numerycznego; Del zawsze usuwa. Litery, które są wynikami, nie szukają zawodników.</translation>
    </message>
    <message>
        <source>Key for: {0}</source>
        <translation>Klawisz dla: {0}</translation>
    </message>
    <message>
        <source>As &amp;Classic</source>
        <translation>Jak &amp;Klasyczne</translation>
    </message>
    <message>
        <source>Use these keys</source>
        <translation>Użyj tych klawiszy</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>{0} would mean two things.</source>
        <translation>{0} oznaczałoby dwie rzeczy.</translation>
    </message>
    <message>
        <source>White wins, draw and Black wins need a key each.</source>
        <translation>Wygrana białych, remis i wygrana czarnych potrzebują po klawiszu.</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Wygrana białych</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Wygrana czarnych</translation>
    </message>
    <message>
        <source>Black did not come</source>
        <translation>Czarne się nie stawiły</translation>
    </message>
    <message>
        <source>White did not come</source>
        <translation>Białe się nie stawiły</translation>
    </message>
    <message>
        <source>Neither came</source>
        <translation>Żaden się nie stawił</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Inne wyniki</translation>
    </message>
    <message>
        <source>Clear the result</source>
        <translation>Usuń wynik</translation>
    </message>
</context>
<context>
    <name>PackPart</name>
    <message>
        <source>Each document is printed with its own options.</source>
        <translation>Każdy dokument drukuje się z własnymi opcjami.</translation>
    </message>
    <message>
        <source>Send as</source>
        <translation>Wyślij jako</translation>
    </message>
    <message>
        <source>One job</source>
        <translation>Jedno zadanie</translation>
    </message>
    <message>
        <source>All documents go to the printer together</source>
        <translation>Wszystkie dokumenty idą do drukarki razem</translation>
    </message>
    <message>
        <source>One each</source>
        <translation>Po jednym</translation>
    </message>
    <message>
        <source>Every document is a job of its own</source>
        <translation>Każdy dokument to osobne zadanie</translation>
    </message>
    <message>
        <source>Usual contents</source>
        <translation>Zwykła zawartość</translation>
    </message>
    <message>
        <source>Empty the queue</source>
        <translation>Opróżnij kolejkę</translation>
    </message>
    <message>
        <source>Send to the printer as</source>
        <translation>Wyślij do drukarki jako</translation>
    </message>
</context>
<context>
    <name>PageHeadDialog</name>
    <message>
        <source>On every page</source>
        <translation>Na każdej stronie</translation>
    </message>
    <message>
        <source>Header lines, logo and sponsors</source>
        <translation>Nagłówek, logo i sponsorzy</translation>
    </message>
    <message>
        <source>Lines above the name of the event</source>
        <translation>Wiersze nad nazwą turnieju</translation>
    </message>
    <message>
        <source>Header line {0}</source>
        <translation>Wiersz nagłówka {0}</translation>
    </message>
    <message>
        <source>The federation or the club that invites</source>
        <translation>Zapraszająca federacja lub klub</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Sponsors, at the foot of the page</source>
        <translation>Sponsorzy, w stopce strony</translation>
    </message>
    <message>
        <source>Add a sponsor…</source>
        <translation>Dodaj sponsora…</translation>
    </message>
    <message>
        <source>PNG or JPEG. Large pictures are made smaller.</source>
        <translation>PNG lub JPEG. Duże obrazy są zmniejszane.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>At most {0} sponsors are printed.</source>
        <translation>Drukuje się najwyżej {0} sponsorów.</translation>
    </message>
    <message>
        <source>{0} was made smaller: {1} x {2} pixels.</source>
        <translation>{0} zmniejszono: {1} x {2} pikseli.</translation>
    </message>
    <message>
        <source>Sponsors</source>
        <translation>Sponsorzy</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Obrazy (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>No logo yet.</source>
        <translation>Nie ma jeszcze logo.</translation>
    </message>
    <message>
        <source>There is no logo</source>
        <translation>Nie ma logo</translation>
    </message>
    <message>
        <source>Sponsor {0}</source>
        <translation>Sponsor {0}</translation>
    </message>
    <message>
        <source>Move sponsor {0} up</source>
        <translation>Przesuń sponsora {0} w górę</translation>
    </message>
    <message>
        <source>Take sponsor {0} away</source>
        <translation>Usuń sponsora {0}</translation>
    </message>
    <message>
        <source>There are {0} already</source>
        <translation>Jest ich już {0}</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Preview of the printed pages</source>
        <translation>Podgląd wydruku</translation>
    </message>
</context>
<context>
    <name>PairingDesk</name>
    <message>
        <source>No legal pairing keeps them all apart; these wishes yielded: {0}.</source>
        <translation>Żadne dozwolone kojarzenie nie rozdziela wszystkich; ustąpiły życzenia: {0}.</translation>
    </message>
    <message>
        <source>The event has changed while the engine worked: pair again.</source>
        <translation>Turniej zmienił się w czasie pracy programu: skojarz ponownie.</translation>
    </message>
    <message>
        <source>Pairing was cancelled; nothing has changed.</source>
        <translation>Kojarzenie anulowano; nic się nie zmieniło.</translation>
    </message>
</context>
<context>
    <name>PairingRules</name>
    <message>
        <source>Rule</source>
        <translation>Zasada</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Dla</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Zawodnicy</translation>
    </message>
    <message>
        <source>wished apart</source>
        <translation>w miarę możliwości nie</translation>
    </message>
    <message>
        <source>must not meet</source>
        <translation>nie mogą grać ze sobą</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Szachownica</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Zawodnik</translation>
    </message>
    <message>
        <source>prohibitions: {0}</source>
        <translation>zakazy: {0}</translation>
    </message>
    <message>
        <source>wishes: {0}</source>
        <translation>życzenia: {0}</translation>
    </message>
    <message>
        <source>Baku acceleration</source>
        <translation>Akceleracja Baku</translation>
    </message>
    <message>
        <source>fixed tables: {0}</source>
        <translation>stałe stoliki: {0}</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>A round robin is not accelerated.</source>
        <translation>Systemu kołowego się nie przyspiesza.</translation>
    </message>
    <message>
        <source>No acceleration: everybody is paired by the points scored.</source>
        <translation>Bez przyspieszenia: wszyscy są kojarzeni według zdobytych punktów.</translation>
    </message>
    <message>
        <source>The groups are formed of those who play round 1; nobody does yet.</source>
        <translation>Grupy tworzy się z grających w rundzie 1; nikt jeszcze nie gra.</translation>
    </message>
    <message>
        <source>Rounds {0} to {1}: numbers {2} to {3} are paired with +{4}.</source>
        <translation>Rundy od {0} do {1}: numery od {2} do {3} są kojarzone z +{4}.</translation>
    </message>
    <message>
        <source>Round {0}: numbers {2} to {3} are paired with +{4}.</source>
        <translation>Runda {0}: numery od {2} do {3} są kojarzone z +{4}.</translation>
    </message>
    <message>
        <source>Upper group, {0} players: {1}.</source>
        <translation>Grupa górna, zawodnicy: {0}, numery {1}.</translation>
    </message>
    <message>
        <source>The others, {0} players: {1}.</source>
        <translation>Pozostali, zawodnicy: {0}, numery {1}.</translation>
    </message>
    <message>
        <source>Until round 1 is published the groups follow the field; a player with a bye in round 1 belongs to the group of the number he or she gets (C.04.7).</source>
        <translation>Do publikacji rundy 1 grupy zależą od stawki; zawodnik z bye w rundzie 1 należy do grupy numeru, który dostaje (C.04.7).</translation>
    </message>
    <message>
        <source>Baku acceleration (C.04.7).</source>
        <translation>Akceleracja Baku (C.04.7).</translation>
    </message>
    <message>
        <source>Not paired with each other in rounds {0} to {1}: {2}.</source>
        <translation>Nie kojarzy się ze sobą w rundach od {0} do {1}: {2}.</translation>
    </message>
    <message>
        <source>Kept apart in rounds {0} to {1} where the rules allow it: {2}.</source>
        <translation>W miarę możliwości nie kojarzy się ze sobą w rundach od {0} do {1}: {2}.</translation>
    </message>
    <message>
        <source>Chess960: every round starts from a position drawn by lot.</source>
        <translation>Chess960: każda runda zaczyna się od wylosowanej pozycji.</translation>
    </message>
</context>
<context>
    <name>PairingRulesDialog</name>
    <message>
        <source>Pairing rules</source>
        <translation>Zasady kojarzenia</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Część</translation>
    </message>
    <message>
        <source>Who must not meet</source>
        <translation>Kto nie może grać ze sobą</translation>
    </message>
    <message>
        <source>Prohibited pairings, clubs, federations</source>
        <translation>Zabronione pary, kluby, federacje</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Przyspieszenie</translation>
    </message>
    <message>
        <source>Baku acceleration (C.04.7)</source>
        <translation>Akceleracja Baku (C.04.7)</translation>
    </message>
    <message>
        <source>Fixed tables</source>
        <translation>Stałe stoliki</translation>
    </message>
    <message>
        <source>Players who do not move</source>
        <translation>Zawodnicy, którzy się nie przesiadają</translation>
    </message>
    <message>
        <source>Colour and Chess960</source>
        <translation>Kolor i Chess960</translation>
    </message>
    <message>
        <source>The first colour, positions drawn by lot</source>
        <translation>Pierwszy kolor, losowane pozycje</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Every change is stored at once; undo takes it back.</source>
        <translation>Każda zmiana jest zapisywana od razu; cofa ją „Cofnij”.</translation>
    </message>
    <message>
        <source>Prohibit a pairing…</source>
        <translation>Zabroń pary…</translation>
    </message>
    <message>
        <source>Clubs or federations…</source>
        <translation>Kluby lub federacje…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Nobody is kept apart. Prohibit a pairing (brothers, one car), or keep the members of clubs or federations apart in the first rounds; it must be announced before round 1.</source>
        <translation>Nikt nie jest rozdzielony. Zabroń pary (bracia, jeden samochód) albo rozdziel członków klubów lub federacji w pierwszych rundach; trzeba to ogłosić przed rundą 1.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Paired by the points scored</source>
        <translation>Kojarzenie według zdobytych punktów</translation>
    </message>
    <message>
        <source>Baku</source>
        <translation>Baku</translation>
    </message>
    <message>
        <source>The upper half gets points that count for pairing only (C.04.7)</source>
        <translation>Górna połowa dostaje punkty liczone tylko do kojarzenia (C.04.7)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Zawodnik</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Wpisz nazwisko lub wybierz</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Szachownica</translation>
    </message>
    <message>
        <source>A lower board</source>
        <translation>Niższa szachownica</translation>
    </message>
    <message>
        <source>A higher board</source>
        <translation>Wyższa szachownica</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Przypisz</translation>
    </message>
    <message>
        <source>Let move again</source>
        <translation>Usuń przypisanie</translation>
    </message>
    <message>
        <source>A player who cannot move plays at this board in every round paired from now on.</source>
        <translation>Zawodnik, który nie może się przesiadać, gra przy tej szachownicy w każdej kojarzonej odtąd rundzie.</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Losuj</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>Chess960: a starting position is drawn by lot for every round</source>
        <translation>Chess960: na każdą rundę losuje się pozycję początkową</translation>
    </message>
    <message>
        <source>The colour of the highest-ranked player in round 1</source>
        <translation>Kolor najwyżej sklasyfikowanego zawodnika w rundzie 1</translation>
    </message>
    <message>
        <source>The colour of team 1 on board 1 in round 1</source>
        <translation>Kolor drużyny 1 na 1. szachownicy w rundzie 1</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>The Rounds page draws the position; it stands on the pairings sheet and the projector.</source>
        <translation>Pozycję losuje strona Rundy; jest ona na arkuszu kojarzeń i na projektorze.</translation>
    </message>
    <message>
        <source>Only in a Swiss: a round robin is read from its table</source>
        <translation>Tylko w systemie szwajcarskim: kołowy odczytuje się z tabeli</translation>
    </message>
    <message>
        <source>Teams have no fixed tables</source>
        <translation>Drużyny nie mają stałych stolików</translation>
    </message>
    <message>
        <source>Choose a line first</source>
        <translation>Najpierw wybierz wiersz</translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation>Najpierw wybierz zawodnika</translation>
    </message>
    <message>
        <source>Round 1 is paired: outside FIDE mode a change is asked about and noted in the report</source>
        <translation>Runda 1 jest skojarzona: poza trybem FIDE program pyta o zmianę i odnotowuje ją w sprawozdaniu</translation>
    </message>
    <message>
        <source>Change the pairing rules?</source>
        <translation>Zmienić zasady kojarzenia?</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Search commands and players</source>
        <translation>Szukaj poleceń i zawodników</translation>
    </message>
    <message>
        <source>Search commands, pages and players</source>
        <translation>Szukaj poleceń, stron i zawodników</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Trafienia</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nic nie znaleziono</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} z {1}</translation>
    </message>
</context>
<context>
    <name>PdfPreview</name>
    <message>
        <source>Save as PDF</source>
        <translation>Zapisz jako PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Pliki PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Zapisz jako PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Mniejsze</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Większe</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Cała strona</translation>
    </message>
    <message>
        <source>Sent to the printer: {0}</source>
        <translation>Wysłano do drukarki: {0}</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Zapisano: {0}</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Strona {0} z {1}</translation>
    </message>
</context>
<context>
    <name>PictureFiles</name>
    <message>
        <source>{0}: the picture is damaged.</source>
        <translation>{0}: obraz jest uszkodzony.</translation>
    </message>
</context>
<context>
    <name>PlacesChart</name>
    <message>
        <source>Chart of places by policy</source>
        <translation>Wykres miejsc według zasad</translation>
    </message>
    <message>
        <source>The same places stand in the table: choose Table above.</source>
        <translation>Te same miejsca są w tabeli: wybierz wyżej Tabela.</translation>
    </message>
    <message>
        <source>{0}: place {1} under {2}</source>
        <translation>{0}: miejsce {1} przy zasadzie {2}</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>jak jest</translation>
    </message>
</context>
<context>
    <name>PlayerActions</name>
    <message>
        <source>&amp;Add players…</source>
        <translation>&amp;Dodaj zawodników…</translation>
    </message>
    <message>
        <source>Add &amp;many: paste or open a table…</source>
        <translation>Dod&amp;aj wielu: wklej lub otwórz tabelę…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Edytuj…</translation>
    </message>
    <message>
        <source>&amp;Byes and absences…</source>
        <translation>&amp;Bye i nieobecności…</translation>
    </message>
    <message>
        <source>&amp;Withdraw…</source>
        <translation>&amp;Wycofaj…</translation>
    </message>
    <message>
        <source>Take bac&amp;k…</source>
        <translation>Przywróć do &amp;turnieju…</translation>
    </message>
    <message>
        <source>E&amp;xpel…</source>
        <translation>Wyklu&amp;cz…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Move to another &amp;section</source>
        <translation>&amp;Przenieś do innej grupy</translation>
    </message>
    <message>
        <source>C&amp;ategory</source>
        <translation>&amp;Kategoria</translation>
    </message>
    <message>
        <source>&amp;Check-in</source>
        <translation>&amp;Obecność</translation>
    </message>
    <message>
        <source>Cl&amp;ose the check-in…</source>
        <translation>&amp;Zamknij listę obecności…</translation>
    </message>
    <message>
        <source>Check the reg&amp;istration</source>
        <translation>&amp;Sprawdź zgłoszenia</translation>
    </message>
    <message>
        <source>&amp;Number the players by rating…</source>
        <translation>&amp;Numeruj według rankingu…</translation>
    </message>
    <message>
        <source>Exchange two pairing numbers</source>
        <translation>Zamiana dwóch numerów startowych</translation>
    </message>
    <message>
        <source>Draw the numbers by &amp;lot…</source>
        <translation>Losuj nu&amp;mery…</translation>
    </message>
    <message>
        <source>Give the numbers by &amp;hand…</source>
        <translation>Nadaj numer&amp;y ręcznie…</translation>
    </message>
    <message>
        <source>&amp;Tournament ratings…</source>
        <translation>&amp;Rankingi turniejowe…</translation>
    </message>
    <message>
        <source>Cate&amp;gories…</source>
        <translation>Kate&amp;gorie…</translation>
    </message>
    <message>
        <source>Compare with the rating list…</source>
        <translation>Porównaj z listą rankingową…</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Listy rankingowe…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Najpierw otwórz turniej</translation>
    </message>
    <message>
        <source>Select players on the Players page first</source>
        <translation>Najpierw zaznacz zawodników na stronie Zawodnicy</translation>
    </message>
    <message>
        <source>Select one player who has not left</source>
        <translation>Zaznacz jednego zawodnika, który gra w turnieju</translation>
    </message>
    <message>
        <source>The event has one section only; add one on the Event page</source>
        <translation>Turniej ma tylko jedną grupę; dodaj drugą na stronie Turniej</translation>
    </message>
    <message>
        <source>Select two players of equal rating</source>
        <translation>Zaznacz dwóch zawodników o równym rankingu</translation>
    </message>
    <message>
        <source>From this round on: zero points, not paired. The player stays in the standings, marked.</source>
        <translation>Od tej rundy: zero punktów, bez kojarzenia. Zawodnik zostaje w klasyfikacji, z oznaczeniem.</translation>
    </message>
    <message>
        <source>From this round on every game is lost; the opponent goes on.</source>
        <translation>Od tej rundy każda partia jest przegrana; przeciwnik przechodzi dalej.</translation>
    </message>
    <message>
        <source>From this round on every opponent wins without a game. Who played less than half of the games by then is not ranked, and those games do not count (C.05, 6.6).</source>
        <translation>Od tej rundy każdy przeciwnik wygrywa bez gry. Kto rozegrał do tego czasu mniej niż połowę partii, nie jest sklasyfikowany, a te partie się nie liczą (C.05, 6.6).</translation>
    </message>
    <message>
        <source>Withdraw {0}</source>
        <translation>Wycofaj: {0}</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Wycofaj</translation>
    </message>
    <message>
        <source>Withdrawn: {0}</source>
        <translation>Wycofano: {0}</translation>
    </message>
    <message>
        <source>Take {0} back</source>
        <translation>Przywróć: {0}</translation>
    </message>
    <message>
        <source>From this round on the player is paired again; missed rounds stay as they are.</source>
        <translation>Od tej rundy zawodnik jest znów kojarzony; opuszczone rundy zostają, jakie są.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Back in the event: {0}</source>
        <translation>Znów w turnieju: {0}</translation>
    </message>
    <message>
        <source>Expel {0}</source>
        <translation>Wyklucz: {0}</translation>
    </message>
    <message>
        <source>Not paired any more and left out of the standings. Opponents keep their points.</source>
        <translation>Bez dalszych kojarzeń i poza klasyfikacją. Przeciwnicy zachowują punkty.</translation>
    </message>
    <message>
        <source>Expel…</source>
        <translation>Wyklucz…</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n player(s)?</source>
        <translation>
            <numerusform>Usunąć %n zawodnika?</numerusform>
            <numerusform>Usunąć %n zawodników?</numerusform>
            <numerusform>Usunąć %n zawodników?</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Removed: {0}. Undo brings back.</source>
        <translation>Usunięto: {0}. Przywraca „Cofnij”.</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grupa {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) moved to {0}</source>
        <translation>
            <numerusform>Przeniesiono do {0} %n zawodnika</numerusform>
            <numerusform>Przeniesiono do {0} %n zawodników</numerusform>
            <numerusform>Przeniesiono do {0} %n zawodników</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange the numbers {0} and {1}</source>
        <translation>Zamień numery {0} i {1}</translation>
    </message>
    <message>
        <source>The check-in is closed.</source>
        <translation>Lista obecności jest zamknięta.</translation>
    </message>
</context>
<context>
    <name>PlayerForm</name>
    <message>
        <source>Fa&amp;mily name</source>
        <translation>&amp;Nazwisko</translation>
    </message>
    <message>
        <source>&amp;Given name</source>
        <translation>I&amp;mię</translation>
    </message>
    <message>
        <source>In own &amp;script</source>
        <translation>Własnym &amp;pismem</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Federacja</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Płeć</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nieznane</translation>
    </message>
    <message>
        <source>male</source>
        <translation>mężczyzna</translation>
    </message>
    <message>
        <source>female</source>
        <translation>kobieta</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Tytuł</translation>
    </message>
    <message>
        <source>Se&amp;x</source>
        <translation>Pł&amp;eć</translation>
    </message>
    <message>
        <source>&amp;Born</source>
        <translation>&amp;Urodzony</translation>
    </message>
    <message>
        <source>2004 or 2004-02-29</source>
        <translation>2004 lub 2004-02-29</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Klub</translation>
    </message>
    <message>
        <source>Categor&amp;ies</source>
        <translation>Kate&amp;gorie</translation>
    </message>
    <message>
        <source>by hand, separated by commas</source>
        <translation>ręcznie, oddzielone przecinkami</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Komentarz</translation>
    </message>
    <message>
        <source>Tournament &amp;rating</source>
        <translation>&amp;Ranking turniejowy</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE klasyczne</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE szybkie</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE błyskawiczne</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Ranking krajowy</translation>
    </message>
    <message>
        <source>F&amp;IDE ID</source>
        <translation>ID FI&amp;DE</translation>
    </message>
    <message>
        <source>&amp;National ID</source>
        <translation>ID kr&amp;ajowe</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Stały stolik</translation>
    </message>
    <message>
        <source>Entry f&amp;ee</source>
        <translation>&amp;Wpisowe</translation>
    </message>
    <message>
        <source>&amp;Paid</source>
        <translation>&amp;Zapłacono</translation>
    </message>
    <message>
        <source>May have a &amp;half-point bye</source>
        <translation>Może mieć &amp;bye za pół punktu</translation>
    </message>
    <message>
        <source>Other lists</source>
        <translation>Inne listy</translation>
    </message>
    <message>
        <source>Ratings by round</source>
        <translation>Rankingi według rund</translation>
    </message>
    <message>
        <source>3: 1850, 5: 1872</source>
        <translation>3: 1850, 5: 1872</translation>
    </message>
    <message>
        <source>as list, age and rating tell</source>
        <translation>według listy, wieku i rankingu</translation>
    </message>
    <message>
        <source>For the rating changes, where you know it better</source>
        <translation>Do zmian rankingu, gdy wiadomo coś lepszego</translation>
    </message>
    <message>
        <source>From that round on; the tournament rating is the first one</source>
        <translation>Od tej rundy; rankingiem turniejowym jest pierwszy</translation>
    </message>
    <message>
        <source>Ratings from the lists</source>
        <translation>Rankingi z list</translation>
    </message>
    <message>
        <source>Take a rating of one of the rating lists</source>
        <translation>Weź ranking z jednej z list rankingowych</translation>
    </message>
    <message>
        <source>By the rules: {0}.</source>
        <translation>Według zasad: {0}.</translation>
    </message>
    <message>
        <source>Taken out by hand: {0}.</source>
        <translation>Usunięte ręcznie: {0}.</translation>
    </message>
    <message>
        <source>{0} gives {1}</source>
        <translation>{0} daje {1}</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>wpisany ręcznie</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>zaimportowany</translation>
    </message>
    <message>
        <source>Ratings by round are written as 3: 1850, 5: 1872.</source>
        <translation>Rankingi według rund zapisz tak: 3: 1850, 5: 1872.</translation>
    </message>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: „{1}” to nie jest liczba.</translation>
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
            <numerusform>%n zawodnik</numerusform>
            <numerusform>%n zawodników</numerusform>
            <numerusform>%n zawodników</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Rating of the list; a dot means that it was typed by hand</source>
        <translation>Ranking z listy; kropka oznacza wpisany ręcznie</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Numer startowy (TPN)</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Jest</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Obecność</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Tytuł FIDE</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Name as in the rating list</source>
        <translation>Nazwisko jak na liście rankingowej</translation>
    </message>
    <message>
        <source>Own script</source>
        <translation>Własne pismo</translation>
    </message>
    <message>
        <source>Name in the player&apos;s own script</source>
        <translation>Nazwisko własnym pismem zawodnika</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Ranking turniejowy</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Klas.</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Szybkie</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Błysk.</translation>
    </message>
    <message>
        <source>Nat.</source>
        <translation>Kraj.</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federacja</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Płeć</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Ur.</translation>
    </message>
    <message>
        <source>Year or date of birth</source>
        <translation>Rok lub data urodzenia</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Club or city</source>
        <translation>Klub lub miejscowość</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID FIDE</translation>
    </message>
    <message>
        <source>Number in FIDE&apos;s rating list</source>
        <translation>Numer na liście rankingowej FIDE</translation>
    </message>
    <message>
        <source>Nat. ID</source>
        <translation>ID kraj.</translation>
    </message>
    <message>
        <source>Number in the national list</source>
        <translation>Numer na liście krajowej</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Categories of the player</source>
        <translation>Kategorie zawodnika</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stolik</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Stały stolik</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Zapłacono</translation>
    </message>
    <message>
        <source>Entry fee paid</source>
        <translation>Zapłacone wpisowe</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Opłata</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Wpisowe</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Bye</translation>
    </message>
    <message>
        <source>Byes and absences, by round: 1 full point, ½ half point, 0 zero points</source>
        <translation>Bye i nieobecności, według rund: 1 punkt, ½ pół punktu, 0 zero</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Komentarz</translation>
    </message>
    <message>
        <source>Comment of the arbiter</source>
        <translation>Komentarz sędziego</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Withdrawn or expelled</source>
        <translation>Wycofany lub wykluczony</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>wpisany ręcznie</translation>
    </message>
    <message>
        <source>from round {0}: {1}</source>
        <translation>od rundy {0}: {1}</translation>
    </message>
    <message>
        <source>present</source>
        <translation>obecny</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>nieobecny</translation>
    </message>
    <message>
        <source>not yet seen</source>
        <translation>jeszcze niewidziany</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>wycofany</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>wykluczony</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Zawodnicy</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Znajdź zawodnika</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Szukaj nazwiska, klubu lub numeru</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Obecność</translation>
    </message>
    <message>
        <source>Check the registration</source>
        <translation>Sprawdź zgłoszenia</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Everything that can be done with players</source>
        <translation>Wszystko, co można zrobić z zawodnikami</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Nie ma jeszcze zawodników</translation>
    </message>
    <message>
        <source>Search the FIDE list, type a name, or paste a whole table from a spreadsheet.</source>
        <translation>Przeszukaj listę FIDE, wpisz nazwisko albo wklej całą tabelę z arkusza.</translation>
    </message>
    <message>
        <source>Add players…</source>
        <translation>Dodaj zawodników…</translation>
    </message>
    <message>
        <source>Paste or open a table…</source>
        <translation>Wklej lub otwórz tabelę…</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Listy rankingowe…</translation>
    </message>
    <message>
        <source>Add players (Ins)</source>
        <translation>Dodaj zawodników (Ins)</translation>
    </message>
    <message>
        <source>Check of the registration</source>
        <translation>Sprawdzenie zgłoszeń</translation>
    </message>
    <message>
        <source>Nothing to remark</source>
        <translation>Bez uwag</translation>
    </message>
    <message>
        <source>The registration is complete.</source>
        <translation>Zgłoszenia są kompletne.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n zawodnik</numerusform>
            <numerusform>%n zawodników</numerusform>
            <numerusform>%n zawodników</numerusform>
        </translation>
    </message>
    <message>
        <source>average rating {0}</source>
        <translation>średni ranking {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n without a rating</source>
        <translation>
            <numerusform>%n bez rankingu</numerusform>
            <numerusform>%n bez rankingu</numerusform>
            <numerusform>%n bez rankingu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left the event</source>
        <translation>
            <numerusform>%n opuścił turniej</numerusform>
            <numerusform>%n opuściło turniej</numerusform>
            <numerusform>%n opuściło turniej</numerusform>
        </translation>
    </message>
    <message>
        <source>Usual widths</source>
        <translation>Zwykłe szerokości</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s), {0} of them to be cleared up</source>
        <translation>
            <numerusform>%n uwaga, do wyjaśnienia: {0}</numerusform>
            <numerusform>%n uwagi, do wyjaśnienia: {0}</numerusform>
            <numerusform>%n uwag, do wyjaśnienia: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Check-in: type the first letters of a name, then Space</source>
        <translation>Obecność: wpisz pierwsze litery nazwiska, potem spacja</translation>
    </message>
    <message>
        <source>{0}: here</source>
        <translation>{0}: obecny</translation>
    </message>
    <message>
        <source>{0}: absent</source>
        <translation>{0}: nieobecny</translation>
    </message>
    <message>
        <source>{0}: not yet seen</source>
        <translation>{0}: jeszcze niewidziany</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ticked off as here</source>
        <translation>
            <numerusform>Odhaczono jako obecnych: %n</numerusform>
            <numerusform>Odhaczono jako obecnych: %n</numerusform>
            <numerusform>Odhaczono jako obecnych: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody found: “{0}”</source>
        <translation>Nikogo nie znaleziono: „{0}”</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} z {1}</translation>
    </message>
</context>
<context>
    <name>PointsDialog</name>
    <message>
        <source>Points of {0} in round {1}</source>
        <translation>Punkty, {0}, runda {1}</translation>
    </message>
    <message>
        <source>They are added; a minus takes points away. The reason stands in the tournament report.</source>
        <translation>Są dodawane; minus odejmuje punkty. Powód jest w sprawozdaniu z turnieju.</translation>
    </message>
    <message>
        <source>Points by decision</source>
        <translation>Punkty z decyzji</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decyzja</translation>
    </message>
    <message>
        <source>A new decision</source>
        <translation>Nowa decyzja</translation>
    </message>
    <message>
        <source>Take back: round {0}, {1} match points, {2} game points ({3})</source>
        <translation>Cofnij: runda {0}, punkty meczowe {1}, małe punkty {2} ({3})</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Punkty meczowe</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Małe punkty</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Rozstrzygnij</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>PolicyDelegate</name>
    <message>
        <source>NOT C.07</source>
        <translation>NIE Z C.07</translation>
    </message>
</context>
<context>
    <name>PolicyList</name>
    <message>
        <source>How unplayed games count</source>
        <translation>Jak liczą się partie nierozegrane</translation>
    </message>
    <message>
        <source>Arrow keys look, Enter or Space chooses, Shift+F1 explains.</source>
        <translation>Strzałki przeglądają, Enter lub spacja wybiera, Shift+F1 objaśnia.</translation>
    </message>
    <message>
        <source>About this policy	Shift+F1</source>
        <translation>O tej zasadzie	Shift+F1</translation>
    </message>
</context>
<context>
    <name>PolicyModel</name>
    <message>
        <source>not C.07</source>
        <translation>nie z C.07</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>obowiązuje</translation>
    </message>
</context>
<context>
    <name>PresetMenu</name>
    <message>
        <source>{0}. Edition: {1}. Source: {2}</source>
        <translation>{0}. Wydanie: {1}. Źródło: {2}</translation>
    </message>
    <message>
        <source>Save this ladder as…</source>
        <translation>Zapisz tę listę jako…</translation>
    </message>
    <message>
        <source>Copy the ladder of another event…</source>
        <translation>Skopiuj listę kryteriów z innego turnieju…</translation>
    </message>
    <message>
        <source>Forget an own ladder</source>
        <translation>Zapomnij własną listę kryteriów</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Progress</source>
        <translation>Postęp</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Mniejsze</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Większe</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Cała strona</translation>
    </message>
</context>
<context>
    <name>PrintDesk</name>
    <message>
        <source>Making the table…</source>
        <translation>Tworzenie tabeli…</translation>
    </message>
    <message>
        <source>Folder for the PDFs</source>
        <translation>Folder na pliki PDF</translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) written.</source>
        <translation>
            <numerusform>Zapisano %n PDF.</numerusform>
            <numerusform>Zapisano %n PDF.</numerusform>
            <numerusform>Zapisano %n PDF.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: {0} of {1} PDFs were written.</source>
        <translation>Zatrzymano: zapisano {0} z {1} plików PDF.</translation>
    </message>
    <message>
        <source>{0} They lie in {1}.</source>
        <translation>{0} Są w {1}.</translation>
    </message>
    <message>
        <source>Files of these names are there already</source>
        <translation>Pliki o tych nazwach już są</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the same name are in this folder already, for example {0}.</source>
        <translation>
            <numerusform>W tym folderze jest już %n plik o tej samej nazwie, na przykład {0}.</numerusform>
            <numerusform>W tym folderze są już %n pliki o tej samej nazwie, na przykład {0}.</numerusform>
            <numerusform>W tym folderze jest już %n plików o tej samej nazwie, na przykład {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep both gives the new ones a number.</source>
        <translation>„Zachowaj oba” doda nowym numer.</translation>
    </message>
    <message>
        <source>Write over them</source>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Zachowaj oba</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Zapisano: {0}</translation>
    </message>
    <message>
        <source>{0}: page {1}</source>
        <translation>{0}: strona {1}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n page(s).</source>
        <translation>
            <numerusform>Zatrzymano po %n stronie.</numerusform>
            <numerusform>Zatrzymano po %n stronach.</numerusform>
            <numerusform>Zatrzymano po %n stronach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) sent to the printer.</source>
        <translation>
            <numerusform>Wysłano do drukarki %n stronę.</numerusform>
            <numerusform>Wysłano do drukarki %n strony.</numerusform>
            <numerusform>Wysłano do drukarki %n stron.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrizeDelegate</name>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
</context>
<context>
    <name>PrizeRules</name>
    <message>
        <source>By place</source>
        <translation>Według miejsca</translation>
    </message>
    <message>
        <source>Shared equally</source>
        <translation>Dzielone po równo</translation>
    </message>
    <message>
        <source>Hort system</source>
        <translation>System Horta</translation>
    </message>
    <message>
        <source>The most valuable</source>
        <translation>Najwyższą</translation>
    </message>
    <message>
        <source>The first in the list</source>
        <translation>Pierwszą na liście</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>To the best placed</source>
        <translation>Najlepszemu</translation>
    </message>
    <message>
        <source>Stays in the fund</source>
        <translation>Zostaje w funduszu</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>Równe punkty</translation>
    </message>
    <message>
        <source>As in the standings</source>
        <translation>Jak w klasyfikacji</translation>
    </message>
    <message>
        <source>In groups</source>
        <translation>W grupach</translation>
    </message>
    <message>
        <source>Who wins several keeps</source>
        <translation>Z kilku zachowuje</translation>
    </message>
    <message>
        <source>Rounded to</source>
        <translation>Zaokrąglenie do</translation>
    </message>
    <message>
        <source>Left by rounding</source>
        <translation>Reszta z zaokrągleń</translation>
    </message>
    <message>
        <source>Who withdrew may win</source>
        <translation>Wycofany może wygrać</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Waluta</translation>
    </message>
    <message>
        <source>Smallest share</source>
        <translation>Najmniejsza część</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Most for one</source>
        <translation>Najwięcej dla jednego</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez granicy</translation>
    </message>
    <message>
        <source>Fewest in a group</source>
        <translation>Najmniej w grupie</translation>
    </message>
    <message>
        <source>Players of a club</source>
        <translation>Zawodnicy z klubu</translation>
    </message>
    <message>
        <source>Without prizes (No.)</source>
        <translation>Bez nagród (nr)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>{0}: “{1}” is not a number.</source>
        <translation>{0}: „{1}” to nie jest liczba.</translation>
    </message>
    <message>
        <source>Start numbers without prizes are written as 3, 17.</source>
        <translation>Numery startowe bez nagród zapisz tak: 3, 17.</translation>
    </message>
</context>
<context>
    <name>PrizeTable</name>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Group or name</source>
        <translation>Grupa lub nazwa</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pieniądze</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Rzecz</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Nagrodzony</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>jeszcze nikt</translation>
    </message>
    <message>
        <source>“{0}” is not a place.</source>
        <translation>„{0}” to nie jest miejsce.</translation>
    </message>
    <message>
        <source>“{0}” is not a start number or the name of one player.</source>
        <translation>„{0}” to nie jest numer startowy ani nazwisko jednego zawodnika.</translation>
    </message>
</context>
<context>
    <name>Prizes</name>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Named by hand</source>
        <translation>Przyznana ręcznie</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pieniądze</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Nagroda</translation>
    </message>
    <message>
        <source>Which prize</source>
        <translation>Która nagroda</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Nagrodzony</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>Kto ją dostaje</translation>
    </message>
    <message>
        <source>Rk</source>
        <translation>M-ce</translation>
    </message>
    <message>
        <source>Place in the standings</source>
        <translation>Miejsce w klasyfikacji</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pkt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Amount to be paid</source>
        <translation>Kwota do wypłaty</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Rzecz</translation>
    </message>
    <message>
        <source>What else there is</source>
        <translation>Co jeszcze</translation>
    </message>
</context>
<context>
    <name>PrizesDialog</name>
    <message>
        <source>Prizes</source>
        <translation>Nagrody</translation>
    </message>
    <message>
        <source>Who gets what</source>
        <translation>Kto co dostaje</translation>
    </message>
    <message>
        <source>List of prizes</source>
        <translation>Lista nagród</translation>
    </message>
    <message>
        <source>Add a place</source>
        <translation>Dodaj miejsce</translation>
    </message>
    <message>
        <source>The next place of the group of this line</source>
        <translation>Następne miejsce z grupy tego wiersza</translation>
    </message>
    <message>
        <source>Special prize</source>
        <translation>Nagroda specjalna</translation>
    </message>
    <message>
        <source>Best game, youngest player: you name the winner</source>
        <translation>Najlepsza partia, najmłodszy zawodnik: zwycięzcę wskazuje sędzia</translation>
    </message>
    <message>
        <source>Club prize</source>
        <translation>Nagroda klubowa</translation>
    </message>
    <message>
        <source>By the points of a club&apos;s best players</source>
        <translation>Według punktów najlepszych zawodników klubu</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Remove the lines chosen</source>
        <translation>Usuń wybrane wiersze</translation>
    </message>
    <message>
        <source>Move the line up</source>
        <translation>Przesuń wiersz w górę</translation>
    </message>
    <message>
        <source>Move the line down</source>
        <translation>Przesuń wiersz w dół</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <source>Lines from a spreadsheet: group, place, amount, thing, start number</source>
        <translation>Wiersze z arkusza: grupa, miejsce, kwota, rzecz, numer startowy</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importuj…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>The Documents page prints the list, the winners and receipts to sign.</source>
        <translation>Strona Dokumenty drukuje listę, nagrodzonych i pokwitowania do podpisu.</translation>
    </message>
    <message>
        <source>Best club</source>
        <translation>Najlepszy klub</translation>
    </message>
    <message>
        <source>Line {0}: {1}</source>
        <translation>Wiersz {0}: {1}</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv);;All files (*)</source>
        <translation>Tabele (*.csv *.txt *.tsv);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Import prizes</source>
        <translation>Import nagród</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabele (*.csv)</translation>
    </message>
    <message>
        <source>Export prizes</source>
        <translation>Eksport nagród</translation>
    </message>
    <message>
        <source>There are no prizes yet</source>
        <translation>Nie ma jeszcze nagród</translation>
    </message>
    <message>
        <source>{0}: as it would be if the event ended now</source>
        <translation>{0}: jak byłoby, gdyby turniej skończył się teraz</translation>
    </message>
    <message>
        <source>Prize fund {0}: {1} to the winners, {2} left over.</source>
        <translation>Fundusz nagród {0}: {1} dla nagrodzonych, pozostaje {2}.</translation>
    </message>
    <message>
        <source>No prizes yet: add the first place, or paste a list from a spreadsheet.</source>
        <translation>Nie ma jeszcze nagród: dodaj pierwsze miejsce albo wklej listę z arkusza.</translation>
    </message>
    <message>
        <source>No player is in the group “{0}”.</source>
        <translation>W grupie „{0}” nie ma żadnego zawodnika.</translation>
    </message>
</context>
<context>
    <name>ProhibitionDialog</name>
    <message>
        <source>A prohibited pairing</source>
        <translation>Zabroniona para</translation>
    </message>
    <message>
        <source>Tick two or more: none of them meets another of them.</source>
        <translation>Zaznacz co najmniej dwóch: żaden z nich nie gra z innym z nich.</translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation>Znajdź nazwisko</translation>
    </message>
    <message>
        <source>Who must not meet</source>
        <translation>Kto nie może grać ze sobą</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Dlaczego</translation>
    </message>
    <message>
        <source>Why, for the list (brothers, one car …)</source>
        <translation>Dlaczego, do listy (bracia, jeden samochód…)</translation>
    </message>
    <message>
        <source>Chosen: {0}</source>
        <translation>Wybrano: {0}</translation>
    </message>
    <message>
        <source>Tick two or more, and rounds in their order</source>
        <translation>Zaznacz co najmniej dwóch i podaj rundy po kolei</translation>
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
        <translation>Runda {0}</translation>
    </message>
    <message>
        <source>The pairings are not published yet.</source>
        <translation>Kojarzeń jeszcze nie opublikowano.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Szachownica</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>Round {0}: where you play</source>
        <translation>Runda {0}: gdzie grasz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Z kim</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Klasyfikacja po rundzie {0}</translation>
    </message>
</context>
<context>
    <name>ProjectorWindow</name>
    <message>
        <source>tdapp: projector</source>
        <translation>tdapp: projektor</translation>
    </message>
    <message>
        <source>Large window: 1 boards, 2 players, 3 standings, Space pauses, F11 full screen</source>
        <translation>Duże okno: 1 szachownice, 2 zawodnicy, 3 klasyfikacja, spacja zatrzymuje, F11 pełny ekran</translation>
    </message>
    <message>
        <source>not in FIDE mode</source>
        <translation>poza trybem FIDE</translation>
    </message>
    <message>
        <source>Boards and results</source>
        <translation>Szachownice i wyniki</translation>
    </message>
    <message>
        <source>Where you play, by name</source>
        <translation>Gdzie grasz, według nazwisk</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Turn the page every {0} seconds</source>
        <translation>Przewracaj stronę co {0} s</translation>
    </message>
    <message>
        <source>Pause or go on	Space</source>
        <translation>Zatrzymaj lub wznów	Spacja</translation>
    </message>
    <message>
        <source>Larger	+</source>
        <translation>Większe	+</translation>
    </message>
    <message>
        <source>Smaller	-</source>
        <translation>Mniejsze	-</translation>
    </message>
    <message>
        <source>Full screen	F11</source>
        <translation>Pełny ekran	F11</translation>
    </message>
    <message>
        <source>Close	Esc</source>
        <translation>Zamknij	Esc</translation>
    </message>
</context>
<context>
    <name>ProtectionDialog</name>
    <message>
        <source>Clubs or federations apart</source>
        <translation>Rozdziel kluby lub federacje</translation>
    </message>
    <message>
        <source>Members of a ticked club or federation do not meet each other in these rounds.</source>
        <translation>Członkowie zaznaczonego klubu lub federacji nie grają ze sobą w tych rundach.</translation>
    </message>
    <message>
        <source>As entered with the players</source>
        <translation>Jak wpisano u zawodników</translation>
    </message>
    <message>
        <source>As entered with the teams</source>
        <translation>Jak wpisano u drużyn</translation>
    </message>
    <message>
        <source>What keeps them apart</source>
        <translation>Co ich rozdziela</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kluby</translation>
    </message>
    <message>
        <source>Federations</source>
        <translation>Federacje</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupy</translation>
    </message>
    <message>
        <source>No club or federation is entered twice</source>
        <translation>Żaden klub ani federacja nie występuje dwa razy</translation>
    </message>
    <message>
        <source>Tick a group</source>
        <translation>Zaznacz grupę</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message>
        <source>Publish</source>
        <translation>Opublikuj</translation>
    </message>
    <message>
        <source>The event as a website</source>
        <translation>Turniej jako strona WWW</translation>
    </message>
    <message>
        <source>A folder of plain pages for any web server, sync tool or stick. Only what changed is written again.</source>
        <translation>Folder zwykłych stron dla dowolnego serwera WWW, synchronizacji lub pendrive&apos;a. Zapisywane jest tylko to, co się zmieniło.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Folder</translation>
    </message>
    <message>
        <source>Folder for the website</source>
        <translation>Folder strony WWW</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Języki</translation>
    </message>
    <message>
        <source>&amp;Address of the website</source>
        <translation>&amp;Adres strony WWW</translation>
    </message>
    <message>
        <source>Where the folder can be seen; printed with a QR code on every sheet</source>
        <translation>Gdzie folder jest widoczny; drukowane z kodem QR na każdym arkuszu</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>&amp;Initials only for who is younger than</source>
        <translation>I&amp;nicjały tylko poniżej wieku</translation>
    </message>
    <message>
        <source>Years of &amp;birth</source>
        <translation>&amp;Roczniki</translation>
    </message>
    <message>
        <source>FIDE &amp;ids</source>
        <translation>ID FI&amp;DE</translation>
    </message>
    <message>
        <source>Shown of the others</source>
        <translation>O pozostałych widać</translation>
    </message>
    <message>
        <source>Co&amp;lour</source>
        <translation>K&amp;olor</translation>
    </message>
    <message>
        <source>Picture of the first page</source>
        <translation>Obraz pierwszej strony</translation>
    </message>
    <message>
        <source>Also the &amp;standings as they would be now, while a round is played</source>
        <translation>Także kla&amp;syfikacja na teraz, w czasie rundy</translation>
    </message>
    <message>
        <source>&amp;Keep it up to date while this event is open</source>
        <translation>A&amp;ktualizuj, gdy turniej jest otwarty</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a year of birth are shown by their whole names.</source>
        <translation>
            <numerusform>%n zawodnik bez roku urodzenia jest podany pełnym nazwiskiem.</numerusform>
            <numerusform>%n zawodników bez roku urodzenia jest podanych pełnym nazwiskiem.</numerusform>
            <numerusform>%n zawodników bez roku urodzenia jest podanych pełnym nazwiskiem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write into it all the same</source>
        <translation>Mimo to zapisz w nim</translation>
    </message>
    <message>
        <source>Open the start page</source>
        <translation>Otwórz stronę główną</translation>
    </message>
    <message>
        <source>Stop keeping it up to date</source>
        <translation>Przestań aktualizować</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Wybierz folder.</translation>
    </message>
    <message>
        <source>Choose a language.</source>
        <translation>Wybierz język.</translation>
    </message>
    <message>
        <source>The pages are being written…</source>
        <translation>Zapisywanie stron…</translation>
    </message>
    <message>
        <source>The website stays as it is now.</source>
        <translation>Strona WWW zostaje taka, jaka jest.</translation>
    </message>
</context>
<context>
    <name>RateFields</name>
    <message>
        <source>Time control in words</source>
        <translation>Tempo gry słowami</translation>
    </message>
    <message>
        <source>in words: 90 min + 30 s per move</source>
        <translation>słowami: 90 min + 30 s na posunięcie</translation>
    </message>
    <message>
        <source>Code of the time control, for the report</source>
        <translation>Kod tempa gry, do sprawozdania</translation>
    </message>
    <message>
        <source>The code of FIDE&apos;s report counts seconds: 5400+30, 40/6000+30:900+30, or W300-B240.</source>
        <translation>Kod sprawozdania FIDE liczy sekundy: 5400+30, 40/6000+30:900+30 albo W300-B240.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Typowe</translation>
    </message>
    <message>
        <source>Choose a usual time control</source>
        <translation>Wybierz typowe tempo gry</translation>
    </message>
    <message>
        <source>The code means: {0}, {1}.</source>
        <translation>Kod oznacza: {0}, {1}.</translation>
    </message>
    <message>
        <source>Without a code the report names the time control in words only.</source>
        <translation>Bez kodu sprawozdanie podaje tempo gry tylko słowami.</translation>
    </message>
    <message>
        <source>Fill in one of the two: the other one follows.</source>
        <translation>Wypełnij jedno z dwóch: drugie wynika z niego.</translation>
    </message>
</context>
<context>
    <name>RatingCheckDialog</name>
    <message>
        <source>Compare with the rating list</source>
        <translation>Porównaj z listą rankingową</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Lista rankingowa</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Znajdź zawodnika</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Zaznacz wszystko</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Odznacz wszystko</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Every difference</source>
        <translation>Każda różnica</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Rankingi</translation>
    </message>
    <message>
        <source>Ratings of the list and tournament ratings</source>
        <translation>Rankingi z listy i rankingi turniejowe</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Osoba</translation>
    </message>
    <message>
        <source>Name, title, federation, sex and birth</source>
        <translation>Nazwisko, tytuł, federacja, płeć i urodzenie</translation>
    </message>
    <message>
        <source>Proposed changes</source>
        <translation>Proponowane zmiany</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>Nic się nie różni</translation>
    </message>
    <message>
        <source>The players agree with the list.</source>
        <translation>Zawodnicy zgadzają się z listą.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Zastosuj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>The list valid on {0} counts. Only what is ticked changes, in one step.</source>
        <translation>Liczy się lista ważna {0}. Zmienia się tylko to, co zaznaczone, jednym krokiem.</translation>
    </message>
    <message>
        <source>The event lasts more than 30 days: the list valid on {0} counts, the day of the check. The tournament rating stays the first one; new ratings are noted for the rounds to come.</source>
        <translation>Turniej trwa dłużej niż 30 dni: liczy się lista ważna {0}, w dniu sprawdzenia. Rankingiem turniejowym pozostaje pierwszy; nowe rankingi notuje się dla następnych rund.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have no number and were not compared.</source>
        <translation>
            <numerusform>%n zawodnik nie ma numeru i nie był porównany.</numerusform>
            <numerusform>%n zawodników nie ma numeru i nie było porównanych.</numerusform>
            <numerusform>%n zawodników nie ma numeru i nie było porównanych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} and %n more</source>
        <translation>
            <numerusform>{0} i jeszcze %n</numerusform>
            <numerusform>{0} i jeszcze %n</numerusform>
            <numerusform>{0} i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the list any more, or never: {0}.</source>
        <translation>Nie ma już na liście albo nigdy nie było: {0}.</translation>
    </message>
    <message>
        <source>No rating list yet</source>
        <translation>Nie ma jeszcze listy rankingowej</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s download first: Players, Rating lists.</source>
        <translation>Najpierw zaimportuj plik z FIDE: Zawodnicy, Listy rankingowe.</translation>
    </message>
    <message numerus="yes">
        <source>Apply %n change(s)</source>
        <translation>
            <numerusform>Zastosuj %n zmianę</numerusform>
            <numerusform>Zastosuj %n zmiany</numerusform>
            <numerusform>Zastosuj %n zmian</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick what is to be changed</source>
        <translation>Zaznacz, co ma się zmienić</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) changed</source>
        <translation>
            <numerusform>Zmieniono %n zawodnika</numerusform>
            <numerusform>Zmieniono %n zawodników</numerusform>
            <numerusform>Zmieniono %n zawodników</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingLists</name>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>Ważna od</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Rankingi</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Zawodnicy</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Rozmiar</translation>
    </message>
    <message>
        <source>Imported from</source>
        <translation>Zaimportowana z</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>klasyczne</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>szybkie</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>błyskawiczne</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>ID krajowe</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID FIDE</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federacja</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Płeć</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Ur.</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Rapid rating</source>
        <translation>Ranking szybki</translation>
    </message>
    <message>
        <source>Blitz rating</source>
        <translation>Ranking błyskawiczny</translation>
    </message>
</context>
<context>
    <name>RatingListsDialog</name>
    <message>
        <source>Rating lists</source>
        <translation>Listy rankingowe</translation>
    </message>
    <message>
        <source>Rating lists on this computer</source>
        <translation>Listy rankingowe na tym komputerze</translation>
    </message>
    <message>
        <source>Download the list from FIDE&apos;s rating page (XML or text, zipped or not) and import it here. Several months can be kept; an event takes the one valid when it starts.</source>
        <translation>Pobierz listę ze strony rankingów FIDE (XML lub tekst, spakowaną lub nie) i zaimportuj ją tutaj. Można przechowywać kilka miesięcy; turniej bierze listę ważną w dniu rozpoczęcia.</translation>
    </message>
    <message>
        <source>No list yet</source>
        <translation>Nie ma jeszcze listy</translation>
    </message>
    <message>
        <source>Import a download, it takes a minute.</source>
        <translation>Zaimportuj pobrany plik, to potrwa minutę.</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Postęp importu</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s list…</source>
        <translation>Importuj listę FIDE…</translation>
    </message>
    <message>
        <source>Import another list…</source>
        <translation>Importuj inną listę…</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>Obserwuj folder…</translation>
    </message>
    <message>
        <source>New lists in the folder of your downloads are offered when this window opens</source>
        <translation>Nowe listy z folderu pobranych plików są proponowane po otwarciu tego okna</translation>
    </message>
    <message>
        <source>Import them</source>
        <translation>Importuj je</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message numerus="yes">
        <source>%n new list(s) in the watched folder: {0}</source>
        <translation>
            <numerusform>%n nowa lista w obserwowanym folderze: {0}</numerusform>
            <numerusform>%n nowe listy w obserwowanym folderze: {0}</numerusform>
            <numerusform>%n nowych list w obserwowanym folderze: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, month by {1}</source>
        <translation>{0}, miesiąc podaje {1}</translation>
    </message>
    <message>
        <source>The folder of your downloads</source>
        <translation>Folder pobranych plików</translation>
    </message>
    <message>
        <source>New lists in {0} will be offered here.</source>
        <translation>Nowe listy z {0} będą proponowane tutaj.</translation>
    </message>
    <message>
        <source>Mark a list first</source>
        <translation>Najpierw zaznacz listę</translation>
    </message>
    <message>
        <source>A list is being read</source>
        <translation>Trwa czytanie listy</translation>
    </message>
    <message>
        <source>{0} {1} was removed; import the file again to have it back.</source>
        <translation>{0} {1} usunięto; zaimportuj plik ponownie, żeby ją odzyskać.</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>Ważna od</translation>
    </message>
    <message>
        <source>Ratings of the file</source>
        <translation>Rankingi z pliku</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Nazwa listy</translation>
    </message>
    <message>
        <source>for example DWZ</source>
        <translation>na przykład DWZ</translation>
    </message>
    <message>
        <source>Valid from (year-month)</source>
        <translation>Ważna od (rok-miesiąc)</translation>
    </message>
    <message>
        <source>The file has the ratings for</source>
        <translation>Plik zawiera rankingi dla</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importuj</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nie teraz</translation>
    </message>
    <message>
        <source>FIDE&apos;s rating list</source>
        <translation>Lista rankingowa FIDE</translation>
    </message>
    <message>
        <source>Rating lists (*.zip *.xml *.txt);;All files (*)</source>
        <translation>Listy rankingowe (*.zip *.xml *.txt);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>{0} does not say everything itself:</source>
        <translation>{0} nie podaje wszystkiego:</translation>
    </message>
    <message>
        <source>Another rating list</source>
        <translation>Inna lista rankingowa</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.zip);;All files (*)</source>
        <translation>Tabele (*.csv *.tsv *.txt *.xlsx *.zip);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>Czytanie {0}…</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Przerwij czytanie</translation>
    </message>
    <message>
        <source>What {0} is, and what its columns mean:</source>
        <translation>Czym jest {0} i co oznaczają jego kolumny:</translation>
    </message>
    <message>
        <source>Write the month as 2026-11.</source>
        <translation>Miesiąc zapisz tak: 2026-11.</translation>
    </message>
    <message>
        <source>The list needs a name.</source>
        <translation>Lista wymaga nazwy.</translation>
    </message>
    <message>
        <source>Importing {0}. The lists stay as they are until it is complete.</source>
        <translation>Import {0}. Listy zostają bez zmian, dopóki nie jest kompletny.</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>Anuluj import</translation>
    </message>
    <message>
        <source>Reading was stopped; the lists are as they were.</source>
        <translation>Czytanie przerwano; listy są bez zmian.</translation>
    </message>
    <message numerus="yes">
        <source>{0} {1}: %n player(s).</source>
        <translation>
            <numerusform>{0} {1}: %n zawodnik.</numerusform>
            <numerusform>{0} {1}: %n zawodników.</numerusform>
            <numerusform>{0} {1}: %n zawodników.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were left out, the first: {0}</source>
        <translation>
            <numerusform>Pominięto %n wiersz, pierwszy: {0}</numerusform>
            <numerusform>Pominięto %n wiersze, pierwszy: {0}</numerusform>
            <numerusform>Pominięto %n wierszy, pierwszy: {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingMethodDialog</name>
    <message>
        <source>Tournament ratings</source>
        <translation>Rankingi turniejowe</translation>
    </message>
    <message>
        <source>The official ratings of a player stay as the lists have them. The tournament rating is what counts for pairing numbers and tie-breaks.</source>
        <translation>Oficjalne rankingi zawodnika zostają takie jak na listach. Ranking turniejowy to ten, który liczy się przy numerach startowych i w punktacji pomocniczej.</translation>
    </message>
    <message>
        <source>Players whose tournament rating changes</source>
        <translation>Zawodnicy, których ranking turniejowy się zmienia</translation>
    </message>
    <message>
        <source>No rating changes</source>
        <translation>Żaden ranking się nie zmienia</translation>
    </message>
    <message>
        <source>Everybody has this rating already.</source>
        <translation>Wszyscy mają już ten ranking.</translation>
    </message>
    <message>
        <source>Take these ratings</source>
        <translation>Przyjmij te rankingi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Keep this order</source>
        <translation>Zachowaj tę kolejność</translation>
    </message>
    <message>
        <source>Which rating counts</source>
        <translation>Który ranking się liczy</translation>
    </message>
    <message>
        <source>Round 1 is paired: tournament ratings are changed player by player only.</source>
        <translation>Runda 1 jest skojarzona: rankingi turniejowe zmienia się tylko pojedynczo.</translation>
    </message>
    <message>
        <source>Order of the lists for {0}</source>
        <translation>Kolejność list dla tempa: {0}</translation>
    </message>
    <message>
        <source>&amp;National list</source>
        <translation>Lista &amp;krajowa</translation>
    </message>
    <message>
        <source>National list</source>
        <translation>Lista krajowa</translation>
    </message>
    <message>
        <source>none: as typed or imported</source>
        <translation>żaden: jak wpisano lub zaimportowano</translation>
    </message>
    <message>
        <source>The first rating that a player has counts as the FIDE rating; Alt+Up and Alt+Down move.</source>
        <translation>Za ranking FIDE uznaje się pierwszy, który zawodnik ma; przesuwają Alt+Góra i Alt+Dół.</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament rating(s) change.</source>
        <translation>
            <numerusform>Zmienia się %n ranking turniejowy.</numerusform>
            <numerusform>Zmieniają się %n rankingi turniejowe.</numerusform>
            <numerusform>Zmienia się %n rankingów turniejowych.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round 1 is paired: the order counts for players who are added from now on.</source>
        <translation>Runda 1 jest skojarzona: kolejność dotyczy zawodników dodawanych od teraz.</translation>
    </message>
    <message>
        <source>Nothing is chosen otherwise</source>
        <translation>Niczego nie wybrano inaczej</translation>
    </message>
</context>
<context>
    <name>RatingOfficerDialog</name>
    <message>
        <source>Report for the rating officer</source>
        <translation>Sprawozdanie dla klasyfikatora</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Uwagi</translation>
    </message>
    <message>
        <source>Write the report…</source>
        <translation>Zapisz sprawozdanie…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>What is missing or odd. Enter or a click opens the place where it is mended.</source>
        <translation>Czego brakuje lub co jest dziwne. Enter lub kliknięcie otwiera miejsce, w którym to się poprawia.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Gdzie</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Uwaga</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) must be mended before the report is sent.</source>
        <translation>
            <numerusform>Przed wysłaniem sprawozdania trzeba poprawić %n rzecz.</numerusform>
            <numerusform>Przed wysłaniem sprawozdania trzeba poprawić %n rzeczy.</numerusform>
            <numerusform>Przed wysłaniem sprawozdania trzeba poprawić %n rzeczy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that the report needs is missing.</source>
        <translation>Nie brakuje niczego, czego wymaga sprawozdanie.</translation>
    </message>
    <message>
        <source>Rated games: {0}, unrated games: {1}</source>
        <translation>Partie oceniane: {0}, nieoceniane: {1}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Regulamin</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Harmonogram</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Zawodnik</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Where to write the report</source>
        <translation>Gdzie zapisać sprawozdanie</translation>
    </message>
    <message numerus="yes">
        <source>The report is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>Zapisano sprawozdanie: %n plik w {0}</numerusform>
            <numerusform>Zapisano sprawozdanie: %n pliki w {0}</numerusform>
            <numerusform>Zapisano sprawozdanie: %n plików w {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>Zapisywanie sprawozdania…</translation>
    </message>
    <message>
        <source>What independent readers made of the written files.</source>
        <translation>Co niezależne programy odczytały z zapisanych plików.</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>zgodne</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>różni się</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>nie pytano</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Ocena</translation>
    </message>
    <message>
        <source>What it found</source>
        <translation>Co odczytał</translation>
    </message>
</context>
<context>
    <name>ReasonsView</name>
    <message>
        <source>Why this board?</source>
        <translation>Dlaczego ta szachownica?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Powody</translation>
    </message>
    <message>
        <source>Why this bye?</source>
        <translation>Dlaczego to bye?</translation>
    </message>
    <message>
        <source>Why not somebody else?</source>
        <translation>Dlaczego nie ktoś inny?</translation>
    </message>
    <message>
        <source>One of this board</source>
        <translation>Jeden z tej szachownicy</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Ktoś inny</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Wpisz nazwisko lub wybierz</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>What would the round be with it?</source>
        <translation>Jak wyglądałaby z tym runda?</translation>
    </message>
    <message>
        <source>Why not another team?</source>
        <translation>Dlaczego nie inna drużyna?</translation>
    </message>
    <message>
        <source>Choose a board.</source>
        <translation>Wybierz szachownicę.</translation>
    </message>
    <message>
        <source>Why match {0}?</source>
        <translation>Dlaczego mecz {0}?</translation>
    </message>
    <message>
        <source>Why board {0}?</source>
        <translation>Dlaczego szachownica {0}?</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Why has {0} no match?</source>
        <translation>Dlaczego {0} nie ma meczu?</translation>
    </message>
    <message>
        <source>Why has {0} no game?</source>
        <translation>Dlaczego {0} nie ma partii?</translation>
    </message>
    <message>
        <source>{0} ({1}) against …</source>
        <translation>{0} ({1}) z …</translation>
    </message>
    <message>
        <source>the bye</source>
        <translation>bye</translation>
    </message>
    <message>
        <source>Why has {0} the bye?</source>
        <translation>Dlaczego {0} ma bye?</translation>
    </message>
    <message>
        <source>Forbidden: {0} [{1}]</source>
        <translation>Zabronione: {0} [{1}]</translation>
    </message>
    <message>
        <source>Worse: {0} [{1}]</source>
        <translation>Gorsze: {0} [{1}]</translation>
    </message>
    <message>
        <source>Forbidden: {0}</source>
        <translation>Zabronione: {0}</translation>
    </message>
    <message>
        <source>Worse: {0}</source>
        <translation>Gorsze: {0}</translation>
    </message>
    <message>
        <source>It is so in this round.</source>
        <translation>Tak jest w tej rundzie.</translation>
    </message>
    <message>
        <source>The engine is pairing the round with these two at one board …</source>
        <translation>Program kojarzy rundę z tymi dwoma przy jednej szachownicy…</translation>
    </message>
    <message>
        <source>No legal pairing of the round has these two at one board.</source>
        <translation>Żadne dozwolone kojarzenie rundy nie ma tych dwóch przy jednej szachownicy.</translation>
    </message>
    <message>
        <source>The round would be this instead:</source>
        <translation>Runda wyglądałaby wtedy tak:</translation>
    </message>
</context>
<context>
    <name>RegenerateDialog</name>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>Reason, noted in the tournament report</source>
        <translation>Powód, odnotowany w sprawozdaniu z turnieju</translation>
    </message>
    <message>
        <source>Start list, pairings and crosstable up to round {0} are out with the old numbers: print anew.</source>
        <translation>Lista startowa, kojarzenia i tabela krzyżowa do rundy {0} wyszły ze starymi numerami: wydrukuj je od nowa.</translation>
    </message>
    <message>
        <source>Equal rating and title</source>
        <translation>Równy ranking i tytuł</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>według nazwiska</translation>
    </message>
    <message>
        <source>In the order of the alphabet</source>
        <translation>W kolejności alfabetycznej</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>losowaniem</translation>
    </message>
    <message>
        <source>The same number of the lot gives the same order, everywhere.</source>
        <translation>Ten sam numer losu daje wszędzie tę samą kolejność.</translation>
    </message>
    <message>
        <source>as they stand</source>
        <translation>jak są</translation>
    </message>
    <message>
        <source>In the order of the numbers they have now</source>
        <translation>W kolejności obecnych numerów</translation>
    </message>
    <message>
        <source>Round 1 is paired: equals keep their order</source>
        <translation>Runda 1 jest skojarzona: równi zachowują kolejność</translation>
    </message>
    <message>
        <source>Equal rating and title:</source>
        <translation>Równy ranking i tytuł:</translation>
    </message>
    <message>
        <source>Write a whole number</source>
        <translation>Wpisz liczbę całkowitą</translation>
    </message>
</context>
<context>
    <name>Registration</name>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed.</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Ur.</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Klas.</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Szybkie</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Błysk.</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>nieaktywny</translation>
    </message>
    <message>
        <source>in the event</source>
        <translation>w turnieju</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nowy</translation>
    </message>
    <message>
        <source>here already</source>
        <translation>już jest</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>konflikt</translation>
    </message>
    <message>
        <source>error</source>
        <translation>błąd</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Wiersz</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Będzie</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID FIDE</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>Column {0}: {1}</source>
        <translation>Kolumna {0}: {1}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nazwisko</translation>
    </message>
    <message>
        <source>title</source>
        <translation>tytuł</translation>
    </message>
    <message>
        <source>federation</source>
        <translation>federacja</translation>
    </message>
    <message>
        <source>sex</source>
        <translation>płeć</translation>
    </message>
    <message>
        <source>born</source>
        <translation>urodzenie</translation>
    </message>
    <message>
        <source>tournament rating</source>
        <translation>ranking turniejowy</translation>
    </message>
    <message>
        <source>rating from round {0} on</source>
        <translation>ranking od rundy {0}</translation>
    </message>
    <message>
        <source>{0} rating</source>
        <translation>Ranking {0}</translation>
    </message>
    <message>
        <source>Whether the change is applied; Space ticks it</source>
        <translation>Czy zastosować zmianę; zaznacza spacja</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Zawodnik</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Dotąd</translation>
    </message>
    <message>
        <source>In the list</source>
        <translation>Na liście</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Uwagi</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>zaznaczone</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>niezaznaczone</translation>
    </message>
    <message>
        <source>{0} players have no rating: {1}</source>
        <translation>Zawodnicy bez rankingu ({0}): {1}</translation>
    </message>
    <message>
        <source>{0} players have no federation: {1}</source>
        <translation>Zawodnicy bez federacji ({0}): {1}</translation>
    </message>
    <message>
        <source>{0} players have no date or year of birth: {1}</source>
        <translation>Zawodnicy bez daty i roku urodzenia ({0}): {1}</translation>
    </message>
    <message>
        <source>{0} players have another tournament rating than by the method: {1}</source>
        <translation>Zawodnicy z innym rankingiem turniejowym niż według metody ({0}): {1}</translation>
    </message>
    <message>
        <source>{0} players have no FIDE number: {1}</source>
        <translation>Zawodnicy bez numeru FIDE ({0}): {1}</translation>
    </message>
    <message>
        <source>{0} players have not paid in full: {1}</source>
        <translation>Zawodnicy, którzy nie zapłacili w całości ({0}): {1}</translation>
    </message>
    <message>
        <source>{0} players were not checked in: {1}</source>
        <translation>Zawodnicy bez potwierdzonej obecności ({0}): {1}</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>Co obejrzeć</translation>
    </message>
    <message>
        <source>Enter goes to the player</source>
        <translation>Enter przechodzi do zawodnika</translation>
    </message>
</context>
<context>
    <name>Regulations</name>
    <message>
        <source>“{0}” is no number of points; write 1, ½ or 0.5.</source>
        <translation>„{0}” to nie jest liczba punktów; napisz 1, ½ lub 0.5.</translation>
    </message>
    <message>
        <source>standard chess</source>
        <translation>szachy klasyczne</translation>
    </message>
    <message>
        <source>rapid chess</source>
        <translation>szachy szybkie</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>błyskawiczne</translation>
    </message>
    <message>
        <source>A win counts {0}, a draw {1}, a loss {2}.</source>
        <translation>Wygrana liczy się {0}, remis {1}, przegrana {2}.</translation>
    </message>
    <message>
        <source>The pairing-allocated bye counts {0}, a half-point bye {1}.</source>
        <translation>Bye z kojarzenia liczy się {0}, bye za pół punktu {1}.</translation>
    </message>
    <message>
        <source>Half-point byes are not allowed.</source>
        <translation>Bye za pół punktu niedozwolone.</translation>
    </message>
    <message>
        <source>Half-point byes for a player: at most {0}.</source>
        <translation>Bye za pół punktu na zawodnika: najwyżej {0}.</translation>
    </message>
    <message>
        <source>Half-point byes for a player: at most {0}, until round {1}.</source>
        <translation>Bye za pół punktu na zawodnika: najwyżej {0}, do rundy {1}.</translation>
    </message>
    <message>
        <source>Unrated players in tie-breaks: not announced.</source>
        <translation>Zawodnicy bez rankingu w punktacji pomocniczej: nie ogłoszono.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as the lowest rating of the field.</source>
        <translation>Zawodnicy bez rankingu liczą się w punktacji pomocniczej jako najniższy ranking stawki.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as the average of the field.</source>
        <translation>Zawodnicy bez rankingu liczą się w punktacji pomocniczej jako średnia stawki.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks with their performance.</source>
        <translation>Zawodnicy bez rankingu liczą się w punktacji pomocniczej ze swoim wynikiem rankingowym.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as {0}.</source>
        <translation>Zawodnicy bez rankingu liczą się w punktacji pomocniczej jako {0}.</translation>
    </message>
    <message>
        <source>Initial colour by lot: number 1 has White in round 1.</source>
        <translation>Kolor początkowy z losowania: numer 1 ma w rundzie 1 białe.</translation>
    </message>
    <message>
        <source>Initial colour by lot: number 1 has Black in round 1.</source>
        <translation>Kolor początkowy z losowania: numer 1 ma w rundzie 1 czarne.</translation>
    </message>
    <message>
        <source>The initial colour has not been drawn yet.</source>
        <translation>Koloru początkowego jeszcze nie wylosowano.</translation>
    </message>
    <message>
        <source>Rate of play: {1}.</source>
        <translation>Tempo gry: {1}.</translation>
    </message>
    <message>
        <source>Swiss system, {0} rounds, {1}.</source>
        <translation>System szwajcarski, liczba rund: {0}, {1}.</translation>
    </message>
    <message>
        <source>Match of two players, {0} games, {1}.</source>
        <translation>Mecz dwóch zawodników, partie: {0}, {1}.</translation>
    </message>
    <message>
        <source>Round robin, {0} rounds, {1}, {2} games against each opponent.</source>
        <translation>System kołowy, liczba rund: {0}, {1}, partie z każdym przeciwnikiem: {2}.</translation>
    </message>
    <message>
        <source>Round robin, {0} rounds, {1}.</source>
        <translation>System kołowy, liczba rund: {0}, {1}.</translation>
    </message>
    <message>
        <source>Rate of play: {0}.</source>
        <translation>Tempo gry: {0}.</translation>
    </message>
    <message>
        <source>The last two rounds of the first cycle change places (C.05, annex 1).</source>
        <translation>Dwie ostatnie rundy pierwszego koła zamieniają się miejscami (C.05, aneks 1).</translation>
    </message>
    <message>
        <source>Tournament rating: {0}.</source>
        <translation>Ranking turniejowy: {0}.</translation>
    </message>
    <message>
        <source>The event lasts more than 30 days: the first rating of a player counts.</source>
        <translation>Turniej trwa dłużej niż 30 dni: liczy się pierwszy ranking zawodnika.</translation>
    </message>
    <message>
        <source>Categories: {0}.</source>
        <translation>Kategorie: {0}.</translation>
    </message>
    <message>
        <source>Tie-break rules: FIDE edition {0}.</source>
        <translation>Przepisy o punktacji pomocniczej: wydanie FIDE {0}.</translation>
    </message>
</context>
<context>
    <name>RegulationsForm</name>
    <message>
        <source>&amp;Name of the section</source>
        <translation>&amp;Nazwa grupy</translation>
    </message>
    <message>
        <source>&amp;Rated as</source>
        <translation>&amp;Oceniany jako</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Rodzaj tempa</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>in words; empty: as the event</source>
        <translation>słowami; puste: jak turniej</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Tempo gry</translation>
    </message>
    <message>
        <source>win</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>przegrana</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>bye</translation>
    </message>
    <message>
        <source>Points for: {0}</source>
        <translation>Punkty za: {0}</translation>
    </message>
    <message>
        <source>The usual points</source>
        <translation>Zwykłe punkty</translation>
    </message>
    <message>
        <source>Three points for a win</source>
        <translation>Trzy punkty za wygraną</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Half-point byes are allowed</source>
        <translation>Bye za pół punktu dozwolone</translation>
    </message>
    <message>
        <source>Half-point byes for a player</source>
        <translation>Bye za pół punktu na zawodnika</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Mniej</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Last round for them; 0: any</source>
        <translation>Ostatnia runda na nie; 0: dowolna</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Wcześniej</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Później</translation>
    </message>
    <message>
        <source>for a player at most</source>
        <translation>najwyżej na zawodnika</translation>
    </message>
    <message>
        <source>until round (0: any)</source>
        <translation>do rundy (0: dowolnej)</translation>
    </message>
    <message>
        <source>The last two rounds of the first cycle change places</source>
        <translation>Dwie ostatnie rundy pierwszego koła zamieniają się miejscami</translation>
    </message>
    <message>
        <source>Nobody then has the same colour three times running (C.05, annex 1).</source>
        <translation>Wtedy nikt nie ma trzy razy z rzędu tego samego koloru (C.05, aneks 1).</translation>
    </message>
    <message>
        <source>Berger table</source>
        <translation>Tabela Bergera</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Bye</translation>
    </message>
    <message>
        <source>Tie-break r&amp;ules</source>
        <translation>&amp;Przepisy o punktacji</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Wydanie FIDE {0}</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Wydanie przepisów FIDE o punktacji pomocniczej</translation>
    </message>
    <message>
        <source>Unrated players in tie-breaks</source>
        <translation>Zawodnicy bez rankingu w punktacji pomocniczej</translation>
    </message>
    <message>
        <source>not announced</source>
        <translation>nieogłoszone</translation>
    </message>
    <message>
        <source>lowest rating of the field</source>
        <translation>najniższy ranking stawki</translation>
    </message>
    <message>
        <source>average of the field</source>
        <translation>średnia stawki</translation>
    </message>
    <message>
        <source>their performance</source>
        <translation>ich wynik rankingowy</translation>
    </message>
    <message>
        <source>a fixed rating:</source>
        <translation>stały ranking:</translation>
    </message>
    <message>
        <source>Fixed rating of unrated players</source>
        <translation>Stały ranking zawodników bez rankingu</translation>
    </message>
    <message>
        <source>Unrated players</source>
        <translation>Zawodnicy bez rankingu</translation>
    </message>
    <message>
        <source>Over &amp;30 days</source>
        <translation>Ponad &amp;30 dni</translation>
    </message>
    <message>
        <source>as the dates say</source>
        <translation>jak wynika z dat</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Lasts more than 30 days</source>
        <translation>Trwa dłużej niż 30 dni</translation>
    </message>
    <message>
        <source>Rating tie-breaks are not advised then; new ratings are noted by round</source>
        <translation>Nie zaleca się wtedy kryteriów rankingowych; nowe rankingi notuje się według rund</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Kolor początkowy</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>jeszcze niewylosowany</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Losuj</translation>
    </message>
    <message>
        <source>number of the lot</source>
        <translation>numer losu</translation>
    </message>
    <message>
        <source>Number 1 begins with</source>
        <translation>Numer 1 zaczyna</translation>
    </message>
    <message>
        <source>Locked: round 1 is paired.</source>
        <translation>Zablokowane: runda 1 jest skojarzona.</translation>
    </message>
    <message>
        <source>The fixed rating of unrated players is a number, for example 1400.</source>
        <translation>Stały ranking zawodników bez rankingu to liczba, na przykład 1400.</translation>
    </message>
</context>
<context>
    <name>ReportExport</name>
    <message>
        <source>Export a tournament report</source>
        <translation>Eksport sprawozdania z turnieju</translation>
    </message>
    <message>
        <source>{0} exists already. Nothing was changed; choose another name.</source>
        <translation>{0} już istnieje. Nic się nie zmieniło; wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>The tournament report was written: {0}</source>
        <translation>Zapisano sprawozdanie z turnieju: {0}</translation>
    </message>
    <message>
        <source>TRF26, everything that happened (*.trf)</source>
        <translation>TRF26, wszystko, co się działo (*.trf)</translation>
    </message>
    <message>
        <source>TRF16, for older programs (*.trf)</source>
        <translation>TRF16, dla starszych programów (*.trf)</translation>
    </message>
    <message>
        <source>TRF26 for the rating office, with late corrections (*.trf)</source>
        <translation>TRF26 do rankingu, z późnymi poprawkami (*.trf)</translation>
    </message>
    <message>
        <source>TRF16 for the rating office, with late corrections (*.trf)</source>
        <translation>TRF16 do rankingu, z późnymi poprawkami (*.trf)</translation>
    </message>
    <message>
        <source>The whole event as JSON (*.json)</source>
        <translation>Cały turniej jako JSON (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have no result yet: an interim report, not the final one.</source>
        <translation>
            <numerusform>%n partia nie ma jeszcze wyniku: sprawozdanie tymczasowe, nie końcowe.</numerusform>
            <numerusform>%n partie nie mają jeszcze wyniku: sprawozdanie tymczasowe, nie końcowe.</numerusform>
            <numerusform>%n partii nie ma jeszcze wyniku: sprawozdanie tymczasowe, nie końcowe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrections for the rating report only are left out.</source>
        <translation>Poprawki tylko do sprawozdania rankingowego są pominięte.</translation>
    </message>
    <message>
        <source>What this file does not hold</source>
        <translation>Czego ten plik nie zawiera</translation>
    </message>
    <message>
        <source>Write the file</source>
        <translation>Zapisz plik</translation>
    </message>
</context>
<context>
    <name>Rescue</name>
    <message>
        <source>The copy: {0}</source>
        <translation>Kopia: {0}</translation>
    </message>
    <message>
        <source>The damaged file is not thrown away: it stays beside the event under another name.</source>
        <translation>Uszkodzony plik nie zostaje usunięty: pozostaje obok turnieju pod inną nazwą.</translation>
    </message>
    <message>
        <source>Missing in the copy, to be entered again:</source>
        <translation>Brakuje w kopii, do ponownego wpisania:</translation>
    </message>
    <message>
        <source>{0} is damaged. Go on with the newest good copy?</source>
        <translation>{0} jest uszkodzony. Przejść na najnowszą dobrą kopię?</translation>
    </message>
    <message>
        <source>Go on with the copy</source>
        <translation>Przejdź na kopię</translation>
    </message>
    <message>
        <source>The damaged file is kept as {0}</source>
        <translation>Uszkodzony plik zachowano jako {0}</translation>
    </message>
    <message>
        <source>{0} is damaged, and there is no good copy at hand</source>
        <translation>{0} jest uszkodzony, a nie ma pod ręką dobrej kopii</translation>
    </message>
    <message>
        <source>Nothing was changed. Put in the stick with the backups, or choose the folder they are in.</source>
        <translation>Nic się nie zmieniło. Włóż pendrive z kopiami zapasowymi albo wybierz ich folder.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Wybierz folder…</translation>
    </message>
    <message>
        <source>Folder with backups</source>
        <translation>Folder z kopiami zapasowymi</translation>
    </message>
</context>
<context>
    <name>ResultEntry</name>
    <message>
        <source>Swap the colours?</source>
        <translation>Zamienić kolory?</translation>
    </message>
    <message>
        <source>Board {0} has {1}. Enter clears it, Esc keeps it.</source>
        <translation>Szachownica {0} ma {1}. Enter usuwa, Esc zachowuje.</translation>
    </message>
    <message>
        <source>Board {0} has {1}. Enter replaces it by {2}, Esc keeps {1}.</source>
        <translation>Szachownica {0} ma {1}. Enter zastępuje to przez {2}, Esc zachowuje {1}.</translation>
    </message>
    <message>
        <source>Board {0}: {1} was entered, {2} is read now. Enter takes {2}, Esc keeps {1}.</source>
        <translation>Szachownica {0}: wpisano {1}, teraz odczytano {2}. Enter przyjmuje {2}, Esc zachowuje {1}.</translation>
    </message>
    <message>
        <source>{0} Enter does it, Esc keeps it.</source>
        <translation>{0} Enter wykonuje, Esc zachowuje.</translation>
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
        <translation>Num Lock jest wyłączony: włącz go, żeby wpisywać wyniki z bloku numerycznego.</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>Event</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Zawodnicy</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Drużyny</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>All sections</source>
        <translation>Wszystkie grupy</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Tabela krzyżowa</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Punktacja pomocnicza</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Normy</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumenty</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
</context>
<context>
    <name>RoundActions</name>
    <message>
        <source>Pair round {0} as it is?</source>
        <translation>Skojarzyć rundę {0} mimo to?</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Skojarz rundę {0}</translation>
    </message>
    <message>
        <source>The pairing comes out the same: nothing changes.</source>
        <translation>Kojarzenie wychodzi takie samo: nic się nie zmienia.</translation>
    </message>
    <message>
        <source>Pair round {0} again?</source>
        <translation>Skojarzyć rundę {0} ponownie?</translation>
    </message>
    <message>
        <source>Take the new pairing</source>
        <translation>Przyjmij nowe kojarzenie</translation>
    </message>
    <message>
        <source>Pair round {0} by hand?</source>
        <translation>Skojarzyć rundę {0} ręcznie?</translation>
    </message>
    <message>
        <source>Withdraw the pairings of round {0}?</source>
        <translation>Wycofać kojarzenia rundy {0}?</translation>
    </message>
    <message>
        <source>The boards stay as they are; the round is a draft again and can be paired anew.</source>
        <translation>Szachownice zostają; runda jest znów szkicem i można ją skojarzyć od nowa.</translation>
    </message>
    <message>
        <source>Withdraw the pairings</source>
        <translation>Wycofaj kojarzenia</translation>
    </message>
    <message>
        <source>Unpair round {0}?</source>
        <translation>Cofnąć kojarzenie rundy {0}?</translation>
    </message>
    <message>
        <source>Unpair the round</source>
        <translation>Cofnięcie kojarzenia rundy</translation>
    </message>
    <message>
        <source>Record missing results as adjourned?</source>
        <translation>Zapisać brakujące wyniki jako odłożone?</translation>
    </message>
    <message>
        <source>Draw the position again?</source>
        <translation>Wylosować pozycję jeszcze raz?</translation>
    </message>
    <message>
        <source>A result cannot be corrected to an adjourned game.</source>
        <translation>Wyniku nie można poprawić na partię odłożoną.</translation>
    </message>
    <message>
        <source>Round {0} was not paired here: there is nothing to undo.</source>
        <translation>Rundy {0} tu nie skojarzono: nie ma czego cofać.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>%n krok zostałby cofnięty; cofnięcie go przywróci.</numerusform>
            <numerusform>%n kroki zostałyby cofnięte; cofnięcie je przywróci.</numerusform>
            <numerusform>%n kroków zostałoby cofniętych; cofnięcie je przywróci.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the whole round {0} back?</source>
        <translation>Cofnąć całą rundę {0}?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Open the tournament again?</source>
        <translation>Otworzyć turniej ponownie?</translation>
    </message>
    <message>
        <source>The standings are provisional again; the tournament report notes it.</source>
        <translation>Klasyfikacja jest znów wstępna; sprawozdanie z turnieju to odnotuje.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Otwórz ponownie</translation>
    </message>
    <message>
        <source>Leave FIDE mode for good?</source>
        <translation>Wyjść z trybu FIDE na stałe?</translation>
    </message>
    <message>
        <source>Leave FIDE mode for good</source>
        <translation>Wyjdź z trybu FIDE na stałe</translation>
    </message>
</context>
<context>
    <name>RoundMenu</name>
    <message>
        <source>&amp;Publish the pairings</source>
        <translation>Opu&amp;blikuj kojarzenia</translation>
    </message>
    <message>
        <source>Pair &amp;again</source>
        <translation>Skoj&amp;arz ponownie</translation>
    </message>
    <message>
        <source>Pair by &amp;hand…</source>
        <translation>Skojarz &amp;ręcznie…</translation>
    </message>
    <message>
        <source>&amp;Withdraw the pairings…</source>
        <translation>&amp;Wycofaj kojarzenia…</translation>
    </message>
    <message>
        <source>&amp;Unpair the round…</source>
        <translation>Cofnij &amp;kojarzenie rundy…</translation>
    </message>
    <message>
        <source>Record missing results as a&amp;djourned…</source>
        <translation>Zapisz brakujące wyniki jako o&amp;dłożone…</translation>
    </message>
    <message>
        <source>&amp;Take the whole round back…</source>
        <translation>&amp;Cofnij całą rundę…</translation>
    </message>
    <message>
        <source>Draw the &amp;starting position (Chess960)</source>
        <translation>Losuj &amp;pozycję początkową (Chess960)</translation>
    </message>
    <message>
        <source>Why this &amp;board?</source>
        <translation>Dlaczego &amp;ta szachownica?</translation>
    </message>
    <message>
        <source>No board</source>
        <translation>Bez szachownicy</translation>
    </message>
    <message>
        <source>Why this b&amp;ye?</source>
        <translation>Dlaczego to b&amp;ye?</translation>
    </message>
    <message>
        <source>Nobody has the bye</source>
        <translation>Nikt nie ma bye</translation>
    </message>
    <message>
        <source>Pairing &amp;rules…</source>
        <translation>Za&amp;sady kojarzenia…</translation>
    </message>
    <message>
        <source>Pairing &amp;engine…</source>
        <translation>Pro&amp;gram kojarzący…</translation>
    </message>
    <message>
        <source>&amp;Close the tournament…</source>
        <translation>&amp;Zamknij turniej…</translation>
    </message>
    <message>
        <source>Write the &amp;final pack…</source>
        <translation>Zapisz z&amp;estaw końcowy…</translation>
    </message>
    <message>
        <source>&amp;Open the tournament again…</source>
        <translation>&amp;Otwórz turniej ponownie…</translation>
    </message>
    <message>
        <source>Leave &amp;FIDE mode for good…</source>
        <translation>Wyjdź z trybu &amp;FIDE na stałe…</translation>
    </message>
    <message>
        <source>Drawn &amp;matches of the knock-out…</source>
        <translation>Zremisowane &amp;mecze pucharowe…</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Program kojarzy</translation>
    </message>
    <message>
        <source>A knock-out is read from its bracket</source>
        <translation>System pucharowy odczytuje się z drabinki</translation>
    </message>
    <message>
        <source>A round robin is read from its table</source>
        <translation>System kołowy odczytuje się z tabeli</translation>
    </message>
</context>
<context>
    <name>RoundSelector</name>
    <message>
        <source>Round in view</source>
        <translation>Wyświetlana runda</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>Runda wstecz</translation>
    </message>
    <message>
        <source>One round forward</source>
        <translation>Runda dalej</translation>
    </message>
    <message>
        <source>Choose the round</source>
        <translation>Wybierz rundę</translation>
    </message>
    <message>
        <source>Choose the round: {0}</source>
        <translation>Wybierz rundę: {0}</translation>
    </message>
    <message>
        <source>After round {0}</source>
        <translation>Po rundzie {0}</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Przed rundą 1</translation>
    </message>
    <message>
        <source>{0} (games are open)</source>
        <translation>{0} (są partie bez wyniku)</translation>
    </message>
</context>
<context>
    <name>RoundStepDialog</name>
    <message>
        <source>From round</source>
        <translation>Od rundy</translation>
    </message>
    <message>
        <source>An earlier round</source>
        <translation>Wcześniejsza runda</translation>
    </message>
    <message>
        <source>A later round</source>
        <translation>Późniejsza runda</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>Reason, kept in the log</source>
        <translation>Powód, zapisany w dzienniku</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>1 – 0 unrated</source>
        <translation>1 – 0 nieoceniana</translation>
    </message>
    <message>
        <source>½ – ½ unrated</source>
        <translation>½ – ½ nieoceniana</translation>
    </message>
    <message>
        <source>0 – 1 unrated</source>
        <translation>0 – 1 nieoceniana</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>odłożona</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Punkty przed rundą</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Sz.</translation>
    </message>
    <message>
        <source>Board; an asterisk marks a fixed table</source>
        <translation>Szachownica; gwiazdka oznacza stały stolik</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>White&apos;s pairing number</source>
        <translation>Numer startowy białych</translation>
    </message>
    <message>
        <source>White&apos;s title</source>
        <translation>Tytuł białych</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>The player with White</source>
        <translation>Grający białymi</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>White&apos;s rating</source>
        <translation>Ranking białych</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pkt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>White&apos;s side first</source>
        <translation>Najpierw strona białych</translation>
    </message>
    <message>
        <source>Black&apos;s pairing number</source>
        <translation>Numer startowy czarnych</translation>
    </message>
    <message>
        <source>Black&apos;s title</source>
        <translation>Tytuł czarnych</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>The player with Black</source>
        <translation>Grający czarnymi</translation>
    </message>
    <message>
        <source>Black&apos;s rating</source>
        <translation>Ranking czarnych</translation>
    </message>
    <message>
        <source>Result, board {0}: {1} against {2}: {3}</source>
        <translation>Wynik, szachownica {0}: {1} – {2}: {3}</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>jeszcze bez wyniku</translation>
    </message>
    <message>
        <source>{0}, verified</source>
        <translation>{0}, sprawdzony</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Uwaga: {0}</translation>
    </message>
    <message>
        <source>A fixed table (*)</source>
        <translation>Stały stolik (*)</translation>
    </message>
    <message>
        <source>Played with the colours the other way round (↔)</source>
        <translation>Grano odwrotnymi kolorami (↔)</translation>
    </message>
    <message>
        <source>For the rating report: {0} (®)</source>
        <translation>Do sprawozdania rankingowego: {0} (®)</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Numer startowy</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Players without a game in this round</source>
        <translation>Zawodnicy bez partii w tej rundzie</translation>
    </message>
    <message>
        <source>No game because</source>
        <translation>Bez partii, bo</translation>
    </message>
    <message>
        <source>Why this player had no game</source>
        <translation>Dlaczego ten zawodnik nie miał partii</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Dostaje</translation>
    </message>
    <message>
        <source>Points for this round</source>
        <translation>Punkty za tę rundę</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>wykluczony</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>wycofany</translation>
    </message>
    <message>
        <source>pairing-allocated bye</source>
        <translation>bye z kojarzenia</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>bye za punkt</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>bye za pół punktu</translation>
    </message>
    <message>
        <source>absent (zero-point bye)</source>
        <translation>nieobecna (bye za zero)</translation>
    </message>
    <message>
        <source>free round</source>
        <translation>pauzuje</translation>
    </message>
    <message>
        <source>not paired</source>
        <translation>nieskojarzony</translation>
    </message>
    <message>
        <source>opponent missing</source>
        <translation>brak przeciwnika</translation>
    </message>
    <message>
        <source>match forfeited</source>
        <translation>mecz oddany walkowerem</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Przed rundą 1</translation>
    </message>
    <message>
        <source>After round {0} of {1}</source>
        <translation>Po rundzie {0} z {1}</translation>
    </message>
</context>
<context>
    <name>RoundsMenu</name>
    <message>
        <source>Open an event first</source>
        <translation>Najpierw otwórz turniej</translation>
    </message>
</context>
<context>
    <name>RoundsPanel</name>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Find by name or board</source>
        <translation>Znajdź według nazwiska lub szachownicy</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Skojarz ręcznie…</translation>
    </message>
    <message>
        <source>Another engine…</source>
        <translation>Inny program…</translation>
    </message>
    <message>
        <source>Keep the file for a report…</source>
        <translation>Zachowaj plik do zgłoszenia…</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Nie ma jeszcze zawodników</translation>
    </message>
    <message>
        <source>Enter or import players on the Players page; then the first round is paired here.</source>
        <translation>Wpisz lub zaimportuj zawodników na stronie Zawodnicy; potem kojarzy się tu pierwszą rundę.</translation>
    </message>
    <message>
        <source>Go to the players</source>
        <translation>Przejdź do zawodników</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>Poprzednia runda</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Następna runda</translation>
    </message>
    <message>
        <source>Choose the round of this page</source>
        <translation>Wybierz rundę tej strony</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>What can be done with this round</source>
        <translation>Co można zrobić z tą rundą</translation>
    </message>
    <message>
        <source>Large window for a projector</source>
        <translation>Duże okno dla projektora</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Runda {0}</translation>
    </message>
    <message>
        <source>Round {0} (to be paired)</source>
        <translation>Runda {0} (do skojarzenia)</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Runda {0} z {1}</translation>
    </message>
    <message>
        <source>Choose the round of this page: {0}</source>
        <translation>Wybierz rundę tej strony: {0}</translation>
    </message>
    <message>
        <source>also on this page: {0}</source>
        <translation>na tej stronie także: {0}</translation>
    </message>
    <message>
        <source>{0}/{1} results</source>
        <translation>wyniki {0}/{1}</translation>
    </message>
    <message>
        <source>{0} unverified</source>
        <translation>niesprawdzone: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from the engine</source>
        <translation>
            <numerusform>%n różnica wobec programu</numerusform>
            <numerusform>%n różnice wobec programu</numerusform>
            <numerusform>%n różnic wobec programu</numerusform>
        </translation>
    </message>
    <message>
        <source>the tournament is closed</source>
        <translation>turniej jest zamknięty</translation>
    </message>
    <message>
        <source>Without an opponent or a bye: {0}. Pair them by hand, or set a bye there.</source>
        <translation>Bez przeciwnika i bez bye: {0}. Skojarz ich ręcznie albo ustaw tam bye.</translation>
    </message>
    <message>
        <source>Keep the file for a report</source>
        <translation>Zachowaj plik do zgłoszenia</translation>
    </message>
    <message>
        <source>TRF files (*.trf)</source>
        <translation>Pliki TRF (*.trf)</translation>
    </message>
    <message>
        <source>Kept: {0}. It holds no names of players.</source>
        <translation>Zachowano: {0}. Nie zawiera nazwisk zawodników.</translation>
    </message>
    <message>
        <source>{0} pairs from now on.</source>
        <translation>Odtąd kojarzy {0}.</translation>
    </message>
</context>
<context>
    <name>RungOptionsPopover</name>
    <message>
        <source>Options of a rung</source>
        <translation>Opcje kryterium</translation>
    </message>
    <message>
        <source>Close the options</source>
        <translation>Zamknij opcje</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>O tym kryterium</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>Odcięcia</translation>
    </message>
    <message>
        <source>No cut</source>
        <translation>Bez odcięcia</translation>
    </message>
    <message>
        <source>Every round counts</source>
        <translation>Liczy się każda runda</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Najniższe</translation>
    </message>
    <message>
        <source>The lowest values are left out</source>
        <translation>Pomija się najniższe wartości</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>As many of the lowest as of the highest are out</source>
        <translation>Pomija się tyle najniższych, ile najwyższych</translation>
    </message>
    <message>
        <source>Values cut</source>
        <translation>Odcięte wartości</translation>
    </message>
    <message>
        <source>Cut fewer</source>
        <translation>Odetnij mniej</translation>
    </message>
    <message>
        <source>Cut more</source>
        <translation>Odetnij więcej</translation>
    </message>
    <message>
        <source>Limit, in half points from one half of the points</source>
        <translation>Granica, w półpunktach od połowy punktów</translation>
    </message>
    <message>
        <source>Lower the limit</source>
        <translation>Obniż granicę</translation>
    </message>
    <message>
        <source>Raise the limit</source>
        <translation>Podnieś granicę</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Granica</translation>
    </message>
    <message>
        <source>How unplayed games count</source>
        <translation>Jak liczą się partie nierozegrane</translation>
    </message>
    <message>
        <source>About the policy looked at</source>
        <translation>O przeglądanej zasadzie</translation>
    </message>
    <message>
        <source>Enter by hand…</source>
        <translation>Wpisz ręcznie…</translation>
    </message>
    <message>
        <source>“{0}” was typed without Enter and does not count.</source>
        <translation>„{0}” wpisano bez Enter, więc się nie liczy.</translation>
    </message>
    <message>
        <source>“{0}” was only looked at; “{1}” stays in force.</source>
        <translation>„{0}” tylko przeglądano; obowiązuje nadal „{1}”.</translation>
    </message>
    <message>
        <source>one half of the points</source>
        <translation>połowa punktów</translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) above one half</source>
        <translation>
            <numerusform>%n półpunkt powyżej połowy</numerusform>
            <numerusform>%n półpunkty powyżej połowy</numerusform>
            <numerusform>%n półpunktów powyżej połowy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) below one half</source>
        <translation>
            <numerusform>%n półpunkt poniżej połowy</numerusform>
            <numerusform>%n półpunkty poniżej połowy</numerusform>
            <numerusform>%n półpunktów poniżej połowy</numerusform>
        </translation>
    </message>
    <message>
        <source>another number</source>
        <translation>inna liczba</translation>
    </message>
    <message>
        <source>{0}: another number</source>
        <translation>{0}: inna liczba</translation>
    </message>
    <message>
        <source>such as {0}</source>
        <translation>na przykład {0}</translation>
    </message>
    <message>
        <source>{0}: such as {1}</source>
        <translation>{0}: na przykład {1}</translation>
    </message>
    <message>
        <source>Enter sets the value</source>
        <translation>Enter ustawia wartość</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>(nobody&apos;s value changes)</source>
        <translation>(niczyja wartość się nie zmienia)</translation>
    </message>
    <message>
        <source>instead of {0}</source>
        <translation>zamiast {0}</translation>
    </message>
</context>
<context>
    <name>ScheduleDialog</name>
    <message>
        <source>Schedule</source>
        <translation>Harmonogram</translation>
    </message>
    <message>
        <source>Schedule of the rounds</source>
        <translation>Harmonogram rund</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>ScheduleTable</name>
    <message>
        <source>Schedule of the rounds</source>
        <translation>Harmonogram rund</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Od rundy</translation>
    </message>
    <message>
        <source>An earlier round</source>
        <translation>Wcześniejsza runda</translation>
    </message>
    <message>
        <source>A later round</source>
        <translation>Późniejsza runda</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Pierwszy dzień</translation>
    </message>
    <message>
        <source>Rounds a day</source>
        <translation>Rundy dziennie</translation>
    </message>
    <message>
        <source>Fewer a day</source>
        <translation>Mniej dziennie</translation>
    </message>
    <message>
        <source>More a day</source>
        <translation>Więcej dziennie</translation>
    </message>
    <message>
        <source>Starts on a day</source>
        <translation>Rozpoczęcia w ciągu dnia</translation>
    </message>
    <message>
        <source>When the rounds of a day start, the first one first</source>
        <translation>Kiedy zaczynają się rundy dnia, najpierw pierwsza</translation>
    </message>
    <message>
        <source>Default time in minutes</source>
        <translation>Dopuszczalne spóźnienie w minutach</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Mniej</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>on</source>
        <translation>dnia</translation>
    </message>
    <message>
        <source>a day, at</source>
        <translation>dziennie, o</translation>
    </message>
    <message>
        <source>default time</source>
        <translation>spóźnienie</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Wypełnij</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Default time (minutes)</source>
        <translation>Dopuszczalne spóźnienie (min)</translation>
    </message>
    <message>
        <source>Default time</source>
        <translation>Spóźnienie</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Runda {0}: {1}</translation>
    </message>
    <message>
        <source>The first day is written as 2026-11-21.</source>
        <translation>Pierwszy dzień zapisz tak: 2026-11-21.</translation>
    </message>
    <message>
        <source>“{0}” (round {1}) is no date; write 2026-11-21.</source>
        <translation>„{0}” (runda {1}) to nie jest data; napisz 2026-11-21.</translation>
    </message>
    <message>
        <source>The default time of round {0} is given in minutes.</source>
        <translation>Dopuszczalne spóźnienie w rundzie {0} podaje się w minutach.</translation>
    </message>
</context>
<context>
    <name>ScoresheetsDialog</name>
    <message>
        <source>Two scoresheets</source>
        <translation>Dwa zapisy</translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <source>Type what each sheet says; ? holds the place of a move that is missing.</source>
        <translation>Wpisz, co jest w każdym zapisie; ? zajmuje miejsce brakującego posunięcia.</translation>
    </message>
    <message>
        <source>Scoresheet of {0}</source>
        <translation>Zapis partii: {0}</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Posunięcie po posunięciu</translation>
    </message>
    <message>
        <source>Take these moves</source>
        <translation>Przyjmij te posunięcia</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Litery figur</translation>
    </message>
    <message>
        <source>{0} half-moves, {1} to look at.</source>
        <translation>Półruchy: {0}, do obejrzenia: {1}.</translation>
    </message>
    <message>
        <source>From here neither sheet can be played: the record ends before it.</source>
        <translation>Odtąd nie da się zagrać żadnego zapisu: partia kończy się wcześniej.</translation>
    </message>
</context>
<context>
    <name>ScrollingPage</name>
    <message>
        <source>Page</source>
        <translation>Strona</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Go to round {0}</source>
        <translation>Przejdź do rundy {0}</translation>
    </message>
    <message>
        <source>Go to before round 1</source>
        <translation>Przejdź przed rundę 1</translation>
    </message>
    <message>
        <source>Show the section {0}</source>
        <translation>Pokaż grupę {0}</translation>
    </message>
    <message>
        <source>player {0}</source>
        <translation>zawodnik {0}</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Podręcznik</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>nie teraz</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Wyczyść filtr</translation>
    </message>
</context>
<context>
    <name>SeasonDialog</name>
    <message>
        <source>Next season</source>
        <translation>Następny sezon</translation>
    </message>
    <message>
        <source>New sections with the teams that go up and down. The sections of this season stay.</source>
        <translation>Nowe grupy z drużynami, które awansują i spadają. Grupy tego sezonu zostają.</translation>
    </message>
    <message>
        <source>for example 2027</source>
        <translation>na przykład 2027</translation>
    </message>
    <message>
        <source>&amp;Season</source>
        <translation>&amp;Sezon</translation>
    </message>
    <message>
        <source>Add the sections</source>
        <translation>Dodaj grupy</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>SecondLine</name>
    <message>
        <source>Take the other pairing…</source>
        <translation>Przyjmij drugie kojarzenie…</translation>
    </message>
    <message>
        <source>Keep the file for a report…</source>
        <translation>Zachowaj plik do zgłoszenia…</translation>
    </message>
    <message>
        <source>No second opinion: {0}</source>
        <translation>Bez drugiej opinii: {0}</translation>
    </message>
    <message>
        <source>paired by hand</source>
        <translation>skojarzone ręcznie</translation>
    </message>
    <message>
        <source>by the Berger tables</source>
        <translation>według tabel Bergera</translation>
    </message>
    <message>
        <source>by the bracket</source>
        <translation>według drabinki</translation>
    </message>
    <message>
        <source>by the Scheveningen table</source>
        <translation>według tabeli scheveningeńskiej</translation>
    </message>
    <message>
        <source>paired by {0}, {1} agrees</source>
        <translation>skojarzył {0}, {1} potwierdza</translation>
    </message>
    <message>
        <source>paired by {0}</source>
        <translation>skojarzył {0}</translation>
    </message>
    <message>
        <source>Two engines differ on this round.</source>
        <translation>Dwa programy różnią się w tej rundzie.</translation>
    </message>
    <message>
        <source>{0}, bye {1}: {2}</source>
        <translation>{0}, bye {1}: {2}</translation>
    </message>
    <message>
        <source>Keep the file for a report</source>
        <translation>Zachowaj plik do zgłoszenia</translation>
    </message>
    <message>
        <source>TRF files (*.trf)</source>
        <translation>Pliki TRF (*.trf)</translation>
    </message>
    <message>
        <source>Kept: {0}. It holds no names of players.</source>
        <translation>Zachowano: {0}. Nie zawiera nazwisk zawodników.</translation>
    </message>
</context>
<context>
    <name>SecondOpinionDialog</name>
    <message>
        <source>Verify</source>
        <translation>Sprawdź</translation>
    </message>
    <message>
        <source>Second opinion</source>
        <translation>Druga opinia</translation>
    </message>
    <message>
        <source>gacrux is the tool of FIDE&apos;s Technical Commission. It computes every rung by itself from the results; direct encounter among the players level on points. The second calculation is this program&apos;s own, written from the articles alone without anything of the first one. Nothing in the event changes.</source>
        <translation>gacrux to narzędzie Komisji Technicznej FIDE. Oblicza każde kryterium osobno z wyników; bezpośredni pojedynek między zawodnikami równymi punktami. Drugie obliczenie jest własne tego programu, napisane z samych artykułów, niezależnie od pierwszego. W turnieju nic się nie zmienia.</translation>
    </message>
    <message>
        <source>Rungs computed</source>
        <translation>Obliczone kryteria</translation>
    </message>
    <message>
        <source>gacrux is starting…</source>
        <translation>Uruchamianie gacruxa…</translation>
    </message>
    <message>
        <source>Rungs and what came out</source>
        <translation>Kryteria i co z nich wyszło</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Wartości, które się różnią</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Page to print…</source>
        <translation>Strona do druku…</translation>
    </message>
    <message>
        <source>The proof of every value, for a protest committee</source>
        <translation>Dowód każdej wartości, dla komisji odwoławczej</translation>
    </message>
    <message>
        <source>{0} of {1} computed</source>
        <translation>obliczono {0} z {1}</translation>
    </message>
    <message>
        <source>Proof of the tie-breaks</source>
        <translation>Dowód punktacji pomocniczej</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>{0}: {1} of {2} values differ.</source>
        <translation>{0}: różni się {1} z {2} wartości.</translation>
    </message>
    <message>
        <source>{0}: all {1} values are the same.</source>
        <translation>{0}: wszystkie wartości ({1}) są takie same.</translation>
    </message>
    <message>
        <source>Nothing known explains this: look at the calculation, and report it.</source>
        <translation>Nic znanego tego nie wyjaśnia: obejrzyj obliczenie i zgłoś to.</translation>
    </message>
    <message>
        <source>The second calculation, by {0}, says otherwise: report it.</source>
        <translation>Drugie obliczenie, według {0}, mówi inaczej: zgłoś to.</translation>
    </message>
</context>
<context>
    <name>SectionFactsDialog</name>
    <message>
        <source>A new section</source>
        <translation>Nowa grupa</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Regulamin</translation>
    </message>
    <message>
        <source>Round 1 is paired: system, points and the value of the bye are locked. Another number of rounds, edition, unrated rule or bye rule is asked about first and noted in the tournament report.</source>
        <translation>Runda 1 jest skojarzona: system, punkty i wartość bye są zablokowane. O inną liczbę rund, wydanie przepisów, zasadę dla bez rankingu lub zasadę bye program najpierw zapyta i odnotuje to w sprawozdaniu z turnieju.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>Reason for a change after round 1, kept in the log</source>
        <translation>Powód zmiany po rundzie 1, zapisany w dzienniku</translation>
    </message>
    <message>
        <source>Add the section</source>
        <translation>Dodaj grupę</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Name of the section there is</source>
        <translation>Nazwa istniejącej grupy</translation>
    </message>
    <message>
        <source>for example Open A</source>
        <translation>na przykład Open A</translation>
    </message>
    <message>
        <source>The section there is gets the &amp;name</source>
        <translation>Istniejąca grupa dostaje &amp;nazwę</translation>
    </message>
    <message>
        <source>Give the new section a name.</source>
        <translation>Nadaj nowej grupie nazwę.</translation>
    </message>
    <message>
        <source>Change the regulations?</source>
        <translation>Zmienić regulamin?</translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message>
        <source>Sections</source>
        <translation>Grupy</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grupa {0}</translation>
    </message>
    <message>
        <source>{0} is in view (Alt+PgUp, Alt+PgDown for the others)</source>
        <translation>Wyświetlana jest {0} (Alt+PgUp, Alt+PgDown dla pozostałych)</translation>
    </message>
    <message>
        <source>Show {0}; players dragged here move to it</source>
        <translation>Pokaż {0}; przeciągnięci tu zawodnicy do niej przechodzą</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>Section</source>
        <translation>Grupa</translation>
    </message>
    <message>
        <source>Enter goes there</source>
        <translation>Enter tam przechodzi</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Zgłoszeni</translation>
    </message>
    <message>
        <source>Players or teams</source>
        <translation>Zawodnicy lub drużyny</translation>
    </message>
    <message>
        <source>Checked in</source>
        <translation>Obecni</translation>
    </message>
    <message>
        <source>Ticked as present</source>
        <translation>Odhaczeni jako obecni</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>The last one paired</source>
        <translation>Ostatnia skojarzona</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Kojarzenia</translation>
    </message>
    <message>
        <source>Of the last round paired</source>
        <translation>Z ostatniej skojarzonej rundy</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Bez wyniku</translation>
    </message>
    <message>
        <source>Boards or matches without a result</source>
        <translation>Szachownice lub mecze bez wyniku</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Następny krok</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Co można teraz zrobić</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grupa {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} z {1}</translation>
    </message>
    <message>
        <source>by hand, not finished</source>
        <translation>ręcznie, niezakończone</translation>
    </message>
    <message>
        <source>not paired</source>
        <translation>nieskojarzony</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>nieopublikowana</translation>
    </message>
    <message>
        <source>all results, entered twice</source>
        <translation>wszystkie wyniki, wpisane dwa razy</translation>
    </message>
    <message>
        <source>published</source>
        <translation>opublikowana</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>zamknięta</translation>
    </message>
    <message>
        <source>results</source>
        <translation>wyniki</translation>
    </message>
</context>
<context>
    <name>SectionsCard</name>
    <message>
        <source>Add a section…</source>
        <translation>Dodaj grupę…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Zmień nazwę…</translation>
    </message>
    <message>
        <source>Remove this section</source>
        <translation>Usuń tę grupę</translation>
    </message>
    <message>
        <source>From a table…</source>
        <translation>Z tabeli…</translation>
    </message>
    <message>
        <source>A play-off, finals of groups or quads: places of a table are seeds</source>
        <translation>Dogrywka, finały grup lub czwórki: miejsca z tabeli to rozstawienie</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Grupy</translation>
    </message>
    <message>
        <source>An event needs at least one section.</source>
        <translation>Turniej wymaga co najmniej jednej grupy.</translation>
    </message>
    <message>
        <source>The section still has players; move or remove them first.</source>
        <translation>Grupa ma jeszcze zawodników; najpierw ich przenieś lub usuń.</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grupa {0}</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>Wyświetlana</translation>
    </message>
    <message>
        <source>Show this section</source>
        <translation>Pokaż tę grupę</translation>
    </message>
    <message>
        <source>{0}: further up</source>
        <translation>{0}: wyżej</translation>
    </message>
    <message>
        <source>{0}: further down</source>
        <translation>{0}: niżej</translation>
    </message>
    <message>
        <source>{0} is now number {1} of the sections.</source>
        <translation>{0} ma teraz wśród grup numer {1}.</translation>
    </message>
    <message>
        <source>Rename the section</source>
        <translation>Zmień nazwę grupy</translation>
    </message>
    <message>
        <source>Name of the section</source>
        <translation>Nazwa grupy</translation>
    </message>
    <message>
        <source>Remove the section {0}?</source>
        <translation>Usunąć grupę {0}?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
</context>
<context>
    <name>SectionsPanel</name>
    <message>
        <source>All sections</source>
        <translation>Wszystkie grupy</translation>
    </message>
    <message>
        <source>Start lists</source>
        <translation>Listy startowe</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Kojarzenia</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drukuj</translation>
    </message>
    <message>
        <source>One document of every section</source>
        <translation>Po jednym dokumencie z każdej grupy</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Grupy</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s), {0} entered</source>
        <translation>
            <numerusform>%n grupa, zgłoszonych: {0}</numerusform>
            <numerusform>%n grupy, zgłoszonych: {0}</numerusform>
            <numerusform>%n grup, zgłoszonych: {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n section(s)</source>
        <translation>
            <numerusform>W %n grupie</numerusform>
            <numerusform>W %n grupach</numerusform>
            <numerusform>W %n grupach</numerusform>
        </translation>
    </message>
    <message>
        <source>No section is ready for it now</source>
        <translation>Żadna grupa nie jest teraz na to gotowa</translation>
    </message>
    <message>
        <source>The event has changed meanwhile: nothing was done. Try again.</source>
        <translation>Turniej tymczasem się zmienił: niczego nie zrobiono. Spróbuj ponownie.</translation>
    </message>
    <message numerus="yes">
        <source>Pairing %n section(s)…</source>
        <translation>
            <numerusform>Kojarzenie %n grupy…</numerusform>
            <numerusform>Kojarzenie %n grup…</numerusform>
            <numerusform>Kojarzenie %n grup…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}: done in %n section(s).</source>
        <translation>
            <numerusform>{0}: zrobiono w %n grupie.</numerusform>
            <numerusform>{0}: zrobiono w %n grupach.</numerusform>
            <numerusform>{0}: zrobiono w %n grupach.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>No round of any section is paired yet.</source>
        <translation>W żadnej grupie nie skojarzono jeszcze rundy.</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>Number of the lot</source>
        <translation>Numer losu</translation>
    </message>
    <message>
        <source>Number of the lot: the same number gives the same lot on every computer</source>
        <translation>Numer losu: ten sam numer daje to samo losowanie na każdym komputerze</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Losuj ponownie</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Nie ma jeszcze czego pokazać.</translation>
    </message>
    <message>
        <source>page {0} of {1}</source>
        <translation>strona {0} z {1}</translation>
    </message>
</context>
<context>
    <name>SheetsCard</name>
    <message>
        <source>Prizes and page head</source>
        <translation>Nagrody i nagłówek</translation>
    </message>
    <message>
        <source>Prizes…</source>
        <translation>Nagrody…</translation>
    </message>
    <message>
        <source>Logo and header lines…</source>
        <translation>Logo i nagłówek…</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Opublikuj…</translation>
    </message>
    <message>
        <source>Live boards…</source>
        <translation>Szachownice na żywo…</translation>
    </message>
    <message>
        <source>Work together…</source>
        <translation>Wspólna praca…</translation>
    </message>
    <message>
        <source>Go public…</source>
        <translation>Dla widzów…</translation>
    </message>
    <message>
        <source>No prizes are announced.</source>
        <translation>Nie ogłoszono nagród.</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <translation>
            <numerusform>%n nagroda</numerusform>
            <numerusform>%n nagrody</numerusform>
            <numerusform>%n nagród</numerusform>
        </translation>
    </message>
    <message>
        <source>fund {0}</source>
        <translation>fundusz {0}</translation>
    </message>
    <message>
        <source>Every page carries the name of the event only.</source>
        <translation>Na każdej stronie jest tylko nazwa turnieju.</translation>
    </message>
    <message>
        <source>Picture on every page</source>
        <translation>Obraz na każdej stronie</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Find a document</source>
        <translation>Znajdź dokument</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Ulubione</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumenty</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Skróty klawiszowe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Pages</source>
        <translation>Strony</translation>
    </message>
</context>
<context>
    <name>SlipEntry</name>
    <message>
        <source>Slips: board, Enter, result</source>
        <translation>Kartki: szachownica, Enter, wynik</translation>
    </message>
    <message>
        <source>White: {0}</source>
        <translation>Białe: {0}</translation>
    </message>
    <message>
        <source>Black: {0}</source>
        <translation>Czarne: {0}</translation>
    </message>
    <message>
        <source>Result so far: {0}. Now the result key; Esc for another board.</source>
        <translation>Wynik dotąd: {0}. Teraz klawisz wyniku; Esc wybiera inną szachownicę.</translation>
    </message>
    <message>
        <source>Put back what stood at board {0}</source>
        <translation>Przywróć to, co było na szachownicy {0}</translation>
    </message>
    <message>
        <source>Type the board number and press Enter.</source>
        <translation>Wpisz numer szachownicy i naciśnij Enter.</translation>
    </message>
    <message>
        <source>Num Lock is off: switch it on to type results on the number block.</source>
        <translation>Num Lock jest wyłączony: włącz go, żeby wpisywać wyniki z bloku numerycznego.</translation>
    </message>
</context>
<context>
    <name>SourceActions</name>
    <message>
        <source>&amp;Watch a folder…</source>
        <translation>Obserwuj &amp;folder…</translation>
    </message>
    <message>
        <source>Watch a &amp;file…</source>
        <translation>O&amp;bserwuj plik…</translation>
    </message>
    <message>
        <source>Listen to &amp;e-boards…</source>
        <translation>Słuchaj &amp;szachownic elektronicznych…</translation>
    </message>
    <message>
        <source>W&amp;hich e-board is where…</source>
        <translation>&amp;Która szachownica elektroniczna gdzie…</translation>
    </message>
    <message>
        <source>&amp;Delayed file for broadcasters…</source>
        <translation>&amp;Opóźniony plik dla transmisji…</translation>
    </message>
    <message>
        <source>S&amp;ources</source>
        <translation>Ź&amp;ródła</translation>
    </message>
    <message>
        <source>&amp;Stop watching</source>
        <translation>&amp;Przestań obserwować</translation>
    </message>
    <message>
        <source>Nothing is watched</source>
        <translation>Nic nie jest obserwowane</translation>
    </message>
    <message>
        <source>No e-boards are listened to</source>
        <translation>Nie słucha się szachownic elektronicznych</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>Obserwuj folder</translation>
    </message>
    <message>
        <source>Watch a file</source>
        <translation>Obserwuj plik</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Partie (*.pgn)</translation>
    </message>
    <message>
        <source>Listen to e-boards</source>
        <translation>Słuchaj szachownic elektronicznych</translation>
    </message>
    <message>
        <source>Address of LiveChess:</source>
        <translation>Adres LiveChess:</translation>
    </message>
    <message>
        <source>The address of e-boards begins with ws://.</source>
        <translation>Adres szachownic elektronicznych zaczyna się od ws://.</translation>
    </message>
    <message>
        <source>Serial number and board, as 7425=1, 7426=2:</source>
        <translation>Numer seryjny i szachownica, jak 7425=1, 7426=2:</translation>
    </message>
    <message>
        <source>Which e-board is where</source>
        <translation>Która szachownica elektroniczna gdzie</translation>
    </message>
    <message>
        <source>“{0}” is no serial number with a board.</source>
        <translation>„{0}” to nie jest numer seryjny z szachownicą.</translation>
    </message>
    <message>
        <source>Delayed file for broadcasters</source>
        <translation>Opóźniony plik dla transmisji</translation>
    </message>
    <message numerus="yes">
        <source>Written with %n minute(s) of delay</source>
        <translation>
            <numerusform>Zapis z %n minutą opóźnienia</numerusform>
            <numerusform>Zapis z %n minutami opóźnienia</numerusform>
            <numerusform>Zapis z %n minutami opóźnienia</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Litery figur</translation>
    </message>
    <message>
        <source>found out</source>
        <translation>rozpoznany</translation>
    </message>
    <message>
        <source>Watch it no more</source>
        <translation>Przestań obserwować</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Click to see how this value comes about.</source>
        <translation>Kliknij, żeby zobaczyć, skąd bierze się ta wartość.</translation>
    </message>
    <message>
        <source>Unplayed games: {0}. {1}</source>
        <translation>Partie nierozegrane: {0}. {1}</translation>
    </message>
    <message>
        <source>NOT C.07: not as FIDE&apos;s rules define it.</source>
        <translation>NIE Z C.07: nie tak, jak określają to przepisy FIDE.</translation>
    </message>
    <message>
        <source>Cat.</source>
        <translation>Kat.</translation>
    </message>
    <message>
        <source>Place in the category</source>
        <translation>Miejsce w kategorii</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Shared places carry the same number</source>
        <translation>Dzielone miejsca mają ten sam numer</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Numer startowy (TPN)</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Tytuł FIDE</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Ranking turniejowy</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federacja</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Punkty po tej rundzie</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>PM</translation>
    </message>
    <message>
        <source>Match points after this round</source>
        <translation>Punkty meczowe po tej rundzie</translation>
    </message>
    <message>
        <source>GP</source>
        <translation>mp</translation>
    </message>
    <message>
        <source>Game points after this round</source>
        <translation>Małe punkty po tej rundzie</translation>
    </message>
    <message>
        <source>Click or press Enter to see how this value comes about.</source>
        <translation>Kliknij lub naciśnij Enter, żeby zobaczyć, skąd bierze się ta wartość.</translation>
    </message>
    <message>
        <source>{0}. This value separates the place from the next one.</source>
        <translation>{0}. Ta wartość oddziela miejsce od następnego.</translation>
    </message>
    <message>
        <source>Shared place</source>
        <translation>Miejsce dzielone</translation>
    </message>
    <message>
        <source>Points: {0}</source>
        <translation>Punkty: {0}</translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Lista kryteriów</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Oficjalna</translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation>Oficjalna lista kryteriów</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Próbna</translation>
    </message>
    <message>
        <source>The trial ladder of the Tie-breaks page, not official</source>
        <translation>Próbna lista ze strony Punktacja pomocnicza, nieoficjalna</translation>
    </message>
    <message>
        <source>Who is ranked</source>
        <translation>Kogo się klasyfikuje</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Drużyny</translation>
    </message>
    <message>
        <source>The teams</source>
        <translation>Drużyny</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Zawodnicy</translation>
    </message>
    <message>
        <source>Everybody&apos;s own games</source>
        <translation>Własne partie każdego</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Szachownice</translation>
    </message>
    <message>
        <source>Everybody on the board where he or she sat most</source>
        <translation>Każdy na szachownicy, przy której siedział najczęściej</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Szukaj nazwiska, klubu lub numeru</translation>
    </message>
    <message>
        <source>Prizes…</source>
        <translation>Nagrody…</translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation>Otwórz listę kryteriów</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Nie ma jeszcze klasyfikacji</translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation>Pojawi się, gdy turniej będzie miał zawodników.</translation>
    </message>
    <message>
        <source>Bold: the value that separates a place from the next one. Enter on a value explains it.</source>
        <translation>Tłusto: wartość, która oddziela miejsce od następnego. Enter na wartości ją objaśnia.</translation>
    </message>
    <message numerus="yes">
        <source>Each board by points, then percentage and performance. A board prize asks for %n game(s) over the board.</source>
        <translation>
            <numerusform>Każda szachownica według punktów, potem procentu i wyniku rankingowego. Nagroda na szachownicy wymaga %n rozegranej partii.</numerusform>
            <numerusform>Każda szachownica według punktów, potem procentu i wyniku rankingowego. Nagroda na szachownicy wymaga %n rozegranych partii.</numerusform>
            <numerusform>Każda szachownica według punktów, potem procentu i wyniku rankingowego. Nagroda na szachownicy wymaga %n rozegranych partii.</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce prizes, and see who gets what</source>
        <translation>Ogłoś nagrody i zobacz, kto co dostaje</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s) announced: change them, and see who gets what</source>
        <translation>
            <numerusform>Ogłoszono %n nagrodę: zmień ją i zobacz, kto co dostaje</numerusform>
            <numerusform>Ogłoszono %n nagrody: zmień je i zobacz, kto co dostaje</numerusform>
            <numerusform>Ogłoszono %n nagród: zmień je i zobacz, kto co dostaje</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ladder has %n more remark(s).</source>
        <translation>
            <numerusform>Lista kryteriów ma jeszcze %n uwagę.</numerusform>
            <numerusform>Lista kryteriów ma jeszcze %n uwagi.</numerusform>
            <numerusform>Lista kryteriów ma jeszcze %n uwag.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results changed after the ranking by hand: it may be out of date.</source>
        <translation>Po ręcznej kolejności zmieniły się wyniki: może być nieaktualna.</translation>
    </message>
    <message>
        <source>Trial ladder, not official: nothing here is decided.</source>
        <translation>Próbna lista kryteriów, nieoficjalna: niczego tu nie rozstrzygnięto.</translation>
    </message>
    <message>
        <source>What is explained here are the values of teams.</source>
        <translation>Objaśnia się tu wartości drużyn.</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>New event</source>
        <translation>Nowy turniej</translation>
    </message>
    <message>
        <source>Swiss or round robin; a few questions, then go.</source>
        <translation>System szwajcarski lub kołowy; kilka pytań i start.</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Otwórz turniej</translation>
    </message>
    <message>
        <source>An event file (.tdb) on this computer or a stick.</source>
        <translation>Plik turnieju (.tdb) na tym komputerze lub pendrivie.</translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation>Importuj sprawozdanie z turnieju</translation>
    </message>
    <message>
        <source>FIDE&apos;s exchange format (TRF06, 16, 26). You see every assumption first.</source>
        <translation>Format wymiany FIDE (TRF06, 16, 26). Najpierw widać każde założenie.</translation>
    </message>
    <message>
        <source>Try the demo event</source>
        <translation>Wypróbuj turniej pokazowy</translation>
    </message>
    <message>
        <source>A finished tournament to look around in; nothing can break.</source>
        <translation>Zakończony turniej do oglądania; niczego nie da się zepsuć.</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Ostatnio otwarte</translation>
    </message>
    <message>
        <source>Welcome, arbiter</source>
        <translation>Witaj, sędzio</translation>
    </message>
    <message>
        <source>Run a tournament, choose how ties are broken, and see why every number is what it is.</source>
        <translation>Poprowadź turniej, wybierz punktację pomocniczą i zobacz, skąd bierze się każda liczba.</translation>
    </message>
    <message>
        <source>Join an event…</source>
        <translation>Dołącz do turnieju…</translation>
    </message>
    <message>
        <source>An event that another computer in this hall leads: this one becomes a desk.</source>
        <translation>Turniej, który prowadzi inny komputer na tej sali: ten zostaje stanowiskiem.</translation>
    </message>
    <message>
        <source>Play a round</source>
        <translation>Rozegraj rundę</translation>
    </message>
    <message>
        <source>An event in its fourth round of five; cards say what comes next.</source>
        <translation>Turniej w czwartej z pięciu rund; karty mówią, co dalej.</translation>
    </message>
    <message>
        <source>Bring your last event…</source>
        <translation>Wczytaj ostatni turniej…</translation>
    </message>
    <message>
        <source>Our own table beside the published one, and why they differ. Drop its file here; nothing is kept.</source>
        <translation>Nasza tabela obok opublikowanej i dlaczego się różnią. Upuść tu plik; nic nie jest zachowywane.</translation>
    </message>
    <message>
        <source>You can also drop a file onto this window. F1 opens the manual.</source>
        <translation>Można też upuścić plik na to okno. F1 otwiera podręcznik.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Język systemu</translation>
    </message>
    <message>
        <source>Open {0}</source>
        <translation>Otwórz {0}</translation>
    </message>
    <message>
        <source>Take {0} off this list</source>
        <translation>Usuń {0} z tej listy</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>players: {0}</source>
        <translation>zawodnicy: {0}</translation>
    </message>
    <message>
        <source>trial ladder, rungs changed: {0}</source>
        <translation>próbna lista kryteriów, zmienione: {0}</translation>
    </message>
    <message>
        <source>closed: the standings are final</source>
        <translation>zamknięty: klasyfikacja końcowa</translation>
    </message>
    <message>
        <source>provisional: games are open</source>
        <translation>wstępna: są partie bez wyniku</translation>
    </message>
    <message>
        <source>provisional: round {0} is not verified</source>
        <translation>wstępna: runda {0} niesprawdzona</translation>
    </message>
    <message>
        <source>provisional: the tournament was opened again</source>
        <translation>wstępna: turniej otwarto ponownie</translation>
    </message>
    <message>
        <source>final</source>
        <translation>końcowa</translation>
    </message>
    <message>
        <source>Round {0} is being paired by hand</source>
        <translation>Rundę {0} kojarzy się ręcznie</translation>
    </message>
    <message>
        <source>No round paired yet, {0} planned</source>
        <translation>Żadna runda nieskojarzona, planowane: {0}</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Runda {0} z {1}</translation>
    </message>
    <message>
        <source>{0}/{1} results</source>
        <translation>wyniki {0}/{1}</translation>
    </message>
    <message>
        <source>{0} unverified</source>
        <translation>niesprawdzone: {0}</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Undo or redo</source>
        <translation>Cofnij lub ponów</translation>
    </message>
    <message>
        <source>Close this line</source>
        <translation>Zamknij ten wiersz</translation>
    </message>
    <message>
        <source>Take back: {0}?</source>
        <translation>Cofnąć: {0}?</translation>
    </message>
    <message>
        <source>Repeat: {0}?</source>
        <translation>Ponowić: {0}?</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Cofnięto: {0}</translation>
    </message>
    <message>
        <source>Repeated: {0}</source>
        <translation>Ponowiono: {0}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Steps of the round</source>
        <translation>Kroki rundy</translation>
    </message>
    <message>
        <source>check-in {0}/{1}</source>
        <translation>obecność {0}/{1}</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>losowanie</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>numery</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>skojarz</translation>
    </message>
    <message>
        <source>publish</source>
        <translation>opublikuj</translation>
    </message>
    <message>
        <source>results {0}/{1}</source>
        <translation>wyniki {0}/{1}</translation>
    </message>
    <message>
        <source>results</source>
        <translation>wyniki</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>sprawdź</translation>
    </message>
    <message>
        <source>drawn matches</source>
        <translation>zremisowane mecze</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>runda {0}</translation>
    </message>
    <message>
        <source>close</source>
        <translation>zamknij</translation>
    </message>
    <message>
        <source>Check-in: {0} of {1} here</source>
        <translation>Obecność: {0} z {1}</translation>
    </message>
    <message>
        <source>Draw the first colour</source>
        <translation>Losuj pierwszy kolor</translation>
    </message>
    <message>
        <source>Give the numbers…</source>
        <translation>Nadaj numery…</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Skojarz ręcznie…</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Skojarz rundę {0}</translation>
    </message>
    <message>
        <source>Publish round {0}</source>
        <translation>Opublikuj rundę {0}</translation>
    </message>
    <message>
        <source>Results: {0} of {1}</source>
        <translation>Wyniki: {0} z {1}</translation>
    </message>
    <message>
        <source>Verify the results</source>
        <translation>Sprawdź wyniki</translation>
    </message>
    <message>
        <source>Drawn matches…</source>
        <translation>Zremisowane mecze…</translation>
    </message>
    <message>
        <source>Go to round {0}</source>
        <translation>Przejdź do rundy {0}</translation>
    </message>
    <message>
        <source>Close the tournament…</source>
        <translation>Zamknij turniej…</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: gotowe</translation>
    </message>
    <message>
        <source>{0}: waits</source>
        <translation>{0}: czeka</translation>
    </message>
    <message>
        <source>Pair again, while the round is a draft</source>
        <translation>Skojarz ponownie, dopóki runda jest szkicem</translation>
    </message>
    <message>
        <source>Every result is in</source>
        <translation>Są wszystkie wyniki</translation>
    </message>
    <message>
        <source>Every result was typed a second time</source>
        <translation>Każdy wynik wpisano drugi raz</translation>
    </message>
    <message>
        <source>On the wall: board numbers never move from here on</source>
        <translation>Na ścianie: odtąd numery szachownic się nie zmieniają</translation>
    </message>
    <message>
        <source>Open the tournament again…</source>
        <translation>Otwórz turniej ponownie…</translation>
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
        <translation>System szwajcarski</translation>
    </message>
    <message>
        <source>Players with equal scores meet</source>
        <translation>Grają ze sobą zawodnicy o równych punktach</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>System kołowy</translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <translation>Wszyscy ze wszystkimi</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>System dwukołowy</translation>
    </message>
    <message>
        <source>Everybody meets everybody twice</source>
        <translation>Wszyscy ze wszystkimi dwa razy</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Mecz</translation>
    </message>
    <message>
        <source>Two players or two teams, several games</source>
        <translation>Dwóch zawodników lub dwie drużyny, kilka partii</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>System pucharowy</translation>
    </message>
    <message>
        <source>The winners go on</source>
        <translation>Zwycięzcy przechodzą dalej</translation>
    </message>
    <message>
        <source>Scheveningen</source>
        <translation>Scheveningen</translation>
    </message>
    <message>
        <source>Everybody of one team meets everybody of the other</source>
        <translation>Każdy z jednej drużyny gra z każdym z drugiej</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Fewer rounds</source>
        <translation>Mniej rund</translation>
    </message>
    <message>
        <source>More rounds</source>
        <translation>Więcej rund</translation>
    </message>
    <message>
        <source>Who is paired</source>
        <translation>Kogo się kojarzy</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Zawodnicy</translation>
    </message>
    <message>
        <source>Everybody plays for himself or herself</source>
        <translation>Każdy gra dla siebie</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Drużyny</translation>
    </message>
    <message>
        <source>Teams meet on several boards</source>
        <translation>Drużyny grają na kilku szachownicach</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Szachownice w meczu</translation>
    </message>
    <message>
        <source>Fewer boards</source>
        <translation>Mniej szachownic</translation>
    </message>
    <message>
        <source>More boards</source>
        <translation>Więcej szachownic</translation>
    </message>
    <message>
        <source>boards a match</source>
        <translation>szachownic w meczu</translation>
    </message>
    <message>
        <source>More systems…</source>
        <translation>Więcej systemów…</translation>
    </message>
    <message>
        <source>Two legs, home and away</source>
        <translation>Mecz i rewanż, u siebie i na wyjeździe</translation>
    </message>
    <message>
        <source>More systems</source>
        <translation>Więcej systemów</translation>
    </message>
    <message>
        <source>Swiss (FIDE Dutch)</source>
        <translation>Szwajcarski (holenderski FIDE)</translation>
    </message>
    <message>
        <source>Another system</source>
        <translation>Inny system</translation>
    </message>
    <message>
        <source>rounds, each a match of two games</source>
        <translation>rund, każda to mecz z dwóch partii</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rund</translation>
    </message>
    <message>
        <source>rounds: for up to {0} teams</source>
        <translation>rund: do {0} drużyn</translation>
    </message>
    <message>
        <source>rounds: for up to {0} players</source>
        <translation>rund: do {0} zawodników</translation>
    </message>
    <message>
        <source>rounds: as many as boards</source>
        <translation>rund: tyle, ile szachownic</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partii</translation>
    </message>
    <message>
        <source>rounds: for {0} or {1} teams</source>
        <translation>rund: dla {0} lub {1} drużyn</translation>
    </message>
    <message>
        <source>rounds: for {0} or {1} players</source>
        <translation>rund: dla {0} lub {1} zawodników</translation>
    </message>
    <message>
        <source>{0}, {1} games against each opponent</source>
        <translation>{0}, partie z każdym przeciwnikiem: {1}</translation>
    </message>
</context>
<context>
    <name>SystemParameters</name>
    <message>
        <source>Parameters…</source>
        <translation>Parametry…</translation>
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
        <translation>tekst FIDE, bez zatwierdzonego programu</translation>
    </message>
    <message>
        <source>national</source>
        <translation>krajowy</translation>
    </message>
    <message>
        <source>club</source>
        <translation>klub</translation>
    </message>
    <message>
        <source>Played {0}.</source>
        <translation>Gdzie: {0}.</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Powód (zapisany w dzienniku)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>in a few words</source>
        <translation>w kilku słowach</translation>
    </message>
    <message>
        <source>Take this system</source>
        <translation>Wybierz ten system</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Give a reason first</source>
        <translation>Najpierw podaj powód</translation>
    </message>
</context>
<context>
    <name>TeamDesk</name>
    <message numerus="yes">
        <source>There are %n invitations already: take some back.</source>
        <translation>
            <numerusform>Jest już %n zaproszenie: cofnij jakieś.</numerusform>
            <numerusform>Są już %n zaproszenia: cofnij któreś.</numerusform>
            <numerusform>Jest już %n zaproszeń: cofnij któreś.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open again: %n page(s)</source>
        <translation>
            <numerusform>Otwórz znów: %n stronę</numerusform>
            <numerusform>Otwórz znów: %n strony</numerusform>
            <numerusform>Otwórz znów: %n stron</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer has another address now, {0}: telephones scan their code again.</source>
        <translation>Ten komputer ma teraz inny adres, {0}: telefony skanują swój kod ponownie.</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n telefon</numerusform>
            <numerusform>%n telefony</numerusform>
            <numerusform>%n telefonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n stanowisko</numerusform>
            <numerusform>%n stanowiska</numerusform>
            <numerusform>%n stanowisk</numerusform>
        </translation>
    </message>
    <message>
        <source>Invited to this event until then: {0}.</source>
        <translation>Zaproszeni do tego turnieju dotąd: {0}.</translation>
    </message>
    <message>
        <source>They go on where they were, by the same codes. Without it nothing listens.</source>
        <translation>Działają dalej tam, gdzie były, z tymi samymi kodami. Bez tego nic nie jest otwarte.</translation>
    </message>
    <message>
        <source>Go on working together?</source>
        <translation>Kontynuować wspólną pracę?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>{0} Only the leading computer has it: no desk answers.</source>
        <translation>{0} Ma to tylko komputer główny: żadne stanowisko nie odpowiada.</translation>
    </message>
    <message>
        <source>The event is not open any more.</source>
        <translation>Turniej nie jest już otwarty.</translation>
    </message>
    <message>
        <source>This board is not yours.</source>
        <translation>Ta szachownica jest przydzielona komuś innemu.</translation>
    </message>
    <message>
        <source>Board {0}: a volunteer calls the arbiter.</source>
        <translation>Szachownica {0}: wolontariusz wzywa sędziego.</translation>
    </message>
</context>
<context>
    <name>TeamDialog</name>
    <message>
        <source>Edit the team</source>
        <translation>Edytuj drużynę</translation>
    </message>
    <message>
        <source>New team</source>
        <translation>Nowa drużyna</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Nazwa skrócona</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federacja</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapitan</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Strength by hand</source>
        <translation>Siła wpisana</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>TeamGrid</name>
    <message>
        <source>Place in the table</source>
        <translation>Miejsce w tabeli</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Ranking turniejowy</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Punkty po tej rundzie</translation>
    </message>
    <message>
        <source>Lines: team A, columns: team B. w White, b Black; 1 win, ½ draw, 0 loss; + and − forfeits; · open game.</source>
        <translation>Wiersze: drużyna A, kolumny: drużyna B. b białe, c czarne; 1 wygrana, ½ remis, 0 przegrana; + i − walkowery; · partia bez wyniku.</translation>
    </message>
</context>
<context>
    <name>TeamRulesDialog</name>
    <message>
        <source>Boards, colours and points are locked once round 1 is paired.</source>
        <translation>Szachownice, kolory i punkty są zablokowane po skojarzeniu rundy 1.</translation>
    </message>
    <message>
        <source>Rules of the teams</source>
        <translation>Zasady drużynowe</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Szachownice w meczu</translation>
    </message>
    <message>
        <source>Fewer boards</source>
        <translation>Mniej szachownic</translation>
    </message>
    <message>
        <source>More boards</source>
        <translation>Więcej szachownic</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Szachownice</translation>
    </message>
    <message>
        <source>Colours of the first-named team</source>
        <translation>Kolory drużyny wymienionej pierwszej</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Mecz wygrany</translation>
    </message>
    <message>
        <source>Match drawn</source>
        <translation>Mecz zremisowany</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Mecz przegrany</translation>
    </message>
    <message>
        <source>as a drawn match</source>
        <translation>jak mecz zremisowany</translation>
    </message>
    <message>
        <source>Bye: match points</source>
        <translation>Bye: punkty meczowe</translation>
    </message>
    <message>
        <source>Bye: game points</source>
        <translation>Bye: małe punkty</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Punkty meczowe</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Małe punkty</translation>
    </message>
    <message>
        <source>decide who is named first</source>
        <translation>decyduje, kto jest wymieniony pierwszy</translation>
    </message>
    <message>
        <source>are not used for colours</source>
        <translation>nie służy do kolorów</translation>
    </message>
    <message>
        <source>Type A, the usual ones</source>
        <translation>Typ A, zwykłe</translation>
    </message>
    <message>
        <source>Type B, strong and mild</source>
        <translation>Typ B, silne i słabe</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Counts first</source>
        <translation>Najpierw liczą się</translation>
    </message>
    <message>
        <source>The other points</source>
        <translation>Druga punktacja</translation>
    </message>
    <message>
        <source>Colour preferences</source>
        <translation>Preferencje koloru</translation>
    </message>
    <message>
        <source>keep the order of the members</source>
        <translation>zachowuje kolejność członków</translation>
    </message>
    <message>
        <source>may have any order</source>
        <translation>dowolna kolejność</translation>
    </message>
    <message>
        <source>Line-ups</source>
        <translation>Składy</translation>
    </message>
    <message>
        <source>the best ratings, one a board</source>
        <translation>najlepsze rankingi, po jednym na szachownicę</translation>
    </message>
    <message>
        <source>the first boards</source>
        <translation>pierwsze szachownice</translation>
    </message>
    <message>
        <source>all members</source>
        <translation>wszyscy członkowie</translation>
    </message>
    <message>
        <source>as the arbiter gives it</source>
        <translation>podaje sędzia</translation>
    </message>
    <message>
        <source>Strength of a team</source>
        <translation>Siła drużyny</translation>
    </message>
    <message>
        <source>keeps its results</source>
        <translation>zachowuje wyniki</translation>
    </message>
    <message>
        <source>loses them before half of its matches (C.05, 6.6)</source>
        <translation>traci je przed połową meczów (C.05, 6.6)</translation>
    </message>
    <message>
        <source>A team that leaves a round robin</source>
        <translation>Drużyna wycofana z turnieju kołowego</translation>
    </message>
    <message>
        <source>A member without a rating counts</source>
        <translation>Członek bez rankingu liczy się</translation>
    </message>
    <message>
        <source>Reserves of a team</source>
        <translation>Rezerwowi drużyny</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>dowolna liczba</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>nie liczą się</translation>
    </message>
    <message>
        <source>count as games</source>
        <translation>liczą się jako partie</translation>
    </message>
    <message>
        <source>Wins by forfeit for a board prize</source>
        <translation>Walkowery do nagrody na szachownicy</translation>
    </message>
    <message>
        <source>Games for a board prize</source>
        <translation>Partie do nagrody na szachownicy</translation>
    </message>
    <message>
        <source>two thirds of the rounds</source>
        <translation>dwie trzecie rund</translation>
    </message>
    <message>
        <source>The losers of the semi-finals play for place 3</source>
        <translation>Przegrani półfinałów grają o 3. miejsce</translation>
    </message>
    <message>
        <source>A drawn match is decided by</source>
        <translation>Zremisowany mecz rozstrzyga</translation>
    </message>
    <message>
        <source>then by</source>
        <translation>potem</translation>
    </message>
    <message>
        <source>Place 3</source>
        <translation>3. miejsce</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nic więcej</translation>
    </message>
</context>
<context>
    <name>TeamTicks</name>
    <message>
        <source>Bd</source>
        <translation>Sz.</translation>
    </message>
    <message>
        <source>Board of the match</source>
        <translation>Szachownica meczu</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Place among the members</source>
        <translation>Miejsce wśród członków</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Członek</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Ranking turniejowy</translation>
    </message>
    <message>
        <source>{0} of {1} boards</source>
        <translation>{0} z {1} szachownic</translation>
    </message>
</context>
<context>
    <name>Teams</name>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Team pairing number (TPN)</source>
        <translation>Numer startowy drużyny (TPN)</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federacja</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Siła</translation>
    </message>
    <message>
        <source>By the announced rule</source>
        <translation>Według ogłoszonej zasady</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Członkowie</translation>
    </message>
    <message>
        <source>Boards and reserves</source>
        <translation>Szachownice i rezerwowi</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Jest</translation>
    </message>
    <message>
        <source>Check-in, or has left</source>
        <translation>Obecność albo wycofanie</translation>
    </message>
    <message>
        <source>present</source>
        <translation>obecny</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>nieobecna</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>wycofany</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Sz.</translation>
    </message>
    <message>
        <source>Board, or R for a reserve</source>
        <translation>Szachownica albo R dla rezerwowego</translation>
    </message>
    <message>
        <source>Pairing number of the player</source>
        <translation>Numer startowy zawodnika</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Członek</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Ranking turniejowy</translation>
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
        <translation>Drużyny</translation>
    </message>
    <message>
        <source>Find by name, club or captain</source>
        <translation>Szukaj nazwy, klubu lub kapitana</translation>
    </message>
    <message>
        <source>New team…</source>
        <translation>Nowa drużyna…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Zasady…</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Członkowie</translation>
    </message>
    <message>
        <source>Players without a team</source>
        <translation>Zawodnicy bez drużyny</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Edytuj…</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Obecni</translation>
    </message>
    <message>
        <source>Points…</source>
        <translation>Punkty…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Wycofaj…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Number by strength</source>
        <translation>Numeruj według siły</translation>
    </message>
    <message>
        <source>Draw the numbers by lot</source>
        <translation>Losowanie numerów</translation>
    </message>
    <message>
        <source>Expel…</source>
        <translation>Wyklucz…</translation>
    </message>
    <message>
        <source>League…</source>
        <translation>Liga…</translation>
    </message>
    <message>
        <source>Fixtures…</source>
        <translation>Terminarz…</translation>
    </message>
    <message>
        <source>Eligibility…</source>
        <translation>Uprawnienia do gry…</translation>
    </message>
    <message>
        <source>Fines…</source>
        <translation>Kary finansowe…</translation>
    </message>
    <message>
        <source>Next season…</source>
        <translation>Następny sezon…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>More steps with teams</source>
        <translation>Więcej czynności z drużynami</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>W górę</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>W dół</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Wyjmij</translation>
    </message>
    <message>
        <source>Teams from clubs…</source>
        <translation>Drużyny z klubów…</translation>
    </message>
    <message>
        <source>Into the team</source>
        <translation>Do drużyny</translation>
    </message>
    <message>
        <source>No teams yet</source>
        <translation>Nie ma jeszcze drużyn</translation>
    </message>
    <message>
        <source>Make a team, then put players into it; players are entered or imported on the Players page.</source>
        <translation>Utwórz drużynę, potem wstaw do niej zawodników; zawodników wpisuje się lub importuje na stronie Zawodnicy.</translation>
    </message>
    <message>
        <source>In this section players are paired, not teams</source>
        <translation>W tej grupie kojarzy się zawodników, a nie drużyny</translation>
    </message>
    <message>
        <source>Choose teams in the regulations of a section before round 1.</source>
        <translation>Drużyny wybierz w regulaminie grupy przed rundą 1.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) a match</source>
        <translation>
            <numerusform>%n szachownica w meczu</numerusform>
            <numerusform>%n szachownice w meczu</numerusform>
            <numerusform>%n szachownic w meczu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n drużyna</numerusform>
            <numerusform>%n drużyny</numerusform>
            <numerusform>%n drużyn</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a team first</source>
        <translation>Najpierw wybierz drużynę</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation>Jeszcze nieobecna</translation>
    </message>
    <message>
        <source>Choose a member first</source>
        <translation>Najpierw wybierz członka</translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation>Najpierw wybierz zawodnika</translation>
    </message>
    <message>
        <source>The team has left already</source>
        <translation>Drużyna już się wycofała</translation>
    </message>
    <message>
        <source>Make these teams?</source>
        <translation>Utworzyć te drużyny?</translation>
    </message>
    <message>
        <source>Make the teams</source>
        <translation>Utwórz drużyny</translation>
    </message>
    <message>
        <source>Name the division of the section first (League…)</source>
        <translation>Najpierw podaj klasę grupy (Liga…)</translation>
    </message>
    <message>
        <source>Added: {0}</source>
        <translation>Dodano: {0}</translation>
    </message>
    <message>
        <source>Change the points?</source>
        <translation>Zmienić punkty?</translation>
    </message>
    <message>
        <source>{0} leaves from round {1} on?</source>
        <translation>{0}: wycofanie od rundy {1}?</translation>
    </message>
    <message>
        <source>Withdraw the team</source>
        <translation>Wycofaj drużynę</translation>
    </message>
    <message>
        <source>Expel {0}</source>
        <translation>Wyklucz: {0}</translation>
    </message>
    <message>
        <source>Not paired any more and left out of the standings. Opponents keep their points.</source>
        <translation>Bez dalszych kojarzeń i poza klasyfikacją. Przeciwnicy zachowują punkty.</translation>
    </message>
    <message>
        <source>The teams are numbered by strength already</source>
        <translation>Drużyny są już ponumerowane według siły</translation>
    </message>
    <message>
        <source>The numbers of the teams were drawn by lot, seed {0}</source>
        <translation>Numery drużyn wylosowano, ziarno {0}</translation>
    </message>
    <message>
        <source>Change the members of {0} after round 1?</source>
        <translation>Zmienić członków {0} po rundzie 1?</translation>
    </message>
    <message>
        <source>Change the members</source>
        <translation>Zmień członków</translation>
    </message>
    <message>
        <source>Change the members?</source>
        <translation>Zmienić członków?</translation>
    </message>
</context>
<context>
    <name>TentativeDialog</name>
    <message>
        <source>Pairing before the check-in is closed</source>
        <translation>Kojarzenie przed zamknięciem listy obecności</translation>
    </message>
    <message>
        <source>Round {0} with and without those missing</source>
        <translation>Runda {0} z brakującymi i bez nich</translation>
    </message>
    <message>
        <source>Both pairings</source>
        <translation>Oba kojarzenia</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Program kojarzy</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n jeszcze nieobecny</numerusform>
            <numerusform>%n jeszcze nieobecnych</numerusform>
            <numerusform>%n jeszcze nieobecnych</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}. {2} of {3} boards are the same either way.</source>
        <translation>{0}: {1}. Tak czy tak te same szachownice: {2} z {3}.</translation>
    </message>
    <message>
        <source>If they come in time</source>
        <translation>Gdy zdążą przyjść</translation>
    </message>
    <message>
        <source>If the check-in is closed now</source>
        <translation>Gdy lista obecności zostanie zamknięta teraz</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Sz.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Szachownica</translation>
    </message>
    <message>
        <source>With those missing</source>
        <translation>Z brakującymi</translation>
    </message>
    <message>
        <source>Without them</source>
        <translation>Bez nich</translation>
    </message>
    <message>
        <source>{0}: pairing-allocated bye</source>
        <translation>{0}: bye z kojarzenia</translation>
    </message>
</context>
<context>
    <name>TiesDialog</name>
    <message>
        <source>Drawn matches</source>
        <translation>Zremisowane mecze</translation>
    </message>
    <message>
        <source>Tie-break games belong to the match; they are no rounds and are not rated with them.</source>
        <translation>Partie dogrywki należą do meczu; nie są rundami i nie są z nimi oceniane.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Mecz</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>&amp;Zamień kolory</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Rodzaj tempa</translation>
    </message>
    <message>
        <source>rate of play</source>
        <translation>tempo gry</translation>
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
        <translation>&amp;Cofnij ostatnią partię</translation>
    </message>
    <message>
        <source>&amp;Who goes on…</source>
        <translation>&amp;Kto dalej…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>{0} (decided)</source>
        <translation>{0} (rozstrzygnięty)</translation>
    </message>
    <message>
        <source>No match is drawn.</source>
        <translation>Żaden mecz nie jest zremisowany.</translation>
    </message>
    <message>
        <source>Next: {0}</source>
        <translation>Następne: {0}</translation>
    </message>
    <message>
        <source>White: {0}</source>
        <translation>Białe: {0}</translation>
    </message>
    <message>
        <source>Black: {0}</source>
        <translation>Czarne: {0}</translation>
    </message>
    <message>
        <source>Enter this game?</source>
        <translation>Wpisać tę partię?</translation>
    </message>
    <message>
        <source>Take the last game back?</source>
        <translation>Cofnąć ostatnią partię?</translation>
    </message>
    <message>
        <source>Decide the match?</source>
        <translation>Rozstrzygnąć mecz?</translation>
    </message>
</context>
<context>
    <name>TogetherDialog</name>
    <message>
        <source>Work together</source>
        <translation>Wspólna praca</translation>
    </message>
    <message>
        <source>Each invitation is for one telephone or one computer. This one stays the leading one.</source>
        <translation>Każde zaproszenie jest dla jednego telefonu lub komputera. Ten pozostaje główny.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>End all</source>
        <translation>Zakończ wszystkie</translation>
    </message>
    <message>
        <source>as it shall stand in the log</source>
        <translation>tak, jak ma stać w dzienniku</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Do czego</translation>
    </message>
    <message>
        <source>{0}, on a telephone</source>
        <translation>{0}, na telefonie</translation>
    </message>
    <message>
        <source>{0}, on a computer</source>
        <translation>{0}, na komputerze</translation>
    </message>
    <message>
        <source>&amp;What for</source>
        <translation>&amp;Do czego</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Grupa</translation>
    </message>
    <message>
        <source>all sections</source>
        <translation>wszystkie grupy</translation>
    </message>
    <message>
        <source>&amp;Section</source>
        <translation>&amp;Grupa</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>S&amp;zachownice</translation>
    </message>
    <message>
        <source>In the &amp;hall, not on this computer only</source>
        <translation>Na &amp;sali, nie tylko na tym komputerze</translation>
    </message>
    <message>
        <source>&amp;Encrypted: browsers warn once</source>
        <translation>Szy&amp;frowane: przeglądarki raz ostrzegą</translation>
    </message>
    <message>
        <source>of a tunnel or proxy, where there is one</source>
        <translation>tunelu lub proxy, jeśli jest</translation>
    </message>
    <message>
        <source>P&amp;ublic name</source>
        <translation>&amp;Nazwa publiczna</translation>
    </message>
    <message>
        <source>That computer keeps a copy of the whole event, with all that is known of the players, until the invitation is taken back.</source>
        <translation>Tamten komputer ma kopię całego turnieju, ze wszystkimi danymi zawodników, do cofnięcia zaproszenia.</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>Z&amp;aproś</translation>
    </message>
    <message>
        <source>Who entered a result does not &amp;verify it</source>
        <translation>Kto wpisał wynik, ten go nie s&amp;prawdza</translation>
    </message>
    <message>
        <source>The second pass over the slips is done by another person.</source>
        <translation>Drugie przejście przez kartki robi inna osoba.</translation>
    </message>
    <message>
        <source>An entry on a telephone counts when a second &amp;computer has it</source>
        <translation>Wpis z telefonu liczy się, gdy ma go drugi &amp;komputer</translation>
    </message>
    <message>
        <source>It is answered when a desk has it too, or says after two seconds that none does.</source>
        <translation>Odpowiedź przychodzi, gdy ma go też stanowisko, albo po dwóch sekundach, że żadne go nie ma.</translation>
    </message>
    <message>
        <source>Invitations that are valid</source>
        <translation>Ważne zaproszenia</translation>
    </message>
    <message>
        <source>Only this computer opens this address. For telephones: In the hall.</source>
        <translation>Ten adres działa tylko na tym komputerze. Dla telefonów: Na sali.</translation>
    </message>
    <message>
        <source>QR code of the page</source>
        <translation>Kod QR strony</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Kopiuj adres</translation>
    </message>
    <message>
        <source>Another &amp;code</source>
        <translation>&amp;Nowy kod</translation>
    </message>
    <message>
        <source>For another telephone, or another address: the code of before opens nothing.</source>
        <translation>Dla innego telefonu albo innego adresu: poprzedni kod niczego już nie otwiera.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>The pages go on when this is closed.</source>
        <translation>Strony działają dalej po zamknięciu tego okna.</translation>
    </message>
    <message>
        <source>all, or some: 1-20, 31</source>
        <translation>wszystkie lub niektóre: 1-20, 31</translation>
    </message>
    <message>
        <source>Write a name: the log keeps it with every step.</source>
        <translation>Wpisz nazwisko: dziennik zapisuje je przy każdym kroku.</translation>
    </message>
    <message>
        <source>“{0}” is no name of a host.</source>
        <translation>„{0}” to nie jest nazwa hosta.</translation>
    </message>
    <message>
        <source>Boards are those of one section: choose it.</source>
        <translation>Szachownice są z jednej grupy: wybierz ją.</translation>
    </message>
    <message>
        <source>Write the boards as 1-4, 7.</source>
        <translation>Szachownice zapisz tak: 1-4, 7.</translation>
    </message>
    <message>
        <source>Whoever in this network has the address of a page may open it first; after that only its device.</source>
        <translation>Kto w tej sieci zna adres strony, może ją otworzyć jako pierwszy; potem działa tylko jego urządzenie.</translation>
    </message>
    <message>
        <source>The system may ask whether the firewall lets them through.</source>
        <translation>System może zapytać, czy zapora ma je przepuścić.</translation>
    </message>
    <message>
        <source>Open these pages in the hall?</source>
        <translation>Otworzyć te strony na sali?</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Telephones know this computer by another address, {0}: they scan their code again, or type {1} where their page asks for it.</source>
        <translation>Telefony znają ten komputer pod innym adresem, {0}: trzeba zeskanować kod ponownie albo wpisać {1}, gdy strona o to zapyta.</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n telefon</numerusform>
            <numerusform>%n telefony</numerusform>
            <numerusform>%n telefonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n stanowisko</numerusform>
            <numerusform>%n stanowiska</numerusform>
            <numerusform>%n stanowisk</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing listens: {0} worked on this event when it was closed.</source>
        <translation>Nic nie jest otwarte: przy zamknięciu pracowały nad tym turniejem: {0}.</translation>
    </message>
    <message>
        <source>Nothing listens.</source>
        <translation>Nic nie jest otwarte.</translation>
    </message>
    <message>
        <source>boards {0}</source>
        <translation>szachownice {0}</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>jeszcze nieotwarta</translation>
    </message>
    <message>
        <source>last entry {0}</source>
        <translation>ostatni wpis {0}</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>otwarta</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) today</source>
        <translation>
            <numerusform>%n krok dzisiaj</numerusform>
            <numerusform>%n kroki dzisiaj</numerusform>
            <numerusform>%n kroków dzisiaj</numerusform>
        </translation>
    </message>
    <message>
        <source>The page is being started…</source>
        <translation>Uruchamianie strony…</translation>
    </message>
    <message>
        <source>The tunnel or proxy leads to port {0} of this computer.</source>
        <translation>Tunel lub proxy prowadzi do portu {0} tego komputera.</translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256): {0}</source>
        <translation>Odcisk (SHA-256): {0}</translation>
    </message>
    <message>
        <source>Made before the window was started again: give it another code.</source>
        <translation>Utworzone przed ponownym uruchomieniem okna: nadaj nowy kod.</translation>
    </message>
    <message>
        <source>Made before the window was started again: its telephone goes on, its address is not known any more.</source>
        <translation>Utworzone przed ponownym uruchomieniem okna: jego telefon działa dalej, adres nie jest już znany.</translation>
    </message>
    <message>
        <source>{0} works at the computer {1}.</source>
        <translation>{0} pracuje na komputerze {1}.</translation>
    </message>
    <message>
        <source>On the other computer: Join an event…
Address: {0}
Code: {1} (ten minutes, once)
Figures to compare: {2}</source>
        <translation>Na drugim komputerze: Dołącz do turnieju…
Adres: {0}
Kod: {1} (dziesięć minut, raz)
Cyfry do porównania: {2}</translation>
    </message>
    <message>
        <source>The code is too old: take the invitation back and make a new one.</source>
        <translation>Kod jest za stary: cofnij zaproszenie i utwórz nowe.</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>Adres skopiowano.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Section</source>
        <translation>Grupa</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search commands and players</source>
        <translation>Szukaj poleceń i zawodników</translation>
    </message>
    <message>
        <source>Search commands, pages and players</source>
        <translation>Szukaj poleceń, stron i zawodników</translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation>Turniej bez nazwy</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grupa {0}</translation>
    </message>
</context>
<context>
    <name>TwoLadders</name>
    <message>
        <source>First ladder</source>
        <translation>Pierwsza lista kryteriów</translation>
    </message>
    <message>
        <source>Second ladder</source>
        <translation>Druga lista kryteriów</translation>
    </message>
    <message>
        <source>Places under both ladders</source>
        <translation>Miejsca według obu list kryteriów</translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Oficjalna lista kryteriów</translation>
    </message>
    <message>
        <source>Trial ladder</source>
        <translation>Próbna lista kryteriów</translation>
    </message>
    <message>
        <source>Official: {0}</source>
        <translation>Oficjalna: {0}</translation>
    </message>
    <message>
        <source>Preset: {0}</source>
        <translation>Szablon: {0}</translation>
    </message>
    <message>
        <source>Own: {0}</source>
        <translation>Własna: {0}</translation>
    </message>
</context>
<context>
    <name>TwoStepDialog</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Dalej…</translation>
    </message>
    <message>
        <source>Change the official ladder</source>
        <translation>Zmień oficjalną listę kryteriów</translation>
    </message>
    <message>
        <source>Whose place changes</source>
        <translation>Czyje miejsce się zmienia</translation>
    </message>
    <message>
        <source>No place changes now</source>
        <translation>Teraz nie zmienia się żadne miejsce</translation>
    </message>
    <message>
        <source>Later rounds may differ.</source>
        <translation>W późniejszych rundach może być inaczej.</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Dotąd</translation>
    </message>
    <message>
        <source>From now on</source>
        <translation>Od teraz</translation>
    </message>
    <message>
        <source>Reason (kept in the file and written to the tournament report)</source>
        <translation>Powód (zapisany w pliku i w sprawozdaniu z turnieju)</translation>
    </message>
    <message>
        <source>Reason for the change</source>
        <translation>Powód zmiany</translation>
    </message>
    <message>
        <source>for example: the announced regulations name another order</source>
        <translation>na przykład: ogłoszony regulamin podaje inną kolejność</translation>
    </message>
    <message>
        <source>Step {0} of 2</source>
        <translation>Krok {0} z 2</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Najpierw podaj powód</translation>
    </message>
</context>
<context>
    <name>UndoActions</name>
    <message>
        <source>Undo: {0}</source>
        <translation>Cofnij: {0}</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nie ma czego cofnąć</translation>
    </message>
    <message>
        <source>Redo: {0}</source>
        <translation>Ponów: {0}</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nie ma czego ponowić</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>agrees</source>
        <translation>zgodne</translation>
    </message>
    <message>
        <source>differs as known</source>
        <translation>różni się, jak wiadomo</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>różni się</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>niesprawdzone</translation>
    </message>
    <message>
        <source>Rung</source>
        <translation>Kryterium</translation>
    </message>
    <message>
        <source>The tie-break with its policy</source>
        <translation>Kryterium ze swoją zasadą</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>What FIDE&apos;s tool says</source>
        <translation>Co mówi narzędzie FIDE</translation>
    </message>
    <message>
        <source>Second calculation</source>
        <translation>Drugie obliczenie</translation>
    </message>
    <message>
        <source>Written from the articles</source>
        <translation>Napisane z artykułów</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artykuł</translation>
    </message>
    <message>
        <source>The article it was written from</source>
        <translation>Artykuł, z którego je napisano</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Wartości</translation>
    </message>
    <message>
        <source>Values compared</source>
        <translation>Porównane wartości</translation>
    </message>
    <message>
        <source>Differ</source>
        <translation>Różne</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Wartości, które się różnią</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Numer startowy</translation>
    </message>
    <message>
        <source>Value of this program</source>
        <translation>Wartość z tego programu</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Drugie</translation>
    </message>
    <message>
        <source>Value of the second calculation</source>
        <translation>Wartość z drugiego obliczenia</translation>
    </message>
    <message>
        <source>Value of gacrux</source>
        <translation>Wartość z gacruxa</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Dlaczego</translation>
    </message>
    <message>
        <source>What explains the difference</source>
        <translation>Co wyjaśnia różnicę</translation>
    </message>
    <message>
        <source>not explained</source>
        <translation>niewyjaśnione</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Kolory</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Większe pi&amp;smo</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Mniejsze pismo</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>&amp;Zwykłe pismo</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Wiersze</translation>
    </message>
    <message>
        <source>&amp;Follow the system</source>
        <translation>Jak s&amp;ystem</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Jasne</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Ciemne</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Wysoki kon&amp;trast</translation>
    </message>
    <message>
        <source>&amp;Airy</source>
        <translation>L&amp;uźne</translation>
    </message>
    <message>
        <source>&amp;Compact, for small screens</source>
        <translation>Ci&amp;asne, dla małych ekranów</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Jak &amp;system</translation>
    </message>
    <message>
        <source>{0}: sheets and website only</source>
        <translation>{0}: tylko arkusze i strona WWW</translation>
    </message>
</context>
<context>
    <name>WaitingLine</name>
    <message>
        <source>Under way</source>
        <translation>W toku</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Cancelled; the event was not opened.</source>
        <translation>Anulowano; turnieju nie otwarto.</translation>
    </message>
    <message>
        <source>Cancelled; nothing has changed.</source>
        <translation>Anulowano; nic się nie zmieniło.</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>e-boards</source>
        <translation>szachownice elektroniczne</translation>
    </message>
</context>
<context>
    <name>WhichKeysDialog</name>
    <message>
        <source>Keys for results</source>
        <translation>Klawisze wyników</translation>
    </message>
    <message>
        <source>{0} is no result with the keys in force. Which keys do you mean?</source>
        <translation>{0} nie jest wynikiem przy obecnych klawiszach. O które klawisze chodzi?</translation>
    </message>
    <message>
        <source>Nothing was entered: press the key again afterwards.</source>
        <translation>Nic nie wpisano: potem naciśnij klawisz jeszcze raz.</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>bez wyniku</translation>
    </message>
    <message>
        <source>{0}: {1} is {2}</source>
        <translation>{0}: {1} to {2}</translation>
    </message>
    <message>
        <source>Keep the keys in force</source>
        <translation>Zostaw obecne klawisze</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>file is whole</source>
        <translation>plik jest kompletny</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>zapisano</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>FIDE mode</source>
        <translation>tryb FIDE</translation>
    </message>
    <message>
        <source>The event follows FIDE&apos;s rules for tournament programs.</source>
        <translation>Turniej jest prowadzony zgodnie z przepisami FIDE dla programów turniejowych.</translation>
    </message>
    <message>
        <source>&amp;Search commands and players…</source>
        <translation>&amp;Szukaj poleceń i zawodników…</translation>
    </message>
    <message>
        <source>&amp;Explanation beside the page</source>
        <translation>O&amp;bjaśnienie obok strony</translation>
    </message>
    <message>
        <source>Large &amp;window for a projector</source>
        <translation>Duże okno dla projek&amp;tora</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Po&amp;dręcznik</translation>
    </message>
    <message>
        <source>&amp;First steps, over the demo event</source>
        <translation>&amp;Pierwsze kroki, w turnieju pokazowym</translation>
    </message>
    <message>
        <source>Play a &amp;round</source>
        <translation>&amp;Rozegraj rundę</translation>
    </message>
    <message>
        <source>&amp;Bring your last event…</source>
        <translation>&amp;Wczytaj ostatni turniej…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>S&amp;króty klawiszowe</translation>
    </message>
    <message>
        <source>&amp;About tdapp</source>
        <translation>&amp;O programie tdapp</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version</source>
        <translation>Sprawdź &amp;nową wersję</translation>
    </message>
    <message>
        <source>NOT IN FIDE MODE</source>
        <translation>POZA TRYBEM FIDE</translation>
    </message>
    <message>
        <source>This page has no values to explain</source>
        <translation>Ta strona nie ma wartości do objaśnienia</translation>
    </message>
</context>
<context>
    <name>_Decision</name>
    <message>
        <source>Who goes on: {0}</source>
        <translation>Kto dalej: {0}</translation>
    </message>
    <message>
        <source>The decision and its reason stand in the tournament report.</source>
        <translation>Rozstrzygnięcie i jego powód są w sprawozdaniu z turnieju.</translation>
    </message>
    <message>
        <source>Who goes on</source>
        <translation>Kto dalej</translation>
    </message>
    <message>
        <source>nobody yet: take the decision back</source>
        <translation>jeszcze nikt: cofnij rozstrzygnięcie</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>dogrywka</translation>
    </message>
    <message>
        <source>drawing of lots</source>
        <translation>losowanie</translation>
    </message>
    <message>
        <source>decision of the arbiter</source>
        <translation>decyzja sędziego</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Jak</translation>
    </message>
    <message>
        <source>the score of the play-off, or how the lot was drawn</source>
        <translation>wynik dogrywki albo jak losowano</translation>
    </message>
    <message>
        <source>Result or lot</source>
        <translation>Wynik lub losowanie</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Rozstrzygnij</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>_GroupDialog</name>
    <message>
        <source>First round</source>
        <translation>Pierwsza runda</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Wcześniej</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Później</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Ostatnia runda</translation>
    </message>
    <message>
        <source>In rounds</source>
        <translation>W rundach</translation>
    </message>
    <message>
        <source>to</source>
        <comment>rounds 1 to 3</comment>
        <translation>do</translation>
    </message>
    <message>
        <source>How strict</source>
        <translation>Jak ściśle</translation>
    </message>
    <message>
        <source>Must not meet</source>
        <translation>Nie mogą grać</translation>
    </message>
    <message>
        <source>The round is not paired otherwise, whatever it costs</source>
        <translation>Rundy nie kojarzy się inaczej, za żadną cenę</translation>
    </message>
    <message>
        <source>Wished apart</source>
        <translation>W miarę możliwości nie</translation>
    </message>
    <message>
        <source>Yields where a round could not be paired</source>
        <translation>Ustępuje, gdy rundy nie dałoby się skojarzyć</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>_MovedWords</name>
    <message numerus="yes">
        <source>%n of {0} player(s) get another number.</source>
        <translation>
            <numerusform>%n z {0} zawodników dostaje inny numer.</numerusform>
            <numerusform>%n z {0} zawodników dostaje inny numer.</numerusform>
            <numerusform>%n z {0} zawodników dostaje inny numer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_NumbersDialog</name>
    <message>
        <source>Players whose number changes</source>
        <translation>Zawodnicy, których numer się zmienia</translation>
    </message>
    <message>
        <source>No number changes</source>
        <translation>Żaden numer się nie zmienia</translation>
    </message>
    <message>
        <source>The numbers are in this order already.</source>
        <translation>Numery są już w tej kolejności.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>_TableDialog</name>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>_Tree</name>
    <message>
        <source>not decided: Who goes on… on the page Rounds</source>
        <translation>nierozstrzygnięty: Kto dalej… na stronie Rundy</translation>
    </message>
    <message>
        <source>Match for place 3</source>
        <translation>Mecz o 3. miejsce</translation>
    </message>
</context>
<context>
    <name>_WindowMenu</name>
    <message>
        <source>Open an event first</source>
        <translation>Najpierw otwórz turniej</translation>
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
