<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About tdapp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tournament director for chess arbiters: offline, every tie-break explained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thanks to the FIDE Technical Commission for its tie-break and pairing tool gacrux:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typefaces: Noto Sans (SIL Open Font License 1.1) and WenQuanYi Micro Hei (Apache License 2.0). Icons: Lucide (ISC License), in part from Feather (MIT License).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made with Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence and thanks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CatalogueView</name>
    <message>
        <source>Available criteria</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter adds the criterion below the current rung.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare ladders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places under both ladders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare two ladders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trial ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Official, unplayed games as in {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place under the first ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place under the second ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rung of the second ladder that decides</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Controller</name>
    <message>
        <source>{0} moved to position {1} of {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} added at position {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeated: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>A fault of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program made a mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything entered before is saved in the event file. You can go on; if something looks wrong, close the program and open the event again. Please send the text below to the makers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details for the makers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Crosstable</name>
    <message>
        <source>1 win, ½ draw, 0 loss; + and − forfeits; · open game. Columns in the order of the rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairing number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; bye: pairing-allocated; bye 1, bye ½: requested; — absent; · open game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank after this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R{0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0}: {1} {2}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrosstablePanel</name>
    <message>
        <source>Crosstable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines in the order of the standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines in the order of the pairing numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents by pairing number: the same in every round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents by their rank in this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No round to show yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a later round above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After round {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DenseTable</name>
    <message>
        <source>{0}: column headers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DocumentsPanel</name>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landscape where the table needs it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always upright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always sideways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Official</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the official ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the trial ladder; the paper says “trial, not official”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After round {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventPanel</name>
    <message>
        <source>Open the ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deputies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swiss system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>win {0}, draw {1}, loss {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie-break rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How ties are broken</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Rd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour and opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Res.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result as used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent&apos;s score or rating as used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the round contributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted, cut or not counted, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of this criterion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points among the tied players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>have not met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent&apos;s rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points after the round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExplanationPanel</name>
    <message>
        <source>Explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the calculation as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print this player&apos;s calculation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trial ladder, not official</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points and tie-breaks of this player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worked calculation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among the tied players (· have not met)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crosstable of the tied players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rating {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not ranked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} after round {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points, round by round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} points after round {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unplayed games: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Still tied when this rung is reached (%n player(s))</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody was tied with this player when this rung is reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The calculation was copied.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open an event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament reports (*.trf *.trfx *.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy was not written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy was written: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The event cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Name of the event file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportReviewDialog</name>
    <message>
        <source>Import: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review before importing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been created yet. {0} itself stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file says everything itself: nothing was assumed or repaired.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New event file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create the event</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LadderActions</name>
    <message>
        <source>&amp;Make the trial ladder official…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Drop the trial ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare ladders…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save this ladder as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no trial ladder: the official one is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the official ladder?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round 1 is paired: players may rely on the announced tie-breaks. The old ladder is kept, the change is logged and written to the tournament report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the edition of the rules?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round 1 is paired. Another edition changes how unplayed games count; the change is logged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ladder is official now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the ladder:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LadderDelegate</name>
    <message>
        <source>NOT C.07</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unplayed games: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LadderModel</name>
    <message>
        <source>not C.07</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of {0} (F2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is already the first rung</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {0} up (Alt+Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is already the last rung</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {0} down (Alt+Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {0} (Del)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LadderPanel</name>
    <message>
        <source>Tie-breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a ready ladder into the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the official ladder; can be undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make official…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a criterion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the criterion to the ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladder, in the order of use after points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tie-break: all ties stay shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a criterion here, or choose one at the left and press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the worked calculation of the selected player (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players whose place changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No place changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>TRIAL, %n change(s) from official</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trial ladder becomes the official one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ladder shown is the official one already; change something first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change freely: this is a trial until you make it official.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No place changes after round {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trial ladder gives the same places as the official one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move, add or change a rung: the players whose place changes appear here at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview after round {0}: {1} of {2} places change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this ladder as…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LadderView</name>
    <message>
        <source>Ladder, in the order of use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a rung, F2 or Enter opens its options, Del removes it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{0}: this page comes with a later version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New event…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import a tournament report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the &amp;demo event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lose the event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search commands and players…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find on this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Explanation beside the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About tdapp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FIDE mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The event follows FIDE&apos;s rules for tournament programs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Follow the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file opened yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PDF was not written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} The event itself is safe. Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent to the printer: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place under the official ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place under the trial ladder, and by how many places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rung of the trial ladder that decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player&apos;s value of that rung</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From place {0} to place {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewEventWizard</name>
    <message>
        <source>New event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dates are known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swiss system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players with equal scores meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games against each opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name stands on every printed page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name *</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chief &amp;arbiter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When and how is it played?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of it can be completed later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for example 90 min + 30 s per move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games per pairing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How are ties broken?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from a ready ladder. The Tie-breaks page changes it at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The regulations in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare them with what was announced, then create the event.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a round robin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Swiss system</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{0} is played as {1} over %n round(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Place: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dates: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chief arbiter: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time control: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A win counts 1 point, a draw ½, a loss 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie-break rules: FIDE edition {0}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Preview of the printed pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Search commands and players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search commands, pages and players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name as in the rating list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Federation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Born</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year or date of birth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club or city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number in FIDE&apos;s rating list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdrawn or expelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expelled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a tournament file (File, Import) to bring players in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>average rating {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n without a rating</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PolicyDelegate</name>
    <message>
        <source>NOT C.07</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PolicyList</name>
    <message>
        <source>How unplayed games count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys look, Enter or Space chooses.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PolicyModel</name>
    <message>
        <source>not C.07</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in force</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundSelector</name>
    <message>
        <source>Round in view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One round back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One round forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After round {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After round {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} (games are open)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>1 – 0 unrated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>½ – ½ unrated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 – 1 unrated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairing-allocated bye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>absent (zero-point bye)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not paired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board, in FIDE&apos;s order of boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White&apos;s pairing number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White&apos;s title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player with White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White&apos;s rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White&apos;s side first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black&apos;s pairing number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black&apos;s title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player with Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black&apos;s rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result, board {0}: {1} against {2}: {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players without a game in this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game because</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why this player had no game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for this round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundsPanel</name>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find by name or board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players without a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No round has been paired yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairing follows in a later version; imported events show their rounds here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} results</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RungOptionsPopover</name>
    <message>
        <source>Options of a rung</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every round counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest values are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many of the lowest as of the highest are out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit, in half points from one half of the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How unplayed games count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one half of the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) above one half</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) below one half</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>another number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: another number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Go to round {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to before round 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Unplayed games: {0}. {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NOT C.07: not as FIDE&apos;s rules define it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared places carry the same number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Federation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or press Enter to see how this value comes about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}. This value separates the player from the next one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Official</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trial ladder of the Tie-breaks page, not official</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bold: the value that separates the player from the next one. Enter on a value explains it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After round {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>provisional: games are open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trial ladder, not official: nothing here is decided.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>New event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swiss or round robin; a few questions, then go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An event file (.tdb) on this computer or a stick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FIDE&apos;s exchange format (TRF06, 16, 26). You see every assumption first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try the demo event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A finished tournament to look around in; nothing can break.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome, arbiter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run a tournament, choose how ties are broken, and see why every number is what it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can also drop a file onto this window. F1 opens the manual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {0} off this list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Round {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}/{1} results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No round paired yet, {0} planned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>players: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trial ladder, rungs changed: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search  Ctrl+K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search commands and players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search commands, pages and players (Ctrl+K)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TwoStepDialog</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the official ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players whose place changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No place changes now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later rounds may differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason (kept in the file and written to the tournament report)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason for the change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for example: the announced regulations name another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {0} of 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UndoActions</name>
    <message>
        <source>Undo: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
