<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AbsencesDialog</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/absences.py"/>
        <source>The regulations allow %n half-point bye(s) for a player.</source>
        <extracomment>In: Byes announced in advance: a small grid of players and rounds, one key per cell</extracomment>
        <translation>
            <numerusform>The regulations allow %n half-point bye for a player.</numerusform>
            <numerusform>The regulations allow %n half-point byes for a player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/absences.py"/>
        <source>The regulations allow %n half-point bye(s) for a player, until round {0}.</source>
        <extracomment>In: Byes announced in advance: a small grid of players and rounds, one key per cell
{0} is byes.half until</extracomment>
        <translation>
            <numerusform>The regulations allow %n half-point bye for a player, until round {0}.</numerusform>
            <numerusform>The regulations allow %n half-point byes for a player, until round {0}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AddPlayersDialog</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/add_players.py"/>
        <source>Added: {0}. %n player(s) now.</source>
        <extracomment>In: Adding players one after the other: by name and Enter out of a rating list, or typed
{0} is player.name</extracomment>
        <translation>
            <numerusform>Added: {0}. %n player now.</numerusform>
            <numerusform>Added: {0}. %n players now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AtWork</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/session/together/at_work.py"/>
        <source>%n telephone(s)</source>
        <extracomment>In: How many telephones and desks work on the event from here: two figures in the status bar, and the way to them</extracomment>
        <translation>
            <numerusform>%n telephone</numerusform>
            <numerusform>%n telephones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/session/together/at_work.py"/>
        <source>%n desk(s)</source>
        <extracomment>In: How many telephones and desks work on the event from here: two figures in the status bar, and the way to them</extracomment>
        <translation>
            <numerusform>%n desk</numerusform>
            <numerusform>%n desks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardsView</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/rounds/boards.py"/>
        <source>%n player(s) without a game</source>
        <extracomment>In: The boards of a round where results are typed: in order, from slips, or a second time to verify them</extracomment>
        <translation>
            <numerusform>%n player without a game</numerusform>
            <numerusform>%n players without a game</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BulkEntryDialog</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/bulk_entry.py"/>
        <source>Add %n player(s)</source>
        <extracomment>In: Many players at once: pasted or from a file, with the fate of every row before anything is added</extracomment>
        <translation>
            <numerusform>Add %n player</numerusform>
            <numerusform>Add %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/bulk_entry.py"/>
        <source>%n player(s) added</source>
        <extracomment>In: Many players at once: pasted or from a file, with the fate of every row before anything is added</extracomment>
        <translation>
            <numerusform>%n player added</numerusform>
            <numerusform>%n players added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/bulk_entry.py"/>
        <source>%n row(s) stay here: repair them, or close.</source>
        <extracomment>In: Many players at once: pasted or from a file, with the fate of every row before anything is added</extracomment>
        <translation>
            <numerusform>%n row stays here: repair it, or close.</numerusform>
            <numerusform>%n rows stay here: repair them, or close.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CategoryRuleDialog</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/category_rule.py"/>
        <source>%n player(s) fit.</source>
        <extracomment>In: One category: its name and who belongs to it, with how many players that are now</extracomment>
        <translation>
            <numerusform>%n player fits.</numerusform>
            <numerusform>%n players fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/category_rule.py"/>
        <source>%n cannot be judged: no date of birth.</source>
        <extracomment>In: One category: its name and who belongs to it, with how many players that are now</extracomment>
        <translation>
            <numerusform>%n cannot be judged: no date of birth.</numerusform>
            <numerusform>%n cannot be judged: no date of birth.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckDialog</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/window/file_check.py"/>
        <source>%n difference(s) between the file and what was entered:</source>
        <extracomment>In: Does the event file hold what was entered? A quick look after every opening, and everything by hand</extracomment>
        <translation>
            <numerusform>%n difference between the file and what was entered:</numerusform>
            <numerusform>%n differences between the file and what was entered:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckInBar</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/check_in.py"/>
        <source>%n with a bye in this round</source>
        <extracomment>In: The strip above the players while they are checked in: who is here, what was paid, and closing it</extracomment>
        <translation>
            <numerusform>%n with a bye in this round</numerusform>
            <numerusform>%n with a bye in this round</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckView</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/rounds/pairing/check.py"/>
        <source>Make it %n round(s)</source>
        <extracomment>In: Before a round is paired: what looks wrong, who is away, then one button; the engine shows how long it takes</extracomment>
        <translation>
            <numerusform>Make it %n round</numerusform>
            <numerusform>Make it %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/rounds/pairing/check.py"/>
        <source>%n remark(s) before pairing</source>
        <extracomment>In: Before a round is paired: what looks wrong, who is away, then one button; the engine shows how long it takes</extracomment>
        <translation>
            <numerusform>%n remark before pairing</numerusform>
            <numerusform>%n remarks before pairing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/rounds/pairing/check.py"/>
        <source>%n player(s) without a game in this round</source>
        <extracomment>In: Before a round is paired: what looks wrong, who is away, then one button; the engine shows how long it takes</extracomment>
        <translation>
            <numerusform>%n player without a game in this round</numerusform>
            <numerusform>%n players without a game in this round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/rounds/pairing/check.py"/>
        <source>%n team(s) without a match in this round</source>
        <extracomment>In: Before a round is paired: what looks wrong, who is away, then one button; the engine shows how long it takes</extracomment>
        <translation>
            <numerusform>%n team without a match in this round</numerusform>
            <numerusform>%n teams without a match in this round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/rounds/pairing/check.py"/>
        <source>%n not here yet</source>
        <extracomment>In: Before a round is paired: what looks wrong, who is away, then one button; the engine shows how long it takes</extracomment>
        <translation>
            <numerusform>%n not here yet</numerusform>
            <numerusform>%n not here yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CloseCheckInDialog</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/check_in.py"/>
        <source>and %n more</source>
        <extracomment>In: The strip above the players while they are checked in: who is here, what was paid, and closing it</extracomment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/check_in.py"/>
        <source>%n get(s) a zero-point bye in this round only</source>
        <extracomment>In: The strip above the players while they are checked in: who is here, what was paid, and closing it</extracomment>
        <translation>
            <numerusform>%n gets a zero-point bye in this round only</numerusform>
            <numerusform>%n get a zero-point bye in this round only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/check_in.py"/>
        <source>%n leave(s) the event: zero points in every round</source>
        <extracomment>one of several choices
