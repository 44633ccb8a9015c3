<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AbsencesDialog</name>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player.</source>
        <translation>
            <numerusform>The regulations allow %n half-point bye for a player.</numerusform>
            <numerusform>The regulations allow %n half-point byes for a player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player, until round {0}.</source>
        <translation>
            <numerusform>The regulations allow %n half-point bye for a player, until round {0}.</numerusform>
            <numerusform>The regulations allow %n half-point byes for a player, until round {0}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AddPlayersDialog</name>
    <message numerus="yes">
        <source>Added: {0}. %n player(s) now.</source>
        <translation>
            <numerusform>Added: {0}. %n player now.</numerusform>
            <numerusform>Added: {0}. %n players now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AtWork</name>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n telephone</numerusform>
            <numerusform>%n telephones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n desk</numerusform>
            <numerusform>%n desks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardsView</name>
    <message numerus="yes">
        <source>%n player(s) without a game</source>
        <translation>
            <numerusform>%n player without a game</numerusform>
            <numerusform>%n players without a game</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BulkEntryDialog</name>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>Add %n player</numerusform>
            <numerusform>Add %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>%n player added</numerusform>
            <numerusform>%n players added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) stay here: repair them, or close.</source>
        <translation>
            <numerusform>%n row stays here: repair it, or close.</numerusform>
            <numerusform>%n rows stay here: repair them, or close.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CategoryRuleDialog</name>
    <message numerus="yes">
        <source>%n player(s) fit.</source>
        <translation>
            <numerusform>%n player fits.</numerusform>
            <numerusform>%n players fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be judged: no date of birth.</source>
        <translation>
            <numerusform>%n cannot be judged: no date of birth.</numerusform>
            <numerusform>%n cannot be judged: no date of birth.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckDialog</name>
    <message numerus="yes">
        <source>%n difference(s) between the file and what was entered:</source>
        <translation>
            <numerusform>%n difference between the file and what was entered:</numerusform>
            <numerusform>%n differences between the file and what was entered:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckInBar</name>
    <message numerus="yes">
        <source>%n with a bye in this round</source>
        <translation>
            <numerusform>%n with a bye in this round</numerusform>
            <numerusform>%n with a bye in this round</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckView</name>
    <message numerus="yes">
        <source>Make it %n round(s)</source>
        <translation>
            <numerusform>Make it %n round</numerusform>
            <numerusform>Make it %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) before pairing</source>
        <translation>
            <numerusform>%n remark before pairing</numerusform>
            <numerusform>%n remarks before pairing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game in this round</source>
        <translation>
            <numerusform>%n player without a game in this round</numerusform>
            <numerusform>%n players without a game in this round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) without a match in this round</source>
        <translation>
            <numerusform>%n team without a match in this round</numerusform>
            <numerusform>%n teams without a match in this round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n not here yet</numerusform>
            <numerusform>%n not here yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CloseCheckInDialog</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n get(s) a zero-point bye in this round only</source>
        <translation>
            <numerusform>%n gets a zero-point bye in this round only</numerusform>
            <numerusform>%n get a zero-point bye in this round only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leave(s) the event: zero points in every round</source>
        <translation>
            <numerusform>%n leaves the event: zero points in every round</numerusform>
            <numerusform>%n leave the event: zero points in every round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marked absent: a zero-point bye in this round</source>
        <translation>
            <numerusform>%n marked absent: a zero-point bye in this round</numerusform>
            <numerusform>%n marked absent: a zero-point bye in this round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the other %n are here</source>
        <translation>
            <numerusform>the other %n are here</numerusform>
            <numerusform>the other %n are here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message numerus="yes">
        <source>The final pack is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>The final pack is written: %n file in {0}</numerusform>
            <numerusform>The final pack is written: %n files in {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desks</name>
    <message numerus="yes">
        <source>There are %n desks already: take some back.</source>
        <translation>
            <numerusform>There are %n desks already: take some back.</numerusform>
            <numerusform>There are %n desks already: take some back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentsPanel</name>
    <message numerus="yes">
        <source>{0} is in the print queue, with %n document(s).</source>
        <translation>
            <numerusform>{0} is in the print queue, with %n document.</numerusform>
            <numerusform>{0} is in the print queue, with %n documents.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditManyDialog</name>
    <message numerus="yes">
        <source>Edit %n player(s)</source>
        <translation>
            <numerusform>Edit %n player</numerusform>
            <numerusform>Edit %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplanationPanel</name>
    <message numerus="yes">
        <source>Still tied when this rung is reached (%n)</source>
        <translation>
            <numerusform>Still tied when this rung is reached (%n)</numerusform>
            <numerusform>Still tied when this rung is reached (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are being read…</source>
        <translation>
            <numerusform>%n file is being read…</numerusform>
            <numerusform>%n files are being read…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message numerus="yes">
        <source>%n page(s) found</source>
        <translation>
            <numerusform>%n page found</numerusform>
            <numerusform>%n pages found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LaboratoryWindow</name>
    <message numerus="yes">
        <source>%n event(s) counted.</source>
        <translation>
            <numerusform>%n event counted.</numerusform>
            <numerusform>%n events counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LadderPanel</name>
    <message numerus="yes">
        <source>TRIAL, %n change(s) from official</source>
        <translation>
            <numerusform>TRIAL, %n change from official</numerusform>
            <numerusform>TRIAL, %n changes from official</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LiveDialog</name>
    <message numerus="yes">
        <source>%n viewer(s) now</source>
        <translation>
            <numerusform>%n viewer now</numerusform>
            <numerusform>%n viewers now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the newest %n step(s)</source>
        <translation>
            <numerusform>the newest %n step</numerusform>
            <numerusform>the newest %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restore point(s)</source>
        <translation>
            <numerusform>%n restore point</numerusform>
            <numerusform>%n restore points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>%n step would be taken back; undo brings it back.</numerusform>
            <numerusform>%n steps would be taken back; undo brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only in that file and come in.</source>
        <translation>
            <numerusform>%n step is only in that file and comes in.</numerusform>
            <numerusform>%n steps are only in that file and come in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only here and go:</source>
        <translation>
            <numerusform>%n step is only here and goes:</numerusform>
            <numerusform>%n steps are only here and go:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManualView</name>
    <message numerus="yes">
        <source>%n without an opponent or a bye</source>
        <translation>
            <numerusform>%n without an opponent or a bye</numerusform>
            <numerusform>%n without an opponent or a bye</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MissingDialog</name>
    <message numerus="yes">
        <source>%n player(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>%n player was not seen at the check-in of round {0}</numerusform>
            <numerusform>%n players were not seen at the check-in of round {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>%n team were not seen at the check-in of round {0}</numerusform>
            <numerusform>%n teams were not seen at the check-in of round {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfferAgain</name>
    <message numerus="yes">
        <source>%n step(s) only in {0}</source>
        <translation>
            <numerusform>%n step only in {0}</numerusform>
            <numerusform>%n steps only in {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) were entered again.</source>
        <translation>
            <numerusform>%n step were entered again.</numerusform>
            <numerusform>%n steps were entered again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerActions</name>
    <message numerus="yes">
        <source>Remove %n player(s)?</source>
        <translation>
            <numerusform>Remove %n player?</numerusform>
            <numerusform>Remove %n players?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) moved to {0}</source>
        <translation>
            <numerusform>%n player moved to {0}</numerusform>
            <numerusform>%n players moved to {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerTable</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a rating</source>
        <translation>
            <numerusform>%n without a rating</numerusform>
            <numerusform>%n without a rating</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left the event</source>
        <translation>
            <numerusform>%n left the event</numerusform>
            <numerusform>%n left the event</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s), {0} of them to be cleared up</source>
        <translation>
            <numerusform>%n remark, {0} of them to be cleared up</numerusform>
            <numerusform>%n remarks, {0} of them to be cleared up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ticked off as here</source>
        <translation>
            <numerusform>%n player ticked off as here</numerusform>
            <numerusform>%n players ticked off as here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintDesk</name>
    <message numerus="yes">
        <source>%n PDF(s) written.</source>
        <translation>
            <numerusform>%n PDF written.</numerusform>
            <numerusform>%n PDFs written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the same name are in this folder already, for example {0}.</source>
        <translation>
            <numerusform>%n file of the same name is in this folder already: {0}.</numerusform>
            <numerusform>%n files of the same name are in this folder already, for example {0}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n page(s).</source>
        <translation>
            <numerusform>Stopped after %n page.</numerusform>
            <numerusform>Stopped after %n pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) sent to the printer.</source>
        <translation>
            <numerusform>%n page sent to the printer.</numerusform>
            <numerusform>%n pages sent to the printer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message numerus="yes">
        <source>%n player(s) without a year of birth are shown by their whole names.</source>
        <translation>
            <numerusform>%n player without a year of birth is shown by the whole name.</numerusform>
            <numerusform>%n players without a year of birth are shown by their whole names.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingCheckDialog</name>
    <message numerus="yes">
        <source>%n player(s) have no number and were not compared.</source>
        <translation>
            <numerusform>%n player has no number and was not compared.</numerusform>
            <numerusform>%n players have no number and were not compared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} and %n more</source>
        <translation>
            <numerusform>{0} and %n more</numerusform>
            <numerusform>{0} and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply %n change(s)</source>
        <translation>
            <numerusform>Apply %n change</numerusform>
            <numerusform>Apply %n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) changed</source>
        <translation>
            <numerusform>%n player changed</numerusform>
            <numerusform>%n players changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingListsDialog</name>
    <message numerus="yes">
        <source>%n new list(s) in the watched folder: {0}</source>
        <translation>
            <numerusform>%n new list in the watched folder: {0}</numerusform>
            <numerusform>%n new lists in the watched folder: {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} {1}: %n player(s).</source>
        <translation>
            <numerusform>{0} {1}: %n player.</numerusform>
            <numerusform>{0} {1}: %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were left out, the first: {0}</source>
        <translation>
            <numerusform>%n line was left out: {0}</numerusform>
            <numerusform>%n lines were left out, the first: {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingMethodDialog</name>
    <message numerus="yes">
        <source>%n tournament rating(s) change.</source>
        <translation>
            <numerusform>%n tournament rating changes.</numerusform>
            <numerusform>%n tournament ratings change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingOfficerDialog</name>
    <message numerus="yes">
        <source>%n thing(s) must be mended before the report is sent.</source>
        <translation>
            <numerusform>%n thing must be mended before the report is sent.</numerusform>
            <numerusform>%n things must be mended before the report is sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The report is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>The report is written: %n file in {0}</numerusform>
            <numerusform>The report is written: %n files in {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportExport</name>
    <message numerus="yes">
        <source>%n game(s) have no result yet: an interim report, not the final one.</source>
        <translation>
            <numerusform>%n game has no result yet: an interim report, not the final one.</numerusform>
            <numerusform>%n games have no result yet: an interim report, not the final one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundActions</name>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>%n step would be taken back; undo brings it back.</numerusform>
            <numerusform>%n steps would be taken back; undo brings them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundsPanel</name>
    <message numerus="yes">
        <source>%n difference(s) from the engine</source>
        <translation>
            <numerusform>%n difference from the engine</numerusform>
            <numerusform>%n differences from the engine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RungOptionsPopover</name>
    <message numerus="yes">
        <source>%n half point(s) above one half</source>
        <translation>
            <numerusform>%n half point above one half</numerusform>
            <numerusform>%n half points above one half</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) below one half</source>
        <translation>
            <numerusform>%n half point below one half</numerusform>
            <numerusform>%n half points below one half</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SectionsPanel</name>
    <message numerus="yes">
        <source>%n section(s), {0} entered</source>
        <translation>
            <numerusform>%n section, {0} entered</numerusform>
            <numerusform>%n sections, {0} entered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n section(s)</source>
        <translation>
            <numerusform>In %n section</numerusform>
            <numerusform>In %n sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pairing %n section(s)…</source>
        <translation>
            <numerusform>Pairing %n section…</numerusform>
            <numerusform>Pairing %n sections…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}: done in %n section(s).</source>
        <translation>
            <numerusform>{0}: done in %n section.</numerusform>
            <numerusform>{0}: done in %n sections.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetsCard</name>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <translation>
            <numerusform>%n prize</numerusform>
            <numerusform>%n prizes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourceActions</name>
    <message numerus="yes">
        <source>Written with %n minute(s) of delay</source>
        <translation>
            <numerusform>Written with %n minute of delay</numerusform>
            <numerusform>Written with %n minutes of delay</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message numerus="yes">
        <source>%n prize(s) announced: change them, and see who gets what</source>
        <translation>
            <numerusform>%n prize announced: change it, and see who gets what</numerusform>
            <numerusform>%n prizes announced: change them, and see who gets what</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ladder has %n more remark(s).</source>
        <translation>
            <numerusform>The ladder has %n more remark.</numerusform>
            <numerusform>The ladder has %n more remarks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each board by points, then percentage and performance. A board prize asks for %n game(s) over the board.</source>
        <translation>
            <numerusform>Each board by points, then percentage and performance. A board prize asks for %n game over the board.</numerusform>
            <numerusform>Each board by points, then percentage and performance. A board prize asks for %n games over the board.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeamDesk</name>
    <message numerus="yes">
        <source>There are %n invitations already: take some back.</source>
        <translation>
            <numerusform>There are %n invitations already: take some back.</numerusform>
            <numerusform>There are %n invitations already: take some back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open again: %n page(s)</source>
        <translation>
            <numerusform>Open again: %n page</numerusform>
            <numerusform>Open again: %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n telephone</numerusform>
            <numerusform>%n telephones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n desk</numerusform>
            <numerusform>%n desks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeamsPanel</name>
    <message numerus="yes">
        <source>%n board(s) a match</source>
        <translation>
            <numerusform>%n board a match</numerusform>
            <numerusform>%n boards a match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TentativeDialog</name>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n not here yet</numerusform>
            <numerusform>%n not here yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TogetherDialog</name>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n telephone</numerusform>
            <numerusform>%n telephones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n desk</numerusform>
            <numerusform>%n desks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) today</source>
        <translation>
            <numerusform>%n step today</numerusform>
            <numerusform>%n steps today</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_MovedWords</name>
    <message numerus="yes">
        <source>%n of {0} player(s) get another number.</source>
        <translation>
            <numerusform>%n of {0} players gets another number.</numerusform>
            <numerusform>%n of {0} players get another number.</numerusform>
        </translation>
    </message>
</context>
</TS>
