<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the window of tdapp says. Not yet reviewed by a native arbiter unless it says so here. What is wrong goes, with the
     English text beside it, to whoever keeps the program: docs/translating.md. -->
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>{where}: “{text}” is no day; write {example}.</source>
        <translation>{where}: «{text}» no es un día; escriba {example}.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About tdapp</source>
        <translation>Acerca de tdapp</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Versión {0}</translation>
    </message>
    <message>
        <source>A tournament director for chess arbiters: offline, every tie-break explained.</source>
        <translation>Un programa de torneos para árbitros de ajedrez: sin conexión y con cada desempate explicado.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty.</source>
        <translation>Software libre bajo la GNU General Public License, versión 3 o posterior (GPL-3.0-or-later). Se entrega sin ninguna garantía.</translation>
    </message>
    <message>
        <source>Thanks to the FIDE Technical Commission for its tie-break and pairing tool gacrux:</source>
        <translation>Gracias a la Comisión Técnica de la FIDE por su herramienta de desempate y emparejamiento gacrux:</translation>
    </message>
    <message>
        <source>Typefaces: Noto Sans (SIL Open Font License 1.1) and WenQuanYi Micro Hei (Apache License 2.0). Icons: Lucide (ISC License), in part from Feather (MIT License).</source>
        <translation>Tipos de letra: Noto Sans (SIL Open Font License 1.1) y WenQuanYi Micro Hei (Apache License 2.0). Iconos: Lucide (ISC License), en parte de Feather (MIT License).</translation>
    </message>
    <message>
        <source>Made with Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.</source>
        <translation>Hecho con Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.</translation>
    </message>
    <message>
        <source>Licence and thanks</source>
        <translation>Licencia y agradecimientos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>AbsenceDialog</name>
    <message>
        <source>A paired player does not come</source>
        <translation>Un jugador emparejado no viene</translation>
    </message>
    <message>
        <source>{0} does not come</source>
        <translation>{0} no viene</translation>
    </message>
    <message>
        <source>Board {0}, against {1}</source>
        <translation>Mesa {0}, contra {1}</translation>
    </message>
    <message>
        <source>The opponent wins by forfeit</source>
        <translation>El rival gana por incomparecencia</translation>
    </message>
    <message>
        <source>Somebody without a game takes the seat</source>
        <translation>Alguien sin partida ocupa el lugar</translation>
    </message>
    <message>
        <source>The board goes; the opponent is paired again</source>
        <translation>La mesa desaparece; se vuelve a emparejar al rival</translation>
    </message>
    <message>
        <source>Who takes the seat</source>
        <translation>Quién ocupa el lugar</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Motivo (se conserva en el historial)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Hacerlo</translation>
    </message>
    <message>
        <source>{0} loses by forfeit, {1} wins without playing. The next round is not touched.</source>
        <translation>{0} pierde por incomparecencia, {1} gana sin jugar. La ronda siguiente no se toca.</translation>
    </message>
    <message>
        <source>Board {0}: {1} meets {2} instead of {3}, who is absent in this round.</source>
        <translation>Mesa {0}: {1} juega contra {2} en lugar de {3}, ausente en esta ronda.</translation>
    </message>
    <message>
        <source>Board {0} goes. {1} is absent; {2} is without a game until you pair by hand.</source>
        <translation>La mesa {0} desaparece. {1} está ausente; {2} queda sin partida hasta que usted empareje a mano.</translation>
    </message>
    <message>
        <source>The pairings are published: players may have seen them (C.04.2, 3.6).</source>
        <translation>Los emparejamientos están publicados: puede que los jugadores los hayan visto (C.04.2, 3.6).</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Escriba antes un motivo</translation>
    </message>
</context>
<context>
    <name>AbsenceGrid</name>
    <message>
        <source>Byes by round</source>
        <translation>Byes por ronda</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partida</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>juega</translation>
    </message>
    <message>
        <source>absent, 0 points</source>
        <translation>ausente, 0 puntos</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>bye de medio punto</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>bye de un punto</translation>
    </message>
    <message>
        <source>this round is paired; change it on the Rounds page</source>
        <translation>esta ronda está emparejada; cámbielo en la página Rondas</translation>
    </message>
    <message>
        <source>{0}, round {1}: {2}</source>
        <translation>{0}, ronda {1}: {2}</translation>
    </message>
</context>
<context>
    <name>AbsencesDialog</name>
    <message>
        <source>Byes and absences</source>
        <translation>Byes y ausencias</translation>
    </message>
    <message>
        <source>Byes and absences by round</source>
        <translation>Byes y ausencias por ronda</translation>
    </message>
    <message>
        <source>0 absent, 5 or H half-point bye, 1 full-point bye, Del plays. Space goes through them.</source>
        <translation>0 ausente, 5 o H bye de medio punto, 1 bye de un punto, Supr juega. La barra espaciadora los recorre.</translation>
    </message>
    <message>
        <source>The regulations allow no half-point byes.</source>
        <translation>Las bases no permiten byes de medio punto.</translation>
    </message>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player.</source>
        <translation>
            <numerusform>Las bases permiten %n bye de medio punto por jugador.</numerusform>
            <numerusform>Las bases permiten %n byes de medio punto por jugador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player, until round {0}.</source>
        <translation>
            <numerusform>Las bases permiten %n bye de medio punto por jugador, hasta la ronda {0}.</numerusform>
            <numerusform>Las bases permiten %n byes de medio punto por jugador, hasta la ronda {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>These players have left the event; take them back first.</source>
        <translation>Estos jugadores han dejado el torneo; readmítalos antes.</translation>
    </message>
    <message>
        <source>0 {0}, 5 or H {1}, 1 {2}, Del plays. Space goes through them.</source>
        <translation>0 {0}, 5 o H {1}, 1 {2}, Supr juega. La barra espaciadora los recorre.</translation>
    </message>
    <message>
        <source>Set these byes?</source>
        <translation>¿Asignar estos byes?</translation>
    </message>
</context>
<context>
    <name>AddCriterion</name>
    <message>
        <source>Add a criterion: type its name or code</source>
        <translation>Añadir un desempate: escriba su nombre o código</translation>
    </message>
    <message>
        <source>All criteria to choose from</source>
        <translation>Todos los desempates a elegir</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>Sobre este desempate</translation>
    </message>
    <message>
        <source>Add the criterion to the ladder</source>
        <translation>Añadir el desempate a la lista</translation>
    </message>
</context>
<context>
    <name>AddPlayersDialog</name>
    <message>
        <source>Add players</source>
        <translation>Añadir jugadores</translation>
    </message>
    <message>
        <source>Add players to {0}</source>
        <translation>Añadir jugadores a {0}</translation>
    </message>
    <message>
        <source>Name or number in the rating list</source>
        <translation>Nombre o número de la lista de Elo</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Lista de Elo</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Listas de Elo…</translation>
    </message>
    <message>
        <source>Players of the rating list</source>
        <translation>Jugadores de la lista de Elo</translation>
    </message>
    <message>
        <source>Enter adds the marked player, {0} puts him into the form below.</source>
        <translation>Intro añade al jugador marcado, {0} lo lleva al formulario de abajo.</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Añadir jugador</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Late entry. Missed rounds:</source>
        <translation>Inscripción tardía. Rondas perdidas:</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronda {0}</translation>
    </message>
    <message>
        <source>{0}: 0 points</source>
        <translation>{0}: 0 puntos</translation>
    </message>
    <message>
        <source>{0}: half point</source>
        <translation>{0}: medio punto</translation>
    </message>
    <message>
        <source>{0}: full point</source>
        <translation>{0}: un punto</translation>
    </message>
    <message>
        <source>The number is {0}, after the last; the place by rating is proposed before round {1}.</source>
        <translation>El número es {0}, tras el último; el puesto por Elo se propone antes de la ronda {1}.</translation>
    </message>
    <message>
        <source>The number is {0}, after the last.</source>
        <translation>El número es {0}, tras el último.</translation>
    </message>
    <message>
        <source>No rating list yet. Import FIDE&apos;s download once, then a few letters of a name and Enter do.</source>
        <translation>Todavía no hay lista de Elo. Importe una vez la descarga de la FIDE; después bastan unas letras del nombre e Intro.</translation>
    </message>
    <message>
        <source>{0} is in the event already.</source>
        <translation>{0} ya está en el torneo.</translation>
    </message>
    <message>
        <source>{0}. Enter again adds the player all the same.</source>
        <translation>{0}. Intro de nuevo añade al jugador de todos modos.</translation>
    </message>
    <message>
        <source>Add {0}?</source>
        <translation>¿Añadir a {0}?</translation>
    </message>
    <message numerus="yes">
        <source>Added: {0}. %n player(s) now.</source>
        <translation>
            <numerusform>Añadido: {0}. Ahora hay %n jugador.</numerusform>
            <numerusform>Añadido: {0}. Ahora hay %n jugadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} {1} is in the event already and may be the same person.</source>
        <translation>{0} {1} ya está en el torneo y puede ser la misma persona.</translation>
    </message>
    <message>
        <source>{0} is in the section {1} and may be the same person.</source>
        <translation>{0} está en el grupo {1} y puede ser la misma persona.</translation>
    </message>
    <message>
        <source>{0} is not added yet: Enter adds, Esc or Close once more leaves.</source>
        <translation>{0} todavía no se ha añadido: Intro añade, Esc o Cerrar otra vez sale.</translation>
    </message>
    <message>
        <source>“{0}” has no letter</source>
        <translation>«{0}» no tiene ninguna letra</translation>
    </message>
</context>
<context>
    <name>AnswerFields</name>
    <message>
        <source>not answered</source>
        <translation>sin responder</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>as the dates of the rounds say</source>
        <translation>según las fechas de las rondas</translation>
    </message>
    <message>
        <source>found by itself (d)</source>
        <translation>hallado por sí mismo (d)</translation>
    </message>
    <message>
        <source>a: national championship</source>
        <translation>a: campeonato nacional</translation>
    </message>
    <message>
        <source>b: national team championship</source>
        <translation>b: campeonato nacional por equipos</translation>
    </message>
    <message>
        <source>c: zonal or subzonal</source>
        <translation>c: zonal o subzonal</translation>
    </message>
    <message>
        <source>d: players from abroad</source>
        <translation>d: jugadores extranjeros</translation>
    </message>
    <message>
        <source>by computer</source>
        <translation>por ordenador</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>&amp;Pairing, where rounds do not say (IT3)</source>
        <translation>&amp;Emparejamiento, donde las rondas no lo digan (IT3)</translation>
    </message>
    <message>
        <source>as those so far</source>
        <translation>como las anteriores</translation>
    </message>
    <message>
        <source>&amp;Registered 30 days before (1.1.1)</source>
        <translation>&amp;Registrado 30 días antes (1.1.1)</translation>
    </message>
    <message>
        <source>&amp;Format, hours, arbiters as asked (1.1)</source>
        <translation>&amp;Formato, horas y árbitros según lo exigido (1.1)</translation>
    </message>
    <message>
        <source>One round a &amp;day (1.1.3 a)</source>
        <translation>Una ronda por &amp;día (1.1.3 a)</translation>
    </message>
    <message>
        <source>&amp;Exempt from the mix (1.4.3)</source>
        <translation>E&amp;xento de la mezcla (1.4.3)</translation>
    </message>
    <message>
        <source>&amp;Games needed (1.4.1)</source>
        <translation>&amp;Partidas necesarias (1.4.1)</translation>
    </message>
    <message>
        <source>E&amp;xpected average of unknown opponents</source>
        <translation>&amp;Media esperada de rivales desconocidos</translation>
    </message>
</context>
<context>
    <name>AtDeskDialog</name>
    <message>
        <source>This computer is a desk</source>
        <translation>Este ordenador es un puesto de trabajo</translation>
    </message>
    <message>
        <source>It works as {0}, {1}; another computer leads the event.</source>
        <translation>Trabaja como {0}, {1}; otro ordenador dirige el torneo.</translation>
    </message>
    <message>
        <source>The leading computer answers.</source>
        <translation>El ordenador principal responde.</translation>
    </message>
    <message>
        <source>When the leading computer has died: switch it off, compare the number of the newest step at all desks, and lead from the one with the highest.</source>
        <translation>Si el ordenador principal ha dejado de funcionar: apáguelo, compare el número del último paso en todos los puestos de trabajo y dirija desde el que tenga el más alto.</translation>
    </message>
    <message>
        <source>&amp;Lead from here…</source>
        <translation>&amp;Dirigir desde aquí…</translation>
    </message>
    <message>
        <source>&amp;Another computer leads now…</source>
        <translation>Ahora dirige &amp;otro ordenador…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Newest step here: {0}, at {1}: {2}</source>
        <translation>Último paso aquí: {0}, a las {1}: {2}</translation>
    </message>
    <message>
        <source>A deputy or the chief arbiter leads from his desk.</source>
        <translation>Un adjunto o el árbitro principal dirige desde su puesto de trabajo.</translation>
    </message>
    <message>
        <source>Lead from here: not while the leading computer answers.</source>
        <translation>Dirigir desde aquí: no mientras responda el ordenador principal.</translation>
    </message>
    <message>
        <source>The computer that led must be off, or be used by nobody: two that lead make two events.</source>
        <translation>El ordenador que dirigía debe estar apagado o sin que nadie lo use: si dirigen dos, hay dos torneos.</translation>
    </message>
    <message>
        <source>Telephones and desks that it invited are expected here. They need the new address: Event &gt; Work together… shows it then.</source>
        <translation>Los teléfonos y puestos de trabajo que invitó se esperan aquí. Necesitan la nueva dirección: Torneo &gt; Trabajar en común… la muestra entonces.</translation>
    </message>
    <message>
        <source>Lead the event from this computer?</source>
        <translation>¿Dirigir el torneo desde este ordenador?</translation>
    </message>
    <message>
        <source>Lead from here</source>
        <translation>Dirigir desde aquí</translation>
    </message>
</context>
<context>
    <name>AtWork</name>
    <message>
        <source>Work together</source>
        <translation>Trabajar en común</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n teléfono</numerusform>
            <numerusform>%n teléfonos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n puesto de trabajo</numerusform>
            <numerusform>%n puestos de trabajo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupDesk</name>
    <message>
        <source>BACKUP FAILED: {0}</source>
        <translation>FALLÓ LA COPIA DE SEGURIDAD: {0}</translation>
    </message>
    <message>
        <source>no backup yet</source>
        <translation>aún sin copia de seguridad</translation>
    </message>
    <message>
        <source>last backup just now</source>
        <translation>última copia de seguridad ahora mismo</translation>
    </message>
    <message>
        <source>last backup {0} min ago</source>
        <translation>última copia de seguridad hace {0} min</translation>
    </message>
    <message>
        <source>last backup {0} h ago</source>
        <translation>última copia de seguridad hace {0} h</translation>
    </message>
    <message>
        <source>{0} The event itself is safe.</source>
        <translation>{0} El torneo en sí está a salvo.</translation>
    </message>
</context>
<context>
    <name>BoardMenus</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Keys for results</source>
        <translation>Teclas para los resultados</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>What can be done with this board</source>
        <translation>Qué se puede hacer con esta mesa</translation>
    </message>
    <message>
        <source>&amp;Why this board?</source>
        <translation>¿&amp;Por qué esta mesa?</translation>
    </message>
    <message>
        <source>&amp;Swap the colours</source>
        <translation>&amp;Cambiar los colores</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Nota…</translation>
    </message>
    <message>
        <source>White does not come…</source>
        <translation>No vienen las blancas…</translation>
    </message>
    <message>
        <source>Black does not come…</source>
        <translation>No vienen las negras…</translation>
    </message>
    <message>
        <source>{0}  Black did not come</source>
        <translation>{0}  no vinieron las negras</translation>
    </message>
    <message>
        <source>{0}  White did not come</source>
        <translation>{0}  no vinieron las blancas</translation>
    </message>
    <message>
        <source>{0}  neither came</source>
        <translation>{0}  no vino ninguno</translation>
    </message>
    <message>
        <source>{0}  to be finished later</source>
        <translation>{0}  se terminará más tarde</translation>
    </message>
    <message>
        <source>Results are typed with the keys {0}. Used to another program? Choose its keys under “Keys”.</source>
        <translation>Los resultados se escriben con las teclas {0}. ¿Acostumbrado a otro programa? Elija sus teclas en «Teclas».</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Teclas: {0}</translation>
    </message>
    <message>
        <source>Choose a board first</source>
        <translation>Elija primero una mesa</translation>
    </message>
    <message>
        <source>{0} does not come…</source>
        <translation>{0} no viene…</translation>
    </message>
    <message>
        <source>Lost for the match by {0}, rated as played…</source>
        <translation>Perdida para el encuentro por {0}; para el Elo, como se jugó…</translation>
    </message>
    <message>
        <source>Counts for the match as it was played…</source>
        <translation>Cuenta para el encuentro como se jugó…</translation>
    </message>
    <message>
        <source>Lost for the match, rated as played?</source>
        <translation>¿Perdida para el encuentro y, para el Elo, como se jugó?</translation>
    </message>
    <message>
        <source>Count it as it was played?</source>
        <translation>¿Contarla como se jugó?</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Hacerlo</translation>
    </message>
    <message>
        <source>Note at board {0}</source>
        <translation>Nota en la mesa {0}</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Nota:</translation>
    </message>
    <message>
        <source>Results of board {0}</source>
        <translation>Resultados de la mesa {0}</translation>
    </message>
    <message>
        <source>Take the result away</source>
        <translation>Quitar el resultado</translation>
    </message>
    <message>
        <source>{0}  White wins</source>
        <translation>{0}  ganan las blancas</translation>
    </message>
    <message>
        <source>{0}  draw</source>
        <translation>{0}  tablas</translation>
    </message>
    <message>
        <source>{0}  Black wins</source>
        <translation>{0}  ganan las negras</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Resultado</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Bd</source>
        <translation>Tab.</translation>
    </message>
    <message>
        <source>The board where the player sat most</source>
        <translation>El tablero en que más se sentó el jugador</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Shared places carry the same number</source>
        <translation>Los puestos compartidos llevan el mismo número</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Pairing number of the player</source>
        <translation>Número inicial del jugador</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Título FIDE</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
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
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Games over the board</source>
        <translation>Partidas ante el tablero</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points, forfeits included</source>
        <translation>Puntos, incomparecencias incluidas</translation>
    </message>
    <message>
        <source>Percentage of the games over the board</source>
        <translation>Porcentaje de las partidas ante el tablero</translation>
    </message>
    <message>
        <source>Rp</source>
        <translation>Rp</translation>
    </message>
    <message>
        <source>Rating performance</source>
        <translation>Rendimiento</translation>
    </message>
</context>
<context>
    <name>BoardsView</name>
    <message>
        <source>Boards</source>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>Players without a game</source>
        <translation>Jugadores sin partida</translation>
    </message>
    <message>
        <source>How results are typed</source>
        <translation>Cómo se escriben los resultados</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>En orden</translation>
    </message>
    <message>
        <source>One key per board, the cursor goes on by itself</source>
        <translation>Una tecla por mesa, el cursor avanza por sí solo</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Papeletas</translation>
    </message>
    <message>
        <source>Slips in any order: board, Enter, result</source>
        <translation>Papeletas en cualquier orden: mesa, Intro, resultado</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Type every result a second time; a difference stops you</source>
        <translation>Escriba cada resultado por segunda vez; una diferencia le detiene</translation>
    </message>
    <message>
        <source>Boards shown</source>
        <translation>Mesas que se muestran</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Todas las mesas</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abiertas</translation>
    </message>
    <message>
        <source>Boards without a result</source>
        <translation>Mesas sin resultado</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Sin verificar</translation>
    </message>
    <message>
        <source>Boards whose result was not typed a second time</source>
        <translation>Mesas cuyo resultado no se ha escrito por segunda vez</translation>
    </message>
    <message>
        <source>Show or hide them</source>
        <translation>Mostrarlos u ocultarlos</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game</source>
        <translation>
            <numerusform>%n jugador sin partida</numerusform>
            <numerusform>%n jugadores sin partida</numerusform>
        </translation>
    </message>
    <message>
        <source>Find: {0}</source>
        <translation>Buscar: {0}</translation>
    </message>
    <message>
        <source>verified {0}/{1}</source>
        <translation>verificadas {0}/{1}</translation>
    </message>
    <message>
        <source>{0} open</source>
        <translation>{0} abiertas</translation>
    </message>
    <message>
        <source>Board {0}: {1}</source>
        <translation>Mesa {0}: {1}</translation>
    </message>
    <message>
        <source>{0}, verified</source>
        <translation>{0}, verificado</translation>
    </message>
    <message>
        <source>Every result is verified.</source>
        <translation>Todos los resultados están verificados.</translation>
    </message>
    <message>
        <source>Every result is in.</source>
        <translation>Están todos los resultados.</translation>
    </message>
    <message>
        <source>There is no board {0} in this round.</source>
        <translation>No hay ninguna mesa {0} en esta ronda.</translation>
    </message>
    <message>
        <source>Board {0}: {1} against {2}</source>
        <translation>Mesa {0}: {1} contra {2}</translation>
    </message>
    <message>
        <source>{0}: {1} {2} {3}</source>
        <translation>{0}: {1} {2} {3}</translation>
    </message>
    <message>
        <source>Nothing was entered: press the key for board {0} again.</source>
        <translation>No se ha anotado nada: pulse de nuevo la tecla para la mesa {0}.</translation>
    </message>
    <message>
        <source>“{0}” is no result with the keys {1}. Board {2} waits: read this, press Enter or Esc.</source>
        <translation>«{0}» no es un resultado con las teclas {1}. La mesa {2} espera: lea esto y pulse Intro o Esc.</translation>
    </message>
</context>
<context>
    <name>BracketView</name>
    <message>
        <source>Bracket</source>
        <translation>Cuadro</translation>
    </message>
</context>
<context>
    <name>Bring</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Points, a tie-break, or the place</source>
        <translation>Puntos, un desempate o el puesto</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicado</translation>
    </message>
    <message>
        <source>As the file states it</source>
        <translation>Como lo indica el archivo</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Nuestro</translation>
    </message>
    <message>
        <source>As it is calculated here</source>
        <translation>Como se calcula aquí</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>place</source>
        <translation>puesto</translation>
    </message>
</context>
<context>
    <name>BringDialog</name>
    <message>
        <source>Bring your last event</source>
        <translation>Traer su último torneo</translation>
    </message>
    <message>
        <source>Drop the file of a finished event here: a tournament report, a crosstable, or the file of another program. Its table is calculated anew and laid beside the published one. Nothing is kept.</source>
        <translation>Suelte aquí el archivo de un torneo terminado: un informe de torneo, un cuadro de resultados o el archivo de otro programa. Su tabla se calcula de nuevo y se pone junto a la publicada. No se conserva nada.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
    <message>
        <source>As a sheet…</source>
        <translation>Como hoja…</translation>
    </message>
    <message>
        <source>Import it as an event…</source>
        <translation>Importarlo como torneo…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>What differs from the published table</source>
        <translation>Qué difiere de la tabla publicada</translation>
    </message>
    <message>
        <source>Our own standings</source>
        <translation>Nuestra clasificación</translation>
    </message>
    <message>
        <source>The calculation</source>
        <translation>El cálculo</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>Leyendo {0}…</translation>
    </message>
    <message>
        <source>The file can be read in several ways: import it, and you are asked which one is right.</source>
        <translation>El archivo se puede leer de varias maneras: impórtelo, y se le pregunta cuál es la correcta.</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}: {2}</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
</context>
<context>
    <name>BroadcastDialog</name>
    <message>
        <source>Broadcast</source>
        <translation>Retransmisión</translation>
    </message>
    <message>
        <source>Moves, clocks and results reach viewers and files only after the delay.</source>
        <translation>Las jugadas, los tiempos y los resultados llegan a los espectadores y a los archivos solo tras el retardo.</translation>
    </message>
    <message>
        <source>Minutes of delay</source>
        <translation>Minutos de retardo</translation>
    </message>
    <message>
        <source>A minute less</source>
        <translation>Un minuto menos</translation>
    </message>
    <message>
        <source>A minute more</source>
        <translation>Un minuto más</translation>
    </message>
    <message>
        <source>Minutes of delay:</source>
        <translation>Minutos de retardo:</translation>
    </message>
    <message>
        <source>Line for viewers:</source>
        <translation>Línea para los espectadores:</translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation>Motivo:</translation>
    </message>
    <message>
        <source>Also hold back the rest of a game whose result is entered</source>
        <translation>Retener también el resto de una partida cuyo resultado ya se ha anotado</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Moves are public at once: whoever helps a player from outside sees them.</source>
        <translation>Las jugadas son públicas al instante: las ve quien ayude a un jugador desde fuera.</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Escriba antes un motivo</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
</context>
<context>
    <name>BulkEntry</name>
    <message>
        <source>– leave out –</source>
        <translation>– omitir –</translation>
    </message>
    <message>
        <source>Name (Family, Given)</source>
        <translation>Nombre (Apellidos, Nombre)</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Apellidos</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Nombre de pila</translation>
    </message>
    <message>
        <source>Name in own script</source>
        <translation>Nombre en su escritura</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sexo</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nac.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federación</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID FIDE</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>ID nacional</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo del torneo</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE clásico</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE rápido</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE relámpago</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Elo nacional</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Board in the team</source>
        <translation>Tablero en el equipo</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Mesa fija</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagado</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Inscripción</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
</context>
<context>
    <name>BulkEntryDialog</name>
    <message>
        <source>Add many players</source>
        <translation>Añadir varios jugadores</translation>
    </message>
    <message>
        <source>Add many players to {0}</source>
        <translation>Añadir varios jugadores a {0}</translation>
    </message>
    <message>
        <source>Copy rows in a spreadsheet and paste them here, or open a CSV, a workbook or a tournament report. Nothing is added before you have seen what becomes of every row.</source>
        <translation>Copie filas en una hoja de cálculo y péguelas aquí, o abra un CSV, una hoja de cálculo o un informe de torneo. No se añade nada hasta que haya visto qué pasa con cada fila.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <source>The first row has the headings</source>
        <translation>La primera fila contiene los títulos</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Filas pegadas</translation>
    </message>
    <message>
        <source>What the columns mean</source>
        <translation>Qué significan las columnas</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Omitirla</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>El día</translation>
    </message>
    <message>
        <source>The month</source>
        <translation>El mes</translation>
    </message>
    <message>
        <source>What becomes of every row</source>
        <translation>Qué pasa con cada fila</translation>
    </message>
    <message>
        <source>Add the conflicts as well</source>
        <translation>Añadir también los conflictos</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The cell that cannot be used</source>
        <translation>La celda que no se puede usar</translation>
    </message>
    <message>
        <source>Take this</source>
        <translation>Usar esto</translation>
    </message>
    <message>
        <source>The clipboard holds no text: copy the rows in the spreadsheet first.</source>
        <translation>El portapapeles no contiene texto: copie antes las filas en la hoja de cálculo.</translation>
    </message>
    <message>
        <source>Open a table of players</source>
        <translation>Abrir una tabla de jugadores</translation>
    </message>
    <message>
        <source>Tables and reports (*.csv *.tsv *.txt *.xlsx *.xlsm *.trf *.trfx);;All files (*)</source>
        <translation>Tablas e informes (*.csv *.tsv *.txt *.xlsx *.xlsm *.trf *.trfx);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>Línea {0}, columna {1}: {2}</translation>
    </message>
    <message>
        <source>Column {0}</source>
        <translation>Columna {0}</translation>
    </message>
    <message>
        <source>Column {0} holds numbers ({1}) and would be left out: choose above what they are.</source>
        <translation>La columna {0} contiene números ({1}) y se omitiría: elija arriba qué son.</translation>
    </message>
    <message>
        <source>{0} What comes first in the dates of this table?</source>
        <translation>{0} ¿Qué va primero en las fechas de esta tabla?</translation>
    </message>
    <message>
        <source>Line {0}, column {1}:</source>
        <translation>Línea {0}, columna {1}:</translation>
    </message>
    <message>
        <source>{0} is in the section {1}.</source>
        <translation>{0} está en el grupo {1}.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>Añadir %n jugador</numerusform>
            <numerusform>Añadir %n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, teams: {1}</source>
        <translation>{0}, equipos: {1}</translation>
    </message>
    <message>
        <source>There is no new player to add</source>
        <translation>No hay ningún jugador nuevo que añadir</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>%n jugador añadido</numerusform>
            <numerusform>%n jugadores añadidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) stay here: repair them, or close.</source>
        <translation>
            <numerusform>%n fila queda aquí: repárela o cierre.</numerusform>
            <numerusform>%n filas quedan aquí: repárelas o cierre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Detener la lectura</translation>
    </message>
    <message>
        <source>Open a CSV, a workbook or a tournament report</source>
        <translation>Abrir un CSV, una hoja de cálculo o un informe de torneo</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>Leyendo {0}…</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>Bd</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>White, with the colour due</source>
        <translation>Blancas, con el color que corresponde</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pts</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Puntos antes de la ronda</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Black, with the colour due</source>
        <translation>Negras, con el color que corresponde</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>What this board breaks</source>
        <translation>Qué incumple esta mesa</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Número inicial</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Player, with the colour due</source>
        <translation>Jugador, con el color que corresponde</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Without a game, or on a bye</source>
        <translation>Sin partida o con bye</translation>
    </message>
    <message>
        <source>What a game with the marked player breaks</source>
        <translation>Qué incumple una partida con el jugador marcado</translation>
    </message>
</context>
<context>
    <name>ByHandDialog</name>
    <message>
        <source>Places and values by hand</source>
        <translation>Puestos y valores a mano</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Only those still tied when this rung is reached</source>
        <translation>Solo los que siguen empatados al llegar a este criterio</translation>
    </message>
    <message>
        <source>Lines and their entries</source>
        <translation>Líneas y sus datos</translation>
    </message>
    <message>
        <source>Clear this column</source>
        <translation>Borrar esta columna</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Results changed after these were entered: the ranking by hand may be out of date.</source>
        <translation>Han cambiado resultados después de introducir estos datos: puede que el orden a mano ya no valga.</translation>
    </message>
    <message>
        <source>The place of the play-off or of your decision; 1 is best. Who has none comes last.</source>
        <translation>El puesto del desempate por partidas o de su decisión; 1 es el mejor. Quien no tiene ninguno va el último.</translation>
    </message>
    <message>
        <source>A number for each; who has none comes last.</source>
        <translation>Un número para cada uno; quien no tiene ninguno va el último.</translation>
    </message>
    <message>
        <source>Nobody is tied when this rung is reached, so it decides nothing at present.</source>
        <translation>Nadie está empatado al llegar a este criterio, así que de momento no decide nada.</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <translation>No ha cambiado nada</translation>
    </message>
</context>
<context>
    <name>ByPolicy</name>
    <message>
        <source>Ladder</source>
        <translation>Desempates</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Oficiales</translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation>Los desempates oficiales</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>De prueba</translation>
    </message>
    <message>
        <source>The trial ladder of the editor</source>
        <translation>Los desempates de prueba del editor</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Se muestra como</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>A line for each from policy to policy</source>
        <translation>Una línea para cada uno de regla a regla</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>The same places as numbers</source>
        <translation>Los mismos puestos como números</translation>
    </message>
    <message>
        <source>Places shown</source>
        <translation>Puestos mostrados</translation>
    </message>
    <message>
        <source>Show fewer places</source>
        <translation>Mostrar menos puestos</translation>
    </message>
    <message>
        <source>Show more places</source>
        <translation>Mostrar más puestos</translation>
    </message>
    <message>
        <source>Places by policy</source>
        <translation>Puestos según la regla</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>como está</translation>
    </message>
    <message>
        <source>place {0}: {1}</source>
        <translation>puesto {0}: {1}</translation>
    </message>
</context>
<context>
    <name>ByeDialog</name>
    <message>
        <source>Bye or absence</source>
        <translation>Bye o ausencia</translation>
    </message>
    <message>
        <source>Bye or absence in round {0}</source>
        <translation>Bye o ausencia en la ronda {0}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Escriba un nombre o elija</translation>
    </message>
    <message>
        <source>What is asked for</source>
        <translation>Qué se solicita</translation>
    </message>
    <message>
        <source>none: plays</source>
        <translation>nada: juega</translation>
    </message>
    <message>
        <source>Choose a name first</source>
        <translation>Elija primero un nombre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Aplicar</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Drag a rung</source>
        <translation>Arrastre un criterio</translation>
    </message>
    <message>
        <source>The tie-breaks are a ladder. Drag one by its handle, or move it with Alt+Down: at the right you see who moves, before you let go. It is a trial; Ctrl+Z takes it back.</source>
        <translation>Los desempates son una lista ordenada. Arrastre uno por su asidero, o muévalo con Alt+Abajo: a la derecha ve quién se mueve, antes de soltarlo. Es una prueba; Ctrl+Z la deshace.</translation>
    </message>
    <message>
        <source>Ask a number why</source>
        <translation>Pregunte a un número por qué</translation>
    </message>
    <message>
        <source>Click any value of the standings, or press Enter on it: every round that makes it is shown.</source>
        <translation>Haga clic en cualquier valor de la clasificación, o pulse Intro sobre él: se muestra cada ronda que lo forma.</translation>
    </message>
    <message>
        <source>Print a sheet</source>
        <translation>Imprima una hoja</translation>
    </message>
    <message>
        <source>Choose a sheet at the left; the pages are as they will be printed. Save as PDF tries it without a printer.</source>
        <translation>Elija una hoja a la izquierda; las páginas están como se imprimirán. Guardar como PDF lo prueba sin impresora.</translation>
    </message>
    <message>
        <source>Enter three results</source>
        <translation>Anote tres resultados</translation>
    </message>
    <message>
        <source>Three slips are still out. Type 1, 5 or 0 on each board without a result.</source>
        <translation>Faltan todavía tres papeletas. Escriba 1, 5 o 0 en cada mesa sin resultado.</translation>
    </message>
    <message>
        <source>Pair the last round</source>
        <translation>Empareje la última ronda</translation>
    </message>
    <message>
        <source>Press Ctrl+Enter, or the coloured button, until round 5 is paired: it is always the next step.</source>
        <translation>Pulse Ctrl+Intro, o el botón de color, hasta que la ronda 5 esté emparejada: siempre es el siguiente paso.</translation>
    </message>
    <message>
        <source>Publish it</source>
        <translation>Publíquela</translation>
    </message>
    <message>
        <source>A draft is seen by nobody and can be paired again. Ctrl+Enter publishes it: boards then stand.</source>
        <translation>Un borrador no lo ve nadie y se puede emparejar de nuevo. Ctrl+Intro lo publica: entonces las mesas quedan fijas.</translation>
    </message>
    <message>
        <source>Now break something</source>
        <translation>Ahora estropee algo</translation>
    </message>
    <message>
        <source>Menu Rounds, Unpair the round…; write why. The whole pairing is gone, as after a mistake.</source>
        <oldsource>Menu Rounds, Unpair the round…: the whole pairing is gone, as after a mistake.</oldsource>
        <translation>Menú Rondas, Deshacer el emparejamiento de la ronda…; escriba por qué. Desaparece todo el emparejamiento, como tras un error.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Deshágalo</translation>
    </message>
    <message>
        <source>Ctrl+Z brings the round back, as it was. Every step can be taken back like this.</source>
        <translation>Ctrl+Z devuelve la ronda, tal como estaba. Así se puede deshacer cualquier paso.</translation>
    </message>
    <message>
        <source>That was a round</source>
        <translation>Eso ha sido una ronda</translation>
    </message>
    <message>
        <source>The manual (F1) has all of it in ten steps: Your first tournament.</source>
        <translation>El manual (F1) lo tiene todo en diez pasos: Su primer torneo.</translation>
    </message>
</context>
<context>
    <name>CatalogueView</name>
    <message>
        <source>Available criteria</source>
        <translation>Desempates disponibles</translation>
    </message>
    <message>
        <source>Enter adds the criterion below the current rung, Shift+F1 opens its page of the manual.</source>
        <translation>Intro añade el desempate debajo del criterio actual, Mayús+F1 abre su página del manual.</translation>
    </message>
    <message>
        <source>Add to the ladder	Enter</source>
        <translation>Añadir a la lista	Intro</translation>
    </message>
    <message>
        <source>About this tie-break	Shift+F1</source>
        <translation>Sobre este desempate	Mayús+F1</translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Who belongs to it</source>
        <translation>Quién pertenece a ella</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Put in by hand / taken out by hand</source>
        <translation>Puestos a mano / sacados a mano</translation>
    </message>
    <message>
        <source>The date of birth is missing or not exact enough</source>
        <translation>Falta la fecha de nacimiento o no es lo bastante exacta</translation>
    </message>
    <message>
        <source>Written at players only, without a rule.</source>
        <translation>Escrita solo en jugadores, sin regla.</translation>
    </message>
    <message>
        <source>Whether the player belongs to it; Space changes it</source>
        <translation>Si el jugador pertenece a ella; la barra espaciadora lo cambia</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nac.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sexo</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Porque</translation>
    </message>
    <message>
        <source>in it</source>
        <translation>dentro</translation>
    </message>
    <message>
        <source>put in by hand</source>
        <translation>puesto a mano</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>taken out by hand</source>
        <translation>sacado a mano</translation>
    </message>
    <message>
        <source>not clear</source>
        <translation>no está claro</translation>
    </message>
    <message>
        <source>date of birth</source>
        <translation>fecha de nacimiento</translation>
    </message>
    <message>
        <source>not in it</source>
        <translation>fuera</translation>
    </message>
</context>
<context>
    <name>CategoriesDialog</name>
    <message>
        <source>Categories</source>
        <translation>Categorías</translation>
    </message>
    <message>
        <source>Players fall into them by their rules. What you set by hand stays, whatever the rules say.</source>
        <translation>Los jugadores entran en ellas según sus reglas. Lo que fije a mano permanece, digan lo que digan las reglas.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>No categories yet</source>
        <translation>Todavía no hay categorías</translation>
    </message>
    <message>
        <source>Until there are some, lists and rankings use the usual groups: women, age, rating bands.</source>
        <translation>Mientras no las haya, las listas y clasificaciones usan los conjuntos habituales: mujeres, edad, tramos de Elo.</translation>
    </message>
    <message>
        <source>Youth: U8, U10 … U20</source>
        <translation>Jóvenes: U8, U10 … U20</translation>
    </message>
    <message>
        <source>Seniors: S50+, S65+</source>
        <translation>Veteranos: S50+, S65+</translation>
    </message>
    <message>
        <source>Women</source>
        <translation>Mujeres</translation>
    </message>
    <message>
        <source>Rating bands of 200</source>
        <translation>Tramos de Elo de 200</translation>
    </message>
    <message>
        <source>Rating under …</source>
        <translation>Elo inferior a …</translation>
    </message>
    <message>
        <source>Own rule…</source>
        <translation>Regla propia…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add categories</source>
        <translation>Añadir categorías</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Edit the rule (Enter)</source>
        <translation>Editar la regla (Intro)</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Subir (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Bajar (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Remove (Del)</source>
        <translation>Eliminar (Supr)</translation>
    </message>
    <message>
        <source>Whose age counts</source>
        <translation>Qué edad cuenta</translation>
    </message>
    <message>
        <source>Year of the event</source>
        <translation>Año del torneo</translation>
    </message>
    <message>
        <source>As in FIDE&apos;s youth and senior events</source>
        <translation>Como en los torneos juveniles y de veteranos de la FIDE</translation>
    </message>
    <message>
        <source>A day</source>
        <translation>Un día</translation>
    </message>
    <message>
        <source>The age on a cut-off day</source>
        <translation>La edad en una fecha de referencia</translation>
    </message>
    <message>
        <source>Cut-off day</source>
        <translation>Fecha de referencia</translation>
    </message>
    <message>
        <source>Age in</source>
        <translation>Edad en</translation>
    </message>
    <message>
        <source>A player is in every category that fits, not in the narrowest only</source>
        <translation>Un jugador está en todas las categorías que le corresponden, no solo en la más estrecha</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>In it</source>
        <translation>Dentro</translation>
    </message>
    <message>
        <source>Who is in it, was taken out, or cannot be judged</source>
        <translation>Quién está dentro, se ha sacado o no se puede juzgar</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All players of the section</source>
        <translation>Todos los jugadores del grupo</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Buscar un jugador</translation>
    </message>
    <message>
        <source>Players of the category</source>
        <translation>Jugadores de la categoría</translation>
    </message>
    <message>
        <source>In or out by hand</source>
        <translation>Dentro o fuera a mano</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>By the rule again</source>
        <translation>De nuevo según la regla</translation>
    </message>
    <message>
        <source>Takes the hand&apos;s word back (Del)</source>
        <translation>Anula lo fijado a mano (Supr)</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>No se ha cambiado nada</translation>
    </message>
    <message>
        <source>Written at players only: give it a rule with Add, Own rule.</source>
        <translation>Escrita solo en jugadores: dele una regla con Añadir, Regla propia.</translation>
    </message>
    <message>
        <source>Choose a category</source>
        <translation>Elija una categoría</translation>
    </message>
    <message>
        <source>It is the first already</source>
        <translation>Ya es la primera</translation>
    </message>
    <message>
        <source>It is the last already</source>
        <translation>Ya es la última</translation>
    </message>
    <message>
        <source>These categories are there already.</source>
        <translation>Estas categorías ya existen.</translation>
    </message>
    <message>
        <source>Two categories are called “{0}”.</source>
        <translation>Dos categorías se llaman «{0}».</translation>
    </message>
    <message>
        <source>The cut-off day is empty.</source>
        <translation>La fecha de referencia está vacía.</translation>
    </message>
</context>
<context>
    <name>CategoryMenu</name>
    <message>
        <source>In {0} by hand: {1}</source>
        <translation>A mano en {0}: {1}</translation>
    </message>
    <message>
        <source>Taken out of {0} by hand: {1}</source>
        <translation>Sacados a mano de {0}: {1}</translation>
    </message>
</context>
<context>
    <name>CategoryRuleDialog</name>
    <message>
        <source>Category {0}</source>
        <translation>Categoría {0}</translation>
    </message>
    <message>
        <source>A new category</source>
        <translation>Una nueva categoría</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>for example U18, Women, under 1800</source>
        <translation>por ejemplo U18, Mujeres, hasta 1800</translation>
    </message>
    <message>
        <source>&amp;Age</source>
        <translation>&amp;Edad</translation>
    </message>
    <message>
        <source>under</source>
        <translation>menos de</translation>
    </message>
    <message>
        <source>has reached</source>
        <translation>ha cumplido</translation>
    </message>
    <message>
        <source>&amp;Rating</source>
        <translation>E&amp;lo</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>Which rating</source>
        <translation>Qué Elo</translation>
    </message>
    <message>
        <source>tournament rating</source>
        <translation>Elo del torneo</translation>
    </message>
    <message>
        <source>Players without a rating as well</source>
        <translation>También los jugadores sin Elo</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>women</source>
        <translation>mujeres</translation>
    </message>
    <message>
        <source>men</source>
        <translation>hombres</translation>
    </message>
    <message>
        <source>&amp;Sex</source>
        <translation>&amp;Sexo</translation>
    </message>
    <message>
        <source>separated by commas; empty: any</source>
        <translation>separados por comas; vacío: cualquiera</translation>
    </message>
    <message>
        <source>&amp;Federations</source>
        <translation>&amp;Federaciones</translation>
    </message>
    <message>
        <source>&amp;Clubs</source>
        <translation>&amp;Clubes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>&amp;Titles</source>
        <translation>&amp;Títulos</translation>
    </message>
    <message>
        <source>for example CM, {0} for players without one</source>
        <translation>por ejemplo CM, {0} para jugadores sin título</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Give the category a name.</source>
        <translation>Ponga un nombre a la categoría.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) fit.</source>
        <translation>
            <numerusform>%n jugador encaja.</numerusform>
            <numerusform>%n jugadores encajan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be judged: no date of birth.</source>
        <translation>
            <numerusform>%n no se puede juzgar: sin fecha de nacimiento.</numerusform>
            <numerusform>%n no se pueden juzgar: sin fecha de nacimiento.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>Please confirm</source>
        <translation>Confirme, por favor</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Deshecho: {0}</translation>
    </message>
    <message>
        <source>Repeated: {0}</source>
        <translation>Repetido: {0}</translation>
    </message>
    <message>
        <source>Take back what is public or locked?</source>
        <translation>¿Deshacer lo que es público o está bloqueado?</translation>
    </message>
    <message>
        <source>Others have changed the same: enter yours?</source>
        <translation>Otros han cambiado lo mismo: ¿anotar lo suyo?</translation>
    </message>
    <message>
        <source>Change what is public or locked?</source>
        <translation>¿Cambiar lo que es público o está bloqueado?</translation>
    </message>
</context>
<context>
    <name>CheckDialog</name>
    <message>
        <source>Check the event file</source>
        <translation>Comprobar el archivo del torneo</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) between the file and what was entered:</source>
        <translation>
            <numerusform>%n diferencia entre el archivo y lo que se introdujo:</numerusform>
            <numerusform>%n diferencias entre el archivo y lo que se introdujo:</numerusform>
        </translation>
    </message>
    <message>
        <source>Every page, every table and every row is as it was entered: no difference.</source>
        <translation>Cada página, cada tabla y cada fila están como se introdujeron: ninguna diferencia.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Copy the lines</source>
        <translation>Copiar las líneas</translation>
    </message>
    <message>
        <source>Go on with the newest good copy…</source>
        <translation>Seguir con la última copia buena…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>CheckInBar</name>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>no están</translation>
    </message>
    <message>
        <source>Not yet seen, or absent</source>
        <translation>Aún no vistos o ausentes</translation>
    </message>
    <message>
        <source>here</source>
        <translation>están</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Presentes</translation>
    </message>
    <message>
        <source>All others are here</source>
        <translation>Todos los demás están</translation>
    </message>
    <message>
        <source>Who is neither ticked off nor marked absent is here</source>
        <translation>Está quien no esté ni marcado ni ausente</translation>
    </message>
    <message>
        <source>Close the check-in…</source>
        <translation>Cerrar el control de presencia…</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Nueva jornada</translation>
    </message>
    <message>
        <source>Nobody is here yet: all ticks are taken away</source>
        <translation>Todavía no ha venido nadie: se quitan todas las marcas</translation>
    </message>
    <message>
        <source>Type the first letters of a name, then Space: here. Space again takes it back, Shift+Space: absent. Arrows move through the list.</source>
        <translation>Escriba las primeras letras de un nombre y luego Espacio: está. Espacio de nuevo lo deshace, Mayús+Espacio: ausente. Las flechas recorren la lista.</translation>
    </message>
    <message>
        <source>{0} here  ·  {1} absent  ·  {2} not yet  ·  {3} in all</source>
        <translation>{0} presentes  ·  {1} ausentes  ·  {2} por ver  ·  {3} en total</translation>
    </message>
    <message>
        <source>paid {0} of {1}, {2} due</source>
        <translation>pagado {0} de {1}, pendiente {2}</translation>
    </message>
    <message numerus="yes">
        <source>%n with a bye in this round</source>
        <translation>
            <numerusform>%n con bye en esta ronda</numerusform>
            <numerusform>%n con bye en esta ronda</numerusform>
        </translation>
    </message>
    <message>
        <source>Take it back (Backspace)</source>
        <translation>Deshacerlo (Retroceso)</translation>
    </message>
    <message>
        <source>Nobody found: “{0}”</source>
        <translation>No se ha encontrado a nadie: «{0}»</translation>
    </message>
</context>
<context>
    <name>CheckView</name>
    <message>
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Record them as adjourned</source>
        <translation>Registrarlas como aplazadas</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Sortear</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Give the numbers…</source>
        <translation>Dar los números…</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>What the check found</source>
        <translation>Qué ha hallado la comprobación</translation>
    </message>
    <message>
        <source>Bye or absence…</source>
        <translation>Bye o ausencia…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Pairing rules…</source>
        <translation>Reglas de emparejamiento…</translation>
    </message>
    <message>
        <source>Nobody is entered twice, and nothing is missing.</source>
        <translation>Nadie figura dos veces y no falta nada.</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Emparejar a mano…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>El motor está emparejando</translation>
    </message>
    <message>
        <source>Engine…</source>
        <translation>Motor…</translation>
    </message>
    <message>
        <source>With and without them…</source>
        <translation>Con ellos y sin ellos…</translation>
    </message>
    <message>
        <source>The pairing with those who are missing and without them, side by side; nothing is stored</source>
        <translation>El emparejamiento con los que faltan y sin ellos, uno al lado del otro; no se guarda nada</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet: which colour does the highest-ranked player get?</source>
        <translation>El color inicial aún no se ha sorteado: ¿qué color recibe el primer clasificado del ranking inicial?</translation>
    </message>
    <message numerus="yes">
        <source>Make it %n round(s)</source>
        <translation>
            <numerusform>Que sea %n ronda</numerusform>
            <numerusform>Que sean %n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) before pairing</source>
        <translation>
            <numerusform>%n observación antes de emparejar</numerusform>
            <numerusform>%n observaciones antes de emparejar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game in this round</source>
        <translation>
            <numerusform>%n jugador sin partida en esta ronda</numerusform>
            <numerusform>%n jugadores sin partida en esta ronda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n no ha llegado aún</numerusform>
            <numerusform>%n no han llegado aún</numerusform>
        </translation>
    </message>
    <message>
        <source>They are asked about when the round is paired.</source>
        <translation>Se pregunta por ellos al emparejar la ronda.</translation>
    </message>
    <message>
        <source>{0} players are to be paired, {1} without a game.</source>
        <translation>Hay que emparejar a {0} jugadores, {1} sin partida.</translation>
    </message>
    <message>
        <source>One of them gets the pairing-allocated bye.</source>
        <translation>Uno de ellos recibe el bye de emparejamiento.</translation>
    </message>
    <message>
        <source>Round robin: the boards come from the Berger table.</source>
        <translation>Liga: las mesas salen de la tabla de Berger.</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Emparejar la ronda {0}</translation>
    </message>
    <message>
        <source>Without a game in this round</source>
        <translation>Sin partida en esta ronda</translation>
    </message>
    <message>
        <source>Engine: {0}; ended after {1} min.</source>
        <translation>Motor: {0}; se interrumpe a los {1} min.</translation>
    </message>
    <message>
        <source>Engine: {0}, {1}; ended after {2} min.</source>
        <translation>Motor: {0}, {1}; se interrumpe a los {2} min.</translation>
    </message>
    <message>
        <source>Engine: {0}, FIDE (Dutch) system 2026; usually done within {1} s, ended after {2} min.</source>
        <translation>Motor: {0}, sistema (holandés) FIDE 2026; suele terminar en {1} s, se interrumpe a los {2} min.</translation>
    </message>
    <message>
        <source>{0} is pairing: {1} s; usually done within {2} s.</source>
        <translation>{0} está emparejando: {1} s; suele terminar en {2} s.</translation>
    </message>
    <message>
        <source>Drawn by lot (number of the lot {0}): {1} for number 1.</source>
        <translation>Sorteado (número del sorteo {0}): {1} para el número 1.</translation>
    </message>
    <message>
        <source>Bye or absence</source>
        <translation>Bye o ausencia</translation>
    </message>
    <message>
        <source>{0} And {1} more like this.</source>
        <translation>{0} Y {1} más de este tipo.</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) without a match in this round</source>
        <translation>
            <numerusform>%n equipo sin encuentro en esta ronda</numerusform>
            <numerusform>%n equipos sin encuentro en esta ronda</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} teams are to be paired, {1} without a match.</source>
        <translation>Hay que emparejar a {0} equipos, {1} sin encuentro.</translation>
    </message>
    <message>
        <source>Engine: {0}, FIDE&apos;s system for teams (C.04.6); ended after {1} min.</source>
        <translation>Motor: {0}, sistema de la FIDE para equipos (C.04.6); se interrumpe a los {1} min.</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet: which colour does team 1 get on board 1?</source>
        <translation>El color inicial aún no se ha sorteado: ¿qué color recibe el equipo 1 en el tablero 1?</translation>
    </message>
    <message>
        <source>Knock-out: the matches come from the bracket.</source>
        <translation>Eliminatorias: los encuentros salen del cuadro.</translation>
    </message>
    <message>
        <source>The matches come from the table of the system.</source>
        <translation>Los encuentros salen de la tabla del sistema.</translation>
    </message>
    <message>
        <source>Nothing looks wrong</source>
        <translation>Nada parece incorrecto</translation>
    </message>
    <message>
        <source>Everybody plays</source>
        <translation>Juegan todos</translation>
    </message>
    <message>
        <source>Who is away or has a bye in this round is listed here.</source>
        <translation>Aquí figura quien está ausente o tiene bye en esta ronda.</translation>
    </message>
</context>
<context>
    <name>ChessBoard</name>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
</context>
<context>
    <name>CloseCheckInDialog</name>
    <message>
        <source>Close the check-in</source>
        <translation>Cerrar el control de presencia</translation>
    </message>
    <message>
        <source>Close the check-in for round {0}</source>
        <translation>Cerrar el control de presencia de la ronda {0}</translation>
    </message>
    <message>
        <source>{0} (absent)</source>
        <translation>{0} (ausente)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n get(s) a zero-point bye in this round only</source>
        <translation>
            <numerusform>%n recibe un bye de cero puntos solo en esta ronda</numerusform>
            <numerusform>%n reciben un bye de cero puntos solo en esta ronda</numerusform>
        </translation>
    </message>
    <message>
        <source>In this round: {0}</source>
        <translation>En esta ronda: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n leave(s) the event: zero points in every round</source>
        <translation>
            <numerusform>%n deja el torneo: cero puntos en todas las rondas</numerusform>
            <numerusform>%n dejan el torneo: cero puntos en todas las rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing: they are paired as if they were here</source>
        <translation>Nada: se les empareja como si estuvieran</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>%n marked absent: a zero-point bye in this round</source>
        <translation>
            <numerusform>%n marcado ausente: un bye de cero puntos en esta ronda</numerusform>
            <numerusform>%n marcados ausentes: un bye de cero puntos en esta ronda</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <translation>{0}; {1}</translation>
    </message>
    <message numerus="yes">
        <source>the other %n are here</source>
        <translation>
            <numerusform>el otro (%n) está</numerusform>
            <numerusform>los otros %n están</numerusform>
        </translation>
    </message>
    <message>
        <source>Here: {0} of {1}. Bye in this round: {2}. Missing: {3}.</source>
        <translation>Presentes: {0} de {1}. Con bye en esta ronda: {2}. Faltan: {3}.</translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message numerus="yes">
        <source>The final pack is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>El paquete final está guardado: %n archivo en {0}</numerusform>
            <numerusform>El paquete final está guardado: %n archivos en {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the final pack…</source>
        <translation>Guardando el paquete final…</translation>
    </message>
</context>
<context>
    <name>ClosingDialog</name>
    <message>
        <source>The final pack</source>
        <translation>El paquete final</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <translation>Cerrar el torneo</translation>
    </message>
    <message>
        <source>The standings become final on screen and paper, and nothing can be changed while it is closed. It can be opened again with a reason; that is logged and makes the standings provisional.</source>
        <translation>La clasificación pasa a ser definitiva en pantalla y en papel, y nada se puede cambiar mientras esté cerrado. Se puede reabrir con un motivo; queda en el historial y la clasificación vuelve a ser provisional.</translation>
    </message>
    <message>
        <source>Write the &amp;final pack: standings, crosstable, decisions, log, TRF16 and TRF26 in one folder</source>
        <translation>Guardar el paquete &amp;final: clasificación, cuadro de resultados, decisiones, historial, TRF16 y TRF26 en una carpeta</translation>
    </message>
    <message>
        <source>Put a &amp;copy of the event file beside it</source>
        <translation>Poner al lado una &amp;copia del archivo del torneo</translation>
    </message>
    <message>
        <source>Another &amp;place…</source>
        <translation>Otro &amp;lugar…</translation>
    </message>
    <message>
        <source>Write the pack</source>
        <translation>Guardar el paquete</translation>
    </message>
    <message>
        <source>Something is still missing, see above</source>
        <translation>Todavía falta algo, véase arriba</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: hecho</translation>
    </message>
    <message>
        <source>{0}: missing</source>
        <translation>{0}: falta</translation>
    </message>
    <message>
        <source>Where the final pack goes</source>
        <translation>Adónde va el paquete final</translation>
    </message>
    <message>
        <source>In a folder of its own in {0}</source>
        <translation>En una carpeta propia en {0}</translation>
    </message>
</context>
<context>
    <name>ColourField</name>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose the colour of the website</source>
        <translation>Elegir el color del sitio web</translation>
    </message>
    <message>
        <source>Colour of the website</source>
        <translation>Color del sitio web</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>First</source>
        <translation>Primera</translation>
    </message>
    <message>
        <source>Place under the first ladder</source>
        <translation>Puesto con la primera lista</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segunda</translation>
    </message>
    <message>
        <source>Place under the second ladder</source>
        <translation>Puesto con la segunda lista</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Decided, first</source>
        <translation>Decide, primera</translation>
    </message>
    <message>
        <source>The rung of the first ladder that decides</source>
        <translation>El criterio de la primera lista que decide</translation>
    </message>
    <message>
        <source>Decided, second</source>
        <translation>Decide, segunda</translation>
    </message>
    <message>
        <source>The rung of the second ladder that decides</source>
        <translation>El criterio de la segunda lista que decide</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>compartido</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>como está</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare ladders</source>
        <translation>Comparar listas de desempates</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Qué se compara</translation>
    </message>
    <message>
        <source>Two ladders</source>
        <translation>Dos listas</translation>
    </message>
    <message>
        <source>Who changes places between two ladders</source>
        <translation>Quién cambia de puesto entre dos listas de desempates</translation>
    </message>
    <message>
        <source>Places by policy</source>
        <translation>Puestos según la regla</translation>
    </message>
    <message>
        <source>What the rule for unplayed games changes</source>
        <translation>Qué cambia la regla para partidas no jugadas</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Compare sources</source>
        <translation>Comparar fuentes</translation>
    </message>
    <message>
        <source>{0}: nothing of what a source has said is lost; one of them is shown.</source>
        <translation>{0}: no se pierde nada de lo que ha dicho una fuente; se muestra una de ellas.</translation>
    </message>
    <message>
        <source>Sources of this game</source>
        <translation>Fuentes de esta partida</translation>
    </message>
    <message>
        <source>Show this one</source>
        <translation>Mostrar esta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>no move yet</source>
        <translation>ninguna jugada todavía</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Half-moves</source>
        <translation>Medias jugadas</translation>
    </message>
    <message>
        <source>Last heard</source>
        <translation>Última señal</translation>
    </message>
    <message>
        <source>Against what is shown</source>
        <translation>Frente a lo que se muestra</translation>
    </message>
    <message>
        <source>is shown</source>
        <translation>se muestra</translation>
    </message>
    <message>
        <source>went on after the result</source>
        <translation>siguió después del resultado</translation>
    </message>
    <message>
        <source>not seen in the start position</source>
        <translation>no vista en la posición inicial</translation>
    </message>
    <message>
        <source>nothing is shown</source>
        <translation>no se muestra nada</translation>
    </message>
    <message>
        <source>the same moves, {0} half-moves</source>
        <translation>las mismas jugadas, {0} medias jugadas</translation>
    </message>
    <message>
        <source>differs from half-move {0} on</source>
        <translation>difiere desde la media jugada {0}</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Motivo (se conserva en el historial)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>in a few words</source>
        <translation>en pocas palabras</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Continuar…</translation>
    </message>
    <message>
        <source>I have read this</source>
        <translation>He leído esto</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Hacerlo de todos modos</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Qué cambia</translation>
    </message>
    <message>
        <source>Step {0} of 2</source>
        <translation>Paso {0} de 2</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Escriba antes un motivo</translation>
    </message>
</context>
<context>
    <name>CorrectionDialog</name>
    <message>
        <source>Correct an earlier result</source>
        <translation>Corregir un resultado anterior</translation>
    </message>
    <message>
        <source>Round {0}, board {1}: {2} becomes {3}</source>
        <translation>Ronda {0}, mesa {1}: {2} pasa a ser {3}</translation>
    </message>
    <message>
        <source>{0} against {1}</source>
        <translation>{0} contra {1}</translation>
    </message>
    <message>
        <source>How far the correction reaches</source>
        <translation>Hasta dónde llega la corrección</translation>
    </message>
    <message>
        <source>Everything: standings and every pairing not yet played</source>
        <translation>Todo: la clasificación y cada emparejamiento aún no jugado</translation>
    </message>
    <message>
        <source>Standings, and pairings from the next one that is made</source>
        <translation>La clasificación, y los emparejamientos desde el próximo que se haga</translation>
    </message>
    <message>
        <source>The rating report only; standings and pairings stay</source>
        <translation>Solo el informe de Elo; la clasificación y los emparejamientos quedan</translation>
    </message>
    <message>
        <source>In FIDE mode only the last two rounds change the standings</source>
        <translation>En modo FIDE solo las dos últimas rondas cambian la clasificación</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Motivo (se conserva en el historial)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>for example: both players say that Black won</source>
        <translation>por ejemplo: ambos jugadores dicen que ganaron las negras</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <translation>Corregir el resultado</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Escriba antes un motivo</translation>
    </message>
</context>
<context>
    <name>CoverField</name>
    <message>
        <source>Picture of the website</source>
        <translation>Imagen del sitio web</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose the picture of the website</source>
        <translation>Elegir la imagen del sitio web</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Sin imagen</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>A fault of the program</source>
        <translation>Un fallo del programa</translation>
    </message>
    <message>
        <source>The program made a mistake</source>
        <translation>El programa ha cometido un error</translation>
    </message>
    <message>
        <source>Everything entered before is saved in the event file. You can go on; if something looks wrong, close the program and open the event again. Please send the text below to the makers.</source>
        <translation>Todo lo introducido antes está guardado en el archivo del torneo. Puede seguir; si algo parece incorrecto, cierre el programa y abra de nuevo el torneo. Por favor, envíe el texto de abajo a los autores.</translation>
    </message>
    <message>
        <source>Details for the makers</source>
        <translation>Detalles para los autores</translation>
    </message>
    <message>
        <source>Later faults are written to the log only: {0}</source>
        <translation>Los fallos posteriores se escriben solo en el registro: {0}</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copiar el texto</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>Crosstable</name>
    <message>
        <source>1 win, ½ draw, 0 loss; + and − forfeits; · open game. Columns in the order of the rows.</source>
        <translation>1 victoria, ½ tablas, 0 derrota; + y − incomparecencias; · partida abierta. Columnas en el orden de las filas.</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>puesto</translation>
    </message>
    <message>
        <source>pairing number</source>
        <translation>número inicial</translation>
    </message>
    <message>
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; {1}; · open game.</source>
        <translation>12b1: blancas (b) o negras (n) contra el jugador con {0} 12, ganada. + y − incomparecencias; {1}; · partida abierta.</translation>
    </message>
    <message>
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; bye: pairing-allocated; bye 1, bye ½: requested; — absent; · open game.</source>
        <translation>12b1: blancas (b) o negras (n) contra el jugador con {0} 12, ganada. + y − incomparecencias; bye: de emparejamiento; bye 1, bye ½: solicitado; — ausente; · partida abierta.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Rank after this round</source>
        <translation>Puesto tras esta ronda</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Número inicial (TPN)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
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
        <translation>Ronda {0}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Puntos tras esta ronda</translation>
    </message>
    <message>
        <source>Round {0}: {1} {2}</source>
        <translation>Ronda {0}: {1} {2}</translation>
    </message>
    <message>
        <source>2½ (2): game points, and match points in brackets; + and − match forfeited; · open match. Columns in the order of the rows.</source>
        <translation>2½ (2): puntos de partida y, entre paréntesis, puntos de encuentro; + y − encuentro por incomparecencia; · encuentro abierto. Columnas en el orden de las filas.</translation>
    </message>
    <message>
        <source>12w 2½ (2): White (w) or Black (b) on board 1 against team 12, game points, and match points in brackets. + and − match forfeited; bye: pairing-allocated; bye ½: requested; — absent; · open match.</source>
        <translation>12b 2½ (2): blancas (b) o negras (n) en el tablero 1 contra el equipo 12, puntos de partida y, entre paréntesis, puntos de encuentro. + y − encuentro por incomparecencia; bye: de emparejamiento; bye ½: solicitado; — ausente; · encuentro abierto.</translation>
    </message>
</context>
<context>
    <name>CrosstablePanel</name>
    <message>
        <source>Crosstable</source>
        <translation>Cuadro de resultados</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Por puesto</translation>
    </message>
    <message>
        <source>Lines in the order of the standings</source>
        <translation>Líneas por orden de la clasificación</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Por número</translation>
    </message>
    <message>
        <source>Lines in the order of the pairing numbers</source>
        <translation>Líneas por orden de número inicial</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Opponents by pairing number: the same in every round</source>
        <translation>Rivales por número inicial: el mismo en todas las rondas</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Puestos</translation>
    </message>
    <message>
        <source>Opponents by their rank in this table</source>
        <translation>Rivales por su puesto en esta tabla</translation>
    </message>
    <message>
        <source>Opponents as</source>
        <translation>Rivales como</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Buscar por nombre, club o número</translation>
    </message>
    <message>
        <source>No round to show yet</source>
        <translation>Todavía no hay ronda que mostrar</translation>
    </message>
    <message>
        <source>Choose a later round above.</source>
        <translation>Elija arriba una ronda posterior.</translation>
    </message>
    <message>
        <source>The winner of each match goes on. Point at a match for what decided it.</source>
        <translation>Pasa el ganador de cada encuentro. Señale un encuentro para ver qué lo decidió.</translation>
    </message>
</context>
<context>
    <name>DayField</name>
    <message>
        <source>From a calendar (F4)</source>
        <translation>Desde un calendario (F4)</translation>
    </message>
    <message>
        <source>“{0}” is no date; write {1}.</source>
        <translation>«{0}» no es una fecha; escriba {1}.</translation>
    </message>
</context>
<context>
    <name>DecideDialog</name>
    <message>
        <source>Say why, for example: drawn on all boards, play-off after the round.</source>
        <translation>Diga por qué, por ejemplo: tablas en todos los tableros, desempate por partidas tras la ronda.</translation>
    </message>
</context>
<context>
    <name>DecideTieDialog</name>
    <message>
        <source>Say why, for example: all tie-break games drawn, lot as announced.</source>
        <translation>Diga por qué, por ejemplo: tablas en todas las partidas de desempate, sorteo según lo anunciado.</translation>
    </message>
</context>
<context>
    <name>DenseTable</name>
    <message>
        <source>{0}: column headers</source>
        <translation>{0}: cabeceras de columna</translation>
    </message>
    <message>
        <source>Copied with the headings; paste it into a spreadsheet.</source>
        <translation>Copiado con los títulos; péguelo en una hoja de cálculo.</translation>
    </message>
    <message>
        <source>F4 sorts by a column.</source>
        <translation>F4 ordena por una columna.</translation>
    </message>
    <message>
        <source>Sorted by {0}</source>
        <translation>Ordenado por {0}</translation>
    </message>
</context>
<context>
    <name>DeskLink</name>
    <message>
        <source>desk of {0}, {1}</source>
        <translation>puesto de trabajo de {0}, {1}</translation>
    </message>
    <message>
        <source>with the leading computer</source>
        <translation>con el ordenador principal</translation>
    </message>
    <message>
        <source>The leading computer has everything; the copy on this one can be removed, or looked at until then.</source>
        <translation>El ordenador principal lo tiene todo; la copia de este se puede eliminar, o consultar hasta entonces.</translation>
    </message>
    <message>
        <source>This computer is no desk of the event any more</source>
        <translation>Este ordenador ya no es un puesto de trabajo del torneo</translation>
    </message>
    <message>
        <source>Remove the copy</source>
        <translation>Eliminar la copia</translation>
    </message>
    <message>
        <source>The copy was removed from this computer.</source>
        <translation>Se ha eliminado la copia de este ordenador.</translation>
    </message>
    <message>
        <source>The step that waited was refused: {0}</source>
        <translation>Se ha rechazado el paso que esperaba: {0}</translation>
    </message>
    <message>
        <source>The step that waited is done.</source>
        <translation>El paso que esperaba está hecho.</translation>
    </message>
</context>
<context>
    <name>Desks</name>
    <message numerus="yes">
        <source>There are %n desks already: take some back.</source>
        <translation>
            <numerusform>Ya hay %n puesto de trabajo: retire alguno.</numerusform>
            <numerusform>Ya hay %n puestos de trabajo: retire algunos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A desk of this name is there already: the log would not tell them apart.</source>
        <translation>Ya hay un puesto de trabajo con este nombre: el historial no los distinguiría.</translation>
    </message>
    <message>
        <source>The invitation has ended.</source>
        <translation>La invitación ha terminado.</translation>
    </message>
    <message>
        <source>The leading computer has another version of the program.</source>
        <translation>El ordenador principal tiene otra versión del programa.</translation>
    </message>
    <message>
        <source>This is done at the leading computer.</source>
        <translation>Esto se hace en el ordenador principal.</translation>
    </message>
</context>
<context>
    <name>DocumentOptions</name>
    <message>
        <source>Half points</source>
        <translation>Medios puntos</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} puntos</translation>
    </message>
    <message>
        <source>Type size</source>
        <translation>Tamaño de letra</translation>
    </message>
    <message>
        <source>Lists side by side</source>
        <translation>Listas una al lado de otra</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federación</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Número inicial</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copias</translation>
    </message>
    <message>
        <source>Options of the document</source>
        <translation>Opciones del documento</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>Una copia menos</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>Una copia más</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Group of players</source>
        <translation>Conjunto de jugadores</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientación</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>Una columna</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>Dos columnas</translation>
    </message>
    <message>
        <source>Three columns</source>
        <translation>Tres columnas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Additional columns</source>
        <translation>Columnas adicionales</translation>
    </message>
    <message>
        <source>Group the list by</source>
        <translation>Agrupar la lista por</translation>
    </message>
    <message>
        <source>Results are written</source>
        <translation>Los resultados se escriben</translation>
    </message>
    <message>
        <source>Opponents by</source>
        <translation>Rivales por</translation>
    </message>
    <message>
        <source>Lines in the order of</source>
        <translation>Líneas por orden de</translation>
    </message>
    <message>
        <source>Language of the paper</source>
        <translation>Idioma del papel</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Letras de las piezas</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Según el idioma</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántos</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>The first {0}, as a test</source>
        <translation>Los {0} primeros, como prueba</translation>
    </message>
    <message>
        <source>First at each board</source>
        <translation>Primero en cada mesa</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Equipo local</translation>
    </message>
    <message>
        <source>White, as on the screen</source>
        <translation>Blanco, como en la pantalla</translation>
    </message>
    <message>
        <source>Room for pens</source>
        <translation>Espacio para escribir</translation>
    </message>
    <message>
        <source>Leave room for pens between the lines</source>
        <translation>Dejar espacio entre las líneas para escribir a mano</translation>
    </message>
    <message>
        <source>Grid lines</source>
        <translation>Cuadrícula</translation>
    </message>
    <message>
        <source>Draw lines around all cells</source>
        <translation>Trazar líneas alrededor de todas las celdas</translation>
    </message>
    <message>
        <source>The PDF says what headings and tables are (PDF/UA): for screen readers; the file is larger</source>
        <translation>El PDF indica qué son los títulos y las tablas (PDF/UA), para lectores de pantalla; el archivo es mayor</translation>
    </message>
    <message>
        <source>Accessible PDF</source>
        <translation>PDF accesible</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronda {0}</translation>
    </message>
    <message>
        <source>Last round paired</source>
        <translation>Última ronda emparejada</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Additional columns: {0}</source>
        <translation>Columnas adicionales: {0}</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sexo</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID FIDE</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE clásico</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE rápido</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE relámpago</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Elo nacional</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nac.</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorías</translation>
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
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Archivos CSV (*.csv)</translation>
    </message>
    <message>
        <source>Workbooks (*.xlsx)</source>
        <translation>Hojas de cálculo (*.xlsx)</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Guardar la tabla</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>La tabla está en el portapapeles.</translation>
    </message>
    <message>
        <source>Pictures (*.svg)</source>
        <translation>Imágenes (*.svg)</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Favourites</source>
        <translation>Favoritos</translation>
    </message>
</context>
<context>
    <name>DocumentsPanel</name>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Desempates</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Oficiales</translation>
    </message>
    <message>
        <source>Under the official ladder</source>
        <translation>Con los desempates oficiales</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>De prueba</translation>
    </message>
    <message>
        <source>Under the trial ladder; the paper says “trial, not official”</source>
        <translation>Con los desempates de prueba; el papel dice «de prueba, no oficial»</translation>
    </message>
    <message>
        <source>To the queue</source>
        <translation>A la cola</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Save each as a PDF in a folder…</source>
        <translation>Guardar cada uno como PDF en una carpeta…</translation>
    </message>
    <message>
        <source>Save every document in a folder…</source>
        <translation>Guardar todos los documentos en una carpeta…</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <translation>Guardar como página web…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Guardar como CSV…</translation>
    </message>
    <message>
        <source>Save as a workbook…</source>
        <translation>Guardar como hoja de cálculo…</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Copiar la tabla</translation>
    </message>
    <message>
        <source>Paper, language and ½ like this for all documents</source>
        <translation>Papel, idioma y ½ así en todos los documentos</translation>
    </message>
    <message>
        <source>Usual options again</source>
        <translation>Volver a las opciones habituales</translation>
    </message>
    <message>
        <source>More that can be done with the document</source>
        <translation>Más acciones con el documento</translation>
    </message>
    <message>
        <source>Print queue</source>
        <translation>Cola de impresión</translation>
    </message>
    <message>
        <source>Paper, language and half points are now the same for all documents.</source>
        <translation>Papel, idioma y medios puntos son ahora iguales en todos los documentos.</translation>
    </message>
    <message>
        <source>{0} is opened by Alt+{1} now.</source>
        <translation>{0} se abre ahora con Alt+{1}.</translation>
    </message>
    <message numerus="yes">
        <source>{0} is in the print queue, with %n document(s).</source>
        <translation>
            <numerusform>{0} está en la cola de impresión, con %n documento.</numerusform>
            <numerusform>{0} está en la cola de impresión, con %n documentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} (does not apply)</source>
        <translation>{0} (no procede)</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>ronda {0}</translation>
    </message>
    <message>
        <source>no. {0}</source>
        <translation>n.º {0}</translation>
    </message>
    <message>
        <source>No document of this pack applies now.</source>
        <translation>Ningún documento de este paquete procede ahora.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Guardar como PDF…</translation>
    </message>
    <message>
        <source>Put it into the print queue</source>
        <translation>Ponerlo en la cola de impresión</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>Imprimirlo</translation>
    </message>
    <message>
        <source>The print queue is empty: choose a document and press {0}, as often as you like.</source>
        <translation>La cola de impresión está vacía: elija un documento y pulse {0}, tantas veces como quiera.</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Preparando las páginas…</translation>
    </message>
    <message>
        <source>There is nothing to print.</source>
        <translation>No hay nada que imprimir.</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Página {0} de {1}</translation>
    </message>
    <message>
        <source>Save as a picture (SVG)…</source>
        <translation>Guardar como imagen (SVG)…</translation>
    </message>
</context>
<context>
    <name>EditManyDialog</name>
    <message>
        <source>Edit several players</source>
        <translation>Editar varios jugadores</translation>
    </message>
    <message numerus="yes">
        <source>Edit %n player(s)</source>
        <translation>
            <numerusform>Editar %n jugador</numerusform>
            <numerusform>Editar %n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Only what is ticked is changed.</source>
        <translation>Solo se cambia lo que esté marcado.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federación</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorías</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Inscripción</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagado</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sexo</translation>
    </message>
    <message>
        <source>Half-point</source>
        <translation>Medio punto</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>male</source>
        <translation>hombre</translation>
    </message>
    <message>
        <source>female</source>
        <translation>mujer</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permitidos</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>no permitidos</translation>
    </message>
    <message>
        <source>Half-point byes</source>
        <translation>Byes de medio punto</translation>
    </message>
    <message>
        <source>Everybody has paid the whole fee</source>
        <translation>Todos han pagado la inscripción completa</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>EditMenu</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>&amp;Find on this page</source>
        <translation>&amp;Buscar en esta página</translation>
    </message>
</context>
<context>
    <name>EditPlayerDialog</name>
    <message>
        <source>Player {0}</source>
        <translation>Jugador {0}</translation>
    </message>
    <message>
        <source>A changed rating counts in tie-breaks at once; pairing numbers stay until they are given anew.</source>
        <translation>Un Elo cambiado cuenta enseguida en los desempates; los números iniciales quedan hasta que se den de nuevo.</translation>
    </message>
    <message>
        <source>Save, previous</source>
        <translation>Guardar, anterior</translation>
    </message>
    <message>
        <source>Save, next</source>
        <translation>Guardar, siguiente</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>This is the first player shown</source>
        <translation>Este es el primer jugador mostrado</translation>
    </message>
    <message>
        <source>This is the last player shown</source>
        <translation>Este es el último jugador mostrado</translation>
    </message>
    <message>
        <source>{0}. Save again keeps it all the same.</source>
        <translation>{0}. Guardar otra vez lo conserva de todos modos.</translation>
    </message>
</context>
<context>
    <name>EligibilityDialog</name>
    <message>
        <source>Type from when until when a member may play; empty is without a limit.</source>
        <translation>Escriba desde cuándo y hasta cuándo puede jugar un miembro; vacío es sin límite.</translation>
    </message>
    <message>
        <source>Eligibility</source>
        <translation>Derecho a jugar</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>No. in the club&apos;s list</source>
        <translation>N.º en la lista del club</translation>
    </message>
    <message>
        <source>Played above</source>
        <translation>Jugadas arriba</translation>
    </message>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: «{1}» no es un número.</translation>
    </message>
</context>
<context>
    <name>EngineDialog</name>
    <message>
        <source>Pairing engine</source>
        <translation>Motor de emparejamiento</translation>
    </message>
    <message>
        <source>gacrux, which comes with this program (Dutch system 2026)</source>
        <translation>gacrux, que viene con este programa (sistema holandés 2026)</translation>
    </message>
    <message>
        <source>Another program: bbpPairings, or the .jar of JaVaFo</source>
        <translation>Otro programa: bbpPairings o el .jar de JaVaFo</translation>
    </message>
    <message>
        <source>Path of the engine</source>
        <translation>Ruta del motor</translation>
    </message>
    <message>
        <source>Path of the program or .jar</source>
        <translation>Ruta del programa o del .jar</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probarlo</translation>
    </message>
    <message>
        <source>Longest time for one round, in minutes</source>
        <translation>Tiempo máximo para una ronda, en minutos</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Less time</source>
        <translation>Menos tiempo</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Más tiempo</translation>
    </message>
    <message>
        <source>When the time is over nothing has changed: another engine or pairing by hand is offered.</source>
        <translation>Cuando se acaba el tiempo no ha cambiado nada: se ofrece otro motor o emparejar a mano.</translation>
    </message>
    <message>
        <source>Use this engine</source>
        <translation>Usar este motor</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>{0} works: it paired a small round in {1} s.</source>
        <translation>{0} funciona: emparejó una ronda pequeña en {1} s.</translation>
    </message>
    <message>
        <source>Trying it…</source>
        <translation>Probándolo…</translation>
    </message>
    <message>
        <source>Choose the engine</source>
        <translation>Elegir el motor</translation>
    </message>
    <message>
        <source>Try the engine first</source>
        <translation>Pruebe antes el motor</translation>
    </message>
    <message>
        <source>Whatever engine pairs, its answer is checked against the rules before it is taken, and another engine pairs the round once more in the background.</source>
        <translation>Empareje el motor que empareje, su respuesta se comprueba con las reglas antes de tomarla, y otro motor empareja la ronda una vez más en segundo plano.</translation>
    </message>
    <message>
        <source>tdapp&apos;s own (Dutch system 2026)</source>
        <translation>el propio de tdapp (sistema holandés 2026)</translation>
    </message>
</context>
<context>
    <name>EventActions</name>
    <message>
        <source>&amp;Edit the event…</source>
        <translation>&amp;Editar el torneo…</translation>
    </message>
    <message>
        <source>&amp;Regulations…</source>
        <translation>&amp;Bases…</translation>
    </message>
    <message>
        <source>&amp;Schedule…</source>
        <translation>&amp;Calendario…</translation>
    </message>
    <message>
        <source>&amp;Print the regulations…</source>
        <translation>I&amp;mprimir las bases…</translation>
    </message>
    <message>
        <source>&amp;Work together…</source>
        <translation>Tra&amp;bajar en común…</translation>
    </message>
    <message>
        <source>G&amp;o public…</source>
        <translation>Hacer p&amp;úblico…</translation>
    </message>
    <message>
        <source>&amp;Add a section…</source>
        <translation>&amp;Añadir un grupo…</translation>
    </message>
    <message>
        <source>Re&amp;name the section…</source>
        <translation>Cambiar el &amp;nombre del grupo…</translation>
    </message>
    <message>
        <source>Re&amp;move the section…</source>
        <translation>El&amp;iminar el grupo…</translation>
    </message>
    <message>
        <source>Pri&amp;zes…</source>
        <translation>&amp;Premios…</translation>
    </message>
    <message>
        <source>&amp;Logo and header lines…</source>
        <translation>&amp;Logotipo y líneas de cabecera…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Abra primero un torneo</translation>
    </message>
    <message>
        <source>Pu&amp;blish…</source>
        <translation>Publica&amp;r…</translation>
    </message>
    <message>
        <source>Live &amp;boards…</source>
        <translation>Tableros en &amp;directo…</translation>
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
        <translation>Torneo y cargos</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Lugar</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Federación</translation>
    </message>
    <message>
        <source>F&amp;irst day</source>
        <translation>Primer &amp;día</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>Últ&amp;imo día</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Ritmo de juego</translation>
    </message>
    <message>
        <source>Add an official</source>
        <translation>Añadir un cargo</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Cargos</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>EventPanel</name>
    <message>
        <source>Edit the event…</source>
        <translation>Editar el torneo…</translation>
    </message>
    <message>
        <source>Edit the regulations…</source>
        <translation>Editar las bases…</translation>
    </message>
    <message>
        <source>Pairing rules…</source>
        <translation>Reglas de emparejamiento…</translation>
    </message>
    <message>
        <source>Go on by another system…</source>
        <translation>Seguir con otro sistema…</translation>
    </message>
    <message>
        <source>The rounds that are paired stay; the next ones are paired by a system of your choice</source>
        <translation>Las rondas emparejadas se conservan; las siguientes se emparejan con el sistema que elija</translation>
    </message>
    <message>
        <source>Edit the schedule…</source>
        <translation>Editar el calendario…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the regulations as text</source>
        <translation>Copiar las bases como texto</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Show the players</source>
        <translation>Mostrar los jugadores</translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation>Abrir los desempates</translation>
    </message>
    <message>
        <source>Show the standings</source>
        <translation>Mostrar la clasificación</translation>
    </message>
    <message>
        <source>Remarks in the file</source>
        <translation>Observaciones del archivo</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Bases del torneo</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation>Torneo sin nombre</translation>
    </message>
    <message>
        <source>Round 1 is paired: system, points and the value of the bye are locked.</source>
        <translation>La ronda 1 está emparejada: el sistema, los puntos y el valor del bye están bloqueados.</translation>
    </message>
    <message>
        <source>There are no players yet</source>
        <translation>Todavía no hay jugadores</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Fechas</translation>
    </message>
    <message>
        <source>Paired</source>
        <translation>Emparejado</translation>
    </message>
    <message>
        <source>up to round {0}</source>
        <translation>hasta la ronda {0}</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nada todavía</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>final</source>
        <translation>final</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>provisional</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>FIDE mode</source>
        <translation>modo FIDE</translation>
    </message>
    <message>
        <source>outside FIDE mode</source>
        <translation>fuera del modo FIDE</translation>
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
        <translation>mié</translation>
    </message>
    <message>
        <source>Thu</source>
        <translation>jue</translation>
    </message>
    <message>
        <source>Fri</source>
        <translation>vie</translation>
    </message>
    <message>
        <source>Sat</source>
        <translation>sáb</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>dom</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronda {0}</translation>
    </message>
    <message>
        <source>default time {0} min</source>
        <translation>tolerancia {0} min</translation>
    </message>
    <message>
        <source>No dates of rounds yet.</source>
        <translation>Todavía no hay fechas de rondas.</translation>
    </message>
    <message>
        <source>The rounds so far were paired by the {0}. They stay as they are.</source>
        <translation>Las rondas hasta ahora se emparejaron con el {0}. Quedan como están.</translation>
    </message>
    <message>
        <source>Go on by another system</source>
        <translation>Seguir con otro sistema</translation>
    </message>
    <message>
        <source>Change the pairing system?</source>
        <translation>¿Cambiar el sistema de emparejamiento?</translation>
    </message>
    <message>
        <source>Regulations – {0}</source>
        <translation>Bases – {0}</translation>
    </message>
    <message>
        <source>The regulations were copied.</source>
        <translation>Se han copiado las bases.</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Ritmo de juego</translation>
    </message>
    <message>
        <source>Preview the regulations, print them or save them as PDF</source>
        <translation>Ver las bases, imprimirlas o guardarlas como PDF</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>{0} of {1} complete</source>
        <translation>{0} de {1} completas</translation>
    </message>
    <message>
        <source>How ties are broken</source>
        <translation>Cómo se deshacen los empates</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Ronda {0}: {1}</translation>
    </message>
    <message>
        <source>Default time: {0} minutes.</source>
        <translation>Tiempo de tolerancia: {0} minutos.</translation>
    </message>
    <message>
        <source>Place: {0}.</source>
        <translation>Lugar: {0}.</translation>
    </message>
    <message>
        <source>Dates: {0}.</source>
        <translation>Fechas: {0}.</translation>
    </message>
    <message>
        <source>Chief arbiter: {0}.</source>
        <translation>Árbitro principal: {0}.</translation>
    </message>
    <message>
        <source>Deputies: {0}.</source>
        <translation>Adjuntos: {0}.</translation>
    </message>
    <message>
        <source>Time control in the report: {0}.</source>
        <translation>Ritmo de juego en el informe: {0}.</translation>
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
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Colour and opponent</source>
        <translation>Color y rival</translation>
    </message>
    <message>
        <source>Res.</source>
        <translation>Res.</translation>
    </message>
    <message>
        <source>Result as used</source>
        <translation>Resultado tal como se usa</translation>
    </message>
    <message>
        <source>Opp.</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>The opponent&apos;s score or rating as used</source>
        <translation>La puntuación o el Elo del rival tal como se usa</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>What the round contributes</source>
        <translation>Lo que aporta la ronda</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Counted, cut or not counted, and why</source>
        <translation>Contada, descartada o no contada, y por qué</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>cuenta</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>descartada</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Ronda {0}: {1}</translation>
    </message>
    <message>
        <source>Rounds {0}: {1}</source>
        <translation>Rondas {0}: {1}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Número inicial (TPN)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Value of this criterion</source>
        <translation>Valor de este criterio</translation>
    </message>
    <message>
        <source>Sum if every game not played were lost</source>
        <translation>Suma si se perdieran todas las partidas no jugadas</translation>
    </message>
    <message>
        <source>Sum if every game not played were won</source>
        <translation>Suma si se ganaran todas las partidas no jugadas</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Points among the tied players</source>
        <translation>Puntos entre los jugadores empatados</translation>
    </message>
    <message>
        <source>have not met</source>
        <translation>no se han enfrentado</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Opponent&apos;s rating</source>
        <translation>Elo del rival</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Points after the round</source>
        <translation>Puntos tras la ronda</translation>
    </message>
</context>
<context>
    <name>ExplanationPanel</name>
    <message>
        <source>Explanation</source>
        <translation>Explicación</translation>
    </message>
    <message>
        <source>Copy the calculation as text</source>
        <translation>Copiar el cálculo como texto</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>Sobre este desempate</translation>
    </message>
    <message>
        <source>Print this calculation</source>
        <translation>Imprimir este cálculo</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>Cerrar la explicación</translation>
    </message>
    <message>
        <source>trial ladder, not official</source>
        <translation>desempates de prueba, no oficiales</translation>
    </message>
    <message>
        <source>Points and tie-breaks of this line</source>
        <translation>Puntos y desempates de esta línea</translation>
    </message>
    <message>
        <source>Worked calculation</source>
        <translation>Cálculo detallado</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>Among the tied (· have not met)</source>
        <translation>Entre los empatados (· no se han enfrentado)</translation>
    </message>
    <message>
        <source>Points after round {0}: {1}</source>
        <oldsource>{0} points after round {1}</oldsource>
        <translation>Puntos tras la ronda {0}: {1}</translation>
    </message>
    <message>
        <source>Crosstable of the tied</source>
        <translation>Cuadro de los empatados</translation>
    </message>
    <message>
        <source>Who is tied</source>
        <translation>Quiénes están empatados</translation>
    </message>
    <message>
        <source>No. {0}</source>
        <translation>N.º {0}</translation>
    </message>
    <message>
        <source>rating {0}</source>
        <translation>Elo {0}</translation>
    </message>
    <message>
        <source>not ranked</source>
        <translation>sin clasificar</translation>
    </message>
    <message>
        <source>place {0}</source>
        <translation>puesto {0}</translation>
    </message>
    <message>
        <source>{0} after round {1}</source>
        <translation>{0} tras la ronda {1}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points, round by round</source>
        <translation>Puntos, ronda a ronda</translation>
    </message>
    <message>
        <source>Unplayed games: {0}</source>
        <translation>Partidas no jugadas: {0}</translation>
    </message>
    <message numerus="yes">
        <source>Still tied when this rung is reached (%n)</source>
        <translation>
            <numerusform>Aún empatados al llegar a este criterio (%n)</numerusform>
            <numerusform>Aún empatados al llegar a este criterio (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody was tied with this line when this rung is reached</source>
        <translation>Nadie estaba empatado con esta línea al llegar a este criterio</translation>
    </message>
    <message>
        <source>The calculation was copied.</source>
        <translation>Se ha copiado el cálculo.</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open an event</source>
        <translation>Abrir un torneo</translation>
    </message>
    <message>
        <source>Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)</source>
        <translation>Torneos e informes de torneo (*.tdb *.trf *.trfx *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation>Importar un informe de torneo</translation>
    </message>
    <message>
        <source>The copy was not written</source>
        <translation>La copia no se ha guardado</translation>
    </message>
    <message>
        <source>A copy was written: {0}</source>
        <translation>Se ha guardado una copia: {0}</translation>
    </message>
    <message>
        <source>{0} cannot be imported</source>
        <translation>{0} no se puede importar</translation>
    </message>
    <message>
        <source>The event cannot be opened</source>
        <translation>El torneo no se puede abrir</translation>
    </message>
    <message>
        <source>The table that was copied is being read…</source>
        <translation>Leyendo la tabla copiada…</translation>
    </message>
    <message>
        <source>The event is being fetched…</source>
        <translation>Obteniendo el torneo…</translation>
    </message>
    <message>
        <source>The practice event is being made…</source>
        <translation>Creando el torneo de práctica…</translation>
    </message>
    <message>
        <source>Hand over to another computer</source>
        <translation>Pasar a otro ordenador</translation>
    </message>
    <message>
        <source>What the other computer is called (the log keeps it):</source>
        <translation>Cómo se llama el otro ordenador (el historial lo guarda):</translation>
    </message>
    <message>
        <source>The event was not handed over</source>
        <translation>El torneo no se ha pasado</translation>
    </message>
    <message>
        <source>Handed over to {0}: go on there with {1}, and not here.</source>
        <translation>Pasado a {0}: siga allí con {1}, y no aquí.</translation>
    </message>
    <message>
        <source>{0} is open in another window</source>
        <translation>{0} está abierto en otra ventana</translation>
    </message>
    <message>
        <source>You can look at it here: this window shows what the other one writes, and changes nothing.</source>
        <translation>Aquí puede consultarlo: esta ventana muestra lo que escribe la otra y no cambia nada.</translation>
    </message>
    <message>
        <source>Open it to look at</source>
        <translation>Abrirlo para consultar</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>Leyendo {0}…</translation>
    </message>
    <message>
        <source>These files cannot be imported as one event</source>
        <translation>Estos archivos no se pueden importar como un solo torneo</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are being read…</source>
        <translation>
            <numerusform>Leyendo %n archivo…</numerusform>
            <numerusform>Leyendo %n archivos…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… y %n más</numerusform>
            <numerusform>… y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was created. It can be imported all the same: a game that only one player states is completed or becomes a bye worth the same, results count and not the points column. Every contradiction is listed in the review and noted in the tournament report.</source>
        <translation>No se ha creado nada. Se puede importar de todos modos: una partida que solo declara un jugador se completa o pasa a ser un bye del mismo valor; cuentan los resultados y no la columna de puntos. Cada contradicción figura en la revisión y se anota en el informe del torneo.</translation>
    </message>
    <message>
        <source>{0} contradicts itself</source>
        <translation>{0} se contradice</translation>
    </message>
    <message>
        <source>Import it all the same…</source>
        <translation>Importarlo de todos modos…</translation>
    </message>
    <message>
        <source>Nothing was created or changed.</source>
        <translation>No se ha creado ni cambiado nada.</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>Línea {0}, columna {1}: {2}</translation>
    </message>
    <message>
        <source>Name of the event file</source>
        <translation>Nombre del archivo del torneo</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Archivos de torneo (*.tdb)</translation>
    </message>
    <message>
        <source>That name is taken</source>
        <translation>Ese nombre ya está ocupado</translation>
    </message>
    <message>
        <source>{0} exists already. Nothing was changed; choose another name.</source>
        <translation>{0} ya existe. No se ha cambiado nada; elija otro nombre.</translation>
    </message>
    <message>
        <source>What was copied cannot be imported</source>
        <translation>Lo copiado no se puede importar</translation>
    </message>
    <message>
        <source>Reports, tables, games, JSON ({endings});;All files (*)</source>
        <translation>Informes, tablas, partidas, JSON ({endings});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The demo event is being opened…</source>
        <translation>Abriendo el torneo de demostración…</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>Abriendo {0}…</translation>
    </message>
    <message>
        <source>{0} is being written…</source>
        <translation>Guardando {0}…</translation>
    </message>
</context>
<context>
    <name>FileCheck</name>
    <message>
        <source>Check the event file</source>
        <translation>Comprobar el archivo del torneo</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Archivos de torneo (*.tdb)</translation>
    </message>
    <message>
        <source>{0} is being checked…</source>
        <translation>Comprobando {0}…</translation>
    </message>
    <message>
        <source>THIS FILE IS NOT AS IT WAS LEFT: something else has changed it. Check the event file now.</source>
        <translation>ESTE ARCHIVO NO ESTÁ COMO SE DEJÓ: otra cosa lo ha cambiado. Compruebe ahora el archivo del torneo.</translation>
    </message>
    <message>
        <source>{0} is not as it was left</source>
        <translation>{0} no está como se dejó</translation>
    </message>
    <message>
        <source>Something else than this program has changed it: a disk, another program, a sync folder.</source>
        <translation>Lo ha cambiado algo distinto de este programa: un disco, otro programa, una carpeta sincronizada.</translation>
    </message>
    <message>
        <source>The check names every row that differs from the log, and the newest good copy.</source>
        <translation>La comprobación nombra cada fila que difiere del historial, y la última copia buena.</translation>
    </message>
    <message>
        <source>{0}: everything is as it was entered.</source>
        <translation>{0}: todo está como se introdujo.</translation>
    </message>
</context>
<context>
    <name>FileMenu</name>
    <message>
        <source>&amp;New event…</source>
        <translation>&amp;Nuevo torneo…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>&amp;Import a tournament report…</source>
        <translation>&amp;Importar un informe de torneo…</translation>
    </message>
    <message>
        <source>Open the &amp;demo event</source>
        <translation>Abrir el torneo de &amp;demostración</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>&amp;Guardar una copia…</translation>
    </message>
    <message>
        <source>&amp;Hand over to another computer…</source>
        <translation>Pa&amp;sar a otro ordenador…</translation>
    </message>
    <message>
        <source>&amp;Export a tournament report…</source>
        <translation>&amp;Exportar un informe de torneo…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>I&amp;mprimir…</translation>
    </message>
    <message>
        <source>C&amp;lose the event</source>
        <translation>&amp;Cerrar el torneo</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;lir</translation>
    </message>
    <message>
        <source>No file opened yet</source>
        <translation>Todavía no se ha abierto ningún archivo</translation>
    </message>
    <message>
        <source>Report for the &amp;rating officer…</source>
        <translation>In&amp;forme para el responsable de Elo…</translation>
    </message>
    <message>
        <source>Chec&amp;k the event file…</source>
        <translation>Compro&amp;bar el archivo del torneo…</translation>
    </message>
    <message>
        <source>Im&amp;port a copied crosstable</source>
        <translation>Importar un cuadro de resultados co&amp;piado</translation>
    </message>
</context>
<context>
    <name>FinesDialog</name>
    <message>
        <source>Fine of {0}</source>
        <translation>Multa de {0}</translation>
    </message>
    <message>
        <source>It stands on the match sheet and below the table, with its reason.</source>
        <translation>Figura en la hoja del encuentro y debajo de la tabla, con su motivo.</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>A new fine</source>
        <translation>Una nueva multa</translation>
    </message>
    <message>
        <source>Take back: round {0}, {1} ({2})</source>
        <translation>Retirar: ronda {0}, {1} ({2})</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Decidir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>FixturesDialog</name>
    <message>
        <source>Type day, hour and place; without a day that of the round counts. A postponed match holds up nobody.</source>
        <translation>Escriba día, hora y lugar; sin día vale el de la ronda. Un encuentro aplazado no detiene a nadie.</translation>
    </message>
    <message>
        <source>Fixtures</source>
        <translation>Calendario de encuentros</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Equipo local</translation>
    </message>
    <message>
        <source>Away team</source>
        <translation>Equipo visitante</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Postponed</source>
        <translation>Aplazado</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Confirmado</translation>
    </message>
    <message>
        <source>Save as a calendar…</source>
        <translation>Guardar como calendario…</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Línea {0}</translation>
    </message>
    <message>
        <source>Save as a calendar</source>
        <translation>Guardar como calendario</translation>
    </message>
    <message>
        <source>Calendars (*.ics)</source>
        <translation>Calendarios (*.ics)</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Guardado: {0}</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: «{1}» no es un número.</translation>
    </message>
</context>
<context>
    <name>FoundElsewhere</name>
    <message>
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grupo {0}</translation>
    </message>
    <message>
        <source>Not in this section, but in {0}: {1}</source>
        <translation>No en este grupo, sino en {0}: {1}</translation>
    </message>
</context>
<context>
    <name>FromTableDialog</name>
    <message>
        <source>New section from a table</source>
        <translation>Nuevo grupo a partir de una tabla</translation>
    </message>
    <message>
        <source>Places are seeds: all first places come first, then all second ones. The old sections stay.</source>
        <translation>Los puestos dan el orden del cuadro: primero todos los primeros, luego todos los segundos. Los grupos anteriores se conservan.</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Desempate por partidas</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grupo {0}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>for example 1-8; empty: everybody</source>
        <translation>por ejemplo 1-8; vacío: todos</translation>
    </message>
    <message>
        <source>&amp;Places of each</source>
        <translation>&amp;Puestos de cada uno</translation>
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
        <translation>En &amp;grupos de</translation>
    </message>
    <message>
        <source>Players of a group</source>
        <translation>Jugadores por grupo</translation>
    </message>
    <message>
        <source>Fewer players</source>
        <translation>Menos jugadores</translation>
    </message>
    <message>
        <source>More players</source>
        <translation>Más jugadores</translation>
    </message>
    <message>
        <source>Add the section</source>
        <translation>Añadir el grupo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Give the new section a name.</source>
        <translation>Ponga un nombre al nuevo grupo.</translation>
    </message>
    <message>
        <source>Choose a section to take the players from.</source>
        <translation>Elija un grupo del que tomar los jugadores.</translation>
    </message>
    <message>
        <source>Write places as 1-8.</source>
        <translation>Escriba los puestos así: 1-8.</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Siguiente jugada</translation>
    </message>
    <message>
        <source>Next move, then Enter</source>
        <translation>Siguiente jugada, luego Intro</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Letras de las piezas</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Girar el tablero</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>One half-move back</source>
        <translation>Una media jugada atrás</translation>
    </message>
    <message>
        <source>One half-move on</source>
        <translation>Una media jugada adelante</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>A la última jugada</translation>
    </message>
    <message>
        <source>Copy the position (FEN)</source>
        <translation>Copiar la posición (FEN)</translation>
    </message>
    <message>
        <source>Take back from here</source>
        <translation>Borrar desde aquí</translation>
    </message>
    <message>
        <source>Remove the move shown and all after it</source>
        <translation>Eliminar la jugada mostrada y todas las siguientes</translation>
    </message>
    <message>
        <source>Keep the moves</source>
        <translation>Conservar las jugadas</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Not understood, kept as it came: {0}</source>
        <translation>No entendido, se conserva como llegó: {0}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>inicio</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Juegan las blancas</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Juegan las negras</translation>
    </message>
    <message>
        <source>Choose a move first</source>
        <translation>Elija primero una jugada</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Round and board</source>
        <translation>Ronda y mesa</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>no board</source>
        <translation>sin mesa</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Recorded moves</source>
        <translation>Jugadas registradas</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Entered or corrected by hand</source>
        <translation>Introducidas o corregidas a mano</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artículo</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>A cargo de</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>White’s sheet</source>
        <translation>Planilla de blancas</translation>
    </message>
    <message>
        <source>Black’s sheet</source>
        <translation>Planilla de negras</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Se toma</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>only on White’s sheet</source>
        <translation>solo en la planilla de blancas</translation>
    </message>
    <message>
        <source>only on Black’s sheet</source>
        <translation>solo en la planilla de negras</translation>
    </message>
    <message>
        <source>Black’s sheet cannot be played here</source>
        <translation>la planilla de negras no se puede jugar aquí</translation>
    </message>
    <message>
        <source>White’s sheet cannot be played here</source>
        <translation>la planilla de blancas no se puede jugar aquí</translation>
    </message>
    <message>
        <source>both can be played; with White’s the game goes on</source>
        <translation>ambas se pueden jugar; con la de blancas la partida continúa</translation>
    </message>
    <message>
        <source>both can be played; with Black’s the game goes on</source>
        <translation>ambas se pueden jugar; con la de negras la partida continúa</translation>
    </message>
    <message>
        <source>neither can be played</source>
        <translation>ninguna se puede jugar</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>La ronda anterior</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>La ronda siguiente</translation>
    </message>
    <message>
        <source>Find by name or board</source>
        <translation>Buscar por nombre o mesa</translation>
    </message>
    <message>
        <source>P&amp;aste games (PGN)…</source>
        <translation>&amp;Pegar partidas (PGN)…</translation>
    </message>
    <message>
        <source>&amp;Games of the round as PGN…</source>
        <translation>Partidas de la &amp;ronda como PGN…</translation>
    </message>
    <message>
        <source>&amp;Pairings for e-board software…</source>
        <translation>E&amp;mparejamientos para programas de tableros electrónicos…</translation>
    </message>
    <message>
        <source>&amp;Compare sources…</source>
        <translation>&amp;Comparar fuentes…</translation>
    </message>
    <message>
        <source>Show what sta&amp;nds on the e-boards</source>
        <translation>M&amp;ostrar lo que hay en los tableros electrónicos</translation>
    </message>
    <message>
        <source>Gi&amp;ve the game to a board…</source>
        <translation>&amp;Dar la partida a una mesa…</translation>
    </message>
    <message>
        <source>&amp;Take the game from its board</source>
        <translation>&amp;Quitar la partida de su mesa</translation>
    </message>
    <message>
        <source>&amp;Remove the record…</source>
        <translation>&amp;Eliminar el registro…</translation>
    </message>
    <message>
        <source>Import games…</source>
        <translation>Importar partidas…</translation>
    </message>
    <message>
        <source>Two scoresheets…</source>
        <translation>Dos planillas…</translation>
    </message>
    <message>
        <source>Put the game together from both sheets</source>
        <translation>Componer la partida a partir de ambas planillas</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More that can be done with games</source>
        <translation>Más acciones con las partidas</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>Por mirar</translation>
    </message>
    <message>
        <source>I look after this</source>
        <translation>Yo me ocupo</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrarlo</translation>
    </message>
    <message>
        <source>No round is paired yet</source>
        <translation>Todavía no hay ninguna ronda emparejada</translation>
    </message>
    <message>
        <source>Games are kept at the boards of a round: import a PGN, or enter moves from the scoresheets.</source>
        <translation>Las partidas se guardan en las mesas de una ronda: importe un PGN o introduzca las jugadas de las planillas.</translation>
    </message>
    <message>
        <source>{0} of {1} games recorded, {2} to look at</source>
        <translation>{0} de {1} partidas registradas, {2} por mirar</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>sin resultado</translation>
    </message>
    <message>
        <source>Round {0}, board {1}</source>
        <translation>Ronda {0}, mesa {1}</translation>
    </message>
    <message>
        <source>This game belongs to no board of the round</source>
        <translation>Esta partida no pertenece a ninguna mesa de la ronda</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Games (*.pgn);;All files (*)</source>
        <translation>Partidas (*.pgn);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>There is no text on the clipboard: copy the games as PGN.</source>
        <translation>No hay texto en el portapapeles: copie las partidas como PGN.</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>portapapeles</translation>
    </message>
    <message>
        <source>Games of the round</source>
        <translation>Partidas de la ronda</translation>
    </message>
    <message>
        <source>Pairings for e-board software</source>
        <translation>Emparejamientos para programas de tableros electrónicos</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Partidas (*.pgn)</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Escrito: {0}</translation>
    </message>
    <message>
        <source>No source has said anything here</source>
        <translation>Ninguna fuente ha dicho nada aquí</translation>
    </message>
    <message>
        <source>Every e-board was seen in the start position</source>
        <translation>Todos los tableros electrónicos se vieron en la posición inicial</translation>
    </message>
    <message>
        <source>Give the game to a board</source>
        <translation>Dar la partida a una mesa</translation>
    </message>
    <message>
        <source>Number of the board:</source>
        <translation>Número de la mesa:</translation>
    </message>
    <message>
        <source>This round has no board {0}.</source>
        <translation>Esta ronda no tiene la mesa {0}.</translation>
    </message>
    <message>
        <source>Replace the game of board {0}?</source>
        <translation>¿Sustituir la partida de la mesa {0}?</translation>
    </message>
    <message>
        <source>This is board…</source>
        <translation>Esta es la mesa…</translation>
    </message>
    <message>
        <source>Choose an alert first</source>
        <translation>Elija primero un aviso</translation>
    </message>
    <message>
        <source>Who looks after this?</source>
        <translation>¿Quién se ocupa de esto?</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nombre:</translation>
    </message>
    <message>
        <source>Keep what came</source>
        <translation>Conservar lo recibido</translation>
    </message>
    <message>
        <source>Write the games of the source into the event</source>
        <translation>Pasar al torneo las partidas de la fuente</translation>
    </message>
    <message>
        <source>watching {0}</source>
        <translation>observando {0}</translation>
    </message>
    <message>
        <source>delayed file in {0}</source>
        <translation>archivo con retardo en {0}</translation>
    </message>
    <message>
        <source>Replace recorded games?</source>
        <translation>¿Sustituir las partidas registradas?</translation>
    </message>
    <message>
        <source>&amp;Broadcast: delay and notice…</source>
        <translation>Re&amp;transmisión: retardo y aviso…</translation>
    </message>
    <message>
        <source>Publish moves at once?</source>
        <translation>¿Publicar las jugadas al instante?</translation>
    </message>
    <message>
        <source>No game is recorded at this board</source>
        <translation>No hay ninguna partida registrada en esta mesa</translation>
    </message>
    <message>
        <source>This game has its board</source>
        <translation>Esta partida tiene su mesa</translation>
    </message>
    <message>
        <source>This game has no board</source>
        <translation>Esta partida no tiene mesa</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Anotar el resultado</translation>
    </message>
    <message>
        <source>Enter {0}</source>
        <translation>Anotar {0}</translation>
    </message>
</context>
<context>
    <name>GoPublicDialog</name>
    <message>
        <source>Go public</source>
        <translation>Hacer público</translation>
    </message>
    <message>
        <source>Moves leave this computer after the delay of the section, on every way.</source>
        <translation>Las jugadas salen de este ordenador con el retardo del grupo, por todas las vías.</translation>
    </message>
    <message>
        <source>Live boards…</source>
        <translation>Tableros en directo…</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Publicar…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Elegir una carpeta…</translation>
    </message>
    <message>
        <source>In the hall</source>
        <translation>En la sala</translation>
    </message>
    <message>
        <source>pages for telephones and the wall, from this computer</source>
        <translation>páginas para teléfonos y pantallas, desde este ordenador</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Sitio web</translation>
    </message>
    <message>
        <source>pairings, standings and games for your web host</source>
        <translation>emparejamientos, clasificación y partidas para su servidor web</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>one PGN a round, for chess.com, FTP and other broadcasters</source>
        <translation>un PGN por ronda, para chess.com, FTP y otros medios de retransmisión</translation>
    </message>
    <message>
        <source>Lichess</source>
        <translation>Lichess</translation>
    </message>
    <message>
        <source>Lichess asks here</source>
        <translation>Lichess consulta aquí</translation>
    </message>
    <message>
        <source>&amp;Round of the broadcast</source>
        <translation>&amp;Ronda de la retransmisión</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Keep the token</source>
        <translation>Conservar el token</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Token</translation>
    </message>
    <message>
        <source>Either Lichess asks at the address, or this program pushes with your token (study:write). The token lies in the keyring of this computer, never in the event.</source>
        <translation>O bien Lichess consulta en la dirección, o bien este programa envía con su token (study:write). El token se guarda en el llavero de este ordenador, nunca en el torneo.</translation>
    </message>
    <message>
        <source>What Lichess would show, and what was pushed</source>
        <translation>Lo que mostraría Lichess y lo que se ha enviado</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Ensayo</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Delayed file for broadcasters</source>
        <translation>Archivo con retardo para medios de retransmisión</translation>
    </message>
    <message>
        <source>Each round is kept in {0}.</source>
        <translation>Cada ronda se guarda en {0}.</translation>
    </message>
    <message>
        <source>Only where the live boards have a public name: a tunnel, or a proxy on your server.</source>
        <translation>Solo donde los tableros en directo tienen un nombre público: un túnel, o un proxy en su servidor.</translation>
    </message>
</context>
<context>
    <name>GroupFilter</name>
    <message>
        <source>Players of a category</source>
        <translation>Jugadores de una categoría</translation>
    </message>
    <message>
        <source>Show the players of one category only</source>
        <translation>Mostrar solo los jugadores de una categoría</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>First steps</source>
        <translation>Primeros pasos</translation>
    </message>
    <message>
        <source>Take me there</source>
        <translation>Llevarme allí</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>No more cards</source>
        <translation>No más tarjetas</translation>
    </message>
    <message>
        <source>{0} of {1}: {2}</source>
        <translation>{0} de {1}: {2}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
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
        <translation>nada introducido</translation>
    </message>
    <message>
        <source>“{0}” is not a place; places are whole numbers from 1.</source>
        <translation>«{0}» no es un puesto; los puestos son números enteros desde 1.</translation>
    </message>
    <message>
        <source>“{0}” is not a value; write a number such as 2.5.</source>
        <translation>«{0}» no es un valor; escriba un número como 2.5.</translation>
    </message>
    <message>
        <source>Place by hand</source>
        <translation>Puesto a mano</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Place before this rung is reached; shared places are ties</source>
        <translation>Puesto antes de llegar a este criterio; los puestos compartidos son empates</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Type a number; Enter goes to the next line, Del empties the field.</source>
        <translation>Escriba un número; Intro va a la línea siguiente, Supr vacía el campo.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Páginas del manual</translation>
    </message>
    <message>
        <source>Using the program</source>
        <translation>Uso del programa</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Desempates</translation>
    </message>
    <message>
        <source>Policies for unplayed games</source>
        <translation>Reglas para partidas no jugadas</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Página del manual</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <translation>Volver a la página anterior</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) found</source>
        <translation>
            <numerusform>%n página encontrada</numerusform>
            <numerusform>%n páginas encontradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportGamesDialog</name>
    <message>
        <source>Import games</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Games of {0}</source>
        <translation>Partidas de {0}</translation>
    </message>
    <message>
        <source>Each game goes to the board of its players. What is wrong is kept as a doubt.</source>
        <translation>Cada partida va a la mesa de sus jugadores. Lo erróneo se conserva como duda.</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Letras de las piezas</translation>
    </message>
    <message>
        <source>as each game proves</source>
        <translation>según demuestra cada partida</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>Qué ronda</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>según dice el archivo</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronda {0}</translation>
    </message>
    <message>
        <source>Letters:</source>
        <translation>Letras:</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>Ronda:</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Partidas del archivo</translation>
    </message>
    <message>
        <source>Keep these games</source>
        <translation>Conservar estas partidas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>No hay ninguna partida en este archivo.</translation>
    </message>
    <message>
        <source>There is nothing new in this file</source>
        <translation>No hay nada nuevo en este archivo</translation>
    </message>
    <message>
        <source>Replace recorded games?</source>
        <translation>¿Sustituir las partidas registradas?</translation>
    </message>
    <message>
        <source>Games: {0}, to be kept: {1}, to look at: {2}</source>
        <translation>Partidas: {0}, para conservar: {1}, para mirar: {2}</translation>
    </message>
</context>
<context>
    <name>ImportReviewDialog</name>
    <message>
        <source>Import: {0}</source>
        <translation>Importar: {0}</translation>
    </message>
    <message>
        <source>Review before importing</source>
        <translation>Revisar antes de importar</translation>
    </message>
    <message>
        <source>Nothing has been created yet. {0} itself stays as it is.</source>
        <translation>Todavía no se ha creado nada. {0} queda como está.</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>Por favor, compruebe</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Supuesto</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Reparado</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omitido</translation>
    </message>
    <message>
        <source>The file says everything itself: nothing was assumed or repaired.</source>
        <translation>El archivo lo dice todo: no se ha supuesto ni reparado nada.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>I have read what to check: import the rounds all the same, and note it</source>
        <translation>He leído lo que hay que comprobar: importar las rondas de todos modos y anotarlo</translation>
    </message>
    <message>
        <source>Each of these becomes a ### line of the tournament report.</source>
        <translation>Cada uno de estos puntos pasa a ser una línea ### del informe del torneo.</translation>
    </message>
    <message>
        <source>New event file</source>
        <translation>Nuevo archivo de torneo</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Create the event</source>
        <translation>Crear el torneo</translation>
    </message>
    <message>
        <source>Tick the box above first: the file breaks rules of pairing.</source>
        <translation>Marque antes la casilla de arriba: el archivo incumple reglas de emparejamiento.</translation>
    </message>
</context>
<context>
    <name>JobList</name>
    <message>
        <source>Documents in it</source>
        <translation>Documentos que contiene</translation>
    </message>
    <message>
        <source>Documents in the pack</source>
        <translation>Documentos del paquete</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add a document</source>
        <translation>Añadir un documento</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>Una copia menos</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>Una copia más</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Quitarlo</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join an event</source>
        <translation>Unirse a un torneo</translation>
    </message>
    <message>
        <source>Another computer leads it and has invited this one: Event &gt; Work together…, on its screen.</source>
        <translation>Otro ordenador lo dirige y ha invitado a este: Torneo &gt; Trabajar en común…, en su pantalla.</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Dirección</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Código</translation>
    </message>
    <message>
        <source>Figures to compare</source>
        <translation>Cifras para comparar</translation>
    </message>
    <message>
        <source>Are these the figures on the screen of the leading computer? If not, somebody else answers at this address: do not join.</source>
        <translation>¿Son estas las cifras de la pantalla del ordenador principal? Si no, en esta dirección responde otro: no se una.</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>They are the &amp;same: join</source>
        <translation>Son las &amp;mismas: unirse</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Fill in the address and the code first.</source>
        <translation>Escriba primero la dirección y el código.</translation>
    </message>
    <message>
        <source>The leading computer is being asked…</source>
        <translation>Consultando al ordenador principal…</translation>
    </message>
</context>
<context>
    <name>KeizerDialog</name>
    <message>
        <source>Shares are of the value of a place. What is announced holds for the whole season.</source>
        <translation>Las partes se refieren al valor de un puesto. Lo anunciado rige toda la temporada.</translation>
    </message>
    <message>
        <source>Rounds are paired: only shares can still change, with a reason.</source>
        <translation>Hay rondas emparejadas: solo se pueden cambiar las partes, con un motivo.</translation>
    </message>
    <message>
        <source>Keizer system</source>
        <translation>Sistema Keizer</translation>
    </message>
    <message>
        <source>Ready parameters</source>
        <translation>Parámetros ya hechos</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Los nuestros</translation>
    </message>
    <message>
        <source>&amp;As in</source>
        <translation>&amp;Como en</translation>
    </message>
    <message>
        <source>All of it…</source>
        <translation>Todo…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;First place is worth</source>
        <translation>El &amp;primer puesto vale</translation>
    </message>
    <message>
        <source>a multiple of the last, rounded down</source>
        <translation>un múltiplo del último, redondeado hacia abajo</translation>
    </message>
    <message>
        <source>a multiple of the last, halves rounded to even</source>
        <translation>un múltiplo del último, mitades redondeadas al par</translation>
    </message>
    <message>
        <source>as much as there are players</source>
        <translation>tanto como jugadores haya</translation>
    </message>
    <message>
        <source>twice as much as there are players</source>
        <translation>el doble de los jugadores que haya</translation>
    </message>
    <message>
        <source>&amp;Bye of who is left over</source>
        <translation>&amp;Bye del que queda libre</translation>
    </message>
    <message>
        <source>&amp;Excused absence</source>
        <translation>Ausencia &amp;justificada</translation>
    </message>
    <message>
        <source>all rounds by the table of the round before</source>
        <translation>todas las rondas según la tabla de la ronda anterior</translation>
    </message>
    <message>
        <source>all rounds until values and table agree</source>
        <translation>todas las rondas hasta que valores y tabla coincidan</translation>
    </message>
    <message>
        <source>each round keeps the values of its evening</source>
        <translation>cada ronda conserva los valores de su día</translation>
    </message>
    <message>
        <source>After each round &amp;values count</source>
        <translation>Tras cada ronda, los &amp;valores cuentan</translation>
    </message>
    <message>
        <source>0: at once, {0}: never</source>
        <translation>0: enseguida, {0}: nunca</translation>
    </message>
    <message>
        <source>&amp;Not again within … rounds</source>
        <translation>&amp;No repetir en … rondas</translation>
    </message>
    <message>
        <source>Multiple of the last</source>
        <translation>Múltiplo del último</translation>
    </message>
    <message>
        <source>Or a number for the first place</source>
        <translation>O un número para el primer puesto</translation>
    </message>
    <message>
        <source>follows from the above</source>
        <translation>se deduce de lo anterior</translation>
    </message>
    <message>
        <source>The own value is added</source>
        <translation>Se suma el valor propio</translation>
    </message>
    <message>
        <source>once, the one of now</source>
        <translation>una vez, el de ahora</translation>
    </message>
    <message>
        <source>once, the one at the start</source>
        <translation>una vez, el del principio</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>en absoluto</translation>
    </message>
    <message>
        <source>It is gone after round</source>
        <translation>Desaparece tras la ronda</translation>
    </message>
    <message>
        <source>0: it stays</source>
        <translation>0: se queda</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Derrota</translation>
    </message>
    <message>
        <source>Win by forfeit</source>
        <translation>Victoria por incomparecencia</translation>
    </message>
    <message>
        <source>Loss by forfeit</source>
        <translation>Derrota por incomparecencia</translation>
    </message>
    <message>
        <source>Absence without excuse</source>
        <translation>Ausencia sin justificar</translation>
    </message>
    <message>
        <source>Game for the club elsewhere</source>
        <translation>Partida para el club en otro lugar</translation>
    </message>
    <message>
        <source>Excused absences that count</source>
        <translation>Ausencias justificadas que cuentan</translation>
    </message>
    <message>
        <source>0: all</source>
        <translation>0: todas</translation>
    </message>
    <message>
        <source>Each further one counts half of the one before</source>
        <translation>Cada una de más cuenta la mitad que la anterior</translation>
    </message>
    <message>
        <source>Amounts are rounded</source>
        <translation>Los importes se redondean</translation>
    </message>
    <message>
        <source>to halves</source>
        <translation>a medios</translation>
    </message>
    <message>
        <source>to whole numbers</source>
        <translation>a números enteros</translation>
    </message>
    <message>
        <source>First ranking</source>
        <translation>Orden inicial</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>por Elo</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>por número</translation>
    </message>
    <message>
        <source>The bye goes round</source>
        <translation>El bye va rotando</translation>
    </message>
    <message>
        <source>Byes mean</source>
        <translation>Los byes significan</translation>
    </message>
    <message>
        <source>H excused, Z not, F a game for the club</source>
        <translation>H justificada, Z no, F una partida para el club</translation>
    </message>
    <message>
        <source>H and Z excused, F not, as in a file</source>
        <translation>H y Z justificadas, F no, como en un archivo</translation>
    </message>
</context>
<context>
    <name>KeptLine</name>
    <message>
        <source>Open the folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>KeyLegend</name>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>next open board</source>
        <translation>siguiente mesa abierta</translation>
    </message>
    <message>
        <source>A–Z</source>
        <translation>A–Z</translation>
    </message>
    <message>
        <source>find a player</source>
        <translation>buscar un jugador</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Teclas: {0}</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>ganan blancas</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>ganan negras</translation>
    </message>
    <message>
        <source>Black absent</source>
        <translation>negras ausentes</translation>
    </message>
    <message>
        <source>White absent</source>
        <translation>blancas ausentes</translation>
    </message>
    <message>
        <source>both absent</source>
        <translation>ambos ausentes</translation>
    </message>
    <message>
        <source>other</source>
        <translation>otros</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>borrar</translation>
    </message>
</context>
<context>
    <name>KeyMaps</name>
    <message>
        <source>Classic (1, 5, 0)</source>
        <translation>Clásico (1, 5, 0)</translation>
    </message>
    <message>
        <source>Sharly (1, 3, 2; 0 clears)</source>
        <translation>Sharly (1, 3, 2; 0 borra)</translation>
    </message>
    <message>
        <source>OpenPairings (1, 2, 3)</source>
        <translation>OpenPairings (1, 2, 3)</translation>
    </message>
    <message>
        <source>Space (1, space bar, 0)</source>
        <translation>Espacio (1, barra espaciadora, 0)</translation>
    </message>
    <message>
        <source>US (W, D, L)</source>
        <translation>EE. UU. (W, D, L)</translation>
    </message>
    <message>
        <source>Own keys…</source>
        <translation>Teclas propias…</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
</context>
<context>
    <name>KnockoutDialog</name>
    <message>
        <source>“{0}” is no tie-break; write for example rapid-25-10. There are {1}.</source>
        <translation>«{0}» no es un desempate; escriba por ejemplo rapid-25-10. Existen {1}.</translation>
    </message>
    <message>
        <source>The winner of a match goes on. What decides a drawn match is announced beforehand.</source>
        <translation>El ganador de un encuentro pasa. Lo que decide un encuentro empatado se anuncia de antemano.</translation>
    </message>
    <message>
        <source>Round 1 is paired: only the tie-break can still change, with a reason.</source>
        <translation>La ronda 1 está emparejada: solo se puede cambiar el desempate, con un motivo.</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Eliminatorias</translation>
    </message>
    <message>
        <source>&amp;Games of a match</source>
        <translation>&amp;Partidas por encuentro</translation>
    </message>
    <message>
        <source>one</source>
        <translation>una</translation>
    </message>
    <message>
        <source>two, with both colours</source>
        <translation>dos, con ambos colores</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>&amp;Orden del cuadro</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>por Elo</translation>
    </message>
    <message>
        <source>as the start list has them</source>
        <translation>como en la lista inicial</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>por sorteo</translation>
    </message>
    <message>
        <source>&amp;White in the first game</source>
        <translation>&amp;Blancas en la primera partida</translation>
    </message>
    <message>
        <source>who had it less often, else the bracket says who</source>
        <translation>quien las tuvo menos veces; si no, lo dice el cuadro</translation>
    </message>
    <message>
        <source>the better seed</source>
        <translation>el mejor cabeza de serie</translation>
    </message>
    <message>
        <source>The losers of the semi-finals &amp;play for place 3</source>
        <translation>Los perdedores de las semifinales &amp;juegan por el 3.er puesto</translation>
    </message>
    <message>
        <source>A match &amp;ends when nobody can catch up</source>
        <translation>Un encuentro &amp;termina cuando nadie puede ya alcanzar al otro</translation>
    </message>
    <message>
        <source>Tie-breaks to choose from</source>
        <translation>Desempates a elegir</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Los nuestros</translation>
    </message>
    <message>
        <source>&amp;A drawn match</source>
        <translation>Si hay &amp;empate</translation>
    </message>
    <message>
        <source>&amp;In this order</source>
        <translation>En este o&amp;rden</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>una partida</translation>
    </message>
    <message>
        <source>two games</source>
        <translation>dos partidas</translation>
    </message>
    <message>
        <source>four games</source>
        <translation>cuatro partidas</translation>
    </message>
    <message>
        <source>the arbiter decides a drawn match</source>
        <translation>el árbitro decide un encuentro empatado</translation>
    </message>
    <message>
        <source>place 3 is played for</source>
        <translation>se juega el 3.er puesto</translation>
    </message>
    <message>
        <source>the arbiter decides</source>
        <translation>decide el árbitro</translation>
    </message>
    <message>
        <source>The arbiter decides.</source>
        <translation>Decide el árbitro.</translation>
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
        <translation>Estudio</translation>
    </message>
    <message>
        <source>Players and rounds</source>
        <translation>Jugadores y rondas</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Torneos</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>Procesos</translation>
    </message>
    <message>
        <source>Fewer processes</source>
        <translation>Menos procesos</translation>
    </message>
    <message>
        <source>More processes</source>
        <translation>Más procesos</translation>
    </message>
    <message>
        <source>BH/C1,SB; DE,BH@fide-2009</source>
        <translation>BH/C1,SB; DE,BH@fide-2009</translation>
    </message>
    <message>
        <source>Add this event&apos;s</source>
        <translation>Añadir los de este torneo</translation>
    </message>
    <message>
        <source>Put the ladders of the open event into the rows</source>
        <translation>Poner en las filas los desempates del torneo abierto</translation>
    </message>
    <message>
        <source>Players × rounds</source>
        <translation>Jugadores × rondas</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Ladders of your own, separated by ;</source>
        <translation>Listas propias, separadas por ;</translation>
    </message>
    <message>
        <source>Keep the events in a file…</source>
        <translation>Guardar los torneos en un archivo…</translation>
    </message>
    <message>
        <source>A run that was stopped goes on where it was; more events can be added later</source>
        <translation>Una ejecución detenida sigue donde estaba; después se pueden añadir más torneos</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>About the laboratory</source>
        <translation>Sobre el laboratorio</translation>
    </message>
    <message>
        <source>The laboratory</source>
        <translation>El laboratorio</translation>
    </message>
    <message>
        <source>Nothing was run yet</source>
        <translation>Todavía no se ha ejecutado nada</translation>
    </message>
    <message>
        <source>Choose a study and how many events. A hundred events of 100 players take some ten seconds.</source>
        <translation>Elija un estudio y cuántos torneos. Cien torneos de 100 jugadores tardan unos diez segundos.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Guardar como PDF…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Guardar como CSV…</translation>
    </message>
    <message>
        <source>Save as JSON…</source>
        <translation>Guardar como JSON…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Más pequeño</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Página entera</translation>
    </message>
    <message>
        <source>Keep the events in a file</source>
        <translation>Guardar los torneos en un archivo</translation>
    </message>
    <message>
        <source>Results of the laboratory (*.jsonl)</source>
        <translation>Resultados del laboratorio (*.jsonl)</translation>
    </message>
    <message>
        <source>Kept in {0}</source>
        <translation>Guardado en {0}</translation>
    </message>
    <message>
        <source>Stopping after the events under way…</source>
        <translation>Se detiene después de los torneos en curso…</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) counted.</source>
        <translation>
            <numerusform>%n torneo contado.</numerusform>
            <numerusform>%n torneos contados.</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Archivos CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>Archivos JSON (*.json)</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Guardar los resultados</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Guardado: {0}</translation>
    </message>
    <message>
        <source>Reports of a folder…</source>
        <translation>Informes de una carpeta…</translation>
    </message>
    <message>
        <source>Look at events that were really played instead of events made by chance</source>
        <translation>Estudiar torneos realmente jugados en vez de torneos creados al azar</translation>
    </message>
    <message>
        <source>A folder of tournament reports</source>
        <translation>Una carpeta de informes de torneo</translation>
    </message>
    <message>
        <source>The reports in {0} instead of events made by chance</source>
        <translation>Los informes de {0} en vez de torneos creados al azar</translation>
    </message>
</context>
<context>
    <name>LadderActions</name>
    <message>
        <source>&amp;Make the trial ladder official…</source>
        <translation>Hacer &amp;oficiales los desempates de prueba…</translation>
    </message>
    <message>
        <source>&amp;Drop the trial ladder</source>
        <translation>&amp;Descartar los desempates de prueba</translation>
    </message>
    <message>
        <source>&amp;Compare ladders…</source>
        <translation>&amp;Comparar listas de desempates…</translation>
    </message>
    <message>
        <source>&amp;Save this ladder as…</source>
        <translation>&amp;Guardar esta lista como…</translation>
    </message>
    <message>
        <source>C&amp;opy the ladder of another event…</source>
        <translation>Co&amp;piar los desempates de otro torneo…</translation>
    </message>
    <message>
        <source>&amp;Enter places and values by hand…</source>
        <translation>&amp;Introducir puestos y valores a mano…</translation>
    </message>
    <message>
        <source>&amp;Places by policy…</source>
        <translation>P&amp;uestos según la regla…</translation>
    </message>
    <message>
        <source>&amp;Verify every value…</source>
        <translation>&amp;Verificar cada valor…</translation>
    </message>
    <message>
        <source>There is no trial ladder: the official one is shown</source>
        <translation>No hay desempates de prueba: se muestran los oficiales</translation>
    </message>
    <message>
        <source>The ladder has no rung MAN or EXT that would ask for entries</source>
        <translation>La lista no tiene ningún criterio MAN o EXT que pida datos</translation>
    </message>
    <message>
        <source>Change the official ladder?</source>
        <translation>¿Cambiar los desempates oficiales?</translation>
    </message>
    <message>
        <source>Round 1 is paired: players may rely on the announced tie-breaks. The old ladder is kept, the change is logged and written to the tournament report.</source>
        <translation>La ronda 1 está emparejada: los jugadores pueden confiar en los desempates anunciados. Los anteriores se conservan, el cambio queda en el historial y se escribe en el informe del torneo.</translation>
    </message>
    <message>
        <source>Change the edition of the rules?</source>
        <translation>¿Cambiar la edición de las reglas?</translation>
    </message>
    <message>
        <source>Round 1 is paired. Another edition changes how unplayed games count; the change is logged.</source>
        <translation>La ronda 1 está emparejada. Otra edición cambia cómo cuentan las partidas no jugadas; el cambio queda en el historial.</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Edición FIDE {0}</translation>
    </message>
    <message>
        <source>The ladder is official now.</source>
        <translation>Los desempates ya son oficiales.</translation>
    </message>
    <message>
        <source>Save this ladder</source>
        <translation>Guardar esta lista de desempates</translation>
    </message>
    <message>
        <source>Name of the ladder:</source>
        <translation>Nombre de la lista:</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Guardado: {0}</translation>
    </message>
    <message>
        <source>Forgotten: {0}</source>
        <translation>Olvidada: {0}</translation>
    </message>
    <message>
        <source>Copy the ladder of another event</source>
        <translation>Copiar los desempates de otro torneo</translation>
    </message>
    <message>
        <source>Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)</source>
        <translation>Torneos e informes de torneo (*.tdb *.trf *.trfx *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>{0} names no tie-breaks.</source>
        <translation>{0} no nombra ningún desempate.</translation>
    </message>
    <message>
        <source>Ladder copied from {0}</source>
        <translation>Desempates copiados de {0}</translation>
    </message>
    <message>
        <source>Copy a ladder</source>
        <translation>Copiar una lista de desempates</translation>
    </message>
    <message>
        <source>The file has several sections:</source>
        <translation>El archivo tiene varios grupos:</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Abra primero un torneo</translation>
    </message>
    <message>
        <source>La&amp;boratory: which tie-break?</source>
        <translation>La&amp;boratorio: ¿qué desempate?</translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Desempates oficiales</translation>
    </message>
    <message>
        <source>Trial ladder</source>
        <translation>Desempates de prueba</translation>
    </message>
</context>
<context>
    <name>LadderDelegate</name>
    <message>
        <source>NOT C.07</source>
        <translation>NO C.07</translation>
    </message>
    <message>
        <source>unplayed games: {0}</source>
        <translation>partidas no jugadas: {0}</translation>
    </message>
</context>
<context>
    <name>LadderGestures</name>
    <message>
        <source>{0} moved to position {1} of {2}</source>
        <translation>{0} movido a la posición {1} de {2}</translation>
    </message>
    <message>
        <source>{0} added at position {1}</source>
        <translation>{0} añadido en la posición {1}</translation>
    </message>
    <message>
        <source>{0} removed</source>
        <translation>{0} eliminado</translation>
    </message>
</context>
<context>
    <name>LadderModel</name>
    <message>
        <source>not C.07</source>
        <translation>no C.07</translation>
    </message>
    <message>
        <source>Options of {0} (F2)</source>
        <translation>Opciones de {0} (F2)</translation>
    </message>
    <message>
        <source>{0} is already the first rung</source>
        <translation>{0} ya es el primer criterio</translation>
    </message>
    <message>
        <source>Move {0} up (Alt+Up)</source>
        <translation>Subir {0} (Alt+Arriba)</translation>
    </message>
    <message>
        <source>{0} is already the last rung</source>
        <translation>{0} ya es el último criterio</translation>
    </message>
    <message>
        <source>Move {0} down (Alt+Down)</source>
        <translation>Bajar {0} (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Remove {0} (Del)</source>
        <translation>Eliminar {0} (Supr)</translation>
    </message>
</context>
<context>
    <name>LadderPanel</name>
    <message>
        <source>Tie-breaks</source>
        <translation>Desempates</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>Put a ready ladder into the editor</source>
        <translation>Poner en el editor una lista preparada</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Edición de las reglas de desempate de la FIDE</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Edición FIDE {0}</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Places by policy: what each rule for unplayed games would change</source>
        <translation>Puestos según la regla: qué cambiaría cada regla para partidas no jugadas</translation>
    </message>
    <message>
        <source>Verify…</source>
        <translation>Verificar…</translation>
    </message>
    <message>
        <source>Drop trial</source>
        <translation>Descartar prueba</translation>
    </message>
    <message>
        <source>Back to the official ladder; can be undone</source>
        <translation>Volver a los desempates oficiales; se puede deshacer</translation>
    </message>
    <message>
        <source>Make official…</source>
        <translation>Hacer oficiales…</translation>
    </message>
    <message>
        <source>Type a criterion below, or drag one here.</source>
        <translation>Escriba abajo un desempate o arrastre uno aquí.</translation>
    </message>
    <message>
        <source>Ladder, in the order of use after points</source>
        <translation>Desempates, en el orden en que se aplican tras los puntos</translation>
    </message>
    <message>
        <source>Compare every value with FIDE&apos;s tool and with a second calculation</source>
        <translation>Comparar cada valor con la herramienta de la FIDE y con un segundo cálculo</translation>
    </message>
    <message>
        <source>No tie-break: all ties stay shared</source>
        <translation>Sin desempates: todos los empates quedan compartidos</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En palabras</translation>
    </message>
    <message>
        <source>Results changed after this was entered: it may be out of date.</source>
        <translation>Han cambiado resultados después de introducir esto: puede que ya no valga.</translation>
    </message>
    <message numerus="yes">
        <source>TRIAL, %n change(s) from official</source>
        <translation>
            <numerusform>PRUEBA, %n cambio respecto a los oficiales</numerusform>
            <numerusform>PRUEBA, %n cambios respecto a los oficiales</numerusform>
        </translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Lista oficial</translation>
    </message>
    <message>
        <source>The trial ladder becomes the official one</source>
        <translation>Los desempates de prueba pasan a ser los oficiales</translation>
    </message>
    <message>
        <source>The ladder shown is the official one already; change something first</source>
        <translation>Los desempates mostrados ya son los oficiales; cambie algo antes</translation>
    </message>
    <message>
        <source>Edition {0}</source>
        <translation>Edición {0}</translation>
    </message>
    <message>
        <source>Change freely: this is a trial until you make it official.</source>
        <translation>Cambie con libertad: esto es una prueba hasta que lo haga oficial.</translation>
    </message>
    <message>
        <source>Options of {0}</source>
        <translation>Opciones de {0}</translation>
    </message>
    <message>
        <source>Laboratory: which tie-break, which rule for unplayed games serves best?</source>
        <translation>Laboratorio: ¿qué desempate y qué regla para partidas no jugadas sirven mejor?</translation>
    </message>
</context>
<context>
    <name>LadderView</name>
    <message>
        <source>Ladder, in the order of use</source>
        <translation>Desempates, en el orden en que se aplican</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a rung, F2 or Enter opens its options, Del removes it, Shift+F1 opens its page of the manual.</source>
        <translation>Alt+Arriba y Alt+Abajo mueven un criterio, F2 o Intro abre sus opciones, Supr lo elimina, Mayús+F1 abre su página del manual.</translation>
    </message>
    <message>
        <source>Options…	F2</source>
        <translation>Opciones…	F2</translation>
    </message>
    <message>
        <source>Move up	Alt+Up</source>
        <translation>Subir	Alt+Arriba</translation>
    </message>
    <message>
        <source>Move down	Alt+Down</source>
        <translation>Bajar	Alt+Abajo</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>Eliminar	Supr</translation>
    </message>
    <message>
        <source>About this tie-break	Shift+F1</source>
        <translation>Sobre este desempate	Mayús+F1</translation>
    </message>
    <message>
        <source>Enter by hand…</source>
        <translation>Introducir a mano…</translation>
    </message>
</context>
<context>
    <name>Leading</name>
    <message>
        <source>This computer leads the event from here on.</source>
        <translation>Este ordenador dirige el torneo desde ahora.</translation>
    </message>
    <message>
        <source>The leading computer is being asked…</source>
        <translation>Consultando al ordenador principal…</translation>
    </message>
    <message>
        <source>The computer that led before knows that this one leads now.</source>
        <translation>El ordenador que dirigía antes sabe que ahora dirige este.</translation>
    </message>
    <message>
        <source>the computer that led</source>
        <translation>el ordenador que dirigía</translation>
    </message>
    <message>
        <source>{0} leads it since this computer did not answer, at {1}.</source>
        <translation>{0} lo dirige desde que este ordenador no respondió, en {1}.</translation>
    </message>
    <message>
        <source>Here it can only be looked at. As a desk you work on; what was entered only here is shown.</source>
        <translation>Aquí solo se puede consultar. Como puesto de trabajo puede seguir; se muestra lo que se anotó solo aquí.</translation>
    </message>
    <message>
        <source>Another computer leads this event</source>
        <translation>Otro ordenador dirige este torneo</translation>
    </message>
    <message>
        <source>Become a desk</source>
        <translation>Pasar a puesto de trabajo</translation>
    </message>
    <message>
        <source>The event is being fetched…</source>
        <translation>Obteniendo el torneo…</translation>
    </message>
</context>
<context>
    <name>LeagueDialog</name>
    <message>
        <source>League</source>
        <translation>Liga de clubes</translation>
    </message>
    <message>
        <source>Who plays against these rules is asked about with the rule, when a line-up is handed in.</source>
        <translation>Si alguien juega en contra de estas reglas, se pregunta al entregar la alineación y se cita la regla.</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>cualquier número</translation>
    </message>
    <message>
        <source>Fixed members of a team</source>
        <translation>Miembros fijos de un equipo</translation>
    </message>
    <message>
        <source>as many as boards</source>
        <translation>tantos como tableros</translation>
    </message>
    <message>
        <source>A reserve may play</source>
        <translation>Un suplente puede jugar</translation>
    </message>
    <message>
        <source>by nothing else</source>
        <translation>por nada más</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>por Elo</translation>
    </message>
    <message>
        <source>by the numbers in the club&apos;s list</source>
        <translation>por los números de la lista del club</translation>
    </message>
    <message>
        <source>The order is limited</source>
        <translation>El orden está limitado</translation>
    </message>
    <message>
        <source>Rating points that may be turned round</source>
        <translation>Puntos de Elo que se pueden invertir</translation>
    </message>
    <message>
        <source>Fine for a board without a player</source>
        <translation>Multa por un tablero sin jugador</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Fine for a team that does not appear</source>
        <translation>Multa por un equipo que no se presenta</translation>
    </message>
    <message>
        <source>Division of this file (1 is the highest, 0: none)</source>
        <translation>División de este archivo (1 es la más alta, 0: ninguna)</translation>
    </message>
    <message>
        <source>Season (divisions of one season are compared)</source>
        <translation>Temporada (se comparan las divisiones de una temporada)</translation>
    </message>
    <message>
        <source>Times a member may play for higher teams of the club</source>
        <translation>Veces que un miembro puede jugar en equipos superiores del club</translation>
    </message>
    <message>
        <source>Teams that go up</source>
        <translation>Equipos que ascienden</translation>
    </message>
    <message>
        <source>Teams that go down</source>
        <translation>Equipos que descienden</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>LichessDesk</name>
    <message>
        <source>The token is kept by this computer.</source>
        <translation>Este ordenador conserva el token.</translation>
    </message>
    <message>
        <source>Nothing is pushed any more.</source>
        <translation>Ya no se envía nada.</translation>
    </message>
</context>
<context>
    <name>LimitsDialog</name>
    <message>
        <source>Categories under a rating</source>
        <translation>Categorías por debajo de un Elo</translation>
    </message>
    <message>
        <source>Limits, separated by commas; players without a rating go to the lowest.</source>
        <translation>Límites separados por comas; los jugadores sin Elo van a la más baja.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Limits are ratings, for example 2000, 1800.</source>
        <translation>Los límites son valores de Elo, por ejemplo 2000, 1800.</translation>
    </message>
</context>
<context>
    <name>LineUpDialog</name>
    <message>
        <source>Line-ups</source>
        <translation>Alineaciones</translation>
    </message>
    <message>
        <source>Line-ups of match {0}, round {1}</source>
        <translation>Alineaciones del encuentro {0}, ronda {1}</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Entregar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Space or the digit of a member takes him or her in or out; Tab goes to the other team, Enter hands in.</source>
        <translation>Espacio o la cifra de un miembro lo pone o lo quita; Tab va al otro equipo, Intro entrega.</translation>
    </message>
</context>
<context>
    <name>ListOrder</name>
    <message>
        <source>standard</source>
        <translation>clásico</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>rápido</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>relámpago</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>Order of the rating lists</source>
        <translation>Orden de las listas de Elo</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add a rating of a list</source>
        <translation>Añadir un Elo de una lista</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Subir (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Bajar (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Leave this rating out (Del)</source>
        <translation>Omitir este Elo (Supr)</translation>
    </message>
    <message>
        <source>Usual order</source>
        <translation>Orden habitual</translation>
    </message>
    <message>
        <source>FIDE&apos;s rating of the rate of play, then standard</source>
        <translation>El Elo FIDE del ritmo de juego, después el clásico</translation>
    </message>
    <message>
        <source>Every rating of the lists is there</source>
        <translation>Ya están todos los Elo de las listas</translation>
    </message>
    <message>
        <source>It is the first already</source>
        <translation>Ya es la primera</translation>
    </message>
    <message>
        <source>It is the last already</source>
        <translation>Ya es la última</translation>
    </message>
    <message>
        <source>One rating has to stay</source>
        <translation>Tiene que quedar un Elo</translation>
    </message>
</context>
<context>
    <name>Live</name>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Place under the ladder shown</source>
        <translation>Puesto con los desempates mostrados</translation>
    </message>
    <message>
        <source>By how many places the ladder shown moves the player against the official</source>
        <translation>Cuántos puestos mueven los desempates mostrados al jugador respecto a los oficiales</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Puntos tras esta ronda</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Decidido por</translation>
    </message>
    <message>
        <source>The rung that separates the player from those nearest on the same points</source>
        <translation>El criterio que separa al jugador de los más cercanos con los mismos puntos</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>The player&apos;s value of that rung</source>
        <translation>El valor del jugador en ese criterio</translation>
    </message>
    <message>
        <source>Shared place</source>
        <translation>Puesto compartido</translation>
    </message>
    <message>
        <source>up from place {0}</source>
        <translation>sube desde el puesto {0}</translation>
    </message>
    <message>
        <source>down from place {0}</source>
        <translation>baja desde el puesto {0}</translation>
    </message>
</context>
<context>
    <name>LiveDesk</name>
    <message>
        <source>The pages for viewers are open again.</source>
        <translation>Las páginas para espectadores vuelven a estar abiertas.</translation>
    </message>
</context>
<context>
    <name>LiveDialog</name>
    <message>
        <source>Live boards</source>
        <translation>Tableros en directo</translation>
    </message>
    <message>
        <source>Boards, games and standings for everybody with a browser, from a process that holds only these.</source>
        <translation>Mesas, partidas y clasificación para cualquiera con un navegador, desde un proceso que solo contiene eso.</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>&amp;Moves appear later by</source>
        <translation>Las &amp;jugadas aparecen con un retardo de</translation>
    </message>
    <message>
        <source>also when the &amp;result is entered</source>
        <translation>también cuando se ha anotado el &amp;resultado</translation>
    </message>
    <message>
        <source>&amp;Line for the viewers</source>
        <translation>&amp;Línea para los espectadores</translation>
    </message>
    <message>
        <source>Show the &amp;standings as they would be now</source>
        <translation>Mostrar la &amp;clasificación como sería ahora</translation>
    </message>
    <message>
        <source>While a round is played: with the results that viewers know. Games without one do not count.</source>
        <translation>Mientras se juega una ronda: con los resultados que conocen los espectadores. Las partidas sin resultado no cuentan.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>&amp;Engine for finished games</source>
        <translation>&amp;Motor para partidas terminadas</translation>
    </message>
    <message>
        <source>Engine for finished games</source>
        <translation>Motor para partidas terminadas</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Puerto</translation>
    </message>
    <message>
        <source>Show in the &amp;hall, not on this computer only</source>
        <translation>Mostrar en la &amp;sala, no solo en este ordenador</translation>
    </message>
    <message>
        <source>of a tunnel or proxy, where there is one</source>
        <translation>de un túnel o proxy, si lo hay</translation>
    </message>
    <message>
        <source>P&amp;ublic name</source>
        <translation>Nombre p&amp;úblico</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>Código QR de la dirección</translation>
    </message>
    <message>
        <source>Open the pages</source>
        <translation>Abrir las páginas</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copiar la dirección</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Whoever sits in the hall with a telephone sees every move at once.</source>
        <translation>Cualquiera que esté en la sala con un teléfono ve cada jugada al instante.</translation>
    </message>
    <message>
        <source>Without any delay?</source>
        <translation>¿Sin ningún retardo?</translation>
    </message>
    <message>
        <source>Everybody in this network can open the pages: pairings, results, and moves after the delay.</source>
        <translation>Cualquiera en esta red puede abrir las páginas: emparejamientos, resultados y jugadas tras el retardo.</translation>
    </message>
    <message>
        <source>The system may ask whether the firewall lets them through.</source>
        <translation>El sistema puede preguntar si el cortafuegos las deja pasar.</translation>
    </message>
    <message>
        <source>Show the boards in the hall?</source>
        <translation>¿Mostrar las mesas en la sala?</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Mostrarlas</translation>
    </message>
    <message>
        <source>The pages are being started…</source>
        <translation>Iniciando las páginas…</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>Se ha copiado la dirección.</translation>
    </message>
    <message numerus="yes">
        <source>%n viewer(s) now</source>
        <translation>
            <numerusform>%n espectador ahora</numerusform>
            <numerusform>%n espectadores ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>A UCI engine, its path or name; only for games whose result viewers know. Stop ends it.</source>
        <translation>Un motor UCI, su ruta o nombre; solo para partidas cuyo resultado conocen los espectadores. Detener lo termina.</translation>
    </message>
    <message>
        <source>Only for viewers who know a &amp;word</source>
        <translation>Solo para espectadores que conozcan una &amp;palabra</translation>
    </message>
    <message>
        <source>Code as a page…</source>
        <translation>Código como página…</translation>
    </message>
    <message>
        <source>The pages go on when this is closed, and when the event is opened here again.</source>
        <oldsource>The pages go on when this is closed, until the event is.</oldsource>
        <translation>Las páginas siguen al cerrar esto, y también cuando se vuelve a abrir aquí el torneo.</translation>
    </message>
    <message>
        <source>Code as a page</source>
        <translation>Código como página</translation>
    </message>
    <message>
        <source>All boards on your telephone</source>
        <translation>Todas las mesas en su teléfono</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Escrito: {0}</translation>
    </message>
</context>
<context>
    <name>LiveStandings</name>
    <message>
        <source>Moved first</source>
        <translation>Movidos</translation>
    </message>
    <message>
        <source>Show at the top whose place is another one than under the official ladder</source>
        <translation>Mostrar arriba a quienes tienen otro puesto que con los desempates oficiales</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>Show the worked calculation of the selected line (Enter)</source>
        <translation>Mostrar el cálculo detallado de la línea seleccionada (Intro)</translation>
    </message>
    <message>
        <source>Standings by this ladder</source>
        <translation>Clasificación con estos desempates</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Todavía no hay clasificación</translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation>Aparece en cuanto el torneo tiene jugadores.</translation>
    </message>
    <message>
        <source>Let go here: {0} of {1} places change</source>
        <translation>Si suelta aquí: cambian {0} de {1} puestos</translation>
    </message>
    <message>
        <source>After round {0}: {1} of {2} places change</source>
        <translation>Tras la ronda {0}: cambian {1} de {2} puestos</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Clasificación tras la ronda {0}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;Todos los pasos</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Resultados</translation>
    </message>
    <message>
        <source>&amp;Pairings and rounds</source>
        <translation>&amp;Emparejamientos y rondas</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Jugadores</translation>
    </message>
    <message>
        <source>Tie-&amp;breaks</source>
        <translation>&amp;Desempates</translation>
    </message>
    <message>
        <source>Steps with a r&amp;eason</source>
        <translation>Pasos con &amp;motivo</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>Quién lo hizo</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>When the step was written</source>
        <translation>Cuándo se escribió el paso</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Qué se hizo</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Which game or entry</source>
        <translation>Qué partida o anotación</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Undo does not go behind this step</source>
        <translation>Deshacer no va más allá de este paso</translation>
    </message>
    <message>
        <source>When the state was named</source>
        <translation>Cuándo se dio nombre al estado</translation>
    </message>
    <message>
        <source>Restore point</source>
        <translation>Punto de restauración</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Grupo</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Qué se muestra</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Every step, newest first</source>
        <translation>Cada paso, los más recientes primero</translation>
    </message>
    <message>
        <source>Restore points</source>
        <translation>Puntos de restauración</translation>
    </message>
    <message>
        <source>Named states you can go back to</source>
        <translation>Estados con nombre a los que puede volver</translation>
    </message>
    <message>
        <source>Which sections</source>
        <translation>Qué grupos</translation>
    </message>
    <message>
        <source>Whole event</source>
        <translation>Torneo completo</translation>
    </message>
    <message>
        <source>Steps of every section</source>
        <translation>Pasos de todos los grupos</translation>
    </message>
    <message>
        <source>This section</source>
        <translation>Este grupo</translation>
    </message>
    <message>
        <source>Only steps of the section in view</source>
        <translation>Solo pasos del grupo en pantalla</translation>
    </message>
    <message>
        <source>Which steps are listed</source>
        <translation>Qué pasos se muestran</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Todos los pasos</translation>
    </message>
    <message>
        <source>Find a step</source>
        <translation>Buscar un paso</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Todavía no ha pasado nada</translation>
    </message>
    <message>
        <source>Every change of the event is listed here, with what it changed, and can be taken back.</source>
        <translation>Aquí figura cada cambio del torneo, con lo que cambió, y se puede deshacer.</translation>
    </message>
    <message>
        <source>Go back to this step…</source>
        <translation>Volver a este paso…</translation>
    </message>
    <message>
        <source>Take this step back</source>
        <translation>Deshacer este paso</translation>
    </message>
    <message>
        <source>The newest step of somebody else</source>
        <translation>El último paso de otra persona</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Restaurar desde un archivo…</translation>
    </message>
    <message>
        <source>A backup or another copy of this event</source>
        <translation>Una copia de seguridad u otra copia de este torneo</translation>
    </message>
    <message>
        <source>Name the state as it is now…</source>
        <translation>Dar nombre al estado actual…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Elegir una carpeta…</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Hacer copia de seguridad</translation>
    </message>
    <message>
        <source>No more backups</source>
        <translation>No más copias de seguridad</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the newest %n step(s)</source>
        <translation>
            <numerusform>el %n paso más reciente</numerusform>
            <numerusform>los %n pasos más recientes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restore point(s)</source>
        <translation>
            <numerusform>%n punto de restauración</numerusform>
            <numerusform>%n puntos de restauración</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a step first</source>
        <translation>Elija primero un paso</translation>
    </message>
    <message>
        <source>Choose a restore point first</source>
        <translation>Elija primero un punto de restauración</translation>
    </message>
    <message>
        <source>Only one &amp;round</source>
        <translation>Solo una &amp;ronda</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Todas las rondas</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronda {0}</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Quién</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Also steps that were &amp;taken back</source>
        <translation>También los pasos des&amp;hechos</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>ronda {0}</translation>
    </message>
    <message>
        <source>without those taken back</source>
        <translation>sin los deshechos</translation>
    </message>
    <message>
        <source>Go back to the state after “{0}”?</source>
        <translation>¿Volver al estado posterior a «{0}»?</translation>
    </message>
    <message>
        <source>Restore “{0}”?</source>
        <translation>¿Restaurar «{0}»?</translation>
    </message>
    <message>
        <source>That is the state as it is now.</source>
        <translation>Ese es el estado actual.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>Se desharía %n paso; Deshacer lo devuelve.</numerusform>
            <numerusform>Se desharían %n pasos; Deshacer los devuelve.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Restore from a file</source>
        <translation>Restaurar desde un archivo</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Archivos de torneo (*.tdb)</translation>
    </message>
    <message>
        <source>It stands as of {0}, after “{1}”.</source>
        <translation>Su estado es del {0}, después de «{1}».</translation>
    </message>
    <message>
        <source>The state as it is now is kept in a file beside the event. Undo does not go behind this step.</source>
        <translation>El estado actual se conserva en un archivo junto al torneo. Deshacer no va más allá de este paso.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only in that file and come in.</source>
        <translation>
            <numerusform>%n paso está solo en ese archivo y se incorpora.</numerusform>
            <numerusform>%n pasos están solo en ese archivo y se incorporan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only here and go:</source>
        <translation>
            <numerusform>%n paso está solo aquí y desaparece:</numerusform>
            <numerusform>%n pasos están solo aquí y desaparecen:</numerusform>
        </translation>
    </message>
    <message>
        <source>Make everything as it is in {0}?</source>
        <translation>¿Dejar todo como está en {0}?</translation>
    </message>
    <message>
        <source>Restore from the file</source>
        <translation>Restaurar desde el archivo</translation>
    </message>
    <message>
        <source>Name the state as it is now</source>
        <translation>Dar nombre al estado actual</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nombre:</translation>
    </message>
    <message>
        <source>Named: {0}</source>
        <translation>Con nombre: {0}</translation>
    </message>
    <message>
        <source>No second place is chosen. Choose a folder, best on a USB stick: a copy goes there by itself.</source>
        <translation>No se ha elegido un segundo lugar. Elija una carpeta, mejor en una memoria USB: allí va una copia por sí sola.</translation>
    </message>
    <message>
        <source>To {0}, the last {1} copies are kept: {2}</source>
        <translation>En {0} se conservan las últimas {1} copias: {2}</translation>
    </message>
    <message>
        <source>Folder for backups</source>
        <translation>Carpeta para copias de seguridad</translation>
    </message>
    <message>
        <source>A backup beside the event is lost with it: choose another place.</source>
        <translation>Una copia de seguridad junto al torneo se pierde con él: elija otro lugar.</translation>
    </message>
</context>
<context>
    <name>LotDialog</name>
    <message>
        <source>Number of the lot</source>
        <translation>Número del sorteo</translation>
    </message>
    <message>
        <source>Write a whole number</source>
        <translation>Escriba un número entero</translation>
    </message>
</context>
<context>
    <name>LotLine</name>
    <message>
        <source>Draw the position</source>
        <translation>Sortear la posición</translation>
    </message>
    <message>
        <source>Starting position {0}, drawn with the seed {1}.</source>
        <translation>Posición inicial {0}, sorteada con la semilla {1}.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Sortear de nuevo</translation>
    </message>
    <message>
        <source>The starting position of this round is not drawn yet.</source>
        <translation>La posición inicial de esta ronda aún no se ha sorteado.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Eve&amp;nt</source>
        <translation>&amp;Torneo</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Jugadores</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Rondas</translation>
    </message>
    <message>
        <source>&amp;Ladder</source>
        <translation>&amp;Desempates</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>Abriendo {0}…</translation>
    </message>
    <message>
        <source>The demo event</source>
        <translation>El torneo de demostración</translation>
    </message>
    <message>
        <source>That is not possible</source>
        <translation>Eso no es posible</translation>
    </message>
    <message>
        <source>No backup</source>
        <translation>Sin copia de seguridad</translation>
    </message>
</context>
<context>
    <name>ManualView</name>
    <message>
        <source>Boards</source>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>Without a board</source>
        <translation>Sin mesa</translation>
    </message>
    <message>
        <source>Unpair (U)</source>
        <translation>Separar (U)</translation>
    </message>
    <message>
        <source>Take both off this board: U or Del</source>
        <translation>Quitar a ambos de esta mesa: U o Supr</translation>
    </message>
    <message>
        <source>Swap colours (S)</source>
        <translation>Cambiar colores (S)</translation>
    </message>
    <message>
        <source>White plays Black: S</source>
        <translation>Las blancas llevan las negras: S</translation>
    </message>
    <message>
        <source>Mark (M)</source>
        <translation>Marcar (M)</translation>
    </message>
    <message>
        <source>Mark this line, then choose the opponent and press P</source>
        <translation>Marcar esta línea; después elija el rival y pulse P</translation>
    </message>
    <message>
        <source>Pair (P)</source>
        <translation>Emparejar (P)</translation>
    </message>
    <message>
        <source>The marked one meets this one, with the colours due</source>
        <translation>El marcado juega contra este, con los colores que corresponden</translation>
    </message>
    <message>
        <source>Bye (B)</source>
        <translation>Bye (B)</translation>
    </message>
    <message>
        <source>The pairing-allocated bye</source>
        <translation>El bye de emparejamiento</translation>
    </message>
    <message>
        <source>Absent (Z)</source>
        <translation>Ausente (Z)</translation>
    </message>
    <message>
        <source>A zero-point bye</source>
        <translation>Un bye de cero puntos</translation>
    </message>
    <message>
        <source>Pair the others (E)</source>
        <translation>Emparejar al resto (E)</translation>
    </message>
    <message>
        <source>The engine pairs those who are left; boards that stand are not touched: E</source>
        <translation>El motor empareja a los que quedan; las mesas hechas no se tocan: E</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Finish and compare…</source>
        <translation>Terminar y comparar…</translation>
    </message>
    <message>
        <source>Round {0} is being paired by hand: nothing else can be paired until you finish.</source>
        <translation>La ronda {0} se está emparejando a mano: no se puede emparejar nada más hasta que termine.</translation>
    </message>
    <message numerus="yes">
        <source>%n without an opponent or a bye</source>
        <translation>
            <numerusform>%n sin rival ni bye</numerusform>
            <numerusform>%n sin rival ni bye</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has a place</source>
        <translation>Todos tienen su lugar</translation>
    </message>
    <message>
        <source>Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose the opponent and press P.</source>
        <translation>Arrastre a un jugador sobre otro, sobre un asiento o debajo de la lista para dejarlo libre; o marque uno con M, elija el rival y pulse P.</translation>
    </message>
    <message>
        <source>Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose the opponent and press P. w and b after a name is the colour due: 2 absolutely, 1 strongly, 0 mildly.</source>
        <translation>Arrastre a un jugador sobre otro, sobre un asiento o debajo de la lista para dejarlo libre; o marque uno con M, elija el rival y pulse P. b (blancas) o n (negras) tras un nombre es el color que le corresponde: 2 absoluto, 1 fuerte, 0 leve.</translation>
    </message>
    <message>
        <source>Fewer than two are left</source>
        <translation>Quedan menos de dos</translation>
    </message>
    <message>
        <source>Somebody has neither an opponent nor a bye</source>
        <translation>Alguien no tiene ni rival ni bye</translation>
    </message>
    <message>
        <source>This breaks rules</source>
        <translation>Esto incumple reglas</translation>
    </message>
    <message>
        <source>The bye is given already: one is still without a game.</source>
        <translation>El bye ya está dado: uno sigue sin partida.</translation>
    </message>
    <message>
        <source>Nobody of those who are left may meet another of them.</source>
        <translation>Ninguno de los que quedan puede jugar contra otro de ellos.</translation>
    </message>
    <message>
        <source>Keep the pairing by hand?</source>
        <translation>¿Conservar el emparejamiento a mano?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarlo</translation>
    </message>
    <message>
        <source>The pairing by hand is the same as that of {0}.</source>
        <translation>El emparejamiento a mano es igual que el de {0}.</translation>
    </message>
    <message>
        <source>Finish without a comparison?</source>
        <translation>¿Terminar sin comparar?</translation>
    </message>
    <message>
        <source>The log keeps that there was no engine&apos;s pairing to compare with.</source>
        <translation>El historial guarda que no había emparejamiento de un motor con el que comparar.</translation>
    </message>
    <message>
        <source>Finish without it</source>
        <translation>Terminar sin comparar</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>M</source>
        <translation>E</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Encuentro</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>First-named team</source>
        <translation>Equipo nombrado primero</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Game points so far</source>
        <translation>Puntos de partida hasta ahora</translation>
    </message>
    <message>
        <source>The other team</source>
        <translation>El otro equipo</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Aún sin decidir</translation>
    </message>
    <message>
        <source>Postponed: the next round does not wait for it</source>
        <translation>Aplazado: la ronda siguiente no lo espera</translation>
    </message>
    <message>
        <source>The score entered is not the sum of the boards</source>
        <translation>El resultado anotado no es la suma de los tableros</translation>
    </message>
    <message>
        <source>Entered at once</source>
        <translation>Anotado de una vez</translation>
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
        <translation>bye de medio punto</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>bye de un punto</translation>
    </message>
    <message>
        <source>free round</source>
        <translation>descansa</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>ausente</translation>
    </message>
</context>
<context>
    <name>MatchesView</name>
    <message>
        <source>Matches</source>
        <translation>Encuentros</translation>
    </message>
    <message>
        <source>Line-ups…</source>
        <translation>Alineaciones…</translation>
    </message>
    <message>
        <source>Score…</source>
        <translation>Resultado…</translation>
    </message>
    <message>
        <source>Home ↔ away</source>
        <translation>Local ↔ visitante</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Incomparecencia</translation>
    </message>
    <message>
        <source>The match is lost without playing</source>
        <translation>El encuentro se pierde sin jugar</translation>
    </message>
    <message>
        <source>Choose a match first</source>
        <translation>Elija primero un encuentro</translation>
    </message>
    <message>
        <source>Hand in this line-up?</source>
        <translation>¿Entregar esta alineación?</translation>
    </message>
    <message>
        <source>Score of the match</source>
        <translation>Resultado del encuentro</translation>
    </message>
    <message>
        <source>Game points, the first-named team first, for example 2½:1½; empty takes the score away</source>
        <translation>Puntos de partida, primero el equipo nombrado primero, por ejemplo 2½:1½; vacío quita el resultado</translation>
    </message>
    <message>
        <source>“{0}” is no score: write for example 2.5:1.5.</source>
        <translation>«{0}» no es un resultado: escriba por ejemplo 2.5:1.5.</translation>
    </message>
    <message>
        <source>Enter this score?</source>
        <translation>¿Anotar este resultado?</translation>
    </message>
    <message>
        <source>Swap home and away?</source>
        <translation>¿Intercambiar local y visitante?</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Intercambiar</translation>
    </message>
    <message>
        <source>{0} does not come</source>
        <translation>{0} no viene</translation>
    </message>
    <message>
        <source>Neither comes</source>
        <translation>No viene ninguno</translation>
    </message>
    <message>
        <source>It is played after all</source>
        <translation>Se juega a pesar de todo</translation>
    </message>
    <message>
        <source>Forfeit the match?</source>
        <translation>¿Dar el encuentro por incomparecencia?</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Nota…</translation>
    </message>
    <message>
        <source>Note at match {0}</source>
        <translation>Nota en el encuentro {0}</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Nota:</translation>
    </message>
    <message>
        <source>Who goes on…</source>
        <translation>Quién pasa…</translation>
    </message>
    <message>
        <source>Decide the match?</source>
        <translation>¿Decidir el encuentro?</translation>
    </message>
</context>
<context>
    <name>MissingDialog</name>
    <message>
        <source>Pair round {0}</source>
        <translation>Emparejar la ronda {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>%n jugador no pasó el control de presencia de la ronda {0}</numerusform>
            <numerusform>%n jugadores no pasaron el control de presencia de la ronda {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>%n equipo no pasó el control de presencia de la ronda {0}</numerusform>
            <numerusform>%n equipos no pasaron el control de presencia de la ronda {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>no visto</translation>
    </message>
    <message>
        <source>Who is missing</source>
        <translation>Quién falta</translation>
    </message>
    <message>
        <source>Do this and pair</source>
        <translation>Hacer esto y emparejar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>is here: is paired</source>
        <translation>está aquí: se empareja</translation>
    </message>
    <message>
        <source>zero-point bye in this round</source>
        <translation>bye de cero puntos en esta ronda</translation>
    </message>
    <message>
        <source>half-point bye in this round</source>
        <translation>bye de medio punto en esta ronda</translation>
    </message>
    <message>
        <source>stays in the table: forfeits if not there</source>
        <translation>sigue en la tabla: incomparecencia si no está</translation>
    </message>
    <message>
        <source>leaves the tournament</source>
        <translation>deja el torneo</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Place under the official ladder</source>
        <translation>Puesto con los desempates oficiales</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>De prueba</translation>
    </message>
    <message>
        <source>Place under the trial ladder, and by how many places</source>
        <translation>Puesto con los desempates de prueba, y por cuántos puestos</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Decidido por</translation>
    </message>
    <message>
        <source>The rung of the trial ladder that decides</source>
        <translation>El criterio de los desempates de prueba que decide</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>The player&apos;s value of that rung</source>
        <translation>El valor del jugador en ese criterio</translation>
    </message>
    <message>
        <source>From place {0} to place {1}</source>
        <translation>Del puesto {0} al puesto {1}</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>compartido</translation>
    </message>
</context>
<context>
    <name>NetworkBox</name>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>No network: open a hotspot, or join one</source>
        <translation>Sin red: abra un punto de acceso o conéctese a uno</translation>
    </message>
</context>
<context>
    <name>NewEventWizard</name>
    <message>
        <source>New event</source>
        <translation>Nuevo torneo</translation>
    </message>
    <message>
        <source>&amp;Create the event</source>
        <translation>&amp;Crear el torneo</translation>
    </message>
    <message>
        <source>To the regulations in words; what was not asked yet stays as it is proposed</source>
        <translation>A las bases en palabras; lo que aún no se ha preguntado queda como se propone</translation>
    </message>
    <message>
        <source>The rest as usual</source>
        <translation>Lo demás, como de costumbre</translation>
    </message>
    <message>
        <source>three letters, for example NOR</source>
        <translation>tres letras, por ejemplo NOR</translation>
    </message>
    <message>
        <source>N&amp;ame *</source>
        <translation>N&amp;ombre *</translation>
    </message>
    <message>
        <source>How is it played?</source>
        <translation>¿Cómo se juega?</translation>
    </message>
    <message>
        <source>All of it can be changed until round 1 is paired.</source>
        <translation>Todo se puede cambiar hasta que se empareje la ronda 1.</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Ritmo de juego</translation>
    </message>
    <message>
        <source>&amp;Rated as</source>
        <translation>&amp;Valedero como</translation>
    </message>
    <message>
        <source>When is it played?</source>
        <translation>¿Cuándo se juega?</translation>
    </message>
    <message>
        <source>Fill the schedule from the first round and the rounds a day, or leave it for later.</source>
        <translation>Rellene el calendario a partir de la primera ronda y las rondas por día, o déjelo para después.</translation>
    </message>
    <message>
        <source>The dates are known</source>
        <translation>Se conocen las fechas</translation>
    </message>
    <message>
        <source>Regulations – {0}</source>
        <translation>Bases – {0}</translation>
    </message>
    <message>
        <source>Leave the new event? What was entered is lost.</source>
        <translation>¿Salir del nuevo torneo? Se pierde lo que se ha escrito.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Edición de las reglas de desempate de la FIDE</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Desempates</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>¿Cómo se llama?</translation>
    </message>
    <message>
        <source>The name stands on every printed page.</source>
        <translation>El nombre figura en cada página impresa.</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Lugar</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Federación</translation>
    </message>
    <message>
        <source>Add an official</source>
        <translation>Añadir un cargo</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Cargos</translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation>&amp;Primer día</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>Últ&amp;imo día</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Ritmo de juego</translation>
    </message>
    <message>
        <source>What counts how much?</source>
        <translation>¿Cuánto vale cada cosa?</translation>
    </message>
    <message>
        <source>Points and byes are locked once round 1 is paired.</source>
        <translation>Los puntos y los byes quedan bloqueados una vez emparejada la ronda 1.</translation>
    </message>
    <message>
        <source>How are ties broken?</source>
        <translation>¿Cómo se deshacen los empates?</translation>
    </message>
    <message>
        <source>Start from a ready ladder. The Tie-breaks page changes it at any time.</source>
        <translation>Empiece con una lista preparada. La página Desempates la cambia en cualquier momento.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Desempates</translation>
    </message>
    <message>
        <source>The regulations in words</source>
        <translation>Las bases en palabras</translation>
    </message>
    <message>
        <source>Compare them with what was announced, then create the event.</source>
        <translation>Compárelas con lo anunciado y después cree el torneo.</translation>
    </message>
    <message>
        <source>Preview, print or save as PDF…</source>
        <translation>Vista previa, imprimir o guardar como PDF…</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copiar el texto</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Edición FIDE {0}</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primer día</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
</context>
<context>
    <name>Norms</name>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Número inicial (TPN)</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Título FIDE</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Norma</translation>
    </message>
    <message>
        <source>The greatest norm within reach</source>
        <translation>La mayor norma al alcance</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Preliminary: FIDE decides</source>
        <translation>Provisional: decide la FIDE</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>In the games that count</source>
        <translation>En las partidas que cuentan</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Games that count</source>
        <translation>Partidas que cuentan</translation>
    </message>
    <message>
        <source>Average of the opponents after 1.4.6</source>
        <translation>Media de los rivales según 1.4.6</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Rendimiento</translation>
    </message>
    <message>
        <source>Still needed</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>In the rounds to come</source>
        <translation>En las rondas que quedan</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artículo</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condición</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Límite</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Cumple</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>NO</source>
        <translation>NO</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>sin responder</translation>
    </message>
</context>
<context>
    <name>NormsPanel</name>
    <message>
        <source>Title norms</source>
        <translation>Normas de título</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Buscar por nombre, club o número</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Stop looking after norms</source>
        <translation>Dejar de seguir las normas</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidatos</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Condiciones</translation>
    </message>
    <message>
        <source>Nobody has made a norm or still can</source>
        <translation>Nadie ha hecho una norma ni puede hacerla</translation>
    </message>
    <message>
        <source>This is looked at anew after every result.</source>
        <translation>Esto se revisa de nuevo tras cada resultado.</translation>
    </message>
    <message>
        <source>Norms are not looked after in this section</source>
        <translation>En este grupo no se siguen las normas</translation>
    </message>
    <message>
        <source>Say so, and this page and its sheets appear.</source>
        <translation>Actívelo, y aparecen esta página y sus hojas.</translation>
    </message>
    <message>
        <source>Look after title norms</source>
        <translation>Seguir las normas de título</translation>
    </message>
    <message>
        <source>What only you know</source>
        <translation>Lo que solo usted sabe</translation>
    </message>
    <message>
        <source>preliminary: FIDE decides</source>
        <translation>provisional: decide la FIDE</translation>
    </message>
    <message>
        <source>{0} norm of {1}: {2}</source>
        <translation>Norma de {0} de {1}: {2}</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>Until now</source>
        <translation>Hasta ahora</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Number the players by rating</source>
        <translation>Numerar a los jugadores por Elo</translation>
    </message>
    <message>
        <source>By tournament rating, then title, then what was announced for equals (C.04.2).</source>
        <translation>Por Elo del torneo, después título, después lo anunciado para los iguales (C.04.2).</translation>
    </message>
    <message>
        <source>Give the numbers</source>
        <translation>Dar los números</translation>
    </message>
    <message>
        <source>Draw the numbers by lot</source>
        <translation>Sortear los números</translation>
    </message>
    <message>
        <source>The same number of the lot gives the same order, everywhere.</source>
        <translation>El mismo número del sorteo da el mismo orden en cualquier sitio.</translation>
    </message>
    <message>
        <source>Take this lot</source>
        <translation>Usar este sorteo</translation>
    </message>
    <message>
        <source>Give the numbers by hand</source>
        <translation>Dar los números a mano</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move the marked player, as the buttons do.</source>
        <translation>Alt+Arriba y Alt+Abajo mueven al jugador marcado, igual que los botones.</translation>
    </message>
    <message>
        <source>The FIDE rating (FIDE)</source>
        <translation>El Elo FIDE (FIDE)</translation>
    </message>
    <message>
        <source>The national rating (NRO)</source>
        <translation>El Elo nacional (NRO)</translation>
    </message>
    <message>
        <source>The FIDE rating, without one the national (FIDON)</source>
        <translation>El Elo FIDE; si no lo hay, el nacional (FIDON)</translation>
    </message>
    <message>
        <source>The national rating, without one FIDE&apos;s (NIDOF)</source>
        <translation>El Elo nacional; si no lo hay, el FIDE (NIDOF)</translation>
    </message>
    <message>
        <source>The higher of FIDE and national (HBFN)</source>
        <translation>El mayor de FIDE y nacional (HBFN)</translation>
    </message>
    <message>
        <source>The lower of FIDE and national (LBFN)</source>
        <translation>El menor de FIDE y nacional (LBFN)</translation>
    </message>
    <message>
        <source>Another rule: the order of the lists, or as typed (OTHER)</source>
        <translation>Otra regla: el orden de las listas, o como se escribió (OTHER)</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
</context>
<context>
    <name>OfferAgain</name>
    <message>
        <source>Everything of {0} is there.</source>
        <translation>Todo lo de {0} está ahí.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) only in {0}</source>
        <translation>
            <numerusform>%n paso solo en {0}</numerusform>
            <numerusform>%n pasos solo en {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter them again</source>
        <translation>Anotarlos de nuevo</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) were entered again.</source>
        <translation>
            <numerusform>%n paso se ha anotado de nuevo.</numerusform>
            <numerusform>%n pasos se han anotado de nuevo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Officials</name>
    <message>
        <source>Chief arbiter</source>
        <translation>Árbitro principal</translation>
    </message>
    <message>
        <source>Deputy chief arbiter</source>
        <translation>Árbitro principal adjunto</translation>
    </message>
    <message>
        <source>Sector arbiter</source>
        <translation>Árbitro de sector</translation>
    </message>
    <message>
        <source>Pairings officer</source>
        <translation>Responsable de emparejamientos</translation>
    </message>
    <message>
        <source>Fair-play officer</source>
        <translation>Responsable de juego limpio</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Organizador</translation>
    </message>
</context>
<context>
    <name>OfficialsTable</name>
    <message>
        <source>Role</source>
        <translation>Función</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID FIDE</translation>
    </message>
    <message>
        <source>Family, Given</source>
        <translation>Apellidos, Nombre</translation>
    </message>
    <message>
        <source>Take this official away</source>
        <translation>Quitar este cargo</translation>
    </message>
</context>
<context>
    <name>OpenReadingsDialog</name>
    <message>
        <source>Import: {0}</source>
        <translation>Importar: {0}</translation>
    </message>
    <message>
        <source>{0} can be read in several ways</source>
        <translation>{0} se puede leer de varias maneras</translation>
    </message>
    <message>
        <source>Its own totals fit each of these readings. Choose what really happened; nothing was created yet.</source>
        <translation>Sus propios totales encajan con cada una de estas lecturas. Elija lo que ocurrió de verdad; todavía no se ha creado nada.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Read it so</source>
        <translation>Leerlo así</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Línea {0}</translation>
    </message>
    <message>
        <source>Choose a reading for each question first.</source>
        <translation>Elija primero una lectura para cada pregunta.</translation>
    </message>
</context>
<context>
    <name>OrderDialog</name>
    <message>
        <source>Up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>No number changes</source>
        <translation>No cambia ningún número</translation>
    </message>
</context>
<context>
    <name>OriginQuestion</name>
    <message>
        <source>Which program do you come from?</source>
        <translation>¿De qué programa viene usted?</translation>
    </message>
    <message>
        <source>Results are then typed with the keys you know. The Rounds page changes them at any time.</source>
        <translation>Los resultados se escriben entonces con las teclas que conoce. La página Rondas las cambia en cualquier momento.</translation>
    </message>
    <message>
        <source>Another, or none</source>
        <translation>Otro, o ninguno</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Teclas: {0}</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Own keys</source>
        <translation>Teclas propias</translation>
    </message>
    <message>
        <source>Keys for results: {0}.</source>
        <translation>Teclas para los resultados: {0}.</translation>
    </message>
</context>
<context>
    <name>OwnKeysDialog</name>
    <message>
        <source>Own keys for results</source>
        <translation>Teclas propias para los resultados</translation>
    </message>
    <message>
        <source>Go to a field with Tab and press the key you want; Backspace leaves it empty. Digits count wherever they are, also on the number block; Del always clears. Letters that are results find no player.</source>
        <translation>Vaya a un campo con Tab y pulse la tecla que desee; Retroceso lo deja vacío. Las cifras cuentan donde estén, también en el teclado numérico; Supr siempre borra. Las letras que son resultados no buscan jugadores.</translation>
    </message>
    <message>
        <source>Key for: {0}</source>
        <translation>Tecla para: {0}</translation>
    </message>
    <message>
        <source>As &amp;Classic</source>
        <translation>Como &amp;Clásico</translation>
    </message>
    <message>
        <source>Use these keys</source>
        <translation>Usar estas teclas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>{0} would mean two things.</source>
        <translation>{0} significaría dos cosas.</translation>
    </message>
    <message>
        <source>White wins, draw and Black wins need a key each.</source>
        <translation>Ganan blancas, tablas y ganan negras necesitan una tecla cada uno.</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>ganan blancas</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>ganan negras</translation>
    </message>
    <message>
        <source>Black did not come</source>
        <translation>No vinieron las negras</translation>
    </message>
    <message>
        <source>White did not come</source>
        <translation>No vinieron las blancas</translation>
    </message>
    <message>
        <source>Neither came</source>
        <translation>No vino ninguno</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Otros resultados</translation>
    </message>
    <message>
        <source>Clear the result</source>
        <translation>Borrar el resultado</translation>
    </message>
</context>
<context>
    <name>PackPart</name>
    <message>
        <source>Each document is printed with its own options.</source>
        <translation>Cada documento se imprime con sus propias opciones.</translation>
    </message>
    <message>
        <source>Send as</source>
        <translation>Enviar como</translation>
    </message>
    <message>
        <source>One job</source>
        <translation>Un trabajo</translation>
    </message>
    <message>
        <source>All documents go to the printer together</source>
        <translation>Todos los documentos van juntos a la impresora</translation>
    </message>
    <message>
        <source>One each</source>
        <translation>Uno por cada uno</translation>
    </message>
    <message>
        <source>Every document is a job of its own</source>
        <translation>Cada documento es un trabajo aparte</translation>
    </message>
    <message>
        <source>Usual contents</source>
        <translation>Contenido habitual</translation>
    </message>
    <message>
        <source>Empty the queue</source>
        <translation>Vaciar la cola</translation>
    </message>
    <message>
        <source>Send to the printer as</source>
        <translation>Enviar a la impresora como</translation>
    </message>
</context>
<context>
    <name>PageHeadDialog</name>
    <message>
        <source>On every page</source>
        <translation>En cada página</translation>
    </message>
    <message>
        <source>Header lines, logo and sponsors</source>
        <translation>Líneas de cabecera, logotipo y patrocinadores</translation>
    </message>
    <message>
        <source>Lines above the name of the event</source>
        <translation>Líneas sobre el nombre del torneo</translation>
    </message>
    <message>
        <source>Header line {0}</source>
        <translation>Línea de cabecera {0}</translation>
    </message>
    <message>
        <source>The federation or the club that invites</source>
        <translation>La federación o el club que convoca</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logotipo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Sponsors, at the foot of the page</source>
        <translation>Patrocinadores, al pie de la página</translation>
    </message>
    <message>
        <source>Add a sponsor…</source>
        <translation>Añadir un patrocinador…</translation>
    </message>
    <message>
        <source>PNG or JPEG. Large pictures are made smaller.</source>
        <translation>PNG o JPEG. Las imágenes grandes se reducen.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>At most {0} sponsors are printed.</source>
        <translation>Se imprimen como máximo {0} patrocinadores.</translation>
    </message>
    <message>
        <source>{0} was made smaller: {1} x {2} pixels.</source>
        <translation>Se ha reducido {0}: {1} x {2} píxeles.</translation>
    </message>
    <message>
        <source>Sponsors</source>
        <translation>Patrocinadores</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>No logo yet.</source>
        <translation>Todavía no hay logotipo.</translation>
    </message>
    <message>
        <source>There is no logo</source>
        <translation>No hay logotipo</translation>
    </message>
    <message>
        <source>Sponsor {0}</source>
        <translation>Patrocinador {0}</translation>
    </message>
    <message>
        <source>Move sponsor {0} up</source>
        <translation>Subir el patrocinador {0}</translation>
    </message>
    <message>
        <source>Take sponsor {0} away</source>
        <translation>Quitar el patrocinador {0}</translation>
    </message>
    <message>
        <source>There are {0} already</source>
        <translation>Ya hay {0}</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Preview of the printed pages</source>
        <translation>Vista previa de las páginas impresas</translation>
    </message>
</context>
<context>
    <name>PairingDesk</name>
    <message>
        <source>No legal pairing keeps them all apart; these wishes yielded: {0}.</source>
        <translation>Ningún emparejamiento legal los separa a todos; estos deseos cedieron: {0}.</translation>
    </message>
    <message>
        <source>The event has changed while the engine worked: pair again.</source>
        <translation>El torneo ha cambiado mientras trabajaba el motor: empareje de nuevo.</translation>
    </message>
    <message>
        <source>Pairing was cancelled; nothing has changed.</source>
        <translation>Se ha cancelado el emparejamiento; no ha cambiado nada.</translation>
    </message>
</context>
<context>
    <name>PairingRules</name>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>wished apart</source>
        <translation>deseo de separarlos</translation>
    </message>
    <message>
        <source>must not meet</source>
        <translation>no deben enfrentarse</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Baku acceleration (C.04.7).</source>
        <translation>Aceleración de Bakú (C.04.7).</translation>
    </message>
    <message>
        <source>Not paired with each other in rounds {0} to {1}: {2}.</source>
        <translation>No se emparejan entre sí en las rondas {0} a {1}: {2}.</translation>
    </message>
    <message>
        <source>Kept apart in rounds {0} to {1} where the rules allow it: {2}.</source>
        <translation>Separados en las rondas {0} a {1} si las reglas lo permiten: {2}.</translation>
    </message>
    <message>
        <source>Chess960: every round starts from a position drawn by lot.</source>
        <translation>Chess960: cada ronda empieza desde una posición sorteada.</translation>
    </message>
    <message>
        <source>prohibitions: {0}</source>
        <translation>prohibiciones: {0}</translation>
    </message>
    <message>
        <source>wishes: {0}</source>
        <translation>deseos: {0}</translation>
    </message>
    <message>
        <source>fixed tables: {0}</source>
        <translation>mesas fijas: {0}</translation>
    </message>
    <message>
        <source>Rounds {0} to {1}: numbers {2} to {3} are paired with +{4}.</source>
        <translation>Rondas {0} a {1}: los números {2} a {3} se emparejan con +{4}.</translation>
    </message>
    <message>
        <source>Round {0}: numbers {2} to {3} are paired with +{4}.</source>
        <translation>Ronda {0}: los números {2} a {3} se emparejan con +{4}.</translation>
    </message>
    <message>
        <source>Baku acceleration</source>
        <translation>Aceleración de Bakú</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>A round robin is not accelerated.</source>
        <translation>Una liga no se acelera.</translation>
    </message>
    <message>
        <source>No acceleration: everybody is paired by the points scored.</source>
        <translation>Sin aceleración: se empareja a todos por los puntos obtenidos.</translation>
    </message>
    <message>
        <source>The groups are formed of those who play round 1; nobody does yet.</source>
        <translation>Los grupos se forman con quienes juegan la ronda 1; todavía no hay nadie.</translation>
    </message>
    <message>
        <source>Upper group, {0} players: {1}.</source>
        <translation>Grupo superior, {0} jugadores: {1}.</translation>
    </message>
    <message>
        <source>The others, {0} players: {1}.</source>
        <translation>Los demás, {0} jugadores: {1}.</translation>
    </message>
    <message>
        <source>Until round 1 is published the groups follow the field; a player with a bye in round 1 belongs to the group of the number he or she gets (C.04.7).</source>
        <translation>Hasta que se publique la ronda 1, los grupos siguen a los inscritos; un jugador con bye en la ronda 1 pertenece al grupo del número que recibe (C.04.7).</translation>
    </message>
</context>
<context>
    <name>PairingRulesDialog</name>
    <message>
        <source>Pairing rules</source>
        <translation>Reglas de emparejamiento</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Who must not meet</source>
        <translation>Quiénes no deben enfrentarse</translation>
    </message>
    <message>
        <source>Prohibited pairings, clubs, federations</source>
        <translation>Emparejamientos prohibidos, clubes, federaciones</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Aceleración</translation>
    </message>
    <message>
        <source>Baku acceleration (C.04.7)</source>
        <translation>Aceleración de Bakú (C.04.7)</translation>
    </message>
    <message>
        <source>Fixed tables</source>
        <translation>Mesas fijas</translation>
    </message>
    <message>
        <source>Players who do not move</source>
        <translation>Jugadores que no se mueven</translation>
    </message>
    <message>
        <source>Colour and Chess960</source>
        <translation>Color y Chess960</translation>
    </message>
    <message>
        <source>The first colour, positions drawn by lot</source>
        <translation>El primer color, posiciones sorteadas</translation>
    </message>
    <message>
        <source>Every change is stored at once; undo takes it back.</source>
        <translation>Cada cambio se guarda enseguida; Deshacer lo retira.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Prohibit a pairing…</source>
        <translation>Prohibir un emparejamiento…</translation>
    </message>
    <message>
        <source>Clubs or federations…</source>
        <translation>Clubes o federaciones…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Nobody is kept apart. Prohibit a pairing (brothers, one car), or keep the members of clubs or federations apart in the first rounds; it must be announced before round 1.</source>
        <translation>No se separa a nadie. Prohíba un emparejamiento (hermanos, mismo coche) o separe en las primeras rondas a los miembros de clubes o federaciones; hay que anunciarlo antes de la ronda 1.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Paired by the points scored</source>
        <translation>Emparejados por los puntos obtenidos</translation>
    </message>
    <message>
        <source>Baku</source>
        <translation>Bakú</translation>
    </message>
    <message>
        <source>The upper half gets points that count for pairing only (C.04.7)</source>
        <translation>La mitad superior recibe puntos que cuentan solo para emparejar (C.04.7)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Escriba un nombre o elija</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>A lower board</source>
        <translation>Una mesa más baja</translation>
    </message>
    <message>
        <source>A higher board</source>
        <translation>Una mesa más alta</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Let move again</source>
        <translation>Quitar la mesa fija</translation>
    </message>
    <message>
        <source>A player who cannot move plays at this board in every round paired from now on.</source>
        <translation>Un jugador que no puede moverse juega en esta mesa en cada ronda que se empareje desde ahora.</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Sortear</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Chess960: a starting position is drawn by lot for every round</source>
        <translation>Chess960: para cada ronda se sortea una posición inicial</translation>
    </message>
    <message>
        <source>The colour of the highest-ranked player in round 1</source>
        <translation>El color del primero del ranking inicial en la ronda 1</translation>
    </message>
    <message>
        <source>The colour of team 1 on board 1 in round 1</source>
        <translation>El color del equipo 1 en el tablero 1 de la ronda 1</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>The Rounds page draws the position; it stands on the pairings sheet and the projector.</source>
        <translation>La página Rondas sortea la posición; figura en la hoja de emparejamientos y en el proyector.</translation>
    </message>
    <message>
        <source>Only in a Swiss: a round robin is read from its table</source>
        <translation>Solo en un suizo: una liga se lee de su tabla</translation>
    </message>
    <message>
        <source>Choose a line first</source>
        <translation>Elija primero una línea</translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation>Elija primero un jugador</translation>
    </message>
    <message>
        <source>Round 1 is paired: outside FIDE mode a change is asked about and noted in the report</source>
        <translation>La ronda 1 está emparejada: fuera del modo FIDE se pregunta por el cambio y se anota en el informe</translation>
    </message>
    <message>
        <source>Change the pairing rules?</source>
        <translation>¿Cambiar las reglas de emparejamiento?</translation>
    </message>
    <message>
        <source>Teams have no fixed tables</source>
        <translation>Los equipos no tienen mesas fijas</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Search commands and players</source>
        <translation>Buscar órdenes y jugadores</translation>
    </message>
    <message>
        <source>Search commands, pages and players</source>
        <translation>Buscar órdenes, páginas y jugadores</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Resultados de la búsqueda</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se ha encontrado nada</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
</context>
<context>
    <name>PdfPreview</name>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Página {0} de {1}</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Guardar como PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Más pequeño</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Página entera</translation>
    </message>
    <message>
        <source>Sent to the printer: {0}</source>
        <translation>Enviado a la impresora: {0}</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Guardado: {0}</translation>
    </message>
</context>
<context>
    <name>PictureFiles</name>
    <message>
        <source>{0}: the picture is damaged.</source>
        <translation>{0}: la imagen está dañada.</translation>
    </message>
</context>
<context>
    <name>PlacesChart</name>
    <message>
        <source>Chart of places by policy</source>
        <translation>Gráfico de los puestos según la regla</translation>
    </message>
    <message>
        <source>The same places stand in the table: choose Table above.</source>
        <translation>Los mismos puestos están en la tabla: elija Tabla arriba.</translation>
    </message>
    <message>
        <source>{0}: place {1} under {2}</source>
        <translation>{0}: puesto {1} con {2}</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>como está</translation>
    </message>
</context>
<context>
    <name>PlayerActions</name>
    <message>
        <source>&amp;Add players…</source>
        <translation>&amp;Añadir jugadores…</translation>
    </message>
    <message>
        <source>Add &amp;many: paste or open a table…</source>
        <translation>Añadir &amp;varios: pegar o abrir una tabla…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Editar…</translation>
    </message>
    <message>
        <source>&amp;Byes and absences…</source>
        <translation>&amp;Byes y ausencias…</translation>
    </message>
    <message>
        <source>&amp;Withdraw…</source>
        <translation>&amp;Retirar…</translation>
    </message>
    <message>
        <source>E&amp;xpel…</source>
        <translation>E&amp;xpulsar…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>E&amp;liminar</translation>
    </message>
    <message>
        <source>Move to another &amp;section</source>
        <translation>Mover a otro &amp;grupo</translation>
    </message>
    <message>
        <source>&amp;Check-in</source>
        <translation>&amp;Presencia</translation>
    </message>
    <message>
        <source>Take bac&amp;k…</source>
        <translation>Rea&amp;dmitir…</translation>
    </message>
    <message>
        <source>Cl&amp;ose the check-in…</source>
        <translation>&amp;Cerrar el control de presencia…</translation>
    </message>
    <message>
        <source>Check the reg&amp;istration</source>
        <translation>Comprobar la &amp;inscripción</translation>
    </message>
    <message>
        <source>&amp;Number the players by rating…</source>
        <translation>&amp;Numerar a los jugadores por Elo…</translation>
    </message>
    <message>
        <source>Exchange two pairing numbers</source>
        <translation>Intercambiar dos números iniciales</translation>
    </message>
    <message>
        <source>Draw the numbers by &amp;lot…</source>
        <translation>&amp;Sortear los números…</translation>
    </message>
    <message>
        <source>Give the numbers by &amp;hand…</source>
        <translation>Dar los números a &amp;mano…</translation>
    </message>
    <message>
        <source>&amp;Tournament ratings…</source>
        <translation>Elo del &amp;torneo…</translation>
    </message>
    <message>
        <source>Cate&amp;gories…</source>
        <translation>Categ&amp;orías…</translation>
    </message>
    <message>
        <source>Compare with the rating list…</source>
        <translation>Comparar con la lista de Elo…</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Listas de Elo…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Abra primero un torneo</translation>
    </message>
    <message>
        <source>Select players on the Players page first</source>
        <translation>Seleccione antes jugadores en la página Jugadores</translation>
    </message>
    <message>
        <source>Select one player who has not left</source>
        <translation>Seleccione un jugador que no haya dejado el torneo</translation>
    </message>
    <message>
        <source>The event has one section only; add one on the Event page</source>
        <translation>El torneo tiene un solo grupo; añada otro en la página Torneo</translation>
    </message>
    <message>
        <source>Select two players of equal rating</source>
        <translation>Seleccione dos jugadores con el mismo Elo</translation>
    </message>
    <message>
        <source>From this round on every game is lost; the opponent goes on.</source>
        <translation>Desde esta ronda pierde todas las partidas; el rival pasa.</translation>
    </message>
    <message>
        <source>From this round on every opponent wins without a game. Who played less than half of the games by then is not ranked, and those games do not count (C.05, 6.6).</source>
        <translation>Desde esta ronda cada rival gana sin jugar. Quien para entonces haya jugado menos de la mitad de las partidas no se clasifica, y esas partidas no cuentan (C.05, 6.6).</translation>
    </message>
    <message>
        <source>Withdraw {0}</source>
        <translation>Retirar a {0}</translation>
    </message>
    <message>
        <source>Not paired any more and left out of the standings. Opponents keep their points.</source>
        <oldsource>Not paired any more and left out of the standings (Q197-198). Opponents keep their points.</oldsource>
        <translation>Ya no se le empareja y no figura en la clasificación. Los rivales conservan sus puntos.</translation>
    </message>
    <message>
        <source>From this round on: zero points, not paired. The player stays in the standings, marked.</source>
        <translation>Desde esta ronda: cero puntos, sin emparejar. El jugador sigue en la clasificación, marcado.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Withdrawn: {0}</source>
        <translation>Retirado: {0}</translation>
    </message>
    <message>
        <source>Take {0} back</source>
        <translation>Readmitir a {0}</translation>
    </message>
    <message>
        <source>From this round on the player is paired again; missed rounds stay as they are.</source>
        <translation>Desde esta ronda se vuelve a emparejar al jugador; las rondas perdidas quedan como están.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Readmitir</translation>
    </message>
    <message>
        <source>Back in the event: {0}</source>
        <translation>De nuevo en el torneo: {0}</translation>
    </message>
    <message>
        <source>Expel {0}</source>
        <translation>Expulsar a {0}</translation>
    </message>
    <message>
        <source>Expel…</source>
        <translation>Expulsar…</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n player(s)?</source>
        <translation>
            <numerusform>¿Eliminar %n jugador?</numerusform>
            <numerusform>¿Eliminar %n jugadores?</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Removed: {0}. Undo brings back.</source>
        <translation>Eliminado: {0}. Deshacer lo devuelve.</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grupo {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) moved to {0}</source>
        <translation>
            <numerusform>%n jugador movido a {0}</numerusform>
            <numerusform>%n jugadores movidos a {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange the numbers {0} and {1}</source>
        <translation>Intercambiar los números {0} y {1}</translation>
    </message>
    <message>
        <source>The check-in is closed.</source>
        <translation>El control de presencia está cerrado.</translation>
    </message>
    <message>
        <source>C&amp;ategory</source>
        <translation>Cate&amp;goría</translation>
    </message>
</context>
<context>
    <name>PlayerForm</name>
    <message>
        <source>Fa&amp;mily name</source>
        <translation>&amp;Apellidos</translation>
    </message>
    <message>
        <source>&amp;Given name</source>
        <translation>&amp;Nombre de pila</translation>
    </message>
    <message>
        <source>In own &amp;script</source>
        <translation>En su e&amp;scritura</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Federación</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sexo</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>male</source>
        <translation>hombre</translation>
    </message>
    <message>
        <source>female</source>
        <translation>mujer</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Título</translation>
    </message>
    <message>
        <source>Se&amp;x</source>
        <translation>Se&amp;xo</translation>
    </message>
    <message>
        <source>&amp;Born</source>
        <translation>Na&amp;cido</translation>
    </message>
    <message>
        <source>2004 or 2004-02-29</source>
        <translation>2004 o 2004-02-29</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>C&amp;lub</translation>
    </message>
    <message>
        <source>Categor&amp;ies</source>
        <translation>Cate&amp;gorías</translation>
    </message>
    <message>
        <source>by hand, separated by commas</source>
        <translation>a mano, separadas por comas</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Tournament &amp;rating</source>
        <translation>&amp;Elo del torneo</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE clásico</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE rápido</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE relámpago</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Elo nacional</translation>
    </message>
    <message>
        <source>F&amp;IDE ID</source>
        <translation>ID &amp;FIDE</translation>
    </message>
    <message>
        <source>&amp;National ID</source>
        <translation>I&amp;D nacional</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Mesa fija</translation>
    </message>
    <message>
        <source>Entry f&amp;ee</source>
        <translation>&amp;Inscripción</translation>
    </message>
    <message>
        <source>&amp;Paid</source>
        <translation>&amp;Pagado</translation>
    </message>
    <message>
        <source>May have a &amp;half-point bye</source>
        <translation>Puede recibir un bye de &amp;medio punto</translation>
    </message>
    <message>
        <source>Other lists</source>
        <translation>Otras listas</translation>
    </message>
    <message>
        <source>Ratings by round</source>
        <translation>Elo por ronda</translation>
    </message>
    <message>
        <source>3: 1850, 5: 1872</source>
        <translation>3: 1850, 5: 1872</translation>
    </message>
    <message>
        <source>From that round on; the tournament rating is the first one</source>
        <translation>Desde esa ronda; el Elo del torneo es el primero</translation>
    </message>
    <message>
        <source>Ratings from the lists</source>
        <translation>Elo de las listas</translation>
    </message>
    <message>
        <source>Take a rating of one of the rating lists</source>
        <translation>Usar un Elo de una de las listas</translation>
    </message>
    <message>
        <source>By the rules: {0}.</source>
        <translation>Según las reglas: {0}.</translation>
    </message>
    <message>
        <source>Taken out by hand: {0}.</source>
        <translation>Sacado a mano: {0}.</translation>
    </message>
    <message>
        <source>{0} gives {1}</source>
        <translation>{0} da {1}</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>escrito a mano</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importado</translation>
    </message>
    <message>
        <source>Ratings by round are written as 3: 1850, 5: 1872.</source>
        <translation>Los Elo por ronda se escriben así: 3: 1850, 5: 1872.</translation>
    </message>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: «{1}» no es un número.</translation>
    </message>
    <message>
        <source>{0}: {1} ({2} {3})</source>
        <translation>{0}: {1} ({2} {3})</translation>
    </message>
    <message>
        <source>as list, age and rating tell</source>
        <translation>según dicen lista, edad y Elo</translation>
    </message>
    <message>
        <source>For the rating changes, where you know it better</source>
        <translation>Para las variaciones de Elo, si usted lo sabe mejor</translation>
    </message>
</context>
<context>
    <name>PlayerTable</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Rating of the list; a dot means that it was typed by hand</source>
        <translation>Elo de la lista; un punto significa que se escribió a mano</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Número inicial (TPN)</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Está</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Presencia</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Título FIDE</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name as in the rating list</source>
        <translation>Nombre como en la lista de Elo</translation>
    </message>
    <message>
        <source>Own script</source>
        <translation>Su escritura</translation>
    </message>
    <message>
        <source>Name in the player&apos;s own script</source>
        <translation>Nombre en la escritura propia del jugador</translation>
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
        <translation>Clás.</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Relámp.</translation>
    </message>
    <message>
        <source>Nat.</source>
        <translation>Elo nac.</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federación</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sexo</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nac.</translation>
    </message>
    <message>
        <source>Year or date of birth</source>
        <translation>Año o fecha de nacimiento</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Club or city</source>
        <translation>Club o ciudad</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID FIDE</translation>
    </message>
    <message>
        <source>Number in FIDE&apos;s rating list</source>
        <translation>Número en la lista de Elo de la FIDE</translation>
    </message>
    <message>
        <source>Nat. ID</source>
        <translation>ID nac.</translation>
    </message>
    <message>
        <source>Number in the national list</source>
        <translation>Número en la lista nacional</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorías</translation>
    </message>
    <message>
        <source>Categories of the player</source>
        <translation>Categorías del jugador</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Mesa fija</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagado</translation>
    </message>
    <message>
        <source>Entry fee paid</source>
        <translation>Inscripción pagada</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Cuota</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Inscripción</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Byes</translation>
    </message>
    <message>
        <source>Byes and absences, by round: 1 full point, ½ half point, 0 zero points</source>
        <translation>Byes y ausencias por ronda: 1 un punto, ½ medio punto, 0 cero puntos</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Comment of the arbiter</source>
        <translation>Comentario del árbitro</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Withdrawn or expelled</source>
        <translation>Retirado o expulsado</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>retirado</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>expulsado</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>escrito a mano</translation>
    </message>
    <message>
        <source>from round {0}: {1}</source>
        <translation>desde la ronda {0}: {1}</translation>
    </message>
    <message>
        <source>present</source>
        <translation>presente</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>not yet seen</source>
        <translation>aún no visto</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Buscar un jugador</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Buscar por nombre, club o número</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add players (Ins)</source>
        <translation>Añadir jugadores (Ins)</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Presencia</translation>
    </message>
    <message>
        <source>Check the registration</source>
        <translation>Comprobar la inscripción</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Everything that can be done with players</source>
        <translation>Todo lo que se puede hacer con los jugadores</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Todavía no hay jugadores</translation>
    </message>
    <message>
        <source>Search the FIDE list, type a name, or paste a whole table from a spreadsheet.</source>
        <translation>Busque en la lista FIDE, escriba un nombre o pegue una tabla completa de una hoja de cálculo.</translation>
    </message>
    <message>
        <source>Add players…</source>
        <translation>Añadir jugadores…</translation>
    </message>
    <message>
        <source>Paste or open a table…</source>
        <translation>Pegar o abrir una tabla…</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Listas de Elo…</translation>
    </message>
    <message>
        <source>Check of the registration</source>
        <translation>Comprobación de la inscripción</translation>
    </message>
    <message>
        <source>Nothing to remark</source>
        <translation>Nada que observar</translation>
    </message>
    <message>
        <source>The registration is complete.</source>
        <translation>La inscripción está completa.</translation>
    </message>
    <message numerus="yes">
        <source>%n left the event</source>
        <translation>
            <numerusform>%n ha dejado el torneo</numerusform>
            <numerusform>%n han dejado el torneo</numerusform>
        </translation>
    </message>
    <message>
        <source>Usual widths</source>
        <translation>Anchuras habituales</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s), {0} of them to be cleared up</source>
        <translation>
            <numerusform>%n observación, {0} por aclarar</numerusform>
            <numerusform>%n observaciones, {0} por aclarar</numerusform>
        </translation>
    </message>
    <message>
        <source>Check-in: type the first letters of a name, then Space</source>
        <translation>Presencia: escriba las primeras letras de un nombre y pulse Espacio</translation>
    </message>
    <message>
        <source>{0}: here</source>
        <translation>{0}: presente</translation>
    </message>
    <message>
        <source>{0}: absent</source>
        <translation>{0}: ausente</translation>
    </message>
    <message>
        <source>{0}: not yet seen</source>
        <translation>{0}: aún no visto</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ticked off as here</source>
        <translation>
            <numerusform>%n jugador marcado como presente</numerusform>
            <numerusform>%n jugadores marcados como presentes</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody found: “{0}”</source>
        <translation>No se ha encontrado a nadie: «{0}»</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>average rating {0}</source>
        <translation>Elo medio {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n without a rating</source>
        <translation>
            <numerusform>%n sin Elo</numerusform>
            <numerusform>%n sin Elo</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
</context>
<context>
    <name>PointsDialog</name>
    <message>
        <source>Points by decision</source>
        <translation>Puntos por decisión</translation>
    </message>
    <message>
        <source>Points of {0} in round {1}</source>
        <translation>Puntos de {0} en la ronda {1}</translation>
    </message>
    <message>
        <source>They are added; a minus takes points away. The reason stands in the tournament report.</source>
        <translation>Se suman; un menos quita puntos. El motivo figura en el informe del torneo.</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Puntos de encuentro</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Puntos de partida</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Decidir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>A new decision</source>
        <translation>Una nueva decisión</translation>
    </message>
    <message>
        <source>Take back: round {0}, {1} match points, {2} game points ({3})</source>
        <translation>Retirar: ronda {0}, {1} puntos de encuentro, {2} puntos de partida ({3})</translation>
    </message>
</context>
<context>
    <name>PolicyDelegate</name>
    <message>
        <source>NOT C.07</source>
        <translation>NO C.07</translation>
    </message>
</context>
<context>
    <name>PolicyList</name>
    <message>
        <source>How unplayed games count</source>
        <translation>Cómo cuentan las partidas no jugadas</translation>
    </message>
    <message>
        <source>Arrow keys look, Enter or Space chooses, Shift+F1 explains.</source>
        <translation>Las flechas muestran, Intro o Espacio elige, Mayús+F1 explica.</translation>
    </message>
    <message>
        <source>About this policy	Shift+F1</source>
        <translation>Sobre esta regla	Mayús+F1</translation>
    </message>
</context>
<context>
    <name>PolicyModel</name>
    <message>
        <source>not C.07</source>
        <translation>no C.07</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>en vigor</translation>
    </message>
</context>
<context>
    <name>PresetMenu</name>
    <message>
        <source>{0}. Edition: {1}. Source: {2}</source>
        <translation>{0}. Edición: {1}. Fuente: {2}</translation>
    </message>
    <message>
        <source>Save this ladder as…</source>
        <translation>Guardar esta lista como…</translation>
    </message>
    <message>
        <source>Copy the ladder of another event…</source>
        <translation>Copiar los desempates de otro torneo…</translation>
    </message>
    <message>
        <source>Forget an own ladder</source>
        <translation>Olvidar una lista propia</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Más pequeño</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Página entera</translation>
    </message>
</context>
<context>
    <name>PrintDesk</name>
    <message>
        <source>Folder for the PDFs</source>
        <translation>Carpeta para los PDF</translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) written.</source>
        <translation>
            <numerusform>%n PDF escrito.</numerusform>
            <numerusform>%n PDF escritos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: {0} of {1} PDFs were written.</source>
        <translation>Detenido: se han escrito {0} de {1} PDF.</translation>
    </message>
    <message>
        <source>Files of these names are there already</source>
        <translation>Ya hay archivos con estos nombres</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the same name are in this folder already, for example {0}.</source>
        <translation>
            <numerusform>En esta carpeta ya hay %n archivo con el mismo nombre, por ejemplo {0}.</numerusform>
            <numerusform>En esta carpeta ya hay %n archivos con el mismo nombre, por ejemplo {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep both gives the new ones a number.</source>
        <translation>«Conservar ambos» numera los nuevos.</translation>
    </message>
    <message>
        <source>Write over them</source>
        <translation>Sobrescribirlos</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Conservar ambos</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Guardado: {0}</translation>
    </message>
    <message>
        <source>{0}: page {1}</source>
        <translation>{0}: página {1}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n page(s).</source>
        <translation>
            <numerusform>Detenido tras %n página.</numerusform>
            <numerusform>Detenido tras %n páginas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) sent to the printer.</source>
        <translation>
            <numerusform>%n página enviada a la impresora.</numerusform>
            <numerusform>%n páginas enviadas a la impresora.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} They lie in {1}.</source>
        <translation>{0} Están en {1}.</translation>
    </message>
    <message>
        <source>Making the table…</source>
        <translation>Preparando la tabla…</translation>
    </message>
</context>
<context>
    <name>PrizeDelegate</name>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
</context>
<context>
    <name>PrizeRules</name>
    <message>
        <source>By place</source>
        <translation>Por puesto</translation>
    </message>
    <message>
        <source>Shared equally</source>
        <translation>A partes iguales</translation>
    </message>
    <message>
        <source>Hort system</source>
        <translation>Sistema Hort</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>A igualdad de puntos</translation>
    </message>
    <message>
        <source>In groups</source>
        <translation>En los conjuntos</translation>
    </message>
    <message>
        <source>As in the standings</source>
        <translation>Como en la clasificación</translation>
    </message>
    <message>
        <source>Who wins several keeps</source>
        <translation>Quien gana varios conserva</translation>
    </message>
    <message>
        <source>The most valuable</source>
        <translation>El de más valor</translation>
    </message>
    <message>
        <source>The first in the list</source>
        <translation>El primero de la lista</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Rounded to</source>
        <translation>Redondeo a</translation>
    </message>
    <message>
        <source>Left by rounding</source>
        <translation>Sobrante del redondeo</translation>
    </message>
    <message>
        <source>To the best placed</source>
        <translation>Para el mejor clasificado</translation>
    </message>
    <message>
        <source>Stays in the fund</source>
        <translation>Queda en el fondo</translation>
    </message>
    <message>
        <source>Who withdrew may win</source>
        <translation>Quien se retiró puede ganar</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Smallest share</source>
        <translation>Parte mínima</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Most for one</source>
        <translation>Máximo por persona</translation>
    </message>
    <message>
        <source>Fewest in a group</source>
        <translation>Mínimo de un conjunto</translation>
    </message>
    <message>
        <source>Players of a club</source>
        <translation>Jugadores por club</translation>
    </message>
    <message>
        <source>Without prizes (No.)</source>
        <translation>Sin premios (n.º)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>{0}: “{1}” is not a number.</source>
        <translation>{0}: «{1}» no es un número.</translation>
    </message>
    <message>
        <source>Start numbers without prizes are written as 3, 17.</source>
        <translation>Los números iniciales sin premio se escriben así: 3, 17.</translation>
    </message>
</context>
<context>
    <name>PrizeTable</name>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Group or name</source>
        <translation>Conjunto o nombre</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Ganador</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>nadie todavía</translation>
    </message>
    <message>
        <source>“{0}” is not a place.</source>
        <translation>«{0}» no es un puesto.</translation>
    </message>
    <message>
        <source>“{0}” is not a start number or the name of one player.</source>
        <translation>«{0}» no es un número inicial ni el nombre de un solo jugador.</translation>
    </message>
</context>
<context>
    <name>Prizes</name>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Named by hand</source>
        <translation>Designado a mano</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Premio</translation>
    </message>
    <message>
        <source>Which prize</source>
        <translation>Qué premio</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Ganador</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>Quién lo recibe</translation>
    </message>
    <message>
        <source>Rk</source>
        <translation>Pos.</translation>
    </message>
    <message>
        <source>Place in the standings</source>
        <translation>Puesto en la clasificación</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pts</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Amount to be paid</source>
        <translation>Importe a pagar</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>What else there is</source>
        <translation>Qué más hay</translation>
    </message>
</context>
<context>
    <name>PrizesDialog</name>
    <message>
        <source>Prizes</source>
        <translation>Premios</translation>
    </message>
    <message>
        <source>Who gets what</source>
        <translation>Quién recibe qué</translation>
    </message>
    <message>
        <source>List of prizes</source>
        <translation>Lista de premios</translation>
    </message>
    <message>
        <source>Add a place</source>
        <translation>Añadir un puesto</translation>
    </message>
    <message>
        <source>The next place of the group of this line</source>
        <translation>El siguiente puesto del conjunto de esta línea</translation>
    </message>
    <message>
        <source>Special prize</source>
        <translation>Premio especial</translation>
    </message>
    <message>
        <source>Best game, youngest player: you name the winner</source>
        <translation>Mejor partida, jugador más joven: usted nombra al ganador</translation>
    </message>
    <message>
        <source>Club prize</source>
        <translation>Premio de clubes</translation>
    </message>
    <message>
        <source>By the points of a club&apos;s best players</source>
        <translation>Por los puntos de los mejores jugadores de un club</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Remove the lines chosen</source>
        <translation>Eliminar las líneas elegidas</translation>
    </message>
    <message>
        <source>Move the line up</source>
        <translation>Subir la línea</translation>
    </message>
    <message>
        <source>Move the line down</source>
        <translation>Bajar la línea</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Lines from a spreadsheet: group, place, amount, thing, start number</source>
        <translation>Líneas de una hoja de cálculo: conjunto, puesto, importe, objeto, número inicial</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>The Documents page prints the list, the winners and receipts to sign.</source>
        <translation>La página Documentos imprime la lista, los ganadores y los recibos para firmar.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Best club</source>
        <translation>Mejor club</translation>
    </message>
    <message>
        <source>Line {0}: {1}</source>
        <translation>Línea {0}: {1}</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv);;All files (*)</source>
        <translation>Tablas (*.csv *.txt *.tsv);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Import prizes</source>
        <translation>Importar premios</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Export prizes</source>
        <translation>Exportar premios</translation>
    </message>
    <message>
        <source>There are no prizes yet</source>
        <translation>Todavía no hay premios</translation>
    </message>
    <message>
        <source>{0}: as it would be if the event ended now</source>
        <translation>{0}: como sería si el torneo terminara ahora</translation>
    </message>
    <message>
        <source>Prize fund {0}: {1} to the winners, {2} left over.</source>
        <translation>Fondo de premios {0}: {1} para los ganadores, {2} sobrante.</translation>
    </message>
    <message>
        <source>No prizes yet: add the first place, or paste a list from a spreadsheet.</source>
        <translation>Todavía no hay premios: añada el primer puesto o pegue una lista de una hoja de cálculo.</translation>
    </message>
    <message>
        <source>No player is in the group “{0}”.</source>
        <translation>Ningún jugador pertenece a «{0}».</translation>
    </message>
</context>
<context>
    <name>ProhibitionDialog</name>
    <message>
        <source>A prohibited pairing</source>
        <translation>Un emparejamiento prohibido</translation>
    </message>
    <message>
        <source>Tick two or more: none of them meets another of them.</source>
        <translation>Marque dos o más: ninguno juega contra otro de ellos.</translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation>Buscar un nombre</translation>
    </message>
    <message>
        <source>Who must not meet</source>
        <translation>Quiénes no deben enfrentarse</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Why, for the list (brothers, one car …)</source>
        <translation>Por qué, para la lista (hermanos, mismo coche …)</translation>
    </message>
    <message>
        <source>Chosen: {0}</source>
        <translation>Elegidos: {0}</translation>
    </message>
    <message>
        <source>Tick two or more, and rounds in their order</source>
        <translation>Marque dos o más, y las rondas en su orden</translation>
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
        <translation>Ronda {0}</translation>
    </message>
    <message>
        <source>The pairings are not published yet.</source>
        <translation>Los emparejamientos aún no están publicados.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Round {0}: where you play</source>
        <translation>Ronda {0}: dónde juega usted</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Juega</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Clasificación tras la ronda {0}</translation>
    </message>
</context>
<context>
    <name>ProjectorWindow</name>
    <message>
        <source>tdapp: projector</source>
        <translation>tdapp: proyector</translation>
    </message>
    <message>
        <source>Large window: 1 boards, 2 players, 3 standings, Space pauses, F11 full screen</source>
        <translation>Ventana grande: 1 mesas, 2 jugadores, 3 clasificación, Espacio pausa, F11 pantalla completa</translation>
    </message>
    <message>
        <source>not in FIDE mode</source>
        <translation>fuera del modo FIDE</translation>
    </message>
    <message>
        <source>Boards and results</source>
        <translation>Mesas y resultados</translation>
    </message>
    <message>
        <source>Where you play, by name</source>
        <translation>Dónde juega cada uno, por nombre</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Turn the page every {0} seconds</source>
        <translation>Pasar la página cada {0} segundos</translation>
    </message>
    <message>
        <source>Pause or go on	Space</source>
        <translation>Pausar o seguir	Espacio</translation>
    </message>
    <message>
        <source>Larger	+</source>
        <translation>Más grande	+</translation>
    </message>
    <message>
        <source>Smaller	-</source>
        <translation>Más pequeño	-</translation>
    </message>
    <message>
        <source>Full screen	F11</source>
        <translation>Pantalla completa	F11</translation>
    </message>
    <message>
        <source>Close	Esc</source>
        <translation>Cerrar	Esc</translation>
    </message>
</context>
<context>
    <name>ProtectionDialog</name>
    <message>
        <source>Clubs or federations apart</source>
        <translation>Separar clubes o federaciones</translation>
    </message>
    <message>
        <source>Members of a ticked club or federation do not meet each other in these rounds.</source>
        <translation>Los miembros de un club o federación marcados no se enfrentan en estas rondas.</translation>
    </message>
    <message>
        <source>As entered with the teams</source>
        <translation>Según consta en los equipos</translation>
    </message>
    <message>
        <source>What keeps them apart</source>
        <translation>Qué los separa</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Clubes</translation>
    </message>
    <message>
        <source>No club or federation is entered twice</source>
        <translation>Ningún club ni federación figura dos veces</translation>
    </message>
    <message>
        <source>As entered with the players</source>
        <translation>Según consta en los jugadores</translation>
    </message>
    <message>
        <source>Federations</source>
        <translation>Federaciones</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Conjuntos</translation>
    </message>
    <message>
        <source>Tick a group</source>
        <translation>Marque un conjunto</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message>
        <source>Publish</source>
        <translation>Publicar</translation>
    </message>
    <message>
        <source>The event as a website</source>
        <translation>El torneo como sitio web</translation>
    </message>
    <message>
        <source>A folder of plain pages for any web server, sync tool or stick. Only what changed is written again.</source>
        <translation>Una carpeta de páginas sencillas para cualquier servidor web, programa de sincronización o memoria USB. Solo se vuelve a escribir lo que ha cambiado.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>Car&amp;peta</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Where the folder can be seen; printed with a QR code on every sheet</source>
        <translation>Dónde se puede ver la carpeta; se imprime con un código QR en cada hoja</translation>
    </message>
    <message>
        <source>&amp;Address of the website</source>
        <translation>&amp;Dirección del sitio web</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>&amp;Initials only for who is younger than</source>
        <translation>Solo las &amp;iniciales de quien tenga menos de</translation>
    </message>
    <message>
        <source>Years of &amp;birth</source>
        <translation>&amp;Años de nacimiento</translation>
    </message>
    <message>
        <source>FIDE &amp;ids</source>
        <translation>ID &amp;FIDE</translation>
    </message>
    <message>
        <source>Shown of the others</source>
        <translation>Se muestra de los demás</translation>
    </message>
    <message>
        <source>Co&amp;lour</source>
        <translation>C&amp;olor</translation>
    </message>
    <message>
        <source>Picture of the first page</source>
        <translation>Imagen de la primera página</translation>
    </message>
    <message>
        <source>Also the &amp;standings as they would be now, while a round is played</source>
        <translation>También la &amp;clasificación como sería ahora, mientras se juega una ronda</translation>
    </message>
    <message>
        <source>&amp;Keep it up to date while this event is open</source>
        <translation>&amp;Mantenerlo al día mientras este torneo esté abierto</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a year of birth are shown by their whole names.</source>
        <translation>
            <numerusform>%n jugador sin año de nacimiento se muestra con su nombre completo.</numerusform>
            <numerusform>%n jugadores sin año de nacimiento se muestran con su nombre completo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write into it all the same</source>
        <translation>Escribir en ella de todos modos</translation>
    </message>
    <message>
        <source>Open the start page</source>
        <translation>Abrir la página de inicio</translation>
    </message>
    <message>
        <source>Stop keeping it up to date</source>
        <translation>Dejar de mantenerlo al día</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Elija una carpeta.</translation>
    </message>
    <message>
        <source>Choose a language.</source>
        <translation>Elija un idioma.</translation>
    </message>
    <message>
        <source>The pages are being written…</source>
        <translation>Escribiendo las páginas…</translation>
    </message>
    <message>
        <source>The website stays as it is now.</source>
        <translation>El sitio web queda como está ahora.</translation>
    </message>
    <message>
        <source>Folder for the website</source>
        <translation>Carpeta para el sitio web</translation>
    </message>
</context>
<context>
    <name>RateFields</name>
    <message>
        <source>Time control in words</source>
        <translation>Ritmo de juego en palabras</translation>
    </message>
    <message>
        <source>Code of the time control, for the report</source>
        <translation>Código del ritmo de juego, para el informe</translation>
    </message>
    <message>
        <source>The code of FIDE&apos;s report counts seconds: 5400+30, 40/6000+30:900+30, or W300-B240.</source>
        <translation>El código del informe de la FIDE cuenta segundos: 5400+30, 40/6000+30:900+30 o W300-B240.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habituales</translation>
    </message>
    <message>
        <source>Choose a usual time control</source>
        <translation>Elegir un ritmo de juego habitual</translation>
    </message>
    <message>
        <source>The code means: {0}, {1}.</source>
        <translation>El código significa: {0}, {1}.</translation>
    </message>
    <message>
        <source>Without a code the report names the time control in words only.</source>
        <translation>Sin código, el informe nombra el ritmo de juego solo en palabras.</translation>
    </message>
    <message>
        <source>Fill in one of the two: the other one follows.</source>
        <translation>Rellene uno de los dos: el otro se deduce.</translation>
    </message>
    <message>
        <source>in words: 90 min + 30 s per move</source>
        <translation>en palabras: 90 min + 30 s por jugada</translation>
    </message>
</context>
<context>
    <name>RatingCheckDialog</name>
    <message>
        <source>Compare with the rating list</source>
        <translation>Comparar con la lista de Elo</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Lista de Elo</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Buscar un jugador</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Marcar todo</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>No marcar nada</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Every difference</source>
        <translation>Todas las diferencias</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Ratings of the list and tournament ratings</source>
        <translation>Elo de la lista y Elo del torneo</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Name, title, federation, sex and birth</source>
        <translation>Nombre, título, federación, sexo y nacimiento</translation>
    </message>
    <message>
        <source>Proposed changes</source>
        <translation>Cambios propuestos</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>No hay diferencias</translation>
    </message>
    <message>
        <source>The players agree with the list.</source>
        <translation>Los jugadores coinciden con la lista.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The list valid on {0} counts. Only what is ticked changes, in one step.</source>
        <translation>Cuenta la lista válida el {0}. Solo cambia lo marcado, en un solo paso.</translation>
    </message>
    <message>
        <source>The event lasts more than 30 days: the list valid on {0} counts, the day of the check. The tournament rating stays the first one; new ratings are noted for the rounds to come.</source>
        <translation>El torneo dura más de 30 días: cuenta la lista válida el {0}, el día de la comprobación. El Elo del torneo sigue siendo el primero; los nuevos Elo se anotan para las rondas que quedan.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have no number and were not compared.</source>
        <translation>
            <numerusform>%n jugador no tiene número y no se ha comparado.</numerusform>
            <numerusform>%n jugadores no tienen número y no se han comparado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} and %n more</source>
        <translation>
            <numerusform>{0} y %n más</numerusform>
            <numerusform>{0} y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the list any more, or never: {0}.</source>
        <translation>Ya no están en la lista, o nunca estuvieron: {0}.</translation>
    </message>
    <message>
        <source>No rating list yet</source>
        <translation>Todavía no hay lista de Elo</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s download first: Players, Rating lists.</source>
        <translation>Importe antes la descarga de la FIDE: Jugadores, Listas de Elo.</translation>
    </message>
    <message numerus="yes">
        <source>Apply %n change(s)</source>
        <translation>
            <numerusform>Aplicar %n cambio</numerusform>
            <numerusform>Aplicar %n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick what is to be changed</source>
        <translation>Marque lo que se deba cambiar</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) changed</source>
        <translation>
            <numerusform>%n jugador cambiado</numerusform>
            <numerusform>%n jugadores cambiados</numerusform>
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
        <translation>Válida desde</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Imported from</source>
        <translation>Importada de</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>clásico</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>rápido</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>relámpago</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Apellidos</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Nombre de pila</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>ID nacional</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID FIDE</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federación</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sexo</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nac.</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Rapid rating</source>
        <translation>Elo rápido</translation>
    </message>
    <message>
        <source>Blitz rating</source>
        <translation>Elo relámpago</translation>
    </message>
</context>
<context>
    <name>RatingListsDialog</name>
    <message>
        <source>Rating lists</source>
        <translation>Listas de Elo</translation>
    </message>
    <message>
        <source>Rating lists on this computer</source>
        <translation>Listas de Elo en este ordenador</translation>
    </message>
    <message>
        <source>Download the list from FIDE&apos;s rating page (XML or text, zipped or not) and import it here. Several months can be kept; an event takes the one valid when it starts.</source>
        <translation>Descargue la lista de la página de Elo de la FIDE (XML o texto, comprimida o no) e impórtela aquí. Se pueden conservar varios meses; un torneo usa la que es válida cuando empieza.</translation>
    </message>
    <message>
        <source>No list yet</source>
        <translation>Todavía no hay listas</translation>
    </message>
    <message>
        <source>Import a download, it takes a minute.</source>
        <translation>Importe una descarga, tarda un minuto.</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Progreso de la importación</translation>
    </message>
    <message>
        <source>A list is being read</source>
        <translation>Se está leyendo una lista</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>Cancelar la importación</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s list…</source>
        <translation>Importar la lista de la FIDE…</translation>
    </message>
    <message>
        <source>Import another list…</source>
        <translation>Importar otra lista…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>{0}, month by {1}</source>
        <translation>{0}, mes según {1}</translation>
    </message>
    <message>
        <source>Mark a list first</source>
        <translation>Marque antes una lista</translation>
    </message>
    <message>
        <source>{0} {1} was removed; import the file again to have it back.</source>
        <translation>Se ha eliminado {0} {1}; importe de nuevo el archivo para recuperarla.</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>Válida desde</translation>
    </message>
    <message>
        <source>Ratings of the file</source>
        <translation>Elo del archivo</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Nombre de la lista</translation>
    </message>
    <message>
        <source>for example DWZ</source>
        <translation>por ejemplo DWZ</translation>
    </message>
    <message>
        <source>Valid from (year-month)</source>
        <translation>Válida desde (año-mes)</translation>
    </message>
    <message>
        <source>The file has the ratings for</source>
        <translation>El archivo contiene los Elo de</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>FIDE&apos;s rating list</source>
        <translation>Lista de Elo de la FIDE</translation>
    </message>
    <message>
        <source>Rating lists (*.zip *.xml *.txt);;All files (*)</source>
        <translation>Listas de Elo (*.zip *.xml *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>{0} does not say everything itself:</source>
        <translation>{0} no lo dice todo:</translation>
    </message>
    <message>
        <source>Another rating list</source>
        <translation>Otra lista de Elo</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.zip);;All files (*)</source>
        <translation>Tablas (*.csv *.tsv *.txt *.xlsx *.zip);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Detener la lectura</translation>
    </message>
    <message>
        <source>What {0} is, and what its columns mean:</source>
        <translation>Qué es {0} y qué significan sus columnas:</translation>
    </message>
    <message>
        <source>Write the month as 2026-11.</source>
        <translation>Escriba el mes así: 2026-11.</translation>
    </message>
    <message>
        <source>The list needs a name.</source>
        <translation>La lista necesita un nombre.</translation>
    </message>
    <message>
        <source>Importing {0}. The lists stay as they are until it is complete.</source>
        <translation>Importando {0}. Las listas quedan como están hasta que termine.</translation>
    </message>
    <message>
        <source>Reading was stopped; the lists are as they were.</source>
        <translation>Se ha detenido la lectura; las listas están como estaban.</translation>
    </message>
    <message numerus="yes">
        <source>{0} {1}: %n player(s).</source>
        <translation>
            <numerusform>{0} {1}: %n jugador.</numerusform>
            <numerusform>{0} {1}: %n jugadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were left out, the first: {0}</source>
        <translation>
            <numerusform>Se ha omitido %n línea: {0}</numerusform>
            <numerusform>Se han omitido %n líneas, la primera: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>Observar una carpeta…</translation>
    </message>
    <message>
        <source>New lists in the folder of your downloads are offered when this window opens</source>
        <translation>Las listas nuevas de la carpeta de sus descargas se ofrecen al abrir esta ventana</translation>
    </message>
    <message>
        <source>Import them</source>
        <translation>Importarlas</translation>
    </message>
    <message numerus="yes">
        <source>%n new list(s) in the watched folder: {0}</source>
        <translation>
            <numerusform>%n lista nueva en la carpeta observada: {0}</numerusform>
            <numerusform>%n listas nuevas en la carpeta observada: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder of your downloads</source>
        <translation>La carpeta de sus descargas</translation>
    </message>
    <message>
        <source>New lists in {0} will be offered here.</source>
        <translation>Las listas nuevas de {0} se ofrecerán aquí.</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>Leyendo {0}…</translation>
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
        <translation>Los Elo oficiales de un jugador quedan como están en las listas. El Elo del torneo es el que cuenta para los números iniciales y los desempates.</translation>
    </message>
    <message>
        <source>Players whose tournament rating changes</source>
        <translation>Jugadores cuyo Elo del torneo cambia</translation>
    </message>
    <message>
        <source>No rating changes</source>
        <translation>No cambia ningún Elo</translation>
    </message>
    <message>
        <source>Everybody has this rating already.</source>
        <translation>Todos tienen ya este Elo.</translation>
    </message>
    <message>
        <source>Take these ratings</source>
        <translation>Usar estos Elo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Keep this order</source>
        <translation>Conservar este orden</translation>
    </message>
    <message>
        <source>Which rating counts</source>
        <translation>Qué Elo cuenta</translation>
    </message>
    <message>
        <source>Round 1 is paired: tournament ratings are changed player by player only.</source>
        <translation>La ronda 1 está emparejada: el Elo del torneo se cambia solo jugador a jugador.</translation>
    </message>
    <message>
        <source>Order of the lists for {0}</source>
        <translation>Orden de las listas para {0}</translation>
    </message>
    <message>
        <source>&amp;National list</source>
        <translation>Lista &amp;nacional</translation>
    </message>
    <message>
        <source>National list</source>
        <translation>Lista nacional</translation>
    </message>
    <message>
        <source>none: as typed or imported</source>
        <translation>ninguna: como se escribió o importó</translation>
    </message>
    <message>
        <source>The first rating that a player has counts as the FIDE rating; Alt+Up and Alt+Down move.</source>
        <translation>Como Elo FIDE cuenta el primero que tenga el jugador; Alt+Arriba y Alt+Abajo lo mueven.</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament rating(s) change.</source>
        <translation>
            <numerusform>Cambia %n Elo del torneo.</numerusform>
            <numerusform>Cambian %n Elo del torneo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round 1 is paired: the order counts for players who are added from now on.</source>
        <translation>La ronda 1 está emparejada: el orden cuenta para los jugadores que se añadan desde ahora.</translation>
    </message>
    <message>
        <source>Nothing is chosen otherwise</source>
        <translation>No se ha elegido nada distinto</translation>
    </message>
</context>
<context>
    <name>RatingOfficerDialog</name>
    <message>
        <source>Report for the rating officer</source>
        <translation>Informe para el responsable de Elo</translation>
    </message>
    <message>
        <source>What is missing or odd. Enter or a click opens the place where it is mended.</source>
        <translation>Qué falta o es extraño. Intro o un clic abre el lugar donde se corrige.</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Write the report…</source>
        <translation>Guardar el informe…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Hallazgo</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) must be mended before the report is sent.</source>
        <translation>
            <numerusform>Hay que corregir %n cosa antes de enviar el informe.</numerusform>
            <numerusform>Hay que corregir %n cosas antes de enviar el informe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that the report needs is missing.</source>
        <translation>No falta nada de lo que necesita el informe.</translation>
    </message>
    <message>
        <source>Rated games: {0}, unrated games: {1}</source>
        <translation>Partidas valederas: {0}, no valederas: {1}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Bases del torneo</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Where to write the report</source>
        <translation>Dónde guardar el informe</translation>
    </message>
    <message numerus="yes">
        <source>The report is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>El informe está guardado: %n archivo en {0}</numerusform>
            <numerusform>El informe está guardado: %n archivos en {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>Guardando el informe…</translation>
    </message>
    <message>
        <source>What independent readers made of the written files.</source>
        <translation>Qué han entendido lectores independientes de los archivos escritos.</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>coincide</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>difiere</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>no consultado</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Lector</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>What it found</source>
        <translation>Lo que encontró</translation>
    </message>
</context>
<context>
    <name>ReasonsView</name>
    <message>
        <source>Why this board?</source>
        <translation>¿Por qué esta mesa?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motivos</translation>
    </message>
    <message>
        <source>Why this bye?</source>
        <translation>¿Por qué este bye?</translation>
    </message>
    <message>
        <source>Why not somebody else?</source>
        <translation>¿Por qué no otro?</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Escriba un nombre o elija</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>What would the round be with it?</source>
        <translation>¿Cómo sería la ronda con eso?</translation>
    </message>
    <message>
        <source>Choose a board.</source>
        <translation>Elija una mesa.</translation>
    </message>
    <message>
        <source>Why board {0}?</source>
        <translation>¿Por qué la mesa {0}?</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Why has {0} no game?</source>
        <translation>¿Por qué {0} no tiene partida?</translation>
    </message>
    <message>
        <source>{0} ({1}) against …</source>
        <translation>{0} ({1}) contra …</translation>
    </message>
    <message>
        <source>Why has {0} the bye?</source>
        <translation>¿Por qué {0} tiene el bye?</translation>
    </message>
    <message>
        <source>Forbidden: {0} [{1}]</source>
        <translation>Prohibido: {0} [{1}]</translation>
    </message>
    <message>
        <source>Worse: {0} [{1}]</source>
        <translation>Peor: {0} [{1}]</translation>
    </message>
    <message>
        <source>Forbidden: {0}</source>
        <translation>Prohibido: {0}</translation>
    </message>
    <message>
        <source>Worse: {0}</source>
        <translation>Peor: {0}</translation>
    </message>
    <message>
        <source>It is so in this round.</source>
        <translation>En esta ronda ya es así.</translation>
    </message>
    <message>
        <source>The engine is pairing the round with these two at one board …</source>
        <translation>El motor está emparejando la ronda con estos dos en una mesa …</translation>
    </message>
    <message>
        <source>No legal pairing of the round has these two at one board.</source>
        <translation>Ningún emparejamiento legal de la ronda tiene a estos dos en una mesa.</translation>
    </message>
    <message>
        <source>The round would be this instead:</source>
        <translation>La ronda sería esta en su lugar:</translation>
    </message>
    <message>
        <source>the bye</source>
        <translation>el bye</translation>
    </message>
    <message>
        <source>One of this board</source>
        <translation>Uno de esta mesa</translation>
    </message>
    <message>
        <source>Why not another team?</source>
        <translation>¿Por qué no otro equipo?</translation>
    </message>
    <message>
        <source>Why match {0}?</source>
        <translation>¿Por qué el encuentro {0}?</translation>
    </message>
    <message>
        <source>Why has {0} no match?</source>
        <translation>¿Por qué {0} no tiene encuentro?</translation>
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
        <translation>Motivo, se anota en el informe del torneo</translation>
    </message>
    <message>
        <source>Start list, pairings and crosstable up to round {0} are out with the old numbers: print anew.</source>
        <translation>La lista inicial, los emparejamientos y el cuadro de resultados hasta la ronda {0} están publicados con los números antiguos: imprímalos de nuevo.</translation>
    </message>
    <message>
        <source>Equal rating and title</source>
        <translation>Mismo Elo y título</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>por nombre</translation>
    </message>
    <message>
        <source>In the order of the alphabet</source>
        <translation>Por orden alfabético</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>por sorteo</translation>
    </message>
    <message>
        <source>The same number of the lot gives the same order, everywhere.</source>
        <translation>El mismo número del sorteo da el mismo orden en cualquier sitio.</translation>
    </message>
    <message>
        <source>as they stand</source>
        <translation>como están</translation>
    </message>
    <message>
        <source>In the order of the numbers they have now</source>
        <translation>Por orden de los números que tienen ahora</translation>
    </message>
    <message>
        <source>Equal rating and title:</source>
        <translation>Mismo Elo y título:</translation>
    </message>
    <message>
        <source>Round 1 is paired: equals keep their order</source>
        <translation>La ronda 1 está emparejada: los iguales conservan su orden</translation>
    </message>
    <message>
        <source>Write a whole number</source>
        <translation>Escriba un número entero</translation>
    </message>
</context>
<context>
    <name>Registration</name>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nac.</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Clás.</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Relámp.</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inactivo</translation>
    </message>
    <message>
        <source>in the event</source>
        <translation>en el torneo</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>here already</source>
        <translation>ya está</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>conflicto</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Resulta</translation>
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
        <translation>Club</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Porque</translation>
    </message>
    <message>
        <source>Column {0}: {1}</source>
        <translation>Columna {0}: {1}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>title</source>
        <translation>título</translation>
    </message>
    <message>
        <source>federation</source>
        <translation>federación</translation>
    </message>
    <message>
        <source>sex</source>
        <translation>sexo</translation>
    </message>
    <message>
        <source>born</source>
        <translation>nacimiento</translation>
    </message>
    <message>
        <source>tournament rating</source>
        <translation>Elo del torneo</translation>
    </message>
    <message>
        <source>rating from round {0} on</source>
        <translation>Elo desde la ronda {0}</translation>
    </message>
    <message>
        <source>{0} rating</source>
        <translation>Elo {0}</translation>
    </message>
    <message>
        <source>Whether the change is applied; Space ticks it</source>
        <translation>Si se aplica el cambio; la barra espaciadora lo marca</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Hasta ahora</translation>
    </message>
    <message>
        <source>In the list</source>
        <translation>En la lista</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>marcado</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>sin marcar</translation>
    </message>
    <message>
        <source>{0} players have no rating: {1}</source>
        <translation>{0} jugadores no tienen Elo: {1}</translation>
    </message>
    <message>
        <source>{0} players have no federation: {1}</source>
        <translation>{0} jugadores no tienen federación: {1}</translation>
    </message>
    <message>
        <source>{0} players have no date or year of birth: {1}</source>
        <translation>{0} jugadores no tienen fecha ni año de nacimiento: {1}</translation>
    </message>
    <message>
        <source>{0} players have another tournament rating than by the method: {1}</source>
        <translation>{0} jugadores tienen un Elo del torneo distinto del que da el método: {1}</translation>
    </message>
    <message>
        <source>{0} players have no FIDE number: {1}</source>
        <translation>{0} jugadores no tienen número FIDE: {1}</translation>
    </message>
    <message>
        <source>{0} players have not paid in full: {1}</source>
        <translation>{0} jugadores no han pagado del todo: {1}</translation>
    </message>
    <message>
        <source>{0} players were not checked in: {1}</source>
        <translation>{0} jugadores no pasaron el control de presencia: {1}</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>Qué mirar</translation>
    </message>
    <message>
        <source>Enter goes to the player</source>
        <translation>Intro va al jugador</translation>
    </message>
</context>
<context>
    <name>Regulations</name>
    <message>
        <source>“{0}” is no number of points; write 1, ½ or 0.5.</source>
        <translation>«{0}» no es un número de puntos; escriba 1, ½ o 0.5.</translation>
    </message>
    <message>
        <source>standard chess</source>
        <translation>ajedrez clásico</translation>
    </message>
    <message>
        <source>rapid chess</source>
        <translation>ajedrez rápido</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>relámpago</translation>
    </message>
    <message>
        <source>A win counts {0}, a draw {1}, a loss {2}.</source>
        <translation>Una victoria vale {0}, unas tablas {1}, una derrota {2}.</translation>
    </message>
    <message>
        <source>The pairing-allocated bye counts {0}, a half-point bye {1}.</source>
        <translation>El bye de emparejamiento vale {0}, un bye de medio punto {1}.</translation>
    </message>
    <message>
        <source>Half-point byes are not allowed.</source>
        <translation>No se permiten byes de medio punto.</translation>
    </message>
    <message>
        <source>Half-point byes for a player: at most {0}.</source>
        <translation>Byes de medio punto por jugador: como máximo {0}.</translation>
    </message>
    <message>
        <source>Half-point byes for a player: at most {0}, until round {1}.</source>
        <translation>Byes de medio punto por jugador: como máximo {0}, hasta la ronda {1}.</translation>
    </message>
    <message>
        <source>Unrated players in tie-breaks: not announced.</source>
        <translation>Jugadores sin Elo en los desempates: no anunciado.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as the lowest rating of the field.</source>
        <translation>Los jugadores sin Elo cuentan en los desempates como el Elo más bajo del torneo.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as the average of the field.</source>
        <translation>Los jugadores sin Elo cuentan en los desempates como la media del torneo.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks with their performance.</source>
        <translation>Los jugadores sin Elo cuentan en los desempates con su rendimiento.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as {0}.</source>
        <translation>Los jugadores sin Elo cuentan en los desempates como {0}.</translation>
    </message>
    <message>
        <source>Initial colour by lot: number 1 has White in round 1.</source>
        <translation>Color inicial por sorteo: el número 1 lleva blancas en la ronda 1.</translation>
    </message>
    <message>
        <source>Initial colour by lot: number 1 has Black in round 1.</source>
        <translation>Color inicial por sorteo: el número 1 lleva negras en la ronda 1.</translation>
    </message>
    <message>
        <source>The initial colour has not been drawn yet.</source>
        <translation>El color inicial aún no se ha sorteado.</translation>
    </message>
    <message>
        <source>Swiss system, {0} rounds, {1}.</source>
        <translation>Sistema suizo, {0} rondas, {1}.</translation>
    </message>
    <message>
        <source>Match of two players, {0} games, {1}.</source>
        <translation>Encuentro de dos jugadores, {0} partidas, {1}.</translation>
    </message>
    <message>
        <source>Round robin, {0} rounds, {1}, {2} games against each opponent.</source>
        <translation>Liga (todos contra todos), {0} rondas, {1}, {2} partidas contra cada rival.</translation>
    </message>
    <message>
        <source>Round robin, {0} rounds, {1}.</source>
        <translation>Liga (todos contra todos), {0} rondas, {1}.</translation>
    </message>
    <message>
        <source>Rate of play: {0}.</source>
        <translation>Ritmo de juego: {0}.</translation>
    </message>
    <message>
        <source>The last two rounds of the first cycle change places (C.05, annex 1).</source>
        <translation>Las dos últimas rondas de la primera vuelta se intercambian (C.05, anexo 1).</translation>
    </message>
    <message>
        <source>Tournament rating: {0}.</source>
        <translation>Elo del torneo: {0}.</translation>
    </message>
    <message>
        <source>The event lasts more than 30 days: the first rating of a player counts.</source>
        <translation>El torneo dura más de 30 días: cuenta el primer Elo de cada jugador.</translation>
    </message>
    <message>
        <source>Categories: {0}.</source>
        <translation>Categorías: {0}.</translation>
    </message>
    <message>
        <source>Tie-break rules: FIDE edition {0}.</source>
        <translation>Reglas de desempate: edición FIDE {0}.</translation>
    </message>
    <message>
        <source>Rate of play: {1}.</source>
        <translation>Ritmo de juego: {1}.</translation>
    </message>
</context>
<context>
    <name>RegulationsForm</name>
    <message>
        <source>&amp;Name of the section</source>
        <translation>&amp;Nombre del grupo</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Ritmo de juego</translation>
    </message>
    <message>
        <source>&amp;Rated as</source>
        <translation>&amp;Valedero como</translation>
    </message>
    <message>
        <source>in words; empty: as the event</source>
        <translation>en palabras; vacío: como el torneo</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Ritmo de juego</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>win</source>
        <translation>victoria</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>bye</translation>
    </message>
    <message>
        <source>Points for: {0}</source>
        <translation>Puntos por: {0}</translation>
    </message>
    <message>
        <source>The usual points</source>
        <translation>Los puntos habituales</translation>
    </message>
    <message>
        <source>Three points for a win</source>
        <translation>Tres puntos por victoria</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Half-point byes are allowed</source>
        <translation>Se permiten byes de medio punto</translation>
    </message>
    <message>
        <source>Half-point byes for a player</source>
        <translation>Byes de medio punto por jugador</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Last round for them; 0: any</source>
        <translation>Última ronda para ellos; 0: cualquiera</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>for a player at most</source>
        <translation>por jugador como máximo</translation>
    </message>
    <message>
        <source>until round (0: any)</source>
        <translation>hasta la ronda (0: cualquiera)</translation>
    </message>
    <message>
        <source>The last two rounds of the first cycle change places</source>
        <translation>Las dos últimas rondas de la primera vuelta se intercambian</translation>
    </message>
    <message>
        <source>Nobody then has the same colour three times running (C.05, annex 1).</source>
        <translation>Así nadie tiene el mismo color tres veces seguidas (C.05, anexo 1).</translation>
    </message>
    <message>
        <source>Berger table</source>
        <translation>Tabla de Berger</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Byes</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Edición de las reglas de desempate de la FIDE</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Edición FIDE {0}</translation>
    </message>
    <message>
        <source>Tie-break r&amp;ules</source>
        <translation>Reglas de &amp;desempate</translation>
    </message>
    <message>
        <source>Unrated players in tie-breaks</source>
        <translation>Jugadores sin Elo en los desempates</translation>
    </message>
    <message>
        <source>not announced</source>
        <translation>no anunciado</translation>
    </message>
    <message>
        <source>lowest rating of the field</source>
        <translation>el Elo más bajo del torneo</translation>
    </message>
    <message>
        <source>average of the field</source>
        <translation>la media del torneo</translation>
    </message>
    <message>
        <source>their performance</source>
        <translation>su rendimiento</translation>
    </message>
    <message>
        <source>a fixed rating:</source>
        <translation>un Elo fijo:</translation>
    </message>
    <message>
        <source>Fixed rating of unrated players</source>
        <translation>Elo fijo de los jugadores sin Elo</translation>
    </message>
    <message>
        <source>Unrated players</source>
        <translation>Jugadores sin Elo</translation>
    </message>
    <message>
        <source>Lasts more than 30 days</source>
        <translation>Dura más de 30 días</translation>
    </message>
    <message>
        <source>Rating tie-breaks are not advised then; new ratings are noted by round</source>
        <translation>Entonces no se aconsejan desempates por Elo; los nuevos Elo se anotan por ronda</translation>
    </message>
    <message>
        <source>as the dates say</source>
        <translation>según las fechas</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Over &amp;30 days</source>
        <translation>Más de &amp;30 días</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Color inicial</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>aún sin sortear</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Sortear</translation>
    </message>
    <message>
        <source>number of the lot</source>
        <translation>número del sorteo</translation>
    </message>
    <message>
        <source>Number 1 begins with</source>
        <translation>El número 1 empieza con</translation>
    </message>
    <message>
        <source>Locked: round 1 is paired.</source>
        <translation>Bloqueado: la ronda 1 está emparejada.</translation>
    </message>
    <message>
        <source>The fixed rating of unrated players is a number, for example 1400.</source>
        <translation>El Elo fijo de los jugadores sin Elo es un número, por ejemplo 1400.</translation>
    </message>
</context>
<context>
    <name>ReportExport</name>
    <message>
        <source>Export a tournament report</source>
        <translation>Exportar un informe de torneo</translation>
    </message>
    <message>
        <source>{0} exists already. Nothing was changed; choose another name.</source>
        <translation>{0} ya existe. No se ha cambiado nada; elija otro nombre.</translation>
    </message>
    <message>
        <source>The tournament report was written: {0}</source>
        <translation>Se ha guardado el informe del torneo: {0}</translation>
    </message>
    <message>
        <source>TRF26, everything that happened (*.trf)</source>
        <translation>TRF26, todo lo que ha ocurrido (*.trf)</translation>
    </message>
    <message>
        <source>TRF16, for older programs (*.trf)</source>
        <translation>TRF16, para programas más antiguos (*.trf)</translation>
    </message>
    <message>
        <source>TRF26 for the rating office, with late corrections (*.trf)</source>
        <translation>TRF26 para la oficina de Elo, con correcciones tardías (*.trf)</translation>
    </message>
    <message>
        <source>TRF16 for the rating office, with late corrections (*.trf)</source>
        <translation>TRF16 para la oficina de Elo, con correcciones tardías (*.trf)</translation>
    </message>
    <message>
        <source>Corrections for the rating report only are left out.</source>
        <translation>Se omiten las correcciones solo para el informe de Elo.</translation>
    </message>
    <message>
        <source>What this file does not hold</source>
        <translation>Qué no contiene este archivo</translation>
    </message>
    <message>
        <source>Write the file</source>
        <translation>Guardar el archivo</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have no result yet: an interim report, not the final one.</source>
        <translation>
            <numerusform>%n partida aún no tiene resultado: un informe parcial, no el definitivo.</numerusform>
            <numerusform>%n partidas aún no tienen resultado: un informe parcial, no el definitivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole event as JSON (*.json)</source>
        <translation>El torneo entero como JSON (*.json)</translation>
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
        <translation>El archivo dañado no se tira: queda junto al torneo con otro nombre.</translation>
    </message>
    <message>
        <source>Missing in the copy, to be entered again:</source>
        <translation>Falta en la copia y hay que anotarlo de nuevo:</translation>
    </message>
    <message>
        <source>{0} is damaged. Go on with the newest good copy?</source>
        <translation>{0} está dañado. ¿Seguir con la última copia buena?</translation>
    </message>
    <message>
        <source>Go on with the copy</source>
        <translation>Seguir con la copia</translation>
    </message>
    <message>
        <source>The damaged file is kept as {0}</source>
        <translation>El archivo dañado se conserva como {0}</translation>
    </message>
    <message>
        <source>{0} is damaged, and there is no good copy at hand</source>
        <translation>{0} está dañado y no hay ninguna copia buena a mano</translation>
    </message>
    <message>
        <source>Nothing was changed. Put in the stick with the backups, or choose the folder they are in.</source>
        <translation>No se ha cambiado nada. Conecte la memoria USB con las copias de seguridad, o elija la carpeta en que están.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Elegir una carpeta…</translation>
    </message>
    <message>
        <source>Folder with backups</source>
        <translation>Carpeta con copias de seguridad</translation>
    </message>
</context>
<context>
    <name>ResultEntry</name>
    <message>
        <source>Board {0} has {1}. Enter clears it, Esc keeps it.</source>
        <translation>La mesa {0} tiene {1}. Intro lo borra, Esc lo conserva.</translation>
    </message>
    <message>
        <source>Board {0} has {1}. Enter replaces it by {2}, Esc keeps {1}.</source>
        <translation>La mesa {0} tiene {1}. Intro lo sustituye por {2}, Esc conserva {1}.</translation>
    </message>
    <message>
        <source>Board {0}: {1} was entered, {2} is read now. Enter takes {2}, Esc keeps {1}.</source>
        <translation>Mesa {0}: se anotó {1}, ahora se lee {2}. Intro anota {2}, Esc conserva {1}.</translation>
    </message>
    <message>
        <source>{0} Enter does it, Esc keeps it.</source>
        <translation>{0} Intro lo hace, Esc lo conserva.</translation>
    </message>
    <message>
        <source>Swap the colours?</source>
        <translation>¿Cambiar los colores?</translation>
    </message>
</context>
<context>
    <name>ResultMenu</name>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Num Lock is off: switch it on to type results on the number block.</source>
        <translation>Bloq Num está desactivado: actívelo para escribir resultados en el teclado numérico.</translation>
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
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>All sections</source>
        <translation>Todos los grupos</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Cuadro de resultados</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Desempates</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Normas</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Equipos</translation>
    </message>
</context>
<context>
    <name>RoundActions</name>
    <message>
        <source>The pairing comes out the same: nothing changes.</source>
        <translation>El emparejamiento sale igual: no cambia nada.</translation>
    </message>
    <message>
        <source>Pair round {0} again?</source>
        <translation>¿Emparejar de nuevo la ronda {0}?</translation>
    </message>
    <message>
        <source>Take the new pairing</source>
        <translation>Usar el nuevo emparejamiento</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Emparejar la ronda {0}</translation>
    </message>
    <message>
        <source>Pair round {0} as it is?</source>
        <translation>¿Emparejar la ronda {0} tal como está?</translation>
    </message>
    <message>
        <source>Pair round {0} by hand?</source>
        <translation>¿Emparejar a mano la ronda {0}?</translation>
    </message>
    <message>
        <source>Withdraw the pairings of round {0}?</source>
        <translation>¿Retirar los emparejamientos de la ronda {0}?</translation>
    </message>
    <message>
        <source>The boards stay as they are; the round is a draft again and can be paired anew.</source>
        <translation>Las mesas quedan como están; la ronda vuelve a ser un borrador y se puede emparejar de nuevo.</translation>
    </message>
    <message>
        <source>Withdraw the pairings</source>
        <translation>Retirar los emparejamientos</translation>
    </message>
    <message>
        <source>Unpair round {0}?</source>
        <translation>¿Deshacer el emparejamiento de la ronda {0}?</translation>
    </message>
    <message>
        <source>Unpair the round</source>
        <translation>Deshacer el emparejamiento de la ronda</translation>
    </message>
    <message>
        <source>Record missing results as adjourned?</source>
        <translation>¿Registrar como aplazadas las partidas sin resultado?</translation>
    </message>
    <message>
        <source>Draw the position again?</source>
        <translation>¿Sortear de nuevo la posición?</translation>
    </message>
    <message>
        <source>A result cannot be corrected to an adjourned game.</source>
        <translation>Un resultado no se puede corregir a partida aplazada.</translation>
    </message>
    <message>
        <source>Round {0} was not paired here: there is nothing to undo.</source>
        <translation>La ronda {0} no se emparejó aquí: no hay nada que deshacer.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>Se desharía %n paso; Deshacer lo devuelve.</numerusform>
            <numerusform>Se desharían %n pasos; Deshacer los devuelve.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the whole round {0} back?</source>
        <translation>¿Deshacer la ronda {0} entera?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Retirarla</translation>
    </message>
    <message>
        <source>Open the tournament again?</source>
        <translation>¿Reabrir el torneo?</translation>
    </message>
    <message>
        <source>The standings are provisional again; the tournament report notes it.</source>
        <translation>La clasificación vuelve a ser provisional; el informe del torneo lo anota.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Reabrirlo</translation>
    </message>
    <message>
        <source>Leave FIDE mode for good?</source>
        <translation>¿Salir definitivamente del modo FIDE?</translation>
    </message>
    <message>
        <source>Leave FIDE mode for good</source>
        <translation>Salir definitivamente del modo FIDE</translation>
    </message>
</context>
<context>
    <name>RoundMenu</name>
    <message>
        <source>Why this &amp;board?</source>
        <translation>¿Por &amp;qué esta mesa?</translation>
    </message>
    <message>
        <source>No board</source>
        <translation>Ninguna mesa</translation>
    </message>
    <message>
        <source>Why this b&amp;ye?</source>
        <translation>¿Por qué este b&amp;ye?</translation>
    </message>
    <message>
        <source>Nobody has the bye</source>
        <translation>Nadie tiene el bye</translation>
    </message>
    <message>
        <source>Pairing &amp;rules…</source>
        <translation>&amp;Reglas de emparejamiento…</translation>
    </message>
    <message>
        <source>A knock-out is read from its bracket</source>
        <translation>Las eliminatorias se leen de su cuadro</translation>
    </message>
    <message>
        <source>A round robin is read from its table</source>
        <translation>Una liga se lee de su tabla</translation>
    </message>
    <message>
        <source>Pairing &amp;engine…</source>
        <translation>&amp;Motor de emparejamiento…</translation>
    </message>
    <message>
        <source>&amp;Publish the pairings</source>
        <translation>&amp;Publicar los emparejamientos</translation>
    </message>
    <message>
        <source>Pair &amp;again</source>
        <translation>Emparejar de n&amp;uevo</translation>
    </message>
    <message>
        <source>Pair by &amp;hand…</source>
        <translation>Emparejar a ma&amp;no…</translation>
    </message>
    <message>
        <source>&amp;Withdraw the pairings…</source>
        <translation>Ret&amp;irar los emparejamientos…</translation>
    </message>
    <message>
        <source>&amp;Unpair the round…</source>
        <translation>&amp;Deshacer el emparejamiento de la ronda…</translation>
    </message>
    <message>
        <source>Record missing results as a&amp;djourned…</source>
        <translation>Registrar como &amp;aplazadas las que no tienen resultado…</translation>
    </message>
    <message>
        <source>&amp;Take the whole round back…</source>
        <translation>Deshacer la ronda &amp;entera…</translation>
    </message>
    <message>
        <source>Draw the &amp;starting position (Chess960)</source>
        <translation>&amp;Sortear la posición inicial (Chess960)</translation>
    </message>
    <message>
        <source>&amp;Close the tournament…</source>
        <translation>&amp;Cerrar el torneo…</translation>
    </message>
    <message>
        <source>Write the &amp;final pack…</source>
        <translation>Guardar el paquete &amp;final…</translation>
    </message>
    <message>
        <source>&amp;Open the tournament again…</source>
        <translation>Rea&amp;brir el torneo…</translation>
    </message>
    <message>
        <source>Leave &amp;FIDE mode for good…</source>
        <translation>Salir definitivamente del m&amp;odo FIDE…</translation>
    </message>
    <message>
        <source>Drawn &amp;matches of the knock-out…</source>
        <translation>Encuen&amp;tros empatados de las eliminatorias…</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>El motor está emparejando</translation>
    </message>
</context>
<context>
    <name>RoundSelector</name>
    <message>
        <source>Round in view</source>
        <translation>Ronda en pantalla</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>Una ronda atrás</translation>
    </message>
    <message>
        <source>One round forward</source>
        <translation>Una ronda adelante</translation>
    </message>
    <message>
        <source>Choose the round</source>
        <translation>Elegir la ronda</translation>
    </message>
    <message>
        <source>Choose the round: {0}</source>
        <translation>Elegir la ronda: {0}</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Antes de la ronda 1</translation>
    </message>
    <message>
        <source>After round {0}</source>
        <translation>Tras la ronda {0}</translation>
    </message>
    <message>
        <source>{0} (games are open)</source>
        <translation>{0} (hay partidas abiertas)</translation>
    </message>
</context>
<context>
    <name>RoundStepDialog</name>
    <message>
        <source>From round</source>
        <translation>Desde la ronda</translation>
    </message>
    <message>
        <source>An earlier round</source>
        <translation>Una ronda anterior</translation>
    </message>
    <message>
        <source>A later round</source>
        <translation>Una ronda posterior</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Reason, kept in the log</source>
        <translation>Motivo, se conserva en el historial</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>1 – 0 unrated</source>
        <translation>1 – 0 no valedera</translation>
    </message>
    <message>
        <source>½ – ½ unrated</source>
        <translation>½ – ½ no valedera</translation>
    </message>
    <message>
        <source>0 – 1 unrated</source>
        <translation>0 – 1 no valedera</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>aplazada</translation>
    </message>
    <message>
        <source>pairing-allocated bye</source>
        <translation>bye de emparejamiento</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>bye de un punto</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>bye de medio punto</translation>
    </message>
    <message>
        <source>absent (zero-point bye)</source>
        <translation>ausente (bye de cero puntos)</translation>
    </message>
    <message>
        <source>free round</source>
        <translation>descansa</translation>
    </message>
    <message>
        <source>not paired</source>
        <translation>sin emparejar</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Antes de la ronda 1</translation>
    </message>
    <message>
        <source>After round {0} of {1}</source>
        <translation>Tras la ronda {0} de {1}</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Puntos antes de la ronda</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Board; an asterisk marks a fixed table</source>
        <translation>Mesa; un asterisco indica una mesa fija</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>White&apos;s pairing number</source>
        <translation>Número inicial de las blancas</translation>
    </message>
    <message>
        <source>White&apos;s title</source>
        <translation>Título de las blancas</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>The player with White</source>
        <translation>El jugador con blancas</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>White&apos;s rating</source>
        <translation>Elo de las blancas</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pts</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>White&apos;s side first</source>
        <translation>Primero el lado de las blancas</translation>
    </message>
    <message>
        <source>Black&apos;s pairing number</source>
        <translation>Número inicial de las negras</translation>
    </message>
    <message>
        <source>Black&apos;s title</source>
        <translation>Título de las negras</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>The player with Black</source>
        <translation>El jugador con negras</translation>
    </message>
    <message>
        <source>Black&apos;s rating</source>
        <translation>Elo de las negras</translation>
    </message>
    <message>
        <source>Result, board {0}: {1} against {2}: {3}</source>
        <translation>Resultado, mesa {0}: {1} contra {2}: {3}</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>aún sin resultado</translation>
    </message>
    <message>
        <source>{0}, verified</source>
        <translation>{0}, verificado</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Nota: {0}</translation>
    </message>
    <message>
        <source>A fixed table (*)</source>
        <translation>Una mesa fija (*)</translation>
    </message>
    <message>
        <source>Played with the colours the other way round (↔)</source>
        <translation>Jugada con los colores al revés (↔)</translation>
    </message>
    <message>
        <source>For the rating report: {0} (®)</source>
        <translation>Para el informe de Elo: {0} (®)</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Número inicial</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Players without a game in this round</source>
        <translation>Jugadores sin partida en esta ronda</translation>
    </message>
    <message>
        <source>No game because</source>
        <translation>Sin partida porque</translation>
    </message>
    <message>
        <source>Why this player had no game</source>
        <translation>Por qué este jugador no tuvo partida</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Recibe</translation>
    </message>
    <message>
        <source>Points for this round</source>
        <translation>Puntos por esta ronda</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>expulsado</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>retirado</translation>
    </message>
    <message>
        <source>opponent missing</source>
        <translation>falta el rival</translation>
    </message>
    <message>
        <source>match forfeited</source>
        <translation>encuentro por incomparecencia</translation>
    </message>
</context>
<context>
    <name>RoundsMenu</name>
    <message>
        <source>Open an event first</source>
        <translation>Abra primero un torneo</translation>
    </message>
</context>
<context>
    <name>RoundsPanel</name>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Find by name or board</source>
        <translation>Buscar por nombre o mesa</translation>
    </message>
    <message>
        <source>Another engine…</source>
        <translation>Otro motor…</translation>
    </message>
    <message>
        <source>Keep the file for a report…</source>
        <translation>Conservar el archivo para un informe…</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Todavía no hay jugadores</translation>
    </message>
    <message>
        <source>Enter or import players on the Players page; then the first round is paired here.</source>
        <translation>Introduzca o importe jugadores en la página Jugadores; después, aquí se empareja la primera ronda.</translation>
    </message>
    <message>
        <source>Go to the players</source>
        <translation>Ir a los jugadores</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>La ronda anterior</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>La ronda siguiente</translation>
    </message>
    <message>
        <source>Choose the round of this page</source>
        <translation>Elegir la ronda de esta página</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>What can be done with this round</source>
        <translation>Qué se puede hacer con esta ronda</translation>
    </message>
    <message>
        <source>Large window for a projector</source>
        <translation>Ventana grande para un proyector</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronda {0}</translation>
    </message>
    <message>
        <source>Round {0} (to be paired)</source>
        <translation>Ronda {0} (por emparejar)</translation>
    </message>
    <message>
        <source>Choose the round of this page: {0}</source>
        <translation>Elegir la ronda de esta página: {0}</translation>
    </message>
    <message>
        <source>also on this page: {0}</source>
        <translation>también en esta página: {0}</translation>
    </message>
    <message>
        <source>{0} unverified</source>
        <translation>{0} sin verificar</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from the engine</source>
        <translation>
            <numerusform>%n diferencia con el motor</numerusform>
            <numerusform>%n diferencias con el motor</numerusform>
        </translation>
    </message>
    <message>
        <source>the tournament is closed</source>
        <translation>el torneo está cerrado</translation>
    </message>
    <message>
        <source>Without an opponent or a bye: {0}. Pair them by hand, or set a bye there.</source>
        <translation>Sin rival ni bye: {0}. Emparéjelos a mano o asigne allí un bye.</translation>
    </message>
    <message>
        <source>Keep the file for a report</source>
        <translation>Conservar el archivo para un informe</translation>
    </message>
    <message>
        <source>TRF files (*.trf)</source>
        <translation>Archivos TRF (*.trf)</translation>
    </message>
    <message>
        <source>Kept: {0}. It holds no names of players.</source>
        <translation>Conservado: {0}. No contiene nombres de jugadores.</translation>
    </message>
    <message>
        <source>{0} pairs from now on.</source>
        <translation>{0} empareja desde ahora.</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Emparejar a mano…</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Ronda {0} de {1}</translation>
    </message>
    <message>
        <source>{0}/{1} results</source>
        <translation>{0}/{1} resultados</translation>
    </message>
</context>
<context>
    <name>RungOptionsPopover</name>
    <message>
        <source>Options of a rung</source>
        <translation>Opciones de un criterio</translation>
    </message>
    <message>
        <source>Close the options</source>
        <translation>Cerrar las opciones</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>Sobre este desempate</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>Cortes</translation>
    </message>
    <message>
        <source>No cut</source>
        <translation>Sin corte</translation>
    </message>
    <message>
        <source>Every round counts</source>
        <translation>Cuentan todas las rondas</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Peores</translation>
    </message>
    <message>
        <source>The lowest values are left out</source>
        <translation>Se descartan los valores más bajos</translation>
    </message>
    <message>
        <source>As many of the lowest as of the highest are out</source>
        <translation>Se descartan tantos de los más bajos como de los más altos</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediano</translation>
    </message>
    <message>
        <source>Values cut</source>
        <translation>Valores descartados</translation>
    </message>
    <message>
        <source>Cut fewer</source>
        <translation>Descartar menos</translation>
    </message>
    <message>
        <source>Cut more</source>
        <translation>Descartar más</translation>
    </message>
    <message>
        <source>Limit, in half points from one half of the points</source>
        <translation>Límite, en medios puntos a partir de la mitad de los puntos</translation>
    </message>
    <message>
        <source>Lower the limit</source>
        <translation>Bajar el límite</translation>
    </message>
    <message>
        <source>Raise the limit</source>
        <translation>Subir el límite</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Límite</translation>
    </message>
    <message>
        <source>How unplayed games count</source>
        <translation>Cómo cuentan las partidas no jugadas</translation>
    </message>
    <message>
        <source>About the policy looked at</source>
        <translation>Sobre la regla consultada</translation>
    </message>
    <message>
        <source>Enter by hand…</source>
        <translation>Introducir a mano…</translation>
    </message>
    <message>
        <source>“{0}” was typed without Enter and does not count.</source>
        <translation>«{0}» se escribió sin Intro y no cuenta.</translation>
    </message>
    <message>
        <source>“{0}” was only looked at; “{1}” stays in force.</source>
        <translation>«{0}» solo se ha consultado; «{1}» sigue en vigor.</translation>
    </message>
    <message>
        <source>one half of the points</source>
        <translation>la mitad de los puntos</translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) above one half</source>
        <translation>
            <numerusform>%n medio punto por encima de la mitad</numerusform>
            <numerusform>%n medios puntos por encima de la mitad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) below one half</source>
        <translation>
            <numerusform>%n medio punto por debajo de la mitad</numerusform>
            <numerusform>%n medios puntos por debajo de la mitad</numerusform>
        </translation>
    </message>
    <message>
        <source>another number</source>
        <translation>otro número</translation>
    </message>
    <message>
        <source>{0}: another number</source>
        <translation>{0}: otro número</translation>
    </message>
    <message>
        <source>such as {0}</source>
        <translation>como {0}</translation>
    </message>
    <message>
        <source>{0}: such as {1}</source>
        <translation>{0}: como {1}</translation>
    </message>
    <message>
        <source>Enter sets the value</source>
        <translation>Intro fija el valor</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>(nobody&apos;s value changes)</source>
        <translation>(a nadie le cambia el valor)</translation>
    </message>
    <message>
        <source>instead of {0}</source>
        <translation>en lugar de {0}</translation>
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
        <translation>Calendario de las rondas</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>ScheduleTable</name>
    <message>
        <source>Schedule of the rounds</source>
        <translation>Calendario de las rondas</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Desde la ronda</translation>
    </message>
    <message>
        <source>An earlier round</source>
        <translation>Una ronda anterior</translation>
    </message>
    <message>
        <source>A later round</source>
        <translation>Una ronda posterior</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primer día</translation>
    </message>
    <message>
        <source>Rounds a day</source>
        <translation>Rondas por día</translation>
    </message>
    <message>
        <source>Fewer a day</source>
        <translation>Menos por día</translation>
    </message>
    <message>
        <source>More a day</source>
        <translation>Más por día</translation>
    </message>
    <message>
        <source>Starts on a day</source>
        <translation>Comienzos en un día</translation>
    </message>
    <message>
        <source>When the rounds of a day start, the first one first</source>
        <translation>Cuándo empiezan las rondas de un día, la primera delante</translation>
    </message>
    <message>
        <source>Default time in minutes</source>
        <translation>Tiempo de tolerancia en minutos</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>on</source>
        <translation>el</translation>
    </message>
    <message>
        <source>a day, at</source>
        <translation>por día, a las</translation>
    </message>
    <message>
        <source>default time</source>
        <translation>tolerancia</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Rellenar</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Comienzo</translation>
    </message>
    <message>
        <source>Default time (minutes)</source>
        <translation>Tolerancia (minutos)</translation>
    </message>
    <message>
        <source>Default time</source>
        <translation>Tolerancia</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Ronda {0}: {1}</translation>
    </message>
    <message>
        <source>The first day is written as 2026-11-21.</source>
        <translation>El primer día se escribe así: 2026-11-21.</translation>
    </message>
    <message>
        <source>“{0}” (round {1}) is no date; write 2026-11-21.</source>
        <translation>«{0}» (ronda {1}) no es una fecha; escriba 2026-11-21.</translation>
    </message>
    <message>
        <source>The default time of round {0} is given in minutes.</source>
        <translation>El tiempo de tolerancia de la ronda {0} se indica en minutos.</translation>
    </message>
</context>
<context>
    <name>ScoresheetsDialog</name>
    <message>
        <source>Two scoresheets</source>
        <translation>Dos planillas</translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <source>Type what each sheet says; ? holds the place of a move that is missing.</source>
        <translation>Escriba lo que dice cada planilla; ? ocupa el lugar de una jugada que falta.</translation>
    </message>
    <message>
        <source>Scoresheet of {0}</source>
        <translation>Planilla de {0}</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Jugada a jugada</translation>
    </message>
    <message>
        <source>Take these moves</source>
        <translation>Usar estas jugadas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Letras de las piezas</translation>
    </message>
    <message>
        <source>{0} half-moves, {1} to look at.</source>
        <translation>{0} medias jugadas, {1} por mirar.</translation>
    </message>
    <message>
        <source>From here neither sheet can be played: the record ends before it.</source>
        <translation>Desde aquí ninguna planilla se puede jugar: el registro termina antes.</translation>
    </message>
</context>
<context>
    <name>ScrollingPage</name>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Go to round {0}</source>
        <translation>Ir a la ronda {0}</translation>
    </message>
    <message>
        <source>Go to before round 1</source>
        <translation>Ir a antes de la ronda 1</translation>
    </message>
    <message>
        <source>Show the section {0}</source>
        <translation>Mostrar el grupo {0}</translation>
    </message>
    <message>
        <source>player {0}</source>
        <translation>jugador {0}</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>ahora no</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Borrar el filtro</translation>
    </message>
</context>
<context>
    <name>SeasonDialog</name>
    <message>
        <source>Next season</source>
        <translation>Próxima temporada</translation>
    </message>
    <message>
        <source>New sections with the teams that go up and down. The sections of this season stay.</source>
        <translation>Nuevos grupos con los equipos que ascienden y descienden. Los grupos de esta temporada se conservan.</translation>
    </message>
    <message>
        <source>for example 2027</source>
        <translation>por ejemplo 2027</translation>
    </message>
    <message>
        <source>&amp;Season</source>
        <translation>&amp;Temporada</translation>
    </message>
    <message>
        <source>Add the sections</source>
        <translation>Añadir los grupos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>SecondLine</name>
    <message>
        <source>Take the other pairing…</source>
        <translation>Usar el otro emparejamiento…</translation>
    </message>
    <message>
        <source>Keep the file for a report…</source>
        <translation>Conservar el archivo para un informe…</translation>
    </message>
    <message>
        <source>No second opinion: {0}</source>
        <translation>Sin segunda opinión: {0}</translation>
    </message>
    <message>
        <source>paired by hand</source>
        <translation>emparejada a mano</translation>
    </message>
    <message>
        <source>Two engines differ on this round.</source>
        <translation>Dos motores difieren en esta ronda.</translation>
    </message>
    <message>
        <source>{0}, bye {1}: {2}</source>
        <translation>{0}, bye {1}: {2}</translation>
    </message>
    <message>
        <source>Keep the file for a report</source>
        <translation>Conservar el archivo para un informe</translation>
    </message>
    <message>
        <source>TRF files (*.trf)</source>
        <translation>Archivos TRF (*.trf)</translation>
    </message>
    <message>
        <source>Kept: {0}. It holds no names of players.</source>
        <translation>Conservado: {0}. No contiene nombres de jugadores.</translation>
    </message>
    <message>
        <source>by the Berger tables</source>
        <translation>según las tablas de Berger</translation>
    </message>
    <message>
        <source>paired by {0}, {1} agrees</source>
        <translation>emparejada por {0}, {1} coincide</translation>
    </message>
    <message>
        <source>paired by {0}</source>
        <translation>emparejada por {0}</translation>
    </message>
    <message>
        <source>by the bracket</source>
        <translation>según el cuadro</translation>
    </message>
    <message>
        <source>by the Scheveningen table</source>
        <translation>según la tabla Scheveningen</translation>
    </message>
</context>
<context>
    <name>SecondOpinionDialog</name>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Second opinion</source>
        <translation>Segunda opinión</translation>
    </message>
    <message>
        <source>gacrux is the tool of FIDE&apos;s Technical Commission. It computes every rung by itself from the results; direct encounter among the players level on points. The second calculation is this program&apos;s own, written from the articles alone without anything of the first one. Nothing in the event changes.</source>
        <oldsource>gacrux is the tool of FIDE&apos;s Technical Commission. It computes every rung by itself from the results; direct encounter among the players level on points. Nothing in the event changes.</oldsource>
        <translation>gacrux es la herramienta de la Comisión Técnica de la FIDE. Calcula cada criterio por sí misma a partir de los resultados; el resultado particular, entre los jugadores con los mismos puntos. El segundo cálculo es propio de este programa, escrito solo según los artículos y sin nada del primero. En el torneo no cambia nada.</translation>
    </message>
    <message>
        <source>Rungs computed</source>
        <translation>Criterios calculados</translation>
    </message>
    <message>
        <source>gacrux is starting…</source>
        <translation>Iniciando gacrux…</translation>
    </message>
    <message>
        <source>Rungs and what came out</source>
        <translation>Criterios y lo que ha salido</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Valores que difieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Page to print…</source>
        <translation>Página para imprimir…</translation>
    </message>
    <message>
        <source>The proof of every value, for a protest committee</source>
        <translation>La comprobación de cada valor, para un comité de apelación</translation>
    </message>
    <message>
        <source>{0} of {1} computed</source>
        <translation>{0} de {1} calculados</translation>
    </message>
    <message>
        <source>Proof of the tie-breaks</source>
        <translation>Comprobación de los desempates</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>{0}: {1} of {2} values differ.</source>
        <translation>{0}: {1} de {2} valores difieren.</translation>
    </message>
    <message>
        <source>{0}: all {1} values are the same.</source>
        <translation>{0}: los {1} valores son iguales.</translation>
    </message>
    <message>
        <source>Nothing known explains this: look at the calculation, and report it.</source>
        <translation>Nada conocido explica esto: mire el cálculo y comuníquelo.</translation>
    </message>
    <message>
        <source>The second calculation, by {0}, says otherwise: report it.</source>
        <translation>El segundo cálculo, según {0}, dice otra cosa: comuníquelo.</translation>
    </message>
</context>
<context>
    <name>SectionFactsDialog</name>
    <message>
        <source>A new section</source>
        <translation>Un nuevo grupo</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Bases del torneo</translation>
    </message>
    <message>
        <source>Round 1 is paired: system, points and the value of the bye are locked. Another number of rounds, edition, unrated rule or bye rule is asked about first and noted in the tournament report.</source>
        <translation>La ronda 1 está emparejada: el sistema, los puntos y el valor del bye están bloqueados. Si cambian el número de rondas, la edición, la regla de los jugadores sin Elo o la de los byes, se pregunta antes y se anota en el informe del torneo.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Reason for a change after round 1, kept in the log</source>
        <translation>Motivo de un cambio después de la ronda 1; se conserva en el historial</translation>
    </message>
    <message>
        <source>Add the section</source>
        <translation>Añadir el grupo</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Name of the section there is</source>
        <translation>Nombre del grupo existente</translation>
    </message>
    <message>
        <source>for example Open A</source>
        <translation>por ejemplo Abierto A</translation>
    </message>
    <message>
        <source>The section there is gets the &amp;name</source>
        <translation>El grupo existente recibe el &amp;nombre</translation>
    </message>
    <message>
        <source>Give the new section a name.</source>
        <translation>Ponga un nombre al nuevo grupo.</translation>
    </message>
    <message>
        <source>Change the regulations?</source>
        <translation>¿Cambiar las bases?</translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message>
        <source>Sections</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grupo {0}</translation>
    </message>
    <message>
        <source>{0} is in view (Alt+PgUp, Alt+PgDown for the others)</source>
        <translation>{0} está en pantalla (Alt+RePág, Alt+AvPág para los demás)</translation>
    </message>
    <message>
        <source>Show {0}; players dragged here move to it</source>
        <translation>Mostrar {0}; los jugadores que se arrastran aquí pasan a él</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>Section</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Enter goes there</source>
        <translation>Intro va allí</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Inscritos</translation>
    </message>
    <message>
        <source>Players or teams</source>
        <translation>Jugadores o equipos</translation>
    </message>
    <message>
        <source>Checked in</source>
        <translation>Presentes</translation>
    </message>
    <message>
        <source>Ticked as present</source>
        <translation>Marcados como presentes</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>The last one paired</source>
        <translation>La última emparejada</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Emparejamientos</translation>
    </message>
    <message>
        <source>Of the last round paired</source>
        <translation>De la última ronda emparejada</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abiertas</translation>
    </message>
    <message>
        <source>Boards or matches without a result</source>
        <translation>Mesas o encuentros sin resultado</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Qué se puede hacer ahora</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grupo {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
    <message>
        <source>by hand, not finished</source>
        <translation>a mano, sin terminar</translation>
    </message>
    <message>
        <source>not paired</source>
        <translation>sin emparejar</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>sin publicar</translation>
    </message>
    <message>
        <source>all results, entered twice</source>
        <translation>todos los resultados, anotados dos veces</translation>
    </message>
    <message>
        <source>published</source>
        <translation>publicada</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>cerrado</translation>
    </message>
    <message>
        <source>results</source>
        <translation>resultados</translation>
    </message>
</context>
<context>
    <name>SectionsCard</name>
    <message>
        <source>Add a section…</source>
        <translation>Añadir un grupo…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar el nombre…</translation>
    </message>
    <message>
        <source>Remove this section</source>
        <translation>Eliminar este grupo</translation>
    </message>
    <message>
        <source>From a table…</source>
        <translation>A partir de una tabla…</translation>
    </message>
    <message>
        <source>A play-off, finals of groups or quads: places of a table are seeds</source>
        <translation>Un desempate por partidas, finales de grupos o cuadrangulares: los puestos de una tabla dan el orden</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>An event needs at least one section.</source>
        <translation>Un torneo necesita al menos un grupo.</translation>
    </message>
    <message>
        <source>The section still has players; move or remove them first.</source>
        <translation>El grupo todavía tiene jugadores; muévalos o elimínelos antes.</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grupo {0}</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>En pantalla</translation>
    </message>
    <message>
        <source>Show this section</source>
        <translation>Mostrar este grupo</translation>
    </message>
    <message>
        <source>{0}: further up</source>
        <translation>{0}: más arriba</translation>
    </message>
    <message>
        <source>{0}: further down</source>
        <translation>{0}: más abajo</translation>
    </message>
    <message>
        <source>{0} is now number {1} of the sections.</source>
        <translation>{0} es ahora el número {1} de los grupos.</translation>
    </message>
    <message>
        <source>Rename the section</source>
        <translation>Cambiar el nombre del grupo</translation>
    </message>
    <message>
        <source>Name of the section</source>
        <translation>Nombre del grupo</translation>
    </message>
    <message>
        <source>Remove the section {0}?</source>
        <translation>¿Eliminar el grupo {0}?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>SectionsPanel</name>
    <message>
        <source>All sections</source>
        <translation>Todos los grupos</translation>
    </message>
    <message>
        <source>Start lists</source>
        <translation>Listas iniciales</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Emparejamientos</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>One document of every section</source>
        <translation>Un documento de cada grupo</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Grupos</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s), {0} entered</source>
        <translation>
            <numerusform>%n grupo, {0} inscritos</numerusform>
            <numerusform>%n grupos, {0} inscritos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n section(s)</source>
        <translation>
            <numerusform>En %n grupo</numerusform>
            <numerusform>En %n grupos</numerusform>
        </translation>
    </message>
    <message>
        <source>No section is ready for it now</source>
        <translation>Ningún grupo está listo para ello ahora</translation>
    </message>
    <message>
        <source>The event has changed meanwhile: nothing was done. Try again.</source>
        <translation>El torneo ha cambiado entretanto: no se ha hecho nada. Inténtelo de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>Pairing %n section(s)…</source>
        <translation>
            <numerusform>Emparejando %n grupo…</numerusform>
            <numerusform>Emparejando %n grupos…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}: done in %n section(s).</source>
        <translation>
            <numerusform>{0}: hecho en %n grupo.</numerusform>
            <numerusform>{0}: hecho en %n grupos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>No round of any section is paired yet.</source>
        <translation>Todavía no hay ninguna ronda emparejada en ningún grupo.</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>Number of the lot</source>
        <translation>Número del sorteo</translation>
    </message>
    <message>
        <source>Number of the lot: the same number gives the same lot on every computer</source>
        <translation>Número del sorteo: el mismo número da el mismo sorteo en cualquier ordenador</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Sortear de nuevo</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Todavía no hay nada que mostrar.</translation>
    </message>
    <message>
        <source>page {0} of {1}</source>
        <translation>página {0} de {1}</translation>
    </message>
</context>
<context>
    <name>SheetsCard</name>
    <message>
        <source>Prizes and page head</source>
        <translation>Premios y cabecera</translation>
    </message>
    <message>
        <source>Prizes…</source>
        <translation>Premios…</translation>
    </message>
    <message>
        <source>Logo and header lines…</source>
        <translation>Logotipo y líneas de cabecera…</translation>
    </message>
    <message>
        <source>Work together…</source>
        <translation>Trabajar en común…</translation>
    </message>
    <message>
        <source>Go public…</source>
        <translation>Hacer público…</translation>
    </message>
    <message>
        <source>No prizes are announced.</source>
        <translation>No hay premios anunciados.</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <translation>
            <numerusform>%n premio</numerusform>
            <numerusform>%n premios</numerusform>
        </translation>
    </message>
    <message>
        <source>fund {0}</source>
        <translation>fondo {0}</translation>
    </message>
    <message>
        <source>Every page carries the name of the event only.</source>
        <translation>Cada página lleva solo el nombre del torneo.</translation>
    </message>
    <message>
        <source>Picture on every page</source>
        <translation>Imagen en cada página</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Publicar…</translation>
    </message>
    <message>
        <source>Live boards…</source>
        <translation>Tableros en directo…</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Find a document</source>
        <translation>Buscar un documento</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorito</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>SlipEntry</name>
    <message>
        <source>Slips: board, Enter, result</source>
        <translation>Papeletas: mesa, Intro, resultado</translation>
    </message>
    <message>
        <source>White: {0}</source>
        <translation>Blancas: {0}</translation>
    </message>
    <message>
        <source>Black: {0}</source>
        <translation>Negras: {0}</translation>
    </message>
    <message>
        <source>Result so far: {0}. Now the result key; Esc for another board.</source>
        <translation>Resultado hasta ahora: {0}. Ahora la tecla del resultado; Esc para otra mesa.</translation>
    </message>
    <message>
        <source>Put back what stood at board {0}</source>
        <translation>Restablecer lo que había en la mesa {0}</translation>
    </message>
    <message>
        <source>Type the board number and press Enter.</source>
        <translation>Escriba el número de mesa y pulse Intro.</translation>
    </message>
    <message>
        <source>Num Lock is off: switch it on to type results on the number block.</source>
        <translation>Bloq Num está desactivado: actívelo para escribir resultados en el teclado numérico.</translation>
    </message>
</context>
<context>
    <name>SourceActions</name>
    <message>
        <source>&amp;Watch a folder…</source>
        <translation>&amp;Observar una carpeta…</translation>
    </message>
    <message>
        <source>Watch a &amp;file…</source>
        <translation>Observar un &amp;archivo…</translation>
    </message>
    <message>
        <source>Listen to &amp;e-boards…</source>
        <translation>&amp;Escuchar los tableros electrónicos…</translation>
    </message>
    <message>
        <source>W&amp;hich e-board is where…</source>
        <translation>&amp;Qué tablero electrónico está en cada mesa…</translation>
    </message>
    <message>
        <source>&amp;Delayed file for broadcasters…</source>
        <translation>Archivo con &amp;retardo para medios de retransmisión…</translation>
    </message>
    <message>
        <source>S&amp;ources</source>
        <translation>&amp;Fuentes</translation>
    </message>
    <message>
        <source>&amp;Stop watching</source>
        <translation>&amp;Dejar de observar</translation>
    </message>
    <message>
        <source>Nothing is watched</source>
        <translation>No se observa nada</translation>
    </message>
    <message>
        <source>No e-boards are listened to</source>
        <translation>No se escucha ningún tablero electrónico</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>Observar una carpeta</translation>
    </message>
    <message>
        <source>Watch a file</source>
        <translation>Observar un archivo</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Partidas (*.pgn)</translation>
    </message>
    <message>
        <source>Listen to e-boards</source>
        <translation>Escuchar los tableros electrónicos</translation>
    </message>
    <message>
        <source>Address of LiveChess:</source>
        <translation>Dirección de LiveChess:</translation>
    </message>
    <message>
        <source>The address of e-boards begins with ws://.</source>
        <translation>La dirección de los tableros electrónicos empieza con ws://.</translation>
    </message>
    <message>
        <source>Serial number and board, as 7425=1, 7426=2:</source>
        <translation>Número de serie y mesa, así: 7425=1, 7426=2:</translation>
    </message>
    <message>
        <source>Which e-board is where</source>
        <translation>Qué tablero electrónico está en cada mesa</translation>
    </message>
    <message>
        <source>“{0}” is no serial number with a board.</source>
        <translation>«{0}» no es un número de serie con una mesa.</translation>
    </message>
    <message>
        <source>Delayed file for broadcasters</source>
        <translation>Archivo con retardo para medios de retransmisión</translation>
    </message>
    <message numerus="yes">
        <source>Written with %n minute(s) of delay</source>
        <translation>
            <numerusform>Escrito con %n minuto de retardo</numerusform>
            <numerusform>Escrito con %n minutos de retardo</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Letras de las piezas</translation>
    </message>
    <message>
        <source>found out</source>
        <translation>averiguado</translation>
    </message>
    <message>
        <source>Watch it no more</source>
        <translation>Dejar de observarlo</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Unplayed games: {0}. {1}</source>
        <translation>Partidas no jugadas: {0}. {1}</translation>
    </message>
    <message>
        <source>NOT C.07: not as FIDE&apos;s rules define it.</source>
        <translation>NO C.07: no como lo definen las reglas de la FIDE.</translation>
    </message>
    <message>
        <source>Cat.</source>
        <translation>Cat.</translation>
    </message>
    <message>
        <source>Place in the category</source>
        <translation>Puesto en la categoría</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Shared places carry the same number</source>
        <translation>Los puestos compartidos llevan el mismo número</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Número inicial (TPN)</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Título FIDE</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
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
        <translation>Federación</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Puntos tras esta ronda</translation>
    </message>
    <message>
        <source>Click or press Enter to see how this value comes about.</source>
        <translation>Haga clic o pulse Intro para ver cómo resulta este valor.</translation>
    </message>
    <message>
        <source>Shared place</source>
        <translation>Puesto compartido</translation>
    </message>
    <message>
        <source>Points: {0}</source>
        <translation>Puntos: {0}</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>PE</translation>
    </message>
    <message>
        <source>Match points after this round</source>
        <translation>Puntos de encuentro tras esta ronda</translation>
    </message>
    <message>
        <source>GP</source>
        <translation>PP</translation>
    </message>
    <message>
        <source>Game points after this round</source>
        <translation>Puntos de partida tras esta ronda</translation>
    </message>
    <message>
        <source>{0}. This value separates the place from the next one.</source>
        <translation>{0}. Este valor separa el puesto del siguiente.</translation>
    </message>
    <message>
        <source>Click to see how this value comes about.</source>
        <translation>Haga clic para ver cómo resulta este valor.</translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Desempates</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Oficiales</translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation>Los desempates oficiales</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>De prueba</translation>
    </message>
    <message>
        <source>The trial ladder of the Tie-breaks page, not official</source>
        <translation>Los desempates de prueba de la página Desempates, no oficiales</translation>
    </message>
    <message>
        <source>Who is ranked</source>
        <translation>Quién se clasifica</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>The teams</source>
        <translation>Los equipos</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Everybody&apos;s own games</source>
        <translation>Las partidas propias de cada uno</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Buscar por nombre, club o número</translation>
    </message>
    <message>
        <source>Prizes…</source>
        <translation>Premios…</translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation>Abrir los desempates</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Todavía no hay clasificación</translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation>Aparece en cuanto el torneo tiene jugadores.</translation>
    </message>
    <message>
        <source>Announce prizes, and see who gets what</source>
        <translation>Anunciar premios y ver quién recibe qué</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s) announced: change them, and see who gets what</source>
        <translation>
            <numerusform>%n premio anunciado: cámbielo y vea quién recibe qué</numerusform>
            <numerusform>%n premios anunciados: cámbielos y vea quién recibe qué</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ladder has %n more remark(s).</source>
        <translation>
            <numerusform>La lista de desempates tiene %n observación más.</numerusform>
            <numerusform>La lista de desempates tiene %n observaciones más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results changed after the ranking by hand: it may be out of date.</source>
        <translation>Han cambiado resultados después de ordenar a mano: puede que ya no valga.</translation>
    </message>
    <message>
        <source>Trial ladder, not official: nothing here is decided.</source>
        <translation>Desempates de prueba, no oficiales: aquí no se decide nada.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>Everybody on the board where he or she sat most</source>
        <translation>Cada uno en el tablero en que más se sentó</translation>
    </message>
    <message numerus="yes">
        <source>Each board by points, then percentage and performance. A board prize asks for %n game(s) over the board.</source>
        <translation>
            <numerusform>Cada tablero por puntos, después porcentaje y rendimiento. Un premio de tablero exige %n partida ante el tablero.</numerusform>
            <numerusform>Cada tablero por puntos, después porcentaje y rendimiento. Un premio de tablero exige %n partidas ante el tablero.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bold: the value that separates a place from the next one. Enter on a value explains it.</source>
        <translation>En negrita: el valor que separa un puesto del siguiente. Intro sobre un valor lo explica.</translation>
    </message>
    <message>
        <source>What is explained here are the values of teams.</source>
        <translation>Lo que aquí se explica son los valores de los equipos.</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>New event</source>
        <translation>Nuevo torneo</translation>
    </message>
    <message>
        <source>Swiss or round robin; a few questions, then go.</source>
        <translation>Suizo o liga; unas pocas preguntas y adelante.</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Abrir un torneo</translation>
    </message>
    <message>
        <source>An event file (.tdb) on this computer or a stick.</source>
        <translation>Un archivo de torneo (.tdb) en este ordenador o en una memoria USB.</translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation>Importar un informe de torneo</translation>
    </message>
    <message>
        <source>FIDE&apos;s exchange format (TRF06, 16, 26). You see every assumption first.</source>
        <translation>El formato de intercambio de la FIDE (TRF06, 16, 26). Antes verá cada suposición.</translation>
    </message>
    <message>
        <source>Try the demo event</source>
        <translation>Probar el torneo de demostración</translation>
    </message>
    <message>
        <source>A finished tournament to look around in; nothing can break.</source>
        <translation>Un torneo terminado para curiosear; nada se puede estropear.</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Abiertos últimamente</translation>
    </message>
    <message>
        <source>Welcome, arbiter</source>
        <translation>Bienvenido, árbitro</translation>
    </message>
    <message>
        <source>Run a tournament, choose how ties are broken, and see why every number is what it is.</source>
        <translation>Dirija un torneo, elija cómo se deshacen los empates y vea por qué cada número es el que es.</translation>
    </message>
    <message>
        <source>Join an event…</source>
        <translation>Unirse a un torneo…</translation>
    </message>
    <message>
        <source>An event that another computer in this hall leads: this one becomes a desk.</source>
        <translation>Un torneo que dirige otro ordenador de esta sala: este pasa a ser un puesto de trabajo.</translation>
    </message>
    <message>
        <source>Play a round</source>
        <translation>Jugar una ronda</translation>
    </message>
    <message>
        <source>An event in its fourth round of five; cards say what comes next.</source>
        <translation>Un torneo en la cuarta ronda de cinco; unas tarjetas dicen qué viene después.</translation>
    </message>
    <message>
        <source>Bring your last event…</source>
        <translation>Traer su último torneo…</translation>
    </message>
    <message>
        <source>Our own table beside the published one, and why they differ. Drop its file here; nothing is kept.</source>
        <translation>Nuestra propia tabla junto a la publicada, y por qué difieren. Suelte aquí su archivo; no se conserva nada.</translation>
    </message>
    <message>
        <source>You can also drop a file onto this window. F1 opens the manual.</source>
        <translation>También puede soltar un archivo en esta ventana. F1 abre el manual.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Open {0}</source>
        <translation>Abrir {0}</translation>
    </message>
    <message>
        <source>Take {0} off this list</source>
        <translation>Quitar {0} de esta lista</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Idioma del sistema</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Ronda {0} de {1}</translation>
    </message>
    <message>
        <source>{0}/{1} results</source>
        <translation>{0}/{1} resultados</translation>
    </message>
    <message>
        <source>No round paired yet, {0} planned</source>
        <translation>Ninguna ronda emparejada aún, {0} previstas</translation>
    </message>
    <message>
        <source>players: {0}</source>
        <translation>jugadores: {0}</translation>
    </message>
    <message>
        <source>trial ladder, rungs changed: {0}</source>
        <translation>desempates de prueba, criterios cambiados: {0}</translation>
    </message>
    <message>
        <source>closed: the standings are final</source>
        <translation>cerrado: la clasificación es definitiva</translation>
    </message>
    <message>
        <source>provisional: games are open</source>
        <translation>provisional: hay partidas abiertas</translation>
    </message>
    <message>
        <source>provisional: round {0} is not verified</source>
        <translation>provisional: la ronda {0} no está verificada</translation>
    </message>
    <message>
        <source>provisional: the tournament was opened again</source>
        <translation>provisional: el torneo se ha reabierto</translation>
    </message>
    <message>
        <source>final</source>
        <translation>final</translation>
    </message>
    <message>
        <source>Round {0} is being paired by hand</source>
        <translation>La ronda {0} se está emparejando a mano</translation>
    </message>
    <message>
        <source>{0} unverified</source>
        <translation>{0} sin verificar</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Undo or redo</source>
        <translation>Deshacer o rehacer</translation>
    </message>
    <message>
        <source>Close this line</source>
        <translation>Cerrar esta línea</translation>
    </message>
    <message>
        <source>Take back: {0}?</source>
        <translation>¿Deshacer: {0}?</translation>
    </message>
    <message>
        <source>Repeat: {0}?</source>
        <translation>¿Repetir: {0}?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Deshecho: {0}</translation>
    </message>
    <message>
        <source>Repeated: {0}</source>
        <translation>Repetido: {0}</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Steps of the round</source>
        <translation>Pasos de la ronda</translation>
    </message>
    <message>
        <source>check-in {0}/{1}</source>
        <translation>presencia {0}/{1}</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>sorteo</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>números</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>emparejar</translation>
    </message>
    <message>
        <source>publish</source>
        <translation>publicar</translation>
    </message>
    <message>
        <source>results {0}/{1}</source>
        <translation>resultados {0}/{1}</translation>
    </message>
    <message>
        <source>results</source>
        <translation>resultados</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>verificar</translation>
    </message>
    <message>
        <source>drawn matches</source>
        <translation>encuentros empatados</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>ronda {0}</translation>
    </message>
    <message>
        <source>close</source>
        <translation>cerrar</translation>
    </message>
    <message>
        <source>Check-in: {0} of {1} here</source>
        <translation>Presencia: {0} de {1}</translation>
    </message>
    <message>
        <source>Draw the first colour</source>
        <translation>Sortear el primer color</translation>
    </message>
    <message>
        <source>Give the numbers…</source>
        <translation>Dar los números…</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Emparejar a mano…</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Emparejar la ronda {0}</translation>
    </message>
    <message>
        <source>Publish round {0}</source>
        <translation>Publicar la ronda {0}</translation>
    </message>
    <message>
        <source>Results: {0} of {1}</source>
        <translation>Resultados: {0} de {1}</translation>
    </message>
    <message>
        <source>Verify the results</source>
        <translation>Verificar los resultados</translation>
    </message>
    <message>
        <source>Drawn matches…</source>
        <translation>Encuentros empatados…</translation>
    </message>
    <message>
        <source>Go to round {0}</source>
        <translation>Ir a la ronda {0}</translation>
    </message>
    <message>
        <source>Close the tournament…</source>
        <translation>Cerrar el torneo…</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: hecho</translation>
    </message>
    <message>
        <source>{0}: waits</source>
        <translation>{0}: pendiente</translation>
    </message>
    <message>
        <source>Pair again, while the round is a draft</source>
        <translation>Emparejar de nuevo, mientras la ronda sea un borrador</translation>
    </message>
    <message>
        <source>Every result is in</source>
        <translation>Están todos los resultados</translation>
    </message>
    <message>
        <source>Every result was typed a second time</source>
        <translation>Todos los resultados se han escrito por segunda vez</translation>
    </message>
    <message>
        <source>On the wall: board numbers never move from here on</source>
        <translation>Publicados: desde aquí los números de mesa ya no se mueven</translation>
    </message>
    <message>
        <source>Open the tournament again…</source>
        <translation>Reabrir el torneo…</translation>
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
        <translation>Suizo</translation>
    </message>
    <message>
        <source>Players with equal scores meet</source>
        <translation>Se enfrentan jugadores con la misma puntuación</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Liga a doble vuelta</translation>
    </message>
    <message>
        <source>Everybody meets everybody twice</source>
        <translation>Todos contra todos dos veces</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Encuentro</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Fewer rounds</source>
        <translation>Menos rondas</translation>
    </message>
    <message>
        <source>More rounds</source>
        <translation>Más rondas</translation>
    </message>
    <message>
        <source>rounds, each a match of two games</source>
        <translation>rondas, cada una un encuentro de dos partidas</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rondas</translation>
    </message>
    <message>
        <source>rounds: for up to {0} players</source>
        <translation>rondas: hasta {0} jugadores</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>rounds: for {0} or {1} players</source>
        <translation>rondas: para {0} o {1} jugadores</translation>
    </message>
    <message>
        <source>{0}, {1} games against each opponent</source>
        <translation>{0}, {1} partidas contra cada rival</translation>
    </message>
    <message>
        <source>Two players or two teams, several games</source>
        <translation>Dos jugadores o dos equipos, varias partidas</translation>
    </message>
    <message>
        <source>Who is paired</source>
        <translation>Quién se empareja</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Everybody plays for himself or herself</source>
        <translation>Cada uno juega para sí</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>Teams meet on several boards</source>
        <translation>Los equipos se enfrentan en varios tableros</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Tableros por encuentro</translation>
    </message>
    <message>
        <source>Fewer boards</source>
        <translation>Menos tableros</translation>
    </message>
    <message>
        <source>More boards</source>
        <translation>Más tableros</translation>
    </message>
    <message>
        <source>boards a match</source>
        <translation>tableros por encuentro</translation>
    </message>
    <message>
        <source>More systems…</source>
        <translation>Más sistemas…</translation>
    </message>
    <message>
        <source>More systems</source>
        <translation>Más sistemas</translation>
    </message>
    <message>
        <source>Swiss (FIDE Dutch)</source>
        <translation>Suizo (holandés FIDE)</translation>
    </message>
    <message>
        <source>Another system</source>
        <translation>Otro sistema</translation>
    </message>
    <message>
        <source>rounds: for {0} or {1} teams</source>
        <translation>rondas: para {0} o {1} equipos</translation>
    </message>
    <message>
        <source>Scheveningen</source>
        <translation>Scheveningen</translation>
    </message>
    <message>
        <source>Everybody of one team meets everybody of the other</source>
        <translation>Todos los de un equipo contra todos los del otro</translation>
    </message>
    <message>
        <source>rounds: as many as boards</source>
        <translation>rondas: tantas como tableros</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Eliminatorias</translation>
    </message>
    <message>
        <source>The winners go on</source>
        <translation>Pasan los ganadores</translation>
    </message>
    <message>
        <source>Two legs, home and away</source>
        <translation>Dos vueltas, en casa y fuera</translation>
    </message>
    <message>
        <source>rounds: for up to {0} teams</source>
        <translation>rondas: hasta {0} equipos</translation>
    </message>
</context>
<context>
    <name>SystemParameters</name>
    <message>
        <source>Parameters…</source>
        <translation>Parámetros…</translation>
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
        <translation>texto de la FIDE, ningún programa homologado</translation>
    </message>
    <message>
        <source>national</source>
        <translation>nacional</translation>
    </message>
    <message>
        <source>club</source>
        <translation>club</translation>
    </message>
    <message>
        <source>Played {0}.</source>
        <translation>Se juega {0}.</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Motivo (se conserva en el historial)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>in a few words</source>
        <translation>en pocas palabras</translation>
    </message>
    <message>
        <source>Take this system</source>
        <translation>Elegir este sistema</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Give a reason first</source>
        <translation>Indique antes un motivo</translation>
    </message>
</context>
<context>
    <name>TeamDesk</name>
    <message numerus="yes">
        <source>There are %n invitations already: take some back.</source>
        <translation>
            <numerusform>Ya hay %n invitación: retire alguna.</numerusform>
            <numerusform>Ya hay %n invitaciones: retire algunas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer has another address now, {0}: telephones scan their code again.</source>
        <translation>Este ordenador tiene ahora otra dirección, {0}: los teléfonos leen su código de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>Open again: %n page(s)</source>
        <translation>
            <numerusform>De nuevo abierta: %n página</numerusform>
            <numerusform>De nuevo abiertas: %n páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n teléfono</numerusform>
            <numerusform>%n teléfonos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n puesto de trabajo</numerusform>
            <numerusform>%n puestos de trabajo</numerusform>
        </translation>
    </message>
    <message>
        <source>Invited to this event until then: {0}.</source>
        <translation>Invitados a este torneo hasta entonces: {0}.</translation>
    </message>
    <message>
        <source>They go on where they were, by the same codes. Without it nothing listens.</source>
        <translation>Siguen donde estaban, con los mismos códigos. Sin ello no escucha nada.</translation>
    </message>
    <message>
        <source>Go on working together?</source>
        <translation>¿Seguir trabajando en común?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>{0} Only the leading computer has it: no desk answers.</source>
        <translation>{0} Solo lo tiene el ordenador principal: ningún puesto de trabajo responde.</translation>
    </message>
    <message>
        <source>The event is not open any more.</source>
        <translation>El torneo ya no está abierto.</translation>
    </message>
    <message>
        <source>This board is not yours.</source>
        <translation>Esta mesa no es suya.</translation>
    </message>
    <message>
        <source>Board {0}: a volunteer calls the arbiter.</source>
        <translation>Mesa {0}: un voluntario llama al árbitro.</translation>
    </message>
</context>
<context>
    <name>TeamDialog</name>
    <message>
        <source>Edit the team</source>
        <translation>Editar el equipo</translation>
    </message>
    <message>
        <source>New team</source>
        <translation>Nuevo equipo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Nombre corto</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federación</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Capitán</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Strength by hand</source>
        <translation>Fuerza a mano</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>TeamGrid</name>
    <message>
        <source>Place in the table</source>
        <translation>Puesto en la tabla</translation>
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
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Puntos tras esta ronda</translation>
    </message>
    <message>
        <source>Lines: team A, columns: team B. w White, b Black; 1 win, ½ draw, 0 loss; + and − forfeits; · open game.</source>
        <translation>Filas: equipo A, columnas: equipo B. b blancas, n negras; 1 victoria, ½ tablas, 0 derrota; + y − incomparecencias; · partida abierta.</translation>
    </message>
</context>
<context>
    <name>TeamRulesDialog</name>
    <message>
        <source>Rules of the teams</source>
        <translation>Reglas de los equipos</translation>
    </message>
    <message>
        <source>Boards, colours and points are locked once round 1 is paired.</source>
        <translation>Tableros, colores y puntos quedan bloqueados una vez emparejada la ronda 1.</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Tableros por encuentro</translation>
    </message>
    <message>
        <source>Fewer boards</source>
        <translation>Menos tableros</translation>
    </message>
    <message>
        <source>More boards</source>
        <translation>Más tableros</translation>
    </message>
    <message>
        <source>as a drawn match</source>
        <translation>como un encuentro empatado</translation>
    </message>
    <message>
        <source>Counts first</source>
        <translation>Cuentan primero</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Puntos de encuentro</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Puntos de partida</translation>
    </message>
    <message>
        <source>The other points</source>
        <translation>Los otros puntos</translation>
    </message>
    <message>
        <source>decide who is named first</source>
        <translation>deciden quién se nombra primero</translation>
    </message>
    <message>
        <source>are not used for colours</source>
        <translation>no se usan para los colores</translation>
    </message>
    <message>
        <source>Colour preferences</source>
        <translation>Preferencias de color</translation>
    </message>
    <message>
        <source>Type A, the usual ones</source>
        <translation>Tipo A, las habituales</translation>
    </message>
    <message>
        <source>Type B, strong and mild</source>
        <translation>Tipo B, fuertes y leves</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Line-ups</source>
        <translation>Alineaciones</translation>
    </message>
    <message>
        <source>keep the order of the members</source>
        <translation>respetan el orden de los miembros</translation>
    </message>
    <message>
        <source>may have any order</source>
        <translation>pueden ir en cualquier orden</translation>
    </message>
    <message>
        <source>Strength of a team</source>
        <translation>Fuerza de un equipo</translation>
    </message>
    <message>
        <source>the best ratings, one a board</source>
        <translation>los mejores Elo, uno por tablero</translation>
    </message>
    <message>
        <source>the first boards</source>
        <translation>los primeros tableros</translation>
    </message>
    <message>
        <source>all members</source>
        <translation>todos los miembros</translation>
    </message>
    <message>
        <source>as the arbiter gives it</source>
        <translation>como la dé el árbitro</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>cualquier número</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>Colours of the first-named team</source>
        <translation>Colores del equipo nombrado primero</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Encuentro ganado</translation>
    </message>
    <message>
        <source>Match drawn</source>
        <translation>Encuentro empatado</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Encuentro perdido</translation>
    </message>
    <message>
        <source>Bye: match points</source>
        <translation>Bye: puntos de encuentro</translation>
    </message>
    <message>
        <source>Bye: game points</source>
        <translation>Bye: puntos de partida</translation>
    </message>
    <message>
        <source>Reserves of a team</source>
        <translation>Suplentes de un equipo</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>no cuentan</translation>
    </message>
    <message>
        <source>count as games</source>
        <translation>cuentan como partidas</translation>
    </message>
    <message>
        <source>Wins by forfeit for a board prize</source>
        <translation>Victorias por incomparecencia para un premio de tablero</translation>
    </message>
    <message>
        <source>then by</source>
        <translation>después por</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nada más</translation>
    </message>
    <message>
        <source>A team that leaves a round robin</source>
        <translation>Un equipo que deja una liga</translation>
    </message>
    <message>
        <source>keeps its results</source>
        <translation>conserva sus resultados</translation>
    </message>
    <message>
        <source>loses them before half of its matches (C.05, 6.6)</source>
        <translation>los pierde antes de la mitad de sus encuentros (C.05, 6.6)</translation>
    </message>
    <message>
        <source>two thirds of the rounds</source>
        <translation>dos tercios de las rondas</translation>
    </message>
    <message>
        <source>Games for a board prize</source>
        <translation>Partidas para un premio de tablero</translation>
    </message>
    <message>
        <source>A member without a rating counts</source>
        <translation>Un miembro sin Elo cuenta</translation>
    </message>
    <message>
        <source>The losers of the semi-finals play for place 3</source>
        <translation>Los perdedores de las semifinales juegan por el 3.er puesto</translation>
    </message>
    <message>
        <source>A drawn match is decided by</source>
        <translation>Un encuentro empatado se decide por</translation>
    </message>
    <message>
        <source>Place 3</source>
        <translation>3.er puesto</translation>
    </message>
</context>
<context>
    <name>TeamTicks</name>
    <message>
        <source>Bd</source>
        <translation>Tab.</translation>
    </message>
    <message>
        <source>Board of the match</source>
        <translation>Tablero del encuentro</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Place among the members</source>
        <translation>Lugar entre los miembros</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Miembro</translation>
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
        <translation>{0} de {1} tableros</translation>
    </message>
</context>
<context>
    <name>Teams</name>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Team pairing number (TPN)</source>
        <translation>Número inicial del equipo (TPN)</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federación</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>By the announced rule</source>
        <translation>Según la regla anunciada</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Miembros</translation>
    </message>
    <message>
        <source>Boards and reserves</source>
        <translation>Tableros y suplentes</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Está</translation>
    </message>
    <message>
        <source>Check-in, or has left</source>
        <translation>Presencia, o se ha retirado</translation>
    </message>
    <message>
        <source>present</source>
        <translation>presente</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>retirado</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Tab.</translation>
    </message>
    <message>
        <source>Board, or R for a reserve</source>
        <translation>Tablero, o R si es suplente</translation>
    </message>
    <message>
        <source>Pairing number of the player</source>
        <translation>Número inicial del jugador</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Miembro</translation>
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
        <translation>Equipos</translation>
    </message>
    <message>
        <source>Find by name, club or captain</source>
        <translation>Buscar por nombre, club o capitán</translation>
    </message>
    <message>
        <source>New team…</source>
        <translation>Nuevo equipo…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Reglas…</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Miembros</translation>
    </message>
    <message>
        <source>Players without a team</source>
        <translation>Jugadores sin equipo</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Presentes</translation>
    </message>
    <message>
        <source>Points…</source>
        <translation>Puntos…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Retirar…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>League…</source>
        <translation>Liga de clubes…</translation>
    </message>
    <message>
        <source>Fixtures…</source>
        <translation>Calendario de encuentros…</translation>
    </message>
    <message>
        <source>Eligibility…</source>
        <translation>Derecho a jugar…</translation>
    </message>
    <message>
        <source>Fines…</source>
        <translation>Multas…</translation>
    </message>
    <message>
        <source>Next season…</source>
        <translation>Próxima temporada…</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Sacar</translation>
    </message>
    <message>
        <source>Into the team</source>
        <translation>Al equipo</translation>
    </message>
    <message>
        <source>No teams yet</source>
        <translation>Todavía no hay equipos</translation>
    </message>
    <message>
        <source>Make a team, then put players into it; players are entered or imported on the Players page.</source>
        <translation>Cree un equipo y ponga jugadores en él; los jugadores se introducen o importan en la página Jugadores.</translation>
    </message>
    <message>
        <source>In this section players are paired, not teams</source>
        <translation>En este grupo se emparejan jugadores, no equipos</translation>
    </message>
    <message>
        <source>Choose teams in the regulations of a section before round 1.</source>
        <translation>Elija equipos en las bases de un grupo antes de la ronda 1.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) a match</source>
        <translation>
            <numerusform>%n tablero por encuentro</numerusform>
            <numerusform>%n tableros por encuentro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n equipo</numerusform>
            <numerusform>%n equipos</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a team first</source>
        <translation>Elija primero un equipo</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Readmitir</translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation>Aún no visto</translation>
    </message>
    <message>
        <source>Choose a member first</source>
        <translation>Elija primero un miembro</translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation>Elija primero un jugador</translation>
    </message>
    <message>
        <source>Name the division of the section first (League…)</source>
        <translation>Indique antes la división del grupo (Liga de clubes…)</translation>
    </message>
    <message>
        <source>Added: {0}</source>
        <translation>Añadido: {0}</translation>
    </message>
    <message>
        <source>Change the points?</source>
        <translation>¿Cambiar los puntos?</translation>
    </message>
    <message>
        <source>{0} leaves from round {1} on?</source>
        <translation>¿{0} se retira desde la ronda {1}?</translation>
    </message>
    <message>
        <source>Withdraw the team</source>
        <translation>Retirar el equipo</translation>
    </message>
    <message>
        <source>Not paired any more and left out of the standings. Opponents keep their points.</source>
        <oldsource>Not paired any more and left out of the standings (Q197-198). Opponents keep their points.</oldsource>
        <translation>Ya no se le empareja y no figura en la clasificación. Los rivales conservan sus puntos.</translation>
    </message>
    <message>
        <source>Change the members of {0} after round 1?</source>
        <translation>¿Cambiar los miembros de {0} después de la ronda 1?</translation>
    </message>
    <message>
        <source>Change the members</source>
        <translation>Cambiar los miembros</translation>
    </message>
    <message>
        <source>Change the members?</source>
        <translation>¿Cambiar los miembros?</translation>
    </message>
    <message>
        <source>Teams from clubs…</source>
        <translation>Equipos a partir de clubes…</translation>
    </message>
    <message>
        <source>Make these teams?</source>
        <translation>¿Crear estos equipos?</translation>
    </message>
    <message>
        <source>Make the teams</source>
        <translation>Crear los equipos</translation>
    </message>
    <message>
        <source>Number by strength</source>
        <translation>Numerar por fuerza</translation>
    </message>
    <message>
        <source>Expel…</source>
        <translation>Expulsar…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More steps with teams</source>
        <translation>Más acciones con equipos</translation>
    </message>
    <message>
        <source>The team has left already</source>
        <translation>El equipo ya se ha retirado</translation>
    </message>
    <message>
        <source>Expel {0}</source>
        <translation>Expulsar a {0}</translation>
    </message>
    <message>
        <source>The teams are numbered by strength already</source>
        <translation>Los equipos ya están numerados por fuerza</translation>
    </message>
    <message>
        <source>Draw the numbers by lot</source>
        <translation>Sortear los números</translation>
    </message>
    <message>
        <source>The numbers of the teams were drawn by lot, seed {0}</source>
        <translation>Los números de los equipos se sortearon, semilla {0}</translation>
    </message>
</context>
<context>
    <name>TentativeDialog</name>
    <message>
        <source>Pairing before the check-in is closed</source>
        <translation>Emparejar antes de cerrar el control de presencia</translation>
    </message>
    <message>
        <source>Round {0} with and without those missing</source>
        <translation>Ronda {0} con los que faltan y sin ellos</translation>
    </message>
    <message>
        <source>Both pairings</source>
        <translation>Ambos emparejamientos</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>El motor está emparejando</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n no ha llegado aún</numerusform>
            <numerusform>%n no han llegado aún</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}. {2} of {3} boards are the same either way.</source>
        <translation>{0}: {1}. {2} de {3} mesas son iguales en ambos casos.</translation>
    </message>
    <message>
        <source>If they come in time</source>
        <translation>Si llegan a tiempo</translation>
    </message>
    <message>
        <source>If the check-in is closed now</source>
        <translation>Si se cierra ahora el control de presencia</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>With those missing</source>
        <translation>Con los que faltan</translation>
    </message>
    <message>
        <source>Without them</source>
        <translation>Sin ellos</translation>
    </message>
    <message>
        <source>{0}: pairing-allocated bye</source>
        <translation>{0}: bye de emparejamiento</translation>
    </message>
</context>
<context>
    <name>TiesDialog</name>
    <message>
        <source>Drawn matches</source>
        <translation>Encuentros empatados</translation>
    </message>
    <message>
        <source>Tie-break games belong to the match; they are no rounds and are not rated with them.</source>
        <translation>Las partidas de desempate pertenecen al encuentro; no son rondas ni cuentan con ellas para el Elo.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Encuentro</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>&amp;Cambiar los colores</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Ritmo de juego</translation>
    </message>
    <message>
        <source>rate of play</source>
        <translation>ritmo de juego</translation>
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
        <translation>&amp;Retirar la última partida</translation>
    </message>
    <message>
        <source>&amp;Who goes on…</source>
        <translation>&amp;Quién pasa…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>{0} (decided)</source>
        <translation>{0} (decidido)</translation>
    </message>
    <message>
        <source>No match is drawn.</source>
        <translation>Ningún encuentro está empatado.</translation>
    </message>
    <message>
        <source>Next: {0}</source>
        <translation>Sigue: {0}</translation>
    </message>
    <message>
        <source>White: {0}</source>
        <translation>Blancas: {0}</translation>
    </message>
    <message>
        <source>Black: {0}</source>
        <translation>Negras: {0}</translation>
    </message>
    <message>
        <source>Enter this game?</source>
        <translation>¿Anotar esta partida?</translation>
    </message>
    <message>
        <source>Take the last game back?</source>
        <translation>¿Retirar la última partida?</translation>
    </message>
    <message>
        <source>Decide the match?</source>
        <translation>¿Decidir el encuentro?</translation>
    </message>
</context>
<context>
    <name>TogetherDialog</name>
    <message>
        <source>Work together</source>
        <translation>Trabajar en común</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>End all</source>
        <translation>Terminar todas</translation>
    </message>
    <message>
        <source>as it shall stand in the log</source>
        <translation>como debe figurar en el historial</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>{0}, on a telephone</source>
        <translation>{0}, en un teléfono</translation>
    </message>
    <message>
        <source>{0}, on a computer</source>
        <translation>{0}, en un ordenador</translation>
    </message>
    <message>
        <source>&amp;What for</source>
        <translation>&amp;Para qué</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Mesas</translation>
    </message>
    <message>
        <source>In the &amp;hall, not on this computer only</source>
        <translation>En la &amp;sala, no solo en este ordenador</translation>
    </message>
    <message>
        <source>of a tunnel or proxy, where there is one</source>
        <translation>de un túnel o proxy, si lo hay</translation>
    </message>
    <message>
        <source>P&amp;ublic name</source>
        <translation>Nombre p&amp;úblico</translation>
    </message>
    <message>
        <source>That computer keeps a copy of the whole event, with all that is known of the players, until the invitation is taken back.</source>
        <translation>Ese ordenador guarda una copia de todo el torneo, con todo lo que se sabe de los jugadores, hasta que se retire la invitación.</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Invitar</translation>
    </message>
    <message>
        <source>Invitations that are valid</source>
        <translation>Invitaciones válidas</translation>
    </message>
    <message>
        <source>Only this computer opens this address. For telephones: In the hall.</source>
        <translation>Solo este ordenador abre esta dirección. Para teléfonos: En la sala.</translation>
    </message>
    <message>
        <source>QR code of the page</source>
        <translation>Código QR de la página</translation>
    </message>
    <message>
        <source>Who entered a result does not &amp;verify it</source>
        <translation>Quien anotó un resultado no lo &amp;verifica</translation>
    </message>
    <message>
        <source>Each invitation is for one telephone or one computer. This one stays the leading one.</source>
        <translation>Cada invitación es para un teléfono o un ordenador. Este sigue siendo el principal.</translation>
    </message>
    <message>
        <source>The second pass over the slips is done by another person.</source>
        <translation>La segunda pasada por las papeletas la hace otra persona.</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copiar la dirección</translation>
    </message>
    <message>
        <source>For another telephone, or another address: the code of before opens nothing.</source>
        <translation>Para otro teléfono, u otra dirección: el código anterior ya no abre nada.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Retirarla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The pages go on when this is closed.</source>
        <translation>Las páginas siguen al cerrar esto.</translation>
    </message>
    <message>
        <source>all, or some: 1-20, 31</source>
        <translation>todas, o algunas: 1-20, 31</translation>
    </message>
    <message>
        <source>Write a name: the log keeps it with every step.</source>
        <translation>Escriba un nombre: el historial lo guarda con cada paso.</translation>
    </message>
    <message>
        <source>“{0}” is no name of a host.</source>
        <translation>«{0}» no es un nombre de servidor.</translation>
    </message>
    <message>
        <source>all sections</source>
        <translation>todos los grupos</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Para qué</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>&amp;Section</source>
        <translation>&amp;Grupo</translation>
    </message>
    <message>
        <source>&amp;Encrypted: browsers warn once</source>
        <translation>&amp;Cifrado: los navegadores avisan una vez</translation>
    </message>
    <message>
        <source>An entry on a telephone counts when a second &amp;computer has it</source>
        <translation>Una anotación en un teléfono cuenta cuando la tiene un segundo &amp;ordenador</translation>
    </message>
    <message>
        <source>It is answered when a desk has it too, or says after two seconds that none does.</source>
        <translation>Se responde cuando también la tiene un puesto de trabajo, o se dice tras dos segundos que ninguno la tiene.</translation>
    </message>
    <message>
        <source>Another &amp;code</source>
        <translation>Otro &amp;código</translation>
    </message>
    <message>
        <source>Boards are those of one section: choose it.</source>
        <oldsource>Boards are those of one tournament: choose it.</oldsource>
        <translation>Las mesas son las de un solo grupo: elíjalo.</translation>
    </message>
    <message>
        <source>Write the boards as 1-4, 7.</source>
        <translation>Escriba las mesas así: 1-4, 7.</translation>
    </message>
    <message>
        <source>Whoever in this network has the address of a page may open it first; after that only its device.</source>
        <translation>Quien tenga en esta red la dirección de una página puede ser el primero en abrirla; después, solo su dispositivo.</translation>
    </message>
    <message>
        <source>The system may ask whether the firewall lets them through.</source>
        <translation>El sistema puede preguntar si el cortafuegos las deja pasar.</translation>
    </message>
    <message>
        <source>Open these pages in the hall?</source>
        <translation>¿Abrir estas páginas en la sala?</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>Abrirlas</translation>
    </message>
    <message>
        <source>Telephones know this computer by another address, {0}: they scan their code again, or type {1} where their page asks for it.</source>
        <translation>Los teléfonos conocen este ordenador por otra dirección, {0}: leen su código de nuevo, o escriben {1} donde su página lo pide.</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n teléfono</numerusform>
            <numerusform>%n teléfonos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n puesto de trabajo</numerusform>
            <numerusform>%n puestos de trabajo</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing listens.</source>
        <translation>Nada escucha.</translation>
    </message>
    <message>
        <source>boards {0}</source>
        <translation>mesas {0}</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>aún sin abrir</translation>
    </message>
    <message>
        <source>last entry {0}</source>
        <translation>última anotación {0}</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>abierta</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) today</source>
        <translation>
            <numerusform>%n paso hoy</numerusform>
            <numerusform>%n pasos hoy</numerusform>
        </translation>
    </message>
    <message>
        <source>The page is being started…</source>
        <translation>Iniciando la página…</translation>
    </message>
    <message>
        <source>Made before the window was started again: give it another code.</source>
        <translation>Creada antes de reiniciar la ventana: dele otro código.</translation>
    </message>
    <message>
        <source>Made before the window was started again: its telephone goes on, its address is not known any more.</source>
        <translation>Creada antes de reiniciar la ventana: su teléfono sigue, pero ya no se conoce su dirección.</translation>
    </message>
    <message>
        <source>The tunnel or proxy leads to port {0} of this computer.</source>
        <translation>El túnel o proxy lleva al puerto {0} de este ordenador.</translation>
    </message>
    <message>
        <source>Nothing listens: {0} worked on this event when it was closed.</source>
        <translation>Nada escucha: {0} trabajaban en este torneo cuando se cerró.</translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256): {0}</source>
        <translation>Huella (SHA-256): {0}</translation>
    </message>
    <message>
        <source>{0} works at the computer {1}.</source>
        <translation>{0} trabaja en el ordenador {1}.</translation>
    </message>
    <message>
        <source>On the other computer: Join an event…
Address: {0}
Code: {1} (ten minutes, once)
Figures to compare: {2}</source>
        <translation>En el otro ordenador: Unirse a un torneo…
Dirección: {0}
Código: {1} (diez minutos, una vez)
Cifras para comparar: {2}</translation>
    </message>
    <message>
        <source>The code is too old: take the invitation back and make a new one.</source>
        <translation>El código es demasiado antiguo: retire la invitación y haga una nueva.</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>Se ha copiado la dirección.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Section</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Search commands and players</source>
        <translation>Buscar órdenes y jugadores</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search commands, pages and players</source>
        <translation>Buscar órdenes, páginas y jugadores</translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation>Torneo sin nombre</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grupo {0}</translation>
    </message>
</context>
<context>
    <name>TwoLadders</name>
    <message>
        <source>First ladder</source>
        <translation>Primera lista</translation>
    </message>
    <message>
        <source>Second ladder</source>
        <translation>Segunda lista</translation>
    </message>
    <message>
        <source>Places under both ladders</source>
        <translation>Puestos con ambas listas</translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Desempates oficiales</translation>
    </message>
    <message>
        <source>Trial ladder</source>
        <translation>Desempates de prueba</translation>
    </message>
    <message>
        <source>Preset: {0}</source>
        <translation>Plantilla: {0}</translation>
    </message>
    <message>
        <source>Own: {0}</source>
        <translation>Propia: {0}</translation>
    </message>
    <message>
        <source>Official: {0}</source>
        <translation>Oficial: {0}</translation>
    </message>
</context>
<context>
    <name>TwoStepDialog</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Continuar…</translation>
    </message>
    <message>
        <source>Change the official ladder</source>
        <translation>Cambiar los desempates oficiales</translation>
    </message>
    <message>
        <source>Whose place changes</source>
        <translation>A quién le cambia el puesto</translation>
    </message>
    <message>
        <source>No place changes now</source>
        <translation>Ahora no cambia ningún puesto</translation>
    </message>
    <message>
        <source>Later rounds may differ.</source>
        <translation>Las rondas posteriores pueden diferir.</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Hasta ahora</translation>
    </message>
    <message>
        <source>From now on</source>
        <translation>Desde ahora</translation>
    </message>
    <message>
        <source>Reason (kept in the file and written to the tournament report)</source>
        <translation>Motivo (se conserva en el archivo y se escribe en el informe del torneo)</translation>
    </message>
    <message>
        <source>Reason for the change</source>
        <translation>Motivo del cambio</translation>
    </message>
    <message>
        <source>for example: the announced regulations name another order</source>
        <translation>por ejemplo: las bases anunciadas indican otro orden</translation>
    </message>
    <message>
        <source>Step {0} of 2</source>
        <translation>Paso {0} de 2</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Escriba antes un motivo</translation>
    </message>
</context>
<context>
    <name>UndoActions</name>
    <message>
        <source>Undo: {0}</source>
        <translation>Deshacer: {0}</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nada que deshacer</translation>
    </message>
    <message>
        <source>Redo: {0}</source>
        <translation>Rehacer: {0}</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nada que rehacer</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>agrees</source>
        <translation>coincide</translation>
    </message>
    <message>
        <source>differs as known</source>
        <translation>difiere como es sabido</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>difiere</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>sin comprobar</translation>
    </message>
    <message>
        <source>Rung</source>
        <translation>Criterio</translation>
    </message>
    <message>
        <source>The tie-break with its policy</source>
        <translation>El desempate con su regla</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>What FIDE&apos;s tool says</source>
        <translation>Qué dice la herramienta de la FIDE</translation>
    </message>
    <message>
        <source>Second calculation</source>
        <translation>Segundo cálculo</translation>
    </message>
    <message>
        <source>Written from the articles</source>
        <translation>Escrito según los artículos</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artículo</translation>
    </message>
    <message>
        <source>The article it was written from</source>
        <translation>El artículo según el que se escribió</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Values compared</source>
        <translation>Valores comparados</translation>
    </message>
    <message>
        <source>Differ</source>
        <translation>Difieren</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Valores que difieren</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Número inicial</translation>
    </message>
    <message>
        <source>Value of this program</source>
        <translation>Valor de este programa</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segunda</translation>
    </message>
    <message>
        <source>Value of the second calculation</source>
        <translation>Valor del segundo cálculo</translation>
    </message>
    <message>
        <source>Value of gacrux</source>
        <translation>Valor de gacrux</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>What explains the difference</source>
        <translation>Qué explica la diferencia</translation>
    </message>
    <message>
        <source>not explained</source>
        <translation>sin explicar</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colores</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texto más &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Texto más &amp;pequeño</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>Texto &amp;normal</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Filas</translation>
    </message>
    <message>
        <source>&amp;Follow the system</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Airy</source>
        <translation>&amp;Amplias</translation>
    </message>
    <message>
        <source>&amp;Compact, for small screens</source>
        <translation>&amp;Compactas, para pantallas pequeñas</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>{0}: sheets and website only</source>
        <translation>{0}: solo hojas y sitio web</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contraste</translation>
    </message>
</context>
<context>
    <name>WaitingLine</name>
    <message>
        <source>Under way</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancelled; the event was not opened.</source>
        <translation>Cancelado; el torneo no se ha abierto.</translation>
    </message>
    <message>
        <source>Cancelled; nothing has changed.</source>
        <translation>Cancelado; no ha cambiado nada.</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>e-boards</source>
        <translation>tableros electrónicos</translation>
    </message>
</context>
<context>
    <name>WhichKeysDialog</name>
    <message>
        <source>Keys for results</source>
        <translation>Teclas para los resultados</translation>
    </message>
    <message>
        <source>{0} is no result with the keys in force. Which keys do you mean?</source>
        <translation>{0} no es un resultado con las teclas en vigor. ¿Qué teclas quiere decir?</translation>
    </message>
    <message>
        <source>Nothing was entered: press the key again afterwards.</source>
        <translation>No se ha anotado nada: después pulse la tecla de nuevo.</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>sin resultado</translation>
    </message>
    <message>
        <source>{0}: {1} is {2}</source>
        <translation>{0}: {1} es {2}</translation>
    </message>
    <message>
        <source>Keep the keys in force</source>
        <translation>Conservar las teclas en vigor</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>file is whole</source>
        <translation>archivo íntegro</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>guardado</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>FIDE mode</source>
        <translation>modo FIDE</translation>
    </message>
    <message>
        <source>The event follows FIDE&apos;s rules for tournament programs.</source>
        <translation>El torneo sigue las reglas de la FIDE para programas de torneos.</translation>
    </message>
    <message>
        <source>&amp;Search commands and players…</source>
        <translation>&amp;Buscar órdenes y jugadores…</translation>
    </message>
    <message>
        <source>&amp;Explanation beside the page</source>
        <translation>&amp;Explicación junto a la página</translation>
    </message>
    <message>
        <source>Large &amp;window for a projector</source>
        <translation>Ventana &amp;grande para un proyector</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;First steps, over the demo event</source>
        <translation>&amp;Primeros pasos, sobre el torneo de demostración</translation>
    </message>
    <message>
        <source>Play a &amp;round</source>
        <translation>Jugar una &amp;ronda</translation>
    </message>
    <message>
        <source>&amp;Bring your last event…</source>
        <translation>&amp;Traer su último torneo…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Atajos de &amp;teclado</translation>
    </message>
    <message>
        <source>&amp;About tdapp</source>
        <translation>&amp;Acerca de tdapp</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version</source>
        <translation>Buscar una &amp;versión más nueva</translation>
    </message>
    <message>
        <source>NOT IN FIDE MODE</source>
        <translation>FUERA DEL MODO FIDE</translation>
    </message>
    <message>
        <source>This page has no values to explain</source>
        <translation>Esta página no tiene valores que explicar</translation>
    </message>
</context>
<context>
    <name>_Decision</name>
    <message>
        <source>Who goes on: {0}</source>
        <translation>Quién pasa: {0}</translation>
    </message>
    <message>
        <source>The decision and its reason stand in the tournament report.</source>
        <translation>La decisión y su motivo figuran en el informe del torneo.</translation>
    </message>
    <message>
        <source>Who goes on</source>
        <translation>Quién pasa</translation>
    </message>
    <message>
        <source>nobody yet: take the decision back</source>
        <translation>nadie todavía: retirar la decisión</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>desempate por partidas</translation>
    </message>
    <message>
        <source>drawing of lots</source>
        <translation>sorteo</translation>
    </message>
    <message>
        <source>decision of the arbiter</source>
        <translation>decisión del árbitro</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Pasa</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Cómo</translation>
    </message>
    <message>
        <source>the score of the play-off, or how the lot was drawn</source>
        <translation>el resultado, o cómo se sorteó</translation>
    </message>
    <message>
        <source>Result or lot</source>
        <translation>Resultado o sorteo</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Decidir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>_GroupDialog</name>
    <message>
        <source>In rounds</source>
        <translation>En las rondas</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Primera ronda</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Última ronda</translation>
    </message>
    <message>
        <source>to</source>
        <comment>rounds 1 to 3</comment>
        <translation>a</translation>
    </message>
    <message>
        <source>How strict</source>
        <translation>Con qué rigor</translation>
    </message>
    <message>
        <source>Must not meet</source>
        <translation>No deben enfrentarse</translation>
    </message>
    <message>
        <source>The round is not paired otherwise, whatever it costs</source>
        <translation>La ronda no se empareja de otro modo, cueste lo que cueste</translation>
    </message>
    <message>
        <source>Wished apart</source>
        <translation>Deseo de separarlos</translation>
    </message>
    <message>
        <source>Yields where a round could not be paired</source>
        <translation>Cede cuando una ronda no se podría emparejar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>_MovedWords</name>
    <message numerus="yes">
        <source>%n of {0} player(s) get another number.</source>
        <translation>
            <numerusform>%n de {0} jugadores recibe otro número.</numerusform>
            <numerusform>%n de {0} jugadores reciben otro número.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_NumbersDialog</name>
    <message>
        <source>Players whose number changes</source>
        <translation>Jugadores cuyo número cambia</translation>
    </message>
    <message>
        <source>No number changes</source>
        <translation>No cambia ningún número</translation>
    </message>
    <message>
        <source>The numbers are in this order already.</source>
        <translation>Los números ya están en este orden.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>_TableDialog</name>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>_Tree</name>
    <message>
        <source>not decided: Who goes on… on the page Rounds</source>
        <translation>sin decidir: Quién pasa… en la página Rondas</translation>
    </message>
    <message>
        <source>Match for place 3</source>
        <translation>Encuentro por el 3.er puesto</translation>
    </message>
</context>
<context>
    <name>_WindowMenu</name>
    <message>
        <source>Open an event first</source>
        <translation>Abra primero un torneo</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
</context>
</TS>