In: The strip above the players while they are checked in: who is here, what was paid, and closing it</extracomment>
        <translation>
            <numerusform>%n leaves the event: zero points in every round</numerusform>
            <numerusform>%n leave the event: zero points in every round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/check_in.py"/>
        <source>%n marked absent: a zero-point bye in this round</source>
        <extracomment>In: The strip above the players while they are checked in: who is here, what was paid, and closing it</extracomment>
        <translation>
            <numerusform>%n marked absent: a zero-point bye in this round</numerusform>
            <numerusform>%n marked absent: a zero-point bye in this round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/check_in.py"/>
        <source>the other %n are here</source>
        <extracomment>In: The strip above the players while they are checked in: who is here, what was paid, and closing it</extracomment>
        <translation>
            <numerusform>the other %n are here</numerusform>
            <numerusform>the other %n are here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/rounds/closing.py"/>
        <source>The final pack is written: %n file(s) in {0}</source>
        <extracomment>sentence of the status line
In: Closing a tournament from the window, and its final pack: one action, everything in one folder
{0} is folder</extracomment>
        <translation>
            <numerusform>The final pack is written: %n file in {0}</numerusform>
            <numerusform>The final pack is written: %n files in {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desks</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/session/together/desks.py"/>
        <source>There are %n desks already: take some back.</source>
        <extracomment>why something is refused: a whole sentence
In: Desks at the leading computer: what they send is carried out here, in this thread, one step after the other</extracomment>
        <translation>
            <numerusform>There are %n desks already: take some back.</numerusform>
            <numerusform>There are %n desks already: take some back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentsPanel</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/documents/page.py"/>
        <source>{0} is in the print queue, with %n document(s).</source>
        <extracomment>sentence of the status line
In: The Documents page: choose, look at the pages as they will be printed, print them or write them into files
{0} is documents.name(item.document)</extracomment>
        <translation>
            <numerusform>{0} is in the print queue, with %n document.</numerusform>
            <numerusform>{0} is in the print queue, with %n documents.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditManyDialog</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/edit_players.py"/>
        <source>Edit %n player(s)</source>
        <extracomment>label
In: Editing one player, or one field of many</extracomment>
        <translation>
            <numerusform>Edit %n player</numerusform>
            <numerusform>Edit %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplanationPanel</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/tables/explanation.py"/>
        <source>Still tied when this rung is reached (%n)</source>
        <extracomment>In: The side panel that answers “why?”: a player's card and the worked calculation of every rung</extracomment>
        <translation>
            <numerusform>Still tied when this rung is reached (%n)</numerusform>
            <numerusform>Still tied when this rung is reached (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/window/files.py"/>
        <source>%n file(s)</source>
        <extracomment>In: Opening, making, importing, dropping: everything that ends with another event in the window</extracomment>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/window/files.py"/>
        <source>%n file(s) are being read…</source>
        <extracomment>In: Opening, making, importing, dropping: everything that ends with another event in the window</extracomment>
        <translation>
            <numerusform>%n file is being read…</numerusform>
            <numerusform>%n files are being read…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/window/files.py"/>
        <source>… and %n more</source>
        <extracomment>In: Opening, making, importing, dropping: everything that ends with another event in the window</extracomment>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/window/help.py"/>
        <source>%n page(s) found</source>
        <extracomment>In: The manual inside the program: written pages, then one for every tie-break and policy</extracomment>
        <translation>
            <numerusform>%n page found</numerusform>
            <numerusform>%n pages found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LaboratoryWindow</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/tables/ladder/laboratory.py"/>
        <source>%n event(s) counted.</source>
        <extracomment>In: The window of the laboratory: a study and its parameters at the left, its report at the right</extracomment>
        <translation>
            <numerusform>%n event counted.</numerusform>
            <numerusform>%n events counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LadderPanel</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/tables/ladder/page.py"/>
        <source>TRIAL, %n change(s) from official</source>
        <extracomment>In: The Tie-breaks page: the ladder editor with its live preview</extracomment>
        <translation>
            <numerusform>TRIAL, %n change from official</numerusform>
            <numerusform>TRIAL, %n changes from official</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LiveDialog</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/event/live.py"/>
        <source>%n viewer(s) now</source>
        <extracomment>In: Live boards: the delay, the line for viewers, who may see them; and the address as a code to be photographed</extracomment>
        <translation>
            <numerusform>%n viewer now</numerusform>
            <numerusform>%n viewers now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/log/page.py"/>
        <source>%n step(s)</source>
        <extracomment>In: The log: every step with what it changed, the way back to any of them, restore points, and copies elsewhere</extracomment>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/log/page.py"/>
        <source>the newest %n step(s)</source>
        <extracomment>In: The log: every step with what it changed, the way back to any of them, restore points, and copies elsewhere</extracomment>
        <translation>
            <numerusform>the newest %n step</numerusform>
            <numerusform>the newest %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/log/page.py"/>
        <source>%n restore point(s)</source>
        <extracomment>In: The log: every step with what it changed, the way back to any of them, restore points, and copies elsewhere</extracomment>
        <translation>
            <numerusform>%n restore point</numerusform>
            <numerusform>%n restore points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/log/page.py"/>
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <extracomment>In: The log: every step with what it changed, the way back to any of them, restore points, and copies elsewhere</extracomment>
        <translation>
            <numerusform>%n step would be taken back; undo brings it back.</numerusform>
            <numerusform>%n steps would be taken back; undo brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/log/page.py"/>
        <source>%n step(s) are only in that file and come in.</source>
        <extracomment>In: The log: every step with what it changed, the way back to any of them, restore points, and copies elsewhere</extracomment>
        <translation>
            <numerusform>%n step is only in that file and comes in.</numerusform>
            <numerusform>%n steps are only in that file and come in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/log/page.py"/>
        <source>%n step(s) are only here and go:</source>
        <extracomment>In: The log: every step with what it changed, the way back to any of them, restore points, and copies elsewhere</extracomment>
        <translation>
            <numerusform>%n step is only here and goes:</numerusform>
            <numerusform>%n steps are only here and go:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManualView</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/rounds/pairing/by_hand.py"/>
        <source>%n without an opponent or a bye</source>
        <extracomment>In: Pairing by hand: boards and the players without one, edited by drag, buttons or keys, compared with the engine</extracomment>
        <translation>
            <numerusform>%n without an opponent or a bye</numerusform>
            <numerusform>%n without an opponent or a bye</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MissingDialog</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/rounds/missing.py"/>
        <source>%n player(s) were not seen at the check-in of round {0}</source>
        <extracomment>In: Before a round is paired: what becomes of the players who are absent or were not seen, each and all at once
{0} is number</extracomment>
        <translation>
            <numerusform>%n player was not seen at the check-in of round {0}</numerusform>
            <numerusform>%n players were not seen at the check-in of round {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/rounds/missing.py"/>
        <source>%n team(s) were not seen at the check-in of round {0}</source>
        <extracomment>In: Before a round is paired: what becomes of the players who are absent or were not seen, each and all at once
{0} is number</extracomment>
        <translation>
            <numerusform>%n team were not seen at the check-in of round {0}</numerusform>
            <numerusform>%n teams were not seen at the check-in of round {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfferAgain</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/session/together/offer_again.py"/>
        <source>%n step(s) only in {0}</source>
        <extracomment>In: What only another copy of the event has, shown and, when that is wanted, entered again where the event is led now
{0} is other.name</extracomment>
        <translation>
            <numerusform>%n step only in {0}</numerusform>
            <numerusform>%n steps only in {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/session/together/offer_again.py"/>
        <source>%n step(s) were entered again.</source>
        <extracomment>In: What only another copy of the event has, shown and, when that is wanted, entered again where the event is led now</extracomment>
        <translation>
            <numerusform>%n step were entered again.</numerusform>
            <numerusform>%n steps were entered again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerActions</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/actions.py"/>
        <source>Remove %n player(s)?</source>
        <extracomment>In: What can be done with players: the actions of the Players menu, their keys, and why one cannot be used now</extracomment>
        <translation>
            <numerusform>Remove %n player?</numerusform>
            <numerusform>Remove %n players?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/actions.py"/>
        <source>%n player(s) moved to {0}</source>
        <extracomment>sentence of the status line
In: What can be done with players: the actions of the Players menu, their keys, and why one cannot be used now
{0} is name</extracomment>
        <translation>
            <numerusform>%n player moved to {0}</numerusform>
            <numerusform>%n players moved to {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerTable</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/table.py"/>
        <source>%n player(s)</source>
        <extracomment>In: The table of players: rows can be dragged onto another section, widths are remembered, the header has a menu</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/page.py"/>
        <source>%n player(s)</source>
        <extracomment>In: The players of the section: found as one types, sorted by header, edited, checked in, checked</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/page.py"/>
        <source>%n without a rating</source>
        <extracomment>In: The players of the section: found as one types, sorted by header, edited, checked in, checked</extracomment>
        <translation>
            <numerusform>%n without a rating</numerusform>
            <numerusform>%n without a rating</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/page.py"/>
        <source>%n left the event</source>
        <extracomment>In: The players of the section: found as one types, sorted by header, edited, checked in, checked</extracomment>
        <translation>
            <numerusform>%n left the event</numerusform>
            <numerusform>%n left the event</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/page.py"/>
        <source>%n remark(s), {0} of them to be cleared up</source>
        <extracomment>In: The players of the section: found as one types, sorted by header, edited, checked in, checked
{0} is grave</extracomment>
        <translation>
            <numerusform>%n remark, {0} of them to be cleared up</numerusform>
            <numerusform>%n remarks, {0} of them to be cleared up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/page.py"/>
        <source>%n player(s) ticked off as here</source>
        <extracomment>sentence of the status line
In: The players of the section: found as one types, sorted by header, edited, checked in, checked</extracomment>
        <translation>
            <numerusform>%n player ticked off as here</numerusform>
            <numerusform>%n players ticked off as here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintDesk</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/documents/print_desk.py"/>
        <source>%n PDF(s) written.</source>
        <extracomment>In: What happens to finished documents: to a printer, into files, onto the clipboard; long runs can be stopped</extracomment>
        <translation>
            <numerusform>%n PDF written.</numerusform>
            <numerusform>%n PDFs written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/documents/print_desk.py"/>
        <source>%n file(s) of the same name are in this folder already, for example {0}.</source>
        <extracomment>In: What happens to finished documents: to a printer, into files, onto the clipboard; long runs can be stopped
{0} is name</extracomment>
        <translation>
            <numerusform>%n file of the same name is in this folder already: {0}.</numerusform>
            <numerusform>%n files of the same name are in this folder already, for example {0}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/documents/print_desk.py"/>
        <source>Stopped after %n page(s).</source>
        <extracomment>In: What happens to finished documents: to a printer, into files, onto the clipboard; long runs can be stopped</extracomment>
        <translation>
            <numerusform>Stopped after %n page.</numerusform>
            <numerusform>Stopped after %n pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/documents/print_desk.py"/>
        <source>%n page(s) sent to the printer.</source>
        <extracomment>sentence of the status line
In: What happens to finished documents: to a printer, into files, onto the clipboard; long runs can be stopped</extracomment>
        <translation>
            <numerusform>%n page sent to the printer.</numerusform>
            <numerusform>%n pages sent to the printer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/event/publish.py"/>
        <source>%n player(s) without a year of birth are shown by their whole names.</source>
        <extracomment>label
In: Publish: where to, in which languages, what is shown of the players; then the site is written beside the window</extracomment>
        <translation>
            <numerusform>%n player without a year of birth is shown by the whole name.</numerusform>
            <numerusform>%n players without a year of birth are shown by their whole names.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingCheckDialog</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/rating_check.py"/>
        <source>%n player(s) have no number and were not compared.</source>
        <extracomment>In: Players against the rating list: old and new side by side, a chosen part applied in one step</extracomment>
        <translation>
            <numerusform>%n player has no number and was not compared.</numerusform>
            <numerusform>%n players have no number and were not compared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/rating_check.py"/>
        <source>{0} and %n more</source>
        <extracomment>In: Players against the rating list: old and new side by side, a chosen part applied in one step
{0} is who</extracomment>
        <translation>
            <numerusform>{0} and %n more</numerusform>
            <numerusform>{0} and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/rating_check.py"/>
        <source>Apply %n change(s)</source>
        <extracomment>In: Players against the rating list: old and new side by side, a chosen part applied in one step</extracomment>
        <translation>
            <numerusform>Apply %n change</numerusform>
            <numerusform>Apply %n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/rating_check.py"/>
        <source>%n player(s) changed</source>
        <extracomment>sentence of the status line
In: Players against the rating list: old and new side by side, a chosen part applied in one step</extracomment>
        <translation>
            <numerusform>%n player changed</numerusform>
            <numerusform>%n players changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingListsDialog</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/rating_lists.py"/>
        <source>%n new list(s) in the watched folder: {0}</source>
        <extracomment>In: The rating lists of this computer: what is kept, importing one with progress and cancel, removing one
{0} is names</extracomment>
        <translation>
            <numerusform>%n new list in the watched folder: {0}</numerusform>
            <numerusform>%n new lists in the watched folder: {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/rating_lists.py"/>
        <source>{0} {1}: %n player(s).</source>
        <extracomment>In: The rating lists of this computer: what is kept, importing one with progress and cancel, removing one
{0} is info.source; {1} is f'{info.month:%Y-%m}'</extracomment>
        <translation>
            <numerusform>{0} {1}: %n player.</numerusform>
            <numerusform>{0} {1}: %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/rating_lists.py"/>
        <source>%n line(s) were left out, the first: {0}</source>
        <extracomment>In: The rating lists of this computer: what is kept, importing one with progress and cancel, removing one
{0} is notes[0].text</extracomment>
        <translation>
            <numerusform>%n line was left out: {0}</numerusform>
            <numerusform>%n lines were left out, the first: {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingMethodDialog</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/rating_method.py"/>
        <source>%n tournament rating(s) change.</source>
        <extracomment>In: The tournament ratings: by which method, from which lists first, and whose rating changes</extracomment>
        <translation>
            <numerusform>%n tournament rating changes.</numerusform>
            <numerusform>%n tournament ratings change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingOfficerDialog</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/window/rating_officer.py"/>
        <source>%n thing(s) must be mended before the report is sent.</source>
        <extracomment>In: The report for the rating officer: what is missing, each line leads to its field; one button writes everything</extracomment>
        <translation>
            <numerusform>%n thing must be mended before the report is sent.</numerusform>
            <numerusform>%n things must be mended before the report is sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/window/rating_officer.py"/>
        <source>The report is written: %n file(s) in {0}</source>
        <extracomment>sentence of the status line
In: The report for the rating officer: what is missing, each line leads to its field; one button writes everything
{0} is folder</extracomment>
        <translation>
            <numerusform>The report is written: %n file in {0}</numerusform>
            <numerusform>The report is written: %n files in {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportExport</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/window/report_export.py"/>
        <source>%n game(s) have no result yet: an interim report, not the final one.</source>
        <extracomment>In: The tournament report of the section in view as a TRF file, for the rating office and for other programs</extracomment>
        <translation>
            <numerusform>%n game has no result yet: an interim report, not the final one.</numerusform>
            <numerusform>%n games have no result yet: an interim report, not the final one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundActions</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/rounds/actions.py"/>
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <extracomment>In: The life of a round from the window: pair, publish, withdraw, unpair, adjourn, absent players, corrections</extracomment>
        <translation>
            <numerusform>%n step would be taken back; undo brings it back.</numerusform>
            <numerusform>%n steps would be taken back; undo brings them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundsPanel</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/rounds/page.py"/>
        <source>%n difference(s) from the engine</source>
        <extracomment>In: One round through its life: checked, paired, published, played, verified; by hand where the arbiter must</extracomment>
        <translation>
            <numerusform>%n difference from the engine</numerusform>
            <numerusform>%n differences from the engine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RungOptionsPopover</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/tables/ladder/rung_options.py"/>
        <source>%n half point(s) above one half</source>
        <extracomment>In: The options of one rung: cuts, limit, the rule for unrated players, and how unplayed games count, by name</extracomment>
        <translation>
            <numerusform>%n half point above one half</numerusform>
            <numerusform>%n half points above one half</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/tables/ladder/rung_options.py"/>
        <source>%n half point(s) below one half</source>
        <extracomment>In: The options of one rung: cuts, limit, the rule for unrated players, and how unplayed games count, by name</extracomment>
        <translation>
            <numerusform>%n half point below one half</numerusform>
            <numerusform>%n half points below one half</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SectionsPanel</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/rounds/sections/page.py"/>
        <source>%n section(s), {0} entered</source>
        <extracomment>In: The desk of all sections: one row each, and number, colour, pair, publish and print for all of them
{0} is players</extracomment>
        <translation>
            <numerusform>%n section, {0} entered</numerusform>
            <numerusform>%n sections, {0} entered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/rounds/sections/page.py"/>
        <source>In %n section(s)</source>
        <extracomment>tooltip
In: The desk of all sections: one row each, and number, colour, pair, publish and print for all of them</extracomment>
        <translation>
            <numerusform>In %n section</numerusform>
            <numerusform>In %n sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/rounds/sections/page.py"/>
        <source>Pairing %n section(s)…</source>
        <extracomment>In: The desk of all sections: one row each, and number, colour, pair, publish and print for all of them</extracomment>
        <translation>
            <numerusform>Pairing %n section…</numerusform>
            <numerusform>Pairing %n sections…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/rounds/sections/page.py"/>
        <source>{0}: done in %n section(s).</source>
        <extracomment>In: The desk of all sections: one row each, and number, colour, pair, publish and print for all of them
{0} is tr(STEP WORDS[step])</extracomment>
        <translation>
            <numerusform>{0}: done in %n section.</numerusform>
            <numerusform>{0}: done in %n sections.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetsCard</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/event/sheets_card.py"/>
        <source>%n prize(s)</source>
        <extracomment>In: What the event prints beside its lists: prizes, header lines, logo and sponsors, each with the dialog for it</extracomment>
        <translation>
            <numerusform>%n prize</numerusform>
            <numerusform>%n prizes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourceActions</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/games/sources.py"/>
        <source>Written with %n minute(s) of delay</source>
        <extracomment>sentence of the status line
In: The actions about sources: which are watched, in which language, which e-board is where, where delayed files go</extracomment>
        <translation>
            <numerusform>Written with %n minute of delay</numerusform>
            <numerusform>Written with %n minutes of delay</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/tables/standings.py"/>
        <source>%n prize(s) announced: change them, and see who gets what</source>
        <extracomment>In: The standings after the round in view, under the official or the trial ladder; every value can be asked why</extracomment>
        <translation>
            <numerusform>%n prize announced: change it, and see who gets what</numerusform>
            <numerusform>%n prizes announced: change them, and see who gets what</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/tables/standings.py"/>
        <source>The ladder has %n more remark(s).</source>
        <extracomment>In: The standings after the round in view, under the official or the trial ladder; every value can be asked why</extracomment>
        <translation>
            <numerusform>The ladder has %n more remark.</numerusform>
            <numerusform>The ladder has %n more remarks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/tables/standings.py"/>
        <source>Each board by points, then percentage and performance. A board prize asks for %n game(s) over the board.</source>
        <extracomment>In: The standings after the round in view, under the official or the trial ladder; every value can be asked why</extracomment>
        <translation>
            <numerusform>Each board by points, then percentage and performance. A board prize asks for %n game over the board.</numerusform>
            <numerusform>Each board by points, then percentage and performance. A board prize asks for %n games over the board.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeamDesk</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/session/together/team_desk.py"/>
        <source>There are %n invitations already: take some back.</source>
        <extracomment>why something is refused: a whole sentence
In: Who works on the event beside this window, by telephone: invitations, the process of their pages, what they enter</extracomment>
        <translation>
            <numerusform>There are %n invitations already: take some back.</numerusform>
            <numerusform>There are %n invitations already: take some back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/session/together/team_desk.py"/>
        <source>Open again: %n page(s)</source>
        <extracomment>In: Who works on the event beside this window, by telephone: invitations, the process of their pages, what they enter</extracomment>
        <translation>
            <numerusform>Open again: %n page</numerusform>
            <numerusform>Open again: %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/session/together/team_desk.py"/>
        <source>%n telephone(s)</source>
        <extracomment>In: Who works on the event beside this window, by telephone: invitations, the process of their pages, what they enter</extracomment>
        <translation>
            <numerusform>%n telephone</numerusform>
            <numerusform>%n telephones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/session/together/team_desk.py"/>
        <source>%n desk(s)</source>
        <extracomment>In: Who works on the event beside this window, by telephone: invitations, the process of their pages, what they enter</extracomment>
        <translation>
            <numerusform>%n desk</numerusform>
            <numerusform>%n desks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeamsPanel</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/teams/page.py"/>
        <source>%n board(s) a match</source>
        <extracomment>In: The Teams page: teams on the left, the members of one in board order on the right, players without a team below</extracomment>
        <translation>
            <numerusform>%n board a match</numerusform>
            <numerusform>%n boards a match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/teams/page.py"/>
        <source>%n team(s)</source>
        <extracomment>In: The Teams page: teams on the left, the members of one in board order on the right, players without a team below</extracomment>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TentativeDialog</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/rounds/pairing/tentative.py"/>
        <source>%n not here yet</source>
        <extracomment>In: Before the check-in is closed: the pairing with those who are missing and without them, side by side</extracomment>
        <translation>
            <numerusform>%n not here yet</numerusform>
            <numerusform>%n not here yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TogetherDialog</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/event/together.py"/>
        <source>%n telephone(s)</source>
        <extracomment>In: Work together: who works on the event beside this window, each by an invitation with a name, a role, and where</extracomment>
        <translation>
            <numerusform>%n telephone</numerusform>
            <numerusform>%n telephones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/event/together.py"/>
        <source>%n desk(s)</source>
        <extracomment>In: Work together: who works on the event beside this window, each by an invitation with a name, a role, and where</extracomment>
        <translation>
            <numerusform>%n desk</numerusform>
            <numerusform>%n desks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/event/together.py"/>
        <source>%n step(s) today</source>
        <extracomment>In: Work together: who works on the event beside this window, each by an invitation with a name, a role, and where</extracomment>
        <translation>
            <numerusform>%n step today</numerusform>
            <numerusform>%n steps today</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_MovedWords</name>
    <message numerus="yes">
        <location filename="../tdapp/ui/pages/players/numbers.py"/>
        <source>%n of {0} player(s) get another number.</source>
        <extracomment>In: Pairing numbers: who moves when they are given anew, exchanges, lots and the method of the tournament rating
{0} is players</extracomment>
        <translation>
            <numerusform>%n of {0} players gets another number.</numerusform>
            <numerusform>%n of {0} players get another number.</numerusform>
        </translation>
    </message>
</context>
</TS>
