<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ExplanationPanel</name>
    <message numerus="yes">
        <source>Still tied when this rung is reached (%n player(s))</source>
        <translation>
            <numerusform>Still tied when this rung is reached (%n player)</numerusform>
            <numerusform>Still tied when this rung is reached (%n players)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
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
    <name>NewEventWizard</name>
    <message numerus="yes">
        <source>{0} is played as {1} over %n round(s).</source>
        <translation>
            <numerusform>{0} is played as {1} over %n round.</numerusform>
            <numerusform>{0} is played as {1} over %n rounds.</numerusform>
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
</context>
<context>
    <name>RoundsPanel</name>
    <message numerus="yes">
        <source>%n player(s) without a game</source>
        <translation>
            <numerusform>%n player without a game</numerusform>
            <numerusform>%n players without a game</numerusform>
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
</TS>
