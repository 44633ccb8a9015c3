<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the window of tdapp says. Not yet reviewed by a native arbiter unless it says so here. What is wrong goes, with the
     English text beside it, to whoever keeps the program: docs/translating.md. -->
<TS version="2.1" language="pt" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>{where}: “{text}” is no day; write {example}.</source>
        <translation>{where}: “{text}” não é um dia; escreva {example}.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About tdapp</source>
        <translation>Sobre o tdapp</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Versão {0}</translation>
    </message>
    <message>
        <source>A tournament director for chess arbiters: offline, every tie-break explained.</source>
        <translation>Um programa de gestão de torneios para árbitros de xadrez: funciona sem Internet, e explica cada desempate.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty.</source>
        <translation>Software livre sob a GNU General Public License, versão 3 ou posterior (GPL-3.0-or-later). Vem sem qualquer garantia.</translation>
    </message>
    <message>
        <source>Thanks to the FIDE Technical Commission for its tie-break and pairing tool gacrux:</source>
        <translation>Agradecemos à Comissão Técnica da FIDE a sua ferramenta de desempates e emparceiramentos gacrux:</translation>
    </message>
    <message>
        <source>Typefaces: Noto Sans (SIL Open Font License 1.1) and WenQuanYi Micro Hei (Apache License 2.0). Icons: Lucide (ISC License), in part from Feather (MIT License).</source>
        <translation>Tipos de letra: Noto Sans (SIL Open Font License 1.1) e WenQuanYi Micro Hei (Apache License 2.0). Ícones: Lucide (ISC License), em parte de Feather (MIT License).</translation>
    </message>
    <message>
        <source>Made with Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.</source>
        <translation>Feito com Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.</translation>
    </message>
    <message>
        <source>Licence and thanks</source>
        <translation>Licença e agradecimentos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>AbsenceDialog</name>
    <message>
        <source>A paired player does not come</source>
        <translation>Um jogador emparceirado não vem</translation>
    </message>
    <message>
        <source>{0} does not come</source>
        <translation>{0} não vem</translation>
    </message>
    <message>
        <source>Board {0}, against {1}</source>
        <translation>Tabuleiro {0}, contra {1}</translation>
    </message>
    <message>
        <source>The opponent wins by forfeit</source>
        <translation>O adversário ganha por falta de comparência</translation>
    </message>
    <message>
        <source>Somebody without a game takes the seat</source>
        <translation>Alguém sem partida ocupa o lugar</translation>
    </message>
    <message>
        <source>The board goes; the opponent is paired again</source>
        <translation>O tabuleiro desaparece; o adversário é emparceirado de novo</translation>
    </message>
    <message>
        <source>Who takes the seat</source>
        <translation>Quem ocupa o lugar</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Motivo (guardado no registo)</translation>
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
        <translation>Fazê-lo</translation>
    </message>
    <message>
        <source>{0} loses by forfeit, {1} wins without playing. The next round is not touched.</source>
        <translation>{0} perde por falta de comparência, {1} ganha sem jogar. A ronda seguinte não se altera.</translation>
    </message>
    <message>
        <source>Board {0}: {1} meets {2} instead of {3}, who is absent in this round.</source>
        <translation>Tabuleiro {0}: {1} encontra {2} em vez de {3}, que está ausente nesta ronda.</translation>
    </message>
    <message>
        <source>Board {0} goes. {1} is absent; {2} is without a game until you pair by hand.</source>
        <translation>O tabuleiro {0} desaparece. {1} está ausente; {2} fica sem partida até ser emparceirado à mão.</translation>
    </message>
    <message>
        <source>The pairings are published: players may have seen them (C.04.2, 3.6).</source>
        <translation>Os emparceiramentos estão publicados: os jogadores podem tê-los visto (C.04.2, 3.6).</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Escreva primeiro um motivo</translation>
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
        <translation>joga</translation>
    </message>
    <message>
        <source>absent, 0 points</source>
        <translation>ausente, 0 pontos</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>bye de meio ponto</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>bye de um ponto</translation>
    </message>
    <message>
        <source>this round is paired; change it on the Rounds page</source>
        <translation>esta ronda está emparceirada; mude isto na página Rondas</translation>
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
        <translation>Byes e ausências</translation>
    </message>
    <message>
        <source>Byes and absences by round</source>
        <translation>Byes e ausências por ronda</translation>
    </message>
    <message>
        <source>The regulations allow no half-point byes.</source>
        <translation>O regulamento não permite byes de meio ponto.</translation>
    </message>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player.</source>
        <translation>
            <numerusform>O regulamento permite %n bye de meio ponto por jogador.</numerusform>
            <numerusform>O regulamento permite %n byes de meio ponto por jogador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player, until round {0}.</source>
        <translation>
            <numerusform>O regulamento permite %n bye de meio ponto por jogador, até à ronda {0}.</numerusform>
            <numerusform>O regulamento permite %n byes de meio ponto por jogador, até à ronda {0}.</numerusform>
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
        <translation>Estes jogadores saíram do torneio; readmita-os primeiro.</translation>
    </message>
    <message>
        <source>0 absent, 5 or H half-point bye, 1 full-point bye, Del plays. Space goes through them.</source>
        <translation>0 ausente, 5 ou H bye de meio ponto, 1 bye de um ponto, Del joga. A barra de espaço passa por todos.</translation>
    </message>
    <message>
        <source>0 {0}, 5 or H {1}, 1 {2}, Del plays. Space goes through them.</source>
        <translation>0 {0}, 5 ou H {1}, 1 {2}, Del joga. A barra de espaço passa por todos.</translation>
    </message>
    <message>
        <source>Set these byes?</source>
        <translation>Definir estes byes?</translation>
    </message>
</context>
<context>
    <name>AddCriterion</name>
    <message>
        <source>Add a criterion: type its name or code</source>
        <translation>Adicionar um critério: escreva o nome ou código</translation>
    </message>
    <message>
        <source>All criteria to choose from</source>
        <translation>Todos os critérios à escolha</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>Sobre este desempate</translation>
    </message>
    <message>
        <source>Add the criterion to the ladder</source>
        <translation>Adicionar o critério à lista</translation>
    </message>
</context>
<context>
    <name>AddPlayersDialog</name>
    <message>
        <source>Add players</source>
        <translation>Adicionar jogadores</translation>
    </message>
    <message>
        <source>Add players to {0}</source>
        <translation>Adicionar jogadores a {0}</translation>
    </message>
    <message>
        <source>Name or number in the rating list</source>
        <translation>Nome ou número na lista de Elo</translation>
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
        <translation>Jogadores da lista de Elo</translation>
    </message>
    <message>
        <source>Enter adds the marked player, {0} puts him into the form below.</source>
        <translation>Enter adiciona o jogador marcado, {0} põe-no no formulário abaixo.</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Adicionar jogador</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Late entry. Missed rounds:</source>
        <translation>Inscrição tardia. Rondas em falta:</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronda {0}</translation>
    </message>
    <message>
        <source>{0}: 0 points</source>
        <translation>{0}: 0 pontos</translation>
    </message>
    <message>
        <source>{0}: half point</source>
        <translation>{0}: meio ponto</translation>
    </message>
    <message>
        <source>{0}: full point</source>
        <translation>{0}: um ponto</translation>
    </message>
    <message>
        <source>The number is {0}, after the last; the place by rating is proposed before round {1}.</source>
        <translation>O número é {0}, depois do último; o lugar por Elo propõe-se antes da ronda {1}.</translation>
    </message>
    <message>
        <source>The number is {0}, after the last.</source>
        <translation>O número é {0}, depois do último.</translation>
    </message>
    <message>
        <source>No rating list yet. Import FIDE&apos;s download once, then a few letters of a name and Enter do.</source>
        <translation>Ainda sem lista de Elo. Importe uma vez o ficheiro da FIDE; depois bastam algumas letras de um nome e Enter.</translation>
    </message>
    <message>
        <source>{0} is in the event already.</source>
        <translation>{0} já está no torneio.</translation>
    </message>
    <message>
        <source>“{0}” has no letter</source>
        <translation>“{0}” não tem nenhuma letra</translation>
    </message>
    <message>
        <source>{0}. Enter again adds the player all the same.</source>
        <translation>{0}. Enter outra vez adiciona o jogador mesmo assim.</translation>
    </message>
    <message>
        <source>Add {0}?</source>
        <translation>Adicionar {0}?</translation>
    </message>
    <message numerus="yes">
        <source>Added: {0}. %n player(s) now.</source>
        <translation>
            <numerusform>Adicionado: {0}. Agora %n jogador.</numerusform>
            <numerusform>Adicionado: {0}. Agora %n jogadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} {1} is in the event already and may be the same person.</source>
        <translation>{0} {1} já está no torneio e pode ser a mesma pessoa.</translation>
    </message>
    <message>
        <source>{0} is in the section {1} and may be the same person.</source>
        <translation>{0} está no grupo {1} e pode ser a mesma pessoa.</translation>
    </message>
    <message>
        <source>{0} is not added yet: Enter adds, Esc or Close once more leaves.</source>
        <translation>{0} ainda não foi adicionado: Enter adiciona, Esc ou Fechar mais uma vez sai.</translation>
    </message>
</context>
<context>
    <name>AnswerFields</name>
    <message>
        <source>not answered</source>
        <translation>sem resposta</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>found by itself (d)</source>
        <translation>encontrado automaticamente (d)</translation>
    </message>
    <message>
        <source>a: national championship</source>
        <translation>a: campeonato nacional</translation>
    </message>
    <message>
        <source>b: national team championship</source>
        <translation>b: campeonato nacional por equipas</translation>
    </message>
    <message>
        <source>c: zonal or subzonal</source>
        <translation>c: zonal ou subzonal</translation>
    </message>
    <message>
        <source>d: players from abroad</source>
        <translation>d: jogadores estrangeiros</translation>
    </message>
    <message>
        <source>by computer</source>
        <translation>por computador</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>à mão</translation>
    </message>
    <message>
        <source>as the dates of the rounds say</source>
        <translation>segundo as datas das rondas</translation>
    </message>
    <message>
        <source>&amp;Format, hours, arbiters as asked (1.1)</source>
        <translation>&amp;Formato, horas, árbitros como exigido (1.1)</translation>
    </message>
    <message>
        <source>&amp;Games needed (1.4.1)</source>
        <translation>&amp;Partidas necessárias (1.4.1)</translation>
    </message>
    <message>
        <source>&amp;Registered 30 days before (1.1.1)</source>
        <translation>&amp;Registado 30 dias antes (1.1.1)</translation>
    </message>
    <message>
        <source>One round a &amp;day (1.1.3 a)</source>
        <translation>Uma ronda por &amp;dia (1.1.3 a)</translation>
    </message>
    <message>
        <source>&amp;Exempt from the mix (1.4.3)</source>
        <translation>&amp;Isento da mistura (1.4.3)</translation>
    </message>
    <message>
        <source>&amp;Pairing, where rounds do not say (IT3)</source>
        <translation>&amp;Emparceiramento, onde as rondas não o dizem (IT3)</translation>
    </message>
    <message>
        <source>E&amp;xpected average of unknown opponents</source>
        <translation>&amp;Média esperada de adversários desconhecidos</translation>
    </message>
    <message>
        <source>as those so far</source>
        <translation>como os adversários até agora</translation>
    </message>
</context>
<context>
    <name>AtDeskDialog</name>
    <message>
        <source>This computer is a desk</source>
        <translation>Este computador é um posto</translation>
    </message>
    <message>
        <source>It works as {0}, {1}; another computer leads the event.</source>
        <translation>Funciona como {0}, {1}; outro computador dirige o torneio.</translation>
    </message>
    <message>
        <source>The leading computer answers.</source>
        <translation>O computador principal responde.</translation>
    </message>
    <message>
        <source>When the leading computer has died: switch it off, compare the number of the newest step at all desks, and lead from the one with the highest.</source>
        <translation>Quando o computador principal avariar: desligue-o, compare o número do passo mais recente em todos os postos, e dirija a partir do que tiver o mais alto.</translation>
    </message>
    <message>
        <source>&amp;Lead from here…</source>
        <translation>&amp;Dirigir a partir daqui…</translation>
    </message>
    <message>
        <source>&amp;Another computer leads now…</source>
        <translation>&amp;Agora dirige outro computador…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Newest step here: {0}, at {1}: {2}</source>
        <translation>Passo mais recente aqui: {0}, às {1}: {2}</translation>
    </message>
    <message>
        <source>A deputy or the chief arbiter leads from his desk.</source>
        <translation>Um adjunto ou o árbitro principal dirige a partir do seu posto.</translation>
    </message>
    <message>
        <source>Lead from here: not while the leading computer answers.</source>
        <translation>Dirigir a partir daqui: não enquanto o computador principal responder.</translation>
    </message>
    <message>
        <source>The computer that led must be off, or be used by nobody: two that lead make two events.</source>
        <translation>O computador que dirigia tem de estar desligado, ou ninguém o pode usar: dois que dirigem fazem dois torneios.</translation>
    </message>
    <message>
        <source>Telephones and desks that it invited are expected here. They need the new address: Event &gt; Work together… shows it then.</source>
        <translation>Esperam-se aqui os telefones e postos que ele convidou. Precisam do novo endereço: Torneio &gt; Trabalhar em conjunto… mostra-o depois.</translation>
    </message>
    <message>
        <source>Lead the event from this computer?</source>
        <translation>Dirigir o torneio a partir deste computador?</translation>
    </message>
    <message>
        <source>Lead from here</source>
        <translation>Dirigir a partir daqui</translation>
    </message>
</context>
<context>
    <name>AtWork</name>
    <message>
        <source>Work together</source>
        <translation>Trabalhar em conjunto</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n telefone</numerusform>
            <numerusform>%n telefones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n posto</numerusform>
            <numerusform>%n postos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupDesk</name>
    <message>
        <source>BACKUP FAILED: {0}</source>
        <translation>FALHOU A CÓPIA DE SEGURANÇA: {0}</translation>
    </message>
    <message>
        <source>no backup yet</source>
        <translation>ainda sem cópia de segurança</translation>
    </message>
    <message>
        <source>last backup just now</source>
        <translation>última cópia de segurança agora mesmo</translation>
    </message>
    <message>
        <source>last backup {0} min ago</source>
        <translation>última cópia de segurança há {0} min</translation>
    </message>
    <message>
        <source>last backup {0} h ago</source>
        <translation>última cópia de segurança há {0} h</translation>
    </message>
    <message>
        <source>{0} The event itself is safe.</source>
        <translation>{0} O torneio em si está a salvo.</translation>
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
        <translation>Teclas para resultados</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>What can be done with this board</source>
        <translation>O que se pode fazer com este tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Why this board?</source>
        <translation>&amp;Porquê este tabuleiro?</translation>
    </message>
    <message>
        <source>&amp;Swap the colours</source>
        <translation>&amp;Trocar as cores</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Nota…</translation>
    </message>
    <message>
        <source>White does not come…</source>
        <translation>As brancas não vêm…</translation>
    </message>
    <message>
        <source>Black does not come…</source>
        <translation>As pretas não vêm…</translation>
    </message>
    <message>
        <source>Results of board {0}</source>
        <translation>Resultados do tabuleiro {0}</translation>
    </message>
    <message>
        <source>Take the result away</source>
        <translation>Tirar o resultado</translation>
    </message>
    <message>
        <source>{0}  White wins</source>
        <translation>{0}  ganham as brancas</translation>
    </message>
    <message>
        <source>{0}  draw</source>
        <translation>{0}  empate</translation>
    </message>
    <message>
        <source>{0}  Black wins</source>
        <translation>{0}  ganham as pretas</translation>
    </message>
    <message>
        <source>{0}  Black did not come</source>
        <translation>{0}  as pretas não vieram</translation>
    </message>
    <message>
        <source>{0}  White did not come</source>
        <translation>{0}  as brancas não vieram</translation>
    </message>
    <message>
        <source>{0}  neither came</source>
        <translation>{0}  nenhum veio</translation>
    </message>
    <message>
        <source>{0}  to be finished later</source>
        <translation>{0}  para acabar mais tarde</translation>
    </message>
    <message>
        <source>Results are typed with the keys {0}. Used to another program? Choose its keys under “Keys”.</source>
        <translation>Os resultados escrevem-se com as teclas {0}. Costuma usar outro programa? Escolha as teclas dele em “Teclas”.</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Teclas: {0}</translation>
    </message>
    <message>
        <source>Choose a board first</source>
        <translation>Escolha primeiro um tabuleiro</translation>
    </message>
    <message>
        <source>{0} does not come…</source>
        <translation>{0} não vem…</translation>
    </message>
    <message>
        <source>Lost for the match by {0}, rated as played…</source>
        <translation>Perdido para o encontro por {0}, conta para Elo como jogado…</translation>
    </message>
    <message>
        <source>Counts for the match as it was played…</source>
        <translation>Conta para o encontro como foi jogado…</translation>
    </message>
    <message>
        <source>Lost for the match, rated as played?</source>
        <translation>Perdido para o encontro, a contar para Elo como jogado?</translation>
    </message>
    <message>
        <source>Count it as it was played?</source>
        <translation>Contá-lo como foi jogado?</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Fazê-lo</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Resultado</translation>
    </message>
    <message>
        <source>Note at board {0}</source>
        <translation>Nota no tabuleiro {0}</translation>
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
        <translation>Tab.</translation>
    </message>
    <message>
        <source>The board where the player sat most</source>
        <translation>O tabuleiro em que o jogador mais jogou</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Shared places carry the same number</source>
        <translation>Os lugares partilhados têm o mesmo número</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Pairing number of the player</source>
        <translation>Número inicial do jogador</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Título FIDE</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipa</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo do torneio</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Games over the board</source>
        <translation>Partidas no tabuleiro</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Points, forfeits included</source>
        <translation>Pontos, com faltas de comparência</translation>
    </message>
    <message>
        <source>Percentage of the games over the board</source>
        <translation>Percentagem das partidas no tabuleiro</translation>
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
        <translation>Tabuleiros</translation>
    </message>
    <message>
        <source>Players without a game</source>
        <translation>Jogadores sem partida</translation>
    </message>
    <message>
        <source>How results are typed</source>
        <translation>Como se escrevem os resultados</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Por ordem</translation>
    </message>
    <message>
        <source>One key per board, the cursor goes on by itself</source>
        <translation>Uma tecla por tabuleiro, o cursor avança sozinho</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Boletins</translation>
    </message>
    <message>
        <source>Slips in any order: board, Enter, result</source>
        <translation>Boletins por qualquer ordem: tabuleiro, Enter, resultado</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Type every result a second time; a difference stops you</source>
        <translation>Escreva cada resultado uma segunda vez; uma diferença faz parar</translation>
    </message>
    <message>
        <source>Boards shown</source>
        <translation>Tabuleiros mostrados</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Todos os tabuleiros</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abertos</translation>
    </message>
    <message>
        <source>Boards without a result</source>
        <translation>Tabuleiros sem resultado</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Por verificar</translation>
    </message>
    <message>
        <source>Boards whose result was not typed a second time</source>
        <translation>Tabuleiros cujo resultado não se escreveu uma segunda vez</translation>
    </message>
    <message>
        <source>Show or hide them</source>
        <translation>Mostrá-los ou ocultá-los</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game</source>
        <translation>
            <numerusform>%n jogador sem partida</numerusform>
            <numerusform>%n jogadores sem partida</numerusform>
        </translation>
    </message>
    <message>
        <source>Find: {0}</source>
        <translation>Procurar: {0}</translation>
    </message>
    <message>
        <source>verified {0}/{1}</source>
        <translation>verificados {0}/{1}</translation>
    </message>
    <message>
        <source>{0} open</source>
        <translation>{0} abertos</translation>
    </message>
    <message>
        <source>Board {0}: {1}</source>
        <translation>Tabuleiro {0}: {1}</translation>
    </message>
    <message>
        <source>{0}, verified</source>
        <translation>{0}, verificado</translation>
    </message>
    <message>
        <source>Nothing was entered: press the key for board {0} again.</source>
        <translation>Não se introduziu nada: prima outra vez a tecla do tabuleiro {0}.</translation>
    </message>
    <message>
        <source>“{0}” is no result with the keys {1}. Board {2} waits: read this, press Enter or Esc.</source>
        <translation>“{0}” não é um resultado com as teclas {1}. O tabuleiro {2} espera: leia isto, prima Enter ou Esc.</translation>
    </message>
    <message>
        <source>Every result is verified.</source>
        <translation>Todos os resultados estão verificados.</translation>
    </message>
    <message>
        <source>Every result is in.</source>
        <translation>Estão todos os resultados.</translation>
    </message>
    <message>
        <source>There is no board {0} in this round.</source>
        <translation>Não há tabuleiro {0} nesta ronda.</translation>
    </message>
    <message>
        <source>Board {0}: {1} against {2}</source>
        <translation>Tabuleiro {0}: {1} contra {2}</translation>
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
        <translation>Quadro</translation>
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
        <translation>O quê</translation>
    </message>
    <message>
        <source>Points, a tie-break, or the place</source>
        <translation>Pontos, um desempate, ou o lugar</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicado</translation>
    </message>
    <message>
        <source>As the file states it</source>
        <translation>Como indica o ficheiro</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Nosso</translation>
    </message>
    <message>
        <source>As it is calculated here</source>
        <translation>Como se calcula aqui</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Porquê</translation>
    </message>
    <message>
        <source>place</source>
        <translation>lugar</translation>
    </message>
</context>
<context>
    <name>BringDialog</name>
    <message>
        <source>Bring your last event</source>
        <translation>Trazer o seu último torneio</translation>
    </message>
    <message>
        <source>Drop the file of a finished event here: a tournament report, a crosstable, or the file of another program. Its table is calculated anew and laid beside the published one. Nothing is kept.</source>
        <translation>Largue aqui o ficheiro de um torneio terminado: um relatório de torneio, um quadro cruzado, ou o ficheiro de outro programa. A sua tabela calcula-se de novo e põe-se ao lado da publicada. Nada se guarda.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Escolher um ficheiro…</translation>
    </message>
    <message>
        <source>As a sheet…</source>
        <translation>Como folha…</translation>
    </message>
    <message>
        <source>Import it as an event…</source>
        <translation>Importar como torneio…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>What differs from the published table</source>
        <translation>O que difere da tabela publicada</translation>
    </message>
    <message>
        <source>Our own standings</source>
        <translation>A nossa classificação</translation>
    </message>
    <message>
        <source>The calculation</source>
        <translation>O cálculo</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>A ler {0}…</translation>
    </message>
    <message>
        <source>The file can be read in several ways: import it, and you are asked which one is right.</source>
        <translation>O ficheiro pode ler-se de várias maneiras: importe-o, e pergunta-se qual é a certa.</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}: {2}</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classificação</translation>
    </message>
</context>
<context>
    <name>BroadcastDialog</name>
    <message>
        <source>Broadcast</source>
        <translation>Transmissão</translation>
    </message>
    <message>
        <source>Moves, clocks and results reach viewers and files only after the delay.</source>
        <translation>Lances, relógios e resultados só chegam a espectadores e ficheiros depois do atraso.</translation>
    </message>
    <message>
        <source>Minutes of delay</source>
        <translation>Minutos de atraso</translation>
    </message>
    <message>
        <source>A minute less</source>
        <translation>Menos um minuto</translation>
    </message>
    <message>
        <source>A minute more</source>
        <translation>Mais um minuto</translation>
    </message>
    <message>
        <source>Minutes of delay:</source>
        <translation>Minutos de atraso:</translation>
    </message>
    <message>
        <source>Line for viewers:</source>
        <translation>Linha para os espectadores:</translation>
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
        <translation>Reter também o resto de uma partida com resultado introduzido</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Definir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Moves are public at once: whoever helps a player from outside sees them.</source>
        <translation>Os lances são públicos de imediato: quem ajuda um jogador de fora vê-os.</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Escreva primeiro um motivo</translation>
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
        <translation>Nome (Apelido, Nome próprio)</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Apelido</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Nome próprio</translation>
    </message>
    <message>
        <source>Name in own script</source>
        <translation>Nome na escrita própria</translation>
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
        <translation>Nasc.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federação</translation>
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
        <translation>Elo do torneio</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE clássicas</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE semirrápidas</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE rápidas</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Elo nacional</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Clube</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipa</translation>
    </message>
    <message>
        <source>Board in the team</source>
        <translation>Tabuleiro na equipa</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Mesa fixa</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pago</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Inscrição</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentário</translation>
    </message>
</context>
<context>
    <name>BulkEntryDialog</name>
    <message>
        <source>Add many players</source>
        <translation>Adicionar muitos jogadores</translation>
    </message>
    <message>
        <source>Add many players to {0}</source>
        <translation>Adicionar muitos jogadores a {0}</translation>
    </message>
    <message>
        <source>Copy rows in a spreadsheet and paste them here, or open a CSV, a workbook or a tournament report. Nothing is added before you have seen what becomes of every row.</source>
        <translation>Copie linhas de uma folha de cálculo e cole-as aqui, ou abra um CSV, uma folha de cálculo ou um relatório de torneio. Nada se adiciona antes de ter visto o que acontece a cada linha.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir um ficheiro…</translation>
    </message>
    <message>
        <source>Open a CSV, a workbook or a tournament report</source>
        <translation>Abrir um CSV, uma folha de cálculo ou um relatório de torneio</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Parar a leitura</translation>
    </message>
    <message>
        <source>The first row has the headings</source>
        <translation>A primeira linha tem os títulos</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Linhas coladas</translation>
    </message>
    <message>
        <source>What the columns mean</source>
        <translation>O que significam as colunas</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Omiti-la</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>O dia</translation>
    </message>
    <message>
        <source>The month</source>
        <translation>O mês</translation>
    </message>
    <message>
        <source>What becomes of every row</source>
        <translation>O que acontece a cada linha</translation>
    </message>
    <message>
        <source>Add the conflicts as well</source>
        <translation>Adicionar também os conflitos</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The cell that cannot be used</source>
        <translation>A célula que não se pode usar</translation>
    </message>
    <message>
        <source>Take this</source>
        <translation>Usar isto</translation>
    </message>
    <message>
        <source>The clipboard holds no text: copy the rows in the spreadsheet first.</source>
        <translation>A área de transferência não tem texto: copie primeiro as linhas na folha de cálculo.</translation>
    </message>
    <message>
        <source>Open a table of players</source>
        <translation>Abrir uma tabela de jogadores</translation>
    </message>
    <message>
        <source>Tables and reports (*.csv *.tsv *.txt *.xlsx *.xlsm *.trf *.trfx);;All files (*)</source>
        <translation>Tabelas e relatórios (*.csv *.tsv *.txt *.xlsx *.xlsm *.trf *.trfx);;Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>A ler {0}…</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>Linha {0}, coluna {1}: {2}</translation>
    </message>
    <message>
        <source>Column {0}</source>
        <translation>Coluna {0}</translation>
    </message>
    <message>
        <source>Column {0} holds numbers ({1}) and would be left out: choose above what they are.</source>
        <translation>A coluna {0} contém números ({1}) e seria omitida: escolha acima o que são.</translation>
    </message>
    <message>
        <source>{0} What comes first in the dates of this table?</source>
        <translation>{0} O que vem primeiro nas datas desta tabela?</translation>
    </message>
    <message>
        <source>Line {0}, column {1}:</source>
        <translation>Linha {0}, coluna {1}:</translation>
    </message>
    <message>
        <source>{0} is in the section {1}.</source>
        <translation>{0} está no grupo {1}.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>Adicionar %n jogador</numerusform>
            <numerusform>Adicionar %n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, teams: {1}</source>
        <translation>{0}, equipas: {1}</translation>
    </message>
    <message>
        <source>There is no new player to add</source>
        <translation>Não há nenhum jogador novo para adicionar</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>%n jogador adicionado</numerusform>
            <numerusform>%n jogadores adicionados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) stay here: repair them, or close.</source>
        <translation>
            <numerusform>%n linha fica aqui: corrija-a, ou feche.</numerusform>
            <numerusform>%n linhas ficam aqui: corrija-as, ou feche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>Bd</source>
        <translation>Tab.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>White, with the colour due</source>
        <translation>Brancas, com a cor que cabe</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pts</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Pontos antes da ronda</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Pretas</translation>
    </message>
    <message>
        <source>Black, with the colour due</source>
        <translation>Pretas, com a cor que cabe</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>What this board breaks</source>
        <translation>O que viola este tabuleiro</translation>
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
        <translation>Nome</translation>
    </message>
    <message>
        <source>Player, with the colour due</source>
        <translation>Jogador, com a cor que cabe</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Without a game, or on a bye</source>
        <translation>Sem partida, ou com bye</translation>
    </message>
    <message>
        <source>What a game with the marked player breaks</source>
        <translation>O que viola uma partida com o jogador marcado</translation>
    </message>
</context>
<context>
    <name>ByHandDialog</name>
    <message>
        <source>Places and values by hand</source>
        <translation>Lugares e valores à mão</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Coluna</translation>
    </message>
    <message>
        <source>Only those still tied when this rung is reached</source>
        <translation>Só os ainda empatados quando se chega a este critério</translation>
    </message>
    <message>
        <source>Lines and their entries</source>
        <translation>Linhas e os seus valores</translation>
    </message>
    <message>
        <source>Clear this column</source>
        <translation>Limpar esta coluna</translation>
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
        <translation>Mudaram resultados depois de introduzir isto: a classificação à mão pode estar desatualizada.</translation>
    </message>
    <message>
        <source>The place of the play-off or of your decision; 1 is best. Who has none comes last.</source>
        <translation>O lugar do play-off ou da sua decisão; 1 é o melhor. Quem não o tem fica no fim.</translation>
    </message>
    <message>
        <source>A number for each; who has none comes last.</source>
        <translation>Um número para cada; quem não o tem fica no fim.</translation>
    </message>
    <message>
        <source>Nobody is tied when this rung is reached, so it decides nothing at present.</source>
        <translation>Ninguém está empatado quando se chega a este critério, por isso agora não decide nada.</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <translation>Nada mudou</translation>
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
        <translation>Oficiais</translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation>Os desempates oficiais</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>De ensaio</translation>
    </message>
    <message>
        <source>The trial ladder of the editor</source>
        <translation>Os desempates de ensaio do editor</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Mostrado como</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>A line for each from policy to policy</source>
        <translation>Uma linha para cada um, de regra em regra</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>The same places as numbers</source>
        <translation>Os mesmos lugares em números</translation>
    </message>
    <message>
        <source>Places shown</source>
        <translation>Lugares mostrados</translation>
    </message>
    <message>
        <source>Show fewer places</source>
        <translation>Mostrar menos lugares</translation>
    </message>
    <message>
        <source>Show more places</source>
        <translation>Mostrar mais lugares</translation>
    </message>
    <message>
        <source>Places by policy</source>
        <translation>Lugares por regra</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>tal como está</translation>
    </message>
    <message>
        <source>place {0}: {1}</source>
        <translation>lugar {0}: {1}</translation>
    </message>
</context>
<context>
    <name>ByeDialog</name>
    <message>
        <source>Bye or absence</source>
        <translation>Bye ou ausência</translation>
    </message>
    <message>
        <source>Bye or absence in round {0}</source>
        <translation>Bye ou ausência na ronda {0}</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipa</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Escreva um nome ou escolha</translation>
    </message>
    <message>
        <source>What is asked for</source>
        <translation>O que se pede</translation>
    </message>
    <message>
        <source>none: plays</source>
        <translation>nada: joga</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Definir</translation>
    </message>
    <message>
        <source>Choose a name first</source>
        <translation>Escolha primeiro um nome</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Drag a rung</source>
        <translation>Arraste um critério</translation>
    </message>
    <message>
        <source>The tie-breaks are a ladder. Drag one by its handle, or move it with Alt+Down: at the right you see who moves, before you let go. It is a trial; Ctrl+Z takes it back.</source>
        <translation>Os desempates são uma lista. Arraste um pela pega, ou mova-o com Alt+Seta para baixo: à direita vê quem muda, antes de largar. É um ensaio; Ctrl+Z desfá-lo.</translation>
    </message>
    <message>
        <source>Ask a number why</source>
        <translation>Pergunte de onde vem um número</translation>
    </message>
    <message>
        <source>Click any value of the standings, or press Enter on it: every round that makes it is shown.</source>
        <translation>Clique em qualquer valor da classificação, ou prima Enter sobre ele: mostra-se cada ronda que o compõe.</translation>
    </message>
    <message>
        <source>Print a sheet</source>
        <translation>Imprima uma folha</translation>
    </message>
    <message>
        <source>Choose a sheet at the left; the pages are as they will be printed. Save as PDF tries it without a printer.</source>
        <translation>Escolha uma folha à esquerda; as páginas estão como serão impressas. Guardar como PDF experimenta sem impressora.</translation>
    </message>
    <message>
        <source>Enter three results</source>
        <translation>Introduza três resultados</translation>
    </message>
    <message>
        <source>Three slips are still out. Type 1, 5 or 0 on each board without a result.</source>
        <translation>Ainda faltam três boletins. Escreva 1, 5 ou 0 em cada tabuleiro sem resultado.</translation>
    </message>
    <message>
        <source>Pair the last round</source>
        <translation>Emparceire a última ronda</translation>
    </message>
    <message>
        <source>Press Ctrl+Enter, or the coloured button, until round 5 is paired: it is always the next step.</source>
        <translation>Prima Ctrl+Enter, ou o botão colorido, até a ronda 5 estar emparceirada: é sempre o passo seguinte.</translation>
    </message>
    <message>
        <source>Publish it</source>
        <translation>Publique-a</translation>
    </message>
    <message>
        <source>A draft is seen by nobody and can be paired again. Ctrl+Enter publishes it: boards then stand.</source>
        <translation>Ninguém vê um rascunho, e pode emparceirar-se de novo. Ctrl+Enter publica-o: a partir daí os tabuleiros já não mudam.</translation>
    </message>
    <message>
        <source>Now break something</source>
        <translation>Agora estrague alguma coisa</translation>
    </message>
    <message>
        <source>Menu Rounds, Unpair the round…; write why. The whole pairing is gone, as after a mistake.</source>
        <translation>Menu Rondas, Desfazer o emparceiramento da ronda…; escreva porquê. Desaparece todo o emparceiramento, como depois de um engano.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Desfaça-o</translation>
    </message>
    <message>
        <source>Ctrl+Z brings the round back, as it was. Every step can be taken back like this.</source>
        <translation>Ctrl+Z traz a ronda de volta, como estava. Qualquer passo se pode desfazer assim.</translation>
    </message>
    <message>
        <source>That was a round</source>
        <translation>Foi uma ronda</translation>
    </message>
    <message>
        <source>The manual (F1) has all of it in ten steps: Your first tournament.</source>
        <translation>O manual (F1) tem tudo isto em dez passos: O seu primeiro torneio.</translation>
    </message>
</context>
<context>
    <name>CatalogueView</name>
    <message>
        <source>Available criteria</source>
        <translation>Critérios disponíveis</translation>
    </message>
    <message>
        <source>Enter adds the criterion below the current rung, Shift+F1 opens its page of the manual.</source>
        <translation>Enter adiciona o critério abaixo do atual, Shift+F1 abre a sua página do manual.</translation>
    </message>
    <message>
        <source>Add to the ladder	Enter</source>
        <translation>Adicionar à lista	Enter</translation>
    </message>
    <message>
        <source>About this tie-break	Shift+F1</source>
        <translation>Sobre este desempate	Shift+F1</translation>
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
        <translation>Quem lhe pertence</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À mão</translation>
    </message>
    <message>
        <source>Put in by hand / taken out by hand</source>
        <translation>Posto à mão / tirado à mão</translation>
    </message>
    <message>
        <source>The date of birth is missing or not exact enough</source>
        <translation>Falta a data de nascimento, ou não é suficientemente exata</translation>
    </message>
    <message>
        <source>Written at players only, without a rule.</source>
        <translation>Só escrita nos jogadores, sem regra.</translation>
    </message>
    <message>
        <source>Whether the player belongs to it; Space changes it</source>
        <translation>Se o jogador lhe pertence; a barra de espaço muda-o</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nasc.</translation>
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
        <translation>pertence</translation>
    </message>
    <message>
        <source>put in by hand</source>
        <translation>posto à mão</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>à mão</translation>
    </message>
    <message>
        <source>taken out by hand</source>
        <translation>tirado à mão</translation>
    </message>
    <message>
        <source>not clear</source>
        <translation>por esclarecer</translation>
    </message>
    <message>
        <source>date of birth</source>
        <translation>data de nascimento</translation>
    </message>
    <message>
        <source>not in it</source>
        <translation>não pertence</translation>
    </message>
</context>
<context>
    <name>CategoriesDialog</name>
    <message>
        <source>Categories</source>
        <translation>Categorias</translation>
    </message>
    <message>
        <source>Players fall into them by their rules. What you set by hand stays, whatever the rules say.</source>
        <translation>Os jogadores entram nelas pelas regras. O que define à mão fica, digam as regras o que disserem.</translation>
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
        <translation>Ainda sem categorias</translation>
    </message>
    <message>
        <source>Until there are some, lists and rankings use the usual groups: women, age, rating bands.</source>
        <translation>Até as haver, listas e classificações usam os grupos habituais: mulheres, idade, faixas de Elo.</translation>
    </message>
    <message>
        <source>Youth: U8, U10 … U20</source>
        <translation>Jovens: U8, U10 … U20</translation>
    </message>
    <message>
        <source>Seniors: S50+, S65+</source>
        <translation>Veteranos: S50+, S65+</translation>
    </message>
    <message>
        <source>Women</source>
        <translation>Mulheres</translation>
    </message>
    <message>
        <source>Rating bands of 200</source>
        <translation>Faixas de Elo de 200</translation>
    </message>
    <message>
        <source>Rating under …</source>
        <translation>Elo inferior a …</translation>
    </message>
    <message>
        <source>Own rule…</source>
        <translation>Regra própria…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Add categories</source>
        <translation>Adicionar categorias</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Edit the rule (Enter)</source>
        <translation>Editar a regra (Enter)</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Subir (Alt+Seta para cima)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Descer (Alt+Seta para baixo)</translation>
    </message>
    <message>
        <source>Remove (Del)</source>
        <translation>Remover (Del)</translation>
    </message>
    <message>
        <source>Whose age counts</source>
        <translation>De quem conta a idade</translation>
    </message>
    <message>
        <source>Year of the event</source>
        <translation>Ano do torneio</translation>
    </message>
    <message>
        <source>As in FIDE&apos;s youth and senior events</source>
        <translation>Como nas provas de jovens e veteranos da FIDE</translation>
    </message>
    <message>
        <source>A day</source>
        <translation>Um dia</translation>
    </message>
    <message>
        <source>The age on a cut-off day</source>
        <translation>A idade numa data de referência</translation>
    </message>
    <message>
        <source>Cut-off day</source>
        <translation>Data de referência</translation>
    </message>
    <message>
        <source>Age in</source>
        <translation>Idade em</translation>
    </message>
    <message>
        <source>A player is in every category that fits, not in the narrowest only</source>
        <translation>Um jogador está em todas as categorias em que cabe, não só na mais estreita</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>In it</source>
        <translation>Pertencem</translation>
    </message>
    <message>
        <source>Who is in it, was taken out, or cannot be judged</source>
        <translation>Quem lhe pertence, foi tirado, ou não se pode avaliar</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All players of the section</source>
        <translation>Todos os jogadores do grupo</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Procurar um jogador</translation>
    </message>
    <message>
        <source>Players of the category</source>
        <translation>Jogadores da categoria</translation>
    </message>
    <message>
        <source>In or out by hand</source>
        <translation>Incluir ou excluir à mão</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>By the rule again</source>
        <translation>De novo pela regra</translation>
    </message>
    <message>
        <source>Takes the hand&apos;s word back (Del)</source>
        <translation>Retira o que se definiu à mão (Del)</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>Nada foi mudado</translation>
    </message>
    <message>
        <source>Written at players only: give it a rule with Add, Own rule.</source>
        <translation>Só escrita nos jogadores: dê-lhe uma regra com Adicionar, Regra própria.</translation>
    </message>
    <message>
        <source>Choose a category</source>
        <translation>Escolha uma categoria</translation>
    </message>
    <message>
        <source>It is the first already</source>
        <translation>Já é a primeira</translation>
    </message>
    <message>
        <source>It is the last already</source>
        <translation>Já é a última</translation>
    </message>
    <message>
        <source>These categories are there already.</source>
        <translation>Estas categorias já existem.</translation>
    </message>
    <message>
        <source>Two categories are called “{0}”.</source>
        <translation>Há duas categorias com o nome “{0}”.</translation>
    </message>
    <message>
        <source>The cut-off day is empty.</source>
        <translation>A data de referência está vazia.</translation>
    </message>
</context>
<context>
    <name>CategoryMenu</name>
    <message>
        <source>In {0} by hand: {1}</source>
        <translation>Em {0} à mão: {1}</translation>
    </message>
    <message>
        <source>Taken out of {0} by hand: {1}</source>
        <translation>Tirado de {0} à mão: {1}</translation>
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
        <translation>Uma nova categoria</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>for example U18, Women, under 1800</source>
        <translation>por exemplo U18, Mulheres, menos de 1800</translation>
    </message>
    <message>
        <source>&amp;Age</source>
        <translation>&amp;Idade</translation>
    </message>
    <message>
        <source>&amp;Rating</source>
        <translation>E&amp;lo</translation>
    </message>
    <message>
        <source>under</source>
        <translation>menos de</translation>
    </message>
    <message>
        <source>has reached</source>
        <translation>já fez</translation>
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
        <translation>Que Elo</translation>
    </message>
    <message>
        <source>tournament rating</source>
        <translation>Elo do torneio</translation>
    </message>
    <message>
        <source>Players without a rating as well</source>
        <translation>Também jogadores sem Elo</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>women</source>
        <translation>mulheres</translation>
    </message>
    <message>
        <source>men</source>
        <translation>homens</translation>
    </message>
    <message>
        <source>&amp;Sex</source>
        <translation>&amp;Sexo</translation>
    </message>
    <message>
        <source>separated by commas; empty: any</source>
        <translation>separados por vírgulas; vazio: qualquer</translation>
    </message>
    <message>
        <source>&amp;Federations</source>
        <translation>&amp;Federações</translation>
    </message>
    <message>
        <source>&amp;Clubs</source>
        <translation>&amp;Clubes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>&amp;Titles</source>
        <translation>&amp;Títulos</translation>
    </message>
    <message>
        <source>for example CM, {0} for players without one</source>
        <translation>por exemplo CM, {0} para jogadores sem título</translation>
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
        <translation>Dê um nome à categoria.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) fit.</source>
        <translation>
            <numerusform>%n jogador cabe.</numerusform>
            <numerusform>%n jogadores cabem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be judged: no date of birth.</source>
        <translation>
            <numerusform>%n não se pode avaliar: sem data de nascimento.</numerusform>
            <numerusform>%n não se podem avaliar: sem data de nascimento.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>Others have changed the same: enter yours?</source>
        <translation>Outros mudaram o mesmo: introduzir o seu?</translation>
    </message>
    <message>
        <source>Please confirm</source>
        <translation>Confirme, por favor</translation>
    </message>
    <message>
        <source>Take back what is public or locked?</source>
        <translation>Retirar o que é público ou está bloqueado?</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Desfeito: {0}</translation>
    </message>
    <message>
        <source>Change what is public or locked?</source>
        <translation>Mudar o que é público ou está bloqueado?</translation>
    </message>
    <message>
        <source>Repeated: {0}</source>
        <translation>Refeito: {0}</translation>
    </message>
</context>
<context>
    <name>CheckDialog</name>
    <message>
        <source>Check the event file</source>
        <translation>Verificar o ficheiro do torneio</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) between the file and what was entered:</source>
        <translation>
            <numerusform>%n diferença entre o ficheiro e o que se introduziu:</numerusform>
            <numerusform>%n diferenças entre o ficheiro e o que se introduziu:</numerusform>
        </translation>
    </message>
    <message>
        <source>Every page, every table and every row is as it was entered: no difference.</source>
        <translation>Cada página, cada tabela e cada linha está como foi introduzida: nenhuma diferença.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferenças</translation>
    </message>
    <message>
        <source>Copy the lines</source>
        <translation>Copiar as linhas</translation>
    </message>
    <message>
        <source>Go on with the newest good copy…</source>
        <translation>Continuar com a cópia boa mais recente…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
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
        <translation>não presentes</translation>
    </message>
    <message>
        <source>Not yet seen, or absent</source>
        <translation>Ainda não vistos, ou ausentes</translation>
    </message>
    <message>
        <source>here</source>
        <translation>presentes</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Presentes</translation>
    </message>
    <message>
        <source>All others are here</source>
        <translation>Todos os outros estão cá</translation>
    </message>
    <message>
        <source>Who is neither ticked off nor marked absent is here</source>
        <translation>Quem não está marcado como presente nem ausente está cá</translation>
    </message>
    <message>
        <source>Close the check-in…</source>
        <translation>Fechar as presenças…</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Uma nova noite</translation>
    </message>
    <message>
        <source>Nobody is here yet: all ticks are taken away</source>
        <translation>Ainda não está ninguém: tiram-se todas as marcas</translation>
    </message>
    <message>
        <source>Take it back (Backspace)</source>
        <translation>Retirar (Backspace)</translation>
    </message>
    <message>
        <source>Type the first letters of a name, then Space: here. Space again takes it back, Shift+Space: absent. Arrows move through the list.</source>
        <translation>Escreva as primeiras letras de um nome, depois espaço: presente. Espaço outra vez retira-o, Shift+espaço: ausente. As setas percorrem a lista.</translation>
    </message>
    <message>
        <source>Nobody found: “{0}”</source>
        <translation>Não se encontrou ninguém: “{0}”</translation>
    </message>
    <message>
        <source>{0} here  ·  {1} absent  ·  {2} not yet  ·  {3} in all</source>
        <translation>{0} presentes  ·  {1} ausentes  ·  {2} ainda não  ·  {3} no total</translation>
    </message>
    <message>
        <source>paid {0} of {1}, {2} due</source>
        <translation>pago {0} de {1}, em dívida {2}</translation>
    </message>
    <message numerus="yes">
        <source>%n with a bye in this round</source>
        <translation>
            <numerusform>%n com bye nesta ronda</numerusform>
            <numerusform>%n com bye nesta ronda</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckView</name>
    <message>
        <source>Go there</source>
        <translation>Ir lá</translation>
    </message>
    <message>
        <source>Record them as adjourned</source>
        <translation>Registá-los como adiados</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Sortear</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Pretas</translation>
    </message>
    <message>
        <source>Give the numbers…</source>
        <translation>Dar os números…</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>What the check found</source>
        <translation>O que a verificação encontrou</translation>
    </message>
    <message>
        <source>Without a game in this round</source>
        <translation>Sem partida nesta ronda</translation>
    </message>
    <message>
        <source>Bye or absence…</source>
        <translation>Bye ou ausência…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Pairing rules…</source>
        <translation>Regras de emparceiramento…</translation>
    </message>
    <message>
        <source>Nothing looks wrong</source>
        <translation>Nada parece errado</translation>
    </message>
    <message>
        <source>Nobody is entered twice, and nothing is missing.</source>
        <translation>Ninguém está inscrito duas vezes, e não falta nada.</translation>
    </message>
    <message>
        <source>Everybody plays</source>
        <translation>Todos jogam</translation>
    </message>
    <message>
        <source>Who is away or has a bye in this round is listed here.</source>
        <translation>Aqui está a lista de quem está ausente ou tem bye nesta ronda.</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Emparceirar à mão…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>O motor está a emparceirar</translation>
    </message>
    <message>
        <source>Engine…</source>
        <translation>Motor…</translation>
    </message>
    <message>
        <source>With and without them…</source>
        <translation>Com eles e sem eles…</translation>
    </message>
    <message>
        <source>The pairing with those who are missing and without them, side by side; nothing is stored</source>
        <translation>O emparceiramento com os que faltam e sem eles, lado a lado; não se guarda nada</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet: which colour does team 1 get on board 1?</source>
        <translation>A cor inicial ainda não foi sorteada: que cor tem a equipa 1 no tabuleiro 1?</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet: which colour does the highest-ranked player get?</source>
        <translation>A cor inicial ainda não foi sorteada: que cor tem o primeiro jogador da lista?</translation>
    </message>
    <message numerus="yes">
        <source>Make it %n round(s)</source>
        <translation>
            <numerusform>Passar a %n ronda</numerusform>
            <numerusform>Passar a %n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) before pairing</source>
        <translation>
            <numerusform>%n observação antes de emparceirar</numerusform>
            <numerusform>%n observações antes de emparceirar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game in this round</source>
        <translation>
            <numerusform>%n jogador sem partida nesta ronda</numerusform>
            <numerusform>%n jogadores sem partida nesta ronda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) without a match in this round</source>
        <translation>
            <numerusform>%n equipa sem encontro nesta ronda</numerusform>
            <numerusform>%n equipas sem encontro nesta ronda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n ainda não está</numerusform>
            <numerusform>%n ainda não estão</numerusform>
        </translation>
    </message>
    <message>
        <source>They are asked about when the round is paired.</source>
        <translation>Pergunta-se por eles quando a ronda se emparceira.</translation>
    </message>
    <message>
        <source>{0} players are to be paired, {1} without a game.</source>
        <translation>{0} jogadores para emparceirar, {1} sem partida.</translation>
    </message>
    <message>
        <source>{0} teams are to be paired, {1} without a match.</source>
        <translation>{0} equipas para emparceirar, {1} sem encontro.</translation>
    </message>
    <message>
        <source>One of them gets the pairing-allocated bye.</source>
        <translation>Um deles recebe o bye do emparceiramento.</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Emparceirar a ronda {0}</translation>
    </message>
    <message>
        <source>Knock-out: the matches come from the bracket.</source>
        <translation>Eliminatórias: os encontros vêm do quadro.</translation>
    </message>
    <message>
        <source>The matches come from the table of the system.</source>
        <translation>Os encontros vêm da tabela do sistema.</translation>
    </message>
    <message>
        <source>Round robin: the boards come from the Berger table.</source>
        <translation>Todos contra todos: os tabuleiros vêm da tabela de Berger.</translation>
    </message>
    <message>
        <source>Engine: {0}, FIDE&apos;s system for teams (C.04.6); ended after {1} min.</source>
        <translation>Motor: {0}, sistema FIDE de equipas (C.04.6); termina-se ao fim de {1} min.</translation>
    </message>
    <message>
        <source>Engine: {0}; ended after {1} min.</source>
        <translation>Motor: {0}; termina-se ao fim de {1} min.</translation>
    </message>
    <message>
        <source>Engine: {0}, {1}; ended after {2} min.</source>
        <translation>Motor: {0}, {1}; termina-se ao fim de {2} min.</translation>
    </message>
    <message>
        <source>Engine: {0}, FIDE (Dutch) system 2026; usually done within {1} s, ended after {2} min.</source>
        <translation>Motor: {0}, sistema (holandês) FIDE 2026; em geral acaba em {1} s, termina-se ao fim de {2} min.</translation>
    </message>
    <message>
        <source>{0} is pairing: {1} s; usually done within {2} s.</source>
        <translation>{0} está a emparceirar: {1} s; em geral acaba em {2} s.</translation>
    </message>
    <message>
        <source>Drawn by lot (number of the lot {0}): {1} for number 1.</source>
        <translation>Sorteado (número do sorteio {0}): {1} para o número 1.</translation>
    </message>
    <message>
        <source>Bye or absence</source>
        <translation>Bye ou ausência</translation>
    </message>
    <message>
        <source>{0} And {1} more like this.</source>
        <translation>{0} E mais {1} assim.</translation>
    </message>
</context>
<context>
    <name>ChessBoard</name>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
    </message>
</context>
<context>
    <name>CloseCheckInDialog</name>
    <message>
        <source>Close the check-in</source>
        <translation>Fechar as presenças</translation>
    </message>
    <message>
        <source>Close the check-in for round {0}</source>
        <translation>Fechar as presenças da ronda {0}</translation>
    </message>
    <message>
        <source>Here: {0} of {1}. Bye in this round: {2}. Missing: {3}.</source>
        <translation>Presentes: {0} de {1}. Bye nesta ronda: {2}. Faltam: {3}.</translation>
    </message>
    <message>
        <source>{0} (absent)</source>
        <translation>{0} (ausente)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n get(s) a zero-point bye in this round only</source>
        <translation>
            <numerusform>%n recebe um bye de zero pontos só nesta ronda</numerusform>
            <numerusform>%n recebem um bye de zero pontos só nesta ronda</numerusform>
        </translation>
    </message>
    <message>
        <source>In this round: {0}</source>
        <translation>Nesta ronda: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n leave(s) the event: zero points in every round</source>
        <translation>
            <numerusform>%n sai do torneio: zero pontos em todas as rondas</numerusform>
            <numerusform>%n saem do torneio: zero pontos em todas as rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing: they are paired as if they were here</source>
        <translation>Nada: são emparceirados como se estivessem presentes</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>%n marked absent: a zero-point bye in this round</source>
        <translation>
            <numerusform>%n com marca de ausente: bye de zero pontos nesta ronda</numerusform>
            <numerusform>%n com marca de ausente: bye de zero pontos nesta ronda</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <translation>{0}; {1}</translation>
    </message>
    <message numerus="yes">
        <source>the other %n are here</source>
        <translation>
            <numerusform>o outro %n está cá</numerusform>
            <numerusform>os outros %n estão cá</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message numerus="yes">
        <source>The final pack is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>O pacote final está escrito: %n ficheiro em {0}</numerusform>
            <numerusform>O pacote final está escrito: %n ficheiros em {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the final pack…</source>
        <translation>A escrever o pacote final…</translation>
    </message>
</context>
<context>
    <name>ClosingDialog</name>
    <message>
        <source>The final pack</source>
        <translation>O pacote final</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <translation>Fechar o torneio</translation>
    </message>
    <message>
        <source>The standings become final on screen and paper, and nothing can be changed while it is closed. It can be opened again with a reason; that is logged and makes the standings provisional.</source>
        <translation>A classificação passa a final no ecrã e no papel, e nada se pode mudar enquanto está fechado. Pode abrir-se de novo com um motivo; isso fica no registo e torna a classificação provisória.</translation>
    </message>
    <message>
        <source>Write the &amp;final pack: standings, crosstable, decisions, log, TRF16 and TRF26 in one folder</source>
        <translation>Escrever o pacote &amp;final: classificação, quadro cruzado, decisões, registo, TRF16 e TRF26 numa pasta</translation>
    </message>
    <message>
        <source>Put a &amp;copy of the event file beside it</source>
        <translation>Pôr ao lado uma &amp;cópia do ficheiro do torneio</translation>
    </message>
    <message>
        <source>Another &amp;place…</source>
        <translation>Outro &amp;lugar…</translation>
    </message>
    <message>
        <source>Write the pack</source>
        <translation>Escrever o pacote</translation>
    </message>
    <message>
        <source>Something is still missing, see above</source>
        <translation>Ainda falta alguma coisa, ver acima</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: feito</translation>
    </message>
    <message>
        <source>{0}: missing</source>
        <translation>{0}: falta</translation>
    </message>
    <message>
        <source>Where the final pack goes</source>
        <translation>Para onde vai o pacote final</translation>
    </message>
    <message>
        <source>In a folder of its own in {0}</source>
        <translation>Numa pasta própria em {0}</translation>
    </message>
</context>
<context>
    <name>ColourField</name>
    <message>
        <source>Colour of the website</source>
        <translation>Cor do site</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Choose the colour of the website</source>
        <translation>Escolher a cor do site</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>First</source>
        <translation>Primeira</translation>
    </message>
    <message>
        <source>Place under the first ladder</source>
        <translation>Lugar com a primeira lista</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segunda</translation>
    </message>
    <message>
        <source>Place under the second ladder</source>
        <translation>Lugar com a segunda lista</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Decided, first</source>
        <translation>Decide, primeira</translation>
    </message>
    <message>
        <source>The rung of the first ladder that decides</source>
        <translation>O critério da primeira lista que decide</translation>
    </message>
    <message>
        <source>Decided, second</source>
        <translation>Decide, segunda</translation>
    </message>
    <message>
        <source>The rung of the second ladder that decides</source>
        <translation>O critério da segunda lista que decide</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>partilhado</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>tal como está</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare sources</source>
        <translation>Comparar fontes</translation>
    </message>
    <message>
        <source>{0}: nothing of what a source has said is lost; one of them is shown.</source>
        <translation>{0}: nada do que uma fonte disse se perde; mostra-se uma delas.</translation>
    </message>
    <message>
        <source>Sources of this game</source>
        <translation>Fontes desta partida</translation>
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
        <translation>ainda sem lances</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Half-moves</source>
        <translation>Meios-lances</translation>
    </message>
    <message>
        <source>Last heard</source>
        <translation>Último sinal</translation>
    </message>
    <message>
        <source>Against what is shown</source>
        <translation>Face ao que se mostra</translation>
    </message>
    <message>
        <source>is shown</source>
        <translation>mostra-se</translation>
    </message>
    <message>
        <source>went on after the result</source>
        <translation>continuou depois do resultado</translation>
    </message>
    <message>
        <source>not seen in the start position</source>
        <translation>não vista na posição inicial</translation>
    </message>
    <message>
        <source>nothing is shown</source>
        <translation>não se mostra nada</translation>
    </message>
    <message>
        <source>the same moves, {0} half-moves</source>
        <translation>os mesmos lances, {0} meios-lances</translation>
    </message>
    <message>
        <source>differs from half-move {0} on</source>
        <translation>difere a partir do meio-lance {0}</translation>
    </message>
    <message>
        <source>Compare ladders</source>
        <translation>Comparar listas de desempates</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>O que se compara</translation>
    </message>
    <message>
        <source>Two ladders</source>
        <translation>Duas listas</translation>
    </message>
    <message>
        <source>Who changes places between two ladders</source>
        <translation>Quem muda de lugar entre duas listas</translation>
    </message>
    <message>
        <source>Places by policy</source>
        <translation>Lugares por regra</translation>
    </message>
    <message>
        <source>What the rule for unplayed games changes</source>
        <translation>O que muda a regra das partidas não jogadas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Motivo (guardado no registo)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>in a few words</source>
        <translation>em poucas palavras</translation>
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
        <translation>Li isto</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Fazer mesmo assim</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>O que muda</translation>
    </message>
    <message>
        <source>Step {0} of 2</source>
        <translation>Passo {0} de 2</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Escreva primeiro um motivo</translation>
    </message>
</context>
<context>
    <name>CorrectionDialog</name>
    <message>
        <source>Correct an earlier result</source>
        <translation>Corrigir um resultado anterior</translation>
    </message>
    <message>
        <source>Round {0}, board {1}: {2} becomes {3}</source>
        <translation>Ronda {0}, tabuleiro {1}: {2} passa a {3}</translation>
    </message>
    <message>
        <source>{0} against {1}</source>
        <translation>{0} contra {1}</translation>
    </message>
    <message>
        <source>How far the correction reaches</source>
        <translation>Até onde vai a correção</translation>
    </message>
    <message>
        <source>Everything: standings and every pairing not yet played</source>
        <translation>Tudo: a classificação e todos os emparceiramentos ainda não jogados</translation>
    </message>
    <message>
        <source>Standings, and pairings from the next one that is made</source>
        <translation>A classificação, e os emparceiramentos a partir do próximo que se fizer</translation>
    </message>
    <message>
        <source>The rating report only; standings and pairings stay</source>
        <translation>Só o relatório de Elo; a classificação e os emparceiramentos ficam</translation>
    </message>
    <message>
        <source>In FIDE mode only the last two rounds change the standings</source>
        <translation>No modo FIDE só as duas últimas rondas mudam a classificação</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Motivo (guardado no registo)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>for example: both players say that Black won</source>
        <translation>por exemplo: ambos os jogadores dizem que ganharam as pretas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <translation>Corrigir o resultado</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Escreva primeiro um motivo</translation>
    </message>
</context>
<context>
    <name>CoverField</name>
    <message>
        <source>Picture of the website</source>
        <translation>Imagem do site</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Choose the picture of the website</source>
        <translation>Escolher a imagem do site</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Imagens (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Sem imagem</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>A fault of the program</source>
        <translation>Uma falha do programa</translation>
    </message>
    <message>
        <source>The program made a mistake</source>
        <translation>O programa cometeu um erro</translation>
    </message>
    <message>
        <source>Everything entered before is saved in the event file. You can go on; if something looks wrong, close the program and open the event again. Please send the text below to the makers.</source>
        <translation>Tudo o que se introduziu antes está guardado no ficheiro do torneio. Pode continuar; se algo parecer errado, feche o programa e abra de novo o torneio. Envie aos autores o texto abaixo, por favor.</translation>
    </message>
    <message>
        <source>Details for the makers</source>
        <translation>Pormenores para os autores</translation>
    </message>
    <message>
        <source>Later faults are written to the log only: {0}</source>
        <translation>As falhas seguintes só se escrevem no registo: {0}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copiar o texto</translation>
    </message>
</context>
<context>
    <name>Crosstable</name>
    <message>
        <source>2½ (2): game points, and match points in brackets; + and − match forfeited; · open match. Columns in the order of the rows.</source>
        <translation>2½ (2): pontos de partida, e pontos de encontro entre parênteses; + e − encontro por falta de comparência; · encontro em aberto. Colunas pela ordem das linhas.</translation>
    </message>
    <message>
        <source>12w 2½ (2): White (w) or Black (b) on board 1 against team 12, game points, and match points in brackets. + and − match forfeited; bye: pairing-allocated; bye ½: requested; — absent; · open match.</source>
        <translation>12b 2½ (2): brancas (b) ou pretas (p) no tabuleiro 1 contra a equipa 12, pontos de partida, e pontos de encontro entre parênteses. + e − encontro por falta de comparência; bye: do emparceiramento; bye ½: solicitado; — ausente; · encontro em aberto.</translation>
    </message>
    <message>
        <source>1 win, ½ draw, 0 loss; + and − forfeits; · open game. Columns in the order of the rows.</source>
        <translation>1 vitória, ½ empate, 0 derrota; + e − faltas de comparência; · partida em aberto. Colunas pela ordem das linhas.</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>lugar</translation>
    </message>
    <message>
        <source>pairing number</source>
        <translation>número inicial</translation>
    </message>
    <message>
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; {1}; · open game.</source>
        <translation>12b1: brancas (b) ou pretas (p) contra o jogador com {0} 12, ganha. + e − faltas de comparência; {1}; · partida em aberto.</translation>
    </message>
    <message>
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; bye: pairing-allocated; bye 1, bye ½: requested; — absent; · open game.</source>
        <translation>12b1: brancas (b) ou pretas (p) contra o jogador com {0} 12, ganha. + e − faltas de comparência; bye: do emparceiramento; bye 1, bye ½: solicitado; — ausente; · partida em aberto.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Rank after this round</source>
        <translation>Lugar após esta ronda</translation>
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
        <translation>Nome</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo do torneio</translation>
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
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Pontos após esta ronda</translation>
    </message>
    <message>
        <source>Round {0}: {1} {2}</source>
        <translation>Ronda {0}: {1} {2}</translation>
    </message>
</context>
<context>
    <name>CrosstablePanel</name>
    <message>
        <source>Crosstable</source>
        <translation>Quadro cruzado</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Por lugar</translation>
    </message>
    <message>
        <source>Lines in the order of the standings</source>
        <translation>Linhas pela ordem da classificação</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Por número</translation>
    </message>
    <message>
        <source>Lines in the order of the pairing numbers</source>
        <translation>Linhas pela ordem dos números iniciais</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversários</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Opponents by pairing number: the same in every round</source>
        <translation>Adversários por número inicial: o mesmo em todas as rondas</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Opponents by their rank in this table</source>
        <translation>Adversários pelo seu lugar nesta tabela</translation>
    </message>
    <message>
        <source>Opponents as</source>
        <translation>Adversários como</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Procurar por nome, clube ou número</translation>
    </message>
    <message>
        <source>No round to show yet</source>
        <translation>Ainda sem ronda para mostrar</translation>
    </message>
    <message>
        <source>Choose a later round above.</source>
        <translation>Escolha acima uma ronda posterior.</translation>
    </message>
    <message>
        <source>The winner of each match goes on. Point at a match for what decided it.</source>
        <translation>O vencedor de cada encontro passa. Aponte para um encontro para ver o que o decidiu.</translation>
    </message>
</context>
<context>
    <name>DayField</name>
    <message>
        <source>From a calendar (F4)</source>
        <translation>De um calendário (F4)</translation>
    </message>
    <message>
        <source>“{0}” is no date; write {1}.</source>
        <translation>“{0}” não é uma data; escreva {1}.</translation>
    </message>
</context>
<context>
    <name>DecideDialog</name>
    <message>
        <source>Say why, for example: drawn on all boards, play-off after the round.</source>
        <translation>Diga porquê, por exemplo: empatado em todos os tabuleiros, play-off depois da ronda.</translation>
    </message>
</context>
<context>
    <name>DecideTieDialog</name>
    <message>
        <source>Say why, for example: all tie-break games drawn, lot as announced.</source>
        <translation>Diga porquê, por exemplo: todas as partidas de desempate empatadas, sorteio como anunciado.</translation>
    </message>
</context>
<context>
    <name>DenseTable</name>
    <message>
        <source>{0}: column headers</source>
        <translation>{0}: títulos das colunas</translation>
    </message>
    <message>
        <source>F4 sorts by a column.</source>
        <translation>F4 ordena por uma coluna.</translation>
    </message>
    <message>
        <source>Sorted by {0}</source>
        <translation>Ordenado por {0}</translation>
    </message>
    <message>
        <source>Copied with the headings; paste it into a spreadsheet.</source>
        <translation>Copiado com os títulos; cole numa folha de cálculo.</translation>
    </message>
</context>
<context>
    <name>DeskLink</name>
    <message>
        <source>desk of {0}, {1}</source>
        <translation>posto de {0}, {1}</translation>
    </message>
    <message>
        <source>with the leading computer</source>
        <translation>com o computador principal</translation>
    </message>
    <message>
        <source>The leading computer has everything; the copy on this one can be removed, or looked at until then.</source>
        <translation>O computador principal tem tudo; a cópia neste pode remover-se, ou consultar-se até lá.</translation>
    </message>
    <message>
        <source>This computer is no desk of the event any more</source>
        <translation>Este computador já não é um posto do torneio</translation>
    </message>
    <message>
        <source>Remove the copy</source>
        <translation>Remover a cópia</translation>
    </message>
    <message>
        <source>The copy was removed from this computer.</source>
        <translation>A cópia foi removida deste computador.</translation>
    </message>
    <message>
        <source>The step that waited was refused: {0}</source>
        <translation>O passo que esperava foi recusado: {0}</translation>
    </message>
    <message>
        <source>The step that waited is done.</source>
        <translation>O passo que esperava está feito.</translation>
    </message>
</context>
<context>
    <name>Desks</name>
    <message numerus="yes">
        <source>There are %n desks already: take some back.</source>
        <translation>
            <numerusform>Já há %n posto: retire algum.</numerusform>
            <numerusform>Já há %n postos: retire alguns.</numerusform>
        </translation>
    </message>
    <message>
        <source>A desk of this name is there already: the log would not tell them apart.</source>
        <translation>Já há um posto com este nome: o registo não os distinguiria.</translation>
    </message>
    <message>
        <source>The invitation has ended.</source>
        <translation>O convite terminou.</translation>
    </message>
    <message>
        <source>The leading computer has another version of the program.</source>
        <translation>O computador principal tem outra versão do programa.</translation>
    </message>
    <message>
        <source>This is done at the leading computer.</source>
        <translation>Isto faz-se no computador principal.</translation>
    </message>
</context>
<context>
    <name>DocumentOptions</name>
    <message>
        <source>Options of the document</source>
        <translation>Opções do documento</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Cópias</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>Menos uma cópia</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>Mais uma cópia</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} pontos</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Group of players</source>
        <translation>Conjunto de jogadores</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientação</translation>
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
        <source>Type size</source>
        <translation>Tamanho da letra</translation>
    </message>
    <message>
        <source>Lists side by side</source>
        <translation>Listas lado a lado</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>Uma coluna</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>Duas colunas</translation>
    </message>
    <message>
        <source>Three columns</source>
        <translation>Três colunas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Additional columns</source>
        <translation>Colunas adicionais</translation>
    </message>
    <message>
        <source>Group the list by</source>
        <translation>Agrupar a lista por</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federação</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Clube</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Results are written</source>
        <translation>Resultados escritos</translation>
    </message>
    <message>
        <source>Opponents by</source>
        <translation>Adversários por</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Número inicial</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Lines in the order of</source>
        <translation>Linhas pela ordem de</translation>
    </message>
    <message>
        <source>Half points</source>
        <translation>Meios pontos</translation>
    </message>
    <message>
        <source>Language of the paper</source>
        <translation>Língua do papel</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Letras das peças</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Segundo a língua</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quantos</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>The first {0}, as a test</source>
        <translation>Os primeiros {0}, como teste</translation>
    </message>
    <message>
        <source>First at each board</source>
        <translation>Primeiro de cada tabuleiro</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Equipa da casa</translation>
    </message>
    <message>
        <source>White, as on the screen</source>
        <translation>Branco, como no ecrã</translation>
    </message>
    <message>
        <source>Room for pens</source>
        <translation>Espaço para escrever</translation>
    </message>
    <message>
        <source>Leave room for pens between the lines</source>
        <translation>Deixar espaço para escrever entre as linhas</translation>
    </message>
    <message>
        <source>Grid lines</source>
        <translation>Grelha</translation>
    </message>
    <message>
        <source>Draw lines around all cells</source>
        <translation>Traçar linhas em volta de todas as células</translation>
    </message>
    <message>
        <source>The PDF says what headings and tables are (PDF/UA): for screen readers; the file is larger</source>
        <translation>O PDF diz o que são títulos e tabelas (PDF/UA): para leitores de ecrã; o ficheiro é maior</translation>
    </message>
    <message>
        <source>Accessible PDF</source>
        <translation>PDF acessível</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronda {0}</translation>
    </message>
    <message>
        <source>Last round paired</source>
        <translation>Última ronda emparceirada</translation>
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
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Additional columns: {0}</source>
        <translation>Colunas adicionais: {0}</translation>
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
        <translation>FIDE clássicas</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE semirrápidas</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE rápidas</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Elo nacional</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nasc.</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorias</translation>
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
        <translation>Ficheiros PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Ficheiros CSV (*.csv)</translation>
    </message>
    <message>
        <source>Workbooks (*.xlsx)</source>
        <translation>Folhas de cálculo (*.xlsx)</translation>
    </message>
    <message>
        <source>Pictures (*.svg)</source>
        <translation>Imagens (*.svg)</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Guardar a tabela</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>A tabela está na área de transferência.</translation>
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
        <translation>Oficiais</translation>
    </message>
    <message>
        <source>Under the official ladder</source>
        <translation>Com os desempates oficiais</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>De ensaio</translation>
    </message>
    <message>
        <source>Under the trial ladder; the paper says “trial, not official”</source>
        <translation>Com os desempates de ensaio; o papel diz “ensaio, não oficial”</translation>
    </message>
    <message>
        <source>To the queue</source>
        <translation>Para a fila</translation>
    </message>
    <message>
        <source>Put it into the print queue</source>
        <translation>Pôr na fila de impressão</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Save each as a PDF in a folder…</source>
        <translation>Guardar cada um como PDF numa pasta…</translation>
    </message>
    <message>
        <source>Save every document in a folder…</source>
        <translation>Guardar todos os documentos numa pasta…</translation>
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
        <translation>Guardar como folha de cálculo…</translation>
    </message>
    <message>
        <source>Save as a picture (SVG)…</source>
        <translation>Guardar como imagem (SVG)…</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Copiar a tabela</translation>
    </message>
    <message>
        <source>Paper, language and ½ like this for all documents</source>
        <translation>Papel, língua e ½ assim em todos os documentos</translation>
    </message>
    <message>
        <source>Usual options again</source>
        <translation>Repor as opções habituais</translation>
    </message>
    <message>
        <source>More that can be done with the document</source>
        <translation>O que mais se pode fazer com o documento</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Guardar como PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Print queue</source>
        <translation>Fila de impressão</translation>
    </message>
    <message>
        <source>Paper, language and half points are now the same for all documents.</source>
        <translation>O papel, a língua e os meios pontos são agora iguais para todos os documentos.</translation>
    </message>
    <message>
        <source>{0} is opened by Alt+{1} now.</source>
        <translation>{0} abre-se agora com Alt+{1}.</translation>
    </message>
    <message numerus="yes">
        <source>{0} is in the print queue, with %n document(s).</source>
        <translation>
            <numerusform>{0} está na fila de impressão, com %n documento.</numerusform>
            <numerusform>{0} está na fila de impressão, com %n documentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} (does not apply)</source>
        <translation>{0} (não se aplica)</translation>
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
        <source>The print queue is empty: choose a document and press {0}, as often as you like.</source>
        <translation>A fila de impressão está vazia: escolha um documento e prima {0}, as vezes que quiser.</translation>
    </message>
    <message>
        <source>No document of this pack applies now.</source>
        <translation>Agora não se aplica nenhum documento deste pacote.</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>A preparar as páginas…</translation>
    </message>
    <message>
        <source>There is nothing to print.</source>
        <translation>Não há nada para imprimir.</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Página {0} de {1}</translation>
    </message>
</context>
<context>
    <name>EditManyDialog</name>
    <message>
        <source>Edit several players</source>
        <translation>Editar vários jogadores</translation>
    </message>
    <message numerus="yes">
        <source>Edit %n player(s)</source>
        <translation>
            <numerusform>Editar %n jogador</numerusform>
            <numerusform>Editar %n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Only what is ticked is changed.</source>
        <translation>Só se muda o que está marcado.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federação</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Clube</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorias</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Inscrição</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pago</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentário</translation>
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
        <translation>Meio ponto</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>male</source>
        <translation>masculino</translation>
    </message>
    <message>
        <source>female</source>
        <translation>feminino</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permitidos</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>não permitidos</translation>
    </message>
    <message>
        <source>Half-point byes</source>
        <translation>Byes de meio ponto</translation>
    </message>
    <message>
        <source>Everybody has paid the whole fee</source>
        <translation>Todos pagaram a inscrição completa</translation>
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
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>&amp;Find on this page</source>
        <translation>&amp;Procurar nesta página</translation>
    </message>
</context>
<context>
    <name>EditPlayerDialog</name>
    <message>
        <source>A changed rating counts in tie-breaks at once; pairing numbers stay until they are given anew.</source>
        <translation>Um Elo mudado conta logo nos desempates; os números iniciais ficam até se darem de novo.</translation>
    </message>
    <message>
        <source>Save, previous</source>
        <translation>Guardar, anterior</translation>
    </message>
    <message>
        <source>Save, next</source>
        <translation>Guardar, seguinte</translation>
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
        <source>Player {0}</source>
        <translation>Jogador {0}</translation>
    </message>
    <message>
        <source>This is the first player shown</source>
        <translation>Este é o primeiro jogador mostrado</translation>
    </message>
    <message>
        <source>This is the last player shown</source>
        <translation>Este é o último jogador mostrado</translation>
    </message>
    <message>
        <source>{0}. Save again keeps it all the same.</source>
        <translation>{0}. Guardar outra vez mantém-no mesmo assim.</translation>
    </message>
</context>
<context>
    <name>EligibilityDialog</name>
    <message>
        <source>Type from when until when a member may play; empty is without a limit.</source>
        <translation>Escreva desde quando até quando um membro pode jogar; vazio é sem limite.</translation>
    </message>
    <message>
        <source>Eligibility</source>
        <translation>Elegibilidade</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipa</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Até</translation>
    </message>
    <message>
        <source>No. in the club&apos;s list</source>
        <translation>N.º na lista do clube</translation>
    </message>
    <message>
        <source>Played above</source>
        <translation>Jogou acima</translation>
    </message>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: “{1}” não é um número.</translation>
    </message>
</context>
<context>
    <name>EngineDialog</name>
    <message>
        <source>Pairing engine</source>
        <translation>Motor de emparceiramento</translation>
    </message>
    <message>
        <source>Whatever engine pairs, its answer is checked against the rules before it is taken, and another engine pairs the round once more in the background.</source>
        <translation>Seja que motor for a emparceirar, a sua resposta é verificada pelas regras antes de ser aceite, e outro motor emparceira a ronda outra vez em segundo plano.</translation>
    </message>
    <message>
        <source>tdapp&apos;s own (Dutch system 2026)</source>
        <translation>o do próprio tdapp (sistema holandês 2026)</translation>
    </message>
    <message>
        <source>gacrux, which comes with this program (Dutch system 2026)</source>
        <translation>gacrux, que vem com este programa (sistema holandês 2026)</translation>
    </message>
    <message>
        <source>Another program: bbpPairings, or the .jar of JaVaFo</source>
        <translation>Outro programa: bbpPairings, ou o .jar do JaVaFo</translation>
    </message>
    <message>
        <source>Path of the engine</source>
        <translation>Caminho do motor</translation>
    </message>
    <message>
        <source>Path of the program or .jar</source>
        <translation>Caminho do programa ou .jar</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Procurar…</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Experimentar</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Less time</source>
        <translation>Menos tempo</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Mais tempo</translation>
    </message>
    <message>
        <source>Longest time for one round, in minutes</source>
        <translation>Tempo máximo para uma ronda, em minutos</translation>
    </message>
    <message>
        <source>When the time is over nothing has changed: another engine or pairing by hand is offered.</source>
        <translation>Quando o tempo se esgota nada mudou: propõe-se outro motor ou o emparceiramento à mão.</translation>
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
        <translation>{0} funciona: emparceirou uma ronda pequena em {1} s.</translation>
    </message>
    <message>
        <source>Trying it…</source>
        <translation>A experimentar…</translation>
    </message>
    <message>
        <source>Choose the engine</source>
        <translation>Escolher o motor</translation>
    </message>
    <message>
        <source>Try the engine first</source>
        <translation>Experimente primeiro o motor</translation>
    </message>
</context>
<context>
    <name>EventActions</name>
    <message>
        <source>&amp;Edit the event…</source>
        <translation>&amp;Editar o torneio…</translation>
    </message>
    <message>
        <source>&amp;Regulations…</source>
        <translation>&amp;Regulamento…</translation>
    </message>
    <message>
        <source>&amp;Schedule…</source>
        <translation>&amp;Calendário…</translation>
    </message>
    <message>
        <source>&amp;Print the regulations…</source>
        <translation>Im&amp;primir o regulamento…</translation>
    </message>
    <message>
        <source>Pri&amp;zes…</source>
        <translation>Prémio&amp;s…</translation>
    </message>
    <message>
        <source>&amp;Logo and header lines…</source>
        <translation>&amp;Logótipo e linhas de cabeçalho…</translation>
    </message>
    <message>
        <source>Live &amp;boards…</source>
        <translation>Tabuleiros em &amp;direto…</translation>
    </message>
    <message>
        <source>&amp;Work together…</source>
        <translation>&amp;Trabalhar em conjunto…</translation>
    </message>
    <message>
        <source>G&amp;o public…</source>
        <translation>T&amp;ornar público…</translation>
    </message>
    <message>
        <source>Pu&amp;blish…</source>
        <translation>Pu&amp;blicar…</translation>
    </message>
    <message>
        <source>&amp;Add a section…</source>
        <translation>&amp;Adicionar um grupo…</translation>
    </message>
    <message>
        <source>Re&amp;name the section…</source>
        <translation>Mudar o &amp;nome do grupo…</translation>
    </message>
    <message>
        <source>Re&amp;move the section…</source>
        <translation>Re&amp;mover o grupo…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Abra primeiro um torneio</translation>
    </message>
</context>
<context>
    <name>EventFactsDialog</name>
    <message>
        <source>Event</source>
        <translation>Torneio</translation>
    </message>
    <message>
        <source>Event and officials</source>
        <translation>Torneio e oficiais</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>Lo&amp;cal</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Federação</translation>
    </message>
    <message>
        <source>F&amp;irst day</source>
        <translation>&amp;Primeiro dia</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>Úl&amp;timo dia</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Ritmo de jogo</translation>
    </message>
    <message>
        <source>Add an official</source>
        <translation>Adicionar um oficial</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Oficiais</translation>
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
        <translation>Editar o torneio…</translation>
    </message>
    <message>
        <source>Edit the regulations…</source>
        <translation>Editar o regulamento…</translation>
    </message>
    <message>
        <source>Pairing rules…</source>
        <translation>Regras de emparceiramento…</translation>
    </message>
    <message>
        <source>Go on by another system…</source>
        <translation>Continuar por outro sistema…</translation>
    </message>
    <message>
        <source>The rounds that are paired stay; the next ones are paired by a system of your choice</source>
        <translation>As rondas emparceiradas ficam; as seguintes são emparceiradas por um sistema à sua escolha</translation>
    </message>
    <message>
        <source>Edit the schedule…</source>
        <translation>Editar o calendário…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the regulations as text</source>
        <translation>Copiar o regulamento como texto</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Preview the regulations, print them or save them as PDF</source>
        <translation>Pré-visualizar o regulamento, imprimi-lo ou guardá-lo como PDF</translation>
    </message>
    <message>
        <source>Show the players</source>
        <translation>Mostrar os jogadores</translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation>Abrir os desempates</translation>
    </message>
    <message>
        <source>Show the standings</source>
        <translation>Mostrar a classificação</translation>
    </message>
    <message>
        <source>Remarks in the file</source>
        <translation>Observações no ficheiro</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneio</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Regulamento</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Calendário</translation>
    </message>
    <message>
        <source>How ties are broken</source>
        <translation>Como se desfazem os empates</translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation>Torneio sem nome</translation>
    </message>
    <message>
        <source>Round 1 is paired: system, points and the value of the bye are locked.</source>
        <translation>A ronda 1 está emparceirada: o sistema, os pontos e o valor do bye estão bloqueados.</translation>
    </message>
    <message>
        <source>There are no players yet</source>
        <translation>Ainda não há jogadores</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Datas</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Ritmo de jogo</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Ficheiro</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
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
        <source>Paired</source>
        <translation>Emparceirado</translation>
    </message>
    <message>
        <source>up to round {0}</source>
        <translation>até à ronda {0}</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>ainda nada</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>final</source>
        <translation>final</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>provisória</translation>
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
        <translation>fora do modo FIDE</translation>
    </message>
    <message>
        <source>Mon</source>
        <translation>seg</translation>
    </message>
    <message>
        <source>Tue</source>
        <translation>ter</translation>
    </message>
    <message>
        <source>Wed</source>
        <translation>qua</translation>
    </message>
    <message>
        <source>Thu</source>
        <translation>qui</translation>
    </message>
    <message>
        <source>Fri</source>
        <translation>sex</translation>
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
        <translation>tolerância {0} min</translation>
    </message>
    <message>
        <source>No dates of rounds yet.</source>
        <translation>Ainda sem datas de rondas.</translation>
    </message>
    <message>
        <source>The rounds so far were paired by the {0}. They stay as they are.</source>
        <translation>As rondas até agora foram emparceiradas pelo {0}. Ficam como estão.</translation>
    </message>
    <message>
        <source>Go on by another system</source>
        <translation>Continuar por outro sistema</translation>
    </message>
    <message>
        <source>Change the pairing system?</source>
        <translation>Mudar o sistema de emparceiramento?</translation>
    </message>
    <message>
        <source>Regulations – {0}</source>
        <translation>Regulamento – {0}</translation>
    </message>
    <message>
        <source>The regulations were copied.</source>
        <translation>O regulamento foi copiado.</translation>
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
        <translation>Tempo de tolerância: {0} minutos.</translation>
    </message>
    <message>
        <source>Place: {0}.</source>
        <translation>Local: {0}.</translation>
    </message>
    <message>
        <source>Dates: {0}.</source>
        <translation>Datas: {0}.</translation>
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
        <translation>Ritmo de jogo no relatório: {0}.</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Res.</source>
        <translation>Sup.</translation>
    </message>
    <message>
        <source>Result as used</source>
        <translation>Resultado tal como se usa</translation>
    </message>
    <message>
        <source>Opp.</source>
        <translation>Adv.</translation>
    </message>
    <message>
        <source>The opponent&apos;s score or rating as used</source>
        <translation>A pontuação ou o Elo do adversário tal como se usa</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>What the round contributes</source>
        <translation>O que a ronda acrescenta</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Usado</translation>
    </message>
    <message>
        <source>Counted, cut or not counted, and why</source>
        <translation>Se conta, foi cortado ou não conta, e porquê</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Colour and opponent</source>
        <translation>Cor e adversário</translation>
    </message>
    <message>
        <source>Rd</source>
        <translation>Rd</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>conta</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>cortado</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fora</translation>
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
        <translation>Nome</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Value of this criterion</source>
        <translation>Valor deste critério</translation>
    </message>
    <message>
        <source>Sum if every game not played were lost</source>
        <translation>Soma se todas as partidas não jogadas se perdessem</translation>
    </message>
    <message>
        <source>Sum if every game not played were won</source>
        <translation>Soma se todas as partidas não jogadas se ganhassem</translation>
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
        <translation>Soma</translation>
    </message>
    <message>
        <source>Points among the tied players</source>
        <translation>Pontos entre os jogadores empatados</translation>
    </message>
    <message>
        <source>have not met</source>
        <translation>não se encontraram</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Opponent&apos;s rating</source>
        <translation>Elo do adversário</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Points after the round</source>
        <translation>Pontos após a ronda</translation>
    </message>
</context>
<context>
    <name>ExplanationPanel</name>
    <message>
        <source>Explanation</source>
        <translation>Explicação</translation>
    </message>
    <message>
        <source>Copy the calculation as text</source>
        <translation>Copiar o cálculo como texto</translation>
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
        <translation>Fechar a explicação</translation>
    </message>
    <message>
        <source>trial ladder, not official</source>
        <translation>desempates de ensaio, não oficiais</translation>
    </message>
    <message>
        <source>Points and tie-breaks of this line</source>
        <translation>Pontos e desempates desta linha</translation>
    </message>
    <message>
        <source>Worked calculation</source>
        <translation>Cálculo detalhado</translation>
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
        <translation>Entre os empatados (· não se encontraram)</translation>
    </message>
    <message>
        <source>Who is tied</source>
        <translation>Quem está empatado</translation>
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
        <translation>não classificado</translation>
    </message>
    <message>
        <source>place {0}</source>
        <translation>lugar {0}</translation>
    </message>
    <message>
        <source>{0} after round {1}</source>
        <translation>{0} após a ronda {1}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Points, round by round</source>
        <translation>Pontos, ronda a ronda</translation>
    </message>
    <message>
        <source>Points after round {0}: {1}</source>
        <translation>Pontos após a ronda {0}: {1}</translation>
    </message>
    <message>
        <source>Unplayed games: {0}</source>
        <translation>Partidas não jogadas: {0}</translation>
    </message>
    <message numerus="yes">
        <source>Still tied when this rung is reached (%n)</source>
        <translation>
            <numerusform>Ainda empatado quando se chega a este critério (%n)</numerusform>
            <numerusform>Ainda empatados quando se chega a este critério (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody was tied with this line when this rung is reached</source>
        <translation>Ninguém estava empatado com esta linha quando se chega a este critério</translation>
    </message>
    <message>
        <source>Crosstable of the tied</source>
        <translation>Quadro dos empatados</translation>
    </message>
    <message>
        <source>The calculation was copied.</source>
        <translation>O cálculo foi copiado.</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open an event</source>
        <translation>Abrir um torneio</translation>
    </message>
    <message>
        <source>Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)</source>
        <translation>Torneios e relatórios de torneio (*.tdb *.trf *.trfx *.txt);;Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation>Importar um relatório de torneio</translation>
    </message>
    <message>
        <source>Reports, tables, games, JSON ({endings});;All files (*)</source>
        <translation>Relatórios, tabelas, partidas, JSON ({endings});;Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>The table that was copied is being read…</source>
        <translation>A ler a tabela copiada…</translation>
    </message>
    <message>
        <source>What was copied cannot be imported</source>
        <translation>O que se copiou não se consegue importar</translation>
    </message>
    <message>
        <source>The event cannot be opened</source>
        <translation>O torneio não se consegue abrir</translation>
    </message>
    <message>
        <source>The event is being fetched…</source>
        <translation>A buscar o torneio…</translation>
    </message>
    <message>
        <source>The demo event is being opened…</source>
        <translation>A abrir o torneio de demonstração…</translation>
    </message>
    <message>
        <source>The practice event is being made…</source>
        <translation>A fazer o torneio para praticar…</translation>
    </message>
    <message>
        <source>The copy was not written</source>
        <translation>A cópia não foi escrita</translation>
    </message>
    <message>
        <source>A copy was written: {0}</source>
        <translation>Escreveu-se uma cópia: {0}</translation>
    </message>
    <message>
        <source>Hand over to another computer</source>
        <translation>Entregar a outro computador</translation>
    </message>
    <message>
        <source>What the other computer is called (the log keeps it):</source>
        <translation>Como se chama o outro computador (fica no registo):</translation>
    </message>
    <message>
        <source>The event was not handed over</source>
        <translation>O torneio não foi entregue</translation>
    </message>
    <message>
        <source>Handed over to {0}: go on there with {1}, and not here.</source>
        <translation>Entregue a {0}: continue lá com {1}, e não aqui.</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>A abrir {0}…</translation>
    </message>
    <message>
        <source>{0} is open in another window</source>
        <translation>{0} está aberto noutra janela</translation>
    </message>
    <message>
        <source>You can look at it here: this window shows what the other one writes, and changes nothing.</source>
        <translation>Pode consultá-lo aqui: esta janela mostra o que a outra escreve, e não muda nada.</translation>
    </message>
    <message>
        <source>Open it to look at</source>
        <translation>Abrir para consultar</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>A ler {0}…</translation>
    </message>
    <message>
        <source>These files cannot be imported as one event</source>
        <translation>Estes ficheiros não se podem importar como um só torneio</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n ficheiro</numerusform>
            <numerusform>%n ficheiros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are being read…</source>
        <translation>
            <numerusform>A ler %n ficheiro…</numerusform>
            <numerusform>A ler %n ficheiros…</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} cannot be imported</source>
        <translation>{0} não se consegue importar</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… e mais %n</numerusform>
            <numerusform>… e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was created. It can be imported all the same: a game that only one player states is completed or becomes a bye worth the same, results count and not the points column. Every contradiction is listed in the review and noted in the tournament report.</source>
        <translation>Nada se criou. Pode importar-se mesmo assim: uma partida que só um jogador indica completa-se ou passa a um bye do mesmo valor, contam os resultados e não a coluna dos pontos. Cada contradição vem na revisão e fica anotada no relatório do torneio.</translation>
    </message>
    <message>
        <source>{0} contradicts itself</source>
        <translation>{0} contradiz-se</translation>
    </message>
    <message>
        <source>Import it all the same…</source>
        <translation>Importar mesmo assim…</translation>
    </message>
    <message>
        <source>{0} is being written…</source>
        <translation>A escrever {0}…</translation>
    </message>
    <message>
        <source>Nothing was created or changed.</source>
        <translation>Nada se criou nem mudou.</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>Linha {0}, coluna {1}: {2}</translation>
    </message>
    <message>
        <source>Name of the event file</source>
        <translation>Nome do ficheiro do torneio</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Ficheiros de torneio (*.tdb)</translation>
    </message>
    <message>
        <source>That name is taken</source>
        <translation>Esse nome já existe</translation>
    </message>
    <message>
        <source>{0} exists already. Nothing was changed; choose another name.</source>
        <translation>{0} já existe. Nada mudou; escolha outro nome.</translation>
    </message>
</context>
<context>
    <name>FileCheck</name>
    <message>
        <source>Check the event file</source>
        <translation>Verificar o ficheiro do torneio</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Ficheiros de torneio (*.tdb)</translation>
    </message>
    <message>
        <source>{0} is being checked…</source>
        <translation>A verificar {0}…</translation>
    </message>
    <message>
        <source>THIS FILE IS NOT AS IT WAS LEFT: something else has changed it. Check the event file now.</source>
        <translation>ESTE FICHEIRO NÃO ESTÁ COMO FOI DEIXADO: outra coisa o mudou. Verifique agora o ficheiro do torneio.</translation>
    </message>
    <message>
        <source>{0} is not as it was left</source>
        <translation>{0} não está como foi deixado</translation>
    </message>
    <message>
        <source>Something else than this program has changed it: a disk, another program, a sync folder.</source>
        <translation>Outra coisa que não este programa o mudou: um disco, outro programa, uma pasta sincronizada.</translation>
    </message>
    <message>
        <source>The check names every row that differs from the log, and the newest good copy.</source>
        <translation>A verificação indica cada linha que difere do registo, e a cópia boa mais recente.</translation>
    </message>
    <message>
        <source>{0}: everything is as it was entered.</source>
        <translation>{0}: está tudo como foi introduzido.</translation>
    </message>
</context>
<context>
    <name>FileMenu</name>
    <message>
        <source>&amp;New event…</source>
        <translation>&amp;Novo torneio…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;recente</translation>
    </message>
    <message>
        <source>&amp;Import a tournament report…</source>
        <translation>&amp;Importar um relatório de torneio…</translation>
    </message>
    <message>
        <source>Im&amp;port a copied crosstable</source>
        <translation>Importar um &amp;quadro cruzado copiado</translation>
    </message>
    <message>
        <source>Open the &amp;demo event</source>
        <translation>Abrir o torneio de &amp;demonstração</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Guardar uma &amp;cópia…</translation>
    </message>
    <message>
        <source>&amp;Hand over to another computer…</source>
        <translation>Entregar a &amp;outro computador…</translation>
    </message>
    <message>
        <source>Chec&amp;k the event file…</source>
        <translation>&amp;Verificar o ficheiro do torneio…</translation>
    </message>
    <message>
        <source>&amp;Export a tournament report…</source>
        <translation>&amp;Exportar um relatório de torneio…</translation>
    </message>
    <message>
        <source>Report for the &amp;rating officer…</source>
        <translation>Rela&amp;tório para o responsável de Elo…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>C&amp;lose the event</source>
        <translation>&amp;Fechar o torneio</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>No file opened yet</source>
        <translation>Ainda não se abriu nenhum ficheiro</translation>
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
        <translation>Fica na ata do encontro e por baixo da tabela, com o seu motivo.</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisão</translation>
    </message>
    <message>
        <source>A new fine</source>
        <translation>Uma nova multa</translation>
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
        <translation>Valor</translation>
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
        <translation>Escreva dia, hora e local; sem dia vale o da ronda. Um encontro adiado não atrasa ninguém.</translation>
    </message>
    <message>
        <source>Fixtures</source>
        <translation>Calendário de encontros</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Equipa da casa</translation>
    </message>
    <message>
        <source>Away team</source>
        <translation>Equipa visitante</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>Postponed</source>
        <translation>Adiado</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Confirmado</translation>
    </message>
    <message>
        <source>Save as a calendar…</source>
        <translation>Guardar como calendário…</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Linha {0}</translation>
    </message>
    <message>
        <source>Save as a calendar</source>
        <translation>Guardar como calendário</translation>
    </message>
    <message>
        <source>Calendars (*.ics)</source>
        <translation>Calendários (*.ics)</translation>
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
        <translation>{0}: “{1}” não é um número.</translation>
    </message>
</context>
<context>
    <name>FoundElsewhere</name>
    <message>
        <source>Go there</source>
        <translation>Ir lá</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grupo {0}</translation>
    </message>
    <message>
        <source>Not in this section, but in {0}: {1}</source>
        <translation>Não neste grupo, mas em {0}: {1}</translation>
    </message>
</context>
<context>
    <name>FromTableDialog</name>
    <message>
        <source>New section from a table</source>
        <translation>Novo grupo a partir de uma tabela</translation>
    </message>
    <message>
        <source>Places are seeds: all first places come first, then all second ones. The old sections stay.</source>
        <translation>Os lugares são cabeças de série: primeiro todos os primeiros lugares, depois todos os segundos. Os grupos antigos ficam.</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Play-off</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
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
        <translation>por exemplo 1-8; vazio: todos</translation>
    </message>
    <message>
        <source>&amp;Places of each</source>
        <translation>&amp;Lugares de cada um</translation>
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
        <translation>Em &amp;grupos de</translation>
    </message>
    <message>
        <source>Players of a group</source>
        <translation>Jogadores por grupo</translation>
    </message>
    <message>
        <source>Fewer players</source>
        <translation>Menos jogadores</translation>
    </message>
    <message>
        <source>More players</source>
        <translation>Mais jogadores</translation>
    </message>
    <message>
        <source>Add the section</source>
        <translation>Adicionar o grupo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Give the new section a name.</source>
        <translation>Dê um nome ao novo grupo.</translation>
    </message>
    <message>
        <source>Choose a section to take the players from.</source>
        <translation>Escolha um grupo de onde tirar os jogadores.</translation>
    </message>
    <message>
        <source>Write places as 1-8.</source>
        <translation>Escreva os lugares assim: 1-8.</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Lance seguinte</translation>
    </message>
    <message>
        <source>Next move, then Enter</source>
        <translation>Lance seguinte, depois Enter</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Letras das peças</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Figurinhas</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Rodar o tabuleiro</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Ao início</translation>
    </message>
    <message>
        <source>One half-move back</source>
        <translation>Um meio-lance para trás</translation>
    </message>
    <message>
        <source>One half-move on</source>
        <translation>Um meio-lance para a frente</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Ao último lance</translation>
    </message>
    <message>
        <source>Copy the position (FEN)</source>
        <translation>Copiar a posição (FEN)</translation>
    </message>
    <message>
        <source>Take back from here</source>
        <translation>Retirar a partir daqui</translation>
    </message>
    <message>
        <source>Remove the move shown and all after it</source>
        <translation>Remover o lance mostrado e todos os seguintes</translation>
    </message>
    <message>
        <source>Keep the moves</source>
        <translation>Manter os lances</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Not understood, kept as it came: {0}</source>
        <translation>Não se entendeu, ficou como veio: {0}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>início</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Jogam as brancas</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Jogam as pretas</translation>
    </message>
    <message>
        <source>Choose a move first</source>
        <translation>Escolha primeiro um lance</translation>
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
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Pretas</translation>
    </message>
    <message>
        <source>Round and board</source>
        <translation>Ronda e tabuleiro</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>no board</source>
        <translation>sem tabuleiro</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Recorded moves</source>
        <translation>Lances registados</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registo</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Origem</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Relógio</translation>
    </message>
    <message>
        <source>Entered or corrected by hand</source>
        <translation>Introduzida ou corrigida à mão</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artigo</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>A cargo de</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Lance</translation>
    </message>
    <message>
        <source>White’s sheet</source>
        <translation>Planilha das brancas</translation>
    </message>
    <message>
        <source>Black’s sheet</source>
        <translation>Planilha das pretas</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Usado</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Porquê</translation>
    </message>
    <message>
        <source>only on White’s sheet</source>
        <translation>só na planilha das brancas</translation>
    </message>
    <message>
        <source>only on Black’s sheet</source>
        <translation>só na planilha das pretas</translation>
    </message>
    <message>
        <source>Black’s sheet cannot be played here</source>
        <translation>A planilha das pretas não se pode jogar aqui</translation>
    </message>
    <message>
        <source>White’s sheet cannot be played here</source>
        <translation>A planilha das brancas não se pode jogar aqui</translation>
    </message>
    <message>
        <source>both can be played; with White’s the game goes on</source>
        <translation>ambas se podem jogar; com a das brancas a partida continua</translation>
    </message>
    <message>
        <source>both can be played; with Black’s the game goes on</source>
        <translation>ambas se podem jogar; com a das pretas a partida continua</translation>
    </message>
    <message>
        <source>neither can be played</source>
        <translation>nenhuma se pode jogar</translation>
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
        <translation>A ronda anterior</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>A ronda seguinte</translation>
    </message>
    <message>
        <source>Find by name or board</source>
        <translation>Procurar por nome ou tabuleiro</translation>
    </message>
    <message>
        <source>P&amp;aste games (PGN)…</source>
        <translation>Co&amp;lar partidas (PGN)…</translation>
    </message>
    <message>
        <source>&amp;Games of the round as PGN…</source>
        <translation>&amp;Partidas da ronda como PGN…</translation>
    </message>
    <message>
        <source>&amp;Pairings for e-board software…</source>
        <translation>&amp;Emparceiramentos para programas de tabuleiros eletrónicos…</translation>
    </message>
    <message>
        <source>&amp;Broadcast: delay and notice…</source>
        <translation>&amp;Transmissão: atraso e aviso…</translation>
    </message>
    <message>
        <source>&amp;Compare sources…</source>
        <translation>&amp;Comparar fontes…</translation>
    </message>
    <message>
        <source>Show what sta&amp;nds on the e-boards</source>
        <translation>Mostrar o que e&amp;stá nos tabuleiros eletrónicos</translation>
    </message>
    <message>
        <source>Gi&amp;ve the game to a board…</source>
        <translation>&amp;Dar a partida a um tabuleiro…</translation>
    </message>
    <message>
        <source>&amp;Take the game from its board</source>
        <translation>Tirar a partida do seu ta&amp;buleiro</translation>
    </message>
    <message>
        <source>&amp;Remove the record…</source>
        <translation>&amp;Remover o registo…</translation>
    </message>
    <message>
        <source>Keep what came</source>
        <translation>Guardar o que chegou</translation>
    </message>
    <message>
        <source>Write the games of the source into the event</source>
        <translation>Escrever no torneio as partidas da fonte</translation>
    </message>
    <message>
        <source>Import games…</source>
        <translation>Importar partidas…</translation>
    </message>
    <message>
        <source>Two scoresheets…</source>
        <translation>Duas planilhas…</translation>
    </message>
    <message>
        <source>Put the game together from both sheets</source>
        <translation>Compor a partida a partir das duas planilhas</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>More that can be done with games</source>
        <translation>O que mais se pode fazer com partidas</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tabuleiros</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>Para ver</translation>
    </message>
    <message>
        <source>I look after this</source>
        <translation>Eu trato disto</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Introduzir o resultado</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>No round is paired yet</source>
        <translation>Ainda não há nenhuma ronda emparceirada</translation>
    </message>
    <message>
        <source>Games are kept at the boards of a round: import a PGN, or enter moves from the scoresheets.</source>
        <translation>As partidas guardam-se nos tabuleiros de uma ronda: importe um PGN, ou introduza lances das planilhas.</translation>
    </message>
    <message>
        <source>{0} of {1} games recorded, {2} to look at</source>
        <translation>{0} de {1} partidas registadas, {2} a ver</translation>
    </message>
    <message>
        <source>watching {0}</source>
        <translation>a observar {0}</translation>
    </message>
    <message>
        <source>delayed file in {0}</source>
        <translation>ficheiro com atraso em {0}</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>sem resultado</translation>
    </message>
    <message>
        <source>Round {0}, board {1}</source>
        <translation>Ronda {0}, tabuleiro {1}</translation>
    </message>
    <message>
        <source>This game belongs to no board of the round</source>
        <translation>Esta partida não pertence a nenhum tabuleiro da ronda</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Games (*.pgn);;All files (*)</source>
        <translation>Partidas (*.pgn);;Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>There is no text on the clipboard: copy the games as PGN.</source>
        <translation>Não há texto na área de transferência: copie as partidas como PGN.</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>área de transferência</translation>
    </message>
    <message>
        <source>Publish moves at once?</source>
        <translation>Publicar lances de imediato?</translation>
    </message>
    <message>
        <source>Replace recorded games?</source>
        <translation>Substituir partidas registadas?</translation>
    </message>
    <message>
        <source>Games of the round</source>
        <translation>Partidas da ronda</translation>
    </message>
    <message>
        <source>Pairings for e-board software</source>
        <translation>Emparceiramentos para programas de tabuleiros eletrónicos</translation>
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
        <source>No game is recorded at this board</source>
        <translation>Não há partida registada neste tabuleiro</translation>
    </message>
    <message>
        <source>This game has its board</source>
        <translation>Esta partida tem o seu tabuleiro</translation>
    </message>
    <message>
        <source>This game has no board</source>
        <translation>Esta partida não tem tabuleiro</translation>
    </message>
    <message>
        <source>No source has said anything here</source>
        <translation>Nenhuma fonte disse aqui nada</translation>
    </message>
    <message>
        <source>Every e-board was seen in the start position</source>
        <translation>Todos os tabuleiros eletrónicos foram vistos na posição inicial</translation>
    </message>
    <message>
        <source>Give the game to a board</source>
        <translation>Dar a partida a um tabuleiro</translation>
    </message>
    <message>
        <source>Number of the board:</source>
        <translation>Número do tabuleiro:</translation>
    </message>
    <message>
        <source>This round has no board {0}.</source>
        <translation>Esta ronda não tem tabuleiro {0}.</translation>
    </message>
    <message>
        <source>Replace the game of board {0}?</source>
        <translation>Substituir a partida do tabuleiro {0}?</translation>
    </message>
    <message>
        <source>This is board…</source>
        <translation>Este é o tabuleiro…</translation>
    </message>
    <message>
        <source>Enter {0}</source>
        <translation>Introduzir {0}</translation>
    </message>
    <message>
        <source>Choose an alert first</source>
        <translation>Escolha primeiro um alerta</translation>
    </message>
    <message>
        <source>Who looks after this?</source>
        <translation>Quem trata disto?</translation>
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
        <translation>Tornar público</translation>
    </message>
    <message>
        <source>Moves leave this computer after the delay of the section, on every way.</source>
        <translation>Os lances saem deste computador com o atraso do grupo, por qualquer via.</translation>
    </message>
    <message>
        <source>Live boards…</source>
        <translation>Tabuleiros em direto…</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Publicar…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Escolher uma pasta…</translation>
    </message>
    <message>
        <source>In the hall</source>
        <translation>Na sala</translation>
    </message>
    <message>
        <source>pages for telephones and the wall, from this computer</source>
        <translation>páginas para telefones e para a parede, a partir deste computador</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Site</translation>
    </message>
    <message>
        <source>pairings, standings and games for your web host</source>
        <translation>emparceiramentos, classificação e partidas para o seu alojamento web</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>one PGN a round, for chess.com, FTP and other broadcasters</source>
        <translation>um PGN por ronda, para chess.com, FTP e outras transmissões</translation>
    </message>
    <message>
        <source>Lichess</source>
        <translation>Lichess</translation>
    </message>
    <message>
        <source>Lichess asks here</source>
        <translation>O Lichess consulta aqui</translation>
    </message>
    <message>
        <source>&amp;Round of the broadcast</source>
        <translation>&amp;Ronda da transmissão</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Keep the token</source>
        <translation>Guardar o token</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Token</translation>
    </message>
    <message>
        <source>Either Lichess asks at the address, or this program pushes with your token (study:write). The token lies in the keyring of this computer, never in the event.</source>
        <translation>Ou o Lichess consulta o endereço, ou este programa envia com o seu token (study:write). O token fica no keyring deste computador, nunca no torneio.</translation>
    </message>
    <message>
        <source>What Lichess would show, and what was pushed</source>
        <translation>O que o Lichess mostraria, e o que foi enviado</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Ensaio</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Delayed file for broadcasters</source>
        <translation>Ficheiro com atraso para transmissões</translation>
    </message>
    <message>
        <source>Each round is kept in {0}.</source>
        <translation>Cada ronda fica em {0}.</translation>
    </message>
    <message>
        <source>Only where the live boards have a public name: a tunnel, or a proxy on your server.</source>
        <translation>Só onde os tabuleiros em direto têm nome público: um túnel, ou um proxy no seu servidor.</translation>
    </message>
</context>
<context>
    <name>GroupFilter</name>
    <message>
        <source>Players of a category</source>
        <translation>Jogadores de uma categoria</translation>
    </message>
    <message>
        <source>Show the players of one category only</source>
        <translation>Mostrar só os jogadores de uma categoria</translation>
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
        <translation>Primeiros passos</translation>
    </message>
    <message>
        <source>Take me there</source>
        <translation>Levar-me lá</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seguinte</translation>
    </message>
    <message>
        <source>No more cards</source>
        <translation>Não mostrar mais cartões</translation>
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
        <translation>nada introduzido</translation>
    </message>
    <message>
        <source>“{0}” is not a place; places are whole numbers from 1.</source>
        <translation>“{0}” não é um lugar; os lugares são números inteiros a partir de 1.</translation>
    </message>
    <message>
        <source>“{0}” is not a value; write a number such as 2.5.</source>
        <translation>“{0}” não é um valor; escreva um número como 2.5.</translation>
    </message>
    <message>
        <source>Place by hand</source>
        <translation>Lugar à mão</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Place before this rung is reached; shared places are ties</source>
        <translation>Lugar antes de se chegar a este critério; lugares partilhados são empates</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Type a number; Enter goes to the next line, Del empties the field.</source>
        <translation>Escreva um número; Enter vai para a linha seguinte, Del esvazia o campo.</translation>
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
        <translation>Procurar no manual</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Páginas do manual</translation>
    </message>
    <message>
        <source>Using the program</source>
        <translation>Usar o programa</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Desempates</translation>
    </message>
    <message>
        <source>Policies for unplayed games</source>
        <translation>Regras para partidas não jogadas</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Página do manual</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <translation>Voltar à página anterior</translation>
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
        <translation>Cada partida vai para o tabuleiro dos seus jogadores. O que está errado fica como dúvida.</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Letras das peças</translation>
    </message>
    <message>
        <source>as each game proves</source>
        <translation>como cada partida mostra</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>Que ronda</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>como diz o ficheiro</translation>
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
        <translation>Partidas do ficheiro</translation>
    </message>
    <message>
        <source>Keep these games</source>
        <translation>Guardar estas partidas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>Não há nenhuma partida neste ficheiro.</translation>
    </message>
    <message>
        <source>Games: {0}, to be kept: {1}, to look at: {2}</source>
        <translation>Partidas: {0}, a guardar: {1}, a ver: {2}</translation>
    </message>
    <message>
        <source>There is nothing new in this file</source>
        <translation>Não há nada de novo neste ficheiro</translation>
    </message>
    <message>
        <source>Replace recorded games?</source>
        <translation>Substituir partidas registadas?</translation>
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
        <translation>Rever antes de importar</translation>
    </message>
    <message>
        <source>Nothing has been created yet. {0} itself stays as it is.</source>
        <translation>Ainda não se criou nada. {0} em si fica como está.</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>Verifique, por favor</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Suposto</translation>
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
        <translation>O próprio ficheiro diz tudo: nada se supôs nem reparou.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>I have read what to check: import the rounds all the same, and note it</source>
        <translation>Li o que há a verificar: importar as rondas mesmo assim, e anotá-lo</translation>
    </message>
    <message>
        <source>Each of these becomes a ### line of the tournament report.</source>
        <translation>Cada um destes passa a uma linha ### do relatório do torneio.</translation>
    </message>
    <message>
        <source>New event file</source>
        <translation>Novo ficheiro de torneio</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Mudar…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Create the event</source>
        <translation>Criar o torneio</translation>
    </message>
    <message>
        <source>Tick the box above first: the file breaks rules of pairing.</source>
        <translation>Marque primeiro a caixa acima: o ficheiro viola regras de emparceiramento.</translation>
    </message>
</context>
<context>
    <name>JobList</name>
    <message>
        <source>Documents in it</source>
        <translation>Documentos contidos</translation>
    </message>
    <message>
        <source>Documents in the pack</source>
        <translation>Documentos do pacote</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Add a document</source>
        <translation>Adicionar um documento</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>Menos uma cópia</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>Mais uma cópia</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Retirar</translation>
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
        <translation>Ligar-se a um torneio</translation>
    </message>
    <message>
        <source>Another computer leads it and has invited this one: Event &gt; Work together…, on its screen.</source>
        <translation>Outro computador dirige-o e convidou este: Torneio &gt; Trabalhar em conjunto…, no ecrã dele.</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Endereço</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Código</translation>
    </message>
    <message>
        <source>Figures to compare</source>
        <translation>Algarismos a comparar</translation>
    </message>
    <message>
        <source>Are these the figures on the screen of the leading computer? If not, somebody else answers at this address: do not join.</source>
        <translation>São estes os algarismos no ecrã do computador principal? Se não, neste endereço responde outro: não se ligue.</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Seguinte</translation>
    </message>
    <message>
        <source>They are the &amp;same: join</source>
        <translation>São os &amp;mesmos: ligar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Fill in the address and the code first.</source>
        <translation>Preencha primeiro o endereço e o código.</translation>
    </message>
    <message>
        <source>The leading computer is being asked…</source>
        <translation>A consultar o computador principal…</translation>
    </message>
</context>
<context>
    <name>KeizerDialog</name>
    <message>
        <source>Shares are of the value of a place. What is announced holds for the whole season.</source>
        <translation>As partes calculam-se sobre o valor de um lugar. O que se anuncia vale para toda a época.</translation>
    </message>
    <message>
        <source>Rounds are paired: only shares can still change, with a reason.</source>
        <translation>Há rondas emparceiradas: só as partes ainda podem mudar, com um motivo.</translation>
    </message>
    <message>
        <source>Keizer system</source>
        <translation>Sistema Keizer</translation>
    </message>
    <message>
        <source>Ready parameters</source>
        <translation>Parâmetros prontos</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Próprios</translation>
    </message>
    <message>
        <source>&amp;As in</source>
        <translation>&amp;Como em</translation>
    </message>
    <message>
        <source>All of it…</source>
        <translation>Tudo…</translation>
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
        <translation>O &amp;primeiro lugar vale</translation>
    </message>
    <message>
        <source>a multiple of the last, rounded down</source>
        <translation>um múltiplo do último, arredondado para baixo</translation>
    </message>
    <message>
        <source>a multiple of the last, halves rounded to even</source>
        <translation>um múltiplo do último, metades arredondadas ao par</translation>
    </message>
    <message>
        <source>as much as there are players</source>
        <translation>igual ao número de jogadores</translation>
    </message>
    <message>
        <source>twice as much as there are players</source>
        <translation>o dobro do número de jogadores</translation>
    </message>
    <message>
        <source>&amp;Bye of who is left over</source>
        <translation>&amp;Bye de quem fica de fora</translation>
    </message>
    <message>
        <source>&amp;Excused absence</source>
        <translation>Ausência &amp;justificada</translation>
    </message>
    <message>
        <source>all rounds by the table of the round before</source>
        <translation>todas as rondas pela tabela da ronda anterior</translation>
    </message>
    <message>
        <source>all rounds until values and table agree</source>
        <translation>todas as rondas até valores e tabela condizerem</translation>
    </message>
    <message>
        <source>each round keeps the values of its evening</source>
        <translation>cada ronda mantém os valores da sua noite</translation>
    </message>
    <message>
        <source>After each round &amp;values count</source>
        <translation>Após cada ronda contam os &amp;valores</translation>
    </message>
    <message>
        <source>0: at once, {0}: never</source>
        <translation>0: logo, {0}: nunca</translation>
    </message>
    <message>
        <source>&amp;Not again within … rounds</source>
        <translation>&amp;Não repetir dentro de … rondas</translation>
    </message>
    <message>
        <source>Multiple of the last</source>
        <translation>Múltiplo do último</translation>
    </message>
    <message>
        <source>Or a number for the first place</source>
        <translation>Ou um número para o primeiro lugar</translation>
    </message>
    <message>
        <source>follows from the above</source>
        <translation>resulta do que está acima</translation>
    </message>
    <message>
        <source>The own value is added</source>
        <translation>O valor próprio soma-se</translation>
    </message>
    <message>
        <source>once, the one of now</source>
        <translation>uma vez, o de agora</translation>
    </message>
    <message>
        <source>once, the one at the start</source>
        <translation>uma vez, o do início</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>It is gone after round</source>
        <translation>Desaparece depois da ronda</translation>
    </message>
    <message>
        <source>0: it stays</source>
        <translation>0: fica</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Derrota</translation>
    </message>
    <message>
        <source>Win by forfeit</source>
        <translation>Vitória por falta de comparência</translation>
    </message>
    <message>
        <source>Loss by forfeit</source>
        <translation>Derrota por falta de comparência</translation>
    </message>
    <message>
        <source>Absence without excuse</source>
        <translation>Ausência sem justificação</translation>
    </message>
    <message>
        <source>Game for the club elsewhere</source>
        <translation>Partida pelo clube noutro lado</translation>
    </message>
    <message>
        <source>Excused absences that count</source>
        <translation>Ausências justificadas que contam</translation>
    </message>
    <message>
        <source>0: all</source>
        <translation>0: todas</translation>
    </message>
    <message>
        <source>Each further one counts half of the one before</source>
        <translation>Cada ausência a mais conta metade da anterior</translation>
    </message>
    <message>
        <source>Amounts are rounded</source>
        <translation>As quantias arredondam-se</translation>
    </message>
    <message>
        <source>to halves</source>
        <translation>a metades</translation>
    </message>
    <message>
        <source>to whole numbers</source>
        <translation>a números inteiros</translation>
    </message>
    <message>
        <source>First ranking</source>
        <translation>Ordem inicial</translation>
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
        <translation>O bye vai rodando</translation>
    </message>
    <message>
        <source>Byes mean</source>
        <translation>Os byes significam</translation>
    </message>
    <message>
        <source>H excused, Z not, F a game for the club</source>
        <translation>H justificado, Z não, F uma partida pelo clube</translation>
    </message>
    <message>
        <source>H and Z excused, F not, as in a file</source>
        <translation>H e Z justificados, F não, como num ficheiro</translation>
    </message>
</context>
<context>
    <name>KeptLine</name>
    <message>
        <source>Open the folder</source>
        <translation>Abrir a pasta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
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
        <translation>tabuleiro aberto seguinte</translation>
    </message>
    <message>
        <source>A–Z</source>
        <translation>A–Z</translation>
    </message>
    <message>
        <source>find a player</source>
        <translation>procurar um jogador</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Teclas: {0}</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>ganham as brancas</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>ganham as pretas</translation>
    </message>
    <message>
        <source>Black absent</source>
        <translation>pretas ausentes</translation>
    </message>
    <message>
        <source>White absent</source>
        <translation>brancas ausentes</translation>
    </message>
    <message>
        <source>both absent</source>
        <translation>ambos ausentes</translation>
    </message>
    <message>
        <source>other</source>
        <translation>outros</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>limpar</translation>
    </message>
</context>
<context>
    <name>KeyMaps</name>
    <message>
        <source>Classic (1, 5, 0)</source>
        <translation>Clássico (1, 5, 0)</translation>
    </message>
    <message>
        <source>Sharly (1, 3, 2; 0 clears)</source>
        <translation>Sharly (1, 3, 2; 0 limpa)</translation>
    </message>
    <message>
        <source>OpenPairings (1, 2, 3)</source>
        <translation>OpenPairings (1, 2, 3)</translation>
    </message>
    <message>
        <source>Space (1, space bar, 0)</source>
        <translation>Espaço (1, barra de espaço, 0)</translation>
    </message>
    <message>
        <source>US (W, D, L)</source>
        <translation>EUA (W, D, L)</translation>
    </message>
    <message>
        <source>Own keys…</source>
        <translation>Teclas próprias…</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
</context>
<context>
    <name>KnockoutDialog</name>
    <message>
        <source>“{0}” is no tie-break; write for example rapid-25-10. There are {1}.</source>
        <translation>“{0}” não é um desempate; escreva por exemplo rapid-25-10. Há {1}.</translation>
    </message>
    <message>
        <source>The winner of a match goes on. What decides a drawn match is announced beforehand.</source>
        <translation>O vencedor de um encontro passa. O que decide um encontro empatado anuncia-se antes.</translation>
    </message>
    <message>
        <source>Round 1 is paired: only the tie-break can still change, with a reason.</source>
        <translation>A ronda 1 está emparceirada: só o desempate ainda pode mudar, com um motivo.</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Eliminatórias</translation>
    </message>
    <message>
        <source>&amp;Games of a match</source>
        <translation>&amp;Partidas por encontro</translation>
    </message>
    <message>
        <source>one</source>
        <translation>uma</translation>
    </message>
    <message>
        <source>two, with both colours</source>
        <translation>duas, com ambas as cores</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatro</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>&amp;Cabeças de série</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>por Elo</translation>
    </message>
    <message>
        <source>as the start list has them</source>
        <translation>como na lista inicial</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>por sorteio</translation>
    </message>
    <message>
        <source>&amp;White in the first game</source>
        <translation>&amp;Brancas na primeira partida</translation>
    </message>
    <message>
        <source>who had it less often, else the bracket says who</source>
        <translation>quem as teve menos vezes, senão decide o quadro</translation>
    </message>
    <message>
        <source>the better seed</source>
        <translation>o melhor cabeça de série</translation>
    </message>
    <message>
        <source>The losers of the semi-finals &amp;play for place 3</source>
        <translation>Os vencidos das meias-finais &amp;jogam pelo 3.º lugar</translation>
    </message>
    <message>
        <source>A match &amp;ends when nobody can catch up</source>
        <translation>Um encontro &amp;acaba quando já não se pode recuperar</translation>
    </message>
    <message>
        <source>Tie-breaks to choose from</source>
        <translation>Desempates à escolha</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Próprios</translation>
    </message>
    <message>
        <source>&amp;A drawn match</source>
        <translation>&amp;Um encontro empatado</translation>
    </message>
    <message>
        <source>&amp;In this order</source>
        <translation>Por esta &amp;ordem</translation>
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
        <translation>uma partida</translation>
    </message>
    <message>
        <source>two games</source>
        <translation>duas partidas</translation>
    </message>
    <message>
        <source>four games</source>
        <translation>quatro partidas</translation>
    </message>
    <message>
        <source>the arbiter decides a drawn match</source>
        <translation>o árbitro decide um encontro empatado</translation>
    </message>
    <message>
        <source>place 3 is played for</source>
        <translation>joga-se pelo 3.º lugar</translation>
    </message>
    <message>
        <source>the arbiter decides</source>
        <translation>decide o árbitro</translation>
    </message>
    <message>
        <source>The arbiter decides.</source>
        <translation>Decide o árbitro.</translation>
    </message>
</context>
<context>
    <name>LaboratoryWindow</name>
    <message>
        <source>tdapp: laboratory</source>
        <translation>tdapp: laboratório</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudo</translation>
    </message>
    <message>
        <source>Players and rounds</source>
        <translation>Jogadores e rondas</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Torneios</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>Processos</translation>
    </message>
    <message>
        <source>Fewer processes</source>
        <translation>Menos processos</translation>
    </message>
    <message>
        <source>More processes</source>
        <translation>Mais processos</translation>
    </message>
    <message>
        <source>BH/C1,SB; DE,BH@fide-2009</source>
        <translation>BH/C1,SB; DE,BH@fide-2009</translation>
    </message>
    <message>
        <source>Add this event&apos;s</source>
        <translation>Adicionar os deste torneio</translation>
    </message>
    <message>
        <source>Put the ladders of the open event into the rows</source>
        <translation>Pôr nas linhas os desempates do torneio aberto</translation>
    </message>
    <message>
        <source>Reports of a folder…</source>
        <translation>Relatórios de uma pasta…</translation>
    </message>
    <message>
        <source>Look at events that were really played instead of events made by chance</source>
        <translation>Olhar para torneios realmente jogados em vez de torneios feitos ao acaso</translation>
    </message>
    <message>
        <source>Players × rounds</source>
        <translation>Jogadores × rondas</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Ladders of your own, separated by ;</source>
        <translation>Listas de desempates próprias, separadas por ;</translation>
    </message>
    <message>
        <source>Keep the events in a file…</source>
        <translation>Guardar os torneios num ficheiro…</translation>
    </message>
    <message>
        <source>A run that was stopped goes on where it was; more events can be added later</source>
        <translation>Um estudo parado continua onde estava; podem somar-se mais torneios depois</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>About the laboratory</source>
        <translation>Sobre o laboratório</translation>
    </message>
    <message>
        <source>The laboratory</source>
        <translation>O laboratório</translation>
    </message>
    <message>
        <source>Nothing was run yet</source>
        <translation>Ainda não se executou nada</translation>
    </message>
    <message>
        <source>Choose a study and how many events. A hundred events of 100 players take some ten seconds.</source>
        <translation>Escolha um estudo e quantos torneios. Cem torneios de 100 jogadores demoram uns dez segundos.</translation>
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
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Menor</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Maior</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Página inteira</translation>
    </message>
    <message>
        <source>A folder of tournament reports</source>
        <translation>Uma pasta de relatórios de torneio</translation>
    </message>
    <message>
        <source>The reports in {0} instead of events made by chance</source>
        <translation>Os relatórios em {0} em vez de torneios feitos ao acaso</translation>
    </message>
    <message>
        <source>Keep the events in a file</source>
        <translation>Guardar os torneios num ficheiro</translation>
    </message>
    <message>
        <source>Results of the laboratory (*.jsonl)</source>
        <translation>Resultados do laboratório (*.jsonl)</translation>
    </message>
    <message>
        <source>Kept in {0}</source>
        <translation>Guardado em {0}</translation>
    </message>
    <message>
        <source>Stopping after the events under way…</source>
        <translation>A parar depois dos torneios em curso…</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) counted.</source>
        <translation>
            <numerusform>%n torneio contado.</numerusform>
            <numerusform>%n torneios contados.</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Ficheiros PDF (*.pdf)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Ficheiros CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>Ficheiros JSON (*.json)</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Guardar os resultados</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Guardado: {0}</translation>
    </message>
</context>
<context>
    <name>LadderActions</name>
    <message>
        <source>&amp;Make the trial ladder official…</source>
        <translation>&amp;Tornar oficiais os desempates de ensaio…</translation>
    </message>
    <message>
        <source>&amp;Drop the trial ladder</source>
        <translation>&amp;Descartar os desempates de ensaio</translation>
    </message>
    <message>
        <source>&amp;Compare ladders…</source>
        <translation>&amp;Comparar listas de desempates…</translation>
    </message>
    <message>
        <source>&amp;Places by policy…</source>
        <translation>Lu&amp;gares por regra…</translation>
    </message>
    <message>
        <source>&amp;Verify every value…</source>
        <translation>&amp;Verificar todos os valores…</translation>
    </message>
    <message>
        <source>&amp;Enter places and values by hand…</source>
        <translation>&amp;Introduzir lugares e valores à mão…</translation>
    </message>
    <message>
        <source>La&amp;boratory: which tie-break?</source>
        <translation>La&amp;boratório: que desempate?</translation>
    </message>
    <message>
        <source>&amp;Save this ladder as…</source>
        <translation>Guardar e&amp;sta lista como…</translation>
    </message>
    <message>
        <source>C&amp;opy the ladder of another event…</source>
        <translation>C&amp;opiar os desempates de outro torneio…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Abra primeiro um torneio</translation>
    </message>
    <message>
        <source>There is no trial ladder: the official one is shown</source>
        <translation>Não há desempates de ensaio: mostram-se os oficiais</translation>
    </message>
    <message>
        <source>The ladder has no rung MAN or EXT that would ask for entries</source>
        <translation>A lista não tem nenhum critério MAN ou EXT que peça valores</translation>
    </message>
    <message>
        <source>Change the official ladder?</source>
        <translation>Mudar os desempates oficiais?</translation>
    </message>
    <message>
        <source>Round 1 is paired: players may rely on the announced tie-breaks. The old ladder is kept, the change is logged and written to the tournament report.</source>
        <translation>A ronda 1 está emparceirada: os jogadores podem contar com os desempates anunciados. A lista antiga guarda-se, a mudança fica no registo e no relatório do torneio.</translation>
    </message>
    <message>
        <source>Change the edition of the rules?</source>
        <translation>Mudar a edição das regras?</translation>
    </message>
    <message>
        <source>Round 1 is paired. Another edition changes how unplayed games count; the change is logged.</source>
        <translation>A ronda 1 está emparceirada. Outra edição muda como contam as partidas não jogadas; a mudança fica no registo.</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Edição FIDE {0}</translation>
    </message>
    <message>
        <source>The ladder is official now.</source>
        <translation>Os desempates são agora oficiais.</translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Desempates oficiais</translation>
    </message>
    <message>
        <source>Trial ladder</source>
        <translation>Desempates de ensaio</translation>
    </message>
    <message>
        <source>Save this ladder</source>
        <translation>Guardar esta lista de desempates</translation>
    </message>
    <message>
        <source>Name of the ladder:</source>
        <translation>Nome da lista de desempates:</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Guardado: {0}</translation>
    </message>
    <message>
        <source>Forgotten: {0}</source>
        <translation>Esquecida: {0}</translation>
    </message>
    <message>
        <source>Copy the ladder of another event</source>
        <translation>Copiar os desempates de outro torneio</translation>
    </message>
    <message>
        <source>Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)</source>
        <translation>Torneios e relatórios de torneio (*.tdb *.trf *.trfx *.txt);;Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>{0} names no tie-breaks.</source>
        <translation>{0} não indica desempates.</translation>
    </message>
    <message>
        <source>Ladder copied from {0}</source>
        <translation>Desempates copiados de {0}</translation>
    </message>
    <message>
        <source>Copy a ladder</source>
        <translation>Copiar uma lista de desempates</translation>
    </message>
    <message>
        <source>The file has several sections:</source>
        <translation>O ficheiro tem vários grupos:</translation>
    </message>
</context>
<context>
    <name>LadderDelegate</name>
    <message>
        <source>NOT C.07</source>
        <translation>NÃO C.07</translation>
    </message>
    <message>
        <source>unplayed games: {0}</source>
        <translation>partidas não jogadas: {0}</translation>
    </message>
</context>
<context>
    <name>LadderGestures</name>
    <message>
        <source>{0} moved to position {1} of {2}</source>
        <translation>{0} movido para a posição {1} de {2}</translation>
    </message>
    <message>
        <source>{0} added at position {1}</source>
        <translation>{0} adicionado na posição {1}</translation>
    </message>
    <message>
        <source>{0} removed</source>
        <translation>{0} removido</translation>
    </message>
</context>
<context>
    <name>LadderModel</name>
    <message>
        <source>not C.07</source>
        <translation>não C.07</translation>
    </message>
    <message>
        <source>Options of {0} (F2)</source>
        <translation>Opções de {0} (F2)</translation>
    </message>
    <message>
        <source>{0} is already the first rung</source>
        <translation>{0} já é o primeiro critério</translation>
    </message>
    <message>
        <source>Move {0} up (Alt+Up)</source>
        <translation>Subir {0} (Alt+Seta para cima)</translation>
    </message>
    <message>
        <source>{0} is already the last rung</source>
        <translation>{0} já é o último critério</translation>
    </message>
    <message>
        <source>Move {0} down (Alt+Down)</source>
        <translation>Descer {0} (Alt+Seta para baixo)</translation>
    </message>
    <message>
        <source>Remove {0} (Del)</source>
        <translation>Remover {0} (Del)</translation>
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
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Put a ready ladder into the editor</source>
        <translation>Pôr no editor uma lista pronta</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Edição das regras de desempate da FIDE</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Edição FIDE {0}</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Places by policy: what each rule for unplayed games would change</source>
        <translation>Lugares por regra: o que mudaria cada regra para partidas não jogadas</translation>
    </message>
    <message>
        <source>Verify…</source>
        <translation>Verificar…</translation>
    </message>
    <message>
        <source>Compare every value with FIDE&apos;s tool and with a second calculation</source>
        <translation>Comparar cada valor com a ferramenta da FIDE e com um segundo cálculo</translation>
    </message>
    <message>
        <source>Drop trial</source>
        <translation>Descartar ensaio</translation>
    </message>
    <message>
        <source>Back to the official ladder; can be undone</source>
        <translation>De volta aos desempates oficiais; pode desfazer-se</translation>
    </message>
    <message>
        <source>Make official…</source>
        <translation>Tornar oficiais…</translation>
    </message>
    <message>
        <source>Laboratory: which tie-break, which rule for unplayed games serves best?</source>
        <translation>Laboratório: que desempate, que regra para partidas não jogadas serve melhor?</translation>
    </message>
    <message>
        <source>Ladder, in the order of use after points</source>
        <translation>Lista de desempates, pela ordem de uso depois dos pontos</translation>
    </message>
    <message>
        <source>No tie-break: all ties stay shared</source>
        <translation>Sem desempate: todos os empates ficam partilhados</translation>
    </message>
    <message>
        <source>Type a criterion below, or drag one here.</source>
        <translation>Escreva um critério abaixo, ou arraste um para aqui.</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>Em palavras</translation>
    </message>
    <message>
        <source>Results changed after this was entered: it may be out of date.</source>
        <translation>Mudaram resultados depois de introduzir isto: pode estar desatualizado.</translation>
    </message>
    <message numerus="yes">
        <source>TRIAL, %n change(s) from official</source>
        <translation>
            <numerusform>ENSAIO, %n mudança face à oficial</numerusform>
            <numerusform>ENSAIO, %n mudanças face à oficial</numerusform>
        </translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Desempates oficiais</translation>
    </message>
    <message>
        <source>The trial ladder becomes the official one</source>
        <translation>Os desempates de ensaio passam a oficiais</translation>
    </message>
    <message>
        <source>The ladder shown is the official one already; change something first</source>
        <translation>A lista mostrada já é a oficial; mude primeiro alguma coisa</translation>
    </message>
    <message>
        <source>Edition {0}</source>
        <translation>Edição {0}</translation>
    </message>
    <message>
        <source>Change freely: this is a trial until you make it official.</source>
        <translation>Mude à vontade: isto é um ensaio até o tornar oficial.</translation>
    </message>
    <message>
        <source>Options of {0}</source>
        <translation>Opções de {0}</translation>
    </message>
</context>
<context>
    <name>LadderView</name>
    <message>
        <source>Ladder, in the order of use</source>
        <translation>Lista de desempates, pela ordem de uso</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a rung, F2 or Enter opens its options, Del removes it, Shift+F1 opens its page of the manual.</source>
        <translation>Alt+Seta para cima e Alt+Seta para baixo movem um critério, F2 ou Enter abre as suas opções, Del remove-o, Shift+F1 abre a sua página do manual.</translation>
    </message>
    <message>
        <source>Options…	F2</source>
        <translation>Opções…	F2</translation>
    </message>
    <message>
        <source>Move up	Alt+Up</source>
        <translation>Subir	Alt+Seta para cima</translation>
    </message>
    <message>
        <source>Move down	Alt+Down</source>
        <translation>Descer	Alt+Seta para baixo</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>Remover	Del</translation>
    </message>
    <message>
        <source>About this tie-break	Shift+F1</source>
        <translation>Sobre este desempate	Shift+F1</translation>
    </message>
    <message>
        <source>Enter by hand…</source>
        <translation>Introduzir à mão…</translation>
    </message>
</context>
<context>
    <name>Leading</name>
    <message>
        <source>This computer leads the event from here on.</source>
        <translation>A partir daqui este computador dirige o torneio.</translation>
    </message>
    <message>
        <source>The leading computer is being asked…</source>
        <translation>A consultar o computador principal…</translation>
    </message>
    <message>
        <source>The computer that led before knows that this one leads now.</source>
        <translation>O computador que antes dirigia sabe que agora dirige este.</translation>
    </message>
    <message>
        <source>the computer that led</source>
        <translation>o computador que dirigia</translation>
    </message>
    <message>
        <source>{0} leads it since this computer did not answer, at {1}.</source>
        <translation>{0} dirige-o desde que este computador deixou de responder, em {1}.</translation>
    </message>
    <message>
        <source>Here it can only be looked at. As a desk you work on; what was entered only here is shown.</source>
        <translation>Aqui só se pode consultar. Como posto continua a trabalhar; o que só se introduziu aqui é mostrado.</translation>
    </message>
    <message>
        <source>Another computer leads this event</source>
        <translation>Outro computador dirige este torneio</translation>
    </message>
    <message>
        <source>Become a desk</source>
        <translation>Passar a posto</translation>
    </message>
    <message>
        <source>The event is being fetched…</source>
        <translation>A buscar o torneio…</translation>
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
        <translation>Se alguém jogar contra estas regras, o programa pergunta, indicando a regra, quando se entrega a constituição.</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>qualquer número</translation>
    </message>
    <message>
        <source>Fixed members of a team</source>
        <translation>Membros fixos de uma equipa</translation>
    </message>
    <message>
        <source>as many as boards</source>
        <translation>tantos quantos tabuleiros</translation>
    </message>
    <message>
        <source>A reserve may play</source>
        <translation>Um suplente pode jogar</translation>
    </message>
    <message>
        <source>by nothing else</source>
        <translation>por nada mais</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>por Elo</translation>
    </message>
    <message>
        <source>by the numbers in the club&apos;s list</source>
        <translation>pelos números na lista do clube</translation>
    </message>
    <message>
        <source>The order is limited</source>
        <translation>A ordem é limitada</translation>
    </message>
    <message>
        <source>Rating points that may be turned round</source>
        <translation>Pontos de Elo que se podem inverter</translation>
    </message>
    <message>
        <source>Fine for a board without a player</source>
        <translation>Multa por um tabuleiro sem jogador</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>Fine for a team that does not appear</source>
        <translation>Multa por uma equipa que não comparece</translation>
    </message>
    <message>
        <source>Division of this file (1 is the highest, 0: none)</source>
        <translation>Divisão deste ficheiro (1 é a mais alta, 0: nenhuma)</translation>
    </message>
    <message>
        <source>Season (divisions of one season are compared)</source>
        <translation>Época (comparam-se as divisões de uma época)</translation>
    </message>
    <message>
        <source>Times a member may play for higher teams of the club</source>
        <translation>Vezes que um membro pode jogar por equipas superiores do clube</translation>
    </message>
    <message>
        <source>Teams that go up</source>
        <translation>Equipas que sobem</translation>
    </message>
    <message>
        <source>Teams that go down</source>
        <translation>Equipas que descem</translation>
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
        <translation>O token fica guardado por este computador.</translation>
    </message>
    <message>
        <source>Nothing is pushed any more.</source>
        <translation>Já não se envia nada.</translation>
    </message>
</context>
<context>
    <name>LimitsDialog</name>
    <message>
        <source>Categories under a rating</source>
        <translation>Categorias abaixo de um Elo</translation>
    </message>
    <message>
        <source>Limits, separated by commas; players without a rating go to the lowest.</source>
        <translation>Limites, separados por vírgulas; os jogadores sem Elo vão para o mais baixo.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Limits are ratings, for example 2000, 1800.</source>
        <translation>Os limites são Elo, por exemplo 2000, 1800.</translation>
    </message>
</context>
<context>
    <name>LineUpDialog</name>
    <message>
        <source>Line-ups</source>
        <translation>Constituições</translation>
    </message>
    <message>
        <source>Line-ups of match {0}, round {1}</source>
        <translation>Constituições do encontro {0}, ronda {1}</translation>
    </message>
    <message>
        <source>Space or the digit of a member takes him or her in or out; Tab goes to the other team, Enter hands in.</source>
        <translation>A barra de espaço ou o algarismo de um membro põe-no ou tira-o; Tab vai para a outra equipa, Enter entrega.</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Entregar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>ListOrder</name>
    <message>
        <source>standard</source>
        <translation>clássicas</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>semirrápidas</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>rápidas</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>Order of the rating lists</source>
        <translation>Ordem das listas de Elo</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Add a rating of a list</source>
        <translation>Adicionar um Elo de uma lista</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Subir (Alt+Seta para cima)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Descer (Alt+Seta para baixo)</translation>
    </message>
    <message>
        <source>Leave this rating out (Del)</source>
        <translation>Deixar este Elo de fora (Del)</translation>
    </message>
    <message>
        <source>Usual order</source>
        <translation>Ordem habitual</translation>
    </message>
    <message>
        <source>FIDE&apos;s rating of the rate of play, then standard</source>
        <translation>O Elo FIDE do ritmo de jogo, depois o de clássicas</translation>
    </message>
    <message>
        <source>Every rating of the lists is there</source>
        <translation>Já estão todos os Elo das listas</translation>
    </message>
    <message>
        <source>It is the first already</source>
        <translation>Já é a primeira</translation>
    </message>
    <message>
        <source>It is the last already</source>
        <translation>Já é a última</translation>
    </message>
    <message>
        <source>One rating has to stay</source>
        <translation>Tem de ficar um Elo</translation>
    </message>
</context>
<context>
    <name>Live</name>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Place under the ladder shown</source>
        <translation>Lugar com a lista mostrada</translation>
    </message>
    <message>
        <source>By how many places the ladder shown moves the player against the official</source>
        <translation>Quantos lugares a lista mostrada move o jogador face à oficial</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Pontos após esta ronda</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Decidido por</translation>
    </message>
    <message>
        <source>The rung that separates the player from those nearest on the same points</source>
        <translation>O critério que separa o jogador dos mais próximos com os mesmos pontos</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>The player&apos;s value of that rung</source>
        <translation>O valor do jogador nesse critério</translation>
    </message>
    <message>
        <source>Shared place</source>
        <translation>Lugar partilhado</translation>
    </message>
    <message>
        <source>up from place {0}</source>
        <translation>sobe do lugar {0}</translation>
    </message>
    <message>
        <source>down from place {0}</source>
        <translation>desce do lugar {0}</translation>
    </message>
</context>
<context>
    <name>LiveDesk</name>
    <message>
        <source>The pages for viewers are open again.</source>
        <translation>As páginas para espectadores estão outra vez abertas.</translation>
    </message>
</context>
<context>
    <name>LiveDialog</name>
    <message>
        <source>Live boards</source>
        <translation>Tabuleiros em direto</translation>
    </message>
    <message>
        <source>Boards, games and standings for everybody with a browser, from a process that holds only these.</source>
        <translation>Tabuleiros, partidas e classificação para quem tiver um navegador, a partir de um processo que só contém isso.</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>&amp;Moves appear later by</source>
        <translation>Os l&amp;ances aparecem com atraso de</translation>
    </message>
    <message>
        <source>also when the &amp;result is entered</source>
        <translation>também quando o &amp;resultado está introduzido</translation>
    </message>
    <message>
        <source>&amp;Line for the viewers</source>
        <translation>&amp;Linha para os espectadores</translation>
    </message>
    <message>
        <source>Show the &amp;standings as they would be now</source>
        <translation>Mostrar a &amp;classificação como estaria agora</translation>
    </message>
    <message>
        <source>While a round is played: with the results that viewers know. Games without one do not count.</source>
        <translation>Enquanto se joga uma ronda: com os resultados que os espectadores conhecem. As partidas sem resultado não contam.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>A UCI engine, its path or name; only for games whose result viewers know. Stop ends it.</source>
        <translation>Um motor UCI, o seu caminho ou nome; só para partidas cujo resultado os espectadores já conhecem. Parar termina-o.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
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
        <translation>P&amp;orta</translation>
    </message>
    <message>
        <source>Show in the &amp;hall, not on this computer only</source>
        <translation>Mostrar na &amp;sala, não só neste computador</translation>
    </message>
    <message>
        <source>Only for viewers who know a &amp;word</source>
        <translation>Só para espectadores que saibam uma &amp;palavra</translation>
    </message>
    <message>
        <source>of a tunnel or proxy, where there is one</source>
        <translation>de um túnel ou proxy, onde o houver</translation>
    </message>
    <message>
        <source>P&amp;ublic name</source>
        <translation>&amp;Nome público</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>Código QR do endereço</translation>
    </message>
    <message>
        <source>Open the pages</source>
        <translation>Abrir as páginas</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copiar o endereço</translation>
    </message>
    <message>
        <source>Code as a page…</source>
        <translation>Código numa página…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The pages go on when this is closed, and when the event is opened here again.</source>
        <translation>As páginas continuam quando isto se fecha, e quando o torneio se volta a abrir aqui.</translation>
    </message>
    <message>
        <source>Whoever sits in the hall with a telephone sees every move at once.</source>
        <translation>Quem estiver na sala com um telefone vê cada lance de imediato.</translation>
    </message>
    <message>
        <source>Without any delay?</source>
        <translation>Sem nenhum atraso?</translation>
    </message>
    <message>
        <source>Everybody in this network can open the pages: pairings, results, and moves after the delay.</source>
        <translation>Todos nesta rede podem abrir as páginas: emparceiramentos, resultados, e lances com atraso.</translation>
    </message>
    <message>
        <source>The system may ask whether the firewall lets them through.</source>
        <translation>O sistema pode perguntar se a firewall as deixa passar.</translation>
    </message>
    <message>
        <source>Show the boards in the hall?</source>
        <translation>Mostrar os tabuleiros na sala?</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Mostrá-los</translation>
    </message>
    <message>
        <source>The pages are being started…</source>
        <translation>A iniciar as páginas…</translation>
    </message>
    <message numerus="yes">
        <source>%n viewer(s) now</source>
        <translation>
            <numerusform>%n espectador agora</numerusform>
            <numerusform>%n espectadores agora</numerusform>
        </translation>
    </message>
    <message>
        <source>Code as a page</source>
        <translation>Código numa página</translation>
    </message>
    <message>
        <source>All boards on your telephone</source>
        <translation>Todos os tabuleiros no seu telefone</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Escrito: {0}</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>O endereço foi copiado.</translation>
    </message>
</context>
<context>
    <name>LiveStandings</name>
    <message>
        <source>Moved first</source>
        <translation>Movidos primeiro</translation>
    </message>
    <message>
        <source>Show at the top whose place is another one than under the official ladder</source>
        <translation>Mostrar em cima quem tem um lugar diferente do dos desempates oficiais</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Porquê?</translation>
    </message>
    <message>
        <source>Show the worked calculation of the selected line (Enter)</source>
        <translation>Mostrar o cálculo detalhado da linha selecionada (Enter)</translation>
    </message>
    <message>
        <source>Standings by this ladder</source>
        <translation>Classificação com esta lista</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Ainda sem classificação</translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation>Aparecem logo que o torneio tenha jogadores.</translation>
    </message>
    <message>
        <source>Let go here: {0} of {1} places change</source>
        <translation>Largar aqui: mudam {0} de {1} lugares</translation>
    </message>
    <message>
        <source>After round {0}: {1} of {2} places change</source>
        <translation>Após a ronda {0}: mudam {1} de {2} lugares</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Classificação após a ronda {0}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;Todos os passos</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Resultados</translation>
    </message>
    <message>
        <source>&amp;Pairings and rounds</source>
        <translation>&amp;Emparceiramentos e rondas</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Jogadores</translation>
    </message>
    <message>
        <source>Tie-&amp;breaks</source>
        <translation>&amp;Desempates</translation>
    </message>
    <message>
        <source>Steps with a r&amp;eason</source>
        <translation>Passos com &amp;motivo</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quem</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>Quem o fez</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>When the step was written</source>
        <translation>Quando se escreveu o passo</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>O que se fez</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>Which game or entry</source>
        <translation>Que partida ou entrada</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Undo does not go behind this step</source>
        <translation>Desfazer não vai além deste passo</translation>
    </message>
    <message>
        <source>When the state was named</source>
        <translation>Quando se deu nome ao estado</translation>
    </message>
    <message>
        <source>Restore point</source>
        <translation>Ponto de restauro</translation>
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
        <translation>Registo</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>O que se lista</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
    <message>
        <source>Every step, newest first</source>
        <translation>Todos os passos, primeiro os mais recentes</translation>
    </message>
    <message>
        <source>Restore points</source>
        <translation>Pontos de restauro</translation>
    </message>
    <message>
        <source>Named states you can go back to</source>
        <translation>Estados com nome a que pode voltar</translation>
    </message>
    <message>
        <source>Which sections</source>
        <translation>Que grupos</translation>
    </message>
    <message>
        <source>Whole event</source>
        <translation>Todo o torneio</translation>
    </message>
    <message>
        <source>Steps of every section</source>
        <translation>Passos de todos os grupos</translation>
    </message>
    <message>
        <source>This section</source>
        <translation>Este grupo</translation>
    </message>
    <message>
        <source>Only steps of the section in view</source>
        <translation>Só passos do grupo à vista</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Todos os passos</translation>
    </message>
    <message>
        <source>Which steps are listed</source>
        <translation>Que passos se listam</translation>
    </message>
    <message>
        <source>Find a step</source>
        <translation>Procurar um passo</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Ainda não aconteceu nada</translation>
    </message>
    <message>
        <source>Every change of the event is listed here, with what it changed, and can be taken back.</source>
        <translation>Aqui está a lista de todas as mudanças do torneio, com o que cada uma mudou, e todas se podem desfazer.</translation>
    </message>
    <message>
        <source>Go back to this step…</source>
        <translation>Voltar a este passo…</translation>
    </message>
    <message>
        <source>Take this step back</source>
        <translation>Desfazer este passo</translation>
    </message>
    <message>
        <source>The newest step of somebody else</source>
        <translation>O passo mais recente de outra pessoa</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Restaurar a partir de um ficheiro…</translation>
    </message>
    <message>
        <source>A backup or another copy of this event</source>
        <translation>Uma cópia de segurança ou outra cópia deste torneio</translation>
    </message>
    <message>
        <source>Name the state as it is now…</source>
        <translation>Dar nome ao estado atual…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Escolher uma pasta…</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Fazer cópia agora</translation>
    </message>
    <message>
        <source>No more backups</source>
        <translation>Não fazer mais cópias</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Cópias de segurança</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n passo</numerusform>
            <numerusform>%n passos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the newest %n step(s)</source>
        <translation>
            <numerusform>o %n passo mais recente</numerusform>
            <numerusform>os %n passos mais recentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restore point(s)</source>
        <translation>
            <numerusform>%n ponto de restauro</numerusform>
            <numerusform>%n pontos de restauro</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a step first</source>
        <translation>Escolha primeiro um passo</translation>
    </message>
    <message>
        <source>Choose a restore point first</source>
        <translation>Escolha primeiro um ponto de restauro</translation>
    </message>
    <message>
        <source>Only one &amp;round</source>
        <translation>Só uma &amp;ronda</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Todas as rondas</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronda {0}</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Quem</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Also steps that were &amp;taken back</source>
        <translation>Também passos que foram &amp;desfeitos</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>ronda {0}</translation>
    </message>
    <message>
        <source>without those taken back</source>
        <translation>sem os desfeitos</translation>
    </message>
    <message>
        <source>Go back to the state after “{0}”?</source>
        <translation>Voltar ao estado depois de “{0}”?</translation>
    </message>
    <message>
        <source>Restore “{0}”?</source>
        <translation>Restaurar “{0}”?</translation>
    </message>
    <message>
        <source>That is the state as it is now.</source>
        <translation>Esse é o estado atual.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>%n passo seria retirado; desfazer recupera-o.</numerusform>
            <numerusform>%n passos seriam retirados; desfazer recupera-os.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Voltar atrás</translation>
    </message>
    <message>
        <source>Restore from a file</source>
        <translation>Restaurar a partir de um ficheiro</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Ficheiros de torneio (*.tdb)</translation>
    </message>
    <message>
        <source>It stands as of {0}, after “{1}”.</source>
        <translation>Está como em {0}, depois de “{1}”.</translation>
    </message>
    <message>
        <source>The state as it is now is kept in a file beside the event. Undo does not go behind this step.</source>
        <translation>O estado atual guarda-se num ficheiro ao lado do torneio. Desfazer não vai além deste passo.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only in that file and come in.</source>
        <translation>
            <numerusform>%n passo só está nesse ficheiro e entra.</numerusform>
            <numerusform>%n passos só estão nesse ficheiro e entram.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only here and go:</source>
        <translation>
            <numerusform>%n passo só está aqui e desaparece:</numerusform>
            <numerusform>%n passos só estão aqui e desaparecem:</numerusform>
        </translation>
    </message>
    <message>
        <source>Make everything as it is in {0}?</source>
        <translation>Pôr tudo como está em {0}?</translation>
    </message>
    <message>
        <source>Restore from the file</source>
        <translation>Restaurar a partir do ficheiro</translation>
    </message>
    <message>
        <source>Name the state as it is now</source>
        <translation>Dar nome ao estado atual</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nome:</translation>
    </message>
    <message>
        <source>Named: {0}</source>
        <translation>Com nome: {0}</translation>
    </message>
    <message>
        <source>No second place is chosen. Choose a folder, best on a USB stick: a copy goes there by itself.</source>
        <translation>Não está escolhido um segundo lugar. Escolha uma pasta, de preferência numa pen USB: uma cópia vai para lá automaticamente.</translation>
    </message>
    <message>
        <source>To {0}, the last {1} copies are kept: {2}</source>
        <translation>Em {0} guardam-se as últimas {1} cópias: {2}</translation>
    </message>
    <message>
        <source>Folder for backups</source>
        <translation>Pasta para cópias de segurança</translation>
    </message>
    <message>
        <source>A backup beside the event is lost with it: choose another place.</source>
        <translation>Uma cópia de segurança ao lado do torneio perde-se com ele: escolha outro lugar.</translation>
    </message>
</context>
<context>
    <name>LotDialog</name>
    <message>
        <source>Number of the lot</source>
        <translation>Número do sorteio</translation>
    </message>
    <message>
        <source>Write a whole number</source>
        <translation>Escreva um número inteiro</translation>
    </message>
</context>
<context>
    <name>LotLine</name>
    <message>
        <source>Draw the position</source>
        <translation>Sortear a posição</translation>
    </message>
    <message>
        <source>Starting position {0}, drawn with the seed {1}.</source>
        <translation>Posição inicial {0}, sorteada com a semente {1}.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Sortear de novo</translation>
    </message>
    <message>
        <source>The starting position of this round is not drawn yet.</source>
        <translation>A posição inicial desta ronda ainda não foi sorteada.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Ficheiro</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Eve&amp;nt</source>
        <translation>&amp;Torneio</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Jogadores</translation>
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
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>A abrir {0}…</translation>
    </message>
    <message>
        <source>The demo event</source>
        <translation>O torneio de demonstração</translation>
    </message>
    <message>
        <source>That is not possible</source>
        <translation>Isso não é possível</translation>
    </message>
    <message>
        <source>No backup</source>
        <translation>Sem cópia de segurança</translation>
    </message>
</context>
<context>
    <name>ManualView</name>
    <message>
        <source>Boards</source>
        <translation>Tabuleiros</translation>
    </message>
    <message>
        <source>Without a board</source>
        <translation>Sem tabuleiro</translation>
    </message>
    <message>
        <source>Unpair (U)</source>
        <translation>Separar (U)</translation>
    </message>
    <message>
        <source>Take both off this board: U or Del</source>
        <translation>Tirar ambos deste tabuleiro: U ou Del</translation>
    </message>
    <message>
        <source>Swap colours (S)</source>
        <translation>Trocar cores (S)</translation>
    </message>
    <message>
        <source>White plays Black: S</source>
        <translation>As brancas jogam de pretas: S</translation>
    </message>
    <message>
        <source>Mark (M)</source>
        <translation>Marcar (M)</translation>
    </message>
    <message>
        <source>Mark this line, then choose the opponent and press P</source>
        <translation>Marque esta linha, depois escolha o adversário e prima P</translation>
    </message>
    <message>
        <source>Pair (P)</source>
        <translation>Emparceirar (P)</translation>
    </message>
    <message>
        <source>The marked one meets this one, with the colours due</source>
        <translation>O marcado encontra este, com as cores que cabem</translation>
    </message>
    <message>
        <source>Bye (B)</source>
        <translation>Bye (B)</translation>
    </message>
    <message>
        <source>The pairing-allocated bye</source>
        <translation>O bye do emparceiramento</translation>
    </message>
    <message>
        <source>Absent (Z)</source>
        <translation>Ausente (Z)</translation>
    </message>
    <message>
        <source>A zero-point bye</source>
        <translation>Um bye de zero pontos</translation>
    </message>
    <message>
        <source>Pair the others (E)</source>
        <translation>Emparceirar os outros (E)</translation>
    </message>
    <message>
        <source>The engine pairs those who are left; boards that stand are not touched: E</source>
        <translation>O motor emparceira os que faltam; os tabuleiros já feitos não se alteram: E</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Finish and compare…</source>
        <translation>Concluir e comparar…</translation>
    </message>
    <message>
        <source>Round {0} is being paired by hand: nothing else can be paired until you finish.</source>
        <translation>A ronda {0} está em emparceiramento à mão: nada mais se pode emparceirar até o concluir.</translation>
    </message>
    <message numerus="yes">
        <source>%n without an opponent or a bye</source>
        <translation>
            <numerusform>%n sem adversário nem bye</numerusform>
            <numerusform>%n sem adversário nem bye</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has a place</source>
        <translation>Todos têm lugar</translation>
    </message>
    <message>
        <source>Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose the opponent and press P.</source>
        <translation>Arraste um jogador para cima de outro, para um lugar, ou para baixo da lista para ficar livre; ou marque um com M, escolha o adversário e prima P.</translation>
    </message>
    <message>
        <source>Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose the opponent and press P. w and b after a name is the colour due: 2 absolutely, 1 strongly, 0 mildly.</source>
        <translation>Arraste um jogador para cima de outro, para um lugar, ou para baixo da lista para ficar livre; ou marque um com M, escolha o adversário e prima P. b e p depois de um nome são a cor que lhe cabe: 2 absolutamente, 1 fortemente, 0 ligeiramente.</translation>
    </message>
    <message>
        <source>Fewer than two are left</source>
        <translation>Restam menos de dois</translation>
    </message>
    <message>
        <source>Somebody has neither an opponent nor a bye</source>
        <translation>Alguém não tem adversário nem bye</translation>
    </message>
    <message>
        <source>This breaks rules</source>
        <translation>Isto viola regras</translation>
    </message>
    <message>
        <source>The bye is given already: one is still without a game.</source>
        <translation>O bye já está dado: ainda há um sem partida.</translation>
    </message>
    <message>
        <source>Nobody of those who are left may meet another of them.</source>
        <translation>Nenhum dos que faltam pode encontrar outro deles.</translation>
    </message>
    <message>
        <source>Keep the pairing by hand?</source>
        <translation>Manter o emparceiramento à mão?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>The pairing by hand is the same as that of {0}.</source>
        <translation>O emparceiramento à mão é igual ao de {0}.</translation>
    </message>
    <message>
        <source>Finish without a comparison?</source>
        <translation>Concluir sem comparação?</translation>
    </message>
    <message>
        <source>The log keeps that there was no engine&apos;s pairing to compare with.</source>
        <translation>O registo guarda que não houve emparceiramento de motor com que comparar.</translation>
    </message>
    <message>
        <source>Finish without it</source>
        <translation>Concluir sem ela</translation>
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
        <translation>Encontro</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipa</translation>
    </message>
    <message>
        <source>First-named team</source>
        <translation>Equipa indicada primeiro</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Game points so far</source>
        <translation>Pontos de partida até agora</translation>
    </message>
    <message>
        <source>The other team</source>
        <translation>A outra equipa</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Ainda não decidido</translation>
    </message>
    <message>
        <source>Postponed: the next round does not wait for it</source>
        <translation>Adiado: a ronda seguinte não espera por ele</translation>
    </message>
    <message>
        <source>The score entered is not the sum of the boards</source>
        <translation>O resultado introduzido não é a soma dos tabuleiros</translation>
    </message>
    <message>
        <source>Entered at once</source>
        <translation>Introduzido de uma vez</translation>
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
        <translation>bye de meio ponto</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>bye de um ponto</translation>
    </message>
    <message>
        <source>free round</source>
        <translation>folga</translation>
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
        <translation>Encontros</translation>
    </message>
    <message>
        <source>Line-ups…</source>
        <translation>Constituições…</translation>
    </message>
    <message>
        <source>Score…</source>
        <translation>Resultado…</translation>
    </message>
    <message>
        <source>Home ↔ away</source>
        <translation>Casa ↔ fora</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Falta de comp.</translation>
    </message>
    <message>
        <source>The match is lost without playing</source>
        <translation>O encontro perde-se sem jogar</translation>
    </message>
    <message>
        <source>Who goes on…</source>
        <translation>Quem passa…</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Nota…</translation>
    </message>
    <message>
        <source>Choose a match first</source>
        <translation>Escolha primeiro um encontro</translation>
    </message>
    <message>
        <source>Hand in this line-up?</source>
        <translation>Entregar esta constituição?</translation>
    </message>
    <message>
        <source>Score of the match</source>
        <translation>Resultado do encontro</translation>
    </message>
    <message>
        <source>Game points, the first-named team first, for example 2½:1½; empty takes the score away</source>
        <translation>Pontos de partida, primeiro a equipa indicada primeiro, por exemplo 2½:1½; vazio retira o resultado</translation>
    </message>
    <message>
        <source>“{0}” is no score: write for example 2.5:1.5.</source>
        <translation>“{0}” não é um resultado: escreva por exemplo 2.5:1.5.</translation>
    </message>
    <message>
        <source>Enter this score?</source>
        <translation>Introduzir este resultado?</translation>
    </message>
    <message>
        <source>Note at match {0}</source>
        <translation>Nota no encontro {0}</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Nota:</translation>
    </message>
    <message>
        <source>Swap home and away?</source>
        <translation>Trocar casa e fora?</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Trocar</translation>
    </message>
    <message>
        <source>Decide the match?</source>
        <translation>Decidir o encontro?</translation>
    </message>
    <message>
        <source>{0} does not come</source>
        <translation>{0} não vem</translation>
    </message>
    <message>
        <source>Neither comes</source>
        <translation>Nenhuma vem</translation>
    </message>
    <message>
        <source>It is played after all</source>
        <translation>Afinal joga-se</translation>
    </message>
    <message>
        <source>Forfeit the match?</source>
        <translation>Dar o encontro por falta de comparência?</translation>
    </message>
</context>
<context>
    <name>MissingDialog</name>
    <message>
        <source>Pair round {0}</source>
        <translation>Emparceirar a ronda {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>%n jogador sem presença registada na ronda {0}</numerusform>
            <numerusform>%n jogadores sem presença registada na ronda {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>%n equipa sem presença registada na ronda {0}</numerusform>
            <numerusform>%n equipas sem presença registada na ronda {0}</numerusform>
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
        <translation>não visto</translation>
    </message>
    <message>
        <source>Who is missing</source>
        <translation>Quem falta</translation>
    </message>
    <message>
        <source>Do this and pair</source>
        <translation>Fazer isto e emparceirar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>is here: is paired</source>
        <translation>está cá: é emparceirado</translation>
    </message>
    <message>
        <source>zero-point bye in this round</source>
        <translation>bye de zero pontos nesta ronda</translation>
    </message>
    <message>
        <source>half-point bye in this round</source>
        <translation>bye de meio ponto nesta ronda</translation>
    </message>
    <message>
        <source>stays in the table: forfeits if not there</source>
        <translation>fica na tabela: falta de comparência se não vier</translation>
    </message>
    <message>
        <source>leaves the tournament</source>
        <translation>sai do torneio</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Place under the official ladder</source>
        <translation>Lugar com os desempates oficiais</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>De ensaio</translation>
    </message>
    <message>
        <source>Place under the trial ladder, and by how many places</source>
        <translation>Lugar com os desempates de ensaio, e em quantos lugares</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Decidido por</translation>
    </message>
    <message>
        <source>The rung of the trial ladder that decides</source>
        <translation>O critério dos desempates de ensaio que decide</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>The player&apos;s value of that rung</source>
        <translation>O valor do jogador nesse critério</translation>
    </message>
    <message>
        <source>From place {0} to place {1}</source>
        <translation>Do lugar {0} para o lugar {1}</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>partilhado</translation>
    </message>
</context>
<context>
    <name>NetworkBox</name>
    <message>
        <source>Network</source>
        <translation>Rede</translation>
    </message>
    <message>
        <source>No network: open a hotspot, or join one</source>
        <translation>Sem rede: abra um hotspot, ou ligue-se a um</translation>
    </message>
</context>
<context>
    <name>NewEventWizard</name>
    <message>
        <source>New event</source>
        <translation>Novo torneio</translation>
    </message>
    <message>
        <source>&amp;Create the event</source>
        <translation>&amp;Criar o torneio</translation>
    </message>
    <message>
        <source>To the regulations in words; what was not asked yet stays as it is proposed</source>
        <translation>Para o regulamento em palavras; o que ainda não se perguntou fica como proposto</translation>
    </message>
    <message>
        <source>The rest as usual</source>
        <translation>O resto como de costume</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Como se chama?</translation>
    </message>
    <message>
        <source>The name stands on every printed page.</source>
        <translation>O nome está em todas as páginas impressas.</translation>
    </message>
    <message>
        <source>three letters, for example NOR</source>
        <translation>três letras, por exemplo NOR</translation>
    </message>
    <message>
        <source>N&amp;ame *</source>
        <translation>&amp;Nome *</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>Lo&amp;cal</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Federação</translation>
    </message>
    <message>
        <source>Add an official</source>
        <translation>Adicionar um oficial</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Oficiais</translation>
    </message>
    <message>
        <source>How is it played?</source>
        <translation>Como se joga?</translation>
    </message>
    <message>
        <source>All of it can be changed until round 1 is paired.</source>
        <translation>Tudo se pode mudar até se emparceirar a ronda 1.</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Ritmo de jogo</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Ritmo de jogo</translation>
    </message>
    <message>
        <source>&amp;Rated as</source>
        <translation>&amp;Válido como</translation>
    </message>
    <message>
        <source>When is it played?</source>
        <translation>Quando se joga?</translation>
    </message>
    <message>
        <source>Fill the schedule from the first round and the rounds a day, or leave it for later.</source>
        <translation>Preencha o calendário a partir da primeira ronda e das rondas por dia, ou deixe-o para depois.</translation>
    </message>
    <message>
        <source>The dates are known</source>
        <translation>As datas são conhecidas</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primeiro dia</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último dia</translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation>&amp;Primeiro dia</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>Úl&amp;timo dia</translation>
    </message>
    <message>
        <source>What counts how much?</source>
        <translation>Quanto vale cada coisa?</translation>
    </message>
    <message>
        <source>Points and byes are locked once round 1 is paired.</source>
        <translation>Os pontos e byes ficam bloqueados depois de emparceirada a ronda 1.</translation>
    </message>
    <message>
        <source>How are ties broken?</source>
        <translation>Como se desfazem os empates?</translation>
    </message>
    <message>
        <source>Start from a ready ladder. The Tie-breaks page changes it at any time.</source>
        <translation>Comece por uma lista de desempates pronta. A página Desempates muda-a em qualquer altura.</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Edição das regras de desempate da FIDE</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Desempates</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Desempates</translation>
    </message>
    <message>
        <source>The regulations in words</source>
        <translation>O regulamento em palavras</translation>
    </message>
    <message>
        <source>Compare them with what was announced, then create the event.</source>
        <translation>Compare-o com o que foi anunciado, depois crie o torneio.</translation>
    </message>
    <message>
        <source>Preview, print or save as PDF…</source>
        <translation>Pré-visualizar, imprimir ou guardar como PDF…</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copiar o texto</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Edição FIDE {0}</translation>
    </message>
    <message>
        <source>Regulations – {0}</source>
        <translation>Regulamento – {0}</translation>
    </message>
    <message>
        <source>Leave the new event? What was entered is lost.</source>
        <translation>Sair do novo torneio? O que se introduziu perde-se.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Sair</translation>
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
        <translation>Nome</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Norma</translation>
    </message>
    <message>
        <source>The greatest norm within reach</source>
        <translation>A maior norma ao alcance</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Preliminary: FIDE decides</source>
        <translation>Preliminar: a FIDE decide</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>In the games that count</source>
        <translation>Nas partidas que contam</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Games that count</source>
        <translation>Partidas que contam</translation>
    </message>
    <message>
        <source>Average of the opponents after 1.4.6</source>
        <translation>Média dos adversários segundo 1.4.6</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Performance</translation>
    </message>
    <message>
        <source>Still needed</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>In the rounds to come</source>
        <translation>Nas rondas que faltam</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artigo</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condição</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Cumpre</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>NO</source>
        <translation>NÃO</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>sem resposta</translation>
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
        <translation>Procurar por nome, clube ou número</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Stop looking after norms</source>
        <translation>Deixar de acompanhar normas</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidatos</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Condições</translation>
    </message>
    <message>
        <source>Nobody has made a norm or still can</source>
        <translation>Ninguém fez uma norma nem a pode ainda fazer</translation>
    </message>
    <message>
        <source>This is looked at anew after every result.</source>
        <translation>Isto revê-se depois de cada resultado.</translation>
    </message>
    <message>
        <source>Norms are not looked after in this section</source>
        <translation>Neste grupo não se acompanham normas</translation>
    </message>
    <message>
        <source>Say so, and this page and its sheets appear.</source>
        <translation>Indique-o, e esta página e as suas folhas aparecem.</translation>
    </message>
    <message>
        <source>Look after title norms</source>
        <translation>Acompanhar as normas de títulos</translation>
    </message>
    <message>
        <source>What only you know</source>
        <translation>Perguntas ao árbitro</translation>
    </message>
    <message>
        <source>preliminary: FIDE decides</source>
        <translation>preliminar: a FIDE decide</translation>
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
        <translation>Até agora</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Novo</translation>
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
        <translation>Numerar os jogadores por Elo</translation>
    </message>
    <message>
        <source>By tournament rating, then title, then what was announced for equals (C.04.2).</source>
        <translation>Por Elo do torneio, depois título, depois o que se anunciou para iguais (C.04.2).</translation>
    </message>
    <message>
        <source>Give the numbers</source>
        <translation>Dar os números</translation>
    </message>
    <message>
        <source>Draw the numbers by lot</source>
        <translation>Sortear os números</translation>
    </message>
    <message>
        <source>The same number of the lot gives the same order, everywhere.</source>
        <translation>O mesmo número do sorteio dá a mesma ordem, em qualquer lado.</translation>
    </message>
    <message>
        <source>Take this lot</source>
        <translation>Usar este sorteio</translation>
    </message>
    <message>
        <source>Give the numbers by hand</source>
        <translation>Dar os números à mão</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move the marked player, as the buttons do.</source>
        <translation>Alt+Seta para cima e Alt+Seta para baixo movem o jogador marcado, tal como os botões.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>The FIDE rating (FIDE)</source>
        <translation>O Elo FIDE (FIDE)</translation>
    </message>
    <message>
        <source>The national rating (NRO)</source>
        <translation>O Elo nacional (NRO)</translation>
    </message>
    <message>
        <source>The FIDE rating, without one the national (FIDON)</source>
        <translation>O Elo FIDE, sem ele o nacional (FIDON)</translation>
    </message>
    <message>
        <source>The national rating, without one FIDE&apos;s (NIDOF)</source>
        <translation>O Elo nacional, sem ele o da FIDE (NIDOF)</translation>
    </message>
    <message>
        <source>The higher of FIDE and national (HBFN)</source>
        <translation>O mais alto entre FIDE e nacional (HBFN)</translation>
    </message>
    <message>
        <source>The lower of FIDE and national (LBFN)</source>
        <translation>O mais baixo entre FIDE e nacional (LBFN)</translation>
    </message>
    <message>
        <source>Another rule: the order of the lists, or as typed (OTHER)</source>
        <translation>Outra regra: a ordem das listas, ou como escrito (OTHER)</translation>
    </message>
</context>
<context>
    <name>OfferAgain</name>
    <message>
        <source>Everything of {0} is there.</source>
        <translation>Está tudo o que havia em {0}.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) only in {0}</source>
        <translation>
            <numerusform>%n passo só em {0}</numerusform>
            <numerusform>%n passos só em {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter them again</source>
        <translation>Introduzi-los de novo</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) were entered again.</source>
        <translation>
            <numerusform>%n passo foi introduzido de novo.</numerusform>
            <numerusform>%n passos foram introduzidos de novo.</numerusform>
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
        <translation>Árbitro de setor</translation>
    </message>
    <message>
        <source>Pairings officer</source>
        <translation>Responsável de emparceiramentos</translation>
    </message>
    <message>
        <source>Fair-play officer</source>
        <translation>Responsável de fair play</translation>
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
        <translation>Função</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
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
        <translation>Apelido, Nome</translation>
    </message>
    <message>
        <source>Take this official away</source>
        <translation>Retirar este oficial</translation>
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
        <translation>{0} pode ler-se de várias maneiras</translation>
    </message>
    <message>
        <source>Its own totals fit each of these readings. Choose what really happened; nothing was created yet.</source>
        <translation>Os totais do ficheiro condizem com cada uma destas leituras. Escolha o que realmente aconteceu; ainda não se criou nada.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Perguntas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Read it so</source>
        <translation>Ler assim</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Linha {0}</translation>
    </message>
    <message>
        <source>Choose a reading for each question first.</source>
        <translation>Escolha primeiro uma leitura para cada pergunta.</translation>
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
        <translation>Descer</translation>
    </message>
    <message>
        <source>No number changes</source>
        <translation>Nenhum número muda</translation>
    </message>
</context>
<context>
    <name>OriginQuestion</name>
    <message>
        <source>Which program do you come from?</source>
        <translation>De que programa vem?</translation>
    </message>
    <message>
        <source>Results are then typed with the keys you know. The Rounds page changes them at any time.</source>
        <translation>Os resultados escrevem-se então com as teclas que conhece. A página Rondas muda-as em qualquer altura.</translation>
    </message>
    <message>
        <source>Another, or none</source>
        <translation>Outro, ou nenhum</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Teclas: {0}</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Mudar</translation>
    </message>
    <message>
        <source>Own keys</source>
        <translation>Teclas próprias</translation>
    </message>
    <message>
        <source>Keys for results: {0}.</source>
        <translation>Teclas para resultados: {0}.</translation>
    </message>
</context>
<context>
    <name>OwnKeysDialog</name>
    <message>
        <source>Own keys for results</source>
        <translation>Teclas próprias para resultados</translation>
    </message>
    <message>
        <source>Go to a field with Tab and press the key you want; Backspace leaves it empty. Digits count wherever they are, also on the number block; Del always clears. Letters that are results find no player.</source>
        <translation>Vá a um campo com Tab e prima a tecla que quer; Backspace deixa-o vazio. Os algarismos contam onde quer que estejam, também no teclado numérico; Del limpa sempre. As letras que são resultados não procuram jogadores.</translation>
    </message>
    <message>
        <source>Key for: {0}</source>
        <translation>Tecla para: {0}</translation>
    </message>
    <message>
        <source>As &amp;Classic</source>
        <translation>Como no &amp;Clássico</translation>
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
        <translation>{0} significaria duas coisas.</translation>
    </message>
    <message>
        <source>White wins, draw and Black wins need a key each.</source>
        <translation>Ganham as brancas, empate e ganham as pretas precisam de uma tecla cada um.</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>ganham as brancas</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>ganham as pretas</translation>
    </message>
    <message>
        <source>Black did not come</source>
        <translation>As pretas não vieram</translation>
    </message>
    <message>
        <source>White did not come</source>
        <translation>As brancas não vieram</translation>
    </message>
    <message>
        <source>Neither came</source>
        <translation>Nenhum veio</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Outros resultados</translation>
    </message>
    <message>
        <source>Clear the result</source>
        <translation>Limpar o resultado</translation>
    </message>
</context>
<context>
    <name>PackPart</name>
    <message>
        <source>Each document is printed with its own options.</source>
        <translation>Cada documento imprime-se com as suas próprias opções.</translation>
    </message>
    <message>
        <source>Send as</source>
        <translation>Enviar como</translation>
    </message>
    <message>
        <source>One job</source>
        <translation>Um trabalho</translation>
    </message>
    <message>
        <source>All documents go to the printer together</source>
        <translation>Todos os documentos vão juntos para a impressora</translation>
    </message>
    <message>
        <source>One each</source>
        <translation>Um por cada</translation>
    </message>
    <message>
        <source>Every document is a job of its own</source>
        <translation>Cada documento é um trabalho à parte</translation>
    </message>
    <message>
        <source>Usual contents</source>
        <translation>Conteúdo habitual</translation>
    </message>
    <message>
        <source>Empty the queue</source>
        <translation>Esvaziar a fila</translation>
    </message>
    <message>
        <source>Send to the printer as</source>
        <translation>Enviar para a impressora como</translation>
    </message>
</context>
<context>
    <name>PageHeadDialog</name>
    <message>
        <source>On every page</source>
        <translation>Em todas as páginas</translation>
    </message>
    <message>
        <source>Header lines, logo and sponsors</source>
        <translation>Linhas de cabeçalho, logótipo e patrocinadores</translation>
    </message>
    <message>
        <source>Lines above the name of the event</source>
        <translation>Linhas acima do nome do torneio</translation>
    </message>
    <message>
        <source>Header line {0}</source>
        <translation>Linha de cabeçalho {0}</translation>
    </message>
    <message>
        <source>The federation or the club that invites</source>
        <translation>A federação ou o clube que convida</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logótipo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Sponsors, at the foot of the page</source>
        <translation>Patrocinadores, no rodapé da página</translation>
    </message>
    <message>
        <source>Add a sponsor…</source>
        <translation>Adicionar um patrocinador…</translation>
    </message>
    <message>
        <source>PNG or JPEG. Large pictures are made smaller.</source>
        <translation>PNG ou JPEG. As imagens grandes são reduzidas.</translation>
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
        <translation>Imprimem-se no máximo {0} patrocinadores.</translation>
    </message>
    <message>
        <source>{0} was made smaller: {1} x {2} pixels.</source>
        <translation>{0} foi reduzida: {1} x {2} píxeis.</translation>
    </message>
    <message>
        <source>Sponsors</source>
        <translation>Patrocinadores</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Imagens (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>No logo yet.</source>
        <translation>Ainda sem logótipo.</translation>
    </message>
    <message>
        <source>There is no logo</source>
        <translation>Não há logótipo</translation>
    </message>
    <message>
        <source>Sponsor {0}</source>
        <translation>Patrocinador {0}</translation>
    </message>
    <message>
        <source>Move sponsor {0} up</source>
        <translation>Subir o patrocinador {0}</translation>
    </message>
    <message>
        <source>Take sponsor {0} away</source>
        <translation>Retirar o patrocinador {0}</translation>
    </message>
    <message>
        <source>There are {0} already</source>
        <translation>Já há {0}</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Preview of the printed pages</source>
        <translation>Pré-visualização das páginas impressas</translation>
    </message>
</context>
<context>
    <name>PairingDesk</name>
    <message>
        <source>No legal pairing keeps them all apart; these wishes yielded: {0}.</source>
        <translation>Nenhum emparceiramento legal os mantém todos separados; cederam estes desejos: {0}.</translation>
    </message>
    <message>
        <source>The event has changed while the engine worked: pair again.</source>
        <translation>O torneio mudou enquanto o motor trabalhava: emparceire de novo.</translation>
    </message>
    <message>
        <source>Pairing was cancelled; nothing has changed.</source>
        <translation>O emparceiramento foi cancelado; nada mudou.</translation>
    </message>
</context>
<context>
    <name>PairingRules</name>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
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
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>wished apart</source>
        <translation>separar se possível</translation>
    </message>
    <message>
        <source>must not meet</source>
        <translation>não se podem encontrar</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>prohibitions: {0}</source>
        <translation>proibições: {0}</translation>
    </message>
    <message>
        <source>wishes: {0}</source>
        <translation>desejos: {0}</translation>
    </message>
    <message>
        <source>Baku acceleration</source>
        <translation>Aceleração Baku</translation>
    </message>
    <message>
        <source>fixed tables: {0}</source>
        <translation>mesas fixas: {0}</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>A round robin is not accelerated.</source>
        <translation>Um todos contra todos não se acelera.</translation>
    </message>
    <message>
        <source>No acceleration: everybody is paired by the points scored.</source>
        <translation>Sem aceleração: todos se emparceiram pelos pontos feitos.</translation>
    </message>
    <message>
        <source>The groups are formed of those who play round 1; nobody does yet.</source>
        <translation>Os grupos formam-se com os que jogam a ronda 1; ainda não joga ninguém.</translation>
    </message>
    <message>
        <source>Rounds {0} to {1}: numbers {2} to {3} are paired with +{4}.</source>
        <translation>Rondas {0} a {1}: os números {2} a {3} emparceiram-se com +{4}.</translation>
    </message>
    <message>
        <source>Round {0}: numbers {2} to {3} are paired with +{4}.</source>
        <translation>Ronda {0}: os números {2} a {3} emparceiram-se com +{4}.</translation>
    </message>
    <message>
        <source>Upper group, {0} players: {1}.</source>
        <translation>Grupo superior, {0} jogadores: {1}.</translation>
    </message>
    <message>
        <source>The others, {0} players: {1}.</source>
        <translation>Os outros, {0} jogadores: {1}.</translation>
    </message>
    <message>
        <source>Until round 1 is published the groups follow the field; a player with a bye in round 1 belongs to the group of the number he or she gets (C.04.7).</source>
        <translation>Até se publicar a ronda 1 os grupos seguem os participantes; um jogador com bye na ronda 1 pertence ao grupo do número que recebe (C.04.7).</translation>
    </message>
    <message>
        <source>Baku acceleration (C.04.7).</source>
        <translation>Aceleração Baku (C.04.7).</translation>
    </message>
    <message>
        <source>Not paired with each other in rounds {0} to {1}: {2}.</source>
        <translation>Não emparceirados entre si nas rondas {0} a {1}: {2}.</translation>
    </message>
    <message>
        <source>Kept apart in rounds {0} to {1} where the rules allow it: {2}.</source>
        <translation>Separados nas rondas {0} a {1} onde as regras o permitam: {2}.</translation>
    </message>
    <message>
        <source>Chess960: every round starts from a position drawn by lot.</source>
        <translation>Chess960: cada ronda começa de uma posição sorteada.</translation>
    </message>
</context>
<context>
    <name>PairingRulesDialog</name>
    <message>
        <source>Pairing rules</source>
        <translation>Regras de emparceiramento</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Who must not meet</source>
        <translation>Quem não se pode encontrar</translation>
    </message>
    <message>
        <source>Prohibited pairings, clubs, federations</source>
        <translation>Emparceiramentos proibidos, clubes, federações</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Aceleração</translation>
    </message>
    <message>
        <source>Baku acceleration (C.04.7)</source>
        <translation>Aceleração Baku (C.04.7)</translation>
    </message>
    <message>
        <source>Fixed tables</source>
        <translation>Mesas fixas</translation>
    </message>
    <message>
        <source>Players who do not move</source>
        <translation>Jogadores que não mudam de lugar</translation>
    </message>
    <message>
        <source>Colour and Chess960</source>
        <translation>Cor e Chess960</translation>
    </message>
    <message>
        <source>The first colour, positions drawn by lot</source>
        <translation>A primeira cor, posições sorteadas</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Every change is stored at once; undo takes it back.</source>
        <translation>Cada mudança guarda-se logo; desfazer retira-a.</translation>
    </message>
    <message>
        <source>Prohibit a pairing…</source>
        <translation>Proibir um emparceiramento…</translation>
    </message>
    <message>
        <source>Clubs or federations…</source>
        <translation>Clubes ou federações…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Nobody is kept apart. Prohibit a pairing (brothers, one car), or keep the members of clubs or federations apart in the first rounds; it must be announced before round 1.</source>
        <translation>Não se mantém ninguém separado. Proíba um emparceiramento (irmãos, um só carro), ou separe os membros de clubes ou federações nas primeiras rondas; tem de se anunciar antes da ronda 1.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Paired by the points scored</source>
        <translation>Emparceirado pelos pontos feitos</translation>
    </message>
    <message>
        <source>Baku</source>
        <translation>Baku</translation>
    </message>
    <message>
        <source>The upper half gets points that count for pairing only (C.04.7)</source>
        <translation>A metade superior recebe pontos que só contam para emparceirar (C.04.7)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Escreva um nome ou escolha</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>A lower board</source>
        <translation>Um tabuleiro abaixo</translation>
    </message>
    <message>
        <source>A higher board</source>
        <translation>Um tabuleiro acima</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Fixar</translation>
    </message>
    <message>
        <source>Let move again</source>
        <translation>Deixar mudar de novo</translation>
    </message>
    <message>
        <source>A player who cannot move plays at this board in every round paired from now on.</source>
        <translation>Um jogador que não pode mudar de lugar joga neste tabuleiro em todas as rondas que se emparceirem a partir de agora.</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Sortear</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Pretas</translation>
    </message>
    <message>
        <source>Chess960: a starting position is drawn by lot for every round</source>
        <translation>Chess960: sorteia-se uma posição inicial para cada ronda</translation>
    </message>
    <message>
        <source>The colour of the highest-ranked player in round 1</source>
        <translation>A cor do primeiro jogador da lista na ronda 1</translation>
    </message>
    <message>
        <source>The colour of team 1 on board 1 in round 1</source>
        <translation>A cor da equipa 1 no tabuleiro 1 na ronda 1</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>The Rounds page draws the position; it stands on the pairings sheet and the projector.</source>
        <translation>A página Rondas sorteia a posição; fica na folha de emparceiramentos e no projetor.</translation>
    </message>
    <message>
        <source>Only in a Swiss: a round robin is read from its table</source>
        <translation>Só num suíço: num todos contra todos os tabuleiros vêm da tabela</translation>
    </message>
    <message>
        <source>Teams have no fixed tables</source>
        <translation>As equipas não têm mesas fixas</translation>
    </message>
    <message>
        <source>Choose a line first</source>
        <translation>Escolha primeiro uma linha</translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation>Escolha primeiro um jogador</translation>
    </message>
    <message>
        <source>Round 1 is paired: outside FIDE mode a change is asked about and noted in the report</source>
        <translation>A ronda 1 está emparceirada: fora do modo FIDE, uma mudança pergunta-se e anota-se no relatório</translation>
    </message>
    <message>
        <source>Change the pairing rules?</source>
        <translation>Mudar as regras de emparceiramento?</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Search commands and players</source>
        <translation>Procurar comandos e jogadores</translation>
    </message>
    <message>
        <source>Search commands, pages and players</source>
        <translation>Procurar comandos, páginas e jogadores</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Resultados da procura</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
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
        <translation>Ficheiros PDF (*.pdf)</translation>
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
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Menor</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Maior</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Página inteira</translation>
    </message>
    <message>
        <source>Sent to the printer: {0}</source>
        <translation>Enviado para a impressora: {0}</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Guardado: {0}</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Página {0} de {1}</translation>
    </message>
</context>
<context>
    <name>PictureFiles</name>
    <message>
        <source>{0}: the picture is damaged.</source>
        <translation>{0}: a imagem está danificada.</translation>
    </message>
</context>
<context>
    <name>PlacesChart</name>
    <message>
        <source>Chart of places by policy</source>
        <translation>Gráfico de lugares por regra</translation>
    </message>
    <message>
        <source>The same places stand in the table: choose Table above.</source>
        <translation>Os mesmos lugares estão na tabela: escolha Tabela acima.</translation>
    </message>
    <message>
        <source>{0}: place {1} under {2}</source>
        <translation>{0}: lugar {1} com {2}</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>tal como está</translation>
    </message>
</context>
<context>
    <name>PlayerActions</name>
    <message>
        <source>&amp;Add players…</source>
        <translation>&amp;Adicionar jogadores…</translation>
    </message>
    <message>
        <source>Add &amp;many: paste or open a table…</source>
        <translation>Adicionar muitos: &amp;colar ou abrir uma tabela…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Editar…</translation>
    </message>
    <message>
        <source>&amp;Byes and absences…</source>
        <translation>&amp;Byes e ausências…</translation>
    </message>
    <message>
        <source>&amp;Withdraw…</source>
        <translation>&amp;Desistência…</translation>
    </message>
    <message>
        <source>Take bac&amp;k…</source>
        <translation>Readmi&amp;tir…</translation>
    </message>
    <message>
        <source>E&amp;xpel…</source>
        <translation>E&amp;xpulsar…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>Move to another &amp;section</source>
        <translation>Mover para outro gr&amp;upo</translation>
    </message>
    <message>
        <source>C&amp;ategory</source>
        <translation>Cate&amp;goria</translation>
    </message>
    <message>
        <source>&amp;Check-in</source>
        <translation>&amp;Presenças</translation>
    </message>
    <message>
        <source>Cl&amp;ose the check-in…</source>
        <translation>&amp;Fechar as presenças…</translation>
    </message>
    <message>
        <source>Check the reg&amp;istration</source>
        <translation>&amp;Verificar a inscrição</translation>
    </message>
    <message>
        <source>&amp;Number the players by rating…</source>
        <translation>&amp;Numerar os jogadores por Elo…</translation>
    </message>
    <message>
        <source>Exchange two pairing numbers</source>
        <translation>Trocar dois números iniciais</translation>
    </message>
    <message>
        <source>Draw the numbers by &amp;lot…</source>
        <translation>S&amp;ortear os números…</translation>
    </message>
    <message>
        <source>Give the numbers by &amp;hand…</source>
        <translation>Dar os nú&amp;meros à mão…</translation>
    </message>
    <message>
        <source>&amp;Tournament ratings…</source>
        <translation>E&amp;lo do torneio…</translation>
    </message>
    <message>
        <source>Cate&amp;gories…</source>
        <translation>Categoria&amp;s…</translation>
    </message>
    <message>
        <source>Compare with the rating list…</source>
        <translation>Comparar com a lista de Elo…</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Listas de Elo…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Abra primeiro um torneio</translation>
    </message>
    <message>
        <source>Select players on the Players page first</source>
        <translation>Selecione primeiro jogadores na página Jogadores</translation>
    </message>
    <message>
        <source>Select one player who has not left</source>
        <translation>Selecione um jogador que não tenha saído</translation>
    </message>
    <message>
        <source>The event has one section only; add one on the Event page</source>
        <translation>O torneio tem um só grupo; adicione um na página Torneio</translation>
    </message>
    <message>
        <source>Select two players of equal rating</source>
        <translation>Selecione dois jogadores com o mesmo Elo</translation>
    </message>
    <message>
        <source>From this round on: zero points, not paired. The player stays in the standings, marked.</source>
        <translation>A partir desta ronda: zero pontos, não emparceirado. O jogador fica na classificação, com uma marca.</translation>
    </message>
    <message>
        <source>From this round on every game is lost; the opponent goes on.</source>
        <translation>A partir desta ronda perde todas as partidas; o adversário passa.</translation>
    </message>
    <message>
        <source>From this round on every opponent wins without a game. Who played less than half of the games by then is not ranked, and those games do not count (C.05, 6.6).</source>
        <translation>A partir desta ronda todos os adversários ganham sem jogar. Quem até aí jogou menos de metade das partidas não se classifica, e essas partidas não contam (C.05, 6.6).</translation>
    </message>
    <message>
        <source>Withdraw {0}</source>
        <translation>Desistência de {0}</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Desistência</translation>
    </message>
    <message>
        <source>Withdrawn: {0}</source>
        <translation>Desistência: {0}</translation>
    </message>
    <message>
        <source>Take {0} back</source>
        <translation>Readmitir {0}</translation>
    </message>
    <message>
        <source>From this round on the player is paired again; missed rounds stay as they are.</source>
        <translation>A partir desta ronda o jogador volta a ser emparceirado; as rondas em falta ficam como estão.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Readmitir</translation>
    </message>
    <message>
        <source>Back in the event: {0}</source>
        <translation>De volta ao torneio: {0}</translation>
    </message>
    <message>
        <source>Expel {0}</source>
        <translation>Expulsar {0}</translation>
    </message>
    <message>
        <source>Not paired any more and left out of the standings. Opponents keep their points.</source>
        <translation>Já não é emparceirado e fica fora da classificação. Os adversários mantêm os seus pontos.</translation>
    </message>
    <message>
        <source>Expel…</source>
        <translation>Expulsar…</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n player(s)?</source>
        <translation>
            <numerusform>Remover %n jogador?</numerusform>
            <numerusform>Remover %n jogadores?</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Removed: {0}. Undo brings back.</source>
        <translation>Removido: {0}. Desfazer recupera.</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grupo {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) moved to {0}</source>
        <translation>
            <numerusform>%n jogador movido para {0}</numerusform>
            <numerusform>%n jogadores movidos para {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange the numbers {0} and {1}</source>
        <translation>Trocar os números {0} e {1}</translation>
    </message>
    <message>
        <source>The check-in is closed.</source>
        <translation>As presenças estão fechadas.</translation>
    </message>
</context>
<context>
    <name>PlayerForm</name>
    <message>
        <source>Fa&amp;mily name</source>
        <translation>&amp;Apelido</translation>
    </message>
    <message>
        <source>&amp;Given name</source>
        <translation>&amp;Nome próprio</translation>
    </message>
    <message>
        <source>In own &amp;script</source>
        <translation>Na &amp;escrita própria</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Federação</translation>
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
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>male</source>
        <translation>masculino</translation>
    </message>
    <message>
        <source>female</source>
        <translation>feminino</translation>
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
        <translation>Na&amp;scimento</translation>
    </message>
    <message>
        <source>2004 or 2004-02-29</source>
        <translation>2004 ou 2004-02-29</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>Cl&amp;ube</translation>
    </message>
    <message>
        <source>Categor&amp;ies</source>
        <translation>Cate&amp;gorias</translation>
    </message>
    <message>
        <source>by hand, separated by commas</source>
        <translation>à mão, separado por vírgulas</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentário</translation>
    </message>
    <message>
        <source>Tournament &amp;rating</source>
        <translation>Elo do to&amp;rneio</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE clássicas</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE semirrápidas</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE rápidas</translation>
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
        <translation>ID na&amp;cional</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Mesa fixa</translation>
    </message>
    <message>
        <source>Entry f&amp;ee</source>
        <translation>&amp;Inscrição</translation>
    </message>
    <message>
        <source>&amp;Paid</source>
        <translation>&amp;Pago</translation>
    </message>
    <message>
        <source>May have a &amp;half-point bye</source>
        <translation>Pode ter um bye de &amp;meio ponto</translation>
    </message>
    <message>
        <source>Other lists</source>
        <translation>Outras listas</translation>
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
        <source>as list, age and rating tell</source>
        <translation>segundo a lista, a idade e o Elo</translation>
    </message>
    <message>
        <source>For the rating changes, where you know it better</source>
        <translation>Para as variações de Elo, onde souber melhor</translation>
    </message>
    <message>
        <source>From that round on; the tournament rating is the first one</source>
        <translation>A partir dessa ronda; o Elo do torneio é o primeiro</translation>
    </message>
    <message>
        <source>Ratings from the lists</source>
        <translation>Elo das listas</translation>
    </message>
    <message>
        <source>Take a rating of one of the rating lists</source>
        <translation>Usar um Elo de uma das listas</translation>
    </message>
    <message>
        <source>By the rules: {0}.</source>
        <translation>Pelas regras: {0}.</translation>
    </message>
    <message>
        <source>Taken out by hand: {0}.</source>
        <translation>Tirado à mão: {0}.</translation>
    </message>
    <message>
        <source>{0} gives {1}</source>
        <translation>{0} dá {1}</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>escrito à mão</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importado</translation>
    </message>
    <message>
        <source>Ratings by round are written as 3: 1850, 5: 1872.</source>
        <translation>Os Elo por ronda escrevem-se 3: 1850, 5: 1872.</translation>
    </message>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: “{1}” não é um número.</translation>
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
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Rating of the list; a dot means that it was typed by hand</source>
        <translation>Elo da lista; um ponto indica que foi escrito à mão</translation>
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
        <translation>Pres.</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Presenças</translation>
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
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name as in the rating list</source>
        <translation>Nome como na lista de Elo</translation>
    </message>
    <message>
        <source>Own script</source>
        <translation>Escrita própria</translation>
    </message>
    <message>
        <source>Name in the player&apos;s own script</source>
        <translation>Nome na escrita própria do jogador</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo do torneio</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Clás.</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Semirr.</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Rápidas</translation>
    </message>
    <message>
        <source>Nat.</source>
        <translation>Nac.</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federação</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sexo</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nasc.</translation>
    </message>
    <message>
        <source>Year or date of birth</source>
        <translation>Ano ou data de nascimento</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Clube</translation>
    </message>
    <message>
        <source>Club or city</source>
        <translation>Clube ou cidade</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID FIDE</translation>
    </message>
    <message>
        <source>Number in FIDE&apos;s rating list</source>
        <translation>Número na lista de Elo da FIDE</translation>
    </message>
    <message>
        <source>Nat. ID</source>
        <translation>ID nac.</translation>
    </message>
    <message>
        <source>Number in the national list</source>
        <translation>Número na lista nacional</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorias</translation>
    </message>
    <message>
        <source>Categories of the player</source>
        <translation>Categorias do jogador</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Mesa fixa</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pago</translation>
    </message>
    <message>
        <source>Entry fee paid</source>
        <translation>Inscrição paga</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Insc.</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Inscrição</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Byes</translation>
    </message>
    <message>
        <source>Byes and absences, by round: 1 full point, ½ half point, 0 zero points</source>
        <translation>Byes e ausências, por ronda: 1 um ponto, ½ meio ponto, 0 zero pontos</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentário</translation>
    </message>
    <message>
        <source>Comment of the arbiter</source>
        <translation>Comentário do árbitro</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Withdrawn or expelled</source>
        <translation>Desistente ou expulso</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>escrito à mão</translation>
    </message>
    <message>
        <source>from round {0}: {1}</source>
        <translation>a partir da ronda {0}: {1}</translation>
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
        <translation>ainda não visto</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>desistente</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>expulso</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Procurar um jogador</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Procurar por nome, clube ou número</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Presenças</translation>
    </message>
    <message>
        <source>Check the registration</source>
        <translation>Verificar a inscrição</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Everything that can be done with players</source>
        <translation>Tudo o que se pode fazer com jogadores</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Ainda sem jogadores</translation>
    </message>
    <message>
        <source>Search the FIDE list, type a name, or paste a whole table from a spreadsheet.</source>
        <translation>Procure na lista da FIDE, escreva um nome, ou cole uma tabela inteira de uma folha de cálculo.</translation>
    </message>
    <message>
        <source>Add players…</source>
        <translation>Adicionar jogadores…</translation>
    </message>
    <message>
        <source>Paste or open a table…</source>
        <translation>Colar ou abrir uma tabela…</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Listas de Elo…</translation>
    </message>
    <message>
        <source>Add players (Ins)</source>
        <translation>Adicionar jogadores (Ins)</translation>
    </message>
    <message>
        <source>Check of the registration</source>
        <translation>Verificação da inscrição</translation>
    </message>
    <message>
        <source>Nothing to remark</source>
        <translation>Nada a observar</translation>
    </message>
    <message>
        <source>The registration is complete.</source>
        <translation>A inscrição está completa.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>average rating {0}</source>
        <translation>Elo médio {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n without a rating</source>
        <translation>
            <numerusform>%n sem Elo</numerusform>
            <numerusform>%n sem Elo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left the event</source>
        <translation>
            <numerusform>%n saiu do torneio</numerusform>
            <numerusform>%n saíram do torneio</numerusform>
        </translation>
    </message>
    <message>
        <source>Usual widths</source>
        <translation>Larguras habituais</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s), {0} of them to be cleared up</source>
        <translation>
            <numerusform>%n observação, {0} a esclarecer</numerusform>
            <numerusform>%n observações, {0} a esclarecer</numerusform>
        </translation>
    </message>
    <message>
        <source>Check-in: type the first letters of a name, then Space</source>
        <translation>Presenças: escreva as primeiras letras de um nome, depois espaço</translation>
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
        <translation>{0}: ainda não visto</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ticked off as here</source>
        <translation>
            <numerusform>%n jogador marcado como presente</numerusform>
            <numerusform>%n jogadores marcados como presentes</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody found: “{0}”</source>
        <translation>Não se encontrou ninguém: “{0}”</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
</context>
<context>
    <name>PointsDialog</name>
    <message>
        <source>Points of {0} in round {1}</source>
        <translation>Pontos de {0} na ronda {1}</translation>
    </message>
    <message>
        <source>They are added; a minus takes points away. The reason stands in the tournament report.</source>
        <translation>Somam-se; um sinal menos tira pontos. O motivo fica no relatório do torneio.</translation>
    </message>
    <message>
        <source>Points by decision</source>
        <translation>Pontos por decisão</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisão</translation>
    </message>
    <message>
        <source>A new decision</source>
        <translation>Uma nova decisão</translation>
    </message>
    <message>
        <source>Take back: round {0}, {1} match points, {2} game points ({3})</source>
        <translation>Retirar: ronda {0}, {1} pontos de encontro, {2} pontos de partida ({3})</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Pontos de encontro</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Pontos de partida</translation>
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
    <name>PolicyDelegate</name>
    <message>
        <source>NOT C.07</source>
        <translation>NÃO C.07</translation>
    </message>
</context>
<context>
    <name>PolicyList</name>
    <message>
        <source>How unplayed games count</source>
        <translation>Como contam as partidas não jogadas</translation>
    </message>
    <message>
        <source>Arrow keys look, Enter or Space chooses, Shift+F1 explains.</source>
        <translation>As setas olham, Enter ou espaço escolhe, Shift+F1 explica.</translation>
    </message>
    <message>
        <source>About this policy	Shift+F1</source>
        <translation>Sobre esta regra	Shift+F1</translation>
    </message>
</context>
<context>
    <name>PolicyModel</name>
    <message>
        <source>not C.07</source>
        <translation>não C.07</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>em vigor</translation>
    </message>
</context>
<context>
    <name>PresetMenu</name>
    <message>
        <source>{0}. Edition: {1}. Source: {2}</source>
        <translation>{0}. Edição: {1}. Fonte: {2}</translation>
    </message>
    <message>
        <source>Save this ladder as…</source>
        <translation>Guardar esta lista como…</translation>
    </message>
    <message>
        <source>Copy the ladder of another event…</source>
        <translation>Copiar os desempates de outro torneio…</translation>
    </message>
    <message>
        <source>Forget an own ladder</source>
        <translation>Esquecer uma lista própria</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Progress</source>
        <translation>Progresso</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Menor</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Maior</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Página inteira</translation>
    </message>
</context>
<context>
    <name>PrintDesk</name>
    <message>
        <source>Making the table…</source>
        <translation>A fazer a tabela…</translation>
    </message>
    <message>
        <source>Folder for the PDFs</source>
        <translation>Pasta para os PDF</translation>
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
        <translation>Parado: escreveram-se {0} de {1} PDF.</translation>
    </message>
    <message>
        <source>{0} They lie in {1}.</source>
        <translation>{0} Estão em {1}.</translation>
    </message>
    <message>
        <source>Files of these names are there already</source>
        <translation>Já há ficheiros com estes nomes</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the same name are in this folder already, for example {0}.</source>
        <translation>
            <numerusform>%n ficheiro com o mesmo nome já está nesta pasta, por exemplo {0}.</numerusform>
            <numerusform>%n ficheiros com o mesmo nome já estão nesta pasta, por exemplo {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep both gives the new ones a number.</source>
        <translation>Manter ambos dá um número aos novos.</translation>
    </message>
    <message>
        <source>Write over them</source>
        <translation>Substituí-los</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Manter ambos</translation>
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
            <numerusform>Parado depois de %n página.</numerusform>
            <numerusform>Parado depois de %n páginas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) sent to the printer.</source>
        <translation>
            <numerusform>%n página enviada para a impressora.</numerusform>
            <numerusform>%n páginas enviadas para a impressora.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrizeDelegate</name>
    <message>
        <source>Standings</source>
        <translation>Classificação</translation>
    </message>
</context>
<context>
    <name>PrizeRules</name>
    <message>
        <source>By place</source>
        <translation>Por lugar</translation>
    </message>
    <message>
        <source>Shared equally</source>
        <translation>Repartido por igual</translation>
    </message>
    <message>
        <source>Hort system</source>
        <translation>Sistema Hort</translation>
    </message>
    <message>
        <source>The most valuable</source>
        <translation>O mais valioso</translation>
    </message>
    <message>
        <source>The first in the list</source>
        <translation>O primeiro da lista</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>To the best placed</source>
        <translation>Para o melhor classificado</translation>
    </message>
    <message>
        <source>Stays in the fund</source>
        <translation>Fica no fundo</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>Mesmos pontos</translation>
    </message>
    <message>
        <source>As in the standings</source>
        <translation>Como na classificação</translation>
    </message>
    <message>
        <source>In groups</source>
        <translation>Nas categorias</translation>
    </message>
    <message>
        <source>Who wins several keeps</source>
        <translation>Quem ganha vários fica com</translation>
    </message>
    <message>
        <source>Rounded to</source>
        <translation>Arredondado a</translation>
    </message>
    <message>
        <source>Left by rounding</source>
        <translation>Sobra do arredondamento</translation>
    </message>
    <message>
        <source>Who withdrew may win</source>
        <translation>Quem desistiu pode ganhar</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moeda</translation>
    </message>
    <message>
        <source>Smallest share</source>
        <translation>Parte mínima</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>Most for one</source>
        <translation>Máximo por pessoa</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>Fewest in a group</source>
        <translation>Mínimo numa categoria</translation>
    </message>
    <message>
        <source>Players of a club</source>
        <translation>Jogadores por clube</translation>
    </message>
    <message>
        <source>Without prizes (No.)</source>
        <translation>Sem prémios (n.º)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ninguém</translation>
    </message>
    <message>
        <source>{0}: “{1}” is not a number.</source>
        <translation>{0}: “{1}” não é um número.</translation>
    </message>
    <message>
        <source>Start numbers without prizes are written as 3, 17.</source>
        <translation>Os números iniciais sem prémio escrevem-se 3, 17.</translation>
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
        <translation>Categoria ou nome</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinheiro</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vencedor</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>ainda ninguém</translation>
    </message>
    <message>
        <source>“{0}” is not a place.</source>
        <translation>“{0}” não é um lugar.</translation>
    </message>
    <message>
        <source>“{0}” is not a start number or the name of one player.</source>
        <translation>“{0}” não é um número inicial nem o nome de um só jogador.</translation>
    </message>
</context>
<context>
    <name>Prizes</name>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Named by hand</source>
        <translation>Indicado à mão</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Clube</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinheiro</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Prémio</translation>
    </message>
    <message>
        <source>Which prize</source>
        <translation>Que prémio</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vencedor</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>Quem o recebe</translation>
    </message>
    <message>
        <source>Rk</source>
        <translation>Pos.</translation>
    </message>
    <message>
        <source>Place in the standings</source>
        <translation>Lugar na classificação</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pts</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Amount to be paid</source>
        <translation>Valor a pagar</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>What else there is</source>
        <translation>O que mais há</translation>
    </message>
</context>
<context>
    <name>PrizesDialog</name>
    <message>
        <source>Prizes</source>
        <translation>Prémios</translation>
    </message>
    <message>
        <source>Who gets what</source>
        <translation>Quem recebe o quê</translation>
    </message>
    <message>
        <source>List of prizes</source>
        <translation>Lista de prémios</translation>
    </message>
    <message>
        <source>Add a place</source>
        <translation>Adicionar um lugar</translation>
    </message>
    <message>
        <source>The next place of the group of this line</source>
        <translation>O lugar seguinte da categoria desta linha</translation>
    </message>
    <message>
        <source>Special prize</source>
        <translation>Prémio especial</translation>
    </message>
    <message>
        <source>Best game, youngest player: you name the winner</source>
        <translation>Melhor partida, jogador mais novo: o vencedor é indicado por si</translation>
    </message>
    <message>
        <source>Club prize</source>
        <translation>Prémio de clubes</translation>
    </message>
    <message>
        <source>By the points of a club&apos;s best players</source>
        <translation>Pelos pontos dos melhores jogadores de um clube</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Remove the lines chosen</source>
        <translation>Remover as linhas escolhidas</translation>
    </message>
    <message>
        <source>Move the line up</source>
        <translation>Subir a linha</translation>
    </message>
    <message>
        <source>Move the line down</source>
        <translation>Descer a linha</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Lines from a spreadsheet: group, place, amount, thing, start number</source>
        <translation>Linhas de uma folha de cálculo: categoria, lugar, valor, objeto, número inicial</translation>
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
        <translation>Regras</translation>
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
        <source>The Documents page prints the list, the winners and receipts to sign.</source>
        <translation>A página Documentos imprime a lista, os vencedores e recibos para assinar.</translation>
    </message>
    <message>
        <source>Best club</source>
        <translation>Melhor clube</translation>
    </message>
    <message>
        <source>Line {0}: {1}</source>
        <translation>Linha {0}: {1}</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv);;All files (*)</source>
        <translation>Tabelas (*.csv *.txt *.tsv);;Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>Import prizes</source>
        <translation>Importar prémios</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelas (*.csv)</translation>
    </message>
    <message>
        <source>Export prizes</source>
        <translation>Exportar prémios</translation>
    </message>
    <message>
        <source>There are no prizes yet</source>
        <translation>Ainda não há prémios</translation>
    </message>
    <message>
        <source>{0}: as it would be if the event ended now</source>
        <translation>{0}: como seria se o torneio acabasse agora</translation>
    </message>
    <message>
        <source>Prize fund {0}: {1} to the winners, {2} left over.</source>
        <translation>Fundo de prémios {0}: {1} para os vencedores, sobram {2}.</translation>
    </message>
    <message>
        <source>No prizes yet: add the first place, or paste a list from a spreadsheet.</source>
        <translation>Ainda sem prémios: adicione o primeiro lugar, ou cole uma lista de uma folha de cálculo.</translation>
    </message>
    <message>
        <source>No player is in the group “{0}”.</source>
        <translation>Não há nenhum jogador na categoria “{0}”.</translation>
    </message>
</context>
<context>
    <name>ProhibitionDialog</name>
    <message>
        <source>A prohibited pairing</source>
        <translation>Um emparceiramento proibido</translation>
    </message>
    <message>
        <source>Tick two or more: none of them meets another of them.</source>
        <translation>Marque dois ou mais: nenhum deles encontra outro deles.</translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation>Procurar um nome</translation>
    </message>
    <message>
        <source>Who must not meet</source>
        <translation>Quem não se pode encontrar</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Porquê</translation>
    </message>
    <message>
        <source>Why, for the list (brothers, one car …)</source>
        <translation>Porquê, para a lista (irmãos, um só carro …)</translation>
    </message>
    <message>
        <source>Chosen: {0}</source>
        <translation>Escolhidos: {0}</translation>
    </message>
    <message>
        <source>Tick two or more, and rounds in their order</source>
        <translation>Marque dois ou mais, e rondas pela sua ordem</translation>
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
        <translation>Os emparceiramentos ainda não estão publicados.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Pretas</translation>
    </message>
    <message>
        <source>Round {0}: where you play</source>
        <translation>Ronda {0}: onde se joga</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Joga</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Classificação após a ronda {0}</translation>
    </message>
</context>
<context>
    <name>ProjectorWindow</name>
    <message>
        <source>tdapp: projector</source>
        <translation>tdapp: projetor</translation>
    </message>
    <message>
        <source>Large window: 1 boards, 2 players, 3 standings, Space pauses, F11 full screen</source>
        <translation>Janela grande: 1 tabuleiros, 2 jogadores, 3 classificação, espaço faz pausa, F11 ecrã completo</translation>
    </message>
    <message>
        <source>not in FIDE mode</source>
        <translation>fora do modo FIDE</translation>
    </message>
    <message>
        <source>Boards and results</source>
        <translation>Tabuleiros e resultados</translation>
    </message>
    <message>
        <source>Where you play, by name</source>
        <translation>Onde se joga, por nome</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Turn the page every {0} seconds</source>
        <translation>Mudar de página a cada {0} segundos</translation>
    </message>
    <message>
        <source>Pause or go on	Space</source>
        <translation>Pausa ou continuar	Espaço</translation>
    </message>
    <message>
        <source>Larger	+</source>
        <translation>Maior	+</translation>
    </message>
    <message>
        <source>Smaller	-</source>
        <translation>Menor	-</translation>
    </message>
    <message>
        <source>Full screen	F11</source>
        <translation>Ecrã completo	F11</translation>
    </message>
    <message>
        <source>Close	Esc</source>
        <translation>Fechar	Esc</translation>
    </message>
</context>
<context>
    <name>ProtectionDialog</name>
    <message>
        <source>Clubs or federations apart</source>
        <translation>Separar clubes ou federações</translation>
    </message>
    <message>
        <source>Members of a ticked club or federation do not meet each other in these rounds.</source>
        <translation>Os membros de um clube ou federação marcados não se encontram nestas rondas.</translation>
    </message>
    <message>
        <source>As entered with the players</source>
        <translation>Como introduzido nos jogadores</translation>
    </message>
    <message>
        <source>As entered with the teams</source>
        <translation>Como introduzido nas equipas</translation>
    </message>
    <message>
        <source>What keeps them apart</source>
        <translation>O que os separa</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Clubes</translation>
    </message>
    <message>
        <source>Federations</source>
        <translation>Federações</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Conjuntos</translation>
    </message>
    <message>
        <source>No club or federation is entered twice</source>
        <translation>Nenhum clube nem federação tem dois inscritos</translation>
    </message>
    <message>
        <source>Tick a group</source>
        <translation>Marque um conjunto</translation>
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
        <translation>O torneio como site</translation>
    </message>
    <message>
        <source>A folder of plain pages for any web server, sync tool or stick. Only what changed is written again.</source>
        <translation>Uma pasta de páginas simples para qualquer servidor web, sincronização ou pen USB. Só o que mudou se escreve de novo.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Pasta</translation>
    </message>
    <message>
        <source>Folder for the website</source>
        <translation>Pasta para o site</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Línguas</translation>
    </message>
    <message>
        <source>&amp;Address of the website</source>
        <translation>&amp;Endereço do site</translation>
    </message>
    <message>
        <source>Where the folder can be seen; printed with a QR code on every sheet</source>
        <translation>Onde se pode ver a pasta; impresso com código QR em todas as folhas</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ninguém</translation>
    </message>
    <message>
        <source>&amp;Initials only for who is younger than</source>
        <translation>Só &amp;iniciais de quem tem menos de</translation>
    </message>
    <message>
        <source>Years of &amp;birth</source>
        <translation>&amp;Anos de nascimento</translation>
    </message>
    <message>
        <source>FIDE &amp;ids</source>
        <translation>ID &amp;FIDE</translation>
    </message>
    <message>
        <source>Shown of the others</source>
        <translation>Mostra-se dos outros</translation>
    </message>
    <message>
        <source>Co&amp;lour</source>
        <translation>C&amp;or</translation>
    </message>
    <message>
        <source>Picture of the first page</source>
        <translation>Imagem da primeira página</translation>
    </message>
    <message>
        <source>Also the &amp;standings as they would be now, while a round is played</source>
        <translation>Também a &amp;classificação como estaria agora, enquanto se joga uma ronda</translation>
    </message>
    <message>
        <source>&amp;Keep it up to date while this event is open</source>
        <translation>&amp;Manter atualizado enquanto este torneio está aberto</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a year of birth are shown by their whole names.</source>
        <translation>
            <numerusform>%n jogador sem ano de nascimento aparece com o nome completo.</numerusform>
            <numerusform>%n jogadores sem ano de nascimento aparecem com o nome completo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write into it all the same</source>
        <translation>Escrever lá mesmo assim</translation>
    </message>
    <message>
        <source>Open the start page</source>
        <translation>Abrir a página inicial</translation>
    </message>
    <message>
        <source>Stop keeping it up to date</source>
        <translation>Deixar de manter atualizado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Escolha uma pasta.</translation>
    </message>
    <message>
        <source>Choose a language.</source>
        <translation>Escolha uma língua.</translation>
    </message>
    <message>
        <source>The pages are being written…</source>
        <translation>A escrever as páginas…</translation>
    </message>
    <message>
        <source>The website stays as it is now.</source>
        <translation>O site fica como está agora.</translation>
    </message>
</context>
<context>
    <name>RateFields</name>
    <message>
        <source>Time control in words</source>
        <translation>Ritmo de jogo em palavras</translation>
    </message>
    <message>
        <source>in words: 90 min + 30 s per move</source>
        <translation>em palavras: 90 min + 30 s por lance</translation>
    </message>
    <message>
        <source>Code of the time control, for the report</source>
        <translation>Código do ritmo de jogo, para o relatório</translation>
    </message>
    <message>
        <source>The code of FIDE&apos;s report counts seconds: 5400+30, 40/6000+30:900+30, or W300-B240.</source>
        <translation>O código do relatório da FIDE conta segundos: 5400+30, 40/6000+30:900+30, ou W300-B240.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habituais</translation>
    </message>
    <message>
        <source>Choose a usual time control</source>
        <translation>Escolher um ritmo de jogo habitual</translation>
    </message>
    <message>
        <source>The code means: {0}, {1}.</source>
        <translation>O código quer dizer: {0}, {1}.</translation>
    </message>
    <message>
        <source>Without a code the report names the time control in words only.</source>
        <translation>Sem código, o relatório só indica o ritmo de jogo em palavras.</translation>
    </message>
    <message>
        <source>Fill in one of the two: the other one follows.</source>
        <translation>Preencha um dos dois: o outro resulta dele.</translation>
    </message>
</context>
<context>
    <name>RatingCheckDialog</name>
    <message>
        <source>Compare with the rating list</source>
        <translation>Comparar com a lista de Elo</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Lista de Elo</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Procurar um jogador</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Marcar tudo</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Não marcar nada</translation>
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
        <translation>Todas as diferenças</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Ratings of the list and tournament ratings</source>
        <translation>Elo da lista e Elo do torneio</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>Name, title, federation, sex and birth</source>
        <translation>Nome, título, federação, sexo e nascimento</translation>
    </message>
    <message>
        <source>Proposed changes</source>
        <translation>Mudanças propostas</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>Nada difere</translation>
    </message>
    <message>
        <source>The players agree with the list.</source>
        <translation>Os jogadores coincidem com a lista.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The list valid on {0} counts. Only what is ticked changes, in one step.</source>
        <translation>Conta a lista válida em {0}. Só muda o que está marcado, num único passo.</translation>
    </message>
    <message>
        <source>The event lasts more than 30 days: the list valid on {0} counts, the day of the check. The tournament rating stays the first one; new ratings are noted for the rounds to come.</source>
        <translation>O torneio dura mais de 30 dias: conta a lista válida em {0}, o dia da verificação. O Elo do torneio continua a ser o primeiro; os novos Elo anotam-se para as rondas que faltam.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have no number and were not compared.</source>
        <translation>
            <numerusform>%n jogador não tem número e não foi comparado.</numerusform>
            <numerusform>%n jogadores não têm número e não foram comparados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} and %n more</source>
        <translation>
            <numerusform>{0} e mais %n</numerusform>
            <numerusform>{0} e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the list any more, or never: {0}.</source>
        <translation>Já não na lista, ou nunca: {0}.</translation>
    </message>
    <message>
        <source>No rating list yet</source>
        <translation>Ainda sem lista de Elo</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s download first: Players, Rating lists.</source>
        <translation>Importe primeiro o ficheiro da FIDE: Jogadores, Listas de Elo.</translation>
    </message>
    <message numerus="yes">
        <source>Apply %n change(s)</source>
        <translation>
            <numerusform>Aplicar %n mudança</numerusform>
            <numerusform>Aplicar %n mudanças</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick what is to be changed</source>
        <translation>Marque o que é para mudar</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) changed</source>
        <translation>
            <numerusform>%n jogador mudado</numerusform>
            <numerusform>%n jogadores mudados</numerusform>
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
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Imported from</source>
        <translation>Importada de</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>clássicas</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>semirrápidas</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>rápidas</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Apelido</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Nome próprio</translation>
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
        <translation>Federação</translation>
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
        <translation>Nasc.</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Clube</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Rapid rating</source>
        <translation>Elo de semirrápidas</translation>
    </message>
    <message>
        <source>Blitz rating</source>
        <translation>Elo de rápidas</translation>
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
        <translation>Listas de Elo neste computador</translation>
    </message>
    <message>
        <source>Download the list from FIDE&apos;s rating page (XML or text, zipped or not) and import it here. Several months can be kept; an event takes the one valid when it starts.</source>
        <translation>Transfira a lista da página de Elo da FIDE (XML ou texto, comprimida ou não) e importe-a aqui. Podem guardar-se vários meses; um torneio usa a que é válida quando começa.</translation>
    </message>
    <message>
        <source>No list yet</source>
        <translation>Ainda sem listas</translation>
    </message>
    <message>
        <source>Import a download, it takes a minute.</source>
        <translation>Importe um ficheiro transferido, demora um minuto.</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Progresso da importação</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s list…</source>
        <translation>Importar a lista da FIDE…</translation>
    </message>
    <message>
        <source>Import another list…</source>
        <translation>Importar outra lista…</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>Observar uma pasta…</translation>
    </message>
    <message>
        <source>New lists in the folder of your downloads are offered when this window opens</source>
        <translation>As listas novas na pasta das transferências são propostas quando esta janela se abre</translation>
    </message>
    <message>
        <source>Import them</source>
        <translation>Importá-las</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message numerus="yes">
        <source>%n new list(s) in the watched folder: {0}</source>
        <translation>
            <numerusform>%n lista nova na pasta observada: {0}</numerusform>
            <numerusform>%n listas novas na pasta observada: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, month by {1}</source>
        <translation>{0}, mês segundo {1}</translation>
    </message>
    <message>
        <source>The folder of your downloads</source>
        <translation>A pasta das transferências</translation>
    </message>
    <message>
        <source>New lists in {0} will be offered here.</source>
        <translation>As listas novas em {0} serão propostas aqui.</translation>
    </message>
    <message>
        <source>Mark a list first</source>
        <translation>Marque primeiro uma lista</translation>
    </message>
    <message>
        <source>A list is being read</source>
        <translation>Está a ler-se uma lista</translation>
    </message>
    <message>
        <source>{0} {1} was removed; import the file again to have it back.</source>
        <translation>{0} {1} foi removida; importe o ficheiro de novo para a recuperar.</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>Válida desde</translation>
    </message>
    <message>
        <source>Ratings of the file</source>
        <translation>Elo do ficheiro</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Nome da lista</translation>
    </message>
    <message>
        <source>for example DWZ</source>
        <translation>por exemplo DWZ</translation>
    </message>
    <message>
        <source>Valid from (year-month)</source>
        <translation>Válida desde (ano-mês)</translation>
    </message>
    <message>
        <source>The file has the ratings for</source>
        <translation>O ficheiro tem os Elo de</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>FIDE&apos;s rating list</source>
        <translation>Lista de Elo da FIDE</translation>
    </message>
    <message>
        <source>Rating lists (*.zip *.xml *.txt);;All files (*)</source>
        <translation>Listas de Elo (*.zip *.xml *.txt);;Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>{0} does not say everything itself:</source>
        <translation>{0} não diz tudo por si:</translation>
    </message>
    <message>
        <source>Another rating list</source>
        <translation>Outra lista de Elo</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.zip);;All files (*)</source>
        <translation>Tabelas (*.csv *.tsv *.txt *.xlsx *.zip);;Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>A ler {0}…</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Parar a leitura</translation>
    </message>
    <message>
        <source>What {0} is, and what its columns mean:</source>
        <translation>O que é {0}, e o que significam as suas colunas:</translation>
    </message>
    <message>
        <source>Write the month as 2026-11.</source>
        <translation>Escreva o mês assim: 2026-11.</translation>
    </message>
    <message>
        <source>The list needs a name.</source>
        <translation>A lista precisa de um nome.</translation>
    </message>
    <message>
        <source>Importing {0}. The lists stay as they are until it is complete.</source>
        <translation>A importar {0}. As listas ficam como estão até acabar.</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>Cancelar a importação</translation>
    </message>
    <message>
        <source>Reading was stopped; the lists are as they were.</source>
        <translation>A leitura foi parada; as listas estão como estavam.</translation>
    </message>
    <message numerus="yes">
        <source>{0} {1}: %n player(s).</source>
        <translation>
            <numerusform>{0} {1}: %n jogador.</numerusform>
            <numerusform>{0} {1}: %n jogadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were left out, the first: {0}</source>
        <translation>
            <numerusform>%n linha foi omitida: {0}</numerusform>
            <numerusform>%n linhas foram omitidas, a primeira: {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingMethodDialog</name>
    <message>
        <source>Tournament ratings</source>
        <translation>Elo do torneio</translation>
    </message>
    <message>
        <source>The official ratings of a player stay as the lists have them. The tournament rating is what counts for pairing numbers and tie-breaks.</source>
        <translation>Os Elo oficiais de um jogador ficam como estão nas listas. O Elo do torneio é o que conta para números iniciais e desempates.</translation>
    </message>
    <message>
        <source>Players whose tournament rating changes</source>
        <translation>Jogadores cujo Elo do torneio muda</translation>
    </message>
    <message>
        <source>No rating changes</source>
        <translation>Nenhum Elo muda</translation>
    </message>
    <message>
        <source>Everybody has this rating already.</source>
        <translation>Todos já têm este Elo.</translation>
    </message>
    <message>
        <source>Take these ratings</source>
        <translation>Usar estes Elo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Keep this order</source>
        <translation>Manter esta ordem</translation>
    </message>
    <message>
        <source>Which rating counts</source>
        <translation>Que Elo conta</translation>
    </message>
    <message>
        <source>Round 1 is paired: tournament ratings are changed player by player only.</source>
        <translation>A ronda 1 está emparceirada: os Elo do torneio só se mudam jogador a jogador.</translation>
    </message>
    <message>
        <source>Order of the lists for {0}</source>
        <translation>Ordem das listas para {0}</translation>
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
        <translation>nenhum: como escrito ou importado</translation>
    </message>
    <message>
        <source>The first rating that a player has counts as the FIDE rating; Alt+Up and Alt+Down move.</source>
        <translation>O primeiro Elo que um jogador tenha conta como Elo FIDE; Alt+Seta para cima e Alt+Seta para baixo movem.</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament rating(s) change.</source>
        <translation>
            <numerusform>Muda %n Elo do torneio.</numerusform>
            <numerusform>Mudam %n Elo do torneio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round 1 is paired: the order counts for players who are added from now on.</source>
        <translation>A ronda 1 está emparceirada: a ordem conta para jogadores adicionados a partir de agora.</translation>
    </message>
    <message>
        <source>Nothing is chosen otherwise</source>
        <translation>Nada foi escolhido de outro modo</translation>
    </message>
</context>
<context>
    <name>RatingOfficerDialog</name>
    <message>
        <source>Report for the rating officer</source>
        <translation>Relatório para o responsável de Elo</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Observações</translation>
    </message>
    <message>
        <source>Write the report…</source>
        <translation>Escrever o relatório…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>What is missing or odd. Enter or a click opens the place where it is mended.</source>
        <translation>O que falta ou é estranho. Enter ou um clique abre o lugar onde se corrige.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Observação</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) must be mended before the report is sent.</source>
        <translation>
            <numerusform>%n coisa tem de ser corrigida antes de enviar o relatório.</numerusform>
            <numerusform>%n coisas têm de ser corrigidas antes de enviar o relatório.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that the report needs is missing.</source>
        <translation>Não falta nada do que o relatório precisa.</translation>
    </message>
    <message>
        <source>Rated games: {0}, unrated games: {1}</source>
        <translation>Partidas válidas para Elo: {0}, não válidas: {1}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneio</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Regulamento</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Calendário</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Where to write the report</source>
        <translation>Onde escrever o relatório</translation>
    </message>
    <message numerus="yes">
        <source>The report is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>O relatório está escrito: %n ficheiro em {0}</numerusform>
            <numerusform>O relatório está escrito: %n ficheiros em {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>A escrever o relatório…</translation>
    </message>
    <message>
        <source>What independent readers made of the written files.</source>
        <translation>O que leitores independentes acharam dos ficheiros escritos.</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>coincide</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>difere</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>não consultado</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Leitor</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Ficheiro</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>What it found</source>
        <translation>O que encontrou</translation>
    </message>
</context>
<context>
    <name>ReasonsView</name>
    <message>
        <source>Why this board?</source>
        <translation>Porquê este tabuleiro?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Razões</translation>
    </message>
    <message>
        <source>Why this bye?</source>
        <translation>Porquê este bye?</translation>
    </message>
    <message>
        <source>Why not somebody else?</source>
        <translation>Porque não outra pessoa?</translation>
    </message>
    <message>
        <source>One of this board</source>
        <translation>Um deste tabuleiro</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Outra pessoa</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Escreva um nome ou escolha</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>What would the round be with it?</source>
        <translation>Como seria a ronda assim?</translation>
    </message>
    <message>
        <source>Why not another team?</source>
        <translation>Porque não outra equipa?</translation>
    </message>
    <message>
        <source>Choose a board.</source>
        <translation>Escolha um tabuleiro.</translation>
    </message>
    <message>
        <source>Why match {0}?</source>
        <translation>Porquê o encontro {0}?</translation>
    </message>
    <message>
        <source>Why board {0}?</source>
        <translation>Porquê o tabuleiro {0}?</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Why has {0} no match?</source>
        <translation>Porque é que {0} não tem encontro?</translation>
    </message>
    <message>
        <source>Why has {0} no game?</source>
        <translation>Porque é que {0} não tem partida?</translation>
    </message>
    <message>
        <source>{0} ({1}) against …</source>
        <translation>{0} ({1}) contra …</translation>
    </message>
    <message>
        <source>the bye</source>
        <translation>o bye</translation>
    </message>
    <message>
        <source>Why has {0} the bye?</source>
        <translation>Porque é que {0} tem o bye?</translation>
    </message>
    <message>
        <source>Forbidden: {0} [{1}]</source>
        <translation>Proibido: {0} [{1}]</translation>
    </message>
    <message>
        <source>Worse: {0} [{1}]</source>
        <translation>Pior: {0} [{1}]</translation>
    </message>
    <message>
        <source>Forbidden: {0}</source>
        <translation>Proibido: {0}</translation>
    </message>
    <message>
        <source>Worse: {0}</source>
        <translation>Pior: {0}</translation>
    </message>
    <message>
        <source>It is so in this round.</source>
        <translation>É assim nesta ronda.</translation>
    </message>
    <message>
        <source>The engine is pairing the round with these two at one board …</source>
        <translation>O motor está a emparceirar a ronda com estes dois no mesmo tabuleiro …</translation>
    </message>
    <message>
        <source>No legal pairing of the round has these two at one board.</source>
        <translation>Nenhum emparceiramento legal da ronda junta estes dois no mesmo tabuleiro.</translation>
    </message>
    <message>
        <source>The round would be this instead:</source>
        <translation>Em vez disso, a ronda seria esta:</translation>
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
        <translation>Motivo, anotado no relatório do torneio</translation>
    </message>
    <message>
        <source>Start list, pairings and crosstable up to round {0} are out with the old numbers: print anew.</source>
        <translation>A lista inicial, os emparceiramentos e o quadro cruzado até à ronda {0} já circulam com os números antigos: imprima de novo.</translation>
    </message>
    <message>
        <source>Equal rating and title</source>
        <translation>Mesmo Elo e título</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>por nome</translation>
    </message>
    <message>
        <source>In the order of the alphabet</source>
        <translation>Por ordem alfabética</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>por sorteio</translation>
    </message>
    <message>
        <source>The same number of the lot gives the same order, everywhere.</source>
        <translation>O mesmo número do sorteio dá a mesma ordem, em qualquer lado.</translation>
    </message>
    <message>
        <source>as they stand</source>
        <translation>como estão</translation>
    </message>
    <message>
        <source>In the order of the numbers they have now</source>
        <translation>Pela ordem dos números que têm agora</translation>
    </message>
    <message>
        <source>Round 1 is paired: equals keep their order</source>
        <translation>A ronda 1 está emparceirada: os iguais mantêm a ordem</translation>
    </message>
    <message>
        <source>Equal rating and title:</source>
        <translation>Mesmo Elo e título:</translation>
    </message>
    <message>
        <source>Write a whole number</source>
        <translation>Escreva um número inteiro</translation>
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
        <translation>Nome</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nasc.</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Clás.</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Semirr.</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Rápidas</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inativo</translation>
    </message>
    <message>
        <source>in the event</source>
        <translation>no torneio</translation>
    </message>
    <message>
        <source>new</source>
        <translation>novo</translation>
    </message>
    <message>
        <source>here already</source>
        <translation>já está</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>conflito</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erro</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Passa a</translation>
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
        <translation>Clube</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipa</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Porque</translation>
    </message>
    <message>
        <source>Column {0}: {1}</source>
        <translation>Coluna {0}: {1}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>title</source>
        <translation>título</translation>
    </message>
    <message>
        <source>federation</source>
        <translation>federação</translation>
    </message>
    <message>
        <source>sex</source>
        <translation>sexo</translation>
    </message>
    <message>
        <source>born</source>
        <translation>nascimento</translation>
    </message>
    <message>
        <source>tournament rating</source>
        <translation>Elo do torneio</translation>
    </message>
    <message>
        <source>rating from round {0} on</source>
        <translation>Elo a partir da ronda {0}</translation>
    </message>
    <message>
        <source>{0} rating</source>
        <translation>Elo {0}</translation>
    </message>
    <message>
        <source>Whether the change is applied; Space ticks it</source>
        <translation>Se a mudança se aplica; a barra de espaço marca-a</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Até agora</translation>
    </message>
    <message>
        <source>In the list</source>
        <translation>Na lista</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observação</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>marcado</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>não marcado</translation>
    </message>
    <message>
        <source>{0} players have no rating: {1}</source>
        <translation>{0} jogadores não têm Elo: {1}</translation>
    </message>
    <message>
        <source>{0} players have no federation: {1}</source>
        <translation>{0} jogadores não têm federação: {1}</translation>
    </message>
    <message>
        <source>{0} players have no date or year of birth: {1}</source>
        <translation>{0} jogadores não têm data nem ano de nascimento: {1}</translation>
    </message>
    <message>
        <source>{0} players have another tournament rating than by the method: {1}</source>
        <translation>{0} jogadores têm um Elo do torneio diferente do que o método dá: {1}</translation>
    </message>
    <message>
        <source>{0} players have no FIDE number: {1}</source>
        <translation>{0} jogadores não têm número FIDE: {1}</translation>
    </message>
    <message>
        <source>{0} players have not paid in full: {1}</source>
        <translation>{0} jogadores não pagaram tudo: {1}</translation>
    </message>
    <message>
        <source>{0} players were not checked in: {1}</source>
        <translation>{0} jogadores sem presença registada: {1}</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>O que ver</translation>
    </message>
    <message>
        <source>Enter goes to the player</source>
        <translation>Enter vai para o jogador</translation>
    </message>
</context>
<context>
    <name>Regulations</name>
    <message>
        <source>“{0}” is no number of points; write 1, ½ or 0.5.</source>
        <translation>“{0}” não é um número de pontos; escreva 1, ½ ou 0.5.</translation>
    </message>
    <message>
        <source>standard chess</source>
        <translation>clássicas</translation>
    </message>
    <message>
        <source>rapid chess</source>
        <translation>semirrápidas</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>rápidas</translation>
    </message>
    <message>
        <source>A win counts {0}, a draw {1}, a loss {2}.</source>
        <translation>Uma vitória conta {0}, um empate {1}, uma derrota {2}.</translation>
    </message>
    <message>
        <source>The pairing-allocated bye counts {0}, a half-point bye {1}.</source>
        <translation>O bye do emparceiramento conta {0}, um bye de meio ponto {1}.</translation>
    </message>
    <message>
        <source>Half-point byes are not allowed.</source>
        <translation>Não se permitem byes de meio ponto.</translation>
    </message>
    <message>
        <source>Half-point byes for a player: at most {0}.</source>
        <translation>Byes de meio ponto por jogador: no máximo {0}.</translation>
    </message>
    <message>
        <source>Half-point byes for a player: at most {0}, until round {1}.</source>
        <translation>Byes de meio ponto por jogador: no máximo {0}, até à ronda {1}.</translation>
    </message>
    <message>
        <source>Unrated players in tie-breaks: not announced.</source>
        <translation>Jogadores sem Elo nos desempates: não anunciado.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as the lowest rating of the field.</source>
        <translation>Nos desempates, os jogadores sem Elo contam com o Elo mais baixo do torneio.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as the average of the field.</source>
        <translation>Nos desempates, os jogadores sem Elo contam com o Elo médio do torneio.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks with their performance.</source>
        <translation>Nos desempates, os jogadores sem Elo contam com a sua performance.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as {0}.</source>
        <translation>Nos desempates, os jogadores sem Elo contam como {0}.</translation>
    </message>
    <message>
        <source>Initial colour by lot: number 1 has White in round 1.</source>
        <translation>Cor inicial por sorteio: o número 1 tem brancas na ronda 1.</translation>
    </message>
    <message>
        <source>Initial colour by lot: number 1 has Black in round 1.</source>
        <translation>Cor inicial por sorteio: o número 1 tem pretas na ronda 1.</translation>
    </message>
    <message>
        <source>The initial colour has not been drawn yet.</source>
        <translation>A cor inicial ainda não foi sorteada.</translation>
    </message>
    <message>
        <source>Rate of play: {1}.</source>
        <translation>Ritmo de jogo: {1}.</translation>
    </message>
    <message>
        <source>Swiss system, {0} rounds, {1}.</source>
        <translation>Sistema suíço, {0} rondas, {1}.</translation>
    </message>
    <message>
        <source>Match of two players, {0} games, {1}.</source>
        <translation>Encontro de dois jogadores, {0} partidas, {1}.</translation>
    </message>
    <message>
        <source>Round robin, {0} rounds, {1}, {2} games against each opponent.</source>
        <translation>Todos contra todos, {0} rondas, {1}, {2} partidas contra cada adversário.</translation>
    </message>
    <message>
        <source>Round robin, {0} rounds, {1}.</source>
        <translation>Todos contra todos, {0} rondas, {1}.</translation>
    </message>
    <message>
        <source>Rate of play: {0}.</source>
        <translation>Ritmo de jogo: {0}.</translation>
    </message>
    <message>
        <source>The last two rounds of the first cycle change places (C.05, annex 1).</source>
        <translation>As duas últimas rondas da primeira volta trocam de lugar (C.05, anexo 1).</translation>
    </message>
    <message>
        <source>Tournament rating: {0}.</source>
        <translation>Elo do torneio: {0}.</translation>
    </message>
    <message>
        <source>The event lasts more than 30 days: the first rating of a player counts.</source>
        <translation>O torneio dura mais de 30 dias: conta o primeiro Elo de um jogador.</translation>
    </message>
    <message>
        <source>Categories: {0}.</source>
        <translation>Categorias: {0}.</translation>
    </message>
    <message>
        <source>Tie-break rules: FIDE edition {0}.</source>
        <translation>Regras de desempate: edição FIDE {0}.</translation>
    </message>
</context>
<context>
    <name>RegulationsForm</name>
    <message>
        <source>&amp;Name of the section</source>
        <translation>&amp;Nome do grupo</translation>
    </message>
    <message>
        <source>&amp;Rated as</source>
        <translation>&amp;Válido como</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Ritmo de jogo</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>in words; empty: as the event</source>
        <translation>em palavras; vazio: como o torneio</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Ritmo de jogo</translation>
    </message>
    <message>
        <source>win</source>
        <translation>vitória</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>empate</translation>
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
        <translation>Pontos por: {0}</translation>
    </message>
    <message>
        <source>The usual points</source>
        <translation>Os pontos habituais</translation>
    </message>
    <message>
        <source>Three points for a win</source>
        <translation>Três pontos por vitória</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Half-point byes are allowed</source>
        <translation>Permitem-se byes de meio ponto</translation>
    </message>
    <message>
        <source>Half-point byes for a player</source>
        <translation>Byes de meio ponto por jogador</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Last round for them; 0: any</source>
        <translation>Última ronda para eles; 0: qualquer</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>for a player at most</source>
        <translation>por jogador no máximo</translation>
    </message>
    <message>
        <source>until round (0: any)</source>
        <translation>até à ronda (0: qualquer)</translation>
    </message>
    <message>
        <source>The last two rounds of the first cycle change places</source>
        <translation>As duas últimas rondas da primeira volta trocam de lugar</translation>
    </message>
    <message>
        <source>Nobody then has the same colour three times running (C.05, annex 1).</source>
        <translation>Assim ninguém tem a mesma cor três vezes seguidas (C.05, anexo 1).</translation>
    </message>
    <message>
        <source>Berger table</source>
        <translation>Tabela de Berger</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Byes</translation>
    </message>
    <message>
        <source>Tie-break r&amp;ules</source>
        <translation>Regras de &amp;desempate</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Edição FIDE {0}</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Edição das regras de desempate da FIDE</translation>
    </message>
    <message>
        <source>Unrated players in tie-breaks</source>
        <translation>Jogadores sem Elo nos desempates</translation>
    </message>
    <message>
        <source>not announced</source>
        <translation>não anunciado</translation>
    </message>
    <message>
        <source>lowest rating of the field</source>
        <translation>Elo mais baixo do torneio</translation>
    </message>
    <message>
        <source>average of the field</source>
        <translation>Elo médio do torneio</translation>
    </message>
    <message>
        <source>their performance</source>
        <translation>a sua performance</translation>
    </message>
    <message>
        <source>a fixed rating:</source>
        <translation>um Elo fixo:</translation>
    </message>
    <message>
        <source>Fixed rating of unrated players</source>
        <translation>Elo fixo dos jogadores sem Elo</translation>
    </message>
    <message>
        <source>Unrated players</source>
        <translation>Jogadores sem Elo</translation>
    </message>
    <message>
        <source>Over &amp;30 days</source>
        <translation>Mais de &amp;30 dias</translation>
    </message>
    <message>
        <source>as the dates say</source>
        <translation>segundo as datas</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>Lasts more than 30 days</source>
        <translation>Dura mais de 30 dias</translation>
    </message>
    <message>
        <source>Rating tie-breaks are not advised then; new ratings are noted by round</source>
        <translation>Os desempates por Elo não se aconselham então; anotam-se os novos Elo por ronda</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Cor inicial</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>ainda não sorteada</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Pretas</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Sortear</translation>
    </message>
    <message>
        <source>number of the lot</source>
        <translation>número do sorteio</translation>
    </message>
    <message>
        <source>Number 1 begins with</source>
        <translation>O número 1 começa com</translation>
    </message>
    <message>
        <source>Locked: round 1 is paired.</source>
        <translation>Bloqueado: a ronda 1 está emparceirada.</translation>
    </message>
    <message>
        <source>The fixed rating of unrated players is a number, for example 1400.</source>
        <translation>O Elo fixo dos jogadores sem Elo é um número, por exemplo 1400.</translation>
    </message>
</context>
<context>
    <name>ReportExport</name>
    <message>
        <source>Export a tournament report</source>
        <translation>Exportar um relatório de torneio</translation>
    </message>
    <message>
        <source>{0} exists already. Nothing was changed; choose another name.</source>
        <translation>{0} já existe. Nada mudou; escolha outro nome.</translation>
    </message>
    <message>
        <source>The tournament report was written: {0}</source>
        <translation>O relatório do torneio foi escrito: {0}</translation>
    </message>
    <message>
        <source>TRF26, everything that happened (*.trf)</source>
        <translation>TRF26, tudo o que aconteceu (*.trf)</translation>
    </message>
    <message>
        <source>TRF16, for older programs (*.trf)</source>
        <translation>TRF16, para programas mais antigos (*.trf)</translation>
    </message>
    <message>
        <source>TRF26 for the rating office, with late corrections (*.trf)</source>
        <translation>TRF26 para o serviço de Elo, com correções tardias (*.trf)</translation>
    </message>
    <message>
        <source>TRF16 for the rating office, with late corrections (*.trf)</source>
        <translation>TRF16 para o serviço de Elo, com correções tardias (*.trf)</translation>
    </message>
    <message>
        <source>The whole event as JSON (*.json)</source>
        <translation>Todo o torneio como JSON (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have no result yet: an interim report, not the final one.</source>
        <translation>
            <numerusform>%n partida ainda não tem resultado: um relatório intermédio, não o final.</numerusform>
            <numerusform>%n partidas ainda não têm resultado: um relatório intermédio, não o final.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrections for the rating report only are left out.</source>
        <translation>As correções só para o relatório de Elo ficam de fora.</translation>
    </message>
    <message>
        <source>What this file does not hold</source>
        <translation>O que este ficheiro não contém</translation>
    </message>
    <message>
        <source>Write the file</source>
        <translation>Escrever o ficheiro</translation>
    </message>
</context>
<context>
    <name>Rescue</name>
    <message>
        <source>The copy: {0}</source>
        <translation>A cópia: {0}</translation>
    </message>
    <message>
        <source>The damaged file is not thrown away: it stays beside the event under another name.</source>
        <translation>O ficheiro danificado não se deita fora: fica ao lado do torneio com outro nome.</translation>
    </message>
    <message>
        <source>Missing in the copy, to be entered again:</source>
        <translation>Falta na cópia, para introduzir de novo:</translation>
    </message>
    <message>
        <source>{0} is damaged. Go on with the newest good copy?</source>
        <translation>{0} está danificado. Continuar com a cópia boa mais recente?</translation>
    </message>
    <message>
        <source>Go on with the copy</source>
        <translation>Continuar com a cópia</translation>
    </message>
    <message>
        <source>The damaged file is kept as {0}</source>
        <translation>O ficheiro danificado guarda-se como {0}</translation>
    </message>
    <message>
        <source>{0} is damaged, and there is no good copy at hand</source>
        <translation>{0} está danificado, e não há nenhuma cópia boa à mão</translation>
    </message>
    <message>
        <source>Nothing was changed. Put in the stick with the backups, or choose the folder they are in.</source>
        <translation>Nada mudou. Ligue a pen USB com as cópias de segurança, ou escolha a pasta onde estão.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Escolher uma pasta…</translation>
    </message>
    <message>
        <source>Folder with backups</source>
        <translation>Pasta com cópias de segurança</translation>
    </message>
</context>
<context>
    <name>ResultEntry</name>
    <message>
        <source>Swap the colours?</source>
        <translation>Trocar as cores?</translation>
    </message>
    <message>
        <source>Board {0} has {1}. Enter clears it, Esc keeps it.</source>
        <translation>O tabuleiro {0} tem {1}. Enter limpa-o, Esc mantém-no.</translation>
    </message>
    <message>
        <source>Board {0} has {1}. Enter replaces it by {2}, Esc keeps {1}.</source>
        <translation>O tabuleiro {0} tem {1}. Enter substitui-o por {2}, Esc mantém {1}.</translation>
    </message>
    <message>
        <source>Board {0}: {1} was entered, {2} is read now. Enter takes {2}, Esc keeps {1}.</source>
        <translation>Tabuleiro {0}: introduziu-se {1}, agora leu-se {2}. Enter aceita {2}, Esc mantém {1}.</translation>
    </message>
    <message>
        <source>{0} Enter does it, Esc keeps it.</source>
        <translation>{0} Enter confirma, Esc mantém.</translation>
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
        <translation>Num Lock está desligado: ligue-o para escrever resultados no teclado numérico.</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>Event</source>
        <translation>Torneio</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Equipas</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>All sections</source>
        <translation>Todos os grupos</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Quadro cruzado</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Desempates</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Normas</translation>
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
        <translation>Registo</translation>
    </message>
</context>
<context>
    <name>RoundActions</name>
    <message>
        <source>Pair round {0} as it is?</source>
        <translation>Emparceirar a ronda {0} como está?</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Emparceirar a ronda {0}</translation>
    </message>
    <message>
        <source>The pairing comes out the same: nothing changes.</source>
        <translation>O emparceiramento sai igual: nada muda.</translation>
    </message>
    <message>
        <source>Pair round {0} again?</source>
        <translation>Emparceirar de novo a ronda {0}?</translation>
    </message>
    <message>
        <source>Take the new pairing</source>
        <translation>Usar o novo emparceiramento</translation>
    </message>
    <message>
        <source>Pair round {0} by hand?</source>
        <translation>Emparceirar à mão a ronda {0}?</translation>
    </message>
    <message>
        <source>Withdraw the pairings of round {0}?</source>
        <translation>Retirar os emparceiramentos da ronda {0}?</translation>
    </message>
    <message>
        <source>The boards stay as they are; the round is a draft again and can be paired anew.</source>
        <translation>Os tabuleiros ficam como estão; a ronda volta a ser um rascunho e pode emparceirar-se de novo.</translation>
    </message>
    <message>
        <source>Withdraw the pairings</source>
        <translation>Retirar os emparceiramentos</translation>
    </message>
    <message>
        <source>Unpair round {0}?</source>
        <translation>Desfazer o emparceiramento da ronda {0}?</translation>
    </message>
    <message>
        <source>Unpair the round</source>
        <translation>Desfazer o emparceiramento da ronda</translation>
    </message>
    <message>
        <source>Record missing results as adjourned?</source>
        <translation>Registar como adiados os resultados em falta?</translation>
    </message>
    <message>
        <source>Draw the position again?</source>
        <translation>Sortear de novo a posição?</translation>
    </message>
    <message>
        <source>A result cannot be corrected to an adjourned game.</source>
        <translation>Um resultado não pode ser corrigido para partida adiada.</translation>
    </message>
    <message>
        <source>Round {0} was not paired here: there is nothing to undo.</source>
        <translation>A ronda {0} não foi emparceirada aqui: não há nada para desfazer.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>%n passo seria retirado; desfazer recupera-o.</numerusform>
            <numerusform>%n passos seriam retirados; desfazer recupera-os.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the whole round {0} back?</source>
        <translation>Desfazer toda a ronda {0}?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Open the tournament again?</source>
        <translation>Abrir o torneio de novo?</translation>
    </message>
    <message>
        <source>The standings are provisional again; the tournament report notes it.</source>
        <translation>A classificação volta a ser provisória; o relatório do torneio anota-o.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Abri-lo de novo</translation>
    </message>
    <message>
        <source>Leave FIDE mode for good?</source>
        <translation>Sair do modo FIDE para sempre?</translation>
    </message>
    <message>
        <source>Leave FIDE mode for good</source>
        <translation>Sair do modo FIDE para sempre</translation>
    </message>
</context>
<context>
    <name>RoundMenu</name>
    <message>
        <source>&amp;Publish the pairings</source>
        <translation>&amp;Publicar os emparceiramentos</translation>
    </message>
    <message>
        <source>Pair &amp;again</source>
        <translation>Emparceirar de &amp;novo</translation>
    </message>
    <message>
        <source>Pair by &amp;hand…</source>
        <translation>Empar&amp;ceirar à mão…</translation>
    </message>
    <message>
        <source>&amp;Withdraw the pairings…</source>
        <translation>&amp;Retirar os emparceiramentos…</translation>
    </message>
    <message>
        <source>&amp;Unpair the round…</source>
        <translation>&amp;Desfazer o emparceiramento da ronda…</translation>
    </message>
    <message>
        <source>Record missing results as a&amp;djourned…</source>
        <translation>Registar como adiados os res&amp;ultados em falta…</translation>
    </message>
    <message>
        <source>&amp;Take the whole round back…</source>
        <translation>Desfazer &amp;toda a ronda…</translation>
    </message>
    <message>
        <source>Draw the &amp;starting position (Chess960)</source>
        <translation>&amp;Sortear a posição inicial (Chess960)</translation>
    </message>
    <message>
        <source>Why this &amp;board?</source>
        <translation>Porquê este ta&amp;buleiro?</translation>
    </message>
    <message>
        <source>No board</source>
        <translation>Nenhum tabuleiro</translation>
    </message>
    <message>
        <source>Why this b&amp;ye?</source>
        <translation>Porquê este b&amp;ye?</translation>
    </message>
    <message>
        <source>Nobody has the bye</source>
        <translation>Ninguém tem o bye</translation>
    </message>
    <message>
        <source>Pairing &amp;rules…</source>
        <translation>Re&amp;gras de emparceiramento…</translation>
    </message>
    <message>
        <source>Pairing &amp;engine…</source>
        <translation>M&amp;otor de emparceiramento…</translation>
    </message>
    <message>
        <source>&amp;Close the tournament…</source>
        <translation>&amp;Fechar o torneio…</translation>
    </message>
    <message>
        <source>Write the &amp;final pack…</source>
        <translation>Escre&amp;ver o pacote final…</translation>
    </message>
    <message>
        <source>&amp;Open the tournament again…</source>
        <translation>&amp;Abrir o torneio de novo…</translation>
    </message>
    <message>
        <source>Leave &amp;FIDE mode for good…</source>
        <translation>Sair do &amp;modo FIDE para sempre…</translation>
    </message>
    <message>
        <source>Drawn &amp;matches of the knock-out…</source>
        <translation>&amp;Encontros empatados das eliminatórias…</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>O motor está a emparceirar</translation>
    </message>
    <message>
        <source>A knock-out is read from its bracket</source>
        <translation>Nas eliminatórias, os encontros vêm do quadro</translation>
    </message>
    <message>
        <source>A round robin is read from its table</source>
        <translation>Num todos contra todos, os tabuleiros vêm da tabela</translation>
    </message>
</context>
<context>
    <name>RoundSelector</name>
    <message>
        <source>Round in view</source>
        <translation>Ronda à vista</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>Uma ronda para trás</translation>
    </message>
    <message>
        <source>One round forward</source>
        <translation>Uma ronda para a frente</translation>
    </message>
    <message>
        <source>Choose the round</source>
        <translation>Escolher a ronda</translation>
    </message>
    <message>
        <source>Choose the round: {0}</source>
        <translation>Escolher a ronda: {0}</translation>
    </message>
    <message>
        <source>After round {0}</source>
        <translation>Após a ronda {0}</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Antes da ronda 1</translation>
    </message>
    <message>
        <source>{0} (games are open)</source>
        <translation>{0} (há partidas em aberto)</translation>
    </message>
</context>
<context>
    <name>RoundStepDialog</name>
    <message>
        <source>From round</source>
        <translation>A partir da ronda</translation>
    </message>
    <message>
        <source>An earlier round</source>
        <translation>Uma ronda anterior</translation>
    </message>
    <message>
        <source>A later round</source>
        <translation>Uma ronda posterior</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Reason, kept in the log</source>
        <translation>Motivo, guardado no registo</translation>
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
        <translation>1 – 0 não válida para Elo</translation>
    </message>
    <message>
        <source>½ – ½ unrated</source>
        <translation>½ – ½ não válida para Elo</translation>
    </message>
    <message>
        <source>0 – 1 unrated</source>
        <translation>0 – 1 não válida para Elo</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>adiada</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Pontos antes da ronda</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Tab.</translation>
    </message>
    <message>
        <source>Board; an asterisk marks a fixed table</source>
        <translation>Tabuleiro; um asterisco marca uma mesa fixa</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>White&apos;s pairing number</source>
        <translation>Número inicial das brancas</translation>
    </message>
    <message>
        <source>White&apos;s title</source>
        <translation>Título das brancas</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>The player with White</source>
        <translation>O jogador com brancas</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>White&apos;s rating</source>
        <translation>Elo das brancas</translation>
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
        <translation>Primeiro o lado das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s pairing number</source>
        <translation>Número inicial das pretas</translation>
    </message>
    <message>
        <source>Black&apos;s title</source>
        <translation>Título das pretas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Pretas</translation>
    </message>
    <message>
        <source>The player with Black</source>
        <translation>O jogador com pretas</translation>
    </message>
    <message>
        <source>Black&apos;s rating</source>
        <translation>Elo das pretas</translation>
    </message>
    <message>
        <source>Result, board {0}: {1} against {2}: {3}</source>
        <translation>Resultado, tabuleiro {0}: {1} contra {2}: {3}</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>ainda sem resultado</translation>
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
        <translation>Uma mesa fixa (*)</translation>
    </message>
    <message>
        <source>Played with the colours the other way round (↔)</source>
        <translation>Jogada com as cores ao contrário (↔)</translation>
    </message>
    <message>
        <source>For the rating report: {0} (®)</source>
        <translation>Para o relatório de Elo: {0} (®)</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Número inicial</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Players without a game in this round</source>
        <translation>Jogadores sem partida nesta ronda</translation>
    </message>
    <message>
        <source>No game because</source>
        <translation>Sem partida porque</translation>
    </message>
    <message>
        <source>Why this player had no game</source>
        <translation>Porque é que este jogador não teve partida</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Recebe</translation>
    </message>
    <message>
        <source>Points for this round</source>
        <translation>Pontos por esta ronda</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>expulso</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>desistente</translation>
    </message>
    <message>
        <source>pairing-allocated bye</source>
        <translation>bye do emparceiramento</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>bye de um ponto</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>bye de meio ponto</translation>
    </message>
    <message>
        <source>absent (zero-point bye)</source>
        <translation>ausente (bye de zero pontos)</translation>
    </message>
    <message>
        <source>free round</source>
        <translation>folga</translation>
    </message>
    <message>
        <source>not paired</source>
        <translation>não emparceirado</translation>
    </message>
    <message>
        <source>opponent missing</source>
        <translation>falta o adversário</translation>
    </message>
    <message>
        <source>match forfeited</source>
        <translation>encontro por falta de comparência</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Antes da ronda 1</translation>
    </message>
    <message>
        <source>After round {0} of {1}</source>
        <translation>Após a ronda {0} de {1}</translation>
    </message>
</context>
<context>
    <name>RoundsMenu</name>
    <message>
        <source>Open an event first</source>
        <translation>Abra primeiro um torneio</translation>
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
        <translation>Procurar por nome ou tabuleiro</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Emparceirar à mão…</translation>
    </message>
    <message>
        <source>Another engine…</source>
        <translation>Outro motor…</translation>
    </message>
    <message>
        <source>Keep the file for a report…</source>
        <translation>Guardar o ficheiro para um relatório de erro…</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Ainda sem jogadores</translation>
    </message>
    <message>
        <source>Enter or import players on the Players page; then the first round is paired here.</source>
        <translation>Introduza ou importe jogadores na página Jogadores; depois emparceira-se aqui a primeira ronda.</translation>
    </message>
    <message>
        <source>Go to the players</source>
        <translation>Ir para os jogadores</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>A ronda anterior</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>A ronda seguinte</translation>
    </message>
    <message>
        <source>Choose the round of this page</source>
        <translation>Escolher a ronda desta página</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>What can be done with this round</source>
        <translation>O que se pode fazer com esta ronda</translation>
    </message>
    <message>
        <source>Large window for a projector</source>
        <translation>Janela grande para um projetor</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronda {0}</translation>
    </message>
    <message>
        <source>Round {0} (to be paired)</source>
        <translation>Ronda {0} (por emparceirar)</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Ronda {0} de {1}</translation>
    </message>
    <message>
        <source>Choose the round of this page: {0}</source>
        <translation>Escolher a ronda desta página: {0}</translation>
    </message>
    <message>
        <source>also on this page: {0}</source>
        <translation>também nesta página: {0}</translation>
    </message>
    <message>
        <source>{0}/{1} results</source>
        <translation>{0}/{1} resultados</translation>
    </message>
    <message>
        <source>{0} unverified</source>
        <translation>{0} por verificar</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from the engine</source>
        <translation>
            <numerusform>%n diferença para o motor</numerusform>
            <numerusform>%n diferenças para o motor</numerusform>
        </translation>
    </message>
    <message>
        <source>the tournament is closed</source>
        <translation>o torneio está fechado</translation>
    </message>
    <message>
        <source>Without an opponent or a bye: {0}. Pair them by hand, or set a bye there.</source>
        <translation>Sem adversário nem bye: {0}. Emparceire-os à mão, ou defina lá um bye.</translation>
    </message>
    <message>
        <source>Keep the file for a report</source>
        <translation>Guardar o ficheiro para um relatório de erro</translation>
    </message>
    <message>
        <source>TRF files (*.trf)</source>
        <translation>Ficheiros TRF (*.trf)</translation>
    </message>
    <message>
        <source>Kept: {0}. It holds no names of players.</source>
        <translation>Guardado: {0}. Não contém nomes de jogadores.</translation>
    </message>
    <message>
        <source>{0} pairs from now on.</source>
        <translation>A partir de agora emparceira {0}.</translation>
    </message>
</context>
<context>
    <name>RungOptionsPopover</name>
    <message>
        <source>Options of a rung</source>
        <translation>Opções de um critério</translation>
    </message>
    <message>
        <source>Close the options</source>
        <translation>Fechar as opções</translation>
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
        <translation>Sem corte</translation>
    </message>
    <message>
        <source>Every round counts</source>
        <translation>Contam todas as rondas</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Piores</translation>
    </message>
    <message>
        <source>The lowest values are left out</source>
        <translation>Os valores mais baixos ficam de fora</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediano</translation>
    </message>
    <message>
        <source>As many of the lowest as of the highest are out</source>
        <translation>Ficam de fora tantos dos mais baixos como dos mais altos</translation>
    </message>
    <message>
        <source>Values cut</source>
        <translation>Valores cortados</translation>
    </message>
    <message>
        <source>Cut fewer</source>
        <translation>Cortar menos</translation>
    </message>
    <message>
        <source>Cut more</source>
        <translation>Cortar mais</translation>
    </message>
    <message>
        <source>Limit, in half points from one half of the points</source>
        <translation>Limite, em meios pontos a partir de metade dos pontos</translation>
    </message>
    <message>
        <source>Lower the limit</source>
        <translation>Baixar o limite</translation>
    </message>
    <message>
        <source>Raise the limit</source>
        <translation>Subir o limite</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>How unplayed games count</source>
        <translation>Como contam as partidas não jogadas</translation>
    </message>
    <message>
        <source>About the policy looked at</source>
        <translation>Sobre a regra em vista</translation>
    </message>
    <message>
        <source>Enter by hand…</source>
        <translation>Introduzir à mão…</translation>
    </message>
    <message>
        <source>“{0}” was typed without Enter and does not count.</source>
        <translation>“{0}” foi escrito sem Enter e não conta.</translation>
    </message>
    <message>
        <source>“{0}” was only looked at; “{1}” stays in force.</source>
        <translation>“{0}” só esteve em vista; “{1}” continua em vigor.</translation>
    </message>
    <message>
        <source>one half of the points</source>
        <translation>metade dos pontos</translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) above one half</source>
        <translation>
            <numerusform>%n meio ponto acima de metade</numerusform>
            <numerusform>%n meios pontos acima de metade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) below one half</source>
        <translation>
            <numerusform>%n meio ponto abaixo de metade</numerusform>
            <numerusform>%n meios pontos abaixo de metade</numerusform>
        </translation>
    </message>
    <message>
        <source>another number</source>
        <translation>outro número</translation>
    </message>
    <message>
        <source>{0}: another number</source>
        <translation>{0}: outro número</translation>
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
        <translation>Enter define o valor</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>(nobody&apos;s value changes)</source>
        <translation>(não muda o valor de ninguém)</translation>
    </message>
    <message>
        <source>instead of {0}</source>
        <translation>em vez de {0}</translation>
    </message>
</context>
<context>
    <name>ScheduleDialog</name>
    <message>
        <source>Schedule</source>
        <translation>Calendário</translation>
    </message>
    <message>
        <source>Schedule of the rounds</source>
        <translation>Calendário das rondas</translation>
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
        <translation>Calendário das rondas</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>A partir da ronda</translation>
    </message>
    <message>
        <source>An earlier round</source>
        <translation>Uma ronda anterior</translation>
    </message>
    <message>
        <source>A later round</source>
        <translation>Uma ronda posterior</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primeiro dia</translation>
    </message>
    <message>
        <source>Rounds a day</source>
        <translation>Rondas por dia</translation>
    </message>
    <message>
        <source>Fewer a day</source>
        <translation>Menos por dia</translation>
    </message>
    <message>
        <source>More a day</source>
        <translation>Mais por dia</translation>
    </message>
    <message>
        <source>Starts on a day</source>
        <translation>Inícios num dia</translation>
    </message>
    <message>
        <source>When the rounds of a day start, the first one first</source>
        <translation>Quando começam as rondas de um dia, por ordem</translation>
    </message>
    <message>
        <source>Default time in minutes</source>
        <translation>Tempo de tolerância em minutos</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>on</source>
        <translation>a</translation>
    </message>
    <message>
        <source>a day, at</source>
        <translation>por dia, às</translation>
    </message>
    <message>
        <source>default time</source>
        <translation>tolerância</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Preencher</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Default time (minutes)</source>
        <translation>Tolerância (minutos)</translation>
    </message>
    <message>
        <source>Default time</source>
        <translation>Tolerância</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Ronda {0}: {1}</translation>
    </message>
    <message>
        <source>The first day is written as 2026-11-21.</source>
        <translation>O primeiro dia escreve-se 2026-11-21.</translation>
    </message>
    <message>
        <source>“{0}” (round {1}) is no date; write 2026-11-21.</source>
        <translation>“{0}” (ronda {1}) não é uma data; escreva 2026-11-21.</translation>
    </message>
    <message>
        <source>The default time of round {0} is given in minutes.</source>
        <translation>O tempo de tolerância da ronda {0} indica-se em minutos.</translation>
    </message>
</context>
<context>
    <name>ScoresheetsDialog</name>
    <message>
        <source>Two scoresheets</source>
        <translation>Duas planilhas</translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <source>Type what each sheet says; ? holds the place of a move that is missing.</source>
        <translation>Escreva o que diz cada planilha; ? guarda o lugar de um lance em falta.</translation>
    </message>
    <message>
        <source>Scoresheet of {0}</source>
        <translation>Planilha de {0}</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Lance a lance</translation>
    </message>
    <message>
        <source>Take these moves</source>
        <translation>Usar estes lances</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Letras das peças</translation>
    </message>
    <message>
        <source>{0} half-moves, {1} to look at.</source>
        <translation>{0} meios-lances, {1} a ver.</translation>
    </message>
    <message>
        <source>From here neither sheet can be played: the record ends before it.</source>
        <translation>Daqui em diante nenhuma planilha se pode jogar: o registo acaba antes.</translation>
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
        <translation>Ir para a ronda {0}</translation>
    </message>
    <message>
        <source>Go to before round 1</source>
        <translation>Ir para antes da ronda 1</translation>
    </message>
    <message>
        <source>Show the section {0}</source>
        <translation>Mostrar o grupo {0}</translation>
    </message>
    <message>
        <source>player {0}</source>
        <translation>jogador {0}</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>agora não</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Limpar o filtro</translation>
    </message>
</context>
<context>
    <name>SeasonDialog</name>
    <message>
        <source>Next season</source>
        <translation>Próxima época</translation>
    </message>
    <message>
        <source>New sections with the teams that go up and down. The sections of this season stay.</source>
        <translation>Novos grupos com as equipas que sobem e descem. Os grupos desta época ficam.</translation>
    </message>
    <message>
        <source>for example 2027</source>
        <translation>por exemplo 2027</translation>
    </message>
    <message>
        <source>&amp;Season</source>
        <translation>É&amp;poca</translation>
    </message>
    <message>
        <source>Add the sections</source>
        <translation>Adicionar os grupos</translation>
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
        <translation>Usar o outro emparceiramento…</translation>
    </message>
    <message>
        <source>Keep the file for a report…</source>
        <translation>Guardar o ficheiro para um relatório de erro…</translation>
    </message>
    <message>
        <source>No second opinion: {0}</source>
        <translation>Sem segunda opinião: {0}</translation>
    </message>
    <message>
        <source>paired by hand</source>
        <translation>emparceirada à mão</translation>
    </message>
    <message>
        <source>by the Berger tables</source>
        <translation>pelas tabelas de Berger</translation>
    </message>
    <message>
        <source>by the bracket</source>
        <translation>pelo quadro</translation>
    </message>
    <message>
        <source>by the Scheveningen table</source>
        <translation>pela tabela Scheveningen</translation>
    </message>
    <message>
        <source>paired by {0}, {1} agrees</source>
        <translation>emparceirada por {0}, {1} coincide</translation>
    </message>
    <message>
        <source>paired by {0}</source>
        <translation>emparceirada por {0}</translation>
    </message>
    <message>
        <source>Two engines differ on this round.</source>
        <translation>Dois motores diferem nesta ronda.</translation>
    </message>
    <message>
        <source>{0}, bye {1}: {2}</source>
        <translation>{0}, bye {1}: {2}</translation>
    </message>
    <message>
        <source>Keep the file for a report</source>
        <translation>Guardar o ficheiro para um relatório de erro</translation>
    </message>
    <message>
        <source>TRF files (*.trf)</source>
        <translation>Ficheiros TRF (*.trf)</translation>
    </message>
    <message>
        <source>Kept: {0}. It holds no names of players.</source>
        <translation>Guardado: {0}. Não contém nomes de jogadores.</translation>
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
        <translation>Segunda opinião</translation>
    </message>
    <message>
        <source>gacrux is the tool of FIDE&apos;s Technical Commission. It computes every rung by itself from the results; direct encounter among the players level on points. The second calculation is this program&apos;s own, written from the articles alone without anything of the first one. Nothing in the event changes.</source>
        <translation>O gacrux é a ferramenta da Comissão Técnica da FIDE. Calcula por si cada critério a partir dos resultados; o confronto direto, entre os jogadores com os mesmos pontos. O segundo cálculo é do próprio programa, escrito só a partir dos artigos sem nada do primeiro. Nada muda no torneio.</translation>
    </message>
    <message>
        <source>Rungs computed</source>
        <translation>Critérios calculados</translation>
    </message>
    <message>
        <source>gacrux is starting…</source>
        <translation>O gacrux está a iniciar…</translation>
    </message>
    <message>
        <source>Rungs and what came out</source>
        <translation>Critérios e o que resultou</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Valores que diferem</translation>
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
        <translation>A prova de cada valor, para uma comissão de recurso</translation>
    </message>
    <message>
        <source>{0} of {1} computed</source>
        <translation>{0} de {1} calculados</translation>
    </message>
    <message>
        <source>Proof of the tie-breaks</source>
        <translation>Prova dos desempates</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>{0}: {1} of {2} values differ.</source>
        <translation>{0}: diferem {1} de {2} valores.</translation>
    </message>
    <message>
        <source>{0}: all {1} values are the same.</source>
        <translation>{0}: todos os {1} valores são iguais.</translation>
    </message>
    <message>
        <source>Nothing known explains this: look at the calculation, and report it.</source>
        <translation>Nada conhecido explica isto: veja o cálculo, e comunique-o.</translation>
    </message>
    <message>
        <source>The second calculation, by {0}, says otherwise: report it.</source>
        <translation>O segundo cálculo, por {0}, diz outra coisa: comunique-o.</translation>
    </message>
</context>
<context>
    <name>SectionFactsDialog</name>
    <message>
        <source>A new section</source>
        <translation>Um novo grupo</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Regulamento</translation>
    </message>
    <message>
        <source>Round 1 is paired: system, points and the value of the bye are locked. Another number of rounds, edition, unrated rule or bye rule is asked about first and noted in the tournament report.</source>
        <translation>A ronda 1 está emparceirada: o sistema, os pontos e o valor do bye estão bloqueados. Outro número de rondas, edição, regra dos jogadores sem Elo ou dos byes pergunta-se primeiro e fica anotado no relatório do torneio.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Reason for a change after round 1, kept in the log</source>
        <translation>Motivo de uma mudança depois da ronda 1, guardado no registo</translation>
    </message>
    <message>
        <source>Add the section</source>
        <translation>Adicionar o grupo</translation>
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
        <translation>Nome do grupo que já existe</translation>
    </message>
    <message>
        <source>for example Open A</source>
        <translation>por exemplo Open A</translation>
    </message>
    <message>
        <source>The section there is gets the &amp;name</source>
        <translation>O grupo que já existe recebe o &amp;nome</translation>
    </message>
    <message>
        <source>Give the new section a name.</source>
        <translation>Dê um nome ao novo grupo.</translation>
    </message>
    <message>
        <source>Change the regulations?</source>
        <translation>Mudar o regulamento?</translation>
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
        <translation>{0} está à vista (Alt+PgUp, Alt+PgDn para os outros)</translation>
    </message>
    <message>
        <source>Show {0}; players dragged here move to it</source>
        <translation>Mostrar {0}; os jogadores arrastados para aqui mudam para esse grupo</translation>
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
        <translation>Enter vai para lá</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Inscritos</translation>
    </message>
    <message>
        <source>Players or teams</source>
        <translation>Jogadores ou equipas</translation>
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
        <translation>A última emparceirada</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Emparceiramentos</translation>
    </message>
    <message>
        <source>Of the last round paired</source>
        <translation>Da última ronda emparceirada</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abertos</translation>
    </message>
    <message>
        <source>Boards or matches without a result</source>
        <translation>Tabuleiros ou encontros sem resultado</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>A seguir</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>O que se pode fazer agora</translation>
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
        <translation>à mão, por concluir</translation>
    </message>
    <message>
        <source>not paired</source>
        <translation>não emparceirado</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>não publicada</translation>
    </message>
    <message>
        <source>all results, entered twice</source>
        <translation>todos os resultados, introduzidos duas vezes</translation>
    </message>
    <message>
        <source>published</source>
        <translation>publicada</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fechado</translation>
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
        <translation>Adicionar um grupo…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Mudar o nome…</translation>
    </message>
    <message>
        <source>Remove this section</source>
        <translation>Remover este grupo</translation>
    </message>
    <message>
        <source>From a table…</source>
        <translation>A partir de uma tabela…</translation>
    </message>
    <message>
        <source>A play-off, finals of groups or quads: places of a table are seeds</source>
        <translation>Um play-off, finais de grupos ou quads: os lugares de uma tabela são cabeças de série</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>An event needs at least one section.</source>
        <translation>Um torneio precisa de pelo menos um grupo.</translation>
    </message>
    <message>
        <source>The section still has players; move or remove them first.</source>
        <translation>O grupo ainda tem jogadores; mova-os ou remova-os primeiro.</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grupo {0}</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>À vista</translation>
    </message>
    <message>
        <source>Show this section</source>
        <translation>Mostrar este grupo</translation>
    </message>
    <message>
        <source>{0}: further up</source>
        <translation>{0}: mais para cima</translation>
    </message>
    <message>
        <source>{0}: further down</source>
        <translation>{0}: mais para baixo</translation>
    </message>
    <message>
        <source>{0} is now number {1} of the sections.</source>
        <translation>{0} é agora o número {1} dos grupos.</translation>
    </message>
    <message>
        <source>Rename the section</source>
        <translation>Mudar o nome do grupo</translation>
    </message>
    <message>
        <source>Name of the section</source>
        <translation>Nome do grupo</translation>
    </message>
    <message>
        <source>Remove the section {0}?</source>
        <translation>Remover o grupo {0}?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
</context>
<context>
    <name>SectionsPanel</name>
    <message>
        <source>All sections</source>
        <translation>Todos os grupos</translation>
    </message>
    <message>
        <source>Start lists</source>
        <translation>Listas iniciais</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Emparceiramentos</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>One document of every section</source>
        <translation>Um documento de cada grupo</translation>
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
            <numerusform>Em %n grupo</numerusform>
            <numerusform>Em %n grupos</numerusform>
        </translation>
    </message>
    <message>
        <source>No section is ready for it now</source>
        <translation>Agora nenhum grupo está pronto para isso</translation>
    </message>
    <message>
        <source>The event has changed meanwhile: nothing was done. Try again.</source>
        <translation>Entretanto o torneio mudou: não se fez nada. Tente de novo.</translation>
    </message>
    <message numerus="yes">
        <source>Pairing %n section(s)…</source>
        <translation>
            <numerusform>A emparceirar %n grupo…</numerusform>
            <numerusform>A emparceirar %n grupos…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}: done in %n section(s).</source>
        <translation>
            <numerusform>{0}: feito em %n grupo.</numerusform>
            <numerusform>{0}: feito em %n grupos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>No round of any section is paired yet.</source>
        <translation>Ainda não há nenhuma ronda emparceirada em nenhum grupo.</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>Number of the lot</source>
        <translation>Número do sorteio</translation>
    </message>
    <message>
        <source>Number of the lot: the same number gives the same lot on every computer</source>
        <translation>Número do sorteio: o mesmo número dá o mesmo sorteio em qualquer computador</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Sortear de novo</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Ainda nada para mostrar.</translation>
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
        <translation>Prémios e cabeçalho</translation>
    </message>
    <message>
        <source>Prizes…</source>
        <translation>Prémios…</translation>
    </message>
    <message>
        <source>Logo and header lines…</source>
        <translation>Logótipo e linhas de cabeçalho…</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Publicar…</translation>
    </message>
    <message>
        <source>Live boards…</source>
        <translation>Tabuleiros em direto…</translation>
    </message>
    <message>
        <source>Work together…</source>
        <translation>Trabalhar em conjunto…</translation>
    </message>
    <message>
        <source>Go public…</source>
        <translation>Tornar público…</translation>
    </message>
    <message>
        <source>No prizes are announced.</source>
        <translation>Não há prémios anunciados.</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <translation>
            <numerusform>%n prémio</numerusform>
            <numerusform>%n prémios</numerusform>
        </translation>
    </message>
    <message>
        <source>fund {0}</source>
        <translation>fundo {0}</translation>
    </message>
    <message>
        <source>Every page carries the name of the event only.</source>
        <translation>Cada página só leva o nome do torneio.</translation>
    </message>
    <message>
        <source>Picture on every page</source>
        <translation>Imagem em todas as páginas</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Find a document</source>
        <translation>Procurar um documento</translation>
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
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
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
        <translation>Boletins: tabuleiro, Enter, resultado</translation>
    </message>
    <message>
        <source>White: {0}</source>
        <translation>Brancas: {0}</translation>
    </message>
    <message>
        <source>Black: {0}</source>
        <translation>Pretas: {0}</translation>
    </message>
    <message>
        <source>Result so far: {0}. Now the result key; Esc for another board.</source>
        <translation>Resultado até agora: {0}. Agora a tecla do resultado; Esc para outro tabuleiro.</translation>
    </message>
    <message>
        <source>Put back what stood at board {0}</source>
        <translation>Repor o que estava no tabuleiro {0}</translation>
    </message>
    <message>
        <source>Type the board number and press Enter.</source>
        <translation>Escreva o número do tabuleiro e prima Enter.</translation>
    </message>
    <message>
        <source>Num Lock is off: switch it on to type results on the number block.</source>
        <translation>Num Lock está desligado: ligue-o para escrever resultados no teclado numérico.</translation>
    </message>
</context>
<context>
    <name>SourceActions</name>
    <message>
        <source>&amp;Watch a folder…</source>
        <translation>&amp;Observar uma pasta…</translation>
    </message>
    <message>
        <source>Watch a &amp;file…</source>
        <translation>Observar um fi&amp;cheiro…</translation>
    </message>
    <message>
        <source>Listen to &amp;e-boards…</source>
        <translation>&amp;Escutar tabuleiros eletrónicos…</translation>
    </message>
    <message>
        <source>W&amp;hich e-board is where…</source>
        <translation>Onde está cada tab&amp;uleiro eletrónico…</translation>
    </message>
    <message>
        <source>&amp;Delayed file for broadcasters…</source>
        <translation>Ficheiro com &amp;atraso para transmissões…</translation>
    </message>
    <message>
        <source>S&amp;ources</source>
        <translation>&amp;Fontes</translation>
    </message>
    <message>
        <source>&amp;Stop watching</source>
        <translation>&amp;Deixar de observar</translation>
    </message>
    <message>
        <source>Nothing is watched</source>
        <translation>Nada se observa</translation>
    </message>
    <message>
        <source>No e-boards are listened to</source>
        <translation>Não se escutam tabuleiros eletrónicos</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>Observar uma pasta</translation>
    </message>
    <message>
        <source>Watch a file</source>
        <translation>Observar um ficheiro</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Partidas (*.pgn)</translation>
    </message>
    <message>
        <source>Listen to e-boards</source>
        <translation>Escutar tabuleiros eletrónicos</translation>
    </message>
    <message>
        <source>Address of LiveChess:</source>
        <translation>Endereço do LiveChess:</translation>
    </message>
    <message>
        <source>The address of e-boards begins with ws://.</source>
        <translation>O endereço dos tabuleiros eletrónicos começa por ws://.</translation>
    </message>
    <message>
        <source>Serial number and board, as 7425=1, 7426=2:</source>
        <translation>Número de série e tabuleiro, assim: 7425=1, 7426=2:</translation>
    </message>
    <message>
        <source>Which e-board is where</source>
        <translation>Onde está cada tabuleiro eletrónico</translation>
    </message>
    <message>
        <source>“{0}” is no serial number with a board.</source>
        <translation>“{0}” não é um número de série com tabuleiro.</translation>
    </message>
    <message>
        <source>Delayed file for broadcasters</source>
        <translation>Ficheiro com atraso para transmissões</translation>
    </message>
    <message numerus="yes">
        <source>Written with %n minute(s) of delay</source>
        <translation>
            <numerusform>Escrito com %n minuto de atraso</numerusform>
            <numerusform>Escrito com %n minutos de atraso</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Letras das peças</translation>
    </message>
    <message>
        <source>found out</source>
        <translation>reconhecido automaticamente</translation>
    </message>
    <message>
        <source>Watch it no more</source>
        <translation>Deixar de o observar</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Click to see how this value comes about.</source>
        <translation>Clique para ver como se chega a este valor.</translation>
    </message>
    <message>
        <source>Unplayed games: {0}. {1}</source>
        <translation>Partidas não jogadas: {0}. {1}</translation>
    </message>
    <message>
        <source>NOT C.07: not as FIDE&apos;s rules define it.</source>
        <translation>NÃO C.07: não como o definem as regras da FIDE.</translation>
    </message>
    <message>
        <source>Cat.</source>
        <translation>Cat.</translation>
    </message>
    <message>
        <source>Place in the category</source>
        <translation>Lugar na categoria</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Shared places carry the same number</source>
        <translation>Os lugares partilhados têm o mesmo número</translation>
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
        <translation>Nome</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo do torneio</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federação</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Pontos após esta ronda</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>PE</translation>
    </message>
    <message>
        <source>Match points after this round</source>
        <translation>Pontos de encontro após esta ronda</translation>
    </message>
    <message>
        <source>GP</source>
        <translation>PP</translation>
    </message>
    <message>
        <source>Game points after this round</source>
        <translation>Pontos de partida após esta ronda</translation>
    </message>
    <message>
        <source>Click or press Enter to see how this value comes about.</source>
        <translation>Clique ou prima Enter para ver como se chega a este valor.</translation>
    </message>
    <message>
        <source>{0}. This value separates the place from the next one.</source>
        <translation>{0}. Este valor separa o lugar do seguinte.</translation>
    </message>
    <message>
        <source>Shared place</source>
        <translation>Lugar partilhado</translation>
    </message>
    <message>
        <source>Points: {0}</source>
        <translation>Pontos: {0}</translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Standings</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Desempates</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Oficiais</translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation>Os desempates oficiais</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>De ensaio</translation>
    </message>
    <message>
        <source>The trial ladder of the Tie-breaks page, not official</source>
        <translation>Os desempates de ensaio da página Desempates, não oficiais</translation>
    </message>
    <message>
        <source>Who is ranked</source>
        <translation>Quem se classifica</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Equipas</translation>
    </message>
    <message>
        <source>The teams</source>
        <translation>As equipas</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Everybody&apos;s own games</source>
        <translation>As partidas de cada um</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tabuleiros</translation>
    </message>
    <message>
        <source>Everybody on the board where he or she sat most</source>
        <translation>Cada um no tabuleiro em que mais jogou</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Procurar por nome, clube ou número</translation>
    </message>
    <message>
        <source>Prizes…</source>
        <translation>Prémios…</translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation>Abrir os desempates</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Ainda sem classificação</translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation>Aparecem logo que o torneio tenha jogadores.</translation>
    </message>
    <message>
        <source>Bold: the value that separates a place from the next one. Enter on a value explains it.</source>
        <translation>A negrito: o valor que separa um lugar do seguinte. Enter sobre um valor explica-o.</translation>
    </message>
    <message numerus="yes">
        <source>Each board by points, then percentage and performance. A board prize asks for %n game(s) over the board.</source>
        <translation>
            <numerusform>Cada tabuleiro por pontos, depois percentagem e performance. Um prémio por tabuleiro exige %n partida no tabuleiro.</numerusform>
            <numerusform>Cada tabuleiro por pontos, depois percentagem e performance. Um prémio por tabuleiro exige %n partidas no tabuleiro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce prizes, and see who gets what</source>
        <translation>Anunciar prémios, e ver quem recebe o quê</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s) announced: change them, and see who gets what</source>
        <translation>
            <numerusform>%n prémio anunciado: mudá-lo, e ver quem recebe o quê</numerusform>
            <numerusform>%n prémios anunciados: mudá-los, e ver quem recebe o quê</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ladder has %n more remark(s).</source>
        <translation>
            <numerusform>A lista de desempates tem mais %n observação.</numerusform>
            <numerusform>A lista de desempates tem mais %n observações.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results changed after the ranking by hand: it may be out of date.</source>
        <translation>Mudaram resultados depois da classificação à mão: pode estar desatualizada.</translation>
    </message>
    <message>
        <source>Trial ladder, not official: nothing here is decided.</source>
        <translation>Desempates de ensaio, não oficiais: aqui nada está decidido.</translation>
    </message>
    <message>
        <source>What is explained here are the values of teams.</source>
        <translation>O que aqui se explica são os valores das equipas.</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>New event</source>
        <translation>Novo torneio</translation>
    </message>
    <message>
        <source>Swiss or round robin; a few questions, then go.</source>
        <translation>Suíço ou todos contra todos; algumas perguntas, e pronto.</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Abrir um torneio</translation>
    </message>
    <message>
        <source>An event file (.tdb) on this computer or a stick.</source>
        <translation>Um ficheiro de torneio (.tdb) neste computador ou numa pen USB.</translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation>Importar um relatório de torneio</translation>
    </message>
    <message>
        <source>FIDE&apos;s exchange format (TRF06, 16, 26). You see every assumption first.</source>
        <translation>O formato de troca da FIDE (TRF06, 16, 26). Primeiro vê cada suposição.</translation>
    </message>
    <message>
        <source>Try the demo event</source>
        <translation>Experimentar o torneio de demonstração</translation>
    </message>
    <message>
        <source>A finished tournament to look around in; nothing can break.</source>
        <translation>Um torneio terminado para explorar; nada se pode estragar.</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Abertos recentemente</translation>
    </message>
    <message>
        <source>Welcome, arbiter</source>
        <translation>Boas-vindas, árbitro</translation>
    </message>
    <message>
        <source>Run a tournament, choose how ties are broken, and see why every number is what it is.</source>
        <translation>Dirija um torneio, escolha como se desfazem os empates, e veja porque é que cada número é o que é.</translation>
    </message>
    <message>
        <source>Join an event…</source>
        <translation>Ligar-se a um torneio…</translation>
    </message>
    <message>
        <source>An event that another computer in this hall leads: this one becomes a desk.</source>
        <translation>Um torneio que outro computador nesta sala dirige: este passa a ser um posto.</translation>
    </message>
    <message>
        <source>Play a round</source>
        <translation>Jogar uma ronda</translation>
    </message>
    <message>
        <source>An event in its fourth round of five; cards say what comes next.</source>
        <translation>Um torneio na quarta ronda de cinco; cartões dizem o que vem a seguir.</translation>
    </message>
    <message>
        <source>Bring your last event…</source>
        <translation>Trazer o seu último torneio…</translation>
    </message>
    <message>
        <source>Our own table beside the published one, and why they differ. Drop its file here; nothing is kept.</source>
        <translation>A nossa tabela ao lado da publicada, e por que diferem. Largue aqui o ficheiro; nada se guarda.</translation>
    </message>
    <message>
        <source>You can also drop a file onto this window. F1 opens the manual.</source>
        <translation>Também pode largar um ficheiro nesta janela. F1 abre o manual.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Língua</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Língua do sistema</translation>
    </message>
    <message>
        <source>Open {0}</source>
        <translation>Abrir {0}</translation>
    </message>
    <message>
        <source>Take {0} off this list</source>
        <translation>Tirar {0} desta lista</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>players: {0}</source>
        <translation>jogadores: {0}</translation>
    </message>
    <message>
        <source>trial ladder, rungs changed: {0}</source>
        <translation>desempates de ensaio, critérios mudados: {0}</translation>
    </message>
    <message>
        <source>closed: the standings are final</source>
        <translation>fechado: a classificação é final</translation>
    </message>
    <message>
        <source>provisional: games are open</source>
        <translation>provisória: há partidas em aberto</translation>
    </message>
    <message>
        <source>provisional: round {0} is not verified</source>
        <translation>provisória: a ronda {0} não está verificada</translation>
    </message>
    <message>
        <source>provisional: the tournament was opened again</source>
        <translation>provisória: o torneio foi aberto de novo</translation>
    </message>
    <message>
        <source>final</source>
        <translation>final</translation>
    </message>
    <message>
        <source>Round {0} is being paired by hand</source>
        <translation>A ronda {0} está em emparceiramento à mão</translation>
    </message>
    <message>
        <source>No round paired yet, {0} planned</source>
        <translation>Ainda sem ronda emparceirada, {0} previstas</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Ronda {0} de {1}</translation>
    </message>
    <message>
        <source>{0}/{1} results</source>
        <translation>{0}/{1} resultados</translation>
    </message>
    <message>
        <source>{0} unverified</source>
        <translation>{0} por verificar</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Undo or redo</source>
        <translation>Desfazer ou refazer</translation>
    </message>
    <message>
        <source>Close this line</source>
        <translation>Fechar esta linha</translation>
    </message>
    <message>
        <source>Take back: {0}?</source>
        <translation>Desfazer: {0}?</translation>
    </message>
    <message>
        <source>Repeat: {0}?</source>
        <translation>Refazer: {0}?</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Desfeito: {0}</translation>
    </message>
    <message>
        <source>Repeated: {0}</source>
        <translation>Refeito: {0}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Steps of the round</source>
        <translation>Passos da ronda</translation>
    </message>
    <message>
        <source>check-in {0}/{1}</source>
        <translation>presenças {0}/{1}</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>sorteio</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>números</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>emparceirar</translation>
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
        <translation>encontros empatados</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>ronda {0}</translation>
    </message>
    <message>
        <source>close</source>
        <translation>fechar</translation>
    </message>
    <message>
        <source>Check-in: {0} of {1} here</source>
        <translation>Presenças: {0} de {1}</translation>
    </message>
    <message>
        <source>Draw the first colour</source>
        <translation>Sortear a primeira cor</translation>
    </message>
    <message>
        <source>Give the numbers…</source>
        <translation>Dar os números…</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Emparceirar à mão…</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Emparceirar a ronda {0}</translation>
    </message>
    <message>
        <source>Publish round {0}</source>
        <translation>Publicar a ronda {0}</translation>
    </message>
    <message>
        <source>Results: {0} of {1}</source>
        <translation>Resultados: {0} de {1}</translation>
    </message>
    <message>
        <source>Verify the results</source>
        <translation>Verificar os resultados</translation>
    </message>
    <message>
        <source>Drawn matches…</source>
        <translation>Encontros empatados…</translation>
    </message>
    <message>
        <source>Go to round {0}</source>
        <translation>Ir para a ronda {0}</translation>
    </message>
    <message>
        <source>Close the tournament…</source>
        <translation>Fechar o torneio…</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: feito</translation>
    </message>
    <message>
        <source>{0}: waits</source>
        <translation>{0}: espera</translation>
    </message>
    <message>
        <source>Pair again, while the round is a draft</source>
        <translation>Emparceirar de novo, enquanto a ronda é um rascunho</translation>
    </message>
    <message>
        <source>Every result is in</source>
        <translation>Estão todos os resultados</translation>
    </message>
    <message>
        <source>Every result was typed a second time</source>
        <translation>Todos os resultados foram escritos uma segunda vez</translation>
    </message>
    <message>
        <source>On the wall: board numbers never move from here on</source>
        <translation>Na parede: a partir daqui os números dos tabuleiros já não mudam</translation>
    </message>
    <message>
        <source>Open the tournament again…</source>
        <translation>Abrir o torneio de novo…</translation>
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
        <translation>Suíço</translation>
    </message>
    <message>
        <source>Players with equal scores meet</source>
        <translation>Encontram-se jogadores com a mesma pontuação</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <translation>Todos encontram todos</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Todos contra todos a duas voltas</translation>
    </message>
    <message>
        <source>Everybody meets everybody twice</source>
        <translation>Todos encontram todos duas vezes</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Encontro</translation>
    </message>
    <message>
        <source>Two players or two teams, several games</source>
        <translation>Dois jogadores ou duas equipas, várias partidas</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Eliminatórias</translation>
    </message>
    <message>
        <source>The winners go on</source>
        <translation>Passam os vencedores</translation>
    </message>
    <message>
        <source>Scheveningen</source>
        <translation>Scheveningen</translation>
    </message>
    <message>
        <source>Everybody of one team meets everybody of the other</source>
        <translation>Todos de uma equipa encontram todos da outra</translation>
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
        <translation>Mais rondas</translation>
    </message>
    <message>
        <source>Who is paired</source>
        <translation>Quem se emparceira</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Everybody plays for himself or herself</source>
        <translation>Cada um joga por si</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Equipas</translation>
    </message>
    <message>
        <source>Teams meet on several boards</source>
        <translation>Equipas encontram-se em vários tabuleiros</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Tabuleiros por encontro</translation>
    </message>
    <message>
        <source>Fewer boards</source>
        <translation>Menos tabuleiros</translation>
    </message>
    <message>
        <source>More boards</source>
        <translation>Mais tabuleiros</translation>
    </message>
    <message>
        <source>boards a match</source>
        <translation>tabuleiros por encontro</translation>
    </message>
    <message>
        <source>More systems…</source>
        <translation>Mais sistemas…</translation>
    </message>
    <message>
        <source>Two legs, home and away</source>
        <translation>Duas mãos, casa e fora</translation>
    </message>
    <message>
        <source>More systems</source>
        <translation>Mais sistemas</translation>
    </message>
    <message>
        <source>Swiss (FIDE Dutch)</source>
        <translation>Suíço (holandês FIDE)</translation>
    </message>
    <message>
        <source>Another system</source>
        <translation>Outro sistema</translation>
    </message>
    <message>
        <source>rounds, each a match of two games</source>
        <translation>rondas, cada uma um encontro de duas partidas</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rondas</translation>
    </message>
    <message>
        <source>rounds: for up to {0} teams</source>
        <translation>rondas: para até {0} equipas</translation>
    </message>
    <message>
        <source>rounds: for up to {0} players</source>
        <translation>rondas: para até {0} jogadores</translation>
    </message>
    <message>
        <source>rounds: as many as boards</source>
        <translation>rondas: tantas quantos os tabuleiros</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>rounds: for {0} or {1} teams</source>
        <translation>rondas: para {0} ou {1} equipas</translation>
    </message>
    <message>
        <source>rounds: for {0} or {1} players</source>
        <translation>rondas: para {0} ou {1} jogadores</translation>
    </message>
    <message>
        <source>{0}, {1} games against each opponent</source>
        <translation>{0}, {1} partidas contra cada adversário</translation>
    </message>
</context>
<context>
    <name>SystemParameters</name>
    <message>
        <source>Parameters…</source>
        <translation>Parâmetros…</translation>
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
        <translation>Texto FIDE, sem programa aprovado</translation>
    </message>
    <message>
        <source>national</source>
        <translation>nacional</translation>
    </message>
    <message>
        <source>club</source>
        <translation>clube</translation>
    </message>
    <message>
        <source>Played {0}.</source>
        <translation>Joga-se {0}.</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Motivo (guardado no registo)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>in a few words</source>
        <translation>em poucas palavras</translation>
    </message>
    <message>
        <source>Take this system</source>
        <translation>Usar este sistema</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Give a reason first</source>
        <translation>Indique primeiro um motivo</translation>
    </message>
</context>
<context>
    <name>TeamDesk</name>
    <message numerus="yes">
        <source>There are %n invitations already: take some back.</source>
        <translation>
            <numerusform>Já há %n convite: retire algum.</numerusform>
            <numerusform>Já há %n convites: retire alguns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open again: %n page(s)</source>
        <translation>
            <numerusform>Abrir de novo: %n página</numerusform>
            <numerusform>Abrir de novo: %n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer has another address now, {0}: telephones scan their code again.</source>
        <translation>Este computador tem agora outro endereço, {0}: os telefones leem outra vez o código.</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n telefone</numerusform>
            <numerusform>%n telefones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n posto</numerusform>
            <numerusform>%n postos</numerusform>
        </translation>
    </message>
    <message>
        <source>Invited to this event until then: {0}.</source>
        <translation>Com convite para este torneio até então: {0}.</translation>
    </message>
    <message>
        <source>They go on where they were, by the same codes. Without it nothing listens.</source>
        <translation>Continuam onde estavam, com os mesmos códigos. Sem isso nada está à escuta.</translation>
    </message>
    <message>
        <source>Go on working together?</source>
        <translation>Continuar a trabalhar em conjunto?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>{0} Only the leading computer has it: no desk answers.</source>
        <translation>{0} Só o computador principal o tem: nenhum posto responde.</translation>
    </message>
    <message>
        <source>The event is not open any more.</source>
        <translation>O torneio já não está aberto.</translation>
    </message>
    <message>
        <source>This board is not yours.</source>
        <translation>Este tabuleiro não é seu.</translation>
    </message>
    <message>
        <source>Board {0}: a volunteer calls the arbiter.</source>
        <translation>Tabuleiro {0}: um voluntário chama o árbitro.</translation>
    </message>
</context>
<context>
    <name>TeamDialog</name>
    <message>
        <source>Edit the team</source>
        <translation>Editar a equipa</translation>
    </message>
    <message>
        <source>New team</source>
        <translation>Nova equipa</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Nome curto</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federação</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Clube</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Capitão</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Strength by hand</source>
        <translation>Força à mão</translation>
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
        <translation>Lugar na tabela</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo do torneio</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Pontos após esta ronda</translation>
    </message>
    <message>
        <source>Lines: team A, columns: team B. w White, b Black; 1 win, ½ draw, 0 loss; + and − forfeits; · open game.</source>
        <translation>Linhas: equipa A, colunas: equipa B. b brancas, p pretas; 1 vitória, ½ empate, 0 derrota; + e − faltas de comparência; · partida em aberto.</translation>
    </message>
</context>
<context>
    <name>TeamRulesDialog</name>
    <message>
        <source>Boards, colours and points are locked once round 1 is paired.</source>
        <translation>Tabuleiros, cores e pontos ficam bloqueados depois de emparceirada a ronda 1.</translation>
    </message>
    <message>
        <source>Rules of the teams</source>
        <translation>Regras das equipas</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Tabuleiros por encontro</translation>
    </message>
    <message>
        <source>Fewer boards</source>
        <translation>Menos tabuleiros</translation>
    </message>
    <message>
        <source>More boards</source>
        <translation>Mais tabuleiros</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tabuleiros</translation>
    </message>
    <message>
        <source>Colours of the first-named team</source>
        <translation>Cores da equipa indicada primeiro</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Encontro ganho</translation>
    </message>
    <message>
        <source>Match drawn</source>
        <translation>Encontro empatado</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Encontro perdido</translation>
    </message>
    <message>
        <source>as a drawn match</source>
        <translation>como um encontro empatado</translation>
    </message>
    <message>
        <source>Bye: match points</source>
        <translation>Bye: pontos de encontro</translation>
    </message>
    <message>
        <source>Bye: game points</source>
        <translation>Bye: pontos de partida</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Pontos de encontro</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Pontos de partida</translation>
    </message>
    <message>
        <source>decide who is named first</source>
        <translation>decidem quem é indicado primeiro</translation>
    </message>
    <message>
        <source>are not used for colours</source>
        <translation>não se usam para as cores</translation>
    </message>
    <message>
        <source>Type A, the usual ones</source>
        <translation>Tipo A, as habituais</translation>
    </message>
    <message>
        <source>Type B, strong and mild</source>
        <translation>Tipo B, fortes e ligeiras</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>Counts first</source>
        <translation>Contam primeiro</translation>
    </message>
    <message>
        <source>The other points</source>
        <translation>Os outros pontos</translation>
    </message>
    <message>
        <source>Colour preferences</source>
        <translation>Preferências de cor</translation>
    </message>
    <message>
        <source>keep the order of the members</source>
        <translation>mantêm a ordem dos membros</translation>
    </message>
    <message>
        <source>may have any order</source>
        <translation>podem ter qualquer ordem</translation>
    </message>
    <message>
        <source>Line-ups</source>
        <translation>Constituições</translation>
    </message>
    <message>
        <source>the best ratings, one a board</source>
        <translation>os melhores Elo, um por tabuleiro</translation>
    </message>
    <message>
        <source>the first boards</source>
        <translation>os primeiros tabuleiros</translation>
    </message>
    <message>
        <source>all members</source>
        <translation>todos os membros</translation>
    </message>
    <message>
        <source>as the arbiter gives it</source>
        <translation>como o árbitro a indica</translation>
    </message>
    <message>
        <source>Strength of a team</source>
        <translation>Força de uma equipa</translation>
    </message>
    <message>
        <source>keeps its results</source>
        <translation>mantém os seus resultados</translation>
    </message>
    <message>
        <source>loses them before half of its matches (C.05, 6.6)</source>
        <translation>perde-os antes de metade dos seus encontros (C.05, 6.6)</translation>
    </message>
    <message>
        <source>A team that leaves a round robin</source>
        <translation>Uma equipa que sai de um todos contra todos</translation>
    </message>
    <message>
        <source>A member without a rating counts</source>
        <translation>Um membro sem Elo conta</translation>
    </message>
    <message>
        <source>Reserves of a team</source>
        <translation>Suplentes por equipa</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>qualquer número</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>não contam</translation>
    </message>
    <message>
        <source>count as games</source>
        <translation>contam como partidas</translation>
    </message>
    <message>
        <source>Wins by forfeit for a board prize</source>
        <translation>Vitórias por falta de comparência para um prémio por tabuleiro</translation>
    </message>
    <message>
        <source>Games for a board prize</source>
        <translation>Partidas para um prémio por tabuleiro</translation>
    </message>
    <message>
        <source>two thirds of the rounds</source>
        <translation>dois terços das rondas</translation>
    </message>
    <message>
        <source>The losers of the semi-finals play for place 3</source>
        <translation>Os vencidos das meias-finais jogam pelo 3.º lugar</translation>
    </message>
    <message>
        <source>A drawn match is decided by</source>
        <translation>Um encontro empatado decide-se por</translation>
    </message>
    <message>
        <source>then by</source>
        <translation>depois por</translation>
    </message>
    <message>
        <source>Place 3</source>
        <translation>3.º lugar</translation>
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
        <translation>mais nada</translation>
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
        <translation>Tabuleiro do encontro</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Place among the members</source>
        <translation>Lugar entre os membros</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Membro</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo do torneio</translation>
    </message>
    <message>
        <source>{0} of {1} boards</source>
        <translation>{0} de {1} tabuleiros</translation>
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
        <translation>Número inicial da equipa (TPN)</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipa</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federação</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Força</translation>
    </message>
    <message>
        <source>By the announced rule</source>
        <translation>Pela regra anunciada</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membros</translation>
    </message>
    <message>
        <source>Boards and reserves</source>
        <translation>Tabuleiros e suplentes</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Pres.</translation>
    </message>
    <message>
        <source>Check-in, or has left</source>
        <translation>Presença, ou saiu</translation>
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
        <translation>desistente</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Tab.</translation>
    </message>
    <message>
        <source>Board, or R for a reserve</source>
        <translation>Tabuleiro, ou R para um suplente</translation>
    </message>
    <message>
        <source>Pairing number of the player</source>
        <translation>Número inicial do jogador</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Membro</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo do torneio</translation>
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
        <translation>Equipas</translation>
    </message>
    <message>
        <source>Find by name, club or captain</source>
        <translation>Procurar por nome, clube ou capitão</translation>
    </message>
    <message>
        <source>New team…</source>
        <translation>Nova equipa…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regras…</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membros</translation>
    </message>
    <message>
        <source>Players without a team</source>
        <translation>Jogadores sem equipa</translation>
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
        <translation>Pontos…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Desistência…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Number by strength</source>
        <translation>Numerar por força</translation>
    </message>
    <message>
        <source>Draw the numbers by lot</source>
        <translation>Sortear os números</translation>
    </message>
    <message>
        <source>Expel…</source>
        <translation>Expulsar…</translation>
    </message>
    <message>
        <source>League…</source>
        <translation>Liga…</translation>
    </message>
    <message>
        <source>Fixtures…</source>
        <translation>Calendário de encontros…</translation>
    </message>
    <message>
        <source>Eligibility…</source>
        <translation>Elegibilidade…</translation>
    </message>
    <message>
        <source>Fines…</source>
        <translation>Multas…</translation>
    </message>
    <message>
        <source>Next season…</source>
        <translation>Próxima época…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>More steps with teams</source>
        <translation>Mais passos com equipas</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Descer</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Teams from clubs…</source>
        <translation>Equipas a partir de clubes…</translation>
    </message>
    <message>
        <source>Into the team</source>
        <translation>Para a equipa</translation>
    </message>
    <message>
        <source>No teams yet</source>
        <translation>Ainda sem equipas</translation>
    </message>
    <message>
        <source>Make a team, then put players into it; players are entered or imported on the Players page.</source>
        <translation>Crie uma equipa, depois ponha jogadores nela; os jogadores introduzem-se ou importam-se na página Jogadores.</translation>
    </message>
    <message>
        <source>In this section players are paired, not teams</source>
        <translation>Neste grupo emparceiram-se jogadores, não equipas</translation>
    </message>
    <message>
        <source>Choose teams in the regulations of a section before round 1.</source>
        <translation>Escolha equipas no regulamento de um grupo antes da ronda 1.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) a match</source>
        <translation>
            <numerusform>%n tabuleiro por encontro</numerusform>
            <numerusform>%n tabuleiros por encontro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n equipa</numerusform>
            <numerusform>%n equipas</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a team first</source>
        <translation>Escolha primeiro uma equipa</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Readmitir</translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation>Ainda não vista</translation>
    </message>
    <message>
        <source>Choose a member first</source>
        <translation>Escolha primeiro um membro</translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation>Escolha primeiro um jogador</translation>
    </message>
    <message>
        <source>The team has left already</source>
        <translation>A equipa já saiu</translation>
    </message>
    <message>
        <source>Make these teams?</source>
        <translation>Criar estas equipas?</translation>
    </message>
    <message>
        <source>Make the teams</source>
        <translation>Criar as equipas</translation>
    </message>
    <message>
        <source>Name the division of the section first (League…)</source>
        <translation>Indique primeiro a divisão do grupo (Liga…)</translation>
    </message>
    <message>
        <source>Added: {0}</source>
        <translation>Adicionado: {0}</translation>
    </message>
    <message>
        <source>Change the points?</source>
        <translation>Mudar os pontos?</translation>
    </message>
    <message>
        <source>{0} leaves from round {1} on?</source>
        <translation>{0} sai a partir da ronda {1}?</translation>
    </message>
    <message>
        <source>Withdraw the team</source>
        <translation>Desistência da equipa</translation>
    </message>
    <message>
        <source>Expel {0}</source>
        <translation>Expulsar {0}</translation>
    </message>
    <message>
        <source>Not paired any more and left out of the standings. Opponents keep their points.</source>
        <translation>Já não é emparceirado e fica fora da classificação. Os adversários mantêm os seus pontos.</translation>
    </message>
    <message>
        <source>The teams are numbered by strength already</source>
        <translation>As equipas já estão numeradas por força</translation>
    </message>
    <message>
        <source>The numbers of the teams were drawn by lot, seed {0}</source>
        <translation>Os números das equipas foram sorteados, semente {0}</translation>
    </message>
    <message>
        <source>Change the members of {0} after round 1?</source>
        <translation>Mudar os membros de {0} depois da ronda 1?</translation>
    </message>
    <message>
        <source>Change the members</source>
        <translation>Mudar os membros</translation>
    </message>
    <message>
        <source>Change the members?</source>
        <translation>Mudar os membros?</translation>
    </message>
</context>
<context>
    <name>TentativeDialog</name>
    <message>
        <source>Pairing before the check-in is closed</source>
        <translation>Emparceiramento antes de fechar as presenças</translation>
    </message>
    <message>
        <source>Round {0} with and without those missing</source>
        <translation>Ronda {0} com e sem os que faltam</translation>
    </message>
    <message>
        <source>Both pairings</source>
        <translation>Ambos os emparceiramentos</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>O motor está a emparceirar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n ainda não está</numerusform>
            <numerusform>%n ainda não estão</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}. {2} of {3} boards are the same either way.</source>
        <translation>{0}: {1}. {2} de {3} tabuleiros são iguais de qualquer modo.</translation>
    </message>
    <message>
        <source>If they come in time</source>
        <translation>Se vierem a tempo</translation>
    </message>
    <message>
        <source>If the check-in is closed now</source>
        <translation>Se as presenças se fecham agora</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Tab.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>With those missing</source>
        <translation>Com os que faltam</translation>
    </message>
    <message>
        <source>Without them</source>
        <translation>Sem eles</translation>
    </message>
    <message>
        <source>{0}: pairing-allocated bye</source>
        <translation>{0}: bye do emparceiramento</translation>
    </message>
</context>
<context>
    <name>TiesDialog</name>
    <message>
        <source>Drawn matches</source>
        <translation>Encontros empatados</translation>
    </message>
    <message>
        <source>Tie-break games belong to the match; they are no rounds and are not rated with them.</source>
        <translation>As partidas de desempate pertencem ao encontro; não são rondas e não contam para Elo juntamente com elas.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Encontro</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>&amp;Trocar cores</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Ritmo de jogo</translation>
    </message>
    <message>
        <source>rate of play</source>
        <translation>ritmo de jogo</translation>
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
        <translation>&amp;Retirar a última partida</translation>
    </message>
    <message>
        <source>&amp;Who goes on…</source>
        <translation>&amp;Quem passa…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>{0} (decided)</source>
        <translation>{0} (decidido)</translation>
    </message>
    <message>
        <source>No match is drawn.</source>
        <translation>Nenhum encontro está empatado.</translation>
    </message>
    <message>
        <source>Next: {0}</source>
        <translation>Segue-se: {0}</translation>
    </message>
    <message>
        <source>White: {0}</source>
        <translation>Brancas: {0}</translation>
    </message>
    <message>
        <source>Black: {0}</source>
        <translation>Pretas: {0}</translation>
    </message>
    <message>
        <source>Enter this game?</source>
        <translation>Introduzir esta partida?</translation>
    </message>
    <message>
        <source>Take the last game back?</source>
        <translation>Retirar a última partida?</translation>
    </message>
    <message>
        <source>Decide the match?</source>
        <translation>Decidir o encontro?</translation>
    </message>
</context>
<context>
    <name>TogetherDialog</name>
    <message>
        <source>Work together</source>
        <translation>Trabalhar em conjunto</translation>
    </message>
    <message>
        <source>Each invitation is for one telephone or one computer. This one stays the leading one.</source>
        <translation>Cada convite é para um telefone ou um computador. Este continua a ser o principal.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>End all</source>
        <translation>Terminar todos</translation>
    </message>
    <message>
        <source>as it shall stand in the log</source>
        <translation>como deve ficar no registo</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Para quê</translation>
    </message>
    <message>
        <source>{0}, on a telephone</source>
        <translation>{0}, num telefone</translation>
    </message>
    <message>
        <source>{0}, on a computer</source>
        <translation>{0}, num computador</translation>
    </message>
    <message>
        <source>&amp;What for</source>
        <translation>&amp;Para quê</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>all sections</source>
        <translation>todos os grupos</translation>
    </message>
    <message>
        <source>&amp;Section</source>
        <translation>&amp;Grupo</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Tabuleiros</translation>
    </message>
    <message>
        <source>In the &amp;hall, not on this computer only</source>
        <translation>Na &amp;sala, não só neste computador</translation>
    </message>
    <message>
        <source>&amp;Encrypted: browsers warn once</source>
        <translation>Ci&amp;frado: os navegadores avisam uma vez</translation>
    </message>
    <message>
        <source>of a tunnel or proxy, where there is one</source>
        <translation>de um túnel ou proxy, onde o houver</translation>
    </message>
    <message>
        <source>P&amp;ublic name</source>
        <translation>&amp;Nome público</translation>
    </message>
    <message>
        <source>That computer keeps a copy of the whole event, with all that is known of the players, until the invitation is taken back.</source>
        <translation>Esse computador guarda uma cópia de todo o torneio, com tudo o que se sabe dos jogadores, até se retirar o convite.</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Convidar</translation>
    </message>
    <message>
        <source>Who entered a result does not &amp;verify it</source>
        <translation>Quem introduziu um resultado não o &amp;verifica</translation>
    </message>
    <message>
        <source>The second pass over the slips is done by another person.</source>
        <translation>A segunda passagem pelos boletins é feita por outra pessoa.</translation>
    </message>
    <message>
        <source>An entry on a telephone counts when a second &amp;computer has it</source>
        <translation>Uma entrada num telefone conta quando um segundo comp&amp;utador a tem</translation>
    </message>
    <message>
        <source>It is answered when a desk has it too, or says after two seconds that none does.</source>
        <translation>O telefone recebe a confirmação quando um posto também a tem; se em dois segundos nenhum a tiver, diz-lho.</translation>
    </message>
    <message>
        <source>Invitations that are valid</source>
        <translation>Convites válidos</translation>
    </message>
    <message>
        <source>Only this computer opens this address. For telephones: In the hall.</source>
        <translation>Só este computador abre este endereço. Para telefones: Na sala.</translation>
    </message>
    <message>
        <source>QR code of the page</source>
        <translation>Código QR da página</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copiar o endereço</translation>
    </message>
    <message>
        <source>Another &amp;code</source>
        <translation>Outro có&amp;digo</translation>
    </message>
    <message>
        <source>For another telephone, or another address: the code of before opens nothing.</source>
        <translation>Para outro telefone, ou outro endereço: o código anterior já não abre nada.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The pages go on when this is closed.</source>
        <translation>As páginas continuam quando isto se fecha.</translation>
    </message>
    <message>
        <source>all, or some: 1-20, 31</source>
        <translation>todos, ou alguns: 1-20, 31</translation>
    </message>
    <message>
        <source>Write a name: the log keeps it with every step.</source>
        <translation>Escreva um nome: o registo guarda-o com cada passo.</translation>
    </message>
    <message>
        <source>“{0}” is no name of a host.</source>
        <translation>“{0}” não é um nome de computador.</translation>
    </message>
    <message>
        <source>Boards are those of one section: choose it.</source>
        <translation>Os tabuleiros são de um só grupo: escolha-o.</translation>
    </message>
    <message>
        <source>Write the boards as 1-4, 7.</source>
        <translation>Escreva os tabuleiros assim: 1-4, 7.</translation>
    </message>
    <message>
        <source>Whoever in this network has the address of a page may open it first; after that only its device.</source>
        <translation>Quem nesta rede tiver o endereço de uma página pode abri-la primeiro; depois, só o seu aparelho.</translation>
    </message>
    <message>
        <source>The system may ask whether the firewall lets them through.</source>
        <translation>O sistema pode perguntar se a firewall as deixa passar.</translation>
    </message>
    <message>
        <source>Open these pages in the hall?</source>
        <translation>Abrir estas páginas na sala?</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>Abri-las</translation>
    </message>
    <message>
        <source>Telephones know this computer by another address, {0}: they scan their code again, or type {1} where their page asks for it.</source>
        <translation>Os telefones conhecem este computador por outro endereço, {0}: leem outra vez o código, ou escrevem {1} onde a página o pede.</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n telefone</numerusform>
            <numerusform>%n telefones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n posto</numerusform>
            <numerusform>%n postos</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing listens: {0} worked on this event when it was closed.</source>
        <translation>Nada está à escuta: {0} trabalhavam neste torneio quando foi fechado.</translation>
    </message>
    <message>
        <source>Nothing listens.</source>
        <translation>Nada está à escuta.</translation>
    </message>
    <message>
        <source>boards {0}</source>
        <translation>tabuleiros {0}</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>ainda não aberta</translation>
    </message>
    <message>
        <source>last entry {0}</source>
        <translation>última entrada {0}</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>aberta</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) today</source>
        <translation>
            <numerusform>%n passo hoje</numerusform>
            <numerusform>%n passos hoje</numerusform>
        </translation>
    </message>
    <message>
        <source>The page is being started…</source>
        <translation>A iniciar a página…</translation>
    </message>
    <message>
        <source>The tunnel or proxy leads to port {0} of this computer.</source>
        <translation>O túnel ou proxy leva à porta {0} deste computador.</translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256): {0}</source>
        <translation>Impressão digital (SHA-256): {0}</translation>
    </message>
    <message>
        <source>Made before the window was started again: give it another code.</source>
        <translation>Feito antes de a janela ser reiniciada: dê-lhe outro código.</translation>
    </message>
    <message>
        <source>Made before the window was started again: its telephone goes on, its address is not known any more.</source>
        <translation>Feito antes de a janela ser reiniciada: o seu telefone continua, o endereço já não é conhecido.</translation>
    </message>
    <message>
        <source>{0} works at the computer {1}.</source>
        <translation>{0} trabalha no computador {1}.</translation>
    </message>
    <message>
        <source>On the other computer: Join an event…
Address: {0}
Code: {1} (ten minutes, once)
Figures to compare: {2}</source>
        <translation>No outro computador: Ligar-se a um torneio…
Endereço: {0}
Código: {1} (dez minutos, uma vez)
Algarismos a comparar: {2}</translation>
    </message>
    <message>
        <source>The code is too old: take the invitation back and make a new one.</source>
        <translation>O código é antigo de mais: retire o convite e faça um novo.</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>O endereço foi copiado.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Section</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Search commands and players</source>
        <translation>Procurar comandos e jogadores</translation>
    </message>
    <message>
        <source>Search commands, pages and players</source>
        <translation>Procurar comandos, páginas e jogadores</translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation>Torneio sem nome</translation>
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
        <translation>Primeira lista</translation>
    </message>
    <message>
        <source>Second ladder</source>
        <translation>Segunda lista</translation>
    </message>
    <message>
        <source>Places under both ladders</source>
        <translation>Lugares com ambas as listas</translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Desempates oficiais</translation>
    </message>
    <message>
        <source>Trial ladder</source>
        <translation>Desempates de ensaio</translation>
    </message>
    <message>
        <source>Official: {0}</source>
        <translation>Oficial: {0}</translation>
    </message>
    <message>
        <source>Preset: {0}</source>
        <translation>Modelo: {0}</translation>
    </message>
    <message>
        <source>Own: {0}</source>
        <translation>Própria: {0}</translation>
    </message>
</context>
<context>
    <name>TwoStepDialog</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
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
        <translation>Mudar os desempates oficiais</translation>
    </message>
    <message>
        <source>Whose place changes</source>
        <translation>Quem muda de lugar</translation>
    </message>
    <message>
        <source>No place changes now</source>
        <translation>Agora não muda nenhum lugar</translation>
    </message>
    <message>
        <source>Later rounds may differ.</source>
        <translation>As rondas posteriores podem ser diferentes.</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Até agora</translation>
    </message>
    <message>
        <source>From now on</source>
        <translation>A partir de agora</translation>
    </message>
    <message>
        <source>Reason (kept in the file and written to the tournament report)</source>
        <translation>Motivo (guardado no ficheiro e escrito no relatório do torneio)</translation>
    </message>
    <message>
        <source>Reason for the change</source>
        <translation>Motivo da mudança</translation>
    </message>
    <message>
        <source>for example: the announced regulations name another order</source>
        <translation>por exemplo: o regulamento anunciado indica outra ordem</translation>
    </message>
    <message>
        <source>Step {0} of 2</source>
        <translation>Passo {0} de 2</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Escreva primeiro um motivo</translation>
    </message>
</context>
<context>
    <name>UndoActions</name>
    <message>
        <source>Undo: {0}</source>
        <translation>Desfazer: {0}</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nada para desfazer</translation>
    </message>
    <message>
        <source>Redo: {0}</source>
        <translation>Refazer: {0}</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nada para refazer</translation>
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
        <translation>difere como se sabe</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>difere</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>não verificado</translation>
    </message>
    <message>
        <source>Rung</source>
        <translation>Critério</translation>
    </message>
    <message>
        <source>The tie-break with its policy</source>
        <translation>O desempate com a sua regra</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>What FIDE&apos;s tool says</source>
        <translation>O que diz a ferramenta da FIDE</translation>
    </message>
    <message>
        <source>Second calculation</source>
        <translation>Segundo cálculo</translation>
    </message>
    <message>
        <source>Written from the articles</source>
        <translation>Escrito a partir dos artigos</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artigo</translation>
    </message>
    <message>
        <source>The article it was written from</source>
        <translation>O artigo a partir do qual foi escrito</translation>
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
        <translation>Diferem</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Valores que diferem</translation>
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
        <translation>Valor deste programa</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segundo</translation>
    </message>
    <message>
        <source>Value of the second calculation</source>
        <translation>Valor do segundo cálculo</translation>
    </message>
    <message>
        <source>Value of gacrux</source>
        <translation>Valor do gacrux</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Porquê</translation>
    </message>
    <message>
        <source>What explains the difference</source>
        <translation>O que explica a diferença</translation>
    </message>
    <message>
        <source>not explained</source>
        <translation>não explicado</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Cores</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lín&amp;gua</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Letra &amp;maior</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Letra m&amp;enor</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>Letra &amp;normal</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>Lin&amp;has</translation>
    </message>
    <message>
        <source>&amp;Follow the system</source>
        <translation>Seguir o &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contraste</translation>
    </message>
    <message>
        <source>&amp;Airy</source>
        <translation>&amp;Amplas</translation>
    </message>
    <message>
        <source>&amp;Compact, for small screens</source>
        <translation>&amp;Compactas, para ecrãs pequenos</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como o &amp;sistema</translation>
    </message>
    <message>
        <source>{0}: sheets and website only</source>
        <translation>{0}: só folhas e site</translation>
    </message>
</context>
<context>
    <name>WaitingLine</name>
    <message>
        <source>Under way</source>
        <translation>Em curso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancelled; the event was not opened.</source>
        <translation>Cancelado; o torneio não foi aberto.</translation>
    </message>
    <message>
        <source>Cancelled; nothing has changed.</source>
        <translation>Cancelado; nada mudou.</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>e-boards</source>
        <translation>tabuleiros eletrónicos</translation>
    </message>
</context>
<context>
    <name>WhichKeysDialog</name>
    <message>
        <source>Keys for results</source>
        <translation>Teclas para resultados</translation>
    </message>
    <message>
        <source>{0} is no result with the keys in force. Which keys do you mean?</source>
        <translation>{0} não é um resultado com as teclas em uso. De que teclas se trata?</translation>
    </message>
    <message>
        <source>Nothing was entered: press the key again afterwards.</source>
        <translation>Não se introduziu nada: prima outra vez a tecla depois.</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>sem resultado</translation>
    </message>
    <message>
        <source>{0}: {1} is {2}</source>
        <translation>{0}: {1} é {2}</translation>
    </message>
    <message>
        <source>Keep the keys in force</source>
        <translation>Manter as teclas em uso</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>file is whole</source>
        <translation>ficheiro íntegro</translation>
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
        <translation>O torneio segue as regras da FIDE para programas de torneios.</translation>
    </message>
    <message>
        <source>&amp;Search commands and players…</source>
        <translation>Procurar &amp;comandos e jogadores…</translation>
    </message>
    <message>
        <source>&amp;Explanation beside the page</source>
        <translation>E&amp;xplicação ao lado da página</translation>
    </message>
    <message>
        <source>Large &amp;window for a projector</source>
        <translation>&amp;Janela grande para um projetor</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;First steps, over the demo event</source>
        <translation>&amp;Primeiros passos, sobre o torneio de demonstração</translation>
    </message>
    <message>
        <source>Play a &amp;round</source>
        <translation>Jo&amp;gar uma ronda</translation>
    </message>
    <message>
        <source>&amp;Bring your last event…</source>
        <translation>Tra&amp;zer o seu último torneio…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atalhos de teclado</translation>
    </message>
    <message>
        <source>&amp;About tdapp</source>
        <translation>&amp;Sobre o tdapp</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version</source>
        <translation>Ver se há uma &amp;versão mais recente</translation>
    </message>
    <message>
        <source>NOT IN FIDE MODE</source>
        <translation>FORA DO MODO FIDE</translation>
    </message>
    <message>
        <source>This page has no values to explain</source>
        <translation>Esta página não tem valores para explicar</translation>
    </message>
</context>
<context>
    <name>_Decision</name>
    <message>
        <source>Who goes on: {0}</source>
        <translation>Quem passa: {0}</translation>
    </message>
    <message>
        <source>The decision and its reason stand in the tournament report.</source>
        <translation>A decisão e o seu motivo ficam no relatório do torneio.</translation>
    </message>
    <message>
        <source>Who goes on</source>
        <translation>Quem passa</translation>
    </message>
    <message>
        <source>nobody yet: take the decision back</source>
        <translation>ainda ninguém: retirar a decisão</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>play-off</translation>
    </message>
    <message>
        <source>drawing of lots</source>
        <translation>sorteio</translation>
    </message>
    <message>
        <source>decision of the arbiter</source>
        <translation>decisão do árbitro</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Como</translation>
    </message>
    <message>
        <source>the score of the play-off, or how the lot was drawn</source>
        <translation>resultado do play-off, ou como foi o sorteio</translation>
    </message>
    <message>
        <source>Result or lot</source>
        <translation>Resultado ou sorteio</translation>
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
        <source>First round</source>
        <translation>Primeira ronda</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Última ronda</translation>
    </message>
    <message>
        <source>In rounds</source>
        <translation>Nas rondas</translation>
    </message>
    <message>
        <source>to</source>
        <comment>rounds 1 to 3</comment>
        <translation>a</translation>
    </message>
    <message>
        <source>How strict</source>
        <translation>Com que rigor</translation>
    </message>
    <message>
        <source>Must not meet</source>
        <translation>Não se podem encontrar</translation>
    </message>
    <message>
        <source>The round is not paired otherwise, whatever it costs</source>
        <translation>A ronda não se emparceira de outro modo, custe o que custar</translation>
    </message>
    <message>
        <source>Wished apart</source>
        <translation>Separar se possível</translation>
    </message>
    <message>
        <source>Yields where a round could not be paired</source>
        <translation>Cede quando, de outro modo, uma ronda não se pudesse emparceirar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
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
            <numerusform>%n de {0} jogador recebe outro número.</numerusform>
            <numerusform>%n de {0} jogadores recebem outro número.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_NumbersDialog</name>
    <message>
        <source>Players whose number changes</source>
        <translation>Jogadores cujo número muda</translation>
    </message>
    <message>
        <source>No number changes</source>
        <translation>Nenhum número muda</translation>
    </message>
    <message>
        <source>The numbers are in this order already.</source>
        <translation>Os números já estão por esta ordem.</translation>
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
        <translation>não decidido: Quem passa… na página Rondas</translation>
    </message>
    <message>
        <source>Match for place 3</source>
        <translation>Encontro pelo 3.º lugar</translation>
    </message>
</context>
<context>
    <name>_WindowMenu</name>
    <message>
        <source>Open an event first</source>
        <translation>Abra primeiro um torneio</translation>
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
