<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the window of tdapp says. Not yet reviewed by a native arbiter unless it says so here. What is wrong goes, with the
     English text beside it, to whoever keeps the program: docs/translating.md. -->
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>{where}: “{text}” is no day; write {example}.</source>
        <translation>{where}: «{text}» non è un giorno; scrivere {example}.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About tdapp</source>
        <translation>Informazioni su tdapp</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Versione {0}</translation>
    </message>
    <message>
        <source>A tournament director for chess arbiters: offline, every tie-break explained.</source>
        <translation>Un programma per arbitri di scacchi: senza rete, con ogni spareggio tecnico spiegato.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty.</source>
        <translation>Software libero con licenza GNU General Public License, versione 3 o successiva (GPL-3.0-or-later). È fornito senza alcuna garanzia.</translation>
    </message>
    <message>
        <source>Thanks to the FIDE Technical Commission for its tie-break and pairing tool gacrux:</source>
        <translation>Grazie alla Commissione tecnica della FIDE per il suo strumento di spareggio e abbinamento gacrux:</translation>
    </message>
    <message>
        <source>Typefaces: Noto Sans (SIL Open Font License 1.1) and WenQuanYi Micro Hei (Apache License 2.0). Icons: Lucide (ISC License), in part from Feather (MIT License).</source>
        <translation>Caratteri: Noto Sans (SIL Open Font License 1.1) e WenQuanYi Micro Hei (Apache License 2.0). Icone: Lucide (ISC License), in parte da Feather (MIT License).</translation>
    </message>
    <message>
        <source>Made with Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.</source>
        <translation>Fatto con Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.</translation>
    </message>
    <message>
        <source>Licence and thanks</source>
        <translation>Licenza e ringraziamenti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>AbsenceDialog</name>
    <message>
        <source>A paired player does not come</source>
        <translation>Un giocatore abbinato non viene</translation>
    </message>
    <message>
        <source>{0} does not come</source>
        <translation>{0} non viene</translation>
    </message>
    <message>
        <source>Board {0}, against {1}</source>
        <translation>Scacchiera {0}, contro {1}</translation>
    </message>
    <message>
        <source>The opponent wins by forfeit</source>
        <translation>L&apos;avversario vince a forfait</translation>
    </message>
    <message>
        <source>Somebody without a game takes the seat</source>
        <translation>Qualcuno senza partita prende il posto</translation>
    </message>
    <message>
        <source>The board goes; the opponent is paired again</source>
        <translation>La scacchiera si scioglie; l&apos;avversario si abbina di nuovo</translation>
    </message>
    <message>
        <source>Who takes the seat</source>
        <translation>Chi prende il posto</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Motivo (conservato nel registro)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Esegui</translation>
    </message>
    <message>
        <source>{0} loses by forfeit, {1} wins without playing. The next round is not touched.</source>
        <translation>{0} perde a forfait, {1} vince senza giocare. Il turno successivo non cambia.</translation>
    </message>
    <message>
        <source>Board {0}: {1} meets {2} instead of {3}, who is absent in this round.</source>
        <translation>Scacchiera {0}: {1} incontra {2} invece di {3}, assente in questo turno.</translation>
    </message>
    <message>
        <source>Board {0} goes. {1} is absent; {2} is without a game until you pair by hand.</source>
        <translation>La scacchiera {0} si scioglie. {1} è assente; {2} resta senza partita finché non si abbina a mano.</translation>
    </message>
    <message>
        <source>The pairings are published: players may have seen them (C.04.2, 3.6).</source>
        <translation>Gli abbinamenti sono pubblicati: i giocatori possono averli visti (C.04.2, 3.6).</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Prima scrivere un motivo</translation>
    </message>
</context>
<context>
    <name>AbsenceGrid</name>
    <message>
        <source>Byes by round</source>
        <translation>Bye per turno</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partita</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>gioca</translation>
    </message>
    <message>
        <source>absent, 0 points</source>
        <translation>assente, 0 punti</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>bye da mezzo punto</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>bye da un punto</translation>
    </message>
    <message>
        <source>this round is paired; change it on the Rounds page</source>
        <translation>questo turno è abbinato; cambiarlo nella pagina Turni</translation>
    </message>
    <message>
        <source>{0}, round {1}: {2}</source>
        <translation>{0}, turno {1}: {2}</translation>
    </message>
</context>
<context>
    <name>AbsencesDialog</name>
    <message>
        <source>Byes and absences</source>
        <translation>Bye e assenze</translation>
    </message>
    <message>
        <source>Byes and absences by round</source>
        <translation>Bye e assenze per turno</translation>
    </message>
    <message>
        <source>The regulations allow no half-point byes.</source>
        <translation>Il bando non ammette bye da mezzo punto.</translation>
    </message>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player.</source>
        <translation>
            <numerusform>Il bando ammette %n bye da mezzo punto per giocatore.</numerusform>
            <numerusform>Il bando ammette %n bye da mezzo punto per giocatore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player, until round {0}.</source>
        <translation>
            <numerusform>Il bando ammette %n bye da mezzo punto per giocatore, fino al turno {0}.</numerusform>
            <numerusform>Il bando ammette %n bye da mezzo punto per giocatore, fino al turno {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>These players have left the event; take them back first.</source>
        <translation>Questi giocatori sono fuori dal torneo; prima riammetterli.</translation>
    </message>
    <message>
        <source>0 absent, 5 or H half-point bye, 1 full-point bye, Del plays. Space goes through them.</source>
        <translation>0 assente, 5 o H bye da mezzo punto, 1 bye da un punto, Canc: gioca. Spazio li scorre.</translation>
    </message>
    <message>
        <source>0 {0}, 5 or H {1}, 1 {2}, Del plays. Space goes through them.</source>
        <translation>0 {0}, 5 o H {1}, 1 {2}, Canc: gioca. Spazio li scorre.</translation>
    </message>
    <message>
        <source>Set these byes?</source>
        <translation>Impostare questi bye?</translation>
    </message>
</context>
<context>
    <name>AddCriterion</name>
    <message>
        <source>Add a criterion: type its name or code</source>
        <translation>Aggiungi un criterio: scrivere nome o codice</translation>
    </message>
    <message>
        <source>All criteria to choose from</source>
        <translation>Tutti i criteri tra cui scegliere</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>Su questo spareggio tecnico</translation>
    </message>
    <message>
        <source>Add the criterion to the ladder</source>
        <translation>Aggiungi il criterio agli spareggi tecnici</translation>
    </message>
</context>
<context>
    <name>AddPlayersDialog</name>
    <message>
        <source>Add players</source>
        <translation>Aggiungi giocatori</translation>
    </message>
    <message>
        <source>Add players to {0}</source>
        <translation>Aggiungi giocatori a {0}</translation>
    </message>
    <message>
        <source>Name or number in the rating list</source>
        <translation>Nome o numero nella lista rating</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Lista rating</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Liste rating…</translation>
    </message>
    <message>
        <source>Players of the rating list</source>
        <translation>Giocatori della lista rating</translation>
    </message>
    <message>
        <source>Enter adds the marked player, {0} puts him into the form below.</source>
        <translation>Invio aggiunge il giocatore evidenziato, {0} lo mette nel modulo qui sotto.</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Aggiungi giocatore</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Late entry. Missed rounds:</source>
        <translation>Iscrizione tardiva. Turni saltati:</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Turno {0}</translation>
    </message>
    <message>
        <source>{0}: 0 points</source>
        <translation>{0}: 0 punti</translation>
    </message>
    <message>
        <source>{0}: half point</source>
        <translation>{0}: mezzo punto</translation>
    </message>
    <message>
        <source>{0}: full point</source>
        <translation>{0}: un punto</translation>
    </message>
    <message>
        <source>The number is {0}, after the last; the place by rating is proposed before round {1}.</source>
        <translation>Il numero è {0}, dopo l&apos;ultimo; il posto per Elo si propone prima del turno {1}.</translation>
    </message>
    <message>
        <source>The number is {0}, after the last.</source>
        <translation>Il numero è {0}, dopo l&apos;ultimo.</translation>
    </message>
    <message>
        <source>No rating list yet. Import FIDE&apos;s download once, then a few letters of a name and Enter do.</source>
        <translation>Ancora nessuna lista rating. Importare una volta quella della FIDE, poi bastano poche lettere di un nome e Invio.</translation>
    </message>
    <message>
        <source>{0} is in the event already.</source>
        <translation>{0} è già nel torneo.</translation>
    </message>
    <message>
        <source>“{0}” has no letter</source>
        <translation>«{0}» non ha lettere</translation>
    </message>
    <message>
        <source>{0}. Enter again adds the player all the same.</source>
        <translation>{0}. Invio di nuovo aggiunge comunque il giocatore.</translation>
    </message>
    <message>
        <source>Add {0}?</source>
        <translation>Aggiungere {0}?</translation>
    </message>
    <message numerus="yes">
        <source>Added: {0}. %n player(s) now.</source>
        <translation>
            <numerusform>Aggiunto: {0}. Ora %n giocatore.</numerusform>
            <numerusform>Aggiunto: {0}. Ora %n giocatori.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} {1} is in the event already and may be the same person.</source>
        <translation>{0} {1} è già nel torneo e può essere la stessa persona.</translation>
    </message>
    <message>
        <source>{0} is in the section {1} and may be the same person.</source>
        <translation>{0} è nel girone {1} e può essere la stessa persona.</translation>
    </message>
    <message>
        <source>{0} is not added yet: Enter adds, Esc or Close once more leaves.</source>
        <translation>{0} non è ancora aggiunto: Invio aggiunge, Esc o Chiudi un&apos;altra volta esce.</translation>
    </message>
</context>
<context>
    <name>AnswerFields</name>
    <message>
        <source>not answered</source>
        <translation>senza risposta</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>found by itself (d)</source>
        <translation>rilevato da sé (d)</translation>
    </message>
    <message>
        <source>a: national championship</source>
        <translation>a: campionato nazionale</translation>
    </message>
    <message>
        <source>b: national team championship</source>
        <translation>b: campionato nazionale a squadre</translation>
    </message>
    <message>
        <source>c: zonal or subzonal</source>
        <translation>c: zonale o subzonale</translation>
    </message>
    <message>
        <source>d: players from abroad</source>
        <translation>d: giocatori stranieri</translation>
    </message>
    <message>
        <source>by computer</source>
        <translation>al computer</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>as the dates of the rounds say</source>
        <translation>come dicono le date dei turni</translation>
    </message>
    <message>
        <source>&amp;Format, hours, arbiters as asked (1.1)</source>
        <translation>&amp;Formula, orari, arbitri come richiesto (1.1)</translation>
    </message>
    <message>
        <source>&amp;Games needed (1.4.1)</source>
        <translation>&amp;Partite necessarie (1.4.1)</translation>
    </message>
    <message>
        <source>&amp;Registered 30 days before (1.1.1)</source>
        <translation>&amp;Registrato 30 giorni prima (1.1.1)</translation>
    </message>
    <message>
        <source>One round a &amp;day (1.1.3 a)</source>
        <translation>Un turno al &amp;giorno (1.1.3 a)</translation>
    </message>
    <message>
        <source>&amp;Exempt from the mix (1.4.3)</source>
        <translation>&amp;Esente dalla varietà (1.4.3)</translation>
    </message>
    <message>
        <source>&amp;Pairing, where rounds do not say (IT3)</source>
        <translation>&amp;Abbinamento, dove i turni non lo dicono (IT3)</translation>
    </message>
    <message>
        <source>E&amp;xpected average of unknown opponents</source>
        <translation>&amp;Media prevista degli avversari ignoti</translation>
    </message>
    <message>
        <source>as those so far</source>
        <translation>come finora</translation>
    </message>
</context>
<context>
    <name>AtDeskDialog</name>
    <message>
        <source>This computer is a desk</source>
        <translation>Questo computer è una postazione</translation>
    </message>
    <message>
        <source>It works as {0}, {1}; another computer leads the event.</source>
        <translation>Lavora come {0}, {1}; un altro computer dirige il torneo.</translation>
    </message>
    <message>
        <source>The leading computer answers.</source>
        <translation>Il computer principale risponde.</translation>
    </message>
    <message>
        <source>When the leading computer has died: switch it off, compare the number of the newest step at all desks, and lead from the one with the highest.</source>
        <translation>Se il computer principale è guasto: spegnerlo, confrontare il numero del passo più recente in tutte le postazioni, e dirigere da quella con il più alto.</translation>
    </message>
    <message>
        <source>&amp;Lead from here…</source>
        <translation>&amp;Dirigi da qui…</translation>
    </message>
    <message>
        <source>&amp;Another computer leads now…</source>
        <translation>Ora dirige un &amp;altro computer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Newest step here: {0}, at {1}: {2}</source>
        <translation>Passo più recente qui: {0}, alle {1}: {2}</translation>
    </message>
    <message>
        <source>A deputy or the chief arbiter leads from his desk.</source>
        <translation>Un aggiunto o l&apos;arbitro capo dirige dalla sua postazione.</translation>
    </message>
    <message>
        <source>Lead from here: not while the leading computer answers.</source>
        <translation>Dirigi da qui: non finché il computer principale risponde.</translation>
    </message>
    <message>
        <source>The computer that led must be off, or be used by nobody: two that lead make two events.</source>
        <translation>Il computer che dirigeva deve essere spento, o non usato da nessuno: due che dirigono fanno due tornei.</translation>
    </message>
    <message>
        <source>Telephones and desks that it invited are expected here. They need the new address: Event &gt; Work together… shows it then.</source>
        <translation>Telefoni e postazioni invitati da quello sono attesi qui. Serve loro il nuovo indirizzo: lo mostra allora Torneo &gt; Collaborazione….</translation>
    </message>
    <message>
        <source>Lead the event from this computer?</source>
        <translation>Dirigere il torneo da questo computer?</translation>
    </message>
    <message>
        <source>Lead from here</source>
        <translation>Dirigi da qui</translation>
    </message>
</context>
<context>
    <name>AtWork</name>
    <message>
        <source>Work together</source>
        <translation>Collaborazione</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n telefono</numerusform>
            <numerusform>%n telefoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n postazione</numerusform>
            <numerusform>%n postazioni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupDesk</name>
    <message>
        <source>BACKUP FAILED: {0}</source>
        <translation>BACKUP NON RIUSCITO: {0}</translation>
    </message>
    <message>
        <source>no backup yet</source>
        <translation>ancora nessuna copia di backup</translation>
    </message>
    <message>
        <source>last backup just now</source>
        <translation>ultima copia di backup proprio ora</translation>
    </message>
    <message>
        <source>last backup {0} min ago</source>
        <translation>ultima copia di backup {0} min fa</translation>
    </message>
    <message>
        <source>last backup {0} h ago</source>
        <translation>ultima copia di backup {0} h fa</translation>
    </message>
    <message>
        <source>{0} The event itself is safe.</source>
        <translation>{0} Il torneo stesso è al sicuro.</translation>
    </message>
</context>
<context>
    <name>BoardMenus</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Keys for results</source>
        <translation>Tasti per i risultati</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Scacchiera</translation>
    </message>
    <message>
        <source>What can be done with this board</source>
        <translation>Che cosa si può fare con questa scacchiera</translation>
    </message>
    <message>
        <source>&amp;Why this board?</source>
        <translation>&amp;Perché questa scacchiera?</translation>
    </message>
    <message>
        <source>&amp;Swap the colours</source>
        <translation>In&amp;verti i colori</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Nota…</translation>
    </message>
    <message>
        <source>White does not come…</source>
        <translation>Il Bianco non viene…</translation>
    </message>
    <message>
        <source>Black does not come…</source>
        <translation>Il Nero non viene…</translation>
    </message>
    <message>
        <source>Results of board {0}</source>
        <translation>Risultati della scacchiera {0}</translation>
    </message>
    <message>
        <source>Take the result away</source>
        <translation>Togli il risultato</translation>
    </message>
    <message>
        <source>{0}  White wins</source>
        <translation>{0}  vince il Bianco</translation>
    </message>
    <message>
        <source>{0}  draw</source>
        <translation>{0}  patta</translation>
    </message>
    <message>
        <source>{0}  Black wins</source>
        <translation>{0}  vince il Nero</translation>
    </message>
    <message>
        <source>{0}  Black did not come</source>
        <translation>{0}  il Nero non è venuto</translation>
    </message>
    <message>
        <source>{0}  White did not come</source>
        <translation>{0}  il Bianco non è venuto</translation>
    </message>
    <message>
        <source>{0}  neither came</source>
        <translation>{0}  nessuno è venuto</translation>
    </message>
    <message>
        <source>{0}  to be finished later</source>
        <translation>{0}  da finire più tardi</translation>
    </message>
    <message>
        <source>Results are typed with the keys {0}. Used to another program? Choose its keys under “Keys”.</source>
        <translation>I risultati si inseriscono con i tasti {0}. Chi è abituato a un altro programma può sceglierne i tasti in «Tasti».</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Tasti: {0}</translation>
    </message>
    <message>
        <source>Choose a board first</source>
        <translation>Prima scegliere una scacchiera</translation>
    </message>
    <message>
        <source>{0} does not come…</source>
        <translation>{0} non viene…</translation>
    </message>
    <message>
        <source>Lost for the match by {0}, rated as played…</source>
        <translation>Persa per l&apos;incontro da {0}, per l&apos;Elo come giocata…</translation>
    </message>
    <message>
        <source>Counts for the match as it was played…</source>
        <translation>Conta per l&apos;incontro come è stata giocata…</translation>
    </message>
    <message>
        <source>Lost for the match, rated as played?</source>
        <translation>Persa per l&apos;incontro, per l&apos;Elo come giocata?</translation>
    </message>
    <message>
        <source>Count it as it was played?</source>
        <translation>Contarla come è stata giocata?</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Esegui</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Risultato</translation>
    </message>
    <message>
        <source>Note at board {0}</source>
        <translation>Nota alla scacchiera {0}</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Nota:</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Bd</source>
        <translation>Sc.</translation>
    </message>
    <message>
        <source>The board where the player sat most</source>
        <translation>La scacchiera dove il giocatore ha giocato più spesso</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Pos.</translation>
    </message>
    <message>
        <source>Shared places carry the same number</source>
        <translation>Le posizioni condivise hanno lo stesso numero</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Pairing number of the player</source>
        <translation>Numero di tabellone del giocatore</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Titolo FIDE</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Squadra</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo del torneo</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Games over the board</source>
        <translation>Partite alla scacchiera</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Points, forfeits included</source>
        <translation>Punti, forfait compresi</translation>
    </message>
    <message>
        <source>Percentage of the games over the board</source>
        <translation>Percentuale delle partite alla scacchiera</translation>
    </message>
    <message>
        <source>Rp</source>
        <translation>Rp</translation>
    </message>
    <message>
        <source>Rating performance</source>
        <translation>Performance</translation>
    </message>
</context>
<context>
    <name>BoardsView</name>
    <message>
        <source>Boards</source>
        <translation>Scacchiere</translation>
    </message>
    <message>
        <source>Players without a game</source>
        <translation>Giocatori senza partita</translation>
    </message>
    <message>
        <source>How results are typed</source>
        <translation>Come si inseriscono i risultati</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>In ordine</translation>
    </message>
    <message>
        <source>One key per board, the cursor goes on by itself</source>
        <translation>Un tasto per scacchiera, il cursore avanza da sé</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Cedolini</translation>
    </message>
    <message>
        <source>Slips in any order: board, Enter, result</source>
        <translation>Cedolini in qualsiasi ordine: scacchiera, Invio, risultato</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>Type every result a second time; a difference stops you</source>
        <translation>Inserire ogni risultato una seconda volta; una differenza ferma l&apos;inserimento</translation>
    </message>
    <message>
        <source>Boards shown</source>
        <translation>Scacchiere mostrate</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Tutte le scacchiere</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Senza risultato</translation>
    </message>
    <message>
        <source>Boards without a result</source>
        <translation>Scacchiere senza risultato</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Non verificate</translation>
    </message>
    <message>
        <source>Boards whose result was not typed a second time</source>
        <translation>Scacchiere il cui risultato non è stato inserito una seconda volta</translation>
    </message>
    <message>
        <source>Show or hide them</source>
        <translation>Mostra o nascondi</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game</source>
        <translation>
            <numerusform>%n giocatore senza partita</numerusform>
            <numerusform>%n giocatori senza partita</numerusform>
        </translation>
    </message>
    <message>
        <source>Find: {0}</source>
        <translation>Cerca: {0}</translation>
    </message>
    <message>
        <source>verified {0}/{1}</source>
        <translation>verificati {0}/{1}</translation>
    </message>
    <message>
        <source>{0} open</source>
        <translation>{0} senza risultato</translation>
    </message>
    <message>
        <source>Board {0}: {1}</source>
        <translation>Scacchiera {0}: {1}</translation>
    </message>
    <message>
        <source>{0}, verified</source>
        <translation>{0}, verificato</translation>
    </message>
    <message>
        <source>Nothing was entered: press the key for board {0} again.</source>
        <translation>Non è stato inserito nulla: premere di nuovo il tasto per la scacchiera {0}.</translation>
    </message>
    <message>
        <source>“{0}” is no result with the keys {1}. Board {2} waits: read this, press Enter or Esc.</source>
        <translation>«{0}» non è un risultato con i tasti {1}. La scacchiera {2} attende: leggere questo, poi Invio o Esc.</translation>
    </message>
    <message>
        <source>Every result is verified.</source>
        <translation>Tutti i risultati sono verificati.</translation>
    </message>
    <message>
        <source>Every result is in.</source>
        <translation>Tutti i risultati sono inseriti.</translation>
    </message>
    <message>
        <source>There is no board {0} in this round.</source>
        <translation>In questo turno non c&apos;è la scacchiera {0}.</translation>
    </message>
    <message>
        <source>Board {0}: {1} against {2}</source>
        <translation>Scacchiera {0}: {1} contro {2}</translation>
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
        <translation>Tabellone a eliminazione</translation>
    </message>
</context>
<context>
    <name>Bring</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Cosa</translation>
    </message>
    <message>
        <source>Points, a tie-break, or the place</source>
        <translation>Punti, uno spareggio tecnico, o la posizione</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Pubblicato</translation>
    </message>
    <message>
        <source>As the file states it</source>
        <translation>Come indicato nel file</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Nostro</translation>
    </message>
    <message>
        <source>As it is calculated here</source>
        <translation>Come calcolato qui</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>place</source>
        <translation>posizione</translation>
    </message>
</context>
<context>
    <name>BringDialog</name>
    <message>
        <source>Bring your last event</source>
        <translation>Porta l&apos;ultimo torneo</translation>
    </message>
    <message>
        <source>Drop the file of a finished event here: a tournament report, a crosstable, or the file of another program. Its table is calculated anew and laid beside the published one. Nothing is kept.</source>
        <translation>Lasciare qui il file di un torneo finito: un rapporto del torneo, un tabellone, o il file di un altro programma. La sua classifica si ricalcola e si mette accanto a quella pubblicata. Non si conserva nulla.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Scegli un file…</translation>
    </message>
    <message>
        <source>As a sheet…</source>
        <translation>Come foglio…</translation>
    </message>
    <message>
        <source>Import it as an event…</source>
        <translation>Importa come torneo…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>What differs from the published table</source>
        <translation>Che cosa differisce dalla classifica pubblicata</translation>
    </message>
    <message>
        <source>Our own standings</source>
        <translation>La nostra classifica</translation>
    </message>
    <message>
        <source>The calculation</source>
        <translation>Il calcolo</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>Lettura di {0}…</translation>
    </message>
    <message>
        <source>The file can be read in several ways: import it, and you are asked which one is right.</source>
        <translation>Il file si può leggere in più modi: importandolo si sceglie quello giusto.</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}: {2}</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classifica</translation>
    </message>
</context>
<context>
    <name>BroadcastDialog</name>
    <message>
        <source>Broadcast</source>
        <translation>Trasmissione</translation>
    </message>
    <message>
        <source>Moves, clocks and results reach viewers and files only after the delay.</source>
        <translation>Mosse, orologi e risultati raggiungono spettatori e file solo dopo il ritardo.</translation>
    </message>
    <message>
        <source>Minutes of delay</source>
        <translation>Minuti di ritardo</translation>
    </message>
    <message>
        <source>A minute less</source>
        <translation>Un minuto in meno</translation>
    </message>
    <message>
        <source>A minute more</source>
        <translation>Un minuto in più</translation>
    </message>
    <message>
        <source>Minutes of delay:</source>
        <translation>Minuti di ritardo:</translation>
    </message>
    <message>
        <source>Line for viewers:</source>
        <translation>Riga per gli spettatori:</translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation>Motivo:</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Also hold back the rest of a game whose result is entered</source>
        <translation>Trattieni anche il resto di una partita il cui risultato è inserito</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Imposta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Moves are public at once: whoever helps a player from outside sees them.</source>
        <translation>Le mosse sono subito pubbliche: chi aiuta un giocatore dall&apos;esterno le vede.</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Prima scrivere un motivo</translation>
    </message>
</context>
<context>
    <name>BulkEntry</name>
    <message>
        <source>– leave out –</source>
        <translation>– ometti –</translation>
    </message>
    <message>
        <source>Name (Family, Given)</source>
        <translation>Nome (Cognome, Nome)</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Cognome</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Nome di battesimo</translation>
    </message>
    <message>
        <source>Name in own script</source>
        <translation>Nome in scrittura originale</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sesso</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nato</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federazione</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID FIDE</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>ID nazionale</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo del torneo</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE standard</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE semilampo</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE lampo</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Elo nazionale</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Circolo</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Squadra</translation>
    </message>
    <message>
        <source>Board in the team</source>
        <translation>Scacchiera in squadra</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Tavolo fisso</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagato</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Quota d&apos;iscrizione</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commento</translation>
    </message>
</context>
<context>
    <name>BulkEntryDialog</name>
    <message>
        <source>Add many players</source>
        <translation>Aggiungi molti giocatori</translation>
    </message>
    <message>
        <source>Add many players to {0}</source>
        <translation>Aggiungi molti giocatori a {0}</translation>
    </message>
    <message>
        <source>Copy rows in a spreadsheet and paste them here, or open a CSV, a workbook or a tournament report. Nothing is added before you have seen what becomes of every row.</source>
        <translation>Copiare le righe in un foglio di calcolo e incollarle qui, o aprire un CSV, una cartella di lavoro o un rapporto di torneo. Non si aggiunge nulla prima di aver visto l&apos;esito di ogni riga.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Apri un file…</translation>
    </message>
    <message>
        <source>Open a CSV, a workbook or a tournament report</source>
        <translation>Apri un CSV, una cartella di lavoro o un rapporto di torneo</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Interrompi la lettura</translation>
    </message>
    <message>
        <source>The first row has the headings</source>
        <translation>La prima riga ha le intestazioni</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Righe incollate</translation>
    </message>
    <message>
        <source>What the columns mean</source>
        <translation>Che cosa significano le colonne</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Ometti</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>Il giorno</translation>
    </message>
    <message>
        <source>The month</source>
        <translation>Il mese</translation>
    </message>
    <message>
        <source>What becomes of every row</source>
        <translation>Esito di ogni riga</translation>
    </message>
    <message>
        <source>Add the conflicts as well</source>
        <translation>Aggiungi anche i conflitti</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>The cell that cannot be used</source>
        <translation>La cella inutilizzabile</translation>
    </message>
    <message>
        <source>Take this</source>
        <translation>Prendi questo</translation>
    </message>
    <message>
        <source>The clipboard holds no text: copy the rows in the spreadsheet first.</source>
        <translation>Negli appunti non c&apos;è testo: prima copiare le righe nel foglio di calcolo.</translation>
    </message>
    <message>
        <source>Open a table of players</source>
        <translation>Apri una tabella di giocatori</translation>
    </message>
    <message>
        <source>Tables and reports (*.csv *.tsv *.txt *.xlsx *.xlsm *.trf *.trfx);;All files (*)</source>
        <translation>Tabelle e rapporti (*.csv *.tsv *.txt *.xlsx *.xlsm *.trf *.trfx);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>Lettura di {0}…</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>Riga {0}, colonna {1}: {2}</translation>
    </message>
    <message>
        <source>Column {0}</source>
        <translation>Colonna {0}</translation>
    </message>
    <message>
        <source>Column {0} holds numbers ({1}) and would be left out: choose above what they are.</source>
        <translation>La colonna {0} contiene numeri ({1}) e sarebbe omessa: scegliere sopra che cosa sono.</translation>
    </message>
    <message>
        <source>{0} What comes first in the dates of this table?</source>
        <translation>{0} Che cosa viene prima nelle date di questa tabella?</translation>
    </message>
    <message>
        <source>Line {0}, column {1}:</source>
        <translation>Riga {0}, colonna {1}:</translation>
    </message>
    <message>
        <source>{0} is in the section {1}.</source>
        <translation>{0} è nel girone {1}.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>Aggiungi %n giocatore</numerusform>
            <numerusform>Aggiungi %n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, teams: {1}</source>
        <translation>{0}, squadre: {1}</translation>
    </message>
    <message>
        <source>There is no new player to add</source>
        <translation>Non ci sono nuovi giocatori da aggiungere</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>%n giocatore aggiunto</numerusform>
            <numerusform>%n giocatori aggiunti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) stay here: repair them, or close.</source>
        <translation>
            <numerusform>%n riga resta qui: correggerla, o chiudere.</numerusform>
            <numerusform>%n righe restano qui: correggerle, o chiudere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>Bd</source>
        <translation>Sc.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Scacchiera</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>White, with the colour due</source>
        <translation>Bianco, con il colore che spetta</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pti</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Punti prima del turno</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Black, with the colour due</source>
        <translation>Nero, con il colore che spetta</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>What this board breaks</source>
        <translation>Che cosa viola questa scacchiera</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Numero di tabellone</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Player, with the colour due</source>
        <translation>Giocatore, con il colore che spetta</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Without a game, or on a bye</source>
        <translation>Senza partita, o con un bye</translation>
    </message>
    <message>
        <source>What a game with the marked player breaks</source>
        <translation>Che cosa viola una partita con il giocatore segnato</translation>
    </message>
</context>
<context>
    <name>ByHandDialog</name>
    <message>
        <source>Places and values by hand</source>
        <translation>Posizioni e valori a mano</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonna</translation>
    </message>
    <message>
        <source>Only those still tied when this rung is reached</source>
        <translation>Solo chi è ancora a pari merito quando si arriva a questo criterio</translation>
    </message>
    <message>
        <source>Lines and their entries</source>
        <translation>Righe e loro inserimenti</translation>
    </message>
    <message>
        <source>Clear this column</source>
        <translation>Svuota questa colonna</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Results changed after these were entered: the ranking by hand may be out of date.</source>
        <translation>Alcuni risultati sono cambiati dopo questo inserimento: la classifica a mano può non essere aggiornata.</translation>
    </message>
    <message>
        <source>The place of the play-off or of your decision; 1 is best. Who has none comes last.</source>
        <translation>La posizione dello spareggio o della decisione dell&apos;arbitro; 1 è la migliore. Chi non l&apos;ha è ultimo.</translation>
    </message>
    <message>
        <source>A number for each; who has none comes last.</source>
        <translation>Un numero per ciascuno; chi non l&apos;ha è ultimo.</translation>
    </message>
    <message>
        <source>Nobody is tied when this rung is reached, so it decides nothing at present.</source>
        <translation>Quando si arriva a questo criterio nessuno è a pari merito, perciò ora non decide nulla.</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <translation>Non è cambiato nulla</translation>
    </message>
</context>
<context>
    <name>ByPolicy</name>
    <message>
        <source>Ladder</source>
        <translation>Spareggi</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Ufficiali</translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation>Gli spareggi tecnici ufficiali</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>The trial ladder of the editor</source>
        <translation>Gli spareggi tecnici di prova dell&apos;editor</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Mostra come</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>A line for each from policy to policy</source>
        <translation>Una linea per ciascuno da regola a regola</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>The same places as numbers</source>
        <translation>Le stesse posizioni come numeri</translation>
    </message>
    <message>
        <source>Places shown</source>
        <translation>Posizioni mostrate</translation>
    </message>
    <message>
        <source>Show fewer places</source>
        <translation>Mostra meno posizioni</translation>
    </message>
    <message>
        <source>Show more places</source>
        <translation>Mostra più posizioni</translation>
    </message>
    <message>
        <source>Places by policy</source>
        <translation>Posizioni secondo la regola</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>com&apos;è</translation>
    </message>
    <message>
        <source>place {0}: {1}</source>
        <translation>posizione {0}: {1}</translation>
    </message>
</context>
<context>
    <name>ByeDialog</name>
    <message>
        <source>Bye or absence</source>
        <translation>Bye o assenza</translation>
    </message>
    <message>
        <source>Bye or absence in round {0}</source>
        <translation>Bye o assenza al turno {0}</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Squadra</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Scrivere un nome o scegliere</translation>
    </message>
    <message>
        <source>What is asked for</source>
        <translation>Che cosa è richiesto</translation>
    </message>
    <message>
        <source>none: plays</source>
        <translation>nessuno: gioca</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Imposta</translation>
    </message>
    <message>
        <source>Choose a name first</source>
        <translation>Prima scegliere un nome</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Drag a rung</source>
        <translation>Trascinare un criterio</translation>
    </message>
    <message>
        <source>The tie-breaks are a ladder. Drag one by its handle, or move it with Alt+Down: at the right you see who moves, before you let go. It is a trial; Ctrl+Z takes it back.</source>
        <translation>Gli spareggi tecnici stanno in ordine. Trascinarne uno per la maniglia, o spostarlo con Alt+Giù: a destra si vede chi si muove, prima di rilasciare. È una prova; Ctrl+Z la annulla.</translation>
    </message>
    <message>
        <source>Ask a number why</source>
        <translation>Chiedere perché a un numero</translation>
    </message>
    <message>
        <source>Click any value of the standings, or press Enter on it: every round that makes it is shown.</source>
        <translation>Fare clic su un valore della classifica, o premere Invio: si mostra ogni turno che lo forma.</translation>
    </message>
    <message>
        <source>Print a sheet</source>
        <translation>Stampare un foglio</translation>
    </message>
    <message>
        <source>Choose a sheet at the left; the pages are as they will be printed. Save as PDF tries it without a printer.</source>
        <translation>Scegliere un foglio a sinistra; le pagine sono come saranno stampate. Salva come PDF lo prova senza stampante.</translation>
    </message>
    <message>
        <source>Enter three results</source>
        <translation>Inserire tre risultati</translation>
    </message>
    <message>
        <source>Three slips are still out. Type 1, 5 or 0 on each board without a result.</source>
        <translation>Mancano ancora tre cedolini. Scrivere 1, 5 o 0 su ogni scacchiera senza risultato.</translation>
    </message>
    <message>
        <source>Pair the last round</source>
        <translation>Abbinare l&apos;ultimo turno</translation>
    </message>
    <message>
        <source>Press Ctrl+Enter, or the coloured button, until round 5 is paired: it is always the next step.</source>
        <translation>Premere Ctrl+Invio, o il pulsante colorato, finché non è abbinato il turno 5: è sempre il passo successivo.</translation>
    </message>
    <message>
        <source>Publish it</source>
        <translation>Pubblicare</translation>
    </message>
    <message>
        <source>A draft is seen by nobody and can be paired again. Ctrl+Enter publishes it: boards then stand.</source>
        <translation>Una bozza non la vede nessuno e si può abbinare di nuovo. Ctrl+Invio la pubblica: da allora le scacchiere restano.</translation>
    </message>
    <message>
        <source>Now break something</source>
        <translation>Ora rompere qualcosa</translation>
    </message>
    <message>
        <source>Menu Rounds, Unpair the round…; write why. The whole pairing is gone, as after a mistake.</source>
        <translation>Menu Turni, Annulla gli abbinamenti…; scrivere perché. Tutto l&apos;abbinamento sparisce, come dopo un errore.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Annullare</translation>
    </message>
    <message>
        <source>Ctrl+Z brings the round back, as it was. Every step can be taken back like this.</source>
        <translation>Ctrl+Z ripristina il turno com&apos;era. Ogni passo si può annullare così.</translation>
    </message>
    <message>
        <source>That was a round</source>
        <translation>Questo era un turno</translation>
    </message>
    <message>
        <source>The manual (F1) has all of it in ten steps: Your first tournament.</source>
        <translation>Il manuale (F1) ha tutto in dieci passi: Il primo torneo.</translation>
    </message>
</context>
<context>
    <name>CatalogueView</name>
    <message>
        <source>Available criteria</source>
        <translation>Criteri disponibili</translation>
    </message>
    <message>
        <source>Enter adds the criterion below the current rung, Shift+F1 opens its page of the manual.</source>
        <translation>Invio aggiunge il criterio sotto quello attuale, Maiusc+F1 apre la sua pagina del manuale.</translation>
    </message>
    <message>
        <source>Add to the ladder	Enter</source>
        <translation>Aggiungi agli spareggi tecnici	Invio</translation>
    </message>
    <message>
        <source>About this tie-break	Shift+F1</source>
        <translation>Su questo spareggio tecnico	Maiusc+F1</translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Who belongs to it</source>
        <translation>Chi ne fa parte</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Put in by hand / taken out by hand</source>
        <translation>Messo a mano / tolto a mano</translation>
    </message>
    <message>
        <source>The date of birth is missing or not exact enough</source>
        <translation>La data di nascita manca o non è abbastanza precisa</translation>
    </message>
    <message>
        <source>Written at players only, without a rule.</source>
        <translation>Scritta solo presso i giocatori, senza regola.</translation>
    </message>
    <message>
        <source>Whether the player belongs to it; Space changes it</source>
        <translation>Se il giocatore ne fa parte; Spazio lo cambia</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nato</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sesso</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>in it</source>
        <translation>dentro</translation>
    </message>
    <message>
        <source>put in by hand</source>
        <translation>messo a mano</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>taken out by hand</source>
        <translation>tolto a mano</translation>
    </message>
    <message>
        <source>not clear</source>
        <translation>non chiaro</translation>
    </message>
    <message>
        <source>date of birth</source>
        <translation>data di nascita</translation>
    </message>
    <message>
        <source>not in it</source>
        <translation>fuori</translation>
    </message>
</context>
<context>
    <name>CategoriesDialog</name>
    <message>
        <source>Categories</source>
        <translation>Categorie</translation>
    </message>
    <message>
        <source>Players fall into them by their rules. What you set by hand stays, whatever the rules say.</source>
        <translation>I giocatori vi rientrano secondo le regole. Ciò che si imposta a mano resta, qualunque cosa dicano le regole.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>No categories yet</source>
        <translation>Ancora nessuna categoria</translation>
    </message>
    <message>
        <source>Until there are some, lists and rankings use the usual groups: women, age, rating bands.</source>
        <translation>Finché non ce ne sono, elenchi e classifiche usano le fasce usuali: femminile, età, fasce Elo.</translation>
    </message>
    <message>
        <source>Youth: U8, U10 … U20</source>
        <translation>Giovanili: U8, U10 … U20</translation>
    </message>
    <message>
        <source>Seniors: S50+, S65+</source>
        <translation>Seniores: S50+, S65+</translation>
    </message>
    <message>
        <source>Women</source>
        <translation>Femminile</translation>
    </message>
    <message>
        <source>Rating bands of 200</source>
        <translation>Fasce Elo di 200</translation>
    </message>
    <message>
        <source>Rating under …</source>
        <translation>Elo sotto …</translation>
    </message>
    <message>
        <source>Own rule…</source>
        <translation>Regola propria…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Add categories</source>
        <translation>Aggiungi categorie</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifica…</translation>
    </message>
    <message>
        <source>Edit the rule (Enter)</source>
        <translation>Modifica la regola (Invio)</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Su (Alt+Su)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Giù (Alt+Giù)</translation>
    </message>
    <message>
        <source>Remove (Del)</source>
        <translation>Elimina (Canc)</translation>
    </message>
    <message>
        <source>Whose age counts</source>
        <translation>Quale età conta</translation>
    </message>
    <message>
        <source>Year of the event</source>
        <translation>Anno del torneo</translation>
    </message>
    <message>
        <source>As in FIDE&apos;s youth and senior events</source>
        <translation>Come nei tornei giovanili e seniores FIDE</translation>
    </message>
    <message>
        <source>A day</source>
        <translation>Un giorno</translation>
    </message>
    <message>
        <source>The age on a cut-off day</source>
        <translation>L&apos;età in un giorno di riferimento</translation>
    </message>
    <message>
        <source>Cut-off day</source>
        <translation>Giorno di riferimento</translation>
    </message>
    <message>
        <source>Age in</source>
        <translation>Età nel</translation>
    </message>
    <message>
        <source>A player is in every category that fits, not in the narrowest only</source>
        <translation>Un giocatore è in ogni categoria che gli corrisponde, non solo nella più ristretta</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>In it</source>
        <translation>Dentro</translation>
    </message>
    <message>
        <source>Who is in it, was taken out, or cannot be judged</source>
        <translation>Chi è dentro, è stato tolto, o non si può giudicare</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>All players of the section</source>
        <translation>Tutti i giocatori del girone</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Cerca un giocatore</translation>
    </message>
    <message>
        <source>Players of the category</source>
        <translation>Giocatori della categoria</translation>
    </message>
    <message>
        <source>In or out by hand</source>
        <translation>Dentro o fuori a mano</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>By the rule again</source>
        <translation>Di nuovo secondo la regola</translation>
    </message>
    <message>
        <source>Takes the hand&apos;s word back (Del)</source>
        <translation>Revoca quanto fatto a mano (Canc)</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>Non è cambiato nulla</translation>
    </message>
    <message>
        <source>Written at players only: give it a rule with Add, Own rule.</source>
        <translation>Scritta solo presso i giocatori: darle una regola con Aggiungi, Regola propria.</translation>
    </message>
    <message>
        <source>Choose a category</source>
        <translation>Scegliere una categoria</translation>
    </message>
    <message>
        <source>It is the first already</source>
        <translation>È già la prima</translation>
    </message>
    <message>
        <source>It is the last already</source>
        <translation>È già l&apos;ultima</translation>
    </message>
    <message>
        <source>These categories are there already.</source>
        <translation>Queste categorie ci sono già.</translation>
    </message>
    <message>
        <source>Two categories are called “{0}”.</source>
        <translation>Due categorie si chiamano «{0}».</translation>
    </message>
    <message>
        <source>The cut-off day is empty.</source>
        <translation>Il giorno di riferimento è vuoto.</translation>
    </message>
</context>
<context>
    <name>CategoryMenu</name>
    <message>
        <source>In {0} by hand: {1}</source>
        <translation>In {0} a mano: {1}</translation>
    </message>
    <message>
        <source>Taken out of {0} by hand: {1}</source>
        <translation>Tolti da {0} a mano: {1}</translation>
    </message>
</context>
<context>
    <name>CategoryRuleDialog</name>
    <message>
        <source>Category {0}</source>
        <translation>Categoria {0}</translation>
    </message>
    <message>
        <source>A new category</source>
        <translation>Una nuova categoria</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>for example U18, Women, under 1800</source>
        <translation>per esempio U18, Femminile, sotto 1800</translation>
    </message>
    <message>
        <source>&amp;Age</source>
        <translation>&amp;Età</translation>
    </message>
    <message>
        <source>&amp;Rating</source>
        <translation>El&amp;o</translation>
    </message>
    <message>
        <source>under</source>
        <translation>sotto</translation>
    </message>
    <message>
        <source>has reached</source>
        <translation>ha compiuto</translation>
    </message>
    <message>
        <source>from</source>
        <translation>da</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>Which rating</source>
        <translation>Quale Elo</translation>
    </message>
    <message>
        <source>tournament rating</source>
        <translation>Elo del torneo</translation>
    </message>
    <message>
        <source>Players without a rating as well</source>
        <translation>Anche giocatori senza Elo</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>women</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>men</source>
        <translation>uomini</translation>
    </message>
    <message>
        <source>&amp;Sex</source>
        <translation>&amp;Sesso</translation>
    </message>
    <message>
        <source>separated by commas; empty: any</source>
        <translation>separati da virgole; vuoto: qualsiasi</translation>
    </message>
    <message>
        <source>&amp;Federations</source>
        <translation>&amp;Federazioni</translation>
    </message>
    <message>
        <source>&amp;Clubs</source>
        <translation>&amp;Circoli</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>&amp;Titles</source>
        <translation>&amp;Titoli</translation>
    </message>
    <message>
        <source>for example CM, {0} for players without one</source>
        <translation>per esempio CM, {0} per chi non ne ha</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Give the category a name.</source>
        <translation>Dare un nome alla categoria.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) fit.</source>
        <translation>
            <numerusform>%n giocatore corrisponde.</numerusform>
            <numerusform>%n giocatori corrispondono.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be judged: no date of birth.</source>
        <translation>
            <numerusform>%n non si può giudicare: manca la data di nascita.</numerusform>
            <numerusform>%n non si possono giudicare: manca la data di nascita.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>Others have changed the same: enter yours?</source>
        <translation>Altri hanno cambiato la stessa cosa: inserire comunque?</translation>
    </message>
    <message>
        <source>Please confirm</source>
        <translation>Confermare</translation>
    </message>
    <message>
        <source>Take back what is public or locked?</source>
        <translation>Annullare ciò che è pubblico o bloccato?</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Annullato: {0}</translation>
    </message>
    <message>
        <source>Change what is public or locked?</source>
        <translation>Cambiare ciò che è pubblico o bloccato?</translation>
    </message>
    <message>
        <source>Repeated: {0}</source>
        <translation>Ripetuto: {0}</translation>
    </message>
</context>
<context>
    <name>CheckDialog</name>
    <message>
        <source>Check the event file</source>
        <translation>Controlla il file del torneo</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) between the file and what was entered:</source>
        <translation>
            <numerusform>%n differenza tra il file e ciò che è stato inserito:</numerusform>
            <numerusform>%n differenze tra il file e ciò che è stato inserito:</numerusform>
        </translation>
    </message>
    <message>
        <source>Every page, every table and every row is as it was entered: no difference.</source>
        <translation>Ogni pagina, ogni tabella e ogni riga è com&apos;è stata inserita: nessuna differenza.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Differenze</translation>
    </message>
    <message>
        <source>Copy the lines</source>
        <translation>Copia le righe</translation>
    </message>
    <message>
        <source>Go on with the newest good copy…</source>
        <translation>Prosegui con la copia buona più recente…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>CheckInBar</name>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>non presenti</translation>
    </message>
    <message>
        <source>Not yet seen, or absent</source>
        <translation>Non ancora visti, o assenti</translation>
    </message>
    <message>
        <source>here</source>
        <translation>presenti</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Presenti</translation>
    </message>
    <message>
        <source>All others are here</source>
        <translation>Tutti gli altri ci sono</translation>
    </message>
    <message>
        <source>Who is neither ticked off nor marked absent is here</source>
        <translation>Chi non è né spuntato né segnato assente è presente</translation>
    </message>
    <message>
        <source>Close the check-in…</source>
        <translation>Chiudi l&apos;accredito…</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Una nuova serata</translation>
    </message>
    <message>
        <source>Nobody is here yet: all ticks are taken away</source>
        <translation>Nessuno c&apos;è ancora: si tolgono tutte le spunte</translation>
    </message>
    <message>
        <source>Take it back (Backspace)</source>
        <translation>Annulla (Backspace)</translation>
    </message>
    <message>
        <source>Type the first letters of a name, then Space: here. Space again takes it back, Shift+Space: absent. Arrows move through the list.</source>
        <translation>Scrivere le prime lettere di un nome, poi Spazio: presente. Spazio di nuovo lo annulla, Maiusc+Spazio: assente. Le frecce scorrono l&apos;elenco.</translation>
    </message>
    <message>
        <source>Nobody found: “{0}”</source>
        <translation>Nessuno trovato: «{0}»</translation>
    </message>
    <message>
        <source>{0} here  ·  {1} absent  ·  {2} not yet  ·  {3} in all</source>
        <translation>{0} presenti  ·  {1} assenti  ·  {2} non ancora  ·  {3} in tutto</translation>
    </message>
    <message>
        <source>paid {0} of {1}, {2} due</source>
        <translation>pagato {0} su {1}, {2} da pagare</translation>
    </message>
    <message numerus="yes">
        <source>%n with a bye in this round</source>
        <translation>
            <numerusform>%n con un bye in questo turno</numerusform>
            <numerusform>%n con un bye in questo turno</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckView</name>
    <message>
        <source>Go there</source>
        <translation>Vai</translation>
    </message>
    <message>
        <source>Record them as adjourned</source>
        <translation>Registra come sospesi</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Sorteggia</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Give the numbers…</source>
        <translation>Assegna i numeri…</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>What the check found</source>
        <translation>Che cosa ha trovato il controllo</translation>
    </message>
    <message>
        <source>Without a game in this round</source>
        <translation>Senza partita in questo turno</translation>
    </message>
    <message>
        <source>Bye or absence…</source>
        <translation>Bye o assenza…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Pairing rules…</source>
        <translation>Regole di abbinamento…</translation>
    </message>
    <message>
        <source>Nothing looks wrong</source>
        <translation>Tutto sembra in ordine</translation>
    </message>
    <message>
        <source>Nobody is entered twice, and nothing is missing.</source>
        <translation>Nessuno è inserito due volte, e non manca nulla.</translation>
    </message>
    <message>
        <source>Everybody plays</source>
        <translation>Giocano tutti</translation>
    </message>
    <message>
        <source>Who is away or has a bye in this round is listed here.</source>
        <translation>Chi è assente o ha un bye in questo turno è elencato qui.</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Abbina a mano…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Il motore sta abbinando</translation>
    </message>
    <message>
        <source>Engine…</source>
        <translation>Motore…</translation>
    </message>
    <message>
        <source>With and without them…</source>
        <translation>Con loro e senza…</translation>
    </message>
    <message>
        <source>The pairing with those who are missing and without them, side by side; nothing is stored</source>
        <translation>L&apos;abbinamento con i mancanti e senza, fianco a fianco; non si salva nulla</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet: which colour does team 1 get on board 1?</source>
        <translation>Il colore iniziale non è ancora sorteggiato: quale colore riceve la squadra 1 in 1ª scacchiera?</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet: which colour does the highest-ranked player get?</source>
        <translation>Il colore iniziale non è ancora sorteggiato: quale colore riceve il primo giocatore della lista?</translation>
    </message>
    <message numerus="yes">
        <source>Make it %n round(s)</source>
        <translation>
            <numerusform>Portali a %n turno</numerusform>
            <numerusform>Portali a %n turni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) before pairing</source>
        <translation>
            <numerusform>%n osservazione prima di abbinare</numerusform>
            <numerusform>%n osservazioni prima di abbinare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game in this round</source>
        <translation>
            <numerusform>%n giocatore senza partita in questo turno</numerusform>
            <numerusform>%n giocatori senza partita in questo turno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) without a match in this round</source>
        <translation>
            <numerusform>%n squadra senza incontro in questo turno</numerusform>
            <numerusform>%n squadre senza incontro in questo turno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n non ancora presente</numerusform>
            <numerusform>%n non ancora presenti</numerusform>
        </translation>
    </message>
    <message>
        <source>They are asked about when the round is paired.</source>
        <translation>Si chiede di loro quando si abbina il turno.</translation>
    </message>
    <message>
        <source>{0} players are to be paired, {1} without a game.</source>
        <translation>{0} giocatori da abbinare, {1} senza partita.</translation>
    </message>
    <message>
        <source>{0} teams are to be paired, {1} without a match.</source>
        <translation>{0} squadre da abbinare, {1} senza incontro.</translation>
    </message>
    <message>
        <source>One of them gets the pairing-allocated bye.</source>
        <translation>Uno di loro riceve il bye assegnato.</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Abbina il turno {0}</translation>
    </message>
    <message>
        <source>Knock-out: the matches come from the bracket.</source>
        <translation>Eliminazione diretta: gli incontri vengono dal tabellone.</translation>
    </message>
    <message>
        <source>The matches come from the table of the system.</source>
        <translation>Gli incontri vengono dalla tabella del sistema.</translation>
    </message>
    <message>
        <source>Round robin: the boards come from the Berger table.</source>
        <translation>Girone all&apos;italiana: le scacchiere vengono dalla tabella di Berger.</translation>
    </message>
    <message>
        <source>Engine: {0}, FIDE&apos;s system for teams (C.04.6); ended after {1} min.</source>
        <translation>Motore: {0}, sistema FIDE a squadre (C.04.6); interrotto dopo {1} min.</translation>
    </message>
    <message>
        <source>Engine: {0}; ended after {1} min.</source>
        <translation>Motore: {0}; interrotto dopo {1} min.</translation>
    </message>
    <message>
        <source>Engine: {0}, {1}; ended after {2} min.</source>
        <translation>Motore: {0}, {1}; interrotto dopo {2} min.</translation>
    </message>
    <message>
        <source>Engine: {0}, FIDE (Dutch) system 2026; usually done within {1} s, ended after {2} min.</source>
        <translation>Motore: {0}, sistema FIDE (olandese) 2026; di solito finisce entro {1} s, interrotto dopo {2} min.</translation>
    </message>
    <message>
        <source>{0} is pairing: {1} s; usually done within {2} s.</source>
        <translation>{0} sta abbinando: {1} s; di solito finisce entro {2} s.</translation>
    </message>
    <message>
        <source>Drawn by lot (number of the lot {0}): {1} for number 1.</source>
        <translation>Sorteggiato (numero del sorteggio {0}): {1} per il numero 1.</translation>
    </message>
    <message>
        <source>Bye or absence</source>
        <translation>Bye o assenza</translation>
    </message>
    <message>
        <source>{0} And {1} more like this.</source>
        <translation>{0} E altri {1} simili.</translation>
    </message>
</context>
<context>
    <name>ChessBoard</name>
    <message>
        <source>Position</source>
        <translation>Posizione</translation>
    </message>
</context>
<context>
    <name>CloseCheckInDialog</name>
    <message>
        <source>Close the check-in</source>
        <translation>Chiudi l&apos;accredito</translation>
    </message>
    <message>
        <source>Close the check-in for round {0}</source>
        <translation>Chiudi l&apos;accredito del turno {0}</translation>
    </message>
    <message>
        <source>Here: {0} of {1}. Bye in this round: {2}. Missing: {3}.</source>
        <translation>Presenti: {0} su {1}. Bye in questo turno: {2}. Mancanti: {3}.</translation>
    </message>
    <message>
        <source>{0} (absent)</source>
        <translation>{0} (assente)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e %n altro</numerusform>
            <numerusform>e altri %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n get(s) a zero-point bye in this round only</source>
        <translation>
            <numerusform>%n riceve un bye da zero punti solo in questo turno</numerusform>
            <numerusform>%n ricevono un bye da zero punti solo in questo turno</numerusform>
        </translation>
    </message>
    <message>
        <source>In this round: {0}</source>
        <translation>In questo turno: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n leave(s) the event: zero points in every round</source>
        <translation>
            <numerusform>%n esce dal torneo: zero punti in ogni turno</numerusform>
            <numerusform>%n escono dal torneo: zero punti in ogni turno</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing: they are paired as if they were here</source>
        <translation>Nulla: sono abbinati come se ci fossero</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message numerus="yes">
        <source>%n marked absent: a zero-point bye in this round</source>
        <translation>
            <numerusform>%n segnato assente: un bye da zero punti in questo turno</numerusform>
            <numerusform>%n segnati assenti: un bye da zero punti in questo turno</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <translation>{0}; {1}</translation>
    </message>
    <message numerus="yes">
        <source>the other %n are here</source>
        <translation>
            <numerusform>l&apos;altro è presente (%n)</numerusform>
            <numerusform>gli altri %n sono presenti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message numerus="yes">
        <source>The final pack is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>Il pacchetto finale è scritto: %n file in {0}</numerusform>
            <numerusform>Il pacchetto finale è scritto: %n file in {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the final pack…</source>
        <translation>Scrittura del pacchetto finale…</translation>
    </message>
</context>
<context>
    <name>ClosingDialog</name>
    <message>
        <source>The final pack</source>
        <translation>Il pacchetto finale</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <translation>Chiudi il torneo</translation>
    </message>
    <message>
        <source>The standings become final on screen and paper, and nothing can be changed while it is closed. It can be opened again with a reason; that is logged and makes the standings provisional.</source>
        <translation>La classifica diventa finale a schermo e su carta, e nulla si può cambiare finché è chiuso. Si può riaprire con un motivo; è annotato nel registro e rende la classifica provvisoria.</translation>
    </message>
    <message>
        <source>Write the &amp;final pack: standings, crosstable, decisions, log, TRF16 and TRF26 in one folder</source>
        <translation>Scrivi il pacchetto &amp;finale: classifica, tabellone, decisioni, registro, TRF16 e TRF26 in una cartella</translation>
    </message>
    <message>
        <source>Put a &amp;copy of the event file beside it</source>
        <translation>Metti accanto una &amp;copia del file del torneo</translation>
    </message>
    <message>
        <source>Another &amp;place…</source>
        <translation>Altro &amp;posto…</translation>
    </message>
    <message>
        <source>Write the pack</source>
        <translation>Scrivi il pacchetto</translation>
    </message>
    <message>
        <source>Something is still missing, see above</source>
        <translation>Manca ancora qualcosa, vedere sopra</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: fatto</translation>
    </message>
    <message>
        <source>{0}: missing</source>
        <translation>{0}: manca</translation>
    </message>
    <message>
        <source>Where the final pack goes</source>
        <translation>Dove va il pacchetto finale</translation>
    </message>
    <message>
        <source>In a folder of its own in {0}</source>
        <translation>In una propria cartella in {0}</translation>
    </message>
</context>
<context>
    <name>ColourField</name>
    <message>
        <source>Colour of the website</source>
        <translation>Colore del sito</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>Choose the colour of the website</source>
        <translation>Scegli il colore del sito</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>First</source>
        <translation>Primi</translation>
    </message>
    <message>
        <source>Place under the first ladder</source>
        <translation>Posizione con i primi spareggi tecnici</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Secondi</translation>
    </message>
    <message>
        <source>Place under the second ladder</source>
        <translation>Posizione con i secondi spareggi tecnici</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Decided, first</source>
        <translation>Decide, primi</translation>
    </message>
    <message>
        <source>The rung of the first ladder that decides</source>
        <translation>Il criterio dei primi spareggi tecnici che decide</translation>
    </message>
    <message>
        <source>Decided, second</source>
        <translation>Decide, secondi</translation>
    </message>
    <message>
        <source>The rung of the second ladder that decides</source>
        <translation>Il criterio dei secondi spareggi tecnici che decide</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>condivisa</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>com&apos;è</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare sources</source>
        <translation>Confronta le fonti</translation>
    </message>
    <message>
        <source>{0}: nothing of what a source has said is lost; one of them is shown.</source>
        <translation>{0}: nulla di ciò che una fonte ha detto va perso; se ne mostra una.</translation>
    </message>
    <message>
        <source>Sources of this game</source>
        <translation>Fonti di questa partita</translation>
    </message>
    <message>
        <source>Show this one</source>
        <translation>Mostra questa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>no move yet</source>
        <translation>ancora nessuna mossa</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Half-moves</source>
        <translation>Semimosse</translation>
    </message>
    <message>
        <source>Last heard</source>
        <translation>Ultimo segnale</translation>
    </message>
    <message>
        <source>Against what is shown</source>
        <translation>Rispetto a ciò che si mostra</translation>
    </message>
    <message>
        <source>is shown</source>
        <translation>mostrata</translation>
    </message>
    <message>
        <source>went on after the result</source>
        <translation>andata avanti dopo il risultato</translation>
    </message>
    <message>
        <source>not seen in the start position</source>
        <translation>non vista nella posizione iniziale</translation>
    </message>
    <message>
        <source>nothing is shown</source>
        <translation>non si mostra nulla</translation>
    </message>
    <message>
        <source>the same moves, {0} half-moves</source>
        <translation>le stesse mosse, {0} semimosse</translation>
    </message>
    <message>
        <source>differs from half-move {0} on</source>
        <translation>diversa dalla semimossa {0} in poi</translation>
    </message>
    <message>
        <source>Compare ladders</source>
        <translation>Confronta spareggi tecnici</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Che cosa si confronta</translation>
    </message>
    <message>
        <source>Two ladders</source>
        <translation>Due ordini di spareggi</translation>
    </message>
    <message>
        <source>Who changes places between two ladders</source>
        <translation>Chi cambia posizione tra due ordini di spareggi</translation>
    </message>
    <message>
        <source>Places by policy</source>
        <translation>Posizioni secondo la regola</translation>
    </message>
    <message>
        <source>What the rule for unplayed games changes</source>
        <translation>Che cosa cambia la regola per le partite non giocate</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Motivo (conservato nel registro)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>in a few words</source>
        <translation>in poche parole</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Continua…</translation>
    </message>
    <message>
        <source>I have read this</source>
        <translation>Ho letto</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Esegui comunque</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Che cosa cambia</translation>
    </message>
    <message>
        <source>Step {0} of 2</source>
        <translation>Passo {0} di 2</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Prima scrivere un motivo</translation>
    </message>
</context>
<context>
    <name>CorrectionDialog</name>
    <message>
        <source>Correct an earlier result</source>
        <translation>Correggi un risultato precedente</translation>
    </message>
    <message>
        <source>Round {0}, board {1}: {2} becomes {3}</source>
        <translation>Turno {0}, scacchiera {1}: {2} diventa {3}</translation>
    </message>
    <message>
        <source>{0} against {1}</source>
        <translation>{0} contro {1}</translation>
    </message>
    <message>
        <source>How far the correction reaches</source>
        <translation>Fin dove arriva la correzione</translation>
    </message>
    <message>
        <source>Everything: standings and every pairing not yet played</source>
        <translation>Tutto: classifica e ogni abbinamento non ancora giocato</translation>
    </message>
    <message>
        <source>Standings, and pairings from the next one that is made</source>
        <translation>Classifica, e abbinamenti dal prossimo in poi</translation>
    </message>
    <message>
        <source>The rating report only; standings and pairings stay</source>
        <translation>Solo il rapporto Elo; classifica e abbinamenti restano</translation>
    </message>
    <message>
        <source>In FIDE mode only the last two rounds change the standings</source>
        <translation>In modalità FIDE solo gli ultimi due turni cambiano la classifica</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Motivo (conservato nel registro)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>for example: both players say that Black won</source>
        <translation>per esempio: entrambi dicono che ha vinto il Nero</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <translation>Correggi il risultato</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Prima scrivere un motivo</translation>
    </message>
</context>
<context>
    <name>CoverField</name>
    <message>
        <source>Picture of the website</source>
        <translation>Immagine del sito</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>Choose the picture of the website</source>
        <translation>Scegli l&apos;immagine del sito</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Immagini (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Nessuna immagine</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>A fault of the program</source>
        <translation>Un errore del programma</translation>
    </message>
    <message>
        <source>The program made a mistake</source>
        <translation>Il programma ha fatto un errore</translation>
    </message>
    <message>
        <source>Everything entered before is saved in the event file. You can go on; if something looks wrong, close the program and open the event again. Please send the text below to the makers.</source>
        <translation>Tutto ciò che è stato inserito prima è salvato nel file del torneo. Si può proseguire; se qualcosa sembra sbagliato, chiudere il programma e riaprire il torneo. Inviare agli autori il testo qui sotto.</translation>
    </message>
    <message>
        <source>Details for the makers</source>
        <translation>Dettagli per gli autori</translation>
    </message>
    <message>
        <source>Later faults are written to the log only: {0}</source>
        <translation>Gli errori successivi sono scritti solo nel registro degli errori: {0}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Prosegui</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copia il testo</translation>
    </message>
</context>
<context>
    <name>Crosstable</name>
    <message>
        <source>2½ (2): game points, and match points in brackets; + and − match forfeited; · open match. Columns in the order of the rows.</source>
        <translation>2½ (2): punti individuali, e punti squadra tra parentesi; + e − incontro a forfait; · incontro in corso. Colonne nell&apos;ordine delle righe.</translation>
    </message>
    <message>
        <source>12w 2½ (2): White (w) or Black (b) on board 1 against team 12, game points, and match points in brackets. + and − match forfeited; bye: pairing-allocated; bye ½: requested; — absent; · open match.</source>
        <translation>12b 2½ (2): Bianco (b) o Nero (n) in 1ª scacchiera contro la squadra 12, punti individuali, e punti squadra tra parentesi. + e − incontro a forfait; bye: assegnato; bye ½: richiesto; — assente; · incontro in corso.</translation>
    </message>
    <message>
        <source>1 win, ½ draw, 0 loss; + and − forfeits; · open game. Columns in the order of the rows.</source>
        <translation>1 vittoria, ½ patta, 0 sconfitta; + e − forfait; · partita in corso. Colonne nell&apos;ordine delle righe.</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>posizione</translation>
    </message>
    <message>
        <source>pairing number</source>
        <translation>numero di tabellone</translation>
    </message>
    <message>
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; {1}; · open game.</source>
        <translation>12b1: Bianco (b) o Nero (n) contro il giocatore con {0} 12, vinta. + e − forfait; {1}; · partita in corso.</translation>
    </message>
    <message>
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; bye: pairing-allocated; bye 1, bye ½: requested; — absent; · open game.</source>
        <translation>12b1: Bianco (b) o Nero (n) contro il giocatore con {0} 12, vinta. + e − forfait; bye: assegnato; bye 1, bye ½: richiesto; — assente; · partita in corso.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Pos.</translation>
    </message>
    <message>
        <source>Rank after this round</source>
        <translation>Posizione dopo questo turno</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Numero di tabellone (TPN)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo del torneo</translation>
    </message>
    <message>
        <source>R{0}</source>
        <translation>R{0}</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Turno {0}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Punti dopo questo turno</translation>
    </message>
    <message>
        <source>Round {0}: {1} {2}</source>
        <translation>Turno {0}: {1} {2}</translation>
    </message>
</context>
<context>
    <name>CrosstablePanel</name>
    <message>
        <source>Crosstable</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Per posizione</translation>
    </message>
    <message>
        <source>Lines in the order of the standings</source>
        <translation>Righe in ordine di classifica</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Per numero</translation>
    </message>
    <message>
        <source>Lines in the order of the pairing numbers</source>
        <translation>Righe in ordine di numero di tabellone</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>Opponents by pairing number: the same in every round</source>
        <translation>Avversari per numero di tabellone: uguale in ogni turno</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Posizioni</translation>
    </message>
    <message>
        <source>Opponents by their rank in this table</source>
        <translation>Avversari per posizione in questa tabella</translation>
    </message>
    <message>
        <source>Opponents as</source>
        <translation>Avversari come</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Cerca per nome, circolo o numero</translation>
    </message>
    <message>
        <source>No round to show yet</source>
        <translation>Ancora nessun turno da mostrare</translation>
    </message>
    <message>
        <source>Choose a later round above.</source>
        <translation>Scegliere sopra un turno successivo.</translation>
    </message>
    <message>
        <source>The winner of each match goes on. Point at a match for what decided it.</source>
        <translation>Passa il vincitore di ogni incontro. Puntare un incontro per vedere che cosa l&apos;ha deciso.</translation>
    </message>
</context>
<context>
    <name>DayField</name>
    <message>
        <source>From a calendar (F4)</source>
        <translation>Da un calendario (F4)</translation>
    </message>
    <message>
        <source>“{0}” is no date; write {1}.</source>
        <translation>«{0}» non è una data; scrivere {1}.</translation>
    </message>
</context>
<context>
    <name>DecideDialog</name>
    <message>
        <source>Say why, for example: drawn on all boards, play-off after the round.</source>
        <translation>Indicare perché, per esempio: pari su tutte le scacchiere, spareggio dopo il turno.</translation>
    </message>
</context>
<context>
    <name>DecideTieDialog</name>
    <message>
        <source>Say why, for example: all tie-break games drawn, lot as announced.</source>
        <translation>Indicare perché, per esempio: tutte le partite di spareggio patte, sorteggio come annunciato.</translation>
    </message>
</context>
<context>
    <name>DenseTable</name>
    <message>
        <source>{0}: column headers</source>
        <translation>{0}: intestazioni delle colonne</translation>
    </message>
    <message>
        <source>F4 sorts by a column.</source>
        <translation>F4 ordina per una colonna.</translation>
    </message>
    <message>
        <source>Sorted by {0}</source>
        <translation>Ordinato per {0}</translation>
    </message>
    <message>
        <source>Copied with the headings; paste it into a spreadsheet.</source>
        <translation>Copiato con le intestazioni; incollarlo in un foglio di calcolo.</translation>
    </message>
</context>
<context>
    <name>DeskLink</name>
    <message>
        <source>desk of {0}, {1}</source>
        <translation>postazione di {0}, {1}</translation>
    </message>
    <message>
        <source>with the leading computer</source>
        <translation>con il computer principale</translation>
    </message>
    <message>
        <source>The leading computer has everything; the copy on this one can be removed, or looked at until then.</source>
        <translation>Il computer principale ha tutto; la copia su questo si può eliminare, o fino ad allora guardare.</translation>
    </message>
    <message>
        <source>This computer is no desk of the event any more</source>
        <translation>Questo computer non è più una postazione del torneo</translation>
    </message>
    <message>
        <source>Remove the copy</source>
        <translation>Elimina la copia</translation>
    </message>
    <message>
        <source>The copy was removed from this computer.</source>
        <translation>La copia è stata eliminata da questo computer.</translation>
    </message>
    <message>
        <source>The step that waited was refused: {0}</source>
        <translation>Il passo in attesa è stato rifiutato: {0}</translation>
    </message>
    <message>
        <source>The step that waited is done.</source>
        <translation>Il passo in attesa è fatto.</translation>
    </message>
</context>
<context>
    <name>Desks</name>
    <message numerus="yes">
        <source>There are %n desks already: take some back.</source>
        <translation>
            <numerusform>C&apos;è già %n postazione: revocarne qualcuna.</numerusform>
            <numerusform>Ci sono già %n postazioni: revocarne qualcuna.</numerusform>
        </translation>
    </message>
    <message>
        <source>A desk of this name is there already: the log would not tell them apart.</source>
        <translation>C&apos;è già una postazione con questo nome: il registro non le distinguerebbe.</translation>
    </message>
    <message>
        <source>The invitation has ended.</source>
        <translation>L&apos;invito è terminato.</translation>
    </message>
    <message>
        <source>The leading computer has another version of the program.</source>
        <translation>Il computer principale ha un&apos;altra versione del programma.</translation>
    </message>
    <message>
        <source>This is done at the leading computer.</source>
        <translation>Questo si fa al computer principale.</translation>
    </message>
</context>
<context>
    <name>DocumentOptions</name>
    <message>
        <source>Options of the document</source>
        <translation>Opzioni del documento</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>Una copia in meno</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>Una copia in più</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatico</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} punti</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Group of players</source>
        <translation>Fascia di giocatori</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientamento</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Verticale</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Orizzontale</translation>
    </message>
    <message>
        <source>Type size</source>
        <translation>Dimensione caratteri</translation>
    </message>
    <message>
        <source>Lists side by side</source>
        <translation>Elenchi affiancati</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>Una colonna</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>Due colonne</translation>
    </message>
    <message>
        <source>Three columns</source>
        <translation>Tre colonne</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Additional columns</source>
        <translation>Altre colonne</translation>
    </message>
    <message>
        <source>Group the list by</source>
        <translation>Raggruppa l&apos;elenco per</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nulla</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federazione</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Circolo</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Results are written</source>
        <translation>Scrittura dei risultati</translation>
    </message>
    <message>
        <source>Opponents by</source>
        <translation>Avversari per</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Numero di tabellone</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Lines in the order of</source>
        <translation>Righe in ordine di</translation>
    </message>
    <message>
        <source>Half points</source>
        <translation>Mezzi punti</translation>
    </message>
    <message>
        <source>Language of the paper</source>
        <translation>Lingua del foglio</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Lettere dei pezzi</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Come la lingua</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quanti</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>The first {0}, as a test</source>
        <translation>I primi {0}, come prova</translation>
    </message>
    <message>
        <source>First at each board</source>
        <translation>Primo a ogni scacchiera</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Squadra di casa</translation>
    </message>
    <message>
        <source>White, as on the screen</source>
        <translation>Bianco, come a schermo</translation>
    </message>
    <message>
        <source>Room for pens</source>
        <translation>Spazio per scrivere</translation>
    </message>
    <message>
        <source>Leave room for pens between the lines</source>
        <translation>Lascia spazio per scrivere tra le righe</translation>
    </message>
    <message>
        <source>Grid lines</source>
        <translation>Griglia</translation>
    </message>
    <message>
        <source>Draw lines around all cells</source>
        <translation>Traccia linee attorno a tutte le celle</translation>
    </message>
    <message>
        <source>The PDF says what headings and tables are (PDF/UA): for screen readers; the file is larger</source>
        <translation>Il PDF indica titoli e tabelle (PDF/UA): per i lettori di schermo; il file è più grande</translation>
    </message>
    <message>
        <source>Accessible PDF</source>
        <translation>PDF accessibile</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Turno {0}</translation>
    </message>
    <message>
        <source>Last round paired</source>
        <translation>Ultimo turno abbinato</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tutti i giocatori</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Additional columns: {0}</source>
        <translation>Altre colonne: {0}</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sesso</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID FIDE</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE standard</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE semilampo</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE lampo</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Elo nazionale</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nato</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorie</translation>
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
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>File PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pagine web (*.html)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>File CSV (*.csv)</translation>
    </message>
    <message>
        <source>Workbooks (*.xlsx)</source>
        <translation>Cartelle di lavoro (*.xlsx)</translation>
    </message>
    <message>
        <source>Pictures (*.svg)</source>
        <translation>Immagini (*.svg)</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Salva la tabella</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>La tabella è negli appunti.</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Favourites</source>
        <translation>Preferiti</translation>
    </message>
</context>
<context>
    <name>DocumentsPanel</name>
    <message>
        <source>Documents</source>
        <translation>Documenti</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Spareggi</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Ufficiali</translation>
    </message>
    <message>
        <source>Under the official ladder</source>
        <translation>Con gli spareggi tecnici ufficiali</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Under the trial ladder; the paper says “trial, not official”</source>
        <translation>Con gli spareggi tecnici di prova; il foglio dice «di prova, non ufficiale»</translation>
    </message>
    <message>
        <source>To the queue</source>
        <translation>In coda</translation>
    </message>
    <message>
        <source>Put it into the print queue</source>
        <translation>Metti nella coda di stampa</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Save each as a PDF in a folder…</source>
        <translation>Salva ciascuno come PDF in una cartella…</translation>
    </message>
    <message>
        <source>Save every document in a folder…</source>
        <translation>Salva ogni documento in una cartella…</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <translation>Salva come pagina web…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Salva come CSV…</translation>
    </message>
    <message>
        <source>Save as a workbook…</source>
        <translation>Salva come cartella di lavoro…</translation>
    </message>
    <message>
        <source>Save as a picture (SVG)…</source>
        <translation>Salva come immagine (SVG)…</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Copia la tabella</translation>
    </message>
    <message>
        <source>Paper, language and ½ like this for all documents</source>
        <translation>Carta, lingua e ½ così per tutti i documenti</translation>
    </message>
    <message>
        <source>Usual options again</source>
        <translation>Torna alle opzioni usuali</translation>
    </message>
    <message>
        <source>More that can be done with the document</source>
        <translation>Che altro si può fare con il documento</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva come PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>Print queue</source>
        <translation>Coda di stampa</translation>
    </message>
    <message>
        <source>Paper, language and half points are now the same for all documents.</source>
        <translation>Carta, lingua e mezzi punti ora sono uguali per tutti i documenti.</translation>
    </message>
    <message>
        <source>{0} is opened by Alt+{1} now.</source>
        <translation>{0} ora si apre con Alt+{1}.</translation>
    </message>
    <message numerus="yes">
        <source>{0} is in the print queue, with %n document(s).</source>
        <translation>
            <numerusform>{0} è nella coda di stampa, con %n documento.</numerusform>
            <numerusform>{0} è nella coda di stampa, con %n documenti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} (does not apply)</source>
        <translation>{0} (non applicabile)</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>turno {0}</translation>
    </message>
    <message>
        <source>no. {0}</source>
        <translation>n. {0}</translation>
    </message>
    <message>
        <source>The print queue is empty: choose a document and press {0}, as often as you like.</source>
        <translation>La coda di stampa è vuota: scegliere un documento e premere {0}, quante volte si vuole.</translation>
    </message>
    <message>
        <source>No document of this pack applies now.</source>
        <translation>Ora nessun documento di questo pacchetto è applicabile.</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Preparazione delle pagine…</translation>
    </message>
    <message>
        <source>There is nothing to print.</source>
        <translation>Non c&apos;è nulla da stampare.</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Pagina {0} di {1}</translation>
    </message>
</context>
<context>
    <name>EditManyDialog</name>
    <message>
        <source>Edit several players</source>
        <translation>Modifica più giocatori</translation>
    </message>
    <message numerus="yes">
        <source>Edit %n player(s)</source>
        <translation>
            <numerusform>Modifica %n giocatore</numerusform>
            <numerusform>Modifica %n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Only what is ticked is changed.</source>
        <translation>Cambia solo ciò che è spuntato.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federazione</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Circolo</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorie</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Quota d&apos;iscrizione</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagato</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commento</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sesso</translation>
    </message>
    <message>
        <source>Half-point</source>
        <translation>Mezzo punto</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>non noto</translation>
    </message>
    <message>
        <source>male</source>
        <translation>uomo</translation>
    </message>
    <message>
        <source>female</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>ammessi</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>non ammessi</translation>
    </message>
    <message>
        <source>Half-point byes</source>
        <translation>Bye da mezzo punto</translation>
    </message>
    <message>
        <source>Everybody has paid the whole fee</source>
        <translation>Tutti hanno pagato l&apos;intera quota</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>EditMenu</name>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>&amp;Find on this page</source>
        <translation>&amp;Trova in questa pagina</translation>
    </message>
</context>
<context>
    <name>EditPlayerDialog</name>
    <message>
        <source>A changed rating counts in tie-breaks at once; pairing numbers stay until they are given anew.</source>
        <translation>Un Elo cambiato conta subito negli spareggi tecnici; i numeri di tabellone restano finché non si riassegnano.</translation>
    </message>
    <message>
        <source>Save, previous</source>
        <translation>Salva, precedente</translation>
    </message>
    <message>
        <source>Save, next</source>
        <translation>Salva, successivo</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Giocatore {0}</translation>
    </message>
    <message>
        <source>This is the first player shown</source>
        <translation>Questo è il primo giocatore mostrato</translation>
    </message>
    <message>
        <source>This is the last player shown</source>
        <translation>Questo è l&apos;ultimo giocatore mostrato</translation>
    </message>
    <message>
        <source>{0}. Save again keeps it all the same.</source>
        <translation>{0}. Salva di nuovo lo conserva comunque.</translation>
    </message>
</context>
<context>
    <name>EligibilityDialog</name>
    <message>
        <source>Type from when until when a member may play; empty is without a limit.</source>
        <translation>Scrivere da quando a quando un componente può giocare; vuoto è senza limite.</translation>
    </message>
    <message>
        <source>Eligibility</source>
        <translation>Schierabilità</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Squadra</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Dal</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Fino a</translation>
    </message>
    <message>
        <source>No. in the club&apos;s list</source>
        <translation>N. nella lista del circolo</translation>
    </message>
    <message>
        <source>Played above</source>
        <translation>Più in alto</translation>
    </message>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: «{1}» non è un numero.</translation>
    </message>
</context>
<context>
    <name>EngineDialog</name>
    <message>
        <source>Pairing engine</source>
        <translation>Motore di abbinamento</translation>
    </message>
    <message>
        <source>Whatever engine pairs, its answer is checked against the rules before it is taken, and another engine pairs the round once more in the background.</source>
        <translation>Qualunque motore abbini, la sua risposta si controlla con le regole prima di accettarla, e un altro motore abbina ancora il turno in sottofondo.</translation>
    </message>
    <message>
        <source>tdapp&apos;s own (Dutch system 2026)</source>
        <translation>quello di tdapp (sistema olandese 2026)</translation>
    </message>
    <message>
        <source>gacrux, which comes with this program (Dutch system 2026)</source>
        <translation>gacrux, fornito con questo programma (sistema olandese 2026)</translation>
    </message>
    <message>
        <source>Another program: bbpPairings, or the .jar of JaVaFo</source>
        <translation>Altro programma: bbpPairings, o il .jar di JaVaFo</translation>
    </message>
    <message>
        <source>Path of the engine</source>
        <translation>Percorso del motore</translation>
    </message>
    <message>
        <source>Path of the program or .jar</source>
        <translation>Percorso del programma o del .jar</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Sfoglia…</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuti</translation>
    </message>
    <message>
        <source>Less time</source>
        <translation>Meno tempo</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Più tempo</translation>
    </message>
    <message>
        <source>Longest time for one round, in minutes</source>
        <translation>Tempo massimo per un turno, in minuti</translation>
    </message>
    <message>
        <source>When the time is over nothing has changed: another engine or pairing by hand is offered.</source>
        <translation>Allo scadere del tempo non è cambiato nulla: si propone un altro motore o l&apos;abbinamento a mano.</translation>
    </message>
    <message>
        <source>Use this engine</source>
        <translation>Usa questo motore</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>{0} works: it paired a small round in {1} s.</source>
        <translation>{0} funziona: ha abbinato un piccolo turno in {1} s.</translation>
    </message>
    <message>
        <source>Trying it…</source>
        <translation>Prova in corso…</translation>
    </message>
    <message>
        <source>Choose the engine</source>
        <translation>Scegli il motore</translation>
    </message>
    <message>
        <source>Try the engine first</source>
        <translation>Prima provare il motore</translation>
    </message>
</context>
<context>
    <name>EventActions</name>
    <message>
        <source>&amp;Edit the event…</source>
        <translation>&amp;Modifica il torneo…</translation>
    </message>
    <message>
        <source>&amp;Regulations…</source>
        <translation>&amp;Bando…</translation>
    </message>
    <message>
        <source>&amp;Schedule…</source>
        <translation>&amp;Calendario…</translation>
    </message>
    <message>
        <source>&amp;Print the regulations…</source>
        <translation>&amp;Stampa il bando…</translation>
    </message>
    <message>
        <source>Pri&amp;zes…</source>
        <translation>&amp;Premi…</translation>
    </message>
    <message>
        <source>&amp;Logo and header lines…</source>
        <translation>&amp;Logo e righe d&apos;intestazione…</translation>
    </message>
    <message>
        <source>Live &amp;boards…</source>
        <translation>Scacchiere in &amp;diretta…</translation>
    </message>
    <message>
        <source>&amp;Work together…</source>
        <translation>C&amp;ollaborazione…</translation>
    </message>
    <message>
        <source>G&amp;o public…</source>
        <translation>Mos&amp;tra al pubblico…</translation>
    </message>
    <message>
        <source>Pu&amp;blish…</source>
        <translation>P&amp;ubblica…</translation>
    </message>
    <message>
        <source>&amp;Add a section…</source>
        <translation>&amp;Aggiungi un girone…</translation>
    </message>
    <message>
        <source>Re&amp;name the section…</source>
        <translation>&amp;Rinomina il girone…</translation>
    </message>
    <message>
        <source>Re&amp;move the section…</source>
        <translation>&amp;Elimina il girone…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Prima aprire un torneo</translation>
    </message>
</context>
<context>
    <name>EventFactsDialog</name>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Event and officials</source>
        <translation>Torneo e ufficiali di gara</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Sede</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Federazione</translation>
    </message>
    <message>
        <source>F&amp;irst day</source>
        <translation>&amp;Primo giorno</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>&amp;Ultimo giorno</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Cadenza di gioco</translation>
    </message>
    <message>
        <source>Add an official</source>
        <translation>Aggiungi un ufficiale di gara</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Ufficiali di gara</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>EventPanel</name>
    <message>
        <source>Edit the event…</source>
        <translation>Modifica il torneo…</translation>
    </message>
    <message>
        <source>Edit the regulations…</source>
        <translation>Modifica il bando…</translation>
    </message>
    <message>
        <source>Pairing rules…</source>
        <translation>Regole di abbinamento…</translation>
    </message>
    <message>
        <source>Go on by another system…</source>
        <translation>Prosegui con un altro sistema…</translation>
    </message>
    <message>
        <source>The rounds that are paired stay; the next ones are paired by a system of your choice</source>
        <translation>I turni abbinati restano; i prossimi si abbinano con un sistema a scelta</translation>
    </message>
    <message>
        <source>Edit the schedule…</source>
        <translation>Modifica il calendario…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copy the regulations as text</source>
        <translation>Copia il bando come testo</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Preview the regulations, print them or save them as PDF</source>
        <translation>Anteprima del bando, stampa o salvataggio in PDF</translation>
    </message>
    <message>
        <source>Show the players</source>
        <translation>Mostra i giocatori</translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation>Apri gli spareggi tecnici</translation>
    </message>
    <message>
        <source>Show the standings</source>
        <translation>Mostra la classifica</translation>
    </message>
    <message>
        <source>Remarks in the file</source>
        <translation>Osservazioni nel file</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>How ties are broken</source>
        <translation>Come si risolvono le parità</translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation>Torneo senza nome</translation>
    </message>
    <message>
        <source>Round 1 is paired: system, points and the value of the bye are locked.</source>
        <translation>Il turno 1 è abbinato: sistema, punti e valore del bye sono bloccati.</translation>
    </message>
    <message>
        <source>There are no players yet</source>
        <translation>Non ci sono ancora giocatori</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Sede</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Cadenza di gioco</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>{0} of {1} complete</source>
        <translation>completi {0} su {1}</translation>
    </message>
    <message>
        <source>Paired</source>
        <translation>Abbinato</translation>
    </message>
    <message>
        <source>up to round {0}</source>
        <translation>fino al turno {0}</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>ancora nulla</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>final</source>
        <translation>finale</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>provvisoria</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modalità</translation>
    </message>
    <message>
        <source>FIDE mode</source>
        <translation>modalità FIDE</translation>
    </message>
    <message>
        <source>outside FIDE mode</source>
        <translation>fuori dalla modalità FIDE</translation>
    </message>
    <message>
        <source>Mon</source>
        <translation>lun</translation>
    </message>
    <message>
        <source>Tue</source>
        <translation>mar</translation>
    </message>
    <message>
        <source>Wed</source>
        <translation>mer</translation>
    </message>
    <message>
        <source>Thu</source>
        <translation>gio</translation>
    </message>
    <message>
        <source>Fri</source>
        <translation>ven</translation>
    </message>
    <message>
        <source>Sat</source>
        <translation>sab</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>dom</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Turno {0}</translation>
    </message>
    <message>
        <source>default time {0} min</source>
        <translation>tolleranza {0} min</translation>
    </message>
    <message>
        <source>No dates of rounds yet.</source>
        <translation>Ancora nessuna data dei turni.</translation>
    </message>
    <message>
        <source>The rounds so far were paired by the {0}. They stay as they are.</source>
        <translation>I turni finora sono stati abbinati con il {0}. Restano come sono.</translation>
    </message>
    <message>
        <source>Go on by another system</source>
        <translation>Prosegui con un altro sistema</translation>
    </message>
    <message>
        <source>Change the pairing system?</source>
        <translation>Cambiare il sistema di abbinamento?</translation>
    </message>
    <message>
        <source>Regulations – {0}</source>
        <translation>Bando – {0}</translation>
    </message>
    <message>
        <source>The regulations were copied.</source>
        <translation>Il bando è stato copiato.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Turno {0}: {1}</translation>
    </message>
    <message>
        <source>Default time: {0} minutes.</source>
        <translation>Tempo di tolleranza: {0} minuti.</translation>
    </message>
    <message>
        <source>Place: {0}.</source>
        <translation>Sede: {0}.</translation>
    </message>
    <message>
        <source>Dates: {0}.</source>
        <translation>Date: {0}.</translation>
    </message>
    <message>
        <source>Chief arbiter: {0}.</source>
        <translation>Arbitro capo: {0}.</translation>
    </message>
    <message>
        <source>Deputies: {0}.</source>
        <translation>Aggiunti: {0}.</translation>
    </message>
    <message>
        <source>Time control in the report: {0}.</source>
        <translation>Cadenza nel rapporto: {0}.</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Res.</source>
        <translation>Ris.</translation>
    </message>
    <message>
        <source>Result as used</source>
        <translation>Risultato usato</translation>
    </message>
    <message>
        <source>Opp.</source>
        <translation>Avv.</translation>
    </message>
    <message>
        <source>The opponent&apos;s score or rating as used</source>
        <translation>Punteggio o Elo dell&apos;avversario usato</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>What the round contributes</source>
        <translation>Apporto del turno</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Counted, cut or not counted, and why</source>
        <translation>Contato, tagliato o non contato, e perché</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>Colour and opponent</source>
        <translation>Colore e avversario</translation>
    </message>
    <message>
        <source>Rd</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>conta</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>scartato</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuori</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Turno {0}: {1}</translation>
    </message>
    <message>
        <source>Rounds {0}: {1}</source>
        <translation>Turni {0}: {1}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Numero di tabellone (TPN)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Value of this criterion</source>
        <translation>Valore di questo criterio</translation>
    </message>
    <message>
        <source>Sum if every game not played were lost</source>
        <translation>Somma se ogni partita non giocata fosse persa</translation>
    </message>
    <message>
        <source>Sum if every game not played were won</source>
        <translation>Somma se ogni partita non giocata fosse vinta</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Minimo</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somma</translation>
    </message>
    <message>
        <source>Points among the tied players</source>
        <translation>Punti tra i pari merito</translation>
    </message>
    <message>
        <source>have not met</source>
        <translation>non si sono incontrati</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Opponent&apos;s rating</source>
        <translation>Elo dell&apos;avversario</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Points after the round</source>
        <translation>Punti dopo il turno</translation>
    </message>
</context>
<context>
    <name>ExplanationPanel</name>
    <message>
        <source>Explanation</source>
        <translation>Spiegazione</translation>
    </message>
    <message>
        <source>Copy the calculation as text</source>
        <translation>Copia il calcolo come testo</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>Su questo spareggio tecnico</translation>
    </message>
    <message>
        <source>Print this calculation</source>
        <translation>Stampa questo calcolo</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>Chiudi la spiegazione</translation>
    </message>
    <message>
        <source>trial ladder, not official</source>
        <translation>spareggi tecnici di prova, non ufficiali</translation>
    </message>
    <message>
        <source>Points and tie-breaks of this line</source>
        <translation>Punti e spareggi tecnici di questa riga</translation>
    </message>
    <message>
        <source>Worked calculation</source>
        <translation>Calcolo svolto</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Calcolo</translation>
    </message>
    <message>
        <source>Among the tied (· have not met)</source>
        <translation>Tra i pari merito (· non si sono incontrati)</translation>
    </message>
    <message>
        <source>Who is tied</source>
        <translation>Chi è a pari merito</translation>
    </message>
    <message>
        <source>No. {0}</source>
        <translation>N. {0}</translation>
    </message>
    <message>
        <source>rating {0}</source>
        <translation>Elo {0}</translation>
    </message>
    <message>
        <source>not ranked</source>
        <translation>non classificato</translation>
    </message>
    <message>
        <source>place {0}</source>
        <translation>posizione {0}</translation>
    </message>
    <message>
        <source>{0} after round {1}</source>
        <translation>{0} dopo il turno {1}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Points, round by round</source>
        <translation>Punti, turno per turno</translation>
    </message>
    <message>
        <source>Points after round {0}: {1}</source>
        <translation>Punti dopo il turno {0}: {1}</translation>
    </message>
    <message>
        <source>Unplayed games: {0}</source>
        <translation>Partite non giocate: {0}</translation>
    </message>
    <message numerus="yes">
        <source>Still tied when this rung is reached (%n)</source>
        <translation>
            <numerusform>Ancora a pari merito quando si arriva a questo criterio (%n)</numerusform>
            <numerusform>Ancora a pari merito quando si arriva a questo criterio (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody was tied with this line when this rung is reached</source>
        <translation>Quando si arriva a questo criterio nessuno era a pari merito con questa riga</translation>
    </message>
    <message>
        <source>Crosstable of the tied</source>
        <translation>Tabellone dei pari merito</translation>
    </message>
    <message>
        <source>The calculation was copied.</source>
        <translation>Il calcolo è stato copiato.</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open an event</source>
        <translation>Apri un torneo</translation>
    </message>
    <message>
        <source>Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)</source>
        <translation>Tornei e rapporti di tornei (*.tdb *.trf *.trfx *.txt);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation>Importa un rapporto del torneo</translation>
    </message>
    <message>
        <source>Reports, tables, games, JSON ({endings});;All files (*)</source>
        <translation>Rapporti, tabelle, partite, JSON ({endings});;Tutti i file (*)</translation>
    </message>
    <message>
        <source>The table that was copied is being read…</source>
        <translation>Lettura della tabella copiata…</translation>
    </message>
    <message>
        <source>What was copied cannot be imported</source>
        <translation>Ciò che è stato copiato non si può importare</translation>
    </message>
    <message>
        <source>The event cannot be opened</source>
        <translation>Il torneo non si può aprire</translation>
    </message>
    <message>
        <source>The event is being fetched…</source>
        <translation>Scaricamento del torneo…</translation>
    </message>
    <message>
        <source>The demo event is being opened…</source>
        <translation>Apertura del torneo dimostrativo…</translation>
    </message>
    <message>
        <source>The practice event is being made…</source>
        <translation>Preparazione del torneo di esercizio…</translation>
    </message>
    <message>
        <source>The copy was not written</source>
        <translation>La copia non è stata scritta</translation>
    </message>
    <message>
        <source>A copy was written: {0}</source>
        <translation>È stata scritta una copia: {0}</translation>
    </message>
    <message>
        <source>Hand over to another computer</source>
        <translation>Cedi a un altro computer</translation>
    </message>
    <message>
        <source>What the other computer is called (the log keeps it):</source>
        <translation>Come si chiama l&apos;altro computer (lo conserva il registro):</translation>
    </message>
    <message>
        <source>The event was not handed over</source>
        <translation>Il torneo non è stato ceduto</translation>
    </message>
    <message>
        <source>Handed over to {0}: go on there with {1}, and not here.</source>
        <translation>Ceduto a {0}: proseguire lì con {1}, e non qui.</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>Apertura di {0}…</translation>
    </message>
    <message>
        <source>{0} is open in another window</source>
        <translation>{0} è aperto in un&apos;altra finestra</translation>
    </message>
    <message>
        <source>You can look at it here: this window shows what the other one writes, and changes nothing.</source>
        <translation>Qui si può guardare: questa finestra mostra ciò che scrive l&apos;altra, e non cambia nulla.</translation>
    </message>
    <message>
        <source>Open it to look at</source>
        <translation>Apri per guardare</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>Lettura di {0}…</translation>
    </message>
    <message>
        <source>These files cannot be imported as one event</source>
        <translation>Questi file non si possono importare come un solo torneo</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are being read…</source>
        <translation>
            <numerusform>Lettura di %n file…</numerusform>
            <numerusform>Lettura di %n file…</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} cannot be imported</source>
        <translation>{0} non si può importare</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… e %n altro</numerusform>
            <numerusform>… e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was created. It can be imported all the same: a game that only one player states is completed or becomes a bye worth the same, results count and not the points column. Every contradiction is listed in the review and noted in the tournament report.</source>
        <translation>Non è stato creato nulla. Si può importare comunque: una partita indicata da un solo giocatore viene completata o diventa un bye dello stesso valore, contano i risultati e non la colonna dei punti. Ogni contraddizione è elencata nel controllo e annotata nel rapporto del torneo.</translation>
    </message>
    <message>
        <source>{0} contradicts itself</source>
        <translation>{0} si contraddice</translation>
    </message>
    <message>
        <source>Import it all the same…</source>
        <translation>Importa comunque…</translation>
    </message>
    <message>
        <source>{0} is being written…</source>
        <translation>Scrittura di {0}…</translation>
    </message>
    <message>
        <source>Nothing was created or changed.</source>
        <translation>Nulla è stato creato o modificato.</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>Riga {0}, colonna {1}: {2}</translation>
    </message>
    <message>
        <source>Name of the event file</source>
        <translation>Nome del file del torneo</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>File del torneo (*.tdb)</translation>
    </message>
    <message>
        <source>That name is taken</source>
        <translation>Quel nome è già usato</translation>
    </message>
    <message>
        <source>{0} exists already. Nothing was changed; choose another name.</source>
        <translation>{0} esiste già. Non è cambiato nulla; scegliere un altro nome.</translation>
    </message>
</context>
<context>
    <name>FileCheck</name>
    <message>
        <source>Check the event file</source>
        <translation>Controlla il file del torneo</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>File del torneo (*.tdb)</translation>
    </message>
    <message>
        <source>{0} is being checked…</source>
        <translation>Controllo di {0}…</translation>
    </message>
    <message>
        <source>THIS FILE IS NOT AS IT WAS LEFT: something else has changed it. Check the event file now.</source>
        <translation>QUESTO FILE NON È COME È STATO LASCIATO: qualcos&apos;altro lo ha modificato. Controllare ora il file del torneo.</translation>
    </message>
    <message>
        <source>{0} is not as it was left</source>
        <translation>{0} non è come è stato lasciato</translation>
    </message>
    <message>
        <source>Something else than this program has changed it: a disk, another program, a sync folder.</source>
        <translation>L&apos;ha modificato qualcosa di diverso da questo programma: un disco, un altro programma, una cartella sincronizzata.</translation>
    </message>
    <message>
        <source>The check names every row that differs from the log, and the newest good copy.</source>
        <translation>Il controllo indica ogni riga che differisce dal registro, e la copia buona più recente.</translation>
    </message>
    <message>
        <source>{0}: everything is as it was entered.</source>
        <translation>{0}: tutto è com&apos;è stato inserito.</translation>
    </message>
</context>
<context>
    <name>FileMenu</name>
    <message>
        <source>&amp;New event…</source>
        <translation>&amp;Nuovo torneo…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Apri &amp;recenti</translation>
    </message>
    <message>
        <source>&amp;Import a tournament report…</source>
        <translation>Im&amp;porta un rapporto del torneo…</translation>
    </message>
    <message>
        <source>Im&amp;port a copied crosstable</source>
        <translation>Importa un tabellone &amp;copiato</translation>
    </message>
    <message>
        <source>Open the &amp;demo event</source>
        <translation>Apri il torneo di&amp;mostrativo</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Sal&amp;va una copia…</translation>
    </message>
    <message>
        <source>&amp;Hand over to another computer…</source>
        <translation>Cedi a un altr&amp;o computer…</translation>
    </message>
    <message>
        <source>Chec&amp;k the event file…</source>
        <translation>Con&amp;trolla il file del torneo…</translation>
    </message>
    <message>
        <source>&amp;Export a tournament report…</source>
        <translation>Esporta un rapporto &amp;del torneo…</translation>
    </message>
    <message>
        <source>Report for the &amp;rating officer…</source>
        <translation>Rapporto per il responsa&amp;bile rating…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Stampa…</translation>
    </message>
    <message>
        <source>C&amp;lose the event</source>
        <translation>Chi&amp;udi il file</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>No file opened yet</source>
        <translation>Ancora nessun file aperto</translation>
    </message>
</context>
<context>
    <name>FinesDialog</name>
    <message>
        <source>Fine of {0}</source>
        <translation>Multa di {0}</translation>
    </message>
    <message>
        <source>It stands on the match sheet and below the table, with its reason.</source>
        <translation>Sta sul verbale dell&apos;incontro e sotto la classifica, con il motivo.</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisione</translation>
    </message>
    <message>
        <source>A new fine</source>
        <translation>Una nuova multa</translation>
    </message>
    <message>
        <source>Take back: round {0}, {1} ({2})</source>
        <translation>Revoca: turno {0}, {1} ({2})</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importo</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Decidi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>FixturesDialog</name>
    <message>
        <source>Type day, hour and place; without a day that of the round counts. A postponed match holds up nobody.</source>
        <translation>Scrivere giorno, ora e sede; senza giorno conta quello del turno. Un incontro rinviato non ferma nessuno.</translation>
    </message>
    <message>
        <source>Fixtures</source>
        <translation>Calendario degli incontri</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Squadra di casa</translation>
    </message>
    <message>
        <source>Away team</source>
        <translation>Squadra ospite</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Sede</translation>
    </message>
    <message>
        <source>Postponed</source>
        <translation>Rinviato</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Confermato</translation>
    </message>
    <message>
        <source>Save as a calendar…</source>
        <translation>Salva come calendario…</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Riga {0}</translation>
    </message>
    <message>
        <source>Save as a calendar</source>
        <translation>Salva come calendario</translation>
    </message>
    <message>
        <source>Calendars (*.ics)</source>
        <translation>Calendari (*.ics)</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Salvato: {0}</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: «{1}» non è un numero.</translation>
    </message>
</context>
<context>
    <name>FoundElsewhere</name>
    <message>
        <source>Go there</source>
        <translation>Vai</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Girone {0}</translation>
    </message>
    <message>
        <source>Not in this section, but in {0}: {1}</source>
        <translation>Non in questo girone, ma in {0}: {1}</translation>
    </message>
</context>
<context>
    <name>FromTableDialog</name>
    <message>
        <source>New section from a table</source>
        <translation>Nuovo girone da una classifica</translation>
    </message>
    <message>
        <source>Places are seeds: all first places come first, then all second ones. The old sections stay.</source>
        <translation>I posti sono teste di serie: prima tutti i primi, poi tutti i secondi. I vecchi gironi restano.</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Spareggio</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Girone {0}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>for example 1-8; empty: everybody</source>
        <translation>per esempio 1-8; vuoto: tutti</translation>
    </message>
    <message>
        <source>&amp;Places of each</source>
        <translation>&amp;Posti di ciascuno</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Sistema</translation>
    </message>
    <message>
        <source>In &amp;groups of</source>
        <translation>In &amp;gruppi da</translation>
    </message>
    <message>
        <source>Players of a group</source>
        <translation>Giocatori per gruppo</translation>
    </message>
    <message>
        <source>Fewer players</source>
        <translation>Meno giocatori</translation>
    </message>
    <message>
        <source>More players</source>
        <translation>Più giocatori</translation>
    </message>
    <message>
        <source>Add the section</source>
        <translation>Aggiungi il girone</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Give the new section a name.</source>
        <translation>Dare un nome al nuovo girone.</translation>
    </message>
    <message>
        <source>Choose a section to take the players from.</source>
        <translation>Scegliere un girone da cui prendere i giocatori.</translation>
    </message>
    <message>
        <source>Write places as 1-8.</source>
        <translation>Scrivere i posti così: 1-8.</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Mossa successiva</translation>
    </message>
    <message>
        <source>Next move, then Enter</source>
        <translation>Mossa, poi Invio</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Lettere dei pezzi</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Gira la scacchiera</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>All&apos;inizio</translation>
    </message>
    <message>
        <source>One half-move back</source>
        <translation>Una semimossa indietro</translation>
    </message>
    <message>
        <source>One half-move on</source>
        <translation>Una semimossa avanti</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>All&apos;ultima mossa</translation>
    </message>
    <message>
        <source>Copy the position (FEN)</source>
        <translation>Copia la posizione (FEN)</translation>
    </message>
    <message>
        <source>Take back from here</source>
        <translation>Elimina da qui</translation>
    </message>
    <message>
        <source>Remove the move shown and all after it</source>
        <translation>Elimina la mossa mostrata e tutte le successive</translation>
    </message>
    <message>
        <source>Keep the moves</source>
        <translation>Conserva le mosse</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Not understood, kept as it came: {0}</source>
        <translation>Non compreso, conservato come è arrivato: {0}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>inizio</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Muove il Bianco</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Muove il Nero</translation>
    </message>
    <message>
        <source>Choose a move first</source>
        <translation>Prima scegliere una mossa</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Round and board</source>
        <translation>Turno e scacchiera</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>no board</source>
        <translation>nessuna scacchiera</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Scacchiera</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Recorded moves</source>
        <translation>Mosse registrate</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Orologio</translation>
    </message>
    <message>
        <source>Entered or corrected by hand</source>
        <translation>Inserita o corretta a mano</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>Da guardare</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Articolo</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Preso da</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>White’s sheet</source>
        <translation>Formulario del Bianco</translation>
    </message>
    <message>
        <source>Black’s sheet</source>
        <translation>Formulario del Nero</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Scelta</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>only on White’s sheet</source>
        <translation>solo sul formulario del Bianco</translation>
    </message>
    <message>
        <source>only on Black’s sheet</source>
        <translation>solo sul formulario del Nero</translation>
    </message>
    <message>
        <source>Black’s sheet cannot be played here</source>
        <translation>Il formulario del Nero qui non è giocabile</translation>
    </message>
    <message>
        <source>White’s sheet cannot be played here</source>
        <translation>Il formulario del Bianco qui non è giocabile</translation>
    </message>
    <message>
        <source>both can be played; with White’s the game goes on</source>
        <translation>giocabili entrambe; con quella del Bianco la partita prosegue</translation>
    </message>
    <message>
        <source>both can be played; with Black’s the game goes on</source>
        <translation>giocabili entrambe; con quella del Nero la partita prosegue</translation>
    </message>
    <message>
        <source>neither can be played</source>
        <translation>nessuna è giocabile</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>Il turno precedente</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Il turno successivo</translation>
    </message>
    <message>
        <source>Find by name or board</source>
        <translation>Cerca per nome o scacchiera</translation>
    </message>
    <message>
        <source>P&amp;aste games (PGN)…</source>
        <translation>I&amp;ncolla partite (PGN)…</translation>
    </message>
    <message>
        <source>&amp;Games of the round as PGN…</source>
        <translation>&amp;Partite del turno come PGN…</translation>
    </message>
    <message>
        <source>&amp;Pairings for e-board software…</source>
        <translation>&amp;Abbinamenti per scacchiere elettroniche…</translation>
    </message>
    <message>
        <source>&amp;Broadcast: delay and notice…</source>
        <translation>&amp;Trasmissione: ritardo e riga…</translation>
    </message>
    <message>
        <source>&amp;Compare sources…</source>
        <translation>&amp;Confronta le fonti…</translation>
    </message>
    <message>
        <source>Show what sta&amp;nds on the e-boards</source>
        <translation>&amp;Mostra ciò che c&apos;è sulle scacchiere elettroniche</translation>
    </message>
    <message>
        <source>Gi&amp;ve the game to a board…</source>
        <translation>&amp;Dai la partita a una scacchiera…</translation>
    </message>
    <message>
        <source>&amp;Take the game from its board</source>
        <translation>To&amp;gli la partita dalla sua scacchiera</translation>
    </message>
    <message>
        <source>&amp;Remove the record…</source>
        <translation>&amp;Elimina la registrazione…</translation>
    </message>
    <message>
        <source>Keep what came</source>
        <translation>Conserva ciò che è arrivato</translation>
    </message>
    <message>
        <source>Write the games of the source into the event</source>
        <translation>Scrivi nel torneo le partite della fonte</translation>
    </message>
    <message>
        <source>Import games…</source>
        <translation>Importa partite…</translation>
    </message>
    <message>
        <source>Two scoresheets…</source>
        <translation>Due formulari…</translation>
    </message>
    <message>
        <source>Put the game together from both sheets</source>
        <translation>Ricomponi la partita dai due formulari</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>More that can be done with games</source>
        <translation>Che altro si può fare con le partite</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Scacchiere</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>Da guardare</translation>
    </message>
    <message>
        <source>I look after this</source>
        <translation>Me ne occupo io</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Inserisci il risultato</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>No round is paired yet</source>
        <translation>Nessun turno è ancora abbinato</translation>
    </message>
    <message>
        <source>Games are kept at the boards of a round: import a PGN, or enter moves from the scoresheets.</source>
        <translation>Le partite si conservano alle scacchiere di un turno: importare un PGN, o inserire le mosse dai formulari.</translation>
    </message>
    <message>
        <source>{0} of {1} games recorded, {2} to look at</source>
        <translation>{0} partite registrate su {1}, {2} da guardare</translation>
    </message>
    <message>
        <source>watching {0}</source>
        <translation>osservazione di {0}</translation>
    </message>
    <message>
        <source>delayed file in {0}</source>
        <translation>file ritardato in {0}</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>nessun risultato</translation>
    </message>
    <message>
        <source>Round {0}, board {1}</source>
        <translation>Turno {0}, scacchiera {1}</translation>
    </message>
    <message>
        <source>This game belongs to no board of the round</source>
        <translation>Questa partita non è di nessuna scacchiera del turno</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importa partite</translation>
    </message>
    <message>
        <source>Games (*.pgn);;All files (*)</source>
        <translation>Partite (*.pgn);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>There is no text on the clipboard: copy the games as PGN.</source>
        <translation>Negli appunti non c&apos;è testo: copiare le partite come PGN.</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>appunti</translation>
    </message>
    <message>
        <source>Publish moves at once?</source>
        <translation>Pubblicare subito le mosse?</translation>
    </message>
    <message>
        <source>Replace recorded games?</source>
        <translation>Sostituire le partite registrate?</translation>
    </message>
    <message>
        <source>Games of the round</source>
        <translation>Partite del turno</translation>
    </message>
    <message>
        <source>Pairings for e-board software</source>
        <translation>Abbinamenti per scacchiere elettroniche</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Partite (*.pgn)</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Scritto: {0}</translation>
    </message>
    <message>
        <source>No game is recorded at this board</source>
        <translation>Su questa scacchiera non è registrata nessuna partita</translation>
    </message>
    <message>
        <source>This game has its board</source>
        <translation>Questa partita ha la sua scacchiera</translation>
    </message>
    <message>
        <source>This game has no board</source>
        <translation>Questa partita non ha una scacchiera</translation>
    </message>
    <message>
        <source>No source has said anything here</source>
        <translation>Qui nessuna fonte ha detto nulla</translation>
    </message>
    <message>
        <source>Every e-board was seen in the start position</source>
        <translation>Ogni scacchiera elettronica è stata vista nella posizione iniziale</translation>
    </message>
    <message>
        <source>Give the game to a board</source>
        <translation>Dai la partita a una scacchiera</translation>
    </message>
    <message>
        <source>Number of the board:</source>
        <translation>Numero della scacchiera:</translation>
    </message>
    <message>
        <source>This round has no board {0}.</source>
        <translation>Questo turno non ha la scacchiera {0}.</translation>
    </message>
    <message>
        <source>Replace the game of board {0}?</source>
        <translation>Sostituire la partita della scacchiera {0}?</translation>
    </message>
    <message>
        <source>This is board…</source>
        <translation>Questa è la scacchiera…</translation>
    </message>
    <message>
        <source>Enter {0}</source>
        <translation>Inserisci {0}</translation>
    </message>
    <message>
        <source>Choose an alert first</source>
        <translation>Prima scegliere un avviso</translation>
    </message>
    <message>
        <source>Who looks after this?</source>
        <translation>Chi se ne occupa?</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nome:</translation>
    </message>
</context>
<context>
    <name>GoPublicDialog</name>
    <message>
        <source>Go public</source>
        <translation>Mostra al pubblico</translation>
    </message>
    <message>
        <source>Moves leave this computer after the delay of the section, on every way.</source>
        <translation>Le mosse lasciano questo computer dopo il ritardo del girone, per ogni via.</translation>
    </message>
    <message>
        <source>Live boards…</source>
        <translation>Scacchiere in diretta…</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Pubblica…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Scegli una cartella…</translation>
    </message>
    <message>
        <source>In the hall</source>
        <translation>In sala</translation>
    </message>
    <message>
        <source>pages for telephones and the wall, from this computer</source>
        <translation>pagine per i telefoni e il muro, da questo computer</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Sito web</translation>
    </message>
    <message>
        <source>pairings, standings and games for your web host</source>
        <translation>abbinamenti, classifica e partite per il proprio spazio web</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>one PGN a round, for chess.com, FTP and other broadcasters</source>
        <translation>un PGN per turno, per chess.com, FTP e altri che trasmettono</translation>
    </message>
    <message>
        <source>Lichess</source>
        <translation>Lichess</translation>
    </message>
    <message>
        <source>Lichess asks here</source>
        <translation>Lichess interroga qui</translation>
    </message>
    <message>
        <source>&amp;Round of the broadcast</source>
        <translation>T&amp;urno della trasmissione</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Keep the token</source>
        <translation>Conserva il token</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Token</translation>
    </message>
    <message>
        <source>Either Lichess asks at the address, or this program pushes with your token (study:write). The token lies in the keyring of this computer, never in the event.</source>
        <translation>O Lichess interroga l&apos;indirizzo, o questo programma invia con il proprio token (study:write). Il token è nel portachiavi di questo computer, mai nel torneo.</translation>
    </message>
    <message>
        <source>What Lichess would show, and what was pushed</source>
        <translation>Che cosa mostrerebbe Lichess, e che cosa è stato inviato</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Invia</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Delayed file for broadcasters</source>
        <translation>File ritardato per le trasmissioni</translation>
    </message>
    <message>
        <source>Each round is kept in {0}.</source>
        <translation>Ogni turno è conservato in {0}.</translation>
    </message>
    <message>
        <source>Only where the live boards have a public name: a tunnel, or a proxy on your server.</source>
        <translation>Solo dove le scacchiere in diretta hanno un nome pubblico: un tunnel, o un proxy sul proprio server.</translation>
    </message>
</context>
<context>
    <name>GroupFilter</name>
    <message>
        <source>Players of a category</source>
        <translation>Giocatori di una categoria</translation>
    </message>
    <message>
        <source>Show the players of one category only</source>
        <translation>Mostra solo i giocatori di una categoria</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>First steps</source>
        <translation>Primi passi</translation>
    </message>
    <message>
        <source>Take me there</source>
        <translation>Portami lì</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>No more cards</source>
        <translation>Niente più schede</translation>
    </message>
    <message>
        <source>{0} of {1}: {2}</source>
        <translation>{0} di {1}: {2}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fine</translation>
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
        <translation>nulla inserito</translation>
    </message>
    <message>
        <source>“{0}” is not a place; places are whole numbers from 1.</source>
        <translation>«{0}» non è una posizione; le posizioni sono numeri interi da 1.</translation>
    </message>
    <message>
        <source>“{0}” is not a value; write a number such as 2.5.</source>
        <translation>«{0}» non è un valore; scrivere un numero come 2.5.</translation>
    </message>
    <message>
        <source>Place by hand</source>
        <translation>Posizione a mano</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Pos.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Place before this rung is reached; shared places are ties</source>
        <translation>Posizione prima di questo criterio; le posizioni condivise sono parità</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Type a number; Enter goes to the next line, Del empties the field.</source>
        <translation>Scrivere un numero; Invio passa alla riga successiva, Canc svuota il campo.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Manual</source>
        <translation>Manuale</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Cerca nel manuale</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Pagine del manuale</translation>
    </message>
    <message>
        <source>Using the program</source>
        <translation>Uso del programma</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Spareggi tecnici</translation>
    </message>
    <message>
        <source>Policies for unplayed games</source>
        <translation>Regole per le partite non giocate</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Pagina del manuale</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <translation>Torna alla pagina precedente</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) found</source>
        <translation>
            <numerusform>%n pagina trovata</numerusform>
            <numerusform>%n pagine trovate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportGamesDialog</name>
    <message>
        <source>Import games</source>
        <translation>Importa partite</translation>
    </message>
    <message>
        <source>Games of {0}</source>
        <translation>Partite di {0}</translation>
    </message>
    <message>
        <source>Each game goes to the board of its players. What is wrong is kept as a doubt.</source>
        <translation>Ogni partita va alla scacchiera dei suoi giocatori. Ciò che è sbagliato si conserva come dubbio.</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Lettere dei pezzi</translation>
    </message>
    <message>
        <source>as each game proves</source>
        <translation>come prova ogni partita</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>Quale turno</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>come dice il file</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Turno {0}</translation>
    </message>
    <message>
        <source>Letters:</source>
        <translation>Lettere:</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>Turno:</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Partite del file</translation>
    </message>
    <message>
        <source>Keep these games</source>
        <translation>Conserva queste partite</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>In questo file non c&apos;è nessuna partita.</translation>
    </message>
    <message>
        <source>Games: {0}, to be kept: {1}, to look at: {2}</source>
        <translation>Partite: {0}, da conservare: {1}, da guardare: {2}</translation>
    </message>
    <message>
        <source>There is nothing new in this file</source>
        <translation>In questo file non c&apos;è nulla di nuovo</translation>
    </message>
    <message>
        <source>Replace recorded games?</source>
        <translation>Sostituire le partite registrate?</translation>
    </message>
</context>
<context>
    <name>ImportReviewDialog</name>
    <message>
        <source>Import: {0}</source>
        <translation>Importa: {0}</translation>
    </message>
    <message>
        <source>Review before importing</source>
        <translation>Controllo prima di importare</translation>
    </message>
    <message>
        <source>Nothing has been created yet. {0} itself stays as it is.</source>
        <translation>Non è stato ancora creato nulla. {0} resta com&apos;è.</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>Da controllare</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Presunto</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Corretto</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omesso</translation>
    </message>
    <message>
        <source>The file says everything itself: nothing was assumed or repaired.</source>
        <translation>Il file dice tutto da sé: nulla è stato presunto o corretto.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Controllo</translation>
    </message>
    <message>
        <source>I have read what to check: import the rounds all the same, and note it</source>
        <translation>Ho letto i punti da controllare: importa comunque i turni, e annotalo</translation>
    </message>
    <message>
        <source>Each of these becomes a ### line of the tournament report.</source>
        <translation>Ognuno di questi diventa una riga ### del rapporto del torneo.</translation>
    </message>
    <message>
        <source>New event file</source>
        <translation>Nuovo file del torneo</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambia…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Create the event</source>
        <translation>Crea il torneo</translation>
    </message>
    <message>
        <source>Tick the box above first: the file breaks rules of pairing.</source>
        <translation>Prima spuntare la casella qui sopra: il file viola regole di abbinamento.</translation>
    </message>
</context>
<context>
    <name>JobList</name>
    <message>
        <source>Documents in it</source>
        <translation>Documenti contenuti</translation>
    </message>
    <message>
        <source>Documents in the pack</source>
        <translation>Documenti nel pacchetto</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Add a document</source>
        <translation>Aggiungi un documento</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>Una copia in meno</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>Una copia in più</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Canc</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join an event</source>
        <translation>Partecipa a un torneo</translation>
    </message>
    <message>
        <source>Another computer leads it and has invited this one: Event &gt; Work together…, on its screen.</source>
        <translation>Lo dirige un altro computer, che ha invitato questo: Torneo &gt; Collaborazione…, sul suo schermo.</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>In&amp;dirizzo</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Codice</translation>
    </message>
    <message>
        <source>Figures to compare</source>
        <translation>Cifre da confrontare</translation>
    </message>
    <message>
        <source>Are these the figures on the screen of the leading computer? If not, somebody else answers at this address: do not join.</source>
        <translation>Sono queste le cifre sullo schermo del computer principale? Se no, a questo indirizzo risponde un altro: non partecipare.</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Avanti</translation>
    </message>
    <message>
        <source>They are the &amp;same: join</source>
        <translation>Sono le &amp;stesse: partecipa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Fill in the address and the code first.</source>
        <translation>Prima inserire l&apos;indirizzo e il codice.</translation>
    </message>
    <message>
        <source>The leading computer is being asked…</source>
        <translation>Si interroga il computer principale…</translation>
    </message>
</context>
<context>
    <name>KeizerDialog</name>
    <message>
        <source>Shares are of the value of a place. What is announced holds for the whole season.</source>
        <translation>Le quote sono del valore di un posto. Ciò che è annunciato vale per tutta la stagione.</translation>
    </message>
    <message>
        <source>Rounds are paired: only shares can still change, with a reason.</source>
        <translation>Ci sono turni abbinati: possono cambiare solo le quote, con un motivo.</translation>
    </message>
    <message>
        <source>Keizer system</source>
        <translation>Sistema Keizer</translation>
    </message>
    <message>
        <source>Ready parameters</source>
        <translation>Parametri pronti</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Propri</translation>
    </message>
    <message>
        <source>&amp;As in</source>
        <translation>C&amp;ome in</translation>
    </message>
    <message>
        <source>All of it…</source>
        <translation>Tutto…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>&amp;First place is worth</source>
        <translation>Il &amp;primo posto vale</translation>
    </message>
    <message>
        <source>a multiple of the last, rounded down</source>
        <translation>un multiplo dell&apos;ultimo, arrotondato per difetto</translation>
    </message>
    <message>
        <source>a multiple of the last, halves rounded to even</source>
        <translation>un multiplo dell&apos;ultimo, i mezzi arrotondati al pari</translation>
    </message>
    <message>
        <source>as much as there are players</source>
        <translation>quanto il numero di giocatori</translation>
    </message>
    <message>
        <source>twice as much as there are players</source>
        <translation>il doppio del numero di giocatori</translation>
    </message>
    <message>
        <source>&amp;Bye of who is left over</source>
        <translation>&amp;Bye di chi resta</translation>
    </message>
    <message>
        <source>&amp;Excused absence</source>
        <translation>Assenza &amp;giustificata</translation>
    </message>
    <message>
        <source>all rounds by the table of the round before</source>
        <translation>tutti i turni secondo la classifica del turno precedente</translation>
    </message>
    <message>
        <source>all rounds until values and table agree</source>
        <translation>tutti i turni finché valori e classifica concordano</translation>
    </message>
    <message>
        <source>each round keeps the values of its evening</source>
        <translation>ogni turno conserva i valori della sua serata</translation>
    </message>
    <message>
        <source>After each round &amp;values count</source>
        <translation>Dopo ogni turno &amp;valgono</translation>
    </message>
    <message>
        <source>0: at once, {0}: never</source>
        <translation>0: subito, {0}: mai</translation>
    </message>
    <message>
        <source>&amp;Not again within … rounds</source>
        <translation>&amp;Non di nuovo entro … turni</translation>
    </message>
    <message>
        <source>Multiple of the last</source>
        <translation>Multiplo dell&apos;ultimo</translation>
    </message>
    <message>
        <source>Or a number for the first place</source>
        <translation>O un numero per il primo posto</translation>
    </message>
    <message>
        <source>follows from the above</source>
        <translation>segue da quanto sopra</translation>
    </message>
    <message>
        <source>The own value is added</source>
        <translation>Il proprio valore si aggiunge</translation>
    </message>
    <message>
        <source>once, the one of now</source>
        <translation>una volta, quello attuale</translation>
    </message>
    <message>
        <source>once, the one at the start</source>
        <translation>una volta, quello iniziale</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>per nulla</translation>
    </message>
    <message>
        <source>It is gone after round</source>
        <translation>Sparisce dopo il turno</translation>
    </message>
    <message>
        <source>0: it stays</source>
        <translation>0: resta</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Patta</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Sconfitta</translation>
    </message>
    <message>
        <source>Win by forfeit</source>
        <translation>Vittoria a forfait</translation>
    </message>
    <message>
        <source>Loss by forfeit</source>
        <translation>Sconfitta a forfait</translation>
    </message>
    <message>
        <source>Absence without excuse</source>
        <translation>Assenza ingiustificata</translation>
    </message>
    <message>
        <source>Game for the club elsewhere</source>
        <translation>Partita del circolo altrove</translation>
    </message>
    <message>
        <source>Excused absences that count</source>
        <translation>Assenze giustificate che contano</translation>
    </message>
    <message>
        <source>0: all</source>
        <translation>0: tutte</translation>
    </message>
    <message>
        <source>Each further one counts half of the one before</source>
        <translation>Ognuna conta la metà della precedente</translation>
    </message>
    <message>
        <source>Amounts are rounded</source>
        <translation>Arrotondamento degli importi</translation>
    </message>
    <message>
        <source>to halves</source>
        <translation>ai mezzi</translation>
    </message>
    <message>
        <source>to whole numbers</source>
        <translation>agli interi</translation>
    </message>
    <message>
        <source>First ranking</source>
        <translation>Ordine iniziale</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>per Elo</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>per numero</translation>
    </message>
    <message>
        <source>The bye goes round</source>
        <translation>Il bye a rotazione</translation>
    </message>
    <message>
        <source>Byes mean</source>
        <translation>I bye significano</translation>
    </message>
    <message>
        <source>H excused, Z not, F a game for the club</source>
        <translation>H giustificato, Z no, F partita del circolo</translation>
    </message>
    <message>
        <source>H and Z excused, F not, as in a file</source>
        <translation>H e Z giustificato, F no, come in un file</translation>
    </message>
</context>
<context>
    <name>KeptLine</name>
    <message>
        <source>Open the folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>KeyLegend</name>
    <message>
        <source>Del</source>
        <translation>Canc</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>next open board</source>
        <translation>prossima scacchiera senza risultato</translation>
    </message>
    <message>
        <source>A–Z</source>
        <translation>A–Z</translation>
    </message>
    <message>
        <source>find a player</source>
        <translation>cerca un giocatore</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Tasti: {0}</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>vince il Bianco</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>patta</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>vince il Nero</translation>
    </message>
    <message>
        <source>Black absent</source>
        <translation>Nero assente</translation>
    </message>
    <message>
        <source>White absent</source>
        <translation>Bianco assente</translation>
    </message>
    <message>
        <source>both absent</source>
        <translation>assenti entrambi</translation>
    </message>
    <message>
        <source>other</source>
        <translation>altro</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>cancella</translation>
    </message>
</context>
<context>
    <name>KeyMaps</name>
    <message>
        <source>Classic (1, 5, 0)</source>
        <translation>Classico (1, 5, 0)</translation>
    </message>
    <message>
        <source>Sharly (1, 3, 2; 0 clears)</source>
        <translation>Sharly (1, 3, 2; 0 cancella)</translation>
    </message>
    <message>
        <source>OpenPairings (1, 2, 3)</source>
        <translation>OpenPairings (1, 2, 3)</translation>
    </message>
    <message>
        <source>Space (1, space bar, 0)</source>
        <translation>Spazio (1, barra spaziatrice, 0)</translation>
    </message>
    <message>
        <source>US (W, D, L)</source>
        <translation>US (W, D, L)</translation>
    </message>
    <message>
        <source>Own keys…</source>
        <translation>Tasti propri…</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
</context>
<context>
    <name>KnockoutDialog</name>
    <message>
        <source>“{0}” is no tie-break; write for example rapid-25-10. There are {1}.</source>
        <translation>«{0}» non è uno spareggio; scrivere per esempio rapid-25-10. Ci sono {1}.</translation>
    </message>
    <message>
        <source>The winner of a match goes on. What decides a drawn match is announced beforehand.</source>
        <translation>Il vincitore di un incontro passa. Ciò che decide un incontro pari si annuncia prima.</translation>
    </message>
    <message>
        <source>Round 1 is paired: only the tie-break can still change, with a reason.</source>
        <translation>Il turno 1 è abbinato: può cambiare solo lo spareggio, con un motivo.</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Eliminazione diretta</translation>
    </message>
    <message>
        <source>&amp;Games of a match</source>
        <translation>&amp;Partite per incontro</translation>
    </message>
    <message>
        <source>one</source>
        <translation>una</translation>
    </message>
    <message>
        <source>two, with both colours</source>
        <translation>due, con entrambi i colori</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>&amp;Teste di serie</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>per Elo</translation>
    </message>
    <message>
        <source>as the start list has them</source>
        <translation>come nella lista di partenza</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>per sorteggio</translation>
    </message>
    <message>
        <source>&amp;White in the first game</source>
        <translation>&amp;Bianco nella prima partita</translation>
    </message>
    <message>
        <source>who had it less often, else the bracket says who</source>
        <translation>chi l&apos;ha avuto meno volte, altrimenti lo dice il tabellone</translation>
    </message>
    <message>
        <source>the better seed</source>
        <translation>la testa di serie migliore</translation>
    </message>
    <message>
        <source>The losers of the semi-finals &amp;play for place 3</source>
        <translation>I perdenti delle semifinali &amp;giocano per il 3º posto</translation>
    </message>
    <message>
        <source>A match &amp;ends when nobody can catch up</source>
        <translation>Un incontro &amp;finisce quando nessuno può recuperare</translation>
    </message>
    <message>
        <source>Tie-breaks to choose from</source>
        <translation>Spareggi tra cui scegliere</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Propri</translation>
    </message>
    <message>
        <source>&amp;A drawn match</source>
        <translation>&amp;Incontro pari</translation>
    </message>
    <message>
        <source>&amp;In this order</source>
        <translation>In quest&apos;&amp;ordine</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>una partita</translation>
    </message>
    <message>
        <source>two games</source>
        <translation>due partite</translation>
    </message>
    <message>
        <source>four games</source>
        <translation>quattro partite</translation>
    </message>
    <message>
        <source>the arbiter decides a drawn match</source>
        <translation>l&apos;arbitro decide un incontro pari</translation>
    </message>
    <message>
        <source>place 3 is played for</source>
        <translation>si gioca per il 3º posto</translation>
    </message>
    <message>
        <source>the arbiter decides</source>
        <translation>decide l&apos;arbitro</translation>
    </message>
    <message>
        <source>The arbiter decides.</source>
        <translation>Decide l&apos;arbitro.</translation>
    </message>
</context>
<context>
    <name>LaboratoryWindow</name>
    <message>
        <source>tdapp: laboratory</source>
        <translation>tdapp: laboratorio</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studio</translation>
    </message>
    <message>
        <source>Players and rounds</source>
        <translation>Giocatori e turni</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Tornei</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>Processi</translation>
    </message>
    <message>
        <source>Fewer processes</source>
        <translation>Meno processi</translation>
    </message>
    <message>
        <source>More processes</source>
        <translation>Più processi</translation>
    </message>
    <message>
        <source>BH/C1,SB; DE,BH@fide-2009</source>
        <translation>BH/C1,SB; DE,BH@fide-2009</translation>
    </message>
    <message>
        <source>Add this event&apos;s</source>
        <translation>Aggiungi quelli di questo torneo</translation>
    </message>
    <message>
        <source>Put the ladders of the open event into the rows</source>
        <translation>Metti nelle righe gli spareggi tecnici del torneo in uso</translation>
    </message>
    <message>
        <source>Reports of a folder…</source>
        <translation>Rapporti di una cartella…</translation>
    </message>
    <message>
        <source>Look at events that were really played instead of events made by chance</source>
        <translation>Esamina tornei giocati davvero invece di tornei casuali</translation>
    </message>
    <message>
        <source>Players × rounds</source>
        <translation>Giocatori × turni</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Ladders of your own, separated by ;</source>
        <translation>Ordini di spareggi propri, separati da ;</translation>
    </message>
    <message>
        <source>Keep the events in a file…</source>
        <translation>Conserva i tornei in un file…</translation>
    </message>
    <message>
        <source>A run that was stopped goes on where it was; more events can be added later</source>
        <translation>Un calcolo interrotto riprende da dov&apos;era; altri tornei si possono aggiungere dopo</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>About the laboratory</source>
        <translation>Sul laboratorio</translation>
    </message>
    <message>
        <source>The laboratory</source>
        <translation>Il laboratorio</translation>
    </message>
    <message>
        <source>Nothing was run yet</source>
        <translation>Non è stato ancora calcolato nulla</translation>
    </message>
    <message>
        <source>Choose a study and how many events. A hundred events of 100 players take some ten seconds.</source>
        <translation>Scegliere uno studio e quanti tornei. Cento tornei di 100 giocatori richiedono una decina di secondi.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva come PDF…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Salva come CSV…</translation>
    </message>
    <message>
        <source>Save as JSON…</source>
        <translation>Salva come JSON…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Più piccolo</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Più grande</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Pagina intera</translation>
    </message>
    <message>
        <source>A folder of tournament reports</source>
        <translation>Una cartella di rapporti di tornei</translation>
    </message>
    <message>
        <source>The reports in {0} instead of events made by chance</source>
        <translation>I rapporti in {0} invece di tornei casuali</translation>
    </message>
    <message>
        <source>Keep the events in a file</source>
        <translation>Conserva i tornei in un file</translation>
    </message>
    <message>
        <source>Results of the laboratory (*.jsonl)</source>
        <translation>Risultati del laboratorio (*.jsonl)</translation>
    </message>
    <message>
        <source>Kept in {0}</source>
        <translation>Conservato in {0}</translation>
    </message>
    <message>
        <source>Stopping after the events under way…</source>
        <translation>Interruzione dopo i tornei in corso…</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) counted.</source>
        <translation>
            <numerusform>%n torneo contato.</numerusform>
            <numerusform>%n tornei contati.</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>File PDF (*.pdf)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>File CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>File JSON (*.json)</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Salva i risultati</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Salvato: {0}</translation>
    </message>
</context>
<context>
    <name>LadderActions</name>
    <message>
        <source>&amp;Make the trial ladder official…</source>
        <translation>&amp;Rendi ufficiali gli spareggi di prova…</translation>
    </message>
    <message>
        <source>&amp;Drop the trial ladder</source>
        <translation>&amp;Scarta gli spareggi di prova</translation>
    </message>
    <message>
        <source>&amp;Compare ladders…</source>
        <translation>&amp;Confronta spareggi tecnici…</translation>
    </message>
    <message>
        <source>&amp;Places by policy…</source>
        <translation>&amp;Posizioni secondo la regola…</translation>
    </message>
    <message>
        <source>&amp;Verify every value…</source>
        <translation>&amp;Verifica ogni valore…</translation>
    </message>
    <message>
        <source>&amp;Enter places and values by hand…</source>
        <translation>I&amp;nserisci posizioni e valori a mano…</translation>
    </message>
    <message>
        <source>La&amp;boratory: which tie-break?</source>
        <translation>&amp;Laboratorio: quale spareggio?</translation>
    </message>
    <message>
        <source>&amp;Save this ladder as…</source>
        <translation>Salva questi spareggi co&amp;me…</translation>
    </message>
    <message>
        <source>C&amp;opy the ladder of another event…</source>
        <translation>C&amp;opia gli spareggi di un altro torneo…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Prima aprire un torneo</translation>
    </message>
    <message>
        <source>There is no trial ladder: the official one is shown</source>
        <translation>Non ci sono spareggi tecnici di prova: si mostrano gli ufficiali</translation>
    </message>
    <message>
        <source>The ladder has no rung MAN or EXT that would ask for entries</source>
        <translation>Tra gli spareggi tecnici non c&apos;è un criterio MAN o EXT che chieda inserimenti</translation>
    </message>
    <message>
        <source>Change the official ladder?</source>
        <translation>Cambiare gli spareggi tecnici ufficiali?</translation>
    </message>
    <message>
        <source>Round 1 is paired: players may rely on the announced tie-breaks. The old ladder is kept, the change is logged and written to the tournament report.</source>
        <translation>Il turno 1 è abbinato: i giocatori possono contare sugli spareggi tecnici annunciati. I vecchi si conservano, la modifica va nel registro e nel rapporto del torneo.</translation>
    </message>
    <message>
        <source>Change the edition of the rules?</source>
        <translation>Cambiare l&apos;edizione delle regole?</translation>
    </message>
    <message>
        <source>Round 1 is paired. Another edition changes how unplayed games count; the change is logged.</source>
        <translation>Il turno 1 è abbinato. Un&apos;altra edizione cambia come contano le partite non giocate; la modifica va nel registro.</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Edizione FIDE {0}</translation>
    </message>
    <message>
        <source>The ladder is official now.</source>
        <translation>Gli spareggi tecnici ora sono ufficiali.</translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Spareggi tecnici ufficiali</translation>
    </message>
    <message>
        <source>Trial ladder</source>
        <translation>Spareggi tecnici di prova</translation>
    </message>
    <message>
        <source>Save this ladder</source>
        <translation>Salva questi spareggi</translation>
    </message>
    <message>
        <source>Name of the ladder:</source>
        <translation>Nome degli spareggi:</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Salvato: {0}</translation>
    </message>
    <message>
        <source>Forgotten: {0}</source>
        <translation>Dimenticato: {0}</translation>
    </message>
    <message>
        <source>Copy the ladder of another event</source>
        <translation>Copia gli spareggi di un altro torneo</translation>
    </message>
    <message>
        <source>Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)</source>
        <translation>Tornei e rapporti di tornei (*.tdb *.trf *.trfx *.txt);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>{0} names no tie-breaks.</source>
        <translation>{0} non nomina spareggi tecnici.</translation>
    </message>
    <message>
        <source>Ladder copied from {0}</source>
        <translation>Spareggi tecnici copiati da {0}</translation>
    </message>
    <message>
        <source>Copy a ladder</source>
        <translation>Copia spareggi tecnici</translation>
    </message>
    <message>
        <source>The file has several sections:</source>
        <translation>Il file ha più gironi:</translation>
    </message>
</context>
<context>
    <name>LadderDelegate</name>
    <message>
        <source>NOT C.07</source>
        <translation>NON C.07</translation>
    </message>
    <message>
        <source>unplayed games: {0}</source>
        <translation>partite non giocate: {0}</translation>
    </message>
</context>
<context>
    <name>LadderGestures</name>
    <message>
        <source>{0} moved to position {1} of {2}</source>
        <translation>{0} spostato in posizione {1} di {2}</translation>
    </message>
    <message>
        <source>{0} added at position {1}</source>
        <translation>{0} aggiunto in posizione {1}</translation>
    </message>
    <message>
        <source>{0} removed</source>
        <translation>{0} eliminato</translation>
    </message>
</context>
<context>
    <name>LadderModel</name>
    <message>
        <source>not C.07</source>
        <translation>non C.07</translation>
    </message>
    <message>
        <source>Options of {0} (F2)</source>
        <translation>Opzioni di {0} (F2)</translation>
    </message>
    <message>
        <source>{0} is already the first rung</source>
        <translation>{0} è già il primo criterio</translation>
    </message>
    <message>
        <source>Move {0} up (Alt+Up)</source>
        <translation>Sposta {0} su (Alt+Su)</translation>
    </message>
    <message>
        <source>{0} is already the last rung</source>
        <translation>{0} è già l&apos;ultimo criterio</translation>
    </message>
    <message>
        <source>Move {0} down (Alt+Down)</source>
        <translation>Sposta {0} giù (Alt+Giù)</translation>
    </message>
    <message>
        <source>Remove {0} (Del)</source>
        <translation>Elimina {0} (Canc)</translation>
    </message>
</context>
<context>
    <name>LadderPanel</name>
    <message>
        <source>Tie-breaks</source>
        <translation>Spareggi tecnici</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Modello</translation>
    </message>
    <message>
        <source>Put a ready ladder into the editor</source>
        <translation>Metti spareggi tecnici pronti nell&apos;editor</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Edizione delle regole FIDE sugli spareggi tecnici</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Edizione FIDE {0}</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Confronta…</translation>
    </message>
    <message>
        <source>Places by policy: what each rule for unplayed games would change</source>
        <translation>Posizioni secondo la regola: che cosa cambierebbe ogni regola per le partite non giocate</translation>
    </message>
    <message>
        <source>Verify…</source>
        <translation>Verifica…</translation>
    </message>
    <message>
        <source>Compare every value with FIDE&apos;s tool and with a second calculation</source>
        <translation>Confronta ogni valore con lo strumento FIDE e con un secondo calcolo</translation>
    </message>
    <message>
        <source>Drop trial</source>
        <translation>Scarta prova</translation>
    </message>
    <message>
        <source>Back to the official ladder; can be undone</source>
        <translation>Torna agli spareggi tecnici ufficiali; si può annullare</translation>
    </message>
    <message>
        <source>Make official…</source>
        <translation>Rendi ufficiali…</translation>
    </message>
    <message>
        <source>Laboratory: which tie-break, which rule for unplayed games serves best?</source>
        <translation>Laboratorio: quale spareggio tecnico, quale regola per le partite non giocate è la migliore?</translation>
    </message>
    <message>
        <source>Ladder, in the order of use after points</source>
        <translation>Spareggi tecnici, nell&apos;ordine d&apos;uso dopo i punti</translation>
    </message>
    <message>
        <source>No tie-break: all ties stay shared</source>
        <translation>Nessuno spareggio tecnico: tutte le parità restano condivise</translation>
    </message>
    <message>
        <source>Type a criterion below, or drag one here.</source>
        <translation>Scrivere un criterio sotto, o trascinarne uno qui.</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In parole</translation>
    </message>
    <message>
        <source>Results changed after this was entered: it may be out of date.</source>
        <translation>Alcuni risultati sono cambiati dopo questo inserimento: può non essere aggiornato.</translation>
    </message>
    <message numerus="yes">
        <source>TRIAL, %n change(s) from official</source>
        <translation>
            <numerusform>PROVA, %n differenza dagli ufficiali</numerusform>
            <numerusform>PROVA, %n differenze dagli ufficiali</numerusform>
        </translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Spareggi tecnici ufficiali</translation>
    </message>
    <message>
        <source>The trial ladder becomes the official one</source>
        <translation>Gli spareggi tecnici di prova diventano gli ufficiali</translation>
    </message>
    <message>
        <source>The ladder shown is the official one already; change something first</source>
        <translation>Gli spareggi tecnici mostrati sono già gli ufficiali; prima cambiare qualcosa</translation>
    </message>
    <message>
        <source>Edition {0}</source>
        <translation>Edizione {0}</translation>
    </message>
    <message>
        <source>Change freely: this is a trial until you make it official.</source>
        <translation>Cambiare liberamente: è una prova finché non si rende ufficiale.</translation>
    </message>
    <message>
        <source>Options of {0}</source>
        <translation>Opzioni di {0}</translation>
    </message>
</context>
<context>
    <name>LadderView</name>
    <message>
        <source>Ladder, in the order of use</source>
        <translation>Spareggi tecnici, nell&apos;ordine d&apos;uso</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a rung, F2 or Enter opens its options, Del removes it, Shift+F1 opens its page of the manual.</source>
        <translation>Alt+Su e Alt+Giù spostano un criterio, F2 o Invio ne apre le opzioni, Canc lo elimina, Maiusc+F1 apre la sua pagina del manuale.</translation>
    </message>
    <message>
        <source>Options…	F2</source>
        <translation>Opzioni…	F2</translation>
    </message>
    <message>
        <source>Move up	Alt+Up</source>
        <translation>Sposta su	Alt+Su</translation>
    </message>
    <message>
        <source>Move down	Alt+Down</source>
        <translation>Sposta giù	Alt+Giù</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>Elimina	Canc</translation>
    </message>
    <message>
        <source>About this tie-break	Shift+F1</source>
        <translation>Su questo spareggio tecnico	Maiusc+F1</translation>
    </message>
    <message>
        <source>Enter by hand…</source>
        <translation>Inserisci a mano…</translation>
    </message>
</context>
<context>
    <name>Leading</name>
    <message>
        <source>This computer leads the event from here on.</source>
        <translation>D&apos;ora in poi questo computer dirige il torneo.</translation>
    </message>
    <message>
        <source>The leading computer is being asked…</source>
        <translation>Si interroga il computer principale…</translation>
    </message>
    <message>
        <source>The computer that led before knows that this one leads now.</source>
        <translation>Il computer che dirigeva prima sa che ora dirige questo.</translation>
    </message>
    <message>
        <source>the computer that led</source>
        <translation>il computer che dirigeva</translation>
    </message>
    <message>
        <source>{0} leads it since this computer did not answer, at {1}.</source>
        <translation>{0} lo dirige da quando questo computer non rispondeva, a {1}.</translation>
    </message>
    <message>
        <source>Here it can only be looked at. As a desk you work on; what was entered only here is shown.</source>
        <translation>Qui si può solo guardare. Come postazione si continua a lavorare; ciò che è stato inserito solo qui viene mostrato.</translation>
    </message>
    <message>
        <source>Another computer leads this event</source>
        <translation>Un altro computer dirige questo torneo</translation>
    </message>
    <message>
        <source>Become a desk</source>
        <translation>Diventa una postazione</translation>
    </message>
    <message>
        <source>The event is being fetched…</source>
        <translation>Scaricamento del torneo…</translation>
    </message>
</context>
<context>
    <name>LeagueDialog</name>
    <message>
        <source>League</source>
        <translation>Campionato</translation>
    </message>
    <message>
        <source>Who plays against these rules is asked about with the rule, when a line-up is handed in.</source>
        <translation>Su chi gioca contro queste regole si chiede, con la regola, alla consegna di una formazione.</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>qualsiasi numero</translation>
    </message>
    <message>
        <source>Fixed members of a team</source>
        <translation>Titolari fissi di una squadra</translation>
    </message>
    <message>
        <source>as many as boards</source>
        <translation>tante quante le scacchiere</translation>
    </message>
    <message>
        <source>A reserve may play</source>
        <translation>Una riserva può giocare</translation>
    </message>
    <message>
        <source>by nothing else</source>
        <translation>da nient&apos;altro</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>per Elo</translation>
    </message>
    <message>
        <source>by the numbers in the club&apos;s list</source>
        <translation>dai numeri nella lista del circolo</translation>
    </message>
    <message>
        <source>The order is limited</source>
        <translation>L&apos;ordine è limitato</translation>
    </message>
    <message>
        <source>Rating points that may be turned round</source>
        <translation>Punti Elo che si possono invertire</translation>
    </message>
    <message>
        <source>Fine for a board without a player</source>
        <translation>Multa per una scacchiera senza giocatore</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>Fine for a team that does not appear</source>
        <translation>Multa per una squadra che non si presenta</translation>
    </message>
    <message>
        <source>Division of this file (1 is the highest, 0: none)</source>
        <translation>Serie di questo file (1 è la più alta, 0: nessuna)</translation>
    </message>
    <message>
        <source>Season (divisions of one season are compared)</source>
        <translation>Stagione (si confrontano le serie di una stagione)</translation>
    </message>
    <message>
        <source>Times a member may play for higher teams of the club</source>
        <translation>Volte che un componente può giocare per squadre superiori del circolo</translation>
    </message>
    <message>
        <source>Teams that go up</source>
        <translation>Squadre promosse</translation>
    </message>
    <message>
        <source>Teams that go down</source>
        <translation>Squadre che retrocedono</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>LichessDesk</name>
    <message>
        <source>The token is kept by this computer.</source>
        <translation>Il token è conservato da questo computer.</translation>
    </message>
    <message>
        <source>Nothing is pushed any more.</source>
        <translation>Non si invia più nulla.</translation>
    </message>
</context>
<context>
    <name>LimitsDialog</name>
    <message>
        <source>Categories under a rating</source>
        <translation>Categorie sotto un Elo</translation>
    </message>
    <message>
        <source>Limits, separated by commas; players without a rating go to the lowest.</source>
        <translation>Limiti, separati da virgole; i giocatori senza Elo vanno nella più bassa.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limiti</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Limits are ratings, for example 2000, 1800.</source>
        <translation>I limiti sono valori Elo, per esempio 2000, 1800.</translation>
    </message>
</context>
<context>
    <name>LineUpDialog</name>
    <message>
        <source>Line-ups</source>
        <translation>Formazioni</translation>
    </message>
    <message>
        <source>Line-ups of match {0}, round {1}</source>
        <translation>Formazioni dell&apos;incontro {0}, turno {1}</translation>
    </message>
    <message>
        <source>Space or the digit of a member takes him or her in or out; Tab goes to the other team, Enter hands in.</source>
        <translation>Spazio o la cifra di un componente lo mette o lo toglie; Tab passa all&apos;altra squadra, Invio consegna.</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Consegna</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>ListOrder</name>
    <message>
        <source>standard</source>
        <translation>standard</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>semilampo</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>lampo</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>Order of the rating lists</source>
        <translation>Ordine delle liste rating</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Add a rating of a list</source>
        <translation>Aggiungi un Elo di una lista</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Su (Alt+Su)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Giù (Alt+Giù)</translation>
    </message>
    <message>
        <source>Leave this rating out (Del)</source>
        <translation>Ometti questo Elo (Canc)</translation>
    </message>
    <message>
        <source>Usual order</source>
        <translation>Ordine usuale</translation>
    </message>
    <message>
        <source>FIDE&apos;s rating of the rate of play, then standard</source>
        <translation>L&apos;Elo FIDE della cadenza, poi lo standard</translation>
    </message>
    <message>
        <source>Every rating of the lists is there</source>
        <translation>Ci sono già tutti gli Elo delle liste</translation>
    </message>
    <message>
        <source>It is the first already</source>
        <translation>È già la prima</translation>
    </message>
    <message>
        <source>It is the last already</source>
        <translation>È già l&apos;ultima</translation>
    </message>
    <message>
        <source>One rating has to stay</source>
        <translation>Deve restare un Elo</translation>
    </message>
</context>
<context>
    <name>Live</name>
    <message>
        <source>Place</source>
        <translation>Pos.</translation>
    </message>
    <message>
        <source>Place under the ladder shown</source>
        <translation>Posizione con gli spareggi tecnici mostrati</translation>
    </message>
    <message>
        <source>By how many places the ladder shown moves the player against the official</source>
        <translation>Di quante posizioni gli spareggi tecnici mostrati spostano il giocatore rispetto agli ufficiali</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Punti dopo questo turno</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Deciso da</translation>
    </message>
    <message>
        <source>The rung that separates the player from those nearest on the same points</source>
        <translation>Il criterio che separa il giocatore dai più vicini a pari punti</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>The player&apos;s value of that rung</source>
        <translation>Il valore del giocatore in quel criterio</translation>
    </message>
    <message>
        <source>Shared place</source>
        <translation>Posizione condivisa</translation>
    </message>
    <message>
        <source>up from place {0}</source>
        <translation>su dalla posizione {0}</translation>
    </message>
    <message>
        <source>down from place {0}</source>
        <translation>giù dalla posizione {0}</translation>
    </message>
</context>
<context>
    <name>LiveDesk</name>
    <message>
        <source>The pages for viewers are open again.</source>
        <translation>Le pagine per gli spettatori sono di nuovo aperte.</translation>
    </message>
</context>
<context>
    <name>LiveDialog</name>
    <message>
        <source>Live boards</source>
        <translation>Scacchiere in diretta</translation>
    </message>
    <message>
        <source>Boards, games and standings for everybody with a browser, from a process that holds only these.</source>
        <translation>Scacchiere, partite e classifica per chiunque abbia un browser, da un processo che contiene solo questo.</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>&amp;Moves appear later by</source>
        <translation>Rit&amp;ardo delle mosse</translation>
    </message>
    <message>
        <source>also when the &amp;result is entered</source>
        <translation>anche quando si inserisce il ris&amp;ultato</translation>
    </message>
    <message>
        <source>&amp;Line for the viewers</source>
        <translation>&amp;Riga per gli spettatori</translation>
    </message>
    <message>
        <source>Show the &amp;standings as they would be now</source>
        <translation>Mostra la classifica come sarebbe &amp;ora</translation>
    </message>
    <message>
        <source>While a round is played: with the results that viewers know. Games without one do not count.</source>
        <translation>Mentre si gioca un turno: con i risultati noti agli spettatori. Le partite senza risultato non contano.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>A UCI engine, its path or name; only for games whose result viewers know. Stop ends it.</source>
        <translation>Un motore UCI, percorso o nome; solo per partite il cui risultato è noto agli spettatori. «Ferma» lo chiude.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>&amp;Engine for finished games</source>
        <translation>&amp;Motore per partite finite</translation>
    </message>
    <message>
        <source>Engine for finished games</source>
        <translation>Motore per partite finite</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Porta</translation>
    </message>
    <message>
        <source>Show in the &amp;hall, not on this computer only</source>
        <translation>Mostra in &amp;sala, non solo su questo computer</translation>
    </message>
    <message>
        <source>Only for viewers who know a &amp;word</source>
        <translation>Solo per chi &amp;conosce una parola</translation>
    </message>
    <message>
        <source>of a tunnel or proxy, where there is one</source>
        <translation>di un tunnel o proxy, se c&apos;è</translation>
    </message>
    <message>
        <source>P&amp;ublic name</source>
        <translation>Nome pu&amp;bblico</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>Codice QR dell&apos;indirizzo</translation>
    </message>
    <message>
        <source>Open the pages</source>
        <translation>Apri le pagine</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copia l&apos;indirizzo</translation>
    </message>
    <message>
        <source>Code as a page…</source>
        <translation>Codice come pagina…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The pages go on when this is closed, and when the event is opened here again.</source>
        <translation>Le pagine proseguono alla chiusura di questa finestra, e quando il torneo si riapre qui.</translation>
    </message>
    <message>
        <source>Whoever sits in the hall with a telephone sees every move at once.</source>
        <translation>Chi siede in sala con un telefono vede ogni mossa subito.</translation>
    </message>
    <message>
        <source>Without any delay?</source>
        <translation>Senza alcun ritardo?</translation>
    </message>
    <message>
        <source>Everybody in this network can open the pages: pairings, results, and moves after the delay.</source>
        <translation>Chiunque in questa rete può aprire le pagine: abbinamenti, risultati, e mosse dopo il ritardo.</translation>
    </message>
    <message>
        <source>The system may ask whether the firewall lets them through.</source>
        <translation>Il sistema può chiedere se il firewall le lascia passare.</translation>
    </message>
    <message>
        <source>Show the boards in the hall?</source>
        <translation>Mostrare le scacchiere in sala?</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>The pages are being started…</source>
        <translation>Avvio delle pagine…</translation>
    </message>
    <message numerus="yes">
        <source>%n viewer(s) now</source>
        <translation>
            <numerusform>%n spettatore ora</numerusform>
            <numerusform>%n spettatori ora</numerusform>
        </translation>
    </message>
    <message>
        <source>Code as a page</source>
        <translation>Codice come pagina</translation>
    </message>
    <message>
        <source>All boards on your telephone</source>
        <translation>Tutte le scacchiere sul telefono</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Scritto: {0}</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>L&apos;indirizzo è stato copiato.</translation>
    </message>
</context>
<context>
    <name>LiveStandings</name>
    <message>
        <source>Moved first</source>
        <translation>Prima gli spostati</translation>
    </message>
    <message>
        <source>Show at the top whose place is another one than under the official ladder</source>
        <translation>Mostra in alto chi ha una posizione diversa da quella con gli spareggi tecnici ufficiali</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Show the worked calculation of the selected line (Enter)</source>
        <translation>Mostra il calcolo svolto della riga scelta (Invio)</translation>
    </message>
    <message>
        <source>Standings by this ladder</source>
        <translation>Classifica con questi spareggi tecnici</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Ancora nessuna classifica</translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation>Appare appena il torneo ha giocatori.</translation>
    </message>
    <message>
        <source>Let go here: {0} of {1} places change</source>
        <translation>Rilasciando qui: cambiano {0} posizioni su {1}</translation>
    </message>
    <message>
        <source>After round {0}: {1} of {2} places change</source>
        <translation>Dopo il turno {0}: cambiano {1} posizioni su {2}</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Classifica dopo il turno {0}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;Tutti i passi</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Risultati</translation>
    </message>
    <message>
        <source>&amp;Pairings and rounds</source>
        <translation>&amp;Abbinamenti e turni</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Giocatori</translation>
    </message>
    <message>
        <source>Tie-&amp;breaks</source>
        <translation>&amp;Spareggi tecnici</translation>
    </message>
    <message>
        <source>Steps with a r&amp;eason</source>
        <translation>Passi con un &amp;motivo</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>Chi l&apos;ha fatto</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>When the step was written</source>
        <translation>Quando il passo è stato scritto</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Che cosa è stato fatto</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Cosa</translation>
    </message>
    <message>
        <source>Which game or entry</source>
        <translation>Quale partita o iscrizione</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Undo does not go behind this step</source>
        <translation>Annulla non torna oltre questo passo</translation>
    </message>
    <message>
        <source>When the state was named</source>
        <translation>Quando lo stato ha ricevuto il nome</translation>
    </message>
    <message>
        <source>Restore point</source>
        <translation>Punto di ripristino</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Girone</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Che cosa è elencato</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>Every step, newest first</source>
        <translation>Ogni passo, prima i più recenti</translation>
    </message>
    <message>
        <source>Restore points</source>
        <translation>Punti di ripristino</translation>
    </message>
    <message>
        <source>Named states you can go back to</source>
        <translation>Stati con nome a cui si può tornare</translation>
    </message>
    <message>
        <source>Which sections</source>
        <translation>Quali gironi</translation>
    </message>
    <message>
        <source>Whole event</source>
        <translation>Tutto il torneo</translation>
    </message>
    <message>
        <source>Steps of every section</source>
        <translation>Passi di tutti i gironi</translation>
    </message>
    <message>
        <source>This section</source>
        <translation>Questo girone</translation>
    </message>
    <message>
        <source>Only steps of the section in view</source>
        <translation>Solo i passi del girone mostrato</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Tutti i passi</translation>
    </message>
    <message>
        <source>Which steps are listed</source>
        <translation>Quali passi sono elencati</translation>
    </message>
    <message>
        <source>Find a step</source>
        <translation>Cerca un passo</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Non è ancora accaduto nulla</translation>
    </message>
    <message>
        <source>Every change of the event is listed here, with what it changed, and can be taken back.</source>
        <translation>Qui è elencata ogni modifica del torneo, con ciò che ha cambiato, e si può annullare.</translation>
    </message>
    <message>
        <source>Go back to this step…</source>
        <translation>Torna a questo passo…</translation>
    </message>
    <message>
        <source>Take this step back</source>
        <translation>Annulla questo passo</translation>
    </message>
    <message>
        <source>The newest step of somebody else</source>
        <translation>Il passo più recente di un&apos;altra persona</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Ripristina…</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Ripristina da un file…</translation>
    </message>
    <message>
        <source>A backup or another copy of this event</source>
        <translation>Una copia di backup o un&apos;altra copia di questo torneo</translation>
    </message>
    <message>
        <source>Name the state as it is now…</source>
        <translation>Dai un nome allo stato attuale…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Scegli una cartella…</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Copia di backup ora</translation>
    </message>
    <message>
        <source>No more backups</source>
        <translation>Niente più copie</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copie di backup</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n passo</numerusform>
            <numerusform>%n passi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the newest %n step(s)</source>
        <translation>
            <numerusform>l&apos;ultimo %n passo</numerusform>
            <numerusform>gli ultimi %n passi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restore point(s)</source>
        <translation>
            <numerusform>%n punto di ripristino</numerusform>
            <numerusform>%n punti di ripristino</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a step first</source>
        <translation>Prima scegliere un passo</translation>
    </message>
    <message>
        <source>Choose a restore point first</source>
        <translation>Prima scegliere un punto di ripristino</translation>
    </message>
    <message>
        <source>Only one &amp;round</source>
        <translation>Solo un t&amp;urno</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Tutti i turni</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Turno {0}</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Chi</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Also steps that were &amp;taken back</source>
        <translation>Anche i passi a&amp;nnullati</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>turno {0}</translation>
    </message>
    <message>
        <source>without those taken back</source>
        <translation>senza quelli annullati</translation>
    </message>
    <message>
        <source>Go back to the state after “{0}”?</source>
        <translation>Tornare allo stato dopo «{0}»?</translation>
    </message>
    <message>
        <source>Restore “{0}”?</source>
        <translation>Ripristinare «{0}»?</translation>
    </message>
    <message>
        <source>That is the state as it is now.</source>
        <translation>Questo è lo stato attuale.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>%n passo verrebbe annullato; Annulla lo ripristina.</numerusform>
            <numerusform>%n passi verrebbero annullati; Annulla li ripristina.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Torna indietro</translation>
    </message>
    <message>
        <source>Restore from a file</source>
        <translation>Ripristina da un file</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>File del torneo (*.tdb)</translation>
    </message>
    <message>
        <source>It stands as of {0}, after “{1}”.</source>
        <translation>È com&apos;era alle {0}, dopo «{1}».</translation>
    </message>
    <message>
        <source>The state as it is now is kept in a file beside the event. Undo does not go behind this step.</source>
        <translation>Lo stato attuale è conservato in un file accanto al torneo. Annulla non torna oltre questo passo.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only in that file and come in.</source>
        <translation>
            <numerusform>%n passo è solo in quel file e viene aggiunto.</numerusform>
            <numerusform>%n passi sono solo in quel file e vengono aggiunti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only here and go:</source>
        <translation>
            <numerusform>%n passo è solo qui e va perso:</numerusform>
            <numerusform>%n passi sono solo qui e vanno persi:</numerusform>
        </translation>
    </message>
    <message>
        <source>Make everything as it is in {0}?</source>
        <translation>Rendere tutto com&apos;è in {0}?</translation>
    </message>
    <message>
        <source>Restore from the file</source>
        <translation>Ripristina dal file</translation>
    </message>
    <message>
        <source>Name the state as it is now</source>
        <translation>Dai un nome allo stato attuale</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nome:</translation>
    </message>
    <message>
        <source>Named: {0}</source>
        <translation>Con nome: {0}</translation>
    </message>
    <message>
        <source>No second place is chosen. Choose a folder, best on a USB stick: a copy goes there by itself.</source>
        <translation>Non è scelto un secondo posto. Scegliere una cartella, meglio su una chiavetta USB: la copia vi va da sé.</translation>
    </message>
    <message>
        <source>To {0}, the last {1} copies are kept: {2}</source>
        <translation>In {0} si conservano le ultime {1} copie: {2}</translation>
    </message>
    <message>
        <source>Folder for backups</source>
        <translation>Cartella per le copie di backup</translation>
    </message>
    <message>
        <source>A backup beside the event is lost with it: choose another place.</source>
        <translation>Una copia di backup accanto al torneo va persa con esso: scegliere un altro posto.</translation>
    </message>
</context>
<context>
    <name>LotDialog</name>
    <message>
        <source>Number of the lot</source>
        <translation>Numero del sorteggio</translation>
    </message>
    <message>
        <source>Write a whole number</source>
        <translation>Scrivere un numero intero</translation>
    </message>
</context>
<context>
    <name>LotLine</name>
    <message>
        <source>Draw the position</source>
        <translation>Sorteggia la posizione</translation>
    </message>
    <message>
        <source>Starting position {0}, drawn with the seed {1}.</source>
        <translation>Posizione iniziale {0}, sorteggiata con il seme {1}.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Sorteggia di nuovo</translation>
    </message>
    <message>
        <source>The starting position of this round is not drawn yet.</source>
        <translation>La posizione iniziale di questo turno non è ancora sorteggiata.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>Eve&amp;nt</source>
        <translation>T&amp;orneo</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Giocatori</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Turni</translation>
    </message>
    <message>
        <source>&amp;Ladder</source>
        <translation>&amp;Spareggi</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>Apertura di {0}…</translation>
    </message>
    <message>
        <source>The demo event</source>
        <translation>Il torneo dimostrativo</translation>
    </message>
    <message>
        <source>That is not possible</source>
        <translation>Non è possibile</translation>
    </message>
    <message>
        <source>No backup</source>
        <translation>Nessuna copia di backup</translation>
    </message>
</context>
<context>
    <name>ManualView</name>
    <message>
        <source>Boards</source>
        <translation>Scacchiere</translation>
    </message>
    <message>
        <source>Without a board</source>
        <translation>Senza scacchiera</translation>
    </message>
    <message>
        <source>Unpair (U)</source>
        <translation>Sciogli (U)</translation>
    </message>
    <message>
        <source>Take both off this board: U or Del</source>
        <translation>Togli entrambi da questa scacchiera: U o Canc</translation>
    </message>
    <message>
        <source>Swap colours (S)</source>
        <translation>Inverti i colori (S)</translation>
    </message>
    <message>
        <source>White plays Black: S</source>
        <translation>Il Bianco gioca con il Nero: S</translation>
    </message>
    <message>
        <source>Mark (M)</source>
        <translation>Segna (M)</translation>
    </message>
    <message>
        <source>Mark this line, then choose the opponent and press P</source>
        <translation>Segnare questa riga, poi scegliere l&apos;avversario e premere P</translation>
    </message>
    <message>
        <source>Pair (P)</source>
        <translation>Abbina (P)</translation>
    </message>
    <message>
        <source>The marked one meets this one, with the colours due</source>
        <translation>Il giocatore segnato incontra questo, con i colori che spettano</translation>
    </message>
    <message>
        <source>Bye (B)</source>
        <translation>Bye (B)</translation>
    </message>
    <message>
        <source>The pairing-allocated bye</source>
        <translation>Il bye assegnato</translation>
    </message>
    <message>
        <source>Absent (Z)</source>
        <translation>Assente (Z)</translation>
    </message>
    <message>
        <source>A zero-point bye</source>
        <translation>Bye da zero punti</translation>
    </message>
    <message>
        <source>Pair the others (E)</source>
        <translation>Abbina gli altri (E)</translation>
    </message>
    <message>
        <source>The engine pairs those who are left; boards that stand are not touched: E</source>
        <translation>Il motore abbina i rimanenti; le scacchiere fatte non si toccano: E</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Finish and compare…</source>
        <translation>Termina e confronta…</translation>
    </message>
    <message>
        <source>Round {0} is being paired by hand: nothing else can be paired until you finish.</source>
        <translation>Il turno {0} è in abbinamento manuale: non si può abbinare altro finché non è terminato.</translation>
    </message>
    <message numerus="yes">
        <source>%n without an opponent or a bye</source>
        <translation>
            <numerusform>%n senza avversario né bye</numerusform>
            <numerusform>%n senza avversario né bye</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has a place</source>
        <translation>Tutti hanno un posto</translation>
    </message>
    <message>
        <source>Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose the opponent and press P.</source>
        <translation>Trascinare un giocatore su un altro, su un posto, o sotto l&apos;elenco per liberarlo; oppure segnarne uno con M, scegliere l&apos;avversario e premere P.</translation>
    </message>
    <message>
        <source>Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose the opponent and press P. w and b after a name is the colour due: 2 absolutely, 1 strongly, 0 mildly.</source>
        <translation>Trascinare un giocatore su un altro, su un posto, o sotto l&apos;elenco per liberarlo; oppure segnarne uno con M, scegliere l&apos;avversario e premere P. b (Bianco) e n (Nero) dopo un nome: il colore che spetta: 2 assoluta, 1 forte, 0 lieve.</translation>
    </message>
    <message>
        <source>Fewer than two are left</source>
        <translation>Ne restano meno di due</translation>
    </message>
    <message>
        <source>Somebody has neither an opponent nor a bye</source>
        <translation>Qualcuno non ha né un avversario né un bye</translation>
    </message>
    <message>
        <source>This breaks rules</source>
        <translation>Questo viola regole</translation>
    </message>
    <message>
        <source>The bye is given already: one is still without a game.</source>
        <translation>Il bye è già assegnato: uno è ancora senza partita.</translation>
    </message>
    <message>
        <source>Nobody of those who are left may meet another of them.</source>
        <translation>Nessuno dei rimanenti può incontrarne un altro.</translation>
    </message>
    <message>
        <source>Keep the pairing by hand?</source>
        <translation>Mantenere l&apos;abbinamento manuale?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conserva</translation>
    </message>
    <message>
        <source>The pairing by hand is the same as that of {0}.</source>
        <translation>L&apos;abbinamento manuale è uguale a quello di {0}.</translation>
    </message>
    <message>
        <source>Finish without a comparison?</source>
        <translation>Terminare senza confronto?</translation>
    </message>
    <message>
        <source>The log keeps that there was no engine&apos;s pairing to compare with.</source>
        <translation>Il registro conserva che non c&apos;era un abbinamento del motore con cui confrontare.</translation>
    </message>
    <message>
        <source>Finish without it</source>
        <translation>Termina senza</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>M</source>
        <translation>Inc</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Incontro</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Squadra</translation>
    </message>
    <message>
        <source>First-named team</source>
        <translation>Squadra nominata per prima</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Game points so far</source>
        <translation>Punti individuali finora</translation>
    </message>
    <message>
        <source>The other team</source>
        <translation>L&apos;altra squadra</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Non ancora deciso</translation>
    </message>
    <message>
        <source>Postponed: the next round does not wait for it</source>
        <translation>Rinviato: il turno successivo non lo attende</translation>
    </message>
    <message>
        <source>The score entered is not the sum of the boards</source>
        <translation>Il punteggio inserito non è la somma delle scacchiere</translation>
    </message>
    <message>
        <source>Entered at once</source>
        <translation>Inserito per intero</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Nota: {0}</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>bye</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>bye da mezzo punto</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>bye da un punto</translation>
    </message>
    <message>
        <source>free round</source>
        <translation>riposo</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>assente</translation>
    </message>
</context>
<context>
    <name>MatchesView</name>
    <message>
        <source>Matches</source>
        <translation>Incontri</translation>
    </message>
    <message>
        <source>Line-ups…</source>
        <translation>Formazioni…</translation>
    </message>
    <message>
        <source>Score…</source>
        <translation>Punteggio…</translation>
    </message>
    <message>
        <source>Home ↔ away</source>
        <translation>Casa ↔ trasferta</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Forfait</translation>
    </message>
    <message>
        <source>The match is lost without playing</source>
        <translation>L&apos;incontro è perso senza giocare</translation>
    </message>
    <message>
        <source>Who goes on…</source>
        <translation>Chi passa…</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Nota…</translation>
    </message>
    <message>
        <source>Choose a match first</source>
        <translation>Prima scegliere un incontro</translation>
    </message>
    <message>
        <source>Hand in this line-up?</source>
        <translation>Consegnare questa formazione?</translation>
    </message>
    <message>
        <source>Score of the match</source>
        <translation>Punteggio dell&apos;incontro</translation>
    </message>
    <message>
        <source>Game points, the first-named team first, for example 2½:1½; empty takes the score away</source>
        <translation>Punti individuali, prima la squadra nominata per prima, per esempio 2½:1½; vuoto toglie il punteggio</translation>
    </message>
    <message>
        <source>“{0}” is no score: write for example 2.5:1.5.</source>
        <translation>«{0}» non è un punteggio: scrivere per esempio 2.5:1.5.</translation>
    </message>
    <message>
        <source>Enter this score?</source>
        <translation>Inserire questo punteggio?</translation>
    </message>
    <message>
        <source>Note at match {0}</source>
        <translation>Nota all&apos;incontro {0}</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Nota:</translation>
    </message>
    <message>
        <source>Swap home and away?</source>
        <translation>Invertire casa e trasferta?</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Scambia</translation>
    </message>
    <message>
        <source>Decide the match?</source>
        <translation>Decidere l&apos;incontro?</translation>
    </message>
    <message>
        <source>{0} does not come</source>
        <translation>{0} non viene</translation>
    </message>
    <message>
        <source>Neither comes</source>
        <translation>Non viene nessuna</translation>
    </message>
    <message>
        <source>It is played after all</source>
        <translation>Si gioca comunque</translation>
    </message>
    <message>
        <source>Forfeit the match?</source>
        <translation>Dare l&apos;incontro a forfait?</translation>
    </message>
</context>
<context>
    <name>MissingDialog</name>
    <message>
        <source>Pair round {0}</source>
        <translation>Abbina il turno {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>%n giocatore non è stato visto all&apos;accredito del turno {0}</numerusform>
            <numerusform>%n giocatori non sono stati visti all&apos;accredito del turno {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>%n squadra non è stata vista all&apos;accredito del turno {0}</numerusform>
            <numerusform>%n squadre non sono state viste all&apos;accredito del turno {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>assente</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>non visto</translation>
    </message>
    <message>
        <source>Who is missing</source>
        <translation>Chi manca</translation>
    </message>
    <message>
        <source>Do this and pair</source>
        <translation>Fai così e abbina</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>is here: is paired</source>
        <translation>è presente: si abbina</translation>
    </message>
    <message>
        <source>zero-point bye in this round</source>
        <translation>bye da zero punti in questo turno</translation>
    </message>
    <message>
        <source>half-point bye in this round</source>
        <translation>bye da mezzo punto in questo turno</translation>
    </message>
    <message>
        <source>stays in the table: forfeits if not there</source>
        <translation>resta in tabella: forfait se assente</translation>
    </message>
    <message>
        <source>leaves the tournament</source>
        <translation>si ritira dal torneo</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Place</source>
        <translation>Pos.</translation>
    </message>
    <message>
        <source>Place under the official ladder</source>
        <translation>Posizione con gli spareggi tecnici ufficiali</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Place under the trial ladder, and by how many places</source>
        <translation>Posizione con gli spareggi tecnici di prova, e di quante posizioni</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Deciso da</translation>
    </message>
    <message>
        <source>The rung of the trial ladder that decides</source>
        <translation>Il criterio degli spareggi tecnici di prova che decide</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>The player&apos;s value of that rung</source>
        <translation>Il valore del giocatore in quel criterio</translation>
    </message>
    <message>
        <source>From place {0} to place {1}</source>
        <translation>Dalla posizione {0} alla posizione {1}</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>condivisa</translation>
    </message>
</context>
<context>
    <name>NetworkBox</name>
    <message>
        <source>Network</source>
        <translation>Rete</translation>
    </message>
    <message>
        <source>No network: open a hotspot, or join one</source>
        <translation>Nessuna rete: aprire un hotspot, o collegarsi a una</translation>
    </message>
</context>
<context>
    <name>NewEventWizard</name>
    <message>
        <source>New event</source>
        <translation>Nuovo torneo</translation>
    </message>
    <message>
        <source>&amp;Create the event</source>
        <translation>&amp;Crea il torneo</translation>
    </message>
    <message>
        <source>To the regulations in words; what was not asked yet stays as it is proposed</source>
        <translation>Al bando in parole; ciò che non è stato ancora chiesto resta come proposto</translation>
    </message>
    <message>
        <source>The rest as usual</source>
        <translation>Il resto come al solito</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Come si chiama?</translation>
    </message>
    <message>
        <source>The name stands on every printed page.</source>
        <translation>Il nome sta su ogni pagina stampata.</translation>
    </message>
    <message>
        <source>three letters, for example NOR</source>
        <translation>tre lettere, per esempio NOR</translation>
    </message>
    <message>
        <source>N&amp;ame *</source>
        <translation>N&amp;ome *</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Sede</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Federazione</translation>
    </message>
    <message>
        <source>Add an official</source>
        <translation>Aggiungi un ufficiale di gara</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Ufficiali di gara</translation>
    </message>
    <message>
        <source>How is it played?</source>
        <translation>Come si gioca?</translation>
    </message>
    <message>
        <source>All of it can be changed until round 1 is paired.</source>
        <translation>Tutto si può cambiare finché non è abbinato il turno 1.</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Cadenza di gioco</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Cadenza di gioco</translation>
    </message>
    <message>
        <source>&amp;Rated as</source>
        <translation>&amp;Valido per l&apos;Elo</translation>
    </message>
    <message>
        <source>When is it played?</source>
        <translation>Quando si gioca?</translation>
    </message>
    <message>
        <source>Fill the schedule from the first round and the rounds a day, or leave it for later.</source>
        <translation>Riempire il calendario dal primo turno e dai turni al giorno, o lasciarlo per dopo.</translation>
    </message>
    <message>
        <source>The dates are known</source>
        <translation>Le date sono note</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primo giorno</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Ultimo giorno</translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation>&amp;Primo giorno</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>&amp;Ultimo giorno</translation>
    </message>
    <message>
        <source>What counts how much?</source>
        <translation>Quanto vale ogni cosa?</translation>
    </message>
    <message>
        <source>Points and byes are locked once round 1 is paired.</source>
        <translation>Punti e bye sono bloccati una volta abbinato il turno 1.</translation>
    </message>
    <message>
        <source>How are ties broken?</source>
        <translation>Come si risolvono le parità?</translation>
    </message>
    <message>
        <source>Start from a ready ladder. The Tie-breaks page changes it at any time.</source>
        <translation>Partire da un modello. La pagina Spareggi tecnici lo cambia in ogni momento.</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Edizione delle regole FIDE sugli spareggi tecnici</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Spareggi tecnici</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Spareggi</translation>
    </message>
    <message>
        <source>The regulations in words</source>
        <translation>Il bando in parole</translation>
    </message>
    <message>
        <source>Compare them with what was announced, then create the event.</source>
        <translation>Confrontarle con quanto annunciato, poi creare il torneo.</translation>
    </message>
    <message>
        <source>Preview, print or save as PDF…</source>
        <translation>Anteprima, stampa o PDF…</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copia il testo</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Edizione FIDE {0}</translation>
    </message>
    <message>
        <source>Regulations – {0}</source>
        <translation>Bando – {0}</translation>
    </message>
    <message>
        <source>Leave the new event? What was entered is lost.</source>
        <translation>Lasciare il nuovo torneo? Ciò che è stato inserito va perso.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Esci</translation>
    </message>
</context>
<context>
    <name>Norms</name>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Numero di tabellone (TPN)</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Titolo FIDE</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Norma</translation>
    </message>
    <message>
        <source>The greatest norm within reach</source>
        <translation>La norma più alta ancora possibile</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdetto</translation>
    </message>
    <message>
        <source>Preliminary: FIDE decides</source>
        <translation>Provvisorio: decide la FIDE</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>In the games that count</source>
        <translation>Nelle partite che contano</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Games that count</source>
        <translation>Partite che contano</translation>
    </message>
    <message>
        <source>Average of the opponents after 1.4.6</source>
        <translation>Media degli avversari secondo 1.4.6</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Performance</translation>
    </message>
    <message>
        <source>Still needed</source>
        <translation>Manca ancora</translation>
    </message>
    <message>
        <source>In the rounds to come</source>
        <translation>Nei turni a venire</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Articolo</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condizione</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Vale</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>NO</source>
        <translation>NO</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>senza risposta</translation>
    </message>
</context>
<context>
    <name>NormsPanel</name>
    <message>
        <source>Title norms</source>
        <translation>Norme</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Cerca per nome, circolo o numero</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Stop looking after norms</source>
        <translation>Smetti di seguire le norme</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidati</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Condizioni</translation>
    </message>
    <message>
        <source>Nobody has made a norm or still can</source>
        <translation>Nessuno ha realizzato una norma o può ancora farlo</translation>
    </message>
    <message>
        <source>This is looked at anew after every result.</source>
        <translation>Si ricontrolla dopo ogni risultato.</translation>
    </message>
    <message>
        <source>Norms are not looked after in this section</source>
        <translation>In questo girone non si seguono le norme</translation>
    </message>
    <message>
        <source>Say so, and this page and its sheets appear.</source>
        <translation>Indicarlo, e appaiono questa pagina e i suoi fogli.</translation>
    </message>
    <message>
        <source>Look after title norms</source>
        <translation>Segui le norme</translation>
    </message>
    <message>
        <source>What only you know</source>
        <translation>Ciò che sa solo l&apos;arbitro</translation>
    </message>
    <message>
        <source>preliminary: FIDE decides</source>
        <translation>provvisorio: decide la FIDE</translation>
    </message>
    <message>
        <source>{0} norm of {1}: {2}</source>
        <translation>Norma {0} di {1}: {2}</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>Until now</source>
        <translation>Finora</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuovo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Number the players by rating</source>
        <translation>Numera i giocatori per Elo</translation>
    </message>
    <message>
        <source>By tournament rating, then title, then what was announced for equals (C.04.2).</source>
        <translation>Per Elo del torneo, poi titolo, poi quanto annunciato per i pari (C.04.2).</translation>
    </message>
    <message>
        <source>Give the numbers</source>
        <translation>Assegna i numeri</translation>
    </message>
    <message>
        <source>Draw the numbers by lot</source>
        <translation>Sorteggia i numeri</translation>
    </message>
    <message>
        <source>The same number of the lot gives the same order, everywhere.</source>
        <translation>Lo stesso numero del sorteggio dà lo stesso ordine, ovunque.</translation>
    </message>
    <message>
        <source>Take this lot</source>
        <translation>Usa questo sorteggio</translation>
    </message>
    <message>
        <source>Give the numbers by hand</source>
        <translation>Assegna i numeri a mano</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move the marked player, as the buttons do.</source>
        <translation>Alt+Su e Alt+Giù spostano il giocatore evidenziato, come i pulsanti.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>The FIDE rating (FIDE)</source>
        <translation>L&apos;Elo FIDE (FIDE)</translation>
    </message>
    <message>
        <source>The national rating (NRO)</source>
        <translation>L&apos;Elo nazionale (NRO)</translation>
    </message>
    <message>
        <source>The FIDE rating, without one the national (FIDON)</source>
        <translation>L&apos;Elo FIDE, in mancanza il nazionale (FIDON)</translation>
    </message>
    <message>
        <source>The national rating, without one FIDE&apos;s (NIDOF)</source>
        <translation>L&apos;Elo nazionale, in mancanza quello FIDE (NIDOF)</translation>
    </message>
    <message>
        <source>The higher of FIDE and national (HBFN)</source>
        <translation>Il più alto tra FIDE e nazionale (HBFN)</translation>
    </message>
    <message>
        <source>The lower of FIDE and national (LBFN)</source>
        <translation>Il più basso tra FIDE e nazionale (LBFN)</translation>
    </message>
    <message>
        <source>Another rule: the order of the lists, or as typed (OTHER)</source>
        <translation>Altra regola: l&apos;ordine delle liste, o come inserito (OTHER)</translation>
    </message>
</context>
<context>
    <name>OfferAgain</name>
    <message>
        <source>Everything of {0} is there.</source>
        <translation>Tutto ciò che è in {0} c&apos;è già.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) only in {0}</source>
        <translation>
            <numerusform>%n passo solo in {0}</numerusform>
            <numerusform>%n passi solo in {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter them again</source>
        <translation>Inserisci di nuovo</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) were entered again.</source>
        <translation>
            <numerusform>%n passo è stato inserito di nuovo.</numerusform>
            <numerusform>%n passi sono stati inseriti di nuovo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Officials</name>
    <message>
        <source>Chief arbiter</source>
        <translation>Arbitro capo</translation>
    </message>
    <message>
        <source>Deputy chief arbiter</source>
        <translation>Arbitro capo aggiunto</translation>
    </message>
    <message>
        <source>Sector arbiter</source>
        <translation>Arbitro di settore</translation>
    </message>
    <message>
        <source>Pairings officer</source>
        <translation>Responsabile degli abbinamenti</translation>
    </message>
    <message>
        <source>Fair-play officer</source>
        <translation>Responsabile fair play</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbitro</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Organizzatore</translation>
    </message>
</context>
<context>
    <name>OfficialsTable</name>
    <message>
        <source>Role</source>
        <translation>Ruolo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID FIDE</translation>
    </message>
    <message>
        <source>Family, Given</source>
        <translation>Cognome, Nome</translation>
    </message>
    <message>
        <source>Take this official away</source>
        <translation>Togli questo ufficiale di gara</translation>
    </message>
</context>
<context>
    <name>OpenReadingsDialog</name>
    <message>
        <source>Import: {0}</source>
        <translation>Importa: {0}</translation>
    </message>
    <message>
        <source>{0} can be read in several ways</source>
        <translation>{0} si può leggere in più modi</translation>
    </message>
    <message>
        <source>Its own totals fit each of these readings. Choose what really happened; nothing was created yet.</source>
        <translation>I suoi totali concordano con ciascuna di queste letture. Scegliere ciò che è davvero accaduto; non è stato ancora creato nulla.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Domande</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Read it so</source>
        <translation>Leggi così</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Riga {0}</translation>
    </message>
    <message>
        <source>Choose a reading for each question first.</source>
        <translation>Prima scegliere una lettura per ogni domanda.</translation>
    </message>
</context>
<context>
    <name>OrderDialog</name>
    <message>
        <source>Up</source>
        <translation>Su</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Giù</translation>
    </message>
    <message>
        <source>No number changes</source>
        <translation>Non cambia nessun numero</translation>
    </message>
</context>
<context>
    <name>OriginQuestion</name>
    <message>
        <source>Which program do you come from?</source>
        <translation>Da quale programma si proviene?</translation>
    </message>
    <message>
        <source>Results are then typed with the keys you know. The Rounds page changes them at any time.</source>
        <translation>I risultati si inseriscono allora con i tasti già noti. La pagina Turni li cambia in ogni momento.</translation>
    </message>
    <message>
        <source>Another, or none</source>
        <translation>Un altro, o nessuno</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Tasti: {0}</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>Own keys</source>
        <translation>Tasti propri</translation>
    </message>
    <message>
        <source>Keys for results: {0}.</source>
        <translation>Tasti per i risultati: {0}.</translation>
    </message>
</context>
<context>
    <name>OwnKeysDialog</name>
    <message>
        <source>Own keys for results</source>
        <translation>Tasti propri per i risultati</translation>
    </message>
    <message>
        <source>Go to a field with Tab and press the key you want; Backspace leaves it empty. Digits count wherever they are, also on the number block; Del always clears. Letters that are results find no player.</source>
        <translation>Andare a un campo con Tab e premere il tasto voluto; Backspace lo lascia vuoto. Le cifre contano ovunque siano, anche sul tastierino; Canc cancella sempre. Le lettere che sono risultati non cercano giocatori.</translation>
    </message>
    <message>
        <source>Key for: {0}</source>
        <translation>Tasto per: {0}</translation>
    </message>
    <message>
        <source>As &amp;Classic</source>
        <translation>Come &amp;Classico</translation>
    </message>
    <message>
        <source>Use these keys</source>
        <translation>Usa questi tasti</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>{0} would mean two things.</source>
        <translation>{0} significherebbe due cose.</translation>
    </message>
    <message>
        <source>White wins, draw and Black wins need a key each.</source>
        <translation>Vittoria del Bianco, patta e vittoria del Nero richiedono un tasto ciascuna.</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>vince il Bianco</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Patta</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>vince il Nero</translation>
    </message>
    <message>
        <source>Black did not come</source>
        <translation>Il Nero non è venuto</translation>
    </message>
    <message>
        <source>White did not come</source>
        <translation>Il Bianco non è venuto</translation>
    </message>
    <message>
        <source>Neither came</source>
        <translation>Nessuno è venuto</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Altri risultati</translation>
    </message>
    <message>
        <source>Clear the result</source>
        <translation>Cancella il risultato</translation>
    </message>
</context>
<context>
    <name>PackPart</name>
    <message>
        <source>Each document is printed with its own options.</source>
        <translation>Ogni documento si stampa con le proprie opzioni.</translation>
    </message>
    <message>
        <source>Send as</source>
        <translation>Invia come</translation>
    </message>
    <message>
        <source>One job</source>
        <translation>Un lavoro</translation>
    </message>
    <message>
        <source>All documents go to the printer together</source>
        <translation>Tutti i documenti vanno insieme alla stampante</translation>
    </message>
    <message>
        <source>One each</source>
        <translation>Uno ciascuno</translation>
    </message>
    <message>
        <source>Every document is a job of its own</source>
        <translation>Ogni documento è un lavoro a sé</translation>
    </message>
    <message>
        <source>Usual contents</source>
        <translation>Contenuto usuale</translation>
    </message>
    <message>
        <source>Empty the queue</source>
        <translation>Svuota la coda</translation>
    </message>
    <message>
        <source>Send to the printer as</source>
        <translation>Invia alla stampante come</translation>
    </message>
</context>
<context>
    <name>PageHeadDialog</name>
    <message>
        <source>On every page</source>
        <translation>Su ogni pagina</translation>
    </message>
    <message>
        <source>Header lines, logo and sponsors</source>
        <translation>Righe d&apos;intestazione, logo e sponsor</translation>
    </message>
    <message>
        <source>Lines above the name of the event</source>
        <translation>Righe sopra il nome del torneo</translation>
    </message>
    <message>
        <source>Header line {0}</source>
        <translation>Riga d&apos;intestazione {0}</translation>
    </message>
    <message>
        <source>The federation or the club that invites</source>
        <translation>La federazione o il circolo che invita</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Sponsors, at the foot of the page</source>
        <translation>Sponsor, a piè di pagina</translation>
    </message>
    <message>
        <source>Add a sponsor…</source>
        <translation>Aggiungi uno sponsor…</translation>
    </message>
    <message>
        <source>PNG or JPEG. Large pictures are made smaller.</source>
        <translation>PNG o JPEG. Le immagini grandi vengono ridotte.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>At most {0} sponsors are printed.</source>
        <translation>Si stampano al massimo {0} sponsor.</translation>
    </message>
    <message>
        <source>{0} was made smaller: {1} x {2} pixels.</source>
        <translation>{0}, ridotta: {1} x {2} pixel.</translation>
    </message>
    <message>
        <source>Sponsors</source>
        <translation>Sponsor</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Immagini (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>No logo yet.</source>
        <translation>Ancora nessun logo.</translation>
    </message>
    <message>
        <source>There is no logo</source>
        <translation>Non c&apos;è un logo</translation>
    </message>
    <message>
        <source>Sponsor {0}</source>
        <translation>Sponsor {0}</translation>
    </message>
    <message>
        <source>Move sponsor {0} up</source>
        <translation>Sposta su lo sponsor {0}</translation>
    </message>
    <message>
        <source>Take sponsor {0} away</source>
        <translation>Togli lo sponsor {0}</translation>
    </message>
    <message>
        <source>There are {0} already</source>
        <translation>Ce ne sono già {0}</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Preview of the printed pages</source>
        <translation>Anteprima delle pagine stampate</translation>
    </message>
</context>
<context>
    <name>PairingDesk</name>
    <message>
        <source>No legal pairing keeps them all apart; these wishes yielded: {0}.</source>
        <translation>Nessun abbinamento legale li tiene tutti separati; hanno ceduto questi desideri: {0}.</translation>
    </message>
    <message>
        <source>The event has changed while the engine worked: pair again.</source>
        <translation>Il torneo è cambiato mentre il motore lavorava: abbinare di nuovo.</translation>
    </message>
    <message>
        <source>Pairing was cancelled; nothing has changed.</source>
        <translation>L&apos;abbinamento è stato interrotto; non è cambiato nulla.</translation>
    </message>
</context>
<context>
    <name>PairingRules</name>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Per</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>wished apart</source>
        <translation>meglio separati</translation>
    </message>
    <message>
        <source>must not meet</source>
        <translation>non devono incontrarsi</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Scacchiera</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>prohibitions: {0}</source>
        <translation>divieti: {0}</translation>
    </message>
    <message>
        <source>wishes: {0}</source>
        <translation>desideri: {0}</translation>
    </message>
    <message>
        <source>Baku acceleration</source>
        <translation>Accelerazione Baku</translation>
    </message>
    <message>
        <source>fixed tables: {0}</source>
        <translation>tavoli fissi: {0}</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>A round robin is not accelerated.</source>
        <translation>Un girone all&apos;italiana non si accelera.</translation>
    </message>
    <message>
        <source>No acceleration: everybody is paired by the points scored.</source>
        <translation>Nessuna accelerazione: tutti si abbinano secondo i punti ottenuti.</translation>
    </message>
    <message>
        <source>The groups are formed of those who play round 1; nobody does yet.</source>
        <translation>I gruppi si formano con chi gioca il turno 1; ancora nessuno lo gioca.</translation>
    </message>
    <message>
        <source>Rounds {0} to {1}: numbers {2} to {3} are paired with +{4}.</source>
        <translation>Turni da {0} a {1}: i numeri da {2} a {3} si abbinano con +{4}.</translation>
    </message>
    <message>
        <source>Round {0}: numbers {2} to {3} are paired with +{4}.</source>
        <translation>Turno {0}: i numeri da {2} a {3} si abbinano con +{4}.</translation>
    </message>
    <message>
        <source>Upper group, {0} players: {1}.</source>
        <translation>Gruppo superiore, {0} giocatori: {1}.</translation>
    </message>
    <message>
        <source>The others, {0} players: {1}.</source>
        <translation>Gli altri, {0} giocatori: {1}.</translation>
    </message>
    <message>
        <source>Until round 1 is published the groups follow the field; a player with a bye in round 1 belongs to the group of the number he or she gets (C.04.7).</source>
        <translation>Finché il turno 1 non è pubblicato i gruppi seguono i partecipanti; un giocatore con un bye al turno 1 è nel gruppo del numero che riceve (C.04.7).</translation>
    </message>
    <message>
        <source>Baku acceleration (C.04.7).</source>
        <translation>Accelerazione Baku (C.04.7).</translation>
    </message>
    <message>
        <source>Not paired with each other in rounds {0} to {1}: {2}.</source>
        <translation>Non abbinati tra loro nei turni da {0} a {1}: {2}.</translation>
    </message>
    <message>
        <source>Kept apart in rounds {0} to {1} where the rules allow it: {2}.</source>
        <translation>Tenuti separati nei turni da {0} a {1} dove le regole lo permettono: {2}.</translation>
    </message>
    <message>
        <source>Chess960: every round starts from a position drawn by lot.</source>
        <translation>Chess960: ogni turno parte da una posizione sorteggiata.</translation>
    </message>
</context>
<context>
    <name>PairingRulesDialog</name>
    <message>
        <source>Pairing rules</source>
        <translation>Regole di abbinamento</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Who must not meet</source>
        <translation>Chi non deve incontrarsi</translation>
    </message>
    <message>
        <source>Prohibited pairings, clubs, federations</source>
        <translation>Abbinamenti vietati, circoli, federazioni</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Accelerazione</translation>
    </message>
    <message>
        <source>Baku acceleration (C.04.7)</source>
        <translation>Accelerazione Baku (C.04.7)</translation>
    </message>
    <message>
        <source>Fixed tables</source>
        <translation>Tavoli fissi</translation>
    </message>
    <message>
        <source>Players who do not move</source>
        <translation>Giocatori che non si spostano</translation>
    </message>
    <message>
        <source>Colour and Chess960</source>
        <translation>Colore e Chess960</translation>
    </message>
    <message>
        <source>The first colour, positions drawn by lot</source>
        <translation>Il primo colore, posizioni sorteggiate</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Every change is stored at once; undo takes it back.</source>
        <translation>Ogni modifica si salva subito; Annulla la revoca.</translation>
    </message>
    <message>
        <source>Prohibit a pairing…</source>
        <translation>Vieta un abbinamento…</translation>
    </message>
    <message>
        <source>Clubs or federations…</source>
        <translation>Circoli o federazioni…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Canc</translation>
    </message>
    <message>
        <source>Nobody is kept apart. Prohibit a pairing (brothers, one car), or keep the members of clubs or federations apart in the first rounds; it must be announced before round 1.</source>
        <translation>Nessuno è tenuto separato. Vietare un abbinamento (fratelli, stessa auto), o tenere separati nei primi turni i membri di circoli o federazioni; va annunciato prima del turno 1.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Paired by the points scored</source>
        <translation>Abbinati secondo i punti ottenuti</translation>
    </message>
    <message>
        <source>Baku</source>
        <translation>Baku</translation>
    </message>
    <message>
        <source>The upper half gets points that count for pairing only (C.04.7)</source>
        <translation>La metà superiore riceve punti che contano solo per l&apos;abbinamento (C.04.7)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Scrivere un nome o scegliere</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Scacchiera</translation>
    </message>
    <message>
        <source>A lower board</source>
        <translation>Una scacchiera più bassa</translation>
    </message>
    <message>
        <source>A higher board</source>
        <translation>Una scacchiera più alta</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Fissa</translation>
    </message>
    <message>
        <source>Let move again</source>
        <translation>Libera</translation>
    </message>
    <message>
        <source>A player who cannot move plays at this board in every round paired from now on.</source>
        <translation>Un giocatore che non può spostarsi gioca a questa scacchiera in ogni turno abbinato d&apos;ora in poi.</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Sorteggia</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Chess960: a starting position is drawn by lot for every round</source>
        <translation>Chess960: per ogni turno si sorteggia una posizione iniziale</translation>
    </message>
    <message>
        <source>The colour of the highest-ranked player in round 1</source>
        <translation>Il colore del primo giocatore della lista al turno 1</translation>
    </message>
    <message>
        <source>The colour of team 1 on board 1 in round 1</source>
        <translation>Il colore della squadra 1 in 1ª scacchiera al turno 1</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>The Rounds page draws the position; it stands on the pairings sheet and the projector.</source>
        <translation>La pagina Turni sorteggia la posizione; sta sul foglio degli abbinamenti e sul proiettore.</translation>
    </message>
    <message>
        <source>Only in a Swiss: a round robin is read from its table</source>
        <translation>Solo in uno svizzero: un girone all&apos;italiana si legge dalla sua tabella</translation>
    </message>
    <message>
        <source>Teams have no fixed tables</source>
        <translation>Le squadre non hanno tavoli fissi</translation>
    </message>
    <message>
        <source>Choose a line first</source>
        <translation>Prima scegliere una riga</translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation>Prima scegliere un giocatore</translation>
    </message>
    <message>
        <source>Round 1 is paired: outside FIDE mode a change is asked about and noted in the report</source>
        <translation>Il turno 1 è abbinato: fuori dalla modalità FIDE una modifica richiede conferma ed è annotata nel rapporto</translation>
    </message>
    <message>
        <source>Change the pairing rules?</source>
        <translation>Cambiare le regole di abbinamento?</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Search commands and players</source>
        <translation>Cerca comandi e giocatori</translation>
    </message>
    <message>
        <source>Search commands, pages and players</source>
        <translation>Cerca comandi, pagine e giocatori</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Risultati della ricerca</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} di {1}</translation>
    </message>
</context>
<context>
    <name>PdfPreview</name>
    <message>
        <source>Save as PDF</source>
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>File PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva come PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Più piccolo</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Più grande</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Pagina intera</translation>
    </message>
    <message>
        <source>Sent to the printer: {0}</source>
        <translation>Inviato alla stampante: {0}</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Salvato: {0}</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Pagina {0} di {1}</translation>
    </message>
</context>
<context>
    <name>PictureFiles</name>
    <message>
        <source>{0}: the picture is damaged.</source>
        <translation>{0}: l&apos;immagine è danneggiata.</translation>
    </message>
</context>
<context>
    <name>PlacesChart</name>
    <message>
        <source>Chart of places by policy</source>
        <translation>Grafico delle posizioni secondo la regola</translation>
    </message>
    <message>
        <source>The same places stand in the table: choose Table above.</source>
        <translation>Le stesse posizioni sono nella tabella: scegliere sopra Tabella.</translation>
    </message>
    <message>
        <source>{0}: place {1} under {2}</source>
        <translation>{0}: posizione {1} con {2}</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>com&apos;è</translation>
    </message>
</context>
<context>
    <name>PlayerActions</name>
    <message>
        <source>&amp;Add players…</source>
        <translation>&amp;Aggiungi giocatori…</translation>
    </message>
    <message>
        <source>Add &amp;many: paste or open a table…</source>
        <translation>Aggiungi molti: incolla o apri &amp;una tabella…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifica…</translation>
    </message>
    <message>
        <source>&amp;Byes and absences…</source>
        <translation>&amp;Bye e assenze…</translation>
    </message>
    <message>
        <source>&amp;Withdraw…</source>
        <translation>Ri&amp;tira…</translation>
    </message>
    <message>
        <source>Take bac&amp;k…</source>
        <translation>&amp;Riammetti…</translation>
    </message>
    <message>
        <source>E&amp;xpel…</source>
        <translation>Es&amp;pelli…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>Move to another &amp;section</source>
        <translation>Tras&amp;ferisci in un altro girone</translation>
    </message>
    <message>
        <source>C&amp;ategory</source>
        <translation>Cate&amp;goria</translation>
    </message>
    <message>
        <source>&amp;Check-in</source>
        <translation>A&amp;ccredito</translation>
    </message>
    <message>
        <source>Cl&amp;ose the check-in…</source>
        <translation>C&amp;hiudi l&apos;accredito…</translation>
    </message>
    <message>
        <source>Check the reg&amp;istration</source>
        <translation>Controlla le iscri&amp;zioni</translation>
    </message>
    <message>
        <source>&amp;Number the players by rating…</source>
        <translation>&amp;Numera i giocatori per Elo…</translation>
    </message>
    <message>
        <source>Exchange two pairing numbers</source>
        <translation>Scambia due numeri di tabellone</translation>
    </message>
    <message>
        <source>Draw the numbers by &amp;lot…</source>
        <translation>&amp;Sorteggia i numeri…</translation>
    </message>
    <message>
        <source>Give the numbers by &amp;hand…</source>
        <translation>Scri&amp;vi i numeri a mano…</translation>
    </message>
    <message>
        <source>&amp;Tournament ratings…</source>
        <translation>Elo &amp;del torneo…</translation>
    </message>
    <message>
        <source>Cate&amp;gories…</source>
        <translation>Categ&amp;orie…</translation>
    </message>
    <message>
        <source>Compare with the rating list…</source>
        <translation>Confronta con la lista rating…</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Liste rating…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Prima aprire un torneo</translation>
    </message>
    <message>
        <source>Select players on the Players page first</source>
        <translation>Prima selezionare giocatori nella pagina Giocatori</translation>
    </message>
    <message>
        <source>Select one player who has not left</source>
        <translation>Selezionare un giocatore che non è fuori dal torneo</translation>
    </message>
    <message>
        <source>The event has one section only; add one on the Event page</source>
        <translation>Il torneo ha un solo girone; aggiungerne uno nella pagina Torneo</translation>
    </message>
    <message>
        <source>Select two players of equal rating</source>
        <translation>Selezionare due giocatori con lo stesso Elo</translation>
    </message>
    <message>
        <source>From this round on: zero points, not paired. The player stays in the standings, marked.</source>
        <translation>Da questo turno: zero punti, nessun abbinamento. Il giocatore resta in classifica, contrassegnato.</translation>
    </message>
    <message>
        <source>From this round on every game is lost; the opponent goes on.</source>
        <translation>Da questo turno ogni partita è persa; l&apos;avversario passa.</translation>
    </message>
    <message>
        <source>From this round on every opponent wins without a game. Who played less than half of the games by then is not ranked, and those games do not count (C.05, 6.6).</source>
        <translation>Da questo turno ogni avversario vince senza giocare. Chi fino ad allora ha giocato meno della metà delle partite non è in classifica, e quelle partite non contano (C.05, 6.6).</translation>
    </message>
    <message>
        <source>Withdraw {0}</source>
        <translation>Ritira {0}</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Withdrawn: {0}</source>
        <translation>Ritirati: {0}</translation>
    </message>
    <message>
        <source>Take {0} back</source>
        <translation>Riammetti {0}</translation>
    </message>
    <message>
        <source>From this round on the player is paired again; missed rounds stay as they are.</source>
        <translation>Da questo turno il giocatore è di nuovo abbinato; i turni saltati restano come sono.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Riammetti</translation>
    </message>
    <message>
        <source>Back in the event: {0}</source>
        <translation>Di nuovo nel torneo: {0}</translation>
    </message>
    <message>
        <source>Expel {0}</source>
        <translation>Espelli {0}</translation>
    </message>
    <message>
        <source>Not paired any more and left out of the standings. Opponents keep their points.</source>
        <translation>Nessun abbinamento e fuori dalla classifica. Gli avversari mantengono i punti.</translation>
    </message>
    <message>
        <source>Expel…</source>
        <translation>Espelli…</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n player(s)?</source>
        <translation>
            <numerusform>Eliminare %n giocatore?</numerusform>
            <numerusform>Eliminare %n giocatori?</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Removed: {0}. Undo brings back.</source>
        <translation>Eliminati: {0}. Annulla li ripristina.</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Girone {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) moved to {0}</source>
        <translation>
            <numerusform>%n giocatore spostato in {0}</numerusform>
            <numerusform>%n giocatori spostati in {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange the numbers {0} and {1}</source>
        <translation>Scambia i numeri {0} e {1}</translation>
    </message>
    <message>
        <source>The check-in is closed.</source>
        <translation>L&apos;accredito è chiuso.</translation>
    </message>
</context>
<context>
    <name>PlayerForm</name>
    <message>
        <source>Fa&amp;mily name</source>
        <translation>Cogno&amp;me</translation>
    </message>
    <message>
        <source>&amp;Given name</source>
        <translation>N&amp;ome</translation>
    </message>
    <message>
        <source>In own &amp;script</source>
        <translation>Nella propria &amp;scrittura</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Federazione</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sesso</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>non noto</translation>
    </message>
    <message>
        <source>male</source>
        <translation>uomo</translation>
    </message>
    <message>
        <source>female</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titolo</translation>
    </message>
    <message>
        <source>Se&amp;x</source>
        <translation>S&amp;esso</translation>
    </message>
    <message>
        <source>&amp;Born</source>
        <translation>&amp;Nato</translation>
    </message>
    <message>
        <source>2004 or 2004-02-29</source>
        <translation>2004 o 2004-02-29</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Circolo</translation>
    </message>
    <message>
        <source>Categor&amp;ies</source>
        <translation>Cate&amp;gorie</translation>
    </message>
    <message>
        <source>by hand, separated by commas</source>
        <translation>a mano, separate da virgole</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commento</translation>
    </message>
    <message>
        <source>Tournament &amp;rating</source>
        <translation>Elo del to&amp;rneo</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE standard</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE semilampo</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE lampo</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Elo nazionale</translation>
    </message>
    <message>
        <source>F&amp;IDE ID</source>
        <translation>I&amp;D FIDE</translation>
    </message>
    <message>
        <source>&amp;National ID</source>
        <translation>ID na&amp;zionale</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Tavolo fisso</translation>
    </message>
    <message>
        <source>Entry f&amp;ee</source>
        <translation>&amp;Quota d&apos;iscrizione</translation>
    </message>
    <message>
        <source>&amp;Paid</source>
        <translation>&amp;Pagato</translation>
    </message>
    <message>
        <source>May have a &amp;half-point bye</source>
        <translation>Può avere un &amp;bye da mezzo punto</translation>
    </message>
    <message>
        <source>Other lists</source>
        <translation>Altre liste</translation>
    </message>
    <message>
        <source>Ratings by round</source>
        <translation>Elo per turno</translation>
    </message>
    <message>
        <source>3: 1850, 5: 1872</source>
        <translation>3: 1850, 5: 1872</translation>
    </message>
    <message>
        <source>as list, age and rating tell</source>
        <translation>come dicono lista, età ed Elo</translation>
    </message>
    <message>
        <source>For the rating changes, where you know it better</source>
        <translation>Per le variazioni Elo, se è meglio noto</translation>
    </message>
    <message>
        <source>From that round on; the tournament rating is the first one</source>
        <translation>Da quel turno in poi; l&apos;Elo del torneo è il primo</translation>
    </message>
    <message>
        <source>Ratings from the lists</source>
        <translation>Elo dalle liste</translation>
    </message>
    <message>
        <source>Take a rating of one of the rating lists</source>
        <translation>Prendi un Elo di una delle liste rating</translation>
    </message>
    <message>
        <source>By the rules: {0}.</source>
        <translation>Secondo le regole: {0}.</translation>
    </message>
    <message>
        <source>Taken out by hand: {0}.</source>
        <translation>Tolto a mano: {0}.</translation>
    </message>
    <message>
        <source>{0} gives {1}</source>
        <translation>{0} dà {1}</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>inserito a mano</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importato</translation>
    </message>
    <message>
        <source>Ratings by round are written as 3: 1850, 5: 1872.</source>
        <translation>Gli Elo per turno si scrivono come 3: 1850, 5: 1872.</translation>
    </message>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: «{1}» non è un numero.</translation>
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
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Rating of the list; a dot means that it was typed by hand</source>
        <translation>Elo della lista; un punto indica che è inserito a mano</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Numero di tabellone (TPN)</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>C&apos;è</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Accredito</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Titolo FIDE</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name as in the rating list</source>
        <translation>Nome come nella lista rating</translation>
    </message>
    <message>
        <source>Own script</source>
        <translation>Sua scrittura</translation>
    </message>
    <message>
        <source>Name in the player&apos;s own script</source>
        <translation>Nome nella scrittura del giocatore</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo del torneo</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Std</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Semil.</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Lampo</translation>
    </message>
    <message>
        <source>Nat.</source>
        <translation>Naz.</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federazione</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sesso</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nato</translation>
    </message>
    <message>
        <source>Year or date of birth</source>
        <translation>Anno o data di nascita</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Circolo</translation>
    </message>
    <message>
        <source>Club or city</source>
        <translation>Circolo o città</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID FIDE</translation>
    </message>
    <message>
        <source>Number in FIDE&apos;s rating list</source>
        <translation>Numero nella lista rating della FIDE</translation>
    </message>
    <message>
        <source>Nat. ID</source>
        <translation>ID naz.</translation>
    </message>
    <message>
        <source>Number in the national list</source>
        <translation>Numero nella lista nazionale</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorie</translation>
    </message>
    <message>
        <source>Categories of the player</source>
        <translation>Categorie del giocatore</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Tavolo fisso</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagato</translation>
    </message>
    <message>
        <source>Entry fee paid</source>
        <translation>Quota d&apos;iscrizione pagata</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Quota d&apos;iscrizione</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Bye</translation>
    </message>
    <message>
        <source>Byes and absences, by round: 1 full point, ½ half point, 0 zero points</source>
        <translation>Bye e assenze, per turno: 1 un punto, ½ mezzo punto, 0 zero punti</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commento</translation>
    </message>
    <message>
        <source>Comment of the arbiter</source>
        <translation>Commento dell&apos;arbitro</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Withdrawn or expelled</source>
        <translation>Ritirato o espulso</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>inserito a mano</translation>
    </message>
    <message>
        <source>from round {0}: {1}</source>
        <translation>dal turno {0}: {1}</translation>
    </message>
    <message>
        <source>present</source>
        <translation>presente</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>assente</translation>
    </message>
    <message>
        <source>not yet seen</source>
        <translation>non ancora visto</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>ritirato</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>espulso</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Cerca un giocatore</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Cerca per nome, circolo o numero</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Accredito</translation>
    </message>
    <message>
        <source>Check the registration</source>
        <translation>Controlla le iscrizioni</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Controllo</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Everything that can be done with players</source>
        <translation>Tutto ciò che si può fare con i giocatori</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Ancora nessun giocatore</translation>
    </message>
    <message>
        <source>Search the FIDE list, type a name, or paste a whole table from a spreadsheet.</source>
        <translation>Cercare nella lista FIDE, scrivere un nome, o incollare un&apos;intera tabella da un foglio di calcolo.</translation>
    </message>
    <message>
        <source>Add players…</source>
        <translation>Aggiungi giocatori…</translation>
    </message>
    <message>
        <source>Paste or open a table…</source>
        <translation>Incolla o apri una tabella…</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Liste rating…</translation>
    </message>
    <message>
        <source>Add players (Ins)</source>
        <translation>Aggiungi giocatori (Ins)</translation>
    </message>
    <message>
        <source>Check of the registration</source>
        <translation>Controllo delle iscrizioni</translation>
    </message>
    <message>
        <source>Nothing to remark</source>
        <translation>Nulla da osservare</translation>
    </message>
    <message>
        <source>The registration is complete.</source>
        <translation>Le iscrizioni sono complete.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>average rating {0}</source>
        <translation>media Elo {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n without a rating</source>
        <translation>
            <numerusform>%n senza Elo</numerusform>
            <numerusform>%n senza Elo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left the event</source>
        <translation>
            <numerusform>%n uscito dal torneo</numerusform>
            <numerusform>%n usciti dal torneo</numerusform>
        </translation>
    </message>
    <message>
        <source>Usual widths</source>
        <translation>Larghezze usuali</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s), {0} of them to be cleared up</source>
        <translation>
            <numerusform>%n osservazione, {0} da chiarire</numerusform>
            <numerusform>%n osservazioni, {0} da chiarire</numerusform>
        </translation>
    </message>
    <message>
        <source>Check-in: type the first letters of a name, then Space</source>
        <translation>Accredito: scrivere le prime lettere di un nome, poi Spazio</translation>
    </message>
    <message>
        <source>{0}: here</source>
        <translation>{0}: presente</translation>
    </message>
    <message>
        <source>{0}: absent</source>
        <translation>{0}: assente</translation>
    </message>
    <message>
        <source>{0}: not yet seen</source>
        <translation>{0}: non ancora visto</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ticked off as here</source>
        <translation>
            <numerusform>%n giocatore spuntato come presente</numerusform>
            <numerusform>%n giocatori spuntati come presenti</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody found: “{0}”</source>
        <translation>Nessuno trovato: «{0}»</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} di {1}</translation>
    </message>
</context>
<context>
    <name>PointsDialog</name>
    <message>
        <source>Points of {0} in round {1}</source>
        <translation>Punti di {0} al turno {1}</translation>
    </message>
    <message>
        <source>They are added; a minus takes points away. The reason stands in the tournament report.</source>
        <translation>Si aggiungono; un meno toglie punti. Il motivo sta nel rapporto del torneo.</translation>
    </message>
    <message>
        <source>Points by decision</source>
        <translation>Punti per decisione</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisione</translation>
    </message>
    <message>
        <source>A new decision</source>
        <translation>Una nuova decisione</translation>
    </message>
    <message>
        <source>Take back: round {0}, {1} match points, {2} game points ({3})</source>
        <translation>Revoca: turno {0}, {1} punti squadra, {2} punti individuali ({3})</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Punti squadra</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Punti individuali</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Decidi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>PolicyDelegate</name>
    <message>
        <source>NOT C.07</source>
        <translation>NON C.07</translation>
    </message>
</context>
<context>
    <name>PolicyList</name>
    <message>
        <source>How unplayed games count</source>
        <translation>Come contano le partite non giocate</translation>
    </message>
    <message>
        <source>Arrow keys look, Enter or Space chooses, Shift+F1 explains.</source>
        <translation>Le frecce scorrono, Invio o Spazio sceglie, Maiusc+F1 spiega.</translation>
    </message>
    <message>
        <source>About this policy	Shift+F1</source>
        <translation>Su questa regola	Maiusc+F1</translation>
    </message>
</context>
<context>
    <name>PolicyModel</name>
    <message>
        <source>not C.07</source>
        <translation>non C.07</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>in vigore</translation>
    </message>
</context>
<context>
    <name>PresetMenu</name>
    <message>
        <source>{0}. Edition: {1}. Source: {2}</source>
        <translation>{0}. Edizione: {1}. Fonte: {2}</translation>
    </message>
    <message>
        <source>Save this ladder as…</source>
        <translation>Salva questi spareggi come…</translation>
    </message>
    <message>
        <source>Copy the ladder of another event…</source>
        <translation>Copia gli spareggi di un altro torneo…</translation>
    </message>
    <message>
        <source>Forget an own ladder</source>
        <translation>Dimentica spareggi propri</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Progress</source>
        <translation>Avanzamento</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Più piccolo</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Più grande</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Pagina intera</translation>
    </message>
</context>
<context>
    <name>PrintDesk</name>
    <message>
        <source>Making the table…</source>
        <translation>Preparazione della tabella…</translation>
    </message>
    <message>
        <source>Folder for the PDFs</source>
        <translation>Cartella per i PDF</translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) written.</source>
        <translation>
            <numerusform>%n PDF scritto.</numerusform>
            <numerusform>%n PDF scritti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: {0} of {1} PDFs were written.</source>
        <translation>Interrotto: scritti {0} PDF su {1}.</translation>
    </message>
    <message>
        <source>{0} They lie in {1}.</source>
        <translation>{0} Si trovano in {1}.</translation>
    </message>
    <message>
        <source>Files of these names are there already</source>
        <translation>Ci sono già file con questi nomi</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the same name are in this folder already, for example {0}.</source>
        <translation>
            <numerusform>In questa cartella c&apos;è già %n file con lo stesso nome, per esempio {0}.</numerusform>
            <numerusform>In questa cartella ci sono già %n file con lo stesso nome, per esempio {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep both gives the new ones a number.</source>
        <translation>Conserva entrambi dà un numero ai nuovi.</translation>
    </message>
    <message>
        <source>Write over them</source>
        <translation>Sovrascrivi</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Conserva entrambi</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Salvato: {0}</translation>
    </message>
    <message>
        <source>{0}: page {1}</source>
        <translation>{0}: pagina {1}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n page(s).</source>
        <translation>
            <numerusform>Interrotto dopo %n pagina.</numerusform>
            <numerusform>Interrotto dopo %n pagine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) sent to the printer.</source>
        <translation>
            <numerusform>%n pagina inviata alla stampante.</numerusform>
            <numerusform>%n pagine inviate alla stampante.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrizeDelegate</name>
    <message>
        <source>Standings</source>
        <translation>Classifica</translation>
    </message>
</context>
<context>
    <name>PrizeRules</name>
    <message>
        <source>By place</source>
        <translation>Per posizione</translation>
    </message>
    <message>
        <source>Shared equally</source>
        <translation>In parti uguali</translation>
    </message>
    <message>
        <source>Hort system</source>
        <translation>Sistema Hort</translation>
    </message>
    <message>
        <source>The most valuable</source>
        <translation>Il più ricco</translation>
    </message>
    <message>
        <source>The first in the list</source>
        <translation>Il primo dell&apos;elenco</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>To the best placed</source>
        <translation>Ai meglio classificati</translation>
    </message>
    <message>
        <source>Stays in the fund</source>
        <translation>Resta nel montepremi</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>A parità di punti</translation>
    </message>
    <message>
        <source>As in the standings</source>
        <translation>Come in classifica</translation>
    </message>
    <message>
        <source>In groups</source>
        <translation>Nelle fasce</translation>
    </message>
    <message>
        <source>Who wins several keeps</source>
        <translation>Di più premi si tiene</translation>
    </message>
    <message>
        <source>Rounded to</source>
        <translation>Arrotondato a</translation>
    </message>
    <message>
        <source>Left by rounding</source>
        <translation>Resto d&apos;arrotondamento</translation>
    </message>
    <message>
        <source>Who withdrew may win</source>
        <translation>Chi si è ritirato può vincere</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Valuta</translation>
    </message>
    <message>
        <source>Smallest share</source>
        <translation>Quota minima</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>Most for one</source>
        <translation>Massimo a testa</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>nessun limite</translation>
    </message>
    <message>
        <source>Fewest in a group</source>
        <translation>Minimo in una fascia</translation>
    </message>
    <message>
        <source>Players of a club</source>
        <translation>Giocatori per circolo</translation>
    </message>
    <message>
        <source>Without prizes (No.)</source>
        <translation>Senza premi (n.)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>{0}: “{1}” is not a number.</source>
        <translation>{0}: «{1}» non è un numero.</translation>
    </message>
    <message>
        <source>Start numbers without prizes are written as 3, 17.</source>
        <translation>I numeri di tabellone senza premi si scrivono come 3, 17.</translation>
    </message>
</context>
<context>
    <name>PrizeTable</name>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Group or name</source>
        <translation>Fascia o nome</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Denaro</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Oggetto</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vincitore</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>ancora nessuno</translation>
    </message>
    <message>
        <source>“{0}” is not a place.</source>
        <translation>«{0}» non è una posizione.</translation>
    </message>
    <message>
        <source>“{0}” is not a start number or the name of one player.</source>
        <translation>«{0}» non è un numero di tabellone o il nome di un solo giocatore.</translation>
    </message>
</context>
<context>
    <name>Prizes</name>
    <message>
        <source>Place</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Named by hand</source>
        <translation>Designato a mano</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Circolo</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Denaro</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Premio</translation>
    </message>
    <message>
        <source>Which prize</source>
        <translation>Quale premio</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vincitore</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>Chi lo riceve</translation>
    </message>
    <message>
        <source>Rk</source>
        <translation>Pos</translation>
    </message>
    <message>
        <source>Place in the standings</source>
        <translation>Posizione in classifica</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pti</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Amount to be paid</source>
        <translation>Importo da pagare</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Oggetto</translation>
    </message>
    <message>
        <source>What else there is</source>
        <translation>Che cosa c&apos;è oltre al denaro</translation>
    </message>
</context>
<context>
    <name>PrizesDialog</name>
    <message>
        <source>Prizes</source>
        <translation>Premi</translation>
    </message>
    <message>
        <source>Who gets what</source>
        <translation>Chi riceve che cosa</translation>
    </message>
    <message>
        <source>List of prizes</source>
        <translation>Elenco dei premi</translation>
    </message>
    <message>
        <source>Add a place</source>
        <translation>Aggiungi una posizione</translation>
    </message>
    <message>
        <source>The next place of the group of this line</source>
        <translation>La posizione successiva della fascia di questa riga</translation>
    </message>
    <message>
        <source>Special prize</source>
        <translation>Premio speciale</translation>
    </message>
    <message>
        <source>Best game, youngest player: you name the winner</source>
        <translation>Partita più bella, giocatore più giovane: il vincitore si designa a mano</translation>
    </message>
    <message>
        <source>Club prize</source>
        <translation>Premio di circolo</translation>
    </message>
    <message>
        <source>By the points of a club&apos;s best players</source>
        <translation>In base ai punti dei migliori giocatori di un circolo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Remove the lines chosen</source>
        <translation>Elimina le righe scelte</translation>
    </message>
    <message>
        <source>Move the line up</source>
        <translation>Sposta la riga su</translation>
    </message>
    <message>
        <source>Move the line down</source>
        <translation>Sposta la riga giù</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>Lines from a spreadsheet: group, place, amount, thing, start number</source>
        <translation>Righe da un foglio di calcolo: fascia, posizione, importo, oggetto, numero di tabellone</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importa…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>The Documents page prints the list, the winners and receipts to sign.</source>
        <translation>La pagina Documenti stampa l&apos;elenco, i vincitori e le ricevute da firmare.</translation>
    </message>
    <message>
        <source>Best club</source>
        <translation>Miglior circolo</translation>
    </message>
    <message>
        <source>Line {0}: {1}</source>
        <translation>Riga {0}: {1}</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv);;All files (*)</source>
        <translation>Tabelle (*.csv *.txt *.tsv);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Import prizes</source>
        <translation>Importa i premi</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Export prizes</source>
        <translation>Esporta i premi</translation>
    </message>
    <message>
        <source>There are no prizes yet</source>
        <translation>Non ci sono ancora premi</translation>
    </message>
    <message>
        <source>{0}: as it would be if the event ended now</source>
        <translation>{0}: come sarebbe se il torneo finisse ora</translation>
    </message>
    <message>
        <source>Prize fund {0}: {1} to the winners, {2} left over.</source>
        <translation>Montepremi {0}: {1} ai vincitori, {2} di residuo.</translation>
    </message>
    <message>
        <source>No prizes yet: add the first place, or paste a list from a spreadsheet.</source>
        <translation>Ancora nessun premio: aggiungere la prima posizione, o incollare un elenco da un foglio di calcolo.</translation>
    </message>
    <message>
        <source>No player is in the group “{0}”.</source>
        <translation>Nessun giocatore è nella fascia «{0}».</translation>
    </message>
</context>
<context>
    <name>ProhibitionDialog</name>
    <message>
        <source>A prohibited pairing</source>
        <translation>Un abbinamento vietato</translation>
    </message>
    <message>
        <source>Tick two or more: none of them meets another of them.</source>
        <translation>Spuntarne almeno due: nessuno di loro ne incontra un altro.</translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation>Cerca un nome</translation>
    </message>
    <message>
        <source>Who must not meet</source>
        <translation>Chi non deve incontrarsi</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>Why, for the list (brothers, one car …)</source>
        <translation>Perché, per l&apos;elenco (fratelli, stessa auto …)</translation>
    </message>
    <message>
        <source>Chosen: {0}</source>
        <translation>Scelti: {0}</translation>
    </message>
    <message>
        <source>Tick two or more, and rounds in their order</source>
        <translation>Spuntarne almeno due, e i turni in ordine</translation>
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
        <translation>Turno {0}</translation>
    </message>
    <message>
        <source>The pairings are not published yet.</source>
        <translation>Gli abbinamenti non sono ancora pubblicati.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Scacchiera</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Round {0}: where you play</source>
        <translation>Turno {0}: dove si gioca</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Classifica dopo il turno {0}</translation>
    </message>
</context>
<context>
    <name>ProjectorWindow</name>
    <message>
        <source>tdapp: projector</source>
        <translation>tdapp: proiettore</translation>
    </message>
    <message>
        <source>Large window: 1 boards, 2 players, 3 standings, Space pauses, F11 full screen</source>
        <translation>Finestra grande: 1 scacchiere, 2 giocatori, 3 classifica, Spazio pausa, F11 schermo intero</translation>
    </message>
    <message>
        <source>not in FIDE mode</source>
        <translation>non in modalità FIDE</translation>
    </message>
    <message>
        <source>Boards and results</source>
        <translation>Scacchiere e risultati</translation>
    </message>
    <message>
        <source>Where you play, by name</source>
        <translation>Dove si gioca, per nome</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Turn the page every {0} seconds</source>
        <translation>Volta pagina ogni {0} secondi</translation>
    </message>
    <message>
        <source>Pause or go on	Space</source>
        <translation>Pausa o riprendi	Spazio</translation>
    </message>
    <message>
        <source>Larger	+</source>
        <translation>Più grande	+</translation>
    </message>
    <message>
        <source>Smaller	-</source>
        <translation>Più piccolo	-</translation>
    </message>
    <message>
        <source>Full screen	F11</source>
        <translation>Schermo intero	F11</translation>
    </message>
    <message>
        <source>Close	Esc</source>
        <translation>Chiudi	Esc</translation>
    </message>
</context>
<context>
    <name>ProtectionDialog</name>
    <message>
        <source>Clubs or federations apart</source>
        <translation>Separa circoli o federazioni</translation>
    </message>
    <message>
        <source>Members of a ticked club or federation do not meet each other in these rounds.</source>
        <translation>In questi turni i membri di un circolo o federazione spuntati non si incontrano tra loro.</translation>
    </message>
    <message>
        <source>As entered with the players</source>
        <translation>Come inserito con i giocatori</translation>
    </message>
    <message>
        <source>As entered with the teams</source>
        <translation>Come inserito con le squadre</translation>
    </message>
    <message>
        <source>What keeps them apart</source>
        <translation>Che cosa li tiene separati</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Circoli</translation>
    </message>
    <message>
        <source>Federations</source>
        <translation>Federazioni</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppi</translation>
    </message>
    <message>
        <source>No club or federation is entered twice</source>
        <translation>Nessun circolo o federazione compare due volte</translation>
    </message>
    <message>
        <source>Tick a group</source>
        <translation>Spuntare un gruppo</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message>
        <source>Publish</source>
        <translation>Pubblica</translation>
    </message>
    <message>
        <source>The event as a website</source>
        <translation>Il torneo come sito web</translation>
    </message>
    <message>
        <source>A folder of plain pages for any web server, sync tool or stick. Only what changed is written again.</source>
        <translation>Una cartella di pagine semplici per qualsiasi server web, sincronizzazione o chiavetta. Si riscrive solo ciò che è cambiato.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Cartella</translation>
    </message>
    <message>
        <source>Folder for the website</source>
        <translation>Cartella per il sito</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Lingue</translation>
    </message>
    <message>
        <source>&amp;Address of the website</source>
        <translation>In&amp;dirizzo del sito</translation>
    </message>
    <message>
        <source>Where the folder can be seen; printed with a QR code on every sheet</source>
        <translation>Dove si può vedere la cartella; stampato con un codice QR su ogni foglio</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>&amp;Initials only for who is younger than</source>
        <translation>Solo le ini&amp;ziali a chi ha meno di</translation>
    </message>
    <message>
        <source>Years of &amp;birth</source>
        <translation>&amp;Anni di nascita</translation>
    </message>
    <message>
        <source>FIDE &amp;ids</source>
        <translation>ID &amp;FIDE</translation>
    </message>
    <message>
        <source>Shown of the others</source>
        <translation>Si mostra degli altri</translation>
    </message>
    <message>
        <source>Co&amp;lour</source>
        <translation>Colo&amp;re</translation>
    </message>
    <message>
        <source>Picture of the first page</source>
        <translation>Immagine della prima pagina</translation>
    </message>
    <message>
        <source>Also the &amp;standings as they would be now, while a round is played</source>
        <translation>Anche la cla&amp;ssifica come sarebbe ora, mentre si gioca un turno</translation>
    </message>
    <message>
        <source>&amp;Keep it up to date while this event is open</source>
        <translation>&amp;Tieni aggiornato finché il file è aperto</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a year of birth are shown by their whole names.</source>
        <translation>
            <numerusform>%n giocatore senza anno di nascita compare con il nome intero.</numerusform>
            <numerusform>%n giocatori senza anno di nascita compaiono con il nome intero.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write into it all the same</source>
        <translation>Scrivici comunque</translation>
    </message>
    <message>
        <source>Open the start page</source>
        <translation>Apri la pagina iniziale</translation>
    </message>
    <message>
        <source>Stop keeping it up to date</source>
        <translation>Smetti di aggiornarlo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Scegliere una cartella.</translation>
    </message>
    <message>
        <source>Choose a language.</source>
        <translation>Scegliere una lingua.</translation>
    </message>
    <message>
        <source>The pages are being written…</source>
        <translation>Scrittura delle pagine…</translation>
    </message>
    <message>
        <source>The website stays as it is now.</source>
        <translation>Il sito resta com&apos;è ora.</translation>
    </message>
</context>
<context>
    <name>RateFields</name>
    <message>
        <source>Time control in words</source>
        <translation>Cadenza in parole</translation>
    </message>
    <message>
        <source>in words: 90 min + 30 s per move</source>
        <translation>in parole: 90 min + 30 s a mossa</translation>
    </message>
    <message>
        <source>Code of the time control, for the report</source>
        <translation>Codice della cadenza, per il rapporto</translation>
    </message>
    <message>
        <source>The code of FIDE&apos;s report counts seconds: 5400+30, 40/6000+30:900+30, or W300-B240.</source>
        <translation>Il codice del rapporto FIDE conta i secondi: 5400+30, 40/6000+30:900+30, o W300-B240.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Usuali</translation>
    </message>
    <message>
        <source>Choose a usual time control</source>
        <translation>Scegli una cadenza usuale</translation>
    </message>
    <message>
        <source>The code means: {0}, {1}.</source>
        <translation>Il codice significa: {0}, {1}.</translation>
    </message>
    <message>
        <source>Without a code the report names the time control in words only.</source>
        <translation>Senza un codice il rapporto indica la cadenza solo in parole.</translation>
    </message>
    <message>
        <source>Fill in one of the two: the other one follows.</source>
        <translation>Compilare una delle due: l&apos;altra segue.</translation>
    </message>
</context>
<context>
    <name>RatingCheckDialog</name>
    <message>
        <source>Compare with the rating list</source>
        <translation>Confronta con la lista rating</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Lista rating</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Cerca un giocatore</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Spunta tutto</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Non spuntare nulla</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>Every difference</source>
        <translation>Ogni differenza</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Ratings of the list and tournament ratings</source>
        <translation>Elo della lista ed Elo del torneo</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Name, title, federation, sex and birth</source>
        <translation>Nome, titolo, federazione, sesso e nascita</translation>
    </message>
    <message>
        <source>Proposed changes</source>
        <translation>Modifiche proposte</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>Nessuna differenza</translation>
    </message>
    <message>
        <source>The players agree with the list.</source>
        <translation>I giocatori concordano con la lista.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The list valid on {0} counts. Only what is ticked changes, in one step.</source>
        <translation>Conta la lista valida al {0}. Cambia solo ciò che è spuntato, in un solo passo.</translation>
    </message>
    <message>
        <source>The event lasts more than 30 days: the list valid on {0} counts, the day of the check. The tournament rating stays the first one; new ratings are noted for the rounds to come.</source>
        <translation>Il torneo dura più di 30 giorni: conta la lista valida al {0}, giorno del controllo. L&apos;Elo del torneo resta il primo; i nuovi Elo si annotano per i turni a venire.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have no number and were not compared.</source>
        <translation>
            <numerusform>%n giocatore è senza numero e non è stato confrontato.</numerusform>
            <numerusform>%n giocatori sono senza numero e non sono stati confrontati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} and %n more</source>
        <translation>
            <numerusform>{0} e %n altro</numerusform>
            <numerusform>{0} e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the list any more, or never: {0}.</source>
        <translation>Non più nella lista, o mai: {0}.</translation>
    </message>
    <message>
        <source>No rating list yet</source>
        <translation>Ancora nessuna lista rating</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s download first: Players, Rating lists.</source>
        <translation>Prima importare la lista della FIDE: Giocatori, Liste rating.</translation>
    </message>
    <message numerus="yes">
        <source>Apply %n change(s)</source>
        <translation>
            <numerusform>Applica %n modifica</numerusform>
            <numerusform>Applica %n modifiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick what is to be changed</source>
        <translation>Spuntare ciò che va cambiato</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) changed</source>
        <translation>
            <numerusform>%n giocatore modificato</numerusform>
            <numerusform>%n giocatori modificati</numerusform>
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
        <translation>Valida da</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>Imported from</source>
        <translation>Importata da</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>standard</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>semilampo</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>lampo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Cognome</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Nome di battesimo</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>ID nazionale</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID FIDE</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federazione</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sesso</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nato</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Circolo</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Rapid rating</source>
        <translation>Elo semilampo</translation>
    </message>
    <message>
        <source>Blitz rating</source>
        <translation>Elo lampo</translation>
    </message>
</context>
<context>
    <name>RatingListsDialog</name>
    <message>
        <source>Rating lists</source>
        <translation>Liste rating</translation>
    </message>
    <message>
        <source>Rating lists on this computer</source>
        <translation>Liste rating su questo computer</translation>
    </message>
    <message>
        <source>Download the list from FIDE&apos;s rating page (XML or text, zipped or not) and import it here. Several months can be kept; an event takes the one valid when it starts.</source>
        <translation>Scaricare la lista dalla pagina dei rating FIDE (XML o testo, compressa o no) e importarla qui. Si possono conservare più mesi; un torneo usa la lista valida al suo inizio.</translation>
    </message>
    <message>
        <source>No list yet</source>
        <translation>Ancora nessuna lista</translation>
    </message>
    <message>
        <source>Import a download, it takes a minute.</source>
        <translation>Importare un file scaricato richiede un minuto.</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Avanzamento dell&apos;importazione</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s list…</source>
        <translation>Importa la lista FIDE…</translation>
    </message>
    <message>
        <source>Import another list…</source>
        <translation>Importa un&apos;altra lista…</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>Osserva una cartella…</translation>
    </message>
    <message>
        <source>New lists in the folder of your downloads are offered when this window opens</source>
        <translation>All&apos;apertura di questa finestra si propongono le nuove liste nella cartella dei download</translation>
    </message>
    <message>
        <source>Import them</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message numerus="yes">
        <source>%n new list(s) in the watched folder: {0}</source>
        <translation>
            <numerusform>%n nuova lista nella cartella osservata: {0}</numerusform>
            <numerusform>%n nuove liste nella cartella osservata: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, month by {1}</source>
        <translation>{0}, mese secondo {1}</translation>
    </message>
    <message>
        <source>The folder of your downloads</source>
        <translation>La cartella dei download</translation>
    </message>
    <message>
        <source>New lists in {0} will be offered here.</source>
        <translation>Le nuove liste in {0} saranno proposte qui.</translation>
    </message>
    <message>
        <source>Mark a list first</source>
        <translation>Prima evidenziare una lista</translation>
    </message>
    <message>
        <source>A list is being read</source>
        <translation>Lettura di una lista in corso</translation>
    </message>
    <message>
        <source>{0} {1} was removed; import the file again to have it back.</source>
        <translation>{0} {1} è stata eliminata; importare di nuovo il file per riaverla.</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>Valida da</translation>
    </message>
    <message>
        <source>Ratings of the file</source>
        <translation>Elo del file</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Nome della lista</translation>
    </message>
    <message>
        <source>for example DWZ</source>
        <translation>per esempio DWZ</translation>
    </message>
    <message>
        <source>Valid from (year-month)</source>
        <translation>Valida da (anno-mese)</translation>
    </message>
    <message>
        <source>The file has the ratings for</source>
        <translation>Il file ha gli Elo per</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>FIDE&apos;s rating list</source>
        <translation>Lista rating della FIDE</translation>
    </message>
    <message>
        <source>Rating lists (*.zip *.xml *.txt);;All files (*)</source>
        <translation>Liste rating (*.zip *.xml *.txt);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>{0} does not say everything itself:</source>
        <translation>{0} non dice tutto da sé:</translation>
    </message>
    <message>
        <source>Another rating list</source>
        <translation>Altra lista rating</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.zip);;All files (*)</source>
        <translation>Tabelle (*.csv *.tsv *.txt *.xlsx *.zip);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>Lettura di {0}…</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Interrompi la lettura</translation>
    </message>
    <message>
        <source>What {0} is, and what its columns mean:</source>
        <translation>Che cos&apos;è {0}, e che cosa significano le sue colonne:</translation>
    </message>
    <message>
        <source>Write the month as 2026-11.</source>
        <translation>Scrivere il mese come 2026-11.</translation>
    </message>
    <message>
        <source>The list needs a name.</source>
        <translation>La lista richiede un nome.</translation>
    </message>
    <message>
        <source>Importing {0}. The lists stay as they are until it is complete.</source>
        <translation>Importazione di {0}. Le liste restano come sono finché non è completa.</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>Annulla l&apos;importazione</translation>
    </message>
    <message>
        <source>Reading was stopped; the lists are as they were.</source>
        <translation>La lettura è stata interrotta; le liste sono come prima.</translation>
    </message>
    <message numerus="yes">
        <source>{0} {1}: %n player(s).</source>
        <translation>
            <numerusform>{0} {1}: %n giocatore.</numerusform>
            <numerusform>{0} {1}: %n giocatori.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were left out, the first: {0}</source>
        <translation>
            <numerusform>%n riga omessa, la prima: {0}</numerusform>
            <numerusform>%n righe omesse, la prima: {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingMethodDialog</name>
    <message>
        <source>Tournament ratings</source>
        <translation>Elo del torneo</translation>
    </message>
    <message>
        <source>The official ratings of a player stay as the lists have them. The tournament rating is what counts for pairing numbers and tie-breaks.</source>
        <translation>Gli Elo ufficiali di un giocatore restano come nelle liste. L&apos;Elo del torneo è quello che conta per numeri di tabellone e spareggi tecnici.</translation>
    </message>
    <message>
        <source>Players whose tournament rating changes</source>
        <translation>Giocatori il cui Elo del torneo cambia</translation>
    </message>
    <message>
        <source>No rating changes</source>
        <translation>Nessun Elo cambia</translation>
    </message>
    <message>
        <source>Everybody has this rating already.</source>
        <translation>Tutti hanno già questo Elo.</translation>
    </message>
    <message>
        <source>Take these ratings</source>
        <translation>Usa questi Elo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Keep this order</source>
        <translation>Mantieni questo ordine</translation>
    </message>
    <message>
        <source>Which rating counts</source>
        <translation>Quale Elo conta</translation>
    </message>
    <message>
        <source>Round 1 is paired: tournament ratings are changed player by player only.</source>
        <translation>Il turno 1 è abbinato: gli Elo del torneo si cambiano solo giocatore per giocatore.</translation>
    </message>
    <message>
        <source>Order of the lists for {0}</source>
        <translation>Ordine delle liste per {0}</translation>
    </message>
    <message>
        <source>&amp;National list</source>
        <translation>Lista &amp;nazionale</translation>
    </message>
    <message>
        <source>National list</source>
        <translation>Lista nazionale</translation>
    </message>
    <message>
        <source>none: as typed or imported</source>
        <translation>nessuno: come inserito o importato</translation>
    </message>
    <message>
        <source>The first rating that a player has counts as the FIDE rating; Alt+Up and Alt+Down move.</source>
        <translation>Il primo Elo che un giocatore ha conta come Elo FIDE; Alt+Su e Alt+Giù spostano.</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament rating(s) change.</source>
        <translation>
            <numerusform>Cambia %n Elo del torneo.</numerusform>
            <numerusform>Cambiano %n Elo del torneo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round 1 is paired: the order counts for players who are added from now on.</source>
        <translation>Il turno 1 è abbinato: l&apos;ordine vale per i giocatori aggiunti d&apos;ora in poi.</translation>
    </message>
    <message>
        <source>Nothing is chosen otherwise</source>
        <translation>Nulla è scelto diversamente</translation>
    </message>
</context>
<context>
    <name>RatingOfficerDialog</name>
    <message>
        <source>Report for the rating officer</source>
        <translation>Rapporto per il responsabile rating</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Esiti</translation>
    </message>
    <message>
        <source>Write the report…</source>
        <translation>Scrivi il rapporto…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>What is missing or odd. Enter or a click opens the place where it is mended.</source>
        <translation>Che cosa manca o è insolito. Invio o un clic apre il punto dove si sistema.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Esito</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) must be mended before the report is sent.</source>
        <translation>
            <numerusform>%n cosa va sistemata prima di inviare il rapporto.</numerusform>
            <numerusform>%n cose vanno sistemate prima di inviare il rapporto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that the report needs is missing.</source>
        <translation>Non manca nulla di ciò che serve al rapporto.</translation>
    </message>
    <message>
        <source>Rated games: {0}, unrated games: {1}</source>
        <translation>Partite valide per l&apos;Elo: {0}, non valide: {1}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Where to write the report</source>
        <translation>Dove scrivere il rapporto</translation>
    </message>
    <message numerus="yes">
        <source>The report is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>Il rapporto è scritto: %n file in {0}</numerusform>
            <numerusform>Il rapporto è scritto: %n file in {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>Scrittura del rapporto…</translation>
    </message>
    <message>
        <source>What independent readers made of the written files.</source>
        <translation>Che cosa hanno letto nei file lettori indipendenti.</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>concorda</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>differisce</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>non interpellato</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Lettore</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdetto</translation>
    </message>
    <message>
        <source>What it found</source>
        <translation>Che cosa ha trovato</translation>
    </message>
</context>
<context>
    <name>ReasonsView</name>
    <message>
        <source>Why this board?</source>
        <translation>Perché questa scacchiera?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motivi</translation>
    </message>
    <message>
        <source>Why this bye?</source>
        <translation>Perché questo bye?</translation>
    </message>
    <message>
        <source>Why not somebody else?</source>
        <translation>Perché non qualcun altro?</translation>
    </message>
    <message>
        <source>One of this board</source>
        <translation>Uno di questa scacchiera</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Qualcun altro</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Scrivere un nome o scegliere</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>What would the round be with it?</source>
        <translation>Come sarebbe allora il turno?</translation>
    </message>
    <message>
        <source>Why not another team?</source>
        <translation>Perché non un&apos;altra squadra?</translation>
    </message>
    <message>
        <source>Choose a board.</source>
        <translation>Scegliere una scacchiera.</translation>
    </message>
    <message>
        <source>Why match {0}?</source>
        <translation>Perché l&apos;incontro {0}?</translation>
    </message>
    <message>
        <source>Why board {0}?</source>
        <translation>Perché la scacchiera {0}?</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Why has {0} no match?</source>
        <translation>Perché {0} non ha un incontro?</translation>
    </message>
    <message>
        <source>Why has {0} no game?</source>
        <translation>Perché {0} non ha partita?</translation>
    </message>
    <message>
        <source>{0} ({1}) against …</source>
        <translation>{0} ({1}) contro …</translation>
    </message>
    <message>
        <source>the bye</source>
        <translation>il bye</translation>
    </message>
    <message>
        <source>Why has {0} the bye?</source>
        <translation>Perché {0} ha il bye?</translation>
    </message>
    <message>
        <source>Forbidden: {0} [{1}]</source>
        <translation>Vietato: {0} [{1}]</translation>
    </message>
    <message>
        <source>Worse: {0} [{1}]</source>
        <translation>Peggio: {0} [{1}]</translation>
    </message>
    <message>
        <source>Forbidden: {0}</source>
        <translation>Vietato: {0}</translation>
    </message>
    <message>
        <source>Worse: {0}</source>
        <translation>Peggio: {0}</translation>
    </message>
    <message>
        <source>It is so in this round.</source>
        <translation>È così in questo turno.</translation>
    </message>
    <message>
        <source>The engine is pairing the round with these two at one board …</source>
        <translation>Il motore abbina il turno con questi due alla stessa scacchiera …</translation>
    </message>
    <message>
        <source>No legal pairing of the round has these two at one board.</source>
        <translation>Nessun abbinamento legale del turno ha questi due alla stessa scacchiera.</translation>
    </message>
    <message>
        <source>The round would be this instead:</source>
        <translation>Il turno sarebbe invece questo:</translation>
    </message>
</context>
<context>
    <name>RegenerateDialog</name>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Reason, noted in the tournament report</source>
        <translation>Motivo, annotato nel rapporto del torneo</translation>
    </message>
    <message>
        <source>Start list, pairings and crosstable up to round {0} are out with the old numbers: print anew.</source>
        <translation>Lista di partenza, abbinamenti e tabellone fino al turno {0} sono in giro con i vecchi numeri: ristamparli.</translation>
    </message>
    <message>
        <source>Equal rating and title</source>
        <translation>Stesso Elo e titolo</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>per nome</translation>
    </message>
    <message>
        <source>In the order of the alphabet</source>
        <translation>In ordine alfabetico</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>per sorteggio</translation>
    </message>
    <message>
        <source>The same number of the lot gives the same order, everywhere.</source>
        <translation>Lo stesso numero del sorteggio dà lo stesso ordine, ovunque.</translation>
    </message>
    <message>
        <source>as they stand</source>
        <translation>come sono</translation>
    </message>
    <message>
        <source>In the order of the numbers they have now</source>
        <translation>Nell&apos;ordine dei numeri attuali</translation>
    </message>
    <message>
        <source>Round 1 is paired: equals keep their order</source>
        <translation>Il turno 1 è abbinato: i pari mantengono il loro ordine</translation>
    </message>
    <message>
        <source>Equal rating and title:</source>
        <translation>Stesso Elo e titolo:</translation>
    </message>
    <message>
        <source>Write a whole number</source>
        <translation>Scrivere un numero intero</translation>
    </message>
</context>
<context>
    <name>Registration</name>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nato</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Std</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Semil.</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Lampo</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inattivo</translation>
    </message>
    <message>
        <source>in the event</source>
        <translation>nel torneo</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuovo</translation>
    </message>
    <message>
        <source>here already</source>
        <translation>già presente</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>conflitto</translation>
    </message>
    <message>
        <source>error</source>
        <translation>errore</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Diventa</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID FIDE</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Circolo</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Squadra</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>Column {0}: {1}</source>
        <translation>Colonna {0}: {1}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titolo</translation>
    </message>
    <message>
        <source>federation</source>
        <translation>federazione</translation>
    </message>
    <message>
        <source>sex</source>
        <translation>sesso</translation>
    </message>
    <message>
        <source>born</source>
        <translation>nascita</translation>
    </message>
    <message>
        <source>tournament rating</source>
        <translation>Elo del torneo</translation>
    </message>
    <message>
        <source>rating from round {0} on</source>
        <translation>Elo dal turno {0} in poi</translation>
    </message>
    <message>
        <source>{0} rating</source>
        <translation>Elo {0}</translation>
    </message>
    <message>
        <source>Whether the change is applied; Space ticks it</source>
        <translation>Se la modifica si applica; Spazio la spunta</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Finora</translation>
    </message>
    <message>
        <source>In the list</source>
        <translation>Nella lista</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Osservazione</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>spuntato</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>non spuntato</translation>
    </message>
    <message>
        <source>{0} players have no rating: {1}</source>
        <translation>{0} giocatori sono senza Elo: {1}</translation>
    </message>
    <message>
        <source>{0} players have no federation: {1}</source>
        <translation>{0} giocatori sono senza federazione: {1}</translation>
    </message>
    <message>
        <source>{0} players have no date or year of birth: {1}</source>
        <translation>{0} giocatori sono senza data o anno di nascita: {1}</translation>
    </message>
    <message>
        <source>{0} players have another tournament rating than by the method: {1}</source>
        <translation>{0} giocatori hanno un Elo del torneo diverso da quello del metodo: {1}</translation>
    </message>
    <message>
        <source>{0} players have no FIDE number: {1}</source>
        <translation>{0} giocatori sono senza ID FIDE: {1}</translation>
    </message>
    <message>
        <source>{0} players have not paid in full: {1}</source>
        <translation>{0} giocatori non hanno pagato tutto: {1}</translation>
    </message>
    <message>
        <source>{0} players were not checked in: {1}</source>
        <translation>{0} giocatori non risultano all&apos;accredito: {1}</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>Che cosa guardare</translation>
    </message>
    <message>
        <source>Enter goes to the player</source>
        <translation>Invio va al giocatore</translation>
    </message>
</context>
<context>
    <name>Regulations</name>
    <message>
        <source>“{0}” is no number of points; write 1, ½ or 0.5.</source>
        <translation>«{0}» non è un numero di punti; scrivere 1, ½ o 0.5.</translation>
    </message>
    <message>
        <source>standard chess</source>
        <translation>standard</translation>
    </message>
    <message>
        <source>rapid chess</source>
        <translation>semilampo (rapid)</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>lampo</translation>
    </message>
    <message>
        <source>A win counts {0}, a draw {1}, a loss {2}.</source>
        <translation>Una vittoria vale {0}, una patta {1}, una sconfitta {2}.</translation>
    </message>
    <message>
        <source>The pairing-allocated bye counts {0}, a half-point bye {1}.</source>
        <translation>Il bye assegnato vale {0}, un bye da mezzo punto {1}.</translation>
    </message>
    <message>
        <source>Half-point byes are not allowed.</source>
        <translation>I bye da mezzo punto non sono ammessi.</translation>
    </message>
    <message>
        <source>Half-point byes for a player: at most {0}.</source>
        <translation>Bye da mezzo punto per giocatore: al massimo {0}.</translation>
    </message>
    <message>
        <source>Half-point byes for a player: at most {0}, until round {1}.</source>
        <translation>Bye da mezzo punto per giocatore: al massimo {0}, fino al turno {1}.</translation>
    </message>
    <message>
        <source>Unrated players in tie-breaks: not announced.</source>
        <translation>Giocatori senza Elo negli spareggi tecnici: non annunciato.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as the lowest rating of the field.</source>
        <translation>Negli spareggi tecnici i giocatori senza Elo contano come l&apos;Elo più basso del torneo.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as the average of the field.</source>
        <translation>Negli spareggi tecnici i giocatori senza Elo contano come la media del torneo.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks with their performance.</source>
        <translation>Negli spareggi tecnici i giocatori senza Elo contano con la loro performance.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as {0}.</source>
        <translation>Negli spareggi tecnici i giocatori senza Elo contano {0}.</translation>
    </message>
    <message>
        <source>Initial colour by lot: number 1 has White in round 1.</source>
        <translation>Colore iniziale per sorteggio: il numero 1 ha il Bianco al turno 1.</translation>
    </message>
    <message>
        <source>Initial colour by lot: number 1 has Black in round 1.</source>
        <translation>Colore iniziale per sorteggio: il numero 1 ha il Nero al turno 1.</translation>
    </message>
    <message>
        <source>The initial colour has not been drawn yet.</source>
        <translation>Il colore iniziale non è stato ancora sorteggiato.</translation>
    </message>
    <message>
        <source>Rate of play: {1}.</source>
        <translation>Cadenza di gioco: {1}.</translation>
    </message>
    <message>
        <source>Swiss system, {0} rounds, {1}.</source>
        <translation>Sistema svizzero, {0} turni, {1}.</translation>
    </message>
    <message>
        <source>Match of two players, {0} games, {1}.</source>
        <translation>Incontro tra due giocatori, {0} partite, {1}.</translation>
    </message>
    <message>
        <source>Round robin, {0} rounds, {1}, {2} games against each opponent.</source>
        <translation>Girone all&apos;italiana, {0} turni, {1}, {2} partite contro ogni avversario.</translation>
    </message>
    <message>
        <source>Round robin, {0} rounds, {1}.</source>
        <translation>Girone all&apos;italiana, {0} turni, {1}.</translation>
    </message>
    <message>
        <source>Rate of play: {0}.</source>
        <translation>Cadenza di gioco: {0}.</translation>
    </message>
    <message>
        <source>The last two rounds of the first cycle change places (C.05, annex 1).</source>
        <translation>Gli ultimi due turni del primo giro si scambiano (C.05, allegato 1).</translation>
    </message>
    <message>
        <source>Tournament rating: {0}.</source>
        <translation>Elo del torneo: {0}.</translation>
    </message>
    <message>
        <source>The event lasts more than 30 days: the first rating of a player counts.</source>
        <translation>Il torneo dura più di 30 giorni: conta il primo Elo di un giocatore.</translation>
    </message>
    <message>
        <source>Categories: {0}.</source>
        <translation>Categorie: {0}.</translation>
    </message>
    <message>
        <source>Tie-break rules: FIDE edition {0}.</source>
        <translation>Regole sugli spareggi tecnici: edizione FIDE {0}.</translation>
    </message>
</context>
<context>
    <name>RegulationsForm</name>
    <message>
        <source>&amp;Name of the section</source>
        <translation>&amp;Nome del girone</translation>
    </message>
    <message>
        <source>&amp;Rated as</source>
        <translation>&amp;Valido per l&apos;Elo</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Cadenza di gioco</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>in words; empty: as the event</source>
        <translation>in parole; vuoto: come il torneo</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Cadenza di gioco</translation>
    </message>
    <message>
        <source>win</source>
        <translation>vittoria</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>patta</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>sconfitta</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>bye</translation>
    </message>
    <message>
        <source>Points for: {0}</source>
        <translation>Punti per: {0}</translation>
    </message>
    <message>
        <source>The usual points</source>
        <translation>I punti usuali</translation>
    </message>
    <message>
        <source>Three points for a win</source>
        <translation>Tre punti per una vittoria</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Half-point byes are allowed</source>
        <translation>I bye da mezzo punto sono ammessi</translation>
    </message>
    <message>
        <source>Half-point byes for a player</source>
        <translation>Bye da mezzo punto per giocatore</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Meno</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Last round for them; 0: any</source>
        <translation>Ultimo turno per questi; 0: tutti</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>for a player at most</source>
        <translation>al massimo per giocatore</translation>
    </message>
    <message>
        <source>until round (0: any)</source>
        <translation>fino al turno (0: tutti)</translation>
    </message>
    <message>
        <source>The last two rounds of the first cycle change places</source>
        <translation>Gli ultimi due turni del primo giro si scambiano</translation>
    </message>
    <message>
        <source>Nobody then has the same colour three times running (C.05, annex 1).</source>
        <translation>Così nessuno ha lo stesso colore tre volte di seguito (C.05, allegato 1).</translation>
    </message>
    <message>
        <source>Berger table</source>
        <translation>Tabella di Berger</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Bye</translation>
    </message>
    <message>
        <source>Tie-break r&amp;ules</source>
        <translation>Re&amp;gole sugli spareggi</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Edizione FIDE {0}</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Edizione delle regole FIDE sugli spareggi tecnici</translation>
    </message>
    <message>
        <source>Unrated players in tie-breaks</source>
        <translation>Giocatori senza Elo negli spareggi tecnici</translation>
    </message>
    <message>
        <source>not announced</source>
        <translation>non annunciato</translation>
    </message>
    <message>
        <source>lowest rating of the field</source>
        <translation>Elo più basso del torneo</translation>
    </message>
    <message>
        <source>average of the field</source>
        <translation>media del torneo</translation>
    </message>
    <message>
        <source>their performance</source>
        <translation>la loro performance</translation>
    </message>
    <message>
        <source>a fixed rating:</source>
        <translation>un Elo fisso:</translation>
    </message>
    <message>
        <source>Fixed rating of unrated players</source>
        <translation>Elo fisso dei giocatori senza Elo</translation>
    </message>
    <message>
        <source>Unrated players</source>
        <translation>Giocatori senza Elo</translation>
    </message>
    <message>
        <source>Over &amp;30 days</source>
        <translation>Oltre &amp;30 giorni</translation>
    </message>
    <message>
        <source>as the dates say</source>
        <translation>secondo le date</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Lasts more than 30 days</source>
        <translation>Dura più di 30 giorni</translation>
    </message>
    <message>
        <source>Rating tie-breaks are not advised then; new ratings are noted by round</source>
        <translation>Gli spareggi tecnici per Elo sono allora sconsigliati; i nuovi Elo si annotano per turno</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Colore iniziale</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>non ancora sorteggiato</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Sorteggia</translation>
    </message>
    <message>
        <source>number of the lot</source>
        <translation>numero del sorteggio</translation>
    </message>
    <message>
        <source>Number 1 begins with</source>
        <translation>Il numero 1 inizia con</translation>
    </message>
    <message>
        <source>Locked: round 1 is paired.</source>
        <translation>Bloccato: il turno 1 è abbinato.</translation>
    </message>
    <message>
        <source>The fixed rating of unrated players is a number, for example 1400.</source>
        <translation>L&apos;Elo fisso dei giocatori senza Elo è un numero, per esempio 1400.</translation>
    </message>
</context>
<context>
    <name>ReportExport</name>
    <message>
        <source>Export a tournament report</source>
        <translation>Esporta un rapporto del torneo</translation>
    </message>
    <message>
        <source>{0} exists already. Nothing was changed; choose another name.</source>
        <translation>{0} esiste già. Non è cambiato nulla; scegliere un altro nome.</translation>
    </message>
    <message>
        <source>The tournament report was written: {0}</source>
        <translation>Il rapporto del torneo è stato scritto: {0}</translation>
    </message>
    <message>
        <source>TRF26, everything that happened (*.trf)</source>
        <translation>TRF26, tutto ciò che è accaduto (*.trf)</translation>
    </message>
    <message>
        <source>TRF16, for older programs (*.trf)</source>
        <translation>TRF16, per programmi più vecchi (*.trf)</translation>
    </message>
    <message>
        <source>TRF26 for the rating office, with late corrections (*.trf)</source>
        <translation>TRF26 per l&apos;ufficio rating, con le correzioni tardive (*.trf)</translation>
    </message>
    <message>
        <source>TRF16 for the rating office, with late corrections (*.trf)</source>
        <translation>TRF16 per l&apos;ufficio rating, con le correzioni tardive (*.trf)</translation>
    </message>
    <message>
        <source>The whole event as JSON (*.json)</source>
        <translation>Tutto il torneo come JSON (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have no result yet: an interim report, not the final one.</source>
        <translation>
            <numerusform>%n partita non ha ancora risultato: un rapporto provvisorio, non quello finale.</numerusform>
            <numerusform>%n partite non hanno ancora risultato: un rapporto provvisorio, non quello finale.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrections for the rating report only are left out.</source>
        <translation>Le correzioni valide solo per il rapporto Elo sono omesse.</translation>
    </message>
    <message>
        <source>What this file does not hold</source>
        <translation>Che cosa non contiene questo file</translation>
    </message>
    <message>
        <source>Write the file</source>
        <translation>Scrivi il file</translation>
    </message>
</context>
<context>
    <name>Rescue</name>
    <message>
        <source>The copy: {0}</source>
        <translation>La copia: {0}</translation>
    </message>
    <message>
        <source>The damaged file is not thrown away: it stays beside the event under another name.</source>
        <translation>Il file danneggiato non si butta: resta accanto al torneo con un altro nome.</translation>
    </message>
    <message>
        <source>Missing in the copy, to be entered again:</source>
        <translation>Manca nella copia, da inserire di nuovo:</translation>
    </message>
    <message>
        <source>{0} is damaged. Go on with the newest good copy?</source>
        <translation>{0} è danneggiato. Proseguire con la copia buona più recente?</translation>
    </message>
    <message>
        <source>Go on with the copy</source>
        <translation>Prosegui con la copia</translation>
    </message>
    <message>
        <source>The damaged file is kept as {0}</source>
        <translation>Il file danneggiato è conservato come {0}</translation>
    </message>
    <message>
        <source>{0} is damaged, and there is no good copy at hand</source>
        <translation>{0} è danneggiato, e non c&apos;è una copia buona a portata di mano</translation>
    </message>
    <message>
        <source>Nothing was changed. Put in the stick with the backups, or choose the folder they are in.</source>
        <translation>Non è cambiato nulla. Inserire la chiavetta con le copie di backup, o scegliere la loro cartella.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Scegli una cartella…</translation>
    </message>
    <message>
        <source>Folder with backups</source>
        <translation>Cartella con le copie di backup</translation>
    </message>
</context>
<context>
    <name>ResultEntry</name>
    <message>
        <source>Swap the colours?</source>
        <translation>Invertire i colori?</translation>
    </message>
    <message>
        <source>Board {0} has {1}. Enter clears it, Esc keeps it.</source>
        <translation>La scacchiera {0} ha {1}. Invio lo cancella, Esc lo mantiene.</translation>
    </message>
    <message>
        <source>Board {0} has {1}. Enter replaces it by {2}, Esc keeps {1}.</source>
        <translation>La scacchiera {0} ha {1}. Invio lo sostituisce con {2}, Esc mantiene {1}.</translation>
    </message>
    <message>
        <source>Board {0}: {1} was entered, {2} is read now. Enter takes {2}, Esc keeps {1}.</source>
        <translation>Scacchiera {0}: era inserito {1}, ora si legge {2}. Invio prende {2}, Esc mantiene {1}.</translation>
    </message>
    <message>
        <source>{0} Enter does it, Esc keeps it.</source>
        <translation>{0} Invio conferma, Esc lascia com&apos;è.</translation>
    </message>
</context>
<context>
    <name>ResultMenu</name>
    <message>
        <source>Del</source>
        <translation>Canc</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Num Lock is off: switch it on to type results on the number block.</source>
        <translation>Bloc Num è spento: accenderlo per inserire i risultati con il tastierino.</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Squadre</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>All sections</source>
        <translation>Tutti i gironi</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Spareggi tecnici</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Norme</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documenti</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
</context>
<context>
    <name>RoundActions</name>
    <message>
        <source>Pair round {0} as it is?</source>
        <translation>Abbinare il turno {0} così com&apos;è?</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Abbina il turno {0}</translation>
    </message>
    <message>
        <source>The pairing comes out the same: nothing changes.</source>
        <translation>L&apos;abbinamento risulta lo stesso: non cambia nulla.</translation>
    </message>
    <message>
        <source>Pair round {0} again?</source>
        <translation>Abbinare di nuovo il turno {0}?</translation>
    </message>
    <message>
        <source>Take the new pairing</source>
        <translation>Usa il nuovo abbinamento</translation>
    </message>
    <message>
        <source>Pair round {0} by hand?</source>
        <translation>Abbinare a mano il turno {0}?</translation>
    </message>
    <message>
        <source>Withdraw the pairings of round {0}?</source>
        <translation>Ritirare gli abbinamenti del turno {0}?</translation>
    </message>
    <message>
        <source>The boards stay as they are; the round is a draft again and can be paired anew.</source>
        <translation>Le scacchiere restano come sono; il turno è di nuovo una bozza e si può abbinare da capo.</translation>
    </message>
    <message>
        <source>Withdraw the pairings</source>
        <translation>Ritira gli abbinamenti</translation>
    </message>
    <message>
        <source>Unpair round {0}?</source>
        <translation>Annullare gli abbinamenti del turno {0}?</translation>
    </message>
    <message>
        <source>Unpair the round</source>
        <translation>Annulla gli abbinamenti del turno</translation>
    </message>
    <message>
        <source>Record missing results as adjourned?</source>
        <translation>Registrare come sospesi i risultati mancanti?</translation>
    </message>
    <message>
        <source>Draw the position again?</source>
        <translation>Sorteggiare di nuovo la posizione?</translation>
    </message>
    <message>
        <source>A result cannot be corrected to an adjourned game.</source>
        <translation>Un risultato non si può correggere in partita sospesa.</translation>
    </message>
    <message>
        <source>Round {0} was not paired here: there is nothing to undo.</source>
        <translation>Il turno {0} non è stato abbinato qui: non c&apos;è nulla da annullare.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>%n passo verrebbe annullato; Annulla lo ripristina.</numerusform>
            <numerusform>%n passi verrebbero annullati; Annulla li ripristina.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the whole round {0} back?</source>
        <translation>Annullare tutto il turno {0}?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Sì, annulla il turno</translation>
    </message>
    <message>
        <source>Open the tournament again?</source>
        <translation>Riaprire il torneo?</translation>
    </message>
    <message>
        <source>The standings are provisional again; the tournament report notes it.</source>
        <translation>La classifica è di nuovo provvisoria; il rapporto del torneo lo annota.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Riapri</translation>
    </message>
    <message>
        <source>Leave FIDE mode for good?</source>
        <translation>Uscire definitivamente dalla modalità FIDE?</translation>
    </message>
    <message>
        <source>Leave FIDE mode for good</source>
        <translation>Esci definitivamente dalla modalità FIDE</translation>
    </message>
</context>
<context>
    <name>RoundMenu</name>
    <message>
        <source>&amp;Publish the pairings</source>
        <translation>&amp;Pubblica gli abbinamenti</translation>
    </message>
    <message>
        <source>Pair &amp;again</source>
        <translation>Abbina di nuo&amp;vo</translation>
    </message>
    <message>
        <source>Pair by &amp;hand…</source>
        <translation>Abbina a &amp;mano…</translation>
    </message>
    <message>
        <source>&amp;Withdraw the pairings…</source>
        <translation>Ri&amp;tira gli abbinamenti…</translation>
    </message>
    <message>
        <source>&amp;Unpair the round…</source>
        <translation>A&amp;nnulla gli abbinamenti…</translation>
    </message>
    <message>
        <source>Record missing results as a&amp;djourned…</source>
        <translation>Registr&amp;a come sospesi i risultati mancanti…</translation>
    </message>
    <message>
        <source>&amp;Take the whole round back…</source>
        <translation>Annulla t&amp;utto il turno…</translation>
    </message>
    <message>
        <source>Draw the &amp;starting position (Chess960)</source>
        <translation>&amp;Sorteggia la posizione iniziale (Chess960)</translation>
    </message>
    <message>
        <source>Why this &amp;board?</source>
        <translation>Perc&amp;hé questa scacchiera?</translation>
    </message>
    <message>
        <source>No board</source>
        <translation>Nessuna scacchiera</translation>
    </message>
    <message>
        <source>Why this b&amp;ye?</source>
        <translation>Perché questo &amp;bye?</translation>
    </message>
    <message>
        <source>Nobody has the bye</source>
        <translation>Nessuno ha il bye</translation>
    </message>
    <message>
        <source>Pairing &amp;rules…</source>
        <translation>Re&amp;gole di abbinamento…</translation>
    </message>
    <message>
        <source>Pairing &amp;engine…</source>
        <translation>Motore &amp;di abbinamento…</translation>
    </message>
    <message>
        <source>&amp;Close the tournament…</source>
        <translation>&amp;Chiudi il torneo…</translation>
    </message>
    <message>
        <source>Write the &amp;final pack…</source>
        <translation>Scrivi il pacchetto &amp;finale…</translation>
    </message>
    <message>
        <source>&amp;Open the tournament again…</source>
        <translation>&amp;Riapri il torneo…</translation>
    </message>
    <message>
        <source>Leave &amp;FIDE mode for good…</source>
        <translation>&amp;Esci definitivamente dalla modalità FIDE…</translation>
    </message>
    <message>
        <source>Drawn &amp;matches of the knock-out…</source>
        <translation>Inc&amp;ontri pari dell&apos;eliminazione diretta…</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Il motore sta abbinando</translation>
    </message>
    <message>
        <source>A knock-out is read from its bracket</source>
        <translation>Un&apos;eliminazione diretta si legge dal suo tabellone</translation>
    </message>
    <message>
        <source>A round robin is read from its table</source>
        <translation>Un girone all&apos;italiana si legge dalla sua tabella</translation>
    </message>
</context>
<context>
    <name>RoundSelector</name>
    <message>
        <source>Round in view</source>
        <translation>Turno mostrato</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>Un turno indietro</translation>
    </message>
    <message>
        <source>One round forward</source>
        <translation>Un turno avanti</translation>
    </message>
    <message>
        <source>Choose the round</source>
        <translation>Scegli il turno</translation>
    </message>
    <message>
        <source>Choose the round: {0}</source>
        <translation>Scegli il turno: {0}</translation>
    </message>
    <message>
        <source>After round {0}</source>
        <translation>Dopo il turno {0}</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Prima del turno 1</translation>
    </message>
    <message>
        <source>{0} (games are open)</source>
        <translation>{0} (mancano risultati)</translation>
    </message>
</context>
<context>
    <name>RoundStepDialog</name>
    <message>
        <source>From round</source>
        <translation>Dal turno</translation>
    </message>
    <message>
        <source>An earlier round</source>
        <translation>Un turno precedente</translation>
    </message>
    <message>
        <source>A later round</source>
        <translation>Un turno successivo</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Reason, kept in the log</source>
        <translation>Motivo, conservato nel registro</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>1 – 0 unrated</source>
        <translation>1 – 0 non valida Elo</translation>
    </message>
    <message>
        <source>½ – ½ unrated</source>
        <translation>½ – ½ non valida Elo</translation>
    </message>
    <message>
        <source>0 – 1 unrated</source>
        <translation>0 – 1 non valida Elo</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>sospesa</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Punti prima del turno</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Sc.</translation>
    </message>
    <message>
        <source>Board; an asterisk marks a fixed table</source>
        <translation>Scacchiera; un asterisco indica un tavolo fisso</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>White&apos;s pairing number</source>
        <translation>Numero di tabellone del Bianco</translation>
    </message>
    <message>
        <source>White&apos;s title</source>
        <translation>Titolo del Bianco</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>The player with White</source>
        <translation>Il giocatore con il Bianco</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>White&apos;s rating</source>
        <translation>Elo del Bianco</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pti</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>White&apos;s side first</source>
        <translation>Prima il lato del Bianco</translation>
    </message>
    <message>
        <source>Black&apos;s pairing number</source>
        <translation>Numero di tabellone del Nero</translation>
    </message>
    <message>
        <source>Black&apos;s title</source>
        <translation>Titolo del Nero</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>The player with Black</source>
        <translation>Il giocatore con il Nero</translation>
    </message>
    <message>
        <source>Black&apos;s rating</source>
        <translation>Elo del Nero</translation>
    </message>
    <message>
        <source>Result, board {0}: {1} against {2}: {3}</source>
        <translation>Risultato, scacchiera {0}: {1} contro {2}: {3}</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>ancora nessun risultato</translation>
    </message>
    <message>
        <source>{0}, verified</source>
        <translation>{0}, verificato</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Nota: {0}</translation>
    </message>
    <message>
        <source>A fixed table (*)</source>
        <translation>Un tavolo fisso (*)</translation>
    </message>
    <message>
        <source>Played with the colours the other way round (↔)</source>
        <translation>Giocata a colori invertiti (↔)</translation>
    </message>
    <message>
        <source>For the rating report: {0} (®)</source>
        <translation>Per il rapporto Elo: {0} (®)</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Numero di tabellone</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Players without a game in this round</source>
        <translation>Giocatori senza partita in questo turno</translation>
    </message>
    <message>
        <source>No game because</source>
        <translation>Nessuna partita perché</translation>
    </message>
    <message>
        <source>Why this player had no game</source>
        <translation>Perché questo giocatore non aveva partita</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Riceve</translation>
    </message>
    <message>
        <source>Points for this round</source>
        <translation>Punti per questo turno</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>espulso</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>ritirato</translation>
    </message>
    <message>
        <source>pairing-allocated bye</source>
        <translation>bye assegnato dall&apos;abbinamento</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>bye da un punto</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>bye da mezzo punto</translation>
    </message>
    <message>
        <source>absent (zero-point bye)</source>
        <translation>assente (bye da zero punti)</translation>
    </message>
    <message>
        <source>free round</source>
        <translation>riposo</translation>
    </message>
    <message>
        <source>not paired</source>
        <translation>non abbinato</translation>
    </message>
    <message>
        <source>opponent missing</source>
        <translation>manca l&apos;avversario</translation>
    </message>
    <message>
        <source>match forfeited</source>
        <translation>incontro a forfait</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Prima del turno 1</translation>
    </message>
    <message>
        <source>After round {0} of {1}</source>
        <translation>Dopo il turno {0} di {1}</translation>
    </message>
</context>
<context>
    <name>RoundsMenu</name>
    <message>
        <source>Open an event first</source>
        <translation>Prima aprire un torneo</translation>
    </message>
</context>
<context>
    <name>RoundsPanel</name>
    <message>
        <source>Rounds</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Find by name or board</source>
        <translation>Cerca per nome o scacchiera</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Abbina a mano…</translation>
    </message>
    <message>
        <source>Another engine…</source>
        <translation>Altro motore…</translation>
    </message>
    <message>
        <source>Keep the file for a report…</source>
        <translation>Conserva il file per una segnalazione…</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Ancora nessun giocatore</translation>
    </message>
    <message>
        <source>Enter or import players on the Players page; then the first round is paired here.</source>
        <translation>Inserire o importare giocatori nella pagina Giocatori; poi qui si abbina il primo turno.</translation>
    </message>
    <message>
        <source>Go to the players</source>
        <translation>Vai ai giocatori</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>Il turno precedente</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Il turno successivo</translation>
    </message>
    <message>
        <source>Choose the round of this page</source>
        <translation>Scegli il turno di questa pagina</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>What can be done with this round</source>
        <translation>Che cosa si può fare con questo turno</translation>
    </message>
    <message>
        <source>Large window for a projector</source>
        <translation>Finestra grande per un proiettore</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Turno {0}</translation>
    </message>
    <message>
        <source>Round {0} (to be paired)</source>
        <translation>Turno {0} (da abbinare)</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Turno {0} di {1}</translation>
    </message>
    <message>
        <source>Choose the round of this page: {0}</source>
        <translation>Scegli il turno di questa pagina: {0}</translation>
    </message>
    <message>
        <source>also on this page: {0}</source>
        <translation>anche su questa pagina: {0}</translation>
    </message>
    <message>
        <source>{0}/{1} results</source>
        <translation>{0}/{1} risultati</translation>
    </message>
    <message>
        <source>{0} unverified</source>
        <translation>{0} non verificati</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from the engine</source>
        <translation>
            <numerusform>%n differenza dal motore</numerusform>
            <numerusform>%n differenze dal motore</numerusform>
        </translation>
    </message>
    <message>
        <source>the tournament is closed</source>
        <translation>il torneo è chiuso</translation>
    </message>
    <message>
        <source>Without an opponent or a bye: {0}. Pair them by hand, or set a bye there.</source>
        <translation>Senza avversario né bye: {0}. Abbinarli a mano, o impostarvi un bye.</translation>
    </message>
    <message>
        <source>Keep the file for a report</source>
        <translation>Conserva il file per una segnalazione</translation>
    </message>
    <message>
        <source>TRF files (*.trf)</source>
        <translation>File TRF (*.trf)</translation>
    </message>
    <message>
        <source>Kept: {0}. It holds no names of players.</source>
        <translation>Conservato: {0}. Non contiene nomi di giocatori.</translation>
    </message>
    <message>
        <source>{0} pairs from now on.</source>
        <translation>D&apos;ora in poi abbina {0}.</translation>
    </message>
</context>
<context>
    <name>RungOptionsPopover</name>
    <message>
        <source>Options of a rung</source>
        <translation>Opzioni di un criterio</translation>
    </message>
    <message>
        <source>Close the options</source>
        <translation>Chiudi le opzioni</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>Su questo spareggio tecnico</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>Tagli</translation>
    </message>
    <message>
        <source>No cut</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Every round counts</source>
        <translation>Contano tutti i turni</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Più bassi</translation>
    </message>
    <message>
        <source>The lowest values are left out</source>
        <translation>Si scartano i valori più bassi</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediano</translation>
    </message>
    <message>
        <source>As many of the lowest as of the highest are out</source>
        <translation>Si scartano tanti dei più bassi quanti dei più alti</translation>
    </message>
    <message>
        <source>Values cut</source>
        <translation>Valori scartati</translation>
    </message>
    <message>
        <source>Cut fewer</source>
        <translation>Meno tagli</translation>
    </message>
    <message>
        <source>Cut more</source>
        <translation>Più tagli</translation>
    </message>
    <message>
        <source>Limit, in half points from one half of the points</source>
        <translation>Limite, in mezzi punti rispetto alla metà dei punti</translation>
    </message>
    <message>
        <source>Lower the limit</source>
        <translation>Abbassa il limite</translation>
    </message>
    <message>
        <source>Raise the limit</source>
        <translation>Alza il limite</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>How unplayed games count</source>
        <translation>Come contano le partite non giocate</translation>
    </message>
    <message>
        <source>About the policy looked at</source>
        <translation>Sulla regola osservata</translation>
    </message>
    <message>
        <source>Enter by hand…</source>
        <translation>Inserisci a mano…</translation>
    </message>
    <message>
        <source>“{0}” was typed without Enter and does not count.</source>
        <translation>«{0}» è stato scritto senza Invio e non conta.</translation>
    </message>
    <message>
        <source>“{0}” was only looked at; “{1}” stays in force.</source>
        <translation>«{0}» è stata solo guardata; resta in vigore «{1}».</translation>
    </message>
    <message>
        <source>one half of the points</source>
        <translation>la metà dei punti</translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) above one half</source>
        <translation>
            <numerusform>%n mezzo punto sopra la metà</numerusform>
            <numerusform>%n mezzi punti sopra la metà</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) below one half</source>
        <translation>
            <numerusform>%n mezzo punto sotto la metà</numerusform>
            <numerusform>%n mezzi punti sotto la metà</numerusform>
        </translation>
    </message>
    <message>
        <source>another number</source>
        <translation>altro numero</translation>
    </message>
    <message>
        <source>{0}: another number</source>
        <translation>{0}: altro numero</translation>
    </message>
    <message>
        <source>such as {0}</source>
        <translation>come {0}</translation>
    </message>
    <message>
        <source>{0}: such as {1}</source>
        <translation>{0}: come {1}</translation>
    </message>
    <message>
        <source>Enter sets the value</source>
        <translation>Invio imposta il valore</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>(nobody&apos;s value changes)</source>
        <translation>(non cambia il valore di nessuno)</translation>
    </message>
    <message>
        <source>instead of {0}</source>
        <translation>invece di {0}</translation>
    </message>
</context>
<context>
    <name>ScheduleDialog</name>
    <message>
        <source>Schedule</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Schedule of the rounds</source>
        <translation>Calendario dei turni</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>ScheduleTable</name>
    <message>
        <source>Schedule of the rounds</source>
        <translation>Calendario dei turni</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Dal turno</translation>
    </message>
    <message>
        <source>An earlier round</source>
        <translation>Un turno precedente</translation>
    </message>
    <message>
        <source>A later round</source>
        <translation>Un turno successivo</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primo giorno</translation>
    </message>
    <message>
        <source>Rounds a day</source>
        <translation>Turni al giorno</translation>
    </message>
    <message>
        <source>Fewer a day</source>
        <translation>Meno al giorno</translation>
    </message>
    <message>
        <source>More a day</source>
        <translation>Più al giorno</translation>
    </message>
    <message>
        <source>Starts on a day</source>
        <translation>Inizi in un giorno</translation>
    </message>
    <message>
        <source>When the rounds of a day start, the first one first</source>
        <translation>Quando iniziano i turni di un giorno, il primo per primo</translation>
    </message>
    <message>
        <source>Default time in minutes</source>
        <translation>Tempo di tolleranza in minuti</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Meno</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>on</source>
        <translation>il</translation>
    </message>
    <message>
        <source>a day, at</source>
        <translation>al giorno, alle</translation>
    </message>
    <message>
        <source>default time</source>
        <translation>tempo di tolleranza</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Riempi</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Default time (minutes)</source>
        <translation>Tolleranza (minuti)</translation>
    </message>
    <message>
        <source>Default time</source>
        <translation>Tolleranza</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Turno {0}: {1}</translation>
    </message>
    <message>
        <source>The first day is written as 2026-11-21.</source>
        <translation>Il primo giorno si scrive come 2026-11-21.</translation>
    </message>
    <message>
        <source>“{0}” (round {1}) is no date; write 2026-11-21.</source>
        <translation>«{0}» (turno {1}) non è una data; scrivere 2026-11-21.</translation>
    </message>
    <message>
        <source>The default time of round {0} is given in minutes.</source>
        <translation>Il tempo di tolleranza del turno {0} si indica in minuti.</translation>
    </message>
</context>
<context>
    <name>ScoresheetsDialog</name>
    <message>
        <source>Two scoresheets</source>
        <translation>Due formulari</translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <source>Type what each sheet says; ? holds the place of a move that is missing.</source>
        <translation>Scrivere ciò che dice ogni formulario; ? tiene il posto di una mossa mancante.</translation>
    </message>
    <message>
        <source>Scoresheet of {0}</source>
        <translation>Formulario di {0}</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Mossa per mossa</translation>
    </message>
    <message>
        <source>Take these moves</source>
        <translation>Usa queste mosse</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Lettere dei pezzi</translation>
    </message>
    <message>
        <source>{0} half-moves, {1} to look at.</source>
        <translation>{0} semimosse, {1} da guardare.</translation>
    </message>
    <message>
        <source>From here neither sheet can be played: the record ends before it.</source>
        <translation>Da qui nessun formulario è giocabile: la registrazione finisce prima.</translation>
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
        <translation>Vai al turno {0}</translation>
    </message>
    <message>
        <source>Go to before round 1</source>
        <translation>Vai a prima del turno 1</translation>
    </message>
    <message>
        <source>Show the section {0}</source>
        <translation>Mostra il girone {0}</translation>
    </message>
    <message>
        <source>player {0}</source>
        <translation>giocatore {0}</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuale</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>non ora</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Svuota</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Svuota il filtro</translation>
    </message>
</context>
<context>
    <name>SeasonDialog</name>
    <message>
        <source>Next season</source>
        <translation>Stagione successiva</translation>
    </message>
    <message>
        <source>New sections with the teams that go up and down. The sections of this season stay.</source>
        <translation>Nuovi gironi con le squadre promosse e retrocesse. I gironi di questa stagione restano.</translation>
    </message>
    <message>
        <source>for example 2027</source>
        <translation>per esempio 2027</translation>
    </message>
    <message>
        <source>&amp;Season</source>
        <translation>&amp;Stagione</translation>
    </message>
    <message>
        <source>Add the sections</source>
        <translation>Aggiungi i gironi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>SecondLine</name>
    <message>
        <source>Take the other pairing…</source>
        <translation>Usa l&apos;altro abbinamento…</translation>
    </message>
    <message>
        <source>Keep the file for a report…</source>
        <translation>Conserva il file per una segnalazione…</translation>
    </message>
    <message>
        <source>No second opinion: {0}</source>
        <translation>Nessun secondo parere: {0}</translation>
    </message>
    <message>
        <source>paired by hand</source>
        <translation>abbinato a mano</translation>
    </message>
    <message>
        <source>by the Berger tables</source>
        <translation>secondo le tabelle di Berger</translation>
    </message>
    <message>
        <source>by the bracket</source>
        <translation>secondo il tabellone</translation>
    </message>
    <message>
        <source>by the Scheveningen table</source>
        <translation>secondo la tabella Scheveningen</translation>
    </message>
    <message>
        <source>paired by {0}, {1} agrees</source>
        <translation>abbinato da {0}, {1} concorda</translation>
    </message>
    <message>
        <source>paired by {0}</source>
        <translation>abbinato da {0}</translation>
    </message>
    <message>
        <source>Two engines differ on this round.</source>
        <translation>Due motori differiscono su questo turno.</translation>
    </message>
    <message>
        <source>{0}, bye {1}: {2}</source>
        <translation>{0}, bye {1}: {2}</translation>
    </message>
    <message>
        <source>Keep the file for a report</source>
        <translation>Conserva il file per una segnalazione</translation>
    </message>
    <message>
        <source>TRF files (*.trf)</source>
        <translation>File TRF (*.trf)</translation>
    </message>
    <message>
        <source>Kept: {0}. It holds no names of players.</source>
        <translation>Conservato: {0}. Non contiene nomi di giocatori.</translation>
    </message>
</context>
<context>
    <name>SecondOpinionDialog</name>
    <message>
        <source>Verify</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>Second opinion</source>
        <translation>Secondo parere</translation>
    </message>
    <message>
        <source>gacrux is the tool of FIDE&apos;s Technical Commission. It computes every rung by itself from the results; direct encounter among the players level on points. The second calculation is this program&apos;s own, written from the articles alone without anything of the first one. Nothing in the event changes.</source>
        <translation>gacrux è lo strumento della Commissione tecnica della FIDE. Calcola da sé ogni criterio dai risultati; lo scontro diretto tra i giocatori a pari punti. Il secondo calcolo è di questo programma, scritto dai soli articoli senza nulla del primo. Nel torneo non cambia nulla.</translation>
    </message>
    <message>
        <source>Rungs computed</source>
        <translation>Criteri calcolati</translation>
    </message>
    <message>
        <source>gacrux is starting…</source>
        <translation>Avvio di gacrux…</translation>
    </message>
    <message>
        <source>Rungs and what came out</source>
        <translation>Criteri e loro esito</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Valori diversi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Page to print…</source>
        <translation>Foglio da stampare…</translation>
    </message>
    <message>
        <source>The proof of every value, for a protest committee</source>
        <translation>La prova di ogni valore, per un comitato d&apos;appello</translation>
    </message>
    <message>
        <source>{0} of {1} computed</source>
        <translation>calcolati {0} su {1}</translation>
    </message>
    <message>
        <source>Proof of the tie-breaks</source>
        <translation>Prova degli spareggi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>{0}: {1} of {2} values differ.</source>
        <translation>{0}: {1} valori su {2} sono diversi.</translation>
    </message>
    <message>
        <source>{0}: all {1} values are the same.</source>
        <translation>{0}: tutti i {1} valori sono uguali.</translation>
    </message>
    <message>
        <source>Nothing known explains this: look at the calculation, and report it.</source>
        <translation>Nulla di noto lo spiega: guardare il calcolo, e segnalarlo.</translation>
    </message>
    <message>
        <source>The second calculation, by {0}, says otherwise: report it.</source>
        <translation>Il secondo calcolo, secondo {0}, dice altro: segnalarlo.</translation>
    </message>
</context>
<context>
    <name>SectionFactsDialog</name>
    <message>
        <source>A new section</source>
        <translation>Un nuovo girone</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Round 1 is paired: system, points and the value of the bye are locked. Another number of rounds, edition, unrated rule or bye rule is asked about first and noted in the tournament report.</source>
        <translation>Il turno 1 è abbinato: sistema, punti e valore del bye sono bloccati. Un altro numero di turni, un&apos;altra edizione, regola per i senza Elo o regola dei bye richiede conferma ed è annotato nel rapporto del torneo.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Reason for a change after round 1, kept in the log</source>
        <translation>Motivo di una modifica dopo il turno 1, conservato nel registro</translation>
    </message>
    <message>
        <source>Add the section</source>
        <translation>Aggiungi il girone</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Name of the section there is</source>
        <translation>Nome del girone esistente</translation>
    </message>
    <message>
        <source>for example Open A</source>
        <translation>per esempio Open A</translation>
    </message>
    <message>
        <source>The section there is gets the &amp;name</source>
        <translation>Il girone esistente prende il &amp;nome</translation>
    </message>
    <message>
        <source>Give the new section a name.</source>
        <translation>Dare un nome al nuovo girone.</translation>
    </message>
    <message>
        <source>Change the regulations?</source>
        <translation>Cambiare il bando?</translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message>
        <source>Sections</source>
        <translation>Gironi</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Girone {0}</translation>
    </message>
    <message>
        <source>{0} is in view (Alt+PgUp, Alt+PgDown for the others)</source>
        <translation>{0} è il girone mostrato (Alt+PagSu, Alt+PagGiù per gli altri)</translation>
    </message>
    <message>
        <source>Show {0}; players dragged here move to it</source>
        <translation>Mostra {0}; i giocatori trascinati qui vi si spostano</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>Section</source>
        <translation>Girone</translation>
    </message>
    <message>
        <source>Enter goes there</source>
        <translation>Invio vi porta</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Iscritti</translation>
    </message>
    <message>
        <source>Players or teams</source>
        <translation>Giocatori o squadre</translation>
    </message>
    <message>
        <source>Checked in</source>
        <translation>Accreditati</translation>
    </message>
    <message>
        <source>Ticked as present</source>
        <translation>Spuntati come presenti</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>The last one paired</source>
        <translation>L&apos;ultimo abbinato</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Abbinamenti</translation>
    </message>
    <message>
        <source>Of the last round paired</source>
        <translation>Dell&apos;ultimo turno abbinato</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Senza ris.</translation>
    </message>
    <message>
        <source>Boards or matches without a result</source>
        <translation>Scacchiere o incontri senza risultato</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Prossimo passo</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Che cosa si può fare ora</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Girone {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} di {1}</translation>
    </message>
    <message>
        <source>by hand, not finished</source>
        <translation>a mano, non terminato</translation>
    </message>
    <message>
        <source>not paired</source>
        <translation>non abbinato</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>non pubblicato</translation>
    </message>
    <message>
        <source>all results, entered twice</source>
        <translation>tutti i risultati, inseriti due volte</translation>
    </message>
    <message>
        <source>published</source>
        <translation>pubblicato</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>chiuso</translation>
    </message>
    <message>
        <source>results</source>
        <translation>risultati</translation>
    </message>
</context>
<context>
    <name>SectionsCard</name>
    <message>
        <source>Add a section…</source>
        <translation>Aggiungi un girone…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Rinomina…</translation>
    </message>
    <message>
        <source>Remove this section</source>
        <translation>Elimina questo girone</translation>
    </message>
    <message>
        <source>From a table…</source>
        <translation>Da una classifica…</translation>
    </message>
    <message>
        <source>A play-off, finals of groups or quads: places of a table are seeds</source>
        <translation>Uno spareggio, finali di gruppi o quadrangolari: i posti di una classifica sono teste di serie</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Gironi</translation>
    </message>
    <message>
        <source>An event needs at least one section.</source>
        <translation>Un torneo richiede almeno un girone.</translation>
    </message>
    <message>
        <source>The section still has players; move or remove them first.</source>
        <translation>Il girone ha ancora giocatori; prima spostarli o eliminarli.</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Girone {0}</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>Mostrato</translation>
    </message>
    <message>
        <source>Show this section</source>
        <translation>Mostra questo girone</translation>
    </message>
    <message>
        <source>{0}: further up</source>
        <translation>{0}: più su</translation>
    </message>
    <message>
        <source>{0}: further down</source>
        <translation>{0}: più giù</translation>
    </message>
    <message>
        <source>{0} is now number {1} of the sections.</source>
        <translation>{0} ora è il numero {1} dei gironi.</translation>
    </message>
    <message>
        <source>Rename the section</source>
        <translation>Rinomina il girone</translation>
    </message>
    <message>
        <source>Name of the section</source>
        <translation>Nome del girone</translation>
    </message>
    <message>
        <source>Remove the section {0}?</source>
        <translation>Eliminare il girone {0}?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimina</translation>
    </message>
</context>
<context>
    <name>SectionsPanel</name>
    <message>
        <source>All sections</source>
        <translation>Tutti i gironi</translation>
    </message>
    <message>
        <source>Start lists</source>
        <translation>Liste di partenza</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Abbinamenti</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>One document of every section</source>
        <translation>Un documento di ogni girone</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Gironi</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s), {0} entered</source>
        <translation>
            <numerusform>%n girone, {0} iscritti</numerusform>
            <numerusform>%n gironi, {0} iscritti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n section(s)</source>
        <translation>
            <numerusform>In %n girone</numerusform>
            <numerusform>In %n gironi</numerusform>
        </translation>
    </message>
    <message>
        <source>No section is ready for it now</source>
        <translation>Ora nessun girone è pronto per questo</translation>
    </message>
    <message>
        <source>The event has changed meanwhile: nothing was done. Try again.</source>
        <translation>Intanto il torneo è cambiato: non è stato fatto nulla. Riprovare.</translation>
    </message>
    <message numerus="yes">
        <source>Pairing %n section(s)…</source>
        <translation>
            <numerusform>Abbinamento di %n girone…</numerusform>
            <numerusform>Abbinamento di %n gironi…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}: done in %n section(s).</source>
        <translation>
            <numerusform>{0}: fatto in %n girone.</numerusform>
            <numerusform>{0}: fatto in %n gironi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>No round of any section is paired yet.</source>
        <translation>Nessun turno di nessun girone è ancora abbinato.</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>Number of the lot</source>
        <translation>Numero del sorteggio</translation>
    </message>
    <message>
        <source>Number of the lot: the same number gives the same lot on every computer</source>
        <translation>Numero del sorteggio: lo stesso numero dà lo stesso sorteggio su ogni computer</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Sorteggia di nuovo</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Ancora nulla da mostrare.</translation>
    </message>
    <message>
        <source>page {0} of {1}</source>
        <translation>pagina {0} di {1}</translation>
    </message>
</context>
<context>
    <name>SheetsCard</name>
    <message>
        <source>Prizes and page head</source>
        <translation>Premi e intestazione</translation>
    </message>
    <message>
        <source>Prizes…</source>
        <translation>Premi…</translation>
    </message>
    <message>
        <source>Logo and header lines…</source>
        <translation>Logo e righe d&apos;intestazione…</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Pubblica…</translation>
    </message>
    <message>
        <source>Live boards…</source>
        <translation>Scacchiere in diretta…</translation>
    </message>
    <message>
        <source>Work together…</source>
        <translation>Collaborazione…</translation>
    </message>
    <message>
        <source>Go public…</source>
        <translation>Mostra al pubblico…</translation>
    </message>
    <message>
        <source>No prizes are announced.</source>
        <translation>Nessun premio è annunciato.</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <translation>
            <numerusform>%n premio</numerusform>
            <numerusform>%n premi</numerusform>
        </translation>
    </message>
    <message>
        <source>fund {0}</source>
        <translation>montepremi {0}</translation>
    </message>
    <message>
        <source>Every page carries the name of the event only.</source>
        <translation>Ogni pagina porta solo il nome del torneo.</translation>
    </message>
    <message>
        <source>Picture on every page</source>
        <translation>Immagine su ogni pagina</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Find a document</source>
        <translation>Cerca un documento</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Preferito</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documenti</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tasti rapidi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
</context>
<context>
    <name>SlipEntry</name>
    <message>
        <source>Slips: board, Enter, result</source>
        <translation>Cedolini: scacchiera, Invio, risultato</translation>
    </message>
    <message>
        <source>White: {0}</source>
        <translation>Bianco: {0}</translation>
    </message>
    <message>
        <source>Black: {0}</source>
        <translation>Nero: {0}</translation>
    </message>
    <message>
        <source>Result so far: {0}. Now the result key; Esc for another board.</source>
        <translation>Risultato finora: {0}. Ora il tasto del risultato; Esc per un&apos;altra scacchiera.</translation>
    </message>
    <message>
        <source>Put back what stood at board {0}</source>
        <translation>Rimetti ciò che c&apos;era alla scacchiera {0}</translation>
    </message>
    <message>
        <source>Type the board number and press Enter.</source>
        <translation>Scrivere il numero di scacchiera e premere Invio.</translation>
    </message>
    <message>
        <source>Num Lock is off: switch it on to type results on the number block.</source>
        <translation>Bloc Num è spento: accenderlo per inserire i risultati con il tastierino.</translation>
    </message>
</context>
<context>
    <name>SourceActions</name>
    <message>
        <source>&amp;Watch a folder…</source>
        <translation>&amp;Osserva una cartella…</translation>
    </message>
    <message>
        <source>Watch a &amp;file…</source>
        <translation>Osserva &amp;un file…</translation>
    </message>
    <message>
        <source>Listen to &amp;e-boards…</source>
        <translation>A&amp;scolta le scacchiere elettroniche…</translation>
    </message>
    <message>
        <source>W&amp;hich e-board is where…</source>
        <translation>&amp;Quale scacchiera elettronica è dove…</translation>
    </message>
    <message>
        <source>&amp;Delayed file for broadcasters…</source>
        <translation>File &amp;ritardato per le trasmissioni…</translation>
    </message>
    <message>
        <source>S&amp;ources</source>
        <translation>&amp;Fonti</translation>
    </message>
    <message>
        <source>&amp;Stop watching</source>
        <translation>Smetti di osser&amp;vare</translation>
    </message>
    <message>
        <source>Nothing is watched</source>
        <translation>Non si osserva nulla</translation>
    </message>
    <message>
        <source>No e-boards are listened to</source>
        <translation>Nessuna scacchiera elettronica è in ascolto</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>Osserva una cartella</translation>
    </message>
    <message>
        <source>Watch a file</source>
        <translation>Osserva un file</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Partite (*.pgn)</translation>
    </message>
    <message>
        <source>Listen to e-boards</source>
        <translation>Ascolta le scacchiere elettroniche</translation>
    </message>
    <message>
        <source>Address of LiveChess:</source>
        <translation>Indirizzo di LiveChess:</translation>
    </message>
    <message>
        <source>The address of e-boards begins with ws://.</source>
        <translation>L&apos;indirizzo delle scacchiere elettroniche inizia con ws://.</translation>
    </message>
    <message>
        <source>Serial number and board, as 7425=1, 7426=2:</source>
        <translation>Numero di serie e scacchiera, come 7425=1, 7426=2:</translation>
    </message>
    <message>
        <source>Which e-board is where</source>
        <translation>Quale scacchiera elettronica è dove</translation>
    </message>
    <message>
        <source>“{0}” is no serial number with a board.</source>
        <translation>«{0}» non è un numero di serie con una scacchiera.</translation>
    </message>
    <message>
        <source>Delayed file for broadcasters</source>
        <translation>File ritardato per le trasmissioni</translation>
    </message>
    <message numerus="yes">
        <source>Written with %n minute(s) of delay</source>
        <translation>
            <numerusform>Scritto con %n minuto di ritardo</numerusform>
            <numerusform>Scritto con %n minuti di ritardo</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Lettere dei pezzi</translation>
    </message>
    <message>
        <source>found out</source>
        <translation>rilevato</translation>
    </message>
    <message>
        <source>Watch it no more</source>
        <translation>Smetti di osservarla</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Click to see how this value comes about.</source>
        <translation>Fare clic per vedere come nasce questo valore.</translation>
    </message>
    <message>
        <source>Unplayed games: {0}. {1}</source>
        <translation>Partite non giocate: {0}. {1}</translation>
    </message>
    <message>
        <source>NOT C.07: not as FIDE&apos;s rules define it.</source>
        <translation>NON C.07: non come definito dalle regole FIDE.</translation>
    </message>
    <message>
        <source>Cat.</source>
        <translation>Cat.</translation>
    </message>
    <message>
        <source>Place in the category</source>
        <translation>Posizione nella categoria</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Pos.</translation>
    </message>
    <message>
        <source>Shared places carry the same number</source>
        <translation>Le posizioni condivise hanno lo stesso numero</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Numero di tabellone (TPN)</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Titolo FIDE</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo del torneo</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federazione</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Punti dopo questo turno</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>PS</translation>
    </message>
    <message>
        <source>Match points after this round</source>
        <translation>Punti squadra dopo questo turno</translation>
    </message>
    <message>
        <source>GP</source>
        <translation>PI</translation>
    </message>
    <message>
        <source>Game points after this round</source>
        <translation>Punti individuali dopo questo turno</translation>
    </message>
    <message>
        <source>Click or press Enter to see how this value comes about.</source>
        <translation>Fare clic o premere Invio per vedere come nasce questo valore.</translation>
    </message>
    <message>
        <source>{0}. This value separates the place from the next one.</source>
        <translation>{0}. Questo valore separa la posizione dalla successiva.</translation>
    </message>
    <message>
        <source>Shared place</source>
        <translation>Posizione condivisa</translation>
    </message>
    <message>
        <source>Points: {0}</source>
        <translation>Punti: {0}</translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Standings</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Spareggi</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Ufficiali</translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation>Gli spareggi tecnici ufficiali</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>The trial ladder of the Tie-breaks page, not official</source>
        <translation>Gli spareggi di prova della pagina Spareggi tecnici, non ufficiali</translation>
    </message>
    <message>
        <source>Who is ranked</source>
        <translation>Chi è in classifica</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Squadre</translation>
    </message>
    <message>
        <source>The teams</source>
        <translation>Le squadre</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Everybody&apos;s own games</source>
        <translation>Le partite di ciascuno</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Scacchiere</translation>
    </message>
    <message>
        <source>Everybody on the board where he or she sat most</source>
        <translation>Ognuno alla scacchiera dove ha giocato più spesso</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Cerca per nome, circolo o numero</translation>
    </message>
    <message>
        <source>Prizes…</source>
        <translation>Premi…</translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation>Apri gli spareggi tecnici</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Ancora nessuna classifica</translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation>Appare appena il torneo ha giocatori.</translation>
    </message>
    <message>
        <source>Bold: the value that separates a place from the next one. Enter on a value explains it.</source>
        <translation>Grassetto: il valore che separa una posizione dalla successiva. Invio su un valore lo spiega.</translation>
    </message>
    <message numerus="yes">
        <source>Each board by points, then percentage and performance. A board prize asks for %n game(s) over the board.</source>
        <translation>
            <numerusform>Ogni scacchiera per punti, poi percentuale e performance. Un premio di scacchiera richiede %n partita alla scacchiera.</numerusform>
            <numerusform>Ogni scacchiera per punti, poi percentuale e performance. Un premio di scacchiera richiede %n partite alla scacchiera.</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce prizes, and see who gets what</source>
        <translation>Annuncia premi, e vedi chi riceve che cosa</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s) announced: change them, and see who gets what</source>
        <translation>
            <numerusform>%n premio annunciato: cambiarlo, e vedere chi riceve che cosa</numerusform>
            <numerusform>%n premi annunciati: cambiarli, e vedere chi riceve che cosa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ladder has %n more remark(s).</source>
        <translation>
            <numerusform>Sugli spareggi tecnici c&apos;è %n altra osservazione.</numerusform>
            <numerusform>Sugli spareggi tecnici ci sono altre %n osservazioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results changed after the ranking by hand: it may be out of date.</source>
        <translation>Alcuni risultati sono cambiati dopo la classifica a mano: può non essere aggiornata.</translation>
    </message>
    <message>
        <source>Trial ladder, not official: nothing here is decided.</source>
        <translation>Spareggi tecnici di prova, non ufficiali: qui non si decide nulla.</translation>
    </message>
    <message>
        <source>What is explained here are the values of teams.</source>
        <translation>Qui si spiegano i valori delle squadre.</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>New event</source>
        <translation>Nuovo torneo</translation>
    </message>
    <message>
        <source>Swiss or round robin; a few questions, then go.</source>
        <translation>Svizzero o girone all&apos;italiana; qualche domanda, poi via.</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Apri un torneo</translation>
    </message>
    <message>
        <source>An event file (.tdb) on this computer or a stick.</source>
        <translation>Un file del torneo (.tdb) su questo computer o su una chiavetta.</translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation>Importa un rapporto del torneo</translation>
    </message>
    <message>
        <source>FIDE&apos;s exchange format (TRF06, 16, 26). You see every assumption first.</source>
        <translation>Il formato di scambio FIDE (TRF06, 16, 26). Prima si vede ogni presupposto.</translation>
    </message>
    <message>
        <source>Try the demo event</source>
        <translation>Prova il torneo dimostrativo</translation>
    </message>
    <message>
        <source>A finished tournament to look around in; nothing can break.</source>
        <translation>Un torneo finito in cui curiosare; non si può rompere nulla.</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Aperti di recente</translation>
    </message>
    <message>
        <source>Welcome, arbiter</source>
        <translation>Buon lavoro, arbitro</translation>
    </message>
    <message>
        <source>Run a tournament, choose how ties are broken, and see why every number is what it is.</source>
        <translation>Dirigere un torneo, scegliere come si risolvono le parità, e vedere perché ogni numero è quello che è.</translation>
    </message>
    <message>
        <source>Join an event…</source>
        <translation>Partecipa a un torneo…</translation>
    </message>
    <message>
        <source>An event that another computer in this hall leads: this one becomes a desk.</source>
        <translation>Un torneo diretto da un altro computer in questa sala: questo diventa una postazione.</translation>
    </message>
    <message>
        <source>Play a round</source>
        <translation>Gioca un turno</translation>
    </message>
    <message>
        <source>An event in its fourth round of five; cards say what comes next.</source>
        <translation>Un torneo al quarto turno di cinque; le schede dicono che cosa viene dopo.</translation>
    </message>
    <message>
        <source>Bring your last event…</source>
        <translation>Porta l&apos;ultimo torneo…</translation>
    </message>
    <message>
        <source>Our own table beside the published one, and why they differ. Drop its file here; nothing is kept.</source>
        <translation>La nostra classifica accanto a quella pubblicata, e perché differiscono. Lasciare qui il file; non si conserva nulla.</translation>
    </message>
    <message>
        <source>You can also drop a file onto this window. F1 opens the manual.</source>
        <translation>Si può anche lasciare un file su questa finestra. F1 apre il manuale.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Lingua del sistema</translation>
    </message>
    <message>
        <source>Open {0}</source>
        <translation>Apri {0}</translation>
    </message>
    <message>
        <source>Take {0} off this list</source>
        <translation>Togli {0} da questo elenco</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>players: {0}</source>
        <translation>giocatori: {0}</translation>
    </message>
    <message>
        <source>trial ladder, rungs changed: {0}</source>
        <translation>spareggi tecnici di prova, criteri cambiati: {0}</translation>
    </message>
    <message>
        <source>closed: the standings are final</source>
        <translation>chiuso: la classifica è finale</translation>
    </message>
    <message>
        <source>provisional: games are open</source>
        <translation>provvisoria: mancano risultati</translation>
    </message>
    <message>
        <source>provisional: round {0} is not verified</source>
        <translation>provvisoria: il turno {0} non è verificato</translation>
    </message>
    <message>
        <source>provisional: the tournament was opened again</source>
        <translation>provvisoria: il torneo è stato riaperto</translation>
    </message>
    <message>
        <source>final</source>
        <translation>finale</translation>
    </message>
    <message>
        <source>Round {0} is being paired by hand</source>
        <translation>Il turno {0} è in abbinamento manuale</translation>
    </message>
    <message>
        <source>No round paired yet, {0} planned</source>
        <translation>Ancora nessun turno abbinato, {0} previsti</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Turno {0} di {1}</translation>
    </message>
    <message>
        <source>{0}/{1} results</source>
        <translation>{0}/{1} risultati</translation>
    </message>
    <message>
        <source>{0} unverified</source>
        <translation>{0} non verificati</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Undo or redo</source>
        <translation>Annulla o ripeti</translation>
    </message>
    <message>
        <source>Close this line</source>
        <translation>Chiudi questa riga</translation>
    </message>
    <message>
        <source>Take back: {0}?</source>
        <translation>Annullare: {0}?</translation>
    </message>
    <message>
        <source>Repeat: {0}?</source>
        <translation>Ripetere: {0}?</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Annullato: {0}</translation>
    </message>
    <message>
        <source>Repeated: {0}</source>
        <translation>Ripetuto: {0}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Steps of the round</source>
        <translation>Passi del turno</translation>
    </message>
    <message>
        <source>check-in {0}/{1}</source>
        <translation>accredito {0}/{1}</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>sorteggio</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>numeri</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>abbina</translation>
    </message>
    <message>
        <source>publish</source>
        <translation>pubblica</translation>
    </message>
    <message>
        <source>results {0}/{1}</source>
        <translation>risultati {0}/{1}</translation>
    </message>
    <message>
        <source>results</source>
        <translation>risultati</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>verifica</translation>
    </message>
    <message>
        <source>drawn matches</source>
        <translation>incontri pari</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>turno {0}</translation>
    </message>
    <message>
        <source>close</source>
        <translation>chiudi</translation>
    </message>
    <message>
        <source>Check-in: {0} of {1} here</source>
        <translation>Accredito: presenti {0} su {1}</translation>
    </message>
    <message>
        <source>Draw the first colour</source>
        <translation>Sorteggia il primo colore</translation>
    </message>
    <message>
        <source>Give the numbers…</source>
        <translation>Assegna i numeri…</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Abbina a mano…</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Abbina il turno {0}</translation>
    </message>
    <message>
        <source>Publish round {0}</source>
        <translation>Pubblica il turno {0}</translation>
    </message>
    <message>
        <source>Results: {0} of {1}</source>
        <translation>Risultati: {0} su {1}</translation>
    </message>
    <message>
        <source>Verify the results</source>
        <translation>Verifica i risultati</translation>
    </message>
    <message>
        <source>Drawn matches…</source>
        <translation>Incontri pari…</translation>
    </message>
    <message>
        <source>Go to round {0}</source>
        <translation>Vai al turno {0}</translation>
    </message>
    <message>
        <source>Close the tournament…</source>
        <translation>Chiudi il torneo…</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: fatto</translation>
    </message>
    <message>
        <source>{0}: waits</source>
        <translation>{0}: in attesa</translation>
    </message>
    <message>
        <source>Pair again, while the round is a draft</source>
        <translation>Abbina di nuovo, finché il turno è una bozza</translation>
    </message>
    <message>
        <source>Every result is in</source>
        <translation>Tutti i risultati ci sono</translation>
    </message>
    <message>
        <source>Every result was typed a second time</source>
        <translation>Tutti i risultati sono stati inseriti una seconda volta</translation>
    </message>
    <message>
        <source>On the wall: board numbers never move from here on</source>
        <translation>In bacheca: d&apos;ora in poi i numeri di scacchiera non cambiano più</translation>
    </message>
    <message>
        <source>Open the tournament again…</source>
        <translation>Riapri il torneo…</translation>
    </message>
</context>
<context>
    <name>SystemFields</name>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Svizzero</translation>
    </message>
    <message>
        <source>Players with equal scores meet</source>
        <translation>Si incontrano giocatori a pari punti</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Girone all&apos;italiana</translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <translation>Tutti incontrano tutti</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Girone all&apos;italiana doppio</translation>
    </message>
    <message>
        <source>Everybody meets everybody twice</source>
        <translation>Tutti incontrano tutti due volte</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Incontro</translation>
    </message>
    <message>
        <source>Two players or two teams, several games</source>
        <translation>Due giocatori o due squadre, più partite</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Eliminazione diretta</translation>
    </message>
    <message>
        <source>The winners go on</source>
        <translation>Passano i vincitori</translation>
    </message>
    <message>
        <source>Scheveningen</source>
        <translation>Scheveningen</translation>
    </message>
    <message>
        <source>Everybody of one team meets everybody of the other</source>
        <translation>Ognuno di una squadra incontra ognuno dell&apos;altra</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Fewer rounds</source>
        <translation>Meno turni</translation>
    </message>
    <message>
        <source>More rounds</source>
        <translation>Più turni</translation>
    </message>
    <message>
        <source>Who is paired</source>
        <translation>Chi si abbina</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Everybody plays for himself or herself</source>
        <translation>Ognuno gioca per sé</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Squadre</translation>
    </message>
    <message>
        <source>Teams meet on several boards</source>
        <translation>Squadre su più scacchiere</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Scacchiere per incontro</translation>
    </message>
    <message>
        <source>Fewer boards</source>
        <translation>Meno scacchiere</translation>
    </message>
    <message>
        <source>More boards</source>
        <translation>Più scacchiere</translation>
    </message>
    <message>
        <source>boards a match</source>
        <translation>scacchiere per incontro</translation>
    </message>
    <message>
        <source>More systems…</source>
        <translation>Altri sistemi…</translation>
    </message>
    <message>
        <source>Two legs, home and away</source>
        <translation>Andata e ritorno, in casa e fuori</translation>
    </message>
    <message>
        <source>More systems</source>
        <translation>Altri sistemi</translation>
    </message>
    <message>
        <source>Swiss (FIDE Dutch)</source>
        <translation>Svizzero (olandese FIDE)</translation>
    </message>
    <message>
        <source>Another system</source>
        <translation>Un altro sistema</translation>
    </message>
    <message>
        <source>rounds, each a match of two games</source>
        <translation>turni, ciascuno un incontro di due partite</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>turni</translation>
    </message>
    <message>
        <source>rounds: for up to {0} teams</source>
        <translation>turni: fino a {0} squadre</translation>
    </message>
    <message>
        <source>rounds: for up to {0} players</source>
        <translation>turni: fino a {0} giocatori</translation>
    </message>
    <message>
        <source>rounds: as many as boards</source>
        <translation>turni: tanti quante sono le scacchiere</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partite</translation>
    </message>
    <message>
        <source>rounds: for {0} or {1} teams</source>
        <translation>turni: per {0} o {1} squadre</translation>
    </message>
    <message>
        <source>rounds: for {0} or {1} players</source>
        <translation>turni: per {0} o {1} giocatori</translation>
    </message>
    <message>
        <source>{0}, {1} games against each opponent</source>
        <translation>{0}, {1} partite contro ogni avversario</translation>
    </message>
</context>
<context>
    <name>SystemParameters</name>
    <message>
        <source>Parameters…</source>
        <translation>Parametri…</translation>
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
        <translation>testo FIDE, nessun programma approvato</translation>
    </message>
    <message>
        <source>national</source>
        <translation>nazionale</translation>
    </message>
    <message>
        <source>club</source>
        <translation>circolo</translation>
    </message>
    <message>
        <source>Played {0}.</source>
        <translation>Si gioca {0}.</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Motivo (conservato nel registro)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>in a few words</source>
        <translation>in poche parole</translation>
    </message>
    <message>
        <source>Take this system</source>
        <translation>Usa questo sistema</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Give a reason first</source>
        <translation>Prima indicare un motivo</translation>
    </message>
</context>
<context>
    <name>TeamDesk</name>
    <message numerus="yes">
        <source>There are %n invitations already: take some back.</source>
        <translation>
            <numerusform>C&apos;è già %n invito: revocarne qualcuno.</numerusform>
            <numerusform>Ci sono già %n inviti: revocarne qualcuno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open again: %n page(s)</source>
        <translation>
            <numerusform>Di nuovo aperta: %n pagina</numerusform>
            <numerusform>Di nuovo aperte: %n pagine</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer has another address now, {0}: telephones scan their code again.</source>
        <translation>Questo computer ora ha un altro indirizzo, {0}: i telefoni inquadrino di nuovo il codice.</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n telefono</numerusform>
            <numerusform>%n telefoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n postazione</numerusform>
            <numerusform>%n postazioni</numerusform>
        </translation>
    </message>
    <message>
        <source>Invited to this event until then: {0}.</source>
        <translation>Invitati finora a questo torneo: {0}.</translation>
    </message>
    <message>
        <source>They go on where they were, by the same codes. Without it nothing listens.</source>
        <translation>Proseguono da dov&apos;erano, con gli stessi codici. Altrimenti nulla è in ascolto.</translation>
    </message>
    <message>
        <source>Go on working together?</source>
        <translation>Proseguire la collaborazione?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Prosegui</translation>
    </message>
    <message>
        <source>{0} Only the leading computer has it: no desk answers.</source>
        <translation>{0} Lo ha solo il computer principale: nessuna postazione risponde.</translation>
    </message>
    <message>
        <source>The event is not open any more.</source>
        <translation>Il file del torneo non è più aperto.</translation>
    </message>
    <message>
        <source>This board is not yours.</source>
        <translation>Questa scacchiera è affidata ad altri.</translation>
    </message>
    <message>
        <source>Board {0}: a volunteer calls the arbiter.</source>
        <translation>Scacchiera {0}: un volontario chiama l&apos;arbitro.</translation>
    </message>
</context>
<context>
    <name>TeamDialog</name>
    <message>
        <source>Edit the team</source>
        <translation>Modifica la squadra</translation>
    </message>
    <message>
        <source>New team</source>
        <translation>Nuova squadra</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Nome breve</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federazione</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Circolo</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Capitano</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contatto</translation>
    </message>
    <message>
        <source>Strength by hand</source>
        <translation>Forza a mano</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>TeamGrid</name>
    <message>
        <source>Place in the table</source>
        <translation>Posto in tabella</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo del torneo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Punti dopo questo turno</translation>
    </message>
    <message>
        <source>Lines: team A, columns: team B. w White, b Black; 1 win, ½ draw, 0 loss; + and − forfeits; · open game.</source>
        <translation>Righe: squadra A, colonne: squadra B. b Bianco, n Nero; 1 vittoria, ½ patta, 0 sconfitta; + e − forfait; · partita in corso.</translation>
    </message>
</context>
<context>
    <name>TeamRulesDialog</name>
    <message>
        <source>Boards, colours and points are locked once round 1 is paired.</source>
        <translation>Scacchiere, colori e punti sono bloccati una volta abbinato il turno 1.</translation>
    </message>
    <message>
        <source>Rules of the teams</source>
        <translation>Regole delle squadre</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Scacchiere per incontro</translation>
    </message>
    <message>
        <source>Fewer boards</source>
        <translation>Meno scacchiere</translation>
    </message>
    <message>
        <source>More boards</source>
        <translation>Più scacchiere</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Scacchiere</translation>
    </message>
    <message>
        <source>Colours of the first-named team</source>
        <translation>Colori della squadra nominata per prima</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Incontro vinto</translation>
    </message>
    <message>
        <source>Match drawn</source>
        <translation>Incontro pari</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Incontro perso</translation>
    </message>
    <message>
        <source>as a drawn match</source>
        <translation>come un incontro pari</translation>
    </message>
    <message>
        <source>Bye: match points</source>
        <translation>Bye: punti squadra</translation>
    </message>
    <message>
        <source>Bye: game points</source>
        <translation>Bye: punti individuali</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Punti squadra</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Punti individuali</translation>
    </message>
    <message>
        <source>decide who is named first</source>
        <translation>decidono chi è nominata per prima</translation>
    </message>
    <message>
        <source>are not used for colours</source>
        <translation>non si usano per i colori</translation>
    </message>
    <message>
        <source>Type A, the usual ones</source>
        <translation>Tipo A, le usuali</translation>
    </message>
    <message>
        <source>Type B, strong and mild</source>
        <translation>Tipo B, forte e lieve</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>Counts first</source>
        <translation>Contano prima</translation>
    </message>
    <message>
        <source>The other points</source>
        <translation>Gli altri punti</translation>
    </message>
    <message>
        <source>Colour preferences</source>
        <translation>Preferenze di colore</translation>
    </message>
    <message>
        <source>keep the order of the members</source>
        <translation>mantengono l&apos;ordine dei componenti</translation>
    </message>
    <message>
        <source>may have any order</source>
        <translation>possono avere qualsiasi ordine</translation>
    </message>
    <message>
        <source>Line-ups</source>
        <translation>Formazioni</translation>
    </message>
    <message>
        <source>the best ratings, one a board</source>
        <translation>i migliori Elo, uno per scacchiera</translation>
    </message>
    <message>
        <source>the first boards</source>
        <translation>le prime scacchiere</translation>
    </message>
    <message>
        <source>all members</source>
        <translation>tutti i componenti</translation>
    </message>
    <message>
        <source>as the arbiter gives it</source>
        <translation>data dall&apos;arbitro</translation>
    </message>
    <message>
        <source>Strength of a team</source>
        <translation>Forza di una squadra</translation>
    </message>
    <message>
        <source>keeps its results</source>
        <translation>mantiene i suoi risultati</translation>
    </message>
    <message>
        <source>loses them before half of its matches (C.05, 6.6)</source>
        <translation>li perde prima di metà degli incontri (C.05, 6.6)</translation>
    </message>
    <message>
        <source>A team that leaves a round robin</source>
        <translation>Una squadra che si ritira da un girone all&apos;italiana</translation>
    </message>
    <message>
        <source>A member without a rating counts</source>
        <translation>Un componente senza Elo conta</translation>
    </message>
    <message>
        <source>Reserves of a team</source>
        <translation>Riserve di una squadra</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>qualsiasi numero</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>non contano</translation>
    </message>
    <message>
        <source>count as games</source>
        <translation>contano come partite</translation>
    </message>
    <message>
        <source>Wins by forfeit for a board prize</source>
        <translation>Vittorie a forfait per un premio di scacchiera</translation>
    </message>
    <message>
        <source>Games for a board prize</source>
        <translation>Partite per un premio di scacchiera</translation>
    </message>
    <message>
        <source>two thirds of the rounds</source>
        <translation>due terzi dei turni</translation>
    </message>
    <message>
        <source>The losers of the semi-finals play for place 3</source>
        <translation>I perdenti delle semifinali giocano per il 3º posto</translation>
    </message>
    <message>
        <source>A drawn match is decided by</source>
        <translation>Un incontro pari è deciso da</translation>
    </message>
    <message>
        <source>then by</source>
        <translation>poi da</translation>
    </message>
    <message>
        <source>Place 3</source>
        <translation>3º posto</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nient&apos;altro</translation>
    </message>
</context>
<context>
    <name>TeamTicks</name>
    <message>
        <source>Bd</source>
        <translation>Sc.</translation>
    </message>
    <message>
        <source>Board of the match</source>
        <translation>Scacchiera dell&apos;incontro</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Place among the members</source>
        <translation>Posto tra i componenti</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo del torneo</translation>
    </message>
    <message>
        <source>{0} of {1} boards</source>
        <translation>{0} scacchiere su {1}</translation>
    </message>
</context>
<context>
    <name>Teams</name>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Team pairing number (TPN)</source>
        <translation>Numero di tabellone della squadra (TPN)</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Squadra</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federazione</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Forza</translation>
    </message>
    <message>
        <source>By the announced rule</source>
        <translation>Secondo la regola annunciata</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Componenti</translation>
    </message>
    <message>
        <source>Boards and reserves</source>
        <translation>Scacchiere e riserve</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>C&apos;è</translation>
    </message>
    <message>
        <source>Check-in, or has left</source>
        <translation>Accredito, o ritirata</translation>
    </message>
    <message>
        <source>present</source>
        <translation>presente</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>assente</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>ritirato</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Sc.</translation>
    </message>
    <message>
        <source>Board, or R for a reserve</source>
        <translation>Scacchiera, o R per una riserva</translation>
    </message>
    <message>
        <source>Pairing number of the player</source>
        <translation>Numero di tabellone del giocatore</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo del torneo</translation>
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
        <translation>Squadre</translation>
    </message>
    <message>
        <source>Find by name, club or captain</source>
        <translation>Cerca per nome, circolo o capitano</translation>
    </message>
    <message>
        <source>New team…</source>
        <translation>Nuova squadra…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regole…</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Componenti</translation>
    </message>
    <message>
        <source>Players without a team</source>
        <translation>Giocatori senza squadra</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifica…</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Presenti</translation>
    </message>
    <message>
        <source>Points…</source>
        <translation>Punti…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Ritira…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Number by strength</source>
        <translation>Numera per forza</translation>
    </message>
    <message>
        <source>Draw the numbers by lot</source>
        <translation>Sorteggia i numeri</translation>
    </message>
    <message>
        <source>Expel…</source>
        <translation>Espelli…</translation>
    </message>
    <message>
        <source>League…</source>
        <translation>Campionato…</translation>
    </message>
    <message>
        <source>Fixtures…</source>
        <translation>Calendario degli incontri…</translation>
    </message>
    <message>
        <source>Eligibility…</source>
        <translation>Schierabilità…</translation>
    </message>
    <message>
        <source>Fines…</source>
        <translation>Multe…</translation>
    </message>
    <message>
        <source>Next season…</source>
        <translation>Stagione successiva…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>More steps with teams</source>
        <translation>Altri passi con le squadre</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Su</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Giù</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Teams from clubs…</source>
        <translation>Squadre dai circoli…</translation>
    </message>
    <message>
        <source>Into the team</source>
        <translation>In squadra</translation>
    </message>
    <message>
        <source>No teams yet</source>
        <translation>Ancora nessuna squadra</translation>
    </message>
    <message>
        <source>Make a team, then put players into it; players are entered or imported on the Players page.</source>
        <translation>Creare una squadra, poi metterci i giocatori; i giocatori si inseriscono o importano nella pagina Giocatori.</translation>
    </message>
    <message>
        <source>In this section players are paired, not teams</source>
        <translation>In questo girone si abbinano giocatori, non squadre</translation>
    </message>
    <message>
        <source>Choose teams in the regulations of a section before round 1.</source>
        <translation>Scegliere le squadre nel bando di un girone prima del turno 1.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) a match</source>
        <translation>
            <numerusform>%n scacchiera per incontro</numerusform>
            <numerusform>%n scacchiere per incontro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n squadra</numerusform>
            <numerusform>%n squadre</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a team first</source>
        <translation>Prima scegliere una squadra</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Riammetti</translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation>Non ancora vista</translation>
    </message>
    <message>
        <source>Choose a member first</source>
        <translation>Prima scegliere un componente</translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation>Prima scegliere un giocatore</translation>
    </message>
    <message>
        <source>The team has left already</source>
        <translation>La squadra è già fuori dalla gara</translation>
    </message>
    <message>
        <source>Make these teams?</source>
        <translation>Creare queste squadre?</translation>
    </message>
    <message>
        <source>Make the teams</source>
        <translation>Crea le squadre</translation>
    </message>
    <message>
        <source>Name the division of the section first (League…)</source>
        <translation>Prima indicare la serie del girone (Campionato…)</translation>
    </message>
    <message>
        <source>Added: {0}</source>
        <translation>Aggiunto: {0}</translation>
    </message>
    <message>
        <source>Change the points?</source>
        <translation>Cambiare i punti?</translation>
    </message>
    <message>
        <source>{0} leaves from round {1} on?</source>
        <translation>Ritirare {0} dal turno {1}?</translation>
    </message>
    <message>
        <source>Withdraw the team</source>
        <translation>Ritira la squadra</translation>
    </message>
    <message>
        <source>Expel {0}</source>
        <translation>Espelli {0}</translation>
    </message>
    <message>
        <source>Not paired any more and left out of the standings. Opponents keep their points.</source>
        <translation>Nessun abbinamento e fuori dalla classifica. Gli avversari mantengono i punti.</translation>
    </message>
    <message>
        <source>The teams are numbered by strength already</source>
        <translation>Le squadre sono già numerate per forza</translation>
    </message>
    <message>
        <source>The numbers of the teams were drawn by lot, seed {0}</source>
        <translation>I numeri delle squadre sono stati sorteggiati, seme {0}</translation>
    </message>
    <message>
        <source>Change the members of {0} after round 1?</source>
        <translation>Cambiare i componenti di {0} dopo il turno 1?</translation>
    </message>
    <message>
        <source>Change the members</source>
        <translation>Cambia i componenti</translation>
    </message>
    <message>
        <source>Change the members?</source>
        <translation>Cambiare i componenti?</translation>
    </message>
</context>
<context>
    <name>TentativeDialog</name>
    <message>
        <source>Pairing before the check-in is closed</source>
        <translation>Abbinamento prima della chiusura dell&apos;accredito</translation>
    </message>
    <message>
        <source>Round {0} with and without those missing</source>
        <translation>Turno {0} con i mancanti e senza</translation>
    </message>
    <message>
        <source>Both pairings</source>
        <translation>Entrambi gli abbinamenti</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Il motore sta abbinando</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n non ancora presente</numerusform>
            <numerusform>%n non ancora presenti</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}. {2} of {3} boards are the same either way.</source>
        <translation>{0}: {1}. {2} scacchiere su {3} sono uguali in entrambi i casi.</translation>
    </message>
    <message>
        <source>If they come in time</source>
        <translation>Se arrivano in tempo</translation>
    </message>
    <message>
        <source>If the check-in is closed now</source>
        <translation>Se l&apos;accredito si chiude ora</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Sc.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Scacchiera</translation>
    </message>
    <message>
        <source>With those missing</source>
        <translation>Con i mancanti</translation>
    </message>
    <message>
        <source>Without them</source>
        <translation>Senza di loro</translation>
    </message>
    <message>
        <source>{0}: pairing-allocated bye</source>
        <translation>{0}: bye assegnato</translation>
    </message>
</context>
<context>
    <name>TiesDialog</name>
    <message>
        <source>Drawn matches</source>
        <translation>Incontri pari</translation>
    </message>
    <message>
        <source>Tie-break games belong to the match; they are no rounds and are not rated with them.</source>
        <translation>Le partite di spareggio fanno parte dell&apos;incontro; non sono turni e non valgono per l&apos;Elo con essi.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Incontro</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>Inverti i &amp;colori</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Cadenza di gioco</translation>
    </message>
    <message>
        <source>rate of play</source>
        <translation>cadenza di gioco</translation>
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
        <translation>&amp;Revoca l&apos;ultima partita</translation>
    </message>
    <message>
        <source>&amp;Who goes on…</source>
        <translation>C&amp;hi passa…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>{0} (decided)</source>
        <translation>{0} (deciso)</translation>
    </message>
    <message>
        <source>No match is drawn.</source>
        <translation>Nessun incontro è pari.</translation>
    </message>
    <message>
        <source>Next: {0}</source>
        <translation>Prossimo: {0}</translation>
    </message>
    <message>
        <source>White: {0}</source>
        <translation>Bianco: {0}</translation>
    </message>
    <message>
        <source>Black: {0}</source>
        <translation>Nero: {0}</translation>
    </message>
    <message>
        <source>Enter this game?</source>
        <translation>Inserire questa partita?</translation>
    </message>
    <message>
        <source>Take the last game back?</source>
        <translation>Revocare l&apos;ultima partita?</translation>
    </message>
    <message>
        <source>Decide the match?</source>
        <translation>Decidere l&apos;incontro?</translation>
    </message>
</context>
<context>
    <name>TogetherDialog</name>
    <message>
        <source>Work together</source>
        <translation>Collaborazione</translation>
    </message>
    <message>
        <source>Each invitation is for one telephone or one computer. This one stays the leading one.</source>
        <translation>Ogni invito è per un telefono o un computer. Questo resta quello principale.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Prosegui</translation>
    </message>
    <message>
        <source>End all</source>
        <translation>Termina tutti</translation>
    </message>
    <message>
        <source>as it shall stand in the log</source>
        <translation>come deve stare nel registro</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Per che cosa</translation>
    </message>
    <message>
        <source>{0}, on a telephone</source>
        <translation>{0}, su un telefono</translation>
    </message>
    <message>
        <source>{0}, on a computer</source>
        <translation>{0}, su un computer</translation>
    </message>
    <message>
        <source>&amp;What for</source>
        <translation>&amp;Per che cosa</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Girone</translation>
    </message>
    <message>
        <source>all sections</source>
        <translation>tutti i gironi</translation>
    </message>
    <message>
        <source>&amp;Section</source>
        <translation>&amp;Girone</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Scacchiere</translation>
    </message>
    <message>
        <source>In the &amp;hall, not on this computer only</source>
        <translation>In sa&amp;la, non solo su questo computer</translation>
    </message>
    <message>
        <source>&amp;Encrypted: browsers warn once</source>
        <translation>&amp;Cifrato: i browser avvisano una volta</translation>
    </message>
    <message>
        <source>of a tunnel or proxy, where there is one</source>
        <translation>di un tunnel o proxy, se c&apos;è</translation>
    </message>
    <message>
        <source>P&amp;ublic name</source>
        <translation>Nome pu&amp;bblico</translation>
    </message>
    <message>
        <source>That computer keeps a copy of the whole event, with all that is known of the players, until the invitation is taken back.</source>
        <translation>Quel computer tiene una copia di tutto il torneo, con tutto ciò che si sa dei giocatori, fino alla revoca dell&apos;invito.</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>In&amp;vita</translation>
    </message>
    <message>
        <source>Who entered a result does not &amp;verify it</source>
        <translation>Chi ha inserito un risultato non lo veri&amp;fica</translation>
    </message>
    <message>
        <source>The second pass over the slips is done by another person.</source>
        <translation>La verifica dei cedolini la fa un&apos;altra persona.</translation>
    </message>
    <message>
        <source>An entry on a telephone counts when a second &amp;computer has it</source>
        <translation>Un inserimento da telefono vale quando lo ha un secondo co&amp;mputer</translation>
    </message>
    <message>
        <source>It is answered when a desk has it too, or says after two seconds that none does.</source>
        <translation>La risposta arriva quando lo ha anche una postazione; dopo due secondi dice che non lo ha nessuna.</translation>
    </message>
    <message>
        <source>Invitations that are valid</source>
        <translation>Inviti validi</translation>
    </message>
    <message>
        <source>Only this computer opens this address. For telephones: In the hall.</source>
        <translation>Solo questo computer apre questo indirizzo. Per i telefoni: In sala.</translation>
    </message>
    <message>
        <source>QR code of the page</source>
        <translation>Codice QR della pagina</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copia l&apos;indirizzo</translation>
    </message>
    <message>
        <source>Another &amp;code</source>
        <translation>Altro c&amp;odice</translation>
    </message>
    <message>
        <source>For another telephone, or another address: the code of before opens nothing.</source>
        <translation>Per un altro telefono, o un altro indirizzo: il codice di prima non apre nulla.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Revoca</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The pages go on when this is closed.</source>
        <translation>Le pagine proseguono alla chiusura di questa finestra.</translation>
    </message>
    <message>
        <source>all, or some: 1-20, 31</source>
        <translation>tutte, o alcune: 1-20, 31</translation>
    </message>
    <message>
        <source>Write a name: the log keeps it with every step.</source>
        <translation>Scrivere un nome: il registro lo conserva con ogni passo.</translation>
    </message>
    <message>
        <source>“{0}” is no name of a host.</source>
        <translation>«{0}» non è un nome di host.</translation>
    </message>
    <message>
        <source>Boards are those of one section: choose it.</source>
        <translation>Le scacchiere sono di un girone: sceglierlo.</translation>
    </message>
    <message>
        <source>Write the boards as 1-4, 7.</source>
        <translation>Scrivere le scacchiere come 1-4, 7.</translation>
    </message>
    <message>
        <source>Whoever in this network has the address of a page may open it first; after that only its device.</source>
        <translation>Chiunque in questa rete abbia l&apos;indirizzo di una pagina può aprirla per primo; dopo solo il suo dispositivo.</translation>
    </message>
    <message>
        <source>The system may ask whether the firewall lets them through.</source>
        <translation>Il sistema può chiedere se il firewall le lascia passare.</translation>
    </message>
    <message>
        <source>Open these pages in the hall?</source>
        <translation>Aprire queste pagine in sala?</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Telephones know this computer by another address, {0}: they scan their code again, or type {1} where their page asks for it.</source>
        <translation>I telefoni conoscono questo computer con un altro indirizzo, {0}: inquadrare di nuovo il codice, o scrivere {1} dove la pagina lo chiede.</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n telefono</numerusform>
            <numerusform>%n telefoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n postazione</numerusform>
            <numerusform>%n postazioni</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing listens: {0} worked on this event when it was closed.</source>
        <translation>Nulla è in ascolto: alla chiusura lavoravano a questo torneo {0}.</translation>
    </message>
    <message>
        <source>Nothing listens.</source>
        <translation>Nulla è in ascolto.</translation>
    </message>
    <message>
        <source>boards {0}</source>
        <translation>scacchiere {0}</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>non ancora aperta</translation>
    </message>
    <message>
        <source>last entry {0}</source>
        <translation>ultimo inserimento {0}</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>aperta</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) today</source>
        <translation>
            <numerusform>%n passo oggi</numerusform>
            <numerusform>%n passi oggi</numerusform>
        </translation>
    </message>
    <message>
        <source>The page is being started…</source>
        <translation>Avvio della pagina…</translation>
    </message>
    <message>
        <source>The tunnel or proxy leads to port {0} of this computer.</source>
        <translation>Il tunnel o proxy porta alla porta {0} di questo computer.</translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256): {0}</source>
        <translation>Impronta (SHA-256): {0}</translation>
    </message>
    <message>
        <source>Made before the window was started again: give it another code.</source>
        <translation>Fatto prima del riavvio della finestra: dargli un altro codice.</translation>
    </message>
    <message>
        <source>Made before the window was started again: its telephone goes on, its address is not known any more.</source>
        <translation>Fatto prima del riavvio della finestra: il suo telefono prosegue, il suo indirizzo non è più noto.</translation>
    </message>
    <message>
        <source>{0} works at the computer {1}.</source>
        <translation>{0} lavora al computer {1}.</translation>
    </message>
    <message>
        <source>On the other computer: Join an event…
Address: {0}
Code: {1} (ten minutes, once)
Figures to compare: {2}</source>
        <translation>Sull&apos;altro computer: Partecipa a un torneo…
Indirizzo: {0}
Codice: {1} (dieci minuti, una volta)
Cifre da confrontare: {2}</translation>
    </message>
    <message>
        <source>The code is too old: take the invitation back and make a new one.</source>
        <translation>Il codice è troppo vecchio: revocare l&apos;invito e farne uno nuovo.</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>L&apos;indirizzo è stato copiato.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Section</source>
        <translation>Girone</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search commands and players</source>
        <translation>Cerca comandi e giocatori</translation>
    </message>
    <message>
        <source>Search commands, pages and players</source>
        <translation>Cerca comandi, pagine e giocatori</translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation>Torneo senza nome</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Girone {0}</translation>
    </message>
</context>
<context>
    <name>TwoLadders</name>
    <message>
        <source>First ladder</source>
        <translation>Primi spareggi tecnici</translation>
    </message>
    <message>
        <source>Second ladder</source>
        <translation>Secondi spareggi tecnici</translation>
    </message>
    <message>
        <source>Places under both ladders</source>
        <translation>Posizioni con entrambi gli spareggi tecnici</translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Spareggi tecnici ufficiali</translation>
    </message>
    <message>
        <source>Trial ladder</source>
        <translation>Spareggi tecnici di prova</translation>
    </message>
    <message>
        <source>Official: {0}</source>
        <translation>Ufficiali: {0}</translation>
    </message>
    <message>
        <source>Preset: {0}</source>
        <translation>Modello: {0}</translation>
    </message>
    <message>
        <source>Own: {0}</source>
        <translation>Propri: {0}</translation>
    </message>
</context>
<context>
    <name>TwoStepDialog</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Continua…</translation>
    </message>
    <message>
        <source>Change the official ladder</source>
        <translation>Cambia gli spareggi tecnici ufficiali</translation>
    </message>
    <message>
        <source>Whose place changes</source>
        <translation>Chi cambia posizione</translation>
    </message>
    <message>
        <source>No place changes now</source>
        <translation>Ora nessuna posizione cambia</translation>
    </message>
    <message>
        <source>Later rounds may differ.</source>
        <translation>I turni successivi possono differire.</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Finora</translation>
    </message>
    <message>
        <source>From now on</source>
        <translation>D&apos;ora in poi</translation>
    </message>
    <message>
        <source>Reason (kept in the file and written to the tournament report)</source>
        <translation>Motivo (conservato nel file e scritto nel rapporto del torneo)</translation>
    </message>
    <message>
        <source>Reason for the change</source>
        <translation>Motivo della modifica</translation>
    </message>
    <message>
        <source>for example: the announced regulations name another order</source>
        <translation>per esempio: il bando annunciato indica un altro ordine</translation>
    </message>
    <message>
        <source>Step {0} of 2</source>
        <translation>Passo {0} di 2</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Prima scrivere un motivo</translation>
    </message>
</context>
<context>
    <name>UndoActions</name>
    <message>
        <source>Undo: {0}</source>
        <translation>Annulla: {0}</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nulla da annullare</translation>
    </message>
    <message>
        <source>Redo: {0}</source>
        <translation>Ripeti: {0}</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nulla da ripetere</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>agrees</source>
        <translation>concorda</translation>
    </message>
    <message>
        <source>differs as known</source>
        <translation>differisce come è noto</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>differisce</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>non controllato</translation>
    </message>
    <message>
        <source>Rung</source>
        <translation>Criterio</translation>
    </message>
    <message>
        <source>The tie-break with its policy</source>
        <translation>Lo spareggio tecnico con la sua regola</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>What FIDE&apos;s tool says</source>
        <translation>Che cosa dice lo strumento FIDE</translation>
    </message>
    <message>
        <source>Second calculation</source>
        <translation>Secondo calcolo</translation>
    </message>
    <message>
        <source>Written from the articles</source>
        <translation>Scritto dagli articoli</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Articolo</translation>
    </message>
    <message>
        <source>The article it was written from</source>
        <translation>L&apos;articolo da cui è stato scritto</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valori</translation>
    </message>
    <message>
        <source>Values compared</source>
        <translation>Valori confrontati</translation>
    </message>
    <message>
        <source>Differ</source>
        <translation>Diversi</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Valori diversi</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Numero di tabellone</translation>
    </message>
    <message>
        <source>Value of this program</source>
        <translation>Valore di questo programma</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Secondo</translation>
    </message>
    <message>
        <source>Value of the second calculation</source>
        <translation>Valore del secondo calcolo</translation>
    </message>
    <message>
        <source>Value of gacrux</source>
        <translation>Valore di gacrux</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>What explains the difference</source>
        <translation>Che cosa spiega la differenza</translation>
    </message>
    <message>
        <source>not explained</source>
        <translation>non spiegato</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colori</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Ling&amp;ua</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Testo più &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Testo più &amp;piccolo</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>Testo &amp;normale</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Righe</translation>
    </message>
    <message>
        <source>&amp;Follow the system</source>
        <translation>Segui il siste&amp;ma</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Chiaro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Scuro</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contrasto</translation>
    </message>
    <message>
        <source>&amp;Airy</source>
        <translation>&amp;Ampie</translation>
    </message>
    <message>
        <source>&amp;Compact, for small screens</source>
        <translation>&amp;Compatte, per schermi piccoli</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Come il siste&amp;ma</translation>
    </message>
    <message>
        <source>{0}: sheets and website only</source>
        <translation>{0}: solo fogli e sito</translation>
    </message>
</context>
<context>
    <name>WaitingLine</name>
    <message>
        <source>Under way</source>
        <translation>In corso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Cancelled; the event was not opened.</source>
        <translation>Interrotto; il torneo non è stato aperto.</translation>
    </message>
    <message>
        <source>Cancelled; nothing has changed.</source>
        <translation>Interrotto; non è cambiato nulla.</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>e-boards</source>
        <translation>scacchiere elettroniche</translation>
    </message>
</context>
<context>
    <name>WhichKeysDialog</name>
    <message>
        <source>Keys for results</source>
        <translation>Tasti per i risultati</translation>
    </message>
    <message>
        <source>{0} is no result with the keys in force. Which keys do you mean?</source>
        <translation>{0} non è un risultato con i tasti in uso. Quali tasti si intendono?</translation>
    </message>
    <message>
        <source>Nothing was entered: press the key again afterwards.</source>
        <translation>Non è stato inserito nulla: dopo premere di nuovo il tasto.</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>nessun risultato</translation>
    </message>
    <message>
        <source>{0}: {1} is {2}</source>
        <translation>{0}: {1} è {2}</translation>
    </message>
    <message>
        <source>Keep the keys in force</source>
        <translation>Mantieni i tasti in uso</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>file is whole</source>
        <translation>file completo</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>salvato</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>FIDE mode</source>
        <translation>modalità FIDE</translation>
    </message>
    <message>
        <source>The event follows FIDE&apos;s rules for tournament programs.</source>
        <translation>Il torneo segue le regole FIDE per i programmi di gestione dei tornei.</translation>
    </message>
    <message>
        <source>&amp;Search commands and players…</source>
        <translation>&amp;Cerca comandi e giocatori…</translation>
    </message>
    <message>
        <source>&amp;Explanation beside the page</source>
        <translation>&amp;Spiegazione accanto alla pagina</translation>
    </message>
    <message>
        <source>Large &amp;window for a projector</source>
        <translation>&amp;Finestra grande per un proiettore</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuale</translation>
    </message>
    <message>
        <source>&amp;First steps, over the demo event</source>
        <translation>&amp;Primi passi, sul torneo dimostrativo</translation>
    </message>
    <message>
        <source>Play a &amp;round</source>
        <translation>&amp;Gioca un turno</translation>
    </message>
    <message>
        <source>&amp;Bring your last event…</source>
        <translation>Porta l&apos;&amp;ultimo torneo…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tasti rapidi</translation>
    </message>
    <message>
        <source>&amp;About tdapp</source>
        <translation>In&amp;formazioni su tdapp</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version</source>
        <translation>Cerca una &amp;versione più recente</translation>
    </message>
    <message>
        <source>NOT IN FIDE MODE</source>
        <translation>NON IN MODALITÀ FIDE</translation>
    </message>
    <message>
        <source>This page has no values to explain</source>
        <translation>Questa pagina non ha valori da spiegare</translation>
    </message>
</context>
<context>
    <name>_Decision</name>
    <message>
        <source>Who goes on: {0}</source>
        <translation>Chi passa: {0}</translation>
    </message>
    <message>
        <source>The decision and its reason stand in the tournament report.</source>
        <translation>La decisione e il suo motivo stanno nel rapporto del torneo.</translation>
    </message>
    <message>
        <source>Who goes on</source>
        <translation>Chi passa</translation>
    </message>
    <message>
        <source>nobody yet: take the decision back</source>
        <translation>ancora nessuno: revoca la decisione</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>spareggio</translation>
    </message>
    <message>
        <source>drawing of lots</source>
        <translation>sorteggio</translation>
    </message>
    <message>
        <source>decision of the arbiter</source>
        <translation>decisione dell&apos;arbitro</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Come</translation>
    </message>
    <message>
        <source>the score of the play-off, or how the lot was drawn</source>
        <translation>risultato dello spareggio, o il sorteggio</translation>
    </message>
    <message>
        <source>Result or lot</source>
        <translation>Risultato o sorteggio</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Decidi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>_GroupDialog</name>
    <message>
        <source>First round</source>
        <translation>Primo turno</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Ultimo turno</translation>
    </message>
    <message>
        <source>In rounds</source>
        <translation>Nei turni</translation>
    </message>
    <message>
        <source>to</source>
        <comment>rounds 1 to 3</comment>
        <translation>a</translation>
    </message>
    <message>
        <source>How strict</source>
        <translation>Con quale rigore</translation>
    </message>
    <message>
        <source>Must not meet</source>
        <translation>Non devono incontrarsi</translation>
    </message>
    <message>
        <source>The round is not paired otherwise, whatever it costs</source>
        <translation>Il turno non si abbina diversamente, costi quel che costi</translation>
    </message>
    <message>
        <source>Wished apart</source>
        <translation>Meglio separati</translation>
    </message>
    <message>
        <source>Yields where a round could not be paired</source>
        <translation>Cede dove un turno non si potrebbe abbinare</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>_MovedWords</name>
    <message numerus="yes">
        <source>%n of {0} player(s) get another number.</source>
        <translation>
            <numerusform>%n giocatore su {0} cambia numero.</numerusform>
            <numerusform>%n giocatori su {0} cambiano numero.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_NumbersDialog</name>
    <message>
        <source>Players whose number changes</source>
        <translation>Giocatori che cambiano numero</translation>
    </message>
    <message>
        <source>No number changes</source>
        <translation>Non cambia nessun numero</translation>
    </message>
    <message>
        <source>The numbers are in this order already.</source>
        <translation>I numeri sono già in questo ordine.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>_TableDialog</name>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>_Tree</name>
    <message>
        <source>not decided: Who goes on… on the page Rounds</source>
        <translation>non deciso: Chi passa… nella pagina Turni</translation>
    </message>
    <message>
        <source>Match for place 3</source>
        <translation>Incontro per il 3º posto</translation>
    </message>
</context>
<context>
    <name>_WindowMenu</name>
    <message>
        <source>Open an event first</source>
        <translation>Prima aprire un torneo</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
</context>
</TS>
