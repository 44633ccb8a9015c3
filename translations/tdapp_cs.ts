<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the window of tdapp says. Not yet reviewed by a native arbiter unless it says so here. What is wrong goes, with the
     English text beside it, to whoever keeps the program: docs/translating.md. -->
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>{where}: “{text}” is no day; write {example}.</source>
        <translation>{where}: „{text}“ není den; pište {example}.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About tdapp</source>
        <translation>O programu tdapp</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Verze {0}</translation>
    </message>
    <message>
        <source>A tournament director for chess arbiters: offline, every tie-break explained.</source>
        <translation>Program pro šachové rozhodčí: bez internetu, každé pomocné hodnocení vysvětlené.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty.</source>
        <translation>Svobodný software pod licencí GNU General Public License, verze 3 nebo novější (GPL-3.0-or-later). Bez jakékoli záruky.</translation>
    </message>
    <message>
        <source>Thanks to the FIDE Technical Commission for its tie-break and pairing tool gacrux:</source>
        <translation>Děkujeme Technické komisi FIDE za její nástroj pro pomocná hodnocení a losování gacrux:</translation>
    </message>
    <message>
        <source>Typefaces: Noto Sans (SIL Open Font License 1.1) and WenQuanYi Micro Hei (Apache License 2.0). Icons: Lucide (ISC License), in part from Feather (MIT License).</source>
        <translation>Písma: Noto Sans (SIL Open Font License 1.1) a WenQuanYi Micro Hei (Apache License 2.0). Ikony: Lucide (ISC License), částečně z Feather (MIT License).</translation>
    </message>
    <message>
        <source>Made with Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.</source>
        <translation>Vytvořeno s Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.</translation>
    </message>
    <message>
        <source>Licence and thanks</source>
        <translation>Licence a poděkování</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>AbsenceDialog</name>
    <message>
        <source>A paired player does not come</source>
        <translation>Nalosovaný hráč nepřijde</translation>
    </message>
    <message>
        <source>{0} does not come</source>
        <translation>{0} nepřijde</translation>
    </message>
    <message>
        <source>Board {0}, against {1}</source>
        <translation>Šachovnice {0}, soupeř {1}</translation>
    </message>
    <message>
        <source>The opponent wins by forfeit</source>
        <translation>Soupeř vyhrává kontumací</translation>
    </message>
    <message>
        <source>Somebody without a game takes the seat</source>
        <translation>Ke stolu nastoupí někdo bez partie</translation>
    </message>
    <message>
        <source>The board goes; the opponent is paired again</source>
        <translation>Šachovnice se ruší; soupeř se losuje znovu</translation>
    </message>
    <message>
        <source>Who takes the seat</source>
        <translation>Kdo nastoupí</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Důvod (ukládá se do deníku)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Provést</translation>
    </message>
    <message>
        <source>{0} loses by forfeit, {1} wins without playing. The next round is not touched.</source>
        <translation>{0} prohrává kontumací, {1} vyhrává bez hry. Dalšího kola se to netýká.</translation>
    </message>
    <message>
        <source>Board {0}: {1} meets {2} instead of {3}, who is absent in this round.</source>
        <translation>Šachovnice {0}: {1} hraje s {2}; {3} v tomto kole chybí.</translation>
    </message>
    <message>
        <source>Board {0} goes. {1} is absent; {2} is without a game until you pair by hand.</source>
        <translation>Šachovnice {0} se ruší. {1} chybí; {2} je bez partie, dokud nebude nalosován ručně.</translation>
    </message>
    <message>
        <source>The pairings are published: players may have seen them (C.04.2, 3.6).</source>
        <translation>Los je zveřejněn: hráči ho mohli vidět (C.04.2, 3.6).</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Nejdřív napište důvod</translation>
    </message>
</context>
<context>
    <name>AbsenceGrid</name>
    <message>
        <source>Byes by round</source>
        <translation>Volna po kolech</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>hraje</translation>
    </message>
    <message>
        <source>absent, 0 points</source>
        <translation>nepřítomen, 0 bodů</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>půlbodové volno</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>celobodové volno</translation>
    </message>
    <message>
        <source>this round is paired; change it on the Rounds page</source>
        <translation>toto kolo je nalosované; změňte to na stránce Kola</translation>
    </message>
    <message>
        <source>{0}, round {1}: {2}</source>
        <translation>{0}, kolo {1}: {2}</translation>
    </message>
</context>
<context>
    <name>AbsencesDialog</name>
    <message>
        <source>Byes and absences</source>
        <translation>Volna a nepřítomnosti</translation>
    </message>
    <message>
        <source>Byes and absences by round</source>
        <translation>Volna a nepřítomnosti po kolech</translation>
    </message>
    <message>
        <source>The regulations allow no half-point byes.</source>
        <translation>Propozice půlbodová volna nepřipouštějí.</translation>
    </message>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player.</source>
        <translation>
            <numerusform>Propozice dovolují %n půlbodové volno na hráče.</numerusform>
            <numerusform>Propozice dovolují %n půlbodová volna na hráče.</numerusform>
            <numerusform>Propozice dovolují %n půlbodových volen na hráče.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player, until round {0}.</source>
        <translation>
            <numerusform>Propozice dovolují %n půlbodové volno na hráče, do kola {0}.</numerusform>
            <numerusform>Propozice dovolují %n půlbodová volna na hráče, do kola {0}.</numerusform>
            <numerusform>Propozice dovolují %n půlbodových volen na hráče, do kola {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>These players have left the event; take them back first.</source>
        <translation>Tito hráči odstoupili; nejdřív je přijměte zpět.</translation>
    </message>
    <message>
        <source>0 absent, 5 or H half-point bye, 1 full-point bye, Del plays. Space goes through them.</source>
        <translation>0 nepřítomen, 5 nebo H půlbodové volno, 1 celobodové volno, Del hraje. Mezerník je střídá.</translation>
    </message>
    <message>
        <source>0 {0}, 5 or H {1}, 1 {2}, Del plays. Space goes through them.</source>
        <translation>0 {0}, 5 nebo H {1}, 1 {2}, Del hraje. Mezerník je střídá.</translation>
    </message>
    <message>
        <source>Set these byes?</source>
        <translation>Nastavit tato volna?</translation>
    </message>
</context>
<context>
    <name>AddCriterion</name>
    <message>
        <source>Add a criterion: type its name or code</source>
        <translation>Přidat kritérium: napište název nebo kód</translation>
    </message>
    <message>
        <source>All criteria to choose from</source>
        <translation>Všechna kritéria na výběr</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>O tomto pomocném hodnocení</translation>
    </message>
    <message>
        <source>Add the criterion to the ladder</source>
        <translation>Přidat kritérium do seznamu</translation>
    </message>
</context>
<context>
    <name>AddPlayersDialog</name>
    <message>
        <source>Add players</source>
        <translation>Přidat hráče</translation>
    </message>
    <message>
        <source>Add players to {0}</source>
        <translation>Přidat hráče do {0}</translation>
    </message>
    <message>
        <source>Name or number in the rating list</source>
        <translation>Jméno nebo číslo v ratingové listině</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Ratingová listina</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Ratingové listiny…</translation>
    </message>
    <message>
        <source>Players of the rating list</source>
        <translation>Hráči z ratingové listiny</translation>
    </message>
    <message>
        <source>Enter adds the marked player, {0} puts him into the form below.</source>
        <translation>Enter přidá označeného hráče, {0} ho vloží do formuláře dole.</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Přidat hráče</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Late entry. Missed rounds:</source>
        <translation>Pozdní přihláška. Zmeškaná kola:</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Kolo {0}</translation>
    </message>
    <message>
        <source>{0}: 0 points</source>
        <translation>{0}: 0 bodů</translation>
    </message>
    <message>
        <source>{0}: half point</source>
        <translation>{0}: půl bodu</translation>
    </message>
    <message>
        <source>{0}: full point</source>
        <translation>{0}: celý bod</translation>
    </message>
    <message>
        <source>The number is {0}, after the last; the place by rating is proposed before round {1}.</source>
        <translation>Číslo je {0}, za posledním; místo podle ratingu se navrhne před kolem {1}.</translation>
    </message>
    <message>
        <source>The number is {0}, after the last.</source>
        <translation>Číslo je {0}, za posledním.</translation>
    </message>
    <message>
        <source>No rating list yet. Import FIDE&apos;s download once, then a few letters of a name and Enter do.</source>
        <translation>Zatím žádná ratingová listina. Importujte jednou soubor FIDE, pak stačí pár písmen jména a Enter.</translation>
    </message>
    <message>
        <source>{0} is in the event already.</source>
        <translation>{0} už v turnaji je.</translation>
    </message>
    <message>
        <source>“{0}” has no letter</source>
        <translation>„{0}“ nemá žádné písmeno</translation>
    </message>
    <message>
        <source>{0}. Enter again adds the player all the same.</source>
        <translation>{0}. Další Enter hráče přesto přidá.</translation>
    </message>
    <message>
        <source>Add {0}?</source>
        <translation>Přidat {0}?</translation>
    </message>
    <message numerus="yes">
        <source>Added: {0}. %n player(s) now.</source>
        <translation>
            <numerusform>Přidán: {0}. Teď %n hráč.</numerusform>
            <numerusform>Přidán: {0}. Teď %n hráči.</numerusform>
            <numerusform>Přidán: {0}. Teď %n hráčů.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} {1} is in the event already and may be the same person.</source>
        <translation>{0} {1} už v turnaji je a může to být tentýž člověk.</translation>
    </message>
    <message>
        <source>{0} is in the section {1} and may be the same person.</source>
        <translation>{0} je ve skupině {1} a může to být tentýž člověk.</translation>
    </message>
    <message>
        <source>{0} is not added yet: Enter adds, Esc or Close once more leaves.</source>
        <translation>{0} ještě není přidán: Enter přidá, Esc nebo znovu Zavřít okno opustí.</translation>
    </message>
</context>
<context>
    <name>AnswerFields</name>
    <message>
        <source>not answered</source>
        <translation>nezodpovězeno</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>found by itself (d)</source>
        <translation>zjistí se samo (d)</translation>
    </message>
    <message>
        <source>a: national championship</source>
        <translation>a: národní mistrovství</translation>
    </message>
    <message>
        <source>b: national team championship</source>
        <translation>b: národní mistrovství družstev</translation>
    </message>
    <message>
        <source>c: zonal or subzonal</source>
        <translation>c: zónový nebo subzónový turnaj</translation>
    </message>
    <message>
        <source>d: players from abroad</source>
        <translation>d: hráči ze zahraničí</translation>
    </message>
    <message>
        <source>by computer</source>
        <translation>počítačem</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>ručně</translation>
    </message>
    <message>
        <source>as the dates of the rounds say</source>
        <translation>podle termínů kol</translation>
    </message>
    <message>
        <source>&amp;Format, hours, arbiters as asked (1.1)</source>
        <translation>&amp;Systém, hodiny, rozhodčí podle řádu (1.1)</translation>
    </message>
    <message>
        <source>&amp;Games needed (1.4.1)</source>
        <translation>&amp;Potřebné partie (1.4.1)</translation>
    </message>
    <message>
        <source>&amp;Registered 30 days before (1.1.1)</source>
        <translation>O&amp;hlášeno 30 dní předem (1.1.1)</translation>
    </message>
    <message>
        <source>One round a &amp;day (1.1.3 a)</source>
        <translation>Jedno kolo &amp;denně (1.1.3 a)</translation>
    </message>
    <message>
        <source>&amp;Exempt from the mix (1.4.3)</source>
        <translation>&amp;Výjimka ze složení (1.4.3)</translation>
    </message>
    <message>
        <source>&amp;Pairing, where rounds do not say (IT3)</source>
        <translation>L&amp;osování, kde to kola neříkají (IT3)</translation>
    </message>
    <message>
        <source>E&amp;xpected average of unknown opponents</source>
        <translation>Očekávaný průměr &amp;neznámých soupeřů</translation>
    </message>
    <message>
        <source>as those so far</source>
        <translation>jako dosavadní</translation>
    </message>
</context>
<context>
    <name>AtDeskDialog</name>
    <message>
        <source>This computer is a desk</source>
        <translation>Tento počítač je pracoviště</translation>
    </message>
    <message>
        <source>It works as {0}, {1}; another computer leads the event.</source>
        <translation>Pracuje jako {0}, {1}; turnaj řídí jiný počítač.</translation>
    </message>
    <message>
        <source>The leading computer answers.</source>
        <translation>Hlavní počítač odpovídá.</translation>
    </message>
    <message>
        <source>When the leading computer has died: switch it off, compare the number of the newest step at all desks, and lead from the one with the highest.</source>
        <translation>Když hlavní počítač přestal fungovat: vypněte ho, srovnejte číslo nejnovějšího kroku na všech pracovištích a řiďte z toho s nejvyšším.</translation>
    </message>
    <message>
        <source>&amp;Lead from here…</source>
        <translation>Řídit &amp;odsud…</translation>
    </message>
    <message>
        <source>&amp;Another computer leads now…</source>
        <translation>Teď řídí &amp;jiný počítač…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Newest step here: {0}, at {1}: {2}</source>
        <translation>Nejnovější krok tady: {0}, v {1}: {2}</translation>
    </message>
    <message>
        <source>A deputy or the chief arbiter leads from his desk.</source>
        <translation>Ze svého pracoviště řídí zástupce nebo hlavní rozhodčí.</translation>
    </message>
    <message>
        <source>Lead from here: not while the leading computer answers.</source>
        <translation>Řídit odsud: ne, dokud hlavní počítač odpovídá.</translation>
    </message>
    <message>
        <source>The computer that led must be off, or be used by nobody: two that lead make two events.</source>
        <translation>Počítač, který řídil, musí být vypnutý, nebo ho nikdo nesmí používat: řídí-li dva, vzniknou dva turnaje.</translation>
    </message>
    <message>
        <source>Telephones and desks that it invited are expected here. They need the new address: Event &gt; Work together… shows it then.</source>
        <translation>Čekají se tu telefony a pracoviště, která pozval. Potřebují novou adresu: najdete ji pak v Turnaj &gt; Pracovat společně… na tomto počítači.</translation>
    </message>
    <message>
        <source>Lead the event from this computer?</source>
        <translation>Řídit turnaj z tohoto počítače?</translation>
    </message>
    <message>
        <source>Lead from here</source>
        <translation>Řídit odsud</translation>
    </message>
</context>
<context>
    <name>AtWork</name>
    <message>
        <source>Work together</source>
        <translation>Pracovat společně</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n telefon</numerusform>
            <numerusform>%n telefony</numerusform>
            <numerusform>%n telefonů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n pracoviště</numerusform>
            <numerusform>%n pracoviště</numerusform>
            <numerusform>%n pracovišť</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupDesk</name>
    <message>
        <source>BACKUP FAILED: {0}</source>
        <translation>ZÁLOHA SELHALA: {0}</translation>
    </message>
    <message>
        <source>no backup yet</source>
        <translation>zatím bez zálohy</translation>
    </message>
    <message>
        <source>last backup just now</source>
        <translation>poslední záloha právě teď</translation>
    </message>
    <message>
        <source>last backup {0} min ago</source>
        <translation>poslední záloha před {0} min</translation>
    </message>
    <message>
        <source>last backup {0} h ago</source>
        <translation>poslední záloha před {0} h</translation>
    </message>
    <message>
        <source>{0} The event itself is safe.</source>
        <translation>{0} Samotný turnaj je v pořádku.</translation>
    </message>
</context>
<context>
    <name>BoardMenus</name>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>Keys for results</source>
        <translation>Klávesy pro výsledky</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>What can be done with this board</source>
        <translation>Co lze s touto šachovnicí udělat</translation>
    </message>
    <message>
        <source>&amp;Why this board?</source>
        <translation>Proč &amp;tato šachovnice?</translation>
    </message>
    <message>
        <source>&amp;Swap the colours</source>
        <translation>Prohodit &amp;barvy</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Poznámka…</translation>
    </message>
    <message>
        <source>White does not come…</source>
        <translation>Bílý nepřijde…</translation>
    </message>
    <message>
        <source>Black does not come…</source>
        <translation>Černý nepřijde…</translation>
    </message>
    <message>
        <source>Results of board {0}</source>
        <translation>Výsledky na šachovnici {0}</translation>
    </message>
    <message>
        <source>Take the result away</source>
        <translation>Smazat výsledek</translation>
    </message>
    <message>
        <source>{0}  White wins</source>
        <translation>{0}  výhra bílého</translation>
    </message>
    <message>
        <source>{0}  draw</source>
        <translation>{0}  remíza</translation>
    </message>
    <message>
        <source>{0}  Black wins</source>
        <translation>{0}  výhra černého</translation>
    </message>
    <message>
        <source>{0}  Black did not come</source>
        <translation>{0}  černý nepřišel</translation>
    </message>
    <message>
        <source>{0}  White did not come</source>
        <translation>{0}  bílý nepřišel</translation>
    </message>
    <message>
        <source>{0}  neither came</source>
        <translation>{0}  nepřišel nikdo</translation>
    </message>
    <message>
        <source>{0}  to be finished later</source>
        <translation>{0}  dohraje se později</translation>
    </message>
    <message>
        <source>Results are typed with the keys {0}. Used to another program? Choose its keys under “Keys”.</source>
        <translation>Výsledky se zapisují klávesami {0}. Jste zvyklí na jiný program? Zvolte jeho klávesy pod „Klávesy“.</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Klávesy: {0}</translation>
    </message>
    <message>
        <source>Choose a board first</source>
        <translation>Nejdřív vyberte šachovnici</translation>
    </message>
    <message>
        <source>{0} does not come…</source>
        <translation>{0} nepřijde…</translation>
    </message>
    <message>
        <source>Lost for the match by {0}, rated as played…</source>
        <translation>Pro utkání prohrává {0}, na rating jak se hrálo…</translation>
    </message>
    <message>
        <source>Counts for the match as it was played…</source>
        <translation>Do utkání počítat, jak se hrálo…</translation>
    </message>
    <message>
        <source>Lost for the match, rated as played?</source>
        <translation>Pro utkání prohráno, na rating jak se hrálo?</translation>
    </message>
    <message>
        <source>Count it as it was played?</source>
        <translation>Počítat, jak se hrálo?</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Provést</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Výsledek</translation>
    </message>
    <message>
        <source>Note at board {0}</source>
        <translation>Poznámka k šachovnici {0}</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Poznámka:</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Bd</source>
        <translation>Š.</translation>
    </message>
    <message>
        <source>The board where the player sat most</source>
        <translation>Šachovnice, kde hráč seděl nejčastěji</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Shared places carry the same number</source>
        <translation>Dělená místa mají stejné číslo</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Pairing number of the player</source>
        <translation>Startovní číslo hráče</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Titul FIDE</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Družstvo</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Turnajový rating</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Games over the board</source>
        <translation>Partie na šachovnici</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Points, forfeits included</source>
        <translation>Body včetně kontumací</translation>
    </message>
    <message>
        <source>Percentage of the games over the board</source>
        <translation>Procenta z partií na šachovnici</translation>
    </message>
    <message>
        <source>Rp</source>
        <translation>Rp</translation>
    </message>
    <message>
        <source>Rating performance</source>
        <translation>Ratingová performance</translation>
    </message>
</context>
<context>
    <name>BoardsView</name>
    <message>
        <source>Boards</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>Players without a game</source>
        <translation>Hráči bez partie</translation>
    </message>
    <message>
        <source>How results are typed</source>
        <translation>Jak se výsledky zapisují</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Po řadě</translation>
    </message>
    <message>
        <source>One key per board, the cursor goes on by itself</source>
        <translation>Jedna klávesa na šachovnici, kurzor jde dál sám</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Lístky</translation>
    </message>
    <message>
        <source>Slips in any order: board, Enter, result</source>
        <translation>Lístky v libovolném pořadí: šachovnice, Enter, výsledek</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Ověřit</translation>
    </message>
    <message>
        <source>Type every result a second time; a difference stops you</source>
        <translation>Zapište každý výsledek podruhé; rozdíl vás zastaví</translation>
    </message>
    <message>
        <source>Boards shown</source>
        <translation>Zobrazené šachovnice</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Všechny</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Všechny šachovnice</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Bez výsledku</translation>
    </message>
    <message>
        <source>Boards without a result</source>
        <translation>Šachovnice bez výsledku</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Neověřené</translation>
    </message>
    <message>
        <source>Boards whose result was not typed a second time</source>
        <translation>Šachovnice, jejichž výsledek nebyl zapsán podruhé</translation>
    </message>
    <message>
        <source>Show or hide them</source>
        <translation>Zobrazit nebo skrýt</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game</source>
        <translation>
            <numerusform>%n hráč bez partie</numerusform>
            <numerusform>%n hráči bez partie</numerusform>
            <numerusform>%n hráčů bez partie</numerusform>
        </translation>
    </message>
    <message>
        <source>Find: {0}</source>
        <translation>Hledání: {0}</translation>
    </message>
    <message>
        <source>verified {0}/{1}</source>
        <translation>ověřeno {0}/{1}</translation>
    </message>
    <message>
        <source>{0} open</source>
        <translation>bez výsledku: {0}</translation>
    </message>
    <message>
        <source>Board {0}: {1}</source>
        <translation>Šachovnice {0}: {1}</translation>
    </message>
    <message>
        <source>{0}, verified</source>
        <translation>{0}, ověřeno</translation>
    </message>
    <message>
        <source>Nothing was entered: press the key for board {0} again.</source>
        <translation>Nic se nezapsalo: stiskněte klávesu pro šachovnici {0} znovu.</translation>
    </message>
    <message>
        <source>“{0}” is no result with the keys {1}. Board {2} waits: read this, press Enter or Esc.</source>
        <translation>„{0}“ není s klávesami {1} výsledek. Šachovnice {2} čeká: přečtěte si to a stiskněte Enter nebo Esc.</translation>
    </message>
    <message>
        <source>Every result is verified.</source>
        <translation>Všechny výsledky jsou ověřené.</translation>
    </message>
    <message>
        <source>Every result is in.</source>
        <translation>Všechny výsledky jsou zapsané.</translation>
    </message>
    <message>
        <source>There is no board {0} in this round.</source>
        <translation>Šachovnice {0} v tomto kole není.</translation>
    </message>
    <message>
        <source>Board {0}: {1} against {2}</source>
        <translation>Šachovnice {0}: {1} proti {2}</translation>
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
        <translation>Pavouk</translation>
    </message>
</context>
<context>
    <name>Bring</name>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>Points, a tie-break, or the place</source>
        <translation>Body, pomocné hodnocení, nebo místo</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Zveřejněné</translation>
    </message>
    <message>
        <source>As the file states it</source>
        <translation>Jak to uvádí soubor</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Naše</translation>
    </message>
    <message>
        <source>As it is calculated here</source>
        <translation>Jak se to počítá tady</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Proč</translation>
    </message>
    <message>
        <source>place</source>
        <translation>místo</translation>
    </message>
</context>
<context>
    <name>BringDialog</name>
    <message>
        <source>Bring your last event</source>
        <translation>Porovnat minulý turnaj</translation>
    </message>
    <message>
        <source>Drop the file of a finished event here: a tournament report, a crosstable, or the file of another program. Its table is calculated anew and laid beside the published one. Nothing is kept.</source>
        <translation>Přetáhněte sem soubor skončeného turnaje: zprávu o turnaji, křížovou tabulku nebo soubor jiného programu. Jeho tabulka se znovu spočítá a položí vedle zveřejněné. Nic se neukládá.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Zvolit soubor…</translation>
    </message>
    <message>
        <source>As a sheet…</source>
        <translation>Jako list…</translation>
    </message>
    <message>
        <source>Import it as an event…</source>
        <translation>Importovat jako turnaj…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>What differs from the published table</source>
        <translation>Co se liší od zveřejněné tabulky</translation>
    </message>
    <message>
        <source>Our own standings</source>
        <translation>Naše vlastní pořadí</translation>
    </message>
    <message>
        <source>The calculation</source>
        <translation>Výpočet</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Všechny soubory (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>Čte se {0}…</translation>
    </message>
    <message>
        <source>The file can be read in several ways: import it, and you are asked which one is right.</source>
        <translation>Soubor lze číst několika způsoby: importujte ho a program se zeptá, který je správný.</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}: {2}</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
</context>
<context>
    <name>BroadcastDialog</name>
    <message>
        <source>Broadcast</source>
        <translation>Přenos</translation>
    </message>
    <message>
        <source>Moves, clocks and results reach viewers and files only after the delay.</source>
        <translation>Tahy, časy a výsledky se k divákům a do souborů dostanou až po zpoždění.</translation>
    </message>
    <message>
        <source>Minutes of delay</source>
        <translation>Minuty zpoždění</translation>
    </message>
    <message>
        <source>A minute less</source>
        <translation>O minutu méně</translation>
    </message>
    <message>
        <source>A minute more</source>
        <translation>O minutu více</translation>
    </message>
    <message>
        <source>Minutes of delay:</source>
        <translation>Minuty zpoždění:</translation>
    </message>
    <message>
        <source>Line for viewers:</source>
        <translation>Řádek pro diváky:</translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation>Důvod:</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>Also hold back the rest of a game whose result is entered</source>
        <translation>Zdržet i zbytek partie, jejíž výsledek je zapsán</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Nastavit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Moves are public at once: whoever helps a player from outside sees them.</source>
        <translation>Tahy jsou hned veřejné: vidí je i ten, kdo hráči zvenčí napovídá.</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Nejdřív napište důvod</translation>
    </message>
</context>
<context>
    <name>BulkEntry</name>
    <message>
        <source>– leave out –</source>
        <translation>– vynechat –</translation>
    </message>
    <message>
        <source>Name (Family, Given)</source>
        <translation>Jméno (Příjmení, Jméno)</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Příjmení</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Křestní jméno</translation>
    </message>
    <message>
        <source>Name in own script</source>
        <translation>Jméno vlastním písmem</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titul</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Pohlaví</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nar.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federace</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Národní ID</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Turnajový rating</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE vážný</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE rapid</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE blesk</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Národní rating</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Oddíl</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Družstvo</translation>
    </message>
    <message>
        <source>Board in the team</source>
        <translation>Šachovnice v družstvu</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Pevná šachovnice</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Zaplaceno</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Startovné</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Poznámka</translation>
    </message>
</context>
<context>
    <name>BulkEntryDialog</name>
    <message>
        <source>Add many players</source>
        <translation>Přidat mnoho hráčů</translation>
    </message>
    <message>
        <source>Add many players to {0}</source>
        <translation>Přidat mnoho hráčů do {0}</translation>
    </message>
    <message>
        <source>Copy rows in a spreadsheet and paste them here, or open a CSV, a workbook or a tournament report. Nothing is added before you have seen what becomes of every row.</source>
        <translation>Zkopírujte řádky v tabulce a vložte je sem, nebo otevřete CSV, sešit či zprávu o turnaji. Nic se nepřidá, dokud neuvidíte, co bude s každým řádkem.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Vložit</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Otevřít soubor…</translation>
    </message>
    <message>
        <source>Open a CSV, a workbook or a tournament report</source>
        <translation>Otevřít CSV, sešit nebo zprávu o turnaji</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Přestat číst</translation>
    </message>
    <message>
        <source>The first row has the headings</source>
        <translation>První řádek má záhlaví</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Vložené řádky</translation>
    </message>
    <message>
        <source>What the columns mean</source>
        <translation>Co sloupce znamenají</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Vynechat</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>Den</translation>
    </message>
    <message>
        <source>The month</source>
        <translation>Měsíc</translation>
    </message>
    <message>
        <source>What becomes of every row</source>
        <translation>Co bude s každým řádkem</translation>
    </message>
    <message>
        <source>Add the conflicts as well</source>
        <translation>Přidat i sporné</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Přidat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>The cell that cannot be used</source>
        <translation>Buňka, kterou nelze použít</translation>
    </message>
    <message>
        <source>Take this</source>
        <translation>Použít toto</translation>
    </message>
    <message>
        <source>The clipboard holds no text: copy the rows in the spreadsheet first.</source>
        <translation>Ve schránce není text: nejdřív zkopírujte řádky v tabulce.</translation>
    </message>
    <message>
        <source>Open a table of players</source>
        <translation>Otevřít tabulku hráčů</translation>
    </message>
    <message>
        <source>Tables and reports (*.csv *.tsv *.txt *.xlsx *.xlsm *.trf *.trfx);;All files (*)</source>
        <translation>Tabulky a zprávy (*.csv *.tsv *.txt *.xlsx *.xlsm *.trf *.trfx);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>Čte se {0}…</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>Řádek {0}, sloupec {1}: {2}</translation>
    </message>
    <message>
        <source>Column {0}</source>
        <translation>Sloupec {0}</translation>
    </message>
    <message>
        <source>Column {0} holds numbers ({1}) and would be left out: choose above what they are.</source>
        <translation>Ve sloupci {0} jsou čísla ({1}) a vynechal by se: nahoře zvolte, co znamenají.</translation>
    </message>
    <message>
        <source>{0} What comes first in the dates of this table?</source>
        <translation>{0} Co je v datech této tabulky první?</translation>
    </message>
    <message>
        <source>Line {0}, column {1}:</source>
        <translation>Řádek {0}, sloupec {1}:</translation>
    </message>
    <message>
        <source>{0} is in the section {1}.</source>
        <translation>{0} je ve skupině {1}.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>Přidat %n hráče</numerusform>
            <numerusform>Přidat %n hráče</numerusform>
            <numerusform>Přidat %n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, teams: {1}</source>
        <translation>{0}, družstva: {1}</translation>
    </message>
    <message>
        <source>There is no new player to add</source>
        <translation>Není koho nového přidat</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>Přidán %n hráč</numerusform>
            <numerusform>Přidáni %n hráči</numerusform>
            <numerusform>Přidáno %n hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) stay here: repair them, or close.</source>
        <translation>
            <numerusform>%n řádek zůstává zde: opravte ho, nebo zavřete.</numerusform>
            <numerusform>%n řádky zůstávají zde: opravte je, nebo zavřete.</numerusform>
            <numerusform>%n řádků zůstává zde: opravte je, nebo zavřete.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>Bd</source>
        <translation>Š.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>White, with the colour due</source>
        <translation>Bílý s nárokem na barvu</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Body před kolem</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>Black, with the colour due</source>
        <translation>Černý s nárokem na barvu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>What this board breaks</source>
        <translation>Co tato šachovnice porušuje</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Startovní číslo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Player, with the colour due</source>
        <translation>Hráč s nárokem na barvu</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stav</translation>
    </message>
    <message>
        <source>Without a game, or on a bye</source>
        <translation>Bez partie, nebo má volno</translation>
    </message>
    <message>
        <source>What a game with the marked player breaks</source>
        <translation>Co poruší partie s označeným hráčem</translation>
    </message>
</context>
<context>
    <name>ByHandDialog</name>
    <message>
        <source>Places and values by hand</source>
        <translation>Místa a hodnoty ručně</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Sloupec</translation>
    </message>
    <message>
        <source>Only those still tied when this rung is reached</source>
        <translation>Jen ti, kdo mají před tímto kritériem stále stejně</translation>
    </message>
    <message>
        <source>Lines and their entries</source>
        <translation>Řádky a jejich zápisy</translation>
    </message>
    <message>
        <source>Clear this column</source>
        <translation>Vymazat tento sloupec</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Results changed after these were entered: the ranking by hand may be out of date.</source>
        <translation>Výsledky se po zapsání změnily: ruční pořadí už nemusí platit.</translation>
    </message>
    <message>
        <source>The place of the play-off or of your decision; 1 is best. Who has none comes last.</source>
        <translation>Místo z rozhodujícího zápasu nebo podle vašeho rozhodnutí; 1 je nejlepší. Kdo ho nemá, je poslední.</translation>
    </message>
    <message>
        <source>A number for each; who has none comes last.</source>
        <translation>Každému číslo; kdo ho nemá, je poslední.</translation>
    </message>
    <message>
        <source>Nobody is tied when this rung is reached, so it decides nothing at present.</source>
        <translation>Před tímto kritériem nemá nikdo stejně, takže zatím nic nerozhoduje.</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <translation>Nic se nezměnilo</translation>
    </message>
</context>
<context>
    <name>ByPolicy</name>
    <message>
        <source>Ladder</source>
        <translation>Hodnocení</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Oficiální</translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation>Oficiální pomocná hodnocení</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Zkušební</translation>
    </message>
    <message>
        <source>The trial ladder of the editor</source>
        <translation>Zkušební pomocná hodnocení z editoru</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Zobrazit jako</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graf</translation>
    </message>
    <message>
        <source>A line for each from policy to policy</source>
        <translation>Čára pro každého od pravidla k pravidlu</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabulka</translation>
    </message>
    <message>
        <source>The same places as numbers</source>
        <translation>Tatáž místa jako čísla</translation>
    </message>
    <message>
        <source>Places shown</source>
        <translation>Zobrazená místa</translation>
    </message>
    <message>
        <source>Show fewer places</source>
        <translation>Zobrazit méně míst</translation>
    </message>
    <message>
        <source>Show more places</source>
        <translation>Zobrazit více míst</translation>
    </message>
    <message>
        <source>Places by policy</source>
        <translation>Místa podle pravidel</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>jak je teď</translation>
    </message>
    <message>
        <source>place {0}: {1}</source>
        <translation>místo {0}: {1}</translation>
    </message>
</context>
<context>
    <name>ByeDialog</name>
    <message>
        <source>Bye or absence</source>
        <translation>Volno nebo nepřítomnost</translation>
    </message>
    <message>
        <source>Bye or absence in round {0}</source>
        <translation>Volno nebo nepřítomnost v kole {0}</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Družstvo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Napište jméno, nebo vyberte</translation>
    </message>
    <message>
        <source>What is asked for</source>
        <translation>Co se žádá</translation>
    </message>
    <message>
        <source>none: plays</source>
        <translation>nic: hraje</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Nastavit</translation>
    </message>
    <message>
        <source>Choose a name first</source>
        <translation>Nejdřív vyberte jméno</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Drag a rung</source>
        <translation>Přetáhněte kritérium</translation>
    </message>
    <message>
        <source>The tie-breaks are a ladder. Drag one by its handle, or move it with Alt+Down: at the right you see who moves, before you let go. It is a trial; Ctrl+Z takes it back.</source>
        <translation>Pomocná hodnocení jsou seznam po řadě. Jedno přetáhněte za úchyt, nebo posuňte pomocí Alt+Šipka dolů: vpravo vidíte, kdo se posune, ještě než pustíte. Je to zkouška; Ctrl+Z ji vrátí.</translation>
    </message>
    <message>
        <source>Ask a number why</source>
        <translation>Zeptejte se čísla proč</translation>
    </message>
    <message>
        <source>Click any value of the standings, or press Enter on it: every round that makes it is shown.</source>
        <translation>Klikněte na kteroukoli hodnotu v pořadí, nebo na ní stiskněte Enter: ukáže se každé kolo, z něhož se skládá.</translation>
    </message>
    <message>
        <source>Print a sheet</source>
        <translation>Vytiskněte list</translation>
    </message>
    <message>
        <source>Choose a sheet at the left; the pages are as they will be printed. Save as PDF tries it without a printer.</source>
        <translation>Vlevo zvolte list; strany vypadají, jak se vytisknou. Uložit jako PDF to vyzkouší bez tiskárny.</translation>
    </message>
    <message>
        <source>Enter three results</source>
        <translation>Zapište tři výsledky</translation>
    </message>
    <message>
        <source>Three slips are still out. Type 1, 5 or 0 on each board without a result.</source>
        <translation>Tři lístky ještě chybějí. Na každé šachovnici bez výsledku stiskněte 1, 5 nebo 0.</translation>
    </message>
    <message>
        <source>Pair the last round</source>
        <translation>Nalosujte poslední kolo</translation>
    </message>
    <message>
        <source>Press Ctrl+Enter, or the coloured button, until round 5 is paired: it is always the next step.</source>
        <translation>Tiskněte Ctrl+Enter nebo barevné tlačítko, dokud nebude nalosováno kolo 5: je to vždy další krok.</translation>
    </message>
    <message>
        <source>Publish it</source>
        <translation>Zveřejněte ho</translation>
    </message>
    <message>
        <source>A draft is seen by nobody and can be paired again. Ctrl+Enter publishes it: boards then stand.</source>
        <translation>Návrh nikdo nevidí a lze ho losovat znovu. Ctrl+Enter ho zveřejní: šachovnice pak platí.</translation>
    </message>
    <message>
        <source>Now break something</source>
        <translation>Teď něco pokazte</translation>
    </message>
    <message>
        <source>Menu Rounds, Unpair the round…; write why. The whole pairing is gone, as after a mistake.</source>
        <translation>Nabídka Kola, Zrušit los kola…; napište proč. Celý los zmizí, jako po omylu.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Vraťte to zpět</translation>
    </message>
    <message>
        <source>Ctrl+Z brings the round back, as it was. Every step can be taken back like this.</source>
        <translation>Ctrl+Z vrátí kolo, jak bylo. Takto lze vrátit každý krok.</translation>
    </message>
    <message>
        <source>That was a round</source>
        <translation>To bylo kolo</translation>
    </message>
    <message>
        <source>The manual (F1) has all of it in ten steps: Your first tournament.</source>
        <translation>Vše je v příručce (F1) v deseti krocích: Váš první turnaj.</translation>
    </message>
</context>
<context>
    <name>CatalogueView</name>
    <message>
        <source>Available criteria</source>
        <translation>Dostupná kritéria</translation>
    </message>
    <message>
        <source>Enter adds the criterion below the current rung, Shift+F1 opens its page of the manual.</source>
        <translation>Enter přidá kritérium pod nynější, Shift+F1 otevře jeho stránku v příručce.</translation>
    </message>
    <message>
        <source>Add to the ladder	Enter</source>
        <translation>Přidat do seznamu	Enter</translation>
    </message>
    <message>
        <source>About this tie-break	Shift+F1</source>
        <translation>O tomto pomocném hodnocení	Shift+F1</translation>
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
        <translation>Kdo k ní patří</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Ručně</translation>
    </message>
    <message>
        <source>Put in by hand / taken out by hand</source>
        <translation>Ručně zařazen / ručně vyřazen</translation>
    </message>
    <message>
        <source>The date of birth is missing or not exact enough</source>
        <translation>Datum narození chybí, nebo není dost přesné</translation>
    </message>
    <message>
        <source>Written at players only, without a rule.</source>
        <translation>Napsáno jen u hráčů, bez pravidla.</translation>
    </message>
    <message>
        <source>Whether the player belongs to it; Space changes it</source>
        <translation>Zda k ní hráč patří; mění to mezerník</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nar.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Pohl.</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Protože</translation>
    </message>
    <message>
        <source>in it</source>
        <translation>patří</translation>
    </message>
    <message>
        <source>put in by hand</source>
        <translation>ručně zařazen</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>ručně</translation>
    </message>
    <message>
        <source>taken out by hand</source>
        <translation>ručně vyřazen</translation>
    </message>
    <message>
        <source>not clear</source>
        <translation>nejasné</translation>
    </message>
    <message>
        <source>date of birth</source>
        <translation>datum narození</translation>
    </message>
    <message>
        <source>not in it</source>
        <translation>nepatří</translation>
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
        <translation>Hráči do nich spadají podle pravidel. Co nastavíte ručně, platí, ať pravidla říkají cokoli.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>No categories yet</source>
        <translation>Zatím žádné kategorie</translation>
    </message>
    <message>
        <source>Until there are some, lists and rankings use the usual groups: women, age, rating bands.</source>
        <translation>Dokud žádné nejsou, používají seznamy a pořadí obvyklé skupiny: ženy, věk, ratingová pásma.</translation>
    </message>
    <message>
        <source>Youth: U8, U10 … U20</source>
        <translation>Mládež: U8, U10 … U20</translation>
    </message>
    <message>
        <source>Seniors: S50+, S65+</source>
        <translation>Senioři: S50+, S65+</translation>
    </message>
    <message>
        <source>Women</source>
        <translation>Ženy</translation>
    </message>
    <message>
        <source>Rating bands of 200</source>
        <translation>Ratingová pásma po 200</translation>
    </message>
    <message>
        <source>Rating under …</source>
        <translation>Rating pod …</translation>
    </message>
    <message>
        <source>Own rule…</source>
        <translation>Vlastní pravidlo…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Přidat</translation>
    </message>
    <message>
        <source>Add categories</source>
        <translation>Přidat kategorie</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Upravit…</translation>
    </message>
    <message>
        <source>Edit the rule (Enter)</source>
        <translation>Upravit pravidlo (Enter)</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Nahoru (Alt+Šipka nahoru)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Dolů (Alt+Šipka dolů)</translation>
    </message>
    <message>
        <source>Remove (Del)</source>
        <translation>Odstranit (Del)</translation>
    </message>
    <message>
        <source>Whose age counts</source>
        <translation>Čí věk platí</translation>
    </message>
    <message>
        <source>Year of the event</source>
        <translation>Rok turnaje</translation>
    </message>
    <message>
        <source>As in FIDE&apos;s youth and senior events</source>
        <translation>Jako v turnajích mládeže a seniorů FIDE</translation>
    </message>
    <message>
        <source>A day</source>
        <translation>Určitý den</translation>
    </message>
    <message>
        <source>The age on a cut-off day</source>
        <translation>Věk k rozhodnému dni</translation>
    </message>
    <message>
        <source>Cut-off day</source>
        <translation>Rozhodný den</translation>
    </message>
    <message>
        <source>Age in</source>
        <translation>Věk podle</translation>
    </message>
    <message>
        <source>A player is in every category that fits, not in the narrowest only</source>
        <translation>Hráč je ve všech kategoriích, které mu odpovídají, ne jen v nejužší</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>In it</source>
        <translation>V kategorii</translation>
    </message>
    <message>
        <source>Who is in it, was taken out, or cannot be judged</source>
        <translation>Kdo v ní je, byl vyřazen, nebo se nedá posoudit</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Všichni</translation>
    </message>
    <message>
        <source>All players of the section</source>
        <translation>Všichni hráči skupiny</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Najít hráče</translation>
    </message>
    <message>
        <source>Players of the category</source>
        <translation>Hráči kategorie</translation>
    </message>
    <message>
        <source>In or out by hand</source>
        <translation>Zařadit nebo vyřadit ručně</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>By the rule again</source>
        <translation>Znovu podle pravidla</translation>
    </message>
    <message>
        <source>Takes the hand&apos;s word back (Del)</source>
        <translation>Zruší ruční zařazení (Del)</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>Nic se nezměnilo</translation>
    </message>
    <message>
        <source>Written at players only: give it a rule with Add, Own rule.</source>
        <translation>Napsáno jen u hráčů: pravidlo jí dejte pomocí Přidat, Vlastní pravidlo.</translation>
    </message>
    <message>
        <source>Choose a category</source>
        <translation>Vyberte kategorii</translation>
    </message>
    <message>
        <source>It is the first already</source>
        <translation>Už je první</translation>
    </message>
    <message>
        <source>It is the last already</source>
        <translation>Už je poslední</translation>
    </message>
    <message>
        <source>These categories are there already.</source>
        <translation>Tyto kategorie už tu jsou.</translation>
    </message>
    <message>
        <source>Two categories are called “{0}”.</source>
        <translation>Dvě kategorie se jmenují „{0}“.</translation>
    </message>
    <message>
        <source>The cut-off day is empty.</source>
        <translation>Rozhodný den není vyplněn.</translation>
    </message>
</context>
<context>
    <name>CategoryMenu</name>
    <message>
        <source>In {0} by hand: {1}</source>
        <translation>V {0} ručně: {1}</translation>
    </message>
    <message>
        <source>Taken out of {0} by hand: {1}</source>
        <translation>Ručně vyřazen z {0}: {1}</translation>
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
        <translation>Nová kategorie</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Název</translation>
    </message>
    <message>
        <source>for example U18, Women, under 1800</source>
        <translation>například U18, Ženy, pod 1800</translation>
    </message>
    <message>
        <source>&amp;Age</source>
        <translation>&amp;Věk</translation>
    </message>
    <message>
        <source>&amp;Rating</source>
        <translation>&amp;Rating</translation>
    </message>
    <message>
        <source>under</source>
        <translation>pod</translation>
    </message>
    <message>
        <source>has reached</source>
        <translation>dosáhl</translation>
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
        <translation>Který rating</translation>
    </message>
    <message>
        <source>tournament rating</source>
        <translation>turnajový rating</translation>
    </message>
    <message>
        <source>Players without a rating as well</source>
        <translation>I hráči bez ratingu</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>všichni</translation>
    </message>
    <message>
        <source>women</source>
        <translation>ženy</translation>
    </message>
    <message>
        <source>men</source>
        <translation>muži</translation>
    </message>
    <message>
        <source>&amp;Sex</source>
        <translation>&amp;Pohlaví</translation>
    </message>
    <message>
        <source>separated by commas; empty: any</source>
        <translation>oddělené čárkami; prázdné: libovolné</translation>
    </message>
    <message>
        <source>&amp;Federations</source>
        <translation>&amp;Federace</translation>
    </message>
    <message>
        <source>&amp;Clubs</source>
        <translation>&amp;Oddíly</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádný</translation>
    </message>
    <message>
        <source>&amp;Titles</source>
        <translation>&amp;Tituly</translation>
    </message>
    <message>
        <source>for example CM, {0} for players without one</source>
        <translation>například CM, {0} pro hráče bez titulu</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Give the category a name.</source>
        <translation>Pojmenujte kategorii.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) fit.</source>
        <translation>
            <numerusform>Odpovídá %n hráč.</numerusform>
            <numerusform>Odpovídají %n hráči.</numerusform>
            <numerusform>Odpovídá %n hráčů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be judged: no date of birth.</source>
        <translation>
            <numerusform>%n se nedá posoudit: chybí datum narození.</numerusform>
            <numerusform>%n se nedají posoudit: chybí datum narození.</numerusform>
            <numerusform>%n se nedá posoudit: chybí datum narození.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>Others have changed the same: enter yours?</source>
        <translation>Jiní změnili totéž: zapsat vaše?</translation>
    </message>
    <message>
        <source>Please confirm</source>
        <translation>Potvrďte prosím</translation>
    </message>
    <message>
        <source>Take back what is public or locked?</source>
        <translation>Vrátit, co je veřejné nebo zamčené?</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Vráceno: {0}</translation>
    </message>
    <message>
        <source>Change what is public or locked?</source>
        <translation>Změnit, co je veřejné nebo zamčené?</translation>
    </message>
    <message>
        <source>Repeated: {0}</source>
        <translation>Opakováno: {0}</translation>
    </message>
</context>
<context>
    <name>CheckDialog</name>
    <message>
        <source>Check the event file</source>
        <translation>Zkontrolovat soubor turnaje</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) between the file and what was entered:</source>
        <translation>
            <numerusform>%n rozdíl mezi souborem a tím, co bylo zapsáno:</numerusform>
            <numerusform>%n rozdíly mezi souborem a tím, co bylo zapsáno:</numerusform>
            <numerusform>%n rozdílů mezi souborem a tím, co bylo zapsáno:</numerusform>
        </translation>
    </message>
    <message>
        <source>Every page, every table and every row is as it was entered: no difference.</source>
        <translation>Každá stránka, tabulka i řádek jsou, jak byly zapsány: žádný rozdíl.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Rozdíly</translation>
    </message>
    <message>
        <source>Copy the lines</source>
        <translation>Kopírovat řádky</translation>
    </message>
    <message>
        <source>Go on with the newest good copy…</source>
        <translation>Pokračovat s nejnovější dobrou kopií…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>CheckInBar</name>
    <message>
        <source>Show</source>
        <translation>Zobrazit</translation>
    </message>
    <message>
        <source>all</source>
        <translation>všichni</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Všichni</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>nepřítomni</translation>
    </message>
    <message>
        <source>Not yet seen, or absent</source>
        <translation>Dosud neviděni, nebo nepřítomni</translation>
    </message>
    <message>
        <source>here</source>
        <translation>přítomni</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Přítomni</translation>
    </message>
    <message>
        <source>All others are here</source>
        <translation>Všichni ostatní jsou tady</translation>
    </message>
    <message>
        <source>Who is neither ticked off nor marked absent is here</source>
        <translation>Kdo není odškrtnut ani označen jako nepřítomný, je přítomen</translation>
    </message>
    <message>
        <source>Close the check-in…</source>
        <translation>Uzavřít prezenci…</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Nový večer</translation>
    </message>
    <message>
        <source>Nobody is here yet: all ticks are taken away</source>
        <translation>Nikdo tu ještě není: všechna zaškrtnutí se zruší</translation>
    </message>
    <message>
        <source>Take it back (Backspace)</source>
        <translation>Vrátit (Backspace)</translation>
    </message>
    <message>
        <source>Type the first letters of a name, then Space: here. Space again takes it back, Shift+Space: absent. Arrows move through the list.</source>
        <translation>Napište první písmena jména, pak mezerník: přítomen. Další mezerník to zruší, Shift+mezerník: nepřítomen. Šipkami se pohybujete seznamem.</translation>
    </message>
    <message>
        <source>Nobody found: “{0}”</source>
        <translation>Nikdo nenalezen: „{0}“</translation>
    </message>
    <message>
        <source>{0} here  ·  {1} absent  ·  {2} not yet  ·  {3} in all</source>
        <translation>{0} přítomno  ·  {1} nepřítomno  ·  {2} zatím ne  ·  {3} celkem</translation>
    </message>
    <message>
        <source>paid {0} of {1}, {2} due</source>
        <translation>zaplaceno {0} z {1}, zbývá {2}</translation>
    </message>
    <message numerus="yes">
        <source>%n with a bye in this round</source>
        <translation>
            <numerusform>%n s volnem v tomto kole</numerusform>
            <numerusform>%n s volnem v tomto kole</numerusform>
            <numerusform>%n s volnem v tomto kole</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckView</name>
    <message>
        <source>Go there</source>
        <translation>Přejít tam</translation>
    </message>
    <message>
        <source>Record them as adjourned</source>
        <translation>Zapsat je jako odložené</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Vylosovat</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>Give the numbers…</source>
        <translation>Přidělit čísla…</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>What the check found</source>
        <translation>Co kontrola našla</translation>
    </message>
    <message>
        <source>Without a game in this round</source>
        <translation>V tomto kole bez partie</translation>
    </message>
    <message>
        <source>Bye or absence…</source>
        <translation>Volno nebo nepřítomnost…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Pairing rules…</source>
        <translation>Pravidla losování…</translation>
    </message>
    <message>
        <source>Nothing looks wrong</source>
        <translation>Nic nevypadá špatně</translation>
    </message>
    <message>
        <source>Nobody is entered twice, and nothing is missing.</source>
        <translation>Nikdo není zapsán dvakrát a nic nechybí.</translation>
    </message>
    <message>
        <source>Everybody plays</source>
        <translation>Hrají všichni</translation>
    </message>
    <message>
        <source>Who is away or has a bye in this round is listed here.</source>
        <translation>Tady je, kdo v tomto kole chybí nebo má volno.</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Losovat ručně…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Program losuje</translation>
    </message>
    <message>
        <source>Engine…</source>
        <translation>Program…</translation>
    </message>
    <message>
        <source>With and without them…</source>
        <translation>S nimi a bez nich…</translation>
    </message>
    <message>
        <source>The pairing with those who are missing and without them, side by side; nothing is stored</source>
        <translation>Los s chybějícími a bez nich vedle sebe; nic se neukládá</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet: which colour does team 1 get on board 1?</source>
        <translation>Počáteční barva ještě není vylosovaná: jakou barvu má družstvo 1 na šachovnici 1?</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet: which colour does the highest-ranked player get?</source>
        <translation>Počáteční barva ještě není vylosovaná: jakou barvu má nejvýše nasazený hráč?</translation>
    </message>
    <message numerus="yes">
        <source>Make it %n round(s)</source>
        <translation>
            <numerusform>Nastavit %n kolo</numerusform>
            <numerusform>Nastavit %n kola</numerusform>
            <numerusform>Nastavit %n kol</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) before pairing</source>
        <translation>
            <numerusform>%n připomínka před losováním</numerusform>
            <numerusform>%n připomínky před losováním</numerusform>
            <numerusform>%n připomínek před losováním</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game in this round</source>
        <translation>
            <numerusform>%n hráč v tomto kole bez partie</numerusform>
            <numerusform>%n hráči v tomto kole bez partie</numerusform>
            <numerusform>%n hráčů v tomto kole bez partie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) without a match in this round</source>
        <translation>
            <numerusform>%n družstvo v tomto kole bez utkání</numerusform>
            <numerusform>%n družstva v tomto kole bez utkání</numerusform>
            <numerusform>%n družstev v tomto kole bez utkání</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n tu ještě není</numerusform>
            <numerusform>%n tu ještě nejsou</numerusform>
            <numerusform>%n tu ještě není</numerusform>
        </translation>
    </message>
    <message>
        <source>They are asked about when the round is paired.</source>
        <translation>Program se na ně zeptá při losování kola.</translation>
    </message>
    <message>
        <source>{0} players are to be paired, {1} without a game.</source>
        <translation>K losování hráčů: {0}, bez partie: {1}.</translation>
    </message>
    <message>
        <source>{0} teams are to be paired, {1} without a match.</source>
        <translation>K losování družstev: {0}, bez utkání: {1}.</translation>
    </message>
    <message>
        <source>One of them gets the pairing-allocated bye.</source>
        <translation>Jeden z nich dostane volno přidělené losem.</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Losovat kolo {0}</translation>
    </message>
    <message>
        <source>Knock-out: the matches come from the bracket.</source>
        <translation>Vyřazovací systém: zápasy určuje pavouk.</translation>
    </message>
    <message>
        <source>The matches come from the table of the system.</source>
        <translation>Utkání určuje tabulka systému.</translation>
    </message>
    <message>
        <source>Round robin: the boards come from the Berger table.</source>
        <translation>Každý s každým: šachovnice určuje Bergerova tabulka.</translation>
    </message>
    <message>
        <source>Engine: {0}, FIDE&apos;s system for teams (C.04.6); ended after {1} min.</source>
        <translation>Program: {0}, systém FIDE pro družstva (C.04.6); ukončí se po {1} min.</translation>
    </message>
    <message>
        <source>Engine: {0}; ended after {1} min.</source>
        <translation>Program: {0}; ukončí se po {1} min.</translation>
    </message>
    <message>
        <source>Engine: {0}, {1}; ended after {2} min.</source>
        <translation>Program: {0}, {1}; ukončí se po {2} min.</translation>
    </message>
    <message>
        <source>Engine: {0}, FIDE (Dutch) system 2026; usually done within {1} s, ended after {2} min.</source>
        <translation>Program: {0}, systém FIDE (holandský) 2026; obvykle hotovo do {1} s, ukončí se po {2} min.</translation>
    </message>
    <message>
        <source>{0} is pairing: {1} s; usually done within {2} s.</source>
        <translation>{0} losuje: {1} s; obvykle hotovo do {2} s.</translation>
    </message>
    <message>
        <source>Drawn by lot (number of the lot {0}): {1} for number 1.</source>
        <translation>Vylosováno (číslo losu {0}): {1} pro číslo 1.</translation>
    </message>
    <message>
        <source>Bye or absence</source>
        <translation>Volno nebo nepřítomnost</translation>
    </message>
    <message>
        <source>{0} And {1} more like this.</source>
        <translation>{0} A ještě podobných: {1}.</translation>
    </message>
</context>
<context>
    <name>ChessBoard</name>
    <message>
        <source>Position</source>
        <translation>Pozice</translation>
    </message>
</context>
<context>
    <name>CloseCheckInDialog</name>
    <message>
        <source>Close the check-in</source>
        <translation>Uzavřít prezenci</translation>
    </message>
    <message>
        <source>Close the check-in for round {0}</source>
        <translation>Uzavřít prezenci pro kolo {0}</translation>
    </message>
    <message>
        <source>Here: {0} of {1}. Bye in this round: {2}. Missing: {3}.</source>
        <translation>Přítomni: {0} z {1}. Volno v tomto kole: {2}. Chybějí: {3}.</translation>
    </message>
    <message>
        <source>{0} (absent)</source>
        <translation>{0} (nepřítomen)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>a ještě %n</numerusform>
            <numerusform>a ještě %n</numerusform>
            <numerusform>a ještě %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n get(s) a zero-point bye in this round only</source>
        <translation>
            <numerusform>%n dostane nulové volno jen v tomto kole</numerusform>
            <numerusform>%n dostanou nulové volno jen v tomto kole</numerusform>
            <numerusform>%n dostane nulové volno jen v tomto kole</numerusform>
        </translation>
    </message>
    <message>
        <source>In this round: {0}</source>
        <translation>V tomto kole: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n leave(s) the event: zero points in every round</source>
        <translation>
            <numerusform>%n opouští turnaj: nula bodů v každém kole</numerusform>
            <numerusform>%n opouštějí turnaj: nula bodů v každém kole</numerusform>
            <numerusform>%n opouští turnaj: nula bodů v každém kole</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing: they are paired as if they were here</source>
        <translation>Nic: losují se, jako by tu byli</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message numerus="yes">
        <source>%n marked absent: a zero-point bye in this round</source>
        <translation>
            <numerusform>%n označen jako nepřítomný: nulové volno v tomto kole</numerusform>
            <numerusform>%n označeni jako nepřítomní: nulové volno v tomto kole</numerusform>
            <numerusform>%n označeno jako nepřítomní: nulové volno v tomto kole</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <translation>{0}; {1}</translation>
    </message>
    <message numerus="yes">
        <source>the other %n are here</source>
        <translation>
            <numerusform>zbývající %n je tady</numerusform>
            <numerusform>zbývající %n jsou tady</numerusform>
            <numerusform>zbývajících %n je tady</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message numerus="yes">
        <source>The final pack is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>Závěrečný balíček je hotov: %n soubor v {0}</numerusform>
            <numerusform>Závěrečný balíček je hotov: %n soubory v {0}</numerusform>
            <numerusform>Závěrečný balíček je hotov: %n souborů v {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the final pack…</source>
        <translation>Vytváří se závěrečný balíček…</translation>
    </message>
</context>
<context>
    <name>ClosingDialog</name>
    <message>
        <source>The final pack</source>
        <translation>Závěrečný balíček</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <translation>Uzavřít turnaj</translation>
    </message>
    <message>
        <source>The standings become final on screen and paper, and nothing can be changed while it is closed. It can be opened again with a reason; that is logged and makes the standings provisional.</source>
        <translation>Pořadí bude na obrazovce i na papíře konečné a dokud je turnaj uzavřený, nejde nic měnit. Znovu ho lze otevřít s uvedením důvodu; zapíše se to a pořadí je pak průběžné.</translation>
    </message>
    <message>
        <source>Write the &amp;final pack: standings, crosstable, decisions, log, TRF16 and TRF26 in one folder</source>
        <translation>Vytvořit závěrečný &amp;balíček: pořadí, křížová tabulka, rozhodnutí, deník, TRF16 a TRF26 v jedné složce</translation>
    </message>
    <message>
        <source>Put a &amp;copy of the event file beside it</source>
        <translation>Přiložit &amp;kopii souboru turnaje</translation>
    </message>
    <message>
        <source>Another &amp;place…</source>
        <translation>Jiné &amp;místo…</translation>
    </message>
    <message>
        <source>Write the pack</source>
        <translation>Vytvořit balíček</translation>
    </message>
    <message>
        <source>Something is still missing, see above</source>
        <translation>Něco ještě chybí, viz výše</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: hotovo</translation>
    </message>
    <message>
        <source>{0}: missing</source>
        <translation>{0}: chybí</translation>
    </message>
    <message>
        <source>Where the final pack goes</source>
        <translation>Kam závěrečný balíček uložit</translation>
    </message>
    <message>
        <source>In a folder of its own in {0}</source>
        <translation>Ve vlastní složce v {0}</translation>
    </message>
</context>
<context>
    <name>ColourField</name>
    <message>
        <source>Colour of the website</source>
        <translation>Barva webu</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Zvolit…</translation>
    </message>
    <message>
        <source>Choose the colour of the website</source>
        <translation>Zvolte barvu webu</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>First</source>
        <translation>První</translation>
    </message>
    <message>
        <source>Place under the first ladder</source>
        <translation>Místo podle prvního seznamu</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Druhý</translation>
    </message>
    <message>
        <source>Place under the second ladder</source>
        <translation>Místo podle druhého seznamu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Decided, first</source>
        <translation>Rozhodlo, první</translation>
    </message>
    <message>
        <source>The rung of the first ladder that decides</source>
        <translation>Kritérium prvního seznamu, které rozhodlo</translation>
    </message>
    <message>
        <source>Decided, second</source>
        <translation>Rozhodlo, druhý</translation>
    </message>
    <message>
        <source>The rung of the second ladder that decides</source>
        <translation>Kritérium druhého seznamu, které rozhodlo</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>dělené</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>jak je teď</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare sources</source>
        <translation>Porovnat zdroje</translation>
    </message>
    <message>
        <source>{0}: nothing of what a source has said is lost; one of them is shown.</source>
        <translation>{0}: z toho, co zdroj řekl, se nic neztrácí; jeden z nich se zobrazuje.</translation>
    </message>
    <message>
        <source>Sources of this game</source>
        <translation>Zdroje této partie</translation>
    </message>
    <message>
        <source>Show this one</source>
        <translation>Zobrazit tento</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>no move yet</source>
        <translation>zatím bez tahu</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Zdroj</translation>
    </message>
    <message>
        <source>Half-moves</source>
        <translation>Půltahy</translation>
    </message>
    <message>
        <source>Last heard</source>
        <translation>Naposledy</translation>
    </message>
    <message>
        <source>Against what is shown</source>
        <translation>Proti zobrazenému</translation>
    </message>
    <message>
        <source>is shown</source>
        <translation>zobrazuje se</translation>
    </message>
    <message>
        <source>went on after the result</source>
        <translation>pokračoval po výsledku</translation>
    </message>
    <message>
        <source>not seen in the start position</source>
        <translation>neviděn v základním postavení</translation>
    </message>
    <message>
        <source>nothing is shown</source>
        <translation>nic se nezobrazuje</translation>
    </message>
    <message>
        <source>the same moves, {0} half-moves</source>
        <translation>stejné tahy, půltahů: {0}</translation>
    </message>
    <message>
        <source>differs from half-move {0} on</source>
        <translation>liší se od půltahu {0}</translation>
    </message>
    <message>
        <source>Compare ladders</source>
        <translation>Porovnat pomocná hodnocení</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Co se porovnává</translation>
    </message>
    <message>
        <source>Two ladders</source>
        <translation>Dva seznamy</translation>
    </message>
    <message>
        <source>Who changes places between two ladders</source>
        <translation>Kdo mezi dvěma seznamy mění místo</translation>
    </message>
    <message>
        <source>Places by policy</source>
        <translation>Místa podle pravidel</translation>
    </message>
    <message>
        <source>What the rule for unplayed games changes</source>
        <translation>Co mění pravidlo pro neodehrané partie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Porovnat</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Důvod (ukládá se do deníku)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>in a few words</source>
        <translation>několika slovy</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Pokračovat…</translation>
    </message>
    <message>
        <source>I have read this</source>
        <translation>Přečteno</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Přesto provést</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Co se změní</translation>
    </message>
    <message>
        <source>Step {0} of 2</source>
        <translation>Krok {0} ze 2</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Nejdřív napište důvod</translation>
    </message>
</context>
<context>
    <name>CorrectionDialog</name>
    <message>
        <source>Correct an earlier result</source>
        <translation>Opravit dřívější výsledek</translation>
    </message>
    <message>
        <source>Round {0}, board {1}: {2} becomes {3}</source>
        <translation>Kolo {0}, šachovnice {1}: {2} se mění na {3}</translation>
    </message>
    <message>
        <source>{0} against {1}</source>
        <translation>{0} proti {1}</translation>
    </message>
    <message>
        <source>How far the correction reaches</source>
        <translation>Kam až oprava sahá</translation>
    </message>
    <message>
        <source>Everything: standings and every pairing not yet played</source>
        <translation>Vše: pořadí i los všech dosud nehraných kol</translation>
    </message>
    <message>
        <source>Standings, and pairings from the next one that is made</source>
        <translation>Pořadí, a los až od příštího losování</translation>
    </message>
    <message>
        <source>The rating report only; standings and pairings stay</source>
        <translation>Jen zpráva na rating; pořadí a los zůstávají</translation>
    </message>
    <message>
        <source>In FIDE mode only the last two rounds change the standings</source>
        <translation>V režimu FIDE mění pořadí jen poslední dvě kola</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Důvod (ukládá se do deníku)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>for example: both players say that Black won</source>
        <translation>například: oba hráči říkají, že vyhrál černý</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <translation>Opravit výsledek</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Nejdřív napište důvod</translation>
    </message>
</context>
<context>
    <name>CoverField</name>
    <message>
        <source>Picture of the website</source>
        <translation>Obrázek webu</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Zvolit…</translation>
    </message>
    <message>
        <source>Choose the picture of the website</source>
        <translation>Zvolte obrázek webu</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Obrázky (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Žádný obrázek</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>A fault of the program</source>
        <translation>Chyba programu</translation>
    </message>
    <message>
        <source>The program made a mistake</source>
        <translation>Program udělal chybu</translation>
    </message>
    <message>
        <source>Everything entered before is saved in the event file. You can go on; if something looks wrong, close the program and open the event again. Please send the text below to the makers.</source>
        <translation>Vše dříve zapsané je uloženo v souboru turnaje. Můžete pokračovat; vypadá-li něco špatně, program zavřete a turnaj znovu otevřete. Text níže prosím pošlete autorům.</translation>
    </message>
    <message>
        <source>Details for the makers</source>
        <translation>Podrobnosti pro autory</translation>
    </message>
    <message>
        <source>Later faults are written to the log only: {0}</source>
        <translation>Další chyby se zapisují jen do záznamu: {0}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Kopírovat text</translation>
    </message>
</context>
<context>
    <name>Crosstable</name>
    <message>
        <source>2½ (2): game points, and match points in brackets; + and − match forfeited; · open match. Columns in the order of the rows.</source>
        <translation>2½ (2): skóre a v závorce zápasové body; + a − kontumované utkání; · bez výsledku. Sloupce v pořadí řádků.</translation>
    </message>
    <message>
        <source>12w 2½ (2): White (w) or Black (b) on board 1 against team 12, game points, and match points in brackets. + and − match forfeited; bye: pairing-allocated; bye ½: requested; — absent; · open match.</source>
        <translation>12b 2½ (2): bílé (b) nebo černé (č) na šachovnici 1 proti družstvu 12, skóre a v závorce zápasové body. + a − kontumované utkání; volno: přidělené losem; volno ½: vyžádané; — nepřítomno; · bez výsledku.</translation>
    </message>
    <message>
        <source>1 win, ½ draw, 0 loss; + and − forfeits; · open game. Columns in the order of the rows.</source>
        <translation>1 výhra, ½ remíza, 0 prohra; + a − kontumace; · bez výsledku. Sloupce v pořadí řádků.</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>pořadí</translation>
    </message>
    <message>
        <source>pairing number</source>
        <translation>startovní číslo</translation>
    </message>
    <message>
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; {1}; · open game.</source>
        <translation>12b1: bílé (b) nebo černé (č) proti hráči, {0} 12, výhra. + a − kontumace; {1}; · bez výsledku.</translation>
    </message>
    <message>
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; bye: pairing-allocated; bye 1, bye ½: requested; — absent; · open game.</source>
        <translation>12b1: bílé (b) nebo černé (č) proti hráči, {0} 12, výhra. + a − kontumace; volno: přidělené losem; volno 1, volno ½: vyžádané; — nepřítomen; · bez výsledku.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Rank after this round</source>
        <translation>Pořadí po tomto kole</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Startovní číslo (TPN)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Turnajový rating</translation>
    </message>
    <message>
        <source>R{0}</source>
        <translation>K{0}</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Kolo {0}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Body po tomto kole</translation>
    </message>
    <message>
        <source>Round {0}: {1} {2}</source>
        <translation>Kolo {0}: {1} {2}</translation>
    </message>
</context>
<context>
    <name>CrosstablePanel</name>
    <message>
        <source>Crosstable</source>
        <translation>Křížová tabulka</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Řazení</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Podle pořadí</translation>
    </message>
    <message>
        <source>Lines in the order of the standings</source>
        <translation>Řádky podle pořadí</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Podle čísla</translation>
    </message>
    <message>
        <source>Lines in the order of the pairing numbers</source>
        <translation>Řádky podle startovních čísel</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Soupeři</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Čísla</translation>
    </message>
    <message>
        <source>Opponents by pairing number: the same in every round</source>
        <translation>Soupeři podle startovního čísla: v každém kole stejného</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Opponents by their rank in this table</source>
        <translation>Soupeři podle pořadí v této tabulce</translation>
    </message>
    <message>
        <source>Opponents as</source>
        <translation>Soupeři jako</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Najít podle jména, oddílu nebo čísla</translation>
    </message>
    <message>
        <source>No round to show yet</source>
        <translation>Zatím není kolo k zobrazení</translation>
    </message>
    <message>
        <source>Choose a later round above.</source>
        <translation>Nahoře zvolte pozdější kolo.</translation>
    </message>
    <message>
        <source>The winner of each match goes on. Point at a match for what decided it.</source>
        <translation>Vítěz každého zápasu postupuje. Co rozhodlo, ukáže myš nad zápasem.</translation>
    </message>
</context>
<context>
    <name>DayField</name>
    <message>
        <source>From a calendar (F4)</source>
        <translation>Z kalendáře (F4)</translation>
    </message>
    <message>
        <source>“{0}” is no date; write {1}.</source>
        <translation>„{0}“ není datum; pište {1}.</translation>
    </message>
</context>
<context>
    <name>DecideDialog</name>
    <message>
        <source>Say why, for example: drawn on all boards, play-off after the round.</source>
        <translation>Uveďte proč, například: remíza na všech šachovnicích, rozhodující zápas po kole.</translation>
    </message>
</context>
<context>
    <name>DecideTieDialog</name>
    <message>
        <source>Say why, for example: all tie-break games drawn, lot as announced.</source>
        <translation>Uveďte proč, například: všechny rozhodující partie remízou, los podle propozic.</translation>
    </message>
</context>
<context>
    <name>DenseTable</name>
    <message>
        <source>{0}: column headers</source>
        <translation>{0}: záhlaví sloupců</translation>
    </message>
    <message>
        <source>F4 sorts by a column.</source>
        <translation>F4 řadí podle sloupce.</translation>
    </message>
    <message>
        <source>Sorted by {0}</source>
        <translation>Řazeno podle: {0}</translation>
    </message>
    <message>
        <source>Copied with the headings; paste it into a spreadsheet.</source>
        <translation>Zkopírováno i se záhlavím; vložte to do tabulky.</translation>
    </message>
</context>
<context>
    <name>DeskLink</name>
    <message>
        <source>desk of {0}, {1}</source>
        <translation>pracoviště {0}, {1}</translation>
    </message>
    <message>
        <source>with the leading computer</source>
        <translation>s hlavním počítačem</translation>
    </message>
    <message>
        <source>The leading computer has everything; the copy on this one can be removed, or looked at until then.</source>
        <translation>Hlavní počítač má vše; kopii na tomto lze odstranit, nebo si ji do té doby prohlížet.</translation>
    </message>
    <message>
        <source>This computer is no desk of the event any more</source>
        <translation>Tento počítač už není pracovištěm turnaje</translation>
    </message>
    <message>
        <source>Remove the copy</source>
        <translation>Odstranit kopii</translation>
    </message>
    <message>
        <source>The copy was removed from this computer.</source>
        <translation>Kopie byla z tohoto počítače odstraněna.</translation>
    </message>
    <message>
        <source>The step that waited was refused: {0}</source>
        <translation>Čekající krok byl odmítnut: {0}</translation>
    </message>
    <message>
        <source>The step that waited is done.</source>
        <translation>Čekající krok je hotov.</translation>
    </message>
</context>
<context>
    <name>Desks</name>
    <message numerus="yes">
        <source>There are %n desks already: take some back.</source>
        <translation>
            <numerusform>Už je tu %n pracoviště: některé zrušte.</numerusform>
            <numerusform>Už jsou tu %n pracoviště: některá zrušte.</numerusform>
            <numerusform>Už je tu %n pracovišť: některá zrušte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A desk of this name is there already: the log would not tell them apart.</source>
        <translation>Pracoviště toho jména už tu je: deník by je nerozlišil.</translation>
    </message>
    <message>
        <source>The invitation has ended.</source>
        <translation>Pozvánka skončila.</translation>
    </message>
    <message>
        <source>The leading computer has another version of the program.</source>
        <translation>Hlavní počítač má jinou verzi programu.</translation>
    </message>
    <message>
        <source>This is done at the leading computer.</source>
        <translation>Toto se dělá na hlavním počítači.</translation>
    </message>
</context>
<context>
    <name>DocumentOptions</name>
    <message>
        <source>Options of the document</source>
        <translation>Volby dokumentu</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>O kopii méně</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>O kopii více</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automaticky</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} bodů</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Group of players</source>
        <translation>Skupina hráčů</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papír</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientace</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Na výšku</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Na šířku</translation>
    </message>
    <message>
        <source>Type size</source>
        <translation>Velikost písma</translation>
    </message>
    <message>
        <source>Lists side by side</source>
        <translation>Seznamy vedle sebe</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>Jeden sloupec</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>Dva sloupce</translation>
    </message>
    <message>
        <source>Three columns</source>
        <translation>Tři sloupce</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Sloupce</translation>
    </message>
    <message>
        <source>Additional columns</source>
        <translation>Další sloupce</translation>
    </message>
    <message>
        <source>Group the list by</source>
        <translation>Členit seznam podle</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ničeho</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federace</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Oddíl</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Results are written</source>
        <translation>Výsledky se píšou</translation>
    </message>
    <message>
        <source>Opponents by</source>
        <translation>Soupeři podle</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Startovní číslo</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Lines in the order of</source>
        <translation>Řádky v pořadí</translation>
    </message>
    <message>
        <source>Half points</source>
        <translation>Půlbody</translation>
    </message>
    <message>
        <source>Language of the paper</source>
        <translation>Jazyk papíru</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Písmena figur</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Podle jazyka</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Kolik</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Všechny</translation>
    </message>
    <message>
        <source>The first {0}, as a test</source>
        <translation>Prvních {0} na zkoušku</translation>
    </message>
    <message>
        <source>First at each board</source>
        <translation>První na každé šachovnici</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Domácí</translation>
    </message>
    <message>
        <source>White, as on the screen</source>
        <translation>Bílý, jako na obrazovce</translation>
    </message>
    <message>
        <source>Room for pens</source>
        <translation>Místo na psaní</translation>
    </message>
    <message>
        <source>Leave room for pens between the lines</source>
        <translation>Nechat mezi řádky místo na psaní</translation>
    </message>
    <message>
        <source>Grid lines</source>
        <translation>Mřížka</translation>
    </message>
    <message>
        <source>Draw lines around all cells</source>
        <translation>Orámovat všechny buňky</translation>
    </message>
    <message>
        <source>The PDF says what headings and tables are (PDF/UA): for screen readers; the file is larger</source>
        <translation>PDF říká, co jsou nadpisy a tabulky (PDF/UA): pro čtečky obrazovky; soubor je větší</translation>
    </message>
    <message>
        <source>Accessible PDF</source>
        <translation>Přístupné PDF</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Kolo {0}</translation>
    </message>
    <message>
        <source>Last round paired</source>
        <translation>Poslední nalosované kolo</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Všichni</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Všichni hráči</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Žádné</translation>
    </message>
    <message>
        <source>Additional columns: {0}</source>
        <translation>Další sloupce: {0}</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Pohlaví</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE vážný</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE rapid</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE blesk</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Národní rating</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nar.</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorie</translation>
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
        <translation>Uložit jako PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Soubory PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webové stránky (*.html)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Soubory CSV (*.csv)</translation>
    </message>
    <message>
        <source>Workbooks (*.xlsx)</source>
        <translation>Sešity (*.xlsx)</translation>
    </message>
    <message>
        <source>Pictures (*.svg)</source>
        <translation>Obrázky (*.svg)</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Uložit tabulku</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>Tabulka je ve schránce.</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Favourites</source>
        <translation>Oblíbené</translation>
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
        <translation>Hodnocení</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Oficiální</translation>
    </message>
    <message>
        <source>Under the official ladder</source>
        <translation>Podle oficiálních pomocných hodnocení</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Zkušební</translation>
    </message>
    <message>
        <source>Under the trial ladder; the paper says “trial, not official”</source>
        <translation>Podle zkušebních pomocných hodnocení; na papíře je „zkušební, neoficiální“</translation>
    </message>
    <message>
        <source>To the queue</source>
        <translation>Do fronty</translation>
    </message>
    <message>
        <source>Put it into the print queue</source>
        <translation>Zařadit do tiskové fronty</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>Save each as a PDF in a folder…</source>
        <translation>Uložit každý dokument zvlášť jako PDF do složky…</translation>
    </message>
    <message>
        <source>Save every document in a folder…</source>
        <translation>Uložit všechny dokumenty do složky…</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <translation>Uložit jako webovou stránku…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Uložit jako CSV…</translation>
    </message>
    <message>
        <source>Save as a workbook…</source>
        <translation>Uložit jako sešit…</translation>
    </message>
    <message>
        <source>Save as a picture (SVG)…</source>
        <translation>Uložit jako obrázek (SVG)…</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Kopírovat tabulku</translation>
    </message>
    <message>
        <source>Paper, language and ½ like this for all documents</source>
        <translation>Papír, jazyk a ½ takto pro všechny dokumenty</translation>
    </message>
    <message>
        <source>Usual options again</source>
        <translation>Znovu obvyklé volby</translation>
    </message>
    <message>
        <source>More that can be done with the document</source>
        <translation>Co dalšího lze s dokumentem udělat</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Uložit jako PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Tisk…</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>Vytisknout</translation>
    </message>
    <message>
        <source>Print queue</source>
        <translation>Tisková fronta</translation>
    </message>
    <message>
        <source>Paper, language and half points are now the same for all documents.</source>
        <translation>Papír, jazyk a půlbody jsou teď stejné pro všechny dokumenty.</translation>
    </message>
    <message>
        <source>{0} is opened by Alt+{1} now.</source>
        <translation>{0} se teď otevírá pomocí Alt+{1}.</translation>
    </message>
    <message numerus="yes">
        <source>{0} is in the print queue, with %n document(s).</source>
        <translation>
            <numerusform>{0} je v tiskové frontě, celkem %n dokument.</numerusform>
            <numerusform>{0} je v tiskové frontě, celkem %n dokumenty.</numerusform>
            <numerusform>{0} je v tiskové frontě, celkem %n dokumentů.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} (does not apply)</source>
        <translation>{0} (nepřichází v úvahu)</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>kolo {0}</translation>
    </message>
    <message>
        <source>no. {0}</source>
        <translation>č. {0}</translation>
    </message>
    <message>
        <source>The print queue is empty: choose a document and press {0}, as often as you like.</source>
        <translation>Tisková fronta je prázdná: zvolte dokument a stiskněte {0}, kolikrát chcete.</translation>
    </message>
    <message>
        <source>No document of this pack applies now.</source>
        <translation>Žádný dokument z tohoto balíčku teď nepřichází v úvahu.</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Připravují se strany…</translation>
    </message>
    <message>
        <source>There is nothing to print.</source>
        <translation>Není co tisknout.</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Strana {0} z {1}</translation>
    </message>
</context>
<context>
    <name>EditManyDialog</name>
    <message>
        <source>Edit several players</source>
        <translation>Upravit několik hráčů</translation>
    </message>
    <message numerus="yes">
        <source>Edit %n player(s)</source>
        <translation>
            <numerusform>Upravit %n hráče</numerusform>
            <numerusform>Upravit %n hráče</numerusform>
            <numerusform>Upravit %n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>Only what is ticked is changed.</source>
        <translation>Mění se jen to, co je zaškrtnuto.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federace</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Oddíl</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Startovné</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Zaplaceno</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titul</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Pohlaví</translation>
    </message>
    <message>
        <source>Half-point</source>
        <translation>Půlbodové</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>neznámo</translation>
    </message>
    <message>
        <source>male</source>
        <translation>muž</translation>
    </message>
    <message>
        <source>female</source>
        <translation>žena</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>povolena</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nepovolena</translation>
    </message>
    <message>
        <source>Half-point byes</source>
        <translation>Půlbodová volna</translation>
    </message>
    <message>
        <source>Everybody has paid the whole fee</source>
        <translation>Všichni zaplatili celé startovné</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>EditMenu</name>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>&amp;Find on this page</source>
        <translation>&amp;Hledat na této stránce</translation>
    </message>
</context>
<context>
    <name>EditPlayerDialog</name>
    <message>
        <source>A changed rating counts in tie-breaks at once; pairing numbers stay until they are given anew.</source>
        <translation>Změněný rating se v pomocných hodnoceních počítá hned; startovní čísla zůstávají, dokud se nepřidělí znovu.</translation>
    </message>
    <message>
        <source>Save, previous</source>
        <translation>Uložit, předchozí</translation>
    </message>
    <message>
        <source>Save, next</source>
        <translation>Uložit, další</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Hráč {0}</translation>
    </message>
    <message>
        <source>This is the first player shown</source>
        <translation>Toto je první zobrazený hráč</translation>
    </message>
    <message>
        <source>This is the last player shown</source>
        <translation>Toto je poslední zobrazený hráč</translation>
    </message>
    <message>
        <source>{0}. Save again keeps it all the same.</source>
        <translation>{0}. Další Uložit to přesto ponechá.</translation>
    </message>
</context>
<context>
    <name>EligibilityDialog</name>
    <message>
        <source>Type from when until when a member may play; empty is without a limit.</source>
        <translation>Zapište, od kdy do kdy smí člen hrát; prázdné je bez omezení.</translation>
    </message>
    <message>
        <source>Eligibility</source>
        <translation>Oprávnění hrát</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Družstvo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
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
        <translation>Č. v seznamu oddílu</translation>
    </message>
    <message>
        <source>Played above</source>
        <translation>Hrál výš</translation>
    </message>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: „{1}“ není číslo.</translation>
    </message>
</context>
<context>
    <name>EngineDialog</name>
    <message>
        <source>Pairing engine</source>
        <translation>Losovací program</translation>
    </message>
    <message>
        <source>Whatever engine pairs, its answer is checked against the rules before it is taken, and another engine pairs the round once more in the background.</source>
        <translation>Ať losuje kterýkoli program, jeho odpověď se před převzetím ověří podle pravidel a jiný program kolo na pozadí losuje ještě jednou.</translation>
    </message>
    <message>
        <source>tdapp&apos;s own (Dutch system 2026)</source>
        <translation>vlastní program tdapp (holandský systém 2026)</translation>
    </message>
    <message>
        <source>gacrux, which comes with this program (Dutch system 2026)</source>
        <translation>gacrux, dodávaný s tímto programem (holandský systém 2026)</translation>
    </message>
    <message>
        <source>Another program: bbpPairings, or the .jar of JaVaFo</source>
        <translation>Jiný program: bbpPairings, nebo .jar JaVaFo</translation>
    </message>
    <message>
        <source>Path of the engine</source>
        <translation>Cesta k programu</translation>
    </message>
    <message>
        <source>Path of the program or .jar</source>
        <translation>Cesta k programu nebo .jar</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Procházet…</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Vyzkoušet</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuty</translation>
    </message>
    <message>
        <source>Less time</source>
        <translation>Méně času</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Více času</translation>
    </message>
    <message>
        <source>Longest time for one round, in minutes</source>
        <translation>Nejdelší čas na jedno kolo v minutách</translation>
    </message>
    <message>
        <source>When the time is over nothing has changed: another engine or pairing by hand is offered.</source>
        <translation>Po uplynutí času se nic nezmění: nabídne se jiný program nebo ruční losování.</translation>
    </message>
    <message>
        <source>Use this engine</source>
        <translation>Použít tento program</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>{0} works: it paired a small round in {1} s.</source>
        <translation>{0} funguje: malé kolo nalosoval za {1} s.</translation>
    </message>
    <message>
        <source>Trying it…</source>
        <translation>Zkouší se…</translation>
    </message>
    <message>
        <source>Choose the engine</source>
        <translation>Zvolte program</translation>
    </message>
    <message>
        <source>Try the engine first</source>
        <translation>Nejdřív program vyzkoušejte</translation>
    </message>
</context>
<context>
    <name>EventActions</name>
    <message>
        <source>&amp;Edit the event…</source>
        <translation>&amp;Upravit turnaj…</translation>
    </message>
    <message>
        <source>&amp;Regulations…</source>
        <translation>P&amp;ropozice…</translation>
    </message>
    <message>
        <source>&amp;Schedule…</source>
        <translation>Ča&amp;sový plán…</translation>
    </message>
    <message>
        <source>&amp;Print the regulations…</source>
        <translation>&amp;Vytisknout propozice…</translation>
    </message>
    <message>
        <source>Pri&amp;zes…</source>
        <translation>&amp;Ceny…</translation>
    </message>
    <message>
        <source>&amp;Logo and header lines…</source>
        <translation>Lo&amp;go a záhlaví…</translation>
    </message>
    <message>
        <source>Live &amp;boards…</source>
        <translation>O&amp;nline šachovnice…</translation>
    </message>
    <message>
        <source>&amp;Work together…</source>
        <translation>Pr&amp;acovat společně…</translation>
    </message>
    <message>
        <source>G&amp;o public…</source>
        <translation>Pro v&amp;eřejnost…</translation>
    </message>
    <message>
        <source>Pu&amp;blish…</source>
        <translation>&amp;Zveřejnit…</translation>
    </message>
    <message>
        <source>&amp;Add a section…</source>
        <translation>&amp;Přidat skupinu…</translation>
    </message>
    <message>
        <source>Re&amp;name the section…</source>
        <translation>Přej&amp;menovat skupinu…</translation>
    </message>
    <message>
        <source>Re&amp;move the section…</source>
        <translation>&amp;Odstranit skupinu…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Nejdřív otevřete turnaj</translation>
    </message>
</context>
<context>
    <name>EventFactsDialog</name>
    <message>
        <source>Event</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>Event and officials</source>
        <translation>Turnaj a funkcionáři</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Název</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Místo</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Federace</translation>
    </message>
    <message>
        <source>F&amp;irst day</source>
        <translation>P&amp;rvní den</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>Posle&amp;dní den</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Tempo hry</translation>
    </message>
    <message>
        <source>Add an official</source>
        <translation>Přidat funkcionáře</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Rozhodčí a funkcionáři</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>EventPanel</name>
    <message>
        <source>Edit the event…</source>
        <translation>Upravit turnaj…</translation>
    </message>
    <message>
        <source>Edit the regulations…</source>
        <translation>Upravit propozice…</translation>
    </message>
    <message>
        <source>Pairing rules…</source>
        <translation>Pravidla losování…</translation>
    </message>
    <message>
        <source>Go on by another system…</source>
        <translation>Pokračovat jiným systémem…</translation>
    </message>
    <message>
        <source>The rounds that are paired stay; the next ones are paired by a system of your choice</source>
        <translation>Nalosovaná kola zůstávají; další se losují systémem podle vaší volby</translation>
    </message>
    <message>
        <source>Edit the schedule…</source>
        <translation>Upravit časový plán…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovat</translation>
    </message>
    <message>
        <source>Copy the regulations as text</source>
        <translation>Kopírovat propozice jako text</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Tisk…</translation>
    </message>
    <message>
        <source>Preview the regulations, print them or save them as PDF</source>
        <translation>Náhled propozic, tisk nebo uložení jako PDF</translation>
    </message>
    <message>
        <source>Show the players</source>
        <translation>Zobrazit hráče</translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation>Pomocná hodnocení</translation>
    </message>
    <message>
        <source>Show the standings</source>
        <translation>Zobrazit pořadí</translation>
    </message>
    <message>
        <source>Remarks in the file</source>
        <translation>Poznámky v souboru</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stav</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Propozice</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Časový plán</translation>
    </message>
    <message>
        <source>How ties are broken</source>
        <translation>Co rozhoduje při rovnosti</translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation>Turnaj bez názvu</translation>
    </message>
    <message>
        <source>Round 1 is paired: system, points and the value of the bye are locked.</source>
        <translation>1. kolo je nalosované: systém, body a hodnota volna jsou zamčené.</translation>
    </message>
    <message>
        <source>There are no players yet</source>
        <translation>Zatím tu nejsou hráči</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Termín</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Tempo hry</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Soubor</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>{0} of {1} complete</source>
        <translation>{0} z {1} úplných</translation>
    </message>
    <message>
        <source>Paired</source>
        <translation>Nalosováno</translation>
    </message>
    <message>
        <source>up to round {0}</source>
        <translation>do kola {0}</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>zatím nic</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>final</source>
        <translation>konečné</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>průběžné</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Režim</translation>
    </message>
    <message>
        <source>FIDE mode</source>
        <translation>Režim FIDE</translation>
    </message>
    <message>
        <source>outside FIDE mode</source>
        <translation>mimo režim FIDE</translation>
    </message>
    <message>
        <source>Mon</source>
        <translation>po</translation>
    </message>
    <message>
        <source>Tue</source>
        <translation>út</translation>
    </message>
    <message>
        <source>Wed</source>
        <translation>st</translation>
    </message>
    <message>
        <source>Thu</source>
        <translation>čt</translation>
    </message>
    <message>
        <source>Fri</source>
        <translation>pá</translation>
    </message>
    <message>
        <source>Sat</source>
        <translation>so</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Kolo {0}</translation>
    </message>
    <message>
        <source>default time {0} min</source>
        <translation>čekací doba {0} min</translation>
    </message>
    <message>
        <source>No dates of rounds yet.</source>
        <translation>Kola zatím nemají termíny.</translation>
    </message>
    <message>
        <source>The rounds so far were paired by the {0}. They stay as they are.</source>
        <translation>Dosavadní kola se losovala takto: {0}. Zůstávají, jak jsou.</translation>
    </message>
    <message>
        <source>Go on by another system</source>
        <translation>Pokračovat jiným systémem</translation>
    </message>
    <message>
        <source>Change the pairing system?</source>
        <translation>Změnit systém losování?</translation>
    </message>
    <message>
        <source>Regulations – {0}</source>
        <translation>Propozice – {0}</translation>
    </message>
    <message>
        <source>The regulations were copied.</source>
        <translation>Propozice byly zkopírovány.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Kolo {0}: {1}</translation>
    </message>
    <message>
        <source>Default time: {0} minutes.</source>
        <translation>Čekací doba: {0} minut.</translation>
    </message>
    <message>
        <source>Place: {0}.</source>
        <translation>Místo: {0}.</translation>
    </message>
    <message>
        <source>Dates: {0}.</source>
        <translation>Termín: {0}.</translation>
    </message>
    <message>
        <source>Chief arbiter: {0}.</source>
        <translation>Hlavní rozhodčí: {0}.</translation>
    </message>
    <message>
        <source>Deputies: {0}.</source>
        <translation>Zástupci: {0}.</translation>
    </message>
    <message>
        <source>Time control in the report: {0}.</source>
        <translation>Tempo hry ve zprávě: {0}.</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Res.</source>
        <translation>Náhr.</translation>
    </message>
    <message>
        <source>Result as used</source>
        <translation>Výsledek, jak se počítá</translation>
    </message>
    <message>
        <source>Opp.</source>
        <translation>Soup.</translation>
    </message>
    <message>
        <source>The opponent&apos;s score or rating as used</source>
        <translation>Body nebo rating soupeře, jak se počítají</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Příspěvek</translation>
    </message>
    <message>
        <source>What the round contributes</source>
        <translation>Čím kolo přispívá</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Použito</translation>
    </message>
    <message>
        <source>Counted, cut or not counted, and why</source>
        <translation>Počítá se, škrtnuto, nebo se nepočítá, a proč</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>Colour and opponent</source>
        <translation>Barva a soupeř</translation>
    </message>
    <message>
        <source>Rd</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>počítá se</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>škrtnuto</translation>
    </message>
    <message>
        <source>out</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Kolo {0}: {1}</translation>
    </message>
    <message>
        <source>Rounds {0}: {1}</source>
        <translation>Kola {0}: {1}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Startovní číslo (TPN)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Hodnota</translation>
    </message>
    <message>
        <source>Value of this criterion</source>
        <translation>Hodnota tohoto kritéria</translation>
    </message>
    <message>
        <source>Sum if every game not played were lost</source>
        <translation>Součet, kdyby byly všechny nehrané partie prohrané</translation>
    </message>
    <message>
        <source>Sum if every game not played were won</source>
        <translation>Součet, kdyby byly všechny nehrané partie vyhrané</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Nejméně</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Nejvíc</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Součet</translation>
    </message>
    <message>
        <source>Points among the tied players</source>
        <translation>Body mezi hráči se stejně body</translation>
    </message>
    <message>
        <source>have not met</source>
        <translation>nehráli spolu</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Opponent&apos;s rating</source>
        <translation>Rating soupeře</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Points after the round</source>
        <translation>Body po kole</translation>
    </message>
</context>
<context>
    <name>ExplanationPanel</name>
    <message>
        <source>Explanation</source>
        <translation>Vysvětlení</translation>
    </message>
    <message>
        <source>Copy the calculation as text</source>
        <translation>Kopírovat výpočet jako text</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>O tomto pomocném hodnocení</translation>
    </message>
    <message>
        <source>Print this calculation</source>
        <translation>Vytisknout tento výpočet</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>Zavřít výpočet</translation>
    </message>
    <message>
        <source>trial ladder, not official</source>
        <translation>zkušební pomocná hodnocení, neoficiální</translation>
    </message>
    <message>
        <source>Points and tie-breaks of this line</source>
        <translation>Body a pomocná hodnocení tohoto řádku</translation>
    </message>
    <message>
        <source>Worked calculation</source>
        <translation>Rozepsaný výpočet</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Výpočet</translation>
    </message>
    <message>
        <source>Among the tied (· have not met)</source>
        <translation>Mezi hráči se stejně body (· nehráli spolu)</translation>
    </message>
    <message>
        <source>Who is tied</source>
        <translation>Kdo má stejně</translation>
    </message>
    <message>
        <source>No. {0}</source>
        <translation>Č. {0}</translation>
    </message>
    <message>
        <source>rating {0}</source>
        <translation>rating {0}</translation>
    </message>
    <message>
        <source>not ranked</source>
        <translation>mimo pořadí</translation>
    </message>
    <message>
        <source>place {0}</source>
        <translation>místo {0}</translation>
    </message>
    <message>
        <source>{0} after round {1}</source>
        <translation>{0} po kole {1}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Points, round by round</source>
        <translation>Body, kolo za kolem</translation>
    </message>
    <message>
        <source>Points after round {0}: {1}</source>
        <translation>Body po kole {0}: {1}</translation>
    </message>
    <message>
        <source>Unplayed games: {0}</source>
        <translation>Neodehrané partie: {0}</translation>
    </message>
    <message numerus="yes">
        <source>Still tied when this rung is reached (%n)</source>
        <translation>
            <numerusform>Před tímto kritériem stále stejně (%n)</numerusform>
            <numerusform>Před tímto kritériem stále stejně (%n)</numerusform>
            <numerusform>Před tímto kritériem stále stejně (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody was tied with this line when this rung is reached</source>
        <translation>Před tímto kritériem nemá nikdo stejně jako tento řádek</translation>
    </message>
    <message>
        <source>Crosstable of the tied</source>
        <translation>Křížová tabulka při rovnosti</translation>
    </message>
    <message>
        <source>The calculation was copied.</source>
        <translation>Výpočet byl zkopírován.</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open an event</source>
        <translation>Otevřít turnaj</translation>
    </message>
    <message>
        <source>Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)</source>
        <translation>Turnaje a zprávy o turnajích (*.tdb *.trf *.trfx *.txt);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation>Importovat zprávu o turnaji</translation>
    </message>
    <message>
        <source>Reports, tables, games, JSON ({endings});;All files (*)</source>
        <translation>Zprávy, tabulky, partie, JSON ({endings});;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>The table that was copied is being read…</source>
        <translation>Čte se zkopírovaná tabulka…</translation>
    </message>
    <message>
        <source>What was copied cannot be imported</source>
        <translation>Zkopírované nelze importovat</translation>
    </message>
    <message>
        <source>The event cannot be opened</source>
        <translation>Turnaj nelze otevřít</translation>
    </message>
    <message>
        <source>The event is being fetched…</source>
        <translation>Turnaj se stahuje…</translation>
    </message>
    <message>
        <source>The demo event is being opened…</source>
        <translation>Otevírá se ukázkový turnaj…</translation>
    </message>
    <message>
        <source>The practice event is being made…</source>
        <translation>Vytváří se cvičný turnaj…</translation>
    </message>
    <message>
        <source>The copy was not written</source>
        <translation>Kopie se neuložila</translation>
    </message>
    <message>
        <source>A copy was written: {0}</source>
        <translation>Kopie byla uložena: {0}</translation>
    </message>
    <message>
        <source>Hand over to another computer</source>
        <translation>Předat jinému počítači</translation>
    </message>
    <message>
        <source>What the other computer is called (the log keeps it):</source>
        <translation>Jak se druhý počítač jmenuje (uchová to deník):</translation>
    </message>
    <message>
        <source>The event was not handed over</source>
        <translation>Turnaj nebyl předán</translation>
    </message>
    <message>
        <source>Handed over to {0}: go on there with {1}, and not here.</source>
        <translation>Předáno ({0}): pokračujte tam s {1}, a ne tady.</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>Otevírá se {0}…</translation>
    </message>
    <message>
        <source>{0} is open in another window</source>
        <translation>{0} je otevřen v jiném okně</translation>
    </message>
    <message>
        <source>You can look at it here: this window shows what the other one writes, and changes nothing.</source>
        <translation>Tady si ho můžete prohlížet: toto okno ukazuje, co zapisuje druhé, a nic nemění.</translation>
    </message>
    <message>
        <source>Open it to look at</source>
        <translation>Otevřít k prohlížení</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>Čte se {0}…</translation>
    </message>
    <message>
        <source>These files cannot be imported as one event</source>
        <translation>Tyto soubory nelze importovat jako jeden turnaj</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n soubor</numerusform>
            <numerusform>%n soubory</numerusform>
            <numerusform>%n souborů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are being read…</source>
        <translation>
            <numerusform>Čte se %n soubor…</numerusform>
            <numerusform>Čtou se %n soubory…</numerusform>
            <numerusform>Čte se %n souborů…</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} cannot be imported</source>
        <translation>{0} nelze importovat</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… a ještě %n</numerusform>
            <numerusform>… a ještě %n</numerusform>
            <numerusform>… a ještě %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was created. It can be imported all the same: a game that only one player states is completed or becomes a bye worth the same, results count and not the points column. Every contradiction is listed in the review and noted in the tournament report.</source>
        <translation>Nic nevzniklo. Přesto to lze importovat: partie, kterou uvádí jen jeden hráč, se doplní nebo se stane volnem stejné hodnoty; platí výsledky, ne sloupec bodů. Každý rozpor je uveden v kontrole a ve zprávě o turnaji.</translation>
    </message>
    <message>
        <source>{0} contradicts itself</source>
        <translation>{0} si odporuje</translation>
    </message>
    <message>
        <source>Import it all the same…</source>
        <translation>Přesto importovat…</translation>
    </message>
    <message>
        <source>{0} is being written…</source>
        <translation>Ukládá se {0}…</translation>
    </message>
    <message>
        <source>Nothing was created or changed.</source>
        <translation>Nic nevzniklo ani se nezměnilo.</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>Řádek {0}, sloupec {1}: {2}</translation>
    </message>
    <message>
        <source>Name of the event file</source>
        <translation>Název souboru turnaje</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Soubory turnajů (*.tdb)</translation>
    </message>
    <message>
        <source>That name is taken</source>
        <translation>Tento název je obsazený</translation>
    </message>
    <message>
        <source>{0} exists already. Nothing was changed; choose another name.</source>
        <translation>{0} už existuje. Nic se nezměnilo; zvolte jiný název.</translation>
    </message>
</context>
<context>
    <name>FileCheck</name>
    <message>
        <source>Check the event file</source>
        <translation>Zkontrolovat soubor turnaje</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Soubory turnajů (*.tdb)</translation>
    </message>
    <message>
        <source>{0} is being checked…</source>
        <translation>Kontroluje se {0}…</translation>
    </message>
    <message>
        <source>THIS FILE IS NOT AS IT WAS LEFT: something else has changed it. Check the event file now.</source>
        <translation>TENTO SOUBOR NENÍ, JAK BYL ZANECHÁN: změnilo ho něco jiného. Hned soubor turnaje zkontrolujte.</translation>
    </message>
    <message>
        <source>{0} is not as it was left</source>
        <translation>{0} není, jak byl zanechán</translation>
    </message>
    <message>
        <source>Something else than this program has changed it: a disk, another program, a sync folder.</source>
        <translation>Změnilo ho něco jiného než tento program: disk, jiný program, synchronizovaná složka.</translation>
    </message>
    <message>
        <source>The check names every row that differs from the log, and the newest good copy.</source>
        <translation>Kontrola uvádí každý řádek, který se liší od deníku, a nejnovější dobrou kopii.</translation>
    </message>
    <message>
        <source>{0}: everything is as it was entered.</source>
        <translation>{0}: vše je, jak bylo zapsáno.</translation>
    </message>
</context>
<context>
    <name>FileMenu</name>
    <message>
        <source>&amp;New event…</source>
        <translation>&amp;Nový turnaj…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otevřít…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Otevřít nedá&amp;vné</translation>
    </message>
    <message>
        <source>&amp;Import a tournament report…</source>
        <translation>I&amp;mportovat zprávu o turnaji…</translation>
    </message>
    <message>
        <source>Im&amp;port a copied crosstable</source>
        <translation>Importovat zkopírovanou ta&amp;bulku</translation>
    </message>
    <message>
        <source>Open the &amp;demo event</source>
        <translation>Otevřít ukázkový tu&amp;rnaj</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Uložit ko&amp;pii…</translation>
    </message>
    <message>
        <source>&amp;Hand over to another computer…</source>
        <translation>Pře&amp;dat jinému počítači…</translation>
    </message>
    <message>
        <source>Chec&amp;k the event file…</source>
        <translation>Zkontrolovat so&amp;ubor turnaje…</translation>
    </message>
    <message>
        <source>&amp;Export a tournament report…</source>
        <translation>&amp;Exportovat zprávu o turnaji…</translation>
    </message>
    <message>
        <source>Report for the &amp;rating officer…</source>
        <translation>Zpráva na ratin&amp;g…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tisk…</translation>
    </message>
    <message>
        <source>C&amp;lose the event</source>
        <translation>&amp;Zavřít turnaj</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Konec</translation>
    </message>
    <message>
        <source>No file opened yet</source>
        <translation>Zatím nebyl otevřen žádný soubor</translation>
    </message>
</context>
<context>
    <name>FinesDialog</name>
    <message>
        <source>Fine of {0}</source>
        <translation>Pokuta: {0}</translation>
    </message>
    <message>
        <source>It stands on the match sheet and below the table, with its reason.</source>
        <translation>Je v zápise o utkání a pod tabulkou, i s důvodem.</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>A new fine</source>
        <translation>Nová pokuta</translation>
    </message>
    <message>
        <source>Take back: round {0}, {1} ({2})</source>
        <translation>Zrušit: kolo {0}, {1} ({2})</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Částka</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Rozhodnout</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>FixturesDialog</name>
    <message>
        <source>Type day, hour and place; without a day that of the round counts. A postponed match holds up nobody.</source>
        <translation>Zapište den, hodinu a místo; bez dne platí den kola. Přeložené utkání nikoho nezdržuje.</translation>
    </message>
    <message>
        <source>Fixtures</source>
        <translation>Rozpis utkání</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Domácí</translation>
    </message>
    <message>
        <source>Away team</source>
        <translation>Hosté</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stav</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Místo konání</translation>
    </message>
    <message>
        <source>Postponed</source>
        <translation>Přeloženo</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Potvrzeno</translation>
    </message>
    <message>
        <source>Save as a calendar…</source>
        <translation>Uložit jako kalendář…</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Řádek {0}</translation>
    </message>
    <message>
        <source>Save as a calendar</source>
        <translation>Uložit jako kalendář</translation>
    </message>
    <message>
        <source>Calendars (*.ics)</source>
        <translation>Kalendáře (*.ics)</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Uloženo: {0}</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: „{1}“ není číslo.</translation>
    </message>
</context>
<context>
    <name>FoundElsewhere</name>
    <message>
        <source>Go there</source>
        <translation>Přejít tam</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Skupina {0}</translation>
    </message>
    <message>
        <source>Not in this section, but in {0}: {1}</source>
        <translation>Ne v této skupině, ale v {0}: {1}</translation>
    </message>
</context>
<context>
    <name>FromTableDialog</name>
    <message>
        <source>New section from a table</source>
        <translation>Nová skupina z tabulky</translation>
    </message>
    <message>
        <source>Places are seeds: all first places come first, then all second ones. The old sections stay.</source>
        <translation>Místa určují nasazení: nejdřív všechna první místa, pak všechna druhá. Staré skupiny zůstávají.</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Rozhodující zápas</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Název</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Skupina {0}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ze skupiny</translation>
    </message>
    <message>
        <source>for example 1-8; empty: everybody</source>
        <translation>například 1-8; prázdné: všichni</translation>
    </message>
    <message>
        <source>&amp;Places of each</source>
        <translation>&amp;Místa z každé</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systém</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Systém</translation>
    </message>
    <message>
        <source>In &amp;groups of</source>
        <translation>Ve skupinách &amp;po</translation>
    </message>
    <message>
        <source>Players of a group</source>
        <translation>Hráči skupiny</translation>
    </message>
    <message>
        <source>Fewer players</source>
        <translation>Méně hráčů</translation>
    </message>
    <message>
        <source>More players</source>
        <translation>Více hráčů</translation>
    </message>
    <message>
        <source>Add the section</source>
        <translation>Přidat skupinu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Give the new section a name.</source>
        <translation>Pojmenujte novou skupinu.</translation>
    </message>
    <message>
        <source>Choose a section to take the players from.</source>
        <translation>Vyberte skupinu, ze které se vezmou hráči.</translation>
    </message>
    <message>
        <source>Write places as 1-8.</source>
        <translation>Místa pište jako 1-8.</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Další tah</translation>
    </message>
    <message>
        <source>Next move, then Enter</source>
        <translation>Tah, pak Enter</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Písmena figur</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Figurky</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Otočit šachovnici</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Na začátek</translation>
    </message>
    <message>
        <source>One half-move back</source>
        <translation>O půltah zpět</translation>
    </message>
    <message>
        <source>One half-move on</source>
        <translation>O půltah vpřed</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Na poslední tah</translation>
    </message>
    <message>
        <source>Copy the position (FEN)</source>
        <translation>Kopírovat pozici (FEN)</translation>
    </message>
    <message>
        <source>Take back from here</source>
        <translation>Smazat odsud</translation>
    </message>
    <message>
        <source>Remove the move shown and all after it</source>
        <translation>Odstranit zobrazený tah a všechny po něm</translation>
    </message>
    <message>
        <source>Keep the moves</source>
        <translation>Uložit tahy</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Zahodit</translation>
    </message>
    <message>
        <source>Not understood, kept as it came: {0}</source>
        <translation>Nesrozumitelné, uloženo tak, jak přišlo: {0}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>začátek</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Bílý na tahu</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Černý na tahu</translation>
    </message>
    <message>
        <source>Choose a move first</source>
        <translation>Nejdřív vyberte tah</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>Round and board</source>
        <translation>Kolo a šachovnice</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Poznámky</translation>
    </message>
    <message>
        <source>no board</source>
        <translation>bez šachovnice</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Recorded moves</source>
        <translation>Zapsané tahy</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Zápis</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Zdroj</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Hodiny</translation>
    </message>
    <message>
        <source>Entered or corrected by hand</source>
        <translation>Zapsáno nebo opraveno ručně</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>Prohlédnout</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Článek</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Převzal</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>White’s sheet</source>
        <translation>Partiář bílého</translation>
    </message>
    <message>
        <source>Black’s sheet</source>
        <translation>Partiář černého</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Použito</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Proč</translation>
    </message>
    <message>
        <source>only on White’s sheet</source>
        <translation>jen na partiáři bílého</translation>
    </message>
    <message>
        <source>only on Black’s sheet</source>
        <translation>jen na partiáři černého</translation>
    </message>
    <message>
        <source>Black’s sheet cannot be played here</source>
        <translation>Partiář černého tu nelze přehrát</translation>
    </message>
    <message>
        <source>White’s sheet cannot be played here</source>
        <translation>Partiář bílého tu nelze přehrát</translation>
    </message>
    <message>
        <source>both can be played; with White’s the game goes on</source>
        <translation>lze přehrát oba; s partiářem bílého partie pokračuje</translation>
    </message>
    <message>
        <source>both can be played; with Black’s the game goes on</source>
        <translation>lze přehrát oba; s partiářem černého partie pokračuje</translation>
    </message>
    <message>
        <source>neither can be played</source>
        <translation>nelze přehrát žádný</translation>
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
        <translation>Kolo</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>Předchozí kolo</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Další kolo</translation>
    </message>
    <message>
        <source>Find by name or board</source>
        <translation>Najít podle jména nebo šachovnice</translation>
    </message>
    <message>
        <source>P&amp;aste games (PGN)…</source>
        <translation>&amp;Vložit partie (PGN)…</translation>
    </message>
    <message>
        <source>&amp;Games of the round as PGN…</source>
        <translation>Partie &amp;kola jako PGN…</translation>
    </message>
    <message>
        <source>&amp;Pairings for e-board software…</source>
        <translation>L&amp;os pro programy e-šachovnic…</translation>
    </message>
    <message>
        <source>&amp;Broadcast: delay and notice…</source>
        <translation>Přeno&amp;s: zpoždění a oznámení…</translation>
    </message>
    <message>
        <source>&amp;Compare sources…</source>
        <translation>&amp;Porovnat zdroje…</translation>
    </message>
    <message>
        <source>Show what sta&amp;nds on the e-boards</source>
        <translation>Zobrazit stav &amp;e-šachovnic</translation>
    </message>
    <message>
        <source>Gi&amp;ve the game to a board…</source>
        <translation>Přiřadit p&amp;artii šachovnici…</translation>
    </message>
    <message>
        <source>&amp;Take the game from its board</source>
        <translation>Ode&amp;brat partii ze šachovnice</translation>
    </message>
    <message>
        <source>&amp;Remove the record…</source>
        <translation>Odstranit &amp;zápis…</translation>
    </message>
    <message>
        <source>Keep what came</source>
        <translation>Ponechat, co přišlo</translation>
    </message>
    <message>
        <source>Write the games of the source into the event</source>
        <translation>Zapsat partie ze zdroje do turnaje</translation>
    </message>
    <message>
        <source>Import games…</source>
        <translation>Importovat partie…</translation>
    </message>
    <message>
        <source>Two scoresheets…</source>
        <translation>Dva partiáře…</translation>
    </message>
    <message>
        <source>Put the game together from both sheets</source>
        <translation>Složit partii z obou partiářů</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>More that can be done with games</source>
        <translation>Co dalšího lze s partiemi udělat</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>K prohlédnutí</translation>
    </message>
    <message>
        <source>I look after this</source>
        <translation>Postarám se</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Zapsat výsledek</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zobrazit</translation>
    </message>
    <message>
        <source>No round is paired yet</source>
        <translation>Žádné kolo ještě není nalosované</translation>
    </message>
    <message>
        <source>Games are kept at the boards of a round: import a PGN, or enter moves from the scoresheets.</source>
        <translation>Partie se ukládají k šachovnicím kola: importujte PGN, nebo zapište tahy z partiářů.</translation>
    </message>
    <message>
        <source>{0} of {1} games recorded, {2} to look at</source>
        <translation>{0} z {1} partií zapsáno, {2} k prohlédnutí</translation>
    </message>
    <message>
        <source>watching {0}</source>
        <translation>sleduje se {0}</translation>
    </message>
    <message>
        <source>delayed file in {0}</source>
        <translation>zpožděný soubor v {0}</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>bez výsledku</translation>
    </message>
    <message>
        <source>Round {0}, board {1}</source>
        <translation>Kolo {0}, šachovnice {1}</translation>
    </message>
    <message>
        <source>This game belongs to no board of the round</source>
        <translation>Tato partie nepatří k žádné šachovnici kola</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importovat partie</translation>
    </message>
    <message>
        <source>Games (*.pgn);;All files (*)</source>
        <translation>Partie (*.pgn);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>There is no text on the clipboard: copy the games as PGN.</source>
        <translation>Ve schránce není text: zkopírujte partie jako PGN.</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>schránka</translation>
    </message>
    <message>
        <source>Publish moves at once?</source>
        <translation>Zveřejňovat tahy hned?</translation>
    </message>
    <message>
        <source>Replace recorded games?</source>
        <translation>Nahradit zapsané partie?</translation>
    </message>
    <message>
        <source>Games of the round</source>
        <translation>Partie kola</translation>
    </message>
    <message>
        <source>Pairings for e-board software</source>
        <translation>Los pro programy e-šachovnic</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Partie (*.pgn)</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Zapsáno: {0}</translation>
    </message>
    <message>
        <source>No game is recorded at this board</source>
        <translation>Na této šachovnici není zapsaná partie</translation>
    </message>
    <message>
        <source>This game has its board</source>
        <translation>Tato partie už má svou šachovnici</translation>
    </message>
    <message>
        <source>This game has no board</source>
        <translation>Tato partie nemá šachovnici</translation>
    </message>
    <message>
        <source>No source has said anything here</source>
        <translation>Žádný zdroj tu nic neřekl</translation>
    </message>
    <message>
        <source>Every e-board was seen in the start position</source>
        <translation>Všechny e-šachovnice byly viděny v základním postavení</translation>
    </message>
    <message>
        <source>Give the game to a board</source>
        <translation>Přiřadit partii šachovnici</translation>
    </message>
    <message>
        <source>Number of the board:</source>
        <translation>Číslo šachovnice:</translation>
    </message>
    <message>
        <source>This round has no board {0}.</source>
        <translation>Toto kolo nemá šachovnici {0}.</translation>
    </message>
    <message>
        <source>Replace the game of board {0}?</source>
        <translation>Nahradit partii na šachovnici {0}?</translation>
    </message>
    <message>
        <source>This is board…</source>
        <translation>To je šachovnice…</translation>
    </message>
    <message>
        <source>Enter {0}</source>
        <translation>Zapsat {0}</translation>
    </message>
    <message>
        <source>Choose an alert first</source>
        <translation>Nejdřív vyberte upozornění</translation>
    </message>
    <message>
        <source>Who looks after this?</source>
        <translation>Kdo se o to postará?</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Jméno:</translation>
    </message>
</context>
<context>
    <name>GoPublicDialog</name>
    <message>
        <source>Go public</source>
        <translation>Pro veřejnost</translation>
    </message>
    <message>
        <source>Moves leave this computer after the delay of the section, on every way.</source>
        <translation>Tahy odcházejí z tohoto počítače každou cestou se zpožděním skupiny.</translation>
    </message>
    <message>
        <source>Live boards…</source>
        <translation>Online šachovnice…</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Zveřejnit…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Vybrat složku…</translation>
    </message>
    <message>
        <source>In the hall</source>
        <translation>V sále</translation>
    </message>
    <message>
        <source>pages for telephones and the wall, from this computer</source>
        <translation>stránky pro telefony a na zeď, z tohoto počítače</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Web</translation>
    </message>
    <message>
        <source>pairings, standings and games for your web host</source>
        <translation>los, pořadí a partie pro váš web</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Složka</translation>
    </message>
    <message>
        <source>one PGN a round, for chess.com, FTP and other broadcasters</source>
        <translation>jeden PGN na kolo, pro chess.com, FTP a další přenosy</translation>
    </message>
    <message>
        <source>Lichess</source>
        <translation>Lichess</translation>
    </message>
    <message>
        <source>Lichess asks here</source>
        <translation>Lichess se ptá tady</translation>
    </message>
    <message>
        <source>&amp;Round of the broadcast</source>
        <translation>&amp;Kolo přenosu</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Keep the token</source>
        <translation>Uložit token</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Token</translation>
    </message>
    <message>
        <source>Either Lichess asks at the address, or this program pushes with your token (study:write). The token lies in the keyring of this computer, never in the event.</source>
        <translation>Buď se Lichess ptá na adrese, nebo program posílá s vaším tokenem (study:write). Token je v klíčence tohoto počítače, nikdy v turnaji.</translation>
    </message>
    <message>
        <source>What Lichess would show, and what was pushed</source>
        <translation>Co by Lichess ukázal a co bylo odesláno</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Zkouška</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Odeslat</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Delayed file for broadcasters</source>
        <translation>Zpožděný soubor pro přenosy</translation>
    </message>
    <message>
        <source>Each round is kept in {0}.</source>
        <translation>Každé kolo se ukládá do {0}.</translation>
    </message>
    <message>
        <source>Only where the live boards have a public name: a tunnel, or a proxy on your server.</source>
        <translation>Jen kde mají online šachovnice veřejné jméno: tunel, nebo proxy na vašem serveru.</translation>
    </message>
</context>
<context>
    <name>GroupFilter</name>
    <message>
        <source>Players of a category</source>
        <translation>Hráči jedné kategorie</translation>
    </message>
    <message>
        <source>Show the players of one category only</source>
        <translation>Zobrazit jen hráče jedné kategorie</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Všichni</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>First steps</source>
        <translation>První kroky</translation>
    </message>
    <message>
        <source>Take me there</source>
        <translation>Přejít tam</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>No more cards</source>
        <translation>Bez dalších karet</translation>
    </message>
    <message>
        <source>{0} of {1}: {2}</source>
        <translation>{0} z {1}: {2}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Dokončit</translation>
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
        <translation>nic nezapsáno</translation>
    </message>
    <message>
        <source>“{0}” is not a place; places are whole numbers from 1.</source>
        <translation>„{0}“ není místo; místa jsou celá čísla od 1.</translation>
    </message>
    <message>
        <source>“{0}” is not a value; write a number such as 2.5.</source>
        <translation>„{0}“ není hodnota; napište číslo, například 2.5.</translation>
    </message>
    <message>
        <source>Place by hand</source>
        <translation>Místo ručně</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Hodnota</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Place before this rung is reached; shared places are ties</source>
        <translation>Místo před tímto kritériem; dělená místa znamenají rovnost</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Type a number; Enter goes to the next line, Del empties the field.</source>
        <translation>Napište číslo; Enter přejde na další řádek, Del pole vyprázdní.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Manual</source>
        <translation>Příručka</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Hledat v příručce</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Stránky příručky</translation>
    </message>
    <message>
        <source>Using the program</source>
        <translation>Práce s programem</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Pomocná hodnocení</translation>
    </message>
    <message>
        <source>Policies for unplayed games</source>
        <translation>Pravidla pro neodehrané partie</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Stránka příručky</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <translation>Zpět na předchozí stránku</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) found</source>
        <translation>
            <numerusform>Nalezena %n stránka</numerusform>
            <numerusform>Nalezeny %n stránky</numerusform>
            <numerusform>Nalezeno %n stránek</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportGamesDialog</name>
    <message>
        <source>Import games</source>
        <translation>Importovat partie</translation>
    </message>
    <message>
        <source>Games of {0}</source>
        <translation>Partie z {0}</translation>
    </message>
    <message>
        <source>Each game goes to the board of its players. What is wrong is kept as a doubt.</source>
        <translation>Každá partie jde na šachovnici svých hráčů. Co nesedí, uloží se jako nejisté.</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Písmena figur</translation>
    </message>
    <message>
        <source>as each game proves</source>
        <translation>podle toho, co plyne z partie</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>Které kolo</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>podle souboru</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Kolo {0}</translation>
    </message>
    <message>
        <source>Letters:</source>
        <translation>Písmena:</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>Kolo:</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Partie v souboru</translation>
    </message>
    <message>
        <source>Keep these games</source>
        <translation>Uložit tyto partie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>V tomto souboru není partie.</translation>
    </message>
    <message>
        <source>Games: {0}, to be kept: {1}, to look at: {2}</source>
        <translation>Partie: {0}, k uložení: {1}, k prohlédnutí: {2}</translation>
    </message>
    <message>
        <source>There is nothing new in this file</source>
        <translation>V tomto souboru není nic nového</translation>
    </message>
    <message>
        <source>Replace recorded games?</source>
        <translation>Nahradit zapsané partie?</translation>
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
        <translation>Kontrola před importem</translation>
    </message>
    <message>
        <source>Nothing has been created yet. {0} itself stays as it is.</source>
        <translation>Zatím nic nevzniklo. Samotný {0} zůstává, jak je.</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>Zkontrolujte prosím</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Předpoklady</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Opraveno</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Vynecháno</translation>
    </message>
    <message>
        <source>The file says everything itself: nothing was assumed or repaired.</source>
        <translation>Soubor sám říká vše: nic se nepředpokládalo ani neopravovalo.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Kontrola</translation>
    </message>
    <message>
        <source>I have read what to check: import the rounds all the same, and note it</source>
        <translation>Přečetl jsem, co zkontrolovat: přesto kola importovat a poznamenat to</translation>
    </message>
    <message>
        <source>Each of these becomes a ### line of the tournament report.</source>
        <translation>Z každého vznikne řádek ### ve zprávě o turnaji.</translation>
    </message>
    <message>
        <source>New event file</source>
        <translation>Nový soubor turnaje</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Změnit…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Create the event</source>
        <translation>Založit turnaj</translation>
    </message>
    <message>
        <source>Tick the box above first: the file breaks rules of pairing.</source>
        <translation>Nejdřív zaškrtněte políčko nahoře: soubor porušuje pravidla losování.</translation>
    </message>
</context>
<context>
    <name>JobList</name>
    <message>
        <source>Documents in it</source>
        <translation>Dokumenty v něm</translation>
    </message>
    <message>
        <source>Documents in the pack</source>
        <translation>Dokumenty v balíčku</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Přidat</translation>
    </message>
    <message>
        <source>Add a document</source>
        <translation>Přidat dokument</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Dřív</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Později</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>O kopii méně</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>O kopii více</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Vyjmout</translation>
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
        <translation>Připojit se k turnaji</translation>
    </message>
    <message>
        <source>Another computer leads it and has invited this one: Event &gt; Work together…, on its screen.</source>
        <translation>Řídí jej jiný počítač a tento pozval: Turnaj &gt; Pracovat společně…, na jeho obrazovce.</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresa</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Kód</translation>
    </message>
    <message>
        <source>Figures to compare</source>
        <translation>Číslice k porovnání</translation>
    </message>
    <message>
        <source>Are these the figures on the screen of the leading computer? If not, somebody else answers at this address: do not join.</source>
        <translation>Jsou to číslice na obrazovce hlavního počítače? Pokud ne, na této adrese odpovídá někdo jiný: nepřipojujte se.</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Další</translation>
    </message>
    <message>
        <source>They are the &amp;same: join</source>
        <translation>Jsou &amp;stejné: připojit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Fill in the address and the code first.</source>
        <translation>Nejdřív vyplňte adresu a kód.</translation>
    </message>
    <message>
        <source>The leading computer is being asked…</source>
        <translation>Dotaz na hlavní počítač…</translation>
    </message>
</context>
<context>
    <name>KeizerDialog</name>
    <message>
        <source>Shares are of the value of a place. What is announced holds for the whole season.</source>
        <translation>Podíly jsou z hodnoty místa. Co je ohlášeno, platí celou sezonu.</translation>
    </message>
    <message>
        <source>Rounds are paired: only shares can still change, with a reason.</source>
        <translation>Kola jsou nalosovaná: měnit se dají už jen podíly, s uvedením důvodu.</translation>
    </message>
    <message>
        <source>Keizer system</source>
        <translation>Keizerův systém</translation>
    </message>
    <message>
        <source>Ready parameters</source>
        <translation>Předvolené parametry</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Vlastní</translation>
    </message>
    <message>
        <source>&amp;As in</source>
        <translation>&amp;Jako v</translation>
    </message>
    <message>
        <source>All of it…</source>
        <translation>Vše…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>&amp;First place is worth</source>
        <translation>&amp;První místo má hodnotu</translation>
    </message>
    <message>
        <source>a multiple of the last, rounded down</source>
        <translation>násobek posledního, zaokrouhleno dolů</translation>
    </message>
    <message>
        <source>a multiple of the last, halves rounded to even</source>
        <translation>násobek posledního, půlky k sudému</translation>
    </message>
    <message>
        <source>as much as there are players</source>
        <translation>tolik, kolik je hráčů</translation>
    </message>
    <message>
        <source>twice as much as there are players</source>
        <translation>dvojnásobek počtu hráčů</translation>
    </message>
    <message>
        <source>&amp;Bye of who is left over</source>
        <translation>&amp;Volno toho, kdo zbyde</translation>
    </message>
    <message>
        <source>&amp;Excused absence</source>
        <translation>&amp;Omluvená nepřítomnost</translation>
    </message>
    <message>
        <source>all rounds by the table of the round before</source>
        <translation>všechna kola podle tabulky předchozího kola</translation>
    </message>
    <message>
        <source>all rounds until values and table agree</source>
        <translation>všechna kola, dokud se hodnoty a tabulka neshodnou</translation>
    </message>
    <message>
        <source>each round keeps the values of its evening</source>
        <translation>každému kolu hodnoty jeho večera</translation>
    </message>
    <message>
        <source>After each round &amp;values count</source>
        <translation>Po každém &amp;kole platí hodnoty</translation>
    </message>
    <message>
        <source>0: at once, {0}: never</source>
        <translation>0: hned, {0}: nikdy</translation>
    </message>
    <message>
        <source>&amp;Not again within … rounds</source>
        <translation>&amp;Znovu ne dřív než za … kol</translation>
    </message>
    <message>
        <source>Multiple of the last</source>
        <translation>Násobek posledního</translation>
    </message>
    <message>
        <source>Or a number for the first place</source>
        <translation>Nebo číslo pro první místo</translation>
    </message>
    <message>
        <source>follows from the above</source>
        <translation>plyne z předchozího</translation>
    </message>
    <message>
        <source>The own value is added</source>
        <translation>Vlastní hodnota se přičítá</translation>
    </message>
    <message>
        <source>once, the one of now</source>
        <translation>jednou, ta nynější</translation>
    </message>
    <message>
        <source>once, the one at the start</source>
        <translation>jednou, ta na začátku</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>vůbec</translation>
    </message>
    <message>
        <source>It is gone after round</source>
        <translation>Zmizí po kole</translation>
    </message>
    <message>
        <source>0: it stays</source>
        <translation>0: zůstává</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Prohra</translation>
    </message>
    <message>
        <source>Win by forfeit</source>
        <translation>Výhra kontumací</translation>
    </message>
    <message>
        <source>Loss by forfeit</source>
        <translation>Prohra kontumací</translation>
    </message>
    <message>
        <source>Absence without excuse</source>
        <translation>Neomluvená nepřítomnost</translation>
    </message>
    <message>
        <source>Game for the club elsewhere</source>
        <translation>Partie za oddíl jinde</translation>
    </message>
    <message>
        <source>Excused absences that count</source>
        <translation>Počítané omluvené nepřítomnosti</translation>
    </message>
    <message>
        <source>0: all</source>
        <translation>0: všechny</translation>
    </message>
    <message>
        <source>Each further one counts half of the one before</source>
        <translation>Každá další se počítá za polovinu předchozí</translation>
    </message>
    <message>
        <source>Amounts are rounded</source>
        <translation>Částky se zaokrouhlují</translation>
    </message>
    <message>
        <source>to halves</source>
        <translation>na poloviny</translation>
    </message>
    <message>
        <source>to whole numbers</source>
        <translation>na celá čísla</translation>
    </message>
    <message>
        <source>First ranking</source>
        <translation>Výchozí pořadí</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>podle ratingu</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>podle čísla</translation>
    </message>
    <message>
        <source>The bye goes round</source>
        <translation>Volno se střídá</translation>
    </message>
    <message>
        <source>Byes mean</source>
        <translation>Volna znamenají</translation>
    </message>
    <message>
        <source>H excused, Z not, F a game for the club</source>
        <translation>H omluven, Z ne, F partie za oddíl</translation>
    </message>
    <message>
        <source>H and Z excused, F not, as in a file</source>
        <translation>H a Z omluven, F ne, jako v souboru</translation>
    </message>
</context>
<context>
    <name>KeptLine</name>
    <message>
        <source>Open the folder</source>
        <translation>Otevřít složku</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
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
        <translation>další šachovnice bez výsledku</translation>
    </message>
    <message>
        <source>A–Z</source>
        <translation>A–Z</translation>
    </message>
    <message>
        <source>find a player</source>
        <translation>najít hráče</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Klávesy: {0}</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>výhra bílého</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remíza</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>výhra černého</translation>
    </message>
    <message>
        <source>Black absent</source>
        <translation>černý chybí</translation>
    </message>
    <message>
        <source>White absent</source>
        <translation>bílý chybí</translation>
    </message>
    <message>
        <source>both absent</source>
        <translation>oba chybějí</translation>
    </message>
    <message>
        <source>other</source>
        <translation>jiné</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>smazat</translation>
    </message>
</context>
<context>
    <name>KeyMaps</name>
    <message>
        <source>Classic (1, 5, 0)</source>
        <translation>Klasické (1, 5, 0)</translation>
    </message>
    <message>
        <source>Sharly (1, 3, 2; 0 clears)</source>
        <translation>Sharly (1, 3, 2; 0 maže)</translation>
    </message>
    <message>
        <source>OpenPairings (1, 2, 3)</source>
        <translation>OpenPairings (1, 2, 3)</translation>
    </message>
    <message>
        <source>Space (1, space bar, 0)</source>
        <translation>Mezerník (1, mezerník, 0)</translation>
    </message>
    <message>
        <source>US (W, D, L)</source>
        <translation>US (W, D, L)</translation>
    </message>
    <message>
        <source>Own keys…</source>
        <translation>Vlastní klávesy…</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
</context>
<context>
    <name>KnockoutDialog</name>
    <message>
        <source>“{0}” is no tie-break; write for example rapid-25-10. There are {1}.</source>
        <translation>„{0}“ není způsob rozhodnutí; pište například rapid-25-10. Jsou tu {1}.</translation>
    </message>
    <message>
        <source>The winner of a match goes on. What decides a drawn match is announced beforehand.</source>
        <translation>Vítěz zápasu postupuje. Co rozhodne při remíze, se ohlašuje předem.</translation>
    </message>
    <message>
        <source>Round 1 is paired: only the tie-break can still change, with a reason.</source>
        <translation>1. kolo je nalosované: měnit se dá už jen způsob rozhodnutí, s uvedením důvodu.</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Vyřazovací systém</translation>
    </message>
    <message>
        <source>&amp;Games of a match</source>
        <translation>&amp;Partie zápasu</translation>
    </message>
    <message>
        <source>one</source>
        <translation>jedna</translation>
    </message>
    <message>
        <source>two, with both colours</source>
        <translation>dvě, oběma barvami</translation>
    </message>
    <message>
        <source>four</source>
        <translation>čtyři</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>&amp;Nasazení</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>podle ratingu</translation>
    </message>
    <message>
        <source>as the start list has them</source>
        <translation>podle startovní listiny</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>losem</translation>
    </message>
    <message>
        <source>&amp;White in the first game</source>
        <translation>&amp;Bílé v první partii</translation>
    </message>
    <message>
        <source>who had it less often, else the bracket says who</source>
        <translation>kdo je měl méněkrát, jinak rozhodne pavouk</translation>
    </message>
    <message>
        <source>the better seed</source>
        <translation>lépe nasazený</translation>
    </message>
    <message>
        <source>The losers of the semi-finals &amp;play for place 3</source>
        <translation>Poražení ze &amp;semifinále hrají o 3. místo</translation>
    </message>
    <message>
        <source>A match &amp;ends when nobody can catch up</source>
        <translation>Zápas &amp;končí, jakmile už nikdo nemůže dohnat</translation>
    </message>
    <message>
        <source>Tie-breaks to choose from</source>
        <translation>Způsoby rozhodnutí na výběr</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Vlastní</translation>
    </message>
    <message>
        <source>&amp;A drawn match</source>
        <translation>&amp;Remizovaný zápas</translation>
    </message>
    <message>
        <source>&amp;In this order</source>
        <translation>&amp;V tomto pořadí</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>jedna partie</translation>
    </message>
    <message>
        <source>two games</source>
        <translation>dvě partie</translation>
    </message>
    <message>
        <source>four games</source>
        <translation>čtyři partie</translation>
    </message>
    <message>
        <source>the arbiter decides a drawn match</source>
        <translation>při remíze rozhodne rozhodčí</translation>
    </message>
    <message>
        <source>place 3 is played for</source>
        <translation>hraje se o 3. místo</translation>
    </message>
    <message>
        <source>the arbiter decides</source>
        <translation>rozhodne rozhodčí</translation>
    </message>
    <message>
        <source>The arbiter decides.</source>
        <translation>Rozhodne rozhodčí.</translation>
    </message>
</context>
<context>
    <name>LaboratoryWindow</name>
    <message>
        <source>tdapp: laboratory</source>
        <translation>tdapp: laboratoř</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Players and rounds</source>
        <translation>Hráči a kola</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Turnaje</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>Procesy</translation>
    </message>
    <message>
        <source>Fewer processes</source>
        <translation>Méně procesů</translation>
    </message>
    <message>
        <source>More processes</source>
        <translation>Více procesů</translation>
    </message>
    <message>
        <source>BH/C1,SB; DE,BH@fide-2009</source>
        <translation>BH/C1,SB; DE,BH@fide-2009</translation>
    </message>
    <message>
        <source>Add this event&apos;s</source>
        <translation>Přidat z tohoto turnaje</translation>
    </message>
    <message>
        <source>Put the ladders of the open event into the rows</source>
        <translation>Dát do řádků pomocná hodnocení otevřeného turnaje</translation>
    </message>
    <message>
        <source>Reports of a folder…</source>
        <translation>Zprávy ze složky…</translation>
    </message>
    <message>
        <source>Look at events that were really played instead of events made by chance</source>
        <translation>Zkoumat opravdu hrané turnaje místo náhodných</translation>
    </message>
    <message>
        <source>Players × rounds</source>
        <translation>Hráči × kola</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Náhodný klíč</translation>
    </message>
    <message>
        <source>Ladders of your own, separated by ;</source>
        <translation>Vlastní seznamy oddělené ;</translation>
    </message>
    <message>
        <source>Keep the events in a file…</source>
        <translation>Uchovat turnaje v souboru…</translation>
    </message>
    <message>
        <source>A run that was stopped goes on where it was; more events can be added later</source>
        <translation>Zastavený běh pokračuje tam, kde byl; další turnaje lze přidat později</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Spustit</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>About the laboratory</source>
        <translation>O laboratoři</translation>
    </message>
    <message>
        <source>The laboratory</source>
        <translation>Laboratoř</translation>
    </message>
    <message>
        <source>Nothing was run yet</source>
        <translation>Zatím se nic nepočítalo</translation>
    </message>
    <message>
        <source>Choose a study and how many events. A hundred events of 100 players take some ten seconds.</source>
        <translation>Zvolte studii a počet turnajů. Sto turnajů o 100 hráčích trvá asi deset sekund.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Uložit jako PDF…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Uložit jako CSV…</translation>
    </message>
    <message>
        <source>Save as JSON…</source>
        <translation>Uložit jako JSON…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Menší</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Větší</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Celá strana</translation>
    </message>
    <message>
        <source>A folder of tournament reports</source>
        <translation>Složka zpráv o turnajích</translation>
    </message>
    <message>
        <source>The reports in {0} instead of events made by chance</source>
        <translation>Zprávy v {0} místo náhodných turnajů</translation>
    </message>
    <message>
        <source>Keep the events in a file</source>
        <translation>Uchovat turnaje v souboru</translation>
    </message>
    <message>
        <source>Results of the laboratory (*.jsonl)</source>
        <translation>Výsledky laboratoře (*.jsonl)</translation>
    </message>
    <message>
        <source>Kept in {0}</source>
        <translation>Uloženo v {0}</translation>
    </message>
    <message>
        <source>Stopping after the events under way…</source>
        <translation>Zastaví se po rozpracovaných turnajích…</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) counted.</source>
        <translation>
            <numerusform>Spočítán %n turnaj.</numerusform>
            <numerusform>Spočítány %n turnaje.</numerusform>
            <numerusform>Spočítáno %n turnajů.</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Soubory PDF (*.pdf)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Soubory CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>Soubory JSON (*.json)</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Uložit výsledky</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Uloženo: {0}</translation>
    </message>
</context>
<context>
    <name>LadderActions</name>
    <message>
        <source>&amp;Make the trial ladder official…</source>
        <translation>&amp;Nastavit zkušební jako oficiální…</translation>
    </message>
    <message>
        <source>&amp;Drop the trial ladder</source>
        <translation>&amp;Zahodit zkušební hodnocení</translation>
    </message>
    <message>
        <source>&amp;Compare ladders…</source>
        <translation>&amp;Porovnat pomocná hodnocení…</translation>
    </message>
    <message>
        <source>&amp;Places by policy…</source>
        <translation>Místa podle p&amp;ravidel…</translation>
    </message>
    <message>
        <source>&amp;Verify every value…</source>
        <translation>O&amp;věřit všechny hodnoty…</translation>
    </message>
    <message>
        <source>&amp;Enter places and values by hand…</source>
        <translation>Zapsat &amp;místa a hodnoty ručně…</translation>
    </message>
    <message>
        <source>La&amp;boratory: which tie-break?</source>
        <translation>La&amp;boratoř: které hodnocení?</translation>
    </message>
    <message>
        <source>&amp;Save this ladder as…</source>
        <translation>Uložit &amp;seznam jako…</translation>
    </message>
    <message>
        <source>C&amp;opy the ladder of another event…</source>
        <translation>&amp;Kopírovat z jiného turnaje…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Nejdřív otevřete turnaj</translation>
    </message>
    <message>
        <source>There is no trial ladder: the official one is shown</source>
        <translation>Zkušební pomocná hodnocení nejsou: zobrazují se oficiální</translation>
    </message>
    <message>
        <source>The ladder has no rung MAN or EXT that would ask for entries</source>
        <translation>V seznamu není kritérium MAN ani EXT, které by zápis potřebovalo</translation>
    </message>
    <message>
        <source>Change the official ladder?</source>
        <translation>Změnit oficiální pomocná hodnocení?</translation>
    </message>
    <message>
        <source>Round 1 is paired: players may rely on the announced tie-breaks. The old ladder is kept, the change is logged and written to the tournament report.</source>
        <translation>1. kolo je nalosované: hráči se mohou spoléhat na ohlášená pomocná hodnocení. Stará se uchovají, změna se zapíše do deníku a do zprávy o turnaji.</translation>
    </message>
    <message>
        <source>Change the edition of the rules?</source>
        <translation>Změnit vydání pravidel?</translation>
    </message>
    <message>
        <source>Round 1 is paired. Another edition changes how unplayed games count; the change is logged.</source>
        <translation>1. kolo je nalosované. Jiné vydání mění, jak se počítají neodehrané partie; změna se zapíše do deníku.</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Vydání FIDE {0}</translation>
    </message>
    <message>
        <source>The ladder is official now.</source>
        <translation>Pomocná hodnocení jsou teď oficiální.</translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Oficiální pomocná hodnocení</translation>
    </message>
    <message>
        <source>Trial ladder</source>
        <translation>Zkušební pomocná hodnocení</translation>
    </message>
    <message>
        <source>Save this ladder</source>
        <translation>Uložit tento seznam</translation>
    </message>
    <message>
        <source>Name of the ladder:</source>
        <translation>Název seznamu:</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Uloženo: {0}</translation>
    </message>
    <message>
        <source>Forgotten: {0}</source>
        <translation>Zapomenuto: {0}</translation>
    </message>
    <message>
        <source>Copy the ladder of another event</source>
        <translation>Kopírovat pomocná hodnocení z jiného turnaje</translation>
    </message>
    <message>
        <source>Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)</source>
        <translation>Turnaje a zprávy o turnajích (*.tdb *.trf *.trfx *.txt);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>{0} names no tie-breaks.</source>
        <translation>{0} neuvádí pomocná hodnocení.</translation>
    </message>
    <message>
        <source>Ladder copied from {0}</source>
        <translation>Pomocná hodnocení zkopírována z {0}</translation>
    </message>
    <message>
        <source>Copy a ladder</source>
        <translation>Kopírovat pomocná hodnocení</translation>
    </message>
    <message>
        <source>The file has several sections:</source>
        <translation>Soubor má několik skupin:</translation>
    </message>
</context>
<context>
    <name>LadderDelegate</name>
    <message>
        <source>NOT C.07</source>
        <translation>NENÍ V C.07</translation>
    </message>
    <message>
        <source>unplayed games: {0}</source>
        <translation>neodehrané partie: {0}</translation>
    </message>
</context>
<context>
    <name>LadderGestures</name>
    <message>
        <source>{0} moved to position {1} of {2}</source>
        <translation>{0} přesunuto na pozici {1} z {2}</translation>
    </message>
    <message>
        <source>{0} added at position {1}</source>
        <translation>{0} přidáno na pozici {1}</translation>
    </message>
    <message>
        <source>{0} removed</source>
        <translation>{0} odstraněno</translation>
    </message>
</context>
<context>
    <name>LadderModel</name>
    <message>
        <source>not C.07</source>
        <translation>není v C.07</translation>
    </message>
    <message>
        <source>Options of {0} (F2)</source>
        <translation>Volby: {0} (F2)</translation>
    </message>
    <message>
        <source>{0} is already the first rung</source>
        <translation>{0} je už první kritérium</translation>
    </message>
    <message>
        <source>Move {0} up (Alt+Up)</source>
        <translation>Posunout {0} nahoru (Alt+Šipka nahoru)</translation>
    </message>
    <message>
        <source>{0} is already the last rung</source>
        <translation>{0} je už poslední kritérium</translation>
    </message>
    <message>
        <source>Move {0} down (Alt+Down)</source>
        <translation>Posunout {0} dolů (Alt+Šipka dolů)</translation>
    </message>
    <message>
        <source>Remove {0} (Del)</source>
        <translation>Odstranit {0} (Del)</translation>
    </message>
</context>
<context>
    <name>LadderPanel</name>
    <message>
        <source>Tie-breaks</source>
        <translation>Pomocná hodnocení</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Předvolba</translation>
    </message>
    <message>
        <source>Put a ready ladder into the editor</source>
        <translation>Vložit do editoru hotový seznam</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Vydání pravidel pomocných hodnocení FIDE</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Vydání FIDE {0}</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Porovnat…</translation>
    </message>
    <message>
        <source>Places by policy: what each rule for unplayed games would change</source>
        <translation>Místa podle pravidel: co by změnilo každé pravidlo pro neodehrané partie</translation>
    </message>
    <message>
        <source>Verify…</source>
        <translation>Ověřit…</translation>
    </message>
    <message>
        <source>Compare every value with FIDE&apos;s tool and with a second calculation</source>
        <translation>Porovnat každou hodnotu s nástrojem FIDE a s druhým výpočtem</translation>
    </message>
    <message>
        <source>Drop trial</source>
        <translation>Zahodit zkušební</translation>
    </message>
    <message>
        <source>Back to the official ladder; can be undone</source>
        <translation>Zpět k oficiálním pomocným hodnocením; lze vrátit</translation>
    </message>
    <message>
        <source>Make official…</source>
        <translation>Nastavit jako oficiální…</translation>
    </message>
    <message>
        <source>Laboratory: which tie-break, which rule for unplayed games serves best?</source>
        <translation>Laboratoř: které pomocné hodnocení, které pravidlo pro neodehrané partie slouží nejlépe?</translation>
    </message>
    <message>
        <source>Ladder, in the order of use after points</source>
        <translation>Pomocná hodnocení v pořadí použití po bodech</translation>
    </message>
    <message>
        <source>No tie-break: all ties stay shared</source>
        <translation>Žádné pomocné hodnocení: při rovnosti se místa vždy dělí</translation>
    </message>
    <message>
        <source>Type a criterion below, or drag one here.</source>
        <translation>Dole napište kritérium, nebo ho sem přetáhněte.</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>Slovy</translation>
    </message>
    <message>
        <source>Results changed after this was entered: it may be out of date.</source>
        <translation>Výsledky se po zápisu změnily: už nemusí platit.</translation>
    </message>
    <message numerus="yes">
        <source>TRIAL, %n change(s) from official</source>
        <translation>
            <numerusform>ZKUŠEBNÍ, %n změna proti oficiálním</numerusform>
            <numerusform>ZKUŠEBNÍ, %n změny proti oficiálním</numerusform>
            <numerusform>ZKUŠEBNÍ, %n změn proti oficiálním</numerusform>
        </translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Oficiální pomocná hodnocení</translation>
    </message>
    <message>
        <source>The trial ladder becomes the official one</source>
        <translation>Zkušební pomocná hodnocení se stanou oficiálními</translation>
    </message>
    <message>
        <source>The ladder shown is the official one already; change something first</source>
        <translation>Zobrazená pomocná hodnocení už jsou oficiální; nejdřív něco změňte</translation>
    </message>
    <message>
        <source>Edition {0}</source>
        <translation>Vydání {0}</translation>
    </message>
    <message>
        <source>Change freely: this is a trial until you make it official.</source>
        <translation>Měňte, jak chcete: je to jen zkouška, dokud to nenastavíte jako oficiální.</translation>
    </message>
    <message>
        <source>Options of {0}</source>
        <translation>Volby: {0}</translation>
    </message>
</context>
<context>
    <name>LadderView</name>
    <message>
        <source>Ladder, in the order of use</source>
        <translation>Pomocná hodnocení v pořadí použití</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a rung, F2 or Enter opens its options, Del removes it, Shift+F1 opens its page of the manual.</source>
        <translation>Alt+Šipka nahoru a Alt+Šipka dolů posouvají kritérium, F2 nebo Enter otevře jeho volby, Del je odstraní, Shift+F1 otevře jeho stránku v příručce.</translation>
    </message>
    <message>
        <source>Options…	F2</source>
        <translation>Volby…	F2</translation>
    </message>
    <message>
        <source>Move up	Alt+Up</source>
        <translation>Posunout nahoru	Alt+Šipka nahoru</translation>
    </message>
    <message>
        <source>Move down	Alt+Down</source>
        <translation>Posunout dolů	Alt+Šipka dolů</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>Odstranit	Del</translation>
    </message>
    <message>
        <source>About this tie-break	Shift+F1</source>
        <translation>O tomto pomocném hodnocení	Shift+F1</translation>
    </message>
    <message>
        <source>Enter by hand…</source>
        <translation>Zapsat ručně…</translation>
    </message>
</context>
<context>
    <name>Leading</name>
    <message>
        <source>This computer leads the event from here on.</source>
        <translation>Od teď turnaj řídí tento počítač.</translation>
    </message>
    <message>
        <source>The leading computer is being asked…</source>
        <translation>Dotaz na hlavní počítač…</translation>
    </message>
    <message>
        <source>The computer that led before knows that this one leads now.</source>
        <translation>Počítač, který řídil dřív, ví, že teď řídí tento.</translation>
    </message>
    <message>
        <source>the computer that led</source>
        <translation>počítač, který řídil</translation>
    </message>
    <message>
        <source>{0} leads it since this computer did not answer, at {1}.</source>
        <translation>Od doby, kdy tento počítač neodpovídal, řídí {0}, adresa {1}.</translation>
    </message>
    <message>
        <source>Here it can only be looked at. As a desk you work on; what was entered only here is shown.</source>
        <translation>Tady se dá jen prohlížet. Jako pracoviště pracujete dál; co bylo zapsáno jen tady, se ukáže.</translation>
    </message>
    <message>
        <source>Another computer leads this event</source>
        <translation>Tento turnaj řídí jiný počítač</translation>
    </message>
    <message>
        <source>Become a desk</source>
        <translation>Stát se pracovištěm</translation>
    </message>
    <message>
        <source>The event is being fetched…</source>
        <translation>Turnaj se stahuje…</translation>
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
        <translation>Hraje-li někdo proti těmto pravidlům, program se při odevzdání sestavy zeptá a uvede pravidlo.</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>libovolně</translation>
    </message>
    <message>
        <source>Fixed members of a team</source>
        <translation>Kmenoví hráči družstva</translation>
    </message>
    <message>
        <source>as many as boards</source>
        <translation>tolik jako šachovnic</translation>
    </message>
    <message>
        <source>A reserve may play</source>
        <translation>Náhradník smí hrát</translation>
    </message>
    <message>
        <source>by nothing else</source>
        <translation>už ničím jiným</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>podle ratingu</translation>
    </message>
    <message>
        <source>by the numbers in the club&apos;s list</source>
        <translation>podle čísel v seznamu oddílu</translation>
    </message>
    <message>
        <source>The order is limited</source>
        <translation>Pořadí je omezeno</translation>
    </message>
    <message>
        <source>Rating points that may be turned round</source>
        <translation>Ratingové body, o které se smí pořadí obrátit</translation>
    </message>
    <message>
        <source>Fine for a board without a player</source>
        <translation>Pokuta za neobsazenou šachovnici</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádná</translation>
    </message>
    <message>
        <source>Fine for a team that does not appear</source>
        <translation>Pokuta za nedostavení se družstva</translation>
    </message>
    <message>
        <source>Division of this file (1 is the highest, 0: none)</source>
        <translation>Soutěž tohoto souboru (1 je nejvyšší, 0: žádná)</translation>
    </message>
    <message>
        <source>Season (divisions of one season are compared)</source>
        <translation>Sezona (soutěže téže sezony se porovnávají)</translation>
    </message>
    <message>
        <source>Times a member may play for higher teams of the club</source>
        <translation>Kolikrát smí člen hrát za vyšší družstva oddílu</translation>
    </message>
    <message>
        <source>Teams that go up</source>
        <translation>Postupující družstva</translation>
    </message>
    <message>
        <source>Teams that go down</source>
        <translation>Sestupující družstva</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>LichessDesk</name>
    <message>
        <source>The token is kept by this computer.</source>
        <translation>Token uchovává tento počítač.</translation>
    </message>
    <message>
        <source>Nothing is pushed any more.</source>
        <translation>Už se nic neodesílá.</translation>
    </message>
</context>
<context>
    <name>LimitsDialog</name>
    <message>
        <source>Categories under a rating</source>
        <translation>Kategorie pod ratingem</translation>
    </message>
    <message>
        <source>Limits, separated by commas; players without a rating go to the lowest.</source>
        <translation>Meze oddělené čárkami; hráči bez ratingu patří do nejnižší.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Meze</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Přidat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Limits are ratings, for example 2000, 1800.</source>
        <translation>Meze jsou ratingy, například 2000, 1800.</translation>
    </message>
</context>
<context>
    <name>LineUpDialog</name>
    <message>
        <source>Line-ups</source>
        <translation>Sestavy</translation>
    </message>
    <message>
        <source>Line-ups of match {0}, round {1}</source>
        <translation>Sestavy utkání {0}, kolo {1}</translation>
    </message>
    <message>
        <source>Space or the digit of a member takes him or her in or out; Tab goes to the other team, Enter hands in.</source>
        <translation>Mezerník nebo číslice člena ho zařadí nebo vyřadí; Tab přejde k druhému družstvu, Enter odevzdá.</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Odevzdat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>ListOrder</name>
    <message>
        <source>standard</source>
        <translation>vážný</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>rapid</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>blesk</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>Order of the rating lists</source>
        <translation>Pořadí ratingových listin</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Přidat</translation>
    </message>
    <message>
        <source>Add a rating of a list</source>
        <translation>Přidat rating z listiny</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Nahoru (Alt+Šipka nahoru)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Dolů (Alt+Šipka dolů)</translation>
    </message>
    <message>
        <source>Leave this rating out (Del)</source>
        <translation>Vynechat tento rating (Del)</translation>
    </message>
    <message>
        <source>Usual order</source>
        <translation>Obvyklé pořadí</translation>
    </message>
    <message>
        <source>FIDE&apos;s rating of the rate of play, then standard</source>
        <translation>Rating FIDE pro dané tempo, pak pro vážný šach</translation>
    </message>
    <message>
        <source>Every rating of the lists is there</source>
        <translation>Všechny ratingy z listin tu jsou</translation>
    </message>
    <message>
        <source>It is the first already</source>
        <translation>Už je první</translation>
    </message>
    <message>
        <source>It is the last already</source>
        <translation>Už je poslední</translation>
    </message>
    <message>
        <source>One rating has to stay</source>
        <translation>Jeden rating musí zůstat</translation>
    </message>
</context>
<context>
    <name>Live</name>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Place under the ladder shown</source>
        <translation>Místo podle zobrazených pomocných hodnocení</translation>
    </message>
    <message>
        <source>By how many places the ladder shown moves the player against the official</source>
        <translation>O kolik míst zobrazená pomocná hodnocení hráče posunou proti oficiálním</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Body po tomto kole</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Rozhodlo</translation>
    </message>
    <message>
        <source>The rung that separates the player from those nearest on the same points</source>
        <translation>Kritérium, které hráče odděluje od nejbližších se stejně body</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Hodnota</translation>
    </message>
    <message>
        <source>The player&apos;s value of that rung</source>
        <translation>Hodnota hráče v tomto kritériu</translation>
    </message>
    <message>
        <source>Shared place</source>
        <translation>Dělené místo</translation>
    </message>
    <message>
        <source>up from place {0}</source>
        <translation>nahoru z místa {0}</translation>
    </message>
    <message>
        <source>down from place {0}</source>
        <translation>dolů z místa {0}</translation>
    </message>
</context>
<context>
    <name>LiveDesk</name>
    <message>
        <source>The pages for viewers are open again.</source>
        <translation>Stránky pro diváky jsou znovu otevřené.</translation>
    </message>
</context>
<context>
    <name>LiveDialog</name>
    <message>
        <source>Live boards</source>
        <translation>Online šachovnice</translation>
    </message>
    <message>
        <source>Boards, games and standings for everybody with a browser, from a process that holds only these.</source>
        <translation>Šachovnice, partie a pořadí pro každého s prohlížečem, z procesu, který má jen toto.</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>&amp;Moves appear later by</source>
        <translation>&amp;Tahy se objeví později o</translation>
    </message>
    <message>
        <source>also when the &amp;result is entered</source>
        <translation>i po &amp;zapsání výsledku</translation>
    </message>
    <message>
        <source>&amp;Line for the viewers</source>
        <translation>Řá&amp;dek pro diváky</translation>
    </message>
    <message>
        <source>Show the &amp;standings as they would be now</source>
        <translation>&amp;Ukázat pořadí, jaké by bylo teď</translation>
    </message>
    <message>
        <source>While a round is played: with the results that viewers know. Games without one do not count.</source>
        <translation>Během kola: s výsledky, které diváci znají. Partie bez výsledku se nepočítají.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádný</translation>
    </message>
    <message>
        <source>A UCI engine, its path or name; only for games whose result viewers know. Stop ends it.</source>
        <translation>Engine UCI, jeho cesta nebo název; jen pro partie, jejichž výsledek diváci znají. Ukončí ho tlačítko Zastavit.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Zvolit…</translation>
    </message>
    <message>
        <source>&amp;Engine for finished games</source>
        <translation>&amp;Engine pro dohrané partie</translation>
    </message>
    <message>
        <source>Engine for finished games</source>
        <translation>Engine pro dohrané partie</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>Show in the &amp;hall, not on this computer only</source>
        <translation>Ukázat v &amp;sále, nejen na tomto počítači</translation>
    </message>
    <message>
        <source>Only for viewers who know a &amp;word</source>
        <translation>Jen pro diváky, kteří znají &amp;heslo</translation>
    </message>
    <message>
        <source>of a tunnel or proxy, where there is one</source>
        <translation>tunelu nebo proxy, pokud je</translation>
    </message>
    <message>
        <source>P&amp;ublic name</source>
        <translation>&amp;Veřejné jméno</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>QR kód adresy</translation>
    </message>
    <message>
        <source>Open the pages</source>
        <translation>Otevřít stránky</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Kopírovat adresu</translation>
    </message>
    <message>
        <source>Code as a page…</source>
        <translation>Kód jako stránka…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Spustit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>The pages go on when this is closed, and when the event is opened here again.</source>
        <translation>Stránky běží dál i po zavření tohoto okna a po novém otevření turnaje zde.</translation>
    </message>
    <message>
        <source>Whoever sits in the hall with a telephone sees every move at once.</source>
        <translation>Kdo sedí v sále s telefonem, vidí každý tah hned.</translation>
    </message>
    <message>
        <source>Without any delay?</source>
        <translation>Bez jakéhokoli zpoždění?</translation>
    </message>
    <message>
        <source>Everybody in this network can open the pages: pairings, results, and moves after the delay.</source>
        <translation>Stránky může otevřít každý v této síti: los, výsledky a po zpoždění tahy.</translation>
    </message>
    <message>
        <source>The system may ask whether the firewall lets them through.</source>
        <translation>Systém se může zeptat, zda je má firewall propustit.</translation>
    </message>
    <message>
        <source>Show the boards in the hall?</source>
        <translation>Ukázat šachovnice v sále?</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Ukázat</translation>
    </message>
    <message>
        <source>The pages are being started…</source>
        <translation>Stránky se spouštějí…</translation>
    </message>
    <message numerus="yes">
        <source>%n viewer(s) now</source>
        <translation>
            <numerusform>teď %n divák</numerusform>
            <numerusform>teď %n diváci</numerusform>
            <numerusform>teď %n diváků</numerusform>
        </translation>
    </message>
    <message>
        <source>Code as a page</source>
        <translation>Kód jako stránka</translation>
    </message>
    <message>
        <source>All boards on your telephone</source>
        <translation>Všechny šachovnice ve vašem telefonu</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Zapsáno: {0}</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>Adresa byla zkopírována.</translation>
    </message>
</context>
<context>
    <name>LiveStandings</name>
    <message>
        <source>Moved first</source>
        <translation>Nejdřív přesunutí</translation>
    </message>
    <message>
        <source>Show at the top whose place is another one than under the official ladder</source>
        <translation>Ukázat nahoře ty, kdo mají jiné místo než podle oficiálních pomocných hodnocení</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Proč?</translation>
    </message>
    <message>
        <source>Show the worked calculation of the selected line (Enter)</source>
        <translation>Zobrazit rozepsaný výpočet vybraného řádku (Enter)</translation>
    </message>
    <message>
        <source>Standings by this ladder</source>
        <translation>Pořadí podle těchto hodnocení</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Zatím žádné pořadí</translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation>Objeví se, jakmile má turnaj hráče.</translation>
    </message>
    <message>
        <source>Let go here: {0} of {1} places change</source>
        <translation>Pustit tady: mění se {0} z {1} míst</translation>
    </message>
    <message>
        <source>After round {0}: {1} of {2} places change</source>
        <translation>Po kole {0}: mění se {1} z {2} míst</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Pořadí po kole {0}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;Všechny kroky</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>Vý&amp;sledky</translation>
    </message>
    <message>
        <source>&amp;Pairings and rounds</source>
        <translation>L&amp;os a kola</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Hráči</translation>
    </message>
    <message>
        <source>Tie-&amp;breaks</source>
        <translation>&amp;Pomocná hodnocení</translation>
    </message>
    <message>
        <source>Steps with a r&amp;eason</source>
        <translation>Kroky s &amp;důvodem</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kdo</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>Kdo to udělal</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>When the step was written</source>
        <translation>Kdy byl krok zapsán</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Co se udělalo</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>Which game or entry</source>
        <translation>Která partie nebo záznam</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Předtím</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Potom</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>Undo does not go behind this step</source>
        <translation>Krok zpět za tento krok nejde</translation>
    </message>
    <message>
        <source>When the state was named</source>
        <translation>Kdy byl stav pojmenován</translation>
    </message>
    <message>
        <source>Restore point</source>
        <translation>Bod obnovy</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Skupina</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Deník</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Co se vypisuje</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Kroky</translation>
    </message>
    <message>
        <source>Every step, newest first</source>
        <translation>Všechny kroky, nejnovější první</translation>
    </message>
    <message>
        <source>Restore points</source>
        <translation>Body obnovy</translation>
    </message>
    <message>
        <source>Named states you can go back to</source>
        <translation>Pojmenované stavy, k nimž se lze vrátit</translation>
    </message>
    <message>
        <source>Which sections</source>
        <translation>Které skupiny</translation>
    </message>
    <message>
        <source>Whole event</source>
        <translation>Celý turnaj</translation>
    </message>
    <message>
        <source>Steps of every section</source>
        <translation>Kroky všech skupin</translation>
    </message>
    <message>
        <source>This section</source>
        <translation>Tato skupina</translation>
    </message>
    <message>
        <source>Only steps of the section in view</source>
        <translation>Jen kroky zobrazené skupiny</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Všechny kroky</translation>
    </message>
    <message>
        <source>Which steps are listed</source>
        <translation>Které kroky se vypisují</translation>
    </message>
    <message>
        <source>Find a step</source>
        <translation>Najít krok</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Zatím se nic nestalo</translation>
    </message>
    <message>
        <source>Every change of the event is listed here, with what it changed, and can be taken back.</source>
        <translation>Tady je každá změna turnaje i s tím, co změnila, a lze ji vrátit.</translation>
    </message>
    <message>
        <source>Go back to this step…</source>
        <translation>Vrátit se k tomuto kroku…</translation>
    </message>
    <message>
        <source>Take this step back</source>
        <translation>Vrátit tento krok</translation>
    </message>
    <message>
        <source>The newest step of somebody else</source>
        <translation>Nejnovější krok někoho jiného</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Obnovit…</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Obnovit ze souboru…</translation>
    </message>
    <message>
        <source>A backup or another copy of this event</source>
        <translation>Záloha nebo jiná kopie tohoto turnaje</translation>
    </message>
    <message>
        <source>Name the state as it is now…</source>
        <translation>Pojmenovat nynější stav…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Vybrat složku…</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Zálohovat teď</translation>
    </message>
    <message>
        <source>No more backups</source>
        <translation>Dál nezálohovat</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Zálohy</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n krok</numerusform>
            <numerusform>%n kroky</numerusform>
            <numerusform>%n kroků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the newest %n step(s)</source>
        <translation>
            <numerusform>nejnovější %n krok</numerusform>
            <numerusform>nejnovější %n kroky</numerusform>
            <numerusform>nejnovějších %n kroků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restore point(s)</source>
        <translation>
            <numerusform>%n bod obnovy</numerusform>
            <numerusform>%n body obnovy</numerusform>
            <numerusform>%n bodů obnovy</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a step first</source>
        <translation>Nejdřív vyberte krok</translation>
    </message>
    <message>
        <source>Choose a restore point first</source>
        <translation>Nejdřív vyberte bod obnovy</translation>
    </message>
    <message>
        <source>Only one &amp;round</source>
        <translation>Jen &amp;jedno kolo</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Všechna kola</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Kolo {0}</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Kdo</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Všichni</translation>
    </message>
    <message>
        <source>Also steps that were &amp;taken back</source>
        <translation>I vrá&amp;cené kroky</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>kolo {0}</translation>
    </message>
    <message>
        <source>without those taken back</source>
        <translation>bez vrácených</translation>
    </message>
    <message>
        <source>Go back to the state after “{0}”?</source>
        <translation>Vrátit se do stavu po „{0}“?</translation>
    </message>
    <message>
        <source>Restore “{0}”?</source>
        <translation>Obnovit „{0}“?</translation>
    </message>
    <message>
        <source>That is the state as it is now.</source>
        <translation>To je nynější stav.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>Vrátil by se %n krok; krok zpět ho obnoví.</numerusform>
            <numerusform>Vrátily by se %n kroky; krok zpět je obnoví.</numerusform>
            <numerusform>Vrátilo by se %n kroků; krok zpět je obnoví.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Vrátit se</translation>
    </message>
    <message>
        <source>Restore from a file</source>
        <translation>Obnovit ze souboru</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Soubory turnajů (*.tdb)</translation>
    </message>
    <message>
        <source>It stands as of {0}, after “{1}”.</source>
        <translation>Stav k {0}, po „{1}“.</translation>
    </message>
    <message>
        <source>The state as it is now is kept in a file beside the event. Undo does not go behind this step.</source>
        <translation>Nynější stav se uchová v souboru vedle turnaje. Krok zpět za tento krok nejde.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only in that file and come in.</source>
        <translation>
            <numerusform>%n krok je jen v tom souboru a přibude.</numerusform>
            <numerusform>%n kroky jsou jen v tom souboru a přibudou.</numerusform>
            <numerusform>%n kroků je jen v tom souboru a přibude.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only here and go:</source>
        <translation>
            <numerusform>%n krok je jen zde a zmizí:</numerusform>
            <numerusform>%n kroky jsou jen zde a zmizí:</numerusform>
            <numerusform>%n kroků je jen zde a zmizí:</numerusform>
        </translation>
    </message>
    <message>
        <source>Make everything as it is in {0}?</source>
        <translation>Nastavit vše tak, jak je v {0}?</translation>
    </message>
    <message>
        <source>Restore from the file</source>
        <translation>Obnovit ze souboru</translation>
    </message>
    <message>
        <source>Name the state as it is now</source>
        <translation>Pojmenovat nynější stav</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Jméno:</translation>
    </message>
    <message>
        <source>Named: {0}</source>
        <translation>Pojmenováno: {0}</translation>
    </message>
    <message>
        <source>No second place is chosen. Choose a folder, best on a USB stick: a copy goes there by itself.</source>
        <translation>Druhé místo není zvoleno. Zvolte složku, nejlépe na flash disku: kopie tam půjde sama.</translation>
    </message>
    <message>
        <source>To {0}, the last {1} copies are kept: {2}</source>
        <translation>V {0} se uchovává posledních {1} kopií: {2}</translation>
    </message>
    <message>
        <source>Folder for backups</source>
        <translation>Složka pro zálohy</translation>
    </message>
    <message>
        <source>A backup beside the event is lost with it: choose another place.</source>
        <translation>Záloha vedle turnaje se s ním ztratí: zvolte jiné místo.</translation>
    </message>
</context>
<context>
    <name>LotDialog</name>
    <message>
        <source>Number of the lot</source>
        <translation>Číslo losu</translation>
    </message>
    <message>
        <source>Write a whole number</source>
        <translation>Napište celé číslo</translation>
    </message>
</context>
<context>
    <name>LotLine</name>
    <message>
        <source>Draw the position</source>
        <translation>Vylosovat postavení</translation>
    </message>
    <message>
        <source>Starting position {0}, drawn with the seed {1}.</source>
        <translation>Postavení {0}, vylosované klíčem {1}.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Losovat znovu</translation>
    </message>
    <message>
        <source>The starting position of this round is not drawn yet.</source>
        <translation>Základní postavení tohoto kola ještě není vylosované.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Soubor</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Úpr&amp;avy</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Zobrazení</translation>
    </message>
    <message>
        <source>Eve&amp;nt</source>
        <translation>&amp;Turnaj</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Hráči</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Kola</translation>
    </message>
    <message>
        <source>&amp;Ladder</source>
        <translation>&amp;Pomocná hodnocení</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Nápověda</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stav</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>Otevírá se {0}…</translation>
    </message>
    <message>
        <source>The demo event</source>
        <translation>Ukázkový turnaj</translation>
    </message>
    <message>
        <source>That is not possible</source>
        <translation>To není možné</translation>
    </message>
    <message>
        <source>No backup</source>
        <translation>Bez zálohy</translation>
    </message>
</context>
<context>
    <name>ManualView</name>
    <message>
        <source>Boards</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>Without a board</source>
        <translation>Bez šachovnice</translation>
    </message>
    <message>
        <source>Unpair (U)</source>
        <translation>Vyjmout (U)</translation>
    </message>
    <message>
        <source>Take both off this board: U or Del</source>
        <translation>Vyjmout oba z této šachovnice: U nebo Del</translation>
    </message>
    <message>
        <source>Swap colours (S)</source>
        <translation>Prohodit barvy (S)</translation>
    </message>
    <message>
        <source>White plays Black: S</source>
        <translation>Bílý bude mít černé: S</translation>
    </message>
    <message>
        <source>Mark (M)</source>
        <translation>Označit (M)</translation>
    </message>
    <message>
        <source>Mark this line, then choose the opponent and press P</source>
        <translation>Označte tento řádek, pak zvolte soupeře a stiskněte P</translation>
    </message>
    <message>
        <source>Pair (P)</source>
        <translation>Nasadit (P)</translation>
    </message>
    <message>
        <source>The marked one meets this one, with the colours due</source>
        <translation>Označený hraje s tímto, barvy podle nároku</translation>
    </message>
    <message>
        <source>Bye (B)</source>
        <translation>Volno (B)</translation>
    </message>
    <message>
        <source>The pairing-allocated bye</source>
        <translation>Volno přidělené losem</translation>
    </message>
    <message>
        <source>Absent (Z)</source>
        <translation>Nepřítomen (Z)</translation>
    </message>
    <message>
        <source>A zero-point bye</source>
        <translation>Nulové volno</translation>
    </message>
    <message>
        <source>Pair the others (E)</source>
        <translation>Losovat ostatní (E)</translation>
    </message>
    <message>
        <source>The engine pairs those who are left; boards that stand are not touched: E</source>
        <translation>Program losuje zbylé; hotové šachovnice zůstávají: E</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Finish and compare…</source>
        <translation>Dokončit a porovnat…</translation>
    </message>
    <message>
        <source>Round {0} is being paired by hand: nothing else can be paired until you finish.</source>
        <translation>Kolo {0} se losuje ručně: dokud nedokončíte, nic jiného losovat nejde.</translation>
    </message>
    <message numerus="yes">
        <source>%n without an opponent or a bye</source>
        <translation>
            <numerusform>%n bez soupeře i volna</numerusform>
            <numerusform>%n bez soupeře i volna</numerusform>
            <numerusform>%n bez soupeře i volna</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has a place</source>
        <translation>Všichni mají místo</translation>
    </message>
    <message>
        <source>Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose the opponent and press P.</source>
        <translation>Přetáhněte hráče na jiného, na místo u stolu, nebo pod seznam, aby byl volný; nebo jednoho označte pomocí M, zvolte soupeře a stiskněte P.</translation>
    </message>
    <message>
        <source>Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose the opponent and press P. w and b after a name is the colour due: 2 absolutely, 1 strongly, 0 mildly.</source>
        <translation>Přetáhněte hráče na jiného, na místo u stolu, nebo pod seznam, aby byl volný; nebo jednoho označte pomocí M, zvolte soupeře a stiskněte P. b a č za jménem je nárok na barvu: 2 absolutní, 1 silný, 0 mírný.</translation>
    </message>
    <message>
        <source>Fewer than two are left</source>
        <translation>Zbývají méně než dva</translation>
    </message>
    <message>
        <source>Somebody has neither an opponent nor a bye</source>
        <translation>Někdo nemá soupeře ani volno</translation>
    </message>
    <message>
        <source>This breaks rules</source>
        <translation>Porušuje to pravidla</translation>
    </message>
    <message>
        <source>The bye is given already: one is still without a game.</source>
        <translation>Volno už je dáno: jeden je stále bez partie.</translation>
    </message>
    <message>
        <source>Nobody of those who are left may meet another of them.</source>
        <translation>Nikdo ze zbylých nesmí hrát s jiným zbylým.</translation>
    </message>
    <message>
        <source>Keep the pairing by hand?</source>
        <translation>Ponechat ruční los?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Ponechat</translation>
    </message>
    <message>
        <source>The pairing by hand is the same as that of {0}.</source>
        <translation>Ruční los je stejný jako los od {0}.</translation>
    </message>
    <message>
        <source>Finish without a comparison?</source>
        <translation>Dokončit bez porovnání?</translation>
    </message>
    <message>
        <source>The log keeps that there was no engine&apos;s pairing to compare with.</source>
        <translation>Deník uchová, že nebyl los programu k porovnání.</translation>
    </message>
    <message>
        <source>Finish without it</source>
        <translation>Dokončit bez něj</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>M</source>
        <translation>U</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Utkání</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Družstvo</translation>
    </message>
    <message>
        <source>First-named team</source>
        <translation>První družstvo</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>Game points so far</source>
        <translation>Dosavadní skóre</translation>
    </message>
    <message>
        <source>The other team</source>
        <translation>Druhé družstvo</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Zatím nerozhodnuto</translation>
    </message>
    <message>
        <source>Postponed: the next round does not wait for it</source>
        <translation>Přeloženo: další kolo na ně nečeká</translation>
    </message>
    <message>
        <source>The score entered is not the sum of the boards</source>
        <translation>Zapsaný výsledek není součtem šachovnic</translation>
    </message>
    <message>
        <source>Entered at once</source>
        <translation>Zapsáno najednou</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Poznámka: {0}</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>volno</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>půlbodové volno</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>celobodové volno</translation>
    </message>
    <message>
        <source>free round</source>
        <translation>volno</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>nepřítomno</translation>
    </message>
</context>
<context>
    <name>MatchesView</name>
    <message>
        <source>Matches</source>
        <translation>Utkání</translation>
    </message>
    <message>
        <source>Line-ups…</source>
        <translation>Sestavy…</translation>
    </message>
    <message>
        <source>Score…</source>
        <translation>Výsledek…</translation>
    </message>
    <message>
        <source>Home ↔ away</source>
        <translation>Domácí ↔ hosté</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Kontumace</translation>
    </message>
    <message>
        <source>The match is lost without playing</source>
        <translation>Utkání je prohrané bez hry</translation>
    </message>
    <message>
        <source>Who goes on…</source>
        <translation>Kdo postupuje…</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Poznámka…</translation>
    </message>
    <message>
        <source>Choose a match first</source>
        <translation>Nejdřív vyberte utkání</translation>
    </message>
    <message>
        <source>Hand in this line-up?</source>
        <translation>Odevzdat tuto sestavu?</translation>
    </message>
    <message>
        <source>Score of the match</source>
        <translation>Výsledek utkání</translation>
    </message>
    <message>
        <source>Game points, the first-named team first, for example 2½:1½; empty takes the score away</source>
        <translation>Skóre, první družstvo napřed, například 2½:1½; prázdné výsledek smaže</translation>
    </message>
    <message>
        <source>“{0}” is no score: write for example 2.5:1.5.</source>
        <translation>„{0}“ není výsledek: pište například 2.5:1.5.</translation>
    </message>
    <message>
        <source>Enter this score?</source>
        <translation>Zapsat tento výsledek?</translation>
    </message>
    <message>
        <source>Note at match {0}</source>
        <translation>Poznámka k utkání {0}</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Poznámka:</translation>
    </message>
    <message>
        <source>Swap home and away?</source>
        <translation>Prohodit domácí a hosty?</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Prohodit</translation>
    </message>
    <message>
        <source>Decide the match?</source>
        <translation>Rozhodnout utkání?</translation>
    </message>
    <message>
        <source>{0} does not come</source>
        <translation>{0} nepřijde</translation>
    </message>
    <message>
        <source>Neither comes</source>
        <translation>Nepřijde nikdo</translation>
    </message>
    <message>
        <source>It is played after all</source>
        <translation>Přece jen se hraje</translation>
    </message>
    <message>
        <source>Forfeit the match?</source>
        <translation>Kontumovat utkání?</translation>
    </message>
</context>
<context>
    <name>MissingDialog</name>
    <message>
        <source>Pair round {0}</source>
        <translation>Losovat kolo {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>%n hráč nebyl na prezenci kola {0}</numerusform>
            <numerusform>%n hráči nebyli na prezenci kola {0}</numerusform>
            <numerusform>%n hráčů nebylo na prezenci kola {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>%n družstvo nebylo na prezenci kola {0}</numerusform>
            <numerusform>%n družstva nebyla na prezenci kola {0}</numerusform>
            <numerusform>%n družstev nebylo na prezenci kola {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Všichni</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>nepřítomen</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>neviděn</translation>
    </message>
    <message>
        <source>Who is missing</source>
        <translation>Kdo chybí</translation>
    </message>
    <message>
        <source>Do this and pair</source>
        <translation>Provést a losovat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>is here: is paired</source>
        <translation>je tady: losuje se</translation>
    </message>
    <message>
        <source>zero-point bye in this round</source>
        <translation>nulové volno v tomto kole</translation>
    </message>
    <message>
        <source>half-point bye in this round</source>
        <translation>půlbodové volno v tomto kole</translation>
    </message>
    <message>
        <source>stays in the table: forfeits if not there</source>
        <translation>zůstává v tabulce: nepřijde-li, kontumace</translation>
    </message>
    <message>
        <source>leaves the tournament</source>
        <translation>opouští turnaj</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Place under the official ladder</source>
        <translation>Místo podle oficiálních pomocných hodnocení</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Zkušební</translation>
    </message>
    <message>
        <source>Place under the trial ladder, and by how many places</source>
        <translation>Místo podle zkušebních pomocných hodnocení a o kolik míst</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Rozhodlo</translation>
    </message>
    <message>
        <source>The rung of the trial ladder that decides</source>
        <translation>Kritérium zkušebního seznamu, které rozhodlo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Hodnota</translation>
    </message>
    <message>
        <source>The player&apos;s value of that rung</source>
        <translation>Hodnota hráče v tomto kritériu</translation>
    </message>
    <message>
        <source>From place {0} to place {1}</source>
        <translation>Z místa {0} na místo {1}</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>dělené</translation>
    </message>
</context>
<context>
    <name>NetworkBox</name>
    <message>
        <source>Network</source>
        <translation>Síť</translation>
    </message>
    <message>
        <source>No network: open a hotspot, or join one</source>
        <translation>Žádná síť: zapněte hotspot, nebo se k nějaké připojte</translation>
    </message>
</context>
<context>
    <name>NewEventWizard</name>
    <message>
        <source>New event</source>
        <translation>Nový turnaj</translation>
    </message>
    <message>
        <source>&amp;Create the event</source>
        <translation>&amp;Založit turnaj</translation>
    </message>
    <message>
        <source>To the regulations in words; what was not asked yet stays as it is proposed</source>
        <translation>K propozicím slovy; nač ještě nedošlo, zůstane, jak je navrženo</translation>
    </message>
    <message>
        <source>The rest as usual</source>
        <translation>Ostatní jako obvykle</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Jak se jmenuje?</translation>
    </message>
    <message>
        <source>The name stands on every printed page.</source>
        <translation>Název je na každé vytištěné stránce.</translation>
    </message>
    <message>
        <source>three letters, for example NOR</source>
        <translation>tři písmena, například CZE</translation>
    </message>
    <message>
        <source>N&amp;ame *</source>
        <translation>&amp;Název *</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Místo</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Federace</translation>
    </message>
    <message>
        <source>Add an official</source>
        <translation>Přidat funkcionáře</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Rozhodčí a funkcionáři</translation>
    </message>
    <message>
        <source>How is it played?</source>
        <translation>Jak se hraje?</translation>
    </message>
    <message>
        <source>All of it can be changed until round 1 is paired.</source>
        <translation>Vše lze měnit, dokud není nalosováno 1. kolo.</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Tempo hry</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systém</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Tempo hry</translation>
    </message>
    <message>
        <source>&amp;Rated as</source>
        <translation>Počítat &amp;jako</translation>
    </message>
    <message>
        <source>When is it played?</source>
        <translation>Kdy se hraje?</translation>
    </message>
    <message>
        <source>Fill the schedule from the first round and the rounds a day, or leave it for later.</source>
        <translation>Plán vyplňte od prvního kola a počtu kol denně, nebo ho nechte na později.</translation>
    </message>
    <message>
        <source>The dates are known</source>
        <translation>Termíny jsou známy</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>První den</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Poslední den</translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation>&amp;První den</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>Posle&amp;dní den</translation>
    </message>
    <message>
        <source>What counts how much?</source>
        <translation>Co má jakou hodnotu?</translation>
    </message>
    <message>
        <source>Points and byes are locked once round 1 is paired.</source>
        <translation>Body a volna se zamknou po nalosování 1. kola.</translation>
    </message>
    <message>
        <source>How are ties broken?</source>
        <translation>Co rozhoduje při rovnosti?</translation>
    </message>
    <message>
        <source>Start from a ready ladder. The Tie-breaks page changes it at any time.</source>
        <translation>Začněte od hotového seznamu. Stránka Pomocná hodnocení ho kdykoli změní.</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Vydání pravidel pomocných hodnocení FIDE</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Pomocná hodnocení</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Hodnocení</translation>
    </message>
    <message>
        <source>The regulations in words</source>
        <translation>Propozice slovy</translation>
    </message>
    <message>
        <source>Compare them with what was announced, then create the event.</source>
        <translation>Porovnejte je s tím, co bylo ohlášeno, a pak turnaj založte.</translation>
    </message>
    <message>
        <source>Preview, print or save as PDF…</source>
        <translation>Náhled, tisk nebo uložení jako PDF…</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Kopírovat text</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Vydání FIDE {0}</translation>
    </message>
    <message>
        <source>Regulations – {0}</source>
        <translation>Propozice – {0}</translation>
    </message>
    <message>
        <source>Leave the new event? What was entered is lost.</source>
        <translation>Opustit nový turnaj? Zadané údaje se ztratí.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Opustit</translation>
    </message>
</context>
<context>
    <name>Norms</name>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Startovní číslo (TPN)</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Titul FIDE</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Norma</translation>
    </message>
    <message>
        <source>The greatest norm within reach</source>
        <translation>Nejvyšší norma na dosah</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdikt</translation>
    </message>
    <message>
        <source>Preliminary: FIDE decides</source>
        <translation>Předběžné: rozhoduje FIDE</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>In the games that count</source>
        <translation>V počítaných partiích</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Games that count</source>
        <translation>Partie, které se počítají</translation>
    </message>
    <message>
        <source>Average of the opponents after 1.4.6</source>
        <translation>Průměr soupeřů podle 1.4.6</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Performance</translation>
    </message>
    <message>
        <source>Still needed</source>
        <translation>Ještě chybí</translation>
    </message>
    <message>
        <source>In the rounds to come</source>
        <translation>V dalších kolech</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Článek</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Podmínka</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Hodnota</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Mez</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Splněno</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>NO</source>
        <translation>NE</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>nezodpovězeno</translation>
    </message>
</context>
<context>
    <name>NormsPanel</name>
    <message>
        <source>Title norms</source>
        <translation>Normy titulů</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Najít podle jména, oddílu nebo čísla</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Tisk…</translation>
    </message>
    <message>
        <source>Stop looking after norms</source>
        <translation>Nesledovat normy</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidáti</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Podmínky</translation>
    </message>
    <message>
        <source>Nobody has made a norm or still can</source>
        <translation>Nikdo normu nesplnil ani už nemůže</translation>
    </message>
    <message>
        <source>This is looked at anew after every result.</source>
        <translation>Posuzuje se znovu po každém výsledku.</translation>
    </message>
    <message>
        <source>Norms are not looked after in this section</source>
        <translation>Normy se v této skupině nesledují</translation>
    </message>
    <message>
        <source>Say so, and this page and its sheets appear.</source>
        <translation>Zapněte to a objeví se tato stránka i její listy.</translation>
    </message>
    <message>
        <source>Look after title norms</source>
        <translation>Sledovat normy titulů</translation>
    </message>
    <message>
        <source>What only you know</source>
        <translation>Co víte jen vy</translation>
    </message>
    <message>
        <source>preliminary: FIDE decides</source>
        <translation>předběžné: rozhoduje FIDE</translation>
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
        <translation>Dosud</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nový</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Number the players by rating</source>
        <translation>Číslovat hráče podle ratingu</translation>
    </message>
    <message>
        <source>By tournament rating, then title, then what was announced for equals (C.04.2).</source>
        <translation>Podle turnajového ratingu, pak titulu, pak podle toho, co bylo ohlášeno pro rovnost (C.04.2).</translation>
    </message>
    <message>
        <source>Give the numbers</source>
        <translation>Přidělit čísla</translation>
    </message>
    <message>
        <source>Draw the numbers by lot</source>
        <translation>Vylosovat čísla</translation>
    </message>
    <message>
        <source>The same number of the lot gives the same order, everywhere.</source>
        <translation>Stejné číslo losu dá všude stejné pořadí.</translation>
    </message>
    <message>
        <source>Take this lot</source>
        <translation>Použít tento los</translation>
    </message>
    <message>
        <source>Give the numbers by hand</source>
        <translation>Přidělit čísla ručně</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move the marked player, as the buttons do.</source>
        <translation>Alt+Šipka nahoru a Alt+Šipka dolů posouvají označeného hráče stejně jako tlačítka.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>The FIDE rating (FIDE)</source>
        <translation>Rating FIDE (FIDE)</translation>
    </message>
    <message>
        <source>The national rating (NRO)</source>
        <translation>Národní rating (NRO)</translation>
    </message>
    <message>
        <source>The FIDE rating, without one the national (FIDON)</source>
        <translation>Rating FIDE, jinak národní (FIDON)</translation>
    </message>
    <message>
        <source>The national rating, without one FIDE&apos;s (NIDOF)</source>
        <translation>Národní rating, jinak FIDE (NIDOF)</translation>
    </message>
    <message>
        <source>The higher of FIDE and national (HBFN)</source>
        <translation>Vyšší z FIDE a národního (HBFN)</translation>
    </message>
    <message>
        <source>The lower of FIDE and national (LBFN)</source>
        <translation>Nižší z FIDE a národního (LBFN)</translation>
    </message>
    <message>
        <source>Another rule: the order of the lists, or as typed (OTHER)</source>
        <translation>Jiné pravidlo: pořadí listin, nebo jak bylo zadáno (OTHER)</translation>
    </message>
</context>
<context>
    <name>OfferAgain</name>
    <message>
        <source>Everything of {0} is there.</source>
        <translation>Vše z {0} tu je.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) only in {0}</source>
        <translation>
            <numerusform>%n krok jen v {0}</numerusform>
            <numerusform>%n kroky jen v {0}</numerusform>
            <numerusform>%n kroků jen v {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter them again</source>
        <translation>Zapsat je znovu</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) were entered again.</source>
        <translation>
            <numerusform>Znovu zapsán %n krok.</numerusform>
            <numerusform>Znovu zapsány %n kroky.</numerusform>
            <numerusform>Znovu zapsáno %n kroků.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Officials</name>
    <message>
        <source>Chief arbiter</source>
        <translation>Hlavní rozhodčí</translation>
    </message>
    <message>
        <source>Deputy chief arbiter</source>
        <translation>Zástupce hl. rozhodčího</translation>
    </message>
    <message>
        <source>Sector arbiter</source>
        <translation>Sektorový rozhodčí</translation>
    </message>
    <message>
        <source>Pairings officer</source>
        <translation>Rozhodčí pro losování</translation>
    </message>
    <message>
        <source>Fair-play officer</source>
        <translation>Fair-play rozhodčí</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Rozhodčí</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Pořadatel</translation>
    </message>
</context>
<context>
    <name>OfficialsTable</name>
    <message>
        <source>Role</source>
        <translation>Funkce</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titul</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Family, Given</source>
        <translation>Příjmení, Jméno</translation>
    </message>
    <message>
        <source>Take this official away</source>
        <translation>Odebrat tohoto funkcionáře</translation>
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
        <translation>{0} lze číst několika způsoby</translation>
    </message>
    <message>
        <source>Its own totals fit each of these readings. Choose what really happened; nothing was created yet.</source>
        <translation>Součty v souboru odpovídají každému z těchto čtení. Zvolte, co se opravdu stalo; zatím nic nevzniklo.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Otázky</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Read it so</source>
        <translation>Číst takto</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Řádek {0}</translation>
    </message>
    <message>
        <source>Choose a reading for each question first.</source>
        <translation>Nejdřív pro každou otázku zvolte čtení.</translation>
    </message>
</context>
<context>
    <name>OrderDialog</name>
    <message>
        <source>Up</source>
        <translation>Nahoru</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Dolů</translation>
    </message>
    <message>
        <source>No number changes</source>
        <translation>Žádné číslo se nemění</translation>
    </message>
</context>
<context>
    <name>OriginQuestion</name>
    <message>
        <source>Which program do you come from?</source>
        <translation>Z kterého programu přicházíte?</translation>
    </message>
    <message>
        <source>Results are then typed with the keys you know. The Rounds page changes them at any time.</source>
        <translation>Výsledky se pak zapisují klávesami, které znáte. Stránka Kola je kdykoli změní.</translation>
    </message>
    <message>
        <source>Another, or none</source>
        <translation>Jiný, nebo žádný</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Klávesy: {0}</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Změnit</translation>
    </message>
    <message>
        <source>Own keys</source>
        <translation>Vlastní klávesy</translation>
    </message>
    <message>
        <source>Keys for results: {0}.</source>
        <translation>Klávesy pro výsledky: {0}.</translation>
    </message>
</context>
<context>
    <name>OwnKeysDialog</name>
    <message>
        <source>Own keys for results</source>
        <translation>Vlastní klávesy pro výsledky</translation>
    </message>
    <message>
        <source>Go to a field with Tab and press the key you want; Backspace leaves it empty. Digits count wherever they are, also on the number block; Del always clears. Letters that are results find no player.</source>
        <translation>Tabulátorem přejděte na pole a stiskněte klávesu, kterou chcete; Backspace je nechá prázdné. Číslice platí, ať jsou kdekoli, i na číselném bloku; Del vždy maže. Písmena, která jsou výsledky, hráče nehledají.</translation>
    </message>
    <message>
        <source>Key for: {0}</source>
        <translation>Klávesa pro: {0}</translation>
    </message>
    <message>
        <source>As &amp;Classic</source>
        <translation>Jako &amp;klasické</translation>
    </message>
    <message>
        <source>Use these keys</source>
        <translation>Použít tyto klávesy</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>{0} would mean two things.</source>
        <translation>{0} by znamenalo dvě věci.</translation>
    </message>
    <message>
        <source>White wins, draw and Black wins need a key each.</source>
        <translation>Výhra bílého, remíza a výhra černého potřebují každá svou klávesu.</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>výhra bílého</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>výhra černého</translation>
    </message>
    <message>
        <source>Black did not come</source>
        <translation>Černý nepřišel</translation>
    </message>
    <message>
        <source>White did not come</source>
        <translation>Bílý nepřišel</translation>
    </message>
    <message>
        <source>Neither came</source>
        <translation>Nepřišel nikdo</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Jiné výsledky</translation>
    </message>
    <message>
        <source>Clear the result</source>
        <translation>Smazat výsledek</translation>
    </message>
</context>
<context>
    <name>PackPart</name>
    <message>
        <source>Each document is printed with its own options.</source>
        <translation>Každý dokument se tiskne s vlastními volbami.</translation>
    </message>
    <message>
        <source>Send as</source>
        <translation>Odeslat jako</translation>
    </message>
    <message>
        <source>One job</source>
        <translation>Jedna úloha</translation>
    </message>
    <message>
        <source>All documents go to the printer together</source>
        <translation>Všechny dokumenty jdou na tiskárnu společně</translation>
    </message>
    <message>
        <source>One each</source>
        <translation>Jednotlivě</translation>
    </message>
    <message>
        <source>Every document is a job of its own</source>
        <translation>Každý dokument je samostatná úloha</translation>
    </message>
    <message>
        <source>Usual contents</source>
        <translation>Obvyklý obsah</translation>
    </message>
    <message>
        <source>Empty the queue</source>
        <translation>Vyprázdnit frontu</translation>
    </message>
    <message>
        <source>Send to the printer as</source>
        <translation>Odeslat na tiskárnu jako</translation>
    </message>
</context>
<context>
    <name>PageHeadDialog</name>
    <message>
        <source>On every page</source>
        <translation>Na každé stránce</translation>
    </message>
    <message>
        <source>Header lines, logo and sponsors</source>
        <translation>Řádky záhlaví, logo a sponzoři</translation>
    </message>
    <message>
        <source>Lines above the name of the event</source>
        <translation>Řádky nad názvem turnaje</translation>
    </message>
    <message>
        <source>Header line {0}</source>
        <translation>Řádek záhlaví {0}</translation>
    </message>
    <message>
        <source>The federation or the club that invites</source>
        <translation>Svaz nebo oddíl, který zve</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Zvolit…</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>Sponsors, at the foot of the page</source>
        <translation>Sponzoři v patě stránky</translation>
    </message>
    <message>
        <source>Add a sponsor…</source>
        <translation>Přidat sponzora…</translation>
    </message>
    <message>
        <source>PNG or JPEG. Large pictures are made smaller.</source>
        <translation>PNG nebo JPEG. Velké obrázky se zmenší.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>At most {0} sponsors are printed.</source>
        <translation>Tiskne se nejvýše {0} sponzorů.</translation>
    </message>
    <message>
        <source>{0} was made smaller: {1} x {2} pixels.</source>
        <translation>{0}: obrázek byl zmenšen na {1} x {2} bodů.</translation>
    </message>
    <message>
        <source>Sponsors</source>
        <translation>Sponzoři</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Obrázky (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>No logo yet.</source>
        <translation>Zatím žádné logo.</translation>
    </message>
    <message>
        <source>There is no logo</source>
        <translation>Žádné logo tu není</translation>
    </message>
    <message>
        <source>Sponsor {0}</source>
        <translation>Sponzor {0}</translation>
    </message>
    <message>
        <source>Move sponsor {0} up</source>
        <translation>Posunout sponzora {0} nahoru</translation>
    </message>
    <message>
        <source>Take sponsor {0} away</source>
        <translation>Odebrat sponzora {0}</translation>
    </message>
    <message>
        <source>There are {0} already</source>
        <translation>Už jich je {0}</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Preview of the printed pages</source>
        <translation>Náhled tištěných stran</translation>
    </message>
</context>
<context>
    <name>PairingDesk</name>
    <message>
        <source>No legal pairing keeps them all apart; these wishes yielded: {0}.</source>
        <translation>Žádný přípustný los je všechny nerozdělí; ustoupila tato přání: {0}.</translation>
    </message>
    <message>
        <source>The event has changed while the engine worked: pair again.</source>
        <translation>Turnaj se během práce programu změnil: losujte znovu.</translation>
    </message>
    <message>
        <source>Pairing was cancelled; nothing has changed.</source>
        <translation>Losování bylo zrušeno; nic se nezměnilo.</translation>
    </message>
</context>
<context>
    <name>PairingRules</name>
    <message>
        <source>Rule</source>
        <translation>Pravidlo</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pro</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>wished apart</source>
        <translation>raději ne spolu</translation>
    </message>
    <message>
        <source>must not meet</source>
        <translation>nesmějí spolu hrát</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>prohibitions: {0}</source>
        <translation>zákazy: {0}</translation>
    </message>
    <message>
        <source>wishes: {0}</source>
        <translation>přání: {0}</translation>
    </message>
    <message>
        <source>Baku acceleration</source>
        <translation>Bakuské zrychlení</translation>
    </message>
    <message>
        <source>fixed tables: {0}</source>
        <translation>pevné šachovnice: {0}</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>A round robin is not accelerated.</source>
        <translation>Turnaj každý s každým se nezrychluje.</translation>
    </message>
    <message>
        <source>No acceleration: everybody is paired by the points scored.</source>
        <translation>Bez zrychlení: všichni se losují podle získaných bodů.</translation>
    </message>
    <message>
        <source>The groups are formed of those who play round 1; nobody does yet.</source>
        <translation>Skupiny tvoří ti, kdo hrají 1. kolo; zatím nikdo.</translation>
    </message>
    <message>
        <source>Rounds {0} to {1}: numbers {2} to {3} are paired with +{4}.</source>
        <translation>Kola {0} až {1}: čísla {2} až {3} se losují s +{4}.</translation>
    </message>
    <message>
        <source>Round {0}: numbers {2} to {3} are paired with +{4}.</source>
        <translation>Kolo {0}: čísla {2} až {3} se losují s +{4}.</translation>
    </message>
    <message>
        <source>Upper group, {0} players: {1}.</source>
        <translation>Horní skupina, hráčů {0}: {1}.</translation>
    </message>
    <message>
        <source>The others, {0} players: {1}.</source>
        <translation>Ostatní, hráčů {0}: {1}.</translation>
    </message>
    <message>
        <source>Until round 1 is published the groups follow the field; a player with a bye in round 1 belongs to the group of the number he or she gets (C.04.7).</source>
        <translation>Do zveřejnění 1. kola se skupiny mění podle toho, kdo hraje; hráč s volnem v 1. kole patří do skupiny podle čísla, které dostane (C.04.7).</translation>
    </message>
    <message>
        <source>Baku acceleration (C.04.7).</source>
        <translation>Bakuské zrychlení (C.04.7).</translation>
    </message>
    <message>
        <source>Not paired with each other in rounds {0} to {1}: {2}.</source>
        <translation>V kolech {0} až {1} spolu nehrají: {2}.</translation>
    </message>
    <message>
        <source>Kept apart in rounds {0} to {1} where the rules allow it: {2}.</source>
        <translation>V kolech {0} až {1} spolu nehrají, pokud to pravidla dovolí: {2}.</translation>
    </message>
    <message>
        <source>Chess960: every round starts from a position drawn by lot.</source>
        <translation>Chess960: každé kolo začíná z vylosovaného postavení.</translation>
    </message>
</context>
<context>
    <name>PairingRulesDialog</name>
    <message>
        <source>Pairing rules</source>
        <translation>Pravidla losování</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Část</translation>
    </message>
    <message>
        <source>Who must not meet</source>
        <translation>Kdo spolu nesmí hrát</translation>
    </message>
    <message>
        <source>Prohibited pairings, clubs, federations</source>
        <translation>Zakázané dvojice, oddíly, federace</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Zrychlení</translation>
    </message>
    <message>
        <source>Baku acceleration (C.04.7)</source>
        <translation>Bakuské zrychlení (C.04.7)</translation>
    </message>
    <message>
        <source>Fixed tables</source>
        <translation>Pevné šachovnice</translation>
    </message>
    <message>
        <source>Players who do not move</source>
        <translation>Hráči, kteří se nepřesouvají</translation>
    </message>
    <message>
        <source>Colour and Chess960</source>
        <translation>Barva a Chess960</translation>
    </message>
    <message>
        <source>The first colour, positions drawn by lot</source>
        <translation>První barva, losovaná postavení</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Every change is stored at once; undo takes it back.</source>
        <translation>Každá změna se hned ukládá; krok zpět ji vrátí.</translation>
    </message>
    <message>
        <source>Prohibit a pairing…</source>
        <translation>Zakázat dvojici…</translation>
    </message>
    <message>
        <source>Clubs or federations…</source>
        <translation>Oddíly nebo federace…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odstranit</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Nobody is kept apart. Prohibit a pairing (brothers, one car), or keep the members of clubs or federations apart in the first rounds; it must be announced before round 1.</source>
        <translation>Nikdo není oddělen. Zakažte dvojici (bratři, jedno auto), nebo oddělte v prvních kolech členy oddílů či federací; musí to být ohlášeno před 1. kolem.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Žádné</translation>
    </message>
    <message>
        <source>Paired by the points scored</source>
        <translation>Losuje se podle získaných bodů</translation>
    </message>
    <message>
        <source>Baku</source>
        <translation>Baku</translation>
    </message>
    <message>
        <source>The upper half gets points that count for pairing only (C.04.7)</source>
        <translation>Horní polovina dostane body, které platí jen pro losování (C.04.7)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Napište jméno, nebo vyberte</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>A lower board</source>
        <translation>Nižší šachovnice</translation>
    </message>
    <message>
        <source>A higher board</source>
        <translation>Vyšší šachovnice</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Určit pevnou</translation>
    </message>
    <message>
        <source>Let move again</source>
        <translation>Zrušit pevnou</translation>
    </message>
    <message>
        <source>A player who cannot move plays at this board in every round paired from now on.</source>
        <translation>Hráč, který se nemůže přesouvat, hraje od teď v každém losovaném kole na této šachovnici.</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Vylosovat</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>Chess960: a starting position is drawn by lot for every round</source>
        <translation>Chess960: pro každé kolo se losuje základní postavení</translation>
    </message>
    <message>
        <source>The colour of the highest-ranked player in round 1</source>
        <translation>Barva nejvýše nasazeného hráče v 1. kole</translation>
    </message>
    <message>
        <source>The colour of team 1 on board 1 in round 1</source>
        <translation>Barva družstva 1 na šachovnici 1 v 1. kole</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>The Rounds page draws the position; it stands on the pairings sheet and the projector.</source>
        <translation>Postavení se losuje na stránce Kola; je na rozlosování i na projektoru.</translation>
    </message>
    <message>
        <source>Only in a Swiss: a round robin is read from its table</source>
        <translation>Jen ve švýcarském systému: u každého s každým určuje dvojice tabulka</translation>
    </message>
    <message>
        <source>Teams have no fixed tables</source>
        <translation>Družstva nemají pevné šachovnice</translation>
    </message>
    <message>
        <source>Choose a line first</source>
        <translation>Nejdřív vyberte řádek</translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation>Nejdřív vyberte hráče</translation>
    </message>
    <message>
        <source>Round 1 is paired: outside FIDE mode a change is asked about and noted in the report</source>
        <translation>1. kolo je nalosované: mimo režim FIDE se program na změnu zeptá a zapíše ji do zprávy</translation>
    </message>
    <message>
        <source>Change the pairing rules?</source>
        <translation>Změnit pravidla losování?</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Search commands and players</source>
        <translation>Hledat příkazy a hráče</translation>
    </message>
    <message>
        <source>Search commands, pages and players</source>
        <translation>Hledat příkazy, stránky a hráče</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Nalezené</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nic nenalezeno</translation>
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
        <translation>Uložit jako PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Soubory PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Tisk…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Uložit jako PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Menší</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Větší</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Celá strana</translation>
    </message>
    <message>
        <source>Sent to the printer: {0}</source>
        <translation>Odesláno na tiskárnu: {0}</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Uloženo: {0}</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Strana {0} z {1}</translation>
    </message>
</context>
<context>
    <name>PictureFiles</name>
    <message>
        <source>{0}: the picture is damaged.</source>
        <translation>{0}: obrázek je poškozený.</translation>
    </message>
</context>
<context>
    <name>PlacesChart</name>
    <message>
        <source>Chart of places by policy</source>
        <translation>Graf míst podle pravidel</translation>
    </message>
    <message>
        <source>The same places stand in the table: choose Table above.</source>
        <translation>Tatáž místa jsou v tabulce: nahoře zvolte Tabulka.</translation>
    </message>
    <message>
        <source>{0}: place {1} under {2}</source>
        <translation>{0}: místo {1} podle {2}</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>jak je</translation>
    </message>
</context>
<context>
    <name>PlayerActions</name>
    <message>
        <source>&amp;Add players…</source>
        <translation>&amp;Přidat hráče…</translation>
    </message>
    <message>
        <source>Add &amp;many: paste or open a table…</source>
        <translation>Přidat &amp;mnoho: vložit nebo otevřít tabulku…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Upravit…</translation>
    </message>
    <message>
        <source>&amp;Byes and absences…</source>
        <translation>&amp;Volna a nepřítomnosti…</translation>
    </message>
    <message>
        <source>&amp;Withdraw…</source>
        <translation>O&amp;dstoupení…</translation>
    </message>
    <message>
        <source>Take bac&amp;k…</source>
        <translation>Přijmout &amp;zpět…</translation>
    </message>
    <message>
        <source>E&amp;xpel…</source>
        <translation>V&amp;yloučit…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Odstranit</translation>
    </message>
    <message>
        <source>Move to another &amp;section</source>
        <translation>Přesunout do &amp;jiné skupiny</translation>
    </message>
    <message>
        <source>C&amp;ategory</source>
        <translation>&amp;Kategorie</translation>
    </message>
    <message>
        <source>&amp;Check-in</source>
        <translation>P&amp;rezence</translation>
    </message>
    <message>
        <source>Cl&amp;ose the check-in…</source>
        <translation>Uzavřít prezen&amp;ci…</translation>
    </message>
    <message>
        <source>Check the reg&amp;istration</source>
        <translation>Zko&amp;ntrolovat přihlášky</translation>
    </message>
    <message>
        <source>&amp;Number the players by rating…</source>
        <translation>Číslovat podle ratin&amp;gu…</translation>
    </message>
    <message>
        <source>Exchange two pairing numbers</source>
        <translation>Vyměnit dvě startovní čísla</translation>
    </message>
    <message>
        <source>Draw the numbers by &amp;lot…</source>
        <translation>Vylo&amp;sovat čísla…</translation>
    </message>
    <message>
        <source>Give the numbers by &amp;hand…</source>
        <translation>Přidělit čísl&amp;a ručně…</translation>
    </message>
    <message>
        <source>&amp;Tournament ratings…</source>
        <translation>&amp;Turnajové ratingy…</translation>
    </message>
    <message>
        <source>Cate&amp;gories…</source>
        <translation>Kat&amp;egorie…</translation>
    </message>
    <message>
        <source>Compare with the rating list…</source>
        <translation>Porovnat s ratingovou listinou…</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Ratingové listiny…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Nejdřív otevřete turnaj</translation>
    </message>
    <message>
        <source>Select players on the Players page first</source>
        <translation>Nejdřív vyberte hráče na stránce Hráči</translation>
    </message>
    <message>
        <source>Select one player who has not left</source>
        <translation>Vyberte jednoho hráče, který neodstoupil</translation>
    </message>
    <message>
        <source>The event has one section only; add one on the Event page</source>
        <translation>Turnaj má jen jednu skupinu; další přidejte na stránce Turnaj</translation>
    </message>
    <message>
        <source>Select two players of equal rating</source>
        <translation>Vyberte dva hráče se stejným ratingem</translation>
    </message>
    <message>
        <source>From this round on: zero points, not paired. The player stays in the standings, marked.</source>
        <translation>Od tohoto kola: nula bodů, nelosuje se. Hráč zůstává v pořadí s označením.</translation>
    </message>
    <message>
        <source>From this round on every game is lost; the opponent goes on.</source>
        <translation>Od tohoto kola jsou všechny partie prohrané; soupeř postupuje.</translation>
    </message>
    <message>
        <source>From this round on every opponent wins without a game. Who played less than half of the games by then is not ranked, and those games do not count (C.05, 6.6).</source>
        <translation>Od tohoto kola vyhrává každý soupeř bez hry. Kdo do té doby odehrál méně než polovinu partií, není v pořadí a tyto partie se nepočítají (C.05, 6.6).</translation>
    </message>
    <message>
        <source>Withdraw {0}</source>
        <translation>Odstoupení: {0}</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zapsat odstoupení</translation>
    </message>
    <message>
        <source>Withdrawn: {0}</source>
        <translation>Odstoupil: {0}</translation>
    </message>
    <message>
        <source>Take {0} back</source>
        <translation>Přijmout zpět {0}</translation>
    </message>
    <message>
        <source>From this round on the player is paired again; missed rounds stay as they are.</source>
        <translation>Od tohoto kola se hráč znovu losuje; zmeškaná kola zůstávají, jak jsou.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Přijmout zpět</translation>
    </message>
    <message>
        <source>Back in the event: {0}</source>
        <translation>Zpět v turnaji: {0}</translation>
    </message>
    <message>
        <source>Expel {0}</source>
        <translation>Vyloučit {0}</translation>
    </message>
    <message>
        <source>Not paired any more and left out of the standings. Opponents keep their points.</source>
        <translation>Dál se nelosuje a není v pořadí. Soupeřům body zůstávají.</translation>
    </message>
    <message>
        <source>Expel…</source>
        <translation>Vyloučit…</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n player(s)?</source>
        <translation>
            <numerusform>Odstranit %n hráče?</numerusform>
            <numerusform>Odstranit %n hráče?</numerusform>
            <numerusform>Odstranit %n hráčů?</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odstranit</translation>
    </message>
    <message>
        <source>Removed: {0}. Undo brings back.</source>
        <translation>Odstraněno: {0}. Krok zpět to vrátí.</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Skupina {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) moved to {0}</source>
        <translation>
            <numerusform>%n hráč přesunut do {0}</numerusform>
            <numerusform>%n hráči přesunuti do {0}</numerusform>
            <numerusform>%n hráčů přesunuto do {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange the numbers {0} and {1}</source>
        <translation>Vyměnit čísla {0} a {1}</translation>
    </message>
    <message>
        <source>The check-in is closed.</source>
        <translation>Prezence je uzavřena.</translation>
    </message>
</context>
<context>
    <name>PlayerForm</name>
    <message>
        <source>Fa&amp;mily name</source>
        <translation>&amp;Příjmení</translation>
    </message>
    <message>
        <source>&amp;Given name</source>
        <translation>&amp;Jméno</translation>
    </message>
    <message>
        <source>In own &amp;script</source>
        <translation>&amp;Vlastním písmem</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Federace</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titul</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Pohlaví</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>neznámo</translation>
    </message>
    <message>
        <source>male</source>
        <translation>muž</translation>
    </message>
    <message>
        <source>female</source>
        <translation>žena</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titul</translation>
    </message>
    <message>
        <source>Se&amp;x</source>
        <translation>Po&amp;hlaví</translation>
    </message>
    <message>
        <source>&amp;Born</source>
        <translation>&amp;Narození</translation>
    </message>
    <message>
        <source>2004 or 2004-02-29</source>
        <translation>2004 nebo 2004-02-29</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Oddíl</translation>
    </message>
    <message>
        <source>Categor&amp;ies</source>
        <translation>&amp;Kategorie</translation>
    </message>
    <message>
        <source>by hand, separated by commas</source>
        <translation>ručně, oddělené čárkami</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Tournament &amp;rating</source>
        <translation>T&amp;urnajový rating</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE vážný</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE rapid</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE blesk</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Národní rating</translation>
    </message>
    <message>
        <source>F&amp;IDE ID</source>
        <translation>FID&amp;E ID</translation>
    </message>
    <message>
        <source>&amp;National ID</source>
        <translation>Ná&amp;rodní ID</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Pevná šachovnice</translation>
    </message>
    <message>
        <source>Entry f&amp;ee</source>
        <translation>&amp;Startovné</translation>
    </message>
    <message>
        <source>&amp;Paid</source>
        <translation>&amp;Zaplaceno</translation>
    </message>
    <message>
        <source>May have a &amp;half-point bye</source>
        <translation>Může mít půl&amp;bodové volno</translation>
    </message>
    <message>
        <source>Other lists</source>
        <translation>Jiné listiny</translation>
    </message>
    <message>
        <source>Ratings by round</source>
        <translation>Ratingy po kolech</translation>
    </message>
    <message>
        <source>3: 1850, 5: 1872</source>
        <translation>3: 1850, 5: 1872</translation>
    </message>
    <message>
        <source>as list, age and rating tell</source>
        <translation>podle listiny, věku a ratingu</translation>
    </message>
    <message>
        <source>For the rating changes, where you know it better</source>
        <translation>Pro změny ratingu, když to víte lépe</translation>
    </message>
    <message>
        <source>From that round on; the tournament rating is the first one</source>
        <translation>Od daného kola dál; turnajovým ratingem je první</translation>
    </message>
    <message>
        <source>Ratings from the lists</source>
        <translation>Ratingy z listin</translation>
    </message>
    <message>
        <source>Take a rating of one of the rating lists</source>
        <translation>Převzít rating z některé ratingové listiny</translation>
    </message>
    <message>
        <source>By the rules: {0}.</source>
        <translation>Podle pravidel: {0}.</translation>
    </message>
    <message>
        <source>Taken out by hand: {0}.</source>
        <translation>Ručně vyřazen: {0}.</translation>
    </message>
    <message>
        <source>{0} gives {1}</source>
        <translation>{0} dává {1}</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>zadáno ručně</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importováno</translation>
    </message>
    <message>
        <source>Ratings by round are written as 3: 1850, 5: 1872.</source>
        <translation>Ratingy po kolech se píšou jako 3: 1850, 5: 1872.</translation>
    </message>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: „{1}“ není číslo.</translation>
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
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Rating of the list; a dot means that it was typed by hand</source>
        <translation>Rating z listiny; tečka znamená ruční zadání</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Startovní číslo (TPN)</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Zde</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Prezence</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titul</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Titul FIDE</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Name as in the rating list</source>
        <translation>Jméno jako v ratingové listině</translation>
    </message>
    <message>
        <source>Own script</source>
        <translation>Vlastní písmo</translation>
    </message>
    <message>
        <source>Name in the player&apos;s own script</source>
        <translation>Jméno hráče jeho písmem</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Turnajový rating</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Vážný</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Rapid</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blesk</translation>
    </message>
    <message>
        <source>Nat.</source>
        <translation>Nár.</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>FED</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federace</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Pohl.</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nar.</translation>
    </message>
    <message>
        <source>Year or date of birth</source>
        <translation>Rok nebo datum narození</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Oddíl</translation>
    </message>
    <message>
        <source>Club or city</source>
        <translation>Oddíl nebo město</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Number in FIDE&apos;s rating list</source>
        <translation>Číslo v ratingové listině FIDE</translation>
    </message>
    <message>
        <source>Nat. ID</source>
        <translation>Nár. ID</translation>
    </message>
    <message>
        <source>Number in the national list</source>
        <translation>Číslo v národní listině</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Categories of the player</source>
        <translation>Kategorie hráče</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Šach.</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Pevná šachovnice</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Zaplaceno</translation>
    </message>
    <message>
        <source>Entry fee paid</source>
        <translation>Zaplacené startovné</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Start.</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Startovné</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Volna</translation>
    </message>
    <message>
        <source>Byes and absences, by round: 1 full point, ½ half point, 0 zero points</source>
        <translation>Volna a nepřítomnosti po kolech: 1 celý bod, ½ půl bodu, 0 nula bodů</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Comment of the arbiter</source>
        <translation>Poznámka rozhodčího</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stav</translation>
    </message>
    <message>
        <source>Withdrawn or expelled</source>
        <translation>Odstoupil nebo vyloučen</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>zadáno ručně</translation>
    </message>
    <message>
        <source>from round {0}: {1}</source>
        <translation>od kola {0}: {1}</translation>
    </message>
    <message>
        <source>present</source>
        <translation>přítomen</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>nepřítomen</translation>
    </message>
    <message>
        <source>not yet seen</source>
        <translation>zatím neviděn</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>odstoupil</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>vyloučen</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Najít hráče</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Najít podle jména, oddílu nebo čísla</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Přidat</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Prezence</translation>
    </message>
    <message>
        <source>Check the registration</source>
        <translation>Zkontrolovat přihlášky</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Kontrola</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Sloupce</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>Everything that can be done with players</source>
        <translation>Vše, co lze s hráči udělat</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Zatím žádní hráči</translation>
    </message>
    <message>
        <source>Search the FIDE list, type a name, or paste a whole table from a spreadsheet.</source>
        <translation>Hledejte v listině FIDE, napište jméno, nebo vložte celou tabulku.</translation>
    </message>
    <message>
        <source>Add players…</source>
        <translation>Přidat hráče…</translation>
    </message>
    <message>
        <source>Paste or open a table…</source>
        <translation>Vložit nebo otevřít tabulku…</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Ratingové listiny…</translation>
    </message>
    <message>
        <source>Add players (Ins)</source>
        <translation>Přidat hráče (Ins)</translation>
    </message>
    <message>
        <source>Check of the registration</source>
        <translation>Kontrola přihlášek</translation>
    </message>
    <message>
        <source>Nothing to remark</source>
        <translation>Bez připomínek</translation>
    </message>
    <message>
        <source>The registration is complete.</source>
        <translation>Přihlášky jsou úplné.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>average rating {0}</source>
        <translation>průměrný rating {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n without a rating</source>
        <translation>
            <numerusform>%n bez ratingu</numerusform>
            <numerusform>%n bez ratingu</numerusform>
            <numerusform>%n bez ratingu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left the event</source>
        <translation>
            <numerusform>%n opustil turnaj</numerusform>
            <numerusform>%n opustili turnaj</numerusform>
            <numerusform>%n opustilo turnaj</numerusform>
        </translation>
    </message>
    <message>
        <source>Usual widths</source>
        <translation>Obvyklé šířky</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s), {0} of them to be cleared up</source>
        <translation>
            <numerusform>%n poznámka, k vyjasnění: {0}</numerusform>
            <numerusform>%n poznámky, k vyjasnění: {0}</numerusform>
            <numerusform>%n poznámek, k vyjasnění: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Check-in: type the first letters of a name, then Space</source>
        <translation>Prezence: napište první písmena jména, pak mezerník</translation>
    </message>
    <message>
        <source>{0}: here</source>
        <translation>{0}: přítomen</translation>
    </message>
    <message>
        <source>{0}: absent</source>
        <translation>{0}: nepřítomen</translation>
    </message>
    <message>
        <source>{0}: not yet seen</source>
        <translation>{0}: zatím neviděn</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ticked off as here</source>
        <translation>
            <numerusform>%n hráč odškrtnut jako přítomný</numerusform>
            <numerusform>%n hráči odškrtnuti jako přítomní</numerusform>
            <numerusform>%n hráčů odškrtnuto jako přítomní</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody found: “{0}”</source>
        <translation>Nikdo nenalezen: „{0}“</translation>
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
        <translation>Body družstva {0} v kole {1}</translation>
    </message>
    <message>
        <source>They are added; a minus takes points away. The reason stands in the tournament report.</source>
        <translation>Přičítají se; minus body odebírá. Důvod je ve zprávě o turnaji.</translation>
    </message>
    <message>
        <source>Points by decision</source>
        <translation>Body rozhodnutím</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>A new decision</source>
        <translation>Nové rozhodnutí</translation>
    </message>
    <message>
        <source>Take back: round {0}, {1} match points, {2} game points ({3})</source>
        <translation>Zrušit: kolo {0}, zápasové body {1}, skóre {2} ({3})</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Zápasové body</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Rozhodnout</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>PolicyDelegate</name>
    <message>
        <source>NOT C.07</source>
        <translation>NENÍ V C.07</translation>
    </message>
</context>
<context>
    <name>PolicyList</name>
    <message>
        <source>How unplayed games count</source>
        <translation>Jak se počítají neodehrané partie</translation>
    </message>
    <message>
        <source>Arrow keys look, Enter or Space chooses, Shift+F1 explains.</source>
        <translation>Šipkami se dívejte, Enter nebo mezerník volí, Shift+F1 vysvětlí.</translation>
    </message>
    <message>
        <source>About this policy	Shift+F1</source>
        <translation>O tomto pravidle	Shift+F1</translation>
    </message>
</context>
<context>
    <name>PolicyModel</name>
    <message>
        <source>not C.07</source>
        <translation>není v C.07</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>platí</translation>
    </message>
</context>
<context>
    <name>PresetMenu</name>
    <message>
        <source>{0}. Edition: {1}. Source: {2}</source>
        <translation>{0}. Vydání: {1}. Zdroj: {2}</translation>
    </message>
    <message>
        <source>Save this ladder as…</source>
        <translation>Uložit tento seznam jako…</translation>
    </message>
    <message>
        <source>Copy the ladder of another event…</source>
        <translation>Kopírovat pomocná hodnocení z jiného turnaje…</translation>
    </message>
    <message>
        <source>Forget an own ladder</source>
        <translation>Zapomenout vlastní seznam</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Progress</source>
        <translation>Průběh</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Menší</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Větší</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Celá strana</translation>
    </message>
</context>
<context>
    <name>PrintDesk</name>
    <message>
        <source>Making the table…</source>
        <translation>Vytváří se tabulka…</translation>
    </message>
    <message>
        <source>Folder for the PDFs</source>
        <translation>Složka pro PDF</translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) written.</source>
        <translation>
            <numerusform>Uloženo %n PDF.</numerusform>
            <numerusform>Uložena %n PDF.</numerusform>
            <numerusform>Uloženo %n PDF.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: {0} of {1} PDFs were written.</source>
        <translation>Zastaveno: uloženo {0} z {1} PDF.</translation>
    </message>
    <message>
        <source>{0} They lie in {1}.</source>
        <translation>{0} Jsou v {1}.</translation>
    </message>
    <message>
        <source>Files of these names are there already</source>
        <translation>Soubory s těmito názvy už tu jsou</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the same name are in this folder already, for example {0}.</source>
        <translation>
            <numerusform>V této složce už je %n soubor stejného názvu, například {0}.</numerusform>
            <numerusform>V této složce už jsou %n soubory stejného názvu, například {0}.</numerusform>
            <numerusform>V této složce už je %n souborů stejného názvu, například {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep both gives the new ones a number.</source>
        <translation>Ponechat obojí dá novým číslo.</translation>
    </message>
    <message>
        <source>Write over them</source>
        <translation>Přepsat je</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Ponechat obojí</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Uloženo: {0}</translation>
    </message>
    <message>
        <source>{0}: page {1}</source>
        <translation>{0}: strana {1}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n page(s).</source>
        <translation>
            <numerusform>Zastaveno po %n straně.</numerusform>
            <numerusform>Zastaveno po %n stranách.</numerusform>
            <numerusform>Zastaveno po %n stranách.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) sent to the printer.</source>
        <translation>
            <numerusform>Na tiskárnu odeslána %n strana.</numerusform>
            <numerusform>Na tiskárnu odeslány %n strany.</numerusform>
            <numerusform>Na tiskárnu odesláno %n stran.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrizeDelegate</name>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
</context>
<context>
    <name>PrizeRules</name>
    <message>
        <source>By place</source>
        <translation>Podle místa</translation>
    </message>
    <message>
        <source>Shared equally</source>
        <translation>Rovným dílem</translation>
    </message>
    <message>
        <source>Hort system</source>
        <translation>Systém Hort</translation>
    </message>
    <message>
        <source>The most valuable</source>
        <translation>Nejhodnotnější</translation>
    </message>
    <message>
        <source>The first in the list</source>
        <translation>První v seznamu</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Všechny</translation>
    </message>
    <message>
        <source>To the best placed</source>
        <translation>Nejlépe umístěnému</translation>
    </message>
    <message>
        <source>Stays in the fund</source>
        <translation>Zůstává ve fondu</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>Rovnost bodů</translation>
    </message>
    <message>
        <source>As in the standings</source>
        <translation>Jako v pořadí</translation>
    </message>
    <message>
        <source>In groups</source>
        <translation>Ve skupinách</translation>
    </message>
    <message>
        <source>Who wins several keeps</source>
        <translation>Kdo vyhraje víc, dostane</translation>
    </message>
    <message>
        <source>Rounded to</source>
        <translation>Zaokrouhleno na</translation>
    </message>
    <message>
        <source>Left by rounding</source>
        <translation>Zbytek zaokrouhlením</translation>
    </message>
    <message>
        <source>Who withdrew may win</source>
        <translation>Kdo odstoupil, může vyhrát</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Měna</translation>
    </message>
    <message>
        <source>Smallest share</source>
        <translation>Nejmenší podíl</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádný</translation>
    </message>
    <message>
        <source>Most for one</source>
        <translation>Nejvíc pro jednoho</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez omezení</translation>
    </message>
    <message>
        <source>Fewest in a group</source>
        <translation>Nejméně ve skupině</translation>
    </message>
    <message>
        <source>Players of a club</source>
        <translation>Hráči z oddílu</translation>
    </message>
    <message>
        <source>Without prizes (No.)</source>
        <translation>Bez cen (č.)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikdo</translation>
    </message>
    <message>
        <source>{0}: “{1}” is not a number.</source>
        <translation>{0}: „{1}“ není číslo.</translation>
    </message>
    <message>
        <source>Start numbers without prizes are written as 3, 17.</source>
        <translation>Startovní čísla bez cen se píšou jako 3, 17.</translation>
    </message>
</context>
<context>
    <name>PrizeTable</name>
    <message>
        <source>Kind</source>
        <translation>Druh</translation>
    </message>
    <message>
        <source>Group or name</source>
        <translation>Skupina nebo název</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Peníze</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Věcná cena</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vítěz</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>zatím nikdo</translation>
    </message>
    <message>
        <source>“{0}” is not a place.</source>
        <translation>„{0}“ není místo.</translation>
    </message>
    <message>
        <source>“{0}” is not a start number or the name of one player.</source>
        <translation>„{0}“ není startovní číslo ani jméno jednoho hráče.</translation>
    </message>
</context>
<context>
    <name>Prizes</name>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Named by hand</source>
        <translation>Určeno ručně</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Oddíl</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Peníze</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>Which prize</source>
        <translation>Která cena</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vítěz</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>Kdo ji dostane</translation>
    </message>
    <message>
        <source>Rk</source>
        <translation>Poř.</translation>
    </message>
    <message>
        <source>Place in the standings</source>
        <translation>Místo v pořadí</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Amount to be paid</source>
        <translation>Částka k výplatě</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Věcná cena</translation>
    </message>
    <message>
        <source>What else there is</source>
        <translation>Mimo peníze</translation>
    </message>
</context>
<context>
    <name>PrizesDialog</name>
    <message>
        <source>Prizes</source>
        <translation>Ceny</translation>
    </message>
    <message>
        <source>Who gets what</source>
        <translation>Kdo co dostane</translation>
    </message>
    <message>
        <source>List of prizes</source>
        <translation>Seznam cen</translation>
    </message>
    <message>
        <source>Add a place</source>
        <translation>Přidat místo</translation>
    </message>
    <message>
        <source>The next place of the group of this line</source>
        <translation>Další místo ve skupině tohoto řádku</translation>
    </message>
    <message>
        <source>Special prize</source>
        <translation>Zvláštní cena</translation>
    </message>
    <message>
        <source>Best game, youngest player: you name the winner</source>
        <translation>Nejlepší partie, nejmladší hráč: vítěze určíte vy</translation>
    </message>
    <message>
        <source>Club prize</source>
        <translation>Cena oddílu</translation>
    </message>
    <message>
        <source>By the points of a club&apos;s best players</source>
        <translation>Podle bodů nejlepších hráčů oddílu</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odstranit</translation>
    </message>
    <message>
        <source>Remove the lines chosen</source>
        <translation>Odstranit vybrané řádky</translation>
    </message>
    <message>
        <source>Move the line up</source>
        <translation>Posunout řádek nahoru</translation>
    </message>
    <message>
        <source>Move the line down</source>
        <translation>Posunout řádek dolů</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Vložit</translation>
    </message>
    <message>
        <source>Lines from a spreadsheet: group, place, amount, thing, start number</source>
        <translation>Řádky z tabulky: skupina, místo, částka, věcná cena, startovní číslo</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importovat…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportovat…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>The Documents page prints the list, the winners and receipts to sign.</source>
        <translation>Stránka Dokumenty tiskne seznam, vítěze a potvrzení k podpisu.</translation>
    </message>
    <message>
        <source>Best club</source>
        <translation>Nejlepší oddíl</translation>
    </message>
    <message>
        <source>Line {0}: {1}</source>
        <translation>Řádek {0}: {1}</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv);;All files (*)</source>
        <translation>Tabulky (*.csv *.txt *.tsv);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Import prizes</source>
        <translation>Import cen</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabulky (*.csv)</translation>
    </message>
    <message>
        <source>Export prizes</source>
        <translation>Export cen</translation>
    </message>
    <message>
        <source>There are no prizes yet</source>
        <translation>Zatím tu nejsou ceny</translation>
    </message>
    <message>
        <source>{0}: as it would be if the event ended now</source>
        <translation>{0}: jak by to bylo, kdyby turnaj skončil teď</translation>
    </message>
    <message>
        <source>Prize fund {0}: {1} to the winners, {2} left over.</source>
        <translation>Cenový fond {0}: {1} vítězům, {2} zbývá.</translation>
    </message>
    <message>
        <source>No prizes yet: add the first place, or paste a list from a spreadsheet.</source>
        <translation>Zatím žádné ceny: přidejte první místo, nebo vložte seznam z tabulky.</translation>
    </message>
    <message>
        <source>No player is in the group “{0}”.</source>
        <translation>Ve skupině „{0}“ není žádný hráč.</translation>
    </message>
</context>
<context>
    <name>ProhibitionDialog</name>
    <message>
        <source>A prohibited pairing</source>
        <translation>Zakázaná dvojice</translation>
    </message>
    <message>
        <source>Tick two or more: none of them meets another of them.</source>
        <translation>Zaškrtněte dva nebo víc: nikdo z nich s jiným nehraje.</translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation>Najít jméno</translation>
    </message>
    <message>
        <source>Who must not meet</source>
        <translation>Kdo spolu nesmí hrát</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Proč</translation>
    </message>
    <message>
        <source>Why, for the list (brothers, one car …)</source>
        <translation>Proč, do seznamu (bratři, jedno auto …)</translation>
    </message>
    <message>
        <source>Chosen: {0}</source>
        <translation>Vybráno: {0}</translation>
    </message>
    <message>
        <source>Tick two or more, and rounds in their order</source>
        <translation>Zaškrtněte dva nebo víc a kola po řadě</translation>
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
        <translation>Kolo {0}</translation>
    </message>
    <message>
        <source>The pairings are not published yet.</source>
        <translation>Los ještě není zveřejněn.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>Round {0}: where you play</source>
        <translation>Kolo {0}: kde hrajete</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Hrajete</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Pořadí po kole {0}</translation>
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
        <translation>Velké okno: 1 šachovnice, 2 hráči, 3 pořadí, mezerník pozastaví, F11 celá obrazovka</translation>
    </message>
    <message>
        <source>not in FIDE mode</source>
        <translation>ne v režimu FIDE</translation>
    </message>
    <message>
        <source>Boards and results</source>
        <translation>Šachovnice a výsledky</translation>
    </message>
    <message>
        <source>Where you play, by name</source>
        <translation>Kde hrajete, podle jména</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Turn the page every {0} seconds</source>
        <translation>Otočit stránku každých {0} s</translation>
    </message>
    <message>
        <source>Pause or go on	Space</source>
        <translation>Pozastavit nebo pokračovat	Mezerník</translation>
    </message>
    <message>
        <source>Larger	+</source>
        <translation>Větší	+</translation>
    </message>
    <message>
        <source>Smaller	-</source>
        <translation>Menší	-</translation>
    </message>
    <message>
        <source>Full screen	F11</source>
        <translation>Celá obrazovka	F11</translation>
    </message>
    <message>
        <source>Close	Esc</source>
        <translation>Zavřít	Esc</translation>
    </message>
</context>
<context>
    <name>ProtectionDialog</name>
    <message>
        <source>Clubs or federations apart</source>
        <translation>Nelosovat spolu členy oddílu nebo federace</translation>
    </message>
    <message>
        <source>Members of a ticked club or federation do not meet each other in these rounds.</source>
        <translation>Členové zaškrtnutého oddílu nebo federace spolu v těchto kolech nehrají.</translation>
    </message>
    <message>
        <source>As entered with the players</source>
        <translation>Podle údajů u hráčů</translation>
    </message>
    <message>
        <source>As entered with the teams</source>
        <translation>Podle údajů u družstev</translation>
    </message>
    <message>
        <source>What keeps them apart</source>
        <translation>Co je odděluje</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Oddíly</translation>
    </message>
    <message>
        <source>Federations</source>
        <translation>Federace</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Skupiny</translation>
    </message>
    <message>
        <source>No club or federation is entered twice</source>
        <translation>Žádný oddíl ani federace není zapsán dvakrát</translation>
    </message>
    <message>
        <source>Tick a group</source>
        <translation>Zaškrtněte skupinu</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message>
        <source>Publish</source>
        <translation>Zveřejnit</translation>
    </message>
    <message>
        <source>The event as a website</source>
        <translation>Turnaj jako web</translation>
    </message>
    <message>
        <source>A folder of plain pages for any web server, sync tool or stick. Only what changed is written again.</source>
        <translation>Složka prostých stránek pro jakýkoli webový server, synchronizaci nebo flash disk. Znovu se zapisuje jen to, co se změnilo.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Zvolit…</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Složka</translation>
    </message>
    <message>
        <source>Folder for the website</source>
        <translation>Složka pro web</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Jazyky</translation>
    </message>
    <message>
        <source>&amp;Address of the website</source>
        <translation>&amp;Adresa webu</translation>
    </message>
    <message>
        <source>Where the folder can be seen; printed with a QR code on every sheet</source>
        <translation>Kde je složka vidět; tiskne se jako QR kód na každý list</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikdo</translation>
    </message>
    <message>
        <source>&amp;Initials only for who is younger than</source>
        <translation>Jen i&amp;niciály pro mladší než</translation>
    </message>
    <message>
        <source>Years of &amp;birth</source>
        <translation>&amp;Roky narození</translation>
    </message>
    <message>
        <source>FIDE &amp;ids</source>
        <translation>&amp;FIDE ID</translation>
    </message>
    <message>
        <source>Shown of the others</source>
        <translation>O ostatních se uvádí</translation>
    </message>
    <message>
        <source>Co&amp;lour</source>
        <translation>&amp;Barva</translation>
    </message>
    <message>
        <source>Picture of the first page</source>
        <translation>Obrázek úvodní stránky</translation>
    </message>
    <message>
        <source>Also the &amp;standings as they would be now, while a round is played</source>
        <translation>I &amp;pořadí, jaké by bylo teď, během kola</translation>
    </message>
    <message>
        <source>&amp;Keep it up to date while this event is open</source>
        <translation>&amp;Udržovat aktuální, dokud je turnaj otevřený</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a year of birth are shown by their whole names.</source>
        <translation>
            <numerusform>%n hráč bez roku narození se uvádí celým jménem.</numerusform>
            <numerusform>%n hráči bez roku narození se uvádějí celým jménem.</numerusform>
            <numerusform>%n hráčů bez roku narození se uvádí celým jménem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write into it all the same</source>
        <translation>Přesto do ní uložit</translation>
    </message>
    <message>
        <source>Open the start page</source>
        <translation>Otevřít úvodní stránku</translation>
    </message>
    <message>
        <source>Stop keeping it up to date</source>
        <translation>Přestat aktualizovat</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Zvolte složku.</translation>
    </message>
    <message>
        <source>Choose a language.</source>
        <translation>Zvolte jazyk.</translation>
    </message>
    <message>
        <source>The pages are being written…</source>
        <translation>Stránky se ukládají…</translation>
    </message>
    <message>
        <source>The website stays as it is now.</source>
        <translation>Web zůstává, jak je teď.</translation>
    </message>
</context>
<context>
    <name>RateFields</name>
    <message>
        <source>Time control in words</source>
        <translation>Tempo hry slovy</translation>
    </message>
    <message>
        <source>in words: 90 min + 30 s per move</source>
        <translation>slovy: 90 min + 30 s na tah</translation>
    </message>
    <message>
        <source>Code of the time control, for the report</source>
        <translation>Kód tempa hry pro zprávu</translation>
    </message>
    <message>
        <source>The code of FIDE&apos;s report counts seconds: 5400+30, 40/6000+30:900+30, or W300-B240.</source>
        <translation>Kód ve zprávě FIDE je v sekundách: 5400+30, 40/6000+30:900+30 nebo W300-B240.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Obvyklá</translation>
    </message>
    <message>
        <source>Choose a usual time control</source>
        <translation>Zvolit obvyklé tempo hry</translation>
    </message>
    <message>
        <source>The code means: {0}, {1}.</source>
        <translation>Kód znamená: {0}, {1}.</translation>
    </message>
    <message>
        <source>Without a code the report names the time control in words only.</source>
        <translation>Bez kódu uvádí zpráva tempo hry jen slovy.</translation>
    </message>
    <message>
        <source>Fill in one of the two: the other one follows.</source>
        <translation>Vyplňte jedno z obou: druhé z něj plyne.</translation>
    </message>
</context>
<context>
    <name>RatingCheckDialog</name>
    <message>
        <source>Compare with the rating list</source>
        <translation>Porovnat s ratingovou listinou</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Ratingová listina</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Najít hráče</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Zaškrtnout vše</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Nezaškrtnout nic</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zobrazit</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Všechny</translation>
    </message>
    <message>
        <source>Every difference</source>
        <translation>Všechny rozdíly</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Ratingy</translation>
    </message>
    <message>
        <source>Ratings of the list and tournament ratings</source>
        <translation>Ratingy z listiny a turnajové ratingy</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Osoba</translation>
    </message>
    <message>
        <source>Name, title, federation, sex and birth</source>
        <translation>Jméno, titul, federace, pohlaví a narození</translation>
    </message>
    <message>
        <source>Proposed changes</source>
        <translation>Navržené změny</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>Nic se neliší</translation>
    </message>
    <message>
        <source>The players agree with the list.</source>
        <translation>Hráči odpovídají listině.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Použít</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>The list valid on {0} counts. Only what is ticked changes, in one step.</source>
        <translation>Platí listina k {0}. Mění se jen to, co je zaškrtnuto, v jednom kroku.</translation>
    </message>
    <message>
        <source>The event lasts more than 30 days: the list valid on {0} counts, the day of the check. The tournament rating stays the first one; new ratings are noted for the rounds to come.</source>
        <translation>Turnaj trvá déle než 30 dní: platí listina k {0}, dni kontroly. Turnajovým ratingem zůstává první; nové ratingy se zapisují pro další kola.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have no number and were not compared.</source>
        <translation>
            <numerusform>%n hráč nemá číslo a nebyl porovnán.</numerusform>
            <numerusform>%n hráči nemají číslo a nebyli porovnáni.</numerusform>
            <numerusform>%n hráčů nemá číslo a nebylo porovnáno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} and %n more</source>
        <translation>
            <numerusform>{0} a ještě %n</numerusform>
            <numerusform>{0} a ještě %n</numerusform>
            <numerusform>{0} a ještě %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the list any more, or never: {0}.</source>
        <translation>V listině už není, nebo nikdy nebyl: {0}.</translation>
    </message>
    <message>
        <source>No rating list yet</source>
        <translation>Zatím žádná ratingová listina</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s download first: Players, Rating lists.</source>
        <translation>Nejdřív importujte soubor FIDE: Hráči, Ratingové listiny.</translation>
    </message>
    <message numerus="yes">
        <source>Apply %n change(s)</source>
        <translation>
            <numerusform>Použít %n změnu</numerusform>
            <numerusform>Použít %n změny</numerusform>
            <numerusform>Použít %n změn</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick what is to be changed</source>
        <translation>Zaškrtněte, co se má změnit</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) changed</source>
        <translation>
            <numerusform>Změněn %n hráč</numerusform>
            <numerusform>Změněni %n hráči</numerusform>
            <numerusform>Změněno %n hráčů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingLists</name>
    <message>
        <source>List</source>
        <translation>Listina</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>Platí od</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Ratingy</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Velikost</translation>
    </message>
    <message>
        <source>Imported from</source>
        <translation>Importováno z</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>vážný</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>rapid</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>blesk</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Příjmení</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Křestní jméno</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Národní ID</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federace</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Pohlaví</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titul</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nar.</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Oddíl</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Rapid rating</source>
        <translation>Rating pro rapid</translation>
    </message>
    <message>
        <source>Blitz rating</source>
        <translation>Rating pro blesk</translation>
    </message>
</context>
<context>
    <name>RatingListsDialog</name>
    <message>
        <source>Rating lists</source>
        <translation>Ratingové listiny</translation>
    </message>
    <message>
        <source>Rating lists on this computer</source>
        <translation>Ratingové listiny na tomto počítači</translation>
    </message>
    <message>
        <source>Download the list from FIDE&apos;s rating page (XML or text, zipped or not) and import it here. Several months can be kept; an event takes the one valid when it starts.</source>
        <translation>Stáhněte listinu z ratingové stránky FIDE (XML nebo text, i v ZIP) a importujte ji sem. Lze mít více měsíců; turnaj bere listinu platnou při svém začátku.</translation>
    </message>
    <message>
        <source>No list yet</source>
        <translation>Zatím žádná listina</translation>
    </message>
    <message>
        <source>Import a download, it takes a minute.</source>
        <translation>Importujte stažený soubor, trvá to minutu.</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Průběh importu</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s list…</source>
        <translation>Importovat listinu FIDE…</translation>
    </message>
    <message>
        <source>Import another list…</source>
        <translation>Importovat jinou listinu…</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>Sledovat složku…</translation>
    </message>
    <message>
        <source>New lists in the folder of your downloads are offered when this window opens</source>
        <translation>Nové listiny ve složce stažených souborů se nabídnou při otevření tohoto okna</translation>
    </message>
    <message>
        <source>Import them</source>
        <translation>Importovat</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odstranit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message numerus="yes">
        <source>%n new list(s) in the watched folder: {0}</source>
        <translation>
            <numerusform>%n nová listina ve sledované složce: {0}</numerusform>
            <numerusform>%n nové listiny ve sledované složce: {0}</numerusform>
            <numerusform>%n nových listin ve sledované složce: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, month by {1}</source>
        <translation>{0}, měsíc podle: {1}</translation>
    </message>
    <message>
        <source>The folder of your downloads</source>
        <translation>Složka stažených souborů</translation>
    </message>
    <message>
        <source>New lists in {0} will be offered here.</source>
        <translation>Nové listiny v {0} se nabídnou zde.</translation>
    </message>
    <message>
        <source>Mark a list first</source>
        <translation>Nejdřív označte listinu</translation>
    </message>
    <message>
        <source>A list is being read</source>
        <translation>Čte se listina</translation>
    </message>
    <message>
        <source>{0} {1} was removed; import the file again to have it back.</source>
        <translation>{0} {1}: odstraněno; importem souboru ji získáte zpět.</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>Platí od</translation>
    </message>
    <message>
        <source>Ratings of the file</source>
        <translation>Ratingy v souboru</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Název listiny</translation>
    </message>
    <message>
        <source>for example DWZ</source>
        <translation>například LOK</translation>
    </message>
    <message>
        <source>Valid from (year-month)</source>
        <translation>Platí od (rok-měsíc)</translation>
    </message>
    <message>
        <source>The file has the ratings for</source>
        <translation>V souboru jsou ratingy pro</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importovat</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Teď ne</translation>
    </message>
    <message>
        <source>FIDE&apos;s rating list</source>
        <translation>Ratingová listina FIDE</translation>
    </message>
    <message>
        <source>Rating lists (*.zip *.xml *.txt);;All files (*)</source>
        <translation>Ratingové listiny (*.zip *.xml *.txt);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>{0} does not say everything itself:</source>
        <translation>{0} neříká vše sám:</translation>
    </message>
    <message>
        <source>Another rating list</source>
        <translation>Jiná ratingová listina</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.zip);;All files (*)</source>
        <translation>Tabulky (*.csv *.tsv *.txt *.xlsx *.zip);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>Čte se {0}…</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Přestat číst</translation>
    </message>
    <message>
        <source>What {0} is, and what its columns mean:</source>
        <translation>Co je {0} a co znamenají jeho sloupce:</translation>
    </message>
    <message>
        <source>Write the month as 2026-11.</source>
        <translation>Měsíc pište jako 2026-11.</translation>
    </message>
    <message>
        <source>The list needs a name.</source>
        <translation>Listina musí mít název.</translation>
    </message>
    <message>
        <source>Importing {0}. The lists stay as they are until it is complete.</source>
        <translation>Importuje se {0}. Listiny zůstávají, jak jsou, dokud nebude hotovo.</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>Zrušit import</translation>
    </message>
    <message>
        <source>Reading was stopped; the lists are as they were.</source>
        <translation>Čtení bylo zastaveno; listiny jsou, jak byly.</translation>
    </message>
    <message numerus="yes">
        <source>{0} {1}: %n player(s).</source>
        <translation>
            <numerusform>{0} {1}: %n hráč.</numerusform>
            <numerusform>{0} {1}: %n hráči.</numerusform>
            <numerusform>{0} {1}: %n hráčů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were left out, the first: {0}</source>
        <translation>
            <numerusform>%n řádek se vynechal, první: {0}</numerusform>
            <numerusform>%n řádky se vynechaly, první: {0}</numerusform>
            <numerusform>%n řádků se vynechalo, první: {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingMethodDialog</name>
    <message>
        <source>Tournament ratings</source>
        <translation>Turnajové ratingy</translation>
    </message>
    <message>
        <source>The official ratings of a player stay as the lists have them. The tournament rating is what counts for pairing numbers and tie-breaks.</source>
        <translation>Oficiální ratingy hráče zůstávají podle listin. Turnajový rating platí pro startovní čísla a pomocná hodnocení.</translation>
    </message>
    <message>
        <source>Players whose tournament rating changes</source>
        <translation>Hráči, jejichž turnajový rating se mění</translation>
    </message>
    <message>
        <source>No rating changes</source>
        <translation>Žádný rating se nemění</translation>
    </message>
    <message>
        <source>Everybody has this rating already.</source>
        <translation>Všichni už tento rating mají.</translation>
    </message>
    <message>
        <source>Take these ratings</source>
        <translation>Použít tyto ratingy</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Keep this order</source>
        <translation>Uložit toto pořadí</translation>
    </message>
    <message>
        <source>Which rating counts</source>
        <translation>Který rating platí</translation>
    </message>
    <message>
        <source>Round 1 is paired: tournament ratings are changed player by player only.</source>
        <translation>1. kolo je nalosované: turnajové ratingy se mění už jen po jednotlivých hráčích.</translation>
    </message>
    <message>
        <source>Order of the lists for {0}</source>
        <translation>Pořadí listin pro {0}</translation>
    </message>
    <message>
        <source>&amp;National list</source>
        <translation>&amp;Národní listina</translation>
    </message>
    <message>
        <source>National list</source>
        <translation>Národní listina</translation>
    </message>
    <message>
        <source>none: as typed or imported</source>
        <translation>žádný: jak byl zadán nebo importován</translation>
    </message>
    <message>
        <source>The first rating that a player has counts as the FIDE rating; Alt+Up and Alt+Down move.</source>
        <translation>Jako rating FIDE platí první, který hráč má; posouvá se pomocí Alt+Šipka nahoru a Alt+Šipka dolů.</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament rating(s) change.</source>
        <translation>
            <numerusform>Mění se %n turnajový rating.</numerusform>
            <numerusform>Mění se %n turnajové ratingy.</numerusform>
            <numerusform>Mění se %n turnajových ratingů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round 1 is paired: the order counts for players who are added from now on.</source>
        <translation>1. kolo je nalosované: pořadí platí pro hráče přidané od teď.</translation>
    </message>
    <message>
        <source>Nothing is chosen otherwise</source>
        <translation>Nic jiného není zvoleno</translation>
    </message>
</context>
<context>
    <name>RatingOfficerDialog</name>
    <message>
        <source>Report for the rating officer</source>
        <translation>Zpráva na rating</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Nálezy</translation>
    </message>
    <message>
        <source>Write the report…</source>
        <translation>Vytvořit zprávu…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>What is missing or odd. Enter or a click opens the place where it is mended.</source>
        <translation>Co chybí nebo je neobvyklé. Enter nebo kliknutí otevře místo, kde se to opraví.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Kde</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Nález</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) must be mended before the report is sent.</source>
        <translation>
            <numerusform>Před odesláním zprávy je třeba opravit %n věc.</numerusform>
            <numerusform>Před odesláním zprávy je třeba opravit %n věci.</numerusform>
            <numerusform>Před odesláním zprávy je třeba opravit %n věcí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that the report needs is missing.</source>
        <translation>Nechybí nic, co zpráva potřebuje.</translation>
    </message>
    <message>
        <source>Rated games: {0}, unrated games: {1}</source>
        <translation>Ratingové partie: {0}, neratingové: {1}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Propozice</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Časový plán</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Where to write the report</source>
        <translation>Kam zprávu uložit</translation>
    </message>
    <message numerus="yes">
        <source>The report is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>Zpráva je hotova: %n soubor v {0}</numerusform>
            <numerusform>Zpráva je hotova: %n soubory v {0}</numerusform>
            <numerusform>Zpráva je hotova: %n souborů v {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>Vytváří se zpráva…</translation>
    </message>
    <message>
        <source>What independent readers made of the written files.</source>
        <translation>Co v uložených souborech našly nezávislé programy.</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>shoduje se</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>liší se</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>nedotázán</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Soubor</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdikt</translation>
    </message>
    <message>
        <source>What it found</source>
        <translation>Co zjistil</translation>
    </message>
</context>
<context>
    <name>ReasonsView</name>
    <message>
        <source>Why this board?</source>
        <translation>Proč tato šachovnice?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Důvody</translation>
    </message>
    <message>
        <source>Why this bye?</source>
        <translation>Proč toto volno?</translation>
    </message>
    <message>
        <source>Why not somebody else?</source>
        <translation>Proč ne někdo jiný?</translation>
    </message>
    <message>
        <source>One of this board</source>
        <translation>Jeden z této šachovnice</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Někdo jiný</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Napište jméno, nebo vyberte</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odpověď</translation>
    </message>
    <message>
        <source>What would the round be with it?</source>
        <translation>Jaké by pak kolo bylo?</translation>
    </message>
    <message>
        <source>Why not another team?</source>
        <translation>Proč ne jiné družstvo?</translation>
    </message>
    <message>
        <source>Choose a board.</source>
        <translation>Vyberte šachovnici.</translation>
    </message>
    <message>
        <source>Why match {0}?</source>
        <translation>Proč utkání {0}?</translation>
    </message>
    <message>
        <source>Why board {0}?</source>
        <translation>Proč šachovnice {0}?</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Why has {0} no match?</source>
        <translation>Proč {0} nemá utkání?</translation>
    </message>
    <message>
        <source>Why has {0} no game?</source>
        <translation>Proč {0} nemá partii?</translation>
    </message>
    <message>
        <source>{0} ({1}) against …</source>
        <translation>{0} ({1}) proti …</translation>
    </message>
    <message>
        <source>the bye</source>
        <translation>volno</translation>
    </message>
    <message>
        <source>Why has {0} the bye?</source>
        <translation>Proč má {0} volno?</translation>
    </message>
    <message>
        <source>Forbidden: {0} [{1}]</source>
        <translation>Zakázáno: {0} [{1}]</translation>
    </message>
    <message>
        <source>Worse: {0} [{1}]</source>
        <translation>Horší: {0} [{1}]</translation>
    </message>
    <message>
        <source>Forbidden: {0}</source>
        <translation>Zakázáno: {0}</translation>
    </message>
    <message>
        <source>Worse: {0}</source>
        <translation>Horší: {0}</translation>
    </message>
    <message>
        <source>It is so in this round.</source>
        <translation>V tomto kole je to tak.</translation>
    </message>
    <message>
        <source>The engine is pairing the round with these two at one board …</source>
        <translation>Program losuje kolo s těmito dvěma na jedné šachovnici …</translation>
    </message>
    <message>
        <source>No legal pairing of the round has these two at one board.</source>
        <translation>Žádný přípustný los kola nemá tyto dva na jedné šachovnici.</translation>
    </message>
    <message>
        <source>The round would be this instead:</source>
        <translation>Kolo by pak bylo takové:</translation>
    </message>
</context>
<context>
    <name>RegenerateDialog</name>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>Reason, noted in the tournament report</source>
        <translation>Důvod, zapisuje se do zprávy o turnaji</translation>
    </message>
    <message>
        <source>Start list, pairings and crosstable up to round {0} are out with the old numbers: print anew.</source>
        <translation>Startovní listina, rozlosování a křížová tabulka do kola {0} jsou vyvěšené se starými čísly: vytiskněte znovu.</translation>
    </message>
    <message>
        <source>Equal rating and title</source>
        <translation>Stejný rating a titul</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>podle jména</translation>
    </message>
    <message>
        <source>In the order of the alphabet</source>
        <translation>Podle abecedy</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>losem</translation>
    </message>
    <message>
        <source>The same number of the lot gives the same order, everywhere.</source>
        <translation>Stejné číslo losu dá všude stejné pořadí.</translation>
    </message>
    <message>
        <source>as they stand</source>
        <translation>jak jsou</translation>
    </message>
    <message>
        <source>In the order of the numbers they have now</source>
        <translation>Podle nynějších čísel</translation>
    </message>
    <message>
        <source>Round 1 is paired: equals keep their order</source>
        <translation>1. kolo je nalosované: při rovnosti zůstává pořadí</translation>
    </message>
    <message>
        <source>Equal rating and title:</source>
        <translation>Stejný rating a titul:</translation>
    </message>
    <message>
        <source>Write a whole number</source>
        <translation>Napište celé číslo</translation>
    </message>
</context>
<context>
    <name>Registration</name>
    <message>
        <source>Title</source>
        <translation>Titul</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>FED</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nar.</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Vážný</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Rapid</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blesk</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>neaktivní</translation>
    </message>
    <message>
        <source>in the event</source>
        <translation>v turnaji</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nový</translation>
    </message>
    <message>
        <source>here already</source>
        <translation>už je zde</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>sporné</translation>
    </message>
    <message>
        <source>error</source>
        <translation>chyba</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Řádek</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Bude</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Oddíl</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Družstvo</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Protože</translation>
    </message>
    <message>
        <source>Column {0}: {1}</source>
        <translation>Sloupec {0}: {1}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>jméno</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titul</translation>
    </message>
    <message>
        <source>federation</source>
        <translation>federace</translation>
    </message>
    <message>
        <source>sex</source>
        <translation>pohlaví</translation>
    </message>
    <message>
        <source>born</source>
        <translation>narození</translation>
    </message>
    <message>
        <source>tournament rating</source>
        <translation>turnajový rating</translation>
    </message>
    <message>
        <source>rating from round {0} on</source>
        <translation>rating od kola {0}</translation>
    </message>
    <message>
        <source>{0} rating</source>
        <translation>rating {0}</translation>
    </message>
    <message>
        <source>Whether the change is applied; Space ticks it</source>
        <translation>Zda se změna použije; zaškrtává mezerník</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Dosud</translation>
    </message>
    <message>
        <source>In the list</source>
        <translation>V listině</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>zaškrtnuto</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>nezaškrtnuto</translation>
    </message>
    <message>
        <source>{0} players have no rating: {1}</source>
        <translation>Hráči bez ratingu ({0}): {1}</translation>
    </message>
    <message>
        <source>{0} players have no federation: {1}</source>
        <translation>Hráči bez federace ({0}): {1}</translation>
    </message>
    <message>
        <source>{0} players have no date or year of birth: {1}</source>
        <translation>Hráči bez data i roku narození ({0}): {1}</translation>
    </message>
    <message>
        <source>{0} players have another tournament rating than by the method: {1}</source>
        <translation>Jiný turnajový rating než podle způsobu (hráčů: {0}): {1}</translation>
    </message>
    <message>
        <source>{0} players have no FIDE number: {1}</source>
        <translation>Hráči bez FIDE ID ({0}): {1}</translation>
    </message>
    <message>
        <source>{0} players have not paid in full: {1}</source>
        <translation>Nemají zaplaceno vše (hráčů: {0}): {1}</translation>
    </message>
    <message>
        <source>{0} players were not checked in: {1}</source>
        <translation>Nebyli na prezenci (hráčů: {0}): {1}</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>Nač se podívat</translation>
    </message>
    <message>
        <source>Enter goes to the player</source>
        <translation>Enter přejde na hráče</translation>
    </message>
</context>
<context>
    <name>Regulations</name>
    <message>
        <source>“{0}” is no number of points; write 1, ½ or 0.5.</source>
        <translation>„{0}“ není počet bodů; pište 1, ½ nebo 0.5.</translation>
    </message>
    <message>
        <source>standard chess</source>
        <translation>vážný šach</translation>
    </message>
    <message>
        <source>rapid chess</source>
        <translation>rapid</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>bleskový šach</translation>
    </message>
    <message>
        <source>A win counts {0}, a draw {1}, a loss {2}.</source>
        <translation>Výhra se počítá {0}, remíza {1}, prohra {2}.</translation>
    </message>
    <message>
        <source>The pairing-allocated bye counts {0}, a half-point bye {1}.</source>
        <translation>Volno přidělené losem se počítá {0}, půlbodové volno {1}.</translation>
    </message>
    <message>
        <source>Half-point byes are not allowed.</source>
        <translation>Půlbodová volna nejsou povolena.</translation>
    </message>
    <message>
        <source>Half-point byes for a player: at most {0}.</source>
        <translation>Půlbodových volen na hráče: nejvýše {0}.</translation>
    </message>
    <message>
        <source>Half-point byes for a player: at most {0}, until round {1}.</source>
        <translation>Půlbodových volen na hráče: nejvýše {0}, do kola {1}.</translation>
    </message>
    <message>
        <source>Unrated players in tie-breaks: not announced.</source>
        <translation>Hráči bez ratingu v pomocných hodnoceních: neohlášeno.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as the lowest rating of the field.</source>
        <translation>Hráči bez ratingu se v pomocných hodnoceních počítají s nejnižším ratingem v turnaji.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as the average of the field.</source>
        <translation>Hráči bez ratingu se v pomocných hodnoceních počítají s průměrem turnaje.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks with their performance.</source>
        <translation>Hráči bez ratingu se v pomocných hodnoceních počítají svou performancí.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as {0}.</source>
        <translation>Hráči bez ratingu se v pomocných hodnoceních počítají s ratingem {0}.</translation>
    </message>
    <message>
        <source>Initial colour by lot: number 1 has White in round 1.</source>
        <translation>Počáteční barva losem: číslo 1 má v 1. kole bílé.</translation>
    </message>
    <message>
        <source>Initial colour by lot: number 1 has Black in round 1.</source>
        <translation>Počáteční barva losem: číslo 1 má v 1. kole černé.</translation>
    </message>
    <message>
        <source>The initial colour has not been drawn yet.</source>
        <translation>Počáteční barva ještě není vylosovaná.</translation>
    </message>
    <message>
        <source>Rate of play: {1}.</source>
        <translation>Tempo hry: {1}.</translation>
    </message>
    <message>
        <source>Swiss system, {0} rounds, {1}.</source>
        <translation>Švýcarský systém, počet kol {0}, {1}.</translation>
    </message>
    <message>
        <source>Match of two players, {0} games, {1}.</source>
        <translation>Zápas dvou hráčů, partií {0}, {1}.</translation>
    </message>
    <message>
        <source>Round robin, {0} rounds, {1}, {2} games against each opponent.</source>
        <translation>Každý s každým, počet kol {0}, {1}, partií s každým soupeřem: {2}.</translation>
    </message>
    <message>
        <source>Round robin, {0} rounds, {1}.</source>
        <translation>Každý s každým, počet kol {0}, {1}.</translation>
    </message>
    <message>
        <source>Rate of play: {0}.</source>
        <translation>Tempo hry: {0}.</translation>
    </message>
    <message>
        <source>The last two rounds of the first cycle change places (C.05, annex 1).</source>
        <translation>Poslední dvě kola prvního cyklu se prohazují (C.05, příloha 1).</translation>
    </message>
    <message>
        <source>Tournament rating: {0}.</source>
        <translation>Turnajový rating: {0}.</translation>
    </message>
    <message>
        <source>The event lasts more than 30 days: the first rating of a player counts.</source>
        <translation>Turnaj trvá déle než 30 dní: platí první rating hráče.</translation>
    </message>
    <message>
        <source>Categories: {0}.</source>
        <translation>Kategorie: {0}.</translation>
    </message>
    <message>
        <source>Tie-break rules: FIDE edition {0}.</source>
        <translation>Pravidla pomocných hodnocení: vydání FIDE {0}.</translation>
    </message>
</context>
<context>
    <name>RegulationsForm</name>
    <message>
        <source>&amp;Name of the section</source>
        <translation>&amp;Název skupiny</translation>
    </message>
    <message>
        <source>&amp;Rated as</source>
        <translation>Počítat &amp;jako</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Tempo hry</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systém</translation>
    </message>
    <message>
        <source>in words; empty: as the event</source>
        <translation>slovy; prázdné: jako turnaj</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Tempo hry</translation>
    </message>
    <message>
        <source>win</source>
        <translation>výhra</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remíza</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>prohra</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>volno</translation>
    </message>
    <message>
        <source>Points for: {0}</source>
        <translation>Body za: {0}</translation>
    </message>
    <message>
        <source>The usual points</source>
        <translation>Obvyklé body</translation>
    </message>
    <message>
        <source>Three points for a win</source>
        <translation>Tři body za výhru</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Half-point byes are allowed</source>
        <translation>Půlbodová volna jsou povolena</translation>
    </message>
    <message>
        <source>Half-point byes for a player</source>
        <translation>Půlbodová volna na hráče</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Méně</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>Last round for them; 0: any</source>
        <translation>Poslední kolo pro ně; 0: libovolné</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Dřív</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Později</translation>
    </message>
    <message>
        <source>for a player at most</source>
        <translation>na hráče nejvýše</translation>
    </message>
    <message>
        <source>until round (0: any)</source>
        <translation>do kola (0: libovolné)</translation>
    </message>
    <message>
        <source>The last two rounds of the first cycle change places</source>
        <translation>Poslední dvě kola prvního cyklu se prohodí</translation>
    </message>
    <message>
        <source>Nobody then has the same colour three times running (C.05, annex 1).</source>
        <translation>Nikdo pak nemá třikrát za sebou stejnou barvu (C.05, příloha 1).</translation>
    </message>
    <message>
        <source>Berger table</source>
        <translation>Bergerova tabulka</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Volna</translation>
    </message>
    <message>
        <source>Tie-break r&amp;ules</source>
        <translation>&amp;Pravidla pom. hodnocení</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Vydání FIDE {0}</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Vydání pravidel pomocných hodnocení FIDE</translation>
    </message>
    <message>
        <source>Unrated players in tie-breaks</source>
        <translation>Hráči bez ratingu v pomocných hodnoceních</translation>
    </message>
    <message>
        <source>not announced</source>
        <translation>neohlášeno</translation>
    </message>
    <message>
        <source>lowest rating of the field</source>
        <translation>nejnižší rating v turnaji</translation>
    </message>
    <message>
        <source>average of the field</source>
        <translation>průměr turnaje</translation>
    </message>
    <message>
        <source>their performance</source>
        <translation>jejich performance</translation>
    </message>
    <message>
        <source>a fixed rating:</source>
        <translation>pevný rating:</translation>
    </message>
    <message>
        <source>Fixed rating of unrated players</source>
        <translation>Pevný rating hráčů bez ratingu</translation>
    </message>
    <message>
        <source>Unrated players</source>
        <translation>Hráči bez ratingu</translation>
    </message>
    <message>
        <source>Over &amp;30 days</source>
        <translation>Přes &amp;30 dní</translation>
    </message>
    <message>
        <source>as the dates say</source>
        <translation>podle termínů</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>Lasts more than 30 days</source>
        <translation>Trvá déle než 30 dní</translation>
    </message>
    <message>
        <source>Rating tie-breaks are not advised then; new ratings are noted by round</source>
        <translation>Ratingová pomocná hodnocení se pak nedoporučují; nové ratingy se zapisují po kolech</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Počáteční barva</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>zatím nevylosováno</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Vylosovat</translation>
    </message>
    <message>
        <source>number of the lot</source>
        <translation>číslo losu</translation>
    </message>
    <message>
        <source>Number 1 begins with</source>
        <translation>Číslo 1 začíná barvou</translation>
    </message>
    <message>
        <source>Locked: round 1 is paired.</source>
        <translation>Zamčeno: 1. kolo je nalosované.</translation>
    </message>
    <message>
        <source>The fixed rating of unrated players is a number, for example 1400.</source>
        <translation>Pevný rating hráčů bez ratingu je číslo, například 1400.</translation>
    </message>
</context>
<context>
    <name>ReportExport</name>
    <message>
        <source>Export a tournament report</source>
        <translation>Exportovat zprávu o turnaji</translation>
    </message>
    <message>
        <source>{0} exists already. Nothing was changed; choose another name.</source>
        <translation>{0} už existuje. Nic se nezměnilo; zvolte jiný název.</translation>
    </message>
    <message>
        <source>The tournament report was written: {0}</source>
        <translation>Zpráva o turnaji byla uložena: {0}</translation>
    </message>
    <message>
        <source>TRF26, everything that happened (*.trf)</source>
        <translation>TRF26, vše, co se stalo (*.trf)</translation>
    </message>
    <message>
        <source>TRF16, for older programs (*.trf)</source>
        <translation>TRF16, pro starší programy (*.trf)</translation>
    </message>
    <message>
        <source>TRF26 for the rating office, with late corrections (*.trf)</source>
        <translation>TRF26 pro zápočet na rating, s pozdními opravami (*.trf)</translation>
    </message>
    <message>
        <source>TRF16 for the rating office, with late corrections (*.trf)</source>
        <translation>TRF16 pro zápočet na rating, s pozdními opravami (*.trf)</translation>
    </message>
    <message>
        <source>The whole event as JSON (*.json)</source>
        <translation>Celý turnaj jako JSON (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have no result yet: an interim report, not the final one.</source>
        <translation>
            <numerusform>%n partie ještě nemá výsledek: průběžná zpráva, ne závěrečná.</numerusform>
            <numerusform>%n partie ještě nemají výsledek: průběžná zpráva, ne závěrečná.</numerusform>
            <numerusform>%n partií ještě nemá výsledek: průběžná zpráva, ne závěrečná.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrections for the rating report only are left out.</source>
        <translation>Opravy jen pro zprávu na rating se vynechávají.</translation>
    </message>
    <message>
        <source>What this file does not hold</source>
        <translation>Co v tomto souboru není</translation>
    </message>
    <message>
        <source>Write the file</source>
        <translation>Uložit soubor</translation>
    </message>
</context>
<context>
    <name>Rescue</name>
    <message>
        <source>The copy: {0}</source>
        <translation>Kopie: {0}</translation>
    </message>
    <message>
        <source>The damaged file is not thrown away: it stays beside the event under another name.</source>
        <translation>Poškozený soubor se nezahodí: zůstane vedle turnaje pod jiným názvem.</translation>
    </message>
    <message>
        <source>Missing in the copy, to be entered again:</source>
        <translation>V kopii chybí, je třeba zapsat znovu:</translation>
    </message>
    <message>
        <source>{0} is damaged. Go on with the newest good copy?</source>
        <translation>{0} je poškozený. Pokračovat s nejnovější dobrou kopií?</translation>
    </message>
    <message>
        <source>Go on with the copy</source>
        <translation>Pokračovat s kopií</translation>
    </message>
    <message>
        <source>The damaged file is kept as {0}</source>
        <translation>Poškozený soubor je uložen jako {0}</translation>
    </message>
    <message>
        <source>{0} is damaged, and there is no good copy at hand</source>
        <translation>{0} je poškozený a žádná dobrá kopie není po ruce</translation>
    </message>
    <message>
        <source>Nothing was changed. Put in the stick with the backups, or choose the folder they are in.</source>
        <translation>Nic se nezměnilo. Vložte flash disk se zálohami, nebo zvolte složku, kde jsou.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Vybrat složku…</translation>
    </message>
    <message>
        <source>Folder with backups</source>
        <translation>Složka se zálohami</translation>
    </message>
</context>
<context>
    <name>ResultEntry</name>
    <message>
        <source>Swap the colours?</source>
        <translation>Prohodit barvy?</translation>
    </message>
    <message>
        <source>Board {0} has {1}. Enter clears it, Esc keeps it.</source>
        <translation>Šachovnice {0} má {1}. Enter to smaže, Esc ponechá.</translation>
    </message>
    <message>
        <source>Board {0} has {1}. Enter replaces it by {2}, Esc keeps {1}.</source>
        <translation>Šachovnice {0} má {1}. Enter zapíše {2}, Esc ponechá {1}.</translation>
    </message>
    <message>
        <source>Board {0}: {1} was entered, {2} is read now. Enter takes {2}, Esc keeps {1}.</source>
        <translation>Šachovnice {0}: zapsáno bylo {1}, teď se čte {2}. Enter vezme {2}, Esc ponechá {1}.</translation>
    </message>
    <message>
        <source>{0} Enter does it, Esc keeps it.</source>
        <translation>{0} Enter to provede, Esc ponechá.</translation>
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
        <translation>Num Lock je vypnutý: zapněte ho, chcete-li psát výsledky na číselném bloku.</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>Event</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Družstva</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>All sections</source>
        <translation>Všechny skupiny</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Křížová tabulka</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Pomocná hodnocení</translation>
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
        <translation>Deník</translation>
    </message>
</context>
<context>
    <name>RoundActions</name>
    <message>
        <source>Pair round {0} as it is?</source>
        <translation>Losovat kolo {0}, jak je?</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Losovat kolo {0}</translation>
    </message>
    <message>
        <source>The pairing comes out the same: nothing changes.</source>
        <translation>Los vychází stejně: nic se nemění.</translation>
    </message>
    <message>
        <source>Pair round {0} again?</source>
        <translation>Losovat kolo {0} znovu?</translation>
    </message>
    <message>
        <source>Take the new pairing</source>
        <translation>Použít nový los</translation>
    </message>
    <message>
        <source>Pair round {0} by hand?</source>
        <translation>Losovat kolo {0} ručně?</translation>
    </message>
    <message>
        <source>Withdraw the pairings of round {0}?</source>
        <translation>Zrušit zveřejnění losu kola {0}?</translation>
    </message>
    <message>
        <source>The boards stay as they are; the round is a draft again and can be paired anew.</source>
        <translation>Šachovnice zůstávají, jak jsou; kolo je zase návrh a lze ho losovat znovu.</translation>
    </message>
    <message>
        <source>Withdraw the pairings</source>
        <translation>Zrušit zveřejnění losu</translation>
    </message>
    <message>
        <source>Unpair round {0}?</source>
        <translation>Zrušit los kola {0}?</translation>
    </message>
    <message>
        <source>Unpair the round</source>
        <translation>Zrušit los kola</translation>
    </message>
    <message>
        <source>Record missing results as adjourned?</source>
        <translation>Zapsat chybějící výsledky jako odložené?</translation>
    </message>
    <message>
        <source>Draw the position again?</source>
        <translation>Vylosovat postavení znovu?</translation>
    </message>
    <message>
        <source>A result cannot be corrected to an adjourned game.</source>
        <translation>Výsledek nelze opravit na odloženou partii.</translation>
    </message>
    <message>
        <source>Round {0} was not paired here: there is nothing to undo.</source>
        <translation>Kolo {0} se tu nelosovalo: není co vrátit.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>Vrátil by se %n krok; krok zpět ho obnoví.</numerusform>
            <numerusform>Vrátily by se %n kroky; krok zpět je obnoví.</numerusform>
            <numerusform>Vrátilo by se %n kroků; krok zpět je obnoví.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the whole round {0} back?</source>
        <translation>Vrátit celé kolo {0}?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Vrátit</translation>
    </message>
    <message>
        <source>Open the tournament again?</source>
        <translation>Znovu otevřít turnaj?</translation>
    </message>
    <message>
        <source>The standings are provisional again; the tournament report notes it.</source>
        <translation>Pořadí je zase průběžné; zpráva o turnaji to zaznamená.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Znovu otevřít</translation>
    </message>
    <message>
        <source>Leave FIDE mode for good?</source>
        <translation>Opustit režim FIDE natrvalo?</translation>
    </message>
    <message>
        <source>Leave FIDE mode for good</source>
        <translation>Opustit režim FIDE natrvalo</translation>
    </message>
</context>
<context>
    <name>RoundMenu</name>
    <message>
        <source>&amp;Publish the pairings</source>
        <translation>Z&amp;veřejnit los</translation>
    </message>
    <message>
        <source>Pair &amp;again</source>
        <translation>Losov&amp;at znovu</translation>
    </message>
    <message>
        <source>Pair by &amp;hand…</source>
        <translation>Losovat ruč&amp;ně…</translation>
    </message>
    <message>
        <source>&amp;Withdraw the pairings…</source>
        <translation>Zrušit zveřejnění lo&amp;su…</translation>
    </message>
    <message>
        <source>&amp;Unpair the round…</source>
        <translation>Zrušit los &amp;kola…</translation>
    </message>
    <message>
        <source>Record missing results as a&amp;djourned…</source>
        <translation>&amp;Chybějící výsledky jako odložené…</translation>
    </message>
    <message>
        <source>&amp;Take the whole round back…</source>
        <translation>V&amp;rátit celé kolo…</translation>
    </message>
    <message>
        <source>Draw the &amp;starting position (Chess960)</source>
        <translation>Vylosovat &amp;postavení (Chess960)</translation>
    </message>
    <message>
        <source>Why this &amp;board?</source>
        <translation>Proč &amp;tato šachovnice?</translation>
    </message>
    <message>
        <source>No board</source>
        <translation>Žádná šachovnice</translation>
    </message>
    <message>
        <source>Why this b&amp;ye?</source>
        <translation>Proč tot&amp;o volno?</translation>
    </message>
    <message>
        <source>Nobody has the bye</source>
        <translation>Volno nemá nikdo</translation>
    </message>
    <message>
        <source>Pairing &amp;rules…</source>
        <translation>Pravi&amp;dla losování…</translation>
    </message>
    <message>
        <source>Pairing &amp;engine…</source>
        <translation>Losovací pro&amp;gram…</translation>
    </message>
    <message>
        <source>&amp;Close the tournament…</source>
        <translation>&amp;Uzavřít turnaj…</translation>
    </message>
    <message>
        <source>Write the &amp;final pack…</source>
        <translation>Vytvořit závěrečný &amp;balíček…</translation>
    </message>
    <message>
        <source>&amp;Open the tournament again…</source>
        <translation>&amp;Znovu otevřít turnaj…</translation>
    </message>
    <message>
        <source>Leave &amp;FIDE mode for good…</source>
        <translation>Opustit režim &amp;FIDE natrvalo…</translation>
    </message>
    <message>
        <source>Drawn &amp;matches of the knock-out…</source>
        <translation>Re&amp;mizované zápasy…</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Program losuje</translation>
    </message>
    <message>
        <source>A knock-out is read from its bracket</source>
        <translation>Dvojice vyřazovacího turnaje určuje pavouk</translation>
    </message>
    <message>
        <source>A round robin is read from its table</source>
        <translation>Každý s každým: dvojice určuje tabulka</translation>
    </message>
</context>
<context>
    <name>RoundSelector</name>
    <message>
        <source>Round in view</source>
        <translation>Zobrazené kolo</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>O kolo zpět</translation>
    </message>
    <message>
        <source>One round forward</source>
        <translation>O kolo dál</translation>
    </message>
    <message>
        <source>Choose the round</source>
        <translation>Zvolte kolo</translation>
    </message>
    <message>
        <source>Choose the round: {0}</source>
        <translation>Zvolte kolo: {0}</translation>
    </message>
    <message>
        <source>After round {0}</source>
        <translation>Po kole {0}</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Před 1. kolem</translation>
    </message>
    <message>
        <source>{0} (games are open)</source>
        <translation>{0} (některé partie bez výsledku)</translation>
    </message>
</context>
<context>
    <name>RoundStepDialog</name>
    <message>
        <source>From round</source>
        <translation>Od kola</translation>
    </message>
    <message>
        <source>An earlier round</source>
        <translation>Dřívější kolo</translation>
    </message>
    <message>
        <source>A later round</source>
        <translation>Pozdější kolo</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>Reason, kept in the log</source>
        <translation>Důvod, ukládá se do deníku</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>1 – 0 unrated</source>
        <translation>1 – 0 mimo rating</translation>
    </message>
    <message>
        <source>½ – ½ unrated</source>
        <translation>½ – ½ mimo rating</translation>
    </message>
    <message>
        <source>0 – 1 unrated</source>
        <translation>0 – 1 mimo rating</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>odložená</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Body před kolem</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Š.</translation>
    </message>
    <message>
        <source>Board; an asterisk marks a fixed table</source>
        <translation>Šachovnice; hvězdička značí pevnou</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>White&apos;s pairing number</source>
        <translation>Startovní číslo bílého</translation>
    </message>
    <message>
        <source>White&apos;s title</source>
        <translation>Titul bílého</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>The player with White</source>
        <translation>Hráč s bílými</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>White&apos;s rating</source>
        <translation>Rating bílého</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>White&apos;s side first</source>
        <translation>Bílý první</translation>
    </message>
    <message>
        <source>Black&apos;s pairing number</source>
        <translation>Startovní číslo černého</translation>
    </message>
    <message>
        <source>Black&apos;s title</source>
        <translation>Titul černého</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>The player with Black</source>
        <translation>Hráč s černými</translation>
    </message>
    <message>
        <source>Black&apos;s rating</source>
        <translation>Rating černého</translation>
    </message>
    <message>
        <source>Result, board {0}: {1} against {2}: {3}</source>
        <translation>Výsledek, šachovnice {0}: {1} proti {2}: {3}</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>zatím bez výsledku</translation>
    </message>
    <message>
        <source>{0}, verified</source>
        <translation>{0}, ověřeno</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Poznámka: {0}</translation>
    </message>
    <message>
        <source>A fixed table (*)</source>
        <translation>Pevná šachovnice (*)</translation>
    </message>
    <message>
        <source>Played with the colours the other way round (↔)</source>
        <translation>Hráno s opačnými barvami (↔)</translation>
    </message>
    <message>
        <source>For the rating report: {0} (®)</source>
        <translation>Pro zprávu na rating: {0} (®)</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Startovní číslo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Players without a game in this round</source>
        <translation>Hráči v tomto kole bez partie</translation>
    </message>
    <message>
        <source>No game because</source>
        <translation>Bez partie, protože</translation>
    </message>
    <message>
        <source>Why this player had no game</source>
        <translation>Proč tento hráč neměl partii</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Dostane</translation>
    </message>
    <message>
        <source>Points for this round</source>
        <translation>Body za toto kolo</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>vyloučen</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>odstoupil</translation>
    </message>
    <message>
        <source>pairing-allocated bye</source>
        <translation>volno přidělené losem</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>celobodové volno</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>půlbodové volno</translation>
    </message>
    <message>
        <source>absent (zero-point bye)</source>
        <translation>nepřítomno (nulové volno)</translation>
    </message>
    <message>
        <source>free round</source>
        <translation>volno</translation>
    </message>
    <message>
        <source>not paired</source>
        <translation>nenalosováno</translation>
    </message>
    <message>
        <source>opponent missing</source>
        <translation>soupeř chybí</translation>
    </message>
    <message>
        <source>match forfeited</source>
        <translation>utkání kontumováno</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Před 1. kolem</translation>
    </message>
    <message>
        <source>After round {0} of {1}</source>
        <translation>Po kole {0} z {1}</translation>
    </message>
</context>
<context>
    <name>RoundsMenu</name>
    <message>
        <source>Open an event first</source>
        <translation>Nejdřív otevřete turnaj</translation>
    </message>
</context>
<context>
    <name>RoundsPanel</name>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>Find by name or board</source>
        <translation>Najít podle jména nebo šachovnice</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Losovat ručně…</translation>
    </message>
    <message>
        <source>Another engine…</source>
        <translation>Jiný program…</translation>
    </message>
    <message>
        <source>Keep the file for a report…</source>
        <translation>Uschovat soubor pro hlášení chyby…</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Zatím žádní hráči</translation>
    </message>
    <message>
        <source>Enter or import players on the Players page; then the first round is paired here.</source>
        <translation>Na stránce Hráči zadejte nebo importujte hráče; pak se tu losuje první kolo.</translation>
    </message>
    <message>
        <source>Go to the players</source>
        <translation>K hráčům</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>Předchozí kolo</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Další kolo</translation>
    </message>
    <message>
        <source>Choose the round of this page</source>
        <translation>Zvolte kolo této stránky</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>What can be done with this round</source>
        <translation>Co lze s tímto kolem udělat</translation>
    </message>
    <message>
        <source>Large window for a projector</source>
        <translation>Velké okno pro projektor</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Kolo {0}</translation>
    </message>
    <message>
        <source>Round {0} (to be paired)</source>
        <translation>Kolo {0} (k losování)</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Kolo {0} z {1}</translation>
    </message>
    <message>
        <source>Choose the round of this page: {0}</source>
        <translation>Zvolte kolo této stránky: {0}</translation>
    </message>
    <message>
        <source>also on this page: {0}</source>
        <translation>na této stránce také: {0}</translation>
    </message>
    <message>
        <source>{0}/{1} results</source>
        <translation>{0}/{1} výsledků</translation>
    </message>
    <message>
        <source>{0} unverified</source>
        <translation>neověřeno: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from the engine</source>
        <translation>
            <numerusform>%n rozdíl proti programu</numerusform>
            <numerusform>%n rozdíly proti programu</numerusform>
            <numerusform>%n rozdílů proti programu</numerusform>
        </translation>
    </message>
    <message>
        <source>the tournament is closed</source>
        <translation>turnaj je uzavřen</translation>
    </message>
    <message>
        <source>Without an opponent or a bye: {0}. Pair them by hand, or set a bye there.</source>
        <translation>Bez soupeře i volna: {0}. Losujte je ručně, nebo jim tam nastavte volno.</translation>
    </message>
    <message>
        <source>Keep the file for a report</source>
        <translation>Uschovat soubor pro hlášení chyby</translation>
    </message>
    <message>
        <source>TRF files (*.trf)</source>
        <translation>Soubory TRF (*.trf)</translation>
    </message>
    <message>
        <source>Kept: {0}. It holds no names of players.</source>
        <translation>Uloženo: {0}. Jména hráčů v něm nejsou.</translation>
    </message>
    <message>
        <source>{0} pairs from now on.</source>
        <translation>Od teď losuje {0}.</translation>
    </message>
</context>
<context>
    <name>RungOptionsPopover</name>
    <message>
        <source>Options of a rung</source>
        <translation>Volby kritéria</translation>
    </message>
    <message>
        <source>Close the options</source>
        <translation>Zavřít volby</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>O tomto pomocném hodnocení</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>Škrty</translation>
    </message>
    <message>
        <source>No cut</source>
        <translation>Bez škrtu</translation>
    </message>
    <message>
        <source>Every round counts</source>
        <translation>Počítají se všechna kola</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Nejnižší</translation>
    </message>
    <message>
        <source>The lowest values are left out</source>
        <translation>Nejnižší hodnoty se vynechávají</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Medián</translation>
    </message>
    <message>
        <source>As many of the lowest as of the highest are out</source>
        <translation>Vypadne tolik nejnižších jako nejvyšších</translation>
    </message>
    <message>
        <source>Values cut</source>
        <translation>Škrtnuté hodnoty</translation>
    </message>
    <message>
        <source>Cut fewer</source>
        <translation>Škrtat méně</translation>
    </message>
    <message>
        <source>Cut more</source>
        <translation>Škrtat více</translation>
    </message>
    <message>
        <source>Limit, in half points from one half of the points</source>
        <translation>Mez v půlbodech od poloviny bodů</translation>
    </message>
    <message>
        <source>Lower the limit</source>
        <translation>Snížit mez</translation>
    </message>
    <message>
        <source>Raise the limit</source>
        <translation>Zvýšit mez</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Mez</translation>
    </message>
    <message>
        <source>How unplayed games count</source>
        <translation>Jak se počítají neodehrané partie</translation>
    </message>
    <message>
        <source>About the policy looked at</source>
        <translation>O prohlíženém pravidle</translation>
    </message>
    <message>
        <source>Enter by hand…</source>
        <translation>Zapsat ručně…</translation>
    </message>
    <message>
        <source>“{0}” was typed without Enter and does not count.</source>
        <translation>„{0}“ bylo napsáno bez Enter a neplatí.</translation>
    </message>
    <message>
        <source>“{0}” was only looked at; “{1}” stays in force.</source>
        <translation>„{0}“ jste si jen prohlédli; platí dál „{1}“.</translation>
    </message>
    <message>
        <source>one half of the points</source>
        <translation>polovina bodů</translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) above one half</source>
        <translation>
            <numerusform>%n půlbod nad polovinou</numerusform>
            <numerusform>%n půlbody nad polovinou</numerusform>
            <numerusform>%n půlbodů nad polovinou</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) below one half</source>
        <translation>
            <numerusform>%n půlbod pod polovinou</numerusform>
            <numerusform>%n půlbody pod polovinou</numerusform>
            <numerusform>%n půlbodů pod polovinou</numerusform>
        </translation>
    </message>
    <message>
        <source>another number</source>
        <translation>jiné číslo</translation>
    </message>
    <message>
        <source>{0}: another number</source>
        <translation>{0}: jiné číslo</translation>
    </message>
    <message>
        <source>such as {0}</source>
        <translation>například {0}</translation>
    </message>
    <message>
        <source>{0}: such as {1}</source>
        <translation>{0}: například {1}</translation>
    </message>
    <message>
        <source>Enter sets the value</source>
        <translation>Enter nastaví hodnotu</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>(nobody&apos;s value changes)</source>
        <translation>(ničí hodnota se nemění)</translation>
    </message>
    <message>
        <source>instead of {0}</source>
        <translation>místo {0}</translation>
    </message>
</context>
<context>
    <name>ScheduleDialog</name>
    <message>
        <source>Schedule</source>
        <translation>Časový plán</translation>
    </message>
    <message>
        <source>Schedule of the rounds</source>
        <translation>Časový plán kol</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>ScheduleTable</name>
    <message>
        <source>Schedule of the rounds</source>
        <translation>Časový plán kol</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Od kola</translation>
    </message>
    <message>
        <source>An earlier round</source>
        <translation>Dřívější kolo</translation>
    </message>
    <message>
        <source>A later round</source>
        <translation>Pozdější kolo</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>První den</translation>
    </message>
    <message>
        <source>Rounds a day</source>
        <translation>Kol denně</translation>
    </message>
    <message>
        <source>Fewer a day</source>
        <translation>Méně denně</translation>
    </message>
    <message>
        <source>More a day</source>
        <translation>Více denně</translation>
    </message>
    <message>
        <source>Starts on a day</source>
        <translation>Začátky během dne</translation>
    </message>
    <message>
        <source>When the rounds of a day start, the first one first</source>
        <translation>Kdy kola dne začínají, první jako první</translation>
    </message>
    <message>
        <source>Default time in minutes</source>
        <translation>Čekací doba v minutách</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Méně</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>on</source>
        <translation>dne</translation>
    </message>
    <message>
        <source>a day, at</source>
        <translation>denně, v</translation>
    </message>
    <message>
        <source>default time</source>
        <translation>čekací doba</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Vyplnit</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začátek</translation>
    </message>
    <message>
        <source>Default time (minutes)</source>
        <translation>Čekací doba (minuty)</translation>
    </message>
    <message>
        <source>Default time</source>
        <translation>Čekací doba</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Kolo {0}: {1}</translation>
    </message>
    <message>
        <source>The first day is written as 2026-11-21.</source>
        <translation>První den se píše jako 2026-11-21.</translation>
    </message>
    <message>
        <source>“{0}” (round {1}) is no date; write 2026-11-21.</source>
        <translation>„{0}“ (kolo {1}) není datum; pište 2026-11-21.</translation>
    </message>
    <message>
        <source>The default time of round {0} is given in minutes.</source>
        <translation>Čekací doba kola {0} se uvádí v minutách.</translation>
    </message>
</context>
<context>
    <name>ScoresheetsDialog</name>
    <message>
        <source>Two scoresheets</source>
        <translation>Dva partiáře</translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <source>Type what each sheet says; ? holds the place of a move that is missing.</source>
        <translation>Zapište, co je na každém partiáři; ? drží místo chybějícího tahu.</translation>
    </message>
    <message>
        <source>Scoresheet of {0}</source>
        <translation>Partiář: {0}</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Tah za tahem</translation>
    </message>
    <message>
        <source>Take these moves</source>
        <translation>Použít tyto tahy</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Písmena figur</translation>
    </message>
    <message>
        <source>{0} half-moves, {1} to look at.</source>
        <translation>Půltahů: {0}, k prohlédnutí: {1}.</translation>
    </message>
    <message>
        <source>From here neither sheet can be played: the record ends before it.</source>
        <translation>Odsud nelze přehrát ani jeden partiář: zápis končí před tím.</translation>
    </message>
</context>
<context>
    <name>ScrollingPage</name>
    <message>
        <source>Page</source>
        <translation>Stránka</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Go to round {0}</source>
        <translation>Přejít na kolo {0}</translation>
    </message>
    <message>
        <source>Go to before round 1</source>
        <translation>Přejít před 1. kolo</translation>
    </message>
    <message>
        <source>Show the section {0}</source>
        <translation>Zobrazit skupinu {0}</translation>
    </message>
    <message>
        <source>player {0}</source>
        <translation>hráč {0}</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Příručka</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>teď ne</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Vymazat</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Vymazat filtr</translation>
    </message>
</context>
<context>
    <name>SeasonDialog</name>
    <message>
        <source>Next season</source>
        <translation>Příští sezona</translation>
    </message>
    <message>
        <source>New sections with the teams that go up and down. The sections of this season stay.</source>
        <translation>Nové skupiny s postupujícími a sestupujícími družstvy. Skupiny této sezony zůstávají.</translation>
    </message>
    <message>
        <source>for example 2027</source>
        <translation>například 2027</translation>
    </message>
    <message>
        <source>&amp;Season</source>
        <translation>&amp;Sezona</translation>
    </message>
    <message>
        <source>Add the sections</source>
        <translation>Přidat skupiny</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>SecondLine</name>
    <message>
        <source>Take the other pairing…</source>
        <translation>Použít druhý los…</translation>
    </message>
    <message>
        <source>Keep the file for a report…</source>
        <translation>Uschovat soubor pro hlášení chyby…</translation>
    </message>
    <message>
        <source>No second opinion: {0}</source>
        <translation>Bez druhého názoru: {0}</translation>
    </message>
    <message>
        <source>paired by hand</source>
        <translation>losováno ručně</translation>
    </message>
    <message>
        <source>by the Berger tables</source>
        <translation>podle Bergerových tabulek</translation>
    </message>
    <message>
        <source>by the bracket</source>
        <translation>podle pavouka</translation>
    </message>
    <message>
        <source>by the Scheveningen table</source>
        <translation>podle scheveningské tabulky</translation>
    </message>
    <message>
        <source>paired by {0}, {1} agrees</source>
        <translation>nalosoval {0}, {1} souhlasí</translation>
    </message>
    <message>
        <source>paired by {0}</source>
        <translation>nalosoval {0}</translation>
    </message>
    <message>
        <source>Two engines differ on this round.</source>
        <translation>Dva programy se v tomto kole liší.</translation>
    </message>
    <message>
        <source>{0}, bye {1}: {2}</source>
        <translation>{0}, volno {1}: {2}</translation>
    </message>
    <message>
        <source>Keep the file for a report</source>
        <translation>Uschovat soubor pro hlášení chyby</translation>
    </message>
    <message>
        <source>TRF files (*.trf)</source>
        <translation>Soubory TRF (*.trf)</translation>
    </message>
    <message>
        <source>Kept: {0}. It holds no names of players.</source>
        <translation>Uloženo: {0}. Jména hráčů v něm nejsou.</translation>
    </message>
</context>
<context>
    <name>SecondOpinionDialog</name>
    <message>
        <source>Verify</source>
        <translation>Ověřit</translation>
    </message>
    <message>
        <source>Second opinion</source>
        <translation>Druhý názor</translation>
    </message>
    <message>
        <source>gacrux is the tool of FIDE&apos;s Technical Commission. It computes every rung by itself from the results; direct encounter among the players level on points. The second calculation is this program&apos;s own, written from the articles alone without anything of the first one. Nothing in the event changes.</source>
        <translation>gacrux je nástroj Technické komise FIDE. Každé kritérium počítá sám z výsledků; vzájemný zápas mezi hráči se stejně body. Druhý výpočet je vlastní, napsaný jen podle článků bez čehokoli z prvního. V turnaji se nic nemění.</translation>
    </message>
    <message>
        <source>Rungs computed</source>
        <translation>Spočítaná kritéria</translation>
    </message>
    <message>
        <source>gacrux is starting…</source>
        <translation>gacrux se spouští…</translation>
    </message>
    <message>
        <source>Rungs and what came out</source>
        <translation>Kritéria a co vyšlo</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Hodnoty, které se liší</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Page to print…</source>
        <translation>List k tisku…</translation>
    </message>
    <message>
        <source>The proof of every value, for a protest committee</source>
        <translation>Doklad o každé hodnotě pro odvolací komisi</translation>
    </message>
    <message>
        <source>{0} of {1} computed</source>
        <translation>spočítáno {0} z {1}</translation>
    </message>
    <message>
        <source>Proof of the tie-breaks</source>
        <translation>Doklad o pomocných hodnoceních</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>{0}: {1} of {2} values differ.</source>
        <translation>{0}: liší se {1} z {2} hodnot.</translation>
    </message>
    <message>
        <source>{0}: all {1} values are the same.</source>
        <translation>{0}: všech {1} hodnot je stejných.</translation>
    </message>
    <message>
        <source>Nothing known explains this: look at the calculation, and report it.</source>
        <translation>Nic známého to nevysvětluje: podívejte se na výpočet a nahlaste to.</translation>
    </message>
    <message>
        <source>The second calculation, by {0}, says otherwise: report it.</source>
        <translation>Druhý výpočet, podle {0}, říká něco jiného: nahlaste to.</translation>
    </message>
</context>
<context>
    <name>SectionFactsDialog</name>
    <message>
        <source>A new section</source>
        <translation>Nová skupina</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Propozice</translation>
    </message>
    <message>
        <source>Round 1 is paired: system, points and the value of the bye are locked. Another number of rounds, edition, unrated rule or bye rule is asked about first and noted in the tournament report.</source>
        <translation>1. kolo je nalosované: systém, body a hodnota volna jsou zamčené. Na jiný počet kol, vydání, pravidlo pro hráče bez ratingu nebo pravidlo volen se program nejdřív zeptá a zapíše to do zprávy o turnaji.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>Reason for a change after round 1, kept in the log</source>
        <translation>Důvod změny po 1. kole, ukládá se do deníku</translation>
    </message>
    <message>
        <source>Add the section</source>
        <translation>Přidat skupinu</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Name of the section there is</source>
        <translation>Název stávající skupiny</translation>
    </message>
    <message>
        <source>for example Open A</source>
        <translation>například Open A</translation>
    </message>
    <message>
        <source>The section there is gets the &amp;name</source>
        <translation>Stávající skupina se bude &amp;jmenovat</translation>
    </message>
    <message>
        <source>Give the new section a name.</source>
        <translation>Pojmenujte novou skupinu.</translation>
    </message>
    <message>
        <source>Change the regulations?</source>
        <translation>Změnit propozice?</translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message>
        <source>Sections</source>
        <translation>Skupiny</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Skupina {0}</translation>
    </message>
    <message>
        <source>{0} is in view (Alt+PgUp, Alt+PgDown for the others)</source>
        <translation>Zobrazuje se {0} (Alt+PgUp, Alt+PgDown pro ostatní)</translation>
    </message>
    <message>
        <source>Show {0}; players dragged here move to it</source>
        <translation>Zobrazit {0}; přetažení hráči se tam přesunou</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>Section</source>
        <translation>Skupina</translation>
    </message>
    <message>
        <source>Enter goes there</source>
        <translation>Enter tam přejde</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Přihlášeno</translation>
    </message>
    <message>
        <source>Players or teams</source>
        <translation>Hráči nebo družstva</translation>
    </message>
    <message>
        <source>Checked in</source>
        <translation>Prezence</translation>
    </message>
    <message>
        <source>Ticked as present</source>
        <translation>Odškrtnuti jako přítomní</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>The last one paired</source>
        <translation>Poslední nalosované</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Rozlosování</translation>
    </message>
    <message>
        <source>Of the last round paired</source>
        <translation>Z posledního nalosovaného kola</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Bez výsledku</translation>
    </message>
    <message>
        <source>Boards or matches without a result</source>
        <translation>Šachovnice nebo utkání bez výsledku</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dále</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Co lze udělat teď</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Skupina {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} z {1}</translation>
    </message>
    <message>
        <source>by hand, not finished</source>
        <translation>ručně, nedokončeno</translation>
    </message>
    <message>
        <source>not paired</source>
        <translation>nenalosováno</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>nezveřejněno</translation>
    </message>
    <message>
        <source>all results, entered twice</source>
        <translation>všechny výsledky, zapsané dvakrát</translation>
    </message>
    <message>
        <source>published</source>
        <translation>zveřejněno</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>uzavřená</translation>
    </message>
    <message>
        <source>results</source>
        <translation>výsledky</translation>
    </message>
</context>
<context>
    <name>SectionsCard</name>
    <message>
        <source>Add a section…</source>
        <translation>Přidat skupinu…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Přejmenovat…</translation>
    </message>
    <message>
        <source>Remove this section</source>
        <translation>Odstranit tuto skupinu</translation>
    </message>
    <message>
        <source>From a table…</source>
        <translation>Z tabulky…</translation>
    </message>
    <message>
        <source>A play-off, finals of groups or quads: places of a table are seeds</source>
        <translation>Rozhodující zápasy, finále skupin nebo čtveřice: místa v tabulce určují nasazení</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Skupiny</translation>
    </message>
    <message>
        <source>An event needs at least one section.</source>
        <translation>Turnaj musí mít aspoň jednu skupinu.</translation>
    </message>
    <message>
        <source>The section still has players; move or remove them first.</source>
        <translation>Skupina ještě má hráče; nejdřív je přesuňte nebo odstraňte.</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Skupina {0}</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>Zobrazená</translation>
    </message>
    <message>
        <source>Show this section</source>
        <translation>Zobrazit tuto skupinu</translation>
    </message>
    <message>
        <source>{0}: further up</source>
        <translation>{0}: výš</translation>
    </message>
    <message>
        <source>{0}: further down</source>
        <translation>{0}: níž</translation>
    </message>
    <message>
        <source>{0} is now number {1} of the sections.</source>
        <translation>{0} je teď mezi skupinami číslo {1}.</translation>
    </message>
    <message>
        <source>Rename the section</source>
        <translation>Přejmenovat skupinu</translation>
    </message>
    <message>
        <source>Name of the section</source>
        <translation>Název skupiny</translation>
    </message>
    <message>
        <source>Remove the section {0}?</source>
        <translation>Odstranit skupinu {0}?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odstranit</translation>
    </message>
</context>
<context>
    <name>SectionsPanel</name>
    <message>
        <source>All sections</source>
        <translation>Všechny skupiny</translation>
    </message>
    <message>
        <source>Start lists</source>
        <translation>Startovní listiny</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Rozlosování</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Tisk</translation>
    </message>
    <message>
        <source>One document of every section</source>
        <translation>Jeden dokument z každé skupiny</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Skupiny</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s), {0} entered</source>
        <translation>
            <numerusform>%n skupina, přihlášeno {0}</numerusform>
            <numerusform>%n skupiny, přihlášeno {0}</numerusform>
            <numerusform>%n skupin, přihlášeno {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n section(s)</source>
        <translation>
            <numerusform>V %n skupině</numerusform>
            <numerusform>Ve %n skupinách</numerusform>
            <numerusform>V %n skupinách</numerusform>
        </translation>
    </message>
    <message>
        <source>No section is ready for it now</source>
        <translation>Teď na to není připravena žádná skupina</translation>
    </message>
    <message>
        <source>The event has changed meanwhile: nothing was done. Try again.</source>
        <translation>Turnaj se mezitím změnil: nic se neprovedlo. Zkuste to znovu.</translation>
    </message>
    <message numerus="yes">
        <source>Pairing %n section(s)…</source>
        <translation>
            <numerusform>Losuje se %n skupina…</numerusform>
            <numerusform>Losují se %n skupiny…</numerusform>
            <numerusform>Losuje se %n skupin…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}: done in %n section(s).</source>
        <translation>
            <numerusform>{0}: hotovo v %n skupině.</numerusform>
            <numerusform>{0}: hotovo ve %n skupinách.</numerusform>
            <numerusform>{0}: hotovo v %n skupinách.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>No round of any section is paired yet.</source>
        <translation>V žádné skupině ještě není nalosované kolo.</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>Number of the lot</source>
        <translation>Číslo losu</translation>
    </message>
    <message>
        <source>Number of the lot: the same number gives the same lot on every computer</source>
        <translation>Číslo losu: stejné číslo dá na každém počítači stejný los</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Losovat znovu</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Zatím není co ukázat.</translation>
    </message>
    <message>
        <source>page {0} of {1}</source>
        <translation>strana {0} z {1}</translation>
    </message>
</context>
<context>
    <name>SheetsCard</name>
    <message>
        <source>Prizes and page head</source>
        <translation>Ceny a záhlaví stránek</translation>
    </message>
    <message>
        <source>Prizes…</source>
        <translation>Ceny…</translation>
    </message>
    <message>
        <source>Logo and header lines…</source>
        <translation>Logo a záhlaví…</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Zveřejnit…</translation>
    </message>
    <message>
        <source>Live boards…</source>
        <translation>Online šachovnice…</translation>
    </message>
    <message>
        <source>Work together…</source>
        <translation>Pracovat společně…</translation>
    </message>
    <message>
        <source>Go public…</source>
        <translation>Pro veřejnost…</translation>
    </message>
    <message>
        <source>No prizes are announced.</source>
        <translation>Nejsou vypsané žádné ceny.</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <translation>
            <numerusform>%n cena</numerusform>
            <numerusform>%n ceny</numerusform>
            <numerusform>%n cen</numerusform>
        </translation>
    </message>
    <message>
        <source>fund {0}</source>
        <translation>fond {0}</translation>
    </message>
    <message>
        <source>Every page carries the name of the event only.</source>
        <translation>Každá stránka nese jen název turnaje.</translation>
    </message>
    <message>
        <source>Picture on every page</source>
        <translation>Obrázek na každé stránce</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Find a document</source>
        <translation>Najít dokument</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Oblíbené</translation>
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
        <translation>Klávesové zkratky</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Pages</source>
        <translation>Stránky</translation>
    </message>
</context>
<context>
    <name>SlipEntry</name>
    <message>
        <source>Slips: board, Enter, result</source>
        <translation>Lístky: šachovnice, Enter, výsledek</translation>
    </message>
    <message>
        <source>White: {0}</source>
        <translation>Bílý: {0}</translation>
    </message>
    <message>
        <source>Black: {0}</source>
        <translation>Černý: {0}</translation>
    </message>
    <message>
        <source>Result so far: {0}. Now the result key; Esc for another board.</source>
        <translation>Dosavadní výsledek: {0}. Teď klávesa výsledku; Esc pro jinou šachovnici.</translation>
    </message>
    <message>
        <source>Put back what stood at board {0}</source>
        <translation>Vrátit, co bylo na šachovnici {0}</translation>
    </message>
    <message>
        <source>Type the board number and press Enter.</source>
        <translation>Napište číslo šachovnice a stiskněte Enter.</translation>
    </message>
    <message>
        <source>Num Lock is off: switch it on to type results on the number block.</source>
        <translation>Num Lock je vypnutý: zapněte ho, chcete-li psát výsledky na číselném bloku.</translation>
    </message>
</context>
<context>
    <name>SourceActions</name>
    <message>
        <source>&amp;Watch a folder…</source>
        <translation>&amp;Sledovat složku…</translation>
    </message>
    <message>
        <source>Watch a &amp;file…</source>
        <translation>Sledovat so&amp;ubor…</translation>
    </message>
    <message>
        <source>Listen to &amp;e-boards…</source>
        <translation>Připojit &amp;e-šachovnice…</translation>
    </message>
    <message>
        <source>W&amp;hich e-board is where…</source>
        <translation>&amp;Která e-šachovnice je kde…</translation>
    </message>
    <message>
        <source>&amp;Delayed file for broadcasters…</source>
        <translation>Zpožděný soubor pro &amp;přenosy…</translation>
    </message>
    <message>
        <source>S&amp;ources</source>
        <translation>Z&amp;droje</translation>
    </message>
    <message>
        <source>&amp;Stop watching</source>
        <translation>&amp;Nesledovat</translation>
    </message>
    <message>
        <source>Nothing is watched</source>
        <translation>Nic se nesleduje</translation>
    </message>
    <message>
        <source>No e-boards are listened to</source>
        <translation>Žádné e-šachovnice nejsou připojené</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>Sledovat složku</translation>
    </message>
    <message>
        <source>Watch a file</source>
        <translation>Sledovat soubor</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Partie (*.pgn)</translation>
    </message>
    <message>
        <source>Listen to e-boards</source>
        <translation>Připojit e-šachovnice</translation>
    </message>
    <message>
        <source>Address of LiveChess:</source>
        <translation>Adresa LiveChess:</translation>
    </message>
    <message>
        <source>The address of e-boards begins with ws://.</source>
        <translation>Adresa e-šachovnic začíná ws://.</translation>
    </message>
    <message>
        <source>Serial number and board, as 7425=1, 7426=2:</source>
        <translation>Sériové číslo a šachovnice, jako 7425=1, 7426=2:</translation>
    </message>
    <message>
        <source>Which e-board is where</source>
        <translation>Která e-šachovnice je kde</translation>
    </message>
    <message>
        <source>“{0}” is no serial number with a board.</source>
        <translation>„{0}“ není sériové číslo se šachovnicí.</translation>
    </message>
    <message>
        <source>Delayed file for broadcasters</source>
        <translation>Zpožděný soubor pro přenosy</translation>
    </message>
    <message numerus="yes">
        <source>Written with %n minute(s) of delay</source>
        <translation>
            <numerusform>Zapisuje se, zpoždění %n minuta</numerusform>
            <numerusform>Zapisuje se, zpoždění %n minuty</numerusform>
            <numerusform>Zapisuje se, zpoždění %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Písmena figur</translation>
    </message>
    <message>
        <source>found out</source>
        <translation>zjištěno</translation>
    </message>
    <message>
        <source>Watch it no more</source>
        <translation>Už nesledovat</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Click to see how this value comes about.</source>
        <translation>Kliknutím uvidíte, jak tato hodnota vznikla.</translation>
    </message>
    <message>
        <source>Unplayed games: {0}. {1}</source>
        <translation>Neodehrané partie: {0}. {1}</translation>
    </message>
    <message>
        <source>NOT C.07: not as FIDE&apos;s rules define it.</source>
        <translation>NENÍ V C.07: ne tak, jak to určují pravidla FIDE.</translation>
    </message>
    <message>
        <source>Cat.</source>
        <translation>Kat.</translation>
    </message>
    <message>
        <source>Place in the category</source>
        <translation>Místo v kategorii</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Shared places carry the same number</source>
        <translation>Dělená místa mají stejné číslo</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Startovní číslo (TPN)</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Titul FIDE</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Turnajový rating</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>FED</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federace</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Body po tomto kole</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>ZB</translation>
    </message>
    <message>
        <source>Match points after this round</source>
        <translation>Zápasové body po tomto kole</translation>
    </message>
    <message>
        <source>GP</source>
        <translation>Sk.</translation>
    </message>
    <message>
        <source>Game points after this round</source>
        <translation>Skóre po tomto kole</translation>
    </message>
    <message>
        <source>Click or press Enter to see how this value comes about.</source>
        <translation>Kliknutím nebo klávesou Enter uvidíte, jak tato hodnota vznikla.</translation>
    </message>
    <message>
        <source>{0}. This value separates the place from the next one.</source>
        <translation>{0}. Tato hodnota odděluje místo od dalšího.</translation>
    </message>
    <message>
        <source>Shared place</source>
        <translation>Dělené místo</translation>
    </message>
    <message>
        <source>Points: {0}</source>
        <translation>Body: {0}</translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Hodnocení</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Oficiální</translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation>Oficiální pomocná hodnocení</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Zkušební</translation>
    </message>
    <message>
        <source>The trial ladder of the Tie-breaks page, not official</source>
        <translation>Zkušební pomocná hodnocení ze stránky Pomocná hodnocení, neoficiální</translation>
    </message>
    <message>
        <source>Who is ranked</source>
        <translation>Kdo se řadí</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Družstva</translation>
    </message>
    <message>
        <source>The teams</source>
        <translation>Družstva</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Everybody&apos;s own games</source>
        <translation>Vlastní partie každého</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>Everybody on the board where he or she sat most</source>
        <translation>Každý na šachovnici, kde seděl nejčastěji</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Najít podle jména, oddílu nebo čísla</translation>
    </message>
    <message>
        <source>Prizes…</source>
        <translation>Ceny…</translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation>Pomocná hodnocení</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Zatím žádné pořadí</translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation>Objeví se, jakmile má turnaj hráče.</translation>
    </message>
    <message>
        <source>Bold: the value that separates a place from the next one. Enter on a value explains it.</source>
        <translation>Tučně: hodnota, která odděluje místo od dalšího. Enter na hodnotě ji vysvětlí.</translation>
    </message>
    <message numerus="yes">
        <source>Each board by points, then percentage and performance. A board prize asks for %n game(s) over the board.</source>
        <translation>
            <numerusform>Každá šachovnice podle bodů, pak procent a performance. Cena na šachovnici vyžaduje %n partii na šachovnici.</numerusform>
            <numerusform>Každá šachovnice podle bodů, pak procent a performance. Cena na šachovnici vyžaduje %n partie na šachovnici.</numerusform>
            <numerusform>Každá šachovnice podle bodů, pak procent a performance. Cena na šachovnici vyžaduje %n partií na šachovnici.</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce prizes, and see who gets what</source>
        <translation>Vypsat ceny a podívat se, kdo co dostane</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s) announced: change them, and see who gets what</source>
        <translation>
            <numerusform>Vypsána %n cena: změnit je a podívat se, kdo co dostane</numerusform>
            <numerusform>Vypsány %n ceny: změnit je a podívat se, kdo co dostane</numerusform>
            <numerusform>Vypsáno %n cen: změnit je a podívat se, kdo co dostane</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ladder has %n more remark(s).</source>
        <translation>
            <numerusform>K pomocným hodnocením je ještě %n poznámka.</numerusform>
            <numerusform>K pomocným hodnocením jsou ještě %n poznámky.</numerusform>
            <numerusform>K pomocným hodnocením je ještě %n poznámek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results changed after the ranking by hand: it may be out of date.</source>
        <translation>Výsledky se po ručním určení pořadí změnily: už nemusí platit.</translation>
    </message>
    <message>
        <source>Trial ladder, not official: nothing here is decided.</source>
        <translation>Zkušební pomocná hodnocení, neoficiální: tady se nic nerozhoduje.</translation>
    </message>
    <message>
        <source>What is explained here are the values of teams.</source>
        <translation>Vysvětlují se tu hodnoty družstev.</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>New event</source>
        <translation>Nový turnaj</translation>
    </message>
    <message>
        <source>Swiss or round robin; a few questions, then go.</source>
        <translation>Švýcarský systém nebo každý s každým; pár otázek a jede se.</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Otevřít turnaj</translation>
    </message>
    <message>
        <source>An event file (.tdb) on this computer or a stick.</source>
        <translation>Soubor turnaje (.tdb) na tomto počítači nebo flash disku.</translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation>Importovat zprávu o turnaji</translation>
    </message>
    <message>
        <source>FIDE&apos;s exchange format (TRF06, 16, 26). You see every assumption first.</source>
        <translation>Výměnný formát FIDE (TRF06, 16, 26). Nejdřív uvidíte každý předpoklad.</translation>
    </message>
    <message>
        <source>Try the demo event</source>
        <translation>Vyzkoušet ukázkový turnaj</translation>
    </message>
    <message>
        <source>A finished tournament to look around in; nothing can break.</source>
        <translation>Skončený turnaj k prohlížení; nic se nemůže pokazit.</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Naposledy otevřené</translation>
    </message>
    <message>
        <source>Welcome, arbiter</source>
        <translation>Vítejte, rozhodčí</translation>
    </message>
    <message>
        <source>Run a tournament, choose how ties are broken, and see why every number is what it is.</source>
        <translation>Řiďte turnaj, zvolte, co rozhodne při rovnosti, a uvidíte, proč je každé číslo takové.</translation>
    </message>
    <message>
        <source>Join an event…</source>
        <translation>Připojit se k turnaji…</translation>
    </message>
    <message>
        <source>An event that another computer in this hall leads: this one becomes a desk.</source>
        <translation>Turnaj, který řídí jiný počítač v sále: tento se stane pracovištěm.</translation>
    </message>
    <message>
        <source>Play a round</source>
        <translation>Vyzkoušet jedno kolo</translation>
    </message>
    <message>
        <source>An event in its fourth round of five; cards say what comes next.</source>
        <translation>Turnaj ve čtvrtém kole z pěti; karty říkají, co dál.</translation>
    </message>
    <message>
        <source>Bring your last event…</source>
        <translation>Porovnat minulý turnaj…</translation>
    </message>
    <message>
        <source>Our own table beside the published one, and why they differ. Drop its file here; nothing is kept.</source>
        <translation>Naše tabulka vedle zveřejněné a proč se liší. Přetáhněte sem soubor; nic se neukládá.</translation>
    </message>
    <message>
        <source>You can also drop a file onto this window. F1 opens the manual.</source>
        <translation>Soubor lze také přetáhnout na toto okno. F1 otevře příručku.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Úvod</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Jazyk systému</translation>
    </message>
    <message>
        <source>Open {0}</source>
        <translation>Otevřít {0}</translation>
    </message>
    <message>
        <source>Take {0} off this list</source>
        <translation>Odebrat {0} z tohoto seznamu</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>players: {0}</source>
        <translation>hráčů: {0}</translation>
    </message>
    <message>
        <source>trial ladder, rungs changed: {0}</source>
        <translation>zkušební pomocná hodnocení, změněných kritérií: {0}</translation>
    </message>
    <message>
        <source>closed: the standings are final</source>
        <translation>uzavřeno: pořadí je konečné</translation>
    </message>
    <message>
        <source>provisional: games are open</source>
        <translation>průběžné: některé partie nemají výsledek</translation>
    </message>
    <message>
        <source>provisional: round {0} is not verified</source>
        <translation>průběžné: kolo {0} není ověřené</translation>
    </message>
    <message>
        <source>provisional: the tournament was opened again</source>
        <translation>průběžné: turnaj byl znovu otevřen</translation>
    </message>
    <message>
        <source>final</source>
        <translation>konečné</translation>
    </message>
    <message>
        <source>Round {0} is being paired by hand</source>
        <translation>Kolo {0} se losuje ručně</translation>
    </message>
    <message>
        <source>No round paired yet, {0} planned</source>
        <translation>Zatím nenalosováno žádné kolo, plánováno {0}</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Kolo {0} z {1}</translation>
    </message>
    <message>
        <source>{0}/{1} results</source>
        <translation>{0}/{1} výsledků</translation>
    </message>
    <message>
        <source>{0} unverified</source>
        <translation>neověřeno: {0}</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Undo or redo</source>
        <translation>Zpět nebo znovu</translation>
    </message>
    <message>
        <source>Close this line</source>
        <translation>Zavřít tento řádek</translation>
    </message>
    <message>
        <source>Take back: {0}?</source>
        <translation>Vrátit: {0}?</translation>
    </message>
    <message>
        <source>Repeat: {0}?</source>
        <translation>Opakovat: {0}?</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Vráceno: {0}</translation>
    </message>
    <message>
        <source>Repeated: {0}</source>
        <translation>Opakováno: {0}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Steps of the round</source>
        <translation>Kroky kola</translation>
    </message>
    <message>
        <source>check-in {0}/{1}</source>
        <translation>prezence {0}/{1}</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>los barvy</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>čísla</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>losovat</translation>
    </message>
    <message>
        <source>publish</source>
        <translation>zveřejnit</translation>
    </message>
    <message>
        <source>results {0}/{1}</source>
        <translation>výsledky {0}/{1}</translation>
    </message>
    <message>
        <source>results</source>
        <translation>výsledky</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>ověřit</translation>
    </message>
    <message>
        <source>drawn matches</source>
        <translation>remizované zápasy</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>kolo {0}</translation>
    </message>
    <message>
        <source>close</source>
        <translation>uzavřít</translation>
    </message>
    <message>
        <source>Check-in: {0} of {1} here</source>
        <translation>Prezence: přítomno {0} z {1}</translation>
    </message>
    <message>
        <source>Draw the first colour</source>
        <translation>Vylosovat první barvu</translation>
    </message>
    <message>
        <source>Give the numbers…</source>
        <translation>Přidělit čísla…</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Losovat ručně…</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Losovat kolo {0}</translation>
    </message>
    <message>
        <source>Publish round {0}</source>
        <translation>Zveřejnit kolo {0}</translation>
    </message>
    <message>
        <source>Results: {0} of {1}</source>
        <translation>Výsledky: {0} z {1}</translation>
    </message>
    <message>
        <source>Verify the results</source>
        <translation>Ověřit výsledky</translation>
    </message>
    <message>
        <source>Drawn matches…</source>
        <translation>Remizované zápasy…</translation>
    </message>
    <message>
        <source>Go to round {0}</source>
        <translation>Přejít na kolo {0}</translation>
    </message>
    <message>
        <source>Close the tournament…</source>
        <translation>Uzavřít turnaj…</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: hotovo</translation>
    </message>
    <message>
        <source>{0}: waits</source>
        <translation>{0}: čeká</translation>
    </message>
    <message>
        <source>Pair again, while the round is a draft</source>
        <translation>Losovat znovu, dokud je kolo návrh</translation>
    </message>
    <message>
        <source>Every result is in</source>
        <translation>Všechny výsledky jsou zapsané</translation>
    </message>
    <message>
        <source>Every result was typed a second time</source>
        <translation>Každý výsledek byl zapsán podruhé</translation>
    </message>
    <message>
        <source>On the wall: board numbers never move from here on</source>
        <translation>Na zdi: čísla šachovnic se odsud už nemění</translation>
    </message>
    <message>
        <source>Open the tournament again…</source>
        <translation>Znovu otevřít turnaj…</translation>
    </message>
</context>
<context>
    <name>SystemFields</name>
    <message>
        <source>System</source>
        <translation>Systém</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Švýcarský</translation>
    </message>
    <message>
        <source>Players with equal scores meet</source>
        <translation>Hrají spolu hráči se stejně body</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Každý s každým</translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <translation>Každý s každým</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Dvoukolově každý s každým</translation>
    </message>
    <message>
        <source>Everybody meets everybody twice</source>
        <translation>Každý s každým dvakrát</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Zápas</translation>
    </message>
    <message>
        <source>Two players or two teams, several games</source>
        <translation>Dva hráči nebo dvě družstva, více partií</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Vyřazovací systém</translation>
    </message>
    <message>
        <source>The winners go on</source>
        <translation>Vítězové postupují</translation>
    </message>
    <message>
        <source>Scheveningen</source>
        <translation>Scheveningen</translation>
    </message>
    <message>
        <source>Everybody of one team meets everybody of the other</source>
        <translation>Každý z jednoho družstva s každým z druhého</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>Fewer rounds</source>
        <translation>Méně kol</translation>
    </message>
    <message>
        <source>More rounds</source>
        <translation>Více kol</translation>
    </message>
    <message>
        <source>Who is paired</source>
        <translation>Kdo se losuje</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Everybody plays for himself or herself</source>
        <translation>Každý hraje za sebe</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Družstva</translation>
    </message>
    <message>
        <source>Teams meet on several boards</source>
        <translation>Družstva hrají na více šachovnicích</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Šachovnice v utkání</translation>
    </message>
    <message>
        <source>Fewer boards</source>
        <translation>Méně šachovnic</translation>
    </message>
    <message>
        <source>More boards</source>
        <translation>Více šachovnic</translation>
    </message>
    <message>
        <source>boards a match</source>
        <translation>šachovnic v utkání</translation>
    </message>
    <message>
        <source>More systems…</source>
        <translation>Další systémy…</translation>
    </message>
    <message>
        <source>Two legs, home and away</source>
        <translation>Utkání a odveta, doma a venku</translation>
    </message>
    <message>
        <source>More systems</source>
        <translation>Další systémy</translation>
    </message>
    <message>
        <source>Swiss (FIDE Dutch)</source>
        <translation>Švýcarský (holandský FIDE)</translation>
    </message>
    <message>
        <source>Another system</source>
        <translation>Jiný systém</translation>
    </message>
    <message>
        <source>rounds, each a match of two games</source>
        <translation>kol, každé je zápas na dvě partie</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>kol</translation>
    </message>
    <message>
        <source>rounds: for up to {0} teams</source>
        <translation>kol: nejvýše pro {0} družstev</translation>
    </message>
    <message>
        <source>rounds: for up to {0} players</source>
        <translation>kol: nejvýše pro {0} hráčů</translation>
    </message>
    <message>
        <source>rounds: as many as boards</source>
        <translation>kol: tolik, kolik je šachovnic</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partií</translation>
    </message>
    <message>
        <source>rounds: for {0} or {1} teams</source>
        <translation>kol: pro {0} nebo {1} družstev</translation>
    </message>
    <message>
        <source>rounds: for {0} or {1} players</source>
        <translation>kol: pro {0} nebo {1} hráčů</translation>
    </message>
    <message>
        <source>{0}, {1} games against each opponent</source>
        <translation>{0}, partií s každým soupeřem: {1}</translation>
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
        <translation>text FIDE, žádný schválený program</translation>
    </message>
    <message>
        <source>national</source>
        <translation>národní</translation>
    </message>
    <message>
        <source>club</source>
        <translation>oddíl</translation>
    </message>
    <message>
        <source>Played {0}.</source>
        <translation>Hraje se {0}.</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Důvod (ukládá se do deníku)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>in a few words</source>
        <translation>několika slovy</translation>
    </message>
    <message>
        <source>Take this system</source>
        <translation>Použít tento systém</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Give a reason first</source>
        <translation>Nejdřív uveďte důvod</translation>
    </message>
</context>
<context>
    <name>TeamDesk</name>
    <message numerus="yes">
        <source>There are %n invitations already: take some back.</source>
        <translation>
            <numerusform>Už je tu %n pozvánka: některé zrušte.</numerusform>
            <numerusform>Už jsou tu %n pozvánky: některé zrušte.</numerusform>
            <numerusform>Už je tu %n pozvánek: některé zrušte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open again: %n page(s)</source>
        <translation>
            <numerusform>Znovu otevřena %n stránka</numerusform>
            <numerusform>Znovu otevřeny %n stránky</numerusform>
            <numerusform>Znovu otevřeno %n stránek</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer has another address now, {0}: telephones scan their code again.</source>
        <translation>Tento počítač má teď jinou adresu, {0}: telefony znovu načtou svůj kód.</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n telefon</numerusform>
            <numerusform>%n telefony</numerusform>
            <numerusform>%n telefonů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n pracoviště</numerusform>
            <numerusform>%n pracoviště</numerusform>
            <numerusform>%n pracovišť</numerusform>
        </translation>
    </message>
    <message>
        <source>Invited to this event until then: {0}.</source>
        <translation>Dosud k tomuto turnaji pozváni: {0}.</translation>
    </message>
    <message>
        <source>They go on where they were, by the same codes. Without it nothing listens.</source>
        <translation>Pokračují tam, kde byli, se stejnými kódy. Bez toho zůstane vše zavřené.</translation>
    </message>
    <message>
        <source>Go on working together?</source>
        <translation>Pokračovat ve společné práci?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>{0} Only the leading computer has it: no desk answers.</source>
        <translation>{0} Má to jen hlavní počítač: žádné pracoviště neodpovídá.</translation>
    </message>
    <message>
        <source>The event is not open any more.</source>
        <translation>Turnaj už není otevřený.</translation>
    </message>
    <message>
        <source>This board is not yours.</source>
        <translation>Tato šachovnice není vaše.</translation>
    </message>
    <message>
        <source>Board {0}: a volunteer calls the arbiter.</source>
        <translation>Šachovnice {0}: dobrovolník volá rozhodčího.</translation>
    </message>
</context>
<context>
    <name>TeamDialog</name>
    <message>
        <source>Edit the team</source>
        <translation>Upravit družstvo</translation>
    </message>
    <message>
        <source>New team</source>
        <translation>Nové družstvo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Krátké jméno</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federace</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Oddíl</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapitán</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Strength by hand</source>
        <translation>Síla ručně</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>TeamGrid</name>
    <message>
        <source>Place in the table</source>
        <translation>Místo v tabulce</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Turnajový rating</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Body po tomto kole</translation>
    </message>
    <message>
        <source>Lines: team A, columns: team B. w White, b Black; 1 win, ½ draw, 0 loss; + and − forfeits; · open game.</source>
        <translation>Řádky: družstvo A, sloupce: družstvo B. b bílé, č černé; 1 výhra, ½ remíza, 0 prohra; + a − kontumace; · bez výsledku.</translation>
    </message>
</context>
<context>
    <name>TeamRulesDialog</name>
    <message>
        <source>Boards, colours and points are locked once round 1 is paired.</source>
        <translation>Šachovnice, barvy a body se zamknou po nalosování 1. kola.</translation>
    </message>
    <message>
        <source>Rules of the teams</source>
        <translation>Pravidla družstev</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Šachovnice v utkání</translation>
    </message>
    <message>
        <source>Fewer boards</source>
        <translation>Méně šachovnic</translation>
    </message>
    <message>
        <source>More boards</source>
        <translation>Více šachovnic</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>Colours of the first-named team</source>
        <translation>Barvy prvního družstva</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Výhra v utkání</translation>
    </message>
    <message>
        <source>Match drawn</source>
        <translation>Remíza v utkání</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Prohra v utkání</translation>
    </message>
    <message>
        <source>as a drawn match</source>
        <translation>jako remizované utkání</translation>
    </message>
    <message>
        <source>Bye: match points</source>
        <translation>Volno: zápasové body</translation>
    </message>
    <message>
        <source>Bye: game points</source>
        <translation>Volno: skóre</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Zápasové body</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>decide who is named first</source>
        <translation>rozhodují, kdo je první</translation>
    </message>
    <message>
        <source>are not used for colours</source>
        <translation>se pro barvy nepoužívají</translation>
    </message>
    <message>
        <source>Type A, the usual ones</source>
        <translation>Typ A, obvyklé</translation>
    </message>
    <message>
        <source>Type B, strong and mild</source>
        <translation>Typ B, silné a mírné</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádné</translation>
    </message>
    <message>
        <source>Counts first</source>
        <translation>Nejdřív platí</translation>
    </message>
    <message>
        <source>The other points</source>
        <translation>Druhé body</translation>
    </message>
    <message>
        <source>Colour preferences</source>
        <translation>Nároky na barvu</translation>
    </message>
    <message>
        <source>keep the order of the members</source>
        <translation>dodržují pořadí soupisky</translation>
    </message>
    <message>
        <source>may have any order</source>
        <translation>mohou mít libovolné pořadí</translation>
    </message>
    <message>
        <source>Line-ups</source>
        <translation>Sestavy</translation>
    </message>
    <message>
        <source>the best ratings, one a board</source>
        <translation>nejlepší ratingy, jeden na šachovnici</translation>
    </message>
    <message>
        <source>the first boards</source>
        <translation>první šachovnice</translation>
    </message>
    <message>
        <source>all members</source>
        <translation>všichni členové</translation>
    </message>
    <message>
        <source>as the arbiter gives it</source>
        <translation>podle rozhodčího</translation>
    </message>
    <message>
        <source>Strength of a team</source>
        <translation>Síla družstva</translation>
    </message>
    <message>
        <source>keeps its results</source>
        <translation>ponechává si výsledky</translation>
    </message>
    <message>
        <source>loses them before half of its matches (C.05, 6.6)</source>
        <translation>ztrácí je před polovinou utkání (C.05, 6.6)</translation>
    </message>
    <message>
        <source>A team that leaves a round robin</source>
        <translation>Družstvo, které opustí turnaj každý s každým</translation>
    </message>
    <message>
        <source>A member without a rating counts</source>
        <translation>Člen bez ratingu se počítá</translation>
    </message>
    <message>
        <source>Reserves of a team</source>
        <translation>Náhradníci družstva</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>libovolně</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>nepočítají se</translation>
    </message>
    <message>
        <source>count as games</source>
        <translation>počítají se jako partie</translation>
    </message>
    <message>
        <source>Wins by forfeit for a board prize</source>
        <translation>Výhry kontumací pro cenu na šachovnici</translation>
    </message>
    <message>
        <source>Games for a board prize</source>
        <translation>Partie pro cenu na šachovnici</translation>
    </message>
    <message>
        <source>two thirds of the rounds</source>
        <translation>dvě třetiny kol</translation>
    </message>
    <message>
        <source>The losers of the semi-finals play for place 3</source>
        <translation>Poražení ze semifinále hrají o 3. místo</translation>
    </message>
    <message>
        <source>A drawn match is decided by</source>
        <translation>O remizovaném utkání rozhodne</translation>
    </message>
    <message>
        <source>then by</source>
        <translation>pak podle</translation>
    </message>
    <message>
        <source>Place 3</source>
        <translation>3. místo</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>už ničím</translation>
    </message>
</context>
<context>
    <name>TeamTicks</name>
    <message>
        <source>Bd</source>
        <translation>Š.</translation>
    </message>
    <message>
        <source>Board of the match</source>
        <translation>Šachovnice v utkání</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Place among the members</source>
        <translation>Pořadí na soupisce</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Člen</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Turnajový rating</translation>
    </message>
    <message>
        <source>{0} of {1} boards</source>
        <translation>{0} z {1} šachovnic</translation>
    </message>
</context>
<context>
    <name>Teams</name>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Team pairing number (TPN)</source>
        <translation>Startovní číslo družstva (TPN)</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Družstvo</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>FED</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federace</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Síla</translation>
    </message>
    <message>
        <source>By the announced rule</source>
        <translation>Podle ohlášeného pravidla</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Členové</translation>
    </message>
    <message>
        <source>Boards and reserves</source>
        <translation>Šachovnice a náhradníci</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Zde</translation>
    </message>
    <message>
        <source>Check-in, or has left</source>
        <translation>Prezence, nebo odstoupilo</translation>
    </message>
    <message>
        <source>present</source>
        <translation>přítomen</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>nepřítomno</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>odstoupil</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Š.</translation>
    </message>
    <message>
        <source>Board, or R for a reserve</source>
        <translation>Šachovnice, nebo N pro náhradníka</translation>
    </message>
    <message>
        <source>Pairing number of the player</source>
        <translation>Startovní číslo hráče</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Člen</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Turnajový rating</translation>
    </message>
    <message>
        <source>R{0}</source>
        <translation>N{0}</translation>
    </message>
</context>
<context>
    <name>TeamsPanel</name>
    <message>
        <source>Teams</source>
        <translation>Družstva</translation>
    </message>
    <message>
        <source>Find by name, club or captain</source>
        <translation>Najít podle jména, oddílu nebo kapitána</translation>
    </message>
    <message>
        <source>New team…</source>
        <translation>Nové družstvo…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Pravidla…</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Členové</translation>
    </message>
    <message>
        <source>Players without a team</source>
        <translation>Hráči bez družstva</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Upravit…</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Přítomni</translation>
    </message>
    <message>
        <source>Points…</source>
        <translation>Body…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Odstoupení…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odstranit</translation>
    </message>
    <message>
        <source>Number by strength</source>
        <translation>Číslovat podle síly</translation>
    </message>
    <message>
        <source>Draw the numbers by lot</source>
        <translation>Vylosovat čísla</translation>
    </message>
    <message>
        <source>Expel…</source>
        <translation>Vyloučit…</translation>
    </message>
    <message>
        <source>League…</source>
        <translation>Liga…</translation>
    </message>
    <message>
        <source>Fixtures…</source>
        <translation>Rozpis utkání…</translation>
    </message>
    <message>
        <source>Eligibility…</source>
        <translation>Oprávnění hrát…</translation>
    </message>
    <message>
        <source>Fines…</source>
        <translation>Pokuty…</translation>
    </message>
    <message>
        <source>Next season…</source>
        <translation>Příští sezona…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>More steps with teams</source>
        <translation>Další kroky s družstvy</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nahoru</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Dolů</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Vyřadit</translation>
    </message>
    <message>
        <source>Teams from clubs…</source>
        <translation>Družstva z oddílů…</translation>
    </message>
    <message>
        <source>Into the team</source>
        <translation>Do družstva</translation>
    </message>
    <message>
        <source>No teams yet</source>
        <translation>Zatím žádná družstva</translation>
    </message>
    <message>
        <source>Make a team, then put players into it; players are entered or imported on the Players page.</source>
        <translation>Založte družstvo a pak do něj zařaďte hráče; hráči se zadávají nebo importují na stránce Hráči.</translation>
    </message>
    <message>
        <source>In this section players are paired, not teams</source>
        <translation>V této skupině se losují hráči, ne družstva</translation>
    </message>
    <message>
        <source>Choose teams in the regulations of a section before round 1.</source>
        <translation>Družstva zvolte v propozicích skupiny před 1. kolem.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) a match</source>
        <translation>
            <numerusform>%n šachovnice v utkání</numerusform>
            <numerusform>%n šachovnice v utkání</numerusform>
            <numerusform>%n šachovnic v utkání</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n družstvo</numerusform>
            <numerusform>%n družstva</numerusform>
            <numerusform>%n družstev</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a team first</source>
        <translation>Nejdřív vyberte družstvo</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Přijmout zpět</translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation>Zatím neviděno</translation>
    </message>
    <message>
        <source>Choose a member first</source>
        <translation>Nejdřív vyberte člena</translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation>Nejdřív vyberte hráče</translation>
    </message>
    <message>
        <source>The team has left already</source>
        <translation>Družstvo už odstoupilo</translation>
    </message>
    <message>
        <source>Make these teams?</source>
        <translation>Založit tato družstva?</translation>
    </message>
    <message>
        <source>Make the teams</source>
        <translation>Založit družstva</translation>
    </message>
    <message>
        <source>Name the division of the section first (League…)</source>
        <translation>Nejdřív pojmenujte soutěž skupiny (Liga…)</translation>
    </message>
    <message>
        <source>Added: {0}</source>
        <translation>Přidáno: {0}</translation>
    </message>
    <message>
        <source>Change the points?</source>
        <translation>Změnit body?</translation>
    </message>
    <message>
        <source>{0} leaves from round {1} on?</source>
        <translation>{0}: odstoupení od kola {1}?</translation>
    </message>
    <message>
        <source>Withdraw the team</source>
        <translation>Odstoupení družstva</translation>
    </message>
    <message>
        <source>Expel {0}</source>
        <translation>Vyloučit {0}</translation>
    </message>
    <message>
        <source>Not paired any more and left out of the standings. Opponents keep their points.</source>
        <translation>Dál se nelosuje a není v pořadí. Soupeřům body zůstávají.</translation>
    </message>
    <message>
        <source>The teams are numbered by strength already</source>
        <translation>Družstva jsou už podle síly očíslována</translation>
    </message>
    <message>
        <source>The numbers of the teams were drawn by lot, seed {0}</source>
        <translation>Čísla družstev byla vylosována, klíč {0}</translation>
    </message>
    <message>
        <source>Change the members of {0} after round 1?</source>
        <translation>Změnit po 1. kole soupisku družstva {0}?</translation>
    </message>
    <message>
        <source>Change the members</source>
        <translation>Změnit soupisku</translation>
    </message>
    <message>
        <source>Change the members?</source>
        <translation>Změnit soupisku?</translation>
    </message>
</context>
<context>
    <name>TentativeDialog</name>
    <message>
        <source>Pairing before the check-in is closed</source>
        <translation>Los před uzavřením prezence</translation>
    </message>
    <message>
        <source>Round {0} with and without those missing</source>
        <translation>Kolo {0} s chybějícími a bez nich</translation>
    </message>
    <message>
        <source>Both pairings</source>
        <translation>Oba losy</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Program losuje</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n tu ještě není</numerusform>
            <numerusform>%n tu ještě nejsou</numerusform>
            <numerusform>%n tu ještě není</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}. {2} of {3} boards are the same either way.</source>
        <translation>{0}: {1}. V obou případech stejné šachovnice: {2} z {3}.</translation>
    </message>
    <message>
        <source>If they come in time</source>
        <translation>Když přijdou včas</translation>
    </message>
    <message>
        <source>If the check-in is closed now</source>
        <translation>Když se prezence uzavře teď</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Š.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>With those missing</source>
        <translation>S chybějícími</translation>
    </message>
    <message>
        <source>Without them</source>
        <translation>Bez nich</translation>
    </message>
    <message>
        <source>{0}: pairing-allocated bye</source>
        <translation>{0}: volno přidělené losem</translation>
    </message>
</context>
<context>
    <name>TiesDialog</name>
    <message>
        <source>Drawn matches</source>
        <translation>Remizované zápasy</translation>
    </message>
    <message>
        <source>Tie-break games belong to the match; they are no rounds and are not rated with them.</source>
        <translation>Rozhodující partie patří k zápasu; nejsou to kola a na rating se s nimi nepočítají.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Zápas</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>Prohodit &amp;barvy</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Tempo hry</translation>
    </message>
    <message>
        <source>rate of play</source>
        <translation>tempo hry</translation>
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
        <translation>&amp;Vrátit poslední partii</translation>
    </message>
    <message>
        <source>&amp;Who goes on…</source>
        <translation>&amp;Kdo postupuje…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>{0} (decided)</source>
        <translation>{0} (rozhodnuto)</translation>
    </message>
    <message>
        <source>No match is drawn.</source>
        <translation>Žádný zápas není remizovaný.</translation>
    </message>
    <message>
        <source>Next: {0}</source>
        <translation>Dále: {0}</translation>
    </message>
    <message>
        <source>White: {0}</source>
        <translation>Bílý: {0}</translation>
    </message>
    <message>
        <source>Black: {0}</source>
        <translation>Černý: {0}</translation>
    </message>
    <message>
        <source>Enter this game?</source>
        <translation>Zapsat tuto partii?</translation>
    </message>
    <message>
        <source>Take the last game back?</source>
        <translation>Vrátit poslední partii?</translation>
    </message>
    <message>
        <source>Decide the match?</source>
        <translation>Rozhodnout utkání?</translation>
    </message>
</context>
<context>
    <name>TogetherDialog</name>
    <message>
        <source>Work together</source>
        <translation>Pracovat společně</translation>
    </message>
    <message>
        <source>Each invitation is for one telephone or one computer. This one stays the leading one.</source>
        <translation>Každá pozvánka je pro jeden telefon nebo jeden počítač. Tento zůstává hlavní.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>End all</source>
        <translation>Ukončit všechny</translation>
    </message>
    <message>
        <source>as it shall stand in the log</source>
        <translation>jak má stát v deníku</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Název</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>K čemu</translation>
    </message>
    <message>
        <source>{0}, on a telephone</source>
        <translation>{0}, na telefonu</translation>
    </message>
    <message>
        <source>{0}, on a computer</source>
        <translation>{0}, na počítači</translation>
    </message>
    <message>
        <source>&amp;What for</source>
        <translation>&amp;K čemu</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Skupina</translation>
    </message>
    <message>
        <source>all sections</source>
        <translation>všechny skupiny</translation>
    </message>
    <message>
        <source>&amp;Section</source>
        <translation>&amp;Skupina</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>Š&amp;achovnice</translation>
    </message>
    <message>
        <source>In the &amp;hall, not on this computer only</source>
        <translation>&amp;V sále, nejen na tomto počítači</translation>
    </message>
    <message>
        <source>&amp;Encrypted: browsers warn once</source>
        <translation>Ši&amp;frováno: prohlížeče jednou varují</translation>
    </message>
    <message>
        <source>of a tunnel or proxy, where there is one</source>
        <translation>tunelu nebo proxy, pokud je</translation>
    </message>
    <message>
        <source>P&amp;ublic name</source>
        <translation>&amp;Veřejné jméno</translation>
    </message>
    <message>
        <source>That computer keeps a copy of the whole event, with all that is known of the players, until the invitation is taken back.</source>
        <translation>Ten počítač uchovává kopii celého turnaje se vším, co je o hráčích známo, dokud se pozvánka nezruší.</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Pozvat</translation>
    </message>
    <message>
        <source>Who entered a result does not &amp;verify it</source>
        <translation>Kdo výsledek zapsal, ten ho &amp;neověřuje</translation>
    </message>
    <message>
        <source>The second pass over the slips is done by another person.</source>
        <translation>Druhou kontrolu lístků dělá jiný člověk.</translation>
    </message>
    <message>
        <source>An entry on a telephone counts when a second &amp;computer has it</source>
        <translation>Zápis z telefonu platí, až ho má &amp;druhý počítač</translation>
    </message>
    <message>
        <source>It is answered when a desk has it too, or says after two seconds that none does.</source>
        <translation>Odpověď přijde, až ho má i pracoviště, nebo po dvou sekundách řekne, že ho žádné nemá.</translation>
    </message>
    <message>
        <source>Invitations that are valid</source>
        <translation>Platné pozvánky</translation>
    </message>
    <message>
        <source>Only this computer opens this address. For telephones: In the hall.</source>
        <translation>Tuto adresu otevře jen tento počítač. Pro telefony: V sále.</translation>
    </message>
    <message>
        <source>QR code of the page</source>
        <translation>QR kód stránky</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Kopírovat adresu</translation>
    </message>
    <message>
        <source>Another &amp;code</source>
        <translation>&amp;Jiný kód</translation>
    </message>
    <message>
        <source>For another telephone, or another address: the code of before opens nothing.</source>
        <translation>Pro jiný telefon nebo jinou adresu: dřívější kód už nic neotevře.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zrušit pozvánku</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>The pages go on when this is closed.</source>
        <translation>Stránky běží dál i po zavření tohoto okna.</translation>
    </message>
    <message>
        <source>all, or some: 1-20, 31</source>
        <translation>všechny, nebo některé: 1-20, 31</translation>
    </message>
    <message>
        <source>Write a name: the log keeps it with every step.</source>
        <translation>Napište jméno: deník ho uchová u každého kroku.</translation>
    </message>
    <message>
        <source>“{0}” is no name of a host.</source>
        <translation>„{0}“ není jméno počítače.</translation>
    </message>
    <message>
        <source>Boards are those of one section: choose it.</source>
        <translation>Šachovnice patří k jedné skupině: vyberte ji.</translation>
    </message>
    <message>
        <source>Write the boards as 1-4, 7.</source>
        <translation>Šachovnice pište jako 1-4, 7.</translation>
    </message>
    <message>
        <source>Whoever in this network has the address of a page may open it first; after that only its device.</source>
        <translation>Kdo v této síti má adresu stránky, může ji otevřít první; potom jen jeho zařízení.</translation>
    </message>
    <message>
        <source>The system may ask whether the firewall lets them through.</source>
        <translation>Systém se může zeptat, zda je má firewall propustit.</translation>
    </message>
    <message>
        <source>Open these pages in the hall?</source>
        <translation>Otevřít tyto stránky v sále?</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Telephones know this computer by another address, {0}: they scan their code again, or type {1} where their page asks for it.</source>
        <translation>Telefony znají tento počítač pod jinou adresou, {0}: znovu načtou svůj kód, nebo zadají {1}, kde se jejich stránka ptá.</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n telefon</numerusform>
            <numerusform>%n telefony</numerusform>
            <numerusform>%n telefonů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n pracoviště</numerusform>
            <numerusform>%n pracoviště</numerusform>
            <numerusform>%n pracovišť</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing listens: {0} worked on this event when it was closed.</source>
        <translation>Nic není otevřeno: při zavření na turnaji pracovali {0}.</translation>
    </message>
    <message>
        <source>Nothing listens.</source>
        <translation>Nic není otevřeno.</translation>
    </message>
    <message>
        <source>boards {0}</source>
        <translation>šachovnice {0}</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>zatím neotevřeno</translation>
    </message>
    <message>
        <source>last entry {0}</source>
        <translation>poslední zápis {0}</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>otevřeno</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) today</source>
        <translation>
            <numerusform>dnes %n krok</numerusform>
            <numerusform>dnes %n kroky</numerusform>
            <numerusform>dnes %n kroků</numerusform>
        </translation>
    </message>
    <message>
        <source>The page is being started…</source>
        <translation>Stránka se spouští…</translation>
    </message>
    <message>
        <source>The tunnel or proxy leads to port {0} of this computer.</source>
        <translation>Tunel nebo proxy vede na port {0} tohoto počítače.</translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256): {0}</source>
        <translation>Otisk (SHA-256): {0}</translation>
    </message>
    <message>
        <source>Made before the window was started again: give it another code.</source>
        <translation>Vytvořeno před novým spuštěním okna: dejte jí jiný kód.</translation>
    </message>
    <message>
        <source>Made before the window was started again: its telephone goes on, its address is not known any more.</source>
        <translation>Vytvořeno před novým spuštěním okna: její telefon pracuje dál, adresa už není známa.</translation>
    </message>
    <message>
        <source>{0} works at the computer {1}.</source>
        <translation>{0} pracuje na počítači {1}.</translation>
    </message>
    <message>
        <source>On the other computer: Join an event…
Address: {0}
Code: {1} (ten minutes, once)
Figures to compare: {2}</source>
        <translation>Na druhém počítači: Připojit se k turnaji…
Adresa: {0}
Kód: {1} (deset minut, jednou)
Číslice k porovnání: {2}</translation>
    </message>
    <message>
        <source>The code is too old: take the invitation back and make a new one.</source>
        <translation>Kód je příliš starý: zrušte pozvánku a vytvořte novou.</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>Adresa byla zkopírována.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Section</source>
        <translation>Skupina</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Hledat</translation>
    </message>
    <message>
        <source>Search commands and players</source>
        <translation>Hledat příkazy a hráče</translation>
    </message>
    <message>
        <source>Search commands, pages and players</source>
        <translation>Hledat příkazy, stránky a hráče</translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation>Turnaj bez názvu</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Skupina {0}</translation>
    </message>
</context>
<context>
    <name>TwoLadders</name>
    <message>
        <source>First ladder</source>
        <translation>První seznam</translation>
    </message>
    <message>
        <source>Second ladder</source>
        <translation>Druhý seznam</translation>
    </message>
    <message>
        <source>Places under both ladders</source>
        <translation>Místa podle obou seznamů</translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Oficiální pomocná hodnocení</translation>
    </message>
    <message>
        <source>Trial ladder</source>
        <translation>Zkušební pomocná hodnocení</translation>
    </message>
    <message>
        <source>Official: {0}</source>
        <translation>Oficiální: {0}</translation>
    </message>
    <message>
        <source>Preset: {0}</source>
        <translation>Předvolba: {0}</translation>
    </message>
    <message>
        <source>Own: {0}</source>
        <translation>Vlastní: {0}</translation>
    </message>
</context>
<context>
    <name>TwoStepDialog</name>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Pokračovat…</translation>
    </message>
    <message>
        <source>Change the official ladder</source>
        <translation>Změnit oficiální hodnocení</translation>
    </message>
    <message>
        <source>Whose place changes</source>
        <translation>Čí místo se mění</translation>
    </message>
    <message>
        <source>No place changes now</source>
        <translation>Teď se žádné místo nemění</translation>
    </message>
    <message>
        <source>Later rounds may differ.</source>
        <translation>Další kola mohou dopadnout jinak.</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Dosud</translation>
    </message>
    <message>
        <source>From now on</source>
        <translation>Od teď</translation>
    </message>
    <message>
        <source>Reason (kept in the file and written to the tournament report)</source>
        <translation>Důvod (ukládá se do souboru a do zprávy o turnaji)</translation>
    </message>
    <message>
        <source>Reason for the change</source>
        <translation>Důvod změny</translation>
    </message>
    <message>
        <source>for example: the announced regulations name another order</source>
        <translation>například: ohlášené propozice uvádějí jiné pořadí</translation>
    </message>
    <message>
        <source>Step {0} of 2</source>
        <translation>Krok {0} ze 2</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Nejdřív napište důvod</translation>
    </message>
</context>
<context>
    <name>UndoActions</name>
    <message>
        <source>Undo: {0}</source>
        <translation>Zpět: {0}</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Není co vrátit</translation>
    </message>
    <message>
        <source>Redo: {0}</source>
        <translation>Znovu: {0}</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Není co opakovat</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>agrees</source>
        <translation>shoduje se</translation>
    </message>
    <message>
        <source>differs as known</source>
        <translation>liší se známým způsobem</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>liší se</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>neověřeno</translation>
    </message>
    <message>
        <source>Rung</source>
        <translation>Kritérium</translation>
    </message>
    <message>
        <source>The tie-break with its policy</source>
        <translation>Pomocné hodnocení a jeho pravidlo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>What FIDE&apos;s tool says</source>
        <translation>Co říká nástroj FIDE</translation>
    </message>
    <message>
        <source>Second calculation</source>
        <translation>Druhý výpočet</translation>
    </message>
    <message>
        <source>Written from the articles</source>
        <translation>Napsáno podle článků</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Článek</translation>
    </message>
    <message>
        <source>The article it was written from</source>
        <translation>Článek, podle něhož je napsáno</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Hodnoty</translation>
    </message>
    <message>
        <source>Values compared</source>
        <translation>Porovnané hodnoty</translation>
    </message>
    <message>
        <source>Differ</source>
        <translation>Liší se</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Hodnoty, které se liší</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Startovní číslo</translation>
    </message>
    <message>
        <source>Value of this program</source>
        <translation>Hodnota tohoto programu</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Druhý</translation>
    </message>
    <message>
        <source>Value of the second calculation</source>
        <translation>Hodnota druhého výpočtu</translation>
    </message>
    <message>
        <source>Value of gacrux</source>
        <translation>Hodnota gacrux</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Proč</translation>
    </message>
    <message>
        <source>What explains the difference</source>
        <translation>Co rozdíl vysvětluje</translation>
    </message>
    <message>
        <source>not explained</source>
        <translation>nevysvětleno</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Barvy</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Jazyk</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Větší text</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Menší text</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>&amp;Normální text</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>Řá&amp;dky</translation>
    </message>
    <message>
        <source>&amp;Follow the system</source>
        <translation>Podle &amp;systému</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>Svět&amp;lé</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Tmavé</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Vysoký kontrast</translation>
    </message>
    <message>
        <source>&amp;Airy</source>
        <translation>&amp;Vzdušné</translation>
    </message>
    <message>
        <source>&amp;Compact, for small screens</source>
        <translation>&amp;Těsné, pro malé obrazovky</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Podle &amp;systému</translation>
    </message>
    <message>
        <source>{0}: sheets and website only</source>
        <translation>{0}: jen listy a web</translation>
    </message>
</context>
<context>
    <name>WaitingLine</name>
    <message>
        <source>Under way</source>
        <translation>Probíhá</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Cancelled; the event was not opened.</source>
        <translation>Zrušeno; turnaj nebyl otevřen.</translation>
    </message>
    <message>
        <source>Cancelled; nothing has changed.</source>
        <translation>Zrušeno; nic se nezměnilo.</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>e-boards</source>
        <translation>e-šachovnice</translation>
    </message>
</context>
<context>
    <name>WhichKeysDialog</name>
    <message>
        <source>Keys for results</source>
        <translation>Klávesy pro výsledky</translation>
    </message>
    <message>
        <source>{0} is no result with the keys in force. Which keys do you mean?</source>
        <translation>{0} není s platnými klávesami výsledek. Které klávesy máte na mysli?</translation>
    </message>
    <message>
        <source>Nothing was entered: press the key again afterwards.</source>
        <translation>Nic se nezapsalo: potom stiskněte klávesu znovu.</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>bez výsledku</translation>
    </message>
    <message>
        <source>{0}: {1} is {2}</source>
        <translation>{0}: {1} je {2}</translation>
    </message>
    <message>
        <source>Keep the keys in force</source>
        <translation>Ponechat platné klávesy</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>file is whole</source>
        <translation>soubor je úplný</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>uloženo</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>FIDE mode</source>
        <translation>Režim FIDE</translation>
    </message>
    <message>
        <source>The event follows FIDE&apos;s rules for tournament programs.</source>
        <translation>Turnaj se řídí pravidly FIDE pro turnajové programy.</translation>
    </message>
    <message>
        <source>&amp;Search commands and players…</source>
        <translation>Hle&amp;dat příkazy a hráče…</translation>
    </message>
    <message>
        <source>&amp;Explanation beside the page</source>
        <translation>V&amp;ysvětlení vedle stránky</translation>
    </message>
    <message>
        <source>Large &amp;window for a projector</source>
        <translation>Velké okno pro proj&amp;ektor</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Přír&amp;učka</translation>
    </message>
    <message>
        <source>&amp;First steps, over the demo event</source>
        <translation>P&amp;rvní kroky na ukázkovém turnaji</translation>
    </message>
    <message>
        <source>Play a &amp;round</source>
        <translation>Vy&amp;zkoušet jedno kolo</translation>
    </message>
    <message>
        <source>&amp;Bring your last event…</source>
        <translation>Porovnat mi&amp;nulý turnaj…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Klávesové zkratky</translation>
    </message>
    <message>
        <source>&amp;About tdapp</source>
        <translation>&amp;O programu tdapp</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version</source>
        <translation>&amp;Hledat novější verzi</translation>
    </message>
    <message>
        <source>NOT IN FIDE MODE</source>
        <translation>NE V REŽIMU FIDE</translation>
    </message>
    <message>
        <source>This page has no values to explain</source>
        <translation>Tato stránka nemá hodnoty k vysvětlení</translation>
    </message>
</context>
<context>
    <name>_Decision</name>
    <message>
        <source>Who goes on: {0}</source>
        <translation>Kdo postupuje: {0}</translation>
    </message>
    <message>
        <source>The decision and its reason stand in the tournament report.</source>
        <translation>Rozhodnutí a jeho důvod jsou ve zprávě o turnaji.</translation>
    </message>
    <message>
        <source>Who goes on</source>
        <translation>Kdo postupuje</translation>
    </message>
    <message>
        <source>nobody yet: take the decision back</source>
        <translation>zatím nikdo: zrušit rozhodnutí</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>rozhodující zápas</translation>
    </message>
    <message>
        <source>drawing of lots</source>
        <translation>los</translation>
    </message>
    <message>
        <source>decision of the arbiter</source>
        <translation>rozhodnutí rozhodčího</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Postupuje</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Jak</translation>
    </message>
    <message>
        <source>the score of the play-off, or how the lot was drawn</source>
        <translation>výsledek rozhodujícího zápasu, nebo jak se losovalo</translation>
    </message>
    <message>
        <source>Result or lot</source>
        <translation>Výsledek nebo los</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Rozhodnout</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>_GroupDialog</name>
    <message>
        <source>First round</source>
        <translation>První kolo</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Dřív</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Později</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Poslední kolo</translation>
    </message>
    <message>
        <source>In rounds</source>
        <translation>V kolech</translation>
    </message>
    <message>
        <source>to</source>
        <comment>rounds 1 to 3</comment>
        <translation>do</translation>
    </message>
    <message>
        <source>How strict</source>
        <translation>Jak přísně</translation>
    </message>
    <message>
        <source>Must not meet</source>
        <translation>Nesmějí spolu hrát</translation>
    </message>
    <message>
        <source>The round is not paired otherwise, whatever it costs</source>
        <translation>Kolo se jinak nelosuje, ať to stojí cokoli</translation>
    </message>
    <message>
        <source>Wished apart</source>
        <translation>Raději ne spolu</translation>
    </message>
    <message>
        <source>Yields where a round could not be paired</source>
        <translation>Ustoupí, kdyby kolo jinak nešlo nalosovat</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Přidat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>_MovedWords</name>
    <message numerus="yes">
        <source>%n of {0} player(s) get another number.</source>
        <translation>
            <numerusform>%n z {0} hráčů dostane jiné číslo.</numerusform>
            <numerusform>%n z {0} hráčů dostanou jiné číslo.</numerusform>
            <numerusform>%n z {0} hráčů dostane jiné číslo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_NumbersDialog</name>
    <message>
        <source>Players whose number changes</source>
        <translation>Hráči, jejichž číslo se mění</translation>
    </message>
    <message>
        <source>No number changes</source>
        <translation>Žádné číslo se nemění</translation>
    </message>
    <message>
        <source>The numbers are in this order already.</source>
        <translation>Čísla už jsou v tomto pořadí.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>_TableDialog</name>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>_Tree</name>
    <message>
        <source>not decided: Who goes on… on the page Rounds</source>
        <translation>nerozhodnuto: Kdo postupuje… na stránce Kola</translation>
    </message>
    <message>
        <source>Match for place 3</source>
        <translation>Zápas o 3. místo</translation>
    </message>
</context>
<context>
    <name>_WindowMenu</name>
    <message>
        <source>Open an event first</source>
        <translation>Nejdřív otevřete turnaj</translation>
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
